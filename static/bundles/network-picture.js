(()=>{var ga=Object.defineProperty;var ya=(e,t)=>{for(var n in t)ga(e,n,{get:t[n],enumerable:!0})};var{currentScript:Fs}=document,ba=Fs instanceof HTMLScriptElement?Fs.src:"",T=new URL("static/js/",ba||document.baseURI).
href;function Oe(e,t,n){let s=wn(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function wn(e,t,n){
let s=e.querySelector(t);return s&&xa(s,n)?s:null}function xa(e,t){return e instanceof(t??HTMLElement)}var $a=/[ijlI.,:;'|!()[\]]/,wa=/[mwMW%@—…]/,ka=/[A-ZÄÖÜ0-9+=<>]/;function H(e,t,n=!1){let s=0;for(let o of e)s+=kn(
o);return s*t*(n?1.06:1)}function kn(e){return $a.test(e)||e===" "?.29:wa.test(e)?.87:ka.test(e)?.65:.55}function tt(e,t,n,s=!1){
if(H(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-kn("…"),r="";for(let a of e){if(o-=kn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Ae(e,t,n,s,o=!1){let r=[],a="",i=e.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||H(h,
n,o)<=t){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,tt(a,t,n,o)]}function A(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function Bt(e,t){let n=Math.
round(1e3*(e-t))/10;return{change:n,size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)
return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ot(e){let t=Math.
round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ot(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ct=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var Ma=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Oa(e){return e.split(Ma)}function At(e){return Oa(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}function Aa({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Gs({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:a,sign:i}=Bt(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${i} ${a} points`:"",isMore:r>0}}function Mn(e,t){e.replaceChildren(...At(t?Aa(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}var re={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var Hs=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Ds=2;var Se=15,Ut=30;var On=8,An=99;function Te(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}function Bs(e){return Object.entries(re).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Us({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}function Sn(e,t,n){switch(t.kind){case"head":return Ta(e,t,n.architecture);case"mask":return Na(e,t.visit,n.visits);case"\
skip":return Ea(e,t);case"residuals":return va(e);case"gate":return _a(e,t);case"temperature":return Ra(e,t)}}function Ta({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=e==="all"?i:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([p,g])=>u===p&&m===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Na({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
a=>a!==o):[...e,o].sort((a,i)=>a-i);return r.length?{...t,mask_visits:r}:t}function Ea({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(a=>a.layer!==n||a.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function _a({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Ra(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function va({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}function qs(e){let t=Bs(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:zs(n,e)}))}function zs(e,t){let n=re[e],{text:s,item:o="",every:r="",single:a,between:i=", ",first:c=0}=n.
said,l=t[e]??n.default,h=Us(n,l).map(p=>Te(o,Vs(p,g=>c?Number(g)+c:js(g)))),u=typeof s=="string"?s:s[l]??"",m=Vs(re,({of:p},g)=>p===
e?zs(g,t):"");return Te(a&&h.length===1?a:u,{...m,value:js(l),items:l==="all"?r:h.join(i)})}var js=e=>String(e).replaceAll(
"_","-"),Vs=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function Ys(e,t){return qs(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),o.append(r),o})}var Ia={browser:"Computed in this browser.",server:"Computed in Python."},Ne=class{#n;#e=document.createElement("output");#s=document.
createElement("span");#r=document.createElement("ul");#t=document.createElement("button");#o=document.createElement("spa\
n");#a=document.createElement("p");engine="server";constructor(t){this.#n=t,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#e.dataset.answer="",this.#s.className="quiet",this.#r.setAttribute(
"aria-label","Changes"),this.#t.type="button",this.#t.textContent="as learned",this.#t.title="Take all changes back",this.#t.
addEventListener("click",()=>t({})),this.#o.className="quiet",this.#a.className="view-failure",this.#a.setAttribute("rol\
e","alert"),this.root.append(this.#e,this.#s,this.#r,this.#t,this.#o,this.#a)}show(t,n,{learned:s,isCompared:o,note:r}){
this.engine=t.engine,Mn(this.#e,t),this.#e.title=Ia[t.engine];let{value:a,change:i}=s?Gs(t,s):{value:"",change:""};this.#s.
replaceChildren(...At(a&&`as learned ${a}${i&&` ${i}`}`)),this.root.classList.toggle("compares",o),this.#i(n),this.#l(r),
this.fail("")}wait(t,n){Mn(this.#e,null),this.#s.textContent="",this.#i(t),this.#l(n),this.root.hidden=!1,this.#a.hidden=
!0}fail(t){this.#a.textContent=t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#o.textContent=t,this.#o.hidden=!t}#i(t){
let n=this.root.contains(document.activeElement),s=Ys(t,this.#n);this.#r.replaceChildren(...s),this.root.hidden=this.#t.
hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#t.focus()}};var at=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},bt=new URL(
T.replace(/^(.*\/)static\/.*$/,"$1")),Ks={answers:!0},La=[502,504],Pa=204,Ca=5e3,Wa="No response could be read. Your inp\
ut is still here; check your connection and try again.",Fa=e=>`The server answered with ${e}.`;async function jt(e,t,n=bt){
let s=await Ga(new URL(`api/${e}`,n),t);if(String(n)===bt.href&&Da(s!==null&&!Ha(s)),!s)return Js();if(s.status===Pa)return;
if(!(s.headers.get("content-type")??"").includes("json")){let a=Fa(s.status);throw new at(s.status,[{where:"",message:a,
suggestions:[]}])}let r=await s.json().catch(Js);if(!s.ok)throw new at(s.status,r.errors??[]);return r}async function Ga(e,t){
try{let n=await fetch(e,t);return La.includes(n.status)?null:n}catch(n){if(Zs(n))throw n;return null}}function Xs(e){let t=AbortSignal.
timeout(Ca);return e?AbortSignal.any([e,t]):t}function Ha({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Da(e){e!==Ks.answers&&(Ks.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function Js(e){throw Zs(e)?e:new at(0,[{where:"",message:Wa,suggestions:[]}])}function Zs(e){return e instanceof
DOMException&&e.name==="AbortError"}function ae(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function Ee(e){return e instanceof Error?e.message:String(e)}function Vt(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function ie(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var _e=Ua("model-files");var qt=_e===null;function Qs(e){return _e!==null&&Object.hasOwn(_e,e)}async function to(e,t=bt){return qt?Ba(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await so(e,"vocabulary")))}async function Ba(e,t){try{return await jt(
e,{},t)}catch(n){if(!(n instanceof at)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function eo({id:e,weights:t},n,s=bt){if(!qt)return so(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/we\
ights/${t?.sha256}`;return oo(new URL(o,s),"weights",n)}async function no(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function so(e,t,n=!1){let s=_e?.[e]?.[t];
if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return oo(new URL(s,document.baseURI),t,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return ie(o.trim()).buffer}async function oo(e,t,n){let s=await fetch(
e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function Ua(e){let t=wn(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function ce(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:ro(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:ro(n,
o=>o)}}}function ro(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(ie(
s).buffer),o)]))}var ao=e=>e.lengths!==void 0;function Tn({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,
shape:a}])=>[o,{dtype:"<f4",shape:a,data:Vt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(
s)}}var ja=["browser","server"],io=20,Va=300,qa=4,za="static/bundles/browser-model.js",Ya="The network could not be loaded.",
lo={address:new URL("../bundles/browser-model.js",T).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===bt.href?import(lo.address):import(new URL(za,e).href)}},
Re=class{#n;#e;#s;#r=null;#t=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=bt){this.#n=t,this.#s=
s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&ja.includes(t)?t:null,qt||(this.choice=
"browser"),this.obstacle="",this.#t||(this.#r=null)}get model(){return this.#t}get isInBrowser(){return this.#t!==null&&
this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Va))]),this.#t&&this.choice!=="se\
rver")return this.explainHere(t);if(!qt)throw new at(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Xs(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
at&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#t)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#t;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new at(0,[{where:"",message:s,suggestions:[]}])}
return co(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(qt||await this.prepare(),this.#t&&this.choice!=="server"){
let{places:s}=this.#t;return s.search(t,io).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await jt(`${this.#e}/locations?${ae({q:t,limit:io})}`,{},this.#s);return n}async prepare(){try{this.#r??=this.#i(),
this.#t=await this.#r}catch(t){this.#o=!0;let n=t instanceof at?!t.status:t instanceof TypeError;this.obstacle=n?Ya:Ee(t)}}explainHere(t){
let n=this.#t,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),a=this.#a.get(r);if(a)return a;let i={...co(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=qa&&this.#a.delete(c),this.#a.set(r,i),i}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/views/network?${Ka(t)}`;try{let{trace:r}=await jt(
o,{...n&&{signal:n}},this.#s);return ce(r)}catch(r){if(!(r instanceof at&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return jt(
`${this.#e}/explain?encoding=base64`,s,this.#s)}async#i(){let t=await to(this.#n,this.#s);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([lo.load(this.#s),
eo(t,this.#o,this.#s)]),o=no(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}};function co(e){try{return e()}catch(t){
let{problems:n}=t;throw n?new at(422,n):t}}function Ka(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="o\
bject"?JSON.stringify(s):s]);return ae(Object.fromEntries(t))}var ho="network";var Ja=["place","pointer","generation head","probability"];function Nn(e,t,n){return{kind:ho,get trace(){return Tn(t)},get before(){
return n&&Tn(n)},meta:{...e,summary:Xa(t,n),table:{columns:Ja,rows:Za(t)}}}}var ve=e=>`${(100*e).toFixed(1)} %`;function uo({
prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Xa(e,t){let{probability:n,from_pointer:s,
from_generation:o}=e.prediction,r=n?`${uo(e)} leads with ${ve(n)}: ${ve(s)} copied by the pointer, ${ve(o)} from the gen\
eration head.`:"No known place has any probability.";return t?`${r} Compared with: ${uo(t)} with ${ve(t.prediction.probability)}\
.`:r}function Za(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,o={pointer:t,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},a=(c,l)=>e.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,i=[...s,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(
i)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>a(l,c))])}var Qa="Loading the network …",ti="Waiting for the server …",mo=new Map,En=new WeakMap;function fo(e,t){return _n(e,
t).isInBrowser}async function po(e,t,n,s){let o=await _n(t,n).compute(ae(s)),r=Nn(e,o,null);return En.set(r,o),r}var Ie=class{#n;#e;#s=null;#r=null;#t=null;#o=null;#a=null;#l={};#i={};#h=[];#m=[];#f=0;#d=0;constructor(t,n){
this.#n=t,this.#e=n,this.bar=new Ne(o=>this.#x(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#b());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#b()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#M(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#f+=1,cancelAnimationFrame(this.#d),this.#r=t,this.#t=n,this.#a=s,this.#l=
this.#i=n.interventions,this.#o=this.text?null:n,this.#h=[],this.#m=[];let r=this.#e.server(),a=n.notation!==null&&(r!==
null||Qs(n.model));this.#s=a?_n(n.model,r):null,a?this.#n.hooks.act=i=>this.#c(i):delete this.#n.hooks.act,this.#n.hooks.
whatIf=i=>this.#k(Sn(this.#i,i,n)),this.#y(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#e.server()===null||
this.#s?.isInBrowser;if(!this.#s||!n)return!1;try{return this.#x(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#b(){this.#s?.
prepare()}#c(t){if(!this.#t)return;let n=Sn(this.#i,t,this.#t);"isDone"in t&&!t.isDone?this.#u(n):this.#x(n)}#u(t){cancelAnimationFrame(
this.#d),this.#d=requestAnimationFrame(()=>{let n=this.#k(t);n&&(this.#n.show(n,this.#a??this.#o),this.#y(n,"browser",t))})}#k(t){
return this.#s?.model?.trace(this.#O(t))??null}#x(t){this.#h.push(this.#i),this.#m=[],this.#$(t)}#M(t){let n=t.key.toLowerCase();
!this.#s||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#g(this.#m,this.#h):
this.#g(this.#h,this.#m))}#g(t,n){let s=t.pop();s&&(n.push(this.#i),this.#$(s))}async#$(t){let n=this.#s;if(!n)return;cancelAnimationFrame(
this.#d),this.#i=t,this.#f+=1;let s=this.#f,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Qa:ti),this.#e.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:a,...i}=await this.#w(n,t),c=r&&!this.#a;if(c&&(this.#o??=
await this.#w(n,{})),s!==this.#f||!this.#r)return;let l={...i,interventions:t},h=this.#a??(c?this.#o:null);this.#t=l,this.#l=
t,r||(this.#o=l),this.#y(l,a);let u=Nn(this.#r,l,this.#a);this.#e.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#f||!this.#t)return;n.choose(n.choice),this.#i=this.#l,this.#n.show(this.#t,this.#a??(this.text?this.#o:null)),
this.#y(this.#t,this.bar.engine),this.bar.fail(Ee(r)),this.#e.resized()}}async#w(t,n){let s=await t.explain(this.#O(n));
if(!ei(s))throw new Error("The server gave no trace of this network.");return s}#O(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#t;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#y(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#s??{},a=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:a&&!this.#a?this.#o:null,isCompared:this.#a!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}};function ei(e){return"tensors"in e}function _n(e,t){let n=JSON.stringify([t,e]),s=mo.get(n)??new Re(e,null,
t??bt);return s.draws=!0,mo.set(n,s),s}var hs={};ya(hs,{SLIDER_KEYS:()=>Or,blockAround:()=>Pn,carryOf:()=>Ao,circuitSentence:()=>wo,circuitWords:()=>xo,dragOf:()=>Oo,
markedAsCircuit:()=>yo,markedAsPut:()=>Mr,neighbourOf:()=>Cn,openedMarks:()=>fr,sentenceOfOpened:()=>kr,showTables:()=>Ir,
slid:()=>Ar,svgFile:()=>Nr,turned:()=>Ln,walked:()=>Pr});function Le(e,t){return e.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?t(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(ni),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function le(e){return e==null||e===!1?null:String(typeof e=="number"?dt(e):e)}function dt(e){return Math.round(e*100)/100}function zt(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=dt(s);return`\
M${dt(t)} ${dt(n)}h${r}v${dt(o)}h${-r}Z`}).join("")}function St(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(dt),[c,l,
h]=[e,n,(e+n)/2].map(dt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function Rn(e,t,n,s){
let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(dt),[c,l,h]=[e,n,(e+n)/2].map(dt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function go(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(dt),[c,l]=[e,n].map(
dt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function ni(e){return e!=null&&e!==!1&&e!==""}function yo(e,t,n){return t?Le(e,s=>{let o=t.parts.find(a=>bo(a.name)===s);if(!o)return null;let r=$o(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>si(a,o,r,n)}}):
e}function bo(e){return e.replace(/\.feed_forward$/,".stream")}function si({attributes:e},{layer:t,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[H(l,h)+.9*h,1.5*h],
p=Number(r)+(t===null?Number(i)-u/2:Number(i)/2),g=Number(a)+(t===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:p-u/2,y:g-m/2,width:u,height:m,rx:m/2}),f("text",{x:p,y:g+.36*h,"font-size":h},l))}function xo({parts:e},t){
let n=e.find(r=>bo(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${$o(n.value)} points.`}function $o(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function wo(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,a=n.filter(({isKept:c})=>c),i=t.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone predict ${i}, with ${A(r,1)}.`,text:`All give it ${A(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var oi=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function xt(e,t){for(let{kind:n,pattern:s}of oi){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return ri(a,t)?a:null}return null}function ri({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function lt(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function he(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:lt(e,t)}function ht({lit:e},t,n){return e?.kind===
t&&e.layer===n?" lit":""}function gt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var In=5,ko=1440,vn=5,ai=60,ii={least:.1,most:10};function Oo(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=xt(a,t);if(r===
"gate")return ci(e,n);if(r==="attention_temperature")return Mo(e,t,"attention");if(r==="pointer_temperature")return Mo(e,
t,"pointer");if(!s||i?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ui(e,c,t,h,l):li(e,n,h)}function Ao({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||t==="touch")return null;let i=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=In,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Ln({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=ii;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function ci({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Mo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-t)>=In,
!o)return null;let i=Ln(n,s,(r-t)/ai);return{kind:"temperature",of:s,value:i,isDone:a}}}}function li({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-t)>=In,!r)return null;let c=Math.sign(hi(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function hi(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-t)});return s.indexOf(Math.
min(...s))}function ui({pointerId:e,clientX:t},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=vn*Math.round((u-t)/c*ko/vn),g=r==="time"?Math.min(ko-vn,Math.max(0,a+p)):Math.
max(0,i+p);return g===h&&!m?null:(h=g,{kind:r,visit:o,minutes:g,isDone:m})}}}var mi=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Tt=class{#n=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:a})=>a)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.values(`layers.${t}.heads.${n}.wei\
ghts`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return mi.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#t(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=a=>this.isSkipped(t,a),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#t(`${n}.attention_out`):null;return{residual:this.#t(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#t(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(
n)].filter(p=>!o.includes(p)),a=o.filter(p=>!n.includes(p)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(p=>!i.
includes(p)),...r].map(p=>this.#e(p)),h=p=>l.reduce((g,y)=>g+y[p],0),u=this.#r(l),m={location:-1,label:So(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#e(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(a=>a.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s(
"final",t)?this.probabilityOf("final",t):null}#s(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#r(s);return[...s,{location:-1,label:So(r),category:null,probability:Math.max(0,o)}]}#r(t){
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:Ds+s;return o-1-t.filter(({location:r})=>r<o).length}#t(t){
let n=this.#n.get(t);if(n)return n;let s=this.trace.lengths?.[t]??this.#o(t);return this.#n.set(t,s),s}#o(t){let n=this.
values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+
1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function it(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];
o>n&&(t=s,n=o)}return t}var So=e=>e===1?"1 other":`${e} others`;var fi=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function $t(e,t){for(let[s,o]of fi){let r=o.exec(e??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,t),...a};return di(i,t)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:pi(s,
o,t)??i,number:null,location:s==="generation"?t.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function pi(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?it(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?it(s.lastRow(t,n)):null}function di({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return e==="head"&&n>=i.heads||e==="pointer"&&!i.hasPointer||e==="generation"&&!i.hasGeneration||
e==="gate"&&!i.hasGate?!1:t<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function To(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(i).label),a!==null&&l(e.name,`number ${a+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Pn(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Cn(e,t,n){let s=$t(e,n),[
o,r]=gi[t]??[0,0];if(!s||o===0&&r===0)return null;let a=yi(s,o,r,n);return a!==null&&$t(a,n)?a:null}var gi={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function yi(e,t,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+t}`;let m=r*s.heads+a+t;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,p){let g=m.findIndex(({location:d})=>d===
e.location),y=g<0||n===0?void 0:m[g+n];return y?`${p}.${y.location}`:null}}var Wn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},bi=.78,Fn=1.07,xi=1.12;function v(e){return e.stage.type/13}
function U(e,t,n="label"){let s=n==="title"||n==="strong";return Fn*H(No(t),Wn[n]*v(e),s)}function No(e){return e.replaceAll(
"−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:tt(s,i/Fn,Wn[o]*v(e),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{
x:t,y:n,width:s},o,r="label"){let a=Wn[r]*v(e),i=H(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(g,y)=>g+wi(y,a),0),p=c.at(-1);p&&l+i+m<=s?(p.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>$i(
t,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function C(e){return e.split(" ").map(t=>[{text:t}])}function $i(e,t,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:e,y:t},i)}function wi({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?bi:1)*(t.includes("math")?xi:1);return Fn*H(No(e),s*o,t.includes("strong"))}var ki=[137,80,78,71,13,10,26,10],Pe=256,Gn=65535,Mi=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),Eo=new Map;function Nt(e,t,n,s=1){let o=e.length/t,r=Pe-1,a=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/s*r);a[h]=u>0?Math.min(r,u):0}let i=[...We(
t),...We(o),8,3,0,0,0],c=[ki,...Ce("IHDR",i),...Oi(n),...Ce("IDAT",Ai(a)),...Ce("IEND",[])];return`data:image/png;base64\
,${Vt(_o(c))}`}function Oi([e,t]){let n=[...e,...t].join(" "),s=Eo.get(n);if(s)return s;let o=new Uint8Array(3*Pe);for(let a=0;a<
3;a++){let[i,c]=[Number(e[a]),Number(t[a])];for(let l=0;l<Pe;l++){let h=l/(Pe-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=Ce(
"PLTE",o);return Eo.set(n,r),r}function Ce(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(s^o[a])&255;s=Mi[i]^s>>>8}}return[We(t.length),n,t,We(~s)]}function Ai(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=Gn){let r=e.subarray(o,o+Gn),a=o+Gn>=e.length,[i,c]=[r.length&255,r.length>>8];t.push(
[Number(a),i,c,i^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return _o([...t,[s>>8,s&255,n>>
8,n&255]])}function _o(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;
return t}function We(e){return[24,16,8,0].map(t=>e>>>t&255)}var Si=20,Ro=46,Hn=28,Io=9;function Lo(e,t,n){let{width:s,height:o}=e.stage.size,r=v(e),a=Math.min(Si*r,.035*s),i=Ti(e,t,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},i.marks,Po(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function Po(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:p})=>m+p.width,s),r=e.reduce((m,{least:p})=>m+p.height,s),a=e.every(({least:m})=>m.height<=
t.height),i=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&a)&&!(r<=t.height&&i)){let m=e.reduce((p,g)=>g.
rank>p.rank?g:p);return Po(e.filter(p=>p!==m),t,n)}let c=e.length===1||o<=t.width&&a,l=e.reduce((m,{share:p=1})=>m+p,0),
{x:h,y:u}=t;return e.map(m=>{let p=(m.share??1)/l,g=c?{x:h,y:u,height:t.height,width:m.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+p*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:m,box:g}})}function V(e,{x:t,
y:n,width:s,height:o},r,a=r){let i=v(e),c=U(e,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*i}),F(e,t+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function z(e,{x:t,y:n,width:s,height:o}){let r=v(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(e,t,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=v(e),
c=U(e,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*i,width:c,height:30*i,rx:15*i}),F(e,t+(r?12:2)*i,n+4.5*i,s)),width:c}}function Ti(e,t,n){
let{width:s,height:o}=e.stage.size,r=v(e),a=To(t,e.reading),i=Ni(e,a,n),c="goes back",l=46*r+U(e,c,"small"),h="You are h\
ere",u=U(e,h,"small")+10*r,m=s-n,p=m-i.end-20*r,g=o>=560*r&&Dn(e,Hn*r)>p,y=g?vo(e,m-n-u):vo(e,p,Io*2),d=y?Dn(e,y):0,b=g||
p-d>=u,w=g?p:p-d-(b?u:0),x=(g?46:8)*r+(Hn*r-(y??0))/2;return{height:(g?Ro+36:Ro)*r,marks:[i.marks,w>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(e,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),F(e,i.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&F(e,m-d-10*r,(g?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},Ei(e,t,m-d,x,y))]}}function Ni(e,t,n){let s=v(e),o=e.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of t.entries()){let h=i===t.length-1,u=h?"strong":"label",m=Math.min(
U(e,l,u),Math.max(20*s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),F(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function vo(e,t,n=Io){
let s=v(e);for(let o=Hn;o>=n;o--)if(Dn(e,o*s)<=t)return o*s;return null}function Dn(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*v(e)))+2.2*t}function Ei(e,t,n,s,o){let{reading:r}=e,a=v(e),i=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),M=Math.max(...$)||1,E=r.isRemoved(b,x)||r.isSkipped(b,"attention");i.push(
d(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${E?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Nt(
$,r.count,e.scale,M),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=o+2}let w=.4*o;i.push(d(
`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>f("rect",{key:`line\
 ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*a}let l=s+o/2,[h,u]=[
s+.2*o,s+.8*o],m=.09*o,p=c+1.2*o;r.hasPointer&&i.push(d("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:St(c,[l-
m,l],p,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&i.push(d("generation","Generation",c,1.2*o,[f("path",{class:"generation",
d:St(c,[l,l+m],p,[u-m,u+m])})],[l,o/2])),r.hasGate&&i.push(d("gate","Gate",p,.3*o,[f("rect",{class:"pointer",x:p+1,y:s+2,
width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.
gate)})]));let{location:g}=r.trace.prediction,y=p+.3*o;return i.push(d(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*
o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-m,width:.7*o-6,height:2*m})])),i;function d(b,w,x,$,M,[E,k]=[s,o]){let O=t.name===
b||t.name.startsWith(`${b}.`),S=b.includes("heads");return f("g",{key:b,class:`part thumb${O?" here":""}`,"data-open":b,
role:"link",tabindex:0,"aria-label":w,"aria-current":O?"true":null},M.flat(),f("rect",{key:"frame",class:S||O?"thumb-fra\
me":"ground",x,y:E,width:$,height:k,rx:2}),f("title",{},w))}}var Co=13;function Et(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=v(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),p=Fo(m),g=new Map([...r].map(S=>[S,N(m[S]??0,p)])),y=[...g.values()].
some(S=>U(e,S,"tiny")>h+2*c),d=g.size>0&&!y?Co*c:1,b=y?Co*c:0,[w,x]=s.extent??Fe(m),$=_i(t.height-b,w,x,d),M=$>0?Math.max(
d,w*$):(t.height-b)/2,E=t.y+b+M,k=m.map((S,_)=>{let R=Math.abs(S)*$,L=_===a;return f("rect",{key:`bar ${_}`,class:`bar ${o}${S<
0?" negative":""}${L?" chosen":""}`,x:t.x+_*h+u/2,y:S<0?E:E-R,width:Math.max(.5,h-u),height:Math.max(.4,R)},i&&f("title",
{},i(_)))}),O=[...g].map(([S,_])=>F(e,t.x+Wo((S+.5)*h,U(e,_,"tiny")/2,t.width),y?t.y+9*c:E+(Number(m[S])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:S===a?"chosen":"",key:`number ${S}`}));return[f("path",{key:"line",class:"axis",d:`M${t.
x} ${E}H${t.x+t.width}`}),k,O]}function _i(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Yt(e,t,n,s,o=null){let r=n.length,a=s/r,i=1.5*v(e),c=t.map(Fo),l=Array.from(n,(g,y)=>Math.
max(...t.map((d,b)=>U(e,N(Number(d[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(d=>Math.abs(m(d)-m(g))>=p(g)+p(d)+i)&&u.add(g);
return u;function m(g){return Wo((g+.5)*a,p(g),s)}function p(g){return l[g]??0}}function Wo(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Fe(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Fo(e){let t=Math.
max(...Fe(e));return t>=99.5?0:t>=.95?1:2}var Go=8;function Wt(e,t,n,{chosen:s=null,open:o}={}){let r=v(e),a=t.width<380*r,i=Math.min(96*r,t.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(U(e,w.title,"strong"),c?U(e,w.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,p=t.width-u-l,g=a?17*r:0,y={x:m,width:p,height:Math.max(6*r,i-Go*r-g)},d=n[0]?.values.length??
1,b=p/d;return[n.map(({key:w,title:x,says:$,values:M,colour:E,open:k},O)=>{let S=t.y+O*i,_=a?S+12*r:S+i/2+(c?-2:4)*r,R=a?
t.width:u-8*r,L=U(e,x,"strong")+10*r;return f("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&f("rect",{key:"ground",class:"ground",x:t.x-4*r,y:S,width:t.width+
8*r,height:i,rx:4}),F(e,t.x,_,x,{kind:"strong",width:R,key:"title"}),a&&F(e,t.x+L,_,$,{kind:"small",width:t.width-L,key:"\
beside"}),c&&F(e,t.x,_+15*r,$,{kind:"small",width:R,key:"says"}),Et(e,{...y,y:S+g+Go/2*r},M,{colour:E,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${N(Number(M[W]),4)}`}),s!==null&&F(e,t.x+t.width,S+g+(i-g)/2+4.5*r,N(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:d},(w,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*b,y:t.y,
width:b,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${N(Number(M[x]),3)}`).join(`
`)))))]}function Ho(e){let t=Li(e??"").map(Pi);for(let n=Ii;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Bn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Do={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
4.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0\
 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2\
 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 \
1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-\
2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.775 5.654a15.68 15.\
68 0 0 0-12.121 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.964 20.732a1 1 0 0 1-1.232 1.232l-18-5a1 1 0 0 1-.695-1.232A19.68 19\
.68 0 0 1 15.732 2.037a1 1 0 0 1 1.232.695z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1\
 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10.2 18H4.774a1.5 1.5 0 0 1-1.352-.97 11 11 0 0 1 .132-6.487M18 10.2V4.\
774a1.5 1.5 0 0 0-.97-1.352 11 11 0 0 0-6.486.132M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.139 1.42M5 18a3 4 0 0 0\
 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.709 2.554a10 10 0 0 0-6.155 6.155 1.5 1.5 0 0 0 .676 1.626l9.807 5.42a2 2 0 0\
 0 2.718-2.718l-5.42-9.807a1.5 1.5 0 0 0-1.626-.676",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7\
M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 \
0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h1\
5M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1\
-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 \
0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",
mall:"M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0\
 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.\
12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5\
a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M\
14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v1\
6",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8\
a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7\
l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"\
M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",
building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2\
h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5\
 0 0 0-.769-.422l-4.462 2.844A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.769-.422L9.77 10.922A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5\
a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0\
 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1\
.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.\
5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11\
h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C\
9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",
cinema:"M12.296 3.464l3.02 3.956M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 \
0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.276l3.1 3.899",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2.917a1 1 0 0 0-.72.96V19M15 16a3 \
3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.\
66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.916 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a\
1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.084 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 \
4.933V21M4 6l7.106-3.79a2 2 0 0 1 1.788 0L20 6M6 11l-3.52 2.147a1 1 0 0 0-.48.854V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1\
 1 0 0 0-.48-.853L18 11M6 4.933V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 \
5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"\
M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c\
-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 \
0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.\
52 2.147a1 1 0 0 1 .48.854V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-6.999a1 1 0 0 1 .48-.854L6 9M6 21V7a1 1 0 0 1 .376-.782l5-3\
.999a1 1 0 0 1 1.249.001l5 4A1 1 0 0 1 18 7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 1\
6v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.5\
36V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0\
 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.596 12\
.768a2 2 0 1 0 2.829-2.829l-1.768-1.767a2 2 0 0 0 2.828-2.829l-2.828-2.828a2 2 0 0 0-2.829 2.828l-1.767-1.768a2 2 0 1 0-\
2.829 2.829zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.343 21.485a2 2 0 1 0 2.829-2.828l1.767 1.768a2 2 0 1 0 2.829-2.829l-6.3\
64-6.364a2 2 0 1 0-2.829 2.829l1.768 1.767a2 2 0 0 0-2.828 2.829zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v\
10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-\
2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.\
4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 \
0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 \
.3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.189V13M19\
 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.188-3.639a2 2 0 00-1.624 0L3 13.001a11.6 11.6 0 002.\
81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 \
19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"\
M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-\
1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 \
0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2\
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Ri={home:["home","house","apartment","condo","residence","residence hall",
"residential","housing","dorm","dormitory"],restaurant:["restaurant","food","food court","food truck","diner","bistro","\
breakfast spot","joint","steakhouse","noodle house","sushi","soup place","salad place","burrito place","taco place","dum\
pling"],burger:["burger","burger joint","fast food","fast food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:[
"cafe","cafeteria","coffee","tea","tea room"],bakery:["bakery","bagel shop","donut shop","sandwich place"],dessert:["des\
sert","dessert shop","ice cream","ice cream shop","cupcake","candy store"],bar:["bar","pub","gastropub","brewery","winer\
y","biergarten","nightlife","nightclub"],grocer:["grocer","grocery","grocery store","supermarket","market","marketplace",
"bodega","convenience","convenience store","wine shop","liquor store","food shop","deli","food drink shop","fish market"],
shop:["shop","store","boutique","bookstore","hardware","smoke shop","antique","home store","home good","home improvement",
"flower shop","music store","pet store","bike shop","video store","arts crafts store"],mall:["mall","shopping mall","dep\
artment store","outlet"],service:["service","home service","salon","barbershop","barber","hairdresser","spa","laundry","\
laundry service","dry cleaner","tailor shop","tattoo parlor","tanning salon","nail salon","beauty"],doctor:["doctor","de\
ntist","doctor s office","dentist s office","clinic","medical","veterinarian","assisted living"],hospital:["hospital","m\
edical center","emergency room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","atm","credit union","financia\
l service"],post:["post office","post box"],office:["office","work","workplace","coworking","startup","conference room"],
building:["building","skyscraper","convention center","event space","rooftop"],workshop:["workshop","factory","industria\
l","warehouse","distillery","storage"],government:["government","government building","city hall","town hall","townhall",
"courthouse","court house","embassy","consulate","police","police station","fire station","military base","capitol build\
ing","monument","landmark","historic site","castle"],museum:["museum","gallery","art gallery","art museum","public art",
"sculpture"],culture:["culture","theater","theatre","art","arts center","performing arts venue","circus","opera house","\
comedy club","aquarium","zoo","planetarium","entertainment"],cinema:["cinema","movie theater","multiplex","film studio"],
music:["music","music venue","concert hall","rock club","jazz club","recording studio"],stadium:["stadium","arena","race\
track","sports bar","bowling alley","arcade","casino"],school:["school","kindergarten","nursery","daycare","child care"],
college:["college","university","campus","classroom","academic building","college building","student center","law school",
"medical school","trade school","fraternity house","sorority house"],library:["library"],community:["community","communi\
ty center","neighborhood","social","club house","city"],church:["church","chapel","cathedral","synagogue","mosque","temp\
le","shrine","monastery","house of worship","place of worship","spiritual","cemetery"],park:["park","playground","forest",
"outdoor","campground","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","garden center","beer garde\
n"],beach:["beach","pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga stu\
dio","sport","athletic","dance studio","martial","court","field","rink","college gym","ski area","golf course"],hotel:["\
hotel","motel","hostel","inn","resort","bed and breakfast","guest house"],train:["train","train station","subway","metro",
"railway","station","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:["airport","airport ter\
minal","plane","heliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road","street","bridge","hig\
hway","intersection","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","automotive","gas station",
"fuel","garage","car dealership","automotive shop","moving target","rental car location"],bike:["bike","bicycle","bike r\
ental","bike share"]},Bn=new Map(Object.entries(Ri).flatMap(([e,t])=>t.map(n=>[n,e]))),vi=new Set([...Bn.keys()].flatMap(
e=>e.split(" "))),Ii=Math.max(...[...Bn.keys()].map(e=>e.split(" ").length));function Li(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Pi(e){let t=e.replace(/s$/,"");return vi.has(t)?t:e}var Ci=24;function ut(e,t,n,s){let o=s/Ci;return f("path",{key:"icon",class:"icon",d:Do[Ho(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function B(e,t){let n=e.visits[t];return n?`${n.label}, ${_t(e,t)}`:""}function Ft(e,t){return e.visits[t]?.label??""}function Un(e){
return e>0&&e<5e-4?"<0.1 %":A(e,1)}function _t(e,t){let n=e.visits[t];return n?`${ct[n.weekday]} ${ot(n.start_minute)}`:
""}function Uo(e,t){return Ot(e.visits[t]?.duration_minutes??0)}function jo(e,t,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=e,l=v(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,p=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,m-p)/g,d=E(Bo(n,r).map(k=>({visit:k,half:U(e,$(n[k],k),k===r?"strong":"tiny")/2}))),b=E(Bo(n,r).map(k=>({visit:k,half:U(
e,M(k),k===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:k},O)=>{let S=w(O),_=O===r,R=Number(n[O])*y;return f("g",{key:`visit ${O}`,class:`part choice${_?" here":
""}`,"data-open":i(O),role:"button",tabindex:"-1","aria-label":`${B(c,O)}: weight ${A(Number(n[O]),1)}`},f("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),f("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:m-R,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,R)}),d.has(O)&&F(e,x(O,d),m-R-4*l,$(
n[O],O),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ut(k,S-7*l,m+5*l,14*l),b.has(O)&&F(e,x(O,b),
t.y+t.height-4*l,M(O),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${B(c,O)}: score ${N(Number(s[O]),
3)}, weight ${A(Number(n[O]),2)}`))})];function w(k){return t.x+(k+.5)*h}function x(k,O){let S=O.get(k)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,w(k)))}function $(k,O){return O===r?Un(Number(k)):A(Number(k)).replace(" %","")}function M(k){
return N(Number(s[k])/o,k===r?2:1)}function E(k){let O=new Map;for(let{visit:S,half:_}of k){let R=Math.max(t.x+_,Math.min(
t.x+t.width-_,w(S)));[...O].every(([W,P])=>{let I=Math.max(t.x+P,Math.min(t.x+t.width-P,w(W)));return Math.abs(R-I)>=_+P+
3*l})&&O.set(S,_)}return O}}function Bo(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Vo(e,t){let n=v(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Wi(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Fi(e,s)}]}function Wi(e,t){let{reading:n}=e,s=v(e),o=z(e,t),r=n.values(
"context"),a=D(e,o,C(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...V(e,t,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),p=o.width*m.length/c,g={...o,
y:o.y+a.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},Et(e,g,m,{colour:"\
stream",extent:Fe(r),numbered:Yt(e,[m],m,p),exact:y=>`Number ${u*c+y+1}: ${N(Number(m[y]),4)}`}))})]}function Fi(e,t){let{
reading:n}=e,s=v(e),o=z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=D(e,o,C(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...V(e,t,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Wt(e,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function Kt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,a=e.values(`${r}.queries`),i=e.values(`${r}.keys`),c=a.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Xt(vt(a,s,c),vt(i,o,c));return qo(h,l,null,e,o)}function Ge(e,t,n,s){let o=vt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return jn(o,e.trace.interventions.attention_temperature??1)}function Jt(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return qo(Xt(n,vt(s,t,n.length)),o,r,e,t)}function He(e){return jn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function qo(e,t,n,s,o){let r=e.first.length,a=e.sum/(t?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Xt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:te(n)}}function jn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),a=te(r),i=r.map(c=>c/a);return{scores:e,temperature:t,shift:o,exponentials:r,
total:a,weights:i}}function ue(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let a=e.trace.architecture.d_model,i=Number(
e.values(t)[o*a+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Rt(e,`${s}.weight`,r),bias:Rt(e,`${s}.bias`,r),result:Number(e.values(n)[o*a+r])}}function De(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],a=Rt(e,`${o}.bias`,s),i=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Xt(i,vt(r.values,s,i.length)),bias:a}}function zo(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Rt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=e.
slices.map(({name:c,label:l})=>{let h=Vn(e,c,t),u=Xt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:te(i.map(({dot:c})=>c.sum))+o}}function Vn(e,t,n){let s=e.values(`inputs.${t}`);return vt(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return vt(s,n,s.length/e.count)}function Zt(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Xt(t,n.values):null,bias:Rt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function It(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Xt(n,vt(
s.values,t,n.length)):null,r=Rt(e,"gen_head.bias",t),a=e.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[t]):i}}function Yo(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
jn(t,1):null}function Qt(e,t){let{gate:n}=e,s=e.locations.flatMap((a,i)=>a===t?[i]:[]),o=e.hasPointer?te(s.map(a=>Number(
e.pointerWeights[a]))):0,r=Gi(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Gi(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(a=>a.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Rt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function vt(e,t,n){return e.subarray(t*n,(t+1)*n)}function te(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var ee="→",Ko=30,Hi=8,Di=20,Bi=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function me(e,t,{first:n,second:s,products:o},r){let a=v(e),i=o.length,c=i>Di&&t.height>=176*a,l=c?34*a:0,h=(t.height-
l)/3,u=16*a,m=t.x+Ko*a,p=t.width-Ko*a,g=fe(o),y=Yt(e,[n,s,o],o,p,g),d=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=p/i,w=x=>`${N(
Number(n[x]),4)} × ${N(Number(s[x]),4)} = ${N(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*a,rx:3}),d.map(({letter:x,colour:$,values:M,title:E},k)=>{let O=t.y+k*h,S={x:m,y:O+
u,width:p,height:h-u-6*a};return f("g",{key:`row ${k}`},F(e,t.x,O+12*a,E,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,O+u+.5*S.height+5*a,x,{also:`math letter ${$}-words`,key:"letter"}),Et(e,S,M,{colour:$,numbered:y,chosen:g,
exact:w}))}),c&&Ui(e,{x:m,y:t.y+3*h,width:p,height:l},o)]}function Ui(e,{x:t,y:n,width:s},o){let r=v(e),a=s/o.length,i=Math.
max(Hi,Math.ceil(o.length/8));for(;i<o.length&&i*a<U(e,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,p]=[t+h*i*a+2,t+(h*i+u.length)*a-2],g=u.reduce(
(y,d)=>y+d,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${p}v${-4*r}`}),F(e,(m+p)/2,n+17*r,N(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Be(e,t,n,s,o,r,a){let i=v(e),c=ji(n,s,r),l=Vi(n,s,o,a.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*i,m=132*i,p=Math.max(70*i,Math.min(.36*t.height,210*i)),
g=t.height-u-p>=m,y=Math.min(t.height-u-(g?p:0),276*i),d=t.height-u-y,b=D(e,{...h,y:t.y+y+4*i},c),w=D(e,{...h,y:t.y+y+b.
height+6*i},l);return[f("g",{key:"dot"},me(e,{...t,height:y},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},w.marks),g&&f("g",{key:"softmax"},
jo(e,{...t,y:t.y+y+u,height:d},s,o,a))]}function ji({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,2)}`,kind:"strong"}],n?[{text:`${ee}\
 ÷ √${t} = `},{text:N(h,2),kind:"strong"}]:[{text:`${ee} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${ee} no position bias: it is off`}]:[{text:`${ee} ${s<0?"−":"+"} ${N(Math.abs(s),2)} (position bias)\
 = `},{text:N(a,2),kind:"strong"}]),r?u.push([{text:`${ee} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${ee}\
 ÷ temperature ${qi(i)} = `},{text:N(a/i,2),kind:"strong"}]),u}function Vi({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${wt(u)}\
;`}],[{text:`${wt(u)} / ${wt(c)} = `},{text:Un(Number(l[n])),kind:"strong"},{text:","}],...C(`where ${wt(c)} is the sum \
over ${s}${a?`, after ${N(a,2)}, the largest score, is subtracted from each`:""}.`)]}function wt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>Bi[s]??"").join("")}`}function fe(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function qi(e){return String(Math.round(1e3*e)/1e3)}var zi=6;function Jo(e,t){let n=v(e),s=Zt(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Yi(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ki(e,r,s)}),o}
function Yi(e,t,{hidden:n,dot:s,bias:o,logit:r}){let a=v(e),i=z(e,t),c=s&&o!==null?[...C("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${N(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:N(r,2),kind:"strong"}]]:[...C("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(r,2),kind:"strong"}]],l=D(e,{...i,
y:0},c),h=rt(e,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),m=D(e,{...i,y:i.y+u+4*a},c),p=Yt(e,[n],n,i.width);return[...V(e,t,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?me(e,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Et(e,{...i,height:u},n,{colour:"query",numbered:p})),...m.marks,
h.mark]}function Ki(e,t,n){let{reading:s}=e,o=v(e),r=z(e,t),{gate:a,trace:i}=s,c=D(e,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...V(e,t,m()),n&&h.height>=60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:d}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let $=d?`Only the ${d==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...C($),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...w,...C(`is the gate: ${A(a,1)} of the answer comes from \
the pointer, ${A(1-a,1)} from generation.`)];let x=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...C(x),...C("As learned it would be"),
...w]}function g(d,{logit:b,learned:w}){let x=Math.max(zi,Math.ceil(Math.abs(b))),$=R=>d.x+(R+x)/(2*x)*d.width,M=d.y+d.height,
E=R=>M-R*d.height,k=Array.from({length:61},(R,L)=>{let W=-x+L/30*x;return`${$(W).toFixed(1)} ${E(1/(1+Math.exp(-W))).toFixed(
1)}`}),[O,S]=[$(b),E(w)],_=b>0;return[f("path",{key:"axes",class:"axis",d:`M${d.x} ${d.y}V${M}H${d.x+d.width}M${d.x} ${E(
.5)}H${d.x+d.width}`}),[0,.5,1].map(R=>F(e,d.x-6*o,E(R)+4*o,R===.5?"0.5":String(R),{kind:"tiny",anchor:"end",key:`share ${R}`})),
[-x,0,x].map(R=>F(e,$(R),M+15*o,N(R,0),{kind:"tiny",anchor:"middle",key:`logit ${R}`})),F(e,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${O} ${M}V${S}H${d.x}`}),f("circle",{key:"point",class:"point",cx:O,cy:S,r:5.5*o}),F(e,O+(_?-10:10)*o,_?
Math.max(S-6*o,d.y+9*o):S-8*o,w.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(d){let b=a*d.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:d.x,y:d.y,width:b,height:d.height}),f("rect",{key:"generation",class:"\
bar generation",x:d.x+b,y:d.y,width:d.width-b,height:d.height}),F(e,d.x,d.y+d.height+15*o,`pointer ${A(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),F(e,d.x+d.width,d.y+d.height+15*o,`generation ${A(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Xo=14,Zo=34;function mt(e,t,n,{largest:s,most:o=Zo,isOrdered:r=!1,isWalked:a=!1}={}){let i=v(e),c=Math.max(1,Math.floor(
t.height/(Xo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,t.height/(h.length+Number(l))),m=u>=30*
i,p=Math.max(1,Math.ceil(Xo*i/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*i&&h.some(({category:k})=>k!==void 0),d=y?22*
i:0,b=Math.max(...h.map(({text:k})=>U(e,k,"strong")))+8*i,w=Math.max(0,...h.map(({beside:k=""})=>k?U(e,k,"small")+10*i:0)),
x=Math.max(...h.map(({label:k,says:O=""})=>Math.max(U(e,k,"strong"),m?U(e,O,"small"):0)))+8*i,$=Math.min(x,.58*(t.width-
d-b-w)),M={x:t.x+d+$,width:Math.max(1,t.width-d-$-b-w)},E=s??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:S})=>O+Math.
abs(S),0)))||1);return[h.map((k,O)=>{let S=t.y+(O+.5)*u,_=O===g||(h.length-1-O)%p===0&&(g<0||Math.abs(O-g)>=p),R=M.x,L=Math.
min(.62*u,.42*o*i);return f("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?a&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},f("rect",{key:"ground",class:"ground",x:t.x-3*i,y:S-u/2,width:t.width+6*i,height:u,rx:4}),y&&(_||
u>=17*i)&&k.category!==void 0&&ut(k.category,t.x,S-7.5*i,15*i),_&&F(e,t.x+d,S+(m&&k.says?-2:4.5)*i,k.label,{kind:k.isChosen?
"strong":"label",width:$-6*i,key:"name"}),m&&k.says&&F(e,t.x+d,S+12.5*i,k.says,{kind:"small",width:$-6*i,key:"says"}),k.
parts.map(({value:W,colour:P},I)=>{let G=Math.abs(W)/E*M.width,Y=f("rect",{key:`part ${I}`,class:`bar ${P}${W<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:R,y:S-L/2,width:Math.max(.5,Math.min(M.width,G)-(k.parts.length>1&&G>2?.8:0)),height:Math.
max(1,L)});return R+=G,Y}),_&&k.beside&&F(e,t.x+t.width-b,S+4.5*i,k.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(e,t.x+t.width,S+4.5*i,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&f("title",{},k.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function ne(e,t,n,s=Zo){
return Math.min(s*v(e)*n,t.height)}function Qo(e,t){let n=v(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ji(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Xi(e,s,t)}]}function Ji(e,t,n){let{reading:s}=e,
o=v(e),r=z(e,t),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:p})=>{let{label:g,category:y}=s.
nameOf(m),{logit:d}=It(s,m);return{key:`place ${m}`,label:g,category:y,parts:[{value:p,colour:"generation"}],beside:d===
null?"":N(d,2),text:A(p,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${g}: ${d===null?"":`logit ${N(d,4)}, `}\
probability ${A(p,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...V(e,t,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},mt(e,u,i,{isWalked:!0})),h.mark]}function Xi(e,t,{location:n}){let{reading:s}=e,o=v(e),r=z(e,t),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=It(s,n),h=Yo(s),u=s.probabilityOf("generation",n),m=[];if(i&&c!==null&&m.push(...C("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),d=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:N(
d,2),isRaised:!0},{text:` = ${wt(y)};`}],[{text:`${wt(y)} / ${wt(h.total)} = `},{text:A(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...C(`${wt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...C("→ softmax over the whole list:"),[{text:A(u,1),kind:"strong"}]);
let p=D(e,{...r,y:0},m),g=i?Math.min(r.height-p.height-8*o,450*o):0;return[...V(e,t,`How does it score ${a}?`),i&&f("g",
{key:"dot"},me(e,{...r,height:g},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...D(e,{...r,y:r.y+g+(i?6*o:0)},m).marks]}var pe=20,Ue=8,er=19,J=8,ge=3,zn=4,de=4,Zi=.05,Qi={least:13.5,most:38,lane:3},Yn=13,tc=760;function Kn(e,t,n=1){let s=t.
type/Yn,o=46*s,r=t.height-98*s,a=Jn(e.count,o,r,Qi,s,nc(e)),i=t.width>=1180*s,c=t.width<tc*s,l=t.width>=1040*s&&e.layers<=
3,h=c?ec(e,s):nr(e,i,s),u=l?62*s:0,m=l?u+22*s:16*s,p=t.width-2*pe-tr(Object.values(h)),[g,y]=[o+12*s,t.height-4*s],d=sc(
e.heads,p/e.layers-m,y-g,s),b=d.columns*(d.side+Ue*s)-Ue*s,w=e.heads>0?b+m:m,x=Math.max(0,p-e.layers*w);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*pe-
tr(Object.values(h))-e.layers*w,M=Math.min($,e.hasPointer?220*s:60*s);h.bands+=M;let E=($-M)/e.layers,k={x:pe,width:h.visits},
O=pe+h.visits+12*s,S=i?{x:O,width:h.slices}:null;S&&(O+=h.slices+12*s);let _=Array.from({length:e.layers},(Z,st)=>{let Q=O+
st*(w+E);return{x:Q,width:b,maps:oc(e.heads,Q,g,y,d,s),stream:l?Q+(e.heads>0?b+10*s:0):null}});O+=e.layers*(w+E);let R=t.
width-pe,L=R-h.answer,W=L-h.leave-h.gate,P=O+h.scores+h.weights+8*s,I=W-h.flow-J,G=Math.min(190*s,.24*t.height)/n,Y=e.hasGate?
.56*t.height:(o+r)/2,et=zn*s,K=e.hasPointer?t.height-G-ge*et-6:(o+r-G)/2-et;return{size:t,type:t.type,rows:a,visits:k,slices:S,
layers:_,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:P,places:I,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?de-1:de,top:o,bottom:r+60*s,x:L,right:R,segment:L-J},right:R,top:o,bottom:r,
full:G,across:{visits:a.map(({y:Z})=>Z),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?K-12*s:r],gap:22*
s},generation:{start:K,gap:et},gate:Y-G/2},bands:{ribbon:(Z,st,Q)=>qn(P,Z,I,st,Q),into:(Z,st,Q)=>qn(I+J,Z,W,st,Q),out:(Z,st,Q)=>qn(
W+h.gate,Z,L-J,st,Q)}}}function qn(e,t,n,s,o){return o?St(e,t,n,s):St(e,t,e,t)}function nr({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:J,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function ec(e,t){return{...nr(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function nc({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Zi?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function tr(e){return e.reduce((t,n)=>t+n,0)}function Jn(e,t,n,{least:s,most:o,lane:r},a,i){let c=n-t,l=e,h=0,u=Math.
min(o*a,c/e);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/e)),u=(s+2)*a,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let m=i&&new Set(i.slice(0,l)),p=t;return Array.from({length:e},(g,y)=>{let d=m?m.has(y):y>=e-l,b=d?u:h;return p+=b,{
y:p-b/2,height:b,isFull:d}})}function sc(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let a=n/
Math.ceil(e/r)-er*s,i=Math.min(a,(t-(r-1)*Ue*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function oc(e,t,n,s,{columns:o,
side:r},a){let i=Math.ceil(e/o),c=Math.min((s-n)/i,r+2.2*er*a);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Ue*a),y:n+
Math.floor(h/o)*c,side:r}))}function je(e,t,n,s){let o=[];for(let[i,{wish:c,length:l}]of e.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+t<=a(h))break;let[m,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(m*u.wish+p*(h.wish-u.length-t))/(m+p),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var yt=44,j={title:26,bars:34,inputs:64,scores:52,names:56},sr=16,rc={least:20,most:110,lane:1},ac=62,Xn=8,ic=160,Ve=16,
or=6;function Qn(e,t,n,s=1){let o=n/Yn,[r,a]=[sr,t-sr],i=Jn(e.count,r,a,rc,o).map(({y:R,height:L,isFull:W})=>({x:R,width:L,
isFull:W})),c=Number(i.at(-1)?.width)>=ac*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ve*o,u=h+(j.title+
j.inputs+Ve)*o,m=[];for(let R=0;R<e.layers;R++){let L=cc(e.heads,r,a,u+j.title*o,o),W=L.at(-1),I=(W?W.y+W.side+8*o:u)+j.
title*o;m.push({y:u,maps:L,stream:I}),u=I+(j.bars+Ve)*o}let p=lc(e,r,u+j.title*o,a-r,o),g=Math.ceil(e.values("context").
length/p.columns)*p.cell,y=u+j.title*o+Math.max(g,20*o)+Ve*o,d=y+(e.hasPointer?(j.title+j.scores)*o:0),b=d+(e.hasPointer?
170:96)*o,w=b+J+((e.hasPointer?j.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=hc(a-r,o)/s,M=zn*o,E=a-$-ge*M,k=Math.
max(78*o,$*s/2+6),O=w+x+34*o,S=a-$-16*o,_={most:de,top:O,bottom:O+(de+1)*k,x:r-6*o,right:S-8*o,segment:S};return{size:{width:t,
height:_.bottom+Math.max(0,($*s-k)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:p,pointer:y,
ribbons:d,places:b,gate:w,gateHeight:x,answers:_,full:$,across:{visits:i.map(({x:R})=>R),starts:[r,a],places:{room:[r,e.
hasGeneration?E-2*or*o:a],gap:or*o},generation:{start:E,gap:M},gate:a-$},bands:{ribbon:(R,L,W)=>Zn(d,R,b,L,W),into:(R,L,W)=>Zn(
b+J,R,w,L,W),out:(R,L,W)=>W?go(w+x,R,S+J,L):Zn(w+x,R,w,R,!1)}}}function Zn(e,t,n,s,o){return o?Rn(e,t,n,s):Rn(e,t,e,t)}function cc(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),a=(n-t+Xn*o)/r,i=Math.min(a-Xn*o,ic*o),c=Math.max(yt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Xn*o),side:i,touch:yt}))}function lc(e,t,n,s,o){let{length:r}=e.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function hc(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var qe={visits:0,slices:1,layers:2};function kt({reading:e,beside:t}){return t?[e,t]:[e]}function ye(e){return Math.max(
...kt(e).map(({largestWeight:t})=>t))}function ze(e){return e.isOwnScale?1:ye(e)}function se(e){return qe.layers+2*e}function X(e){
let t=qe.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}
function q(e,t){return e.beat>=t?1:0}var ts=64,rr="largest of each head",uc=Float32Array.from({length:ts},(e,t)=>t/(ts-1));function es({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function be({lit:e}){return e?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function Ye(e,t,n,s){let{reading:o,isOwnScale:r,stage:a}=e;if(!o.heads)return null;let i=a.type/
13,c=60*i,l=s||!("visits"in a)?0:a.visits.width,h=17*i+c+H(rr,12.5*i)>l,u=r?h?"own largest":rr:A(ye(e)),m=t+12*i,p=[f("t\
ext",{class:"small",x:t,y:n},"0"),f("image",{class:"map",href:Nt(uc,ts,e.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],g=es(e),
y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${g}`};if(s){let b=17*i+c+H(u,12.5*i),w=f("rect",{class:"ground",x:t-6*i,y:n+14*i-yt,width:b+12*i,
height:yt});return f("g",{key:"scale",class:"switch",...y},w,p)}let d=H(g,12.5*i)+16*i;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:t,y:n-33*i},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:t,y:n-17*i},`%: ${be(
e)}`),p,f("g",{key:"switch",class:"switch",...y},f("rect",{class:"handle stays",x:t,y:n+8*i,width:d,height:19*i,rx:9.5*i}),
f("text",{class:"handle-words stays",x:t+8*i,y:n+21.5*i},g)))}var ar=24,mc=.045,fc=.6;function ir(e,t){let n=v(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:a=>pc(e,a,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:a=>yc(e,a,t)}]}function pc(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:a,query:i,visit:c}=n,l=v(e),{count:h}=s,u=s.weights(r,a),m=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),p=o?u[it(u)]||1:ye(e),g=gc(e,t,n,m),y=Math.min(.36*t.width,190*l),d=t.y+42*l,[b,w]=[t.width-y,
t.height-44*l-g.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},M={x:t.x+y,y:d,width:b,height:$.
height*h},E=`layers.${r}.heads.${a}`,k=$.height>=30*l,O=dc($.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},R()),f("image",{key:"weig\
hts",class:"map",href:Nt(u,h,e.scale,p),...M,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",class:"ma\
p-frame",...M}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},L()),f("rect",{key:"col\
umn",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),S(),f("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*$.width,y:M.y+i*$.height,width:$.width,height:$.height}),g.at(M.y+M.height)];function S(){let P=M.y+
i*$.height,I=19*l,G=(K,Z)=>f("rect",{key:K,class:"chosen-row",...Z,rx:3}),{height:Y}=$;if(Y>=I)return G("row",{x:t.x-3,y:P,
width:t.width+3,height:Y});let et={x:t.x-3,y:P+(Y-I)/2,width:y,height:I};return[G("row",{x:M.x-1,y:P,width:M.width+2,height:Y}),
G("asking",et)]}function _(){let P=$.width>=14*l,I=Math.min(15*l,$.width-3*l),G=$.width>=30*l,Y=M.x;return s.visits.map(
(et,K)=>{let Z=String(ct[et.weekday]),st=et.weekday!==s.visits[K-1]?.weekday,Q=M.x+K*$.width,Dt=U(e,Z,"tiny"),Ws=!P&&st&&
Q>=Y&&Q+Dt<=M.x+M.width;Ws&&(Y=Q+Dt+4*l);let $n=M.x+(K+.5)*$.width;return f("g",{key:`column ${K}`,class:`part choice${K===
c?" here":""}${et.masked?" off":""}`,"data-open":`${E}.${i}.${K}`,role:"button",tabindex:"-1","aria-label":`Read from vi\
sit ${K+1}: ${B(s,K)}${et.masked?", masked":""}`},f("rect",{class:"ground",x:M.x+K*$.width,y:t.y,width:$.width,height:42*
l}),P&&ut(et.category,$n-I/2,t.y+(G?0:22)*l,I),Ws&&F(e,Q,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),G&&[F(e,$n,t.y+26*l,Z,{
kind:"tiny",anchor:"middle",key:"day"}),F(e,$n,t.y+38*l,$.width>=40*l?ot(et.start_minute):`${Math.floor(et.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},B(s,K)))})}function R(){return s.visits.map((P,I)=>{let G=M.
y+(I+.5)*$.height,Y=I===i,et=Y||(h-1-I)%O===0&&Math.abs(I-i)>=O,K=Math.min(18*l,$.height-1.5*l),Z=$.height>=12*l,st=t.x+
(Z?K+10*l:4*l),Q=M.x-st-6*l,Dt=Y||k?"strong":"label";return f("g",{key:`row ${I}`,class:`part choice${Y?" here":""}`,"da\
ta-open":`${E}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${B(s,I)}`},f("rect",{class:"grou\
nd",x:t.x,y:G-$.height/2,width:y,height:$.height}),Z&&ut(P.category,t.x+3*l,G-K/2,K),et&&F(e,st,G+(k?-2:4.5)*l,P.label,{
kind:Dt,width:Q,key:"name"}),k&&F(e,st,G+12*l,`${_t(s,I)} · ${Uo(s,I)}`,{kind:"small",width:Q,key:"when"}),f("title",{},
B(s,I)))})}function L(){let P=[];for(let I=0;I<h;I++){if(h>ar&&I!==i){P.push(f("rect",{key:`row ${I}`,class:"cell",x:M.x,
y:M.y+I*$.height,width:M.width,height:$.height,"data-open":`${E}.${I}.${c}`},f("title",{},B(s,I))));continue}for(let G=0;G<
h;G++)P.push(W(I,G))}return P}function W(P,I){let G=Number(u[P*h+I]),[Y,et]=[M.x+I*$.width,M.y+P*$.height],K=P===i&&I===
c,Z=String(Math.round(100*G)),st=Dt=>$.width>=U(e,Z.padStart(2,"0"),Dt)+2*l,Q=(G>=mc||P===i)&&$.height>=13*l&&st("tiny");
return f("g",{key:`${P} ${I}`,class:"cell"},f("rect",{key:"cell",x:Y,y:et,width:$.width,height:$.height,"data-open":`${E}\
.${P}.${I}`,role:"button",tabindex:K?0:"-1","aria-current":K?"true":null},f("title",{},`${B(s,P)} reads ${A(G,1)} from ${B(
s,I)}`)),Q&&F(e,Y+$.width/2,et+$.height/2+4.5*l,Z,{kind:G/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:G/p>=
fc&&!m?"on-dark":"on-light",key:"weight"}))}}function dc(e,t){return Math.max(1,Math.ceil(t/e))}function gc(e,t,{layer:n,
head:s,query:o,isLeaf:r},a){let{canAct:i,canAsk:c,reading:l}=e,h=v(e),u=l.isRemoved(n,s),m=t.height>=330*h,p=`layers.${n}\
.heads.${s}`,y=[i&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":p},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":p}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:es(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),d=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>ar?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=m?C(d):[],w=D(
e,{...t,y:0},b,"small").height;return{height:w+40*h,at(x){let $=t.x,M=[];for(let{text:E,attributes:k,...O}of y){let S=rt(
e,$,x+w+22*h,E,k,O);$+S.width>t.x+t.width||(M.push(S.mark),$+=S.width+10*h)}return[f("g",{key:"explained"},D(e,{...t,y:x+
3*h},b,"small").marks),f("g",{key:"controls"},M)]}}}function yc(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:a}=e,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ft(a,r);return[...V(e,t,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),f("g",{key:"worked"},Be(e,z(e,t),Kt(a,n,s,o,r),Ge(a,n,s,o),r,[{letter:"\
q",words:`Query of ${B(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${B(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var cr=56;function lr(e,t){let n=v(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>bc(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>xc(e,s,t)}]:[]]}function bc(e,t,{
location:n}){let{reading:s}=e,o=v(e),r=Qt(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,p]=[a.toFixed(2),(1-a).toFixed(2)],g=s.pointerWeights,y=[],d=O=>r.visits.map(S=>({value:O*Number(g[S]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:d(1),text:ft(i),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:d(a),text:ft(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ft(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:ft(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:ft(u),isChosen:!0});
let b=z(e,t),w=s.hasGate?[[{text:`${m} × ${ft(i)} = ${ft(l)}`}],...C("come from the pointer,"),[{text:`${p} × ${ft(c)}\
 = ${ft(h)}`}],...C("from generation. Together:"),[{text:ft(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:
[...C(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=D(e,{...b,
y:0},w),$={...b,height:b.height-x.height-44*o},M=ne(e,$,y.length,cr),E=D(e,{...b,y:b.y+M+8*o},w),k=rt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...V(e,t,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},mt(e,$,y,{most:cr})),...E.marks,k.mark]}function xc(e,t,{location:n}){let{reading:s}=e,o=v(e),{visits:r,
pointer:a}=Qt(s,n),i=z(e,t),c="Its visits";if(r.length===0){let d=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...V(e,t,c),...D(e,i,d).marks]}let l=s.pointerWeights,h=r.map(d=>({key:`visit ${d}`,label:`${_t(s,d)}\
 (visit ${d+1})`,parts:[{value:Number(l[d]),colour:"pointer"}],text:ft(Number(l[d])),open:`pointer.${d}`,isOff:s.visits[d]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...C(u),[{text:ft(a),kind:"strong"},
{text:"."}]],p=D(e,{...i,y:0},m),g={...i,height:i.height-p.height-8*o},y=ne(e,g,h.length);return[...V(e,t,c),f("g",{key:"\
rows"},mt(e,g,h,{isOrdered:!0})),...D(e,{...i,y:i.y+y+6*o},m).marks]}function ft(e){return A(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function hr(e,t){let n=v(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>$c(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>wc(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>kc(e,s)}]}function $c(e,t,n){let{reading:s}=e,o=v(e),r=z(e,t),a=D(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,p)=>({key:`visit ${p}`,label:m.label,says:_t(s,p),category:m.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:N(Number(i[p]),2),text:A(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:m.masked,exact:`${B(s,p)}\
: score ${N(Number(i[p]),4)}, weight ${A(Number(c[p]),2)}`})),h=rt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...V(e,t,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},mt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function wc(e,t,{visit:n}){let{
reading:s}=e;return[...V(e,t,`How does the pointer score ${Ft(s,n)}, ${_t(s,n)}?`,`Score of ${Ft(s,n)}`),f("g",{key:"wor\
ked"},Be(e,z(e,t),Jt(s,n),He(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function kc(e,t){let{reading:n}=e,s=v(e),o=z(e,t),r=n.pointerWeights,a=D(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:m,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:A(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>A(Number(r[y]),2)).join(" + ")} = ${A(p,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=rt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...V(e,t,"Sums per place"),...a.marks,f("g",{key:"rows"},mt(e,c,i)),l.mark]}function ur(e,t){let n=v(e),s=mr(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Mc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Oc(e,o,t)}]}function Xe(e,{layer:t,visit:n,number:s}){return s??fe(nt(e,`layers.${t}.residual_out`,n))}function mr(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,a=u=>e.isSkipped(
t,u),i=[],c=(u,m,p,g="plain")=>{let y=nt(e,`${s}.${u}`,n),d=`length ${N(Math.hypot(...y))}`;i.push({key:u,title:m,says:p||
d,values:y,colour:g})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(m,2)}, deviation ${N(p,2)}`}}function Mc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=v(e),
i=z(e,t),c=Xe(s,n),l=mr(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,p=[],g=(y,d,b=!0)=>{let w=rt(e,m,i.y+i.
height-10*a,y,d,{isButton:b});m+w.width>i.x+i.width||(p.push(w.mark),m+=w.width+10*a)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...V(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),f("g",{key:"rows"},Wt(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),f("g",{key:"controls"},p)]}
function Oc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=v(e),i=Xe(s,n),c=z(e,t),{y:l}=c,h=[];for(let m of Ac(s,o,r,i)){
let p=D(e,{...c,y:l},m);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...V(e,t,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},Sc(e,u,o,r,i))]}function Ac(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
a=h=>Number(nt(e,`${o}.${h}`,n)[s]),i=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),Je(a("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Ke("Norm 1:",ue(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),e.isSkipped(t,"attention")))),c.push(Ke("Norm\
 2:",ue(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,p,g){let y=g?"0 (skipped)":
N(Math.abs(m),2);return i?[...C(h),[{text:`${N(u,2)} ${m<0&&!g?"−":"+"} ${y} =`}],Je(p)]:[...C(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":N(m,2),kind:"strong"}]]}}function Ke(e,t){if(!t)return C(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=t;return[...C(e),[{text:`(${N(n,2)} ${s<
0?"+":"−"} ${N(Math.abs(s),2)})`}],[{text:`× ${N(o,3)} = ${N(r,2)};`}],...a===null||i===null?C("then a learned factor\
 and bias give").concat([Je(c)]):[[{text:`${N(r,2)} × ${N(a,2)} ${i<0?"−":"+"} ${N(Math.abs(i),2)} =`}],Je(c)]]}function Je(e){
return[{text:N(e,2),kind:"strong"}]}function Sc(e,t,n,s,o){let{reading:r}=e,a=v(e),i=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=De(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(te(h),2)}, the bias adds ${N(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=D(e,t,C(p+g),"small"),d=Math.max(1,Math.floor((t.height-y.height)/
(20*a))),b=u.slice(0,d).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${N(
Number(i[w]))} → ${N(Number(c[w]))}${l?` × ${N(Number(l.dot.second[w]),2)}`:""}`,text:N(Number(h[w]),2)}));return[...y.
marks,mt(e,{...t,y:t.y+y.height+2*a,height:t.height-y.height-4*a},b)]}var Tc=864e5,Nc=.1;function ns(e,t){let n=v(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>_c(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Rc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Lc(e,o,t)}]:[]]}function ss(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===t)||t===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Se)*Se;return`${ot(
c)} to ${ot((c+Se)%1440)}`}case"weekday":return Hs[r.weekday]??"";case"recency":{let c=Ec(e,n);return c===null?"days bef\
ore the prediction":c>=On?`${On} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Ut)*Ut,l=c+Ut;return c>=An*Ut?`${Ot(An*Ut)} or more`:`${c?Ot(c):"0"} to ${Ot(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Ec({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Tc;return Math.round(o(e.predict_at)-o(s))}function _c(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=v(e),a=z(e,t),i=o.slices.map(({name:m,label:p,lengths:g})=>({key:m,title:p,says:ss(o,m,s),values:Vn(o,
m,s),colour:Number(g[s])===0?"plain off":"plain"})),c=i.reduce((m,{values:p})=>m+p.length,0),l=D(e,a,C(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(e,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...V(e,t,n==="inputs"?"What the last visit is made of":B(o,s)),...l.marks,f("g",{key:"rows"},Wt(e,u,i)),h.mark]}function Rc(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,a=v(e),i=z(e,t),c=nt(r,"inputs.projected",s),l=o??fe(c),h=zo(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],p={...i,height:Math.min(86*a,.26*i.height)},g=Ic(r,s,l),y=[],d=g.reduce(($,M)=>$+D(e,
{...i,y:0},M).height+4*a,0),b={...i,y:p.y+p.height+28*a,height:i.height-p.height-d-36*a},w=h?vc(h):[],x=b.y+(w.length?ne(
e,b,w.length)+6*a:0);for(let $ of g){let M=D(e,{...i,y:x},$);if(x+M.height>i.y+i.height+2)break;y.push(...M.marks),x+=M.
height+4*a}return[...V(e,t,"The vector that enters the layers"),f("g",{key:"vector"},Wt(e,p,m,{chosen:l,open:$=>`${u}.${$}`})),
w.length>0&&D(e,{...i,y:p.y+p.height+4*a},C(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&f("\
g",{key:"rows"},mt(e,b,w)),f("g",{key:"lines"},y)]}function vc({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:N(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${N(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:N(t,2),exact:""}]}function Ic(e,t,n){
if(!e.has("inputs.norm"))return[];let s=Number(nt(e,"inputs.projected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),
r=ue(e,"inputs.projected","inputs.norm","input_norm",t,n),a=[[...C("Sum:"),[{text:N(s,2),kind:"strong"}]],Ke("Norm:",r)];
if(e.trace.architecture.components.includes("sinusoidal")){let i=e.trace.architecture.d_model,c=Rt(e,"pos_encoding",t*i+
n);e.trace.interventions.sinusoidal===!1?a.push(C("No position encoding: it is off.")):c!==null&&r&&a.push([...C("Positi\
on encoding:"),[{text:`${N(r.result,2)} ${c<0?"−":"+"} ${N(Math.abs(c),2)} =`}],[{text:N(o,2),kind:"strong"}]])}return a}
function Lc(e,t,{visit:n}){let{reading:s}=e,o=v(e),r=z(e,t),a=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let d=Number(
s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");a.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,
parts:[{value:d,colour:"plain"}],text:b?"off":A(d,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let i=[];
if(s.hasPointer){let g=Number(s.pointerWeights[n]);a.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],
text:A(g,1),open:`pointer.${n}`}),s.hasGate&&i.push(...C("To the answer the pointer carries"),[{text:`${A(g,1)} × gate ${s.
gate.toFixed(2)} = `},{text:A(g*s.gate,1),kind:"strong"},{text:"."}])}let c=D(e,r,C(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=D(e,{...r,y:0},i),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=ne(e,h,a.length),m=a.map(({parts:g})=>Number(g[0]?.value)),p=Math.max(Nc,...m);
return[...V(e,t,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},mt(e,h,a,{largest:p})),f("g",{key:"end"},D(e,
{...r,y:h.y+u+6*o},i).marks)]}var Pc={head:ir,stream:ur,inputs:ns,visit:ns,context:Vo,pointer:hr,generation:Qo,gate:Jo,place:lr};function fr(e,t){let n=$t(
t,e.reading);return n?Lo(e,n,Pc[n.kind](e,n)):[]}var rs="Point at anything to see what it does.";function Gt(e,t,n){let{title:s,text:o}=Wc(e,t,n),r=n?.words?Cc(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Cc(e,t,n){let s=as(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${A(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${A(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function Wc(e,t,n){switch(e?.kind){case"visit":return Hc(e.visit??0,t);case"head":return Bc(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:Fc(t)};case"stream":return dr(e.layer??0,t);case"context":
return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.
d_model} numbers. ${$r(pr(t),!0)} ${pr(t).length===1?"reads":"read"} nothing else of it.`};case"pointer":return gr(t);case"\
generation":return yr(t);case"gate":return br(t);case"place":return Uc(e.location??0,t);default:return jc(t,n)}}function Fc(e){
let{slices:t,trace:n}=e,s=$r(t.map(({label:r})=>Gc[r]??r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each vi\
sit is ${t.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var Gc={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function pr(e){return[...e.hasPointer?["the pointer"]:[],
...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Lt(e,t){let n=e.visits[t];
return n?`${n.label}, ${ct[n.weekday]} ${ot(n.start_minute)}`:""}function Hc(e,t){let n=t.visits[e],s=[],o=Dc(e,t);if(n?.
masked)return{title:`${Lt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${A(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],a=t.locations[e]??0,i=r*t.gate,c=t.probabilityOf(
"final",a);s.push(t.hasGate?`The pointer gives it ${A(r,1)}, after the gate ${os(i)} of its place’s ${A(c,1)}.`:`The p\
ointer gives it ${A(r,1)} of the answer.`)}return{title:`${Lt(t,e)}.`,text:s.join(" ")}}function Dc(e,t){let n=null;for(let s=0;s<
t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function Bc(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=it(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=i===void 0?"":` and ${A(o[i])} from ${Lt(n,i)}`,l=r===n.count-1?"itself":Lt(n,r);return{title:s,text:`The last visit r\
eads ${A(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function dr(e,t){let{residual:n,attention:s,feedForward:o}=t.
stream(e),r=t.count-1,a=s?`its heads add one of length ${N(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}\
.`,text:`The last visit comes in as a vector of length ${N(Number(n[r]))}; ${a}its feed-forward network adds one of leng\
th ${N(Number(o[r]))}.`}}function gr(e){let t=e.pointerWeights,n=it(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${A(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${Lt(e,n)}, with ${A(t[n])}. Most probable to copy: ${s?.label}${o}.`}}
function yr(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${t?.label} with ${A(t?.probability??0)}, then ${n?.label} with ${A(
n?.probability??0)}.`}}function br(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${t.toFixed(2)}: ${A(t)} of the answer’s distribution comes from the pointer, ${A(1-
t)} from generation.`}}function Uc(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${A(
s,1)}`];if(t.hasGate){let i=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.
toFixed(2)} × ${A(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${A(c,1)} by generation`)}let r=t.locations.filter(i=>i===
e).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${a}.`}}function jc(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${A(n.probability,
1)}.`;if(t){let i=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.
trace.prediction.location).label,u=[...i===null?[]:[`That is ${Vc(n.probability,i)} ${l}.`],...c?[]:[`${as(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,a=e.hasGate?` ${os(
n.from_pointer)} are copied from visits (pointer), ${os(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${a}`}}function xr({kind:e},t,n){let{location:s,probability:o}=t.trace.
prediction,r=new Tt(n),{prediction:a}=n,i=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(a.
location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${A(a.probability,1)}.`}let l=A(
o,1),h=A(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function Vc(e,t){
let{change:n,size:s}=Bt(e,t);return n===0?"the same as":`${s} points ${n>0?"more":"less"} than`}function as(e){return e.
charAt(0).toUpperCase()+e.slice(1)}function os(e){return`${(100*e).toFixed(1)} points`}function $r(e,t=!1){let n=e.at(-1)??
"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?as(s):s}function wr(e){let{count:t}=e,n=e.visits[t-1],
s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Lt(e,0)}. Where does this person go next?`:`They\
 begin with ${s?.label} and end with ${Lt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},{...Gt({kind:"\
slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(qc(c,e)),o.push({...dr(c,e),bars:"The bars show the s\
ame for every visit.",part:`layers.${c}.stream`});o.push({...Gt({kind:"context"},e,null),part:"context"}),e.hasPointer&&
o.push({...gr(e),part:"pointer"}),e.hasGeneration&&o.push({...yr(e),part:"generation"});let{prediction:r}=e.trace,a=e.nameOf(
r.location).label,i=e.hasGate?`${br(e).text} `:"";return o.push({title:`${a}, ${A(r.probability,1)}.`,text:`${i}The answ\
er after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function qc(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,
text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let a=0;a<t.heads;a++){
if(t.isRemoved(e,a))continue;o+=1;let i=t.lastRow(e,a),c=it(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)
return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${Lt(t,
s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means mor\
e. The strongest link of the last visit: head ${s.head} reads ${A(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function kr(e,t){let n=$t(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Yc(n,t);break;case"stream":
return Kc(n,t);case"pointer":if(n.isLeaf)return Jc(n,t);break;case"generation":if(n.isLeaf)return Xc(n,t);break;case"gat\
e":return Zc(t);default:break}return Gt(xt(zc(n),t),t,null)}function zc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Yc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(g=>g>a).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${A(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Kt(o,e,t,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,p=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${m}${p}`}}function Kc({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>N(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Jc({visit:e},t){let n=A(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${B(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Jt(t,e),c=r!==null&&!a?` and the bias of its position is ${N(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${N(o.sum,2)}${c}; its score is ${N(i,2)}. The weight counts for ${Ft(t,e)}.`}}function Xc({
location:e},t){let{logit:n}=It(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the so\
ftmax over all places makes it ${A(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Zc(e){let t=Gt({kind:"gate"},e,null),n=Zt(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,a=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${N(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${a}`}}var Qc=7;function Mr(e,{names:t,run:n},s){if(!t.length)return e;let o=Qc*s/13;return Le(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>tl(a,n,o)}:null)}function tl({attributes:{x:e,y:t,width:n}},s,o){let[r,
a]=[Number(e)+Number(n),Number(t)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var el={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Or="Up, Down, Pag\
e Up, Page Down, Home and End move it; Left and Right lead to other parts.";function Ar(e,t){let n=el[t];return n===void 0?
null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var Ze="http://www.w3.org/2000/svg",Sr=1.7,nl=1.2,Tr=20,sl=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],ol={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},rl=".handle, .handle-words, .control, .escape",al=new Set(
["font-size","font-weight","text-anchor"]);function Nr(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:a}=e.
viewBox.baseVal,i=Number(e.getAttribute("font-size")),c=s.length*Sr*i,l=c+a,h=[],u=e.querySelectorAll("*");for(let[y,d]of o.
querySelectorAll("*").entries()){let b=u[y];b&&il(d,getComputedStyle(b)),d.matches(rl)&&h.push(d);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])d.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let m=document.createElementNS(Ze,"title");m.textContent=t;let p=document.createElementNS(Ze,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let g=s.map((y,d)=>{let b=i*(d?1:nl),w=document.createElementNS(Ze,"text");return w.textContent=tt(y,r-2*Tr,b,d===
0),w.setAttribute("x",String(Tr)),w.setAttribute("y",String((d+.8)*Sr*i-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",d?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(m,p,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ze),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function il(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of sl){if(al.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==ol[n]&&e.setAttribute(n,s)}}function Er({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>is(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of t)o.insertRow().append(is("th",r,"row"),...a.map(i=>is("td",i)));
return n}function _r(e){let t=s=>s.map(fl).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var hl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ul=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
ml=/^(?=[\t\r\n])/;function fl(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(ul,"$1'").replace(
ml,"'"),n=hl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function is(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function vr(e,t=null,n=null){if(t===null)return[dl(e,n),gl(e,n)];let s=$t(t,e);return s?pl[s.kind](e,s):[]}var pl={head:yl,
stream:bl,inputs:Rr,visit:Rr,context:xl,pointer:$l,generation:wl,gate:kl,place:Ml};function dl(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[B(e,r),o.duration_minutes,
...n?[ls(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function gl(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=Qt(e,n),i=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,a,i,...t?[t.knownProbability(n)]:[]]})}}function yl(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=e,i=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,p)=>B(e,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,p)=>[m,...i.subarray(p*a,
(p+1)*a)])}];let h=Ge(e,t,n,s),{dot:u}=Kt(e,t,n,s,o);return[Qe(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,p)=>[m,ls(h.scores[p]),i[s*
a+p]])}]}function bl(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),a=r.map(([,u])=>nt(e,`${o}.${u}`,s)),i=Xe(e,t),c=De(e,n,s,i),l=nt(e,
`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(p=>p[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function Rr(e,{
kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${B(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:a,label:i,lengths:c})=>[i,ss(e,a,n),c[n]])},cs("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(a,i)=>{let[c,l]=[Math.floor(i/e.heads),
i%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function xl(e){return[cs(
"The context: the last visit after all layers",e.values("context"))]}function $l(e,{visit:t,isLeaf:n}){let s=He(e),o=e.visits.
map((l,h)=>B(e,h)),r=e.values("pointer.content_scores"),a=e.has("pointer.bias")?e.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],ls(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Jt(e,t);return[Qe(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...i]}function wl(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[e.nameOf(a.location).label,It(e,a.location).logit,
a.probability])},{dot:r}=It(e,t);return n&&r?[Qe(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function kl(e){let t=Zt(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Qe(s,["Hidden un\
it","Weight"],t.dot):cs(s,t.hidden),n]}function Ml(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Qt(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Qe(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function cs(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function ls(e){
return Number.isFinite(e)?e:"−∞"}function Ir(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=vr(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Er(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([_r(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
e.append(o),o.showModal()}var Ol={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Pr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Ol[n]??[0,!1],r=t?e.indexOf(t):-1,a=e[r];if(s===0||!a)return null;let i=tn(
a);if(!o){let m=e[r+s];return m&&tn(m)===i?m:null}let c=[...new Set(e.map(tn))],l=c[c.indexOf(i)+s],h=e.filter(m=>tn(m)===
l),u=m=>Math.abs(Lr(m)-Lr(a));return h.sort((m,p)=>u(m)-u(p))[0]??null}function tn(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Lr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}var Al=.6,Sl=["pointer","generation"];function xe({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function en(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=xe(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),i=[...Cr(t),...Cr(n)],c=[
...new Set(i)].flatMap(h=>Sl.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Cr({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function nn({key:e,now:t,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(t-n)<Al)return null;let i=t>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${e}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function sn(e,t,n){return`${A(e,1)}; ${n} ${A(t,1)}`}var $e="Circuit",Tl=[["bold","keeps the answer"],["faded","can be left out"]],on=class{circuit=null;failure="";#n;#e;#s=null;constructor(t,n){
this.#n=t,this.#e=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Tl){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,$e)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#o(t,$e),this.#e(),t&&this.#t(0)}renew(){this.#r(),this.isOn&&
this.#t(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#t(t){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${$e} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#n(o=>{n.signal.
aborted||this.#o(!0,`${$e} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,$e),this.#e()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var Wr="http://www.w3.org/2000/svg",Nl=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
rn=/-?\d+(?:\.\d+)?/g,an=class{#n=new WeakMap;#e=new Map;#s=new WeakMap;#r=0;#t=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#m(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#e.size&&this.#h(n)}#o(t,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(t.textContent!==i||s.length)&&(t.textContent=i),[]}if(!s.length&&!t.
firstChild){let i=n.map(c=>this.#a(Fr(c)));return t.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#n.
get(c);l&&r.set(us(l.mark,i),c)}let a=n.map((i,c)=>{let l=Fr(i),h=r.get(us(l,c));r.delete(us(l,c));let u=h??document.createElementNS(
Wr,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=t.childNodes[i];
l!==c&&t.insertBefore(c,l??null)}return a}#a(t){let n=document.createElementNS(Wr,t.tag);for(let s in t.attributes){let o=le(
t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#n.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),n}#l(t,n,s){
let o=this.#n.get(t),r=o?.mark.attributes??{};for(let i of Object.keys(r))le(n.attributes[i])===null&&t.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=le(c),h=le(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&Nl.
has(i)?El(h,l):null;u?this.#e.set(`${this.#i(t)} ${i}`,{element:t,name:i,at:u,end:l}):t.setAttribute(i,l)}let a=this.#o(
t,n.children,o?.elements??[],s);this.#n.set(t,{mark:n,elements:a})}#i(t){let n=this.#s.get(t)??this.#r++;return this.#s.
set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#m();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#e.values())i.setAttribute(c,l(a));this.#t=requestAnimationFrame(s)};this.#t=
requestAnimationFrame(s)}#m(){cancelAnimationFrame(this.#t);for(let{element:t,name:n,end:s}of this.#e.values())t.setAttribute(
n,s);this.#e.clear()}};function Fr(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function us(e,t){
return`${e.tag} ${e.key??t}`}function El(e,t){let n=e.match(rn)??[],s=t.match(rn)??[],o=t.split(rn);return n.length!==s.
length||e.split(rn).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var cn=class{#n=0;#e=0;#s=[];constructor(t,n){this.show=n,this.button=ms("Play the story","play",()=>this.toggle()),this.
back=ms("Step back","back",()=>this.step(-1)),this.forth=ms("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#t(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#e<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#e]??
null:null}tell(t){this.#s=t,this.#e=Math.min(this.#e,t.length-1),this.slider.max=String(t.length),this.#t(this.#n!==0)}toggle(){
this.#n?this.pause():this.play()}play(){let t=this.#e>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#e:0),this.#r()}pause(){
clearTimeout(this.#n),this.#n=0,this.#t(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#t(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#e+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#s.length-1,t)),this.#t(!1),this.show(this.#e)}#r(){let{title:t="",text:n=""}=this.#s[this.#e]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#s.length-1){this.pause();return}this.#n=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#r()},s),this.#t(!0)}#t(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#e+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function ms(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var _l=.03,Rl=5;function ln({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let a=gt(r,e),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=e.answer(
i,h),m=u.slice(0,-1).map(({location:d})=>d),p=Hr(m.map(d=>t?.knownProbability(d)??null),1),g=n&&t?vl(m,e,t):null,y=(l-c)/
u.length;return u.map((d,b)=>{let w=c+(b+.5)*y,x=d.probability*s.full,$={pointer:g?.pointer[b]??null,generation:g?.generation[b]??
null},[M,E]=["pointer","generation"].map(k=>Gr(d[k]*Ht({reading:e},k),$[k])*s.full);return{...d,was:t?p[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(M)-Number(E)-x)/2,height:x}})}function Gr(e,t){return Math.max(0,(t??e)-e)}function vl(e,t,n){let s=(o,r)=>r?
Hr(e.map(a=>n.shareOf(o,a)),Ht({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Hr(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function hn(e,t){let{reading:n,stage:s}=e,o=xe(e),r=n.pointerWeights,a=d=>d.reduce((b,w)=>b+Gr(r[w],o?.[w]??null),0),i=n.
pointedPlaces.map(d=>({...d,lost:a(d.visits)})).sort((d,b)=>b.probability+b.lost-d.probability-d.lost),c=i.filter((d,b)=>d.
probability+d.lost>=_l&&b<Rl||fs(t,d.location)<t.length-1).map(d=>({...d,wish:y(d.visits)})),l=i.filter(({location:d})=>!c.
some(b=>b.location===d));if(l.length){let d=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:a(d),visits:d,wish:y(d)})}c.sort((d,b)=>d.
wish-b.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:d,probability:b,lost:w})=>({wish:d,length:(b+w)*s.full})),
p=m.reduce((d,{length:b})=>d-b,h[1]-h[0]),g=je(m,Math.max(0,Math.min(u,p/(m.length-1||1))),...h);return c.map(({location:d,
label:b,probability:w,lost:x,visits:$},M)=>({path:"pointer",location:d,label:b,probability:w,start:Number(g[M]),lost:x,visits:$,
answer:fs(t,d)}));function y(d){let b=d.map(x=>Math.max(r[x],o?.[x]??0)),w=b.reduce((x,$)=>x+$,0)||1;return d.reduce((x,$,M)=>x+
Number(b[M])/w*Number(s.across.visits[$]),0)}}function un({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
ge),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:fs(n,a)};return r+=c*t.full+o,l})}function Ht({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function pt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function fs(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var ps=18;function Pt({stage:e},t){let n=e.type/13;return H(t,12.5*n)+13*n}function we({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function mn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return f("g",{key:`temperature ${t}`},oe(e,{act:`${t}_temperature`,words:we(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function oe(e,{act:t,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=a||ps*c,h=Pt(e,n),u=i?
" stays":"";return[f("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var ke=1440;function Dr(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ct(e,n,"Visits",ds(e,s),s),...Il(e),...t.rows.map(
(o,r)=>Pl(e,r))]}function ds({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return H(o,12.5*(e.type/13))<=n?o:s}function Ct({stage:e},t,n,s,o=400){let r=e.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},H(n,15*r,!0)<=o?f("text",{x:t,y:17*r,class:"title"},n):f("te\
xt",{x:t,y:17*r,class:"small strong"},tt(n,o,12.5*r,!0)),f("text",{x:t,y:35*r,class:"small"},tt(s,o,12.5*r)))}function Il({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:a}of gs(e)){let i=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},a))}}return s}function gs({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Ll(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(ct[s.weekday])})}return t}function Ll({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Pl(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:a,isFull:i}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=he(o,n).includes(t),p=c.masked?"unmask":"mask",g=i&&e.canAct&&t<n.count-1,y=g&&m?Pt(e,p)+4*l:0,d=Math.min(ps*l,a),
b=fn(c),w=a>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,M=bs(e,t),E=xs(e,t),k=m||E,O=M?42*l:0,S=s.visits.x+s.visits.width-4,_=S-
$,R=s.isDense?0:38*l,L=w?[f("text",{x:$,y:r-3*l,class:"strong"},tt(c.label,_-y,13*l,!0)),f("text",{x:$,y:r+13*l,class:"s\
mall"},H(b,12.5*l)<=_-O?b:ot(c.start_minute)),M||_<H(b,12.5*l)+56*l?null:Cl(S+4-50*l,r+5*l,48*l,c)]:[f("text",{x:$,y:r+4.4*
l,class:k?"strong":"label"},tt(c.label,_-Math.max(R,O)-y-9,12.5*l,k)),M||s.isDense?null:f("text",{x:S-y,y:r+4.4*l,class:"\
small end"},ot(c.start_minute))];return f("g",ys(e,t,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,
a-1),rx:i?5*l:1}),i&&ut(c.category,h+4*l,r-x/2,x),i?L:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&f("t\
ext",{x:S,y:r+(w?13:4.4)*l,class:E?"strong end":"small end"},M),g&&m&&oe(e,{act:"mask",words:p,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:S+2,y:w?r-17*l:r-d/2,height:d}),
f("title",{},`${c.label}, ${ct[c.weekday]} ${b}`))}function ys({reading:e,lit:t},n,s){let o=he(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${ct[s.weekday]} ${fn(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${A(e.pointerWeights[n],1)}`:""}`}}function fn({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Ot(
t)}`}function bs({reading:e,lit:t},n){return t?.kind!=="head"?"":A(e.lastRow(t.layer??0,t.head??0)[n])}function xs({reading:e,
lit:t},n){return t?.kind!=="head"?!1:it(e.lastRow(t.layer??0,t.head??0))===n}function Cl(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,ke),a=Math.min(s,Math.max(0,s+o-ke)),i=(c,l)=>f("rect",{class:"stay",x:e+c/ke*n,y:t,width:Math.max(1,
(l-c)/ke*n),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"\
track",x:e,y:t,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:e+(a||r)/ke*n-2,y:t-
3,width:5,height:13}))}function Br(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:a}=t,i=Math.max(...kt(e).map(({longestSlice:y})=>y)),c=r/a.length,l=lt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:d},b)=>a.map(({lengths:w},x)=>{let $=Number(w[b])/i*Math.max(2,d-4);return{visit:b,x:o+x*c,y:y+d/2-2-
$,width:.72*c,height:$}})),[m,p]=$s(u,({visit:y})=>h||l.includes(y)),g=a.map(({label:y},d)=>f("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(d+.36)*c,y:(d%2?40:26)*s},y));return[f("g",ws(e),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,f("path",{key:"bars",class:"length",d:zt(p)}),m.length>0&&f("path",{key:"lit",class:"length lit",
d:zt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function $s(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function ws(e){return{key:"slices",class:`part \
slices${ht(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:q(e,qe.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function Ur(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ct(e,n+6*o,"Answer",e.stage.isDense?"":Wl(e),
s-n),...ks(e,t)]}function Wl({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function ks(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,a=s.type/13,i=gt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(m=>{let{location:p,label:g,category:y,probability:d,was:b,middle:w,height:x,start:$}=m,M=[{path:"poin\
ter",share:m.pointer*Ht(e,"pointer")},{path:"generation",share:m.generation*Ht(e,"generation")}],E=i===p,k=c+(y===null?6:
26)*a,O=Ae(g,l-k-(r===p?20*a:2),13.5*a,2,!0),S=w-(O.length>1?22:8)*a,_=w+(O.length>1?2:0)*a,R=c+6*a,L=u-8*a;return f("g",
{key:`place ${p}`,class:`part place${E?" lit":i!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${A(d,1)}; from the pointer ${A(M[0]?.share??0,1)}, from generation ${A(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:S-16*a,
width:u+10*a,height:_-S+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:J-2,height:Math.max(1,x)}),
y!==null&&ut(y,c+5*a,S-13*a,16*a),O.map((W,P)=>f("text",{key:`name ${P}`,class:p<0?"label halo":"strong halo",x:k,y:S+15*
P*a},W)),r===p&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${S-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:_,width:L,height:8*a}),M.map(({path:W,
share:P})=>{let I=f("rect",{key:W,class:`${W} bar`,x:R,y:_,width:Math.max(0,P*L),height:8*a});return R+=P*L,I}),b!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+b*L,y:_-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:_+23*a},A(d,1)),b!==null&&Fl(c+60*a,_+23*a,d,b))})}function Fl(e,t,n,s){let{change:o,size:r,sign:a}=Bt(
n,s);return o===0?f("text",{key:"change",class:"small",x:e,y:t},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${a} ${r}`)}function jr(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return Ms(e,m,Gl(e,h,u,c,i*l),n.isDense?p:void 0)}function Ms(e,{
x:t,y:n,columns:s,cell:o},r,a){let i=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*i},l=e.reading.values("context"),h=Math.
max(...kt(e).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,p)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:t+p%s*o,y:n+Math.floor(p/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${ht(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:q(e,X(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:t-3,y:n-
16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function Gl({reading:e,stage:t},n,s,o,r){let a=t.type/13,i=Number(t.rows.at(-1)?.y),c=n-6*a,l=t.size.height-5*a,h=t.
gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),e.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Vr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+i/2,u=pn(e);return f("g",Os(e,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function pn({reading:e}){return e.trace.architecture.
components.includes("gate")}function Os(e,t){let{reading:n}=e,s=e.canAct&&pn(e);return{key:"gate",class:`part gate${ht(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${A(n.gate)} poi\
nter`},tabindex:"-1",opacity:q(e,X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${A(n.gate)} pointer, ${A(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function dn(e,t,n){let{reading:s,stage:o,lit:r}=e,a=e.beat>=X(s).
gate,i=x=>Ht(e,x),c=gt(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
i(x)*o.full;let m=t.map(x=>{let $=Number(l.get(x)),M=x.probability*i(x.path)*o.full,E=pt(x.start,x.start+x.probability*o.
full),k=pt($,$+M);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(
E,k,a)})}),[p,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(
E=>{let k=Number(x[E])*i(E),O=k*o.full,S=Number(u.get(`${E} ${$}`)),_=pt(S,S+O),R=pt(M,M+O),L=x.wasByPath[E],W=L===null?
null:d(E,S,M,O,L*o.full);M+=O;let P=`out ${E} ${x.location}`;return[O>0&&f("path",{key:P,class:`${E} band${b(x.location)}`,
d:o.bands.out(_,R,a)}),W&&nn({key:P,now:O,before:Number(L)*o.full,path:(I,G)=>o.bands.out(I,G,a),edges:W,style:b(x.location),
title:`${x.label}, from ${E==="pointer"?"the pointer":"generation"}: ${sn(k,Number(L),e.before?s.wordsFor(e.before):"")}`})]})});
return[m,y,a&&r?.kind==="visit"&&w(r.visit??0)];function d(x,$,M,E,k){let O=Math.abs(E-k),S=x==="pointer",_=(W,P)=>{let I=S?
W-(P?0:O):W+E-(P?O:0);return[I,I+O]},[R]=_($,!1),L=Math.max(p,Math.min(g-O,R));return{more:[_($,!0),_(M,!0)],less:[[L,L+
O],_(M,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,
M=t.find(({path:G,visits:Y})=>G==="pointer"&&Y.includes(x));if(!M)return null;let E=[...M.visits].sort((G,Y)=>G-Y),O=E.slice(
0,E.indexOf(x)).reduce((G,Y)=>G+$[Y],0)*o.full,S=$[x]*o.full,_=i("pointer"),R=Number(l.get(M))+O*_,L=n[M.answer],W=Number(
u.get(`pointer ${M.answer}`))+O*_,P=Number(L?.start)+O*_,I=L?.location===M.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(pt(M.start+O,M.start+O+S),pt(R,R+S*_),a)}),I&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(pt(W,W+S*_),pt(P,P+S*_),a)})]}}function qr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+t.gate*i,
h=n?n.gate:t.gate,u=pn(e),m=`${A(t.gate)} pointer${u?"":", fixed"}`;return f("g",Os(e,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-yt/2,s.size.width-
yt),y:r+(a-yt)/2,width:yt,height:yt})])}function zr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=X(n).generation,h=r.map(({
label:m,probability:p,location:g},y)=>{let d=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:i,y:d},tt(m,a-i-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:a,y:d},A(p))]}),u=r.
map(({probability:m,start:p,location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:J,height:l?
Math.max(.8,m*s.full):0},f("title",{},`${g<0?"The others":r[y]?.label}: ${A(m,1)} of the generation head`)));return f("g",
As(e,r),f("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function As(e,t){return{key:"generation",class:`part generation-b\
lock${ht(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:q(e,X(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${A(s)}`).join(", ")}`}}var Hl=4,Ss=17,Dl=4;function Yr(e,t){let{reading:n,stage:s,lit:o}=e,r=gt(o,n),a=t.filter(({path:l})=>l==="pointer"),i=Bl(
e,a),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",opacity:q(e,X(n).pointer)},a.map(l=>f("rect",
{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:J},
f("title",{},`${l.label}: ${A(l.probability,1)} of the pointer`))),[Ul,jl].map(l=>i.map(h=>l(e,h,c(h.flow)))))}function Bl({
reading:e,stage:t,lit:n},s){let o=t.type/13,r=gt(n,e),[a,i]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:p}=h,g=u>=0,y=` ${A(p)}`,
b=`${tt(m,i-a-H(y,13*o,!0),13*o,g)}${y}`,w=H(b,13*o,g)/2,x=h.start+p*t.full/2,$=Math.max(a+w,Math.min(i-w,x)),[M,E]=[$-w,
$+w];for(let k=0;k<Hl;k++){if(l.some(_=>_.row===k&&M<_.right+8*o&&E>_.left-8*o))continue;let S=$>x?"":$<x?" end":" middl\
e";l.push({flow:h,text:b,isBold:g,left:M,right:E,row:k,anchor:S});break}}return l}function Kr({stage:e},{row:t}){return e.
places+J+(14+Ss*t)*e.type/13}function Ul(e,t,n){let{type:s,places:o,full:r}=e.stage,{flow:a,row:i}=t;return i>0&&f("path",
{key:`leader ${a.location}`,class:`leader${n}`,d:`M${a.start+a.probability*r/2} ${o+J}V${Kr(e,t)-11*s/13}`})}function jl(e,t,n){
let{flow:s,text:o,isBold:r,left:a,right:i,anchor:c}=t;return f("text",{key:`name ${s.location}`,class:`${r?"strong":"sma\
ll"}${c} halo${n}`,x:c===""?a:c===" end"?i:(a+i)/2,y:Kr(e,t)},o)}function Jr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.
filter(({path:l})=>l==="generation"),a=e.beat>=X(n).generation,i=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-
(Dl*Ss-6)*o;return f("g",As(e,r),f("rect",{class:"ground",x:s.right-i,y:c-36*o,width:i+6,height:s.places+J-c+40*o,rx:6}),
f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},p)=>{
let g=` ${A(u)}`,y=tt(h,i-H(g,13*o),13*o)+g;return[f("text",{key:`name ${p}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+p*Ss*o},y),f("rect",{key:`bar ${p}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:a?
J:0},f("title",{},`${l<0?"The others":h}: ${A(u,1)} of the generation head`))]}))}var Vl=16;function Xr(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,a=q(e,X(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=lt(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},p=H("Pointer",15*r,!0)+4*r,
g=Pt(e,we(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},N(c[x])),f("text",{key:`weight ${x}`,class:`${$} end${M}`,x:s.weights,y:b+4.4*r},A(i[x]))].filter(E=>E!==!1)}),
d=t.filter(({path:b})=>b==="pointer").map(b=>ql(e,b));return[f("g",Ts(e,t),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ct(e,u,"Pointer","",200),Object.entries(m).map(([b,w])=>f("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&mn(e,"pointer",Math.max(s.weights+6*r,u+p+g)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),f("g",{key:"ribbons",opacity:a},Ns(e,t),d)]}function Ts(e,t){
return{key:"pointer",class:`part pointer-block${ht(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:q(
e,X(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${A(s)}`).join(", ")}`}}function Ns(e,t){let{reading:n,before:s,stage:o,lit:r}=e,a=n.
pointerWeights,i=xe(e),c=lt(r,n),l=e.beat>=X(n).pointer,h=je(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=a[g]*o.full,d=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=pt(m,m+y);m+=y;let x=i?.[g]??null,$=x===null?0:(x-a[g])*o.full,[M,E]=[p,Math.max(0,$)];p+=E;let k=`${n.visits[g]?.
label}: `,O=x===null||!s?`${k}${A(a[g],1)} of the pointer`:`${k}${sn(a[g],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(pt(d,d+y),w,l)},f("title",{},O)),nn({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(S,_)=>o.bands.ribbon(S,_,l),edges:{more:[[d+y+$,d+y],[m+$,m]],less:[[d+y,d+y+$],
[M,M+E]]},style:b,title:O})]})})}function ql(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:a,stage:i,
lit:c}=e,l=i.type/13,h=gt(c,a),u=A(o),p=a.hasGate&&Math.abs(r-i.across.gate+5*l)<Vl*l?H("Gate 0.00",15*l,!0)/2-i.gateWidth/
2:0,[g,y]=[i.ribbons+2*l,i.gate-12*l-p],d=y-g,b=n>=0,w=tt(s,d-H(` ${u}`,13*l,!0),13*l,b),x=H(`${w} ${u}`,13*l,b)/2,$=Math.
max(g+x,Math.min(i.places+J/2,y-x));return f("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${t} \
bar`,x:i.places,y:r,width:J,height:Math.max(.8,o*i.full)}),f("text",{class:`${b?"strong":"small"} middle halo`,x:$,y:r-5*
l},`${w} ${u}`),f("title",{},`${s}: ${A(o,1)} of the pointer`))}function Zr(e){return[Mt(e,17*(e.stage.type/13),"Visits",ds(e,e.stage.size.width)),...zl(e),...e.stage.columns.map((t,n)=>Yl(
e,n))]}function Mt({stage:e},t,n,s,o=e.right){let r=e.type/13,a=o-e.left-H(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:e.left,y:t},n),f("text",{class:"small end halo",x:o,
y:t},tt(s,a,12.5*r)))}function zl({reading:e,stage:t}){let n=t.type/13;return gs(e).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[t.columns[s],t.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Yl(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:a,isFull:i}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,p=he(o,n).includes(t),g=Math.min(20*l,a-3),y=ot(c.start_minute),d=bs(e,t),b=[
d||y,d?d.replace(" %",""):y.slice(0,2)],w=b.find(E=>H(E,12.5*l,!0)<=a)??b[1],x=m?Ae(c.label,a-6*l,12.5*l,2):[],$=p||xs(e,
t),M={class:$?"strong middle":"small middle",x:r};return f("g",ys(e,t,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[ut(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...M,y:h+45*l},w),
x.map((E,k)=>f("text",{key:`name ${k}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},E))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${ct[c.weekday]} ${fn(c)}`))}
function Qr(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,a=lt(s,t)[0]??t.count-1,i=t.visits[a],c=Math.max(
...kt(e).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(j.title+46)*o,u=r.map(({name:m,label:p,lengths:g},y)=>{
let d=Number(g[a]),b=n.left+(y+.5)*l,w=d/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),f("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},N(d)),f("text",{key:`name ${m}`,class:"small\
 middle",x:b,y:h+15*o},p)]});return f("g",ws(e),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(j.title+j.inputs+6)*o,rx:6}),Mt(e,n.inputs+15*o,"Input vector",i?`${i.label}, ${ct[i.weekday]} ${ot(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function ta(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[f("g",Ts(e,t),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(j.title+j.scores)*o,rx:6}),Mt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Kl(e)),f("g",{key:"ribbons",opacity:q(e,X(
n).pointer)},Ns(e,t))]}function Kl({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>N(g)),a=lt(n,e),i=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>H(g,11.5*s)>c-3),h=t.pointer+(j.title+
j.scores)*s,u=t.columns.find(g=>g.isFull),m=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},d)=>{
let b=a.length&&!a.includes(d)?" dim":"",w=o[d]>=.2*i||a.includes(d),x=A(o[d]).replace(" %",""),$=H(x,12.5*s,!0)/2;if(!y&&
(!w||g-$<p||g+$>m))return[];p=g+$;let M=w?"strong":"small",E=h-24*s;return[y&&f("text",l?{key:`score ${d}`,class:`tiny${b}`,
x:g+4*s,y:E+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(E+2*s).toFixed(2)})`}:{key:`score ${d}`,class:`tiny middl\
e${b}`,x:g,y:E},r[d]),f("text",{key:`weight ${d}`,class:`${M} middle${b}`,x:g,y:h-6*s},x)].filter(k=>k!==!1)})}function ea(e){let{reading:t,stage:n}=e,s=n.type/13,o=q(e,X(t).gate),r=ln(e),a=[...hn(e,r),...un(e,r)];return[Ms(e,n.context,
Jl(e)),...t.hasPointer?ta(e,a):[],f("g",{key:"flows",opacity:o},dn(e,a,r)),...t.hasPointer?[Yr(e,a)]:[],...t.hasGeneration?
[Jr(e,a)]:[],...t.hasGate?[qr(e)]:[],f("g",{key:"answer",opacity:o},Mt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),ks(e,r))]}function Jl({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:a}=t.
context,i=s+r*a+2,c=Math.ceil(e.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(j.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Es=19,Xl=.05;function sa(e){let{stage:t}=e,n=t.type/13,s=ze(e),o=f("g",{key:"legend",opacity:q(e,se(0))},Ye(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((a,i)=>{let c=`Layer ${i}`,l=Pt(e,we(e,"attention")),h=H(c,15*
n,!0)+l+4*n<=a.width,u=be(e),p=H(u,12.5*n)<=a.width+12*n&&(h||!e.canAct)?u:"";return f("g",{key:`layer ${i}`,opacity:q(e,
se(i))},a.maps.length?Ct(e,a.x,c,p,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&mn(e,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((g,y)=>Zl(e,g,i,y)),a.maps.map((g,y)=>_s(e,g,i,y,s)),Ql(e,i))});return[o,...r]}function Zl(e,t,n,s){
let{reading:o,stage:r,lit:a}=e;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=oa(e,n,s)?[...i.keys()].filter(u=>i[u]>=
Xl):a?.kind==="visit"?[a.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
p=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:St(l,[m-p,m+p],t.x,[h-p,
h+p])})})}function oa({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function _s(e,t,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=e,l=a.type/13,{x:h,y:u,side:m,touch:p}=t,{count:g}=r,y=r.weights(n,s),d=r.lastRow(n,s),b=na(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&na(w,n,s)&&!b,M=$?`; switched off ${r.wordsFor(w)}`:"",E=c?y[it(y)]||1:o,k=oa(
e,n,s),[O]=i?.kind==="visit"?lt(i,r):[],S=it(d),_=O??S,R=m/g,L=`Layer ${n}, head ${s}`,W=p?u-38*l:u+4,P=b?"switch on":"s\
witch off",I=p===void 0&&Pt(e,P)<=m-6*l?P:P.slice(7),G=r.visits[S];return f("g",{key:`head ${s}`,class:`part head${k?" l\
it":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${L}: switched o\
ff`:`${L}: the last visit reads most from visit ${S+1}, ${G?.label}, ${A(d[S])}${M}`},f("text",{class:"small",x:h,y:u-(p?
25:4)*l},`head ${s}`),!b&&(p!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${O===void 0?"small":"strong"}${p?"":" en\
d"}`,x:p?h:h+m,y:u-4*l},A(d[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",
{key:"map",class:"map",href:Nt(y,g,e.scale,E),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:b?.15:1}),b&&f(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),$&&f("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+m}L${h+m} ${u}`}),O!==void 0&&!b&&f("rect",{key:"column",class:"column",x:h+O*R,y:u,width:Math.max(2,R),
height:m}),(O!==void 0||k)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,R),width:m,height:Math.max(2,
R)}),f("title",{},`${L}. ${b?"Switched off.":`The last visit reads ${A(d[_])} from ${r.visits[_]?.label}. A stronger col\
our is a larger weight, up to ${A(E,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),oe(e,{act:"head",words:I,
title:b?"Switch this head on again":"Switch this head off",right:h+m-(p?0:3)*l,y:W}),e.canAct&&p!==void 0&&f("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+m-p,y:u-p,width:p,height:p}))}function na(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function Ql(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,a=o.stream,i=gn(n,t),c=vs(e),l=s.streamWidth-8*r,h=i.map(({style:m,lengths:p},g)=>Rs(e,t,m,s.rows.map(({y,height:d},b)=>{
let w=Math.max(1,Math.min(5*r,(d-3)/i.length));return{visit:b,x:a,y:y+(g-i.length/2)*w,width:Number(p[b])/c*l,height:w-.6}}))),
u=i.map(({name:m,style:p},g)=>[f("rect",{class:p,x:a,y:s.bottom+(10+Es*g)*r,width:9*r,height:9*r}),f("text",{class:"smal\
l",x:a+14*r,y:s.bottom+(18.5+Es*g)*r},m)]);return f("g",Is(e,t),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Ct(e,a,"Stream",`+ layer ${t}`,s.streamWidth),h,u,th(e,t,a+s.streamWidth+10*r))}function th(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,a=s.trace.interventions.residuals===
!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>oe(e,{act:l,words:String(h[Number(u)]),title:eh[l]??"",right:n,
y:o.bottom+(5+Es*m)*r}))}var eh={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Rs(e,t,n,s){let{lit:o,reading:r}=e,i=ht(e,"stream",t)!==""?[r.count-1]:lt(
o,r),[c,l]=$s(s,({visit:h})=>!i.length||i.includes(h));return[f("path",{key:n,class:n,d:zt(c)}),l.length>0&&f("path",{key:`${n}\
 dim`,class:`${n} dim`,d:zt(l)})]}function gn(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function vs(e){let t=0;for(let n of kt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of gn(n,s))t=Math.max(
t,...o);return t||1}function Is(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`\
part stream${ht(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:q(e,se(t)+1),"aria-\
label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function ra(e){let{stage:t}=e,n=t.type/13,s=ze(e);return t.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,opacity:q(
e,se(a))},r.length>0&&Mt(e,o+15*n,`Layer ${a}`,be(e)),a===0&&Ye(e,t.left+72*n,o+15*n,!0),r.map((i,c)=>_s(e,i,a,c,s)),nh(
e,a)))}function nh(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),a=gn(n,t),i=vs(e),c=r+j.bars*
o,l=a.map(({style:h,lengths:u},m)=>Rs(e,t,h,s.columns.map(({x:p,width:g},y)=>{let d=Math.min(8*o,.86*g/a.length),b=Number(
u[y])/i*j.bars*o;return{visit:y,x:p+(m-a.length/2)*d,y:c-b,width:.88*d,height:b}})));return f("g",Is(e,t),f("rect",{class:"\
ground",x:s.left-6,y:r-j.title*o,width:s.right-s.left+12,height:(j.title+j.bars+4)*o,rx:6}),Mt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),sh(e,a,r-10*o),l)}function sh({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:a})=>{let i=o-H(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var Me=700;function aa({stage:{size:e},...t}){let n=en(t),s={...t,stage:Qn(t.reading,e.width,e.type,n)};return[f("g",{key:"\
visits"},Zr(s)),f("g",{key:"inputs"},Qr(s)),f("g",{key:"layers"},ra(s)),f("g",{key:"decoder"},ea(s))]}function ia(e,t,n){
return Qn(e,t,n).size.height}function ca(e){let{reading:t}=e,n=X(t),s=ln(e),o=[...hn(e,s),...un(e,s)];return[jr(e),...t.hasPointer?Xr(e,o):[],...t.hasGeneration?
[zr(e,o)]:[],f("g",{key:"flows",opacity:q(e,n.gate)},dn(e,o,s)),t.hasGate?Vr(e):null,f("g",{key:"answer",opacity:q(e,n.gate)},
Ur(e,s))].filter(r=>r!==null)}function la(e){return e.stage.size.width<Me?aa(e):[f("g",{key:"visits"},Dr(e)),f("g",{key:"inputs"},Br(e)),f("g",{key:"l\
ayers"},sa(e)),f("g",{key:"decoder"},ca(e))]}var yn=240,oh=150,rh=120,ah=13,ih=17,Ls={type:16.7,width:900,side:36},ch=.5,lh=660,ha=matchMedia("(prefers-reduced-motio\
n: reduce)"),bn=class{#n=null;#e=null;#s=!1;#r=null;#t=null;#o=null;#a="";#l=null;#i=null;#h=null;#m=!1;#f=new Map;#d=0;#b="";#c;get opened(){
return this.#i}get#u(){return!this.#c||this.#n&&ao(this.#n.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let a=document.createElement(
"button");if(a.type="button",a.textContent="Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,a),n.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new on(i,()=>this.#p(yn)),a.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new an(this.drawn),this.
player=new cn(o,i=>{this.#l=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#p(yn);let c=this.player.
told?.part;c&&this.#I(c),this.hooks.told?.(i)}),this.#k()}#k(){let{drawn:t}=this;new ResizeObserver(()=>{this.#b!==ua(t)&&
this.#p(0)}).observe(t),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#h||this.#g(Ps(n))}),t.addEventListener("pointerleave",()=>this.#g(
null)),t.addEventListener("focusin",({target:n})=>this.#g(Ps(n))),t.addEventListener("focusout",()=>this.#g(null)),t.addEventListener(
"keydown",n=>this.#R(n)),t.addEventListener("click",({target:n})=>this.#$(n)),t.addEventListener("pointerdown",n=>this.#O(
n)),t.addEventListener("pointermove",n=>this.#y(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#y(
s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#n=new Tt(t),this.#e=n&&new Tt(
n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new Tt(s),this.#f.clear(),this.circuits?.renew(),this.#t=
xt(this.#o,this.#n);let r=wr(this.#n);this.player.tell(r),ma(this.room,uh(r.map(({bars:i="",...c})=>({...c,text:`${c.text}\
 ${i}`}))));let a=this.drawn.contains(document.activeElement);this.#p(this.#h?.follows?0:yn),a&&this.#M()}open(t){let n=t===
null?this.#i:null;this.#i=t,this.#t=this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#p(yn);let o=s&&n&&this.#x(n);o&&this.#S(o),s&&this.#M(),this.hooks.opened?.(this.#i)}back(){this.#i!==
null&&this.open(this.#c?.blockAround(this.#i)||null)}showTables(){let t=this.#s?this.#e:null;this.#n&&this.#c?.showTables(
this.root,this.#n,this.#u,t)}#x(t){return this.#A.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}\
.`))??null}#M(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error(
"The picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.
svgFile(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#n)return!1;let n=xt(t,this.#n);return JSON.stringify(
n)===JSON.stringify(this.#t)?!1:(this.#t=n,this.#p(0),!0)}#g(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#t??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#t&&t)}#$(t){if(!(t instanceof Element)||this.#m)return;let n=Ps(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#p(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#w(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#w(t,n){let s=this.#n&&xt(t,this.#n),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):r==="head"&&
o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#O(t){this.#m=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#c;!this.#n||!r||!(n||o)||(this.#h=n?r.dragOf(t,this.#n,this.drawn,s!==void 0):r.carryOf(t),this.#h?.
follows&&t.preventDefault())}#y(t,n){let s=this.#h;if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=null);let o=s.to(t,
n);o&&(this.#m=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):mh(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#R(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#L(t.key,s):this.#v(t.key,n,s))&&t.preventDefault()}#v(t,n,s){
if(t==="Escape"&&this.#i!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#n)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let i=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!i?this.#w(s??""):this.#$(n),!0}let o=this.#c;if(!o)return!1;if(this.#u!==null&&this.#n){let i=o.neighbourOf(
this.#u,t,this.#n),c=n?.getAttribute("aria-current")==="true";i!==null&&this.open(i);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${i}"]`);return c&&l instanceof SVGElement&&l.focus(),i!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#N(t))return!0;let a=o.walked(this.#A,n,t)?.getAttribute("data-part")??null;return a!==
null&&this.#S(a),a!==null}#T(t){let n=this.#A.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#S(t){let n=this.#T(t);n&&(this.#a=t,this.#E(),n.focus())}#I(t){let{root:n,foot:s}=this,o=this.#T(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.documentElement,i=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy(
{top:h,behavior:ha.matches?"auto":"smooth"})}#L(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#n,
r=o&&xt(n,o),{act:a,edit:i}=this.hooks,c=this.#c;if(!s||!r||!a||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!i||!o.visits[h+s])return!0;i({kind:"move",visit:h,by:s,isDone:l}),this.#S(`visits.${h+s}`)}else if(r.kind==="gate")
this.#N(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*ch);
a({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#N(t){let n=this.#c?.slid(this.#n?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#A(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#E(){let t=this.#A,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t){let o=s===
n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#p(t){this.#b=ua(this.drawn);let n=this.#F();if(!n)
return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let r=this.#c,a=this.#u===null?[]:r?.openedMarks(n,this.#u)??[];!a.length&&this.#u!==null&&
(this.#i=null);let i=this.circuits?.circuit??null,c=a.length?a:this.#P(n);this.drawing.show(c,ha.matches?0:t),this.#u===
null&&this.#E();let l=this.#u===null?null:r?.sentenceOfOpened(this.#u,n.reading),h=this.#t?null:this.player.told,u=i&&!this.#t?
r?.circuitSentence(i,n.reading):null,{title:m,text:p}=l??h??u??Gt(this.#t,n.reading,n.before),g=!(l||h||u||this.#t),y=this.
root.classList.contains("tall"),d=`${m} ${p} ${rs}`,b=!y&&d.length<=String(this.room.textContent).length,w=g&&b&&!this.#e&&
!this.hooks.isProjected,x=this.circuits?.failure||(w?rs:""),$=l||h?"":this.#C(),M=this.putIn.names.includes(this.#o??"")?
`It was put in from the ${this.putIn.run} run.`:"",E=n.stage.streamWidth>0||y,k=!l&&E&&h?.bars||"",O=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",S=i&&this.#t?r?.circuitWords(i,this.#o):"";ma(this.caption,{title:m,text:[p,O,k,
M,S,$,x].filter(Boolean).join(" ")})}#P(t){let n=la(t);if(!this.#c)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#c,
{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#C(){clearTimeout(this.#d);let t=this.#o??"",
n=this.#f.get(t);return n!==void 0||!this.#t||this.#h?n??"":(this.#d=window.setTimeout(()=>{let s=this.#W();this.#f.set(
t,s),s&&this.caption.append(" ",...At(s))},oh),"")}#W(){let[t,n]=[this.#t,this.#n],s=t&&n&&hh(t,n);try{let o=s&&this.hooks.
whatIf?.(s);return o?xr(t,n,o):""}catch{return""}}#F(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<Me;if(!this.#n||
t<rh||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(ih,Math.max(
ah,t/120));this.root.classList.toggle("tall",s);let a={reading:this.#n,before:this.#e,overlays:this.#s},i=en(a),c=this.#G(
r,{width:t,height:n}),l=s?r:c,h=s?ia(this.#n,t,l):n,u=s&&this.#u!==null?lh:h;return{...a,beside:this.#r,stage:Kn(this.#n,
{width:t,height:u,type:l},i),lit:this.#t??xt(this.player.told?.part,this.#n),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#_("--map-least"),this.#_("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#G(t,n){if(!this.hooks.isProjected||!this.#n||n.width<Ls.
width)return t;let s=Math.max(t,Ls.type);return Kn(this.#n,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
Ls.side)?s:t}#_(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function ua({clientWidth:e,clientHeight:t}){return e<Me?`${e}`:`${e} ${t}`}
function hh({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function ma(e,{
title:t,text:n}){let s=document.createElement("strong");s.append(...At(t)),e.replaceChildren(s," ",...At(n))}function uh(e){
let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function mh(e){return e.kind==="move"||
e.kind==="time"||e.kind==="stay"}function Ps(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}async function Cs({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await fh(e))}`}async function fa(e,t){let n=new Image;
n.src=await Cs(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function fh(e){let t=await ph();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function ph(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await dh(n,e.href??document.baseURI)})}`}}catch{}
return""}async function dh(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Vt(new Uint8Array(await n.arrayBuffer()))}`}var xn=class{#n;#e;#s=null;#r=null;#t=null;constructor(t,n){let{title:s,hover:o,told:r,acts:a,isStill:i,isProjected:c}=n;
this.#n=s,this.#e=new bn(t,{...o&&{pointed:o},...r&&{told:r},...i&&{isStill:i},...c&&{isProjected:c}},hs),a&&(this.#t=new Ie(
this.#e,{...a,answered:l=>{this.#s=l.figure,this.#r=l,a.answered(l)}}))}get bar(){return this.#t?.bar.root??null}get interventions(){
return this.#t?.text??null}follows(t){return this.#t?.follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#s||
n.against||!(o||fo(s,t))?null:po(this.#s.meta,s,t,n)}draw(t){if(t!==this.#s){this.#s=t;let n=En.get(t),s=t.before&&ce(t.
before);this.#r={trace:n??ce(t.trace),before:s};let o=n?"browser":"server";this.#t?.begin(t.meta,this.#r.trace,s,o)}this.#r&&
this.#e.show(this.#r.trace,this.#r.before)}get beats(){return this.#e.player.count}tell(t){let{player:n}=this.#e;t===null?
n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){this.#e.mark(t)}async address(t,n){let s=this.#e.file({title:this.#n});
return t==="svg"?Cs(s):fa(s,n)}};var pa=Oe(document,"#picture");async function gh(){let e=JSON.parse(Oe(document,"#order").textContent??""),{figure:t,form:n,
width:s,height:o,scale:r}=e;Object.assign(pa.style,{width:`${s}px`,height:`${o}px`});let a=new xn(pa,{title:t.meta.title,
isStill:!0});a.draw(t),Oe(document,"#made").textContent=await a.address(n,r)}gh().then(()=>da(""),e=>da(String(e)));function da(e){
document.documentElement.dataset.ended=e}})();
