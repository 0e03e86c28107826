var Na=Object.defineProperty;var Ta=(e,t)=>{for(var s in t)Na(e,s,{get:t[s],enumerable:!0})};var wo="exported"in document.documentElement.dataset,Ve=zt().toString();function zt(){let e=location.hash.slice(1);return wo&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function ko(e){Ve=zt().toString(),window.addEventListener("popstate",()=>{let t=zt().toString();t!==Ve&&(Ve=t,e())})}function _a(e){
let t=new URL(location.href),s=t.searchParams.get("theme"),n=new URLSearchParams(s?{theme:s}:{});return wo?(t.search=n.toString(),
t.hash=e.toString()):(t.search=new URLSearchParams([...e,...n]).toString(),t.hash.includes("=")&&(t.hash="")),t}function Mo(e,t){
return e===null||t===null?"push":"replace"}function we(e){try{return JSON.parse(e)}catch{return e}}function Oo(e,t){let s=_a(
e);s.href!==location.href&&(t==="push"?history.pushState(null,"",s):history.replaceState(null,"",s),Ve=zt().toString())}var va=/[ijlI.,:;'|!()[\]]/,La=/[mwMW%@—…]/,Pa=/[A-ZÄÖÜ0-9+=<>]/;function H(e,t,s=!1){let n=0;for(let o of e)n+=zs(
o);return n*t*(s?1.06:1)}function zs(e){return va.test(e)||e===" "?.29:La.test(e)?.87:Pa.test(e)?.65:.55}function Q(e,t,s,n=!1){
if(H(e,s,n)<=t)return e;let o=t/(s*(n?1.06:1))-zs("…"),r="";for(let i of e){if(o-=zs(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function je(e,t,s,n,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||H(h,
s,o)<=t){i=h;continue}if(r.length===n-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,Q(i,t,s,o)]}function A(e,t=0){
let s=100*e,n=10**-t;return s>0&&s<n/2?`<${n.toFixed(t)} %`:`${s.toFixed(t).replace("-","−")} %`}function Rt(e,t){return`${/\d$/.
test(e)?",":""} ${A(t)}`}function Et(e,t){let s=o=>Math.round(10*Number((100*o).toFixed(1))),n=(s(e)-s(t))/10;return{change:n,
size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let s=e.
toFixed(t);return Number(s)===0?s.replace("-",""):s.replace("-","−")}function Ct(e){let t=Math.round(e);if(t<60)return`${t}\
 min`;let s=t%60;return`${Math.floor(t/60)} h${s?` ${String(s).padStart(2,"0")}`:""}`}function ot(e){let t=s=>String(Math.
floor(s)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ct=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];var Ia=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Ra(e){return e.split(Ia)}function Nt(e){return Ra(e).map((t,s)=>{
if(s%2===0)return t;let n=document.createElement("span");return n.className="with-unit",n.textContent=t,n})}function Ca({prediction:{name:e,location:t,probability:s}}){return s===0?"no known place":`${e??`#${t}`}, ${(100*s).toFixed(
1)} %`}function oe(e,t){e.replaceChildren(...Nt(t?Ca(t):"…"));let{location:s,probability:n}=t?.prediction??{};for(let[o,r]of Object.
entries({location:s,probability:n,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var lt=class extends Error{constructor(t,s){super(s.map(n=>n.message).join(" ")),this.status=t,this.problems=s}},bt=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),So={answers:!0},Wa=[502,504],Ha=204,Da=5e3,Fa="No response could be \
read. Your input is still here; check your connection and try again.",Ba=e=>`The server answered with ${e}.`;async function Kt(e,t,s=bt){
let n=await Ga(e,t,s);if(n.status!==Ha)return Ao(n)}async function Ga(e,t,s){let n=await fetch(new URL(`api/${e}`,s),t).catch(No),o=n!==null&&!Wa.includes(n.status);if(String(
s)===bt.href&&Va(o&&!Ua(n)),!o)return To();if(n.ok)return n;let{errors:r=[]}=await Ao(n);throw new lt(n.status,r)}function Ao(e){
return e.headers.get("content-type")?.includes("json")?e.json().catch(To):ke(e.status)}function Eo(e){let t=AbortSignal.
timeout(Da);return e?AbortSignal.any([e,t]):t}function Ua({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Va(e){e!==So.answers&&(So.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function No(e){if(ja(e))throw e;return null}function To(e){return No(e),ke(0,Fa)}function ke(e,t=Ba(
e)){throw new lt(e,[{where:"",message:t,suggestions:[]}])}function ja(e){return e instanceof DOMException&&e.name==="Abo\
rtError"}function Jt(e){let t=Object.entries(e).filter(([,s])=>(s??"")!=="");return new URLSearchParams(t.map(([s,n])=>[
s,String(n)]))}function _o(e){return e instanceof Error?e.message:String(e)}var Me={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var Ye=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Wt=1,Lo=2;var qe=15,re=30;var Ks=8,Js=99,Po={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recency",duration:"duration",position_from_end:"\
position"};var Io=.01,Xs=1e-10,Zs=`	
\v\f\r              \u2028\u2029  　`;function ze(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(s,n,o)=>{let r=String(t[n]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}function Ro(e){return Object.entries(Me).flatMap(([t,s])=>{let n=e[t]??s.default;return(Array.isArray(n)?n.length:n!==s.
default)?[{key:t,declared:s,value:n}]:[]})}function Co({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(n=>n&&typeof n=="object"&&!Array.isArray(n)?n:Object.fromEntries([n].flat().map((o,r)=>[e[r],o])))}var za=3;var Do=e=>e.map(t=>t+1);function Ke(e){let t=Ro(e).flatMap(({key:s,declared:n})=>n.of?[]:[s]);return Object.keys(e).filter(
s=>t.includes(s)).map(s=>({key:s,text:Qs(s,e),short:Qs(s,e,za)}))}function Qs(e,t,s=Number.POSITIVE_INFINITY){let n=Me[e],
{text:o,item:r="",every:i="",single:a,between:c=", ",first:l=0}=n.said,h=t[e]??n.default,u=Co(n,h).map(b=>ze(r,Ho(b,g=>l?
Number(g)+l:Wo(g)))),f=n.parts.includes("head")&&u.length>s,m=typeof o=="string"?o:o[h]??"",p=Ho(Me,({of:b},g)=>b===e?Qs(
g,t):"");return ze(a&&u.length===1?a:m,{...p,value:Wo(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var Wo=e=>String(
e).replaceAll("_","-"),Ho=(e,t)=>Object.fromEntries(Object.entries(e).map(([s,n])=>[s,t(n,s)]));function P(e,t,s){let n=xt(e,t,s);if(!n)throw new Error(`The page has no element that matches ${t}.`);return n}function xt(e,t,s){
let n=e.querySelector(t);return n&&Bo(n,s)?n:null}function it(e,t,s){return[...e.querySelectorAll(t)].filter(n=>Bo(n,s))}function Fo({target:e}){return e}function Bo(e,t){return e instanceof(t??HTMLElement)}function tn(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),s=t.toBase64?.();if(s!==void 0)return s;let n="";for(let o of t)
n+=String.fromCharCode(o);return btoa(n)}function Je(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let s=atob(e),n=new Uint8Array(
s.length);for(let o=0;o<s.length;o++)n[o]=s.charCodeAt(o);return n}var Go=Xa("model-files"),Ka=500,Tt=Go===null;async function Uo(e,t=bt){return Tt?Ja(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await en(e,"vocabulary")))}async function Ja(e,t){try{return await Kt(e,{},t)}catch(s){if(!(s instanceof lt)||s.status)throw s;
let n=new URL(`api/${e}`,t),o=await fetch(n,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw s;return o.json()}}async function Vo(e,t=Ka){
if(Tt){let s=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:n}=await Kt(s);return n}return JSON.parse(new TextDecoder().
decode(await en(e,"histories")))}async function jo({id:e,weights:t},s,n=bt){if(!Tt)return en(e,"weights",s);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return qo(new URL(o,n),"weights",s)}async function Yo(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function en(e,t,s=!1){let n=Go?.[e]?.[t];if(!n)throw new Error(`This page holds no ${t} of ${e}.`);if(!n.startsWith(
"#"))return qo(new URL(n,document.baseURI),t,s);let o=document.getElementById(n.slice(1))?.textContent??"";return Je(o.trim()).
buffer}async function qo(e,t,s){let n=await fetch(e,{cache:s?"reload":"default"});if(!n.ok)throw new Error(`The ${t} cou\
ld not be fetched (${n.status}).`);return n.arrayBuffer()}function Xa(e){let t=xt(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}function Ko(e){let{tensors:t,lengths:s,...n}=e;return{...n,tensors:zo(t,(o,r)=>({values:o,shape:r})),...s&&{lengths:zo(s,
o=>o)}}}function zo(e,t){return Object.fromEntries(Object.entries(e).map(([s,{data:n,shape:o}])=>[s,t(new Float32Array(Je(
n).buffer),o)]))}var Jo=e=>e.lengths!==void 0;var Za=["browser","server"],Xo=20,Qa=300,tc=4,ec="static/bundles/browser-model.js",sc="The network could not be loaded.",
Qo={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,s=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:s})),t?Promise.resolve(t):String(e)===bt.href?import(Qo.address):import(new URL(
ec,e).href)}},Xe=class{#e;#t;#n;#r=null;#s=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,s=null,n=bt){this.#e=
t,this.#n=n,this.#t=`models/${encodeURIComponent(t)}`,this.choose(s)}choose(t){this.choice=t&&Za.includes(t)?t:null,Tt||
(this.choice="browser"),this.obstacle="",this.#s||(this.#r=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,s){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Qa))]),this.#s&&this.choice!=="se\
rver")return this.explainHere(t);if(!Tt)return ke(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?Eo(s):s;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof lt&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#s)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let s=this.#s;if(!s){let n=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),ke(0,n)}return Zo(()=>s.trace(s.queryOf(t)))}async searchPlaces(t){if(Tt||await this.prepare(),
this.#s&&this.choice!=="server"){let{places:n}=this.#s;return n.search(t,Xo).map(({id:o,category:r})=>({label:n.label(o),
notation:n.notation(o),category:r}))}let{items:s}=await Kt(`${this.#t}/locations?${Jt({q:t,limit:Xo})}`,{},this.#n);return s}async prepare(){
try{this.#r??=this.#i(),this.#s=await this.#r}catch(t){this.#o=!0;let s=t instanceof lt?!t.status:t instanceof TypeError;
this.obstacle=s?sc:_o(t)}}explainHere(t){let s=this.#s,{interventions:n,...o}=t,r=JSON.stringify([o,n||null]),i=this.#a.
get(r);if(i)return i;let a={...Zo(()=>s.trace(t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=tc&&this.#a.
delete(c),this.#a.set(r,a),a}async#l(t,s){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}\
/views/network?${nc(t)}`;try{let{trace:r}=await Kt(o,{...s&&{signal:s}},this.#n);return Ko(r)}catch(r){if(!(r instanceof
lt&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let n={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...s&&{signal:s}};return Kt(`${this.#t}/explain?encoding=base64`,n,this.#n)}async#i(){let t=await Uo(
this.#e,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:s},n]=await Promise.all([Qo.load(this.#n),jo(t,this.#o,this.#n)]),o=Yo(n,t);o.catch(()=>{});let r=new s(t,
n);return await o,r}};function Zo(e){try{return e()}catch(t){let{problems:s}=t;throw s?new lt(422,s):t}}function nc(e){let t=Object.
entries(e).map(([s,n])=>[s,n!==null&&typeof n=="object"?JSON.stringify(n):n]);return Jt(Object.fromEntries(t))}var Hf=new RegExp(`[${Zs}]+`),tr=e=>e!==""&&Zs.includes(e);function Oe(e){let[t,s]=[0,e.length];for(;t<s&&tr(e.charAt(t));)
t+=1;for(;t<s&&tr(e.charAt(s-1));)s-=1;return e.slice(t,s)}var rc=Ye.map(e=>e.slice(0,3));function er(e){let t=[],s=0,n=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?n=!n:(!n||!o)&&(t.push({written:e.
slice(s,r),start:s}),s=r+1);return t.filter(({written:o})=>Oe(o))}function sn(e){return e.startsWith('"')?ic(e):e.search(
/[@+]|$/)}function ic(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function sr(e){return er(e).map(({written:t})=>ac(t).place.toLowerCase()).filter(Boolean)}function ac(e){let t=Oe(e);return{place:t.startsWith('"')&&!sn(t)?t:Oe(t.slice(0,sn(t))),before:e.indexOf(t)}}function nr(e,t){let s=lc(e,t),n=new Set(s),o=Ze(t.length).filter(a=>!n.has(a));for(let[a,c]of e.entries()){if(s[a]!==null)
continue;let l=o.findIndex(h=>t[h]===c);l>=0&&(s[a]=Number(o.splice(l,1)[0]))}return 2*s.filter(a=>a!==null).length>=Math.
max(e.length,t.length)?s:e.map(()=>null)}function or({masked:e,order:t},s,n){let o=t.length?cc(t,s,n):[],r=o.at(-1)??n-1;
return{masked:e.flatMap(i=>s[i]??[]).filter(i=>i!==r).sort((i,a)=>i-a),order:o}}function cc(e,t,s){let n=a=>(t[a]??null)!==
null,o=Ze(e.length).filter(n),r=o.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!r.length)return[];let i=e.filter(n).map(a=>Number(
r[o.indexOf(a)]));for(let a of Ze(s))r.includes(a)||i.splice(i.indexOf(a-1)+1,0,a);return i.every((a,c)=>a===c)?[]:i}function lc(e,t){
let s=Math.min(e.length,t.length),n=0;for(;n<s&&e[n]===t[n];)n++;let o=0;for(;o<s-n&&e.at(-1-o)===t.at(-1-o);)o++;let[r,
i]=[e.length-o,t.length-o],a=Ze(r+1).map(()=>Array(i+1).fill(0)),c=(h,u)=>Number(a[h]?.[u]);for(let h=r-1;h>=n;h--)for(let u=i-
1;u>=n;u--){let f=e[h]===t[u]?c(h+1,u+1)+1:0;a[h][u]=Math.max(f,c(h+1,u),c(h,u+1))}let l=e.map((h,u)=>u<n?u:u<r?null:u-r+
i);for(let h=n,u=n;h<r&&u<i;)e[h]===t[u]?l[h++]=u++:c(h+1,u)>=c(h,u+1)?h++:u++;return l}var Ze=e=>[...Array(e).keys()];var Qe=class{#e=0;#t=[];#n=[];#r="";#s=null;#o=null;constructor(t,s){this.root=t,this.errors=P(t,"[data-errors]"),this.masks=
P(t,"[data-masks]"),this.orderWords=P(t,"[data-order]"),this.state=P(t,"[data-state]"),t.addEventListener("change",()=>this.#f(
s)),t.addEventListener("click",n=>{let{act:o}=Fo(n).dataset;o&&(o==="reset"?this.text="":this.#t=mc(o,this.#e),this.#f(s))})}get text(){
if(this.#r)return this.#r;let t=this.#h();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let s=uc(t);this.#s=
this.#o=null;for(let n of this.#l)dc(n,s);this.#t=Array.isArray(s.order)?s.order:[],this.#n=Array.isArray(s.mask_visits)?
s.mask_visits:[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#h())!==t?t:"",this.#d()}show(t,s){for(this.#e=
t.length,this.#r="",this.#a();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(hc(this.masks.children.length));let n=it(this.masks,"label");for(let[o,r]of t.
entries()){let i=n[o];if(!i)continue;let a=P(i,"input",HTMLInputElement);a.checked=this.#n.includes(o),a.disabled=o===s.
at(-1),P(i,"span").textContent=`${o+1} ${r.label}`}this.#d()}followHistory(t,s){let n=this.#o,o=sr(t);if(this.#s=o,!n){this.#a();
return}let r=!s&&nn(o,n.places),i=s??nr(n.places,o),{masked:a,order:c}=r?n:or(n,i,o.length),l=nn([a,c],[this.#n,this.#t]);
if(this.#n=a,this.#t=c,s&&this.#a(),!l){for(let h of this.#i)h.checked=a.includes(Number(h.dataset.item));this.#r="",this.#d()}}#a(){
let t={masked:this.#n,order:this.#t};this.#o=this.#s&&{places:this.#s,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(s=>s.message).join(" "),t.length&&(this.root.open=!0)}get#l(){return it(this.root,"[data\
-key]")}get#i(){return it(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#h(){let t={};for(let s of this.#l){let n=fc(
s),{key:o="",item:r}=s.dataset;if(!(n===void 0||o==="mask_visits"))if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],n]}else
t[o]=n}for(let{dataset:s}of this.#l){let{key:n="",of:o}=s;o&&!t[o]&&delete t[n]}return this.#n.length&&(t.mask_visits=this.#n),
this.#t.length&&(t.order=this.#t),t}#f(t){this.#r="",this.masks.children.length&&(this.#n=this.#i.filter(s=>s.checked).map(
s=>Number(s.dataset.item))),this.#a(),this.#d(),t()}#d(){let t=Ke(this.#h()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#t.length?Do(this.#t).join(" "):"unchanged"}};function hc(e){let t=document.
createElement("label"),s=document.createElement("input");return s.type="checkbox",s.autocomplete="off",s.dataset.key="ma\
sk_visits",s.dataset.item=String(e),t.append(s," ",document.createElement("span")),t}function uc(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function fc(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function dc(e,t){
let{key:s="",item:n}=e.dataset,o=t[s];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=n?o==="all"||Array.
isArray(o)&&o.some(i=>nn(i,JSON.parse(n))):o===!1;return}let r=e instanceof HTMLInputElement?e.type!=="number"||typeof o==
"number":[...e.options].some(i=>i.value===o);e.value=r&&o!==void 0&&o!==null?String(o):""}function nn(e,t){return rr(e)===
rr(t)}function rr(e){let t=e&&typeof e=="object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}
function mc(e,t){let s=[...Array(t).keys()];return e==="reverse"&&s.reverse(),e==="shuffle"&&pc(s),e==="as-sent"||s.every(
(n,o)=>n===o)?[]:s}function pc(e){for(let t=e.length-1;t>0;t-=1){let s=Math.floor(Math.random()*(t+1));[e[t],e[s]]=[Number(
e[s]),Number(e[t])]}}function ir(e,t){if(!e)return;let s=String(t??""),n=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
s));n||e.add(new Option(s,s)),e.value=n?.value??s}function on({visits:e,user:t,predict_at:s,top_k:n,interventions:o}){return{visits:e,user:t||null,predict_at:s||null,...n&&
{top_k:Number(n)},...o&&{interventions:we(o)}}}var ar="100",gc=350,ts=class{#e;#t=0;constructor(t,s){this.#e=t,this.root=s,this.model=s.dataset.model??"",this.person=xt(
s,"[data-person]",HTMLSelectElement),this.visits=P(s,"[data-visits]",HTMLTextAreaElement),this.predictAt=P(s,"[data-pred\
ict-at]",HTMLInputElement),this.problems=P(s,"[data-problems]"),this.answer=P(t.page,`[data-answer-of="${s.dataset.side}\
"] output`,HTMLOutputElement),this.models=P(s,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in s.dataset),this.explanations.sharesWeights="sharesWeights"in s.dataset||
!Tt,this.panel=new Qe(P(s,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inp\
ut",()=>t.showSoon(gc)),this.explanations.sharesWeights&&this.explanations.prepare();for(let n of[this.person,this.predictAt])
n?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),history.replaceState({editing:this.models.id},""),location.reload()})}get history(){return{visits:this.
visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:s,predict_at:n}){this.
visits.value=t??"",this.predictAt.value=n??"",ir(this.person,s)}async explain(t){this.#t+=1;let s=this.#t;if(!t.visits.trim())
return oe(this.answer,null),this.#a([]),null;try{let n=await this.explanations.explain(on({...t,top_k:t.top_k||ar}));return s!==
this.#t?null:(this.#n(n),n)}catch(n){if(!(n instanceof lt))throw n;return s===this.#t&&(oe(this.answer,null),this.#a(n.problems)),
null}}changed(t,s){return this.explanations.model?.trace(on({...t,top_k:t.top_k||ar}),s)??null}#n(t){let{visits:s}=t,n=s.
map(o=>o.sent);this.panel.show([...s].sort((o,r)=>o.sent-r.sent),n),oe(this.answer,t),this.#a([])}async prepareFor(t){let s=t!==
null&&!("tensors"in t);return s&&await this.explanations.prepare(),s}get name(){return this.#r("text")}get shortName(){return this.#r(
"short")}#r(t){let s=Ke(Object(we(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...this.#s,...s.
map(o=>o[t])].join(", ")}get#s(){let{first:t,second:s,sameHistory:n}=this.#e;if(n.checked)return[];let o=this===t?s:t,[r,
i]=[this,o].map(c=>c.predictAt.value.trim());return[...this.person&&o.person&&this.#o!==o.#o?[this.#o]:[],...r===i?[]:[r||
"when the last visit ends"]]}get#o(){let t=this.person?.selectedOptions[0];return t?.value?t.text.split(",")[0]??"":"nob\
ody in particular"}#a(t){let s=t.filter(({where:r})=>r.startsWith("interventions")),n=t.filter(r=>!s.includes(r)),o=n.length?
this.problems:this.panel.errors;this.panel.showProblems(s),this.problems.hidden=n.length===0,this.problems.textContent=n.
map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+1}: ${i}`:i}).join(" "),t.length&&
this.#e.hooks.refused?.(o)}},es=class{#e=new Map;#t=0;#n=0;#r="";constructor(t,s={}){this.page=t,this.hooks=s,this.sameHistory=
P(t,"[data-same]",HTMLInputElement),this.ownHistory=P(t,'[data-side="b"] [data-own]'),this.first=new ts(this,P(t,'[data-\
side="a"]')),this.second=new ts(this,P(t,'[data-side="b"]')),this.suggestion=P(t,"[data-try]"),this.suggestion.addEventListener(
"click",()=>{this.first.visits.value=this.first.visits.placeholder,this.showSoon()}),this.sameHistory.addEventListener("\
change",()=>{this.#i(),this.showSoon()}),ko(()=>this.#a())}explanationsOf(t){let s=this.#e.get(t)??new Xe(t);return this.#e.
set(t,s),s}get queries(){let{first:t,second:s}=this,[n,o]=[t.history,this.sameHistory.checked?t.history:s.history];return t.
panel.followHistory(n.visits),s.panel.followHistory(o.visits),[{...n,top_k:this.#r,interventions:t.panel.text},{...o,top_k:this.#r,
interventions:s.panel.text}]}#s({visits:t,user:s,predict_at:n,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:s||null,predict_at:n||null},i={model:this.second.model,...r,interventions:we(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[s,n]=this.queries,o=this.#s(n),r={model:this.first.model,...s,against:o,...this.hooks.options?.()};Oo(Jt(r),t)}showSoon(t=0){
clearTimeout(this.#t),this.#t=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#t),this.#n+=1;let s=this.#n,
[n,o]=this.queries;n.visits.trim()&&(this.suggestion.hidden=!0),this.hooks.asked?.(n,o,this.#s(o)),this.updateAddress(t),
this.page.setAttribute("aria-busy","true");try{let r=()=>Promise.all([this.first.explain(n),this.second.explain(o)]),[i,
a]=await r();if(s!==this.#n||(this.hooks.answered?.(i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(
a)])).includes(!0)||s!==this.#n))return;let l=await r();s===this.#n&&this.hooks.answered?.(...l)}finally{s===this.#n&&this.
page.removeAttribute("aria-busy")}}takeEdited(){let t=history.state?.editing;return history.replaceState(null,""),typeof t==
"string"?document.getElementById(t):null}#a(){let t=zt(),{model:s=this.second.model}=lr(t.get("against"));s===this.second.
model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,
second:s}=this,n=zt(),o=lr(n.get("against"));if(this.#r=n.get("top_k")??"",this.hooks.restored?.(n),t.fill({visits:n.get(
"visits")??"",user:n.get("user"),predict_at:n.get("predict_at")}),t.panel.text=n.get("interventions")??"",s.panel.text=o.
interventions?JSON.stringify(o.interventions):"",!n.get("visits")){let r=await this.#l();r&&t.fill({...r,predict_at:r.predict_at.
replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.sameHistory.checked||s.
fill(o.visits?o:{...t.history,...o}),this.#i(),this.suggestion.hidden=t.visits.value!=="",this.suggestion.hidden||this.hooks.
refused?.(this.suggestion),await this.#o("replace")}async#l(){let{first:t,second:s}=this,n=await cr(t.model);if(n||t.root.
dataset.places!==s.root.dataset.places)return n;let o=await cr(s.model);return o&&{...o,user:null}}#i(){this.ownHistory.
hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};
async function cr(e){try{return(await Vo(e,1))[0]}catch{return}}function lr(e){try{return JSON.parse(e??"{}")??{}}catch{
return{}}}var ss=class{constructor(t,s=()=>!1){this.page=t,this.stays=s,this.button=P(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=P(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),P(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",n=>{
n.key!=="Escape"||!this.isOpen||(n.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let s=this.inputs.contains(document.activeElement);this.show(t);let n=P(this.inputs,"textarea"),o=xt(
this.inputs,"[name=visits-as]:checked");t?(n.checkVisibility()?n:o??n).focus():s&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function hr(e,t,s){if(!s)return null;let n=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))n.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the answers";n.push(`The ${r} network has no pointer: only ${i} are overlaid\
.`)}}return!e.hasGeneration&&t.hasGeneration&&n.push("The first network has no generation head: that of the second is no\
t drawn."),n.join(" ")}function ur(e,t,s,n){let[o,r]=e?.split(".")??[];return o==="places"?n?e:null:o!=="visits"?e:n?t.hasVisitsOf(
s)?e:`places.${t.locations[Number(r)]}`:null}var yc=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function at(e,t){for(let{kind:s,pattern:n}of yc){let o=n.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:s,...Object.fromEntries(r)};return bc(i,t)?i:null}return null}function fr({count:e,layers:t,
heads:s,hasPointer:n,hasGeneration:o,hasGate:r}){let i=a=>[...Array(a).keys()];return[...i(e).map(a=>`visits.${a}`),...i(
t).flatMap(a=>[...i(s).map(c=>`layers.${a}.heads.${c}`),`layers.${a}.stream`]),"context",...n?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function bc({kind:e,visit:t=0,layer:s=0,head:n=0,location:o=2},r){return e==="pointer"?r.hasPointer:
e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:t<r.count&&s<r.layers&&(e!=="head"||n<r.heads)&&o>1&&o<r.trace.architecture.
locations}function ht(e,t){return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((s,n)=>s===e.location?
[n]:[])}function Se(e,t){return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ht(e,t)}function ut({
lit:e},t,s){return e?.kind===t&&e.layer===s?" lit":""}function $t(e,t){return e?.kind==="place"?e.location??null:e?.kind===
"visit"?t.locations[e.visit??0]??null:null}var xc=/residual|outputs$|pointer/,rn={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:e,head:t})=>`layers.${e}\
.heads.${t}.outputs`},stream:{site:({layer:e})=>`layers.${e}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function ie(e,t){let s=at(e,t);
if(!s||!rn[s.kind])return null;let{kind:n,layer:o,head:r,visit:i=0}=s;return n==="visit"?`encoding of visit ${i+1}, ${t.
visits[i]?.label??""}`:n==="head"?`head ${r} of layer ${o}`:n==="stream"?`residual stream after layer ${o}`:n==="generat\
ion"?"generation head":n==="pointer"?"pointer scores":n}function Ae(e,t,s){let n=at(e,t);return!n||!rn[n.kind]?!1:n.kind!==
"visit"||t.count-1-(n.visit??0)<s.count}function dr(e,t){let[s,n]=[e.trace.architecture,t.trace.architecture];return s.d_model===
n.d_model&&s.layers===n.layers&&s.heads===n.heads}function mr(e,t,s){let n=new Map;for(let o of e){let r=at(o,t),i=r&&rn[r.
kind];if(!r||!i)continue;let a=i.site(r),c=n.get(a);r.kind!=="visit"?n.set(a,"all"):c!=="all"&&n.set(a,new Set([...c??[],
t.count-1-(r.visit??0)]))}return Object.fromEntries([...n].flatMap(([o,r])=>{let i=t.trace.tensors[o];return!i||!s.trace.
tensors[o]?[]:[[o,c=>xc.test(o)?$c(c,i,r):{values:i.values.slice(),shape:[...i.shape]}]]}))}function $c(e,t,s){let[n]=e.
shape,[o]=t.shape,r=e.values.length/n,i=e.values.slice();for(let a=0;a<Math.min(n,o);a++){if(s!=="all"&&!s.has(a))continue;
let c=t.values.subarray((o-1-a)*r,(o-a)*r);c.every(Number.isFinite)&&i.set(c,(n-1-a)*r)}return{values:i,shape:[...e.shape]}}
function pr({clean:e,changed:t,patched:s}){let n=ns(e)-ns(t);return Math.abs(n)<Io?null:(ns(s)-ns(t))/n}function ns(e){let[
t,s]=[e,Math.max(0,1-e)];return Math.log(t+Xs)-Math.log(s+Xs)}var wc={a:"first",b:"second"},Ht=e=>e==="a"?"b":"a",os=class{patches={into:"b",names:[]};#e={};#t=document.createElement(
"div");constructor(t,s){this.page=t,this.changed=s,this.root=P(t,"[data-patches]",HTMLFormElement),this.parts=P(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=P(this.root,"[data-patch-into]",HTMLSelectElement),this.list=P(this.
root,"[data-patch-list]"),this.told=P(this.root,"[data-patch-told]"),this.#t.className="carried",this.#t.hidden=!0,this.#t.
setAttribute("aria-hidden","true"),P(t,"[data-stage]").append(this.#t),this.direction.addEventListener("change",()=>this.#n()),
this.root.addEventListener("submit",n=>{n.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:s}=this.patches;return s.length?`${t}:${s.join(",")}`:""}restore(t){let[s,n=""]=(t??"").split(":");this.
patches={into:s==="a"?"a":"b",names:n.split(",").filter(Boolean)}}put(t,s){let n=this.patches.into===s?this.patches.names:
[],o=n.includes(t)?n.filter(r=>r!==t):[...n,t];this.patches={into:s,names:o},this.changed()}carry(t,{name:s,x:n,y:o,state:r},i){
let a=this.#e[Ht(t)],c=i&&a&&Ae(s,i,a)?ie(s,i):null,l=document.elementFromPoint(n,o)?.closest("[data-run-picture]"),h=l instanceof
HTMLElement&&l.dataset.runPicture===Ht(t);this.#t.hidden=r!=="carried"||!c,this.#t.textContent=c??"",this.#t.style.translate=
`${n+12}px ${o+8}px`;for(let u of it(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",r==="carried"&&h&&u===
l);c&&(r==="put"||r==="dropped"&&h)&&this.put(s,Ht(t))}offer(t,s){this.#e=t,this.root.hidden=!s,s&&this.#n()}#n(){let t=this.
direction.value==="a"?"a":"b",[s,n]=[this.#e[Ht(t)],this.#e[t]];if(!s||!n)return;let o=this.parts.value,r=fr(s).filter(i=>Ae(
i,s,n)).map(i=>new Option(ie(i,s)??i,i,!1,i===o));this.parts.replaceChildren(...r)}show(t,s){let{into:n,names:o}=this.patches,
r=o.map(i=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
ie(i,t))??i} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(i,n)),a.append(c),a});this.list.replaceChildren(
...r),this.list.hidden=!r.length,this.list.setAttribute("aria-label",`Put into the ${wc[n]} run`),this.told.textContent=
s}};var Gn={};Ta(Gn,{SLIDER_KEYS:()=>Ni,blockAround:()=>Ne,carryOf:()=>Sr,circuitSentence:()=>wr,circuitWords:()=>xr,dragOf:()=>Or,
effectOf:()=>Rr,markedAsCircuit:()=>yr,markedAsPut:()=>Ei,neighbourOf:()=>dn,openedMarks:()=>Si,sentenceOfOpened:()=>Ai,
showTables:()=>Ci,slid:()=>Ti,svgFile:()=>Li,turned:()=>hn,walked:()=>Hi});function rs(e,t){return e.map(s);function s(n){let o=n.children.map(f=>typeof f=="string"?f:s(f)),{attributes:r}=n,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...n,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...n,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function d(e,{key:t,...s}={},...n){let o=n.flat(Number.POSITIVE_INFINITY).filter(kc),r={tag:e,attributes:s,children:o};return typeof t==
"string"&&(r.key=t),r}function Ee(e){return e==null||e===!1?null:String(typeof e=="number"?wt(e):e)}function wt(e){return Math.round(e*100)/100}function ae(e){return e.map(({x:t,y:s,width:n,height:o})=>{let r=wt(n);return`\
M${wt(t)} ${wt(s)}h${r}v${wt(o)}h${-r}Z`}).join("")}function Dt(e,t,s,n){let[o,r,i,a]=[t[0],t[1],n[0],n[1]].map(wt),[c,l,
h]=[e,s,(e+s)/2].map(wt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function an(e,t,s,n){
let[o,r,i,a]=[t[0],t[1],n[0],n[1]].map(wt),[c,l,h]=[e,s,(e+s)/2].map(wt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function gr(e,t,s,n){let[o,r,i,a]=[t[0],t[1],n[0],n[1]].map(wt),[c,l]=[e,s].map(
wt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function kc(e){return e!=null&&e!==!1&&e!==""}function yr(e,t,s){return t?rs(e,n=>{let o=t.parts.find(i=>br(i.name)===n);if(!o)return null;let r=$r(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Mc(i,o,r,s)}}):
e}function br(e){return e.replace(/\.feed_forward$/,".stream")}function Mc({attributes:e},{layer:t,head:s},n,o){let[r,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&s===null?`FFN ${n}`:n,h=.85*o,[u,f]=[H(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),p=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:m-u/2,y:p-f/2,width:u,height:f,rx:f/2}),d("text",{x:m,y:p+.36*h,"font-size":h},l))}function xr({parts:e},t){
let s=e.find(r=>br(r.name)===t);if(!s)return"";let n=t===s.name?"It":"Its feed-forward network",o=s.isKept?"belongs":"do\
es not belong";return`${n} ${o} to the smallest set, and adds ${$r(s.value)} points.`}function $r(e){let t=Math.round(1e3*
e)/10,s=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(s)===0?"0":`${t<0?"−":"+"}${s}`}function wr(e,t){let{parts:s,
location:n,whole:o,smallest:r}=e,i=s.filter(({isKept:c})=>c),a=t.nameOf(n).label;return{title:`${i.length} of ${s.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${A(r,1)}.`,text:`All give it ${A(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var ln=5,kr=1440,cn=5,Oc=60,Sc={least:.1,most:10};function Or(e,t,s,n){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=at(i,t);if(r===
"gate")return Ac(e,s);if(r==="attention_temperature")return Mr(e,t,"attention");if(r==="pointer_temperature")return Mr(e,
t,"pointer");if(!n||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Tc(e,c,t,h,l):Ec(e,s,h)}function Sr({
pointerId:e,pointerType:t,target:s,clientX:n,clientY:o}){let i=(s instanceof Element?s.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-n,h-o)>=ln,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function hn({
trace:e},t,s){let n=(e.interventions[`${t}_temperature`]??1)*2**s,{least:o,most:r}=Sc;return Number(Math.min(r,Math.max(
o,n)).toPrecision(2))}function Ac({pointerId:e},t){let s=t.querySelector(".gate-frame")?.getBoundingClientRect(),n=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!s)return null;let l=s.height>s.width?(i-s.top)/s.height:(r-s.
left)/s.width;return o!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:a}}}}
function Mr({pointerId:e,clientX:t},s,n){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=ln,
!o)return null;let a=hn(s,n,(r-t)/Oc);return{kind:"temperature",of:n,value:a,isDone:i}}}}function Ec({pointerId:e,clientY:t},s,n){
let o=n,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=ln,!r)return null;let c=Math.sign(Nc(s,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Nc(e,t){let n=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return n.indexOf(Math.
min(...n))}function Tc({pointerId:e,clientX:t},s,n,o,r){let{start_minute:i=0,duration_minutes:a=0}=n.visits[o]??{},{width:c}=s.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let m=cn*Math.round((u-t)/c*kr/cn),p=r==="time"?Math.min(kr-cn,Math.max(0,i+m)):Math.
max(0,a+m);return p===h&&!f?null:(h=p,{kind:r,visit:o,minutes:p,isDone:f})}}}var _c={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},pt=class{#e=new Map;constructor(t,s=""){
this.trace=t,this.words=s,this.visits=t.visits,this.count=t.visits.length;let{layers:n,heads:o,components:r}=t.architecture;
this.layers=n,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((s,n)=>s===this.locations[n])}values(t){let s=this.trace.tensors[t];if(!s)throw new Error(
`The trace has no ${t}.`);return s.values}has(t){let{tensors:s,lengths:n={}}=this.trace;return t in s||t in n}weights(t,s){
return this.values(`layers.${t}.heads.${s}.weights`)}lastRow(t,s){return this.weights(t,s).subarray((this.count-1)*this.
count)}isRemoved(t,s){let n=this.trace.interventions.remove_heads;return n?n==="all"||n.some(([o,r])=>o===t&&r===s):!1}isSkipped(t,s){
return(this.trace.interventions.skip??[]).some(n=>n.layer===t&&n.part===s)}isOff(t,s){return this.isRemoved(t,s)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let s=0;s<this.layers;s++)for(let n=0;n<this.heads;n++)for(let o of this.
weights(s,n))t=Math.max(t,o);return t||1}get slices(){return Object.entries(Po).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,s])=>({name:t,label:s,short:_c[t]??s,lengths:this.#s(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let s=`layers.${t}`,n=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${s}.attention_out`)?this.#s(`${s}.attention_out`):null;return{residual:this.#s(`${s}.residual_in`),attention:r&&
n("attention")?o:r,feedForward:n("feed_forward")?o:this.#s(`${s}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,s=new Map;for(let[n,o]of this.locations.entries()){if(!this.hasPointer)break;let r=s.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[n],r.visits.push(n),s.set(o,r)}return[...s.values()].
sort((n,o)=>o.probability-n.probability)}nameOf(t){let s=this.trace.places[t];return{label:s?.label??`#${t}`,category:s?.
category??null}}answer(t,s=[]){let{final:n}=this.trace.location_probabilities,o=n.slice(0,t).map(({location:m})=>m),r=[...new Set(
s)].filter(m=>!o.includes(m)),i=o.filter(m=>!s.includes(m)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(m=>!a.
includes(m)),...r].map(m=>this.#t(m)),h=m=>l.reduce((p,b)=>p+b[m],0),u=this.#r(l),f={location:-1,label:Ar(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,s){
let n=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[n];return o?Number(o.values[s]):t==="final"&&
s===Wt?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===s)?.probability??0}shareOf(t,s){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,s)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,s):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,s){
let n=t==="final"?"probabilities":`${t}.probabilities`;return this.has(n)||t==="final"&&s===Wt||!!this.trace.location_probabilities[t]?.
some(o=>o.location===s)}generated(t){let n=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-n.reduce((i,{probability:a})=>i+a,0),r=this.#r(n);return[
...n,{location:-1,label:Ar(r),category:null,probability:Math.max(0,o)}]}#r(t){let{architecture:s,ranks:n}=this.trace,o=n===
void 0?s.locations:Lo+n;return o-1-t.filter(({location:r})=>r<o).length}#s(t){let s=this.#e.get(t);if(s)return s;let n=this.
trace.lengths?.[t]??this.#o(t);return this.#e.set(t,n),n}#o(t){let s=this.values(t),n=s.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*n;a<(r+1)*n;a++)i+=s[a]**2;o[r]=Math.sqrt(i)}return o}};function ft(e){
let t=0,s=Number(e[0]);for(let n=1;n<e.length;n++){let o=e[n];o>s&&(t=n,s=o)}return t}var Ar=e=>e===1?"1 other":`${e} ot\
hers`;var Nr="Point at anything to see what it does.";function _t(e,t,s,n=!1){if(n&&e?.kind==="visit")return{title:`${vt(t,e.visit??
0)}.`,text:""};let{title:o,text:r}=Lc(e,t,s),i=s?.words?vc(e,t,s):"";return{title:o,text:i?`${r} ${i}`:r}}function vc(e,t,s){
let n=fn(s.words);if(e?.kind==="visit"&&s.hasPointer&&t.hasVisitsOf(s))return`${n} the pointer gives it ${A(s.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=s.knownProbability(e.location??0);return o===null?"":`${n} its probability i\
s ${A(o,1)}.`}return e?.kind==="gate"?`${n} it is ${s.gate.toFixed(2)}.`:""}function Lc(e,t,s){switch(e?.kind){case"visi\
t":return Ic(e.visit??0,t);case"head":return Cc(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Pc(t)};case"stream":return Tr(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Pr(Er(t),!0)} ${Er(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return _r(t);case"generation":return vr(t);case"gate":return Lr(
t);case"place":return Wc(e.location??0,t);default:return Hc(t,s)}}function Pc(e){let{slices:t,trace:s}=e,n=Pr(t.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=s.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vecto\
rs side by side: ${n}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${n}\
. Its first layer reads ${o} numbers.`}function Er(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the\
 generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function vt(e,t){let s=e.visits[t];return s?`${s.label}, ${ct[s.
weekday]} ${ot(s.start_minute)}`:""}function Ic(e,t){let s=t.visits[e],n=[],o=Rc(e,t);if(s?.masked)return{title:`${vt(t,
e)}.`,text:"This visit is masked: nothing reads it."};if(o&&n.push(`Layer ${o.layer}, head ${o.head} reads most from it:\
 ${A(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);n.
push(t.hasGate?`The pointer gives it ${A(r,1)}, after the gate ${un(a)} of its place’s ${A(c,1)}.`:`The pointer gives \
it ${A(r,1)} of the answer.`)}return{title:`${vt(t,e)}.`,text:n.join(" ")}}function Rc(e,t){let s=null;for(let n=0;n<t.layers;n++)
for(let o=0;o<t.heads;o++){if(t.isOff(n,o))continue;let r=Number(t.lastRow(n,o)[e]);(!s||r>s.weight)&&(s={layer:n,head:o,
weight:r})}return s}function Cc(e,t,s){let n=`Layer ${e}, head ${t}.`;if(s.isOff(e,t)){let l=s.trace.interventions.replace_with===
"mean"&&!s.isSkipped(e,"attention");return{title:n,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=s.lastRow(e,t),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===
void 0?"":` and ${A(o[i])} from ${vt(s,i)}`,c=r===s.count-1?"itself":vt(s,r);return{title:n,text:`The last visit reads ${A(
o[r])} from ${c}${a}.`}}function Tr(e,t){let{residual:s,attention:n,feedForward:o}=t.stream(e),r=t.count-1,i=n?`its self\
-attention adds one of length ${N(Number(n[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last vis\
it comes in as a vector of length ${N(Number(s[r]))}; ${i}its feed-forward network adds one of length ${N(Number(o[r]))}\
.`}}function _r(e){let t=e.pointerWeights,s=ft(t),[n]=e.pointedPlaces,o=n&&n.visits.length>1?`; its ${n.visits.length} v\
isits add up to ${A(n.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${vt(e,s)}, with ${A(t[s])}. Most probable to copy: ${n?.label}${o}.`}}function vr(e){let t=e.
generated(2).map(({label:n,probability:o})=>`${n} with ${A(o)}`),s=e.probabilityOf("generation",Wt);return{title:"Genera\
tion.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(
", then ")}.${s<.01?"":` “Unknown” gets ${A(s)}.`}`}}function Lr(e){let{gate:t,trace:s}=e,n=s.gate.learned?"network \
sets the gate":"gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${n} to ${t.toFixed(2)}: `:"Without a\
 gate, "}${A(t)} of the answer’s distribution comes from the pointer, ${A(1-t)} from generation.`}}function Wc(e,t){let{
label:s}=t.nameOf(e),n=c=>A(t.probabilityOf(c,e),1),{gate:o}=t,r=t.hasGate?`: ${o.toFixed(2)} × ${n("pointer")} by the \
pointer + ${(1-o).toFixed(2)} × ${n("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is no\
t among the visits","It was visited once"][i]??`It was visited ${i} times`;return{title:`${s}.`,text:`Its probability is\
 ${n("final")}${r}. ${a}.`}}function Hc(e,t){let{prediction:s}=e.trace,{label:n}=e.nameOf(s.location),o=`${n}, ${A(s.probability,
1)}`;if(t){let a=t.trace.prediction,c=e.wordsFor(t);if(a.location===s.location){let h=Dc(s.probability,a.probability);return{
title:`${o}.`,text:`That is ${h} ${c}.`}}let l=t.knownProbability(s.location);return{title:l===null?`${o}.`:`${o} (${c} ${A(
l,1)}).`,text:`${fn(c)} the answer was ${t.nameOf(a.location).label}, ${A(a.probability,1)}.`}}let r=e.count===1?"the vi\
sit":`these ${e.count} visits`,i=e.hasGate?` ${un(s.from_pointer)} are copied from visits (pointer), ${un(s.from_generation)}\
 are generated.`:"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function is(e){
return e==="head"?"Switched off":"Masked"}function as(e,t,s){let[n,o]=[A(t,1),A(s,1)];return n===o?`${e} would still get\
 ${n}.`:`${e} would get ${o} instead of ${n}.`}function Dc(e,t){let{change:s,size:n}=Et(e,t);return s===0?"the same as":
`${n} points ${s>0?"more":"less"} than`}function fn(e){return e.charAt(0).toUpperCase()+e.slice(1)}function un(e){return`${(100*
e).toFixed(1)} points`}function Pr(e,t=!1){let s=e.at(-1)??"",n=e.length>1?`${e.slice(0,-1).join(", ")} and ${s}`:s;return t?
fn(n):n}function Ir(e){let{count:t}=e,s=e.visits[t-1],n=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${vt(e,0)}. Where does this person go next?`:`They begin with ${n?.label} and end with ${vt(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{..._t({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(
Fc(c,e)),o.push({...Tr(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({..._t({kind:"\
context"},e,null),part:"context"}),e.hasPointer&&o.push({..._r(e),part:"pointer"}),e.hasGeneration&&o.push({...vr(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Lr(e).text} `:"";return o.push({title:`${i}\
, ${A(r.probability,1)}.`,text:`${a}The answer after ${s?.label} is ${i}.`,part:`places.${r.location}`}),o}function Fc(e,t){
let s=`Layer ${e}.`;if(!t.heads)return{title:s,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let n=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=ft(a);(!n||
a[c]>n.weight)&&(n={head:i,visit:c,weight:a[c]})}if(!n)return{title:s,text:"All of its heads are switched off.",part:null};
let r=n.visit===t.count-1?"from itself":`from ${vt(t,n.visit)}`;return{title:s,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${n.head} reads ${A(n.
weight)} ${r}.`,part:`layers.${e}.heads.${n.head}`}}function Rr(e,t,s){let n=e&&t&&Bc(e,t);try{let o=n&&s?.(n);return o?Gc(e,t,o):""}catch{return""}}function Bc({kind:e,layer:t=0,
head:s=0,visit:n=0},o){if(e==="head"&&!o.isOff(t,s))return{kind:e,layer:t,head:s};let r=o.visits[n]?.masked??!0;return e!==
"visit"||r||n===o.count-1?null:{kind:"mask",visit:n}}function Gc({kind:e},t,s){let{location:n,probability:o}=t.trace.prediction,
r=new pt(s),{prediction:i}=s,a=is(e),c=t.nameOf(n).label;if(i.location!==n){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${A(i.probability,1)}.`}return`${a}, ${as(c,o,i.probability)}`}var Uc=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Lt(e,t){for(let[n,o]of Uc){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...s(n,i,t),...i};return jc(a,t)?
a:null}return null;function s(n,o,{count:r,trace:i}){let a=r-1;return{kind:n,name:e??"",isLeaf:"query"in o||"number"in o||
n==="stream"&&"visit"in o||(n==="pointer"||n==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Vc(n,
o,t)??a,number:null,location:n==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Vc(e,{layer:t=0,head:s=0},n){return e==="pointer"&&n.hasPointer?ft(n.pointerWeights):e==="head"&&t<n.layers&&s<
n.heads?ft(n.lastRow(t,s)):null}function jc({kind:e,layer:t,head:s,query:n,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&s>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&n<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Cr(e,t){let{kind:s,layer:n,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(s==="head"||s==="\
stream")&&l(`layers.${n}.stream`,`Layer ${n}`),s==="head"&&l(`layers.${n}.heads.${o}`,`Head ${o}`),s==="head"&&r&&l(e.name,
"one cell"),s==="stream"&&r&&l(`layers.${n}.stream.${e.visit}`,h()),s==="inputs"&&l("inputs","Inputs"),s==="visit"&&l(`v\
isits.${e.visit}`,h()),s==="context"&&l("context","Context"),s==="pointer"&&l("pointer","Pointer"),s==="pointer"&&r&&l(e.
name,h()),s==="generation"&&l("generation","Generation"),s==="generation"&&r&&l(e.name,t.nameOf(a).label),s==="gate"&&l(
"gate","Gate"),s==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Ne(e){let t=e.split("."),s=t[0]==="layers",n=s?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=n?null:t.slice(0,s&&t[2]==="stream"?-1:n).join(".")}function dn(e,t,s){let n=Lt(e,s),[
o,r]=Yc[t]??[0,0];if(!n||o===0&&r===0)return null;let i=qc(n,o,r,s);return i!==null&&Lt(i,s)?i:null}var Yc={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function qc(e,t,s,n){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+s}.${c+t}`;let f=r*n.heads+i+t;return s!==0?`la\
yers.${r+s}.heads.${i}`:`layers.${Math.floor(f/n.heads)}.heads.${f%n.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+s}.${l+t}`:s!==0?`layers.${r}.stream.${c+s}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:s===0?null:`visits.${c+s}`;case"pointer":return s===
0?null:`pointer.${c+s}`;case"generation":return u(n.trace.location_probabilities.generation??[],"generation");case"place":
return u(n.trace.location_probabilities.final,"places");default:return null}function u(f,m){let p=f.findIndex(({location:g})=>g===
e.location),b=p<0||s===0?void 0:f[p+s];return b?`${m}.${b.location}`:null}}var mn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},zc=.78,pn=1.07,Kc=1.12;function v(e){return e.stage.type/13}
function j(e,t,s="label"){let n=s==="title"||s==="strong";return pn*H(Wr(t),mn[s]*v(e),n)}function Wr(e){return e.replaceAll(
"−","+")}function D(e,t,s,n,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
n:Q(n,a/pn,mn[o]*v(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("text",{...c&&{key:c},class:u,x:t,y:s},h)}function F(e,{
x:t,y:s,width:n},o,r="label"){let i=mn[r]*v(e),a=H(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(p,b)=>p+Xc(b,i),0),m=c.at(-1);m&&l+a+f<=n?(m.push({text:" "},...u),l+=a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Jc(
t,s+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function C(e){return e.split(" ").map(t=>[{text:t}])}function Jc(e,t,s,n,o){
let r=.4*o,i=!1,a=s.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("text",{class:n,x:e,y:t},a)}function Xc({text:e,kind:t="",
isRaised:s=!1},n){let o=(s?zc:1)*(t.includes("math")?Kc:1);return pn*H(Wr(e),n*o,t.includes("strong"))}var Zc=[137,80,78,71,13,10,26,10],cs=256,gn=65535,Qc=Uint32Array.from({length:256},(e,t)=>{let s=t;for(let n=0;n<8;n++)s=
s>>>1^(s&1?3988292384:0);return s}),Hr=new Map;function Ft(e,t,s,n=1){let o=e.length/t,r=cs-1,i=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/n*r);i[h]=u>0?Math.min(r,u):0}let a=[...hs(
t),...hs(o),8,3,0,0,0],c=[Zc,...ls("IHDR",a),...tl(s),...ls("IDAT",el(i)),...ls("IEND",[])];return`data:image/png;base64\
,${tn(Dr(c))}`}function tl([e,t]){let s=[...e,...t].join(" "),n=Hr.get(s);if(n)return n;let o=new Uint8Array(3*cs);for(let i=0;i<
3;i++){let[a,c]=[Number(e[i]),Number(t[i])];for(let l=0;l<cs;l++){let h=l/(cs-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=ls(
"PLTE",o);return Hr.set(s,r),r}function ls(e,t){let s=[...e].map(o=>o.charCodeAt(0)),n=4294967295;for(let o of[s,t]){let{
length:r}=o;for(let i=0;i<r;i++){let a=(n^o[i])&255;n=Qc[a]^n>>>8}}return[hs(t.length),s,t,hs(~n)]}function el(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=gn){let r=e.subarray(o,o+gn),i=o+gn>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(
[Number(i),a,c,a^255,c^255],r)}let[s,n]=[1,0];for(let o of e)s=(s+o)%65521,n=(n+s)%65521;return Dr([...t,[n>>8,n&255,s>>
8,s&255]])}function Dr(e){let t=new Uint8Array(e.reduce((n,{length:o})=>n+o,0)),s=0;for(let n of e)t.set(n,s),s+=n.length;
return t}function hs(e){return[24,16,8,0].map(t=>e>>>t&255)}var sl=20,Fr=46,yn=28,Gr=9;function Ur(e,t,s){let{width:n,height:o}=e.stage.size,r=v(e),i=Math.min(sl*r,.035*n),a=nl(e,t,
i),c={x:i,y:a.height,width:n-2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Vr(s,c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Vr(e,t,s){let n=s*(e.
length-1),o=e.reduce((f,{least:m})=>f+m.width,n),r=e.reduce((f,{least:m})=>f+m.height,n),i=e.every(({least:f})=>f.height<=
t.height),a=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,p)=>p.
rank>m.rank?p:m);return Vr(e.filter(m=>m!==f),t,s)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),
{x:h,y:u}=t;return e.map(f=>{let m=(f.share??1)/l,p=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+m*(t.height-r)};return c?h+=p.width+s:u+=p.height+s,{card:f,box:p}})}function q(e,{x:t,
y:s,width:n,height:o},r,i=r){let a=v(e),c=j(e,r,"title")<=n-28*a;return[d("rect",{key:"card",class:"card",x:t,y:s,width:n,
height:o,rx:10*a}),D(e,t+14*a,s+22*a,c?r:i,{kind:"title",width:n-28*a})]}function K(e,{x:t,y:s,width:n,height:o}){let r=v(
e);return{x:t+14*r,y:s+30*r,width:n-28*r,height:o-38*r}}function rt(e,t,s,n,o,{isButton:r=!0,isPressed:i}={}){let a=v(e),
c=j(e,n,"label")+(r?24:4)*a;return{mark:d("g",{key:n,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":n,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?
"control-ground":"ground",x:t,y:s-15*a,width:c,height:30*a,rx:15*a}),r?D(e,t+c/2,s+4.5*a,n,{anchor:"middle"}):D(e,t+2*a,
s+4.5*a,n)),width:c}}function nl(e,t,s){let{width:n,height:o}=e.stage.size,r=v(e),i=Cr(t,e.reading),a=rl(e,i,s),c=ol(e,a.
end+16*r,Ne(t.name)??""),l="You are here",h=j(e,l,"small")+10*r,u=n-s,f=u-a.end-20*r,m=o>=560*r&&bn(e,yn*r)>f,p=m?Br(e,u-
s-h):Br(e,f,Gr*2),b=p?bn(e,p):0,g=m||f-b>=h,y=m?u-a.end:f-b-(g?h:0),x=(m?46:8)*r+(yn*r-(p??0))/2;return{height:(m?Fr+36:
Fr)*r,marks:[a.marks,y>=c.width+16*r&&c.mark,p!==null&&g&&D(e,u-b-10*r,(m?64:26)*r,l,{kind:"small",anchor:"end"}),p!==null&&
d("g",{key:"thumbnails"},il(e,t,u-b,x,p))]}}function ol(e,t,s){let n=v(e);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return rt(e,t,21*n,"Back",{"data-open":s});let r="goes back";return{mark:d("g",{key:"escape",class:"escape"},d("\
rect",{class:"key",x:t,y:10*n,width:34*n,height:22*n,rx:5*n}),D(e,t+17*n,25.5*n,"Esc",{kind:"small",anchor:"middle"}),D(
e,t+42*n,25.5*n,r,{kind:"small"})),width:46*n+j(e,r,"small")}}function rl(e,t,s){let n=v(e),o=e.stage.size.width-2*s,r=s,
i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",f=Math.min(j(e,l,u),Math.max(20*
n,s+o-r));if(i.push(d("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",
tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:r-3*n,y:6*
n,width:f+6*n,height:30*n,rx:5}),D(e,r,26*n,l,{kind:u,width:f+1}))),r+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"\
chevron",d:`M${r+8*n} ${16.5*n}l${4.5*n} ${5*n}l${-4.5*n} ${5*n}`})),r+=21*n}return{marks:i,end:r}}function Br(e,t,s=Gr){
let n=v(e);for(let o=yn;o>=s;o--)if(bn(e,o*n)<=t)return o*n;return null}function bn(e,t){let{layers:s,heads:n}=e.reading;
return s*(n*(t+2)+(t*.4+8*v(e)))+2.2*t}function il(e,t,s,n,o){let{reading:r}=e,i=v(e),a=[],c=s;for(let y=0;y<r.layers;y++){
for(let $=0;$<r.heads;$++){let M=r.weights(y,$),w=Math.max(...M)||1,S=r.isOff(y,$);a.push(g(`layers.${y}.heads.${$}`,`La\
yer ${y}, head ${$}${S?", switched off":""}`,c,o,[d("image",{key:"map",class:"map",href:Ft(M,r.count,e.scale,w),x:c,y:n,
width:o,height:o,preserveAspectRatio:"none",opacity:S?.2:1})])),c+=o+2}let x=.4*o;a.push(g(`layers.${y}.stream`,`Layer ${y}\
: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,M=0],w)=>d("rect",{key:`line ${w}`,class:"length",x:c+2,y:n+
$*o,width:Math.max(1,(x-4)*M),height:Math.max(1,.12*o)}))])),c+=x+8*i}let l=n+o/2,[h,u]=[n+.2*o,n+.8*o],f=.09*o,m=c+1.2*
o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",d:Dt(c,[l-f,l],m,[h-f,h+f])})],[n,o/2])),
r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[d("path",{class:"generation",d:Dt(c,[l,l+f],m,[u-f,u+f])})],
[l,o/2])),r.hasGate&&a.push(g("gate","Gate",m,.3*o,[d("rect",{class:"pointer",x:m+1,y:n+2,width:.3*o-2,height:(o-4)*r.gate}),
d("rect",{class:"generation",x:m+1,y:n+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:p}=r.trace.
prediction,b=m+.3*o;return a.push(g(`places.${p}`,`Answer: ${r.nameOf(p).label}`,b,.7*o-2,[d("rect",{class:"answer-bar",
x:b+2,y:l-f,width:.7*o-6,height:2*f})])),a;function g(y,x,$,M,w,[S,k]=[n,o]){let O=t.name===y||t.name.startsWith(`${y}.`),
E=y.includes("heads");return d("g",{key:y,class:`part thumb${O?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-l\
abel":x,"aria-current":O?"true":null},w.flat(),d("rect",{key:"frame",class:E||O?"thumb-frame":"ground",x:$,y:S,width:M,height:k,
rx:2}),d("title",{},x))}}var jr=13;function Bt(e,t,s,n){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=n,c=v(e),l=s.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(s,Number),m=qr(f),p=new Map([...r].map(E=>[E,N(f[E]??0,m)])),b=[...p.values()].
some(E=>j(e,E,"tiny")>h+2*c),g=p.size>0&&!b?jr*c:1,y=b?jr*c:0,[x,$]=n.extent??us(f),M=al(t.height-y,x,$,g),w=M>0?Math.max(
g,x*M):(t.height-y)/2,S=t.y+y+w,k=f.map((E,T)=>{let _=Math.abs(E)*M,I=T===i;return d("rect",{key:`bar ${T}`,class:`bar ${o}${E<
0?" negative":""}${I?" chosen":""}`,x:t.x+T*h+u/2,y:E<0?S:S-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&d("title",
{},a(T)))}),O=[...p].map(([E,T])=>D(e,t.x+Yr((E+.5)*h,j(e,T,"tiny")/2,t.width),b?t.y+9*c:S+(Number(f[E])<0?-3:10.5)*c,T,
{kind:"tiny",anchor:"middle",also:E===i?"chosen":"",key:`number ${E}`}));return[d("path",{key:"line",class:"axis",d:`M${t.
x} ${S}H${t.x+t.width}`}),k,O]}function al(e,t,s,n){if(t+s===0)return 0;let o=e/(t+s);return Math.min(t,s)*o>=n?o:Math.max(
0,e-n)/Math.max(t,s)}function ce(e,t,s,n,o=null){let r=s.length,i=n/r,a=1.5*v(e),c=t.map(qr),l=Array.from(s,(p,b)=>Math.
max(...t.map((g,y)=>j(e,N(Number(g[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((p,b)=>Math.abs(Number(s[b]))-Math.abs(Number(
s[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(g=>Math.abs(f(g)-f(p))>=m(p)+m(g)+a)&&u.add(p);
return u;function f(p){return Yr((p+.5)*i,m(p),n)}function m(p){return l[p]??0}}function Yr(e,t,s){return Math.max(t,Math.
min(s-t,e))}function us(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(s=>-s))]}function qr(e){let t=Math.
max(...us(e));return t>=99.5?0:t>=.95?1:2}var zr=8;function Xt(e,t,s,{chosen:n=null,open:o}={}){let r=v(e),i=t.width<380*r,a=Math.min(96*r,t.height/s.length),c=!i&&
a>=34*r,l=n===null?0:54*r,h=Math.max(...s.map(x=>Math.max(j(e,x.title,"strong"),c?j(e,x.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,m=t.width-u-l,p=i?17*r:0,b={x:f,width:m,height:Math.max(6*r,a-zr*r-p)},g=s[0]?.values.length??
1,y=m/g;return[s.map(({key:x,title:$,says:M,values:w,colour:S,open:k},O)=>{let E=t.y+O*a,T=i?E+12*r:E+a/2+(c?-2:4)*r,_=i?
t.width:u-8*r,I=j(e,$,"strong")+10*r;return d("g",{key:x,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?$:null},k&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:E,width:t.width+
8*r,height:a,rx:4}),D(e,t.x,T,$,{kind:"strong",width:_,key:"title"}),i&&D(e,t.x+I,T,M,{kind:"small",width:t.width-I,key:"\
beside"}),c&&D(e,t.x,T+15*r,M,{kind:"small",width:_,key:"says"}),Bt(e,{...b,y:E+p+zr/2*r},w,{colour:S,chosen:n,exact:R=>`${$}\
, number ${R+1}: ${N(Number(w[R]),4)}`}),n!==null&&D(e,t.x+t.width,E+p+(a-p)/2+4.5*r,N(Number(w[n]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),n!==null&&d("rect",{key:"strongest",class:"strongest",x:f+n*y-1.5,y:t.y,width:y+3,height:a*s.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:g},(x,$)=>d("rect",{key:`position ${$}`,class:"cell",x:f+$*y,y:t.y,
width:y,height:a*s.length,"data-open":o($),role:"button",tabindex:$===n?0:"-1","aria-current":$===n?"true":null},d("titl\
e",{},s.map(({title:M,values:w})=>`${M}: ${N(Number(w[$]),3)}`).join(`
`)))))]}function Kr(e){let t=ul(e??"").map(fl);for(let s=hl;s>0;s--)for(let n=0;n+s<=t.length;n++){let o=xn.get(t.slice(n,n+s).join(
" "));if(o)return o}return"pin"}var Jr={pin:"M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8\
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
-3 4-3 2 3h2"},cl={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm",
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
re"]},xn=new Map(Object.entries(cl).flatMap(([e,t])=>t.map(s=>[s,e]))),ll=new Set([...xn.keys()].flatMap(e=>e.split(" "))),
hl=Math.max(...[...xn.keys()].map(e=>e.split(" ").length));function ul(e){return e.normalize("NFD").replace(/\p{M}/gu,"").
toLowerCase().match(/\p{L}+/gu)??[]}function fl(e){let t=e.replace(/s$/,"");return ll.has(t)?t:e}var dl=24;function dt(e,t,s,n){let o=n/dl;return d("path",{key:"icon",class:"icon",d:Jr[Kr(e)],transform:`translate(${t.
toFixed(2)} ${s.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let s=e.visits[t];return s?`${s.label}, ${Gt(e,t)}`:""}function Zt(e,t){return e.visits[t]?.label??""}function $n(e){
return e>0&&e<5e-4?"<0.1 %":A(e,1)}function Gt(e,t){let s=e.visits[t];return s?`${ct[s.weekday]} ${ot(s.start_minute)}`:
""}function Zr(e,t){return Ct(e.visits[t]?.duration_minutes??0)}function Qr(e,t,{weights:s,scores:n,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=v(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,p=Math.max(...s)||1,b=Math.
max(0,f-m)/p,g=S(Xr(s,r).map(k=>({visit:k,half:j(e,M(s[k],k),k===r?"strong":"tiny")/2}))),y=S(Xr(s,r).map(k=>({visit:k,half:j(
e,w(k),k===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},O)=>{let E=x(O),T=O===r,_=Number(s[O])*b;return d("g",{key:`visit ${O}`,class:`part choice${T?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${G(c,O)}: weight ${A(Number(s[O]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${T?" chosen":""}`,x:E-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),g.has(O)&&D(e,$(O,g),f-_-4*l,M(
s[O],O),{kind:T?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&dt(k,E-7*l,f+5*l,14*l),y.has(O)&&D(e,$(O,y),
t.y+t.height-4*l,w(O),{kind:T?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${G(c,O)}: score ${N(Number(n[O]),
3)}, weight ${A(Number(s[O]),2)}`))})];function x(k){return t.x+(k+.5)*h}function $(k,O){let E=O.get(k)??0;return Math.max(
t.x+E,Math.min(t.x+t.width-E,x(k)))}function M(k,O){return O===r?$n(Number(k)):A(Number(k)).replace(" %","")}function w(k){
return N(Number(n[k])/o,k===r?2:1)}function S(k){let O=new Map;for(let{visit:E,half:T}of k){let _=Math.max(t.x+T,Math.min(
t.x+t.width-T,x(E)));[...O].every(([R,U])=>{let W=Math.max(t.x+U,Math.min(t.x+t.width-U,x(R)));return Math.abs(_-W)>=T+U+
3*l})&&O.set(E,T)}return O}}function Xr(e,t){let[s=t,...n]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(e[o]));
return[...new Set([s,t,...n])]}function ti(e,t){let s=v(e);return[{key:"numbers",least:{width:320*s,height:190*s},rank:0,marks:n=>ml(e,n)},{key:"reader\
s",least:{width:320*s,height:230*s},rank:1,marks:n=>pl(e,n)}]}function ml(e,t){let{reading:s}=e,n=v(e),o=K(e,t),r=s.values(
"context"),i=F(e,o,C(`${G(s,s.count-1)}, after ${s.layers===1?"the layer":`all ${s.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*n))),Math.floor((o.height-i.height)/(64*n)))),c=Math.ceil(r.length/a),l=Math.min(120*n,(o.height-i.height-8*n)/a);return[
...q(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,p={...o,
y:o.y+i.height+8*n+u*l,width:m,height:Math.max(28*n,l-10*n)};return f.length>0&&d("g",{key:`line ${u}`},Bt(e,p,f,{colour:"\
stream",extent:us(r),numbered:ce(e,[f],f,m),exact:b=>`Number ${u*c+b+1}: ${N(Number(f[b]),4)}`}))})]}function pl(e,t){let{
reading:s}=e,n=v(e),o=K(e,t),r=[];s.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:s.values("pointer.query"),colour:"pointer",open:"pointer"}),s.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:s.values("generation.logits"),colour:"gene\
ration",open:"generation"}),s.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:s.values("gate.hidden"),colour:"plain",open:"gate"});let i=F(e,o,C(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...q(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},Xt(e,{...o,y:o.y+i.height+6*n,height:o.height-i.height-6*n},r))]}function le(e,t,s,n,o){let r=`layers.${t}.heads.${s}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=ue(Vt(i,n,c),Vt(a,o,c));return ei(h,l,null,e,o)}function fs(e,t,s,n){let o=Vt(e.values(
`layers.${t}.heads.${s}.scores`),n,e.count);return wn(o,e.trace.interventions.attention_temperature??1)}function he(e,t){
let s=e.values("pointer.query"),n=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return ei(ue(s,Vt(n,t,s.length)),o,r,e,t)}function ds(e){return wn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function ei(e,t,s,n,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(s??
0),a=n.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:s,isBiasOff:s!==null&&n.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function ue(e,t){let s=Array.from(e,(n,o)=>n*t[o]);return{first:e,
second:t,products:s,sum:me(s)}}function wn(e,t){let s=Array.from(e,Number).filter(Number.isFinite),n=Math.max(...s)/t,o=Math.
abs(n)>9?n:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=me(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Te(e,t,s,n,o,r){if(!e.has(`${s}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${s}.mean`)[o]),l=Number(e.values(`${s}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Ut(e,`${n}.weight`,r),bias:Ut(e,`${n}.bias`,r),result:Number(e.values(s)[o*i+r])}}function ms(e,t,s,n){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Ut(e,`${o}.bias`,n),a=st(e,`layers.${t}.fee\
d_forward.hidden`,s);return!r||i===null?null:{dot:ue(a,Vt(r.values,n,a.length)),bias:i}}function si(e,t,s){let n=e.trace.
weights?.["input_proj.weight"],o=Ut(e,"input_proj.bias",s);if(!n||o===null)return null;let r=Number(n.shape[1]),i=s*r,a=e.
slices.map(({name:c,label:l})=>{let h=kn(e,c,t),u=ue(h,n.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:me(a.map(({dot:c})=>c.sum))+o}}function kn(e,t,s){let n=e.values(`inputs.${t}`);return Vt(
n,s,n.length/e.count)}function st(e,t,s){let n=e.values(t);return Vt(n,s,n.length/e.count)}function fe(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),s=e.trace.weights?.["ptr_gen_gate.2.weight"],
n=Number(e.values("gate.logit")[0]);return{hidden:t,dot:s?ue(t,s.values):null,bias:Ut(e,"ptr_gen_gate.2.bias",0),logit:n,
learned:1/(1+Math.exp(-n))}}function jt(e,t){let s=e.values("context"),n=e.trace.weights?.["gen_head.weight"],o=n?ue(s,Vt(
n.values,t,s.length)):null,r=Ut(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function ni(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
wn(t,1):null}function de(e,t){let{gate:s}=e,n=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?me(n.map(i=>Number(
e.pointerWeights[i]))):0,r=gl(e,t,o);return{visits:n,pointer:o,generation:r,gate:s,fromPointer:s*o,fromGeneration:(1-s)*
r,probability:s*o+(1-s)*r}}function gl(e,t,s){if(!e.hasGeneration)return 0;let n=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||n?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*s;return Math.max(0,r)/(1-e.gate)}function Ut(e,t,s){let n=e.trace.weights?.[t];return n?
Number(n.values[s]):null}function Vt(e,t,s){return e.subarray(t*s,(t+1)*s)}function me(e){return Array.from(e).reduce((t,s)=>t+
s,0)}var pe="→",oi=30,yl=8,bl=20,ri={least:2,most:6},xl=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function _e(e,t,{first:s,second:n,products:o},r){let i=v(e),a=o.length,c=a>bl&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,f=t.x+oi*i,m=t.width-oi*i,p=ve(o),b=ce(e,[s,n,o],o,m,p),g=[{...r[0],values:s,title:r[0].words},{...r[1],values:n,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],y=m/a,x=$=>`${N(
Number(s[$]),4)} × ${N(Number(n[$]),4)} = ${N(Number(o[$]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
p*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),g.map(({letter:$,colour:M,values:w,title:S},k)=>{let O=t.y+k*h,E={x:f,y:O+
u,width:m,height:h-u-6*i};return d("g",{key:`row ${k}`},D(e,t.x,O+12*i,S,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),D(e,t.x,O+u+.5*E.height+5*i,$,{also:`math letter ${M}-words`,key:"letter"}),Bt(e,E,w,{colour:M,numbered:b,chosen:p,
exact:x}))}),c&&$l(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function $l(e,{x:t,y:s,width:n},o){let r=v(e),i=n/o.length,a=Math.
max(yl,Math.ceil(o.length/8));for(;a<o.length&&a*i<j(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],p=u.reduce(
(b,g)=>b+g,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${s}v${4*r}H${m}v${-4*r}`}),D(e,(f+m)/2,s+17*r,N(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ps(e,t,s,n,o,r,i){let a=v(e),c=wl(s,n,o),l=kl(s,n,r,c),h=Ml(
s,n,o,i.over,c),u={x:t.x,y:0,width:t.width},f=F(e,u,l).height+F(e,u,h).height+10*a,m=132*a,p=Math.max(70*a,Math.min(.36*
t.height,210*a)),b=t.height-f-p>=m,g=Math.min(t.height-f-(b?p:0),276*a),y=t.height-f-g,x=F(e,{...u,y:t.y+g+4*a},l),$=F(e,
{...u,y:t.y+g+x.height+6*a},h);return[d("g",{key:"dot"},_e(e,{...t,height:g},s.dot,r)),d("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+g}H${t.x+t.width}`}),d("g",{key:"score steps"},x.marks),d("g",{key:"softmax steps"},$.marks),b&&d("g",{
key:"softmax"},Qr(e,{...t,y:t.y+g+f,height:y},n,o,i))]}function wl({dot:e,width:t,isScaled:s,bias:n,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=s?e.sum/Math.sqrt(t):e.sum,m=Number(c[a])/l-h;return Qt(p=>{let b=(g,y)=>p(
g)===p(y);return s&&!b(p(e.sum)/Math.sqrt(t),f)||n&&!b(p(f)+p(n),o)?!1:r?!0:b(p(o)/l,o/l)&&b(p(o/l)-p(h),m)&&Mn(p(m),Number(
u[a]))})}function gs({dot:e,bias:t,logit:s},n){return Qt(o=>(e===null||t===null||s===null||o(o(e.sum)+o(t))===o(s))&&n(o))}
function Mn(e,t){return kt(Math.exp(e))===kt(t)}function Qt(e){let t=ri.least;for(;t<ri.most&&!e((s,n=0)=>Number(s.toFixed(
t+n)));)t++;return t}function kl({dot:e,width:t,isScaled:s,bias:n,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=s?e.sum/Math.sqrt(t):e.sum,f=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,h)}`,kind:"strong"}],s?[{text:`${pe} ÷ √${t}\
 = `},{text:N(u,h),kind:"strong"}]:[{text:`${pe} not divided by √${t}: scaling is off`}]];return n!==null&&f.push(o?[{
text:`${pe} no position bias: it is off`}]:[{text:`${pe} ${n<0?"−":"+"} ${N(Math.abs(n),h)} (position bias) = `},{text:N(
i,h),kind:"strong"}]),r?f.push([{text:`${pe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${pe} ÷ te\
mperature ${Ol(a)} = `},{text:N(i/a,h),kind:"strong"}]),f}function Ml({isMasked:e},t,s,n,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[s])/i-a,f=Number(c[s]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(u,o),isRaised:!0},{text:` = ${kt(f)}\
;`}],[{text:`${kt(f)} / ${kt(l)} = `},{text:$n(Number(h[s])),kind:"strong"},{text:","}],...C(`where ${kt(l)} is the sum \
over ${n}${a?`, after ${N(a,o)}, the largest score, is subtracted from each`:""}.`)]}function kt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",s=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(s,n=>xl[n]??"").join("")}`}function ve(e){
let t=0;for(let s=1;s<e.length;s++)Math.abs(Number(e[s]))>Math.abs(Number(e[t]))&&(t=s);return t}function Ol(e){return String(
Math.round(1e3*e)/1e3)}var Sl=6;function ii(e,t){let s=v(e),n=fe(e.reading),o=[];return n&&o.push({key:"units",least:{width:320*s,height:240*s},
rank:1,share:1.4,marks:r=>Al(e,r,n)}),o.push({key:"value",least:{width:280*s,height:230*s},rank:0,marks:r=>El(e,r,n)}),o}
function ai(e){return gs(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function Al(e,t,s){let{hidden:n,
dot:o,bias:r,logit:i}=s,a=ai(s),c=v(e),l=K(e,t),h=o&&r!==null?[...C("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${N(Math.abs(r),a)} (bias) =`}],[{text:"logit "},{text:N(i,a),kind:"strong"}]]:[...C("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:N(i,a),kind:"strong"}]],u=F(e,{...l,y:0},h),f=rt(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),m=Math.min(l.height-u.height-36*c,450*c),p=F(
e,{...l,y:l.y+m+4*c},h),b=ce(e,[n],n,l.width);return[...q(e,t,`${n.length} hidden units read the context`),d("g",{key:"d\
ot"},o?_e(e,{...l,height:m},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Bt(e,{...l,height:m},n,{colour:"query",numbered:b})),...p.marks,f.mark]}function El(e,t,s){
let{reading:n}=e,o=v(e),r=K(e,t),{gate:i,trace:a}=n,c=F(e,{...r,y:0},m()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=F(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[...q(e,t,f()),s&&h.height>=
60*o&&d("g",{key:"curve"},p(h,s)),...u.marks,d("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:g}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!s){let M=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...C(M),y]}let x=[
[{text:"1 / (1 + e",kind:""},{text:N(-s.logit,ai(s)),isRaised:!0},{text:") = "},{text:s.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...x,...C(`is the gate: ${A(i,1)} of the answer comes from the pointer, ${A(1-i,1)} from genera\
tion.`)];let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...C($),...C("As learned it would be"),...x]}function p(g,{logit:y,learned:x}){
let $=Math.max(Sl,Math.ceil(Math.abs(y))),M=_=>g.x+(_+$)/(2*$)*g.width,w=g.y+g.height,S=_=>w-_*g.height,k=Array.from({length:61},
(_,I)=>{let R=-$+I/30*$;return`${M(R).toFixed(1)} ${S(1/(1+Math.exp(-R))).toFixed(1)}`}),[O,E]=[M(y),S(x)],T=y>0;return[
d("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${w}H${g.x+g.width}M${g.x} ${S(.5)}H${g.x+g.width}`}),[0,.5,1].map(_=>D(
e,g.x-6*o,S(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-$,0,$].map(_=>D(e,M(_),w+15*o,
N(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),D(e,(M(0)+M(-$))/2,w+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${O} ${w}V${E}H${g.
x}`}),d("circle",{key:"point",class:"point",cx:O,cy:E,r:5.5*o}),D(e,O+(T?-10:10)*o,T?Math.max(E-6*o,g.y+9*o):E-8*o,x.toFixed(
2),{kind:"strong",anchor:T?"end":void 0,key:"value"})]}function b(g){let y=i*g.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:y,height:g.height}),d("rect",{key:"generation",class:"bar generation",x:g.x+y,y:g.y,width:g.
width-y,height:g.height}),D(e,g.x,g.y+g.height+15*o,`pointer ${A(i,1)}`,{kind:"small",key:"of pointer"}),D(e,g.x+g.width,
g.y+g.height+15*o,`generation ${A(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var ci=14,li=34;function mt(e,t,s,{largest:n,most:o=li,isOrdered:r=!1,isWalked:i=!1}={}){let a=v(e),c=Math.max(1,Math.floor(
t.height/(ci*a))),l=!r&&s.length>c,h=l?s.slice(0,Math.max(1,c-1)):s,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*
a,m=Math.max(1,Math.ceil(ci*a/u)),p=h.findIndex(({isChosen:k})=>k),b=u>=13*a&&h.some(({category:k})=>k!==void 0),g=b?22*
a:0,y=Math.max(...h.map(({text:k})=>j(e,k,"strong")))+8*a,x=Math.max(0,...h.map(({beside:k=""})=>k?j(e,k,"small")+10*a:0)),
$=Math.max(...h.map(({label:k,says:O=""})=>Math.max(j(e,k,"strong"),f?j(e,O,"small"):0)))+8*a,M=Math.min($,.58*(t.width-
g-y-x)),w={x:t.x+g+M,width:Math.max(1,t.width-g-M-y-x)},S=n??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:E})=>O+Math.
abs(E),0)))||1);return[h.map((k,O)=>{let E=t.y+(O+.5)*u,T=O===p||(h.length-1-O)%m===0&&(p<0||Math.abs(O-p)>=m),_=w.x,I=Math.
min(.62*u,.42*o*a);return d("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:E-u/2,width:t.width+6*a,height:u,rx:4}),b&&(T||
u>=17*a)&&k.category!==void 0&&dt(k.category,t.x,E-7.5*a,15*a),T&&D(e,t.x+g,E+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:M-6*a,key:"name"}),f&&k.says&&D(e,t.x+g,E+12.5*a,k.says,{kind:"small",width:M-6*a,key:"says"}),k.
parts.map(({value:R,colour:U},W)=>{let L=Math.abs(R)/S*w.width,B=d("rect",{key:`part ${W}`,class:`bar ${U}${R<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:_,y:E-I/2,width:Math.max(.5,Math.min(w.width,L)-(k.parts.length>1&&L>2?.8:0)),height:Math.
max(1,I)});return _+=L,B}),T&&k.beside&&D(e,t.x+t.width-y,E+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),T&&
D(e,t.x+t.width,E+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&d("title",{},k.exact))}),
l&&D(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${s.length-h.length} more`,{kind:"small",key:"more"})]}function ge(e,t,s,n=li){
return Math.min(n*v(e)*s,t.height)}function hi(e,t){let s=v(e);return[{key:"places",least:{width:300*s,height:230*s},rank:t.isLeaf?1:0,marks:n=>Nl(e,n,t)},
{key:"logit",least:{width:320*s,height:260*s},rank:t.isLeaf?0:1,share:1.3,marks:n=>Tl(e,n,t)}]}function Nl(e,t,s){let{reading:n}=e,
o=v(e),r=K(e,t),a=(n.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:p,category:b}=n.
nameOf(f),{logit:g}=jt(n,f);return{key:`place ${f}`,label:p,category:b,parts:[{value:m,colour:"generation"}],beside:g===
null?"":N(g,2),text:A(m,1),open:`generation.${f}`,isChosen:f===s.location,exact:`${p}: ${g===null?"":`logit ${N(g,4)}, `}\
probability ${A(m,3)}`}}),c=n.trace.architecture.locations,l=F(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},mt(e,u,a,{isWalked:!0})),h.mark]}function Tl(e,t,{location:s}){let{reading:n}=e,o=v(e),r=K(e,t),{label:i}=n.nameOf(
s),a=jt(n,s),{dot:c,bias:l,logit:h}=a,u=ni(n),f=gs(a,y=>h===null||!u||Mn(y(y(h)-y(u.shift)),Number(u.exponentials[s]))),
m=n.probabilityOf("generation",s),p=[];if(c&&l!==null&&p.push(...C("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${N(Math.abs(l),f)} (bias) =`}]),h!==null&&p.push([{text:"logit "},{text:N(h,f),kind:"strong"}]),u){let y=Number(u.exponentials[s]),
x=Number(u.scores[s])-u.shift;p.push([{text:"→ e",kind:""},{text:N(x,f),isRaised:!0},{text:` = ${kt(y)};`}],[{text:`${kt(
y)} / ${kt(u.total)} = `},{text:A(Number(u.weights[s]),1),kind:"strong"},{text:"."}],...C(`${kt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${N(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else p.push(...C(
"→ softmax over the whole list:"),[{text:A(m,1),kind:"strong"}]);let b=F(e,{...r,y:0},p),g=c?Math.min(r.height-b.height-
8*o,450*o):0;return[...q(e,t,`How does it score ${i}?`),c&&d("g",{key:"dot"},_e(e,{...r,height:g},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...F(
e,{...r,y:r.y+g+(c?6*o:0)},p).marks]}var Le=20,ys=8,fi=19,X=8,Ie=3,Sn=4,Pe=4,_l=.05,vl={least:13.5,most:38,lane:3},An=13,Ll=760;function En(e,t,s=1){let n=t.
type/An,o=46*n,r=t.height-98*n,i=Nn(e.count,o,r,vl,n,Il(e)),a=t.width>=1180*n,c=t.width<Ll*n,l=t.width>=1040*n&&e.layers<=
3,h=c?Pl(e,n):di(e,a,n),u=l?62*n:0,f=l?u+22*n:16*n,m=t.width-2*Le-ui(Object.values(h)),[p,b]=[o+12*n,t.height-4*n],g=Rl(
e.heads,m/e.layers-f,b-p,n),y=g.columns*(g.side+ys*n)-ys*n,x=e.heads>0?y+f:f,$=Math.max(0,m-e.layers*x);c||(h.visits+=Math.
min(.3*$,90*n),h.answer+=Math.min(.2*$,80*n),h.flow+=Math.min(.1*$,50*n),h.leave+=Math.min(.1*$,50*n));let M=t.width-2*Le-
ui(Object.values(h))-e.layers*x,w=Math.min(M,e.hasPointer?220*n:60*n);h.bands+=w;let S=(M-w)/e.layers,k={x:Le,width:h.visits},
O=Le+h.visits+12*n,E=a?{x:O,width:h.slices}:null;E&&(O+=h.slices+12*n);let T=Array.from({length:e.layers},(V,Z)=>{let et=O+
Z*(x+S);return{x:et,width:y,maps:Cl(e.heads,et,p,b,g,n),stream:l?et+(e.heads>0?y+10*n:0):null}});O+=e.layers*(x+S);let _=t.
width-Le,I=_-h.answer,R=I-h.leave-h.gate,U=O+h.scores+h.weights+8*n,W=R-h.flow-X,L=Math.min(190*n,.24*t.height)/s,B=e.hasGate?
.56*t.height:(o+r)/2,tt=Sn*n,nt=e.hasPointer?t.height-L-Ie*tt-6:(o+r-L)/2-tt;return{size:t,type:t.type,rows:i,visits:k,slices:E,
layers:T,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*n,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:U,places:W,
gate:R,gateWidth:h.gate,answers:{most:r-o<330?Pe-1:Pe,top:o,bottom:r+60*n,x:I,right:_,segment:I-X},right:_,top:o,bottom:r,
full:L,across:{visits:i.map(({y:V})=>V),starts:[o-12*n,e.hasGeneration?r:t.height-8],places:{room:[o+16*n,e.hasGeneration?
nt-12*n:r],gap:22*n},generation:{start:nt,gap:tt},gate:B-L/2},bands:{ribbon:(V,Z,et)=>On(U,V,W,Z,et),into:(V,Z,et)=>On(W+
X,V,R,Z,et),out:(V,Z,et)=>On(R+h.gate,V,I-X,Z,et)}}}function On(e,t,s,n,o){return o?Dt(e,t,s,n):Dt(e,t,e,t)}function di({
hasPointer:e,hasGate:t},s,n){return{visits:(s?224:176)*n,slices:(s?110:0)*n,gaps:(s?24:12)*n,scores:46*n,weights:e?46*n:
150*n,bands:e?112*n:0,bar:X,flow:(t?60:34)*n,gate:t?18*n:0,leave:46*n,answer:(s?152:140)*n}}function Pl(e,t){return{...di(
e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*
t,answer:126*t}}function Il({count:e,pointerWeights:t}){let s=e-1,n=o=>o===s?2:t[o]>=_l?1+t[o]:o/e;return Array.from({length:e},
(o,r)=>r).sort((o,r)=>n(r)-n(o))}function ui(e){return e.reduce((t,s)=>t+s,0)}function Nn(e,t,s,{least:n,most:o,lane:r},i,a){
let c=s-t,l=e,h=0,u=Math.min(o*i,c/e);u<n*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(n+2)*i,l=Math.max(1,Math.floor((c-e*
h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.from({length:e},(p,b)=>{let g=f?f.has(b):b>=
e-l,y=g?u:h;return m+=y,{y:m-y/2,height:y,isFull:g}})}function Rl(e,t,s,n){let o={columns:1,side:0};if(e===0)return o;for(let r of[
1,2,4]){let i=s/Math.ceil(e/r)-fi*n,a=Math.min(i,(t-(r-1)*ys*n)/r);a>o.side&&(o={columns:r,side:a})}return o}function Cl(e,t,s,n,{
columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((n-s)/a,r+2.2*fi*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
ys*i),y:s+Math.floor(h/o)*c,side:r}))}function bs(e,t,s,n){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push(
{first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];
for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,
length:c}){return Math.max(s,Math.min(n-c,a))}}var Mt=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},mi=16,Wl={least:20,most:110,lane:1},Hl=62,Tn=8,Dl=160,xs=16,
pi=6;function vn(e,t,s,n=1){let o=s/An,[r,i]=[mi,t-mi],a=Nn(e.count,r,i,Wl,o).map(({y:_,height:I,isFull:R})=>({x:_,width:I,
isFull:R})),c=Number(a.at(-1)?.width)>=Hl*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+xs*o,u=h+(Y.title+
Y.inputs+xs)*o,f=[];for(let _=0;_<e.layers;_++){let I=Fl(e.heads,r,i,u+Y.title*o,o),R=I.at(-1),W=(R?R.y+R.side+8*o:u)+Y.
title*o;f.push({y:u,maps:I,stream:W}),u=W+(Y.bars+xs)*o}let m=Bl(e,r,u+Y.title*o,i-r,o),p=Math.ceil(e.values("context").
length/m.columns)*m.cell,b=u+Y.title*o+Math.max(p,20*o)+xs*o,g=b+(e.hasPointer?(Y.title+Y.scores)*o:0),y=g+(e.hasPointer?
170:96)*o,x=y+X+((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,$=e.hasGate?28*o:0,M=Gl(i-r,o)/n,w=Sn*o,S=i-M-Ie*w,k=Math.
max(78*o,M*n/2+6),O=x+$+34*o,E=i-M-16*o,T={most:Pe,top:O,bottom:O+(Pe+1)*k,x:r-6*o,right:E-8*o,segment:E};return{size:{width:t,
height:T.bottom+Math.max(0,(M*n-k)/2)+8*o,type:s},type:s,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:b,
ribbons:g,places:y,gate:x,gateHeight:$,answers:T,full:M,across:{visits:a.map(({x:_})=>_),starts:[r,i],places:{room:[r,e.
hasGeneration?S-2*pi*o:i],gap:pi*o},generation:{start:S,gap:w},gate:i-M},bands:{ribbon:(_,I,R)=>_n(g,_,y,I,R),into:(_,I,R)=>_n(
y+X,_,x,I,R),out:(_,I,R)=>R?gr(x+$,_,E+X,I):_n(x+$,_,x,_,!1)}}}function _n(e,t,s,n,o){return o?an(e,t,s,n):an(e,t,e,t)}function Fl(e,t,s,n,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(s-t+Tn*o)/r,a=Math.min(i-Tn*o,Dl*o),c=Math.max(Mt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:n+c+Math.floor(h/r)*(a+c+Tn*o),side:a,touch:Mt}))}function Bl(e,t,s,n,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:s,columns:i,cell:Math.min(11*o,(n-12*
o)/i)}}function Gl(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var $s={visits:0,slices:1,layers:2};function Pt({reading:e,beside:t}){return t?[e,t]:[e]}function Re(e){return Math.max(
...Pt(e).map(({largestWeight:t})=>t))}function ws(e){return e.isOwnScale?1:Re(e)}function ye(e){return $s.layers+2*e}function J(e){
let t=$s.layers+2*e.layers,s=e.hasPointer?t+1:t,n=e.hasGeneration?s+1:s;return{context:t,pointer:s,generation:n,gate:n+1}}
function z(e,t){return e.beat<t&&"hidden"}var Ln=64,gi="largest of each head",Ul=Float32Array.from({length:Ln},(e,t)=>t/(Ln-1));function Pn({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function Ce(e){let{reading:t,stage:s,lit:n}=e;return s.layers.some(
({maps:r},i)=>r.some((a,c)=>!t.isOff(i,c)&&In(e,a,c).hasWeight))?n?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function In({reading:e,stage:t},{side:s,touch:n},o){let r=12.5*t.type/13,i=e.heads-1,a=H("100 %",1.04*r,!0),c=(f,m)=>H(
`${f}${i}`,r)+m<=s,l=n!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${n!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function ks(e,t,s,n){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=60*a,l=n||!("visits"in
i)?0:i.visits.width,h=17*a+c+H(gi,12.5*a)>l,u=r?h?"own largest":gi:A(Re(e)),f=t+12*a,m=[d("text",{class:"small",x:t,y:s},
"0"),d("image",{class:"map",href:Ft(Ul,Ln,e.scale),x:f,y:s-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",
{class:"map-frame",x:f,y:s-9*a,width:c,height:9*a}),d("text",{class:"small",x:f+c+5*a,y:s},u)],p=Pn(e),b={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${p}`};if(n){let x=17*a+c+H(u,12.5*a),$=d("rect",{class:"ground",x:t-6*a,y:s+14*a-Mt,width:x+12*a,height:Mt});return d(
"g",{key:"scale",class:"switch",...b},$,m)}let g=H(p,12.5*a)+16*a,y=Ce(e);return d("g",{key:"scale"},d("text",{class:"sm\
all",x:t,y:s-(y?33:17)*a},"Head maps: row reads column"),y&&d("text",{key:"weight",class:"small",x:t,y:s-17*a},`%: ${y}`),
m,d("g",{key:"switch",class:"switch",...b},d("rect",{class:"handle stays",x:t,y:s+8*a,width:g,height:19*a,rx:9.5*a}),d("\
text",{class:"handle-words stays",x:t+8*a,y:s+21.5*a},p)))}var yi=24,bi=.045,Vl=30,jl=.6;function xi(e,t){let s=v(e),n=e.stage.size.width>=600*s,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(n?150+r:240)*s,height:(120+o)*s},rank:t.
isLeaf?1:0,share:1.2,marks:i=>Yl(e,i,t)},{key:"cell",least:{width:330*s,height:300*s},rank:t.isLeaf?0:1,marks:i=>Kl(e,i,
t)}]}function Yl(e,t,s){let{reading:n,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=s,l=v(e),{count:h}=n,u=n.weights(
r,i),f=n.isOff(r,i),m=o?u[ft(u)]||1:Re(e),p=Math.min(.36*t.width,190*l),b=(t.width-p)/h>=Vl*l,g=zl(e,t,s,f,b),y=t.y+42*l,
[x,$]=[t.width-p,t.height-44*l-g.height],M=t.width<600*l?1.9:1.15,w={width:x/h,height:Math.min($/h,M*x/h)},S={x:t.x+p,y,
width:x,height:w.height*h},k=`layers.${r}.heads.${i}`,O=w.height>=30*l,E=ql(w.height,13*l);return[D(e,t.x,t.y+15*l,p>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:p-8*l}),d("g",{key:"columns"},_()),d("g",{key:"rows"},I()),d("im\
age",{key:"weights",class:"map",href:Ft(u,h,e.scale,m),...S,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"f\
rame",class:"map-frame",...S}),d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},R()),d("\
rect",{key:"column",class:"chosen-column",x:S.x+c*w.width,y:t.y,width:w.width,height:S.y+S.height-t.y,rx:3}),T(),d("rect",
{key:"cell",class:"chosen-cell",x:S.x+c*w.width,y:S.y+a*w.height,width:w.width,height:w.height}),g.at(S.y+S.height)];function T(){
let W=S.y+a*w.height,L=19*l,B=(V,Z)=>d("rect",{key:V,class:"chosen-row",...Z,rx:3}),{height:tt}=w;if(tt>=L)return B("row",
{x:t.x-3,y:W,width:t.width+3,height:tt});let nt={x:t.x-3,y:W+(tt-L)/2,width:p,height:L};return[B("row",{x:S.x-1,y:W,width:S.
width+2,height:tt}),B("asking",nt)]}function _(){let W=w.width>=14*l,L=Math.min(15*l,w.width-3*l),B=w.width>=30*l,tt=S.x;
return n.visits.map((nt,V)=>{let Z=String(ct[nt.weekday]),et=nt.weekday!==n.visits[V-1]?.weekday,At=S.x+V*w.width,ne=j(e,
Z,"tiny"),$o=!W&&et&&At>=tt&&At+ne<=S.x+S.width;$o&&(tt=At+ne+4*l);let qs=S.x+(V+.5)*w.width;return d("g",{key:`column ${V}`,
class:`part choice${V===c?" here":""}${nt.masked?" off":""}`,"data-open":`${k}.${a}.${V}`,role:"button",tabindex:"-1","a\
ria-label":`Read from visit ${V+1}: ${G(n,V)}${nt.masked?", masked":""}`},d("rect",{class:"ground",x:S.x+V*w.width,y:t.y,
width:w.width,height:42*l}),W&&dt(nt.category,qs-L/2,t.y+(B?0:22)*l,L),$o&&D(e,At,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),
B&&[D(e,qs,t.y+26*l,Z,{kind:"tiny",anchor:"middle",key:"day"}),D(e,qs,t.y+38*l,w.width>=40*l?ot(nt.start_minute):`${Math.
floor(nt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},G(n,V)))})}function I(){return n.visits.
map((W,L)=>{let B=S.y+(L+.5)*w.height,tt=L===a,nt=tt||(h-1-L)%E===0&&Math.abs(L-a)>=E,V=Math.min(18*l,w.height-1.5*l),Z=w.
height>=12*l,et=t.x+(Z?V+10*l:4*l),At=S.x-et-6*l,ne=tt||O?"strong":"label";return d("g",{key:`row ${L}`,class:`part choi\
ce${tt?" here":""}`,"data-open":`${k}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${G(n,L)}`},
d("rect",{class:"ground",x:t.x,y:B-w.height/2,width:p,height:w.height}),Z&&dt(W.category,t.x+3*l,B-V/2,V),nt&&D(e,et,B+(O?
-2:4.5)*l,W.label,{kind:ne,width:At,key:"name"}),O&&D(e,et,B+12*l,`${Gt(n,L)} · ${Zr(n,L)}`,{kind:"small",width:At,key:"\
when"}),d("title",{},G(n,L)))})}function R(){let W=[];for(let L=0;L<h;L++){if(h>yi&&L!==a){W.push(d("rect",{key:`row ${L}`,
class:"cell",x:S.x,y:S.y+L*w.height,width:S.width,height:w.height,"data-open":`${k}.${L}.${c}`},d("title",{},G(n,L))));continue}
for(let B=0;B<h;B++)W.push(U(L,B))}return W}function U(W,L){let B=Number(u[W*h+L]),[tt,nt]=[S.x+L*w.width,S.y+W*w.height],
V=W===a&&L===c,Z=String(Math.round(100*B)),et=ne=>w.width>=j(e,Z.padStart(2,"0"),ne)+2*l,At=(B>=bi||b||W===a)&&w.height>=
13*l&&et("tiny");return d("g",{key:`${W} ${L}`,class:"cell"},d("rect",{key:"cell",x:tt,y:nt,width:w.width,height:w.height,
"data-open":`${k}.${W}.${L}`,role:"button",tabindex:V?0:"-1","aria-current":V?"true":null},d("title",{},`${G(n,W)} reads\
 ${A(B,1)} from ${G(n,L)}`)),At&&D(e,tt+w.width/2,nt+w.height/2+4.5*l,Z,{kind:B/m>=.3&&et("strong")?"strong":"tiny",anchor:"\
middle",also:B/m>=jl&&!f?"on-dark":"on-light",key:"weight"}))}}function ql(e,t){return Math.max(1,Math.ceil(t/e))}function zl(e,t,{
layer:s,head:n,query:o,isLeaf:r},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=v(e),f=h.isRemoved(s,n),m=t.height>=330*u,p=`\
layers.${s}.heads.${n}`,g=[c&&{text:f?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":p},isPressed:f},
l&&!f&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":p}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":s,"data-head":n,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":s,"data-head":n},isButton:!1},{text:Pn(e),attributes:{"data-act":"sc\
ale"}}].filter(w=>w!==!1),y=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*bi)}\
 on; each row adds up to 100.`,x=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>yi?"A stronger colour is more; each row adds up to 100 %.":y}`,$=m?C(x):[],M=F(e,{...t,y:0},$,"small").height;
return{height:M+40*u,at(w){let S=t.x,k=[];for(let{text:O,attributes:E,...T}of g){let _=rt(e,S,w+M+22*u,O,E,T);S+_.width>
t.x+t.width||(k.push(_.mark),S+=_.width+10*u)}return[d("g",{key:"explained"},F(e,{...t,y:w+3*u},$,"small").marks),d("g",
{key:"controls"},k)]}}}function Kl(e,t,{layer:s,head:n,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visi\
t":`visit ${o+1}`,c=o===r?"itself":Zt(i,r);return[...q(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.
slice(1)} reads ${c}`),d("g",{key:"worked"},ps(e,K(e,t),le(i,s,n,o,r),fs(i,s,n,o),r,[{letter:"q",words:`Query of ${G(i,o)}`,
colour:"query"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits \
of this row`,open:l=>`layers.${s}.heads.${n}.${o}.${l}`}))]}var $i=56;function wi(e,t){let s=v(e);return[{key:"shares",least:{width:310*s,height:230*s},rank:0,share:1.5,marks:n=>Jl(
e,n,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*s,height:150*s},rank:1,marks:n=>Xl(e,n,t)}]:[]]}function Jl(e,t,{
location:s}){let{reading:n}=e,o=v(e),r=de(n,s),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,m]=[i.toFixed(2),(1-i).toFixed(2)],p=n.pointerWeights,b=[],g=O=>r.visits.map(E=>({value:O*Number(p[E]),colour:"pointe\
r"}));n.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:g(1),text:gt(a),open:"pointer"}),n.hasGate&&b.push({key:"\
from pointer",label:`× gate ${f}`,parts:g(i),text:gt(l),open:"gate"}),n.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:gt(c),open:`generation.${s}`}),n.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:gt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:gt(u),isChosen:!0});
let y=K(e,t),x=n.hasGate?[[{text:`${f} × ${gt(a)} = ${gt(l)}`}],...C("come from the pointer,"),[{text:`${m} × ${gt(c)}\
 = ${gt(h)}`}],...C("from generation. Together:"),[{text:gt(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:
[...C(`There is only ${n.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=F(e,{...y,
y:0},x),M={...y,height:y.height-$.height-44*o},w=ge(e,M,b.length,$i),S=F(e,{...y,y:y.y+w+8*o},x),k=rt(e,y.x,y.y+y.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(e,t,`How probable is ${n.nameOf(s).label}\
?`),d("g",{key:"rows"},mt(e,M,b,{most:$i})),...S.marks,k.mark]}function Xl(e,t,{location:s}){let{reading:n}=e,o=v(e),{visits:r,
pointer:i}=de(n,s),a=K(e,t),c="Its visits";if(r.length===0){let g=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(e,t,c),...F(e,a,g).marks]}let l=n.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Gt(n,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:gt(Number(l[g])),open:`pointer.${g}`,isOff:n.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...C(u),[{text:gt(i),kind:"strong"},
{text:"."}]],m=F(e,{...a,y:0},f),p={...a,height:a.height-m.height-8*o},b=ge(e,p,h.length);return[...q(e,t,c),d("g",{key:"\
rows"},mt(e,p,h,{isOrdered:!0})),...F(e,{...a,y:a.y+b+6*o},f).marks]}function gt(e){return A(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function ki(e,t){let s=v(e);return[{key:"visits",least:{width:300*s,height:250*s},rank:t.isLeaf?1:0,share:.8,marks:n=>Zl(
e,n,t)},{key:"score",least:{width:330*s,height:300*s},rank:t.isLeaf?0:1,share:1.6,marks:n=>Ql(e,n,t)},{key:"places",least:{
width:230*s,height:150*s},rank:2,share:.6,marks:n=>th(e,n)}]}function Zl(e,t,s){let{reading:n}=e,o=v(e),r=K(e,t),i=F(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),a=n.pointerScores,c=n.pointerWeights,l=n.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:Gt(n,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:N(Number(a[m]),2),text:A(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===s.visit,isOff:f.masked,exact:`${G(n,m)}\
: score ${N(Number(a[m]),4)}, weight ${A(Number(c[m]),2)}`})),h=rt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...q(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},mt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Ql(e,t,{visit:s}){let{
reading:n}=e;return[...q(e,t,`How does the pointer score ${Zt(n,s)}, ${Gt(n,s)}?`,`Score of ${Zt(n,s)}`),d("g",{key:"wor\
ked"},ps(e,K(e,t),he(n,s),ds(n),s,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
n,s)}`,colour:"key"}],{colour:"pointer",over:n.count===1?"its only visit":`all ${n.count} visits`,open:o=>`pointer.${o}`}))]}
function th(e,t){let{reading:s}=e,n=v(e),o=K(e,t),r=s.pointerWeights,i=F(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=s.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:f,parts:p.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:A(m,1),open:h>1?`places.${h}`:null,exact:`${p.map(b=>A(Number(r[b]),2)).join(" + ")} = ${A(m,2)}`})),c={
...o,y:o.y+i.height+6*n,height:o.height-i.height-36*n},l=rt(e,o.x,o.y+o.height-10*n,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},mt(e,c,a)),l.mark]}function Mi(e,t){let s=v(e),n=Oi(e.reading,t).length;return[{key:"vectors",least:{width:330*s,height:(44*n+90)*s},rank:t.
number===null?0:1,share:1.5,marks:o=>eh(e,o,t)},{key:"number",least:{width:320*s,height:250*s},rank:t.number===null?1:0,
marks:o=>sh(e,o,t)}]}function Os(e,{layer:t,visit:s,number:n}){return n??ve(st(e,`layers.${t}.residual_out`,s))}function Oi(e,{
layer:t,visit:s}){let n=`layers.${t}`,o=e.has(`${n}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,p="plain")=>{let b=st(e,`${n}.${u}`,s),g=`length ${N(Math.hypot(...b))}`;a.push({key:u,title:f,says:m||
g,values:b,colour:p})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${n}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${n}.${u}.mean`)[s]),m=1/Number(e.values(`${n}.${u}.reciprocal_dev\
iation`)[s]);return`mean ${N(f,2)}, deviation ${N(m,2)}`}}function eh(e,t,s){let{reading:n}=e,{layer:o,visit:r}=s,i=v(e),
a=K(e,t),c=Os(n,s),l=Oi(n,s),h={...a,height:a.height-34*i},u=r===n.count-1,f=a.x,m=[],p=(b,g,y=!0)=>{let x=rt(e,f,a.y+a.
height-10*i,b,g,{isButton:y});f+x.width>a.x+a.width||(m.push(x.mark),f+=x.width+10*i)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...q(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(n,r)}`,`Layer ${o}\
: ${G(n,r)}`),d("g",{key:"rows"},Xt(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),d("g",{key:"controls"},m)]}
function sh(e,t,s){let{reading:n}=e,{layer:o,visit:r}=s,i=v(e),a=Os(n,s),c=K(e,t),{y:l}=c,h=[];for(let f of nh(n,o,r,a)){
let m=F(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...q(e,t,`Number ${a+1} of ${n.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},oh(e,u,o,r,a))]}function nh(e,t,s,n){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(st(e,`${o}.${h}`,s)[n]),a=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),Rn(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Ms("Norm 1:",Te(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,s,n))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(Ms("Norm\
 2:",Te(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,s,n))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,p){let b=p?"0 (skipped)":
null;return a?Cn(h,u,f,m,b):[...C(`${h} no residual connection, so only`),[{text:b??N(f,2),kind:"strong"}]]}}function Ms(e,t){
if(!t)return C(`${e} off, the number stays as it is`);let{x:s,mean:n,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,
l=Qt(u=>{let f=u((u(s,1)-u(n,1))*u(o,1));return f!==u(r)||i===null||a===null?f===u(r):N(f*u(i,1)+u(a,1),2)===N(c,2)}),h=u=>N(
u,l+1);return[...C(e),[{text:`(${h(s)} ${n<0?"+":"−"} ${h(Math.abs(n))})`}],[{text:`× ${h(o)} = ${N(r,l)};`}],...i===
null||a===null?C("then a learned factor and bias give").concat([Rn(c)]):[[{text:`${N(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],Rn(c)]]}function Cn(e,t,s,n,o=null){let r=Qt(a=>o!==null||a(a(t)+a(s))===a(n)),i=s<0&&o===null?"−":
"+";return[...C(e),[{text:`${N(t,r)} ${i} ${o??N(Math.abs(s),r)} =`}],[{text:N(n,r),kind:"strong"}]]}function Rn(e){return[
{text:N(e,2),kind:"strong"}]}function oh(e,t,s,n,o){let{reading:r}=e,i=v(e),a=st(r,`layers.${s}.feed_forward.pre`,n),c=st(
r,`layers.${s}.feed_forward.hidden`,n),l=ms(r,s,n,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,$)=>Math.abs(
Number(h[$]))-Math.abs(Number(h[x]))),f=Array.from(c).filter(x=>x>0).length,m=r.isSkipped(s,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",p=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${N(me(h),2)}, the bias adds ${N(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,b=F(e,t,C(m+p),"small"),g=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,g).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${N(
Number(a[x]))} → ${N(Number(c[x]))}${l?` × ${N(Number(l.dot.second[x]),2)}`:""}`,text:N(Number(h[x]),2)}));return[...b.
marks,mt(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var rh=864e5,ih=.1;function Wn(e,t){let s=v(e),n=t.number!==null;return[{key:"features",least:{width:300*s,height:270*s},
rank:n?1:0,share:1.2,marks:o=>ch(e,o,t)},{key:"number",least:{width:310*s,height:250*s},rank:n?0:2,marks:o=>lh(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*s,height:200*s},rank:n?2:1,share:.6,marks:o=>fh(e,o,t)}]:[]]}function Hn(e,t,s){
let{trace:n,count:o}=e,r=e.visits[s],{without_features:i=[],position_from_end:a}=n.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return n.user===null?"nobody in particular":`person ${n.user}`;case"time":{let c=Math.floor(r.start_minute/qe)*qe;return`${ot(
c)} to ${ot((c+qe)%1440)}`}case"weekday":return Ye[r.weekday]??"";case"recency":{let c=ah(e,s);return c===null?"days bef\
ore the prediction":c>=Ks?`${Ks} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/re)*re,l=c+re;return c>=Js*re?`${Ct(Js*re)} or more`:`${c?Ct(c):"0"} to ${Ct(l)}`}default:{
let c=o-s,l=n.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function ah({trace:e,visits:t},s){let n=t[s]?.arrival;if(!n)return null;let o=r=>Date.parse(r.slice(0,10))/rh;return Math.
round(o(e.predict_at)-o(n))}function ch(e,t,{kind:s,visit:n}){let{reading:o}=e,r=v(e),i=K(e,t),a=o.slices.map(({name:f,label:m,
lengths:p})=>({key:f,title:m,says:Hn(o,f,n),values:kn(o,f,n),colour:Number(p[n])===0?"plain off":"plain"})),c=a.reduce((f,{
values:m})=>f+m.length,0),l=F(e,i,C(`${a.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=rt(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.
y+l.height+2*r,height:i.height-l.height-34*r};return[...q(e,t,s==="inputs"?"What the last visit is made of":G(o,n)),...l.
marks,d("g",{key:"rows"},Xt(e,u,a)),h.mark]}function lh(e,t,{kind:s,visit:n,number:o}){let{reading:r}=e,i=v(e),a=K(e,t),
c=st(r,"inputs.projected",n),l=o??ve(c),h=si(r,n,l),u=s==="inputs"?"inputs":`visits.${n}`,f=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],m={...a,height:Math.min(86*i,
.26*a.height)},p=uh(r,n,l),b=[],g=p.reduce((M,w)=>M+F(e,{...a,y:0},w).height+4*i,0),y={...a,y:m.y+m.height+28*i,height:a.
height-m.height-g-36*i},x=h?hh(h):[],$=y.y+(x.length?ge(e,y,x.length)+6*i:0);for(let M of p){let w=F(e,{...a,y:$},M);if($+
w.height>a.y+a.height+2)break;b.push(...w.marks),$+=w.height+4*i}return[...q(e,t,"The features, mixed into one vector"),
d("g",{key:"vector"},Xt(e,m,f,{chosen:l,open:M=>`${u}.${M}`})),x.length>0&&F(e,{...a,y:m.y+m.height+4*i},C(`Number ${l+1}\
: each feature × its weights`),"small").marks,x.length>0&&d("g",{key:"rows"},mt(e,y,x)),d("g",{key:"lines"},b)]}function hh({
parts:e,bias:t}){return[...e.map(({name:n,label:o,dot:r})=>({key:n,label:o,parts:[{value:r.sum,colour:"plain"}],text:N(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${N(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:N(t,2),exact:""}]}function uh(e,t,s){if(!e.has("inputs.norm"))return[];let n=Number(st(e,"inputs.p\
rojected",t)[s]),o=Number(st(e,"layers.0.residual_in",t)[s]),r=Te(e,"inputs.projected","inputs.norm","input_norm",t,s),i=Ms(
"Norm:",r),a=[[...C("Sum:"),[{text:N(n,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){
let c=e.trace.architecture.d_model,l=Ut(e,"pos_encoding",t*c+s);e.trace.interventions.sinusoidal===!1?a.push(C("No posit\
ion encoding: it is off.")):l!==null&&r&&(i=Cn("Position encoding:",r.result,l,o),a.push(i))}return i.push(...C("→ layer\
s")),a}function fh(e,t,{visit:s}){let{reading:n}=e,o=v(e),r=K(e,t),i=[];for(let p=0;p<n.layers;p++)for(let b=0;b<n.heads;b++){
let g=Number(n.lastRow(p,b)[s]),y=n.isOff(p,b);i.push({key:`${p} ${b}`,label:`Layer ${p}, head ${b}`,parts:[{value:g,colour:"\
plain"}],text:y?"off":A(g,1),open:`layers.${p}.heads.${b}.${n.count-1}.${s}`,isOff:y})}let a=[];if(n.hasPointer){let p=Number(
n.pointerWeights[s]);if(i.push({key:"pointer",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:A(p,1),open:`point\
er.${s}`}),n.hasGate){let b=A(p*n.gate,1),g=Number(p.toFixed(3)),y=Qt(x=>A(g*x(n.gate),1)===b);a.push(...C("To the answe\
r the pointer carries"),[{text:`${A(p,1)} × gate ${n.gate.toFixed(y)} = `},{text:b,kind:"strong"},{text:"."}])}}let c=F(
e,r,C(n.visits[s]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=F(
e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=ge(e,h,i.length),f=i.map(({parts:p})=>Number(
p[0]?.value)),m=Math.max(ih,...f);return[...q(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},mt(e,h,i,{largest:m})),
d("g",{key:"end"},F(e,{...r,y:h.y+u+6*o},a).marks)]}var dh={head:xi,stream:Mi,inputs:Wn,visit:Wn,context:ti,pointer:ki,generation:hi,gate:ii,place:wi};function Si(e,t){let s=Lt(
t,e.reading);return s?Ur(e,s,dh[s.kind](e,s)):[]}function Ai(e,t){let s=Lt(e,t);if(!s)return null;switch(s.kind){case"head":if(s.isLeaf)return ph(s,t);break;case"stream":
return gh(s,t);case"pointer":if(s.isLeaf)return yh(s,t);break;case"generation":if(s.isLeaf)return bh(s,t);break;case"gat\
e":return xh(t);default:break}return _t(at(mh(s),t),t,null)}function mh({kind:e,layer:t,head:s,visit:n,location:o}){return e===
"head"?`layers.${t}.heads.${s}`:e==="visit"?`visits.${n}`:e==="place"?`places.${o}`:e}function ph({layer:e,head:t,query:s,
visit:n},o){let r=o.weights(e,t).subarray(s*o.count,(s+1)*o.count),i=Number(r[n]),a=r.filter(p=>p>i).length,c=s===n?"its\
elf":G(o,n),l=`${G(o,s)}, reads ${A(i,1)} from ${c}.`;if(o.visits[n]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=le(o,e,t,s,n),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.sum,2)}, which makes a score of\
 ${N(u,2)}. ${f}${m}`}}function gh({layer:e,visit:t},s){let n=`layers.${e}`,o=l=>N(Math.hypot(...st(s,`${n}.${l}`,t))),r=s.
has(`${n}.attention_out`),i=(l,h)=>s.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=s.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(s,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function yh({visit:e},t){let s=A(Number(t.pointerWeights[e]),1),n=`The pointer gives ${G(t,
e)}, ${s}.`;if(t.visits[e]?.masked)return{title:n,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=he(t,e),c=r!==null&&!i?` and the bias of its position is ${N(r,2)}`:"";return{title:n,text:`Query and key multi\
ply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${Zt(t,e)}.`}}function bh({location:e},t){let{logit:s}=jt(
t,e),n=t.probabilityOf("generation",e),o=s===null?"":`Its logit is ${N(s,2)}; `,r=`the softmax over all places makes it ${A(
n,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function xh(e){let t=_t({kind:"gate"},e,null),s=fe(e);if(!s)return t;let{logit:n,learned:o,hidden:r}=s,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${N(n,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var $h=7;function Ei(e,{names:t,run:s},n){if(!t.length)return e;let o=$h*n/13;return rs(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${s} run`,onTop:i=>wh(i,s,o)}:null)}function wh({attributes:{x:e,y:t,width:s}},n,o){let[r,
i]=[Number(e)+Number(s),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${n} run`))}var kh={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},Mh=.00501,Ni="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Ti(e,t){
let s=kh[t];if(s===void 0)return null;let n=Math.round(100*Math.min(1,Math.max(0,e.gate+s)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(n-1/(1+Math.exp(-o)))<Mh&&n>0&&n<1?null:n,isDone:!0}}var Ss="http://www.w3.org/2000/svg",_i=1.7,Oh=1.2,vi=20,Sh=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ah={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Eh=".handle, .handle-words, .control, .escape",Nh=new Set(
["font-size","font-weight","text-anchor"]);function Li(e,{title:t,ground:s,lines:n}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=n.length*_i*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,g]of o.
querySelectorAll("*").entries()){let y=u[b];y&&Th(g,getComputedStyle(y)),g.matches(Eh)&&h.push(g);for(let x of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute(x)}for(let b of[...h,...o.querySelectorAll("[visi\
bility]")])b.remove();let f=document.createElementNS(Ss,"title");f.textContent=t;let m=document.createElementNS(Ss,"rect");
m.setAttribute("y",String(-c)),m.setAttribute("width",String(r)),m.setAttribute("height",String(l)),m.setAttribute("fill",
s);let p=n.map((b,g)=>{let y=a*(g?1:Oh),x=document.createElementNS(Ss,"text");return x.textContent=Q(b,r-2*vi,y,g===0),x.
setAttribute("x",String(vi)),x.setAttribute("y",String((g+.8)*_i*a-c)),x.setAttribute("font-size",String(y)),x.setAttribute(
"font-weight",g?"400":"600"),x.setAttribute("fill",getComputedStyle(e).color),x});return o.prepend(f,m,...p),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ss),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Th(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let s of Sh){if(Nh.has(s)&&e.localName!==
"text")continue;let n=t.getPropertyValue(s);n&&n!==Ah[s]&&e.setAttribute(s,n)}}function As({columns:e,rows:t}){let s=document.createElement("table");s.createTHead().insertRow().append(...e.map(r=>Dn(
"th",r,"col")));let o=s.createTBody();for(let[r,...i]of t)o.insertRow().append(Dn("th",r,"row"),...i.map(a=>Dn("td",a)));
return s}function Dn(e,t,s){let n=document.createElement(e);s&&(n.scope=s);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return n.textContent=Number(o)===0?o.replace("-",""):o,n}function Pi({columns:e,rows:t}){return`${[
e,...t].map(n=>n.map(Ih).join(",")).join(`\r
`)}\r
`}var _h=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,vh=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Lh=/^(?=[\t\r\n])/;function Ph(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(n=>Number(e.toPrecision(n))).find(n=>Math.
fround(n)===e)??e}function Ih(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Ph(e));let t=e.
replace(vh,"$1'").replace(Lh,"'"),s=_h.test(e)?e:t;return/[",\r\n]/.test(s)?`"${s.replaceAll('"','""')}"`:s}function Ri(e,t=null,s=null){if(t===null)return[Ch(e,s),Wh(e,s)];let n=Lt(t,e);return n?Rh[n.kind](e,n):[]}var Rh={head:Dh,
stream:Fh,inputs:Ii,visit:Ii,context:Bh,pointer:Gh,generation:Uh,gate:Vh,place:jh};function Ch(e,t){let{hasPointer:s}=e,
n=s&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...s?
["Pointer score","Pointer weight"]:[],...n?[`Pointer weight ${n.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...s?[Bn(e.pointerScores[r]),e.pointerWeights[r]]:[],...n?[n.pointerWeights[r]]:[]])}}function Wh(e,t){let{final:s}=e.trace.
location_probabilities,o=[...s.map(({location:i})=>i),Wt].map(i=>{let{pointer:a,generation:c,fromPointer:l,fromGeneration:h}=de(
e,i);return[i===Wt?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf("final",i),...t?[t.knownProbability(
i)]:[]]}),r=Number(e.answer(s.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}${r>
0?`: the ${s.length} most probable of ${s.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:r>0?[...o,Hh(e,o,r)]:o}}function Hh({
gate:e,hasPointer:t,hasGeneration:s},n,o){let r=[Number(t),Number(s),e,1-e,1,1];return(n[0]??[]).map((i,a)=>{if(a===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=n.map(h=>h[a]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[a-1])-l)})}function Dh(e,{layer:t,head:s,query:n,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(
t,s),c=`layer ${t}, head ${s}`,l=e.visits.map((f,m)=>G(e,m));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,m)=>[f,...a.subarray(m*i,(m+1)*i)])}];
let h=fs(e,t,s,n),{dot:u}=le(e,t,s,n,o);return[Es(`Query of ${l[n]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[n]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,m)=>[f,Bn(h.scores[m]),a[n*i+m]])}]}function Fh(e,t){
let{layer:s,visit:n}=t,o=`layers.${s}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>st(e,`${o}.${u}`,n)),a=Os(e,t),c=ms(e,s,n,a),l=st(e,`${o}.feed_forward.pre`,n),
h=st(e,`${o}.feed_forward.hidden`,n);return[{caption:`${G(e,n)}, in layer ${s}`,columns:["Number",...r.map(([u=""])=>u)],
rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(m=>m[f])])},{caption:`Hidden units of the feed-forward network${c?`, and w\
hat they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.
from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Ii(e,{kind:t,visit:s}){let n=st(e,"in\
puts.projected",s),o=[{caption:`What ${G(e,s)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.
map(({name:i,label:a,lengths:c})=>[a,Hn(e,i,s),c[s]])},Fn("All features mixed by one matrix",n)];if(t==="inputs")return o;
let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,
e.lastRow(c,l)[s]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[s]]),o.push({caption:"How much the last vis\
it reads from it",columns:["Reader","Weight"],rows:r}),o}function Bh(e){return[Fn("The context: the last visit after all\
 layers",e.values("context"))]}function Gh(e,{visit:t,isLeaf:s}){let n=ds(e),o=e.visits.map((l,h)=>G(e,h)),r=e.values("p\
ointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weigh\
t of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],
...i?[i[h]]:[],Bn(n.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Pr\
obability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!s)return a;let{dot:c}=he(
e,t);return[Es(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function Uh(e,{location:t,isLeaf:s}){let n=e.
trace.location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place",
"Logit","Probability"],rows:n.map(i=>[e.nameOf(i.location).label,jt(e,i.location).logit,i.probability])},{dot:r}=jt(e,t);
return s&&r?[Es(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function Vh(e){let t=fe(e),s={
caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:
[],["Gate",e.gate]]};if(!t)return[s];let n="Hidden units";return[t.dot?Es(n,["Hidden unit","Weight"],t.dot):Fn(n,t.hidden),
s]}function jh(e,{location:t}){let{visits:s,pointer:n,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=de(
e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],
rows:[["Pointer",n,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weig\
ht"],rows:s.map(l=>[G(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Es(e,t,{first:s,second:n,products:o,sum:r}){return{
caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,s[a],n[a],i]),["Sum","","",r]]}}function Fn(e,t){
return{caption:e,columns:["Number","Value"],rows:Array.from(t,(s,n)=>[n+1,s])}}function Bn(e){return Number.isFinite(e)?
e:"−∞"}function Ci(e,t,s,n=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of Ri(t,s,n)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(As(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[o,s??"network",Yh(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([Pi(l)],{type:"text/csv"})),i.push(f.href),r.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function Yh(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var qh={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Hi(e,t,s){if(s==="Home")return e[0]??
null;if(s==="End")return e.at(-1)??null;let[n,o]=qh[s]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(n===0||!i)return null;let a=Ns(
i);if(!o){let f=e[r+n];return f&&Ns(f)===a?f:null}let c=[...new Set(e.map(Ns))],l=c[c.indexOf(a)+n],h=e.filter(f=>Ns(f)===
l),u=f=>Math.abs(Wi(f)-Wi(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function Ns(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Wi(e){let{top:t,bottom:s}=e.getBoundingClientRect();return(t+s)/2}function Fi(e,t,s){return[...t.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...zh(e,s)].reduce((o,r)=>Di(
r)>Di(o)?r:o)}function zh(e,t){let{visits:s,trace:n,layers:o,heads:r}=e,{location:i,probability:a}=n.prediction,c=as(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:s.reduce((u,{label:f},m)=>f.length>Number(s[u]?.label.length)?m:u,0)}];for(let u=0;u<
o;u++)for(let f=0;f<r;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:m}=_t(u,e,null),p=t?` ${is(
u.kind)}, ${c}`:"";return{title:f,text:`${m}${p}`}})}function Di({title:e,text:t}){return e.length+t.length}var Kh=.6,Jh=["pointer","generation"];function We({reading:e,before:t,overlays:s}){return!s||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Ts(e){let{reading:t,before:s,overlays:n}=e;if(!n||!s)return 1;let o=We(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Bi(t),...Bi(s)],c=[
...new Set(a)].flatMap(h=>Jh.map(u=>[t.shareOf(u,h)??0,s.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function Bi({trace:e,locations:t}){let s=e.tensors.
probabilities;if(s)return Array.from(s.values,(r,i)=>i);let{final:n,generation:o}=e.location_probabilities;return[...t,...[
...n,...o??[]].map(({location:r})=>r)]}function _s({key:e,now:t,before:s,path:n,edges:o,style:r="",title:i=""}){if(s===null||
Math.abs(t-s)<Kh)return null;let a=t>s?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:n(c,l)},i&&d("title",{},i))}function vs(e,t,s){return`${A(e,1)}; ${s} ${A(t,1)}`}var He="Circuit",Xh=[["bold","keeps the answer"],["faded","can be left out"]],Ls=class{circuit=null;failure="";#e;#t;#n=null;constructor(t,s){
this.#e=t,this.#t=s,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[n,o]of Xh){let r=document.createElement(
"li");r.className=n,r.textContent=o,this.legend.append(r)}this.#o(!1,He)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#o(t,He),this.#t(),t&&this.#s(0)}renew(){this.#r(),this.isOn&&
this.#s(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#s(t){let s=new AbortController;if(this.#n=
s,this.#o(!0,`${He} …`),await new Promise(n=>setTimeout(n,t)),!s.signal.aborted){try{let n=await this.#e(o=>{s.signal.
aborted||this.#o(!0,`${He} ${Math.floor(100*o)} %`)},s.signal);if(s.signal.aborted)return;this.circuit=n}catch(n){if(s.signal.
aborted)return;this.failure=n instanceof Error?n.message:String(n)}this.#o(!0,He),this.#t()}}#o(t,s){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=s,this.legend.hidden=this.circuit===null}};var Gi="http://www.w3.org/2000/svg",Zh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ps=/-?\d+(?:\.\d+)?/g,Is=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#r=0;#s=0;constructor(t){this.root=t,this.elements=
[]}show(t,s=0){this.#f(),this.elements=this.#o(this.root,t,this.elements,s>0),this.#t.size&&this.#h(s)}#o(t,s,n,o){if(s.
every(a=>typeof a=="string")){let a=s.join("");return(t.textContent!==a||n.length)&&(t.textContent=a),[]}if(!n.length&&!t.
firstChild){let a=s.map(c=>this.#a(Ui(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of n.entries()){let l=this.#e.
get(c);l&&r.set(Un(l.mark,a),c)}let i=s.map((a,c)=>{let l=Ui(a),h=r.get(Un(l,c));r.delete(Un(l,c));let u=h??document.createElementNS(
Gi,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let s=document.createElementNS(Gi,t.tag);for(let n in t.attributes){let o=Ee(
t.attributes[n]);o!==null&&s.setAttribute(n,o)}return this.#e.set(s,{mark:t,elements:this.#o(s,t.children,[],!1)}),s}#l(t,s,n){
let o=this.#e.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Ee(s.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(s.attributes)){let l=Ee(c),h=Ee(r[a]);if(l===null||l===h)continue;let u=n&&h!==null&&Zh.
has(a)?Qh(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,s.children,o?.elements??[],n);this.#e.set(t,{mark:s,elements:i})}#i(t){let s=this.#n.get(t)??this.#r++;return this.#n.
set(t,s),s}#h(t){let s=performance.now(),n=o=>{let r=Math.min(1,Math.max(0,(o-s)/t));if(r===1){this.#f();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#s=requestAnimationFrame(n)};this.#s=
requestAnimationFrame(n)}#f(){cancelAnimationFrame(this.#s);for(let{element:t,name:s,end:n}of this.#t.values())t.setAttribute(
s,n);this.#t.clear()}};function Ui(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Un(e,t){
return`${e.tag} ${e.key??t}`}function Qh(e,t){let s=e.match(Ps)??[],n=t.match(Ps)??[],o=t.split(Ps);return s.length!==n.
length||e.split(Ps).join()!==o.join()?null:r=>{let i=n.map((a,c)=>{let l=Number(s[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Rs=class{#e=0;#t=0;#n=[];constructor(t,s){this.show=s,this.button=Vn("Play the story","play",()=>this.toggle()),this.
back=Vn("Step back","back",()=>this.step(-1)),this.forth=Vn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#s(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){
return this.#n.length}get isTelling(){return this.isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??
null:null}tell(t){this.#n=t,this.#t=Math.min(this.#t,t.length-1),this.slider.max=String(t.length),this.#s(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#r()}pause(){
clearTimeout(this.#e),this.#e=0,this.#s(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#s(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=
Math.max(0,Math.min(this.#n.length-1,t)),this.#s(!1),this.show(this.#t)}#r(){let{title:t="",text:s=""}=this.#n[this.#t]??
{},n=Math.max(1800,55*(t.length+s.length));if(this.#t>=this.#n.length-1){this.pause();return}this.#e=window.setTimeout(()=>{
this.goTo(this.#t+1),this.#r()},n),this.#s(!0)}#s(t){this.button.dataset.icon=t?"pause":"play";let s=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",s),this.button.title=s,this.slider.value=String(this.isOpen?this.#t+
1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}};function Vn(e,t,s){
let n=document.createElement("button");return n.type="button",n.dataset.icon=t,n.title=e,n.setAttribute("aria-label",e),
n.addEventListener("click",s),n}var tu=.03,eu=5;function Cs({reading:e,before:t,overlays:s,stage:n,happened:o,lit:r}){let i=$t(r,e),{most:a,top:c,bottom:l}=n.
answers,h=o===null?[]:[o];s&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),f=u.slice(0,-1).map(({location:g})=>g),m=ji(f.map(g=>t?.knownProbability(g)??null),1),p=s&&t?su(f,e,t):null,b=(l-c)/
u.length;return u.map((g,y)=>{let x=c+(y+.5)*b,$=g.probability*n.full,M={pointer:p?.pointer[y]??null,generation:p?.generation[y]??
null},[w,S]=["pointer","generation"].map(k=>Vi(g[k]*te({reading:e},k),M[k])*n.full);return{...g,was:t?m[y]??null:null,wasByPath:M,
middle:x,start:x+(Number(w)-Number(S)-$)/2,height:$}})}function Vi(e,t){return Math.max(0,(t??e)-e)}function su(e,t,s){let n=(o,r)=>r?
ji(e.map(i=>s.shareOf(o,i)),te({reading:s},o)):[];return{pointer:n("pointer",t.hasPointer),generation:n("generation",t.hasGeneration)}}
function ji(e,t){let s=e.filter(o=>o!==null),n=s.reduce((o,r)=>o-r,t);return[...e,s.length===e.length?Math.max(0,n):null]}
function Ws(e,t){let{reading:s,stage:n}=e,o=We(e),r=s.pointerWeights,i=g=>g.reduce((y,x)=>y+Vi(r[x],o?.[x]??null),0),a=s.
pointedPlaces.map(g=>({...g,lost:i(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=a.filter((g,y)=>g.
probability+g.lost>=tu&&y<eu||jn(t,g.location)<t.length-1).map(g=>({...g,wish:b(g.visits)})),l=a.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:x})=>y+x,0),lost:i(g),visits:g,wish:b(g)})}c.sort((g,y)=>g.
wish-y.wish);let{room:h,gap:u}=n.across.places,f=c.map(({wish:g,probability:y,lost:x})=>({wish:g,length:(y+x)*n.full})),
m=f.reduce((g,{length:y})=>g-y,h[1]-h[0]),p=bs(f,Math.max(0,Math.min(u,m/(f.length-1||1))),...h);return c.map(({location:g,
label:y,probability:x,lost:$,visits:M},w)=>({path:"pointer",location:g,label:y,probability:x,start:Number(p[w]),lost:$,visits:M,
answer:jn(t,g)}));function b(g){let y=g.map($=>Math.max(r[$],o?.[$]??0)),x=y.reduce(($,M)=>$+M,0)||1;return g.reduce(($,M,w)=>$+
Number(y[w])/x*Number(n.across.visits[M]),0)}}function Hs({reading:e,stage:t},s){if(!e.hasGeneration)return[];let n=e.generated(
Ie),{gap:o}=t.across.generation,{start:r}=t.across.generation;return n.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:jn(s,i)};return r+=c*t.full+o,l})}function te({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function yt(e,t){let s=(e+t)/2;return t-e>=.6?[e,t]:[s-.3,s+.3]}function jn(e,t){
let s=e.findIndex(n=>n.location===t);return s<0?e.length-1:s}var Yn=18;function Yt({stage:e},t){let s=e.type/13;return H(t,12.5*s)+13*s}function De({reading:e},t){let s=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(s.toPrecision(2))}`}function Ds(e,t,s,n=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},be(e,{act:`${t}_temperature`,words:De(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:s,y:n,stays:!0}))}function be(e,{act:t,
words:s,title:n,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||Yn*l,u=Yt(e,s),
f=a?" stays":c?" on":"";return[d("rect",{key:`handle ${t}`,class:`handle${f}`,"data-act":t,x:o-u,y:r,width:u,height:h,rx:h/
2},d("title",{},n)),d("text",{key:`handle words ${t}`,class:`handle-words middle${f}`,x:o-u/2,y:r+h/2+4*l},s)]}var Fe=1440;function Yi(e){let{stage:t}=e,{x:s,width:n}=t.visits;return[qt(e,s,"Visits",qn(e,n),n),...nu(e),...t.rows.map(
(o,r)=>ru(e,r))]}function qn({stage:e,lit:t},s){if(t?.kind!=="head")return"oldest first";let n="% read by the last visit",
o=`${n} in head ${t.head}`;return H(o,12.5*(e.type/13))<=s?o:n}function qt({stage:e},t,s,n,o=400){let r=e.type/13;return d(
"g",{key:`title ${s}`,class:"heading","aria-hidden":"true"},H(s,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},s):d("te\
xt",{x:t,y:17*r,class:"small strong"},Q(s,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},Q(n,o,12.5*r)))}function nu({
reading:e,stage:t}){let s=t.type/13,n=[];for(let{start:o,end:r,weekday:i}of zn(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(n.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*s,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*s){let l=Math.min(a+12.5*s,(a+c)/2+4.5*s);n.push(d("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return n}function zn({visits:e}){let t=[];for(let[s,n]of e.entries()){
let o=ou(n),r=t.at(-1);r?.day===o?r.end=s:t.push({start:s,end:s,day:o,weekday:String(ct[n.weekday])})}return t}function ou({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function ru(e,t){let{reading:s,stage:n,lit:o}=e,{y:r,height:i,isFull:a}=n.
rows[t],c=s.visits[t];if(!c)throw new Error("A row without a visit.");let l=n.type/13,h=n.visits.x+36*l,u=n.visits.width-
36*l,f=Se(o,s).includes(t),m=c.masked?"unmask":"mask",p=a&&e.canAct&&t<s.count-1,b=p&&f?Yt(e,m)+4*l:0,g=Math.min(Yn*l,i),
y=Fs(c),x=i>=33*l,$=(x?20:13)*l,M=h+$+(x?14:8)*l,w=Jn(e,t),S=Xn(e,t),k=f||S,O=w?42*l:0,E=n.visits.x+n.visits.width-4,T=E-
M,_=y.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),I=n.isDense?0:38*l,R=x?[d("text",{x:M,y:r-3*l,class:"\
strong"},Q(c.label,T-b,13*l,!0)),d("text",{x:M,y:r+13*l,class:"small"},[y,_].find(U=>H(U,12.5*l)<=T-O)??ot(c.start_minute)),
w||T<H(y,12.5*l)+56*l?null:iu(E+4-50*l,r+5*l,48*l,c)]:[d("text",{x:M,y:r+4.4*l,class:k?"strong":"label"},Q(c.label,T-Math.
max(I,O)-b-9,12.5*l,k)),w||n.isDense?null:d("text",{x:E-b,y:r+4.4*l,class:"small end"},ot(c.start_minute))];return d("g",
Kn(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&dt(c.category,h+4*l,r-$/2,
$),a?R:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),w&&a&&d("text",{x:E,y:r+(x?13:4.4)*l,class:S?"strong end":
"small end"},w),p&&f&&be(e,{act:"mask",words:m,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:E+2,y:x?r-17*l:r-g/2,height:g}),d("title",{},`${c.label}, ${ct[c.weekday]} ${y}`))}
function Kn({reading:e,lit:t,beat:s},n,o){let r=Se(t,e).includes(n);return{key:`visit ${n}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${e.count}\
: ${o.label}, ${ct[o.weekday]} ${Fs(o)}${o.masked?", masked":""}${e.hasPointer&&s>=J(e).pointer?`; pointer weight ${A(e.
pointerWeights[n],1)}`:""}`}}function Fs({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Ct(t)}`}function Jn({
reading:e,lit:t},s){return t?.kind!=="head"?"":A(e.lastRow(t.layer??0,t.head??0)[s])}function Xn({reading:e,lit:t},s){return t?.
kind!=="head"?!1:ft(e.lastRow(t.layer??0,t.head??0))===s}function iu(e,t,s,{start_minute:n,duration_minutes:o}){let r=Math.
min(n+o,Fe),i=Math.min(n,Math.max(0,n+o-Fe)),a=(c,l)=>d("rect",{class:"stay",x:e+c/Fe*s,y:t,width:Math.max(1,(l-c)/Fe*s),
height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"track",x:e,
y:t,width:s,height:7}),a(n,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/Fe*s-2,y:t-3,width:5,
height:13}))}function qi(e){let{reading:t,stage:s}=e;if(!s.slices)return[];let n=s.type/13,{x:o,width:r}=s.slices,{slices:i}=t,
a=Math.max(...Pt(e).map(({longestSlice:b})=>b)),c=r/i.length,l=ht(e.lit,t),h=e.lit?.kind==="slices",u=s.rows.flatMap(({y:b,
height:g},y)=>i.map(({lengths:x},$)=>{let M=Number(x[y])/a*Math.max(2,g-4);return{visit:y,x:o+$*c,y:b+g/2-2-M,width:.72*
c,height:M}})),[f,m]=Zn(u,({visit:b})=>h||l.includes(b)),p=i.map(({short:b},g)=>d("text",{key:`name ${b}`,class:"tiny mi\
ddle",x:o+(g+.36)*c,y:(g%2?40:26)*n},b));return[d("g",Qn(e),d("rect",{class:"ground",x:o-6,y:s.top-4,width:r+6,height:s.
bottom-s.top+8,rx:6}),p,d("path",{key:"bars",class:"length",d:ae(m)}),f.length>0&&d("path",{key:"lit",class:"length lit",
d:ae(f)}),d("text",{class:"small",x:o,y:s.bottom+18*n},"Bars: lengths"),d("text",{class:"small",x:o,y:s.bottom+33*n},"of\
 the vectors"))]}function Zn(e,t){return[e.filter(t),e.filter(s=>!t(s))]}function Qn(e){return{key:"slices",class:`part \
slices${ut(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:z(e,$s.slices),"aria-label":`Input \
of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function zi(e,t){let{x:s,right:n}=e.stage.answers,o=e.stage.type/13;return[qt(e,s+6*o,"Answer",e.stage.isDense?"":au(e),
n-s),...to(e,t)]}function au({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function to(e,t){let{reading:s,stage:n,lit:o,happened:r}=e,i=n.type/13,a=$t(o,s),{x:c,right:l,segment:h}=n.answers,
u=l-c;return t.map(f=>{let{location:m,label:p,category:b,probability:g,was:y,middle:x,height:$,start:M}=f,w=[{path:"poin\
ter",share:f.pointer*te(e,"pointer")},{path:"generation",share:f.generation*te(e,"generation")}],S=a===m,k=c+(b===null?6:
26)*i,O=je(p,l-k-(r===m?20*i:2),13.5*i,2,!0),E=x-(O.length>1?22:8)*i,T=x+(O.length>1?2:0)*i,_=c+6*i,I=u-8*i;return d("g",
{key:`place ${m}`,class:`part place${S?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${p}: ${A(g,1)}; from the pointer ${A(w[0]?.share??0,1)}, from generation ${A(
w[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:E-16*i,
width:u+10*i,height:T-E+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:X-2,height:Math.max(1,$)}),
b!==null&&dt(b,c+5*i,E-13*i,16*i),O.map((R,U)=>d("text",{key:`name ${U}`,class:m<0?"label halo":"strong halo",x:k,y:E+15*
U*i},R)),r===m&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${E-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:T,width:I,height:8*i}),w.map(({path:R,
share:U})=>{let W=d("rect",{key:R,class:`${R} bar`,x:_,y:T,width:Math.max(0,U*I),height:8*i});return _+=U*I,W}),y!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+y*I,y:T-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:T+23*i},A(g,1)),y!==null&&cu(c+60*i,T+23*i,g,y))})}function cu(e,t,s,n){let{change:o,size:r,sign:i}=Et(
s,n);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function Ki(e){let{reading:t,stage:s}=e,n=s.type/13,o=t.values("context");if(!s.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=s.context,l=c/i,h=s.fork-2*n,u=s.bottom+20*n,f={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*n};return eo(e,f,lu(e,h,u,c,a*l),s.isDense?m:void 0)}function eo(e,{
x:t,y:s,columns:n,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:s-5*a},l=e.reading.values("context"),h=Math.
max(...Pt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,m)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+m%n*o,y:s+Math.floor(m/n)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${ut(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:z(e,J(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"groun\
d",x:t-3,y:s-16*a,width:n*o+6,height:Math.max(44,Math.ceil(l.length/n)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"C\
ontext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function lu({reading:e,stage:t},s,n,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=s-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${n+r/2}H${s-2}`}),
e.hasGeneration&&d("path",{key:"to generation",class:"link generation-line",d:`M${s+o+2} ${n+r/2}H${s+o+12*i}`}),e.has("\
gate.logit")&&d("path",{key:"to the gate",class:"link dotted",d:`M${s+o/2} ${n+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}function Ji(e){let{reading:t,before:s,stage:n}=e,o=n.type/13,r=n.across.gate,i=r+n.full,a=n.gateWidth,c=r+t.gate*n.full,
l=s?.hasGate?s.gate:t.gate,h=n.gate+a/2,u=Bs(e);return d("g",so(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:n.
gate-3,y:r-3,width:a+6,height:n.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:n.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:n.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${n.gate+a+3} ${r+l*n.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${s?t.wordsFor(s):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:n.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Bs({reading:e}){return e.trace.architecture.
components.includes("gate")}function so(e,t){let{reading:s}=e,n=e.canAct&&Bs(e);return{key:"gate",class:`part gate${ut(e,
"gate")}`,"data-part":"gate",role:n?"slider":"button",...n&&{"aria-orientation":t,"aria-valuenow":s.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${s.gate.toFixed(2)}: ${A(s.gate)} poi\
nter`},tabindex:"-1",visibility:z(e,J(s).gate),"aria-label":`Gate ${s.gate.toFixed(2)}: ${A(s.gate)} pointer, ${A(1-s.gate)}\
 generation${s.trace.gate.learned?"":", not learned"}`}}function Gs(e,t,s){let{reading:n,stage:o,lit:r}=e,i=e.beat>=J(n).
gate,a=$=>te(e,$),c=$t(r,n),l=new Map,h=o.across.gate;for(let $ of t)l.set($,h),h+=$.probability*a($.path)*o.full;let u=new Map;
h=o.across.gate;for(let $ of["pointer","generation"])for(let[M]of s.entries())u.set(`${$} ${M}`,h),h+=Number(s[M]?.[$])*
a($)*o.full;let f=t.map($=>{let M=Number(l.get($)),w=$.probability*a($.path)*o.full,S=yt($.start,$.start+$.probability*o.
full),k=yt(M,M+w);return d("path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${y($.location)}`,d:o.bands.into(
S,k,i)})}),[m,p]=[o.across.gate,o.across.gate+o.full],b=s.flatMap(($,M)=>{let w=$.start;return["pointer","generation"].map(
S=>{let k=Number($[S])*a(S),O=k*o.full,E=Number(u.get(`${S} ${M}`)),T=yt(E,E+O),_=yt(w,w+O),I=$.wasByPath[S],R=I===null?
null:g(S,E,w,O,I*o.full);w+=O;let U=`out ${S} ${$.location}`;return[O>0&&d("path",{key:U,class:`${S} band${y($.location)}`,
d:o.bands.out(T,_,i)}),R&&_s({key:U,now:O,before:Number(I)*o.full,path:(W,L)=>o.bands.out(W,L,i),edges:R,style:y($.location),
title:`${$.label}, from ${S==="pointer"?"the pointer":"generation"}: ${vs(k,Number(I),e.before?n.wordsFor(e.before):"")}`})]})});
return[f,b,i&&r?.kind==="visit"&&x(r.visit??0)];function g($,M,w,S,k){let O=Math.abs(S-k),E=$==="pointer",T=(R,U)=>{let W=E?
R-(U?0:O):R+S-(U?O:0);return[W,W+O]},[_]=T(M,!1),I=Math.max(m,Math.min(p-O,_));return{more:[T(M,!0),T(w,!0)],less:[[I,I+
O],T(w,!1)]}}function y($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function x($){let M=n.pointerWeights,
w=t.find(({path:L,visits:B})=>L==="pointer"&&B.includes($));if(!w)return null;let S=[...w.visits].sort((L,B)=>L-B),O=S.slice(
0,S.indexOf($)).reduce((L,B)=>L+M[B],0)*o.full,E=M[$]*o.full,T=a("pointer"),_=Number(l.get(w))+O*T,I=s[w.answer],R=Number(
u.get(`pointer ${w.answer}`))+O*T,U=Number(I?.start)+O*T,W=I?.location===w.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(yt(w.start+O,w.start+O+E),yt(_,_+E*T),i)}),W&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(yt(R,R+E*T),yt(U,U+E*T),i)})]}}function Xi(e){let{reading:t,before:s,stage:n}=e,o=n.type/13,{gate:r,gateHeight:i,full:a}=n,c=n.across.gate,l=c+t.gate*a,
h=s?s.gate:t.gate,u=Bs(e),f=`${A(t.gate)} pointer${u?"":", fixed"}`;return d("g",so(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:n.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:n.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${s?t.wordsFor(s):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Mt/2,n.size.width-
Mt),y:r+(i-Mt)/2,width:Mt,height:Mt})])}function Zi(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=t.filter(({path:p})=>p==="generation"),i=n.places-8*o,a=n.fork+(s.
hasPointer?n.context+14*o:2*o),c=s.hasPointer?n.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=J(s).generation,h=i-a-(n.
isDense?38:46)*o,u=({label:p,location:b})=>b>=0?Q(p,h,13*o):[p,p.replace(/others?/,"more")].find(y=>H(y,12.5*o)<=h)??"ot\
hers",f=r.map((p,b)=>{let{probability:g,location:y}=p,x=c+b*17*o;return[d("text",{key:`name ${b}`,class:y<0?"small halo":
"label halo",x:a,y:x},u(p)),d("text",{key:`share ${b}`,class:"strong end halo",x:i,y:x},A(g))]}),m=r.map(({label:p,probability:b,
start:g,location:y},x)=>d("rect",{key:`bar ${x}`,class:"generation bar",x:n.places,y:g,width:X,height:l?Math.max(.8,b*n.
full):0},d("title",{},`${y<0?"The others":p}: ${A(b,1)} of the generation head`)));return d("g",no(e,r),d("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${n.isDense?" end":""}`,x:n.isDense?i:a,
y:c-18*o},"Generation"),f,m)}function no(e,t){return{key:"generation",class:`part generation-block${ut(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:z(e,J(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:s,probability:n})=>s+Rt(s,n)).join(", ")}`}}var hu=4,oo=17,uu=4;function Qi(e,t){let{reading:s,stage:n,lit:o}=e,r=$t(o,s),i=t.filter(({path:l})=>l==="pointer"),a=fu(
e,i),c=({location:l})=>r===null||r===l?"":" dim";return d("g",{key:"places",visibility:z(e,J(s).pointer)},i.map(l=>d("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:n.places,width:Math.max(.8,l.probability*n.full),height:X},
d("title",{},`${l.label}: ${A(l.probability,1)} of the pointer`))),[du,mu].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function fu({
reading:e,stage:t,lit:s},n){let o=t.type/13,r=$t(s,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...n].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m}=h,p=u>=0,b=Rt(f,m),y=`${Q(
f,a-i-H(b,13*o,!0),13*o,p)}${b}`,x=H(y,13*o,p)/2,$=h.start+m*t.full/2,M=Math.max(i+x,Math.min(a-x,$)),[w,S]=[M-x,M+x];for(let k=0;k<
hu;k++){if(l.some(T=>T.row===k&&w<T.right+8*o&&S>T.left-8*o))continue;let E=M>$?"":M<$?" end":" middle";l.push({flow:h,text:y,
isBold:p,left:w,right:S,row:k,anchor:E});break}}return l}function ta({stage:e},{row:t}){return e.places+X+(14+oo*t)*e.type/
13}function du(e,t,s){let{type:n,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,
class:`leader${s}`,d:`M${i.start+i.probability*r/2} ${o+X}V${ta(e,t)-11*n/13}`})}function mu(e,t,s){let{flow:n,text:o,isBold:r,
left:i,right:a,anchor:c}=t;return d("text",{key:`name ${n.location}`,class:`${r?"strong":"small"}${c} halo${s}`,x:c===""?
i:c===" end"?a:(i+a)/2,y:ta(e,t)},o)}function ea(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=t.filter(({path:l})=>l==="g\
eneration"),i=e.beat>=J(s).generation,a=s.hasPointer?.42*(n.right-n.left):n.right-n.left,c=n.places-(uu*oo-6)*o;return d(
"g",no(e,r),d("rect",{class:"ground",x:n.right-a,y:c-36*o,width:a+6,height:n.places+X-c+40*o,rx:6}),d("text",{class:"tit\
le end halo",x:n.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},m)=>{let p=Rt(h,u),b=Q(
h,a-H(p,13*o),13*o)+p;return[d("text",{key:`name ${m}`,class:l<0?"small end halo":"label end halo",x:n.right,y:c+m*oo*o},
b),d("rect",{key:`bar ${m}`,class:"generation bar",x:f,y:n.places,width:Math.max(.8,u*n.full),height:i?X:0},d("title",{},
`${l<0?"The others":h}: ${A(u,1)} of the generation head`))]}))}var pu=16;function sa(e,t){let{reading:s,stage:n,lit:o}=e,r=n.type/13,i=z(e,J(s).pointer),a=s.pointerWeights,c=s.pointerScores,
l=ht(o,s),h=Math.max(...a),u=n.fork+2*r,f={...!n.isDense&&{score:n.scores},weight:n.weights},m=H("Pointer",15*r,!0)+4*r,
p=Yt(e,De(e,"pointer")),b=n.rows.flatMap(({y,isFull:x},$)=>{if(!x)return[];let M=a[$]>=.2*h||l.includes($)?"strong":"sma\
ll",w=l.length&&!l.includes($)?" dim":"";return[!n.isDense&&d("text",{key:`score ${$}`,class:`small end halo${w}`,x:n.scores,
y:y+4.4*r},N(c[$])),d("text",{key:`weight ${$}`,class:`${M} end${w}`,x:n.weights,y:y+4.4*r},A(a[$]))].filter(S=>S!==!1)}),
g=t.filter(({path:y})=>y==="pointer").map(y=>gu(e,y));return[d("g",ro(e,t),d("rect",{class:"ground",x:u-4*r,y:n.top-4,width:n.
weights-u+8*r,height:n.bottom-n.top+8,rx:6}),qt(e,u,"Pointer","",200),Object.entries(f).map(([y,x])=>d("text",{key:y,class:"\
small end","aria-hidden":"true",x,y:35*r},y)),!n.isDense&&Ds(e,"pointer",Math.max(n.weights+6*r,u+m+p)),d("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${n.bottom+8}V${n.top}`}),b),d("g",{key:"ribbons",visibility:i},io(e,t),g)]}function ro(e,t){
return{key:"pointer",class:`part pointer-block${ut(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:z(
e,J(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:s})=>s==="pointer").sort((s,n)=>n.probability-s.probability).
map(({label:s,probability:n})=>s+Rt(s,n)).join(", ")}`}}function io(e,t){let{reading:s,before:n,stage:o,lit:r}=e,i=s.pointerWeights,
a=We(e),c=ht(r,s),l=e.beat>=J(s).pointer,h=bs(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??0)*o.full})),
0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*o.full;
return[...u.visits].sort((p,b)=>p-b).map(p=>{let b=i[p]*o.full,g=Number(h[p]),y=c.includes(p)?" lit":c.length?" dim":"",
x=yt(f,f+b);f+=b;let $=a?.[p]??null,M=$===null?0:($-i[p])*o.full,[w,S]=[m,Math.max(0,M)];m+=S;let k=`${s.visits[p]?.label}\
: `,O=$===null||!n?`${k}${A(i[p],1)} of the pointer`:`${k}${vs(i[p],$,s.wordsFor(n))} of the pointer`;return[d("path",{key:`\
ribbon ${p}`,class:`pointer band${y}`,d:o.bands.ribbon(yt(g,g+b),x,l)},d("title",{},O)),_s({key:`ribbon ${p}`,now:b,before:$===
null?null:$*o.full,path:(E,T)=>o.bands.ribbon(E,T,l),edges:{more:[[g+b+M,g+b],[f+M,f]],less:[[g+b,g+b+M],[w,w+S]]},style:y,
title:O})]})})}function gu(e,{path:t,location:s,label:n,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/
13,h=$t(c,i),u=Rt(n,o),m=i.hasGate&&Math.abs(r-a.across.gate+5*l)<pu*l?H("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[p,b]=[a.
ribbons+2*l,a.gate-12*l-m],g=b-p,y=s>=0,x=Q(n,g-H(u,13*l,!0),13*l,y),$=H(x+u,13*l,y)/2,M=Math.max(p+$,Math.min(a.places+
X/2,b-$));return d("g",{key:`${t} ${s}`,class:h===null||h===s?"":"dim"},d("rect",{class:`${t} bar`,x:a.places,y:r,width:X,
height:Math.max(.8,o*a.full)}),d("text",{class:`${y?"strong":"small"} middle halo`,x:M,y:r-5*l},x+u),d("title",{},`${n}:\
 ${A(o,1)} of the pointer`))}function na(e){return[It(e,17*(e.stage.type/13),"Visits",qn(e,e.stage.size.width)),...yu(e),...e.stage.columns.map((t,s)=>bu(
e,s))]}function It({stage:e},t,s,n,o=e.right){let r=e.type/13,i=o-e.left-H(s,15*r,!0)-12*r;return d("g",{key:`title ${s}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},s),d("text",{class:"small end halo",x:o,
y:t},Q(n,i,12.5*r)))}function yu({reading:e,stage:t}){let s=t.type/13;return zn(e).flatMap(({start:n,end:o,weekday:r})=>{
let[i,a]=[t.columns[n],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${n}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*s,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*s,!0)&&d("tex\
t",{key:`weekday ${n}`,class:"small strong",x:c+1.5,y:t.chips.top-13*s},r)].filter(h=>h!==!1)})}function bu(e,t){let{reading:s,
stage:n,lit:o}=e,{x:r,width:i,isFull:a}=n.columns[t],c=s.visits[t];if(!c)throw new Error("A column without a visit.");let l=n.
type/13,{top:h,height:u,hasNames:f}=n.chips,m=Se(o,s).includes(t),p=Math.min(20*l,i-3),b=ot(c.start_minute),g=Jn(e,t),y=[
g||b,g?g.replace(" %",""):b.slice(0,2)],x=y.find(S=>H(S,12.5*l,!0)<=i)??y[1],$=f?je(c.label,i-6*l,12.5*l,2):[],M=m||Xn(e,
t),w={class:M?"strong middle":"small middle",x:r};return d("g",Kn(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[dt(c.category,r-p/2,h+8*l,p),d("text",{key:"hour",...w,y:h+45*l},x),
$.map((S,k)=>d("text",{key:`name ${k}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},S))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${ct[c.weekday]} ${Fs(c)}`))}
function oa(e){let{reading:t,stage:s,lit:n}=e,o=s.type/13,{slices:r}=t,i=ht(n,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Pt(e).map(({longestSlice:f})=>f)),l=(s.right-s.left)/r.length,h=s.inputs+(Y.title+46)*o,u=r.map(({name:f,label:m,lengths:p},b)=>{
let g=Number(p[i]),y=s.left+(b+.5)*l,x=g/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:y-9*o,y:h-x,width:18*
o,height:x}),d("text",{key:`length ${f}`,class:"tiny middle",x:y,y:h-x-4*o},N(g)),d("text",{key:`name ${f}`,class:"tiny \
middle",x:y,y:h+15*o},m)]});return d("g",Qn(e),d("rect",{class:"ground",x:s.left-6,y:s.inputs-4*o,width:s.right-s.left+12,
height:(Y.title+Y.inputs+6)*o,rx:6}),It(e,s.inputs+15*o,"Input vector",a?`${a.label}, ${ct[a.weekday]} ${ot(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}function ra(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=n.pointer;return[d("g",ro(e,t),d("rect",{class:"ground",x:n.left-
6,y:r-2*o,width:n.right-n.left+12,height:(Y.title+Y.scores)*o,rx:6}),It(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${n.left} ${r+22*o}H${n.right}`}),xu(e)),d("g",{key:"ribbons",visibility:z(
e,J(s).pointer)},io(e,t))]}function xu({reading:e,stage:t,lit:s}){let n=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
p=>N(p)),i=ht(s,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(p=>H(p,11.5*n)>c-3),h=t.pointer+(Y.title+
Y.scores)*n,u=t.columns.find(p=>p.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*n;return t.columns.flatMap(({x:p,isFull:b},g)=>{
let y=i.length&&!i.includes(g)?" dim":"",x=o[g]>=.2*a||i.includes(g),$=A(o[g]).replace(" %",""),M=H($,12.5*n,!0)/2;if(!b&&
(!x||p-M<m||p+M>f))return[];m=p+M;let w=x?"strong":"small",S=h-24*n;return[b&&d("text",l?{key:`score ${g}`,class:`tiny${y}`,
x:p+4*n,y:S+2*n,transform:`rotate(-90 ${(p+4*n).toFixed(2)} ${(S+2*n).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${y}`,x:p,y:S},r[g]),d("text",{key:`weight ${g}`,class:`${w} middle${y}`,x:p,y:h-6*n},$)].filter(k=>k!==!1)})}function ia(e){let{reading:t,stage:s}=e,n=s.type/13,o=z(e,J(t).gate),r=Cs(e),i=[...Ws(e,r),...Hs(e,r)];return[eo(e,s.context,
$u(e)),...t.hasPointer?ra(e,i):[],d("g",{key:"flows",visibility:o},Gs(e,i,r)),...t.hasPointer?[Qi(e,i)]:[],...t.hasGeneration?
[ea(e,i)]:[],...t.hasGate?[Xi(e)]:[],d("g",{key:"answer",visibility:o},It(e,s.answers.top-10*n,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",s.answers.right),to(e,r))]}function $u({reading:e,stage:t}){let s=t.type/13,{x:n,y:o,columns:r,cell:i}=t.
context,a=n+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*s}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var ao=19,wu=.05;function aa(e){let{stage:t}=e,s=t.type/13,n=ws(e),o=d("g",{key:"legend",visibility:z(e,ye(0))},ks(e,t.visits.
x,t.bottom+(t.isDense?24:51)*s,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Yt(e,De(e,"attention")),h=H(c,15*
s,!0)+l+4*s<=i.width,u=Ce(e),m=H(u,12.5*s)<=i.width+12*s&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,visibility:z(
e,ye(a))},i.maps.length?qt(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Ds(e,"attention",
i.x+i.width,(h?3:21)*s),i.maps.map((p,b)=>ku(e,p,a,b)),i.maps.map((p,b)=>co(e,p,a,b,n)),Mu(e,a))});return[o,...r]}function ku(e,t,s,n){
let{reading:o,stage:r,lit:i}=e;if(o.isOff(s,n))return null;let a=o.lastRow(s,n),c=ca(e,s,n)?[...a.keys()].filter(u=>a[u]>=
wu):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${n} ${u}`,class:"attention-band",d:Dt(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function ca({lit:e},t,s){return e?.kind==="head"&&e.layer===t&&e.head===s}function co(e,t,s,n,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:p}=r,b=r.weights(s,n),g=r.lastRow(s,n),y=r.isOff(
s,n),{before:x,overlays:$}=e,M=$&&!y&&x?.isOff(s,n)?x:null,w=M?`; switched off ${r.wordsFor(M)}`:"",S=c?b[ft(b)]||1:o,k=ca(
e,s,n),[O]=a?.kind==="visit"?ht(a,r):[],E=ft(g),T=O??E,_=f/p,I=`Layer ${s}, head ${n}`,R=m?u-38*l:u+4,U=y?"switch on":"s\
witch off",W=m===void 0&&Yt(e,U)<=f-6*l,L=r.visits[E],B=In(e,t,n);return d("g",{key:`head ${n}`,class:`part head${k?" li\
t":""}${y?" off":""}`,"data-part":`layers.${s}.heads.${n}`,role:"button",tabindex:"-1","aria-label":y?`${I}: switched of\
f`:`${I}: the last visit reads most from visit ${E+1}, ${L?.label}, ${A(g[E])}${w}`},d("text",{class:"small",x:h,y:u-(m?
25:4)*l},B.name),!y&&B.hasWeight&&d("text",{key:"weight",class:`${O===void 0?"small":"strong"}${m?"":" end"}`,x:m?h:h+f,
y:u-4*l},A(g[T])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",{key:"map",class:"\
map",href:Ft(b,p,e.scale,S),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:y?.15:1}),y&&d("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),M&&d("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),O!==void 0&&!y&&d("rect",{key:"column",class:"column",x:h+O*_,y:u,width:Math.max(2,_),height:f}),(O!==
void 0||k)&&!y&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),width:f,height:Math.max(2,_)}),d("title",{},
`${I}. ${y?"Switched off.":`The last visit reads ${A(g[T])} from ${r.visits[T]?.label}. A stronger colour is a larger we\
ight, up to ${A(S,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),be(e,{act:"head",words:W?U:y?"off":"o\
n",title:y?"Switch this head on again":"Switch this head off",isOn:!W&&!y,right:h+f-(m?0:3)*l,y:R}),e.canAct&&m!==void 0&&
d("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function Mu(e,t){let{reading:s,
stage:n}=e,o=n.layers[t];if(o?.stream===null||!o)return null;let r=n.type/13,i=o.stream,a=Us(s,t),c=ho(e),l=n.streamWidth-
8*r,h=a.map(({style:f,lengths:m},p)=>lo(e,t,f,n.rows.map(({y:b,height:g},y)=>{let x=Math.max(1,Math.min(5*r,(g-3)/a.length));
return{visit:y,x:i,y:b+(p-a.length/2)*x,width:Number(m[y])/c*l,height:x-.6}}))),u=a.map(({name:f,style:m},p)=>[d("rect",
{class:m,x:i,y:n.bottom+(10+ao*p)*r,width:9*r,height:9*r}),d("text",{class:"small",x:i+14*r,y:n.bottom+(18.5+ao*p)*r},f)]);
return d("g",uo(e,t),d("rect",{class:"ground",x:i-4,y:n.top-2,width:n.streamWidth+14*r,height:n.bottom-n.top+66*r,rx:6}),
qt(e,i,"Stream",`+ layer ${t}`,n.streamWidth),h,u,Ou(e,t,i+n.streamWidth+10*r))}function Ou(e,t,s){let{reading:n,stage:o}=e;
if(!n.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=n.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...n.heads?
[{...a,isOff:n.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:n.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>be(e,{act:l,words:String(h[Number(u)]),title:Su[l]??"",right:s,y:o.bottom+(5+
ao*f)*r}))}var Su={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function lo(e,t,s,n){let{lit:o,reading:r}=e,a=ut(e,"stream",t)!==""?[r.count-1]:ht(o,r),[c,l]=Zn(n,({
visit:h})=>!a.length||a.includes(h));return[d("path",{key:s,class:s,d:ae(c)}),l.length>0&&d("path",{key:`${s} dim`,class:`${s}\
 dim`,d:ae(l)})]}function Us(e,t){let{residual:s,attention:n,feedForward:o}=e.stream(t);return[{name:"stream",lengths:s,
style:"residual"},...n?[{name:"heads",lengths:n,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ho(e){
let t=0;for(let s of Pt(e))for(let n=0;n<s.layers;n++)for(let{lengths:o}of Us(s,n))t=Math.max(t,...o);return t||1}function uo(e,t){
let{residual:s,attention:n,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${ut(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:z(e,ye(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${s.at(-1)?.toFixed(1)}${n?`, heads ${n.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function la(e){let{stage:t}=e,s=t.type/13,n=ws(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,visibility:z(
e,ye(i))},r.length>0&&It(e,o+15*s,`Layer ${i}`,Ce(e)),i===0&&ks(e,t.left+72*s,o+15*s,!0),r.map((a,c)=>co(e,a,i,c,n)),Au(
e,i)))}function Au(e,t){let{reading:s,stage:n}=e,o=n.type/13,r=Number(n.layers[t]?.stream),i=Us(s,t),a=ho(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>lo(e,t,h,n.columns.map(({x:m,width:p},b)=>{let g=Math.min(8*o,.86*p/i.length),y=Number(
u[b])/a*Y.bars*o;return{visit:b,x:m+(f-i.length/2)*g,y:c-y,width:.88*g,height:y}})));return d("g",uo(e,t),d("rect",{class:"\
ground",x:n.left-6,y:r-Y.title*o,width:n.right-n.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),It(e,r-10*o,n.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Eu(e,i,r-10*o),l)}function Eu({stage:e},t,s){let n=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-H(r,12.5*n);return o=a-26*n,[d("rect",{class:i,x:a-14*n,y:s-9*n,width:9*n,height:9*n}),
d("text",{class:"small",x:a,y:s},r)]})}var Be=700;function ha({stage:{size:e},...t}){let s=Ts(t),n={...t,stage:vn(t.reading,e.width,e.type,s)};return[d("g",{key:"\
visits"},na(n)),d("g",{key:"inputs"},oa(n)),d("g",{key:"layers"},la(n)),d("g",{key:"decoder"},ia(n))]}function ua(e,t,s){
return vn(e,t,s).size.height}function fa(e){let{reading:t}=e,s=J(t),n=Cs(e),o=[...Ws(e,n),...Hs(e,n)];return[Ki(e),...t.hasPointer?sa(e,o):[],...t.hasGeneration?
[Zi(e,o)]:[],d("g",{key:"flows",visibility:z(e,s.gate)},Gs(e,o,n)),t.hasGate?Ji(e):null,d("g",{key:"answer",visibility:z(
e,s.gate)},zi(e,n))].filter(r=>r!==null)}function da(e){return e.stage.size.width<Be?ha(e):[d("g",{key:"visits"},Yi(e)),d("g",{key:"inputs"},qi(e)),d("g",{key:"l\
ayers"},aa(e)),d("g",{key:"decoder"},fa(e))]}var Vs=240,Nu=150,Tu=120,_u=13,vu=17,fo={type:16.7,width:900,side:36},ma=.5,Lu=660,pa=matchMedia("(prefers-reduced-motio\
n: reduce)"),js=class{#e=null;#t=null;#n=!1;#r=null;#s=null;#o=null;#a="";#l=null;#i=null;#h=null;#f=!1;#d=new Map;#y=0;#x="";#c;#$=!1;get opened(){
return this.#i}get#u(){return!this.#c||this.#e&&Jo(this.#e.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,s,n){this.root=t,this.hooks=s,this.#c=n,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",s.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),s.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new Ls(a,()=>this.#p(Vs)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...s.isStill?[]:[this.foot]),this.drawing=new Is(this.drawn),this.
player=new Rs(o,a=>{this.#l=a,a!==null&&(this.#s=this.#o=null),a!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#p(Vs);let c=this.player.told?.part;c&&this.#I(c),this.hooks.told?.(a)}),this.#w()}#w(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#x!==ga(t)&&this.#p(0)}).observe(t),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:s})=>{this.#h||this.#b(mo(s))}),t.addEventListener("pointerlea\
ve",()=>this.#b(null)),t.addEventListener("focusin",({target:s})=>this.#b(mo(s))),t.addEventListener("focusout",()=>this.#b(
null)),t.addEventListener("keydown",s=>this.#L(s)),t.addEventListener("click",({target:s})=>this.#S(s)),t.addEventListener(
"pointerdown",s=>this.#v(s)),t.addEventListener("pointermove",s=>this.#E(s,!1));for(let s of["pointerup","pointercancel"])
t.addEventListener(s,n=>this.#E(n,!0))}complete(t,s){this.hooks=t,this.#c=s}show(t,s=null,n=null,o=this.hooks.against){this.#e=
new pt(t),this.#t=s&&new pt(s,o),this.#n=s!==null&&o!==void 0&&o===this.hooks.against,this.#r=n&&new pt(n),this.#d.clear(),
this.circuits?.renew(),this.#s=at(this.#o,this.#e);let r=Ir(this.#e);this.player.tell(r),ya(this.room,Fi(this.#e,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#p(this.#h?.follows?0:Vs),i&&this.#m(),this.#$&&
this.showTables()}open(t){let s=t===null?this.#i:null;this.#i=t,this.#s=this.#o=null;let n=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#p(Vs);let o=n&&s&&this.#g(s);o&&this.#O(o),n&&this.#m(),this.
hooks.opened?.(this.#i)}back(){this.#i!==null&&this.open(this.#c?.blockAround(this.#i)||null)}showTables(){if(this.#$=!this.#e,
!this.#e||this.player.isTelling)return;let t=this.#n?this.#t:null,s=this.hooks.model?.();this.#c?.showTables(this.root,this.#e,
this.#u,t,s)}#g(t){return this.#k.map(n=>n.getAttribute("data-part")??"").find(n=>`${t}.`.startsWith(`${n}.`))??null}#m(){
if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:s=[]}){if(!this.#c)throw new Error("The\
 picture cannot be saved yet.");let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(
this.drawn,{title:t,ground:n,lines:s})}light(t){if(this.#o=t,!this.#e)return!1;let n=this.player.isTelling&&!this.#M(t??
"")?null:at(t,this.#e);return JSON.stringify(n)===JSON.stringify(this.#s)?!1:(this.#s=n,this.#p(0),!0)}#b(t){if(!this.light(
t))return;let{kind:s,visit:n=0}=this.#s??{};this.hooks.pointed?.(s==="visit"?[n]:[],this.#s&&t)}#S(t){if(!(t instanceof Element)||
this.#f)return;let s=mo(t),n=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(n){let[r,i,
a]=["more","layer","head"].map(c=>n.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#p(0);else if(o)s&&o!=="gate"&&!o.endsWith("temperature")&&this.#A(s,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??s;r!==null&&this.open(r||null)}}#A(t,s){let n=this.#e&&at(t,this.#e),
{act:o}=this.hooks;if(!n||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=n;s==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
s==="residuals"?o({kind:s}):(s==="attention"||s==="feed_forward")&&o({kind:"skip",layer:i,part:s})}#v(t){this.#f=!1;let{
act:s,edit:n,carry:o}=this.hooks,r=this.#c;!this.#e||!r||!(s||o)||(this.#h=s?r.dragOf(t,this.#e,this.drawn,n!==void 0):r.
carryOf(t),this.#h?.follows&&t.preventDefault())}#E(t,s){let n=this.#h;if(!n||t.pointerId!==n.pointer)return;s&&(this.#h=
null);let o=n.to(t,s);o&&(this.#f=!0,!this.drawn.hasPointerCapture(n.pointer)&&!s&&this.drawn.setPointerCapture(n.pointer),
o.kind==="carry"?this.hooks.carry?.(o):Pu(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#L(t){let s=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,n=s?.getAttribute("data-part")??null;(t.altKey?this.#R(t.key,n):this.#P(
t.key,s,n))&&t.preventDefault()}#P(t,s,n){if(t==="Escape"&&this.#i!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#e)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&n!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:n,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&s){let a=s.hasAttribute("data-act")||s.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#A(n??""):this.#S(s),!0}let o=this.#c;if(!o)return!1;if(this.#u!==null&&
this.#e){let a=o.neighbourOf(this.#u,t,this.#e),c=s?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(s?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#N(t))return!0;let i=o.walked(this.#k,s,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#O(i),i!==null}#M(t){let s=this.#k.find(n=>n.getAttribute("data-part")===t);return s instanceof
SVGElement?s:null}#O(t){let s=this.#M(t);s&&(this.#a=t,this.#T(),s.focus())}#I(t){let{root:s,foot:n}=this,o=this.#M(t)?.
getBoundingClientRect();if(!o||!s.classList.contains("tall"))return;let r=s.scrollHeight>s.clientHeight+1,i=r?s:document.
documentElement,a=r?s.getBoundingClientRect().top:this.hooks.covered?.()??0,c=n.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:pa.matches?"auto":"smooth"})}#R(t,s){let n={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#e,r=o&&at(s,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!n||!r||!i||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+n])return!0;a({kind:"move",visit:h,by:n,isDone:l}),this.#O(`vis\
its.${h+n}`)}else if(r.kind==="gate")this.#N(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(t),f=c.turned(o,h,u?ma:-ma);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;
return!0}#N(t){let s=this.#e&&this.#c?.slid(this.#e,t);return s&&this.hooks.act?.(s),!!s}get#k(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#T(){let t=this.#k,s=t.find(n=>n.getAttribute("data-part")===
this.#a)??t[0];for(let n of t){let o=n===s?"0":"-1";n.getAttribute("tabindex")!==o&&n.setAttribute("tabindex",o)}}#p(t){
this.#x=ga(this.drawn);let s=this.#H();if(!s)return;let{width:n,height:o}=s.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${n} ${o}`),this.drawn.setAttribute("font-size",String(s.stage.type));let r=this.#c,i=this.#u===null?[]:r?.openedMarks(
s,this.#u)??[];!i.length&&this.#u!==null&&(this.#i=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#C(s);this.
drawing.show(c,pa.matches?0:t),this.#u===null&&this.#T();let l=this.#u===null?null:r?.sentenceOfOpened(this.#u,s.reading),
h=this.#s?null:this.player.told,u=a&&!this.#s?r?.circuitSentence(a,s.reading):null,{title:f,text:m}=l??h??u??_t(this.#s,
s.reading,s.before,this.player.isTelling),p=!(l||h||u||this.#s),b=this.root.classList.contains("tall"),g=p&&!b&&!this.#t&&
!this.hooks.isProjected,y=this.circuits?.failure??"",x=l||h||this.player.isTelling?"":this.#W(),$=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",M=s.stage.streamWidth>0||b,w=!l&&M&&h?.bars||"",S=this.drawn.
querySelector('[role="slider"]:focus')?s.sliderKeys:"",k=a&&this.#s?r?.circuitWords(a,this.#o):"";if(ya(this.caption,{title:f,
text:[m,S,w,$,k,x,y].filter(Boolean).join(" ")}),!g||y)return;let O=document.createElement("span");O.className="hint",O.
append(" ",Nr),this.caption.append(O),this.caption.offsetTop<0&&O.remove()}#C(t){let s=da(t);if(!this.#c)return s;let{markedAsCircuit:n,
markedAsPut:o}=this.#c,{type:r}=t.stage;return n(o(s,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#y);
let t=this.#o??"",s=this.#d.get(t);return s!==void 0||!this.#s||this.#h?s??"":(this.#y=window.setTimeout(()=>{let n=this.#c?.
effectOf(this.#s,this.#e,this.hooks.whatIf)??"";this.#d.set(t,n),n&&this.caption.append(" ",...Nt(n))},Nu),"")}#H(){let{
clientWidth:t,clientHeight:s}=this.drawn,n=t<Be;if(!this.#e||t<Tu||s<1&&!n)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(vu,Math.max(_u,t/120));this.root.classList.toggle("tall",n);let i={reading:this.#e,
before:this.#t,overlays:this.#n},a=Ts(i),c=this.#D(r,{width:t,height:s}),l=n?r:c,h=n?ua(this.#e,t,l):s,u=n&&this.#u!==null?
Lu:h;return{...i,beside:this.#r,stage:En(this.#e,{width:t,height:u,type:l},a),lit:this.#s??at(this.player.told?.part,this.#e),
beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#_("--map-least"),this.#_(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#D(t,s){if(!this.
hooks.isProjected||!this.#e||s.width<fo.width)return t;let n=Math.max(t,fo.type);return En(this.#e,{...s,type:n}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=fo.side)?n:t}#_(t){let s=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[n=0,o=0,r=0]=(s.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[n,o,r]}};function ga({clientWidth:e,clientHeight:t}){
return e<Be?`${e}`:`${e} ${t}`}function ya(e,{title:t,text:s}){let n=document.createElement("strong");n.append(...Nt(t)),
e.replaceChildren(n," ",...Nt(s))}function Pu(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function mo(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var Iu=2e3;async function ba(e){let t=P(e,"span"),s=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=s},Iu)}var Ot=["a","b"],Ru="before this change",Cu={names:[],run:""},Wu="Parts are exchanged in this browser, which does not ha\
ve this network’s weights.",Hu=["Both networks have too few parts for a picture of the whole. Below, both answers stan\
d side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both \
answers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. \
Below, both answers stand side by side."],Du="These networks know different places: #12 of the one is another place than\
 #12 of the other, and people may be others, too. They can only stand side by side.",Ys=class{#e=null;#t={};#n={a:null,b:null};#r="\
overlaid";#s=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new ss(t),this.note=P(t,"[data-note]"),this.
layouts=it(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#i("a"),b:this.#i("b")},this.patchBar=new os(t,
()=>{this.#e?.updateAddress("replace"),this.#y()});for(let n of this.layouts)n.addEventListener("change",()=>{this.#r=n.
value,this.#e?.updateAddress("replace"),this.#y()});let s=P(t,"[data-share]",HTMLButtonElement);s.addEventListener("clic\
k",()=>ba(s)),P(t,"[data-present]").addEventListener("click",()=>{P(t,"[data-stage]").requestFullscreen()})}follow(t){this.#e=
t;let s=t.takeEdited();s&&(this.sheet.show(!0),s.focus())}get options(){return{...this.#r==="beside"&&{layout:"beside"},
...this.#s&&{open:this.#s},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#r=t.get("layout")==="\
beside"?"beside":"overlaid",this.#s=t.get("open"),this.patchBar.restore(t.get("put")),this.#w(this.#r)}show(t,s){let n=[
t,s].map(po),o=this.#m?Object.assign({},...n.map(i=>i?.places)):{};this.#t={};for(let[i,a]of Ot.entries()){let c=n[i];c&&
(this.#t[a]=new pt({...c,places:{...o,...c.places}}))}this.#n={a:t,b:s},Ot.some(i=>this.#l(i)&&this.#g(i)?.explanations.
draws)||this.#y()}#a(){let[t,s]=Ot.map(n=>this.#l(n));return!t&&!s?"":Hu[t&&s?0:t?2:1]??""}#l(t){let s=this.#n[t];return!!s&&
!po(s)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let s of Ot)this.pictures[s].mark(
t)}#i(t){let s=P(this.page,`[data-run-picture="${t}"] [data-network]`);return new js(s,{...t==="a"&&{against:"in the sec\
ond run"},model:()=>this.#h(t),pointed:(o,r)=>{this.pointed(o),this.#f(t,r)},opened:o=>this.#d(t,o),carry:o=>this.patchBar.
carry(t,o,this.#t[t])},Gn)}#h(t){let n=(this.page.dataset.layout==="overlaid"&&this.#t.b?Ot:[t]).map(o=>this.#g(o)?.model);
return[...new Set(n)].join("-and-")}#f(t,s){let n=t==="a"?"b":"a",[o,r]=[this.#t[t],this.#t[n]];!o||!r||this.pictures[n].
light(ur(s,o,r,this.#m))}#d(t,s){if(this.#o||s===this.#s)return;let n=Mo(this.#s,s);this.#s=s,this.#o=!0,this.pictures[t===
"a"?"b":"a"].open(s),this.#o=!1,this.#e?.updateAddress(n)}#y(){let{a:t,b:s}=this.#t,n=t&&s?hr(t,s,this.#m):"",o=n===null?
"beside":this.#r,r=o==="overlaid"&&!!(t&&s);this.page.dataset.layout=o,this.#w(o);let i=this.#a();for(let f of this.layouts)
f.disabled=n===null;P(this.page,".depths").hidden=i!=="";let a=n===null?Du:r?n:i;this.note.replaceChildren(...Nt(a)),P(this.
page,"[data-legend]").hidden=!r;for(let f of Ot){let m=this.#t[f]&&!(r&&f==="b");P(this.page,`[data-run-picture="${f}"]`).
hidden=!m}let c={a:t?.trace??null,b:s?.trace??null},{into:l}=this.patchBar.patches,h=this.#x(),u={...c,...h&&{[l]:h}};this.#$(
l,h),this.#o=!0;for(let f of Ot)this.pictures[f].putIn=f===l&&h?this.#c:Cu;r&&u.a&&this.pictures.a.show(u.a,u.b);for(let f of r?
[]:Ot){let m=u[f],p=m===c[f]?null:c[f];m&&this.pictures[f].show(m,p,u[Ht(f)],Ru)}for(let f of Ot){let m=this.pictures[f];
m.opened!==this.#s&&m.open(this.#s)}this.#o=!1,this.page.dataset.drawn="true"}#x(){let{into:t,names:s}=this.patchBar.patches,
[n,o]=[this.#t[Ht(t)],this.#t[t]],r=!!(n&&o&&this.#m&&dr(n,o)),i=this.page.dataset.layout==="beside";if(this.patchBar.offer(
this.#t,r&&(i||s.length>0)),!r||!n||!o||!s.length)return this.patchBar.show(n,""),null;let a=s.find(l=>!Ae(l,n,o));if(a!==
void 0){let l=t==="a"?"first":"second";return this.patchBar.show(n,`Nothing of “${a}” can be put into the ${l} run. \
Take it back.`),null}let c=this.#g(t)?.changed(this.#u(t),mr(s,n,o));return this.patchBar.show(n,c?Fu(s,n,o,new pt(c),t):
Wu),c??null}get#c(){let{into:t,names:s}=this.patchBar.patches,[n,o]=[this.#t[Ht(t)],this.#t[t]],r=(o?.count??0)-(n?.count??
0);return{names:s.map(i=>i.replace(/^visits\.(\d+)$/,(a,c)=>`visits.${Number(c)+r}`)),run:t==="a"?"second":"first"}}#$(t,s){
let n=s&&{...s,engine:"browser"},o={...this.#n,...n&&{[t]:n}};for(let r of Ot){let i=this.#g(r);i&&oe(i.answer,o[r]);let a=n!==
null&&r===t,c=r==="a"?"First":"Second",l=a?", with parts of the other":"";for(let h of it(this.page,`[data-run="${r}"]`))
h.textContent=`${c}: ${i?.shortName??""}${l}`,h.title=`${c}: ${i?.name??""}${l}`}this.#b(o.a,o.b)}#u(t){let[s,n]=this.#e.
queries;return t==="a"?s:n}#w(t){for(let s of this.layouts)s.checked=s.value===t}#g(t){return t==="a"?this.#e?.first:this.#e?.
second}get#m(){let[t,s]=Ot.map(n=>this.#g(n)?.root.dataset.places);return t!==void 0&&t===s}#b(t,s){let n=P(this.page,"[\
data-change]"),o=po(s),r=t?.prediction.location??0,i=t&&o&&this.#m?new pt(o).knownProbability(r):null;if(n.hidden=i===null,
!t||i===null)return;let{change:a,size:c,sign:l}=Et(t.prediction.probability,i),h=P(n,"[data-change-value]");h.replaceChildren(
...Nt(`${a?`${l} `:""}${c} points`)),h.className=a>0?"more":a<0?"less":"",P(n,"[data-change-place]").textContent=r===s?.
prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function Fu(e,t,s,n,o){let{location:r}=t.trace.prediction,i=x=>x.
knownProbability(r)??0,[a,c,l]=[i(t),i(s),i(n)],h=pr({clean:a,changed:c,patched:l}),u=t.nameOf(r).label,[f,m]=o==="a"?["\
second","first"]:["first","second"],p=e.length===1?ie(e[0]??"",t):`${e.length} parts together`,b=h!==null&&h<0?": the an\
swer moves away from it":"",g=h===null?"The runs hardly differ in it.":`${A(h)} of the difference in log-odds comes back${b}\
.`,y=t.count===s.count?"":` The runs have ${t.count} and ${s.count} visits and are aligned at their ends.`;return`Put in\
to the ${m} run: ${p}. There ${u} goes from ${A(c,1)} to ${A(l,1)}; the ${f} run gives it ${A(a,1)}. ${g}${y}`}function po(e){
return e&&"tensors"in e?e:null}function Bu(e=""){let t=`The server does not answer. ${e}`.trim();return isSecureContext&&navigator.serviceWorker?.controller?
t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloaded only over\
 HTTPS"}.`}function xa(){let[e]=it(document,"[data-silence]");if(!e)return!1;let t=it(document,"[data-needs-server]");return document.
addEventListener("pointerscope:server",({detail:{answers:s}})=>{e.textContent=s?"":Bu();for(let n of t)n.hidden=s}),!0}var go=null;function Gu(){let e=it(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,s]=e,{origin:n,pathname:o}=location,
r=n+o;if(!t){let a=o.slice(bt.pathname.length),c=xt(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=Jt({model:t,against:JSON.stringify(
{model:s})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function $a(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=s=>e.postMessage(s);go?.disconnect(),go=new PerformanceObserver(s=>{let n=s.getEntries().map(({name:o})=>o);
t({addresses:n.filter(o=>!o.includes("?"))})}),go.observe({type:"resource",buffered:!0}),t({addresses:[],page:Gu()})}async function wa(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",$a),await navigator.serviceWorker.register(
new URL("service-worker.js",bt),{updateViaCache:"none"}),$a()}catch{}}function ka(e=Promise.resolve()){xa()&&e.finally(Uu)}
function Uu(){document.readyState==="complete"?wa():addEventListener("load",wa)}var Vu=12,Ma=e=>`${(100*e).toFixed(1)} %`,ju=({name:e,location:t})=>e??`#${t}`;function Yu(e,t,s){let[n,o]=[e,t].map(({location_probabilities:{final:i}})=>new Map(i.map(a=>[ju(a),a.probability]))),r=[
...n??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:[{name:i,probability:a,other:c,difference:a-c}]});return r.
sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:["Place","First","Second","First minus second"],rows:r.
slice(0,s).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<0?"−":"+"}${Et(a,c).size} points`;return[i,Ma(
a),Ma(c),u]})}}function Oa(e,t,s){let n=P(e,"[data-difference]"),o=t&&s&&Yu(t,s,Vu);P(e,"[data-same-answers]").hidden=!o||
!qu(t,s),o?o.rows.length?n.replaceChildren(As(o)):n.textContent="The two models know no place of the same name.":n.replaceChildren()}
function qu(e,t){let[s,n]=[e,t].map(({location_probabilities:{final:o}})=>JSON.stringify(o));return s===n}ka();var St=P(document,"[data-compare-page]"),zu=(St.dataset.options??"").split(" "),Ge=P(St,"[data-views]",HTMLDetailsElement),
Ku=xt(St,"[data-difference]")!==null,se=P(St,"[data-view]",HTMLSelectElement),Ue={first:yo("a"),second:yo("b"),difference:yo(
"difference")},xe={},xo=()=>{},ee=new Ys(St),$e=new es(St,{asked(e,t,s){xo=()=>{bo(Ue.first,e,""),bo(Ue.second,t,""),bo(
Ue.difference,e,s)},Ge.open&&xo()},answered(e,t){ee.show(e,t),Ku&&Oa(St,e,t)},refused:e=>ee.showProblem(e),restored(e){xe=
Object.fromEntries([...e].filter(([t])=>zu.includes(t))),se.value=e.get("view")||se.value,(e.has("view")||Object.keys(xe).
length>0)&&(Ge.open=!0),ee.restore(e)},options:()=>({...Ge.open&&{view:se.value,...xe},...ee.options})});ee.follow($e);ee.
pointed=Aa;function yo(e){return P(St,`[data-shows="${e}"]`)}function bo(e,t,s){let n={view:se.value,visits:t.visits,user:t.
user,"predict-at":t.predict_at,"top-k":t.top_k,interventions:t.interventions,against:s,...xe};for(let[o,r]of Object.entries(
n))r?e.setAttribute(o,r):e.removeAttribute(o)}function Sa(e){for(let[t,s]of Object.entries(e))xe[t]=String(s)}function Aa(e){
for(let t of Object.values(Ue))"mark"in t&&t.mark(e)}var Ea=()=>{Ge.open&&(import("../js/pointer-view.js"),xo())};Ge.addEventListener(
"toggle",()=>{Ea(),$e.updateAddress("replace")});Ea();se.addEventListener("change",()=>$e.showSoon());St.addEventListener(
"pointer-view:option",({detail:e})=>{Sa(e);for(let t of Object.values(Ue))for(let[s,n]of Object.entries(xe))t.setAttribute(
s,n);$e.updateAddress("replace")});St.addEventListener("pointer-view:open",({detail:e})=>{se.value!=="heads"||!("head"in
e)||(Sa(e),se.value="head",$e.showSoon())});St.addEventListener("pointer-view:hover",({detail:e})=>{ee.mark(e.visits),Aa(
e.visits)});$e.restore();
