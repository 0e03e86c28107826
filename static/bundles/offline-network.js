(()=>{var fc=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var mc=(e,t)=>{for(var n in t)fc(e,n,{get:t[n],enumerable:!0})};var Fr,dc,S,$=v(()=>{"use strict";({currentScript:Fr}=document),dc=Fr instanceof HTMLScriptElement?Fr.src:"",S=new URL("\
static/js/",dc||document.baseURI).href});async function vt(e,t,n=$t){let s=await $c(new URL(`api/${e}`,n),t);if(String(n)===$t.href&&wc(s!==null&&!xc(s)),!s)return jr();
if(!(s.headers.get("content-type")??"").includes("json")){let i=bc(s.status);throw new ct(s.status,[{where:"",message:i,
suggestions:[]}])}let o=await s.json().catch(jr);if(!s.ok)throw new ct(s.status,o.errors??[]);return o}async function $c(e,t){
try{let n=await fetch(e,t);return pc.includes(n.status)?null:n}catch(n){if(Gr(n))throw n;return null}}function Hr(e){let t=AbortSignal.
timeout(gc);return e?AbortSignal.any([e,t]):t}function xc({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function wc(e){e!==ie.answers&&(ie.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function jr(e){throw Gr(e)?e:new ct(0,[{where:"",message:yc,suggestions:[]}])}function Gr(e){return e instanceof
DOMException&&e.name==="AbortError"}function Yt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function ae(e){return e instanceof Error?e.message:String(e)}var ct,$t,ie,pc,gc,yc,bc,Kt=v(
()=>{"use strict";$();ct=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=
n}},$t=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),ie={answers:!0},pc=[502,504],gc=5e3,yc="No response could be read. \
Your input is still here; check your connection and try again.",bc=e=>`The server answered with ${e}.`});function mt(e){return"kind"in e&&e.kind===Pe}function kt(e){return mt(e)?e.meta:e.layout.meta}function en(e){return mt(e)?
e.meta.height??0:e.layout.height}var Pe,Ie=v(()=>{"use strict";$();Pe="network"});function ue(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function fe(e){return Uint8Array.from(atob(
e),t=>t.charCodeAt(0))}var me=v(()=>{"use strict";$()});function We(e){if(Array.isArray(e))return wl(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=xl[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(fe(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function wl(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function de({values:e,
shape:t},n){let[,...s]=t,r=s.reduce((o,i)=>o*i,1);return{values:kl(e,n*r,(n+1)*r),shape:s}}function No({values:e,shape:t}){
return t.length<2?e:ls({values:e,shape:t})}function ls(e){return Array.from({length:e.shape[0]??0},(t,n)=>de(e,n).values)}
function kl(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}var xl,hs=v(()=>{"use strict";$();me();xl={f4:Float32Array,
f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array}});function To(e,t=1){let n=Math.max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(r=>Math.exp((r-n)/s))}var vo=v(
()=>{"use strict";$()});function Lo({data:e,layout:t},n){let{parts:s=[]}=t.meta,r=us(t.meta,n);for(let o of s){let i=e[o.trace];"lines"in o?Object.
assign(i,Ol(r(o.lines),n[o.row],o)):i[o.attribute]=No(r(o.is))}}function us(e,t){let n=Ml(e),s=Object.fromEntries((e.choices??
[]).map(({name:a,values:c})=>[a,t[a]===sn?sn:c.indexOf(t[a]??"")])),r=({take:a,at:c})=>{let l=n[a];if(!l)throw new Error(
`The figure has no array ${a}.`);for(let h of c){let u=s[h]??0;u!==sn&&(l=de(l,u))}return l},o=([a,c])=>{let[{values:l},
{values:h,shape:u}]=[i(a),i(c)];return{values:Float64Array.from(h,(d,p)=>d*Number(l[p%l.length])),shape:u}},i=a=>{if("ta\
ke"in a)return r(a);if("row"in a){let{values:c}=i(a.row);return{values:c,shape:[1,c.length]}}return"softmax"in a?El(i(a.
softmax),a):"product"in a?o(a.product):Al(o(a.dots),a.over)};return i}function Ml(e){let t=_o.get(e);return t||(t=Object.
fromEntries(Object.entries(e.arrays??{}).map(([n,s])=>[n,We(s)])),_o.set(e,t)),t}function Al(e,t){let[n=0]=e.shape;return{
values:Float64Array.from({length:n},(r,o)=>Ro(de(e,o).values)).map(r=>r/t),shape:[n]}}function El({values:e,shape:t},{temperature:n,
mask:s}){let r=Array.from(e,(a,c)=>s&&!s[c]?-1/0:a),o=To(r,n),i=Ro(o);return{values:Float64Array.from(o,a=>a/i),shape:t}}
function Ro(e){let t=0;for(let n=0;n<e.length;n+=1)t+=Number(e[n]);return t}function Ol({values:e,shape:t},n,{above:s,to:r}){
let o=[],i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==sn&&l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>
r||(o.push(0,1,null),i.push(l,h,null))}return{x:o,y:i}}var sn,_o,fs=v(()=>{"use strict";$();hs();vo();sn="all",_o=new WeakMap});function Fo(e,t){let{table:n}=kt(e);if(n&&"rows"in n)return[n];if(mt(e))return[];let{data:s,layout:r}=e,o=n?[Sl(n,us(r.meta,
t),t)]:[];return n&&!n.beside?o:[...s.filter(a=>a.type==="heatmap"&&a.visible!==!1).map(a=>Tl(r,a)),...o]}function on({columns:e,
rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>ds("th",o,"col")));let r=n.
createTBody();for(let[o,...i]of t)r.insertRow().append(ds("th",o,"row"),...i.map(a=>ds("td",a)));return n}function an(e){
let t=s=>s.map(Rl).join(",");return`${e.map(({columns:s,rows:r})=>[s,...r].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}function Sl(e,t,n){let{columns:s,labels:r}=e;if("values"in e){let c=e.values.map(l=>t(l).values);return{columns:s,rows:r.
map((l,h)=>[l,...c.map(u=>u[h])])}}let o=t(e.matrix),i=o.shape.length<2?[o.values]:ls(o),a=i.length===r.length?r:[Nl(e,n)];
return{columns:s,rows:i.map((c,l)=>[a[l],...Array.from(c)])}}function Nl({labels:e,matrix:t},n){let s="at"in t?t.at.at(-1):
void 0;return e[Number(n[s??""])]??""}function Tl(e,t){let n=We(t.z??[]),s=Io(e,t,"y").map((r,o)=>[r,...Array.from(de(n,
o).values)]);return{columns:[t.name??"",...Io(e,t,"x")],rows:s}}function Io(e,t,n){let s=t[n];if(Array.isArray(s))return s.
map(c=>Wo(String(c)));let r=e[`${n}axis`],i=e[`${n}axis${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??r?.categoryarray;
if(i)return i.map(Wo);let{shape:a}=We(t.z??[]);return[...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Wo(e){return e.
replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll("&amp;","&")}function Rl(e){if(e==null)return"";if(typeof e=="n\
umber")return String(e);let t=e.replace(_l,"$1'").replace(Ll,"'"),n=vl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll(
'"','""')}"`:n}function ds(e,t,n){let s=document.createElement(e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&
!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}var vl,_l,Ll,ps=v(()=>{"use strict";$();hs();Ie();fs();vl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,
_l=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,Ll=/^(?=[\t\r\n])/});function Ho(e,t,n){switch(t.kind){case"head":return Cl(e,t,n.architecture);case"mask":return Pl(e,t.visit,n.visits);case"\
skip":return Il(e,t);case"residuals":return jl(e);case"gate":return Wl(e,t);case"temperature":return Fl(e,t)}}function Cl({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:r},{layers:o,heads:i}){let a=Array.from({length:o*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===r)?c.filter(([u,f])=>u!==s||f!==r):a.filter(([u,f])=>u===s&&f===
r||c.some(([d,p])=>u===d&&f===p));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Pl({mask_visits:e=[],
...t},n,s){let r=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let o=e.includes(r)?e.filter(
i=>i!==r):[...e,r].sort((i,a)=>i-a);return o.length?{...t,mask_visits:o}:t}function Il({skip:e=[],...t},{layer:n,part:s}){
let r=e.filter(i=>i.layer!==n||i.part!==s),o=r.length<e.length?r:[...e,{layer:n,part:s}];return o.length?{...t,skip:o}:t}
function Wl({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Fl(e,{of:t,value:n}){let s=`${t}_te\
mperature`,r={...e};return delete r[s],n===1?r:{...r,[s]:n}}function jl({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function Go(e){return Object.entries(e).flatMap(([t,n])=>{let s=Hl,r=Object.hasOwn(s,t)?s[t]?.(n,e):"";return r?[{key:t,
text:r}]:[]})}var jo,Hl,gs=v(()=>{"use strict";$();jo=e=>e.map(t=>t+1),Hl={gate:e=>`gate forced to ${e}`,only:e=>`${e} o\
nly`,attention_temperature:e=>`attention temperature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"\
no division by √k",pointer_scaling:()=>"no division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no s\
inusoidal table",position_from_end:()=>"no position from the end",residuals:()=>"no residual connections",layer_norm:()=>"\
no layer norms",remove_heads:(e,{replace_with:t})=>`${e==="all"?"every head":e.map(([s,r])=>`L${s} H${r}`).join(", ")} ${t===
"mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")}\
 of layer ${n}`).join(", ")} skipped`,without_features:e=>`without ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":
""} ${jo(e).join(", ")} masked`,order:e=>`order ${jo(e).join(" ")}`}});function Bo(e,t){return Go(e).map(({key:n,text:s})=>{let r=document.createElement("li"),o=document.createElement("button");
return o.type="button",o.textContent=`${s} ×`,o.title="Take this change back",o.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),r.append(o),r})}var Uo=v(()=>{"use strict";$();gs()});function Do(e,t,n){let s=e.querySelector(t);return s&&Gl(s,n)?s:null}function Gl(e,t){return e instanceof(t??HTMLElement)}
var Vo=v(()=>{"use strict";$()});function qo(e){return cn!==null&&Object.hasOwn(cn,e)}async function zo(e,t=$t){return pe?vt(`models/${encodeURIComponent(
e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(await Xo(e,"vocabulary")))}async function Yo({id:e,weights:t},n,s=$t){
if(!pe)return Xo(e,"weights",n);let r=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Zo(new URL(r,s),
"weights",n)}async function Ko(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.
subtle.digest("SHA-256",e))].map(r=>r.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights wer\
e damaged on their way. Load the page again.")}async function Xo(e,t,n=!1){let s=cn?.[e]?.[t];if(!s)throw new Error(`Thi\
s page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return Zo(new URL(s,document.baseURI),t,n);let r=document.getElementById(
s.slice(1))?.textContent??"";return fe(r.trim()).buffer}async function Zo(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Bl(e){
let t=Do(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}var cn,pe,ys=v(()=>{"use stri\
ct";$();Kt();me();Vo();cn=Bl("model-files"),pe=cn===null});function Fe(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([r,{data:o,shape:i}])=>[r,{values:new Float32Array(fe(o).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function bs({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([r,{values:o,shape:i}])=>[r,{dtype:"<f4",shape:i,data:ue(new Uint8Array(Float32Array.from(o).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var ln=v(()=>{"use strict";$();me()});function Vl({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function ti({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,r=s?"":`${n[t.location]?.label??
t.name}, `,o=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${r}${(100*t.probability).toFixed(
1)} %`,change:s&&o?`${o>0?"▲":"▼"} ${Math.abs(o/10).toFixed(1)} points`:"",isMore:o>0}}function $s(e,t){e.textContent=
t?Vl(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[r,o]of Object.entries({location:n,probability:s,engine:t?.
engine}))o===void 0?delete e.dataset[r]:e.dataset[r]=String(o)}function ql(e){let t=Object.entries(e).map(([n,s])=>[n,s!==
null&&typeof s=="object"?JSON.stringify(s):s]);return Yt(Object.fromEntries(t))}var Ul,Jo,Dl,Qo,hn,xs=v(()=>{"use strict";
$();Kt();ys();ln();Ul=["browser","server"],Jo=20,Dl="static/bundles/browser-model.js",Qo={address:new URL("../bundles/br\
owser-model.js",S).href,load(e){let t=null,n=r=>{t=r};return document.dispatchEvent(new CustomEvent("pointerscope:engine",
{detail:n})),t?Promise.resolve(t):String(e)===$t.href?import(Qo.address):import(new URL(Dl,e).href)}};hn=class{#n;#t;#e;#r=null;#s=null;#i=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=$t){
this.#n=t,this.#e=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ul.includes(t)?t:null,
pe||(this.choice="browser"),this.obstacle="",this.#s||(this.#r=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#a(this.#s,t);if(!pe)throw new ct(0,[{where:"",message:this.obstacle,suggestions:[]}]);let r=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Hr(n):n;try{return{...await this.#o(t,r),engine:"server"}}catch(o){if(!(o instanceof
ct&&o.status===0)||this.choice==="server")throw o;if(await this.prepare(),this.#s)return this.#a(this.#s,t);throw this.choose(
this.choice),o}}async searchPlaces(t){if(pe||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(t,Jo).map(({id:r,category:o})=>({label:s.label(r),notation:s.notation(r),category:o}))}let{items:n}=await vt(
`${this.#t}/locations?${Yt({q:t,limit:Jo})}`,{},this.#e);return n}async prepare(){try{this.#r??=this.#c(),this.#s=await this.#r}catch(t){
this.#i=!0,this.obstacle=ae(t)}}#a(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:r}=s;throw r?new ct(
422,r):s}}async#o(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let r=`${this.#t}/vi\
ews/network?${ql(t)}`,{trace:o}=await vt(r,{...n&&{signal:n}},this.#e);return Fe(o)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return vt(`${this.#t}/explain?encoding=base64`,s,this.#e)}async#c(){
let t=await zo(this.#n,this.#e);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([Qo.load(this.#e),Yo(t,this.#i,this.#e)]),r=new n(t,s);return await Ko(
s,t),r}}});var zl,un,ei=v(()=>{"use strict";$();Uo();xs();zl={browser:"Computed in this browser.",server:"Computed in Python."},un=
class{#n;#t=document.createElement("output");#e=document.createElement("span");#r=document.createElement("ul");#s=document.
createElement("button");#i=document.createElement("span");#a=document.createElement("p");engine="server";constructor(t){
this.#n=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#e.className="quiet",this.#r.setAttribute("aria-label","Changes"),this.#s.type="button",this.#s.textContent="as \
learned",this.#s.title="Take all changes back",this.#s.addEventListener("click",()=>t({})),this.#i.className="quiet",this.#a.
className="view-failure",this.#a.setAttribute("role","alert"),this.root.append(this.#t,this.#e,this.#r,this.#s,this.#i,this.#a)}show(t,n,{
learned:s,isCompared:r,note:o}){this.engine=t.engine,$s(this.#t,t),this.#t.title=zl[t.engine];let{value:i,change:a}=s?ti(
t,s):{value:"",change:""};this.#e.textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",r),
this.#c(n),this.#o(o),this.fail("")}wait(t,n){$s(this.#t,null),this.#e.textContent="",this.#c(t),this.#o(n),this.root.hidden=
!1,this.#a.hidden=!0}fail(t){this.#a.textContent=t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#o(t){this.#i.textContent=
t,this.#i.hidden=!t}#c(t){let n=this.root.contains(document.activeElement),s=Bo(t,this.#n);this.#r.replaceChildren(...s),
this.root.hidden=this.#s.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#s.focus()}}});function si(e,t,n){return{kind:Pe,get trace(){return bs(t)},get before(){return n&&bs(n)},meta:{...e,summary:Kl(t,n),table:{
columns:Yl,rows:Xl(t)}}}}function ni({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Kl(e,t){
let{probability:n,from_pointer:s,from_generation:r}=e.prediction,o=n?`${ni(e)} leads with ${fn(n)}: ${fn(s)} copied by t\
he pointer, ${fn(r)} from the generation head.`:"No known place has any probability.";return t?`${o} Compared with: ${ni(
t)} with ${fn(t.prediction.probability)}.`:o}function Xl(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,
r={pointer:t,generation:n,final:s},o={pointer:"pointer.probabilities",generation:"generation.probabilities",final:"proba\
bilities"},i=(c,l)=>e.tensors[o[c]]?.values[l]??r[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??
[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(o).map(l=>i(l,c))])}
var Yl,fn,ri=v(()=>{"use strict";$();Ie();ln();Yl=["place","pointer","generation head","probability"];fn=e=>`${(100*e).toFixed(
1)} %`});function Ql(e){return"tensors"in e}function th(e,t){let n=JSON.stringify([t,e]),s=oi.get(n)??new hn(e,null,t??$t);return s.
draws=!0,oi.set(n,s),s}var Zl,Jl,oi,mn,ii=v(()=>{"use strict";$();ei();Kt();gs();xs();ys();ri();Zl="Loading the network \
…",Jl="Waiting for the server …",oi=new Map,mn=class{#n;#t;#e=null;#r=null;#s=null;#i=null;#a=null;#o={};#c={};#h=[];#p=[];#d=0;#b=0;constructor(t,n){
this.#n=t,this.#t=n,this.bar=new un(r=>this.#$(r));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#M());for(let r of[
"pointerover","pointerdown"])s.addEventListener(r,({target:o})=>{o instanceof Element&&o.closest("[data-act]")&&this.#M()});
for(let r of[t.root,this.bar.root])r.addEventListener("keydown",o=>this.#l(o))}get text(){return Object.keys(this.#o).length?
JSON.stringify(this.#o):null}begin(t,n,s){this.#d+=1,cancelAnimationFrame(this.#b),this.#r=t,this.#s=n,this.#a=s,this.#o=
this.#c=n.interventions,this.#i=this.text?null:n,this.#h=[],this.#p=[];let r=this.#t.server(),o=n.notation!==null&&(r!==
null||qo(n.model));this.#e=o?th(n.model,r):null,o?this.#n.hooks.act=i=>this.#m(i):delete this.#n.hooks.act,this.#f(n,"se\
rver")}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||this.#e?.isInBrowser;if(!this.#e||!n)return!1;
try{return this.#$(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#M(){this.#e?.prepare()}#m(t){if(!this.#s)return;let n=Ho(
this.#c,t,this.#s);"isDone"in t&&!t.isDone?this.#A(n):this.#$(n)}#A(t){cancelAnimationFrame(this.#b),this.#b=requestAnimationFrame(
()=>{let s=this.#e?.model?.trace(this.#u(t));s&&(this.#n.show(s,this.#a??this.#i),this.#f(s,"browser",t))})}#$(t){this.#h.
push(this.#c),this.#p=[],this.#S(t)}#l(t){let n=t.key.toLowerCase();!this.#e||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(
n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#x(this.#p,this.#h):this.#x(this.#h,this.#p))}#x(t,n){let s=t.pop();s&&
(n.push(this.#c),this.#S(s))}async#S(t){let n=this.#e;if(!n)return;cancelAnimationFrame(this.#b),this.#c=t,this.#d+=1;let s=this.#d,
r=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,r?Zl:Jl),this.#t.resized();try{await n.prepare();let o=Object.
keys(t).length>0,{engine:i,...a}=await this.#N(n,t),c=o&&!this.#a;if(c&&(this.#i??=await this.#N(n,{})),s!==this.#d||!this.#r)
return;let l={...a,interventions:t},h=this.#a??(c?this.#i:null);this.#s=l,this.#o=t,o||(this.#i=l),this.#f(l,i);let u=si(
this.#r,l,this.#a);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(o){if(s!==this.#d||!this.#s)return;
n.choose(n.choice),this.#c=this.#o,this.#n.show(this.#s,this.#a??(this.text?this.#i:null)),this.#f(this.#s,this.bar.engine),
this.bar.fail(ae(o)),this.#t.resized()}}async#N(t,n){let s=await t.explain(this.#u(n));if(!Ql(s))throw new Error("The se\
rver gave no trace of this network.");return s}#u(t){let{notation:n,user:s,predict_at:r,location_probabilities:o}=this.#s;
return{visits:n??"",user:s,predict_at:r,top_k:o.final.length,interventions:Object.keys(t).length?t:null}}#f(t,n,s=this.#o){
let{sharesWeights:r=!0,obstacle:o=""}=this.#e??{},i=Object.keys(s).length>0;this.bar.show({...t,engine:n},s,{learned:i&&
!this.#a?this.#i:null,isCompared:this.#a!==null,note:r&&o?`This browser cannot compute: ${o}`:""})}}});function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(eh)}}function dn(e){return e==null||e===!1?null:String(typeof e=="number"?Zt(e):e)}function Zt(e){return Math.round(
e*100)/100}function It(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(Zt),[c,l,h]=[e,n,(e+n)/2].map(Zt);return`M${c} ${r}\
C${h} ${r} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${o} ${c} ${o}Z`}function ws(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],
s[1]].map(Zt),[c,l,h]=[e,n,(e+n)/2].map(Zt);return`M${r} ${c}C${r} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h} ${o} ${h}\
 ${o} ${c}Z`}function ai(e,t,n,s){let[r,o,i,a]=[t[0],t[1],s[0],s[1]].map(Zt),[c,l]=[e,n].map(Zt);return`M${r} ${c}Q${r} ${i}\
 ${l} ${i}L${l} ${a}Q${o} ${a} ${o} ${c}Z`}function eh(e){return e!=null&&e!==!1&&e!==""}var B=v(()=>{"use strict";$()});function D(e,t,n=!1){let s=0;for(let r of e)s+=ks(r);return s*t*(n?1.06:1)}function ks(e){return nh.test(e)||e===" "?.29:
sh.test(e)?.87:rh.test(e)?.65:.55}function st(e,t,n,s=!1){if(D(e,n,s)<=t)return e;let r=t/(n*(s?1.06:1))-ks("…"),o="";
for(let i of e){if(r-=ks(i),r<0&&o)break;o+=i}return`${o.trimEnd()}…`}function pn(e,t,n,s,r=!1){let o=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||D(h,n,r)<=t){i=h;continue}if(o.length===s-1){i=[i,...a.slice(
c)].join(" ");break}o.push(i),i=l}return[...o,st(i,t,n,r)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Et(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var nh,sh,rh,gt,V=v(()=>{"use strict";$();nh=/[ijlI.,:;'|!()[\]]/,
sh=/[mwMW%@—…]/,rh=/[A-ZÄÖÜ0-9+=<>]/;gt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function je({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function gn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let r=je(e),o=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(r??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...ci(t),...ci(n)],c=[...new Set(a)].flatMap(h=>ih.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(o,0),[...c,l].reduce(o,0))}function ci({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(o,i)=>i);let{final:s,generation:r}=e.location_probabilities;return[...t,...[...s,...r??[]].map(({location:o})=>o)]}
function yn({key:e,now:t,before:n,path:s,edges:r,style:o="",title:i=""}){if(n===null||Math.abs(t-n)<oh)return null;let a=t>
n?"more":"less",[c,l]=r[a];return!c||!l?null:m("path",{key:`${a} ${e}`,class:`change ${a}${o}`,d:s(c,l)},i&&m("title",{},
i))}function bn(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var oh,ih,ge=v(()=>{"use strict";$();B();V();oh=.6,ih=["pointer",
"generation"]});function Ot(e,t){for(let{kind:n,pattern:s}of ah){let r=s.exec(e??"");if(!r)continue;let o=Object.entries(r.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(o)};return ch(i,t)?i:null}return null}function ch({kind:e,visit:t=0,
layer:n=0,head:s=0,location:r=2},o){return e==="pointer"?o.hasPointer:e==="generation"?o.hasGeneration:e==="gate"?o.hasGate:
t<o.count&&n<o.layers&&(e!=="head"||s<o.heads)&&r>1&&r<o.trace.architecture.locations}function it(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function Mt(e,t){return e?.kind===
"place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var ah,pt=v(()=>{"use strict";$();ah=[{kind:"\
visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function ui(e,t,n,s){let r=e.target instanceof Element?e.target:null,o=r?.closest("[data-act]")?.getAttribute("data-act"),
i=r?.closest("[data-part]")?.getAttribute("data-part"),a=Ot(i,t);if(o==="gate")return uh(e,n);if(o==="attention_temperat\
ure")return hi(e,t,"attention");if(o==="pointer_temperature")return hi(e,t,"pointer");if(!s||a?.kind!=="visit"||o||e.pointerType===
"touch")return null;let c=r?.closest(".day-ribbon"),l=r?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?dh(e,c,t,h,l):fh(e,n,h)}function fi({pointerId:e,pointerType:t,target:n,clientX:s,clientY:r}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-r)>=As,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Es({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:r,most:o}=hh;return Number(Math.min(o,Math.max(r,s)).toPrecision(2))}function uh({pointerId:e},t){
let n=0;return{pointer:e,follows:!0,to({type:s,clientX:r,clientY:o},i){let a=t.querySelector(".gate-frame")?.getBoundingClientRect();
if(!a)return null;let l=a.height>a.width?(o-a.top)/a.height:(r-a.left)/a.width;return s!=="pointercancel"&&(n=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}function hi({pointerId:e,clientX:t},n,s){let r=!1;return{
pointer:e,follows:!0,to({clientX:o},i){if(r||=Math.abs(o-t)>=As,!r)return null;let a=Es(n,s,(o-t)/lh);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function fh({pointerId:e,clientY:t},n,s){let r=s,o=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(o||=Math.abs(i-t)>=As,!o)return null;let c=Math.sign(mh(n,i)-r);if(c===0&&!a)return null;let l={kind:"move",visit:r,by:c,
isDone:a};return r+=c,l}}}function mh(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(r=>{let{top:o,bottom:i}=r.
getBoundingClientRect();return Math.abs((o+i)/2-t)});return s.indexOf(Math.min(...s))}function dh({pointerId:e,clientX:t},n,s,r,o){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[r]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let d=Ms*
Math.round((u-t)/c*li/Ms),p=o==="time"?Math.min(li-Ms,Math.max(0,i+d)):Math.max(0,a+d);return p===h&&!f?null:(h=p,{kind:o,
visit:r,minutes:p,isDone:f})}}}var As,li,Ms,lh,hh,mi=v(()=>{"use strict";$();pt();As=5,li=1440,Ms=5,lh=60,hh={least:.1,most:10}});function _t(e){let t=0;for(let n=1;n<e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var ph,ye,He=v(()=>{"use str\
ict";$();ph=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],
["position_from_end","order"]],ye=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.
visits.length;let{layers:s,heads:r,components:o}=t.architecture;this.layers=s,this.heads=o.includes("attention")?r:0,this.
hasPointer=o.includes("pointer"),this.hasGeneration=o.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([r,o])=>r===t&&o===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let r of this.weights(
n,s))t=Math.max(t,r);return t||1}get slices(){return ph.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#r(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),r=new Float32Array(this.count),o=this.has(`${n}.attent\
ion_out`)?this.#r(`${n}.attention_out`):null;return{residual:this.#r(`${n}.residual_in`),attention:o&&s("attention")?r:o,
feedForward:s("feed_forward")?r:this.#r(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,r]of this.locations.entries()){if(!this.hasPointer)break;let o=n.get(r)??{location:r,
...this.nameOf(r),probability:0,visits:[]};o.probability+=t[s],o.visits.push(s),n.set(r,o)}return[...n.values()].sort((s,r)=>r.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,r=s.slice(0,t).map(({location:d})=>d),o=[...new Set(n)].filter(d=>!r.includes(
d)),i=r.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-o.length)),l=[...r.filter(d=>!a.includes(d)),...o].map(d=>this.#n(
d)),h=d=>l.reduce((p,y)=>p+y[d],0),u=this.#e(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#n(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,r=this.trace.tensors[s];return r?Number(r.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#t(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#t(
"final",t)?this.probabilityOf("final",t):null}#t(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(r=>r.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),r=1-s.reduce(
(i,{probability:a})=>i+a,0),o=this.#e(s);return[...s,{location:-1,label:`${o} others`,category:null,probability:Math.max(
0,r)}]}#e(t){return this.trace.architecture.locations-1-t.length}#r(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(r,o)=>Math.hypot(...n.subarray(o*s,(o+1)*s)))}}});function Lt(e,t){for(let[s,r]of gh){let o=r.exec(e??"");if(!o)continue;let i=Object.fromEntries(Object.entries(o.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return bh(a,t)?a:null}return null;function n(s,r,{
count:o,trace:i}){let a=o-1;return{kind:s,name:e??"",isLeaf:"query"in r||"number"in r||s==="stream"&&"visit"in r||(s==="\
pointer"||s==="generation")&&Object.keys(r).length>0,layer:0,head:0,query:a,visit:yh(s,r,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function yh(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?_t(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?_t(s.lastRow(t,n)):null}function bh({
kind:e,layer:t,head:n,query:s,visit:r,number:o,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&r<a.count&&(o??0)<l&&i>1&&i<c}function di(e,t){let{kind:n,layer:s,head:r,isLeaf:o,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${r}`,`Head ${r}`),n==="head"&&o&&l(e.name,"one cell"),n==="stream"&&o&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&o&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&o&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function Os(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Ss(e,t,n){let s=Lt(e,n),[r,o]=$h[t]??[0,0];if(!s||r===0&&o===
0)return null;let i=xh(s,r,o,n);return i!==null&&Lt(i,n)?i:null}function xh(e,t,n,s){let{kind:r,layer:o,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(r){case"head":{if(h)return`layers.${o}.heads.${i}.${a+n}.${c+t}`;let f=o*s.heads+i+t;return n!==
0?`layers.${o+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${o}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${o}.stream.${c+n}`:`layers.${o+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let p=f.findIndex(({location:g})=>g===
e.location),y=p<0||n===0?void 0:f[p+n];return y?`${d}.${y.location}`:null}}var gh,$h,be=v(()=>{"use strict";$();He();gh=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];$h={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function P(e){return e.stage.type/13}function q(e,t,n="label"){let s=n==="title"||n==="strong";return Ts*D(pi(t),Ns[n]*P(
e),s)}function pi(e){return e.replaceAll("−","+")}function j(e,t,n,s,{kind:r="label",also:o,anchor:i,width:a,key:c}={}){
let l=r==="title"||r==="strong",h=a===void 0?s:st(s,a/Ts,Ns[r]*P(e),l),u=[r,i,o].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:s},r,o="label"){let i=Ns[o]*P(e),a=D(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of r){let f=u.reduce((p,y)=>p+Ah(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Mh(t,n+i*(1+1.5*f),u,o,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Mh(e,t,n,s,r){let o=.4*r,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-o:o;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:e,y:t},a)}function Ah({text:e,kind:t="",isRaised:n=!1},s){let r=(n?wh:1)*(t.includes("math")?kh:1);return Ts*
D(pi(e),s*r,t.includes("strong"))}var Ns,wh,Ts,kh,ht=v(()=>{"use strict";$();B();V();Ns={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},wh=.78,Ts=1.07,kh=1.12});function Wt(e,t,[n,s]){let r=e.length/t,o=new Uint8Array(3*$n);for(let l=0;l<$n;l++){let h=l/($n-1);for(let u of[0,1,2])
o[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let i=new Uint8Array(r*(t+1));for(let l=0;l<r;l++)for(let h=0;h<t;h++){let u=Math.
min(1,Math.max(0,Number(e[l*t+h])||0));i[l*(t+1)+1+h]=Math.round(u*($n-1))}let a=[...wn(t),...wn(r),8,3,0,0,0],c=[...Eh,
...xn("IHDR",a),...xn("PLTE",o),...xn("IDAT",Sh(i)),...xn("IEND",[])];return`data:image/png;base64,${ue(c)}`}function xn(e,t){
let n=[...e].map(r=>r.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let r of n)s=Number(Oh[(s^r)&255])^s>>>8;return[
...wn(t.length),...n,...wn(~s)]}function Sh(e){let t=[120,1];for(let r=0;r<e.length;r+=vs){let o=e.subarray(r,r+vs),i=r+
vs>=e.length,[a,c]=[o.length&255,o.length>>8];t.push(Number(i),a,c,a^255,c^255,...o)}let[n,s]=[1,0];for(let r of e)n=(n+
r)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function wn(e){return[24,16,8,0].map(t=>e>>>t&255)}var Eh,$n,vs,
Oh,Ge=v(()=>{"use strict";$();me();Eh=[137,80,78,71,13,10,26,10],$n=256,vs=65535,Oh=Uint32Array.from({length:256},(e,t)=>{
let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n})});function $i(e,t,n){let{width:s,height:r}=e.stage.size,o=P(e),i=Math.min(Nh*o,.035*s),a=Th(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:r-a.height-6*o};return[m("g",{key:"opened",class:"opened","font-size":13*o,"data-block":t.name},a.marks,xi(n,
c,16*o).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function xi(e,t,n){let s=n*(e.length-1),r=e.reduce((f,{least:d})=>f+
d.width,s),o=e.reduce((f,{least:d})=>f+d.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(r<=t.width&&i)&&!(o<=t.height&&a)){let f=e.reduce((d,p)=>p.rank>d.rank?p:d);return xi(e.filter(
d=>d!==f),t,n)}let c=e.length===1||r<=t.width&&i,l=e.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=t;return e.map(f=>{let d=(f.
share??1)/l,p=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-r)}:{x:h,y:u,width:t.width,height:f.least.height+
d*(t.height-o)};return c?h+=p.width+n:u+=p.height+n,{card:f,box:p}})}function Y(e,{x:t,y:n,width:s,height:r},o,i=o){let a=P(
e),c=q(e,o,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,height:r,rx:10*a}),j(e,t+14*a,n+22*
a,c?o:i,{kind:"title",width:s-28*a})]}function X(e,{x:t,y:n,width:s,height:r}){let o=P(e);return{x:t+14*o,y:n+30*o,width:s-
28*o,height:r-38*o}}function ut(e,t,n,s,r,{isButton:o=!0,isPressed:i}={}){let a=P(e),c=q(e,s,"label")+(o?24:4)*a;return{
mark:m("g",{key:s,class:`part control${o?"":" link-words"}${i?" pressed":""}`,role:"data-more"in r?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...r},m("rect",{class:o?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),j(e,t+(o?12:2)*a,n+4.5*a,s)),width:c}}function Th(e,t,n){let{width:s,height:r}=e.stage.size,o=P(e),
i=di(t,e.reading),a=vh(e,i,n),c="goes back",l=46*o+q(e,c,"small"),h="You are here",u=q(e,h,"small")+10*o,f=s-n,d=f-a.end-
20*o,p=r>=560*o&&Ls(e,_s*o)>d,y=p?yi(e,f-n-u):yi(e,d,bi*2),g=y?Ls(e,y):0,b=p||d-g>=u,k=p?d:d-g-(b?u:0),x=(p?46:8)*o+(_s*
o-(y??0))/2;return{height:(p?gi+36:gi)*o,marks:[a.marks,k>=l+16*o&&[m("rect",{class:"key",x:a.end+16*o,y:10*o,width:34*o,
height:22*o,rx:5*o}),j(e,a.end+33*o,25.5*o,"Esc",{kind:"small",anchor:"middle"}),j(e,a.end+58*o,25.5*o,c,{kind:"small"})],
y!==null&&b&&j(e,f-g-10*o,(p?64:26)*o,h,{kind:"small",anchor:"end"}),y!==null&&m("g",{key:"thumbnails"},_h(e,t,f-g,x,y))]}}
function vh(e,t,n){let s=P(e),r=e.stage.size.width-2*n,o=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-
1,u=h?"strong":"label",f=Math.min(q(e,l,u),Math.max(20*s,n+r-o));if(i.push(m("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},m("rect",{class:"ground",x:o-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),j(e,o,26*s,l,{kind:u,width:f+1}))),
o+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${o+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
o+=21*s}return{marks:i,end:o}}function yi(e,t,n=bi){let s=P(e);for(let r=_s;r>=n;r--)if(Ls(e,r*s)<=t)return r*s;return null}
function Ls(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*P(e)))+2.2*t}function _h(e,t,n,s,r){let{reading:o}=e,
i=P(e),a=[],c=n;for(let b=0;b<o.layers;b++){for(let x=0;x<o.heads;x++){let w=o.weights(b,x),A=Math.max(...w)||1,_=o.isRemoved(
b,x)||o.isSkipped(b,"attention");a.push(g(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${_?", switched off":""}`,c,r,[
m("image",{key:"map",class:"map",href:Wt(w.map(M=>M/A),o.count,e.scale),x:c,y:s,width:r,height:r,preserveAspectRatio:"no\
ne",opacity:_?.2:1})])),c+=r+2}let k=.4*r;a.push(g(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,
.9],[.7,1]].map(([x=0,w=0],A)=>m("rect",{key:`line ${A}`,class:"length",x:c+2,y:s+x*r,width:Math.max(1,(k-4)*w),height:Math.
max(1,.12*r)}))])),c+=k+8*i}let l=s+r/2,[h,u]=[s+.2*r,s+.8*r],f=.09*r,d=c+1.2*r;o.hasPointer&&a.push(g("pointer","Pointe\
r",c,1.2*r,[m("path",{class:"pointer",d:It(c,[l-f,l],d,[h-f,h+f])})],[s,r/2])),o.hasGeneration&&a.push(g("generation","G\
eneration",c,1.2*r,[m("path",{class:"generation",d:It(c,[l,l+f],d,[u-f,u+f])})],[l,r/2])),o.hasGate&&a.push(g("gate","Ga\
te",d,.3*r,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*r-2,height:(r-4)*o.gate}),m("rect",{class:"generation",x:d+1,
y:s+2+(r-4)*o.gate,width:.3*r-2,height:(r-4)*(1-o.gate)})]));let{location:p}=o.trace.prediction,y=d+.3*r;return a.push(g(
`places.${p}`,`Answer: ${o.nameOf(p).label}`,y,.7*r-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*r-6,height:2*f})])),
a;function g(b,k,x,w,A,[_,M]=[s,r]){let E=t.name===b||t.name.startsWith(`${b}.`),T=b.includes("heads");return m("g",{key:b,
class:`part thumb${E?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-label":k,"aria-current":E?"true":null},A.flat(),
m("rect",{key:"frame",class:T||E?"thumb-frame":"ground",x,y:_,width:w,height:M,rx:2}),m("title",{},k))}}var Nh,gi,_s,bi,
St=v(()=>{"use strict";$();be();ht();B();Ge();Nh=20,gi=46,_s=28,bi=9});function Ft(e,t,n,s){let{colour:r,numbered:o=new Set,chosen:i=null,exact:a}=s,c=P(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=Mi(f),p=new Map([...o].map(T=>[T,N(f[T]??0,d)])),y=[...p.values()].some(T=>q(
e,T,"tiny")>h+2*c),g=p.size>0&&!y?wi*c:1,b=y?wi*c:0,[k,x]=s.extent??kn(f),w=Lh(t.height-b,k,x,g),A=w>0?Math.max(g,k*w):(t.
height-b)/2,_=t.y+b+A,M=f.map((T,R)=>{let L=Math.abs(T)*w,W=R===i;return m("rect",{key:`bar ${R}`,class:`bar ${r}${T<0?"\
 negative":""}${W?" chosen":""}`,x:t.x+R*h+u/2,y:T<0?_:_-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&m("title",{},
a(R)))}),E=[...p].map(([T,R])=>j(e,t.x+ki((T+.5)*h,q(e,R,"tiny")/2,t.width),y?t.y+9*c:_+(Number(f[T])<0?-3:10.5)*c,R,{kind:"\
tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[m("path",{key:"line",class:"axis",d:`M${t.x} ${_}\
H${t.x+t.width}`}),M,E]}function Lh(e,t,n,s){if(t+n===0)return 0;let r=e/(t+n);return Math.min(t,n)*r>=s?r:Math.max(0,e-
s)/Math.max(t,n)}function $e(e,t,n,s,r=null){let o=n.length,i=s/o,a=1.5*P(e),c=t.map(Mi),l=Array.from(n,(p,y)=>Math.max(
...t.map((g,b)=>q(e,N(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((p,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[p])));r!==null&&h.unshift(r);let u=new Set;for(let p of h)[...u].every(g=>Math.abs(f(g)-f(p))>=d(p)+d(g)+a)&&u.add(p);
return u;function f(p){return ki((p+.5)*i,d(p),s)}function d(p){return l[p]??0}}function ki(e,t,n){return Math.max(t,Math.
min(n-t,e))}function kn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Mi(e){let t=Math.
max(...kn(e));return t>=99.5?0:t>=.95?1:2}var wi,Be=v(()=>{"use strict";$();ht();B();V();wi=13});function Jt(e,t,n,{chosen:s=null,open:r}={}){let o=P(e),i=t.width<380*o,a=Math.min(96*o,t.height/n.length),c=!i&&a>=34*o,
l=s===null?0:54*o,h=Math.max(...n.map(k=>Math.max(q(e,k.title,"strong"),c?q(e,k.says,"small"):0))),u=i?0:Math.min(h+12*o,
.42*t.width),f=t.x+u,d=t.width-u-l,p=i?17*o:0,y={x:f,width:d,height:Math.max(6*o,a-Ai*o-p)},g=n[0]?.values.length??1,b=d/
g;return[n.map(({key:k,title:x,says:w,values:A,colour:_,open:M},E)=>{let T=t.y+E*a,R=i?T+12*o:T+a/2+(c?-2:4)*o,L=i?t.width:
u-8*o,W=q(e,x,"strong")+10*o;return m("g",{key:k,class:M?"part choice row":"row","data-open":M??null,role:M?"button":null,
tabindex:M?0:null,"aria-label":M?x:null},M&&m("rect",{key:"ground",class:"ground",x:t.x-4*o,y:T,width:t.width+8*o,height:a,
rx:4}),j(e,t.x,R,x,{kind:"strong",width:L,key:"title"}),i&&j(e,t.x+W,R,w,{kind:"small",width:t.width-W,key:"beside"}),c&&
j(e,t.x,R+15*o,w,{kind:"small",width:L,key:"says"}),Ft(e,{...y,y:T+p+Ai/2*o},A,{colour:_,chosen:s,exact:C=>`${x}, number\
 ${C+1}: ${N(Number(A[C]),4)}`}),s!==null&&j(e,t.x+t.width,T+p+(a-p)/2+4.5*o,N(Number(A[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),r&&m("g",{key:"positions"},Array.from({length:g},(k,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:a*n.length,"data-open":r(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:w,values:A})=>`${w}: ${N(Number(A[x]),3)}`).join(`
`)))))]}var Ai,Mn=v(()=>{"use strict";$();Be();ht();B();V();Ai=8});function Ei(e){let t=Ih(e??"").map(Wh);for(let n=Ph;n>0;n--)for(let s=0;s+n<=t.length;s++){let r=Rs.get(t.slice(s,s+n).join(
" "));if(r)return r}return"pin"}function Ih(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Wh(e){let t=e.replace(/s$/,"");return Ch.has(t)?t:e}var Oi,Rh,Rs,Ch,Ph,Si=v(()=>{"use strict";$();Oi={pin:"M\
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
Rh={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:[
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
op","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike share"]},Rs=new Map(Object.entries(
Rh).flatMap(([e,t])=>t.map(n=>[n,e]))),Ch=new Set([...Rs.keys()].flatMap(e=>e.split(" "))),Ph=Math.max(...[...Rs.keys()].
map(e=>e.split(" ").length))});function yt(e,t,n,s){let r=s/Fh;return m("path",{key:"icon",class:"icon",d:Oi[Ei(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${r.toFixed(4)})`,"stroke-width":(1.5/r).toFixed(2)})}var Fh,Qt=v(()=>{"use strict";$();Si();B();
Fh=24});function U(e,t){let n=e.visits[t];return n?`${n.label}, ${jt(e,t)}`:""}function te(e,t){return e.visits[t]?.label??""}function Cs(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function jt(e,t){let n=e.visits[t];return n?`${gt[n.weekday]} ${lt(n.start_minute)}`:
""}function Ti(e,t){return Et(e.visits[t]?.duration_minutes??0)}function vi(e,t,{weights:n,scores:s,temperature:r},o,{colour:i,
open:a}){let{reading:c}=e,l=P(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,p=Math.max(...n)||1,y=Math.
max(0,f-d)/p,g=_(Ni(n,o).map(M=>({visit:M,half:q(e,w(n[M],M),M===o?"strong":"tiny")/2}))),b=_(Ni(n,o).map(M=>({visit:M,half:q(
e,A(M),M===o?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:M},E)=>{let T=k(E),R=E===o,L=Number(n[E])*y;return m("g",{key:`visit ${E}`,class:`part choice${R?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${U(c,E)}: weight ${O(Number(n[E]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${i}${R?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:f-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),g.has(E)&&j(e,x(E,g),f-L-4*l,w(
n[E],E),{kind:R?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&yt(M,T-7*l,f+5*l,14*l),b.has(E)&&j(e,x(E,b),
t.y+t.height-4*l,A(E),{kind:R?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${U(c,E)}: score ${N(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function k(M){return t.x+(M+.5)*h}function x(M,E){let T=E.get(M)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,k(M)))}function w(M,E){return E===o?Cs(Number(M)):O(Number(M)).replace(" %","")}function A(M){
return N(Number(s[M])/r,M===o?2:1)}function _(M){let E=new Map;for(let{visit:T,half:R}of M){let L=Math.max(t.x+R,Math.min(
t.x+t.width-R,k(T)));[...E].every(([C,I])=>{let H=Math.max(t.x+I,Math.min(t.x+t.width-I,k(C)));return Math.abs(L-H)>=R+I+
3*l})&&E.set(T,R)}return E}}function Ni(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,r)=>Number(e[r])-
Number(e[s]));return[t,...n]}var Nt=v(()=>{"use strict";$();Qt();ht();B();V()});function _i(e,t){let n=P(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>jh(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Hh(e,s)}]}function jh(e,t){let{reading:n}=e,s=P(e),r=X(e,t),o=n.values(
"context"),i=G(e,r,F(`${U(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${o.length} numbers\
 of length ${N(Math.hypot(...o))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(o.length/(r.width/
(40*s))),Math.floor((r.height-i.height)/(64*s)))),c=Math.ceil(o.length/a),l=Math.min(120*s,(r.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=o.subarray(u*c,(u+1)*c),d=r.width*f.length/c,p={...r,
y:r.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Ft(e,p,f,{colour:"\
stream",extent:kn(o),numbered:$e(e,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${N(Number(f[y]),4)}`}))})]}function Hh(e,t){let{
reading:n}=e,s=P(e),r=X(e,t),o=[];n.has("pointer.query")&&o.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&o.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&o.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,r,F("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...i.marks,o.length>0&&m("g",{key:"rows"},Jt(e,{...r,y:r.y+i.
height+6*s,height:r.height-i.height-6*s},o))]}var Li=v(()=>{"use strict";$();St();Be();Mn();Nt();ht();B();V()});function xe(e,t,n,s,r){let o=`layers.${t}.heads.${n}`,i=e.values(`${o}.queries`),a=e.values(`${o}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=ke(Gt(i,s,c),Gt(a,r,c));return Ri(h,l,null,e,r)}function An(e,t,n,s){let r=Gt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Ps(r,e.trace.interventions.attention_temperature??1)}function we(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),r=e.trace.interventions.pointer_scaling!==!1,o=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ri(ke(n,Gt(s,t,n.length)),r,o,e,t)}function En(e){return Ps(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ri(e,t,n,s,r){let o=e.first.length,i=e.sum/(t?Math.sqrt(o):1)+(n??
0),a=s.visits[r]?.masked??!1;return{dot:e,width:o,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function ke(e,t){let n=Array.from(e,(s,r)=>s*t[r]);return{first:e,
second:t,products:n,sum:Ee(n)}}function Ps(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,r=Math.
abs(s)>9?s:0,o=Array.from(e,c=>Math.exp(c/t-r)),i=Ee(o),a=o.map(c=>c/i);return{scores:e,temperature:t,shift:r,exponentials:o,
total:i,weights:a}}function Ue(e,t,n,s,r,o){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[r*i+o]),c=Number(e.values(`${n}.mean`)[r]),l=Number(e.values(`${n}.reciprocal_deviation`)[r]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ht(e,`${s}.weight`,o),bias:Ht(e,`${s}.bias`,o),result:Number(e.values(n)[r*i+o])}}function On(e,t,n,s){
let r=`transformer.layers.${t}.linear2`,o=e.trace.weights?.[`${r}.weight`],i=Ht(e,`${r}.bias`,s),a=ot(e,`layers.${t}.fee\
d_forward.hidden`,n);return!o||i===null?null:{dot:ke(a,Gt(o.values,s,a.length)),bias:i}}function Ci(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],r=Ht(e,"input_proj.bias",n);if(!s||r===null)return null;let o=Number(s.shape[1]),i=n*o,a=e.
slices.map(({name:c,label:l})=>{let h=Is(e,c,t),u=ke(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:r,sum:Ee(a.map(({dot:c})=>c.sum))+r}}function Is(e,t,n){let s=e.values(`inputs.${t}`);return Gt(
s,n,s.length/e.count)}function ot(e,t,n){let s=e.values(t);return Gt(s,n,s.length/e.count)}function Me(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?ke(t,n.values):null,bias:Ht(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Bt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],r=s?ke(n,Gt(
s.values,t,n.length)):null,o=Ht(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=r&&o!==null?r.sum+
o:null;return{dot:r,bias:o,logit:i?Number(i[t]):a}}function Pi(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Ps(t,1):null}function Ae(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),r=e.hasPointer?Ee(s.map(i=>Number(
e.pointerWeights[i]))):0,o=Gh(e,t,r);return{visits:s,pointer:r,generation:o,gate:n,fromPointer:n*r,fromGeneration:(1-n)*
o,probability:n*r+(1-n)*o}}function Gh(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let o=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,o)/(1-e.gate)}function Ht(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Gt(e,t,n){return e.subarray(t*n,(t+1)*n)}function Ee(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Tt=v(()=>{"use strict";$()});function De(e,t,{first:n,second:s,products:r},o){let i=P(e),a=r.length,c=a>Uh&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Ii*i,d=t.width-Ii*i,p=Ve(r),y=$e(e,[n,s,r],r,d,p),g=[{...o[0],values:n,title:o[0].words},{...o[1],values:s,
title:`× ${o[1].words}`},{letter:o[0].letter+o[1].letter,colour:"product",values:r,title:`= ${a} products`}],b=d/a,k=x=>`${N(
Number(n[x]),4)} × ${N(Number(s[x]),4)} = ${N(Number(r[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
p*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:w,values:A,title:_},M)=>{let E=t.y+M*h,T={x:f,y:E+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${M}`},j(e,t.x,E+12*i,_,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),j(e,t.x,E+u+.5*T.height+5*i,x,{also:`math letter ${w}-words`,key:"letter"}),Ft(e,T,A,{colour:w,numbered:y,chosen:p,
exact:k}))}),c&&Vh(e,{x:f,y:t.y+3*h,width:d,height:l},r)]}function Vh(e,{x:t,y:n,width:s},r){let o=P(e),i=s/r.length,a=Math.
max(Bh,Math.ceil(r.length/8));for(;a<r.length&&a*i<q(e,"−888.88","tiny");)a*=2;let c=Math.ceil(r.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=r.slice(h*a,(h+1)*a),[f,d]=[t+h*a*i+2,t+(h*a+u.length)*i-2],p=u.reduce(
(y,g)=>y+g,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*o}H${d}v${-4*o}`}),j(e,(f+d)/2,n+17*o,N(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Sn(e,t,n,s,r,o,i){let a=P(e),c=qh(n,s,o),l=zh(n,s,r,i.over),
h={x:t.x,y:0,width:t.width},u=G(e,h,c).height+G(e,h,l).height+10*a,f=132*a,d=Math.max(70*a,Math.min(.36*t.height,210*a)),
p=t.height-u-d>=f,y=Math.min(t.height-u-(p?d:0),276*a),g=t.height-u-y,b=G(e,{...h,y:t.y+y+4*a},c),k=G(e,{...h,y:t.y+y+b.
height+6*a},l);return[m("g",{key:"dot"},De(e,{...t,height:y},n.dot,o)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),p&&m("g",{key:"softmax"},
vi(e,{...t,y:t.y+y+u,height:g},s,r,i))]}function qh({dot:e,width:t,isScaled:n,bias:s,isBiasOff:r,isMasked:o,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${Oe}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${Oe} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(r?[{text:`${Oe} no position bias: it is off`}]:[{text:`${Oe} ${s<0?"−":"+"} ${N(Math.abs(s),2)} (position bias)\
 = `},{text:N(i,2),kind:"strong"}]),o?u.push([{text:`${Oe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Oe}\
 ÷ temperature ${Yh(a)} = `},{text:N(i/a,2),kind:"strong"}]),u}function zh({isMasked:e},t,n,s){let{scores:r,temperature:o,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
r[n])/o-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${Rt(u)}\
;`}],[{text:`${Rt(u)} / ${Rt(c)} = `},{text:Cs(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Rt(c)} is the sum \
over ${s}${i?`, after ${N(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Rt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Dh[s]??"").join("")}`}
function Ve(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Yh(e){
return String(Math.round(1e3*e)/1e3)}var Oe,Ii,Bh,Uh,Dh,ee=v(()=>{"use strict";$();Be();Nt();ht();B();V();Oe="→",Ii=30,
Bh=8,Uh=20,Dh=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Wi(e,t){let n=P(e),s=Me(e.reading),r=[];return s&&r.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:o=>Xh(e,o,s)}),r.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:o=>Zh(e,o,s)}),r}function Xh(e,t,{
hidden:n,dot:s,bias:r,logit:o}){let i=P(e),a=X(e,t),c=s&&r!==null?[...F("Sum of the products"),[{text:"h",kind:"math que\
ry-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(s.sum,2)}`,kind:"strong"}],[{text:`→ ${r<0?"−":
"+"} ${N(Math.abs(r),2)} (bias) =`}],[{text:"logit "},{text:N(o,2),kind:"strong"}]]:[...F("Each unit is multiplied by a \
learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(o,2),kind:"strong"}]],l=G(e,{...a,y:0},c),h=ut(e,
a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-36*i,450*i),
f=G(e,{...a,y:a.y+u+4*i},c),d=$e(e,[n],n,a.width);return[...Y(e,t,`${n.length} hidden units read the context`),m("g",{key:"\
dot"},s?De(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Ft(e,{...a,height:u},n,{colour:"query",numbered:d})),...f.marks,h.mark]}function Zh(e,t,n){
let{reading:s}=e,r=P(e),o=X(e,t),{gate:i,trace:a}=s,c=G(e,{...o,y:0},d()),l=54*r,h={...o,x:o.x+34*r,width:o.width-48*r,y:o.
y+6*r,height:o.height-c.height-l-40*r},u=G(e,{...o,y:o.y+o.height-c.height-l-6*r},d());return[...Y(e,t,f()),n&&h.height>=
60*r&&m("g",{key:"curve"},p(h,n)),...u.marks,m("g",{key:"shares"},y({...o,y:o.y+o.height-l+8*r,height:22*r}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=a.interventions,b=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let w=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(w),b]}let k=[
[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...k,...F(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from genera\
tion.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),...k]}function p(g,{logit:b,learned:k}){
let x=Math.max(Kh,Math.ceil(Math.abs(b))),w=L=>g.x+(L+x)/(2*x)*g.width,A=g.y+g.height,_=L=>A-L*g.height,M=Array.from({length:61},
(L,W)=>{let C=-x+W/30*x;return`${w(C).toFixed(1)} ${_(1/(1+Math.exp(-C))).toFixed(1)}`}),[E,T]=[w(b),_(k)],R=b>0;return[
m("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${A}H${g.x+g.width}M${g.x} ${_(.5)}H${g.x+g.width}`}),[0,.5,1].map(L=>j(
e,g.x-6*r,_(L)+4*r,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),[-x,0,x].map(L=>j(e,w(L),A+15*r,
N(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),j(e,(w(0)+w(-x))/2,A+15*r,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),m("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${E} ${A}V${T}H${g.
x}`}),m("circle",{key:"point",class:"point",cx:E,cy:T,r:5.5*r}),j(e,E+(R?-10:10)*r,R?Math.max(T-6*r,g.y+9*r):T-8*r,k.toFixed(
2),{kind:"strong",anchor:R?"end":void 0,key:"value"})]}function y(g){let b=i*g.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:b,height:g.height}),m("rect",{key:"generation",class:"bar generation",x:g.x+b,y:g.y,width:g.
width-b,height:g.height}),j(e,g.x,g.y+g.height+15*r,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),j(e,g.x+g.width,
g.y+g.height+15*r,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Kh,Fi=v(()=>{"use stri\
ct";$();St();Tt();ee();Be();ht();B();V();Kh=6});function bt(e,t,n,{largest:s,most:r=Hi,isOrdered:o=!1,isWalked:i=!1}={}){let a=P(e),c=Math.max(1,Math.floor(t.height/(ji*
a))),l=!o&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(r*a,t.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(ji*a/u)),p=h.findIndex(({isChosen:M})=>M),y=u>=13*a&&h.some(({category:M})=>M!==void 0),g=y?22*a:0,b=Math.max(
...h.map(({text:M})=>q(e,M,"strong")))+8*a,k=Math.max(0,...h.map(({beside:M=""})=>M?q(e,M,"small")+10*a:0)),x=Math.max(...h.
map(({label:M,says:E=""})=>Math.max(q(e,M,"strong"),f?q(e,E,"small"):0)))+8*a,w=Math.min(x,.58*(t.width-g-b-k)),A={x:t.x+
g+w,width:Math.max(1,t.width-g-w-b-k)},_=s??(Math.max(...h.map(({parts:M})=>M.reduce((E,{value:T})=>E+Math.abs(T),0)))||
1);return[h.map((M,E)=>{let T=t.y+(E+.5)*u,R=E===p||(h.length-1-E)%d===0&&(p<0||Math.abs(E-p)>=d),L=A.x,W=Math.min(.62*u,
.42*r*a);return m("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":""}`,"dat\
a-open":M.open??null,role:M.open?"button":null,tabindex:M.open?i&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.label}\
: ${M.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(R||u>=17*
a)&&M.category!==void 0&&yt(M.category,t.x,T-7.5*a,15*a),R&&j(e,t.x+g,T+(f&&M.says?-2:4.5)*a,M.label,{kind:M.isChosen?"s\
trong":"label",width:w-6*a,key:"name"}),f&&M.says&&j(e,t.x+g,T+12.5*a,M.says,{kind:"small",width:w-6*a,key:"says"}),M.parts.
map(({value:C,colour:I},H)=>{let J=Math.abs(C)/_*A.width,Z=m("rect",{key:`part ${H}`,class:`bar ${I}${C<0?" negative":""}${M.
isChosen?" chosen":""}`,x:L,y:T-W/2,width:Math.max(.5,Math.min(A.width,J)-(M.parts.length>1&&J>2?.8:0)),height:Math.max(
1,W)});return L+=J,Z}),R&&M.beside&&j(e,t.x+t.width-b,T+4.5*a,M.beside,{kind:"small",anchor:"end",key:"beside"}),R&&j(e,
t.x+t.width,T+4.5*a,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&m("title",{},M.exact))}),
l&&j(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Se(e,t,n,s=Hi){
return Math.min(s*P(e)*n,t.height)}var ji,Hi,Ne=v(()=>{"use strict";$();Qt();ht();B();ji=14,Hi=34});function Gi(e,t){let n=P(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Jh(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Qh(e,s,t)}]}function Jh(e,t,n){let{reading:s}=e,
r=P(e),o=X(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:p,category:y}=s.
nameOf(f),{logit:g}=Bt(s,f);return{key:`place ${f}`,label:p,category:y,parts:[{value:d,colour:"generation"}],beside:g===
null?"":N(g,2),text:O(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${p}: ${g===null?"":`logit ${N(g,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=G(e,o,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ut(e,o.x,o.y+o.height-10*r,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...o,y:o.
y+l.height+4*r,height:o.height-l.height-34*r};return[...Y(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},bt(e,u,a,{isWalked:!0})),h.mark]}function Qh(e,t,{location:n}){let{reading:s}=e,r=P(e),o=X(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Bt(s,n),h=Pi(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:N(
g,2),isRaised:!0},{text:` = ${Rt(y)};`}],[{text:`${Rt(y)} / ${Rt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Rt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...F("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=G(e,{...o,y:0},f),p=a?Math.min(o.height-d.height-8*r,450*r):0;return[...Y(e,t,`How does it score ${i}?`),a&&m("g",
{key:"dot"},De(e,{...o,height:p},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...G(e,{...o,y:o.y+p+(a?6*r:0)},f).marks]}var Bi=v(()=>{"use strict";$();
St();Tt();Ne();ee();ht();B();V()});function Vi(e,t,n=1){let s=t.type/js,r=46*s,o=t.height-98*s,i=Hs(e.count,r,o,tu,s),a=t.width>=1180*s,c=t.width>=1040*s&&
e.layers<=3,l=eu(e,a,s),h=c?62*s:0,u=c?h+22*s:16*s,f=t.width-2*qe-Ui(Object.values(l)),[d,p]=[r+12*s,t.height-4*s],y=nu(
e.heads,f/e.layers-u,p-d,s),g=y.columns*(y.side+Nn*s)-Nn*s,b=e.heads>0?g+u:u,k=Math.max(0,f-e.layers*b);l.visits+=Math.min(
.3*k,90*s),l.answer+=Math.min(.2*k,80*s),l.flow+=Math.min(.1*k,50*s),l.leave+=Math.min(.1*k,50*s);let x=t.width-2*qe-Ui(
Object.values(l))-e.layers*b,w=Math.min(x,e.hasPointer?220*s:60*s);l.bands+=w;let A=(x-w)/e.layers,_={x:qe,width:l.visits},
M=qe+l.visits+12*s,E=a?{x:M,width:l.slices}:null;E&&(M+=l.slices+12*s);let T=Array.from({length:e.layers},(rt,at)=>{let nt=M+
at*(b+A);return{x:nt,width:g,maps:su(e.heads,nt,d,p,y,s),stream:c?nt+(e.heads>0?g+10*s:0):null}});M+=e.layers*(b+A);let R=t.
width-qe,L=R-l.answer,W=L-l.leave-l.gate,C=M+l.scores+l.weights+8*s,I=W-l.flow-Q,H=Math.min(190*s,.24*t.height)/n,J=e.hasGate?
.56*t.height:(r+o)/2,Z=Fs*s,et=e.hasPointer?t.height-H-Ye*Z-6:(r+o-H)/2-Z;return{size:t,type:t.type,rows:i,visits:_,slices:E,
layers:T,streamWidth:h,scores:M+l.scores,weights:M+l.scores+l.weights,ribbons:C,places:I,gate:W,gateWidth:l.gate,answers:{
most:o-r<330?ze-1:ze,top:r,bottom:o+60*s,x:L,right:R,segment:L-Q},right:R,top:r,bottom:o,full:H,across:{visits:i.map(({y:rt})=>rt),
starts:[r-12*s,t.height-8],places:{room:[r+16*s,e.hasGeneration?et-12*s:o],gap:22*s},generation:{start:et,gap:Z},gate:J-
H/2},bands:{ribbon:(rt,at,nt)=>Ws(C,rt,I,at,nt),into:(rt,at,nt)=>Ws(I+Q,rt,W,at,nt),out:(rt,at,nt)=>Ws(W+l.gate,rt,L-Q,at,
nt)}}}function Ws(e,t,n,s,r){return r?It(e,t,n,s):It(e,t,e,t)}function eu({hasPointer:e,hasGate:t},n,s){return{visits:(n?
224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Q,flow:(t?60:34)*s,gate:t?
18*s:0,leave:46*s,answer:(n?152:140)*s}}function Ui(e){return e.reduce((t,n)=>t+n,0)}function Hs(e,t,n,{least:s,most:r,lane:o},i){
let a=n-t,c=e,l=0,h=Math.min(r*i,a/e);h<s*i&&(l=Math.max(o,Math.min(6*i,.35*a/e)),h=(s+2)*i,c=Math.max(1,Math.floor((a-e*
l)/(h-l))),h=(a-(e-c)*l)/c);let u=t;return Array.from({length:e},(f,d)=>{let p=d>=e-c,y=p?h:l;return u+=y,{y:u-y/2,height:y,
isFull:p}})}function nu(e,t,n,s){let r={columns:1,side:0};if(e===0)return r;for(let o of[1,2,4]){let i=n/Math.ceil(e/o)-
Di*s,a=Math.min(i,(t-(o-1)*Nn*s)/o);a>r.side&&(r={columns:o,side:a})}return r}function su(e,t,n,s,{columns:r,side:o},i){
let a=Math.ceil(e/r),c=Math.min((s-n)/a,o+2.2*Di*i);return Array.from({length:e},(l,h)=>({x:t+h%r*(o+Nn*i),y:n+Math.floor(
h/r)*c,side:o}))}function Tn(e,t,n,s){let r=[];for(let[a,{wish:c,length:l}]of e.entries())for(r.push({first:a,last:a,wish:c-
l/2,length:l});;){let h=r.at(-1),u=r.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+
1];u.wish=(f*u.wish+d*(h.wish-u.length-t))/(f+d),u.length+=t+h.length,u.last=h.last,r.pop()}let o=[];for(let a of r){let c=i(
a);for(let l=a.first;l<=a.last;l++)o.push(c),c+=Number(e[l]?.length)+t}return o;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var qe,Nn,Di,Q,Ye,Fs,ze,tu,js,Ut=v(()=>{"use strict";$();B();qe=20,Nn=8,Di=19,Q=8,Ye=3,Fs=4,ze=4,
tu={least:13.5,most:38,lane:3},js=13});function Us(e,t,n,s=1){let r=n/js,[o,i]=[qi,t-qi],a=Hs(e.count,o,i,ru,r).map(({y:L,height:W,isFull:C})=>({x:L,width:W,isFull:C})),
c=Number(a.at(-1)?.width)>=ou*r,l={top:50*r,height:(c?86:54)*r,hasNames:c},h=l.top+l.height+vn*r,u=h+(z.title+z.inputs+vn)*
r,f=[];for(let L=0;L<e.layers;L++){let W=au(e.heads,o,i,u+z.title*r,r),C=W.at(-1),H=(C?C.y+C.side+8*r:u)+z.title*r;f.push(
{y:u,maps:W,stream:H}),u=H+(z.bars+vn)*r}let d=cu(e,o,u+z.title*r,i-o,r),p=Math.ceil(e.values("context").length/d.columns)*
d.cell,y=u+z.title*r+Math.max(p,20*r)+vn*r,g=y+(e.hasPointer?(z.title+z.scores)*r:0),b=g+(e.hasPointer?170:96)*r,k=b+Q+((e.
hasPointer?z.names:0)+(e.hasGate?48:30))*r,x=e.hasGate?28*r:0,w=lu(i-o,r)/s,A=Fs*r,_=i-w-Ye*A,M=Math.max(78*r,w*s/2+6),E=k+
x+34*r,T=i-w-16*r,R={most:ze,top:E,bottom:E+(ze+1)*M,x:o-6*r,right:T-8*r,segment:T};return{size:{width:t,height:R.bottom+
Math.max(0,(w*s-M)/2)+8*r,type:n},type:n,left:o,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:g,
places:b,gate:k,gateHeight:x,answers:R,full:w,across:{visits:a.map(({x:L})=>L),starts:[o,i],places:{room:[o,e.hasGeneration?
_-2*zi*r:i],gap:zi*r},generation:{start:_,gap:A},gate:i-w},bands:{ribbon:(L,W,C)=>Bs(g,L,b,W,C),into:(L,W,C)=>Bs(b+Q,L,k,
W,C),out:(L,W,C)=>C?ai(k+x,L,T+Q,W):Bs(k+x,L,k,L,!1)}}}function Bs(e,t,n,s,r){return r?ws(e,t,n,s):ws(e,t,e,t)}function au(e,t,n,s,r){
let o=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Gs*r)/o,a=Math.min(i-Gs*r,iu*r),c=Math.max(At,40*r);return Array.from(
{length:e},(l,h)=>({x:t+h%o*i,y:s+c+Math.floor(h/o)*(a+c+Gs*r),side:a,touch:At}))}function cu(e,t,n,s,r){let{length:o}=e.
values("context"),i=Math.min(o,2**Math.ceil(Math.log2(Math.sqrt(6*o))));return{x:t,y:n,columns:i,cell:Math.min(11*r,(s-12*
r)/i)}}function lu(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var At,z,qi,ru,ou,Gs,iu,vn,zi,Dt=v(()=>{"use strict";$();
B();Ut();At=44,z={title:26,bars:34,inputs:64,scores:52,names:56},qi=16,ru={least:20,most:110,lane:1},ou=62,Gs=8,iu=160,vn=
16,zi=6});function Ct({reading:e,beside:t}){return t?[e,t]:[e]}function Vt(e){return Math.max(...Ct(e).map(({largestWeight:t})=>t))}
function Te(e){return _n.layers+2*e}function tt(e){let t=_n.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:
n;return{context:t,pointer:n,generation:s,gate:s+1}}function K(e,t){return e.beat>=t?1:0}var _n,ft=v(()=>{"use strict";$();
_n={visits:0,slices:1,layers:2}});function Vs({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function Ln(e,t,n,s){let{reading:r,
isOwnScale:o,stage:i}=e;if(!r.heads)return null;let a=i.type/13,c=o?s?"own largest":"largest of each head":O(Vt(e)),l=60*
a,h=t+12*a,u=[m("text",{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Wt(hu,Ds,e.scale),x:h,y:n-9*a,width:l,height:9*
a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*a,width:l,height:9*a}),m("text",{class:"small",x:h+
l+5*a,y:n},c)],f=Vs(e),d={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0\
 to ${o?"the largest weight of each head":c}. ${f}`};if(s){let y=17*a+l+D(c,12.5*a),g=m("rect",{class:"ground",x:t-6*a,y:n+
14*a-At,width:y+12*a,height:At});return m("g",{key:"scale",class:"switch",...d},g,u)}let p=D(f,12.5*a)+16*a;return m("g",
{key:"scale"},m("text",{class:"small",x:t,y:n-17*a},"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",
...d},m("rect",{class:"handle stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:t+
8*a,y:n+21.5*a},f)))}var Ds,hu,Rn=v(()=>{"use strict";$();B();Dt();V();ft();Ge();Ds=64,hu=Float32Array.from({length:Ds},
(e,t)=>t/(Ds-1))});function Ki(e,t){let n=P(e),s=e.stage.size.width>=600*n,r=Math.min(e.reading.count*14,170),o=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+o:240)*n,height:(120+r)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>mu(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>gu(e,i,t)}]}function mu(e,t,n){let{reading:s,
isOwnScale:r}=e,{layer:o,head:i,query:a,visit:c}=n,l=P(e),{count:h}=s,u=s.weights(o,i),f=s.isRemoved(o,i)||s.isSkipped(o,
"attention"),d=r?Math.max(...u)||1:Vt(e),p=pu(e,t,n,f),y=Math.min(.36*t.width,190*l),g=t.y+42*l,[b,k]=[t.width-y,t.height-
44*l-p.height],x=t.width<600*l?1.9:1.15,w={width:b/h,height:Math.min(k/h,x*b/h)},A={x:t.x+y,y:g,width:b,height:w.height*
h},_=`layers.${o}.heads.${i}`,M=w.height>=30*l,E=du(w.height,13*l);return[j(e,t.x,t.y+15*l,y>=150*l?"The visit that asks":
"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},T()),m("g",{key:"rows"},R()),m("image",{key:"weights",class:"\
map",href:Wt(u.map(C=>C/d),h,e.scale),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-\
frame",...A}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${o}, head ${i}`},L()),m("rect",{key:"colum\
n",class:"chosen-column",x:A.x+c*w.width,y:t.y,width:w.width,height:A.y+A.height-t.y,rx:3}),m("rect",{key:"row",class:"c\
hosen-row",x:t.x-3,y:A.y+a*w.height,width:t.width+3,height:w.height,rx:3}),m("rect",{key:"cell",class:"chosen-cell",x:A.
x+c*w.width,y:A.y+a*w.height,width:w.width,height:w.height}),p.at(A.y+A.height)];function T(){let C=w.width>=14*l,I=Math.
min(15*l,w.width-3*l),H=w.width>=30*l,J=A.x;return s.visits.map((Z,et)=>{let rt=String(gt[Z.weekday]),at=Z.weekday!==s.visits[et-
1]?.weekday,nt=A.x+et*w.width,oe=q(e,rt,"tiny"),Wr=!C&&at&&nt>=J&&nt+oe<=A.x+A.width;Wr&&(J=nt+oe+4*l);let ss=A.x+(et+.5)*
w.width;return m("g",{key:`column ${et}`,class:`part choice${et===c?" here":""}${Z.masked?" off":""}`,"data-open":`${_}.${a}\
.${et}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${et+1}: ${U(s,et)}${Z.masked?", masked":""}`},m("rect",
{class:"ground",x:A.x+et*w.width,y:t.y,width:w.width,height:42*l}),C&&yt(Z.category,ss-I/2,t.y+(H?0:22)*l,I),Wr&&j(e,nt,
t.y+38*l,rt,{kind:"tiny",key:"weekday"}),H&&[j(e,ss,t.y+26*l,rt,{kind:"tiny",anchor:"middle",key:"day"}),j(e,ss,t.y+38*l,
w.width>=40*l?lt(Z.start_minute):`${Math.floor(Z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("titl\
e",{},U(s,et)))})}function R(){return s.visits.map((C,I)=>{let H=A.y+(I+.5)*w.height,J=I===a,Z=J||(h-1-I)%E===0&&Math.abs(
I-a)>=E,et=Math.min(18*l,w.height-1.5*l),rt=w.height>=12*l,at=t.x+(rt?et+10*l:4*l),nt=A.x-at-6*l,oe=J||M?"strong":"label";
return m("g",{key:`row ${I}`,class:`part choice${J?" here":""}`,"data-open":`${_}.${I}.${c}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${I+1} asks: ${U(s,I)}`},m("rect",{class:"ground",x:t.x,y:H-w.height/2,width:y,height:w.height}),rt&&
yt(C.category,t.x+3*l,H-et/2,et),Z&&j(e,at,H+(M?-2:4.5)*l,C.label,{kind:oe,width:nt,key:"name"}),M&&j(e,at,H+12*l,`${jt(
s,I)} · ${Ti(s,I)}`,{kind:"small",width:nt,key:"when"}),m("title",{},U(s,I)))})}function L(){let C=[];for(let I=0;I<h;I++){
if(h>Yi&&I!==a){C.push(m("rect",{key:`row ${I}`,class:"cell",x:A.x,y:A.y+I*w.height,width:A.width,height:w.height,"data-\
open":`${_}.${I}.${c}`},m("title",{},U(s,I))));continue}for(let H=0;H<h;H++)C.push(W(I,H))}return C}function W(C,I){let H=Number(
u[C*h+I]),[J,Z]=[A.x+I*w.width,A.y+C*w.height],et=C===a&&I===c,rt=String(Math.round(100*H)),at=oe=>w.width>=q(e,rt.padStart(
2,"0"),oe)+2*l,nt=(H>=uu||C===a)&&w.height>=13*l&&at("tiny");return m("g",{key:`${C} ${I}`,class:"cell"},m("rect",{key:"\
cell",x:J,y:Z,width:w.width,height:w.height,"data-open":`${_}.${C}.${I}`,role:"button",tabindex:et?0:"-1","aria-current":et?
"true":null},m("title",{},`${U(s,C)} reads ${O(H,1)} from ${U(s,I)}`)),nt&&j(e,J+w.width/2,Z+w.height/2+4.5*l,rt,{kind:H/
d>=.3&&at("strong")?"strong":"tiny",anchor:"middle",also:H/d>=fu&&!f?"on-dark":"on-light",key:"weight"}))}}function du(e,t){
return Math.max(1,Math.ceil(t/e))}function pu(e,t,{layer:n,head:s,query:r,isLeaf:o},i){let{canAct:a,reading:c}=e,l=P(e),
h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}.heads.${s}`,p=[a&&{text:h?"Switch head on":"Switch head off",attributes:{
"data-act":"head","data-part":f},isPressed:h},o?{text:"More about query and keys",attributes:{"data-more":"neurons","dat\
a-layer":n,"data-head":s,"data-query":r},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-\
layer":n,"data-head":s},isButton:!1},{text:Vs(e),attributes:{"data-act":"scale"}}].filter(k=>k!==!1),y=i?"Switched off: \
these weights would have been used.":`Columns: the visit it reads from. ${c.count>Yi?"Darker is more; each row adds up t\
o 100 %.":"Values in %; each row adds up to 100."}`,g=u?F(y):[],b=G(e,{...t,y:0},g,"small").height;return{height:b+40*l,
at(k){let x=t.x,w=[];for(let{text:A,attributes:_,...M}of p){let E=ut(e,x,k+b+22*l,A,_,M);x+E.width>t.x+t.width||(w.push(
E.mark),x+=E.width+10*l)}return[m("g",{key:"explained"},G(e,{...t,y:k+3*l},g,"small").marks),m("g",{key:"controls"},w)]}}}
function gu(e,t,{layer:n,head:s,query:r,visit:o}){let{reading:i}=e,a=r===i.count-1?"the last visit":`visit ${r+1}`,c=r===
o?"itself":te(i,o);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads\
 ${c}`),m("g",{key:"worked"},Sn(e,X(e,t),xe(i,n,s,r,o),An(i,n,s,r),o,[{letter:"q",words:`Query of ${U(i,r)}`,colour:"que\
ry"},{letter:"k",words:`Key of ${U(i,o)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,
open:l=>`layers.${n}.heads.${s}.${r}.${l}`}))]}var Yi,uu,fu,Xi=v(()=>{"use strict";$();Qt();St();Tt();ee();Nt();ht();Rn();
B();V();ft();Ge();Yi=24,uu=.045,fu=.6});function Ji(e,t){let n=P(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>yu(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>bu(e,s,t)}]:[]]}function yu(e,t,{location:n}){
let{reading:s}=e,r=P(e),o=Ae(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=o,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],p=s.pointerWeights,y=[],g=E=>o.visits.map(T=>({value:E*Number(p[T]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:xt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:g(i),text:xt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:xt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:xt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:xt(u),isChosen:!0});let b=X(
e,t),k=s.hasGate?[[{text:`${f} × ${xt(a)} = ${xt(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${xt(c)} = ${xt(
h)}`}],...F("from generation. Together:"),[{text:xt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=G(e,{...b,y:0},
k),w={...b,height:b.height-x.height-44*r},A=Se(e,w,y.length,Zi),_=G(e,{...b,y:b.y+A+8*r},k),M=ut(e,b.x,b.y+b.height-10*r,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},bt(e,w,y,{most:Zi})),..._.marks,M.mark]}function bu(e,t,{location:n}){let{reading:s}=e,r=P(e),{visits:o,
pointer:i}=Ae(s,n),a=X(e,t),c="Its visits";if(o.length===0){let g=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...G(e,a,g).marks]}let l=s.pointerWeights,h=o.map(g=>({key:`visit ${g}`,label:`${jt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:xt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=o.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:xt(i),kind:"strong"},
{text:"."}]],d=G(e,{...a,y:0},f),p={...a,height:a.height-d.height-8*r},y=Se(e,p,h.length);return[...Y(e,t,c),m("g",{key:"\
rows"},bt(e,p,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*r},f).marks]}function xt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var Zi,Qi=v(()=>{"use strict";$();St();Tt();Ne();Nt();ht();B();V();Zi=56});function ta(e,t){let n=P(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>$u(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>xu(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>wu(e,s)}]}function $u(e,t,n){let{reading:s}=e,r=P(e),o=X(e,t),i=G(e,o,
F("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:jt(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:N(Number(a[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${U(s,d)}\
: score ${N(Number(a[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=ut(e,o.x,o.y+o.height-10*r,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...o,y:o.y+i.height+4*r,height:o.height-i.height-34*r};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},bt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function xu(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${te(s,n)}, ${jt(s,n)}?`,`Score of ${te(s,n)}`),m("g",{key:"wor\
ked"},Sn(e,X(e,t),we(s,n),En(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${U(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:r=>`pointer.${r}`}))]}
function wu(e,t){let{reading:n}=e,s=P(e),r=X(e,t),o=n.pointerWeights,i=G(e,r,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:f,parts:p.map(y=>({value:Number(o[y]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${p.map(y=>O(Number(o[y]),2)).join(" + ")} = ${O(d,2)}`})),c={
...r,y:r.y+i.height+6*s,height:r.height-i.height-36*s},l=ut(e,r.x,r.y+r.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,m("g",{key:"rows"},bt(e,c,a)),l.mark]}var ea=v(
()=>{"use strict";$();St();Tt();Ne();ee();Nt();ht();B();V()});function na(e,t){let n=P(e),s=sa(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:r=>ku(e,r,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:r=>Mu(e,r,t)}]}function In(e,{layer:t,visit:n,number:s}){return s??Ve(ot(e,`layers.${t}.residual_out`,n))}function sa(e,{
layer:t,visit:n}){let s=`layers.${t}`,r=e.has(`${s}.attention_out`),o=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,d,p="plain")=>{let y=ot(e,`${s}.${u}`,n),g=`length ${N(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
g,values:y,colour:p})},l=(u,f)=>o?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),r&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",r?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(f,2)}, deviation ${N(d,2)}`}}function ku(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=P(e),
a=X(e,t),c=In(s,n),l=sa(s,n),h={...a,height:a.height-34*i},u=o===s.count-1,f=a.x,d=[],p=(y,g,b=!0)=>{let k=ut(e,f,a.y+a.
height-10*i,y,g,{isButton:b});f+k.width>a.x+a.width||(d.push(k.mark),f+=k.width+10*i)};return o>0&&p("Earlier visit",{"d\
ata-open":`layers.${r}.stream.${o-1}`}),u||p("Later visit",{"data-open":`layers.${r}.stream.${o+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${o+1}`} in layer ${r}: ${U(s,o)}`,`Layer ${r}\
: ${U(s,o)}`),m("g",{key:"rows"},Jt(e,h,l,{chosen:c,open:y=>`layers.${r}.stream.${o}.${y}`})),m("g",{key:"controls"},d)]}
function Mu(e,t,n){let{reading:s}=e,{layer:r,visit:o}=n,i=P(e),a=In(s,n),c=X(e,t),{y:l}=c,h=[];for(let f of Au(s,r,o,a)){
let d=G(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},Eu(e,u,r,o,a))]}function Au(e,t,n,s){let r=`layers.${t}`,o=`transformer.layers.${t}`,
i=h=>Number(ot(e,`${r}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Pn(i("residual_in"))]];
return e.has(`${r}.attention_out`)&&(c.push(Cn("Norm 1:",Ue(e,`${r}.residual_in`,`${r}.norm1`,`${o}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Cn("Norm\
 2:",Ue(e,`${r}.residual_mid`,`${r}.norm2`,`${o}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,p){let y=p?"0 (skipped)":
N(Math.abs(f),2);return a?[...F(h),[{text:`${N(u,2)} ${f<0&&!p?"−":"+"} ${y} =`}],Pn(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:p?"0 (skipped)":N(f,2),kind:"strong"}]]}}function Cn(e,t){if(!t)return F(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:r,standard:o,weight:i,bias:a,result:c}=t;return[...F(e),[{text:`(${N(n,2)} ${s<
0?"+":"−"} ${N(Math.abs(s),2)})`}],[{text:`× ${N(r,3)} = ${N(o,2)};`}],...i===null||a===null?F("then a learned factor\
 and bias give").concat([Pn(c)]):[[{text:`${N(o,2)} × ${N(i,2)} ${a<0?"−":"+"} ${N(Math.abs(a),2)} =`}],Pn(c)]]}function Pn(e){
return[{text:N(e,2),kind:"strong"}]}function Eu(e,t,n,s,r){let{reading:o}=e,i=P(e),a=ot(o,`layers.${n}.feed_forward.pre`,
s),c=ot(o,`layers.${n}.feed_forward.hidden`,s),l=On(o,n,s,r),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,d=o.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",p=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(Ee(h),2)}, the bias adds ${N(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(e,t,F(d+p),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,g).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${N(
Number(a[k]))} → ${N(Number(c[k]))}${l?` × ${N(Number(l.dot.second[k]),2)}`:""}`,text:N(Number(h[k]),2)}));return[...y.
marks,bt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Wn=v(()=>{"use strict";$();St();Tt();Ne();ee();
Mn();Nt();ht();B();V()});var ra,Fn,ve,qs,zs,oa=v(()=>{"use strict";$();ra=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],
Fn=15,ve=30,qs=8,zs=99});function Ys(e,t){let n=P(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:r=>Tu(e,r,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:r=>vu(e,r,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:r=>Ru(e,r,t)}]:[]]}function Ks(e,t,n){let{trace:s,
count:r}=e,o=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="position_fro\
m_end"&&a===!1)return"left out: all zeros";if(!o)return"";switch(t){case"location":return o.label;case"user":return s.user===
null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(o.start_minute/Fn)*Fn;return`${lt(c)} to ${lt(
(c+Fn)%1440)}`}case"weekday":return ra[o.weekday]??"";case"recency":{let c=Nu(e,n);return c===null?"days before the pred\
iction":c>=qs?`${qs} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(o.duration_minutes/ve)*ve,l=c+ve;return c>=zs*ve?`${Et(zs*ve)} or more`:`${c?Et(c):"0"} to ${Et(l)}`}default:{let c=r-
n;return c===1?"the last visit":`${c} from the end`}}}function Nu({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;
let r=o=>Date.parse(o.slice(0,10))/Ou;return Math.round(r(e.predict_at)-r(s))}function Tu(e,t,{kind:n,visit:s}){let{reading:r}=e,
o=P(e),i=X(e,t),a=r.slices.map(({name:f,label:d,lengths:p})=>({key:f,title:d,says:Ks(r,f,s),values:Is(r,f,s),colour:Number(
p[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+d.length,0),l=G(e,i,F(`${a.length} vectors, ${c} numbers t\
ogether; the network learned a vector for every value.`),"small"),h=ut(e,i.x,i.y+i.height-10*o,"More about features",{"d\
ata-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*o,height:i.height-l.height-34*o};return[...Y(e,t,n==="inpu\
ts"?"What the last visit is made of":U(r,s)),...l.marks,m("g",{key:"rows"},Jt(e,u,a)),h.mark]}function vu(e,t,{kind:n,visit:s,
number:r}){let{reading:o}=e,i=P(e),a=X(e,t),c=ot(o,"inputs.projected",s),l=r??Ve(c),h=Ci(o,s,l),u=n==="inputs"?"inputs":
`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"stream"}],d={...a,
height:Math.min(86*i,.26*a.height)},p=Lu(o,s,l),y=[],g=p.reduce((w,A)=>w+G(e,{...a,y:0},A).height+4*i,0),b={...a,y:d.y+d.
height+28*i,height:a.height-d.height-g-36*i},k=h?_u(h):[],x=b.y+(k.length?Se(e,b,k.length)+6*i:0);for(let w of p){let A=G(
e,{...a,y:x},w);if(x+A.height>a.y+a.height+2)break;y.push(...A.marks),x+=A.height+4*i}return[...Y(e,t,"The vector that e\
nters the layers"),m("g",{key:"vector"},Jt(e,d,f,{chosen:l,open:w=>`${u}.${w}`})),k.length>0&&G(e,{...a,y:d.y+d.height+4*
i},F(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},bt(e,b,k)),m("g",{key:"\
lines"},y)]}function _u({parts:e,bias:t}){return[...e.map(({name:s,label:r,dot:o})=>({key:s,label:r,parts:[{value:o.sum,
colour:"plain"}],text:N(o.sum,2),exact:`${r}: the sum of ${o.products.length} products is ${N(o.sum,4)}`})),{key:"bias",
label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function Lu(e,t,n){let s=Number(ot(e,"inputs.projec\
ted",t)[n]),r=Number(ot(e,"layers.0.residual_in",t)[n]),o=Ue(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...F(
"Sum:"),[{text:N(s,2),kind:"strong"}]],Cn("Norm:",o)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Ht(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(F("No position enco\
ding: it is off.")):c!==null&&o&&i.push([...F("Position encoding:"),[{text:`${N(o.result,2)} ${c<0?"−":"+"} ${N(Math.abs(
c),2)} =`}],[{text:N(r,2),kind:"strong"}]])}return i}function Ru(e,t,{visit:n}){let{reading:s}=e,r=P(e),o=X(e,t),i=[];for(let p=0;p<
s.layers;p++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(p,y)[n]),b=s.isRemoved(p,y)||s.isSkipped(p,"attention");i.
push({key:`${p} ${y}`,label:`Layer ${p}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":O(g,1),open:`layers.${p}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let p=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:O(p,1),open:`pointer.${n}`}),s.hasGate&&a.push(...F("To the a\
nswer the pointer carries"),[{text:`${O(p,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(p*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(e,o,F(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(e,{...o,y:0},a),h={...o,y:o.y+c.height+2*r,height:o.height-c.height-l.height-8*r},u=Se(e,h,i.length),f=i.map(
({parts:p})=>Number(p[0]?.value)),d=Math.max(Su,...f);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"\
rows"},bt(e,h,i,{largest:d})),m("g",{key:"end"},G(e,{...o,y:h.y+u+6*r},a).marks)]}var Ou,Su,Xs=v(()=>{"use strict";$();oa();
St();Tt();Ne();ee();Wn();Mn();Nt();ht();B();V();Ou=864e5,Su=.1});function ia(e,t){let n=Lt(t,e.reading);return n?$i(e,n,Cu[n.kind](e,n)):[]}var Cu,aa=v(()=>{"use strict";$();Li();St();Fi();
Bi();Xi();be();Qi();ea();Wn();Xs();be();Cu={head:Ki,stream:na,inputs:Ys,visit:Ys,context:_i,pointer:ta,generation:Gi,gate:Wi,
place:Ji}});function ne(e,t,n){let{title:s,text:r}=Iu(e,t,n),o=n?.words?Pu(e,t,n):"";return{title:s,text:o?`${r} ${o}`:r}}function Pu(e,t,n){
let s=Js(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let r=n.knownProbability(e.location??0);return r===null?"":`${s} its probability i\
s ${O(r,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Iu(e,t,n){switch(e?.kind){case"visi\
t":return ju(e.visit??0,t);case"head":return Gu(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${ca(t.slices.map(({label:s})=>Wu[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return la(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${ca(Fu(t),!0)} read nothing else of it.`};case"pointer":return ha(t);case"generation":return ua(t);case"gate":
return fa(t);case"place":return Bu(e.location??0,t);default:return Uu(t,n)}}function Fu(e){return[...e.hasPointer?["the \
pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function qt(e,t){let n=e.
visits[t];return n?`${n.label}, ${gt[n.weekday]} ${lt(n.start_minute)}`:""}function ju(e,t){let n=t.visits[e],s=[`A stay\
 of ${Et(n?.duration_minutes??0)}.`],r=Hu(e,t);if(n?.masked)return{title:`${qt(t,e)}.`,text:"This visit is masked: nothi\
ng reads it."};if(r&&s.push(`The last visit reads it most in layer ${r.layer}, head ${r.head}: ${O(r.weight)}.`),t.hasPointer){
let o=t.pointerWeights[e],i=t.locations[e]??0,a=o*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(o,1)}; through the gate that is ${Zs(a)} of the ${O(c,1)} of ${t.nameOf(i).label}.`:`The pointer gives it ${O(o,
1)} of the answer.`)}return{title:`${qt(t,e)}.`,text:s.join(" ")}}function Hu(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let r=0;r<t.heads;r++){if(t.isRemoved(s,r))continue;let o=Number(t.lastRow(s,r)[e]);(!n||o>n.weight)&&(n={layer:s,head:r,
weight:o})}return n}function Gu(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let r=n.lastRow(e,t),o=_t(r),a=[...r.keys()].sort((h,u)=>r[u]-r[h])[1],c=a===void 0?"":` and ${O(
r[a])} from ${qt(n,a)}`,l=o===n.count-1?"itself":qt(n,o);return{title:s,text:`The last visit reads ${O(r[o])} from ${l}${c}\
. Each row adds up to 100 %.`}}function la(e,t){let{residual:n,attention:s,feedForward:r}=t.stream(e),o=t.count-1,i=s?`i\
ts heads add one of length ${N(Number(s[o]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit \
comes in as a vector of length ${N(Number(n[o]))}; ${i}its feed-forward network adds one of length ${N(Number(r[o]))}.`}}
function ha(e){let t=e.pointerWeights,n=_t(t),[s]=e.pointedPlaces,r=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${qt(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.label}${r}.`}}function ua(e){let[t,n]=e.
generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not. \
First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function fa(e){let{
gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(
2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)} from generation.`}}function Bu(e,t){let{label:n}=t.
nameOf(e),s=t.probabilityOf("final",e),r=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",
e),c=t.probabilityOf("generation",e),{gate:l}=t;r.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(
2)} × ${O(c,1)} by generation`)}let o=t.locations.filter(a=>a===e).length,i=["It is not among the visits","It was visit\
ed once"][o]??`It was visited ${o} times`;return{title:`${n}.`,text:`${r.join("")}. ${i}.`}}function Uu(e,t){let{prediction:n}=e.
trace,{label:s}=e.nameOf(n.location),r=`${s}, ${O(n.probability,1)}.`;if(t){let o=t.knownProbability(n.location),i=t.trace.
prediction.location===n.location,a=e.wordsFor(t),c=t.nameOf(t.trace.prediction.location).label,l=[...o===null?[]:[`That \
is ${Du(n.probability,o)} ${a}.`],...i?[]:[`${Js(a)} the answer was ${c}.`]];return{title:r,text:l.join(" ")}}return e.hasGate?
{title:r,text:`${Zs(n.from_pointer)} come from the pointer, ${Zs(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:r,text:"Point at anything to see where it comes from and where it\
 goes."}}function Du(e,t){let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function Js(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Zs(e){return`${(100*
e).toFixed(1)} points`}function ca(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
Js(s):s}function ma(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],r=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${qt(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${qt(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...ne({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){r.push(
Vu(c,e));let l=la(c,e);r.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`visits.${t-1}`})}r.push(
{...ne({kind:"context"},e,null),part:"context"}),e.hasPointer&&r.push({...ha(e),part:"pointer"}),e.hasGeneration&&r.push(
{...ua(e),part:"generation"});let{prediction:o}=e.trace,i=e.nameOf(o.location).label,a=e.hasGate?`${fa(e).text} `:"";return r.
push({title:`${i}, ${O(o.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${o.location}`}),
r}function Vu(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit rea\
ds another one here.",part:null};let s=null,r=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;r+=1;let a=t.lastRow(
e,i),c=_t(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switc\
hed off.",part:null};let o=s.visit===t.count-1?"from itself":`from ${qt(t,s.visit)}`;return{title:n,text:`In ${r===1?"on\
e head":`${r} heads`} every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head}\
 reads ${O(s.weight)} ${o}.`,part:`layers.${e}.heads.${s.head}`}}var Wu,Qs=v(()=>{"use strict";$();He();V();Wu={place:"p\
lace",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"}});function da(e,t){let n=Lt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return zu(n,t);break;case"stream":
return Yu(n,t);case"pointer":if(n.isLeaf)return Ku(n,t);break;case"generation":if(n.isLeaf)return Xu(n,t);break;case"gat\
e":return Zu(t);default:break}return ne(Ot(qu(n),t),t,null)}function qu({kind:e,layer:t,head:n,visit:s,location:r}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${r}`:e}function zu({layer:e,head:t,query:n,
visit:s},r){let o=r.weights(e,t).subarray(n*r.count,(n+1)*r.count),i=Number(o[s]),a=o.filter(p=>p>i).length,c=n===s?"its\
elf":U(r,s),l=`${U(r,n)}, reads ${O(i,1)} from ${c}.`;if(r.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=xe(r,e,t,n,s),f=r.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${r.count} weights in its row ${a===1?"is":"are"} larger.`,d=r.isRemoved(e,t)||r.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${f}${d}`}}function Yu({layer:e,visit:t},n){let s=`layers.${e}`,r=l=>N(Math.hypot(
...ot(n,`${s}.${l}`,t))),o=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${r(l)}`,a=o?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${U(n,t)}.`,text:`The\
 visit comes in as a vector of length ${r("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${r("residual_out")}.${c}`}}function Ku({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${U(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:r,bias:o,isBiasOff:i,score:a}=we(t,e),c=o!==null&&!i?` and the bias of its position is ${N(o,2)}`:"";return{
title:s,text:`Query and key multiply to ${N(r.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${te(t,e)}.`}}function Xu({
location:e},t){let{logit:n}=Bt(t,e),s=t.probabilityOf("generation",e),r=n===null?"":`Its logit is ${N(n,2)}; `,o=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:r?r+o:o.charAt(0).toUpperCase()+o.slice(1)}}function Zu(e){let t=ne({kind:"gate"},e,null),n=Me(e);if(!n)return t;
let{logit:s,learned:r,hidden:o}=n,i=e.trace.gate.learned?`Its ${o.length} hidden units add up to a logit of ${N(s,2)}.`:
`As learned it would be ${r.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var pa=v(()=>{"use strict";$();be();
Tt();Nt();pt();Qs();V()});function tr(e,t){return`${e.tag} ${e.key??t}`}function tf(e,t){let n=e.match(jn)??[],s=t.match(jn)??[],r=t.split(jn);return n.
length!==s.length||e.split(jn).join()!==r.join()?null:o=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round(
(l+o*(Number(a)-l))*100)/100)});return r.map((a,c)=>a+(i[c]??"")).join("")}}var Ju,Qu,jn,Hn,ga=v(()=>{"use strict";$();B();
Ju="http://www.w3.org/2000/svg",Qu=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),jn=/-?\d+(?:\.\d+)?/g,
Hn=class{#n=new WeakMap;#t=new Map;#e=new WeakMap;#r=0;#s=0;constructor(t){this.root=t,this.elements=[]}show(t,n=0){this.#h(),
this.elements=this.#i(this.root,t,this.elements,n>0),this.#t.size&&this.#c(n)}#i(t,n,s,r){if(n.every(a=>typeof a=="strin\
g")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}let o=new Map;for(let[a,c]of s.entries()){
let l=this.#n.get(c);l&&o.set(tr(l.mark,a),c)}let i=n.map((a,c)=>{let l=typeof a=="string"?{tag:"tspan",attributes:{},children:[
a]}:a,h=o.get(tr(l,c));o.delete(tr(l,c));let u=h??document.createElementNS(Ju,l.tag);return this.#a(u,l,r&&h!==void 0),u});
for(let a of o.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#a(t,n,s){
let r=this.#n.get(t),o=r?.mark.attributes??{};for(let a of Object.keys(o))dn(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=dn(c),h=dn(o[a]);if(l===null||l===h)continue;let u=s&&h!==null&&Qu.
has(a)?tf(h,l):null;u?this.#t.set(`${this.#o(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#i(
t,n.children,r?.elements??[],s);this.#n.set(t,{mark:n,elements:i})}#o(t){let n=this.#e.get(t)??this.#r++;return this.#e.
set(t,n),n}#c(t){let n=performance.now(),s=r=>{let o=Math.min(1,Math.max(0,(r-n)/t));if(o===1){this.#h();return}let i=1-
(1-o)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#s=requestAnimationFrame(s)};this.#s=
requestAnimationFrame(s)}#h(){cancelAnimationFrame(this.#s);for(let{element:t,name:n,end:s}of this.#t.values())t.setAttribute(
n,s);this.#t.clear()}}});function er(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var Gn,ya=v(()=>{"use strict";$();Gn=class{#n=0;#t=0;#e=[];constructor(t,n){
this.show=n,this.button=er("Play the story","play",()=>this.toggle()),this.back=er("Step back","back",()=>this.step(-1)),
this.forth=er("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.#r(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#i(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#e.length-1}get told(){return this.isOpen?this.#e[this.#t]??
null:null}tell(t){this.#e=t,this.#t=Math.min(this.#t,t.length-1),this.slider.max=String(t.length),this.#i(this.#n!==0)}toggle(){
this.#n?this.pause():this.play()}play(){let t=this.#t>=this.#e.length-1;this.#r(this.isOpen&&!t?this.#t:0),this.#s()}pause(){
clearTimeout(this.#n),this.#n=0,this.#i(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#i(!1),this.
show(null))}step(t){this.#r(this.isOpen?this.#t+t:t>0?0:this.#e.length-1)}#r(t){this.pause(),this.isOpen=!0,this.#t=Math.
max(0,Math.min(this.#e.length-1,t)),this.#i(!1),this.show(this.#t)}#s(){let{title:t="",text:n=""}=this.#e[this.#t]??{},s=Math.
max(1800,55*(t.length+n.length));if(this.#t>=this.#e.length-1){this.pause();return}this.#n=window.setTimeout(()=>{this.#r(
this.#t+1),this.#s()},s),this.#i(!0)}#i(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the\
 story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#e.
length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#e.length}`:"The whole pictur\
e"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#e.length-1}}});function xa(e,{title:t,ground:n,lines:s}){let r=e.cloneNode(!0),{width:o,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*ba*a,l=c+i,h=e.querySelectorAll("*");for(let[p,y]of r.querySelectorAll("*").entries()){let g=h[p];
g&&of(y,getComputedStyle(g));for(let b of["class","data-part","data-open","data-act","tabindex","role"])y.removeAttribute(
b)}for(let p of r.querySelectorAll('[opacity="0"]'))p.remove();let u=document.createElementNS(Bn,"title");u.textContent=
t;let f=document.createElementNS(Bn,"rect");f.setAttribute("y",String(-c)),f.setAttribute("width",String(o)),f.setAttribute(
"height",String(l)),f.setAttribute("fill",n);let d=s.map((p,y)=>{let g=a*(y?1:ef),b=document.createElementNS(Bn,"text");
return b.textContent=st(p,o-2*$a,g,y===0),b.setAttribute("x",String($a)),b.setAttribute("y",String((y+.8)*ba*a-c)),b.setAttribute(
"font-size",String(g)),b.setAttribute("font-weight",y?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});
return r.prepend(u,f,...d),r.setAttribute("viewBox",`0 ${-c} ${o} ${l}`),r.setAttribute("xmlns",Bn),r.setAttribute("widt\
h",String(o)),r.setAttribute("height",String(l)),r.setAttribute("font-family",getComputedStyle(e).fontFamily),r.setAttribute(
"text-rendering","geometricPrecision"),r.setAttribute("role","img"),r.setAttribute("aria-label",t),r.removeAttribute("cl\
ass"),{svg:new XMLSerializer().serializeToString(r),width:o,height:l}}function of(e,t){if(e.localName==="g"){t.opacity!==
"1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("style","image-rendering: pixelate\
d");for(let n of nf){if(rf.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);s&&s!==sf[n]&&e.setAttribute(
n,s)}}var Bn,ba,ef,$a,nf,sf,rf,wa=v(()=>{"use strict";$();V();Bn="http://www.w3.org/2000/svg",ba=1.7,ef=1.2,$a=20,nf=["f\
ill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","paint-order","font-size","\
font-weight","text-anchor","text-decoration-line"],sf={fill:"rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-da\
sharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"normal","text-decoration-li\
ne":"none"},rf=new Set(["font-size","font-weight","text-anchor"])});function Ma(e,t=null,n=null){if(t===null)return[cf(e,n),lf(e,n)];let s=Lt(t,e);return s?af[s.kind](e,s):[]}function cf(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((r,o)=>[
U(e,o),r.duration_minutes,...n?[sr(e.pointerScores[o]),e.pointerWeights[o]]:[],...s?[s.pointerWeights[o]]:[]])}}function lf(e,t){
return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.
map(({location:n})=>{let{pointer:s,generation:r,fromPointer:o,fromGeneration:i}=Ae(e,n),a=e.probabilityOf("final",n);return[
e.nameOf(n).label,s,r,o,i,a,...t?[t.knownProbability(n)]:[]]})}}function hf(e,{layer:t,head:n,query:s,visit:r,isLeaf:o}){
let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>U(e,d));if(!o)return[{caption:`Weights o\
f ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[
f,...a.subarray(d*i,(d+1)*i)])}];let h=An(e,t,n,s),{dot:u}=xe(e,t,n,s,r);return[Un(`Query of ${l[s]} × key of ${l[r]}, ${c}`,
["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,sr(
h.scores[d]),a[s*i+d]])}]}function uf(e,t){let{layer:n,visit:s}=t,r=`layers.${n}`,o=[["Comes in","residual_in"],["Norm 1",
"norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.o\
ut"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${r}.${u}`)),i=o.map(([,u])=>ot(e,`${r}.${u}`,s)),a=In(e,t),c=On(e,
n,s,a),l=ot(e,`${r}.feed_forward.pre`,s),h=ot(e,`${r}.feed_forward.hidden`,s);return[{caption:`${U(e,s)}, in layer ${n}`,
columns:["Number",...o.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},{caption:`Hidden unit\
s of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","Afte\
r it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}
function ka(e,{kind:t,visit:n}){let s=ot(e,"inputs.projected",n),r=[{caption:`What ${U(e,n)} is made of`,columns:["Featu\
re","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Ks(e,i,n),c[n]])},nr("All feature\
s mixed by one matrix",s)];if(t==="inputs")return r;let o=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(
a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&o.push(["Pointer",e.pointerWeights[n]]),
r.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:o}),r}function ff(e){return[nr(
"The context: the last visit after all layers",e.values("context"))]}function mf(e,{visit:t,isLeaf:n}){let s=En(e),r=e.visits.
map((l,h)=>U(e,h)),o=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:r.map((l,h)=>[l,o[h],...i?[i[h]]:[],sr(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=we(e,t);return[Un(`Query of the context × key of ${r[t]}`,["Query","Key"],c),...a]}function df(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],r={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Bt(e,i.location).logit,
i.probability])},{dot:o}=Bt(e,t);return n&&o?[Un(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],o),r]:
[r]}function pf(e){let t=Me(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Un(s,["Hidden un\
it","Weight"],t.dot):nr(s,t.hidden),n]}function gf(e,{location:t}){let{visits:n,pointer:s,generation:r,gate:o,fromPointer:i,
fromGeneration:a,probability:c}=Ae(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,o,i],["Generation",r,1-o,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[U(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Un(e,t,{
first:n,second:s,products:r,sum:o}){return{caption:e,columns:["Number",...t,"Product"],rows:[...r.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",o]]}}function nr(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function sr(e){
return Number.isFinite(e)?e:"−∞"}var af,Aa=v(()=>{"use strict";$();be();Tt();Wn();Xs();Nt();af={head:hf,stream:uf,inputs:ka,
visit:ka,context:ff,pointer:mf,generation:df,gate:pf,place:gf}});function Ea(e,t,n,s=null){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-label",
"Numbers");let o=Ma(t,n,s);for(let l of o){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(on(l)),r.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>r.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([an(o)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),r.append(c),r.addEventListener("close",()=>{URL.revokeObjectURL(a.href),r.remove()}),
e.append(r),r.showModal()}var Oa=v(()=>{"use strict";$();ps();Aa()});function Dn({reading:e,before:t,overlays:n,stage:s,happened:r,lit:o}){let i=Mt(o,e),{most:a,top:c,bottom:l}=s.answers,h=r===
null?[]:[r];n&&t&&h.push(t.trace.prediction.location),i!==null&&o?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:g})=>g),d=Na(f.map(g=>t?.knownProbability(g)??null),1),p=n&&t?bf(f,e,t):null,y=(l-c)/u.length;return u.
map((g,b)=>{let k=c+(b+.5)*y,x=g.probability*s.full,w={pointer:p?.pointer[b]??null,generation:p?.generation[b]??null},[A,
_]=["pointer","generation"].map(M=>Sa(g[M]*se({reading:e},M),w[M])*s.full);return{...g,was:t?d[b]??null:null,wasByPath:w,
middle:k,start:k+(Number(A)-Number(_)-x)/2,height:x}})}function Sa(e,t){return Math.max(0,(t??e)-e)}function bf(e,t,n){let s=(r,o)=>o?
Na(e.map(i=>n.shareOf(r,i)),se({reading:n},r)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Na(e,t){let n=e.filter(r=>r!==null),s=n.reduce((r,o)=>r-o,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Vn(e,t){let{reading:n,stage:s}=e,r=je(e),o=n.pointerWeights,i=p=>p.reduce((y,g)=>y+Sa(o[g],r?.[g]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,y)=>y.probability+y.lost-p.probability-p.lost),c=a.filter((p,y)=>p.
probability+p.lost>=Ke&&y<yf||rr(t,p.location)<t.length-1).map(p=>({...p,wish:d(p.visits)})),l=a.filter(({location:p})=>!c.
some(y=>y.location===p));if(l.length){let p=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:i(p),visits:p,wish:d(p)})}c.sort(
(p,y)=>p.wish-y.wish);let{room:h,gap:u}=s.across.places,f=Tn(c.map(({wish:p,probability:y,lost:g})=>({wish:p,length:(y+g)*
s.full})),u,...h);return c.map(({location:p,label:y,probability:g,lost:b,visits:k},x)=>({path:"pointer",location:p,label:y,
probability:g,start:Number(f[x]),lost:b,visits:k,answer:rr(t,p)}));function d(p){let y=p.map(b=>Math.max(o[b],r?.[b]??0)),
g=y.reduce((b,k)=>b+k,0)||1;return p.reduce((b,k,x)=>b+Number(y[x])/g*Number(s.across.visits[k]),0)}}function qn({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(Ye),{gap:r}=t.across.generation,{start:o}=t.across.generation;
return s.map(({location:i,label:a,probability:c})=>{let l={path:"generation",location:i,label:a,probability:c,start:o,lost:0,
visits:[],answer:rr(n,i)};return o+=c*t.full+r,l})}function se({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function wt(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function rr(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var Ke,yf,re=v(()=>{"use strict";$();ge();pt();Ut();Ke=.03,yf=5});function zn(e,t,n,s=3){let r=e.reading.trace.interventions[`${t}_temperature`]??1;return m("g",{key:`temperature ${t}`},
_e(e,{act:`${t}_temperature`,words:`T ${Number(r.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${r}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function _e(e,{act:t,words:n,title:s,right:r,y:o,stays:i=!1}){
if(!e.canAct)return[];let a=e.stage.type/13,c=D(n,12.5*a)+13*a,l=18*a,h=i?" stays":"";return[m("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:r-c,y:o,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:r-c/2,y:o+13*a},n)]}var Yn=v(()=>{"use strict";$();B();V()});function Ta(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[zt(e,n,"Visits",e.lit?.kind==="head"?"read by the last visit":
"oldest first",s),...$f(e),...t.rows.map((r,o)=>wf(e,o))]}function zt({stage:e},t,n,s,r=400){let o=e.type/13;return m("g",
{key:`title ${n}`,class:"heading","aria-hidden":"true"},m("text",{x:t,y:17*o,class:"title"},st(n,r,15*o,!0)),m("text",{x:t,
y:35*o,class:"small"},st(s,r,12.5*o)))}function $f({reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:r,end:o,weekday:i}of or(
e)){let a=Number(t.rows[r]?.y)-Number(t.rows[r]?.height)/2,c=Number(t.rows[o]?.y)+Number(t.rows[o]?.height)/2;if(s.push(
m("rect",{key:`day ${r}`,class:"day",x:t.visits.x+29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.
min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekday ${r}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function or({
visits:e}){let t=[];for(let[n,s]of e.entries()){let r=xf(s),o=t.at(-1);o?.day===r?o.end=n:t.push({start:n,end:n,day:r,weekday:String(
gt[s.weekday])})}return t}function xf({arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function wf(e,t){let{reading:n,
stage:s,lit:r}=e,{y:o,height:i,isFull:a}=s.rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.
type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,f=it(r,n).includes(t),d=Kn(c),p=i>=33*l,y=(p?20:13)*l,g=h+y+(p?14:8)*l,b=ar(
e,t),k=b||p?54*l:0,x=s.visits.x+s.visits.width-g-4,w=38*l,A=p?[m("text",{x:g,y:o-3*l,class:"strong"},st(c.label,x,13*l,!0)),
m("text",{x:g,y:o+13*l,class:"small"},d),b||x<D(d,12.5*l)+56*l?null:kf(s.visits.x+s.visits.width-50*l,o+5*l,48*l,c)]:[m(
"text",{x:g,y:o+4.4*l,class:f?"strong":"label"},st(c.label,x-Math.max(w,k)-9,12.5*l,f)),b?null:m("text",{x:s.visits.x+s.
visits.width-4,y:o+4.4*l,class:"small end"},lt(c.start_minute))];return m("g",ir(e,t,c),m("rect",{class:"chip",x:h,y:o-i/
2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&yt(c.category,h+4*l,o-y/2,y),a?A:m("rect",{class:"lane",x:h+2,y:o-1,
width:u-4,height:2}),b&&a&&m("text",{x:s.visits.x+s.visits.width-4,y:o+4.4*l,class:"strong end"},b),a&&t<n.count-1&&_e(e,
{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network see this visit again":"Hide this visit: nothing\
 may read it",right:s.visits.x+s.visits.width-2,y:p?o-17*l:o-9*l}),m("title",{},`${c.label}, ${gt[c.weekday]} ${d}`))}function ir({
reading:e,lit:t},n,s){let r=it(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${r?" lit":""}${s.masked?" off":
""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${gt[s.
weekday]} ${Kn(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function Kn({
start_minute:e,duration_minutes:t}){return`${lt(e)} · ${Et(t)}`}function ar({reading:e,lit:t},n){return t?.kind!=="head"?
"":O(e.lastRow(t.layer??0,t.head??0)[n])}function kf(e,t,n,{start_minute:s,duration_minutes:r}){let o=Math.min(s+r,Xe),i=Math.
min(s,Math.max(0,s+r-Xe)),a=(c,l)=>m("rect",{class:"stay",x:e+c/Xe*n,y:t,width:Math.max(1,(l-c)/Xe*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:e,y:t,width:n,height:7}),
a(s,o),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:e+(i||o)/Xe*n-2,y:t-3,width:5,height:13}))}function va(e){
let{reading:t,stage:n,lit:s}=e;if(!n.slices)return[];let r=n.type/13,{x:o,width:i}=n.slices,{slices:a}=t,c=Math.max(...Ct(
e).map(({longestSlice:d})=>d)),l=i/a.length,h=it(s,t),u=n.rows.flatMap(({y:d,height:p},y)=>a.map(({name:g,lengths:b},k)=>{
let x=Math.max(2,p-4),w=Number(b[y])/c*x;return m("rect",{key:`${g} ${y}`,class:h.includes(y)?"length lit":"length",x:o+
k*l,y:d+p/2-2-w,width:.72*l,height:w})})),f=a.map(({label:d},p)=>m("text",{key:`name ${d}`,class:"tiny middle",x:o+(p+.36)*
l,y:(p%2?40:26)*r},d));return[m("g",cr(e),m("rect",{class:"ground",x:o-4,y:n.top-2,width:i+4,height:n.bottom-n.top+4}),f,
u,m("text",{class:"small",x:o,y:n.bottom+18*r},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*r},"of the vec\
tors"))]}function cr(e){return{key:"slices",class:"part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:K(
e,_n.slices),"aria-label":`What each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var Xe,Le=v(
()=>{"use strict";$();Yn();Qt();pt();B();V();ft();Xe=1440});function _a(e,t){let{x:n,right:s}=e.stage.answers,r=e.stage.type/13;return[zt(e,n+6*r,"Answer",Mf(e),s-n),...lr(e,t)]}function Mf({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function lr(e,t){let{
reading:n,stage:s,lit:r,happened:o}=e,i=s.type/13,a=Mt(r,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(f=>{let{
location:d,label:p,category:y,probability:g,was:b,middle:k,height:x,start:w}=f,A=[{path:"pointer",share:f.pointer*se(e,"\
pointer")},{path:"generation",share:f.generation*se(e,"generation")}],_=a===d,M=c+(y===null?6:26)*i,E=pn(p,l-M-(o===d?20*
i:2),13.5*i,2,!0),T=k-(E.length>1?22:8)*i,R=k+(E.length>1?2:0)*i,L=c+6*i,W=u-8*i;return m("g",{key:`place ${d}`,class:`p\
art place${_?" lit":a!==null&&r?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${p}: ${O(g,1)}; from the pointer ${O(A[0]?.share??0,1)}, from generation ${O(A[1]?.share??0,1)}${o===
d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,width:u+10*i,height:R-T+
50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:w,width:Q-2,height:Math.max(1,x)}),y!==null&&yt(y,c+5*i,T-13*
i,16*i),E.map((C,I)=>m("text",{key:`name ${I}`,class:d<0?"label halo":"strong halo",x:M,y:T+15*I*i},C)),o===d&&m("path",
{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",{},"This is where the per\
son went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:R,width:W,height:8*i}),A.map(({path:C,share:I})=>{let H=m("re\
ct",{key:C,class:`${C} bar`,x:L,y:R,width:Math.max(0,I*W),height:8*i});return L+=I*W,H}),b!==null&&m("rect",{key:"before",
class:"before",x:c+5*i+b*W,y:R-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"strong halo",x:c+6*i,y:R+23*
i},O(g,1)),b!==null&&Af(c+60*i,R+23*i,g,b))})}function Af(e,t,n,s){let r=Math.round(1e3*n)-Math.round(1e3*s);if(r===0)return m(
"text",{key:"change",class:"small",x:e,y:t},"same");let o=`${r>0?"▲":"▼"} ${(Math.abs(r)/10).toFixed(1)}`;return m("\
text",{key:"change",class:`${r>0?"more":"less"} strong halo`,x:e,y:t},o)}var hr=v(()=>{"use strict";$();re();Qt();pt();B();
Ut();V();Le()});function La(e){let{reading:t,stage:n}=e,s=n.type/13,r=t.values("context");if(!n.layers.at(-1)||!r)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(r.length))),a=Math.ceil(r.length/i),c=52*s,l=c/i,h=n.scores-42*s,u=n.bottom+20*s;return ur(e,{x:h,
y:u,columns:i,cell:l},Ef(e,h,u,c,a*l))}function ur(e,{x:t,y:n,columns:s,cell:r},o){let i=e.stage.type/13,a=e.reading.values(
"context"),c=Math.max(...Ct(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(a,(h,u)=>m("rect",{class:h<
0?"below-zero":"above-zero",x:t+u%s*r,y:n+Math.floor(u/s)*r,width:r-.5,height:r-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:K(e,tt(e.reading).context),
"aria-label":`Context: the last visit after all layers, ${a.length} numbers`},m("rect",{class:"ground",x:t-3,y:n-16*i,width:s*
r+6,height:Math.max(44,Math.ceil(a.length/s)*r+20*i)}),o,m("text",{class:"strong halo",x:t,y:n-5*i},"Context"),l,m("titl\
e",{},`The last visit after all layers: ${a.length} numbers. The pointer, the generation head and the gate read them.`))}
function Ef({reading:e,stage:t},n,s,r,o){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.gate+
9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+o/2}H${n-2}`}),e.hasGeneration&&m(
"path",{key:"to generation",class:"link generation-line",d:`M${n+r+2} ${s+o/2}H${n+r+12*i}`}),e.has("gate.logit")&&m("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+r/2} ${s+o+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}var fr=v(
()=>{"use strict";$();B();ft()});function Ra(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,o=s.across.gate,i=o+s.full,a=s.gateWidth,c=o+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=Xn(e);return m("g",mr(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:o-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:o,width:a,height:Math.max(
0,c-o)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:o-10*r},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${o+l*s.full}l${8*r} ${-5*r}v${10*r}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*r,y:c-6*r,width:a+16*r,height:12*r,rx:6*r}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*r},"fixed"))}function Xn({reading:e}){return e.trace.architecture.
components.includes("gate")}function mr(e,t){let{reading:n,lit:s}=e,r=e.canAct&&Xn(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:r?"slider":"button",...r&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:K(e,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.
trace.gate.learned?"":", not learned"}`}}function Zn(e,t,n){let{reading:s,stage:r,lit:o}=e,i=e.beat>=tt(s).gate,a=x=>se(
e,x),c=Mt(o,s),l=new Map,h=r.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*r.full;let u=new Map;h=r.across.
gate;for(let x of["pointer","generation"])for(let[w]of n.entries())u.set(`${x} ${w}`,h),h+=Number(n[w]?.[x])*a(x)*r.full;
let f=t.map(x=>{let w=Number(l.get(x)),A=x.probability*a(x.path)*r.full,_=wt(x.start,x.start+x.probability*r.full),M=wt(
w,w+A);return m("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:r.bands.into(_,M,i)})}),
[d,p]=[r.across.gate,r.across.gate+r.full],y=n.flatMap((x,w)=>{let A=x.start;return["pointer","generation"].map(_=>{let M=Number(
x[_])*a(_),E=M*r.full,T=Number(u.get(`${_} ${w}`)),R=wt(T,T+E),L=wt(A,A+E),W=x.wasByPath[_],C=W===null?null:g(_,T,A,E,W*
r.full);A+=E;let I=`out ${_} ${x.location}`;return[E>0&&m("path",{key:I,class:`${_} band${b(x.location)}`,d:r.bands.out(
R,L,i)}),C&&yn({key:I,now:E,before:Number(W)*r.full,path:(H,J)=>r.bands.out(H,J,i),edges:C,style:b(x.location),title:`${x.
label}, from ${_==="pointer"?"the pointer":"generation"}: ${bn(M,Number(W),e.before?s.wordsFor(e.before):"")}`})]})});return[
f,y,i&&o?.kind==="visit"&&k(o.visit??0)];function g(x,w,A,_,M){let E=Math.abs(_-M),T=x==="pointer",R=(C,I)=>{let H=T?C-(I?
0:E):C+_-(I?E:0);return[H,H+E]},[L]=R(w,!1),W=Math.max(d,Math.min(p-E,L));return{more:[R(w,!0),R(A,!0)],less:[[W,W+E],R(
A,!1)]}}function b(x){return c===null?"":c===x&&o?.kind==="place"?" lit":" dim"}function k(x){let w=s.pointerWeights,A=t.
find(({path:J,visits:Z})=>J==="pointer"&&Z.includes(x));if(!A)return null;let _=[...A.visits].sort((J,Z)=>J-Z),E=_.slice(
0,_.indexOf(x)).reduce((J,Z)=>J+w[Z],0)*r.full,T=w[x]*r.full,R=a("pointer"),L=Number(l.get(A))+E*R,W=n[A.answer],C=Number(
u.get(`pointer ${A.answer}`))+E*R,I=Number(W?.start)+E*R,H=W?.location===A.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:r.bands.into(wt(A.start+E,A.start+E+T),wt(L,L+T*R),i)}),H&&m("path",{key:"visit out",class:"pointer \
band lit",d:r.bands.out(wt(C,C+T*R),wt(I,I+T*R),i)})]}}var Jn=v(()=>{"use strict";$();ge();re();pt();B();V();ft()});function Ca(e){let{reading:t,before:n,stage:s}=e,r=s.type/13,{gate:o,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Xn(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return m("g",mr(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:o-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:o,width:t.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:o,width:(1-t.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:o+11*r},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:o+
27*r},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${o+i+3}l${5*r} ${8*r}h${-10*r}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*r,y:o-8*r,width:12*r,
height:i+16*r,rx:6*r}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-At/2,s.size.width-
At),y:o+(i-At)/2,width:At,height:At})])}var Pa=v(()=>{"use strict";$();Jn();B();Dt();V()});function Ia(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=t.filter(({path:f})=>f==="generation"),i=s.places-8*r,a=n.hasPointer?
s.scores+26*r:s.scores-38*r,c=n.hasPointer?s.bottom+34*r:Number(o[0]?.start)+12*r,l=e.beat>=tt(n).generation,h=o.map(({label:f,
probability:d,location:p},y)=>{let g=c+y*17*r;return[m("text",{key:`name ${y}`,class:p<0?"small halo":"label halo",x:a,y:g},
st(f,i-a-46*r,13*r)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:g},O(d))]}),u=o.map(({probability:f,start:d,
location:p},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:Q,height:l?Math.max(.8,f*s.full):0},
m("title",{},`${p<0?"The others":o[y]?.label}: ${O(f,1)} of the generation head`)));return m("g",dr(e,o),m("rect",{class:"\
ground",x:a-4,y:c-30*r,width:i-a+8,height:88*r}),m("text",{class:"title halo",x:a,y:c-18*r},"Generation"),h,u)}function dr(e,t){
return{key:"generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:K(e,tt(
e.reading).generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var pr=v(
()=>{"use strict";$();B();Ut();V();ft()});function Wa(e,t){let{reading:n,stage:s,lit:r}=e,o=Mt(r,n),i=t.filter(({path:c})=>c==="pointer"),a=({location:c})=>o===null||
o===c?"":" dim";return m("g",{key:"places",opacity:K(e,tt(n).pointer)},i.map(c=>m("rect",{key:`bar ${c.location}`,class:`\
pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Q},m("title",{},`${c.label}: ${O(
c.probability,1)} of the pointer`))),Nf(e,i).map(c=>Tf(e,c,a(c.flow))))}function Nf({reading:e,stage:t,lit:n},s){let r=t.
type/13,o=Mt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(o!==null&&h===o),l=[];for(let h of[...s].
sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:p}=h;if(d+p<Ke&&u>=0&&u!==o)continue;let y=u>=0,g=` ${O(
d)}`,k=`${st(f,a-i-D(g,13*r,!0),13*r,y)}${g}`,x=D(k,13*r,y)/2,w=h.start+d*t.full/2,A=Math.max(i+x,Math.min(a-x,w)),[_,M]=[
A-x,A+x];for(let E=0;E<Of;E++){if(l.some(L=>L.row===E&&_<L.right+8*r&&M>L.left-8*r))continue;let R=A>w?"":A<w?" end":" m\
iddle";l.push({flow:h,text:k,isBold:y,left:_,right:M,row:E,anchor:R});break}}return l}function Tf({stage:e},{flow:t,text:n,
isBold:s,left:r,right:o,row:i,anchor:a},c){let l=e.type/13,h=e.places+Q+(14+gr*i)*l,u=t.start+t.probability*e.full/2;return[
i>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Q}V${h-11*l}`}),m("text",{key:`name ${t.
location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?r:a===" end"?o:(r+o)/2,y:h},n)]}function Fa(e,t){let{reading:n,
stage:s}=e,r=s.type/13,o=t.filter(({path:l})=>l==="generation"),i=e.beat>=tt(n).generation,a=n.hasPointer?.42*(s.right-s.
left):s.right-s.left,c=s.places-(Sf*gr-6)*r;return m("g",dr(e,o),m("rect",{class:"ground",x:s.right-a,y:c-34*r,width:a,height:s.
places+Q-c+34*r}),m("text",{class:"title end halo",x:s.right,y:c-19*r},"Generation"),o.map(({location:l,label:h,probability:u,
start:f},d)=>{let p=` ${O(u)}`,y=st(h,a-D(p,13*r),13*r)+p;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"l\
abel end halo",x:s.right,y:c+d*gr*r},y),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,
u*s.full),height:i?Q:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var Of,gr,Sf,ja=v(()=>{
"use strict";$();re();pr();pt();B();Ut();V();ft();Of=3,gr=17,Sf=4});function Ha(e,t){let{reading:n,stage:s,lit:r}=e,o=s.type/13,i=K(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=it(
r,n),h=Math.max(...a),u=s.rows.flatMap(({y:d,isFull:p},y)=>{if(!p)return[];let g=a[y]>=.2*h||l.includes(y)?"strong":"sma\
ll",b=l.length&&!l.includes(y)?" dim":"";return[m("text",{key:`score ${y}`,class:`small end${b}`,x:s.scores,y:d+4.4*o},N(
c[y])),m("text",{key:`weight ${y}`,class:`${g} end${b}`,x:s.weights,y:d+4.4*o},O(a[y]))]}),f=t.filter(({path:d})=>d==="p\
ointer").map(d=>_f(e,d));return[m("g",yr(e,t),m("rect",{class:"ground",x:s.scores-38*o,y:s.top-2,width:s.weights-s.scores+
42*o,height:s.bottom-s.top+4}),zt(e,s.scores-38*o,"Pointer","score  weight",200),zn(e,"pointer",s.weights+6*o),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*o} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:i},br(e,t),f)]}
function yr(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function br(e,t){let{reading:n,before:s,stage:r,lit:o}=e,i=n.
pointerWeights,a=je(e),c=it(o,n),l=e.beat>=tt(n).pointer,h=Tn(r.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*r.full})),0,...r.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
r.full;return[...u.visits].sort((p,y)=>p-y).map(p=>{let y=i[p]*r.full,g=Number(h[p]),b=c.includes(p)?" lit":c.length?" d\
im":"",k=wt(f,f+y);f+=y;let x=a?.[p]??null,w=x===null?0:(x-i[p])*r.full,[A,_]=[d,Math.max(0,w)];d+=_;let M=`${n.visits[p]?.
label}: `,E=x===null||!s?`${M}${O(i[p],1)} of the pointer`:`${M}${bn(i[p],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${p}`,class:`pointer band${b}`,d:r.bands.ribbon(wt(g,g+y),k,l)},m("title",{},E)),yn({key:`ribbon ${p}`,
now:y,before:x===null?null:x*r.full,path:(T,R)=>r.bands.ribbon(T,R,l),edges:{more:[[g+y+w,g+y],[f+w,f]],less:[[g+y,g+y+w],
[A,A+_]]},style:b,title:E})]})})}function _f(e,{path:t,location:n,label:s,probability:r,lost:o,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=Mt(l,a),f=O(r),d=r+o>=Ke||n<0||u===n,p=c.gate-c.ribbons-16*h,y=n>=0,g=st(s,p-D(` ${f}`,13*h,!0),13*
h,y),b=D(`${g} ${f}`,13*h,y)/2,x=a.hasGate&&Math.abs(i-c.across.gate+5*h)<vf*h?D("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
w=Math.min(c.places+Q/2,c.gate-6*h-x-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:Q,height:Math.max(.8,r*c.full)}),d&&m("text",{class:`${y?"strong":"small"} middle halo`,x:w,y:i-
5*h},`${g} ${f}`),m("title",{},`${s}: ${O(r,1)} of the pointer`))}var vf,$r=v(()=>{"use strict";$();ge();re();Yn();pt();
B();Ut();V();ft();Le();vf=16});function Ga(e){return[Pt(e,17*(e.stage.type/13),"Visits","oldest first"),...Lf(e),...e.stage.columns.map((t,n)=>Rf(e,n))]}
function Pt({stage:e},t,n,s,r=e.right){let o=e.type/13,i=r-e.left-D(n,15*o,!0)-12*o;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:r,y:t},st(
s,i,12.5*o)))}function Lf({reading:e,stage:t}){let n=t.type/13;return or(e).flatMap(({start:s,end:r,weekday:o})=>{let[i,
a]=[t.columns[s],t.columns[r]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(o,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},o)].filter(h=>h!==!1)})}function Rf(e,t){let{reading:n,stage:s,
lit:r}=e,{x:o,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,d=it(r,n).includes(t),p=Math.min(20*l,i-3),y=lt(c.start_minute),g=ar(e,t),b=[g||y,
g?g.replace(" %",""):y.slice(0,2)],k=b.find(A=>D(A,12.5*l,!0)<=i)??b[1],x=f?pn(c.label,i-6*l,12.5*l,2):[],w={class:d||g?
"strong middle":"small middle",x:o};return m("g",ir(e,t,c),m("rect",{class:"chip",x:o-i/2+Math.min(1,.1*i),y:h,width:Math.
max(.8,i-2),height:u,rx:a?6*l:0}),a?[yt(c.category,o-p/2,h+8*l,p),m("text",{key:"hour",...w,y:h+45*l},k),x.map((A,_)=>m(
"text",{key:`name ${_}`,class:`${d?"strong":"small"} middle`,x:o,y:h+(62+15*_)*l},A))]:m("rect",{class:"lane",x:o-Math.min(
1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${gt[c.weekday]} ${Kn(c)}`))}function Ba(e){let{
reading:t,stage:n,lit:s}=e,r=n.type/13,{slices:o}=t,i=it(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(...Ct(e).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/o.length,h=n.inputs+(z.title+46)*r,u=o.map(({name:f,label:d,lengths:p},y)=>{let g=Number(p[i]),b=n.left+
(y+.5)*l,k=g/c*30*r;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*r,y:h-k,width:18*r,height:k}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-k-4*r},N(g)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*r},d)]});
return m("g",cr(e),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(z.title+z.inputs)*r}),Pt(e,
n.inputs+15*r,"Input vector",a?`${a.label}, ${gt[a.weekday]} ${lt(a.start_minute)}`:""),u,m("title",{},"Bars: length of \
each part’s vector"))}var Ze=v(()=>{"use strict";$();Qt();pt();B();Dt();V();ft();Le()});function Ua(e,t){let{reading:n,stage:s}=e,r=s.type/13,o=s.pointer;return[m("g",yr(e,t),m("rect",{class:"ground",x:s.left,
y:o,width:s.right-s.left,height:(z.title+z.scores)*r}),Pt(e,o+15*r,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${o+22*r}H${s.right}`}),Cf(e)),m("g",{key:"ribbons",opacity:K(e,tt(n).pointer)},
br(e,t))]}function Cf({reading:e,stage:t,lit:n}){let s=t.type/13,r=e.pointerWeights,o=Array.from(e.pointerScores,p=>N(p)),
i=it(n,e),a=Math.max(...r),c=Number(t.columns.at(-1)?.width),l=o.some(p=>D(p,11.5*s)>c-3),h=t.pointer+(z.title+z.scores)*
s,u=t.columns.find(p=>p.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:p,isFull:y},g)=>{let b=i.
length&&!i.includes(g)?" dim":"",k=r[g]>=.2*a||i.includes(g),x=O(r[g]).replace(" %",""),w=D(x,12.5*s,!0)/2;if(!y&&(!k||p-
w<d||p+w>f))return[];d=p+w;let A=k?"strong":"small",_=h-24*s;return[y&&m("text",l?{key:`score ${g}`,class:`tiny${b}`,x:p+
4*s,y:_+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(_+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middle${b}`,
x:p,y:_},o[g]),m("text",{key:`weight ${g}`,class:`${A} middle${b}`,x:p,y:h-6*s},x)].filter(M=>M!==!1)})}var Da=v(()=>{"u\
se strict";$();pt();$r();B();Dt();Ze();V();ft()});function Va(e){let{reading:t,stage:n}=e,s=n.type/13,r=K(e,tt(t).gate),o=Dn(e),i=[...Vn(e,o),...qn(e,o)];return[ur(e,n.context,
Pf(e)),...t.hasPointer?Ua(e,i):[],m("g",{key:"flows",opacity:r},Zn(e,i,o)),...t.hasPointer?[Wa(e,i)]:[],...t.hasGeneration?
[Fa(e,i)]:[],...t.hasGate?[Ca(e)]:[],m("g",{key:"answer",opacity:r},Pt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),lr(e,o))]}function Pf({reading:e,stage:t}){let n=t.type/13,{x:s,y:r,columns:o,cell:i}=t.
context,a=s+o*i+2,c=Math.ceil(e.values("context").length/o)*i,[l,h]=[r+c/4,r+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${r-(z.title+12)*n}V${u>a+4?`${l}H${a}`:r-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var qa=v(
()=>{"use strict";$();hr();fr();re();Jn();B();Pa();ja();Da();Dt();Ze();ft()});function Ya(e){let{stage:t,lit:n}=e,s=t.type/13,r=Vt(e),o=m("g",{key:"legend",opacity:K(e,Te(0))},Ln(e,t.visits.x,t.bottom+
37*s,!1)),i=t.layers.map((a,c)=>{let l=`Layer ${c}`,h=D(l,15*s,!0)+45*s<=a.width,u=n?.kind==="visit"?"last visit’s read":
"row reads column",f=h||!e.canAct?u:"";return m("g",{key:`layer ${c}`,opacity:K(e,Te(c))},a.maps.length?zt(e,a.x,l,f,a.width+
(a.stream===null?12:4)):null,a.maps.length>0&&zn(e,"attention",a.x+a.width,(h?3:21)*s),a.maps.map((d,p)=>If(e,d,c,p)),a.
maps.map((d,p)=>wr(e,d,c,p,r)),Wf(e,c))});return[o,...i]}function If(e,t,n,s){let{reading:r,stage:o,lit:i}=e;if(i?.kind!==
"visit"||r.isRemoved(n,s))return null;let a=i.visit??0,c=Number(o.rows[a]?.y),l=t.side/r.count,h=Math.max(.5,Number(r.lastRow(
n,s)[a])*o.full*.25),u=t.x-14,f=t.y+t.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",d:It(u,[c-h/2,c+h/
2],t.x,[f-h/2,f+h/2])})}function wr(e,t,n,s,r){let{reading:o,stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:d}=t,
{count:p}=o,y=o.weights(n,s),g=o.lastRow(n,s),b=za(o,n,s),{before:k,overlays:x}=e,w=x&&k!==null&&za(k,n,s)&&!b,A=w?`; sw\
itched off ${o.wordsFor(k)}`:"",_=c?Math.max(...y)||1:r,M=a?.kind==="head"&&a.layer===n&&a.head===s,[E]=a?.kind==="visit"?
it(a,o):[],T=_t(g),R=E??T,L=f/p,W=`Layer ${n}, head ${s}`,C=d?u-38*l:u+4,I=o.visits[T];return m("g",{key:`head ${s}`,class:`\
part head${M?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${W}\
: switched off`:`${W}: the last visit reads most from visit ${T+1}, ${I?.label}, ${O(g[T])}${A}`},m("text",{class:"small",
x:h,y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${E===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+f,y:u-4*l},O(g[R])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Wt(Float32Array.from(y,H=>H/_),p,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),w&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),E!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
E*L,y:u,width:Math.max(2,L),height:f}),(E!==void 0||M)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,L),
width:f,height:Math.max(2,L)}),m("title",{},`${W}. ${b?"Switched off.":`The last visit reads ${O(g[R])} from ${o.visits[R]?.
label}. Darker: larger weight, up to ${O(_,1)}. Click to open.`}${w?` Switched off ${o.wordsFor(k)}.`:""}`),_e(e,{act:"h\
ead",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?0:3)*l,y:C}),e.canAct&&d!==
void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function za(e,t,n){return e.
isRemoved(t,n)||e.isSkipped(t,"attention")}function Wf(e,t){let{reading:n,stage:s,lit:r}=e,o=s.layers[t];if(o?.stream===
null||!o)return null;let i=s.type/13,a=o.stream,c=Qn(n,t),l=kr(e),h=s.streamWidth-8*i,u=it(r,n),f=s.rows.flatMap(({y:p,height:y},g)=>{
let b=Math.max(1,Math.min(5*i,(y-3)/c.length));return c.map(({name:k,lengths:x,style:w},A)=>m("rect",{key:`${k} ${g}`,class:`${w}${u.
length&&!u.includes(g)?" dim":""}`,x:a,y:p+(A-c.length/2)*b,width:Number(x[g])/l*h,height:b-.6}))}),d=c.map(({name:p,style:y},g)=>[
m("rect",{class:y,x:a,y:s.bottom+(10+xr*g)*i,width:9*i,height:9*i}),m("text",{class:"small",x:a+14*i,y:s.bottom+(18.5+xr*
g)*i},p)]);return m("g",Mr(e,t),m("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*i,height:s.bottom-s.top+
66*i}),zt(e,a,"Stream",`+ layer ${t}`,s.streamWidth),f,d,Ff(e,t,a+s.streamWidth+10*i))}function Ff(e,t,n){let{reading:s,
stage:r}=e,o=r.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};
return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:
[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>_e(
e,{act:l,words:String(h[Number(u)]),title:jf[l]??"",right:n,y:r.bottom+(5+xr*f)*o}))}function Qn(e,t){let{residual:n,attention:s,
feedForward:r}=e.stream(t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attent\
ion"}]:[],{name:"FFN",lengths:r,style:"feed-forward"}]}function kr(e){let t=0;for(let n of Ct(e))for(let s=0;s<n.layers;s++)
for(let{lengths:r}of Qn(n,s))t=Math.max(t,...r);return t||1}function Mr(e,t){let{residual:n,attention:s,feedForward:r}=e.
reading.stream(t);return{key:"stream",class:"part stream","data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:K(
e,Te(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, he\
ads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${r.at(-1)?.toFixed(1)}`}}var xr,jf,Ar=v(()=>{"use strict";$();Yn();
pt();He();Rn();B();V();ft();Le();Ge();xr=19;jf={residuals:"Residual connections of all layers: without them, only what s\
ublayers add goes on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forwar\
d network of this layer: skipped, it adds nothing"}});function Ka(e){let{stage:t,lit:n}=e,s=t.type/13,r=Vt(e),o=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return t.layers.map(({y:i,maps:a},c)=>m("g",{key:`layer ${c}`,opacity:K(e,Te(c))},a.length>0&&Pt(e,i+15*s,`Layer ${c}`,
o),c===0&&Ln(e,t.left+72*s,i+15*s,!0),a.map((l,h)=>wr(e,l,c,h,r)),Hf(e,c)))}function Hf(e,t){let{reading:n,stage:s,lit:r}=e,
o=s.type/13,i=Number(s.layers[t]?.stream),a=Qn(n,t),c=kr(e),l=it(r,n),h=i+z.bars*o,u=s.columns.flatMap(({x:f,width:d},p)=>{
let y=Math.min(8*o,.86*d/a.length);return a.map(({name:g,lengths:b,style:k},x)=>{let w=Number(b[p])/c*z.bars*o;return m(
"rect",{key:`${g} ${p}`,class:`${k}${l.length&&!l.includes(p)?" dim":""}`,x:f+(x-a.length/2)*y,y:h-w,width:.88*y,height:w})})});
return m("g",Mr(e,t),m("rect",{class:"ground",x:s.left,y:i-z.title*o,width:s.right-s.left,height:(z.title+z.bars)*o}),Pt(
e,i-10*o,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),Gf(e,a,i-10*o),u)}function Gf({stage:e},t,n){let s=e.type/13,
r=e.right;return[...t].reverse().map(({name:o,style:i})=>{let a=r-D(o,12.5*s);return r=a-26*s,[m("rect",{class:i,x:a-14*
s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:a,y:n},o)]})}var Xa=v(()=>{"use strict";$();Ar();pt();Rn();B();
Dt();Ze();V();ft()});function Za({stage:{size:e},...t}){let n=gn(t),s={...t,stage:Us(t.reading,e.width,e.type,n)};return[m("g",{key:"visits"},
Ga(s)),m("g",{key:"inputs"},Ba(s)),m("g",{key:"layers"},Ka(s)),m("g",{key:"decoder"},Va(s))]}function Ja(e,t,n){return Us(
e,t,n).size.height}var ts,Er=v(()=>{"use strict";$();ge();B();qa();Xa();Dt();Ze();ts=700});function tc(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,r]=Bf[n]??[0,!1],o=t?e.indexOf(
t):-1,i=e[o];if(s===0||!i)return null;let a=es(i);if(!r){let f=e[o+s];return f&&es(f)===a?f:null}let c=[...new Set(e.map(
es))],l=c[c.indexOf(a)+s],h=e.filter(f=>es(f)===l),u=f=>Math.abs(Qa(f)-Qa(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function es(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function Qa(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Bf,ec=v(()=>{"use strict";$();Bf={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});function nc(e){let{reading:t}=e,n=tt(t),s=Dn(e),r=[...Vn(e,s),...qn(e,s)];return[La(e),...t.hasPointer?Ha(e,r):[],...t.hasGeneration?
[Ia(e,r)]:[],m("g",{key:"flows",opacity:K(e,n.gate)},Zn(e,r,s)),t.hasGate?Ra(e):null,m("g",{key:"answer",opacity:K(e,n.gate)},
_a(e,s))].filter(o=>o!==null)}var sc=v(()=>{"use strict";$();hr();fr();re();Jn();pr();$r();B();ft()});function rc(e){return e.stage.size.width<ts?Za(e):[m("g",{key:"visits"},Ta(e)),m("g",{key:"inputs"},va(e)),m("g",{key:"l\
ayers"},Ya(e)),m("g",{key:"decoder"},nc(e))]}var oc=v(()=>{"use strict";$();sc();Ar();B();Er();Le()});function Xf(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function Sr(e){return(e instanceof Element?e.closest(
"[data-part]"):null)?.getAttribute("data-part")??null}var Or,Uf,Df,Vf,qf,zf,Yf,Kf,ns,ic=v(()=>{"use strict";$();ge();mi();
aa();pa();pt();ga();He();Qs();Ut();ya();wa();Oa();Er();ec();oc();Or=240,Uf=120,Df=13,Vf=17,qf=.05,zf=.5,Yf=660,Kf=matchMedia(
"(prefers-reduced-motion: reduce)"),ns=class{#n=null;#t=null;#e=null;#r=null;#s=null;#i="";#a=null;#o=null;#c=null;#h=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part.");let s=document.createElement("div");s.className="pi\
cture-foot";let r=document.createElement("div");r.className="picture-controls",this.caption=document.createElement("p"),
this.caption.className="picture-caption";let o=document.createElement("button");o.type="button",o.textContent="Numbers",
o.title="The numbers behind what is shown, as a table (T)",o.addEventListener("click",()=>{this.#d()}),s.append(r,this.caption,
o),t.replaceChildren(this.drawn,...n.isStill?[]:[s]),this.drawing=new Hn(this.drawn),this.player=new Gn(r,i=>{this.#a=i,
i!==null&&this.#o!==null&&(this.#o=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.#g(Or)}),this.#p()}#p(){let{drawn:t}=this;new ResizeObserver(()=>this.#g(0)).observe(t),new MutationObserver(
()=>this.#g(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#c||this.#m(Sr(n))}),t.addEventListener("pointerleave",()=>this.#m(null)),t.addEventListener("focusin",({target:n})=>this.#m(
Sr(n))),t.addEventListener("focusout",()=>this.#m(null)),t.addEventListener("keydown",n=>this.#S(n)),t.addEventListener(
"click",({target:n})=>this.#A(n)),t.addEventListener("pointerdown",n=>this.#l(n)),t.addEventListener("pointermove",n=>this.#x(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#x(s,!0))}show(t,n=null,s=null){this.#n=new ye(
t),this.#t=n&&new ye(n,this.hooks.against),this.#e=s&&new ye(s),this.#r=Ot(this.#s,this.#n),this.player.tell(ma(this.#n)),
this.#g(this.#c?.follows?0:Or)}open(t){let n=t===null?this.#o:null;this.#o=t,this.#r=this.#s=null;let s=this.drawn.contains(
document.activeElement);this.player.isOpen&&this.player.close(),this.#g(Or);let r=s&&n&&this.#b(n);r&&this.#u(r),s&&this.#M(),
this.hooks.opened?.(this.#o)}#d(){let{against:t}=this.hooks,n=t===void 0?null:this.#t;this.#n&&Ea(this.root,this.#n,this.#o,
n)}#b(t){return this.#w.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#M(){if(this.
drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).
getPropertyValue("--paper").trim();return xa(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#s=t,!this.#n)return!1;
let n=Ot(t,this.#n);return JSON.stringify(n)===JSON.stringify(this.#r)?!1:(this.#r=n,this.#g(0),!0)}#m(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#r??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#r&&t)}#A(t){if(!(t instanceof Element)||
this.#h)return;let n=Sr(t),s=t.closest("[data-more]"),r=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[o,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(o??"",{layer:i??null,head:a??null})}else if(r===
"scale")this.isOwnScale=!this.isOwnScale,this.#g(0);else if(r)n&&r!=="gate"&&!r.endsWith("temperature")&&this.#$(n,r);else{
let o=t.closest("[data-open]")?.getAttribute("data-open")??n;o!==null&&this.open(o||null)}}#$(t,n){let s=this.#n&&Ot(t,this.#n),
{act:r}=this.hooks;if(!s||!r)return;let{kind:o,layer:i=0,head:a=0,visit:c=0}=s;o==="head"&&r({kind:o,layer:i,head:a}),o===
"visit"&&r({kind:"mask",visit:c}),o==="gate"&&r({kind:o,value:null,isDone:!0}),n==="residuals"?r({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&r({kind:"skip",layer:i,part:n})}#l(t){this.#h=!1;let{act:n,edit:s,carry:r}=this.hooks;!this.#n||
!(n||r)||(this.#c=n?ui(t,this.#n,this.drawn,s!==void 0):fi(t),this.#c?.follows&&t.preventDefault())}#x(t,n){let s=this.#c;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#c=null);let r=s.to(t,n);r&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),r.kind==="carry"?this.hooks.carry?.(r):Xf(r)?this.hooks.edit?.(r):this.hooks.
act?.(r))}#S(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#f(t.key,s):this.#N(t.key,n,s))&&t.preventDefault()}#N(t,n,s){if(t==="Escape"&&this.#o!==
null)return this.open(Os(this.#o)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#n)return this.#d(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"dropped"}),!0;if((t==="Enter"||t===" ")&&n){let o=n.hasAttribute("data-act")||n.hasAttribute("\
data-open");return t===" "&&this.hooks.act&&!o?this.#$(s??""):this.#A(n),!0}if(this.#o!==null&&this.#n){let o=Ss(this.#o,
t,this.#n),i=n?.getAttribute("aria-current")==="true";o!==null&&this.open(o);let a=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${o}"]`);return i&&a instanceof SVGElement&&a.focus(),o!==null}let r=tc(this.#w,n,t)?.getAttribute(
"data-part")??null;return r!==null&&this.#u(r),r!==null}#u(t){let n=this.#w.find(s=>s.getAttribute("data-part")===t);n instanceof
SVGElement&&(this.#i=t,this.#E(),n.focus())}#f(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],r=this.#n,
o=r&&Ot(n,r),{act:i,edit:a}=this.hooks;if(!s||!o||!i)return!1;let c=!0;if(o.kind==="visit"){let l=o.visit??0;if(!a||!r.visits[l+
s])return!0;a({kind:"move",visit:l,by:s,isDone:c}),this.#u(`visits.${l+s}`)}else if(o.kind==="gate"){let l=Math.min(1,Math.
max(0,r.gate+s*qf));i({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(o.kind==="head"||o.kind==="pointer"){let l=o.
kind==="head"?"attention":"pointer";i({kind:"temperature",of:l,value:Es(r,l,s*zf),isDone:c})}else return!1;return!0}get#w(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#E(){let t=this.#w,n=t.find(s=>s.getAttribute("data-part")===
this.#i)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#g(t){let n=this.#v();if(!n)return;let{width:s,height:r}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${r}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let o=this.#o===null?[]:ia(n,this.#o);o.length||(this.#o=null),this.drawing.show(o.length?o:rc(n),Kf.matches?0:t),this.#o===
null&&this.#E();let i=this.#o===null?null:da(this.#o,n.reading),a=this.#r?null:this.player.told;this.#T(i??a??ne(this.#r,
n.reading,n.before))}#T({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#v(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<ts;if(!this.#n||t<Uf||n<1&&!s)return null;let o=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Vf,Math.max(Df,t/120));this.root.classList.toggle(
"tall",s);let i={reading:this.#n,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},a=gn(i),c=s?Ja(this.#n,
t,o):n,l=s&&this.#o!==null?Yf:c;return{...i,beside:this.#e,stage:Vi(this.#n,{width:t,height:l,type:o},a),lit:this.#r??Ot(
this.player.told?.part,this.#n),beat:this.#a??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,
scale:[this.#L("--map-least"),this.#L("--attention")],canAct:this.hooks.act!==void 0}}#L(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,r=0,o=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,r,o]}}});async function Nr({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Zf(e))}`}async function ac(e,t){let n=new Image;
n.src=await Nr(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let r=s.getContext("2d");if(!r)throw new Error("This browser cannot draw a PNG of this size.");return r.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Zf(e){let t=await Jf();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function Jf(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Qf(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Qf(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${ue(new Uint8Array(await n.arrayBuffer()))}`}var cc=v(()=>{"use strict";$();me()});var vr={};mc(vr,{NetworkDrawing:()=>Tr});var Tr,_r=v(()=>{"use strict";$();ii();ic();ln();cc();Tr=class{#n;#t;#e=null;#r=null;#s=null;constructor(t,n){
let{title:s,hover:r,acts:o,isStill:i}=n;this.#n=s,this.#t=new ns(t,{...r&&{pointed:r},...i&&{isStill:i}}),o&&(this.#s=new mn(
this.#t,{...o,answered:a=>{this.#e=a.figure,this.#r=a,o.answered(a)}}))}get bar(){return this.#s?.bar.root??null}get interventions(){
return this.#s?.text??null}follows(t){return this.#s?.follows(t)??!1}draw(t){if(t!==this.#e){this.#e=t;let n=t.before&&Fe(
t.before);this.#r={trace:Fe(t.trace),before:n},this.#s?.begin(t.meta,this.#r.trace,n)}this.#r&&this.#t.show(this.#r.trace,
this.#r.before)}mark(t){this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#n});return t==="svg"?Nr(s):ac(
s,n)}}});$();$();(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,r=document.documentElement,o=matchMedia("(prefers-color-sche\
me: dark)"),i=new URLSearchParams(location.search).get("theme"),a="auto",c=!1,l=()=>{try{return localStorage.getItem(e)}catch{
return null}};function h(g){return typeof g=="string"&&Object.hasOwn(t,g)}let u=g=>{let b=s.exec(g??""),k=b?b[1]??"auto":
g;r.toggleAttribute("data-transparent",b!==null),h(k)?r.dataset.askedTheme=g??"":delete r.dataset.askedTheme,a=[k,r.dataset.
firstTheme,l()].find(h)??"auto"},f=()=>{let g=new URL(location.href);g.searchParams.delete("theme"),delete r.dataset.askedTheme,
g.search!==location.search&&history.replaceState(history.state,"",g)},d=()=>{let g=document.querySelector("[data-theme-b\
utton]");return g instanceof HTMLElement?g:null},p=()=>{let g=d();g&&(g.textContent=n[a]);let b=a==="auto"?o.matches?"da\
rk":"light":a;c||r.dataset.theme===b||(r.dataset.theme=b,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},
y=({type:g})=>{document.querySelector(".deck")||(c=g==="beforeprint",c?r.dataset.theme="light":p())};u(i),p();for(let g of[
"beforeprint","afterprint"])window.addEventListener(g,y);o.addEventListener("change",p),document.addEventListener("point\
erscope:choose-theme",({detail:g})=>{(g===null||h(g)||s.test(g))&&u(g??i),p()}),document.addEventListener("DOMContentLoa\
ded",()=>{let g=d();g&&(g.hidden=!1,p(),g.addEventListener("click",()=>{a=t[a],f();try{localStorage.setItem(e,a)}catch{}
p()}))})})();$();Kt();$();var Br={min:.5,max:4},kc={controls:["none","some","all"],caption:["none","title","all"]};function Je(e,t){return e===
"scale"?t.trim()!==""&&Number(t)>=Br.min&&Number(t)<=Br.max:e==="controls"||e==="caption"?kc[e].includes(t):CSS.supports(
"color",t)}$();var Ur=Promise.resolve();function Dr(e){let t=Ur.then(Mc).then(e);return Ur=t.catch(()=>{}),t}function Mc(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}$();Kt();$();var Vr={width:960,height:540};function zr(e){return{"HTML frame":Yr(e),"Web component":Ac(e),Markdown:Kr(e),Quarto:Ec(
e),LaTeX:Oc(e)}}function Yr({title:e,embed:t}){return`<iframe src="${Qe(t)}" title="${Qe(e)}" width="${Vr.width}" height\
="${Vr.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%"></iframe>`}function Ac({server:e,attributes:t}){
let n=Object.entries({server:e,...t}).map(([s,r])=>r===""?s:`${s}="${Qe(r)}"`);return`<script src="${Qe(new URL("pointer\
-view.js",e).href)}" defer><\/script>
<pointer-view ${n.join(" ")}></pointer-view>`}function Kr({title:e,embed:t,picture:n}){return`[![${Sc(e)}](<${qr(n)}>)](\
<${qr(t)}>)`}function Ec(e){return['::: {.content-visible when-format="html"}',"```{=html}",Yr(e),"```",":::",'::: {.con\
tent-visible unless-format="html"}',Kr(e),":::"].join(`
`)}function Oc({title:e,caption:t,name:n,embed:s,picture:r}){return["% \\usepackage{graphicx,hyperref}",`% The picture: ${r}`,
"\\begin{figure}","  \\centering",`  \\href{${Nc(s)}}{\\includegraphics[width=\\linewidth]{${n}.png}}`,`  \\caption{${Cc(
[e,t].filter(Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function Qe(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Sc(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function qr(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Nc(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Tc={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},vc=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
_c={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Lc=/[ąęįųĄĘĮŲ]/,Rc=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Cc(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Rc,"")].flatMap(n=>[..._c[n]??Pc(n)]).map(n=>Tc[n]??Ic(n)).join("")}function Pc(e){return Lc.test(e)?
e.normalize("NFD").slice(0,1):e}function Ic(e){return/[&%$#_{}]/.test(e)?`\\${e}`:vc.test(e)?e:"?"}$();function Zr(e,t,{title:n,origin:s}){let r=e.slice(e.indexOf(",")+1);if(t==="svg")return Wc(decodeURIComponent(r),n,s);let o=Uint8Array.
from(atob(r),a=>a.charCodeAt(0)),i=[Xr("Title",n),Xr("Source",s)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Wc(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,r=(o,i)=>{
let a=document.createElementNS(s.namespaceURI,o);return a.textContent=i,a};return s.prepend(r("title",t),r("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Xr(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Fc(n)),s.buffer}function Fc(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}var jc=[1,2,4],Hc=2;function Qr({name:e,links:t,view:n,picture:s,csv:r,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:tn("Link"),embed:tn("Embed"),json:tn("JSON"),offline:tn("Offline file")};a.offline.title="One HT\
ML file with this whole view inside, for use without a network";let c=Ce("JSON",()=>Jr(o(),`${e()}.json`,"application/js\
on")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, which does not answer.";
let h=Gc(()=>{let{link:g,embed:b}=t(),k=b?n():null;return{...g&&{Address:g},...k&&zr(k)}}),u=()=>{let g=t();for(let b of Object.
keys(a)){let k=g[b];a[b].hidden=k===null,k!==null&&(a[b].href=k)}c.hidden=g.json!==null,h.hidden=g.link===null&&g.embed===
null,l.hidden=ie.answers};for(let g of["pointerenter","focusin"])i.addEventListener(g,u);let f=document.createElement("s\
elect");f.setAttribute("aria-label","Size of the PNG"),f.append(...jc.map(g=>{let b=g===Hc;return new Option(`${g}×`,String(
g),b,b)}));let d=async g=>{let{address:b,meta:k}=await s(g,Number(f.value)),x=k.origin??t().embed??location.href;to(Zr(b,
g,{title:k.title,origin:x}),`${e()}.${g}`)},p=()=>Jr(`\uFEFF${r()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement(
"span");return y.append(Ce("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,Ce("SVG",()=>d("svg")),Ce("CSV",p),a.json,
c,a.offline,h,l),u(),i}function Gc(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement(
"summary");n.textContent="Copy";let s=document.createElement("p"),r=document.createElement("textarea");Object.assign(r,{
readOnly:!0,rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.
createElement("div");i.className="view-sheet",i.append(s,r),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;
o.textContent="",r.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ce(l,()=>a(l,h)));s.replaceChildren(...c,o)});let a=async(c,l)=>{
r.value=l,r.hidden=!1,r.setAttribute("aria-label",c);let h=await Bc(l);h||r.select(),o.textContent=h?"Copied.":"Selected\
; copy it with the keyboard."};return t}async function Bc(e){return navigator.clipboard?navigator.clipboard.writeText(e).
then(()=>!0,()=>!1):!1}function tn(e){let t=document.createElement("a");return t.textContent=e,t}function Ce(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function Jr(e,t,n){to(new Blob(
[e],{type:n}),t)}function to(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=t,n.click(),
setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}Ie();$();var eo={width:420,height:200},Uc=300,ce=2,dt=20,Xt=8,Dc=7.5,Vc=44,qc=18,zc=240,Yc=90,ro=56,oo=90,Kc=48,Xc=1.3,Zc=.6,Jc=9,
io=1.4,ao=["coloraxis","coloraxis2"];function co({data:e,layout:t},{width:n,height:s,isFixed:r,scale:o}){if(!n)return{data:e,
layout:t};let i={width:n/o,height:s/o},a=r&&(i.width<eo.width||i.height<eo.height),c={...i,isFixed:r,isTiny:a,isNarrow:i.
width<560,scale:o},l=a?Qc(t,t.meta.small??{}):t;if(!r)return{data:e,layout:{...l,...so(l,c)}};let h=tl(e,l),u={...h,...so(
h,c),...el(e,h,c),...rl(h,c)};return{data:hl(e,h,c.height),layout:u}}function Qc(e,t){return lo(e,t)}function lo(e,t){if(!no(
e)||!no(t))return t;let n={...e};for(let[s,r]of Object.entries(t))n[s]=lo(e[s],r);return Object.fromEntries(Object.entries(
n).filter(([,s])=>s!==null))}function no(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}function ho(e,t){return Object.
entries(e).filter(([s])=>t.test(s))}function uo(e,t){return e[`yaxis${(t??"y").slice(1)}`]}function fo(e){return ho(e,/^yaxis/).
map(([,t])=>t.domain??[0,1])}function mo(e,t){return e[t]}function tl(e,t){let{xaxis:n}=t,s=e.find(i=>(i.xaxis??"x")==="\
x"&&Array.isArray(i.x))?.x,r=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],o=Array.isArray(s)&&r.length===s.length;
return n?.tickangle!==-90||n.tickvals||!r.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:r,ticktext:r}}}function el(e,t,{
width:n,height:s,isTiny:r,scale:o}){let i=nl(e,t),a=Math.max(...i.map(b=>b.length*Xt+Kc)),c=Math.ceil(i.length/Math.max(
1,Math.floor(n/a))),l=i.length>0&&c*dt>s/(r?4:3),h=i.length>0&&!l,u=sl(t,s,o),d=((u.annotations?.find(({font:b})=>b?.size)?.
font?.size??0)/o||dt)*io+2,p=Math.min(t.margin?.t??8,h?c*dt+4:t.annotations?.length?d:8),y=ao.some(b=>mo(t,b)?.colorbar?.
orientation==="h"),g=!t.margin||y&&!r;return{...l&&{showlegend:!1},...!g&&{margin:{...t.margin,t:Math.ceil(p*o)}},...u}}
function nl(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:r,type:o,visible:i,showlegend:a,legendgroup:c}of e)
!r||(a===!1||i===!1)||["heatmap","contour"].includes(o)||(s+=1,n.set(c||r,r.replace(/<[^>]*>/g,"")));return s>1||t.showlegend?
[...n.values()]:[]}function sl(e,t,n){let{annotations:s=[],template:r}=e,o=({yref:f,yanchor:d})=>f==="paper"&&d==="botto\
m",i=s.filter(o);if(!i.length)return{};let a=fo(e).map(([f])=>f),c=i.filter(({y:f})=>f<1).map(({y:f})=>Math.min(...a.map(
d=>d-f).filter(d=>d>0),1-f)),l=r.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-dt)/io);if(h>=l)return{};let u=Math.max(
Jc,h*n);return{annotations:s.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function rl(e,{height:t,isTiny:n}){let s=Math.
floor(t/3/Xt),r=t-po(e,1/0,s)-ro,o={};for(let i of ao){let a=mo(e,i);a&&(n?o[i]={...a,showscale:!1}:o[i]=ol(e,i,a,r))}return o}
function ol(e,t,n,s){let r=n.colorbar??{};if(s>=Uc||r.ticktext||r.orientation==="h")return n;let o=e.template.layout[t],
i=r.tickvals??o?.colorbar?.tickvals,a=(r.len??1)*s;if(!i){let u=Math.max(ce,Math.floor(a/dt/1.5));return{...n,colorbar:{
...r,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);(f===void 0||(u-f)/(l-
c)*a>=dt)&&h.push(u)}return{...n,colorbar:{...r,tickvals:h}}}function so(e,t){let{width:n,height:s,isFixed:r,isTiny:o,isNarrow:i}=t,
a=i?n:1/0,c=r?Math.floor(s/3/Xt):1/0,l=po(e,a,c),h=r?l?ro:oo:0,u=Math.max(s-l-(o?2*dt:h),dt),f=o?n-Yc:Math.max(n-zc,60);
return Object.fromEntries(ho(e,/^[xy]axis/).map(([d,p])=>{let y=d.startsWith("x"),g=r&&y?cl(p,e,u):p,[b,k]=g.domain??[0,
1],x=(k-b)*(y?f:u),w=e.template.layout.font.size*t.scale,A=il(g,y,x,w,t),_=e.meta.priority?.[d];return[d,al(A,{isX:y,length:x,
fontSize:w,upright:c,priority:_},t)]}))}function il(e,t,n,s,{isTiny:r,isFixed:o}){let i=e.title?.text??"";if(!r)return o&&
!t&&i.length*Xt>Xc*n?{...e,title:{}}:e;let[a,c]=e.domain??[0,1];if(!t||!i||e.side==="top"||c-a>Zc)return{...e,title:{}};
let l=Math.max(4,Math.floor(n/(Xt-1))+1),h=i.length>l?`${i.slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,
font:{size:s-2},text:h}}}function al(e,{isX:t,length:n,fontSize:s,upright:r,priority:o},i){let{width:a,isFixed:c,isTiny:l,
isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.showticklabels===!1)return e;if(!u)return c||h&&t?ll(e,t,
n,i):e;let d=u.length;if(l&&t&&d===1&&e.tickangle===0&&(u[0]??"").length*Xt>n-Xt)return{...e,tickfont:{size:.75*s}};if(d<=
ce&&(t||!c||n>=dt))return e;let y=d<=ce?[d-1]:ul(d,Math.floor(n/dt),o);return{...e,tickvals:y.map(g=>f[g]??g),ticktext:y.
map(g=>go(u[g]??"",g,h?a:1/0,t?r:1/0))}}function cl(e,t,n){let[s]=uo(t,e.anchor)?.domain??[0,1],r=fo(t).map(([,a])=>a),o=Math.
max(...r.filter(a=>a<=s),-1/0),i=(s-o)*n;return e.side==="top"||i>2.4*dt?e:{...e,title:{},...i<.9*dt&&{showticklabels:!1}}}
function ll(e,t,n,{isTiny:s,isNarrow:r}){let o=Math.max(ce,Math.floor(n/(t?Vc:dt*1.5)));if(e.tickvals){let h=t?1:Math.ceil(
e.tickvals.length/o);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")
return t?e:{...a,nticks:Math.max(ce,Math.floor(n/qc))};let c=r&&t&&e.nticks&&!s?ce:o,l=Math.min(e.nticks??1/0,c);return s||
e.nticks||l<5?{...a,nticks:l}:e}function hl(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let r=uo(
t,s.yaxis),[o,i]=r?.domain??[0,1],a=r?.ticktext?.length;return a===void 0?s:(i-o)*(n-oo)<a*dt?{...s,texttemplate:""}:s})}
function ul(e,t,n){let s=[...Array(e).keys()];if(e<=t)return s;let r=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.
filter(i=>i%r===0);let o=[];for(let i of[...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=r)&&o.push(i);
return o.sort((i,a)=>i-a)}function po({xaxis:e},t,n){let r=(e?.tickangle===0?[]:e?.ticktext??[]).map((o,i)=>go(o,i,t,n).
length);return Math.max(0,...r)*Dc}function go(e,t,n,s){let r=n<1/0;if(!r&&e.length<=s)return e;let o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.
exec(e)??[],[,i="",a="",c=""]=o,[l="",h]=a.split(" · "),u=Math.min(r?Math.max(5,Math.floor(n/48)):14,s),f=l.length>u&&!l.
includes("&")?`${l.slice(0,u-1)}…`:l;return i+(h?`${t+1} ${f}`:f)+c}$();Kt();Ie();var fl=12,le=new Map,rs=new Map;function as(e,t){let n=JSON.stringify(Object.values(e)),s=le.get(n)??new Map;
le.delete(n),le.set(n,s);for(let i of le.keys()){if(le.size<=fl)break;le.delete(i)}let r=s.get(t);if(r)return r;let o=new Promise(
(i,a)=>ml(n,e,t,{resolve:i,reject:a}));return s.set(t,o),o.catch(()=>s.delete(t)),o}function ml(e,t,n,s){let r=rs.get(e);
if(r){r.views.set(n,s);return}let o=new Map([[n,s]]);rs.set(e,{query:t,views:o}),setTimeout(()=>{rs.delete(e),dl(t,o)},0)}
async function dl(e,t){let{server:n,path:s,query:r,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await vt(`${s}/\
figures?${Yt({...r,views:i,theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ct&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?pl(e,l).then(h,u):u(a)}}function pl({server:e,path:t,
query:n,theme:s},r){let o=Yt({...n,theme:s});return vt(`${t}/views/${encodeURIComponent(r)}?${o}`,{},e)}var os=new Map;async function bo(e,t){
let n=os.get(e),s=n??(e.startsWith("#")?gl(e.slice(1)):yl(e));n||(os.set(e,s),s.catch(()=>os.delete(e)));let r=await s;if(mt(
r))return r;let{templates:o={}}=r.layout.meta,i=o[t];if(!i)return r;let a=yo(i),c=new Map;for(let f of Object.values(o))
yo(f).forEach((d,p)=>{c.set(d,a[p]??d)});let{data:l,layout:h}=is({data:r.data,layout:r.layout},c),{meta:u}=r.layout;return{
...r,data:l,layout:{...h,meta:u,template:i}}}function yo(e){return e.layout.colorway}function is(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>is(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,r])=>[s,is(r,t)])):t.get(e)??e}async function gl(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function yl(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);if(!t?.ok){let n="The figure could not be loaded; reload the page to try again.";throw new ct(
t?.status??0,[{where:"",message:n,suggestions:[]}])}return t.json()}function he(e,{server:t,path:n,view:s,values:r}){let o=encodeURIComponent(
s),i=n.startsWith("lessons/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.\
png`,json:`api/${n}/views/${o}`,offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},h=Yt({...i&&e!=="json"?{step:s}:
{},...r}).toString();return new URL(h?`${c[e]}?${h}`:c[e],t).href}$();function xo({x:e,y:t,xaxis:n,yaxis:s},r){let o=[$o(n,e,r),$o(s,t,r)];return[...new Set(o.filter(i=>i!==null))]}function $o(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function wo(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(bl()),{_fullLayout:r}=e;
if(!r)return;let o=t.flatMap(i=>n.map(a=>$l(r,r[i],a)));s.replaceChildren(...o.filter(i=>i!==null))}function bl(){let e=document.
createElement("div");return e.className="view-marks",e}function $l(e,t,n){if(!t?._length)return null;let s=t._id.startsWith(
"x"),r=e[`${s?"y":"x"}axis${(t.anchor??"").slice(1)}`]??e[s?"yaxis":"xaxis"],o=[t.l2p(n-.5),t.l2p(n+.5)],[i,a]=[Math.min(
...o),Math.max(...o)];if(!(a>0&&i<t._length)||!r?._length)return null;let[c,l]=s?[t._offset+i,r._offset]:[r._offset,t._offset+
i],[h,u]=s?[a-i,r._length]:[r._length,a-i],f=document.createElement("div");return Object.assign(f.style,{left:`${c}px`,top:`${l}\
px`,width:`${h}px`,height:`${u}px`}),f}$();function Mo(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:r})=>[n,s.find(o=>String(o)===t(n))??r]))}function Ao(e,t){
for(let{name:n,values:s}of e){let r=t(n);if(r===null||s.map(String).includes(r))continue;let o=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${r}; ${o}.`}}return null}
function Eo(e,t,n){return t.reduce((s,r)=>{let o=e.find(({name:i})=>i===r)?.values??[];return s*o.length+o.indexOf(n[r]??
"")},0)}function Oo(e,t){return e.map(s=>{let{name:r,title:o,values:i}=s,a=So(s)[i.indexOf(t[r]??"")];return typeof a=="\
number"?`${o.toLowerCase()} ${a}`:a}).join(", ")}function So({values:e,labels:t}){return t??e}var nn=class{#n;#t;#e="";#r=0;#s=null;constructor(t,n){
this.#n=t,this.#t=n}offer({choices:t=[],player:n},s,r){let o=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#e===i)return;this.#e=i,this.pause(),this.#s=null,
this.#n.replaceChildren(...t.map(c=>this.#i(c))),o.length&&r&&this.#n.append(this.#a(o));let a=t.find(({name:c})=>c===n);
a&&this.#n.append(...this.#o(a))}show(t){for(let[n,s]of Object.entries(t)){let r=this.#n.querySelector(`select[name="${n}\
"]`);r instanceof HTMLSelectElement&&(r.value=String(s))}}pause(){clearInterval(this.#r),this.#r=0,this.#s&&(this.#s.textContent=
"Play")}#i(t){let{name:n,title:s,values:r}=t,o=document.createElement("select");o.name=n;let i=So(t);return o.append(...r.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=r[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ko(s,o)}#a(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,r)=>new Option(s.name,String(r)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ko("Open",n)}#o({name:t,title:n,values:s}){let r=()=>s.indexOf(this.#t.selected()[t]??
""),o=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),o(r()+h)},a=cs(
"Play",()=>{if(this.#r){this.pause();return}r()===s.length-1&&o(0),a.textContent="Pause",this.#r=setInterval(()=>{o(r()+
1),r()===s.length-1&&this.pause()},1200)});this.#s=a;let c=cs("‹",()=>i(-1)),l=cs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ko(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function cs(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}fs();$();var Co="vendor/plotly/plotly-traces-4.1.1.min.js",ms;function rn(e){return window.Plotly?Promise.resolve(window.Plotly):
(ms??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${Co}`,e).href:new URL(`../${Co}`,
S).href;let r=()=>{ms=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page to try aga\
in."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):r()),s.addEventListener("error",r),document.head.append(
s)}),ms)}async function Po(e,t,n){let{width:s,height:r}=e.layout;return(await rn()).toImage(e,{format:t,width:s,height:r,
...t==="png"&&{scale:n}})}ps();var Cr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"interv\
entions",against:"against"},Pr=["inputs","removed"],tm=new Set(["server","source","model","lesson","view","theme","reads",
...Pr,...Object.keys(Cr)]),uc=["scale","accent","controls","caption"],em=new Set([...uc,"fill"]),lc="pointer-view:hover",
Lr=matchMedia("(prefers-color-scheme: dark)"),nm={displayModeBar:!1,displaylogo:!1,responsive:!0,scrollZoom:!1},sm=120,rm=[
["short",576,0],["low",352,0],["tight",288,352]],om="400px 0px",hc=660,im="[data-answer]:not(pointer-view *)",am=/^(\w+):(\d+)$/,
cm="The server draws this chart, and it does not answer.",lm="The answer above is computed in this browser.",hm="Type vi\
sits, or add a place, to see what the model answers.",Re=null,Rr=null,Ir=class extends HTMLElement{#n=null;#t=null;#e=null;#r=0;#s=!1;#i="";#a=!1;#o="";#c=[];#h=!1;#p=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#x()},{rootMargin:om});#d=new ResizeObserver(()=>requestAnimationFrame(()=>this.#I()));#b=new MutationObserver(
t=>this.#S(t.map(({attributeName:n})=>n??"")));#M=t=>this.getAttribute(t);#m=()=>{if(!this.#e||!this.#t){this.#f();return}
this.#R(this.#T),this.#k()};#A=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#$=({type:t})=>this.#tt(t==="beforeprint");connectedCallback(){
this.#n??=this.#j(),this.#L(),document.addEventListener("pointerscope:theme",this.#m),document.addEventListener(lc,this.#A),
Lr.addEventListener("change",this.#m);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#$);this.#d.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#h=!0,this.#f()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#m),document.removeEventListener(lc,this.#A),Lr.removeEventListener(
"change",this.#m);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#$);this.#d.disconnect(),this.#b.
disconnect(),this.#p.disconnect(),this.#l.controls.pause()}mark(t){t.join()!==this.#c.join()&&(this.#c=t,this.#D())}get chosen(){
return this.#t?this.#_:{}}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#V();return Math.ceil(t+en(this.#t)+
n)}get#l(){return this.#n??=this.#j(),this.#n}#x(){this.#h=!0,this.#p.disconnect(),this.#f()}#S(t){t.some(s=>em.has(s))&&
(this.#L(),this.#k());let n=t.filter(s=>tm.has(s)&&!this.#N(s));t.includes("lazy")&&!this.hasAttribute("lazy")&&!this.#h?
this.#x():n.length?this.#f():this.#u.some(({name:s})=>t.includes(s))?this.#W()&&this.#k():t.includes(this.#o)&&this.#f()}#N(t){
let n=this.#e;return!n||!this.#t?!1:(t==="theme"&&this.#m(),t==="theme"||t==="interventions"&&n.follows(this.getAttribute(
t)??""))}get#u(){return this.#t?kt(this.#t).choices??[]:[]}#f(){this.#s||(this.#s=!0,queueMicrotask(()=>{this.#s=!1,this.#J()}))}get#w(){
let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute("lesson")]:["models",this.getAttribute("model")];return n?
`${t}/${encodeURIComponent(n)}`:""}get#E(){let t=this.getAttribute("server");return t?new URL(t.endsWith("/")?t:`${t}/`,
document.baseURI).href:$t.href}get#g(){let t=this.parentElement?.closest("[data-theme]");return t instanceof HTMLElement?
t.dataset.theme:void 0}get#T(){let t=this.getAttribute("theme");return t==="auto"?Lr.matches?"dark":"light":(t??this.#g)===
"dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t!==null&&Je("scale",t)?Number(t):1}#L(){let t=this.
getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):this.style.removeProperty(
"--scale"),t&&Je("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("--accent")}get#F(){if(this.
hasAttribute("lesson")){let n=Pr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.fromEntries(n)}}if(this.
getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Cr).map(([n,s])=>[s,this.getAttribute(
n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#J(){let{needsHistory:t,query:n}=this.#F;this.#r+=1;let s=this.#r,
r=this.getAttribute("source"),o=this.getAttribute("view")??"",i=this.#w&&o&&(!t||n.visits||n.record);if(!r&&!i){this.#C(
hm);return}if(!this.#h){this.#C("");return}let a=this.#T;this.#R(a),this.setAttribute("aria-busy","true");try{let c={server:this.#E,
path:this.#w,query:n,theme:a},l=this.hasAttribute("server")?this.#E:"",[h]=await Promise.all([r?bo(r,a):as(c,o),r?null:o===
Pe?Promise.resolve().then(()=>(_r(),vr)):rn(l)]),u=mt(h),f=u?await Promise.resolve().then(()=>(_r(),vr)):null;u||await rn(
l),await Dr(()=>{s===this.#r&&(this.#et(f?.NetworkDrawing??null,kt(h).title),this.#t=u?h:structuredClone(h),this.#st(this.#t),
this.#Q({...c,theme:"light"},o))})}catch(c){s===this.#r&&this.#G(c)}finally{s===this.#r&&this.removeAttribute("aria-busy")}}#R(t){
this.#g!==t?this.dataset.theme=t:delete this.dataset.theme}#Q(t,n){if(!this.#t||mt(this.#t))return;let{template:s,meta:r}=this.#t.
layout,o=r.templates?.light;Re??=o??(this.#T==="light"?s:null),!(Re||this.hasAttribute("source"))&&(Rr??=as(t,n),Rr.then(
i=>{mt(i)||(Re??=i.layout.template)}).catch(()=>{Rr=null}))}#tt(t){if(this.#a=t,!this.#t||!this.#i)return;let n=Re??this.#e;
this.#R(t&&n?"light":this.#T),this.#k(),t||requestAnimationFrame(()=>this.#k())}#j(){let t=document.createElement("summa\
ry");t.textContent="Numbers";let n={title:this.#O("h3","view-title"),caption:this.#O("p","view-caption"),choices:this.#O(
"div","view-choices"),summary:this.#O("p","view-summary"),failure:this.#O("p","view-failure"),plot:this.#O("div","view-p\
lot"),details:this.#O("details","view-table"),exports:Qr({name:()=>this.#Y,links:()=>this.#ut(),view:()=>this.#t&&this.#ft(
this.#t),picture:(r,o)=>this.#lt(r,o),csv:()=>an(this.#z()),json:()=>JSON.stringify(this.#t)})};n.title.hidden=!n.title.
textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(t),n.details.addEventListener("tog\
gle",()=>this.#q());let s=new nn(n.choices,{selected:()=>this.#_,select:(r,o)=>this.#ct(r,o),open:r=>this.#y("open",r)});
this.replaceChildren(...Object.values(n)),this.addEventListener("toggle",({target:r})=>this.#at(r),!0);for(let r of[n.plot,
n.details,n.choices,n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#O(t,n){let s=this.querySelector(`.${n}`),r=s instanceof
HTMLElement?s:document.createElement(t);return r.className=n,r}#et(t,n){if(t===null==(this.#e===null))return;let s=this.#l,
r=s.plot.cloneNode();r.removeAttribute("data-listening"),r.role=t?"group":"img",s.plot.replaceWith(r),s.plot=r,this.#e?.
bar?.remove(),this.#e=t?new t(r,{title:n,hover:o=>this.#y("hover",{visits:o}),acts:{server:()=>this.hasAttribute("source")?
null:this.#E,answered:o=>this.#nt(o),resized:()=>requestAnimationFrame(()=>this.#I())}}):null,this.#e?.bar&&s.summary.before(
this.#e.bar)}#nt({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#e??{};s?this.setAttribute("interventio\
ns",s):this.removeAttribute("interventions"),this.#W()&&this.#k(),this.#y("interventions",n)}#H(t){let{plot:n,details:s,
choices:r,exports:o,failure:i}=this.#l;for(let c of[n,s,r,o])c.hidden=t;i.hidden=!0;let a=this.#e?.bar;a&&t&&(a.hidden=!0)}#C(t){
this.#t=null,this.#o="",this.removeAttribute("aria-busy"),this.#l.controls.pause(),this.#H(!0),this.#l.summary.textContent=
t}#G(t){this.#C("");let{failure:n}=this.#l,r=t instanceof ct&&t.status===0&&document.querySelector(im)!==null,o=r?cm:ae(
t);if(n.replaceChildren(o),r&&n.append(" ",um()),n.hidden=!1,this.#y("failed",{message:o}),!(t instanceof ct)||![0,503].
includes(t.status))return;let i=document.createElement("button");i.type="button",i.textContent="Try again",i.addEventListener(
"click",()=>this.#f()),n.append(" ",i)}#st(t){let{title:n,caption:s,controls:r}=this.#l,o=kt(t);n.textContent=o.title,n.
hidden=!1,s.textContent=o.caption,this.#H(!1),r.offer(o,mt(t)?[]:t.data,!this.hasAttribute("fill")),this.#W()&&this.#k()}#k(){
if(!this.#t)return;let{plot:t}=this.#l,n=this.#a,s=this.#P(en(this.#t)),r=n?Math.min(s.width||hc,hc):s.width;r&&(mt(this.#t)?
(t.style.height=`${s.height}px`,this.#e?.draw(this.#t)):(t.style.height=s.isFixed?`${s.height}px`:"",this.#rt(t,this.#t,
{...s,width:r})),this.#i=`${r}×${s.height}`,this.dataset.drawn="true",this.#D(),this.#y("drawn",{}))}#rt(t,{data:n,layout:s},r){
let o=this.#a,i=o&&Re?{...s,template:Re}:s,a=this.#B({data:n,layout:i},r);window.Plotly?.react(t,a.data,o?{...a.layout,width:r.
width}:a.layout,nm),t.dataset.listening||this.#ot(t)}#B({data:t,layout:n},{width:s,height:r,isFixed:o}){let i="rgba(0, 0\
, 0, 0)",a=this.#v,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=co({data:t,layout:fm(n)},{width:s,height:r,isFixed:o,
scale:a}),f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...u.layout,
...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:r}}}#ot(t){t.dataset.listening="true",t.on("plotly_click",({points:[n]})=>{
if(!n)return;n.data.meta&&this.#y("open",n.data.meta);let[,s,r]=am.exec(String([n.customdata].flat()[0]))??[];s&&this.#y(
"select",{table:s,row:Number(r)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#y("hover",{visits:xo(n,this.#U)})}),t.
on("plotly_unhover",()=>this.#y("hover",{visits:[]}))}get#U(){return this.#t?kt(this.#t).visit_axes??[]:[]}#y(t,n){this.
dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#D(){!this.#t||!this.#i||(this.#e?this.#e.mark(
this.#c):wo(this.#l.plot,this.#U,this.#c))}#P(t){let{plot:n}=this.#l,s=n.clientWidth;if(!this.hasAttribute("fill"))return{
width:s,height:t,isFixed:!1};this.#it();let{above:r,below:o}=this.#V();this.style.setProperty("--below",`${Math.ceil(o)}\
px`);let i=Math.max(Math.floor(this.offsetHeight-r-o),sm);return{width:s,height:i,isFixed:!0}}#it(){let[t,n]=[this.offsetWidth/
this.#v,this.offsetHeight/this.#v],s=rm.filter(([,r,o])=>n<r||t<o).map(([r])=>r).join(" ");this.dataset.room!==s&&(this.
dataset.room=s)}#V(){let{plot:t,details:n,exports:s}=this.#l,r=this.getBoundingClientRect(),o=r.height/this.offsetHeight||
1,i=[n,s].filter(c=>c.offsetHeight).map(c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.
min(...i.map(({top:c})=>c)):0;return{above:(t.getBoundingClientRect().top-r.top)/o,below:a/o}}#at(t){if(this.hasAttribute(
"fill")&&t instanceof HTMLDetailsElement&&t.open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(
()=>this.#I())}#I(){if(!this.#t)return;let{width:t,height:n}=this.#P(en(this.#t));t&&this.#i!==`${t}×${n}`&&this.#k()}#ct(t,n){
this.setAttribute(t,String(n)),this.#y("option",{[t]:n})}#W(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("leni\
ent")?null:Ao(this.#u,this.#M);if(n)return this.#G(new Error(n.message)),this.#o=n.name,!1;let s=kt(t),r="";if(this.#u.length&&
!mt(t)){let o=this.#_;this.#l.controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===
l));Lo(t,o);let{summaries:i}=s;i&&(s.summary=i.texts[Eo(this.#u,i.by,o)]??""),r=`: ${Oo(this.#u,o)}`}return this.#l.summary.
textContent=s.summary??"",this.#l.plot.setAttribute("aria-label",`${s.title}${r}. ${s.summary??""}`),this.#q(),!0}get#_(){
return Mo(this.#u,this.#M)}#q(){let{details:t}=this.#l;if(!t.open||!this.#t)return;let n=document.createElement("div");n.
className="table-frame",n.tabIndex=0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${kt(this.#t).
title}`),n.append(...this.#z().map(on)),t.querySelector(".table-frame")?.remove(),t.append(n)}#z(){return this.#t?Fo(this.#t,
this.#_):[]}async#lt(t,n){let s=this.#t;if(!s)throw new Error("There is no figure to save yet.");return{address:mt(s)?await this.#e?.
address(t,n)??"":await Po(this.#ht(s),t,n),meta:kt(s)}}#ht(t){let{data:n,layout:s}=structuredClone(t),r=this.#P(s.height),
{paper_bgcolor:o,plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-tr\
ansparent"),c=this.#B({data:n,layout:s},r),l=a?{}:{paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,
width:r.width,...l}}}get#Y(){let t=[this.getAttribute("model")??this.getAttribute("lesson"),this.getAttribute("view"),this.
hasAttribute("against")&&"difference"];return this.getAttribute("name")??t.filter(Boolean).join("-")}get#K(){return{server:this.#E,
path:this.#w,view:this.getAttribute("view")??"",values:{...this.#F.query,...this.#_}}}get#X(){let t=this.getAttribute("t\
heme")??document.documentElement.dataset.askedTheme,n=uc.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",r])=>this.hasAttribute(
s)&&Je(s,r??""));return{...t&&{theme:t},...Object.fromEntries(n)}}#ut(){let t=new URL(location.href);t.hash=this.id;let n=this.
id?t.href:null;if(!(!this.hasAttribute("source")&&ie.answers))return{link:n,embed:null,json:null,offline:null};let r=this.#K;
return{link:n,embed:he("embed",this.#Z(r)),json:he("json",r),offline:he("offline",r)}}#Z(t){let{controls:n,...s}=this.#X,
r={...t.values,...s,...n&&n!=="some"&&{controls:n}};return{...t,values:r}}#ft(t){let n=this.#K,{title:s,summary:r=""}=kt(
t),o=["model","lesson","view","reads",...Pr,...Object.keys(Cr)],i=[...this.attributes].filter(({name:f})=>o.includes(f)),
{theme:a,...c}=this.#X,l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#_,
...l&&{theme:l},...c},u=this.#Z(n);return{title:s,caption:r,name:this.#Y,server:n.server,embed:he("embed",u),picture:he(
"picture",u),attributes:Object.fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function um(){let e=document.
createElement("span");return e.className="beside-browser-answer",e.textContent=lm,e}function fm(e){let t=Object.entries(
e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let r=s,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,i=r.type===
"category"&&!r.categoryarray&&o;return[n,i?{...r,categoryorder:"array",categoryarray:o}:r]});return Object.fromEntries(t)}
customElements.define("pointer-view",Ir);})();
