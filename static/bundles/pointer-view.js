(()=>{var bh=Object.defineProperty;var N=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(r){throw n=[r],r}};var Cs=(e,t)=>{for(var n in t)bh(e,n,{get:t[n],enumerable:!0})};var Ws,yh,O,w=N(()=>{"use strict";({currentScript:Ws}=document),yh=Ws instanceof HTMLScriptElement?Ws.src:"",O=new URL("\
static/js/",yh||document.baseURI).href});async function Ct(e,t,n=$t){let r=await Sh(e,t,n);if(r.status!==Mh)return Ds(r)}async function Sh(e,t,n){let r=await fetch(
new URL(`api/${e}`,n),t).catch(Bs),o=r!==null&&!vh.includes(r.status);if(String(n)===$t.href&&Nh(o&&!Th(r)),!o)return zs();
if(r.ok)return r;let{errors:s=[]}=await Ds(r);throw new ct(r.status,s)}function Ds(e){return e.headers.get("content-type")?.
includes("json")?e.json().catch(zs):Wt(e.status)}function Gs(e){let t=AbortSignal.timeout(Ah);return e?AbortSignal.any([
e,t]):t}function Th({headers:e}){return e.get("cache-status")?.startsWith("service-worker")??!1}function Nh(e){e!==ae.answers&&
(ae.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:e}})))}function Bs(e){if(_h(
e))throw e;return null}function zs(e){return Bs(e),Wt(0,Eh)}function Wt(e,t=Oh(e)){throw new ct(e,[{where:"",message:t,suggestions:[]}])}
function _h(e){return e instanceof DOMException&&e.name==="AbortError"}function Ft(e){let t=Object.entries(e).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(t.map(([n,r])=>[n,String(r)]))}function be(e){return e instanceof Error?e.
message:String(e)}var ct,$t,ae,vh,Mh,Ah,Eh,Oh,zt=N(()=>{"use strict";w();ct=class extends Error{constructor(t,n){super(n.
map(r=>r.message).join(" ")),this.status=t,this.problems=n}},$t=new URL(O.replace(/^(.*\/)static\/.*$/,"$1")),ae={answers:!0},
vh=[502,504],Mh=204,Ah=5e3,Eh="No response could be read. Your input is still here; check your connection and try again.",
Oh=e=>`The server answered with ${e}.`});function lt(e){return"kind"in e&&e.kind===ye}function vt(e){return lt(e)?e.meta:e.layout.meta}function An(e){return lt(e)?
e.meta.height??0:e.layout.height}var ye,qe=N(()=>{"use strict";w();ye="network"});function we(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let r="";for(let o of t)
r+=String.fromCharCode(o);return btoa(r)}function xe(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),r=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)r[o]=n.charCodeAt(o);return r}var ke=N(()=>{"use strict";w()});function Sn({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(s=>Gr(
"th",s,"col")));let o=n.createTBody();for(let[s,...i]of t)o.insertRow().append(Gr("th",s,"row"),...i.map(a=>Gr("td",a)));
return n}function Gr(e,t,n){let r=document.createElement(e);n&&(r.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?
t.toFixed(6):String(t??"–");return r.textContent=Number(o)===0?o.replace("-",""):o,r}function Tn({columns:e,rows:t}){return`${[
e,...t].map(r=>r.map(Ju).join(",")).join(`\r
`)}\r
`}function Ku(e){return(Number.isInteger(e)?[]:[6,7,8,9]).map(r=>Number(e.toPrecision(r))).find(r=>Math.fround(r)===e)??
e}function Ju(e){if(e==null)return"";if(typeof e=="number")return Number.isNaN(e)?"":String(Ku(e));let t=e.replace(qu,"$\
1'").replace(Yu,"'"),n=Vu.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var Vu,qu,Yu,Nn=N(()=>{"u\
se strict";w();Vu=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,qu=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Yu=/^(?=[\t\r\n])/});async function Xe({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await gf(e))}`}async function In(e,t){let n=new Image;
n.src=await Xe(e),await n.decode();let r=document.createElement("canvas");r.width=Math.round(e.width*t),r.height=Math.round(
e.height*t);let o=r.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,r.width,r.height),r.toDataURL("image/png")}async function gf(e){let t=await bf();return t&&e.replace(/<svg[^>]*>/,
n=>`${n}<style>${t}</style>`)||e}async function bf(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await yf(n,e.href??document.baseURI)})}`}}catch{}
return""}async function yf(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return n.ok?`data:font\
/woff2;base64,${we(new Uint8Array(await n.arrayBuffer()))}`:Wt(n.status)}var Kr=N(()=>{"use strict";w();zt();ke()});function xf(e){return e.split(wf)}function Et(e){return xf(e).map((t,n)=>{if(n%2===0)return t;let r=document.createElement(
"span");return r.className="with-unit",r.textContent=t,r})}var wf,Ze=N(()=>{"use strict";w();wf=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function j(e,t,n=!1){let r=0;for(let o of e)r+=Xr(o);return r*t*(n?1.06:1)}function Xr(e){return kf.test(e)||e===" "?.29:
$f.test(e)?.87:vf.test(e)?.65:.55}function rt(e,t,n,r=!1){if(j(e,n,r)<=t)return e;let o=t/(n*(r?1.06:1))-Xr("…"),s="";
for(let i of e){if(o-=Xr(i),o<0&&s)break;s+=i}return`${s.trimEnd()}…`}function Pn(e,t,n,r,o=!1){let s=[],i="",a=e.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||j(h,n,o)<=t){i=h;continue}if(s.length===r-1){i=[i,...a.slice(
c)].join(" ");break}s.push(i),i=l}return[...s,rt(i,t,n,o)]}function S(e,t=0){let n=100*e,r=10**-t;return n>0&&n<r/2?`<${r.
toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function Me(e,t){let n=o=>Math.round(10*Number((100*o).toFixed(1))),
r=(n(e)-n(t))/10;return{change:r,size:Math.abs(r).toFixed(1),sign:r>0?"▲":"▼"}}function _(e,t=1){if(e===Number.NEGATIVE_INFINITY)
return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Vt(e){let t=Math.
round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function ht(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var kf,$f,vf,gt,z=N(()=>{"use strict";w();kf=
/[ijlI.,:;'|!()[\]]/,$f=/[mwMW%@—…]/,vf=/[A-ZÄÖÜ0-9+=<>]/;gt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function Mf({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ki({prediction:e},{prediction:t,places:n}){let r=t.location===e.location,o=r?"":`${n[t.location]?.label??
t.name}, `,{change:s,size:i,sign:a}=Me(e.probability,t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} \
%`,change:r&&s?`${a} ${i} points`:"",isMore:s>0}}function Zr(e,t){e.replaceChildren(...Et(t?Mf(t):"…"));let{location:n,
probability:r}=t?.prediction??{};for(let[o,s]of Object.entries({location:n,probability:r,engine:t?.engine}))s===void 0?delete e.
dataset[o]:e.dataset[o]=String(s)}var Ji=N(()=>{"use strict";w();z();Ze()});var Qe,Qr=N(()=>{"use strict";w();Qe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Xi=N(()=>{"use strict";w()});var Zi=N(()=>{"use strict";w()});var Qi,qt,ta,Cn,Ae,to,eo,ea,Ee=N(()=>{"use strict";w();Qi=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday",
"Sunday"],qt=1,ta=2,Cn=15,Ae=30,to=8,eo=99,ea={location:"place",user:"person",time:"time",weekday:"weekday",recency:"rec\
ency",duration:"duration",position_from_end:"position"}});function Wn(e,t){return e.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,r,o)=>{let s=String(t[r]);return o?s.replace(/\B(?=(\d{3})+$)/g,
","):s})}var no=N(()=>{"use strict";w();Ee()});function na(e){return Object.entries(Qe).flatMap(([t,n])=>{let r=e[t]??n.default;return(Array.isArray(r)?r.length:r!==n.
default)?[{key:t,declared:n,value:r}]:[]})}function ra({parts:e},t){return(Array.isArray(t)?t:[t==="all"?e.map(()=>"*"):
t]).map(r=>r&&typeof r=="object"&&!Array.isArray(r)?r:Object.fromEntries([r].flat().map((o,s)=>[e[s],o])))}var oa=N(()=>{
"use strict";w();Qr();Xi();Zi();no()});function oo(e,t,n){switch(t.kind){case"head":return Of(e,t,n.architecture);case"mask":return Sf(e,t.visit,n.visits);case"\
skip":return Tf(e,t);case"residuals":return Lf(e);case"gate":return Nf(e,t);case"temperature":return _f(e,t)}}function Of({
remove_heads:e=[],replace_with:t,...n},{layer:r,head:o},{layers:s,heads:i}){let a=Array.from({length:s*i},(u,f)=>[Math.floor(
f/i),f%i]),c=e==="all"?a:e,h=c.some(([u,f])=>u===r&&f===o)?c.filter(([u,f])=>u!==r||f!==o):a.filter(([u,f])=>u===r&&f===
o||c.some(([p,g])=>u===p&&f===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function Sf({mask_visits:e=[],
...t},n,r){let o=r[n]?.sent??0;if(n===r.length-1)return{...t,...e.length&&{mask_visits:e}};let s=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return s.length?{...t,mask_visits:s}:t}function Tf({skip:e=[],...t},{layer:n,part:r}){
let o=e.filter(i=>i.layer!==n||i.part!==r),s=o.length<e.length?o:[...e,{layer:n,part:r}];return s.length?{...t,skip:s}:t}
function Nf({gate:e,only:t,...n},{value:r}){return r===null?n:{...n,gate:r}}function _f(e,{of:t,value:n}){let r=`${t}_te\
mperature`,o={...e};return delete o[r],n===1?o:{...o,[r]:n}}function Lf({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
function aa(e){let t=na(e).flatMap(({key:n,declared:r})=>r.of?[]:[n]);return Object.keys(e).filter(n=>t.includes(n)).map(
n=>({key:n,text:ro(n,e),short:ro(n,e,Ef)}))}function ro(e,t,n=Number.POSITIVE_INFINITY){let r=Qe[e],{text:o,item:s="",every:i="",
single:a,between:c=", ",first:l=0}=r.said,h=t[e]??r.default,u=ra(r,h).map(y=>Wn(s,ia(y,m=>l?Number(m)+l:sa(m)))),f=r.parts.
includes("head")&&u.length>n,p=typeof o=="string"?o:o[h]??"",g=ia(Qe,({of:y},m)=>y===e?ro(m,t):"");return Wn(a&&u.length===
1?a:p,{...g,value:sa(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var Ef,sa,ia,so=N(()=>{"use strict";w();Qr();
oa();no();Ef=3;sa=e=>String(e).replaceAll("_","-"),ia=(e,t)=>Object.fromEntries(Object.entries(e).map(([n,r])=>[n,t(r,n)]))});function la(e,t){return aa(e).map(({key:n,text:r,short:o})=>{let s=document.createElement("li"),i=document.createElement(
"button");return i.type="button",i.textContent=`${o} ×`,i.title=o===r?ca:`${r}. ${ca}`,i.addEventListener("click",()=>{
t(Object.fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),s.append(i),s})}var ca,ha=N(()=>{"use strict";w();so();ca=
"Take this change back"});var If,Fn,ua=N(()=>{"use strict";w();Ji();ha();Ze();If={browser:"Computed in this browser.",server:"Computed in Python."},
Fn=class{#r;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#s=document.createElement("span");#i=document.createElement("p");engine="server";constructor(t){
this.#r=t,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>t({})),this.#s.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#s,this.#i)}show(t,n,{
learned:r,isCompared:o,note:s}){this.engine=t.engine,Zr(this.#t,t),this.#t.title=If[t.engine];let{value:i,change:a}=r?Ki(
t,r):{value:"",change:""};this.#n.replaceChildren(...Et(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(s),this.fail("")}wait(t,n){Zr(this.#t,null),this.#n.textContent="",this.#a(t),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#l(t){this.#s.
textContent=t,this.#s.hidden=!t}#a(t){let n=this.root.contains(document.activeElement),r=la(t,this.#r);this.#o.replaceChildren(
...r),this.root.hidden=this.#e.hidden=r.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function fa(e,t,n){let r=e.querySelector(t);return r&&Rf(r,n)?r:null}function Rf(e,t){return e instanceof(t??HTMLElement)}
var pa=N(()=>{"use strict";w()});function da(e){return Hn!==null&&Object.hasOwn(Hn,e)}async function ma(e,t=$t){return Oe?Pf(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await ya(e,"vocabulary")))}async function Pf(e,t){try{return await Ct(
e,{},t)}catch(n){if(!(n instanceof ct)||n.status)throw n;let r=new URL(`api/${e}`,t),o=await fetch(r,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function ga({id:e,weights:t},n,r=$t){if(!Oe)return ya(e,"weight\
s",n);let o=`api/models/${encodeURIComponent(e)}/weights/${t?.sha256}`;return wa(new URL(o,r),"weights",n)}async function ba(e,{
weights:t}){if(!t||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==t.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function ya(e,t,n=!1){let r=Hn?.[e]?.[t];if(!r)throw new Error(`This page holds no ${t} of ${e}.`);if(!r.
startsWith("#"))return wa(new URL(r,document.baseURI),t,n);let o=document.getElementById(r.slice(1))?.textContent??"";return xe(
o.trim()).buffer}async function wa(e,t,n){let r=await fetch(e,{cache:n?"reload":"default"});if(!r.ok)throw new Error(`Th\
e ${t} could not be fetched (${r.status}).`);return r.arrayBuffer()}function Cf(e){let t=fa(document,`script#${e}`,HTMLScriptElement);
return t&&JSON.parse(t.textContent??"")}var Hn,Oe,io=N(()=>{"use strict";w();zt();ke();pa();Hn=Cf("model-files"),Oe=Hn===
null});function tn(e){let{tensors:t,lengths:n,...r}=e;return{...r,tensors:xa(t,(o,s)=>({values:o,shape:s})),...n&&{lengths:xa(n,
o=>o)}}}function xa(e,t){return Object.fromEntries(Object.entries(e).map(([n,{data:r,shape:o}])=>[n,t(new Float32Array(xe(
r).buffer),o)]))}function ao({tensors:e,weights:t,...n}){let r=Object.entries(e).map(([o,{values:s,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:we(new Uint8Array(Float32Array.from(s).buffer))}]);return{...n,tensors:Object.fromEntries(r)}}var ka,en=N(
()=>{"use strict";w();ke();ka=e=>e.lengths!==void 0});function va(e){try{return e()}catch(t){let{problems:n}=t;throw n?new ct(422,n):t}}function Df(e){let t=Object.entries(e).
map(([n,r])=>[n,r!==null&&typeof r=="object"?JSON.stringify(r):r]);return Ft(Object.fromEntries(t))}var Wf,$a,Ff,Hf,jf,Uf,
Ma,jn,Aa=N(()=>{"use strict";w();zt();io();en();Wf=["browser","server"],$a=20,Ff=300,Hf=4,jf="static/bundles/browser-mod\
el.js",Uf="The network could not be loaded.",Ma={address:new URL("../bundles/browser-model.js",O).href,load(e){let t=null,
n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(
e)===$t.href?import(Ma.address):import(new URL(jf,e).href)}},jn=class{#r;#t;#n;#o=null;#e=null;#s=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,r=$t){
this.#r=t,this.#n=r,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&Wf.includes(t)?t:null,
Oe||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(s=>setTimeout(s,Ff))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(t);if(!Oe)return Wt(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?Gs(n):n;try{return{...await this.#l(t,o),engine:"server"}}catch(s){if(!(s instanceof ct&&s.status===0)||this.
choice==="server")throw s;if(await this.prepare(),this.#e)return this.explainHere(t);throw this.choose(this.choice),s}}async compute(t){
await this.prepare();let n=this.#e;if(!n){let r=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),Wt(0,r)}return va(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Oe||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:r}=this.#e;return r.search(t,$a).map(({id:o,category:s})=>({label:r.label(o),
notation:r.notation(o),category:s}))}let{items:n}=await Ct(`${this.#t}/locations?${Ft({q:t,limit:$a})}`,{},this.#n);return n}async prepare(){
try{this.#o??=this.#a(),this.#e=await this.#o}catch(t){this.#s=!0;let n=t instanceof ct?!t.status:t instanceof TypeError;
this.obstacle=n?Uf:be(t)}}explainHere(t){let n=this.#e,{interventions:r,...o}=t,s=JSON.stringify([o,r||null]),i=this.#i.
get(s);if(i)return i;let a={...va(()=>n.trace(t)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=Hf&&this.#i.
delete(c),this.#i.set(s,a),a}async#l(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}\
/views/network?${Df(t)}`;try{let{trace:s}=await Ct(o,{...n&&{signal:n}},this.#n);return tn(s)}catch(s){if(!(s instanceof
ct&&s.problems[0]?.where==="view"))throw s;this.draws=!1}}let r={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(t),...n&&{signal:n}};return Ct(`${this.#t}/explain?encoding=base64`,r,this.#n)}async#a(){let t=await ma(
this.#r,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},r]=await Promise.all([Ma.load(this.#n),ga(t,this.#s,this.#n)]),o=ba(r,t);o.catch(()=>{});let s=new n(t,
r);return await o,s}}});var Ea,Oa=N(()=>{"use strict";w();Ea="No known place has any probability."});function co(e,t,n){return{kind:ye,get trace(){return ao(t)},get before(){return n&&ao(n)},meta:{...e,summary:Bf(t,n),table:{
columns:Gf,rows:zf(t)}}}}function Sa({prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Bf(e,t){
let{probability:n,from_pointer:r,from_generation:o}=e.prediction,s=n?`${Sa(e)} leads with ${Un(n)}: ${Un(r)} copied by t\
he pointer, ${Un(o)} from the generation head.`:Ea;return t?`${s} Compared with: ${Sa(t)} with ${Un(t.prediction.probability)}\
.`:s}function zf(e){let{pointer:t,generation:n,final:r}=e.location_probabilities,o={pointer:t,generation:n,final:r},s={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},i=(c,l)=>e.tensors[s[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,a=[...r,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(
a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(s).map(l=>i(l,c))])}var Gf,Un,Ta=N(()=>{"use strict";w();qe();en();
Oa();Gf=["place","pointer","generation head","probability"];Un=e=>`${(100*e).toFixed(1)} %`});function _a(e,t){return ho(e,t).isInBrowser}async function La(e,t,n,r){let o=await ho(t,n).compute(Ft(r)),s=co(e,o,null);
return lo.set(s,o),s}function Yf(e){return"tensors"in e}function ho(e,t){let n=JSON.stringify([t,e]),r=Na.get(n)??new jn(
e,null,t??$t);return r.draws=!0,Na.set(n,r),r}var Vf,qf,Na,lo,Dn,Ia=N(()=>{"use strict";w();ua();zt();so();Aa();io();Ta();
Vf="Loading the network …",qf="Waiting for the server …",Na=new Map,lo=new WeakMap;Dn=class{#r;#t;#n=null;#o=null;#e=null;#s=null;#i=null;#l={};#a={};#u=[];#p=[];#m=0;#b=0;constructor(t,n){
this.#r=t,this.#t=n,this.bar=new Fn(o=>this.#h(o));let{drawn:r}=t;r.addEventListener("focusin",()=>this.#$());for(let o of[
"pointerover","pointerdown"])r.addEventListener(o,({target:s})=>{s instanceof Element&&s.closest("[data-act]")&&this.#$()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",s=>this.#T(s))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(t,n,r,o){this.#m+=1,cancelAnimationFrame(this.#b),this.#o=t,this.#e=n,this.#i=r,this.#l=
this.#a=n.interventions,this.#s=this.text?null:n,this.#u=[],this.#p=[];let s=this.#t.server(),i=n.notation!==null&&(s!==
null||da(n.model));this.#n=i?ho(n.model,s):null,i?this.#r.hooks.act=a=>this.#c(a):delete this.#r.hooks.act,this.#r.hooks.
whatIf=a=>this.#S(oo(this.#a,a,n)),this.#f(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#$(){this.#n?.
prepare()}#c(t){if(!this.#e)return;let n=oo(this.#a,t,this.#e);"isDone"in t&&!t.isDone?this.#d(n):this.#h(n)}#d(t){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#S(t);n&&(this.#r.show(n,this.#i??this.#s),this.#f(n,"browser",t))})}#S(t){
return this.#n?.model?.trace(this.#L(t))??null}#h(t){this.#u.push(this.#a),this.#p=[],this.#N(t)}#T(t){let n=t.key.toLowerCase();
!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#w(this.#p,this.#u):
this.#w(this.#u,this.#p))}#w(t,n){let r=t.pop();r&&(n.push(this.#a),this.#N(r))}async#N(t){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=t,this.#m+=1;let r=this.#m,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Vf:qf),this.#t.
resized();try{await n.prepare();let s=Object.keys(t).length>0,{engine:i,...a}=await this.#v(n,t),c=s&&!this.#i;if(c&&(this.#s??=
await this.#v(n,{})),r!==this.#m||!this.#o)return;let l={...a,interventions:t},h=this.#i??(c?this.#s:null);this.#e=l,this.#l=
t,s||(this.#s=l),this.#f(l,i);let u=co(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(s){
if(r!==this.#m||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#r.show(this.#e,this.#i??(this.text?this.#s:null)),
this.#f(this.#e,this.bar.engine),this.bar.fail(be(s)),this.#t.resized()}}async#v(t,n){let r=await t.explain(this.#L(n));
if(!Yf(r))throw new Error("The server gave no trace of this network.");return r}#L(t){let{notation:n,user:r,predict_at:o,
location_probabilities:s}=this.#e;return{visits:n??"",user:r,predict_at:o,top_k:s.final.length,interventions:Object.keys(
t).length?t:null}}#f(t,n,r=this.#l){let{sharesWeights:o=!0,obstacle:s=""}=this.#n??{},i=Object.keys(r).length>0;this.bar.
show({...t,engine:n},r,{learned:i&&!this.#i?this.#s:null,isCompared:this.#i!==null,note:o&&s?`This browser cannot comput\
e: ${s}`:""})}}});function Gn(e,t){return e.map(n);function n(r){let o=r.children.map(f=>typeof f=="string"?f:n(f)),{attributes:s}=r,i=s["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...r,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...r,attributes:{...s,class:`${s.class} ${l}`,"aria-label":`${s["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var uo=N(()=>{"use strict";w()});function d(e,{key:t,...n}={},...r){let o=r.flat(Number.POSITIVE_INFINITY).filter(Kf),s={tag:e,attributes:n,children:o};return typeof t==
"string"&&(s.key=t),s}function nn(e){return e==null||e===!1?null:String(typeof e=="number"?Ot(e):e)}function Ot(e){return Math.
round(e*100)/100}function Se(e){return e.map(({x:t,y:n,width:r,height:o})=>{let s=Ot(r);return`M${Ot(t)} ${Ot(n)}h${s}v${Ot(
o)}h${-s}Z`}).join("")}function Yt(e,t,n,r){let[o,s,i,a]=[t[0],t[1],r[0],r[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${s} ${c} ${s}Z`}function fo(e,t,n,r){let[o,s,i,a]=[t[0],
t[1],r[0],r[1]].map(Ot),[c,l,h]=[e,n,(e+n)/2].map(Ot);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${s} ${h} ${s} ${c}Z`}function Ra(e,t,n,r){let[o,s,i,a]=[t[0],t[1],r[0],r[1]].map(Ot),[c,l]=[e,n].map(Ot);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${s} ${a} ${s} ${c}Z`}function Kf(e){return e!=null&&e!==!1&&e!==""}var D=N(()=>{"use str\
ict";w()});function Pa(e,t,n){return t?Gn(e,r=>{let o=t.parts.find(i=>Ca(i.name)===r);if(!o)return null;let s=Fa(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${s} points`,onTop:i=>Jf(i,o,s,n)}}):
e}function Ca(e){return e.replace(/\.feed_forward$/,".stream")}function Jf({attributes:e},{layer:t,head:n},r,o){let[s,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${r}`:r,h=.85*o,[u,f]=[j(l,h)+.9*h,1.5*h],
p=Number(s)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-f/2-2);return d("g",{key:"circuit",class:"\
added"},d("rect",{x:p-u/2,y:g-f/2,width:u,height:f,rx:f/2}),d("text",{x:p,y:g+.36*h,"font-size":h},l))}function Wa({parts:e},t){
let n=e.find(s=>Ca(s.name)===t);if(!n)return"";let r=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${r} ${o} to the smallest set, and adds ${Fa(n.value)} points.`}function Fa(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function Ha(e,t){let{parts:n,
location:r,whole:o,smallest:s}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(r).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${S(s,1)}.`,text:`All give it ${S(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var ja=N(()=>{"use strict";w();
uo();D();z()});function _t(e,t){for(let{kind:n,pattern:r}of Xf){let o=r.exec(e??"");if(!o)continue;let s=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(s)};return Zf(i,t)?i:null}return null}function Zf({kind:e,visit:t=0,
layer:n=0,head:r=0,location:o=2},s){return e==="pointer"?s.hasPointer:e==="generation"?s.hasGeneration:e==="gate"?s.hasGate:
t<s.count&&n<s.layers&&(e!=="head"||r<s.heads)&&o>1&&o<s.trace.architecture.locations}function bt(e,t){return e?.kind===
"visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,r)=>n===e.location?[r]:[])}function rn(e,t){return e!==
null&&["head","stream","context"].includes(e.kind)?[t.count-1]:bt(e,t)}function yt({lit:e},t,n){return e?.kind===t&&e.layer===
n?" lit":""}function St(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}
var Xf,pt=N(()=>{"use strict";w();Xf=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Ga(e,t,n,r){let o=e.target instanceof Element?e.target:null,s=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=_t(i,t);if(s==="gate")return ep(e,n);if(s==="attention_temperat\
ure")return Da(e,t,"attention");if(s==="pointer_temperature")return Da(e,t,"pointer");if(!r||a?.kind!=="visit"||s||e.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?op(e,c,t,h,l):np(e,n,h)}function Ba({pointerId:e,pointerType:t,target:n,clientX:r,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||t==="touch")return null;let a=!1;
return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-r,h-o)>=mo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function go({trace:e},t,n){let r=(e.interventions[`${t}\
_temperature`]??1)*2**n,{least:o,most:s}=tp;return Number(Math.min(s,Math.max(o,r)).toPrecision(2))}function ep({pointerId:e},t){
let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),r=0;return{pointer:e,follows:!0,to({type:o,clientX:s,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(s-n.left)/n.width;return o!=="pointercancel"&&(r=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:r,isDone:a}}}}function Da({pointerId:e,clientX:t},n,r){let o=!1;return{
pointer:e,follows:!0,to({clientX:s},i){if(o||=Math.abs(s-t)>=mo,!o)return null;let a=go(n,r,(s-t)/Qf);return{kind:"tempe\
rature",of:r,value:a,isDone:i}}}}function np({pointerId:e,clientY:t},n,r){let o=r,s=!1;return{pointer:e,follows:!1,to({clientY:i},a){
if(s||=Math.abs(i-t)>=mo,!s)return null;let c=Math.sign(rp(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function rp(e,t){let r=[...e.querySelectorAll(".visit > .chip")].map(o=>{let{top:s,bottom:i}=o.
getBoundingClientRect();return Math.abs((s+i)/2-t)});return r.indexOf(Math.min(...r))}function op({pointerId:e,clientX:t},n,r,o,s){
let{start_minute:i=0,duration_minutes:a=0}=r.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-t)>=2,!l)return null;let p=po*
Math.round((u-t)/c*Ua/po),g=s==="time"?Math.min(Ua-po,Math.max(0,i+p)):Math.max(0,a+p);return g===h&&!f?null:(h=g,{kind:s,
visit:o,minutes:g,isDone:f})}}}var mo,Ua,po,Qf,tp,za=N(()=>{"use strict";w();pt();mo=5,Ua=1440,po=5,Qf=60,tp={least:.1,most:10}});function wt(e){let t=0,n=Number(e[0]);for(let r=1;r<e.length;r++){let o=e[r];o>n&&(t=r,n=o)}return t}var sp,Kt,Va,Jt=N(()=>{
"use strict";w();Ee();sp={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},Kt=class{#r=new Map;constructor(t,n=""){
this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.length;let{layers:r,heads:o,components:s}=t.architecture;
this.layers=r,this.heads=s.includes("attention")?o:0,this.hasPointer=s.includes("pointer"),this.hasGeneration=s.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){
return t.words?t.words:t.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){
return t.length===this.count&&t.every((n,r)=>n===this.locations[r])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(
`The trace has no ${t}.`);return n.values}has(t){let{tensors:n,lengths:r={}}=this.trace;return t in n||t in r}weights(t,n){
return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.
count)}isRemoved(t,n){let r=this.trace.interventions.remove_heads;return r?r==="all"||r.some(([o,s])=>o===t&&s===n):!1}isSkipped(t,n){
return(this.trace.interventions.skip??[]).some(r=>r.layer===t&&r.part===n)}isOff(t,n){return this.isRemoved(t,n)||this.isSkipped(
t,"attention")}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let r=0;r<this.heads;r++)for(let o of this.
weights(n,r))t=Math.max(t,o);return t||1}get slices(){return Object.entries(ea).filter(([t])=>this.has(`inputs.${t}`)).map(
([t,n])=>({name:t,label:n,short:sp[t]??n,lengths:this.#e(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,r=i=>this.isSkipped(t,i),o=new Float32Array(this.count),
s=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:s&&
r("attention")?o:s,feedForward:r("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[r,o]of this.locations.entries()){if(!this.hasPointer)break;let s=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};s.probability+=t[r],s.visits.push(r),n.set(o,s)}return[...n.values()].
sort((r,o)=>o.probability-r.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:r}=this.trace.location_probabilities,o=r.slice(0,t).map(({location:p})=>p),s=[...new Set(
n)].filter(p=>!o.includes(p)),i=o.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-s.length)),l=[...o.filter(p=>!a.
includes(p)),...s].map(p=>this.#t(p)),h=p=>l.reduce((g,y)=>g+y[p],0),u=this.#o(l),f={location:-1,label:Va(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let r=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[r];return o?Number(o.values[n]):t==="final"&&
n===qt?this.trace.unknown_probability:this.trace.location_probabilities[t]?.find(i=>i.location===n)?.probability??0}shareOf(t,n){
return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="generation"&&!this.#n(t,n)?null:(t==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#n("final",t)?this.probabilityOf("final",t):null}#n(t,n){
let r=t==="final"?"probabilities":`${t}.probabilities`;return this.has(r)||t==="final"&&n===qt||!!this.trace.location_probabilities[t]?.
some(o=>o.location===n)}generated(t){let r=(this.trace.location_probabilities.generation??[]).slice(0,t).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-r.reduce((i,{probability:a})=>i+a,0),s=this.#o(r);return[
...r,{location:-1,label:Va(s),category:null,probability:Math.max(0,o)}]}#o(t){let{architecture:n,ranks:r}=this.trace,o=r===
void 0?n.locations:ta+r;return o-1-t.filter(({location:s})=>s<o).length}#e(t){let n=this.#r.get(t);if(n)return n;let r=this.
trace.lengths?.[t]??this.#s(t);return this.#r.set(t,r),r}#s(t){let n=this.values(t),r=n.length/this.count,o=new Float32Array(
this.count);for(let s=0;s<this.count;s++){let i=0;for(let a=s*r;a<(s+1)*r;a++)i+=n[a]**2;o[s]=Math.sqrt(i)}return o}};Va=
e=>e===1?"1 other":`${e} others`});function jt(e,t,n,r=!1){if(r&&e?.kind==="visit")return{title:`${Ut(t,e.visit??0)}.`,text:""};let{title:o,text:s}=ap(e,t,
n),i=n?.words?ip(e,t,n):"";return{title:o,text:i?`${s} ${i}`:s}}function ip(e,t,n){let r=yo(n.words);if(e?.kind==="visit"&&
n.hasPointer&&t.hasVisitsOf(n))return`${r} the pointer gives it ${S(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="pla\
ce"){let o=n.knownProbability(e.location??0);return o===null?"":`${r} its probability is ${S(o,1)}.`}return e?.kind==="g\
ate"?`${r} it is ${n.gate.toFixed(2)}.`:""}function ap(e,t,n){switch(e?.kind){case"visit":return lp(e.visit??0,t);case"h\
ead":return up(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made of.",text:cp(t)};case"stream":return Ka(
e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the\
 last visit is ${t.trace.architecture.d_model} numbers. ${Qa(qa(t),!0)} ${qa(t).length===1?"reads":"read"} nothing else \
of it.`};case"pointer":return Ja(t);case"generation":return Xa(t);case"gate":return Za(t);case"place":return fp(e.location??
0,t);default:return pp(t,n)}}function cp(e){let{slices:t,trace:n}=e,r=Qa(t.map(({label:s})=>s)).replace("recency","$& (d\
ays ago)"),o=n.architecture.d_model;return e.has("inputs.norm")?`Each visit is ${t.length} vectors side by side: ${r}. O\
ne matrix mixes them into ${o} numbers.`:`The network has ${t.length} vectors for each visit: ${r}. Its first layer read\
s ${o} numbers.`}function qa(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],
...e.has("gate.logit")?["the gate"]:[]]}function Ut(e,t){let n=e.visits[t];return n?`${n.label}, ${gt[n.weekday]} ${ht(n.
start_minute)}`:""}function lp(e,t){let n=t.visits[e],r=[],o=hp(e,t);if(n?.masked)return{title:`${Ut(t,e)}.`,text:"This \
visit is masked: nothing reads it."};if(o&&r.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${S(o.weight)}.`),
t.hasPointer){let s=t.pointerWeights[e],i=t.locations[e]??0,a=s*t.gate,c=t.probabilityOf("final",i);r.push(t.hasGate?`Th\
e pointer gives it ${S(s,1)}, after the gate ${bo(a)} of its place’s ${S(c,1)}.`:`The pointer gives it ${S(s,1)} of th\
e answer.`)}return{title:`${Ut(t,e)}.`,text:r.join(" ")}}function hp(e,t){let n=null;for(let r=0;r<t.layers;r++)for(let o=0;o<
t.heads;o++){if(t.isOff(r,o))continue;let s=Number(t.lastRow(r,o)[e]);(!n||s>n.weight)&&(n={layer:r,head:o,weight:s})}return n}
function up(e,t,n){let r=`Layer ${e}, head ${t}.`;if(n.isOff(e,t)){let l=n.trace.interventions.replace_with==="mean"&&!n.
isSkipped(e,"attention");return{title:r,text:`Switched off: its output is ${l?"its mean over the visits":"zero"}. The ma\
p shows the weights it would have used.`}}let o=n.lastRow(e,t),[s=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===void 0?
"":` and ${S(o[i])} from ${Ut(n,i)}`,c=s===n.count-1?"itself":Ut(n,s);return{title:r,text:`The last visit reads ${S(o[s])}\
 from ${c}${a}.`}}function Ka(e,t){let{residual:n,attention:r,feedForward:o}=t.stream(e),s=t.count-1,i=r?`its self-atten\
tion adds one of length ${_(Number(r[s]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit com\
es in as a vector of length ${_(Number(n[s]))}; ${i}its feed-forward network adds one of length ${_(Number(o[s]))}.`}}function Ja(e){
let t=e.pointerWeights,n=wt(t),[r]=e.pointedPlaces,o=r&&r.visits.length>1?`; its ${r.visits.length} visits add up to ${S(
r.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite\
 visit is ${Ut(e,n)}, with ${S(t[n])}. Most probable to copy: ${r?.label}${o}.`}}function Xa(e){let t=e.generated(2).map(
({label:r,probability:o})=>`${r} with ${S(o)}`),n=e.probabilityOf("generation",qt);return{title:"Generation.",text:`It s\
cores all ${e.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${t.join(", then ")}.${n<
.01?"":` “Unknown” gets ${S(n)}.`}`}}function Za(e){let{gate:t,trace:n}=e,r=n.gate.learned?"network sets the gate":"\
gate is set";return{title:"Gate.",text:`${e.has("gate.logit")?`The ${r} to ${t.toFixed(2)}: `:"Without a gate, "}${S(t)}\
 of the answer’s distribution comes from the pointer, ${S(1-t)} from generation.`}}function fp(e,t){let{label:n}=t.nameOf(
e),r=c=>S(t.probabilityOf(c,e),1),{gate:o}=t,s=t.hasGate?`: ${o.toFixed(2)} × ${r("pointer")} by the pointer + ${(1-o).
toFixed(2)} × ${r("generation")} by generation`:"",i=t.locations.filter(c=>c===e).length,a=["It is not among the visits",
"It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is ${r("final")}${s}. ${a}\
.`}}function pp(e,t){let{prediction:n}=e.trace,{label:r}=e.nameOf(n.location),o=`${r}, ${S(n.probability,1)}`;if(t){let a=t.
trace.prediction,c=e.wordsFor(t);if(a.location===n.location){let h=dp(n.probability,a.probability);return{title:`${o}.`,
text:`That is ${h} ${c}.`}}let l=t.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${S(l,1)}).`,text:`${yo(
c)} the answer was ${t.nameOf(a.location).label}, ${S(a.probability,1)}.`}}let s=e.count===1?"the visit":`these ${e.count}\
 visits`,i=e.hasGate?` ${bo(n.from_pointer)} are copied from visits (pointer), ${bo(n.from_generation)} are generated.`:
"";return{title:`${o}.`,text:`A neural network read ${s} and expects this place next.${i}`}}function Bn(e){return e==="h\
ead"?"Switched off":"Masked"}function zn(e,t,n){let[r,o]=[S(t,1),S(n,1)];return r===o?`${e} would still get ${r}.`:`${e}\
 would get ${o} instead of ${r}.`}function dp(e,t){let{change:n,size:r}=Me(e,t);return n===0?"the same as":`${r} points ${n>
0?"more":"less"} than`}function yo(e){return e.charAt(0).toUpperCase()+e.slice(1)}function bo(e){return`${(100*e).toFixed(
1)} points`}function Qa(e,t=!1){let n=e.at(-1)??"",r=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?yo(r):
r}function tc(e){let{count:t}=e,n=e.visits[t-1],r=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Ut(
e,0)}. Where does this person go next?`:`They begin with ${r?.label} and end with ${Ut(e,t-1)}. Where does this person g\
o next?`,part:`visits.${t-1}`},{...jt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(mp(c,e)),
o.push({...Ka(c,e),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...jt({kind:"conte\
xt"},e,null),part:"context"}),e.hasPointer&&o.push({...Ja(e),part:"pointer"}),e.hasGeneration&&o.push({...Xa(e),part:"ge\
neration"});let{prediction:s}=e.trace,i=e.nameOf(s.location).label,a=e.hasGate?`${Za(e).text} `:"";return o.push({title:`${i}\
, ${S(s.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${s.location}`}),o}function mp(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let r=null,o=0;for(let i=0;i<t.heads;i++){if(t.isOff(e,i))continue;o+=1;let a=t.lastRow(e,i),c=wt(a);(!r||
a[c]>r.weight)&&(r={head:i,visit:c,weight:a[c]})}if(!r)return{title:n,text:"All of its heads are switched off.",part:null};
let s=r.visit===t.count-1?"from itself":`from ${Ut(t,r.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${r.head} reads ${S(r.
weight)} ${s}.`,part:`layers.${e}.heads.${r.head}`}}var Ya,on=N(()=>{"use strict";w();Ee();Jt();z();Ya="Point at anythin\
g to see what it does."});function ec(e,t,n){let r=e&&t&&gp(e,t);try{let o=r&&n?.(r);return o?bp(e,t,o):""}catch{return""}}function gp({kind:e,layer:t=0,
head:n=0,visit:r=0},o){if(e==="head"&&!o.isOff(t,n))return{kind:e,layer:t,head:n};let s=o.visits[r]?.masked??!0;return e!==
"visit"||s||r===o.count-1?null:{kind:"mask",visit:r}}function bp({kind:e},t,n){let{location:r,probability:o}=t.trace.prediction,
s=new Kt(n),{prediction:i}=n,a=Bn(e),c=t.nameOf(r).label;if(i.location!==r){let l=s.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${S(i.probability,1)}.`}return`${a}, ${zn(c,o,i.probability)}`}var nc=N(()=>{"use strict";
w();Jt();on();z()});function Dt(e,t){for(let[r,o]of yp){let s=o.exec(e??"");if(!s)continue;let i=Object.fromEntries(Object.entries(s.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(r,i,t),...i};return xp(a,t)?a:null}return null;function n(r,o,{
count:s,trace:i}){let a=s-1;return{kind:r,name:e??"",isLeaf:"query"in o||"number"in o||r==="stream"&&"visit"in o||(r==="\
pointer"||r==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:wp(r,o,t)??a,number:null,location:r===
"generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function wp(e,{layer:t=0,head:n=0},r){
return e==="pointer"&&r.hasPointer?wt(r.pointerWeights):e==="head"&&t<r.layers&&n<r.heads?wt(r.lastRow(t,n)):null}function xp({
kind:e,layer:t,head:n,query:r,visit:o,number:s,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return e===
"head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||e==="gate"&&!a.hasGate?!1:t<a.layers&&
r<a.count&&o<a.count&&(s??0)<l&&i>1&&i<c}function rc(e,t){let{kind:n,layer:r,head:o,isLeaf:s,number:i,location:a}=e,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${r}.stream`,`La\
yer ${r}`),n==="head"&&l(`layers.${r}.heads.${o}`,`Head ${o}`),n==="head"&&s&&l(e.name,"one cell"),n==="stream"&&s&&l(`l\
ayers.${r}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${e.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&s&&l(e.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&s&&l(e.name,t.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(e.
name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.visit+1}`}}function sn(e){let t=e.
split("."),n=t[0]==="layers",r=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(".")[0]??"")?2:1;return t.length<=
r?null:t.slice(0,n&&t[2]==="stream"?-1:r).join(".")}function wo(e,t,n){let r=Dt(e,n),[o,s]=kp[t]??[0,0];if(!r||o===0&&s===
0)return null;let i=$p(r,o,s,n);return i!==null&&Dt(i,n)?i:null}function $p(e,t,n,r){let{kind:o,layer:s,head:i,query:a,visit:c,
number:l,isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${s}.heads.${i}.${a+n}.${c+t}`;let f=s*r.heads+i+t;return n!==
0?`layers.${s+n}.heads.${i}`:`layers.${Math.floor(f/r.heads)}.heads.${f%r.heads}`}case"stream":return l!==null?`layers.${s}\
.stream.${c+n}.${l+t}`:n!==0?`layers.${s}.stream.${c+n}`:`layers.${s+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(r.trace.location_probabilities.generation??[],"generation");case"place":
return u(r.trace.location_probabilities.final,"places");default:return null}function u(f,p){let g=f.findIndex(({location:m})=>m===
e.location),y=g<0||n===0?void 0:f[g+n];return y?`${p}.${y.location}`:null}}var yp,kp,Te=N(()=>{"use strict";w();Jt();yp=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];kp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(e){return e.stage.type/13}function K(e,t,n="label"){let r=n==="title"||n==="strong";return ko*j(oc(t),xo[n]*R(
e),r)}function oc(e){return e.replaceAll("−","+")}function U(e,t,n,r,{kind:o="label",also:s,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?r:rt(r,a/ko,xo[o]*R(e),l),u=[o,i,s].filter(Boolean).join(" ");return d("tex\
t",{...c&&{key:c},class:u,x:t,y:n},h)}function G(e,{x:t,y:n,width:r},o,s="label"){let i=xo[s]*R(e),a=j(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+Ep(y,i),0),p=c.at(-1);p&&l+a+f<=r?(p.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Ap(t,n+i*(1+1.5*f),u,s,i)),height:c.length*1.5*i}}function F(e){return e.
split(" ").map(t=>[{text:t}])}function Ap(e,t,n,r,o){let s=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-s:s;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return d("tspan",{class:f||null,dy:u},c)});return d("t\
ext",{class:r,x:e,y:t},a)}function Ep({text:e,kind:t="",isRaised:n=!1},r){let o=(n?vp:1)*(t.includes("math")?Mp:1);return ko*
j(oc(e),r*o,t.includes("strong"))}var xo,vp,ko,Mp,dt=N(()=>{"use strict";w();D();z();xo={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},vp=.78,ko=1.07,Mp=1.12});function Xt(e,t,n,r=1){let o=e.length/t,s=Vn-1,i=new Uint8Array(o*(t+1));for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;
let u=Math.round(Number(e[l])/r*s);i[h]=u>0?Math.min(s,u):0}let a=[...Yn(t),...Yn(o),8,3,0,0,0],c=[Op,...qn("IHDR",a),...Tp(
n),...qn("IDAT",Np(i)),...qn("IEND",[])];return`data:image/png;base64,${we(ic(c))}`}function Tp([e,t]){let n=[...e,...t].
join(" "),r=sc.get(n);if(r)return r;let o=new Uint8Array(3*Vn);for(let i=0;i<3;i++){let[a,c]=[Number(e[i]),Number(t[i])];
for(let l=0;l<Vn;l++){let h=l/(Vn-1);o[3*l+i]=Math.round(a+h*(c-a))}}let s=qn("PLTE",o);return sc.set(n,s),s}function qn(e,t){
let n=[...e].map(o=>o.charCodeAt(0)),r=4294967295;for(let o of[n,t]){let{length:s}=o;for(let i=0;i<s;i++){let a=(r^o[i])&
255;r=Sp[a]^r>>>8}}return[Yn(t.length),n,t,Yn(~r)]}function Np(e){let t=[[120,1]];for(let o=0;o<e.length;o+=$o){let s=e.
subarray(o,o+$o),i=o+$o>=e.length,[a,c]=[s.length&255,s.length>>8];t.push([Number(i),a,c,a^255,c^255],s)}let[n,r]=[1,0];
for(let o of e)n=(n+o)%65521,r=(r+n)%65521;return ic([...t,[r>>8,r&255,n>>8,n&255]])}function ic(e){let t=new Uint8Array(
e.reduce((r,{length:o})=>r+o,0)),n=0;for(let r of e)t.set(r,n),n+=r.length;return t}function Yn(e){return[24,16,8,0].map(
t=>e>>>t&255)}var Op,Vn,$o,Sp,sc,an=N(()=>{"use strict";w();ke();Op=[137,80,78,71,13,10,26,10],Vn=256,$o=65535,Sp=Uint32Array.
from({length:256},(e,t)=>{let n=t;for(let r=0;r<8;r++)n=n>>>1^(n&1?3988292384:0);return n}),sc=new Map});function hc(e,t,n){let{width:r,height:o}=e.stage.size,s=R(e),i=Math.min(_p*s,.035*r),a=Lp(e,t,i),c={x:i,y:a.height,width:r-
2*i,height:o-a.height-6*s};return[d("g",{key:"opened",class:"opened","font-size":13*s,"data-block":t.name},a.marks,uc(n,
c,16*s).map(({card:l,box:h})=>d("g",{key:l.key},l.marks(h))))]}function uc(e,t,n){let r=n*(e.length-1),o=e.reduce((f,{least:p})=>f+
p.width,r),s=e.reduce((f,{least:p})=>f+p.height,r),i=e.every(({least:f})=>f.height<=t.height),a=e.every(({least:f})=>f.width<=
t.width);if(e.length>1&&!(o<=t.width&&i)&&!(s<=t.height&&a)){let f=e.reduce((p,g)=>g.rank>p.rank?g:p);return uc(e.filter(
p=>p!==f),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((f,{share:p=1})=>f+p,0),{x:h,y:u}=t;return e.map(f=>{let p=(f.
share??1)/l,g=c?{x:h,y:u,height:t.height,width:f.least.width+p*(t.width-o)}:{x:h,y:u,width:t.width,height:f.least.height+
p*(t.height-s)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function X(e,{x:t,y:n,width:r,height:o},s,i=s){let a=R(
e),c=K(e,s,"title")<=r-28*a;return[d("rect",{key:"card",class:"card",x:t,y:n,width:r,height:o,rx:10*a}),U(e,t+14*a,n+22*
a,c?s:i,{kind:"title",width:r-28*a})]}function Q(e,{x:t,y:n,width:r,height:o}){let s=R(e);return{x:t+14*s,y:n+30*s,width:r-
28*s,height:o-38*s}}function ut(e,t,n,r,o,{isButton:s=!0,isPressed:i}={}){let a=R(e),c=K(e,r,"label")+(s?24:4)*a;return{
mark:d("g",{key:r,class:`part control${s?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":r,"aria-pressed":i===void 0?null:String(i),...o},d("rect",{class:s?"control-ground":"ground",x:t,y:n-15*a,width:c,
height:30*a,rx:15*a}),s?U(e,t+c/2,n+4.5*a,r,{anchor:"middle"}):U(e,t+2*a,n+4.5*a,r)),width:c}}function Lp(e,t,n){let{width:r,
height:o}=e.stage.size,s=R(e),i=rc(t,e.reading),a=Rp(e,i,n),c=Ip(e,a.end+16*s,sn(t.name)??""),l="You are here",h=K(e,l,"\
small")+10*s,u=r-n,f=u-a.end-20*s,p=o>=560*s&&Mo(e,vo*s)>f,g=p?cc(e,u-n-h):cc(e,f,lc*2),y=g?Mo(e,g):0,m=p||f-y>=h,b=p?u-
a.end:f-y-(m?h:0),x=(p?46:8)*s+(vo*s-(g??0))/2;return{height:(p?ac+36:ac)*s,marks:[a.marks,b>=c.width+16*s&&c.mark,g!==null&&
m&&U(e,u-y-10*s,(p?64:26)*s,l,{kind:"small",anchor:"end"}),g!==null&&d("g",{key:"thumbnails"},Pp(e,t,u-y,x,g))]}}function Ip(e,t,n){
let r=R(e);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return ut(e,t,21*r,"Back",{"data-open":n});let s="goe\
s back";return{mark:d("g",{key:"escape",class:"escape"},d("rect",{class:"key",x:t,y:10*r,width:34*r,height:22*r,rx:5*r}),
U(e,t+17*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),U(e,t+42*r,25.5*r,s,{kind:"small"})),width:46*r+K(e,s,"small")}}
function Rp(e,t,n){let r=R(e),o=e.stage.size.width-2*n,s=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-
1,u=h?"strong":"label",f=Math.min(K(e,l,u),Math.max(20*r,n+o-s));if(i.push(d("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},d("rect",{class:"ground",x:s-3*r,y:6*r,width:f+6*r,height:30*r,rx:5}),U(e,s,26*r,l,{kind:u,width:f+1}))),
s+=f,h)break;i.push(d("path",{key:`then ${a}`,class:"chevron",d:`M${s+8*r} ${16.5*r}l${4.5*r} ${5*r}l${-4.5*r} ${5*r}`})),
s+=21*r}return{marks:i,end:s}}function cc(e,t,n=lc){let r=R(e);for(let o=vo;o>=n;o--)if(Mo(e,o*r)<=t)return o*r;return null}
function Mo(e,t){let{layers:n,heads:r}=e.reading;return n*(r*(t+2)+(t*.4+8*R(e)))+2.2*t}function Pp(e,t,n,r,o){let{reading:s}=e,
i=R(e),a=[],c=n;for(let b=0;b<s.layers;b++){for(let k=0;k<s.heads;k++){let M=s.weights(b,k),$=Math.max(...M)||1,A=s.isOff(
b,k);a.push(m(`layers.${b}.heads.${k}`,`Layer ${b}, head ${k}${A?", switched off":""}`,c,o,[d("image",{key:"map",class:"\
map",href:Xt(M,s.count,e.scale,$),x:c,y:r,width:o,height:o,preserveAspectRatio:"none",opacity:A?.2:1})])),c+=o+2}let x=.4*
o;a.push(m(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([k=0,M=0],$)=>d("rect",
{key:`line ${$}`,class:"length",x:c+2,y:r+k*o,width:Math.max(1,(x-4)*M),height:Math.max(1,.12*o)}))])),c+=x+8*i}let l=r+
o/2,[h,u]=[r+.2*o,r+.8*o],f=.09*o,p=c+1.2*o;s.hasPointer&&a.push(m("pointer","Pointer",c,1.2*o,[d("path",{class:"pointer",
d:Yt(c,[l-f,l],p,[h-f,h+f])})],[r,o/2])),s.hasGeneration&&a.push(m("generation","Generation",c,1.2*o,[d("path",{class:"g\
eneration",d:Yt(c,[l,l+f],p,[u-f,u+f])})],[l,o/2])),s.hasGate&&a.push(m("gate","Gate",p,.3*o,[d("rect",{class:"pointer",
x:p+1,y:r+2,width:.3*o-2,height:(o-4)*s.gate}),d("rect",{class:"generation",x:p+1,y:r+2+(o-4)*s.gate,width:.3*o-2,height:(o-
4)*(1-s.gate)})]));let{location:g}=s.trace.prediction,y=p+.3*o;return a.push(m(`places.${g}`,`Answer: ${s.nameOf(g).label}`,
y,.7*o-2,[d("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function m(b,x,k,M,$,[A,v]=[r,o]){let E=t.
name===b||t.name.startsWith(`${b}.`),T=b.includes("heads");return d("g",{key:b,class:`part thumb${E?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":x,"aria-current":E?"true":null},$.flat(),d("rect",{key:"frame",class:T||E?"th\
umb-frame":"ground",x:k,y:A,width:M,height:v,rx:2}),d("title",{},x))}}var _p,ac,vo,lc,Lt=N(()=>{"use strict";w();Te();dt();
D();an();_p=20,ac=46,vo=28,lc=9});function Zt(e,t,n,r){let{colour:o,numbered:s=new Set,chosen:i=null,exact:a}=r,c=R(e),l=n.length,h=t.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=dc(f),g=new Map([...s].map(T=>[T,_(f[T]??0,p)])),y=[...g.values()].some(T=>K(
e,T,"tiny")>h+2*c),m=g.size>0&&!y?fc*c:1,b=y?fc*c:0,[x,k]=r.extent??Kn(f),M=Cp(t.height-b,x,k,m),$=M>0?Math.max(m,x*M):(t.
height-b)/2,A=t.y+b+$,v=f.map((T,L)=>{let I=Math.abs(T)*M,C=L===i;return d("rect",{key:`bar ${L}`,class:`bar ${o}${T<0?"\
 negative":""}${C?" chosen":""}`,x:t.x+L*h+u/2,y:T<0?A:A-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&d("title",{},
a(L)))}),E=[...g].map(([T,L])=>U(e,t.x+pc((T+.5)*h,K(e,L,"tiny")/2,t.width),y?t.y+9*c:A+(Number(f[T])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:T===i?"chosen":"",key:`number ${T}`}));return[d("path",{key:"line",class:"axis",d:`M${t.x} ${A}\
H${t.x+t.width}`}),v,E]}function Cp(e,t,n,r){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=r?o:Math.max(0,e-
r)/Math.max(t,n)}function Ne(e,t,n,r,o=null){let s=n.length,i=r/s,a=1.5*R(e),c=t.map(dc),l=Array.from(n,(g,y)=>Math.max(
...t.map((m,b)=>K(e,_(Number(m[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(m=>Math.abs(f(m)-f(g))>=p(g)+p(m)+a)&&u.add(g);
return u;function f(g){return pc((g+.5)*i,p(g),r)}function p(g){return l[g]??0}}function pc(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Kn(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function dc(e){let t=Math.
max(...Kn(e));return t>=99.5?0:t>=.95?1:2}var fc,cn=N(()=>{"use strict";w();dt();D();z();fc=13});function he(e,t,n,{chosen:r=null,open:o}={}){let s=R(e),i=t.width<380*s,a=Math.min(96*s,t.height/n.length),c=!i&&a>=34*s,
l=r===null?0:54*s,h=Math.max(...n.map(x=>Math.max(K(e,x.title,"strong"),c?K(e,x.says,"small"):0))),u=i?0:Math.min(h+12*s,
.42*t.width),f=t.x+u,p=t.width-u-l,g=i?17*s:0,y={x:f,width:p,height:Math.max(6*s,a-mc*s-g)},m=n[0]?.values.length??1,b=p/
m;return[n.map(({key:x,title:k,says:M,values:$,colour:A,open:v},E)=>{let T=t.y+E*a,L=i?T+12*s:T+a/2+(c?-2:4)*s,I=i?t.width:
u-8*s,C=K(e,k,"strong")+10*s;return d("g",{key:x,class:v?"part choice row":"row","data-open":v??null,role:v?"button":null,
tabindex:v?0:null,"aria-label":v?k:null},v&&d("rect",{key:"ground",class:"ground",x:t.x-4*s,y:T,width:t.width+8*s,height:a,
rx:4}),U(e,t.x,L,k,{kind:"strong",width:I,key:"title"}),i&&U(e,t.x+C,L,M,{kind:"small",width:t.width-C,key:"beside"}),c&&
U(e,t.x,L+15*s,M,{kind:"small",width:I,key:"says"}),Zt(e,{...y,y:T+g+mc/2*s},$,{colour:A,chosen:r,exact:W=>`${k}, number\
 ${W+1}: ${_(Number($[W]),4)}`}),r!==null&&U(e,t.x+t.width,T+g+(a-g)/2+4.5*s,_(Number($[r]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),r!==null&&d("rect",{key:"strongest",class:"strongest",x:f+r*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&d("g",{key:"positions"},Array.from({length:m},(x,k)=>d("rect",{key:`position ${k}`,class:"cell",x:f+k*b,y:t.y,
width:b,height:a*n.length,"data-open":o(k),role:"button",tabindex:k===r?0:"-1","aria-current":k===r?"true":null},d("titl\
e",{},n.map(({title:M,values:$})=>`${M}: ${_(Number($[k]),3)}`).join(`
`)))))]}var mc,Jn=N(()=>{"use strict";w();cn();dt();D();z();mc=8});function gc(e){let t=jp(e??"").map(Up);for(let n=Hp;n>0;n--)for(let r=0;r+n<=t.length;r++){let o=Ao.get(t.slice(r,r+n).join(
" "));if(o)return o}return"pin"}function jp(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function Up(e){let t=e.replace(/s$/,"");return Fp.has(t)?t:e}var bc,Wp,Ao,Fp,Hp,yc=N(()=>{"use strict";w();bc={pin:"M\
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
 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Wp={home:["home","house","apartmen\
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
"bike","bicycle","bike rental","bike share"]},Ao=new Map(Object.entries(Wp).flatMap(([e,t])=>t.map(n=>[n,e]))),Fp=new Set(
[...Ao.keys()].flatMap(e=>e.split(" "))),Hp=Math.max(...[...Ao.keys()].map(e=>e.split(" ").length))});function xt(e,t,n,r){let o=r/Dp;return d("path",{key:"icon",class:"icon",d:bc[gc(e)],transform:`translate(${t.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var Dp,ue=N(()=>{"use strict";w();yc();D();
Dp=24});function V(e,t){let n=e.visits[t];return n?`${n.label}, ${Qt(e,t)}`:""}function fe(e,t){return e.visits[t]?.label??""}function Eo(e){
return e>0&&e<5e-4?"<0.1 %":S(e,1)}function Qt(e,t){let n=e.visits[t];return n?`${gt[n.weekday]} ${ht(n.start_minute)}`:
""}function xc(e,t){return Vt(e.visits[t]?.duration_minutes??0)}function kc(e,t,{weights:n,scores:r,temperature:o},s,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,p=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-p)/g,m=A(wc(n,s).map(v=>({visit:v,half:K(e,M(n[v],v),v===s?"strong":"tiny")/2}))),b=A(wc(n,s).map(v=>({visit:v,half:K(
e,$(v),v===s?"strong":"tiny")/2})));return[d("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:v},E)=>{let T=x(E),L=E===s,I=Number(n[E])*y;return d("g",{key:`visit ${E}`,class:`part choice${L?" here":
""}`,"data-open":a(E),role:"button",tabindex:"-1","aria-label":`${V(c,E)}: weight ${S(Number(n[E]),1)}`},d("rect",{key:"\
ground",class:"ground",x:t.x+E*h,y:t.y,width:h,height:t.height}),d("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),m.has(E)&&U(e,k(E,m),f-I-4*l,M(
n[E],E),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&xt(v,T-7*l,f+5*l,14*l),b.has(E)&&U(e,k(E,b),
t.y+t.height-4*l,$(E),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),d("title",{},`${V(c,E)}: score ${_(Number(r[E]),
3)}, weight ${S(Number(n[E]),2)}`))})];function x(v){return t.x+(v+.5)*h}function k(v,E){let T=E.get(v)??0;return Math.max(
t.x+T,Math.min(t.x+t.width-T,x(v)))}function M(v,E){return E===s?Eo(Number(v)):S(Number(v)).replace(" %","")}function $(v){
return _(Number(r[v])/o,v===s?2:1)}function A(v){let E=new Map;for(let{visit:T,half:L}of v){let I=Math.max(t.x+L,Math.min(
t.x+t.width-L,x(T)));[...E].every(([W,q])=>{let H=Math.max(t.x+q,Math.min(t.x+t.width-q,x(W)));return Math.abs(I-H)>=L+q+
3*l})&&E.set(T,L)}return E}}function wc(e,t){let[n=t,...r]=[...Array(e.length).keys()].sort((o,s)=>Number(e[s])-Number(e[o]));
return[...new Set([n,t,...r])]}var It=N(()=>{"use strict";w();ue();dt();D();z()});function $c(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:r=>Gp(e,r)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:r=>Bp(e,r)}]}function Gp(e,t){let{reading:n}=e,r=R(e),o=Q(e,t),s=n.values(
"context"),i=G(e,o,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${s.length} numbers\
 of length ${_(Math.hypot(...s))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(s.length/(o.width/
(40*r))),Math.floor((o.height-i.height)/(64*r)))),c=Math.ceil(s.length/a),l=Math.min(120*r,(o.height-i.height-8*r)/a);return[
...X(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=s.subarray(u*c,(u+1)*c),p=o.width*f.length/c,g={...o,
y:o.y+i.height+8*r+u*l,width:p,height:Math.max(28*r,l-10*r)};return f.length>0&&d("g",{key:`line ${u}`},Zt(e,g,f,{colour:"\
stream",extent:Kn(s),numbered:Ne(e,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${_(Number(f[y]),4)}`}))})]}function Bp(e,t){let{
reading:n}=e,r=R(e),o=Q(e,t),s=[];n.has("pointer.query")&&s.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&s.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&s.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=G(e,o,F(s.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...X(e,t,"What reads it"),...i.marks,s.length>
0&&d("g",{key:"rows"},he(e,{...o,y:o.y+i.height+6*r,height:o.height-i.height-6*r},s))]}var vc=N(()=>{"use strict";w();Lt();
cn();Jn();It();dt();D();z()});function _e(e,t,n,r,o){let s=`layers.${t}.heads.${n}`,i=e.values(`${s}.queries`),a=e.values(`${s}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Ie(ee(i,r,c),ee(a,o,c));return Mc(h,l,null,e,o)}function Xn(e,t,n,r){let o=ee(e.values(
`layers.${t}.heads.${n}.scores`),r,e.count);return Oo(o,e.trace.interventions.attention_temperature??1)}function Le(e,t){
let n=e.values("pointer.query"),r=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,s=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Mc(Ie(n,ee(r,t,n.length)),o,s,e,t)}function Zn(e){return Oo(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Mc(e,t,n,r,o){let s=e.first.length,i=e.sum/(t?Math.sqrt(s):1)+(n??
0),a=r.visits[o]?.masked??!1;return{dot:e,width:s,isScaled:t,bias:n,isBiasOff:n!==null&&r.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ie(e,t){let n=Array.from(e,(r,o)=>r*t[o]);return{first:e,
second:t,products:n,sum:Ce(n)}}function Oo(e,t){let n=Array.from(e,Number).filter(Number.isFinite),r=Math.max(...n)/t,o=Math.
abs(r)>9?r:0,s=Array.from(e,c=>Math.exp(c/t-o)),i=Ce(s),a=s.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:s,
total:i,weights:a}}function ln(e,t,n,r,o,s){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+s]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:te(e,`${r}.weight`,s),bias:te(e,`${r}.bias`,s),result:Number(e.values(n)[o*i+s])}}function Qn(e,t,n,r){
let o=`transformer.layers.${t}.linear2`,s=e.trace.weights?.[`${o}.weight`],i=te(e,`${o}.bias`,r),a=it(e,`layers.${t}.fee\
d_forward.hidden`,n);return!s||i===null?null:{dot:Ie(a,ee(s.values,r,a.length)),bias:i}}function Ac(e,t,n){let r=e.trace.
weights?.["input_proj.weight"],o=te(e,"input_proj.bias",n);if(!r||o===null)return null;let s=Number(r.shape[1]),i=n*s,a=e.
slices.map(({name:c,label:l})=>{let h=So(e,c,t),u=Ie(h,r.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ce(a.map(({dot:c})=>c.sum))+o}}function So(e,t,n){let r=e.values(`inputs.${t}`);return ee(
r,n,r.length/e.count)}function it(e,t,n){let r=e.values(t);return ee(r,n,r.length/e.count)}function Re(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
r=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Ie(t,n.values):null,bias:te(e,"ptr_gen_gate.2.bias",0),logit:r,
learned:1/(1+Math.exp(-r))}}function ne(e,t){let n=e.values("context"),r=e.trace.weights?.["gen_head.weight"],o=r?Ie(n,ee(
r.values,t,n.length)):null,s=te(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&s!==null?o.sum+
s:null;return{dot:o,bias:s,logit:i?Number(i[t]):a}}function Ec(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Oo(t,1):null}function Pe(e,t){let{gate:n}=e,r=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Ce(r.map(i=>Number(
e.pointerWeights[i]))):0,s=zp(e,t,o);return{visits:r,pointer:o,generation:s,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
s,probability:n*o+(1-n)*s}}function zp(e,t,n){if(!e.hasGeneration)return 0;let r=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||r?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let s=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,s)/(1-e.gate)}function te(e,t,n){let r=e.trace.weights?.[t];return r?
Number(r.values[n]):null}function ee(e,t,n){return e.subarray(t*n,(t+1)*n)}function Ce(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Rt=N(()=>{"use strict";w()});function hn(e,t,{first:n,second:r,products:o},s){let i=R(e),a=o.length,c=a>qp&&t.height>=176*i,l=c?34*i:0,h=(t.height-l)/
3,u=16*i,f=t.x+Oc*i,p=t.width-Oc*i,g=un(o),y=Ne(e,[n,r,o],o,p,g),m=[{...s[0],values:n,title:s[0].words},{...s[1],values:r,
title:`× ${s[1].words}`},{letter:s[0].letter+s[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=p/a,x=k=>`${_(
Number(n[k]),4)} × ${_(Number(r[k]),4)} = ${_(Number(o[k]),4)}`;return[d("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),m.map(({letter:k,colour:M,values:$,title:A},v)=>{let E=t.y+v*h,T={x:f,y:E+
u,width:p,height:h-u-6*i};return d("g",{key:`row ${v}`},U(e,t.x,E+12*i,A,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),U(e,t.x,E+u+.5*T.height+5*i,k,{also:`math letter ${M}-words`,key:"letter"}),Zt(e,T,$,{colour:M,numbered:y,chosen:g,
exact:x}))}),c&&Kp(e,{x:f,y:t.y+3*h,width:p,height:l},o)]}function Kp(e,{x:t,y:n,width:r},o){let s=R(e),i=r/o.length,a=Math.
max(Vp,Math.ceil(o.length/8));for(;a<o.length&&a*i<K(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return d("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,m)=>y+m,0);return[d("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*s}H${p}v${-4*s}`}),U(e,(f+p)/2,n+17*s,_(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function tr(e,t,n,r,o,s,i){let a=R(e),c=Jp(n,r,o),l=Xp(n,r,s,c),h=Zp(
n,r,o,i.over,c),u={x:t.x,y:0,width:t.width},f=G(e,u,l).height+G(e,u,h).height+10*a,p=132*a,g=Math.max(70*a,Math.min(.36*
t.height,210*a)),y=t.height-f-g>=p,m=Math.min(t.height-f-(y?g:0),276*a),b=t.height-f-m,x=G(e,{...u,y:t.y+m+4*a},l),k=G(e,
{...u,y:t.y+m+x.height+6*a},h);return[d("g",{key:"dot"},hn(e,{...t,height:m},n.dot,s)),d("path",{key:"rule",class:"rule",
d:`M${t.x} ${t.y+m}H${t.x+t.width}`}),d("g",{key:"score steps"},x.marks),d("g",{key:"softmax steps"},k.marks),y&&d("g",{
key:"softmax"},kc(e,{...t,y:t.y+m+f,height:b},r,o,i))]}function Jp({dot:e,width:t,isScaled:n,bias:r,unmasked:o,isMasked:s},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=n?e.sum/Math.sqrt(t):e.sum,p=Number(c[a])/l-h;return pe(g=>{let y=(m,b)=>g(
m)===g(b);return n&&!y(g(e.sum)/Math.sqrt(t),f)||r&&!y(g(f)+g(r),o)?!1:s?!0:y(g(o)/l,o/l)&&y(g(o/l)-g(h),p)&&To(g(p),Number(
u[a]))})}function er({dot:e,bias:t,logit:n},r){return pe(o=>(e===null||t===null||n===null||o(o(e.sum)+o(t))===o(n))&&r(o))}
function To(e,t){return Tt(Math.exp(e))===Tt(t)}function pe(e){let t=Sc.least;for(;t<Sc.most&&!e((n,r=0)=>Number(n.toFixed(
t+r)));)t++;return t}function Xp({dot:e,width:t,isScaled:n,bias:r,isBiasOff:o,isMasked:s,unmasked:i},{temperature:a},[c,
l],h){let u=n?e.sum/Math.sqrt(t):e.sum,f=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${_(e.sum,h)}`,kind:"strong"}],n?[{text:`${We} ÷ √${t}\
 = `},{text:_(u,h),kind:"strong"}]:[{text:`${We} not divided by √${t}: scaling is off`}]];return r!==null&&f.push(o?[{
text:`${We} no position bias: it is off`}]:[{text:`${We} ${r<0?"−":"+"} ${_(Math.abs(r),h)} (position bias) = `},{text:_(
i,h),kind:"strong"}]),s?f.push([{text:`${We} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${We} ÷ te\
mperature ${Qp(a)} = `},{text:_(i/a,h),kind:"strong"}]),f}function Zp({isMasked:e},t,n,r,o){let{scores:s,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=t;if(e)return F("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
s[n])/i-a,f=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:_(u,o),isRaised:!0},{text:` = ${Tt(f)}\
;`}],[{text:`${Tt(f)} / ${Tt(l)} = `},{text:Eo(Number(h[n])),kind:"strong"},{text:","}],...F(`where ${Tt(l)} is the sum \
over ${r}${a?`, after ${_(a,o)}, the largest score, is subtracted from each`:""}.`)]}function Tt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=1)return String(Number(e.toPrecision(5)));if(e===0||e>=.001)return String(Number(e.toPrecision(
4)));let[t="",n=""]=e.toExponential(3).split("e");return`${t} × 10${Array.from(n,r=>Yp[r]??"").join("")}`}function un(e){
let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Qp(e){return String(
Math.round(1e3*e)/1e3)}var We,Oc,Vp,qp,Sc,Yp,de=N(()=>{"use strict";w();cn();It();dt();D();z();We="→",Oc=30,Vp=8,qp=20,
Sc={least:2,most:6},Yp=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??""]))});function Tc(e,t){let n=R(e),r=Re(e.reading),o=[];return r&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:s=>ed(e,s,r)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:s=>nd(e,s,r)}),o}function Nc(e){return er(
e,t=>(1/(1+Math.exp(-t(e.logit)))).toFixed(3)===e.learned.toFixed(3))}function ed(e,t,n){let{hidden:r,dot:o,bias:s,logit:i}=n,
a=Nc(n),c=R(e),l=Q(e,t),h=o&&s!==null?[...F("Sum of the products"),[{text:"h",kind:"math query-words"},{text:" · "},{text:"\
w",kind:"math key-words"},{text:` = ${_(o.sum,a)}`,kind:"strong"}],[{text:`→ ${s<0?"−":"+"} ${_(Math.abs(s),a)} (bia\
s) =`}],[{text:"logit "},{text:_(i,a),kind:"strong"}]]:[...F("Each unit is multiplied by a learned weight; the sum and a\
 bias give the"),[{text:"logit "},{text:_(i,a),kind:"strong"}]],u=G(e,{...l,y:0},h),f=ut(e,l.x,l.y+l.height-10*c,"More a\
bout the gate",{"data-more":"gate"},{isButton:!1}),p=Math.min(l.height-u.height-36*c,450*c),g=G(e,{...l,y:l.y+p+4*c},h),
y=Ne(e,[r],r,l.width);return[...X(e,t,`${r.length} hidden units read the context`),d("g",{key:"dot"},o?hn(e,{...l,height:p},
o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",words:"Weight of each unit",
colour:"key"}]):Zt(e,{...l,height:p},r,{colour:"query",numbered:y})),...g.marks,f.mark]}function nd(e,t,n){let{reading:r}=e,
o=R(e),s=Q(e,t),{gate:i,trace:a}=r,c=G(e,{...s,y:0},p()),l=54*o,h={...s,x:s.x+34*o,width:s.width-48*o,y:s.y+6*o,height:s.
height-c.height-l-40*o},u=G(e,{...s,y:s.y+s.height-c.height-l-6*o},p());return[...X(e,t,f()),n&&h.height>=60*o&&d("g",{key:"\
curve"},g(h,n)),...u.marks,d("g",{key:"shares"},y({...s,y:s.y+s.height-l+8*o,height:22*o}))];function f(){return a.gate.
learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.gate=="number"?
"A gate set by hand":"A fixed gate"}function p(){let{only:m}=a.interventions,b=[{text:`gate = ${i.toFixed(3)}`,kind:"str\
ong"}];if(!n){let M=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.gate=="num\
ber"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...F(M),b]}let x=[[{text:"\
1 / (1 + e",kind:""},{text:_(-n.logit,Nc(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];if(a.
gate.learned)return[...x,...F(`is the gate: ${S(i,1)} of the answer comes from the pointer, ${S(1-i,1)} from generation.`)];
let k=m?`Only the ${m==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`It is set\
 by hand to ${i.toFixed(3)}.`;return[...F(k),...F("As learned it would be"),...x]}function g(m,{logit:b,learned:x}){let k=Math.
max(td,Math.ceil(Math.abs(b))),M=I=>m.x+(I+k)/(2*k)*m.width,$=m.y+m.height,A=I=>$-I*m.height,v=Array.from({length:61},(I,C)=>{
let W=-k+C/30*k;return`${M(W).toFixed(1)} ${A(1/(1+Math.exp(-W))).toFixed(1)}`}),[E,T]=[M(b),A(x)],L=b>0;return[d("path",
{key:"axes",class:"axis",d:`M${m.x} ${m.y}V${$}H${m.x+m.width}M${m.x} ${A(.5)}H${m.x+m.width}`}),[0,.5,1].map(I=>U(e,m.x-
6*o,A(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-k,0,k].map(I=>U(e,M(I),$+15*o,_(I,0),
{kind:"tiny",anchor:"middle",key:`logit ${I}`})),U(e,(M(0)+M(-k))/2,$+15*o,"logit",{kind:"tiny",anchor:"middle",key:"axi\
s"}),d("path",{key:"line",class:"curve",d:`M${v.join("L")}`}),d("path",{key:"lead",class:"lead",d:`M${E} ${$}V${T}H${m.x}`}),
d("circle",{key:"point",class:"point",cx:E,cy:T,r:5.5*o}),U(e,E+(L?-10:10)*o,L?Math.max(T-6*o,m.y+9*o):T-8*o,x.toFixed(2),
{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(m){let b=i*m.width;return[d("rect",{key:"pointer",class:"\
bar pointer",x:m.x,y:m.y,width:b,height:m.height}),d("rect",{key:"generation",class:"bar generation",x:m.x+b,y:m.y,width:m.
width-b,height:m.height}),U(e,m.x,m.y+m.height+15*o,`pointer ${S(i,1)}`,{kind:"small",key:"of pointer"}),U(e,m.x+m.width,
m.y+m.height+15*o,`generation ${S(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var td,_c=N(()=>{"use stri\
ct";w();Lt();Rt();de();cn();dt();D();z();td=6});function kt(e,t,n,{largest:r,most:o=Ic,isOrdered:s=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(t.height/(Lc*
a))),l=!s&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),f=u>=30*a,p=Math.max(
1,Math.ceil(Lc*a/u)),g=h.findIndex(({isChosen:v})=>v),y=u>=13*a&&h.some(({category:v})=>v!==void 0),m=y?22*a:0,b=Math.max(
...h.map(({text:v})=>K(e,v,"strong")))+8*a,x=Math.max(0,...h.map(({beside:v=""})=>v?K(e,v,"small")+10*a:0)),k=Math.max(...h.
map(({label:v,says:E=""})=>Math.max(K(e,v,"strong"),f?K(e,E,"small"):0)))+8*a,M=Math.min(k,.58*(t.width-m-b-x)),$={x:t.x+
m+M,width:Math.max(1,t.width-m-M-b-x)},A=r??(Math.max(...h.map(({parts:v})=>v.reduce((E,{value:T})=>E+Math.abs(T),0)))||
1);return[h.map((v,E)=>{let T=t.y+(E+.5)*u,L=E===g||(h.length-1-E)%p===0&&(g<0||Math.abs(E-g)>=p),I=$.x,C=Math.min(.62*u,
.42*o*a);return d("g",{key:v.key,class:`${v.open?"part ":""}choice row${v.isChosen?" here":""}${v.isOff?" off":""}`,"dat\
a-open":v.open??null,role:v.open?"button":null,tabindex:v.open?i&&!v.isChosen?"-1":0:null,"aria-label":v.open?`${v.label}\
: ${v.text}`:null},d("rect",{key:"ground",class:"ground",x:t.x-3*a,y:T-u/2,width:t.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&v.category!==void 0&&xt(v.category,t.x,T-7.5*a,15*a),L&&U(e,t.x+m,T+(f&&v.says?-2:4.5)*a,v.label,{kind:v.isChosen?"s\
trong":"label",width:M-6*a,key:"name"}),f&&v.says&&U(e,t.x+m,T+12.5*a,v.says,{kind:"small",width:M-6*a,key:"says"}),v.parts.
map(({value:W,colour:q},H)=>{let P=Math.abs(W)/A*$.width,B=d("rect",{key:`part ${H}`,class:`bar ${q}${W<0?" negative":""}${v.
isChosen?" chosen":""}`,x:I,y:T-C/2,width:Math.max(.5,Math.min($.width,P)-(v.parts.length>1&&P>2?.8:0)),height:Math.max(
1,C)});return I+=P,B}),L&&v.beside&&U(e,t.x+t.width-b,T+4.5*a,v.beside,{kind:"small",anchor:"end",key:"beside"}),L&&U(e,
t.x+t.width,T+4.5*a,v.text,{kind:v.isChosen?"strong":"label",anchor:"end",key:"value"}),v.exact&&d("title",{},v.exact))}),
l&&U(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Fe(e,t,n,r=Ic){
return Math.min(r*R(e)*n,t.height)}var Lc,Ic,He=N(()=>{"use strict";w();ue();dt();D();Lc=14,Ic=34});function Rc(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:r=>rd(e,r,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:r=>od(e,r,t)}]}function rd(e,t,n){let{reading:r}=e,
o=R(e),s=Q(e,t),a=(r.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:g,category:y}=r.
nameOf(f),{logit:m}=ne(r,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:p,colour:"generation"}],beside:m===
null?"":_(m,2),text:S(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${m===null?"":`logit ${_(m,4)}, `}\
probability ${S(p,3)}`}}),c=r.trace.architecture.locations,l=G(e,s,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ut(e,s.x,s.y+s.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...s,y:s.
y+l.height+4*o,height:s.height-l.height-34*o};return[...X(e,t,"What the generation head expects"),...l.marks,d("g",{key:"\
rows"},kt(e,u,a,{isWalked:!0})),h.mark]}function od(e,t,{location:n}){let{reading:r}=e,o=R(e),s=Q(e,t),{label:i}=r.nameOf(
n),a=ne(r,n),{dot:c,bias:l,logit:h}=a,u=Ec(r),f=er(a,b=>h===null||!u||To(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
p=r.probabilityOf("generation",n),g=[];if(c&&l!==null&&g.push(...F("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${_(Math.abs(l),f)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:_(h,f),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
x=Number(u.scores[n])-u.shift;g.push([{text:"→ e",kind:""},{text:_(x,f),isRaised:!0},{text:` = ${Tt(b)};`}],[{text:`${Tt(
b)} / ${Tt(u.total)} = `},{text:S(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...F(`${Tt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${_(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...F(
"→ softmax over the whole list:"),[{text:S(p,1),kind:"strong"}]);let y=G(e,{...s,y:0},g),m=c?Math.min(s.height-y.height-
8*o,450*o):0;return[...X(e,t,`How does it score ${i}?`),c&&d("g",{key:"dot"},hn(e,{...s,height:m},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...G(
e,{...s,y:s.y+m+(c?6*o:0)},g).marks]}var Pc=N(()=>{"use strict";w();Lt();Rt();He();de();dt();D();z()});function Io(e,t,n=1){let r=t.type/Lo,o=46*r,s=t.height-98*r,i=Ro(e.count,o,s,id,r,ld(e)),a=t.width>=1180*r,c=t.width<ad*
r,l=t.width>=1040*r&&e.layers<=3,h=c?cd(e,r):Fc(e,a,r),u=l?62*r:0,f=l?u+22*r:16*r,p=t.width-2*fn-Cc(Object.values(h)),[g,
y]=[o+12*r,t.height-4*r],m=hd(e.heads,p/e.layers-f,y-g,r),b=m.columns*(m.side+nr*r)-nr*r,x=e.heads>0?b+f:f,k=Math.max(0,
p-e.layers*x);c||(h.visits+=Math.min(.3*k,90*r),h.answer+=Math.min(.2*k,80*r),h.flow+=Math.min(.1*k,50*r),h.leave+=Math.
min(.1*k,50*r));let M=t.width-2*fn-Cc(Object.values(h))-e.layers*x,$=Math.min(M,e.hasPointer?220*r:60*r);h.bands+=$;let A=(M-
$)/e.layers,v={x:fn,width:h.visits},E=fn+h.visits+12*r,T=a?{x:E,width:h.slices}:null;T&&(E+=h.slices+12*r);let L=Array.from(
{length:e.layers},(Y,nt)=>{let st=E+nt*(x+A);return{x:st,width:b,maps:ud(e.heads,st,g,y,m,r),stream:l?st+(e.heads>0?b+10*
r:0):null}});E+=e.layers*(x+A);let I=t.width-fn,C=I-h.answer,W=C-h.leave-h.gate,q=E+h.scores+h.weights+8*r,H=W-h.flow-et,
P=Math.min(190*r,.24*t.height)/n,B=e.hasGate?.56*t.height:(o+s)/2,ot=_o*r,at=e.hasPointer?t.height-P-dn*ot-6:(o+s-P)/2-ot;
return{size:t,type:t.type,rows:i,visits:v,slices:T,layers:L,streamWidth:u,isDense:c,fork:E,context:(c?34:52)*r,scores:E+
h.scores,weights:E+h.scores+h.weights,ribbons:q,places:H,gate:W,gateWidth:h.gate,answers:{most:s-o<330?pn-1:pn,top:o,bottom:s+
60*r,x:C,right:I,segment:C-et},right:I,top:o,bottom:s,full:P,across:{visits:i.map(({y:Y})=>Y),starts:[o-12*r,e.hasGeneration?
s:t.height-8],places:{room:[o+16*r,e.hasGeneration?at-12*r:s],gap:22*r},generation:{start:at,gap:ot},gate:B-P/2},bands:{
ribbon:(Y,nt,st)=>No(q,Y,H,nt,st),into:(Y,nt,st)=>No(H+et,Y,W,nt,st),out:(Y,nt,st)=>No(W+h.gate,Y,C-et,nt,st)}}}function No(e,t,n,r,o){
return o?Yt(e,t,n,r):Yt(e,t,e,t)}function Fc({hasPointer:e,hasGate:t},n,r){return{visits:(n?224:176)*r,slices:(n?110:0)*
r,gaps:(n?24:12)*r,scores:46*r,weights:e?46*r:150*r,bands:e?112*r:0,bar:et,flow:(t?60:34)*r,gate:t?18*r:0,leave:46*r,answer:(n?
152:140)*r}}function cd(e,t){return{...Fc(e,!1,t),visits:166*t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?
88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function ld({count:e,pointerWeights:t}){let n=e-1,r=o=>o===n?2:
t[o]>=sd?1+t[o]:o/e;return Array.from({length:e},(o,s)=>s).sort((o,s)=>r(s)-r(o))}function Cc(e){return e.reduce((t,n)=>t+
n,0)}function Ro(e,t,n,{least:r,most:o,lane:s},i,a){let c=n-t,l=e,h=0,u=Math.min(o*i,c/e);u<r*i&&(h=Math.max(s,Math.min(
6*i,.35*c/e)),u=(r+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/l);let f=a&&new Set(a.slice(0,l)),p=t;return Array.
from({length:e},(g,y)=>{let m=f?f.has(y):y>=e-l,b=m?u:h;return p+=b,{y:p-b/2,height:b,isFull:m}})}function hd(e,t,n,r){let o={
columns:1,side:0};if(e===0)return o;for(let s of[1,2,4]){let i=n/Math.ceil(e/s)-Wc*r,a=Math.min(i,(t-(s-1)*nr*r)/s);a>o.
side&&(o={columns:s,side:a})}return o}function ud(e,t,n,r,{columns:o,side:s},i){let a=Math.ceil(e/o),c=Math.min((r-n)/a,
s+2.2*Wc*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(s+nr*i),y:n+Math.floor(h/o)*c,side:s}))}function rr(e,t,n,r){
let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[f,p]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.
length-t))/(f+p),u.length+=t+h.length,u.last=h.last,o.pop()}let s=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
s.push(c),c+=Number(e[l]?.length)+t}return s;function i({wish:a,length:c}){return Math.max(n,Math.min(r-c,a))}}var fn,nr,
Wc,et,dn,_o,pn,sd,id,Lo,ad,re=N(()=>{"use strict";w();D();fn=20,nr=8,Wc=19,et=8,dn=3,_o=4,pn=4,sd=.05,id={least:13.5,most:38,
lane:3},Lo=13,ad=760});function Wo(e,t,n,r=1){let o=n/Lo,[s,i]=[Hc,t-Hc],a=Ro(e.count,s,i,fd,o).map(({y:I,height:C,isFull:W})=>({x:I,width:C,isFull:W})),
c=Number(a.at(-1)?.width)>=pd*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+or*o,u=h+(J.title+J.inputs+or)*
o,f=[];for(let I=0;I<e.layers;I++){let C=md(e.heads,s,i,u+J.title*o,o),W=C.at(-1),H=(W?W.y+W.side+8*o:u)+J.title*o;f.push(
{y:u,maps:C,stream:H}),u=H+(J.bars+or)*o}let p=gd(e,s,u+J.title*o,i-s,o),g=Math.ceil(e.values("context").length/p.columns)*
p.cell,y=u+J.title*o+Math.max(g,20*o)+or*o,m=y+(e.hasPointer?(J.title+J.scores)*o:0),b=m+(e.hasPointer?170:96)*o,x=b+et+
((e.hasPointer?J.names:0)+(e.hasGate?48:30))*o,k=e.hasGate?28*o:0,M=bd(i-s,o)/r,$=_o*o,A=i-M-dn*$,v=Math.max(78*o,M*r/2+
6),E=x+k+34*o,T=i-M-16*o,L={most:pn,top:E,bottom:E+(pn+1)*v,x:s-6*o,right:T-8*o,segment:T};return{size:{width:t,height:L.
bottom+Math.max(0,(M*r-v)/2)+8*o,type:n},type:n,left:s,right:i,columns:a,chips:l,inputs:h,layers:f,context:p,pointer:y,ribbons:m,
places:b,gate:x,gateHeight:k,answers:L,full:M,across:{visits:a.map(({x:I})=>I),starts:[s,i],places:{room:[s,e.hasGeneration?
A-2*jc*o:i],gap:jc*o},generation:{start:A,gap:$},gate:i-M},bands:{ribbon:(I,C,W)=>Co(m,I,b,C,W),into:(I,C,W)=>Co(b+et,I,
x,C,W),out:(I,C,W)=>W?Ra(x+k,I,T+et,C):Co(x+k,I,x,I,!1)}}}function Co(e,t,n,r,o){return o?fo(e,t,n,r):fo(e,t,e,t)}function md(e,t,n,r,o){
let s=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Po*o)/s,a=Math.min(i-Po*o,dd*o),c=Math.max(Nt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%s*i,y:r+c+Math.floor(h/s)*(a+c+Po*o),side:a,touch:Nt}))}function gd(e,t,n,r,o){let{length:s}=e.
values("context"),i=Math.min(s,2**Math.ceil(Math.log2(Math.sqrt(6*s))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(r-12*
o)/i)}}function bd(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Nt,J,Hc,fd,pd,Po,dd,or,jc,oe=N(()=>{"use strict";w();
D();re();Nt=44,J={title:26,bars:34,inputs:64,scores:52,names:56},Hc=16,fd={least:20,most:110,lane:1},pd=62,Po=8,dd=160,or=
16,jc=6});function Gt({reading:e,beside:t}){return t?[e,t]:[e]}function mn(e){return Math.max(...Gt(e).map(({largestWeight:t})=>t))}
function ir(e){return e.isOwnScale?1:mn(e)}function je(e){return sr.layers+2*e}function tt(e){let t=sr.layers+2*e.layers,
n=e.hasPointer?t+1:t,r=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:r,gate:r+1}}function Z(e,t){return e.
beat<t&&"hidden"}var sr,mt=N(()=>{"use strict";w();sr={visits:0,slices:1,layers:2}});function Ho({isOwnScale:e}){return e?"Same scale for all heads":"Own scale for each head"}function gn(e){let{reading:t,stage:n,
lit:r}=e;return n.layers.some(({maps:s},i)=>s.some((a,c)=>!t.isOff(i,c)&&jo(e,a,c).hasWeight))?r?.kind==="visit"?"last v\
isit reads it":"last visit’s largest":""}function jo({reading:e,stage:t},{side:n,touch:r},o){let s=12.5*t.type/13,i=e.
heads-1,a=j("100 %",1.04*s,!0),c=(f,p)=>j(`${f}${i}`,s)+p<=n,l=r!==void 0||c("H",a+.4*s),h=l?a+.4*s:0;return{name:`${r!==
void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}function ar(e,t,n,r){let{reading:o,isOwnScale:s,stage:i}=e;if(!o.heads)
return null;let a=i.type/13,c=60*a,l=r||!("visits"in i)?0:i.visits.width,h=17*a+c+j(Uc,12.5*a)>l,u=s?h?"own largest":Uc:
S(mn(e)),f=t+12*a,p=[d("text",{class:"small",x:t,y:n},"0"),d("image",{class:"map",href:Xt(yd,Fo,e.scale),x:f,y:n-9*a,width:c,
height:9*a,preserveAspectRatio:"none"}),d("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),d("text",{class:"sm\
all",x:f+c+5*a,y:n},u)],g=Ho(e),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${s?"the largest weight of each head":u}. ${g}`};if(r){let x=17*a+c+j(u,12.5*a),k=d("rect",{class:"ground",
x:t-6*a,y:n+14*a-Nt,width:x+12*a,height:Nt});return d("g",{key:"scale",class:"switch",...y},k,p)}let m=j(g,12.5*a)+16*a,
b=gn(e);return d("g",{key:"scale"},d("text",{class:"small",x:t,y:n-(b?33:17)*a},"Head maps: row reads column"),b&&d("tex\
t",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${b}`),p,d("g",{key:"switch",class:"switch",...y},d("rect",{class:"hand\
le stays",x:t,y:n+8*a,width:m,height:19*a,rx:9.5*a}),d("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var Fo,
Uc,yd,cr=N(()=>{"use strict";w();D();oe();z();mt();an();Fo=64,Uc="largest of each head",yd=Float32Array.from({length:Fo},
(e,t)=>t/(Fo-1))});function Bc(e,t){let n=R(e),r=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),s=Math.max(200,Math.min(e.reading.
count*20,300));return[{key:"map",least:{width:(r?150+s:240)*n,height:(120+o)*n},rank:t.isLeaf?1:0,share:1.2,marks:i=>kd(
e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Md(e,i,t)}]}function kd(e,t,n){let{reading:r,
isOwnScale:o}=e,{layer:s,head:i,query:a,visit:c}=n,l=R(e),{count:h}=r,u=r.weights(s,i),f=r.isOff(s,i),p=o?u[wt(u)]||1:mn(
e),g=Math.min(.36*t.width,190*l),y=(t.width-g)/h>=wd*l,m=vd(e,t,n,f,y),b=t.y+42*l,[x,k]=[t.width-g,t.height-44*l-m.height],
M=t.width<600*l?1.9:1.15,$={width:x/h,height:Math.min(k/h,M*x/h)},A={x:t.x+g,y:b,width:x,height:$.height*h},v=`layers.${s}\
.heads.${i}`,E=$.height>=30*l,T=$d($.height,13*l);return[U(e,t.x,t.y+15*l,g>=150*l?"The visit that asks":"Who asks",{kind:"\
strong",width:g-8*l}),d("g",{key:"columns"},I()),d("g",{key:"rows"},C()),d("image",{key:"weights",class:"map",href:Xt(u,
h,e.scale,p),...A,preserveAspectRatio:"none",opacity:f?.3:1}),d("rect",{key:"frame",class:"map-frame",...A}),d("g",{key:"\
cells",role:"group","aria-label":`Weights of layer ${s}, head ${i}`},W()),d("rect",{key:"column",class:"chosen-column",x:A.
x+c*$.width,y:t.y,width:$.width,height:A.y+A.height-t.y,rx:3}),L(),d("rect",{key:"cell",class:"chosen-cell",x:A.x+c*$.width,
y:A.y+a*$.height,width:$.width,height:$.height}),m.at(A.y+A.height)];function L(){let H=A.y+a*$.height,P=19*l,B=(Y,nt)=>d(
"rect",{key:Y,class:"chosen-row",...nt,rx:3}),{height:ot}=$;if(ot>=P)return B("row",{x:t.x-3,y:H,width:t.width+3,height:ot});
let at={x:t.x-3,y:H+(ot-P)/2,width:g,height:P};return[B("row",{x:A.x-1,y:H,width:A.width+2,height:ot}),B("asking",at)]}function I(){
let H=$.width>=14*l,P=Math.min(15*l,$.width-3*l),B=$.width>=30*l,ot=A.x;return r.visits.map((at,Y)=>{let nt=String(gt[at.
weekday]),st=at.weekday!==r.visits[Y-1]?.weekday,Pt=A.x+Y*$.width,ge=K(e,nt,"tiny"),Ps=!H&&st&&Pt>=ot&&Pt+ge<=A.x+A.width;
Ps&&(ot=Pt+ge+4*l);let Pr=A.x+(Y+.5)*$.width;return d("g",{key:`column ${Y}`,class:`part choice${Y===c?" here":""}${at.masked?
" off":""}`,"data-open":`${v}.${a}.${Y}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${Y+1}: ${V(r,Y)}${at.
masked?", masked":""}`},d("rect",{class:"ground",x:A.x+Y*$.width,y:t.y,width:$.width,height:42*l}),H&&xt(at.category,Pr-
P/2,t.y+(B?0:22)*l,P),Ps&&U(e,Pt,t.y+38*l,nt,{kind:"tiny",key:"weekday"}),B&&[U(e,Pr,t.y+26*l,nt,{kind:"tiny",anchor:"mi\
ddle",key:"day"}),U(e,Pr,t.y+38*l,$.width>=40*l?ht(at.start_minute):`${Math.floor(at.start_minute/60)} h`,{kind:"tiny",anchor:"\
middle",key:"hour"})],d("title",{},V(r,Y)))})}function C(){return r.visits.map((H,P)=>{let B=A.y+(P+.5)*$.height,ot=P===
a,at=ot||(h-1-P)%T===0&&Math.abs(P-a)>=T,Y=Math.min(18*l,$.height-1.5*l),nt=$.height>=12*l,st=t.x+(nt?Y+10*l:4*l),Pt=A.x-
st-6*l,ge=ot||E?"strong":"label";return d("g",{key:`row ${P}`,class:`part choice${ot?" here":""}`,"data-open":`${v}.${P}\
.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${P+1} asks: ${V(r,P)}`},d("rect",{class:"ground",x:t.x,y:B-$.height/
2,width:g,height:$.height}),nt&&xt(H.category,t.x+3*l,B-Y/2,Y),at&&U(e,st,B+(E?-2:4.5)*l,H.label,{kind:ge,width:Pt,key:"\
name"}),E&&U(e,st,B+12*l,`${Qt(r,P)} · ${xc(r,P)}`,{kind:"small",width:Pt,key:"when"}),d("title",{},V(r,P)))})}function W(){
let H=[];for(let P=0;P<h;P++){if(h>Dc&&P!==a){H.push(d("rect",{key:`row ${P}`,class:"cell",x:A.x,y:A.y+P*$.height,width:A.
width,height:$.height,"data-open":`${v}.${P}.${c}`},d("title",{},V(r,P))));continue}for(let B=0;B<h;B++)H.push(q(P,B))}return H}
function q(H,P){let B=Number(u[H*h+P]),[ot,at]=[A.x+P*$.width,A.y+H*$.height],Y=H===a&&P===c,nt=String(Math.round(100*B)),
st=ge=>$.width>=K(e,nt.padStart(2,"0"),ge)+2*l,Pt=(B>=Gc||y||H===a)&&$.height>=13*l&&st("tiny");return d("g",{key:`${H} ${P}`,
class:"cell"},d("rect",{key:"cell",x:ot,y:at,width:$.width,height:$.height,"data-open":`${v}.${H}.${P}`,role:"button",tabindex:Y?
0:"-1","aria-current":Y?"true":null},d("title",{},`${V(r,H)} reads ${S(B,1)} from ${V(r,P)}`)),Pt&&U(e,ot+$.width/2,at+$.
height/2+4.5*l,nt,{kind:B/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:B/p>=xd&&!f?"on-dark":"on-light",key:"\
weight"}))}}function $d(e,t){return Math.max(1,Math.ceil(t/e))}function vd(e,t,{layer:n,head:r,query:o,isLeaf:s},i,a){let{
canAct:c,canAsk:l,reading:h}=e,u=R(e),f=h.isRemoved(n,r),p=t.height>=330*u,g=`layers.${n}.heads.${r}`,m=[c&&{text:f?"Swi\
tch head on":"Switch head off",attributes:{"data-act":"head","data-part":g},isPressed:f},l&&!f&&{text:"Ask the hall: wha\
t without it?",attributes:{"data-act":"ask","data-part":g}},s?{text:"More about query and keys",attributes:{"data-more":"\
neurons","data-layer":n,"data-head":r,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":r},isButton:!1},{text:Ho(e),attributes:{"data-act":"scale"}}].filter($=>$!==!1),b=a?"Va\
lues in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Gc)} on; each row adds up to 100.`,x=i?
"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${h.count>Dc?"A stronger colour i\
s more; each row adds up to 100 %.":b}`,k=p?F(x):[],M=G(e,{...t,y:0},k,"small").height;return{height:M+40*u,at($){let A=t.
x,v=[];for(let{text:E,attributes:T,...L}of m){let I=ut(e,A,$+M+22*u,E,T,L);A+I.width>t.x+t.width||(v.push(I.mark),A+=I.width+
10*u)}return[d("g",{key:"explained"},G(e,{...t,y:$+3*u},k,"small").marks),d("g",{key:"controls"},v)]}}}function Md(e,t,{
layer:n,head:r,query:o,visit:s}){let{reading:i}=e,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===s?"itself":fe(i,
s);return[...X(e,t,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),d("g",{key:"\
worked"},tr(e,Q(e,t),_e(i,n,r,o,s),Xn(i,n,r,o),s,[{letter:"q",words:`Query of ${V(i,o)}`,colour:"query"},{letter:"k",words:`\
Key of ${V(i,s)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${r}.${o}.${l}`}))]}var Dc,Gc,wd,xd,zc=N(()=>{"use strict";w();ue();Lt();Rt();de();It();dt();Jt();cr();D();z();mt();
an();Dc=24,Gc=.045,wd=30,xd=.6});function qc(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:r=>Ad(e,r,t)},...e.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:r=>Ed(e,r,t)}]:[]]}function Ad(e,t,{location:n}){
let{reading:r}=e,o=R(e),s=Pe(r,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=s,[f,p]=[
i.toFixed(2),(1-i).toFixed(2)],g=r.pointerWeights,y=[],m=E=>s.visits.map(T=>({value:E*Number(g[T]),colour:"pointer"}));r.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:m(1),text:Mt(a),open:"pointer"}),r.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:m(i),text:Mt(l),open:"gate"}),r.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Mt(c),open:`generation.${n}`}),r.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Mt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:E})=>E>0),text:Mt(u),isChosen:!0});let b=Q(
e,t),x=r.hasGate?[[{text:`${f} × ${Mt(a)} = ${Mt(l)}`}],...F("come from the pointer,"),[{text:`${p} × ${Mt(c)} = ${Mt(
h)}`}],...F("from generation. Together:"),[{text:Mt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:[...F(
`There is only ${r.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],k=G(e,{...b,y:0},
x),M={...b,height:b.height-k.height-44*o},$=Fe(e,M,y.length,Vc),A=G(e,{...b,y:b.y+$+8*o},x),v=ut(e,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...X(e,t,`How probable is ${r.nameOf(n).label}?`),
d("g",{key:"rows"},kt(e,M,y,{most:Vc})),...A.marks,v.mark]}function Ed(e,t,{location:n}){let{reading:r}=e,o=R(e),{visits:s,
pointer:i}=Pe(r,n),a=Q(e,t),c="Its visits";if(s.length===0){let m=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...X(e,t,c),...G(e,a,m).marks]}let l=r.pointerWeights,h=s.map(m=>({key:`visit ${m}`,label:`${Qt(r,m)}\
 (visit ${m+1})`,parts:[{value:Number(l[m]),colour:"pointer"}],text:Mt(Number(l[m])),open:`pointer.${m}`,isOff:r.visits[m]?.
masked??!1})),u=s.length>1?"Together the pointer gives them":"The pointer gives it",f=[...F(u),[{text:Mt(i),kind:"strong"},
{text:"."}]],p=G(e,{...a,y:0},f),g={...a,height:a.height-p.height-8*o},y=Fe(e,g,h.length);return[...X(e,t,c),d("g",{key:"\
rows"},kt(e,g,h,{isOrdered:!0})),...G(e,{...a,y:a.y+y+6*o},f).marks]}function Mt(e){return S(e,e>=.01||e===0?1:e>=1e-5?3:
5)}var Vc,Yc=N(()=>{"use strict";w();Lt();Rt();He();It();dt();D();z();Vc=56});function Kc(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:r=>Od(
e,r,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:r=>Sd(e,r,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:r=>Td(e,r)}]}function Od(e,t,n){let{reading:r}=e,o=R(e),s=Q(e,t),i=G(e,s,
F("A score for each visit, and its weight after the softmax."),"small"),a=r.pointerScores,c=r.pointerWeights,l=r.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Qt(r,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:_(Number(a[p]),2),text:S(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${V(r,p)}\
: score ${_(Number(a[p]),4)}, weight ${S(Number(c[p]),2)}`})),h=ut(e,s.x,s.y+s.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...s,y:s.y+i.height+4*o,height:s.height-i.height-34*o};return[...X(e,t,"What the p\
ointer reads"),...i.marks,d("g",{key:"rows"},kt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Sd(e,t,{visit:n}){let{
reading:r}=e;return[...X(e,t,`How does the pointer score ${fe(r,n)}, ${Qt(r,n)}?`,`Score of ${fe(r,n)}`),d("g",{key:"wor\
ked"},tr(e,Q(e,t),Le(r,n),Zn(r),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
r,n)}`,colour:"key"}],{colour:"pointer",over:r.count===1?"its only visit":`all ${r.count} visits`,open:o=>`pointer.${o}`}))]}
function Td(e,t){let{reading:n}=e,r=R(e),o=Q(e,t),s=n.pointerWeights,i=G(e,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(s[y]),colour:"\
pointer"})),text:S(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(s[y]),2)).join(" + ")} = ${S(p,2)}`})),c={
...o,y:o.y+i.height+6*r,height:o.height-i.height-36*r},l=ut(e,o.x,o.y+o.height-10*r,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...X(e,t,"Sums per place"),...i.marks,d("g",{key:"rows"},kt(e,c,a)),l.mark]}var Jc=N(
()=>{"use strict";w();Lt();Rt();He();de();It();dt();D();z()});function Xc(e,t){let n=R(e),r=Zc(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*r+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Nd(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>_d(e,o,t)}]}function hr(e,{layer:t,visit:n,number:r}){return r??un(it(e,`layers.${t}.residual_out`,n))}function Zc(e,{
layer:t,visit:n}){let r=`layers.${t}`,o=e.has(`${r}.attention_out`),s=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,f,p,g="plain")=>{let y=it(e,`${r}.${u}`,n),m=`length ${_(Math.hypot(...y))}`;a.push({key:u,title:f,says:p||
m,values:y,colour:g})},l=(u,f)=>s?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${r}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${r}.${u}.mean`)[n]),p=1/Number(e.values(`${r}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${_(f,2)}, deviation ${_(p,2)}`}}function Nd(e,t,n){let{reading:r}=e,{layer:o,visit:s}=n,i=R(e),
a=Q(e,t),c=hr(r,n),l=Zc(r,n),h={...a,height:a.height-34*i},u=s===r.count-1,f=a.x,p=[],g=(y,m,b=!0)=>{let x=ut(e,f,a.y+a.
height-10*i,y,m,{isButton:b});f+x.width>a.x+a.width||(p.push(x.mark),f+=x.width+10*i)};return s>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${s-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${s+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...X(e,t,`${u?"The last visit":`Visit ${s+1}`} in layer ${o}: ${V(r,s)}`,`Layer ${o}\
: ${V(r,s)}`),d("g",{key:"rows"},he(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${s}.${y}`})),d("g",{key:"controls"},p)]}
function _d(e,t,n){let{reading:r}=e,{layer:o,visit:s}=n,i=R(e),a=hr(r,n),c=Q(e,t),{y:l}=c,h=[];for(let f of Ld(r,o,s,a)){
let p=G(e,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...X(e,t,`Number ${a+1} of ${r.trace.architecture.d_model}, worked out`),d("g",{key:"lines"},h),
u.height>=90*i&&d("g",{key:"units"},Id(e,u,o,s,a))]}function Ld(e,t,n,r){let o=`layers.${t}`,s=`transformer.layers.${t}`,
i=h=>Number(it(e,`${o}.${h}`,n)[r]),a=e.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Uo(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(lr("Norm 1:",ln(e,`${o}.residual_in`,`${o}.norm1`,`${s}.norm1`,n,r))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(lr("Norm\
 2:",ln(e,`${o}.residual_mid`,`${o}.norm2`,`${s}.norm2`,n,r))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,p,g){let y=g?"0 (skipped)":
null;return a?Do(h,u,f,p,y):[...F(`${h} no residual connection, so only`),[{text:y??_(f,2),kind:"strong"}]]}}function lr(e,t){
if(!t)return F(`${e} off, the number stays as it is`);let{x:n,mean:r,reciprocal:o,standard:s,weight:i,bias:a,result:c}=t,
l=pe(u=>{let f=u((u(n,1)-u(r,1))*u(o,1));return f!==u(s)||i===null||a===null?f===u(s):_(f*u(i,1)+u(a,1),2)===_(c,2)}),h=u=>_(
u,l+1);return[...F(e),[{text:`(${h(n)} ${r<0?"+":"−"} ${h(Math.abs(r))})`}],[{text:`× ${h(o)} = ${_(s,l)};`}],...i===
null||a===null?F("then a learned factor and bias give").concat([Uo(c)]):[[{text:`${_(s,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],Uo(c)]]}function Do(e,t,n,r,o=null){let s=pe(a=>o!==null||a(a(t)+a(n))===a(r)),i=n<0&&o===null?"−":
"+";return[...F(e),[{text:`${_(t,s)} ${i} ${o??_(Math.abs(n),s)} =`}],[{text:_(r,s),kind:"strong"}]]}function Uo(e){return[
{text:_(e,2),kind:"strong"}]}function Id(e,t,n,r,o){let{reading:s}=e,i=R(e),a=it(s,`layers.${n}.feed_forward.pre`,r),c=it(
s,`layers.${n}.feed_forward.hidden`,r),l=Qn(s,n,r,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,k)=>Math.abs(
Number(h[k]))-Math.abs(Number(h[x]))),f=Array.from(c).filter(x=>x>0).length,p=s.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${_(Ce(h),2)}, the bias adds ${_(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,y=G(e,t,F(p+g),"small"),m=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,m).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${_(
Number(a[x]))} → ${_(Number(c[x]))}${l?` × ${_(Number(l.dot.second[x]),2)}`:""}`,text:_(Number(h[x]),2)}));return[...y.
marks,kt(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var ur=N(()=>{"use strict";w();Lt();Rt();He();de();
Jn();It();dt();D();z()});function Go(e,t){let n=R(e),r=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:r?1:0,share:1.2,
marks:o=>Wd(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:r?0:2,marks:o=>Fd(e,o,t)},...t.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:r?2:1,share:.6,marks:o=>Ud(e,o,t)}]:[]]}function Bo(e,t,n){let{trace:r,
count:o}=e,s=e.visits[n],{without_features:i=[],position_from_end:a}=r.interventions;if(i.some(c=>c===t)||t==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!s)return"";switch(t){case"location":return s.label;case"user":return r.
user===null?"nobody in particular":`person ${r.user}`;case"time":{let c=Math.floor(s.start_minute/Cn)*Cn;return`${ht(c)}\
 to ${ht((c+Cn)%1440)}`}case"weekday":return Qi[s.weekday]??"";case"recency":{let c=Cd(e,n);return c===null?"days before\
 the prediction":c>=to?`${to} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(s.duration_minutes/Ae)*Ae,l=c+Ae;return c>=eo*Ae?`${Vt(eo*Ae)} or more`:`${c?Vt(c):"0"} to ${Vt(l)}`}default:{let c=o-
n,l=r.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the end`}}}function Cd({
trace:e,visits:t},n){let r=t[n]?.arrival;if(!r)return null;let o=s=>Date.parse(s.slice(0,10))/Rd;return Math.round(o(e.predict_at)-
o(r))}function Wd(e,t,{kind:n,visit:r}){let{reading:o}=e,s=R(e),i=Q(e,t),a=o.slices.map(({name:f,label:p,lengths:g})=>({
key:f,title:p,says:Bo(o,f,r),values:So(o,f,r),colour:Number(g[r])===0?"plain off":"plain"})),c=a.reduce((f,{values:p})=>f+
p.length,0),l=G(e,i,F(`${a.length} vectors, ${c} numbers together; the network learned a vector for every value.`),"smal\
l"),h=ut(e,i.x,i.y+i.height-10*s,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*
s,height:i.height-l.height-34*s};return[...X(e,t,n==="inputs"?"What the last visit is made of":V(o,r)),...l.marks,d("g",
{key:"rows"},he(e,u,a)),h.mark]}function Fd(e,t,{kind:n,visit:r,number:o}){let{reading:s}=e,i=R(e),a=Q(e,t),c=it(s,"inpu\
ts.projected",r),l=o??un(c),h=Ac(s,r,l),u=n==="inputs"?"inputs":`visits.${r}`,f=[{key:"projected",title:`${c.length} num\
bers`,says:s.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],p={...a,height:Math.min(86*i,.26*a.height)},
g=jd(s,r,l),y=[],m=g.reduce((M,$)=>M+G(e,{...a,y:0},$).height+4*i,0),b={...a,y:p.y+p.height+28*i,height:a.height-p.height-
m-36*i},x=h?Hd(h):[],k=b.y+(x.length?Fe(e,b,x.length)+6*i:0);for(let M of g){let $=G(e,{...a,y:k},M);if(k+$.height>a.y+a.
height+2)break;y.push(...$.marks),k+=$.height+4*i}return[...X(e,t,"The features, mixed into one vector"),d("g",{key:"vec\
tor"},he(e,p,f,{chosen:l,open:M=>`${u}.${M}`})),x.length>0&&G(e,{...a,y:p.y+p.height+4*i},F(`Number ${l+1}: each feature\
 × its weights`),"small").marks,x.length>0&&d("g",{key:"rows"},kt(e,b,x)),d("g",{key:"lines"},y)]}function Hd({parts:e,
bias:t}){return[...e.map(({name:r,label:o,dot:s})=>({key:r,label:o,parts:[{value:s.sum,colour:"plain"}],text:_(s.sum,2),
exact:`${o}: the sum of ${s.products.length} products is ${_(s.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"\
plain"}],text:_(t,2),exact:""}]}function jd(e,t,n){if(!e.has("inputs.norm"))return[];let r=Number(it(e,"inputs.projected",
t)[n]),o=Number(it(e,"layers.0.residual_in",t)[n]),s=ln(e,"inputs.projected","inputs.norm","input_norm",t,n),i=lr("Norm:",
s),a=[[...F("Sum:"),[{text:_(r,2),kind:"strong"}]],i];if(e.trace.architecture.components.includes("sinusoidal")){let c=e.
trace.architecture.d_model,l=te(e,"pos_encoding",t*c+n);e.trace.interventions.sinusoidal===!1?a.push(F("No position enco\
ding: it is off.")):l!==null&&s&&(i=Do("Position encoding:",s.result,l,o),a.push(i))}return i.push(...F("→ layers")),a}
function Ud(e,t,{visit:n}){let{reading:r}=e,o=R(e),s=Q(e,t),i=[];for(let g=0;g<r.layers;g++)for(let y=0;y<r.heads;y++){let m=Number(
r.lastRow(g,y)[n]),b=r.isOff(g,y);i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:m,colour:"plain"}],
text:b?"off":S(m,1),open:`layers.${g}.heads.${y}.${r.count-1}.${n}`,isOff:b})}let a=[];if(r.hasPointer){let g=Number(r.pointerWeights[n]);
if(i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:S(g,1),open:`pointer.${n}`}),r.hasGate){
let y=S(g*r.gate,1),m=Number(g.toFixed(3)),b=pe(x=>S(m*x(r.gate),1)===y);a.push(...F("To the answer the pointer carries"),
[{text:`${S(g,1)} × gate ${r.gate.toFixed(b)} = `},{text:y,kind:"strong"},{text:"."}])}}let c=G(e,s,F(r.visits[n]?.masked?
"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=G(e,{...s,y:0},a),h={...s,
y:s.y+c.height+2*o,height:s.height-c.height-l.height-8*o},u=Fe(e,h,i.length),f=i.map(({parts:g})=>Number(g[0]?.value)),p=Math.
max(Pd,...f);return[...X(e,t,"Who reads it?"),...c.marks,i.length>0&&d("g",{key:"rows"},kt(e,h,i,{largest:p})),d("g",{key:"\
end"},G(e,{...s,y:h.y+u+6*o},a).marks)]}var Rd,Pd,zo=N(()=>{"use strict";w();Ee();Lt();Rt();He();de();ur();Jn();It();dt();
D();z();Rd=864e5,Pd=.1});function Qc(e,t){let n=Dt(t,e.reading);return n?hc(e,n,Dd[n.kind](e,n)):[]}var Dd,tl=N(()=>{"use strict";w();vc();Lt();_c();
Pc();zc();Te();Yc();Jc();ur();zo();Te();Dd={head:Bc,stream:Xc,inputs:Go,visit:Go,context:$c,pointer:Kc,generation:Rc,gate:Tc,
place:qc}});function el(e,t){let n=Dt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Bd(n,t);break;case"stream":
return zd(n,t);case"pointer":if(n.isLeaf)return Vd(n,t);break;case"generation":if(n.isLeaf)return qd(n,t);break;case"gat\
e":return Yd(t);default:break}return jt(_t(Gd(n),t),t,null)}function Gd({kind:e,layer:t,head:n,visit:r,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${r}`:e==="place"?`places.${o}`:e}function Bd({layer:e,head:t,query:n,
visit:r},o){let s=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(s[r]),a=s.filter(g=>g>i).length,c=n===r?"its\
elf":V(o,r),l=`${V(o,n)}, reads ${S(i,1)} from ${c}.`;if(o.visits[r]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=_e(o,e,t,n,r),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,p=o.isOff(e,t)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${_(h.sum,2)}, which makes a score of\
 ${_(u,2)}. ${f}${p}`}}function zd({layer:e,visit:t},n){let r=`layers.${e}`,o=l=>_(Math.hypot(...it(n,`${r}.${l}`,t))),s=n.
has(`${r}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=s?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Vd({visit:e},t){let n=S(Number(t.pointerWeights[e]),1),r=`The pointer gives ${V(t,
e)}, ${n}.`;if(t.visits[e]?.masked)return{title:r,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:s,isBiasOff:i,
score:a}=Le(t,e),c=s!==null&&!i?` and the bias of its position is ${_(s,2)}`:"";return{title:r,text:`Query and key multi\
ply to ${_(o.sum,2)}${c}; its score is ${_(a,2)}. The weight counts for ${fe(t,e)}.`}}function qd({location:e},t){let{logit:n}=ne(
t,e),r=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${_(n,2)}; `,s=`the softmax over all places makes it ${S(
r,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation head.`,text:o?o+s:s.charAt(0).toUpperCase()+
s.slice(1)}}function Yd(e){let t=jt({kind:"gate"},e,null),n=Re(e);if(!n)return t;let{logit:r,learned:o,hidden:s}=n,i=e.trace.
gate.learned?`Its ${s.length} hidden units and the bias add up to a logit of ${_(r,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var nl=N(()=>{"use strict";w();Te();Rt();It();pt();on();z()});function rl(e,{names:t,run:n},r){if(!t.length)return e;let o=Kd*r/13;return Gn(e,s=>t.includes(s)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Jd(i,n,o)}:null)}function Jd({attributes:{x:e,y:t,width:n}},r,o){let[s,i]=[Number(e)+
Number(n),Number(t)],a=.45*o;return d("g",{key:"put in",class:"badge"},d("circle",{cx:s,cy:i,r:o}),d("path",{d:`M${s+a} ${i-
a}L${s-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),d("title",{},`Put in from the ${r} run`))}var Kd,ol=N(()=>{"use strict";
w();uo();D();Kd=7});function il(e,t){let n=Xd[t];if(n===void 0)return null;let r=Math.round(100*Math.min(1,Math.max(0,e.gate+n)))/100,o=e.has(
"gate.logit")?e.values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(r-1/(1+Math.exp(-o)))<Zd&&r>0&&r<1?
null:r,isDone:!0}}var Xd,Zd,sl,al=N(()=>{"use strict";w();Xd={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,
PageDown:-.2,Home:-1,End:1},Zd=.00501,sl="Up and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1\
; Left and Right lead to other parts."});function hl(e,{title:t,ground:n,lines:r}){let o=e.cloneNode(!0),{width:s,height:i}=e.viewBox.baseVal,a=Number(e.getAttribute(
"font-size")),c=r.length*cl*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,m]of o.querySelectorAll("*").entries()){let b=u[y];
b&&om(m,getComputedStyle(b)),m.matches(nm)&&h.push(m);for(let x of["class","data-part","data-open","data-act","tabindex",
"role"])m.removeAttribute(x)}for(let y of[...h,...o.querySelectorAll("[visibility]")])y.remove();let f=document.createElementNS(
fr,"title");f.textContent=t;let p=document.createElementNS(fr,"rect");p.setAttribute("y",String(-c)),p.setAttribute("wid\
th",String(s)),p.setAttribute("height",String(l)),p.setAttribute("fill",n);let g=r.map((y,m)=>{let b=a*(m?1:Qd),x=document.
createElementNS(fr,"text");return x.textContent=rt(y,s-2*ll,b,m===0),x.setAttribute("x",String(ll)),x.setAttribute("y",String(
(m+.8)*cl*a-c)),x.setAttribute("font-size",String(b)),x.setAttribute("font-weight",m?"400":"600"),x.setAttribute("fill",
getComputedStyle(e).color),x});return o.prepend(f,p,...g),o.setAttribute("viewBox",`0 ${-c} ${s} ${l}`),o.setAttribute("\
xmlns",fr),o.setAttribute("width",String(s)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:s,height:l}}function om(e,t){if(e.
localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("styl\
e","image-rendering: pixelated");for(let n of tm){if(rm.has(n)&&e.localName!=="text")continue;let r=t.getPropertyValue(n);
r&&r!==em[n]&&e.setAttribute(n,r)}}var fr,cl,Qd,ll,tm,em,nm,rm,ul=N(()=>{"use strict";w();z();fr="http://www.w3.org/2000\
/svg",cl=1.7,Qd=1.2,ll=20,tm=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],em={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},nm=".handle, .handle-words, .control, .escape",rm=new Set(["font-size","font-\
weight","text-anchor"])});function pl(e,t=null,n=null){if(t===null)return[im(e,n),am(e,n)];let r=Dt(t,e);return r?sm[r.kind](e,r):[]}function im(e,t){
let{hasPointer:n}=e,r=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...r?[`Pointer weight ${r.words}`]:[]],rows:e.visits.map((o,s)=>[
V(e,s),o.duration_minutes,...n?[qo(e.pointerScores[s]),e.pointerWeights[s]]:[],...r?[r.pointerWeights[s]]:[]])}}function am(e,t){
let{final:n}=e.trace.location_probabilities,o=[...n.map(({location:i})=>i),qt].map(i=>{let{pointer:a,generation:c,fromPointer:l,
fromGeneration:h}=Pe(e,i);return[i===qt?"A place that the model does not know":e.nameOf(i).label,a,c,l,h,e.probabilityOf(
"final",i),...t?[t.knownProbability(i)]:[]]}),s=Number(e.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, w\
ith a gate of ${e.gate.toFixed(3)}${s>0?`: the ${n.length} most probable of ${n.length+s} places`:""}`,columns:["Place",
"By the pointer","By generation","From the pointer","From generation","Probability",...t?[`Probability ${t.words}`]:[]],
rows:s>0?[...o,cm(e,o,s)]:o}}function cm({gate:e,hasPointer:t,hasGeneration:n},r,o){let s=[Number(t),Number(n),e,1-e,1,1];
return(r[0]??[]).map((i,a)=>{if(a===0)return`${o} other ${o===1?"place":"places"}`;let c=r.map(h=>h[a]);if(c.includes(null))
return null;let l=c.map(Number).reduce((h,u)=>h+u,0);return Math.max(0,Number(s[a-1])-l)})}function lm(e,{layer:t,head:n,
query:r,visit:o,isLeaf:s}){let{count:i}=e,a=e.weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,p)=>V(e,p));if(!s)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,p)=>[f,...a.subarray(p*i,(p+1)*i)])}];let h=Xn(e,t,n,r),{dot:u}=_e(e,t,n,r,o);return[pr(`Query of ${l[r]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[r]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,p)=>[f,qo(h.scores[p]),a[r*i+p]])}]}function hm(e,t){let{layer:n,visit:r}=t,o=`layers.${n}`,s=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=s.map(([,u])=>it(e,`${o}\
.${u}`,r)),a=hr(e,t),c=Qn(e,n,r,a),l=it(e,`${o}.feed_forward.pre`,r),h=it(e,`${o}.feed_forward.hidden`,r);return[{caption:`${V(
e,r)}, in layer ${n}`,columns:["Number",...s.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(p=>p[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function fl(e,{kind:t,visit:n}){let r=it(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Bo(e,i,n),c[n]])},
Vo("All features mixed by one matrix",r)];if(t==="inputs")return o;let s=Array.from({length:e.layers*e.heads},(i,a)=>{let[
c,l]=[Math.floor(a/e.heads),a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&s.push([
"Pointer",e.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:s}),
o}function um(e){return[Vo("The context: the last visit after all layers",e.values("context"))]}function fm(e,{visit:t,isLeaf:n}){
let r=Zn(e),o=e.visits.map((l,h)=>V(e,h)),s=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,s[h],...i?[i[h]]:[],qo(r.scores[h]),e.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=Le(e,t);return[pr(`Query of the context × key of ${o[t]}`,["Query","Key"],c),
...a]}function pm(e,{location:t,isLeaf:n}){let r=e.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:r.map(i=>[e.nameOf(i.location).label,ne(
e,i.location).logit,i.probability])},{dot:s}=ne(e,t);return n&&s?[pr(`Context × weights of ${e.nameOf(t).label}`,["Cont\
ext","Weight"],s),o]:[o]}function dm(e){let t=Re(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bia\
s",t.bias],["Logit",t.logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let r="Hidden units";return[
t.dot?pr(r,["Hidden unit","Weight"],t.dot):Vo(r,t.hidden),n]}function mm(e,{location:t}){let{visits:n,pointer:r,generation:o,
gate:s,fromPointer:i,fromGeneration:a,probability:c}=Pe(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",r,s,i],["Generation",o,1-s,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function pr(e,t,{
first:n,second:r,products:o,sum:s}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],r[a],
i]),["Sum","","",s]]}}function Vo(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,r)=>[r+1,n])}}function qo(e){
return Number.isFinite(e)?e:"−∞"}var sm,dl=N(()=>{"use strict";w();Ee();Te();Rt();ur();zo();It();sm={head:lm,stream:hm,
inputs:fl,visit:fl,context:um,pointer:fm,generation:pm,gate:dm,place:mm}});function ml(e,t,n,r=null,o=""){let s=document.createElement("dialog");s.className="picture-tables",s.setAttribute("aria-\
label","Numbers");let i=[];for(let l of pl(t,n,r)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Sn(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[o,n??"network",gm(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([Tn(l)],{type:"text/csv"})),i.push(f.href),s.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>s.close());let c=document.
createElement("p");c.append(a),s.append(c),s.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);s.remove()}),
e.append(s),s.showModal()}function gm(e){return e.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var gl=N(
()=>{"use strict";w();Nn();dl()});function yl(e,t,n){if(n==="Home")return e[0]??null;if(n==="End")return e.at(-1)??null;let[r,o]=bm[n]??[0,!1],s=t?e.indexOf(
t):-1,i=e[s];if(r===0||!i)return null;let a=dr(i);if(!o){let f=e[s+r];return f&&dr(f)===a?f:null}let c=[...new Set(e.map(
dr))],l=c[c.indexOf(a)+r],h=e.filter(f=>dr(f)===l),u=f=>Math.abs(bl(f)-bl(i));return h.sort((f,p)=>u(f)-u(p))[0]??null}function dr(e){
return(e.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function bl(e){let{top:t,bottom:n}=e.getBoundingClientRect();
return(t+n)/2}var bm,wl=N(()=>{"use strict";w();bm={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Yo={};Cs(Yo,{SLIDER_KEYS:()=>sl,blockAround:()=>sn,carryOf:()=>Ba,circuitSentence:()=>Ha,circuitWords:()=>Wa,dragOf:()=>Ga,
effectOf:()=>ec,markedAsCircuit:()=>Pa,markedAsPut:()=>rl,neighbourOf:()=>wo,openedMarks:()=>Qc,sentenceOfOpened:()=>el,
showTables:()=>ml,slid:()=>il,svgFile:()=>hl,turned:()=>go,walked:()=>yl});var xl=N(()=>{"use strict";w();ja();za();nc();
tl();nl();ol();al();ul();gl();wl()});function $l(e,t,n){return[...t.map(({title:o,text:s,bars:i=""})=>({title:o,text:`${s} ${i}`})),...ym(e,n)].reduce((o,s)=>kl(
s)>kl(o)?s:o)}function ym(e,t){let{visits:n,trace:r,layers:o,heads:s}=e,{location:i,probability:a}=r.prediction,c=zn(e.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:f},p)=>f.length>Number(n[u]?.label.length)?p:u,0)}];for(let u=0;u<
o;u++)for(let f=0;f<s;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:p}=jt(u,e,null),g=t?` ${Bn(
u.kind)}, ${c}`:"";return{title:f,text:`${p}${g}`}})}function kl({title:e,text:t}){return e.length+t.length}var vl=N(()=>{
"use strict";w();on()});function bn({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?null:e.hasVisitsOf(t)?t.pointerWeights:
null}function mr(e){let{reading:t,before:n,overlays:r}=e;if(!r||!n)return 1;let o=bn(e),s=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...Ml(t),...Ml(n)],c=[...new Set(a)].flatMap(h=>xm.map(u=>[
t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(s,0),[...c,l].reduce(s,0))}function Ml({trace:e,locations:t}){let n=e.tensors.probabilities;if(n)return Array.from(
n.values,(s,i)=>i);let{final:r,generation:o}=e.location_probabilities;return[...t,...[...r,...o??[]].map(({location:s})=>s)]}
function gr({key:e,now:t,before:n,path:r,edges:o,style:s="",title:i=""}){if(n===null||Math.abs(t-n)<wm)return null;let a=t>
n?"more":"less",[c,l]=o[a];return!c||!l?null:d("path",{key:`${a} ${e}`,class:`change ${a}${s}`,d:r(c,l)},i&&d("title",{},
i))}function br(e,t,n){return`${S(e,1)}; ${n} ${S(t,1)}`}var wm,xm,Ue=N(()=>{"use strict";w();D();z();wm=.6,xm=["pointer",
"generation"]});var yn,km,yr,Al=N(()=>{"use strict";w();yn="Circuit",km=[["bold","keeps the answer"],["faded","can be left out"]],yr=class{circuit=null;failure="";#r;#t;#n=null;constructor(t,n){
this.#r=t,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[r,o]of km){let s=document.createElement(
"li");s.className=r,s.textContent=o,this.legend.append(s)}this.#s(!1,yn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(),this.#s(t,yn),this.#t(),t&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(t){let n=new AbortController;if(this.#n=
n,this.#s(!0,`${yn} …`),await new Promise(r=>setTimeout(r,t)),!n.signal.aborted){try{let r=await this.#r(o=>{n.signal.
aborted||this.#s(!0,`${yn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=r}catch(r){if(n.signal.
aborted)return;this.failure=r instanceof Error?r.message:String(r)}this.#s(!0,yn),this.#t()}}#s(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function Ol(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function Ko(e,t){return`${e.tag} ${e.
key??t}`}function vm(e,t){let n=e.match(wr)??[],r=t.match(wr)??[],o=t.split(wr);return n.length!==r.length||e.split(wr).
join()!==o.join()?null:s=>{let i=r.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+s*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var El,$m,wr,xr,Sl=N(()=>{"use strict";w();D();El="http://www.w3.org/2000/sv\
g",$m=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),wr=/-?\d+(?:\.\d+)?/g,xr=class{#r=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(t){
this.root=t,this.elements=[]}show(t,n=0){this.#p(),this.elements=this.#s(this.root,t,this.elements,n>0),this.#t.size&&this.#u(
n)}#s(t,n,r,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||r.length)&&(t.textContent=a),
[]}if(!r.length&&!t.firstChild){let a=n.map(c=>this.#i(Ol(c)));return t.append(...a),a}let s=new Map;for(let[a,c]of r.entries()){
let l=this.#r.get(c);l&&s.set(Ko(l.mark,a),c)}let i=n.map((a,c)=>{let l=Ol(a),h=s.get(Ko(l,c));s.delete(Ko(l,c));let u=h??
document.createElementNS(El,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of s.values())a.remove();for(let[a,c]of i.
entries()){let l=t.childNodes[a];l!==c&&t.insertBefore(c,l??null)}return i}#i(t){let n=document.createElementNS(El,t.tag);
for(let r in t.attributes){let o=nn(t.attributes[r]);o!==null&&n.setAttribute(r,o)}return this.#r.set(n,{mark:t,elements:this.#s(
n,t.children,[],!1)}),n}#l(t,n,r){let o=this.#r.get(t),s=o?.mark.attributes??{};for(let a of Object.keys(s))nn(n.attributes[a])===
null&&t.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=nn(c),h=nn(s[a]);if(l===null||l===h)continue;
let u=r&&h!==null&&$m.has(a)?vm(h,l):null;u?this.#t.set(`${this.#a(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(
a,l)}let i=this.#s(t,n.children,o?.elements??[],r);this.#r.set(t,{mark:n,elements:i})}#a(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#u(t){let n=performance.now(),r=o=>{let s=Math.min(1,Math.max(0,(o-n)/t));if(s===1){this.#p();
return}let i=1-(1-s)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
r)};this.#e=requestAnimationFrame(r)}#p(){cancelAnimationFrame(this.#e);for(let{element:t,name:n,end:r}of this.#t.values())
t.setAttribute(n,r);this.#t.clear()}}});function Jo(e,t,n){let r=document.createElement("button");return r.type="button",r.dataset.icon=t,r.title=e,r.setAttribute(
"aria-label",e),r.addEventListener("click",n),r}var kr,Tl=N(()=>{"use strict";w();kr=class{#r=0;#t=0;#n=[];constructor(t,n){
this.show=n,this.button=Jo("Play the story","play",()=>this.toggle()),this.back=Jo("Step back","back",()=>this.step(-1)),
this.forth=Jo("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.
min(this.#t,t.length-1),this.slider.max=String(t.length),this.#e(this.#r!==0)}toggle(){this.#r?this.pause():this.play()}play(){
let t=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!t?this.#t:0),this.#o()}pause(){clearTimeout(this.#r),this.#r=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(t){this.goTo(this.isOpen?
this.#t+t:t>0?0:this.#n.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#e(
!1),this.show(this.#t)}#o(){let{title:t="",text:n=""}=this.#n[this.#t]??{},r=Math.max(1800,55*(t.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#r=window.setTimeout(()=>{this.goTo(this.#t+1),this.#o()},r),this.#e(!0)}#e(t){
this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function $r({reading:e,before:t,overlays:n,stage:r,happened:o,lit:s}){let i=St(s,e),{most:a,top:c,bottom:l}=r.answers,h=o===
null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&s?.kind==="place"&&h.push(i);let u=e.answer(a,h),f=u.slice(
0,-1).map(({location:m})=>m),p=_l(f.map(m=>t?.knownProbability(m)??null),1),g=n&&t?Em(f,e,t):null,y=(l-c)/u.length;return u.
map((m,b)=>{let x=c+(b+.5)*y,k=m.probability*r.full,M={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[$,
A]=["pointer","generation"].map(v=>Nl(m[v]*me({reading:e},v),M[v])*r.full);return{...m,was:t?p[b]??null:null,wasByPath:M,
middle:x,start:x+(Number($)-Number(A)-k)/2,height:k}})}function Nl(e,t){return Math.max(0,(t??e)-e)}function Em(e,t,n){let r=(o,s)=>s?
_l(e.map(i=>n.shareOf(o,i)),me({reading:n},o)):[];return{pointer:r("pointer",t.hasPointer),generation:r("generation",t.hasGeneration)}}
function _l(e,t){let n=e.filter(o=>o!==null),r=n.reduce((o,s)=>o-s,t);return[...e,n.length===e.length?Math.max(0,r):null]}
function vr(e,t){let{reading:n,stage:r}=e,o=bn(e),s=n.pointerWeights,i=m=>m.reduce((b,x)=>b+Nl(s[x],o?.[x]??null),0),a=n.
pointedPlaces.map(m=>({...m,lost:i(m.visits)})).sort((m,b)=>b.probability+b.lost-m.probability-m.lost),c=a.filter((m,b)=>m.
probability+m.lost>=Mm&&b<Am||Xo(t,m.location)<t.length-1).map(m=>({...m,wish:y(m.visits)})),l=a.filter(({location:m})=>!c.
some(b=>b.location===m));if(l.length){let m=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:x})=>b+x,0),lost:i(m),visits:m,wish:y(m)})}c.sort((m,b)=>m.
wish-b.wish);let{room:h,gap:u}=r.across.places,f=c.map(({wish:m,probability:b,lost:x})=>({wish:m,length:(b+x)*r.full})),
p=f.reduce((m,{length:b})=>m-b,h[1]-h[0]),g=rr(f,Math.max(0,Math.min(u,p/(f.length-1||1))),...h);return c.map(({location:m,
label:b,probability:x,lost:k,visits:M},$)=>({path:"pointer",location:m,label:b,probability:x,start:Number(g[$]),lost:k,visits:M,
answer:Xo(t,m)}));function y(m){let b=m.map(k=>Math.max(s[k],o?.[k]??0)),x=b.reduce((k,M)=>k+M,0)||1;return m.reduce((k,M,$)=>k+
Number(b[$])/x*Number(r.across.visits[M]),0)}}function Mr({reading:e,stage:t},n){if(!e.hasGeneration)return[];let r=e.generated(
dn),{gap:o}=t.across.generation,{start:s}=t.across.generation;return r.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:s,lost:0,visits:[],answer:Xo(n,i)};return s+=c*t.full+o,l})}function me({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function At(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Xo(e,t){
let n=e.findIndex(r=>r.location===t);return n<0?e.length-1:n}var Mm,Am,De=N(()=>{"use strict";w();Ue();pt();re();Mm=.03,
Am=5});function se({stage:e},t){let n=e.type/13;return j(t,12.5*n)+13*n}function wn({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Ar(e,t,n,r=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return d("g",{key:`temperature ${t}`},Ge(e,{act:`${t}_temperature`,words:wn(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:r,stays:!0}))}function Ge(e,{act:t,
words:n,title:r,right:o,y:s,height:i=0,stays:a,isOn:c}){if(!e.canAct)return[];let l=e.stage.type/13,h=i||Zo*l,u=se(e,n),
f=a?" stays":c?" on":"";return[d("rect",{key:`handle ${t}`,class:`handle${f}`,"data-act":t,x:o-u,y:s,width:u,height:h,rx:h/
2},d("title",{},r)),d("text",{key:`handle words ${t}`,class:`handle-words middle${f}`,x:o-u/2,y:s+h/2+4*l},n)]}var Zo,Er=N(
()=>{"use strict";w();D();z();Zo=18});function Ll(e){let{stage:t}=e,{x:n,width:r}=t.visits;return[ie(e,n,"Visits",Qo(e,r),r),...Om(e),...t.rows.map((o,s)=>Tm(
e,s))]}function Qo({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let r="% read by the last visit",o=`${r} \
in head ${t.head}`;return j(o,12.5*(e.type/13))<=n?o:r}function ie({stage:e},t,n,r,o=400){let s=e.type/13;return d("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},j(n,15*s,!0)<=o?d("text",{x:t,y:17*s,class:"title"},n):d("text",{
x:t,y:17*s,class:"small strong"},rt(n,o,12.5*s,!0)),d("text",{x:t,y:35*s,class:"small"},rt(r,o,12.5*s)))}function Om({reading:e,
stage:t}){let n=t.type/13,r=[];for(let{start:o,end:s,weekday:i}of ts(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/
2,c=Number(t.rows[s]?.y)+Number(t.rows[s]?.height)/2;if(r.push(d("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);r.push(d("text",{key:`weekda\
y ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return r}function ts({visits:e}){let t=[];for(let[n,r]of e.entries()){
let o=Sm(r),s=t.at(-1);s?.day===o?s.end=n:t.push({start:n,end:n,day:o,weekday:String(gt[r.weekday])})}return t}function Sm({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Tm(e,t){let{reading:n,stage:r,lit:o}=e,{y:s,height:i,isFull:a}=r.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=r.type/13,h=r.visits.x+36*l,u=r.visits.width-
36*l,f=rn(o,n).includes(t),p=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&f?se(e,p)+4*l:0,m=Math.min(Zo*l,i),
b=Or(c),x=i>=33*l,k=(x?20:13)*l,M=h+k+(x?14:8)*l,$=ns(e,t),A=rs(e,t),v=f||A,E=$?42*l:0,T=r.visits.x+r.visits.width-4,L=T-
M,I=b.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),C=r.isDense?0:38*l,W=x?[d("text",{x:M,y:s-3*l,class:"\
strong"},rt(c.label,L-y,13*l,!0)),d("text",{x:M,y:s+13*l,class:"small"},[b,I].find(q=>j(q,12.5*l)<=L-E)??ht(c.start_minute)),
$||L<j(b,12.5*l)+56*l?null:Nm(T+4-50*l,s+5*l,48*l,c)]:[d("text",{x:M,y:s+4.4*l,class:v?"strong":"label"},rt(c.label,L-Math.
max(C,E)-y-9,12.5*l,v)),$||r.isDense?null:d("text",{x:T-y,y:s+4.4*l,class:"small end"},ht(c.start_minute))];return d("g",
es(e,t,c),d("rect",{class:"chip",x:h,y:s-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&xt(c.category,h+4*l,s-k/2,
k),a?W:d("rect",{class:"lane",x:h+2,y:s-1,width:u-4,height:2}),$&&a&&d("text",{x:T,y:s+(x?13:4.4)*l,class:A?"strong end":
"small end"},$),g&&f&&Ge(e,{act:"mask",words:p,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:T+2,y:x?s-17*l:s-m/2,height:m}),d("title",{},`${c.label}, ${gt[c.weekday]} ${b}`))}
function es({reading:e,lit:t,beat:n},r,o){let s=rn(t,e).includes(r);return{key:`visit ${r}`,class:`part visit${s?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${r}`,role:"button",tabindex:"-1","aria-label":`Visit ${r+1} of ${e.count}\
: ${o.label}, ${gt[o.weekday]} ${Or(o)}${o.masked?", masked":""}${e.hasPointer&&n>=tt(e).pointer?`; pointer weight ${S(e.
pointerWeights[r],1)}`:""}`}}function Or({start_minute:e,duration_minutes:t}){return`${ht(e)} · ${Vt(t)}`}function ns({
reading:e,lit:t},n){return t?.kind!=="head"?"":S(e.lastRow(t.layer??0,t.head??0)[n])}function rs({reading:e,lit:t},n){return t?.
kind!=="head"?!1:wt(e.lastRow(t.layer??0,t.head??0))===n}function Nm(e,t,n,{start_minute:r,duration_minutes:o}){let s=Math.
min(r+o,xn),i=Math.min(r,Math.max(0,r+o-xn)),a=(c,l)=>d("rect",{class:"stay",x:e+c/xn*n,y:t,width:Math.max(1,(l-c)/xn*n),
height:7});return d("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},d("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(r,s),i>0&&a(0,i),d("rect",{class:"stay-end","data-drag":"stay",x:e+(i||s)/xn*n-2,y:t-3,width:5,
height:13}))}function Il(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let r=n.type/13,{x:o,width:s}=n.slices,{slices:i}=t,
a=Math.max(...Gt(e).map(({longestSlice:y})=>y)),c=s/i.length,l=bt(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:m},b)=>i.map(({lengths:x},k)=>{let M=Number(x[b])/a*Math.max(2,m-4);return{visit:b,x:o+k*c,y:y+m/2-2-M,width:.72*
c,height:M}})),[f,p]=os(u,({visit:y})=>h||l.includes(y)),g=i.map(({short:y},m)=>d("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(m+.36)*c,y:(m%2?40:26)*r},y));return[d("g",ss(e),d("rect",{class:"ground",x:o-6,y:n.top-4,width:s+6,height:n.
bottom-n.top+8,rx:6}),g,d("path",{key:"bars",class:"length",d:Se(p)}),f.length>0&&d("path",{key:"lit",class:"length lit",
d:Se(f)}),d("text",{class:"small",x:o,y:n.bottom+18*r},"Bars: lengths"),d("text",{class:"small",x:o,y:n.bottom+33*r},"of\
 the vectors"))]}function os(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function ss(e){return{key:"slices",class:`part \
slices${yt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Z(e,sr.slices),"aria-label":`Input \
of each visit: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}var xn,Be=N(()=>{"use strict";w();Er();ue();pt();Jt();
D();z();mt();xn=1440});function Rl(e,t){let{x:n,right:r}=e.stage.answers,o=e.stage.type/13;return[ie(e,n+6*o,"Answer",e.stage.isDense?"":_m(e),
r-n),...is(e,t)]}function _m({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function is(e,t){let{reading:n,stage:r,lit:o,happened:s}=e,i=r.type/13,a=St(o,n),{x:c,right:l,segment:h}=r.answers,
u=l-c;return t.map(f=>{let{location:p,label:g,category:y,probability:m,was:b,middle:x,height:k,start:M}=f,$=[{path:"poin\
ter",share:f.pointer*me(e,"pointer")},{path:"generation",share:f.generation*me(e,"generation")}],A=a===p,v=c+(y===null?6:
26)*i,E=Pn(g,l-v-(s===p?20*i:2),13.5*i,2,!0),T=x-(E.length>1?22:8)*i,L=x+(E.length>1?2:0)*i,I=c+6*i,C=u-8*i;return d("g",
{key:`place ${p}`,class:`part place${A?" lit":a!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${S(m,1)}; from the pointer ${S($[0]?.share??0,1)}, from generation ${S(
$[1]?.share??0,1)}${s===p?"; this is what really happened":""}`},d("rect",{key:"ground",class:"ground",x:c-6*i,y:T-16*i,
width:u+10*i,height:L-T+50*i,rx:6}),d("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:et-2,height:Math.max(1,k)}),
y!==null&&xt(y,c+5*i,T-13*i,16*i),E.map((W,q)=>d("text",{key:`name ${q}`,class:p<0?"label halo":"strong halo",x:v,y:T+15*
q*i},W)),s===p&&d("path",{key:"happened",class:"check",d:`M${l-16*i} ${T-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},d("title",
{},"This is where the person went.")),d("rect",{key:"track",class:"track",x:c+6*i,y:L,width:C,height:8*i}),$.map(({path:W,
share:q})=>{let H=d("rect",{key:W,class:`${W} bar`,x:I,y:L,width:Math.max(0,q*C),height:8*i});return I+=q*C,H}),b!==null&&
d("rect",{key:"before",class:"before",x:c+5*i+b*C,y:L-3*i,width:2,height:14*i}),d("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},S(m,1)),b!==null&&Lm(c+60*i,L+23*i,m,b))})}function Lm(e,t,n,r){let{change:o,size:s,sign:i}=Me(
n,r);return o===0?d("text",{key:"change",class:"small",x:e,y:t},"same"):d("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${i} ${s}`)}var as=N(()=>{"use strict";w();De();ue();pt();D();re();z();Be()});function Pl(e){let{reading:t,stage:n}=e,r=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*r,u=n.bottom+20*r,f={x:h,y:u,columns:i,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+a*l+14*r};return cs(e,f,Im(e,h,u,c,a*l),n.isDense?p:void 0)}function cs(e,{
x:t,y:n,columns:r,cell:o},s,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...Gt(e).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,p)=>d("rect",{class:f<0?"below-zer\
o":"above-zero",x:t+p%r*o,y:n+Math.floor(p/r)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return d("g",{
key:"context",class:`part context${yt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Z(e,tt(
e.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},d("rect",{class:"groun\
d",x:t-3,y:n-16*a,width:r*o+6,height:Math.max(44,Math.ceil(l.length/r)*o+20*a),rx:4}),s,d("text",{key:"name",...i??c},"C\
ontext"),u,d("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function Im({reading:e,stage:t},n,r,o,s){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.
height-5*i,h=t.gate+9*i;return[d("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${r+s/2}H${n-2}`}),
e.hasGeneration&&d("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${r+s/2}H${n+o+12*i}`}),e.has("\
gate.logit")&&d("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${r+s+3*i}V${l}H${h}V${.56*t.size.height+t.full/
2+4}`})]}var ls=N(()=>{"use strict";w();pt();D();mt()});function Cl(e){let{reading:t,before:n,stage:r}=e,o=r.type/13,s=r.across.gate,i=s+r.full,a=r.gateWidth,c=s+t.gate*r.full,
l=n?.hasGate?n.gate:t.gate,h=r.gate+a/2,u=Sr(e);return d("g",hs(e,"vertical"),d("rect",{key:"frame",class:"gate-frame",x:r.
gate-3,y:s-3,width:a+6,height:r.full+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:r.gate,y:s,width:a,height:Math.
max(0,c-s)}),d("rect",{key:"generation",class:"generation bar",x:r.gate,y:c,width:a,height:Math.max(0,i-c)}),d("text",{key:"\
name",class:"title middle halo",x:h,y:s-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&d("path",{key:"learned",class:"le\
arned",d:`M${r.gate+a+3} ${s+l*r.full}l${8*o} ${-5*o}v${10*o}Z`},d("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&d("rect",{key:"handle",class:"valve","data-act":"gate",x:r.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&d("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Sr({reading:e}){return e.trace.architecture.
components.includes("gate")}function hs(e,t){let{reading:n}=e,r=e.canAct&&Sr(e);return{key:"gate",class:`part gate${yt(e,
"gate")}`,"data-part":"gate",role:r?"slider":"button",...r&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",visibility:Z(e,tt(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Tr(e,t,n){let{reading:r,stage:o,lit:s}=e,i=e.beat>=tt(r).
gate,a=k=>me(e,k),c=St(s,r),l=new Map,h=o.across.gate;for(let k of t)l.set(k,h),h+=k.probability*a(k.path)*o.full;let u=new Map;
h=o.across.gate;for(let k of["pointer","generation"])for(let[M]of n.entries())u.set(`${k} ${M}`,h),h+=Number(n[M]?.[k])*
a(k)*o.full;let f=t.map(k=>{let M=Number(l.get(k)),$=k.probability*a(k.path)*o.full,A=At(k.start,k.start+k.probability*o.
full),v=At(M,M+$);return d("path",{key:`into ${k.path} ${k.location}`,class:`${k.path} band${b(k.location)}`,d:o.bands.into(
A,v,i)})}),[p,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((k,M)=>{let $=k.start;return["pointer","generation"].map(
A=>{let v=Number(k[A])*a(A),E=v*o.full,T=Number(u.get(`${A} ${M}`)),L=At(T,T+E),I=At($,$+E),C=k.wasByPath[A],W=C===null?
null:m(A,T,$,E,C*o.full);$+=E;let q=`out ${A} ${k.location}`;return[E>0&&d("path",{key:q,class:`${A} band${b(k.location)}`,
d:o.bands.out(L,I,i)}),W&&gr({key:q,now:E,before:Number(C)*o.full,path:(H,P)=>o.bands.out(H,P,i),edges:W,style:b(k.location),
title:`${k.label}, from ${A==="pointer"?"the pointer":"generation"}: ${br(v,Number(C),e.before?r.wordsFor(e.before):"")}`})]})});
return[f,y,i&&s?.kind==="visit"&&x(s.visit??0)];function m(k,M,$,A,v){let E=Math.abs(A-v),T=k==="pointer",L=(W,q)=>{let H=T?
W-(q?0:E):W+A-(q?E:0);return[H,H+E]},[I]=L(M,!1),C=Math.max(p,Math.min(g-E,I));return{more:[L(M,!0),L($,!0)],less:[[C,C+
E],L($,!1)]}}function b(k){return c===null?"":c===k&&s?.kind==="place"?" lit":" dim"}function x(k){let M=r.pointerWeights,
$=t.find(({path:P,visits:B})=>P==="pointer"&&B.includes(k));if(!$)return null;let A=[...$.visits].sort((P,B)=>P-B),E=A.slice(
0,A.indexOf(k)).reduce((P,B)=>P+M[B],0)*o.full,T=M[k]*o.full,L=a("pointer"),I=Number(l.get($))+E*L,C=n[$.answer],W=Number(
u.get(`pointer ${$.answer}`))+E*L,q=Number(C?.start)+E*L,H=C?.location===$.location;return[d("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(At($.start+E,$.start+E+T),At(I,I+T*L),i)}),H&&d("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(At(W,W+T*L),At(q,q+T*L),i)})]}}var Nr=N(()=>{"use strict";w();Ue();De();pt();D();z();mt()});function Wl(e){let{reading:t,before:n,stage:r}=e,o=r.type/13,{gate:s,gateHeight:i,full:a}=r,c=r.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=Sr(e),f=`${S(t.gate)} pointer${u?"":", fixed"}`;return d("g",hs(e,"horizontal"),d("rect",{key:"frame",
class:"gate-frame",x:c-3,y:s-3,width:a+6,height:i+6,rx:4}),d("rect",{key:"pointer",class:"pointer bar",x:c,y:s,width:t.gate*
a,height:i}),d("rect",{key:"generation",class:"generation bar",x:l,y:s,width:(1-t.gate)*a,height:i}),d("text",{key:"name",
class:"title halo",x:r.left,y:s+11*o},`Gate ${t.gate.toFixed(2)}`),d("text",{key:"words",class:"small halo",x:r.left,y:s+
27*o},f),h!==t.gate&&d("path",{key:"learned",class:"learned",d:`M${c+h*a} ${s+i+3}l${5*o} ${8*o}h${-10*o}Z`},d("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[d("rect",{key:"handle",class:"valve",x:l-6*o,y:s-8*o,width:12*o,
height:i+16*o,rx:6*o}),d("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Nt/2,r.size.width-
Nt),y:s+(i-Nt)/2,width:Nt,height:Nt})])}var Fl=N(()=>{"use strict";w();Nr();D();oe();z()});function Hl(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=t.filter(({path:g})=>g==="generation"),i=r.places-8*o,a=r.fork+(n.
hasPointer?r.context+14*o:2*o),c=n.hasPointer?r.bottom+34*o:Number(s[0]?.start)+12*o,l=e.beat>=tt(n).generation,h=i-a-(r.
isDense?38:46)*o,u=({label:g,location:y})=>y>=0?rt(g,h,13*o):[g,g.replace(/others?/,"more")].find(b=>j(b,12.5*o)<=h)??"o\
thers",f=s.map((g,y)=>{let{probability:m,location:b}=g,x=c+y*17*o;return[d("text",{key:`name ${y}`,class:b<0?"small halo":
"label halo",x:a,y:x},u(g)),d("text",{key:`share ${y}`,class:"strong end halo",x:i,y:x},S(m))]}),p=s.map(({label:g,probability:y,
start:m,location:b},x)=>d("rect",{key:`bar ${x}`,class:"generation bar",x:r.places,y:m,width:et,height:l?Math.max(.8,y*r.
full):0},d("title",{},`${b<0?"The others":g}: ${S(y,1)} of the generation head`)));return d("g",us(e,s),d("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),d("text",{class:`title halo${r.isDense?" end":""}`,x:r.isDense?i:a,
y:c-18*o},"Generation"),f,p)}function us(e,t){return{key:"generation",class:`part generation-block${yt(e,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Z(e,tt(e.reading).generation),"aria-label":`Generation: ${t.
map(({label:n,probability:r})=>`${n} ${S(r)}`).join(", ")}`}}var fs=N(()=>{"use strict";w();pt();D();re();z();mt()});function jl(e,t){let{reading:n,stage:r,lit:o}=e,s=St(o,n),i=t.filter(({path:l})=>l==="pointer"),a=Cm(e,i),c=({location:l})=>s===
null||s===l?"":" dim";return d("g",{key:"places",visibility:Z(e,tt(n).pointer)},i.map(l=>d("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:r.places,width:Math.max(.8,l.probability*r.full),height:et},d("title",{},`${l.label}\
: ${S(l.probability,1)} of the pointer`))),[Wm,Fm].map(l=>a.map(h=>l(e,h,c(h.flow)))))}function Cm({reading:e,stage:t,lit:n},r){
let o=t.type/13,s=St(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(s!==null&&h===s),l=[];for(let h of[
...r].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p}=h,g=u>=0,y=` ${S(p)}`,b=`${rt(f,a-i-j(y,13*o,!0),13*
o,g)}${y}`,x=j(b,13*o,g)/2,k=h.start+p*t.full/2,M=Math.max(i+x,Math.min(a-x,k)),[$,A]=[M-x,M+x];for(let v=0;v<Rm;v++){if(l.
some(L=>L.row===v&&$<L.right+8*o&&A>L.left-8*o))continue;let T=M>k?"":M<k?" end":" middle";l.push({flow:h,text:b,isBold:g,
left:$,right:A,row:v,anchor:T});break}}return l}function Ul({stage:e},{row:t}){return e.places+et+(14+ps*t)*e.type/13}function Wm(e,t,n){
let{type:r,places:o,full:s}=e.stage,{flow:i,row:a}=t;return a>0&&d("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*s/2} ${o+et}V${Ul(e,t)-11*r/13}`})}function Fm(e,t,n){let{flow:r,text:o,isBold:s,left:i,right:a,
anchor:c}=t;return d("text",{key:`name ${r.location}`,class:`${s?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:Ul(e,t)},o)}function Dl(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=t.filter(({path:l})=>l==="generation"),i=e.
beat>=tt(n).generation,a=n.hasPointer?.42*(r.right-r.left):r.right-r.left,c=r.places-(Pm*ps-6)*o;return d("g",us(e,s),d(
"rect",{class:"ground",x:r.right-a,y:c-36*o,width:a+6,height:r.places+et-c+40*o,rx:6}),d("text",{class:"title end halo",
x:r.right,y:c-19*o},"Generation"),s.map(({location:l,label:h,probability:u,start:f},p)=>{let g=` ${S(u)}`,y=rt(h,a-j(g,13*
o),13*o)+g;return[d("text",{key:`name ${p}`,class:l<0?"small end halo":"label end halo",x:r.right,y:c+p*ps*o},y),d("rect",
{key:`bar ${p}`,class:"generation bar",x:f,y:r.places,width:Math.max(.8,u*r.full),height:i?et:0},d("title",{},`${l<0?"Th\
e others":h}: ${S(u,1)} of the generation head`))]}))}var Rm,ps,Pm,Gl=N(()=>{"use strict";w();fs();pt();D();re();z();mt();
Rm=4,ps=17,Pm=4});function Bl(e,t){let{reading:n,stage:r,lit:o}=e,s=r.type/13,i=Z(e,tt(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=bt(
o,n),h=Math.max(...a),u=r.fork+2*s,f={...!r.isDense&&{score:r.scores},weight:r.weights},p=j("Pointer",15*s,!0)+4*s,g=se(
e,wn(e,"pointer")),y=r.rows.flatMap(({y:b,isFull:x},k)=>{if(!x)return[];let M=a[k]>=.2*h||l.includes(k)?"strong":"small",
$=l.length&&!l.includes(k)?" dim":"";return[!r.isDense&&d("text",{key:`score ${k}`,class:`small end halo${$}`,x:r.scores,
y:b+4.4*s},_(c[k])),d("text",{key:`weight ${k}`,class:`${M} end${$}`,x:r.weights,y:b+4.4*s},S(a[k]))].filter(A=>A!==!1)}),
m=t.filter(({path:b})=>b==="pointer").map(b=>jm(e,b));return[d("g",ds(e,t),d("rect",{class:"ground",x:u-4*s,y:r.top-4,width:r.
weights-u+8*s,height:r.bottom-r.top+8,rx:6}),ie(e,u,"Pointer","",200),Object.entries(f).map(([b,x])=>d("text",{key:b,class:"\
small end","aria-hidden":"true",x,y:35*s},b)),!r.isDense&&Ar(e,"pointer",Math.max(r.weights+6*s,u+p+g)),d("path",{class:"\
fork pointer-line",d:`M${u+2*s} ${r.bottom+8}V${r.top}`}),y),d("g",{key:"ribbons",visibility:i},ms(e,t),m)]}function ds(e,t){
return{key:"pointer",class:`part pointer-block${yt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:Z(
e,tt(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,r)=>r.probability-n.probability).
map(({label:n,probability:r})=>`${n} ${S(r)}`).join(", ")}`}}function ms(e,t){let{reading:n,before:r,stage:o,lit:s}=e,i=n.
pointerWeights,a=bn(e),c=bt(s,n),l=e.beat>=tt(n).pointer,h=rr(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,m=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",x=At(f,f+y);f+=y;let k=a?.[g]??null,M=k===null?0:(k-i[g])*o.full,[$,A]=[p,Math.max(0,M)];p+=A;let v=`${n.visits[g]?.
label}: `,E=k===null||!r?`${v}${S(i[g],1)} of the pointer`:`${v}${br(i[g],k,n.wordsFor(r))} of the pointer`;return[d("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(At(m,m+y),x,l)},d("title",{},E)),gr({key:`ribbon ${g}`,
now:y,before:k===null?null:k*o.full,path:(T,L)=>o.bands.ribbon(T,L,l),edges:{more:[[m+y+M,m+y],[f+M,f]],less:[[m+y,m+y+M],
[$,$+A]]},style:b,title:E})]})})}function jm(e,{path:t,location:n,label:r,probability:o,start:s}){let{reading:i,stage:a,
lit:c}=e,l=a.type/13,h=St(c,i),u=S(o),p=i.hasGate&&Math.abs(s-a.across.gate+5*l)<Hm*l?j("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-p],m=y-g,b=n>=0,x=rt(r,m-j(` ${u}`,13*l,!0),13*l,b),k=j(`${x} ${u}`,13*l,b)/2,M=Math.
max(g+k,Math.min(a.places+et/2,y-k));return d("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},d("rect",{class:`${t}\
 bar`,x:a.places,y:s,width:et,height:Math.max(.8,o*a.full)}),d("text",{class:`${b?"strong":"small"} middle halo`,x:M,y:s-
5*l},`${x} ${u}`),d("title",{},`${r}: ${S(o,1)} of the pointer`))}var Hm,gs=N(()=>{"use strict";w();Ue();De();Er();pt();
D();re();z();mt();Be();Hm=16});function zl(e){return[Bt(e,17*(e.stage.type/13),"Visits",Qo(e,e.stage.size.width)),...Um(e),...e.stage.columns.map((t,n)=>Dm(
e,n))]}function Bt({stage:e},t,n,r,o=e.right){let s=e.type/13,i=o-e.left-j(n,15*s,!0)-12*s;return d("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},d("text",{class:"title halo",x:e.left,y:t},n),d("text",{class:"small end halo",x:o,
y:t},rt(r,i,12.5*s)))}function Um({reading:e,stage:t}){let n=t.type/13;return ts(e).flatMap(({start:r,end:o,weekday:s})=>{
let[i,a]=[t.columns[r],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[d("rect",{key:`day ${r}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=j(s,15*n,!0)&&d("tex\
t",{key:`weekday ${r}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},s)].filter(h=>h!==!1)})}function Dm(e,t){let{reading:n,
stage:r,lit:o}=e,{x:s,width:i,isFull:a}=r.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=r.
type/13,{top:h,height:u,hasNames:f}=r.chips,p=rn(o,n).includes(t),g=Math.min(20*l,i-3),y=ht(c.start_minute),m=ns(e,t),b=[
m||y,m?m.replace(" %",""):y.slice(0,2)],x=b.find(A=>j(A,12.5*l,!0)<=i)??b[1],k=f?Pn(c.label,i-6*l,12.5*l,2):[],M=p||rs(e,
t),$={class:M?"strong middle":"small middle",x:s};return d("g",es(e,t,c),d("rect",{class:"chip",x:s-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[xt(c.category,s-g/2,h+8*l,g),d("text",{key:"hour",...$,y:h+45*l},x),
k.map((A,v)=>d("text",{key:`name ${v}`,class:`${M?"strong":"small"} middle`,x:s,y:h+(62+15*v)*l},A))]:d("rect",{class:"l\
ane",x:s-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),d("title",{},`${c.label}, ${gt[c.weekday]} ${Or(c)}`))}
function Vl(e){let{reading:t,stage:n,lit:r}=e,o=n.type/13,{slices:s}=t,i=bt(r,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...Gt(e).map(({longestSlice:f})=>f)),l=(n.right-n.left)/s.length,h=n.inputs+(J.title+46)*o,u=s.map(({name:f,label:p,lengths:g},y)=>{
let m=Number(g[i]),b=n.left+(y+.5)*l,x=m/c*30*o;return[d("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-x,width:18*
o,height:x}),d("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-x-4*o},_(m)),d("text",{key:`name ${f}`,class:"tiny \
middle",x:b,y:h+15*o},p)]});return d("g",ss(e),d("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(J.title+J.inputs+6)*o,rx:6}),Bt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${gt[a.weekday]} ${ht(a.start_minute)}`:
""),u,d("title",{},"Bars: length of each part’s vector"))}var kn=N(()=>{"use strict";w();ue();pt();D();oe();z();mt();Be()});function ql(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=r.pointer;return[d("g",ds(e,t),d("rect",{class:"ground",x:r.left-
6,y:s-2*o,width:r.right-r.left+12,height:(J.title+J.scores)*o,rx:6}),Bt(e,s+15*o,"Pointer","scores, and weights in perce\
nt"),d("path",{class:"fork pointer-line",d:`M${r.left} ${s+22*o}H${r.right}`}),Gm(e)),d("g",{key:"ribbons",visibility:Z(
e,tt(n).pointer)},ms(e,t))]}function Gm({reading:e,stage:t,lit:n}){let r=t.type/13,o=e.pointerWeights,s=Array.from(e.pointerScores,
g=>_(g)),i=bt(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=s.some(g=>j(g,11.5*r)>c-3),h=t.pointer+(J.title+
J.scores)*r,u=t.columns.find(g=>g.isFull),f=u?u.x-u.width/2:t.right,p=t.left-8*r;return t.columns.flatMap(({x:g,isFull:y},m)=>{
let b=i.length&&!i.includes(m)?" dim":"",x=o[m]>=.2*a||i.includes(m),k=S(o[m]).replace(" %",""),M=j(k,12.5*r,!0)/2;if(!y&&
(!x||g-M<p||g+M>f))return[];p=g+M;let $=x?"strong":"small",A=h-24*r;return[y&&d("text",l?{key:`score ${m}`,class:`tiny${b}`,
x:g+4*r,y:A+2*r,transform:`rotate(-90 ${(g+4*r).toFixed(2)} ${(A+2*r).toFixed(2)})`}:{key:`score ${m}`,class:`tiny middl\
e${b}`,x:g,y:A},s[m]),d("text",{key:`weight ${m}`,class:`${$} middle${b}`,x:g,y:h-6*r},k)].filter(v=>v!==!1)})}var Yl=N(
()=>{"use strict";w();pt();gs();D();oe();kn();z();mt()});function Kl(e){let{reading:t,stage:n}=e,r=n.type/13,o=Z(e,tt(t).gate),s=$r(e),i=[...vr(e,s),...Mr(e,s)];return[cs(e,n.context,
Bm(e)),...t.hasPointer?ql(e,i):[],d("g",{key:"flows",visibility:o},Tr(e,i,s)),...t.hasPointer?[jl(e,i)]:[],...t.hasGeneration?
[Dl(e,i)]:[],...t.hasGate?[Wl(e)]:[],d("g",{key:"answer",visibility:o},Bt(e,n.answers.top-10*r,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),is(e,s))]}function Bm({reading:e,stage:t}){let n=t.type/13,{x:r,y:o,columns:s,cell:i}=t.
context,a=r+s*i+2,c=Math.ceil(e.values("context").length/s)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[d("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(J.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
d("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&d("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Jl=N(
()=>{"use strict";w();as();ls();De();Nr();D();Fl();Gl();Yl();oe();kn();mt()});function Xl(e){let{stage:t}=e,n=t.type/13,r=ir(e),o=d("g",{key:"legend",visibility:Z(e,je(0))},ar(e,t.visits.x,t.bottom+
(t.isDense?24:51)*n,t.isDense)),s=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=se(e,wn(e,"attention")),h=j(c,15*n,!0)+l+4*n<=
i.width,u=gn(e),p=j(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return d("g",{key:`layer ${a}`,visibility:Z(e,je(a))},i.
maps.length?ie(e,i.x,c,p,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Ar(e,"attention",i.x+i.width,
(h?3:21)*n),i.maps.map((g,y)=>Vm(e,g,a,y)),i.maps.map((g,y)=>ys(e,g,a,y,r)),qm(e,a))});return[o,...s]}function Vm(e,t,n,r){
let{reading:o,stage:s,lit:i}=e;if(o.isOff(n,r))return null;let a=o.lastRow(n,r),c=Zl(e,n,r)?[...a.keys()].filter(u=>a[u]>=
zm):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let f=Number(s.rows[u]?.y),
p=Math.max(.5,a[u]*s.full*.25)/2;return d("path",{key:`band ${r} ${u}`,class:"attention-band",d:Yt(l,[f-p,f+p],t.x,[h-p,
h+p])})})}function Zl({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function ys(e,t,n,r,o){let{reading:s,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:f,touch:p}=t,{count:g}=s,y=s.weights(n,r),m=s.lastRow(n,r),b=s.isOff(
n,r),{before:x,overlays:k}=e,M=k&&!b&&x?.isOff(n,r)?x:null,$=M?`; switched off ${s.wordsFor(M)}`:"",A=c?y[wt(y)]||1:o,v=Zl(
e,n,r),[E]=a?.kind==="visit"?bt(a,s):[],T=wt(m),L=E??T,I=f/g,C=`Layer ${n}, head ${r}`,W=p?u-38*l:u+4,q=b?"switch on":"s\
witch off",H=p===void 0&&se(e,q)<=f-6*l,P=s.visits[T],B=jo(e,t,r);return d("g",{key:`head ${r}`,class:`part head${v?" li\
t":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${r}`,role:"button",tabindex:"-1","aria-label":b?`${C}: switched of\
f`:`${C}: the last visit reads most from visit ${T+1}, ${P?.label}, ${S(m[T])}${$}`},d("text",{class:"small",x:h,y:u-(p?
25:4)*l},B.name),!b&&B.hasWeight&&d("text",{key:"weight",class:`${E===void 0?"small":"strong"}${p?"":" end"}`,x:p?h:h+f,
y:u-4*l},S(m[L])),d("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),d("image",{key:"map",class:"\
map",href:Xt(y,g,e.scale,A),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&d("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),M&&d("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),E!==void 0&&!b&&d("rect",{key:"column",class:"column",x:h+E*I,y:u,width:Math.max(2,I),height:f}),(E!==
void 0||v)&&!b&&d("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,I)}),d("title",{},
`${C}. ${b?"Switched off.":`The last visit reads ${S(m[L])} from ${s.visits[L]?.label}. A stronger colour is a larger we\
ight, up to ${S(A,1)}. Click to open.`}${M?` Switched off ${s.wordsFor(M)}.`:""}`),Ge(e,{act:"head",words:H?q:b?"off":"o\
n",title:b?"Switch this head on again":"Switch this head off",isOn:!H&&!b,right:h+f-(p?0:3)*l,y:W}),e.canAct&&p!==void 0&&
d("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function qm(e,t){let{reading:n,
stage:r}=e,o=r.layers[t];if(o?.stream===null||!o)return null;let s=r.type/13,i=o.stream,a=_r(n,t),c=xs(e),l=r.streamWidth-
8*s,h=a.map(({style:f,lengths:p},g)=>ws(e,t,f,r.rows.map(({y,height:m},b)=>{let x=Math.max(1,Math.min(5*s,(m-3)/a.length));
return{visit:b,x:i,y:y+(g-a.length/2)*x,width:Number(p[b])/c*l,height:x-.6}}))),u=a.map(({name:f,style:p},g)=>[d("rect",
{class:p,x:i,y:r.bottom+(10+bs*g)*s,width:9*s,height:9*s}),d("text",{class:"small",x:i+14*s,y:r.bottom+(18.5+bs*g)*s},f)]);
return d("g",ks(e,t),d("rect",{class:"ground",x:i-4,y:r.top-2,width:r.streamWidth+14*s,height:r.bottom-r.top+66*s,rx:6}),
ie(e,i,"Stream",`+ layer ${t}`,r.streamWidth),h,u,Ym(e,t,i+r.streamWidth+10*s))}function Ym(e,t,n){let{reading:r,stage:o}=e;
if(!r.has(`layers.${t}.residual_mid`))return[];let s=o.type/13,i=r.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...r.heads?
[{...a,isOff:r.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:r.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>Ge(e,{act:l,words:String(h[Number(u)]),title:Km[l]??"",right:n,y:o.bottom+(5+
bs*f)*s}))}function ws(e,t,n,r){let{lit:o,reading:s}=e,a=yt(e,"stream",t)!==""?[s.count-1]:bt(o,s),[c,l]=os(r,({visit:h})=>!a.
length||a.includes(h));return[d("path",{key:n,class:n,d:Se(c)}),l.length>0&&d("path",{key:`${n} dim`,class:`${n} dim`,d:Se(
l)})]}function _r(e,t){let{residual:n,attention:r,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,style:"resi\
dual"},...r?[{name:"heads",lengths:r,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function xs(e){
let t=0;for(let n of Gt(e))for(let r=0;r<n.layers;r++)for(let{lengths:o}of _r(n,r))t=Math.max(t,...o);return t||1}function ks(e,t){
let{residual:n,attention:r,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`part stream${yt(e,"stream",t)}`,
"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",visibility:Z(e,je(t)+1),"aria-label":`Stream of layer ${t}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${r?`, heads ${r.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}var bs,zm,Km,$s=N(()=>{"use strict";w();Er();pt();Jt();cr();D();z();mt();Be();an();bs=
19,zm=.05;Km={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"S\
elf-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, \
it adds nothing"}});function Ql(e){let{stage:t}=e,n=t.type/13,r=ir(e);return t.layers.map(({y:o,maps:s},i)=>d("g",{key:`layer ${i}`,visibility:Z(
e,je(i))},s.length>0&&Bt(e,o+15*n,`Layer ${i}`,gn(e)),i===0&&ar(e,t.left+72*n,o+15*n,!0),s.map((a,c)=>ys(e,a,i,c,r)),Jm(
e,i)))}function Jm(e,t){let{reading:n,stage:r}=e,o=r.type/13,s=Number(r.layers[t]?.stream),i=_r(n,t),a=xs(e),c=s+J.bars*
o,l=i.map(({style:h,lengths:u},f)=>ws(e,t,h,r.columns.map(({x:p,width:g},y)=>{let m=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*J.bars*o;return{visit:y,x:p+(f-i.length/2)*m,y:c-b,width:.88*m,height:b}})));return d("g",ks(e,t),d("rect",{class:"\
ground",x:r.left-6,y:s-J.title*o,width:r.right-r.left+12,height:(J.title+J.bars+4)*o,rx:6}),Bt(e,s-10*o,r.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),Xm(e,i,s-10*o),l)}function Xm({stage:e},t,n){let r=e.type/13,o=e.right;return[...t].reverse().
map(({name:s,style:i})=>{let a=o-j(s,12.5*r);return o=a-26*r,[d("rect",{class:i,x:a-14*r,y:n-9*r,width:9*r,height:9*r}),
d("text",{class:"small",x:a,y:n},s)]})}var th=N(()=>{"use strict";w();$s();cr();D();oe();kn();z();mt()});function eh({stage:{size:e},...t}){let n=mr(t),r={...t,stage:Wo(t.reading,e.width,e.type,n)};return[d("g",{key:"visits"},
zl(r)),d("g",{key:"inputs"},Vl(r)),d("g",{key:"layers"},Ql(r)),d("g",{key:"decoder"},Kl(r))]}function nh(e,t,n){return Wo(
e,t,n).size.height}var $n,vs=N(()=>{"use strict";w();Ue();D();Jl();th();oe();kn();$n=700});function rh(e){let{reading:t}=e,n=tt(t),r=$r(e),o=[...vr(e,r),...Mr(e,r)];return[Pl(e),...t.hasPointer?Bl(e,o):[],...t.hasGeneration?
[Hl(e,o)]:[],d("g",{key:"flows",visibility:Z(e,n.gate)},Tr(e,o,r)),t.hasGate?Cl(e):null,d("g",{key:"answer",visibility:Z(
e,n.gate)},Rl(e,r))].filter(s=>s!==null)}var oh=N(()=>{"use strict";w();as();ls();De();Nr();fs();gs();D();mt()});function sh(e){return e.stage.size.width<$n?eh(e):[d("g",{key:"visits"},Ll(e)),d("g",{key:"inputs"},Il(e)),d("g",{key:"l\
ayers"},Xl(e)),d("g",{key:"decoder"},rh(e))]}var ih=N(()=>{"use strict";w();oh();$s();D();vs();Be()});function lh({clientWidth:e,clientHeight:t}){return e<$n?`${e}`:`${e} ${t}`}function hh(e,{title:t,text:n}){let r=document.
createElement("strong");r.append(...Et(t)),e.replaceChildren(r," ",...Et(n))}function rg(e){return e.kind==="move"||e.kind===
"time"||e.kind==="stay"}function As(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Lr,Zm,Qm,tg,eg,Ms,ah,ng,ch,Ir,uh=N(()=>{"use strict";w();Ze();vl();Ue();Al();pt();Sl();Jt();on();re();Tl();
vs();en();ih();Lr=240,Zm=150,Qm=120,tg=13,eg=17,Ms={type:16.7,width:900,side:36},ah=.5,ng=660,ch=matchMedia("(prefers-re\
duced-motion: reduce)"),Ir=class{#r=null;#t=null;#n=!1;#o=null;#e=null;#s=null;#i="";#l=null;#a=null;#u=null;#p=!1;#m=new Map;#b=0;#$="";#c;get opened(){
return this.#a}get#d(){return!this.#c||this.#r&&ka(this.#r.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,r){this.root=t,this.hooks=n,this.#c=r,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let s=document.createElement("div");s.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",s.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,s,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new yr(a,()=>this.#y(Lr)),i.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new xr(this.drawn),this.
player=new kr(o,a=>{this.#l=a,a!==null&&(this.#e=this.#s=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#y(Lr);let c=this.player.told?.part;c&&this.#R(c),this.hooks.told?.(a)}),this.#S()}#S(){let{drawn:t}=this;new ResizeObserver(
()=>{this.#$!==lh(t)&&this.#y(0)}).observe(t),new MutationObserver(()=>this.#y(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),t.addEventListener("pointerover",({target:n})=>{this.#u||this.#w(As(n))}),t.addEventListener("pointerlea\
ve",()=>this.#w(null)),t.addEventListener("focusin",({target:n})=>this.#w(As(n))),t.addEventListener("focusout",()=>this.#w(
null)),t.addEventListener("keydown",n=>this.#M(n)),t.addEventListener("click",({target:n})=>this.#N(n)),t.addEventListener(
"pointerdown",n=>this.#L(n)),t.addEventListener("pointermove",n=>this.#f(n,!1));for(let n of["pointerup","pointercancel"])
t.addEventListener(n,r=>this.#f(r,!0))}complete(t,n){this.hooks=t,this.#c=n}show(t,n=null,r=null,o=this.hooks.against){this.#r=
new Kt(t),this.#t=n&&new Kt(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=r&&new Kt(r),this.#m.clear(),
this.circuits?.renew(),this.#e=_t(this.#s,this.#r);let s=tc(this.#r);this.player.tell(s),hh(this.room,$l(this.#r,s,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#y(this.#u?.follows?0:Lr),i&&this.#T()}open(t){
let n=t===null?this.#a:null;this.#a=t,this.#e=this.#s=null;let r=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#y(Lr);let o=r&&n&&this.#h(n);o&&this.#I(o),r&&this.#T(),this.hooks.opened?.(this.#a)}back(){
this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){let t=this.#n?this.#t:null;if(!this.#r||this.
player.isTelling)return;let n=this.hooks.model?.();this.#c?.showTables(this.root,this.#r,this.#d,t,n)}#h(t){return this.#A.
map(r=>r.getAttribute("data-part")??"").find(r=>`${t}.`.startsWith(`${r}.`))??null}#T(){if(this.drawn.contains(document.
activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){this.light(
t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#c)throw new Error("The picture cannot be saved yet.");
let r=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(this.drawn,{title:t,ground:r,
lines:n})}light(t){if(this.#s=t,!this.#r)return!1;let r=this.player.isTelling&&!this.#x(t??"")?null:_t(t,this.#r);return JSON.
stringify(r)===JSON.stringify(this.#e)?!1:(this.#e=r,this.#y(0),!0)}#w(t){if(!this.light(t))return;let{kind:n,visit:r=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[r]:[],this.#e&&t)}#N(t){if(!(t instanceof Element)||this.#p)return;let n=As(t),r=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(r){let[s,i,a]=["more","layer","head"].map(
c=>r.getAttribute(`data-${c}`));this.hooks.more?.(s??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#y(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#v(n,o);else{let s=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;s!==null&&this.open(s||null)}}#v(t,n){let r=this.#r&&_t(t,this.#r),{act:o}=this.
hooks;if(!r||!o)return;let{kind:s,layer:i=0,head:a=0,visit:c=0}=r;n==="ask"?this.hooks.ask?.({layer:i,head:a}):s==="head"&&
o({kind:s,layer:i,head:a}),s==="visit"&&o({kind:"mask",visit:c}),s==="gate"&&o({kind:s,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#L(t){this.#p=!1;let{act:n,edit:r,
carry:o}=this.hooks,s=this.#c;!this.#r||!s||!(n||o)||(this.#u=n?s.dragOf(t,this.#r,this.drawn,r!==void 0):s.carryOf(t),this.#u?.
follows&&t.preventDefault())}#f(t,n){let r=this.#u;if(!r||t.pointerId!==r.pointer)return;n&&(this.#u=null);let o=r.to(t,
n);o&&(this.#p=!0,!this.drawn.hasPointerCapture(r.pointer)&&!n&&this.drawn.setPointerCapture(r.pointer),o.kind==="carry"?
this.hooks.carry?.(o):rg(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#M(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,r=n?.getAttribute("data-part")??null;(t.altKey?this.#_(t.key,r):this.#P(t.key,n,r))&&t.preventDefault()}#P(t,n,r){
if(t==="Escape"&&this.#a!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#r)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&r!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:r,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!a?this.#v(r??""):this.#N(n),!0}let o=this.#c;if(!o)return!1;if(this.#d!==null&&this.#r){let a=o.neighbourOf(
this.#d,t,this.#r),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#H(t))return!0;let i=o.walked(this.#A,n,t)?.getAttribute("data-part")??null;return i!==
null&&this.#I(i),i!==null}#x(t){let n=this.#A.find(r=>r.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#I(t){let n=this.#x(t);n&&(this.#i=t,this.#C(),n.focus())}#R(t){let{root:n,foot:r}=this,o=this.#x(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let s=n.scrollHeight>n.clientHeight+1,i=s?n:document.documentElement,a=s?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=r.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:ch.matches?"auto":"smooth"})}#_(t,n){let r={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#r,
s=o&&_t(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!r||!s||!i||!c)return!1;let l=!0;if(s.kind==="visit"){let h=s.visit??
0;if(!a||!o.visits[h+r])return!0;a({kind:"move",visit:h,by:r,isDone:l}),this.#I(`visits.${h+r}`)}else if(s.kind==="gate")
this.#H(t);else if(s.kind==="head"||s.kind==="pointer"){let h=s.kind==="head"?"attention":"pointer",u=/Up|Right/.test(t),
f=c.turned(o,h,u?ah:-ah);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;return!0}#H(t){let n=this.#r&&this.#c?.
slid(this.#r,t);return n&&this.hooks.act?.(n),!!n}get#A(){return[...this.drawn.querySelectorAll("[data-part][tabindex]:n\
ot([visibility], [visibility] *)")]}#C(){let t=this.#A,n=t.find(r=>r.getAttribute("data-part")===this.#i)??t[0];for(let r of t){
let o=r===n?"0":"-1";r.getAttribute("tabindex")!==o&&r.setAttribute("tabindex",o)}}#y(t){this.#$=lh(this.drawn);let n=this.#U();
if(!n)return;let{width:r,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${r} ${o}`),this.drawn.setAttribute(
"font-size",String(n.stage.type));let s=this.#c,i=this.#d===null?[]:s?.openedMarks(n,this.#d)??[];!i.length&&this.#d!==null&&
(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#j(n);this.drawing.show(c,ch.matches?0:t),this.#d===
null&&this.#C();let l=this.#d===null?null:s?.sentenceOfOpened(this.#d,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?
s?.circuitSentence(a,n.reading):null,{title:f,text:p}=l??h??u??jt(this.#e,n.reading,n.before,this.player.isTelling),g=!(l||
h||u||this.#e),y=this.root.classList.contains("tall"),m=g&&!y&&!this.#t&&!this.hooks.isProjected,b=this.circuits?.failure??
"",x=l||h||this.player.isTelling?"":this.#W(),k=this.putIn.names.includes(this.#s??"")?`It was put in from the ${this.putIn.
run} run.`:"",M=n.stage.streamWidth>0||y,$=!l&&M&&h?.bars||"",A=this.drawn.querySelector('[role="slider"]:focus')?n.sliderKeys:
"",v=a&&this.#e?s?.circuitWords(a,this.#s):"";if(hh(this.caption,{title:f,text:[p,A,$,k,v,x,b].filter(Boolean).join(" ")}),
!m||b)return;let E=document.createElement("span");E.className="hint",E.append(" ",Ya),this.caption.append(E),this.caption.
offsetTop<0&&E.remove()}#j(t){let n=sh(t);if(!this.#c)return n;let{markedAsCircuit:r,markedAsPut:o}=this.#c,{type:s}=t.stage;
return r(o(n,this.putIn,s),this.circuits?.circuit??null,s)}#W(){clearTimeout(this.#b);let t=this.#s??"",n=this.#m.get(t);
return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let r=this.#c?.effectOf(this.#e,this.#r,this.
hooks.whatIf)??"";this.#m.set(t,r),r&&this.caption.append(" ",...Et(r))},Zm),"")}#U(){let{clientWidth:t,clientHeight:n}=this.
drawn,r=t<$n;if(!this.#r||t<Qm||n<1&&!r)return null;let s=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||
1)*Math.min(eg,Math.max(tg,t/120));this.root.classList.toggle("tall",r);let i={reading:this.#r,before:this.#t,overlays:this.#n},
a=mr(i),c=this.#D(s,{width:t,height:n}),l=r?s:c,h=r?nh(this.#r,t,l):n,u=r&&this.#d!==null?ng:h;return{...i,beside:this.#o,
stage:Io(this.#r,{width:t,height:u,type:l},a),lit:this.#e??_t(this.player.told?.part,this.#r),beat:this.#l??Number.POSITIVE_INFINITY,
happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#F("--map-least"),this.#F("--attention")],canAct:this.hooks.
act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#D(t,n){if(!this.hooks.isProjected||!this.#r||
n.width<Ms.width)return t;let r=Math.max(t,Ms.type);return Io(this.#r,{...n,type:r}).layers.flatMap(({maps:s})=>s).every(
({side:s})=>s>=Ms.side)?r:t}#F(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[r=0,o=0,s=0]=(n.
match(/../g)??[]).map(i=>Number.parseInt(i,16));return[r,o,s]}}});var Os={};Cs(Os,{NetworkDrawing:()=>Es});var Es,Ss=N(()=>{"use strict";w();Ia();xl();uh();en();Kr();Es=class{#r;#t;#n=null;#o=null;#e=null;constructor(t,n){
let{title:r,hover:o,told:s,acts:i,isStill:a,isProjected:c}=n;this.#r=r,this.#t=new Ir(t,{...o&&{pointed:o},...s&&{told:s},
...a&&{isStill:a},...c&&{isProjected:c}},Yo),i&&(this.#e=new Dn(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(t){return this.#e?.
follows(t)??!1}async compute({server:t,query:n},r,{isSilent:o}){return!this.#n||n.against||!(o||_a(r,t))?null:La(this.#n.
meta,r,t,n)}draw(t){if(t!==this.#n){this.#n=t;let n=lo.get(t),r=t.before&&tn(t.before);this.#o={trace:n??tn(t.trace),before:r};
let o=n?"browser":"server";this.#e?.begin(t.meta,this.#o.trace,r,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(t){let{player:n}=this.#t;t===null?n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){
this.#t.mark(t)}async address(t,n){let r=this.#t.file({title:this.#r});return t==="svg"?Xe(r):In(r,n)}}});w();w();var Fs=`/* The living network. Colours are tokens of pointer-view.css; each has one meaning. */

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
`;var Hs=`/*
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
`;var js=new CSSStyleSheet;js.replaceSync(Hs+Fs);document.adoptedStyleSheets=[...document.adoptedStyleSheets,js];w();w();var kh="exported"in document.documentElement.dataset,Mg=$h().toString();function $h(){let e=location.hash.slice(1);return kh&&
e.includes("=")?new URLSearchParams(e):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function Us(e){try{return JSON.parse(e)}catch{return e}}zt();w();var Vs={min:.5,max:4},Lh={controls:["none","some","all"],caption:["none","title","all"]};function vn(e,t){return e===
"scale"&&t!=="auto"?t.trim()!==""&&Number(t)>=Vs.min&&Number(t)<=Vs.max:e==="scale"?!0:e==="controls"||e==="caption"?Lh[e].
includes(t):CSS.supports("color",t)}w();var qs=Promise.resolve();function Ys(e){let t=qs.then(Ih).then(e);return qs=t.catch(()=>{}),t}function Ih(){let{scheduler:e}=globalThis;
return e?e.postTask(()=>{},{priority:"background"}):new Promise(t=>setTimeout(t,0))}w();zt();w();var Cr={width:960,height:540};function Js(e){return{"HTML frame":Xs(e),"Web component":Rh(e),Markdown:Qs(e),Quarto:Ph(
e),LaTeX:Ch(e)}}function Xs(e){let{title:t,embed:n}=e;return`<iframe src="${ce(n)}" title="${ce(t)}" width="${Cr.width}"\
 height="${Cr.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${Zs(e)}</iframe>`}function Rh(e){
let{server:t,attributes:n}=e,r=Object.entries({server:t,...n}).map(([o,s])=>s===""?o:`${o}="${ce(s)}"`);return`<script s\
rc="${ce(new URL("pointer-view.js",t).href)}" defer><\/script>
<pointer-view ${r.join(" ")}>${Zs(e)}</pointer-view>`}function Zs({title:e,caption:t,embed:n,picture:r}){let o=[e,t].filter(
Boolean).join(". ");return`<a href="${ce(n)}"><img src="${ce(r)}" alt="${ce(o)}" width="${Cr.width}"></a>`}function Qs({
title:e,embed:t,picture:n}){return`[![${Wh(e)}](<${Ks(n)}>)](<${Ks(t)}>)`}function Ph(e){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Xs(e),"```",":::",'::: {.content-visible unless-format="html"}',Qs(e),":::"].join(`
`)}function Ch({title:e,caption:t,name:n,embed:r,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Fh(r)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${Bh([e,t].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function ce(e){return e.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Wh(e){return e.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ks(e){return e.replaceAll("<","%3C").replaceAll(
">","%3E")}function Fh(e){return e.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Hh={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},jh=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Uh={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Dh=/[ąęįųĄĘĮŲ]/,Gh=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function Bh(e){return[...e.normalize("NFC").replace(
/\s/g," ").replace(Gh,"")].flatMap(n=>[...Uh[n]??zh(n)]).map(n=>Hh[n]??Vh(n)).join("")}function zh(e){return Dh.test(e)?
e.normalize("NFD").slice(0,1):e}function Vh(e){return/[&%$#_{}]/.test(e)?`\\${e}`:jh.test(e)?e:"?"}w();function ei(e,t,{title:n,origin:r}){let o=e.slice(e.indexOf(",")+1);if(t==="svg")return qh(decodeURIComponent(o),n,r);let s=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[ti("Title",n),ti("Source",r)];return new Blob([s.subarray(0,33),...i,s.subarray(33)],
{type:"image/png"})}function qh(e,t,n){let r=new DOMParser().parseFromString(e,"image/svg+xml").documentElement,o=(s,i)=>{
let a=document.createElementNS(r.namespaceURI,s);return a.textContent=i,a};return r.prepend(o("title",t),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(r)],{type:"image/svg+xml"})}function ti(e,t){let n=new TextEncoder().encode(`iTXt${e}\
\0\0\0\0\0${t}`),r=new DataView(new ArrayBuffer(n.length+8));return r.setUint32(0,n.length-4),new Uint8Array(r.buffer).set(
n,4),r.setUint32(n.length+4,Yh(n)),r.buffer}function Yh(e){let t=-1;for(let n of e){t^=n;for(let r=0;r<8;r+=1)t=t>>>1^(t&
1?3988292384:0)}return~t>>>0}w();function Wr(e,t){let n=document.createElement("a");n.href=Kh(e),n.download=t,n.click()}function Kh(e){let t=URL.createObjectURL(
e);return setTimeout(()=>URL.revokeObjectURL(t),6e4),t}var Jh=[1,2,4],Xh=2;function ri({name:e,links:t,view:n,picture:r,csv:o,json:s}){let i=document.createElement("div");i.className=
"view-take";let a={link:Mn("Link"),embed:Mn("Embed"),json:Mn("JSON"),offline:Mn("Offline file")};a.json.target="_blank",
a.offline.title="One HTML file with this whole view inside, for use without a network";let c=Ve("JSON",()=>ni(s(),`${e()}\
.json`,"application/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, wh\
ich does not answer.";let h=Zh(()=>{let{link:m,embed:b}=t(),x=b?n():null;return{...m&&{Address:m},...x&&Js(x)}}),u=()=>{
let m=t();for(let b of Object.keys(a)){let x=m[b];a[b].hidden=x===null,x!==null&&(a[b].href=x)}a.json.download=`${e()}.j\
son`,c.hidden=m.json!==null,h.hidden=m.link===null&&m.embed===null,l.hidden=ae.answers};for(let m of["pointerenter","foc\
usin"])i.addEventListener(m,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(
...Jh.map(m=>{let b=m===Xh;return new Option(`${m}×`,String(m),b,b)}));let p=async m=>{let{address:b,meta:x,selection:k}=await r(
m,Number(f.value)),M=x.origin??t().embed??location.href,$=[x.title,k].filter(Boolean).join(": ");Wr(ei(b,m,{title:$,origin:M}),
`${e()}.${m}`)},g=()=>ni(`\uFEFF${o()}`,`${e()}.csv`,"text/csv;charset=utf-8"),y=document.createElement("span");return y.
append(Ve("PNG",()=>p("png"))," ",f),i.append(a.link,a.embed,y,Ve("SVG",()=>p("svg")),Ve("CSV",g),a.json,c,a.offline,h,l),
u(),i}function Zh(e){let t=document.createElement("details");t.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let r=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let s=document.createElement("span");s.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(r,o),t.append(n,i),t.addEventListener("toggle",()=>{if(!t.open)return;s.textContent=
"",o.hidden=!0;let c=Object.entries(e()).map(([l,h])=>Ve(l,()=>a(l,h)));r.replaceChildren(...c,s)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Qh(l);h||o.select(),s.textContent=h?"Copied.":"Selected; \
copy it with the keyboard."};return t}async function Qh(e){return navigator.clipboard?navigator.clipboard.writeText(e).then(
()=>!0,()=>!1):!1}function Mn(e){let t=document.createElement("a");return t.textContent=e,t}function Ve(e,t){let n=document.
createElement("button");return n.type="button",n.textContent=e,n.addEventListener("click",t),n}function ni(e,t,n){Wr(new Blob(
[e],{type:n}),t)}qe();w();var oi={width:420,height:200},tu=300,le=2,ft=20,Ht=8,eu=13,ai=.75,nu=3,ru=7.5,ou=44,su=18,ci=240,li=90,hi=56,ui=90,iu=48,
au=1.3,cu=.6,lu=9,fi=1.4,pi=["coloraxis","coloraxis2"];function di({data:e,layout:t},{width:n,height:r,isFixed:o,scale:s}){
if(!n)return{data:e,layout:t};let i={width:n/s,height:r/s},a=o&&(i.width<oi.width||i.height<oi.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:s},l=a?hu(t,t.meta.small??{}):t;if(!o)return{data:e,layout:{...l,...ii(e,l,c)}};let h=fu(
uu(e,l),c),u={...h,...ii(e,h,c),...du(e,h,c),...bu(h,c)};return{data:Au(e,h,c.height),layout:u}}function hu(e,t){return mi(
e,t)}function mi(e,t){if(!si(e)||!si(t))return t;let n={...e};for(let[r,o]of Object.entries(t))n[r]=mi(e[r],o);return Object.
fromEntries(Object.entries(n).filter(([,r])=>r!==null))}function si(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function gi(e,t){return Object.entries(e).filter(([r])=>t.test(r))}function bi(e,t){return e[`yaxis${(t??"y").slice(1)}`]}
function yi(e){return gi(e,/^yaxis/).map(([,t])=>t.domain??[0,1])}function wi(e,t){return e[t]}function uu(e,t){let{xaxis:n}=t,
r=e.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(r)?r.filter(i=>typeof i=="string"):[],s=Array.isArray(
r)&&o.length===r.length;return n?.tickangle!==-90||n.tickvals||!o.length||!s?t:{...t,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function fu(e,{width:t,isTiny:n,scale:r}){let{xaxis:o,yaxis:s,meta:i}=e,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=le)return e;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
s?.ticktext?.join()===a.join()){let p=a.map((y,m)=>En(y,m,1/0)),g=a.map((y,m)=>String(m+1));return{...e,xaxis:{...c,ticktext:g},
yaxis:{...s,ticktext:p}}}let[h,u]=o.domain??[0,1],f=(u-h)*(t-(n?li:ci))/a.length;for(let p of[1,ai]){let g=a.map((m,b)=>pu(
En(m,b,1/0),f/p));if(g.includes(""))continue;let y={...o.tickfont,size:p*r*e.template.layout.font.size};return{...e,xaxis:{
...c,ticktext:g,...p<1&&{tickfont:y}}}}return e}function pu(e,t){let n=Math.floor(t/Ht)-1,r=[];for(let o of e.split(" ")){
let s=r.at(-1);if(o.length>n)return"";s!==void 0&&s.length+1+o.length<=n?r[r.length-1]=`${s} ${o}`:r.push(o)}return r.length<=
nu?r.join("<br>"):""}function du(e,t,{width:n,height:r,isTiny:o,scale:s}){let i=mu(e,t),a=Math.max(...i.map(b=>b.length*
Ht+iu)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*ft>r/(o?4:3),h=i.length>0&&!l,u=gu(t,r,s),p=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/s||ft)*fi+2,g=Math.min(t.margin?.t??8,h?c*ft+4:t.annotations?.length?
p:8),y=pi.some(b=>wi(t,b)?.colorbar?.orientation==="h"),m=!t.margin||y&&!o;return{...l&&{showlegend:!1},...!m&&{margin:{
...t.margin,t:Math.ceil(g*s)}},...u}}function mu(e,t){if(t.showlegend===!1)return[];let n=new Map,r=0;for(let{name:o,type:s,
visible:i,showlegend:a,legendgroup:c}of e)!o||(a===!1||i===!1)||["heatmap","contour"].includes(s)||(r+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return r>1||t.showlegend?[...n.values()]:[]}function gu(e,t,n){let{annotations:r=[],template:o}=e,s=({yref:f,
yanchor:p})=>f==="paper"&&p==="bottom",i=r.filter(s);if(!i.length)return{};let a=yi(e).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(p=>p-f).filter(p=>p>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(t-ft)/
fi);if(h>=l)return{};let u=Math.max(lu,h*n);return{annotations:r.map(f=>s(f)?{...f,font:{...f.font,size:u}}:f)}}function bu(e,{
height:t,isTiny:n}){let r=Math.floor(t/3/Ht),o=t-xi(e,1/0,r)-hi,s={};for(let i of pi){let a=wi(e,i);a&&(n?s[i]={...a,showscale:!1}:
s[i]=yu(e,i,a,o))}return s}function yu(e,t,n,r){let o=n.colorbar??{};if(r>=tu||o.ticktext||o.orientation==="h")return n;
let s=e.template.layout[t],i=o.tickvals??s?.colorbar?.tickvals,a=(o.len??1)*r;if(!i){let u=Math.max(le,Math.floor(a/ft/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=ft)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function ii(e,t,n){let{width:r,height:o,
isFixed:s,isTiny:i,isNarrow:a}=n,c=a?r:1/0,l=s?Math.floor(o/3/Ht):1/0,h=xi(t,c,l),u=s?h?hi:ui:0,f=Math.max(o-h-(i?2*ft:u),
ft),p=i?r-li:Math.max(r-ci,60);return Object.fromEntries(gi(t,/^[xy]axis/).map(([g,y])=>{let m=g.startsWith("x"),b=s&&m?
vu(y,t,f):y,[x,k]=b.domain??[0,1],M=(k-x)*(m?p:f),$=t.template.layout.font.size*n.scale,A=ku(b,m,M,$,n),v=(m?void 0:wu(e,
g,b))??t.meta.priority?.[g];return[g,$u(A,{isX:m,length:M,fontSize:$,upright:l,priority:v},n)]}))}function wu(e,t,{tickvals:n=[]}){
let r=new Map;for(let{type:o,orientation:s,yaxis:i="y",x:a,y:c,z:l}of e){let u=o==="heatmap"?l:o==="bar"&&s==="h"?a:void 0;
if(!(i!==t.replace("axis","")||!u||!Array.isArray(c)))for(let[f,p]of c.entries()){let g=[u[f]??0].flatMap(m=>xu(m)?[...m]:
m),y=Math.max(...g.map(m=>Math.abs(Number(m))||0));r.set(p,Math.max(y,r.get(p)??0))}}return Math.max(0,...r.values())>0?
n.map(o=>r.get(o)??0):void 0}function xu(e){return typeof e=="object"&&e!==null&&Symbol.iterator in e}function ku(e,t,n,r,{
isTiny:o,isFixed:s}){let i=e.title?.text??"";if(!o)return s&&!t&&i.length*Ht>au*n?{...e,title:{}}:e;let[a,c]=e.domain??[
0,1];if(!t||!i||e.side==="top"||c-a>cu)return{...e,title:{}};let l=Math.max(4,Math.floor(n/(Ht-1))+1),h=i.length>l?`${i.
slice(0,l-1)}…`:i;return{...e,title:{...e.title,standoff:0,font:{size:r-2},text:h}}}function $u(e,{isX:t,length:n,fontSize:r,
upright:o,priority:s},i){let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=e;if(e.visible===!1||e.
showticklabels===!1)return e;if(!u)return c||h&&t?Mu(e,t,n,i):e;let p=u.length;if(l&&t&&p===1&&e.tickangle===0&&(u[0]??"").
length*Ht>n-Ht)return{...e,tickfont:{size:.75*r}};if(p<=le&&(t||!c||n>=ft))return e;let y=!t&&c&&n/p<ft,m=t&&e.tickangle===
0&&u.every(A=>/^\d+$/.test(A)),b=Ht*(String(p).length+1),x=Math.floor(n/(y?eu:m?b:ft)),k=p<=le?[p-1]:Eu(p,x,s),M=t&&e.tickangle!==
0?o:1/0,$=ki(u,h?a:1/0,M);return{...e,...y&&{tickfont:{...e.tickfont,size:ai*r}},tickvals:k.map(A=>f[A]??A),ticktext:k.map(
A=>$[A]??"")}}function vu(e,t,n){let[r]=bi(t,e.anchor)?.domain??[0,1],o=yi(t).map(([,a])=>a),s=Math.max(...o.filter(a=>a<=
r),-1/0),i=(r-s)*n;return e.side==="top"||i>2.4*ft?e:{...e,title:{},...i<.9*ft&&{showticklabels:!1}}}function Mu(e,t,n,{
isTiny:r,isNarrow:o}){let s=Math.max(le,Math.floor(n/(t?ou:ft*1.5)));if(e.tickvals){let h=t?1:Math.ceil(e.tickvals.length/
s);return{...e,tickvals:e.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=e;if(e.type==="category")return t?e:{...a,nticks:Math.
max(le,Math.floor(n/su))};let c=o&&t&&e.nticks&&!r?le:s,l=Math.min(e.nticks??1/0,c);return r||e.nticks||l<5?{...a,nticks:l}:
e}function Au(e,t,n){return e.map(r=>{if(r.type!=="heatmap"||!r.texttemplate)return r;let o=bi(t,r.yaxis),[s,i]=o?.domain??
[0,1],a=o?.ticktext?.length;return a===void 0?r:(i-s)*(n-ui)<a*ft?{...r,texttemplate:""}:r})}function Eu(e,t,n){let r=[...Array(
e).keys()];if(e<=t)return r;let o=Math.max(1,Math.ceil(e/Math.max(1,t)));if(!n)return r.filter(i=>i%o===0);let s=[];for(let i of[
...r].sort((a,c)=>(n[c]??0)-(n[a]??0)))s.every(a=>Math.abs(a-i)>=o)&&s.push(i);return s.sort((i,a)=>i-a)}function xi({xaxis:e},t,n){
let r=e?.tickangle===0?[]:e?.ticktext??[],o=ki(r,t,n).map(s=>s.length);return Math.max(0,...o)*ru}function ki(e,t,n){return e.
map((s,i)=>Ou(s,i,t,n)).every((s,i)=>s===e[i])?e:e.map((s,i)=>En(s,i,n,t))}function Ou(e,t,n,r){return n===1/0&&e.length<=
r?e:En(e,t,r,n)}function En(e,t,n,r=1/0){let o=r<1/0,s=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(e)??[],[,i="",a="",
c=""]=s,[l="",h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(r/48)):u,n),p=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return i+(h?`${t+1} ${p}`:p)+c}w();w();ke();var Su={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function Ye(e){if(Array.isArray(e))return Tu(e);if(!("bdata"in e))return{values:e,shape:[e.length]};let t=Su[e.dtype];if(!t)
throw new Error(`An array has the unknown type ${e.dtype}.`);let n=new t(xe(e.bdata).buffer),r=e.shape?String(e.shape).split(
",").map(Number):[n.length];return{values:n,shape:r}}function Tu(e){if(!(typeof e[0]=="object"&&e[0]!==null))return{values:e,
shape:[e.length]};let n=e;return{values:n.flatMap(r=>Array.from(r)),shape:[n.length,n[0]?.length??0]}}function Ke({values:e,
shape:t},n){let[,...r]=t,o=r.reduce((s,i)=>s*i,1);return{values:Nu(e,n*o,(n+1)*o),shape:r}}function $i({values:e,shape:t}){
return t.length<2?e:Fr({values:e,shape:t})}function Fr(e){return Array.from({length:e.shape[0]??0},(t,n)=>Ke(e,n).values)}
function Nu(e,t,n){return Array.isArray(e)?e.slice(t,n):e.subarray(t,n)}qe();w();function Mi(e,t){return Object.fromEntries(e.map(({name:n,values:r,value:o})=>[n,r.find(s=>String(s)===t(n))??o]))}function Ai(e,t){
for(let{name:n,values:r}of e){let o=t(n);if(o===null||r.map(String).includes(o))continue;let s=typeof r[0]=="string"?`th\
ere are ${r.join(", ")}`:`they run from ${r[0]} to ${r.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${s}.`}}return null}
function Ei(e,t,n){return t.reduce((r,o)=>{let s=e.find(({name:i})=>i===o)?.values??[];return r*s.length+s.indexOf(n[o]??
"")},0)}function jr(e,t){return e.map(r=>{let o=Ur(r,t);return typeof o=="number"?`${r.title.toLowerCase()} ${o}`:o}).join(
", ")}function Ur(e,t){return Oi(e)[e.values.indexOf(t[e.name]??"")]}function Oi({values:e,labels:t}){return t??e}var On=class{#r;#t;#n="";#o=0;#e=null;constructor(t,n){
this.#r=t,this.#t=n}offer({choices:t=[],player:n},r,o){let s=t.length?[]:r.filter(c=>c.meta),i=JSON.stringify([t.map(({name:c,
values:l,labels:h})=>[c,l,h]),s.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#r.replaceChildren(...t.map(c=>this.#s(c))),s.length&&o&&this.#r.append(this.#i(s));let a=t.find(({name:c})=>c===n);
a&&this.#r.append(...this.#l(a))}show(t){for(let[n,r]of Object.entries(t)){let o=this.#r.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(r))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#s(t){let{name:n,title:r,values:o}=t,s=document.createElement("select");s.name=n;let i=Oi(t);return s.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),s.addEventListener("change",()=>{this.pause();let a=o[s.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),vi(r,s)}#i(t){let n=document.createElement("select");return n.append(new Option("…",""),
...t.map((r,o)=>new Option(r.name,String(o)))),n.addEventListener("change",()=>{let r=n.value?t[Number(n.value)]:void 0;
r?.meta&&this.#t.open(r.meta),n.value=""}),vi("Open",n)}#l({name:t,title:n,values:r}){let o=()=>r.indexOf(this.#t.selected()[t]??
""),s=h=>{let u=r[Math.max(0,Math.min(r.length-1,h))];u!==void 0&&this.#t.select(t,u)},i=h=>{this.pause(),s(o()+h)},a=Hr(
"Play",()=>{if(this.#o){this.pause();return}o()===r.length-1&&s(0),a.textContent="Pause",this.#o=setInterval(()=>{s(o()+
1),o()===r.length-1&&this.pause()},1200)});this.#e=a;let c=Hr("‹",()=>i(-1)),l=Hr("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function vi(e,t){let n=document.createElement(
"label");return n.append(`${e} `,t),n}function Hr(e,t){let n=document.createElement("button");return n.type="button",n.textContent=
e,n.addEventListener("click",t),n}w();w();var _u={add:(e,t)=>e+t,subtract:(e,t)=>e-t,multiply:(e,t)=>e*t,divide:(e,t)=>e/t,power:(e,t)=>e**t,maximum:Math.max,minimum:Math.
min,greater:(e,t)=>+(e>t),greater_equal:(e,t)=>+(e>=t),less:(e,t)=>+(e<t),less_equal:(e,t)=>+(e<=t),equal:(e,t)=>+(e===t),
not_equal:(e,t)=>+(e!==t),negative:e=>-e,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(e,t)=>(e%t+t)%t,isfinite:e=>Number(Number.isFinite(e)),round:(e,t)=>Du(e*10**t)/10**t,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:e=>1/(1+Math.exp(-e)),gelu:e=>e/2*(1+Gu(e/Math.SQRT2))},Dr={sum:e=>e.reduce((t,n)=>t+n,0),product:e=>e.
reduce((t,n)=>t*n,1),largest:e=>Math.max(...e),smallest:e=>Math.min(...e)};function Lu(e){return typeof e=="string"?Number(
e.replace("inf","Infinity")):e}function Ti({shape:e}){return e.reduce((t,n)=>t*n,1)}function Ni(e,t,{single:n=!1}={}){let r=n?
Float32Array:Float64Array,o=[],s=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of e){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new r(Ti(i)),c=i.op==="table"?t(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:Iu(e,i,l,s);o.push(a)}return o.at(-1)??new r(0)}function Iu(e,t,n,r){let{op:o}=t;if(o==="c\
onstant")return Pu(t,n);let s=Ru(e,t,n).map(([u,f])=>r(u,f)),[i=0,a=0,c=0]=s;if(o==="view"||o==="join")return i;if(o==="\
where")return i?a:c;if(o==="matmul")return Hu(s);if(o==="collect")return Dr.sum?.(s)??0;if(o==="softmax")return Wu(e,t,n,
s);let l=Dr[o];if(l)return l(s);let h=_u[o];if(!h)throw new RangeError(`There is no operation ${o}.`);return h(i,a)}function Ru(e,t,n){
let{op:r,of:o=[],groups:s}=t,[i=0,a=0]=o;if(r==="view")return[[i,ju(t,n)]];if(r==="join")return[Uu(e,o,n)];if(r==="colle\
ct")return(s?.[n]??[]).map(c=>[i,c]);if(r==="matmul"){let[c,l]=[e[a]?.shape.at(-2)??0,t.shape.at(-1)??1],[h,u]=[Math.floor(
n/l),n%l],f=Math.floor(h/(t.shape.at(-2)??1))*c*l;return Si(c).flatMap(p=>[[i,h*c+p],[a,f+p*l+u]])}if(r==="softmax"||r in
Dr){let c=e[i]?.shape.at(-1)??0,l=r==="softmax"?Math.floor(n/c):n,h=Si(c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:
h}return o.map(c=>[c,e[c]?.shape.length?n:0])}function Pu({values:e=0},t){return Lu(Array.isArray(e)?e[t]??Number.NaN:e)}
function Cu(e,{of:t=[]},n){let r=e[t[0]??0]?.shape.at(-1)??1;return{place:n%r,width:r}}function Wu(e,t,n,r){let{place:o,
width:s}=Cu(e,t,n),i=Fu(r.slice(0,s),r[s]);return(i[o]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function Fu(e,t=1){let n=Math.
max(...e),r=Math.min(Math.max(t,1e-30),1/1e-30);return e.map(o=>Math.exp((o-n)/r))}function Hu(e){let t=0;for(let n=0;n<
e.length;n+=2)t+=(e[n]??0)*(e[n+1]??0);return t}function ju({shape:e,offset:t=0,strides:n,index:r},o){if(r)return r[o]??
0;let[s,i]=[t,o];for(let a=e.length-1;a>=0;a-=1){let c=e[a]??1;s+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return s}function Uu(e,t,n){
let r=n;for(let o of t){let s=Ti(e[o]??{op:"",shape:[]});if(r<s)return[o,r];r-=s}throw new RangeError(`No operand has th\
e element ${n}.`)}function Si(e){return Array.from({length:e},(t,n)=>n)}function Du(e){let t=Math.floor(e);return e-t!==
.5?Math.round(e):t%2?t+1:t}function Gu(e){if(Math.abs(e)>6)return Math.sign(e);let[t,n]=[e,e];for(let r=1;Math.abs(n)>Math.
abs(t)*1e-17;r+=1)n*=2*e*e/(2*r+1),t+=n;return 2*Math.exp(-e*e)/Math.sqrt(Math.PI)*t}var Li="all",_i=new WeakMap;function Ii({data:e,layout:t},n){let{meta:r}=t;for(let o of r.parts??[]){let s=e[o.trace];if("\
lines"in o){let i=Je(o.lines,r,n);Object.assign(s,zu(i,n[o.row],o))}else s[o.attribute]=$i(Je(o.is,r,n))}for(let{axis:o,
option:s,titles:i}of r.axis_titles??[]){let a=t[o],{title:c}=a.colorbar??a,l=i[Ri(r,n,s)];(a.colorbar??a).title={...c,text:l}}}
function Ri(e,t,n){let{values:r=[]}=e.choices?.find(({name:o})=>o===n)??{};return t[n]===Li?0:r.indexOf(t[n]??"")}function Je(e,t,n){
let r=Bu(t);return{values:Ni(e,(s,i=[])=>{let a=r[s];if(!a)throw new Error(`The figure has no array ${s}.`);return i.reduce(
(c,l)=>Ke(c,Ri(t,n,l)),a).values}),shape:e.at(-1)?.shape??[]}}function Bu(e){let t=_i.get(e);return t||(t=Object.fromEntries(
Object.entries(e.arrays??{}).map(([n,r])=>[n,Ye(r)])),_i.set(e,t)),t}function zu({values:e,shape:t},n,{above:r,to:o}){let s=[],
i=[],[a=0,c=0]=t;for(let l=0;l<a;l+=1)if(!(n!==Li&&l!==n))for(let h=0;h<c;h+=1){let u=Number(e[l*c+h]);u<=r||u>o||(s.push(
0,1,null),i.push(l,h,null))}return{x:s,y:i}}Nn();function Br(e,t){let{table:n}=vt(e);if(n&&"rows"in n)return[n];if(lt(e))return[];let{data:r,layout:o}=e,s=n?[Qu(n,o.
meta,t)]:[];return n&&!n.beside?s:[...Fi(r).map(i=>Hi(o,i)),...s]}function Wi(e,t){let{cells:n,choices:r,table:o}=vt(e),
s=n&&!lt(e)?[Zu(e,n)]:Br(e,t).map((l,h,{length:u})=>u>1?Xu(l):l),i=s[0]?.columns??[],a=o&&"rows"in o?[]:(r??[]).filter(({
name:l})=>!i.includes(l)),c=a.map(l=>Ur(l,t));return Tn({columns:[...a.map(({name:l})=>l),...i],rows:s.flatMap(({rows:l})=>l.
map(h=>[...c,...h]))})}function Xu({columns:[e="",...t],rows:n}){return{columns:["table","row","column","value"],rows:n.
flatMap(([r,...o])=>o.map((s,i)=>[e,r,t[i],s]))}}function Fi(e){return e.filter(t=>t.type==="heatmap"&&t.visible!==!1)}function Zu({
data:e,layout:t},n){let r=Fi(e),o=r.flatMap(s=>{let{columns:i,rows:a}=Hi(t,s),c=Object.values(s.meta??{});return a.flatMap(
([l,...h])=>h.map((u,f)=>[...c,l,i[f+1],u]))});return{columns:[...Object.keys(r[0]?.meta??{}),...n],rows:o}}function Qu(e,t,n){
let{columns:r,labels:o}=e;if("values"in e){let i=e.values.map(a=>Je(a,t,n).values);return{columns:r,rows:o.map((a,c)=>[a,
...i.map(l=>l[c])])}}let s=Fr(Je(e.matrix,t,n));return{columns:r,rows:o.map((i,a)=>[i,...Array.from(s[a]??[])])}}function Hi(e,t){
let n=Ye(t.z??[]),r=Pi(e,t,"y").map((o,s)=>[o,...Array.from(Ke(n,s).values)]);return{columns:[t.name??"",...Pi(e,t,"x")],
rows:r}}function Pi(e,t,n){let r=t[n];if(Array.isArray(r))return r.map(c=>Ci(String(c)));let o=e[`${n}axis`],i=e[`${n}ax\
is${(t[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(Ci);let{shape:a}=Ye(t.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function Ci(e){return e.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}w();zt();qe();var tf=12,$e=new Map,zr=new Map;function Yr(e,t){let n=JSON.stringify(Object.values(e)),r=$e.get(n)??new Map;
$e.delete(n),$e.set(n,r);for(let i of $e.keys()){if($e.size<=tf)break;$e.delete(i)}let o=r.get(t);if(o)return o;let s=new Promise(
(i,a)=>ef(n,e,t,{resolve:i,reject:a}));return r.set(t,s),s.catch(()=>r.delete(t)),s}function ef(e,t,n,r){let o=zr.get(e);
if(o){o.views.set(n,r);return}let s=new Map([[n,r]]);zr.set(e,{query:t,views:s}),setTimeout(()=>{zr.delete(e),nf(t,s)},0)}
async function nf(e,t){let{server:n,path:r,query:o,theme:s}=e,i=[...t.keys()].sort().join(",");try{let a=await Ct(`${r}/\
figures?${Ft({...o,views:i,theme:s})}`,{},n);for(let[c,{resolve:l}]of t)l(a[c])}catch(a){let c=t.size>1&&a instanceof ct&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of t)c?rf(e,l).then(h,u):u(a)}}function rf({server:e,path:t,
query:n,theme:r},o){let s=Ft({...n,theme:r});return Ct(`${t}/views/${encodeURIComponent(o)}?${s}`,{},e)}var Vr=new Map;async function Ui(e,t){
let n=Vr.get(e),r=n??(e.startsWith("#")?of(e.slice(1)):sf(e));n||(Vr.set(e,r),r.catch(()=>Vr.delete(e)));let o=await r;if(lt(
o))return o;let{templates:s={}}=o.layout.meta,i=s[t];if(!i)return o;let a=ji(i),c=new Map;for(let f of Object.values(s))
ji(f).forEach((p,g)=>{c.set(p,a[g]??p)});let{data:l,layout:h}=qr({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function ji(e){return e.layout.colorway}function qr(e,t){return Array.isArray(
e)&&["string","object"].includes(typeof e[0])&&!Array.isArray(e[0])?e.map(r=>qr(r,t)):e?.constructor===Object?Object.fromEntries(
Object.entries(e).map(([r,o])=>[r,qr(o,t)])):t.get(e)??e}async function of(e){let t=document.getElementById(e);if(!t)throw new Error(
"The figure is missing in this file.");return JSON.parse(t.textContent??"")}async function sf(e){let t=await fetch(new URL(
e,document.baseURI)).catch(()=>null);return t?.ok?t.json():Wt(t?.status??0,"The figure could not be loaded; reload the p\
age to try again.")}function ve(e,{server:t,path:n,view:r,values:o}){let s=encodeURIComponent(r),i=n.startsWith("lessons\
/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${s}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${s}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${s}/offline`},h=Ft({...i&&e!=="json"?{step:r}:{},...o}).toString();return new URL(
h?`${c[e]}?${h}`:c[e],t).href}w();var Di=/<br ?\/?>/i,_n=null;function Gi(e,t,{width:n,height:r,scale:o},s=pf){let{font:i}=t.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...t.margin},l={};for(let[u,f]of Object.entries(t)){if(!/^[xy]axis/.
test(u))continue;let p=f,g=u.startsWith("x"),y=af(p,g,a,s);if(y===null||y&&!uf(t,p,g))continue;l[u]={...p,automargin:!1};
let m=g?"b":"l";if(y&&(c[m]=Math.max(c[m],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((p.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=r-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let p=e.some(({coloraxis:m,visible:b})=>m===
u&&b!==!1)?lf(t,u,h,a,s):0,g=Math.min(12,c.l,c.t,c.b),y=(p+g+(1.02-1)*(n-c.l))/1.02;p&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let p=Ln(f.ticktext,{...a,
...f.tickfont},s).width;hf(f,p,n,c)&&delete l[u]}return{...t,...l,margin:c}}function af(e,t,n,r){if(e.visible===!1)return 0;
let o=e.title?.text??"";if(e.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=t?null:0,side:l}=e,
h=t&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(t?"bottom":"left")||e.ticks)return null;let f=e.tickfont?.size??n.size,p=Ln(i,
{...n,size:f},r);return 1+(h?p.width+.2*f:t?p.height:p.width)+cf(e,o,n)}function Ln(e,{size:t,family:n},r){let[o,s,i]=[0,
1,0];for(let a of e){let c=a.includes("<b>")?700:400,l=a.split(Di);s=Math.max(s,l.length);for(let h of l){let u=r(ff(h),
`${c} ${t}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:t+(s-1)*1.3*t+i}}function cf(e,t,n){
if(!t)return 0;let{font:r,standoff:o}=e.title,s=r?.size??Math.round(1.2*n.size),i=t.split(Di).length-1;return s*(.7+i*1.3)+
(o??6)}function lf(e,t,n,r,o){let s=e[t]??{},a={...e.template.layout[t]?.colorbar,...s.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(s.showscale===!1||f||!c?.length||!h)return 0;let p=Ln(
l??c.map(String),r,o),g=20+h,y=a.title?.text;if(!y)return g+1+p.width;let m=Math.round(1.2*r.size),b=Ln([y],{...r,size:m},
o).width,[x,k]=[s.cmin??c[0]??0,s.cmax??c.at(-1)??1],M=u*n-20;return c.some(A=>Math.abs((A-x)/(k-x)-.5)*M<b/2+1.3*(r.size/
2))?g+1+p.width+1.45*m+2:g+10+1.25*m}function hf({domain:e=[0,1],categoryarray:t,ticktext:n=[]},r,o,{l:s,r:i}){let[a,c]=e,
l=o-s-i,h=(c-a)*l/(t??n).length,u=Math.min(s+a*l,i+(1-c)*l);return(r-h)/2>u}function uf(e,t,n){let r=t.anchor??(n?"y":"x"),
o=e[`${r[0]}axis${r.slice(1)}`],[s]=o?.domain??[0,1];return s===0}function ff(e){return e.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function pf(e,t){if(_n??=document.createElement("canvas").getContext("2d"),!_n)return{
width:0,descent:0};_n.font=t;let{width:n,fontBoundingBoxDescent:r}=_n.measureText(e);return{width:n,descent:r}}w();function zi({x:e,y:t,xaxis:n,yaxis:r},o){let s=[Bi(n,e,o),Bi(r,t,o)];return[...new Set(s.filter(i=>i!==null))]}function Bi(e,t,n){
if(!e||t===void 0||!n.includes(e._name))return null;let r=e.type==="category"?e.d2l_noadd(t):t;return typeof r=="number"&&
Number.isInteger(r)?r:null}function Vi(e,t,n){let r=e.querySelector(":scope > .view-marks")??e.appendChild(df());if(!e._fullLayout)
return;let o=e._fullLayout,{_subplots:s}=e._fullLayout,i=(s?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:p})=>t.includes(p));return[[h,
u],[u,h]].flatMap(([p,g])=>p&&g&&t.includes(p._name)&&(f||p.anchor===g._id)?n.map(m=>mf(p,g,m)):[])});r.replaceChildren(
...i.filter(a=>a!==null))}function df(){let e=document.createElement("div");return e.className="view-marks",e}function mf(e,t,n){
if(!e._length)return null;let r=e._id.startsWith("x"),o=[e.l2p(n-.5),e.l2p(n+.5)],[s,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&s<e._length)||!t._length)return null;let[a,c]=r?[e._offset+s,t._offset]:[t._offset,e._offset+s],[l,h]=r?[i-s,t.
_length]:[t._length,i-s],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}w();Kr();var qi="vendor/plotly/plotly-traces-4.1.1.min.js",Jr;function Rn(e){return window.Plotly?Promise.resolve(window.
Plotly):(Jr??=new Promise((t,n)=>{let r=document.createElement("script");r.src=e?new URL(`static/${qi}`,e).href:new URL(
`../${qi}`,O).href;let o=()=>{Jr=void 0,r.remove(),n(new Error("The drawing library could not be loaded. Reload the page\
 to try again."))};r.addEventListener("load",()=>window.Plotly?t(window.Plotly):o()),r.addEventListener("error",o),document.
head.append(r)}),Jr)}async function Yi(e,t,n){let{width:r,height:o}=e.layout,a={svg:await(await Rn()).toImage(e,{format:"\
svg",width:r,height:o,imageDataOnly:!0}),width:r,height:o};return t==="svg"?Xe(a):In(a,n)}Nn();Ze();var Ls={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},Is=["inputs","removed"],og=new Set(["server","source","model","lesson","view","theme","\
reads",...Is,...Object.keys(Ls)]),gh=["scale","accent","controls","caption"],sg=new Set([...gh,"fill"]),fh=":scope > a",
ph="pointer-view:hover",Ts=matchMedia("(prefers-color-scheme: dark)"),ig={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},ag=120,cg=[["short",576,0],["low",352,0],["tight",288,352]],Rr={height:525,width:640,
least:.75,most:4},Ns={width:944,height:524,least:.6},lg="400px 0px",dh=660,hg="[data-answer]:not(pointer-view *)",ug=/^(\w+):(\d+)$/,
fg="The server draws this chart, and it does not answer.",pg="The answer above is computed in this browser.",dg="Type vi\
sits, or add a place, to see what the model answers.",ze=null,_s=null,Rs=class extends HTMLElement{#r=null;#t=null;#n=null;#o=0;#e=!1;#s="";#i=!1;#l="";#a=[];#u=!1;#p=new IntersectionObserver(
t=>{t.some(n=>n.isIntersecting)&&this.#T()},{rootMargin:lg});#m=new ResizeObserver(()=>requestAnimationFrame(()=>this.#z()));#b=new MutationObserver(
t=>this.#w(t.map(({attributeName:n})=>n??"")));#$=t=>this.getAttribute(t);#c=()=>{if(!this.#n||!this.#t){this.#M();return}
this.#W(this.#R),this.#O()};#d=({target:t,detail:n})=>{!(t instanceof HTMLElement)||t===this||!this.hasAttribute("linked")||
t.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#S=({type:t})=>this.#D(t==="beforeprint");connectedCallback(){
this.#r??=this.#F(),this.#A(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(ph,this.#d),
Ts.addEventListener("change",this.#c);for(let t of["beforeprint","afterprint"])window.addEventListener(t,this.#S);this.#m.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#p.observe(this):this.#u=!0,this.#M()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(ph,this.#d),Ts.removeEventListener(
"change",this.#c);for(let t of["beforeprint","afterprint"])window.removeEventListener(t,this.#S);this.#m.disconnect(),this.#b.
disconnect(),this.#p.disconnect(),this.#h.controls.pause()}mark(t){t.join()!==this.#a.join()&&(this.#a=t,this.#X())}get chosen(){
return this.#t?this.#k:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:t,below:n}=this.#Z();
return Math.ceil(t+An(this.#t)+n)}get#h(){return this.#r??=this.#F(),this.#r}#T(){this.#u=!0,this.#p.disconnect(),this.#M()}#w(t){
t.some(r=>sg.has(r))&&(this.#A(),this.#O()),t.includes("beat")&&this.#v();let n=t.filter(r=>og.has(r)&&!this.#N(r));t.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#T():n.length?this.#M():this.#f.some(({name:r})=>t.includes(r))?this.#V()&&
this.#O():t.includes(this.#l)&&this.#M()}#N(t){let n=this.#n;return!n||!this.#t?!1:(t==="theme"&&this.#c(),t==="theme"||
t==="interventions"&&n.follows(this.getAttribute(t)??""))}#v(){if(!this.#s)return;let t=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(t>=1?t-1:null)}#L(t){t===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
t+1)),this.#g("beat",{beat:t===null?null:t+1})}get#f(){return this.#t?vt(this.#t).choices??[]:[]}#M(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#y()}))}get#P(){let[t,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${t}/${encodeURIComponent(n)}`:""}get#x(){let t=this.getAttribute(
"server");return t?new URL(t.endsWith("/")?t:`${t}/`,document.baseURI).href:$t.href}get#I(){let t=this.parentElement?.closest(
"[data-theme]");return t instanceof HTMLElement?t.dataset.theme:void 0}get#R(){let t=this.getAttribute("theme");return t===
"auto"?Ts.matches?"dark":"light":(t??this.#I)==="dark"?"dark":"light"}get#_(){let t=this.getAttribute("scale");return t===
"auto"?this.#H:t!==null&&vn("scale",t)?Number(t):1}get#H(){let{offsetWidth:t,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!t||!n)return 1;let r=Math.round(10*Math.min(n/Rr.height,t/Rr.width))/10;return Math.min(Rr.most,Math.max(Rr.least,
r))}#A(){let t=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#_)):
this.style.removeProperty("--scale"),t&&vn("accent",t)?this.style.setProperty("--accent",t):this.style.removeProperty("-\
-accent")}get#C(){if(this.hasAttribute("lesson")){let n=Is.map(r=>[r,this.getAttribute(r)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let t=Object.entries(Ls).map(
([n,r])=>[r,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(t)}}async#y(){let{needsHistory:t,query:n}=this.#C;
this.#o+=1;let r=this.#o,o=this.getAttribute("source"),s=this.getAttribute("view")??"",i=this.#P&&s&&(!t||n.visits||n.record);
if(!o&&!i){this.#G(dg);return}if(!this.#u){this.#G("");return}let a=this.#R;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#x,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#x:"",[h]=await Promise.
all([o?Ui(o,a):this.#j(c,s),o?null:s===ye?Promise.resolve().then(()=>(Ss(),Os)):Rn(l)]),u=lt(h),f=u?await Promise.resolve().then(()=>(Ss(),Os)):
null;u||await Rn(l),await Ys(()=>{r===this.#o&&(this.#ot(f?.NetworkDrawing??null,vt(h).title),this.#t=u?h:structuredClone(
h),this.#it(this.#t),this.#U({...c,theme:"light"},s))})}catch(c){r===this.#o&&this.#Y(c)}finally{r===this.#o&&this.removeAttribute(
"aria-busy")}}async#j(t,n){let r=n===ye?this.#n:null,o=this.getAttribute("model")??"",s=await r?.compute(t,o,{isSilent:!1});
if(s)return s;try{return await Yr(t,n)}catch(i){if(!mh(i))throw i;let a=await r?.compute(t,o,{isSilent:!0});if(!a)throw i;
return a}}#W(t){this.#I!==t?this.dataset.theme=t:delete this.dataset.theme}#U(t,n){if(!this.#t||lt(this.#t))return;let{template:r,
meta:o}=this.#t.layout,s=o.templates?.light;ze??=s??(this.#R==="light"?r:null),!(ze||this.hasAttribute("source"))&&(_s??=
Yr(t,n),_s.then(i=>{lt(i)||(ze??=i.layout.template)}).catch(()=>{_s=null}))}#D(t){if(this.#i=t,!this.#t||!this.#s)return;
let n=ze??this.#n;this.#W(t&&n?"light":this.#R),this.#O(),t||requestAnimationFrame(()=>this.#O())}#F(){let t=document.createElement(
"summary");t.textContent="Numbers";let n={title:this.#E("h3","view-title"),caption:this.#E("p","view-caption"),choices:this.#E(
"div","view-choices"),summary:this.#E("p","view-summary"),failure:this.#E("p","view-failure"),trust:this.#E("p","view-tr\
ust"),plot:this.#E("div","view-plot"),details:this.#E("details","view-table"),exports:ri({name:()=>this.#tt,links:()=>this.#bt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(s,i)=>this.#mt(s,i),csv:()=>this.#t?Wi(this.#t,this.#k):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
t),n.details.addEventListener("toggle",()=>this.#Q());let r=new On(n.choices,{selected:()=>this.#k,select:(s,i)=>this.#pt(
s,i),open:s=>this.#g("open",s)}),o=this.querySelector(fh);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...o?[o]:[]),this.addEventListener("toggle",({target:s})=>this.#ft(s),!0);for(let s of[n.plot,n.details,n.choices,
n.exports,n.failure])s.hidden=!0;return{...n,controls:r}}#E(t,n){let r=this.querySelector(`.${n}`),o=r instanceof HTMLElement?
r:document.createElement(t);return o.className=n,o}#ot(t,n){if(t===null==(this.#n===null))return;let r=this.#h,o=r.plot.
cloneNode();o.removeAttribute("data-listening"),o.role=t?"group":"img",r.plot.replaceWith(o),r.plot=o,this.#n?.bar?.remove(),
this.#n=t?new t(o,{title:n,isProjected:this.hasAttribute("fill"),hover:s=>this.#g("hover",{visits:s}),told:s=>this.#L(s),
acts:{server:()=>this.hasAttribute("source")?null:this.#x,answered:s=>this.#st(s),resized:()=>requestAnimationFrame(()=>this.#z())}}):
null,this.#n?.bar&&r.summary.before(this.#n.bar)}#st({figure:t,interventions:n}){this.#t=t;let{interventions:r}=this.#n??
{};r?this.setAttribute("interventions",r):this.removeAttribute("interventions"),this.#V()&&this.#O(),this.#g("interventi\
ons",n)}#q(t){let{plot:n,details:r,choices:o,exports:s,failure:i}=this.#h;for(let c of[n,r,o,s])c.hidden=t;i.hidden=!0;let a=this.#n?.
bar;a&&t&&(a.hidden=!0)}#G(t){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#q(
!0),this.#h.summary.textContent=t}#Y(t){this.#G("");let{failure:n}=this.#h,r=mh(t)&&document.querySelector(hg)!==null,o=r?
fg:be(t);if(n.replaceChildren(o),r&&n.append(" ",mg()),n.hidden=!1,this.#g("failed",{message:o}),!(t instanceof ct)||![0,
503].includes(t.status))return;let s=document.createElement("button");s.type="button",s.textContent="Try again",s.addEventListener(
"click",()=>this.#M()),n.append(" ",s)}#it(t){let{title:n,caption:r,controls:o}=this.#h,s=vt(t);n.textContent=s.title,n.
hidden=!1,r.replaceChildren(...Et(s.caption)),this.#at(s.trust),this.toggleAttribute("data-network",lt(t)),this.#q(!1),o.
offer(s,lt(t)?[]:t.data,!this.hasAttribute("fill")),this.#V()&&this.#O()}#at(t){let{trust:n}=this.#h;if(n.textContent=t?.
text??"",!t||this.hasAttribute("source")||!ae.answers)return;let r=document.createElement("a"),o=encodeURIComponent(this.
getAttribute("model")??"");r.href=new URL(`insights/${o}#view-${t.view}`,this.#x).href,r.textContent="Which explanation \
to believe",n.append(" ",r)}#O(){if(!this.#t)return;let{plot:t}=this.#h,n=this.#i,r=this.#B(An(this.#t)),o=n?Math.min(r.
width||dh,dh):r.width;if(!o)return;if(lt(this.#t)){let i=r.isFixed?this.#ht:1;t.style.setProperty("zoom",i===1?"":String(
i)),t.style.height=`${r.height/i}px`,this.#n?.draw(this.#t)}else t.style.height=r.isFixed?`${r.height}px`:"",this.#ct(t,
this.#t,{...r,width:o});let s=!this.dataset.drawn;s&&this.querySelector(fh)?.remove(),this.#s=`${o}×${r.height}`,this.dataset.
drawn="true",s&&this.hasAttribute("beat")&&this.#v(),this.#X(),this.#g("drawn",{})}#ct(t,{data:n,layout:r},o){let s=this.#i,
i=s&&ze?{...r,template:ze}:r,a=this.#K({data:n,layout:i},o);window.Plotly?.react(t,a.data,s?{...a.layout,width:o.width}:
a.layout,ig),t.dataset.listening||this.#lt(t)}#K({data:t,layout:n},{width:r,height:o,isFixed:s}){let i="rgba(0, 0, 0, 0)",
a=this.#_,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=di({data:t,layout:gg(n)},{width:r,height:o,isFixed:s,scale:a}),
f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Gi(u.data,u.layout,
{width:r,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#lt(t){t.dataset.listening="true",t.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#g("open",n.data.meta);let[,r,o]=ug.exec(String([n.customdata].
flat()[0]))??[];r&&this.#g("select",{table:r,row:Number(o)})}),t.on("plotly_hover",({points:[n]})=>{n&&this.#g("hover",{
visits:zi(n,this.#J)})}),t.on("plotly_unhover",()=>this.#g("hover",{visits:[]}))}get#J(){return this.#t?vt(this.#t).visit_axes??
[]:[]}#g(t,n){this.dispatchEvent(new CustomEvent(`pointer-view:${t}`,{detail:n,bubbles:!0}))}#X(){!this.#t||!this.#s||(this.#n?
this.#n.mark(this.#a):Vi(this.#h.plot,this.#J,this.#a))}#B(t){let{plot:n}=this.#h,r=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:r,height:t,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#A(),this.#ut();let{above:o,below:s}=this.#Z();
this.style.setProperty("--below",`${Math.ceil(s)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-s),ag);return{width:r,
height:i,isFixed:!0}}get#ht(){let t=Math.min(1,this.#_),[n,r]=[this.offsetWidth,this.offsetHeight],o=Math.min(n/Ns.width,
r/Ns.height)/t;return n<r||o>1||o*t<Ns.least?1:o}#ut(){let[t,n]=[this.offsetWidth/this.#_,this.offsetHeight/this.#_],r=cg.
filter(([,o,s])=>n<o||t<s).map(([o])=>o).join(" ");this.dataset.room!==r&&(this.dataset.room=r)}#Z(){let{plot:t,details:n,
exports:r}=this.#h,o=this.getBoundingClientRect(),s=o.height/this.offsetHeight||1,i=[n,r].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(t.
getBoundingClientRect().top-o.top)/s,below:a/s}}#ft(t){if(this.hasAttribute("fill")&&t instanceof HTMLDetailsElement&&t.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===t);requestAnimationFrame(()=>this.#z())}#z(){if(!this.#t)
return;let{width:t,height:n}=this.#B(An(this.#t));t&&this.#s!==`${t}×${n}`&&this.#O()}#pt(t,n){this.setAttribute(t,String(
n)),this.#g("option",{[t]:n})}#V(){let t=this.#t;if(!t)return!1;let n=this.hasAttribute("lenient")?null:Ai(this.#f,this.#$);
if(n)return this.#Y(new Error(n.message)),this.#l=n.name,!1;let r=vt(t),o="";if(this.#f.length&&!lt(t)){let s=this.#k;this.#h.
controls.show(s);for(let a of t.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>s[c]===l));Ii(t,s);let{summaries:i}=r;
i&&(r.summary=i.texts[Ei(this.#f,i.by,s)]??""),o=`: ${jr(this.#f,s)}`}return this.#h.summary.replaceChildren(...Et(r.summary??
"")),this.#h.plot.setAttribute("aria-label",`${r.title}${o}. ${r.summary??""}`),this.#Q(),!0}get#k(){return Mi(this.#f,this.#$)}#Q(){
let{details:t}=this.#h;if(!t.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${vt(this.#t).title}`),n.append(...this.#dt().map(
Sn)),t.querySelector(".table-frame")?.remove(),t.append(n)}#dt(){return this.#t?Br(this.#t,this.#k):[]}async#mt(t,n){let r=this.#t;
if(!r)throw new Error("There is no figure to save yet.");return{address:lt(r)?await this.#n?.address(t,n)??"":await Yi(this.#gt(
r),t,n),meta:vt(r),selection:jr(this.#f,this.#k)}}#gt(t){let{data:n,layout:r}=structuredClone(t),o=this.#B(r.height),{paper_bgcolor:s,
plot_bgcolor:i}=r.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#K(
{data:n,layout:r},o),l=a?{}:{paper_bgcolor:s,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#tt(){
let t=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=t}=Object(Us(this.getAttribute("against")??"{}")),
r=[t,n!==t&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],o=this.getAttribute("name")??
r.filter(Boolean).join("-"),s=this.#k,a=this.#f.filter(({name:c,values:l})=>s[c]!==l[0]).map(({name:c})=>typeof s[c]=="n\
umber"?`${c}-${s[c]}`:s[c]);return[o,...a].join("-")}get#et(){return{server:this.#x,path:this.#P,view:this.getAttribute(
"view")??"",values:{...this.#C.query,...this.#k}}}get#nt(){let t=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=gh.map(r=>[r,this.getAttribute(r)??""]).filter(([r="",o])=>this.hasAttribute(r)&&vn(r,o??""));return{...t&&
{theme:t},...Object.fromEntries(n)}}#bt(){let t=new URL(location.href);t.hash=this.id;let n=this.id?t.href:null;if(!(!this.
hasAttribute("source")&&ae.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#et;return{link:n,embed:ve(
"embed",this.#rt(o)),json:ve("json",o),offline:ve("offline",o)}}#rt(t){let{controls:n,...r}=this.#nt,o={...t.values,...r,
...n&&n!=="some"&&{controls:n}};return{...t,values:o}}#yt(t){let n=this.#et,{title:r,summary:o=""}=vt(t),s=["model","les\
son","view","reads",...Is,...Object.keys(Ls)],i=[...this.attributes].filter(({name:f})=>s.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:p})=>[f,p])),...this.#k,...l&&{theme:l},
...c},u=this.#rt(n);return{title:r,caption:o,name:this.#tt,server:n.server,embed:ve("embed",u),picture:ve("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,p])=>[f,String(p)]))}}};function mh(e){return e instanceof ct&&e.status===0}function mg(){
let e=document.createElement("span");return e.className="beside-browser-answer",e.textContent=pg,e}function gg(e){let t=Object.
entries(e).map(([n,r])=>{if(!/^[xy]axis/.test(n))return[n,r];let o=r,s=e[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&s;return[n,i?{...o,categoryorder:"array",categoryarray:s}:o]});return Object.fromEntries(
t)}customElements.define("pointer-view",Rs);})();
