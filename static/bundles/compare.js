var Ds="exported"in document.documentElement.dataset,Sn=Jt().toString();function Jt(){let e=location.hash.slice(1);return new URLSearchParams(
Ds&&e.includes("=")?e:location.search)}function Bs(e){window.addEventListener("popstate",()=>{let t=Jt().toString();t!==
Sn&&(Sn=t,e())})}function oa(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Ds?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function _e(e){try{return JSON.parse(e)}catch{return e}}function js(e,t){let n=oa(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),Sn=Jt().toString())}var ft=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},St=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Vs={answers:!0},ra=[502,504],aa=5e3,ia="No response could be read. Y\
our input is still here; check your connection and try again.",ca=e=>`The server answered with ${e}.`;async function Ft(e,t,n=St){
let s=await la(new URL(`api/${e}`,n),t);if(String(n)===St.href&&ua(s!==null&&!ha(s)),!s)return Us();if(!(s.headers.get("\
content-type")??"").includes("json")){let a=ca(s.status);throw new ft(s.status,[{where:"",message:a,suggestions:[]}])}let r=await s.
json().catch(Us);if(!s.ok)throw new ft(s.status,r.errors??[]);return r}async function la(e,t){try{let n=await fetch(e,t);
return ra.includes(n.status)?null:n}catch(n){if(qs(n))throw n;return null}}function Ys(e){let t=AbortSignal.timeout(aa);
return e?AbortSignal.any([e,t]):t}function ha({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}
function ua(e){e!==Vs.answers&&(Vs.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Us(e){throw qs(e)?e:new ft(0,[{where:"",message:ia,suggestions:[]}])}function qs(e){return e instanceof DOMException&&
e.name==="AbortError"}function ue(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function zs(e){return e instanceof Error?e.message:String(e)}var Le=e=>e.map(t=>t+1),ma={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${Le(e).join(", ")} masked`,order:e=>`order ${Le(e).join(
" ")}`};function ve(e){return Object.entries(e).flatMap(([t,n])=>{let s=ma,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function H(e,t,n){let s=Gt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Gt(e,t,n){
let s=e.querySelector(t);return s&&Ks(s,n)?s:null}function Dt(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Ks(s,n))}function Js({target:e}){return e}function Ks(e,t){return e instanceof(t??HTMLElement)}function En(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function me(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Xs=pa("model-files"),fa=500,$t=Xs===null;async function Zs(e,t=St){return $t?Ft(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await Nn(e,"vocabulary")))}async function Qs(e,t=fa){if($t){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await Ft(n);return s}return JSON.parse(new TextDecoder().decode(await Nn(e,"histories")))}async function to({id:e,
weights:t},n,s=St){if(!$t)return Nn(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return no(
new URL(o,s),"weights",n)}async function eo(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function Nn(e,t,n=!1){let s=Xs?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return no(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return me(o.trim()).buffer}async function no(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function pa(e){
let t=Gt(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function so(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:a}])=>[o,{values:new Float32Array(me(r).buffer),
shape:a}]);return{...n,tensors:Object.fromEntries(s)}}var da=["browser","server"],oo=20,ga=300,ya=4,ba="static/bundles/browser-model.js",ro={address:new URL("../bundles/brows\
er-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointers\
cope:engine",{detail:n})),t?Promise.resolve(t):String(e)===St.href?import(ro.address):import(new URL(ba,e).href)}};function xa({
prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function Pe(e,t){e.textContent=t?xa(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries(
{location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var Re=class{#e;#t;#n;#s=null;#o=null;#a=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=St){
this.#e=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&da.includes(t)?t:null,
$t||(this.choice="browser"),this.obstacle="",this.#o||(this.#s=null)}get model(){return this.#o}get isInBrowser(){return this.#o!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#s&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,ga))]),this.#o&&this.choice!==
"server")return this.explainHere(t);if(!$t)throw new ft(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?Ys(n):n;try{return{...await this.#r(t,o),engine:"server"}}catch(r){
if(!(r instanceof ft&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#o)return this.explainHere(
t);throw this.choose(this.choice),r}}async searchPlaces(t){if($t||await this.prepare(),this.#o&&this.choice!=="server"){
let{places:s}=this.#o;return s.search(t,oo).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Ft(`${this.#t}/locations?${ue({q:t,limit:oo})}`,{},this.#n);return n}async prepare(){try{this.#s??=this.#c(),
this.#o=await this.#s}catch(t){this.#a=!0,this.obstacle=zs(t)}}explainHere(t){let n=this.#o,{interventions:s,...o}=t,r=JSON.
stringify([o,s||null]),a=this.#i.get(r);if(a)return a;try{let i={...n.trace(t),engine:"browser"},[c=""]=this.#i.keys();return this.#i.
size>=ya&&this.#i.delete(c),this.#i.set(r,i),i}catch(i){let{problems:c}=i;throw c?new ft(422,c):i}}async#r(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${$a(t)}`,{trace:r}=await Ft(
o,{...n&&{signal:n}},this.#n);return so(r)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Ft(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#c(){let t=await Zs(this.#e,this.#n);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([ro.load(this.#n),to(t,this.#a,this.#n)]),o=eo(s,t);o.catch(()=>{});let r=new n(t,s);return await o,
r}};function $a(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return ue(
Object.fromEntries(t))}var Ie=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Ce=15,Kt=30;var Tn=8,_n=99;var Ln=`	
\v\f\r              \u2028\u2029  　`;var mh=new RegExp(`[${Ln}]+`),ao=e=>e!==""&&Ln.includes(e);function fe(e){let[t,n]=[0,e.length];for(;t<n&&ao(e.charAt(t));)
t+=1;for(;t<n&&ao(e.charAt(n-1));)n-=1;return e.slice(t,n)}var Kh=Ie.map(e=>e.slice(0,3));function io(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>fe(o))}function vn(e){return e.startsWith('"')?Ma(e):e.search(
/[@+]|$/)}function Ma(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function co(e){return io(e).map(({written:t})=>Aa(t).place.toLowerCase()).filter(Boolean)}function Aa(e){let t=fe(e);return{place:t.startsWith('"')&&!vn(t)?t:fe(t.slice(0,vn(t))),before:e.indexOf(t)}}var We=class{#e=0;#t=[];#n=[];#s="";#o=null;constructor(t,n){this.root=t,this.errors=H(t,"[data-errors]"),this.masks=H(t,
"[data-masks]"),this.orderWords=H(t,"[data-order]"),this.state=H(t,"[data-state]"),t.addEventListener("change",()=>this.#c(
n)),t.addEventListener("click",s=>{let{act:o}=Js(s).dataset;o&&(o==="reset"?this.text="":this.#t=_a(o,this.#e),this.#c(n))})}get text(){
if(this.#s)return this.#s;let t=this.#r();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Sa(t);this.#o=
null;for(let s of this.#a)Na(s,n);this.#t=Array.isArray(n.order)?n.order:[],this.#n=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#s=t&&JSON.stringify(this.#r())!==t?t:"",this.#l()}show(t,n){this.#e=t.length,this.#s=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Oa(this.masks.children.length));let o=Dt(this.masks,"label");for(let[r,a]of t.
entries()){let i=o[r];if(!i)continue;let c=H(i,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),H(i,
"span").textContent=`${r+1} ${a.label}`}this.#l()}followHistory(t){let n=co(t),s=this.#o===null||n.join(`
`)===this.#o.join(`
`);if(this.#o=n,!s){this.#t=[];for(let o of this.#i)o.checked=!1;this.#n=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#a(){return Dt(this.
root,"[data-key]")}get#i(){return Dt(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#r(){let t={};for(let n of this.#a){
let s=Ea(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let a=t[o];t[o]=[...Array.isArray(a)?a:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#t.length&&
(t.order=this.#t),t}#c(t){this.#s="",this.masks.children.length&&(this.#n=this.#i.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#l(),t()}#l(){let t=ve(this.#r()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#t.length?Le(this.#t).join(" "):"unchanged"}};function Oa(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function Sa(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function Ea(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Na(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(a=>Ta(a,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(a=>a.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Ta(e,t){
return lo(e)===lo(t)}function lo(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function _a(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&La(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function La(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function ho(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var va=100,Ra=350,He=class{#e;#t=0;constructor(t,n){this.#e=t,this.root=n,this.model=n.dataset.model??"",this.person=Gt(
n,"[data-person]",HTMLSelectElement),this.visits=H(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=H(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=H(n,"[data-problems]"),this.answer=H(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=H(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!0,this.explanations.sharesWeights="sharesWeights"in n.dataset||!$t,this.panel=new We(
H(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",()=>t.showSoon(Ra)),
this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])s?.addEventListener(
"change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.updateAddress("push"),
location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.
value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",ho(this.person,n)}async explain(t){
this.#t+=1;let n=this.#t;if(!t.visits.trim())return Pe(this.answer,null),this.#s([]),null;let{visits:s,user:o,predict_at:r,
interventions:a}=t,i={visits:s,user:o||null,predict_at:r||null,interventions:_e(a||"null"),top_k:Number(t.top_k||va)};try{
let c=await this.explanations.explain(i);return n!==this.#t?null:(this.#n(c),c)}catch(c){if(!(c instanceof ft))throw c;return n===
this.#t&&(Pe(this.answer,null),this.#s(c.problems)),null}}#n(t){let{visits:n}=t,s=n.map(o=>o.sent);this.panel.show([...n].
sort((o,r)=>o.sent-r.sent),s),Pe(this.answer,t),this.#s([])}async prepareFor(t){let n=t!==null&&!("tensors"in t);return n&&
await this.explanations.prepare(),n}get name(){let t=ve(Object(_e(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.
text??"",...t.map(({text:n})=>n)].join(", ")}#s(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(
r=>!n.includes(r)),o=s.length?this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===
0,this.problems.textContent=s.map(({where:r,message:a})=>{let i=/^visits\[(\d+)\]/.exec(r);return i?`Visit ${Number(i[1])+
1}: ${a}`:a}).join(" "),t.length&&this.#e.hooks.refused?.(o)}},Fe=class{#e=new Map;#t=0;#n=0;#s="";constructor(t,n={}){this.
page=t,this.hooks=n,this.sameHistory=H(t,"[data-same]",HTMLInputElement),this.ownHistory=H(t,'[data-side="b"] [data-own]'),
this.first=new He(this,H(t,'[data-side="a"]')),this.second=new He(this,H(t,'[data-side="b"]')),this.sameHistory.addEventListener(
"change",()=>{this.#r(),this.showSoon()}),Bs(()=>this.#i())}explanationsOf(t){let n=this.#e.get(t)??new Re(t);return this.#e.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#s,interventions:t.panel.text},{...o,top_k:this.#s,
interventions:n.panel.text}]}#o({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},a={model:this.second.model,...r,interventions:_e(o||"null")};return JSON.stringify(a)}updateAddress(t){
let[n,s]=this.queries,o=this.#o(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};js(ue(r),t)}showSoon(t=0){
clearTimeout(this.#t),this.#t=setTimeout(()=>this.#a("push"),t)}async#a(t){clearTimeout(this.#t),this.#n+=1;let n=this.#n,
[s,o]=this.queries;this.hooks.asked?.(s,o,this.#o(o)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[a,i]=await r();if(n!==this.#n||(this.hooks.answered?.(
a,i),!(await Promise.all([this.first.prepareFor(a),this.second.prepareFor(i)])).includes(!0)||n!==this.#n))return;let l=await r();
n===this.#n&&this.hooks.answered?.(...l)}finally{n===this.#n&&this.page.removeAttribute("aria-busy")}}#i(){let t=Jt(),{model:n=this.
second.model}=uo(t.get("against"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:n}=this,s=Jt(),o=uo(s.get("against"));if(this.#s=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await Pa(
t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_\
at"].some(r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#r(),await this.#a("replace")}#r(){
this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.
first.history)}};async function Pa(e){try{return(await Qs(e,1))[0]}catch{return}}function uo(e){try{return JSON.parse(e??
"{}")??{}}catch{return{}}}var Ge=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=H(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=H(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),H(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=H(this.inputs,"textarea"),o=Gt(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function mo(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let a=r==="first"?"generation and answers":"the gate and the answers";s.push(`The ${r} network has no pointer: only ${a}\
 are overlaid.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the\
 second is not drawn."),s.join(" ")}function fo(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="vi\
sits"?e:s?t.hasVisitsOf(n)?e:`places.${t.locations[Number(r)]}`:null}function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Ia)}}function pe(e){return e==null||e===!1?null:String(typeof e=="number"?pt(e):e)}function pt(e){return Math.round(e*100)/100}function Xt(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=pt(s);return`\
M${pt(t)} ${pt(n)}h${r}v${pt(o)}h${-r}Z`}).join("")}function Et(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(pt),[c,l,
h]=[e,n,(e+n)/2].map(pt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function Rn(e,t,n,s){
let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(pt),[c,l,h]=[e,n,(e+n)/2].map(pt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function po(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(pt),[c,l]=[e,n].map(
pt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Ia(e){return e!=null&&e!==!1&&e!==""}var Ca=/[ijlI.,:;'|!()[\]]/,Wa=/[mwMW%@—…]/,Ha=/[A-ZÄÖÜ0-9+=<>]/;function D(e,t,n=!1){let s=0;for(let o of e)s+=Pn(
o);return s*t*(n?1.06:1)}function Pn(e){return Ca.test(e)||e===" "?.29:Wa.test(e)?.87:Ha.test(e)?.65:.55}function tt(e,t,n,s=!1){
if(D(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Pn("…"),r="";for(let a of e){if(o-=Pn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function De(e,t,n,s,o=!1){let r=[],a="",i=e.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||D(h,
n,o)<=t){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,tt(a,t,n,o)]}function O(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Nt(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ot(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var at=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var Fa=.6,Ga=["pointer","generation"];function de({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Be(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=de(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),i=[...go(t),...go(n)],c=[
...new Set(i)].flatMap(h=>Ga.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function go({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function je({key:e,now:t,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(t-n)<Fa)return null;let i=t>n?"more":"less",[c,l]=o[i];return!c||!l?null:m("path",{key:`${i} ${e}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&m("title",{},a))}function Ve(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Da=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function bt(e,t){for(let{kind:n,pattern:s}of Da){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Ba(a,t)?a:null}return null}function Ba({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function it(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function ge(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:it(e,t)}function ct({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function dt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var xo=5,yo=1440,In=5,ja=60,Va={least:.1,most:10};function $o(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=bt(a,t);if(r===
"gate")return Ua(e,n);if(r==="attention_temperature")return bo(e,t,"attention");if(r==="pointer_temperature")return bo(e,
t,"pointer");if(!s||i?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?za(e,c,t,h,l):Ya(e,n,h)}function Cn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Va;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Ua({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},a){
let i=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!i)return null;let l=i.height>i.width?(r-i.top)/i.height:
(o-i.left)/i.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:a}}}}
function bo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-t)>=xo,
!o)return null;let i=Cn(n,s,(r-t)/ja);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Ya({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-t)>=xo,!r)return null;let c=Math.sign(qa(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function qa(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-t)});return s.indexOf(Math.
min(...s))}function za({pointerId:e,clientX:t},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=In*Math.round((u-t)/c*yo/In),d=r==="time"?Math.min(yo-In,Math.max(0,a+p)):Math.
max(0,i+p);return d===h&&!f?null:(h=d,{kind:r,visit:o,minutes:d,isDone:f})}}}var Ja=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],xt=class{#e=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:a})=>a)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Ja.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#o(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=a=>this.isSkipped(t,a),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(n)].filter(p=>!o.includes(
p)),a=o.filter(p=>!n.includes(p)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(p=>!i.includes(p)),...r].map(p=>this.#t(
p)),h=p=>l.reduce((d,y)=>d+y[p],0),u=this.#s(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(a=>a.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n(
"final",t)?this.probabilityOf("final",t):null}#n(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#s(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#s(t){return this.trace.architecture.locations-1-t.length}#o(t){let n=this.#e.get(t);if(n)return n;let s=this.#a(
t);return this.#e.set(t,s),s}#a(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let a=0;for(let i=r*s;i<(r+1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function gt(e){let t=0;for(let n=1;n<
e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var Ka=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function kt(e,t){for(let[s,o]of Ka){let r=o.exec(e??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,t),...a};return Za(i,t)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:Xa(s,
o,t)??i,number:null,location:s==="generation"?t.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function Xa(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?gt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?gt(s.lastRow(t,n)):null}function Za({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return e==="head"&&n>=i.heads||e==="pointer"&&!i.hasPointer||e==="generation"&&!i.hasGeneration||
e==="gate"&&!i.hasGate?!1:t<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function ko(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(i).label),a!==null&&l(e.name,`number ${a+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Wn(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Hn(e,t,n){let s=kt(e,n),[
o,r]=Qa[t]??[0,0];if(!s||o===0&&r===0)return null;let a=ti(s,o,r,n);return a!==null&&kt(a,n)?a:null}var Qa={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ti(e,t,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+t}`;let f=r*s.heads+a+t;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let d=f.findIndex(({location:g})=>g===
e.location),y=d<0||n===0?void 0:f[d+n];return y?`${p}.${y.location}`:null}}var Fn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},ei=.78,Gn=1.07,ni=1.12;function L(e){return e.stage.type/13}
function j(e,t,n="label"){let s=n==="title"||n==="strong";return Gn*D(wo(t),Fn[n]*L(e),s)}function wo(e){return e.replaceAll(
"−","+")}function W(e,t,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:tt(s,i/Gn,Fn[o]*L(e),l),u=[o,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{
x:t,y:n,width:s},o,r="label"){let a=Fn[r]*L(e),i=D(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(d,y)=>d+oi(y,a),0),p=c.at(-1);p&&l+i+f<=s?(p.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>si(
t,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function I(e){return e.split(" ").map(t=>[{text:t}])}function si(e,t,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:e,y:t},i)}function oi({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?ei:1)*(t.includes("math")?ni:1);return Gn*D(wo(e),s*o,t.includes("strong"))}var ri=[137,80,78,71,13,10,26,10],Ye=256,Dn=65535,ai=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),Mo=new Map;function Tt(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let i=0;i<
s;i++)for(let c=0;c<t;c++){let l=Math.min(1,Math.max(0,Number(e[i*t+c])||0));o[i*(t+1)+1+c]=Math.round(l*(Ye-1))}let r=[
...qe(t),...qe(s),8,3,0,0,0],a=[ri,...Ue("IHDR",r),...Ue("PLTE",ii(n)),...Ue("IDAT",ci(o)),...Ue("IEND",[])];return`data\
:image/png;base64,${En(Ao(a))}`}function ii([e,t]){let n=[...e,...t].join(" "),s=Mo.get(n);if(s)return s;let o=new Uint8Array(
3*Ye);for(let r=0;r<Ye;r++){let a=r/(Ye-1);for(let i of[0,1,2])o[3*r+i]=Math.round(e[i]+a*(t[i]-e[i]))}return Mo.set(n,o),
o}function Ue(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)s=Number(
ai[(s^Number(o[r]))&255])^s>>>8;return[qe(t.length),n,t,qe(~s)]}function ci(e){let t=[[120,1]];for(let o=0;o<e.length;o+=
Dn){let r=e.subarray(o,o+Dn),a=o+Dn>=e.length,[i,c]=[r.length&255,r.length>>8];t.push([Number(a),i,c,i^255,c^255],r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Ao([...t,[s>>8,s&255,n>>8,n&255]])}function Ao(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function qe(e){return[24,16,8,0].map(
t=>e>>>t&255)}var li=20,Oo=46,Bn=28,Eo=9;function No(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),a=Math.min(li*r,.035*s),i=hi(e,t,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},i.marks,To(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function To(e,t,n){let s=n*(e.
length-1),o=e.reduce((f,{least:p})=>f+p.width,s),r=e.reduce((f,{least:p})=>f+p.height,s),a=e.every(({least:f})=>f.height<=
t.height),i=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&a)&&!(r<=t.height&&i)){let f=e.reduce((p,d)=>d.
rank>p.rank?d:p);return To(e.filter(p=>p!==f),t,n)}let c=e.length===1||o<=t.width&&a,l=e.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=t;return e.map(f=>{let p=(f.share??1)/l,d=c?{x:h,y:u,height:t.height,width:f.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+p*(t.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function Y(e,{x:t,
y:n,width:s,height:o},r,a=r){let i=L(e),c=j(e,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*i}),W(e,t+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function z(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(e,t,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=L(e),
c=j(e,s,"label")+(r?24:4)*i;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*i,width:c,height:30*i,rx:15*i}),W(e,t+(r?12:2)*i,n+4.5*i,s)),width:c}}function hi(e,t,n){
let{width:s,height:o}=e.stage.size,r=L(e),a=ko(t,e.reading),i=ui(e,a,n),c="goes back",l=46*r+j(e,c,"small"),h="You are h\
ere",u=j(e,h,"small")+10*r,f=s-n,p=f-i.end-20*r,d=o>=560*r&&jn(e,Bn*r)>p,y=d?So(e,f-n-u):So(e,p,Eo*2),g=y?jn(e,y):0,b=d||
p-g>=u,k=d?p:p-g-(b?u:0),x=(d?46:8)*r+(Bn*r-(y??0))/2;return{height:(d?Oo+36:Oo)*r,marks:[i.marks,k>=l+16*r&&m("g",{key:"\
escape",class:"escape"},m("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),W(e,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),W(e,i.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&W(e,f-g-10*r,(d?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&m("g",{key:"thumbnails"},mi(e,t,f-g,x,y))]}}function ui(e,t,n){let s=L(e),o=e.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of t.entries()){let h=i===t.length-1,u=h?"strong":"label",f=Math.min(
j(e,l,u),Math.max(20*s,n+o-r));if(a.push(m("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"\
ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),W(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function So(e,t,n=Eo){
let s=L(e);for(let o=Bn;o>=n;o--)if(jn(e,o*s)<=t)return o*s;return null}function jn(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*L(e)))+2.2*t}function mi(e,t,n,s,o){let{reading:r}=e,a=L(e),i=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),M=Math.max(...$)||1,N=r.isRemoved(b,x)||r.isSkipped(b,"attention");i.push(
g(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${N?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:Tt(
$.map(w=>w/M),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let k=.4*o;
i.push(g(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>m("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(k-4)*$),height:Math.max(1,.12*o)}))])),c+=k+8*a}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,p=c+1.2*o;r.hasPointer&&i.push(g("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",
d:Et(c,[l-f,l],p,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&i.push(g("generation","Generation",c,1.2*o,[m("path",{class:"g\
eneration",d:Et(c,[l,l+f],p,[u-f,u+f])})],[l,o/2])),r.hasGate&&i.push(g("gate","Gate",p,.3*o,[m("rect",{class:"pointer",
x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:d}=r.trace.prediction,y=p+.3*o;return i.push(g(`places.${d}`,`Answer: ${r.nameOf(d).label}`,
y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),i;function g(b,k,x,$,M,[N,w]=[s,o]){let A=t.
name===b||t.name.startsWith(`${b}.`),E=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":k,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:E||A?"th\
umb-frame":"ground",x,y:N,width:$,height:w,rx:2}),m("title",{},k))}}var _o=13;function _t(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=vo(f),d=new Map([...r].map(E=>[E,S(f[E]??0,p)])),y=[...d.values()].
some(E=>j(e,E,"tiny")>h+2*c),g=d.size>0&&!y?_o*c:1,b=y?_o*c:0,[k,x]=s.extent??ze(f),$=fi(t.height-b,k,x,g),M=$>0?Math.max(
g,k*$):(t.height-b)/2,N=t.y+b+M,w=f.map((E,T)=>{let _=Math.abs(E)*$,P=T===a;return m("rect",{key:`bar ${T}`,class:`bar ${o}${E<
0?" negative":""}${P?" chosen":""}`,x:t.x+T*h+u/2,y:E<0?N:N-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&m("title",
{},i(T)))}),A=[...d].map(([E,T])=>W(e,t.x+Lo((E+.5)*h,j(e,T,"tiny")/2,t.width),y?t.y+9*c:N+(Number(f[E])<0?-3:10.5)*c,T,
{kind:"tiny",anchor:"middle",also:E===a?"chosen":"",key:`number ${E}`}));return[m("path",{key:"line",class:"axis",d:`M${t.
x} ${N}H${t.x+t.width}`}),w,A]}function fi(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Zt(e,t,n,s,o=null){let r=n.length,a=s/r,i=1.5*L(e),c=t.map(vo),l=Array.from(n,(d,y)=>Math.
max(...t.map((g,b)=>j(e,S(Number(g[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((d,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(g=>Math.abs(f(g)-f(d))>=p(d)+p(g)+i)&&u.add(d);
return u;function f(d){return Lo((d+.5)*a,p(d),s)}function p(d){return l[d]??0}}function Lo(e,t,n){return Math.max(t,Math.
min(n-t,e))}function ze(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function vo(e){let t=Math.
max(...ze(e));return t>=99.5?0:t>=.95?1:2}var Ro=8;function Bt(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),a=t.width<380*r,i=Math.min(96*r,t.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(j(e,k.title,"strong"),c?j(e,k.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,p=t.width-u-l,d=a?17*r:0,y={x:f,width:p,height:Math.max(6*r,i-Ro*r-d)},g=n[0]?.values.length??
1,b=p/g;return[n.map(({key:k,title:x,says:$,values:M,colour:N,open:w},A)=>{let E=t.y+A*i,T=a?E+12*r:E+i/2+(c?-2:4)*r,_=a?
t.width:u-8*r,P=j(e,x,"strong")+10*r;return m("g",{key:k,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?x:null},w&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:E,width:t.width+
8*r,height:i,rx:4}),W(e,t.x,T,x,{kind:"strong",width:_,key:"title"}),a&&W(e,t.x+P,T,$,{kind:"small",width:t.width-P,key:"\
beside"}),c&&W(e,t.x,T+15*r,$,{kind:"small",width:_,key:"says"}),_t(e,{...y,y:E+d+Ro/2*r},M,{colour:N,chosen:s,exact:C=>`${x}\
, number ${C+1}: ${S(Number(M[C]),4)}`}),s!==null&&W(e,t.x+t.width,E+d+(i-d)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:g},(k,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${S(Number(M[x]),3)}`).join(`
`)))))]}function Po(e){let t=yi(e??"").map(bi);for(let n=gi;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Vn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Io={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},pi={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Vn=new Map(Object.entries(pi).flatMap(([e,t])=>t.map(n=>[n,e]))),di=new Set([...Vn.keys()].flatMap(
e=>e.split(" "))),gi=Math.max(...[...Vn.keys()].map(e=>e.split(" ").length));function yi(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function bi(e){let t=e.replace(/s$/,"");return di.has(t)?t:e}var xi=24;function lt(e,t,n,s){let o=s/xi;return m("path",{key:"icon",class:"icon",d:Io[Po(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function B(e,t){let n=e.visits[t];return n?`${n.label}, ${Lt(e,t)}`:""}function jt(e,t){return e.visits[t]?.label??""}function Un(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Lt(e,t){let n=e.visits[t];return n?`${at[n.weekday]} ${ot(n.start_minute)}`:
""}function Wo(e,t){return Nt(e.visits[t]?.duration_minutes??0)}function Ho(e,t,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,p=t.y+17*l,d=Math.max(...n)||1,y=Math.
max(0,f-p)/d,g=N(Co(n,r).map(w=>({visit:w,half:j(e,$(n[w],w),w===r?"strong":"tiny")/2}))),b=N(Co(n,r).map(w=>({visit:w,half:j(
e,M(w),w===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:w},A)=>{let E=k(A),T=A===r,_=Number(n[A])*y;return m("g",{key:`visit ${A}`,class:`part choice${T?" here":
""}`,"data-open":i(A),role:"button",tabindex:"-1","aria-label":`${B(c,A)}: weight ${O(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${a}${T?" chosen":""}`,x:E-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),g.has(A)&&W(e,x(A,g),f-_-4*l,$(
n[A],A),{kind:T?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&lt(w,E-7*l,f+5*l,14*l),b.has(A)&&W(e,x(A,b),
t.y+t.height-4*l,M(A),{kind:T?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${B(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function k(w){return t.x+(w+.5)*h}function x(w,A){let E=A.get(w)??0;return Math.max(
t.x+E,Math.min(t.x+t.width-E,k(w)))}function $(w,A){return A===r?Un(Number(w)):O(Number(w)).replace(" %","")}function M(w){
return S(Number(s[w])/o,w===r?2:1)}function N(w){let A=new Map;for(let{visit:E,half:T}of w){let _=Math.max(t.x+T,Math.min(
t.x+t.width-T,k(E)));[...A].every(([C,R])=>{let v=Math.max(t.x+R,Math.min(t.x+t.width-R,k(C)));return Math.abs(_-v)>=T+R+
3*l})&&A.set(E,T)}return A}}function Co(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Fo(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>$i(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>ki(e,s)}]}function $i(e,t){let{reading:n}=e,s=L(e),o=z(e,t),r=n.values(
"context"),a=G(e,o,I(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...Y(e,t,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=o.width*f.length/c,d={...o,
y:o.y+a.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},_t(e,d,f,{colour:"\
stream",extent:ze(r),numbered:Zt(e,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${S(Number(f[y]),4)}`}))})]}function ki(e,t){let{
reading:n}=e,s=L(e),o=z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=G(e,o,I("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},Bt(e,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}function Qt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,a=e.values(`${r}.queries`),i=e.values(`${r}.keys`),c=a.length/e.count,
l=e.trace.interventions.scaling!==!1,h=ee(Rt(a,s,c),Rt(i,o,c));return Go(h,l,null,e,o)}function Je(e,t,n,s){let o=Rt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Yn(o,e.trace.interventions.attention_temperature??1)}function te(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Go(ee(n,Rt(s,t,n.length)),o,r,e,t)}function Ke(e){return Yn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Go(e,t,n,s,o){let r=e.first.length,a=e.sum/(t?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function ee(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:oe(n)}}function Yn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),a=oe(r),i=r.map(c=>c/a);return{scores:e,temperature:t,shift:o,exponentials:r,
total:a,weights:i}}function ye(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let a=e.trace.architecture.d_model,i=Number(
e.values(t)[o*a+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:vt(e,`${s}.weight`,r),bias:vt(e,`${s}.bias`,r),result:Number(e.values(n)[o*a+r])}}function Xe(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],a=vt(e,`${o}.bias`,s),i=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:ee(i,Rt(r.values,s,i.length)),bias:a}}function Do(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=vt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=e.
slices.map(({name:c,label:l})=>{let h=qn(e,c,t),u=ee(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:oe(i.map(({dot:c})=>c.sum))+o}}function qn(e,t,n){let s=e.values(`inputs.${t}`);return Rt(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return Rt(s,n,s.length/e.count)}function ne(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?ee(t,n.values):null,bias:vt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Pt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?ee(n,Rt(
s.values,t,n.length)):null,r=vt(e,"gen_head.bias",t),a=e.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[t]):i}}function Bo(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Yn(t,1):null}function se(e,t){let{gate:n}=e,s=e.locations.flatMap((a,i)=>a===t?[i]:[]),o=e.hasPointer?oe(s.map(a=>Number(
e.pointerWeights[a]))):0,r=wi(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function wi(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(a=>a.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function vt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Rt(e,t,n){return e.subarray(t*n,(t+1)*n)}function oe(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var re="→",jo=30,Mi=8,Ai=20,Oi=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function be(e,t,{first:n,second:s,products:o},r){let a=L(e),i=o.length,c=i>Ai&&t.height>=176*a,l=c?34*a:0,h=(t.height-
l)/3,u=16*a,f=t.x+jo*a,p=t.width-jo*a,d=xe(o),y=Zt(e,[n,s,o],o,p,d),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=p/i,k=x=>`${S(
Number(n[x]),4)} × ${S(Number(s[x]),4)} = ${S(Number(o[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
d*b-1,y:t.y+u,width:b+2,height:3*h-u-2*a,rx:3}),g.map(({letter:x,colour:$,values:M,title:N},w)=>{let A=t.y+w*h,E={x:f,y:A+
u,width:p,height:h-u-6*a};return m("g",{key:`row ${w}`},W(e,t.x,A+12*a,N,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),W(e,t.x,A+u+.5*E.height+5*a,x,{also:`math letter ${$}-words`,key:"letter"}),_t(e,E,M,{colour:$,numbered:y,chosen:d,
exact:k}))}),c&&Si(e,{x:f,y:t.y+3*h,width:p,height:l},o)]}function Si(e,{x:t,y:n,width:s},o){let r=L(e),a=s/o.length,i=Math.
max(Mi,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(e,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,p]=[t+h*i*a+2,t+(h*i+u.length)*a-2],d=u.reduce(
(y,g)=>y+g,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),W(e,(f+p)/2,n+17*r,S(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Ze(e,t,n,s,o,r,a){let i=L(e),c=Ei(n,s,r),l=Ni(n,s,o,a.over),
h={x:t.x,y:0,width:t.width},u=G(e,h,c).height+G(e,h,l).height+10*i,f=132*i,p=Math.max(70*i,Math.min(.36*t.height,210*i)),
d=t.height-u-p>=f,y=Math.min(t.height-u-(d?p:0),276*i),g=t.height-u-y,b=G(e,{...h,y:t.y+y+4*i},c),k=G(e,{...h,y:t.y+y+b.
height+6*i},l);return[m("g",{key:"dot"},be(e,{...t,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),d&&m("g",{key:"softmax"},
Ho(e,{...t,y:t.y+y+u,height:g},s,o,a))]}function Ei({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${re}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${re} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${re} no position bias: it is off`}]:[{text:`${re} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${re} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${re}\
 ÷ temperature ${Ti(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function Ni({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=t;if(e)return I("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${wt(u)}\
;`}],[{text:`${wt(u)} / ${wt(c)} = `},{text:Un(Number(l[n])),kind:"strong"},{text:","}],...I(`where ${wt(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function wt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Oi[s]??"").join("")}`}
function xe(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Ti(e){
return String(Math.round(1e3*e)/1e3)}var _i=6;function Vo(e,t){let n=L(e),s=ne(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Li(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>vi(e,r,s)}),o}
function Li(e,t,{hidden:n,dot:s,bias:o,logit:r}){let a=L(e),i=z(e,t),c=s&&o!==null?[...I("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...I("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=G(e,{...i,
y:0},c),h=rt(e,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=G(e,{...i,y:i.y+u+4*a},c),p=Zt(e,[n],n,i.width);return[...Y(e,t,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?be(e,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):_t(e,{...i,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function vi(e,t,n){let{reading:s}=e,o=L(e),r=z(e,t),{gate:a,trace:i}=s,c=G(e,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=G(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...Y(e,t,f()),n&&h.height>=60*o&&m("g",{key:"curve"},d(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:g}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...I($),b]}let k=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...k,...I(`is the gate: ${O(a,1)} of the answer comes from \
the pointer, ${O(1-a,1)} from generation.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...I(x),...I("As learned it would be"),
...k]}function d(g,{logit:b,learned:k}){let x=Math.max(_i,Math.ceil(Math.abs(b))),$=_=>g.x+(_+x)/(2*x)*g.width,M=g.y+g.height,
N=_=>M-_*g.height,w=Array.from({length:61},(_,P)=>{let C=-x+P/30*x;return`${$(C).toFixed(1)} ${N(1/(1+Math.exp(-C))).toFixed(
1)}`}),[A,E]=[$(b),N(k)],T=b>0;return[m("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${M}H${g.x+g.width}M${g.x} ${N(
.5)}H${g.x+g.width}`}),[0,.5,1].map(_=>W(e,g.x-6*o,N(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-x,0,x].map(_=>W(e,$(_),M+15*o,S(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),W(e,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${E}H${g.x}`}),m("circle",{key:"point",class:"point",cx:A,cy:E,r:5.5*o}),W(e,A+(T?-10:10)*o,T?
Math.max(E-6*o,g.y+9*o):E-8*o,k.toFixed(2),{kind:"strong",anchor:T?"end":void 0,key:"value"})]}function y(g){let b=a*g.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:g.x,y:g.y,width:b,height:g.height}),m("rect",{key:"generation",class:"\
bar generation",x:g.x+b,y:g.y,width:g.width-b,height:g.height}),W(e,g.x,g.y+g.height+15*o,`pointer ${O(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),W(e,g.x+g.width,g.y+g.height+15*o,`generation ${O(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Uo=14,Yo=34;function ht(e,t,n,{largest:s,most:o=Yo,isOrdered:r=!1,isWalked:a=!1}={}){let i=L(e),c=Math.max(1,Math.floor(
t.height/(Uo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,t.height/(h.length+Number(l))),f=u>=30*
i,p=Math.max(1,Math.ceil(Uo*i/u)),d=h.findIndex(({isChosen:w})=>w),y=u>=13*i&&h.some(({category:w})=>w!==void 0),g=y?22*
i:0,b=Math.max(...h.map(({text:w})=>j(e,w,"strong")))+8*i,k=Math.max(0,...h.map(({beside:w=""})=>w?j(e,w,"small")+10*i:0)),
x=Math.max(...h.map(({label:w,says:A=""})=>Math.max(j(e,w,"strong"),f?j(e,A,"small"):0)))+8*i,$=Math.min(x,.58*(t.width-
g-b-k)),M={x:t.x+g+$,width:Math.max(1,t.width-g-$-b-k)},N=s??(Math.max(...h.map(({parts:w})=>w.reduce((A,{value:E})=>A+Math.
abs(E),0)))||1);return[h.map((w,A)=>{let E=t.y+(A+.5)*u,T=A===d||(h.length-1-A)%p===0&&(d<0||Math.abs(A-d)>=p),_=M.x,P=Math.
min(.62*u,.42*o*i);return m("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*i,y:E-u/2,width:t.width+6*i,height:u,rx:4}),y&&(T||
u>=17*i)&&w.category!==void 0&&lt(w.category,t.x,E-7.5*i,15*i),T&&W(e,t.x+g,E+(f&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:$-6*i,key:"name"}),f&&w.says&&W(e,t.x+g,E+12.5*i,w.says,{kind:"small",width:$-6*i,key:"says"}),w.
parts.map(({value:C,colour:R},v)=>{let F=Math.abs(C)/N*M.width,U=m("rect",{key:`part ${v}`,class:`bar ${R}${C<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:_,y:E-P/2,width:Math.max(.5,Math.min(M.width,F)-(w.parts.length>1&&F>2?.8:0)),height:Math.
max(1,P)});return _+=F,U}),T&&w.beside&&W(e,t.x+t.width-b,E+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),T&&
W(e,t.x+t.width,E+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&m("title",{},w.exact))}),
l&&W(e,t.x,t.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function ae(e,t,n,s=Yo){
return Math.min(s*L(e)*n,t.height)}function qo(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ri(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Pi(e,s,t)}]}function Ri(e,t,n){let{reading:s}=e,
o=L(e),r=z(e,t),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:d,category:y}=s.
nameOf(f),{logit:g}=Pt(s,f);return{key:`place ${f}`,label:d,category:y,parts:[{value:p,colour:"generation"}],beside:g===
null?"":S(g,2),text:O(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${g===null?"":`logit ${S(g,4)}, `}\
probability ${O(p,3)}`}}),c=s.trace.architecture.locations,l=G(e,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},ht(e,u,i,{isWalked:!0})),h.mark]}function Pi(e,t,{location:n}){let{reading:s}=e,o=L(e),r=z(e,t),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Pt(s,n),h=Bo(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...I("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),g=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:S(
g,2),isRaised:!0},{text:` = ${wt(y)};`}],[{text:`${wt(y)} / ${wt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...I(`${wt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...I("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let p=G(e,{...r,y:0},f),d=i?Math.min(r.height-p.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${a}?`),i&&m("g",
{key:"dot"},be(e,{...r,height:d},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...G(e,{...r,y:r.y+d+(i?6*o:0)},f).marks]}var $e=20,Qe=8,Jo=19,K=8,we=3,Jn=4,ke=4,Ii=.05,Ci={least:13.5,most:38,lane:3},Kn=13,Wi=900;function Xn(e,t,n=1){let s=t.
type/Kn,o=46*s,r=t.height-98*s,a=Zn(e.count,o,r,Ci,s,Fi(e)),i=t.width>=1180*s,c=t.width<Wi*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Hi(e,s):Ko(e,i,s),u=l?62*s:0,f=l?u+22*s:16*s,p=t.width-2*$e-zo(Object.values(h)),[d,y]=[o+12*s,t.height-4*s],g=Gi(
e.heads,p/e.layers-f,y-d,s),b=g.columns*(g.side+Qe*s)-Qe*s,k=e.heads>0?b+f:f,x=Math.max(0,p-e.layers*k);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*$e-
zo(Object.values(h))-e.layers*k,M=Math.min($,e.hasPointer?220*s:60*s);h.bands+=M;let N=($-M)/e.layers,w={x:$e,width:h.visits},
A=$e+h.visits+12*s,E=i?{x:A,width:h.slices}:null;E&&(A+=h.slices+12*s);let T=Array.from({length:e.layers},(Z,st)=>{let Q=A+
st*(k+N);return{x:Q,width:b,maps:Di(e.heads,Q,d,y,g,s),stream:l?Q+(e.heads>0?b+10*s:0):null}});A+=e.layers*(k+N);let _=t.
width-$e,P=_-h.answer,C=P-h.leave-h.gate,R=A+h.scores+h.weights+8*s,v=C-h.flow-K,F=Math.min(190*s,.24*t.height)/n,U=e.hasGate?
.56*t.height:(o+r)/2,et=Jn*s,J=e.hasPointer?t.height-F-we*et-6:(o+r-F)/2-et;return{size:t,type:t.type,rows:a,visits:w,slices:E,
layers:T,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:R,places:v,
gate:C,gateWidth:h.gate,answers:{most:r-o<330?ke-1:ke,top:o,bottom:r+60*s,x:P,right:_,segment:P-K},right:_,top:o,bottom:r,
full:F,across:{visits:a.map(({y:Z})=>Z),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?J-12*s:r],gap:22*
s},generation:{start:J,gap:et},gate:U-F/2},bands:{ribbon:(Z,st,Q)=>zn(R,Z,v,st,Q),into:(Z,st,Q)=>zn(v+K,Z,C,st,Q),out:(Z,st,Q)=>zn(
C+h.gate,Z,P-K,st,Q)}}}function zn(e,t,n,s,o){return o?Et(e,t,n,s):Et(e,t,e,t)}function Ko({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:K,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Hi(e,t){return{...Ko(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Fi({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Ii?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function zo(e){return e.reduce((t,n)=>t+n,0)}function Zn(e,t,n,{least:s,most:o,lane:r},a,i){let c=n-t,l=e,h=0,u=Math.
min(o*a,c/e);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/e)),u=(s+2)*a,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let f=i&&new Set(i.slice(0,l)),p=t;return Array.from({length:e},(d,y)=>{let g=f?f.has(y):y>=e-l,b=g?u:h;return p+=b,{
y:p-b/2,height:b,isFull:g}})}function Gi(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let a=n/
Math.ceil(e/r)-Jo*s,i=Math.min(a,(t-(r-1)*Qe*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function Di(e,t,n,s,{columns:o,
side:r},a){let i=Math.ceil(e/o),c=Math.min((s-n)/i,r+2.2*Jo*a);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+Qe*a),y:n+
Math.floor(h/o)*c,side:r}))}function tn(e,t,n,s){let o=[];for(let[i,{wish:c,length:l}]of e.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+t<=a(h))break;let[f,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-t))/(f+p),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var yt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},Xo=16,Bi={least:20,most:110,lane:1},ji=62,Qn=8,Vi=160,en=16,
Zo=6;function es(e,t,n,s=1){let o=n/Kn,[r,a]=[Xo,t-Xo],i=Zn(e.count,r,a,Bi,o).map(({y:_,height:P,isFull:C})=>({x:_,width:P,
isFull:C})),c=Number(i.at(-1)?.width)>=ji*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+en*o,u=h+(V.title+
V.inputs+en)*o,f=[];for(let _=0;_<e.layers;_++){let P=Ui(e.heads,r,a,u+V.title*o,o),C=P.at(-1),v=(C?C.y+C.side+8*o:u)+V.
title*o;f.push({y:u,maps:P,stream:v}),u=v+(V.bars+en)*o}let p=Yi(e,r,u+V.title*o,a-r,o),d=Math.ceil(e.values("context").
length/p.columns)*p.cell,y=u+V.title*o+Math.max(d,20*o)+en*o,g=y+(e.hasPointer?(V.title+V.scores)*o:0),b=g+(e.hasPointer?
170:96)*o,k=b+K+((e.hasPointer?V.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=qi(a-r,o)/s,M=Jn*o,N=a-$-we*M,w=Math.
max(78*o,$*s/2+6),A=k+x+34*o,E=a-$-16*o,T={most:ke,top:A,bottom:A+(ke+1)*w,x:r-6*o,right:E-8*o,segment:E};return{size:{width:t,
height:T.bottom+Math.max(0,($*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:p,pointer:y,
ribbons:g,places:b,gate:k,gateHeight:x,answers:T,full:$,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,e.
hasGeneration?N-2*Zo*o:a],gap:Zo*o},generation:{start:N,gap:M},gate:a-$},bands:{ribbon:(_,P,C)=>ts(g,_,b,P,C),into:(_,P,C)=>ts(
b+K,_,k,P,C),out:(_,P,C)=>C?po(k+x,_,E+K,P):ts(k+x,_,k,_,!1)}}}function ts(e,t,n,s,o){return o?Rn(e,t,n,s):Rn(e,t,e,t)}function Ui(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),a=(n-t+Qn*o)/r,i=Math.min(a-Qn*o,Vi*o),c=Math.max(yt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Qn*o),side:i,touch:yt}))}function Yi(e,t,n,s,o){let{length:r}=e.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function qi(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var nn={visits:0,slices:1,layers:2};function Mt({reading:e,beside:t}){return t?[e,t]:[e]}function It(e){return Math.max(
...Mt(e).map(({largestWeight:t})=>t))}function ie(e){return nn.layers+2*e}function X(e){let t=nn.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function q(e,t){return e.beat>=t?1:0}var ns=64,zi=Float32Array.from({length:ns},(e,t)=>t/(ns-1));function ss({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Me({lit:e}){return e?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function sn(e,t,n,s){let{reading:o,isOwnScale:r,stage:a}=e;if(!o.heads)return null;let i=a.type/13,c=r?s?"own largest":"\
largest of each head":O(It(e)),l=60*i,h=t+12*i,u=[m("text",{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Tt(zi,
ns,e.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*i,width:l,
height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=ss(e),p={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let y=17*i+l+D(c,12.5*
i),g=m("rect",{class:"ground",x:t-6*i,y:n+14*i-yt,width:y+12*i,height:yt});return m("g",{key:"scale",class:"switch",...p},
g,u)}let d=D(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:t,y:n-33*i},"Head maps: row reads colum\
n"),m("text",{key:"weight",class:"small",x:t,y:n-17*i},`%: ${Me(e)}`),u,m("g",{key:"switch",class:"switch",...p},m("rect",
{class:"handle stays",x:t,y:n+8*i,width:d,height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:t+8*i,y:n+21.5*i},
f)))}var Qo=24,Ji=.045,Ki=.6;function tr(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:a=>Xi(e,a,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:a=>tc(e,a,t)}]}function Xi(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:a,query:i,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:It(e),d=Qi(e,t,n,f),y=Math.min(.36*t.width,190*l),g=t.y+42*l,[b,k]=[t.width-
y,t.height-44*l-d.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(k/h,x*b/h)},M={x:t.x+y,y:g,width:b,height:$.
height*h},N=`layers.${r}.heads.${a}`,w=$.height>=30*l,A=Zi($.height,13*l);return[W(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},T()),m("g",{key:"rows"},_()),m("image",{key:"weig\
hts",class:"map",href:Tt(u.map(R=>R/p),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},P()),m("rect",
{key:"column",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),E(),m("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*$.width,y:M.y+i*$.height,width:$.width,height:$.height}),d.at(M.y+M.height)];function E(){
let R=M.y+i*$.height,v=19*l,F=(J,Z)=>m("rect",{key:J,class:"chosen-row",...Z,rx:3}),{height:U}=$;if(U>=v)return F("row",
{x:t.x-3,y:R,width:t.width+3,height:U});let et={x:t.x-3,y:R+(U-v)/2,width:y,height:v};return[F("row",{x:M.x-1,y:R,width:M.
width+2,height:U}),F("asking",et)]}function T(){let R=$.width>=14*l,v=Math.min(15*l,$.width-3*l),F=$.width>=30*l,U=M.x;return s.
visits.map((et,J)=>{let Z=String(at[et.weekday]),st=et.weekday!==s.visits[J-1]?.weekday,Q=M.x+J*$.width,zt=j(e,Z,"tiny"),
Gs=!R&&st&&Q>=U&&Q+zt<=M.x+M.width;Gs&&(U=Q+zt+4*l);let On=M.x+(J+.5)*$.width;return m("g",{key:`column ${J}`,class:`par\
t choice${J===c?" here":""}${et.masked?" off":""}`,"data-open":`${N}.${i}.${J}`,role:"button",tabindex:"-1","aria-label":`\
Read from visit ${J+1}: ${B(s,J)}${et.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+J*$.width,y:t.y,width:$.width,
height:42*l}),R&&lt(et.category,On-v/2,t.y+(F?0:22)*l,v),Gs&&W(e,Q,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),F&&[W(e,On,t.
y+26*l,Z,{kind:"tiny",anchor:"middle",key:"day"}),W(e,On,t.y+38*l,$.width>=40*l?ot(et.start_minute):`${Math.floor(et.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},B(s,J)))})}function _(){return s.visits.map((R,v)=>{let F=M.
y+(v+.5)*$.height,U=v===i,et=U||(h-1-v)%A===0&&Math.abs(v-i)>=A,J=Math.min(18*l,$.height-1.5*l),Z=$.height>=12*l,st=t.x+
(Z?J+10*l:4*l),Q=M.x-st-6*l,zt=U||w?"strong":"label";return m("g",{key:`row ${v}`,class:`part choice${U?" here":""}`,"da\
ta-open":`${N}.${v}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${v+1} asks: ${B(s,v)}`},m("rect",{class:"grou\
nd",x:t.x,y:F-$.height/2,width:y,height:$.height}),Z&&lt(R.category,t.x+3*l,F-J/2,J),et&&W(e,st,F+(w?-2:4.5)*l,R.label,{
kind:zt,width:Q,key:"name"}),w&&W(e,st,F+12*l,`${Lt(s,v)} · ${Wo(s,v)}`,{kind:"small",width:Q,key:"when"}),m("title",{},
B(s,v)))})}function P(){let R=[];for(let v=0;v<h;v++){if(h>Qo&&v!==i){R.push(m("rect",{key:`row ${v}`,class:"cell",x:M.x,
y:M.y+v*$.height,width:M.width,height:$.height,"data-open":`${N}.${v}.${c}`},m("title",{},B(s,v))));continue}for(let F=0;F<
h;F++)R.push(C(v,F))}return R}function C(R,v){let F=Number(u[R*h+v]),[U,et]=[M.x+v*$.width,M.y+R*$.height],J=R===i&&v===
c,Z=String(Math.round(100*F)),st=zt=>$.width>=j(e,Z.padStart(2,"0"),zt)+2*l,Q=(F>=Ji||R===i)&&$.height>=13*l&&st("tiny");
return m("g",{key:`${R} ${v}`,class:"cell"},m("rect",{key:"cell",x:U,y:et,width:$.width,height:$.height,"data-open":`${N}\
.${R}.${v}`,role:"button",tabindex:J?0:"-1","aria-current":J?"true":null},m("title",{},`${B(s,R)} reads ${O(F,1)} from ${B(
s,v)}`)),Q&&W(e,U+$.width/2,et+$.height/2+4.5*l,Z,{kind:F/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:F/p>=
Ki&&!f?"on-dark":"on-light",key:"weight"}))}}function Zi(e,t){return Math.max(1,Math.ceil(t/e))}function Qi(e,t,{layer:n,
head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=e,l=L(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}.heads.${s}`,
d=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},r?{text:"More\
 about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"\
More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:ss(e),attributes:{
"data-act":"scale"}}].filter(k=>k!==!1),y=a?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>Qo?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=u?I(y):
[],b=G(e,{...t,y:0},g,"small").height;return{height:b+40*l,at(k){let x=t.x,$=[];for(let{text:M,attributes:N,...w}of d){let A=rt(
e,x,k+b+22*l,M,N,w);x+A.width>t.x+t.width||($.push(A.mark),x+=A.width+10*l)}return[m("g",{key:"explained"},G(e,{...t,y:k+
3*l},g,"small").marks),m("g",{key:"controls"},$)]}}}function tc(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:a}=e,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":jt(a,r);return[...Y(e,t,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"worked"},Ze(e,z(e,t),Qt(a,n,s,o,r),Je(a,n,s,o),r,[{letter:"\
q",words:`Query of ${B(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${B(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var er=56;function nr(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ec(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>nc(e,s,t)}]:[]]}function ec(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=se(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[a.toFixed(2),(1-a).toFixed(2)],d=s.pointerWeights,y=[],g=A=>r.visits.map(E=>({value:A*Number(d[E]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:g(1),text:ut(i),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${f}`,parts:g(a),text:ut(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ut(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:ut(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:ut(u),isChosen:!0});
let b=z(e,t),k=s.hasGate?[[{text:`${f} × ${ut(i)} = ${ut(l)}`}],...I("come from the pointer,"),[{text:`${p} × ${ut(c)}\
 = ${ut(h)}`}],...I("from generation. Together:"),[{text:ut(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=G(e,{...b,
y:0},k),$={...b,height:b.height-x.height-44*o},M=ae(e,$,y.length,er),N=G(e,{...b,y:b.y+M+8*o},k),w=rt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},ht(e,$,y,{most:er})),...N.marks,w.mark]}function nc(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:a}=se(s,n),i=z(e,t),c="Its visits";if(r.length===0){let g=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...G(e,i,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Lt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:ut(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...I(u),[{text:ut(a),kind:"strong"},
{text:"."}]],p=G(e,{...i,y:0},f),d={...i,height:i.height-p.height-8*o},y=ae(e,d,h.length);return[...Y(e,t,c),m("g",{key:"\
rows"},ht(e,d,h,{isOrdered:!0})),...G(e,{...i,y:i.y+y+6*o},f).marks]}function ut(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function sr(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>sc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>oc(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>rc(e,s)}]}function sc(e,t,n){let{reading:s}=e,o=L(e),r=z(e,t),a=G(e,r,
I("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Lt(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:S(Number(i[p]),2),text:O(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${B(s,p)}\
: score ${S(Number(i[p]),4)}, weight ${O(Number(c[p]),2)}`})),h=rt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},ht(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function oc(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${jt(s,n)}, ${Lt(s,n)}?`,`Score of ${jt(s,n)}`),m("g",{key:"wor\
ked"},Ze(e,z(e,t),te(s,n),Ke(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function rc(e,t){let{reading:n}=e,s=L(e),o=z(e,t),r=n.pointerWeights,a=G(e,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(p,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=rt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...a.marks,m("g",{key:"rows"},ht(e,c,i)),l.mark]}function or(e,t){let n=L(e),s=rr(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>ac(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>ic(e,o,t)}]}function an(e,{layer:t,visit:n,number:s}){return s??xe(nt(e,`layers.${t}.residual_out`,n))}function rr(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,a=u=>e.isSkipped(
t,u),i=[],c=(u,f,p,d="plain")=>{let y=nt(e,`${s}.${u}`,n),g=`length ${S(Math.hypot(...y))}`;i.push({key:u,title:f,says:p||
g,values:y,colour:d})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(f,2)}, deviation ${S(p,2)}`}}function ac(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=L(e),
i=z(e,t),c=an(s,n),l=rr(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,p=[],d=(y,g,b=!0)=>{let k=rt(e,f,i.y+i.
height-10*a,y,g,{isButton:b});f+k.width>i.x+i.width||(p.push(k.mark),f+=k.width+10*a)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),m("g",{key:"rows"},Bt(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},p)]}
function ic(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=L(e),i=an(s,n),c=z(e,t),{y:l}=c,h=[];for(let f of cc(s,o,r,i)){
let p=G(e,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...Y(e,t,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},lc(e,u,o,r,i))]}function cc(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
a=h=>Number(nt(e,`${o}.${h}`,n)[s]),i=e.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),rn(a("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(on("Norm 1:",ye(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),e.isSkipped(t,"attention")))),c.push(on("Norm\
 2:",ye(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,p,d){let y=d?"0 (skipped)":
S(Math.abs(f),2);return i?[...I(h),[{text:`${S(u,2)} ${f<0&&!d?"−":"+"} ${y} =`}],rn(p)]:[...I(`${h} no residual conne\
ction, so only`),[{text:d?"0 (skipped)":S(f,2),kind:"strong"}]]}}function on(e,t){if(!t)return I(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=t;return[...I(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?I("then a learned factor\
 and bias give").concat([rn(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],rn(c)]]}function rn(e){
return[{text:S(e,2),kind:"strong"}]}function lc(e,t,n,s,o){let{reading:r}=e,a=L(e),i=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=Xe(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(oe(h),2)}, the bias adds ${S(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=G(e,t,I(p+d),"small"),g=Math.max(1,Math.floor((t.height-y.height)/
(20*a))),b=u.slice(0,g).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${S(
Number(i[k]))} → ${S(Number(c[k]))}${l?` × ${S(Number(l.dot.second[k]),2)}`:""}`,text:S(Number(h[k]),2)}));return[...y.
marks,ht(e,{...t,y:t.y+y.height+2*a,height:t.height-y.height-4*a},b)]}var hc=864e5,uc=.1;function os(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>fc(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>pc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>yc(e,o,t)}]:[]]}function rs(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(t)||t==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ce)*Ce;return`${ot(
c)} to ${ot((c+Ce)%1440)}`}case"weekday":return Ie[r.weekday]??"";case"recency":{let c=mc(e,n);return c===null?"days bef\
ore the prediction":c>=Tn?`${Tn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Kt)*Kt,l=c+Kt;return c>=_n*Kt?`${Nt(_n*Kt)} or more`:`${c?Nt(c):"0"} to ${Nt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function mc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/hc;return Math.round(o(e.predict_at)-o(s))}function fc(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=L(e),a=z(e,t),i=o.slices.map(({name:f,label:p,lengths:d})=>({key:f,title:p,says:rs(o,f,s),values:qn(o,
f,s),colour:Number(d[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:p})=>f+p.length,0),l=G(e,a,I(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(e,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...Y(e,t,n==="inputs"?"What the last visit is made of":B(o,s)),...l.marks,m("g",{key:"rows"},Bt(e,u,i)),h.mark]}function pc(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,a=L(e),i=z(e,t),c=nt(r,"inputs.projected",s),l=o??xe(c),h=Do(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...i,height:Math.min(86*a,.26*i.height)},d=gc(r,s,l),y=[],g=d.reduce(($,M)=>$+G(e,{...i,y:0},M).height+4*a,
0),b={...i,y:p.y+p.height+28*a,height:i.height-p.height-g-36*a},k=h?dc(h):[],x=b.y+(k.length?ae(e,b,k.length)+6*a:0);for(let $ of d){
let M=G(e,{...i,y:x},$);if(x+M.height>i.y+i.height+2)break;y.push(...M.marks),x+=M.height+4*a}return[...Y(e,t,"The vecto\
r that enters the layers"),m("g",{key:"vector"},Bt(e,p,f,{chosen:l,open:$=>`${u}.${$}`})),k.length>0&&G(e,{...i,y:p.y+p.
height+4*a},I(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},ht(e,b,k)),m("\
g",{key:"lines"},y)]}function dc({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function gc(e,t,n){let s=Number(nt(e,"inputs.pr\
ojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=ye(e,"inputs.projected","inputs.norm","input_norm",t,n),a=[
[...I("Sum:"),[{text:S(s,2),kind:"strong"}]],on("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let i=e.
trace.architecture.d_model,c=vt(e,"pos_encoding",t*i+n);e.trace.interventions.sinusoidal===!1?a.push(I("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...I("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}function yc(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=z(e,t),a=[];for(let d=0;d<
s.layers;d++)for(let y=0;y<s.heads;y++){let g=Number(s.lastRow(d,y)[n]),b=s.isRemoved(d,y)||s.isSkipped(d,"attention");a.
push({key:`${d} ${y}`,label:`Layer ${d}, head ${y}`,parts:[{value:g,colour:"plain"}],text:b?"off":O(g,1),open:`layers.${d}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let d=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:O(d,1),open:`pointer.${n}`}),s.hasGate&&i.push(...I("To the a\
nswer the pointer carries"),[{text:`${O(d,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(d*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(e,r,I(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(e,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=ae(e,h,a.length),f=a.map(
({parts:d})=>Number(d[0]?.value)),p=Math.max(uc,...f);return[...Y(e,t,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},ht(e,h,a,{largest:p})),m("g",{key:"end"},G(e,{...r,y:h.y+u+6*o},i).marks)]}var bc={head:tr,stream:or,inputs:os,visit:os,context:Fo,pointer:sr,generation:qo,gate:Vo,place:nr};function ar(e,t){let n=kt(
t,e.reading);return n?No(e,n,bc[n.kind](e,n)):[]}var cr="Point at anything to see what it does.";function Vt(e,t,n){let{title:s,text:o}=$c(e,t,n),r=n?.words?xc(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function xc(e,t,n){let s=is(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${O(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function $c(e,t,n){switch(e?.kind){case"visit":return Mc(e.visit??0,t);case"head":return Oc(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${ir(
t.slices.map(({label:s})=>kc[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":
return lr(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} la\
yers`} the last visit is ${t.trace.architecture.d_model} numbers. ${ir(wc(t),!0)} read nothing else of it.`};case"pointe\
r":return hr(t);case"generation":return ur(t);case"gate":return mr(t);case"place":return Sc(e.location??0,t);default:return Ec(
t,n)}}var kc={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function wc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Ct(e,t){let n=e.visits[t];return n?`${n.label}, ${at[n.weekday]} ${ot(n.start_minute)}`:
""}function Mc(e,t){let n=t.visits[e],s=[],o=Ac(e,t);if(n?.masked)return{title:`${Ct(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],a=t.locations[e]??0,i=r*t.gate,c=t.probabilityOf("final",a);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${as(i)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${Ct(t,e)}.`,text:s.join(" ")}}function Ac(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function Oc(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=gt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${O(o[i])} from ${Ct(n,i)}`,l=r===n.
count-1?"itself":Ct(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function lr(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,a=s?`its heads add one of length ${S(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${S(
Number(n[r]))}; ${a}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}function hr(e){let t=e.pointerWeights,
n=gt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Ct(e,n)}, with ${O(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function ur(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??
0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function mr(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution com\
es from the pointer, ${O(1-t)} from generation.`}}function Sc(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let i=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${O(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.
filter(i=>i===e).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${a}.`}}function Ec(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.
probability,1)}.`;if(t){let i=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...i===null?[]:[`That is ${Nc(n.probability,i)} ${l}.`],...c?[]:[`${is(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,a=e.
hasGate?` ${as(n.from_pointer)} are copied from visits (pointer), ${as(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${a}`}}function fr({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new xt(n),{prediction:a}=n,i=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(a.location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${O(a.probability,1)}.`}let l=O(
o,1),h=O(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function Nc(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function is(e){return e.charAt(0).toUpperCase()+e.slice(1)}function as(e){return`${(100*e).toFixed(1)} poin\
ts`}function ir(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?is(s):s}function pr(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Ct(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Ct(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...Vt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(Tc(c,e));let l=lr(c,e);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...Vt({kind:"c\
ontext"},e,null),part:"context"}),e.hasPointer&&o.push({...hr(e),part:"pointer"}),e.hasGeneration&&o.push({...ur(e),part:"\
generation"});let{prediction:r}=e.trace,a=e.nameOf(r.location).label,i=e.hasGate?`${mr(e).text} `:"";return o.push({title:`${a}\
, ${O(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function Tc(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let a=0;a<t.heads;a++){if(t.isRemoved(e,a))continue;o+=1;let i=t.lastRow(e,a),c=gt(i);(!s||
i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Ct(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${O(s.weight)}\
 ${r}.`,part:`layers.${e}.heads.${s.head}`}}function dr(e,t){let n=kt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Lc(n,t);break;case"stream":
return vc(n,t);case"pointer":if(n.isLeaf)return Rc(n,t);break;case"generation":if(n.isLeaf)return Pc(n,t);break;case"gat\
e":return Ic(t);default:break}return Vt(bt(_c(n),t),t,null)}function _c({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Lc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(d=>d>a).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${O(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Qt(o,e,t,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,p=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${f}${p}`}}function vc({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Rc({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${B(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=te(t,e),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${jt(t,e)}.`}}function Pc({
location:e},t){let{logit:n}=Pt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Ic(e){let t=Vt({kind:"gate"},e,null),n=ne(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,a=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${a}`}}var gr="http://www.w3.org/2000/svg",Cc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
cn=/-?\d+(?:\.\d+)?/g,ln=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#s=0;#o=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#h(),this.elements=this.#a(this.root,t,this.elements,n>0),this.#t.size&&this.#l(n)}#a(t,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(t.textContent!==i||s.length)&&(t.textContent=i),[]}if(!s.length&&!t.
firstChild){let i=n.map(c=>this.#i(yr(c)));return t.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#e.
get(c);l&&r.set(cs(l.mark,i),c)}let a=n.map((i,c)=>{let l=yr(i),h=r.get(cs(l,c));r.delete(cs(l,c));let u=h??document.createElementNS(
gr,l.tag);return this.#r(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=t.childNodes[i];
l!==c&&t.insertBefore(c,l??null)}return a}#i(t){let n=document.createElementNS(gr,t.tag);for(let[s,o]of Object.entries(t.
attributes)){let r=pe(o);r!==null&&n.setAttribute(s,r)}return this.#e.set(n,{mark:t,elements:this.#a(n,t.children,[],!1)}),
n}#r(t,n,s){let o=this.#e.get(t),r=o?.mark.attributes??{};for(let i of Object.keys(r))pe(n.attributes[i])===null&&t.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=pe(c),h=pe(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&Cc.
has(i)?Wc(h,l):null;u?this.#t.set(`${this.#c(t)} ${i}`,{element:t,name:i,at:u,end:l}):t.setAttribute(i,l)}let a=this.#a(
t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:a})}#c(t){let n=this.#n.get(t)??this.#s++;return this.#n.
set(t,n),n}#l(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#h();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#o=requestAnimationFrame(s)};this.#o=
requestAnimationFrame(s)}#h(){cancelAnimationFrame(this.#o);for(let{element:t,name:n,end:s}of this.#t.values())t.setAttribute(
n,s);this.#t.clear()}};function yr(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function cs(e,t){
return`${e.tag} ${e.key??t}`}function Wc(e,t){let n=e.match(cn)??[],s=t.match(cn)??[],o=t.split(cn);return n.length!==s.
length||e.split(cn).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var hn=class{#e=0;#t=0;#n=[];constructor(t,n){this.show=n,this.button=ls("Play the story","play",()=>this.toggle()),this.
back=ls("Step back","back",()=>this.step(-1)),this.forth=ls("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#s(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#a(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.
length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.min(this.#t,t.length-1),
this.slider.max=String(t.length),this.#a(this.#e!==0)}toggle(){this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#n.
length-1;this.#s(this.isOpen&&!t?this.#t:0),this.#o()}pause(){clearTimeout(this.#e),this.#e=0,this.#a(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#t=0,this.#a(!1),this.show(null))}step(t){this.#s(this.isOpen?this.#t+t:t>0?0:this.#n.
length-1)}#s(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#a(!1),this.show(this.#t)}#o(){
let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=this.#n.length-1){this.
pause();return}this.#e=window.setTimeout(()=>{this.#s(this.#t+1),this.#o()},s),this.#a(!0)}#a(t){this.button.dataset.icon=
t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=
this.isOpen&&this.#t>=this.#n.length-1}};function ls(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var un="http://www.w3.org/2000/svg",br=1.7,Hc=1.2,xr=20,Fc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Gc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Dc=".handle, .handle-words, .control, .escape",Bc=new Set(
["font-size","font-weight","text-anchor"]);function $r(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:a}=e.
viewBox.baseVal,i=Number(e.getAttribute("font-size")),c=s.length*br*i,l=c+a,h=[],u=e.querySelectorAll("*");for(let[y,g]of o.
querySelectorAll("*").entries()){let b=u[y];b&&jc(g,getComputedStyle(b)),g.matches(Dc)&&h.push(g);for(let k of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute(k)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let f=document.createElementNS(un,"title");f.textContent=t;let p=document.createElementNS(un,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let d=s.map((y,g)=>{let b=i*(g?1:Hc),k=document.createElementNS(un,"text");return k.textContent=tt(y,r-2*xr,b,g===
0),k.setAttribute("x",String(xr)),k.setAttribute("y",String((g+.8)*br*i-c)),k.setAttribute("font-size",String(b)),k.setAttribute(
"font-weight",g?"400":"600"),k.setAttribute("fill",getComputedStyle(e).color),k});return o.prepend(f,p,...d),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",un),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function jc(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Fc){if(Bc.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Gc[n]&&e.setAttribute(n,s)}}function kr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>hs(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of t)o.insertRow().append(hs("th",r,"row"),...a.map(i=>hs("td",i)));
return n}function wr(e){let t=s=>s.map(Jc).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Yc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,qc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
zc=/^(?=[\t\r\n])/;function Jc(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(qc,"$1'").replace(
zc,"'"),n=Yc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function hs(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function Ar(e,t=null,n=null){if(t===null)return[Xc(e,n),Zc(e,n)];let s=kt(t,e);return s?Kc[s.kind](e,s):[]}var Kc={head:Qc,
stream:tl,inputs:Mr,visit:Mr,context:el,pointer:nl,generation:sl,gate:ol,place:rl};function Xc(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[B(e,r),o.duration_minutes,
...n?[ms(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Zc(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=se(e,n),i=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,a,i,...t?[t.knownProbability(n)]:[]]})}}function Qc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=e,i=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,p)=>B(e,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[f,...i.subarray(p*a,
(p+1)*a)])}];let h=Je(e,t,n,s),{dot:u}=Qt(e,t,n,s,o);return[mn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,ms(h.scores[p]),i[s*
a+p]])}]}function tl(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),a=r.map(([,u])=>nt(e,`${o}.${u}`,s)),i=an(e,t),c=Xe(e,n,s,i),l=nt(e,
`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(p=>p[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Mr(e,{
kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${B(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:a,label:i,lengths:c})=>[i,rs(e,a,n),c[n]])},us("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(a,i)=>{let[c,l]=[Math.floor(i/e.heads),
i%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function el(e){return[us(
"The context: the last visit after all layers",e.values("context"))]}function nl(e,{visit:t,isLeaf:n}){let s=Ke(e),o=e.visits.
map((l,h)=>B(e,h)),r=e.values("pointer.content_scores"),a=e.has("pointer.bias")?e.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],ms(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=te(e,t);return[mn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...i]}function sl(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[e.nameOf(a.location).label,Pt(e,a.location).logit,
a.probability])},{dot:r}=Pt(e,t);return n&&r?[mn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function ol(e){let t=ne(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?mn(s,["Hidden un\
it","Weight"],t.dot):us(s,t.hidden),n]}function rl(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=se(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function mn(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function us(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function ms(e){
return Number.isFinite(e)?e:"−∞"}function Or(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Ar(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(kr(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([wr(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
e.append(o),o.showModal()}var Ae=.03,al=5;function fn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let a=dt(r,e),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=e.answer(
i,h),f=u.slice(0,-1).map(({location:g})=>g),p=Er(f.map(g=>t?.knownProbability(g)??null),1),d=n&&t?il(f,e,t):null,y=(l-c)/
u.length;return u.map((g,b)=>{let k=c+(b+.5)*y,x=g.probability*s.full,$={pointer:d?.pointer[b]??null,generation:d?.generation[b]??
null},[M,N]=["pointer","generation"].map(w=>Sr(g[w]*Ut({reading:e},w),$[w])*s.full);return{...g,was:t?p[b]??null:null,wasByPath:$,
middle:k,start:k+(Number(M)-Number(N)-x)/2,height:x}})}function Sr(e,t){return Math.max(0,(t??e)-e)}function il(e,t,n){let s=(o,r)=>r?
Er(e.map(a=>n.shareOf(o,a)),Ut({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Er(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function pn(e,t){let{reading:n,stage:s}=e,o=de(e),r=n.pointerWeights,a=d=>d.reduce((y,g)=>y+Sr(r[g],o?.[g]??null),0),i=n.
pointedPlaces.map(d=>({...d,lost:a(d.visits)})).sort((d,y)=>y.probability+y.lost-d.probability-d.lost),c=i.filter((d,y)=>d.
probability+d.lost>=Ae&&y<al||fs(t,d.location)<t.length-1).map(d=>({...d,wish:p(d.visits)})),l=i.filter(({location:d})=>!c.
some(y=>y.location===d));if(l.length){let d=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((y,{probability:g})=>y+g,0),lost:a(d),visits:d,wish:p(d)})}c.sort(
(d,y)=>d.wish-y.wish);let{room:h,gap:u}=s.across.places,f=tn(c.map(({wish:d,probability:y,lost:g})=>({wish:d,length:(y+g)*
s.full})),u,...h);return c.map(({location:d,label:y,probability:g,lost:b,visits:k},x)=>({path:"pointer",location:d,label:y,
probability:g,start:Number(f[x]),lost:b,visits:k,answer:fs(t,d)}));function p(d){let y=d.map(b=>Math.max(r[b],o?.[b]??0)),
g=y.reduce((b,k)=>b+k,0)||1;return d.reduce((b,k,x)=>b+Number(y[x])/g*Number(s.across.visits[k]),0)}}function dn({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(we),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:a,label:i,probability:c})=>{let l={path:"generation",location:a,label:i,probability:c,start:r,lost:0,
visits:[],answer:fs(n,a)};return r+=c*t.full+o,l})}function Ut({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function mt(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function fs(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var ps=18;function Wt({stage:e},t){let n=e.type/13;return D(t,12.5*n)+13*n}function Oe({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function gn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},ce(e,{act:`${t}_temperature`,words:Oe(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ce(e,{act:t,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=a||ps*c,h=Wt(e,n),u=i?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Se=1440;function Nr(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ht(e,n,"Visits",ds(e),s),...cl(e),...t.rows.map(
(o,r)=>hl(e,r))]}function ds({lit:e}){return e?.kind==="head"?`% read by the last visit in head ${e.head}`:"oldest first"}
function Ht({stage:e},t,n,s,o=400){let r=e.type/13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},
m("text",{x:t,y:17*r,class:"title"},tt(n,o,15*r,!0)),m("text",{x:t,y:35*r,class:"small"},tt(s,o,12.5*r)))}function cl({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:a}of gs(e)){let i=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:i+
1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},a))}}return s}function gs({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=ll(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(at[s.weekday])})}return t}function ll({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function hl(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:a,isFull:i}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=ge(o,n).includes(t),p=c.masked?"unmask":"mask",d=i&&e.canAct&&t<n.count-1,y=d&&f?Wt(e,p)+4*l:0,g=Math.min(ps*l,a),
b=yn(c),k=a>=33*l,x=(k?20:13)*l,$=h+x+(k?14:8)*l,M=bs(e,t),N=xs(e,t),w=f||N,A=M||k?54*l:0,E=s.visits.x+s.visits.width-4,
T=E-$,_=s.isDense?0:38*l,P=k?[m("text",{x:$,y:r-3*l,class:"strong"},tt(c.label,T-y,13*l,!0)),m("text",{x:$,y:r+13*l,class:"\
small"},b),M||T<D(b,12.5*l)+56*l?null:ul(E+4-50*l,r+5*l,48*l,c)]:[m("text",{x:$,y:r+4.4*l,class:w?"strong":"label"},tt(c.
label,T-Math.max(_,A)-y-9,12.5*l,w)),M||s.isDense?null:m("text",{x:E-y,y:r+4.4*l,class:"small end"},ot(c.start_minute))];
return m("g",ys(e,t,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&lt(c.category,
h+4*l,r-x/2,x),i?P:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&m("text",{x:E,y:r+4.4*l,class:N?"strong\
 end":"small end"},M),d&&f&&ce(e,{act:"mask",words:p,title:c.masked?"Unmask this visit, so that others may read it again":
"Mask this visit: no other may read it",right:E+2,y:k?r-17*l:r-g/2,height:g}),m("title",{},`${c.label}, ${at[c.weekday]}\
 ${b}`))}function ys({reading:e,lit:t},n,s){let o=ge(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":
""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}\
: ${s.label}, ${at[s.weekday]} ${yn(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${O(e.pointerWeights[n],
1)}`:""}`}}function yn({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Nt(t)}`}function bs({reading:e,lit:t},n){
return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function xs({reading:e,lit:t},n){return t?.kind!=="head"?
!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function ul(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Se),
a=Math.min(s,Math.max(0,s+o-Se)),i=(c,l)=>m("rect",{class:"stay",x:e+c/Se*n,y:t,width:Math.max(1,(l-c)/Se*n),height:7});
return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:e,y:t,width:n,
height:7}),i(s,r),a>0&&i(0,a),m("rect",{class:"stay-end","data-drag":"stay",x:e+(a||r)/Se*n-2,y:t-3,width:5,height:13}))}
function Tr(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:a}=t,i=Math.
max(...Mt(e).map(({longestSlice:y})=>y)),c=r/a.length,l=it(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,height:g},b)=>a.
map(({lengths:k},x)=>{let $=Number(k[b])/i*Math.max(2,g-4);return{visit:b,x:o+x*c,y:y+g/2-2-$,width:.72*c,height:$}})),[
f,p]=$s(u,({visit:y})=>h||l.includes(y)),d=a.map(({label:y},g)=>m("text",{key:`name ${y}`,class:"tiny middle",x:o+(g+.36)*
c,y:(g%2?40:26)*s},y));return[m("g",ks(e),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.bottom-n.top+8,rx:6}),
d,m("path",{key:"bars",class:"length",d:Xt(p)}),f.length>0&&m("path",{key:"lit",class:"length lit",d:Xt(f)}),m("text",{class:"\
small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of the vectors"))]}function $s(e,t){
return[e.filter(t),e.filter(n=>!t(n))]}function ks(e){return{key:"slices",class:`part slices${ct(e,"slices")}`,"data-par\
t":"inputs",role:"button",tabindex:"-1",opacity:q(e,nn.slices),"aria-label":`What each visit is made of: ${e.reading.slices.
map(({label:t})=>t).join(", ")}`}}function _r(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ht(e,n+6*o,"Answer",e.stage.isDense?"":ml(e),
s-n),...ws(e,t)]}function ml({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function ws(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,a=s.type/13,i=dt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:p,label:d,category:y,probability:g,was:b,middle:k,height:x,start:$}=f,M=[{path:"poin\
ter",share:f.pointer*Ut(e,"pointer")},{path:"generation",share:f.generation*Ut(e,"generation")}],N=i===p,w=c+(y===null?6:
26)*a,A=De(d,l-w-(r===p?20*a:2),13.5*a,2,!0),E=k-(A.length>1?22:8)*a,T=k+(A.length>1?2:0)*a,_=c+6*a,P=u-8*a;return m("g",
{key:`place ${p}`,class:`part place${N?" lit":i!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${d}: ${O(g,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:E-16*a,
width:u+10*a,height:T-E+50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:K-2,height:Math.max(1,x)}),
y!==null&&lt(y,c+5*a,E-13*a,16*a),A.map((C,R)=>m("text",{key:`name ${R}`,class:p<0?"label halo":"strong halo",x:w,y:E+15*
R*a},C)),r===p&&m("path",{key:"happened",class:"check",d:`M${l-16*a} ${E-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:T,width:P,height:8*a}),M.map(({path:C,
share:R})=>{let v=m("rect",{key:C,class:`${C} bar`,x:_,y:T,width:Math.max(0,R*P),height:8*a});return _+=R*P,v}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*a+b*P,y:T-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:T+23*a},O(g,1)),b!==null&&fl(c+60*a,T+23*a,g,b))})}function fl(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Lr(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s;return Ms(e,
{x:h,y:u,columns:a,cell:l},pl(e,h,u,c,i*l))}function Ms(e,{x:t,y:n,columns:s,cell:o},r){let a=e.stage.type/13,i=e.reading.
values("context"),c=Math.max(...Mt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(i,(h,u)=>m("re\
ct",{class:h<0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(
h)/c)}));return m("g",{key:"context",class:`part context${ct(e,"context")}`,"data-part":"context",role:"button",tabindex:"\
-1",opacity:q(e,X(e.reading).context),"aria-label":`Context: the last visit after all layers, ${i.length} numbers`},m("r\
ect",{class:"ground",x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(i.length/s)*o+20*a),rx:4}),r,m("text",{class:"\
strong halo",x:t,y:n-5*a},"Context"),l,m("title",{},`The last visit after all layers: ${i.length} numbers. The pointer, \
the generation head and the gate read them.`))}function pl({reading:e,stage:t},n,s,o,r){let a=t.type/13,i=Number(t.rows.
at(-1)?.y),c=n-6*a,l=t.size.height-5*a,h=t.gate+9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a}\
 ${i}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+
r/2}H${n+o+12*a}`}),e.has("gate.logit")&&m("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}\
V${.56*t.size.height+t.full/2+4}`})]}function vr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+i/2,u=bn(e);return m("g",As(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function bn({reading:e}){return e.trace.architecture.
components.includes("gate")}function As(e,t){let{reading:n}=e,s=e.canAct&&bn(e);return{key:"gate",class:`part gate${ct(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:q(e,
X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function xn(e,t,n){let{reading:s,stage:o,lit:r}=e,a=e.beat>=X(s).gate,i=x=>Ut(e,x),c=dt(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*i(x)*o.full;let f=t.map(x=>{let $=Number(
l.get(x)),M=x.probability*i(x.path)*o.full,N=mt(x.start,x.start+x.probability*o.full),w=mt($,$+M);return m("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(N,w,a)})}),[p,d]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(N=>{let w=Number(x[N])*i(N),A=w*o.full,
E=Number(u.get(`${N} ${$}`)),T=mt(E,E+A),_=mt(M,M+A),P=x.wasByPath[N],C=P===null?null:g(N,E,M,A,P*o.full);M+=A;let R=`ou\
t ${N} ${x.location}`;return[A>0&&m("path",{key:R,class:`${N} band${b(x.location)}`,d:o.bands.out(T,_,a)}),C&&je({key:R,
now:A,before:Number(P)*o.full,path:(v,F)=>o.bands.out(v,F,a),edges:C,style:b(x.location),title:`${x.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${Ve(w,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[f,y,a&&r?.kind===
"visit"&&k(r.visit??0)];function g(x,$,M,N,w){let A=Math.abs(N-w),E=x==="pointer",T=(C,R)=>{let v=E?C-(R?0:A):C+N-(R?A:0);
return[v,v+A]},[_]=T($,!1),P=Math.max(p,Math.min(d-A,_));return{more:[T($,!0),T(M,!0)],less:[[P,P+A],T(M,!1)]}}function b(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function k(x){let $=s.pointerWeights,M=t.find(({path:F,visits:U})=>F===
"pointer"&&U.includes(x));if(!M)return null;let N=[...M.visits].sort((F,U)=>F-U),A=N.slice(0,N.indexOf(x)).reduce((F,U)=>F+
$[U],0)*o.full,E=$[x]*o.full,T=i("pointer"),_=Number(l.get(M))+A*T,P=n[M.answer],C=Number(u.get(`pointer ${M.answer}`))+
A*T,R=Number(P?.start)+A*T,v=P?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(mt(M.start+A,M.start+A+E),mt(_,_+E*T),a)}),v&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(mt(C,
C+E*T),mt(R,R+E*T),a)})]}}function Rr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+t.gate*i,
h=n?n.gate:t.gate,u=bn(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return m("g",As(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-yt/2,s.size.width-
yt),y:r+(a-yt)/2,width:yt,height:yt})])}function Pr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=X(n).generation,h=r.map(({
label:f,probability:p,location:d},y)=>{let g=c+y*17*o;return[m("text",{key:`name ${y}`,class:d<0?"small halo":"label hal\
o",x:i,y:g},tt(f,a-i-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:a,y:g},O(p))]}),u=r.
map(({probability:f,start:p,location:d},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:K,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${d<0?"The others":r[y]?.label}: ${O(f,1)} of the generation head`)));return m("g",
Os(e,r),m("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function Os(e,t){return{key:"generation",class:`part generation-b\
lock${ct(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:q(e,X(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var dl=3,Ss=17,gl=4;function Ir(e,t){let{reading:n,stage:s,lit:o}=e,r=dt(o,n),a=t.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:q(e,X(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:K},m("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),yl(e,a).map(c=>bl(e,c,i(c.flow))))}function yl({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=dt(n,e),[a,i]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p,lost:d}=h;if(p+d<Ae&&u>=0&&u!==r)
continue;let y=u>=0,g=` ${O(p)}`,k=`${tt(f,i-a-D(g,13*o,!0),13*o,y)}${g}`,x=D(k,13*o,y)/2,$=h.start+p*t.full/2,M=Math.max(
a+x,Math.min(i-x,$)),[N,w]=[M-x,M+x];for(let A=0;A<dl;A++){if(l.some(_=>_.row===A&&N<_.right+8*o&&w>_.left-8*o))continue;
let T=M>$?"":M<$?" end":" middle";l.push({flow:h,text:k,isBold:y,left:N,right:w,row:A,anchor:T});break}}return l}function bl({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=e.type/13,h=e.places+K+(14+Ss*a)*l,u=t.start+t.
probability*e.full/2;return[a>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+K}V${h-11*l}`}),
m("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function Cr(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),a=e.beat>=X(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(gl*Ss-6)*o;return m("g",Os(e,r),m("rect",{class:"ground",x:s.right-i,y:c-36*
o,width:i+6,height:s.places+K-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let d=` ${O(u)}`,y=tt(h,i-D(d,13*o),13*o)+d;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*Ss*o},y),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:a?K:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var xl=16;function Wr(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,a=q(e,X(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=it(o,n),h=Math.max(...i),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},p=D("Pointer",15*r,!0)+4*r,
d=Wt(e,Oe(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:k},x)=>{if(!k)return[];let $=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&m("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},S(c[x])),m("text",{key:`weight ${x}`,class:`${$} end${M}`,x:s.weights,y:b+4.4*r},O(i[x]))].filter(N=>N!==!1)}),
g=t.filter(({path:b})=>b==="pointer").map(b=>$l(e,b));return[m("g",Es(e,t),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ht(e,u,"Pointer","",200),Object.entries(f).map(([b,k])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:k,y:35*r},b)),!s.isDense&&gn(e,"pointer",Math.max(s.weights+6*r,u+p+d)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:a},Ns(e,t),g)]}function Es(e,t){
return{key:"pointer",class:`part pointer-block${ct(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:q(
e,X(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Ns(e,t){let{reading:n,before:s,stage:o,lit:r}=e,a=n.
pointerWeights,i=de(e),c=it(r,n),l=e.beat>=X(n).pointer,h=tn(o.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((d,y)=>d-y).map(d=>{let y=a[d]*o.full,g=Number(h[d]),b=c.includes(d)?" lit":c.length?" d\
im":"",k=mt(f,f+y);f+=y;let x=i?.[d]??null,$=x===null?0:(x-a[d])*o.full,[M,N]=[p,Math.max(0,$)];p+=N;let w=`${n.visits[d]?.
label}: `,A=x===null||!s?`${w}${O(a[d],1)} of the pointer`:`${w}${Ve(a[d],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${d}`,class:`pointer band${b}`,d:o.bands.ribbon(mt(g,g+y),k,l)},m("title",{},A)),je({key:`ribbon ${d}`,
now:y,before:x===null?null:x*o.full,path:(E,T)=>o.bands.ribbon(E,T,l),edges:{more:[[g+y+$,g+y],[f+$,f]],less:[[g+y,g+y+$],
[M,M+N]]},style:b,title:A})]})})}function $l(e,{path:t,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=e,h=c.type/13,u=dt(l,i),f=O(o),p=o+r>=Ae||n<0||u===n,d=c.gate-c.ribbons-16*h,y=n>=0,g=tt(s,d-D(` ${f}`,13*h,!0),13*
h,y),b=D(`${g} ${f}`,13*h,y)/2,x=i.hasGate&&Math.abs(a-c.across.gate+5*h)<xl*h?D("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
$=Math.min(c.places+K/2,c.gate-6*h-x-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:a,width:K,height:Math.max(.8,o*c.full)}),p&&m("text",{class:`${y?"strong":"small"} middle halo`,x:$,y:a-
5*h},`${g} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}function Hr(e){return[At(e,17*(e.stage.type/13),"Visits",ds(e)),...kl(e),...e.stage.columns.map((t,n)=>wl(e,n))]}function At({
stage:e},t,n,s,o=e.right){let r=e.type/13,a=o-e.left-D(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"heading","a\
ria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,y:t},tt(s,a,12.5*
r)))}function kl({reading:e,stage:t}){let n=t.type/13;return gs(e).flatMap(({start:s,end:o,weekday:r})=>{let[a,i]=[t.columns[s],
t.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,class:"day",x:c+Math.
min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(r,15*n,!0)&&m("text",{key:`weekday ${s}`,
class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function wl(e,t){let{reading:n,stage:s,lit:o}=e,
{x:r,width:a,isFull:i}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/13,{top:h,
height:u,hasNames:f}=s.chips,p=ge(o,n).includes(t),d=Math.min(20*l,a-3),y=ot(c.start_minute),g=bs(e,t),b=[g||y,g?g.replace(
" %",""):y.slice(0,2)],k=b.find(N=>D(N,12.5*l,!0)<=a)??b[1],x=f?De(c.label,a-6*l,12.5*l,2):[],$=p||xs(e,t),M={class:$?"s\
trong middle":"small middle",x:r};return m("g",ys(e,t,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[lt(c.category,r-d/2,h+8*l,d),m("text",{key:"hour",...M,y:h+45*l},k),x.map((N,w)=>m(
"text",{key:`name ${w}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},N))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${at[c.weekday]} ${yn(c)}`))}function Fr(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,a=it(s,t)[0]??t.count-1,i=t.visits[a],c=Math.max(...Mt(e).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:f,label:p,lengths:d},y)=>{let g=Number(d[a]),b=n.left+
(y+.5)*l,k=g/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-k,width:18*o,height:k}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-k-4*o},S(g)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},p)]});
return m("g",ks(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,height:(V.title+V.inputs+6)*
o,rx:6}),At(e,n.inputs+15*o,"Input vector",i?`${i.label}, ${at[i.weekday]} ${ot(i.start_minute)}`:""),u,m("title",{},"Ba\
rs: length of each part’s vector"))}function Gr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",Es(e,t),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(V.title+V.scores)*o,rx:6}),At(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Ml(e)),m("g",{key:"ribbons",opacity:q(e,X(
n).pointer)},Ns(e,t))]}function Ml({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
d=>S(d)),a=it(n,e),i=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(d=>D(d,11.5*s)>c-3),h=t.pointer+(V.title+
V.scores)*s,u=t.columns.find(d=>d.isFull),f=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:d,isFull:y},g)=>{
let b=a.length&&!a.includes(g)?" dim":"",k=o[g]>=.2*i||a.includes(g),x=O(o[g]).replace(" %",""),$=D(x,12.5*s,!0)/2;if(!y&&
(!k||d-$<p||d+$>f))return[];p=d+$;let M=k?"strong":"small",N=h-24*s;return[y&&m("text",l?{key:`score ${g}`,class:`tiny${b}`,
x:d+4*s,y:N+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${b}`,x:d,y:N},r[g]),m("text",{key:`weight ${g}`,class:`${M} middle${b}`,x:d,y:h-6*s},x)].filter(w=>w!==!1)})}function Dr(e){let{reading:t,stage:n}=e,s=n.type/13,o=q(e,X(t).gate),r=fn(e),a=[...pn(e,r),...dn(e,r)];return[Ms(e,n.context,
Al(e)),...t.hasPointer?Gr(e,a):[],m("g",{key:"flows",opacity:o},xn(e,a,r)),...t.hasPointer?[Ir(e,a)]:[],...t.hasGeneration?
[Cr(e,a)]:[],...t.hasGate?[Rr(e)]:[],m("g",{key:"answer",opacity:o},At(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),ws(e,r))]}function Al({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:a}=t.
context,i=s+r*a+2,c=Math.ceil(e.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Ts=19,Ol=.05;function jr(e){let{stage:t}=e,n=t.type/13,s=It(e),o=m("g",{key:"legend",opacity:q(e,ie(0))},sn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((a,i)=>{let c=`Layer ${i}`,l=Wt(e,Oe(e,"attention")),h=D(c,15*
n,!0)+l+4*n<=a.width,u=Me(e),p=D(u,12.5*n)<=a.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${i}`,opacity:q(e,
ie(i))},a.maps.length?Ht(e,a.x,c,p,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&gn(e,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((d,y)=>Sl(e,d,i,y)),a.maps.map((d,y)=>_s(e,d,i,y,s)),El(e,i))});return[o,...r]}function Sl(e,t,n,s){
let{reading:o,stage:r,lit:a}=e;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=Vr(e,n,s)?[...i.keys()].filter(u=>i[u]>=
Ol):a?.kind==="visit"?[a.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
p=Math.max(.5,i[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:Et(l,[f-p,f+p],t.x,[h-p,
h+p])})})}function Vr({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function _s(e,t,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=e,l=a.type/13,{x:h,y:u,side:f,touch:p}=t,{count:d}=r,y=r.weights(n,s),g=r.lastRow(n,s),b=Br(
r,n,s),{before:k,overlays:x}=e,$=x&&k!==null&&Br(k,n,s)&&!b,M=$?`; switched off ${r.wordsFor(k)}`:"",N=c?Math.max(...y)||
1:o,w=Vr(e,n,s),[A]=i?.kind==="visit"?it(i,r):[],E=gt(g),T=A??E,_=f/d,P=`Layer ${n}, head ${s}`,C=p?u-38*l:u+4,R=b?"swit\
ch on":"switch off",v=p===void 0&&Wt(e,R)<=f-6*l?R:R.slice(7),F=r.visits[E];return m("g",{key:`head ${s}`,class:`part he\
ad${w?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: s\
witched off`:`${P}: the last visit reads most from visit ${E+1}, ${F?.label}, ${O(g[E])}${M}`},m("text",{class:"small",x:h,
y:u-(p?25:4)*l},`head ${s}`),!b&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+f,y:u-4*l},O(g[T])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Tt(Float32Array.from(y,U=>U/N),d,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*_,y:u,width:Math.max(2,_),height:f}),(A!==void 0||w)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${O(g[T])} from ${r.visits[T]?.
label}. Darker: larger weight, up to ${O(N,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(k)}.`:""}`),ce(e,{act:"h\
ead",words:v,title:b?"Switch this head on again":"Switch this head off",right:h+f-(p?0:3)*l,y:C}),e.canAct&&p!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function Br(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function El(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,a=o.stream,i=$n(n,t),c=vs(e),l=s.streamWidth-8*r,h=i.map(({style:f,lengths:p},d)=>Ls(e,t,f,s.rows.map(({
y,height:g},b)=>{let k=Math.max(1,Math.min(5*r,(g-3)/i.length));return{visit:b,x:a,y:y+(d-i.length/2)*k,width:Number(p[b])/
c*l,height:k-.6}}))),u=i.map(({name:f,style:p},d)=>[m("rect",{class:p,x:a,y:s.bottom+(10+Ts*d)*r,width:9*r,height:9*r}),
m("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+Ts*d)*r},f)]);return m("g",Rs(e,t),m("rect",{class:"ground",x:a-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),Ht(e,a,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Nl(e,
t,a+s.streamWidth+10*r))}function Nl(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,a=s.trace.interventions.residuals===!1,
i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:a},...s.heads?[{...i,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>ce(e,{act:l,words:String(h[Number(u)]),title:Tl[l]??"",right:n,
y:o.bottom+(5+Ts*f)*r}))}var Tl={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Ls(e,t,n,s){let{lit:o,reading:r}=e,i=ct(e,"stream",t)!==""?[r.count-1]:it(
o,r),[c,l]=$s(s,({visit:h})=>!i.length||i.includes(h));return[m("path",{key:n,class:n,d:Xt(c)}),l.length>0&&m("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Xt(l)})]}function $n(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function vs(e){let t=0;for(let n of Mt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of $n(n,s))t=Math.max(
t,...o);return t||1}function Rs(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`\
part stream${ct(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:q(e,ie(t)+1),"aria-\
label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Ur(e){let{stage:t}=e,n=t.type/13,s=It(e);return t.layers.map(({y:o,maps:r},a)=>m("g",{key:`layer ${a}`,opacity:q(
e,ie(a))},r.length>0&&At(e,o+15*n,`Layer ${a}`,Me(e)),a===0&&sn(e,t.left+72*n,o+15*n,!0),r.map((i,c)=>_s(e,i,a,c,s)),_l(
e,a)))}function _l(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),a=$n(n,t),i=vs(e),c=r+V.bars*
o,l=a.map(({style:h,lengths:u},f)=>Ls(e,t,h,s.columns.map(({x:p,width:d},y)=>{let g=Math.min(8*o,.86*d/a.length),b=Number(
u[y])/i*V.bars*o;return{visit:y,x:p+(f-a.length/2)*g,y:c-b,width:.88*g,height:b}})));return m("g",Rs(e,t),m("rect",{class:"\
ground",x:s.left-6,y:r-V.title*o,width:s.right-s.left+12,height:(V.title+V.bars+4)*o,rx:6}),At(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Ll(e,a,r-10*o),l)}function Ll({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:a})=>{let i=o-D(r,12.5*s);return o=i-26*s,[m("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:i,y:n},r)]})}var kn=700;function Yr({stage:{size:e},...t}){let n=Be(t),s={...t,stage:es(t.reading,e.width,e.type,n)};return[m("g",{key:"\
visits"},Hr(s)),m("g",{key:"inputs"},Fr(s)),m("g",{key:"layers"},Ur(s)),m("g",{key:"decoder"},Dr(s))]}function qr(e,t,n){
return es(e,t,n).size.height}var vl={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Jr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=vl[n]??[0,!1],r=t?e.indexOf(t):-1,a=e[r];if(s===0||!a)return null;let i=wn(
a);if(!o){let f=e[r+s];return f&&wn(f)===i?f:null}let c=[...new Set(e.map(wn))],l=c[c.indexOf(i)+s],h=e.filter(f=>wn(f)===
l),u=f=>Math.abs(zr(f)-zr(a));return h.sort((f,p)=>u(f)-u(p))[0]??null}function wn(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function zr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Kr(e){let{reading:t}=e,n=X(t),s=fn(e),o=[...pn(e,s),...dn(e,s)];return[Lr(e),...t.hasPointer?Wr(e,o):[],...t.hasGeneration?
[Pr(e,o)]:[],m("g",{key:"flows",opacity:q(e,n.gate)},xn(e,o,s)),t.hasGate?vr(e):null,m("g",{key:"answer",opacity:q(e,n.gate)},
_r(e,s))].filter(r=>r!==null)}function Xr(e){return e.stage.size.width<kn?Yr(e):[m("g",{key:"visits"},Nr(e)),m("g",{key:"inputs"},Tr(e)),m("g",{key:"l\
ayers"},jr(e)),m("g",{key:"decoder"},Kr(e))]}var Ps=240,Rl=150,Pl=120,Il=13,Cl=17,Is={type:16.7,width:900,side:36},Wl=.05,Hl=.5,Fl=660,Zr=matchMedia("(prefers-reduce\
d-motion: reduce)"),Mn=class{#e=null;#t=null;#n=null;#s=null;#o=null;#a="";#i=null;#r=null;#c=null;#l=!1;#h=new Map;#u=0;get opened(){
return this.#r}happened=null;isOwnScale=!0;constructor(t,n={}){this.root=t,this.hooks=n,t.classList.add("network-picture"),
t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),
this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter ope\
ns a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.createElement("di\
v");s.className="picture-controls";let o=document.createElement("div");o.className="picture-words",this.room=document.createElement(
"p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=document.createElement(
"p"),this.caption.className="picture-caption",o.append(this.room,this.caption);let r=document.createElement("button");r.
type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("cli\
ck",()=>{this.#y()}),this.foot.append(s,o,r),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new ln(
this.drawn),this.player=new hn(s,a=>{this.#i=a,a!==null&&this.#r!==null&&(this.#r=null,this.hooks.opened?.(null)),this.root.
toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#m(Ps);let i=this.
player.told?.part;i&&this.#T(i)}),this.#d()}#d(){let{drawn:t}=this;new ResizeObserver(()=>this.#m(0)).observe(t),new MutationObserver(
()=>this.#m(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#c||this.#f(Cs(n))}),t.addEventListener("pointerleave",()=>this.#f(null)),t.addEventListener("focusin",({target:n})=>this.#f(
Cs(n))),t.addEventListener("focusout",()=>this.#f(null)),t.addEventListener("keydown",n=>this.#E(n)),t.addEventListener(
"click",({target:n})=>this.#b(n)),t.addEventListener("pointerdown",n=>this.#S(n)),t.addEventListener("pointermove",n=>this.#$(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#$(s,!0))}show(t,n=null,s=null){this.#e=new xt(
t),this.#t=n&&new xt(n,this.hooks.against),this.#n=s&&new xt(s),this.#h.clear(),this.#s=bt(this.#o,this.#e);let o=pr(this.#e);
this.player.tell(o),Qr(this.room,Dl(o)),this.#m(this.#c?.follows?0:Ps)}open(t){let n=t===null?this.#r:null;this.#r=t,this.#s=
this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#m(Ps);let o=s&&
n&&this.#A(n);o&&this.#g(o),s&&this.#O(),this.hooks.opened?.(this.#r)}#y(){let{against:t}=this.hooks,n=t===void 0?null:this.#t;
this.#e&&Or(this.root,this.#e,this.#r,n)}#A(t){return this.#p.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(
`${s}.`))??null}#O(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"\
]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(
this.root).getPropertyValue("--paper").trim();return $r(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#e)
return!1;let n=bt(t,this.#e);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#m(0),!0)}#f(t){if(!this.
light(t))return;let{kind:n,visit:s=0}=this.#s??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#b(t){if(!(t instanceof
Element)||this.#l)return;let n=Cs(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){
let[r,a,i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#m(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#x(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#x(t,n){let s=this.#e&&bt(t,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#S(t){this.#l=!1,!(!this.hooks.act||!this.#e)&&(this.#c=$o(t,this.#e,
this.drawn,this.hooks.edit!==void 0),this.#c?.follows&&t.preventDefault())}#$(t,n){let s=this.#c;if(!s||t.pointerId!==s.
pointer)return;n&&(this.#c=null);let o=s.to(t,n);o&&(this.#l=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.
setPointerCapture(s.pointer),Bl(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#E(t){let n=t.target instanceof Element?t.target.
closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#_(t.key,s):this.#N(t.key,n,
s))&&t.preventDefault()}#N(t,n,s){if(t==="Escape"&&this.#r!==null)return this.open(Wn(this.#r)||null),!0;if(t==="Escape"&&
this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#e)return this.#y(),!0;if((t==="Enter"||
t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#x(s??
""):this.#b(n),!0}if(this.#r!==null&&this.#e){let r=Hn(this.#r,t,this.#e),a=n?.getAttribute("aria-current")==="true";r!==
null&&this.open(r);let i=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return a&&i instanceof SVGElement&&
i.focus(),r!==null}let o=Jr(this.#p,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#g(o),o!==null}#k(t){let n=this.#p.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#g(t){let n=this.#k(t);n&&(this.#a=t,this.#w(),
n.focus())}#T(t){let{root:n,foot:s}=this,o=this.#k(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.documentElement,i=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy({top:h,behavior:Zr.matches?"\
auto":"smooth"})}#_(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#e,r=o&&bt(n,o),{act:a,edit:i}=this.
hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!i||!o.visits[l+s])return!0;i({kind:"move",
visit:l,by:s,isDone:c}),this.#g(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Wl));a({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";a({kind:"temperature",of:l,value:Cn(o,l,s*Hl),isDone:c})}else return!1;return!0}get#p(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#w(){let t=this.#p,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#m(t){let n=this.#R();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#r===null?[]:
ar(n,this.#r);r.length||(this.#r=null),this.drawing.show(r.length?r:Xr(n),Zr.matches?0:t),this.#r===null&&this.#w();let a=this.#r===
null?null:dr(this.#r,n.reading),i=this.#s?null:this.player.told,{title:c,text:l}=a??i??Vt(this.#s,n.reading,n.before),h=!(a||
i||this.#s);this.root.toggleAttribute("data-idle",h);let u=h&&!this.#t&&!this.hooks.isProjected?cr:"",f=a||i?"":this.#L();
Qr(this.caption,{title:c,text:[l,f,u].filter(Boolean).join(" ")})}#L(){clearTimeout(this.#u);let t=this.#o??"",n=this.#h.
get(t);return n!==void 0||!this.#s||this.#c?n??"":(this.#u=window.setTimeout(()=>{let s=this.#v();this.#h.set(t,s),s&&this.
caption.append(` ${s}`)},Rl),"")}#v(){let[t,n]=[this.#s,this.#e],s=t&&n&&Gl(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?
fr(t,n,o):""}catch{return""}}#R(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<kn;if(!this.#e||t<Pl||n<1&&
!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Cl,Math.max(Il,t/120));
this.root.classList.toggle("tall",s);let a={reading:this.#e,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==
void 0},i=Be(a),c=this.#P(r,{width:t,height:n}),l=s?r:c,h=s?qr(this.#e,t,l):n,u=s&&this.#r!==null?Fl:h;return{...a,beside:this.#n,
stage:Xn(this.#e,{width:t,height:u,type:l},i),lit:this.#s??bt(this.player.told?.part,this.#e),beat:this.#i??Number.POSITIVE_INFINITY,
happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#M("--map-least"),this.#M("--attention")],canAct:this.hooks.
act!==void 0}}#P(t,n){if(!this.hooks.isProjected||!this.#e||n.width<Is.width)return t;let s=Math.max(t,Is.type);return Xn(
this.#e,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Is.side)?s:t}#M(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};
function Gl({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Qr(e,{
title:t,text:n}){let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function Dl(e){let t=({
title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function Bl(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function Cs(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var jl=2e3;async function ta(e){let t=H(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},jl)}var Ee=["a","b"],Vl="These networks know different places, so they can only stand side by side.",An=class{#e=null;#t={};#n="\
overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new Ge(t),this.note=H(t,"[data-note]"),this.
layouts=Dt(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#a("a"),b:this.#a("b")};for(let s of this.layouts)
s.addEventListener("change",()=>{this.#n=s.value,this.#e?.updateAddress("replace"),this.#c()});let n=H(t,"[data-share]",
HTMLButtonElement);n.addEventListener("click",()=>ta(n)),H(t,"[data-present]").addEventListener("click",()=>{H(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#e=t}get options(){return{...this.#n==="beside"&&{layout:"beside"},...this.#s&&
{open:this.#s}}}restore(t){this.#n=t.get("layout")==="beside"?"beside":"overlaid",this.#s=t.get("open"),this.#l(this.#n)}show(t,n){
let s=[t,n].map(ea),o=this.#u?Object.assign({},...s.map(a=>a?.places)):{};this.#t={};for(let[a,i]of Ee.entries()){let c=s[a];
c&&(this.#t[i]=new xt({...c,places:{...o,...c.places}}));let l=`${i==="a"?"First":"Second"}: ${this.#h(i)?.name??""}`;for(let h of Dt(
this.page,`[data-run="${i}"]`))h.textContent=l}this.#d(t,n),[t,n].some(a=>a&&!ea(a))||this.#c()}showProblem(t){this.sheet.
show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of Ee)this.pictures[n].mark(t)}#a(t){let n=H(this.page,`[\
data-run-picture="${t}"] [data-network]`);return new Mn(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{this.
pointed(o),this.#i(t,r)},opened:o=>this.#r(t,o)})}#i(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#t[t],this.#t[s]];!o||!r||this.
pictures[s].light(fo(n,o,r,this.#u))}#r(t,n){this.#o||(this.#s=n,this.#o=!0,this.pictures[t==="a"?"b":"a"].open(n),this.#o=
!1,this.#e?.updateAddress("replace"))}#c(){let{a:t,b:n}=this.#t,s=t&&n?mo(t,n,this.#u):"",o=s===null?"beside":this.#n,r=o===
"overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#l(o);for(let c of this.layouts)c.disabled=s===null;this.note.textContent=
s===null?Vl:r?s:"",H(this.page,"[data-legend]").hidden=!r;for(let c of Ee){let l=this.#t[c]&&!(r&&c==="b");H(this.page,`\
[data-run-picture="${c}"]`).hidden=!l}let[a,i]=[t?.trace??null,n?.trace??null];if(this.#o=!0,a&&this.pictures.a.show(a,r?
i:null,r?null:i),i&&!r&&this.pictures.b.show(i,null,a),this.#s)for(let c of Ee)this.pictures[c].open(this.#s);this.#o=!1,
this.page.dataset.drawn="true"}#l(t){for(let n of this.layouts)n.checked=n.value===t}#h(t){return t==="a"?this.#e?.first:
this.#e?.second}get#u(){let[t,n]=Ee.map(s=>this.#h(s)?.root.dataset.places);return t!==void 0&&t===n}#d(t,n){let s=H(this.
page,"[data-change]"),{b:o}=this.#t,r=t?.prediction.location??0,a=t&&o&&this.#u?o.knownProbability(r):null;if(s.hidden=a===
null,!t||a===null)return;let i=Math.round(1e3*t.prediction.probability)-Math.round(1e3*a),c=H(s,"[data-change-value]"),l=i>
0?"▲ ":i<0?"▼ ":"";c.textContent=`${l}${Math.abs(i/10).toFixed(1)} points`,c.className=i>0?"more":i<0?"less":"",H(s,
"[data-change-place]").textContent=r===n?.prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function ea(e){return e&&
"tensors"in e?e:null}var Ot=H(document,"[data-compare-page]"),Ul=(Ot.dataset.options??"").split(" "),Ne=H(Ot,"[data-views]",HTMLDetailsElement),
qt=H(Ot,"[data-view]",HTMLSelectElement),Te={first:Ws("a"),second:Ws("b"),difference:Ws("difference")},le={},Fs=()=>{},Yt=new An(
Ot),he=new Fe(Ot,{asked(e,t,n){Fs=()=>{Hs(Te.first,e,""),Hs(Te.second,t,""),Hs(Te.difference,e,n)},Ne.open&&Fs()},answered:(e,t)=>Yt.
show(e,t),refused:e=>Yt.showProblem(e),restored(e){le=Object.fromEntries([...e].filter(([t])=>Ul.includes(t))),qt.value=
e.get("view")||qt.value,Ne.open=e.has("view")||Object.keys(le).length>0,Yt.restore(e)},options:()=>({...Ne.open&&{view:qt.
value,...le},...Yt.options})});Yt.follow(he);Yt.pointed=sa;function Ws(e){return H(Ot,`[data-shows="${e}"]`)}function Hs(e,t,n){
let s={view:qt.value,visits:t.visits,user:t.user,"predict-at":t.predict_at,"top-k":t.top_k,interventions:t.interventions,
against:n,...le};for(let[o,r]of Object.entries(s))r?e.setAttribute(o,r):e.removeAttribute(o)}function na(e){for(let[t,n]of Object.
entries(e))le[t]=String(n)}function sa(e){for(let t of Object.values(Te))"mark"in t&&t.mark(e)}Ne.addEventListener("togg\
le",()=>{Ne.open&&(import("../js/pointer-view.js"),Fs()),he.updateAddress("replace")});qt.addEventListener("change",()=>he.
showSoon());Ot.addEventListener("pointer-view:option",({detail:e})=>{na(e);for(let t of Object.values(Te))for(let[n,s]of Object.
entries(le))t.setAttribute(n,s);he.updateAddress("replace")});Ot.addEventListener("pointer-view:open",({detail:e})=>{qt.
value!=="heads"||!("head"in e)||(na(e),qt.value="head",he.showSoon())});Ot.addEventListener("pointer-view:hover",({detail:e})=>{
Yt.mark(e.visits),sa(e.visits)});he.restore();
