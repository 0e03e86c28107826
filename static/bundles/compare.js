var Oa=Object.defineProperty;var Sa=(e,t)=>{for(var n in t)Oa(e,n,{get:t[n],enumerable:!0})};var $o="exported"in document.documentElement.dataset,Ue=qt().toString();function qt(){let e=location.hash.slice(1);return $o&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}
function wo(e){Ue=qt().toString(),window.addEventListener("popstate",()=>{let t=qt().toString();t!==Ue&&(Ue=t,e())})}function Aa(e){
let t=new URL(location.href),n=t.searchParams.get("theme"),s=new URLSearchParams(n?{theme:n}:{});return $o?(t.search=s.toString(),
t.hash=e.toString()):(t.search=new URLSearchParams([...e,...s]).toString(),t.hash.includes("=")&&(t.hash="")),t}function ko(e,t){
return e===null||t===null?"push":"replace"}function $e(e){try{return JSON.parse(e)}catch{return e}}function Mo(e,t){let n=Aa(
e);n.href!==location.href&&(t==="push"?history.pushState(null,"",n):history.replaceState(null,"",n),Ue=qt().toString())}var Ea=/[ijlI.,:;'|!()[\]]/,Ta=/[mwMW%@—…]/,Na=/[A-ZÄÖÜ0-9+=<>]/;function H(e,t,n=!1){let s=0;for(let o of e)s+=qn(
o);return s*t*(n?1.06:1)}function qn(e){return Ea.test(e)||e===" "?.29:Ta.test(e)?.87:Na.test(e)?.65:.55}function Q(e,t,n,s=!1){
if(H(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-qn("…"),r="";for(let i of e){if(o-=qn(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function je(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||H(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,Q(i,t,n,o)]}function S(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function Et(e,t){let n=o=>Math.
round(10*Number((100*o).toFixed(1))),s=(n(e)-n(t))/10;return{change:s,size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}
function T(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):
n.replace("-","−")}function Rt(e){let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?
` ${String(n).padStart(2,"0")}`:""}`}function ot(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(
e%60)}`}var lt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];var _a=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function va(e){return e.split(_a)}function Tt(e){return va(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}function La({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function se(e,t){e.replaceChildren(...Tt(t?La(t):"…"));let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.
entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var rt=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},bt=new URL(
import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),Oo={answers:!0},Ia=[502,504],Pa=204,Ra=5e3,Ca="No response could be \
read. Your input is still here; check your connection and try again.",Wa=e=>`The server answered with ${e}.`;async function zt(e,t,n=bt){
let s=await Ha(new URL(`api/${e}`,n),t);if(String(n)===bt.href&&Fa(s!==null&&!Da(s)),!s)return So();if(s.status===Pa)return;
if(!(s.headers.get("content-type")??"").includes("json")){let i=Wa(s.status);throw new rt(s.status,[{where:"",message:i,
suggestions:[]}])}let r=await s.json().catch(So);if(!s.ok)throw new rt(s.status,r.errors??[]);return r}async function Ha(e,t){
try{let n=await fetch(e,t);return Ia.includes(n.status)?null:n}catch(n){if(Eo(n))throw n;return null}}function Ao(e){let t=AbortSignal.
timeout(Ra);return e?AbortSignal.any([e,t]):t}function Da({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function Fa(e){e!==Oo.answers&&(Oo.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function So(e){throw Eo(e)?e:new rt(0,[{where:"",message:Ca,suggestions:[]}])}function Eo(e){return e instanceof
DOMException&&e.name==="AbortError"}function Kt(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function To(e){return e instanceof Error?e.message:String(e)}var we={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var Ve=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Ct=1,_o=2;var Ye=15,oe=30;var zn=8,Kn=99;var vo=.01,Jn=1e-10,Xn=`	
\v\f\r              \u2028\u2029  　`;function qe(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}function Lo(e){return Object.entries(we).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function Io({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var Ua=3;var Co=e=>e.map(t=>t+1);function ze(e){let t=Lo(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(
n=>t.includes(n)).map(n=>({key:n,text:Zn(n,e),short:Zn(n,e,Ua)}))}function Zn(e,t,n=Number.POSITIVE_INFINITY){let s=we[e],
{text:o,item:r="",every:i="",single:a,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=Io(s,h).map(b=>qe(r,Ro(b,g=>l?
Number(g)+l:Po(g)))),f=s.parts.includes("head")&&u.length>n,m=typeof o=="string"?o:o[h]??"",p=Ro(we,({of:b},g)=>b===e?Zn(
g,t):"");return qe(a&&u.length===1?a:m,{...p,value:Po(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var Po=e=>String(
e).replaceAll("_","-"),Ro=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]));function I(e,t,n){let s=xt(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function xt(e,t,n){
let s=e.querySelector(t);return s&&Ho(s,n)?s:null}function at(e,t,n){return[...e.querySelectorAll(t)].filter(s=>Ho(s,n))}function Wo({target:e}){return e}function Ho(e,t){return e instanceof(t??HTMLElement)}function Qn(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function ke(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Do=Ya("model-files"),ja=500,Nt=Do===null;async function Fo(e,t=bt){return Nt?Va(`models/${encodeURIComponent(e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(
await ts(e,"vocabulary")))}async function Va(e,t){try{return await zt(e,{},t)}catch(n){if(!(n instanceof rt)||n.status)throw n;
let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Bo(e,t=ja){
if(Nt){let n=`models/${encodeURIComponent(e)}/histories?limit=${t}`,{items:s}=await zt(n);return s}return JSON.parse(new TextDecoder().
decode(await ts(e,"histories")))}async function Go({id:e,weights:t},n,s=bt){if(!Nt)return ts(e,"weights",n);let o=`api/m\
odels/${encodeURIComponent(e)}/weights/${t?.sha256}`;return jo(new URL(o,s),"weights",n)}async function Uo(e,{weights:t}){
if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function ts(e,t,n=!1){let s=Do?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith(
"#"))return jo(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return ke(o.trim()).
buffer}async function jo(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function Ya(e){let t=xt(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}function Yo(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Vo(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Vo(n,
o=>o)}}}function Vo(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array(ke(
s).buffer),o)]))}var qo=e=>e.lengths!==void 0;var qa=["browser","server"],zo=20,za=300,Ka=4,Ja="static/bundles/browser-model.js",Xa="The network could not be loaded.",
Jo={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===bt.href?import(Jo.address):import(new URL(
Ja,e).href)}},Ke=class{#e;#t;#s;#r=null;#n=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=bt){this.#e=
t,this.#s=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&qa.includes(t)?t:null,Nt||
(this.choice="browser"),this.obstacle="",this.#n||(this.#r=null)}get model(){return this.#n}get isInBrowser(){return this.#n!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,za))]),this.#n&&this.choice!=="se\
rver")return this.explainHere(t);if(!Nt)throw new rt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Ao(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof
rt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#n)return this.explainHere(t);throw this.
choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#n;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new rt(0,[{where:"",message:s,suggestions:[]}])}
return Ko(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Nt||await this.prepare(),this.#n&&this.choice!=="server"){
let{places:s}=this.#n;return s.search(t,zo).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await zt(`${this.#t}/locations?${Kt({q:t,limit:zo})}`,{},this.#s);return n}async prepare(){try{this.#r??=this.#i(),
this.#n=await this.#r}catch(t){this.#o=!0;let n=t instanceof rt?!t.status:t instanceof TypeError;this.obstacle=n?Xa:To(t)}}explainHere(t){
let n=this.#n,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#a.get(r);if(i)return i;let a={...Ko(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=Ka&&this.#a.delete(c),this.#a.set(r,a),a}async#l(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/views/network?${Za(t)}`;try{let{trace:r}=await zt(
o,{...n&&{signal:n}},this.#s);return Yo(r)}catch(r){if(!(r instanceof rt&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return zt(
`${this.#t}/explain?encoding=base64`,s,this.#s)}async#i(){let t=await Fo(this.#e,this.#s);if(!t.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([Jo.load(this.#s),
Go(t,this.#o,this.#s)]),o=Uo(s,t);o.catch(()=>{});let r=new n(t,s);return await o,r}};function Ko(e){try{return e()}catch(t){
let{problems:n}=t;throw n?new rt(422,n):t}}function Za(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="o\
bject"?JSON.stringify(s):s]);return Kt(Object.fromEntries(t))}var Pf=new RegExp(`[${Xn}]+`),Xo=e=>e!==""&&Xn.includes(e);function Me(e){let[t,n]=[0,e.length];for(;t<n&&Xo(e.charAt(t));)
t+=1;for(;t<n&&Xo(e.charAt(n-1));)n-=1;return e.slice(t,n)}var tc=Ve.map(e=>e.slice(0,3));function Zo(e){let t=[],n=0,s=!1;for(let{0:o,index:r}of e.matchAll(/[",\n\r]|$/g))o==='"'?s=!s:(!s||!o)&&(t.push({written:e.
slice(n,r),start:n}),n=r+1);return t.filter(({written:o})=>Me(o))}function es(e){return e.startsWith('"')?ec(e):e.search(
/[@+]|$/)}function ec(e){let t=e.indexOf('"',1);for(;t>0&&e[t+1]==='"';)t=e.indexOf('"',t+2);return t+1}function Qo(e){return Zo(e).map(({written:t})=>nc(t).place.toLowerCase()).filter(Boolean)}function nc(e){let t=Me(e);return{place:t.startsWith('"')&&!es(t)?t:Me(t.slice(0,es(t))),before:e.indexOf(t)}}function tr(e,t){let n=oc(e,t),s=new Set(n),o=Je(t.length).filter(a=>!s.has(a));for(let[a,c]of e.entries()){if(n[a]!==null)
continue;let l=o.findIndex(h=>t[h]===c);l>=0&&(n[a]=Number(o.splice(l,1)[0]))}return 2*n.filter(a=>a!==null).length>=Math.
max(e.length,t.length)?n:e.map(()=>null)}function er({masked:e,order:t},n,s){let o=t.length?sc(t,n,s):[],r=o.at(-1)??s-1;
return{masked:e.flatMap(i=>n[i]??[]).filter(i=>i!==r).sort((i,a)=>i-a),order:o}}function sc(e,t,n){let s=a=>(t[a]??null)!==
null,o=Je(e.length).filter(s),r=o.map(a=>Number(t[a])).sort((a,c)=>a-c);if(!r.length)return[];let i=e.filter(s).map(a=>Number(
r[o.indexOf(a)]));for(let a of Je(n))r.includes(a)||i.splice(i.indexOf(a-1)+1,0,a);return i.every((a,c)=>a===c)?[]:i}function oc(e,t){
let n=Math.min(e.length,t.length),s=0;for(;s<n&&e[s]===t[s];)s++;let o=0;for(;o<n-s&&e.at(-1-o)===t.at(-1-o);)o++;let[r,
i]=[e.length-o,t.length-o],a=Je(r+1).map(()=>Array(i+1).fill(0)),c=(h,u)=>Number(a[h]?.[u]);for(let h=r-1;h>=s;h--)for(let u=i-
1;u>=s;u--){let f=e[h]===t[u]?c(h+1,u+1)+1:0;a[h][u]=Math.max(f,c(h+1,u),c(h,u+1))}let l=e.map((h,u)=>u<s?u:u<r?null:u-r+
i);for(let h=s,u=s;h<r&&u<i;)e[h]===t[u]?l[h++]=u++:c(h+1,u)>=c(h,u+1)?h++:u++;return l}var Je=e=>[...Array(e).keys()];var Xe=class{#e=0;#t=[];#s=[];#r="";#n=null;#o=null;constructor(t,n){this.root=t,this.errors=I(t,"[data-errors]"),this.masks=
I(t,"[data-masks]"),this.orderWords=I(t,"[data-order]"),this.state=I(t,"[data-state]"),t.addEventListener("change",()=>this.#f(
n)),t.addEventListener("click",s=>{let{act:o}=Wo(s).dataset;o&&(o==="reset"?this.text="":this.#t=lc(o,this.#e),this.#f(n))})}get text(){
if(this.#r)return this.#r;let t=this.#h();return Object.keys(t).length?JSON.stringify(t):""}set text(t){let n=ic(t);this.#n=
this.#o=null;for(let s of this.#l)cc(s,n);this.#t=Array.isArray(n.order)?n.order:[],this.#s=Array.isArray(n.mask_visits)?
n.mask_visits:[],this.masks.replaceChildren(),this.#r=t&&JSON.stringify(this.#h())!==t?t:"",this.#d()}show(t,n){for(this.#e=
t.length,this.#r="",this.#a();this.masks.children.length>t.length;)this.masks.lastElementChild?.remove();for(;this.masks.
children.length<t.length;)this.masks.append(rc(this.masks.children.length));let s=at(this.masks,"label");for(let[o,r]of t.
entries()){let i=s[o];if(!i)continue;let a=I(i,"input",HTMLInputElement);a.checked=this.#s.includes(o),a.disabled=o===n.
at(-1),I(i,"span").textContent=`${o+1} ${r.label}`}this.#d()}followHistory(t,n){let s=this.#o,o=Qo(t);if(this.#n=o,!s){this.#a();
return}let r=!n&&ns(o,s.places),i=n??tr(s.places,o),{masked:a,order:c}=r?s:er(s,i,o.length),l=ns([a,c],[this.#s,this.#t]);
if(this.#s=a,this.#t=c,n&&this.#a(),!l){for(let h of this.#i)h.checked=a.includes(Number(h.dataset.item));this.#r="",this.#d()}}#a(){
let t={masked:this.#s,order:this.#t};this.#o=this.#n&&{places:this.#n,...t}}showProblems(t){this.errors.hidden=t.length===
0,this.errors.textContent=t.map(n=>n.message).join(" "),t.length&&(this.root.open=!0)}get#l(){return at(this.root,"[data\
-key]")}get#i(){return at(this.root,'[data-key="mask_visits"]',HTMLInputElement)}#h(){let t={};for(let n of this.#l){let s=ac(
n),{key:o="",item:r}=n.dataset;if(!(s===void 0||o==="mask_visits"))if(r){let i=t[o];t[o]=[...Array.isArray(i)?i:[],s]}else
t[o]=s}for(let{dataset:n}of this.#l){let{key:s="",of:o}=n;o&&!t[o]&&delete t[s]}return this.#s.length&&(t.mask_visits=this.#s),
this.#t.length&&(t.order=this.#t),t}#f(t){this.#r="",this.masks.children.length&&(this.#s=this.#i.filter(n=>n.checked).map(
n=>Number(n.dataset.item))),this.#a(),this.#d(),t()}#d(){let t=ze(this.#h()).length;this.state.textContent=t?`${t} chang\
ed`:"as learned",this.orderWords.textContent=this.#t.length?Co(this.#t).join(" "):"unchanged"}};function rc(e){let t=document.
createElement("label"),n=document.createElement("input");return n.type="checkbox",n.autocomplete="off",n.dataset.key="ma\
sk_visits",n.dataset.item=String(e),t.append(n," ",document.createElement("span")),t}function ic(e){try{return Object(JSON.
parse(e||"{}"))}catch{return{}}}function ac(e){let{item:t}=e.dataset;return e instanceof HTMLInputElement&&e.type==="che\
ckbox"?e.checked?t?JSON.parse(t):!1:void 0:e.type==="number"?e.value===""?void 0:Number(e.value):e.value||void 0}function cc(e,t){
let{key:n="",item:s}=e.dataset,o=t[n];if(e instanceof HTMLInputElement&&e.type==="checkbox"){e.checked=s?o==="all"||Array.
isArray(o)&&o.some(i=>ns(i,JSON.parse(s))):o===!1;return}let r=e instanceof HTMLInputElement||[...e.options].some(i=>i.value===
o);e.value=r&&o!==void 0&&o!==null?String(o):""}function ns(e,t){return nr(e)===nr(t)}function nr(e){let t=e&&typeof e==
"object"&&!Array.isArray(e);return JSON.stringify(e,t?Object.keys(e).sort():void 0)}function lc(e,t){let n=[...Array(t).
keys()];return e==="reverse"&&n.reverse(),e==="shuffle"&&hc(n),e==="as-sent"||n.every((s,o)=>s===o)?[]:n}function hc(e){
for(let t=e.length-1;t>0;t-=1){let n=Math.floor(Math.random()*(t+1));[e[t],e[n]]=[Number(e[n]),Number(e[t])]}}function sr(e,t){if(!e)return;let n=String(t??""),s=[...e.options].find(({value:o,text:r})=>[o,r,r.split(",")[0]].includes(
n));s||e.add(new Option(n,n)),e.value=s?.value??n}function ss({visits:e,user:t,predict_at:n,top_k:s,interventions:o}){return{visits:e,user:t||null,predict_at:n||null,...s&&
{top_k:Number(s)},...o&&{interventions:$e(o)}}}var or="100",uc=350,Ze=class{#e;#t=0;constructor(t,n){this.#e=t,this.root=n,this.model=n.dataset.model??"",this.person=xt(
n,"[data-person]",HTMLSelectElement),this.visits=I(n,"[data-visits]",HTMLTextAreaElement),this.predictAt=I(n,"[data-pred\
ict-at]",HTMLInputElement),this.problems=I(n,"[data-problems]"),this.answer=I(t.page,`[data-answer-of="${n.dataset.side}\
"] output`,HTMLOutputElement),this.models=I(n,"[data-choose-model]",HTMLSelectElement),this.explanations=t.explanationsOf(
this.model),this.explanations.draws=!("undrawn"in n.dataset),this.explanations.sharesWeights="sharesWeights"in n.dataset||
!Nt,this.panel=new Xe(I(n,"[data-interventions]",HTMLDetailsElement),()=>t.showSoon()),this.visits.addEventListener("inp\
ut",()=>t.showSoon(uc)),this.explanations.sharesWeights&&this.explanations.prepare();for(let s of[this.person,this.predictAt])
s?.addEventListener("change",()=>t.showSoon());this.models.addEventListener("change",()=>{this.model=this.models.value,t.
updateAddress("push"),history.replaceState({editing:this.models.id},""),location.reload()})}get history(){return{visits:this.
visits.value,user:this.person?.value??"",predict_at:this.predictAt.value.trim()}}fill({visits:t,user:n,predict_at:s}){this.
visits.value=t??"",this.predictAt.value=s??"",sr(this.person,n)}async explain(t){this.#t+=1;let n=this.#t;if(!t.visits.trim())
return se(this.answer,null),this.#a([]),null;try{let s=await this.explanations.explain(ss({...t,top_k:t.top_k||or}));return n!==
this.#t?null:(this.#s(s),s)}catch(s){if(!(s instanceof rt))throw s;return n===this.#t&&(se(this.answer,null),this.#a(s.problems)),
null}}changed(t,n){return this.explanations.model?.trace(ss({...t,top_k:t.top_k||or}),n)??null}#s(t){let{visits:n}=t,s=n.
map(o=>o.sent);this.panel.show([...n].sort((o,r)=>o.sent-r.sent),s),se(this.answer,t),this.#a([])}async prepareFor(t){let n=t!==
null&&!("tensors"in t);return n&&await this.explanations.prepare(),n}get name(){return this.#r("text")}get shortName(){return this.#r(
"short")}#r(t){let n=ze(Object($e(this.panel.text||"{}")));return[this.models.selectedOptions[0]?.text??"",...this.#n,...n.
map(o=>o[t])].join(", ")}get#n(){let{first:t,second:n,sameHistory:s}=this.#e;if(s.checked)return[];let o=this===t?n:t,[r,
i]=[this,o].map(c=>c.predictAt.value.trim());return[...this.person&&o.person&&this.#o!==o.#o?[this.#o]:[],...r===i?[]:[r||
"when the last visit ends"]]}get#o(){let t=this.person?.selectedOptions[0];return t?.value?t.text.split(",")[0]??"":"nob\
ody in particular"}#a(t){let n=t.filter(({where:r})=>r.startsWith("interventions")),s=t.filter(r=>!n.includes(r)),o=s.length?
this.problems:this.panel.errors;this.panel.showProblems(n),this.problems.hidden=s.length===0,this.problems.textContent=s.
map(({where:r,message:i})=>{let a=/^visits\[(\d+)\]/.exec(r);return a?`Visit ${Number(a[1])+1}: ${i}`:i}).join(" "),t.length&&
this.#e.hooks.refused?.(o)}},Qe=class{#e=new Map;#t=0;#s=0;#r="";constructor(t,n={}){this.page=t,this.hooks=n,this.sameHistory=
I(t,"[data-same]",HTMLInputElement),this.ownHistory=I(t,'[data-side="b"] [data-own]'),this.first=new Ze(this,I(t,'[data-\
side="a"]')),this.second=new Ze(this,I(t,'[data-side="b"]')),this.suggestion=I(t,"[data-try]"),this.suggestion.addEventListener(
"click",()=>{this.first.visits.value=this.first.visits.placeholder,this.showSoon()}),this.sameHistory.addEventListener("\
change",()=>{this.#i(),this.showSoon()}),wo(()=>this.#a())}explanationsOf(t){let n=this.#e.get(t)??new Ke(t);return this.#e.
set(t,n),n}get queries(){let{first:t,second:n}=this,[s,o]=[t.history,this.sameHistory.checked?t.history:n.history];return t.
panel.followHistory(s.visits),n.panel.followHistory(o.visits),[{...s,top_k:this.#r,interventions:t.panel.text},{...o,top_k:this.#r,
interventions:n.panel.text}]}#n({visits:t,user:n,predict_at:s,interventions:o}){let r=this.sameHistory.checked?{}:{visits:t,
user:n||null,predict_at:s||null},i={model:this.second.model,...r,interventions:$e(o||"null")};return JSON.stringify(i)}updateAddress(t){
let[n,s]=this.queries,o=this.#n(s),r={model:this.first.model,...n,against:o,...this.hooks.options?.()};Mo(Kt(r),t)}showSoon(t=0){
clearTimeout(this.#t),this.#t=setTimeout(()=>this.#o("push"),t)}async#o(t){clearTimeout(this.#t),this.#s+=1;let n=this.#s,
[s,o]=this.queries;s.visits.trim()&&(this.suggestion.hidden=!0),this.hooks.asked?.(s,o,this.#n(o)),this.updateAddress(t),
this.page.setAttribute("aria-busy","true");try{let r=()=>Promise.all([this.first.explain(s),this.second.explain(o)]),[i,
a]=await r();if(n!==this.#s||(this.hooks.answered?.(i,a),!(await Promise.all([this.first.prepareFor(i),this.second.prepareFor(
a)])).includes(!0)||n!==this.#s))return;let l=await r();n===this.#s&&this.hooks.answered?.(...l)}finally{n===this.#s&&this.
page.removeAttribute("aria-busy")}}takeEdited(){let t=history.state?.editing;return history.replaceState(null,""),typeof t==
"string"?document.getElementById(t):null}#a(){let t=qt(),{model:n=this.second.model}=ir(t.get("against"));n===this.second.
model&&(t.get("model")??this.first.model)===this.first.model?this.restore():location.reload()}async restore(){let{first:t,
second:n}=this,s=qt(),o=ir(s.get("against"));if(this.#r=s.get("top_k")??"",this.hooks.restored?.(s),t.fill({visits:s.get(
"visits")??"",user:s.get("user"),predict_at:s.get("predict_at")}),t.panel.text=s.get("interventions")??"",n.panel.text=o.
interventions?JSON.stringify(o.interventions):"",!s.get("visits")){let r=await this.#l();r&&t.fill({...r,predict_at:r.predict_at.
replace("T"," ")})}this.sameHistory.checked=!["visits","user","predict_at"].some(r=>r in o),this.sameHistory.checked||n.
fill(o.visits?o:{...t.history,...o}),this.#i(),this.suggestion.hidden=t.visits.value!=="",this.suggestion.hidden||this.hooks.
refused?.(this.suggestion),await this.#o("replace")}async#l(){let{first:t,second:n}=this,s=await rr(t.model);if(s||t.root.
dataset.places!==n.root.dataset.places)return s;let o=await rr(n.model);return o&&{...o,user:null}}#i(){this.ownHistory.
hidden=this.sameHistory.checked,!this.sameHistory.checked&&!this.second.visits.value&&this.second.fill(this.first.history)}};
async function rr(e){try{return(await Bo(e,1))[0]}catch{return}}function ir(e){try{return JSON.parse(e??"{}")??{}}catch{
return{}}}var tn=class{constructor(t,n=()=>!1){this.page=t,this.stays=n,this.button=I(t,"[data-inputs-button]",HTMLButtonElement),
this.inputs=I(t,`#${this.button.getAttribute("aria-controls")}`),this.button.addEventListener("click",()=>this.toggle(!this.
isOpen)),I(t,"[data-inputs-close]").addEventListener("click",()=>this.toggle(!1)),document.addEventListener("keydown",s=>{
s.key!=="Escape"||!this.isOpen||(s.preventDefault(),this.toggle(!1))})}get isOpen(){return this.page.hasAttribute("data-\
inputs")}toggle(t){let n=this.inputs.contains(document.activeElement);this.show(t);let s=I(this.inputs,"textarea"),o=xt(
this.inputs,"[name=visits-as]:checked");t?(s.checkVisibility()?s:o??s).focus():n&&!this.stays()&&this.button.focus()}show(t){
this.page.toggleAttribute("data-inputs",t),this.button.setAttribute("aria-expanded",String(t))}};function ar(e,t,n){if(!n)return null;let s=[],o=e.hasPointer&&t.hasPointer;if(!e.hasVisitsOf(t))s.push("The visits diffe\
r, so only the gate and the answers are overlaid.");else if(!o){let r=e.hasPointer?"second":t.hasPointer?"first":"";if(r){
let i=r==="first"?"generation and answers":"the answers";s.push(`The ${r} network has no pointer: only ${i} are overlaid\
.`)}}return!e.hasGeneration&&t.hasGeneration&&s.push("The first network has no generation head: that of the second is no\
t drawn."),s.join(" ")}function cr(e,t,n,s){let[o,r]=e?.split(".")??[];return o==="places"?s?e:null:o!=="visits"?e:s?t.hasVisitsOf(
n)?e:`places.${t.locations[Number(r)]}`:null}var fc=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function ct(e,t){for(let{kind:n,pattern:s}of fc){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return dc(i,t)?i:null}return null}function lr({count:e,layers:t,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let i=a=>[...Array(a).keys()];return[...i(e).map(a=>`visits.${a}`),...i(
t).flatMap(a=>[...i(n).map(c=>`layers.${a}.heads.${c}`),`layers.${a}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function dc({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:
e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function ht(e,t){return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?
[s]:[])}function Oe(e,t){return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ht(e,t)}function ut({
lit:e},t,n){return e?.kind===t&&e.layer===n?" lit":""}function $t(e,t){return e?.kind==="place"?e.location??null:e?.kind===
"visit"?t.locations[e.visit??0]??null:null}var mc=/residual|outputs$|pointer/,os={visit:{site:()=>"layers.0.residual_in"},head:{site:({layer:e,head:t})=>`layers.${e}\
.heads.${t}.outputs`},stream:{site:({layer:e})=>`layers.${e}.residual_out`},context:{site:()=>"context"},pointer:{site:()=>"\
pointer.scores"},generation:{site:()=>"generation.logits"},gate:{site:()=>"gate.value"}};function re(e,t){let n=ct(e,t);
if(!n||!os[n.kind])return null;let{kind:s,layer:o,head:r,visit:i=0}=n;return s==="visit"?`encoding of visit ${i+1}, ${t.
visits[i]?.label??""}`:s==="head"?`head ${r} of layer ${o}`:s==="stream"?`residual stream after layer ${o}`:s==="generat\
ion"?"generation head":s==="pointer"?"pointer scores":s}function Se(e,t,n){let s=ct(e,t);return!s||!os[s.kind]?!1:s.kind!==
"visit"||t.count-1-(s.visit??0)<n.count}function hr(e,t){let[n,s]=[e.trace.architecture,t.trace.architecture];return n.d_model===
s.d_model&&n.layers===s.layers&&n.heads===s.heads}function ur(e,t,n){let s=new Map;for(let o of e){let r=ct(o,t),i=r&&os[r.
kind];if(!r||!i)continue;let a=i.site(r),c=s.get(a);r.kind!=="visit"?s.set(a,"all"):c!=="all"&&s.set(a,new Set([...c??[],
t.count-1-(r.visit??0)]))}return Object.fromEntries([...s].flatMap(([o,r])=>{let i=t.trace.tensors[o];return!i||!n.trace.
tensors[o]?[]:[[o,c=>mc.test(o)?pc(c,i,r):{values:i.values.slice(),shape:[...i.shape]}]]}))}function pc(e,t,n){let[s]=e.
shape,[o]=t.shape,r=e.values.length/s,i=e.values.slice();for(let a=0;a<Math.min(s,o);a++){if(n!=="all"&&!n.has(a))continue;
let c=t.values.subarray((o-1-a)*r,(o-a)*r);c.every(Number.isFinite)&&i.set(c,(s-1-a)*r)}return{values:i,shape:[...e.shape]}}
function fr({clean:e,changed:t,patched:n}){let s=en(e)-en(t);return Math.abs(s)<vo?null:(en(n)-en(t))/s}function en(e){let[
t,n]=[e,Math.max(0,1-e)];return Math.log(t+Jn)-Math.log(n+Jn)}var gc={a:"first",b:"second"},Wt=e=>e==="a"?"b":"a",nn=class{patches={into:"b",names:[]};#e={};#t=document.createElement(
"div");constructor(t,n){this.page=t,this.changed=n,this.root=I(t,"[data-patches]",HTMLFormElement),this.parts=I(this.root,
"[data-patch-part]",HTMLSelectElement),this.direction=I(this.root,"[data-patch-into]",HTMLSelectElement),this.list=I(this.
root,"[data-patch-list]"),this.told=I(this.root,"[data-patch-told]"),this.#t.className="carried",this.#t.hidden=!0,this.#t.
setAttribute("aria-hidden","true"),I(t,"[data-stage]").append(this.#t),this.direction.addEventListener("change",()=>this.#s()),
this.root.addEventListener("submit",s=>{s.preventDefault(),this.put(this.parts.value,this.direction.value==="a"?"a":"b")})}get address(){
let{into:t,names:n}=this.patches;return n.length?`${t}:${n.join(",")}`:""}restore(t){let[n,s=""]=(t??"").split(":");this.
patches={into:n==="a"?"a":"b",names:s.split(",").filter(Boolean)}}put(t,n){let s=this.patches.into===n?this.patches.names:
[],o=s.includes(t)?s.filter(r=>r!==t):[...s,t];this.patches={into:n,names:o},this.changed()}carry(t,{name:n,x:s,y:o,state:r},i){
let a=this.#e[Wt(t)],c=i&&a&&Se(n,i,a)?re(n,i):null,l=document.elementFromPoint(s,o)?.closest("[data-run-picture]"),h=l instanceof
HTMLElement&&l.dataset.runPicture===Wt(t);this.#t.hidden=r!=="carried"||!c,this.#t.textContent=c??"",this.#t.style.translate=
`${s+12}px ${o+8}px`;for(let u of at(this.page,"[data-run-picture]"))u.toggleAttribute("data-takes",r==="carried"&&h&&u===
l);c&&(r==="put"||r==="dropped"&&h)&&this.put(n,Wt(t))}offer(t,n){this.#e=t,this.root.hidden=!n,n&&this.#s()}#s(){let t=this.
direction.value==="a"?"a":"b",[n,s]=[this.#e[Wt(t)],this.#e[t]];if(!n||!s)return;let o=this.parts.value,r=lr(n).filter(i=>Se(
i,n,s)).map(i=>new Option(re(i,n)??i,i,!1,i===o));this.parts.replaceChildren(...r)}show(t,n){let{into:s,names:o}=this.patches,
r=o.map(i=>{let a=document.createElement("li"),c=document.createElement("button");return c.type="button",c.textContent=`${(t&&
re(i,t))??i} ×`,c.title="Take it back",c.addEventListener("click",()=>this.put(i,s)),a.append(c),a});this.list.replaceChildren(
...r),this.list.hidden=!r.length,this.list.setAttribute("aria-label",`Put into the ${gc[s]} run`),this.told.textContent=
n}};var Bs={};Sa(Bs,{SLIDER_KEYS:()=>Oi,blockAround:()=>Ee,carryOf:()=>kr,circuitSentence:()=>br,circuitWords:()=>gr,dragOf:()=>wr,
effectOf:()=>vr,markedAsCircuit:()=>mr,markedAsPut:()=>Mi,neighbourOf:()=>fs,openedMarks:()=>wi,sentenceOfOpened:()=>ki,
showTables:()=>Li,slid:()=>Si,svgFile:()=>Ti,turned:()=>cs,walked:()=>Pi});function sn(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function d(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(yc),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function Ae(e){return e==null||e===!1?null:String(typeof e=="number"?wt(e):e)}function wt(e){return Math.round(e*100)/100}function ie(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=wt(s);return`\
M${wt(t)} ${wt(n)}h${r}v${wt(o)}h${-r}Z`}).join("")}function Ht(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(wt),[c,l,
h]=[e,n,(e+n)/2].map(wt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function rs(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(wt),[c,l,h]=[e,n,(e+n)/2].map(wt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function dr(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(wt),[c,l]=[e,n].map(
wt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function yc(e){return e!=null&&e!==!1&&e!==""}function mr(e,t,n){return t?sn(e,s=>{let o=t.parts.find(i=>pr(i.name)===s);if(!o)return null;let r=yr(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>bc(i,o,r,n)}}):
e}function pr(e){return e.replace(/\.feed_forward$/,".stream")}function bc({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[H(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),p=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:m-u/2,y:p-f/2,width:u,height:f,rx:f/2}),d("text",{x:m,y:p+.36*h,"font-size":h},l))}function gr({parts:e},t){
let n=e.find(r=>pr(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${yr(n.value)} points.`}function yr(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function br(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${S(r,1)}.`,text:`All give it ${S(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var as=5,xr=1440,is=5,xc=60,$c={least:.1,most:10};function wr(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=ct(i,t);if(r===
"gate")return wc(e,n);if(r==="attention_temperature")return $r(e,t,"attention");if(r==="pointer_temperature")return $r(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Oc(e,c,t,h,l):kc(e,n,h)}function kr({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=as,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function cs({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=$c;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function wc({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function $r({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=as,
!o)return null;let a=cs(n,s,(r-t)/xc);return{kind:"temperature",of:s,value:a,isDone:i}}}}function kc({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=as,!r)return null;let c=Math.sign(Mc(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Mc(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Oc({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let m=is*Math.round((u-t)/c*xr/is),p=r==="time"?Math.min(xr-is,Math.max(0,i+m)):Math.
max(0,a+m);return p===h&&!f?null:(h=p,{kind:r,visit:o,minutes:p,isDone:f})}}}var Sc=[["location","place"],["user","person","who"],["time","time"],["weekday","weekday","day"],["recency","recency","a\
go"],["duration","duration","stay"],["position_from_end","position","order"]],pt=class{#e=new Map;constructor(t,n=""){this.
trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.
layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("gen\
eration"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((n,s)=>n===this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(
`The trace has no ${t}.`);return n.values}has(t){let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){
return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.
count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){
return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.part===n)}isOff(t,n){return this.isRemoved(t,n)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Sc.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n="",s=n])=>({
name:t,label:n,short:s,lengths:this.#n(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.
max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.at\
tention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&s("attention")?
o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:m})=>m),r=[...new Set(n)].filter(m=>!o.includes(
m)),i=o.filter(m=>!n.includes(m)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(m=>!a.includes(m)),...r].map(m=>this.#t(
m)),h=m=>l.reduce((p,b)=>p+b[m],0),u=this.#r(l),f={location:-1,label:Mr(u),category:null,pointer:Math.max(0,Number(this.
hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("\
probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointer",t),
generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t==="f\
inal"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):t==="final"&&n===Ct?this.
trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t===
"pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*
this.probabilityOf(t,n):0}knownProbability(t){return this.#s("final",t)?this.probabilityOf("final",t):null}#s(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`;return this.has(s)||t==="final"&&n===Ct||!!this.trace.location_probabilities[t]?.
some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#r(s);return[
...s,{location:-1,label:Mr(r),category:null,probability:Math.max(0,o)}]}#r(t){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:_o+s;return o-1-t.filter(({location:r})=>r<o).length}#n(t){let n=this.#e.get(t);if(n)return n;let s=this.
trace.lengths?.[t]??this.#o(t);return this.#e.set(t,s),s}#o(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function ft(e){
let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var Mr=e=>e===1?"1 other":`${e} ot\
hers`;var hs="Point at anything to see what it does.";function _t(e,t,n,s=!1){if(s&&e?.kind==="visit")return{title:`${vt(t,e.visit??
0)}.`,text:""};let{title:o,text:r}=Ec(e,t,n),i=n?.words?Ac(e,t,n):"";return{title:o,text:i?`${r} ${i}`:r}}function Ac(e,t,n){
let s=us(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Ec(e,t,n){switch(e?.kind){case"visi\
t":return Nc(e.visit??0,t);case"head":return vc(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:Tc(t)};case"stream":return Sr(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"\
its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model} numbers. ${Nr(Or(t),!0)} ${Or(t).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Ar(t);case"generation":return Er(t);case"gate":return Tr(
t);case"place":return Lc(e.location??0,t);default:return Ic(t,n)}}function Tc(e){let{slices:t,trace:n}=e,s=Nr(t.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vecto\
rs side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}\
. Its first layer reads ${o} numbers.`}function Or(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the\
 generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function vt(e,t){let n=e.visits[t];return n?`${n.label}, ${lt[n.
weekday]} ${ot(n.start_minute)}`:""}function Nc(e,t){let n=t.visits[e],s=[],o=_c(e,t);if(n?.masked)return{title:`${vt(t,
e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it:\
 ${S(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.
push(t.hasGate?`The pointer gives it ${S(r,1)}, after the gate ${ls(a)} of its place’s ${S(c,1)}.`:`The pointer gives \
it ${S(r,1)} of the answer.`)}return{title:`${vt(t,e)}.`,text:s.join(" ")}}function _c(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isOff(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function vc(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isOff(e,t)){let l=n.trace.interventions.replace_with===
"mean"&&!n.isSkipped(e,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===
void 0?"":` and ${S(o[i])} from ${vt(n,i)}`,c=r===n.count-1?"itself":vt(n,r);return{title:s,text:`The last visit reads ${S(
o[r])} from ${c}${a}.`}}function Sr(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its self\
-attention adds one of length ${T(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last vis\
it comes in as a vector of length ${T(Number(n[r]))}; ${i}its feed-forward network adds one of length ${T(Number(o[r]))}\
.`}}function Ar(e){let t=e.pointerWeights,n=ft(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} v\
isits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${vt(e,n)}, with ${S(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function Er(e){let t=e.
generated(2).map(({label:s,probability:o})=>`${s} with ${S(o)}`),n=e.probabilityOf("generation",Ct);return{title:"Genera\
tion.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not: first ${t.join(", then ")}.${n<.01?
"":` “Unknown” gets ${S(n)}.`}`}}function Tr(e){let{gate:t,trace:n}=e,s=n.gate.learned?"network sets the gate":"gate\
 is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${s} to ${t.toFixed(2)}: `:"Without a gate, "}${S(t)} of \
the answer’s distribution comes from the pointer, ${S(1-t)} from generation.`}}function Lc(e,t){let{label:n}=t.nameOf(
e),s=c=>S(t.probabilityOf(c,e),1),{gate:o}=t,r=t.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the pointer + ${(1-o).
toFixed(2)} × ${s("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is not among the visits",
"It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is ${s("final")}${r}. ${a}\
.`}}function Ic(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${S(n.probability,1)}`;if(t){let a=t.
trace.prediction,c=e.wordsFor(t);if(a.location===n.location){let h=Pc(n.probability,a.probability);return{title:`${o}.`,
text:`That is ${h} ${c}.`}}let l=t.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${S(l,1)}).`,text:`${us(
c)} the answer was ${t.nameOf(a.location).label}, ${S(a.probability,1)}.`}}let r=e.count===1?"the visit":`these ${e.count}\
 visits`,i=e.hasGate?` ${ls(n.from_pointer)} are copied from visits (pointer), ${ls(n.from_generation)} are generated.`:
"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function on(e){return e==="h\
ead"?"Switched off":"Masked"}function rn(e,t,n){let[s,o]=[S(t,1),S(n,1)];return s===o?`${e} would still get ${s}.`:`${e}\
 would get ${o} instead of ${s}.`}function Pc(e,t){let{change:n,size:s}=Et(e,t);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function us(e){return e.charAt(0).toUpperCase()+e.slice(1)}function ls(e){return`${(100*e).toFixed(
1)} points`}function Nr(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?us(s):
s}function _r(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${vt(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${vt(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{..._t({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Rc(c,e)),
o.push({...Sr(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({..._t({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...Ar(e),part:"pointer"}),e.hasGeneration&&o.push({...Er(e),part:"ge\
neration"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${Tr(e).text} `:"";return o.push({title:`${i}\
, ${S(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Rc(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=ft(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${vt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${S(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function vr(e,t,n){let s=e&&t&&Cc(e,t);try{let o=s&&n?.(s);return o?Wc(e,t,o):""}catch{return""}}function Cc({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Wc({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new pt(n),{prediction:i}=n,a=on(e),c=t.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${S(i.probability,1)}.`}return`${a}, ${rn(c,o,i.probability)}`}var Hc=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Lt(e,t){for(let[s,o]of Hc){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Fc(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Dc(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Dc(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?ft(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?ft(s.lastRow(t,n)):null}function Fc({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Lr(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Ee(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function fs(e,t,n){let s=Lt(e,n),[
o,r]=Bc[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Gc(s,o,r,n);return i!==null&&Lt(i,n)?i:null}var Bc={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Gc(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,m){let p=f.findIndex(({location:g})=>g===
e.location),b=p<0||n===0?void 0:f[p+n];return b?`${m}.${b.location}`:null}}var ds={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Uc=.78,ms=1.07,jc=1.12;function v(e){return e.stage.type/13}
function V(e,t,n="label"){let s=n==="title"||n==="strong";return ms*H(Ir(t),ds[n]*v(e),s)}function Ir(e){return e.replaceAll(
"−","+")}function D(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:Q(s,a/ms,ds[o]*v(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("text",{...c&&{key:c},class:u,x:t,y:n},h)}function F(e,{
x:t,y:n,width:s},o,r="label"){let i=ds[r]*v(e),a=H(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(p,b)=>p+Yc(b,i),0),m=c.at(-1);m&&l+a+f<=s?(m.push({text:" "},...u),l+=a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Vc(
t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function R(e){return e.split(" ").map(t=>[{text:t}])}function Vc(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("text",{class:s,x:e,y:t},a)}function Yc({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Uc:1)*(t.includes("math")?jc:1);return ms*H(Ir(e),s*o,t.includes("strong"))}var qc=[137,80,78,71,13,10,26,10],an=256,ps=65535,zc=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),Pr=new Map;function Dt(e,t,n,s=1){let o=e.length/t,r=an-1,i=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...ln(
t),...ln(o),8,3,0,0,0],c=[qc,...cn("IHDR",a),...Kc(n),...cn("IDAT",Jc(i)),...cn("IEND",[])];return`data:image/png;base64\
,${Qn(Rr(c))}`}function Kc([e,t]){let n=[...e,...t].join(" "),s=Pr.get(n);if(s)return s;let o=new Uint8Array(3*an);for(let i=0;i<
3;i++){let[a,c]=[Number(e[i]),Number(t[i])];for(let l=0;l<an;l++){let h=l/(an-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=cn(
"PLTE",o);return Pr.set(n,r),r}function cn(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{
length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&255;s=zc[a]^s>>>8}}return[ln(t.length),n,t,ln(~s)]}function Jc(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=ps){let r=e.subarray(o,o+ps),i=o+ps>=e.length,[a,c]=[r.length&255,r.length>>8];t.push(
[Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return Rr([...t,[s>>8,s&255,n>>
8,n&255]])}function Rr(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;
return t}function ln(e){return[24,16,8,0].map(t=>e>>>t&255)}var Xc=20,Cr=46,gs=28,Hr=9;function Dr(e,t,n){let{width:s,height:o}=e.stage.size,r=v(e),i=Math.min(Xc*r,.035*s),a=Zc(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,Fr(n,c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function Fr(e,t,n){let s=n*(e.
length-1),o=e.reduce((f,{least:m})=>f+m.width,s),r=e.reduce((f,{least:m})=>f+m.height,s),i=e.every(({least:f})=>f.height<=
t.height),a=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,p)=>p.
rank>m.rank?p:m);return Fr(e.filter(m=>m!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),
{x:h,y:u}=t;return e.map(f=>{let m=(f.share??1)/l,p=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+m*(t.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:f,box:p}})}function q(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=v(e),c=V(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),D(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function K(e,{x:t,y:n,width:s,height:o}){let r=v(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=v(e),
c=V(e,s,"label")+(r?24:4)*a;return{mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),D(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function Zc(e,t,n){
let{width:s,height:o}=e.stage.size,r=v(e),i=Lr(t,e.reading),a=tl(e,i,n),c=Qc(e,a.end+16*r,Ee(t.name)??""),l="You are her\
e",h=V(e,l,"small")+10*r,u=s-n,f=u-a.end-20*r,m=o>=560*r&&ys(e,gs*r)>f,p=m?Wr(e,u-n-h):Wr(e,f,Hr*2),b=p?ys(e,p):0,g=m||f-
b>=h,y=m?u-a.end:f-b-(g?h:0),$=(m?46:8)*r+(gs*r-(p??0))/2;return{height:(m?Cr+36:Cr)*r,marks:[a.marks,y>=c.width+16*r&&c.
mark,p!==null&&g&&D(e,u-b-10*r,(m?64:26)*r,l,{kind:"small",anchor:"end"}),p!==null&&d("g",{key:"thumbnails"},el(e,t,u-b,
$,p))]}}function Qc(e,t,n){let s=v(e);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return it(e,t,21*s,"Back",
{"data-open":n});let r="goes back";return{mark:d("g",{key:"escape",class:"escape"},d("rect",{class:"key",x:t,y:10*s,width:34*
s,height:22*s,rx:5*s}),D(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),D(e,t+42*s,25.5*s,r,{kind:"small"})),width:46*
s+V(e,r,"small")}}function tl(e,t,n){let s=v(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){
let h=a===t.length-1,u=h?"strong":"label",f=Math.min(V(e,l,u),Math.max(20*s,n+o-r));if(i.push(d("g",{key:`crumb ${a}`,class:`\
part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"ar\
ia-label":h?null:`Back to ${l}`},d("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),D(e,r,26*s,l,{kind:u,
width:f+1}))),r+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*
s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function Wr(e,t,n=Hr){let s=v(e);for(let o=gs;o>=n;o--)if(ys(e,o*s)<=t)return o*
s;return null}function ys(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*v(e)))+2.2*t}function el(e,t,n,s,o){
let{reading:r}=e,i=v(e),a=[],c=n;for(let y=0;y<r.layers;y++){for(let x=0;x<r.heads;x++){let M=r.weights(y,x),w=Math.max(
...M)||1,A=r.isOff(y,x);a.push(g(`layers.${y}.heads.${x}`,`Layer ${y}, head ${x}${A?", switched off":""}`,c,o,[d("image",
{key:"map",class:"map",href:Dt(M,r.count,e.scale,w),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:A?.2:1})])),
c+=o+2}let $=.4*o;a.push(g(`layers.${y}.stream`,`Layer ${y}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,M=0],w)=>d(
"rect",{key:`line ${w}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,($-4)*M),height:Math.max(1,.12*o)}))])),c+=$+8*i}let l=s+
o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,m=c+1.2*o;r.hasPointer&&a.push(g("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",
d:Ht(c,[l-f,l],m,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(g("generation","Generation",c,1.2*o,[d("path",{class:"g\
eneration",d:Ht(c,[l,l+f],m,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(g("gate","Gate",m,.3*o,[d("rect",{class:"pointer",
x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:p}=r.trace.prediction,b=m+.3*o;return a.push(g(`places.${p}`,`Answer: ${r.nameOf(p).label}`,
b,.7*o-2,[d("rect",{class:"answer-bar",x:b+2,y:l-f,width:.7*o-6,height:2*f})])),a;function g(y,$,x,M,w,[A,k]=[s,o]){let O=t.
name===y||t.name.startsWith(`${y}.`),E=y.includes("heads");return d("g",{key:y,class:`part thumb${O?" here":""}`,"data-o\
pen":y,role:"link",tabindex:0,"aria-label":$,"aria-current":O?"true":null},w.flat(),d("rect",{key:"frame",class:E||O?"th\
umb-frame":"ground",x,y:A,width:M,height:k,rx:2}),d("title",{},$))}}var Br=13;function Ft(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=v(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),m=Ur(f),p=new Map([...r].map(E=>[E,T(f[E]??0,m)])),b=[...p.values()].
some(E=>V(e,E,"tiny")>h+2*c),g=p.size>0&&!b?Br*c:1,y=b?Br*c:0,[$,x]=s.extent??hn(f),M=nl(t.height-y,$,x,g),w=M>0?Math.max(
g,$*M):(t.height-y)/2,A=t.y+y+w,k=f.map((E,N)=>{let _=Math.abs(E)*M,P=N===i;return d("rect",{key:`bar ${N}`,class:`bar ${o}${E<
0?" negative":""}${P?" chosen":""}`,x:t.x+N*h+u/2,y:E<0?A:A-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},a&&d("title",
{},a(N)))}),O=[...p].map(([E,N])=>D(e,t.x+Gr((E+.5)*h,V(e,N,"tiny")/2,t.width),b?t.y+9*c:A+(Number(f[E])<0?-3:10.5)*c,N,
{kind:"tiny",anchor:"middle",also:E===i?"chosen":"",key:`number ${E}`}));return[d("path",{key:"line",class:"axis",d:`M${t.
x} ${A}H${t.x+t.width}`}),k,O]}function nl(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function ae(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*v(e),c=t.map(Ur),l=Array.from(n,(p,b)=>Math.
max(...t.map((g,y)=>V(e,T(Number(g[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((p,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(g=>Math.abs(f(g)-f(p))>=m(p)+m(g)+a)&&u.add(p);
return u;function f(p){return Gr((p+.5)*i,m(p),s)}function m(p){return l[p]??0}}function Gr(e,t,n){return Math.max(t,Math.
min(n-t,e))}function hn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Ur(e){let t=Math.
max(...hn(e));return t>=99.5?0:t>=.95?1:2}var jr=8;function Jt(e,t,n,{chosen:s=null,open:o}={}){let r=v(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(V(e,$.title,"strong"),c?V(e,$.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,m=t.width-u-l,p=i?17*r:0,b={x:f,width:m,height:Math.max(6*r,a-jr*r-p)},g=n[0]?.values.length??
1,y=m/g;return[n.map(({key:$,title:x,says:M,values:w,colour:A,open:k},O)=>{let E=t.y+O*a,N=i?E+12*r:E+a/2+(c?-2:4)*r,_=i?
t.width:u-8*r,P=V(e,x,"strong")+10*r;return d("g",{key:$,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?x:null},k&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:E,width:t.width+
8*r,height:a,rx:4}),D(e,t.x,N,x,{kind:"strong",width:_,key:"title"}),i&&D(e,t.x+P,N,M,{kind:"small",width:t.width-P,key:"\
beside"}),c&&D(e,t.x,N+15*r,M,{kind:"small",width:_,key:"says"}),Ft(e,{...b,y:E+p+jr/2*r},w,{colour:A,chosen:s,exact:C=>`${x}\
, number ${C+1}: ${T(Number(w[C]),4)}`}),s!==null&&D(e,t.x+t.width,E+p+(a-p)/2+4.5*r,T(Number(w[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:f+s*y-1.5,y:t.y,width:y+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:g},($,x)=>d("rect",{key:`position ${x}`,class:"cell",x:f+x*y,y:t.y,
width:y,height:a*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},d("titl\
e",{},n.map(({title:M,values:w})=>`${M}: ${T(Number(w[x]),3)}`).join(`
`)))))]}function Vr(e){let t=il(e??"").map(al);for(let n=rl;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=bs.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Yr={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},sl={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},bs=new Map(Object.entries(sl).flatMap(([e,t])=>t.map(n=>[n,e]))),ol=new Set([...bs.keys()].flatMap(
e=>e.split(" "))),rl=Math.max(...[...bs.keys()].map(e=>e.split(" ").length));function il(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function al(e){let t=e.replace(/s$/,"");return ol.has(t)?t:e}var cl=24;function dt(e,t,n,s){let o=s/cl;return d("path",{key:"icon",class:"icon",d:Yr[Vr(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let n=e.visits[t];return n?`${n.label}, ${Bt(e,t)}`:""}function Xt(e,t){return e.visits[t]?.label??""}function xs(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function Bt(e,t){let n=e.visits[t];return n?`${lt[n.weekday]} ${ot(n.start_minute)}`:
""}function zr(e,t){return Rt(e.visits[t]?.duration_minutes??0)}function Kr(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=v(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,p=Math.max(...n)||1,b=Math.
max(0,f-m)/p,g=A(qr(n,r).map(k=>({visit:k,half:V(e,M(n[k],k),k===r?"strong":"tiny")/2}))),y=A(qr(n,r).map(k=>({visit:k,half:V(
e,w(k),k===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},O)=>{let E=$(O),N=O===r,_=Number(n[O])*b;return d("g",{key:`visit ${O}`,class:`part choice${N?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${G(c,O)}: weight ${S(Number(n[O]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+O*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${N?" chosen":""}`,x:E-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),g.has(O)&&D(e,x(O,g),f-_-4*l,M(
n[O],O),{kind:N?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&dt(k,E-7*l,f+5*l,14*l),y.has(O)&&D(e,x(O,y),
t.y+t.height-4*l,w(O),{kind:N?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${G(c,O)}: score ${T(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function $(k){return t.x+(k+.5)*h}function x(k,O){let E=O.get(k)??0;return Math.max(
t.x+E,Math.min(t.x+t.width-E,$(k)))}function M(k,O){return O===r?xs(Number(k)):S(Number(k)).replace(" %","")}function w(k){
return T(Number(s[k])/o,k===r?2:1)}function A(k){let O=new Map;for(let{visit:E,half:N}of k){let _=Math.max(t.x+N,Math.min(
t.x+t.width-N,$(E)));[...O].every(([C,U])=>{let W=Math.max(t.x+U,Math.min(t.x+t.width-U,$(C)));return Math.abs(_-W)>=N+U+
3*l})&&O.set(E,N)}return O}}function qr(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(e[o]));
return[...new Set([n,t,...s])]}function Jr(e,t){let n=v(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ll(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>hl(e,s)}]}function ll(e,t){let{reading:n}=e,s=v(e),o=K(e,t),r=n.values(
"context"),i=F(e,o,R(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${T(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...q(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,p={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return f.length>0&&d("g",{key:`line ${u}`},Ft(e,p,f,{colour:"\
stream",extent:hn(r),numbered:ae(e,[f],f,m),exact:b=>`Number ${u*c+b+1}: ${T(Number(f[b]),4)}`}))})]}function hl(e,t){let{
reading:n}=e,s=v(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=F(e,o,R(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...q(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},Jt(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}function ce(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=he(Ut(i,s,c),Ut(a,o,c));return Xr(h,l,null,e,o)}function un(e,t,n,s){let o=Ut(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return $s(o,e.trace.interventions.attention_temperature??1)}function le(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Xr(he(n,Ut(s,t,n.length)),o,r,e,t)}function fn(e){return $s(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Xr(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function he(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:de(n)}}function $s(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=de(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function Te(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:Gt(e,`${s}.weight`,r),bias:Gt(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function dn(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=Gt(e,`${o}.bias`,s),a=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:he(a,Ut(r.values,s,a.length)),bias:i}}function Zr(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Gt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=ws(e,c,t),u=he(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:de(a.map(({dot:c})=>c.sum))+o}}function ws(e,t,n){let s=e.values(`inputs.${t}`);return Ut(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return Ut(s,n,s.length/e.count)}function ue(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?he(t,n.values):null,bias:Gt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function jt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?he(n,Ut(
s.values,t,n.length)):null,r=Gt(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Qr(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
$s(t,1):null}function fe(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?de(s.map(i=>Number(
e.pointerWeights[i]))):0,r=ul(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function ul(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Gt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Ut(e,t,n){return e.subarray(t*n,(t+1)*n)}function de(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var me="→",ti=30,fl=8,dl=20,ei={least:2,most:6},ml=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function Ne(e,t,{first:n,second:s,products:o},r){let i=v(e),a=o.length,c=a>dl&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,f=t.x+ti*i,m=t.width-ti*i,p=_e(o),b=ae(e,[n,s,o],o,m,p),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],y=m/a,$=x=>`${T(
Number(n[x]),4)} × ${T(Number(s[x]),4)} = ${T(Number(o[x]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
p*y-1,y:t.y+u,width:y+2,height:3*h-u-2*i,rx:3}),g.map(({letter:x,colour:M,values:w,title:A},k)=>{let O=t.y+k*h,E={x:f,y:O+
u,width:m,height:h-u-6*i};return d("g",{key:`row ${k}`},D(e,t.x,O+12*i,A,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),D(e,t.x,O+u+.5*E.height+5*i,x,{also:`math letter ${M}-words`,key:"letter"}),Ft(e,E,w,{colour:M,numbered:b,chosen:p,
exact:$}))}),c&&pl(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function pl(e,{x:t,y:n,width:s},o){let r=v(e),i=s/o.length,a=Math.
max(fl,Math.ceil(o.length/8));for(;a<o.length&&a*i<V(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],p=u.reduce(
(b,g)=>b+g,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${m}v${-4*r}`}),D(e,(f+m)/2,n+17*r,T(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function mn(e,t,n,s,o,r,i){let a=v(e),c=gl(n,s,o),l=yl(n,s,r,c),h=bl(
n,s,o,i.over,c),u={x:t.x,y:0,width:t.width},f=F(e,u,l).height+F(e,u,h).height+10*a,m=132*a,p=Math.max(70*a,Math.min(.36*
t.height,210*a)),b=t.height-f-p>=m,g=Math.min(t.height-f-(b?p:0),276*a),y=t.height-f-g,$=F(e,{...u,y:t.y+g+4*a},l),x=F(e,
{...u,y:t.y+g+$.height+6*a},h);return[d("g",{key:"dot"},Ne(e,{...t,height:g},n.dot,r)),d("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+g}H${t.x+t.width}`}),d("g",{key:"score steps"},$.marks),d("g",{key:"softmax steps"},x.marks),b&&d("g",{
key:"softmax"},Kr(e,{...t,y:t.y+g+f,height:y},s,o,i))]}function gl({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=n?e.sum/Math.sqrt(t):e.sum,m=Number(c[a])/l-h;return Zt(p=>{let b=(g,y)=>p(
g)===p(y);return n&&!b(p(e.sum)/Math.sqrt(t),f)||s&&!b(p(f)+p(s),o)?!1:r?!0:b(p(o)/l,o/l)&&b(p(o/l)-p(h),m)&&ks(p(m),Number(
u[a]))})}function pn({dot:e,bias:t,logit:n},s){return Zt(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function ks(e,t){return kt(Math.exp(e))===kt(t)}function Zt(e){let t=ei.least;for(;t<ei.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function yl({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,f=[...R("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${T(e.sum,h)}`,kind:"strong"}],n?[{text:`${me} ÷ √${t}\
 = `},{text:T(u,h),kind:"strong"}]:[{text:`${me} not divided by √${t}: scaling is off`}]];return s!==null&&f.push(o?[{
text:`${me} no position bias: it is off`}]:[{text:`${me} ${s<0?"−":"+"} ${T(Math.abs(s),h)} (position bias) = `},{text:T(
i,h),kind:"strong"}]),r?f.push([{text:`${me} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${me} ÷ te\
mperature ${xl(a)} = `},{text:T(i/a,h),kind:"strong"}]),f}function bl({isMasked:e},t,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return R("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,f=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:T(u,o),isRaised:!0},{text:` = ${kt(f)}\
;`}],[{text:`${kt(f)} / ${kt(l)} = `},{text:xs(Number(h[n])),kind:"strong"},{text:","}],...R(`where ${kt(l)} is the sum \
over ${s}${a?`, after ${T(a,o)}, the largest score, is subtracted from each`:""}.`)]}function kt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>ml[s]??"").join("")}`}function _e(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function xl(e){return String(
Math.round(1e3*e)/1e3)}var $l=6;function ni(e,t){let n=v(e),s=ue(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>wl(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>kl(e,r,s)}),o}
function si(e){return pn(e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function wl(e,t,n){let{hidden:s,
dot:o,bias:r,logit:i}=n,a=si(n),c=v(e),l=K(e,t),h=o&&r!==null?[...R("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${T(Math.abs(r),a)} (bias) =`}],[{text:"logit "},{text:T(i,a),kind:"strong"}]]:[...R("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:T(i,a),kind:"strong"}]],u=F(e,{...l,y:0},h),f=it(e,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),m=Math.min(l.height-u.height-36*c,450*c),p=F(
e,{...l,y:l.y+m+4*c},h),b=ae(e,[s],s,l.width);return[...q(e,t,`${s.length} hidden units read the context`),d("g",{key:"d\
ot"},o?Ne(e,{...l,height:m},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Ft(e,{...l,height:m},s,{colour:"query",numbered:b})),...p.marks,f.mark]}function kl(e,t,n){
let{reading:s}=e,o=v(e),r=K(e,t),{gate:i,trace:a}=s,c=F(e,{...r,y:0},m()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=F(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[...q(e,t,f()),n&&h.height>=
60*o&&d("g",{key:"curve"},p(h,n)),...u.marks,d("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){
return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function m(){let{only:g}=a.interventions,y=[{text:`gate = ${i.toFixed(
3)}`,kind:"strong"}];if(!n){let M=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...R(M),y]}let $=[
[{text:"1 / (1 + e",kind:""},{text:T(-n.logit,si(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(a.gate.learned)return[...$,...R(`is the gate: ${S(i,1)} of the answer comes from the pointer, ${S(1-i,1)} from genera\
tion.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`\
It is set by hand to ${i.toFixed(3)}.`;return[...R(x),...R("As learned it would be"),...$]}function p(g,{logit:y,learned:$}){
let x=Math.max($l,Math.ceil(Math.abs(y))),M=_=>g.x+(_+x)/(2*x)*g.width,w=g.y+g.height,A=_=>w-_*g.height,k=Array.from({length:61},
(_,P)=>{let C=-x+P/30*x;return`${M(C).toFixed(1)} ${A(1/(1+Math.exp(-C))).toFixed(1)}`}),[O,E]=[M(y),A($)],N=y>0;return[
d("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${w}H${g.x+g.width}M${g.x} ${A(.5)}H${g.x+g.width}`}),[0,.5,1].map(_=>D(
e,g.x-6*o,A(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-x,0,x].map(_=>D(e,M(_),w+15*o,
T(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),D(e,(M(0)+M(-x))/2,w+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),d("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${O} ${w}V${E}H${g.
x}`}),d("circle",{key:"point",class:"point",cx:O,cy:E,r:5.5*o}),D(e,O+(N?-10:10)*o,N?Math.max(E-6*o,g.y+9*o):E-8*o,$.toFixed(
2),{kind:"strong",anchor:N?"end":void 0,key:"value"})]}function b(g){let y=i*g.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:y,height:g.height}),d("rect",{key:"generation",class:"bar generation",x:g.x+y,y:g.y,width:g.
width-y,height:g.height}),D(e,g.x,g.y+g.height+15*o,`pointer ${S(i,1)}`,{kind:"small",key:"of pointer"}),D(e,g.x+g.width,
g.y+g.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var oi=14,ri=34;function mt(e,t,n,{largest:s,most:o=ri,isOrdered:r=!1,isWalked:i=!1}={}){let a=v(e),c=Math.max(1,Math.floor(
t.height/(oi*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*
a,m=Math.max(1,Math.ceil(oi*a/u)),p=h.findIndex(({isChosen:k})=>k),b=u>=13*a&&h.some(({category:k})=>k!==void 0),g=b?22*
a:0,y=Math.max(...h.map(({text:k})=>V(e,k,"strong")))+8*a,$=Math.max(0,...h.map(({beside:k=""})=>k?V(e,k,"small")+10*a:0)),
x=Math.max(...h.map(({label:k,says:O=""})=>Math.max(V(e,k,"strong"),f?V(e,O,"small"):0)))+8*a,M=Math.min(x,.58*(t.width-
g-y-$)),w={x:t.x+g+M,width:Math.max(1,t.width-g-M-y-$)},A=s??(Math.max(...h.map(({parts:k})=>k.reduce((O,{value:E})=>O+Math.
abs(E),0)))||1);return[h.map((k,O)=>{let E=t.y+(O+.5)*u,N=O===p||(h.length-1-O)%m===0&&(p<0||Math.abs(O-p)>=m),_=w.x,P=Math.
min(.62*u,.42*o*a);return d("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:E-u/2,width:t.width+6*a,height:u,rx:4}),b&&(N||
u>=17*a)&&k.category!==void 0&&dt(k.category,t.x,E-7.5*a,15*a),N&&D(e,t.x+g,E+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:M-6*a,key:"name"}),f&&k.says&&D(e,t.x+g,E+12.5*a,k.says,{kind:"small",width:M-6*a,key:"says"}),k.
parts.map(({value:C,colour:U},W)=>{let L=Math.abs(C)/A*w.width,B=d("rect",{key:`part ${W}`,class:`bar ${U}${C<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:_,y:E-P/2,width:Math.max(.5,Math.min(w.width,L)-(k.parts.length>1&&L>2?.8:0)),height:Math.
max(1,P)});return _+=L,B}),N&&k.beside&&D(e,t.x+t.width-y,E+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),N&&
D(e,t.x+t.width,E+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&d("title",{},k.exact))}),
l&&D(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function pe(e,t,n,s=ri){
return Math.min(s*v(e)*n,t.height)}function ii(e,t){let n=v(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>Ml(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Ol(e,s,t)}]}function Ml(e,t,n){let{reading:s}=e,
o=v(e),r=K(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:p,category:b}=s.
nameOf(f),{logit:g}=jt(s,f);return{key:`place ${f}`,label:p,category:b,parts:[{value:m,colour:"generation"}],beside:g===
null?"":T(g,2),text:S(m,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${p}: ${g===null?"":`logit ${T(g,4)}, `}\
probability ${S(m,3)}`}}),c=s.trace.architecture.locations,l=F(e,r,R(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},mt(e,u,a,{isWalked:!0})),h.mark]}function Ol(e,t,{location:n}){let{reading:s}=e,o=v(e),r=K(e,t),{label:i}=s.nameOf(
n),a=jt(s,n),{dot:c,bias:l,logit:h}=a,u=Qr(s),f=pn(a,y=>h===null||!u||ks(y(y(h)-y(u.shift)),Number(u.exponentials[n]))),
m=s.probabilityOf("generation",n),p=[];if(c&&l!==null&&p.push(...R("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${T(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${T(Math.abs(l),f)} (bias) =`}]),h!==null&&p.push([{text:"logit "},{text:T(h,f),kind:"strong"}]),u){let y=Number(u.exponentials[n]),
$=Number(u.scores[n])-u.shift;p.push([{text:"→ e",kind:""},{text:T($,f),isRaised:!0},{text:` = ${kt(y)};`}],[{text:`${kt(
y)} / ${kt(u.total)} = `},{text:S(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...R(`${kt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${T(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else p.push(...R(
"→ softmax over the whole list:"),[{text:S(m,1),kind:"strong"}]);let b=F(e,{...r,y:0},p),g=c?Math.min(r.height-b.height-
8*o,450*o):0;return[...q(e,t,`How does it score ${i}?`),c&&d("g",{key:"dot"},Ne(e,{...r,height:g},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...F(
e,{...r,y:r.y+g+(c?6*o:0)},p).marks]}var ve=20,gn=8,ci=19,X=8,Ie=3,Os=4,Le=4,Sl=.05,Al={least:13.5,most:38,lane:3},Ss=13,El=760;function As(e,t,n=1){let s=t.
type/Ss,o=46*s,r=t.height-98*s,i=Es(e.count,o,r,Al,s,Nl(e)),a=t.width>=1180*s,c=t.width<El*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Tl(e,s):li(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,m=t.width-2*ve-ai(Object.values(h)),[p,b]=[o+12*s,t.height-4*s],g=_l(
e.heads,m/e.layers-f,b-p,s),y=g.columns*(g.side+gn*s)-gn*s,$=e.heads>0?y+f:f,x=Math.max(0,m-e.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let M=t.width-2*ve-
ai(Object.values(h))-e.layers*$,w=Math.min(M,e.hasPointer?220*s:60*s);h.bands+=w;let A=(M-w)/e.layers,k={x:ve,width:h.visits},
O=ve+h.visits+12*s,E=a?{x:O,width:h.slices}:null;E&&(O+=h.slices+12*s);let N=Array.from({length:e.layers},(j,Z)=>{let et=O+
Z*($+A);return{x:et,width:y,maps:vl(e.heads,et,p,b,g,s),stream:l?et+(e.heads>0?y+10*s:0):null}});O+=e.layers*($+A);let _=t.
width-ve,P=_-h.answer,C=P-h.leave-h.gate,U=O+h.scores+h.weights+8*s,W=C-h.flow-X,L=Math.min(190*s,.24*t.height)/n,B=e.hasGate?
.56*t.height:(o+r)/2,tt=Os*s,st=e.hasPointer?t.height-L-Ie*tt-6:(o+r-L)/2-tt;return{size:t,type:t.type,rows:i,visits:k,slices:E,
layers:N,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:U,places:W,
gate:C,gateWidth:h.gate,answers:{most:r-o<330?Le-1:Le,top:o,bottom:r+60*s,x:P,right:_,segment:P-X},right:_,top:o,bottom:r,
full:L,across:{visits:i.map(({y:j})=>j),starts:[o-12*s,e.hasGeneration?r:t.height-8],places:{room:[o+16*s,e.hasGeneration?
st-12*s:r],gap:22*s},generation:{start:st,gap:tt},gate:B-L/2},bands:{ribbon:(j,Z,et)=>Ms(U,j,W,Z,et),into:(j,Z,et)=>Ms(W+
X,j,C,Z,et),out:(j,Z,et)=>Ms(C+h.gate,j,P-X,Z,et)}}}function Ms(e,t,n,s,o){return o?Ht(e,t,n,s):Ht(e,t,e,t)}function li({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:46*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:X,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Tl(e,t){return{...li(
e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*
t,answer:126*t}}function Nl({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Sl?1+t[o]:o/e;return Array.from({length:e},
(o,r)=>r).sort((o,r)=>s(r)-s(o))}function ai(e){return e.reduce((t,n)=>t+n,0)}function Es(e,t,n,{least:s,most:o,lane:r},i,a){
let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*
h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.from({length:e},(p,b)=>{let g=f?f.has(b):b>=
e-l,y=g?u:h;return m+=y,{y:m-y/2,height:y,isFull:g}})}function _l(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[
1,2,4]){let i=n/Math.ceil(e/r)-ci*s,a=Math.min(i,(t-(r-1)*gn*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function vl(e,t,n,s,{
columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*ci*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
gn*i),y:n+Math.floor(h/o)*c,side:r}))}function yn(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push(
{first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];
for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,
length:c}){return Math.max(n,Math.min(s-c,a))}}var Mt=44,Y={title:26,bars:34,inputs:64,scores:52,names:56},hi=16,Ll={least:20,most:110,lane:1},Il=62,Ts=8,Pl=160,bn=16,
ui=6;function _s(e,t,n,s=1){let o=n/Ss,[r,i]=[hi,t-hi],a=Es(e.count,r,i,Ll,o).map(({y:_,height:P,isFull:C})=>({x:_,width:P,
isFull:C})),c=Number(a.at(-1)?.width)>=Il*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+bn*o,u=h+(Y.title+
Y.inputs+bn)*o,f=[];for(let _=0;_<e.layers;_++){let P=Rl(e.heads,r,i,u+Y.title*o,o),C=P.at(-1),W=(C?C.y+C.side+8*o:u)+Y.
title*o;f.push({y:u,maps:P,stream:W}),u=W+(Y.bars+bn)*o}let m=Cl(e,r,u+Y.title*o,i-r,o),p=Math.ceil(e.values("context").
length/m.columns)*m.cell,b=u+Y.title*o+Math.max(p,20*o)+bn*o,g=b+(e.hasPointer?(Y.title+Y.scores)*o:0),y=g+(e.hasPointer?
170:96)*o,$=y+X+((e.hasPointer?Y.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,M=Wl(i-r,o)/s,w=Os*o,A=i-M-Ie*w,k=Math.
max(78*o,M*s/2+6),O=$+x+34*o,E=i-M-16*o,N={most:Le,top:O,bottom:O+(Le+1)*k,x:r-6*o,right:E-8*o,segment:E};return{size:{width:t,
height:N.bottom+Math.max(0,(M*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:b,
ribbons:g,places:y,gate:$,gateHeight:x,answers:N,full:M,across:{visits:a.map(({x:_})=>_),starts:[r,i],places:{room:[r,e.
hasGeneration?A-2*ui*o:i],gap:ui*o},generation:{start:A,gap:w},gate:i-M},bands:{ribbon:(_,P,C)=>Ns(g,_,y,P,C),into:(_,P,C)=>Ns(
y+X,_,$,P,C),out:(_,P,C)=>C?dr($+x,_,E+X,P):Ns($+x,_,$,_,!1)}}}function Ns(e,t,n,s,o){return o?rs(e,t,n,s):rs(e,t,e,t)}function Rl(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Ts*o)/r,a=Math.min(i-Ts*o,Pl*o),c=Math.max(Mt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Ts*o),side:a,touch:Mt}))}function Cl(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Wl(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var xn={visits:0,slices:1,layers:2};function It({reading:e,beside:t}){return t?[e,t]:[e]}function Pe(e){return Math.max(
...It(e).map(({largestWeight:t})=>t))}function $n(e){return e.isOwnScale?1:Pe(e)}function ge(e){return xn.layers+2*e}function J(e){
let t=xn.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}
function z(e,t){return e.beat<t&&"hidden"}var vs=64,fi="largest of each head",Hl=Float32Array.from({length:vs},(e,t)=>t/(vs-1));function Ls({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function Re(e){let{reading:t,stage:n,lit:s}=e;return n.layers.some(
({maps:r},i)=>r.some((a,c)=>!t.isOff(i,c)&&Is(e,a,c).hasWeight))?s?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function Is({reading:e,stage:t},{side:n,touch:s},o){let r=12.5*t.type/13,i=e.heads-1,a=H("100 %",1.04*r,!0),c=(f,m)=>H(
`${f}${i}`,r)+m<=n,l=s!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${s!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function wn(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/13,c=60*a,l=s||!("visits"in
i)?0:i.visits.width,h=17*a+c+H(fi,12.5*a)>l,u=r?h?"own largest":fi:S(Pe(e)),f=t+12*a,m=[d("text",{class:"small",x:t,y:n},
"0"),d("image",{class:"map",href:Dt(Hl,vs,e.scale),x:f,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"none"}),d("rect",
{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("text",{class:"small",x:f+c+5*a,y:n},u)],p=Ls(e),b={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${p}`};if(s){let $=17*a+c+H(u,12.5*a),x=d("rect",{class:"ground",x:t-6*a,y:n+14*a-Mt,width:$+12*a,height:Mt});return d(
"g",{key:"scale",class:"switch",...b},x,m)}let g=H(p,12.5*a)+16*a,y=Re(e);return d("g",{key:"scale"},d("text",{class:"sm\
all",x:t,y:n-(y?33:17)*a},"Head maps: row reads column"),y&&d("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${y}`),
m,d("g",{key:"switch",class:"switch",...b},d("rect",{class:"handle stays",x:t,y:n+8*a,width:g,height:19*a,rx:9.5*a}),d("\
text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},p)))}var di=24,mi=.045,Dl=30,Fl=.6;function pi(e,t){let n=v(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),
r=Math.max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.
isLeaf?1:0,share:1.2,marks:i=>Bl(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>jl(e,i,
t)}]}function Bl(e,t,n){let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=v(e),{count:h}=s,u=s.weights(
r,i),f=s.isOff(r,i),m=o?u[ft(u)]||1:Pe(e),p=Math.min(.36*t.width,190*l),b=(t.width-p)/h>=Dl*l,g=Ul(e,t,n,f,b),y=t.y+42*l,
[$,x]=[t.width-p,t.height-44*l-g.height],M=t.width<600*l?1.9:1.15,w={width:$/h,height:Math.min(x/h,M*$/h)},A={x:t.x+p,y,
width:$,height:w.height*h},k=`layers.${r}.heads.${i}`,O=w.height>=30*l,E=Gl(w.height,13*l);return[D(e,t.x,t.y+15*l,p>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:p-8*l}),d("g",{key:"columns"},_()),d("g",{key:"rows"},P()),d("im\
age",{key:"weights",class:"map",href:Dt(u,h,e.scale,m),...A,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"f\
rame",class:"map-frame",...A}),d("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},C()),d("\
rect",{key:"column",class:"chosen-column",x:A.x+c*w.width,y:t.y,width:w.width,height:A.y+A.height-t.y,rx:3}),N(),d("rect",
{key:"cell",class:"chosen-cell",x:A.x+c*w.width,y:A.y+a*w.height,width:w.width,height:w.height}),g.at(A.y+A.height)];function N(){
let W=A.y+a*w.height,L=19*l,B=(j,Z)=>d("rect",{key:j,class:"chosen-row",...Z,rx:3}),{height:tt}=w;if(tt>=L)return B("row",
{x:t.x-3,y:W,width:t.width+3,height:tt});let st={x:t.x-3,y:W+(tt-L)/2,width:p,height:L};return[B("row",{x:A.x-1,y:W,width:A.
width+2,height:tt}),B("asking",st)]}function _(){let W=w.width>=14*l,L=Math.min(15*l,w.width-3*l),B=w.width>=30*l,tt=A.x;
return s.visits.map((st,j)=>{let Z=String(lt[st.weekday]),et=st.weekday!==s.visits[j-1]?.weekday,At=A.x+j*w.width,ne=V(e,
Z,"tiny"),xo=!W&&et&&At>=tt&&At+ne<=A.x+A.width;xo&&(tt=At+ne+4*l);let Yn=A.x+(j+.5)*w.width;return d("g",{key:`column ${j}`,
class:`part choice${j===c?" here":""}${st.masked?" off":""}`,"data-open":`${k}.${a}.${j}`,role:"button",tabindex:"-1","a\
ria-label":`Read from visit ${j+1}: ${G(s,j)}${st.masked?", masked":""}`},d("rect",{class:"ground",x:A.x+j*w.width,y:t.y,
width:w.width,height:42*l}),W&&dt(st.category,Yn-L/2,t.y+(B?0:22)*l,L),xo&&D(e,At,t.y+38*l,Z,{kind:"tiny",key:"weekday"}),
B&&[D(e,Yn,t.y+26*l,Z,{kind:"tiny",anchor:"middle",key:"day"}),D(e,Yn,t.y+38*l,w.width>=40*l?ot(st.start_minute):`${Math.
floor(st.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],d("title",{},G(s,j)))})}function P(){return s.visits.
map((W,L)=>{let B=A.y+(L+.5)*w.height,tt=L===a,st=tt||(h-1-L)%E===0&&Math.abs(L-a)>=E,j=Math.min(18*l,w.height-1.5*l),Z=w.
height>=12*l,et=t.x+(Z?j+10*l:4*l),At=A.x-et-6*l,ne=tt||O?"strong":"label";return d("g",{key:`row ${L}`,class:`part choi\
ce${tt?" here":""}`,"data-open":`${k}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${G(s,L)}`},
d("rect",{class:"ground",x:t.x,y:B-w.height/2,width:p,height:w.height}),Z&&dt(W.category,t.x+3*l,B-j/2,j),st&&D(e,et,B+(O?
-2:4.5)*l,W.label,{kind:ne,width:At,key:"name"}),O&&D(e,et,B+12*l,`${Bt(s,L)} · ${zr(s,L)}`,{kind:"small",width:At,key:"\
when"}),d("title",{},G(s,L)))})}function C(){let W=[];for(let L=0;L<h;L++){if(h>di&&L!==a){W.push(d("rect",{key:`row ${L}`,
class:"cell",x:A.x,y:A.y+L*w.height,width:A.width,height:w.height,"data-open":`${k}.${L}.${c}`},d("title",{},G(s,L))));continue}
for(let B=0;B<h;B++)W.push(U(L,B))}return W}function U(W,L){let B=Number(u[W*h+L]),[tt,st]=[A.x+L*w.width,A.y+W*w.height],
j=W===a&&L===c,Z=String(Math.round(100*B)),et=ne=>w.width>=V(e,Z.padStart(2,"0"),ne)+2*l,At=(B>=mi||b||W===a)&&w.height>=
13*l&&et("tiny");return d("g",{key:`${W} ${L}`,class:"cell"},d("rect",{key:"cell",x:tt,y:st,width:w.width,height:w.height,
"data-open":`${k}.${W}.${L}`,role:"button",tabindex:j?0:"-1","aria-current":j?"true":null},d("title",{},`${G(s,W)} reads\
 ${S(B,1)} from ${G(s,L)}`)),At&&D(e,tt+w.width/2,st+w.height/2+4.5*l,Z,{kind:B/m>=.3&&et("strong")?"strong":"tiny",anchor:"\
middle",also:B/m>=Fl&&!f?"on-dark":"on-light",key:"weight"}))}}function Gl(e,t){return Math.max(1,Math.ceil(t/e))}function Ul(e,t,{
layer:n,head:s,query:o,isLeaf:r},i,a){let{canAct:c,canAsk:l,reading:h}=e,u=v(e),f=h.isRemoved(n,s),m=t.height>=330*u,p=`\
layers.${n}.heads.${s}`,g=[c&&{text:f?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":p},isPressed:f},
l&&!f&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":p}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Ls(e),attributes:{"data-act":"sc\
ale"}}].filter(w=>w!==!1),y=a?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*mi)}\
 on; each row adds up to 100.`,$=i?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>di?"A stronger colour is more; each row adds up to 100 %.":y}`,x=m?R($):[],M=F(e,{...t,y:0},x,"small").height;
return{height:M+40*u,at(w){let A=t.x,k=[];for(let{text:O,attributes:E,...N}of g){let _=it(e,A,w+M+22*u,O,E,N);A+_.width>
t.x+t.width||(k.push(_.mark),A+=_.width+10*u)}return[d("g",{key:"explained"},F(e,{...t,y:w+3*u},x,"small").marks),d("g",
{key:"controls"},k)]}}}function jl(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visi\
t":`visit ${o+1}`,c=o===r?"itself":Xt(i,r);return[...q(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.
slice(1)} reads ${c}`),d("g",{key:"worked"},mn(e,K(e,t),ce(i,n,s,o,r),un(i,n,s,o),r,[{letter:"q",words:`Query of ${G(i,o)}`,
colour:"query"},{letter:"k",words:`Key of ${G(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits \
of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var gi=56;function yi(e,t){let n=v(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Vl(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Yl(e,s,t)}]:[]]}function Vl(e,t,{
location:n}){let{reading:s}=e,o=v(e),r=fe(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,m]=[i.toFixed(2),(1-i).toFixed(2)],p=s.pointerWeights,b=[],g=O=>r.visits.map(E=>({value:O*Number(p[E]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:g(1),text:gt(a),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${f}`,parts:g(i),text:gt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:gt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:gt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:gt(u),isChosen:!0});
let y=K(e,t),$=s.hasGate?[[{text:`${f} × ${gt(a)} = ${gt(l)}`}],...R("come from the pointer,"),[{text:`${m} × ${gt(c)}\
 = ${gt(h)}`}],...R("from generation. Together:"),[{text:gt(u),kind:"strong"},{text:"."}],...R("All bars have one scale.")]:
[...R(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=F(e,{...y,
y:0},$),M={...y,height:y.height-x.height-44*o},w=pe(e,M,b.length,gi),A=F(e,{...y,y:y.y+w+8*o},$),k=it(e,y.x,y.y+y.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(e,t,`How probable is ${s.nameOf(n).label}\
?`),d("g",{key:"rows"},mt(e,M,b,{most:gi})),...A.marks,k.mark]}function Yl(e,t,{location:n}){let{reading:s}=e,o=v(e),{visits:r,
pointer:i}=fe(s,n),a=K(e,t),c="Its visits";if(r.length===0){let g=R("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(e,t,c),...F(e,a,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Bt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:gt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...R(u),[{text:gt(i),kind:"strong"},
{text:"."}]],m=F(e,{...a,y:0},f),p={...a,height:a.height-m.height-8*o},b=pe(e,p,h.length);return[...q(e,t,c),d("g",{key:"\
rows"},mt(e,p,h,{isOrdered:!0})),...F(e,{...a,y:a.y+b+6*o},f).marks]}function gt(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function bi(e,t){let n=v(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>ql(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>zl(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Kl(e,s)}]}function ql(e,t,n){let{reading:s}=e,o=v(e),r=K(e,t),i=F(e,r,
R("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:Bt(s,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:T(Number(a[m]),2),text:S(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:f.masked,exact:`${G(s,m)}\
: score ${T(Number(a[m]),4)}, weight ${S(Number(c[m]),2)}`})),h=it(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...q(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},mt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function zl(e,t,{visit:n}){let{
reading:s}=e;return[...q(e,t,`How does the pointer score ${Xt(s,n)}, ${Bt(s,n)}?`,`Score of ${Xt(s,n)}`),d("g",{key:"wor\
ked"},mn(e,K(e,t),le(s,n),fn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Kl(e,t){let{reading:n}=e,s=v(e),o=K(e,t),r=n.pointerWeights,i=F(e,o,R("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:f,parts:p.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:S(m,1),open:h>1?`places.${h}`:null,exact:`${p.map(b=>S(Number(r[b]),2)).join(" + ")} = ${S(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=it(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},mt(e,c,a)),l.mark]}function xi(e,t){let n=v(e),s=$i(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Jl(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Xl(e,o,t)}]}function Mn(e,{layer:t,visit:n,number:s}){return s??_e(nt(e,`layers.${t}.residual_out`,n))}function $i(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,p="plain")=>{let b=nt(e,`${s}.${u}`,n),g=`length ${T(Math.hypot(...b))}`;a.push({key:u,title:f,says:m||
g,values:b,colour:p})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${T(f,2)}, deviation ${T(m,2)}`}}function Jl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=v(e),
a=K(e,t),c=Mn(s,n),l=$i(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,m=[],p=(b,g,y=!0)=>{let $=it(e,f,a.y+a.
height-10*i,b,g,{isButton:y});f+$.width>a.x+a.width||(m.push($.mark),f+=$.width+10*i)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...q(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(s,r)}`,`Layer ${o}\
: ${G(s,r)}`),d("g",{key:"rows"},Jt(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),d("g",{key:"controls"},m)]}
function Xl(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=v(e),a=Mn(s,n),c=K(e,t),{y:l}=c,h=[];for(let f of Zl(s,o,r,a)){
let m=F(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...q(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Ql(e,u,o,r,a))]}function Zl(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(nt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...R("Comes in:"),Ps(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(kn("Norm 1:",Te(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(kn("Norm\
 2:",Te(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,p){let b=p?"0 (skipped)":
null;return a?Rs(h,u,f,m,b):[...R(`${h} no residual connection, so only`),[{text:b??T(f,2),kind:"strong"}]]}}function kn(e,t){
if(!t)return R(`${e} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,
l=Zt(u=>{let f=u((u(n,1)-u(s,1))*u(o,1));return f!==u(r)||i===null||a===null?f===u(r):T(f*u(i,1)+u(a,1),2)===T(c,2)}),h=u=>T(
u,l+1);return[...R(e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${T(r,l)};`}],...i===
null||a===null?R("then a learned factor and bias give").concat([Ps(c)]):[[{text:`${T(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],Ps(c)]]}function Rs(e,t,n,s,o=null){let r=Zt(a=>o!==null||a(a(t)+a(n))===a(s)),i=n<0&&o===null?"−":
"+";return[...R(e),[{text:`${T(t,r)} ${i} ${o??T(Math.abs(n),r)} =`}],[{text:T(s,r),kind:"strong"}]]}function Ps(e){return[
{text:T(e,2),kind:"strong"}]}function Ql(e,t,n,s,o){let{reading:r}=e,i=v(e),a=nt(r,`layers.${n}.feed_forward.pre`,s),c=nt(
r,`layers.${n}.feed_forward.hidden`,s),l=dn(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.abs(
Number(h[x]))-Math.abs(Number(h[$]))),f=Array.from(c).filter($=>$>0).length,m=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",p=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${T(de(h),2)}, the bias adds ${T(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,b=F(e,t,R(m+p),"small"),g=Math.max(1,Math.floor((t.height-b.height)/
(20*i))),y=u.slice(0,g).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${T(
Number(a[$]))} → ${T(Number(c[$]))}${l?` × ${T(Number(l.dot.second[$]),2)}`:""}`,text:T(Number(h[$]),2)}));return[...b.
marks,mt(e,{...t,y:t.y+b.height+2*i,height:t.height-b.height-4*i},y)]}var th=864e5,eh=.1;function Cs(e,t){let n=v(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>sh(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>oh(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>ah(e,o,t)}]:[]]}function Ws(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t===
"position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ye)*Ye;return`${ot(
c)} to ${ot((c+Ye)%1440)}`}case"weekday":return Ve[r.weekday]??"";case"recency":{let c=nh(e,n);return c===null?"days bef\
ore the prediction":c>=zn?`${zn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/oe)*oe,l=c+oe;return c>=Kn*oe?`${Rt(Kn*oe)} or more`:`${c?Rt(c):"0"} to ${Rt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function nh({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/th;return Math.
round(o(e.predict_at)-o(s))}function sh(e,t,{kind:n,visit:s}){let{reading:o}=e,r=v(e),i=K(e,t),a=o.slices.map(({name:f,label:m,
lengths:p})=>({key:f,title:m,says:Ws(o,f,s),values:ws(o,f,s),colour:Number(p[s])===0?"plain off":"plain"})),c=a.reduce((f,{
values:m})=>f+m.length,0),l=F(e,i,R(`${a.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=it(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.
y+l.height+2*r,height:i.height-l.height-34*r};return[...q(e,t,n==="inputs"?"What the last visit is made of":G(o,s)),...l.
marks,d("g",{key:"rows"},Jt(e,u,a)),h.mark]}function oh(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,i=v(e),a=K(e,t),
c=nt(r,"inputs.projected",s),l=o??_e(c),h=Zr(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"all features, mixed":"",values:c,colour:"stream"}],m={...a,height:Math.min(86*
i,.26*a.height)},p=ih(r,s,l),b=[],g=p.reduce((M,w)=>M+F(e,{...a,y:0},w).height+4*i,0),y={...a,y:m.y+m.height+28*i,height:a.
height-m.height-g-36*i},$=h?rh(h):[],x=y.y+($.length?pe(e,y,$.length)+6*i:0);for(let M of p){let w=F(e,{...a,y:x},M);if(x+
w.height>a.y+a.height+2)break;b.push(...w.marks),x+=w.height+4*i}return[...q(e,t,"The vector that enters the layers"),d(
"g",{key:"vector"},Jt(e,m,f,{chosen:l,open:M=>`${u}.${M}`})),$.length>0&&F(e,{...a,y:m.y+m.height+4*i},R(`Number ${l+1}:\
 each feature × its weights`),"small").marks,$.length>0&&d("g",{key:"rows"},mt(e,y,$)),d("g",{key:"lines"},b)]}function rh({
parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:T(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${T(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,
colour:"plain"}],text:T(t,2),exact:""}]}function ih(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(nt(e,"inputs.p\
rojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=Te(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...R("Sum:"),[{text:T(s,2),kind:"strong"}]],kn("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=Gt(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(R("No position enco\
ding: it is off.")):c!==null&&r&&i.push(Rs("Position encoding:",r.result,c,o))}return i}function ah(e,t,{visit:n}){let{reading:s}=e,
o=v(e),r=K(e,t),i=[];for(let p=0;p<s.layers;p++)for(let b=0;b<s.heads;b++){let g=Number(s.lastRow(p,b)[n]),y=s.isOff(p,b);
i.push({key:`${p} ${b}`,label:`Layer ${p}, head ${b}`,parts:[{value:g,colour:"plain"}],text:y?"off":S(g,1),open:`layers.${p}\
.heads.${b}.${s.count-1}.${n}`,isOff:y})}let a=[];if(s.hasPointer){let p=Number(s.pointerWeights[n]);if(i.push({key:"poi\
nter",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:S(p,1),open:`pointer.${n}`}),s.hasGate){let b=S(p*s.gate,1),
g=Number(p.toFixed(3)),y=Zt($=>S(g*$(s.gate),1)===b);a.push(...R("To the answer the pointer carries"),[{text:`${S(p,1)} \
× gate ${s.gate.toFixed(y)} = `},{text:b,kind:"strong"},{text:"."}])}}let c=F(e,r,R(s.visits[n]?.masked?"This visit is \
masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=F(e,{...r,y:0},a),h={...r,y:r.y+c.height+
2*o,height:r.height-c.height-l.height-8*o},u=pe(e,h,i.length),f=i.map(({parts:p})=>Number(p[0]?.value)),m=Math.max(eh,...f);
return[...q(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},mt(e,h,i,{largest:m})),d("g",{key:"end"},F(e,
{...r,y:h.y+u+6*o},a).marks)]}var ch={head:pi,stream:xi,inputs:Cs,visit:Cs,context:Jr,pointer:bi,generation:ii,gate:ni,place:yi};function wi(e,t){let n=Lt(
t,e.reading);return n?Dr(e,n,ch[n.kind](e,n)):[]}function ki(e,t){let n=Lt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return hh(n,t);break;case"stream":
return uh(n,t);case"pointer":if(n.isLeaf)return fh(n,t);break;case"generation":if(n.isLeaf)return dh(n,t);break;case"gat\
e":return mh(t);default:break}return _t(ct(lh(n),t),t,null)}function lh({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function hh({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(p=>p>i).length,c=n===s?"its\
elf":G(o,s),l=`${G(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ce(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${T(h.sum,2)}, which makes a score of\
 ${T(u,2)}. ${f}${m}`}}function uh({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>T(Math.hypot(...nt(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function fh({visit:e},t){let n=S(Number(t.pointerWeights[e]),1),s=`The pointer gives ${G(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=le(t,e),c=r!==null&&!i?` and the bias of its position is ${T(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${T(o.sum,2)}${c}; its score is ${T(a,2)}. The weight counts for ${Xt(t,e)}.`}}function dh({location:e},t){let{logit:n}=jt(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${T(n,2)}; `,r=`the softmax over all places makes it ${S(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function mh(e){let t=_t({kind:"gate"},e,null),n=ue(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${T(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var ph=7;function Mi(e,{names:t,run:n},s){if(!t.length)return e;let o=ph*s/13;return sn(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>gh(i,n,o)}:null)}function gh({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${s} run`))}var yh={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},bh=.00501,Oi="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Si(e,t){
let n=yh[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has("gate.logit")?e.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<bh&&s>0&&s<1?null:s,isDone:!0}}var On="http://www.w3.org/2000/svg",Ai=1.7,xh=1.2,Ei=20,$h=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],wh={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},kh=".handle, .handle-words, .control, .escape",Mh=new Set(
["font-size","font-weight","text-anchor"]);function Ti(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*Ai*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[b,g]of o.
querySelectorAll("*").entries()){let y=u[b];y&&Oh(g,getComputedStyle(y)),g.matches(kh)&&h.push(g);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute($)}for(let b of[...h,...o.querySelectorAll("[visi\
bility]")])b.remove();let f=document.createElementNS(On,"title");f.textContent=t;let m=document.createElementNS(On,"rect");
m.setAttribute("y",String(-c)),m.setAttribute("width",String(r)),m.setAttribute("height",String(l)),m.setAttribute("fill",
n);let p=s.map((b,g)=>{let y=a*(g?1:xh),$=document.createElementNS(On,"text");return $.textContent=Q(b,r-2*Ei,y,g===0),$.
setAttribute("x",String(Ei)),$.setAttribute("y",String((g+.8)*Ai*a-c)),$.setAttribute("font-size",String(y)),$.setAttribute(
"font-weight",g?"400":"600"),$.setAttribute("fill",getComputedStyle(e).color),$});return o.prepend(f,m,...p),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",On),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Oh(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of $h){if(Mh.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==wh[n]&&e.setAttribute(n,s)}}function Sn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Hs(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Hs("th",r,"row"),...i.map(a=>Hs("td",a)));
return n}function Ni({columns:e,rows:t}){return`${[e,...t].map(s=>s.map(vh).join(",")).join(`\r
`)}\r
`}var Eh=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Th=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Nh=/^(?=[\t\r\n])/;function _h(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.
fround(s)===e)??e}function vh(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(_h(e));let t=e.
replace(Th,"$1'").replace(Nh,"'"),n=Eh.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Hs(e,t,n){
let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");
return s.textContent=Number(o)===0?o.replace("-",""):o,s}function vi(e,t=null,n=null){if(t===null)return[Ih(e,n),Ph(e,n)];let s=Lt(t,e);return s?Lh[s.kind](e,s):[]}var Lh={head:Rh,
stream:Ch,inputs:_i,visit:_i,context:Wh,pointer:Hh,generation:Dh,gate:Fh,place:Bh};function Ih(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...n?[Fs(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Ph(e,t){let{final:n}=e.trace.
location_probabilities,s=[...n.map(({location:o})=>o),Ct];return{caption:`The answer, with a gate of ${e.gate.toFixed(3)}`,
columns:["Place","By the pointer","By generation","From the pointer","From generation","Probability",...t?[`Probability ${t.
words}`]:[]],rows:s.map(o=>{let{pointer:r,generation:i,fromPointer:a,fromGeneration:c}=fe(e,o),l=e.probabilityOf("final",
o);return[o===Ct?"A place that the model does not know":e.nameOf(o).label,r,i,a,c,l,...t?[t.knownProbability(o)]:[]]})}}
function Rh(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.
map((f,m)=>G(e,m));if(!r)return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:[
"Visit that asks",...l],rows:l.map((f,m)=>[f,...a.subarray(m*i,(m+1)*i)])}];let h=un(e,t,n,s),{dot:u}=ce(e,t,n,s,o);return[
An(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads \
from","Score","Weight"],rows:l.map((f,m)=>[f,Fs(h.scores[m]),a[s*i+m]])}]}function Ch(e,t){let{layer:n,visit:s}=t,o=`lay\
ers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],
["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.
map(([,u])=>nt(e,`${o}.${u}`,s)),a=Mn(e,t),c=dn(e,n,s,a),l=nt(e,`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hid\
den`,s);return[{caption:`${G(e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[
f+1,...i.map(m=>m[f])])},{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,
columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?
[c.dot.second[f],c.dot.products[f]]:[]])}]}function _i(e,{kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`\
What ${G(e,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[
a,Ws(e,i,n),c[n]])},Ds("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*
e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.
hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Re\
ader","Weight"],rows:r}),o}function Wh(e){return[Ds("The context: the last visit after all layers",e.values("context"))]}
function Hh(e,{visit:t,isLeaf:n}){let s=fn(e),o=e.visits.map((l,h)=>G(e,h)),r=e.values("pointer.content_scores"),i=e.has(
"pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Vis\
it","Content score",...i?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Fs(s.scores[h]),
e.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.
map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return a;let{dot:c}=le(e,t);return[An(`Query of the cont\
ext × key of ${o[t]}`,["Query","Key"],c),...a]}function Dh(e,{location:t,isLeaf:n}){let s=e.trace.location_probabilities.
generation??[],o={caption:"The most probable places of the generation head",columns:["Place","Logit","Probability"],rows:s.
map(i=>[e.nameOf(i.location).label,jt(e,i.location).logit,i.probability])},{dot:r}=jt(e,t);return n&&r?[An(`Context × we\
ights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:[o]}function Fh(e){let t=ue(e),n={caption:"The gate",columns:[
"Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[
n];let s="Hidden units";return[t.dot?An(s,["Hidden unit","Weight"],t.dot):Ds(s,t.hidden),n]}function Bh(e,{location:t}){
let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,fromGeneration:a,probability:c}=fe(e,t);return[{caption:`How pr\
obable is ${e.nameOf(t).label}?`,columns:["Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],[
"Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[G(e,l),
e.hasPointer?e.pointerWeights[l]:0])}]}function An(e,t,{first:n,second:s,products:o,sum:r}){return{caption:e,columns:["N\
umber",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],i]),["Sum","","",r]]}}function Ds(e,t){return{caption:e,columns:[
"Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Fs(e){return Number.isFinite(e)?e:"−∞"}function Li(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of vi(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Sn(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[o,n??"network",Gh(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([Ni(l)],{type:"text/csv"})),i.push(f.href),r.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function Gh(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var Uh={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Pi(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Uh[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=En(
i);if(!o){let f=e[r+s];return f&&En(f)===a?f:null}let c=[...new Set(e.map(En))],l=c[c.indexOf(a)+s],h=e.filter(f=>En(f)===
l),u=f=>Math.abs(Ii(f)-Ii(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function En(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Ii(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Ci(e,t,n){return[...t.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...jh(e,n)].reduce((o,r)=>Ri(
r)>Ri(o)?r:o)}function jh(e,t){let{visits:n,trace:s,layers:o,heads:r}=e,{location:i,probability:a}=s.prediction,c=rn(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:f},m)=>f.length>Number(n[u]?.label.length)?m:u,0)}];for(let u=0;u<
o;u++)for(let f=0;f<r;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:m}=_t(u,e,null),p=t?` ${on(
u.kind)}, ${c}`:"";return{title:f,text:`${m}${p}`}})}function Ri({title:e,text:t}){return e.length+t.length}var Vh=.6,Yh=["pointer","generation"];function Ce({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Tn(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Ce(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Wi(t),...Wi(n)],c=[
...new Set(a)].flatMap(h=>Yh.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function Wi({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function Nn({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<Vh)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&d("title",{},i))}function _n(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var We="Circuit",qh=[["bold","keeps the answer"],["faded","can be left out"]],vn=class{circuit=null;failure="";#e;#t;#s=null;constructor(t,n){
this.#e=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of qh){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,We)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#r(),this.#o(t,We),this.#t(),t&&this.#n(0)}renew(){this.#r(),this.isOn&&
this.#n(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(t){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${We} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#e(o=>{n.signal.
aborted||this.#o(!0,`${We} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,We),this.#t()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var Hi="http://www.w3.org/2000/svg",zh=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ln=/-?\d+(?:\.\d+)?/g,In=class{#e=new WeakMap;#t=new Map;#s=new WeakMap;#r=0;#n=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#f(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#t.size&&this.#h(n)}#o(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#a(Di(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#e.
get(c);l&&r.set(Gs(l.mark,a),c)}let i=n.map((a,c)=>{let l=Di(a),h=r.get(Gs(l,c));r.delete(Gs(l,c));let u=h??document.createElementNS(
Hi,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(Hi,t.tag);for(let s in t.attributes){let o=Ae(
t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#e.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),n}#l(t,n,s){
let o=this.#e.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))Ae(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=Ae(c),h=Ae(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&zh.
has(a)?Kh(h,l):null;u?this.#t.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:i})}#i(t){let n=this.#s.get(t)??this.#r++;return this.#s.
set(t,n),n}#h(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#f();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#n);for(let{element:t,name:n,end:s}of this.#t.values())t.setAttribute(
n,s);this.#t.clear()}};function Di(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Gs(e,t){
return`${e.tag} ${e.key??t}`}function Kh(e,t){let n=e.match(Ln)??[],s=t.match(Ln)??[],o=t.split(Ln);return n.length!==s.
length||e.split(Ln).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Pn=class{#e=0;#t=0;#s=[];constructor(t,n){this.show=n,this.button=Us("Play the story","play",()=>this.toggle()),this.
back=Us("Step back","back",()=>this.step(-1)),this.forth=Us("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#n(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#t<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#t]??
null:null}tell(t){this.#s=t,this.#t=Math.min(this.#t,t.length-1),this.slider.max=String(t.length),this.#n(this.#e!==0)}toggle(){
this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#r()}pause(){
clearTimeout(this.#e),this.#e=0,this.#n(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#n(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#t+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=
Math.max(0,Math.min(this.#s.length-1,t)),this.#n(!1),this.show(this.#t)}#r(){let{title:t="",text:n=""}=this.#s[this.#t]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=this.#s.length-1){this.pause();return}this.#e=window.setTimeout(()=>{
this.goTo(this.#t+1),this.#r()},s),this.#n(!0)}#n(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=this.isOpen&&this.#t>=this.#s.length-1}};function Us(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var Jh=.03,Xh=5;function Rn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=$t(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),f=u.slice(0,-1).map(({location:g})=>g),m=Bi(f.map(g=>t?.knownProbability(g)??null),1),p=n&&t?Zh(f,e,t):null,b=(l-c)/
u.length;return u.map((g,y)=>{let $=c+(y+.5)*b,x=g.probability*s.full,M={pointer:p?.pointer[y]??null,generation:p?.generation[y]??
null},[w,A]=["pointer","generation"].map(k=>Fi(g[k]*Qt({reading:e},k),M[k])*s.full);return{...g,was:t?m[y]??null:null,wasByPath:M,
middle:$,start:$+(Number(w)-Number(A)-x)/2,height:x}})}function Fi(e,t){return Math.max(0,(t??e)-e)}function Zh(e,t,n){let s=(o,r)=>r?
Bi(e.map(i=>n.shareOf(o,i)),Qt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Bi(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function Cn(e,t){let{reading:n,stage:s}=e,o=Ce(e),r=n.pointerWeights,i=g=>g.reduce((y,$)=>y+Fi(r[$],o?.[$]??null),0),a=n.
pointedPlaces.map(g=>({...g,lost:i(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=a.filter((g,y)=>g.
probability+g.lost>=Jh&&y<Xh||js(t,g.location)<t.length-1).map(g=>({...g,wish:b(g.visits)})),l=a.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:$})=>y+$,0),lost:i(g),visits:g,wish:b(g)})}c.sort((g,y)=>g.
wish-y.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:g,probability:y,lost:$})=>({wish:g,length:(y+$)*s.full})),
m=f.reduce((g,{length:y})=>g-y,h[1]-h[0]),p=yn(f,Math.max(0,Math.min(u,m/(f.length-1||1))),...h);return c.map(({location:g,
label:y,probability:$,lost:x,visits:M},w)=>({path:"pointer",location:g,label:y,probability:$,start:Number(p[w]),lost:x,visits:M,
answer:js(t,g)}));function b(g){let y=g.map(x=>Math.max(r[x],o?.[x]??0)),$=y.reduce((x,M)=>x+M,0)||1;return g.reduce((x,M,w)=>x+
Number(y[w])/$*Number(s.across.visits[M]),0)}}function Wn({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
Ie),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:js(n,i)};return r+=c*t.full+o,l})}function Qt({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function yt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function js(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var Vs=18;function Vt({stage:e},t){let n=e.type/13;return H(t,12.5*n)+13*n}function He({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Hn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},ye(e,{act:`${t}_temperature`,words:He(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ye(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||Vs*l,u=Vt(e,n),
f=a?" stays":c?" on":"";return[d("rect",{key:`handle ${t}`,class:`handle${f}`,"data-act":t,x:o-u,y:r,width:u,height:h,rx:h/
2},d("title",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${f}`,x:o-u/2,y:r+h/2+4*l},n)]}var De=1440;function Gi(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Yt(e,n,"Visits",Ys(e,s),s),...Qh(e),...t.rows.map(
(o,r)=>eu(e,r))]}function Ys({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return H(o,12.5*(e.type/13))<=n?o:s}function Yt({stage:e},t,n,s,o=400){let r=e.type/13;return d(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},H(n,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},n):d("te\
xt",{x:t,y:17*r,class:"small strong"},Q(n,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},Q(s,o,12.5*r)))}function Qh({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of qs(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function qs({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=tu(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(lt[s.weekday])})}return t}function tu({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function eu(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=Oe(o,n).includes(t),m=c.masked?"unmask":"mask",p=a&&e.canAct&&t<n.count-1,b=p&&f?Vt(e,m)+4*l:0,g=Math.min(Vs*l,i),
y=Dn(c),$=i>=33*l,x=($?20:13)*l,M=h+x+($?14:8)*l,w=Ks(e,t),A=Js(e,t),k=f||A,O=w?42*l:0,E=s.visits.x+s.visits.width-4,N=E-
M,_=s.isDense?0:38*l,P=$?[d("text",{x:M,y:r-3*l,class:"strong"},Q(c.label,N-b,13*l,!0)),d("text",{x:M,y:r+13*l,class:"sm\
all"},H(y,12.5*l)<=N-O?y:ot(c.start_minute)),w||N<H(y,12.5*l)+56*l?null:nu(E+4-50*l,r+5*l,48*l,c)]:[d("text",{x:M,y:r+4.4*
l,class:k?"strong":"label"},Q(c.label,N-Math.max(_,O)-b-9,12.5*l,k)),w||s.isDense?null:d("text",{x:E-b,y:r+4.4*l,class:"\
small end"},ot(c.start_minute))];return d("g",zs(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,
i-1),rx:a?5*l:1}),a&&dt(c.category,h+4*l,r-x/2,x),a?P:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),w&&a&&d("t\
ext",{x:E,y:r+($?13:4.4)*l,class:A?"strong end":"small end"},w),p&&f&&ye(e,{act:"mask",words:m,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:E+2,y:$?r-17*l:r-g/2,height:g}),
d("title",{},`${c.label}, ${lt[c.weekday]} ${y}`))}function zs({reading:e,lit:t,beat:n},s,o){let r=Oe(t,e).includes(s);return{
key:`visit ${s}`,class:`part visit${r?" lit":""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"\
-1","aria-label":`Visit ${s+1} of ${e.count}: ${o.label}, ${lt[o.weekday]} ${Dn(o)}${o.masked?", masked":""}${e.hasPointer&&
n>=J(e).pointer?`; pointer weight ${S(e.pointerWeights[s],1)}`:""}`}}function Dn({start_minute:e,duration_minutes:t}){return`${ot(
e)} · ${Rt(t)}`}function Ks({reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function Js({
reading:e,lit:t},n){return t?.kind!=="head"?!1:ft(e.lastRow(t.layer??0,t.head??0))===n}function nu(e,t,n,{start_minute:s,
duration_minutes:o}){let r=Math.min(s+o,De),i=Math.min(s,Math.max(0,s+o-De)),a=(c,l)=>d("rect",{class:"stay",x:e+c/De*n,
y:t,width:Math.max(1,(l-c)/De*n),height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"\
time"},d("rect",{class:"track",x:e,y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"sta\
y",x:e+(i||r)/De*n-2,y:t-3,width:5,height:13}))}function Ui(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/
13,{x:o,width:r}=n.slices,{slices:i}=t,a=Math.max(...It(e).map(({longestSlice:b})=>b)),c=r/i.length,l=ht(e.lit,t),h=e.lit?.
kind==="slices",u=n.rows.flatMap(({y:b,height:g},y)=>i.map(({lengths:$},x)=>{let M=Number($[y])/a*Math.max(2,g-4);return{
visit:y,x:o+x*c,y:b+g/2-2-M,width:.72*c,height:M}})),[f,m]=Xs(u,({visit:b})=>h||l.includes(b)),p=i.map(({short:b},g)=>d(
"text",{key:`name ${b}`,class:"tiny middle",x:o+(g+.36)*c,y:(g%2?40:26)*s},b));return[d("g",Zs(e),d("rect",{class:"groun\
d",x:o-6,y:n.top-4,width:r+6,height:n.bottom-n.top+8,rx:6}),p,d("path",{key:"bars",class:"length",d:ie(m)}),f.length>0&&
d("path",{key:"lit",class:"length lit",d:ie(f)}),d("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),d("text",
{class:"small",x:o,y:n.bottom+33*s},"of the vectors"))]}function Xs(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function Zs(e){
return{key:"slices",class:`part slices${ut(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:z(e,
xn.slices),"aria-label":`Input of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function ji(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Yt(e,n+6*o,"Answer",e.stage.isDense?"":su(e),
s-n),...Qs(e,t)]}function su({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function Qs(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=$t(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:m,label:p,category:b,probability:g,was:y,middle:$,height:x,start:M}=f,w=[{path:"poin\
ter",share:f.pointer*Qt(e,"pointer")},{path:"generation",share:f.generation*Qt(e,"generation")}],A=a===m,k=c+(b===null?6:
26)*i,O=je(p,l-k-(r===m?20*i:2),13.5*i,2,!0),E=$-(O.length>1?22:8)*i,N=$+(O.length>1?2:0)*i,_=c+6*i,P=u-8*i;return d("g",
{key:`place ${m}`,class:`part place${A?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${p}: ${S(g,1)}; from the pointer ${S(w[0]?.share??0,1)}, from generation ${S(
w[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:E-16*i,
width:u+10*i,height:N-E+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:X-2,height:Math.max(1,x)}),
b!==null&&dt(b,c+5*i,E-13*i,16*i),O.map((C,U)=>d("text",{key:`name ${U}`,class:m<0?"label halo":"strong halo",x:k,y:E+15*
U*i},C)),r===m&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${E-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:N,width:P,height:8*i}),w.map(({path:C,
share:U})=>{let W=d("rect",{key:C,class:`${C} bar`,x:_,y:N,width:Math.max(0,U*P),height:8*i});return _+=U*P,W}),y!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+y*P,y:N-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:N+23*i},S(g,1)),y!==null&&ou(c+60*i,N+23*i,g,y))})}function ou(e,t,n,s){let{change:o,size:r,sign:i}=Et(
n,s);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}function Vi(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return to(e,f,ru(e,h,u,c,a*l),n.isDense?m:void 0)}function to(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...It(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,m)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+m%s*o,y:n+Math.floor(m/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${ut(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:z(e,J(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"groun\
d",x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"C\
ontext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function ru({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),
e.hasGeneration&&d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("\
gate.logit")&&d("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}function Yi(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=Fn(e);return d("g",eo(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Fn({reading:e}){return e.trace.architecture.
components.includes("gate")}function eo(e,t){let{reading:n}=e,s=e.canAct&&Fn(e);return{key:"gate",class:`part gate${ut(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",visibility:z(e,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Bn(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=J(s).
gate,a=x=>Qt(e,x),c=$t(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*a(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[M]of n.entries())u.set(`${x} ${M}`,h),h+=Number(n[M]?.[x])*
a(x)*o.full;let f=t.map(x=>{let M=Number(l.get(x)),w=x.probability*a(x.path)*o.full,A=yt(x.start,x.start+x.probability*o.
full),k=yt(M,M+w);return d("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${y(x.location)}`,d:o.bands.into(
A,k,i)})}),[m,p]=[o.across.gate,o.across.gate+o.full],b=n.flatMap((x,M)=>{let w=x.start;return["pointer","generation"].map(
A=>{let k=Number(x[A])*a(A),O=k*o.full,E=Number(u.get(`${A} ${M}`)),N=yt(E,E+O),_=yt(w,w+O),P=x.wasByPath[A],C=P===null?
null:g(A,E,w,O,P*o.full);w+=O;let U=`out ${A} ${x.location}`;return[O>0&&d("path",{key:U,class:`${A} band${y(x.location)}`,
d:o.bands.out(N,_,i)}),C&&Nn({key:U,now:O,before:Number(P)*o.full,path:(W,L)=>o.bands.out(W,L,i),edges:C,style:y(x.location),
title:`${x.label}, from ${A==="pointer"?"the pointer":"generation"}: ${_n(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});
return[f,b,i&&r?.kind==="visit"&&$(r.visit??0)];function g(x,M,w,A,k){let O=Math.abs(A-k),E=x==="pointer",N=(C,U)=>{let W=E?
C-(U?0:O):C+A-(U?O:0);return[W,W+O]},[_]=N(M,!1),P=Math.max(m,Math.min(p-O,_));return{more:[N(M,!0),N(w,!0)],less:[[P,P+
O],N(w,!1)]}}function y(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let M=s.pointerWeights,
w=t.find(({path:L,visits:B})=>L==="pointer"&&B.includes(x));if(!w)return null;let A=[...w.visits].sort((L,B)=>L-B),O=A.slice(
0,A.indexOf(x)).reduce((L,B)=>L+M[B],0)*o.full,E=M[x]*o.full,N=a("pointer"),_=Number(l.get(w))+O*N,P=n[w.answer],C=Number(
u.get(`pointer ${w.answer}`))+O*N,U=Number(P?.start)+O*N,W=P?.location===w.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(yt(w.start+O,w.start+O+E),yt(_,_+E*N),i)}),W&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(yt(C,C+E*N),yt(U,U+E*N),i)})]}}function qi(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Fn(e),f=`${S(t.gate)} pointer${u?"":", fixed"}`;return d("g",eo(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Mt/2,s.size.width-
Mt),y:r+(i-Mt)/2,width:Mt,height:Mt})])}function zi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:p})=>p==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=J(n).generation,h=i-a-(s.
isDense?38:46)*o,u=({label:p,location:b})=>b>=0?Q(p,h,13*o):[p,p.replace(/others?/,"more")].find(y=>H(y,12.5*o)<=h)??"ot\
hers",f=r.map((p,b)=>{let{probability:g,location:y}=p,$=c+b*17*o;return[d("text",{key:`name ${b}`,class:y<0?"small halo":
"label halo",x:a,y:$},u(p)),d("text",{key:`share ${b}`,class:"strong end halo",x:i,y:$},S(g))]}),m=r.map(({label:p,probability:b,
start:g,location:y},$)=>d("rect",{key:`bar ${$}`,class:"generation bar",x:s.places,y:g,width:X,height:l?Math.max(.8,b*s.
full):0},d("title",{},`${y<0?"The others":p}: ${S(b,1)} of the generation head`)));return d("g",no(e,r),d("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?i:a,
y:c-18*o},"Generation"),f,m)}function no(e,t){return{key:"generation",class:`part generation-block${ut(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:z(e,J(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var iu=4,so=17,au=4;function Ki(e,t){let{reading:n,stage:s,lit:o}=e,r=$t(o,n),i=t.filter(({path:l})=>l==="pointer"),a=cu(
e,i),c=({location:l})=>r===null||r===l?"":" dim";return d("g",{key:"places",visibility:z(e,J(n).pointer)},i.map(l=>d("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:X},
d("title",{},`${l.label}: ${S(l.probability,1)} of the pointer`))),[lu,hu].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function cu({
reading:e,stage:t,lit:n},s){let o=t.type/13,r=$t(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m}=h,p=u>=0,b=` ${S(m)}`,
y=`${Q(f,a-i-H(b,13*o,!0),13*o,p)}${b}`,$=H(y,13*o,p)/2,x=h.start+m*t.full/2,M=Math.max(i+$,Math.min(a-$,x)),[w,A]=[M-$,
M+$];for(let k=0;k<iu;k++){if(l.some(N=>N.row===k&&w<N.right+8*o&&A>N.left-8*o))continue;let E=M>x?"":M<x?" end":" middl\
e";l.push({flow:h,text:y,isBold:p,left:w,right:A,row:k,anchor:E});break}}return l}function Ji({stage:e},{row:t}){return e.
places+X+(14+so*t)*e.type/13}function lu(e,t,n){let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",
{key:`leader ${i.location}`,class:`leader${n}`,d:`M${i.start+i.probability*r/2} ${o+X}V${Ji(e,t)-11*s/13}`})}function hu(e,t,n){
let{flow:s,text:o,isBold:r,left:i,right:a,anchor:c}=t;return d("text",{key:`name ${s.location}`,class:`${r?"strong":"sma\
ll"}${c} halo${n}`,x:c===""?i:c===" end"?a:(i+a)/2,y:Ji(e,t)},o)}function Xi(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.
filter(({path:l})=>l==="generation"),i=e.beat>=J(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-
(au*so-6)*o;return d("g",no(e,r),d("rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+X-c+40*o,rx:6}),
d("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},m)=>{
let p=` ${S(u)}`,b=Q(h,a-H(p,13*o),13*o)+p;return[d("text",{key:`name ${m}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+m*so*o},b),d("rect",{key:`bar ${m}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?
X:0},d("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var uu=16;function Zi(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=z(e,J(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=ht(o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},m=H("Pointer",15*r,!0)+4*r,
p=Vt(e,He(e,"pointer")),b=s.rows.flatMap(({y,isFull:$},x)=>{if(!$)return[];let M=a[x]>=.2*h||l.includes(x)?"strong":"sma\
ll",w=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&d("text",{key:`score ${x}`,class:`small end halo${w}`,x:s.scores,
y:y+4.4*r},T(c[x])),d("text",{key:`weight ${x}`,class:`${M} end${w}`,x:s.weights,y:y+4.4*r},S(a[x]))].filter(A=>A!==!1)}),
g=t.filter(({path:y})=>y==="pointer").map(y=>fu(e,y));return[d("g",oo(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Yt(e,u,"Pointer","",200),Object.entries(f).map(([y,$])=>d("text",{key:y,class:"\
small end","aria-hidden":"true",x:$,y:35*r},y)),!s.isDense&&Hn(e,"pointer",Math.max(s.weights+6*r,u+m+p)),d("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),d("g",{key:"ribbons",visibility:i},ro(e,t),g)]}function oo(e,t){
return{key:"pointer",class:`part pointer-block${ut(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:z(
e,J(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function ro(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=Ce(e),c=ht(r,n),l=e.beat>=J(n).pointer,h=yn(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*
o.full;return[...u.visits].sort((p,b)=>p-b).map(p=>{let b=i[p]*o.full,g=Number(h[p]),y=c.includes(p)?" lit":c.length?" d\
im":"",$=yt(f,f+b);f+=b;let x=a?.[p]??null,M=x===null?0:(x-i[p])*o.full,[w,A]=[m,Math.max(0,M)];m+=A;let k=`${n.visits[p]?.
label}: `,O=x===null||!s?`${k}${S(i[p],1)} of the pointer`:`${k}${_n(i[p],x,n.wordsFor(s))} of the pointer`;return[d("pa\
th",{key:`ribbon ${p}`,class:`pointer band${y}`,d:o.bands.ribbon(yt(g,g+b),$,l)},d("title",{},O)),Nn({key:`ribbon ${p}`,
now:b,before:x===null?null:x*o.full,path:(E,N)=>o.bands.ribbon(E,N,l),edges:{more:[[g+b+M,g+b],[f+M,f]],less:[[g+b,g+b+M],
[w,w+A]]},style:y,title:O})]})})}function fu(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=$t(c,i),u=S(o),m=i.hasGate&&Math.abs(r-a.across.gate+5*l)<uu*l?H("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[p,b]=[a.ribbons+2*l,a.gate-12*l-m],g=b-p,y=n>=0,$=Q(s,g-H(` ${u}`,13*l,!0),13*l,y),x=H(`${$} ${u}`,13*l,y)/2,M=Math.
max(p+x,Math.min(a.places+X/2,b-x));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t} \
bar`,x:a.places,y:r,width:X,height:Math.max(.8,o*a.full)}),d("text",{class:`${y?"strong":"small"} middle halo`,x:M,y:r-5*
l},`${$} ${u}`),d("title",{},`${s}: ${S(o,1)} of the pointer`))}function Qi(e){return[Pt(e,17*(e.stage.type/13),"Visits",Ys(e,e.stage.size.width)),...du(e),...e.stage.columns.map((t,n)=>mu(
e,n))]}function Pt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-H(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},Q(s,i,12.5*r)))}function du({reading:e,stage:t}){let n=t.type/13;return qs(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&d("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function mu(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,m=Oe(o,n).includes(t),p=Math.min(20*l,i-3),b=ot(c.start_minute),g=Ks(e,t),y=[
g||b,g?g.replace(" %",""):b.slice(0,2)],$=y.find(A=>H(A,12.5*l,!0)<=i)??y[1],x=f?je(c.label,i-6*l,12.5*l,2):[],M=m||Js(e,
t),w={class:M?"strong middle":"small middle",x:r};return d("g",zs(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[dt(c.category,r-p/2,h+8*l,p),d("text",{key:"hour",...w,y:h+45*l},$),
x.map((A,k)=>d("text",{key:`name ${k}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},A))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${lt[c.weekday]} ${Dn(c)}`))}
function ta(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=ht(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...It(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(Y.title+46)*o,u=r.map(({name:f,label:m,lengths:p},b)=>{
let g=Number(p[i]),y=n.left+(b+.5)*l,$=g/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:y-9*o,y:h-$,width:18*
o,height:$}),d("text",{key:`length ${f}`,class:"tiny middle",x:y,y:h-$-4*o},T(g)),d("text",{key:`name ${f}`,class:"tiny \
middle",x:y,y:h+15*o},m)]});return d("g",Zs(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(Y.title+Y.inputs+6)*o,rx:6}),Pt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${lt[a.weekday]} ${ot(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}function ea(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",oo(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(Y.title+Y.scores)*o,rx:6}),Pt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),pu(e)),d("g",{key:"ribbons",visibility:z(
e,J(n).pointer)},ro(e,t))]}function pu({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
p=>T(p)),i=ht(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(p=>H(p,11.5*s)>c-3),h=t.pointer+(Y.title+
Y.scores)*s,u=t.columns.find(p=>p.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:p,isFull:b},g)=>{
let y=i.length&&!i.includes(g)?" dim":"",$=o[g]>=.2*a||i.includes(g),x=S(o[g]).replace(" %",""),M=H(x,12.5*s,!0)/2;if(!b&&
(!$||p-M<m||p+M>f))return[];m=p+M;let w=$?"strong":"small",A=h-24*s;return[b&&d("text",l?{key:`score ${g}`,class:`tiny${y}`,
x:p+4*s,y:A+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(A+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${y}`,x:p,y:A},r[g]),d("text",{key:`weight ${g}`,class:`${w} middle${y}`,x:p,y:h-6*s},x)].filter(k=>k!==!1)})}function na(e){let{reading:t,stage:n}=e,s=n.type/13,o=z(e,J(t).gate),r=Rn(e),i=[...Cn(e,r),...Wn(e,r)];return[to(e,n.context,
gu(e)),...t.hasPointer?ea(e,i):[],d("g",{key:"flows",visibility:o},Bn(e,i,r)),...t.hasPointer?[Ki(e,i)]:[],...t.hasGeneration?
[Xi(e,i)]:[],...t.hasGate?[qi(e)]:[],d("g",{key:"answer",visibility:o},Pt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Qs(e,r))]}function gu({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(Y.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var io=19,yu=.05;function sa(e){let{stage:t}=e,n=t.type/13,s=$n(e),o=d("g",{key:"legend",visibility:z(e,ge(0))},wn(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=Vt(e,He(e,"attention")),h=H(c,15*
n,!0)+l+4*n<=i.width,u=Re(e),m=H(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,visibility:z(
e,ge(a))},i.maps.length?Yt(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Hn(e,"attention",
i.x+i.width,(h?3:21)*n),i.maps.map((p,b)=>bu(e,p,a,b)),i.maps.map((p,b)=>ao(e,p,a,b,s)),xu(e,a))});return[o,...r]}function bu(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isOff(n,s))return null;let a=o.lastRow(n,s),c=oa(e,n,s)?[...a.keys()].filter(u=>a[u]>=
yu):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:Ht(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function oa({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function ao(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:p}=r,b=r.weights(n,s),g=r.lastRow(n,s),y=r.isOff(
n,s),{before:$,overlays:x}=e,M=x&&!y&&$?.isOff(n,s)?$:null,w=M?`; switched off ${r.wordsFor(M)}`:"",A=c?b[ft(b)]||1:o,k=oa(
e,n,s),[O]=a?.kind==="visit"?ht(a,r):[],E=ft(g),N=O??E,_=f/p,P=`Layer ${n}, head ${s}`,C=m?u-38*l:u+4,U=y?"switch on":"s\
witch off",W=m===void 0&&Vt(e,U)<=f-6*l,L=r.visits[E],B=Is(e,t,s);return d("g",{key:`head ${s}`,class:`part head${k?" li\
t":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${P}: switched of\
f`:`${P}: the last visit reads most from visit ${E+1}, ${L?.label}, ${S(g[E])}${w}`},d("text",{class:"small",x:h,y:u-(m?
25:4)*l},B.name),!y&&B.hasWeight&&d("text",{key:"weight",class:`${O===void 0?"small":"strong"}${m?"":" end"}`,x:m?h:h+f,
y:u-4*l},S(g[N])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",{key:"map",class:"\
map",href:Dt(b,p,e.scale,A),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:y?.15:1}),y&&d("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),M&&d("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),O!==void 0&&!y&&d("rect",{key:"column",class:"column",x:h+O*_,y:u,width:Math.max(2,_),height:f}),(O!==
void 0||k)&&!y&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),width:f,height:Math.max(2,_)}),d("title",{},
`${P}. ${y?"Switched off.":`The last visit reads ${S(g[N])} from ${r.visits[N]?.label}. A stronger colour is a larger we\
ight, up to ${S(A,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),ye(e,{act:"head",words:W?U:y?"off":"o\
n",title:y?"Switch this head on again":"Switch this head off",isOn:!W&&!y,right:h+f-(m?0:3)*l,y:C}),e.canAct&&m!==void 0&&
d("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function xu(e,t){let{reading:n,
stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=Gn(n,t),c=lo(e),l=s.streamWidth-
8*r,h=a.map(({style:f,lengths:m},p)=>co(e,t,f,s.rows.map(({y:b,height:g},y)=>{let $=Math.max(1,Math.min(5*r,(g-3)/a.length));
return{visit:y,x:i,y:b+(p-a.length/2)*$,width:Number(m[y])/c*l,height:$-.6}}))),u=a.map(({name:f,style:m},p)=>[d("rect",
{class:m,x:i,y:s.bottom+(10+io*p)*r,width:9*r,height:9*r}),d("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+io*p)*r},f)]);
return d("g",ho(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
Yt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,$u(e,t,i+s.streamWidth+10*r))}function $u(e,t,n){let{reading:s,stage:o}=e;
if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>ye(e,{act:l,words:String(h[Number(u)]),title:wu[l]??"",right:n,y:o.bottom+(5+
io*f)*r}))}var wu={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function co(e,t,n,s){let{lit:o,reading:r}=e,a=ut(e,"stream",t)!==""?[r.count-1]:ht(o,r),[c,l]=Xs(s,({
visit:h})=>!a.length||a.includes(h));return[d("path",{key:n,class:n,d:ie(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n}\
 dim`,d:ie(l)})]}function Gn(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function lo(e){
let t=0;for(let n of It(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Gn(n,s))t=Math.max(t,...o);return t||1}function ho(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${ut(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:z(e,ge(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function ra(e){let{stage:t}=e,n=t.type/13,s=$n(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,visibility:z(
e,ge(i))},r.length>0&&Pt(e,o+15*n,`Layer ${i}`,Re(e)),i===0&&wn(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>ao(e,a,i,c,s)),ku(
e,i)))}function ku(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Gn(n,t),a=lo(e),c=r+Y.bars*
o,l=i.map(({style:h,lengths:u},f)=>co(e,t,h,s.columns.map(({x:m,width:p},b)=>{let g=Math.min(8*o,.86*p/i.length),y=Number(
u[b])/a*Y.bars*o;return{visit:b,x:m+(f-i.length/2)*g,y:c-y,width:.88*g,height:y}})));return d("g",ho(e,t),d("rect",{class:"\
ground",x:s.left-6,y:r-Y.title*o,width:s.right-s.left+12,height:(Y.title+Y.bars+4)*o,rx:6}),Pt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Mu(e,i,r-10*o),l)}function Mu({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-H(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
d("text",{class:"small",x:a,y:n},r)]})}var Fe=700;function ia({stage:{size:e},...t}){let n=Tn(t),s={...t,stage:_s(t.reading,e.width,e.type,n)};return[d("g",{key:"\
visits"},Qi(s)),d("g",{key:"inputs"},ta(s)),d("g",{key:"layers"},ra(s)),d("g",{key:"decoder"},na(s))]}function aa(e,t,n){
return _s(e,t,n).size.height}function ca(e){let{reading:t}=e,n=J(t),s=Rn(e),o=[...Cn(e,s),...Wn(e,s)];return[Vi(e),...t.hasPointer?Zi(e,o):[],...t.hasGeneration?
[zi(e,o)]:[],d("g",{key:"flows",visibility:z(e,n.gate)},Bn(e,o,s)),t.hasGate?Yi(e):null,d("g",{key:"answer",visibility:z(
e,n.gate)},ji(e,s))].filter(r=>r!==null)}function la(e){return e.stage.size.width<Fe?ia(e):[d("g",{key:"visits"},Gi(e)),d("g",{key:"inputs"},Ui(e)),d("g",{key:"l\
ayers"},sa(e)),d("g",{key:"decoder"},ca(e))]}var Un=240,Ou=150,Su=120,Au=13,Eu=17,uo={type:16.7,width:900,side:36},ha=.5,Tu=660,ua=matchMedia("(prefers-reduced-motio\
n: reduce)"),jn=class{#e=null;#t=null;#s=!1;#r=null;#n=null;#o=null;#a="";#l=null;#i=null;#h=null;#f=!1;#d=new Map;#y=0;#b="";#c;get opened(){
return this.#i}get#u(){return!this.#c||this.#e&&qo(this.#e.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new vn(a,()=>this.#g(Un)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new In(this.drawn),this.
player=new Pn(o,a=>{this.#l=a,a!==null&&(this.#n=this.#o=null),a!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#g(Un);let c=this.player.told?.part;c&&this.#I(c),this.hooks.told?.(a)}),this.#k()}#k(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#b!==fa(t)&&this.#g(0)}).observe(t),new MutationObserver(()=>this.#g(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#h||this.#m(fo(n))}),t.addEventListener("pointerlea\
ve",()=>this.#m(null)),t.addEventListener("focusin",({target:n})=>this.#m(fo(n))),t.addEventListener("focusout",()=>this.#m(
null)),t.addEventListener("keydown",n=>this.#v(n)),t.addEventListener("click",({target:n})=>this.#$(n)),t.addEventListener(
"pointerdown",n=>this.#_(n)),t.addEventListener("pointermove",n=>this.#A(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#A(s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#e=
new pt(t),this.#t=n&&new pt(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new pt(s),this.#d.clear(),
this.circuits?.renew(),this.#n=ct(this.#o,this.#e);let r=_r(this.#e);this.player.tell(r),da(this.room,Ci(this.#e,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#g(this.#h?.follows?0:Un),i&&this.#p()}open(t){
let n=t===null?this.#i:null;this.#i=t,this.#n=this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#g(Un);let o=s&&n&&this.#x(n);o&&this.#O(o),s&&this.#p(),this.hooks.opened?.(this.#i)}back(){
this.#i!==null&&this.open(this.#c?.blockAround(this.#i)||null)}showTables(){let t=this.#s?this.#t:null;if(!this.#e||this.
player.isTelling)return;let n=this.hooks.model?.();this.#c?.showTables(this.root,this.#e,this.#u,t,n)}#x(t){return this.#w.
map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#p(){if(this.drawn.contains(document.
activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){this.light(
t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The picture cannot be saved yet.");
let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(this.drawn,{title:t,ground:s,
lines:n})}light(t){if(this.#o=t,!this.#e)return!1;let s=this.player.isTelling&&!this.#M(t??"")?null:ct(t,this.#e);return JSON.
stringify(s)===JSON.stringify(this.#n)?!1:(this.#n=s,this.#g(0),!0)}#m(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#n??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&t)}#$(t){if(!(t instanceof Element)||this.#f)return;let n=fo(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#g(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#S(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#S(t,n){let s=this.#e&&ct(t,this.#e),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&
o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#_(t){this.#f=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#c;!this.#e||!r||!(n||o)||(this.#h=n?r.dragOf(t,this.#e,this.drawn,s!==void 0):r.carryOf(t),this.#h?.
follows&&t.preventDefault())}#A(t,n){let s=this.#h;if(!s||t.pointerId!==s.pointer)return;n&&(this.#h=null);let o=s.to(t,
n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):Nu(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#v(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#P(t.key,s):this.#L(t.key,n,s))&&t.preventDefault()}#L(t,n,s){
if(t==="Escape"&&this.#i!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#e)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!a?this.#S(s??""):this.#$(n),!0}let o=this.#c;if(!o)return!1;if(this.#u!==null&&this.#e){let a=o.neighbourOf(
this.#u,t,this.#e),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#E(t))return!0;let i=o.walked(this.#w,n,t)?.getAttribute("data-part")??null;return i!==
null&&this.#O(i),i!==null}#M(t){let n=this.#w.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#O(t){let n=this.#M(t);n&&(this.#a=t,this.#T(),n.focus())}#I(t){let{root:n,foot:s}=this,o=this.#M(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:ua.matches?"auto":"smooth"})}#P(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#e,
r=o&&ct(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#O(`visits.${h+s}`)}else if(r.kind==="gate")
this.#E(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=/Up|Right/.test(t),
f=c.turned(o,h,u?ha:-ha);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;return!0}#E(t){let n=this.#e&&this.#c?.
slid(this.#e,t);return n&&this.hooks.act?.(n),!!n}get#w(){return[...this.drawn.querySelectorAll("[data-part][tabindex]:n\
ot([visibility], [visibility] *)")]}#T(){let t=this.#w,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t){
let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#g(t){this.#b=fa(this.drawn);let n=this.#W();
if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute(
"font-size",String(n.stage.type));let r=this.#c,i=this.#u===null?[]:r?.openedMarks(n,this.#u)??[];!i.length&&this.#u!==null&&
(this.#i=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#R(n);this.drawing.show(c,ua.matches?0:t),this.#u===
null&&this.#T();let l=this.#u===null?null:r?.sentenceOfOpened(this.#u,n.reading),h=this.#n?null:this.player.told,u=a&&!this.#n?
r?.circuitSentence(a,n.reading):null,{title:f,text:m}=l??h??u??_t(this.#n,n.reading,n.before,this.player.isTelling),p=!(l||
h||u||this.#n),b=this.root.classList.contains("tall"),g=`${f} ${m} ${hs}`,y=!b&&g.length<=String(this.room.textContent).
length,$=p&&y&&!this.#t&&!this.hooks.isProjected,x=this.circuits?.failure??"",M=l||h||this.player.isTelling?"":this.#C(),
w=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",A=n.stage.streamWidth>0||b,k=!l&&
A&&h?.bars||"",O=this.drawn.querySelector('[role="slider"]:focus')?n.sliderKeys:"",E=a&&this.#n?r?.circuitWords(a,this.#o):
"";if(da(this.caption,{title:f,text:[m,O,k,w,E,M,x].filter(Boolean).join(" ")}),!$||x)return;let N=document.createElement(
"span");N.className="hint",N.append(" ",hs),this.caption.append(N)}#R(t){let n=la(t);if(!this.#c)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#c,{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#C(){clearTimeout(this.#y);
let t=this.#o??"",n=this.#d.get(t);return n!==void 0||!this.#n||this.#h?n??"":(this.#y=window.setTimeout(()=>{let s=this.#c?.
effectOf(this.#n,this.#e,this.hooks.whatIf)??"";this.#d.set(t,s),s&&this.caption.append(" ",...Tt(s))},Ou),"")}#W(){let{
clientWidth:t,clientHeight:n}=this.drawn,s=t<Fe;if(!this.#e||t<Su||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(Eu,Math.max(Au,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#e,
before:this.#t,overlays:this.#s},a=Tn(i),c=this.#H(r,{width:t,height:n}),l=s?r:c,h=s?aa(this.#e,t,l):n,u=s&&this.#u!==null?
Tu:h;return{...i,beside:this.#r,stage:As(this.#e,{width:t,height:u,type:l},a),lit:this.#n??ct(this.player.told?.part,this.#e),
beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#N("--map-least"),this.#N(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.
hooks.isProjected||!this.#e||n.width<uo.width)return t;let s=Math.max(t,uo.type);return As(this.#e,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=uo.side)?s:t}#N(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function fa({clientWidth:e,clientHeight:t}){
return e<Fe?`${e}`:`${e} ${t}`}function da(e,{title:t,text:n}){let s=document.createElement("strong");s.append(...Tt(t)),
e.replaceChildren(s," ",...Tt(n))}function Nu(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function fo(e){
return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}var _u=2e3;async function ma(e){let t=I(e,"span"),n=t.textContent;try{await navigator.clipboard.writeText(location.href),
t.textContent="Copied"}catch{t.textContent="See address bar"}setTimeout(()=>{t.textContent=n},_u)}var Ot=["a","b"],vu="before this change",Lu={names:[],run:""},Iu="Parts are exchanged in this browser, which does not ha\
ve this network’s weights.",Pu=["Both networks have too few parts for a picture of the whole. Below, both answers stan\
d side by side.","The second network has too few parts for a picture of the whole: this is the first alone. Below, both \
answers stand side by side.","The first network has too few parts for a picture of the whole: this is the second alone. \
Below, both answers stand side by side."],Ru="These networks know different places: #12 of the one is another place than\
 #12 of the other, and people may be others, too. They can only stand side by side.",Vn=class{#e=null;#t={};#s={a:null,b:null};#r="\
overlaid";#n=null;#o=!1;pointed=()=>{};constructor(t){this.page=t,this.sheet=new tn(t),this.note=I(t,"[data-note]"),this.
layouts=at(t,"input[name=layout]",HTMLInputElement),this.pictures={a:this.#i("a"),b:this.#i("b")},this.patchBar=new nn(t,
()=>{this.#e?.updateAddress("replace"),this.#y()});for(let s of this.layouts)s.addEventListener("change",()=>{this.#r=s.
value,this.#e?.updateAddress("replace"),this.#y()});let n=I(t,"[data-share]",HTMLButtonElement);n.addEventListener("clic\
k",()=>ma(n)),I(t,"[data-present]").addEventListener("click",()=>{I(t,"[data-stage]").requestFullscreen()})}follow(t){this.#e=
t;let n=t.takeEdited();n&&(this.sheet.show(!0),n.focus())}get options(){return{...this.#r==="beside"&&{layout:"beside"},
...this.#n&&{open:this.#n},...this.patchBar.address&&{put:this.patchBar.address}}}restore(t){this.#r=t.get("layout")==="\
beside"?"beside":"overlaid",this.#n=t.get("open"),this.patchBar.restore(t.get("put")),this.#x(this.#r)}show(t,n){let s=[
t,n].map(mo),o=this.#m?Object.assign({},...s.map(i=>i?.places)):{};this.#t={};for(let[i,a]of Ot.entries()){let c=s[i];c&&
(this.#t[a]=new pt({...c,places:{...o,...c.places}}))}this.#s={a:t,b:n},Ot.some(i=>this.#l(i)&&this.#p(i)?.explanations.
draws)||this.#y()}#a(){let[t,n]=Ot.map(s=>this.#l(s));return!t&&!n?"":Pu[t&&n?0:t?2:1]??""}#l(t){let n=this.#s[t];return!!n&&
!mo(n)}showProblem(t){this.sheet.show(!0),t.scrollIntoView({block:"nearest"})}mark(t){for(let n of Ot)this.pictures[n].mark(
t)}#i(t){let n=I(this.page,`[data-run-picture="${t}"] [data-network]`);return new jn(n,{...t==="a"&&{against:"in the sec\
ond run"},model:()=>this.#h(t),pointed:(o,r)=>{this.pointed(o),this.#f(t,r)},opened:o=>this.#d(t,o),carry:o=>this.patchBar.
carry(t,o,this.#t[t])},Bs)}#h(t){let s=(this.page.dataset.layout==="overlaid"&&this.#t.b?Ot:[t]).map(o=>this.#p(o)?.model);
return[...new Set(s)].join("-and-")}#f(t,n){let s=t==="a"?"b":"a",[o,r]=[this.#t[t],this.#t[s]];!o||!r||this.pictures[s].
light(cr(n,o,r,this.#m))}#d(t,n){if(this.#o||n===this.#n)return;let s=ko(this.#n,n);this.#n=n,this.#o=!0,this.pictures[t===
"a"?"b":"a"].open(n),this.#o=!1,this.#e?.updateAddress(s)}#y(){let{a:t,b:n}=this.#t,s=t&&n?ar(t,n,this.#m):"",o=s===null?
"beside":this.#r,r=o==="overlaid"&&!!(t&&n);this.page.dataset.layout=o,this.#x(o);let i=this.#a();for(let f of this.layouts)
f.disabled=s===null;I(this.page,".depths").hidden=i!=="";let a=s===null?Ru:r?s:i;this.note.replaceChildren(...Tt(a)),I(this.
page,"[data-legend]").hidden=!r;for(let f of Ot){let m=this.#t[f]&&!(r&&f==="b");I(this.page,`[data-run-picture="${f}"]`).
hidden=!m}let c={a:t?.trace??null,b:n?.trace??null},{into:l}=this.patchBar.patches,h=this.#b(),u={...c,...h&&{[l]:h}};this.#u(
l,h),this.#o=!0;for(let f of Ot)this.pictures[f].putIn=f===l&&h?this.#c:Lu;r&&u.a&&this.pictures.a.show(u.a,u.b);for(let f of r?
[]:Ot){let m=u[f],p=m===c[f]?null:c[f];m&&this.pictures[f].show(m,p,u[Wt(f)],vu)}for(let f of Ot){let m=this.pictures[f];
m.opened!==this.#n&&m.open(this.#n)}this.#o=!1,this.page.dataset.drawn="true"}#b(){let{into:t,names:n}=this.patchBar.patches,
[s,o]=[this.#t[Wt(t)],this.#t[t]],r=!!(s&&o&&this.#m&&hr(s,o)),i=this.page.dataset.layout==="beside";if(this.patchBar.offer(
this.#t,r&&(i||n.length>0)),!r||!s||!o||!n.length)return this.patchBar.show(s,""),null;let a=n.find(l=>!Se(l,s,o));if(a!==
void 0){let l=t==="a"?"first":"second";return this.patchBar.show(s,`Nothing of “${a}” can be put into the ${l} run. \
Take it back.`),null}let c=this.#p(t)?.changed(this.#k(t),ur(n,s,o));return this.patchBar.show(s,c?Cu(n,s,o,new pt(c),t):
Iu),c??null}get#c(){let{into:t,names:n}=this.patchBar.patches,[s,o]=[this.#t[Wt(t)],this.#t[t]],r=(o?.count??0)-(s?.count??
0);return{names:n.map(i=>i.replace(/^visits\.(\d+)$/,(a,c)=>`visits.${Number(c)+r}`)),run:t==="a"?"second":"first"}}#u(t,n){
let s=n&&{...n,engine:"browser"},o={...this.#s,...s&&{[t]:s}};for(let r of Ot){let i=this.#p(r);i&&se(i.answer,o[r]);let a=s!==
null&&r===t,c=r==="a"?"First":"Second",l=a?", with parts of the other":"";for(let h of at(this.page,`[data-run="${r}"]`))
h.textContent=`${c}: ${i?.shortName??""}${l}`,h.title=`${c}: ${i?.name??""}${l}`}this.#$(o.a,o.b)}#k(t){let[n,s]=this.#e.
queries;return t==="a"?n:s}#x(t){for(let n of this.layouts)n.checked=n.value===t}#p(t){return t==="a"?this.#e?.first:this.#e?.
second}get#m(){let[t,n]=Ot.map(s=>this.#p(s)?.root.dataset.places);return t!==void 0&&t===n}#$(t,n){let s=I(this.page,"[\
data-change]"),o=mo(n),r=t?.prediction.location??0,i=t&&o&&this.#m?new pt(o).knownProbability(r):null;if(s.hidden=i===null,
!t||i===null)return;let{change:a,size:c,sign:l}=Et(t.prediction.probability,i),h=I(s,"[data-change-value]");h.replaceChildren(
...Tt(`${a?`${l} `:""}${c} points`)),h.className=a>0?"more":a<0?"less":"",I(s,"[data-change-place]").textContent=r===n?.
prediction.location?"":`for ${t.prediction.name??`#${r}`}`}};function Cu(e,t,n,s,o){let{location:r}=t.trace.prediction,i=$=>$.
knownProbability(r)??0,[a,c,l]=[i(t),i(n),i(s)],h=fr({clean:a,changed:c,patched:l}),u=t.nameOf(r).label,[f,m]=o==="a"?["\
second","first"]:["first","second"],p=e.length===1?re(e[0]??"",t):`${e.length} parts together`,b=h!==null&&h<0?": the an\
swer moves away from it":"",g=h===null?"The runs hardly differ in it.":`${S(h)} of the difference in log-odds comes back${b}\
.`,y=t.count===n.count?"":` The runs have ${t.count} and ${n.count} visits and are aligned at their ends.`;return`Put in\
to the ${m} run: ${p}. There ${u} goes from ${S(c,1)} to ${S(l,1)}; the ${f} run gives it ${S(a,1)}. ${g}${y}`}function mo(e){
return e&&"tensors"in e?e:null}function Wu(e=""){let t=["The server does not answer.",e].filter(Boolean).join(" ");return isSecureContext&&navigator.serviceWorker?.
controller?t:`${t} Keep this page open: without the server, ${isSecureContext?"it cannot be reloaded":"it can be reloade\
d only over HTTPS"}.`}function pa(){let[e]=at(document,"[data-silence]");if(!e)return!1;let t=at(document,"[data-needs-s\
erver]");return document.addEventListener("pointerscope:server",({detail:{answers:n}})=>{e.textContent=n?"":Wu();for(let s of t)
s.hidden=n}),!0}var po=null;function Hu(){let e=at(document,"[data-side]").map(({dataset:a})=>a.model??""),[t,n]=e,{origin:s,pathname:o}=location,
r=s+o;if(!t){let a=o.slice(bt.pathname.length),c=xt(document,"[data-lesson]");return!c||!new URLSearchParams(location.search).
has("lang")?{name:a,address:r}:{name:`${a}/${c.lang}`,address:`${r}?lang=${c.lang}`}}let i=Kt({model:t,against:JSON.stringify(
{model:n})});return{name:["compare",...e].join("/"),address:`${r}?${i}`}}function ga(){let{controller:e}=navigator.serviceWorker;
if(!e)return;let t=n=>e.postMessage(n);po?.disconnect(),po=new PerformanceObserver(n=>{let s=n.getEntries().map(({name:o})=>o);
t({addresses:s.filter(o=>!o.includes("?"))})}),po.observe({type:"resource",buffered:!0}),t({addresses:[],page:Hu()})}async function ya(){
if(isSecureContext)try{navigator.serviceWorker.addEventListener("controllerchange",ga),await navigator.serviceWorker.register(
new URL("service-worker.js",bt),{updateViaCache:"none"}),ga()}catch{}}function ba(e=Promise.resolve()){pa()&&e.finally(Du)}
function Du(){document.readyState==="complete"?ya():addEventListener("load",ya)}var Fu=12,xa=e=>`${(100*e).toFixed(1)} %`,Bu=({name:e,location:t})=>e??`#${t}`;function Gu(e,t,n){let[s,o]=[e,t].map(({location_probabilities:{final:i}})=>new Map(i.map(a=>[Bu(a),a.probability]))),r=[
...s??[]].flatMap(([i,a])=>{let c=o?.get(i);return c===void 0?[]:[{name:i,probability:a,other:c,difference:a-c}]});return r.
sort((i,a)=>Math.abs(a.difference)-Math.abs(i.difference)),{columns:["Place","First","Second","First minus second"],rows:r.
slice(0,n).map(({name:i,probability:a,other:c,difference:l})=>{let u=`${l<0?"−":"+"}${Et(a,c).size} points`;return[i,xa(
a),xa(c),u]})}}function $a(e,t,n){let s=I(e,"[data-difference]"),o=t&&n&&Gu(t,n,Fu);I(e,"[data-same-answers]").hidden=!o||
!Uu(t,n),o?o.rows.length?s.replaceChildren(Sn(o)):s.textContent="The two models know no place of the same name.":s.replaceChildren()}
function Uu(e,t){let[n,s]=[e,t].map(({location_probabilities:{final:o}})=>JSON.stringify(o));return n===s}ba();var St=I(document,"[data-compare-page]"),ju=(St.dataset.options??"").split(" "),Be=I(St,"[data-views]",HTMLDetailsElement),
Vu=xt(St,"[data-difference]")!==null,ee=I(St,"[data-view]",HTMLSelectElement),Ge={first:go("a"),second:go("b"),difference:go(
"difference")},be={},bo=()=>{},te=new Vn(St),xe=new Qe(St,{asked(e,t,n){bo=()=>{yo(Ge.first,e,""),yo(Ge.second,t,""),yo(
Ge.difference,e,n)},Be.open&&bo()},answered(e,t){te.show(e,t),Vu&&$a(St,e,t)},refused:e=>te.showProblem(e),restored(e){be=
Object.fromEntries([...e].filter(([t])=>ju.includes(t))),ee.value=e.get("view")||ee.value,(e.has("view")||Object.keys(be).
length>0)&&(Be.open=!0),te.restore(e)},options:()=>({...Be.open&&{view:ee.value,...be},...te.options})});te.follow(xe);te.
pointed=ka;function go(e){return I(St,`[data-shows="${e}"]`)}function yo(e,t,n){let s={view:ee.value,visits:t.visits,user:t.
user,"predict-at":t.predict_at,"top-k":t.top_k,interventions:t.interventions,against:n,...be};for(let[o,r]of Object.entries(
s))r?e.setAttribute(o,r):e.removeAttribute(o)}function wa(e){for(let[t,n]of Object.entries(e))be[t]=String(n)}function ka(e){
for(let t of Object.values(Ge))"mark"in t&&t.mark(e)}var Ma=()=>{Be.open&&(import("../js/pointer-view.js"),bo())};Be.addEventListener(
"toggle",()=>{Ma(),xe.updateAddress("replace")});Ma();ee.addEventListener("change",()=>xe.showSoon());St.addEventListener(
"pointer-view:option",({detail:e})=>{wa(e);for(let t of Object.values(Ge))for(let[n,s]of Object.entries(be))t.setAttribute(
n,s);xe.updateAddress("replace")});St.addEventListener("pointer-view:open",({detail:e})=>{ee.value!=="heads"||!("head"in
e)||(wa(e),ee.value="head",xe.showSoon())});St.addEventListener("pointer-view:hover",({detail:e})=>{te.mark(e.visits),ka(
e.visits)});xe.restore();
