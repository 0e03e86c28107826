(()=>{var yh=Object.defineProperty;var N=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(r){throw n=[r],r}};var Wo=(e,t)=>{for(var n in t)yh(e,n,{get:t[n],enumerable:!0})};var Fo,wh,O,w=N(()=>{"use strict";({currentScript:Fo}=document),wh=Fo instanceof HTMLScriptElement?Fo.src:"",O=new URL("\
static/js/",wh||document.baseURI).href});async function Ct(e,t,n=$t){let r=await Th(e,t,n);if(r.status!==Ah)return Go(r)}async function Th(e,t,n){let r=await fetch(
new URL(`api/${e}`,n),t).catch(zo),s=r!==null&&!Mh.includes(r.status);if(String(n)===$t.href&&_h(s&&!Nh(r)),!s)return Vo();
if(r.ok)return r;let{errors:o=[]}=await Go(r);throw new ct(r.status,o)}function Go(e){return e.headers.get("content-type")?.
includes("json")?e.json().catch(Vo):Wt(e.status)}function Bo(e){let t=AbortSignal.timeout(Eh);return e?AbortSignal.any([
e,t]):t}function Nh({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function _h(e){e!==ce.answers&&
(ce.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function zo(e){if(Lh(
e))throw e;return null}function Vo(e){return zo(e),Wt(0,Oh)}function Wt(e,t=Sh(e)){throw new ct(e,[{where:"",message:t,suggestions:[]}])}
function Lh(e){return e instanceof DOMException&&e.name==="AbortError"}function Ft(e){let t=Object.entries(e).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,r])=>[n,String(r)]))}function ye(e){return e instanceof Error?e.
message:String(e)}var ct,$t,ce,Mh,Ah,Eh,Oh,Sh,zt=N(()=>{"use strict";w();ct=class extends Error{constructor(t,n){super(n.
map(r=>r.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(O.replace(/^(.*\/)static\/.*$/,"$1")),ce={answers:!0},
Mh=[502,504],Ah=204,Eh=5e3,Oh="No response could be read. Your input is still here; check your connection and try again.",
Sh=e=>`The server answered with ${e}.`});function lt(e){return"kind"in e&&e.kind===we}function vt(e){return lt(e)?e.meta:e.layout.meta}function En(e){return lt(e)?
e.meta.height??0:e.layout.height}var we,Ye=N(()=>{"use strict";w();we="network"});function xe(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let r="";for(let s of t)
r+=String.fromCharCode(s);return btoa(r)}function ke(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),r=new Uint8Array(
n.length);for(let s=0;s<n.length;s++)r[s]=n.charCodeAt(s);return r}var $e=N(()=>{"use strict";w()});function Tn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(o=>Br(
"th",o,"col")));let s=n.createTBody();for(let[o,...i]of t)s.insertRow().append(Br("th",o,"row"),...i.map(a=>Br("td",a)));
return n}function Br(e,t,n){let r=document.createElement(e);n&&(r.scope=n);let s=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return r.textContent=Number(s)===0?s.replace("-",""):s,r}function Nn({columns:e,rows:t}){return`${[
e,...t].map(r=>r.map(Xu).join(",")).join(`\r
`)}\r
`}function Ju(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(r=>Number(e.toPrecision(r))).find(r=>Math.fround(r)===e)??
e}function Xu(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Ju(e));let t=e.replace(Yu,"$\
1'").replace(Ku,"'"),n=qu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var qu,Yu,Ku,_n=N(()=>{"u\
se strict";w();qu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Yu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Ku=/^(?=[\t\r\n])/});async function Ze({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await bf(e))}`}async function Rn(e,t){let n=new Image;
n.src=await Ze(e),await n.decode();let r=document.createElement("canvas");r.width=Math.round(e.width*t),r.height=Math.round(
e.height*t);let s=r.getContext("2d");if(!s)throw new Error("This browser cannot draw a PNG of this size.");return s.drawImage(
n,0,0,r.width,r.height),r.toDataURL("image/png")}async function bf(e){let t=await yf();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function yf(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await wf(n,e.href??document.baseURI)})}`}}catch{}
return""}async function wf(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${xe(new Uint8Array(await n.arrayBuffer()))}`:Wt(n.status)}var Jr=N(()=>{"use strict";w();zt();$e()});function kf(e){return e.split(xf)}function Et(e){return kf(e).map((t,n)=>{if(n%2===0)return t;let r=document.createElement(
"span");return r.className="with-unit",r.textContent=t,r})}var xf,Qe=N(()=>{"use strict";w();xf=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function j(e,t,n=!1){let r=0;for(let s of e)r+=Zr(s);return r*t*(n?1.06:1)}function Zr(e){return $f.test(e)||e===" "?.29:
vf.test(e)?.87:Mf.test(e)?.65:.55}function rt(e,t,n,r=!1){if(j(e,n,r)<=t)return e;let s=t/(n*(r?1.06:1))-Zr("…"),o="";
for(let i of e){if(s-=Zr(i),s<0&&o)break;o+=i}return`${o.trimEnd()}…`}function Cn(e,t,n,r,s=!1){let o=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||j(h,n,s)<=t){i=h;continue}if(o.length===r-1){i=[i,...a.slice(
c)].join(" ");break}o.push(i),i=l}return[...o,rt(i,t,n,s)]}function S(e,t=0){let n=100*e,r=10**-t;return n>0&&n<r/2?`<${r.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function Vt(e,t){return`${/\d$/.test(e)?",":""} ${S(t)}`}function Ae(e,t){
let n=s=>Math.round(10*Number((100*s).toFixed(1))),r=(n(e)-n(t))/10;return{change:r,size:Math.abs(r).toFixed(1),sign:r>0?
"▲":"▼"}}function _(e,t=1){if(e===Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.
replace("-",""):n.replace("-","−")}function qt(e){let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.
floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ht(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(
e/60)}:${t(e%60)}`}var $f,vf,Mf,gt,z=N(()=>{"use strict";w();$f=/[ijlI.,:;'|!()[\]]/,vf=/[mwMW%@—…]/,Mf=/[A-ZÄÖÜ0-9+=<>]/;
gt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Af({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ji({prediction:e},{prediction:t,places:n}){let r=t.location===e.location,s=r?"":`${n[t.location]?.label??
t.name}, `,{change:o,size:i,sign:a}=Ae(e.probability,t.probability);return{value:`${s}${(100*t.probability).toFixed(1)} \
%`,change:r&&o?`${a} ${i} points`:"",isMore:o>0}}function Qr(e,t){e.replaceChildren(...Et(t?Af(t):"…"));let{location:n,
probability:r}=t?.prediction??{};for(let[s,o]of Object.entries({location:n,probability:r,engine:t?.engine}))o===void 0?delete e.
dataset[s]:e.dataset[s]=String(o)}var Xi=N(()=>{"use strict";w();z();Qe()});var tn,ts=N(()=>{"use strict";w();tn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
said:{text:"{items} {replace_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],
default:[]},replace_with:{said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_hea\
ds",parts:["value"],default:"zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residu\
al_in",where:"attention"},{at:"layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forwa\
rd"}],said:{text:"{items} skipped",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[
{at:"layers.*.residual_mid",do:"keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.fe\
ed_forward.out"}],said:{text:"no residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.n\
orm1",do:"keep",of:"layers.*.residual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no la\
yer norms"},parts:["value"],default:!0},scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"\
no division by √k"},needs:"attention",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.\
*.weights",do:"soften",of:"layers.*.heads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:[
"value"],default:1},pointer_scaling:{changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no divisio\
n by √d"},parts:["value"],default:!0},pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scor\
es"}],said:{text:"pointer temperature {value}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_i\
n",do:"keep",of:"inputs.norm"}],said:{text:"no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[
{at:"inputs.position_from_end",do:"zero"}],said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{
changes:[{at:"pointer.bias",do:"zero"}],said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[
{at:"inputs.{feature}",do:"zero"}],said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[
{at:"gate.value",do:"fill"}],said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},
only:{changes:[{at:"gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{
text:"{value} only"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits \
{items} masked",item:"{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"\
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Zi=N(()=>{"use strict";w()});var Qi=N(()=>{"use strict";w()});var ta,Yt,ea,Wn,Ee,es,ns,na,Oe=N(()=>{"use strict";w();ta=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday",
"Sunday"],Yt=1,ea=2,Wn=15,Ee=30,es=8,ns=99,na={location:"place",user:"person",time:"time",weekday:"weekday",recency:"rec\
ency",duration:"duration",position_from_end:"position"}});function Fn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,r,s)=>{let o=String(t[r]);return s?o.replace(/\B(?=(\d{3})+$)/g,
","):o})}var rs=N(()=>{"use strict";w();Oe()});function ra(e){return Object.entries(tn).flatMap(([t,n])=>{let r=e[t]??n.default;return(Array.isArray(r)?r.length:r!==n.
default)?[{key:t,declared:n,value:r}]:[]})}function sa({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(r=>r&&typeof r=="object"&&!Array.isArray(r)?r:Object.fromEntries([r].flat().map((s,o)=>[e[o],s])))}var oa=N(()=>{
"use strict";w();ts();Zi();Qi();rs()});function os(e,t,n){switch(t.kind){case"head":return Sf(e,t,n.architecture);case"mask":return Tf(e,t.visit,n.visits);case"\
skip":return Nf(e,t);case"residuals":return If(e);case"gate":return _f(e,t);case"temperature":return Lf(e,t)}}function Sf({
remove_heads:e=[],replace_with:t,...n},{layer:r,head:s},{layers:o,heads:i}){let a=Array.from({length:o*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===r&&f===s)?c.filter(([u,f])=>u!==r||f!==s):a.filter(([u,f])=>u===r&&f===
s||c.some(([p,g])=>u===p&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Tf({mask_visits:e=[],
...t},n,r){let s=r[n]?.sent??0;if(n===r.length-1)return{...t,...e.length&&{mask_visits:e}};let o=e.includes(s)?e.filter(
i=>i!==s):[...e,s].sort((i,a)=>i-a);return o.length?{...t,mask_visits:o}:t}function Nf({skip:e=[],...t},{layer:n,part:r}){
let s=e.filter(i=>i.layer!==n||i.part!==r),o=s.length<e.length?s:[...e,{layer:n,part:r}];return o.length?{...t,skip:o}:t}
function _f({gate:e,only:t,...n},{value:r}){return r===null?n:{...n,gate:r}}function Lf(e,{of:t,value:n}){let r=`${t}_te\
mperature`,s={...e};return delete s[r],n===1?s:{...s,[r]:n}}function If({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function ca(e){let t=ra(e).flatMap(({key:n,declared:r})=>r.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:ss(n,e),short:ss(n,e,Of)}))}function ss(e,t,n=Number.POSITIVE_INFINITY){let r=tn[e],{text:s,item:o="",every:i="",
single:a,between:c=", ",first:l=0}=r.said,h=t[e]??r.default,u=sa(r,h).map(y=>Fn(o,aa(y,m=>l?Number(m)+l:ia(m)))),f=r.parts.
includes("head")&&u.length>n,p=typeof s=="string"?s:s[h]??"",g=aa(tn,({of:y},m)=>y===e?ss(m,t):"");return Fn(a&&u.length===
1?a:p,{...g,value:ia(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var Of,ia,aa,is=N(()=>{"use strict";w();ts();
oa();rs();Of=3;ia=e=>String(e).replaceAll("_","-"),aa=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,r])=>[n,t(r,n)]))});function ha(e,t){return ca(e).map(({key:n,text:r,short:s})=>{let o=document.createElement("li"),i=document.createElement(
"button");return i.type="button",i.textContent=`${s} ×`,i.title=s===r?la:`${r}. ${la}`,i.addEventListener("click",()=>{
t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),o.append(i),o})}var la,ua=N(()=>{"use strict";w();is();la=
"Take this change back"});var Rf,Hn,fa=N(()=>{"use strict";w();Xi();ua();Qe();Rf={browser:"Computed in this browser.",server:"Computed in Python."},
Hn=class{#r;#t=document.createElement("output");#n=document.createElement("span");#s=document.createElement("ul");#e=document.
createElement("button");#o=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#r=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#s.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#o.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#s,this.#e,this.#o,this.#i)}show(t,n,{
learned:r,isCompared:s,note:o}){this.engine=t.engine,Qr(this.#t,t),this.#t.title=Rf[t.engine];let{value:i,change:a}=r?Ji(
t,r):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",s),this.#a(n),this.#l(o),this.fail("")}wait(t,n){Qr(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#o.
textContent=t,this.#o.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),r=ha(t,this.#r);this.#s.replaceChildren(
...r),this.root.hidden=this.#e.hidden=r.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function pa(e,t,n){let r=e.querySelector(t);return r&&Pf(r,n)?r:null}function Pf(e,t){return e instanceof(t??HTMLElement)}
var da=N(()=>{"use strict";w()});function ma(e){return jn!==null&&Object.hasOwn(jn,e)}async function ga(e,t=$t){return Se?Cf(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await wa(e,"vocabulary")))}async function Cf(e,t){try{return await Ct(
e,{},t)}catch(n){if(!(n instanceof ct)||n.status)throw n;let r=new URL(`api/${e}`,t),s=await fetch(r,{cache:"force-cache"}).
catch(()=>null);if(!s?.ok)throw n;return s.json()}}async function ba({id:e,weights:t},n,r=$t){if(!Se)return wa(e,"weight\
s",n);let s=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return xa(new URL(s,r),"weights",n)}async function ya(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
s=>s.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function wa(e,t,n=!1){let r=jn?.[e]?.[t];if(!r)throw new Error(`This page holds no ${t} of ${e}.`);if(!r.
startsWith("#"))return xa(new URL(r,document.baseURI),t,n);let s=document.getElementById(r.slice(1))?.textContent??"";return ke(
s.trim()).buffer}async function xa(e,t,n){let r=await fetch(e,{cache:n?"reload":"default"});if(!r.ok)throw new Error(`Th\
e ${t} could not be fetched (${r.status}).`);return r.arrayBuffer()}function Wf(e){let t=pa(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var jn,Se,as=N(()=>{"use strict";w();zt();$e();da();jn=Wf("model-files"),Se=jn===
null});function en(e){let{tensors:t,lengths:n,...r}=e;return{...r,tensors:ka(t,(s,o)=>({values:s,shape:o})),...n&&{lengths:ka(n,
s=>s)}}}function ka(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:r,shape:s}])=>[n,t(new Float32Array(ke(
r).buffer),s)]))}function cs({tensors:e,weights:t,...n}){let r=Object.entries(e).map(([s,{values:o,shape:i}])=>[s,{dtype:"\
<f4",shape:i,data:xe(new Uint8Array(Float32Array.from(o).buffer))}]);return{...n,tensors:Object.fromEntries(r)}}var $a,nn=N(
()=>{"use strict";w();$e();$a=e=>e.lengths!==void 0});function Ma(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ct(422,n):t}}function Gf(e){let t=Object.entries(e).
map(([n,r])=>[n,r!==null&&typeof r=="object"?JSON.stringify(r):r]);return Ft(Object.fromEntries(t))}var Ff,va,Hf,jf,Uf,Df,
Aa,Un,Ea=N(()=>{"use strict";w();zt();as();nn();Ff=["browser","server"],va=20,Hf=300,jf=4,Uf="static/bundles/browser-mod\
el.js",Df="The network could not be loaded.",Aa={address:new URL("../bundles/browser-model.js",O).href,load(e){let t=null,
n=s=>{t=s};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===$t.href?import(Aa.address):import(new URL(Uf,e).href)}},Un=class{#r;#t;#n;#s=null;#e=null;#o=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,r=$t){
this.#r=t,this.#n=r,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Ff.includes(t)?t:null,
Se||(this.choice="browser"),this.obstacle="",this.#e||(this.#s=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(o=>setTimeout(o,Hf))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!Se)return Wt(0,this.obstacle);let s=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?Bo(n):n;try{return{...await this.#l(t,s),engine:"server"}}catch(o){if(!(o instanceof ct&&o.status===0)||this.
choice==="server")throw o;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.choose(this.choice),o}}async compute(t){
await this.prepare();let n=this.#e;if(!n){let r=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),Wt(0,r)}return Ma(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Se||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:r}=this.#e;return r.search(t,va).map(({id:s,category:o})=>({label:r.label(s),
notation:r.notation(s),category:o}))}let{items:n}=await Ct(`${this.#t}/locations?${Ft({q:t,limit:va})}`,{},this.#n);return n}async prepare(){
try{this.#s??=this.#a(),this.#e=await this.#s}catch(t){this.#o=!0;let n=t instanceof ct?!t.status:t instanceof TypeError;
this.obstacle=n?Df:ye(t)}}explainHere(t){let n=this.#e,{interventions:r,...s}=t,o=JSON.stringify([s,r||null]),i=this.#i.
get(o);if(i)return i;let a={...Ma(()=>n.trace(t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=jf&&this.#i.
delete(c),this.#i.set(o,a),a}async#l(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let s=`${this.#t}\
/views/network?${Gf(t)}`;try{let{trace:o}=await Ct(s,{...n&&{signal:n}},this.#n);return en(o)}catch(o){if(!(o instanceof
ct&&o.problems[0]?.where==="view"))throw o;this.draws=!1}}let r={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Ct(`${this.#t}/explain?encoding=base64`,r,this.#n)}async#a(){let t=await ga(
this.#r,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},r]=await Promise.all([Aa.load(this.#n),ba(t,this.#o,this.#n)]),s=ya(r,t);s.catch(()=>{});let o=new n(t,
r);return await s,o}}});var Oa,Sa=N(()=>{"use strict";w();Oa="No known place has any probability."});function ls(e,t,n){return{kind:we,get trace(){return cs(t)},get before(){return n&&cs(n)},meta:{...e,summary:zf(t,n),table:{
columns:Bf,rows:Vf(t)}}}}function Ta({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function zf(e,t){
let{probability:n,from_pointer:r,from_generation:s}=e.prediction,o=n?`${Ta(e)} leads with ${Dn(n)}: ${Dn(r)} copied by t\
he pointer, ${Dn(s)} from the generation head.`:Oa;return t?`${o} Compared with: ${Ta(t)} with ${Dn(t.prediction.probability)}\
.`:o}function Vf(e){let{pointer:t,generation:n,final:r}=e.location_probabilities,s={pointer:t,generation:n,final:r},o={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},i=(c,l)=>e.tensors[o[c]]?.values[l]??
s[c]?.find(h=>h.location===l)?.probability??null,a=[...r,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(
a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(o).map(l=>i(l,c))])}var Bf,Dn,Na=N(()=>{"use strict";w();Ye();nn();
Sa();Bf=["place","pointer","generation head","probability"];Dn=e=>`${(100*e).toFixed(1)} %`});function La(e,t){return us(e,t).isInBrowser}async function Ia(e,t,n,r){let s=await us(t,n).compute(Ft(r)),o=ls(e,s,null);
return hs.set(o,s),o}function Kf(e){return"tensors"in e}function us(e,t){let n=JSON.stringify([t,e]),r=_a.get(n)??new Un(
e,null,t??$t);return r.draws=!0,_a.set(n,r),r}var qf,Yf,_a,hs,Gn,Ra=N(()=>{"use strict";w();fa();zt();is();Ea();as();Na();
qf="Loading the network …",Yf="Waiting for the server …",_a=new Map,hs=new WeakMap;Gn=class{#r;#t;#n=null;#s=null;#e=null;#o=null;#i=null;#l={};#a={};#u=[];#p=[];#m=0;#y=0;constructor(t,n){
this.#r=t,this.#t=n,this.bar=new Hn(s=>this.#h(s));let{drawn:r}=t;r.addEventListener("focusin",()=>this.#v());for(let s of[
"pointerover","pointerdown"])r.addEventListener(s,({target:o})=>{o instanceof Element&&o.closest("[data-act]")&&this.#v()});
for(let s of[t.root,this.bar.root])s.addEventListener("keydown",o=>this.#I(o))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,r,s){this.#m+=1,cancelAnimationFrame(this.#y),this.#s=t,this.#e=n,this.#i=r,this.#l=
this.#a=n.interventions,this.#o=this.text?null:n,this.#u=[],this.#p=[];let o=this.#t.server(),i=n.notation!==null&&(o!==
null||ma(n.model));this.#n=i?us(n.model,o):null,i?this.#r.hooks.act=a=>this.#c(a):delete this.#r.hooks.act,this.#r.hooks.
whatIf=a=>this.#f(os(this.#a,a,n)),this.#d(n,s)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#v(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=os(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#O(n):this.#h(n)}#O(t){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#f(t);n&&(this.#r.show(n,this.#i??this.#o),this.#d(n,"browser",t))})}#f(t){
return this.#n?.model?.trace(this.#T(t))??null}#h(t){this.#u.push(this.#a),this.#p=[],this.#x(t)}#I(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#S(this.#p,this.#u):
this.#S(this.#u,this.#p))}#S(t,n){let r=t.pop();r&&(n.push(this.#a),this.#x(r))}async#x(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=t,this.#m+=1;let r=this.#m,s=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,s?qf:Yf),this.#t.
resized();try{await n.prepare();let o=Object.keys(t).length>0,{engine:i,...a}=await this.#M(n,t),c=o&&!this.#i;if(c&&(this.#o??=
await this.#M(n,{})),r!==this.#m||!this.#s)return;let l={...a,interventions:t},h=this.#i??(c?this.#o:null);this.#e=l,this.#l=
t,o||(this.#o=l),this.#d(l,i);let u=ls(this.#s,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(o){
if(r!==this.#m||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#r.show(this.#e,this.#i??(this.text?this.#o:null)),
this.#d(this.#e,this.bar.engine),this.bar.fail(ye(o)),this.#t.resized()}}async#M(t,n){let r=await t.explain(this.#T(n));
if(!Kf(r))throw new Error("The server gave no trace of this network.");return r}#T(t){let{notation:n,user:r,predict_at:s,
location_probabilities:o}=this.#e;return{visits:n??"",user:r,predict_at:s,top_k:o.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,r=this.#l){let{sharesWeights:s=!0,obstacle:o=""}=this.#n??{},i=Object.keys(r).length>0;this.bar.
show({...t,engine:n},r,{learned:i&&!this.#i?this.#o:null,isCompared:this.#i!==null,note:s&&o?`This browser cannot comput\
e: ${o}`:""})}}});function Bn(e,t){return e.map(n);function n(r){let s=r.children.map(f=>typeof f=="string"?f:n(f)),{attributes:o}=r,i=o["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...r,children:s};let c=s.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...r,attributes:{...o,class:`${o.class} ${l}`,"aria-label":`${o["aria-label"]}\
; ${h}`},children:[...s,...typeof c=="object"&&u?[u(c)]:[]]}}}var fs=N(()=>{"use strict";w()});function d(e,{key:t,...n}={},...r){let s=r.flat(Number.POSITIVE_INFINITY).filter(Jf),o={tag:e,attributes:n,children:s};return typeof t==
"string"&&(o.key=t),o}function rn(e){return e==null||e===!1?null:String(typeof e=="number"?Ot(e):e)}function Ot(e){return Math.
round(e*100)/100}function Te(e){return e.map(({x:t,y:n,width:r,height:s})=>{let o=Ot(r);return`M${Ot(t)} ${Ot(n)}h${o}v${Ot(
s)}h${-o}Z`}).join("")}function Kt(e,t,n,r){let[s,o,i,a]=[t[0],t[1],r[0],r[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`\
M${c} ${s}C${h} ${s} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${o} ${c} ${o}Z`}function ps(e,t,n,r){let[s,o,i,a]=[t[0],
t[1],r[0],r[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`M${s} ${c}C${s} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${o} ${h} ${o} ${c}Z`}function Pa(e,t,n,r){let[s,o,i,a]=[t[0],t[1],r[0],r[1]].map(Ot),[c,l]=[e,n].map(Ot);return`M${s} ${c}\
Q${s} ${i} ${l} ${i}L${l} ${a}Q${o} ${a} ${o} ${c}Z`}function Jf(e){return e!=null&&e!==!1&&e!==""}var D=N(()=>{"use str\
ict";w()});function Ca(e,t,n){return t?Bn(e,r=>{let s=t.parts.find(i=>Wa(i.name)===r);if(!s)return null;let o=Ha(s.value);return{className:s.
isKept?"in-circuit":"spare",words:`${s.isKept?"in":"not in"} the smallest set, adds ${o} points`,onTop:i=>Xf(i,s,o,n)}}):
e}function Wa(e){return e.replace(/\.feed_forward$/,".stream")}function Xf({attributes:e},{layer:t,head:n},r,s){let[o,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${r}`:r,h=.85*s,[u,f]=[j(l,h)+.9*h,1.5*h],
p=Number(o)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:p-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:p,y:g+.36*h,"font-size":h},l))}function Fa({parts:e},t){
let n=e.find(o=>Wa(o.name)===t);if(!n)return"";let r=t===n.name?"It":"Its feed-forward network",s=n.isKept?"belongs":"do\
es not belong";return`${r} ${s} to the smallest set, and adds ${Ha(n.value)} points.`}function Ha(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function ja(e,t){let{parts:n,
location:r,whole:s,smallest:o}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(r).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${S(o,1)}.`,text:`All give it ${S(s,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Ua=N(()=>{"use strict";w();
fs();D();z()});function _t(e,t){for(let{kind:n,pattern:r}of Zf){let s=r.exec(e??"");if(!s)continue;let o=Object.entries(s.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(o)};return Qf(i,t)?i:null}return null}function Qf({kind:e,visit:t=0,
layer:n=0,head:r=0,location:s=2},o){return e==="pointer"?o.hasPointer:e==="generation"?o.hasGeneration:e==="gate"?o.hasGate:
t<o.count&&n<o.layers&&(e!=="head"||r<o.heads)&&s>1&&s<o.trace.architecture.locations}function bt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,r)=>n===e.location?[r]:[])}function sn(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:bt(e,t)}function yt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function St(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var Zf,pt=N(()=>{"use strict";w();Zf=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Ba(e,t,n,r){let s=e.target instanceof Element?e.target:null,o=s?.closest("[data-act]")?.getAttribute("data-act"),
i=s?.closest("[data-part]")?.getAttribute("data-part"),a=_t(i,t);if(o==="gate")return np(e,n);if(o==="attention_temperat\
ure")return Ga(e,t,"attention");if(o==="pointer_temperature")return Ga(e,t,"pointer");if(!r||a?.kind!=="visit"||o||e.pointerType===
"touch")return null;let c=s?.closest(".day-ribbon"),l=s?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?op(e,c,t,h,l):rp(e,n,h)}function za({pointerId:e,pointerType:t,target:n,clientX:r,clientY:s}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-r,h-s)>=ms,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function gs({trace:e},t,n){let r=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:s,most:o}=ep;return Number(Math.min(o,Math.max(s,r)).toPrecision(2))}function np({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),r=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(o-n.left)/n.width;return s!=="pointercancel"&&(r=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:r,isDone:a}}}}function Ga({pointerId:e,clientX:t},n,r){let s=!1;return{
pointer:e,follows:!0,to({clientX:o},i){if(s||=Math.abs(o-t)>=ms,!s)return null;let a=gs(n,r,(o-t)/tp);return{kind:"tempe\
rature",of:r,value:a,isDone:i}}}}function rp({pointerId:e,clientY:t},n,r){let s=r,o=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(o||=Math.abs(i-t)>=ms,!o)return null;let c=Math.sign(sp(n,i)-s);if(c===0&&!a)return null;let l={kind:"move",visit:s,by:c,
isDone:a};return s+=c,l}}}function sp(e,t){let r=[...e.querySelectorAll(".visit > .chip")].map(s=>{let{top:o,bottom:i}=s.
getBoundingClientRect();return Math.abs((o+i)/2-t)});return r.indexOf(Math.min(...r))}function op({pointerId:e,clientX:t},n,r,s,o){
let{start_minute:i=0,duration_minutes:a=0}=r.visits[s]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let p=ds*
Math.round((u-t)/c*Da/ds),g=o==="time"?Math.min(Da-ds,Math.max(0,i+p)):Math.max(0,a+p);return g===h&&!f?null:(h=g,{kind:o,
visit:s,minutes:g,isDone:f})}}}var ms,Da,ds,tp,ep,Va=N(()=>{"use strict";w();pt();ms=5,Da=1440,ds=5,tp=60,ep={least:.1,most:10}});function wt(e){let t=0,n=Number(e[0]);for(let r=1;r<e.length;r++){let s=e[r];s>n&&(t=r,n=s)}return t}var ip,Jt,qa,Xt=N(()=>{
"use strict";w();Oe();ip={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},Jt=class{#r=new Map;constructor(t,n=""){
this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.length;let{layers:r,heads:s,components:o}=t.architecture;
this.layers=r,this.heads=o.includes("attention")?s:0,this.hasPointer=o.includes("pointer"),this.hasGeneration=o.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((n,r)=>n===this.locations[r])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(
`The trace has no ${t}.`);return n.values}has(t){let{tensors:n,lengths:r={}}=this.trace;return t in n||t in r}weights(t,n){
return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.
count)}isRemoved(t,n){let r=this.trace.interventions.remove_heads;return r?r==="all"||r.some(([s,o])=>s===t&&o===n):!1}isSkipped(t,n){
return(this.trace.interventions.skip??[]).some(r=>r.layer===t&&r.part===n)}isOff(t,n){return this.isRemoved(t,n)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let r=0;r<this.heads;r++)for(let s of this.
weights(n,r))t=Math.max(t,s);return t||1}get slices(){return Object.entries(na).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,n])=>({name:t,label:n,short:ip[t]??n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,r=i=>this.isSkipped(t,i),s=new Float32Array(this.count),
o=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:o&&
r("attention")?s:o,feedForward:r("feed_forward")?s:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[r,s]of this.locations.entries()){if(!this.hasPointer)break;let o=n.get(s)??{
location:s,...this.nameOf(s),probability:0,visits:[]};o.probability+=t[r],o.visits.push(r),n.set(s,o)}return[...n.values()].
sort((r,s)=>s.probability-r.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:r}=this.trace.location_probabilities,s=r.slice(0,t).map(({location:p})=>p),o=[...new Set(
n)].filter(p=>!s.includes(p)),i=s.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-o.length)),l=[...s.filter(p=>!a.
includes(p)),...o].map(p=>this.#t(p)),h=p=>l.reduce((g,y)=>g+y[p],0),u=this.#s(l),f={location:-1,label:qa(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let r=t==="final"?"probabilities":`${t}.probabilities`,s=this.trace.tensors[r];return s?Number(s.values[n]):t==="final"&&
n===Yt?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let r=t==="final"?"probabilities":`${t}.probabilities`;return this.has(r)||t==="final"&&n===Yt||!!this.trace.location_probabilities[t]?.
some(s=>s.location===n)}generated(t){let r=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),s=1-r.reduce((i,{probability:a})=>i+a,0),o=this.#s(r);return[
...r,{location:-1,label:qa(o),category:null,probability:Math.max(0,s)}]}#s(t){let{architecture:n,ranks:r}=this.trace,s=r===
void 0?n.locations:ea+r;return s-1-t.filter(({location:o})=>o<s).length}#e(t){let n=this.#r.get(t);if(n)return n;let r=this.
trace.lengths?.[t]??this.#o(t);return this.#r.set(t,r),r}#o(t){let n=this.values(t),r=n.length/this.count,s=new Float32Array(
this.count);for(let o=0;o<this.count;o++){let i=0;for(let a=o*r;a<(o+1)*r;a++)i+=n[a]**2;s[o]=Math.sqrt(i)}return s}};qa=
e=>e===1?"1 other":`${e} others`});function jt(e,t,n,r=!1){if(r&&e?.kind==="visit")return{title:`${Ut(t,e.visit??0)}.`,text:""};let{title:s,text:o}=cp(e,t,
n),i=n?.words?ap(e,t,n):"";return{title:s,text:i?`${o} ${i}`:o}}function ap(e,t,n){let r=ys(n.words);if(e?.kind==="visit"&&
n.hasPointer&&t.hasVisitsOf(n))return`${r} the pointer gives it ${S(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="pla\
ce"){let s=n.knownProbability(e.location??0);return s===null?"":`${r} its probability is ${S(s,1)}.`}return e?.kind==="g\
ate"?`${r} it is ${n.gate.toFixed(2)}.`:""}function cp(e,t,n){switch(e?.kind){case"visit":return hp(e.visit??0,t);case"h\
ead":return fp(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made of.",text:lp(t)};case"stream":return Ja(
e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the\
 last visit is ${t.trace.architecture.d_model} numbers. ${tc(Ya(t),!0)} ${Ya(t).length===1?"reads":"read"} nothing else \
of it.`};case"pointer":return Xa(t);case"generation":return Za(t);case"gate":return Qa(t);case"place":return pp(e.location??
0,t);default:return dp(t,n)}}function lp(e){let{slices:t,trace:n}=e,r=tc(t.map(({label:o})=>o)).replace("recency","$& (d\
ays ago)"),s=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${r}. O\
ne matrix mixes them into ${s} numbers.`:`The network has ${t.length} vectors for each visit: ${r}. Its first layer read\
s ${s} numbers.`}function Ya(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],
...e.has("gate.logit")?["the gate"]:[]]}function Ut(e,t){let n=e.visits[t];return n?`${n.label}, ${gt[n.weekday]} ${ht(n.
start_minute)}`:""}function hp(e,t){let n=t.visits[e],r=[],s=up(e,t);if(n?.masked)return{title:`${Ut(t,e)}.`,text:"This \
visit is masked: nothing reads it."};if(s&&r.push(`Layer ${s.layer}, head ${s.head} reads most from it: ${S(s.weight)}.`),
t.hasPointer){let o=t.pointerWeights[e],i=t.locations[e]??0,a=o*t.gate,c=t.probabilityOf("final",i);r.push(t.hasGate?`Th\
e pointer gives it ${S(o,1)}, after the gate ${bs(a)} of its place’s ${S(c,1)}.`:`The pointer gives it ${S(o,1)} of th\
e answer.`)}return{title:`${Ut(t,e)}.`,text:r.join(" ")}}function up(e,t){let n=null;for(let r=0;r<t.layers;r++)for(let s=0;s<
t.heads;s++){if(t.isOff(r,s))continue;let o=Number(t.lastRow(r,s)[e]);(!n||o>n.weight)&&(n={layer:r,head:s,weight:o})}return n}
function fp(e,t,n){let r=`Layer ${e}, head ${t}.`;if(n.isOff(e,t)){let l=n.trace.interventions.replace_with==="mean"&&!n.
isSkipped(e,"attention");return{title:r,text:`Switched off: its output is ${l?"its mean over the visits":"zero"}. The ma\
p shows the weights it would have used.`}}let s=n.lastRow(e,t),[o=0,i]=[...s.keys()].sort((l,h)=>s[h]-s[l]),a=i===void 0?
"":` and ${S(s[i])} from ${Ut(n,i)}`,c=o===n.count-1?"itself":Ut(n,o);return{title:r,text:`The last visit reads ${S(s[o])}\
 from ${c}${a}.`}}function Ja(e,t){let{residual:n,attention:r,feedForward:s}=t.stream(e),o=t.count-1,i=r?`its self-atten\
tion adds one of length ${_(Number(r[o]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit com\
es in as a vector of length ${_(Number(n[o]))}; ${i}its feed-forward network adds one of length ${_(Number(s[o]))}.`}}function Xa(e){
let t=e.pointerWeights,n=wt(t),[r]=e.pointedPlaces,s=r&&r.visits.length>1?`; its ${r.visits.length} visits add up to ${S(
r.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite\
 visit is ${Ut(e,n)}, with ${S(t[n])}. Most probable to copy: ${r?.label}${s}.`}}function Za(e){let t=e.generated(2).map(
({label:r,probability:s})=>`${r} with ${S(s)}`),n=e.probabilityOf("generation",Yt);return{title:"Generation.",text:`It s\
cores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(", then ")}.${n<
.01?"":` “Unknown” gets ${S(n)}.`}`}}function Qa(e){let{gate:t,trace:n}=e,r=n.gate.learned?"network sets the gate":"\
gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${r} to ${t.toFixed(2)}: `:"Without a gate, "}${S(t)}\
 of the answer’s distribution comes from the pointer, ${S(1-t)} from generation.`}}function pp(e,t){let{label:n}=t.nameOf(
e),r=c=>S(t.probabilityOf(c,e),1),{gate:s}=t,o=t.hasGate?`: ${s.toFixed(2)} × ${r("pointer")} by the pointer + ${(1-s).
toFixed(2)} × ${r("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is not among the visits",
"It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is ${r("final")}${o}. ${a}\
.`}}function dp(e,t){let{prediction:n}=e.trace,{label:r}=e.nameOf(n.location),s=`${r}, ${S(n.probability,1)}`;if(t){let a=t.
trace.prediction,c=e.wordsFor(t);if(a.location===n.location){let h=mp(n.probability,a.probability);return{title:`${s}.`,
text:`That is ${h} ${c}.`}}let l=t.knownProbability(n.location);return{title:l===null?`${s}.`:`${s} (${c} ${S(l,1)}).`,text:`${ys(
c)} the answer was ${t.nameOf(a.location).label}, ${S(a.probability,1)}.`}}let o=e.count===1?"the visit":`these ${e.count}\
 visits`,i=e.hasGate?` ${bs(n.from_pointer)} are copied from visits (pointer), ${bs(n.from_generation)} are generated.`:
"";return{title:`${s}.`,text:`A neural network read ${o} and expects this place next.${i}`}}function zn(e){return e==="h\
ead"?"Switched off":"Masked"}function Vn(e,t,n){let[r,s]=[S(t,1),S(n,1)];return r===s?`${e} would still get ${r}.`:`${e}\
 would get ${s} instead of ${r}.`}function mp(e,t){let{change:n,size:r}=Ae(e,t);return n===0?"the same as":`${r} points ${n>
0?"more":"less"} than`}function ys(e){return e.charAt(0).toUpperCase()+e.slice(1)}function bs(e){return`${(100*e).toFixed(
1)} points`}function tc(e,t=!1){let n=e.at(-1)??"",r=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?ys(r):
r}function ec(e){let{count:t}=e,n=e.visits[t-1],r=e.visits[0],s=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Ut(
e,0)}. Where does this person go next?`:`They begin with ${r?.label} and end with ${Ut(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...jt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)s.push(gp(c,e)),
s.push({...Ja(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});s.push({...jt({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&s.push({...Xa(e),part:"pointer"}),e.hasGeneration&&s.push({...Za(e),part:"ge\
neration"});let{prediction:o}=e.trace,i=e.nameOf(o.location).label,a=e.hasGate?`${Qa(e).text} `:"";return s.push({title:`${i}\
, ${S(o.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${o.location}`}),s}function gp(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let r=null,s=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;s+=1;let a=t.lastRow(e,i),c=wt(a);(!r||
a[c]>r.weight)&&(r={head:i,visit:c,weight:a[c]})}if(!r)return{title:n,text:"All of its heads are switched off.",part:null};
let o=r.visit===t.count-1?"from itself":`from ${Ut(t,r.visit)}`;return{title:n,text:`In ${s===1?"one head":`${s} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${r.head} reads ${S(r.
weight)} ${o}.`,part:`layers.${e}.heads.${r.head}`}}var Ka,on=N(()=>{"use strict";w();Oe();Xt();z();Ka="Point at anythin\
g to see what it does."});function nc(e,t,n){let r=e&&t&&bp(e,t);try{let s=r&&n?.(r);return s?yp(e,t,s):""}catch{return""}}function bp({kind:e,layer:t=0,
head:n=0,visit:r=0},s){if(e==="head"&&!s.isOff(t,n))return{kind:e,layer:t,head:n};let o=s.visits[r]?.masked??!0;return e!==
"visit"||o||r===s.count-1?null:{kind:"mask",visit:r}}function yp({kind:e},t,n){let{location:r,probability:s}=t.trace.prediction,
o=new Jt(n),{prediction:i}=n,a=zn(e),c=t.nameOf(r).label;if(i.location!==r){let l=o.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${S(i.probability,1)}.`}return`${a}, ${Vn(c,s,i.probability)}`}var rc=N(()=>{"use strict";
w();Xt();on();z()});function Dt(e,t){for(let[r,s]of wp){let o=s.exec(e??"");if(!o)continue;let i=Object.fromEntries(Object.entries(o.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(r,i,t),...i};return kp(a,t)?a:null}return null;function n(r,s,{
count:o,trace:i}){let a=o-1;return{kind:r,name:e??"",isLeaf:"query"in s||"number"in s||r==="stream"&&"visit"in s||(r==="\
pointer"||r==="generation")&&Object.keys(s).length>0,layer:0,head:0,query:a,visit:xp(r,s,t)??a,number:null,location:r===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function xp(e,{layer:t=0,head:n=0},r){
return e==="pointer"&&r.hasPointer?wt(r.pointerWeights):e==="head"&&t<r.layers&&n<r.heads?wt(r.lastRow(t,n)):null}function kp({
kind:e,layer:t,head:n,query:r,visit:s,number:o,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
r<a.count&&s<a.count&&(o??0)<l&&i>1&&i<c}function sc(e,t){let{kind:n,layer:r,head:s,isLeaf:o,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${r}.stream`,`La\
yer ${r}`),n==="head"&&l(`layers.${r}.heads.${s}`,`Head ${s}`),n==="head"&&o&&l(e.name,"one cell"),n==="stream"&&o&&l(`l\
ayers.${r}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&o&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&o&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function an(e){let t=e.
split("."),n=t[0]==="layers",r=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
r?null:t.slice(0,n&&t[2]==="stream"?-1:r).join(".")}function ws(e,t,n){let r=Dt(e,n),[s,o]=$p[t]??[0,0];if(!r||s===0&&o===
0)return null;let i=vp(r,s,o,n);return i!==null&&Dt(i,n)?i:null}function vp(e,t,n,r){let{kind:s,layer:o,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(s){case"head":{if(h)return`layers.${o}.heads.${i}.${a+n}.${c+t}`;let f=o*r.heads+i+t;return n!==
0?`layers.${o+n}.heads.${i}`:`layers.${Math.floor(f/r.heads)}.heads.${f%r.heads}`}case"stream":return l!==null?`layers.${o}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${o}.stream.${c+n}`:`layers.${o+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(r.trace.location_probabilities.generation??[],"generation");case"place":
return u(r.trace.location_probabilities.final,"places");default:return null}function u(f,p){let g=f.findIndex(({location:m})=>m===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${p}.${y.location}`:null}}var wp,$p,Ne=N(()=>{"use strict";w();Xt();wp=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];$p={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function K(e,t,n="label"){let r=n==="title"||n==="strong";return ks*j(oc(t),xs[n]*R(
e),r)}function oc(e){return e.replaceAll("−","+")}function U(e,t,n,r,{kind:s="label",also:o,anchor:i,width:a,key:c}={}){
let l=s==="title"||s==="strong",h=a===void 0?r:rt(r,a/ks,xs[s]*R(e),l),u=[s,i,o].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:r},s,o="label"){let i=xs[o]*R(e),a=j(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of s){let f=u.reduce((g,y)=>g+Op(y,i),0),p=c.at(-1);p&&l+a+f<=r?(p.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Ep(t,n+i*(1+1.5*f),u,o,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Ep(e,t,n,r,s){let o=.4*s,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-o:o;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("t\
ext",{class:r,x:e,y:t},a)}function Op({text:e,kind:t="",isRaised:n=!1},r){let s=(n?Mp:1)*(t.includes("math")?Ap:1);return ks*
j(oc(e),r*s,t.includes("strong"))}var xs,Mp,ks,Ap,dt=N(()=>{"use strict";w();D();z();xs={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},Mp=.78,ks=1.07,Ap=1.12});function Zt(e,t,n,r=1){let s=e.length/t,o=qn-1,i=new Uint8Array(s*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/r*o);i[h]=u>0?Math.min(o,u):0}let a=[...Kn(t),...Kn(s),8,3,0,0,0],c=[Sp,...Yn("IHDR",a),...Np(
n),...Yn("IDAT",_p(i)),...Yn("IEND",[])];return`data:image/png;base64,${xe(ac(c))}`}function Np([e,t]){let n=[...e,...t].
join(" "),r=ic.get(n);if(r)return r;let s=new Uint8Array(3*qn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<qn;l++){let h=l/(qn-1);s[3*l+i]=Math.round(a+h*(c-a))}}let o=Yn("PLTE",s);return ic.set(n,o),o}function Yn(e,t){
let n=[...e].map(s=>s.charCodeAt(0)),r=4294967295;for(let s of[n,t]){let{length:o}=s;for(let i=0;i<o;i++){let a=(r^s[i])&
255;r=Tp[a]^r>>>8}}return[Kn(t.length),n,t,Kn(~r)]}function _p(e){let t=[[120,1]];for(let s=0;s<e.length;s+=$s){let o=e.
subarray(s,s+$s),i=s+$s>=e.length,[a,c]=[o.length&255,o.length>>8];t.push([Number(i),a,c,a^255,c^255],o)}let[n,r]=[1,0];
for(let s of e)n=(n+s)%65521,r=(r+n)%65521;return ac([...t,[r>>8,r&255,n>>8,n&255]])}function ac(e){let t=new Uint8Array(
e.reduce((r,{length:s})=>r+s,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Kn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Sp,qn,$s,Tp,ic,cn=N(()=>{"use strict";w();$e();Sp=[137,80,78,71,13,10,26,10],qn=256,$s=65535,Tp=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let r=0;r<8;r++)n=n>>>1^(n&1?3988292384:0);return n}),ic=new Map});function uc(e,t,n){let{width:r,height:s}=e.stage.size,o=R(e),i=Math.min(Lp*o,.035*r),a=Ip(e,t,i),c={x:i,y:a.height,width:r-
2*i,height:s-a.height-6*o};return[d("g",{key:"opened",class:"opened","font-size":13*o,"data-block":t.name},a.marks,fc(n,
c,16*o).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function fc(e,t,n){let r=n*(e.length-1),s=e.reduce((f,{least:p})=>f+
p.width,r),o=e.reduce((f,{least:p})=>f+p.height,r),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(s<=t.width&&i)&&!(o<=t.height&&a)){let f=e.reduce((p,g)=>g.rank>p.rank?g:p);return fc(e.filter(
p=>p!==f),t,n)}let c=e.length===1||s<=t.width&&i,l=e.reduce((f,{share:p=1})=>f+p,0),{x:h,y:u}=t;return e.map(f=>{let p=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+p*(t.width-s)}:{x:h,y:u,width:t.width,height:f.least.height+
p*(t.height-o)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function X(e,{x:t,y:n,width:r,height:s},o,i=o){let a=R(
e),c=K(e,o,"title")<=r-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:r,height:s,rx:10*a}),U(e,t+14*a,n+22*
a,c?o:i,{kind:"title",width:r-28*a})]}function Q(e,{x:t,y:n,width:r,height:s}){let o=R(e);return{x:t+14*o,y:n+30*o,width:r-
28*o,height:s-38*o}}function ut(e,t,n,r,s,{isButton:o=!0,isPressed:i}={}){let a=R(e),c=K(e,r,"label")+(o?24:4)*a;return{
mark:d("g",{key:r,class:`part control${o?"":" link-words"}${i?" pressed":""}`,role:"data-more"in s?"link":"button",tabindex:0,
"aria-label":r,"aria-pressed":i===void 0?null:String(i),...s},d("rect",{class:o?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),o?U(e,t+c/2,n+4.5*a,r,{anchor:"middle"}):U(e,t+2*a,n+4.5*a,r)),width:c}}function Ip(e,t,n){let{width:r,
height:s}=e.stage.size,o=R(e),i=sc(t,e.reading),a=Pp(e,i,n),c=Rp(e,a.end+16*o,an(t.name)??""),l="You are here",h=K(e,l,"\
small")+10*o,u=r-n,f=u-a.end-20*o,p=s>=560*o&&Ms(e,vs*o)>f,g=p?lc(e,u-n-h):lc(e,f,hc*2),y=g?Ms(e,g):0,m=p||f-y>=h,b=p?u-
a.end:f-y-(m?h:0),x=(p?46:8)*o+(vs*o-(g??0))/2;return{height:(p?cc+36:cc)*o,marks:[a.marks,b>=c.width+16*o&&c.mark,g!==null&&
m&&U(e,u-y-10*o,(p?64:26)*o,l,{kind:"small",anchor:"end"}),g!==null&&d("g",{key:"thumbnails"},Cp(e,t,u-y,x,g))]}}function Rp(e,t,n){
let r=R(e);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return ut(e,t,21*r,"Back",{"data-open":n});let o="goe\
s back";return{mark:d("g",{key:"escape",class:"escape"},d("rect",{class:"key",x:t,y:10*r,width:34*r,height:22*r,rx:5*r}),
U(e,t+17*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),U(e,t+42*r,25.5*r,o,{kind:"small"})),width:46*r+K(e,o,"small")}}
function Pp(e,t,n){let r=R(e),s=e.stage.size.width-2*n,o=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-
1,u=h?"strong":"label",f=Math.min(K(e,l,u),Math.max(20*r,n+s-o));if(i.push(d("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},d("rect",{class:"ground",x:o-3*r,y:6*r,width:f+6*r,height:30*r,rx:5}),U(e,o,26*r,l,{kind:u,width:f+1}))),
o+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${o+8*r} ${16.5*r}l${4.5*r} ${5*r}l${-4.5*r} ${5*r}`})),
o+=21*r}return{marks:i,end:o}}function lc(e,t,n=hc){let r=R(e);for(let s=vs;s>=n;s--)if(Ms(e,s*r)<=t)return s*r;return null}
function Ms(e,t){let{layers:n,heads:r}=e.reading;return n*(r*(t+2)+(t*.4+8*R(e)))+2.2*t}function Cp(e,t,n,r,s){let{reading:o}=e,
i=R(e),a=[],c=n;for(let b=0;b<o.layers;b++){for(let k=0;k<o.heads;k++){let M=o.weights(b,k),$=Math.max(...M)||1,A=o.isOff(
b,k);a.push(m(`layers.${b}.heads.${k}`,`Layer ${b}, head ${k}${A?", switched off":""}`,c,s,[d("image",{key:"map",class:"\
map",href:Zt(M,o.count,e.scale,$),x:c,y:r,width:s,height:s,preserveAspectRatio:"none",opacity:A?.2:1})])),c+=s+2}let x=.4*
s;a.push(m(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([k=0,M=0],$)=>d("rect",
{key:`line ${$}`,class:"length",x:c+2,y:r+k*s,width:Math.max(1,(x-4)*M),height:Math.max(1,.12*s)}))])),c+=x+8*i}let l=r+
s/2,[h,u]=[r+.2*s,r+.8*s],f=.09*s,p=c+1.2*s;o.hasPointer&&a.push(m("pointer","Pointer",c,1.2*s,[d("path",{class:"pointer",
d:Kt(c,[l-f,l],p,[h-f,h+f])})],[r,s/2])),o.hasGeneration&&a.push(m("generation","Generation",c,1.2*s,[d("path",{class:"g\
eneration",d:Kt(c,[l,l+f],p,[u-f,u+f])})],[l,s/2])),o.hasGate&&a.push(m("gate","Gate",p,.3*s,[d("rect",{class:"pointer",
x:p+1,y:r+2,width:.3*s-2,height:(s-4)*o.gate}),d("rect",{class:"generation",x:p+1,y:r+2+(s-4)*o.gate,width:.3*s-2,height:(s-
4)*(1-o.gate)})]));let{location:g}=o.trace.prediction,y=p+.3*s;return a.push(m(`places.${g}`,`Answer: ${o.nameOf(g).label}`,
y,.7*s-2,[d("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*s-6,height:2*f})])),a;function m(b,x,k,M,$,[A,v]=[r,s]){let E=t.
name===b||t.name.startsWith(`${b}.`),T=b.includes("heads");return d("g",{key:b,class:`part thumb${E?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":x,"aria-current":E?"true":null},$.flat(),d("rect",{key:"frame",class:T||E?"th\
umb-frame":"ground",x:k,y:A,width:M,height:v,rx:2}),d("title",{},x))}}var Lp,cc,vs,hc,Lt=N(()=>{"use strict";w();Ne();dt();
D();cn();Lp=20,cc=46,vs=28,hc=9});function Qt(e,t,n,r){let{colour:s,numbered:o=new Set,chosen:i=null,exact:a}=r,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=mc(f),g=new Map([...o].map(T=>[T,_(f[T]??0,p)])),y=[...g.values()].some(T=>K(
e,T,"tiny")>h+2*c),m=g.size>0&&!y?pc*c:1,b=y?pc*c:0,[x,k]=r.extent??Jn(f),M=Wp(t.height-b,x,k,m),$=M>0?Math.max(m,x*M):(t.
height-b)/2,A=t.y+b+$,v=f.map((T,L)=>{let I=Math.abs(T)*M,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${s}${T<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:T<0?A:A-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),E=[...g].map(([T,L])=>U(e,t.x+dc((T+.5)*h,K(e,L,"tiny")/2,t.width),y?t.y+9*c:A+(Number(f[T])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${A}\
H${t.x+t.width}`}),v,E]}function Wp(e,t,n,r){if(t+n===0)return 0;let s=e/(t+n);return Math.min(t,n)*s>=r?s:Math.max(0,e-
r)/Math.max(t,n)}function _e(e,t,n,r,s=null){let o=n.length,i=r/o,a=1.5*R(e),c=t.map(mc),l=Array.from(n,(g,y)=>Math.max(
...t.map((m,b)=>K(e,_(Number(m[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));s!==null&&h.unshift(s);let u=new Set;for(let g of h)[...u].every(m=>Math.abs(f(m)-f(g))>=p(g)+p(m)+a)&&u.add(g);
return u;function f(g){return dc((g+.5)*i,p(g),r)}function p(g){return l[g]??0}}function dc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Jn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function mc(e){let t=Math.
max(...Jn(e));return t>=99.5?0:t>=.95?1:2}var pc,ln=N(()=>{"use strict";w();dt();D();z();pc=13});function ue(e,t,n,{chosen:r=null,open:s}={}){let o=R(e),i=t.width<380*o,a=Math.min(96*o,t.height/n.length),c=!i&&a>=34*o,
l=r===null?0:54*o,h=Math.max(...n.map(x=>Math.max(K(e,x.title,"strong"),c?K(e,x.says,"small"):0))),u=i?0:Math.min(h+12*o,
.42*t.width),f=t.x+u,p=t.width-u-l,g=i?17*o:0,y={x:f,width:p,height:Math.max(6*o,a-gc*o-g)},m=n[0]?.values.length??1,b=p/
m;return[n.map(({key:x,title:k,says:M,values:$,colour:A,open:v},E)=>{let T=t.y+E*a,L=i?T+12*o:T+a/2+(c?-2:4)*o,I=i?t.width:
u-8*o,C=K(e,k,"strong")+10*o;return d("g",{key:x,class:v?"part choice row":"row","data-open":v??null,role:v?"button":null,
tabindex:v?0:null,"aria-label":v?k:null},v&&d("rect",{key:"ground",class:"ground",x:t.x-4*o,y:T,width:t.width+8*o,height:a,
rx:4}),U(e,t.x,L,k,{kind:"strong",width:I,key:"title"}),i&&U(e,t.x+C,L,M,{kind:"small",width:t.width-C,key:"beside"}),c&&
U(e,t.x,L+15*o,M,{kind:"small",width:I,key:"says"}),Qt(e,{...y,y:T+g+gc/2*o},$,{colour:A,chosen:r,exact:W=>`${k}, number\
 ${W+1}: ${_(Number($[W]),4)}`}),r!==null&&U(e,t.x+t.width,T+g+(a-g)/2+4.5*o,_(Number($[r]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),r!==null&&d("rect",{key:"strongest",class:"strongest",x:f+r*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),s&&d("g",{key:"positions"},Array.from({length:m},(x,k)=>d("rect",{key:`position ${k}`,class:"cell",x:f+k*b,y:t.y,
width:b,height:a*n.length,"data-open":s(k),role:"button",tabindex:k===r?0:"-1","aria-current":k===r?"true":null},d("titl\
e",{},n.map(({title:M,values:$})=>`${M}: ${_(Number($[k]),3)}`).join(`
`)))))]}var gc,Xn=N(()=>{"use strict";w();ln();dt();D();z();gc=8});function bc(e){let t=Up(e??"").map(Dp);for(let n=jp;n>0;n--)for(let r=0;r+n<=t.length;r++){let s=As.get(t.slice(r,r+n).join(
" "));if(s)return s}return"pin"}function Up(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Dp(e){let t=e.replace(/s$/,"");return Hp.has(t)?t:e}var yc,Fp,As,Hp,jp,wc=N(()=>{"use strict";w();yc={pin:"M\
20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 \
0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2\
 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9\
 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 12a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5\
 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.67 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"\
M12 14l-1 1M13.75 18.25l-1.25 1.42M17.77 5.65a15.68 15.68 0 0 0-12.12 12.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.96 20.73a1 1 0\
 0 1-1.23 1.23l-18-5a1 1 0 0 1-.69-1.23A19.68 19.68 0 0 1 15.73 2.04a1 1 0 0 1 1.23.69z",cafe:"M10 2v2M14 2v2M16 8a1 1 0\
 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 8h-1M6 2v2",bakery:"M10.2 18H4.77a1.5 1.5 0 0 1-\
1.35-.97 11 11 0 0 1 .13-6.49M18 10.2V4.77a1.5 1.5 0 0 0-.97-1.35 11 11 0 0 0-6.49.13M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 1\
0 10 0 0 0-5.14 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5.14M8.71 2.55a10 10 0 0 0-6.16 6.16 1.5 1.5 0 0 \
0 .68 1.63l9.81 5.42a2 2 0 0 0 2.72-2.72l-5.42-9.81a1.5 1.5 0 0 0-1.63-.68",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L1\
7 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-\
8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2\
-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.77 10.31a1.12 1.12 0 0 0\
-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.77-3.25l\
2.89-4.18A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65.87l2.9 4.19a2.5 2.5 0 0 1-3.77 3.24M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v\
-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 \
0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.\
12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5\
a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M\
14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v1\
6",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8\
a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7\
l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"\
M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",
building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2\
h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 16h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5\
 0 0 0-.77-.42l-4.46 2.84A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.77-.42L9.77 10.92A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 \
0 0-2 2zM8 16h.01",government:"M10 18v-7M11.12 2.21a2 2 0 0 1 1.76 0l7.84 3.85A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.95z\
M14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.\
4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 \
-1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.0\
1M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.\
7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M1\
2.3 3.46l3.02 3.96M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 \
0 0 1-2-2zM6.18 5.28l3.1 3.9",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 \
1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 \
1 2 2 0 0 1 2 2v2M17.92 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1\
 0 0 0-1 1zM6.08 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"M14 21v-3a2 2 0 0 0-4 0v3M18 4.93V21M4 6l7.11-3.7\
9a2 2 0 0 1 1.79 0L20 6M6 11l-3.52 2.15a1 1 0 0 0-.48.85V19a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.85L18 11M6 \
4.93V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.92a1 1 0 0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08\
a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 \
1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5\
.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 \
20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a2 2 0 0 0-4 0v3M18 9l3.52 2.15a1 1 0 0 1 .48.85V1\
9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .48-.85L6 9M6 21V7a1 1 0 0 1 .38-.78l5-4a1 1 0 0 1 1.25 0l5 4A1 1 0 0 1 18 \
7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 \
14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 \
4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 \
5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 \
2.83-2.83l-2.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 \
2 0 1 0 2.83-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4\
.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19\
c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.\
8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -\
4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8\
 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.\
3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.19V13M19 12V6a2 2 0 00-2-2H7a2 2 0 00-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.19-3.64a2\
 2 0 00-1.62 0L3 13a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.\
5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M\
15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2\
-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 \
-4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0\
 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Fp={home:["home","house","apartmen\
t","condo","residence","residence hall","residential","housing","dorm","dormitory"],restaurant:["restaurant","food","foo\
d court","food truck","diner","bistro","breakfast spot","joint","steakhouse","noodle house","sushi","soup place","salad \
place","burrito place","taco place","dumpling"],burger:["burger","burger joint","fast food","fast food restaurant","hot \
dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee","tea","tea room"],bakery:["bakery","bagel shop",
"donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cream","ice cream shop","cupcake","candy store"],bar:[
"bar","pub","gastropub","brewery","winery","biergarten","nightlife","nightclub"],grocer:["grocer","grocery","grocery sto\
re","supermarket","market","marketplace","bodega","convenience","convenience store","wine shop","liquor store","food sho\
p","deli","food drink shop","fish market"],shop:["shop","store","boutique","bookstore","hardware","smoke shop","antique",
"home store","home good","home improvement","flower shop","music store","pet store","bike shop","video store","arts craf\
ts store"],mall:["mall","shopping mall","department store","outlet"],service:["service","home service","salon","barbersh\
op","barber","hairdresser","spa","laundry","laundry service","dry cleaner","tailor shop","tattoo parlor","tanning salon",
"nail salon","beauty"],doctor:["doctor","dentist","doctor s office","dentist s office","clinic","medical","veterinarian",
"assisted living"],hospital:["hospital","medical center","emergency room"],pharmacy:["pharmacy","drugstore","chemist"],bank:[
"bank","atm","credit union","financial service"],post:["post office","post box"],office:["office","work","workplace","co\
working","startup","conference room"],building:["building","skyscraper","convention center","event space","rooftop"],workshop:[
"workshop","factory","industrial","warehouse","distillery","storage"],government:["government","government building","ci\
ty hall","town hall","townhall","courthouse","court house","embassy","consulate","police","police station","fire station",
"military base","capitol building","monument","landmark","historic site","castle"],museum:["museum","gallery","art galle\
ry","art museum","public art","sculpture"],culture:["culture","theater","theatre","art","arts center","performing arts v\
enue","circus","opera house","comedy club","aquarium","zoo","planetarium","entertainment"],cinema:["cinema","movie theat\
er","multiplex","film studio"],music:["music","music venue","concert hall","rock club","jazz club","recording studio"],stadium:[
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
"bike","bicycle","bike rental","bike share"]},As=new Map(Object.entries(Fp).flatMap(([e,t])=>t.map(n=>[n,e]))),Hp=new Set(
[...As.keys()].flatMap(e=>e.split(" "))),jp=Math.max(...[...As.keys()].map(e=>e.split(" ").length))});function xt(e,t,n,r){let s=r/Gp;return d("path",{key:"icon",class:"icon",d:yc[bc(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${s.toFixed(4)})`,"stroke-width":(1.5/s).toFixed(2)})}var Gp,fe=N(()=>{"use strict";w();wc();D();
Gp=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${te(e,t)}`:""}function pe(e,t){return e.visits[t]?.label??""}function Es(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function te(e,t){let n=e.visits[t];return n?`${gt[n.weekday]} ${ht(n.start_minute)}`:
""}function kc(e,t){return qt(e.visits[t]?.duration_minutes??0)}function $c(e,t,{weights:n,scores:r,temperature:s},o,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,p=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-p)/g,m=A(xc(n,o).map(v=>({visit:v,half:K(e,M(n[v],v),v===o?"strong":"tiny")/2}))),b=A(xc(n,o).map(v=>({visit:v,half:K(
e,$(v),v===o?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:v},E)=>{let T=x(E),L=E===o,I=Number(n[E])*y;return d("g",{key:`visit ${E}`,class:`part choice${L?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${V(c,E)}: weight ${S(Number(n[E]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),m.has(E)&&U(e,k(E,m),f-I-4*l,M(
n[E],E),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(v,T-7*l,f+5*l,14*l),b.has(E)&&U(e,k(E,b),
t.y+t.height-4*l,$(E),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${V(c,E)}: score ${_(Number(r[E]),
3)}, weight ${S(Number(n[E]),2)}`))})];function x(v){return t.x+(v+.5)*h}function k(v,E){let T=E.get(v)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,x(v)))}function M(v,E){return E===o?Es(Number(v)):S(Number(v)).replace(" %","")}function $(v){
return _(Number(r[v])/s,v===o?2:1)}function A(v){let E=new Map;for(let{visit:T,half:L}of v){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,x(T)));[...E].every(([W,q])=>{let H=Math.max(t.x+q,Math.min(t.x+t.width-q,x(W)));return Math.abs(I-H)>=L+q+
3*l})&&E.set(T,L)}return E}}function xc(e,t){let[n=t,...r]=[...Array(e.length).keys()].sort((s,o)=>Number(e[o])-Number(e[s]));
return[...new Set([n,t,...r])]}var It=N(()=>{"use strict";w();fe();dt();D();z()});function vc(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:r=>Bp(e,r)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:r=>zp(e,r)}]}function Bp(e,t){let{reading:n}=e,r=R(e),s=Q(e,t),o=n.values(
"context"),i=G(e,s,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${o.length} numbers\
 of length ${_(Math.hypot(...o))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(o.length/(s.width/
(40*r))),Math.floor((s.height-i.height)/(64*r)))),c=Math.ceil(o.length/a),l=Math.min(120*r,(s.height-i.height-8*r)/a);return[
...X(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=o.subarray(u*c,(u+1)*c),p=s.width*f.length/c,g={...s,
y:s.y+i.height+8*r+u*l,width:p,height:Math.max(28*r,l-10*r)};return f.length>0&&d("g",{key:`line ${u}`},Qt(e,g,f,{colour:"\
stream",extent:Jn(o),numbered:_e(e,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${_(Number(f[y]),4)}`}))})]}function zp(e,t){let{
reading:n}=e,r=R(e),s=Q(e,t),o=[];n.has("pointer.query")&&o.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&o.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&o.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,s,F(o.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...X(e,t,"What reads it"),...i.marks,o.length>
0&&d("g",{key:"rows"},ue(e,{...s,y:s.y+i.height+6*r,height:s.height-i.height-6*r},o))]}var Mc=N(()=>{"use strict";w();Lt();
ln();Xn();It();dt();D();z()});function Le(e,t,n,r,s){let o=`layers.${t}.heads.${n}`,i=e.values(`${o}.queries`),a=e.values(`${o}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Re(ne(i,r,c),ne(a,s,c));return Ac(h,l,null,e,s)}function Zn(e,t,n,r){let s=ne(e.values(
`layers.${t}.heads.${n}.scores`),r,e.count);return Os(s,e.trace.interventions.attention_temperature??1)}function Ie(e,t){
let n=e.values("pointer.query"),r=e.values("pointer.keys"),s=e.trace.interventions.pointer_scaling!==!1,o=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ac(Re(n,ne(r,t,n.length)),s,o,e,t)}function Qn(e){return Os(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ac(e,t,n,r,s){let o=e.first.length,i=e.sum/(t?Math.sqrt(o):1)+(n??
0),a=r.visits[s]?.masked??!1;return{dot:e,width:o,isScaled:t,bias:n,isBiasOff:n!==null&&r.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Re(e,t){let n=Array.from(e,(r,s)=>r*t[s]);return{first:e,
second:t,products:n,sum:We(n)}}function Os(e,t){let n=Array.from(e,Number).filter(Number.isFinite),r=Math.max(...n)/t,s=Math.
abs(r)>9?r:0,o=Array.from(e,c=>Math.exp(c/t-s)),i=We(o),a=o.map(c=>c/i);return{scores:e,temperature:t,shift:s,exponentials:o,
total:i,weights:a}}function hn(e,t,n,r,s,o){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[s*i+o]),c=Number(e.values(`${n}.mean`)[s]),l=Number(e.values(`${n}.reciprocal_deviation`)[s]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:ee(e,`${r}.weight`,o),bias:ee(e,`${r}.bias`,o),result:Number(e.values(n)[s*i+o])}}function tr(e,t,n,r){
let s=`transformer.layers.${t}.linear2`,o=e.trace.weights?.[`${s}.weight`],i=ee(e,`${s}.bias`,r),a=it(e,`layers.${t}.fee\
d_forward.hidden`,n);return!o||i===null?null:{dot:Re(a,ne(o.values,r,a.length)),bias:i}}function Ec(e,t,n){let r=e.trace.
weights?.["input_proj.weight"],s=ee(e,"input_proj.bias",n);if(!r||s===null)return null;let o=Number(r.shape[1]),i=n*o,a=e.
slices.map(({name:c,label:l})=>{let h=Ss(e,c,t),u=Re(h,r.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:s,sum:We(a.map(({dot:c})=>c.sum))+s}}function Ss(e,t,n){let r=e.values(`inputs.${t}`);return ne(
r,n,r.length/e.count)}function it(e,t,n){let r=e.values(t);return ne(r,n,r.length/e.count)}function Pe(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
r=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Re(t,n.values):null,bias:ee(e,"ptr_gen_gate.2.bias",0),logit:r,
learned:1/(1+Math.exp(-r))}}function re(e,t){let n=e.values("context"),r=e.trace.weights?.["gen_head.weight"],s=r?Re(n,ne(
r.values,t,n.length)):null,o=ee(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=s&&o!==null?s.sum+
o:null;return{dot:s,bias:o,logit:i?Number(i[t]):a}}function Oc(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Os(t,1):null}function Ce(e,t){let{gate:n}=e,r=e.locations.flatMap((i,a)=>i===t?[a]:[]),s=e.hasPointer?We(r.map(i=>Number(
e.pointerWeights[i]))):0,o=Vp(e,t,s);return{visits:r,pointer:s,generation:o,gate:n,fromPointer:n*s,fromGeneration:(1-n)*
o,probability:n*s+(1-n)*o}}function Vp(e,t,n){if(!e.hasGeneration)return 0;let r=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||r?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let o=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,o)/(1-e.gate)}function ee(e,t,n){let r=e.trace.weights?.[t];return r?
Number(r.values[n]):null}function ne(e,t,n){return e.subarray(t*n,(t+1)*n)}function We(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Rt=N(()=>{"use strict";w()});function un(e,t,{first:n,second:r,products:s},o){let i=R(e),a=s.length,c=a>Yp&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Sc*i,p=t.width-Sc*i,g=fn(s),y=_e(e,[n,r,s],s,p,g),m=[{...o[0],values:n,title:o[0].words},{...o[1],values:r,
title:`× ${o[1].words}`},{letter:o[0].letter+o[1].letter,colour:"product",values:s,title:`= ${a} products`}],b=p/a,x=k=>`${_(
Number(n[k]),4)} × ${_(Number(r[k]),4)} = ${_(Number(s[k]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),m.map(({letter:k,colour:M,values:$,title:A},v)=>{let E=t.y+v*h,T={x:f,y:E+
u,width:p,height:h-u-6*i};return d("g",{key:`row ${v}`},U(e,t.x,E+12*i,A,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),U(e,t.x,E+u+.5*T.height+5*i,k,{also:`math letter ${M}-words`,key:"letter"}),Qt(e,T,$,{colour:M,numbered:y,chosen:g,
exact:x}))}),c&&Jp(e,{x:f,y:t.y+3*h,width:p,height:l},s)]}function Jp(e,{x:t,y:n,width:r},s){let o=R(e),i=r/s.length,a=Math.
max(qp,Math.ceil(s.length/8));for(;a<s.length&&a*i<K(e,"−888.88","tiny");)a*=2;let c=Math.ceil(s.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=s.slice(h*a,(h+1)*a),[f,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,m)=>y+m,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*o}H${p}v${-4*o}`}),U(e,(f+p)/2,n+17*o,_(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function er(e,t,n,r,s,o,i){let a=R(e),c=Xp(n,r,s),l=Zp(n,r,o,c),h=Qp(
n,r,s,i.over,c),u={x:t.x,y:0,width:t.width},f=G(e,u,l).height+G(e,u,h).height+10*a,p=132*a,g=Math.max(70*a,Math.min(.36*
t.height,210*a)),y=t.height-f-g>=p,m=Math.min(t.height-f-(y?g:0),276*a),b=t.height-f-m,x=G(e,{...u,y:t.y+m+4*a},l),k=G(e,
{...u,y:t.y+m+x.height+6*a},h);return[d("g",{key:"dot"},un(e,{...t,height:m},n.dot,o)),d("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+m}H${t.x+t.width}`}),d("g",{key:"score steps"},x.marks),d("g",{key:"softmax steps"},k.marks),y&&d("g",{
key:"softmax"},$c(e,{...t,y:t.y+m+f,height:b},r,s,i))]}function Xp({dot:e,width:t,isScaled:n,bias:r,unmasked:s,isMasked:o},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=n?e.sum/Math.sqrt(t):e.sum,p=Number(c[a])/l-h;return de(g=>{let y=(m,b)=>g(
m)===g(b);return n&&!y(g(e.sum)/Math.sqrt(t),f)||r&&!y(g(f)+g(r),s)?!1:o?!0:y(g(s)/l,s/l)&&y(g(s/l)-g(h),p)&&Ts(g(p),Number(
u[a]))})}function nr({dot:e,bias:t,logit:n},r){return de(s=>(e===null||t===null||n===null||s(s(e.sum)+s(t))===s(n))&&r(s))}
function Ts(e,t){return Tt(Math.exp(e))===Tt(t)}function de(e){let t=Tc.least;for(;t<Tc.most&&!e((n,r=0)=>Number(n.toFixed(
t+r)));)t++;return t}function Zp({dot:e,width:t,isScaled:n,bias:r,isBiasOff:s,isMasked:o,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,f=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${_(e.sum,h)}`,kind:"strong"}],n?[{text:`${Fe} ÷ √${t}\
 = `},{text:_(u,h),kind:"strong"}]:[{text:`${Fe} not divided by √${t}: scaling is off`}]];return r!==null&&f.push(s?[{
text:`${Fe} no position bias: it is off`}]:[{text:`${Fe} ${r<0?"−":"+"} ${_(Math.abs(r),h)} (position bias) = `},{text:_(
i,h),kind:"strong"}]),o?f.push([{text:`${Fe} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${Fe} ÷ te\
mperature ${td(a)} = `},{text:_(i/a,h),kind:"strong"}]),f}function Qp({isMasked:e},t,n,r,s){let{scores:o,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
o[n])/i-a,f=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:_(u,s),isRaised:!0},{text:` = ${Tt(f)}\
;`}],[{text:`${Tt(f)} / ${Tt(l)} = `},{text:Es(Number(h[n])),kind:"strong"},{text:","}],...F(`where ${Tt(l)} is the sum \
over ${r}${a?`, after ${_(a,s)}, the largest score, is subtracted from each`:""}.`)]}function Tt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,r=>Kp[r]??"").join("")}`}function fn(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function td(e){return String(
Math.round(1e3*e)/1e3)}var Fe,Sc,qp,Yp,Tc,Kp,me=N(()=>{"use strict";w();ln();It();dt();D();z();Fe="→",Sc=30,qp=8,Yp=20,
Tc={least:2,most:6},Kp=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Nc(e,t){let n=R(e),r=Pe(e.reading),s=[];return r&&s.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:o=>nd(e,o,r)}),s.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:o=>rd(e,o,r)}),s}function _c(e){return nr(
e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function nd(e,t,n){let{hidden:r,dot:s,bias:o,logit:i}=n,
a=_c(n),c=R(e),l=Q(e,t),h=s&&o!==null?[...F("Sum of the products"),[{text:"h",kind:"math query-words"},{text:" · "},{text:"\
w",kind:"math key-words"},{text:` = ${_(s.sum,a)}`,kind:"strong"}],[{text:`→ ${o<0?"−":"+"} ${_(Math.abs(o),a)} (bia\
s) =`}],[{text:"logit "},{text:_(i,a),kind:"strong"}]]:[...F("Each unit is multiplied by a learned weight; the sum and a\
 bias give the"),[{text:"logit "},{text:_(i,a),kind:"strong"}]],u=G(e,{...l,y:0},h),f=ut(e,l.x,l.y+l.height-10*c,"More a\
bout the gate",{"data-more":"gate"},{isButton:!1}),p=Math.min(l.height-u.height-36*c,450*c),g=G(e,{...l,y:l.y+p+4*c},h),
y=_e(e,[r],r,l.width);return[...X(e,t,`${r.length} hidden units read the context`),d("g",{key:"dot"},s?un(e,{...l,height:p},
s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",words:"Weight of each unit",
colour:"key"}]):Qt(e,{...l,height:p},r,{colour:"query",numbered:y})),...g.marks,f.mark]}function rd(e,t,n){let{reading:r}=e,
s=R(e),o=Q(e,t),{gate:i,trace:a}=r,c=G(e,{...o,y:0},p()),l=54*s,h={...o,x:o.x+34*s,width:o.width-48*s,y:o.y+6*s,height:o.
height-c.height-l-40*s},u=G(e,{...o,y:o.y+o.height-c.height-l-6*s},p());return[...X(e,t,f()),n&&h.height>=60*s&&d("g",{key:"\
curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...o,y:o.y+o.height-l+8*s,height:22*s}))];function f(){return a.gate.
learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.gate=="number"?
"A gate set by hand":"A fixed gate"}function p(){let{only:m}=a.interventions,b=[{text:`gate = ${i.toFixed(3)}`,kind:"str\
ong"}];if(!n){let M=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.gate=="num\
ber"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(M),b]}let x=[[{text:"\
1 / (1 + e",kind:""},{text:_(-n.logit,_c(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];if(a.
gate.learned)return[...x,...F(`is the gate: ${S(i,1)} of the answer comes from the pointer, ${S(1-i,1)} from generation.`)];
let k=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`It is set\
 by hand to ${i.toFixed(3)}.`;return[...F(k),...F("As learned it would be"),...x]}function g(m,{logit:b,learned:x}){let k=Math.
max(ed,Math.ceil(Math.abs(b))),M=I=>m.x+(I+k)/(2*k)*m.width,$=m.y+m.height,A=I=>$-I*m.height,v=Array.from({length:61},(I,C)=>{
let W=-k+C/30*k;return`${M(W).toFixed(1)} ${A(1/(1+Math.exp(-W))).toFixed(1)}`}),[E,T]=[M(b),A(x)],L=b>0;return[d("path",
{key:"axes",class:"axis",d:`M${m.x} ${m.y}V${$}H${m.x+m.width}M${m.x} ${A(.5)}H${m.x+m.width}`}),[0,.5,1].map(I=>U(e,m.x-
6*s,A(I)+4*s,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-k,0,k].map(I=>U(e,M(I),$+15*s,_(I,0),
{kind:"tiny",anchor:"middle",key:`logit ${I}`})),U(e,(M(0)+M(-k))/2,$+15*s,"logit",{kind:"tiny",anchor:"middle",key:"axi\
s"}),d("path",{key:"line",class:"curve",d:`M${v.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${E} ${$}V${T}H${m.x}`}),
d("circle",{key:"point",class:"point",cx:E,cy:T,r:5.5*s}),U(e,E+(L?-10:10)*s,L?Math.max(T-6*s,m.y+9*s):T-8*s,x.toFixed(2),
{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(m){let b=i*m.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:m.x,y:m.y,width:b,height:m.height}),d("rect",{key:"generation",class:"bar generation",x:m.x+b,y:m.y,width:m.
width-b,height:m.height}),U(e,m.x,m.y+m.height+15*s,`pointer ${S(i,1)}`,{kind:"small",key:"of pointer"}),U(e,m.x+m.width,
m.y+m.height+15*s,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var ed,Lc=N(()=>{"use stri\
ct";w();Lt();Rt();me();ln();dt();D();z();ed=6});function kt(e,t,n,{largest:r,most:s=Rc,isOrdered:o=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(Ic*
a))),l=!o&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(s*a,t.height/(h.length+Number(l))),f=u>=30*a,p=Math.max(
1,Math.ceil(Ic*a/u)),g=h.findIndex(({isChosen:v})=>v),y=u>=13*a&&h.some(({category:v})=>v!==void 0),m=y?22*a:0,b=Math.max(
...h.map(({text:v})=>K(e,v,"strong")))+8*a,x=Math.max(0,...h.map(({beside:v=""})=>v?K(e,v,"small")+10*a:0)),k=Math.max(...h.
map(({label:v,says:E=""})=>Math.max(K(e,v,"strong"),f?K(e,E,"small"):0)))+8*a,M=Math.min(k,.58*(t.width-m-b-x)),$={x:t.x+
m+M,width:Math.max(1,t.width-m-M-b-x)},A=r??(Math.max(...h.map(({parts:v})=>v.reduce((E,{value:T})=>E+Math.abs(T),0)))||
1);return[h.map((v,E)=>{let T=t.y+(E+.5)*u,L=E===g||(h.length-1-E)%p===0&&(g<0||Math.abs(E-g)>=p),I=$.x,C=Math.min(.62*u,
.42*s*a);return d("g",{key:v.key,class:`${v.open?"part ":""}choice row${v.isChosen?" here":""}${v.isOff?" off":""}`,"dat\
a-open":v.open??null,role:v.open?"button":null,tabindex:v.open?i&&!v.isChosen?"-1":0:null,"aria-label":v.open?`${v.label}\
: ${v.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&v.category!==void 0&&xt(v.category,t.x,T-7.5*a,15*a),L&&U(e,t.x+m,T+(f&&v.says?-2:4.5)*a,v.label,{kind:v.isChosen?"s\
trong":"label",width:M-6*a,key:"name"}),f&&v.says&&U(e,t.x+m,T+12.5*a,v.says,{kind:"small",width:M-6*a,key:"says"}),v.parts.
map(({value:W,colour:q},H)=>{let P=Math.abs(W)/A*$.width,B=d("rect",{key:`part ${H}`,class:`bar ${q}${W<0?" negative":""}${v.
isChosen?" chosen":""}`,x:I,y:T-C/2,width:Math.max(.5,Math.min($.width,P)-(v.parts.length>1&&P>2?.8:0)),height:Math.max(
1,C)});return I+=P,B}),L&&v.beside&&U(e,t.x+t.width-b,T+4.5*a,v.beside,{kind:"small",anchor:"end",key:"beside"}),L&&U(e,
t.x+t.width,T+4.5*a,v.text,{kind:v.isChosen?"strong":"label",anchor:"end",key:"value"}),v.exact&&d("title",{},v.exact))}),
l&&U(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function He(e,t,n,r=Rc){
return Math.min(r*R(e)*n,t.height)}var Ic,Rc,je=N(()=>{"use strict";w();fe();dt();D();Ic=14,Rc=34});function Pc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:r=>sd(e,r,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:r=>od(e,r,t)}]}function sd(e,t,n){let{reading:r}=e,
s=R(e),o=Q(e,t),a=(r.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:g,category:y}=r.
nameOf(f),{logit:m}=re(r,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:p,colour:"generation"}],beside:m===
null?"":_(m,2),text:S(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${m===null?"":`logit ${_(m,4)}, `}\
probability ${S(p,3)}`}}),c=r.trace.architecture.locations,l=G(e,o,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ut(e,o.x,o.y+o.height-10*s,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...o,y:o.
y+l.height+4*s,height:o.height-l.height-34*s};return[...X(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},kt(e,u,a,{isWalked:!0})),h.mark]}function od(e,t,{location:n}){let{reading:r}=e,s=R(e),o=Q(e,t),{label:i}=r.nameOf(
n),a=re(r,n),{dot:c,bias:l,logit:h}=a,u=Oc(r),f=nr(a,b=>h===null||!u||Ts(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
p=r.probabilityOf("generation",n),g=[];if(c&&l!==null&&g.push(...F("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${_(Math.abs(l),f)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:_(h,f),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
x=Number(u.scores[n])-u.shift;g.push([{text:"→ e",kind:""},{text:_(x,f),isRaised:!0},{text:` = ${Tt(b)};`}],[{text:`${Tt(
b)} / ${Tt(u.total)} = `},{text:S(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...F(`${Tt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${_(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...F(
"→ softmax over the whole list:"),[{text:S(p,1),kind:"strong"}]);let y=G(e,{...o,y:0},g),m=c?Math.min(o.height-y.height-
8*s,450*s):0;return[...X(e,t,`How does it score ${i}?`),c&&d("g",{key:"dot"},un(e,{...o,height:m},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...G(
e,{...o,y:o.y+m+(c?6*s:0)},g).marks]}var Cc=N(()=>{"use strict";w();Lt();Rt();je();me();dt();D();z()});function Is(e,t,n=1){let r=t.type/Ls,s=46*r,o=t.height-98*r,i=Rs(e.count,s,o,ad,r,hd(e)),a=t.width>=1180*r,c=t.width<cd*
r,l=t.width>=1040*r&&e.layers<=3,h=c?ld(e,r):Hc(e,a,r),u=l?62*r:0,f=l?u+22*r:16*r,p=t.width-2*pn-Wc(Object.values(h)),[g,
y]=[s+12*r,t.height-4*r],m=ud(e.heads,p/e.layers-f,y-g,r),b=m.columns*(m.side+rr*r)-rr*r,x=e.heads>0?b+f:f,k=Math.max(0,
p-e.layers*x);c||(h.visits+=Math.min(.3*k,90*r),h.answer+=Math.min(.2*k,80*r),h.flow+=Math.min(.1*k,50*r),h.leave+=Math.
min(.1*k,50*r));let M=t.width-2*pn-Wc(Object.values(h))-e.layers*x,$=Math.min(M,e.hasPointer?220*r:60*r);h.bands+=$;let A=(M-
$)/e.layers,v={x:pn,width:h.visits},E=pn+h.visits+12*r,T=a?{x:E,width:h.slices}:null;T&&(E+=h.slices+12*r);let L=Array.from(
{length:e.layers},(Y,nt)=>{let ot=E+nt*(x+A);return{x:ot,width:b,maps:fd(e.heads,ot,g,y,m,r),stream:l?ot+(e.heads>0?b+10*
r:0):null}});E+=e.layers*(x+A);let I=t.width-pn,C=I-h.answer,W=C-h.leave-h.gate,q=E+h.scores+h.weights+8*r,H=W-h.flow-et,
P=Math.min(190*r,.24*t.height)/n,B=e.hasGate?.56*t.height:(s+o)/2,st=_s*r,at=e.hasPointer?t.height-P-mn*st-6:(s+o-P)/2-st;
return{size:t,type:t.type,rows:i,visits:v,slices:T,layers:L,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*r,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:q,places:H,gate:W,gateWidth:h.gate,answers:{most:o-s<330?dn-1:dn,top:s,bottom:o+
60*r,x:C,right:I,segment:C-et},right:I,top:s,bottom:o,full:P,across:{visits:i.map(({y:Y})=>Y),starts:[s-12*r,e.hasGeneration?
o:t.height-8],places:{room:[s+16*r,e.hasGeneration?at-12*r:o],gap:22*r},generation:{start:at,gap:st},gate:B-P/2},bands:{
ribbon:(Y,nt,ot)=>Ns(q,Y,H,nt,ot),into:(Y,nt,ot)=>Ns(H+et,Y,W,nt,ot),out:(Y,nt,ot)=>Ns(W+h.gate,Y,C-et,nt,ot)}}}function Ns(e,t,n,r,s){
return s?Kt(e,t,n,r):Kt(e,t,e,t)}function Hc({hasPointer:e,hasGate:t},n,r){return{visits:(n?224:176)*r,slices:(n?110:0)*
r,gaps:(n?24:12)*r,scores:46*r,weights:e?46*r:150*r,bands:e?112*r:0,bar:et,flow:(t?60:34)*r,gate:t?18*r:0,leave:46*r,answer:(n?
152:140)*r}}function ld(e,t){return{...Hc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function hd({count:e,pointerWeights:t}){let n=e-1,r=s=>s===n?2:
t[s]>=id?1+t[s]:s/e;return Array.from({length:e},(s,o)=>o).sort((s,o)=>r(o)-r(s))}function Wc(e){return e.reduce((t,n)=>t+
n,0)}function Rs(e,t,n,{least:r,most:s,lane:o},i,a){let c=n-t,l=e,h=0,u=Math.min(s*i,c/e);u<r*i&&(h=Math.max(o,Math.min(
6*i,.35*c/e)),u=(r+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),p=t;return Array.
from({length:e},(g,y)=>{let m=f?f.has(y):y>=e-l,b=m?u:h;return p+=b,{y:p-b/2,height:b,isFull:m}})}function ud(e,t,n,r){let s={
columns:1,side:0};if(e===0)return s;for(let o of[1,2,4]){let i=n/Math.ceil(e/o)-Fc*r,a=Math.min(i,(t-(o-1)*rr*r)/o);a>s.
side&&(s={columns:o,side:a})}return s}function fd(e,t,n,r,{columns:s,side:o},i){let a=Math.ceil(e/s),c=Math.min((r-n)/a,
o+2.2*Fc*i);return Array.from({length:e},(l,h)=>({x:t+h%s*(o+rr*i),y:n+Math.floor(h/s)*c,side:o}))}function sr(e,t,n,r){
let s=[];for(let[a,{wish:c,length:l}]of e.entries())for(s.push({first:a,last:a,wish:c-l/2,length:l});;){let h=s.at(-1),u=s.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.
length-t))/(f+p),u.length+=t+h.length,u.last=h.last,s.pop()}let o=[];for(let a of s){let c=i(a);for(let l=a.first;l<=a.last;l++)
o.push(c),c+=Number(e[l]?.length)+t}return o;function i({wish:a,length:c}){return Math.max(n,Math.min(r-c,a))}}var pn,rr,
Fc,et,mn,_s,dn,id,ad,Ls,cd,se=N(()=>{"use strict";w();D();pn=20,rr=8,Fc=19,et=8,mn=3,_s=4,dn=4,id=.05,ad={least:13.5,most:38,
lane:3},Ls=13,cd=760});function Ws(e,t,n,r=1){let s=n/Ls,[o,i]=[jc,t-jc],a=Rs(e.count,o,i,pd,s).map(({y:I,height:C,isFull:W})=>({x:I,width:C,isFull:W})),
c=Number(a.at(-1)?.width)>=dd*s,l={top:50*s,height:(c?86:54)*s,hasNames:c},h=l.top+l.height+or*s,u=h+(J.title+J.inputs+or)*
s,f=[];for(let I=0;I<e.layers;I++){let C=gd(e.heads,o,i,u+J.title*s,s),W=C.at(-1),H=(W?W.y+W.side+8*s:u)+J.title*s;f.push(
{y:u,maps:C,stream:H}),u=H+(J.bars+or)*s}let p=bd(e,o,u+J.title*s,i-o,s),g=Math.ceil(e.values("context").length/p.columns)*
p.cell,y=u+J.title*s+Math.max(g,20*s)+or*s,m=y+(e.hasPointer?(J.title+J.scores)*s:0),b=m+(e.hasPointer?170:96)*s,x=b+et+
((e.hasPointer?J.names:0)+(e.hasGate?48:30))*s,k=e.hasGate?28*s:0,M=yd(i-o,s)/r,$=_s*s,A=i-M-mn*$,v=Math.max(78*s,M*r/2+
6),E=x+k+34*s,T=i-M-16*s,L={most:dn,top:E,bottom:E+(dn+1)*v,x:o-6*s,right:T-8*s,segment:T};return{size:{width:t,height:L.
bottom+Math.max(0,(M*r-v)/2)+8*s,type:n},type:n,left:o,right:i,columns:a,chips:l,inputs:h,layers:f,context:p,pointer:y,ribbons:m,
places:b,gate:x,gateHeight:k,answers:L,full:M,across:{visits:a.map(({x:I})=>I),starts:[o,i],places:{room:[o,e.hasGeneration?
A-2*Uc*s:i],gap:Uc*s},generation:{start:A,gap:$},gate:i-M},bands:{ribbon:(I,C,W)=>Cs(m,I,b,C,W),into:(I,C,W)=>Cs(b+et,I,
x,C,W),out:(I,C,W)=>W?Pa(x+k,I,T+et,C):Cs(x+k,I,x,I,!1)}}}function Cs(e,t,n,r,s){return s?ps(e,t,n,r):ps(e,t,e,t)}function gd(e,t,n,r,s){
let o=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Ps*s)/o,a=Math.min(i-Ps*s,md*s),c=Math.max(Nt,40*s);return Array.from(
{length:e},(l,h)=>({x:t+h%o*i,y:r+c+Math.floor(h/o)*(a+c+Ps*s),side:a,touch:Nt}))}function bd(e,t,n,r,s){let{length:o}=e.
values("context"),i=Math.min(o,2**Math.ceil(Math.log2(Math.sqrt(6*o))));return{x:t,y:n,columns:i,cell:Math.min(11*s,(r-12*
s)/i)}}function yd(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Nt,J,jc,pd,dd,Ps,md,or,Uc,oe=N(()=>{"use strict";w();
D();se();Nt=44,J={title:26,bars:34,inputs:64,scores:52,names:56},jc=16,pd={least:20,most:110,lane:1},dd=62,Ps=8,md=160,or=
16,Uc=6});function Gt({reading:e,beside:t}){return t?[e,t]:[e]}function gn(e){return Math.max(...Gt(e).map(({largestWeight:t})=>t))}
function ar(e){return e.isOwnScale?1:gn(e)}function Ue(e){return ir.layers+2*e}function tt(e){let t=ir.layers+2*e.layers,
n=e.hasPointer?t+1:t,r=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:r,gate:r+1}}function Z(e,t){return e.
beat<t&&"hidden"}var ir,mt=N(()=>{"use strict";w();ir={visits:0,slices:1,layers:2}});function Hs({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function bn(e){let{reading:t,stage:n,
lit:r}=e;return n.layers.some(({maps:o},i)=>o.some((a,c)=>!t.isOff(i,c)&&js(e,a,c).hasWeight))?r?.kind==="visit"?"last v\
isit reads it":"last visit’s largest":""}function js({reading:e,stage:t},{side:n,touch:r},s){let o=12.5*t.type/13,i=e.
heads-1,a=j("100 %",1.04*o,!0),c=(f,p)=>j(`${f}${i}`,o)+p<=n,l=r!==void 0||c("H",a+.4*o),h=l?a+.4*o:0;return{name:`${r!==
void 0||c("head ",h)?"head ":"H"}${s}`,hasWeight:l}}function cr(e,t,n,r){let{reading:s,isOwnScale:o,stage:i}=e;if(!s.heads)
return null;let a=i.type/13,c=60*a,l=r||!("visits"in i)?0:i.visits.width,h=17*a+c+j(Dc,12.5*a)>l,u=o?h?"own largest":Dc:
S(gn(e)),f=t+12*a,p=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Zt(wd,Fs,e.scale),x:f,y:n-9*a,width:c,
height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("text",{class:"sm\
all",x:f+c+5*a,y:n},u)],g=Hs(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${o?"the largest weight of each head":u}. ${g}`};if(r){let x=17*a+c+j(u,12.5*a),k=d("rect",{class:"ground",
x:t-6*a,y:n+14*a-Nt,width:x+12*a,height:Nt});return d("g",{key:"scale",class:"switch",...y},k,p)}let m=j(g,12.5*a)+16*a,
b=bn(e);return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-(b?33:17)*a},"Head maps: row reads column"),b&&d("tex\
t",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${b}`),p,d("g",{key:"switch",class:"switch",...y},d("rect",{class:"hand\
le stays",x:t,y:n+8*a,width:m,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Fs,
Dc,wd,lr=N(()=>{"use strict";w();D();oe();z();mt();cn();Fs=64,Dc="largest of each head",wd=Float32Array.from({length:Fs},
(e,t)=>t/(Fs-1))});function zc(e,t){let n=R(e),r=e.stage.size.width>=600*n,s=Math.min(e.reading.count*14,170),o=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(r?150+o:240)*n,height:(120+s)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>$d(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Ad(e,i,t)}]}function $d(e,t,n){let{reading:r,
isOwnScale:s}=e,{layer:o,head:i,query:a,visit:c}=n,l=R(e),{count:h}=r,u=r.weights(o,i),f=r.isOff(o,i),p=s?u[wt(u)]||1:gn(
e),g=Math.min(.36*t.width,190*l),y=(t.width-g)/h>=xd*l,m=Md(e,t,n,f,y),b=t.y+42*l,[x,k]=[t.width-g,t.height-44*l-m.height],
M=t.width<600*l?1.9:1.15,$={width:x/h,height:Math.min(k/h,M*x/h)},A={x:t.x+g,y:b,width:x,height:$.height*h},v=`layers.${o}\
.heads.${i}`,E=$.height>=30*l,T=vd($.height,13*l);return[U(e,t.x,t.y+15*l,g>=150*l?"The visit that asks":"Who asks",{kind:"\
strong",width:g-8*l}),d("g",{key:"columns"},I()),d("g",{key:"rows"},C()),d("image",{key:"weights",class:"map",href:Zt(u,
h,e.scale,p),...A,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"map-frame",...A}),d("g",{key:"\
cells",role:"group","aria-label":`Weights of layer ${o}, head ${i}`},W()),d("rect",{key:"column",class:"chosen-column",x:A.
x+c*$.width,y:t.y,width:$.width,height:A.y+A.height-t.y,rx:3}),L(),d("rect",{key:"cell",class:"chosen-cell",x:A.x+c*$.width,
y:A.y+a*$.height,width:$.width,height:$.height}),m.at(A.y+A.height)];function L(){let H=A.y+a*$.height,P=19*l,B=(Y,nt)=>d(
"rect",{key:Y,class:"chosen-row",...nt,rx:3}),{height:st}=$;if(st>=P)return B("row",{x:t.x-3,y:H,width:t.width+3,height:st});
let at={x:t.x-3,y:H+(st-P)/2,width:g,height:P};return[B("row",{x:A.x-1,y:H,width:A.width+2,height:st}),B("asking",at)]}function I(){
let H=$.width>=14*l,P=Math.min(15*l,$.width-3*l),B=$.width>=30*l,st=A.x;return r.visits.map((at,Y)=>{let nt=String(gt[at.
weekday]),ot=at.weekday!==r.visits[Y-1]?.weekday,Pt=A.x+Y*$.width,be=K(e,nt,"tiny"),Co=!H&&ot&&Pt>=st&&Pt+be<=A.x+A.width;
Co&&(st=Pt+be+4*l);let Cr=A.x+(Y+.5)*$.width;return d("g",{key:`column ${Y}`,class:`part choice${Y===c?" here":""}${at.masked?
" off":""}`,"data-open":`${v}.${a}.${Y}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${Y+1}: ${V(r,Y)}${at.
masked?", masked":""}`},d("rect",{class:"ground",x:A.x+Y*$.width,y:t.y,width:$.width,height:42*l}),H&&xt(at.category,Cr-
P/2,t.y+(B?0:22)*l,P),Co&&U(e,Pt,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),B&&[U(e,Cr,t.y+26*l,nt,{kind:"tiny",anchor:"mi\
ddle",key:"day"}),U(e,Cr,t.y+38*l,$.width>=40*l?ht(at.start_minute):`${Math.floor(at.start_minute/60)} h`,{kind:"tiny",anchor:"\
middle",key:"hour"})],d("title",{},V(r,Y)))})}function C(){return r.visits.map((H,P)=>{let B=A.y+(P+.5)*$.height,st=P===
a,at=st||(h-1-P)%T===0&&Math.abs(P-a)>=T,Y=Math.min(18*l,$.height-1.5*l),nt=$.height>=12*l,ot=t.x+(nt?Y+10*l:4*l),Pt=A.x-
ot-6*l,be=st||E?"strong":"label";return d("g",{key:`row ${P}`,class:`part choice${st?" here":""}`,"data-open":`${v}.${P}\
.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${V(r,P)}`},d("rect",{class:"ground",x:t.x,y:B-$.height/
2,width:g,height:$.height}),nt&&xt(H.category,t.x+3*l,B-Y/2,Y),at&&U(e,ot,B+(E?-2:4.5)*l,H.label,{kind:be,width:Pt,key:"\
name"}),E&&U(e,ot,B+12*l,`${te(r,P)} · ${kc(r,P)}`,{kind:"small",width:Pt,key:"when"}),d("title",{},V(r,P)))})}function W(){
let H=[];for(let P=0;P<h;P++){if(h>Gc&&P!==a){H.push(d("rect",{key:`row ${P}`,class:"cell",x:A.x,y:A.y+P*$.height,width:A.
width,height:$.height,"data-open":`${v}.${P}.${c}`},d("title",{},V(r,P))));continue}for(let B=0;B<h;B++)H.push(q(P,B))}return H}
function q(H,P){let B=Number(u[H*h+P]),[st,at]=[A.x+P*$.width,A.y+H*$.height],Y=H===a&&P===c,nt=String(Math.round(100*B)),
ot=be=>$.width>=K(e,nt.padStart(2,"0"),be)+2*l,Pt=(B>=Bc||y||H===a)&&$.height>=13*l&&ot("tiny");return d("g",{key:`${H} ${P}`,
class:"cell"},d("rect",{key:"cell",x:st,y:at,width:$.width,height:$.height,"data-open":`${v}.${H}.${P}`,role:"button",tabindex:Y?
0:"-1","aria-current":Y?"true":null},d("title",{},`${V(r,H)} reads ${S(B,1)} from ${V(r,P)}`)),Pt&&U(e,st+$.width/2,at+$.
height/2+4.5*l,nt,{kind:B/p>=.3&&ot("strong")?"strong":"tiny",anchor:"middle",also:B/p>=kd&&!f?"on-dark":"on-light",key:"\
weight"}))}}function vd(e,t){return Math.max(1,Math.ceil(t/e))}function Md(e,t,{layer:n,head:r,query:s,isLeaf:o},i,a){let{
canAct:c,canAsk:l,reading:h}=e,u=R(e),f=h.isRemoved(n,r),p=t.height>=330*u,g=`layers.${n}.heads.${r}`,m=[c&&{text:f?"Swi\
tch head on":"Switch head off",attributes:{"data-act":"head","data-part":g},isPressed:f},l&&!f&&{text:"Ask the hall: wha\
t without it?",attributes:{"data-act":"ask","data-part":g}},o?{text:"More about query and keys",attributes:{"data-more":"\
neurons","data-layer":n,"data-head":r,"data-query":s},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":r},isButton:!1},{text:Hs(e),attributes:{"data-act":"scale"}}].filter($=>$!==!1),b=a?"Va\
lues in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Bc)} on; each row adds up to 100.`,x=i?
"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${h.count>Gc?"A stronger colour i\
s more; each row adds up to 100 %.":b}`,k=p?F(x):[],M=G(e,{...t,y:0},k,"small").height;return{height:M+40*u,at($){let A=t.
x,v=[];for(let{text:E,attributes:T,...L}of m){let I=ut(e,A,$+M+22*u,E,T,L);A+I.width>t.x+t.width||(v.push(I.mark),A+=I.width+
10*u)}return[d("g",{key:"explained"},G(e,{...t,y:$+3*u},k,"small").marks),d("g",{key:"controls"},v)]}}}function Ad(e,t,{
layer:n,head:r,query:s,visit:o}){let{reading:i}=e,a=s===i.count-1?"the last visit":`visit ${s+1}`,c=s===o?"itself":pe(i,
o);return[...X(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"\
worked"},er(e,Q(e,t),Le(i,n,r,s,o),Zn(i,n,r,s),o,[{letter:"q",words:`Query of ${V(i,s)}`,colour:"query"},{letter:"k",words:`\
Key of ${V(i,o)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${r}.${s}.${l}`}))]}var Gc,Bc,xd,kd,Vc=N(()=>{"use strict";w();fe();Lt();Rt();me();It();dt();Xt();lr();D();z();mt();
cn();Gc=24,Bc=.045,xd=30,kd=.6});function Yc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:r=>Ed(e,r,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:r=>Od(e,r,t)}]:[]]}function Ed(e,t,{location:n}){
let{reading:r}=e,s=R(e),o=Ce(r,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=o,[f,p]=[
i.toFixed(2),(1-i).toFixed(2)],g=r.pointerWeights,y=[],m=E=>o.visits.map(T=>({value:E*Number(g[T]),colour:"pointer"}));r.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:m(1),text:Mt(a),open:"pointer"}),r.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:m(i),text:Mt(l),open:"gate"}),r.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Mt(c),open:`generation.${n}`}),r.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Mt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:Mt(u),isChosen:!0});let b=Q(
e,t),x=r.hasGate?[[{text:`${f} × ${Mt(a)} = ${Mt(l)}`}],...F("come from the pointer,"),[{text:`${p} × ${Mt(c)} = ${Mt(
h)}`}],...F("from generation. Together:"),[{text:Mt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${r.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],k=G(e,{...b,y:0},
x),M={...b,height:b.height-k.height-44*s},$=He(e,M,y.length,qc),A=G(e,{...b,y:b.y+$+8*s},x),v=ut(e,b.x,b.y+b.height-10*s,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...X(e,t,`How probable is ${r.nameOf(n).label}?`),
d("g",{key:"rows"},kt(e,M,y,{most:qc})),...A.marks,v.mark]}function Od(e,t,{location:n}){let{reading:r}=e,s=R(e),{visits:o,
pointer:i}=Ce(r,n),a=Q(e,t),c="Its visits";if(o.length===0){let m=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...X(e,t,c),...G(e,a,m).marks]}let l=r.pointerWeights,h=o.map(m=>({key:`visit ${m}`,label:`${te(r,m)}\
 (visit ${m+1})`,parts:[{value:Number(l[m]),colour:"pointer"}],text:Mt(Number(l[m])),open:`pointer.${m}`,isOff:r.visits[m]?.
masked??!1})),u=o.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:Mt(i),kind:"strong"},
{text:"."}]],p=G(e,{...a,y:0},f),g={...a,height:a.height-p.height-8*s},y=He(e,g,h.length);return[...X(e,t,c),d("g",{key:"\
rows"},kt(e,g,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*s},f).marks]}function Mt(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var qc,Kc=N(()=>{"use strict";w();Lt();Rt();je();It();dt();D();z();qc=56});function Jc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:r=>Sd(
e,r,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:r=>Td(e,r,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:r=>Nd(e,r)}]}function Sd(e,t,n){let{reading:r}=e,s=R(e),o=Q(e,t),i=G(e,o,
F("A score for each visit, and its weight after the softmax."),"small"),a=r.pointerScores,c=r.pointerWeights,l=r.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:te(r,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:_(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${V(r,p)}\
: score ${_(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=ut(e,o.x,o.y+o.height-10*s,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...o,y:o.y+i.height+4*s,height:o.height-i.height-34*s};return[...X(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},kt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Td(e,t,{visit:n}){let{
reading:r}=e;return[...X(e,t,`How does the pointer score ${pe(r,n)}, ${te(r,n)}?`,`Score of ${pe(r,n)}`),d("g",{key:"wor\
ked"},er(e,Q(e,t),Ie(r,n),Qn(r),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
r,n)}`,colour:"key"}],{colour:"pointer",over:r.count===1?"its only visit":`all ${r.count} visits`,open:s=>`pointer.${s}`}))]}
function Nd(e,t){let{reading:n}=e,r=R(e),s=Q(e,t),o=n.pointerWeights,i=G(e,s,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(o[y]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(o[y]),2)).join(" + ")} = ${S(p,2)}`})),c={
...s,y:s.y+i.height+6*r,height:s.height-i.height-36*r},l=ut(e,s.x,s.y+s.height-10*r,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...X(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},kt(e,c,a)),l.mark]}var Xc=N(
()=>{"use strict";w();Lt();Rt();je();me();It();dt();D();z()});function Zc(e,t){let n=R(e),r=Qc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*r+90)*n},rank:t.
number===null?0:1,share:1.5,marks:s=>_d(e,s,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:s=>Ld(e,s,t)}]}function ur(e,{layer:t,visit:n,number:r}){return r??fn(it(e,`layers.${t}.residual_out`,n))}function Qc(e,{
layer:t,visit:n}){let r=`layers.${t}`,s=e.has(`${r}.attention_out`),o=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,p,g="plain")=>{let y=it(e,`${r}.${u}`,n),m=`length ${_(Math.hypot(...y))}`;a.push({key:u,title:f,says:p||
m,values:y,colour:g})},l=(u,f)=>o?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),s&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",s?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${r}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${r}.${u}.mean`)[n]),p=1/Number(e.values(`${r}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${_(f,2)}, deviation ${_(p,2)}`}}function _d(e,t,n){let{reading:r}=e,{layer:s,visit:o}=n,i=R(e),
a=Q(e,t),c=ur(r,n),l=Qc(r,n),h={...a,height:a.height-34*i},u=o===r.count-1,f=a.x,p=[],g=(y,m,b=!0)=>{let x=ut(e,f,a.y+a.
height-10*i,y,m,{isButton:b});f+x.width>a.x+a.width||(p.push(x.mark),f+=x.width+10*i)};return o>0&&g("Earlier visit",{"d\
ata-open":`layers.${s}.stream.${o-1}`}),u||g("Later visit",{"data-open":`layers.${s}.stream.${o+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...X(e,t,`${u?"The last visit":`Visit ${o+1}`} in layer ${s}: ${V(r,o)}`,`Layer ${s}\
: ${V(r,o)}`),d("g",{key:"rows"},ue(e,h,l,{chosen:c,open:y=>`layers.${s}.stream.${o}.${y}`})),d("g",{key:"controls"},p)]}
function Ld(e,t,n){let{reading:r}=e,{layer:s,visit:o}=n,i=R(e),a=ur(r,n),c=Q(e,t),{y:l}=c,h=[];for(let f of Id(r,s,o,a)){
let p=G(e,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...X(e,t,`Number ${a+1} of ${r.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Rd(e,u,s,o,a))]}function Id(e,t,n,r){let s=`layers.${t}`,o=`transformer.layers.${t}`,
i=h=>Number(it(e,`${s}.${h}`,n)[r]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Us(i("residual_in"))]];
return e.has(`${s}.attention_out`)&&(c.push(hr("Norm 1:",hn(e,`${s}.residual_in`,`${s}.norm1`,`${o}.norm1`,n,r))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(hr("Norm\
 2:",hn(e,`${s}.residual_mid`,`${s}.norm2`,`${o}.norm2`,n,r))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,p,g){let y=g?"0 (skipped)":
null;return a?Ds(h,u,f,p,y):[...F(`${h} no residual connection, so only`),[{text:y??_(f,2),kind:"strong"}]]}}function hr(e,t){
if(!t)return F(`${e} off, the number stays as it is`);let{x:n,mean:r,reciprocal:s,standard:o,weight:i,bias:a,result:c}=t,
l=de(u=>{let f=u((u(n,1)-u(r,1))*u(s,1));return f!==u(o)||i===null||a===null?f===u(o):_(f*u(i,1)+u(a,1),2)===_(c,2)}),h=u=>_(
u,l+1);return[...F(e),[{text:`(${h(n)} ${r<0?"+":"−"} ${h(Math.abs(r))})`}],[{text:`× ${h(s)} = ${_(o,l)};`}],...i===
null||a===null?F("then a learned factor and bias give").concat([Us(c)]):[[{text:`${_(o,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],Us(c)]]}function Ds(e,t,n,r,s=null){let o=de(a=>s!==null||a(a(t)+a(n))===a(r)),i=n<0&&s===null?"−":
"+";return[...F(e),[{text:`${_(t,o)} ${i} ${s??_(Math.abs(n),o)} =`}],[{text:_(r,o),kind:"strong"}]]}function Us(e){return[
{text:_(e,2),kind:"strong"}]}function Rd(e,t,n,r,s){let{reading:o}=e,i=R(e),a=it(o,`layers.${n}.feed_forward.pre`,r),c=it(
o,`layers.${n}.feed_forward.hidden`,r),l=tr(o,n,r,s),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,k)=>Math.abs(
Number(h[k]))-Math.abs(Number(h[x]))),f=Array.from(c).filter(x=>x>0).length,p=o.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${_(We(h),2)}, the bias adds ${_(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,y=G(e,t,F(p+g),"small"),m=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,m).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${_(
Number(a[x]))} → ${_(Number(c[x]))}${l?` × ${_(Number(l.dot.second[x]),2)}`:""}`,text:_(Number(h[x]),2)}));return[...y.
marks,kt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var fr=N(()=>{"use strict";w();Lt();Rt();je();me();
Xn();It();dt();D();z()});function Gs(e,t){let n=R(e),r=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:r?1:0,share:1.2,
marks:s=>Fd(e,s,t)},{key:"number",least:{width:310*n,height:250*n},rank:r?0:2,marks:s=>Hd(e,s,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:r?2:1,share:.6,marks:s=>Dd(e,s,t)}]:[]]}function Bs(e,t,n){let{trace:r,
count:s}=e,o=e.visits[n],{without_features:i=[],position_from_end:a}=r.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!o)return"";switch(t){case"location":return o.label;case"user":return r.
user===null?"nobody in particular":`person ${r.user}`;case"time":{let c=Math.floor(o.start_minute/Wn)*Wn;return`${ht(c)}\
 to ${ht((c+Wn)%1440)}`}case"weekday":return ta[o.weekday]??"";case"recency":{let c=Wd(e,n);return c===null?"days before\
 the prediction":c>=es?`${es} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(o.duration_minutes/Ee)*Ee,l=c+Ee;return c>=ns*Ee?`${qt(ns*Ee)} or more`:`${c?qt(c):"0"} to ${qt(l)}`}default:{let c=s-
n,l=r.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the end`}}}function Wd({
trace:e,visits:t},n){let r=t[n]?.arrival;if(!r)return null;let s=o=>Date.parse(o.slice(0,10))/Pd;return Math.round(s(e.predict_at)-
s(r))}function Fd(e,t,{kind:n,visit:r}){let{reading:s}=e,o=R(e),i=Q(e,t),a=s.slices.map(({name:f,label:p,lengths:g})=>({
key:f,title:p,says:Bs(s,f,r),values:Ss(s,f,r),colour:Number(g[r])===0?"plain off":"plain"})),c=a.reduce((f,{values:p})=>f+
p.length,0),l=G(e,i,F(`${a.length} vectors, ${c} numbers together; the network learned a vector for every value.`),"smal\
l"),h=ut(e,i.x,i.y+i.height-10*o,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*
o,height:i.height-l.height-34*o};return[...X(e,t,n==="inputs"?"What the last visit is made of":V(s,r)),...l.marks,d("g",
{key:"rows"},ue(e,u,a)),h.mark]}function Hd(e,t,{kind:n,visit:r,number:s}){let{reading:o}=e,i=R(e),a=Q(e,t),c=it(o,"inpu\
ts.projected",r),l=s??fn(c),h=Ec(o,r,l),u=n==="inputs"?"inputs":`visits.${r}`,f=[{key:"projected",title:`${c.length} num\
bers`,says:o.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],p={...a,height:Math.min(86*i,.26*a.height)},
g=Ud(o,r,l),y=[],m=g.reduce((M,$)=>M+G(e,{...a,y:0},$).height+4*i,0),b={...a,y:p.y+p.height+28*i,height:a.height-p.height-
m-36*i},x=h?jd(h):[],k=b.y+(x.length?He(e,b,x.length)+6*i:0);for(let M of g){let $=G(e,{...a,y:k},M);if(k+$.height>a.y+a.
height+2)break;y.push(...$.marks),k+=$.height+4*i}return[...X(e,t,"The features, mixed into one vector"),d("g",{key:"vec\
tor"},ue(e,p,f,{chosen:l,open:M=>`${u}.${M}`})),x.length>0&&G(e,{...a,y:p.y+p.height+4*i},F(`Number ${l+1}: each feature\
 × its weights`),"small").marks,x.length>0&&d("g",{key:"rows"},kt(e,b,x)),d("g",{key:"lines"},y)]}function jd({parts:e,
bias:t}){return[...e.map(({name:r,label:s,dot:o})=>({key:r,label:s,parts:[{value:o.sum,colour:"plain"}],text:_(o.sum,2),
exact:`${s}: the sum of ${o.products.length} products is ${_(o.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"\
plain"}],text:_(t,2),exact:""}]}function Ud(e,t,n){if(!e.has("inputs.norm"))return[];let r=Number(it(e,"inputs.projected",
t)[n]),s=Number(it(e,"layers.0.residual_in",t)[n]),o=hn(e,"inputs.projected","inputs.norm","input_norm",t,n),i=hr("Norm:",
o),a=[[...F("Sum:"),[{text:_(r,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){let c=e.
trace.architecture.d_model,l=ee(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?a.push(F("No position enco\
ding: it is off.")):l!==null&&o&&(i=Ds("Position encoding:",o.result,l,s),a.push(i))}return i.push(...F("→ layers")),a}
function Dd(e,t,{visit:n}){let{reading:r}=e,s=R(e),o=Q(e,t),i=[];for(let g=0;g<r.layers;g++)for(let y=0;y<r.heads;y++){let m=Number(
r.lastRow(g,y)[n]),b=r.isOff(g,y);i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:m,colour:"plain"}],
text:b?"off":S(m,1),open:`layers.${g}.heads.${y}.${r.count-1}.${n}`,isOff:b})}let a=[];if(r.hasPointer){let g=Number(r.pointerWeights[n]);
if(i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:S(g,1),open:`pointer.${n}`}),r.hasGate){
let y=S(g*r.gate,1),m=Number(g.toFixed(3)),b=de(x=>S(m*x(r.gate),1)===y);a.push(...F("To the answer the pointer carries"),
[{text:`${S(g,1)} × gate ${r.gate.toFixed(b)} = `},{text:y,kind:"strong"},{text:"."}])}}let c=G(e,o,F(r.visits[n]?.masked?
"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=G(e,{...o,y:0},a),h={...o,
y:o.y+c.height+2*s,height:o.height-c.height-l.height-8*s},u=He(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),p=Math.
max(Cd,...f);return[...X(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},kt(e,h,i,{largest:p})),d("g",{key:"\
end"},G(e,{...o,y:h.y+u+6*s},a).marks)]}var Pd,Cd,zs=N(()=>{"use strict";w();Oe();Lt();Rt();je();me();fr();Xn();It();dt();
D();z();Pd=864e5,Cd=.1});function tl(e,t){let n=Dt(t,e.reading);return n?uc(e,n,Gd[n.kind](e,n)):[]}var Gd,el=N(()=>{"use strict";w();Mc();Lt();Lc();
Cc();Vc();Ne();Kc();Xc();fr();zs();Ne();Gd={head:zc,stream:Zc,inputs:Gs,visit:Gs,context:vc,pointer:Jc,generation:Pc,gate:Nc,
place:Yc}});function nl(e,t){let n=Dt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return zd(n,t);break;case"stream":
return Vd(n,t);case"pointer":if(n.isLeaf)return qd(n,t);break;case"generation":if(n.isLeaf)return Yd(n,t);break;case"gat\
e":return Kd(t);default:break}return jt(_t(Bd(n),t),t,null)}function Bd({kind:e,layer:t,head:n,visit:r,location:s}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${r}`:e==="place"?`places.${s}`:e}function zd({layer:e,head:t,query:n,
visit:r},s){let o=s.weights(e,t).subarray(n*s.count,(n+1)*s.count),i=Number(o[r]),a=o.filter(g=>g>i).length,c=n===r?"its\
elf":V(s,r),l=`${V(s,n)}, reads ${S(i,1)} from ${c}.`;if(s.visits[r]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Le(s,e,t,n,r),f=s.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${s.count} weights in its row ${a===1?"is":"are"} larger.`,p=s.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${_(h.sum,2)}, which makes a score of\
 ${_(u,2)}. ${f}${p}`}}function Vd({layer:e,visit:t},n){let r=`layers.${e}`,s=l=>_(Math.hypot(...it(n,`${r}.${l}`,t))),o=n.
has(`${r}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${s(l)}`,a=o?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The visit comes in as a vector o\
f length ${s("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${s("residual_out")}.${c}`}}function qd({visit:e},t){let n=S(Number(t.pointerWeights[e]),1),r=`The pointer gives ${V(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:r,text:"The visit is masked: it cannot be chosen."};let{dot:s,bias:o,isBiasOff:i,
score:a}=Ie(t,e),c=o!==null&&!i?` and the bias of its position is ${_(o,2)}`:"";return{title:r,text:`Query and key multi\
ply to ${_(s.sum,2)}${c}; its score is ${_(a,2)}. The weight counts for ${pe(t,e)}.`}}function Yd({location:e},t){let{logit:n}=re(
t,e),r=t.probabilityOf("generation",e),s=n===null?"":`Its logit is ${_(n,2)}; `,o=`the softmax over all places makes it ${S(
r,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:s?s+o:o.charAt(0).toUpperCase()+
o.slice(1)}}function Kd(e){let t=jt({kind:"gate"},e,null),n=Pe(e);if(!n)return t;let{logit:r,learned:s,hidden:o}=n,i=e.trace.
gate.learned?`Its ${o.length} hidden units and the bias add up to a logit of ${_(r,2)}.`:`As learned it would be ${s.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var rl=N(()=>{"use strict";w();Ne();Rt();It();pt();on();z()});function sl(e,{names:t,run:n},r){if(!t.length)return e;let s=Jd*r/13;return Bn(e,o=>t.includes(o)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Xd(i,n,s)}:null)}function Xd({attributes:{x:e,y:t,width:n}},r,s){let[o,i]=[Number(e)+
Number(n),Number(t)],a=.45*s;return d("g",{key:"put in",class:"badge"},d("circle",{cx:o,cy:i,r:s}),d("path",{d:`M${o+a} ${i-
a}L${o-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${r} run`))}var Jd,ol=N(()=>{"use strict";
w();fs();D();Jd=7});function al(e,t){let n=Zd[t];if(n===void 0)return null;let r=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,s=e.has(
"gate.logit")?e.values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(r-1/(1+Math.exp(-s)))<Qd&&r>0&&r<1?
null:r,isDone:!0}}var Zd,Qd,il,cl=N(()=>{"use strict";w();Zd={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,
PageDown:-.2,Home:-1,End:1},Qd=.00501,il="Up and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1\
; Left and Right lead to other parts."});function ul(e,{title:t,ground:n,lines:r}){let s=e.cloneNode(!0),{width:o,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=r.length*ll*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,m]of s.querySelectorAll("*").entries()){let b=u[y];
b&&om(m,getComputedStyle(b)),m.matches(rm)&&h.push(m);for(let x of["class","data-part","data-open","data-act","tabindex",
"role"])m.removeAttribute(x)}for(let y of[...h,...s.querySelectorAll("[visibility]")])y.remove();let f=document.createElementNS(
pr,"title");f.textContent=t;let p=document.createElementNS(pr,"rect");p.setAttribute("y",String(-c)),p.setAttribute("wid\
th",String(o)),p.setAttribute("height",String(l)),p.setAttribute("fill",n);let g=r.map((y,m)=>{let b=a*(m?1:tm),x=document.
createElementNS(pr,"text");return x.textContent=rt(y,o-2*hl,b,m===0),x.setAttribute("x",String(hl)),x.setAttribute("y",String(
(m+.8)*ll*a-c)),x.setAttribute("font-size",String(b)),x.setAttribute("font-weight",m?"400":"600"),x.setAttribute("fill",
getComputedStyle(e).color),x});return s.prepend(f,p,...g),s.setAttribute("viewBox",`0 ${-c} ${o} ${l}`),s.setAttribute("\
xmlns",pr),s.setAttribute("width",String(o)),s.setAttribute("height",String(l)),s.setAttribute("font-family",getComputedStyle(
e).fontFamily),s.setAttribute("text-rendering","geometricPrecision"),s.setAttribute("role","img"),s.setAttribute("aria-l\
abel",t),s.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(s),width:o,height:l}}function om(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of em){if(sm.has(n)&&e.localName!=="text")continue;let r=t.getPropertyValue(n);
r&&r!==nm[n]&&e.setAttribute(n,r)}}var pr,ll,tm,hl,em,nm,rm,sm,fl=N(()=>{"use strict";w();z();pr="http://www.w3.org/2000\
/svg",ll=1.7,tm=1.2,hl=20,em=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],nm={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},rm=".handle, .handle-words, .control, .escape",sm=new Set(["font-size","font-\
weight","text-anchor"])});function dl(e,t=null,n=null){if(t===null)return[am(e,n),cm(e,n)];let r=Dt(t,e);return r?im[r.kind](e,r):[]}function am(e,t){
let{hasPointer:n}=e,r=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...r?[`Pointer weight ${r.words}`]:[]],rows:e.visits.map((s,o)=>[
V(e,o),s.duration_minutes,...n?[qs(e.pointerScores[o]),e.pointerWeights[o]]:[],...r?[r.pointerWeights[o]]:[]])}}function cm(e,t){
let{final:n}=e.trace.location_probabilities,s=[...n.map(({location:i})=>i),Yt].map(i=>{let{pointer:a,generation:c,fromPointer:l,
fromGeneration:h}=Ce(e,i);return[i===Yt?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf(
"final",i),...t?[t.knownProbability(i)]:[]]}),o=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, w\
ith a gate of ${e.gate.toFixed(3)}${o>0?`: the ${n.length} most probable of ${n.length+o} places`:""}`,columns:["Place",
"By the pointer","By generation","From the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],
rows:o>0?[...s,lm(e,s,o)]:s}}function lm({gate:e,hasPointer:t,hasGeneration:n},r,s){let o=[Number(t),Number(n),e,1-e,1,1];
return(r[0]??[]).map((i,a)=>{if(a===0)return`${s} other ${s===1?"place":"places"}`;let c=r.map(h=>h[a]);if(c.includes(null))
return null;let l=c.map(Number).reduce((h,u)=>h+u,0);return Math.max(0,Number(o[a-1])-l)})}function hm(e,{layer:t,head:n,
query:r,visit:s,isLeaf:o}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,p)=>V(e,p));if(!o)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,p)=>[f,...a.subarray(p*i,(p+1)*i)])}];let h=Zn(e,t,n,r),{dot:u}=Le(e,t,n,r,s);return[dr(`Query of ${l[r]}\
 × key of ${l[s]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[r]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,p)=>[f,qs(h.scores[p]),a[r*i+p]])}]}function um(e,t){let{layer:n,visit:r}=t,s=`layers.${n}`,o=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${s}.${u}`)),i=o.map(([,u])=>it(e,`${s}\
.${u}`,r)),a=ur(e,t),c=tr(e,n,r,a),l=it(e,`${s}.feed_forward.pre`,r),h=it(e,`${s}.feed_forward.hidden`,r);return[{caption:`${V(
e,r)}, in layer ${n}`,columns:["Number",...o.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(p=>p[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function pl(e,{kind:t,visit:n}){let r=it(e,"inputs.projected",n),s=[{caption:`What ${V(e,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Bs(e,i,n),c[n]])},
Vs("All features mixed by one matrix",r)];if(t==="inputs")return s;let o=Array.from({length:e.layers*e.heads},(i,a)=>{let[
c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&o.push([
"Pointer",e.pointerWeights[n]]),s.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:o}),
s}function fm(e){return[Vs("The context: the last visit after all layers",e.values("context"))]}function pm(e,{visit:t,isLeaf:n}){
let r=Qn(e),s=e.visits.map((l,h)=>V(e,h)),o=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:s.map((l,h)=>[l,o[h],...i?[i[h]]:[],qs(r.scores[h]),e.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=Ie(e,t);return[dr(`Query of the context × key of ${s[t]}`,["Query","Key"],c),
...a]}function dm(e,{location:t,isLeaf:n}){let r=e.trace.location_probabilities.generation??[],s={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:r.map(i=>[e.nameOf(i.location).label,re(
e,i.location).logit,i.probability])},{dot:o}=re(e,t);return n&&o?[dr(`Context × weights of ${e.nameOf(t).label}`,["Cont\
ext","Weight"],o),s]:[s]}function mm(e){let t=Pe(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bia\
s",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let r="Hidden units";return[
t.dot?dr(r,["Hidden unit","Weight"],t.dot):Vs(r,t.hidden),n]}function gm(e,{location:t}){let{visits:n,pointer:r,generation:s,
gate:o,fromPointer:i,fromGeneration:a,probability:c}=Ce(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",r,o,i],["Generation",s,1-o,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function dr(e,t,{
first:n,second:r,products:s,sum:o}){return{caption:e,columns:["Number",...t,"Product"],rows:[...s.map((i,a)=>[a+1,n[a],r[a],
i]),["Sum","","",o]]}}function Vs(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,r)=>[r+1,n])}}function qs(e){
return Number.isFinite(e)?e:"−∞"}var im,ml=N(()=>{"use strict";w();Oe();Ne();Rt();fr();zs();It();im={head:hm,stream:um,
inputs:pl,visit:pl,context:fm,pointer:pm,generation:dm,gate:mm,place:gm}});function gl(e,t,n,r=null,s=""){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-\
label","Numbers");let i=[];for(let l of dl(t,n,r)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Tn(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[s,n??"network",bm(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([Nn(l)],{type:"text/csv"})),i.push(f.href),o.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>o.close());let c=document.
createElement("p");c.append(a),o.append(c),o.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);o.remove()}),
e.append(o),o.showModal()}function bm(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var bl=N(
()=>{"use strict";w();_n();ml()});function wl(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[r,s]=ym[n]??[0,!1],o=t?e.indexOf(
t):-1,i=e[o];if(r===0||!i)return null;let a=mr(i);if(!s){let f=e[o+r];return f&&mr(f)===a?f:null}let c=[...new Set(e.map(
mr))],l=c[c.indexOf(a)+r],h=e.filter(f=>mr(f)===l),u=f=>Math.abs(yl(f)-yl(i));return h.sort((f,p)=>u(f)-u(p))[0]??null}function mr(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function yl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var ym,xl=N(()=>{"use strict";w();ym={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Ys={};Wo(Ys,{SLIDER_KEYS:()=>il,blockAround:()=>an,carryOf:()=>za,circuitSentence:()=>ja,circuitWords:()=>Fa,dragOf:()=>Ba,
effectOf:()=>nc,markedAsCircuit:()=>Ca,markedAsPut:()=>sl,neighbourOf:()=>ws,openedMarks:()=>tl,sentenceOfOpened:()=>nl,
showTables:()=>gl,slid:()=>al,svgFile:()=>ul,turned:()=>gs,walked:()=>wl});var kl=N(()=>{"use strict";w();Ua();Va();rc();
el();rl();ol();cl();fl();bl();xl()});function vl(e,t,n){return[...t.map(({title:s,text:o,bars:i=""})=>({title:s,text:`${o} ${i}`})),...wm(e,n)].reduce((s,o)=>$l(
o)>$l(s)?o:s)}function wm(e,t){let{visits:n,trace:r,layers:s,heads:o}=e,{location:i,probability:a}=r.prediction,c=Vn(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:f},p)=>f.length>Number(n[u]?.label.length)?p:u,0)}];for(let u=0;u<
s;u++)for(let f=0;f<o;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:p}=jt(u,e,null),g=t?` ${zn(
u.kind)}, ${c}`:"";return{title:f,text:`${p}${g}`}})}function $l({title:e,text:t}){return e.length+t.length}var Ml=N(()=>{
"use strict";w();on()});function yn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function gr(e){let{reading:t,before:n,overlays:r}=e;if(!r||!n)return 1;let s=yn(e),o=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(s??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Al(t),...Al(n)],c=[...new Set(a)].flatMap(h=>km.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(o,0),[...c,l].reduce(o,0))}function Al({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(o,i)=>i);let{final:r,generation:s}=e.location_probabilities;return[...t,...[...r,...s??[]].map(({location:o})=>o)]}
function br({key:e,now:t,before:n,path:r,edges:s,style:o="",title:i=""}){if(n===null||Math.abs(t-n)<xm)return null;let a=t>
n?"more":"less",[c,l]=s[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${o}`,d:r(c,l)},i&&d("title",{},
i))}function yr(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var xm,km,De=N(()=>{"use strict";w();D();z();xm=.6,km=["pointer",
"generation"]});var wn,$m,wr,El=N(()=>{"use strict";w();wn="Circuit",$m=[["bold","keeps the answer"],["faded","can be left out"]],wr=class{circuit=null;failure="";#r;#t;#n=null;constructor(t,n){
this.#r=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[r,s]of $m){let o=document.createElement(
"li");o.className=r,o.textContent=s,this.legend.append(o)}this.#o(!1,wn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#s(),this.#o(t,wn),this.#t(),t&&this.#e(0)}renew(){this.#s(),this.isOn&&
this.#e(250)}#s(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#o(!0,`${wn} …`),await new Promise(r=>setTimeout(r,t)),!n.signal.aborted){try{let r=await this.#r(s=>{n.signal.
aborted||this.#o(!0,`${wn} ${Math.floor(100*s)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=r}catch(r){if(n.signal.
aborted)return;this.failure=r instanceof Error?r.message:String(r)}this.#o(!0,wn),this.#t()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function Sl(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Ks(e,t){return`${e.tag} ${e.
key??t}`}function Mm(e,t){let n=e.match(xr)??[],r=t.match(xr)??[],s=t.split(xr);return n.length!==r.length||e.split(xr).
join()!==s.join()?null:o=>{let i=r.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+o*(Number(a)-l))*100)/100)});
return s.map((a,c)=>a+(i[c]??"")).join("")}}var Ol,vm,xr,kr,Tl=N(()=>{"use strict";w();D();Ol="http://www.w3.org/2000/sv\
g",vm=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),xr=/-?\d+(?:\.\d+)?/g,kr=class{#r=new WeakMap;#t=new Map;#n=new WeakMap;#s=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#p(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#o(t,n,r,s){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||r.length)&&(t.textContent=a),
[]}if(!r.length&&!t.firstChild){let a=n.map(c=>this.#i(Sl(c)));return t.append(...a),a}let o=new Map;for(let[a,c]of r.entries()){
let l=this.#r.get(c);l&&o.set(Ks(l.mark,a),c)}let i=n.map((a,c)=>{let l=Sl(a),h=o.get(Ks(l,c));o.delete(Ks(l,c));let u=h??
document.createElementNS(Ol,l.tag);return this.#l(u,l,s&&h!==void 0),u});for(let a of o.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(Ol,t.tag);
for(let r in t.attributes){let s=rn(t.attributes[r]);s!==null&&n.setAttribute(r,s)}return this.#r.set(n,{mark:t,elements:this.#o(
n,t.children,[],!1)}),n}#l(t,n,r){let s=this.#r.get(t),o=s?.mark.attributes??{};for(let a of Object.keys(o))rn(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=rn(c),h=rn(o[a]);if(l===null||l===h)continue;
let u=r&&h!==null&&vm.has(a)?Mm(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#o(t,n.children,s?.elements??[],r);this.#r.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#s++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),r=s=>{let o=Math.min(1,Math.max(0,(s-n)/t));if(o===1){this.#p();
return}let i=1-(1-o)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
r)};this.#e=requestAnimationFrame(r)}#p(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:r}of this.#t.values())
t.setAttribute(n,r);this.#t.clear()}}});function Js(e,t,n){let r=document.createElement("button");return r.type="button",r.dataset.icon=t,r.title=e,r.setAttribute(
"aria-label",e),r.addEventListener("click",n),r}var $r,Nl=N(()=>{"use strict";w();$r=class{#r=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Js("Play the story","play",()=>this.toggle()),this.back=Js("Step back","back",()=>this.step(-1)),
this.forth=Js("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#r!==0)}toggle(){this.#r?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#s()}pause(){clearTimeout(this.#r),this.#r=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#s(){let{title:t="",text:n=""}=this.#n[this.#t]??{},r=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#r=window.setTimeout(()=>{this.goTo(this.#t+1),this.#s()},r),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function vr({reading:e,before:t,overlays:n,stage:r,happened:s,lit:o}){let i=St(o,e),{most:a,top:c,bottom:l}=r.answers,h=s===
null?[]:[s];n&&t&&h.push(t.trace.prediction.location),i!==null&&o?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:m})=>m),p=Ll(f.map(m=>t?.knownProbability(m)??null),1),g=n&&t?Om(f,e,t):null,y=(l-c)/u.length;return u.
map((m,b)=>{let x=c+(b+.5)*y,k=m.probability*r.full,M={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[$,
A]=["pointer","generation"].map(v=>_l(m[v]*ge({reading:e},v),M[v])*r.full);return{...m,was:t?p[b]??null:null,wasByPath:M,
middle:x,start:x+(Number($)-Number(A)-k)/2,height:k}})}function _l(e,t){return Math.max(0,(t??e)-e)}function Om(e,t,n){let r=(s,o)=>o?
Ll(e.map(i=>n.shareOf(s,i)),ge({reading:n},s)):[];return{pointer:r("pointer",t.hasPointer),generation:r("generation",t.hasGeneration)}}
function Ll(e,t){let n=e.filter(s=>s!==null),r=n.reduce((s,o)=>s-o,t);return[...e,n.length===e.length?Math.max(0,r):null]}
function Mr(e,t){let{reading:n,stage:r}=e,s=yn(e),o=n.pointerWeights,i=m=>m.reduce((b,x)=>b+_l(o[x],s?.[x]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,b)=>b.probability+b.lost-m.probability-m.lost),c=a.filter((m,b)=>m.
probability+m.lost>=Am&&b<Em||Xs(t,m.location)<t.length-1).map(m=>({...m,wish:y(m.visits)})),l=a.filter(({location:m})=>!c.
some(b=>b.location===m));if(l.length){let m=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:x})=>b+x,0),lost:i(m),visits:m,wish:y(m)})}c.sort((m,b)=>m.
wish-b.wish);let{room:h,gap:u}=r.across.places,f=c.map(({wish:m,probability:b,lost:x})=>({wish:m,length:(b+x)*r.full})),
p=f.reduce((m,{length:b})=>m-b,h[1]-h[0]),g=sr(f,Math.max(0,Math.min(u,p/(f.length-1||1))),...h);return c.map(({location:m,
label:b,probability:x,lost:k,visits:M},$)=>({path:"pointer",location:m,label:b,probability:x,start:Number(g[$]),lost:k,visits:M,
answer:Xs(t,m)}));function y(m){let b=m.map(k=>Math.max(o[k],s?.[k]??0)),x=b.reduce((k,M)=>k+M,0)||1;return m.reduce((k,M,$)=>k+
Number(b[$])/x*Number(r.across.visits[M]),0)}}function Ar({reading:e,stage:t},n){if(!e.hasGeneration)return[];let r=e.generated(
mn),{gap:s}=t.across.generation,{start:o}=t.across.generation;return r.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:o,lost:0,visits:[],answer:Xs(n,i)};return o+=c*t.full+s,l})}function ge({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function At(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Xs(e,t){
let n=e.findIndex(r=>r.location===t);return n<0?e.length-1:n}var Am,Em,Ge=N(()=>{"use strict";w();De();pt();se();Am=.03,
Em=5});function ie({stage:e},t){let n=e.type/13;return j(t,12.5*n)+13*n}function xn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Er(e,t,n,r=3){let s=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Be(e,{act:`${t}_temperature`,words:xn(e,t),title:`Temperature of\
 the ${t} softmax: ${s}. Drag to the right for weights that are more alike.`,right:n,y:r,stays:!0}))}function Be(e,{act:t,
words:n,title:r,right:s,y:o,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||Zs*l,u=ie(e,n),
f=a?" stays":c?" on":"";return[d("rect",{key:`handle ${t}`,class:`handle${f}`,"data-act":t,x:s-u,y:o,width:u,height:h,rx:h/
2},d("title",{},r)),d("text",{key:`handle words ${t}`,class:`handle-words middle${f}`,x:s-u/2,y:o+h/2+4*l},n)]}var Zs,Or=N(
()=>{"use strict";w();D();z();Zs=18});function Il(e){let{stage:t}=e,{x:n,width:r}=t.visits;return[ae(e,n,"Visits",Qs(e,r),r),...Sm(e),...t.rows.map((s,o)=>Nm(
e,o))]}function Qs({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let r="% read by the last visit",s=`${r} \
in head ${t.head}`;return j(s,12.5*(e.type/13))<=n?s:r}function ae({stage:e},t,n,r,s=400){let o=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},j(n,15*o,!0)<=s?d("text",{x:t,y:17*o,class:"title"},n):d("text",{
x:t,y:17*o,class:"small strong"},rt(n,s,12.5*o,!0)),d("text",{x:t,y:35*o,class:"small"},rt(r,s,12.5*o)))}function Sm({reading:e,
stage:t}){let n=t.type/13,r=[];for(let{start:s,end:o,weekday:i}of to(e)){let a=Number(t.rows[s]?.y)-Number(t.rows[s]?.height)/
2,c=Number(t.rows[o]?.y)+Number(t.rows[o]?.height)/2;if(r.push(d("rect",{key:`day ${s}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);r.push(d("text",{key:`weekda\
y ${s}`,class:"small strong",x:t.visits.x,y:l},i))}}return r}function to({visits:e}){let t=[];for(let[n,r]of e.entries()){
let s=Tm(r),o=t.at(-1);o?.day===s?o.end=n:t.push({start:n,end:n,day:s,weekday:String(gt[r.weekday])})}return t}function Tm({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Nm(e,t){let{reading:n,stage:r,lit:s}=e,{y:o,height:i,isFull:a}=r.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=r.type/13,h=r.visits.x+36*l,u=r.visits.width-
36*l,f=sn(s,n).includes(t),p=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?ie(e,p)+4*l:0,m=Math.min(Zs*l,i),
b=Sr(c),x=i>=33*l,k=(x?20:13)*l,M=h+k+(x?14:8)*l,$=no(e,t),A=ro(e,t),v=f||A,E=$?42*l:0,T=r.visits.x+r.visits.width-4,L=T-
M,I=b.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),C=r.isDense?0:38*l,W=x?[d("text",{x:M,y:o-3*l,class:"\
strong"},rt(c.label,L-y,13*l,!0)),d("text",{x:M,y:o+13*l,class:"small"},[b,I].find(q=>j(q,12.5*l)<=L-E)??ht(c.start_minute)),
$||L<j(b,12.5*l)+56*l?null:_m(T+4-50*l,o+5*l,48*l,c)]:[d("text",{x:M,y:o+4.4*l,class:v?"strong":"label"},rt(c.label,L-Math.
max(C,E)-y-9,12.5*l,v)),$||r.isDense?null:d("text",{x:T-y,y:o+4.4*l,class:"small end"},ht(c.start_minute))];return d("g",
eo(e,t,c),d("rect",{class:"chip",x:h,y:o-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,o-k/2,
k),a?W:d("rect",{class:"lane",x:h+2,y:o-1,width:u-4,height:2}),$&&a&&d("text",{x:T,y:o+(x?13:4.4)*l,class:A?"strong end":
"small end"},$),g&&f&&Be(e,{act:"mask",words:p,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:T+2,y:x?o-17*l:o-m/2,height:m}),d("title",{},`${c.label}, ${gt[c.weekday]} ${b}`))}
function eo({reading:e,lit:t,beat:n},r,s){let o=sn(t,e).includes(r);return{key:`visit ${r}`,class:`part visit${o?" lit":
""}${s.masked?" off":""}`,"data-part":`visits.${r}`,role:"button",tabindex:"-1","aria-label":`Visit ${r+1} of ${e.count}\
: ${s.label}, ${gt[s.weekday]} ${Sr(s)}${s.masked?", masked":""}${e.hasPointer&&n>=tt(e).pointer?`; pointer weight ${S(e.
pointerWeights[r],1)}`:""}`}}function Sr({start_minute:e,duration_minutes:t}){return`${ht(e)} · ${qt(t)}`}function no({
reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function ro({reading:e,lit:t},n){return t?.
kind!=="head"?!1:wt(e.lastRow(t.layer??0,t.head??0))===n}function _m(e,t,n,{start_minute:r,duration_minutes:s}){let o=Math.
min(r+s,kn),i=Math.min(r,Math.max(0,r+s-kn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/kn*n,y:t,width:Math.max(1,(l-c)/kn*n),
height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(r,o),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||o)/kn*n-2,y:t-3,width:5,
height:13}))}function Rl(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let r=n.type/13,{x:s,width:o}=n.slices,{slices:i}=t,
a=Math.max(...Gt(e).map(({longestSlice:y})=>y)),c=o/i.length,l=bt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:m},b)=>i.map(({lengths:x},k)=>{let M=Number(x[b])/a*Math.max(2,m-4);return{visit:b,x:s+k*c,y:y+m/2-2-M,width:.72*
c,height:M}})),[f,p]=so(u,({visit:y})=>h||l.includes(y)),g=i.map(({short:y},m)=>d("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:s+(m+.36)*c,y:(m%2?40:26)*r},y));return[d("g",oo(e),d("rect",{class:"ground",x:s-6,y:n.top-4,width:o+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Te(p)}),f.length>0&&d("path",{key:"lit",class:"length lit",
d:Te(f)}),d("text",{class:"small",x:s,y:n.bottom+18*r},"Bars: lengths"),d("text",{class:"small",x:s,y:n.bottom+33*r},"of\
 the vectors"))]}function so(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function oo(e){return{key:"slices",class:`part \
slices${yt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Z(e,ir.slices),"aria-label":`Input \
of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var kn,ze=N(()=>{"use strict";w();Or();fe();pt();Xt();
D();z();mt();kn=1440});function Pl(e,t){let{x:n,right:r}=e.stage.answers,s=e.stage.type/13;return[ae(e,n+6*s,"Answer",e.stage.isDense?"":Lm(e),
r-n),...io(e,t)]}function Lm({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function io(e,t){let{reading:n,stage:r,lit:s,happened:o}=e,i=r.type/13,a=St(s,n),{x:c,right:l,segment:h}=r.answers,
u=l-c;return t.map(f=>{let{location:p,label:g,category:y,probability:m,was:b,middle:x,height:k,start:M}=f,$=[{path:"poin\
ter",share:f.pointer*ge(e,"pointer")},{path:"generation",share:f.generation*ge(e,"generation")}],A=a===p,v=c+(y===null?6:
26)*i,E=Cn(g,l-v-(o===p?20*i:2),13.5*i,2,!0),T=x-(E.length>1?22:8)*i,L=x+(E.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${p}`,class:`part place${A?" lit":a!==null&&s?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${S(m,1)}; from the pointer ${S($[0]?.share??0,1)}, from generation ${S(
$[1]?.share??0,1)}${o===p?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,
width:u+10*i,height:L-T+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:et-2,height:Math.max(1,k)}),
y!==null&&xt(y,c+5*i,T-13*i,16*i),E.map((W,q)=>d("text",{key:`name ${q}`,class:p<0?"label halo":"strong halo",x:v,y:T+15*
q*i},W)),o===p&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),$.map(({path:W,
share:q})=>{let H=d("rect",{key:W,class:`${W} bar`,x:I,y:L,width:Math.max(0,q*C),height:8*i});return I+=q*C,H}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},S(m,1)),b!==null&&Im(c+60*i,L+23*i,m,b))})}function Im(e,t,n,r){let{change:s,size:o,sign:i}=Ae(
n,r);return s===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${s>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${o}`)}var ao=N(()=>{"use strict";w();Ge();fe();pt();D();se();z();ze()});function Cl(e){let{reading:t,stage:n}=e,r=n.type/13,s=t.values("context");if(!n.layers.at(-1)||!s)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(s.length))),a=Math.ceil(s.length/i),c=n.context,l=c/i,h=n.fork-2*r,u=n.bottom+20*r,f={x:h,y:u,columns:i,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+a*l+14*r};return co(e,f,Rm(e,h,u,c,a*l),n.isDense?p:void 0)}function co(e,{
x:t,y:n,columns:r,cell:s},o,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Gt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,p)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+p%r*s,y:n+Math.floor(p/r)*s,width:s-.5,height:s-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${yt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Z(e,tt(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"groun\
d",x:t-3,y:n-16*a,width:r*s+6,height:Math.max(44,Math.ceil(l.length/r)*s+20*a),rx:4}),o,d("text",{key:"name",...i??c},"C\
ontext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function Rm({reading:e,stage:t},n,r,s,o){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${r+o/2}H${n-2}`}),
e.hasGeneration&&d("path",{key:"to generation",class:"link generation-line",d:`M${n+s+2} ${r+o/2}H${n+s+12*i}`}),e.has("\
gate.logit")&&d("path",{key:"to the gate",class:"link dotted",d:`M${n+s/2} ${r+o+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}var lo=N(()=>{"use strict";w();pt();D();mt()});function Wl(e){let{reading:t,before:n,stage:r}=e,s=r.type/13,o=r.across.gate,i=o+r.full,a=r.gateWidth,c=o+t.gate*r.full,
l=n?.hasGate?n.gate:t.gate,h=r.gate+a/2,u=Tr(e);return d("g",ho(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:r.
gate-3,y:o-3,width:a+6,height:r.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:r.gate,y:o,width:a,height:Math.
max(0,c-o)}),d("rect",{key:"generation",class:"generation bar",x:r.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:o-10*s},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${r.gate+a+3} ${o+l*r.full}l${8*s} ${-5*s}v${10*s}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:r.gate-8*s,y:c-6*s,width:a+16*s,height:12*s,rx:6*s}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*s},"fixed"))}function Tr({reading:e}){return e.trace.architecture.
components.includes("gate")}function ho(e,t){let{reading:n}=e,r=e.canAct&&Tr(e);return{key:"gate",class:`part gate${yt(e,
"gate")}`,"data-part":"gate",role:r?"slider":"button",...r&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",visibility:Z(e,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Nr(e,t,n){let{reading:r,stage:s,lit:o}=e,i=e.beat>=tt(r).
gate,a=k=>ge(e,k),c=St(o,r),l=new Map,h=s.across.gate;for(let k of t)l.set(k,h),h+=k.probability*a(k.path)*s.full;let u=new Map;
h=s.across.gate;for(let k of["pointer","generation"])for(let[M]of n.entries())u.set(`${k} ${M}`,h),h+=Number(n[M]?.[k])*
a(k)*s.full;let f=t.map(k=>{let M=Number(l.get(k)),$=k.probability*a(k.path)*s.full,A=At(k.start,k.start+k.probability*s.
full),v=At(M,M+$);return d("path",{key:`into ${k.path} ${k.location}`,class:`${k.path} band${b(k.location)}`,d:s.bands.into(
A,v,i)})}),[p,g]=[s.across.gate,s.across.gate+s.full],y=n.flatMap((k,M)=>{let $=k.start;return["pointer","generation"].map(
A=>{let v=Number(k[A])*a(A),E=v*s.full,T=Number(u.get(`${A} ${M}`)),L=At(T,T+E),I=At($,$+E),C=k.wasByPath[A],W=C===null?
null:m(A,T,$,E,C*s.full);$+=E;let q=`out ${A} ${k.location}`;return[E>0&&d("path",{key:q,class:`${A} band${b(k.location)}`,
d:s.bands.out(L,I,i)}),W&&br({key:q,now:E,before:Number(C)*s.full,path:(H,P)=>s.bands.out(H,P,i),edges:W,style:b(k.location),
title:`${k.label}, from ${A==="pointer"?"the pointer":"generation"}: ${yr(v,Number(C),e.before?r.wordsFor(e.before):"")}`})]})});
return[f,y,i&&o?.kind==="visit"&&x(o.visit??0)];function m(k,M,$,A,v){let E=Math.abs(A-v),T=k==="pointer",L=(W,q)=>{let H=T?
W-(q?0:E):W+A-(q?E:0);return[H,H+E]},[I]=L(M,!1),C=Math.max(p,Math.min(g-E,I));return{more:[L(M,!0),L($,!0)],less:[[C,C+
E],L($,!1)]}}function b(k){return c===null?"":c===k&&o?.kind==="place"?" lit":" dim"}function x(k){let M=r.pointerWeights,
$=t.find(({path:P,visits:B})=>P==="pointer"&&B.includes(k));if(!$)return null;let A=[...$.visits].sort((P,B)=>P-B),E=A.slice(
0,A.indexOf(k)).reduce((P,B)=>P+M[B],0)*s.full,T=M[k]*s.full,L=a("pointer"),I=Number(l.get($))+E*L,C=n[$.answer],W=Number(
u.get(`pointer ${$.answer}`))+E*L,q=Number(C?.start)+E*L,H=C?.location===$.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:s.bands.into(At($.start+E,$.start+E+T),At(I,I+T*L),i)}),H&&d("path",{key:"visit out",class:"pointer \
band lit",d:s.bands.out(At(W,W+T*L),At(q,q+T*L),i)})]}}var _r=N(()=>{"use strict";w();De();Ge();pt();D();z();mt()});function Fl(e){let{reading:t,before:n,stage:r}=e,s=r.type/13,{gate:o,gateHeight:i,full:a}=r,c=r.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Tr(e),f=`${S(t.gate)} pointer${u?"":", fixed"}`;return d("g",ho(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:o-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:o,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:o,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:r.left,y:o+11*s},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:r.left,y:o+
27*s},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${o+i+3}l${5*s} ${8*s}h${-10*s}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*s,y:o-8*s,width:12*s,
height:i+16*s,rx:6*s}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Nt/2,r.size.width-
Nt),y:o+(i-Nt)/2,width:Nt,height:Nt})])}var Hl=N(()=>{"use strict";w();_r();D();oe();z()});function jl(e,t){let{reading:n,stage:r}=e,s=r.type/13,o=t.filter(({path:g})=>g==="generation"),i=r.places-8*s,a=r.fork+(n.
hasPointer?r.context+14*s:2*s),c=n.hasPointer?r.bottom+34*s:Number(o[0]?.start)+12*s,l=e.beat>=tt(n).generation,h=i-a-(r.
isDense?38:46)*s,u=({label:g,location:y})=>y>=0?rt(g,h,13*s):[g,g.replace(/others?/,"more")].find(b=>j(b,12.5*s)<=h)??"o\
thers",f=o.map((g,y)=>{let{probability:m,location:b}=g,x=c+y*17*s;return[d("text",{key:`name ${y}`,class:b<0?"small halo":
"label halo",x:a,y:x},u(g)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:x},S(m))]}),p=o.map(({label:g,probability:y,
start:m,location:b},x)=>d("rect",{key:`bar ${x}`,class:"generation bar",x:r.places,y:m,width:et,height:l?Math.max(.8,y*r.
full):0},d("title",{},`${b<0?"The others":g}: ${S(y,1)} of the generation head`)));return d("g",uo(e,o),d("rect",{class:"\
ground",x:a-4,y:c-30*s,width:i-a+8,height:88*s,rx:6}),d("text",{class:`title halo${r.isDense?" end":""}`,x:r.isDense?i:a,
y:c-18*s},"Generation"),f,p)}function uo(e,t){return{key:"generation",class:`part generation-block${yt(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Z(e,tt(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:n,probability:r})=>n+Vt(n,r)).join(", ")}`}}var fo=N(()=>{"use strict";w();pt();D();se();z();mt()});function Ul(e,t){let{reading:n,stage:r,lit:s}=e,o=St(s,n),i=t.filter(({path:l})=>l==="pointer"),a=Wm(e,i),c=({location:l})=>o===
null||o===l?"":" dim";return d("g",{key:"places",visibility:Z(e,tt(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:r.places,width:Math.max(.8,l.probability*r.full),height:et},d("title",{},`${l.label}\
: ${S(l.probability,1)} of the pointer`))),[Fm,Hm].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Wm({reading:e,stage:t,lit:n},r){
let s=t.type/13,o=St(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(o!==null&&h===o),l=[];for(let h of[
...r].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p}=h,g=u>=0,y=Vt(f,p),b=`${rt(f,a-i-j(y,13*s,!0),13*s,g)}${y}`,
x=j(b,13*s,g)/2,k=h.start+p*t.full/2,M=Math.max(i+x,Math.min(a-x,k)),[$,A]=[M-x,M+x];for(let v=0;v<Pm;v++){if(l.some(L=>L.
row===v&&$<L.right+8*s&&A>L.left-8*s))continue;let T=M>k?"":M<k?" end":" middle";l.push({flow:h,text:b,isBold:g,left:$,right:A,
row:v,anchor:T});break}}return l}function Dl({stage:e},{row:t}){return e.places+et+(14+po*t)*e.type/13}function Fm(e,t,n){
let{type:r,places:s,full:o}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*o/2} ${s+et}V${Dl(e,t)-11*r/13}`})}function Hm(e,t,n){let{flow:r,text:s,isBold:o,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${r.location}`,class:`${o?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:Dl(e,t)},s)}function Gl(e,t){let{reading:n,stage:r}=e,s=r.type/13,o=t.filter(({path:l})=>l==="generation"),i=e.
beat>=tt(n).generation,a=n.hasPointer?.42*(r.right-r.left):r.right-r.left,c=r.places-(Cm*po-6)*s;return d("g",uo(e,o),d(
"rect",{class:"ground",x:r.right-a,y:c-36*s,width:a+6,height:r.places+et-c+40*s,rx:6}),d("text",{class:"title end halo",
x:r.right,y:c-19*s},"Generation"),o.map(({location:l,label:h,probability:u,start:f},p)=>{let g=Vt(h,u),y=rt(h,a-j(g,13*s),
13*s)+g;return[d("text",{key:`name ${p}`,class:l<0?"small end halo":"label end halo",x:r.right,y:c+p*po*s},y),d("rect",{
key:`bar ${p}`,class:"generation bar",x:f,y:r.places,width:Math.max(.8,u*r.full),height:i?et:0},d("title",{},`${l<0?"The\
 others":h}: ${S(u,1)} of the generation head`))]}))}var Pm,po,Cm,Bl=N(()=>{"use strict";w();fo();pt();D();se();z();mt();
Pm=4,po=17,Cm=4});function zl(e,t){let{reading:n,stage:r,lit:s}=e,o=r.type/13,i=Z(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=bt(
s,n),h=Math.max(...a),u=r.fork+2*o,f={...!r.isDense&&{score:r.scores},weight:r.weights},p=j("Pointer",15*o,!0)+4*o,g=ie(
e,xn(e,"pointer")),y=r.rows.flatMap(({y:b,isFull:x},k)=>{if(!x)return[];let M=a[k]>=.2*h||l.includes(k)?"strong":"small",
$=l.length&&!l.includes(k)?" dim":"";return[!r.isDense&&d("text",{key:`score ${k}`,class:`small end halo${$}`,x:r.scores,
y:b+4.4*o},_(c[k])),d("text",{key:`weight ${k}`,class:`${M} end${$}`,x:r.weights,y:b+4.4*o},S(a[k]))].filter(A=>A!==!1)}),
m=t.filter(({path:b})=>b==="pointer").map(b=>Um(e,b));return[d("g",mo(e,t),d("rect",{class:"ground",x:u-4*o,y:r.top-4,width:r.
weights-u+8*o,height:r.bottom-r.top+8,rx:6}),ae(e,u,"Pointer","",200),Object.entries(f).map(([b,x])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x,y:35*o},b)),!r.isDense&&Er(e,"pointer",Math.max(r.weights+6*o,u+p+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*o} ${r.bottom+8}V${r.top}`}),y),d("g",{key:"ribbons",visibility:i},go(e,t),m)]}function mo(e,t){
return{key:"pointer",class:`part pointer-block${yt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:Z(
e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,r)=>r.probability-n.probability).
map(({label:n,probability:r})=>n+Vt(n,r)).join(", ")}`}}function go(e,t){let{reading:n,before:r,stage:s,lit:o}=e,i=n.pointerWeights,
a=yn(e),c=bt(o,n),l=e.beat>=tt(n).pointer,h=sr(s.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??0)*s.full})),
0,...s.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*s.full;
return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*s.full,m=Number(h[g]),b=c.includes(g)?" lit":c.length?" dim":"",
x=At(f,f+y);f+=y;let k=a?.[g]??null,M=k===null?0:(k-i[g])*s.full,[$,A]=[p,Math.max(0,M)];p+=A;let v=`${n.visits[g]?.label}\
: `,E=k===null||!r?`${v}${S(i[g],1)} of the pointer`:`${v}${yr(i[g],k,n.wordsFor(r))} of the pointer`;return[d("path",{key:`\
ribbon ${g}`,class:`pointer band${b}`,d:s.bands.ribbon(At(m,m+y),x,l)},d("title",{},E)),br({key:`ribbon ${g}`,now:y,before:k===
null?null:k*s.full,path:(T,L)=>s.bands.ribbon(T,L,l),edges:{more:[[m+y+M,m+y],[f+M,f]],less:[[m+y,m+y+M],[$,$+A]]},style:b,
title:E})]})})}function Um(e,{path:t,location:n,label:r,probability:s,start:o}){let{reading:i,stage:a,lit:c}=e,l=a.type/
13,h=St(c,i),u=Vt(r,s),p=i.hasGate&&Math.abs(o-a.across.gate+5*l)<jm*l?j("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[g,y]=[a.
ribbons+2*l,a.gate-12*l-p],m=y-g,b=n>=0,x=rt(r,m-j(u,13*l,!0),13*l,b),k=j(x+u,13*l,b)/2,M=Math.max(g+k,Math.min(a.places+
et/2,y-k));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t} bar`,x:a.places,y:o,width:et,
height:Math.max(.8,s*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:M,y:o-5*l},x+u),d("title",{},`${r}:\
 ${S(s,1)} of the pointer`))}var jm,bo=N(()=>{"use strict";w();De();Ge();Or();pt();D();se();z();mt();ze();jm=16});function Vl(e){return[Bt(e,17*(e.stage.type/13),"Visits",Qs(e,e.stage.size.width)),...Dm(e),...e.stage.columns.map((t,n)=>Gm(
e,n))]}function Bt({stage:e},t,n,r,s=e.right){let o=e.type/13,i=s-e.left-j(n,15*o,!0)-12*o;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:s,
y:t},rt(r,i,12.5*o)))}function Dm({reading:e,stage:t}){let n=t.type/13;return to(e).flatMap(({start:r,end:s,weekday:o})=>{
let[i,a]=[t.columns[r],t.columns[s]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${r}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=j(o,15*n,!0)&&d("tex\
t",{key:`weekday ${r}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},o)].filter(h=>h!==!1)})}function Gm(e,t){let{reading:n,
stage:r,lit:s}=e,{x:o,width:i,isFull:a}=r.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=r.
type/13,{top:h,height:u,hasNames:f}=r.chips,p=sn(s,n).includes(t),g=Math.min(20*l,i-3),y=ht(c.start_minute),m=no(e,t),b=[
m||y,m?m.replace(" %",""):y.slice(0,2)],x=b.find(A=>j(A,12.5*l,!0)<=i)??b[1],k=f?Cn(c.label,i-6*l,12.5*l,2):[],M=p||ro(e,
t),$={class:M?"strong middle":"small middle",x:o};return d("g",eo(e,t,c),d("rect",{class:"chip",x:o-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,o-g/2,h+8*l,g),d("text",{key:"hour",...$,y:h+45*l},x),
k.map((A,v)=>d("text",{key:`name ${v}`,class:`${M?"strong":"small"} middle`,x:o,y:h+(62+15*v)*l},A))]:d("rect",{class:"l\
ane",x:o-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${gt[c.weekday]} ${Sr(c)}`))}
function ql(e){let{reading:t,stage:n,lit:r}=e,s=n.type/13,{slices:o}=t,i=bt(r,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Gt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/o.length,h=n.inputs+(J.title+46)*s,u=o.map(({name:f,label:p,lengths:g},y)=>{
let m=Number(g[i]),b=n.left+(y+.5)*l,x=m/c*30*s;return[d("rect",{key:`bar ${f}`,class:"length lit",x:b-9*s,y:h-x,width:18*
s,height:x}),d("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-x-4*s},_(m)),d("text",{key:`name ${f}`,class:"tiny \
middle",x:b,y:h+15*s},p)]});return d("g",oo(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*s,width:n.right-n.left+12,
height:(J.title+J.inputs+6)*s,rx:6}),Bt(e,n.inputs+15*s,"Input vector",a?`${a.label}, ${gt[a.weekday]} ${ht(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var $n=N(()=>{"use strict";w();fe();pt();D();oe();z();mt();ze()});function Yl(e,t){let{reading:n,stage:r}=e,s=r.type/13,o=r.pointer;return[d("g",mo(e,t),d("rect",{class:"ground",x:r.left-
6,y:o-2*s,width:r.right-r.left+12,height:(J.title+J.scores)*s,rx:6}),Bt(e,o+15*s,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${r.left} ${o+22*s}H${r.right}`}),Bm(e)),d("g",{key:"ribbons",visibility:Z(
e,tt(n).pointer)},go(e,t))]}function Bm({reading:e,stage:t,lit:n}){let r=t.type/13,s=e.pointerWeights,o=Array.from(e.pointerScores,
g=>_(g)),i=bt(n,e),a=Math.max(...s),c=Number(t.columns.at(-1)?.width),l=o.some(g=>j(g,11.5*r)>c-3),h=t.pointer+(J.title+
J.scores)*r,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,p=t.left-8*r;return t.columns.flatMap(({x:g,isFull:y},m)=>{
let b=i.length&&!i.includes(m)?" dim":"",x=s[m]>=.2*a||i.includes(m),k=S(s[m]).replace(" %",""),M=j(k,12.5*r,!0)/2;if(!y&&
(!x||g-M<p||g+M>f))return[];p=g+M;let $=x?"strong":"small",A=h-24*r;return[y&&d("text",l?{key:`score ${m}`,class:`tiny${b}`,
x:g+4*r,y:A+2*r,transform:`rotate(-90 ${(g+4*r).toFixed(2)} ${(A+2*r).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${b}`,x:g,y:A},o[m]),d("text",{key:`weight ${m}`,class:`${$} middle${b}`,x:g,y:h-6*r},k)].filter(v=>v!==!1)})}var Kl=N(
()=>{"use strict";w();pt();bo();D();oe();$n();z();mt()});function Jl(e){let{reading:t,stage:n}=e,r=n.type/13,s=Z(e,tt(t).gate),o=vr(e),i=[...Mr(e,o),...Ar(e,o)];return[co(e,n.context,
zm(e)),...t.hasPointer?Yl(e,i):[],d("g",{key:"flows",visibility:s},Nr(e,i,o)),...t.hasPointer?[Ul(e,i)]:[],...t.hasGeneration?
[Gl(e,i)]:[],...t.hasGate?[Fl(e)]:[],d("g",{key:"answer",visibility:s},Bt(e,n.answers.top-10*r,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),io(e,o))]}function zm({reading:e,stage:t}){let n=t.type/13,{x:r,y:s,columns:o,cell:i}=t.
context,a=r+o*i+2,c=Math.ceil(e.values("context").length/o)*i,[l,h]=[s+c/4,s+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${s-(J.title+12)*n}V${u>a+4?`${l}H${a}`:s-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Xl=N(
()=>{"use strict";w();ao();lo();Ge();_r();D();Hl();Bl();Kl();oe();$n();mt()});function Zl(e){let{stage:t}=e,n=t.type/13,r=ar(e),s=d("g",{key:"legend",visibility:Z(e,Ue(0))},cr(e,t.visits.x,t.bottom+
(t.isDense?24:51)*n,t.isDense)),o=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=ie(e,xn(e,"attention")),h=j(c,15*n,!0)+l+4*n<=
i.width,u=bn(e),p=j(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,visibility:Z(e,Ue(a))},i.
maps.length?ae(e,i.x,c,p,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Er(e,"attention",i.x+i.width,
(h?3:21)*n),i.maps.map((g,y)=>qm(e,g,a,y)),i.maps.map((g,y)=>wo(e,g,a,y,r)),Ym(e,a))});return[s,...o]}function qm(e,t,n,r){
let{reading:s,stage:o,lit:i}=e;if(s.isOff(n,r))return null;let a=s.lastRow(n,r),c=Ql(e,n,r)?[...a.keys()].filter(u=>a[u]>=
Vm):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/s.count/2;return c.map(u=>{let f=Number(o.rows[u]?.y),
p=Math.max(.5,a[u]*o.full*.25)/2;return d("path",{key:`band ${r} ${u}`,class:"attention-band",d:Kt(l,[f-p,f+p],t.x,[h-p,
h+p])})})}function Ql({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function wo(e,t,n,r,s){let{reading:o,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:p}=t,{count:g}=o,y=o.weights(n,r),m=o.lastRow(n,r),b=o.isOff(
n,r),{before:x,overlays:k}=e,M=k&&!b&&x?.isOff(n,r)?x:null,$=M?`; switched off ${o.wordsFor(M)}`:"",A=c?y[wt(y)]||1:s,v=Ql(
e,n,r),[E]=a?.kind==="visit"?bt(a,o):[],T=wt(m),L=E??T,I=f/g,C=`Layer ${n}, head ${r}`,W=p?u-38*l:u+4,q=b?"switch on":"s\
witch off",H=p===void 0&&ie(e,q)<=f-6*l,P=o.visits[T],B=js(e,t,r);return d("g",{key:`head ${r}`,class:`part head${v?" li\
t":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${r}`,role:"button",tabindex:"-1","aria-label":b?`${C}: switched of\
f`:`${C}: the last visit reads most from visit ${T+1}, ${P?.label}, ${S(m[T])}${$}`},d("text",{class:"small",x:h,y:u-(p?
25:4)*l},B.name),!b&&B.hasWeight&&d("text",{key:"weight",class:`${E===void 0?"small":"strong"}${p?"":" end"}`,x:p?h:h+f,
y:u-4*l},S(m[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",{key:"map",class:"\
map",href:Zt(y,g,e.scale,A),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),M&&d("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),E!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+E*I,y:u,width:Math.max(2,I),height:f}),(E!==
void 0||v)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,I)}),d("title",{},
`${C}. ${b?"Switched off.":`The last visit reads ${S(m[L])} from ${o.visits[L]?.label}. A stronger colour is a larger we\
ight, up to ${S(A,1)}. Click to open.`}${M?` Switched off ${o.wordsFor(M)}.`:""}`),Be(e,{act:"head",words:H?q:b?"off":"o\
n",title:b?"Switch this head on again":"Switch this head off",isOn:!H&&!b,right:h+f-(p?0:3)*l,y:W}),e.canAct&&p!==void 0&&
d("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function Ym(e,t){let{reading:n,
stage:r}=e,s=r.layers[t];if(s?.stream===null||!s)return null;let o=r.type/13,i=s.stream,a=Lr(n,t),c=ko(e),l=r.streamWidth-
8*o,h=a.map(({style:f,lengths:p},g)=>xo(e,t,f,r.rows.map(({y,height:m},b)=>{let x=Math.max(1,Math.min(5*o,(m-3)/a.length));
return{visit:b,x:i,y:y+(g-a.length/2)*x,width:Number(p[b])/c*l,height:x-.6}}))),u=a.map(({name:f,style:p},g)=>[d("rect",
{class:p,x:i,y:r.bottom+(10+yo*g)*o,width:9*o,height:9*o}),d("text",{class:"small",x:i+14*o,y:r.bottom+(18.5+yo*g)*o},f)]);
return d("g",$o(e,t),d("rect",{class:"ground",x:i-4,y:r.top-2,width:r.streamWidth+14*o,height:r.bottom-r.top+66*o,rx:6}),
ae(e,i,"Stream",`+ layer ${t}`,r.streamWidth),h,u,Km(e,t,i+r.streamWidth+10*o))}function Km(e,t,n){let{reading:r,stage:s}=e;
if(!r.has(`layers.${t}.residual_mid`))return[];let o=s.type/13,i=r.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...r.heads?
[{...a,isOff:r.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:r.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>Be(e,{act:l,words:String(h[Number(u)]),title:Jm[l]??"",right:n,y:s.bottom+(5+
yo*f)*o}))}function xo(e,t,n,r){let{lit:s,reading:o}=e,a=yt(e,"stream",t)!==""?[o.count-1]:bt(s,o),[c,l]=so(r,({visit:h})=>!a.
length||a.includes(h));return[d("path",{key:n,class:n,d:Te(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n} dim`,d:Te(
l)})]}function Lr(e,t){let{residual:n,attention:r,feedForward:s}=e.stream(t);return[{name:"stream",lengths:n,style:"resi\
dual"},...r?[{name:"heads",lengths:r,style:"attention"}]:[],{name:"FFN",lengths:s,style:"feed-forward"}]}function ko(e){
let t=0;for(let n of Gt(e))for(let r=0;r<n.layers;r++)for(let{lengths:s}of Lr(n,r))t=Math.max(t,...s);return t||1}function $o(e,t){
let{residual:n,attention:r,feedForward:s}=e.reading.stream(t);return{key:"stream",class:`part stream${yt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:Z(e,Ue(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${r?`, heads ${r.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${s.at(-1)?.toFixed(1)}`}}var yo,Vm,Jm,vo=N(()=>{"use strict";w();Or();pt();Xt();lr();D();z();mt();ze();cn();yo=
19,Vm=.05;Jm={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"S\
elf-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, \
it adds nothing"}});function th(e){let{stage:t}=e,n=t.type/13,r=ar(e);return t.layers.map(({y:s,maps:o},i)=>d("g",{key:`layer ${i}`,visibility:Z(
e,Ue(i))},o.length>0&&Bt(e,s+15*n,`Layer ${i}`,bn(e)),i===0&&cr(e,t.left+72*n,s+15*n,!0),o.map((a,c)=>wo(e,a,i,c,r)),Xm(
e,i)))}function Xm(e,t){let{reading:n,stage:r}=e,s=r.type/13,o=Number(r.layers[t]?.stream),i=Lr(n,t),a=ko(e),c=o+J.bars*
s,l=i.map(({style:h,lengths:u},f)=>xo(e,t,h,r.columns.map(({x:p,width:g},y)=>{let m=Math.min(8*s,.86*g/i.length),b=Number(
u[y])/a*J.bars*s;return{visit:y,x:p+(f-i.length/2)*m,y:c-b,width:.88*m,height:b}})));return d("g",$o(e,t),d("rect",{class:"\
ground",x:r.left-6,y:o-J.title*s,width:r.right-r.left+12,height:(J.title+J.bars+4)*s,rx:6}),Bt(e,o-10*s,r.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Zm(e,i,o-10*s),l)}function Zm({stage:e},t,n){let r=e.type/13,s=e.right;return[...t].reverse().
map(({name:o,style:i})=>{let a=s-j(o,12.5*r);return s=a-26*r,[d("rect",{class:i,x:a-14*r,y:n-9*r,width:9*r,height:9*r}),
d("text",{class:"small",x:a,y:n},o)]})}var eh=N(()=>{"use strict";w();vo();lr();D();oe();$n();z();mt()});function nh({stage:{size:e},...t}){let n=gr(t),r={...t,stage:Ws(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
Vl(r)),d("g",{key:"inputs"},ql(r)),d("g",{key:"layers"},th(r)),d("g",{key:"decoder"},Jl(r))]}function rh(e,t,n){return Ws(
e,t,n).size.height}var vn,Mo=N(()=>{"use strict";w();De();D();Xl();eh();oe();$n();vn=700});function sh(e){let{reading:t}=e,n=tt(t),r=vr(e),s=[...Mr(e,r),...Ar(e,r)];return[Cl(e),...t.hasPointer?zl(e,s):[],...t.hasGeneration?
[jl(e,s)]:[],d("g",{key:"flows",visibility:Z(e,n.gate)},Nr(e,s,r)),t.hasGate?Wl(e):null,d("g",{key:"answer",visibility:Z(
e,n.gate)},Pl(e,r))].filter(o=>o!==null)}var oh=N(()=>{"use strict";w();ao();lo();Ge();_r();fo();bo();D();mt()});function ih(e){return e.stage.size.width<vn?nh(e):[d("g",{key:"visits"},Il(e)),d("g",{key:"inputs"},Rl(e)),d("g",{key:"l\
ayers"},Zl(e)),d("g",{key:"decoder"},sh(e))]}var ah=N(()=>{"use strict";w();oh();vo();D();Mo();ze()});function hh({clientWidth:e,clientHeight:t}){return e<vn?`${e}`:`${e} ${t}`}function uh(e,{title:t,text:n}){let r=document.
createElement("strong");r.append(...Et(t)),e.replaceChildren(r," ",...Et(n))}function sg(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function Eo(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Ir,Qm,tg,eg,ng,Ao,ch,rg,lh,Rr,fh=N(()=>{"use strict";w();Qe();Ml();De();El();pt();Tl();Xt();on();se();Nl();
Mo();nn();ah();Ir=240,Qm=150,tg=120,eg=13,ng=17,Ao={type:16.7,width:900,side:36},ch=.5,rg=660,lh=matchMedia("(prefers-re\
duced-motion: reduce)"),Rr=class{#r=null;#t=null;#n=!1;#s=null;#e=null;#o=null;#i="";#l=null;#a=null;#u=null;#p=!1;#m=new Map;#y=0;#v="";#c;#O=!1;get opened(){
return this.#a}get#f(){return!this.#c||this.#r&&$a(this.#r.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,r){this.root=t,this.hooks=n,this.#c=r,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let o=document.createElement("div");o.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(s,o,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new wr(a,()=>this.#w(Ir)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new kr(this.drawn),this.
player=new $r(s,a=>{this.#l=a,a!==null&&(this.#e=this.#o=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#w(Ir);let c=this.player.told?.part;c&&this.#_(c),this.hooks.told?.(a)}),this.#h()}#h(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#v!==hh(t)&&this.#w(0)}).observe(t),new MutationObserver(()=>this.#w(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#x(Eo(n))}),t.addEventListener("pointerlea\
ve",()=>this.#x(null)),t.addEventListener("focusin",({target:n})=>this.#x(Eo(n))),t.addEventListener("focusout",()=>this.#x(
null)),t.addEventListener("keydown",n=>this.#C(n)),t.addEventListener("click",({target:n})=>this.#M(n)),t.addEventListener(
"pointerdown",n=>this.#d(n)),t.addEventListener("pointermove",n=>this.#k(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,r=>this.#k(r,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,r=null,s=this.hooks.against){this.#r=
new Jt(t),this.#t=n&&new Jt(n,s),this.#n=n!==null&&s!==void 0&&s===this.hooks.against,this.#s=r&&new Jt(r),this.#m.clear(),
this.circuits?.renew(),this.#e=_t(this.#o,this.#r);let o=ec(this.#r);this.player.tell(o),uh(this.room,vl(this.#r,o,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#w(this.#u?.follows?0:Ir),i&&this.#S(),this.#O&&
this.showTables()}open(t){let n=t===null?this.#a:null;this.#a=t,this.#e=this.#o=null;let r=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#w(Ir);let s=r&&n&&this.#I(n);s&&this.#A(s),r&&this.#S(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){if(this.#O=!this.#r,
!this.#r||this.player.isTelling)return;let t=this.#n?this.#t:null,n=this.hooks.model?.();this.#c?.showTables(this.root,this.#r,
this.#f,t,n)}#I(t){return this.#L.map(r=>r.getAttribute("data-part")??"").find(r=>`${t}.`.startsWith(`${r}.`))??null}#S(){
if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The\
 picture cannot be saved yet.");let r=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(
this.drawn,{title:t,ground:r,lines:n})}light(t){if(this.#o=t,!this.#r)return!1;let r=this.player.isTelling&&!this.#R(t??
"")?null:_t(t,this.#r);return JSON.stringify(r)===JSON.stringify(this.#e)?!1:(this.#e=r,this.#w(0),!0)}#x(t){if(!this.light(
t))return;let{kind:n,visit:r=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[r]:[],this.#e&&t)}#M(t){if(!(t instanceof Element)||
this.#p)return;let n=Eo(t),r=t.closest("[data-more]"),s=t.closest("[data-act]")?.getAttribute("data-act");if(r){let[o,i,
a]=["more","layer","head"].map(c=>r.getAttribute(`data-${c}`));this.hooks.more?.(o??"",{layer:i??null,head:a??null})}else if(s===
"scale")this.isOwnScale=!this.isOwnScale,this.#w(0);else if(s)n&&s!=="gate"&&!s.endsWith("temperature")&&this.#T(n,s);else{
let o=t.closest("[data-open]")?.getAttribute("data-open")??n;o!==null&&this.open(o||null)}}#T(t,n){let r=this.#r&&_t(t,this.#r),
{act:s}=this.hooks;if(!r||!s)return;let{kind:o,layer:i=0,head:a=0,visit:c=0}=r;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
o==="head"&&s({kind:o,layer:i,head:a}),o==="visit"&&s({kind:"mask",visit:c}),o==="gate"&&s({kind:o,value:null,isDone:!0}),
n==="residuals"?s({kind:n}):(n==="attention"||n==="feed_forward")&&s({kind:"skip",layer:i,part:n})}#d(t){this.#p=!1;let{
act:n,edit:r,carry:s}=this.hooks,o=this.#c;!this.#r||!o||!(n||s)||(this.#u=n?o.dragOf(t,this.#r,this.drawn,r!==void 0):o.
carryOf(t),this.#u?.follows&&t.preventDefault())}#k(t,n){let r=this.#u;if(!r||t.pointerId!==r.pointer)return;n&&(this.#u=
null);let s=r.to(t,n);s&&(this.#p=!0,!this.drawn.hasPointerCapture(r.pointer)&&!n&&this.drawn.setPointerCapture(r.pointer),
s.kind==="carry"?this.hooks.carry?.(s):sg(s)?this.hooks.edit?.(s):this.hooks.act?.(s))}#C(t){let n=t.target instanceof Element?
t.target.closest("[data-part], [tabindex]"):null,r=n?.getAttribute("data-part")??null;(t.altKey?this.#j(t.key,r):this.#N(
t.key,n,r))&&t.preventDefault()}#N(t,n,r){if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(t.toLowerCase()==="t"&&this.#r)return this.showTables(),!0;if(t.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()==="p"&&r!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:r,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return t===" "&&this.hooks.act&&!a?this.#T(r??""):this.#M(n),!0}let s=this.#c;if(!s)return!1;if(this.#f!==null&&
this.#r){let a=s.neighbourOf(this.#f,t,this.#r),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(t)&&this.#P(t))return!0;let i=s.walked(this.#L,n,t)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#A(i),i!==null}#R(t){let n=this.#L.find(r=>r.getAttribute("data-part")===t);return n instanceof
SVGElement?n:null}#A(t){let n=this.#R(t);n&&(this.#i=t,this.#F(),n.focus())}#_(t){let{root:n,foot:r}=this,s=this.#R(t)?.
getBoundingClientRect();if(!s||!n.classList.contains("tall"))return;let o=n.scrollHeight>n.clientHeight+1,i=o?n:document.
documentElement,a=o?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=r.getBoundingClientRect().top,h=s.height<=
c-a?(s.top+s.bottom-a-c)/2:s.top-a;i.scrollBy({top:h,behavior:lh.matches?"auto":"smooth"})}#j(t,n){let r={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[t],s=this.#r,o=s&&_t(n,s),{act:i,edit:a}=this.hooks,c=this.#c;if(!r||!o||!i||!c)return!1;let l=!0;
if(o.kind==="visit"){let h=o.visit??0;if(!a||!s.visits[h+r])return!0;a({kind:"move",visit:h,by:r,isDone:l}),this.#A(`vis\
its.${h+r}`)}else if(o.kind==="gate")this.#P(t);else if(o.kind==="head"||o.kind==="pointer"){let h=o.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(t),f=c.turned(s,h,u?ch:-ch);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;
return!0}#P(t){let n=this.#r&&this.#c?.slid(this.#r,t);return n&&this.hooks.act?.(n),!!n}get#L(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#F(){let t=this.#L,n=t.find(r=>r.getAttribute("data-part")===
this.#i)??t[0];for(let r of t){let s=r===n?"0":"-1";r.getAttribute("tabindex")!==s&&r.setAttribute("tabindex",s)}}#w(t){
this.#v=hh(this.drawn);let n=this.#D();if(!n)return;let{width:r,height:s}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${r} ${s}`),this.drawn.setAttribute("font-size",String(n.stage.type));let o=this.#c,i=this.#f===null?[]:o?.openedMarks(
n,this.#f)??[];!i.length&&this.#f!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#W(n);this.
drawing.show(c,lh.matches?0:t),this.#f===null&&this.#F();let l=this.#f===null?null:o?.sentenceOfOpened(this.#f,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?o?.circuitSentence(a,n.reading):null,{title:f,text:p}=l??h??u??jt(this.#e,
n.reading,n.before,this.player.isTelling),g=!(l||h||u||this.#e),y=this.root.classList.contains("tall"),m=g&&!y&&!this.#t&&
!this.hooks.isProjected,b=this.circuits?.failure??"",x=l||h||this.player.isTelling?"":this.#U(),k=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",M=n.stage.streamWidth>0||y,$=!l&&M&&h?.bars||"",A=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",v=a&&this.#e?o?.circuitWords(a,this.#o):"";if(uh(this.caption,{title:f,
text:[p,A,$,k,v,x,b].filter(Boolean).join(" ")}),!m||b)return;let E=document.createElement("span");E.className="hint",E.
append(" ",Ka),this.caption.append(E),this.caption.offsetTop<0&&E.remove()}#W(t){let n=ih(t);if(!this.#c)return n;let{markedAsCircuit:r,
markedAsPut:s}=this.#c,{type:o}=t.stage;return r(s(n,this.putIn,o),this.circuits?.circuit??null,o)}#U(){clearTimeout(this.#y);
let t=this.#o??"",n=this.#m.get(t);return n!==void 0||!this.#e||this.#u?n??"":(this.#y=window.setTimeout(()=>{let r=this.#c?.
effectOf(this.#e,this.#r,this.hooks.whatIf)??"";this.#m.set(t,r),r&&this.caption.append(" ",...Et(r))},Qm),"")}#D(){let{
clientWidth:t,clientHeight:n}=this.drawn,r=t<vn;if(!this.#r||t<tg||n<1&&!r)return null;let o=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(ng,Math.max(eg,t/120));this.root.classList.toggle("tall",r);let i={reading:this.#r,
before:this.#t,overlays:this.#n},a=gr(i),c=this.#H(o,{width:t,height:n}),l=r?o:c,h=r?rh(this.#r,t,l):n,u=r&&this.#f!==null?
rg:h;return{...i,beside:this.#s,stage:Is(this.#r,{width:t,height:u,type:l},a),lit:this.#e??_t(this.player.told?.part,this.#r),
beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(t,n){if(!this.
hooks.isProjected||!this.#r||n.width<Ao.width)return t;let r=Math.max(t,Ao.type);return Is(this.#r,{...n,type:r}).layers.
flatMap(({maps:o})=>o).every(({side:o})=>o>=Ao.side)?r:t}#g(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().
slice(1),[r=0,s=0,o=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[r,s,o]}}});var So={};Wo(So,{NetworkDrawing:()=>Oo});var Oo,To=N(()=>{"use strict";w();Ra();kl();fh();nn();Jr();Oo=class{#r;#t;#n=null;#s=null;#e=null;constructor(t,n){
let{title:r,hover:s,told:o,acts:i,isStill:a,isProjected:c}=n;this.#r=r,this.#t=new Rr(t,{...s&&{pointed:s},...o&&{told:o},
...a&&{isStill:a},...c&&{isProjected:c}},Ys),i&&(this.#e=new Gn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#s=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},r,{isSilent:s}){return!this.#n||n.against||!(s||La(r,t))?null:Ia(this.#n.
meta,r,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=hs.get(t),r=t.before&&en(t.before);this.#s={trace:n??en(t.trace),before:r};
let s=n?"browser":"server";this.#e?.begin(t.meta,this.#s.trace,r,s)}this.#s&&this.#t.show(this.#s.trace,this.#s.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let r=this.#t.file({title:this.#r});return t==="svg"?Ze(r):Rn(r,n)}}});w();w();var Ho=`/* The living network. Colours are tokens of pointer-view.css; each has one meaning. */

.network-picture {
  --map-least: var(--surface);
  display: flex;
  flex-direction: column;
  min-height: 0;
  container-type: inline-size;
}
.network-picture svg { flex: 1 1 0; min-height: 0; width: 100%; display: block; font-family: var(--font); font-weight: 4\
00; line-height: 1.2; color: var(--ink); font-variant-numeric: tabular-nums; touch-action: manipulation; user-select: no\
ne; -webkit-user-select: none; }
/* Exact positions of letters: Chromium then lays out a third faster, without a font for each size. */
.network-picture text { fill: var(--ink); pointer-events: none; text-rendering: geometricPrecision; }
.network-picture .title { font-size: 1.154em; font-weight: 600; }
.network-picture .value { font-size: 1.23em; font-weight: 600; }
.network-picture .strong { font-weight: 600; }
.network-picture .small { fill: var(--quiet); font-size: 0.962em; }
.network-picture .small.strong { fill: var(--ink); }
.network-picture .tiny { fill: var(--quiet); font-size: 0.885em; }
.network-picture .middle { text-anchor: middle; }
.network-picture .end { text-anchor: end; }
.network-picture .halo { paint-order: stroke; stroke: var(--paper); stroke-width: 3.5px; stroke-linejoin: round; }
.network-picture .dim { opacity: 0.28; }
.network-picture :is(.band, .bar, .dim, text) { transition: opacity 80ms; }
.network-picture .part { cursor: pointer; outline: none; }
.network-picture .ground { fill: transparent; }
.network-picture .icon { fill: none; stroke: var(--ink); stroke-linecap: round; stroke-linejoin: round; }
[data-asked-theme="transparent"] .network-picture .icon { filter: drop-shadow(0 0 1px var(--surface)) drop-shadow(0 0 1p\
x var(--surface)); }
.network-picture .chip { fill: transparent; }
.network-picture .part:hover > .chip { fill: var(--sunk); }
.network-picture .part.lit > .chip { fill: var(--surface); stroke: var(--ink); stroke-width: 1.8px; }
.network-picture .lane { fill: var(--rule); }
.network-picture .off { opacity: 0.6; }
.network-picture .visit.off text:not(.handle-words) { text-decoration: line-through; }
.network-picture :is(.day, .track) { fill: var(--rule); }
.network-picture .stay { fill: var(--quiet); }
.network-picture :is(.length, .attention) { fill: var(--attention); opacity: 0.55; }
.network-picture .length.lit { opacity: 1; }
.network-picture .residual { fill: var(--attention); opacity: 0.28; }
.network-picture .feed-forward { fill: var(--attention); }
.network-picture :is(.residual, .attention, .feed-forward).dim { opacity: 0.12; }
.network-picture .map-frame { fill: none; stroke: var(--rule); }
.network-picture .map { image-rendering: pixelated; }
.network-picture .head:is(.lit, :hover) > .map-frame { stroke: var(--ink); stroke-width: 2px; }
.network-picture .put-in > :is(.map-frame, .ground, .chip, .gate-frame) { stroke: var(--ink); stroke-width: 2px; }
.network-picture .spare > :not(.added) { opacity: 0.25; }
.network-picture .in-circuit > :is(.map-frame, .ground, .chip):not([data-act]) { stroke: var(--ink); stroke-width: 2px; \
}
.network-picture .added { pointer-events: none; }
.network-picture .added rect { fill: var(--paper); stroke: var(--rule); }
.network-picture .in-circuit > .added rect { fill: var(--ink); stroke: var(--ink); }
.network-picture .added text { text-anchor: middle; fill: var(--quiet, var(--ink)); font-variant-numeric: tabular-nums; \
}
.network-picture .in-circuit > .added text { fill: var(--paper); font-weight: 600; }
.network-picture .badge { pointer-events: none; }
.network-picture .badge circle { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5px; }
.network-picture .badge path { fill: none; stroke: var(--paper); stroke-width: 1.6px; }
.network-picture .column { fill: none; stroke: var(--ink); stroke-width: 1.6px; }
.network-picture .last-row { fill: none; stroke: var(--ink); stroke-dasharray: 3 2; }
.network-picture .crossed { stroke: var(--quiet); }
.network-picture .crossed.earlier { stroke: var(--less); stroke-width: 1.6px; stroke-dasharray: 5 3; }
.network-picture .attention-band { fill: var(--attention); opacity: 0.8; }
.network-picture .pointer { fill: var(--pointer); }
.network-picture .generation { fill: var(--generation); }
.network-picture .band { opacity: 0.34; }
.network-picture .band.lit { opacity: 1; }
.network-picture .band.dim { opacity: 0.12; }
.network-picture .change.more { opacity: 0.75; }
.network-picture .change.less { fill-opacity: 0.22; stroke: var(--less); stroke-width: 0.8px; stroke-dasharray: 4 2; }
.network-picture .change.dim { opacity: 0.12; }
.network-picture .above-zero { fill: var(--attention); }
.network-picture .below-zero { fill: var(--below-zero); }
.network-picture .fork { fill: none; stroke: var(--pointer); stroke-width: 1.5px; }
.network-picture .answer-bar { fill: var(--ink); }
.network-picture .before { fill: var(--ink); }
.network-picture .more { fill: var(--more); }
.network-picture .less { fill: var(--less); }
.network-picture .check { fill: none; stroke: var(--more); stroke-width: 2.5px; stroke-linecap: round; }
.network-picture .gate-frame { fill: var(--surface); stroke: var(--ink); stroke-width: 1.6px; }
.network-picture .valve { fill: var(--surface); stroke: var(--ink); stroke-width: 3px; cursor: ns-resize; }
.network-picture .learned { fill: var(--ink); }
.network-picture .handle { fill: var(--surface); stroke: var(--control); }
.network-picture :is(.handle, .handle-words):not(.stays) { opacity: 0; }
.network-picture .handle:not(.stays) { pointer-events: none; }
.network-picture .part:is(:hover, :focus, .lit) > :is(.handle, .handle-words):not(.stays) { opacity: 1; }
/* While the story is told, only what the reader points at offers to act. */
.network-picture[data-in-story] .part:not(:hover, :focus) > :is(.handle, .handle-words):not(.stays) { opacity: 0; pointe\
r-events: none; }
.network-picture .handle-words { font-size: 0.962em; }
.network-picture .handle.on { fill: var(--ink); }
.network-picture .handle-words.on { fill: var(--paper); }
.network-picture .part:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.network-picture .part.lit > .ground:not([data-act]) { stroke: var(--ink); }
.network-picture .place.lit > .ground { fill: var(--surface); stroke: var(--ink); }
.network-picture .link { fill: none; stroke: var(--ink); stroke-width: 1.3px; }
.network-picture .link.dotted { stroke-dasharray: 1.5 3; }
.network-picture .generation-line { stroke: var(--generation); }
.picture-foot { --ground: var(--paper); display: flex; align-items: flex-end; gap: var(--space-3); border-top: 1px solid\
 var(--rule); padding: var(--space-1) 20px; background: var(--ground); }
.picture-controls { display: flex; align-items: center; gap: var(--space-1); flex: none; }
/* Room for the longest sentence of the story; a longer one grows over the picture. */
.picture-words { position: relative; flex: 1 1 auto; align-self: stretch; min-width: 0; max-width: 62rem; }
.picture-room { margin: 0; min-height: 2lh; visibility: hidden; }
.picture-controls button { display: grid; place-items: center; width: 2.2rem; height: 2.2rem; padding: 0; border-radius:\
 50%; }
.picture-controls button::before { content: "▶\\FE0E"; }
.picture-controls button[data-icon="pause"]::before { content: "❚❚"; font-size: 0.8em; }
.picture-controls button[data-icon="back"]::before { content: "‹"; }
.picture-controls button[data-icon="forth"]::before { content: "›"; }
.picture-controls button:first-child { width: 2.6rem; height: 2.6rem; background: var(--ink); color: var(--paper); }
.picture-controls input { width: 7rem; accent-color: var(--ink); padding: 0; border: 0; }
[data-telling] > .picture-foot > button:last-child { visibility: hidden; } /* the numbers hold the answer */
.picture-caption { position: absolute; inset: auto 0 0; margin: 0; min-height: 100%; background: var(--ground); }

/* Opened blocks */
/* Lengths are in em, since the text grows with the picture. */
.network-picture .opened { --query: #6c45c9; --key: #0b7f80; }
.pointerscope[data-theme="dark"] .network-picture .opened { --query: #b09af5; --key: #4cc3c2; }
.network-picture .opened .halo { stroke: var(--surface); }
.network-picture .opened .title { font-size: 1.19em; }
.network-picture .opened :is(.strong, .label) { font-size: 1em; }
.network-picture .opened .small { font-size: 0.96em; }
.network-picture .opened .tiny { font-size: 0.885em; }
.network-picture .opened .math { font-family: "STIX Two Text", "STIX Two Math", Cambria, Georgia, "Times New Roman", ser\
if; font-size: 1.12em; font-style: italic; }
.network-picture .opened .letter { font-size: 1.5em; }
.network-picture .opened .raised { font-size: 0.78em; }
.network-picture .opened .query-words { fill: var(--query); }
.network-picture .opened .key-words { fill: var(--key); }
.network-picture .opened .card { fill: var(--surface); stroke: var(--rule); }
.network-picture .opened :is(.chevron, .rule, .axis) { fill: none; stroke: var(--control); }
.network-picture .opened :is(.rule, .axis) { stroke: var(--rule); }
.network-picture .opened .crumb:not(.current) text { fill: var(--accent); }
.network-picture .opened .crumb:not(.current):hover text, .network-picture .opened .link-words text { text-decoration: u\
nderline; text-underline-offset: 0.2em; }
.network-picture .opened .key { fill: var(--sunk); stroke: var(--rule); }
.network-picture .opened .thumb-frame { fill: transparent; stroke: var(--rule); }
.network-picture .opened .thumb:hover > :is(.thumb-frame, .ground) { stroke: var(--ink); }
.network-picture .opened .thumb.here > .thumb-frame { stroke: var(--ink); stroke-width: 2.4px; }
.network-picture .opened .control-ground { fill: var(--surface); stroke: var(--control); }
.network-picture .opened .control:hover > .control-ground { stroke: var(--ink); }
.network-picture .opened .pressed > .control-ground { fill: var(--sunk); stroke: var(--ink); }
.network-picture .opened .choice:hover > .ground { fill: var(--sunk); }
.network-picture .opened .choice:hover text { fill: var(--ink); }
.network-picture .opened .cell > rect, .network-picture .opened rect.cell { fill: transparent; cursor: pointer; }
.network-picture .opened .cell > rect:hover, .network-picture .opened rect.cell:hover { stroke: var(--ink); }
.network-picture .opened .on-dark { fill: var(--map-least); }
.network-picture .opened .on-light { fill: var(--ink); }
.network-picture .opened :is(.chosen-row, .chosen-column, .chosen-cell) { fill: none; pointer-events: none; stroke-width\
: 2px; }
.network-picture .opened .chosen-row { stroke: var(--query); }
.network-picture .opened .chosen-column { stroke: var(--key); }
.network-picture .opened .chosen-cell { stroke: var(--ink); stroke-width: 2.6px; }
.network-picture .opened .strongest { fill: var(--ink); fill-opacity: 0.12; pointer-events: none; }
.network-picture .opened .bar { transition: none; }
.network-picture .opened .bar.query { fill: var(--query); }
.network-picture .opened .bar.key { fill: var(--key); }
.network-picture .opened :is(.bar.product, .bar.attention-bar, .bar.plain) { fill: var(--attention); }
.network-picture .opened .bar.stream { fill: var(--ink); }
.network-picture .opened .curve { fill: none; stroke: var(--ink); stroke-width: 2px; }
.network-picture .opened .lead { fill: none; stroke: var(--quiet); stroke-dasharray: 3 3; }
.network-picture .opened .point { fill: var(--pointer); stroke: var(--surface); stroke-width: 2px; }
.network-picture .opened .row > .bar { opacity: 0.85; }
.network-picture .opened .bar.negative { opacity: 0.55; }
.network-picture .opened .choice:not(.row) > .bar { opacity: 0.5; }
.network-picture .opened .choice > .bar.chosen { opacity: 1; }
.network-picture .opened text.chosen { font-weight: 600; fill: var(--ink); }
/* End of opened blocks */
.picture-foot > button { flex: none; font-variant-numeric: tabular-nums; }
.picture-words + :is(button, .circuit-legend) { margin-left: auto; }
.circuit-legend[hidden] + button { margin-left: auto; }
.circuit-legend { flex: none; margin-block: 0; padding: 0; list-style: none; }
.circuit-legend li::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; margin-right: 0.4em; borde\
r: 2px solid var(--ink); background: var(--attention); }
.circuit-legend .faded::before { border-color: transparent; opacity: 0.25; }
.picture-foot > button[aria-pressed="true"] { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.picture-tables { padding-bottom: 0; max-width: min(60rem, 94vw); max-height: 88dvh; border: 1px solid var(--rule); bord\
er-radius: var(--radius); background: var(--surface); color: var(--ink); }
.picture-tables h2 { font-size: var(--text); margin-bottom: var(--space-1); }
.picture-tables .table-frame { margin-bottom: var(--space-3); }
.picture-tables > p { position: sticky; bottom: 0; margin: 0; padding-block: var(--space-2) var(--space-3); background: \
var(--surface); }
.picture-tables thead th { white-space: normal; vertical-align: bottom; }

/* Beside a network that a reader has changed: in place of the sentence about the answer. */
pointer-view > .view-acts { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-between); order: 2\
; width: 100%; min-width: 0; }
pointer-view > .view-acts:not([hidden], .compares) + .view-summary { display: none; }
/* In a frame the picture's own sentence says the same, and every line counts. */
pointer-view[fill][data-network] > .view-summary { display: none; }
pointer-view[fill][data-network] > .view-acts { order: 0; flex: 1 1 16rem; width: auto; flex-wrap: nowrap; white-space: \
nowrap; overflow-x: auto; }
pointer-view[fill][data-network] > .view-acts > * { flex: none; }
pointer-view[fill][data-network] > .view-acts > output + .quiet { flex: 0 1 auto; min-width: 0; overflow: hidden; text-o\
verflow: ellipsis; }
pointer-view[fill] .network-picture:not([data-in-story]) .picture-room { height: 2lh; overflow: hidden; }
pointer-view[fill] .network-picture:not([data-in-story]) .picture-controls input { display: none; }
.view-acts output { font-weight: 650; }
.view-acts .quiet { color: var(--quiet); }
.view-acts .quiet:empty { display: none; }
.view-acts ul { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-2); margin: 0; padding: 0; list-style: n\
one; }
pointer-view .view-acts button { padding: 0 0.7rem; border: 0; }
pointer-view .view-acts li button { border-radius: 1rem; background: var(--sunk); }
pointer-view .view-acts > button { background: none; padding: 0; color: var(--accent); text-decoration: underline; text-\
underline-offset: 0.2em; }
.view-acts .view-failure { flex: 1 0 100%; }

.network-picture .leader { fill: none; stroke: var(--quiet); }
.network-picture.tall svg { flex: none; height: auto; }
.network-picture.tall :is(.handle, .handle-words):not(.stays) { opacity: 1; }
.network-picture.tall .valve { cursor: ew-resize; }
.network-picture.tall .valve-touch { cursor: ew-resize; touch-action: pan-y; }
/* What is said of a tall picture stays in sight while the page, or an element of a given height, scrolls. */
.network-picture.tall .picture-foot { flex: none; position: sticky; bottom: 0; z-index: 1; gap: 0 var(--space-3); paddin\
g-inline: var(--space-3); flex-wrap: wrap; }
.network-picture.tall .picture-words { flex: 1 1 100%; order: -1; }
.network-picture.tall:not([data-in-story]) .picture-room { display: none; }
.network-picture.tall:not([data-in-story]) .picture-caption { position: static; min-height: 0; font-size: var(--text-sma\
ll); }
/* The buttons stay in one row: the slider takes what they leave. */
.network-picture.tall .picture-controls { flex: 1 1 0; min-width: 7.6rem; container-type: inline-size; }
.network-picture.tall .picture-controls button { flex: none; }
.network-picture.tall .picture-controls input { flex: 0 1 7rem; min-width: 0; }
@container (max-width: 9.5rem) { .network-picture.tall .picture-controls input { display: none; } }
pointer-view > .view-plot.network-picture.tall { overflow: hidden auto; }
pointer-view .picture-foot { --ground: var(--surface); }
pointer-view[fill][data-room~="low"] > .view-plot.network-picture.tall .picture-foot { position: static; order: -1; bord\
er: 0; }
.network-picture:not([data-leads-on]) [data-more] { display: none; }
.network-picture [data-act$="temperature"] { cursor: ew-resize; touch-action: none; }
.network-picture .handle.stays { stroke: var(--rule); }
.network-picture .handle.stays:hover, .network-picture .switch:focus-visible > .handle { stroke: var(--ink); }
.network-picture .switch { cursor: pointer; }
.network-picture .switch:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.network-picture.tall .handle, .network-picture .part:is(:hover, :focus, .lit) > .handle { pointer-events: auto; }
.network-picture .day-ribbon { cursor: grab; }
.network-picture .stay-end { fill: transparent; cursor: ew-resize; }
.network-picture .valve { touch-action: none; }
`;var jo=`/*
 * The element that draws a view, on our pages and on others; one set of colours for each theme, one
 * scale of type and one of space, for pages, the picture, figures, embeds and slides. A colour has
 * one meaning: blue is the pointer, vermilion the generation head. The answer is ink.
 */

.pointerscope, .pointerscope pointer-view[data-theme="light"], pointer-view:not(.pointerscope *) {
  --paper: #fbfaf7;
  --surface: #ffffff;
  --sunk: #f1efe9;
  --ink: #1b1a23;
  --quiet: #4a4855;
  --ink-3: #6a6774;
  --rule: #e0ddd4;
  --control: #8a8792;
  --accent: #1b1a23; /* links, focus and what is selected; embeds may set another */
  --mark: #1b1a23; /* around what is pointed at */
  --failure: #a3123a;
  --failure-surface: #fdeef1;
  --attention: #23264a; /* weights, and the size of vectors */
  --pointer: #1f6fd1;
  --generation: #c44a16;
  --less: #b0257c; /* changes only, with ▼ */
  --more: #3c7f1b; /* changes only, with ▲ */
  --query: #6c45c9;
  --key: #0b7f80;
  --below-zero: #b9b4a6;
  --lit: #ffe9a8; /* a symbol of a formula, and the cells it stands for */
  --space-1: 0.25rem;
  --space-2: 0.5rem;
  --space-between: 0.75rem;
  --space-3: 1rem;
  --space-4: 1.5rem;
  --space-5: 2.5rem;
  --text-label: 0.78125rem;
  --text-small: 0.875rem;
  --text: 1rem;
  --text-large: 1.375rem;
  --text-larger: 1.6875rem;
  --radius: 0.75rem;
  --font: Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  color-scheme: light;
}

.pointerscope[data-theme="dark"], .pointerscope pointer-view[data-theme="dark"], pointer-view[data-theme="dark"]:not(.po\
interscope *) {
  --paper: #14141b;
  --surface: #1c1c25;
  --sunk: #24242f;
  --ink: #f3f1ea;
  --quiet: #c5c2cc;
  --ink-3: #9c99a8;
  --rule: #373743;
  --control: #7d7a8c;
  --accent: #f3f1ea;
  --mark: #f3f1ea;
  --failure: #ff9aa8;
  --failure-surface: #2e151b;
  --attention: #e9e4d3;
  --pointer: #5aa2f7;
  --generation: #f0874f;
  --less: #ee77bc;
  --more: #8ccb62;
  --query: #b09af5;
  --key: #4cc3c2;
  --below-zero: #5c5a66;
  --lit: #4a4020;
  color-scheme: dark;
}

pointer-view {
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  color: var(--ink);
  font: var(--text) / 1.5 var(--font);
  font-variant-numeric: tabular-nums;
  text-align: left;
}
pointer-view:not([fill], .pointerscope *) + pointer-view:not([fill]) { margin-top: var(--space-4); }
pointer-view > .view-stand-in img { max-width: 100%; height: auto; }
pointer-view[scale] {
  --text: calc(1rem * var(--scale, 1));
  --text-large: calc(1.375rem * var(--scale, 1));
}
pointer-view, pointer-view * { box-sizing: border-box; }
pointer-view [hidden] { display: none !important; }
pointer-view :is(.view-title, .view-caption, .view-summary, .view-failure, .view-trust, .view-take) { margin: 0; padding\
: 0; max-width: 60rem; font: inherit; text-transform: none; letter-spacing: normal; overflow-wrap: anywhere; color: inhe\
rit; }
pointer-view .view-title { font-size: var(--text-large); font-weight: 650; line-height: 1.25; letter-spacing: -0.015em; \
color: var(--ink); max-width: none; }
pointer-view :is(.view-caption, .view-trust) { color: var(--quiet); }
pointer-view :is(.view-summary, .view-choices, .view-trust):empty { display: none; }
pointer-view .view-failure { color: var(--failure); }
pointer-view .view-plot { position: relative; min-height: 7rem; min-width: 0; }
pointer-view[aria-busy="true"] .view-plot { opacity: 0.6; }
/* A figure that is not drawn yet takes about the space that it will need. */
pointer-view[lazy]:not([data-drawn], [fill]) { min-height: 22rem; align-content: start; }
pointer-view .view-marks > div { position: absolute; z-index: 1; pointer-events: none; border: 2px solid var(--mark); bo\
rder-radius: 2px; outline: 1px solid var(--surface); }

pointer-view :is(button, select) {
  margin: 0;
  font: inherit;
  color: inherit;
  background: var(--surface);
  border: 1px solid var(--control);
  border-radius: calc(var(--radius) / 2);
  padding: var(--space-1) var(--space-2);
  min-width: 0;
  max-width: 100%;
}
pointer-view button { cursor: pointer; }
pointer-view label { font-weight: 600; }
pointer-view a { color: var(--accent); }
pointer-view :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pointer-view .view-choices { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-3); min-width: 0; }
pointer-view .view-choices label { display: inline-flex; gap: var(--space-2); align-items: baseline; min-width: 0; overf\
low-wrap: normal; }
pointer-view .view-choices button { padding: 0 var(--space-3); }
pointer-view .view-take { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); align-items: baseline; }
pointer-view .view-take :is(a, button) { color: var(--quiet); }
pointer-view .view-take button { border: 0; padding: 0; background: none; text-decoration: underline; text-underline-off\
set: 0.2em; }
pointer-view .view-take :is(a, button):hover { color: var(--accent); }
pointer-view .view-take select { padding: 0; border-color: var(--rule); color: var(--quiet); }
pointer-view .view-codes[open] { flex: 1 0 100%; }
pointer-view .view-sheet { display: grid; gap: var(--space-1); }
pointer-view .view-codes p { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-3); margin: 0; color: inher\
it; }
pointer-view .view-codes textarea { width: 100%; font: var(--text) / 1.4 ui-monospace, "SF Mono", Menlo, Consolas, monos\
pace; color: inherit; background: var(--paper); border: 1px solid var(--rule); resize: vertical; }
pointer-view :is(.view-table, .view-codes) summary { cursor: pointer; color: var(--quiet); width: max-content; max-width\
: 100%; }
pointer-view .table-frame { overflow: auto; max-height: 24rem; margin-top: var(--space-2); }
/* A shade at an edge behind which the table goes on; at its end, a cover moves over the shade. */
:is(.pointerscope, pointer-view) .table-frame {
  --beneath: var(--surface);
  --shade: color-mix(in srgb, var(--ink) 35%, transparent);
  background:
    linear-gradient(to right, var(--beneath) 40%, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--beneath) 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat scroll,
    linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat scroll;
}
pointer-view table { border-collapse: collapse; font: inherit; margin: 0; width: auto; }
pointer-view :is(th, td) { padding: var(--space-1) var(--space-2); border: 0; border-bottom: 1px solid var(--rule); text\
-align: right; white-space: nowrap; font-weight: 400; }
pointer-view thead th { font-weight: 600; position: sticky; top: 0; background: var(--surface); }
pointer-view :is(th[scope="row"], thead th:first-child) { text-align: left; }

/* In another theme than the page around. */
pointer-view[data-theme] { background: var(--surface); }

/* Controls and words beside the figure. */
pointer-view[controls="none"] :is(.view-choices, .view-take, .view-table) { display: none; }
pointer-view[controls="some"] :is(.view-take, .view-table) { display: none; }
pointer-view[caption="none"] :is(.view-title, .view-caption, .view-summary, .view-trust) { display: none; }
pointer-view[caption="title"] :is(.view-caption, .view-summary, .view-trust) { display: none; }

/* A frame of a given size: words are left out as it gets smaller, and nothing scrolls. */
pointer-view[fill] {
  container: view / size;
  height: 100%;
  display: flex;
  flex-flow: row wrap;
  align-content: flex-start;
  align-items: baseline;
  gap: 0 var(--space-3);
  overflow: hidden;
}
pointer-view[fill] > * { flex: 0 0 auto; max-width: 100%; }
pointer-view[fill] > :is(.view-caption, .view-summary, .view-failure) { width: 100%; max-width: none; }
pointer-view[fill] > .view-trust { display: none; }
pointer-view[fill] > .view-caption { order: 1; }
pointer-view[fill] > .view-summary { order: 2; }
pointer-view[fill] > .view-failure { order: 3; }
pointer-view[fill] > .view-plot { order: 4; width: 100%; min-height: 0; overflow: hidden; }
pointer-view[fill] > :is(.view-table, .view-take) { order: 5; }
/* Open details lie over the figure, which keeps its size. */
pointer-view[fill] { position: relative; }
pointer-view[fill] .view-codes[open] { flex: none; }
pointer-view[fill] :is(.table-frame, .view-sheet) { position: absolute; z-index: 2; inset: auto 0 var(--below, 2rem); ma\
x-height: 60cqh; margin: 0; padding: var(--space-2); overflow: auto; background: var(--surface); border: 1px solid var(-\
-rule); border-radius: calc(var(--radius) / 2); }
pointer-view[fill] .table-frame { padding: 0; }
pointer-view[fill][data-room~="short"] > .view-caption { display: none; }
pointer-view[fill][data-room~="low"] {
  > .view-summary { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { gap: 0 var(--space-3); }
  > .view-choices select { max-width: calc(9 * var(--text)); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
}
pointer-view[fill][data-room~="tight"] {
  > :is(.view-table, .view-take) { display: none; }
  > .view-title { font-size: var(--text); line-height: 1.4; max-width: 100%; overflow: hidden; text-overflow: ellipsis; \
white-space: nowrap; }
  > .view-choices { width: 100%; flex-wrap: nowrap; gap: var(--space-1); }
  > .view-choices :is(button, select) { padding: 0 var(--space-1); }
  /* Labels are hidden, but screen readers still read them. */
  > .view-choices label { font-size: 0; gap: 0; flex: 0 1 auto; min-width: calc(2.75 * var(--text)); }
  > .view-choices label select { font-size: var(--text); width: 100%; max-width: 100%; }
}
/* Before the script has measured the element. */
@container view (max-height: 36rem) { pointer-view:not([data-room]) > .view-caption { display: none; } }
@container view (max-height: 22rem) { pointer-view:not([data-room]) > .view-summary { display: none; } }
.with-unit { white-space: nowrap; }
@media (prefers-reduced-motion: reduce) { pointer-view, pointer-view * { transition: none !important; animation: none !i\
mportant; } }
@media print {
  pointer-view { break-inside: avoid; }
  pointer-view :is(.view-choices, .view-take, .view-table) { display: none; }
}
`;var Uo=new CSSStyleSheet;Uo.replaceSync(jo+Ho);document.adoptedStyleSheets=[...document.adoptedStyleSheets,Uo];w();w();var $h="exported"in document.documentElement.dataset,Ag=vh().toString();function vh(){let e=location.hash.slice(1);return $h&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function Do(e){try{return JSON.parse(e)}catch{return e}}zt();w();var qo={min:.5,max:4},Ih={controls:["none","some","all"],caption:["none","title","all"]};function Mn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=qo.min&&Number(t)<=qo.max:e==="scale"?!0:e==="controls"||e==="caption"?Ih[e].
includes(t):CSS.supports("color",t)}w();var Yo=Promise.resolve();function Ko(e){let t=Yo.then(Rh).then(e);return Yo=t.catch(()=>{}),t}function Rh(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}w();zt();w();var Wr={width:960,height:540};function Xo(e){return{"HTML frame":Zo(e),"Web component":Ph(e),Markdown:ti(e),Quarto:Ch(
e),LaTeX:Wh(e)}}function Zo(e){let{title:t,embed:n}=e;return`<iframe src="${le(n)}" title="${le(t)}" width="${Wr.width}"\
 height="${Wr.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Qo(e)}</iframe>`}function Ph(e){
let{server:t,attributes:n}=e,r=Object.entries({server:t,...n}).map(([s,o])=>o===""?s:`${s}="${le(o)}"`);return`<script s\
rc="${le(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${r.join(" ")}>${Qo(e)}</pointer-view>`}function Qo({title:e,caption:t,embed:n,picture:r}){let s=[e,t].filter(
Boolean).join(". ");return`<a href="${le(n)}"><img src="${le(r)}" alt="${le(s)}" width="${Wr.width}"></a>`}function ti({
title:e,embed:t,picture:n}){return`[![${Fh(e)}](<${Jo(n)}>)](<${Jo(t)}>)`}function Ch(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Zo(e),"```",":::",'::: {.content-visible unless-format="html"}',ti(e),":::"].join(`
`)}function Wh({title:e,caption:t,name:n,embed:r,picture:s}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${s}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Hh(r)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${zh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function le(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Fh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Jo(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Hh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var jh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Uh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Dh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Gh=/[ąęįųĄĘĮŲ]/,Bh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function zh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Bh,"")].flatMap(n=>[...Dh[n]??Vh(n)]).map(n=>jh[n]??qh(n)).join("")}function Vh(e){return Gh.test(e)?
e.normalize("NFD").slice(0,1):e}function qh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:Uh.test(e)?e:"?"}w();function ni(e,t,{title:n,origin:r}){let s=e.slice(e.indexOf(",")+1);if(t==="svg")return Yh(decodeURIComponent(s),n,r);let o=Uint8Array.
from(atob(s),a=>a.charCodeAt(0)),i=[ei("Title",n),ei("Source",r)];return new Blob([o.subarray(0,33),...i,o.subarray(33)],
{type:"image/png"})}function Yh(e,t,n){let r=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,s=(o,i)=>{
let a=document.createElementNS(r.namespaceURI,o);return a.textContent=i,a};return r.prepend(s("title",t),s("desc",n)),new Blob(
[new XMLSerializer().serializeToString(r)],{type:"image/svg+xml"})}function ei(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),r=new DataView(new ArrayBuffer(n.length+8));return r.setUint32(0,n.length-4),new Uint8Array(r.buffer).set(
n,4),r.setUint32(n.length+4,Kh(n)),r.buffer}function Kh(e){let t=-1;for(let n of e){t^=n;for(let r=0;r<8;r+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}w();function Fr(e,t){let n=document.createElement("a");n.href=Jh(e),n.download=t,n.click()}function Jh(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var Xh=[1,2,4],Zh=2;function si({name:e,links:t,view:n,picture:r,csv:s,json:o}){let i=document.createElement("div");i.className=
"view-take";let a={link:An("Link"),embed:An("Embed"),json:An("JSON"),offline:An("Offline file")};a.json.target="_blank",
a.offline.title="One HTML file with this whole view inside, for use without a network";let c=qe("JSON",()=>ri(o(),`${e()}\
.json`,"application/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, wh\
ich does not answer.";let h=Qh(()=>{let{link:m,embed:b}=t(),x=b?n():null;return{...m&&{Address:m},...x&&Xo(x)}}),u=()=>{
let m=t();for(let b of Object.keys(a)){let x=m[b];a[b].hidden=x===null,x!==null&&(a[b].href=x)}a.json.download=`${e()}.j\
son`,c.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=ce.answers};for(let m of["pointerenter","foc\
usin"])i.addEventListener(m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(
...Xh.map(m=>{let b=m===Zh;return new Option(`${m}×`,String(m),b,b)}));let p=async m=>{let{address:b,meta:x,selection:k}=await r(
m,Number(f.value)),M=x.origin??t().embed??location.href,$=[x.title,k].filter(Boolean).join(": ");Fr(ni(b,m,{title:$,origin:M}),
`${e()}.${m}`)},g=()=>ri(`\uFEFF${s()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement("span");return y.
append(qe("PNG",()=>p("png"))," ",f),i.append(a.link,a.embed,y,qe("SVG",()=>p("svg")),qe("CSV",g),a.json,c,a.offline,h,l),
u(),i}function Qh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let r=document.createElement("p"),s=document.createElement("textarea");Object.assign(s,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let o=document.createElement("span");o.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(r,s),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;o.textContent=
"",s.hidden=!0;let c=Object.entries(e()).map(([l,h])=>qe(l,()=>a(l,h)));r.replaceChildren(...c,o)});let a=async(c,l)=>{s.
value=l,s.hidden=!1,s.setAttribute("aria-label",c);let h=await tu(l);h||s.select(),o.textContent=h?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function tu(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function An(e){let t=document.createElement("a");return t.textContent=e,t}function qe(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function ri(e,t,n){Fr(new Blob(
[e],{type:n}),t)}Ye();w();var oi={width:420,height:200},eu=300,he=2,ft=20,Ht=8,nu=13,ci=.75,ru=3,su=7.5,ou=44,iu=18,li=240,hi=90,ui=56,fi=90,au=48,
cu=1.3,lu=.6,hu=9,pi=1.4,di=["coloraxis","coloraxis2"];function mi({data:e,layout:t},{width:n,height:r,isFixed:s,scale:o}){
if(!n)return{data:e,layout:t};let i={width:n/o,height:r/o},a=s&&(i.width<oi.width||i.height<oi.height),c={...i,isFixed:s,
isTiny:a,isNarrow:i.width<560,scale:o},l=a?uu(t,t.meta.small??{}):t;if(!s)return{data:e,layout:{...l,...ai(e,l,c)}};let h=pu(
fu(e,l),c),u={...h,...ai(e,h,c),...mu(e,h,c),...yu(h,c)};return{data:Eu(e,h,c.height),layout:u}}function uu(e,t){return gi(
e,t)}function gi(e,t){if(!ii(e)||!ii(t))return t;let n={...e};for(let[r,s]of Object.entries(t))n[r]=gi(e[r],s);return Object.
fromEntries(Object.entries(n).filter(([,r])=>r!==null))}function ii(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function bi(e,t){return Object.entries(e).filter(([r])=>t.test(r))}function yi(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function wi(e){return bi(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function xi(e,t){return e[t]}function fu(e,t){let{xaxis:n}=t,
r=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,s=Array.isArray(r)?r.filter(i=>typeof i=="string"):[],o=Array.isArray(
r)&&s.length===r.length;return n?.tickangle!==-90||n.tickvals||!s.length||!o?t:{...t,xaxis:{...n,tickmode:"array",tickvals:s,
ticktext:s}}}function pu(e,{width:t,isTiny:n,scale:r}){let{xaxis:s,yaxis:o,meta:i}=e,a=s?.ticktext;if(!s||s.tickangle!==
-90||!a||a.length<=he)return e;let c={...s,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
o?.ticktext?.join()===a.join()){let p=a.map((y,m)=>On(y,m,1/0)),g=a.map((y,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...o,ticktext:p}}}let[h,u]=s.domain??[0,1],f=(u-h)*(t-(n?hi:li))/a.length;for(let p of[1,ci]){let g=a.map((m,b)=>du(
On(m,b,1/0),f/p));if(g.includes(""))continue;let y={...s.tickfont,size:p*r*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...p<1&&{tickfont:y}}}}return e}function du(e,t){let n=Math.floor(t/Ht)-1,r=[];for(let s of e.split(" ")){
let o=r.at(-1);if(s.length>n)return"";o!==void 0&&o.length+1+s.length<=n?r[r.length-1]=`${o} ${s}`:r.push(s)}return r.length<=
ru?r.join("<br>"):""}function mu(e,t,{width:n,height:r,isTiny:s,scale:o}){let i=gu(e,t),a=Math.max(...i.map(b=>b.length*
Ht+au)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ft>r/(s?4:3),h=i.length>0&&!l,u=bu(t,r,o),p=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/o||ft)*pi+2,g=Math.min(t.margin?.t??8,h?c*ft+4:t.annotations?.length?
p:8),y=di.some(b=>xi(t,b)?.colorbar?.orientation==="h"),m=!t.margin||y&&!s;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(g*o)}},...u}}function gu(e,t){if(t.showlegend===!1)return[];let n=new Map,r=0;for(let{name:s,type:o,
visible:i,showlegend:a,legendgroup:c}of e)!s||(a===!1||i===!1)||["heatmap","contour"].includes(o)||(r+=1,n.set(c||s,s.replace(
/<[^>]*>/g,"")));return r>1||t.showlegend?[...n.values()]:[]}function bu(e,t,n){let{annotations:r=[],template:s}=e,o=({yref:f,
yanchor:p})=>f==="paper"&&p==="bottom",i=r.filter(o);if(!i.length)return{};let a=wi(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(p=>p-f).filter(p=>p>0),1-f)),l=s.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ft)/
pi);if(h>=l)return{};let u=Math.max(hu,h*n);return{annotations:r.map(f=>o(f)?{...f,font:{...f.font,size:u}}:f)}}function yu(e,{
height:t,isTiny:n}){let r=Math.floor(t/3/Ht),s=t-ki(e,1/0,r)-ui,o={};for(let i of di){let a=xi(e,i);a&&(n?o[i]={...a,showscale:!1}:
o[i]=wu(e,i,a,s))}return o}function wu(e,t,n,r){let s=n.colorbar??{};if(r>=eu||s.ticktext||s.orientation==="h")return n;
let o=e.template.layout[t],i=s.tickvals??o?.colorbar?.tickvals,a=(s.len??1)*r;if(!i){let u=Math.max(he,Math.floor(a/ft/1.5));
return{...n,colorbar:{...s,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ft)&&h.push(u)}return{...n,colorbar:{...s,tickvals:h}}}function ai(e,t,n){let{width:r,height:s,
isFixed:o,isTiny:i,isNarrow:a}=n,c=a?r:1/0,l=o?Math.floor(s/3/Ht):1/0,h=ki(t,c,l),u=o?h?ui:fi:0,f=Math.max(s-h-(i?2*ft:u),
ft),p=i?r-hi:Math.max(r-li,60);return Object.fromEntries(bi(t,/^[xy]axis/).map(([g,y])=>{let m=g.startsWith("x"),b=o&&m?
Mu(y,t,f):y,[x,k]=b.domain??[0,1],M=(k-x)*(m?p:f),$=t.template.layout.font.size*n.scale,A=$u(b,m,M,$,n),v=(m?void 0:xu(e,
g,b))??t.meta.priority?.[g];return[g,vu(A,{isX:m,length:M,fontSize:$,upright:l,priority:v},n)]}))}function xu(e,t,{tickvals:n=[]}){
let r=new Map;for(let{type:s,orientation:o,yaxis:i="y",x:a,y:c,z:l}of e){let u=s==="heatmap"?l:s==="bar"&&o==="h"?a:void 0;
if(!(i!==t.replace("axis","")||!u||!Array.isArray(c)))for(let[f,p]of c.entries()){let g=[u[f]??0].flatMap(m=>ku(m)?[...m]:
m),y=Math.max(...g.map(m=>Math.abs(Number(m))||0));r.set(p,Math.max(y,r.get(p)??0))}}return Math.max(0,...r.values())>0?
n.map(s=>r.get(s)??0):void 0}function ku(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function $u(e,t,n,r,{
isTiny:s,isFixed:o}){let i=e.title?.text??"";if(!s)return o&&!t&&i.length*Ht>cu*n?{...e,title:{}}:e;let[a,c]=e.domain??[
0,1];if(!t||!i||e.side==="top"||c-a>lu)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ht-1))+1),h=i.length>l?`${i.
slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:r-2},text:h}}}function vu(e,{isX:t,length:n,fontSize:r,
upright:s,priority:o},i){let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.
showticklabels===!1)return e;if(!u)return c||h&&t?Au(e,t,n,i):e;let p=u.length;if(l&&t&&p===1&&e.tickangle===0&&(u[0]??"").
length*Ht>n-Ht)return{...e,tickfont:{size:.75*r}};if(p<=he&&(t||!c||n>=ft))return e;let y=!t&&c&&n/p<ft,m=t&&e.tickangle===
0&&u.every(A=>/^\d+$/.test(A)),b=Ht*(String(p).length+1),x=Math.floor(n/(y?nu:m?b:ft)),k=p<=he?[p-1]:Ou(p,x,o),M=t&&e.tickangle!==
0?s:1/0,$=$i(u,h?a:1/0,M);return{...e,...y&&{tickfont:{...e.tickfont,size:ci*r}},tickvals:k.map(A=>f[A]??A),ticktext:k.map(
A=>$[A]??"")}}function Mu(e,t,n){let[r]=yi(t,e.anchor)?.domain??[0,1],s=wi(t).map(([,a])=>a),o=Math.max(...s.filter(a=>a<=
r),-1/0),i=(r-o)*n;return e.side==="top"||i>2.4*ft?e:{...e,title:{},...i<.9*ft&&{showticklabels:!1}}}function Au(e,t,n,{
isTiny:r,isNarrow:s}){let o=Math.max(he,Math.floor(n/(t?ou:ft*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/
o);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(he,Math.floor(n/iu))};let c=s&&t&&e.nticks&&!r?he:o,l=Math.min(e.nticks??1/0,c);return r||e.nticks||l<5?{...a,nticks:l}:
e}function Eu(e,t,n){return e.map(r=>{if(r.type!=="heatmap"||!r.texttemplate)return r;let s=yi(t,r.yaxis),[o,i]=s?.domain??
[0,1],a=s?.ticktext?.length;return a===void 0?r:(i-o)*(n-fi)<a*ft?{...r,texttemplate:""}:r})}function Ou(e,t,n){let r=[...Array(
e).keys()];if(e<=t)return r;let s=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return r.filter(i=>i%s===0);let o=[];for(let i of[
...r].sort((a,c)=>(n[c]??0)-(n[a]??0)))o.every(a=>Math.abs(a-i)>=s)&&o.push(i);return o.sort((i,a)=>i-a)}function ki({xaxis:e},t,n){
let r=e?.tickangle===0?[]:e?.ticktext??[],s=$i(r,t,n).map(o=>o.length);return Math.max(0,...s)*su}function $i(e,t,n){return e.
map((o,i)=>Su(o,i,t,n)).every((o,i)=>o===e[i])?e:e.map((o,i)=>On(o,i,n,t))}function Su(e,t,n,r){return n===1/0&&e.length<=
r?e:On(e,t,r,n)}function On(e,t,n,r=1/0){let s=r<1/0,o=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=o,[l="",h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(s?Math.max(5,Math.floor(r/48)):u,n),p=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return i+(h?`${t+1} ${p}`:p)+c}w();w();$e();var Tu={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function Ke(e){if(Array.isArray(e))return Nu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Tu[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(ke(e.bdata).buffer),r=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:r}}function Nu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,n[0]?.length??0]}}function Je({values:e,
shape:t},n){let[,...r]=t,s=r.reduce((o,i)=>o*i,1);return{values:_u(e,n*s,(n+1)*s),shape:r}}function vi({values:e,shape:t}){
return t.length<2?e:Hr({values:e,shape:t})}function Hr(e){return Array.from({length:e.shape[0]??0},(t,n)=>Je(e,n).values)}
function _u(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}Ye();w();function Ai(e,t){return Object.fromEntries(e.map(({name:n,values:r,value:s})=>[n,r.find(o=>String(o)===t(n))??s]))}function Ei(e,t){
for(let{name:n,values:r}of e){let s=t(n);if(s===null||r.map(String).includes(s))continue;let o=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:n,message:`There is no ${n} ${s}; ${o}.`}}return null}
function Oi(e,t,n){return t.reduce((r,s)=>{let o=e.find(({name:i})=>i===s)?.values??[];return r*o.length+o.indexOf(n[s]??
"")},0)}function Ur(e,t){return e.map(r=>{let s=Dr(r,t);return typeof s=="number"?`${r.title.toLowerCase()} ${s}`:s}).join(
", ")}function Dr(e,t){return Si(e)[e.values.indexOf(t[e.name]??"")]}function Si({values:e,labels:t}){return t??e}var Sn=class{#r;#t;#n="";#s=0;#e=null;constructor(t,n){
this.#r=t,this.#t=n}offer({choices:t=[],player:n},r,s){let o=t.length?[]:r.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),o.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#r.replaceChildren(...t.map(c=>this.#o(c))),o.length&&s&&this.#r.append(this.#i(o));let a=t.find(({name:c})=>c===n);
a&&this.#r.append(...this.#l(a))}show(t){for(let[n,r]of Object.entries(t)){let s=this.#r.querySelector(`select[name="${n}\
"]`);s instanceof HTMLSelectElement&&(s.value=String(r))}}pause(){clearInterval(this.#s),this.#s=0,this.#e&&(this.#e.textContent=
"Play")}#o(t){let{name:n,title:r,values:s}=t,o=document.createElement("select");o.name=n;let i=Si(t);return o.append(...s.
map((a,c)=>new Option(String(i[c]),String(a)))),o.addEventListener("change",()=>{this.pause();let a=s[o.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),Mi(r,o)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((r,s)=>new Option(r.name,String(s)))),n.addEventListener("change",()=>{let r=n.value?t[Number(n.value)]:void 0;
r?.meta&&this.#t.open(r.meta),n.value=""}),Mi("Open",n)}#l({name:t,title:n,values:r}){let s=()=>r.indexOf(this.#t.selected()[t]??
""),o=h=>{let u=r[Math.max(0,Math.min(r.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),o(s()+h)},a=jr(
"Play",()=>{if(this.#s){this.pause();return}s()===r.length-1&&o(0),a.textContent="Pause",this.#s=setInterval(()=>{o(s()+
1),s()===r.length-1&&this.pause()},1200)});this.#e=a;let c=jr("‹",()=>i(-1)),l=jr("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function Mi(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function jr(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}w();w();var Lu={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Gu(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Bu(e/Math.SQRT2))},Gr={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function Iu(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function Ni({shape:e}){return e.reduce((t,n)=>t*n,1)}function _i(e,t,{single:n=!1}={}){let r=n?
Float32Array:Float64Array,s=[],o=(i,a)=>s[i]?.[a]??Number.NaN;for(let i of e){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new r(Ni(i)),c=i.op==="table"?t(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:Ru(e,i,l,o);s.push(a)}return s.at(-1)??new r(0)}function Ru(e,t,n,r){let{op:s}=t;if(s==="c\
onstant")return Cu(t,n);let o=Pu(e,t,n).map(([u,f])=>r(u,f)),[i=0,a=0,c=0]=o;if(s==="view"||s==="join")return i;if(s==="\
where")return i?a:c;if(s==="matmul")return ju(o);if(s==="collect")return Gr.sum?.(o)??0;if(s==="softmax")return Fu(e,t,n,
o);let l=Gr[s];if(l)return l(o);let h=Lu[s];if(!h)throw new RangeError(`There is no operation ${s}.`);return h(i,a)}function Pu(e,t,n){
let{op:r,of:s=[],groups:o}=t,[i=0,a=0]=s;if(r==="view")return[[i,Uu(t,n)]];if(r==="join")return[Du(e,s,n)];if(r==="colle\
ct")return(o?.[n]??[]).map(c=>[i,c]);if(r==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(
n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Ti(c).flatMap(p=>[[i,h*c+p],[a,f+p*l+u]])}if(r==="softmax"||r in
Gr){let c=e[i]?.shape.at(-1)??0,l=r==="softmax"?Math.floor(n/c):n,h=Ti(c).map(u=>[i,l*c+u]);return s.length>1?[...h,[a,0]]:
h}return s.map(c=>[c,e[c]?.shape.length?n:0])}function Cu({values:e=0},t){return Iu(Array.isArray(e)?e[t]??Number.NaN:e)}
function Wu(e,{of:t=[]},n){let r=e[t[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function Fu(e,t,n,r){let{place:s,
width:o}=Wu(e,t,n),i=Hu(r.slice(0,o),r[o]);return(i[s]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function Hu(e,t=1){let n=Math.
max(...e),r=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(s=>Math.exp((s-n)/r))}function ju(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function Uu({shape:e,offset:t=0,strides:n,index:r},s){if(r)return r[s]??
0;let[o,i]=[t,s];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;o+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return o}function Du(e,t,n){
let r=n;for(let s of t){let o=Ni(e[s]??{op:"",shape:[]});if(r<o)return[s,r];r-=o}throw new RangeError(`No operand has th\
e element ${n}.`)}function Ti(e){return Array.from({length:e},(t,n)=>n)}function Gu(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function Bu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let r=1;Math.abs(n)>Math.
abs(t)*1e-17;r+=1)n*=2*e*e/(2*r+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Ii="all",Li=new WeakMap;function Ri({data:e,layout:t},n){let{meta:r}=t;for(let s of r.parts??[]){let o=e[s.trace];if("\
lines"in s){let i=Xe(s.lines,r,n);Object.assign(o,Vu(i,n[s.row],s))}else o[s.attribute]=vi(Xe(s.is,r,n))}for(let{axis:s,
option:o,titles:i}of r.axis_titles??[]){let a=t[s],{title:c}=a.colorbar??a,l=i[Pi(r,n,o)];(a.colorbar??a).title={...c,text:l}}}
function Pi(e,t,n){let{values:r=[]}=e.choices?.find(({name:s})=>s===n)??{};return t[n]===Ii?0:r.indexOf(t[n]??"")}function Xe(e,t,n){
let r=zu(t);return{values:_i(e,(o,i=[])=>{let a=r[o];if(!a)throw new Error(`The figure has no array ${o}.`);return i.reduce(
(c,l)=>Je(c,Pi(t,n,l)),a).values}),shape:e.at(-1)?.shape??[]}}function zu(e){let t=Li.get(e);return t||(t=Object.fromEntries(
Object.entries(e.arrays??{}).map(([n,r])=>[n,Ke(r)])),Li.set(e,t)),t}function Vu({values:e,shape:t},n,{above:r,to:s}){let o=[],
i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Ii&&l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=r||u>s||(o.push(
0,1,null),i.push(l,h,null))}return{x:o,y:i}}_n();function zr(e,t){let{table:n}=vt(e);if(n&&"rows"in n)return[n];if(lt(e))return[];let{data:r,layout:s}=e,o=n?[tf(n,s.
meta,t)]:[];return n&&!n.beside?o:[...Hi(r).map(i=>ji(s,i)),...o]}function Fi(e,t){let{cells:n,choices:r,table:s}=vt(e),
o=n&&!lt(e)?[Qu(e,n)]:zr(e,t).map((l,h,{length:u})=>u>1?Zu(l):l),i=o[0]?.columns??[],a=s&&"rows"in s?[]:(r??[]).filter(({
name:l})=>!i.includes(l)),c=a.map(l=>Dr(l,t));return Nn({columns:[...a.map(({name:l})=>l),...i],rows:o.flatMap(({rows:l})=>l.
map(h=>[...c,...h]))})}function Zu({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.
flatMap(([r,...s])=>s.map((o,i)=>[e,r,t[i],o]))}}function Hi(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function Qu({
data:e,layout:t},n){let r=Hi(e),s=r.flatMap(o=>{let{columns:i,rows:a}=ji(t,o),c=Object.values(o.meta??{});return a.flatMap(
([l,...h])=>h.map((u,f)=>[...c,l,i[f+1],u]))});return{columns:[...Object.keys(r[0]?.meta??{}),...n],rows:s}}function tf(e,t,n){
let{columns:r,labels:s}=e;if("values"in e){let i=e.values.map(a=>Xe(a,t,n).values);return{columns:r,rows:s.map((a,c)=>[a,
...i.map(l=>l[c])])}}let o=Hr(Xe(e.matrix,t,n));return{columns:r,rows:s.map((i,a)=>[i,...Array.from(o[a]??[])])}}function ji(e,t){
let n=Ke(t.z??[]),r=Ci(e,t,"y").map((s,o)=>[s,...Array.from(Je(n,o).values)]);return{columns:[t.name??"",...Ci(e,t,"x")],
rows:r}}function Ci(e,t,n){let r=t[n];if(Array.isArray(r))return r.map(c=>Wi(String(c)));let s=e[`${n}axis`],i=e[`${n}ax\
is${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??s?.categoryarray;if(i)return i.map(Wi);let{shape:a}=Ke(t.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Wi(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}w();zt();Ye();var ef=12,ve=new Map,Vr=new Map;function Kr(e,t){let n=JSON.stringify(Object.values(e)),r=ve.get(n)??new Map;
ve.delete(n),ve.set(n,r);for(let i of ve.keys()){if(ve.size<=ef)break;ve.delete(i)}let s=r.get(t);if(s)return s;let o=new Promise(
(i,a)=>nf(n,e,t,{resolve:i,reject:a}));return r.set(t,o),o.catch(()=>r.delete(t)),o}function nf(e,t,n,r){let s=Vr.get(e);
if(s){s.views.set(n,r);return}let o=new Map([[n,r]]);Vr.set(e,{query:t,views:o}),setTimeout(()=>{Vr.delete(e),rf(t,o)},0)}
async function rf(e,t){let{server:n,path:r,query:s,theme:o}=e,i=[...t.keys()].sort().join(",");try{let a=await Ct(`${r}/\
figures?${Ft({...s,views:i,theme:o})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ct&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?sf(e,l).then(h,u):u(a)}}function sf({server:e,path:t,
query:n,theme:r},s){let o=Ft({...n,theme:r});return Ct(`${t}/views/${encodeURIComponent(s)}?${o}`,{},e)}var qr=new Map;async function Di(e,t){
let n=qr.get(e),r=n??(e.startsWith("#")?of(e.slice(1)):af(e));n||(qr.set(e,r),r.catch(()=>qr.delete(e)));let s=await r;if(lt(
s))return s;let{templates:o={}}=s.layout.meta,i=o[t];if(!i)return s;let a=Ui(i),c=new Map;for(let f of Object.values(o))
Ui(f).forEach((p,g)=>{c.set(p,a[g]??p)});let{data:l,layout:h}=Yr({data:s.data,layout:s.layout},c),{meta:u}=s.layout;return{
...s,data:l,layout:{...h,meta:u,template:i}}}function Ui(e){return e.layout.colorway}function Yr(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(r=>Yr(r,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([r,s])=>[r,Yr(s,t)])):t.get(e)??e}async function of(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function af(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);return t?.ok?t.json():Wt(t?.status??0,"The figure could not be loaded; reload the p\
age to try again.")}function Me(e,{server:t,path:n,view:r,values:s}){let o=encodeURIComponent(r),i=n.startsWith("lessons\
/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${o}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${o}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${o}/offline`},h=Ft({...i&&e!=="json"?{step:r}:{},...s}).toString();return new URL(
h?`${c[e]}?${h}`:c[e],t).href}w();var Gi=/<br ?\/?>/i,Ln=null;function Bi(e,t,{width:n,height:r,scale:s},o=df){let{font:i}=t.template.layout,a={size:i.size*
s,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let p=f,g=u.startsWith("x"),y=cf(p,g,a,o);if(y===null||y&&!ff(t,p,g))continue;l[u]={...p,automargin:!1};
let m=g?"b":"l";if(y&&(c[m]=Math.max(c[m],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((p.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=r-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let p=e.some(({coloraxis:m,visible:b})=>m===
u&&b!==!1)?hf(t,u,h,a,o):0,g=Math.min(12,c.l,c.t,c.b),y=(p+g+(1.02-1)*(n-c.l))/1.02;p&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let p=In(f.ticktext,{...a,
...f.tickfont},o).width;uf(f,p,n,c)&&delete l[u]}return{...t,...l,margin:c}}function cf(e,t,n,r){if(e.visible===!1)return 0;
let s=e.title?.text??"";if(e.showticklabels===!1)return s?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,p=In(i,
{...n,size:f},r);return 1+(h?p.width+.2*f:t?p.height:p.width)+lf(e,s,n)}function In(e,{size:t,family:n},r){let[s,o,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(Gi);o=Math.max(o,l.length);for(let h of l){let u=r(pf(h),
`${c} ${t}px ${n}`);s=Math.max(s,u.width),i=Math.max(i,u.descent)}}return{width:s,height:t+(o-1)*1.3*t+i}}function lf(e,t,n){
if(!t)return 0;let{font:r,standoff:s}=e.title,o=r?.size??Math.round(1.2*n.size),i=t.split(Gi).length-1;return o*(.7+i*1.3)+
(s??6)}function hf(e,t,n,r,s){let o=e[t]??{},a={...e.template.layout[t]?.colorbar,...o.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(o.showscale===!1||f||!c?.length||!h)return 0;let p=In(
l??c.map(String),r,s),g=20+h,y=a.title?.text;if(!y)return g+1+p.width;let m=Math.round(1.2*r.size),b=In([y],{...r,size:m},
s).width,[x,k]=[o.cmin??c[0]??0,o.cmax??c.at(-1)??1],M=u*n-20;return c.some(A=>Math.abs((A-x)/(k-x)-.5)*M<b/2+1.3*(r.size/
2))?g+1+p.width+1.45*m+2:g+10+1.25*m}function uf({domain:e=[0,1],categoryarray:t,ticktext:n=[]},r,s,{l:o,r:i}){let[a,c]=e,
l=s-o-i,h=(c-a)*l/(t??n).length,u=Math.min(o+a*l,i+(1-c)*l);return(r-h)/2>u}function ff(e,t,n){let r=t.anchor??(n?"y":"x"),
s=e[`${r[0]}axis${r.slice(1)}`],[o]=s?.domain??[0,1];return o===0}function pf(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function df(e,t){if(Ln??=document.createElement("canvas").getContext("2d"),!Ln)return{
width:0,descent:0};Ln.font=t;let{width:n,fontBoundingBoxDescent:r}=Ln.measureText(e);return{width:n,descent:r}}w();function Vi({x:e,y:t,xaxis:n,yaxis:r},s){let o=[zi(n,e,s),zi(r,t,s)];return[...new Set(o.filter(i=>i!==null))]}function zi(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let r=e.type==="category"?e.d2l_noadd(t):t;return typeof r=="number"&&
Number.isInteger(r)?r:null}function qi(e,t,n){let r=e.querySelector(":scope > .view-marks")??e.appendChild(mf());if(!e._fullLayout)
return;let s=e._fullLayout,{_subplots:o}=e._fullLayout,i=(o?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[s[`xaxis${c}`],s[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:p})=>t.includes(p));return[[h,
u],[u,h]].flatMap(([p,g])=>p&&g&&t.includes(p._name)&&(f||p.anchor===g._id)?n.map(m=>gf(p,g,m)):[])});r.replaceChildren(
...i.filter(a=>a!==null))}function mf(){let e=document.createElement("div");return e.className="view-marks",e}function gf(e,t,n){
if(!e._length)return null;let r=e._id.startsWith("x"),s=[e.l2p(n-.5),e.l2p(n+.5)],[o,i]=[Math.min(...s),Math.max(...s)];
if(!(i>0&&o<e._length)||!t._length)return null;let[a,c]=r?[e._offset+o,t._offset]:[t._offset,e._offset+o],[l,h]=r?[i-o,t.
_length]:[t._length,i-o],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}w();Jr();var Yi="vendor/plotly/plotly-traces-4.1.1.min.js",Xr;function Pn(e){return window.Plotly?Promise.resolve(window.
Plotly):(Xr??=new Promise((t,n)=>{let r=document.createElement("script");r.src=e?new URL(`static/${Yi}`,e).href:new URL(
`../${Yi}`,O).href;let s=()=>{Xr=void 0,r.remove(),n(new Error("The drawing library could not be loaded. Reload the page\
 to try again."))};r.addEventListener("load",()=>window.Plotly?t(window.Plotly):s()),r.addEventListener("error",s),document.
head.append(r)}),Xr)}async function Ki(e,t,n){let{width:r,height:s}=e.layout,a={svg:await(await Pn()).toImage(e,{format:"\
svg",width:r,height:s,imageDataOnly:!0}),width:r,height:s};return t==="svg"?Ze(a):Rn(a,n)}_n();Qe();var Io={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},Ro=["inputs","removed"],og=new Set(["server","source","model","lesson","view","theme","\
reads",...Ro,...Object.keys(Io)]),bh=["scale","accent","controls","caption"],ig=new Set([...bh,"fill"]),ph=":scope > a",
dh="pointer-view:hover",No=matchMedia("(prefers-color-scheme: dark)"),ag={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},cg=120,lg=[["short",576,0],["low",352,0],["tight",288,352]],Pr={height:525,width:640,
least:.75,most:4},_o={width:944,height:524,least:.6},hg="400px 0px",mh=660,ug="[data-answer]:not(pointer-view *)",fg=/^(\w+):(\d+)$/,
pg="The server draws this chart, and it does not answer.",dg="The answer above is computed in this browser.",mg="Type vi\
sits, or add a place, to see what the model answers.",Ve=null,Lo=null,Po=class extends HTMLElement{#r=null;#t=null;#n=null;#s=0;#e=!1;#o="";#i=!1;#l="";#a=[];#u=!1;#p=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:hg});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#y=new MutationObserver(
t=>this.#S(t.map(({attributeName:n})=>n??"")));#v=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#k();return}
this.#W(this.#A),this.#E()};#O=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#f=({type:t})=>this.#D(t==="beforeprint");connectedCallback(){
this.#r??=this.#H(),this.#P(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(dh,this.#O),
No.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#f);this.#m.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#u=!0,this.#k()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(dh,this.#O),No.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#f);this.#m.disconnect(),this.#y.
disconnect(),this.#p.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#X())}get chosen(){
return this.#t?this.#$:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#Z();
return Math.ceil(t+En(this.#t)+n)}get#h(){return this.#r??=this.#H(),this.#r}#I(){this.#u=!0,this.#p.disconnect(),this.#k()}#S(t){
t.some(r=>ig.has(r))&&(this.#P(),this.#E()),t.includes("beat")&&this.#M();let n=t.filter(r=>og.has(r)&&!this.#x(r));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#I():n.length?this.#k():this.#d.some(({name:r})=>t.includes(r))?this.#V()&&
this.#E():t.includes(this.#l)&&this.#k()}#x(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#M(){if(!this.#o)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#T(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#b("beat",{beat:t===null?null:t+1})}get#d(){return this.#t?vt(this.#t).choices??[]:[]}#k(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#F()}))}get#C(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#N(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#R(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#A(){let t=this.getAttribute("theme");return t===
"auto"?No.matches?"dark":"light":(t??this.#R)==="dark"?"dark":"light"}get#_(){let t=this.getAttribute("scale");return t===
"auto"?this.#j:t!==null&&Mn("scale",t)?Number(t):1}get#j(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let r=Math.round(10*Math.min(n/Pr.height,t/Pr.width))/10;return Math.min(Pr.most,Math.max(Pr.least,
r))}#P(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#_)):
this.style.removeProperty("--scale"),t&&Mn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#L(){if(this.hasAttribute("lesson")){let n=Ro.map(r=>[r,this.getAttribute(r)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Io).map(
([n,r])=>[r,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#F(){let{needsHistory:t,query:n}=this.#L;
this.#s+=1;let r=this.#s,s=this.getAttribute("source"),o=this.getAttribute("view")??"",i=this.#C&&o&&(!t||n.visits||n.record);
if(!s&&!i){this.#G(mg);return}if(!this.#u){this.#G("");return}let a=this.#A;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#N,path:this.#C,query:n,theme:a},l=this.hasAttribute("server")?this.#N:"",[h]=await Promise.
all([s?Di(s,a):this.#w(c,o),s?null:o===we?Promise.resolve().then(()=>(To(),So)):Pn(l)]),u=lt(h),f=u?await Promise.resolve().then(()=>(To(),So)):
null;u||await Pn(l),await Ko(()=>{r===this.#s&&(this.#st(f?.NetworkDrawing??null,vt(h).title),this.#t=u?h:structuredClone(
h),this.#it(this.#t),this.#U({...c,theme:"light"},o))})}catch(c){r===this.#s&&this.#Y(c)}finally{r===this.#s&&this.removeAttribute(
"aria-busy")}}async#w(t,n){let r=n===we?this.#n:null,s=this.getAttribute("model")??"",o=await r?.compute(t,s,{isSilent:!1});
if(o)return o;try{return await Kr(t,n)}catch(i){if(!gh(i))throw i;let a=await r?.compute(t,s,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#R!==t?this.dataset.theme=t:delete this.dataset.theme}#U(t,n){if(!this.#t||lt(this.#t))return;let{template:r,
meta:s}=this.#t.layout,o=s.templates?.light;Ve??=o??(this.#A==="light"?r:null),!(Ve||this.hasAttribute("source"))&&(Lo??=
Kr(t,n),Lo.then(i=>{lt(i)||(Ve??=i.layout.template)}).catch(()=>{Lo=null}))}#D(t){if(this.#i=t,!this.#t||!this.#o)return;
let n=Ve??this.#n;this.#W(t&&n?"light":this.#A),this.#E(),t||requestAnimationFrame(()=>this.#E())}#H(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:si({name:()=>this.#tt,links:()=>this.#bt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(o,i)=>this.#mt(o,i),csv:()=>this.#t?Fi(this.#t,this.#$):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#Q());let r=new Sn(n.choices,{selected:()=>this.#$,select:(o,i)=>this.#pt(
o,i),open:o=>this.#b("open",o)}),s=this.querySelector(ph);s?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...s?[s]:[]),this.addEventListener("toggle",({target:o})=>this.#ft(o),!0);for(let o of[n.plot,n.details,n.choices,
n.exports,n.failure])o.hidden=!0;return{...n,controls:r}}#g(t,n){let r=this.querySelector(`.${n}`),s=r instanceof HTMLElement?
r:document.createElement(t);return s.className=n,s}#st(t,n){if(t===null==(this.#n===null))return;let r=this.#h,s=r.plot.
cloneNode();s.removeAttribute("data-listening"),s.role=t?"group":"img",r.plot.replaceWith(s),r.plot=s,this.#n?.bar?.remove(),
this.#n=t?new t(s,{title:n,isProjected:this.hasAttribute("fill"),hover:o=>this.#b("hover",{visits:o}),told:o=>this.#T(o),
acts:{server:()=>this.hasAttribute("source")?null:this.#N,answered:o=>this.#ot(o),resized:()=>requestAnimationFrame(()=>this.#z())}}):
null,this.#n?.bar&&r.summary.before(this.#n.bar)}#ot({figure:t,interventions:n}){this.#t=t;let{interventions:r}=this.#n??
{};r?this.setAttribute("interventions",r):this.removeAttribute("interventions"),this.#V()&&this.#E(),this.#b("interventi\
ons",n)}#q(t){let{plot:n,details:r,choices:s,exports:o,failure:i}=this.#h;for(let c of[n,r,s,o])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#G(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(
!0),this.#h.summary.textContent=t}#Y(t){this.#G("");let{failure:n}=this.#h,r=gh(t)&&document.querySelector(ug)!==null,s=r?
pg:ye(t);if(n.replaceChildren(s),r&&n.append(" ",gg()),n.hidden=!1,this.#b("failed",{message:s}),!(t instanceof ct)||![0,
503].includes(t.status))return;let o=document.createElement("button");o.type="button",o.textContent="Try again",o.addEventListener(
"click",()=>this.#k()),n.append(" ",o)}#it(t){let{title:n,caption:r,controls:s}=this.#h,o=vt(t);n.textContent=o.title,n.
hidden=!1,r.replaceChildren(...Et(o.caption)),this.#at(o.trust),this.toggleAttribute("data-network",lt(t)),this.#q(!1),s.
offer(o,lt(t)?[]:t.data,!this.hasAttribute("fill")),this.#V()&&this.#E()}#at(t){let{trust:n}=this.#h;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!ce.answers)return;let r=document.createElement("a"),s=encodeURIComponent(this.
getAttribute("model")??"");r.href=new URL(`insights/${s}#view-${t.view}`,this.#N).href,r.textContent="Which explanation \
to believe",n.append(" ",r)}#E(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,r=this.#B(En(this.#t)),s=n?Math.min(r.
width||mh,mh):r.width;if(!s)return;if(lt(this.#t)){let i=r.isFixed?this.#ht:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${r.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=r.isFixed?`${r.height}px`:"",this.#ct(t,
this.#t,{...r,width:s});let o=!this.dataset.drawn;o&&this.querySelector(ph)?.remove(),this.#o=`${s}×${r.height}`,this.dataset.
drawn="true",o&&this.hasAttribute("beat")&&this.#M(),this.#X(),this.#b("drawn",{})}#ct(t,{data:n,layout:r},s){let o=this.#i,
i=o&&Ve?{...r,template:Ve}:r,a=this.#K({data:n,layout:i},s);window.Plotly?.react(t,a.data,o?{...a.layout,width:s.width}:
a.layout,ag),t.dataset.listening||this.#lt(t)}#K({data:t,layout:n},{width:r,height:s,isFixed:o}){let i="rgba(0, 0, 0, 0)",
a=this.#_,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=mi({data:t,layout:bg(n)},{width:r,height:s,isFixed:o,scale:a}),
f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Bi(u.data,u.layout,
{width:r,height:s,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:s}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#b("open",n.data.meta);let[,r,s]=fg.exec(String([n.customdata].
flat()[0]))??[];r&&this.#b("select",{table:r,row:Number(s)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#b("hover",{
visits:Vi(n,this.#J)})}),t.on("plotly_unhover",()=>this.#b("hover",{visits:[]}))}get#J(){return this.#t?vt(this.#t).visit_axes??
[]:[]}#b(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#X(){!this.#t||!this.#o||(this.#n?
this.#n.mark(this.#a):qi(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,r=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:r,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#P(),this.#ut();let{above:s,below:o}=this.#Z();
this.style.setProperty("--below",`${Math.ceil(o)}px`);let i=Math.max(Math.floor(this.offsetHeight-s-o),cg);return{width:r,
height:i,isFixed:!0}}get#ht(){let t=Math.min(1,this.#_),[n,r]=[this.offsetWidth,this.offsetHeight],s=Math.min(n/_o.width,
r/_o.height)/t;return n<r||s>1||s*t<_o.least?1:s}#ut(){let[t,n]=[this.offsetWidth/this.#_,this.offsetHeight/this.#_],r=lg.
filter(([,s,o])=>n<s||t<o).map(([s])=>s).join(" ");this.dataset.room!==r&&(this.dataset.room=r)}#Z(){let{plot:t,details:n,
exports:r}=this.#h,s=this.getBoundingClientRect(),o=s.height/this.offsetHeight||1,i=[n,r].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-s.top)/o,below:a/o}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#z())}#z(){if(!this.#t)
return;let{width:t,height:n}=this.#B(En(this.#t));t&&this.#o!==`${t}×${n}`&&this.#E()}#pt(t,n){this.setAttribute(t,String(
n)),this.#b("option",{[t]:n})}#V(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Ei(this.#d,this.#v);
if(n)return this.#Y(new Error(n.message)),this.#l=n.name,!1;let r=vt(t),s="";if(this.#d.length&&!lt(t)){let o=this.#$;this.#h.
controls.show(o);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>o[c]===l));Ri(t,o);let{summaries:i}=r;
i&&(r.summary=i.texts[Oi(this.#d,i.by,o)]??""),s=`: ${Ur(this.#d,o)}`}return this.#h.summary.replaceChildren(...Et(r.summary??
"")),this.#h.plot.setAttribute("aria-label",`${r.title}${s}. ${r.summary??""}`),this.#Q(),!0}get#$(){return Ai(this.#d,this.#v)}#Q(){
let{details:t}=this.#h;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${vt(this.#t).title}`),n.append(...this.#dt().map(
Tn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#dt(){return this.#t?zr(this.#t,this.#$):[]}async#mt(t,n){let r=this.#t;
if(!r)throw new Error("There is no figure to save yet.");return{address:lt(r)?await this.#n?.address(t,n)??"":await Ki(this.#gt(
r),t,n),meta:vt(r),selection:Ur(this.#d,this.#$)}}#gt(t){let{data:n,layout:r}=structuredClone(t),s=this.#B(r.height),{paper_bgcolor:o,
plot_bgcolor:i}=r.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K(
{data:n,layout:r},s),l=a?{}:{paper_bgcolor:o,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:s.width,...l}}}get#tt(){
let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(Do(this.getAttribute("against")??"{}")),
r=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],s=this.getAttribute("name")??
r.filter(Boolean).join("-"),o=this.#$,a=this.#d.filter(({name:c,values:l})=>o[c]!==l[0]).map(({name:c})=>typeof o[c]=="n\
umber"?`${c}-${o[c]}`:o[c]);return[s,...a].join("-")}get#et(){return{server:this.#N,path:this.#C,view:this.getAttribute(
"view")??"",values:{...this.#L.query,...this.#$}}}get#nt(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=bh.map(r=>[r,this.getAttribute(r)??""]).filter(([r="",s])=>this.hasAttribute(r)&&Mn(r,s??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#bt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ce.answers))return{link:n,embed:null,json:null,offline:null};let s=this.#et;return{link:n,embed:Me(
"embed",this.#rt(s)),json:Me("json",s),offline:Me("offline",s)}}#rt(t){let{controls:n,...r}=this.#nt,s={...t.values,...r,
...n&&n!=="some"&&{controls:n}};return{...t,values:s}}#yt(t){let n=this.#et,{title:r,summary:s=""}=vt(t),o=["model","les\
son","view","reads",...Ro,...Object.keys(Io)],i=[...this.attributes].filter(({name:f})=>o.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:p})=>[f,p])),...this.#$,...l&&{theme:l},
...c},u=this.#rt(n);return{title:r,caption:s,name:this.#tt,server:n.server,embed:Me("embed",u),picture:Me("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,p])=>[f,String(p)]))}}};function gh(e){return e instanceof ct&&e.status===0}function gg(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=dg,e}function bg(e){let t=Object.
entries(e).map(([n,r])=>{if(!/^[xy]axis/.test(n))return[n,r];let s=r,o=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=s.type==="category"&&!s.categoryarray&&o;return[n,i?{...s,categoryorder:"array",categoryarray:o}:s]});return Object.fromEntries(
t)}customElements.define("pointer-view",Po);})();
