var Sh=Object.defineProperty;var T=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Br=(e,t)=>{for(var n in t)Sh(e,n,{get:t[n],enumerable:!0})};function zr(e,t,n){let s=js(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function js(e,t,n){
let s=e.querySelector(t);return s&&Nh(s,n)?s:null}function Nh(e,t){return e instanceof(t??HTMLElement)}var Ds=T(()=>{"us\
e strict"});async function Pt(e,t,n=$t){let s=await qh(e,t,n);if(s.status!==Gh)return Qr(s)}async function qh(e,t,n){let s=await fetch(
new URL(`api/${e}`,n),t).catch(ei),o=s!==null&&!Uh.includes(s.status);if(String(n)===$t.href&&Yh(o&&!Kh(s)),!o)return ni();
if(s.ok)return s;let{errors:r=[]}=await Qr(s);throw new at(s.status,r)}function Qr(e){return e.headers.get("content-type")?.
includes("json")?e.json().catch(ni):Ct(e.status)}function ti(e){let t=AbortSignal.timeout(Bh);return e?AbortSignal.any([
e,t]):t}function Kh({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Yh(e){e!==ae.answers&&
(ae.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function ei(e){if(Jh(
e))throw e;return null}function ni(e){return ei(e),Ct(0,Vh)}function Ct(e,t=zh(e)){throw new at(e,[{where:"",message:t,suggestions:[]}])}
function Jh(e){return e instanceof DOMException&&e.name==="AbortError"}function Wt(e){let t=Object.entries(e).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,s])=>[n,String(s)]))}function ye(e){return e instanceof Error?e.
message:String(e)}var at,$t,ae,Uh,Gh,Bh,Vh,zh,Bt=T(()=>{"use strict";at=class extends Error{constructor(t,n){super(n.map(
s=>s.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(import.meta.url.replace(/^(.*\/)static\/.*$/,"$1")),
ae={answers:!0},Uh=[502,504],Gh=204,Bh=5e3,Vh="No response could be read. Your input is still here; check your connectio\
n and try again.",zh=e=>`The server answered with ${e}.`});function ct(e){return"kind"in e&&e.kind===xe}function kt(e){return ct(e)?e.meta:e.layout.meta}function On(e){return ct(e)?
e.meta.height??0:e.layout.height}var xe,Ke=T(()=>{"use strict";xe="network"});function we(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function $e(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var ke=T(()=>{"use strict"});function Nn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>Js(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(Js("th",r,"row"),...i.map(a=>Js("td",a)));
return n}function Js(e,t,n){let s=document.createElement(e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function _n({columns:e,rows:t}){return`${[
e,...t].map(s=>s.map(pf).join(",")).join(`\r
`)}\r
`}function df(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(s=>Number(e.toPrecision(s))).find(s=>Math.fround(s)===e)??
e}function pf(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(df(e));let t=e.replace(ff,"$\
1'").replace(mf,"'"),n=uf.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var uf,ff,mf,vn=T(()=>{"u\
se strict";uf=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,ff=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
mf=/^(?=[\t\r\n])/});async function Xe({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Rf(e))}`}async function Rn(e,t){let n=new Image;
n.src=await Xe(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Rf(e){let t=await Pf();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function Pf(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Cf(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Cf(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${we(new Uint8Array(await n.arrayBuffer()))}`:Ct(n.status)}var no=T(()=>{"use strict";Bt();ke()});function Ff(e){return e.split(Wf)}function Et(e){return Ff(e).map((t,n)=>{if(n%2===0)return t;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=t,s})}var Wf,Qe=T(()=>{"use strict";Wf=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function F(e,t,n=!1){let s=0;for(let o of e)s+=oo(o);return s*t*(n?1.06:1)}function oo(e){return Hf.test(e)||e===" "?.29:
jf.test(e)?.87:Df.test(e)?.65:.55}function et(e,t,n,s=!1){if(F(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-oo("…"),r="";
for(let i of e){if(o-=oo(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Cn(e,t,n,s,o=!1){let r=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||F(h,n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,et(i,t,n,o)]}function O(e,t=0){let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function Vt(e,t){return`${/\d$/.test(e)?",":""} ${O(t)}`}function Ee(e,t){
let n=o=>Math.round(10*Number((100*o).toFixed(1))),s=(n(e)-n(t))/10;return{change:s,size:Math.abs(s).toFixed(1),sign:s>0?
"▲":"▼"}}function N(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.
replace("-",""):n.replace("-","−")}function zt(e){let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.
floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function lt(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}var Hf,jf,Df,pt,G=T(()=>{"use strict";Hf=/[ijlI.,:;'|!()[\]]/,jf=/[mwMW%@—…]/,Df=/[A-ZÄÖÜ0-9+=<>]/;
pt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Uf({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function ra({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,{change:r,size:i,sign:a}=Ee(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function ro(e,t){e.replaceChildren(...Et(t?Uf(t):"…"));let{location:n,
probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.
dataset[o]:e.dataset[o]=String(r)}var ia=T(()=>{"use strict";G();Qe()});var tn,io=T(()=>{"use strict";tn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{
text:"{items} {replace_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},
replace_with:{said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["\
value"],default:"zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"\
attention"},{at:"layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"\
{items} skipped",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.re\
sidual_mid",do:"keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],
said:{text:"no residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"\
layers.*.residual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["\
value"],default:!0},scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},
needs:"attention",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",
of:"layers.*.heads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},
pointer_scaling:{changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["\
value"],default:!0},pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"po\
inter temperature {value}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inp\
uts.norm"}],said:{text:"no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.positi\
on_from_end",do:"zero"}],said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"\
pointer.bias",do:"zero"}],said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inp\
uts.{feature}",do:"zero"}],said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{
at:"gate.value",do:"fill"}],said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},
only:{changes:[{at:"gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{
text:"{value} only"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits \
{items} masked",item:"{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"\
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var aa=T(()=>{"use strict"});var ca=T(()=>{"use strict"});var la,qt,ha,Wn,Oe,ao,co,ua,Se=T(()=>{"use strict";la=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Su\
nday"],qt=1,ha=2,Wn=15,Oe=30,ao=8,co=99,ua={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recenc\
y",duration:"duration",position_from_end:"position"}});function Fn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(t[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var lo=T(()=>{"use strict";Se()});function fa(e){return Object.entries(tn).flatMap(([t,n])=>{let s=e[t]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:t,declared:n,value:s}]:[]})}function ma({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[e[r],o])))}var da=T(()=>{
"use strict";io();aa();ca();lo()});function uo(e,t,n){switch(t.kind){case"head":return Vf(e,t,n.architecture);case"mask":return zf(e,t.visit,n.visits);case"\
skip":return qf(e,t);case"residuals":return Jf(e);case"gate":return Kf(e,t);case"temperature":return Yf(e,t)}}function Vf({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([m,g])=>u===m&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function zf({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function qf({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function Kf({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function Yf(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function Jf({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function ba(e){let t=fa(e).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:ho(n,e),short:ho(n,e,Bf)}))}function ho(e,t,n=Number.POSITIVE_INFINITY){let s=tn[e],{text:o,item:r="",every:i="",
single:a,between:c=", ",first:l=0}=s.said,h=t[e]??s.default,u=ma(s,h).map(y=>Fn(r,ga(y,p=>l?Number(p)+l:pa(p)))),f=s.parts.
includes("head")&&u.length>n,m=typeof o=="string"?o:o[h]??"",g=ga(tn,({of:y},p)=>y===e?ho(p,t):"");return Fn(a&&u.length===
1?a:m,{...g,value:pa(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var Bf,pa,ga,fo=T(()=>{"use strict";io();da();
lo();Bf=3;pa=e=>String(e).replaceAll("_","-"),ga=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,s])=>[n,t(s,n)]))});function xa(e,t){return ba(e).map(({key:n,text:s,short:o})=>{let r=document.createElement("li"),i=document.createElement(
"button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?ya:`${s}. ${ya}`,i.addEventListener("click",()=>{
t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),r.append(i),r})}var ya,wa=T(()=>{"use strict";fo();ya="T\
ake this change back"});var Zf,Hn,$a=T(()=>{"use strict";ia();wa();Qe();Zf={browser:"Computed in this browser.",server:"Computed in Python."},Hn=
class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#s=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(t,n,{
learned:s,isCompared:o,note:r}){this.engine=t.engine,ro(this.#t,t),this.#t.title=Zf[t.engine];let{value:i,change:a}=s?ra(
t,s):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(r),this.fail("")}wait(t,n){ro(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#r.
textContent=t,this.#r.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),s=xa(t,this.#s);this.#o.replaceChildren(
...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function ka(e){return jn!==null&&Object.hasOwn(jn,e)}async function Ma(e,t=$t){return Te?Xf(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Oa(e,"vocabulary")))}async function Xf(e,t){try{return await Pt(
e,{},t)}catch(n){if(!(n instanceof at)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Aa({id:e,weights:t},n,s=$t){if(!Te)return Oa(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return Sa(new URL(o,s),"weights",n)}async function Ea(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function Oa(e,t,n=!1){let s=jn?.[e]?.[t];if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.
startsWith("#"))return Sa(new URL(s,document.baseURI),t,n);let o=document.getElementById(s.slice(1))?.textContent??"";return $e(
o.trim()).buffer}async function Sa(e,t,n){let s=await fetch(e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}function Qf(e){let t=js(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var jn,Te,mo=T(()=>{"use strict";Bt();ke();Ds();jn=Qf("model-files"),Te=jn===null});function en(e){let{tensors:t,lengths:n,...s}=e;return{...s,tensors:Ta(t,(o,r)=>({values:o,shape:r})),...n&&{lengths:Ta(n,
o=>o)}}}function Ta(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:s,shape:o}])=>[n,t(new Float32Array($e(
s).buffer),o)]))}function po({tensors:e,weights:t,...n}){let s=Object.entries(e).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:we(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var Na,nn=T(
()=>{"use strict";ke();Na=e=>e.lengths!==void 0});function va(e){try{return e()}catch(t){let{problems:n}=t;throw n?new at(422,n):t}}function rm(e){let t=Object.entries(e).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Wt(Object.fromEntries(t))}var tm,_a,em,nm,sm,om,
La,Dn,Ia=T(()=>{"use strict";Bt();mo();nn();tm=["browser","server"],_a=20,em=300,nm=4,sm="static/bundles/browser-model.j\
s",om="The network could not be loaded.",La={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(e){
let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(
t):String(e)===$t.href?import(La.address):import(new URL(sm,e).href)}},Dn=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=$t){
this.#s=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&tm.includes(t)?t:null,
Te||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,em))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!Te)return Ct(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?ti(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(r){if(!(r instanceof at&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.choose(this.choice),r}}async compute(t){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),Ct(0,s)}return va(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Te||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(t,_a).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Pt(`${this.#t}/locations?${Wt({q:t,limit:_a})}`,{},this.#n);return n}async prepare(){
try{this.#o??=this.#a(),this.#e=await this.#o}catch(t){this.#r=!0;let n=t instanceof at?!t.status:t instanceof TypeError;
this.obstacle=n?om:ye(t)}}explainHere(t){let n=this.#e,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#i.
get(r);if(i)return i;let a={...va(()=>n.trace(t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=nm&&this.#i.
delete(c),this.#i.set(r,a),a}async#l(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}\
/views/network?${rm(t)}`;try{let{trace:r}=await Pt(o,{...n&&{signal:n}},this.#n);return en(r)}catch(r){if(!(r instanceof
at&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Pt(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let t=await Ma(
this.#s,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([La.load(this.#n),Aa(t,this.#r,this.#n)]),o=Ea(s,t);o.catch(()=>{});let r=new n(t,
s);return await o,r}}});var Ra,Pa=T(()=>{"use strict";Ra="No known place has any probability."});function go(e,t,n){return{kind:xe,get trace(){return po(t)},get before(){return n&&po(n)},meta:{...e,summary:am(t,n),table:{
columns:im,rows:cm(t)}}}}function Ca({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function am(e,t){
let{probability:n,from_pointer:s,from_generation:o}=e.prediction,r=n?`${Ca(e)} leads with ${Un(n)}: ${Un(s)} copied by t\
he pointer, ${Un(o)} from the generation head.`:Ra;return t?`${r} Compared with: ${Ca(t)} with ${Un(t.prediction.probability)}\
.`:r}function cm(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,o={pointer:t,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(
a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}var im,Un,Wa=T(()=>{"use strict";Ke();nn();Pa();
im=["place","pointer","generation head","probability"];Un=e=>`${(100*e).toFixed(1)} %`});function Ha(e,t){return yo(e,t).isInBrowser}async function ja(e,t,n,s){let o=await yo(t,n).compute(Wt(s)),r=go(e,o,null);
return bo.set(r,o),r}function um(e){return"tensors"in e}function yo(e,t){let n=JSON.stringify([t,e]),s=Fa.get(n)??new Dn(
e,null,t??$t);return s.draws=!0,Fa.set(n,s),s}var lm,hm,Fa,bo,Gn,Da=T(()=>{"use strict";$a();Bt();fo();Ia();mo();Wa();lm=
"Loading the network …",hm="Waiting for the server …",Fa=new Map,bo=new WeakMap;Gn=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#u=[];#m=[];#p=0;#y=0;constructor(t,n){
this.#s=t,this.#t=n,this.bar=new Hn(o=>this.#h(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#M());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#M()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#I(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,s,o){this.#p+=1,cancelAnimationFrame(this.#y),this.#o=t,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#m=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||ka(n.model));this.#n=i?yo(n.model,r):null,i?this.#s.hooks.act=a=>this.#c(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#f(uo(this.#a,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#M(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=uo(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#S(n):this.#h(n)}#S(t){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#f(t);n&&(this.#s.show(n,this.#i??this.#r),this.#d(n,"browser",t))})}#f(t){
return this.#n?.model?.trace(this.#N(t))??null}#h(t){this.#u.push(this.#a),this.#m=[],this.#w(t)}#I(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#T(this.#m,this.#u):
this.#T(this.#u,this.#m))}#T(t,n){let s=t.pop();s&&(n.push(this.#a),this.#w(s))}async#w(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=t,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?lm:hm),this.#t.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#A(n,t),c=r&&!this.#i;if(c&&(this.#r??=
await this.#A(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
t,r||(this.#r=l),this.#d(l,i);let u=go(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(ye(r)),this.#t.resized()}}async#A(t,n){let s=await t.explain(this.#N(n));
if(!um(s))throw new Error("The server gave no trace of this network.");return s}#N(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function Bn(e,t){return e.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var xo=T(()=>{"use strict"});function d(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(fm),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function sn(e){return e==null||e===!1?null:String(typeof e=="number"?Ot(e):e)}function Ot(e){return Math.
round(e*100)/100}function Ne(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=Ot(s);return`M${Ot(t)} ${Ot(n)}h${r}v${Ot(
o)}h${-r}Z`}).join("")}function Kt(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function wo(e,t,n,s){let[o,r,i,a]=[t[0],
t[1],s[0],s[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function Ua(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(Ot),[c,l]=[e,n].map(Ot);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function fm(e){return e!=null&&e!==!1&&e!==""}var j=T(()=>{"use str\
ict"});function Ga(e,t,n){return t?Bn(e,s=>{let o=t.parts.find(i=>Ba(i.name)===s);if(!o)return null;let r=za(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>mm(i,o,r,n)}}):
e}function Ba(e){return e.replace(/\.feed_forward$/,".stream")}function mm({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[F(l,h)+.9*h,1.5*h],
m=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:m-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:m,y:g+.36*h,"font-size":h},l))}function Va({parts:e},t){
let n=e.find(r=>Ba(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${za(n.value)} points.`}function za(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function qa(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Ka=T(()=>{"use strict";xo();
j();G()});function _t(e,t){for(let{kind:n,pattern:s}of dm){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return pm(i,t)?i:null}return null}function pm({kind:e,visit:t=0,
layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:e==="gate"?r.hasGate:
t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function gt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function on(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:gt(e,t)}function bt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function St(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var dm,ft=T(()=>{"use strict";dm=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"\
head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Za(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=_t(i,t);if(r==="gate")return ym(e,n);if(r==="attention_temperat\
ure")return Ja(e,t,"attention");if(r==="pointer_temperature")return Ja(e,t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?$m(e,c,t,h,l):xm(e,n,h)}function Xa({pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=ko,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Mo({trace:e},t,n){let s=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:r}=bm;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function ym({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function Ja({pointerId:e,clientX:t},n,s){let o=!1;return{
pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=ko,!o)return null;let a=Mo(n,s,(r-t)/gm);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function xm({pointerId:e,clientY:t},n,s){let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-t)>=ko,!r)return null;let c=Math.sign(wm(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function wm(e,t){let s=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.min(...s))}function $m({pointerId:e,clientX:t},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let m=$o*
Math.round((u-t)/c*Ya/$o),g=r==="time"?Math.min(Ya-$o,Math.max(0,i+m)):Math.max(0,a+m);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var ko,Ya,$o,gm,bm,Qa=T(()=>{"use strict";ft();ko=5,Ya=1440,$o=5,gm=60,bm={least:.1,most:10}});function yt(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];o>n&&(t=s,n=o)}return t}var km,Yt,tc,Jt=T(()=>{
"use strict";Se();km={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},Yt=class{#s=new Map;constructor(t,n=""){
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
weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Object.entries(ua).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,n])=>({name:t,label:n,short:km[t]??n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:m})=>m),r=[...new Set(
n)].filter(m=>!o.includes(m)),i=o.filter(m=>!n.includes(m)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(m=>!a.
includes(m)),...r].map(m=>this.#t(m)),h=m=>l.reduce((g,y)=>g+y[m],0),u=this.#o(l),f={location:-1,label:tc(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):t==="final"&&
n===qt?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`;return this.has(s)||t==="final"&&n===qt||!!this.trace.location_probabilities[t]?.
some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[
...s,{location:-1,label:tc(r),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:ha+s;return o-1-t.filter(({location:r})=>r<o).length}#e(t){let n=this.#s.get(t);if(n)return n;let s=this.
trace.lengths?.[t]??this.#r(t);return this.#s.set(t,s),s}#r(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};tc=
e=>e===1?"1 other":`${e} others`});function Ht(e,t,n,s=!1){if(s&&e?.kind==="visit")return{title:`${jt(t,e.visit??0)}.`,text:""};let{title:o,text:r}=Am(e,t,
n),i=n?.words?Mm(e,t,n):"";return{title:o,text:i?`${r} ${i}`:r}}function Mm(e,t,n){let s=Eo(n.words);if(e?.kind==="visit"&&
n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="pla\
ce"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return e?.kind==="g\
ate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Am(e,t,n){switch(e?.kind){case"visit":return Om(e.visit??0,t);case"h\
ead":return Tm(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made of.",text:Em(t)};case"stream":return sc(
e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the\
 last visit is ${t.trace.architecture.d_model} numbers. ${ac(ec(t),!0)} ${ec(t).length===1?"reads":"read"} nothing else \
of it.`};case"pointer":return oc(t);case"generation":return rc(t);case"gate":return ic(t);case"place":return Nm(e.location??
0,t);default:return _m(t,n)}}function Em(e){let{slices:t,trace:n}=e,s=ac(t.map(({label:r})=>r)).replace("recency","$& (d\
ays ago)"),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${s}. O\
ne matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${s}. Its first layer read\
s ${o} numbers.`}function ec(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],
...e.has("gate.logit")?["the gate"]:[]]}function jt(e,t){let n=e.visits[t];return n?`${n.label}, ${pt[n.weekday]} ${lt(n.
start_minute)}`:""}function Om(e,t){let n=t.visits[e],s=[],o=Sm(e,t);if(n?.masked)return{title:`${jt(t,e)}.`,text:"This \
visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),
t.hasPointer){let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`Th\
e pointer gives it ${O(r,1)}, after the gate ${Ao(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of th\
e answer.`)}return{title:`${jt(t,e)}.`,text:s.join(" ")}}function Sm(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<
t.heads;o++){if(t.isOff(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}
function Tm(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isOff(e,t)){let l=n.trace.interventions.replace_with==="mean"&&!n.
isSkipped(e,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zero"}. The ma\
p shows the weights it would have used.`}}let o=n.lastRow(e,t),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===void 0?
"":` and ${O(o[i])} from ${jt(n,i)}`,c=r===n.count-1?"itself":jt(n,r);return{title:s,text:`The last visit reads ${O(o[r])}\
 from ${c}${a}.`}}function sc(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its self-atten\
tion adds one of length ${N(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit com\
es in as a vector of length ${N(Number(n[r]))}; ${i}its feed-forward network adds one of length ${N(Number(o[r]))}.`}}function oc(e){
let t=e.pointerWeights,n=yt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(
s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite\
 visit is ${jt(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function rc(e){let t=e.generated(2).map(
({label:s,probability:o})=>`${s} with ${O(o)}`),n=e.probabilityOf("generation",qt);return{title:"Generation.",text:`It s\
cores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(", then ")}.${n<
.01?"":` “Unknown” gets ${O(n)}.`}`}}function ic(e){let{gate:t,trace:n}=e,s=n.gate.learned?"network sets the gate":"\
gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${s} to ${t.toFixed(2)}: `:"Without a gate, "}${O(t)}\
 of the answer’s distribution comes from the pointer, ${O(1-t)} from generation.`}}function Nm(e,t){let{label:n}=t.nameOf(
e),s=c=>O(t.probabilityOf(c,e),1),{gate:o}=t,r=t.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the pointer + ${(1-o).
toFixed(2)} × ${s("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is not among the visits",
"It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is ${s("final")}${r}. ${a}\
.`}}function _m(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}`;if(t){let a=t.
trace.prediction,c=e.wordsFor(t);if(a.location===n.location){let h=vm(n.probability,a.probability);return{title:`${o}.`,
text:`That is ${h} ${c}.`}}let l=t.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${O(l,1)}).`,text:`${Eo(
c)} the answer was ${t.nameOf(a.location).label}, ${O(a.probability,1)}.`}}let r=e.count===1?"the visit":`these ${e.count}\
 visits`,i=e.hasGate?` ${Ao(n.from_pointer)} are copied from visits (pointer), ${Ao(n.from_generation)} are generated.`:
"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function Vn(e){return e==="h\
ead"?"Switched off":"Masked"}function zn(e,t,n){let[s,o]=[O(t,1),O(n,1)];return s===o?`${e} would still get ${s}.`:`${e}\
 would get ${o} instead of ${s}.`}function vm(e,t){let{change:n,size:s}=Ee(e,t);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function Eo(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Ao(e){return`${(100*e).toFixed(
1)} points`}function ac(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?Eo(s):
s}function cc(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${jt(
e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${jt(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...Ht({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(Lm(c,e)),
o.push({...sc(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...Ht({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...oc(e),part:"pointer"}),e.hasGeneration&&o.push({...rc(e),part:"ge\
neration"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${ic(e).text} `:"";return o.push({title:`${i}\
, ${O(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Lm(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=yt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${jt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${O(s.
weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}var nc,rn=T(()=>{"use strict";Se();Jt();G();nc="Point at anything to\
 see what it does."});function lc(e,t,n){let s=e&&t&&Im(e,t);try{let o=s&&n?.(s);return o?Rm(e,t,o):""}catch{return""}}function Im({kind:e,layer:t=0,
head:n=0,visit:s=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Rm({kind:e},t,n){let{location:s,probability:o}=t.trace.prediction,
r=new Yt(n),{prediction:i}=n,a=Vn(e),c=t.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${O(i.probability,1)}.`}return`${a}, ${zn(c,o,i.probability)}`}var hc=T(()=>{"use strict";
Jt();rn();G()});function Dt(e,t){for(let[s,o]of Pm){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Wm(a,t)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Cm(s,o,t)??a,number:null,location:s===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Cm(e,{layer:t=0,head:n=0},s){
return e==="pointer"&&s.hasPointer?yt(s.pointerWeights):e==="head"&&t<s.layers&&n<s.heads?yt(s.lastRow(t,n)):null}function Wm({
kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function uc(e,t){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function an(e){let t=e.
split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Oo(e,t,n){let s=Dt(e,n),[o,r]=Fm[t]??[0,0];if(!s||o===0&&r===
0)return null;let i=Hm(s,o,r,n);return i!==null&&Dt(i,n)?i:null}function Hm(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let f=r*s.heads+i+t;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,m){let g=f.findIndex(({location:p})=>p===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${m}.${y.location}`:null}}var Pm,Fm,_e=T(()=>{"use strict";Jt();Pm=[["h\
ead",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Fm={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function L(e){return e.stage.type/13}function q(e,t,n="label"){let s=n==="title"||n==="strong";return To*F(fc(t),So[n]*L(
e),s)}function fc(e){return e.replaceAll("−","+")}function H(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:et(s,a/To,So[o]*L(e),l),u=[o,i,r].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function D(e,{x:t,y:n,width:s},o,r="label"){let i=So[r]*L(e),a=F(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+Gm(y,i),0),m=c.at(-1);m&&l+a+f<=s?(m.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Um(t,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function C(e){return e.
split(" ").map(t=>[{text:t}])}function Um(e,t,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("t\
ext",{class:s,x:e,y:t},a)}function Gm({text:e,kind:t="",isRaised:n=!1},s){let o=(n?jm:1)*(t.includes("math")?Dm:1);return To*
F(fc(e),s*o,t.includes("strong"))}var So,jm,To,Dm,mt=T(()=>{"use strict";j();G();So={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},jm=.78,To=1.07,Dm=1.12});function Zt(e,t,n,s=1){let o=e.length/t,r=qn-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...Yn(t),...Yn(o),8,3,0,0,0],c=[Bm,...Kn("IHDR",a),...zm(
n),...Kn("IDAT",qm(i)),...Kn("IEND",[])];return`data:image/png;base64,${we(dc(c))}`}function zm([e,t]){let n=[...e,...t].
join(" "),s=mc.get(n);if(s)return s;let o=new Uint8Array(3*qn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<qn;l++){let h=l/(qn-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=Kn("PLTE",o);return mc.set(n,r),r}function Kn(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=Vm[a]^s>>>8}}return[Yn(t.length),n,t,Yn(~s)]}function qm(e){let t=[[120,1]];for(let o=0;o<e.length;o+=No){let r=e.
subarray(o,o+No),i=o+No>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return dc([...t,[s>>8,s&255,n>>8,n&255]])}function dc(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function Yn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Bm,qn,No,Vm,mc,cn=T(()=>{"use strict";ke();Bm=[137,80,78,71,13,10,26,10],qn=256,No=65535,Vm=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),mc=new Map});function yc(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),i=Math.min(Km*r,.035*s),a=Ym(e,t,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[d("g",{key:"opened",class:"opened","font-size":13*r,"data-block":t.name},a.marks,xc(n,
c,16*r).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function xc(e,t,n){let s=n*(e.length-1),o=e.reduce((f,{least:m})=>f+
m.width,s),r=e.reduce((f,{least:m})=>f+m.height,s),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let f=e.reduce((m,g)=>g.rank>m.rank?g:m);return xc(e.filter(
m=>m!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:m=1})=>f+m,0),{x:h,y:u}=t;return e.map(f=>{let m=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+m*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
m*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Y(e,{x:t,y:n,width:s,height:o},r,i=r){let a=L(
e),c=q(e,r,"title")<=s-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:s,height:o,rx:10*a}),H(e,t+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function Z(e,{x:t,y:n,width:s,height:o}){let r=L(e);return{x:t+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function ht(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=L(e),c=q(e,s,"label")+(r?24:4)*a;return{
mark:d("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:r?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),r?H(e,t+c/2,n+4.5*a,s,{anchor:"middle"}):H(e,t+2*a,n+4.5*a,s)),width:c}}function Ym(e,t,n){let{width:s,
height:o}=e.stage.size,r=L(e),i=uc(t,e.reading),a=Zm(e,i,n),c=Jm(e,a.end+16*r,an(t.name)??""),l="You are here",h=q(e,l,"\
small")+10*r,u=s-n,f=u-a.end-20*r,m=o>=560*r&&vo(e,_o*r)>f,g=m?gc(e,u-n-h):gc(e,f,bc*2),y=g?vo(e,g):0,p=m||f-y>=h,b=m?u-
a.end:f-y-(p?h:0),x=(m?46:8)*r+(_o*r-(g??0))/2;return{height:(m?pc+36:pc)*r,marks:[a.marks,b>=c.width+16*r&&c.mark,g!==null&&
p&&H(e,u-y-10*r,(m?64:26)*r,l,{kind:"small",anchor:"end"}),g!==null&&d("g",{key:"thumbnails"},Xm(e,t,u-y,x,g))]}}function Jm(e,t,n){
let s=L(e);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return ht(e,t,21*s,"Back",{"data-open":n});let r="goe\
s back";return{mark:d("g",{key:"escape",class:"escape"},d("rect",{class:"key",x:t,y:10*s,width:34*s,height:22*s,rx:5*s}),
H(e,t+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),H(e,t+42*s,25.5*s,r,{kind:"small"})),width:46*s+q(e,r,"small")}}
function Zm(e,t,n){let s=L(e),o=e.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-
1,u=h?"strong":"label",f=Math.min(q(e,l,u),Math.max(20*s,n+o-r));if(i.push(d("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},d("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),H(e,r,26*s,l,{kind:u,width:f+1}))),
r+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function gc(e,t,n=bc){let s=L(e);for(let o=_o;o>=n;o--)if(vo(e,o*s)<=t)return o*s;return null}
function vo(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*L(e)))+2.2*t}function Xm(e,t,n,s,o){let{reading:r}=e,
i=L(e),a=[],c=n;for(let b=0;b<r.layers;b++){for(let w=0;w<r.heads;w++){let M=r.weights(b,w),$=Math.max(...M)||1,A=r.isOff(
b,w);a.push(p(`layers.${b}.heads.${w}`,`Layer ${b}, head ${w}${A?", switched off":""}`,c,o,[d("image",{key:"map",class:"\
map",href:Zt(M,r.count,e.scale,$),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:A?.2:1})])),c+=o+2}let x=.4*
o;a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([w=0,M=0],$)=>d("rect",
{key:`line ${$}`,class:"length",x:c+2,y:s+w*o,width:Math.max(1,(x-4)*M),height:Math.max(1,.12*o)}))])),c+=x+8*i}let l=s+
o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,m=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",
d:Kt(c,[l-f,l],m,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[d("path",{class:"g\
eneration",d:Kt(c,[l,l+f],m,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(p("gate","Gate",m,.3*o,[d("rect",{class:"pointer",
x:m+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),d("rect",{class:"generation",x:m+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=m+.3*o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
y,.7*o-2,[d("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function p(b,x,w,M,$,[A,k]=[s,o]){let E=t.
name===b||t.name.startsWith(`${b}.`),S=b.includes("heads");return d("g",{key:b,class:`part thumb${E?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":x,"aria-current":E?"true":null},$.flat(),d("rect",{key:"frame",class:S||E?"th\
umb-frame":"ground",x:w,y:A,width:M,height:k,rx:2}),d("title",{},x))}}var Km,pc,_o,bc,vt=T(()=>{"use strict";_e();mt();j();
cn();Km=20,pc=46,_o=28,bc=9});function Xt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=L(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),m=kc(f),g=new Map([...r].map(S=>[S,N(f[S]??0,m)])),y=[...g.values()].some(S=>q(
e,S,"tiny")>h+2*c),p=g.size>0&&!y?wc*c:1,b=y?wc*c:0,[x,w]=s.extent??Jn(f),M=Qm(t.height-b,x,w,p),$=M>0?Math.max(p,x*M):(t.
height-b)/2,A=t.y+b+$,k=f.map((S,_)=>{let v=Math.abs(S)*M,R=_===i;return d("rect",{key:`bar ${_}`,class:`bar ${o}${S<0?"\
 negative":""}${R?" chosen":""}`,x:t.x+_*h+u/2,y:S<0?A:A-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},a&&d("title",{},
a(_)))}),E=[...g].map(([S,_])=>H(e,t.x+$c((S+.5)*h,q(e,_,"tiny")/2,t.width),y?t.y+9*c:A+(Number(f[S])<0?-3:10.5)*c,_,{kind:"\
tiny",anchor:"middle",also:S===i?"chosen":"",key:`number ${S}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${A}\
H${t.x+t.width}`}),k,E]}function Qm(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(0,e-
s)/Math.max(t,n)}function ve(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*L(e),c=t.map(kc),l=Array.from(n,(g,y)=>Math.max(
...t.map((p,b)=>q(e,N(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=m(g)+m(p)+a)&&u.add(g);
return u;function f(g){return $c((g+.5)*i,m(g),s)}function m(g){return l[g]??0}}function $c(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Jn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function kc(e){let t=Math.
max(...Jn(e));return t>=99.5?0:t>=.95?1:2}var wc,ln=T(()=>{"use strict";mt();j();G();wc=13});function he(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(q(e,x.title,"strong"),c?q(e,x.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*t.width),f=t.x+u,m=t.width-u-l,g=i?17*r:0,y={x:f,width:m,height:Math.max(6*r,a-Mc*r-g)},p=n[0]?.values.length??1,b=m/
p;return[n.map(({key:x,title:w,says:M,values:$,colour:A,open:k},E)=>{let S=t.y+E*a,_=i?S+12*r:S+a/2+(c?-2:4)*r,v=i?t.width:
u-8*r,R=q(e,w,"strong")+10*r;return d("g",{key:x,class:k?"part choice row":"row","data-open":k??null,role:k?"button":null,
tabindex:k?0:null,"aria-label":k?w:null},k&&d("rect",{key:"ground",class:"ground",x:t.x-4*r,y:S,width:t.width+8*r,height:a,
rx:4}),H(e,t.x,_,w,{kind:"strong",width:v,key:"title"}),i&&H(e,t.x+R,_,M,{kind:"small",width:t.width-R,key:"beside"}),c&&
H(e,t.x,_+15*r,M,{kind:"small",width:v,key:"says"}),Xt(e,{...y,y:S+g+Mc/2*r},$,{colour:A,chosen:s,exact:P=>`${w}, number\
 ${P+1}: ${N(Number($[P]),4)}`}),s!==null&&H(e,t.x+t.width,S+g+(a-g)/2+4.5*r,N(Number($[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&d("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:p},(x,w)=>d("rect",{key:`position ${w}`,class:"cell",x:f+w*b,y:t.y,
width:b,height:a*n.length,"data-open":o(w),role:"button",tabindex:w===s?0:"-1","aria-current":w===s?"true":null},d("titl\
e",{},n.map(({title:M,values:$})=>`${M}: ${N(Number($[w]),3)}`).join(`
`)))))]}var Mc,Zn=T(()=>{"use strict";ln();mt();j();G();Mc=8});function Ac(e){let t=sd(e??"").map(od);for(let n=nd;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Lo.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function sd(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function od(e){let t=e.replace(/s$/,"");return ed.has(t)?t:e}var Ec,td,Lo,ed,nd,Oc=T(()=>{"use strict";Ec={pin:"M20 1\
0c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"\
M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-\
2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Z\
m0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0\
 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l\
-1 1M13.75 18.25l-1.25 1.42M17.77 5.65a15.68 15.68 0 0 0-12.12 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.96 20.73a1 1 0 0 1-1.\
23 1.23l-18-5a1 1 0 0 1-.69-1.23A19.68 19.68 0 0 1 15.73 2.04a1 1 0 0 1 1.23.69z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 \
1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10.2 18H4.77a1.5 1.5 0 0 1-1.35-.9\
7 11 11 0 0 1 .13-6.49M18 10.2V4.77a1.5 1.5 0 0 0-.97-1.35 11 11 0 0 0-6.49.13M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 \
0 0-5.14 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.71 2.55a10 10 0 0 0-6.16 6.16 1.5 1.5 0 0 0 .68 1\
.63l9.81 5.42a2 2 0 0 0 2.72-2.72l-5.42-9.81a1.5 1.5 0 0 0-1.63-.68",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17\
 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.\
5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.\
7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.77 10.31a1.12 1.12 0 0 0-1.55 0\
 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.77-3.25l2.89-4.\
18A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65.87l2.9 4.19a2.5 2.5 0 0 1-3.77 3.24M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",
mall:"M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-\
1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.8\
8M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 \
0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4\
M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"\
M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2\
 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.99 5.73a2\
 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 \
0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M\
10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a\
2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.77-\
.42l-4.46 2.84A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.77-.42L9.77 10.92A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 \
16h.01",government:"M10 18v-7M11.12 2.21a2 2 0 0 1 1.76 0l7.84 3.85A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.95zM14 18v-7M1\
8 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a\
1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5\
a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M\
6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.\
5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.3 3.46l3.\
02 3.96M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM\
6.18 5.28l3.1 3.9",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 \
19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1\
 2 2v2M17.92 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1z\
M6.08 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 4.93V21M4 6l7.11-3.79a2 2 0 0 1\
 1.79 0L20 6M6 11l-3.52 2.15a1 1 0 0 0-.48.85V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.85L18 11M6 4.93V21M10 \
9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.92a1 1 0 0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 \
0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 \
1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1\
-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2\
-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.15a1 1 0 0 1 .48.85V19a2 2 0 0 1\
-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .48-.85L6 9M6 21V7a1 1 0 0 1 .38-.78l5-4a1 1 0 0 1 1.25 0l5 4A1 1 0 0 1 18 7v14",park:"\
M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 \
0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 \
4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19\
q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 2.83-2.83l-2\
.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 2 0 1 0 2.83\
-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4.8-4.8",hotel:"\
M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5\
-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.\
8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 1\
8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1\
-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",
ferry:"M12 2v2M12 9.19V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.19-3.64a2 2 0 00-1.62 0L\
3 13a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1\
.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 \
6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1\
-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 \
17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 \
1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},td={home:["home","house","apartment","condo","res\
idence","residence hall","residential","housing","dorm","dormitory"],restaurant:["restaurant","food","food court","food \
truck","diner","bistro","breakfast spot","joint","steakhouse","noodle house","sushi","soup place","salad place","burrito\
 place","taco place","dumpling"],burger:["burger","burger joint","fast food","fast food restaurant","hot dog joint"],pizza:[
"pizza","pizzeria"],cafe:["cafe","cafeteria","coffee","tea","tea room"],bakery:["bakery","bagel shop","donut shop","sand\
wich place"],dessert:["dessert","dessert shop","ice cream","ice cream shop","cupcake","candy store"],bar:["bar","pub","g\
astropub","brewery","winery","biergarten","nightlife","nightclub"],grocer:["grocer","grocery","grocery store","supermark\
et","market","marketplace","bodega","convenience","convenience store","wine shop","liquor store","food shop","deli","foo\
d drink shop","fish market"],shop:["shop","store","boutique","bookstore","hardware","smoke shop","antique","home store",
"home good","home improvement","flower shop","music store","pet store","bike shop","video store","arts crafts store"],mall:[
"mall","shopping mall","department store","outlet"],service:["service","home service","salon","barbershop","barber","hai\
rdresser","spa","laundry","laundry service","dry cleaner","tailor shop","tattoo parlor","tanning salon","nail salon","be\
auty"],doctor:["doctor","dentist","doctor s office","dentist s office","clinic","medical","veterinarian","assisted livin\
g"],hospital:["hospital","medical center","emergency room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","at\
m","credit union","financial service"],post:["post office","post box"],office:["office","work","workplace","coworking","\
startup","conference room"],building:["building","skyscraper","convention center","event space","rooftop"],workshop:["wo\
rkshop","factory","industrial","warehouse","distillery","storage"],government:["government","government building","city \
hall","town hall","townhall","courthouse","court house","embassy","consulate","police","police station","fire station","\
military base","capitol building","monument","landmark","historic site","castle"],museum:["museum","gallery","art galler\
y","art museum","public art","sculpture"],culture:["culture","theater","theatre","art","arts center","performing arts ve\
nue","circus","opera house","comedy club","aquarium","zoo","planetarium","entertainment"],cinema:["cinema","movie theate\
r","multiplex","film studio"],music:["music","music venue","concert hall","rock club","jazz club","recording studio"],stadium:[
"stadium","arena","racetrack","sports bar","bowling alley","arcade","casino"],school:["school","kindergarten","nursery",
"daycare","child care"],college:["college","university","campus","classroom","academic building","college building","stu\
dent center","law school","medical school","trade school","fraternity house","sorority house"],library:["library"],community:[
"community","community center","neighborhood","social","club house","city"],church:["church","chapel","cathedral","synag\
ogue","mosque","temple","shrine","monastery","house of worship","place of worship","spiritual","cemetery"],park:["park",
"playground","forest","outdoor","campground","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","gard\
en center","beer garden"],beach:["beach","pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fit\
ness","yoga","yoga studio","sport","athletic","dance studio","martial","court","field","rink","college gym","ski area","\
golf course"],hotel:["hotel","motel","hostel","inn","resort","bed and breakfast","guest house"],train:["train","train st\
ation","subway","metro","railway","station","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:[
"airport","airport terminal","plane","heliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road",
"street","bridge","highway","intersection","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","au\
tomotive","gas station","fuel","garage","car dealership","automotive shop","moving target","rental car location"],bike:[
"bike","bicycle","bike rental","bike share"]},Lo=new Map(Object.entries(td).flatMap(([e,t])=>t.map(n=>[n,e]))),ed=new Set(
[...Lo.keys()].flatMap(e=>e.split(" "))),nd=Math.max(...[...Lo.keys()].map(e=>e.split(" ").length))});function xt(e,t,n,s){let o=s/rd;return d("path",{key:"icon",class:"icon",d:Ec[Ac(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var rd,ue=T(()=>{"use strict";Oc();j();rd=
24});function B(e,t){let n=e.visits[t];return n?`${n.label}, ${Qt(e,t)}`:""}function fe(e,t){return e.visits[t]?.label??""}function Io(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Qt(e,t){let n=e.visits[t];return n?`${pt[n.weekday]} ${lt(n.start_minute)}`:
""}function Tc(e,t){return zt(e.visits[t]?.duration_minutes??0)}function Nc(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,m=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-m)/g,p=A(Sc(n,r).map(k=>({visit:k,half:q(e,M(n[k],k),k===r?"strong":"tiny")/2}))),b=A(Sc(n,r).map(k=>({visit:k,half:q(
e,$(k),k===r?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},E)=>{let S=x(E),_=E===r,v=Number(n[E])*y;return d("g",{key:`visit ${E}`,class:`part choice${_?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${B(c,E)}: weight ${O(Number(n[E]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:S-
Math.min(.36*h,20*l),y:f-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(E)&&H(e,w(E,p),f-v-4*l,M(
n[E],E),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(k,S-7*l,f+5*l,14*l),b.has(E)&&H(e,w(E,b),
t.y+t.height-4*l,$(E),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${B(c,E)}: score ${N(Number(s[E]),
3)}, weight ${O(Number(n[E]),2)}`))})];function x(k){return t.x+(k+.5)*h}function w(k,E){let S=E.get(k)??0;return Math.max(
t.x+S,Math.min(t.x+t.width-S,x(k)))}function M(k,E){return E===r?Io(Number(k)):O(Number(k)).replace(" %","")}function $(k){
return N(Number(s[k])/o,k===r?2:1)}function A(k){let E=new Map;for(let{visit:S,half:_}of k){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,x(S)));[...E].every(([P,V])=>{let W=Math.max(t.x+V,Math.min(t.x+t.width-V,x(P)));return Math.abs(v-W)>=_+V+
3*l})&&E.set(S,_)}return E}}function Sc(e,t){let[n=t,...s]=[...Array(e.length).keys()].sort((o,r)=>Number(e[r])-Number(e[o]));
return[...new Set([n,t,...s])]}var Lt=T(()=>{"use strict";ue();mt();j();G()});function _c(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>id(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>ad(e,s)}]}function id(e,t){let{reading:n}=e,s=L(e),o=Z(e,t),r=n.values(
"context"),i=D(e,o,C(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Y(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),m=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:m,height:Math.max(28*s,l-10*s)};return f.length>0&&d("g",{key:`line ${u}`},Xt(e,g,f,{colour:"\
stream",extent:Jn(r),numbered:ve(e,[f],f,m),exact:y=>`Number ${u*c+y+1}: ${N(Number(f[y]),4)}`}))})]}function ad(e,t){let{
reading:n}=e,s=L(e),o=Z(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=D(e,o,C(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...Y(e,t,"What reads it"),...i.marks,r.length>
0&&d("g",{key:"rows"},he(e,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var vc=T(()=>{"use strict";vt();ln();
Zn();Lt();mt();j();G()});function Le(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Re(ee(i,s,c),ee(a,o,c));return Lc(h,l,null,e,o)}function Xn(e,t,n,s){let o=ee(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Ro(o,e.trace.interventions.attention_temperature??1)}function Ie(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Lc(Re(n,ee(s,t,n.length)),o,r,e,t)}function Qn(e){return Ro(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Lc(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Re(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:We(n)}}function Ro(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=We(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function hn(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:te(e,`${s}.weight`,r),bias:te(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function ts(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=te(e,`${o}.bias`,s),a=ot(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Re(a,ee(r.values,s,a.length)),bias:i}}function Ic(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=te(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Po(e,c,t),u=Re(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:We(a.map(({dot:c})=>c.sum))+o}}function Po(e,t,n){let s=e.values(`inputs.${t}`);return ee(
s,n,s.length/e.count)}function ot(e,t,n){let s=e.values(t);return ee(s,n,s.length/e.count)}function Pe(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Re(t,n.values):null,bias:te(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function ne(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Re(n,ee(
s.values,t,n.length)):null,r=te(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Rc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Ro(t,1):null}function Ce(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?We(s.map(i=>Number(
e.pointerWeights[i]))):0,r=cd(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function cd(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function te(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function ee(e,t,n){return e.subarray(t*n,(t+1)*n)}function We(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var It=T(()=>{"use strict"});function un(e,t,{first:n,second:s,products:o},r){let i=L(e),a=o.length,c=a>hd&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Pc*i,m=t.width-Pc*i,g=fn(o),y=ve(e,[n,s,o],o,m,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=m/a,x=w=>`${N(
Number(n[w]),4)} × ${N(Number(s[w]),4)} = ${N(Number(o[w]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:w,colour:M,values:$,title:A},k)=>{let E=t.y+k*h,S={x:f,y:E+
u,width:m,height:h-u-6*i};return d("g",{key:`row ${k}`},H(e,t.x,E+12*i,A,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),H(e,t.x,E+u+.5*S.height+5*i,w,{also:`math letter ${M}-words`,key:"letter"}),Xt(e,S,$,{colour:M,numbered:y,chosen:g,
exact:x}))}),c&&fd(e,{x:f,y:t.y+3*h,width:m,height:l},o)]}function fd(e,{x:t,y:n,width:s},o){let r=L(e),i=s/o.length,a=Math.
max(ld,Math.ceil(o.length/8));for(;a<o.length&&a*i<q(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,m]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${m}v${-4*r}`}),H(e,(f+m)/2,n+17*r,N(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function es(e,t,n,s,o,r,i){let a=L(e),c=md(n,s,o),l=dd(n,s,r,c),h=pd(
n,s,o,i.over,c),u={x:t.x,y:0,width:t.width},f=D(e,u,l).height+D(e,u,h).height+10*a,m=132*a,g=Math.max(70*a,Math.min(.36*
t.height,210*a)),y=t.height-f-g>=m,p=Math.min(t.height-f-(y?g:0),276*a),b=t.height-f-p,x=D(e,{...u,y:t.y+p+4*a},l),w=D(e,
{...u,y:t.y+p+x.height+6*a},h);return[d("g",{key:"dot"},un(e,{...t,height:p},n.dot,r)),d("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+p}H${t.x+t.width}`}),d("g",{key:"score steps"},x.marks),d("g",{key:"softmax steps"},w.marks),y&&d("g",{
key:"softmax"},Nc(e,{...t,y:t.y+p+f,height:b},s,o,i))]}function md({dot:e,width:t,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=n?e.sum/Math.sqrt(t):e.sum,m=Number(c[a])/l-h;return me(g=>{let y=(p,b)=>g(
p)===g(b);return n&&!y(g(e.sum)/Math.sqrt(t),f)||s&&!y(g(f)+g(s),o)?!1:r?!0:y(g(o)/l,o/l)&&y(g(o/l)-g(h),m)&&Co(g(m),Number(
u[a]))})}function ns({dot:e,bias:t,logit:n},s){return me(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&s(o))}
function Co(e,t){return Tt(Math.exp(e))===Tt(t)}function me(e){let t=Cc.least;for(;t<Cc.most&&!e((n,s=0)=>Number(n.toFixed(
t+s)));)t++;return t}function dd({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,f=[...C("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(e.sum,h)}`,kind:"strong"}],n?[{text:`${Fe} ÷ √${t}\
 = `},{text:N(u,h),kind:"strong"}]:[{text:`${Fe} not divided by √${t}: scaling is off`}]];return s!==null&&f.push(o?[{
text:`${Fe} no position bias: it is off`}]:[{text:`${Fe} ${s<0?"−":"+"} ${N(Math.abs(s),h)} (position bias) = `},{text:N(
i,h),kind:"strong"}]),r?f.push([{text:`${Fe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${Fe} ÷ te\
mperature ${gd(a)} = `},{text:N(i/a,h),kind:"strong"}]),f}function pd({isMasked:e},t,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return C("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,f=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(u,o),isRaised:!0},{text:` = ${Tt(f)}\
;`}],[{text:`${Tt(f)} / ${Tt(l)} = `},{text:Io(Number(h[n])),kind:"strong"},{text:","}],...C(`where ${Tt(l)} is the sum \
over ${s}${a?`, after ${N(a,o)}, the largest score, is subtracted from each`:""}.`)]}function Tt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,s=>ud[s]??"").join("")}`}function fn(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function gd(e){return String(
Math.round(1e3*e)/1e3)}var Fe,Pc,ld,hd,Cc,ud,de=T(()=>{"use strict";ln();Lt();mt();j();G();Fe="→",Pc=30,ld=8,hd=20,Cc=
{least:2,most:6},ud=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Wc(e,t){let n=L(e),s=Pe(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>yd(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>xd(e,r,s)}),o}function Fc(e){return ns(
e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function yd(e,t,n){let{hidden:s,dot:o,bias:r,logit:i}=n,
a=Fc(n),c=L(e),l=Z(e,t),h=o&&r!==null?[...C("Sum of the products"),[{text:"h",kind:"math query-words"},{text:" · "},{text:"\
w",kind:"math key-words"},{text:` = ${N(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"+"} ${N(Math.abs(r),a)} (bia\
s) =`}],[{text:"logit "},{text:N(i,a),kind:"strong"}]]:[...C("Each unit is multiplied by a learned weight; the sum and a\
 bias give the"),[{text:"logit "},{text:N(i,a),kind:"strong"}]],u=D(e,{...l,y:0},h),f=ht(e,l.x,l.y+l.height-10*c,"More a\
bout the gate",{"data-more":"gate"},{isButton:!1}),m=Math.min(l.height-u.height-36*c,450*c),g=D(e,{...l,y:l.y+m+4*c},h),
y=ve(e,[s],s,l.width);return[...Y(e,t,`${s.length} hidden units read the context`),d("g",{key:"dot"},o?un(e,{...l,height:m},
o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",words:"Weight of each unit",
colour:"key"}]):Xt(e,{...l,height:m},s,{colour:"query",numbered:y})),...g.marks,f.mark]}function xd(e,t,n){let{reading:s}=e,
o=L(e),r=Z(e,t),{gate:i,trace:a}=s,c=D(e,{...r,y:0},m()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.
height-c.height-l-40*o},u=D(e,{...r,y:r.y+r.height-c.height-l-6*o},m());return[...Y(e,t,f()),n&&h.height>=60*o&&d("g",{key:"\
curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){return a.gate.
learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.gate=="number"?
"A gate set by hand":"A fixed gate"}function m(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(3)}`,kind:"str\
ong"}];if(!n){let M=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.gate=="num\
ber"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...C(M),b]}let x=[[{text:"\
1 / (1 + e",kind:""},{text:N(-n.logit,Fc(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];if(a.
gate.learned)return[...x,...C(`is the gate: ${O(i,1)} of the answer comes from the pointer, ${O(1-i,1)} from generation.`)];
let w=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`It is set\
 by hand to ${i.toFixed(3)}.`;return[...C(w),...C("As learned it would be"),...x]}function g(p,{logit:b,learned:x}){let w=Math.
max(bd,Math.ceil(Math.abs(b))),M=v=>p.x+(v+w)/(2*w)*p.width,$=p.y+p.height,A=v=>$-v*p.height,k=Array.from({length:61},(v,R)=>{
let P=-w+R/30*w;return`${M(P).toFixed(1)} ${A(1/(1+Math.exp(-P))).toFixed(1)}`}),[E,S]=[M(b),A(x)],_=b>0;return[d("path",
{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${$}H${p.x+p.width}M${p.x} ${A(.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>H(e,p.x-
6*o,A(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),[-w,0,w].map(v=>H(e,M(v),$+15*o,N(v,0),
{kind:"tiny",anchor:"middle",key:`logit ${v}`})),H(e,(M(0)+M(-w))/2,$+15*o,"logit",{kind:"tiny",anchor:"middle",key:"axi\
s"}),d("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${E} ${$}V${S}H${p.x}`}),
d("circle",{key:"point",class:"point",cx:E,cy:S,r:5.5*o}),H(e,E+(_?-10:10)*o,_?Math.max(S-6*o,p.y+9*o):S-8*o,x.toFixed(2),
{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),d("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),H(e,p.x,p.y+p.height+15*o,`pointer ${O(i,1)}`,{kind:"small",key:"of pointer"}),H(e,p.x+p.width,
p.y+p.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var bd,Hc=T(()=>{"use stri\
ct";vt();It();de();ln();mt();j();G();bd=6});function wt(e,t,n,{largest:s,most:o=Dc,isOrdered:r=!1,isWalked:i=!1}={}){let a=L(e),c=Math.max(1,Math.floor(t.height/(jc*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,m=Math.max(
1,Math.ceil(jc*a/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:k})=>q(e,k,"strong")))+8*a,x=Math.max(0,...h.map(({beside:k=""})=>k?q(e,k,"small")+10*a:0)),w=Math.max(...h.
map(({label:k,says:E=""})=>Math.max(q(e,k,"strong"),f?q(e,E,"small"):0)))+8*a,M=Math.min(w,.58*(t.width-p-b-x)),$={x:t.x+
p+M,width:Math.max(1,t.width-p-M-b-x)},A=s??(Math.max(...h.map(({parts:k})=>k.reduce((E,{value:S})=>E+Math.abs(S),0)))||
1);return[h.map((k,E)=>{let S=t.y+(E+.5)*u,_=E===g||(h.length-1-E)%m===0&&(g<0||Math.abs(E-g)>=m),v=$.x,R=Math.min(.62*u,
.42*o*a);return d("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":""}`,"dat\
a-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.label}\
: ${k.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:S-u/2,width:t.width+6*a,height:u,rx:4}),y&&(_||u>=17*
a)&&k.category!==void 0&&xt(k.category,t.x,S-7.5*a,15*a),_&&H(e,t.x+p,S+(f&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?"s\
trong":"label",width:M-6*a,key:"name"}),f&&k.says&&H(e,t.x+p,S+12.5*a,k.says,{kind:"small",width:M-6*a,key:"says"}),k.parts.
map(({value:P,colour:V},W)=>{let I=Math.abs(P)/A*$.width,U=d("rect",{key:`part ${W}`,class:`bar ${V}${P<0?" negative":""}${k.
isChosen?" chosen":""}`,x:v,y:S-R/2,width:Math.max(.5,Math.min($.width,I)-(k.parts.length>1&&I>2?.8:0)),height:Math.max(
1,R)});return v+=I,U}),_&&k.beside&&H(e,t.x+t.width-b,S+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),_&&H(e,
t.x+t.width,S+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&d("title",{},k.exact))}),
l&&H(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function He(e,t,n,s=Dc){
return Math.min(s*L(e)*n,t.height)}var jc,Dc,je=T(()=>{"use strict";ue();mt();j();jc=14,Dc=34});function Uc(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>wd(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>$d(e,s,t)}]}function wd(e,t,n){let{reading:s}=e,
o=L(e),r=Z(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:m})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=ne(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:m,colour:"generation"}],beside:p===
null?"":N(p,2),text:O(m,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${N(p,4)}, `}\
probability ${O(m,3)}`}}),c=s.trace.architecture.locations,l=D(e,r,C(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ht(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},wt(e,u,a,{isWalked:!0})),h.mark]}function $d(e,t,{location:n}){let{reading:s}=e,o=L(e),r=Z(e,t),{label:i}=s.nameOf(
n),a=ne(s,n),{dot:c,bias:l,logit:h}=a,u=Rc(s),f=ns(a,b=>h===null||!u||Co(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
m=s.probabilityOf("generation",n),g=[];if(c&&l!==null&&g.push(...C("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${N(Math.abs(l),f)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:N(h,f),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
x=Number(u.scores[n])-u.shift;g.push([{text:"→ e",kind:""},{text:N(x,f),isRaised:!0},{text:` = ${Tt(b)};`}],[{text:`${Tt(
b)} / ${Tt(u.total)} = `},{text:O(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...C(`${Tt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${N(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...C(
"→ softmax over the whole list:"),[{text:O(m,1),kind:"strong"}]);let y=D(e,{...r,y:0},g),p=c?Math.min(r.height-y.height-
8*o,450*o):0;return[...Y(e,t,`How does it score ${i}?`),c&&d("g",{key:"dot"},un(e,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...D(
e,{...r,y:r.y+p+(c?6*o:0)},g).marks]}var Gc=T(()=>{"use strict";vt();It();je();de();mt();j();G()});function jo(e,t,n=1){let s=t.type/Ho,o=46*s,r=t.height-98*s,i=Do(e.count,o,r,Md,s,Od(e)),a=t.width>=1180*s,c=t.width<Ad*
s,l=t.width>=1040*s&&e.layers<=3,h=c?Ed(e,s):zc(e,a,s),u=l?62*s:0,f=l?u+22*s:16*s,m=t.width-2*mn-Bc(Object.values(h)),[g,
y]=[o+12*s,t.height-4*s],p=Sd(e.heads,m/e.layers-f,y-g,s),b=p.columns*(p.side+ss*s)-ss*s,x=e.heads>0?b+f:f,w=Math.max(0,
m-e.layers*x);c||(h.visits+=Math.min(.3*w,90*s),h.answer+=Math.min(.2*w,80*s),h.flow+=Math.min(.1*w,50*s),h.leave+=Math.
min(.1*w,50*s));let M=t.width-2*mn-Bc(Object.values(h))-e.layers*x,$=Math.min(M,e.hasPointer?220*s:60*s);h.bands+=$;let A=(M-
$)/e.layers,k={x:mn,width:h.visits},E=mn+h.visits+12*s,S=a?{x:E,width:h.slices}:null;S&&(E+=h.slices+12*s);let _=Array.from(
{length:e.layers},(z,tt)=>{let st=E+tt*(x+A);return{x:st,width:b,maps:Td(e.heads,st,g,y,p,s),stream:l?st+(e.heads>0?b+10*
s:0):null}});E+=e.layers*(x+A);let v=t.width-mn,R=v-h.answer,P=R-h.leave-h.gate,V=E+h.scores+h.weights+8*s,W=P-h.flow-Q,
I=Math.min(190*s,.24*t.height)/n,U=e.hasGate?.56*t.height:(o+r)/2,nt=Fo*s,it=e.hasPointer?t.height-I-pn*nt-6:(o+r-I)/2-nt;
return{size:t,type:t.type,rows:i,visits:k,slices:S,layers:_,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*s,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:V,places:W,gate:P,gateWidth:h.gate,answers:{most:r-o<330?dn-1:dn,top:o,bottom:r+
60*s,x:R,right:v,segment:R-Q},right:v,top:o,bottom:r,full:I,across:{visits:i.map(({y:z})=>z),starts:[o-12*s,e.hasGeneration?
r:t.height-8],places:{room:[o+16*s,e.hasGeneration?it-12*s:r],gap:22*s},generation:{start:it,gap:nt},gate:U-I/2},bands:{
ribbon:(z,tt,st)=>Wo(V,z,W,tt,st),into:(z,tt,st)=>Wo(W+Q,z,P,tt,st),out:(z,tt,st)=>Wo(P+h.gate,z,R-Q,tt,st)}}}function Wo(e,t,n,s,o){
return o?Kt(e,t,n,s):Kt(e,t,e,t)}function zc({hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*
s,gaps:(n?24:12)*s,scores:46*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:Q,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?
152:140)*s}}function Ed(e,t){return{...zc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Od({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:
t[o]>=kd?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Bc(e){return e.reduce((t,n)=>t+
n,0)}function Do(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),m=t;return Array.
from({length:e},(g,y)=>{let p=f?f.has(y):y>=e-l,b=p?u:h;return m+=b,{y:m-b/2,height:b,isFull:p}})}function Sd(e,t,n,s){let o={
columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(e/r)-Vc*s,a=Math.min(i,(t-(r-1)*ss*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function Td(e,t,n,s,{columns:o,side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,
r+2.2*Vc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+ss*i),y:n+Math.floor(h/o)*c,side:r}))}function os(e,t,n,s){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,m]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+m*(h.wish-u.
length-t))/(f+m),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var mn,ss,
Vc,Q,pn,Fo,dn,kd,Md,Ho,Ad,se=T(()=>{"use strict";j();mn=20,ss=8,Vc=19,Q=8,pn=3,Fo=4,dn=4,kd=.05,Md={least:13.5,most:38,lane:3},
Ho=13,Ad=760});function Bo(e,t,n,s=1){let o=n/Ho,[r,i]=[qc,t-qc],a=Do(e.count,r,i,Nd,o).map(({y:v,height:R,isFull:P})=>({x:v,width:R,isFull:P})),
c=Number(a.at(-1)?.width)>=_d*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+rs*o,u=h+(K.title+K.inputs+rs)*
o,f=[];for(let v=0;v<e.layers;v++){let R=Ld(e.heads,r,i,u+K.title*o,o),P=R.at(-1),W=(P?P.y+P.side+8*o:u)+K.title*o;f.push(
{y:u,maps:R,stream:W}),u=W+(K.bars+rs)*o}let m=Id(e,r,u+K.title*o,i-r,o),g=Math.ceil(e.values("context").length/m.columns)*
m.cell,y=u+K.title*o+Math.max(g,20*o)+rs*o,p=y+(e.hasPointer?(K.title+K.scores)*o:0),b=p+(e.hasPointer?170:96)*o,x=b+Q+((e.
hasPointer?K.names:0)+(e.hasGate?48:30))*o,w=e.hasGate?28*o:0,M=Rd(i-r,o)/s,$=Fo*o,A=i-M-pn*$,k=Math.max(78*o,M*s/2+6),E=x+
w+34*o,S=i-M-16*o,_={most:dn,top:E,bottom:E+(dn+1)*k,x:r-6*o,right:S-8*o,segment:S};return{size:{width:t,height:_.bottom+
Math.max(0,(M*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:m,pointer:y,ribbons:p,
places:b,gate:x,gateHeight:w,answers:_,full:M,across:{visits:a.map(({x:v})=>v),starts:[r,i],places:{room:[r,e.hasGeneration?
A-2*Kc*o:i],gap:Kc*o},generation:{start:A,gap:$},gate:i-M},bands:{ribbon:(v,R,P)=>Go(p,v,b,R,P),into:(v,R,P)=>Go(b+Q,v,x,
R,P),out:(v,R,P)=>P?Ua(x+w,v,S+Q,R):Go(x+w,v,x,v,!1)}}}function Go(e,t,n,s,o){return o?wo(e,t,n,s):wo(e,t,e,t)}function Ld(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Uo*o)/r,a=Math.min(i-Uo*o,vd*o),c=Math.max(Nt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Uo*o),side:a,touch:Nt}))}function Id(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Rd(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Nt,K,qc,Nd,_d,Uo,vd,rs,Kc,oe=T(()=>{"use strict";j();
se();Nt=44,K={title:26,bars:34,inputs:64,scores:52,names:56},qc=16,Nd={least:20,most:110,lane:1},_d=62,Uo=8,vd=160,rs=16,
Kc=6});function Ut({reading:e,beside:t}){return t?[e,t]:[e]}function gn(e){return Math.max(...Ut(e).map(({largestWeight:t})=>t))}
function as(e){return e.isOwnScale?1:gn(e)}function De(e){return is.layers+2*e}function X(e){let t=is.layers+2*e.layers,
n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function J(e,t){return e.
beat<t&&"hidden"}var is,dt=T(()=>{"use strict";is={visits:0,slices:1,layers:2}});function zo({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function bn(e){let{reading:t,stage:n,
lit:s}=e;return n.layers.some(({maps:r},i)=>r.some((a,c)=>!t.isOff(i,c)&&qo(e,a,c).hasWeight))?s?.kind==="visit"?"last v\
isit reads it":"last visit’s largest":""}function qo({reading:e,stage:t},{side:n,touch:s},o){let r=12.5*t.type/13,i=e.
heads-1,a=F("100 %",1.04*r,!0),c=(f,m)=>F(`${f}${i}`,r)+m<=n,l=s!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${s!==
void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}function cs(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)
return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+F(Yc,12.5*a)>l,u=r?h?"own largest":Yc:
O(gn(e)),f=t+12*a,m=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Zt(Pd,Vo,e.scale),x:f,y:n-9*a,width:c,
height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("text",{class:"sm\
all",x:f+c+5*a,y:n},u)],g=zo(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let x=17*a+c+F(u,12.5*a),w=d("rect",{class:"ground",
x:t-6*a,y:n+14*a-Nt,width:x+12*a,height:Nt});return d("g",{key:"scale",class:"switch",...y},w,m)}let p=F(g,12.5*a)+16*a,
b=bn(e);return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-(b?33:17)*a},"Head maps: row reads column"),b&&d("tex\
t",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${b}`),m,d("g",{key:"switch",class:"switch",...y},d("rect",{class:"hand\
le stays",x:t,y:n+8*a,width:p,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Vo,
Yc,Pd,ls=T(()=>{"use strict";j();oe();G();dt();cn();Vo=64,Yc="largest of each head",Pd=Float32Array.from({length:Vo},(e,t)=>t/
(Vo-1))});function Xc(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>Fd(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Dd(e,i,t)}]}function Fd(e,t,n){let{reading:s,
isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,i),f=s.isOff(r,i),m=o?u[yt(u)]||1:gn(
e),g=Math.min(.36*t.width,190*l),y=(t.width-g)/h>=Cd*l,p=jd(e,t,n,f,y),b=t.y+42*l,[x,w]=[t.width-g,t.height-44*l-p.height],
M=t.width<600*l?1.9:1.15,$={width:x/h,height:Math.min(w/h,M*x/h)},A={x:t.x+g,y:b,width:x,height:$.height*h},k=`layers.${r}\
.heads.${i}`,E=$.height>=30*l,S=Hd($.height,13*l);return[H(e,t.x,t.y+15*l,g>=150*l?"The visit that asks":"Who asks",{kind:"\
strong",width:g-8*l}),d("g",{key:"columns"},v()),d("g",{key:"rows"},R()),d("image",{key:"weights",class:"map",href:Zt(u,
h,e.scale,m),...A,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"map-frame",...A}),d("g",{key:"\
cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},P()),d("rect",{key:"column",class:"chosen-column",x:A.
x+c*$.width,y:t.y,width:$.width,height:A.y+A.height-t.y,rx:3}),_(),d("rect",{key:"cell",class:"chosen-cell",x:A.x+c*$.width,
y:A.y+a*$.height,width:$.width,height:$.height}),p.at(A.y+A.height)];function _(){let W=A.y+a*$.height,I=19*l,U=(z,tt)=>d(
"rect",{key:z,class:"chosen-row",...tt,rx:3}),{height:nt}=$;if(nt>=I)return U("row",{x:t.x-3,y:W,width:t.width+3,height:nt});
let it={x:t.x-3,y:W+(nt-I)/2,width:g,height:I};return[U("row",{x:A.x-1,y:W,width:A.width+2,height:nt}),U("asking",it)]}function v(){
let W=$.width>=14*l,I=Math.min(15*l,$.width-3*l),U=$.width>=30*l,nt=A.x;return s.visits.map((it,z)=>{let tt=String(pt[it.
weekday]),st=it.weekday!==s.visits[z-1]?.weekday,Rt=A.x+z*$.width,ge=q(e,tt,"tiny"),Gr=!W&&st&&Rt>=nt&&Rt+ge<=A.x+A.width;
Gr&&(nt=Rt+ge+4*l);let Hs=A.x+(z+.5)*$.width;return d("g",{key:`column ${z}`,class:`part choice${z===c?" here":""}${it.masked?
" off":""}`,"data-open":`${k}.${a}.${z}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${z+1}: ${B(s,z)}${it.
masked?", masked":""}`},d("rect",{class:"ground",x:A.x+z*$.width,y:t.y,width:$.width,height:42*l}),W&&xt(it.category,Hs-
I/2,t.y+(U?0:22)*l,I),Gr&&H(e,Rt,t.y+38*l,tt,{kind:"tiny",key:"weekday"}),U&&[H(e,Hs,t.y+26*l,tt,{kind:"tiny",anchor:"mi\
ddle",key:"day"}),H(e,Hs,t.y+38*l,$.width>=40*l?lt(it.start_minute):`${Math.floor(it.start_minute/60)} h`,{kind:"tiny",anchor:"\
middle",key:"hour"})],d("title",{},B(s,z)))})}function R(){return s.visits.map((W,I)=>{let U=A.y+(I+.5)*$.height,nt=I===
a,it=nt||(h-1-I)%S===0&&Math.abs(I-a)>=S,z=Math.min(18*l,$.height-1.5*l),tt=$.height>=12*l,st=t.x+(tt?z+10*l:4*l),Rt=A.x-
st-6*l,ge=nt||E?"strong":"label";return d("g",{key:`row ${I}`,class:`part choice${nt?" here":""}`,"data-open":`${k}.${I}\
.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${B(s,I)}`},d("rect",{class:"ground",x:t.x,y:U-$.height/
2,width:g,height:$.height}),tt&&xt(W.category,t.x+3*l,U-z/2,z),it&&H(e,st,U+(E?-2:4.5)*l,W.label,{kind:ge,width:Rt,key:"\
name"}),E&&H(e,st,U+12*l,`${Qt(s,I)} · ${Tc(s,I)}`,{kind:"small",width:Rt,key:"when"}),d("title",{},B(s,I)))})}function P(){
let W=[];for(let I=0;I<h;I++){if(h>Jc&&I!==a){W.push(d("rect",{key:`row ${I}`,class:"cell",x:A.x,y:A.y+I*$.height,width:A.
width,height:$.height,"data-open":`${k}.${I}.${c}`},d("title",{},B(s,I))));continue}for(let U=0;U<h;U++)W.push(V(I,U))}return W}
function V(W,I){let U=Number(u[W*h+I]),[nt,it]=[A.x+I*$.width,A.y+W*$.height],z=W===a&&I===c,tt=String(Math.round(100*U)),
st=ge=>$.width>=q(e,tt.padStart(2,"0"),ge)+2*l,Rt=(U>=Zc||y||W===a)&&$.height>=13*l&&st("tiny");return d("g",{key:`${W} ${I}`,
class:"cell"},d("rect",{key:"cell",x:nt,y:it,width:$.width,height:$.height,"data-open":`${k}.${W}.${I}`,role:"button",tabindex:z?
0:"-1","aria-current":z?"true":null},d("title",{},`${B(s,W)} reads ${O(U,1)} from ${B(s,I)}`)),Rt&&H(e,nt+$.width/2,it+$.
height/2+4.5*l,tt,{kind:U/m>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:U/m>=Wd&&!f?"on-dark":"on-light",key:"\
weight"}))}}function Hd(e,t){return Math.max(1,Math.ceil(t/e))}function jd(e,t,{layer:n,head:s,query:o,isLeaf:r},i,a){let{
canAct:c,canAsk:l,reading:h}=e,u=L(e),f=h.isRemoved(n,s),m=t.height>=330*u,g=`layers.${n}.heads.${s}`,p=[c&&{text:f?"Swi\
tch head on":"Switch head off",attributes:{"data-act":"head","data-part":g},isPressed:f},l&&!f&&{text:"Ask the hall: wha\
t without it?",attributes:{"data-act":"ask","data-part":g}},r?{text:"More about query and keys",attributes:{"data-more":"\
neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:zo(e),attributes:{"data-act":"scale"}}].filter($=>$!==!1),b=a?"Va\
lues in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Zc)} on; each row adds up to 100.`,x=i?
"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${h.count>Jc?"A stronger colour i\
s more; each row adds up to 100 %.":b}`,w=m?C(x):[],M=D(e,{...t,y:0},w,"small").height;return{height:M+40*u,at($){let A=t.
x,k=[];for(let{text:E,attributes:S,..._}of p){let v=ht(e,A,$+M+22*u,E,S,_);A+v.width>t.x+t.width||(k.push(v.mark),A+=v.width+
10*u)}return[d("g",{key:"explained"},D(e,{...t,y:$+3*u},w,"small").marks),d("g",{key:"controls"},k)]}}}function Dd(e,t,{
layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":fe(i,
r);return[...Y(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"\
worked"},es(e,Z(e,t),Le(i,n,s,o,r),Xn(i,n,s,o),r,[{letter:"q",words:`Query of ${B(i,o)}`,colour:"query"},{letter:"k",words:`\
Key of ${B(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${s}.${o}.${l}`}))]}var Jc,Zc,Cd,Wd,Qc=T(()=>{"use strict";ue();vt();It();de();Lt();mt();Jt();ls();j();G();dt();cn();
Jc=24,Zc=.045,Cd=30,Wd=.6});function el(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Ud(e,s,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Gd(e,s,t)}]:[]]}function Ud(e,t,{location:n}){
let{reading:s}=e,o=L(e),r=Ce(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,m]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=E=>r.visits.map(S=>({value:E*Number(g[S]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:Mt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:Mt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Mt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Mt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:Mt(u),isChosen:!0});let b=Z(
e,t),x=s.hasGate?[[{text:`${f} × ${Mt(a)} = ${Mt(l)}`}],...C("come from the pointer,"),[{text:`${m} × ${Mt(c)} = ${Mt(
h)}`}],...C("from generation. Together:"),[{text:Mt(u),kind:"strong"},{text:"."}],...C("All bars have one scale.")]:[...C(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],w=D(e,{...b,y:0},
x),M={...b,height:b.height-w.height-44*o},$=He(e,M,y.length,tl),A=D(e,{...b,y:b.y+$+8*o},x),k=ht(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}?`),
d("g",{key:"rows"},wt(e,M,y,{most:tl})),...A.marks,k.mark]}function Gd(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:i}=Ce(s,n),a=Z(e,t),c="Its visits";if(r.length===0){let p=C("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...D(e,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Qt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:Mt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...C(u),[{text:Mt(i),kind:"strong"},
{text:"."}]],m=D(e,{...a,y:0},f),g={...a,height:a.height-m.height-8*o},y=He(e,g,h.length);return[...Y(e,t,c),d("g",{key:"\
rows"},wt(e,g,h,{isOrdered:!0})),...D(e,{...a,y:a.y+y+6*o},f).marks]}function Mt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var tl,nl=T(()=>{"use strict";vt();It();je();Lt();mt();j();G();tl=56});function sl(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Bd(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Vd(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>zd(e,s)}]}function Bd(e,t,n){let{reading:s}=e,o=L(e),r=Z(e,t),i=D(e,r,
C("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,m)=>({key:`visit ${m}`,label:f.label,says:Qt(s,m),category:f.category,parts:[{value:Number(c[m]),colour:"pointer"}],
beside:N(Number(a[m]),2),text:O(Number(c[m]),1),open:`pointer.${m}`,isChosen:m===n.visit,isOff:f.masked,exact:`${B(s,m)}\
: score ${N(Number(a[m]),4)}, weight ${O(Number(c[m]),2)}`})),h=ht(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},wt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Vd(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${fe(s,n)}, ${Qt(s,n)}?`,`Score of ${fe(s,n)}`),d("g",{key:"wor\
ked"},es(e,Z(e,t),Ie(s,n),Qn(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function zd(e,t){let{reading:n}=e,s=L(e),o=Z(e,t),r=n.pointerWeights,i=D(e,o,C("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:m,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(m,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(m,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=ht(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},wt(e,c,a)),l.mark]}var ol=T(
()=>{"use strict";vt();It();je();de();Lt();mt();j();G()});function rl(e,t){let n=L(e),s=il(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>qd(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Kd(e,o,t)}]}function us(e,{layer:t,visit:n,number:s}){return s??fn(ot(e,`layers.${t}.residual_out`,n))}function il(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,m,g="plain")=>{let y=ot(e,`${s}.${u}`,n),p=`length ${N(Math.hypot(...y))}`;a.push({key:u,title:f,says:m||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),m=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(f,2)}, deviation ${N(m,2)}`}}function qd(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),
a=Z(e,t),c=us(s,n),l=il(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,m=[],g=(y,p,b=!0)=>{let x=ht(e,f,a.y+a.
height-10*i,y,p,{isButton:b});f+x.width>a.x+a.width||(m.push(x.mark),f+=x.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),d("g",{key:"rows"},he(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),d("g",{key:"controls"},m)]}
function Kd(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=L(e),a=us(s,n),c=Z(e,t),{y:l}=c,h=[];for(let f of Yd(s,o,r,a)){
let m=D(e,{...c,y:l},f);if(l+m.height>c.y+c.height)break;h.push(...m.marks),l+=m.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Y(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Jd(e,u,o,r,a))]}function Yd(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(ot(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...C("Comes in:"),Ko(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(hs("Norm 1:",hn(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(hs("Norm\
 2:",hn(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,m,g){let y=g?"0 (skipped)":
null;return a?Yo(h,u,f,m,y):[...C(`${h} no residual connection, so only`),[{text:y??N(f,2),kind:"strong"}]]}}function hs(e,t){
if(!t)return C(`${e} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t,
l=me(u=>{let f=u((u(n,1)-u(s,1))*u(o,1));return f!==u(r)||i===null||a===null?f===u(r):N(f*u(i,1)+u(a,1),2)===N(c,2)}),h=u=>N(
u,l+1);return[...C(e),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${N(r,l)};`}],...i===
null||a===null?C("then a learned factor and bias give").concat([Ko(c)]):[[{text:`${N(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],Ko(c)]]}function Yo(e,t,n,s,o=null){let r=me(a=>o!==null||a(a(t)+a(n))===a(s)),i=n<0&&o===null?"−":
"+";return[...C(e),[{text:`${N(t,r)} ${i} ${o??N(Math.abs(n),r)} =`}],[{text:N(s,r),kind:"strong"}]]}function Ko(e){return[
{text:N(e,2),kind:"strong"}]}function Jd(e,t,n,s,o){let{reading:r}=e,i=L(e),a=ot(r,`layers.${n}.feed_forward.pre`,s),c=ot(
r,`layers.${n}.feed_forward.hidden`,s),l=ts(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,w)=>Math.abs(
Number(h[w]))-Math.abs(Number(h[x]))),f=Array.from(c).filter(x=>x>0).length,m=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${N(We(h),2)}, the bias adds ${N(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,y=D(e,t,C(m+g),"small"),p=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,p).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${N(
Number(a[x]))} → ${N(Number(c[x]))}${l?` × ${N(Number(l.dot.second[x]),2)}`:""}`,text:N(Number(h[x]),2)}));return[...y.
marks,wt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var fs=T(()=>{"use strict";vt();It();je();de();Zn();
Lt();mt();j();G()});function Jo(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>tp(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>ep(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>op(e,o,t)}]:[]]}function Zo(e,t,n){let{trace:s,
count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Wn)*Wn;return`${lt(c)}\
 to ${lt((c+Wn)%1440)}`}case"weekday":return la[r.weekday]??"";case"recency":{let c=Qd(e,n);return c===null?"days before\
 the prediction":c>=ao?`${ao} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/Oe)*Oe,l=c+Oe;return c>=co*Oe?`${zt(co*Oe)} or more`:`${c?zt(c):"0"} to ${zt(l)}`}default:{let c=o-
n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the end`}}}function Qd({
trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/Zd;return Math.round(o(e.predict_at)-
o(s))}function tp(e,t,{kind:n,visit:s}){let{reading:o}=e,r=L(e),i=Z(e,t),a=o.slices.map(({name:f,label:m,lengths:g})=>({
key:f,title:m,says:Zo(o,f,s),values:Po(o,f,s),colour:Number(g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:m})=>f+
m.length,0),l=D(e,i,C(`${a.length} vectors, ${c} numbers together; the network learned a vector for every value.`),"smal\
l"),h=ht(e,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*
r,height:i.height-l.height-34*r};return[...Y(e,t,n==="inputs"?"What the last visit is made of":B(o,s)),...l.marks,d("g",
{key:"rows"},he(e,u,a)),h.mark]}function ep(e,t,{kind:n,visit:s,number:o}){let{reading:r}=e,i=L(e),a=Z(e,t),c=ot(r,"inpu\
ts.projected",s),l=o??fn(c),h=Ic(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} num\
bers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],m={...a,height:Math.min(86*i,.26*a.height)},
g=sp(r,s,l),y=[],p=g.reduce((M,$)=>M+D(e,{...a,y:0},$).height+4*i,0),b={...a,y:m.y+m.height+28*i,height:a.height-m.height-
p-36*i},x=h?np(h):[],w=b.y+(x.length?He(e,b,x.length)+6*i:0);for(let M of g){let $=D(e,{...a,y:w},M);if(w+$.height>a.y+a.
height+2)break;y.push(...$.marks),w+=$.height+4*i}return[...Y(e,t,"The features, mixed into one vector"),d("g",{key:"vec\
tor"},he(e,m,f,{chosen:l,open:M=>`${u}.${M}`})),x.length>0&&D(e,{...a,y:m.y+m.height+4*i},C(`Number ${l+1}: each feature\
 × its weights`),"small").marks,x.length>0&&d("g",{key:"rows"},wt(e,b,x)),d("g",{key:"lines"},y)]}function np({parts:e,
bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:N(r.sum,2),
exact:`${o}: the sum of ${r.products.length} products is ${N(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"\
plain"}],text:N(t,2),exact:""}]}function sp(e,t,n){if(!e.has("inputs.norm"))return[];let s=Number(ot(e,"inputs.projected",
t)[n]),o=Number(ot(e,"layers.0.residual_in",t)[n]),r=hn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=hs("Norm:",
r),a=[[...C("Sum:"),[{text:N(s,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){let c=e.
trace.architecture.d_model,l=te(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?a.push(C("No position enco\
ding: it is off.")):l!==null&&r&&(i=Yo("Position encoding:",r.result,l,o),a.push(i))}return i.push(...C("→ layers")),a}
function op(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=Z(e,t),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(
s.lastRow(g,y)[n]),b=s.isOff(g,y);i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"plain"}],
text:b?"off":O(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);
if(i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`pointer.${n}`}),s.hasGate){
let y=O(g*s.gate,1),p=Number(g.toFixed(3)),b=me(x=>O(p*x(s.gate),1)===y);a.push(...C("To the answer the pointer carries"),
[{text:`${O(g,1)} × gate ${s.gate.toFixed(b)} = `},{text:y,kind:"strong"},{text:"."}])}}let c=D(e,r,C(s.visits[n]?.masked?
"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=D(e,{...r,y:0},a),h={...r,
y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=He(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),m=Math.
max(Xd,...f);return[...Y(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},wt(e,h,i,{largest:m})),d("g",{key:"\
end"},D(e,{...r,y:h.y+u+6*o},a).marks)]}var Zd,Xd,Xo=T(()=>{"use strict";Se();vt();It();je();de();fs();Zn();Lt();mt();j();
G();Zd=864e5,Xd=.1});function al(e,t){let n=Dt(t,e.reading);return n?yc(e,n,rp[n.kind](e,n)):[]}var rp,cl=T(()=>{"use strict";vc();vt();Hc();
Gc();Qc();_e();nl();ol();fs();Xo();_e();rp={head:Xc,stream:rl,inputs:Jo,visit:Jo,context:_c,pointer:sl,generation:Uc,gate:Wc,
place:el}});function ll(e,t){let n=Dt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return ap(n,t);break;case"stream":
return cp(n,t);case"pointer":if(n.isLeaf)return lp(n,t);break;case"generation":if(n.isLeaf)return hp(n,t);break;case"gat\
e":return up(t);default:break}return Ht(_t(ip(n),t),t,null)}function ip({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function ap({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Le(o,e,t,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,m=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.sum,2)}, which makes a score of\
 ${N(u,2)}. ${f}${m}`}}function cp({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>N(Math.hypot(...ot(n,`${s}.${l}`,t))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${B(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function lp({visit:e},t){let n=O(Number(t.pointerWeights[e]),1),s=`The pointer gives ${B(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=Ie(t,e),c=r!==null&&!i?` and the bias of its position is ${N(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${N(o.sum,2)}${c}; its score is ${N(a,2)}. The weight counts for ${fe(t,e)}.`}}function hp({location:e},t){let{logit:n}=ne(
t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the softmax over all places makes it ${O(
s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function up(e){let t=Ht({kind:"gate"},e,null),n=Pe(e);if(!n)return t;let{logit:s,learned:o,hidden:r}=n,i=e.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${N(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var hl=T(()=>{"use strict";_e();It();Lt();ft();rn();G()});function ul(e,{names:t,run:n},s){if(!t.length)return e;let o=fp*s/13;return Bn(e,r=>t.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>mp(i,n,o)}:null)}function mp({attributes:{x:e,y:t,width:n}},s,o){let[r,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:r,cy:i,r:o}),d("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${s} run`))}var fp,fl=T(()=>{"use strict";
xo();j();fp=7});function dl(e,t){let n=dp[t];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has(
"gate.logit")?e.values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<pp&&s>0&&s<1?
null:s,isDone:!0}}var dp,pp,ml,pl=T(()=>{"use strict";dp={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,
PageDown:-.2,Home:-1,End:1},pp=.00501,ml="Up and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1\
; Left and Right lead to other parts."});function yl(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=s.length*gl*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&$p(p,getComputedStyle(b)),p.matches(xp)&&h.push(p);for(let x of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(x)}for(let y of[...h,...o.querySelectorAll("[visibility]")])y.remove();let f=document.createElementNS(
ms,"title");f.textContent=t;let m=document.createElementNS(ms,"rect");m.setAttribute("y",String(-c)),m.setAttribute("wid\
th",String(r)),m.setAttribute("height",String(l)),m.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:gp),x=document.
createElementNS(ms,"text");return x.textContent=et(y,r-2*bl,b,p===0),x.setAttribute("x",String(bl)),x.setAttribute("y",String(
(p+.8)*gl*a-c)),x.setAttribute("font-size",String(b)),x.setAttribute("font-weight",p?"400":"600"),x.setAttribute("fill",
getComputedStyle(e).color),x});return o.prepend(f,m,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",ms),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function $p(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of bp){if(wp.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);
s&&s!==yp[n]&&e.setAttribute(n,s)}}var ms,gl,gp,bl,bp,yp,xp,wp,xl=T(()=>{"use strict";G();ms="http://www.w3.org/2000/svg",
gl=1.7,gp=1.2,bl=20,bp=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opacity","\
paint-order","font-size","font-weight","text-anchor","text-decoration-line"],yp={fill:"rgb(0, 0, 0)",stroke:"none","stro\
ke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-order":"n\
ormal","text-decoration-line":"none"},xp=".handle, .handle-words, .control, .escape",wp=new Set(["font-size","font-weigh\
t","text-anchor"])});function $l(e,t=null,n=null){if(t===null)return[Mp(e,n),Ap(e,n)];let s=Dt(t,e);return s?kp[s.kind](e,s):[]}function Mp(e,t){
let{hasPointer:n}=e,s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[
B(e,r),o.duration_minutes,...n?[tr(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Ap(e,t){
let{final:n}=e.trace.location_probabilities,o=[...n.map(({location:i})=>i),qt].map(i=>{let{pointer:a,generation:c,fromPointer:l,
fromGeneration:h}=Ce(e,i);return[i===qt?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf(
"final",i),...t?[t.knownProbability(i)]:[]]}),r=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, w\
ith a gate of ${e.gate.toFixed(3)}${r>0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place",
"By the pointer","By generation","From the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],
rows:r>0?[...o,Ep(e,o,r)]:o}}function Ep({gate:e,hasPointer:t,hasGeneration:n},s,o){let r=[Number(t),Number(n),e,1-e,1,1];
return(s[0]??[]).map((i,a)=>{if(a===0)return`${o} other ${o===1?"place":"places"}`;let c=s.map(h=>h[a]);if(c.includes(null))
return null;let l=c.map(Number).reduce((h,u)=>h+u,0);return Math.max(0,Number(r[a-1])-l)})}function Op(e,{layer:t,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,m)=>B(e,m));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,m)=>[f,...a.subarray(m*i,(m+1)*i)])}];let h=Xn(e,t,n,s),{dot:u}=Le(e,t,n,s,o);return[ds(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,m)=>[f,tr(h.scores[m]),a[s*i+m]])}]}function Sp(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>ot(e,`${o}\
.${u}`,s)),a=us(e,t),c=ts(e,n,s,a),l=ot(e,`${o}.feed_forward.pre`,s),h=ot(e,`${o}.feed_forward.hidden`,s);return[{caption:`${B(
e,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(m=>m[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function wl(e,{kind:t,visit:n}){let s=ot(e,"inputs.projected",n),o=[{caption:`What ${B(e,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Zo(e,i,n),c[n]])},
Qo("All features mixed by one matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[
c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push([
"Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function Tp(e){return[Qo("The context: the last visit after all layers",e.values("context"))]}function Np(e,{visit:t,isLeaf:n}){
let s=Qn(e),o=e.visits.map((l,h)=>B(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],tr(s.scores[h]),e.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=Ie(e,t);return[ds(`Query of the context × key of ${o[t]}`,["Query","Key"],c),
...a]}function _p(e,{location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,ne(
e,i.location).logit,i.probability])},{dot:r}=ne(e,t);return n&&r?[ds(`Context × weights of ${e.nameOf(t).label}`,["Cont\
ext","Weight"],r),o]:[o]}function vp(e){let t=Pe(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bia\
s",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[
t.dot?ds(s,["Hidden unit","Weight"],t.dot):Qo(s,t.hidden),n]}function Lp(e,{location:t}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=Ce(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function ds(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Qo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function tr(e){
return Number.isFinite(e)?e:"−∞"}var kp,kl=T(()=>{"use strict";Se();_e();It();fs();Xo();Lt();kp={head:Op,stream:Sp,inputs:wl,
visit:wl,context:Tp,pointer:Np,generation:_p,gate:vp,place:Lp}});function Ml(e,t,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of $l(t,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Nn(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[o,n??"network",Ip(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([_n(l)],{type:"text/csv"})),i.push(f.href),r.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
e.append(r),r.showModal()}function Ip(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var Al=T(
()=>{"use strict";vn();kl()});function Ol(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[s,o]=Rp[n]??[0,!1],r=t?e.indexOf(
t):-1,i=e[r];if(s===0||!i)return null;let a=ps(i);if(!o){let f=e[r+s];return f&&ps(f)===a?f:null}let c=[...new Set(e.map(
ps))],l=c[c.indexOf(a)+s],h=e.filter(f=>ps(f)===l),u=f=>Math.abs(El(f)-El(i));return h.sort((f,m)=>u(f)-u(m))[0]??null}function ps(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function El(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var Rp,Sl=T(()=>{"use strict";Rp={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var er={};Br(er,{SLIDER_KEYS:()=>ml,blockAround:()=>an,carryOf:()=>Xa,circuitSentence:()=>qa,circuitWords:()=>Va,dragOf:()=>Za,
effectOf:()=>lc,markedAsCircuit:()=>Ga,markedAsPut:()=>ul,neighbourOf:()=>Oo,openedMarks:()=>al,sentenceOfOpened:()=>ll,
showTables:()=>Ml,slid:()=>dl,svgFile:()=>yl,turned:()=>Mo,walked:()=>Ol});var Tl=T(()=>{"use strict";Ka();Qa();hc();cl();
hl();fl();pl();xl();Al();Sl()});function _l(e,t,n){return[...t.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...Pp(e,n)].reduce((o,r)=>Nl(
r)>Nl(o)?r:o)}function Pp(e,t){let{visits:n,trace:s,layers:o,heads:r}=e,{location:i,probability:a}=s.prediction,c=zn(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:f},m)=>f.length>Number(n[u]?.label.length)?m:u,0)}];for(let u=0;u<
o;u++)for(let f=0;f<r;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:m}=Ht(u,e,null),g=t?` ${Vn(
u.kind)}, ${c}`:"";return{title:f,text:`${m}${g}`}})}function Nl({title:e,text:t}){return e.length+t.length}var vl=T(()=>{
"use strict";rn()});function yn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function gs(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=yn(e),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Ll(t),...Ll(n)],c=[...new Set(a)].flatMap(h=>Wp.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function Ll({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[...s,...o??[]].map(({location:r})=>r)]}
function bs({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(t-n)<Cp)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${r}`,d:s(c,l)},i&&d("title",{},
i))}function ys(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Cp,Wp,Ue=T(()=>{"use strict";j();G();Cp=.6,Wp=["pointer","g\
eneration"]});var xn,Fp,xs,Il=T(()=>{"use strict";xn="Circuit",Fp=[["bold","keeps the answer"],["faded","can be left out"]],xs=class{circuit=null;failure="";#s;#t;#n=null;constructor(t,n){
this.#s=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Fp){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,xn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#r(t,xn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${xn} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${xn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,xn),this.#t()}}#r(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function Pl(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function nr(e,t){return`${e.tag} ${e.
key??t}`}function jp(e,t){let n=e.match(ws)??[],s=t.match(ws)??[],o=t.split(ws);return n.length!==s.length||e.split(ws).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var Rl,Hp,ws,$s,Cl=T(()=>{"use strict";j();Rl="http://www.w3.org/2000/svg",Hp=
new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),ws=/-?\d+(?:\.\d+)?/g,$s=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#m(),this.elements=this.#r(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(t,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),
[]}if(!s.length&&!t.firstChild){let a=n.map(c=>this.#i(Pl(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(nr(l.mark,a),c)}let i=n.map((a,c)=>{let l=Pl(a),h=r.get(nr(l,c));r.delete(nr(l,c));let u=h??
document.createElementNS(Rl,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(Rl,t.tag);
for(let s in t.attributes){let o=sn(t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:t,elements:this.#r(
n,t.children,[],!1)}),n}#l(t,n,s){let o=this.#s.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))sn(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=sn(c),h=sn(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&Hp.has(a)?jp(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#r(t,n.children,o?.elements??[],s);this.#s.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#m();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#m(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}}});function sr(e,t,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute(
"aria-label",e),s.addEventListener("click",n),s}var ks,Wl=T(()=>{"use strict";ks=class{#s=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=sr("Play the story","play",()=>this.toggle()),this.back=sr("Step back","back",()=>this.step(-1)),
this.forth=sr("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Ms({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=St(r,e),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),m=Hl(f.map(p=>t?.knownProbability(p)??null),1),g=n&&t?Gp(f,e,t):null,y=(l-c)/u.length;return u.
map((p,b)=>{let x=c+(b+.5)*y,w=p.probability*s.full,M={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[$,
A]=["pointer","generation"].map(k=>Fl(p[k]*pe({reading:e},k),M[k])*s.full);return{...p,was:t?m[b]??null:null,wasByPath:M,
middle:x,start:x+(Number($)-Number(A)-w)/2,height:w}})}function Fl(e,t){return Math.max(0,(t??e)-e)}function Gp(e,t,n){let s=(o,r)=>r?
Hl(e.map(i=>n.shareOf(o,i)),pe({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Hl(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function As(e,t){let{reading:n,stage:s}=e,o=yn(e),r=n.pointerWeights,i=p=>p.reduce((b,x)=>b+Fl(r[x],o?.[x]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=Dp&&b<Up||or(t,p.location)<t.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:x})=>b+x,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:x})=>({wish:p,length:(b+x)*s.full})),
m=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=os(f,Math.max(0,Math.min(u,m/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:x,lost:w,visits:M},$)=>({path:"pointer",location:p,label:b,probability:x,start:Number(g[$]),lost:w,visits:M,
answer:or(t,p)}));function y(p){let b=p.map(w=>Math.max(r[w],o?.[w]??0)),x=b.reduce((w,M)=>w+M,0)||1;return p.reduce((w,M,$)=>w+
Number(b[$])/x*Number(s.across.visits[M]),0)}}function Es({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
pn),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:or(n,i)};return r+=c*t.full+o,l})}function pe({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function At(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function or(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var Dp,Up,Ge=T(()=>{"use strict";Ue();ft();se();Dp=.03,Up=5});function re({stage:e},t){let n=e.type/13;return F(t,12.5*n)+13*n}function wn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Os(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Be(e,{act:`${t}_temperature`,words:wn(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Be(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||rr*l,u=re(e,n),
f=a?" stays":c?" on":"";return[d("rect",{key:`handle ${t}`,class:`handle${f}`,"data-act":t,x:o-u,y:r,width:u,height:h,rx:h/
2},d("title",{},s)),d("text",{key:`handle words ${t}`,class:`handle-words middle${f}`,x:o-u/2,y:r+h/2+4*l},n)]}var rr,Ss=T(
()=>{"use strict";j();G();rr=18});function jl(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[ie(e,n,"Visits",ir(e,s),s),...Bp(e),...t.rows.map((o,r)=>zp(
e,r))]}function ir({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${t.head}`;return F(o,12.5*(e.type/13))<=n?o:s}function ie({stage:e},t,n,s,o=400){let r=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},F(n,15*r,!0)<=o?d("text",{x:t,y:17*r,class:"title"},n):d("text",{
x:t,y:17*r,class:"small strong"},et(n,o,12.5*r,!0)),d("text",{x:t,y:35*r,class:"small"},et(s,o,12.5*r)))}function Bp({reading:e,
stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of ar(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function ar({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Vp(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(pt[s.weekday])})}return t}function Vp({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function zp(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=on(o,n).includes(t),m=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?re(e,m)+4*l:0,p=Math.min(rr*l,i),
b=Ts(c),x=i>=33*l,w=(x?20:13)*l,M=h+w+(x?14:8)*l,$=lr(e,t),A=hr(e,t),k=f||A,E=$?42*l:0,S=s.visits.x+s.visits.width-4,_=S-
M,v=b.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),R=s.isDense?0:38*l,P=x?[d("text",{x:M,y:r-3*l,class:"\
strong"},et(c.label,_-y,13*l,!0)),d("text",{x:M,y:r+13*l,class:"small"},[b,v].find(V=>F(V,12.5*l)<=_-E)??lt(c.start_minute)),
$||_<F(b,12.5*l)+56*l?null:qp(S+4-50*l,r+5*l,48*l,c)]:[d("text",{x:M,y:r+4.4*l,class:k?"strong":"label"},et(c.label,_-Math.
max(R,E)-y-9,12.5*l,k)),$||s.isDense?null:d("text",{x:S-y,y:r+4.4*l,class:"small end"},lt(c.start_minute))];return d("g",
cr(e,t,c),d("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,r-w/2,
w),a?P:d("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),$&&a&&d("text",{x:S,y:r+(x?13:4.4)*l,class:A?"strong end":
"small end"},$),g&&f&&Be(e,{act:"mask",words:m,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:S+2,y:x?r-17*l:r-p/2,height:p}),d("title",{},`${c.label}, ${pt[c.weekday]} ${b}`))}
function cr({reading:e,lit:t,beat:n},s,o){let r=on(t,e).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${e.count}\
: ${o.label}, ${pt[o.weekday]} ${Ts(o)}${o.masked?", masked":""}${e.hasPointer&&n>=X(e).pointer?`; pointer weight ${O(e.
pointerWeights[s],1)}`:""}`}}function Ts({start_minute:e,duration_minutes:t}){return`${lt(e)} · ${zt(t)}`}function lr({
reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function hr({reading:e,lit:t},n){return t?.
kind!=="head"?!1:yt(e.lastRow(t.layer??0,t.head??0))===n}function qp(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,$n),i=Math.min(s,Math.max(0,s+o-$n)),a=(c,l)=>d("rect",{class:"stay",x:e+c/$n*n,y:t,width:Math.max(1,(l-c)/$n*n),
height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/$n*n-2,y:t-3,width:5,
height:13}))}function Dl(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=t,
a=Math.max(...Ut(e).map(({longestSlice:y})=>y)),c=r/i.length,l=gt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:p},b)=>i.map(({lengths:x},w)=>{let M=Number(x[b])/a*Math.max(2,p-4);return{visit:b,x:o+w*c,y:y+p/2-2-M,width:.72*
c,height:M}})),[f,m]=ur(u,({visit:y})=>h||l.includes(y)),g=i.map(({short:y},p)=>d("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[d("g",fr(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Ne(m)}),f.length>0&&d("path",{key:"lit",class:"length lit",
d:Ne(f)}),d("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function ur(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function fr(e){return{key:"slices",class:`part \
slices${bt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:J(e,is.slices),"aria-label":`Input \
of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var $n,Ve=T(()=>{"use strict";Ss();ue();ft();Jt();j();
G();dt();$n=1440});function Ul(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[ie(e,n+6*o,"Answer",e.stage.isDense?"":Kp(e),
s-n),...mr(e,t)]}function Kp({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function mr(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=St(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(f=>{let{location:m,label:g,category:y,probability:p,was:b,middle:x,height:w,start:M}=f,$=[{path:"poin\
ter",share:f.pointer*pe(e,"pointer")},{path:"generation",share:f.generation*pe(e,"generation")}],A=a===m,k=c+(y===null?6:
26)*i,E=Cn(g,l-k-(r===m?20*i:2),13.5*i,2,!0),S=x-(E.length>1?22:8)*i,_=x+(E.length>1?2:0)*i,v=c+6*i,R=u-8*i;return d("g",
{key:`place ${m}`,class:`part place${A?" lit":a!==null&&o?" dim":""}`,"data-part":m<0?null:`places.${m}`,role:m<0?null:"\
button",tabindex:m<0?null:"-1","aria-label":`${g}: ${O(p,1)}; from the pointer ${O($[0]?.share??0,1)}, from generation ${O(
$[1]?.share??0,1)}${r===m?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:S-16*i,
width:u+10*i,height:_-S+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:Q-2,height:Math.max(1,w)}),
y!==null&&xt(y,c+5*i,S-13*i,16*i),E.map((P,V)=>d("text",{key:`name ${V}`,class:m<0?"label halo":"strong halo",x:k,y:S+15*
V*i},P)),r===m&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${S-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:_,width:R,height:8*i}),$.map(({path:P,
share:V})=>{let W=d("rect",{key:P,class:`${P} bar`,x:v,y:_,width:Math.max(0,V*R),height:8*i});return v+=V*R,W}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*R,y:_-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},O(p,1)),b!==null&&Yp(c+60*i,_+23*i,p,b))})}function Yp(e,t,n,s){let{change:o,size:r,sign:i}=Ee(
n,s);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${r}`)}var dr=T(()=>{"use strict";Ge();ue();ft();j();se();G();Ve()});function Gl(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},m={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return pr(e,f,Jp(e,h,u,c,a*l),n.isDense?m:void 0)}function pr(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Ut(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,m)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+m%s*o,y:n+Math.floor(m/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${bt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:J(e,X(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"groun\
d",x:t-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,d("text",{key:"name",...i??c},"C\
ontext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function Jp({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),
e.hasGeneration&&d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("\
gate.logit")&&d("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}var gr=T(()=>{"use strict";ft();j();dt()});function Bl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+a/2,u=Ns(e);return d("g",br(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),d("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Ns({reading:e}){return e.trace.architecture.
components.includes("gate")}function br(e,t){let{reading:n}=e,s=e.canAct&&Ns(e);return{key:"gate",class:`part gate${bt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} poi\
nter`},tabindex:"-1",visibility:J(e,X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function _s(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=X(s).
gate,a=w=>pe(e,w),c=St(r,s),l=new Map,h=o.across.gate;for(let w of t)l.set(w,h),h+=w.probability*a(w.path)*o.full;let u=new Map;
h=o.across.gate;for(let w of["pointer","generation"])for(let[M]of n.entries())u.set(`${w} ${M}`,h),h+=Number(n[M]?.[w])*
a(w)*o.full;let f=t.map(w=>{let M=Number(l.get(w)),$=w.probability*a(w.path)*o.full,A=At(w.start,w.start+w.probability*o.
full),k=At(M,M+$);return d("path",{key:`into ${w.path} ${w.location}`,class:`${w.path} band${b(w.location)}`,d:o.bands.into(
A,k,i)})}),[m,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((w,M)=>{let $=w.start;return["pointer","generation"].map(
A=>{let k=Number(w[A])*a(A),E=k*o.full,S=Number(u.get(`${A} ${M}`)),_=At(S,S+E),v=At($,$+E),R=w.wasByPath[A],P=R===null?
null:p(A,S,$,E,R*o.full);$+=E;let V=`out ${A} ${w.location}`;return[E>0&&d("path",{key:V,class:`${A} band${b(w.location)}`,
d:o.bands.out(_,v,i)}),P&&bs({key:V,now:E,before:Number(R)*o.full,path:(W,I)=>o.bands.out(W,I,i),edges:P,style:b(w.location),
title:`${w.label}, from ${A==="pointer"?"the pointer":"generation"}: ${ys(k,Number(R),e.before?s.wordsFor(e.before):"")}`})]})});
return[f,y,i&&r?.kind==="visit"&&x(r.visit??0)];function p(w,M,$,A,k){let E=Math.abs(A-k),S=w==="pointer",_=(P,V)=>{let W=S?
P-(V?0:E):P+A-(V?E:0);return[W,W+E]},[v]=_(M,!1),R=Math.max(m,Math.min(g-E,v));return{more:[_(M,!0),_($,!0)],less:[[R,R+
E],_($,!1)]}}function b(w){return c===null?"":c===w&&r?.kind==="place"?" lit":" dim"}function x(w){let M=s.pointerWeights,
$=t.find(({path:I,visits:U})=>I==="pointer"&&U.includes(w));if(!$)return null;let A=[...$.visits].sort((I,U)=>I-U),E=A.slice(
0,A.indexOf(w)).reduce((I,U)=>I+M[U],0)*o.full,S=M[w]*o.full,_=a("pointer"),v=Number(l.get($))+E*_,R=n[$.answer],P=Number(
u.get(`pointer ${$.answer}`))+E*_,V=Number(R?.start)+E*_,W=R?.location===$.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(At($.start+E,$.start+E+S),At(v,v+S*_),i)}),W&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(At(P,P+S*_),At(V,V+S*_),i)})]}}var vs=T(()=>{"use strict";Ue();Ge();ft();j();G();dt()});function Vl(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Ns(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return d("g",br(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Nt/2,s.size.width-
Nt),y:r+(i-Nt)/2,width:Nt,height:Nt})])}var zl=T(()=>{"use strict";vs();j();oe();G()});function ql(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:g})=>g==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=X(n).generation,h=i-a-(s.
isDense?38:46)*o,u=({label:g,location:y})=>y>=0?et(g,h,13*o):[g,g.replace(/others?/,"more")].find(b=>F(b,12.5*o)<=h)??"o\
thers",f=r.map((g,y)=>{let{probability:p,location:b}=g,x=c+y*17*o;return[d("text",{key:`name ${y}`,class:b<0?"small halo":
"label halo",x:a,y:x},u(g)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:x},O(p))]}),m=r.map(({label:g,probability:y,
start:p,location:b},x)=>d("rect",{key:`bar ${x}`,class:"generation bar",x:s.places,y:p,width:Q,height:l?Math.max(.8,y*s.
full):0},d("title",{},`${b<0?"The others":g}: ${O(y,1)} of the generation head`)));return d("g",yr(e,r),d("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?i:a,
y:c-18*o},"Generation"),f,m)}function yr(e,t){return{key:"generation",class:`part generation-block${bt(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:J(e,X(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:n,probability:s})=>n+Vt(n,s)).join(", ")}`}}var xr=T(()=>{"use strict";ft();j();se();G();dt()});function Kl(e,t){let{reading:n,stage:s,lit:o}=e,r=St(o,n),i=t.filter(({path:l})=>l==="pointer"),a=Qp(e,i),c=({location:l})=>r===
null||r===l?"":" dim";return d("g",{key:"places",visibility:J(e,X(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:Q},d("title",{},`${l.label}\
: ${O(l.probability,1)} of the pointer`))),[tg,eg].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Qp({reading:e,stage:t,lit:n},s){
let o=t.type/13,r=St(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[
...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:m}=h,g=u>=0,y=Vt(f,m),b=`${et(f,a-i-F(y,13*o,!0),13*o,g)}${y}`,
x=F(b,13*o,g)/2,w=h.start+m*t.full/2,M=Math.max(i+x,Math.min(a-x,w)),[$,A]=[M-x,M+x];for(let k=0;k<Zp;k++){if(l.some(_=>_.
row===k&&$<_.right+8*o&&A>_.left-8*o))continue;let S=M>w?"":M<w?" end":" middle";l.push({flow:h,text:b,isBold:g,left:$,right:A,
row:k,anchor:S});break}}return l}function Yl({stage:e},{row:t}){return e.places+Q+(14+wr*t)*e.type/13}function tg(e,t,n){
let{type:s,places:o,full:r}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*r/2} ${o+Q}V${Yl(e,t)-11*s/13}`})}function eg(e,t,n){let{flow:s,text:o,isBold:r,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:Yl(e,t)},o)}function Jl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.
beat>=X(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(Xp*wr-6)*o;return d("g",yr(e,r),d("\
rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+Q-c+40*o,rx:6}),d("text",{class:"title end halo",x:s.
right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},m)=>{let g=Vt(h,u),y=et(h,a-F(g,13*o),13*
o)+g;return[d("text",{key:`name ${m}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+m*wr*o},y),d("rect",{key:`\
bar ${m}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?Q:0},d("title",{},`${l<0?"The other\
s":h}: ${O(u,1)} of the generation head`))]}))}var Zp,wr,Xp,Zl=T(()=>{"use strict";xr();ft();j();se();G();dt();Zp=4,wr=17,
Xp=4});function Xl(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=J(e,X(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=gt(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},m=F("Pointer",15*r,!0)+4*r,g=re(
e,wn(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:x},w)=>{if(!x)return[];let M=a[w]>=.2*h||l.includes(w)?"strong":"small",
$=l.length&&!l.includes(w)?" dim":"";return[!s.isDense&&d("text",{key:`score ${w}`,class:`small end halo${$}`,x:s.scores,
y:b+4.4*r},N(c[w])),d("text",{key:`weight ${w}`,class:`${M} end${$}`,x:s.weights,y:b+4.4*r},O(a[w]))].filter(A=>A!==!1)}),
p=t.filter(({path:b})=>b==="pointer").map(b=>sg(e,b));return[d("g",$r(e,t),d("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),ie(e,u,"Pointer","",200),Object.entries(f).map(([b,x])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x,y:35*r},b)),!s.isDense&&Os(e,"pointer",Math.max(s.weights+6*r,u+m+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),d("g",{key:"ribbons",visibility:i},kr(e,t),p)]}function $r(e,t){
return{key:"pointer",class:`part pointer-block${bt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:J(
e,X(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>n+Vt(n,s)).join(", ")}`}}function kr(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.pointerWeights,
a=yn(e),c=gt(r,n),l=e.beat>=X(n).pointer,h=os(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??0)*o.full})),
0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,m=u.start+u.probability*o.full;
return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" dim":"",
x=At(f,f+y);f+=y;let w=a?.[g]??null,M=w===null?0:(w-i[g])*o.full,[$,A]=[m,Math.max(0,M)];m+=A;let k=`${n.visits[g]?.label}\
: `,E=w===null||!s?`${k}${O(i[g],1)} of the pointer`:`${k}${ys(i[g],w,n.wordsFor(s))} of the pointer`;return[d("path",{key:`\
ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(At(p,p+y),x,l)},d("title",{},E)),bs({key:`ribbon ${g}`,now:y,before:w===
null?null:w*o.full,path:(S,_)=>o.bands.ribbon(S,_,l),edges:{more:[[p+y+M,p+y],[f+M,f]],less:[[p+y,p+y+M],[$,$+A]]},style:b,
title:E})]})})}function sg(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=e,l=a.type/
13,h=St(c,i),u=Vt(s,o),m=i.hasGate&&Math.abs(r-a.across.gate+5*l)<ng*l?F("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[g,y]=[a.
ribbons+2*l,a.gate-12*l-m],p=y-g,b=n>=0,x=et(s,p-F(u,13*l,!0),13*l,b),w=F(x+u,13*l,b)/2,M=Math.max(g+w,Math.min(a.places+
Q/2,y-w));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t} bar`,x:a.places,y:r,width:Q,
height:Math.max(.8,o*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:M,y:r-5*l},x+u),d("title",{},`${s}:\
 ${O(o,1)} of the pointer`))}var ng,Mr=T(()=>{"use strict";Ue();Ge();Ss();ft();j();se();G();dt();Ve();ng=16});function Ql(e){return[Gt(e,17*(e.stage.type/13),"Visits",ir(e,e.stage.size.width)),...og(e),...e.stage.columns.map((t,n)=>rg(
e,n))]}function Gt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-F(n,15*r,!0)-12*r;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},et(s,i,12.5*r)))}function og({reading:e,stage:t}){let n=t.type/13;return ar(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&d("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function rg(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,m=on(o,n).includes(t),g=Math.min(20*l,i-3),y=lt(c.start_minute),p=lr(e,t),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],x=b.find(A=>F(A,12.5*l,!0)<=i)??b[1],w=f?Cn(c.label,i-6*l,12.5*l,2):[],M=m||hr(e,
t),$={class:M?"strong middle":"small middle",x:r};return d("g",cr(e,t,c),d("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,r-g/2,h+8*l,g),d("text",{key:"hour",...$,y:h+45*l},x),
w.map((A,k)=>d("text",{key:`name ${k}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},A))]:d("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${pt[c.weekday]} ${Ts(c)}`))}
function th(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=gt(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Ut(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(K.title+46)*o,u=r.map(({name:f,label:m,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,x=p/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-x,width:18*
o,height:x}),d("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-x-4*o},N(p)),d("text",{key:`name ${f}`,class:"tiny \
middle",x:b,y:h+15*o},m)]});return d("g",fr(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(K.title+K.inputs+6)*o,rx:6}),Gt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${pt[a.weekday]} ${lt(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var kn=T(()=>{"use strict";ue();ft();j();oe();G();dt();Ve()});function eh(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[d("g",$r(e,t),d("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(K.title+K.scores)*o,rx:6}),Gt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),ig(e)),d("g",{key:"ribbons",visibility:J(
e,X(n).pointer)},kr(e,t))]}function ig({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>N(g)),i=gt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>F(g,11.5*s)>c-3),h=t.pointer+(K.title+
K.scores)*s,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,m=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",x=o[p]>=.2*a||i.includes(p),w=O(o[p]).replace(" %",""),M=F(w,12.5*s,!0)/2;if(!y&&
(!x||g-M<m||g+M>f))return[];m=g+M;let $=x?"strong":"small",A=h-24*s;return[y&&d("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:A+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(A+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:A},r[p]),d("text",{key:`weight ${p}`,class:`${$} middle${b}`,x:g,y:h-6*s},w)].filter(k=>k!==!1)})}var nh=T(
()=>{"use strict";ft();Mr();j();oe();kn();G();dt()});function sh(e){let{reading:t,stage:n}=e,s=n.type/13,o=J(e,X(t).gate),r=Ms(e),i=[...As(e,r),...Es(e,r)];return[pr(e,n.context,
ag(e)),...t.hasPointer?eh(e,i):[],d("g",{key:"flows",visibility:o},_s(e,i,r)),...t.hasPointer?[Kl(e,i)]:[],...t.hasGeneration?
[Jl(e,i)]:[],...t.hasGate?[Vl(e)]:[],d("g",{key:"answer",visibility:o},Gt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),mr(e,r))]}function ag({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(K.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var oh=T(
()=>{"use strict";dr();gr();Ge();vs();j();zl();Zl();nh();oe();kn();dt()});function rh(e){let{stage:t}=e,n=t.type/13,s=as(e),o=d("g",{key:"legend",visibility:J(e,De(0))},cs(e,t.visits.x,t.bottom+
(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=re(e,wn(e,"attention")),h=F(c,15*n,!0)+l+4*n<=
i.width,u=bn(e),m=F(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,visibility:J(e,De(a))},i.
maps.length?ie(e,i.x,c,m,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Os(e,"attention",i.x+i.width,
(h?3:21)*n),i.maps.map((g,y)=>lg(e,g,a,y)),i.maps.map((g,y)=>Er(e,g,a,y,s)),hg(e,a))});return[o,...r]}function lg(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isOff(n,s))return null;let a=o.lastRow(n,s),c=ih(e,n,s)?[...a.keys()].filter(u=>a[u]>=
cg):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
m=Math.max(.5,a[u]*r.full*.25)/2;return d("path",{key:`band ${s} ${u}`,class:"attention-band",d:Kt(l,[f-m,f+m],t.x,[h-m,
h+m])})})}function ih({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Er(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:m}=t,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=r.isOff(
n,s),{before:x,overlays:w}=e,M=w&&!b&&x?.isOff(n,s)?x:null,$=M?`; switched off ${r.wordsFor(M)}`:"",A=c?y[yt(y)]||1:o,k=ih(
e,n,s),[E]=a?.kind==="visit"?gt(a,r):[],S=yt(p),_=E??S,v=f/g,R=`Layer ${n}, head ${s}`,P=m?u-38*l:u+4,V=b?"switch on":"s\
witch off",W=m===void 0&&re(e,V)<=f-6*l,I=r.visits[S],U=qo(e,t,s);return d("g",{key:`head ${s}`,class:`part head${k?" li\
t":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${R}: switched of\
f`:`${R}: the last visit reads most from visit ${S+1}, ${I?.label}, ${O(p[S])}${$}`},d("text",{class:"small",x:h,y:u-(m?
25:4)*l},U.name),!b&&U.hasWeight&&d("text",{key:"weight",class:`${E===void 0?"small":"strong"}${m?"":" end"}`,x:m?h:h+f,
y:u-4*l},O(p[_])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",{key:"map",class:"\
map",href:Zt(y,g,e.scale,A),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),M&&d("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),E!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+E*v,y:u,width:Math.max(2,v),height:f}),(E!==
void 0||k)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,v),width:f,height:Math.max(2,v)}),d("title",{},
`${R}. ${b?"Switched off.":`The last visit reads ${O(p[_])} from ${r.visits[_]?.label}. A stronger colour is a larger we\
ight, up to ${O(A,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),Be(e,{act:"head",words:W?V:b?"off":"o\
n",title:b?"Switch this head on again":"Switch this head off",isOn:!W&&!b,right:h+f-(m?0:3)*l,y:P}),e.canAct&&m!==void 0&&
d("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-m,y:u-m,width:m,height:m}))}function hg(e,t){let{reading:n,
stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=Ls(n,t),c=Sr(e),l=s.streamWidth-
8*r,h=a.map(({style:f,lengths:m},g)=>Or(e,t,f,s.rows.map(({y,height:p},b)=>{let x=Math.max(1,Math.min(5*r,(p-3)/a.length));
return{visit:b,x:i,y:y+(g-a.length/2)*x,width:Number(m[b])/c*l,height:x-.6}}))),u=a.map(({name:f,style:m},g)=>[d("rect",
{class:m,x:i,y:s.bottom+(10+Ar*g)*r,width:9*r,height:9*r}),d("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+Ar*g)*r},f)]);
return d("g",Tr(e,t),d("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
ie(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,ug(e,t,i+s.streamWidth+10*r))}function ug(e,t,n){let{reading:s,stage:o}=e;
if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>Be(e,{act:l,words:String(h[Number(u)]),title:fg[l]??"",right:n,y:o.bottom+(5+
Ar*f)*r}))}function Or(e,t,n,s){let{lit:o,reading:r}=e,a=bt(e,"stream",t)!==""?[r.count-1]:gt(o,r),[c,l]=ur(s,({visit:h})=>!a.
length||a.includes(h));return[d("path",{key:n,class:n,d:Ne(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n} dim`,d:Ne(
l)})]}function Ls(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,style:"resi\
dual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Sr(e){
let t=0;for(let n of Ut(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Ls(n,s))t=Math.max(t,...o);return t||1}function Tr(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${bt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:J(e,De(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}var Ar,cg,fg,Nr=T(()=>{"use strict";Ss();ft();Jt();ls();j();G();dt();Ve();cn();Ar=19,
cg=.05;fg={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"Self\
-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it \
adds nothing"}});function ah(e){let{stage:t}=e,n=t.type/13,s=as(e);return t.layers.map(({y:o,maps:r},i)=>d("g",{key:`layer ${i}`,visibility:J(
e,De(i))},r.length>0&&Gt(e,o+15*n,`Layer ${i}`,bn(e)),i===0&&cs(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>Er(e,a,i,c,s)),mg(
e,i)))}function mg(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=Ls(n,t),a=Sr(e),c=r+K.bars*
o,l=i.map(({style:h,lengths:u},f)=>Or(e,t,h,s.columns.map(({x:m,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*K.bars*o;return{visit:y,x:m+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return d("g",Tr(e,t),d("rect",{class:"\
ground",x:s.left-6,y:r-K.title*o,width:s.right-s.left+12,height:(K.title+K.bars+4)*o,rx:6}),Gt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),dg(e,i,r-10*o),l)}function dg({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-F(r,12.5*s);return o=a-26*s,[d("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
d("text",{class:"small",x:a,y:n},r)]})}var ch=T(()=>{"use strict";Nr();ls();j();oe();kn();G();dt()});function lh({stage:{size:e},...t}){let n=gs(t),s={...t,stage:Bo(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
Ql(s)),d("g",{key:"inputs"},th(s)),d("g",{key:"layers"},ah(s)),d("g",{key:"decoder"},sh(s))]}function hh(e,t,n){return Bo(
e,t,n).size.height}var Mn,_r=T(()=>{"use strict";Ue();j();oh();ch();oe();kn();Mn=700});function uh(e){let{reading:t}=e,n=X(t),s=Ms(e),o=[...As(e,s),...Es(e,s)];return[Gl(e),...t.hasPointer?Xl(e,o):[],...t.hasGeneration?
[ql(e,o)]:[],d("g",{key:"flows",visibility:J(e,n.gate)},_s(e,o,s)),t.hasGate?Bl(e):null,d("g",{key:"answer",visibility:J(
e,n.gate)},Ul(e,s))].filter(r=>r!==null)}var fh=T(()=>{"use strict";dr();gr();Ge();vs();xr();Mr();j();dt()});function mh(e){return e.stage.size.width<Mn?lh(e):[d("g",{key:"visits"},jl(e)),d("g",{key:"inputs"},Dl(e)),d("g",{key:"l\
ayers"},rh(e)),d("g",{key:"decoder"},uh(e))]}var dh=T(()=>{"use strict";fh();Nr();j();_r();Ve()});function bh({clientWidth:e,clientHeight:t}){return e<Mn?`${e}`:`${e} ${t}`}function yh(e,{title:t,text:n}){let s=document.
createElement("strong");s.append(...Et(t)),e.replaceChildren(s," ",...Et(n))}function wg(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function Lr(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Is,pg,gg,bg,yg,vr,ph,xg,gh,Rs,xh=T(()=>{"use strict";Qe();vl();Ue();Il();ft();Cl();Jt();rn();se();Wl();_r();
nn();dh();Is=240,pg=150,gg=120,bg=13,yg=17,vr={type:16.7,width:900,side:36},ph=.5,xg=660,gh=matchMedia("(prefers-reduced\
-motion: reduce)"),Rs=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#u=null;#m=!1;#p=new Map;#y=0;#M="";#c;#S=!1;get opened(){
return this.#a}get#f(){return!this.#c||this.#s&&Na(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#c=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new xs(a,()=>this.#x(Is)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new $s(this.drawn),this.
player=new ks(o,a=>{this.#l=a,a!==null&&(this.#e=this.#r=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#x(Is);let c=this.player.told?.part;c&&this.#v(c),this.hooks.told?.(a)}),this.#h()}#h(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#M!==bh(t)&&this.#x(0)}).observe(t),new MutationObserver(()=>this.#x(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#w(Lr(n))}),t.addEventListener("pointerlea\
ve",()=>this.#w(null)),t.addEventListener("focusin",({target:n})=>this.#w(Lr(n))),t.addEventListener("focusout",()=>this.#w(
null)),t.addEventListener("keydown",n=>this.#C(n)),t.addEventListener("click",({target:n})=>this.#A(n)),t.addEventListener(
"pointerdown",n=>this.#d(n)),t.addEventListener("pointermove",n=>this.#$(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,s=>this.#$(s,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,s=null,o=this.hooks.against){this.#s=
new Yt(t),this.#t=n&&new Yt(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new Yt(s),this.#p.clear(),
this.circuits?.renew(),this.#e=_t(this.#r,this.#s);let r=cc(this.#s);this.player.tell(r),yh(this.room,_l(this.#s,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#x(this.#u?.follows?0:Is),i&&this.#T(),this.#S&&
this.showTables()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#e=this.#r=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#x(Is);let o=s&&n&&this.#I(n);o&&this.#E(o),s&&this.#T(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){if(this.#S=!this.#s,
!this.#s||this.player.isTelling)return;let t=this.#n?this.#t:null,n=this.hooks.model?.();this.#c?.showTables(this.root,this.#s,
this.#f,t,n)}#I(t){return this.#L.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#T(){
if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The\
 picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(
this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#r=t,!this.#s)return!1;let s=this.player.isTelling&&!this.#R(t??
"")?null:_t(t,this.#s);return JSON.stringify(s)===JSON.stringify(this.#e)?!1:(this.#e=s,this.#x(0),!0)}#w(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&t)}#A(t){if(!(t instanceof Element)||
this.#m)return;let n=Lr(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#x(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#N(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#N(t,n){let s=this.#s&&_t(t,this.#s),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#d(t){this.#m=!1;let{
act:n,edit:s,carry:o}=this.hooks,r=this.#c;!this.#s||!r||!(n||o)||(this.#u=n?r.dragOf(t,this.#s,this.drawn,s!==void 0):r.
carryOf(t),this.#u?.follows&&t.preventDefault())}#$(t,n){let s=this.#u;if(!s||t.pointerId!==s.pointer)return;n&&(this.#u=
null);let o=s.to(t,n);o&&(this.#m=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
o.kind==="carry"?this.hooks.carry?.(o):wg(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#C(t){let n=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#j(t.key,s):this.#_(
t.key,n,s))&&t.preventDefault()}#_(t,n,s){if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#s)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#N(s??""):this.#A(n),!0}let o=this.#c;if(!o)return!1;if(this.#f!==null&&
this.#s){let a=o.neighbourOf(this.#f,t,this.#s),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#P(t))return!0;let i=o.walked(this.#L,n,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#E(i),i!==null}#R(t){let n=this.#L.find(s=>s.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#E(t){let n=this.#R(t);n&&(this.#i=t,this.#F(),n.focus())}#v(t){let{root:n,foot:s}=this,o=this.#R(t)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.
documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:gh.matches?"auto":"smooth"})}#j(t,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],o=this.#s,r=o&&_t(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#E(`vis\
its.${h+s}`)}else if(r.kind==="gate")this.#P(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(t),f=c.turned(o,h,u?ph:-ph);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;
return!0}#P(t){let n=this.#s&&this.#c?.slid(this.#s,t);return n&&this.hooks.act?.(n),!!n}get#L(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#F(){let t=this.#L,n=t.find(s=>s.getAttribute("data-part")===
this.#i)??t[0];for(let s of t){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#x(t){
this.#M=bh(this.drawn);let n=this.#U();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#c,i=this.#f===null?[]:r?.openedMarks(
n,this.#f)??[];!i.length&&this.#f!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#W(n);this.
drawing.show(c,gh.matches?0:t),this.#f===null&&this.#F();let l=this.#f===null?null:r?.sentenceOfOpened(this.#f,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?r?.circuitSentence(a,n.reading):null,{title:f,text:m}=l??h??u??Ht(this.#e,
n.reading,n.before,this.player.isTelling),g=!(l||h||u||this.#e),y=this.root.classList.contains("tall"),p=g&&!y&&!this.#t&&
!this.hooks.isProjected,b=this.circuits?.failure??"",x=l||h||this.player.isTelling?"":this.#D(),w=this.putIn.names.includes(
this.#r??"")?`It was put in from the ${this.putIn.run} run.`:"",M=n.stage.streamWidth>0||y,$=!l&&M&&h?.bars||"",A=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",k=a&&this.#e?r?.circuitWords(a,this.#r):"";if(yh(this.caption,{title:f,
text:[m,A,$,w,k,x,b].filter(Boolean).join(" ")}),!p||b)return;let E=document.createElement("span");E.className="hint",E.
append(" ",nc),this.caption.append(E),this.caption.offsetTop<0&&E.remove()}#W(t){let n=mh(t);if(!this.#c)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#c,{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#D(){clearTimeout(this.#y);
let t=this.#r??"",n=this.#p.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#y=window.setTimeout(()=>{let s=this.#c?.
effectOf(this.#e,this.#s,this.hooks.whatIf)??"";this.#p.set(t,s),s&&this.caption.append(" ",...Et(s))},pg),"")}#U(){let{
clientWidth:t,clientHeight:n}=this.drawn,s=t<Mn;if(!this.#s||t<gg||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(yg,Math.max(bg,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,
before:this.#t,overlays:this.#n},a=gs(i),c=this.#H(r,{width:t,height:n}),l=s?r:c,h=s?hh(this.#s,t,l):n,u=s&&this.#f!==null?
xg:h;return{...i,beside:this.#o,stage:jo(this.#s,{width:t,height:u,type:l},a),lit:this.#e??_t(this.player.told?.part,this.#s),
beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.
hooks.isProjected||!this.#s||n.width<vr.width)return t;let s=Math.max(t,vr.type);return jo(this.#s,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=vr.side)?s:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});var Rr={};Br(Rr,{NetworkDrawing:()=>Ir});var Ir,Pr=T(()=>{"use strict";Da();Tl();xh();nn();no();Ir=class{#s;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new Rs(t,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},er),i&&(this.#e=new Gn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||Ha(s,t))?null:ja(this.#n.
meta,s,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=bo.get(t),s=t.before&&en(t.before);this.#o={trace:n??en(t.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let s=this.#t.file({title:this.#s});return t==="svg"?Xe(s):Rn(s,n)}}});var Vr={min:.5,max:4},Th={controls:["none","some","all"],caption:["none","title","all"]};function be(e,t){return e==="sc\
ale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Vr.min&&Number(t)<=Vr.max:e==="scale"?!0:e==="controls"||e==="caption"?Th[e].
includes(t):CSS.supports("color",t)}Ds();var Us={" ":32,PageUp:33,PageDown:34,End:35,Home:36,ArrowLeft:37,ArrowUp:38,ArrowRight:39,ArrowDown:40,Escape:27,b:66,f:70,
h:72,j:74,k:75,l:76,n:78,o:79,p:80,s:83,".":190,"?":191},_h="input, select, textarea, [contenteditable], dialog[open]",vh="\
a[href], button, summary, [role=button]",Lh=".table-frame";function Kr({send:e,isInDeck:t,keeps:n=()=>!1}){let s=!0;window.
addEventListener("pointerdown",()=>s=!0,{capture:!0}),window.addEventListener("keydown",r=>{r.key==="Tab"&&(s=!1),!(!s||
!t()||!qr(r)||n(r.key))&&(r.stopImmediatePropagation(),o(r))},{capture:!0}),window.addEventListener("keydown",r=>{qr(r)&&
o(r)}),window.addEventListener("change",({target:r})=>{s&&t()&&r instanceof HTMLElement&&r.blur()});let o=r=>{r.preventDefault(),
e({key:r.key,shift:r.shiftKey})}}function qr({key:e,target:t,defaultPrevented:n,isComposing:s,altKey:o,ctrlKey:r,metaKey:i}){
if(n||s||o||r||i||!Object.hasOwn(Us,e))return!1;if(!(t instanceof Element))return!0;if(t.closest(_h)||document.querySelector(
"dialog[open]")||e===" "&&t.closest(vh))return!1;let a=t.closest(Lh);return!a||!(a.scrollHeight>a.clientHeight||a.scrollWidth>
a.clientWidth)}var Ih=1e5,Rh=100,Yr=2e4,Ph=8,Ch=1e3;function Jr({state:e,height:t,set:n,mark:s=()=>{},keeps:o=()=>!1}){let r=window.parent,
i=(document.body.dataset.framers??"").split(" ").filter(Boolean),a=i.includes("*"),c="",l=!1,h=m=>{if(r!==window)for(let g of a?
["*"]:i)r.postMessage(m,g)},u=(m,g)=>h({pointerscope:m,...g});r!==window&&Kr({send:m=>{u("key",m);let g={method:"trigger\
Key",args:[Us[m.key]]};l||h(JSON.stringify(g))},isInDeck:()=>l,keeps:o});let f=()=>{let m={state:e(),height:t()};JSON.stringify(
m)!==c&&(c=JSON.stringify(m),u("height",{height:m.height}),u("state",{state:m.state}))};return window.addEventListener("\
message",({source:m,origin:g,data:y})=>{m!==r||!(a||i.includes(g))||(y?.pointerscope==="set"&&(n(Wh(y.state)),f()),y?.pointerscope===
"mark"&&s(Fh(y.visits)),y?.pointerscope==="deck"&&(l=!0),y?.pointerscope==="ask"&&(c="",f()))}),(m,g)=>m==="state"?f():u(
m,g)}function Wh(e){let t={};if(typeof e!="object"||e===null||Array.isArray(e))return t;for(let[n,s]of Object.entries(e).
slice(0,Rh)){let o=s===null?null:Hh(s);(o===null||o!==void 0&&o.length<=Ih)&&(t[n]=o)}return t}function Fh(e){return(Array.
isArray(e)?e.slice(0,Ch):[e]).filter(n=>Number.isInteger(n)&&n>=0)}function Hh(e){return typeof e=="string"?e:typeof e==
"number"?Number.isFinite(e)?String(e):void 0:typeof e=="object"&&Zr(e,Ph)<=Yr?JSON.stringify(e):void 0}function Zr(e,t){
if(typeof e=="bigint")return Number.POSITIVE_INFINITY;if(typeof e!="object"||e===null)return 1;if(t===0||ArrayBuffer.isView(
e))return Number.POSITIVE_INFINITY;let n=1;for(let s of Object.values(e))if(n+=Zr(s,t-1),n>Yr)return Number.POSITIVE_INFINITY;
return n}var jh="exported"in document.documentElement.dataset,Vg=Dh().toString();function Dh(){let e=location.hash.slice(1);return jh&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function Xr(e){try{return JSON.parse(e)}catch{return e}}Bt();var si=Promise.resolve();function oi(e){let t=si.then(Zh).then(e);return si=t.catch(()=>{}),t}function Zh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}Bt();var Gs={width:960,height:540};function ii(e){return{"HTML frame":ai(e),"Web component":Xh(e),Markdown:li(e),Quarto:Qh(e),
LaTeX:tu(e)}}function ai(e){let{title:t,embed:n}=e;return`<iframe src="${ce(n)}" title="${ce(t)}" width="${Gs.width}" he\
ight="${Gs.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${ci(e)}</iframe>`}function Xh(e){
let{server:t,attributes:n}=e,s=Object.entries({server:t,...n}).map(([o,r])=>r===""?o:`${o}="${ce(r)}"`);return`<script s\
rc="${ce(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${ci(e)}</pointer-view>`}function ci({title:e,caption:t,embed:n,picture:s}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ce(n)}"><img src="${ce(s)}" alt="${ce(o)}" width="${Gs.width}"></a>`}function li({
title:e,embed:t,picture:n}){return`[![${eu(e)}](<${ri(n)}>)](<${ri(t)}>)`}function Qh(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",ai(e),"```",":::",'::: {.content-visible unless-format="html"}',li(e),":::"].join(`
`)}function tu({title:e,caption:t,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${nu(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${cu([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ce(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function eu(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function ri(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function nu(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var su={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},ou=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
ru={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},iu=/[ąęįųĄĘĮŲ]/,au=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function cu(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(au,"")].flatMap(n=>[...ru[n]??lu(n)]).map(n=>su[n]??hu(n)).join("")}function lu(e){return iu.test(e)?
e.normalize("NFD").slice(0,1):e}function hu(e){return/[&%$#_{}]/.test(e)?`\\${e}`:ou.test(e)?e:"?"}function ui(e,t,{title:n,origin:s}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return uu(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[hi("Title",n),hi("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function uu(e,t,n){let s=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function hi(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,fu(n)),s.buffer}function fu(e){let t=-1;for(let n of e){t^=n;for(let s=0;s<8;s+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}function Bs(e,t){let n=document.createElement("a");n.href=mu(e),n.download=t,n.click()}function mu(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var du=[1,2,4],pu=2;function mi({name:e,links:t,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:En("Link"),embed:En("Embed"),json:En("JSON"),offline:En("Offline file")};a.json.target="_blank",
a.offline.title="One HTML file with this whole view inside, for use without a network";let c=qe("JSON",()=>fi(r(),`${e()}\
.json`,"application/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, wh\
ich does not answer.";let h=gu(()=>{let{link:p,embed:b}=t(),x=b?n():null;return{...p&&{Address:p},...x&&ii(x)}}),u=()=>{
let p=t();for(let b of Object.keys(a)){let x=p[b];a[b].hidden=x===null,x!==null&&(a[b].href=x)}a.json.download=`${e()}.j\
son`,c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===null,l.hidden=ae.answers};for(let p of["pointerenter","foc\
usin"])i.addEventListener(p,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(
...du.map(p=>{let b=p===pu;return new Option(`${p}×`,String(p),b,b)}));let m=async p=>{let{address:b,meta:x,selection:w}=await s(
p,Number(f.value)),M=x.origin??t().embed??location.href,$=[x.title,w].filter(Boolean).join(": ");Bs(ui(b,p,{title:$,origin:M}),
`${e()}.${p}`)},g=()=>fi(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement("span");return y.
append(qe("PNG",()=>m("png"))," ",f),i.append(a.link,a.embed,y,qe("SVG",()=>m("svg")),qe("CSV",g),a.json,c,a.offline,h,l),
u(),i}function gu(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>qe(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await bu(l);h||o.select(),r.textContent=h?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function bu(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function En(e){let t=document.createElement("a");return t.textContent=e,t}function qe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function fi(e,t,n){Bs(new Blob(
[e],{type:n}),t)}Ke();var di={width:420,height:200},yu=300,le=2,ut=20,Ft=8,xu=13,bi=.75,wu=3,$u=7.5,ku=44,Mu=18,yi=240,xi=90,wi=56,$i=90,Au=48,
Eu=1.3,Ou=.6,Su=9,ki=1.4,Mi=["coloraxis","coloraxis2"];function Ai({data:e,layout:t},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:e,layout:t};let i={width:n/r,height:s/r},a=o&&(i.width<di.width||i.height<di.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Tu(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...gi(e,l,c)}};let h=_u(
Nu(e,l),c),u={...h,...gi(e,h,c),...Lu(e,h,c),...Pu(h,c)};return{data:Gu(e,h,c.height),layout:u}}function Tu(e,t){return Ei(
e,t)}function Ei(e,t){if(!pi(e)||!pi(t))return t;let n={...e};for(let[s,o]of Object.entries(t))n[s]=Ei(e[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function pi(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Oi(e,t){return Object.entries(e).filter(([s])=>t.test(s))}function Si(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function Ti(e){return Oi(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function Ni(e,t){return e[t]}function Nu(e,t){let{xaxis:n}=t,
s=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function _u(e,{width:t,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=le)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let m=a.map((y,p)=>Sn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:m}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?xi:yi))/a.length;for(let m of[1,bi]){let g=a.map((p,b)=>vu(
Sn(p,b,1/0),f/m));if(g.includes(""))continue;let y={...o.tickfont,size:m*s*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...m<1&&{tickfont:y}}}}return e}function vu(e,t){let n=Math.floor(t/Ft)-1,s=[];for(let o of e.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
wu?s.join("<br>"):""}function Lu(e,t,{width:n,height:s,isTiny:o,scale:r}){let i=Iu(e,t),a=Math.max(...i.map(b=>b.length*
Ft+Au)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ut>s/(o?4:3),h=i.length>0&&!l,u=Ru(t,s,r),m=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||ut)*ki+2,g=Math.min(t.margin?.t??8,h?c*ut+4:t.annotations?.length?
m:8),y=Mi.some(b=>Ni(t,b)?.colorbar?.orientation==="h"),p=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...t.margin,t:Math.ceil(g*r)}},...u}}function Iu(e,t){if(t.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||t.showlegend?[...n.values()]:[]}function Ru(e,t,n){let{annotations:s=[],template:o}=e,r=({yref:f,
yanchor:m})=>f==="paper"&&m==="bottom",i=s.filter(r);if(!i.length)return{};let a=Ti(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(m=>m-f).filter(m=>m>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ut)/
ki);if(h>=l)return{};let u=Math.max(Su,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function Pu(e,{
height:t,isTiny:n}){let s=Math.floor(t/3/Ft),o=t-_i(e,1/0,s)-wi,r={};for(let i of Mi){let a=Ni(e,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=Cu(e,i,a,o))}return r}function Cu(e,t,n,s){let o=n.colorbar??{};if(s>=yu||o.ticktext||o.orientation==="h")return n;
let r=e.template.layout[t],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(le,Math.floor(a/ut/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ut)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function gi(e,t,n){let{width:s,height:o,
isFixed:r,isTiny:i,isNarrow:a}=n,c=a?s:1/0,l=r?Math.floor(o/3/Ft):1/0,h=_i(t,c,l),u=r?h?wi:$i:0,f=Math.max(o-h-(i?2*ut:u),
ut),m=i?s-xi:Math.max(s-yi,60);return Object.fromEntries(Oi(t,/^[xy]axis/).map(([g,y])=>{let p=g.startsWith("x"),b=r&&p?
Du(y,t,f):y,[x,w]=b.domain??[0,1],M=(w-x)*(p?m:f),$=t.template.layout.font.size*n.scale,A=Hu(b,p,M,$,n),k=(p?void 0:Wu(e,
g,b))??t.meta.priority?.[g];return[g,ju(A,{isX:p,length:M,fontSize:$,upright:l,priority:k},n)]}))}function Wu(e,t,{tickvals:n=[]}){
let s=new Map;for(let{type:o,orientation:r,yaxis:i="y",x:a,y:c,z:l}of e){let u=o==="heatmap"?l:o==="bar"&&r==="h"?a:void 0;
if(!(i!==t.replace("axis","")||!u||!Array.isArray(c)))for(let[f,m]of c.entries()){let g=[u[f]??0].flatMap(p=>Fu(p)?[...p]:
p),y=Math.max(...g.map(p=>Math.abs(Number(p))||0));s.set(m,Math.max(y,s.get(m)??0))}}return Math.max(0,...s.values())>0?
n.map(o=>s.get(o)??0):void 0}function Fu(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function Hu(e,t,n,s,{
isTiny:o,isFixed:r}){let i=e.title?.text??"";if(!o)return r&&!t&&i.length*Ft>Eu*n?{...e,title:{}}:e;let[a,c]=e.domain??[
0,1];if(!t||!i||e.side==="top"||c-a>Ou)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ft-1))+1),h=i.length>l?`${i.
slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:s-2},text:h}}}function ju(e,{isX:t,length:n,fontSize:s,
upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.
showticklabels===!1)return e;if(!u)return c||h&&t?Uu(e,t,n,i):e;let m=u.length;if(l&&t&&m===1&&e.tickangle===0&&(u[0]??"").
length*Ft>n-Ft)return{...e,tickfont:{size:.75*s}};if(m<=le&&(t||!c||n>=ut))return e;let y=!t&&c&&n/m<ut,p=t&&e.tickangle===
0&&u.every(A=>/^\d+$/.test(A)),b=Ft*(String(m).length+1),x=Math.floor(n/(y?xu:p?b:ut)),w=m<=le?[m-1]:Bu(m,x,r),M=t&&e.tickangle!==
0?o:1/0,$=vi(u,h?a:1/0,M);return{...e,...y&&{tickfont:{...e.tickfont,size:bi*s}},tickvals:w.map(A=>f[A]??A),ticktext:w.map(
A=>$[A]??"")}}function Du(e,t,n){let[s]=Si(t,e.anchor)?.domain??[0,1],o=Ti(t).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=
s),-1/0),i=(s-r)*n;return e.side==="top"||i>2.4*ut?e:{...e,title:{},...i<.9*ut&&{showticklabels:!1}}}function Uu(e,t,n,{
isTiny:s,isNarrow:o}){let r=Math.max(le,Math.floor(n/(t?ku:ut*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/
r);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(le,Math.floor(n/Mu))};let c=o&&t&&e.nticks&&!s?le:r,l=Math.min(e.nticks??1/0,c);return s||e.nticks||l<5?{...a,nticks:l}:
e}function Gu(e,t,n){return e.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=Si(t,s.yaxis),[r,i]=o?.domain??
[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-$i)<a*ut?{...s,texttemplate:""}:s})}function Bu(e,t,n){let s=[...Array(
e).keys()];if(e<=t)return s;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function _i({xaxis:e},t,n){
let s=e?.tickangle===0?[]:e?.ticktext??[],o=vi(s,t,n).map(r=>r.length);return Math.max(0,...o)*$u}function vi(e,t,n){return e.
map((r,i)=>Vu(r,i,t,n)).every((r,i)=>r===e[i])?e:e.map((r,i)=>Sn(r,i,n,t))}function Vu(e,t,n,s){return n===1/0&&e.length<=
s?e:Sn(e,t,s,n)}function Sn(e,t,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=r,[l="",h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),m=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return i+(h?`${t+1} ${m}`:m)+c}ke();var zu={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function Ye(e){if(Array.isArray(e))return qu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=zu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t($e(e.bdata).buffer),s=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function qu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function Je({values:e,
shape:t},n){let[,...s]=t,o=s.reduce((r,i)=>r*i,1);return{values:Ku(e,n*o,(n+1)*o),shape:s}}function Li({values:e,shape:t}){
return t.length<2?e:Vs({values:e,shape:t})}function Vs(e){return Array.from({length:e.shape[0]??0},(t,n)=>Je(e,n).values)}
function Ku(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}Ke();function Ri(e,t){return Object.fromEntries(e.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===t(n))??o]))}function Pi(e,t){
for(let{name:n,values:s}of e){let o=t(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function Ci(e,t,n){return t.reduce((s,o)=>{let r=e.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function qs(e,t){return e.map(s=>{let o=Ks(s,t);return typeof o=="number"?`${s.title.toLowerCase()} ${o}`:o}).join(
", ")}function Ks(e,t){return Wi(e)[e.values.indexOf(t[e.name]??"")]}function Wi({values:e,labels:t}){return t??e}var Tn=class{#s;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#s=t,this.#t=n}offer({choices:t=[],player:n},s,o){let r=t.length?[]:s.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...t.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=t.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(t){for(let[n,s]of Object.entries(t)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(t){let{name:n,title:s,values:o}=t,r=document.createElement("select");r.name=n;let i=Wi(t);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Ii(s,r)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?t[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),Ii("Open",n)}#l({name:t,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[t]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),r(o()+h)},a=zs(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=zs("‹",()=>i(-1)),l=zs("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Ii(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function zs(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}var Yu={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>af(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+cf(e/Math.SQRT2))},Ys={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function Ju(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function Hi({shape:e}){return e.reduce((t,n)=>t*n,1)}function ji(e,t,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(Hi(i)),c=i.op==="table"?t(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:Zu(e,i,l,r);o.push(a)}return o.at(-1)??new s(0)}function Zu(e,t,n,s){let{op:o}=t;if(o==="c\
onstant")return Qu(t,n);let r=Xu(e,t,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o==="view"||o==="join")return i;if(o==="\
where")return i?a:c;if(o==="matmul")return sf(r);if(o==="collect")return Ys.sum?.(r)??0;if(o==="softmax")return ef(e,t,n,
r);let l=Ys[o];if(l)return l(r);let h=Yu[o];if(!h)throw new RangeError(`There is no operation ${o}.`);return h(i,a)}function Xu(e,t,n){
let{op:s,of:o=[],groups:r}=t,[i=0,a=0]=o;if(s==="view")return[[i,of(t,n)]];if(s==="join")return[rf(e,o,n)];if(s==="colle\
ct")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(
n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Fi(c).flatMap(m=>[[i,h*c+m],[a,f+m*l+u]])}if(s==="softmax"||s in
Ys){let c=e[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Fi(c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:
h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Qu({values:e=0},t){return Ju(Array.isArray(e)?e[t]??Number.NaN:e)}
function tf(e,{of:t=[]},n){let s=e[t[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function ef(e,t,n,s){let{place:o,
width:r}=tf(e,t,n),i=nf(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function nf(e,t=1){let n=Math.
max(...e),s=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-n)/s))}function sf(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function of({shape:e,offset:t=0,strides:n,index:s},o){if(s)return s[o]??
0;let[r,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}function rf(e,t,n){
let s=n;for(let o of t){let r=Hi(e[o]??{op:"",shape:[]});if(s<r)return[o,s];s-=r}throw new RangeError(`No operand has th\
e element ${n}.`)}function Fi(e){return Array.from({length:e},(t,n)=>n)}function af(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function cf(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let s=1;Math.abs(n)>Math.
abs(t)*1e-17;s+=1)n*=2*e*e/(2*s+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ui="all",Di=new WeakMap;function Gi({data:e,layout:t},n){let{meta:s}=t;for(let o of s.parts??[]){let r=e[o.trace];if("\
lines"in o){let i=Ze(o.lines,s,n);Object.assign(r,hf(i,n[o.row],o))}else r[o.attribute]=Li(Ze(o.is,s,n))}for(let{axis:o,
option:r,titles:i}of s.axis_titles??[]){let a=t[o],{title:c}=a.colorbar??a,l=i[Bi(s,n,r)];(a.colorbar??a).title={...c,text:l}}}
function Bi(e,t,n){let{values:s=[]}=e.choices?.find(({name:o})=>o===n)??{};return t[n]===Ui?0:s.indexOf(t[n]??"")}function Ze(e,t,n){
let s=lf(t);return{values:ji(e,(r,i=[])=>{let a=s[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce(
(c,l)=>Je(c,Bi(t,n,l)),a).values}),shape:e.at(-1)?.shape??[]}}function lf(e){let t=Di.get(e);return t||(t=Object.fromEntries(
Object.entries(e.arrays??{}).map(([n,s])=>[n,Ye(s)])),Di.set(e,t)),t}function hf({values:e,shape:t},n,{above:s,to:o}){let r=[],
i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ui&&l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=s||u>o||(r.push(
0,1,null),i.push(l,h,null))}return{x:r,y:i}}vn();function Zs(e,t){let{table:n}=kt(e);if(n&&"rows"in n)return[n];if(ct(e))return[];let{data:s,layout:o}=e,r=n?[yf(n,o.
meta,t)]:[];return n&&!n.beside?r:[...Ki(s).map(i=>Yi(o,i)),...r]}function qi(e,t){let{cells:n,choices:s,table:o}=kt(e),
r=n&&!ct(e)?[bf(e,n)]:Zs(e,t).map((l,h,{length:u})=>u>1?gf(l):l),i=r[0]?.columns??[],a=o&&"rows"in o?[]:(s??[]).filter(({
name:l})=>!i.includes(l)),c=a.map(l=>Ks(l,t));return _n({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.
map(h=>[...c,...h]))})}function gf({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.
flatMap(([s,...o])=>o.map((r,i)=>[e,s,t[i],r]))}}function Ki(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function bf({
data:e,layout:t},n){let s=Ki(e),o=s.flatMap(r=>{let{columns:i,rows:a}=Yi(t,r),c=Object.values(r.meta??{});return a.flatMap(
([l,...h])=>h.map((u,f)=>[...c,l,i[f+1],u]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:o}}function yf(e,t,n){
let{columns:s,labels:o}=e;if("values"in e){let i=e.values.map(a=>Ze(a,t,n).values);return{columns:s,rows:o.map((a,c)=>[a,
...i.map(l=>l[c])])}}let r=Vs(Ze(e.matrix,t,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Yi(e,t){
let n=Ye(t.z??[]),s=Vi(e,t,"y").map((o,r)=>[o,...Array.from(Je(n,r).values)]);return{columns:[t.name??"",...Vi(e,t,"x")],
rows:s}}function Vi(e,t,n){let s=t[n];if(Array.isArray(s))return s.map(c=>zi(String(c)));let o=e[`${n}axis`],i=e[`${n}ax\
is${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(zi);let{shape:a}=Ye(t.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function zi(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}Bt();Ke();var xf=12,Me=new Map,Xs=new Map;function eo(e,t){let n=JSON.stringify(Object.values(e)),s=Me.get(n)??new Map;Me.
delete(n),Me.set(n,s);for(let i of Me.keys()){if(Me.size<=xf)break;Me.delete(i)}let o=s.get(t);if(o)return o;let r=new Promise(
(i,a)=>wf(n,e,t,{resolve:i,reject:a}));return s.set(t,r),r.catch(()=>s.delete(t)),r}function wf(e,t,n,s){let o=Xs.get(e);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Xs.set(e,{query:t,views:r}),setTimeout(()=>{Xs.delete(e),$f(t,r)},0)}
async function $f(e,t){let{server:n,path:s,query:o,theme:r}=e,i=[...t.keys()].sort().join(",");try{let a=await Pt(`${s}/\
figures?${Wt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof at&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?kf(e,l).then(h,u):u(a)}}function kf({server:e,path:t,
query:n,theme:s},o){let r=Wt({...n,theme:s});return Pt(`${t}/views/${encodeURIComponent(o)}?${r}`,{},e)}var Qs=new Map;async function Zi(e,t){
let n=Qs.get(e),s=n??(e.startsWith("#")?Mf(e.slice(1)):Af(e));n||(Qs.set(e,s),s.catch(()=>Qs.delete(e)));let o=await s;if(ct(
o))return o;let{templates:r={}}=o.layout.meta,i=r[t];if(!i)return o;let a=Ji(i),c=new Map;for(let f of Object.values(r))
Ji(f).forEach((m,g)=>{c.set(m,a[g]??m)});let{data:l,layout:h}=to({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Ji(e){return e.layout.colorway}function to(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(s=>to(s,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([s,o])=>[s,to(o,t)])):t.get(e)??e}async function Mf(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function Af(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);return t?.ok?t.json():Ct(t?.status??0,"The figure could not be loaded; reload the p\
age to try again.")}function Ae(e,{server:t,path:n,view:s,values:o}){let r=encodeURIComponent(s),i=n.startsWith("lessons\
/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${r}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Wt({...i&&e!=="json"?{step:s}:{},...o}).toString();return new URL(
h?`${c[e]}?${h}`:c[e],t).href}var Xi=/<br ?\/?>/i,Ln=null;function Qi(e,t,{width:n,height:s,scale:o},r=vf){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let m=f,g=u.startsWith("x"),y=Ef(m,g,a,r);if(y===null||y&&!Nf(t,m,g))continue;l[u]={...m,automargin:!1};
let p=g?"b":"l";if(y&&(c[p]=Math.max(c[p],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((m.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let m=e.some(({coloraxis:p,visible:b})=>p===
u&&b!==!1)?Sf(t,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),y=(m+g+(1.02-1)*(n-c.l))/1.02;m&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let m=In(f.ticktext,{...a,
...f.tickfont},r).width;Tf(f,m,n,c)&&delete l[u]}return{...t,...l,margin:c}}function Ef(e,t,n,s){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,m=In(i,
{...n,size:f},s);return 1+(h?m.width+.2*f:t?m.height:m.width)+Of(e,o,n)}function In(e,{size:t,family:n},s){let[o,r,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(Xi);r=Math.max(r,l.length);for(let h of l){let u=s(_f(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(r-1)*1.3*t+i}}function Of(e,t,n){
if(!t)return 0;let{font:s,standoff:o}=e.title,r=s?.size??Math.round(1.2*n.size),i=t.split(Xi).length-1;return r*(.7+i*1.3)+
(o??6)}function Sf(e,t,n,s,o){let r=e[t]??{},a={...e.template.layout[t]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let m=In(
l??c.map(String),s,o),g=20+h,y=a.title?.text;if(!y)return g+1+m.width;let p=Math.round(1.2*s.size),b=In([y],{...s,size:p},
o).width,[x,w]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],M=u*n-20;return c.some(A=>Math.abs((A-x)/(w-x)-.5)*M<b/2+1.3*(s.size/
2))?g+1+m.width+1.45*p+2:g+10+1.25*p}function Tf({domain:e=[0,1],categoryarray:t,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=e,
l=o-r-i,h=(c-a)*l/(t??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function Nf(e,t,n){let s=t.anchor??(n?"y":"x"),
o=e[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function _f(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function vf(e,t){if(Ln??=document.createElement("canvas").getContext("2d"),!Ln)return{
width:0,descent:0};Ln.font=t;let{width:n,fontBoundingBoxDescent:s}=Ln.measureText(e);return{width:n,descent:s}}function ea({x:e,y:t,xaxis:n,yaxis:s},o){let r=[ta(n,e,o),ta(s,t,o)];return[...new Set(r.filter(i=>i!==null))]}function ta(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let s=e.type==="category"?e.d2l_noadd(t):t;return typeof s=="number"&&
Number.isInteger(s)?s:null}function na(e,t,n){let s=e.querySelector(":scope > .view-marks")??e.appendChild(Lf());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:r}=e._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:m})=>t.includes(m));return[[h,
u],[u,h]].flatMap(([m,g])=>m&&g&&t.includes(m._name)&&(f||m.anchor===g._id)?n.map(p=>If(m,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Lf(){let e=document.createElement("div");return e.className="view-marks",e}function If(e,t,n){
if(!e._length)return null;let s=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<e._length)||!t._length)return null;let[a,c]=s?[e._offset+r,t._offset]:[t._offset,e._offset+r],[l,h]=s?[i-r,t.
_length]:[t._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}no();var sa="vendor/plotly/plotly-traces-4.1.1.min.js",so;function Pn(e){return window.Plotly?Promise.resolve(window.Plotly):
(so??=new Promise((t,n)=>{let s=document.createElement("script");s.src=e?new URL(`static/${sa}`,e).href:new URL(`../${sa}`,
import.meta.url).href;let o=()=>{so=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the p\
age to try again."))};s.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),s.addEventListener("error",o),document.
head.append(s)}),so)}async function oa(e,t,n){let{width:s,height:o}=e.layout,a={svg:await(await Pn()).toImage(e,{format:"\
svg",width:s,height:o,imageDataOnly:!0}),width:s,height:o};return t==="svg"?Xe(a):Rn(a,n)}vn();Qe();var Hr={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},jr=["inputs","removed"],$g=new Set(["server","source","model","lesson","view","theme","\
reads",...jr,...Object.keys(Hr)]),Ah=["scale","accent","controls","caption"],kg=new Set([...Ah,"fill"]),wh=":scope > a",
$h="pointer-view:hover",Cr=matchMedia("(prefers-color-scheme: dark)"),Mg={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},Ag=120,Eg=[["short",576,0],["low",352,0],["tight",288,352]],Ps={height:525,width:640,
least:.75,most:4},Wr={width:944,height:524,least:.6},Og="400px 0px",kh=660,Sg="[data-answer]:not(pointer-view *)",Tg=/^(\w+):(\d+)$/,
Ng="The server draws this chart, and it does not answer.",_g="The answer above is computed in this browser.",vg="Type vi\
sits, or add a place, to see what the model answers.",ze=null,Fr=null,Dr=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#u=!1;#m=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:Og});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#y=new MutationObserver(
t=>this.#T(t.map(({attributeName:n})=>n??"")));#M=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#$();return}
this.#W(this.#E),this.#O()};#S=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#f=({type:t})=>this.#U(t==="beforeprint");connectedCallback(){
this.#s??=this.#H(),this.#P(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener($h,this.#S),
Cr.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#f);this.#p.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#m.observe(this):this.#u=!0,this.#$()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener($h,this.#S),Cr.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#f);this.#p.disconnect(),this.#y.
disconnect(),this.#m.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#Z())}get chosen(){
return this.#t?this.#k:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#X();
return Math.ceil(t+On(this.#t)+n)}get#h(){return this.#s??=this.#H(),this.#s}#I(){this.#u=!0,this.#m.disconnect(),this.#$()}#T(t){
t.some(s=>kg.has(s))&&(this.#P(),this.#O()),t.includes("beat")&&this.#A();let n=t.filter(s=>$g.has(s)&&!this.#w(s));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#I():n.length?this.#$():this.#d.some(({name:s})=>t.includes(s))?this.#z()&&
this.#O():t.includes(this.#l)&&this.#$()}#w(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#A(){if(!this.#r)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#N(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#b("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?kt(this.#t).choices??[]:[]}#$(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#F()}))}get#C(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#_(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#E(){let t=this.getAttribute("theme");return t===
"auto"?Cr.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#v(){let t=this.getAttribute("scale");return t===
"auto"?this.#j:t!==null&&be("scale",t)?Number(t):1}get#j(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let s=Math.round(10*Math.min(n/Ps.height,t/Ps.width))/10;return Math.min(Ps.most,Math.max(Ps.least,
s))}#P(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#v)):
this.style.removeProperty("--scale"),t&&be("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#L(){if(this.hasAttribute("lesson")){let n=jr.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Hr).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#F(){let{needsHistory:t,query:n}=this.#L;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#C&&r&&(!t||n.visits||n.record);
if(!o&&!i){this.#G(vg);return}if(!this.#u){this.#G("");return}let a=this.#E;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#_,path:this.#C,query:n,theme:a},l=this.hasAttribute("server")?this.#_:"",[h]=await Promise.
all([o?Zi(o,a):this.#x(c,r),o?null:r===xe?Promise.resolve().then(()=>(Pr(),Rr)):Pn(l)]),u=ct(h),f=u?await Promise.resolve().then(()=>(Pr(),Rr)):
null;u||await Pn(l),await oi(()=>{s===this.#o&&(this.#ot(f?.NetworkDrawing??null,kt(h).title),this.#t=u?h:structuredClone(
h),this.#it(this.#t),this.#D({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#K(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#x(t,n){let s=n===xe?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(t,o,{isSilent:!1});
if(r)return r;try{return await eo(t,n)}catch(i){if(!Mh(i))throw i;let a=await s?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#D(t,n){if(!this.#t||ct(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;ze??=r??(this.#E==="light"?s:null),!(ze||this.hasAttribute("source"))&&(Fr??=
eo(t,n),Fr.then(i=>{ct(i)||(ze??=i.layout.template)}).catch(()=>{Fr=null}))}#U(t){if(this.#i=t,!this.#t||!this.#r)return;
let n=ze??this.#n;this.#W(t&&n?"light":this.#E),this.#O(),t||requestAnimationFrame(()=>this.#O())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:mi({name:()=>this.#tt,links:()=>this.#bt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>this.#t?qi(this.#t,this.#k):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#Q());let s=new Tn(n.choices,{selected:()=>this.#k,select:(r,i)=>this.#mt(
r,i),open:r=>this.#b("open",r)}),o=this.querySelector(wh);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...o?[o]:[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#g(t,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?
s:document.createElement(t);return o.className=n,o}#ot(t,n){if(t===null==(this.#n===null))return;let s=this.#h,o=s.plot.
cloneNode();o.removeAttribute("data-listening"),o.role=t?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),
this.#n=t?new t(o,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#b("hover",{visits:r}),told:r=>this.#N(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#_,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):
null,this.#n?.bar&&s.summary.before(this.#n.bar)}#rt({figure:t,interventions:n}){this.#t=t;let{interventions:s}=this.#n??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#z()&&this.#O(),this.#b("interventi\
ons",n)}#q(t){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#h;for(let c of[n,s,o,r])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#G(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(
!0),this.#h.summary.textContent=t}#K(t){this.#G("");let{failure:n}=this.#h,s=Mh(t)&&document.querySelector(Sg)!==null,o=s?
Ng:ye(t);if(n.replaceChildren(o),s&&n.append(" ",Lg()),n.hidden=!1,this.#b("failed",{message:o}),!(t instanceof at)||![0,
503].includes(t.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#$()),n.append(" ",r)}#it(t){let{title:n,caption:s,controls:o}=this.#h,r=kt(t);n.textContent=r.title,n.
hidden=!1,s.replaceChildren(...Et(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",ct(t)),this.#q(!1),o.
offer(r,ct(t)?[]:t.data,!this.hasAttribute("fill")),this.#z()&&this.#O()}#at(t){let{trust:n}=this.#h;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!ae.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.
getAttribute("model")??"");s.href=new URL(`insights/${o}#view-${t.view}`,this.#_).href,s.textContent="Which explanation \
to believe",n.append(" ",s)}#O(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,s=this.#B(On(this.#t)),o=n?Math.min(s.
width||kh,kh):s.width;if(!o)return;if(ct(this.#t)){let i=s.isFixed?this.#ht:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${s.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=s.isFixed?`${s.height}px`:"",this.#ct(t,
this.#t,{...s,width:o});let r=!this.dataset.drawn;r&&this.querySelector(wh)?.remove(),this.#r=`${o}×${s.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#A(),this.#Z(),this.#b("drawn",{})}#ct(t,{data:n,layout:s},o){let r=this.#i,
i=r&&ze?{...s,template:ze}:s,a=this.#Y({data:n,layout:i},o);window.Plotly?.react(t,a.data,r?{...a.layout,width:o.width}:
a.layout,Mg),t.dataset.listening||this.#lt(t)}#Y({data:t,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#v,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=Ai({data:t,layout:Ig(n)},{width:s,height:o,isFixed:r,scale:a}),
f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Qi(u.data,u.layout,
{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#b("open",n.data.meta);let[,s,o]=Tg.exec(String([n.customdata].
flat()[0]))??[];s&&this.#b("select",{table:s,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#b("hover",{
visits:ea(n,this.#J)})}),t.on("plotly_unhover",()=>this.#b("hover",{visits:[]}))}get#J(){return this.#t?kt(this.#t).visit_axes??
[]:[]}#b(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#Z(){!this.#t||!this.#r||(this.#n?
this.#n.mark(this.#a):na(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,s=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:s,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#P(),this.#ut();let{above:o,below:r}=this.#X();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),Ag);return{width:s,
height:i,isFixed:!0}}get#ht(){let t=Math.min(1,this.#v),[n,s]=[this.offsetWidth,this.offsetHeight],o=Math.min(n/Wr.width,
s/Wr.height)/t;return n<s||o>1||o*t<Wr.least?1:o}#ut(){let[t,n]=[this.offsetWidth/this.#v,this.offsetHeight/this.#v],s=Eg.
filter(([,o,r])=>n<o||t<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#X(){let{plot:t,details:n,
exports:s}=this.#h,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-o.top)/r,below:a/r}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)
return;let{width:t,height:n}=this.#B(On(this.#t));t&&this.#r!==`${t}×${n}`&&this.#O()}#mt(t,n){this.setAttribute(t,String(
n)),this.#b("option",{[t]:n})}#z(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Pi(this.#d,this.#M);
if(n)return this.#K(new Error(n.message)),this.#l=n.name,!1;let s=kt(t),o="";if(this.#d.length&&!ct(t)){let r=this.#k;this.#h.
controls.show(r);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Gi(t,r);let{summaries:i}=s;
i&&(s.summary=i.texts[Ci(this.#d,i.by,r)]??""),o=`: ${qs(this.#d,r)}`}return this.#h.summary.replaceChildren(...Et(s.summary??
"")),this.#h.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#k(){return Ri(this.#d,this.#M)}#Q(){
let{details:t}=this.#h;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${kt(this.#t).title}`),n.append(...this.#dt().map(
Nn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#dt(){return this.#t?Zs(this.#t,this.#k):[]}async#pt(t,n){let s=this.#t;
if(!s)throw new Error("There is no figure to save yet.");return{address:ct(s)?await this.#n?.address(t,n)??"":await oa(this.#gt(
s),t,n),meta:kt(s),selection:qs(this.#d,this.#k)}}#gt(t){let{data:n,layout:s}=structuredClone(t),o=this.#B(s.height),{paper_bgcolor:r,
plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#Y(
{data:n,layout:s},o),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#tt(){
let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(Xr(this.getAttribute("against")??"{}")),
s=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],o=this.getAttribute("name")??
s.filter(Boolean).join("-"),r=this.#k,a=this.#d.filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="n\
umber"?`${c}-${r[c]}`:r[c]);return[o,...a].join("-")}get#et(){return{server:this.#_,path:this.#C,view:this.getAttribute(
"view")??"",values:{...this.#L.query,...this.#k}}}get#nt(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=Ah.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&be(s,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#bt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ae.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#et;return{link:n,embed:Ae(
"embed",this.#st(o)),json:Ae("json",o),offline:Ae("offline",o)}}#st(t){let{controls:n,...s}=this.#nt,o={...t.values,...s,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#et,{title:s,summary:o=""}=kt(t),r=["model","les\
son","view","reads",...jr,...Object.keys(Hr)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:m})=>[f,m])),...this.#k,...l&&{theme:l},
...c},u=this.#st(n);return{title:s,caption:o,name:this.#tt,server:n.server,embed:Ae("embed",u),picture:Ae("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,m])=>[f,String(m)]))}}};function Mh(e){return e instanceof at&&e.status===0}function Lg(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=_g,e}function Ig(e){let t=Object.
entries(e).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",Dr);var Ur=["visits","record","user","predict_at","top_k","interventions","against"],Ws=["scale","controls","caption","accen\
t"],Rg={ArrowRight:1,PageDown:1,ArrowLeft:-1,PageUp:-1},Fs="beat",Pg={controls:"some"},Cs=e=>e.replaceAll("_","-"),rt=zr(
document,"pointer-view"),Cg=(rt.dataset.options??"").split(" ").filter(Boolean);function Eh(e){if(e.visits||e.record)for(let t of Ur)
rt.removeAttribute(Cs(t));if("theme"in e){let t=e.theme??null;document.dispatchEvent(new CustomEvent("pointerscope:choos\
e-theme",{detail:t}))}for(let t of[...Ur,...Ws,Fs,...Cg].filter(n=>n in e)){let n=e[t]??Pg[t]??null;n===null?rt.removeAttribute(
Cs(t)):(!Ws.includes(t)||be(t,n))&&rt.setAttribute(Cs(t),n)}}function Wg(){let{askedTheme:e,theme:t}=document.documentElement.
dataset,n=[...Ur,...Ws,Fs].map(s=>[s,rt.getAttribute(Cs(s))]);return{...Object.fromEntries(n.filter(([,s])=>s!==null)),theme:e??
t,...rt.beats&&{beats:rt.beats},...rt.chosen}}var Oh=Object.fromEntries(new URLSearchParams(location.search));for(let e of[
"theme",...Ws])delete Oh[e];Eh(Oh);var An=Jr({state:Wg,height:()=>rt.wantedHeight,set:Eh,mark:e=>rt.mark(e)});rt.addEventListener(
"pointer-view:drawn",()=>An("state",{}));rt.addEventListener("pointer-view:beat",()=>An("state",{}));rt.addEventListener(
"pointer-view:option",()=>An("state",{}));rt.addEventListener("pointer-view:hover",({detail:e})=>An("hover",e));rt.addEventListener(
"pointer-view:failed",({detail:e})=>An("failed",e));function Fg(e){let t=Number(rt.getAttribute(Fs)),n=e.target instanceof
Element&&e.target.closest("[data-part], input");if(!t||n||e.defaultPrevented||e.altKey||e.ctrlKey)return;let s=t+(Rg[e.key]??
0);s===t||s<1||s>rt.beats||(e.preventDefault(),rt.setAttribute(Fs,String(s)))}document.addEventListener("keydown",Fg);
