(()=>{var Ci=Object.defineProperty;var Wi=(e,t)=>{for(var n in t)Ci(e,n,{get:t[n],enumerable:!0})};var{currentScript:Ks}=document,Fi=Ks instanceof HTMLScriptElement?Ks.src:"",T=new URL("static/js/",Fi||document.baseURI).
href;function Ee(e,t,n){let s=En(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function En(e,t,n){
let s=e.querySelector(t);return s&&Gi(s,n)?s:null}function Gi(e,t){return e instanceof(t??HTMLElement)}var Hi=/[ijlI.,:;'|!()[\]]/,Di=/[mwMW%@—…]/,Bi=/[A-ZÄÖÜ0-9+=<>]/;function F(e,t,n=!1){let s=0;for(let o of e)s+=_n(
o);return s*t*(n?1.06:1)}function _n(e){return Hi.test(e)||e===" "?.29:Di.test(e)?.87:Bi.test(e)?.65:.55}function Q(e,t,n,s=!1){
if(F(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-_n("…"),r="";for(let i of e){if(o-=_n(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function _e(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||F(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,Q(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function At(e,t){return`${/\d$/.
test(e)?",":""} ${S(t)}`}function zt(e,t){let n=o=>Math.round(10*Number((100*o).toFixed(1))),s=(n(e)-n(t))/10;return{change:s,
size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}function E(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.
toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Tt(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ot(e){let t=n=>String(Math.
floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var it=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];var Ui=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Vi(e){return e.split(Ui)}function Et(e){return Vi(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}function ji({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Js({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=zt(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function vn(e,t){e.replaceChildren(...Et(t?ji(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}var he={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
e_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},replace_with:{
said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["value"],default:"\
zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"attention"},{at:"\
layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"{items} skipp\
ed",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.residual_mid",do:"\
keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],said:{text:"no\
 residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"layers.*.res\
idual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["value"],default:!0},
scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},needs:"attentio\
n",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",of:"layers.*.h\
eads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},pointer_scaling:{
changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["value"],default:!0},
pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"pointer temperature {v\
alue}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inputs.norm"}],said:{text:"\
no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.position_from_end",do:"zero"}],
said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"pointer.bias",do:"zero"}],
said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inputs.{feature}",do:"zero"}],
said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{at:"gate.value",do:"fill"}],
said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},only:{changes:[{at:"\
gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{text:"{value} onl\
y"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits {items} masked",item:"\
{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"order {items}",item:"\
{position}",between:" ",first:1},parts:["position"],default:[]}};var Xs=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var _t=1,Zs=2;var ve=15,Yt=30;var Ln=8,Rn=99,Qs={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recency",duration:"duration",position_from_end:"\
position"};function Le(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}function to(e){return Object.entries(he).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function eo({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var zi=3;function Pn(e,t,n){switch(t.kind){case"head":return Yi(e,t,n.architecture);case"mask":return Ki(e,t.visit,n.visits);case"\
skip":return Ji(e,t);case"residuals":return Qi(e);case"gate":return Xi(e,t);case"temperature":return Zi(e,t)}}function Yi({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,m)=>[Math.floor(
m/i),m%i]),c=e==="all"?a:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):a.filter(([u,m])=>u===s&&m===
o||c.some(([p,d])=>u===p&&m===d));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Ki({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function Ji({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Xi({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Zi(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Qi({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}function oo(e){let t=to(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:In(n,e),short:In(n,e,zi)}))}function In(e,t,n=Number.POSITIVE_INFINITY){let s=he[e],{text:o,item:r="",every:i="",
single:a,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=eo(s,h).map(b=>Le(r,so(b,g=>l?Number(g)+l:no(g)))),m=s.parts.
includes("head")&&u.length>n,p=typeof o=="string"?o:o[h]??"",d=so(he,({of:b},g)=>b===e?In(g,t):"");return Le(a&&u.length===
1?a:p,{...d,value:no(h),items:h==="all"?i:m?`${u.length} heads`:u.join(c)})}var no=e=>String(e).replaceAll("_","-"),so=(e,t)=>Object.
fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));var ro="Take this change back";function io(e,t){return oo(e).map(({key:n,text:s,short:o})=>{let r=document.createElement(
"li"),i=document.createElement("button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?ro:`${s}. ${ro}`,i.
addEventListener("click",()=>{t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),r.append(i),r})}var ta={browser:"Computed in this browser.",server:"Computed in Python."},Re=class{#e;#n=document.createElement("output");#s=document.
createElement("span");#r=document.createElement("ul");#t=document.createElement("button");#o=document.createElement("spa\
n");#i=document.createElement("p");engine="server";constructor(t){this.#e=t,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#n.dataset.answer="",this.#s.className="quiet",this.#r.setAttribute(
"aria-label","Changes"),this.#t.type="button",this.#t.textContent="as learned",this.#t.title="Take all changes back",this.#t.
addEventListener("click",()=>t({})),this.#o.className="quiet",this.#i.className="view-failure",this.#i.setAttribute("rol\
e","alert"),this.root.append(this.#n,this.#s,this.#r,this.#t,this.#o,this.#i)}show(t,n,{learned:s,isCompared:o,note:r}){
this.engine=t.engine,vn(this.#n,t),this.#n.title=ta[t.engine];let{value:i,change:a}=s?Js(t,s):{value:"",change:""};this.#s.
replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("compares",o),this.#a(n),this.#l(r),
this.fail("")}wait(t,n){vn(this.#n,null),this.#s.textContent="",this.#a(t),this.#l(n),this.root.hidden=!1,this.#i.hidden=
!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#o.textContent=t,this.#o.hidden=!t}#a(t){
let n=this.root.contains(document.activeElement),s=io(t,this.#e);this.#r.replaceChildren(...s),this.root.hidden=this.#t.
hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#t.focus()}};var pt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},xt=new URL(
T.replace(/^(.*\/)static\/.*$/,"$1")),ao={answers:!0},ea=[502,504],na=204,sa=5e3,oa="No response could be read. Your inp\
ut is still here; check your connection and try again.",ra=e=>`The server answered with ${e}.`;async function Kt(e,t,n=xt){
let s=await ia(e,t,n);if(s.status!==na)return co(s)}async function ia(e,t,n){let s=await fetch(new URL(`api/${e}`,n),t).catch(ho),o=s!==null&&!ea.includes(s.status);if(String(
n)===xt.href&&ca(o&&!aa(s)),!o)return uo();if(s.ok)return s;let{errors:r=[]}=await co(s);throw new pt(s.status,r)}function co(e){
return e.headers.get("content-type")?.includes("json")?e.json().catch(uo):Dt(e.status)}function lo(e){let t=AbortSignal.
timeout(sa);return e?AbortSignal.any([e,t]):t}function aa({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function ca(e){e!==ao.answers&&(ao.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function ho(e){if(la(e))throw e;return null}function uo(e){return ho(e),Dt(0,oa)}function Dt(e,t=ra(
e)){throw new pt(e,[{where:"",message:t,suggestions:[]}])}function la(e){return e instanceof DOMException&&e.name==="Abo\
rtError"}function ue(e){let t=Object.entries(e).filter(([,n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,s])=>[
n,String(s)]))}function Ie(e){return e instanceof Error?e.message:String(e)}function Jt(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Pe(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Ce=ua("model-files");var Xt=Ce===null;function mo(e){return Ce!==null&&Object.hasOwn(Ce,e)}async function fo(e,t=xt){return Xt?ha(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await yo(e,"vocabulary")))}async function ha(e,t){try{return await Kt(
e,{},t)}catch(n){if(!(n instanceof pt)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function po({id:e,weights:t},n,s=xt){if(!Xt)return yo(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/we\
ights/${t?.sha256}`;return bo(new URL(o,s),"weights",n)}async function go(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function yo(e,t,n=!1){let s=Ce?.[e]?.[t];
if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return bo(new URL(s,document.baseURI),t,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return Pe(o.trim()).buffer}async function bo(e,t,n){let s=await fetch(
e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function ua(e){let t=En(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function me(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:xo(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:xo(n,
o=>o)}}}function xo(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(Pe(
s).buffer),o)]))}var $o=e=>e.lengths!==void 0;function Cn({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,
shape:i}])=>[o,{dtype:"<f4",shape:i,data:Jt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(
s)}}var ma=["browser","server"],wo=20,fa=300,pa=4,da="static/bundles/browser-model.js",ga="The network could not be loaded.",
Mo={address:new URL("../bundles/browser-model.js",T).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===xt.href?import(Mo.address):import(new URL(da,e).href)}},
We=class{#e;#n;#s;#r=null;#t=null;#o=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=xt){this.#e=t,this.#s=
s,this.#n=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&ma.includes(t)?t:null,Xt||(this.choice=
"browser"),this.obstacle="",this.#t||(this.#r=null)}get model(){return this.#t}get isInBrowser(){return this.#t!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,fa))]),this.#t&&this.choice!=="se\
rver")return this.explainHere(t);if(!Xt)return Dt(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?lo(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof pt&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#t)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let n=this.#t;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),Dt(0,s)}return ko(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Xt||await this.prepare(),
this.#t&&this.choice!=="server"){let{places:s}=this.#t;return s.search(t,wo).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Kt(`${this.#n}/locations?${ue({q:t,limit:wo})}`,{},this.#s);return n}async prepare(){
try{this.#r??=this.#a(),this.#t=await this.#r}catch(t){this.#o=!0;let n=t instanceof pt?!t.status:t instanceof TypeError;
this.obstacle=n?ga:Ie(t)}}explainHere(t){let n=this.#t,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.
get(r);if(i)return i;let a={...ko(()=>n.trace(t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=pa&&this.#i.
delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}\
/views/network?${ya(t)}`;try{let{trace:r}=await Kt(o,{...n&&{signal:n}},this.#s);return me(r)}catch(r){if(!(r instanceof
pt&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Kt(`${this.#n}/explain?encoding=base64`,s,this.#s)}async#a(){let t=await fo(
this.#e,this.#s);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([Mo.load(this.#s),po(t,this.#o,this.#s)]),o=go(s,t);o.catch(()=>{});let r=new n(t,
s);return await o,r}};function ko(e){try{return e()}catch(t){let{problems:n}=t;throw n?new pt(422,n):t}}function ya(e){let t=Object.
entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return ue(Object.fromEntries(t))}var Oo="network";var No="No known place has any probability.";var ba=["place","pointer","generation head","probability"];function Wn(e,t,n){return{kind:Oo,get trace(){return Cn(t)},get before(){
return n&&Cn(n)},meta:{...e,summary:xa(t,n),table:{columns:ba,rows:$a(t)}}}}var Fe=e=>`${(100*e).toFixed(1)} %`;function So({
prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function xa(e,t){let{probability:n,from_pointer:s,
from_generation:o}=e.prediction,r=n?`${So(e)} leads with ${Fe(n)}: ${Fe(s)} copied by the pointer, ${Fe(o)} from the gen\
eration head.`:No;return t?`${r} Compared with: ${So(t)} with ${Fe(t.prediction.probability)}.`:r}function $a(e){let{pointer:t,
generation:n,final:s}=e.location_probabilities,o={pointer:t,generation:n,final:s},r={pointer:"pointer.probabilities",generation:"\
generation.probabilities",final:"probabilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??o[c]?.find(h=>h.location===l)?.probability??
null,a=[...s,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.
keys(r).map(l=>i(l,c))])}var wa="Loading the network …",ka="Waiting for the server …",Ao=new Map,Fn=new WeakMap;function To(e,t){return Gn(e,
t).isInBrowser}async function Eo(e,t,n,s){let o=await Gn(t,n).compute(ue(s)),r=Wn(e,o,null);return Fn.set(r,o),r}var Ge=class{#e;#n;#s=null;#r=null;#t=null;#o=null;#i=null;#l={};#a={};#h=[];#m=[];#f=0;#d=0;constructor(t,n){
this.#e=t,this.#n=n,this.bar=new Re(o=>this.#x(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#b());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#b()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#N(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#f+=1,cancelAnimationFrame(this.#d),this.#r=t,this.#t=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#o=this.text?null:n,this.#h=[],this.#m=[];let r=this.#n.server(),i=n.notation!==null&&(r!==
null||mo(n.model));this.#s=i?Gn(n.model,r):null,i?this.#e.hooks.act=a=>this.#c(a):delete this.#e.hooks.act,this.#e.hooks.
whatIf=a=>this.#u(Pn(this.#a,a,n)),this.#y(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#n.server()===null||
this.#s?.isInBrowser;if(!this.#s||!n)return!1;try{return this.#x(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#b(){this.#s?.
prepare()}#c(t){if(!this.#t)return;let n=Pn(this.#a,t,this.#t);"isDone"in t&&!t.isDone?this.#M(n):this.#x(n)}#M(t){cancelAnimationFrame(
this.#d),this.#d=requestAnimationFrame(()=>{let n=this.#u(t);n&&(this.#e.show(n,this.#i??this.#o),this.#y(n,"browser",t))})}#u(t){
return this.#s?.model?.trace(this.#k(t))??null}#x(t){this.#h.push(this.#a),this.#m=[],this.#g(t)}#N(t){let n=t.key.toLowerCase();
!this.#s||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#$(this.#m,this.#h):
this.#$(this.#h,this.#m))}#$(t,n){let s=t.pop();s&&(n.push(this.#a),this.#g(s))}async#g(t){let n=this.#s;if(!n)return;cancelAnimationFrame(
this.#d),this.#a=t,this.#f+=1;let s=this.#f,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?wa:ka),this.#n.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#w(n,t),c=r&&!this.#i;if(c&&(this.#o??=
await this.#w(n,{})),s!==this.#f||!this.#r)return;let l={...a,interventions:t},h=this.#i??(c?this.#o:null);this.#t=l,this.#l=
t,r||(this.#o=l),this.#y(l,i);let u=Wn(this.#r,l,this.#i);this.#n.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#f||!this.#t)return;n.choose(n.choice),this.#a=this.#l,this.#e.show(this.#t,this.#i??(this.text?this.#o:null)),
this.#y(this.#t,this.bar.engine),this.bar.fail(Ie(r)),this.#n.resized()}}async#w(t,n){let s=await t.explain(this.#k(n));
if(!Ma(s))throw new Error("The server gave no trace of this network.");return s}#k(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#t;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#y(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#s??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#o:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}};function Ma(e){return"tensors"in e}function Gn(e,t){let n=JSON.stringify([t,e]),s=Ao.get(n)??new We(e,null,
t??xt);return s.draws=!0,Ao.set(n,s),s}var ws={};Wi(ws,{SLIDER_KEYS:()=>Br,blockAround:()=>de,carryOf:()=>Go,circuitSentence:()=>Po,circuitWords:()=>Ro,dragOf:()=>Fo,
effectOf:()=>Ko,markedAsCircuit:()=>vo,markedAsPut:()=>Dr,neighbourOf:()=>qn,openedMarks:()=>Gr,sentenceOfOpened:()=>Hr,
showTables:()=>Xr,slid:()=>Ur,svgFile:()=>qr,turned:()=>Un,walked:()=>Qr});function He(e,t){return e.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Oa),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function fe(e){return e==null||e===!1?null:String(typeof e=="number"?dt(e):e)}function dt(e){return Math.round(e*100)/100}function Zt(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=dt(s);return`\
M${dt(t)} ${dt(n)}h${r}v${dt(o)}h${-r}Z`}).join("")}function vt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(dt),[c,l,
h]=[e,n,(e+n)/2].map(dt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Hn(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(dt),[c,l,h]=[e,n,(e+n)/2].map(dt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function _o(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(dt),[c,l]=[e,n].map(
dt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Oa(e){return e!=null&&e!==!1&&e!==""}function vo(e,t,n){return t?He(e,s=>{let o=t.parts.find(i=>Lo(i.name)===s);if(!o)return null;let r=Io(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Na(i,o,r,n)}}):
e}function Lo(e){return e.replace(/\.feed_forward$/,".stream")}function Na({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[F(l,h)+.9*h,1.5*h],
p=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),d=Number(i)+(t===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:p-u/2,y:d-m/2,width:u,height:m,rx:m/2}),f("text",{x:p,y:d+.36*h,"font-size":h},l))}function Ro({parts:e},t){
let n=e.find(r=>Lo(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Io(n.value)} points.`}function Io(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Po(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${S(r,1)}.`,text:`All give it ${S(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Sa=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function $t(e,t){for(let{kind:n,pattern:s}of Sa){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Aa(i,t)?i:null}return null}function Aa({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function at(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function pe(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:at(e,t)}function ct({lit:e},t,n){return e?.kind===
t&&e.layer===n?" lit":""}function gt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var Bn=5,Co=1440,Dn=5,Ta=60,Ea={least:.1,most:10};function Fo(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=$t(i,t);if(r===
"gate")return _a(e,n);if(r==="attention_temperature")return Wo(e,t,"attention");if(r==="pointer_temperature")return Wo(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Ra(e,c,t,h,l):va(e,n,h)}function Go({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=Bn,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Un({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Ea;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function _a({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function Wo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Bn,
!o)return null;let a=Un(n,s,(r-t)/Ta);return{kind:"temperature",of:s,value:a,isDone:i}}}}function va({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Bn,!r)return null;let c=Math.sign(La(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function La(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Ra({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=Dn*Math.round((u-t)/c*Co/Dn),d=r==="time"?Math.min(Co-Dn,Math.max(0,i+p)):Math.
max(0,a+p);return d===h&&!m?null:(h=d,{kind:r,visit:o,minutes:d,isDone:m})}}}var Ia={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},Lt=class{#e=new Map;constructor(t,n=""){
this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;
this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(
`The trace has no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){
return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.
count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){
return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}isOff(t,n){return this.isRemoved(t,n)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Object.entries(Qs).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,n])=>({name:t,label:n,short:Ia[t]??n,lengths:this.#t(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#t(`${n}.attention_out`):null;return{residual:this.#t(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#t(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(
n)].filter(p=>!o.includes(p)),i=o.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(p=>!a.
includes(p)),...r].map(p=>this.#n(p)),h=p=>l.reduce((d,b)=>d+b[p],0),u=this.#r(l),m={location:-1,label:Ho(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#n(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):t==="final"&&
n===_t?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s("final",t)?this.probabilityOf("final",t):null}#s(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||t==="final"&&n===_t||!!this.trace.location_probabilities[t]?.
some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#r(s);return[
...s,{location:-1,label:Ho(r),category:null,probability:Math.max(0,o)}]}#r(t){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:Zs+s;return o-1-t.filter(({location:r})=>r<o).length}#t(t){let n=this.#e.get(t);if(n)return n;let s=this.
trace.lengths?.[t]??this.#o(t);return this.#e.set(t,s),s}#o(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function lt(e){
let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var Ho=e=>e===1?"1 other":`${e} ot\
hers`;var Bo="Point at anything to see what it does.";function kt(e,t,n,s=!1){if(s&&e?.kind==="visit")return{title:`${Mt(t,e.visit??
0)}.`,text:""};let{title:o,text:r}=Ca(e,t,n),i=n?.words?Pa(e,t,n):"";return{title:o,text:i?`${r} ${i}`:r}}function Pa(e,t,n){
let s=jn(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Ca(e,t,n){switch(e?.kind){case"visi\
t":return Fa(e.visit??0,t);case"head":return Ha(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Wa(t)};case"stream":return Uo(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${zo(Do(t),!0)} ${Do(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Vo(t);case"generation":return jo(t);case"gate":return qo(
t);case"place":return Da(e.location??0,t);default:return Ba(t,n)}}function Wa(e){let{slices:t,trace:n}=e,s=zo(t.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vecto\
rs side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}\
. Its first layer reads ${o} numbers.`}function Do(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the\
 generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Mt(e,t){let n=e.visits[t];return n?`${n.label}, ${it[n.
weekday]} ${ot(n.start_minute)}`:""}function Fa(e,t){let n=t.visits[e],s=[],o=Ga(e,t);if(n?.masked)return{title:`${Mt(t,
e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it:\
 ${S(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.
push(t.hasGate?`The pointer gives it ${S(r,1)}, after the gate ${Vn(a)} of its place’s ${S(c,1)}.`:`The pointer gives \
it ${S(r,1)} of the answer.`)}return{title:`${Mt(t,e)}.`,text:s.join(" ")}}function Ga(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isOff(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Ha(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isOff(e,t)){let l=n.trace.interventions.replace_with===
"mean"&&!n.isSkipped(e,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===
void 0?"":` and ${S(o[i])} from ${Mt(n,i)}`,c=r===n.count-1?"itself":Mt(n,r);return{title:s,text:`The last visit reads ${S(
o[r])} from ${c}${a}.`}}function Uo(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its self\
-attention adds one of length ${E(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last vis\
it comes in as a vector of length ${E(Number(n[r]))}; ${i}its feed-forward network adds one of length ${E(Number(o[r]))}\
.`}}function Vo(e){let t=e.pointerWeights,n=lt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} v\
isits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${Mt(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function jo(e){let t=e.
generated(2).map(({label:s,probability:o})=>`${s} with ${S(o)}`),n=e.probabilityOf("generation",_t);return{title:"Genera\
tion.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(
", then ")}.${n<.01?"":` “Unknown” gets ${S(n)}.`}`}}function qo(e){let{gate:t,trace:n}=e,s=n.gate.learned?"network \
sets the gate":"gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${s} to ${t.toFixed(2)}: `:"Without a\
 gate, "}${S(t)} of the answer’s distribution comes from the pointer, ${S(1-t)} from generation.`}}function Da(e,t){let{
label:n}=t.nameOf(e),s=c=>S(t.probabilityOf(c,e),1),{gate:o}=t,r=t.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the \
pointer + ${(1-o).toFixed(2)} × ${s("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is no\
t among the visits","It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is\
 ${s("final")}${r}. ${a}.`}}function Ba(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,
1)}`;if(t){let a=t.trace.prediction,c=e.wordsFor(t);if(a.location===n.location){let h=Ua(n.probability,a.probability);return{
title:`${o}.`,text:`That is ${h} ${c}.`}}let l=t.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${S(
l,1)}).`,text:`${jn(c)} the answer was ${t.nameOf(a.location).label}, ${S(a.probability,1)}.`}}let r=e.count===1?"the vi\
sit":`these ${e.count} visits`,i=e.hasGate?` ${Vn(n.from_pointer)} are copied from visits (pointer), ${Vn(n.from_generation)}\
 are generated.`:"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function De(e){
return e==="head"?"Switched off":"Masked"}function Be(e,t,n){let[s,o]=[S(t,1),S(n,1)];return s===o?`${e} would still get\
 ${s}.`:`${e} would get ${o} instead of ${s}.`}function Ua(e,t){let{change:n,size:s}=zt(e,t);return n===0?"the same as":
`${s} points ${n>0?"more":"less"} than`}function jn(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Vn(e){return`${(100*
e).toFixed(1)} points`}function zo(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
jn(s):s}function Yo(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${Mt(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Mt(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...kt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(
Va(c,e)),o.push({...Uo(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...kt({kind:"\
context"},e,null),part:"context"}),e.hasPointer&&o.push({...Vo(e),part:"pointer"}),e.hasGeneration&&o.push({...jo(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${qo(e).text} `:"";return o.push({title:`${i}\
, ${S(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Va(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=lt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Mt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${S(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function Ko(e,t,n){let s=e&&t&&ja(e,t);try{let o=s&&n?.(s);return o?qa(e,t,o):""}catch{return""}}function ja({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function qa({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new Lt(n),{prediction:i}=n,a=De(e),c=t.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${S(i.probability,1)}.`}return`${a}, ${Be(c,o,i.probability)}`}var za=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Ot(e,t){for(let[s,o]of za){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Ka(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Ya(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Ya(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?lt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?lt(s.lastRow(t,n)):null}function Ka({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Jo(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function de(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function qn(e,t,n){let s=Ot(e,n),[
o,r]=Ja[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Xa(s,o,r,n);return i!==null&&Ot(i,n)?i:null}var Ja={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Xa(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,p){let d=m.findIndex(({location:g})=>g===
e.location),b=d<0||n===0?void 0:m[d+n];return b?`${p}.${b.location}`:null}}var zn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Za=.78,Yn=1.07,Qa=1.12;function L(e){return e.stage.type/13}
function j(e,t,n="label"){let s=n==="title"||n==="strong";return Yn*F(Xo(t),zn[n]*L(e),s)}function Xo(e){return e.replaceAll(
"−","+")}function G(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:Q(s,a/Yn,zn[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:t,y:n},h)}function H(e,{
x:t,y:n,width:s},o,r="label"){let i=zn[r]*L(e),a=F(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(d,b)=>d+ec(b,i),0),p=c.at(-1);p&&l+a+m<=s?(p.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>tc(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function C(e){return e.split(" ").map(t=>[{text:t}])}function tc(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:e,y:t},a)}function ec({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Za:1)*(t.includes("math")?Qa:1);return Yn*F(Xo(e),s*o,t.includes("strong"))}var nc=[137,80,78,71,13,10,26,10],Ue=256,Kn=65535,sc=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),Zo=new Map;function Rt(e,t,n,s=1){let o=e.length/t,r=Ue-1,i=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...je(
t),...je(o),8,3,0,0,0],c=[nc,...Ve("IHDR",a),...oc(n),...Ve("IDAT",rc(i)),...Ve("IEND",[])];return`data:image/png;base64\
,${Jt(Qo(c))}`}function oc([e,t]){let n=[...e,...t].join(" "),s=Zo.get(n);if(s)return s;let o=new Uint8Array(3*Ue);for(let i=0;i<
3;i++){let[a,c]=[Number(e[i]),Number(t[i])];for(let l=0;l<Ue;l++){let h=l/(Ue-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=Ve(
"PLTE",o);return Zo.set(n,r),r}function Ve(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{
length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&255;s=sc[a]^s>>>8}}return[je(t.length),n,t,je(~s)]}function rc(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=Kn){let r=e.subarray(o,o+Kn),i=o+Kn>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(
[Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Qo([...t,[s>>8,s&255,n>>
8,n&255]])}function Qo(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;
return t}function je(e){return[24,16,8,0].map(t=>e>>>t&255)}var ic=20,tr=46,Jn=28,nr=9;function sr(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(ic*r,.035*s),a=ac(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,or(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function or(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:p})=>m+p.width,s),r=e.reduce((m,{least:p})=>m+p.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((p,d)=>d.
rank>p.rank?d:p);return or(e.filter(p=>p!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:p=1})=>m+p,0),
{x:h,y:u}=t;return e.map(m=>{let p=(m.share??1)/l,d=c?{x:h,y:u,height:t.height,width:m.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+p*(t.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:m,box:d}})}function z(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=L(e),c=j(e,r,"title")<=s-28*a;return[f("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),G(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function K(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),
c=j(e,s,"label")+(r?24:4)*a;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},f("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),r?G(e,t+c/2,n+4.5*a,s,{anchor:"middle"}):G(e,t+2*a,
n+4.5*a,s)),width:c}}function ac(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Jo(t,e.reading),a=lc(e,i,n),c=cc(e,a.
end+16*r,de(t.name)??""),l="You are here",h=j(e,l,"small")+10*r,u=s-n,m=u-a.end-20*r,p=o>=560*r&&Xn(e,Jn*r)>m,d=p?er(e,u-
n-h):er(e,m,nr*2),b=d?Xn(e,d):0,g=p||m-b>=h,y=p?u-a.end:m-b-(g?h:0),$=(p?46:8)*r+(Jn*r-(d??0))/2;return{height:(p?tr+36:
tr)*r,marks:[a.marks,y>=c.width+16*r&&c.mark,d!==null&&g&&G(e,u-b-10*r,(p?64:26)*r,l,{kind:"small",anchor:"end"}),d!==null&&
f("g",{key:"thumbnails"},hc(e,t,u-b,$,d))]}}function cc(e,t,n){let s=L(e);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return rt(e,t,21*s,"Back",{"data-open":n});let r="goes back";return{mark:f("g",{key:"escape",class:"escape"},f("\
rect",{class:"key",x:t,y:10*s,width:34*s,height:22*s,rx:5*s}),G(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),G(
e,t+42*s,25.5*s,r,{kind:"small"})),width:46*s+j(e,r,"small")}}function lc(e,t,n){let s=L(e),o=e.stage.size.width-2*n,r=n,
i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(j(e,l,u),Math.max(20*
s,n+o-r));if(i.push(f("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",
tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"ground",x:r-3*s,y:6*
s,width:m+6*s,height:30*s,rx:5}),G(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(f("path",{key:`then ${a}`,class:"\
chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function er(e,t,n=nr){
let s=L(e);for(let o=Jn;o>=n;o--)if(Xn(e,o*s)<=t)return o*s;return null}function Xn(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*L(e)))+2.2*t}function hc(e,t,n,s,o){let{reading:r}=e,i=L(e),a=[],c=n;for(let y=0;y<r.layers;y++){
for(let x=0;x<r.heads;x++){let M=r.weights(y,x),w=Math.max(...M)||1,N=r.isOff(y,x);a.push(g(`layers.${y}.heads.${x}`,`La\
yer ${y}, head ${x}${N?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Rt(M,r.count,e.scale,w),x:c,y:s,
width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let $=.4*o;a.push(g(`layers.${y}.stream`,`Layer ${y}\
: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,M=0],w)=>f("rect",{key:`line ${w}`,class:"length",x:c+2,y:s+
x*o,width:Math.max(1,($-4)*M),height:Math.max(1,.12*o)}))])),c+=$+8*i}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,p=c+1.2*
o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:vt(c,[l-m,l],p,[h-m,h+m])})],[s,o/2])),
r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[f("path",{class:"generation",d:vt(c,[l,l+m],p,[u-m,u+m])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",p,.3*o,[f("rect",{class:"pointer",x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
f("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:d}=r.trace.
prediction,b=p+.3*o;return a.push(g(`places.${d}`,`Answer: ${r.nameOf(d).label}`,b,.7*o-2,[f("rect",{class:"answer-bar",
x:b+2,y:l-m,width:.7*o-6,height:2*m})])),a;function g(y,$,x,M,w,[N,k]=[s,o]){let O=t.name===y||t.name.startsWith(`${y}.`),
A=y.includes("heads");return f("g",{key:y,class:`part thumb${O?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-l\
abel":$,"aria-current":O?"true":null},w.flat(),f("rect",{key:"frame",class:A||O?"thumb-frame":"ground",x,y:N,width:M,height:k,
rx:2}),f("title",{},$))}}var rr=13;function It(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),p=ar(m),d=new Map([...r].map(A=>[A,E(m[A]??0,p)])),b=[...d.values()].
some(A=>j(e,A,"tiny")>h+2*c),g=d.size>0&&!b?rr*c:1,y=b?rr*c:0,[$,x]=s.extent??qe(m),M=uc(t.height-y,$,x,g),w=M>0?Math.max(
g,$*M):(t.height-y)/2,N=t.y+y+w,k=m.map((A,_)=>{let v=Math.abs(A)*M,I=_===i;return f("rect",{key:`bar ${_}`,class:`bar ${o}${A<
0?" negative":""}${I?" chosen":""}`,x:t.x+_*h+u/2,y:A<0?N:N-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},a&&f("title",
{},a(_)))}),O=[...d].map(([A,_])=>G(e,t.x+ir((A+.5)*h,j(e,_,"tiny")/2,t.width),b?t.y+9*c:N+(Number(m[A])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:A===i?"chosen":"",key:`number ${A}`}));return[f("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),k,O]}function uc(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Qt(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(ar),l=Array.from(n,(d,b)=>Math.
max(...t.map((g,y)=>j(e,E(Number(g[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((d,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(g=>Math.abs(m(g)-m(d))>=p(d)+p(g)+a)&&u.add(d);
return u;function m(d){return ir((d+.5)*i,p(d),s)}function p(d){return l[d]??0}}function ir(e,t,n){return Math.max(t,Math.
min(n-t,e))}function qe(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function ar(e){let t=Math.
max(...qe(e));return t>=99.5?0:t>=.95?1:2}var cr=8;function Bt(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(j(e,$.title,"strong"),c?j(e,$.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,p=t.width-u-l,d=i?17*r:0,b={x:m,width:p,height:Math.max(6*r,a-cr*r-d)},g=n[0]?.values.length??
1,y=p/g;return[n.map(({key:$,title:x,says:M,values:w,colour:N,open:k},O)=>{let A=t.y+O*a,_=i?A+12*r:A+a/2+(c?-2:4)*r,v=i?
t.width:u-8*r,I=j(e,x,"strong")+10*r;return f("g",{key:$,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&f("rect",{key:"ground",class:"ground",x:t.x-4*r,y:A,width:t.width+
8*r,height:a,rx:4}),G(e,t.x,_,x,{kind:"strong",width:v,key:"title"}),i&&G(e,t.x+I,_,M,{kind:"small",width:t.width-I,key:"\
beside"}),c&&G(e,t.x,_+15*r,M,{kind:"small",width:v,key:"says"}),It(e,{...b,y:A+d+cr/2*r},w,{colour:N,chosen:s,exact:P=>`${x}\
, number ${P+1}: ${E(Number(w[P]),4)}`}),s!==null&&G(e,t.x+t.width,A+d+(a-d)/2+4.5*r,E(Number(w[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*y-1.5,y:t.y,width:y+3,height:a*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:g},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*y,y:t.y,
width:y,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:M,values:w})=>`${M}: ${E(Number(w[x]),3)}`).join(`
`)))))]}function lr(e){let t=dc(e??"").map(gc);for(let n=pc;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Zn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var hr={pin:"M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8\
 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.5\
3l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 \
0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 1\
2a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.6\
7 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.77 5.65a15.68 15.68 0 0 0-12.12 12\
.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.96 20.73a1 1 0 0 1-1.23 1.23l-18-5a1 1 0 0 1-.69-1.23A19.68 19.68 0 0 1 15.73 2.04a1 1\
 0 0 1 1.23.69z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 \
8h-1M6 2v2",bakery:"M10.2 18H4.77a1.5 1.5 0 0 1-1.35-.97 11 11 0 0 1 .13-6.49M18 10.2V4.77a1.5 1.5 0 0 0-.97-1.35 11 11 \
0 0 0-6.49.13M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.14 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5\
.14M8.71 2.55a10 10 0 0 0-6.16 6.16 1.5 1.5 0 0 0 .68 1.63l9.81 5.42a2 2 0 0 0 2.72-2.72l-5.42-9.81a1.5 1.5 0 0 0-1.63-.\
68",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8\
M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h2\
0M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-\
1h-4a1 1 0 0 0-1 1v5M17.77 10.31a1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0\
 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.77-3.25l2.89-4.18A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65.87l2.9 4.19a2.5 2.5 0 0 1-3.77\
 3.24M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1\
.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 \
0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 \
2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -\
4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0\
 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0\
 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 \
0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h\
-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0\
 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 \
2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 1\
6h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.77-.42l-4.46 2.84A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.77-.42L9.7\
7 10.92A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.12 2.21a2 2 0 0 1 1.76 0l7\
.84 3.85A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9\
 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0\
 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1\
 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6\
 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1\
.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.3 3.46l3.02 3.96M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.\
1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.28l3.1 3.9",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2\
.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 \
0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.92 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-\
3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.08 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"\
M14 21v-3a2 2 0 0 0-4 0v3M18 4.93V21M4 6l7.11-3.79a2 2 0 0 1 1.79 0L20 6M6 11l-3.52 2.15a1 1 0 0 0-.48.85V19a2 2 0 0 0 2\
 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.85L18 11M6 4.93V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.92a1 1 0 \
0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0\
 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.\
5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 \
0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a\
2 2 0 0 0-4 0v3M18 9l3.52 2.15a1 1 0 0 1 .48.85V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .48-.85L6 9M6 21V7a1 1 0 0\
 1 .38-.78l5-4a1 1 0 0 1 1.25 0l5 4A1 1 0 0 1 18 7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6\
 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"\
M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5\
 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.\
6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 2.83-2.83l-2.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83\
zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 2 0 1 0 2.83-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.\
83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8\
 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l\
2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a\
2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 1\
1l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2\
 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.19V13M19 12V6a2 2 0 00-2-2H7a2 2 0 0\
0-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.19-3.64a2 2 0 00-1.62 0L3 13a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0\
 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 1\
9h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-\
.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 \
12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 \
0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3\
-3 4-3 2 3h2"},mc={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm",
"dormitory"],restaurant:["restaurant","food","food court","food truck","diner","bistro","breakfast spot","joint","steakh\
ouse","noodle house","sushi","soup place","salad place","burrito place","taco place","dumpling"],burger:["burger","burge\
r joint","fast food","fast food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee",
"tea","tea room"],bakery:["bakery","bagel shop","donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cr\
eam","ice cream shop","cupcake","candy store"],bar:["bar","pub","gastropub","brewery","winery","biergarten","nightlife",
"nightclub"],grocer:["grocer","grocery","grocery store","supermarket","market","marketplace","bodega","convenience","con\
venience store","wine shop","liquor store","food shop","deli","food drink shop","fish market"],shop:["shop","store","bou\
tique","bookstore","hardware","smoke shop","antique","home store","home good","home improvement","flower shop","music st\
ore","pet store","bike shop","video store","arts crafts store"],mall:["mall","shopping mall","department store","outlet"],
service:["service","home service","salon","barbershop","barber","hairdresser","spa","laundry","laundry service","dry cle\
aner","tailor shop","tattoo parlor","tanning salon","nail salon","beauty"],doctor:["doctor","dentist","doctor s office",
"dentist s office","clinic","medical","veterinarian","assisted living"],hospital:["hospital","medical center","emergency\
 room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","atm","credit union","financial service"],post:["post o\
ffice","post box"],office:["office","work","workplace","coworking","startup","conference room"],building:["building","sk\
yscraper","convention center","event space","rooftop"],workshop:["workshop","factory","industrial","warehouse","distille\
ry","storage"],government:["government","government building","city hall","town hall","townhall","courthouse","court hou\
se","embassy","consulate","police","police station","fire station","military base","capitol building","monument","landma\
rk","historic site","castle"],museum:["museum","gallery","art gallery","art museum","public art","sculpture"],culture:["\
culture","theater","theatre","art","arts center","performing arts venue","circus","opera house","comedy club","aquarium",
"zoo","planetarium","entertainment"],cinema:["cinema","movie theater","multiplex","film studio"],music:["music","music v\
enue","concert hall","rock club","jazz club","recording studio"],stadium:["stadium","arena","racetrack","sports bar","bo\
wling alley","arcade","casino"],school:["school","kindergarten","nursery","daycare","child care"],college:["college","un\
iversity","campus","classroom","academic building","college building","student center","law school","medical school","tr\
ade school","fraternity house","sorority house"],library:["library"],community:["community","community center","neighbor\
hood","social","club house","city"],church:["church","chapel","cathedral","synagogue","mosque","temple","shrine","monast\
ery","house of worship","place of worship","spiritual","cemetery"],park:["park","playground","forest","outdoor","campgro\
und","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","garden center","beer garden"],beach:["beach",
"pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga studio","sport","athle\
tic","dance studio","martial","court","field","rink","college gym","ski area","golf course"],hotel:["hotel","motel","hos\
tel","inn","resort","bed and breakfast","guest house"],train:["train","train station","subway","metro","railway","statio\
n","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:["airport","airport terminal","plane","h\
eliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road","street","bridge","highway","intersecti\
on","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","automotive","gas station","fuel","garage",
"car dealership","automotive shop","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike sha\
re"]},Zn=new Map(Object.entries(mc).flatMap(([e,t])=>t.map(n=>[n,e]))),fc=new Set([...Zn.keys()].flatMap(e=>e.split(" "))),
pc=Math.max(...[...Zn.keys()].map(e=>e.split(" ").length));function dc(e){return e.normalize("NFD").replace(/\p{M}/gu,"").
toLowerCase().match(/\p{L}+/gu)??[]}function gc(e){let t=e.replace(/s$/,"");return fc.has(t)?t:e}var yc=24;function ht(e,t,n,s){let o=s/yc;return f("path",{key:"icon",class:"icon",d:hr[lr(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function B(e,t){let n=e.visits[t];return n?`${n.label}, ${Pt(e,t)}`:""}function Ut(e,t){return e.visits[t]?.label??""}function Qn(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function Pt(e,t){let n=e.visits[t];return n?`${it[n.weekday]} ${ot(n.start_minute)}`:
""}function mr(e,t){return Tt(e.visits[t]?.duration_minutes??0)}function fr(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,p=t.y+17*l,d=Math.max(...n)||1,b=Math.
max(0,m-p)/d,g=N(ur(n,r).map(k=>({visit:k,half:j(e,M(n[k],k),k===r?"strong":"tiny")/2}))),y=N(ur(n,r).map(k=>({visit:k,half:j(
e,w(k),k===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:k},O)=>{let A=$(O),_=O===r,v=Number(n[O])*b;return f("g",{key:`visit ${O}`,class:`part choice${_?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${B(c,O)}: weight ${S(Number(n[O]),1)}`},f("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),f("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:m-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),g.has(O)&&G(e,x(O,g),m-v-4*l,M(
n[O],O),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ht(k,A-7*l,m+5*l,14*l),y.has(O)&&G(e,x(O,y),
t.y+t.height-4*l,w(O),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${B(c,O)}: score ${E(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function $(k){return t.x+(k+.5)*h}function x(k,O){let A=O.get(k)??0;return Math.max(
t.x+A,Math.min(t.x+t.width-A,$(k)))}function M(k,O){return O===r?Qn(Number(k)):S(Number(k)).replace(" %","")}function w(k){
return E(Number(s[k])/o,k===r?2:1)}function N(k){let O=new Map;for(let{visit:A,half:_}of k){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,$(A)));[...O].every(([P,U])=>{let W=Math.max(t.x+U,Math.min(t.x+t.width-U,$(P)));return Math.abs(v-W)>=_+U+
3*l})&&O.set(A,_)}return O}}function ur(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(e[o]));
return[...new Set([n,t,...s])]}function pr(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>bc(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>xc(e,s)}]}function bc(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.values(
"context"),i=H(e,o,C(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...z(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),p=o.width*m.length/c,d={...o,
y:o.y+i.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},It(e,d,m,{colour:"\
stream",extent:qe(r),numbered:Qt(e,[m],m,p),exact:b=>`Number ${u*c+b+1}: ${E(Number(m[b]),4)}`}))})]}function xc(e,t){let{
reading:n}=e,s=L(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=H(e,o,C(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...z(e,t,"What reads it"),...i.marks,r.length>
0&&f("g",{key:"rows"},Bt(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function te(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=ne(Wt(i,s,c),Wt(a,o,c));return dr(h,l,null,e,o)}function ze(e,t,n,s){let o=Wt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return ts(o,e.trace.interventions.attention_temperature??1)}function ee(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return dr(ne(n,Wt(s,t,n.length)),o,r,e,t)}function Ye(e){return ts(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function dr(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function ne(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:re(n)}}function ts(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=re(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function ge(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ct(e,`${s}.weight`,r),bias:Ct(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function Ke(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Ct(e,`${o}.bias`,s),a=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:ne(a,Wt(r.values,s,a.length)),bias:i}}function gr(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Ct(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=es(e,c,t),u=ne(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:re(a.map(({dot:c})=>c.sum))+o}}function es(e,t,n){let s=e.values(`inputs.${t}`);return Wt(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return Wt(s,n,s.length/e.count)}function se(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?ne(t,n.values):null,bias:Ct(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Ft(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?ne(n,Wt(
s.values,t,n.length)):null,r=Ct(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function yr(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
ts(t,1):null}function oe(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?re(s.map(i=>Number(
e.pointerWeights[i]))):0,r=$c(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function $c(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Ct(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Wt(e,t,n){return e.subarray(t*n,(t+1)*n)}function re(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var ie="→",br=30,wc=8,kc=20,xr={least:2,most:6},Mc=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function ye(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>kc&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+br*i,p=t.width-br*i,d=be(o),b=Qt(e,[n,s,o],o,p,d),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],y=p/a,$=x=>`${E(
Number(n[x]),4)} × ${E(Number(s[x]),4)} = ${E(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
d*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:M,values:w,title:N},k)=>{let O=t.y+k*h,A={x:m,y:O+
u,width:p,height:h-u-6*i};return f("g",{key:`row ${k}`},G(e,t.x,O+12*i,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),G(e,t.x,O+u+.5*A.height+5*i,x,{also:`math letter ${M}-words`,key:"letter"}),It(e,A,w,{colour:M,numbered:b,chosen:d,
exact:$}))}),c&&Oc(e,{x:m,y:t.y+3*h,width:p,height:l},o)]}function Oc(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(wc,Math.ceil(o.length/8));for(;a<o.length&&a*i<j(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],d=u.reduce(
(b,g)=>b+g,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${p}v${-4*r}`}),G(e,(m+p)/2,n+17*r,E(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Je(e,t,n,s,o,r,i){let a=L(e),c=Nc(n,s,o),l=Sc(n,s,r,c),h=Ac(
n,s,o,i.over,c),u={x:t.x,y:0,width:t.width},m=H(e,u,l).height+H(e,u,h).height+10*a,p=132*a,d=Math.max(70*a,Math.min(.36*
t.height,210*a)),b=t.height-m-d>=p,g=Math.min(t.height-m-(b?d:0),276*a),y=t.height-m-g,$=H(e,{...u,y:t.y+g+4*a},l),x=H(e,
{...u,y:t.y+g+$.height+6*a},h);return[f("g",{key:"dot"},ye(e,{...t,height:g},n.dot,r)),f("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+g}H${t.x+t.width}`}),f("g",{key:"score steps"},$.marks),f("g",{key:"softmax steps"},x.marks),b&&f("g",{
key:"softmax"},fr(e,{...t,y:t.y+g+m,height:y},s,o,i))]}function Nc({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,m=n?e.sum/Math.sqrt(t):e.sum,p=Number(c[a])/l-h;return Vt(d=>{let b=(g,y)=>d(
g)===d(y);return n&&!b(d(e.sum)/Math.sqrt(t),m)||s&&!b(d(m)+d(s),o)?!1:r?!0:b(d(o)/l,o/l)&&b(d(o/l)-d(h),p)&&ns(d(p),Number(
u[a]))})}function Xe({dot:e,bias:t,logit:n},s){return Vt(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function ns(e,t){return yt(Math.exp(e))===yt(t)}function Vt(e){let t=xr.least;for(;t<xr.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function Sc({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,m=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(e.sum,h)}`,kind:"strong"}],n?[{text:`${ie} ÷ √${t}\
 = `},{text:E(u,h),kind:"strong"}]:[{text:`${ie} not divided by √${t}: scaling is off`}]];return s!==null&&m.push(o?[{
text:`${ie} no position bias: it is off`}]:[{text:`${ie} ${s<0?"−":"+"} ${E(Math.abs(s),h)} (position bias) = `},{text:E(
i,h),kind:"strong"}]),r?m.push([{text:`${ie} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&m.push([{text:`${ie} ÷ te\
mperature ${Tc(a)} = `},{text:E(i/a,h),kind:"strong"}]),m}function Ac({isMasked:e},t,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,m=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(u,o),isRaised:!0},{text:` = ${yt(m)}\
;`}],[{text:`${yt(m)} / ${yt(l)} = `},{text:Qn(Number(h[n])),kind:"strong"},{text:","}],...C(`where ${yt(l)} is the sum \
over ${s}${a?`, after ${E(a,o)}, the largest score, is subtracted from each`:""}.`)]}function yt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>Mc[s]??"").join("")}`}function be(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Tc(e){return String(
Math.round(1e3*e)/1e3)}var Ec=6;function $r(e,t){let n=L(e),s=se(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>_c(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>vc(e,r,s)}),o}
function wr(e){return Xe(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function _c(e,t,n){let{hidden:s,
dot:o,bias:r,logit:i}=n,a=wr(n),c=L(e),l=K(e,t),h=o&&r!==null?[...C("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${E(Math.abs(r),a)} (bias) =`}],[{text:"logit "},{text:E(i,a),kind:"strong"}]]:[...C("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:E(i,a),kind:"strong"}]],u=H(e,{...l,y:0},h),m=rt(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),p=Math.min(l.height-u.height-36*c,450*c),d=H(
e,{...l,y:l.y+p+4*c},h),b=Qt(e,[s],s,l.width);return[...z(e,t,`${s.length} hidden units read the context`),f("g",{key:"d\
ot"},o?ye(e,{...l,height:p},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):It(e,{...l,height:p},s,{colour:"query",numbered:b})),...d.marks,m.mark]}function vc(e,t,n){
let{reading:s}=e,o=L(e),r=K(e,t),{gate:i,trace:a}=s,c=H(e,{...r,y:0},p()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=H(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[...z(e,t,m()),n&&h.height>=
60*o&&f("g",{key:"curve"},d(h,n)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function m(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:g}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let M=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...C(M),y]}let $=[
[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,wr(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...$,...C(`is the gate: ${S(i,1)} of the answer comes from the pointer, ${S(1-i,1)} from genera\
tion.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...C(x),...C("As learned it would be"),...$]}function d(g,{logit:y,learned:$}){
let x=Math.max(Ec,Math.ceil(Math.abs(y))),M=v=>g.x+(v+x)/(2*x)*g.width,w=g.y+g.height,N=v=>w-v*g.height,k=Array.from({length:61},
(v,I)=>{let P=-x+I/30*x;return`${M(P).toFixed(1)} ${N(1/(1+Math.exp(-P))).toFixed(1)}`}),[O,A]=[M(y),N($)],_=y>0;return[
f("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${w}H${g.x+g.width}M${g.x} ${N(.5)}H${g.x+g.width}`}),[0,.5,1].map(v=>G(
e,g.x-6*o,N(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),[-x,0,x].map(v=>G(e,M(v),w+15*o,
E(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),G(e,(M(0)+M(-x))/2,w+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${O} ${w}V${A}H${g.
x}`}),f("circle",{key:"point",class:"point",cx:O,cy:A,r:5.5*o}),G(e,O+(_?-10:10)*o,_?Math.max(A-6*o,g.y+9*o):A-8*o,$.toFixed(
2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function b(g){let y=i*g.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:y,height:g.height}),f("rect",{key:"generation",class:"bar generation",x:g.x+y,y:g.y,width:g.
width-y,height:g.height}),G(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"small",key:"of pointer"}),G(e,g.x+g.width,
g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var kr=14,Mr=34;function ut(e,t,n,{largest:s,most:o=Mr,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(
t.height/(kr*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,p=Math.max(1,Math.ceil(kr*a/u)),d=h.findIndex(({isChosen:k})=>k),b=u>=13*a&&h.some(({category:k})=>k!==void 0),g=b?22*
a:0,y=Math.max(...h.map(({text:k})=>j(e,k,"strong")))+8*a,$=Math.max(0,...h.map(({beside:k=""})=>k?j(e,k,"small")+10*a:0)),
x=Math.max(...h.map(({label:k,says:O=""})=>Math.max(j(e,k,"strong"),m?j(e,O,"small"):0)))+8*a,M=Math.min(x,.58*(t.width-
g-y-$)),w={x:t.x+g+M,width:Math.max(1,t.width-g-M-y-$)},N=s??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:A})=>O+Math.
abs(A),0)))||1);return[h.map((k,O)=>{let A=t.y+(O+.5)*u,_=O===d||(h.length-1-O)%p===0&&(d<0||Math.abs(O-d)>=p),v=w.x,I=Math.
min(.62*u,.42*o*a);return f("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},f("rect",{key:"ground",class:"ground",x:t.x-3*a,y:A-u/2,width:t.width+6*a,height:u,rx:4}),b&&(_||
u>=17*a)&&k.category!==void 0&&ht(k.category,t.x,A-7.5*a,15*a),_&&G(e,t.x+g,A+(m&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:M-6*a,key:"name"}),m&&k.says&&G(e,t.x+g,A+12.5*a,k.says,{kind:"small",width:M-6*a,key:"says"}),k.
parts.map(({value:P,colour:U},W)=>{let R=Math.abs(P)/N*w.width,D=f("rect",{key:`part ${W}`,class:`bar ${U}${P<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:v,y:A-I/2,width:Math.max(.5,Math.min(w.width,R)-(k.parts.length>1&&R>2?.8:0)),height:Math.
max(1,I)});return v+=R,D}),_&&k.beside&&G(e,t.x+t.width-y,A+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
G(e,t.x+t.width,A+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&f("title",{},k.exact))}),
l&&G(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function ae(e,t,n,s=Mr){
return Math.min(s*L(e)*n,t.height)}function Or(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Lc(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Rc(e,s,t)}]}function Lc(e,t,n){let{reading:s}=e,
o=L(e),r=K(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:p})=>{let{label:d,category:b}=s.
nameOf(m),{logit:g}=Ft(s,m);return{key:`place ${m}`,label:d,category:b,parts:[{value:p,colour:"generation"}],beside:g===
null?"":E(g,2),text:S(p,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${d}: ${g===null?"":`logit ${E(g,4)}, `}\
probability ${S(p,3)}`}}),c=s.trace.architecture.locations,l=H(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...z(e,t,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},ut(e,u,a,{isWalked:!0})),h.mark]}function Rc(e,t,{location:n}){let{reading:s}=e,o=L(e),r=K(e,t),{label:i}=s.nameOf(
n),a=Ft(s,n),{dot:c,bias:l,logit:h}=a,u=yr(s),m=Xe(a,y=>h===null||!u||ns(y(y(h)-y(u.shift)),Number(u.exponentials[n]))),
p=s.probabilityOf("generation",n),d=[];if(c&&l!==null&&d.push(...C("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(c.sum,m)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${E(Math.abs(l),m)} (bias) =`}]),h!==null&&d.push([{text:"logit "},{text:E(h,m),kind:"strong"}]),u){let y=Number(u.exponentials[n]),
$=Number(u.scores[n])-u.shift;d.push([{text:"→ e",kind:""},{text:E($,m),isRaised:!0},{text:` = ${yt(y)};`}],[{text:`${yt(
y)} / ${yt(u.total)} = `},{text:S(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...C(`${yt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${E(u.shift,m)}, the largest logit, is subtracted from each`:""}.`))}else d.push(...C(
"→ softmax over the whole list:"),[{text:S(p,1),kind:"strong"}]);let b=H(e,{...r,y:0},d),g=c?Math.min(r.height-b.height-
8*o,450*o):0;return[...z(e,t,`How does it score ${i}?`),c&&f("g",{key:"dot"},ye(e,{...r,height:g},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...H(
e,{...r,y:r.y+g+(c?6*o:0)},d).marks]}var xe=20,Ze=8,Sr=19,X=8,we=3,os=4,$e=4,Ic=.05,Pc={least:13.5,most:38,lane:3},rs=13,Cc=760;function is(e,t,n=1){let s=t.
type/rs,o=46*s,r=t.height-98*s,i=as(e.count,o,r,Pc,s,Fc(e)),a=t.width>=1180*s,c=t.width<Cc*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Wc(e,s):Ar(e,a,s),u=l?62*s:0,m=l?u+22*s:16*s,p=t.width-2*xe-Nr(Object.values(h)),[d,b]=[o+12*s,t.height-4*s],g=Gc(
e.heads,p/e.layers-m,b-d,s),y=g.columns*(g.side+Ze*s)-Ze*s,$=e.heads>0?y+m:m,x=Math.max(0,p-e.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let M=t.width-2*xe-
Nr(Object.values(h))-e.layers*$,w=Math.min(M,e.hasPointer?220*s:60*s);h.bands+=w;let N=(M-w)/e.layers,k={x:xe,width:h.visits},
O=xe+h.visits+12*s,A=a?{x:O,width:h.slices}:null;A&&(O+=h.slices+12*s);let _=Array.from({length:e.layers},(V,Z)=>{let et=O+
Z*($+N);return{x:et,width:y,maps:Hc(e.heads,et,d,b,g,s),stream:l?et+(e.heads>0?y+10*s:0):null}});O+=e.layers*($+N);let v=t.
width-xe,I=v-h.answer,P=I-h.leave-h.gate,U=O+h.scores+h.weights+8*s,W=P-h.flow-X,R=Math.min(190*s,.24*t.height)/n,D=e.hasGate?
.56*t.height:(o+r)/2,tt=os*s,st=e.hasPointer?t.height-R-we*tt-6:(o+r-R)/2-tt;return{size:t,type:t.type,rows:i,visits:k,slices:A,
layers:_,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:U,places:W,
gate:P,gateWidth:h.gate,answers:{most:r-o<330?$e-1:$e,top:o,bottom:r+60*s,x:I,right:v,segment:I-X},right:v,top:o,bottom:r,
full:R,across:{visits:i.map(({y:V})=>V),starts:[o-12*s,e.hasGeneration?r:t.height-8],places:{room:[o+16*s,e.hasGeneration?
st-12*s:r],gap:22*s},generation:{start:st,gap:tt},gate:D-R/2},bands:{ribbon:(V,Z,et)=>ss(U,V,W,Z,et),into:(V,Z,et)=>ss(W+
X,V,P,Z,et),out:(V,Z,et)=>ss(P+h.gate,V,I-X,Z,et)}}}function ss(e,t,n,s,o){return o?vt(e,t,n,s):vt(e,t,e,t)}function Ar({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:46*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:X,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Wc(e,t){return{...Ar(
e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*
t,answer:126*t}}function Fc({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Ic?1+t[o]:o/e;return Array.from({length:e},
(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Nr(e){return e.reduce((t,n)=>t+n,0)}function as(e,t,n,{least:s,most:o,lane:r},i,a){
let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*
h)/(u-h))),u=(c-(e-l)*h)/l);let m=a&&new Set(a.slice(0,l)),p=t;return Array.from({length:e},(d,b)=>{let g=m?m.has(b):b>=
e-l,y=g?u:h;return p+=y,{y:p-y/2,height:y,isFull:g}})}function Gc(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[
1,2,4]){let i=n/Math.ceil(e/r)-Sr*s,a=Math.min(i,(t-(r-1)*Ze*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Hc(e,t,n,s,{
columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Sr*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
Ze*i),y:n+Math.floor(h/o)*c,side:r}))}function Qe(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push(
{first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[m,p]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(m*u.wish+p*(h.wish-u.length-t))/(m+p),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];
for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,
length:c}){return Math.max(n,Math.min(s-c,a))}}var bt=44,q={title:26,bars:34,inputs:64,scores:52,names:56},Tr=16,Dc={least:20,most:110,lane:1},Bc=62,cs=8,Uc=160,tn=16,
Er=6;function hs(e,t,n,s=1){let o=n/rs,[r,i]=[Tr,t-Tr],a=as(e.count,r,i,Dc,o).map(({y:v,height:I,isFull:P})=>({x:v,width:I,
isFull:P})),c=Number(a.at(-1)?.width)>=Bc*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+tn*o,u=h+(q.title+
q.inputs+tn)*o,m=[];for(let v=0;v<e.layers;v++){let I=Vc(e.heads,r,i,u+q.title*o,o),P=I.at(-1),W=(P?P.y+P.side+8*o:u)+q.
title*o;m.push({y:u,maps:I,stream:W}),u=W+(q.bars+tn)*o}let p=jc(e,r,u+q.title*o,i-r,o),d=Math.ceil(e.values("context").
length/p.columns)*p.cell,b=u+q.title*o+Math.max(d,20*o)+tn*o,g=b+(e.hasPointer?(q.title+q.scores)*o:0),y=g+(e.hasPointer?
170:96)*o,$=y+X+((e.hasPointer?q.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,M=qc(i-r,o)/s,w=os*o,N=i-M-we*w,k=Math.
max(78*o,M*s/2+6),O=$+x+34*o,A=i-M-16*o,_={most:$e,top:O,bottom:O+($e+1)*k,x:r-6*o,right:A-8*o,segment:A};return{size:{width:t,
height:_.bottom+Math.max(0,(M*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:m,context:p,pointer:b,
ribbons:g,places:y,gate:$,gateHeight:x,answers:_,full:M,across:{visits:a.map(({x:v})=>v),starts:[r,i],places:{room:[r,e.
hasGeneration?N-2*Er*o:i],gap:Er*o},generation:{start:N,gap:w},gate:i-M},bands:{ribbon:(v,I,P)=>ls(g,v,y,I,P),into:(v,I,P)=>ls(
y+X,v,$,I,P),out:(v,I,P)=>P?_o($+x,v,A+X,I):ls($+x,v,$,v,!1)}}}function ls(e,t,n,s,o){return o?Hn(e,t,n,s):Hn(e,t,e,t)}function Vc(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+cs*o)/r,a=Math.min(i-cs*o,Uc*o),c=Math.max(bt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+cs*o),side:a,touch:bt}))}function jc(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function qc(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var en={visits:0,slices:1,layers:2};function Nt({reading:e,beside:t}){return t?[e,t]:[e]}function ke(e){return Math.max(
...Nt(e).map(({largestWeight:t})=>t))}function nn(e){return e.isOwnScale?1:ke(e)}function ce(e){return en.layers+2*e}function J(e){
let t=en.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}
function Y(e,t){return e.beat<t&&"hidden"}var us=64,_r="largest of each head",zc=Float32Array.from({length:us},(e,t)=>t/(us-1));function ms({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function Me(e){let{reading:t,stage:n,lit:s}=e;return n.layers.some(
({maps:r},i)=>r.some((a,c)=>!t.isOff(i,c)&&fs(e,a,c).hasWeight))?s?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function fs({reading:e,stage:t},{side:n,touch:s},o){let r=12.5*t.type/13,i=e.heads-1,a=F("100 %",1.04*r,!0),c=(m,p)=>F(
`${m}${i}`,r)+p<=n,l=s!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${s!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function sn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in
i)?0:i.visits.width,h=17*a+c+F(_r,12.5*a)>l,u=r?h?"own largest":_r:S(ke(e)),m=t+12*a,p=[f("text",{class:"small",x:t,y:n},
"0"),f("image",{class:"map",href:Rt(zc,us,e.scale),x:m,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),f("rect",
{class:"map-frame",x:m,y:n-9*a,width:c,height:9*a}),f("text",{class:"small",x:m+c+5*a,y:n},u)],d=ms(e),b={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${d}`};if(s){let $=17*a+c+F(u,12.5*a),x=f("rect",{class:"ground",x:t-6*a,y:n+14*a-bt,width:$+12*a,height:bt});return f(
"g",{key:"scale",class:"switch",...b},x,p)}let g=F(d,12.5*a)+16*a,y=Me(e);return f("g",{key:"scale"},f("text",{class:"sm\
all",x:t,y:n-(y?33:17)*a},"Head maps: row reads column"),y&&f("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${y}`),
p,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),f("\
text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},d)))}var vr=24,Lr=.045,Yc=30,Kc=.6;function Rr(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.
isLeaf?1:0,share:1.2,marks:i=>Jc(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Qc(e,i,
t)}]}function Jc(e,t,n){let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(
r,i),m=s.isOff(r,i),p=o?u[lt(u)]||1:ke(e),d=Math.min(.36*t.width,190*l),b=(t.width-d)/h>=Yc*l,g=Zc(e,t,n,m,b),y=t.y+42*l,
[$,x]=[t.width-d,t.height-44*l-g.height],M=t.width<600*l?1.9:1.15,w={width:$/h,height:Math.min(x/h,M*$/h)},N={x:t.x+d,y,
width:$,height:w.height*h},k=`layers.${r}.heads.${i}`,O=w.height>=30*l,A=Xc(w.height,13*l);return[G(e,t.x,t.y+15*l,d>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:d-8*l}),f("g",{key:"columns"},v()),f("g",{key:"rows"},I()),f("im\
age",{key:"weights",class:"map",href:Rt(u,h,e.scale,p),...N,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"f\
rame",class:"map-frame",...N}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},P()),f("\
rect",{key:"column",class:"chosen-column",x:N.x+c*w.width,y:t.y,width:w.width,height:N.y+N.height-t.y,rx:3}),_(),f("rect",
{key:"cell",class:"chosen-cell",x:N.x+c*w.width,y:N.y+a*w.height,width:w.width,height:w.height}),g.at(N.y+N.height)];function _(){
let W=N.y+a*w.height,R=19*l,D=(V,Z)=>f("rect",{key:V,class:"chosen-row",...Z,rx:3}),{height:tt}=w;if(tt>=R)return D("row",
{x:t.x-3,y:W,width:t.width+3,height:tt});let st={x:t.x-3,y:W+(tt-R)/2,width:d,height:R};return[D("row",{x:N.x-1,y:W,width:N.
width+2,height:tt}),D("asking",st)]}function v(){let W=w.width>=14*l,R=Math.min(15*l,w.width-3*l),D=w.width>=30*l,tt=N.x;
return s.visits.map((st,V)=>{let Z=String(it[st.weekday]),et=st.weekday!==s.visits[V-1]?.weekday,wt=N.x+V*w.width,qt=j(e,
Z,"tiny"),Ys=!W&&et&&wt>=tt&&wt+qt<=N.x+N.width;Ys&&(tt=wt+qt+4*l);let Tn=N.x+(V+.5)*w.width;return f("g",{key:`column ${V}`,
class:`part choice${V===c?" here":""}${st.masked?" off":""}`,"data-open":`${k}.${a}.${V}`,role:"button",tabindex:"-1","a\
ria-label":`Read from visit ${V+1}: ${B(s,V)}${st.masked?", masked":""}`},f("rect",{class:"ground",x:N.x+V*w.width,y:t.y,
width:w.width,height:42*l}),W&&ht(st.category,Tn-R/2,t.y+(D?0:22)*l,R),Ys&&G(e,wt,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),
D&&[G(e,Tn,t.y+26*l,Z,{kind:"tiny",anchor:"middle",key:"day"}),G(e,Tn,t.y+38*l,w.width>=40*l?ot(st.start_minute):`${Math.
floor(st.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},B(s,V)))})}function I(){return s.visits.
map((W,R)=>{let D=N.y+(R+.5)*w.height,tt=R===a,st=tt||(h-1-R)%A===0&&Math.abs(R-a)>=A,V=Math.min(18*l,w.height-1.5*l),Z=w.
height>=12*l,et=t.x+(Z?V+10*l:4*l),wt=N.x-et-6*l,qt=tt||O?"strong":"label";return f("g",{key:`row ${R}`,class:`part choi\
ce${tt?" here":""}`,"data-open":`${k}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${B(s,R)}`},
f("rect",{class:"ground",x:t.x,y:D-w.height/2,width:d,height:w.height}),Z&&ht(W.category,t.x+3*l,D-V/2,V),st&&G(e,et,D+(O?
-2:4.5)*l,W.label,{kind:qt,width:wt,key:"name"}),O&&G(e,et,D+12*l,`${Pt(s,R)} · ${mr(s,R)}`,{kind:"small",width:wt,key:"\
when"}),f("title",{},B(s,R)))})}function P(){let W=[];for(let R=0;R<h;R++){if(h>vr&&R!==a){W.push(f("rect",{key:`row ${R}`,
class:"cell",x:N.x,y:N.y+R*w.height,width:N.width,height:w.height,"data-open":`${k}.${R}.${c}`},f("title",{},B(s,R))));continue}
for(let D=0;D<h;D++)W.push(U(R,D))}return W}function U(W,R){let D=Number(u[W*h+R]),[tt,st]=[N.x+R*w.width,N.y+W*w.height],
V=W===a&&R===c,Z=String(Math.round(100*D)),et=qt=>w.width>=j(e,Z.padStart(2,"0"),qt)+2*l,wt=(D>=Lr||b||W===a)&&w.height>=
13*l&&et("tiny");return f("g",{key:`${W} ${R}`,class:"cell"},f("rect",{key:"cell",x:tt,y:st,width:w.width,height:w.height,
"data-open":`${k}.${W}.${R}`,role:"button",tabindex:V?0:"-1","aria-current":V?"true":null},f("title",{},`${B(s,W)} reads\
 ${S(D,1)} from ${B(s,R)}`)),wt&&G(e,tt+w.width/2,st+w.height/2+4.5*l,Z,{kind:D/p>=.3&&et("strong")?"strong":"tiny",anchor:"\
middle",also:D/p>=Kc&&!m?"on-dark":"on-light",key:"weight"}))}}function Xc(e,t){return Math.max(1,Math.ceil(t/e))}function Zc(e,t,{
layer:n,head:s,query:o,isLeaf:r},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=L(e),m=h.isRemoved(n,s),p=t.height>=330*u,d=`\
layers.${n}.heads.${s}`,g=[c&&{text:m?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:m},
l&&!m&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:ms(e),attributes:{"data-act":"sc\
ale"}}].filter(w=>w!==!1),y=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Lr)}\
 on; each row adds up to 100.`,$=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>vr?"A stronger colour is more; each row adds up to 100 %.":y}`,x=p?C($):[],M=H(e,{...t,y:0},x,"small").height;
return{height:M+40*u,at(w){let N=t.x,k=[];for(let{text:O,attributes:A,..._}of g){let v=rt(e,N,w+M+22*u,O,A,_);N+v.width>
t.x+t.width||(k.push(v.mark),N+=v.width+10*u)}return[f("g",{key:"explained"},H(e,{...t,y:w+3*u},x,"small").marks),f("g",
{key:"controls"},k)]}}}function Qc(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visi\
t":`visit ${o+1}`,c=o===r?"itself":Ut(i,r);return[...z(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.
slice(1)} reads ${c}`),f("g",{key:"worked"},Je(e,K(e,t),te(i,n,s,o,r),ze(i,n,s,o),r,[{letter:"q",words:`Query of ${B(i,o)}`,
colour:"query"},{letter:"k",words:`Key of ${B(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits \
of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Ir=56;function Pr(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>tl(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>el(e,s,t)}]:[]]}function tl(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=oe(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,p]=[i.toFixed(2),(1-i).toFixed(2)],d=s.pointerWeights,b=[],g=O=>r.visits.map(A=>({value:O*Number(d[A]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:g(1),text:mt(a),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(i),text:mt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:mt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:mt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:mt(u),isChosen:!0});
let y=K(e,t),$=s.hasGate?[[{text:`${m} × ${mt(a)} = ${mt(l)}`}],...C("come from the pointer,"),[{text:`${p} × ${mt(c)}\
 = ${mt(h)}`}],...C("from generation. Together:"),[{text:mt(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:
[...C(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=H(e,{...y,
y:0},$),M={...y,height:y.height-x.height-44*o},w=ae(e,M,b.length,Ir),N=H(e,{...y,y:y.y+w+8*o},$),k=rt(e,y.x,y.y+y.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...z(e,t,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},ut(e,M,b,{most:Ir})),...N.marks,k.mark]}function el(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=oe(s,n),a=K(e,t),c="Its visits";if(r.length===0){let g=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...z(e,t,c),...H(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Pt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:mt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...C(u),[{text:mt(i),kind:"strong"},
{text:"."}]],p=H(e,{...a,y:0},m),d={...a,height:a.height-p.height-8*o},b=ae(e,d,h.length);return[...z(e,t,c),f("g",{key:"\
rows"},ut(e,d,h,{isOrdered:!0})),...H(e,{...a,y:a.y+b+6*o},m).marks]}function mt(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Cr(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>nl(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>sl(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>ol(e,s)}]}function nl(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),i=H(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,p)=>({key:`visit ${p}`,label:m.label,says:Pt(s,p),category:m.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:E(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:m.masked,exact:`${B(s,p)}\
: score ${E(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=rt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...z(e,t,"What the p\
ointer reads"),...i.marks,f("g",{key:"rows"},ut(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function sl(e,t,{visit:n}){let{
reading:s}=e;return[...z(e,t,`How does the pointer score ${Ut(s,n)}, ${Pt(s,n)}?`,`Score of ${Ut(s,n)}`),f("g",{key:"wor\
ked"},Je(e,K(e,t),ee(s,n),Ye(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function ol(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.pointerWeights,i=H(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:m,parts:d.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(b=>S(Number(r[b]),2)).join(" + ")} = ${S(p,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=rt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...z(e,t,"Sums per place"),...i.marks,f("g",{key:"rows"},ut(e,c,a)),l.mark]}function Wr(e,t){let n=L(e),s=Fr(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>rl(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>il(e,o,t)}]}function rn(e,{layer:t,visit:n,number:s}){return s??be(nt(e,`layers.${t}.residual_out`,n))}function Fr(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,p,d="plain")=>{let b=nt(e,`${s}.${u}`,n),g=`length ${E(Math.hypot(...b))}`;a.push({key:u,title:m,says:p||
g,values:b,colour:d})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(m,2)}, deviation ${E(p,2)}`}}function rl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=K(e,t),c=rn(s,n),l=Fr(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,p=[],d=(b,g,y=!0)=>{let $=rt(e,m,a.y+a.
height-10*i,b,g,{isButton:y});m+$.width>a.x+a.width||(p.push($.mark),m+=$.width+10*i)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...z(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),f("g",{key:"rows"},Bt(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},p)]}
function il(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=rn(s,n),c=K(e,t),{y:l}=c,h=[];for(let m of al(s,o,r,a)){
let p=H(e,{...c,y:l},m);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...z(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*i&&f("g",{key:"units"},cl(e,u,o,r,a))]}function al(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(nt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),ps(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(on("Norm 1:",ge(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(on("Norm\
 2:",ge(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,p,d){let b=d?"0 (skipped)":
null;return a?ds(h,u,m,p,b):[...C(`${h} no residual connection, so only`),[{text:b??E(m,2),kind:"strong"}]]}}function on(e,t){
if(!t)return C(`${e} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,
l=Vt(u=>{let m=u((u(n,1)-u(s,1))*u(o,1));return m!==u(r)||i===null||a===null?m===u(r):E(m*u(i,1)+u(a,1),2)===E(c,2)}),h=u=>E(
u,l+1);return[...C(e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${E(r,l)};`}],...i===
null||a===null?C("then a learned factor and bias give").concat([ps(c)]):[[{text:`${E(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],ps(c)]]}function ds(e,t,n,s,o=null){let r=Vt(a=>o!==null||a(a(t)+a(n))===a(s)),i=n<0&&o===null?"−":
"+";return[...C(e),[{text:`${E(t,r)} ${i} ${o??E(Math.abs(n),r)} =`}],[{text:E(s,r),kind:"strong"}]]}function ps(e){return[
{text:E(e,2),kind:"strong"}]}function cl(e,t,n,s,o){let{reading:r}=e,i=L(e),a=nt(r,`layers.${n}.feed_forward.pre`,s),c=nt(
r,`layers.${n}.feed_forward.hidden`,s),l=Ke(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.abs(
Number(h[x]))-Math.abs(Number(h[$]))),m=Array.from(c).filter($=>$>0).length,p=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",d=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${E(re(h),2)}, the bias adds ${E(l.bias,2)}:`:`${m} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,b=H(e,t,C(p+d),"small"),g=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,g).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${E(
Number(a[$]))} → ${E(Number(c[$]))}${l?` × ${E(Number(l.dot.second[$]),2)}`:""}`,text:E(Number(h[$]),2)}));return[...b.
marks,ut(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var ll=864e5,hl=.1;function gs(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>ml(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>fl(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>gl(e,o,t)}]:[]]}function ys(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ve)*ve;return`${ot(
c)} to ${ot((c+ve)%1440)}`}case"weekday":return Xs[r.weekday]??"";case"recency":{let c=ul(e,n);return c===null?"days bef\
ore the prediction":c>=Ln?`${Ln} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Yt)*Yt,l=c+Yt;return c>=Rn*Yt?`${Tt(Rn*Yt)} or more`:`${c?Tt(c):"0"} to ${Tt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function ul({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/ll;return Math.
round(o(e.predict_at)-o(s))}function ml(e,t,{kind:n,visit:s}){let{reading:o}=e,r=L(e),i=K(e,t),a=o.slices.map(({name:m,label:p,
lengths:d})=>({key:m,title:p,says:ys(o,m,s),values:es(o,m,s),colour:Number(d[s])===0?"plain off":"plain"})),c=a.reduce((m,{
values:p})=>m+p.length,0),l=H(e,i,C(`${a.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=rt(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.
y+l.height+2*r,height:i.height-l.height-34*r};return[...z(e,t,n==="inputs"?"What the last visit is made of":B(o,s)),...l.
marks,f("g",{key:"rows"},Bt(e,u,a)),h.mark]}function fl(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,i=L(e),a=K(e,t),
c=nt(r,"inputs.projected",s),l=o??be(c),h=gr(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],p={...a,height:Math.min(86*i,
.26*a.height)},d=dl(r,s,l),b=[],g=d.reduce((M,w)=>M+H(e,{...a,y:0},w).height+4*i,0),y={...a,y:p.y+p.height+28*i,height:a.
height-p.height-g-36*i},$=h?pl(h):[],x=y.y+($.length?ae(e,y,$.length)+6*i:0);for(let M of d){let w=H(e,{...a,y:x},M);if(x+
w.height>a.y+a.height+2)break;b.push(...w.marks),x+=w.height+4*i}return[...z(e,t,"The features, mixed into one vector"),
f("g",{key:"vector"},Bt(e,p,m,{chosen:l,open:M=>`${u}.${M}`})),$.length>0&&H(e,{...a,y:p.y+p.height+4*i},C(`Number ${l+1}\
: each feature × its weights`),"small").marks,$.length>0&&f("g",{key:"rows"},ut(e,y,$)),f("g",{key:"lines"},b)]}function pl({
parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:E(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:E(t,2),exact:""}]}function dl(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(nt(e,"inputs.p\
rojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=ge(e,"inputs.projected","inputs.norm","input_norm",t,n),i=on(
"Norm:",r),a=[[...C("Sum:"),[{text:E(s,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){
let c=e.trace.architecture.d_model,l=Ct(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?a.push(C("No posit\
ion encoding: it is off.")):l!==null&&r&&(i=ds("Position encoding:",r.result,l,o),a.push(i))}return i.push(...C("→ layer\
s")),a}function gl(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=K(e,t),i=[];for(let d=0;d<s.layers;d++)for(let b=0;b<s.heads;b++){
let g=Number(s.lastRow(d,b)[n]),y=s.isOff(d,b);i.push({key:`${d} ${b}`,label:`Layer ${d}, head ${b}`,parts:[{value:g,colour:"\
plain"}],text:y?"off":S(g,1),open:`layers.${d}.heads.${b}.${s.count-1}.${n}`,isOff:y})}let a=[];if(s.hasPointer){let d=Number(
s.pointerWeights[n]);if(i.push({key:"pointer",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:S(d,1),open:`point\
er.${n}`}),s.hasGate){let b=S(d*s.gate,1),g=Number(d.toFixed(3)),y=Vt($=>S(g*$(s.gate),1)===b);a.push(...C("To the answe\
r the pointer carries"),[{text:`${S(d,1)} × gate ${s.gate.toFixed(y)} = `},{text:b,kind:"strong"},{text:"."}])}}let c=H(
e,r,C(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=H(
e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=ae(e,h,i.length),m=i.map(({parts:d})=>Number(
d[0]?.value)),p=Math.max(hl,...m);return[...z(e,t,"Who reads it?"),...c.marks,i.length>0&&f("g",{key:"rows"},ut(e,h,i,{largest:p})),
f("g",{key:"end"},H(e,{...r,y:h.y+u+6*o},a).marks)]}var yl={head:Rr,stream:Wr,inputs:gs,visit:gs,context:pr,pointer:Cr,generation:Or,gate:$r,place:Pr};function Gr(e,t){let n=Ot(
t,e.reading);return n?sr(e,n,yl[n.kind](e,n)):[]}function Hr(e,t){let n=Ot(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return xl(n,t);break;case"stream":
return $l(n,t);case"pointer":if(n.isLeaf)return wl(n,t);break;case"generation":if(n.isLeaf)return kl(n,t);break;case"gat\
e":return Ml(t);default:break}return kt($t(bl(n),t),t,null)}function bl({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function xl({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(d=>d>i).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=te(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,p=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.sum,2)}, which makes a score of\
 ${E(u,2)}. ${m}${p}`}}function $l({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>E(Math.hypot(...nt(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function wl({visit:e},t){let n=S(Number(t.pointerWeights[e]),1),s=`The pointer gives ${B(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=ee(t,e),c=r!==null&&!i?` and the bias of its position is ${E(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${E(o.sum,2)}${c}; its score is ${E(a,2)}. The weight counts for ${Ut(t,e)}.`}}function kl({location:e},t){let{logit:n}=Ft(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the softmax over all places makes it ${S(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function Ml(e){let t=kt({kind:"gate"},e,null),n=se(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${E(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Ol=7;function Dr(e,{names:t,run:n},s){if(!t.length)return e;let o=Ol*s/13;return He(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>Nl(i,n,o)}:null)}function Nl({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:i,r:o}),f("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),f("title",{},`Put in from the ${s} run`))}var Sl={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},Al=.00501,Br="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Ur(e,t){
let n=Sl[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<Al&&s>0&&s<1?null:s,isDone:!0}}var an="http://www.w3.org/2000/svg",Vr=1.7,Tl=1.2,jr=20,El=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],_l={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},vl=".handle, .handle-words, .control, .escape",Ll=new Set(
["font-size","font-weight","text-anchor"]);function qr(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*Vr*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,g]of o.
querySelectorAll("*").entries()){let y=u[b];y&&Rl(g,getComputedStyle(y)),g.matches(vl)&&h.push(g);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute($)}for(let b of[...h,...o.querySelectorAll("[visi\
bility]")])b.remove();let m=document.createElementNS(an,"title");m.textContent=t;let p=document.createElementNS(an,"rect");
p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("fill",
n);let d=s.map((b,g)=>{let y=a*(g?1:Tl),$=document.createElementNS(an,"text");return $.textContent=Q(b,r-2*jr,y,g===0),$.
setAttribute("x",String(jr)),$.setAttribute("y",String((g+.8)*Vr*a-c)),$.setAttribute("font-size",String(y)),$.setAttribute(
"font-weight",g?"400":"600"),$.setAttribute("fill",getComputedStyle(e).color),$});return o.prepend(m,p,...d),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",an),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Rl(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of El){if(Ll.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==_l[n]&&e.setAttribute(n,s)}}function zr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>bs(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(bs("th",r,"row"),...i.map(a=>bs("td",a)));
return n}function bs(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function Yr({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(Fl).join(",")).join(`\r
`)}\r
`}var Il=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Pl=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Cl=/^(?=[\t\r\n])/;function Wl(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function Fl(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Wl(e));let t=e.
replace(Pl,"$1'").replace(Cl,"'"),n=Il.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Jr(e,t=null,n=null){if(t===null)return[Hl(e,n),Dl(e,n)];let s=Ot(t,e);return s?Gl[s.kind](e,s):[]}var Gl={head:Ul,
stream:Vl,inputs:Kr,visit:Kr,context:jl,pointer:ql,generation:zl,gate:Yl,place:Kl};function Hl(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[B(e,r),o.duration_minutes,
...n?[$s(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Dl(e,t){let{final:n}=e.trace.
location_probabilities,o=[...n.map(({location:i})=>i),_t].map(i=>{let{pointer:a,generation:c,fromPointer:l,fromGeneration:h}=oe(
e,i);return[i===_t?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf("final",i),...t?[t.knownProbability(
i)]:[]]}),r=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}${r>
0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:r>0?[...o,Bl(e,o,r)]:o}}function Bl({
gate:e,hasPointer:t,hasGeneration:n},s,o){let r=[Number(t),Number(n),e,1-e,1,1];return(s[0]??[]).map((i,a)=>{if(a===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=s.map(h=>h[a]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[a-1])-l)})}function Ul(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(
t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,p)=>B(e,p));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,p)=>[m,...a.subarray(p*i,(p+1)*i)])}];
let h=ze(e,t,n,s),{dot:u}=te(e,t,n,s,o);return[cn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,p)=>[m,$s(h.scores[p]),a[s*i+p]])}]}function Vl(e,t){
let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>nt(e,`${o}.${u}`,s)),a=rn(e,t),c=Ke(e,n,s,a),l=nt(e,`${o}.feed_forward.pre`,s),
h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],
rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(p=>p[m])])},{caption:`Hidden units of the feed-forward network${c?`, and w\
hat they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.
from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function Kr(e,{kind:t,visit:n}){let s=nt(e,"in\
puts.projected",n),o=[{caption:`What ${B(e,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.
map(({name:i,label:a,lengths:c})=>[a,ys(e,i,n),c[n]])},xs("All features mixed by one matrix",s)];if(t==="inputs")return o;
let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,
e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last vis\
it reads from it",columns:["Reader","Weight"],rows:r}),o}function jl(e){return[xs("The context: the last visit after all\
 layers",e.values("context"))]}function ql(e,{visit:t,isLeaf:n}){let s=Ye(e),o=e.visits.map((l,h)=>B(e,h)),r=e.values("p\
ointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weigh\
t of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],
...i?[i[h]]:[],$s(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Pr\
obability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=ee(
e,t);return[cn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function zl(e,{location:t,isLeaf:n}){let s=e.
trace.location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place",
"Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Ft(e,i.location).logit,i.probability])},{dot:r}=Ft(e,t);
return n&&r?[cn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function Yl(e){let t=se(e),n={
caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:
[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?cn(s,["Hidden unit","Weight"],t.dot):xs(s,t.hidden),
n]}function Kl(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=oe(
e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],
rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weig\
ht"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function cn(e,t,{first:n,second:s,products:o,sum:r}){return{
caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],i]),["Sum","","",r]]}}function xs(e,t){
return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function $s(e){return Number.isFinite(e)?
e:"−∞"}function Xr(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of Jr(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(zr(l));let m=document.createElement("a");m.textContent=
"Save as CSV",m.setAttribute("aria-label",`Save as CSV: ${l.caption}`),m.download=`${[o,n??"network",Jl(l.caption)].filter(
Boolean).join("-")}.csv`,m.href=URL.createObjectURL(new Blob([Yr(l)],{type:"text/csv"})),i.push(m.href),r.append(u,h,m)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function Jl(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var Xl={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Qr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Xl[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=ln(
i);if(!o){let m=e[r+s];return m&&ln(m)===a?m:null}let c=[...new Set(e.map(ln))],l=c[c.indexOf(a)+s],h=e.filter(m=>ln(m)===
l),u=m=>Math.abs(Zr(m)-Zr(i));return h.sort((m,p)=>u(m)-u(p))[0]??null}function ln(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Zr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function ei(e,t,n){return[...t.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...Zl(e,n)].reduce((o,r)=>ti(
r)>ti(o)?r:o)}function Zl(e,t){let{visits:n,trace:s,layers:o,heads:r}=e,{location:i,probability:a}=s.prediction,c=Be(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:m},p)=>m.length>Number(n[u]?.label.length)?p:u,0)}];for(let u=0;u<
o;u++)for(let m=0;m<r;m++)h.push({kind:"head",layer:u,head:m});return h.map(u=>{let{title:m,text:p}=kt(u,e,null),d=t?` ${De(
u.kind)}, ${c}`:"";return{title:m,text:`${p}${d}`}})}function ti({title:e,text:t}){return e.length+t.length}var Ql=.6,th=["pointer","generation"];function Oe({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function hn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Oe(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...ni(t),...ni(n)],c=[
...new Set(a)].flatMap(h=>th.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function ni({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function un({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<Ql)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:f("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&f("title",{},i))}function mn(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var Ne="Circuit",eh=[["bold","keeps the answer"],["faded","can be left out"]],fn=class{circuit=null;failure="";#e;#n;#s=null;constructor(t,n){
this.#e=t,this.#n=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of eh){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,Ne)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#o(t,Ne),this.#n(),t&&this.#t(0)}renew(){this.#r(),this.isOn&&
this.#t(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#t(t){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${Ne} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#e(o=>{n.signal.
aborted||this.#o(!0,`${Ne} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,Ne),this.#n()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var si="http://www.w3.org/2000/svg",nh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
pn=/-?\d+(?:\.\d+)?/g,dn=class{#e=new WeakMap;#n=new Map;#s=new WeakMap;#r=0;#t=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#m(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#n.size&&this.#h(n)}#o(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#i(oi(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#e.
get(c);l&&r.set(ks(l.mark,a),c)}let i=n.map((a,c)=>{let l=oi(a),h=r.get(ks(l,c));r.delete(ks(l,c));let u=h??document.createElementNS(
si,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(si,t.tag);for(let s in t.attributes){let o=fe(
t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#e.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),n}#l(t,n,s){
let o=this.#e.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))fe(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=fe(c),h=fe(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&nh.
has(a)?sh(h,l):null;u?this.#n.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:i})}#a(t){let n=this.#s.get(t)??this.#r++;return this.#s.
set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#m();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#n.values())a.setAttribute(c,l(i));this.#t=requestAnimationFrame(s)};this.#t=
requestAnimationFrame(s)}#m(){cancelAnimationFrame(this.#t);for(let{element:t,name:n,end:s}of this.#n.values())t.setAttribute(
n,s);this.#n.clear()}};function oi(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function ks(e,t){
return`${e.tag} ${e.key??t}`}function sh(e,t){let n=e.match(pn)??[],s=t.match(pn)??[],o=t.split(pn);return n.length!==s.
length||e.split(pn).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var gn=class{#e=0;#n=0;#s=[];constructor(t,n){this.show=n,this.button=Ms("Play the story","play",()=>this.toggle()),this.
back=Ms("Step back","back",()=>this.step(-1)),this.forth=Ms("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#t(!1)}isOpen=!1;get beat(){return this.isOpen?this.#n:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#n<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#n]??
null:null}tell(t){this.#s=t,this.#n=Math.min(this.#n,t.length-1),this.slider.max=String(t.length),this.#t(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let t=this.#n>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#n:0),this.#r()}pause(){
clearTimeout(this.#e),this.#e=0,this.#t(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#n=0,this.#t(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#n+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#n=
Math.max(0,Math.min(this.#s.length-1,t)),this.#t(!1),this.show(this.#n)}#r(){let{title:t="",text:n=""}=this.#s[this.#n]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#n>=this.#s.length-1){this.pause();return}this.#e=window.setTimeout(()=>{
this.goTo(this.#n+1),this.#r()},s),this.#t(!0)}#t(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#n+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#n+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#n===0,this.forth.disabled=this.isOpen&&this.#n>=this.#s.length-1}};function Ms(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var oh=.03,rh=5;function yn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=gt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),m=u.slice(0,-1).map(({location:g})=>g),p=ii(m.map(g=>t?.knownProbability(g)??null),1),d=n&&t?ih(m,e,t):null,b=(l-c)/
u.length;return u.map((g,y)=>{let $=c+(y+.5)*b,x=g.probability*s.full,M={pointer:d?.pointer[y]??null,generation:d?.generation[y]??
null},[w,N]=["pointer","generation"].map(k=>ri(g[k]*jt({reading:e},k),M[k])*s.full);return{...g,was:t?p[y]??null:null,wasByPath:M,
middle:$,start:$+(Number(w)-Number(N)-x)/2,height:x}})}function ri(e,t){return Math.max(0,(t??e)-e)}function ih(e,t,n){let s=(o,r)=>r?
ii(e.map(i=>n.shareOf(o,i)),jt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function ii(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function bn(e,t){let{reading:n,stage:s}=e,o=Oe(e),r=n.pointerWeights,i=g=>g.reduce((y,$)=>y+ri(r[$],o?.[$]??null),0),a=n.
pointedPlaces.map(g=>({...g,lost:i(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=a.filter((g,y)=>g.
probability+g.lost>=oh&&y<rh||Os(t,g.location)<t.length-1).map(g=>({...g,wish:b(g.visits)})),l=a.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:$})=>y+$,0),lost:i(g),visits:g,wish:b(g)})}c.sort((g,y)=>g.
wish-y.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:g,probability:y,lost:$})=>({wish:g,length:(y+$)*s.full})),
p=m.reduce((g,{length:y})=>g-y,h[1]-h[0]),d=Qe(m,Math.max(0,Math.min(u,p/(m.length-1||1))),...h);return c.map(({location:g,
label:y,probability:$,lost:x,visits:M},w)=>({path:"pointer",location:g,label:y,probability:$,start:Number(d[w]),lost:x,visits:M,
answer:Os(t,g)}));function b(g){let y=g.map(x=>Math.max(r[x],o?.[x]??0)),$=y.reduce((x,M)=>x+M,0)||1;return g.reduce((x,M,w)=>x+
Number(y[w])/$*Number(s.across.visits[M]),0)}}function xn({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
we),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Os(n,i)};return r+=c*t.full+o,l})}function jt({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function ft(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Os(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var Ns=18;function Gt({stage:e},t){let n=e.type/13;return F(t,12.5*n)+13*n}function Se({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function $n(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return f("g",{key:`temperature ${t}`},le(e,{act:`${t}_temperature`,words:Se(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function le(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||Ns*l,u=Gt(e,n),
m=a?" stays":c?" on":"";return[f("rect",{key:`handle ${t}`,class:`handle${m}`,"data-act":t,x:o-u,y:r,width:u,height:h,rx:h/
2},f("title",{},s)),f("text",{key:`handle words ${t}`,class:`handle-words middle${m}`,x:o-u/2,y:r+h/2+4*l},n)]}var Ae=1440;function ai(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ht(e,n,"Visits",Ss(e,s),s),...ah(e),...t.rows.map(
(o,r)=>lh(e,r))]}function Ss({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return F(o,12.5*(e.type/13))<=n?o:s}function Ht({stage:e},t,n,s,o=400){let r=e.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},F(n,15*r,!0)<=o?f("text",{x:t,y:17*r,class:"title"},n):f("te\
xt",{x:t,y:17*r,class:"small strong"},Q(n,o,12.5*r,!0)),f("text",{x:t,y:35*r,class:"small"},Q(s,o,12.5*r)))}function ah({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of As(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function As({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=ch(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(it[s.weekday])})}return t}function ch({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function lh(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=pe(o,n).includes(t),p=c.masked?"unmask":"mask",d=a&&e.canAct&&t<n.count-1,b=d&&m?Gt(e,p)+4*l:0,g=Math.min(Ns*l,i),
y=wn(c),$=i>=33*l,x=($?20:13)*l,M=h+x+($?14:8)*l,w=Es(e,t),N=_s(e,t),k=m||N,O=w?42*l:0,A=s.visits.x+s.visits.width-4,_=A-
M,v=y.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),I=s.isDense?0:38*l,P=$?[f("text",{x:M,y:r-3*l,class:"\
strong"},Q(c.label,_-b,13*l,!0)),f("text",{x:M,y:r+13*l,class:"small"},[y,v].find(U=>F(U,12.5*l)<=_-O)??ot(c.start_minute)),
w||_<F(y,12.5*l)+56*l?null:hh(A+4-50*l,r+5*l,48*l,c)]:[f("text",{x:M,y:r+4.4*l,class:k?"strong":"label"},Q(c.label,_-Math.
max(I,O)-b-9,12.5*l,k)),w||s.isDense?null:f("text",{x:A-b,y:r+4.4*l,class:"small end"},ot(c.start_minute))];return f("g",
Ts(e,t,c),f("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&ht(c.category,h+4*l,r-x/2,
x),a?P:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),w&&a&&f("text",{x:A,y:r+($?13:4.4)*l,class:N?"strong end":
"small end"},w),d&&m&&le(e,{act:"mask",words:p,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:A+2,y:$?r-17*l:r-g/2,height:g}),f("title",{},`${c.label}, ${it[c.weekday]} ${y}`))}
function Ts({reading:e,lit:t,beat:n},s,o){let r=pe(t,e).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${e.count}\
: ${o.label}, ${it[o.weekday]} ${wn(o)}${o.masked?", masked":""}${e.hasPointer&&n>=J(e).pointer?`; pointer weight ${S(e.
pointerWeights[s],1)}`:""}`}}function wn({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Tt(t)}`}function Es({
reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function _s({reading:e,lit:t},n){return t?.
kind!=="head"?!1:lt(e.lastRow(t.layer??0,t.head??0))===n}function hh(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,Ae),i=Math.min(s,Math.max(0,s+o-Ae)),a=(c,l)=>f("rect",{class:"stay",x:e+c/Ae*n,y:t,width:Math.max(1,(l-c)/Ae*n),
height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),f("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Ae*n-2,y:t-3,width:5,
height:13}))}function ci(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=t,
a=Math.max(...Nt(e).map(({longestSlice:b})=>b)),c=r/i.length,l=at(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y:b,
height:g},y)=>i.map(({lengths:$},x)=>{let M=Number($[y])/a*Math.max(2,g-4);return{visit:y,x:o+x*c,y:b+g/2-2-M,width:.72*
c,height:M}})),[m,p]=vs(u,({visit:b})=>h||l.includes(b)),d=i.map(({short:b},g)=>f("text",{key:`name ${b}`,class:"tiny mi\
ddle",x:o+(g+.36)*c,y:(g%2?40:26)*s},b));return[f("g",Ls(e),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),d,f("path",{key:"bars",class:"length",d:Zt(p)}),m.length>0&&f("path",{key:"lit",class:"length lit",
d:Zt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function vs(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Ls(e){return{key:"slices",class:`part \
slices${ct(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Y(e,en.slices),"aria-label":`Input \
of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function li(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ht(e,n+6*o,"Answer",e.stage.isDense?"":uh(e),
s-n),...Rs(e,t)]}function uh({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Rs(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=gt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(m=>{let{location:p,label:d,category:b,probability:g,was:y,middle:$,height:x,start:M}=m,w=[{path:"poin\
ter",share:m.pointer*jt(e,"pointer")},{path:"generation",share:m.generation*jt(e,"generation")}],N=a===p,k=c+(b===null?6:
26)*i,O=_e(d,l-k-(r===p?20*i:2),13.5*i,2,!0),A=$-(O.length>1?22:8)*i,_=$+(O.length>1?2:0)*i,v=c+6*i,I=u-8*i;return f("g",
{key:`place ${p}`,class:`part place${N?" lit":a!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${d}: ${S(g,1)}; from the pointer ${S(w[0]?.share??0,1)}, from generation ${S(
w[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*i,y:A-16*i,
width:u+10*i,height:_-A+50*i,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:X-2,height:Math.max(1,x)}),
b!==null&&ht(b,c+5*i,A-13*i,16*i),O.map((P,U)=>f("text",{key:`name ${U}`,class:p<0?"label halo":"strong halo",x:k,y:A+15*
U*i},P)),r===p&&f("path",{key:"happened",class:"check",d:`M${l-16*i} ${A-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*i,y:_,width:I,height:8*i}),w.map(({path:P,
share:U})=>{let W=f("rect",{key:P,class:`${P} bar`,x:v,y:_,width:Math.max(0,U*I),height:8*i});return v+=U*I,W}),y!==null&&
f("rect",{key:"before",class:"before",x:c+5*i+y*I,y:_-3*i,width:2,height:14*i}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},S(g,1)),y!==null&&mh(c+60*i,_+23*i,g,y))})}function mh(e,t,n,s){let{change:o,size:r,sign:i}=zt(
n,s);return o===0?f("text",{key:"change",class:"small",x:e,y:t},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function hi(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:i,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Is(e,m,fh(e,h,u,c,a*l),n.isDense?p:void 0)}function Is(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Nt(e).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,p)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:t+p%s*o,y:n+Math.floor(p/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${ct(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Y(e,J(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"groun\
d",x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,f("text",{key:"name",...i??c},"C\
ontext"),u,f("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function fh({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),
e.hasGeneration&&f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("\
gate.logit")&&f("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}function ui(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=kn(e);return f("g",Ps(e,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function kn({reading:e}){return e.trace.architecture.
components.includes("gate")}function Ps(e,t){let{reading:n}=e,s=e.canAct&&kn(e);return{key:"gate",class:`part gate${ct(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",visibility:Y(e,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Mn(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=J(s).
gate,a=x=>jt(e,x),c=gt(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[M]of n.entries())u.set(`${x} ${M}`,h),h+=Number(n[M]?.[x])*
a(x)*o.full;let m=t.map(x=>{let M=Number(l.get(x)),w=x.probability*a(x.path)*o.full,N=ft(x.start,x.start+x.probability*o.
full),k=ft(M,M+w);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${y(x.location)}`,d:o.bands.into(
N,k,i)})}),[p,d]=[o.across.gate,o.across.gate+o.full],b=n.flatMap((x,M)=>{let w=x.start;return["pointer","generation"].map(
N=>{let k=Number(x[N])*a(N),O=k*o.full,A=Number(u.get(`${N} ${M}`)),_=ft(A,A+O),v=ft(w,w+O),I=x.wasByPath[N],P=I===null?
null:g(N,A,w,O,I*o.full);w+=O;let U=`out ${N} ${x.location}`;return[O>0&&f("path",{key:U,class:`${N} band${y(x.location)}`,
d:o.bands.out(_,v,i)}),P&&un({key:U,now:O,before:Number(I)*o.full,path:(W,R)=>o.bands.out(W,R,i),edges:P,style:y(x.location),
title:`${x.label}, from ${N==="pointer"?"the pointer":"generation"}: ${mn(k,Number(I),e.before?s.wordsFor(e.before):"")}`})]})});
return[m,b,i&&r?.kind==="visit"&&$(r.visit??0)];function g(x,M,w,N,k){let O=Math.abs(N-k),A=x==="pointer",_=(P,U)=>{let W=A?
P-(U?0:O):P+N-(U?O:0);return[W,W+O]},[v]=_(M,!1),I=Math.max(p,Math.min(d-O,v));return{more:[_(M,!0),_(w,!0)],less:[[I,I+
O],_(w,!1)]}}function y(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let M=s.pointerWeights,
w=t.find(({path:R,visits:D})=>R==="pointer"&&D.includes(x));if(!w)return null;let N=[...w.visits].sort((R,D)=>R-D),O=N.slice(
0,N.indexOf(x)).reduce((R,D)=>R+M[D],0)*o.full,A=M[x]*o.full,_=a("pointer"),v=Number(l.get(w))+O*_,I=n[w.answer],P=Number(
u.get(`pointer ${w.answer}`))+O*_,U=Number(I?.start)+O*_,W=I?.location===w.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(ft(w.start+O,w.start+O+A),ft(v,v+A*_),i)}),W&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(ft(P,P+A*_),ft(U,U+A*_),i)})]}}function mi(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=kn(e),m=`${S(t.gate)} pointer${u?"":", fixed"}`;return f("g",Ps(e,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-bt/2,s.size.width-
bt),y:r+(i-bt)/2,width:bt,height:bt})])}function fi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:d})=>d==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=J(n).generation,h=i-a-(s.
isDense?38:46)*o,u=({label:d,location:b})=>b>=0?Q(d,h,13*o):[d,d.replace(/others?/,"more")].find(y=>F(y,12.5*o)<=h)??"ot\
hers",m=r.map((d,b)=>{let{probability:g,location:y}=d,$=c+b*17*o;return[f("text",{key:`name ${b}`,class:y<0?"small halo":
"label halo",x:a,y:$},u(d)),f("text",{key:`share ${b}`,class:"strong end halo",x:i,y:$},S(g))]}),p=r.map(({label:d,probability:b,
start:g,location:y},$)=>f("rect",{key:`bar ${$}`,class:"generation bar",x:s.places,y:g,width:X,height:l?Math.max(.8,b*s.
full):0},f("title",{},`${y<0?"The others":d}: ${S(b,1)} of the generation head`)));return f("g",Cs(e,r),f("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?i:a,
y:c-18*o},"Generation"),m,p)}function Cs(e,t){return{key:"generation",class:`part generation-block${ct(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Y(e,J(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:n,probability:s})=>n+At(n,s)).join(", ")}`}}var ph=4,Ws=17,dh=4;function pi(e,t){let{reading:n,stage:s,lit:o}=e,r=gt(o,n),i=t.filter(({path:l})=>l==="pointer"),a=gh(
e,i),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",visibility:Y(e,J(n).pointer)},i.map(l=>f("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:X},
f("title",{},`${l.label}: ${S(l.probability,1)} of the pointer`))),[yh,bh].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function gh({
reading:e,stage:t,lit:n},s){let o=t.type/13,r=gt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:p}=h,d=u>=0,b=At(m,p),y=`${Q(
m,a-i-F(b,13*o,!0),13*o,d)}${b}`,$=F(y,13*o,d)/2,x=h.start+p*t.full/2,M=Math.max(i+$,Math.min(a-$,x)),[w,N]=[M-$,M+$];for(let k=0;k<
ph;k++){if(l.some(_=>_.row===k&&w<_.right+8*o&&N>_.left-8*o))continue;let A=M>x?"":M<x?" end":" middle";l.push({flow:h,text:y,
isBold:d,left:w,right:N,row:k,anchor:A});break}}return l}function di({stage:e},{row:t}){return e.places+X+(14+Ws*t)*e.type/
13}function yh(e,t,n){let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&f("path",{key:`leader ${i.location}`,
class:`leader${n}`,d:`M${i.start+i.probability*r/2} ${o+X}V${di(e,t)-11*s/13}`})}function bh(e,t,n){let{flow:s,text:o,isBold:r,
left:i,right:a,anchor:c}=t;return f("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?
i:c===" end"?a:(i+a)/2,y:di(e,t)},o)}function gi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="g\
eneration"),i=e.beat>=J(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(dh*Ws-6)*o;return f(
"g",Cs(e,r),f("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+X-c+40*o,rx:6}),f("text",{class:"tit\
le end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},p)=>{let d=At(h,u),b=Q(
h,a-F(d,13*o),13*o)+d;return[f("text",{key:`name ${p}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+p*Ws*o},
b),f("rect",{key:`bar ${p}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:i?X:0},f("title",{},
`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var xh=16;function yi(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=Y(e,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=at(o,n),h=Math.max(...a),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},p=F("Pointer",15*r,!0)+4*r,
d=Gt(e,Se(e,"pointer")),b=s.rows.flatMap(({y,isFull:$},x)=>{if(!$)return[];let M=a[x]>=.2*h||l.includes(x)?"strong":"sma\
ll",w=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end halo${w}`,x:s.scores,
y:y+4.4*r},E(c[x])),f("text",{key:`weight ${x}`,class:`${M} end${w}`,x:s.weights,y:y+4.4*r},S(a[x]))].filter(N=>N!==!1)}),
g=t.filter(({path:y})=>y==="pointer").map(y=>$h(e,y));return[f("g",Fs(e,t),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ht(e,u,"Pointer","",200),Object.entries(m).map(([y,$])=>f("text",{key:y,class:"\
small end","aria-hidden":"true",x:$,y:35*r},y)),!s.isDense&&$n(e,"pointer",Math.max(s.weights+6*r,u+p+d)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),f("g",{key:"ribbons",visibility:i},Gs(e,t),g)]}function Fs(e,t){
return{key:"pointer",class:`part pointer-block${ct(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:Y(
e,J(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>n+At(n,s)).join(", ")}`}}function Gs(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.pointerWeights,
a=Oe(e),c=at(r,n),l=e.beat>=J(n).pointer,h=Qe(o.across.visits.map((u,m)=>({wish:u,length:Math.max(i[m],a?.[m]??0)*o.full})),
0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,p=u.start+u.probability*o.full;
return[...u.visits].sort((d,b)=>d-b).map(d=>{let b=i[d]*o.full,g=Number(h[d]),y=c.includes(d)?" lit":c.length?" dim":"",
$=ft(m,m+b);m+=b;let x=a?.[d]??null,M=x===null?0:(x-i[d])*o.full,[w,N]=[p,Math.max(0,M)];p+=N;let k=`${n.visits[d]?.label}\
: `,O=x===null||!s?`${k}${S(i[d],1)} of the pointer`:`${k}${mn(i[d],x,n.wordsFor(s))} of the pointer`;return[f("path",{key:`\
ribbon ${d}`,class:`pointer band${y}`,d:o.bands.ribbon(ft(g,g+b),$,l)},f("title",{},O)),un({key:`ribbon ${d}`,now:b,before:x===
null?null:x*o.full,path:(A,_)=>o.bands.ribbon(A,_,l),edges:{more:[[g+b+M,g+b],[m+M,m]],less:[[g+b,g+b+M],[w,w+N]]},style:y,
title:O})]})})}function $h(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/
13,h=gt(c,i),u=At(s,o),p=i.hasGate&&Math.abs(r-a.across.gate+5*l)<xh*l?F("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[d,b]=[a.
ribbons+2*l,a.gate-12*l-p],g=b-d,y=n>=0,$=Q(s,g-F(u,13*l,!0),13*l,y),x=F($+u,13*l,y)/2,M=Math.max(d+x,Math.min(a.places+
X/2,b-x));return f("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${t} bar`,x:a.places,y:r,width:X,
height:Math.max(.8,o*a.full)}),f("text",{class:`${y?"strong":"small"} middle halo`,x:M,y:r-5*l},$+u),f("title",{},`${s}:\
 ${S(o,1)} of the pointer`))}function bi(e){return[St(e,17*(e.stage.type/13),"Visits",Ss(e,e.stage.size.width)),...wh(e),...e.stage.columns.map((t,n)=>kh(
e,n))]}function St({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-F(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:e.left,y:t},n),f("text",{class:"small end halo",x:o,
y:t},Q(s,i,12.5*r)))}function wh({reading:e,stage:t}){let n=t.type/13;return As(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function kh(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,p=pe(o,n).includes(t),d=Math.min(20*l,i-3),b=ot(c.start_minute),g=Es(e,t),y=[
g||b,g?g.replace(" %",""):b.slice(0,2)],$=y.find(N=>F(N,12.5*l,!0)<=i)??y[1],x=m?_e(c.label,i-6*l,12.5*l,2):[],M=p||_s(e,
t),w={class:M?"strong middle":"small middle",x:r};return f("g",Ts(e,t,c),f("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[ht(c.category,r-d/2,h+8*l,d),f("text",{key:"hour",...w,y:h+45*l},$),
x.map((N,k)=>f("text",{key:`name ${k}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},N))]:f("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),f("title",{},`${c.label}, ${it[c.weekday]} ${wn(c)}`))}
function xi(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=at(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Nt(e).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:m,label:p,lengths:d},b)=>{
let g=Number(d[i]),y=n.left+(b+.5)*l,$=g/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:y-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${m}`,class:"tiny middle",x:y,y:h-$-4*o},E(g)),f("text",{key:`name ${m}`,class:"tiny \
middle",x:y,y:h+15*o},p)]});return f("g",Ls(e),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(q.title+q.inputs+6)*o,rx:6}),St(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${it[a.weekday]} ${ot(a.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function $i(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[f("g",Fs(e,t),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(q.title+q.scores)*o,rx:6}),St(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Mh(e)),f("g",{key:"ribbons",visibility:Y(
e,J(n).pointer)},Gs(e,t))]}function Mh({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
d=>E(d)),i=at(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(d=>F(d,11.5*s)>c-3),h=t.pointer+(q.title+
q.scores)*s,u=t.columns.find(d=>d.isFull),m=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:d,isFull:b},g)=>{
let y=i.length&&!i.includes(g)?" dim":"",$=o[g]>=.2*a||i.includes(g),x=S(o[g]).replace(" %",""),M=F(x,12.5*s,!0)/2;if(!b&&
(!$||d-M<p||d+M>m))return[];p=d+M;let w=$?"strong":"small",N=h-24*s;return[b&&f("text",l?{key:`score ${g}`,class:`tiny${y}`,
x:d+4*s,y:N+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${y}`,x:d,y:N},r[g]),f("text",{key:`weight ${g}`,class:`${w} middle${y}`,x:d,y:h-6*s},x)].filter(k=>k!==!1)})}function wi(e){let{reading:t,stage:n}=e,s=n.type/13,o=Y(e,J(t).gate),r=yn(e),i=[...bn(e,r),...xn(e,r)];return[Is(e,n.context,
Oh(e)),...t.hasPointer?$i(e,i):[],f("g",{key:"flows",visibility:o},Mn(e,i,r)),...t.hasPointer?[pi(e,i)]:[],...t.hasGeneration?
[gi(e,i)]:[],...t.hasGate?[mi(e)]:[],f("g",{key:"answer",visibility:o},St(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Rs(e,r))]}function Oh({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Hs=19,Nh=.05;function ki(e){let{stage:t}=e,n=t.type/13,s=nn(e),o=f("g",{key:"legend",visibility:Y(e,ce(0))},sn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Gt(e,Se(e,"attention")),h=F(c,15*
n,!0)+l+4*n<=i.width,u=Me(e),p=F(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return f("g",{key:`layer ${a}`,visibility:Y(
e,ce(a))},i.maps.length?Ht(e,i.x,c,p,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&$n(e,"attention",
i.x+i.width,(h?3:21)*n),i.maps.map((d,b)=>Sh(e,d,a,b)),i.maps.map((d,b)=>Ds(e,d,a,b,s)),Ah(e,a))});return[o,...r]}function Sh(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isOff(n,s))return null;let a=o.lastRow(n,s),c=Mi(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Nh):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
p=Math.max(.5,a[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:vt(l,[m-p,m+p],t.x,[h-p,
h+p])})})}function Mi({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Ds(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:m,touch:p}=t,{count:d}=r,b=r.weights(n,s),g=r.lastRow(n,s),y=r.isOff(
n,s),{before:$,overlays:x}=e,M=x&&!y&&$?.isOff(n,s)?$:null,w=M?`; switched off ${r.wordsFor(M)}`:"",N=c?b[lt(b)]||1:o,k=Mi(
e,n,s),[O]=a?.kind==="visit"?at(a,r):[],A=lt(g),_=O??A,v=m/d,I=`Layer ${n}, head ${s}`,P=p?u-38*l:u+4,U=y?"switch on":"s\
witch off",W=p===void 0&&Gt(e,U)<=m-6*l,R=r.visits[A],D=fs(e,t,s);return f("g",{key:`head ${s}`,class:`part head${k?" li\
t":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${I}: switched of\
f`:`${I}: the last visit reads most from visit ${A+1}, ${R?.label}, ${S(g[A])}${w}`},f("text",{class:"small",x:h,y:u-(p?
25:4)*l},D.name),!y&&D.hasWeight&&f("text",{key:"weight",class:`${O===void 0?"small":"strong"}${p?"":" end"}`,x:p?h:h+m,
y:u-4*l},S(g[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",{key:"map",class:"\
map",href:Rt(b,d,e.scale,N),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:y?.15:1}),y&&f("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),M&&f("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
m}L${h+m} ${u}`}),O!==void 0&&!y&&f("rect",{key:"column",class:"column",x:h+O*v,y:u,width:Math.max(2,v),height:m}),(O!==
void 0||k)&&!y&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,v),width:m,height:Math.max(2,v)}),f("title",{},
`${I}. ${y?"Switched off.":`The last visit reads ${S(g[_])} from ${r.visits[_]?.label}. A stronger colour is a larger we\
ight, up to ${S(N,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),le(e,{act:"head",words:W?U:y?"off":"o\
n",title:y?"Switch this head on again":"Switch this head off",isOn:!W&&!y,right:h+m-(p?0:3)*l,y:P}),e.canAct&&p!==void 0&&
f("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-p,y:u-p,width:p,height:p}))}function Ah(e,t){let{reading:n,
stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=On(n,t),c=Us(e),l=s.streamWidth-
8*r,h=a.map(({style:m,lengths:p},d)=>Bs(e,t,m,s.rows.map(({y:b,height:g},y)=>{let $=Math.max(1,Math.min(5*r,(g-3)/a.length));
return{visit:y,x:i,y:b+(d-a.length/2)*$,width:Number(p[y])/c*l,height:$-.6}}))),u=a.map(({name:m,style:p},d)=>[f("rect",
{class:p,x:i,y:s.bottom+(10+Hs*d)*r,width:9*r,height:9*r}),f("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+Hs*d)*r},m)]);
return f("g",Vs(e,t),f("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
Ht(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Th(e,t,i+s.streamWidth+10*r))}function Th(e,t,n){let{reading:s,stage:o}=e;
if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},m)=>le(e,{act:l,words:String(h[Number(u)]),title:Eh[l]??"",right:n,y:o.bottom+(5+
Hs*m)*r}))}var Eh={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Bs(e,t,n,s){let{lit:o,reading:r}=e,a=ct(e,"stream",t)!==""?[r.count-1]:at(o,r),[c,l]=vs(s,({
visit:h})=>!a.length||a.includes(h));return[f("path",{key:n,class:n,d:Zt(c)}),l.length>0&&f("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Zt(l)})]}function On(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Us(e){
let t=0;for(let n of Nt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of On(n,s))t=Math.max(t,...o);return t||1}function Vs(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${ct(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:Y(e,ce(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function Oi(e){let{stage:t}=e,n=t.type/13,s=nn(e);return t.layers.map(({y:o,maps:r},i)=>f("g",{key:`layer ${i}`,visibility:Y(
e,ce(i))},r.length>0&&St(e,o+15*n,`Layer ${i}`,Me(e)),i===0&&sn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Ds(e,a,i,c,s)),_h(
e,i)))}function _h(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=On(n,t),a=Us(e),c=r+q.bars*
o,l=i.map(({style:h,lengths:u},m)=>Bs(e,t,h,s.columns.map(({x:p,width:d},b)=>{let g=Math.min(8*o,.86*d/i.length),y=Number(
u[b])/a*q.bars*o;return{visit:b,x:p+(m-i.length/2)*g,y:c-y,width:.88*g,height:y}})));return f("g",Vs(e,t),f("rect",{class:"\
ground",x:s.left-6,y:r-q.title*o,width:s.right-s.left+12,height:(q.title+q.bars+4)*o,rx:6}),St(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),vh(e,i,r-10*o),l)}function vh({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-F(r,12.5*s);return o=a-26*s,[f("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:a,y:n},r)]})}var Te=700;function Ni({stage:{size:e},...t}){let n=hn(t),s={...t,stage:hs(t.reading,e.width,e.type,n)};return[f("g",{key:"\
visits"},bi(s)),f("g",{key:"inputs"},xi(s)),f("g",{key:"layers"},Oi(s)),f("g",{key:"decoder"},wi(s))]}function Si(e,t,n){
return hs(e,t,n).size.height}function Ai(e){let{reading:t}=e,n=J(t),s=yn(e),o=[...bn(e,s),...xn(e,s)];return[hi(e),...t.hasPointer?yi(e,o):[],...t.hasGeneration?
[fi(e,o)]:[],f("g",{key:"flows",visibility:Y(e,n.gate)},Mn(e,o,s)),t.hasGate?ui(e):null,f("g",{key:"answer",visibility:Y(
e,n.gate)},li(e,s))].filter(r=>r!==null)}function Ti(e){return e.stage.size.width<Te?Ni(e):[f("g",{key:"visits"},ai(e)),f("g",{key:"inputs"},ci(e)),f("g",{key:"l\
ayers"},ki(e)),f("g",{key:"decoder"},Ai(e))]}var Nn=240,Lh=150,Rh=120,Ih=13,Ph=17,js={type:16.7,width:900,side:36},Ei=.5,Ch=660,_i=matchMedia("(prefers-reduced-motio\
n: reduce)"),Sn=class{#e=null;#n=null;#s=!1;#r=null;#t=null;#o=null;#i="";#l=null;#a=null;#h=null;#m=!1;#f=new Map;#d=0;#b="";#c;#M=!1;get opened(){
return this.#a}get#u(){return!this.#c||this.#e&&$o(this.#e.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new fn(a,()=>this.#p(Nn)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new dn(this.drawn),this.
player=new gn(o,a=>{this.#l=a,a!==null&&(this.#t=this.#o=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#p(Nn);let c=this.player.told?.part;c&&this.#I(c),this.hooks.told?.(a)}),this.#x()}#x(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#b!==vi(t)&&this.#p(0)}).observe(t),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#h||this.#g(qs(n))}),t.addEventListener("pointerlea\
ve",()=>this.#g(null)),t.addEventListener("focusin",({target:n})=>this.#g(qs(n))),t.addEventListener("focusout",()=>this.#g(
null)),t.addEventListener("keydown",n=>this.#L(n)),t.addEventListener("click",({target:n})=>this.#w(n)),t.addEventListener(
"pointerdown",n=>this.#y(n)),t.addEventListener("pointermove",n=>this.#T(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#T(s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#e=
new Lt(t),this.#n=n&&new Lt(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new Lt(s),this.#f.clear(),
this.circuits?.renew(),this.#t=$t(this.#o,this.#e);let r=Yo(this.#e);this.player.tell(r),Li(this.room,ei(this.#e,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#p(this.#h?.follows?0:Nn),i&&this.#$(),this.#M&&
this.showTables()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#t=this.#o=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#p(Nn);let o=s&&n&&this.#N(n);o&&this.#A(o),s&&this.#$(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){if(this.#M=!this.#e,
!this.#e||this.player.isTelling)return;let t=this.#s?this.#n:null,n=this.hooks.model?.();this.#c?.showTables(this.root,this.#e,
this.#u,t,n)}#N(t){return this.#O.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#$(){
if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The\
 picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(
this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#e)return!1;let s=this.player.isTelling&&!this.#S(t??
"")?null:$t(t,this.#e);return JSON.stringify(s)===JSON.stringify(this.#t)?!1:(this.#t=s,this.#p(0),!0)}#g(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#t??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#t&&t)}#w(t){if(!(t instanceof Element)||
this.#m)return;let n=qs(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#p(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#k(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#k(t,n){let s=this.#e&&$t(t,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#y(t){this.#m=!1;let{
act:n,edit:s,carry:o}=this.hooks,r=this.#c;!this.#e||!r||!(n||o)||(this.#h=n?r.dragOf(t,this.#e,this.drawn,s!==void 0):r.
carryOf(t),this.#h?.follows&&t.preventDefault())}#T(t,n){let s=this.#h;if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=
null);let o=s.to(t,n);o&&(this.#m=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
o.kind==="carry"?this.hooks.carry?.(o):Wh(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#L(t){let n=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#P(t.key,s):this.#R(
t.key,n,s))&&t.preventDefault()}#R(t,n,s){if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#e)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#k(s??""):this.#w(n),!0}let o=this.#c;if(!o)return!1;if(this.#u!==null&&
this.#e){let a=o.neighbourOf(this.#u,t,this.#e),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#E(t))return!0;let i=o.walked(this.#O,n,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#A(i),i!==null}#S(t){let n=this.#O.find(s=>s.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#A(t){let n=this.#S(t);n&&(this.#i=t,this.#_(),n.focus())}#I(t){let{root:n,foot:s}=this,o=this.#S(t)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.
documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:_i.matches?"auto":"smooth"})}#P(t,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#e,r=o&&$t(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#A(`vis\
its.${h+s}`)}else if(r.kind==="gate")this.#E(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(t),m=c.turned(o,h,u?Ei:-Ei);i({kind:"temperature",of:h,value:m,isDone:l})}else return!1;
return!0}#E(t){let n=this.#e&&this.#c?.slid(this.#e,t);return n&&this.hooks.act?.(n),!!n}get#O(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#_(){let t=this.#O,n=t.find(s=>s.getAttribute("data-part")===
this.#i)??t[0];for(let s of t){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#p(t){
this.#b=vi(this.drawn);let n=this.#F();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#c,i=this.#u===null?[]:r?.openedMarks(
n,this.#u)??[];!i.length&&this.#u!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#C(n);this.
drawing.show(c,_i.matches?0:t),this.#u===null&&this.#_();let l=this.#u===null?null:r?.sentenceOfOpened(this.#u,n.reading),
h=this.#t?null:this.player.told,u=a&&!this.#t?r?.circuitSentence(a,n.reading):null,{title:m,text:p}=l??h??u??kt(this.#t,
n.reading,n.before,this.player.isTelling),d=!(l||h||u||this.#t),b=this.root.classList.contains("tall"),g=d&&!b&&!this.#n&&
!this.hooks.isProjected,y=this.circuits?.failure??"",$=l||h||this.player.isTelling?"":this.#W(),x=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",M=n.stage.streamWidth>0||b,w=!l&&M&&h?.bars||"",N=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",k=a&&this.#t?r?.circuitWords(a,this.#o):"";if(Li(this.caption,{title:m,
text:[p,N,w,x,k,$,y].filter(Boolean).join(" ")}),!g||y)return;let O=document.createElement("span");O.className="hint",O.
append(" ",Bo),this.caption.append(O),this.caption.offsetTop<0&&O.remove()}#C(t){let n=Ti(t);if(!this.#c)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#c,{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#d);
let t=this.#o??"",n=this.#f.get(t);return n!==void 0||!this.#t||this.#h?n??"":(this.#d=window.setTimeout(()=>{let s=this.#c?.
effectOf(this.#t,this.#e,this.hooks.whatIf)??"";this.#f.set(t,s),s&&this.caption.append(" ",...Et(s))},Lh),"")}#F(){let{
clientWidth:t,clientHeight:n}=this.drawn,s=t<Te;if(!this.#e||t<Rh||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(Ph,Math.max(Ih,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#e,
before:this.#n,overlays:this.#s},a=hn(i),c=this.#G(r,{width:t,height:n}),l=s?r:c,h=s?Si(this.#e,t,l):n,u=s&&this.#u!==null?
Ch:h;return{...i,beside:this.#r,stage:is(this.#e,{width:t,height:u,type:l},a),lit:this.#t??$t(this.player.told?.part,this.#e),
beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#v("--map-least"),this.#v(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#G(t,n){if(!this.
hooks.isProjected||!this.#e||n.width<js.width)return t;let s=Math.max(t,js.type);return is(this.#e,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=js.side)?s:t}#v(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function vi({clientWidth:e,clientHeight:t}){
return e<Te?`${e}`:`${e} ${t}`}function Li(e,{title:t,text:n}){let s=document.createElement("strong");s.append(...Et(t)),
e.replaceChildren(s," ",...Et(n))}function Wh(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function qs(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}async function zs({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Fh(e))}`}async function Ri(e,t){let n=new Image;
n.src=await zs(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Fh(e){let t=await Gh();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Gh(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Hh(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Hh(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${Jt(new Uint8Array(await n.arrayBuffer()))}`:Dt(n.status)}var An=class{#e;#n;#s=null;#r=null;#t=null;constructor(t,n){let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;
this.#e=s,this.#n=new Sn(t,{...o&&{pointed:o},...r&&{told:r},...a&&{isStill:a},...c&&{isProjected:c}},ws),i&&(this.#t=new Ge(
this.#n,{...i,answered:l=>{this.#s=l.figure,this.#r=l,i.answered(l)}}))}get bar(){return this.#t?.bar.root??null}get interventions(){
return this.#t?.text??null}follows(t){return this.#t?.follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#s||
n.against||!(o||To(s,t))?null:Eo(this.#s.meta,s,t,n)}draw(t){if(t!==this.#s){this.#s=t;let n=Fn.get(t),s=t.before&&me(t.
before);this.#r={trace:n??me(t.trace),before:s};let o=n?"browser":"server";this.#t?.begin(t.meta,this.#r.trace,s,o)}this.#r&&
this.#n.show(this.#r.trace,this.#r.before)}get beats(){return this.#n.player.count}tell(t){let{player:n}=this.#n;t===null?
n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){this.#n.mark(t)}async address(t,n){let s=this.#n.file({title:this.#e});
return t==="svg"?zs(s):Ri(s,n)}};var Ii=Ee(document,"#picture");async function Dh(){let e=JSON.parse(Ee(document,"#order").textContent??""),{figure:t,form:n,
width:s,height:o,scale:r}=e;Object.assign(Ii.style,{width:`${s}px`,height:`${o}px`});let i=new An(Ii,{title:t.meta.title,
isStill:!0});i.draw(t),Ee(document,"#made").textContent=await i.address(n,r)}Dh().then(()=>Pi(""),e=>Pi(String(e)));function Pi(e){
document.documentElement.dataset.ended=e}})();
