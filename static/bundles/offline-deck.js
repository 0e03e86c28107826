(()=>{var Ol=Object.defineProperty;var v=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var Tl=(t,e)=>{for(var n in e)Ol(t,n,{get:e[n],enumerable:!0})};var xr,Nl,S,$=v(()=>{"use strict";({currentScript:xr}=document),Nl=xr instanceof HTMLScriptElement?xr.src:"",S=new URL("\
static/js/",Nl||document.baseURI).href});async function It(t,e,n=wt){let s=await Rl(new URL(`api/${t}`,n),e);if(String(n)===wt.href&&Pl(s!==null&&!Il(s)),!s)return wr();
if(!(s.headers.get("content-type")??"").includes("json")){let i=Cl(s.status);throw new ct(s.status,[{where:"",message:i,
suggestions:[]}])}let r=await s.json().catch(wr);if(!s.ok)throw new ct(s.status,r.errors??[]);return r}async function Rl(t,e){
try{let n=await fetch(t,e);return vl.includes(n.status)?null:n}catch(n){if(Mr(n))throw n;return null}}function kr(t){let e=AbortSignal.
timeout(Ll);return t?AbortSignal.any([t,e]):e}function Il({headers:t}){return t.get("cache-status")?.startsWith("service\
-worker")??!1}function Pl(t){t!==ge.answers&&(ge.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:t}})))}function wr(t){throw Mr(t)?t:new ct(0,[{where:"",message:_l,suggestions:[]}])}function Mr(t){return t instanceof
DOMException&&t.name==="AbortError"}function oe(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
e.map(([n,s])=>[n,String(s)]))}function Dt(t){return t instanceof Error?t.message:String(t)}var ct,wt,ge,vl,Ll,_l,Cl,Ut=v(
()=>{"use strict";$();ct=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=
n}},wt=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),ge={answers:!0},vl=[502,504],Ll=5e3,_l="No response could be read. \
Your input is still here; check your connection and try again.",Cl=t=>`The server answered with ${t}.`});function dt(t){return"kind"in t&&t.kind===ze}function At(t){return dt(t)?t.meta:t.layout.meta}function dn(t){return dt(t)?
t.meta.height??0:t.layout.height}var ze,Ye=v(()=>{"use strict";$();ze="network"});function xe(t){let e="";for(let n of t)e+=String.fromCharCode(n);return btoa(e)}function we(t){return Uint8Array.from(atob(
t),e=>e.charCodeAt(0))}var ke=v(()=>{"use strict";$()});function Ke(t){if(Array.isArray(t))return Ph(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=Ih[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(we(t.bdata).buffer),s=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function Ph(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Me({values:t,
shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:Wh(t,n*o,(n+1)*o),shape:s}}function li({values:t,shape:e}){
return e.length<2?t:vs({values:t,shape:e})}function vs(t){return Array.from({length:t.shape[0]??0},(e,n)=>Me(t,n).values)}
function Wh(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}var Ih,Ls=v(()=>{"use strict";$();ke();Ih={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function Cs(t){return typeof t=="string"?Number(t.replace("inf","Infinity")):t}function Fh({shape:t}){return t.reduce((e,n)=>e*
n,1)}function fi(t,e,n){let{op:s,of:o=[],groups:r}=e,[i=0,a=0]=o;if(s==="view")return[[i,Hh(e,n)]];if(s==="join")return[
jh(t,o,n)];if(s==="collect")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(
-1)??1],[h,u]=[Math.floor(n/l),n%l],f=Math.floor(h/(e.shape.at(-2)??1))*c*l;return hi(c).flatMap(d=>[[i,h*c+d],[a,f+d*l+
u]])}if(s==="softmax"||s in _s){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=hi(c).map(u=>[i,l*c+u]);
return o.length>1?[...h,[a,0]]:h}return o.map(c=>[c,t[c]?.shape.length?n:0])}function mi({values:t=0},e){return Cs(Array.
isArray(t)?t[e]??Number.NaN:t)}function di(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function gn(t,e=1){
let n=Math.max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function Hh({shape:t,offset:e=0,
strides:n,index:s},o){if(s)return s[o]??0;let[r,i]=[e,o];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),
i=Math.floor(i/c)}return r}function jh(t,e,n){let s=n;for(let o of e){let r=Fh(t[o]??{op:"",shape:[]});if(s<r)return[o,s];
s-=r}throw new RangeError(`No operand has the element ${n}.`)}function hi(t){return Array.from({length:t},(e,n)=>n)}function Gh(t){
let e=Math.floor(t);return t-e!==.5?Math.round(t):e%2?e+1:e}function Bh(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[
t,t];for(let s=1;Math.abs(n)>Math.abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var ui,
_s,yn=v(()=>{"use strict";$();ui={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**
e,maximum:Math.max,minimum:Math.min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=
e),equal:(t,e)=>+(t===e),not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.
sqrt,sign:Math.sign,floor:Math.floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Gh(t*
10**e)/10**e,sin:Math.sin,cos:Math.cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+Bh(t/Math.SQRT2))},_s=
{sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)}});function gi({data:t,layout:e},n){let{parts:s=[]}=e.meta,o=Rs(e.meta,n);for(let r of s){let i=t[r.trace];"lines"in r?Object.
assign(i,qh(o(r.lines),n[r.row],r)):i[r.attribute]=li(o(r.is))}}function Rs(t,e){let n=Dh(t),s=Object.fromEntries((t.choices??
[]).map(({name:a,values:c})=>[a,e[a]===bn?bn:c.indexOf(e[a]??"")])),o=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let h of c){let u=s[h]??0;u!==bn&&(l=Me(l,u))}return l},r=([a,c])=>{let[{values:l},
{values:h,shape:u}]=[i(a),i(c)];return{values:Float64Array.from(h,(d,p)=>d*Number(l[p%l.length])),shape:u}},i=a=>{if("ta\
ke"in a)return o(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?Vh(i(a.
softmax),a):"product"in a?r(a.product):Uh(r(a.dots),a.over)};return i}function Dh(t){let e=pi.get(t);return e||(e=Object.
fromEntries(Object.entries(t.arrays??{}).map(([n,s])=>[n,Ke(s)])),pi.set(t,e)),e}function Uh(t,e){let[n=0]=t.shape;return{
values:Float64Array.from({length:n},(o,r)=>yi(Me(t,r).values)).map(o=>o/e),shape:[n]}}function Vh({values:t,shape:e},{temperature:n,
mask:s}){let o=Array.from(t,(a,c)=>s&&!s[c]?-1/0:a),r=gn(o,n),i=yi(r);return{values:Float64Array.from(r,a=>a/i),shape:e}}
function yi(t){let e=0;for(let n=0;n<t.length;n+=1)e+=Number(t[n]);return e}function qh({values:t,shape:e},n,{above:s,to:o}){
let r=[],i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==bn&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=s||u>
o||(r.push(0,1,null),i.push(l,h,null))}return{x:r,y:i}}var bn,pi,Is=v(()=>{"use strict";$();Ls();yn();bn="all",pi=new WeakMap});function ki(t,e){let{table:n}=At(t);if(n&&"rows"in n)return[n];if(dt(t))return[];let{data:s,layout:o}=t,r=n?[zh(n,Rs(o.meta,
e),e)]:[];return n&&!n.beside?r:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Kh(o,a)),...r]}function Ae({columns:t,
rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Ws("th",r,"col")));let o=n.
createTBody();for(let[r,...i]of e)o.insertRow().append(Ws("th",r,"row"),...i.map(a=>Ws("td",a)));return n}function xn(t){
let e=s=>s.map(Qh).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}function zh(t,e,n){let{columns:s,labels:o}=t;if("values"in t){let c=t.values.map(l=>e(l).values);return{columns:s,rows:o.
map((l,h)=>[l,...c.map(u=>u[h])])}}let r=e(t.matrix),i=r.shape.length<2?[r.values]:vs(r),a=i.length===o.length?o:[Yh(t,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Yh({labels:t,matrix:e},n){let s="at"in e?e.at.at(-1):
void 0;return t[Number(n[s??""])]??""}function Kh(t,e){let n=Ke(e.z??[]),s=xi(t,e,"y").map((o,r)=>[o,...Array.from(Me(n,
r).values)]);return{columns:[e.name??"",...xi(t,e,"x")],rows:s}}function xi(t,e,n){let s=e[n];if(Array.isArray(s))return s.
map(c=>wi(String(c)));let o=t[`${n}axis`],i=t[`${n}axis${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;
if(i)return i.map(wi);let{shape:a}=Ke(e.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function wi(t){return t.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Qh(t){if(t==null)return"";if(typeof t=="n\
umber")return String(t);let e=t.replace(Jh,"$1'").replace(Zh,"'"),n=Xh.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function Ws(t,e,n){let s=document.createElement(t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&
!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}var Xh,Jh,Zh,wn=v(()=>{"use strict";$();Ls();Ye();Is();Xh=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
Jh=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Zh=/^(?=[\t\r\n])/});function Ai(t,e,n){switch(e.kind){case"head":return tu(t,e,n.architecture);case"mask":return eu(t,e.visit,n.visits);case"\
skip":return nu(t,e);case"residuals":return ru(t);case"gate":return su(t,e);case"temperature":return ou(t,e)}}function tu({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=t==="all"?a:t,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,p])=>u===d&&f===p));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function eu({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
i=>i!==o):[...t,o].sort((i,a)=>i-a);return r.length?{...e,mask_visits:r}:e}function nu({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(i=>i.layer!==n||i.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function su({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function ou(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function ru({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
function Ei(t){return Object.entries(t).flatMap(([e,n])=>{let s=iu,o=Object.hasOwn(s,e)?s[e]?.(n,t):"";return o?[{key:e,
text:o}]:[]})}var Mi,iu,Fs=v(()=>{"use strict";$();Mi=t=>t.map(e=>e+1),iu={gate:t=>`gate forced to ${t}`,only:t=>`${t} o\
nly`,attention_temperature:t=>`attention temperature ${t}`,pointer_temperature:t=>`pointer temperature ${t}`,scaling:()=>"\
no division by √k",pointer_scaling:()=>"no division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no s\
inusoidal table",position_from_end:()=>"no position from the end",residuals:()=>"no residual connections",layer_norm:()=>"\
no layer norms",remove_heads:(t,{replace_with:e})=>`${t==="all"?"every head":t.map(([s,o])=>`L${s} H${o}`).join(", ")} ${e===
"mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",skip:t=>`${t.map(({layer:n,part:s})=>`${s.replace("_","-")}\
 of layer ${n}`).join(", ")} skipped`,without_features:t=>`without ${t.join(", ")}`,mask_visits:t=>`visit${t.length>1?"s":
""} ${Mi(t).join(", ")} masked`,order:t=>`order ${Mi(t).join(" ")}`}});function Si(t,e){return Ei(t).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{e(Object.
fromEntries(Object.entries(t).filter(([i])=>i!==n)))}),o.append(r),o})}var Oi=v(()=>{"use strict";$();Fs()});function ie(t,e,n){let s=Hs(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function Hs(t,e,n){
let s=t.querySelector(e);return s&&Ni(s,n)?s:null}function lt(t,e,n){return[...t.querySelectorAll(e)].filter(s=>Ni(s,n))}
function Ti(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function js({target:t}){return t}function Ni(t,e){return t instanceof
(e??HTMLElement)}var kn=v(()=>{"use strict";$()});function vi(t){return Mn!==null&&Object.hasOwn(Mn,t)}async function Li(t,e=wt){return Ee?It(`models/${encodeURIComponent(
t)}/vocabulary`,{},e):JSON.parse(new TextDecoder().decode(await Ri(t,"vocabulary")))}async function _i({id:t,weights:e},n,s=wt){
if(!Ee)return Ri(t,"weights",n);let o=`api/models/${encodeURIComponent(t)}/weights/${e?.sha256}`;return Ii(new URL(o,s),
"weights",n)}async function Ci(t,{weights:e}){if(!e||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.
subtle.digest("SHA-256",t))].map(o=>o.toString(16).padStart(2,"0")).join("")!==e.sha256)throw new Error("The weights wer\
e damaged on their way. Load the page again.")}async function Ri(t,e,n=!1){let s=Mn?.[t]?.[e];if(!s)throw new Error(`Thi\
s page holds no ${e} of ${t}.`);if(!s.startsWith("#"))return Ii(new URL(s,document.baseURI),e,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return we(o.trim()).buffer}async function Ii(t,e,n){let s=await fetch(t,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${e} could not be fetched (${s.status}).`);return s.arrayBuffer()}function au(t){
let e=Hs(document,`script#${t}`,HTMLScriptElement);return e&&JSON.parse(e.textContent??"")}var Mn,Ee,Gs=v(()=>{"use stri\
ct";$();Ut();ke();kn();Mn=au("model-files"),Ee=Mn===null});function Xe(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(we(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function Bs({tensors:t,weights:e,...n}){let s=Object.entries(t).map(
([o,{values:r,shape:i}])=>[o,{dtype:"<f4",shape:i,data:xe(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var An=v(()=>{"use strict";$();ke()});function hu({prediction:{name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(
1)} %`}function Fi({prediction:t},{prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??
e.name}, `,r=Math.round(1e3*t.probability)-Math.round(1e3*e.probability);return{value:`${o}${(100*e.probability).toFixed(
1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function Ds(t,e){t.textContent=
e?hu(e):"…";let{location:n,probability:s}=e?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.
engine}))r===void 0?delete t.dataset[o]:t.dataset[o]=String(r)}function uu(t){let e=Object.entries(t).map(([n,s])=>[n,s!==
null&&typeof s=="object"?JSON.stringify(s):s]);return oe(Object.fromEntries(e))}var cu,Pi,lu,Wi,En,Us=v(()=>{"use strict";
$();Ut();Gs();An();cu=["browser","server"],Pi=20,lu="static/bundles/browser-model.js",Wi={address:new URL("../bundles/br\
owser-model.js",S).href,load(t){let e=null,n=o=>{e=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",
{detail:n})),e?Promise.resolve(e):String(t)===wt.href?import(Wi.address):import(new URL(lu,t).href)}};En=class{#n;#t;#e;#o=null;#s=null;#i=!1;draws=!1;sharesWeights=!0;constructor(e,n=null,s=wt){
this.#n=e,this.#e=s,this.#t=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&cu.includes(e)?e:null,
Ee||(this.choice="browser"),this.obstacle="",this.#s||(this.#o=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#a(this.#s,e);if(!Ee)throw new ct(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?kr(n):n;try{return{...await this.#r(e,o),engine:"server"}}catch(r){if(!(r instanceof
ct&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#s)return this.#a(this.#s,e);throw this.choose(
this.choice),r}}async searchPlaces(e){if(Ee||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(e,Pi).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await It(
`${this.#t}/locations?${oe({q:e,limit:Pi})}`,{},this.#e);return n}async prepare(){try{this.#o??=this.#c(),this.#s=await this.#o}catch(e){
this.#i=!0,this.obstacle=Dt(e)}}#a(e,n){try{return{...e.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new ct(
422,o):s}}async#r(e,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/vi\
ews/network?${uu(e)}`,{trace:r}=await It(o,{...n&&{signal:n}},this.#e);return Xe(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(e),...n&&{signal:n}};return It(`${this.#t}/explain?encoding=base64`,s,this.#e)}async#c(){
let e=await Li(this.#n,this.#e);if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([Wi.load(this.#e),_i(e,this.#i,this.#e)]),o=new n(e,s);return await Ci(
s,e),o}}});var fu,Sn,Hi=v(()=>{"use strict";$();Oi();Us();fu={browser:"Computed in this browser.",server:"Computed in Python."},Sn=
class{#n;#t=document.createElement("output");#e=document.createElement("span");#o=document.createElement("ul");#s=document.
createElement("button");#i=document.createElement("span");#a=document.createElement("p");engine="server";constructor(e){
this.#n=e,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#e.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#s.type="button",this.#s.textContent="as \
learned",this.#s.title="Take all changes back",this.#s.addEventListener("click",()=>e({})),this.#i.className="quiet",this.#a.
className="view-failure",this.#a.setAttribute("role","alert"),this.root.append(this.#t,this.#e,this.#o,this.#s,this.#i,this.#a)}show(e,n,{
learned:s,isCompared:o,note:r}){this.engine=e.engine,Ds(this.#t,e),this.#t.title=fu[e.engine];let{value:i,change:a}=s?Fi(
e,s):{value:"",change:""};this.#e.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",o),
this.#c(n),this.#r(r),this.fail("")}wait(e,n){Ds(this.#t,null),this.#e.textContent="",this.#c(e),this.#r(n),this.root.hidden=
!1,this.#a.hidden=!0}fail(e){this.#a.textContent=e,this.#a.hidden=!e,e&&(this.root.hidden=!1)}#r(e){this.#i.textContent=
e,this.#i.hidden=!e}#c(e){let n=this.root.contains(document.activeElement),s=Si(e,this.#n);this.#o.replaceChildren(...s),
this.root.hidden=this.#s.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#s.focus()}}});function Gi(t,e,n){return{kind:ze,get trace(){return Bs(e)},get before(){return n&&Bs(n)},meta:{...t,summary:du(e,n),table:{
columns:mu,rows:pu(e)}}}}function ji({prediction:{location:t,name:e},places:n}){return n[t]?.label??e??`#${t}`}function du(t,e){
let{probability:n,from_pointer:s,from_generation:o}=t.prediction,r=n?`${ji(t)} leads with ${On(n)}: ${On(s)} copied by t\
he pointer, ${On(o)} from the generation head.`:"No known place has any probability.";return e?`${r} Compared with: ${ji(
e)} with ${On(e.prediction.probability)}.`:r}function pu(t){let{pointer:e,generation:n,final:s}=t.location_probabilities,
o={pointer:e,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>t.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...t.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[t.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}
var mu,On,Bi=v(()=>{"use strict";$();Ye();An();mu=["place","pointer","generation head","probability"];On=t=>`${(100*t).toFixed(
1)} %`});function bu(t){return"tensors"in t}function $u(t,e){let n=JSON.stringify([e,t]),s=Di.get(n)??new En(t,null,e??wt);return s.
draws=!0,Di.set(n,s),s}var gu,yu,Di,Tn,Ui=v(()=>{"use strict";$();Hi();Ut();Fs();Us();Gs();Bi();gu="Loading the network \
…",yu="Waiting for the server …",Di=new Map,Tn=class{#n;#t;#e=null;#o=null;#s=null;#i=null;#a=null;#r={};#c={};#h=[];#p=[];#d=0;#b=0;constructor(e,n){
this.#n=e,this.#t=n,this.bar=new Sn(o=>this.#$(o));let{drawn:s}=e;s.addEventListener("focusin",()=>this.#M());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#M()});
for(let o of[e.root,this.bar.root])o.addEventListener("keydown",r=>this.#l(r))}get text(){return Object.keys(this.#r).length?
JSON.stringify(this.#r):null}begin(e,n,s){this.#d+=1,cancelAnimationFrame(this.#b),this.#o=e,this.#s=n,this.#a=s,this.#r=
this.#c=n.interventions,this.#i=this.text?null:n,this.#h=[],this.#p=[];let o=this.#t.server(),r=n.notation!==null&&(o!==
null||vi(n.model));this.#e=r?$u(n.model,o):null,r?this.#n.hooks.act=i=>this.#m(i):delete this.#n.hooks.act,this.#f(n,"se\
rver")}follows(e){if(e===(this.text??""))return!0;let n=this.#t.server()===null||this.#e?.isInBrowser;if(!this.#e||!n)return!1;
try{return this.#$(Object(JSON.parse(e||"{}"))),!0}catch{return!1}}#M(){this.#e?.prepare()}#m(e){if(!this.#s)return;let n=Ai(
this.#c,e,this.#s);"isDone"in e&&!e.isDone?this.#A(n):this.#$(n)}#A(e){cancelAnimationFrame(this.#b),this.#b=requestAnimationFrame(
()=>{let s=this.#e?.model?.trace(this.#u(e));s&&(this.#n.show(s,this.#a??this.#i),this.#f(s,"browser",e))})}#$(e){this.#h.
push(this.#c),this.#p=[],this.#O(e)}#l(e){let n=e.key.toLowerCase();!this.#e||!(e.ctrlKey||e.metaKey)||!["z","y"].includes(
n)||(e.preventDefault(),n==="y"||e.shiftKey?this.#x(this.#p,this.#h):this.#x(this.#h,this.#p))}#x(e,n){let s=e.pop();s&&
(n.push(this.#c),this.#O(s))}async#O(e){let n=this.#e;if(!n)return;cancelAnimationFrame(this.#b),this.#c=e,this.#d+=1;let s=this.#d,
o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(e,o?gu:yu),this.#t.resized();try{await n.prepare();let r=Object.
keys(e).length>0,{engine:i,...a}=await this.#T(n,e),c=r&&!this.#a;if(c&&(this.#i??=await this.#T(n,{})),s!==this.#d||!this.#o)
return;let l={...a,interventions:e},h=this.#a??(c?this.#i:null);this.#s=l,this.#r=e,r||(this.#i=l),this.#f(l,i);let u=Gi(
this.#o,l,this.#a);this.#t.answered({figure:u,trace:l,before:h,interventions:e})}catch(r){if(s!==this.#d||!this.#s)return;
n.choose(n.choice),this.#c=this.#r,this.#n.show(this.#s,this.#a??(this.text?this.#i:null)),this.#f(this.#s,this.bar.engine),
this.bar.fail(Dt(r)),this.#t.resized()}}async#T(e,n){let s=await e.explain(this.#u(n));if(!bu(s))throw new Error("The se\
rver gave no trace of this network.");return s}#u(e){let{notation:n,user:s,predict_at:o,location_probabilities:r}=this.#s;
return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(e).length?e:null}}#f(e,n,s=this.#r){
let{sharesWeights:o=!0,obstacle:r=""}=this.#e??{},i=Object.keys(s).length>0;this.bar.show({...e,engine:n},s,{learned:i&&
!this.#a?this.#i:null,isCompared:this.#a!==null,note:o&&r?`This browser cannot compute: ${r}`:""})}}});function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(xu)}}function Nn(t){return t==null||t===!1?null:String(typeof t=="number"?ae(t):t)}function ae(t){return Math.round(
t*100)/100}function Vt(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(ae),[c,l,h]=[t,n,(t+n)/2].map(ae);return`M${c} ${o}\
C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Vs(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],
s[1]].map(ae),[c,l,h]=[t,n,(t+n)/2].map(ae);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h} ${r} ${h}\
 ${r} ${c}Z`}function Vi(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(ae),[c,l]=[t,n].map(ae);return`M${o} ${c}Q${o} ${i}\
 ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function xu(t){return t!=null&&t!==!1&&t!==""}var B=v(()=>{"use strict";$()});function U(t,e,n=!1){let s=0;for(let o of t)s+=qs(o);return s*e*(n?1.06:1)}function qs(t){return wu.test(t)||t===" "?.29:
ku.test(t)?.87:Mu.test(t)?.65:.55}function st(t,e,n,s=!1){if(U(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-qs("…"),r="";
for(let i of t){if(o-=qs(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function vn(t,e,n,s,o=!1){let r=[],i="",a=t.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||U(h,n,o)<=e){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,st(i,e,n,o)]}function O(t,e=0){let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.
toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function T(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.
toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function vt(t){let e=Math.round(t);if(e<60)return`${e}\
 min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ht(t){let e=n=>String(Math.
floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var wu,ku,Mu,bt,V=v(()=>{"use strict";$();wu=/[ijlI.,:;'|!()[\]]/,
ku=/[mwMW%@—…]/,Mu=/[A-ZÄÖÜ0-9+=<>]/;bt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Je({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?null:t.hasVisitsOf(e)?e.pointerWeights:
null}function Ln(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=Je(t),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),a=[...qi(e),...qi(n)],c=[...new Set(a)].flatMap(h=>Eu.map(u=>[
e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function qi({trace:t,locations:e}){let n=t.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=t.location_probabilities;return[...e,...[...s,...o??[]].map(({location:r})=>r)]}
function _n({key:t,now:e,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(e-n)<Au)return null;let a=e>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${t}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function Cn(t,e,n){return`${O(t,1)}; ${n} ${O(e,1)}`}var Au,Eu,Se=v(()=>{"use strict";$();B();V();Au=.6,Eu=["pointer",
"generation"]});function Lt(t,e){for(let{kind:n,pattern:s}of Su){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Ou(i,e)?i:null}return null}function Ou({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function it(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function Et(t,e){return t?.kind===
"place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var Su,gt=v(()=>{"use strict";$();Su=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Ki(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Lt(i,e);if(r==="gate")return vu(t,n);if(r==="attention_temperat\
ure")return Yi(t,e,"attention");if(r==="pointer_temperature")return Yi(t,e,"pointer");if(!s||a?.kind!=="visit"||r||t.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Cu(t,c,e,h,l):Lu(t,n,h)}function Xi({pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||e==="touch")return null;let a=!1;
return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=Ys,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Ks({trace:t},e,n){let s=(t.interventions[`${e}\
_temperature`]??1)*2**n,{least:o,most:r}=Nu;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function vu({pointerId:t},e){
let n=0;return{pointer:t,follows:!0,to({type:s,clientX:o,clientY:r},i){let a=e.querySelector(".gate-frame")?.getBoundingClientRect();
if(!a)return null;let l=a.height>a.width?(r-a.top)/a.height:(o-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}function Yi({pointerId:t,clientX:e},n,s){let o=!1;return{
pointer:t,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-e)>=Ys,!o)return null;let a=Ks(n,s,(r-e)/Tu);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Lu({pointerId:t,clientY:e},n,s){let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-e)>=Ys,!r)return null;let c=Math.sign(_u(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function _u(t,e){let s=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-e)});return s.indexOf(Math.min(...s))}function Cu({pointerId:t,clientX:e},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-e)>=2,!l)return null;let d=zs*
Math.round((u-e)/c*zi/zs),p=r==="time"?Math.min(zi-zs,Math.max(0,i+d)):Math.max(0,a+d);return p===h&&!f?null:(h=p,{kind:r,
visit:o,minutes:p,isDone:f})}}}var Ys,zi,zs,Tu,Nu,Ji=v(()=>{"use strict";$();gt();Ys=5,zi=1440,zs=5,Tu=60,Nu={least:.1,most:10}});function Pt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(t[e])&&(e=n);return e}var Ru,Oe,Ze=v(()=>{"use str\
ict";$();Ru=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],Oe=class{constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=e.
visits.length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=e.gate.value,this.locations=e.visits.map(({location:i})=>i)}wordsFor(e){return e.words?e.words:e.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))e=Math.max(e,o);return e||1}get slices(){return Ru.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#o(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(
...e)))||1}stream(e){let n=`layers.${e}`,s=i=>this.isSkipped(e,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let e=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.category??null}}answer(e,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(
d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.includes(d)),...r].map(d=>this.#n(
d)),h=d=>l.reduce((p,y)=>p+y[d],0),u=this.#e(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#n(e){return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointe\
r",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e===
"final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(i=>i.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#t(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#t(
"final",e)?this.probabilityOf("final",e):null}#t(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#e(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#e(e){return this.trace.architecture.locations-1-e.length}#o(e){let n=this.values(e),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}}});function Wt(t,e){for(let[s,o]of Iu){let r=o.exec(t??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,e),...i};return Wu(a,e)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Pu(s,o,e)??a,number:null,location:s===
"generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Pu(t,{layer:e=0,head:n=0},s){
return t==="pointer"&&s.hasPointer?Pt(s.pointerWeights):t==="head"&&e<s.layers&&n<s.heads?Pt(s.lastRow(e,n)):null}function Wu({
kind:t,layer:e,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return t===
"head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||t==="gate"&&!a.hasGate?!1:e<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Zi(t,e){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=t,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.visit+1}`}}function Xs(t){let e=t.
split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Js(t,e,n){let s=Wt(t,n),[o,r]=Fu[e]??[0,0];if(!s||o===0&&r===
0)return null;let i=Hu(s,o,r,n);return i!==null&&Wt(i,n)?i:null}function Hu(t,e,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let f=r*s.heads+i+e;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let p=f.findIndex(({location:g})=>g===
t.location),y=p<0||n===0?void 0:f[p+n];return y?`${d}.${y.location}`:null}}var Iu,Fu,Te=v(()=>{"use strict";$();Ze();Iu=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Fu={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function I(t){return t.stage.type/13}function q(t,e,n="label"){let s=n==="title"||n==="strong";return Qs*U(Qi(e),Zs[n]*I(
t),s)}function Qi(t){return t.replaceAll("−","+")}function H(t,e,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:st(s,a/Qs,Zs[o]*I(t),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function G(t,{x:e,y:n,width:s},o,r="label"){let i=Zs[r]*I(t),a=U(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((p,y)=>p+Du(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Bu(e,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function F(t){return t.
split(" ").map(e=>[{text:e}])}function Bu(t,e,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:t,y:e},a)}function Du({text:t,kind:e="",isRaised:n=!1},s){let o=(n?ju:1)*(e.includes("math")?Gu:1);return Qs*
U(Qi(t),s*o,e.includes("strong"))}var Zs,ju,Qs,Gu,ut=v(()=>{"use strict";$();B();V();Zs={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},ju=.78,Qs=1.07,Gu=1.12});function qt(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*Rn);for(let l=0;l<Rn;l++){let h=l/(Rn-1);for(let u of[0,1,2])
r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let i=new Uint8Array(o*(e+1));for(let l=0;l<o;l++)for(let h=0;h<e;h++){let u=Math.
min(1,Math.max(0,Number(t[l*e+h])||0));i[l*(e+1)+1+h]=Math.round(u*(Rn-1))}let a=[...Pn(e),...Pn(o),8,3,0,0,0],c=[...Uu,
...In("IHDR",a),...In("PLTE",r),...In("IDAT",qu(i)),...In("IEND",[])];return`data:image/png;base64,${xe(c)}`}function In(t,e){
let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),s=4294967295;for(let o of n)s=Number(Vu[(s^o)&255])^s>>>8;return[
...Pn(e.length),...n,...Pn(~s)]}function qu(t){let e=[120,1];for(let o=0;o<t.length;o+=to){let r=t.subarray(o,o+to),i=o+
to>=t.length,[a,c]=[r.length&255,r.length>>8];e.push(Number(i),a,c,a^255,c^255,...r)}let[n,s]=[1,0];for(let o of t)n=(n+
o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>8,n&255]}function Pn(t){return[24,16,8,0].map(e=>t>>>e&255)}var Uu,Rn,to,
Vu,Qe=v(()=>{"use strict";$();ke();Uu=[137,80,78,71,13,10,26,10],Rn=256,to=65535,Vu=Uint32Array.from({length:256},(t,e)=>{
let n=e;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n})});function sa(t,e,n){let{width:s,height:o}=t.stage.size,r=I(t),i=Math.min(zu*r,.035*s),a=Yu(t,e,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":e.name},a.marks,oa(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function oa(t,e,n){let s=n*(t.length-1),o=t.reduce((f,{least:d})=>f+
d.width,s),r=t.reduce((f,{least:d})=>f+d.height,s),i=t.every(({least:f})=>f.height<=e.height),a=t.every(({least:f})=>f.width<=
e.width);if(t.length>1&&!(o<=e.width&&i)&&!(r<=e.height&&a)){let f=t.reduce((d,p)=>p.rank>d.rank?p:d);return oa(t.filter(
d=>d!==f),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=e;return t.map(f=>{let d=(f.
share??1)/l,p=c?{x:h,y:u,height:e.height,width:f.least.width+d*(e.width-o)}:{x:h,y:u,width:e.width,height:f.least.height+
d*(e.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:f,box:p}})}function Y(t,{x:e,y:n,width:s,height:o},r,i=r){let a=I(
t),c=q(t,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,height:o,rx:10*a}),H(t,e+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function X(t,{x:e,y:n,width:s,height:o}){let r=I(t);return{x:e+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function ft(t,e,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=I(t),c=q(t,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:e,y:n-15*a,width:c,
height:30*a,rx:15*a}),H(t,e+(r?12:2)*a,n+4.5*a,s)),width:c}}function Yu(t,e,n){let{width:s,height:o}=t.stage.size,r=I(t),
i=Zi(e,t.reading),a=Ku(t,i,n),c="goes back",l=46*r+q(t,c,"small"),h="You are here",u=q(t,h,"small")+10*r,f=s-n,d=f-a.end-
20*r,p=o>=560*r&&no(t,eo*r)>d,y=p?ea(t,f-n-u):ea(t,d,na*2),g=y?no(t,y):0,b=p||d-g>=u,k=p?d:d-g-(b?u:0),x=(p?46:8)*r+(eo*
r-(y??0))/2;return{height:(p?ta+36:ta)*r,marks:[a.marks,k>=l+16*r&&[m("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,
height:22*r,rx:5*r}),H(t,a.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),H(t,a.end+58*r,25.5*r,c,{kind:"small"})],
y!==null&&b&&H(t,f-g-10*r,(p?64:26)*r,h,{kind:"small",anchor:"end"}),y!==null&&m("g",{key:"thumbnails"},Xu(t,e,f-g,x,y))]}}
function Ku(t,e,n){let s=I(t),o=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of e.entries()){let h=a===e.length-
1,u=h?"strong":"label",f=Math.min(q(t,l,u),Math.max(20*s,n+o-r));if(i.push(m("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),H(t,r,26*s,l,{kind:u,width:f+1}))),
r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function ea(t,e,n=na){let s=I(t);for(let o=eo;o>=n;o--)if(no(t,o*s)<=e)return o*s;return null}
function no(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*I(t)))+2.2*e}function Xu(t,e,n,s,o){let{reading:r}=t,
i=I(t),a=[],c=n;for(let b=0;b<r.layers;b++){for(let x=0;x<r.heads;x++){let w=r.weights(b,x),A=Math.max(...w)||1,L=r.isRemoved(
b,x)||r.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${L?", switched off":""}`,c,o,[
m("image",{key:"map",class:"map",href:qt(w.map(M=>M/A),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"no\
ne",opacity:L?.2:1})])),c+=o+2}let k=.4*o;a.push(g(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,
.9],[.7,1]].map(([x=0,w=0],A)=>m("rect",{key:`line ${A}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(k-4)*w),height:Math.
max(1,.12*o)}))])),c+=k+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+1.2*o;r.hasPointer&&a.push(g("pointer","Pointe\
r",c,1.2*o,[m("path",{class:"pointer",d:Vt(c,[l-f,l],d,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(g("generation","G\
eneration",c,1.2*o,[m("path",{class:"generation",d:Vt(c,[l,l+f],d,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(g("gate","Ga\
te",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:d+1,
y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:p}=r.trace.prediction,y=d+.3*o;return a.push(g(
`places.${p}`,`Answer: ${r.nameOf(p).label}`,y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),
a;function g(b,k,x,w,A,[L,M]=[s,o]){let E=e.name===b||e.name.startsWith(`${b}.`),N=b.includes("heads");return m("g",{key:b,
class:`part thumb${E?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":k,"aria-current":E?"true":null},A.flat(),
m("rect",{key:"frame",class:N||E?"thumb-frame":"ground",x,y:L,width:w,height:M,rx:2}),m("title",{},k))}}var zu,ta,eo,na,
_t=v(()=>{"use strict";$();Te();ut();B();Qe();zu=20,ta=46,eo=28,na=9});function zt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=I(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=aa(f),p=new Map([...r].map(N=>[N,T(f[N]??0,d)])),y=[...p.values()].some(N=>q(
t,N,"tiny")>h+2*c),g=p.size>0&&!y?ra*c:1,b=y?ra*c:0,[k,x]=s.extent??Wn(f),w=Ju(e.height-b,k,x,g),A=w>0?Math.max(g,k*w):(e.
height-b)/2,L=e.y+b+A,M=f.map((N,C)=>{let _=Math.abs(N)*w,W=C===i;return m("rect",{key:`bar ${C}`,class:`bar ${o}${N<0?"\
 negative":""}${W?" chosen":""}`,x:e.x+C*h+u/2,y:N<0?L:L-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&m("title",{},
a(C)))}),E=[...p].map(([N,C])=>H(t,e.x+ia((N+.5)*h,q(t,C,"tiny")/2,e.width),y?e.y+9*c:L+(Number(f[N])<0?-3:10.5)*c,C,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.x} ${L}\
H${e.x+e.width}`}),M,E]}function Ju(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(0,t-
s)/Math.max(e,n)}function Ne(t,e,n,s,o=null){let r=n.length,i=s/r,a=1.5*I(t),c=e.map(aa),l=Array.from(n,(p,y)=>Math.max(
...e.map((g,b)=>q(t,T(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((p,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(g=>Math.abs(f(g)-f(p))>=d(p)+d(g)+a)&&u.add(p);
return u;function f(p){return ia((p+.5)*i,d(p),s)}function d(p){return l[p]??0}}function ia(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Wn(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function aa(t){let e=Math.
max(...Wn(t));return e>=99.5?0:e>=.95?1:2}var ra,tn=v(()=>{"use strict";$();ut();B();V();ra=13});function ce(t,e,n,{chosen:s=null,open:o}={}){let r=I(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(q(t,k.title,"strong"),c?q(t,k.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*e.width),f=e.x+u,d=e.width-u-l,p=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-ca*r-p)},g=n[0]?.values.length??1,b=d/
g;return[n.map(({key:k,title:x,says:w,values:A,colour:L,open:M},E)=>{let N=e.y+E*a,C=i?N+12*r:N+a/2+(c?-2:4)*r,_=i?e.width:
u-8*r,W=q(t,x,"strong")+10*r;return m("g",{key:k,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+8*r,height:a,
rx:4}),H(t,e.x,C,x,{kind:"strong",width:_,key:"title"}),i&&H(t,e.x+W,C,w,{kind:"small",width:e.width-W,key:"beside"}),c&&
H(t,e.x,C+15*r,w,{kind:"small",width:_,key:"says"}),zt(t,{...y,y:N+p+ca/2*r},A,{colour:L,chosen:s,exact:R=>`${x}, number\
 ${R+1}: ${T(Number(A[R]),4)}`}),s!==null&&H(t,e.x+e.width,N+p+(a-p)/2+4.5*r,T(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:g},(k,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:e.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:w,values:A})=>`${w}: ${T(Number(A[x]),3)}`).join(`
`)))))]}var ca,Fn=v(()=>{"use strict";$();tn();ut();B();V();ca=8});function la(t){let e=ef(t??"").map(nf);for(let n=tf;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=so.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function ef(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function nf(t){let e=t.replace(/s$/,"");return Qu.has(e)?e:t}var ha,Zu,so,Qu,tf,ua=v(()=>{"use strict";$();ha={pin:"M\
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
Zu={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},so=new Map(Object.entries(
Zu).flatMap(([t,e])=>e.map(n=>[n,t]))),Qu=new Set([...so.keys()].flatMap(t=>t.split(" "))),tf=Math.max(...[...so.keys()].
map(t=>t.split(" ").length))});function $t(t,e,n,s){let o=s/sf;return m("path",{key:"icon",class:"icon",d:ha[la(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var sf,le=v(()=>{"use strict";$();ua();B();
sf=24});function D(t,e){let n=t.visits[e];return n?`${n.label}, ${Yt(t,e)}`:""}function he(t,e){return t.visits[e]?.label??""}function oo(t){
return t>0&&t<5e-4?"<0.1 %":O(t,1)}function Yt(t,e){let n=t.visits[e];return n?`${bt[n.weekday]} ${ht(n.start_minute)}`:
""}function ma(t,e){return vt(t.visits[e]?.duration_minutes??0)}function da(t,e,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=t,l=I(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,d=e.y+17*l,p=Math.max(...n)||1,y=Math.
max(0,f-d)/p,g=L(fa(n,r).map(M=>({visit:M,half:q(t,w(n[M],M),M===r?"strong":"tiny")/2}))),b=L(fa(n,r).map(M=>({visit:M,half:q(
t,A(M),M===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:M},E)=>{let N=k(E),C=E===r,_=Number(n[E])*y;return m("g",{key:`visit ${E}`,class:`part choice${C?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${D(c,E)}: weight ${O(Number(n[E]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+E*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${i}${C?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),g.has(E)&&H(t,x(E,g),f-_-4*l,w(
n[E],E),{kind:C?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&$t(M,N-7*l,f+5*l,14*l),b.has(E)&&H(t,x(E,b),
e.y+e.height-4*l,A(E),{kind:C?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${D(c,E)}: score ${T(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function k(M){return e.x+(M+.5)*h}function x(M,E){let N=E.get(M)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,k(M)))}function w(M,E){return E===r?oo(Number(M)):O(Number(M)).replace(" %","")}function A(M){
return T(Number(s[M])/o,M===r?2:1)}function L(M){let E=new Map;for(let{visit:N,half:C}of M){let _=Math.max(e.x+C,Math.min(
e.x+e.width-C,k(N)));[...E].every(([R,P])=>{let j=Math.max(e.x+P,Math.min(e.x+e.width-P,k(R)));return Math.abs(_-j)>=C+P+
3*l})&&E.set(N,C)}return E}}function fa(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}var Ct=v(()=>{"use strict";$();le();ut();B();V()});function pa(t,e){let n=I(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>of(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>rf(t,s)}]}function of(t,e){let{reading:n}=t,s=I(t),o=X(t,e),r=n.values(
"context"),i=G(t,o,F(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,p={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},zt(t,p,f,{colour:"\
stream",extent:Wn(r),numbered:Ne(t,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${T(Number(f[y]),4)}`}))})]}function rf(t,e){let{
reading:n}=t,s=I(t),o=X(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(t,o,F("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(t,e,"What reads it"),...i.marks,r.length>0&&m("g",{key:"rows"},ce(t,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}var ga=v(()=>{"use strict";$();_t();tn();Fn();Ct();ut();B();V()});function ve(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=_e(Xt(i,s,c),Xt(a,o,c));return ya(h,l,null,t,o)}function Hn(t,e,n,s){let o=Xt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return ro(o,t.trace.interventions.attention_temperature??1)}function Le(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return ya(_e(n,Xt(s,e,n.length)),o,r,t,e)}function jn(t){return ro(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function ya(t,e,n,s,o){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function _e(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Ie(n)}}function ro(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),i=Ie(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:r,
total:i,weights:a}}function en(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Kt(t,`${s}.weight`,r),bias:Kt(t,`${s}.bias`,r),result:Number(t.values(n)[o*i+r])}}function Gn(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],i=Kt(t,`${o}.bias`,s),a=rt(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:_e(a,Xt(r.values,s,a.length)),bias:i}}function ba(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Kt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=io(t,c,e),u=_e(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ie(a.map(({dot:c})=>c.sum))+o}}function io(t,e,n){let s=t.values(`inputs.${e}`);return Xt(
s,n,s.length/t.count)}function rt(t,e,n){let s=t.values(e);return Xt(s,n,s.length/t.count)}function Ce(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?_e(e,n.values):null,bias:Kt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Jt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?_e(n,Xt(
s.values,e,n.length)):null,r=Kt(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[e]):a}}function $a(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
ro(e,1):null}function Re(t,e){let{gate:n}=t,s=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?Ie(s.map(i=>Number(
t.pointerWeights[i]))):0,r=af(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function af(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Kt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Xt(t,e,n){return t.subarray(e*n,(e+1)*n)}function Ie(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Rt=v(()=>{"use strict";$()});function nn(t,e,{first:n,second:s,products:o},r){let i=I(t),a=o.length,c=a>lf&&e.height>=176*i,l=c?34*i:0,h=(e.height-l)/
3,u=16*i,f=e.x+xa*i,d=e.width-xa*i,p=sn(o),y=Ne(t,[n,s,o],o,d,p),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,k=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
p*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:w,values:A,title:L},M)=>{let E=e.y+M*h,N={x:f,y:E+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${M}`},H(t,e.x,E+12*i,L,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),H(t,e.x,E+u+.5*N.height+5*i,x,{also:`math letter ${w}-words`,key:"letter"}),zt(t,N,A,{colour:w,numbered:y,chosen:p,
exact:k}))}),c&&uf(t,{x:f,y:e.y+3*h,width:d,height:l},o)]}function uf(t,{x:e,y:n,width:s},o){let r=I(t),i=s/o.length,a=Math.
max(cf,Math.ceil(o.length/8));for(;a<o.length&&a*i<q(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[e+h*a*i+2,e+(h*a+u.length)*i-2],p=u.reduce(
(y,g)=>y+g,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),H(t,(f+d)/2,n+17*r,T(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Bn(t,e,n,s,o,r,i){let a=I(t),c=ff(n,s,r),l=mf(n,s,o,i.over),
h={x:e.x,y:0,width:e.width},u=G(t,h,c).height+G(t,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*e.height,210*a)),
p=e.height-u-d>=f,y=Math.min(e.height-u-(p?d:0),276*a),g=e.height-u-y,b=G(t,{...h,y:e.y+y+4*a},c),k=G(t,{...h,y:e.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},nn(t,{...e,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),p&&m("g",{key:"softmax"},
da(t,{...e,y:e.y+y+u,height:g},s,o,i))]}function ff({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(t.sum,2)}`,kind:"strong"}],n?[{text:`${Pe}\
 ÷ √${e} = `},{text:T(h,2),kind:"strong"}]:[{text:`${Pe} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Pe} no position bias: it is off`}]:[{text:`${Pe} ${s<0?"−":"+"} ${T(Math.abs(s),2)} (position bias)\
 = `},{text:T(i,2),kind:"strong"}]),r?u.push([{text:`${Pe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Pe}\
 ÷ temperature ${df(a)} = `},{text:T(i/a,2),kind:"strong"}]),u}function mf({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=e;if(t)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(h,2),isRaised:!0},{text:` = ${Ft(u)}\
;`}],[{text:`${Ft(u)} / ${Ft(c)} = `},{text:oo(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Ft(c)} is the sum \
over ${s}${i?`, after ${T(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Ft(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>hf[s]??"").join("")}`}
function sn(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function df(t){
return String(Math.round(1e3*t)/1e3)}var Pe,xa,cf,lf,hf,ue=v(()=>{"use strict";$();tn();Ct();ut();B();V();Pe="→",xa=30,
cf=8,lf=20,hf=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function wa(t,e){let n=I(t),s=Ce(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>gf(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>yf(t,r,s)}),o}function gf(t,e,{
hidden:n,dot:s,bias:o,logit:r}){let i=I(t),a=X(t,e),c=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(s.sum,2)}`,kind:"strong"}],[{text:`→ ${o<0?"−":
"+"} ${T(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:T(r,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:T(r,2),kind:"strong"}]],l=G(t,{...a,y:0},c),h=ft(t,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=G(t,{...a,y:a.y+u+4*i},c),d=Ne(t,[n],n,a.width);return[...Y(t,e,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?nn(t,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):zt(t,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function yf(t,e,n){
let{reading:s}=t,o=I(t),r=X(t,e),{gate:i,trace:a}=s,c=G(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=G(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Y(t,e,f()),n&&h.height>=
60*o&&m("g",{key:"curve"},p(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let w=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(w),b]}let k=[
[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...k,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...k]}function p(g,{logit:b,learned:k}){
let x=Math.max(pf,Math.ceil(Math.abs(b))),w=_=>g.x+(_+x)/(2*x)*g.width,A=g.y+g.height,L=_=>A-_*g.height,M=Array.from({length:61},
(_,W)=>{let R=-x+W/30*x;return`${w(R).toFixed(1)} ${L(1/(1+Math.exp(-R))).toFixed(1)}`}),[E,N]=[w(b),L(k)],C=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${A}H${g.x+g.width}M${g.x} ${L(.5)}H${g.x+g.width}`}),[0,.5,1].map(_=>H(
t,g.x-6*o,L(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-x,0,x].map(_=>H(t,w(_),A+15*o,
T(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),H(t,(w(0)+w(-x))/2,A+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${E} ${A}V${N}H${g.
x}`}),m("circle",{key:"point",class:"point",cx:E,cy:N,r:5.5*o}),H(t,E+(C?-10:10)*o,C?Math.max(N-6*o,g.y+9*o):N-8*o,k.toFixed(
2),{kind:"strong",anchor:C?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:b,height:g.height}),m("rect",{key:"generation",class:"bar generation",x:g.x+b,y:g.y,width:g.
width-b,height:g.height}),H(t,g.x,g.y+g.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),H(t,g.x+g.width,
g.y+g.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var pf,ka=v(()=>{"use stri\
ct";$();_t();Rt();ue();tn();ut();B();V();pf=6});function xt(t,e,n,{largest:s,most:o=Aa,isOrdered:r=!1,isWalked:i=!1}={}){let a=I(t),c=Math.max(1,Math.floor(e.height/(Ma*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Ma*a/u)),p=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),g=y?22*a:0,b=Math.max(
...h.map(({text:M})=>q(t,M,"strong")))+8*a,k=Math.max(0,...h.map(({beside:M=""})=>M?q(t,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:E=""})=>Math.max(q(t,M,"strong"),f?q(t,E,"small"):0)))+8*a,w=Math.min(x,.58*(e.width-g-b-k)),A={x:e.x+
g+w,width:Math.max(1,e.width-g-w-b-k)},L=s??(Math.max(...h.map(({parts:M})=>M.reduce((E,{value:N})=>E+Math.abs(N),0)))||
1);return[h.map((M,E)=>{let N=e.y+(E+.5)*u,C=E===p||(h.length-1-E)%d===0&&(p<0||Math.abs(E-p)>=d),_=A.x,W=Math.min(.62*u,
.42*o*a);return m("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*a,y:N-u/2,width:e.width+6*a,height:u,rx:4}),y&&(C||u>=17*
a)&&M.category!==void 0&&$t(M.category,e.x,N-7.5*a,15*a),C&&H(t,e.x+g,N+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:w-6*a,key:"name"}),f&&M.says&&H(t,e.x+g,N+12.5*a,M.says,{kind:"small",width:w-6*a,key:"says"}),M.parts.
map(({value:R,colour:P},j)=>{let Z=Math.abs(R)/L*A.width,J=m("rect",{key:`part ${j}`,class:`bar ${P}${R<0?" negative":""}${M.
isChosen?" chosen":""}`,x:_,y:N-W/2,width:Math.max(.5,Math.min(A.width,Z)-(M.parts.length>1&&Z>2?.8:0)),height:Math.max(
1,W)});return _+=Z,J}),C&&M.beside&&H(t,e.x+e.width-b,N+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),C&&H(t,
e.x+e.width,N+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&m("title",{},M.exact))}),
l&&H(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function We(t,e,n,s=Aa){
return Math.min(s*I(t)*n,e.height)}var Ma,Aa,Fe=v(()=>{"use strict";$();le();ut();B();Ma=14,Aa=34});function Ea(t,e){let n=I(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>bf(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>$f(t,s,e)}]}function bf(t,e,n){let{reading:s}=t,
o=I(t),r=X(t,e),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:p,category:y}=s.
nameOf(f),{logit:g}=Jt(s,f);return{key:`place ${f}`,label:p,category:y,parts:[{value:d,colour:"generation"}],beside:g===
null?"":T(g,2),text:O(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${p}: ${g===null?"":`logit ${T(g,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=G(t,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ft(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},xt(t,u,a,{isWalked:!0})),h.mark]}function $f(t,e,{location:n}){let{reading:s}=t,o=I(t),r=X(t,e),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Jt(s,n),h=$a(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${T(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:T(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:T(
g,2),isRaised:!0},{text:` = ${Ft(y)};`}],[{text:`${Ft(y)} / ${Ft(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Ft(h.total)} is the sum over the whole list${h.shift?`, after ${T(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=G(t,{...r,y:0},f),p=a?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(t,e,`How does it score ${i}?`),a&&m("g",
{key:"dot"},nn(t,{...r,height:p},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...G(t,{...r,y:r.y+p+(a?6*o:0)},f).marks]}var Sa=v(()=>{"use strict";$();
_t();Rt();Fe();ue();ut();B();V()});function Na(t,e,n=1){let s=e.type/lo,o=46*s,r=e.height-98*s,i=ho(t.count,o,r,xf,s),a=e.width>=1180*s,c=e.width>=1040*s&&
t.layers<=3,l=wf(t,a,s),h=c?62*s:0,u=c?h+22*s:16*s,f=e.width-2*on-Oa(Object.values(l)),[d,p]=[o+12*s,e.height-4*s],y=kf(
t.heads,f/t.layers-u,p-d,s),g=y.columns*(y.side+Dn*s)-Dn*s,b=t.heads>0?g+u:u,k=Math.max(0,f-t.layers*b);l.visits+=Math.min(
.3*k,90*s),l.answer+=Math.min(.2*k,80*s),l.flow+=Math.min(.1*k,50*s),l.leave+=Math.min(.1*k,50*s);let x=e.width-2*on-Oa(
Object.values(l))-t.layers*b,w=Math.min(x,t.hasPointer?220*s:60*s);l.bands+=w;let A=(x-w)/t.layers,L={x:on,width:l.visits},
M=on+l.visits+12*s,E=a?{x:M,width:l.slices}:null;E&&(M+=l.slices+12*s);let N=Array.from({length:t.layers},(ot,at)=>{let nt=M+
at*(b+A);return{x:nt,width:g,maps:Mf(t.heads,nt,d,p,y,s),stream:c?nt+(t.heads>0?g+10*s:0):null}});M+=t.layers*(b+A);let C=e.
width-on,_=C-l.answer,W=_-l.leave-l.gate,R=M+l.scores+l.weights+8*s,P=W-l.flow-Q,j=Math.min(190*s,.24*e.height)/n,Z=t.hasGate?
.56*e.height:(o+r)/2,J=co*s,et=t.hasPointer?e.height-j-an*J-6:(o+r-j)/2-J;return{size:e,type:e.type,rows:i,visits:L,slices:E,
layers:N,streamWidth:h,scores:M+l.scores,weights:M+l.scores+l.weights,ribbons:R,places:P,gate:W,gateWidth:l.gate,answers:{
most:r-o<330?rn-1:rn,top:o,bottom:r+60*s,x:_,right:C,segment:_-Q},right:C,top:o,bottom:r,full:j,across:{visits:i.map(({y:ot})=>ot),
starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?et-12*s:r],gap:22*s},generation:{start:et,gap:J},gate:Z-
j/2},bands:{ribbon:(ot,at,nt)=>ao(R,ot,P,at,nt),into:(ot,at,nt)=>ao(P+Q,ot,W,at,nt),out:(ot,at,nt)=>ao(W+l.gate,ot,_-Q,at,
nt)}}}function ao(t,e,n,s,o){return o?Vt(t,e,n,s):Vt(t,e,t,e)}function wf({hasPointer:t,hasGate:e},n,s){return{visits:(n?
224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:Q,flow:(e?60:34)*s,gate:e?
18*s:0,leave:46*s,answer:(n?152:140)*s}}function Oa(t){return t.reduce((e,n)=>e+n,0)}function ho(t,e,n,{least:s,most:o,lane:r},i){
let a=n-e,c=t,l=0,h=Math.min(o*i,a/t);h<s*i&&(l=Math.max(r,Math.min(6*i,.35*a/t)),h=(s+2)*i,c=Math.max(1,Math.floor((a-t*
l)/(h-l))),h=(a-(t-c)*l)/c);let u=e;return Array.from({length:t},(f,d)=>{let p=d>=t-c,y=p?h:l;return u+=y,{y:u-y/2,height:y,
isFull:p}})}function kf(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(t/r)-
Ta*s,a=Math.min(i,(e-(r-1)*Dn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Mf(t,e,n,s,{columns:o,side:r},i){
let a=Math.ceil(t/o),c=Math.min((s-n)/a,r+2.2*Ta*i);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Dn*i),y:n+Math.floor(
h/o)*c,side:r}))}function Un(t,e,n,s){let o=[];for(let[a,{wish:c,length:l}]of t.entries())for(o.push({first:a,last:a,wish:c-
l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+e<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(f*u.wish+d*(h.wish-u.length-e))/(f+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(
a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var on,Dn,Ta,Q,an,co,rn,xf,lo,Zt=v(()=>{"use strict";$();B();on=20,Dn=8,Ta=19,Q=8,an=3,co=4,rn=4,
xf={least:13.5,most:38,lane:3},lo=13});function mo(t,e,n,s=1){let o=n/lo,[r,i]=[va,e-va],a=ho(t.count,r,i,Af,o).map(({y:_,height:W,isFull:R})=>({x:_,width:W,isFull:R})),
c=Number(a.at(-1)?.width)>=Ef*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Vn*o,u=h+(z.title+z.inputs+Vn)*
o,f=[];for(let _=0;_<t.layers;_++){let W=Of(t.heads,r,i,u+z.title*o,o),R=W.at(-1),j=(R?R.y+R.side+8*o:u)+z.title*o;f.push(
{y:u,maps:W,stream:j}),u=j+(z.bars+Vn)*o}let d=Tf(t,r,u+z.title*o,i-r,o),p=Math.ceil(t.values("context").length/d.columns)*
d.cell,y=u+z.title*o+Math.max(p,20*o)+Vn*o,g=y+(t.hasPointer?(z.title+z.scores)*o:0),b=g+(t.hasPointer?170:96)*o,k=b+Q+((t.
hasPointer?z.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,w=Nf(i-r,o)/s,A=co*o,L=i-w-an*A,M=Math.max(78*o,w*s/2+6),E=k+
x+34*o,N=i-w-16*o,C={most:rn,top:E,bottom:E+(rn+1)*M,x:r-6*o,right:N-8*o,segment:N};return{size:{width:e,height:C.bottom+
Math.max(0,(w*s-M)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:g,
places:b,gate:k,gateHeight:x,answers:C,full:w,across:{visits:a.map(({x:_})=>_),starts:[r,i],places:{room:[r,t.hasGeneration?
L-2*La*o:i],gap:La*o},generation:{start:L,gap:A},gate:i-w},bands:{ribbon:(_,W,R)=>fo(g,_,b,W,R),into:(_,W,R)=>fo(b+Q,_,k,
W,R),out:(_,W,R)=>R?Vi(k+x,_,N+Q,W):fo(k+x,_,k,_,!1)}}}function fo(t,e,n,s,o){return o?Vs(t,e,n,s):Vs(t,e,t,e)}function Of(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+uo*o)/r,a=Math.min(i-uo*o,Sf*o),c=Math.max(St,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:s+c+Math.floor(h/r)*(a+c+uo*o),side:a,touch:St}))}function Tf(t,e,n,s,o){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Nf(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var St,z,va,Af,Ef,uo,Sf,Vn,La,Qt=v(()=>{"use strict";$();
B();Zt();St=44,z={title:26,bars:34,inputs:64,scores:52,names:56},va=16,Af={least:20,most:110,lane:1},Ef=62,uo=8,Sf=160,Vn=
16,La=6});function Ht({reading:t,beside:e}){return e?[t,e]:[t]}function te(t){return Math.max(...Ht(t).map(({largestWeight:e})=>e))}
function He(t){return qn.layers+2*t}function tt(t){let e=qn.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:
n;return{context:e,pointer:n,generation:s,gate:s+1}}function K(t,e){return t.beat>=e?1:0}var qn,mt=v(()=>{"use strict";$();
qn={visits:0,slices:1,layers:2}});function go({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function zn(t,e,n,s){let{reading:o,
isOwnScale:r,stage:i}=t;if(!o.heads)return null;let a=i.type/13,c=r?s?"own largest":"largest of each head":O(te(t)),l=60*
a,h=e+12*a,u=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:qt(vf,po,t.scale),x:h,y:n-9*a,width:l,height:9*
a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+
l+5*a,y:n},c)],f=go(t),d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0\
 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let y=17*a+l+U(c,12.5*a),g=m("rect",{class:"ground",x:e-6*a,y:n+
14*a-St,width:y+12*a,height:St});return m("g",{key:"scale",class:"switch",...d},g,u)}let p=U(f,12.5*a)+16*a;return m("g",
{key:"scale"},m("text",{class:"small",x:e,y:n-17*a},"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",
...d},m("rect",{class:"handle stays",x:e,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:e+
8*a,y:n+21.5*a},f)))}var po,vf,Yn=v(()=>{"use strict";$();B();Qt();V();mt();Qe();po=64,vf=Float32Array.from({length:po},
(t,e)=>e/(po-1))});function Ca(t,e){let n=I(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:i=>Cf(
t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>Pf(t,i,e)}]}function Cf(t,e,n){let{reading:s,
isOwnScale:o}=t,{layer:r,head:i,query:a,visit:c}=n,l=I(t),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||s.isSkipped(r,
"attention"),d=o?Math.max(...u)||1:te(t),p=If(t,e,n,f),y=Math.min(.36*e.width,190*l),g=e.y+42*l,[b,k]=[e.width-y,e.height-
44*l-p.height],x=e.width<600*l?1.9:1.15,w={width:b/h,height:Math.min(k/h,x*b/h)},A={x:e.x+y,y:g,width:b,height:w.height*
h},L=`layers.${r}.heads.${i}`,M=w.height>=30*l,E=Rf(w.height,13*l);return[H(t,e.x,e.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},C()),m("image",{key:"weights",class:"\
map",href:qt(u.map(R=>R/d),h,t.scale),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...A}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},_()),m("rect",{key:"colum\
n",class:"chosen-column",x:A.x+c*w.width,y:e.y,width:w.width,height:A.y+A.height-e.y,rx:3}),m("rect",{key:"row",class:"c\
hosen-row",x:e.x-3,y:A.y+a*w.height,width:e.width+3,height:w.height,rx:3}),m("rect",{key:"cell",class:"chosen-cell",x:A.
x+c*w.width,y:A.y+a*w.height,width:w.width,height:w.height}),p.at(A.y+A.height)];function N(){let R=w.width>=14*l,P=Math.
min(15*l,w.width-3*l),j=w.width>=30*l,Z=A.x;return s.visits.map((J,et)=>{let ot=String(bt[J.weekday]),at=J.weekday!==s.visits[et-
1]?.weekday,nt=A.x+et*w.width,pe=q(t,ot,"tiny"),$r=!R&&at&&nt>=Z&&nt+pe<=A.x+A.width;$r&&(Z=nt+pe+4*l);let As=A.x+(et+.5)*
w.width;return m("g",{key:`column ${et}`,class:`part choice${et===c?" here":""}${J.masked?" off":""}`,"data-open":`${L}.${a}\
.${et}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${et+1}: ${D(s,et)}${J.masked?", masked":""}`},m("rect",
{class:"ground",x:A.x+et*w.width,y:e.y,width:w.width,height:42*l}),R&&$t(J.category,As-P/2,e.y+(j?0:22)*l,P),$r&&H(t,nt,
e.y+38*l,ot,{kind:"tiny",key:"weekday"}),j&&[H(t,As,e.y+26*l,ot,{kind:"tiny",anchor:"middle",key:"day"}),H(t,As,e.y+38*l,
w.width>=40*l?ht(J.start_minute):`${Math.floor(J.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("titl\
e",{},D(s,et)))})}function C(){return s.visits.map((R,P)=>{let j=A.y+(P+.5)*w.height,Z=P===a,J=Z||(h-1-P)%E===0&&Math.abs(
P-a)>=E,et=Math.min(18*l,w.height-1.5*l),ot=w.height>=12*l,at=e.x+(ot?et+10*l:4*l),nt=A.x-at-6*l,pe=Z||M?"strong":"label";
return m("g",{key:`row ${P}`,class:`part choice${Z?" here":""}`,"data-open":`${L}.${P}.${c}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${P+1} asks: ${D(s,P)}`},m("rect",{class:"ground",x:e.x,y:j-w.height/2,width:y,height:w.height}),ot&&
$t(R.category,e.x+3*l,j-et/2,et),J&&H(t,at,j+(M?-2:4.5)*l,R.label,{kind:pe,width:nt,key:"name"}),M&&H(t,at,j+12*l,`${Yt(
s,P)} · ${ma(s,P)}`,{kind:"small",width:nt,key:"when"}),m("title",{},D(s,P)))})}function _(){let R=[];for(let P=0;P<h;P++){
if(h>_a&&P!==a){R.push(m("rect",{key:`row ${P}`,class:"cell",x:A.x,y:A.y+P*w.height,width:A.width,height:w.height,"data-\
open":`${L}.${P}.${c}`},m("title",{},D(s,P))));continue}for(let j=0;j<h;j++)R.push(W(P,j))}return R}function W(R,P){let j=Number(
u[R*h+P]),[Z,J]=[A.x+P*w.width,A.y+R*w.height],et=R===a&&P===c,ot=String(Math.round(100*j)),at=pe=>w.width>=q(t,ot.padStart(
2,"0"),pe)+2*l,nt=(j>=Lf||R===a)&&w.height>=13*l&&at("tiny");return m("g",{key:`${R} ${P}`,class:"cell"},m("rect",{key:"\
cell",x:Z,y:J,width:w.width,height:w.height,"data-open":`${L}.${R}.${P}`,role:"button",tabindex:et?0:"-1","aria-current":et?
"true":null},m("title",{},`${D(s,R)} reads ${O(j,1)} from ${D(s,P)}`)),nt&&H(t,Z+w.width/2,J+w.height/2+4.5*l,ot,{kind:j/
d>=.3&&at("strong")?"strong":"tiny",anchor:"middle",also:j/d>=_f&&!f?"on-dark":"on-light",key:"weight"}))}}function Rf(t,e){
return Math.max(1,Math.ceil(e/t))}function If(t,e,{layer:n,head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=t,l=I(t),
h=c.isRemoved(n,s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,p=[a&&{text:h?"Switch head on":"Switch head off",attributes:{
"data-act":"head","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","dat\
a-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-\
layer":n,"data-head":s},isButton:!1},{text:go(t),attributes:{"data-act":"scale"}}].filter(k=>k!==!1),y=i?"Switched off: \
these weights would have been used.":`Columns: the visit it reads from. ${c.count>_a?"Darker is more; each row adds up t\
o 100 %.":"Values in %; each row adds up to 100."}`,g=u?F(y):[],b=G(t,{...e,y:0},g,"small").height;return{height:b+40*l,
at(k){let x=e.x,w=[];for(let{text:A,attributes:L,...M}of p){let E=ft(t,x,k+b+22*l,A,L,M);x+E.width>e.x+e.width||(w.push(
E.mark),x+=E.width+10*l)}return[m("g",{key:"explained"},G(t,{...e,y:k+3*l},g,"small").marks),m("g",{key:"controls"},w)]}}}
function Pf(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===
r?"itself":he(i,r);return[...Y(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads\
 ${c}`),m("g",{key:"worked"},Bn(t,X(t,e),ve(i,n,s,o,r),Hn(i,n,s,o),r,[{letter:"q",words:`Query of ${D(i,o)}`,colour:"que\
ry"},{letter:"k",words:`Key of ${D(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,
open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var _a,Lf,_f,Ra=v(()=>{"use strict";$();le();_t();Rt();ue();Ct();ut();Yn();
B();V();mt();Qe();_a=24,Lf=.045,_f=.6});function Pa(t,e){let n=I(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Wf(t,s,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Ff(t,s,e)}]:[]]}function Wf(t,e,{location:n}){
let{reading:s}=t,o=I(t),r=Re(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],p=s.pointerWeights,y=[],g=E=>r.visits.map(N=>({value:E*Number(p[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:kt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:g(i),text:kt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:kt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:kt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:kt(u),isChosen:!0});let b=X(
t,e),k=s.hasGate?[[{text:`${f} × ${kt(a)} = ${kt(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${kt(c)} = ${kt(
h)}`}],...F("from generation. Together:"),[{text:kt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=G(t,{...b,y:0},
k),w={...b,height:b.height-x.height-44*o},A=We(t,w,y.length,Ia),L=G(t,{...b,y:b.y+A+8*o},k),M=ft(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(t,e,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},xt(t,w,y,{most:Ia})),...L.marks,M.mark]}function Ff(t,e,{location:n}){let{reading:s}=t,o=I(t),{visits:r,
pointer:i}=Re(s,n),a=X(t,e),c="Its visits";if(r.length===0){let g=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(t,e,c),...G(t,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Yt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:kt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:kt(i),kind:"strong"},
{text:"."}]],d=G(t,{...a,y:0},f),p={...a,height:a.height-d.height-8*o},y=We(t,p,h.length);return[...Y(t,e,c),m("g",{key:"\
rows"},xt(t,p,h,{isOrdered:!0})),...G(t,{...a,y:a.y+y+6*o},f).marks]}function kt(t){return O(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var Ia,Wa=v(()=>{"use strict";$();_t();Rt();Fe();Ct();ut();B();V();Ia=56});function Fa(t,e){let n=I(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>Hf(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>jf(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Gf(t,s)}]}function Hf(t,e,n){let{reading:s}=t,o=I(t),r=X(t,e),i=G(t,r,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Yt(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:T(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${D(s,d)}\
: score ${T(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=ft(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(t,e,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},xt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function jf(t,e,{visit:n}){let{
reading:s}=t;return[...Y(t,e,`How does the pointer score ${he(s,n)}, ${Yt(s,n)}?`,`Score of ${he(s,n)}`),m("g",{key:"wor\
ked"},Bn(t,X(t,e),Le(s,n),jn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Gf(t,e){let{reading:n}=t,s=I(t),o=X(t,e),r=n.pointerWeights,i=G(t,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:f,parts:p.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${p.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ft(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(t,e,"Sums per place"),...i.marks,m("g",{key:"rows"},xt(t,c,a)),l.mark]}var Ha=v(
()=>{"use strict";$();_t();Rt();Fe();ue();Ct();ut();B();V()});function ja(t,e){let n=I(t),s=Ga(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Bf(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Df(t,o,e)}]}function Jn(t,{layer:e,visit:n,number:s}){return s??sn(rt(t,`layers.${e}.residual_out`,n))}function Ga(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,f,d,p="plain")=>{let y=rt(t,`${s}.${u}`,n),g=`length ${T(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
g,values:y,colour:p})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(f,2)}, deviation ${T(d,2)}`}}function Bf(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=I(t),
a=X(t,e),c=Jn(s,n),l=Ga(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],p=(y,g,b=!0)=>{let k=ft(t,f,a.y+a.
height-10*i,y,g,{isButton:b});f+k.width>a.x+a.width||(d.push(k.mark),f+=k.width+10*i)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...Y(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}\
: ${D(s,r)}`),m("g",{key:"rows"},ce(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function Df(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=I(t),a=Jn(s,n),c=X(t,e),{y:l}=c,h=[];for(let f of Uf(s,o,r,a)){
let d=G(t,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(t,e,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Vf(t,u,o,r,a))]}function Uf(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(rt(t,`${o}.${h}`,n)[s]),a=t.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Xn(i("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Kn("Norm 1:",en(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(Kn("Norm\
 2:",en(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,d,p){let y=p?"0 (skipped)":
T(Math.abs(f),2);return a?[...F(h),[{text:`${T(u,2)} ${f<0&&!p?"−":"+"} ${y} =`}],Xn(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:p?"0 (skipped)":T(f,2),kind:"strong"}]]}}function Kn(t,e){if(!e)return F(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=e;return[...F(t),[{text:`(${T(n,2)} ${s<
0?"+":"−"} ${T(Math.abs(s),2)})`}],[{text:`× ${T(o,3)} = ${T(r,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Xn(c)]):[[{text:`${T(r,2)} × ${T(i,2)} ${a<0?"−":"+"} ${T(Math.abs(a),2)} =`}],Xn(c)]]}function Xn(t){
return[{text:T(t,2),kind:"strong"}]}function Vf(t,e,n,s,o){let{reading:r}=t,i=I(t),a=rt(r,`layers.${n}.feed_forward.pre`,
s),c=rt(r,`layers.${n}.feed_forward.hidden`,s),l=Gn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",p=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${T(Ie(h),2)}, the bias adds ${T(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(t,e,F(d+p),"small"),g=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,g).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${T(
Number(a[k]))} → ${T(Number(c[k]))}${l?` × ${T(Number(l.dot.second[k]),2)}`:""}`,text:T(Number(h[k]),2)}));return[...y.
marks,xt(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var Zn=v(()=>{"use strict";$();_t();Rt();Fe();ue();
Fn();Ct();ut();B();V()});var Ba,Qn,je,yo,bo,Da=v(()=>{"use strict";$();Ba=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
Qn=15,je=30,yo=8,bo=99});function $o(t,e){let n=I(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>Kf(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Xf(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Qf(t,o,e)}]:[]]}function xo(t,e,n){let{trace:s,
count:o}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(e)||e==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Qn)*Qn;return`${ht(c)} to ${ht(
(c+Qn)%1440)}`}case"weekday":return Ba[r.weekday]??"";case"recency":{let c=Yf(t,n);return c===null?"days before the pred\
iction":c>=yo?`${yo} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/je)*je,l=c+je;return c>=bo*je?`${vt(bo*je)} or more`:`${c?vt(c):"0"} to ${vt(l)}`}default:{let c=o-
n;return c===1?"the last visit":`${c} from the end`}}}function Yf({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;
let o=r=>Date.parse(r.slice(0,10))/qf;return Math.round(o(t.predict_at)-o(s))}function Kf(t,e,{kind:n,visit:s}){let{reading:o}=t,
r=I(t),i=X(t,e),a=o.slices.map(({name:f,label:d,lengths:p})=>({key:f,title:d,says:xo(o,f,s),values:io(o,f,s),colour:Number(
p[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=G(t,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=ft(t,i.x,i.y+i.height-10*r,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[...Y(t,e,n==="inpu\
ts"?"What the last visit is made of":D(o,s)),...l.marks,m("g",{key:"rows"},ce(t,u,a)),h.mark]}function Xf(t,e,{kind:n,visit:s,
number:o}){let{reading:r}=t,i=I(t),a=X(t,e),c=rt(r,"inputs.projected",s),l=o??sn(c),h=ba(r,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},p=Zf(r,s,l),y=[],g=p.reduce((w,A)=>w+G(t,{...a,y:0},A).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-g-36*i},k=h?Jf(h):[],x=b.y+(k.length?We(t,b,k.length)+6*i:0);for(let w of p){let A=G(
t,{...a,y:x},w);if(x+A.height>a.y+a.height+2)break;y.push(...A.marks),x+=A.height+4*i}return[...Y(t,e,"The vector that e\
nters the layers"),m("g",{key:"vector"},ce(t,d,f,{chosen:l,open:w=>`${u}.${w}`})),k.length>0&&G(t,{...a,y:d.y+d.height+4*
i},F(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},xt(t,b,k)),m("g",{key:"\
lines"},y)]}function Jf({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,
colour:"plain"}],text:T(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:e,colour:"plain"}],text:T(e,2),exact:""}]}function Zf(t,e,n){let s=Number(rt(t,"inputs.projec\
ted",e)[n]),o=Number(rt(t,"layers.0.residual_in",e)[n]),r=en(t,"inputs.projected","inputs.norm","input_norm",e,n),i=[[...F(
"Sum:"),[{text:T(s,2),kind:"strong"}]],Kn("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let a=t.
trace.architecture.d_model,c=Kt(t,"pos_encoding",e*a+n);t.trace.interventions.sinusoidal===!1?i.push(F("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...F("Position encoding:"),[{text:`${T(r.result,2)} ${c<0?"−":"+"} ${T(Math.abs(
c),2)} =`}],[{text:T(o,2),kind:"strong"}]])}return i}function Qf(t,e,{visit:n}){let{reading:s}=t,o=I(t),r=X(t,e),i=[];for(let p=0;p<
s.layers;p++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(p,y)[n]),b=s.isRemoved(p,y)||s.isSkipped(p,"attention");i.
push({key:`${p} ${y}`,label:`Layer ${p}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":O(g,1),open:`layers.${p}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let p=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:O(p,1),open:`pointer.${n}`}),s.hasGate&&a.push(...F("To the a\
nswer the pointer carries"),[{text:`${O(p,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(p*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(t,r,F(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(t,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=We(t,h,i.length),f=i.map(
({parts:p})=>Number(p[0]?.value)),d=Math.max(zf,...f);return[...Y(t,e,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},xt(t,h,i,{largest:d})),m("g",{key:"end"},G(t,{...r,y:h.y+u+6*o},a).marks)]}var qf,zf,wo=v(()=>{"use strict";$();Da();
_t();Rt();Fe();ue();Zn();Fn();Ct();ut();B();V();qf=864e5,zf=.1});function Ua(t,e){let n=Wt(e,t.reading);return n?sa(t,n,tm[n.kind](t,n)):[]}var tm,Va=v(()=>{"use strict";$();ga();_t();ka();
Sa();Ra();Te();Wa();Ha();Zn();wo();Te();tm={head:Ca,stream:ja,inputs:$o,visit:$o,context:pa,pointer:Fa,generation:Ea,gate:wa,
place:Pa}});function fe(t,e,n){let{title:s,text:o}=nm(t,e,n),r=n?.words?em(t,e,n):"";return{title:s,text:r?`${o} ${r}`:o}}function em(t,e,n){
let s=Mo(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function nm(t,e,n){switch(t?.kind){case"visi\
t":return rm(t.visit??0,e);case"head":return am(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${e.slices.length} vectors side by side: ${qa(e.slices.map(({label:s})=>sm[s]??s))}. One matrix\
 mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return za(t.layer??0,e);case"context":return{title:"\
Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model}\
 numbers. ${qa(om(e),!0)} read nothing else of it.`};case"pointer":return Ya(e);case"generation":return Ka(e);case"gate":
return Xa(e);case"place":return cm(t.location??0,e);default:return lm(e,n)}}function om(t){return[...t.hasPointer?["the \
pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function ee(t,e){let n=t.
visits[e];return n?`${n.label}, ${bt[n.weekday]} ${ht(n.start_minute)}`:""}function rm(t,e){let n=e.visits[t],s=[`A stay\
 of ${vt(n?.duration_minutes??0)}.`],o=im(t,e);if(n?.masked)return{title:`${ee(e,t)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${O(o.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf("final",i);s.push(e.hasGate?`The pointer give\
s it ${O(r,1)}; through the gate that is ${ko(a)} of the ${O(c,1)} of ${e.nameOf(i).label}.`:`The pointer gives it ${O(r,
1)} of the answer.`)}return{title:`${ee(e,t)}.`,text:s.join(" ")}}function im(t,e){let n=null;for(let s=0;s<e.layers;s++)
for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function am(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(t,e),r=Pt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(
o[a])} from ${ee(n,a)}`,l=r===n.count-1?"itself":ee(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function za(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,i=s?`i\
ts heads add one of length ${T(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit \
comes in as a vector of length ${T(Number(n[r]))}; ${i}its feed-forward network adds one of length ${T(Number(o[r]))}.`}}
function Ya(t){let e=t.pointerWeights,n=Pt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${ee(t,n)}, with ${O(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function Ka(t){let[e,n]=t.
generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2} places, visited or not. \
First comes ${e?.label} with ${O(e?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function Xa(t){let{
gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(
2)}: ${O(e)} of the answer’s distribution comes from the pointer, ${O(1-e)} from generation.`}}function cm(t,e){let{label:n}=e.
nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${O(s,1)}`];if(e.hasGate){let a=e.probabilityOf("pointer",
t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(
2)} × ${O(c,1)} by generation`)}let r=e.locations.filter(a=>a===t).length,i=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${i}.`}}function lm(t,e){let{prediction:n}=t.
trace,{label:s}=t.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;if(e){let r=e.knownProbability(n.location),i=e.trace.
prediction.location===n.location,a=t.wordsFor(e),c=e.nameOf(e.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${hm(n.probability,r)} ${a}.`],...i?[]:[`${Mo(a)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return t.hasGate?
{title:o,text:`${ko(n.from_pointer)} come from the pointer, ${ko(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function hm(t,e){let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function Mo(t){return t.charAt(0).toUpperCase()+t.slice(1)}function ko(t){return`${(100*
t).toFixed(1)} points`}function qa(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?
Mo(s):s}function Ja(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===
1?`${ee(t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${ee(t,e-1)}. Where does this \
person go next?`,part:`visits.${e-1}`},{...fe({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++){o.push(
um(c,t));let l=za(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`visits.${e-1}`})}o.push(
{...fe({kind:"context"},t,null),part:"context"}),t.hasPointer&&o.push({...Ya(t),part:"pointer"}),t.hasGeneration&&o.push(
{...Ka(t),part:"generation"});let{prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${Xa(t).text} `:"";return o.
push({title:`${i}, ${O(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),
o}function um(t,e){let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit rea\
ds another one here.",part:null};let s=null,o=0;for(let i=0;i<e.heads;i++){if(e.isRemoved(t,i))continue;o+=1;let a=e.lastRow(
t,i),c=Pt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switc\
hed off.",part:null};let r=s.visit===e.count-1?"from itself":`from ${ee(e,s.visit)}`;return{title:n,text:`In ${o===1?"on\
e head":`${o} heads`} every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head}\
 reads ${O(s.weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}var sm,Ao=v(()=>{"use strict";$();Ze();V();sm={place:"p\
lace",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function Za(t,e){let n=Wt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return mm(n,e);break;case"stream":
return dm(n,e);case"pointer":if(n.isLeaf)return pm(n,e);break;case"generation":if(n.isLeaf)return gm(n,e);break;case"gat\
e":return ym(e);default:break}return fe(Lt(fm(n),e),e,null)}function fm({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function mm({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(p=>p>i).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ve(o,t,e,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.
sum,2)}, which makes a score of ${T(u,2)}. ${f}${d}`}}function dm({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>T(Math.hypot(
...rt(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${D(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function pm({visit:t},e){let n=O(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${D(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Le(e,t),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${he(e,t)}.`}}function gm({
location:t},e){let{logit:n}=Jt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function ym(t){let e=fe({kind:"gate"},t,null),n=Ce(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,i=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${T(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var Qa=v(()=>{"use strict";$();Te();
Rt();Ct();gt();Ao();V()});function Eo(t,e){return`${t.tag} ${t.key??e}`}function xm(t,e){let n=t.match(ts)??[],s=e.match(ts)??[],o=e.split(ts);return n.
length!==s.length||t.split(ts).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round(
(l+r*(Number(a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var bm,$m,ts,es,tc=v(()=>{"use strict";$();B();
bm="http://www.w3.org/2000/svg",$m=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),ts=/-?\d+(?:\.\d+)?/g,
es=class{#n=new WeakMap;#t=new Map;#e=new WeakMap;#o=0;#s=0;constructor(e){this.root=e,this.elements=[]}show(e,n=0){this.#h(),
this.elements=this.#i(this.root,e,this.elements,n>0),this.#t.size&&this.#c(n)}#i(e,n,s,o){if(n.every(a=>typeof a=="strin\
g")){let a=n.join("");return(e.textContent!==a||s.length)&&(e.textContent=a),[]}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#n.get(c);l&&r.set(Eo(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tspan",attributes:{},children:[
a]}:a,h=r.get(Eo(l,c));r.delete(Eo(l,c));let u=h??document.createElementNS(bm,l.tag);return this.#a(u,l,o&&h!==void 0),u});
for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(c,l??null)}return i}#a(e,n,s){
let o=this.#n.get(e),r=o?.mark.attributes??{};for(let a of Object.keys(r))Nn(n.attributes[a])===null&&e.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Nn(c),h=Nn(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&$m.
has(a)?xm(h,l):null;u?this.#t.set(`${this.#r(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(a,l)}let i=this.#i(
e,n.children,o?.elements??[],s);this.#n.set(e,{mark:n,elements:i})}#r(e){let n=this.#e.get(e)??this.#o++;return this.#e.
set(e,n),n}#c(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#h();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#s=requestAnimationFrame(s)};this.#s=
requestAnimationFrame(s)}#h(){cancelAnimationFrame(this.#s);for(let{element:e,name:n,end:s}of this.#t.values())e.setAttribute(
n,s);this.#t.clear()}}});function So(t,e,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute(
"aria-label",t),s.addEventListener("click",n),s}var ns,ec=v(()=>{"use strict";$();ns=class{#n=0;#t=0;#e=[];constructor(e,n){
this.show=n,this.button=So("Play the story","play",()=>this.toggle()),this.back=So("Step back","back",()=>this.step(-1)),
this.forth=So("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(this.button,this.back,this.forth,this.slider),
this.#i(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#e.length-1}get told(){return this.isOpen?this.#e[this.#t]??
null:null}tell(e){this.#e=e,this.#t=Math.min(this.#t,e.length-1),this.slider.max=String(e.length),this.#i(this.#n!==0)}toggle(){
this.#n?this.pause():this.play()}play(){let e=this.#t>=this.#e.length-1;this.#o(this.isOpen&&!e?this.#t:0),this.#s()}pause(){
clearTimeout(this.#n),this.#n=0,this.#i(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#i(!1),this.
show(null))}step(e){this.#o(this.isOpen?this.#t+e:e>0?0:this.#e.length-1)}#o(e){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#e.length-1,e)),this.#i(!1),this.show(this.#t)}#s(){let{title:e="",text:n=""}=this.#e[this.#t]??{},s=Math.
max(1800,55*(e.length+n.length));if(this.#t>=this.#e.length-1){this.pause();return}this.#n=window.setTimeout(()=>{this.#o(
this.#t+1),this.#s()},s),this.#i(!0)}#i(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#e.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#e.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#e.length-1}}});function oc(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:i}=t.viewBox.baseVal,a=Number(t.getAttribute(
"font-size")),c=s.length*nc*a,l=c+i,h=t.querySelectorAll("*");for(let[p,y]of o.querySelectorAll("*").entries()){let g=h[p];
g&&Em(y,getComputedStyle(g));for(let b of["class","data-part","data-open","data-act","tabindex","role"])y.removeAttribute(
b)}for(let p of o.querySelectorAll('[opacity="0"]'))p.remove();let u=document.createElementNS(ss,"title");u.textContent=
e;let f=document.createElementNS(ss,"rect");f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute(
"height",String(l)),f.setAttribute("fill",n);let d=s.map((p,y)=>{let g=a*(y?1:wm),b=document.createElementNS(ss,"text");
return b.textContent=st(p,r-2*sc,g,y===0),b.setAttribute("x",String(sc)),b.setAttribute("y",String((y+.8)*nc*a-c)),b.setAttribute(
"font-size",String(g)),b.setAttribute("font-weight",y?"400":"600"),b.setAttribute("fill",getComputedStyle(t).color),b});
return o.prepend(u,f,...d),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",ss),o.setAttribute("widt\
h",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute(
"text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("cl\
ass"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Em(t,e){if(t.localName==="g"){e.opacity!==
"1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute("style","image-rendering: pixelate\
d");for(let n of km){if(Am.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(n);s&&s!==Mm[n]&&t.setAttribute(
n,s)}}var ss,nc,wm,sc,km,Mm,Am,rc=v(()=>{"use strict";$();V();ss="http://www.w3.org/2000/svg",nc=1.7,wm=1.2,sc=20,km=["f\
ill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","\
font-weight","text-anchor","text-decoration-line"],Mm={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-da\
sharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-li\
ne":"none"},Am=new Set(["font-size","font-weight","text-anchor"])});function ac(t,e=null,n=null){if(e===null)return[Om(t,n),Tm(t,n)];let s=Wt(e,t);return s?Sm[s.kind](t,s):[]}function Om(t,e){
let{hasPointer:n}=t,s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[
D(t,r),o.duration_minutes,...n?[To(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Tm(t,e){
return{caption:`The answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=Re(t,n),a=t.probabilityOf("final",n);return[
t.nameOf(n).label,s,o,r,i,a,...e?[e.knownProbability(n)]:[]]})}}function Nm(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){
let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,d)=>D(t,d));if(!r)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=Hn(t,e,n,s),{dot:u}=ve(t,e,n,s,o);return[os(`Query of ${l[s]} × key of ${l[o]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,To(
h.scores[d]),a[s*i+d]])}]}function vm(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=r.map(([,u])=>rt(t,`${o}.${u}`,s)),a=Jn(t,e),c=Gn(t,
n,s,a),l=rt(t,`${o}.feed_forward.pre`,s),h=rt(t,`${o}.feed_forward.hidden`,s);return[{caption:`${D(t,s)}, in layer ${n}`,
columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function ic(t,{kind:e,visit:n}){let s=rt(t,"inputs.projected",n),o=[{caption:`What ${D(t,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[a,xo(t,i,n),c[n]])},Oo("All feature\
s mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(i,a)=>{let[c,l]=[Math.floor(
a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Lm(t){return[Oo(
"The context: the last visit after all layers",t.values("context"))]}function _m(t,{visit:e,isLeaf:n}){let s=jn(t),o=t.visits.
map((l,h)=>D(t,h)),r=t.values("pointer.content_scores"),i=t.has("pointer.bias")?t.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],To(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Le(t,e);return[os(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...a]}function Cm(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[t.nameOf(i.location).label,Jt(t,i.location).logit,
i.probability])},{dot:r}=Jt(t,e);return n&&r?[os(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function Rm(t){let e=Ce(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?os(s,["Hidden un\
it","Weight"],e.dot):Oo(s,e.hidden),n]}function Im(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=Re(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function os(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Oo(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function To(t){
return Number.isFinite(t)?t:"−∞"}var Sm,cc=v(()=>{"use strict";$();Te();Rt();Zn();wo();Ct();Sm={head:Nm,stream:vm,inputs:ic,
visit:ic,context:Lm,pointer:_m,generation:Cm,gate:Rm,place:Im}});function lc(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=ac(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Ae(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([xn(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
t.append(o),o.showModal()}var hc=v(()=>{"use strict";$();wn();cc()});function rs({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let i=Et(r,t),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&e&&h.push(e.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=t.answer(a,h),f=u.slice(
0,-1).map(({location:g})=>g),d=fc(f.map(g=>e?.knownProbability(g)??null),1),p=n&&e?Wm(f,t,e):null,y=(l-c)/u.length;return u.
map((g,b)=>{let k=c+(b+.5)*y,x=g.probability*s.full,w={pointer:p?.pointer[b]??null,generation:p?.generation[b]??null},[A,
L]=["pointer","generation"].map(M=>uc(g[M]*me({reading:t},M),w[M])*s.full);return{...g,was:e?d[b]??null:null,wasByPath:w,
middle:k,start:k+(Number(A)-Number(L)-x)/2,height:x}})}function uc(t,e){return Math.max(0,(e??t)-t)}function Wm(t,e,n){let s=(o,r)=>r?
fc(t.map(i=>n.shareOf(o,i)),me({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function fc(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function is(t,e){let{reading:n,stage:s}=t,o=Je(t),r=n.pointerWeights,i=p=>p.reduce((y,g)=>y+uc(r[g],o?.[g]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,y)=>y.probability+y.lost-p.probability-p.lost),c=a.filter((p,y)=>p.
probability+p.lost>=cn&&y<Pm||No(e,p.location)<e.length-1).map(p=>({...p,wish:d(p.visits)})),l=a.filter(({location:p})=>!c.
some(y=>y.location===p));if(l.length){let p=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:i(p),visits:p,wish:d(p)})}c.sort(
(p,y)=>p.wish-y.wish);let{room:h,gap:u}=s.across.places,f=Un(c.map(({wish:p,probability:y,lost:g})=>({wish:p,length:(y+g)*
s.full})),u,...h);return c.map(({location:p,label:y,probability:g,lost:b,visits:k},x)=>({path:"pointer",location:p,label:y,
probability:g,start:Number(f[x]),lost:b,visits:k,answer:No(e,p)}));function d(p){let y=p.map(b=>Math.max(r[b],o?.[b]??0)),
g=y.reduce((b,k)=>b+k,0)||1;return p.reduce((b,k,x)=>b+Number(y[x])/g*Number(s.across.visits[k]),0)}}function as({reading:t,
stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(an),{gap:o}=e.across.generation,{start:r}=e.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:r,lost:0,
visits:[],answer:No(n,i)};return r+=c*e.full+o,l})}function me({reading:t},e){return e==="pointer"?t.gate:1-t.gate}function Mt(t,e){
let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function No(t,e){let n=t.findIndex(s=>s.location===e);return n<0?t.length-
1:n}var cn,Pm,de=v(()=>{"use strict";$();Se();gt();Zt();cn=.03,Pm=5});function cs(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
Ge(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Ge(t,{act:e,words:n,title:s,right:o,y:r,stays:i=!1}){
if(!t.canAct)return[];let a=t.stage.type/13,c=U(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:r,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*a},n)]}var ls=v(()=>{"use strict";$();B();V()});function mc(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[ne(t,n,"Visits",t.lit?.kind==="head"?"read by the last visit":
"oldest first",s),...Fm(t),...e.rows.map((o,r)=>jm(t,r))]}function ne({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",
{key:`title ${n}`,class:"heading","aria-hidden":"true"},m("text",{x:e,y:17*r,class:"title"},st(n,o,15*r,!0)),m("text",{x:e,
y:35*r,class:"small"},st(s,o,12.5*r)))}function Fm({reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:i}of vo(
t)){let a=Number(e.rows[o]?.y)-Number(e.rows[o]?.height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(
m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.
min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekday ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return s}function vo({
visits:t}){let e=[];for(let[n,s]of t.entries()){let o=Hm(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(
bt[s.weekday])})}return e}function Hm({arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function jm(t,e){let{reading:n,
stage:s,lit:o}=t,{y:r,height:i,isFull:a}=s.rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.
type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,f=it(o,n).includes(e),d=hs(c),p=i>=33*l,y=(p?20:13)*l,g=h+y+(p?14:8)*l,b=_o(
t,e),k=b||p?54*l:0,x=s.visits.x+s.visits.width-g-4,w=38*l,A=p?[m("text",{x:g,y:r-3*l,class:"strong"},st(c.label,x,13*l,!0)),
m("text",{x:g,y:r+13*l,class:"small"},d),b||x<U(d,12.5*l)+56*l?null:Gm(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[m(
"text",{x:g,y:r+4.4*l,class:f?"strong":"label"},st(c.label,x-Math.max(w,k)-9,12.5*l,f)),b?null:m("text",{x:s.visits.x+s.
visits.width-4,y:r+4.4*l,class:"small end"},ht(c.start_minute))];return m("g",Lo(t,e,c),m("rect",{class:"chip",x:h,y:r-i/
2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&$t(c.category,h+4*l,r-y/2,y),a?A:m("rect",{class:"lane",x:h+2,y:r-1,
width:u-4,height:2}),b&&a&&m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"strong end"},b),a&&e<n.count-1&&Ge(t,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:s.visits.x+s.visits.width-2,y:p?r-17*l:r-9*l}),m("title",{},`${c.label}, ${bt[c.weekday]} ${d}`))}function Lo({
reading:t,lit:e},n,s){let o=it(e,t).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${bt[s.
weekday]} ${hs(s)}${s.masked?", masked":""}${t.hasPointer?`; pointer weight ${O(t.pointerWeights[n],1)}`:""}`}}function hs({
start_minute:t,duration_minutes:e}){return`${ht(t)} · ${vt(e)}`}function _o({reading:t,lit:e},n){return e?.kind!=="head"?
"":O(t.lastRow(e.layer??0,e.head??0)[n])}function Gm(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,ln),i=Math.
min(s,Math.max(0,s+o-ln)),a=(c,l)=>m("rect",{class:"stay",x:t+c/ln*n,y:e,width:Math.max(1,(l-c)/ln*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),
a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:t+(i||r)/ln*n-2,y:e-3,width:5,height:13}))}function dc(t){
let{reading:e,stage:n,lit:s}=t;if(!n.slices)return[];let o=n.type/13,{x:r,width:i}=n.slices,{slices:a}=e,c=Math.max(...Ht(
t).map(({longestSlice:d})=>d)),l=i/a.length,h=it(s,e),u=n.rows.flatMap(({y:d,height:p},y)=>a.map(({name:g,lengths:b},k)=>{
let x=Math.max(2,p-4),w=Number(b[y])/c*x;return m("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:r+
k*l,y:d+p/2-2-w,width:.72*l,height:w})})),f=a.map(({label:d},p)=>m("text",{key:`name ${d}`,class:"tiny middle",x:r+(p+.36)*
l,y:(p%2?40:26)*o},d));return[m("g",Co(t),m("rect",{class:"ground",x:r-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),f,
u,m("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*o},"of the vec\
tors"))]}function Co(t){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(
t,qn.slices),"aria-label":`What each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var ln,Be=v(
()=>{"use strict";$();ls();le();gt();B();V();mt();ln=1440});function pc(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[ne(t,n+6*o,"Answer",Bm(t),s-n),...Ro(t,e)]}function Bm({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Ro(t,e){let{
reading:n,stage:s,lit:o,happened:r}=t,i=s.type/13,a=Et(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return e.map(f=>{let{
location:d,label:p,category:y,probability:g,was:b,middle:k,height:x,start:w}=f,A=[{path:"pointer",share:f.pointer*me(t,"\
pointer")},{path:"generation",share:f.generation*me(t,"generation")}],L=a===d,M=c+(y===null?6:26)*i,E=vn(p,l-M-(r===d?20*
i:2),13.5*i,2,!0),N=k-(E.length>1?22:8)*i,C=k+(E.length>1?2:0)*i,_=c+6*i,W=u-8*i;return m("g",{key:`place ${d}`,class:`p\
art place${L?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${p}: ${O(g,1)}; from the pointer ${O(A[0]?.share??0,1)}, from generation ${O(A[1]?.share??0,1)}${r===
d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,width:u+10*i,height:C-N+
50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:w,width:Q-2,height:Math.max(1,x)}),y!==null&&$t(y,c+5*i,N-13*
i,16*i),E.map((R,P)=>m("text",{key:`name ${P}`,class:d<0?"label halo":"strong halo",x:M,y:N+15*P*i},R)),r===d&&m("path",
{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",{},"This is where the per\
son went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:C,width:W,height:8*i}),A.map(({path:R,share:P})=>{let j=m("re\
ct",{key:R,class:`${R} bar`,x:_,y:C,width:Math.max(0,P*W),height:8*i});return _+=P*W,j}),b!==null&&m("rect",{key:"before",
class:"before",x:c+5*i+b*W,y:C-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"strong halo",x:c+6*i,y:C+23*
i},O(g,1)),b!==null&&Dm(c+60*i,C+23*i,g,b))})}function Dm(t,e,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return m(
"text",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return m("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}var Io=v(()=>{"use strict";$();de();le();gt();B();
Zt();V();Be()});function gc(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return Po(t,{x:h,
y:u,columns:i,cell:l},Um(t,h,u,c,a*l))}function Po(t,{x:e,y:n,columns:s,cell:o},r){let i=t.stage.type/13,a=t.reading.values(
"context"),c=Math.max(...Ht(t).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>m("rect",{class:h<
0?"below-zero":"above-zero",x:e+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:K(t,tt(t.reading).context),
"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*i,width:s*
o+6,height:Math.max(44,Math.ceil(a.length/s)*o+20*i)}),r,m("text",{class:"strong halo",x:e,y:n-5*i},"Context"),l,m("titl\
e",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}
function Um({reading:t,stage:e},n,s,o,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.height-5*i,h=e.gate+
9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&m(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),t.has("gate.logit")&&m("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}var Wo=v(
()=>{"use strict";$();B();mt()});function yc(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+a/2,u=us(t);return m("g",Fo(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function us({reading:t}){return t.trace.architecture.
components.includes("gate")}function Fo(t,e){let{reading:n,lit:s}=t,o=t.canAct&&us(t);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:K(t,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.
trace.gate.learned?"":", not learned"}`}}function fs(t,e,n){let{reading:s,stage:o,lit:r}=t,i=t.beat>=tt(s).gate,a=x=>me(
t,x),c=Et(r,s),l=new Map,h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;h=o.across.
gate;for(let x of["pointer","generation"])for(let[w]of n.entries())u.set(`${x} ${w}`,h),h+=Number(n[w]?.[x])*a(x)*o.full;
let f=e.map(x=>{let w=Number(l.get(x)),A=x.probability*a(x.path)*o.full,L=Mt(x.start,x.start+x.probability*o.full),M=Mt(
w,w+A);return m("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(L,M,i)})}),
[d,p]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,w)=>{let A=x.start;return["pointer","generation"].map(L=>{let M=Number(
x[L])*a(L),E=M*o.full,N=Number(u.get(`${L} ${w}`)),C=Mt(N,N+E),_=Mt(A,A+E),W=x.wasByPath[L],R=W===null?null:g(L,N,A,E,W*
o.full);A+=E;let P=`out ${L} ${x.location}`;return[E>0&&m("path",{key:P,class:`${L} band${b(x.location)}`,d:o.bands.out(
C,_,i)}),R&&_n({key:P,now:E,before:Number(W)*o.full,path:(j,Z)=>o.bands.out(j,Z,i),edges:R,style:b(x.location),title:`${x.
label}, from ${L==="pointer"?"the pointer":"generation"}: ${Cn(M,Number(W),t.before?s.wordsFor(t.before):"")}`})]})});return[
f,y,i&&r?.kind==="visit"&&k(r.visit??0)];function g(x,w,A,L,M){let E=Math.abs(L-M),N=x==="pointer",C=(R,P)=>{let j=N?R-(P?
0:E):R+L-(P?E:0);return[j,j+E]},[_]=C(w,!1),W=Math.max(d,Math.min(p-E,_));return{more:[C(w,!0),C(A,!0)],less:[[W,W+E],C(
A,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function k(x){let w=s.pointerWeights,A=e.
find(({path:Z,visits:J})=>Z==="pointer"&&J.includes(x));if(!A)return null;let L=[...A.visits].sort((Z,J)=>Z-J),E=L.slice(
0,L.indexOf(x)).reduce((Z,J)=>Z+w[J],0)*o.full,N=w[x]*o.full,C=a("pointer"),_=Number(l.get(A))+E*C,W=n[A.answer],R=Number(
u.get(`pointer ${A.answer}`))+E*C,P=Number(W?.start)+E*C,j=W?.location===A.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Mt(A.start+E,A.start+E+N),Mt(_,_+N*C),i)}),j&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Mt(R,R+N*C),Mt(P,P+N*C),i)})]}}var ms=v(()=>{"use strict";$();Se();de();gt();B();V();mt()});function bc(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=us(t),f=`${O(e.gate)} pointer${u?"":", fixed"}`;return m("g",Fo(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-St/2,s.size.width-
St),y:r+(i-St)/2,width:St,height:St})])}var $c=v(()=>{"use strict";$();ms();B();Qt();V()});function xc(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=tt(n).generation,h=r.map(({label:f,
probability:d,location:p},y)=>{let g=c+y*17*o;return[m("text",{key:`name ${y}`,class:p<0?"small halo":"label halo",x:a,y:g},
st(f,i-a-46*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},O(d))]}),u=r.map(({probability:f,start:d,
location:p},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Q,height:l?Math.max(.8,f*s.full):0},
m("title",{},`${p<0?"The others":r[y]?.label}: ${O(f,1)} of the generation head`)));return m("g",Ho(t,r),m("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o}),m("text",{class:"title halo",x:a,y:c-18*o},"Generation"),h,u)}function Ho(t,e){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(t,tt(
t.reading).generation),"aria-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var jo=v(
()=>{"use strict";$();B();Zt();V();mt()});function wc(t,e){let{reading:n,stage:s,lit:o}=t,r=Et(o,n),i=e.filter(({path:c})=>c==="pointer"),a=({location:c})=>r===null||
r===c?"":" dim";return m("g",{key:"places",opacity:K(t,tt(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Q},m("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),zm(t,i).map(c=>Ym(t,c,a(c.flow))))}function zm({reading:t,stage:e,lit:n},s){let o=e.
type/13,r=Et(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:p}=h;if(d+p<cn&&u>=0&&u!==r)continue;let y=u>=0,g=` ${O(
d)}`,k=`${st(f,a-i-U(g,13*o,!0),13*o,y)}${g}`,x=U(k,13*o,y)/2,w=h.start+d*e.full/2,A=Math.max(i+x,Math.min(a-x,w)),[L,M]=[
A-x,A+x];for(let E=0;E<Vm;E++){if(l.some(_=>_.row===E&&L<_.right+8*o&&M>_.left-8*o))continue;let C=A>w?"":A<w?" end":" m\
iddle";l.push({flow:h,text:k,isBold:y,left:L,right:M,row:E,anchor:C});break}}return l}function Ym({stage:t},{flow:e,text:n,
isBold:s,left:o,right:r,row:i,anchor:a},c){let l=t.type/13,h=t.places+Q+(14+Go*i)*l,u=e.start+e.probability*t.full/2;return[
i>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+Q}V${h-11*l}`}),m("text",{key:`name ${e.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function kc(t,e){let{reading:n,
stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),i=t.beat>=tt(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(qm*Go-6)*o;return m("g",Ho(t,r),m("rect",{class:"ground",x:s.right-a,y:c-34*o,width:a,height:s.
places+Q-c+34*o}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,
start:f},d)=>{let p=` ${O(u)}`,y=st(h,a-U(p,13*o),13*o)+p;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"l\
abel end halo",x:s.right,y:c+d*Go*o},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,
u*s.full),height:i?Q:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var Vm,Go,qm,Mc=v(()=>{
"use strict";$();de();jo();gt();B();Zt();V();mt();Vm=3,Go=17,qm=4});function Ac(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,i=K(t,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=it(
o,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:p},y)=>{if(!p)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[m("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*r},T(
c[y])),m("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:d+4.4*r},O(a[y]))]}),f=e.filter(({path:d})=>d==="p\
ointer").map(d=>Xm(t,d));return[m("g",Bo(t,e),m("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),ne(t,s.scores-38*r,"Pointer","score  weight",200),cs(t,"pointer",s.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:i},Do(t,e),f)]}
function Bo(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
t,tt(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Do(t,e){let{reading:n,before:s,stage:o,lit:r}=t,i=n.
pointerWeights,a=Je(t),c=it(r,n),l=t.beat>=tt(n).pointer,h=Un(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((p,y)=>p-y).map(p=>{let y=i[p]*o.full,g=Number(h[p]),b=c.includes(p)?" lit":c.length?" d\
im":"",k=Mt(f,f+y);f+=y;let x=a?.[p]??null,w=x===null?0:(x-i[p])*o.full,[A,L]=[d,Math.max(0,w)];d+=L;let M=`${n.visits[p]?.
label}: `,E=x===null||!s?`${M}${O(i[p],1)} of the pointer`:`${M}${Cn(i[p],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${p}`,class:`pointer band${b}`,d:o.bands.ribbon(Mt(g,g+y),k,l)},m("title",{},E)),_n({key:`ribbon ${p}`,
now:y,before:x===null?null:x*o.full,path:(N,C)=>o.bands.ribbon(N,C,l),edges:{more:[[g+y+w,g+y],[f+w,f]],less:[[g+y,g+y+w],
[A,A+L]]},style:b,title:E})]})})}function Xm(t,{path:e,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=t,h=c.type/13,u=Et(l,a),f=O(o),d=o+r>=cn||n<0||u===n,p=c.gate-c.ribbons-16*h,y=n>=0,g=st(s,p-U(` ${f}`,13*h,!0),13*
h,y),b=U(`${g} ${f}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<Km*h?U("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
w=Math.min(c.places+Q/2,c.gate-6*h-x-b);return m("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:c.places,y:i,width:Q,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x:w,y:i-
5*h},`${g} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}var Km,Uo=v(()=>{"use strict";$();Se();de();ls();gt();
B();Zt();V();mt();Be();Km=16});function Ec(t){return[jt(t,17*(t.stage.type/13),"Visits","oldest first"),...Jm(t),...t.stage.columns.map((e,n)=>Zm(t,n))]}
function jt({stage:t},e,n,s,o=t.right){let r=t.type/13,i=o-t.left-U(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,y:e},st(
s,i,12.5*r)))}function Jm({reading:t,stage:e}){let n=e.type/13;return vo(t).flatMap(({start:s,end:o,weekday:r})=>{let[i,
a]=[e.columns[s],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Zm(t,e){let{reading:n,stage:s,
lit:o}=t,{x:r,width:i,isFull:a}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,d=it(o,n).includes(e),p=Math.min(20*l,i-3),y=ht(c.start_minute),g=_o(t,e),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],k=b.find(A=>U(A,12.5*l,!0)<=i)??b[1],x=f?vn(c.label,i-6*l,12.5*l,2):[],w={class:d||g?
"strong middle":"small middle",x:r};return m("g",Lo(t,e,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[$t(c.category,r-p/2,h+8*l,p),m("text",{key:"hour",...w,y:h+45*l},k),x.map((A,L)=>m(
"text",{key:`name ${L}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*L)*l},A))]:m("rect",{class:"lane",x:r-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${bt[c.weekday]} ${hs(c)}`))}function Sc(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,i=it(s,e)[0]??e.count-1,a=e.visits[i],c=Math.max(...Ht(t).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(z.title+46)*o,u=r.map(({name:f,label:d,lengths:p},y)=>{let g=Number(p[i]),b=n.left+
(y+.5)*l,k=g/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-k,width:18*o,height:k}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-k-4*o},T(g)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},d)]});
return m("g",Co(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(z.title+z.inputs)*o}),jt(t,
n.inputs+15*o,"Input vector",a?`${a.label}, ${bt[a.weekday]} ${ht(a.start_minute)}`:""),u,m("title",{},"Bars: length of \
each part’s vector"))}var hn=v(()=>{"use strict";$();le();gt();B();Qt();V();mt();Be()});function Oc(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",Bo(t,e),m("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(z.title+z.scores)*o}),jt(t,r+15*o,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Qm(t)),m("g",{key:"ribbons",opacity:K(t,tt(n).pointer)},
Do(t,e))]}function Qm({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,p=>T(p)),
i=it(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(p=>U(p,11.5*s)>c-3),h=e.pointer+(z.title+z.scores)*
s,u=e.columns.find(p=>p.isFull),f=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:p,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",k=o[g]>=.2*a||i.includes(g),x=O(o[g]).replace(" %",""),w=U(x,12.5*s,!0)/2;if(!y&&(!k||p-
w<d||p+w>f))return[];d=p+w;let A=k?"strong":"small",L=h-24*s;return[y&&m("text",l?{key:`score ${g}`,class:`tiny${b}`,x:p+
4*s,y:L+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(L+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:p,y:L},r[g]),m("text",{key:`weight ${g}`,class:`${A} middle${b}`,x:p,y:h-6*s},x)].filter(M=>M!==!1)})}var Tc=v(()=>{"u\
se strict";$();gt();Uo();B();Qt();hn();V();mt()});function Nc(t){let{reading:e,stage:n}=t,s=n.type/13,o=K(t,tt(e).gate),r=rs(t),i=[...is(t,r),...as(t,r)];return[Po(t,n.context,
td(t)),...e.hasPointer?Oc(t,i):[],m("g",{key:"flows",opacity:o},fs(t,i,r)),...e.hasPointer?[wc(t,i)]:[],...e.hasGeneration?
[kc(t,i)]:[],...e.hasGate?[bc(t)]:[],m("g",{key:"answer",opacity:o},jt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Ro(t,r))]}function td({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:i}=e.
context,a=s+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(z.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var vc=v(
()=>{"use strict";$();Io();Wo();de();ms();B();$c();Mc();Tc();Qt();hn();mt()});function _c(t){let{stage:e,lit:n}=t,s=e.type/13,o=te(t),r=m("g",{key:"legend",opacity:K(t,He(0))},zn(t,e.visits.x,e.bottom+
37*s,!1)),i=e.layers.map((a,c)=>{let l=`Layer ${c}`,h=U(l,15*s,!0)+45*s<=a.width,u=n?.kind==="visit"?"last visit’s read":
"row reads column",f=h||!t.canAct?u:"";return m("g",{key:`layer ${c}`,opacity:K(t,He(c))},a.maps.length?ne(t,a.x,l,f,a.width+
(a.stream===null?12:4)):null,a.maps.length>0&&cs(t,"attention",a.x+a.width,(h?3:21)*s),a.maps.map((d,p)=>ed(t,d,c,p)),a.
maps.map((d,p)=>qo(t,d,c,p,o)),nd(t,c))});return[r,...i]}function ed(t,e,n,s){let{reading:o,stage:r,lit:i}=t;if(i?.kind!==
"visit"||o.isRemoved(n,s))return null;let a=i.visit??0,c=Number(r.rows[a]?.y),l=e.side/o.count,h=Math.max(.5,Number(o.lastRow(
n,s)[a])*r.full*.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",d:Vt(u,[c-h/2,c+h/
2],e.x,[f-h/2,f+h/2])})}function qo(t,e,n,s,o){let{reading:r,stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,{x:h,y:u,side:f,touch:d}=e,
{count:p}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=Lc(r,n,s),{before:k,overlays:x}=t,w=x&&k!==null&&Lc(k,n,s)&&!b,A=w?`; sw\
itched off ${r.wordsFor(k)}`:"",L=c?Math.max(...y)||1:o,M=a?.kind==="head"&&a.layer===n&&a.head===s,[E]=a?.kind==="visit"?
it(a,r):[],N=Pt(g),C=E??N,_=f/p,W=`Layer ${n}, head ${s}`,R=d?u-38*l:u+4,P=r.visits[N];return m("g",{key:`head ${s}`,class:`\
part head${M?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${W}\
: switched off`:`${W}: the last visit reads most from visit ${N+1}, ${P?.label}, ${O(g[N])}${A}`},m("text",{class:"small",
x:h,y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${E===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},O(g[C])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:qt(Float32Array.from(y,j=>j/L),p,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),w&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
E*_,y:u,width:Math.max(2,_),height:f}),(E!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${W}. ${b?"Switched off.":`The last visit reads ${O(g[C])} from ${r.visits[C]?.
label}. Darker: larger weight, up to ${O(L,1)}. Click to open.`}${w?` Switched off ${r.wordsFor(k)}.`:""}`),Ge(t,{act:"h\
ead",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:R}),t.canAct&&d!==
void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function Lc(t,e,n){return t.
isRemoved(e,n)||t.isSkipped(e,"attention")}function nd(t,e){let{reading:n,stage:s,lit:o}=t,r=s.layers[e];if(r?.stream===
null||!r)return null;let i=s.type/13,a=r.stream,c=ds(n,e),l=zo(t),h=s.streamWidth-8*i,u=it(o,n),f=s.rows.flatMap(({y:p,height:y},g)=>{
let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.map(({name:k,lengths:x,style:w},A)=>m("rect",{key:`${k} ${g}`,class:`${w}${u.
length&&!u.includes(g)?" dim":""}`,x:a,y:p+(A-c.length/2)*b,width:Number(x[g])/l*h,height:b-.6}))}),d=c.map(({name:p,style:y},g)=>[
m("rect",{class:y,x:a,y:s.bottom+(10+Vo*g)*i,width:9*i,height:9*i}),m("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+Vo*
g)*i},p)]);return m("g",Yo(t,e),m("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+
66*i}),ne(t,a,"Stream",`+ layer ${e}`,s.streamWidth),f,d,sd(t,e,a+s.streamWidth+10*i))}function sd(t,e,n){let{reading:s,
stage:o}=t,r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};
return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(e,"attention")}]:
[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>Ge(
t,{act:l,words:String(h[Number(u)]),title:od[l]??"",right:n,y:o.bottom+(5+Vo*f)*r}))}function ds(t,e){let{residual:n,attention:s,
feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attent\
ion"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function zo(t){let e=0;for(let n of Ht(t))for(let s=0;s<n.layers;s++)
for(let{lengths:o}of ds(n,s))e=Math.max(e,...o);return e||1}function Yo(t,e){let{residual:n,attention:s,feedForward:o}=t.
reading.stream(e);return{key:"stream",class:"part stream","data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:K(
t,He(e)+1),"aria-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, he\
ads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}var Vo,od,Ko=v(()=>{"use strict";$();ls();
gt();Ze();Yn();B();V();mt();Be();Qe();Vo=19;od={residuals:"Residual connections of all layers: without them, only what s\
ublayers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forwar\
d network of this layer: skipped, it adds nothing"}});function Cc(t){let{stage:e,lit:n}=t,s=e.type/13,o=te(t),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return e.layers.map(({y:i,maps:a},c)=>m("g",{key:`layer ${c}`,opacity:K(t,He(c))},a.length>0&&jt(t,i+15*s,`Layer ${c}`,
r),c===0&&zn(t,e.left+72*s,i+15*s,!0),a.map((l,h)=>qo(t,l,c,h,o)),rd(t,c)))}function rd(t,e){let{reading:n,stage:s,lit:o}=t,
r=s.type/13,i=Number(s.layers[e]?.stream),a=ds(n,e),c=zo(t),l=it(o,n),h=i+z.bars*r,u=s.columns.flatMap(({x:f,width:d},p)=>{
let y=Math.min(8*r,.86*d/a.length);return a.map(({name:g,lengths:b,style:k},x)=>{let w=Number(b[p])/c*z.bars*r;return m(
"rect",{key:`${g} ${p}`,class:`${k}${l.length&&!l.includes(p)?" dim":""}`,x:f+(x-a.length/2)*y,y:h-w,width:.88*y,height:w})})});
return m("g",Yo(t,e),m("rect",{class:"ground",x:s.left,y:i-z.title*r,width:s.right-s.left,height:(z.title+z.bars)*r}),jt(
t,i-10*r,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),id(t,a,i-10*r),u)}function id({stage:t},e,n){let s=t.type/13,
o=t.right;return[...e].reverse().map(({name:r,style:i})=>{let a=o-U(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*
s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:a,y:n},r)]})}var Rc=v(()=>{"use strict";$();Ko();gt();Yn();B();
Qt();hn();V();mt()});function Ic({stage:{size:t},...e}){let n=Ln(e),s={...e,stage:mo(e.reading,t.width,t.type,n)};return[m("g",{key:"visits"},
Ec(s)),m("g",{key:"inputs"},Sc(s)),m("g",{key:"layers"},Cc(s)),m("g",{key:"decoder"},Nc(s))]}function Pc(t,e,n){return mo(
t,e,n).size.height}var ps,Xo=v(()=>{"use strict";$();Se();B();vc();Rc();Qt();hn();ps=700});function Fc(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[s,o]=ad[n]??[0,!1],r=e?t.indexOf(
e):-1,i=t[r];if(s===0||!i)return null;let a=gs(i);if(!o){let f=t[r+s];return f&&gs(f)===a?f:null}let c=[...new Set(t.map(
gs))],l=c[c.indexOf(a)+s],h=t.filter(f=>gs(f)===l),u=f=>Math.abs(Wc(f)-Wc(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function gs(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Wc(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var ad,Hc=v(()=>{"use strict";$();ad={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function jc(t){let{reading:e}=t,n=tt(e),s=rs(t),o=[...is(t,s),...as(t,s)];return[gc(t),...e.hasPointer?Ac(t,o):[],...e.hasGeneration?
[xc(t,o)]:[],m("g",{key:"flows",opacity:K(t,n.gate)},fs(t,o,s)),e.hasGate?yc(t):null,m("g",{key:"answer",opacity:K(t,n.gate)},
pc(t,s))].filter(r=>r!==null)}var Gc=v(()=>{"use strict";$();Io();Wo();de();ms();jo();Uo();B();mt()});function Bc(t){return t.stage.size.width<ps?Ic(t):[m("g",{key:"visits"},mc(t)),m("g",{key:"inputs"},dc(t)),m("g",{key:"l\
ayers"},_c(t)),m("g",{key:"decoder"},jc(t))]}var Dc=v(()=>{"use strict";$();Gc();Ko();B();Xo();Be()});function pd(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function Zo(t){return(t instanceof Element?t.closest(
"[data-part]"):null)?.getAttribute("data-part")??null}var Jo,cd,ld,hd,ud,fd,md,dd,ys,Uc=v(()=>{"use strict";$();Se();Ji();
Va();Qa();gt();tc();Ze();Ao();Zt();ec();rc();hc();Xo();Hc();Dc();Jo=240,cd=120,ld=13,hd=17,ud=.05,fd=.5,md=660,dd=matchMedia(
"(prefers-reduced-motion: reduce)"),ys=class{#n=null;#t=null;#e=null;#o=null;#s=null;#i="";#a=null;#r=null;#c=null;#h=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),e.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part.");let s=document.createElement("div");s.className="pi\
cture-foot";let o=document.createElement("div");o.className="picture-controls",this.caption=document.createElement("p"),
this.caption.className="picture-caption";let r=document.createElement("button");r.type="button",r.textContent="Numbers",
r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("click",()=>{this.#d()}),s.append(o,this.caption,
r),e.replaceChildren(this.drawn,...n.isStill?[]:[s]),this.drawing=new es(this.drawn),this.player=new ns(o,i=>{this.#a=i,
i!==null&&this.#r!==null&&(this.#r=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.#g(Jo)}),this.#p()}#p(){let{drawn:e}=this;new ResizeObserver(()=>this.#g(0)).observe(e),new MutationObserver(
()=>this.#g(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{
this.#c||this.#m(Zo(n))}),e.addEventListener("pointerleave",()=>this.#m(null)),e.addEventListener("focusin",({target:n})=>this.#m(
Zo(n))),e.addEventListener("focusout",()=>this.#m(null)),e.addEventListener("keydown",n=>this.#O(n)),e.addEventListener(
"click",({target:n})=>this.#A(n)),e.addEventListener("pointerdown",n=>this.#l(n)),e.addEventListener("pointermove",n=>this.#x(
n,!1));for(let n of["pointerup","pointercancel"])e.addEventListener(n,s=>this.#x(s,!0))}show(e,n=null,s=null){this.#n=new Oe(
e),this.#t=n&&new Oe(n,this.hooks.against),this.#e=s&&new Oe(s),this.#o=Lt(this.#s,this.#n),this.player.tell(Ja(this.#n)),
this.#g(this.#c?.follows?0:Jo)}open(e){let n=e===null?this.#r:null;this.#r=e,this.#o=this.#s=null;let s=this.drawn.contains(
document.activeElement);this.player.isOpen&&this.player.close(),this.#g(Jo);let o=s&&n&&this.#b(n);o&&this.#u(o),s&&this.#M(),
this.hooks.opened?.(this.#r)}#d(){let{against:e}=this.hooks,n=e===void 0?null:this.#t;this.#n&&lc(this.root,this.#n,this.#r,
n)}#b(e){return this.#w.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#M(){if(this.
drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&
e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){let s=getComputedStyle(this.root).
getPropertyValue("--paper").trim();return oc(this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#s=e,!this.#n)return!1;
let n=Lt(e,this.#n);return JSON.stringify(n)===JSON.stringify(this.#o)?!1:(this.#o=n,this.#g(0),!0)}#m(e){if(!this.light(
e))return;let{kind:n,visit:s=0}=this.#o??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#o&&e)}#A(e){if(!(e instanceof Element)||
this.#h)return;let n=Zo(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#g(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#$(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#$(e,n){let s=this.#n&&Lt(e,this.#n),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#l(e){this.#h=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#n||
!(n||o)||(this.#c=n?Ki(e,this.#n,this.drawn,s!==void 0):Xi(e),this.#c?.follows&&e.preventDefault())}#x(e,n){let s=this.#c;
if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=null);let o=s.to(e,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):pd(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#O(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(e.altKey?this.#f(e.key,s):this.#T(e.key,n,s))&&e.preventDefault()}#T(e,n,s){if(e==="Escape"&&this.#r!==
null)return this.open(Xs(this.#r)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#n)return this.#d(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"dropped"}),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("\
data-open");return e===" "&&this.hooks.act&&!r?this.#$(s??""):this.#A(n),!0}if(this.#r!==null&&this.#n){let r=Js(this.#r,
e,this.#n),i=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&a.focus(),r!==null}let o=Fc(this.#w,n,e)?.getAttribute(
"data-part")??null;return o!==null&&this.#u(o),o!==null}#u(e){let n=this.#w.find(s=>s.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#i=e,this.#E(),n.focus())}#f(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#n,
r=o&&Lt(n,o),{act:i,edit:a}=this.hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+
s])return!0;a({kind:"move",visit:l,by:s,isDone:c}),this.#u(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.
max(0,o.gate+s*ud));i({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:l,value:Ks(o,l,s*fd),isDone:c})}else return!1;return!0}get#w(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#E(){let e=this.#w,n=e.find(s=>s.getAttribute("data-part")===
this.#i)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#g(e){let n=this.#v();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#r===null?[]:Ua(n,this.#r);r.length||(this.#r=null),this.drawing.show(r.length?r:Bc(n),dd.matches?0:e),this.#r===
null&&this.#E();let i=this.#r===null?null:Za(this.#r,n.reading),a=this.#o?null:this.player.told;this.#N(i??a??fe(this.#o,
n.reading,n.before))}#N({title:e,text:n}){let s=document.createElement("strong");s.textContent=e,this.caption.replaceChildren(
s,` ${n}`)}#v(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<ps;if(!this.#n||e<cd||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(hd,Math.max(ld,e/120));this.root.classList.toggle(
"tall",s);let i={reading:this.#n,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},a=Ln(i),c=s?Pc(this.#n,
e,r):n,l=s&&this.#r!==null?md:c;return{...i,beside:this.#e,stage:Na(this.#n,{width:e,height:l,type:r},a),lit:this.#o??Lt(
this.player.told?.part,this.#n),beat:this.#a??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,
scale:[this.#_("--map-least"),this.#_("--attention")],canAct:this.hooks.act!==void 0}}#_(e){let n=getComputedStyle(this.
root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});async function Qo({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await gd(t))}`}async function Vc(t,e){let n=new Image;
n.src=await Qo(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function gd(t){let e=await yd();return e&&t.replace("<title>",()=>`\
<style>${e}</style><title>`)||t}async function yd(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await bd(n,t.href??document.baseURI)})}`}}catch{}
return""}async function bd(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return`data:font/woff2\
;base64,${xe(new Uint8Array(await n.arrayBuffer()))}`}var qc=v(()=>{"use strict";$();ke()});var er={};Tl(er,{NetworkDrawing:()=>tr});var tr,nr=v(()=>{"use strict";$();Ui();Uc();An();qc();tr=class{#n;#t;#e=null;#o=null;#s=null;constructor(e,n){
let{title:s,hover:o,acts:r,isStill:i}=n;this.#n=s,this.#t=new ys(e,{...o&&{pointed:o},...i&&{isStill:i}}),r&&(this.#s=new Tn(
this.#t,{...r,answered:a=>{this.#e=a.figure,this.#o=a,r.answered(a)}}))}get bar(){return this.#s?.bar.root??null}get interventions(){
return this.#s?.text??null}follows(e){return this.#s?.follows(e)??!1}draw(e){if(e!==this.#e){this.#e=e;let n=e.before&&Xe(
e.before);this.#o={trace:Xe(e.trace),before:n},this.#s?.begin(e.meta,this.#o.trace,n)}this.#o&&this.#t.show(this.#o.trace,
this.#o.before)}mark(e){this.#t.mark(e)}async address(e,n){let s=this.#t.file({title:this.#n});return e==="svg"?Qo(s):Vc(
s,n)}}});$();$();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(t)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(e,g)}let u=g=>{let b=s.exec(g??""),k=b?b[1]??"auto":
g;o.toggleAttribute("data-transparent",b!==null),h(k)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,a=[k,o.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},d=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},p=()=>{let g=d();g&&(g.textContent=n[a]);let b=a==="auto"?r.matches?"da\
rk":"light":a;c||o.dataset.theme===b||(o.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?o.dataset.theme="light":p())};u(i),p();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);r.addEventListener("change",p),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),p()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=d();g&&(g.hidden=!1,p(),g.addEventListener("click",()=>{a=e[a],f();try{localStorage.setItem(t,a)}catch{}
p()}))})})();$();Ut();$();var Ar={min:.5,max:4},Wl={controls:["none","some","all"],caption:["none","title","all"]};function un(t,e){return t===
"scale"?e.trim()!==""&&Number(e)>=Ar.min&&Number(e)<=Ar.max:t==="controls"||t==="caption"?Wl[t].includes(e):CSS.supports(
"color",e)}$();var Er=Promise.resolve();function Sr(t){let e=Er.then(Fl).then(t);return Er=e.catch(()=>{}),e}function Fl(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}$();Ut();$();var Or={width:960,height:540};function Nr(t){return{"HTML frame":vr(t),"Web component":Hl(t),Markdown:Lr(t),Quarto:jl(
t),LaTeX:Gl(t)}}function vr({title:t,embed:e}){return`<iframe src="${fn(e)}" title="${fn(t)}" width="${Or.width}" height\
="${Or.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Hl({server:t,attributes:e}){
let n=Object.entries({server:t,...e}).map(([s,o])=>o===""?s:`${s}="${fn(o)}"`);return`<script src="${fn(new URL("pointer\
-view.js",t).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Lr({title:t,embed:e,picture:n}){return`[![${Bl(t)}](<${Tr(n)}>)](\
<${Tr(e)}>)`}function jl(t){return['::: {.content-visible when-format="html"}',"```{=html}",vr(t),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Lr(t),":::"].join(`
`)}function Gl({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${o}`,
"\\begin{figure}","  \\centering",`  \\href{${Dl(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Kl(
[t,e].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function fn(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Bl(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Tr(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Dl(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Ul={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Vl=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ql={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},zl=/[ąęįųĄĘĮŲ]/,Yl=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Kl(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(Yl,"")].flatMap(n=>[...ql[n]??Xl(n)]).map(n=>Ul[n]??Jl(n)).join("")}function Xl(t){return zl.test(t)?
t.normalize("NFD").slice(0,1):t}function Jl(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Vl.test(t)?t:"?"}$();function Cr(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return Zl(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[_r("Title",n),_r("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Zl(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function _r(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Ql(n)),s.buffer}function Ql(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}var th=[1,2,4],eh=2;function Ir({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:mn("Link"),embed:mn("Embed"),json:mn("JSON"),offline:mn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=qe("JSON",()=>Rr(r(),`${t()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=nh(()=>{let{link:g,embed:b}=e(),k=b?n():null;return{...g&&{Address:g},...k&&Nr(k)}}),u=()=>{let g=e();for(let b of Object.
keys(a)){let k=g[b];a[b].hidden=k===null,k!==null&&(a[b].href=k)}c.hidden=g.json!==null,h.hidden=g.link===null&&g.embed===
null,l.hidden=ge.answers};for(let g of["pointerenter","focusin"])i.addEventListener(g,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...th.map(g=>{let b=g===eh;return new Option(`${g}×`,String(
g),b,b)}));let d=async g=>{let{address:b,meta:k}=await s(g,Number(f.value)),x=k.origin??e().embed??location.href;Pr(Cr(b,
g,{title:k.title,origin:x}),`${t()}.${g}`)},p=()=>Rr(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(qe("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,qe("SVG",()=>d("svg")),qe("CSV",p),a.json,
c,a.offline,h,l),u(),i}function nh(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;
r.textContent="",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>qe(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{
o.value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await sh(l);h||o.select(),r.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return e}async function sh(t){return navigator.clipboard?navigator.clipboard.writeText(t).
then(()=>!0,()=>!1):!1}function mn(t){let e=document.createElement("a");return e.textContent=t,e}function qe(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Rr(t,e,n){Pr(new Blob(
[t],{type:n}),e)}function Pr(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(t),n.download=e,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}Ye();$();var Wr={width:420,height:200},oh=300,ye=2,pt=20,re=8,rh=7.5,ih=44,ah=18,ch=240,lh=90,jr=56,Gr=90,hh=48,uh=1.3,fh=.6,mh=9,
Br=1.4,Dr=["coloraxis","coloraxis2"];function Ur({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){if(!n)return{data:t,
layout:e};let i={width:n/r,height:s/r},a=o&&(i.width<Wr.width||i.height<Wr.height),c={...i,isFixed:o,isTiny:a,isNarrow:i.
width<560,scale:r},l=a?dh(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...Hr(l,c)}};let h=ph(t,l),u={...h,...Hr(
h,c),...gh(t,h,c),...$h(h,c)};return{data:Eh(t,h,c.height),layout:u}}function dh(t,e){return Vr(t,e)}function Vr(t,e){if(!Fr(
t)||!Fr(e))return e;let n={...t};for(let[s,o]of Object.entries(e))n[s]=Vr(t[s],o);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function Fr(t){return typeof t=="object"&&t!==null&&!Array.isArray(t)}function qr(t,e){return Object.
entries(t).filter(([s])=>e.test(s))}function zr(t,e){return t[`yaxis${(e??"y").slice(1)}`]}function Yr(t){return qr(t,/^yaxis/).
map(([,e])=>e.domain??[0,1])}function Kr(t,e){return t[e]}function ph(t,e){let{xaxis:n}=e,s=t.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(s)&&o.length===s.length;
return n?.tickangle!==-90||n.tickvals||!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,ticktext:o}}}function gh(t,e,{
width:n,height:s,isTiny:o,scale:r}){let i=yh(t,e),a=Math.max(...i.map(b=>b.length*re+hh)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*pt>s/(o?4:3),h=i.length>0&&!l,u=bh(e,s,r),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/r||pt)*Br+2,p=Math.min(e.margin?.t??8,h?c*pt+4:e.annotations?.length?d:8),y=Dr.some(b=>Kr(e,b)?.colorbar?.
orientation==="h"),g=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!g&&{margin:{...e.margin,t:Math.ceil(p*r)}},...u}}
function yh(t,e){if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,visible:i,showlegend:a,legendgroup:c}of t)
!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(/<[^>]*>/g,"")));return s>1||e.showlegend?
[...n.values()]:[]}function bh(t,e,n){let{annotations:s=[],template:o}=t,r=({yref:f,yanchor:d})=>f==="paper"&&d==="botto\
m",i=s.filter(r);if(!i.length)return{};let a=Yr(t).map(([f])=>f),c=i.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(
d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-pt)/Br);if(h>=l)return{};let u=Math.max(
mh,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function $h(t,{height:e,isTiny:n}){let s=Math.
floor(e/3/re),o=e-Xr(t,1/0,s)-jr,r={};for(let i of Dr){let a=Kr(t,i);a&&(n?r[i]={...a,showscale:!1}:r[i]=xh(t,i,a,o))}return r}
function xh(t,e,n,s){let o=n.colorbar??{};if(s>=oh||o.ticktext||o.orientation==="h")return n;let r=t.template.layout[e],
i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(ye,Math.floor(a/pt/1.5));return{...n,colorbar:{
...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*a>=pt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function Hr(t,e){let{width:n,height:s,isFixed:o,isTiny:r,isNarrow:i}=e,
a=i?n:1/0,c=o?Math.floor(s/3/re):1/0,l=Xr(t,a,c),h=o?l?jr:Gr:0,u=Math.max(s-l-(r?2*pt:h),pt),f=r?n-lh:Math.max(n-ch,60);
return Object.fromEntries(qr(t,/^[xy]axis/).map(([d,p])=>{let y=d.startsWith("x"),g=o&&y?Mh(p,t,u):p,[b,k]=g.domain??[0,
1],x=(k-b)*(y?f:u),w=t.template.layout.font.size*e.scale,A=wh(g,y,x,w,e),L=t.meta.priority?.[d];return[d,kh(A,{isX:y,length:x,
fontSize:w,upright:c,priority:L},e)]}))}function wh(t,e,n,s,{isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&
!e&&i.length*re>uh*n?{...t,title:{}}:t;let[a,c]=t.domain??[0,1];if(!e||!i||t.side==="top"||c-a>fh)return{...t,title:{}};
let l=Math.max(4,Math.floor(n/(re-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,
font:{size:s-2},text:h}}}function kh(t,{isX:e,length:n,fontSize:s,upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=t;if(t.visible===!1||t.showticklabels===!1)return t;if(!u)return c||h&&e?Ah(t,e,
n,i):t;let d=u.length;if(l&&e&&d===1&&t.tickangle===0&&(u[0]??"").length*re>n-re)return{...t,tickfont:{size:.75*s}};if(d<=
ye&&(e||!c||n>=pt))return t;let y=d<=ye?[d-1]:Sh(d,Math.floor(n/pt),r);return{...t,tickvals:y.map(g=>f[g]??g),ticktext:y.
map(g=>Jr(u[g]??"",g,h?a:1/0,e?o:1/0))}}function Mh(t,e,n){let[s]=zr(e,t.anchor)?.domain??[0,1],o=Yr(e).map(([,a])=>a),r=Math.
max(...o.filter(a=>a<=s),-1/0),i=(s-r)*n;return t.side==="top"||i>2.4*pt?t:{...t,title:{},...i<.9*pt&&{showticklabels:!1}}}
function Ah(t,e,n,{isTiny:s,isNarrow:o}){let r=Math.max(ye,Math.floor(n/(e?ih:pt*1.5)));if(t.tickvals){let h=e?1:Math.ceil(
t.tickvals.length/r);return{...t,tickvals:t.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=t;if(t.type==="category")
return e?t:{...a,nticks:Math.max(ye,Math.floor(n/ah))};let c=o&&e&&t.nticks&&!s?ye:r,l=Math.min(t.nticks??1/0,c);return s||
t.nticks||l<5?{...a,nticks:l}:t}function Eh(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=zr(
e,s.yaxis),[r,i]=o?.domain??[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-Gr)<a*pt?{...s,texttemplate:""}:s})}
function Sh(t,e,n){let s=[...Array(t).keys()];if(t<=e)return s;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.
filter(i=>i%o===0);let r=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);
return r.sort((i,a)=>i-a)}function Xr({xaxis:t},e,n){let o=(t?.tickangle===0?[]:t?.ticktext??[]).map((r,i)=>Jr(r,i,e,n).
length);return Math.max(0,...o)*rh}function Jr(t,e,n,s){let o=n<1/0;if(!o&&t.length<=s)return t;let r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(t)??[],[,i="",a="",c=""]=r,[l="",h]=a.split(" · "),u=Math.min(o?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${e+1} ${f}`:f)+c}$();Ut();Ye();var Oh=12,be=new Map,Es=new Map;function Ts(t,e){let n=JSON.stringify(Object.values(t)),s=be.get(n)??new Map;
be.delete(n),be.set(n,s);for(let i of be.keys()){if(be.size<=Oh)break;be.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise(
(i,a)=>Th(n,t,e,{resolve:i,reject:a}));return s.set(e,r),r.catch(()=>s.delete(e)),r}function Th(t,e,n,s){let o=Es.get(t);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Es.set(t,{query:e,views:r}),setTimeout(()=>{Es.delete(t),Nh(e,r)},0)}
async function Nh(t,e){let{server:n,path:s,query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await It(`${s}/\
figures?${oe({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof ct&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of e)c?vh(t,l).then(h,u):u(a)}}function vh({server:t,path:e,
query:n,theme:s},o){let r=oe({...n,theme:s});return It(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}var Ss=new Map;async function Qr(t,e){
let n=Ss.get(t),s=n??(t.startsWith("#")?Lh(t.slice(1)):_h(t));n||(Ss.set(t,s),s.catch(()=>Ss.delete(t)));let o=await s;if(dt(
o))return o;let{templates:r={}}=o.layout.meta,i=r[e];if(!i)return o;let a=Zr(i),c=new Map;for(let f of Object.values(r))
Zr(f).forEach((d,p)=>{c.set(d,a[p]??d)});let{data:l,layout:h}=Os({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Zr(t){return t.layout.colorway}function Os(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(s=>Os(s,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([s,o])=>[s,Os(o,e)])):e.get(t)??t}async function Lh(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function _h(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);if(!e?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new ct(
e?.status??0,[{where:"",message:n,suggestions:[]}])}return e.json()}function $e(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${r}`,offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=oe({...i&&t!=="json"?{step:s}:
{},...o}).toString();return new URL(h?`${c[t]}?${h}`:c[t],e).href}$();function ei({x:t,y:e,xaxis:n,yaxis:s},o){let r=[ti(n,t,o),ti(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function ti(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ni(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(Ch()),{_fullLayout:o}=t;
if(!o)return;let r=e.flatMap(i=>n.map(a=>Rh(o,o[i],a)));s.replaceChildren(...r.filter(i=>i!==null))}function Ch(){let t=document.
createElement("div");return t.className="view-marks",t}function Rh(t,e,n){if(!e?._length)return null;let s=e._id.startsWith(
"x"),o=t[`${s?"y":"x"}axis${(e.anchor??"").slice(1)}`]??t[s?"yaxis":"xaxis"],r=[e.l2p(n-.5),e.l2p(n+.5)],[i,a]=[Math.min(
...r),Math.max(...r)];if(!(a>0&&i<e._length)||!o?._length)return null;let[c,l]=s?[e._offset+i,o._offset]:[o._offset,e._offset+
i],[h,u]=s?[a-i,o._length]:[o._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}$();function oi(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function ri(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function ii(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function ai(t,e){return t.map(s=>{let{name:o,title:r,values:i}=s,a=ci(s)[i.indexOf(e[o]??"")];return typeof a=="\
number"?`${r.toLowerCase()} ${a}`:a}).join(", ")}function ci({values:t,labels:e}){return e??t}var pn=class{#n;#t;#e="";#o=0;#s=null;constructor(e,n){
this.#n=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#e===i)return;this.#e=i,this.pause(),this.#s=null,
this.#n.replaceChildren(...e.map(c=>this.#i(c))),r.length&&o&&this.#n.append(this.#a(r));let a=e.find(({name:c})=>c===n);
a&&this.#n.append(...this.#r(a))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#n.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#s&&(this.#s.textContent=
"Play")}#i(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=ci(e);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),si(s,r)}#a(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),si("Open",n)}#r({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(e,u)},i=h=>{this.pause(),r(o()+h)},a=Ns(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#s=a;let c=Ns("‹",()=>i(-1)),l=Ns("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function si(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function Ns(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}Is();$();var bi="vendor/plotly/plotly-traces-4.1.1.min.js",Ps;function $n(t){return window.Plotly?Promise.resolve(window.Plotly):
(Ps??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${bi}`,t).href:new URL(`../${bi}`,
S).href;let o=()=>{Ps=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),s.addEventListener("error",o),document.head.append(
s)}),Ps)}async function $i(t,e,n){let{width:s,height:o}=t.layout;return(await $n()).toImage(t,{format:e,width:s,height:o,
...e==="png"&&{scale:n}})}wn();var rr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},ir=["inputs","removed"],$d=new Set(["server","source","model","lesson","view","theme","reads",
...ir,...Object.keys(rr)]),Kc=["scale","accent","controls","caption"],xd=new Set([...Kc,"fill"]),zc="pointer-view:hover",
sr=matchMedia("(prefers-color-scheme: dark)"),wd={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},kd=120,Md=[
["short",576,0],["low",352,0],["tight",288,352]],Ad="400px 0px",Yc=660,Ed="[data-answer]:not(pointer-view *)",Sd=/^(\w+):(\d+)$/,
Od="The server draws this chart, and it does not answer.",Td="The answer above is computed in this browser.",Nd="Type vi\
sits, or add a place, to see what the model answers.",De=null,or=null,ar=class extends HTMLElement{#n=null;#t=null;#e=null;#o=0;#s=!1;#i="";#a=!1;#r="";#c=[];#h=!1;#p=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#x()},{rootMargin:Ad});#d=new ResizeObserver(()=>requestAnimationFrame(()=>this.#P()));#b=new MutationObserver(
e=>this.#O(e.map(({attributeName:n})=>n??"")));#M=e=>this.getAttribute(e);#m=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#C(this.#N),this.#k()};#A=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#$=({type:e})=>this.#tt(e==="beforeprint");connectedCallback(){
this.#n??=this.#H(),this.#_(),document.addEventListener("pointerscope:theme",this.#m),document.addEventListener(zc,this.#A),
sr.addEventListener("change",this.#m);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#$);this.#d.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#h=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#m),document.removeEventListener(zc,this.#A),sr.removeEventListener(
"change",this.#m);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#$);this.#d.disconnect(),this.#b.
disconnect(),this.#p.disconnect(),this.#l.controls.pause()}mark(e){e.join()!==this.#c.join()&&(this.#c=e,this.#U())}get chosen(){
return this.#t?this.#L:{}}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#V();return Math.ceil(e+dn(this.#t)+
n)}get#l(){return this.#n??=this.#H(),this.#n}#x(){this.#h=!0,this.#p.disconnect(),this.#f()}#O(e){e.some(s=>xd.has(s))&&
(this.#_(),this.#k());let n=e.filter(s=>$d.has(s)&&!this.#T(s));e.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#h?
this.#x():n.length?this.#f():this.#u.some(({name:s})=>e.includes(s))?this.#W()&&this.#k():e.includes(this.#r)&&this.#f()}#T(e){
let n=this.#e;return!n||!this.#t?!1:(e==="theme"&&this.#m(),e==="theme"||e==="interventions"&&n.follows(this.getAttribute(
e)??""))}get#u(){return this.#t?At(this.#t).choices??[]:[]}#f(){this.#s||(this.#s=!0,queueMicrotask(()=>{this.#s=!1,this.#Z()}))}get#w(){
let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${e}/${encodeURIComponent(n)}`:""}get#E(){let e=this.getAttribute("server");return e?new URL(e.endsWith("/")?e:`${e}/`,
document.baseURI).href:wt.href}get#g(){let e=this.parentElement?.closest("[data-theme]");return e instanceof HTMLElement?
e.dataset.theme:void 0}get#N(){let e=this.getAttribute("theme");return e==="auto"?sr.matches?"dark":"light":(e??this.#g)===
"dark"?"dark":"light"}get#v(){let e=this.getAttribute("scale");return e!==null&&un("scale",e)?Number(e):1}#_(){let e=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),e&&un("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("--accent")}get#F(){if(this.
hasAttribute("lesson")){let n=ir.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(rr).map(([n,s])=>[s,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#Z(){let{needsHistory:e,query:n}=this.#F;this.#o+=1;let s=this.#o,
o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#w&&r&&(!e||n.visits||n.record);if(!o&&!i){this.#R(
Nd);return}if(!this.#h){this.#R("");return}let a=this.#N;this.#C(a),this.setAttribute("aria-busy","true");try{let c={server:this.#E,
path:this.#w,query:n,theme:a},l=this.hasAttribute("server")?this.#E:"",[h]=await Promise.all([o?Qr(o,a):Ts(c,r),o?null:r===
ze?Promise.resolve().then(()=>(nr(),er)):$n(l)]),u=dt(h),f=u?await Promise.resolve().then(()=>(nr(),er)):null;u||await $n(
l),await Sr(()=>{s===this.#o&&(this.#et(f?.NetworkDrawing??null,At(h).title),this.#t=u?h:structuredClone(h),this.#st(this.#t),
this.#Q({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#G(c)}finally{s===this.#o&&this.removeAttribute("aria-busy")}}#C(e){
this.#g!==e?this.dataset.theme=e:delete this.dataset.theme}#Q(e,n){if(!this.#t||dt(this.#t))return;let{template:s,meta:o}=this.#t.
layout,r=o.templates?.light;De??=r??(this.#N==="light"?s:null),!(De||this.hasAttribute("source"))&&(or??=Ts(e,n),or.then(
i=>{dt(i)||(De??=i.layout.template)}).catch(()=>{or=null}))}#tt(e){if(this.#a=e,!this.#t||!this.#i)return;let n=De??this.#e;
this.#C(e&&n?"light":this.#N),this.#k(),e||requestAnimationFrame(()=>this.#k())}#H(){let e=document.createElement("summa\
ry");e.textContent="Numbers";let n={title:this.#S("h3","view-title"),caption:this.#S("p","view-caption"),choices:this.#S(
"div","view-choices"),summary:this.#S("p","view-summary"),failure:this.#S("p","view-failure"),plot:this.#S("div","view-p\
lot"),details:this.#S("details","view-table"),exports:Ir({name:()=>this.#Y,links:()=>this.#ut(),view:()=>this.#t&&this.#ft(
this.#t),picture:(o,r)=>this.#lt(o,r),csv:()=>xn(this.#z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.
textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(e),n.details.addEventListener("tog\
gle",()=>this.#q());let s=new pn(n.choices,{selected:()=>this.#L,select:(o,r)=>this.#ct(o,r),open:o=>this.#y("open",o)});
this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:o})=>this.#at(o),!0);for(let o of[n.plot,
n.details,n.choices,n.exports,n.failure])o.hidden=!0;return{...n,controls:s}}#S(e,n){let s=this.querySelector(`.${n}`),o=s instanceof
HTMLElement?s:document.createElement(e);return o.className=n,o}#et(e,n){if(e===null==(this.#e===null))return;let s=this.#l,
o=s.plot.cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#e?.
bar?.remove(),this.#e=e?new e(o,{title:n,hover:r=>this.#y("hover",{visits:r}),acts:{server:()=>this.hasAttribute("source")?
null:this.#E,answered:r=>this.#nt(r),resized:()=>requestAnimationFrame(()=>this.#P())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#nt({figure:e,interventions:n}){this.#t=e;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#W()&&this.#k(),this.#y("interventions",n)}#j(e){let{plot:n,details:s,
choices:o,exports:r,failure:i}=this.#l;for(let c of[n,s,o,r])c.hidden=e;i.hidden=!0;let a=this.#e?.bar;a&&e&&(a.hidden=!0)}#R(e){
this.#t=null,this.#r="",this.removeAttribute("aria-busy"),this.#l.controls.pause(),this.#j(!0),this.#l.summary.textContent=
e}#G(e){this.#R("");let{failure:n}=this.#l,o=e instanceof ct&&e.status===0&&document.querySelector(Ed)!==null,r=o?Od:Dt(
e);if(n.replaceChildren(r),o&&n.append(" ",vd()),n.hidden=!1,this.#y("failed",{message:r}),!(e instanceof ct)||![0,503].
includes(e.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener(
"click",()=>this.#f()),n.append(" ",i)}#st(e){let{title:n,caption:s,controls:o}=this.#l,r=At(e);n.textContent=r.title,n.
hidden=!1,s.textContent=r.caption,this.#j(!1),o.offer(r,dt(e)?[]:e.data,!this.hasAttribute("fill")),this.#W()&&this.#k()}#k(){
if(!this.#t)return;let{plot:e}=this.#l,n=this.#a,s=this.#I(dn(this.#t)),o=n?Math.min(s.width||Yc,Yc):s.width;o&&(dt(this.#t)?
(e.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(e.style.height=s.isFixed?`${s.height}px`:"",this.#ot(e,this.#t,
{...s,width:o})),this.#i=`${o}×${s.height}`,this.dataset.drawn="true",this.#U(),this.#y("drawn",{}))}#ot(e,{data:n,layout:s},o){
let r=this.#a,i=r&&De?{...s,template:De}:s,a=this.#B({data:n,layout:i},o);window.Plotly?.react(e,a.data,r?{...a.layout,width:o.
width}:a.layout,wd),e.dataset.listening||this.#rt(e)}#B({data:e,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0\
, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Ur({data:e,layout:Ld(n)},{width:s,height:o,isFixed:r,
scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,
...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#rt(e){e.dataset.listening="true",e.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,s,o]=Sd.exec(String([n.customdata].flat()[0]))??[];s&&this.#y(
"select",{table:s,row:Number(o)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#y("hover",{visits:ei(n,this.#D)})}),e.
on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#D(){return this.#t?At(this.#t).visit_axes??[]:[]}#y(e,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#U(){!this.#t||!this.#i||(this.#e?this.#e.mark(
this.#c):ni(this.#l.plot,this.#D,this.#c))}#I(e){let{plot:n}=this.#l,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:e,isFixed:!1};this.#it();let{above:o,below:r}=this.#V();this.style.setProperty("--below",`${Math.ceil(r)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),kd);return{width:s,height:i,isFixed:!0}}#it(){let[e,n]=[this.offsetWidth/
this.#v,this.offsetHeight/this.#v],s=Md.filter(([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#V(){let{plot:e,details:n,exports:s}=this.#l,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||
1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(e.getBoundingClientRect().top-o.top)/r,below:a/r}}#at(e){if(this.hasAttribute(
"fill")&&e instanceof HTMLDetailsElement&&e.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(
()=>this.#P())}#P(){if(!this.#t)return;let{width:e,height:n}=this.#I(dn(this.#t));e&&this.#i!==`${e}×${n}`&&this.#k()}#ct(e,n){
this.setAttribute(e,String(n)),this.#y("option",{[e]:n})}#W(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("leni\
ent")?null:ri(this.#u,this.#M);if(n)return this.#G(new Error(n.message)),this.#r=n.name,!1;let s=At(e),o="";if(this.#u.length&&
!dt(e)){let r=this.#L;this.#l.controls.show(r);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===
l));gi(e,r);let{summaries:i}=s;i&&(s.summary=i.texts[ii(this.#u,i.by,r)]??""),o=`: ${ai(this.#u,r)}`}return this.#l.summary.
textContent=s.summary??"",this.#l.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#q(),!0}get#L(){
return oi(this.#u,this.#M)}#q(){let{details:e}=this.#l;if(!e.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${At(this.#t).
title}`),n.append(...this.#z().map(Ae)),e.querySelector(".table-frame")?.remove(),e.append(n)}#z(){return this.#t?ki(this.#t,
this.#L):[]}async#lt(e,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:dt(s)?await this.#e?.
address(e,n)??"":await $i(this.#ht(s),e,n),meta:At(s)}}#ht(e){let{data:n,layout:s}=structuredClone(e),o=this.#I(s.height),
{paper_bgcolor:r,plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#B({data:n,layout:s},o),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:o.width,...l}}}get#Y(){let e=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??e.filter(Boolean).join("-")}get#K(){return{server:this.#E,
path:this.#w,view:this.getAttribute("view")??"",values:{...this.#F.query,...this.#L}}}get#X(){let e=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=Kc.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(
s)&&un(s,o??""));return{...e&&{theme:e},...Object.fromEntries(n)}}#ut(){let e=new URL(location.href);e.hash=this.id;let n=this.
id?e.href:null;if(!(!this.hasAttribute("source")&&ge.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#K;
return{link:n,embed:$e("embed",this.#J(o)),json:$e("json",o),offline:$e("offline",o)}}#J(e){let{controls:n,...s}=this.#X,
o={...e.values,...s,...n&&n!=="some"&&{controls:n}};return{...e,values:o}}#ft(e){let n=this.#K,{title:s,summary:o=""}=At(
e),r=["model","lesson","view","reads",...ir,...Object.keys(rr)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),
{theme:a,...c}=this.#X,l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#L,
...l&&{theme:l},...c},u=this.#J(n);return{title:s,caption:o,name:this.#Y,server:n.server,embed:$e("embed",u),picture:$e(
"picture",u),attributes:Object.fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function vd(){let t=document.
createElement("span");return t.className="beside-browser-answer",t.textContent=Td,t}function Ld(t){let e=Object.entries(
t).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=o.type===
"category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(e)}
customElements.define("pointer-view",ar);$();$();var _d=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],Cd=["ArrowLeft","ArrowUp","PageUp","p","h","k"],Xc=["slidec\
hanged","fragmentshown","fragmenthidden"],se=null;function tl(t,e){if(se&&!se.closed){se.focus();return}if(se=window.open(
"","","width=900,height=700"),!se)return;let n=se.document;n.title=`Notes · ${e}`,n.documentElement.className="pointers\
cope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let a of document.querySelectorAll("sty\
le, link[rel=stylesheet]"))n.head.append(Rd(n,a));n.body.className="speaker-page";let s=Id(n),o=Date.now(),r=()=>Pd(t,s,
o),i=setInterval(r,1e3);for(let a of Xc)t.on(a,r);n.addEventListener("keydown",({key:a})=>{_d.includes(a)&&t.next(),Cd.includes(
a)&&t.prev()}),se.addEventListener("pagehide",()=>{clearInterval(i);for(let a of Xc)t.off(a,r)}),window.addEventListener(
"pagehide",()=>se?.close()),r()}function Rd(t,e){let n=t.importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute(
"href",e.href),n}function Id(t){let e=(n,s)=>{let o=t.createElement(n);return o.className=s,t.body.append(o),o};return{time:e(
"p","speaker-time"),title:e("h1","speaker-title"),notes:e("div","speaker-text"),next:e("p","speaker-next")}}function Pd(t,{
time:e,title:n,notes:s,next:o},r){let i=t.getSlides(),a=t.getCurrentSlide(),c=i.indexOf(a),l=Jc(i.slice(0,c+1)),h=Jc(i),
u=Math.floor((Date.now()-r)/1e3),f=`${Math.floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=h?` · this slide until ${Qc(
l)} of ${Qc(h)} min`:"";if(e.textContent=`${c+1} of ${i.length} · ${f}${d}`,n.textContent=Zc(a),s.dataset.at!==String(c)){
s.dataset.at=String(c);let g=a.querySelector("aside.notes"),b=[...g?.childNodes??[]].map(k=>s.ownerDocument.importNode(k,
!0));s.replaceChildren(...g?b:["No notes."])}let p=a.querySelectorAll(".fragment:not(.visible)").length,y=i[c+1];p?o.textContent=
`${p} more on this slide`:o.textContent=y?`Next: ${Zc(y)}`:"The last slide"}function Jc(t){return t.reduce((e,n)=>e+Number(
n.dataset.minutes??0),0)}function Zc(t){return t.getAttribute("aria-label")??""}function Qc(t){return String(Math.round(
t*10)/10)}$();function cr(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),Wd(n,e)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function Wd(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}$();Ut();$();function el(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function yt(t){return Number.isFinite(t)?String(Number(t.toPrecision(6))).replaceAll("-","−"):t>0?"∞":"−∞"}function bs(t){
return t<0?`(${yt(t)})`:yt(t)}function lr(t){return sl(t," + ")}function nl(t){return sl(t,", ")}function $s(t,e){return t===
e?e:`${t} = ${e}`}function sl(t,e){return t.length<=24?t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}$();yn();var Fd=30,[Ue,Ve,Ot,Hd,Gt]=[0,1,2,3,4],jd={add:["+",Ve],subtract:["−",Ve],multiply:["·",Ot],divide:["/",Ot],remainder:[
"mod",Ot],power:["^",Hd],greater:[">",Ue],greater_equal:["≥",Ue],less:["<",Ue],less_equal:["≤",Ue],equal:["=",Ue],not_equal:[
"≠",Ue]},Gd={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},rl=new Set(["sum","softmax"]);function ur(t,e,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:mi(c,a),op:"",parts:[]};let u=fi(t,c,a).map(([b,k])=>o(b,k)),[f,d,
p]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&p)return f?.value?d:p;if(l==="collect")return ol(u);if(l===
"matmul")return ol(cl(u));if(l==="softmax")return Vd(u,di(t,c,a));let y=_s[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let g=ui[l];if(!g||!f)throw new RangeError(`There is no operation ${l}.`);return{value:g(f.value,d?.value??
0),op:l,parts:u}};return o(t.length-1,e)}function xs(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function ws(t){
if(rl.has(t.op))return t;for(let e of t.parts){let n=ws(e);if(n)return n}return null}function fr(t){return t.op?mr(t,null,
!1).text:yt(t.value)}function il(t){let e=yt(t.value),n=ws(t);if(!n)return $s(fr(t),e);if(n===t){if(t.op==="sum")return`\
Sum ${e}`;let s=ks(t),o=s.reduce((r,i)=>r+i,0);return`${yt(s[t.place??0]??0)} / ${yt(o)} = ${e}`}return`${al(t,n)??mr(t,
n,!1).text} = ${e}`}function ks({parts:t,temperature:e}){return gn(t.map(({value:n})=>n),e?.value)}function al(t,e){if(t===
e)return e.op==="sum"?`Sum ${yt(e.value)}`:null;let[n,s]=t.parts,o=n&&al(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}\
, plus ${yt(s.value)}`:t.op==="divide"?`${o}, divided by ${yt(s.value)}`:null}function mr(t,e,n){let{op:s,parts:o,value:r}=t,
i=rl.has(s);if(!s||t===e||i&&n)return{text:bs(r),binding:Gt};let a=o.map(f=>mr(f,e,n||i)),c=a.map(({text:f})=>f);if(s===
"sum")return{text:c.length?lr(c):"0",binding:Ve};if(s==="softmax")return{text:Dd(t,a),binding:Ot};if(s==="product")return{
text:c.join(" · "),binding:Ot};let[l={text:"",binding:Gt},h]=a,u=jd[s];if(u&&h){let[f,d]=u,p=s==="add"||s==="multiply",
y=Bt(l,s==="power"?Gt:d),g=Bt(h,p?d:d+1);return{text:s==="power"?`${y}^${g}`:`${y} ${f} ${g}`,binding:d}}return s==="neg\
ative"?{text:`−${Bt(l,Ot)}`,binding:Ve}:s==="sqrt"?{text:`√${Bt(l,Gt)}`,binding:Gt}:s==="absolute"?{text:`|${Bd(o[0],
l)}|`,binding:Gt}:s==="sigmoid"?{text:`1 / (1 + e^(−${Bt(l,Gt)}))`,binding:Ot}:s==="gelu"?{text:`${Bt(l,Ot)} · Φ(${l.
text})`,binding:Ot}:{text:`${Gd[s]??s}(${nl(c)})`,binding:Gt}}function Bd(t,{text:e}){return t&&!t.op?yt(t.value):e}function Bt({
text:t,binding:e},n){return e<n?`(${t})`:t}function Dd({parts:t,place:e=0,temperature:n},s){let o=Math.max(...t.map(({value:c})=>c)),
r=n?.value??1,i=Math.abs(o/r)>Fd,a=s.map(c=>{let l=c;return i&&(l={text:`${Bt(c,Ve)} − ${bs(o)}`,binding:Ve}),r!==1&&(l=
{text:`${Bt(l,Ot)} / ${bs(r)}`,binding:Ot}),`e^${Bt(l,Gt)}`});return`${a[e]} / (${lr(a)})`}function cl(t){let e=[];for(let n=0;n<
t.length;n+=2){let s=t.slice(n,n+2);e.push({value:Ud(s),op:"multiply",parts:s})}return e}function Ud(t){return t.reduce(
(e,{value:n})=>e*n,1)}function ol(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&i?.op===
"divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:hr(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,i]})=>r?.parts[0]&&
i?cl([r.parts[0],i]):[]),o={value:hr(s),op:"sum",parts:s};return{value:hr(t),op:"divide",parts:[o,e]}}function hr(t){return t.
reduce((e,{value:n})=>e+n,0)}function Vd(t,{place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(0,n),place:e,
...s&&{temperature:s}},i=ks(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}kn();yn();$();var qd=/\d[\d.,]*\d/g,zd={".":",",",":"."};function ll(){return document.querySelector('[data-decimal=","]')!==null}
function hl(t){return ll()?t.replaceAll(qd,e=>e.replaceAll(/[.,]/g,n=>zd[n]??n)):t}function ul(t){return ll()?t.replace(
",","."):t}wn();var fl="figure[data-how]",Yd="figure[data-how] tbody td",Kd={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{
row:0,column:-1},ArrowRight:{row:0,column:1}};function ml(t,e){let n=s=>{let o=dr(s);o&&Zd(o)};t.addEventListener("point\
erover",n),t.addEventListener("focusin",n),t.addEventListener("click",n),e&&Xd(t,e),t.addEventListener("pointerout",s=>{
let o=js(s).closest(fl),{relatedTarget:r}=s,i=r instanceof Node&&o?.contains(r);o&&!i&&yl(gr(o))}),t.addEventListener("k\
eydown",Jd)}function dl(t){for(let e of lt(t,fl))for(let[n,s]of lt(e,"tbody td").entries())s.tabIndex=n===0?0:-1}function Xd(t,e){
let n=0,s=async o=>{let r=dr(o);if(!r)return;n+=1;let i=n,a=pr(r),c=gr(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{
let u=await e(l,h,bl(Ms(a),r));i===n&&c.isConnected&&tp(c,u,r)}catch(u){i===n&&(ie(c,"[data-sum]").textContent=Dt(u))}};
t.addEventListener("click",s),t.addEventListener("keydown",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=js(
o).closest("[data-step]")?.querySelector("[data-opened] button");r instanceof HTMLElement&&r.click()})}function Jd(t){let e=dr(
t),n=Kd[t.key];if(!e||!n||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let s=pr(e),o=Ms(s),{row:r,column:i}=bl(
o,e),a="down"in s.dataset,c=a?n.column:n.row,l=a?n.row:n.column,h=o[r+c]?.[i+l];h&&(e.tabIndex=-1,h.tabIndex=0,h.focus())}
function Zd(t,{withoutResult:e=!1}={}){let n=pr(t),s=gr(n);yl(s);let o=ur(JSON.parse(n.dataset.how??"[]"),np(Ms(n),t),Qd(
s));t.dataset.lit="result";for(let c of xs(o)){let l=pl(s,c.table??"")[c.index??0];l&&(l.dataset.lit??="part")}let r=s.querySelector(
"[data-sum]");if(!(r instanceof HTMLElement))return;let i=e?"?":yt($l(t)),a=Number.isNaN(o.value)?i:$s(fr(o),i);r.textContent=
[sp(n,t),hl(a)].filter(Boolean).join(": "),delete r.dataset.above,t.getBoundingClientRect().bottom>r.getBoundingClientRect().
top&&(r.dataset.above="")}function Qd(t){let e=new Map;return(n,s)=>{let o=e.get(n)??pl(t,n);e.set(n,o);let r=o[s];return r?
$l(r):Number.NaN}}function pl(t,e){let n=t.querySelector(`figure[data-table="${CSS.escape(e)}"]`);return n instanceof HTMLElement?
Ms(n).flat():[]}function tp(t,e,n){t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,
numbers:c}=e,l=ur(i,a,(y,g)=>gl(c[y],g).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement(
"h3");u.textContent=[s,o,r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent=
"Close",f.addEventListener("click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-fr\
ame",d.tabIndex=0,d.setAttribute("role","group"),d.setAttribute("aria-label",u.textContent),d.append(Ae(ep(l,c)));let p=document.
createElement("p");p.className="sum",p.textContent=il(l),h.append(u,d,p,f),ie(t,"[data-sum]").after(h),d.focus({preventScroll:!0}),
h.scrollIntoView({block:"nearest"})}function ep(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=xs(a);return gl(e[c],l).label},
s=(a,...c)=>[a,...c.map(yt)],o=ws(t);if(!o)return{columns:["term","value"],rows:xs(t).map(({table:a="",value:c})=>s(e[a]?.
title??"",c))};let{op:r,parts:i}=o;if(r==="softmax"){let a=ks(o);return{columns:["term","score","exponential, largest sc\
ore subtracted"],rows:i.map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["t\
erm","first factor","second factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:[
"term","value"],rows:i.map(a=>s(n(a),a.value))}}function gl(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.
labels[n]??"",value:s===void 0?Number.NaN:Cs(s)}}function yl(t){for(let n of lt(t,"[data-lit]"))delete n.dataset.lit;let e=t.
querySelector("[data-sum]");e&&(e.textContent="")}function dr(t){return t.target instanceof Element?t.target.closest(Yd):
null}function pr(t){return t.closest("figure")}function gr(t){return t.closest("[data-step]")}function Ms(t){return"down"in
t.dataset?[lt(t,"tbody td",HTMLTableCellElement)]:lt(t,"tbody tr").map(e=>lt(e,"td",HTMLTableCellElement))}function bl(t,e){
let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.indexOf(e)??-1}}function np(t,e){return t.flat().indexOf(e)}
function sp(t,e){let n=e.parentElement?lt(e.parentElement,"th"):[],s=lt(t,"thead th")[e.cellIndex-n.length],o=[n[0],s].map(
r=>r?.title||r?.textContent);return[ie(t,"figcaption span").textContent,...o].filter(Boolean).join(", ")}function $l(t){
return el(t.dataset.value??ul(t.textContent??""))}kn();var op=1280,rp=720,xl=1e4,ip=400,ap=15e3,wl={s:83,t:84},cp=[" ","Enter"],Nt=ie(document,".deck"),Ml="preview"in Nt.dataset,
Al=/print-pdf/i.test(location.search),El=window.Reveal;if(!El)throw new Error("reveal.js is missing on this page.");var Tt=new El(
Nt,{width:op,height:rp,margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"none",slideNumber:"\
c/t",hash:!Ml,viewDistance:xl,mobileViewDistance:xl,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!lp(t)}),Sl=0,yr=()=>lt(Nt,"section");function lp({key:t,defaultPrevented:e}){if(e)return!0;
let n=document.activeElement;return!n||n===document.body||!Nt.contains(n)?!1:n.closest("select, input, textarea, td, [co\
ntenteditable]")?!0:cp.includes(t)&&n.closest("button, summary, a")!==null}function hp(t){let e=lt(t,".fragment.visible").
map(({dataset:n})=>Number(n.fragmentIndex));return 1+Math.max(-1,...e)}function br(t){let e=hp(t);for(let n of lt(t,"[da\
ta-stages]"))up(n,e);for(let n of lt(t,"[data-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-away",
!s.includes(e))}}function up(t,e){let n=JSON.parse(t.dataset.stages??"[]"),s=n[Math.min(e,n.length-1)];if(!s)return;for(let[
i,a]of[...t.children].entries())a.toggleAttribute("data-away",i!==s.show);if(t.dataset.stage===String(e))return;t.dataset.
stage=String(e);let o=t.children[s.show];if(o?.localName!=="pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.
keys(i)));for(let i of r)fp(o,i,s.options[i])}function fp(t,e,n){n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(
n)&&t.setAttribute(e,String(n))}function kl(){let t=yr(),e=Math.max(0,t.indexOf(Tt.getCurrentSlide())),n=o=>{let r=t.indexOf(
o.closest("section"))-e;return 4*Math.abs(r)+(r<0?2:0)+(o.closest("[data-away]")?1:0)};return Ti(Nt,"pointer-view[hidden\
][lazy]").sort((o,r)=>n(o)-n(r))[0]}function mp(t){return new Promise(e=>{let n=()=>{s.disconnect(),clearTimeout(o),e()},
s=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-failure:not([hidden])"))&&n()}),o=setTimeout(n,ap);
s.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute("hidden"),t.removeAttribute("lazy")})}function dp(){
let t=Math.max(0,Sl-performance.now());return new Promise(e=>{let n=()=>{"requestIdleCallback"in window?requestIdleCallback(
()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function pp(){for(let t=kl();t;t=kl()){await mp(t);
let e=t.closest(".step-frame");e instanceof HTMLElement&&cr([e]),Al||await dp()}document.documentElement.dataset.allDrawn=
"true"}function gp({currentSlide:t}){Sl=performance.now()+ip,br(t??Tt.getCurrentSlide())}function yp(){document.documentElement.
dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(t,e=>e.stopImmediatePropagation(),{capture:!0})}
function bp(){Tt.addKeyBinding({keyCode:wl.s,key:"S",description:"Speaker notes"},()=>tl(Tt,Nt.dataset.title??"")),Tt.addKeyBinding(
{keyCode:wl.t,key:"T",description:"Light or dark"},()=>ie(Nt,"[data-theme-button]").click())}function $p(){return Ml?window.
frameElement?.getAttribute("data-slide"):null}async function xp(){if(yp(),Al){let t=new Promise(e=>Tt.on("pdf-ready",e));
await Tt.initialize(),await t}else{for(let e of yr())br(e);await Tt.initialize(),bp();let t=$p()??Nt.dataset.start;t&&Tt.
slide(Number(t));for(let e of["slidechanged","fragmentshown","fragmenthidden"])Tt.on(e,gp);document.addEventListener("de\
ck:show",({detail:e})=>Tt.slide(e))}for(let t of yr())br(t);cr(lt(Nt,".step-frame")),ml(Nt,null),dl(Nt),document.documentElement.
dataset.deckReady="true",await pp()}xp();})();
