var ra=Object.defineProperty;var ia=(e,t)=>{for(var n in t)ra(e,n,{get:t[n],enumerable:!0})};var ao="exported"in document.documentElement.dataset,Fe=jt().toString();function jt(){let e=location.hash.slice(1);return ao&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function co(e){Fe=jt().toString(),window.addEventListener("popstate",()=>{let t=jt().toString();t!==Fe&&(Fe=t,e())})}function aa(e){
let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:{});return ao?(t.search=s.toString(),
t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash=""),t}function ye(e){try{return JSON.parse(
e)}catch{return e}}function lo(e,t){let n=aa(e);n.href!==location.href&&(t==="push"?history.pushState(null,"",n):history.
replaceState(null,"",n),Fe=jt().toString())}var ca=/[ijlI.,:;'|!()[\]]/,la=/[mwMW%@—…]/,ha=/[A-ZÄÖÜ0-9+=<>]/;function D(e,t,n=!1){let s=0;for(let o of e)s+=Dn(
o);return s*t*(n?1.06:1)}function Dn(e){return ca.test(e)||e===" "?.29:la.test(e)?.87:ha.test(e)?.65:.55}function tt(e,t,n,s=!1){
if(D(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-Dn("…"),r="";for(let i of e){if(o-=Dn(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function De(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||D(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,tt(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function St(e,t){let n=Math.
round(1e3*(e-t))/10;return{change:n,size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function E(e,t=1){if(e===Number.NEGATIVE_INFINITY)
return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Lt(e){let t=Math.
round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ot(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ht=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var ua=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function fa(e){return e.split(ua)}function At(e){return fa(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}function da({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function te(e,t){e.replaceChildren(...At(t?da(t):"…"));let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.
entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var rt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},bt=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),ho={answers:!0},pa=[502,504],ma=204,ga=5e3,ya="No response could be \
read. Your input is still here; check your connection and try again.",ba=e=>`The server answered with ${e}.`;async function Vt(e,t,n=bt){
let s=await xa(new URL(`api/${e}`,n),t);if(String(n)===bt.href&&wa(s!==null&&!$a(s)),!s)return uo();if(s.status===ma)return;
if(!(s.headers.get("content-type")??"").includes("json")){let i=ba(s.status);throw new rt(s.status,[{where:"",message:i,
suggestions:[]}])}let r=await s.json().catch(uo);if(!s.ok)throw new rt(s.status,r.errors??[]);return r}async function xa(e,t){
try{let n=await fetch(e,t);return pa.includes(n.status)?null:n}catch(n){if(po(n))throw n;return null}}function fo(e){let t=AbortSignal.
timeout(ga);return e?AbortSignal.any([e,t]):t}function $a({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function wa(e){e!==ho.answers&&(ho.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function uo(e){throw po(e)?e:new rt(0,[{where:"",message:ya,suggestions:[]}])}function po(e){return e instanceof
DOMException&&e.name==="AbortError"}function Yt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function mo(e){return e instanceof Error?e.message:String(e)}var be={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var Be=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var yo=2;var Ge=15,ee=30;var Bn=8,Gn=99;var bo=.01,Un=1e-10,jn=`	
\v\f\r              \u2028\u2029  　`;function Ue(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}function xo(e){return Object.entries(be).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function $o({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Mo=e=>e.map(t=>t+1);function je(e){let t=xo(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:Oo(n,e)}))}function Oo(e,t){let n=be[e],{text:s,item:o="",every:r="",single:i,between:a="\
, ",first:c=0}=n.said,l=t[e]??n.default,h=$o(n,l).map(p=>Ue(o,ko(p,g=>c?Number(g)+c:wo(g)))),u=typeof s=="string"?s:s[l]??
"",f=ko(be,({of:p},g)=>p===e?Oo(g,t):"");return Ue(i&&h.length===1?i:u,{...f,value:wo(l),items:l==="all"?r:h.join(a)})}var wo=e=>String(
e).replaceAll("_","-"),ko=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function R(e,t,n){let s=xt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function xt(e,t,n){
let s=e.querySelector(t);return s&&Ao(s,n)?s:null}function at(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Ao(s,n))}function So({target:e}){return e}function Ao(e,t){return e instanceof(t??HTMLElement)}function Vn(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function xe(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Eo=Aa("model-files"),Oa=500,Et=Eo===null;async function To(e,t=bt){return Et?Sa(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await Yn(e,"vocabulary")))}async function Sa(e,t){try{return await Vt(e,{},t)}catch(n){if(!(n instanceof rt)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function No(e,t=Oa){
if(Et){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await Vt(n);return s}return JSON.parse(new TextDecoder().
decode(await Yn(e,"histories")))}async function _o({id:e,weights:t},n,s=bt){if(!Et)return Yn(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Lo(new URL(o,s),"weights",n)}async function vo(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function Yn(e,t,n=!1){let s=Eo?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return Lo(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return xe(o.trim()).
buffer}async function Lo(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function Aa(e){let t=xt(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}function Io(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Ro(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Ro(n,
o=>o)}}}function Ro(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(xe(
s).buffer),o)]))}var Po=e=>e.lengths!==void 0;var Ea=["browser","server"],Co=20,Ta=300,Na=4,_a="static/bundles/browser-model.js",va="The network could not be loaded.",
Ho={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===bt.href?import(Ho.address):import(new URL(
_a,e).href)}},Ve=class{#e;#t;#s;#o=null;#n=null;#r=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=bt){this.#e=
t,this.#s=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ea.includes(t)?t:null,Et||
(this.choice="browser"),this.obstacle="",this.#n||(this.#o=null)}get model(){return this.#n}get isInBrowser(){return this.#n!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Ta))]),this.#n&&this.choice!=="se\
rver")return this.explainHere(t);if(!Et)throw new rt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?fo(n):n;try{return{...await this.#h(t,o),engine:"server"}}catch(r){if(!(r instanceof
rt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#n)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#n;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new rt(0,[{where:"",message:s,suggestions:[]}])}
return Wo(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Et||await this.prepare(),this.#n&&this.choice!=="server"){
let{places:s}=this.#n;return s.search(t,Co).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Vt(`${this.#t}/locations?${Yt({q:t,limit:Co})}`,{},this.#s);return n}async prepare(){try{this.#o??=this.#i(),
this.#n=await this.#o}catch(t){this.#r=!0;let n=t instanceof rt?!t.status:t instanceof TypeError;this.obstacle=n?va:mo(t)}}explainHere(t){
let n=this.#n,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#a.get(r);if(i)return i;let a={...Wo(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=Na&&this.#a.delete(c),this.#a.set(r,a),a}async#h(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${La(t)}`;try{let{trace:r}=await Vt(
o,{...n&&{signal:n}},this.#s);return Io(r)}catch(r){if(!(r instanceof rt&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return Vt(
`${this.#t}/explain?encoding=base64`,s,this.#s)}async#i(){let t=await To(this.#e,this.#s);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([Ho.load(this.#s),
_o(t,this.#r,this.#s)]),o=vo(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}};function Wo(e){try{return e()}catch(t){
let{problems:n}=t;throw n?new rt(422,n):t}}function La(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="o\
bject"?JSON.stringify(s):s]);return Yt(Object.fromEntries(t))}var af=new RegExp(`[${jn}]+`),Fo=e=>e!==""&&jn.includes(e);function $e(e){let[t,n]=[0,e.length];for(;t<n&&Fo(e.charAt(t));)
t+=1;for(;t<n&&Fo(e.charAt(n-1));)n-=1;return e.slice(t,n)}var jf=Be.map(e=>e.slice(0,3));function Do(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>$e(o))}function qn(e){return e.startsWith('"')?Ra(e):e.search(
/[@+]|$/)}function Ra(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Bo(e){return Do(e).map(({written:t})=>Ia(t).place.toLowerCase()).filter(Boolean)}function Ia(e){let t=$e(e);return{place:t.startsWith('"')&&!qn(t)?t:$e(t.slice(0,qn(t))),before:e.indexOf(t)}}var Ye=class{#e=0;#t=[];#s=[];#o="";#n=null;constructor(t,n){this.root=t,this.errors=R(t,"[data-errors]"),this.masks=R(t,
"[data-masks]"),this.orderWords=R(t,"[data-order]"),this.state=R(t,"[data-state]"),t.addEventListener("change",()=>this.#i(
n)),t.addEventListener("click",s=>{let{act:o}=So(s).dataset;o&&(o==="reset"?this.text="":this.#t=Da(o,this.#e),this.#i(n))})}get text(){
if(this.#o)return this.#o;let t=this.#h();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=Ca(t);this.#n=
null;for(let s of this.#r)Ha(s,n);this.#t=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?n.mask_visits:
[],this.masks.replaceChildren(),this.#o=t&&JSON.stringify(this.#h())!==t?t:"",this.#l()}show(t,n){this.#e=t.length,this.#o=
"";let s=new Set(this.#s);for(;this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(Pa(this.masks.children.length));let o=at(this.masks,"label");for(let[r,i]of t.
entries()){let a=o[r];if(!a)continue;let c=R(a,"input",HTMLInputElement);c.checked=s.has(r),c.disabled=r===n.at(-1),R(a,
"span").textContent=`${r+1} ${i.label}`}this.#l()}followHistory(t){let n=Bo(t),s=this.#n===null||n.join(`
`)===this.#n.join(`
`);if(this.#n=n,!s){this.#t=[];for(let o of this.#a)o.checked=!1;this.#s=[],this.#l()}}showProblems(t){this.errors.hidden=
t.length===0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#r(){return at(this.
root,"[data-key]")}get#a(){return at(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#h(){let t={};for(let n of this.#r){
let s=Wa(n),{key:o="",item:r}=n.dataset;if(s!==void 0)if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else t[o]=s}for(let{
dataset:n}of this.#r){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&!this.masks.children.length&&(t.
mask_visits=this.#s),this.#t.length&&(t.order=this.#t),t}#i(t){this.#o="",this.masks.children.length&&(this.#s=this.#a.filter(
n=>n.checked).map(n=>Number(n.dataset.item))),this.#l(),t()}#l(){let t=je(this.#h()).length;this.state.textContent=t?`${t}\
 changed`:"as learned",this.orderWords.textContent=this.#t.length?Mo(this.#t).join(" "):"unchanged"}};function Pa(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function Ca(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function Wa(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function Ha(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>Fa(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===
o);e.value=r&&o!==void 0&&o!==null?String(o):""}function Fa(e,t){return Go(e)===Go(t)}function Go(e){let t=e&&typeof e==
"object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}function Da(e,t){let n=[...Array(t).
keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&Ba(n),e==="as-sent"||n.every((s,o)=>s===o)?[]:n}function Ba(e){
for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function Uo(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function zn({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:ye(o)}}}var jo="100",Ga=350,qe=class{#e;#t=0;constructor(t,n){this.#e=t,this.root=n,this.model=n.dataset.model??"",this.person=xt(
n,"[data-person]",HTMLSelectElement),this.visits=R(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=R(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=R(n,"[data-problems]"),this.answer=R(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=R(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in n.dataset),this.explanations.sharesWeights="sharesWeights"in n.dataset||
!Et,this.panel=new Ye(R(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inp\
ut",()=>t.showSoon(Ga)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),location.reload()})}get history(){return{visits:this.visits.value,user:this.person?.value??"",predict_at:this.
predictAt.value.trim()}}fill({visits:t,user:n,predict_at:s}){this.visits.value=t??"",this.predictAt.value=s??"",Uo(this.
person,n)}async explain(t){this.#t+=1;let n=this.#t;if(!t.visits.trim())return te(this.answer,null),this.#o([]),null;try{
let s=await this.explanations.explain(zn({...t,top_k:t.top_k||jo}));return n!==this.#t?null:(this.#s(s),s)}catch(s){if(!(s instanceof
rt))throw s;return n===this.#t&&(te(this.answer,null),this.#o(s.problems)),null}}changed(t,n){return this.explanations.model?.
trace(zn({...t,top_k:t.top_k||jo}),n)??null}#s(t){let{visits:n}=t,s=n.map(o=>o.sent);this.panel.show([...n].sort((o,r)=>o.
sent-r.sent),s),te(this.answer,t),this.#o([])}async prepareFor(t){let n=t!==null&&!("tensors"in t);return n&&await this.
explanations.prepare(),n}get name(){let t=je(Object(ye(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??
"",...t.map(({text:n})=>n)].join(", ")}#o(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(r=>!n.
includes(r)),o=s.length?this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===0,this.
problems.textContent=s.map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+1}: ${i}`:
i}).join(" "),t.length&&this.#e.hooks.refused?.(o)}},ze=class{#e=new Map;#t=0;#s=0;#o="";constructor(t,n={}){this.page=t,
this.hooks=n,this.sameHistory=R(t,"[data-same]",HTMLInputElement),this.ownHistory=R(t,'[data-side="b"] [data-own]'),this.
first=new qe(this,R(t,'[data-side="a"]')),this.second=new qe(this,R(t,'[data-side="b"]')),this.sameHistory.addEventListener(
"change",()=>{this.#i(),this.showSoon()}),co(()=>this.#a())}explanationsOf(t){let n=this.#e.get(t)??new Ve(t);return this.#e.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#o,interventions:t.panel.text},{...o,top_k:this.#o,
interventions:n.panel.text}]}#n({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:ye(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[n,s]=this.queries,o=this.#n(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};lo(Yt(r),t)}showSoon(t=0){
clearTimeout(this.#t),this.#t=setTimeout(()=>this.#r("push"),t)}async#r(t){clearTimeout(this.#t),this.#s+=1;let n=this.#s,
[s,o]=this.queries;this.hooks.asked?.(s,o,this.#n(o)),this.updateAddress(t),this.page.setAttribute("aria-busy","true");try{
let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,a]=await r();if(n!==this.#s||(this.hooks.answered?.(
i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(a)])).includes(!0)||n!==this.#s))return;let l=await r();
n===this.#s&&this.hooks.answered?.(...l)}finally{n===this.#s&&this.page.removeAttribute("aria-busy")}}#a(){let t=jt(),{model:n=this.
second.model}=Yo(t.get("against"));n===this.second.model&&(t.get("model")??this.first.model)===this.first.model?this.restore():
location.reload()}async restore(){let{first:t,second:n}=this,s=jt(),o=Yo(s.get("against"));if(this.#o=s.get("top_k")??"",
this.hooks.restored?.(s),t.fill({visits:s.get("visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.
text=s.get("interventions")??"",n.panel.text=o.interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await this.#h();
r&&t.fill({...r,predict_at:r.predict_at.replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(
r=>r in o),this.sameHistory.checked||n.fill(o.visits?o:{...t.history,...o}),this.#i(),await this.#r("replace")}async#h(){
let{first:t,second:n}=this,s=await Vo(t.model);if(s||t.root.dataset.places!==n.root.dataset.places)return s;let o=await Vo(
n.model);return o&&{...o,user:null}}#i(){this.ownHistory.hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.
second.visits.value&&this.second.fill(this.first.history)}};async function Vo(e){try{return(await No(e,1))[0]}catch{return}}
function Yo(e){try{return JSON.parse(e??"{}")??{}}catch{return{}}}var Ke=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=R(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=R(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),R(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=R(this.inputs,"textarea"),o=xt(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function qo(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the answers";s.push(`The ${r} network has no pointer: only ${i} are overlaid\
.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function zo(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="visits"?e:s?t.hasVisitsOf(
n)?e:`places.${t.locations[Number(r)]}`:null}var Ua=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function ct(e,t){for(let{kind:n,pattern:s}of Ua){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return ja(i,t)?i:null}return null}function Ko({count:e,layers:t,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let i=a=>[...Array(a).keys()];return[...i(e).map(a=>`visits.${a}`),...i(
t).flatMap(a=>[...i(n).map(c=>`layers.${a}.heads.${c}`),`layers.${a}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function ja({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:
e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function ut(e,t){return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?
[s]:[])}function we(e,t){return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ut(e,t)}function ft({
lit:e},t,n){return e?.kind===t&&e.layer===n?" lit":""}function $t(e,t){return e?.kind==="place"?e.location??null:e?.kind===
"visit"?t.locations[e.visit??0]??null:null}var Va=/residual|outputs$|pointer/,Kn={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:e,head:t})=>`layers.${e}\
.heads.${t}.outputs`},stream:{site:({layer:e})=>`layers.${e}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function ne(e,t){let n=ct(e,t);
if(!n||!Kn[n.kind])return null;let{kind:s,layer:o,head:r,visit:i=0}=n;return s==="visit"?`encoding of visit ${i+1}, ${t.
visits[i]?.label??""}`:s==="head"?`head ${r} of layer ${o}`:s==="stream"?`residual stream after layer ${o}`:s==="generat\
ion"?"generation head":s==="pointer"?"pointer scores":s}function ke(e,t,n){let s=ct(e,t);return!s||!Kn[s.kind]?!1:s.kind!==
"visit"||t.count-1-(s.visit??0)<n.count}function Jo(e,t){let[n,s]=[e.trace.architecture,t.trace.architecture];return n.d_model===
s.d_model&&n.layers===s.layers&&n.heads===s.heads}function Xo(e,t,n){let s=new Map;for(let o of e){let r=ct(o,t),i=r&&Kn[r.
kind];if(!r||!i)continue;let a=i.site(r),c=s.get(a);r.kind!=="visit"?s.set(a,"all"):c!=="all"&&s.set(a,new Set([...c??[],
t.count-1-(r.visit??0)]))}return Object.fromEntries([...s].flatMap(([o,r])=>{let i=t.trace.tensors[o];return!i||!n.trace.
tensors[o]?[]:[[o,c=>Va.test(o)?Ya(c,i,r):{values:i.values.slice(),shape:[...i.shape]}]]}))}function Ya(e,t,n){let[s]=e.
shape,[o]=t.shape,r=e.values.length/s,i=e.values.slice();for(let a=0;a<Math.min(s,o);a++){if(n!=="all"&&!n.has(a))continue;
let c=t.values.subarray((o-1-a)*r,(o-a)*r);c.every(Number.isFinite)&&i.set(c,(s-1-a)*r)}return{values:i,shape:[...e.shape]}}
function Zo({clean:e,changed:t,patched:n}){let s=Je(e)-Je(t);return Math.abs(s)<bo?null:(Je(n)-Je(t))/s}function Je(e){let[
t,n]=[e,Math.max(0,1-e)];return Math.log(t+Un)-Math.log(n+Un)}var qa={a:"first",b:"second"},Rt=e=>e==="a"?"b":"a",Xe=class{patches={into:"b",names:[]};#e={};#t=document.createElement(
"div");constructor(t,n){this.page=t,this.changed=n,this.root=R(t,"[data-patches]",HTMLFormElement),this.parts=R(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=R(this.root,"[data-patch-into]",HTMLSelectElement),this.list=R(this.
root,"[data-patch-list]"),this.told=R(this.root,"[data-patch-told]"),this.#t.className="carried",this.#t.hidden=!0,this.#t.
setAttribute("aria-hidden","true"),R(t,"[data-stage]").append(this.#t),this.direction.addEventListener("change",()=>this.#s()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:n}=this.patches;return n.length?`${t}:${n.join(",")}`:""}restore(t){let[n,s=""]=(t??"").split(":");this.
patches={into:n==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,n){let s=this.patches.into===n?this.patches.names:
[],o=s.includes(t)?s.filter(r=>r!==t):[...s,t];this.patches={into:n,names:o},this.changed()}carry(t,{name:n,x:s,y:o,state:r},i){
let a=this.#e[Rt(t)],c=i&&a&&ke(n,i,a)?ne(n,i):null,l=document.elementFromPoint(s,o)?.closest("[data-run-picture]"),h=l instanceof
HTMLElement&&l.dataset.runPicture===Rt(t);this.#t.hidden=r!=="carried"||!c,this.#t.textContent=c??"",this.#t.style.translate=
`${s+12}px ${o+8}px`;for(let u of at(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",r==="carried"&&h&&u===
l);c&&(r==="put"||r==="dropped"&&h)&&this.put(n,Rt(t))}offer(t,n){this.#e=t,this.root.hidden=!n,n&&this.#s()}#s(){let t=this.
direction.value==="a"?"a":"b",[n,s]=[this.#e[Rt(t)],this.#e[t]];if(!n||!s)return;let o=this.parts.value,r=Ko(n).filter(i=>ke(
i,n,s)).map(i=>new Option(ne(i,n)??i,i,!1,i===o));this.parts.replaceChildren(...r)}show(t,n){let{into:s,names:o}=this.patches,
r=o.map(i=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
ne(i,t))??i} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(i,s)),a.append(c),a});this.list.replaceChildren(
...r),this.list.hidden=!r.length,this.list.setAttribute("aria-label",`Put into the ${qa[s]} run`),this.told.textContent=
n}};var Ns={};ia(Ns,{SLIDER_KEYS:()=>ai,blockAround:()=>ts,carryOf:()=>cr,circuitSentence:()=>or,circuitWords:()=>nr,dragOf:()=>ar,
markedAsCircuit:()=>tr,markedAsPut:()=>ii,neighbourOf:()=>es,openedMarks:()=>Jr,sentenceOfOpened:()=>ri,showTables:()=>mi,
slid:()=>ci,svgFile:()=>ui,turned:()=>Qn,walked:()=>yi});function Ze(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function d(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(za),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function Me(e){return e==null||e===!1?null:String(typeof e=="number"?wt(e):e)}function wt(e){return Math.round(e*100)/100}function se(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=wt(s);return`\
M${wt(t)} ${wt(n)}h${r}v${wt(o)}h${-r}Z`}).join("")}function It(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(wt),[c,l,
h]=[e,n,(e+n)/2].map(wt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Jn(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(wt),[c,l,h]=[e,n,(e+n)/2].map(wt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function Qo(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(wt),[c,l]=[e,n].map(
wt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function za(e){return e!=null&&e!==!1&&e!==""}function tr(e,t,n){return t?Ze(e,s=>{let o=t.parts.find(i=>er(i.name)===s);if(!o)return null;let r=sr(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Ka(i,o,r,n)}}):
e}function er(e){return e.replace(/\.feed_forward$/,".stream")}function Ka({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[D(l,h)+.9*h,1.5*h],
p=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:p-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:p,y:g+.36*h,"font-size":h},l))}function nr({parts:e},t){
let n=e.find(r=>er(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${sr(n.value)} points.`}function sr(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function or(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${S(r,1)}.`,text:`All give it ${S(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var Zn=5,rr=1440,Xn=5,Ja=60,Xa={least:.1,most:10};function ar(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=ct(i,t);if(r===
"gate")return Za(e,n);if(r==="attention_temperature")return ir(e,t,"attention");if(r==="pointer_temperature")return ir(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?ec(e,c,t,h,l):Qa(e,n,h)}function cr({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=Zn,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Qn({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Xa;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Za({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function ir({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Zn,
!o)return null;let a=Qn(n,s,(r-t)/Ja);return{kind:"temperature",of:s,value:a,isDone:i}}}}function Qa({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Zn,!r)return null;let c=Math.sign(tc(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function tc(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function ec({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=Xn*Math.round((u-t)/c*rr/Xn),g=r==="time"?Math.min(rr-Xn,Math.max(0,i+p)):Math.
max(0,a+p);return g===h&&!f?null:(h=g,{kind:r,visit:o,minutes:g,isDone:f})}}}var nc=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],mt=class{#e=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.values(`layers.${t}.heads.${n}.wei\
ghts`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return nc.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#n(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(
n)].filter(p=>!o.includes(p)),i=o.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(p=>!a.
includes(p)),...r].map(p=>this.#t(p)),h=p=>l.reduce((g,y)=>g+y[p],0),u=this.#o(l),f={location:-1,label:lr(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s(
"final",t)?this.probabilityOf("final",t):null}#s(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#o(s);return[...s,{location:-1,label:lr(r),category:null,probability:Math.max(0,o)}]}#o(t){
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:yo+s;return o-1-t.filter(({location:r})=>r<o).length}#n(t){
let n=this.#e.get(t);if(n)return n;let s=this.trace.lengths?.[t]??this.#r(t);return this.#e.set(t,s),s}#r(t){let n=this.
values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+
1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function lt(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];
o>n&&(t=s,n=o)}return t}var lr=e=>e===1?"1 other":`${e} others`;var sc=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Tt(e,t){for(let[s,o]of sc){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return rc(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:oc(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function oc(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?lt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?lt(s.lastRow(t,n)):null}function rc({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function hr(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function ts(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function es(e,t,n){let s=Tt(e,n),[
o,r]=ic[t]??[0,0];if(!s||o===0&&r===0)return null;let i=ac(s,o,r,n);return i!==null&&Tt(i,n)?i:null}var ic={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ac(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let g=f.findIndex(({location:m})=>m===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${p}.${y.location}`:null}}var ns={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},cc=.78,ss=1.07,lc=1.12;function v(e){return e.stage.type/13}
function U(e,t,n="label"){let s=n==="title"||n==="strong";return ss*D(ur(t),ns[n]*v(e),s)}function ur(e){return e.replaceAll(
"−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:tt(s,a/ss,ns[o]*v(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("text",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{
x:t,y:n,width:s},o,r="label"){let i=ns[r]*v(e),a=D(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(g,y)=>g+uc(y,i),0),p=c.at(-1);p&&l+a+f<=s?(p.push({text:" "},...u),l+=a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>hc(
t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function C(e){return e.split(" ").map(t=>[{text:t}])}function hc(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("text",{class:s,x:e,y:t},a)}function uc({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?cc:1)*(t.includes("math")?lc:1);return ss*D(ur(e),s*o,t.includes("strong"))}var fc=[137,80,78,71,13,10,26,10],Qe=256,os=65535,dc=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),fr=new Map;function Pt(e,t,n,s=1){let o=e.length/t,r=Qe-1,i=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...en(
t),...en(o),8,3,0,0,0],c=[fc,...tn("IHDR",a),...pc(n),...tn("IDAT",mc(i)),...tn("IEND",[])];return`data:image/png;base64\
,${Vn(dr(c))}`}function pc([e,t]){let n=[...e,...t].join(" "),s=fr.get(n);if(s)return s;let o=new Uint8Array(3*Qe);for(let i=0;i<
3;i++){let[a,c]=[Number(e[i]),Number(t[i])];for(let l=0;l<Qe;l++){let h=l/(Qe-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=tn(
"PLTE",o);return fr.set(n,r),r}function tn(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{
length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&255;s=dc[a]^s>>>8}}return[en(t.length),n,t,en(~s)]}function mc(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=os){let r=e.subarray(o,o+os),i=o+os>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(
[Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return dr([...t,[s>>8,s&255,n>>
8,n&255]])}function dr(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;
return t}function en(e){return[24,16,8,0].map(t=>e>>>t&255)}var gc=20,pr=46,rs=28,gr=9;function yr(e,t,n){let{width:s,height:o}=e.stage.size,r=v(e),i=Math.min(gc*r,.035*s),a=yc(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,br(n,c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function br(e,t,n){let s=n*(e.
length-1),o=e.reduce((f,{least:p})=>f+p.width,s),r=e.reduce((f,{least:p})=>f+p.height,s),i=e.every(({least:f})=>f.height<=
t.height),a=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((p,g)=>g.
rank>p.rank?g:p);return br(e.filter(p=>p!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=t;return e.map(f=>{let p=(f.share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+p*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function V(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=v(e),c=U(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),H(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function q(e,{x:t,y:n,width:s,height:o}){let r=v(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=v(e),
c=U(e,s,"label")+(r?24:4)*a;return{mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),H(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function yc(e,t,n){
let{width:s,height:o}=e.stage.size,r=v(e),i=hr(t,e.reading),a=bc(e,i,n),c="goes back",l=46*r+U(e,c,"small"),h="You are h\
ere",u=U(e,h,"small")+10*r,f=s-n,p=f-a.end-20*r,g=o>=560*r&&is(e,rs*r)>p,y=g?mr(e,f-n-u):mr(e,p,gr*2),m=y?is(e,y):0,b=g||
p-m>=u,w=g?p:p-m-(b?u:0),x=(g?46:8)*r+(rs*r-(y??0))/2;return{height:(g?pr+36:pr)*r,marks:[a.marks,w>=l+16*r&&d("g",{key:"\
escape",class:"escape"},d("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),H(e,a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&H(e,f-m-10*r,(g?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&d("g",{key:"thumbnails"},xc(e,t,f-m,x,y))]}}function bc(e,t,n){let s=v(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(
U(e,l,u),Math.max(20*s,n+o-r));if(i.push(d("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"\
ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),H(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(d("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function mr(e,t,n=gr){
let s=v(e);for(let o=rs;o>=n;o--)if(is(e,o*s)<=t)return o*s;return null}function is(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*v(e)))+2.2*t}function xc(e,t,n,s,o){let{reading:r}=e,i=v(e),a=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),M=Math.max(...$)||1,T=r.isRemoved(b,x)||r.isSkipped(b,"attention");a.push(
m(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${T?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Pt(
$,r.count,e.scale,M),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let w=.4*o;a.push(m(
`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>d("rect",{key:`line\
 ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(w-4)*$),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/2,[h,u]=[
s+.2*o,s+.8*o],f=.09*o,p=c+1.2*o;r.hasPointer&&a.push(m("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:It(c,[l-
f,l],p,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(m("generation","Generation",c,1.2*o,[d("path",{class:"generation",
d:It(c,[l,l+f],p,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(m("gate","Gate",p,.3*o,[d("rect",{class:"pointer",x:p+1,y:s+2,
width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.
gate)})]));let{location:g}=r.trace.prediction,y=p+.3*o;return a.push(m(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*
o-2,[d("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function m(b,w,x,$,M,[T,k]=[s,o]){let O=t.name===
b||t.name.startsWith(`${b}.`),A=b.includes("heads");return d("g",{key:b,class:`part thumb${O?" here":""}`,"data-open":b,
role:"link",tabindex:0,"aria-label":w,"aria-current":O?"true":null},M.flat(),d("rect",{key:"frame",class:A||O?"thumb-fra\
me":"ground",x,y:T,width:$,height:k,rx:2}),d("title",{},w))}}var xr=13;function Ct(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=v(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=wr(f),g=new Map([...r].map(A=>[A,E(f[A]??0,p)])),y=[...g.values()].
some(A=>U(e,A,"tiny")>h+2*c),m=g.size>0&&!y?xr*c:1,b=y?xr*c:0,[w,x]=s.extent??nn(f),$=$c(t.height-b,w,x,m),M=$>0?Math.max(
m,w*$):(t.height-b)/2,T=t.y+b+M,k=f.map((A,N)=>{let _=Math.abs(A)*$,I=N===i;return d("rect",{key:`bar ${N}`,class:`bar ${o}${A<
0?" negative":""}${I?" chosen":""}`,x:t.x+N*h+u/2,y:A<0?T:T-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&d("title",
{},a(N)))}),O=[...g].map(([A,N])=>H(e,t.x+$r((A+.5)*h,U(e,N,"tiny")/2,t.width),y?t.y+9*c:T+(Number(f[A])<0?-3:10.5)*c,N,
{kind:"tiny",anchor:"middle",also:A===i?"chosen":"",key:`number ${A}`}));return[d("path",{key:"line",class:"axis",d:`M${t.
x} ${T}H${t.x+t.width}`}),k,O]}function $c(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function oe(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*v(e),c=t.map(wr),l=Array.from(n,(g,y)=>Math.
max(...t.map((m,b)=>U(e,E(Number(m[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(m=>Math.abs(f(m)-f(g))>=p(g)+p(m)+a)&&u.add(g);
return u;function f(g){return $r((g+.5)*i,p(g),s)}function p(g){return l[g]??0}}function $r(e,t,n){return Math.max(t,Math.
min(n-t,e))}function nn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function wr(e){let t=Math.
max(...nn(e));return t>=99.5?0:t>=.95?1:2}var kr=8;function qt(e,t,n,{chosen:s=null,open:o}={}){let r=v(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(U(e,w.title,"strong"),c?U(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,p=t.width-u-l,g=i?17*r:0,y={x:f,width:p,height:Math.max(6*r,a-kr*r-g)},m=n[0]?.values.length??
1,b=p/m;return[n.map(({key:w,title:x,says:$,values:M,colour:T,open:k},O)=>{let A=t.y+O*a,N=i?A+12*r:A+a/2+(c?-2:4)*r,_=i?
t.width:u-8*r,I=U(e,x,"strong")+10*r;return d("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:A,width:t.width+
8*r,height:a,rx:4}),H(e,t.x,N,x,{kind:"strong",width:_,key:"title"}),i&&H(e,t.x+I,N,$,{kind:"small",width:t.width-I,key:"\
beside"}),c&&H(e,t.x,N+15*r,$,{kind:"small",width:_,key:"says"}),Ct(e,{...y,y:A+g+kr/2*r},M,{colour:T,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${E(Number(M[W]),4)}`}),s!==null&&H(e,t.x+t.width,A+g+(a-g)/2+4.5*r,E(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:m},(w,x)=>d("rect",{key:`position ${x}`,class:"cell",x:f+x*b,y:t.y,
width:b,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},d("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${E(Number(M[x]),3)}`).join(`
`)))))]}function Mr(e){let t=Oc(e??"").map(Sc);for(let n=Mc;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=as.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Or={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},wc={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},as=new Map(Object.entries(wc).flatMap(([e,t])=>t.map(n=>[n,e]))),kc=new Set([...as.keys()].flatMap(
e=>e.split(" "))),Mc=Math.max(...[...as.keys()].map(e=>e.split(" ").length));function Oc(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Sc(e){let t=e.replace(/s$/,"");return kc.has(t)?t:e}var Ac=24;function dt(e,t,n,s){let o=s/Ac;return d("path",{key:"icon",class:"icon",d:Or[Mr(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let n=e.visits[t];return n?`${n.label}, ${Wt(e,t)}`:""}function zt(e,t){return e.visits[t]?.label??""}function cs(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function Wt(e,t){let n=e.visits[t];return n?`${ht[n.weekday]} ${ot(n.start_minute)}`:
""}function Ar(e,t){return Lt(e.visits[t]?.duration_minutes??0)}function Er(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=v(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,p=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-p)/g,m=T(Sr(n,r).map(k=>({visit:k,half:U(e,$(n[k],k),k===r?"strong":"tiny")/2}))),b=T(Sr(n,r).map(k=>({visit:k,half:U(
e,M(k),k===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},O)=>{let A=w(O),N=O===r,_=Number(n[O])*y;return d("g",{key:`visit ${O}`,class:`part choice${N?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${G(c,O)}: weight ${S(Number(n[O]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${N?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),m.has(O)&&H(e,x(O,m),f-_-4*l,$(
n[O],O),{kind:N?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&dt(k,A-7*l,f+5*l,14*l),b.has(O)&&H(e,x(O,b),
t.y+t.height-4*l,M(O),{kind:N?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${G(c,O)}: score ${E(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function w(k){return t.x+(k+.5)*h}function x(k,O){let A=O.get(k)??0;return Math.max(
t.x+A,Math.min(t.x+t.width-A,w(k)))}function $(k,O){return O===r?cs(Number(k)):S(Number(k)).replace(" %","")}function M(k){
return E(Number(s[k])/o,k===r?2:1)}function T(k){let O=new Map;for(let{visit:A,half:N}of k){let _=Math.max(t.x+N,Math.min(
t.x+t.width-N,w(A)));[...O].every(([W,P])=>{let L=Math.max(t.x+P,Math.min(t.x+t.width-P,w(W)));return Math.abs(_-L)>=N+P+
3*l})&&O.set(A,N)}return O}}function Sr(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Tr(e,t){let n=v(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Ec(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Tc(e,s)}]}function Ec(e,t){let{reading:n}=e,s=v(e),o=q(e,t),r=n.values(
"context"),i=B(e,o,C(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...V(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&d("g",{key:`line ${u}`},Ct(e,g,f,{colour:"\
stream",extent:nn(r),numbered:oe(e,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${E(Number(f[y]),4)}`}))})]}function Tc(e,t){let{
reading:n}=e,s=v(e),o=q(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,o,C(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...V(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},qt(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function re(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=ae(Ft(i,s,c),Ft(a,o,c));return Nr(h,l,null,e,o)}function sn(e,t,n,s){let o=Ft(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return ls(o,e.trace.interventions.attention_temperature??1)}function ie(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Nr(ae(n,Ft(s,t,n.length)),o,r,e,t)}function on(e){return ls(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Nr(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function ae(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:he(n)}}function ls(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=he(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Oe(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ht(e,`${s}.weight`,r),bias:Ht(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function rn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Ht(e,`${o}.bias`,s),a=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:ae(a,Ft(r.values,s,a.length)),bias:i}}function _r(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Ht(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=hs(e,c,t),u=ae(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:he(a.map(({dot:c})=>c.sum))+o}}function hs(e,t,n){let s=e.values(`inputs.${t}`);return Ft(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return Ft(s,n,s.length/e.count)}function ce(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?ae(t,n.values):null,bias:Ht(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Dt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?ae(n,Ft(
s.values,t,n.length)):null,r=Ht(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function vr(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
ls(t,1):null}function le(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?he(s.map(i=>Number(
e.pointerWeights[i]))):0,r=Nc(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Nc(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Ht(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Ft(e,t,n){return e.subarray(t*n,(t+1)*n)}function he(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var ue="→",Lr=30,_c=8,vc=20,Lc=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function Se(e,t,{first:n,second:s,products:o},r){let i=v(e),a=o.length,c=a>vc&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,f=t.x+Lr*i,p=t.width-Lr*i,g=Ae(o),y=oe(e,[n,s,o],o,p,g),m=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=p/a,w=x=>`${E(
Number(n[x]),4)} × ${E(Number(s[x]),4)} = ${E(Number(o[x]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),m.map(({letter:x,colour:$,values:M,title:T},k)=>{let O=t.y+k*h,A={x:f,y:O+
u,width:p,height:h-u-6*i};return d("g",{key:`row ${k}`},H(e,t.x,O+12*i,T,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,O+u+.5*A.height+5*i,x,{also:`math letter ${$}-words`,key:"letter"}),Ct(e,A,M,{colour:$,numbered:y,chosen:g,
exact:w}))}),c&&Rc(e,{x:f,y:t.y+3*h,width:p,height:l},o)]}function Rc(e,{x:t,y:n,width:s},o){let r=v(e),i=s/o.length,a=Math.
max(_c,Math.ceil(o.length/8));for(;a<o.length&&a*i<U(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,m)=>y+m,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),H(e,(f+p)/2,n+17*r,E(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function an(e,t,n,s,o,r,i){let a=v(e),c=Ic(n,s,r),l=Pc(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,f=132*a,p=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-p>=f,y=Math.min(t.height-u-(g?p:0),276*a),m=t.height-u-y,b=B(e,{...h,y:t.y+y+4*a},c),w=B(e,{...h,y:t.y+y+b.
height+6*a},l);return[d("g",{key:"dot"},Se(e,{...t,height:y},n.dot,r)),d("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),d("g",{key:"score steps"},b.marks),d("g",{key:"softmax steps"},w.marks),g&&d("g",{key:"softmax"},
Er(e,{...t,y:t.y+y+u,height:m},s,o,i))]}function Ic({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(e.sum,2)}`,kind:"strong"}],n?[{text:`${ue}\
 ÷ √${t} = `},{text:E(h,2),kind:"strong"}]:[{text:`${ue} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${ue} no position bias: it is off`}]:[{text:`${ue} ${s<0?"−":"+"} ${E(Math.abs(s),2)} (position bias)\
 = `},{text:E(i,2),kind:"strong"}]),r?u.push([{text:`${ue} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${ue}\
 ÷ temperature ${Cc(a)} = `},{text:E(i/a,2),kind:"strong"}]),u}function Pc({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(h,2),isRaised:!0},{text:` = ${Nt(u)}\
;`}],[{text:`${Nt(u)} / ${Nt(c)} = `},{text:cs(Number(l[n])),kind:"strong"},{text:","}],...C(`where ${Nt(c)} is the sum \
over ${s}${i?`, after ${E(i,2)}, the largest score, is subtracted from each`:""}.`)]}function Nt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>Lc[s]??"").join("")}`}function Ae(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Cc(e){return String(Math.round(1e3*e)/1e3)}var Wc=6;function Rr(e,t){let n=v(e),s=ce(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Hc(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Fc(e,r,s)}),o}
function Hc(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=v(e),a=q(e,t),c=s&&o!==null?[...C("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${E(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:E(r,2),kind:"strong"}]]:[...C("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:E(r,2),kind:"strong"}]],l=B(e,{...a,
y:0},c),h=it(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),f=B(e,{...a,y:a.y+u+4*i},c),p=oe(e,[n],n,a.width);return[...V(e,t,`${n.length} hidden units read the context`),
d("g",{key:"dot"},s?Se(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Ct(e,{...a,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function Fc(e,t,n){let{reading:s}=e,o=v(e),r=q(e,t),{gate:i,trace:a}=s,c=B(e,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=B(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...V(e,t,f()),n&&h.height>=60*o&&d("g",{key:"curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:m}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let $=m?`Only the ${m==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...C($),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...C(`is the gate: ${S(i,1)} of the answer comes from \
the pointer, ${S(1-i,1)} from generation.`)];let x=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...C(x),...C("As learned it would be"),
...w]}function g(m,{logit:b,learned:w}){let x=Math.max(Wc,Math.ceil(Math.abs(b))),$=_=>m.x+(_+x)/(2*x)*m.width,M=m.y+m.height,
T=_=>M-_*m.height,k=Array.from({length:61},(_,I)=>{let W=-x+I/30*x;return`${$(W).toFixed(1)} ${T(1/(1+Math.exp(-W))).toFixed(
1)}`}),[O,A]=[$(b),T(w)],N=b>0;return[d("path",{key:"axes",class:"axis",d:`M${m.x} ${m.y}V${M}H${m.x+m.width}M${m.x} ${T(
.5)}H${m.x+m.width}`}),[0,.5,1].map(_=>H(e,m.x-6*o,T(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-x,0,x].map(_=>H(e,$(_),M+15*o,E(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),H(e,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),d("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),d("path",{key:"lead",
class:"lead",d:`M${O} ${M}V${A}H${m.x}`}),d("circle",{key:"point",class:"point",cx:O,cy:A,r:5.5*o}),H(e,O+(N?-10:10)*o,N?
Math.max(A-6*o,m.y+9*o):A-8*o,w.toFixed(2),{kind:"strong",anchor:N?"end":void 0,key:"value"})]}function y(m){let b=i*m.width;
return[d("rect",{key:"pointer",class:"bar pointer",x:m.x,y:m.y,width:b,height:m.height}),d("rect",{key:"generation",class:"\
bar generation",x:m.x+b,y:m.y,width:m.width-b,height:m.height}),H(e,m.x,m.y+m.height+15*o,`pointer ${S(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(e,m.x+m.width,m.y+m.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Ir=14,Pr=34;function pt(e,t,n,{largest:s,most:o=Pr,isOrdered:r=!1,isWalked:i=!1}={}){let a=v(e),c=Math.max(1,Math.floor(
t.height/(Ir*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*
a,p=Math.max(1,Math.ceil(Ir*a/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),m=y?22*
a:0,b=Math.max(...h.map(({text:k})=>U(e,k,"strong")))+8*a,w=Math.max(0,...h.map(({beside:k=""})=>k?U(e,k,"small")+10*a:0)),
x=Math.max(...h.map(({label:k,says:O=""})=>Math.max(U(e,k,"strong"),f?U(e,O,"small"):0)))+8*a,$=Math.min(x,.58*(t.width-
m-b-w)),M={x:t.x+m+$,width:Math.max(1,t.width-m-$-b-w)},T=s??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:A})=>O+Math.
abs(A),0)))||1);return[h.map((k,O)=>{let A=t.y+(O+.5)*u,N=O===g||(h.length-1-O)%p===0&&(g<0||Math.abs(O-g)>=p),_=M.x,I=Math.
min(.62*u,.42*o*a);return d("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:A-u/2,width:t.width+6*a,height:u,rx:4}),y&&(N||
u>=17*a)&&k.category!==void 0&&dt(k.category,t.x,A-7.5*a,15*a),N&&H(e,t.x+m,A+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:$-6*a,key:"name"}),f&&k.says&&H(e,t.x+m,A+12.5*a,k.says,{kind:"small",width:$-6*a,key:"says"}),k.
parts.map(({value:W,colour:P},L)=>{let F=Math.abs(W)/T*M.width,z=d("rect",{key:`part ${L}`,class:`bar ${P}${W<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:_,y:A-I/2,width:Math.max(.5,Math.min(M.width,F)-(k.parts.length>1&&F>2?.8:0)),height:Math.
max(1,I)});return _+=F,z}),N&&k.beside&&H(e,t.x+t.width-b,A+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),N&&
H(e,t.x+t.width,A+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&d("title",{},k.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function fe(e,t,n,s=Pr){
return Math.min(s*v(e)*n,t.height)}function Cr(e,t){let n=v(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Dc(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Bc(e,s,t)}]}function Dc(e,t,n){let{reading:s}=e,
o=v(e),r=q(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:g,category:y}=s.
nameOf(f),{logit:m}=Dt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:p,colour:"generation"}],beside:m===
null?"":E(m,2),text:S(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${m===null?"":`logit ${E(m,4)}, `}\
probability ${S(p,3)}`}}),c=s.trace.architecture.locations,l=B(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...V(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},pt(e,u,a,{isWalked:!0})),h.mark]}function Bc(e,t,{location:n}){let{reading:s}=e,o=v(e),r=q(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Dt(s,n),h=vr(s),u=s.probabilityOf("generation",n),f=[];if(a&&c!==null&&f.push(...C("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${E(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:E(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),m=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:E(
m,2),isRaised:!0},{text:` = ${Nt(y)};`}],[{text:`${Nt(y)} / ${Nt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...C(`${Nt(h.total)} is the sum over the whole list${h.shift?`, after ${E(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...C("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let p=B(e,{...r,y:0},f),g=a?Math.min(r.height-p.height-8*o,450*o):0;return[...V(e,t,`How does it score ${i}?`),a&&d("g",
{key:"dot"},Se(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...r,y:r.y+g+(a?6*o:0)},f).marks]}var Ee=20,cn=8,Hr=19,J=8,Ne=3,fs=4,Te=4,Gc=.05,Uc={least:13.5,most:38,lane:3},ds=13,jc=760;function ps(e,t,n=1){let s=t.
type/ds,o=46*s,r=t.height-98*s,i=ms(e.count,o,r,Uc,s,Yc(e)),a=t.width>=1180*s,c=t.width<jc*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Vc(e,s):Fr(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,p=t.width-2*Ee-Wr(Object.values(h)),[g,y]=[o+12*s,t.height-4*s],m=qc(
e.heads,p/e.layers-f,y-g,s),b=m.columns*(m.side+cn*s)-cn*s,w=e.heads>0?b+f:f,x=Math.max(0,p-e.layers*w);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=t.width-2*Ee-
Wr(Object.values(h))-e.layers*w,M=Math.min($,e.hasPointer?220*s:60*s);h.bands+=M;let T=($-M)/e.layers,k={x:Ee,width:h.visits},
O=Ee+h.visits+12*s,A=a?{x:O,width:h.slices}:null;A&&(O+=h.slices+12*s);let N=Array.from({length:e.layers},(Z,st)=>{let Q=O+
st*(w+T);return{x:Q,width:b,maps:zc(e.heads,Q,g,y,m,s),stream:l?Q+(e.heads>0?b+10*s:0):null}});O+=e.layers*(w+T);let _=t.
width-Ee,I=_-h.answer,W=I-h.leave-h.gate,P=O+h.scores+h.weights+8*s,L=W-h.flow-J,F=Math.min(190*s,.24*t.height)/n,z=e.hasGate?
.56*t.height:(o+r)/2,et=fs*s,K=e.hasPointer?t.height-F-Ne*et-6:(o+r-F)/2-et;return{size:t,type:t.type,rows:i,visits:k,slices:A,
layers:N,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:P,places:L,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?Te-1:Te,top:o,bottom:r+60*s,x:I,right:_,segment:I-J},right:_,top:o,bottom:r,
full:F,across:{visits:i.map(({y:Z})=>Z),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?K-12*s:r],gap:22*
s},generation:{start:K,gap:et},gate:z-F/2},bands:{ribbon:(Z,st,Q)=>us(P,Z,L,st,Q),into:(Z,st,Q)=>us(L+J,Z,W,st,Q),out:(Z,st,Q)=>us(
W+h.gate,Z,I-J,st,Q)}}}function us(e,t,n,s,o){return o?It(e,t,n,s):It(e,t,e,t)}function Fr({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:J,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Vc(e,t){return{...Fr(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Yc({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Gc?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function Wr(e){return e.reduce((t,n)=>t+n,0)}function ms(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.
min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let f=a&&new Set(a.slice(0,l)),p=t;return Array.from({length:e},(g,y)=>{let m=f?f.has(y):y>=e-l,b=m?u:h;return p+=b,{
y:p-b/2,height:b,isFull:m}})}function qc(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/
Math.ceil(e/r)-Hr*s,a=Math.min(i,(t-(r-1)*cn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function zc(e,t,n,s,{columns:o,
side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Hr*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+cn*i),y:n+
Math.floor(h/o)*c,side:r}))}function ln(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,
last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-t))/(f+p),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){
let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var kt=44,j={title:26,bars:34,inputs:64,scores:52,names:56},Dr=16,Kc={least:20,most:110,lane:1},Jc=62,gs=8,Xc=160,hn=16,
Br=6;function bs(e,t,n,s=1){let o=n/ds,[r,i]=[Dr,t-Dr],a=ms(e.count,r,i,Kc,o).map(({y:_,height:I,isFull:W})=>({x:_,width:I,
isFull:W})),c=Number(a.at(-1)?.width)>=Jc*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+hn*o,u=h+(j.title+
j.inputs+hn)*o,f=[];for(let _=0;_<e.layers;_++){let I=Zc(e.heads,r,i,u+j.title*o,o),W=I.at(-1),L=(W?W.y+W.side+8*o:u)+j.
title*o;f.push({y:u,maps:I,stream:L}),u=L+(j.bars+hn)*o}let p=Qc(e,r,u+j.title*o,i-r,o),g=Math.ceil(e.values("context").
length/p.columns)*p.cell,y=u+j.title*o+Math.max(g,20*o)+hn*o,m=y+(e.hasPointer?(j.title+j.scores)*o:0),b=m+(e.hasPointer?
170:96)*o,w=b+J+((e.hasPointer?j.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,$=tl(i-r,o)/s,M=fs*o,T=i-$-Ne*M,k=Math.
max(78*o,$*s/2+6),O=w+x+34*o,A=i-$-16*o,N={most:Te,top:O,bottom:O+(Te+1)*k,x:r-6*o,right:A-8*o,segment:A};return{size:{width:t,
height:N.bottom+Math.max(0,($*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:p,pointer:y,
ribbons:m,places:b,gate:w,gateHeight:x,answers:N,full:$,across:{visits:a.map(({x:_})=>_),starts:[r,i],places:{room:[r,e.
hasGeneration?T-2*Br*o:i],gap:Br*o},generation:{start:T,gap:M},gate:i-$},bands:{ribbon:(_,I,W)=>ys(m,_,b,I,W),into:(_,I,W)=>ys(
b+J,_,w,I,W),out:(_,I,W)=>W?Qo(w+x,_,A+J,I):ys(w+x,_,w,_,!1)}}}function ys(e,t,n,s,o){return o?Jn(e,t,n,s):Jn(e,t,e,t)}function Zc(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+gs*o)/r,a=Math.min(i-gs*o,Xc*o),c=Math.max(kt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+gs*o),side:a,touch:kt}))}function Qc(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function tl(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var un={visits:0,slices:1,layers:2};function _t({reading:e,beside:t}){return t?[e,t]:[e]}function _e(e){return Math.max(
..._t(e).map(({largestWeight:t})=>t))}function fn(e){return e.isOwnScale?1:_e(e)}function de(e){return un.layers+2*e}function X(e){
let t=un.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}
function Y(e,t){return e.beat>=t?1:0}var xs=64,Gr="largest of each head",el=Float32Array.from({length:xs},(e,t)=>t/(xs-1));function $s({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function ve({lit:e}){return e?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function dn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/
13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+D(Gr,12.5*a)>l,u=r?h?"own largest":Gr:S(_e(e)),f=t+12*a,p=[d("t\
ext",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Pt(el,xs,e.scale),x:f,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"\
none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("text",{class:"small",x:f+c+5*a,y:n},u)],g=$s(e),
y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${g}`};if(s){let b=17*a+c+D(u,12.5*a),w=d("rect",{class:"ground",x:t-6*a,y:n+14*a-kt,width:b+12*a,
height:kt});return d("g",{key:"scale",class:"switch",...y},w,p)}let m=D(g,12.5*a)+16*a;return d("g",{key:"scale"},d("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),d("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${ve(
e)}`),p,d("g",{key:"switch",class:"switch",...y},d("rect",{class:"handle stays",x:t,y:n+8*a,width:m,height:19*a,rx:9.5*a}),
d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Ur=24,nl=.045,sl=.6;function jr(e,t){let n=v(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>ol(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>al(e,i,t)}]}function ol(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=v(e),{count:h}=s,u=s.weights(r,i),f=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),p=o?u[lt(u)]||1:_e(e),g=il(e,t,n,f),y=Math.min(.36*t.width,190*l),m=t.y+42*l,[b,w]=[t.width-y,
t.height-44*l-g.height],x=t.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(w/h,x*b/h)},M={x:t.x+y,y:m,width:b,height:$.
height*h},T=`layers.${r}.heads.${i}`,k=$.height>=30*l,O=rl($.height,13*l);return[H(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),d("g",{key:"columns"},N()),d("g",{key:"rows"},_()),d("image",{key:"weig\
hts",class:"map",href:Pt(u,h,e.scale,p),...M,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"ma\
p-frame",...M}),d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},I()),d("rect",{key:"col\
umn",class:"chosen-column",x:M.x+c*$.width,y:t.y,width:$.width,height:M.y+M.height-t.y,rx:3}),A(),d("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*$.width,y:M.y+a*$.height,width:$.width,height:$.height}),g.at(M.y+M.height)];function A(){let P=M.y+
a*$.height,L=19*l,F=(K,Z)=>d("rect",{key:K,class:"chosen-row",...Z,rx:3}),{height:z}=$;if(z>=L)return F("row",{x:t.x-3,y:P,
width:t.width+3,height:z});let et={x:t.x-3,y:P+(z-L)/2,width:y,height:L};return[F("row",{x:M.x-1,y:P,width:M.width+2,height:z}),
F("asking",et)]}function N(){let P=$.width>=14*l,L=Math.min(15*l,$.width-3*l),F=$.width>=30*l,z=M.x;return s.visits.map(
(et,K)=>{let Z=String(ht[et.weekday]),st=et.weekday!==s.visits[K-1]?.weekday,Q=M.x+K*$.width,Qt=U(e,Z,"tiny"),io=!P&&st&&
Q>=z&&Q+Qt<=M.x+M.width;io&&(z=Q+Qt+4*l);let Fn=M.x+(K+.5)*$.width;return d("g",{key:`column ${K}`,class:`part choice${K===
c?" here":""}${et.masked?" off":""}`,"data-open":`${T}.${a}.${K}`,role:"button",tabindex:"-1","aria-label":`Read from vi\
sit ${K+1}: ${G(s,K)}${et.masked?", masked":""}`},d("rect",{class:"ground",x:M.x+K*$.width,y:t.y,width:$.width,height:42*
l}),P&&dt(et.category,Fn-L/2,t.y+(F?0:22)*l,L),io&&H(e,Q,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),F&&[H(e,Fn,t.y+26*l,Z,{
kind:"tiny",anchor:"middle",key:"day"}),H(e,Fn,t.y+38*l,$.width>=40*l?ot(et.start_minute):`${Math.floor(et.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},G(s,K)))})}function _(){return s.visits.map((P,L)=>{let F=M.
y+(L+.5)*$.height,z=L===a,et=z||(h-1-L)%O===0&&Math.abs(L-a)>=O,K=Math.min(18*l,$.height-1.5*l),Z=$.height>=12*l,st=t.x+
(Z?K+10*l:4*l),Q=M.x-st-6*l,Qt=z||k?"strong":"label";return d("g",{key:`row ${L}`,class:`part choice${z?" here":""}`,"da\
ta-open":`${T}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${G(s,L)}`},d("rect",{class:"grou\
nd",x:t.x,y:F-$.height/2,width:y,height:$.height}),Z&&dt(P.category,t.x+3*l,F-K/2,K),et&&H(e,st,F+(k?-2:4.5)*l,P.label,{
kind:Qt,width:Q,key:"name"}),k&&H(e,st,F+12*l,`${Wt(s,L)} · ${Ar(s,L)}`,{kind:"small",width:Q,key:"when"}),d("title",{},
G(s,L)))})}function I(){let P=[];for(let L=0;L<h;L++){if(h>Ur&&L!==a){P.push(d("rect",{key:`row ${L}`,class:"cell",x:M.x,
y:M.y+L*$.height,width:M.width,height:$.height,"data-open":`${T}.${L}.${c}`},d("title",{},G(s,L))));continue}for(let F=0;F<
h;F++)P.push(W(L,F))}return P}function W(P,L){let F=Number(u[P*h+L]),[z,et]=[M.x+L*$.width,M.y+P*$.height],K=P===a&&L===
c,Z=String(Math.round(100*F)),st=Qt=>$.width>=U(e,Z.padStart(2,"0"),Qt)+2*l,Q=(F>=nl||P===a)&&$.height>=13*l&&st("tiny");
return d("g",{key:`${P} ${L}`,class:"cell"},d("rect",{key:"cell",x:z,y:et,width:$.width,height:$.height,"data-open":`${T}\
.${P}.${L}`,role:"button",tabindex:K?0:"-1","aria-current":K?"true":null},d("title",{},`${G(s,P)} reads ${S(F,1)} from ${G(
s,L)}`)),Q&&H(e,z+$.width/2,et+$.height/2+4.5*l,Z,{kind:F/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:F/p>=
sl&&!f?"on-dark":"on-light",key:"weight"}))}}function rl(e,t){return Math.max(1,Math.ceil(t/e))}function il(e,t,{layer:n,
head:s,query:o,isLeaf:r},i){let{canAct:a,canAsk:c,reading:l}=e,h=v(e),u=l.isRemoved(n,s),f=t.height>=330*h,p=`layers.${n}\
.heads.${s}`,y=[a&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":p},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":p}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:$s(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),m=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>Ur?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=f?C(m):[],w=B(
e,{...t,y:0},b,"small").height;return{height:w+40*h,at(x){let $=t.x,M=[];for(let{text:T,attributes:k,...O}of y){let A=it(
e,$,x+w+22*h,T,k,O);$+A.width>t.x+t.width||(M.push(A.mark),$+=A.width+10*h)}return[d("g",{key:"explained"},B(e,{...t,y:x+
3*h},b,"small").marks),d("g",{key:"controls"},M)]}}}function al(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":zt(i,r);return[...V(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"worked"},an(e,q(e,t),re(i,n,s,o,r),sn(i,n,s,o),r,[{letter:"\
q",words:`Query of ${G(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Vr=56;function Yr(e,t){let n=v(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>cl(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>ll(e,s,t)}]:[]]}function cl(e,t,{
location:n}){let{reading:s}=e,o=v(e),r=le(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],m=O=>r.visits.map(A=>({value:O*Number(g[A]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:m(1),text:gt(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${f}`,parts:m(i),text:gt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:gt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:gt(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:gt(u),isChosen:!0});
let b=q(e,t),w=s.hasGate?[[{text:`${f} × ${gt(a)} = ${gt(l)}`}],...C("come from the pointer,"),[{text:`${p} × ${gt(c)}\
 = ${gt(h)}`}],...C("from generation. Together:"),[{text:gt(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:
[...C(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=B(e,{...b,
y:0},w),$={...b,height:b.height-x.height-44*o},M=fe(e,$,y.length,Vr),T=B(e,{...b,y:b.y+M+8*o},w),k=it(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...V(e,t,`How probable is ${s.nameOf(n).label}\
?`),d("g",{key:"rows"},pt(e,$,y,{most:Vr})),...T.marks,k.mark]}function ll(e,t,{location:n}){let{reading:s}=e,o=v(e),{visits:r,
pointer:i}=le(s,n),a=q(e,t),c="Its visits";if(r.length===0){let m=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...V(e,t,c),...B(e,a,m).marks]}let l=s.pointerWeights,h=r.map(m=>({key:`visit ${m}`,label:`${Wt(s,m)}\
 (visit ${m+1})`,parts:[{value:Number(l[m]),colour:"pointer"}],text:gt(Number(l[m])),open:`pointer.${m}`,isOff:s.visits[m]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...C(u),[{text:gt(i),kind:"strong"},
{text:"."}]],p=B(e,{...a,y:0},f),g={...a,height:a.height-p.height-8*o},y=fe(e,g,h.length);return[...V(e,t,c),d("g",{key:"\
rows"},pt(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+y+6*o},f).marks]}function gt(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function qr(e,t){let n=v(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>hl(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>ul(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>fl(e,s)}]}function hl(e,t,n){let{reading:s}=e,o=v(e),r=q(e,t),i=B(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Wt(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:E(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${G(s,p)}\
: score ${E(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=it(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...V(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},pt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ul(e,t,{visit:n}){let{
reading:s}=e;return[...V(e,t,`How does the pointer score ${zt(s,n)}, ${Wt(s,n)}?`,`Score of ${zt(s,n)}`),d("g",{key:"wor\
ked"},an(e,q(e,t),ie(s,n),on(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function fl(e,t){let{reading:n}=e,s=v(e),o=q(e,t),r=n.pointerWeights,i=B(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(p,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=it(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...V(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},pt(e,c,a)),l.mark]}function zr(e,t){let n=v(e),s=Kr(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>dl(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>pl(e,o,t)}]}function gn(e,{layer:t,visit:n,number:s}){return s??Ae(nt(e,`layers.${t}.residual_out`,n))}function Kr(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,p,g="plain")=>{let y=nt(e,`${s}.${u}`,n),m=`length ${E(Math.hypot(...y))}`;a.push({key:u,title:f,says:p||
m,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(f,2)}, deviation ${E(p,2)}`}}function dl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=v(e),
a=q(e,t),c=gn(s,n),l=Kr(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,p=[],g=(y,m,b=!0)=>{let w=it(e,f,a.y+a.
height-10*i,y,m,{isButton:b});f+w.width>a.x+a.width||(p.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...V(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(s,r)}`,`Layer ${o}\
: ${G(s,r)}`),d("g",{key:"rows"},qt(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),d("g",{key:"controls"},p)]}
function pl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=v(e),a=gn(s,n),c=q(e,t),{y:l}=c,h=[];for(let f of ml(s,o,r,a)){
let p=B(e,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...V(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},gl(e,u,o,r,a))]}function ml(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(nt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),mn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(pn("Norm 1:",Oe(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(pn("Norm\
 2:",Oe(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,p,g){let y=g?"0 (skipped)":
E(Math.abs(f),2);return a?[...C(h),[{text:`${E(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],mn(p)]:[...C(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":E(f,2),kind:"strong"}]]}}function pn(e,t){if(!t)return C(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...C(e),[{text:`(${E(n,2)} ${s<
0?"+":"−"} ${E(Math.abs(s),2)})`}],[{text:`× ${E(o,3)} = ${E(r,2)};`}],...i===null||a===null?C("then a learned factor\
 and bias give").concat([mn(c)]):[[{text:`${E(r,2)} × ${E(i,2)} ${a<0?"−":"+"} ${E(Math.abs(a),2)} =`}],mn(c)]]}function mn(e){
return[{text:E(e,2),kind:"strong"}]}function gl(e,t,n,s,o){let{reading:r}=e,i=v(e),a=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=rn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${E(he(h),2)}, the bias adds ${E(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=B(e,t,C(p+g),"small"),m=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,m).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${E(
Number(a[w]))} → ${E(Number(c[w]))}${l?` × ${E(Number(l.dot.second[w]),2)}`:""}`,text:E(Number(h[w]),2)}));return[...y.
marks,pt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var yl=864e5,bl=.1;function ws(e,t){let n=v(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>$l(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>wl(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Ol(e,o,t)}]:[]]}function ks(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ge)*Ge;return`${ot(
c)} to ${ot((c+Ge)%1440)}`}case"weekday":return Be[r.weekday]??"";case"recency":{let c=xl(e,n);return c===null?"days bef\
ore the prediction":c>=Bn?`${Bn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/ee)*ee,l=c+ee;return c>=Gn*ee?`${Lt(Gn*ee)} or more`:`${c?Lt(c):"0"} to ${Lt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function xl({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/yl;return Math.round(o(e.predict_at)-o(s))}function $l(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=v(e),i=q(e,t),a=o.slices.map(({name:f,label:p,lengths:g})=>({key:f,title:p,says:ks(o,f,s),values:hs(o,
f,s),colour:Number(g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:p})=>f+p.length,0),l=B(e,i,C(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=it(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...V(e,t,n==="inputs"?"What the last visit is made of":G(o,s)),...l.marks,d("g",{key:"rows"},qt(e,u,a)),h.mark]}function wl(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=v(e),a=q(e,t),c=nt(r,"inputs.projected",s),l=o??Ae(c),h=_r(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],p={...a,height:Math.min(86*i,.26*a.height)},g=Ml(r,s,l),y=[],m=g.reduce(($,M)=>$+B(e,
{...a,y:0},M).height+4*i,0),b={...a,y:p.y+p.height+28*i,height:a.height-p.height-m-36*i},w=h?kl(h):[],x=b.y+(w.length?fe(
e,b,w.length)+6*i:0);for(let $ of g){let M=B(e,{...a,y:x},$);if(x+M.height>a.y+a.height+2)break;y.push(...M.marks),x+=M.
height+4*i}return[...V(e,t,"The vector that enters the layers"),d("g",{key:"vector"},qt(e,p,f,{chosen:l,open:$=>`${u}.${$}`})),
w.length>0&&B(e,{...a,y:p.y+p.height+4*i},C(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&d("\
g",{key:"rows"},pt(e,b,w)),d("g",{key:"lines"},y)]}function kl({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:E(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${E(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:E(t,2),exact:""}]}function Ml(e,t,n){
if(!e.has("inputs.norm"))return[];let s=Number(nt(e,"inputs.projected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),
r=Oe(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[[...C("Sum:"),[{text:E(s,2),kind:"strong"}]],pn("Norm:",r)];
if(e.trace.architecture.components.includes("sinusoidal")){let a=e.trace.architecture.d_model,c=Ht(e,"pos_encoding",t*a+
n);e.trace.interventions.sinusoidal===!1?i.push(C("No position encoding: it is off.")):c!==null&&r&&i.push([...C("Positi\
on encoding:"),[{text:`${E(r.result,2)} ${c<0?"−":"+"} ${E(Math.abs(c),2)} =`}],[{text:E(o,2),kind:"strong"}]])}return i}
function Ol(e,t,{visit:n}){let{reading:s}=e,o=v(e),r=q(e,t),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let m=Number(
s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,
parts:[{value:m,colour:"plain"}],text:b?"off":S(m,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];
if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],
text:S(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...C("To the answer the pointer carries"),[{text:`${S(g,1)} × gate ${s.
gate.toFixed(2)} = `},{text:S(g*s.gate,1),kind:"strong"},{text:"."}])}let c=B(e,r,C(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=B(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=fe(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),p=Math.max(bl,...f);
return[...V(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},pt(e,h,i,{largest:p})),d("g",{key:"end"},B(e,
{...r,y:h.y+u+6*o},a).marks)]}var Sl={head:jr,stream:zr,inputs:ws,visit:ws,context:Tr,pointer:qr,generation:Cr,gate:Rr,place:Yr};function Jr(e,t){let n=Tt(
t,e.reading);return n?yr(e,n,Sl[n.kind](e,n)):[]}var Os="Point at anything to see what it does.";function Kt(e,t,n){let{title:s,text:o}=El(e,t,n),r=n?.words?Al(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Al(e,t,n){let s=Ss(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${S(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function El(e,t,n){switch(e?.kind){case"visit":return _l(e.visit??0,t);case"head":return Ll(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:Tl(t)};case"stream":return Zr(e.layer??0,t);case"context":
return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.
d_model} numbers. ${si(Xr(t),!0)} ${Xr(t).length===1?"reads":"read"} nothing else of it.`};case"pointer":return Qr(t);case"\
generation":return ti(t);case"gate":return ei(t);case"place":return Rl(e.location??0,t);default:return Il(t,n)}}function Tl(e){
let{slices:t,trace:n}=e,s=si(t.map(({label:r})=>Nl[r]??r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each vi\
sit is ${t.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var Nl={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function Xr(e){return[...e.hasPointer?["the pointer"]:[],
...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Bt(e,t){let n=e.visits[t];
return n?`${n.label}, ${ht[n.weekday]} ${ot(n.start_minute)}`:""}function _l(e,t){let n=t.visits[e],s=[],o=vl(e,t);if(n?.
masked)return{title:`${Bt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${S(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf(
"final",i);s.push(t.hasGate?`The pointer gives it ${S(r,1)}, after the gate ${Ms(a)} of its place’s ${S(c,1)}.`:`The p\
ointer gives it ${S(r,1)} of the answer.`)}return{title:`${Bt(t,e)}.`,text:s.join(" ")}}function vl(e,t){let n=null;for(let s=0;s<
t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function Ll(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=lt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=a===void 0?"":` and ${S(o[a])} from ${Bt(n,a)}`,l=r===n.count-1?"itself":Bt(n,r);return{title:s,text:`The last visit r\
eads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Zr(e,t){let{residual:n,attention:s,feedForward:o}=t.
stream(e),r=t.count-1,i=s?`its heads add one of length ${E(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}\
.`,text:`The last visit comes in as a vector of length ${E(Number(n[r]))}; ${i}its feed-forward network adds one of leng\
th ${E(Number(o[r]))}.`}}function Qr(e){let t=e.pointerWeights,n=lt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${Bt(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.label}${o}.`}}
function ti(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${t?.label} with ${S(t?.probability??0)}, then ${n?.label} with ${S(
n?.probability??0)}.`}}function ei(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${t.toFixed(2)}: ${S(t)} of the answer’s distribution comes from the pointer, ${S(1-
t)} from generation.`}}function Rl(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${S(
s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.
toFixed(2)} × ${S(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=t.locations.filter(a=>a===
e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${i}.`}}function Il(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,
1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.
trace.prediction.location).label,u=[...a===null?[]:[`That is ${Pl(n.probability,a)} ${l}.`],...c?[]:[`${Ss(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.hasGate?` ${Ms(
n.from_pointer)} are copied from visits (pointer), ${Ms(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${i}`}}function ni({kind:e},t,n){let{location:s,probability:o}=t.trace.
prediction,r=new mt(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(i.
location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${S(i.probability,1)}.`}let l=S(
o,1),h=S(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function Pl(e,t){
let{change:n,size:s}=St(e,t);return n===0?"the same as":`${s} points ${n>0?"more":"less"} than`}function Ss(e){return e.
charAt(0).toUpperCase()+e.slice(1)}function Ms(e){return`${(100*e).toFixed(1)} points`}function si(e,t=!1){let n=e.at(-1)??
"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?Ss(s):s}function oi(e){let{count:t}=e,n=e.visits[t-1],
s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Bt(e,0)}. Where does this person go next?`:`They\
 begin with ${s?.label} and end with ${Bt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},{...Kt({kind:"\
slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Cl(c,e)),o.push({...Zr(c,e),bars:"The bars show the s\
ame for every visit.",part:`layers.${c}.stream`});o.push({...Kt({kind:"context"},e,null),part:"context"}),e.hasPointer&&
o.push({...Qr(e),part:"pointer"}),e.hasGeneration&&o.push({...ti(e),part:"generation"});let{prediction:r}=e.trace,i=e.nameOf(
r.location).label,a=e.hasGate?`${ei(e).text} `:"";return o.push({title:`${i}, ${S(r.probability,1)}.`,text:`${a}The answ\
er after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Cl(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,
text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){
if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=lt(a);(!s||a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)
return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${Bt(t,
s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means mor\
e. The strongest link of the last visit: head ${s.head} reads ${S(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function ri(e,t){let n=Tt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Hl(n,t);break;case"stream":
return Fl(n,t);case"pointer":if(n.isLeaf)return Dl(n,t);break;case"generation":if(n.isLeaf)return Bl(n,t);break;case"gat\
e":return Gl(t);default:break}return Kt(ct(Wl(n),t),t,null)}function Wl({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Hl({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":G(o,s),l=`${G(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=re(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,p=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.
sum,2)}, which makes a score of ${E(u,2)}. ${f}${p}`}}function Fl({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>E(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Dl({visit:e},t){let n=S(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${G(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=ie(t,e),c=r!==null&&!i?` and the bias of its position is ${E(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${E(o.sum,2)}${c}; its score is ${E(a,2)}. The weight counts for ${zt(t,e)}.`}}function Bl({
location:e},t){let{logit:n}=Dt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Gl(e){let t=Kt({kind:"gate"},e,null),n=ce(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${E(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var Ul=7;function ii(e,{names:t,run:n},s){if(!t.length)return e;let o=Ul*s/13;return Ze(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>jl(i,n,o)}:null)}function jl({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${s} run`))}var Vl={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},ai="Up, Down, Pag\
e Up, Page Down, Home and End move it; Left and Right lead to other parts.";function ci(e,t){let n=Vl[t];return n===void 0?
null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var yn="http://www.w3.org/2000/svg",li=1.7,Yl=1.2,hi=20,ql=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],zl={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Kl=".handle, .handle-words, .control, .escape",Jl=new Set(
["font-size","font-weight","text-anchor"]);function ui(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*li*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,m]of o.
querySelectorAll("*").entries()){let b=u[y];b&&Xl(m,getComputedStyle(b)),m.matches(Kl)&&h.push(m);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])m.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let f=document.createElementNS(yn,"title");f.textContent=t;let p=document.createElementNS(yn,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let g=s.map((y,m)=>{let b=a*(m?1:Yl),w=document.createElementNS(yn,"text");return w.textContent=tt(y,r-2*hi,b,m===
0),w.setAttribute("x",String(hi)),w.setAttribute("y",String((m+.8)*li*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",m?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(f,p,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",yn),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Xl(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of ql){if(Jl.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==zl[n]&&e.setAttribute(n,s)}}function bn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>As(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(As("th",r,"row"),...i.map(a=>As("td",a)));
return n}function fi(e){let t=s=>s.map(sh).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var th=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,eh=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
nh=/^(?=[\t\r\n])/;function sh(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(eh,"$1'").replace(
nh,"'"),n=th.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function As(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function pi(e,t=null,n=null){if(t===null)return[rh(e,n),ih(e,n)];let s=Tt(t,e);return s?oh[s.kind](e,s):[]}var oh={head:ah,
stream:ch,inputs:di,visit:di,context:lh,pointer:hh,generation:uh,gate:fh,place:dh};function rh(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...n?[Ts(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function ih(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=le(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function ah(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,p)=>G(e,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[f,...a.subarray(p*i,
(p+1)*i)])}];let h=sn(e,t,n,s),{dot:u}=re(e,t,n,s,o);return[xn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,Ts(h.scores[p]),a[s*
i+p]])}]}function ch(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>nt(e,`${o}.${u}`,s)),a=gn(e,t),c=rn(e,n,s,a),l=nt(e,
`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${G(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(p=>p[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function di(e,{
kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${G(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,ks(e,i,n),c[n]])},Es("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function lh(e){return[Es(
"The context: the last visit after all layers",e.values("context"))]}function hh(e,{visit:t,isLeaf:n}){let s=on(e),o=e.visits.
map((l,h)=>G(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Ts(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=ie(e,t);return[xn(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function uh(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Dt(e,i.location).logit,
i.probability])},{dot:r}=Dt(e,t);return n&&r?[xn(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function fh(e){let t=ce(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?xn(s,["Hidden un\
it","Weight"],t.dot):Es(s,t.hidden),n]}function dh(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=le(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[G(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function xn(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Es(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Ts(e){
return Number.isFinite(e)?e:"−∞"}function mi(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=pi(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(bn(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([fi(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var ph={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function yi(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=ph[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=$n(
i);if(!o){let f=e[r+s];return f&&$n(f)===a?f:null}let c=[...new Set(e.map($n))],l=c[c.indexOf(a)+s],h=e.filter(f=>$n(f)===
l),u=f=>Math.abs(gi(f)-gi(i));return h.sort((f,p)=>u(f)-u(p))[0]??null}function $n(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function gi(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}var mh=.6,gh=["pointer","generation"];function Le({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function wn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Le(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...bi(t),...bi(n)],c=[
...new Set(a)].flatMap(h=>gh.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function bi({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function kn({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<mh)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&d("title",{},i))}function Mn(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var Re="Circuit",yh=[["bold","keeps the answer"],["faded","can be left out"]],On=class{circuit=null;failure="";#e;#t;#s=null;constructor(t,n){
this.#e=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of yh){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,Re)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,Re),this.#t(),t&&this.#n(0)}renew(){this.#o(),this.isOn&&
this.#n(250)}#o(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(t){let n=new AbortController;if(this.#s=
n,this.#r(!0,`${Re} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#e(o=>{n.signal.
aborted||this.#r(!0,`${Re} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,Re),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var xi="http://www.w3.org/2000/svg",bh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Sn=/-?\d+(?:\.\d+)?/g,An=class{#e=new WeakMap;#t=new Map;#s=new WeakMap;#o=0;#n=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#f(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#l(n)}#r(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#a($i(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#e.
get(c);l&&r.set(_s(l.mark,a),c)}let i=n.map((a,c)=>{let l=$i(a),h=r.get(_s(l,c));r.delete(_s(l,c));let u=h??document.createElementNS(
xi,l.tag);return this.#h(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(xi,t.tag);for(let s in t.attributes){let o=Me(
t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#e.set(n,{mark:t,elements:this.#r(n,t.children,[],!1)}),n}#h(t,n,s){
let o=this.#e.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Me(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Me(c),h=Me(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&bh.
has(a)?xh(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#r(
t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:i})}#i(t){let n=this.#s.get(t)??this.#o++;return this.#s.
set(t,n),n}#l(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#n);for(let{element:t,name:n,end:s}of this.#t.values())t.setAttribute(
n,s);this.#t.clear()}};function $i(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function _s(e,t){
return`${e.tag} ${e.key??t}`}function xh(e,t){let n=e.match(Sn)??[],s=t.match(Sn)??[],o=t.split(Sn);return n.length!==s.
length||e.split(Sn).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var En=class{#e=0;#t=0;#s=[];constructor(t,n){this.show=n,this.button=vs("Play the story","play",()=>this.toggle()),this.
back=vs("Step back","back",()=>this.step(-1)),this.forth=vs("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#n(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#t<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#t]??
null:null}tell(t){this.#s=t,this.#t=Math.min(this.#t,t.length-1),this.slider.max=String(t.length),this.#n(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#o()}pause(){
clearTimeout(this.#e),this.#e=0,this.#n(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#n(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#t+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=
Math.max(0,Math.min(this.#s.length-1,t)),this.#n(!1),this.show(this.#t)}#o(){let{title:t="",text:n=""}=this.#s[this.#t]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=this.#s.length-1){this.pause();return}this.#e=window.setTimeout(()=>{
this.goTo(this.#t+1),this.#o()},s),this.#n(!0)}#n(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#s.length-1}};function vs(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var $h=.03,wh=5;function Tn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=$t(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),f=u.slice(0,-1).map(({location:m})=>m),p=ki(f.map(m=>t?.knownProbability(m)??null),1),g=n&&t?kh(f,e,t):null,y=(l-c)/
u.length;return u.map((m,b)=>{let w=c+(b+.5)*y,x=m.probability*s.full,$={pointer:g?.pointer[b]??null,generation:g?.generation[b]??
null},[M,T]=["pointer","generation"].map(k=>wi(m[k]*Jt({reading:e},k),$[k])*s.full);return{...m,was:t?p[b]??null:null,wasByPath:$,
middle:w,start:w+(Number(M)-Number(T)-x)/2,height:x}})}function wi(e,t){return Math.max(0,(t??e)-e)}function kh(e,t,n){let s=(o,r)=>r?
ki(e.map(i=>n.shareOf(o,i)),Jt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function ki(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Nn(e,t){let{reading:n,stage:s}=e,o=Le(e),r=n.pointerWeights,i=m=>m.reduce((b,w)=>b+wi(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,b)=>b.probability+b.lost-m.probability-m.lost),c=a.filter((m,b)=>m.
probability+m.lost>=$h&&b<wh||Ls(t,m.location)<t.length-1).map(m=>({...m,wish:y(m.visits)})),l=a.filter(({location:m})=>!c.
some(b=>b.location===m));if(l.length){let m=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(m),visits:m,wish:y(m)})}c.sort((m,b)=>m.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:m,probability:b,lost:w})=>({wish:m,length:(b+w)*s.full})),
p=f.reduce((m,{length:b})=>m-b,h[1]-h[0]),g=ln(f,Math.max(0,Math.min(u,p/(f.length-1||1))),...h);return c.map(({location:m,
label:b,probability:w,lost:x,visits:$},M)=>({path:"pointer",location:m,label:b,probability:w,start:Number(g[M]),lost:x,visits:$,
answer:Ls(t,m)}));function y(m){let b=m.map(x=>Math.max(r[x],o?.[x]??0)),w=b.reduce((x,$)=>x+$,0)||1;return m.reduce((x,$,M)=>x+
Number(b[M])/w*Number(s.across.visits[$]),0)}}function _n({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
Ne),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Ls(n,i)};return r+=c*t.full+o,l})}function Jt({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function yt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Ls(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var Rs=18;function Gt({stage:e},t){let n=e.type/13;return D(t,12.5*n)+13*n}function Ie({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function vn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},pe(e,{act:`${t}_temperature`,words:Ie(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function pe(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||Rs*c,h=Gt(e,n),u=a?
" stays":"";return[d("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},d("tit\
le",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Pe=1440;function Mi(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ut(e,n,"Visits",Is(e,s),s),...Mh(e),...t.rows.map(
(o,r)=>Sh(e,r))]}function Is({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return D(o,12.5*(e.type/13))<=n?o:s}function Ut({stage:e},t,n,s,o=400){let r=e.type/13;return d(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},D(n,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},n):d("te\
xt",{x:t,y:17*r,class:"small strong"},tt(n,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},tt(s,o,12.5*r)))}function Mh({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of Ps(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function Ps({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Oh(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(ht[s.weekday])})}return t}function Oh({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Sh(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=we(o,n).includes(t),p=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?Gt(e,p)+4*l:0,m=Math.min(Rs*l,i),
b=Ln(c),w=i>=33*l,x=(w?20:13)*l,$=h+x+(w?14:8)*l,M=Ws(e,t),T=Hs(e,t),k=f||T,O=M?42*l:0,A=s.visits.x+s.visits.width-4,N=A-
$,_=s.isDense?0:38*l,I=w?[d("text",{x:$,y:r-3*l,class:"strong"},tt(c.label,N-y,13*l,!0)),d("text",{x:$,y:r+13*l,class:"s\
mall"},D(b,12.5*l)<=N-O?b:ot(c.start_minute)),M||N<D(b,12.5*l)+56*l?null:Ah(A+4-50*l,r+5*l,48*l,c)]:[d("text",{x:$,y:r+4.4*
l,class:k?"strong":"label"},tt(c.label,N-Math.max(_,O)-y-9,12.5*l,k)),M||s.isDense?null:d("text",{x:A-y,y:r+4.4*l,class:"\
small end"},ot(c.start_minute))];return d("g",Cs(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&dt(c.category,h+4*l,r-x/2,x),a?I:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&d("t\
ext",{x:A,y:r+(w?13:4.4)*l,class:T?"strong end":"small end"},M),g&&f&&pe(e,{act:"mask",words:p,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:A+2,y:w?r-17*l:r-m/2,height:m}),
d("title",{},`${c.label}, ${ht[c.weekday]} ${b}`))}function Cs({reading:e,lit:t},n,s){let o=we(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${ht[s.weekday]} ${Ln(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${S(e.pointerWeights[n],1)}`:""}`}}function Ln({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Lt(
t)}`}function Ws({reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function Hs({reading:e,
lit:t},n){return t?.kind!=="head"?!1:lt(e.lastRow(t.layer??0,t.head??0))===n}function Ah(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,Pe),i=Math.min(s,Math.max(0,s+o-Pe)),a=(c,l)=>d("rect",{class:"stay",x:e+c/Pe*n,y:t,width:Math.max(1,
(l-c)/Pe*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"\
track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Pe*n-2,y:t-
3,width:5,height:13}))}function Oi(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:i}=t,a=Math.max(..._t(e).map(({longestSlice:y})=>y)),c=r/i.length,l=ut(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:m},b)=>i.map(({lengths:w},x)=>{let $=Number(w[b])/a*Math.max(2,m-4);return{visit:b,x:o+x*c,y:y+m/2-2-
$,width:.72*c,height:$}})),[f,p]=Fs(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},m)=>d("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(m+.36)*c,y:(m%2?40:26)*s},y));return[d("g",Ds(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:se(p)}),f.length>0&&d("path",{key:"lit",class:"length lit",
d:se(f)}),d("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Fs(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Ds(e){return{key:"slices",class:`part \
slices${ft(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:Y(e,un.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function Si(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ut(e,n+6*o,"Answer",e.stage.isDense?"":Eh(e),
s-n),...Bs(e,t)]}function Eh({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Bs(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=$t(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:p,label:g,category:y,probability:m,was:b,middle:w,height:x,start:$}=f,M=[{path:"poin\
ter",share:f.pointer*Jt(e,"pointer")},{path:"generation",share:f.generation*Jt(e,"generation")}],T=a===p,k=c+(y===null?6:
26)*i,O=De(g,l-k-(r===p?20*i:2),13.5*i,2,!0),A=w-(O.length>1?22:8)*i,N=w+(O.length>1?2:0)*i,_=c+6*i,I=u-8*i;return d("g",
{key:`place ${p}`,class:`part place${T?" lit":a!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${S(m,1)}; from the pointer ${S(M[0]?.share??0,1)}, from generation ${S(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:A-16*i,
width:u+10*i,height:N-A+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:J-2,height:Math.max(1,x)}),
y!==null&&dt(y,c+5*i,A-13*i,16*i),O.map((W,P)=>d("text",{key:`name ${P}`,class:p<0?"label halo":"strong halo",x:k,y:A+15*
P*i},W)),r===p&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${A-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:N,width:I,height:8*i}),M.map(({path:W,
share:P})=>{let L=d("rect",{key:W,class:`${W} bar`,x:_,y:N,width:Math.max(0,P*I),height:8*i});return _+=P*I,L}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*I,y:N-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:N+23*i},S(m,1)),b!==null&&Th(c+60*i,N+23*i,m,b))})}function Th(e,t,n,s){let{change:o,size:r,sign:i}=St(
n,s);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function Ai(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Gs(e,f,Nh(e,h,u,c,a*l),n.isDense?p:void 0)}function Gs(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(..._t(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,p)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+p%s*o,y:n+Math.floor(p/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${ft(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:Y(e,X(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"Context"),u,d(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function Nh({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&d("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Ei(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=Rn(e);return d("g",Us(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Rn({reading:e}){return e.trace.architecture.
components.includes("gate")}function Us(e,t){let{reading:n}=e,s=e.canAct&&Rn(e);return{key:"gate",class:`part gate${ft(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",opacity:Y(e,X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function In(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=X(s).
gate,a=x=>Jt(e,x),c=$t(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
a(x)*o.full;let f=t.map(x=>{let $=Number(l.get(x)),M=x.probability*a(x.path)*o.full,T=yt(x.start,x.start+x.probability*o.
full),k=yt($,$+M);return d("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(
T,k,i)})}),[p,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(
T=>{let k=Number(x[T])*a(T),O=k*o.full,A=Number(u.get(`${T} ${$}`)),N=yt(A,A+O),_=yt(M,M+O),I=x.wasByPath[T],W=I===null?
null:m(T,A,M,O,I*o.full);M+=O;let P=`out ${T} ${x.location}`;return[O>0&&d("path",{key:P,class:`${T} band${b(x.location)}`,
d:o.bands.out(N,_,i)}),W&&kn({key:P,now:O,before:Number(I)*o.full,path:(L,F)=>o.bands.out(L,F,i),edges:W,style:b(x.location),
title:`${x.label}, from ${T==="pointer"?"the pointer":"generation"}: ${Mn(k,Number(I),e.before?s.wordsFor(e.before):"")}`})]})});
return[f,y,i&&r?.kind==="visit"&&w(r.visit??0)];function m(x,$,M,T,k){let O=Math.abs(T-k),A=x==="pointer",N=(W,P)=>{let L=A?
W-(P?0:O):W+T-(P?O:0);return[L,L+O]},[_]=N($,!1),I=Math.max(p,Math.min(g-O,_));return{more:[N($,!0),N(M,!0)],less:[[I,I+
O],N(M,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function w(x){let $=s.pointerWeights,
M=t.find(({path:F,visits:z})=>F==="pointer"&&z.includes(x));if(!M)return null;let T=[...M.visits].sort((F,z)=>F-z),O=T.slice(
0,T.indexOf(x)).reduce((F,z)=>F+$[z],0)*o.full,A=$[x]*o.full,N=a("pointer"),_=Number(l.get(M))+O*N,I=n[M.answer],W=Number(
u.get(`pointer ${M.answer}`))+O*N,P=Number(I?.start)+O*N,L=I?.location===M.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(yt(M.start+O,M.start+O+A),yt(_,_+A*N),i)}),L&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(yt(W,W+A*N),yt(P,P+A*N),i)})]}}function Ti(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Rn(e),f=`${S(t.gate)} pointer${u?"":", fixed"}`;return d("g",Us(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-kt/2,s.size.width-
kt),y:r+(i-kt)/2,width:kt,height:kt})])}function Ni(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=X(n).generation,h=r.map(({
label:f,probability:p,location:g},y)=>{let m=c+y*17*o;return[d("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:m},tt(f,i-a-(s.isDense?38:46)*o,13*o)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:m},S(p))]}),u=r.
map(({probability:f,start:p,location:g},y)=>d("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:J,height:l?
Math.max(.8,f*s.full):0},d("title",{},`${g<0?"The others":r[y]?.label}: ${S(f,1)} of the generation head`)));return d("g",
js(e,r),d("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function js(e,t){return{key:"generation",class:`part generation-b\
lock${ft(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:Y(e,X(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var _h=4,Vs=17,vh=4;function _i(e,t){let{reading:n,stage:s,lit:o}=e,r=$t(o,n),i=t.filter(({path:l})=>l==="pointer"),a=Lh(
e,i),c=({location:l})=>r===null||r===l?"":" dim";return d("g",{key:"places",opacity:Y(e,X(n).pointer)},i.map(l=>d("rect",
{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:J},
d("title",{},`${l.label}: ${S(l.probability,1)} of the pointer`))),[Rh,Ih].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Lh({
reading:e,stage:t,lit:n},s){let o=t.type/13,r=$t(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p}=h,g=u>=0,y=` ${S(p)}`,
b=`${tt(f,a-i-D(y,13*o,!0),13*o,g)}${y}`,w=D(b,13*o,g)/2,x=h.start+p*t.full/2,$=Math.max(i+w,Math.min(a-w,x)),[M,T]=[$-w,
$+w];for(let k=0;k<_h;k++){if(l.some(N=>N.row===k&&M<N.right+8*o&&T>N.left-8*o))continue;let A=$>x?"":$<x?" end":" middl\
e";l.push({flow:h,text:b,isBold:g,left:M,right:T,row:k,anchor:A});break}}return l}function vi({stage:e},{row:t}){return e.
places+J+(14+Vs*t)*e.type/13}function Rh(e,t,n){let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",
{key:`leader ${i.location}`,class:`leader${n}`,d:`M${i.start+i.probability*r/2} ${o+J}V${vi(e,t)-11*s/13}`})}function Ih(e,t,n){
let{flow:s,text:o,isBold:r,left:i,right:a,anchor:c}=t;return d("text",{key:`name ${s.location}`,class:`${r?"strong":"sma\
ll"}${c} halo${n}`,x:c===""?i:c===" end"?a:(i+a)/2,y:vi(e,t)},o)}function Li(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.
filter(({path:l})=>l==="generation"),i=e.beat>=X(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-
(vh*Vs-6)*o;return d("g",js(e,r),d("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+J-c+40*o,rx:6}),
d("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},p)=>{
let g=` ${S(u)}`,y=tt(h,a-D(g,13*o),13*o)+g;return[d("text",{key:`name ${p}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+p*Vs*o},y),d("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?
J:0},d("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Ph=16;function Ri(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=Y(e,X(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=ut(o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},p=D("Pointer",15*r,!0)+4*r,
g=Gt(e,Ie(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},x)=>{if(!w)return[];let $=a[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&d("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},E(c[x])),d("text",{key:`weight ${x}`,class:`${$} end${M}`,x:s.weights,y:b+4.4*r},S(a[x]))].filter(T=>T!==!1)}),
m=t.filter(({path:b})=>b==="pointer").map(b=>Ch(e,b));return[d("g",Ys(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ut(e,u,"Pointer","",200),Object.entries(f).map(([b,w])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&vn(e,"pointer",Math.max(s.weights+6*r,u+p+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),d("g",{key:"ribbons",opacity:i},qs(e,t),m)]}function Ys(e,t){
return{key:"pointer",class:`part pointer-block${ft(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:Y(
e,X(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function qs(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=Le(e),c=ut(r,n),l=e.beat>=X(n).pointer,h=ln(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,m=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=yt(f,f+y);f+=y;let x=a?.[g]??null,$=x===null?0:(x-i[g])*o.full,[M,T]=[p,Math.max(0,$)];p+=T;let k=`${n.visits[g]?.
label}: `,O=x===null||!s?`${k}${S(i[g],1)} of the pointer`:`${k}${Mn(i[g],x,n.wordsFor(s))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(yt(m,m+y),w,l)},d("title",{},O)),kn({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(A,N)=>o.bands.ribbon(A,N,l),edges:{more:[[m+y+$,m+y],[f+$,f]],less:[[m+y,m+y+$],
[M,M+T]]},style:b,title:O})]})})}function Ch(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=$t(c,i),u=S(o),p=i.hasGate&&Math.abs(r-a.across.gate+5*l)<Ph*l?D("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-p],m=y-g,b=n>=0,w=tt(s,m-D(` ${u}`,13*l,!0),13*l,b),x=D(`${w} ${u}`,13*l,b)/2,$=Math.
max(g+x,Math.min(a.places+J/2,y-x));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t} \
bar`,x:a.places,y:r,width:J,height:Math.max(.8,o*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:$,y:r-5*
l},`${w} ${u}`),d("title",{},`${s}: ${S(o,1)} of the pointer`))}function Ii(e){return[vt(e,17*(e.stage.type/13),"Visits",Is(e,e.stage.size.width)),...Wh(e),...e.stage.columns.map((t,n)=>Hh(
e,n))]}function vt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-D(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},tt(s,i,12.5*r)))}function Wh({reading:e,stage:t}){let n=t.type/13;return Ps(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=D(r,15*n,!0)&&d("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function Hh(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,p=we(o,n).includes(t),g=Math.min(20*l,i-3),y=ot(c.start_minute),m=Ws(e,t),b=[
m||y,m?m.replace(" %",""):y.slice(0,2)],w=b.find(T=>D(T,12.5*l,!0)<=i)??b[1],x=f?De(c.label,i-6*l,12.5*l,2):[],$=p||Hs(e,
t),M={class:$?"strong middle":"small middle",x:r};return d("g",Cs(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[dt(c.category,r-g/2,h+8*l,g),d("text",{key:"hour",...M,y:h+45*l},w),
x.map((T,k)=>d("text",{key:`name ${k}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},T))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${ht[c.weekday]} ${Ln(c)}`))}
function Pi(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=ut(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
..._t(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(j.title+46)*o,u=r.map(({name:f,label:p,lengths:g},y)=>{
let m=Number(g[i]),b=n.left+(y+.5)*l,w=m/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),d("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},E(m)),d("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*o},p)]});return d("g",Ds(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(j.title+j.inputs+6)*o,rx:6}),vt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${ht[a.weekday]} ${ot(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}function Ci(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",Ys(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(j.title+j.scores)*o,rx:6}),vt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Fh(e)),d("g",{key:"ribbons",opacity:Y(e,X(
n).pointer)},qs(e,t))]}function Fh({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>E(g)),i=ut(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>D(g,11.5*s)>c-3),h=t.pointer+(j.title+
j.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},m)=>{
let b=i.length&&!i.includes(m)?" dim":"",w=o[m]>=.2*a||i.includes(m),x=S(o[m]).replace(" %",""),$=D(x,12.5*s,!0)/2;if(!y&&
(!w||g-$<p||g+$>f))return[];p=g+$;let M=w?"strong":"small",T=h-24*s;return[y&&d("text",l?{key:`score ${m}`,class:`tiny${b}`,
x:g+4*s,y:T+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${b}`,x:g,y:T},r[m]),d("text",{key:`weight ${m}`,class:`${M} middle${b}`,x:g,y:h-6*s},x)].filter(k=>k!==!1)})}function Wi(e){let{reading:t,stage:n}=e,s=n.type/13,o=Y(e,X(t).gate),r=Tn(e),i=[...Nn(e,r),..._n(e,r)];return[Gs(e,n.context,
Dh(e)),...t.hasPointer?Ci(e,i):[],d("g",{key:"flows",opacity:o},In(e,i,r)),...t.hasPointer?[_i(e,i)]:[],...t.hasGeneration?
[Li(e,i)]:[],...t.hasGate?[Ti(e)]:[],d("g",{key:"answer",opacity:o},vt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Bs(e,r))]}function Dh({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(j.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var zs=19,Bh=.05;function Fi(e){let{stage:t}=e,n=t.type/13,s=fn(e),o=d("g",{key:"legend",opacity:Y(e,de(0))},dn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Gt(e,Ie(e,"attention")),h=D(c,15*
n,!0)+l+4*n<=i.width,u=ve(e),p=D(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,opacity:Y(e,
de(a))},i.maps.length?Ut(e,i.x,c,p,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&vn(e,"attention",i.
x+i.width,(h?3:21)*n),i.maps.map((g,y)=>Gh(e,g,a,y)),i.maps.map((g,y)=>Ks(e,g,a,y,s)),Uh(e,a))});return[o,...r]}function Gh(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=Di(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Bh):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
p=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:It(l,[f-p,f+p],t.x,[h-p,
h+p])})})}function Di({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Ks(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:p}=t,{count:g}=r,y=r.weights(n,s),m=r.lastRow(n,s),b=Hi(
r,n,s),{before:w,overlays:x}=e,$=x&&w!==null&&Hi(w,n,s)&&!b,M=$?`; switched off ${r.wordsFor(w)}`:"",T=c?y[lt(y)]||1:o,k=Di(
e,n,s),[O]=a?.kind==="visit"?ut(a,r):[],A=lt(m),N=O??A,_=f/g,I=`Layer ${n}, head ${s}`,W=p?u-38*l:u+4,P=b?"switch on":"s\
witch off",L=p===void 0&&Gt(e,P)<=f-6*l?P:P.slice(7),F=r.visits[A];return d("g",{key:`head ${s}`,class:`part head${k?" l\
it":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${I}: switched o\
ff`:`${I}: the last visit reads most from visit ${A+1}, ${F?.label}, ${S(m[A])}${M}`},d("text",{class:"small",x:h,y:u-(p?
25:4)*l},`head ${s}`),!b&&(p!==void 0||f>=70*l)&&d("text",{key:"weight",class:`${O===void 0?"small":"strong"}${p?"":" en\
d"}`,x:p?h:h+f,y:u-4*l},S(m[N])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",
{key:"map",class:"map",href:Pt(y,g,e.scale,T),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),$&&d("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+f}L${h+f} ${u}`}),O!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+O*_,y:u,width:Math.max(2,_),
height:f}),(O!==void 0||k)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),width:f,height:Math.max(2,
_)}),d("title",{},`${I}. ${b?"Switched off.":`The last visit reads ${S(m[N])} from ${r.visits[N]?.label}. A stronger col\
our is a larger weight, up to ${S(T,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(w)}.`:""}`),pe(e,{act:"head",words:L,
title:b?"Switch this head on again":"Switch this head off",right:h+f-(p?0:3)*l,y:W}),e.canAct&&p!==void 0&&d("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function Hi(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function Uh(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,i=o.stream,a=Pn(n,t),c=Xs(e),l=s.streamWidth-8*r,h=a.map(({style:f,lengths:p},g)=>Js(e,t,f,s.rows.map(({y,height:m},b)=>{
let w=Math.max(1,Math.min(5*r,(m-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(p[b])/c*l,height:w-.6}}))),
u=a.map(({name:f,style:p},g)=>[d("rect",{class:p,x:i,y:s.bottom+(10+zs*g)*r,width:9*r,height:9*r}),d("text",{class:"smal\
l",x:i+14*r,y:s.bottom+(18.5+zs*g)*r},f)]);return d("g",Zs(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Ut(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,jh(e,t,i+s.streamWidth+10*r))}function jh(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===
!1,a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>pe(e,{act:l,words:String(h[Number(u)]),title:Vh[l]??"",right:n,
y:o.bottom+(5+zs*f)*r}))}var Vh={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Js(e,t,n,s){let{lit:o,reading:r}=e,a=ft(e,"stream",t)!==""?[r.count-1]:ut(
o,r),[c,l]=Fs(s,({visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,d:se(c)}),l.length>0&&d("path",{key:`${n}\
 dim`,class:`${n} dim`,d:se(l)})]}function Pn(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function Xs(e){let t=0;for(let n of _t(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Pn(n,s))t=Math.max(
t,...o);return t||1}function Zs(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`\
part stream${ft(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:Y(e,de(t)+1),"aria-\
label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Bi(e){let{stage:t}=e,n=t.type/13,s=fn(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,opacity:Y(
e,de(i))},r.length>0&&vt(e,o+15*n,`Layer ${i}`,ve(e)),i===0&&dn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Ks(e,a,i,c,s)),Yh(
e,i)))}function Yh(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Pn(n,t),a=Xs(e),c=r+j.bars*
o,l=i.map(({style:h,lengths:u},f)=>Js(e,t,h,s.columns.map(({x:p,width:g},y)=>{let m=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*j.bars*o;return{visit:y,x:p+(f-i.length/2)*m,y:c-b,width:.88*m,height:b}})));return d("g",Zs(e,t),d("rect",{class:"\
ground",x:s.left-6,y:r-j.title*o,width:s.right-s.left+12,height:(j.title+j.bars+4)*o,rx:6}),vt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),qh(e,i,r-10*o),l)}function qh({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-D(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
d("text",{class:"small",x:a,y:n},r)]})}var Ce=700;function Gi({stage:{size:e},...t}){let n=wn(t),s={...t,stage:bs(t.reading,e.width,e.type,n)};return[d("g",{key:"\
visits"},Ii(s)),d("g",{key:"inputs"},Pi(s)),d("g",{key:"layers"},Bi(s)),d("g",{key:"decoder"},Wi(s))]}function Ui(e,t,n){
return bs(e,t,n).size.height}function ji(e){let{reading:t}=e,n=X(t),s=Tn(e),o=[...Nn(e,s),..._n(e,s)];return[Ai(e),...t.hasPointer?Ri(e,o):[],...t.hasGeneration?
[Ni(e,o)]:[],d("g",{key:"flows",opacity:Y(e,n.gate)},In(e,o,s)),t.hasGate?Ei(e):null,d("g",{key:"answer",opacity:Y(e,n.gate)},
Si(e,s))].filter(r=>r!==null)}function Vi(e){return e.stage.size.width<Ce?Gi(e):[d("g",{key:"visits"},Mi(e)),d("g",{key:"inputs"},Oi(e)),d("g",{key:"l\
ayers"},Fi(e)),d("g",{key:"decoder"},ji(e))]}var Cn=240,zh=150,Kh=120,Jh=13,Xh=17,Qs={type:16.7,width:900,side:36},Zh=.5,Qh=660,Yi=matchMedia("(prefers-reduced-motio\
n: reduce)"),Wn=class{#e=null;#t=null;#s=!1;#o=null;#n=null;#r=null;#a="";#h=null;#i=null;#l=null;#f=!1;#m=new Map;#b=0;#x="";#c;get opened(){
return this.#i}get#u(){return!this.#c||this.#e&&Po(this.#e.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new On(a,()=>this.#p(Cn)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new An(this.drawn),this.
player=new En(o,a=>{this.#h=a,a!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#p(Cn);let c=this.player.
told?.part;c&&this.#R(c),this.hooks.told?.(a)}),this.#$()}#$(){let{drawn:t}=this;new ResizeObserver(()=>{this.#x!==qi(t)&&
this.#p(0)}).observe(t),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#l||this.#y(to(n))}),t.addEventListener("pointerleave",()=>this.#y(
null)),t.addEventListener("focusin",({target:n})=>this.#y(to(n))),t.addEventListener("focusout",()=>this.#y(null)),t.addEventListener(
"keydown",n=>this.#v(n)),t.addEventListener("click",({target:n})=>this.#M(n)),t.addEventListener("pointerdown",n=>this.#_(
n)),t.addEventListener("pointermove",n=>this.#S(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#S(
s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#e=new mt(t),this.#t=n&&new mt(
n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new mt(s),this.#m.clear(),this.circuits?.renew(),this.#n=
ct(this.#r,this.#e);let r=oi(this.#e);this.player.tell(r),zi(this.room,eu(r.map(({bars:a="",...c})=>({...c,text:`${c.text}\
 ${a}`}))));let i=this.drawn.contains(document.activeElement);this.#p(this.#l?.follows?0:Cn),i&&this.#d()}open(t){let n=t===
null?this.#i:null;this.#i=t,this.#n=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#p(Cn);let o=s&&n&&this.#g(n);o&&this.#k(o),s&&this.#d(),this.hooks.opened?.(this.#i)}back(){this.#i!==
null&&this.open(this.#c?.blockAround(this.#i)||null)}showTables(){let t=this.#s?this.#t:null;this.#e&&this.#c?.showTables(
this.root,this.#e,this.#u,t)}#g(t){return this.#w.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}\
.`))??null}#d(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error(
"The picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.
svgFile(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#e)return!1;let n=ct(t,this.#e);return JSON.stringify(
n)===JSON.stringify(this.#n)?!1:(this.#n=n,this.#p(0),!0)}#y(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#n??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&t)}#M(t){if(!(t instanceof Element)||this.#f)return;let n=to(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#p(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#O(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#O(t,n){let s=this.#e&&ct(t,this.#e),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&
o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#_(t){this.#f=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#c;!this.#e||!r||!(n||o)||(this.#l=n?r.dragOf(t,this.#e,this.drawn,s!==void 0):r.carryOf(t),this.#l?.
follows&&t.preventDefault())}#S(t,n){let s=this.#l;if(!s||t.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(t,
n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):nu(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#v(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#I(t.key,s):this.#L(t.key,n,s))&&t.preventDefault()}#L(t,n,s){
if(t==="Escape"&&this.#i!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#e)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!a?this.#O(s??""):this.#M(n),!0}let o=this.#c;if(!o)return!1;if(this.#u!==null&&this.#e){let a=o.neighbourOf(
this.#u,t,this.#e),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#E(t))return!0;let i=o.walked(this.#w,n,t)?.getAttribute("data-part")??null;return i!==
null&&this.#k(i),i!==null}#A(t){let n=this.#w.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#k(t){let n=this.#A(t);n&&(this.#a=t,this.#T(),n.focus())}#R(t){let{root:n,foot:s}=this,o=this.#A(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:Yi.matches?"auto":"smooth"})}#I(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#e,
r=o&&ct(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#k(`visits.${h+s}`)}else if(r.kind==="gate")
this.#E(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*Zh);
i({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#E(t){let n=this.#c?.slid(this.#e?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#w(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#T(){let t=this.#w,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t){let o=s===
n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#p(t){this.#x=qi(this.drawn);let n=this.#H();if(!n)
return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let r=this.#c,i=this.#u===null?[]:r?.openedMarks(n,this.#u)??[];!i.length&&this.#u!==null&&
(this.#i=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#P(n);this.drawing.show(c,Yi.matches?0:t),this.#u===
null&&this.#T();let l=this.#u===null?null:r?.sentenceOfOpened(this.#u,n.reading),h=this.#n?null:this.player.told,u=a&&!this.#n?
r?.circuitSentence(a,n.reading):null,{title:f,text:p}=l??h??u??Kt(this.#n,n.reading,n.before),g=!(l||h||u||this.#n),y=this.
root.classList.contains("tall"),m=`${f} ${p} ${Os}`,b=!y&&m.length<=String(this.room.textContent).length,w=g&&b&&!this.#t&&
!this.hooks.isProjected,x=this.circuits?.failure||(w?Os:""),$=l||h?"":this.#C(),M=this.putIn.names.includes(this.#r??"")?
`It was put in from the ${this.putIn.run} run.`:"",T=n.stage.streamWidth>0||y,k=!l&&T&&h?.bars||"",O=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",A=a&&this.#n?r?.circuitWords(a,this.#r):"";zi(this.caption,{title:f,text:[p,O,k,
M,A,$,x].filter(Boolean).join(" ")})}#P(t){let n=Vi(t);if(!this.#c)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#c,
{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#C(){clearTimeout(this.#b);let t=this.#r??"",
n=this.#m.get(t);return n!==void 0||!this.#n||this.#l?n??"":(this.#b=window.setTimeout(()=>{let s=this.#W();this.#m.set(
t,s),s&&this.caption.append(" ",...At(s))},zh),"")}#W(){let[t,n]=[this.#n,this.#e],s=t&&n&&tu(t,n);try{let o=s&&this.hooks.
whatIf?.(s);return o?ni(t,n,o):""}catch{return""}}#H(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<Ce;if(!this.#e||
t<Kh||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Xh,Math.max(
Jh,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#e,before:this.#t,overlays:this.#s},a=wn(i),c=this.#F(
r,{width:t,height:n}),l=s?r:c,h=s?Ui(this.#e,t,l):n,u=s&&this.#u!==null?Qh:h;return{...i,beside:this.#o,stage:ps(this.#e,
{width:t,height:u,type:l},a),lit:this.#n??ct(this.player.told?.part,this.#e),beat:this.#h??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#N("--map-least"),this.#N("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#F(t,n){if(!this.hooks.isProjected||!this.#e||n.width<Qs.
width)return t;let s=Math.max(t,Qs.type);return ps(this.#e,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
Qs.side)?s:t}#N(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function qi({clientWidth:e,clientHeight:t}){return e<Ce?`${e}`:`${e} ${t}`}
function tu({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function zi(e,{
title:t,text:n}){let s=document.createElement("strong");s.append(...At(t)),e.replaceChildren(s," ",...At(n))}function eu(e){
let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function nu(e){return e.kind==="move"||
e.kind==="time"||e.kind==="stay"}function to(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}var su=2e3;async function Ki(e){let t=R(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},su)}var Ot=["a","b"],ou="before this change",ru={names:[],run:""},iu="Parts are exchanged in this browser, which does not ha\
ve this network’s weights.",au=["Both networks have too few parts for a picture of the whole. Below, both answers stan\
d side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both \
answers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. \
Below, both answers stand side by side."],cu="These networks know different places, so they can only stand side by side.",
Hn=class{#e=null;#t={};#s={a:null,b:null};#o="overlaid";#n=null;#r=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=
new Ke(t),this.note=R(t,"[data-note]"),this.layouts=at(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#i(
"a"),b:this.#i("b")},this.patchBar=new Xe(t,()=>{this.#e?.updateAddress("replace"),this.#m()});for(let s of this.layouts)
s.addEventListener("change",()=>{this.#o=s.value,this.#e?.updateAddress("replace"),this.#m()});let n=R(t,"[data-share]",
HTMLButtonElement);n.addEventListener("click",()=>Ki(n)),R(t,"[data-present]").addEventListener("click",()=>{R(t,"[data-\
stage]").requestFullscreen()})}follow(t){this.#e=t}get options(){return{...this.#o==="beside"&&{layout:"beside"},...this.#n&&
{open:this.#n},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#o=t.get("layout")==="beside"?"bes\
ide":"overlaid",this.#n=t.get("open"),this.patchBar.restore(t.get("put")),this.#$(this.#o)}show(t,n){let s=[t,n].map(eo),
o=this.#d?Object.assign({},...s.map(i=>i?.places)):{};this.#t={};for(let[i,a]of Ot.entries()){let c=s[i];c&&(this.#t[a]=
new mt({...c,places:{...o,...c.places}}))}this.#s={a:t,b:n},Ot.some(i=>this.#h(i)&&this.#g(i)?.explanations.draws)||this.#m()}#a(){
let[t,n]=Ot.map(s=>this.#h(s));return!t&&!n?"":au[t&&n?0:t?2:1]??""}#h(t){let n=this.#s[t];return!!n&&!eo(n)}showProblem(t){
this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of Ot)this.pictures[n].mark(t)}#i(t){let n=R(this.
page,`[data-run-picture="${t}"] [data-network]`);return new Wn(n,{...t==="a"&&{against:"in the second run"},pointed:(o,r)=>{
this.pointed(o),this.#l(t,r)},opened:o=>this.#f(t,o),carry:o=>this.patchBar.carry(t,o,this.#t[t])},Ns)}#l(t,n){let s=t===
"a"?"b":"a",[o,r]=[this.#t[t],this.#t[s]];!o||!r||this.pictures[s].light(zo(n,o,r,this.#d))}#f(t,n){this.#r||(this.#n=n,
this.#r=!0,this.pictures[t==="a"?"b":"a"].open(n),this.#r=!1,this.#e?.updateAddress("replace"))}#m(){let{a:t,b:n}=this.#t,
s=t&&n?qo(t,n,this.#d):"",o=s===null?"beside":this.#o,r=o==="overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#$(o);let i=this.#a();
for(let f of this.layouts)f.disabled=s===null;R(this.page,".depths").hidden=i!=="";let a=s===null?cu:r?s:i;this.note.replaceChildren(
...At(a)),R(this.page,"[data-legend]").hidden=!r;for(let f of Ot){let p=this.#t[f]&&!(r&&f==="b");R(this.page,`[data-run\
-picture="${f}"]`).hidden=!p}let c={a:t?.trace??null,b:n?.trace??null},{into:l}=this.patchBar.patches,h=this.#b(),u={...c,
...h&&{[l]:h}};this.#c(l,h),this.#r=!0;for(let f of Ot)this.pictures[f].putIn=f===l&&h?this.#x:ru;r&&u.a&&this.pictures.
a.show(u.a,u.b);for(let f of r?[]:Ot){let p=u[f],g=p===c[f]?null:c[f];p&&this.pictures[f].show(p,g,u[Rt(f)],ou)}if(this.#n)
for(let f of Ot)this.pictures[f].open(this.#n);this.#r=!1,this.page.dataset.drawn="true"}#b(){let{into:t,names:n}=this.patchBar.
patches,[s,o]=[this.#t[Rt(t)],this.#t[t]],r=!!(s&&o&&this.#d&&Jo(s,o)),i=this.page.dataset.layout==="beside";if(this.patchBar.
offer(this.#t,r&&(i||n.length>0)),!r||!s||!o||!n.length)return this.patchBar.show(s,""),null;let a=n.find(l=>!ke(l,s,o));
if(a!==void 0){let l=t==="a"?"first":"second";return this.patchBar.show(s,`Nothing of “${a}” can be put into the ${l}\
 run. Take it back.`),null}let c=this.#g(t)?.changed(this.#u(t),Xo(n,s,o));return this.patchBar.show(s,c?lu(n,s,o,new mt(
c),t):iu),c??null}get#x(){let{into:t,names:n}=this.patchBar.patches,[s,o]=[this.#t[Rt(t)],this.#t[t]],r=(o?.count??0)-(s?.
count??0);return{names:n.map(i=>i.replace(/^visits\.(\d+)$/,(a,c)=>`visits.${Number(c)+r}`)),run:t==="a"?"second":"first"}}#c(t,n){
let s=n&&{...n,engine:"browser"},o={...this.#s,...s&&{[t]:s}};for(let r of Ot){let i=this.#g(r);i&&te(i.answer,o[r]);let a=s!==
null&&r===t,c=`${r==="a"?"First":"Second"}: ${i?.name??""}`,l=a?`${c}, with parts of the other`:c;for(let h of at(this.page,
`[data-run="${r}"]`))h.textContent=l}this.#y(o.a,o.b)}#u(t){let[n,s]=this.#e.queries;return t==="a"?n:s}#$(t){for(let n of this.
layouts)n.checked=n.value===t}#g(t){return t==="a"?this.#e?.first:this.#e?.second}get#d(){let[t,n]=Ot.map(s=>this.#g(s)?.
root.dataset.places);return t!==void 0&&t===n}#y(t,n){let s=R(this.page,"[data-change]"),o=eo(n),r=t?.prediction.location??
0,i=t&&o&&this.#d?new mt(o).knownProbability(r):null;if(s.hidden=i===null,!t||i===null)return;let{change:a,size:c,sign:l}=St(
t.prediction.probability,i),h=R(s,"[data-change-value]");h.replaceChildren(...At(`${a?`${l} `:""}${c} points`)),h.className=
a>0?"more":a<0?"less":"",R(s,"[data-change-place]").textContent=r===n?.prediction.location?"":`for ${t.prediction.name??
`#${r}`}`}};function lu(e,t,n,s,o){let{location:r}=t.trace.prediction,i=w=>w.knownProbability(r)??0,[a,c,l]=[i(t),i(n),i(
s)],h=Zo({clean:a,changed:c,patched:l}),u=t.nameOf(r).label,[f,p]=o==="a"?["second","first"]:["first","second"],g=e.length===
1?ne(e[0]??"",t):`${e.length} parts together`,y=h!==null&&h<0?": the answer moves away from it":"",m=h===null?"The runs \
hardly differ in it.":`${S(h)} of the difference in log-odds comes back${y}.`,b=t.count===n.count?"":` The runs have ${t.
count} and ${n.count} visits and are aligned at their ends.`;return`Put into the ${p} run: ${g}. There ${u} goes from ${S(
c,1)} to ${S(l,1)}; the ${f} run gives it ${S(a,1)}. ${m}${b}`}function eo(e){return e&&"tensors"in e?e:null}function hu(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.
controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloade\
d only over HTTPS"}.`}function Ji(){let[e]=at(document,"[data-silence]");if(!e)return!1;let t=at(document,"[data-needs-s\
erver]");return document.addEventListener("pointerscope:server",({detail:{answers:n}})=>{e.textContent=n?"":hu();for(let s of t)
s.hidden=n}),!0}var no=null;function uu(){let e=at(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(bt.pathname.length),c=xt(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=Yt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function Xi(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);no?.disconnect(),no=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),no.observe({type:"resource",buffered:!0}),t({addresses:[],page:uu()})}async function Zi(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",Xi),await navigator.serviceWorker.register(
new URL("service-worker.js",bt),{updateViaCache:"none"}),Xi()}catch{}}function Qi(e=Promise.resolve()){Ji()&&e.finally(fu)}
function fu(){document.readyState==="complete"?Zi():addEventListener("load",Zi)}var du=12,ta=e=>`${(100*e).toFixed(1)} %`,pu=({name:e,location:t})=>e??`#${t}`;function mu(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{final:i}})=>new Map(i.map(a=>[pu(a),a.probability]))),r=[
...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:[{name:i,probability:a,other:c,difference:a-c}]});return r.
sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:["Place","First","Second","First minus second"],rows:r.
slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<0?"−":"+"}${St(a,c).size} points`;return[i,ta(
a),ta(c),u]})}}function ea(e,t,n){let s=R(e,"[data-difference]"),o=t&&n&&mu(t,n,du);R(e,"[data-same-answers]").hidden=!o||
!gu(t,n),o?o.rows.length?s.replaceChildren(bn(o)):s.textContent="The two models know no place of the same name.":s.replaceChildren()}
function gu(e,t){let[n,s]=[e,t].map(({location_probabilities:{final:o}})=>JSON.stringify(o));return n===s}Qi();var Mt=R(document,"[data-compare-page]"),yu=(Mt.dataset.options??"").split(" "),We=R(Mt,"[data-views]",HTMLDetailsElement),
bu=xt(Mt,"[data-difference]")!==null,Zt=R(Mt,"[data-view]",HTMLSelectElement),He={first:so("a"),second:so("b"),difference:so(
"difference")},me={},ro=()=>{},Xt=new Hn(Mt),ge=new ze(Mt,{asked(e,t,n){ro=()=>{oo(He.first,e,""),oo(He.second,t,""),oo(
He.difference,e,n)},We.open&&ro()},answered(e,t){Xt.show(e,t),bu&&ea(Mt,e,t)},refused:e=>Xt.showProblem(e),restored(e){me=
Object.fromEntries([...e].filter(([t])=>yu.includes(t))),Zt.value=e.get("view")||Zt.value,(e.has("view")||Object.keys(me).
length>0)&&(We.open=!0),Xt.restore(e)},options:()=>({...We.open&&{view:Zt.value,...me},...Xt.options})});Xt.follow(ge);Xt.
pointed=sa;function so(e){return R(Mt,`[data-shows="${e}"]`)}function oo(e,t,n){let s={view:Zt.value,visits:t.visits,user:t.
user,"predict-at":t.predict_at,"top-k":t.top_k,interventions:t.interventions,against:n,...me};for(let[o,r]of Object.entries(
s))r?e.setAttribute(o,r):e.removeAttribute(o)}function na(e){for(let[t,n]of Object.entries(e))me[t]=String(n)}function sa(e){
for(let t of Object.values(He))"mark"in t&&t.mark(e)}var oa=()=>{We.open&&(import("../js/pointer-view.js"),ro())};We.addEventListener(
"toggle",()=>{oa(),ge.updateAddress("replace")});oa();Zt.addEventListener("change",()=>ge.showSoon());Mt.addEventListener(
"pointer-view:option",({detail:e})=>{na(e);for(let t of Object.values(He))for(let[n,s]of Object.entries(me))t.setAttribute(
n,s);ge.updateAddress("replace")});Mt.addEventListener("pointer-view:open",({detail:e})=>{Zt.value!=="heads"||!("head"in
e)||(na(e),Zt.value="head",ge.showSoon())});Mt.addEventListener("pointer-view:hover",({detail:e})=>{Xt.mark(e.visits),sa(
e.visits)});ge.restore();
