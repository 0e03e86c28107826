var Ks="exported"in document.documentElement.dataset,_n=Zt().toString();function Zt(){let e=location.hash.slice(1);return new URLSearchParams(
Ks&&e.includes("=")?e:location.search)}function Js(e){window.addEventListener("popstate",()=>{let t=Zt().toString();t!==
_n&&(_n=t,e())})}function ga(e){let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:
{});return Ks?(t.search=s.toString(),t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),
t}function Le(e){try{return JSON.parse(e)}catch{return e}}function Xs(e,t){let n=ga(e);n.href!==location.href&&(t==="pus\
h"?history.pushState(null,"",n):history.replaceState(null,"",n),_n=Zt().toString())}var gt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},yt=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Zs={answers:!0},ya=[502,504],ba=5e3,xa="No response could be read. Y\
our input is still here; check your connection and try again.",$a=e=>`The server answered with ${e}.`;async function Ft(e,t,n=yt){
let s=await wa(new URL(`api/${e}`,n),t);if(String(n)===yt.href&&Ma(s!==null&&!ka(s)),!s)return Qs();if(!(s.headers.get("\
content-type")??"").includes("json")){let a=$a(s.status);throw new gt(s.status,[{where:"",message:a,suggestions:[]}])}let r=await s.
json().catch(Qs);if(!s.ok)throw new gt(s.status,r.errors??[]);return r}async function wa(e,t){try{let n=await fetch(e,t);
return ya.includes(n.status)?null:n}catch(n){if(eo(n))throw n;return null}}function to(e){let t=AbortSignal.timeout(ba);
return e?AbortSignal.any([e,t]):t}function ka({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}
function Ma(e){e!==Zs.answers&&(Zs.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}
function Qs(e){throw eo(e)?e:new gt(0,[{where:"",message:xa,suggestions:[]}])}function eo(e){return e instanceof DOMException&&
e.name==="AbortError"}function Dt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function no(e){return e instanceof Error?e.message:String(e)}var Re=e=>e.map(t=>t+1),Oa={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${Re(e).join(", ")} masked`,order:e=>`order ${Re(e).join(
" ")}`};function Pe(e){return Object.entries(e).flatMap(([t,n])=>{let s=Oa,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function I(e,t,n){let s=Gt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function Gt(e,t,n){
let s=e.querySelector(t);return s&&oo(s,n)?s:null}function it(e,t,n){return[...e.querySelectorAll(t)].filter(s=>oo(s,n))}function so({target:e}){return e}function oo(e,t){return e instanceof(t??HTMLElement)}function vn(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function de(e){return Uint8Array.from(atob(
e),t=>t.charCodeAt(0))}var ro=Sa("model-files"),Aa=500,wt=ro===null;async function ao(e,t=yt){return wt?Ft(`models/${encodeURIComponent(e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(
await Ln(e,"vocabulary")))}async function io(e,t=Aa){if(wt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,
{items:s}=await Ft(n);return s}return JSON.parse(new TextDecoder().decode(await Ln(e,"histories")))}async function co({id:e,
weights:t},n,s=yt){if(!wt)return Ln(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return ho(
new URL(o,s),"weights",n)}async function lo(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(
await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("Th\
e weights were damaged on their way. Load the page again.")}async function Ln(e,t,n=!1){let s=ro?.[e]?.[t];if(!s)throw new Error(
`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return ho(new URL(s,document.baseURI),t,n);let o=document.getElementById(
s.slice(1))?.textContent??"";return de(o.trim()).buffer}async function ho(e,t,n){let s=await fetch(e,{cache:n?"reload":"\
default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Sa(e){
let t=Gt(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function uo(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:a}])=>[o,{values:new Float32Array(de(r).buffer),
shape:a}]);return{...n,tensors:Object.fromEntries(s)}}var Ea=["browser","server"],mo=20,Ta="static/bundles/browser-model.js",fo={address:new URL("../bundles/browser-model.js",
import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",
{detail:n})),t?Promise.resolve(t):String(e)===yt.href?import(fo.address):import(new URL(Ta,e).href)}};function Na({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function Qt(e,t){e.textContent=t?Na(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries(
{location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var Ie=class{#e;#t;#n;#o=null;#s=null;#r=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=yt){
this.#e=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ea.includes(t)?t:null,
wt||(this.choice="browser"),this.obstacle="",this.#s||(this.#o=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#c(this.#s,t);if(!wt)throw new gt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?to(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
gt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#s)return this.#c(this.#s,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(wt||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(t,mo).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await Ft(
`${this.#t}/locations?${Dt({q:t,limit:mo})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#a(),this.#s=await this.#o}catch(t){
this.#r=!0,this.obstacle=no(t)}}#c(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new gt(
422,o):s}}async#l(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/vi\
ews/network?${_a(t)}`,{trace:r}=await Ft(o,{...n&&{signal:n}},this.#n);return uo(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Ft(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){
let t=await ao(this.#e,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([fo.load(this.#n),co(t,this.#r,this.#n)]),o=new n(t,s);return await lo(
s,t),o}};function _a(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Dt(
Object.fromEntries(t))}var Ce=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var We=15,te=30;var Rn=8,Pn=99;var po=.01,In=1e-10,Cn=`	
\v\f\r              \u2028\u2029  　`;var _h=new RegExp(`[${Cn}]+`),go=e=>e!==""&&Cn.includes(e);function ge(e){let[t,n]=[0,e.length];for(;t<n&&go(e.charAt(t));)
t+=1;for(;t<n&&go(e.charAt(n-1));)n-=1;return e.slice(t,n)}var pu=Ce.map(e=>e.slice(0,3));function yo(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>ge(o))}function Wn(e){return e.startsWith('"')?Ra(e):e.search(
/[@+]|$/)}function Ra(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function bo(e){return yo(e).map(({written:t})=>Pa(t).place.toLowerCase()).filter(Boolean)}function Pa(e){let t=ge(e);return{place:t.startsWith('"')&&!Wn(t)?t:ge(t.slice(0,Wn(t))),before:e.indexOf(t)}}var He=class{#e=0;#t=[];#n=[];#o="";#s=null;constructor(t,n){this.root=t,this.errors=I(t,"[data-errors]"),this.masks=I(t,
"[data-masks]"),this.orderWords=I(t,"[data-order]"),this.state=I(t,"[data-state]"),t.addEventListener("change",()=>this.#a(
n)),t.addEventListener("click",s=>{let{act:o}=so(s).dataset;o&&(o==="reset"?this.text="":this.#t=Da(o,this.#e),this.#a(n))})}get text(){
if(this.#o)return this.#o;let t=this.#l();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Ca(t);this.#s=
null;for(let s of this.#r)Ha(s,n);this.#t=Array.isArray(n.order)?n.order:[],this.#n=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#o=t&&JSON.stringify(this.#l())!==t?t:"",this.#i()}show(t,n){this.#e=t.length,this.#o=
"";let s=new Set(this.#n);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Ia(this.masks.children.length));let o=it(this.masks,"label");for(let[r,a]of t.
entries()){let i=o[r];if(!i)continue;let c=I(i,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),I(i,
"span").textContent=`${r+1} ${a.label}`}this.#i()}followHistory(t){let n=bo(t),s=this.#s===null||n.join(`
`)===this.#s.join(`
`);if(this.#s=n,!s){this.#t=[];for(let o of this.#c)o.checked=!1;this.#n=[],this.#i()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return it(this.
root,"[data-key]")}get#c(){return it(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#l(){let t={};for(let n of this.#r){
let s=Wa(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let a=t[o];t[o]=[...Array.isArray(a)?a:[],s]}else t[o]=s}return t.
remove_heads||delete t.replace_with,this.#n.length&&!this.masks.children.length&&(t.mask_visits=this.#n),this.#t.length&&
(t.order=this.#t),t}#a(t){this.#o="",this.masks.children.length&&(this.#n=this.#c.filter(n=>n.checked).map(n=>Number(n.dataset.
item))),this.#i(),t()}#i(){let t=Pe(this.#l()).length;this.state.textContent=t?`${t} changed`:"as learned",this.orderWords.
textContent=this.#t.length?Re(this.#t).join(" "):"unchanged"}};function Ia(e){let t=document.createElement("label"),n=document.
createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="mask_visits",n.dataset.item=String(e),
t.append(n," ",document.createElement("span")),t}function Ca(e){try{return Object(JSON.parse(e||"{}"))}catch{return{}}}function Wa(e){
let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="checkbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type===
"number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Ha(e,t){let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof
HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.isArray(o)&&o.some(a=>Fa(a,JSON.parse(s))):o===!1;return}
let r=e instanceof HTMLInputElement||[...e.options].some(a=>a.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Fa(e,t){
return xo(e)===xo(t)}function xo(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(
e).sort():void 0)}function Da(e,t){let n=[...Array(t).keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Ga(n),e===
"as-sent"||n.every((s,o)=>s===o)?[]:n}function Ga(e){for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));
[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function $o(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}var Ba=100,Va=350,Fe=class{#e;#t=0;constructor(t,n){this.#e=t,this.root=n,this.model=n.dataset.model??"",this.person=Gt(
n,"[data-person]",HTMLSelectElement),this.visits=I(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=I(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=I(n,"[data-problems]"),this.answer=I(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=I(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!0,this.explanations.sharesWeights="sharesWeights"in n.dataset||!wt,this.panel=new He(
I(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("input",()=>t.showSoon(Va)),
this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])s?.addEventListener(
"change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.updateAddress("push"),
location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.predictAt.
value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",$o(this.person,n)}async explain(t){
this.#t+=1;let n=this.#t;if(!t.visits.trim())return Qt(this.answer,null),this.#o([]),null;try{let s=await this.explanations.
explain(wo(t));return n!==this.#t?null:(this.#n(s),s)}catch(s){if(!(s instanceof gt))throw s;return n===this.#t&&(Qt(this.
answer,null),this.#o(s.problems)),null}}changed(t,n){return this.explanations.model?.trace(wo(t),n)??null}#n(t){let{visits:n}=t,
s=n.map(o=>o.sent);this.panel.show([...n].sort((o,r)=>o.sent-r.sent),s),Qt(this.answer,t),this.#o([])}async prepareFor(t){
let n=t!==null&&!("tensors"in t);return n&&await this.explanations.prepare(),n}get name(){let t=Pe(Object(Le(this.panel.
text||"{}")));return[this.models.selectedOptions[0]?.text??"",...t.map(({text:n})=>n)].join(", ")}#o(t){let n=t.filter(({
where:r})=>r.startsWith("interventions")),s=t.filter(r=>!n.includes(r)),o=s.length?this.problems:this.panel.errors;this.
panel.showProblems(n),this.problems.hidden=s.length===0,this.problems.textContent=s.map(({where:r,message:a})=>{let i=/^visits\[(\d+)\]/.
exec(r);return i?`Visit ${Number(i[1])+1}: ${a}`:a}).join(" "),t.length&&this.#e.hooks.refused?.(o)}},De=class{#e=new Map;#t=0;#n=0;#o="";constructor(t,n={}){
this.page=t,this.hooks=n,this.sameHistory=I(t,"[data-same]",HTMLInputElement),this.ownHistory=I(t,'[data-side="b"] [data\
-own]'),this.first=new Fe(this,I(t,'[data-side="a"]')),this.second=new Fe(this,I(t,'[data-side="b"]')),this.sameHistory.
addEventListener("change",()=>{this.#l(),this.showSoon()}),Js(()=>this.#c())}explanationsOf(t){let n=this.#e.get(t)??new Ie(
t);return this.#e.set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:
n.history];return t.panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#o,interventions:t.panel.
text},{...o,top_k:this.#o,interventions:n.panel.text}]}#s({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.
checked?{}:{visits:t,user:n||null,predict_at:s||null},a={model:this.second.model,...r,interventions:Le(o||"null")};return JSON.
stringify(a)}updateAddress(t){let[n,s]=this.queries,o=this.#s(s),r={model:this.first.model,...n,against:o,...this.hooks.
options?.()};Xs(Dt(r),t)}showSoon(t=0){clearTimeout(this.#t),this.#t=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(
this.#t),this.#n+=1;let n=this.#n,[s,o]=this.queries;this.hooks.asked?.(s,o,this.#s(o)),this.updateAddress(t),this.page.
setAttribute("aria-busy","true");try{let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[a,i]=await r();
if(n!==this.#n||(this.hooks.answered?.(a,i),!(await Promise.all([this.first.prepareFor(a),this.second.prepareFor(i)])).includes(
!0)||n!==this.#n))return;let l=await r();n===this.#n&&this.hooks.answered?.(...l)}finally{n===this.#n&&this.page.removeAttribute(
"aria-busy")}}#c(){let t=Zt(),{model:n=this.second.model}=ko(t.get("against"));n===this.second.model&&(t.get("model")??this.
first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,second:n}=this,s=Zt(),o=ko(
s.get("against"));if(this.#o=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("\
user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(
o.interventions):"",!s.get("visits")){let r=await ja(t.model);r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}
this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.
history,...o}),this.#l(),await this.#r("replace")}#l(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.
checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};function wo({visits:e,user:t,predict_at:n,interventions:s,
top_k:o}){return{visits:e,user:t||null,predict_at:n||null,interventions:Le(s||"null"),top_k:Number(o||Ba)}}async function ja(e){
try{return(await io(e,1))[0]}catch{return}}function ko(e){try{return JSON.parse(e??"{}")??{}}catch{return{}}}var Ge=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=I(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=I(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),I(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",({
key:s})=>{s==="Escape"&&this.isOpen&&this.toggle(!1)})}get isOpen(){return this.page.hasAttribute("data-inputs")}toggle(t){
let n=this.inputs.contains(document.activeElement);this.show(t);let s=I(this.inputs,"textarea"),o=Gt(this.inputs,"[name=\
visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){this.page.toggleAttribute(
"data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function Mo(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let a=r==="first"?"generation and answers":"the gate and the answers";s.push(`The ${r} network has no pointer: only ${a}\
 are overlaid.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the\
 second is not drawn."),s.join(" ")}function Oo(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="vi\
sits"?e:s?t.hasVisitsOf(n)?e:`places.${t.locations[Number(r)]}`:null}var Ua=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function at(e,t){for(let{kind:n,pattern:s}of Ua){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Ya(a,t)?a:null}return null}function Ao({count:e,layers:t,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let a=i=>[...Array(i).keys()];return[...a(e).map(i=>`visits.${i}`),...a(
t).flatMap(i=>[...a(n).map(c=>`layers.${i}.heads.${c}`),`layers.${i}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function Ya({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:
e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function ct(e,t){return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?
[s]:[])}function ye(e,t){return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ct(e,t)}function lt({
lit:e},t,n){return e?.kind===t&&e.layer===n?" lit":""}function bt(e,t){return e?.kind==="place"?e.location??null:e?.kind===
"visit"?t.locations[e.visit??0]??null:null}var qa=/residual|outputs$|pointer/,Hn={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:e,head:t})=>`layers.${e}\
.heads.${t}.outputs`},stream:{site:({layer:e})=>`layers.${e}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function ee(e,t){let n=at(e,t);
if(!n||!Hn[n.kind])return null;let{kind:s,layer:o,head:r,visit:a=0}=n;return s==="visit"?`encoding of visit ${a+1}, ${t.
visits[a]?.label??""}`:s==="head"?`head ${r} of layer ${o}`:s==="stream"?`residual stream after layer ${o}`:s==="generat\
ion"?"generation head":s==="pointer"?"pointer scores":s}function be(e,t,n){let s=at(e,t);return!s||!Hn[s.kind]?!1:s.kind!==
"visit"||t.count-1-(s.visit??0)<n.count}function So(e,t){let[n,s]=[e.trace.architecture,t.trace.architecture];return n.d_model===
s.d_model&&n.layers===s.layers&&n.heads===s.heads}function Eo(e,t,n){let s=new Map;for(let o of e){let r=at(o,t),a=r&&Hn[r.
kind];if(!r||!a)continue;let i=a.site(r),c=s.get(i);r.kind!=="visit"?s.set(i,"all"):c!=="all"&&s.set(i,new Set([...c??[],
t.count-1-(r.visit??0)]))}return Object.fromEntries([...s].flatMap(([o,r])=>{let a=t.trace.tensors[o];return!a||!n.trace.
tensors[o]?[]:[[o,c=>qa.test(o)?za(c,a,r):{values:a.values.slice(),shape:[...a.shape]}]]}))}function za(e,t,n){let[s]=e.
shape,[o]=t.shape,r=e.values.length/s,a=e.values.slice();for(let i=0;i<Math.min(s,o);i++){if(n!=="all"&&!n.has(i))continue;
let c=t.values.subarray((o-1-i)*r,(o-i)*r);c.every(Number.isFinite)&&a.set(c,(s-1-i)*r)}return{values:a,shape:[...e.shape]}}
function To({clean:e,changed:t,patched:n}){let s=Be(e)-Be(t);return Math.abs(s)<po?null:(Be(n)-Be(t))/s}function Be(e){let[
t,n]=[e,Math.max(0,1-e)];return Math.log(t+In)-Math.log(n+In)}var Ka={a:"first",b:"second"},Bt=e=>e==="a"?"b":"a",Ve=class{patches={into:"b",names:[]};#e={};#t=document.createElement(
"div");constructor(t,n){this.page=t,this.changed=n,this.root=I(t,"[data-patches]",HTMLFormElement),this.parts=I(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=I(this.root,"[data-patch-into]",HTMLSelectElement),this.list=I(this.
root,"[data-patch-list]"),this.told=I(this.root,"[data-patch-told]"),this.#t.className="carried",this.#t.hidden=!0,this.#t.
setAttribute("aria-hidden","true"),I(t,"[data-stage]").append(this.#t),this.direction.addEventListener("change",()=>this.#n()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:n}=this.patches;return n.length?`${t}:${n.join(",")}`:""}restore(t){let[n,s=""]=(t??"").split(":");this.
patches={into:n==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,n){let s=this.patches.into===n?this.patches.names:
[],o=s.includes(t)?s.filter(r=>r!==t):[...s,t];this.patches={into:n,names:o},this.changed()}carry(t,{name:n,x:s,y:o,state:r},a){
let i=this.#e[Bt(t)],c=a&&i&&be(n,a,i)?ee(n,a):null,l=document.elementFromPoint(s,o)?.closest("[data-run-picture]"),h=l instanceof
HTMLElement&&l.dataset.runPicture===Bt(t);this.#t.hidden=r!=="carried"||!c,this.#t.textContent=c??"",this.#t.style.translate=
`${s+12}px ${o+8}px`;for(let u of it(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",r==="carried"&&h&&u===
l);c&&(r==="put"||r==="dropped"&&h)&&this.put(n,Bt(t))}offer(t,n){this.#e=t,this.root.hidden=!n,n&&this.#n()}#n(){let t=this.
direction.value==="a"?"a":"b",[n,s]=[this.#e[Bt(t)],this.#e[t]];if(!n||!s)return;let o=this.parts.value,r=Ao(n).filter(a=>be(
a,n,s)).map(a=>new Option(ee(a,n)??a,a,!1,a===o));this.parts.replaceChildren(...r)}show(t,n){let{into:s,names:o}=this.patches,
r=o.map(a=>{let i=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
ee(a,t))??a} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(a,s)),i.append(c),i});this.list.replaceChildren(
...r),this.list.hidden=!r.length,this.list.setAttribute("aria-label",`Put into the ${Ka[s]} run`),this.told.textContent=
n}};function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Ja)}}function je(e){return e==null||e===!1?null:String(typeof e=="number"?Vt(e):e)}function Vt(e){return Math.round(e*100)/100}function Et(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(Vt),[c,l,h]=[e,n,
(e+n)/2].map(Vt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function Fn(e,t,n,s){
let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(Vt),[c,l,h]=[e,n,(e+n)/2].map(Vt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function No(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(Vt),[c,l]=[e,n].map(
Vt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Ja(e){return e!=null&&e!==!1&&e!==""}var Xa=/[ijlI.,:;'|!()[\]]/,Za=/[mwMW%@—…]/,Qa=/[A-ZÄÖÜ0-9+=<>]/;function G(e,t,n=!1){let s=0;for(let o of e)s+=Dn(
o);return s*t*(n?1.06:1)}function Dn(e){return Xa.test(e)||e===" "?.29:Za.test(e)?.87:Qa.test(e)?.65:.55}function tt(e,t,n,s=!1){
if(G(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Dn("…"),r="";for(let a of e){if(o-=Dn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Ue(e,t,n,s,o=!1){let r=[],a="",i=e.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||G(h,
n,o)<=t){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,tt(a,t,n,o)]}function A(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Tt(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ot(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ht=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var ti=.6,ei=["pointer","generation"];function xe({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Ye(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=xe(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),i=[..._o(t),..._o(n)],c=[
...new Set(i)].flatMap(h=>ei.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function _o({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function qe({key:e,now:t,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(t-n)<ti)return null;let i=t>n?"more":"less",[c,l]=o[i];return!c||!l?null:m("path",{key:`${i} ${e}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&m("title",{},a))}function ze(e,t,n){return`${A(e,1)}; ${n} ${A(t,1)}`}var Bn=5,vo=1440,Gn=5,ni=60,si={least:.1,most:10};function Ro(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=at(a,t);if(r===
"gate")return oi(e,n);if(r==="attention_temperature")return Lo(e,t,"attention");if(r==="pointer_temperature")return Lo(e,
t,"pointer");if(!s||i?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ii(e,c,t,h,l):ri(e,n,h)}function Po({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||t==="touch")return null;let i=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=Bn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Vn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=si;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function oi({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Lo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-t)>=Bn,
!o)return null;let i=Vn(n,s,(r-t)/ni);return{kind:"temperature",of:s,value:i,isDone:a}}}}function ri({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-t)>=Bn,!r)return null;let c=Math.sign(ai(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ai(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-t)});return s.indexOf(Math.
min(...s))}function ii({pointerId:e,clientX:t},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=Gn*Math.round((u-t)/c*vo/Gn),d=r==="time"?Math.min(vo-Gn,Math.max(0,a+p)):Math.
max(0,i+p);return d===h&&!f?null:(h=d,{kind:r,visit:o,minutes:d,isDone:f})}}}var ci=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],ft=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.
length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=t.gate.value,this.locations=t.visits.map(({location:a})=>a)}wordsFor(t){return t.words?t.words:t.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return ci.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#o(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=a=>this.isSkipped(t,a),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(n)].filter(p=>!o.includes(
p)),a=o.filter(p=>!n.includes(p)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(p=>!i.includes(p)),...r].map(p=>this.#e(
p)),h=p=>l.reduce((d,g)=>d+g[p],0),u=this.#n(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(a=>a.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#t(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#t(
"final",t)?this.probabilityOf("final",t):null}#t(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(t){return this.trace.architecture.locations-1-t.length}#o(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function xt(e){let t=0;for(let n=1;n<e.length;n++)
Number(e[n])>Number(e[t])&&(t=n);return t}var li=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function kt(e,t){for(let[s,o]of li){let r=o.exec(e??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,t),...a};return ui(i,t)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:hi(s,
o,t)??i,number:null,location:s==="generation"?t.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function hi(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?xt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?xt(s.lastRow(t,n)):null}function ui({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return e==="head"&&n>=i.heads||e==="pointer"&&!i.hasPointer||e==="generation"&&!i.hasGeneration||
e==="gate"&&!i.hasGate?!1:t<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Io(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(i).label),a!==null&&l(e.name,`number ${a+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function jn(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Un(e,t,n){let s=kt(e,n),[
o,r]=mi[t]??[0,0];if(!s||o===0&&r===0)return null;let a=fi(s,o,r,n);return a!==null&&kt(a,n)?a:null}var mi={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function fi(e,t,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+t}`;let f=r*s.heads+a+t;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let d=f.findIndex(({location:y})=>y===
e.location),g=d<0||n===0?void 0:f[d+n];return g?`${p}.${g.location}`:null}}var Yn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},pi=.78,qn=1.07,di=1.12;function v(e){return e.stage.type/13}
function V(e,t,n="label"){let s=n==="title"||n==="strong";return qn*G(Co(t),Yn[n]*v(e),s)}function Co(e){return e.replaceAll(
"−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:tt(s,i/qn,Yn[o]*v(e),l),u=[o,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{
x:t,y:n,width:s},o,r="label"){let a=Yn[r]*v(e),i=G(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(d,g)=>d+yi(g,a),0),p=c.at(-1);p&&l+i+f<=s?(p.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>gi(
t,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function C(e){return e.split(" ").map(t=>[{text:t}])}function gi(e,t,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:e,y:t},i)}function yi({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?pi:1)*(t.includes("math")?di:1);return qn*G(Co(e),s*o,t.includes("strong"))}var bi=[137,80,78,71,13,10,26,10],Ke=256,zn=65535,xi=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function Nt(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*Ke);for(let l=0;l<Ke;l++){
let h=l/(Ke-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let a=new Uint8Array(o*(t+1));for(let l=0;l<o;l++)
for(let h=0;h<t;h++){let u=Math.min(1,Math.max(0,Number(e[l*t+h])||0));a[l*(t+1)+1+h]=Math.round(u*(Ke-1))}let i=[...Xe(
t),...Xe(o),8,3,0,0,0],c=[...bi,...Je("IHDR",i),...Je("PLTE",r),...Je("IDAT",$i(a)),...Je("IEND",[])];return`data:image/\
png;base64,${vn(c)}`}function Je(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let o of n)
s=Number(xi[(s^o)&255])^s>>>8;return[...Xe(t.length),...n,...Xe(~s)]}function $i(e){let t=[120,1];for(let o=0;o<e.length;o+=
zn){let r=e.subarray(o,o+zn),a=o+zn>=e.length,[i,c]=[r.length&255,r.length>>8];t.push(Number(a),i,c,i^255,c^255,...r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function Xe(e){return[24,16,8,0].
map(t=>e>>>t&255)}var wi=20,Wo=46,Kn=28,Fo=9;function Do(e,t,n){let{width:s,height:o}=e.stage.size,r=v(e),a=Math.min(wi*r,.035*s),i=ki(e,t,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},i.marks,Go(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Go(e,t,n){let s=n*(e.
length-1),o=e.reduce((f,{least:p})=>f+p.width,s),r=e.reduce((f,{least:p})=>f+p.height,s),a=e.every(({least:f})=>f.height<=
t.height),i=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&a)&&!(r<=t.height&&i)){let f=e.reduce((p,d)=>d.
rank>p.rank?d:p);return Go(e.filter(p=>p!==f),t,n)}let c=e.length===1||o<=t.width&&a,l=e.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=t;return e.map(f=>{let p=(f.share??1)/l,d=c?{x:h,y:u,height:t.height,width:f.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+p*(t.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function Y(e,{x:t,
y:n,width:s,height:o},r,a=r){let i=v(e),c=V(e,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*i}),H(e,t+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function z(e,{x:t,y:n,width:s,height:o}){let r=v(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(e,t,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=v(e),
c=V(e,s,"label")+(r?24:4)*i;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*i,width:c,height:30*i,rx:15*i}),H(e,t+(r?12:2)*i,n+4.5*i,s)),width:c}}function ki(e,t,n){
let{width:s,height:o}=e.stage.size,r=v(e),a=Io(t,e.reading),i=Mi(e,a,n),c="goes back",l=46*r+V(e,c,"small"),h="You are h\
ere",u=V(e,h,"small")+10*r,f=s-n,p=f-i.end-20*r,d=o>=560*r&&Jn(e,Kn*r)>p,g=d?Ho(e,f-n-u):Ho(e,p,Fo*2),y=g?Jn(e,g):0,b=d||
p-y>=u,w=d?p:p-y-(b?u:0),x=(d?46:8)*r+(Kn*r-(g??0))/2;return{height:(d?Wo+36:Wo)*r,marks:[i.marks,w>=l+16*r&&m("g",{key:"\
escape",class:"escape"},m("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(e,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),H(e,i.end+58*r,25.5*r,c,{kind:"small"})),g!==null&&b&&H(e,f-y-10*r,(d?64:26)*r,h,{
kind:"small",anchor:"end"}),g!==null&&m("g",{key:"thumbnails"},Oi(e,t,f-y,x,g))]}}function Mi(e,t,n){let s=v(e),o=e.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of t.entries()){let h=i===t.length-1,u=h?"strong":"label",f=Math.min(
V(e,l,u),Math.max(20*s,n+o-r));if(a.push(m("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"\
ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),H(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function Ho(e,t,n=Fo){
let s=v(e);for(let o=Kn;o>=n;o--)if(Jn(e,o*s)<=t)return o*s;return null}function Jn(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*v(e)))+2.2*t}function Oi(e,t,n,s,o){let{reading:r}=e,a=v(e),i=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),M=Math.max(...$)||1,T=r.isRemoved(b,x)||r.isSkipped(b,"attention");i.push(
y(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${T?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:Nt(
$.map(k=>k/M),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let w=.4*o;
i.push(y(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>m("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*a}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,p=c+1.2*o;r.hasPointer&&i.push(y("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",
d:Et(c,[l-f,l],p,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&i.push(y("generation","Generation",c,1.2*o,[m("path",{class:"g\
eneration",d:Et(c,[l,l+f],p,[u-f,u+f])})],[l,o/2])),r.hasGate&&i.push(y("gate","Gate",p,.3*o,[m("rect",{class:"pointer",
x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:d}=r.trace.prediction,g=p+.3*o;return i.push(y(`places.${d}`,`Answer: ${r.nameOf(d).label}`,
g,.7*o-2,[m("rect",{class:"answer-bar",x:g+2,y:l-f,width:.7*o-6,height:2*f})])),i;function y(b,w,x,$,M,[T,k]=[s,o]){let O=t.
name===b||t.name.startsWith(`${b}.`),E=b.includes("heads");return m("g",{key:b,class:`part thumb${O?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":w,"aria-current":O?"true":null},M.flat(),m("rect",{key:"frame",class:E||O?"th\
umb-frame":"ground",x,y:T,width:$,height:k,rx:2}),m("title",{},w))}}var Bo=13;function _t(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=v(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=jo(f),d=new Map([...r].map(E=>[E,S(f[E]??0,p)])),g=[...d.values()].
some(E=>V(e,E,"tiny")>h+2*c),y=d.size>0&&!g?Bo*c:1,b=g?Bo*c:0,[w,x]=s.extent??Ze(f),$=Ai(t.height-b,w,x,y),M=$>0?Math.max(
y,w*$):(t.height-b)/2,T=t.y+b+M,k=f.map((E,N)=>{let _=Math.abs(E)*$,P=N===a;return m("rect",{key:`bar ${N}`,class:`bar ${o}${E<
0?" negative":""}${P?" chosen":""}`,x:t.x+N*h+u/2,y:E<0?T:T-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&m("title",
{},i(N)))}),O=[...d].map(([E,N])=>H(e,t.x+Vo((E+.5)*h,V(e,N,"tiny")/2,t.width),g?t.y+9*c:T+(Number(f[E])<0?-3:10.5)*c,N,
{kind:"tiny",anchor:"middle",also:E===a?"chosen":"",key:`number ${E}`}));return[m("path",{key:"line",class:"axis",d:`M${t.
x} ${T}H${t.x+t.width}`}),k,O]}function Ai(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function ne(e,t,n,s,o=null){let r=n.length,a=s/r,i=1.5*v(e),c=t.map(jo),l=Array.from(n,(d,g)=>Math.
max(...t.map((y,b)=>V(e,S(Number(y[g]),c[b]),"tiny")))/2),h=[...l.keys()].sort((d,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(y=>Math.abs(f(y)-f(d))>=p(d)+p(y)+i)&&u.add(d);
return u;function f(d){return Vo((d+.5)*a,p(d),s)}function p(d){return l[d]??0}}function Vo(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Ze(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function jo(e){let t=Math.
max(...Ze(e));return t>=99.5?0:t>=.95?1:2}var Uo=8;function jt(e,t,n,{chosen:s=null,open:o}={}){let r=v(e),a=t.width<380*r,i=Math.min(96*r,t.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(V(e,w.title,"strong"),c?V(e,w.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,p=t.width-u-l,d=a?17*r:0,g={x:f,width:p,height:Math.max(6*r,i-Uo*r-d)},y=n[0]?.values.length??
1,b=p/y;return[n.map(({key:w,title:x,says:$,values:M,colour:T,open:k},O)=>{let E=t.y+O*i,N=a?E+12*r:E+i/2+(c?-2:4)*r,_=a?
t.width:u-8*r,P=V(e,x,"strong")+10*r;return m("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:E,width:t.width+
8*r,height:i,rx:4}),H(e,t.x,N,x,{kind:"strong",width:_,key:"title"}),a&&H(e,t.x+P,N,$,{kind:"small",width:t.width-P,key:"\
beside"}),c&&H(e,t.x,N+15*r,$,{kind:"small",width:_,key:"says"}),_t(e,{...g,y:E+d+Uo/2*r},M,{colour:T,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${S(Number(M[W]),4)}`}),s!==null&&H(e,t.x+t.width,E+d+(i-d)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:y},(w,x)=>m("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},m("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${S(Number(M[x]),3)}`).join(`
`)))))]}function Yo(e){let t=Ni(e??"").map(_i);for(let n=Ti;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Xn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var qo={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Si={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Xn=new Map(Object.entries(Si).flatMap(([e,t])=>t.map(n=>[n,e]))),Ei=new Set([...Xn.keys()].flatMap(
e=>e.split(" "))),Ti=Math.max(...[...Xn.keys()].map(e=>e.split(" ").length));function Ni(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function _i(e){let t=e.replace(/s$/,"");return Ei.has(t)?t:e}var vi=24;function ut(e,t,n,s){let o=s/vi;return m("path",{key:"icon",class:"icon",d:qo[Yo(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function B(e,t){let n=e.visits[t];return n?`${n.label}, ${vt(e,t)}`:""}function Ut(e,t){return e.visits[t]?.label??""}function Zn(e){
return e>0&&e<5e-4?"<0.1 %":A(e,1)}function vt(e,t){let n=e.visits[t];return n?`${ht[n.weekday]} ${ot(n.start_minute)}`:
""}function Ko(e,t){return Tt(e.visits[t]?.duration_minutes??0)}function Jo(e,t,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=e,l=v(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,p=t.y+17*l,d=Math.max(...n)||1,g=Math.
max(0,f-p)/d,y=T(zo(n,r).map(k=>({visit:k,half:V(e,$(n[k],k),k===r?"strong":"tiny")/2}))),b=T(zo(n,r).map(k=>({visit:k,half:V(
e,M(k),k===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},O)=>{let E=w(O),N=O===r,_=Number(n[O])*g;return m("g",{key:`visit ${O}`,class:`part choice${N?" here":
""}`,"data-open":i(O),role:"button",tabindex:"-1","aria-label":`${B(c,O)}: weight ${A(Number(n[O]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${a}${N?" chosen":""}`,x:E-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),y.has(O)&&H(e,x(O,y),f-_-4*l,$(
n[O],O),{kind:N?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ut(k,E-7*l,f+5*l,14*l),b.has(O)&&H(e,x(O,b),
t.y+t.height-4*l,M(O),{kind:N?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${B(c,O)}: score ${S(Number(s[O]),
3)}, weight ${A(Number(n[O]),2)}`))})];function w(k){return t.x+(k+.5)*h}function x(k,O){let E=O.get(k)??0;return Math.max(
t.x+E,Math.min(t.x+t.width-E,w(k)))}function $(k,O){return O===r?Zn(Number(k)):A(Number(k)).replace(" %","")}function M(k){
return S(Number(s[k])/o,k===r?2:1)}function T(k){let O=new Map;for(let{visit:E,half:N}of k){let _=Math.max(t.x+N,Math.min(
t.x+t.width-N,w(E)));[...O].every(([W,R])=>{let L=Math.max(t.x+R,Math.min(t.x+t.width-R,w(W)));return Math.abs(_-L)>=N+R+
3*l})&&O.set(E,N)}return O}}function zo(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Xo(e,t){let n=v(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Li(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ri(e,s)}]}function Li(e,t){let{reading:n}=e,s=v(e),o=z(e,t),r=n.values(
"context"),a=D(e,o,C(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...Y(e,t,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=o.width*f.length/c,d={...o,
y:o.y+a.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},_t(e,d,f,{colour:"\
stream",extent:Ze(r),numbered:ne(e,[f],f,p),exact:g=>`Number ${u*c+g+1}: ${S(Number(f[g]),4)}`}))})]}function Ri(e,t){let{
reading:n}=e,s=v(e),o=z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=D(e,o,C("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...Y(e,t,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},jt(e,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}function se(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,a=e.values(`${r}.queries`),i=e.values(`${r}.keys`),c=a.length/e.count,
l=e.trace.interventions.scaling!==!1,h=re(Rt(a,s,c),Rt(i,o,c));return Zo(h,l,null,e,o)}function Qe(e,t,n,s){let o=Rt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Qn(o,e.trace.interventions.attention_temperature??1)}function oe(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Zo(re(n,Rt(s,t,n.length)),o,r,e,t)}function tn(e){return Qn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Zo(e,t,n,s,o){let r=e.first.length,a=e.sum/(t?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function re(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ce(n)}}function Qn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),a=ce(r),i=r.map(c=>c/a);return{scores:e,temperature:t,shift:o,exponentials:r,
total:a,weights:i}}function $e(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let a=e.trace.architecture.d_model,i=Number(
e.values(t)[o*a+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Lt(e,`${s}.weight`,r),bias:Lt(e,`${s}.bias`,r),result:Number(e.values(n)[o*a+r])}}function en(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],a=Lt(e,`${o}.bias`,s),i=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:re(i,Rt(r.values,s,i.length)),bias:a}}function Qo(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Lt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=e.
slices.map(({name:c,label:l})=>{let h=ts(e,c,t),u=re(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:ce(i.map(({dot:c})=>c.sum))+o}}function ts(e,t,n){let s=e.values(`inputs.${t}`);return Rt(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return Rt(s,n,s.length/e.count)}function ae(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?re(t,n.values):null,bias:Lt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Pt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?re(n,Rt(
s.values,t,n.length)):null,r=Lt(e,"gen_head.bias",t),a=e.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[t]):i}}function tr(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Qn(t,1):null}function ie(e,t){let{gate:n}=e,s=e.locations.flatMap((a,i)=>a===t?[i]:[]),o=e.hasPointer?ce(s.map(a=>Number(
e.pointerWeights[a]))):0,r=Pi(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Pi(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(a=>a.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Lt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Rt(e,t,n){return e.subarray(t*n,(t+1)*n)}function ce(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var le="→",er=30,Ii=8,Ci=20,Wi=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function we(e,t,{first:n,second:s,products:o},r){let a=v(e),i=o.length,c=i>Ci&&t.height>=176*a,l=c?34*a:0,h=(t.height-
l)/3,u=16*a,f=t.x+er*a,p=t.width-er*a,d=ke(o),g=ne(e,[n,s,o],o,p,d),y=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=p/i,w=x=>`${S(
Number(n[x]),4)} × ${S(Number(s[x]),4)} = ${S(Number(o[x]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
d*b-1,y:t.y+u,width:b+2,height:3*h-u-2*a,rx:3}),y.map(({letter:x,colour:$,values:M,title:T},k)=>{let O=t.y+k*h,E={x:f,y:O+
u,width:p,height:h-u-6*a};return m("g",{key:`row ${k}`},H(e,t.x,O+12*a,T,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,O+u+.5*E.height+5*a,x,{also:`math letter ${$}-words`,key:"letter"}),_t(e,E,M,{colour:$,numbered:g,chosen:d,
exact:w}))}),c&&Hi(e,{x:f,y:t.y+3*h,width:p,height:l},o)]}function Hi(e,{x:t,y:n,width:s},o){let r=v(e),a=s/o.length,i=Math.
max(Ii,Math.ceil(o.length/8));for(;i<o.length&&i*a<V(e,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,p]=[t+h*i*a+2,t+(h*i+u.length)*a-2],d=u.reduce(
(g,y)=>g+y,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),H(e,(f+p)/2,n+17*r,S(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function nn(e,t,n,s,o,r,a){let i=v(e),c=Fi(n,s,r),l=Di(n,s,o,a.over),
h={x:t.x,y:0,width:t.width},u=D(e,h,c).height+D(e,h,l).height+10*i,f=132*i,p=Math.max(70*i,Math.min(.36*t.height,210*i)),
d=t.height-u-p>=f,g=Math.min(t.height-u-(d?p:0),276*i),y=t.height-u-g,b=D(e,{...h,y:t.y+g+4*i},c),w=D(e,{...h,y:t.y+g+b.
height+6*i},l);return[m("g",{key:"dot"},we(e,{...t,height:g},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+g}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),d&&m("g",{key:"softmax"},
Jo(e,{...t,y:t.y+g+u,height:y},s,o,a))]}function Fi({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${le}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${le} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${le} no position bias: it is off`}]:[{text:`${le} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${le} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${le}\
 ÷ temperature ${Gi(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function Di({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${Mt(u)}\
;`}],[{text:`${Mt(u)} / ${Mt(c)} = `},{text:Zn(Number(l[n])),kind:"strong"},{text:","}],...C(`where ${Mt(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function Mt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>Wi[s]??"").join("")}`}
function ke(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Gi(e){
return String(Math.round(1e3*e)/1e3)}var Bi=6;function nr(e,t){let n=v(e),s=ae(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Vi(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ji(e,r,s)}),o}
function Vi(e,t,{hidden:n,dot:s,bias:o,logit:r}){let a=v(e),i=z(e,t),c=s&&o!==null?[...C("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...C("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=D(e,{...i,
y:0},c),h=rt(e,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=D(e,{...i,y:i.y+u+4*a},c),p=ne(e,[n],n,i.width);return[...Y(e,t,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?we(e,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):_t(e,{...i,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function ji(e,t,n){let{reading:s}=e,o=v(e),r=z(e,t),{gate:a,trace:i}=s,c=D(e,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...Y(e,t,f()),n&&h.height>=60*o&&m("g",{key:"curve"},d(h,n)),...u.marks,m("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:y}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let $=y?`Only the ${y==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...C($),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...w,...C(`is the gate: ${A(a,1)} of the answer comes from \
the pointer, ${A(1-a,1)} from generation.`)];let x=y?`Only the ${y==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...C(x),...C("As learned it would be"),
...w]}function d(y,{logit:b,learned:w}){let x=Math.max(Bi,Math.ceil(Math.abs(b))),$=_=>y.x+(_+x)/(2*x)*y.width,M=y.y+y.height,
T=_=>M-_*y.height,k=Array.from({length:61},(_,P)=>{let W=-x+P/30*x;return`${$(W).toFixed(1)} ${T(1/(1+Math.exp(-W))).toFixed(
1)}`}),[O,E]=[$(b),T(w)],N=b>0;return[m("path",{key:"axes",class:"axis",d:`M${y.x} ${y.y}V${M}H${y.x+y.width}M${y.x} ${T(
.5)}H${y.x+y.width}`}),[0,.5,1].map(_=>H(e,y.x-6*o,T(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-x,0,x].map(_=>H(e,$(_),M+15*o,S(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),H(e,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${O} ${M}V${E}H${y.x}`}),m("circle",{key:"point",class:"point",cx:O,cy:E,r:5.5*o}),H(e,O+(N?-10:10)*o,N?
Math.max(E-6*o,y.y+9*o):E-8*o,w.toFixed(2),{kind:"strong",anchor:N?"end":void 0,key:"value"})]}function g(y){let b=a*y.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:y.x,y:y.y,width:b,height:y.height}),m("rect",{key:"generation",class:"\
bar generation",x:y.x+b,y:y.y,width:y.width-b,height:y.height}),H(e,y.x,y.y+y.height+15*o,`pointer ${A(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(e,y.x+y.width,y.y+y.height+15*o,`generation ${A(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var sr=14,or=34;function mt(e,t,n,{largest:s,most:o=or,isOrdered:r=!1,isWalked:a=!1}={}){let i=v(e),c=Math.max(1,Math.floor(
t.height/(sr*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,t.height/(h.length+Number(l))),f=u>=30*
i,p=Math.max(1,Math.ceil(sr*i/u)),d=h.findIndex(({isChosen:k})=>k),g=u>=13*i&&h.some(({category:k})=>k!==void 0),y=g?22*
i:0,b=Math.max(...h.map(({text:k})=>V(e,k,"strong")))+8*i,w=Math.max(0,...h.map(({beside:k=""})=>k?V(e,k,"small")+10*i:0)),
x=Math.max(...h.map(({label:k,says:O=""})=>Math.max(V(e,k,"strong"),f?V(e,O,"small"):0)))+8*i,$=Math.min(x,.58*(t.width-
y-b-w)),M={x:t.x+y+$,width:Math.max(1,t.width-y-$-b-w)},T=s??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:E})=>O+Math.
abs(E),0)))||1);return[h.map((k,O)=>{let E=t.y+(O+.5)*u,N=O===d||(h.length-1-O)%p===0&&(d<0||Math.abs(O-d)>=p),_=M.x,P=Math.
min(.62*u,.42*o*i);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?a&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*i,y:E-u/2,width:t.width+6*i,height:u,rx:4}),g&&(N||
u>=17*i)&&k.category!==void 0&&ut(k.category,t.x,E-7.5*i,15*i),N&&H(e,t.x+y,E+(f&&k.says?-2:4.5)*i,k.label,{kind:k.isChosen?
"strong":"label",width:$-6*i,key:"name"}),f&&k.says&&H(e,t.x+y,E+12.5*i,k.says,{kind:"small",width:$-6*i,key:"says"}),k.
parts.map(({value:W,colour:R},L)=>{let F=Math.abs(W)/T*M.width,U=m("rect",{key:`part ${L}`,class:`bar ${R}${W<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:_,y:E-P/2,width:Math.max(.5,Math.min(M.width,F)-(k.parts.length>1&&F>2?.8:0)),height:Math.
max(1,P)});return _+=F,U}),N&&k.beside&&H(e,t.x+t.width-b,E+4.5*i,k.beside,{kind:"small",anchor:"end",key:"beside"}),N&&
H(e,t.x+t.width,E+4.5*i,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function he(e,t,n,s=or){
return Math.min(s*v(e)*n,t.height)}function rr(e,t){let n=v(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ui(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Yi(e,s,t)}]}function Ui(e,t,n){let{reading:s}=e,
o=v(e),r=z(e,t),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:d,category:g}=s.
nameOf(f),{logit:y}=Pt(s,f);return{key:`place ${f}`,label:d,category:g,parts:[{value:p,colour:"generation"}],beside:y===
null?"":S(y,2),text:A(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${y===null?"":`logit ${S(y,4)}, `}\
probability ${A(p,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},mt(e,u,i,{isWalked:!0})),h.mark]}function Yi(e,t,{location:n}){let{reading:s}=e,o=v(e),r=z(e,t),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Pt(s,n),h=tr(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...C("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let g=Number(h.exponentials[n]),y=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:S(
y,2),isRaised:!0},{text:` = ${Mt(g)};`}],[{text:`${Mt(g)} / ${Mt(h.total)} = `},{text:A(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...C(`${Mt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...C("→ softmax over the whole list:"),[{text:A(u,1),kind:"strong"}]);
let p=D(e,{...r,y:0},f),d=i?Math.min(r.height-p.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${a}?`),i&&m("g",
{key:"dot"},we(e,{...r,height:d},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...D(e,{...r,y:r.y+d+(i?6*o:0)},f).marks]}var Me=20,sn=8,ir=19,J=8,Ae=3,ns=4,Oe=4,qi=.05,zi={least:13.5,most:38,lane:3},ss=13,Ki=900;function os(e,t,n=1){let s=t.
type/ss,o=46*s,r=t.height-98*s,a=rs(e.count,o,r,zi,s,Xi(e)),i=t.width>=1180*s,c=t.width<Ki*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Ji(e,s):cr(e,i,s),u=l?62*s:0,f=l?u+22*s:16*s,p=t.width-2*Me-ar(Object.values(h)),[d,g]=[o+12*s,t.height-4*s],y=Zi(
e.heads,p/e.layers-f,g-d,s),b=y.columns*(y.side+sn*s)-sn*s,w=e.heads>0?b+f:f,x=Math.max(0,p-e.layers*w);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*Me-
ar(Object.values(h))-e.layers*w,M=Math.min($,e.hasPointer?220*s:60*s);h.bands+=M;let T=($-M)/e.layers,k={x:Me,width:h.visits},
O=Me+h.visits+12*s,E=i?{x:O,width:h.slices}:null;E&&(O+=h.slices+12*s);let N=Array.from({length:e.layers},(Z,st)=>{let Q=O+
st*(w+T);return{x:Q,width:b,maps:Qi(e.heads,Q,d,g,y,s),stream:l?Q+(e.heads>0?b+10*s:0):null}});O+=e.layers*(w+T);let _=t.
width-Me,P=_-h.answer,W=P-h.leave-h.gate,R=O+h.scores+h.weights+8*s,L=W-h.flow-J,F=Math.min(190*s,.24*t.height)/n,U=e.hasGate?
.56*t.height:(o+r)/2,et=ns*s,K=e.hasPointer?t.height-F-Ae*et-6:(o+r-F)/2-et;return{size:t,type:t.type,rows:a,visits:k,slices:E,
layers:N,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:R,places:L,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?Oe-1:Oe,top:o,bottom:r+60*s,x:P,right:_,segment:P-J},right:_,top:o,bottom:r,
full:F,across:{visits:a.map(({y:Z})=>Z),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?K-12*s:r],gap:22*
s},generation:{start:K,gap:et},gate:U-F/2},bands:{ribbon:(Z,st,Q)=>es(R,Z,L,st,Q),into:(Z,st,Q)=>es(L+J,Z,W,st,Q),out:(Z,st,Q)=>es(
W+h.gate,Z,P-J,st,Q)}}}function es(e,t,n,s,o){return o?Et(e,t,n,s):Et(e,t,e,t)}function cr({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:J,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Ji(e,t){return{...cr(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Xi({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=qi?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function ar(e){return e.reduce((t,n)=>t+n,0)}function rs(e,t,n,{least:s,most:o,lane:r},a,i){let c=n-t,l=e,h=0,u=Math.
min(o*a,c/e);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/e)),u=(s+2)*a,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let f=i&&new Set(i.slice(0,l)),p=t;return Array.from({length:e},(d,g)=>{let y=f?f.has(g):g>=e-l,b=y?u:h;return p+=b,{
y:p-b/2,height:b,isFull:y}})}function Zi(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let a=n/
Math.ceil(e/r)-ir*s,i=Math.min(a,(t-(r-1)*sn*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function Qi(e,t,n,s,{columns:o,
side:r},a){let i=Math.ceil(e/o),c=Math.min((s-n)/i,r+2.2*ir*a);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+sn*a),y:n+
Math.floor(h/o)*c,side:r}))}function on(e,t,n,s){let o=[];for(let[i,{wish:c,length:l}]of e.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+t<=a(h))break;let[f,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-t))/(f+p),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var $t=44,j={title:26,bars:34,inputs:64,scores:52,names:56},lr=16,tc={least:20,most:110,lane:1},ec=62,as=8,nc=160,rn=16,
hr=6;function cs(e,t,n,s=1){let o=n/ss,[r,a]=[lr,t-lr],i=rs(e.count,r,a,tc,o).map(({y:_,height:P,isFull:W})=>({x:_,width:P,
isFull:W})),c=Number(i.at(-1)?.width)>=ec*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+rn*o,u=h+(j.title+
j.inputs+rn)*o,f=[];for(let _=0;_<e.layers;_++){let P=sc(e.heads,r,a,u+j.title*o,o),W=P.at(-1),L=(W?W.y+W.side+8*o:u)+j.
title*o;f.push({y:u,maps:P,stream:L}),u=L+(j.bars+rn)*o}let p=oc(e,r,u+j.title*o,a-r,o),d=Math.ceil(e.values("context").
length/p.columns)*p.cell,g=u+j.title*o+Math.max(d,20*o)+rn*o,y=g+(e.hasPointer?(j.title+j.scores)*o:0),b=y+(e.hasPointer?
170:96)*o,w=b+J+((e.hasPointer?j.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=rc(a-r,o)/s,M=ns*o,T=a-$-Ae*M,k=Math.
max(78*o,$*s/2+6),O=w+x+34*o,E=a-$-16*o,N={most:Oe,top:O,bottom:O+(Oe+1)*k,x:r-6*o,right:E-8*o,segment:E};return{size:{width:t,
height:N.bottom+Math.max(0,($*s-k)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:p,pointer:g,
ribbons:y,places:b,gate:w,gateHeight:x,answers:N,full:$,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,e.
hasGeneration?T-2*hr*o:a],gap:hr*o},generation:{start:T,gap:M},gate:a-$},bands:{ribbon:(_,P,W)=>is(y,_,b,P,W),into:(_,P,W)=>is(
b+J,_,w,P,W),out:(_,P,W)=>W?No(w+x,_,E+J,P):is(w+x,_,w,_,!1)}}}function is(e,t,n,s,o){return o?Fn(e,t,n,s):Fn(e,t,e,t)}function sc(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),a=(n-t+as*o)/r,i=Math.min(a-as*o,nc*o),c=Math.max($t,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*a,y:s+c+Math.floor(h/r)*(i+c+as*o),side:i,touch:$t}))}function oc(e,t,n,s,o){let{length:r}=e.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function rc(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var an={visits:0,slices:1,layers:2};function Ot({reading:e,beside:t}){return t?[e,t]:[e]}function It(e){return Math.max(
...Ot(e).map(({largestWeight:t})=>t))}function ue(e){return an.layers+2*e}function X(e){let t=an.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function q(e,t){return e.beat>=t?1:0}var ls=64,ac=Float32Array.from({length:ls},(e,t)=>t/(ls-1));function hs({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Se({lit:e}){return e?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function cn(e,t,n,s){let{reading:o,isOwnScale:r,stage:a}=e;if(!o.heads)return null;let i=a.type/13,c=r?s?"own largest":"\
largest of each head":A(It(e)),l=60*i,h=t+12*i,u=[m("text",{class:"small",x:t,y:n},"0"),m("image",{class:"map",href:Nt(ac,
ls,e.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*i,width:l,
height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=hs(e),p={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let g=17*i+l+G(c,12.5*
i),y=m("rect",{class:"ground",x:t-6*i,y:n+14*i-$t,width:g+12*i,height:$t});return m("g",{key:"scale",class:"switch",...p},
y,u)}let d=G(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:t,y:n-33*i},"Head maps: row reads colum\
n"),m("text",{key:"weight",class:"small",x:t,y:n-17*i},`%: ${Se(e)}`),u,m("g",{key:"switch",class:"switch",...p},m("rect",
{class:"handle stays",x:t,y:n+8*i,width:d,height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:t+8*i,y:n+21.5*i},
f)))}var ur=24,ic=.045,cc=.6;function mr(e,t){let n=v(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:a=>lc(e,a,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:a=>mc(e,a,t)}]}function lc(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:a,query:i,visit:c}=n,l=v(e),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:It(e),d=uc(e,t,n,f),g=Math.min(.36*t.width,190*l),y=t.y+42*l,[b,w]=[t.width-
g,t.height-44*l-d.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},M={x:t.x+g,y,width:b,height:$.
height*h},T=`layers.${r}.heads.${a}`,k=$.height>=30*l,O=hc($.height,13*l);return[H(e,t.x,t.y+15*l,g>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:g-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},_()),m("image",{key:"weig\
hts",class:"map",href:Nt(u.map(R=>R/p),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},P()),m("rect",
{key:"column",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),E(),m("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*$.width,y:M.y+i*$.height,width:$.width,height:$.height}),d.at(M.y+M.height)];function E(){
let R=M.y+i*$.height,L=19*l,F=(K,Z)=>m("rect",{key:K,class:"chosen-row",...Z,rx:3}),{height:U}=$;if(U>=L)return F("row",
{x:t.x-3,y:R,width:t.width+3,height:U});let et={x:t.x-3,y:R+(U-L)/2,width:g,height:L};return[F("row",{x:M.x-1,y:R,width:M.
width+2,height:U}),F("asking",et)]}function N(){let R=$.width>=14*l,L=Math.min(15*l,$.width-3*l),F=$.width>=30*l,U=M.x;return s.
visits.map((et,K)=>{let Z=String(ht[et.weekday]),st=et.weekday!==s.visits[K-1]?.weekday,Q=M.x+K*$.width,Xt=V(e,Z,"tiny"),
zs=!R&&st&&Q>=U&&Q+Xt<=M.x+M.width;zs&&(U=Q+Xt+4*l);let Nn=M.x+(K+.5)*$.width;return m("g",{key:`column ${K}`,class:`par\
t choice${K===c?" here":""}${et.masked?" off":""}`,"data-open":`${T}.${i}.${K}`,role:"button",tabindex:"-1","aria-label":`\
Read from visit ${K+1}: ${B(s,K)}${et.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+K*$.width,y:t.y,width:$.width,
height:42*l}),R&&ut(et.category,Nn-L/2,t.y+(F?0:22)*l,L),zs&&H(e,Q,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),F&&[H(e,Nn,t.
y+26*l,Z,{kind:"tiny",anchor:"middle",key:"day"}),H(e,Nn,t.y+38*l,$.width>=40*l?ot(et.start_minute):`${Math.floor(et.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},B(s,K)))})}function _(){return s.visits.map((R,L)=>{let F=M.
y+(L+.5)*$.height,U=L===i,et=U||(h-1-L)%O===0&&Math.abs(L-i)>=O,K=Math.min(18*l,$.height-1.5*l),Z=$.height>=12*l,st=t.x+
(Z?K+10*l:4*l),Q=M.x-st-6*l,Xt=U||k?"strong":"label";return m("g",{key:`row ${L}`,class:`part choice${U?" here":""}`,"da\
ta-open":`${T}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${B(s,L)}`},m("rect",{class:"grou\
nd",x:t.x,y:F-$.height/2,width:g,height:$.height}),Z&&ut(R.category,t.x+3*l,F-K/2,K),et&&H(e,st,F+(k?-2:4.5)*l,R.label,{
kind:Xt,width:Q,key:"name"}),k&&H(e,st,F+12*l,`${vt(s,L)} · ${Ko(s,L)}`,{kind:"small",width:Q,key:"when"}),m("title",{},
B(s,L)))})}function P(){let R=[];for(let L=0;L<h;L++){if(h>ur&&L!==i){R.push(m("rect",{key:`row ${L}`,class:"cell",x:M.x,
y:M.y+L*$.height,width:M.width,height:$.height,"data-open":`${T}.${L}.${c}`},m("title",{},B(s,L))));continue}for(let F=0;F<
h;F++)R.push(W(L,F))}return R}function W(R,L){let F=Number(u[R*h+L]),[U,et]=[M.x+L*$.width,M.y+R*$.height],K=R===i&&L===
c,Z=String(Math.round(100*F)),st=Xt=>$.width>=V(e,Z.padStart(2,"0"),Xt)+2*l,Q=(F>=ic||R===i)&&$.height>=13*l&&st("tiny");
return m("g",{key:`${R} ${L}`,class:"cell"},m("rect",{key:"cell",x:U,y:et,width:$.width,height:$.height,"data-open":`${T}\
.${R}.${L}`,role:"button",tabindex:K?0:"-1","aria-current":K?"true":null},m("title",{},`${B(s,R)} reads ${A(F,1)} from ${B(
s,L)}`)),Q&&H(e,U+$.width/2,et+$.height/2+4.5*l,Z,{kind:F/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:F/p>=
cc&&!f?"on-dark":"on-light",key:"weight"}))}}function hc(e,t){return Math.max(1,Math.ceil(t/e))}function uc(e,t,{layer:n,
head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=e,l=v(e),h=c.isRemoved(n,s),u=t.height>=330*l,f=`layers.${n}.heads.${s}`,
d=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},r?{text:"More\
 about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"\
More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:hs(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),g=a?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>ur?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,y=u?C(g):
[],b=D(e,{...t,y:0},y,"small").height;return{height:b+40*l,at(w){let x=t.x,$=[];for(let{text:M,attributes:T,...k}of d){let O=rt(
e,x,w+b+22*l,M,T,k);x+O.width>t.x+t.width||($.push(O.mark),x+=O.width+10*l)}return[m("g",{key:"explained"},D(e,{...t,y:w+
3*l},y,"small").marks),m("g",{key:"controls"},$)]}}}function mc(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:a}=e,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ut(a,r);return[...Y(e,t,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"worked"},nn(e,z(e,t),se(a,n,s,o,r),Qe(a,n,s,o),r,[{letter:"\
q",words:`Query of ${B(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${B(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var fr=56;function pr(e,t){let n=v(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>fc(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>pc(e,s,t)}]:[]]}function fc(e,t,{
location:n}){let{reading:s}=e,o=v(e),r=ie(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[a.toFixed(2),(1-a).toFixed(2)],d=s.pointerWeights,g=[],y=O=>r.visits.map(E=>({value:O*Number(d[E]),colour:"pointe\
r"}));s.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:y(1),text:pt(i),open:"pointer"}),s.hasGate&&g.push({key:"\
from pointer",label:`× gate ${f}`,parts:y(a),text:pt(l),open:"gate"}),s.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:pt(c),open:`generation.${n}`}),s.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:pt(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:pt(u),isChosen:!0});
let b=z(e,t),w=s.hasGate?[[{text:`${f} × ${pt(i)} = ${pt(l)}`}],...C("come from the pointer,"),[{text:`${p} × ${pt(c)}\
 = ${pt(h)}`}],...C("from generation. Together:"),[{text:pt(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:
[...C(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=D(e,{...b,
y:0},w),$={...b,height:b.height-x.height-44*o},M=he(e,$,g.length,fr),T=D(e,{...b,y:b.y+M+8*o},w),k=rt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},mt(e,$,g,{most:fr})),...T.marks,k.mark]}function pc(e,t,{location:n}){let{reading:s}=e,o=v(e),{visits:r,
pointer:a}=ie(s,n),i=z(e,t),c="Its visits";if(r.length===0){let y=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...D(e,i,y).marks]}let l=s.pointerWeights,h=r.map(y=>({key:`visit ${y}`,label:`${vt(s,y)}\
 (visit ${y+1})`,parts:[{value:Number(l[y]),colour:"pointer"}],text:pt(Number(l[y])),open:`pointer.${y}`,isOff:s.visits[y]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...C(u),[{text:pt(a),kind:"strong"},
{text:"."}]],p=D(e,{...i,y:0},f),d={...i,height:i.height-p.height-8*o},g=he(e,d,h.length);return[...Y(e,t,c),m("g",{key:"\
rows"},mt(e,d,h,{isOrdered:!0})),...D(e,{...i,y:i.y+g+6*o},f).marks]}function pt(e){return A(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function dr(e,t){let n=v(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>dc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>gc(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>yc(e,s)}]}function dc(e,t,n){let{reading:s}=e,o=v(e),r=z(e,t),a=D(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:vt(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:S(Number(i[p]),2),text:A(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${B(s,p)}\
: score ${S(Number(i[p]),4)}, weight ${A(Number(c[p]),2)}`})),h=rt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},mt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function gc(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${Ut(s,n)}, ${vt(s,n)}?`,`Score of ${Ut(s,n)}`),m("g",{key:"wor\
ked"},nn(e,z(e,t),oe(s,n),tn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function yc(e,t){let{reading:n}=e,s=v(e),o=z(e,t),r=n.pointerWeights,a=D(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:A(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(g=>A(Number(r[g]),2)).join(" + ")} = ${A(p,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=rt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...a.marks,m("g",{key:"rows"},mt(e,c,i)),l.mark]}function gr(e,t){let n=v(e),s=yr(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>bc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>xc(e,o,t)}]}function un(e,{layer:t,visit:n,number:s}){return s??ke(nt(e,`layers.${t}.residual_out`,n))}function yr(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,a=u=>e.isSkipped(
t,u),i=[],c=(u,f,p,d="plain")=>{let g=nt(e,`${s}.${u}`,n),y=`length ${S(Math.hypot(...g))}`;i.push({key:u,title:f,says:p||
y,values:g,colour:d})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(f,2)}, deviation ${S(p,2)}`}}function bc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=v(e),
i=z(e,t),c=un(s,n),l=yr(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,p=[],d=(g,y,b=!0)=>{let w=rt(e,f,i.y+i.
height-10*a,g,y,{isButton:b});f+w.width>i.x+i.width||(p.push(w.mark),f+=w.width+10*a)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),m("g",{key:"rows"},jt(e,h,l,{chosen:c,open:g=>`layers.${o}.stream.${r}.${g}`})),m("g",{key:"controls"},p)]}
function xc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=v(e),i=un(s,n),c=z(e,t),{y:l}=c,h=[];for(let f of $c(s,o,r,i)){
let p=D(e,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...Y(e,t,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},wc(e,u,o,r,i))]}function $c(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
a=h=>Number(nt(e,`${o}.${h}`,n)[s]),i=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),hn(a("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(ln("Norm 1:",$e(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),e.isSkipped(t,"attention")))),c.push(ln("Norm\
 2:",$e(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,p,d){let g=d?"0 (skipped)":
S(Math.abs(f),2);return i?[...C(h),[{text:`${S(u,2)} ${f<0&&!d?"−":"+"} ${g} =`}],hn(p)]:[...C(`${h} no residual conne\
ction, so only`),[{text:d?"0 (skipped)":S(f,2),kind:"strong"}]]}}function ln(e,t){if(!t)return C(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=t;return[...C(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?C("then a learned factor\
 and bias give").concat([hn(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],hn(c)]]}function hn(e){
return[{text:S(e,2),kind:"strong"}]}function wc(e,t,n,s,o){let{reading:r}=e,a=v(e),i=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=en(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(ce(h),2)}, the bias adds ${S(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,g=D(e,t,C(p+d),"small"),y=Math.max(1,Math.floor((t.height-g.height)/
(20*a))),b=u.slice(0,y).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(i[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...g.
marks,mt(e,{...t,y:t.y+g.height+2*a,height:t.height-g.height-4*a},b)]}var kc=864e5,Mc=.1;function us(e,t){let n=v(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Ac(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Sc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Nc(e,o,t)}]:[]]}function ms(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(t)||t==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/We)*We;return`${ot(
c)} to ${ot((c+We)%1440)}`}case"weekday":return Ce[r.weekday]??"";case"recency":{let c=Oc(e,n);return c===null?"days bef\
ore the prediction":c>=Rn?`${Rn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/te)*te,l=c+te;return c>=Pn*te?`${Tt(Pn*te)} or more`:`${c?Tt(c):"0"} to ${Tt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Oc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/kc;return Math.round(o(e.predict_at)-o(s))}function Ac(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=v(e),a=z(e,t),i=o.slices.map(({name:f,label:p,lengths:d})=>({key:f,title:p,says:ms(o,f,s),values:ts(o,
f,s),colour:Number(d[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:p})=>f+p.length,0),l=D(e,a,C(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(e,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...Y(e,t,n==="inputs"?"What the last visit is made of":B(o,s)),...l.marks,m("g",{key:"rows"},jt(e,u,i)),h.mark]}function Sc(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,a=v(e),i=z(e,t),c=nt(r,"inputs.projected",s),l=o??ke(c),h=Qo(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...i,height:Math.min(86*a,.26*i.height)},d=Tc(r,s,l),g=[],y=d.reduce(($,M)=>$+D(e,{...i,y:0},M).height+4*a,
0),b={...i,y:p.y+p.height+28*a,height:i.height-p.height-y-36*a},w=h?Ec(h):[],x=b.y+(w.length?he(e,b,w.length)+6*a:0);for(let $ of d){
let M=D(e,{...i,y:x},$);if(x+M.height>i.y+i.height+2)break;g.push(...M.marks),x+=M.height+4*a}return[...Y(e,t,"The vecto\
r that enters the layers"),m("g",{key:"vector"},jt(e,p,f,{chosen:l,open:$=>`${u}.${$}`})),w.length>0&&D(e,{...i,y:p.y+p.
height+4*a},C(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},mt(e,b,w)),m("\
g",{key:"lines"},g)]}function Ec({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function Tc(e,t,n){let s=Number(nt(e,"inputs.pr\
ojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=$e(e,"inputs.projected","inputs.norm","input_norm",t,n),a=[
[...C("Sum:"),[{text:S(s,2),kind:"strong"}]],ln("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let i=e.
trace.architecture.d_model,c=Lt(e,"pos_encoding",t*i+n);e.trace.interventions.sinusoidal===!1?a.push(C("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...C("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}function Nc(e,t,{visit:n}){let{reading:s}=e,o=v(e),r=z(e,t),a=[];for(let d=0;d<
s.layers;d++)for(let g=0;g<s.heads;g++){let y=Number(s.lastRow(d,g)[n]),b=s.isRemoved(d,g)||s.isSkipped(d,"attention");a.
push({key:`${d} ${g}`,label:`Layer ${d}, head ${g}`,parts:[{value:y,colour:"plain"}],text:b?"off":A(y,1),open:`layers.${d}\
.heads.${g}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let d=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:A(d,1),open:`pointer.${n}`}),s.hasGate&&i.push(...C("To the a\
nswer the pointer carries"),[{text:`${A(d,1)} × gate ${s.gate.toFixed(2)} = `},{text:A(d*s.gate,1),kind:"strong"},{text:"\
."}])}let c=D(e,r,C(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=D(e,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=he(e,h,a.length),f=a.map(
({parts:d})=>Number(d[0]?.value)),p=Math.max(Mc,...f);return[...Y(e,t,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},mt(e,h,a,{largest:p})),m("g",{key:"end"},D(e,{...r,y:h.y+u+6*o},i).marks)]}var _c={head:mr,stream:gr,inputs:us,visit:us,context:Xo,pointer:dr,generation:rr,gate:nr,place:pr};function br(e,t){let n=kt(
t,e.reading);return n?Do(e,n,_c[n.kind](e,n)):[]}var $r="Point at anything to see what it does.";function Yt(e,t,n){let{title:s,text:o}=Lc(e,t,n),r=n?.words?vc(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function vc(e,t,n){let s=ps(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${A(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${A(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function Lc(e,t,n){switch(e?.kind){case"visit":return Ic(e.visit??0,t);case"head":return Wc(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${xr(
t.slices.map(({label:s})=>Rc[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":
return wr(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} la\
yers`} the last visit is ${t.trace.architecture.d_model} numbers. ${xr(Pc(t),!0)} read nothing else of it.`};case"pointe\
r":return kr(t);case"generation":return Mr(t);case"gate":return Or(t);case"place":return Hc(e.location??0,t);default:return Fc(
t,n)}}var Rc={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function Pc(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Ct(e,t){let n=e.visits[t];return n?`${n.label}, ${ht[n.weekday]} ${ot(n.start_minute)}`:
""}function Ic(e,t){let n=t.visits[e],s=[],o=Cc(e,t);if(n?.masked)return{title:`${Ct(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${A(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],a=t.locations[e]??0,i=r*t.gate,c=t.probabilityOf("final",a);s.push(t.hasGate?`The pointer give\
s it ${A(r,1)}, after the gate ${fs(i)} of its place’s ${A(c,1)}.`:`The pointer gives it ${A(r,1)} of the answer.`)}return{
title:`${Ct(t,e)}.`,text:s.join(" ")}}function Cc(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function Wc(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=xt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${A(o[i])} from ${Ct(n,i)}`,l=r===n.
count-1?"itself":Ct(n,r);return{title:s,text:`The last visit reads ${A(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function wr(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,a=s?`its heads add one of length ${S(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${S(
Number(n[r]))}; ${a}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}function kr(e){let t=e.pointerWeights,
n=xt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${A(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Ct(e,n)}, with ${A(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function Mr(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${A(t?.probability??
0)}, then ${n?.label} with ${A(n?.probability??0)}.`}}function Or(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${A(t)} of the answer’s distribution com\
es from the pointer, ${A(1-t)} from generation.`}}function Hc(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${A(s,1)}`];if(t.hasGate){let i=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${A(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${A(c,1)} by generation`)}let r=t.locations.
filter(i=>i===e).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${a}.`}}function Fc(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${A(n.
probability,1)}.`;if(t){let i=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...i===null?[]:[`That is ${Dc(n.probability,i)} ${l}.`],...c?[]:[`${ps(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,a=e.
hasGate?` ${fs(n.from_pointer)} are copied from visits (pointer), ${fs(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${a}`}}function Ar({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new ft(n),{prediction:a}=n,i=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(a.location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${A(a.probability,1)}.`}let l=A(
o,1),h=A(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function Dc(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function ps(e){return e.charAt(0).toUpperCase()+e.slice(1)}function fs(e){return`${(100*e).toFixed(1)} poin\
ts`}function xr(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?ps(s):s}function Sr(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Ct(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Ct(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...Yt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(Gc(c,e));let l=wr(c,e);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...Yt({kind:"c\
ontext"},e,null),part:"context"}),e.hasPointer&&o.push({...kr(e),part:"pointer"}),e.hasGeneration&&o.push({...Mr(e),part:"\
generation"});let{prediction:r}=e.trace,a=e.nameOf(r.location).label,i=e.hasGate?`${Or(e).text} `:"";return o.push({title:`${a}\
, ${A(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function Gc(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let a=0;a<t.heads;a++){if(t.isRemoved(e,a))continue;o+=1;let i=t.lastRow(e,a),c=xt(i);(!s||
i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Ct(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${A(s.weight)}\
 ${r}.`,part:`layers.${e}.heads.${s.head}`}}function Er(e,t){let n=kt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Vc(n,t);break;case"stream":
return jc(n,t);case"pointer":if(n.isLeaf)return Uc(n,t);break;case"generation":if(n.isLeaf)return Yc(n,t);break;case"gat\
e":return qc(t);default:break}return Yt(at(Bc(n),t),t,null)}function Bc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Vc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(d=>d>a).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${A(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=se(o,e,t,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,p=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${f}${p}`}}function jc({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Uc({visit:e},t){let n=A(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${B(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=oe(t,e),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${Ut(t,e)}.`}}function Yc({
location:e},t){let{logit:n}=Pt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${A(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function qc(e){let t=Yt({kind:"gate"},e,null),n=ae(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,a=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${a}`}}var zc="http://www.w3.org/2000/svg",Kc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
mn=/-?\d+(?:\.\d+)?/g,fn=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#s=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#i(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#a(n)}#r(t,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(t.textContent!==i||s.length)&&(t.textContent=i),[]}let r=new Map;for(let[
i,c]of s.entries()){let l=this.#e.get(c);l&&r.set(ds(l.mark,i),c)}let a=n.map((i,c)=>{let l=typeof i=="string"?{tag:"tsp\
an",attributes:{},children:[i]}:i,h=r.get(ds(l,c));r.delete(ds(l,c));let u=h??document.createElementNS(zc,l.tag);return this.#c(
u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=t.childNodes[i];l!==c&&t.insertBefore(
c,l??null)}return a}#c(t,n,s){let o=this.#e.get(t),r=o?.mark.attributes??{};for(let i of Object.keys(r))je(n.attributes[i])===
null&&t.removeAttribute(i);for(let[i,c]of Object.entries(n.attributes)){let l=je(c),h=je(r[i]);if(l===null||l===h)continue;
let u=s&&h!==null&&Kc.has(i)?Jc(h,l):null;u?this.#t.set(`${this.#l(t)} ${i}`,{element:t,name:i,at:u,end:l}):t.setAttribute(
i,l)}let a=this.#r(t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:a})}#l(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#a(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#i();
return}let a=1-(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#s=requestAnimationFrame(
s)};this.#s=requestAnimationFrame(s)}#i(){cancelAnimationFrame(this.#s);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}};function ds(e,t){return`${e.tag} ${e.key??t}`}function Jc(e,t){let n=e.match(mn)??
[],s=t.match(mn)??[],o=t.split(mn);return n.length!==s.length||e.split(mn).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var pn=class{#e=0;#t=0;#n=[];constructor(t,n){this.show=n,this.button=gs("Play the story","play",()=>this.toggle()),this.
back=gs("Step back","back",()=>this.step(-1)),this.forth=gs("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#r(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.
length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.min(this.#t,t.length-1),
this.slider.max=String(t.length),this.#r(this.#e!==0)}toggle(){this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#n.
length-1;this.#o(this.isOpen&&!t?this.#t:0),this.#s()}pause(){clearTimeout(this.#e),this.#e=0,this.#r(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#t=0,this.#r(!1),this.show(null))}step(t){this.#o(this.isOpen?this.#t+t:t>0?0:this.#n.
length-1)}#o(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#r(!1),this.show(this.#t)}#s(){
let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=this.#n.length-1){this.
pause();return}this.#e=window.setTimeout(()=>{this.#o(this.#t+1),this.#s()},s),this.#r(!0)}#r(t){this.button.dataset.icon=
t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=
this.isOpen&&this.#t>=this.#n.length-1}};function gs(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var dn="http://www.w3.org/2000/svg",Tr=1.7,Xc=1.2,Nr=20,Zc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Qc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},tl=".handle, .handle-words, .control, .escape",el=new Set(
["font-size","font-weight","text-anchor"]);function _r(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:a}=e.
viewBox.baseVal,i=Number(e.getAttribute("font-size")),c=s.length*Tr*i,l=c+a,h=[],u=e.querySelectorAll("*");for(let[g,y]of o.
querySelectorAll("*").entries()){let b=u[g];b&&nl(y,getComputedStyle(b)),y.matches(tl)&&h.push(y);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])y.removeAttribute(w)}for(let g of[...h,...o.querySelectorAll('[opac\
ity="0"]')])g.remove();let f=document.createElementNS(dn,"title");f.textContent=t;let p=document.createElementNS(dn,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let d=s.map((g,y)=>{let b=i*(y?1:Xc),w=document.createElementNS(dn,"text");return w.textContent=tt(g,r-2*Nr,b,y===
0),w.setAttribute("x",String(Nr)),w.setAttribute("y",String((y+.8)*Tr*i-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",y?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(f,p,...d),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",dn),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function nl(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Zc){if(el.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Qc[n]&&e.setAttribute(n,s)}}function vr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>ys(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of t)o.insertRow().append(ys("th",r,"row"),...a.map(i=>ys("td",i)));
return n}function Lr(e){let t=s=>s.map(cl).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var rl=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,al=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
il=/^(?=[\t\r\n])/;function cl(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(al,"$1'").replace(
il,"'"),n=rl.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ys(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function Pr(e,t=null,n=null){if(t===null)return[hl(e,n),ul(e,n)];let s=kt(t,e);return s?ll[s.kind](e,s):[]}var ll={head:ml,
stream:fl,inputs:Rr,visit:Rr,context:pl,pointer:dl,generation:gl,gate:yl,place:bl};function hl(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[B(e,r),o.duration_minutes,
...n?[xs(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function ul(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=ie(e,n),i=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,a,i,...t?[t.knownProbability(n)]:[]]})}}function ml(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=e,i=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,p)=>B(e,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[f,...i.subarray(p*a,
(p+1)*a)])}];let h=Qe(e,t,n,s),{dot:u}=se(e,t,n,s,o);return[gn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,xs(h.scores[p]),i[s*
a+p]])}]}function fl(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),a=r.map(([,u])=>nt(e,`${o}.${u}`,s)),i=un(e,t),c=en(e,n,s,i),l=nt(e,
`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(p=>p[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Rr(e,{
kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${B(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:a,label:i,lengths:c})=>[i,ms(e,a,n),c[n]])},bs("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(a,i)=>{let[c,l]=[Math.floor(i/e.heads),
i%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function pl(e){return[bs(
"The context: the last visit after all layers",e.values("context"))]}function dl(e,{visit:t,isLeaf:n}){let s=tn(e),o=e.visits.
map((l,h)=>B(e,h)),r=e.values("pointer.content_scores"),a=e.has("pointer.bias")?e.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],xs(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=oe(e,t);return[gn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...i]}function gl(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[e.nameOf(a.location).label,Pt(e,a.location).logit,
a.probability])},{dot:r}=Pt(e,t);return n&&r?[gn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function yl(e){let t=ae(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?gn(s,["Hidden un\
it","Weight"],t.dot):bs(s,t.hidden),n]}function bl(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=ie(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function gn(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function bs(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function xs(e){
return Number.isFinite(e)?e:"−∞"}function Ir(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Pr(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(vr(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Lr(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
e.append(o),o.showModal()}var Ee=.03,xl=5;function yn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let a=bt(r,e),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=e.answer(
i,h),f=u.slice(0,-1).map(({location:y})=>y),p=Wr(f.map(y=>t?.knownProbability(y)??null),1),d=n&&t?$l(f,e,t):null,g=(l-c)/
u.length;return u.map((y,b)=>{let w=c+(b+.5)*g,x=y.probability*s.full,$={pointer:d?.pointer[b]??null,generation:d?.generation[b]??
null},[M,T]=["pointer","generation"].map(k=>Cr(y[k]*qt({reading:e},k),$[k])*s.full);return{...y,was:t?p[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(M)-Number(T)-x)/2,height:x}})}function Cr(e,t){return Math.max(0,(t??e)-e)}function $l(e,t,n){let s=(o,r)=>r?
Wr(e.map(a=>n.shareOf(o,a)),qt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Wr(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function bn(e,t){let{reading:n,stage:s}=e,o=xe(e),r=n.pointerWeights,a=d=>d.reduce((g,y)=>g+Cr(r[y],o?.[y]??null),0),i=n.
pointedPlaces.map(d=>({...d,lost:a(d.visits)})).sort((d,g)=>g.probability+g.lost-d.probability-d.lost),c=i.filter((d,g)=>d.
probability+d.lost>=Ee&&g<xl||$s(t,d.location)<t.length-1).map(d=>({...d,wish:p(d.visits)})),l=i.filter(({location:d})=>!c.
some(g=>g.location===d));if(l.length){let d=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((g,{probability:y})=>g+y,0),lost:a(d),visits:d,wish:p(d)})}c.sort(
(d,g)=>d.wish-g.wish);let{room:h,gap:u}=s.across.places,f=on(c.map(({wish:d,probability:g,lost:y})=>({wish:d,length:(g+y)*
s.full})),u,...h);return c.map(({location:d,label:g,probability:y,lost:b,visits:w},x)=>({path:"pointer",location:d,label:g,
probability:y,start:Number(f[x]),lost:b,visits:w,answer:$s(t,d)}));function p(d){let g=d.map(b=>Math.max(r[b],o?.[b]??0)),
y=g.reduce((b,w)=>b+w,0)||1;return d.reduce((b,w,x)=>b+Number(g[x])/y*Number(s.across.visits[w]),0)}}function xn({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(Ae),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:a,label:i,probability:c})=>{let l={path:"generation",location:a,label:i,probability:c,start:r,lost:0,
visits:[],answer:$s(n,a)};return r+=c*t.full+o,l})}function qt({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function dt(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function $s(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}var ws=18;function Wt({stage:e},t){let n=e.type/13;return G(t,12.5*n)+13*n}function Te({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function $n(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return m("g",{key:`temperature ${t}`},me(e,{act:`${t}_temperature`,words:Te(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function me(e,{act:t,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=a||ws*c,h=Wt(e,n),u=i?
" stays":"";return[m("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Ne=1440;function Hr(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ht(e,n,"Visits",ks(e),s),...wl(e),...t.rows.map(
(o,r)=>Ml(e,r))]}function ks({lit:e}){return e?.kind==="head"?`% read by the last visit in head ${e.head}`:"oldest first"}
function Ht({stage:e},t,n,s,o=400){let r=e.type/13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},
m("text",{x:t,y:17*r,class:"title"},tt(n,o,15*r,!0)),m("text",{x:t,y:35*r,class:"small"},tt(s,o,12.5*r)))}function wl({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:a}of Ms(e)){let i=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:i+
1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},a))}}return s}function Ms({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=kl(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(ht[s.weekday])})}return t}function kl({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Ml(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:a,isFull:i}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=ye(o,n).includes(t),p=c.masked?"unmask":"mask",d=i&&e.canAct&&t<n.count-1,g=d&&f?Wt(e,p)+4*l:0,y=Math.min(ws*l,a),
b=wn(c),w=a>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,M=As(e,t),T=Ss(e,t),k=f||T,O=M||w?54*l:0,E=s.visits.x+s.visits.width-4,
N=E-$,_=s.isDense?0:38*l,P=w?[m("text",{x:$,y:r-3*l,class:"strong"},tt(c.label,N-g,13*l,!0)),m("text",{x:$,y:r+13*l,class:"\
small"},b),M||N<G(b,12.5*l)+56*l?null:Ol(E+4-50*l,r+5*l,48*l,c)]:[m("text",{x:$,y:r+4.4*l,class:k?"strong":"label"},tt(c.
label,N-Math.max(_,O)-g-9,12.5*l,k)),M||s.isDense?null:m("text",{x:E-g,y:r+4.4*l,class:"small end"},ot(c.start_minute))];
return m("g",Os(e,t,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&ut(c.category,
h+4*l,r-x/2,x),i?P:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&m("text",{x:E,y:r+4.4*l,class:T?"strong\
 end":"small end"},M),d&&me(e,{act:"mask",words:p,title:c.masked?"Unmask this visit, so that others may read it again":"\
Mask this visit: no other may read it",right:E+2,y:w?r-17*l:r-y/2,height:y}),m("title",{},`${c.label}, ${ht[c.weekday]} ${b}`))}
function Os({reading:e,lit:t},n,s){let o=ye(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.
masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}: ${s.label}\
, ${ht[s.weekday]} ${wn(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weight ${A(e.pointerWeights[n],1)}`:""}`}}
function wn({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Tt(t)}`}function As({reading:e,lit:t},n){return t?.
kind!=="head"?"":A(e.lastRow(t.layer??0,t.head??0)[n])}function Ss({reading:e,lit:t},n){return t?.kind!=="head"?!1:xt(e.
lastRow(t.layer??0,t.head??0))===n}function Ol(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,Ne),a=Math.
min(s,Math.max(0,s+o-Ne)),i=(c,l)=>m("rect",{class:"stay",x:e+c/Ne*n,y:t,width:Math.max(1,(l-c)/Ne*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:e,y:t,width:n,height:7}),
i(s,r),a>0&&i(0,a),m("rect",{class:"stay-end","data-drag":"stay",x:e+(a||r)/Ne*n-2,y:t-3,width:5,height:13}))}function Fr(e){
let{reading:t,stage:n,lit:s}=e;if(!n.slices)return[];let o=n.type/13,{x:r,width:a}=n.slices,{slices:i}=t,c=Math.max(...Ot(
e).map(({longestSlice:d})=>d)),l=a/i.length,h=ct(s,t),u=s?.kind==="slices",f=n.rows.flatMap(({y:d,height:g},y)=>i.map(({
name:b,lengths:w},x)=>{let $=Math.max(2,g-4),M=Number(w[y])/c*$;return m("rect",{key:`${b} ${y}`,class:u||h.includes(y)?
"length lit":"length",x:r+x*l,y:d+g/2-2-M,width:.72*l,height:M})})),p=i.map(({label:d},g)=>m("text",{key:`name ${d}`,class:"\
tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},d));return[m("g",Es(e),m("rect",{class:"ground",x:r-6,y:n.top-4,width:a+6,height:n.
bottom-n.top+8,rx:6}),p,f,m("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),m("text",{class:"small",x:r,y:n.
bottom+33*o},"of the vectors"))]}function Es(e){return{key:"slices",class:`part slices${lt(e,"slices")}`,"data-part":"in\
puts",role:"button",tabindex:"-1",opacity:q(e,an.slices),"aria-label":`What each visit is made of: ${e.reading.slices.map(
({label:t})=>t).join(", ")}`}}function Dr(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ht(e,n+6*o,"Answer",e.stage.isDense?"":Al(e),
s-n),...Ts(e,t)]}function Al({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Ts(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,a=s.type/13,i=bt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:p,label:d,category:g,probability:y,was:b,middle:w,height:x,start:$}=f,M=[{path:"poin\
ter",share:f.pointer*qt(e,"pointer")},{path:"generation",share:f.generation*qt(e,"generation")}],T=i===p,k=c+(g===null?6:
26)*a,O=Ue(d,l-k-(r===p?20*a:2),13.5*a,2,!0),E=w-(O.length>1?22:8)*a,N=w+(O.length>1?2:0)*a,_=c+6*a,P=u-8*a;return m("g",
{key:`place ${p}`,class:`part place${T?" lit":i!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${d}: ${A(y,1)}; from the pointer ${A(M[0]?.share??0,1)}, from generation ${A(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:E-16*a,
width:u+10*a,height:N-E+50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:J-2,height:Math.max(1,x)}),
g!==null&&ut(g,c+5*a,E-13*a,16*a),O.map((W,R)=>m("text",{key:`name ${R}`,class:p<0?"label halo":"strong halo",x:k,y:E+15*
R*a},W)),r===p&&m("path",{key:"happened",class:"check",d:`M${l-16*a} ${E-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:N,width:P,height:8*a}),M.map(({path:W,
share:R})=>{let L=m("rect",{key:W,class:`${W} bar`,x:_,y:N,width:Math.max(0,R*P),height:8*a});return _+=R*P,L}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*a+b*P,y:N-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:N+23*a},A(y,1)),b!==null&&Sl(c+60*a,N+23*a,y,b))})}function Sl(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Gr(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s;return Ns(e,
{x:h,y:u,columns:a,cell:l},El(e,h,u,c,i*l))}function Ns(e,{x:t,y:n,columns:s,cell:o},r){let a=e.stage.type/13,i=e.reading.
values("context"),c=Math.max(...Ot(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(i,(h,u)=>m("re\
ct",{class:h<0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(
h)/c)}));return m("g",{key:"context",class:`part context${lt(e,"context")}`,"data-part":"context",role:"button",tabindex:"\
-1",opacity:q(e,X(e.reading).context),"aria-label":`Context: the last visit after all layers, ${i.length} numbers`},m("r\
ect",{class:"ground",x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(i.length/s)*o+20*a),rx:4}),r,m("text",{class:"\
strong halo",x:t,y:n-5*a},"Context"),l,m("title",{},`The last visit after all layers: ${i.length} numbers. The pointer, \
the generation head and the gate read them.`))}function El({reading:e,stage:t},n,s,o,r){let a=t.type/13,i=Number(t.rows.
at(-1)?.y),c=n-6*a,l=t.size.height-5*a,h=t.gate+9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a}\
 ${i}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+
r/2}H${n+o+12*a}`}),e.has("gate.logit")&&m("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}\
V${.56*t.size.height+t.full/2+4}`})]}function Br(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+i/2,u=kn(e);return m("g",_s(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function kn({reading:e}){return e.trace.architecture.
components.includes("gate")}function _s(e,t){let{reading:n}=e,s=e.canAct&&kn(e);return{key:"gate",class:`part gate${lt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${A(n.gate)} pointer`},tabindex:"-1",opacity:q(e,
X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${A(n.gate)} pointer, ${A(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function Mn(e,t,n){let{reading:s,stage:o,lit:r}=e,a=e.beat>=X(s).gate,i=x=>qt(e,x),c=bt(r,s),l=new Map,
h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*i(x)*o.full;let f=t.map(x=>{let $=Number(
l.get(x)),M=x.probability*i(x.path)*o.full,T=dt(x.start,x.start+x.probability*o.full),k=dt($,$+M);return m("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(T,k,a)})}),[p,d]=[o.across.gate,o.across.
gate+o.full],g=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(T=>{let k=Number(x[T])*i(T),O=k*o.full,
E=Number(u.get(`${T} ${$}`)),N=dt(E,E+O),_=dt(M,M+O),P=x.wasByPath[T],W=P===null?null:y(T,E,M,O,P*o.full);M+=O;let R=`ou\
t ${T} ${x.location}`;return[O>0&&m("path",{key:R,class:`${T} band${b(x.location)}`,d:o.bands.out(N,_,a)}),W&&qe({key:R,
now:O,before:Number(P)*o.full,path:(L,F)=>o.bands.out(L,F,a),edges:W,style:b(x.location),title:`${x.label}, from ${T==="\
pointer"?"the pointer":"generation"}: ${ze(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[f,g,a&&r?.kind===
"visit"&&w(r.visit??0)];function y(x,$,M,T,k){let O=Math.abs(T-k),E=x==="pointer",N=(W,R)=>{let L=E?W-(R?0:O):W+T-(R?O:0);
return[L,L+O]},[_]=N($,!1),P=Math.max(p,Math.min(d-O,_));return{more:[N($,!0),N(M,!0)],less:[[P,P+O],N(M,!1)]}}function b(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,M=t.find(({path:F,visits:U})=>F===
"pointer"&&U.includes(x));if(!M)return null;let T=[...M.visits].sort((F,U)=>F-U),O=T.slice(0,T.indexOf(x)).reduce((F,U)=>F+
$[U],0)*o.full,E=$[x]*o.full,N=i("pointer"),_=Number(l.get(M))+O*N,P=n[M.answer],W=Number(u.get(`pointer ${M.answer}`))+
O*N,R=Number(P?.start)+O*N,L=P?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(dt(M.start+O,M.start+O+E),dt(_,_+E*N),a)}),L&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(dt(W,
W+E*N),dt(R,R+E*N),a)})]}}function Vr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+t.gate*i,
h=n?n.gate:t.gate,u=kn(e),f=`${A(t.gate)} pointer${u?"":", fixed"}`;return m("g",_s(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-$t/2,s.size.width-
$t),y:r+(a-$t)/2,width:$t,height:$t})])}function jr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=X(n).generation,h=r.map(({
label:f,probability:p,location:d},g)=>{let y=c+g*17*o;return[m("text",{key:`name ${g}`,class:d<0?"small halo":"label hal\
o",x:i,y},tt(f,a-i-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${g}`,class:"strong end halo",x:a,y},A(p))]}),u=r.map(
({probability:f,start:p,location:d},g)=>m("rect",{key:`bar ${g}`,class:"generation bar",x:s.places,y:p,width:J,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${d<0?"The others":r[g]?.label}: ${A(f,1)} of the generation head`)));return m("g",
vs(e,r),m("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function vs(e,t){return{key:"generation",class:`part generation-b\
lock${lt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:q(e,X(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${A(s)}`).join(", ")}`}}var Tl=3,Ls=17,Nl=4;function Ur(e,t){let{reading:n,stage:s,lit:o}=e,r=bt(o,n),a=t.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:q(e,X(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:J},m("ti\
tle",{},`${c.label}: ${A(c.probability,1)} of the pointer`))),_l(e,a).map(c=>vl(e,c,i(c.flow))))}function _l({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=bt(n,e),[a,i]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p,lost:d}=h;if(p+d<Ee&&u>=0&&u!==r)
continue;let g=u>=0,y=` ${A(p)}`,w=`${tt(f,i-a-G(y,13*o,!0),13*o,g)}${y}`,x=G(w,13*o,g)/2,$=h.start+p*t.full/2,M=Math.max(
a+x,Math.min(i-x,$)),[T,k]=[M-x,M+x];for(let O=0;O<Tl;O++){if(l.some(_=>_.row===O&&T<_.right+8*o&&k>_.left-8*o))continue;
let N=M>$?"":M<$?" end":" middle";l.push({flow:h,text:w,isBold:g,left:T,right:k,row:O,anchor:N});break}}return l}function vl({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=e.type/13,h=e.places+J+(14+Ls*a)*l,u=t.start+t.
probability*e.full/2;return[a>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+J}V${h-11*l}`}),
m("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function Yr(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),a=e.beat>=X(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Nl*Ls-6)*o;return m("g",vs(e,r),m("rect",{class:"ground",x:s.right-i,y:c-36*
o,width:i+6,height:s.places+J-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let d=` ${A(u)}`,g=tt(h,i-G(d,13*o),13*o)+d;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*Ls*o},g),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:a?J:0},m("title",{},`${l<0?"The others":h}: ${A(u,1)} of the generation head`))]}))}var Ll=16;function qr(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,a=q(e,X(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=ct(o,n),h=Math.max(...i),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},p=G("Pointer",15*r,!0)+4*r,
d=Wt(e,Te(e,"pointer")),g=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&m("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},S(c[x])),m("text",{key:`weight ${x}`,class:`${$} end${M}`,x:s.weights,y:b+4.4*r},A(i[x]))].filter(T=>T!==!1)}),
y=t.filter(({path:b})=>b==="pointer").map(b=>Rl(e,b));return[m("g",Rs(e,t),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ht(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&$n(e,"pointer",Math.max(s.weights+6*r,u+p+d)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),g),m("g",{key:"ribbons",opacity:a},Ps(e,t),y)]}function Rs(e,t){
return{key:"pointer",class:`part pointer-block${lt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:q(
e,X(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${A(s)}`).join(", ")}`}}function Ps(e,t){let{reading:n,before:s,stage:o,lit:r}=e,a=n.
pointerWeights,i=xe(e),c=ct(r,n),l=e.beat>=X(n).pointer,h=on(o.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((d,g)=>d-g).map(d=>{let g=a[d]*o.full,y=Number(h[d]),b=c.includes(d)?" lit":c.length?" d\
im":"",w=dt(f,f+g);f+=g;let x=i?.[d]??null,$=x===null?0:(x-a[d])*o.full,[M,T]=[p,Math.max(0,$)];p+=T;let k=`${n.visits[d]?.
label}: `,O=x===null||!s?`${k}${A(a[d],1)} of the pointer`:`${k}${ze(a[d],x,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${d}`,class:`pointer band${b}`,d:o.bands.ribbon(dt(y,y+g),w,l)},m("title",{},O)),qe({key:`ribbon ${d}`,
now:g,before:x===null?null:x*o.full,path:(E,N)=>o.bands.ribbon(E,N,l),edges:{more:[[y+g+$,y+g],[f+$,f]],less:[[y+g,y+g+$],
[M,M+T]]},style:b,title:O})]})})}function Rl(e,{path:t,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=e,h=c.type/13,u=bt(l,i),f=A(o),p=o+r>=Ee||n<0||u===n,d=c.gate-c.ribbons-16*h,g=n>=0,y=tt(s,d-G(` ${f}`,13*h,!0),13*
h,g),b=G(`${y} ${f}`,13*h,g)/2,x=i.hasGate&&Math.abs(a-c.across.gate+5*h)<Ll*h?G("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
$=Math.min(c.places+J/2,c.gate-6*h-x-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:a,width:J,height:Math.max(.8,o*c.full)}),p&&m("text",{class:`${g?"strong":"small"} middle halo`,x:$,y:a-
5*h},`${y} ${f}`),m("title",{},`${s}: ${A(o,1)} of the pointer`))}function zr(e){return[At(e,17*(e.stage.type/13),"Visits",ks(e)),...Pl(e),...e.stage.columns.map((t,n)=>Il(e,n))]}function At({
stage:e},t,n,s,o=e.right){let r=e.type/13,a=o-e.left-G(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"heading","a\
ria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,y:t},tt(s,a,12.5*
r)))}function Pl({reading:e,stage:t}){let n=t.type/13;return Ms(e).flatMap(({start:s,end:o,weekday:r})=>{let[a,i]=[t.columns[s],
t.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,class:"day",x:c+Math.
min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=G(r,15*n,!0)&&m("text",{key:`weekday ${s}`,
class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Il(e,t){let{reading:n,stage:s,lit:o}=e,
{x:r,width:a,isFull:i}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/13,{top:h,
height:u,hasNames:f}=s.chips,p=ye(o,n).includes(t),d=Math.min(20*l,a-3),g=ot(c.start_minute),y=As(e,t),b=[y||g,y?y.replace(
" %",""):g.slice(0,2)],w=b.find(T=>G(T,12.5*l,!0)<=a)??b[1],x=f?Ue(c.label,a-6*l,12.5*l,2):[],$=p||Ss(e,t),M={class:$?"s\
trong middle":"small middle",x:r};return m("g",Os(e,t,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[ut(c.category,r-d/2,h+8*l,d),m("text",{key:"hour",...M,y:h+45*l},w),x.map((T,k)=>m(
"text",{key:`name ${k}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},T))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${ht[c.weekday]} ${wn(c)}`))}function Kr(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,a=ct(s,t)[0]??t.count-1,i=t.visits[a],c=Math.max(...Ot(e).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(j.title+46)*o,u=r.map(({name:f,label:p,lengths:d},g)=>{let y=Number(d[a]),b=n.left+
(g+.5)*l,w=y/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},S(y)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},p)]});
return m("g",Es(e),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,height:(j.title+j.inputs+6)*
o,rx:6}),At(e,n.inputs+15*o,"Input vector",i?`${i.label}, ${ht[i.weekday]} ${ot(i.start_minute)}`:""),u,m("title",{},"Ba\
rs: length of each part’s vector"))}function Jr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",Rs(e,t),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(j.title+j.scores)*o,rx:6}),At(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Cl(e)),m("g",{key:"ribbons",opacity:q(e,X(
n).pointer)},Ps(e,t))]}function Cl({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
d=>S(d)),a=ct(n,e),i=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(d=>G(d,11.5*s)>c-3),h=t.pointer+(j.title+
j.scores)*s,u=t.columns.find(d=>d.isFull),f=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:d,isFull:g},y)=>{
let b=a.length&&!a.includes(y)?" dim":"",w=o[y]>=.2*i||a.includes(y),x=A(o[y]).replace(" %",""),$=G(x,12.5*s,!0)/2;if(!g&&
(!w||d-$<p||d+$>f))return[];p=d+$;let M=w?"strong":"small",T=h-24*s;return[g&&m("text",l?{key:`score ${y}`,class:`tiny${b}`,
x:d+4*s,y:T+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${y}`,class:`tiny middl\
e${b}`,x:d,y:T},r[y]),m("text",{key:`weight ${y}`,class:`${M} middle${b}`,x:d,y:h-6*s},x)].filter(k=>k!==!1)})}function Xr(e){let{reading:t,stage:n}=e,s=n.type/13,o=q(e,X(t).gate),r=yn(e),a=[...bn(e,r),...xn(e,r)];return[Ns(e,n.context,
Wl(e)),...t.hasPointer?Jr(e,a):[],m("g",{key:"flows",opacity:o},Mn(e,a,r)),...t.hasPointer?[Ur(e,a)]:[],...t.hasGeneration?
[Yr(e,a)]:[],...t.hasGate?[Vr(e)]:[],m("g",{key:"answer",opacity:o},At(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Ts(e,r))]}function Wl({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:a}=t.
context,i=s+r*a+2,c=Math.ceil(e.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(j.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Is=19,Hl=.05;function Qr(e){let{stage:t}=e,n=t.type/13,s=It(e),o=m("g",{key:"legend",opacity:q(e,ue(0))},cn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((a,i)=>{let c=`Layer ${i}`,l=Wt(e,Te(e,"attention")),h=G(c,15*
n,!0)+l+4*n<=a.width,u=Se(e),p=G(u,12.5*n)<=a.width+12*n&&(h||!e.canAct)?u:"";return m("g",{key:`layer ${i}`,opacity:q(e,
ue(i))},a.maps.length?Ht(e,a.x,c,p,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&$n(e,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((d,g)=>Fl(e,d,i,g)),a.maps.map((d,g)=>Cs(e,d,i,g,s)),Dl(e,i))});return[o,...r]}function Fl(e,t,n,s){
let{reading:o,stage:r,lit:a}=e;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=ta(e,n,s)?[...i.keys()].filter(u=>i[u]>=
Hl):a?.kind==="visit"?[a.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
p=Math.max(.5,i[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:Et(l,[f-p,f+p],t.x,[h-p,
h+p])})})}function ta({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Cs(e,t,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=e,l=a.type/13,{x:h,y:u,side:f,touch:p}=t,{count:d}=r,g=r.weights(n,s),y=r.lastRow(n,s),b=Zr(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&Zr(w,n,s)&&!b,M=$?`; switched off ${r.wordsFor(w)}`:"",T=c?Math.max(...g)||
1:o,k=ta(e,n,s),[O]=i?.kind==="visit"?ct(i,r):[],E=xt(y),N=O??E,_=f/d,P=`Layer ${n}, head ${s}`,W=p?u-38*l:u+4,R=b?"swit\
ch on":"switch off",L=p===void 0&&Wt(e,R)<=f-6*l?R:R.slice(7),F=r.visits[E];return m("g",{key:`head ${s}`,class:`part he\
ad${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: s\
witched off`:`${P}: the last visit reads most from visit ${E+1}, ${F?.label}, ${A(y[E])}${M}`},m("text",{class:"small",x:h,
y:u-(p?25:4)*l},`head ${s}`),!b&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${O===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+f,y:u-4*l},A(y[N])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Nt(Float32Array.from(g,U=>U/T),d,e.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),O!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
O*_,y:u,width:Math.max(2,_),height:f}),(O!==void 0||k)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${A(y[N])} from ${r.visits[N]?.
label}. Darker: larger weight, up to ${A(T,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),me(e,{act:"h\
ead",words:L,title:b?"Switch this head on again":"Switch this head off",right:h+f-(p?0:3)*l,y:W}),e.canAct&&p!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function Zr(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function Dl(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,a=o.stream,i=On(n,t),c=Hs(e),l=s.streamWidth-8*r,h=Ws(e,t),u=s.rows.flatMap(({y:p,height:d},g)=>{let y=Math.
max(1,Math.min(5*r,(d-3)/i.length));return i.map(({name:b,lengths:w,style:x},$)=>m("rect",{key:`${b} ${g}`,class:`${x}${h.
length&&!h.includes(g)?" dim":""}`,x:a,y:p+($-i.length/2)*y,width:Number(w[g])/c*l,height:y-.6}))}),f=i.map(({name:p,style:d},g)=>[
m("rect",{class:d,x:a,y:s.bottom+(10+Is*g)*r,width:9*r,height:9*r}),m("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+Is*
g)*r},p)]);return m("g",Fs(e,t),m("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+
66*r,rx:6}),Ht(e,a,"Stream",`+ layer ${t}`,s.streamWidth),u,f,Gl(e,t,a+s.streamWidth+10*r))}function Gl(e,t,n){let{reading:s,
stage:o}=e,r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};
return[{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(t,"attention")}]:
[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>me(
e,{act:l,words:String(h[Number(u)]),title:Bl[l]??"",right:n,y:o.bottom+(5+Is*f)*r}))}var Bl={residuals:"Residual connect\
ions of all layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its\
 heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function Ws(e,t){let{lit:n,
reading:s}=e;return lt(e,"stream",t)?[s.count-1]:ct(n,s)}function On(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(
t);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,
style:"feed-forward"}]}function Hs(e){let t=0;for(let n of Ot(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of On(n,s))
t=Math.max(t,...o);return t||1}function Fs(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"\
stream",class:`part stream${lt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:q(e,
ue(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, head\
s ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function ea(e){let{stage:t}=e,n=t.type/13,s=It(e);return t.layers.map(({y:o,maps:r},a)=>m("g",{key:`layer ${a}`,opacity:q(
e,ue(a))},r.length>0&&At(e,o+15*n,`Layer ${a}`,Se(e)),a===0&&cn(e,t.left+72*n,o+15*n,!0),r.map((i,c)=>Cs(e,i,a,c,s)),Vl(
e,a)))}function Vl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),a=On(n,t),i=Hs(e),c=Ws(e,t),l=r+
j.bars*o,h=s.columns.flatMap(({x:u,width:f},p)=>{let d=Math.min(8*o,.86*f/a.length);return a.map(({name:g,lengths:y,style:b},w)=>{
let x=Number(y[p])/i*j.bars*o;return m("rect",{key:`${g} ${p}`,class:`${b}${c.length&&!c.includes(p)?" dim":""}`,x:u+(w-
a.length/2)*d,y:l-x,width:.88*d,height:x})})});return m("g",Fs(e,t),m("rect",{class:"ground",x:s.left-6,y:r-j.title*o,width:s.
right-s.left+12,height:(j.title+j.bars+4)*o,rx:6}),At(e,r-10*o,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),jl(e,a,
r-10*o),h)}function jl({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().map(({name:r,style:a})=>{let i=o-
G(r,12.5*s);return o=i-26*s,[m("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:i,y:n},
r)]})}var An=700;function na({stage:{size:e},...t}){let n=Ye(t),s={...t,stage:cs(t.reading,e.width,e.type,n)};return[m("g",{key:"\
visits"},zr(s)),m("g",{key:"inputs"},Kr(s)),m("g",{key:"layers"},ea(s)),m("g",{key:"decoder"},Xr(s))]}function sa(e,t,n){
return cs(e,t,n).size.height}var Ul={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function ra(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Ul[n]??[0,!1],r=t?e.indexOf(t):-1,a=e[r];if(s===0||!a)return null;let i=Sn(
a);if(!o){let f=e[r+s];return f&&Sn(f)===i?f:null}let c=[...new Set(e.map(Sn))],l=c[c.indexOf(i)+s],h=e.filter(f=>Sn(f)===
l),u=f=>Math.abs(oa(f)-oa(a));return h.sort((f,p)=>u(f)-u(p))[0]??null}function Sn(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function oa(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function aa(e){let{reading:t}=e,n=X(t),s=yn(e),o=[...bn(e,s),...xn(e,s)];return[Gr(e),...t.hasPointer?qr(e,o):[],...t.hasGeneration?
[jr(e,o)]:[],m("g",{key:"flows",opacity:q(e,n.gate)},Mn(e,o,s)),t.hasGate?Br(e):null,m("g",{key:"answer",opacity:q(e,n.gate)},
Dr(e,s))].filter(r=>r!==null)}function ia(e){return e.stage.size.width<An?na(e):[m("g",{key:"visits"},Hr(e)),m("g",{key:"inputs"},Fr(e)),m("g",{key:"l\
ayers"},Qr(e)),m("g",{key:"decoder"},aa(e))]}var Ds=240,Yl=150,ql=120,zl=13,Kl=17,Gs={type:16.7,width:900,side:36},Jl=.05,Xl=.5,Zl=660,ca=matchMedia("(prefers-reduce\
d-motion: reduce)"),En=class{#e=null;#t=null;#n=!1;#o=null;#s=null;#r=null;#c="";#l=null;#a=null;#i=null;#f=!1;#p=new Map;#d=0;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#m()}),this.foot.append(s,o,r),t.replaceChildren(this.
drawn,...n.isStill?[]:[this.foot]),this.drawing=new fn(this.drawn),this.player=new pn(s,a=>{this.#l=a,a!==null&&this.#a!==
null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.
toggleAttribute("data-in-story",a!==null),this.#u(Ds);let i=this.player.told?.part;i&&this.#_(i)}),this.#g()}#g(){let{drawn:t}=this;
new ResizeObserver(()=>this.#u(0)).observe(t),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#i||this.#y(Bs(n))}),t.addEventListener("pointerlea\
ve",()=>this.#y(null)),t.addEventListener("focusin",({target:n})=>this.#y(Bs(n))),t.addEventListener("focusout",()=>this.#y(
null)),t.addEventListener("keydown",n=>this.#T(n)),t.addEventListener("click",({target:n})=>this.#w(n)),t.addEventListener(
"pointerdown",n=>this.#E(n)),t.addEventListener("pointermove",n=>this.#M(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#M(s,!0))}show(t,n=null,s=null,o=this.hooks.against){this.#e=new ft(t),this.#t=n&&new ft(n,
o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new ft(s),this.#p.clear(),this.#s=at(this.#r,this.#e);
let r=Sr(this.#e);this.player.tell(r),la(this.room,th(r)),this.#u(this.#i?.follows?0:Ds)}open(t){let n=t===null?this.#a:
null;this.#a=t,this.#s=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),
this.#u(Ds);let o=s&&n&&this.#h(n);o&&this.#$(o),s&&this.#x(),this.hooks.opened?.(this.#a)}#m(){let t=this.#n?this.#t:null;
this.#e&&Ir(this.root,this.#e,this.#a,t)}#h(t){return this.#b.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(
`${s}.`))??null}#x(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"\
]');t instanceof SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(
this.root).getPropertyValue("--paper").trim();return _r(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#e)
return!1;let n=at(t,this.#e);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#u(0),!0)}#y(t){if(!this.
light(t))return;let{kind:n,visit:s=0}=this.#s??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#s&&t)}#w(t){if(!(t instanceof
Element)||this.#f)return;let n=Bs(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){
let[r,a,i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#k(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#k(t,n){let s=this.#e&&at(t,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#E(t){this.#f=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#e||
!(n||o)||(this.#i=n?Ro(t,this.#e,this.drawn,s!==void 0):Po(t),this.#i?.follows&&t.preventDefault())}#M(t,n){let s=this.#i;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#i=null);let o=s.to(t,n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):eh(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#T(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#v(t.key,s):this.#N(t.key,n,s))&&t.preventDefault()}#N(t,n,s){if(t==="Escape"&&this.#a!==
null)return this.open(jn(this.#a)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#e)return this.#m(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data\
-open");return t===" "&&this.hooks.act&&!r?this.#k(s??""):this.#w(n),!0}if(this.#a!==null&&this.#e){let r=Un(this.#a,t,this.#e),
a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let o=ra(this.#b,n,t)?.getAttribute("data-part")??
null;return o!==null&&this.#$(o),o!==null}#O(t){let n=this.#b.find(s=>s.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#$(t){let n=this.#O(t);n&&(this.#c=t,this.#A(),n.focus())}#_(t){let{root:n,foot:s}=this,o=this.#O(t)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.
documentElement,i=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy({top:h,behavior:ca.matches?"auto":"smooth"})}#v(t,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#e,r=o&&at(n,o),{act:a,edit:i}=this.hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind===
"visit"){let l=r.visit??0;if(!i||!o.visits[l+s])return!0;i({kind:"move",visit:l,by:s,isDone:c}),this.#$(`visits.${l+s}`)}else if(r.
kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Jl));a({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.
kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attention":"pointer";a({kind:"temperature",of:l,value:Vn(o,l,s*
Xl),isDone:c})}else return!1;return!0}get#b(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#A(){let t=this.#b,
n=t.find(s=>s.getAttribute("data-part")===this.#c)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#u(t){
let n=this.#P();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.
drawn.setAttribute("font-size",String(n.stage.type));let r=this.#a===null?[]:br(n,this.#a);r.length||(this.#a=null),this.
drawing.show(r.length?r:ia(n),ca.matches?0:t),this.#a===null&&this.#A();let a=this.#a===null?null:Er(this.#a,n.reading),
i=this.#s?null:this.player.told,{title:c,text:l}=a??i??Yt(this.#s,n.reading,n.before),h=!(a||i||this.#s);this.root.toggleAttribute(
"data-idle",h);let u=h&&!this.#t&&!this.hooks.isProjected?$r:"",f=a||i?"":this.#L();la(this.caption,{title:c,text:[l,f,u].
filter(Boolean).join(" ")})}#L(){clearTimeout(this.#d);let t=this.#r??"",n=this.#p.get(t);return n!==void 0||!this.#s||this.#i?
n??"":(this.#d=window.setTimeout(()=>{let s=this.#R();this.#p.set(t,s),s&&this.caption.append(` ${s}`)},Yl),"")}#R(){let[
t,n]=[this.#s,this.#e],s=t&&n&&Ql(t,n);try{let o=s&&this.hooks.whatIf?.(s);return o?Ar(t,n,o):""}catch{return""}}#P(){let{
width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<An;if(!this.#e||t<ql||n<1&&!s)return null;let r=(Number(getComputedStyle(
this.root).getPropertyValue("--scale"))||1)*Math.min(Kl,Math.max(zl,t/120));this.root.classList.toggle("tall",s);let a={
reading:this.#e,before:this.#t,overlays:this.#n},i=Ye(a),c=this.#I(r,{width:t,height:n}),l=s?r:c,h=s?sa(this.#e,t,l):n,u=s&&
this.#a!==null?Zl:h;return{...a,beside:this.#o,stage:os(this.#e,{width:t,height:u,type:l},i),lit:this.#s??at(this.player.
told?.part,this.#e),beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#S(
"--map-least"),this.#S("--attention")],canAct:this.hooks.act!==void 0}}#I(t,n){if(!this.hooks.isProjected||!this.#e||n.width<
Gs.width)return t;let s=Math.max(t,Gs.type);return os(this.#e,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
Gs.side)?s:t}#S(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function Ql({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.
isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visi\
t"||r||s===o.count-1?null:{kind:"mask",visit:s}}function la(e,{title:t,text:n}){let s=document.createElement("strong");s.
textContent=t,e.replaceChildren(s,` ${n}`)}function th(e){let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(
s)>t(n)?s:n)}function eh(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function Bs(e){return(e instanceof Element?
e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var nh=2e3;async function ha(e){let t=I(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},nh)}var zt=["a","b"],sh="before this change",oh="Parts are exchanged in this browser, which does not have this network’s wei\
ghts.",rh="These networks know different places, so they can only stand side by side.",Tn=class{#e=null;#t={};#n={a:null,
b:null};#o="overlaid";#s=null;#r=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new Ge(t),this.note=I(t,"[data-\
note]"),this.layouts=it(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#c("a"),b:this.#c("b")},this.patchBar=
new Ve(t,()=>{this.#e?.updateAddress("replace"),this.#i()});for(let s of this.layouts)s.addEventListener("change",()=>{this.#o=
s.value,this.#e?.updateAddress("replace"),this.#i()});let n=I(t,"[data-share]",HTMLButtonElement);n.addEventListener("cl\
ick",()=>ha(n)),I(t,"[data-present]").addEventListener("click",()=>{I(t,"[data-stage]").requestFullscreen()})}follow(t){
this.#e=t}get options(){return{...this.#o==="beside"&&{layout:"beside"},...this.#s&&{open:this.#s},...this.patchBar.address&&
{put:this.patchBar.address}}}restore(t){this.#o=t.get("layout")==="beside"?"beside":"overlaid",this.#s=t.get("open"),this.
patchBar.restore(t.get("put")),this.#g(this.#o)}show(t,n){let s=[t,n].map(Vs),o=this.#h?Object.assign({},...s.map(a=>a?.
places)):{};this.#t={};for(let[a,i]of zt.entries()){let c=s[a];c&&(this.#t[i]=new ft({...c,places:{...o,...c.places}}))}
this.#n={a:t,b:n},[t,n].some(a=>a&&!Vs(a))||this.#i()}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"neares\
t"})}mark(t){for(let n of zt)this.pictures[n].mark(t)}#c(t){let n=I(this.page,`[data-run-picture="${t}"] [data-network]`);
return new En(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{this.pointed(o),this.#l(t,r)},opened:o=>this.#a(
t,o),carry:o=>this.patchBar.carry(t,o,this.#t[t])})}#l(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#t[t],this.#t[s]];!o||!r||
this.pictures[s].light(Oo(n,o,r,this.#h))}#a(t,n){this.#r||(this.#s=n,this.#r=!0,this.pictures[t==="a"?"b":"a"].open(n),
this.#r=!1,this.#e?.updateAddress("replace"))}#i(){let{a:t,b:n}=this.#t,s=t&&n?Mo(t,n,this.#h):"",o=s===null?"beside":this.#o,
r=o==="overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#g(o);for(let h of this.layouts)h.disabled=s===null;this.note.
textContent=s===null?rh:r?s:"",I(this.page,"[data-legend]").hidden=!r;for(let h of zt){let u=this.#t[h]&&!(r&&h==="b");I(
this.page,`[data-run-picture="${h}"]`).hidden=!u}let a={a:t?.trace??null,b:n?.trace??null},{into:i}=this.patchBar.patches,
c=this.#f(),l={...a,...c&&{[i]:c}};this.#p(i,c),this.#r=!0,r&&l.a&&this.pictures.a.show(l.a,l.b);for(let h of r?[]:zt){let u=l[h],
f=u===a[h]?null:a[h];u&&this.pictures[h].show(u,f,l[Bt(h)],sh)}if(this.#s)for(let h of zt)this.pictures[h].open(this.#s);
this.#r=!1,this.page.dataset.drawn="true"}#f(){let{into:t,names:n}=this.patchBar.patches,[s,o]=[this.#t[Bt(t)],this.#t[t]],
r=!!(s&&o&&this.#h&&So(s,o)),a=this.page.dataset.layout==="beside";if(this.patchBar.offer(this.#t,r&&(a||n.length>0)),!r||
!s||!o||!n.length)return this.patchBar.show(s,""),null;let i=n.find(l=>!be(l,s,o));if(i!==void 0){let l=t==="a"?"first":
"second";return this.patchBar.show(s,`Nothing of “${i}” can be put into the ${l} run. Take it back.`),null}let c=this.#m(
t)?.changed(this.#d(t),Eo(n,s,o));return this.patchBar.show(s,c?ah(n,s,o,new ft(c),t):oh),c??null}#p(t,n){let s=n&&{...n,
engine:"browser"},o={...this.#n,...s&&{[t]:s}};for(let r of zt){let a=this.#m(r);a&&Qt(a.answer,o[r]);let i=s!==null&&r===
t,c=`${r==="a"?"First":"Second"}: ${a?.name??""}`,l=i?`${c}, with parts of the other`:c;for(let h of it(this.page,`[data\
-run="${r}"]`))h.textContent=l}this.#x(o.a,o.b)}#d(t){let[n,s]=this.#e.queries;return t==="a"?n:s}#g(t){for(let n of this.
layouts)n.checked=n.value===t}#m(t){return t==="a"?this.#e?.first:this.#e?.second}get#h(){let[t,n]=zt.map(s=>this.#m(s)?.
root.dataset.places);return t!==void 0&&t===n}#x(t,n){let s=I(this.page,"[data-change]"),o=Vs(n),r=t?.prediction.location??
0,a=t&&o&&this.#h?new ft(o).knownProbability(r):null;if(s.hidden=a===null,!t||a===null)return;let i=Math.round(1e3*t.prediction.
probability)-Math.round(1e3*a),c=I(s,"[data-change-value]"),l=i>0?"▲ ":i<0?"▼ ":"";c.textContent=`${l}${Math.abs(i/10).
toFixed(1)} points`,c.className=i>0?"more":i<0?"less":"",I(s,"[data-change-place]").textContent=r===n?.prediction.location?
"":`for ${t.prediction.name??`#${r}`}`}};function ah(e,t,n,s,o){let{location:r}=t.trace.prediction,a=w=>w.knownProbability(
r)??0,[i,c,l]=[a(t),a(n),a(s)],h=To({clean:i,changed:c,patched:l}),u=t.nameOf(r).label,[f,p]=o==="a"?["second","first"]:
["first","second"],d=e.length===1?ee(e[0]??"",t):`${e.length} parts together`,g=h!==null&&h<0?": the answer moves away f\
rom it":"",y=h===null?"The runs hardly differ in it.":`${A(h)} of the difference in log-odds comes back${g}.`,b=t.count===
n.count?"":` The runs have ${t.count} and ${n.count} visits and are aligned at their ends.`;return`Put into the ${p} run\
: ${d}. There ${u} goes from ${A(c,1)} to ${A(l,1)}; the ${f} run gives it ${A(i,1)}. ${y}${b}`}function Vs(e){return e&&
"tensors"in e?e:null}var js=null;function ih(){let e=it(document,"[data-side]").map(({dataset:i})=>i.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t)return{name:o.slice(yt.pathname.length),address:r};let a=Dt({model:t,against:JSON.stringify({model:n})});return{
name:["compare",...e].join("/"),address:`${r}?${a}`}}function ua(){let{controller:e}=navigator.serviceWorker;if(!e)return;
let t=n=>e.postMessage(n);js?.disconnect(),js=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);t({addresses:s.
filter(o=>!o.includes("?"))})}),js.observe({type:"resource",buffered:!0}),t({addresses:[],page:ih()})}async function ma(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ua),await navigator.serviceWorker.register(
new URL("service-worker.js",yt),{updateViaCache:"none"}),ua()}catch{}}function ch(){let e="The server does not answer.";
return isSecureContext&&navigator.serviceWorker?.controller?e:`${e} Keep this page open: without the server, ${isSecureContext?
"it cannot be reloaded":"it can be reloaded only over HTTPS"}.`}function fa(){let[e]=it(document,"[data-silence]");if(!e)
return;let t=it(document,"[data-needs-server]");document.addEventListener("pointerscope:server",({detail:{answers:n}})=>{
e.textContent=n?"":ch();for(let s of t)s.hidden=n}),document.readyState==="complete"?ma():addEventListener("load",ma)}fa();var St=I(document,"[data-compare-page]"),lh=(St.dataset.options??"").split(" "),_e=I(St,"[data-views]",HTMLDetailsElement),
Jt=I(St,"[data-view]",HTMLSelectElement),ve={first:Us("a"),second:Us("b"),difference:Us("difference")},fe={},qs=()=>{},Kt=new Tn(
St),pe=new De(St,{asked(e,t,n){qs=()=>{Ys(ve.first,e,""),Ys(ve.second,t,""),Ys(ve.difference,e,n)},_e.open&&qs()},answered:(e,t)=>Kt.
show(e,t),refused:e=>Kt.showProblem(e),restored(e){fe=Object.fromEntries([...e].filter(([t])=>lh.includes(t))),Jt.value=
e.get("view")||Jt.value,_e.open=e.has("view")||Object.keys(fe).length>0,Kt.restore(e)},options:()=>({..._e.open&&{view:Jt.
value,...fe},...Kt.options})});Kt.follow(pe);Kt.pointed=da;function Us(e){return I(St,`[data-shows="${e}"]`)}function Ys(e,t,n){
let s={view:Jt.value,visits:t.visits,user:t.user,"predict-at":t.predict_at,"top-k":t.top_k,interventions:t.interventions,
against:n,...fe};for(let[o,r]of Object.entries(s))r?e.setAttribute(o,r):e.removeAttribute(o)}function pa(e){for(let[t,n]of Object.
entries(e))fe[t]=String(n)}function da(e){for(let t of Object.values(ve))"mark"in t&&t.mark(e)}_e.addEventListener("togg\
le",()=>{_e.open&&(import("../js/pointer-view.js"),qs()),pe.updateAddress("replace")});Jt.addEventListener("change",()=>pe.
showSoon());St.addEventListener("pointer-view:option",({detail:e})=>{pa(e);for(let t of Object.values(ve))for(let[n,s]of Object.
entries(fe))t.setAttribute(n,s);pe.updateAddress("replace")});St.addEventListener("pointer-view:open",({detail:e})=>{Jt.
value!=="heads"||!("head"in e)||(pa(e),Jt.value="head",pe.showSoon())});St.addEventListener("pointer-view:hover",({detail:e})=>{
Kt.mark(e.visits),da(e.visits)});pe.restore();
