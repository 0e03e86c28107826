(()=>{var rf=Object.defineProperty;var v=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var Ri=(t,e)=>{for(var n in e)rf(t,n,{get:e[n],enumerable:!0})};var Ci,af,S,x=v(()=>{"use strict";({currentScript:Ci}=document),af=Ci instanceof HTMLScriptElement?Ci.src:"",S=new URL("\
static/js/",af||document.baseURI).href});async function Bt(t,e,n=St){let s=await pf(t,e,n);if(s.status!==uf)return Wi(s)}async function pf(t,e,n){let s=await fetch(
new URL(`api/${t}`,n),e).catch(Hi),o=s!==null&&!hf.includes(s.status);if(String(n)===St.href&&bf(o&&!gf(s)),!o)return Fi();
if(s.ok)return s;let{errors:r=[]}=await Wi(s);throw new ut(s.status,r)}function Wi(t){return t.headers.get("content-type")?.
includes("json")?t.json().catch(Fi):Ut(t.status)}function Di(t){let e=AbortSignal.timeout(ff);return t?AbortSignal.any([
t,e]):e}function gf({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function bf(t){t!==xe.answers&&
(xe.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function Hi(t){if(yf(
t))throw t;return null}function Fi(t){return Hi(t),Ut(0,df)}function Ut(t,e=mf(t)){throw new ut(t,[{where:"",message:e,suggestions:[]}])}
function yf(t){return t instanceof DOMException&&t.name==="AbortError"}function Gt(t){let e=Object.entries(t).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(s)]))}function ee(t){return t instanceof Error?t.
message:String(t)}var ut,St,xe,hf,uf,ff,df,mf,Vt=v(()=>{"use strict";x();ut=class extends Error{constructor(e,n){super(n.
map(s=>s.message).join(" ")),this.status=e,this.problems=n}},St=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),xe={answers:!0},
hf=[502,504],uf=204,ff=5e3,df="No response could be read. Your input is still here; check your connection and try again.",
mf=t=>`The server answered with ${t}.`});function ft(t){return"kind"in t&&t.kind===ve}function Ot(t){return ft(t)?t.meta:t.layout.meta}function qn(t){return ft(t)?
t.meta.height??0:t.layout.height}var ve,hn=v(()=>{"use strict";x();ve="network"});function _e(t){let e=t instanceof Uint8Array?t:Uint8Array.from(t),n=e.toBase64?.();if(n!==void 0)return n;let s="";for(let o of e)
s+=String.fromCharCode(o);return btoa(s)}function Le(t){let e=Uint8Array.fromBase64?.(t);if(e)return e;let n=atob(t),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Ie=v(()=>{"use strict";x()});function Re({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Ao(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of e)o.insertRow().append(Ao("th",r,"row"),...i.map(a=>Ao("td",a)));
return n}function Ao(t,e,n){let s=document.createElement(t);n&&(s.scope=n);let o=typeof e=="number"&&!Number.isInteger(e)?
e.toFixed(6):String(e??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function Yn({columns:t,rows:e}){return`${[
t,...e].map(s=>s.map(_d).join(",")).join(`\r
`)}\r
`}function vd(t){return(Number.isInteger(t)?[]:[6,7,8,9]).map(s=>Number(t.toPrecision(s))).find(s=>Math.fround(s)===t)??
t}function _d(t){if(t==null)return"";if(typeof t=="number")return Number.isNaN(t)?"":String(vd(t));let e=t.replace(Td,"$\
1'").replace(Nd,"'"),n=Od.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var Od,Td,Nd,pn=v(()=>{"u\
se strict";x();Od=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Td=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Nd=/^(?=[\t\r\n])/});async function gn({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await Jd(t))}`}async function Zn(t,e){let n=new Image;
n.src=await gn(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Jd(t){let e=await Xd();return e&&t.replace(/<svg[^>]*>/,
n=>`${n}<style>${e}</style>`)||t}async function Xd(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Zd(n,t.href??document.baseURI)})}`}}catch{}
return""}async function Zd(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return n.ok?`data:font\
/woff2;base64,${_e(new Uint8Array(await n.arrayBuffer()))}`:Ut(n.status)}var vo=v(()=>{"use strict";x();Vt();Ie()});function tm(t){return t.split(Qd)}function vt(t){return tm(t).map((e,n)=>{if(n%2===0)return e;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=e,s})}var Qd,bn=v(()=>{"use strict";x();Qd=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function F(t,e,n=!1){let s=0;for(let o of t)s+=Lo(o);return s*e*(n?1.06:1)}function Lo(t){return em.test(t)||t===" "?.29:
nm.test(t)?.87:sm.test(t)?.65:.55}function it(t,e,n,s=!1){if(F(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-Lo("…"),r="";
for(let i of t){if(o-=Lo(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function ts(t,e,n,s,o=!1){let r=[],i="",a=t.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||F(h,n,o)<=e){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,it(i,e,n,o)]}function T(t,e=0){let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.
toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function ne(t,e){return`${/\d$/.test(t)?",":""} ${T(e)}`}function We(t,e){
let n=o=>Math.round(10*Number((100*o).toFixed(1))),s=(n(t)-n(e))/10;return{change:s,size:Math.abs(s).toFixed(1),sign:s>0?
"▲":"▼"}}function _(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(n)===0?n.
replace("-",""):n.replace("-","−")}function se(t){let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.
floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function dt(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(
t/60)}:${e(t%60)}`}var em,nm,sm,wt,V=v(()=>{"use strict";x();em=/[ijlI.,:;'|!()[\]]/,nm=/[mwMW%@—…]/,sm=/[A-ZÄÖÜ0-9+=<>]/;
wt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function om({prediction:{name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(
1)} %`}function Ga({prediction:t},{prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??
e.name}, `,{change:r,size:i,sign:a}=We(t.probability,e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function Io(t,e){t.replaceChildren(...vt(e?om(e):"…"));let{location:n,
probability:s}=e?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.
dataset[o]:t.dataset[o]=String(r)}var Va=v(()=>{"use strict";x();V();bn()});var yn,Ro=v(()=>{"use strict";x();yn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var qa=v(()=>{"use strict";x()});var za=v(()=>{"use strict";x()});var Ka,oe,Ya,es,De,Co,Po,Ja,He=v(()=>{"use strict";x();Ka=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday",
"Sunday"],oe=1,Ya=2,es=15,De=30,Co=8,Po=99,Ja={location:"place",user:"person",time:"time",weekday:"weekday",recency:"rec\
ency",duration:"duration",position_from_end:"position"}});function ns(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(e[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Wo=v(()=>{"use strict";x();He()});function Xa(t){return Object.entries(yn).flatMap(([e,n])=>{let s=t[e]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:e,declared:n,value:s}]:[]})}function Za({parts:t},e){return(Array.isArray(e)?e:[e==="all"?t.map(()=>"*"):
e]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[t[r],o])))}var Qa=v(()=>{
"use strict";x();Ro();qa();za();Wo()});function Ho(t,e,n){switch(e.kind){case"head":return am(t,e,n.architecture);case"mask":return cm(t,e.visit,n.visits);case"\
skip":return lm(t,e);case"residuals":return fm(t);case"gate":return hm(t,e);case"temperature":return um(t,e)}}function am({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=t==="all"?a:t,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function cm({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
i=>i!==o):[...t,o].sort((i,a)=>i-a);return r.length?{...e,mask_visits:r}:e}function lm({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(i=>i.layer!==n||i.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function hm({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function um(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function fm({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
function nc(t){let e=Xa(t).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(t).filter(n=>e.includes(n)).map(
n=>({key:n,text:Do(n,t),short:Do(n,t,im)}))}function Do(t,e,n=Number.POSITIVE_INFINITY){let s=yn[t],{text:o,item:r="",every:i="",
single:a,between:c=", ",first:l=0}=s.said,h=e[t]??s.default,u=Za(s,h).map(y=>ns(r,ec(y,p=>l?Number(p)+l:tc(p)))),f=s.parts.
includes("head")&&u.length>n,d=typeof o=="string"?o:o[h]??"",g=ec(yn,({of:y},p)=>y===t?Do(p,e):"");return ns(a&&u.length===
1?a:d,{...g,value:tc(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var im,tc,ec,Fo=v(()=>{"use strict";x();Ro();
Qa();Wo();im=3;tc=t=>String(t).replaceAll("_","-"),ec=(t,e)=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,e(s,n)]))});function oc(t,e){return nc(t).map(({key:n,text:s,short:o})=>{let r=document.createElement("li"),i=document.createElement(
"button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?sc:`${s}. ${sc}`,i.addEventListener("click",()=>{
e(Object.fromEntries(Object.entries(t).filter(([a])=>a!==n)))}),r.append(i),r})}var sc,rc=v(()=>{"use strict";x();Fo();sc=
"Take this change back"});var dm,ss,ic=v(()=>{"use strict";x();Va();rc();bn();dm={browser:"Computed in this browser.",server:"Computed in Python."},
ss=class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(e){
this.#s=e,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>e({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(e,n,{
learned:s,isCompared:o,note:r}){this.engine=e.engine,Io(this.#t,e),this.#t.title=dm[e.engine];let{value:i,change:a}=s?Ga(
e,s):{value:"",change:""};this.#n.replaceChildren(...vt(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(r),this.fail("")}wait(e,n){Io(this.#t,null),this.#n.textContent="",this.#a(e),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(e){this.#i.textContent=e,this.#i.hidden=!e,e&&(this.root.hidden=!1)}#l(e){this.#r.
textContent=e,this.#r.hidden=!e}#a(e){let n=this.root.contains(document.activeElement),s=oc(e,this.#s);this.#o.replaceChildren(
...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function re(t,e,n){let s=Pt(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function Pt(t,e,n){
let s=t.querySelector(e);return s&&ac(s,n)?s:null}function Y(t,e,n){return[...t.querySelectorAll(e)].filter(s=>ac(s,n))}
function jo(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function os({target:t}){return t}function ac(t,e){return t instanceof
(e??HTMLElement)}var ke=v(()=>{"use strict";x()});function cc(t){return rs!==null&&Object.hasOwn(rs,t)}async function lc(t,e=St){return Fe?mm(`models/${encodeURIComponent(
t)}/vocabulary`,e):JSON.parse(new TextDecoder().decode(await fc(t,"vocabulary")))}async function mm(t,e){try{return await Bt(
t,{},e)}catch(n){if(!(n instanceof ut)||n.status)throw n;let s=new URL(`api/${t}`,e),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function hc({id:t,weights:e},n,s=St){if(!Fe)return fc(t,"weight\
s",n);let o=`api/models/${encodeURIComponent(t)}/weights/${e?.sha256}`;return dc(new URL(o,s),"weights",n)}async function uc(t,{
weights:e}){if(!e||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==e.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function fc(t,e,n=!1){let s=rs?.[t]?.[e];if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.
startsWith("#"))return dc(new URL(s,document.baseURI),e,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Le(
o.trim()).buffer}async function dc(t,e,n){let s=await fetch(t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${e} could not be fetched (${s.status}).`);return s.arrayBuffer()}function pm(t){let e=Pt(document,`script#${t}`,HTMLScriptElement);
return e&&JSON.parse(e.textContent??"")}var rs,Fe,Bo=v(()=>{"use strict";x();Vt();Ie();ke();rs=pm("model-files"),Fe=rs===
null});function xn(t){let{tensors:e,lengths:n,...s}=t;return{...s,tensors:mc(e,(o,r)=>({values:o,shape:r})),...n&&{lengths:mc(n,
o=>o)}}}function mc(t,e){return Object.fromEntries(Object.entries(t).map(([n,{data:s,shape:o}])=>[n,e(new Float32Array(Le(
s).buffer),o)]))}function Uo({tensors:t,weights:e,...n}){let s=Object.entries(t).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:_e(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var pc,wn=v(
()=>{"use strict";x();Ie();pc=t=>t.lengths!==void 0});function bc(t){try{return t()}catch(e){let{problems:n}=e;throw n?new ut(422,n):e}}function $m(t){let e=Object.entries(t).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Gt(Object.fromEntries(e))}var gm,gc,bm,ym,xm,wm,
yc,is,xc=v(()=>{"use strict";x();Vt();Bo();wn();gm=["browser","server"],gc=20,bm=300,ym=4,xm="static/bundles/browser-mod\
el.js",wm="The network could not be loaded.",yc={address:new URL("../bundles/browser-model.js",S).href,load(t){let e=null,
n=o=>{e=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),e?Promise.resolve(e):String(
t)===St.href?import(yc.address):import(new URL(xm,t).href)}},is=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(e,n=null,s=St){
this.#s=e,this.#n=s,this.#t=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&gm.includes(e)?e:null,
Fe||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,bm))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(e);if(!Fe)return Ut(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?Di(n):n;try{return{...await this.#l(e,o),engine:"server"}}catch(r){if(!(r instanceof ut&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(e);throw this.choose(this.choice),r}}async compute(e){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),Ut(0,s)}return bc(()=>n.trace(n.queryOf(e)))}async searchPlaces(e){if(Fe||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(e,gc).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Bt(`${this.#t}/locations?${Gt({q:e,limit:gc})}`,{},this.#n);return n}async prepare(){
try{this.#o??=this.#a(),this.#e=await this.#o}catch(e){this.#r=!0;let n=e instanceof ut?!e.status:e instanceof TypeError;
this.obstacle=n?wm:ee(e)}}explainHere(e){let n=this.#e,{interventions:s,...o}=e,r=JSON.stringify([o,s||null]),i=this.#i.
get(r);if(i)return i;let a={...bc(()=>n.trace(e)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=ym&&this.#i.
delete(c),this.#i.set(r,a),a}async#l(e,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}\
/views/network?${$m(e)}`;try{let{trace:r}=await Bt(o,{...n&&{signal:n}},this.#n);return xn(r)}catch(r){if(!(r instanceof
ut&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(e),...n&&{signal:n}};return Bt(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let e=await lc(
this.#s,this.#n);if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([yc.load(this.#n),hc(e,this.#r,this.#n)]),o=uc(s,e);o.catch(()=>{});let r=new n(e,
s);return await o,r}}});var wc,$c=v(()=>{"use strict";x();wc="No known place has any probability."});function Go(t,e,n){return{kind:ve,get trace(){return Uo(e)},get before(){return n&&Uo(n)},meta:{...t,summary:Mm(e,n),table:{
columns:km,rows:Am(e)}}}}function kc({prediction:{location:t,name:e},places:n}){return n[t]?.label??e??`#${t}`}function Mm(t,e){
let{probability:n,from_pointer:s,from_generation:o}=t.prediction,r=n?`${kc(t)} leads with ${as(n)}: ${as(s)} copied by t\
he pointer, ${as(o)} from the generation head.`:wc;return e?`${r} Compared with: ${kc(e)} with ${as(e.prediction.probability)}\
.`:r}function Am(t){let{pointer:e,generation:n,final:s}=t.location_probabilities,o={pointer:e,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},i=(c,l)=>t.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...t.visits,...n??[]].map(({location:c})=>c);return[...new Set(
a)].map(c=>[t.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}var km,as,Mc=v(()=>{"use strict";x();hn();wn();
$c();km=["place","pointer","generation head","probability"];as=t=>`${(100*t).toFixed(1)} %`});function Ec(t,e){return qo(t,e).isInBrowser}async function Sc(t,e,n,s){let o=await qo(e,n).compute(Gt(s)),r=Go(t,o,null);
return Vo.set(r,o),r}function Om(t){return"tensors"in t}function qo(t,e){let n=JSON.stringify([e,t]),s=Ac.get(n)??new is(
t,null,e??St);return s.draws=!0,Ac.set(n,s),s}var Em,Sm,Ac,Vo,cs,Oc=v(()=>{"use strict";x();ic();Vt();Fo();xc();Bo();Mc();
Em="Loading the network …",Sm="Waiting for the server …",Ac=new Map,Vo=new WeakMap;cs=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#u=[];#d=[];#p=0;#y=0;constructor(e,n){
this.#s=e,this.#t=n,this.bar=new ss(o=>this.#h(o));let{drawn:s}=e;s.addEventListener("focusin",()=>this.#M());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#M()});
for(let o of[e.root,this.bar.root])o.addEventListener("keydown",r=>this.#I(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(e,n,s,o){this.#p+=1,cancelAnimationFrame(this.#y),this.#o=e,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#d=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||cc(n.model));this.#n=i?qo(n.model,r):null,i?this.#s.hooks.act=a=>this.#c(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#f(Ho(this.#a,a,n)),this.#m(n,o)}follows(e){if(e===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(e||"{}"))),!0}catch{return!1}}#M(){this.#n?.
prepare()}#c(e){if(!this.#e)return;let n=Ho(this.#a,e,this.#e);"isDone"in e&&!e.isDone?this.#O(n):this.#h(n)}#O(e){cancelAnimationFrame(
this.#y),this.#y=requestAnimationFrame(()=>{let n=this.#f(e);n&&(this.#s.show(n,this.#i??this.#r),this.#m(n,"browser",e))})}#f(e){
return this.#n?.model?.trace(this.#N(e))??null}#h(e){this.#u.push(this.#a),this.#d=[],this.#w(e)}#I(e){let n=e.key.toLowerCase();
!this.#n||!(e.ctrlKey||e.metaKey)||!["z","y"].includes(n)||(e.preventDefault(),n==="y"||e.shiftKey?this.#T(this.#d,this.#u):
this.#T(this.#u,this.#d))}#T(e,n){let s=e.pop();s&&(n.push(this.#a),this.#w(s))}async#w(e){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#y),this.#a=e,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(e,o?Em:Sm),this.#t.
resized();try{await n.prepare();let r=Object.keys(e).length>0,{engine:i,...a}=await this.#A(n,e),c=r&&!this.#i;if(c&&(this.#r??=
await this.#A(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:e},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
e,r||(this.#r=l),this.#m(l,i);let u=Go(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:e})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#m(this.#e,this.bar.engine),this.bar.fail(ee(r)),this.#t.resized()}}async#A(e,n){let s=await e.explain(this.#N(n));
if(!Om(s))throw new Error("The server gave no trace of this network.");return s}#N(e){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
e).length?e:null}}#m(e,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...e,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function ls(t,e){return t.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?e(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var zo=v(()=>{"use strict";x()});function m(t,{key:e,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Tm),r={tag:t,attributes:n,children:o};return typeof e==
"string"&&(r.key=e),r}function $n(t){return t==null||t===!1?null:String(typeof t=="number"?_t(t):t)}function _t(t){return Math.
round(t*100)/100}function je(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=_t(s);return`M${_t(e)} ${_t(n)}h${r}v${_t(
o)}h${-r}Z`}).join("")}function ie(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(_t),[c,l,h]=[t,n,(t+n)/2].map(_t);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function Ko(t,e,n,s){let[o,r,i,a]=[e[0],
e[1],s[0],s[1]].map(_t),[c,l,h]=[t,n,(t+n)/2].map(_t);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function Tc(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(_t),[c,l]=[t,n].map(_t);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Tm(t){return t!=null&&t!==!1&&t!==""}var B=v(()=>{"use str\
ict";x()});function Nc(t,e,n){return e?ls(t,s=>{let o=e.parts.find(i=>vc(i.name)===s);if(!o)return null;let r=Lc(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Nm(i,o,r,n)}}):
t}function vc(t){return t.replace(/\.feed_forward$/,".stream")}function Nm({attributes:t},{layer:e,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(t[y])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[F(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(e===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function _c({parts:t},e){
let n=t.find(r=>vc(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Lc(n.value)} points.`}function Lc(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function Ic(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,i=n.filter(({isKept:c})=>c),a=e.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${T(r,1)}.`,text:`All give it ${T(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Rc=v(()=>{"use strict";x();
zo();B();V()});function Wt(t,e){for(let{kind:n,pattern:s}of vm){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return _m(i,e)?i:null}return null}function _m({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function $t(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function kn(t,e){return t!==
null&&["head","stream","context"].includes(t.kind)?[e.count-1]:$t(t,e)}function kt({lit:t},e,n){return t?.kind===e&&t.layer===
n?" lit":""}function Lt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}
var vm,gt=v(()=>{"use strict";x();vm=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Wc(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Wt(i,e);if(r==="gate")return Rm(t,n);if(r==="attention_temperat\
ure")return Pc(t,e,"attention");if(r==="pointer_temperature")return Pc(t,e,"pointer");if(!s||a?.kind!=="visit"||r||t.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Wm(t,c,e,h,l):Cm(t,n,h)}function Dc({pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||e==="touch")return null;let a=!1;
return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=Jo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Xo({trace:t},e,n){let s=(t.interventions[`${e}\
_temperature`]??1)*2**n,{least:o,most:r}=Im;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function Rm({pointerId:t},e){
let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:t,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function Pc({pointerId:t,clientX:e},n,s){let o=!1;return{
pointer:t,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-e)>=Jo,!o)return null;let a=Xo(n,s,(r-e)/Lm);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Cm({pointerId:t,clientY:e},n,s){let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-e)>=Jo,!r)return null;let c=Math.sign(Pm(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Pm(t,e){let s=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-e)});return s.indexOf(Math.min(...s))}function Wm({pointerId:t,clientX:e},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-e)>=2,!l)return null;let d=Yo*
Math.round((u-e)/c*Cc/Yo),g=r==="time"?Math.min(Cc-Yo,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var Jo,Cc,Yo,Lm,Im,Hc=v(()=>{"use strict";x();gt();Jo=5,Cc=1440,Yo=5,Lm=60,Im={least:.1,most:10}});function Mt(t){let e=0,n=Number(t[0]);for(let s=1;s<t.length;s++){let o=t[s];o>n&&(e=s,n=o)}return e}var Dm,ae,Fc,ce=v(()=>{
"use strict";x();He();Dm={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},ae=class{#s=new Map;constructor(e,n=""){
this.trace=e,this.words=n,this.visits=e.visits,this.count=e.visits.length;let{layers:s,heads:o,components:r}=e.architecture;
this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.value,this.locations=e.visits.map(({location:i})=>i)}wordsFor(e){
return e.words?e.words:e.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){
return e.length===this.count&&e.every((n,s)=>n===this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(
`The trace has no ${e}.`);return n.values}has(e){let{tensors:n,lengths:s={}}=this.trace;return e in n||e in s}weights(e,n){
return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.weights(e,n).subarray((this.count-1)*this.
count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){
return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.part===n)}isOff(e,n){return this.isRemoved(e,n)||this.isSkipped(
e,"attention")}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))e=Math.max(e,o);return e||1}get slices(){return Object.entries(Ja).filter(([e])=>this.has(`inputs.${e}`)).map(
([e,n])=>({name:e,label:n,short:Dm[e]??n,lengths:this.#e(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:e})=>Math.max(...e)))||1}stream(e){let n=`layers.${e}`,s=i=>this.isSkipped(e,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.
includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#o(l),f={location:-1,label:Fc(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):e==="final"&&
n===oe?this.trace.unknown_probability:this.trace.location_probabilities[e]?.find(i=>i.location===n)?.probability??0}shareOf(e,n){
return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="generation"&&!this.#n(e,n)?null:(e==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#n("final",e)?this.probabilityOf("final",e):null}#n(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`;return this.has(s)||e==="final"&&n===oe||!!this.trace.location_probabilities[e]?.
some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[
...s,{location:-1,label:Fc(r),category:null,probability:Math.max(0,o)}]}#o(e){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:Ya+s;return o-1-e.filter(({location:r})=>r<o).length}#e(e){let n=this.#s.get(e);if(n)return n;let s=this.
trace.lengths?.[e]??this.#r(e);return this.#s.set(e,s),s}#r(e){let n=this.values(e),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};Fc=
t=>t===1?"1 other":`${t} others`});function zt(t,e,n,s=!1){if(s&&t?.kind==="visit")return{title:`${Kt(e,t.visit??0)}.`,text:""};let{title:o,text:r}=Fm(t,e,
n),i=n?.words?Hm(t,e,n):"";return{title:o,text:i?`${r} ${i}`:r}}function Hm(t,e,n){let s=Qo(n.words);if(t?.kind==="visit"&&
n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${T(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="pla\
ce"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability is ${T(o,1)}.`}return t?.kind==="g\
ate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Fm(t,e,n){switch(t?.kind){case"visit":return Bm(t.visit??0,e);case"h\
ead":return Gm(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made of.",text:jm(e)};case"stream":return Uc(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${zc(jc(e),!0)} ${jc(e).length===1?"reads":"read"} nothing else \
of it.`};case"pointer":return Gc(e);case"generation":return Vc(e);case"gate":return qc(e);case"place":return Vm(t.location??
0,e);default:return qm(e,n)}}function jm(t){let{slices:e,trace:n}=t,s=zc(e.map(({label:r})=>r)).replace("recency","$& (d\
ays ago)"),o=n.architecture.d_model;return t.has("inputs.norm")?`Each visit is ${e.length} vectors side by side: ${s}. O\
ne matrix mixes them into ${o} numbers.`:`The network has ${e.length} vectors for each visit: ${s}. Its first layer read\
s ${o} numbers.`}function jc(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],
...t.has("gate.logit")?["the gate"]:[]]}function Kt(t,e){let n=t.visits[e];return n?`${n.label}, ${wt[n.weekday]} ${dt(n.
start_minute)}`:""}function Bm(t,e){let n=e.visits[t],s=[],o=Um(t,e);if(n?.masked)return{title:`${Kt(e,t)}.`,text:"This \
visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${T(o.weight)}.`),
e.hasPointer){let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf("final",i);s.push(e.hasGate?`Th\
e pointer gives it ${T(r,1)}, after the gate ${Zo(a)} of its place’s ${T(c,1)}.`:`The pointer gives it ${T(r,1)} of th\
e answer.`)}return{title:`${Kt(e,t)}.`,text:s.join(" ")}}function Um(t,e){let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<
e.heads;o++){if(e.isOff(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}
function Gm(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isOff(t,e)){let l=n.trace.interventions.replace_with==="mean"&&!n.
isSkipped(t,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zero"}. The ma\
p shows the weights it would have used.`}}let o=n.lastRow(t,e),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===void 0?
"":` and ${T(o[i])} from ${Kt(n,i)}`,c=r===n.count-1?"itself":Kt(n,r);return{title:s,text:`The last visit reads ${T(o[r])}\
 from ${c}${a}.`}}function Uc(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,i=s?`its self-atten\
tion adds one of length ${_(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit com\
es in as a vector of length ${_(Number(n[r]))}; ${i}its feed-forward network adds one of length ${_(Number(o[r]))}.`}}function Gc(t){
let e=t.pointerWeights,n=Mt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${T(
s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite\
 visit is ${Kt(t,n)}, with ${T(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function Vc(t){let e=t.generated(2).map(
({label:s,probability:o})=>`${s} with ${T(o)}`),n=t.probabilityOf("generation",oe);return{title:"Generation.",text:`It s\
cores all ${t.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${e.join(", then ")}.${n<
.01?"":` “Unknown” gets ${T(n)}.`}`}}function qc(t){let{gate:e,trace:n}=t,s=n.gate.learned?"network sets the gate":"\
gate is set";return{title:"Gate.",text:`${t.has("gate.logit")?`The ${s} to ${e.toFixed(2)}: `:"Without a gate, "}${T(e)}\
 of the answer’s distribution comes from the pointer, ${T(1-e)} from generation.`}}function Vm(t,e){let{label:n}=e.nameOf(
t),s=c=>T(e.probabilityOf(c,t),1),{gate:o}=e,r=e.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the pointer + ${(1-o).
toFixed(2)} × ${s("generation")} by generation`:"",i=e.locations.filter(c=>c===t).length,a=["It is not among the visits",
"It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is ${s("final")}${r}. ${a}\
.`}}function qm(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${T(n.probability,1)}`;if(e){let a=e.
trace.prediction,c=t.wordsFor(e);if(a.location===n.location){let h=zm(n.probability,a.probability);return{title:`${o}.`,
text:`That is ${h} ${c}.`}}let l=e.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${T(l,1)}).`,text:`${Qo(
c)} the answer was ${e.nameOf(a.location).label}, ${T(a.probability,1)}.`}}let r=t.count===1?"the visit":`these ${t.count}\
 visits`,i=t.hasGate?` ${Zo(n.from_pointer)} are copied from visits (pointer), ${Zo(n.from_generation)} are generated.`:
"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function hs(t){return t==="h\
ead"?"Switched off":"Masked"}function us(t,e,n){let[s,o]=[T(e,1),T(n,1)];return s===o?`${t} would still get ${s}.`:`${t}\
 would get ${o} instead of ${s}.`}function zm(t,e){let{change:n,size:s}=We(t,e);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function Qo(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Zo(t){return`${(100*t).toFixed(
1)} points`}function zc(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?Qo(s):
s}function Kc(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Kt(
t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Kt(t,e-1)}. Where does this person g\
o next?`,part:`visits.${e-1}`},{...zt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(Km(c,t)),
o.push({...Uc(c,t),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...zt({kind:"conte\
xt"},t,null),part:"context"}),t.hasPointer&&o.push({...Gc(t),part:"pointer"}),t.hasGeneration&&o.push({...Vc(t),part:"ge\
neration"});let{prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${qc(t).text} `:"";return o.push({title:`${i}\
, ${T(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Km(t,e){
let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<e.heads;i++){if(e.isOff(t,i))continue;o+=1;let a=e.lastRow(t,i),c=Mt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===e.count-1?"from itself":`from ${Kt(e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${T(s.
weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}var Bc,Mn=v(()=>{"use strict";x();He();ce();V();Bc="Point at anythin\
g to see what it does."});function Yc(t,e,n){let s=t&&e&&Ym(t,e);try{let o=s&&n?.(s);return o?Jm(t,e,o):""}catch{return""}}function Ym({kind:t,layer:e=0,
head:n=0,visit:s=0},o){if(t==="head"&&!o.isOff(e,n))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Jm({kind:t},e,n){let{location:s,probability:o}=e.trace.prediction,
r=new ae(n),{prediction:i}=n,a=hs(t),c=e.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${T(i.probability,1)}.`}return`${a}, ${us(c,o,i.probability)}`}var Jc=v(()=>{"use strict";
x();ce();Mn();V()});function Yt(t,e){for(let[s,o]of Xm){let r=o.exec(t??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,e),...i};return Qm(a,e)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Zm(s,o,e)??a,number:null,location:s===
"generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Zm(t,{layer:e=0,head:n=0},s){
return t==="pointer"&&s.hasPointer?Mt(s.pointerWeights):t==="head"&&e<s.layers&&n<s.heads?Mt(s.lastRow(e,n)):null}function Qm({
kind:t,layer:e,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return t===
"head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||t==="gate"&&!a.hasGate?!1:e<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Xc(t,e){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=t,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.visit+1}`}}function An(t){let e=t.
split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function tr(t,e,n){let s=Yt(t,n),[o,r]=tp[e]??[0,0];if(!s||o===0&&r===
0)return null;let i=ep(s,o,r,n);return i!==null&&Yt(i,n)?i:null}function ep(t,e,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let f=r*s.heads+i+e;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
t.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Xm,tp,Be=v(()=>{"use strict";x();ce();Xm=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];tp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(t){return t.stage.type/13}function J(t,e,n="label"){let s=n==="title"||n==="strong";return nr*F(Zc(e),er[n]*R(
t),s)}function Zc(t){return t.replaceAll("−","+")}function j(t,e,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:it(s,a/nr,er[o]*R(t),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function U(t,{x:e,y:n,width:s},o,r="label"){let i=er[r]*R(t),a=F(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+rp(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>op(e,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function D(t){return t.
split(" ").map(e=>[{text:e}])}function op(t,e,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:t,y:e},a)}function rp({text:t,kind:e="",isRaised:n=!1},s){let o=(n?np:1)*(e.includes("math")?sp:1);return nr*
F(Zc(t),s*o,e.includes("strong"))}var er,np,nr,sp,bt=v(()=>{"use strict";x();B();V();er={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},np=.78,nr=1.07,sp=1.12});function le(t,e,n,s=1){let o=t.length/e,r=fs-1,i=new Uint8Array(o*(e+1));for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;
let u=Math.round(Number(t[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...ms(e),...ms(o),8,3,0,0,0],c=[ip,...ds("IHDR",a),...cp(
n),...ds("IDAT",lp(i)),...ds("IEND",[])];return`data:image/png;base64,${_e(tl(c))}`}function cp([t,e]){let n=[...t,...e].
join(" "),s=Qc.get(n);if(s)return s;let o=new Uint8Array(3*fs);for(let i=0;i<3;i++){let[a,c]=[Number(t[i]),Number(e[i])];
for(let l=0;l<fs;l++){let h=l/(fs-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=ds("PLTE",o);return Qc.set(n,r),r}function ds(t,e){
let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=ap[a]^s>>>8}}return[ms(e.length),n,e,ms(~s)]}function lp(t){let e=[[120,1]];for(let o=0;o<t.length;o+=sr){let r=t.
subarray(o,o+sr),i=o+sr>=t.length,[a,c]=[r.length&255,r.length>>8];e.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return tl([...e,[s>>8,s&255,n>>8,n&255]])}function tl(t){let e=new Uint8Array(
t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;return e}function ms(t){return[24,16,8,0].map(
e=>t>>>e&255)}var ip,fs,sr,ap,Qc,En=v(()=>{"use strict";x();Ie();ip=[137,80,78,71,13,10,26,10],fs=256,sr=65535,ap=Uint32Array.
from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Qc=new Map});function ol(t,e,n){let{width:s,height:o}=t.stage.size,r=R(t),i=Math.min(hp*r,.035*s),a=up(t,e,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":e.name},a.marks,rl(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function rl(t,e,n){let s=n*(t.length-1),o=t.reduce((f,{least:d})=>f+
d.width,s),r=t.reduce((f,{least:d})=>f+d.height,s),i=t.every(({least:f})=>f.height<=e.height),a=t.every(({least:f})=>f.width<=
e.width);if(t.length>1&&!(o<=e.width&&i)&&!(r<=e.height&&a)){let f=t.reduce((d,g)=>g.rank>d.rank?g:d);return rl(t.filter(
d=>d!==f),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=e;return t.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:e.height,width:f.least.width+d*(e.width-o)}:{x:h,y:u,width:e.width,height:f.least.height+
d*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Z(t,{x:e,y:n,width:s,height:o},r,i=r){let a=R(
t),c=J(t,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,height:o,rx:10*a}),j(t,e+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function tt(t,{x:e,y:n,width:s,height:o}){let r=R(t);return{x:e+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function mt(t,e,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(t),c=J(t,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:e,y:n-15*a,width:c,
height:30*a,rx:15*a}),r?j(t,e+c/2,n+4.5*a,s,{anchor:"middle"}):j(t,e+2*a,n+4.5*a,s)),width:c}}function up(t,e,n){let{width:s,
height:o}=t.stage.size,r=R(t),i=Xc(e,t.reading),a=dp(t,i,n),c=fp(t,a.end+16*r,An(e.name)??""),l="You are here",h=J(t,l,"\
small")+10*r,u=s-n,f=u-a.end-20*r,d=o>=560*r&&rr(t,or*r)>f,g=d?nl(t,u-n-h):nl(t,f,sl*2),y=g?rr(t,g):0,p=d||f-y>=h,b=d?u-
a.end:f-y-(p?h:0),w=(d?46:8)*r+(or*r-(g??0))/2;return{height:(d?el+36:el)*r,marks:[a.marks,b>=c.width+16*r&&c.mark,g!==null&&
p&&j(t,u-y-10*r,(d?64:26)*r,l,{kind:"small",anchor:"end"}),g!==null&&m("g",{key:"thumbnails"},mp(t,e,u-y,w,g))]}}function fp(t,e,n){
let s=R(t);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return mt(t,e,21*s,"Back",{"data-open":n});let r="goe\
s back";return{mark:m("g",{key:"escape",class:"escape"},m("rect",{class:"key",x:e,y:10*s,width:34*s,height:22*s,rx:5*s}),
j(t,e+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),j(t,e+42*s,25.5*s,r,{kind:"small"})),width:46*s+J(t,r,"small")}}
function dp(t,e,n){let s=R(t),o=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of e.entries()){let h=a===e.length-
1,u=h?"strong":"label",f=Math.min(J(t,l,u),Math.max(20*s,n+o-r));if(i.push(m("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),j(t,r,26*s,l,{kind:u,width:f+1}))),
r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function nl(t,e,n=sl){let s=R(t);for(let o=or;o>=n;o--)if(rr(t,o*s)<=e)return o*s;return null}
function rr(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*R(t)))+2.2*e}function mp(t,e,n,s,o){let{reading:r}=t,
i=R(t),a=[],c=n;for(let b=0;b<r.layers;b++){for(let $=0;$<r.heads;$++){let k=r.weights(b,$),M=Math.max(...k)||1,E=r.isOff(
b,$);a.push(p(`layers.${b}.heads.${$}`,`Layer ${b}, head ${$}${E?", switched off":""}`,c,o,[m("image",{key:"map",class:"\
map",href:le(k,r.count,t.scale,M),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=o+2}let w=.4*
o;a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,k=0],M)=>m("rect",
{key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.max(1,(w-4)*k),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+
o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",
d:ie(c,[l-f,l],d,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[m("path",{class:"g\
eneration",d:ie(c,[l,l+f],d,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(p("gate","Gate",d,.3*o,[m("rect",{class:"pointer",
x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function p(b,w,$,k,M,[E,A]=[s,o]){let O=e.
name===b||e.name.startsWith(`${b}.`),N=b.includes("heads");return m("g",{key:b,class:`part thumb${O?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":w,"aria-current":O?"true":null},M.flat(),m("rect",{key:"frame",class:N||O?"th\
umb-frame":"ground",x:$,y:E,width:k,height:A,rx:2}),m("title",{},w))}}var hp,el,or,sl,Dt=v(()=>{"use strict";x();Be();bt();
B();En();hp=20,el=46,or=28,sl=9});function he(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=cl(f),g=new Map([...r].map(N=>[N,_(f[N]??0,d)])),y=[...g.values()].some(N=>J(
t,N,"tiny")>h+2*c),p=g.size>0&&!y?il*c:1,b=y?il*c:0,[w,$]=s.extent??ps(f),k=pp(e.height-b,w,$,p),M=k>0?Math.max(p,w*k):(e.
height-b)/2,E=e.y+b+M,A=f.map((N,L)=>{let I=Math.abs(N)*k,P=L===i;return m("rect",{key:`bar ${L}`,class:`bar ${o}${N<0?"\
 negative":""}${P?" chosen":""}`,x:e.x+L*h+u/2,y:N<0?E:E-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&m("title",{},
a(L)))}),O=[...g].map(([N,L])=>j(t,e.x+al((N+.5)*h,J(t,L,"tiny")/2,e.width),y?e.y+9*c:E+(Number(f[N])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.x} ${E}\
H${e.x+e.width}`}),A,O]}function pp(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(0,t-
s)/Math.max(e,n)}function Ue(t,e,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(t),c=e.map(cl),l=Array.from(n,(g,y)=>Math.max(
...e.map((p,b)=>J(t,_(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return al((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function al(t,e,n){return Math.max(e,Math.
min(n-e,t))}function ps(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function cl(t){let e=Math.
max(...ps(t));return e>=99.5?0:e>=.95?1:2}var il,Sn=v(()=>{"use strict";x();bt();B();V();il=13});function Me(t,e,n,{chosen:s=null,open:o}={}){let r=R(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(J(t,w.title,"strong"),c?J(t,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*e.width),f=e.x+u,d=e.width-u-l,g=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-ll*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:$,says:k,values:M,colour:E,open:A},O)=>{let N=e.y+O*a,L=i?N+12*r:N+a/2+(c?-2:4)*r,I=i?e.width:
u-8*r,P=J(t,$,"strong")+10*r;return m("g",{key:w,class:A?"part choice row":"row","data-open":A??null,role:A?"button":null,
tabindex:A?0:null,"aria-label":A?$:null},A&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+8*r,height:a,
rx:4}),j(t,e.x,L,$,{kind:"strong",width:I,key:"title"}),i&&j(t,e.x+P,L,k,{kind:"small",width:e.width-P,key:"beside"}),c&&
j(t,e.x,L+15*r,k,{kind:"small",width:I,key:"says"}),he(t,{...y,y:N+g+ll/2*r},M,{colour:E,chosen:s,exact:W=>`${$}, number\
 ${W+1}: ${_(Number(M[W]),4)}`}),s!==null&&j(t,e.x+e.width,N+g+(a-g)/2+4.5*r,_(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:e.y,
width:b,height:a*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${_(Number(M[$]),3)}`).join(`
`)))))]}var ll,gs=v(()=>{"use strict";x();Sn();bt();B();V();ll=8});function hl(t){let e=xp(t??"").map(wp);for(let n=yp;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=ir.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function xp(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function wp(t){let e=t.replace(/s$/,"");return bp.has(e)?e:t}var ul,gp,ir,bp,yp,fl=v(()=>{"use strict";x();ul={pin:"M\
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
 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},gp={home:["home","house","apartmen\
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
"bike","bicycle","bike rental","bike share"]},ir=new Map(Object.entries(gp).flatMap(([t,e])=>e.map(n=>[n,t]))),bp=new Set(
[...ir.keys()].flatMap(t=>t.split(" "))),yp=Math.max(...[...ir.keys()].map(t=>t.split(" ").length))});function At(t,e,n,s){let o=s/$p;return m("path",{key:"icon",class:"icon",d:ul[hl(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var $p,Ae=v(()=>{"use strict";x();fl();B();
$p=24});function q(t,e){let n=t.visits[e];return n?`${n.label}, ${ue(t,e)}`:""}function Ee(t,e){return t.visits[e]?.label??""}function ar(t){
return t>0&&t<5e-4?"<0.1 %":T(t,1)}function ue(t,e){let n=t.visits[e];return n?`${wt[n.weekday]} ${dt(n.start_minute)}`:
""}function ml(t,e){return se(t.visits[e]?.duration_minutes??0)}function pl(t,e,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=t,l=R(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=E(dl(n,r).map(A=>({visit:A,half:J(t,k(n[A],A),A===r?"strong":"tiny")/2}))),b=E(dl(n,r).map(A=>({visit:A,half:J(
t,M(A),A===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:A},O)=>{let N=w(O),L=O===r,I=Number(n[O])*y;return m("g",{key:`visit ${O}`,class:`part choice${L?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${q(c,O)}: weight ${T(Number(n[O]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),p.has(O)&&j(t,$(O,p),f-I-4*l,k(
n[O],O),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&At(A,N-7*l,f+5*l,14*l),b.has(O)&&j(t,$(O,b),
e.y+e.height-4*l,M(O),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${q(c,O)}: score ${_(Number(s[O]),
3)}, weight ${T(Number(n[O]),2)}`))})];function w(A){return e.x+(A+.5)*h}function $(A,O){let N=O.get(A)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,w(A)))}function k(A,O){return O===r?ar(Number(A)):T(Number(A)).replace(" %","")}function M(A){
return _(Number(s[A])/o,A===r?2:1)}function E(A){let O=new Map;for(let{visit:N,half:L}of A){let I=Math.max(e.x+L,Math.min(
e.x+e.width-L,w(N)));[...O].every(([W,z])=>{let H=Math.max(e.x+z,Math.min(e.x+e.width-z,w(W)));return Math.abs(I-H)>=L+z+
3*l})&&O.set(N,L)}return O}}function dl(t,e){let[n=e,...s]=[...Array(t.length).keys()].sort((o,r)=>Number(t[r])-Number(t[o]));
return[...new Set([n,e,...s])]}var Ht=v(()=>{"use strict";x();Ae();bt();B();V()});function gl(t,e){let n=R(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>kp(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Mp(t,s)}]}function kp(t,e){let{reading:n}=t,s=R(t),o=tt(t,e),r=n.values(
"context"),i=U(t,o,D(`${q(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${_(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Z(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},he(t,g,f,{colour:"\
stream",extent:ps(r),numbered:Ue(t,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${_(Number(f[y]),4)}`}))})]}function Mp(t,e){let{
reading:n}=t,s=R(t),o=tt(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets \
the key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.
push({key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"\
generation",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its \
logit",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=U(t,o,D(r.length>1?"Each reads the same numbers\
, through a matrix of its own:":"One part reads these numbers:"),"small");return[...Z(t,e,"What reads it"),...i.marks,r.
length>0&&m("g",{key:"rows"},Me(t,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var bl=v(()=>{"use strict";
x();Dt();Sn();gs();Ht();bt();B();V()});function Ge(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=qe(de(i,s,c),de(a,o,c));return yl(h,l,null,t,o)}function bs(t,e,n,s){let o=de(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return cr(o,t.trace.interventions.attention_temperature??1)}function Ve(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return yl(qe(n,de(s,e,n.length)),o,r,t,e)}function ys(t){return cr(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function yl(t,e,n,s,o){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function qe(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Ye(n)}}function cr(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),i=Ye(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:r,
total:i,weights:a}}function On(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:fe(t,`${s}.weight`,r),bias:fe(t,`${s}.bias`,r),result:Number(t.values(n)[o*i+r])}}function xs(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],i=fe(t,`${o}.bias`,s),a=lt(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:qe(a,de(r.values,s,a.length)),bias:i}}function xl(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=fe(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=lr(t,c,e),u=qe(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ye(a.map(({dot:c})=>c.sum))+o}}function lr(t,e,n){let s=t.values(`inputs.${e}`);return de(
s,n,s.length/t.count)}function lt(t,e,n){let s=t.values(e);return de(s,n,s.length/t.count)}function ze(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?qe(e,n.values):null,bias:fe(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function me(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?qe(n,de(
s.values,e,n.length)):null,r=fe(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[e]):a}}function wl(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
cr(e,1):null}function Ke(t,e){let{gate:n}=t,s=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?Ye(s.map(i=>Number(
t.pointerWeights[i]))):0,r=Ap(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Ap(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function fe(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function de(t,e,n){return t.subarray(e*n,(e+1)*n)}function Ye(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Ft=v(()=>{"use strict";x()});function Tn(t,e,{first:n,second:s,products:o},r){let i=R(t),a=o.length,c=a>Sp&&e.height>=176*i,l=c?34*i:0,h=(e.height-l)/
3,u=16*i,f=e.x+$l*i,d=e.width-$l*i,g=Nn(o),y=Ue(t,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=$=>`${_(
Number(n[$]),4)} × ${_(Number(s[$]),4)} = ${_(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:$,colour:k,values:M,title:E},A)=>{let O=e.y+A*h,N={x:f,y:O+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${A}`},j(t,e.x,O+12*i,E,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),j(t,e.x,O+u+.5*N.height+5*i,$,{also:`math letter ${k}-words`,key:"letter"}),he(t,N,M,{colour:k,numbered:y,chosen:g,
exact:w}))}),c&&Tp(t,{x:f,y:e.y+3*h,width:d,height:l},o)]}function Tp(t,{x:e,y:n,width:s},o){let r=R(t),i=s/o.length,a=Math.
max(Ep,Math.ceil(o.length/8));for(;a<o.length&&a*i<J(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[e+h*a*i+2,e+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),j(t,(f+d)/2,n+17*r,_(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function ws(t,e,n,s,o,r,i){let a=R(t),c=Np(n,s,o),l=vp(n,s,r,c),h=_p(
n,s,o,i.over,c),u={x:e.x,y:0,width:e.width},f=U(t,u,l).height+U(t,u,h).height+10*a,d=132*a,g=Math.max(70*a,Math.min(.36*
e.height,210*a)),y=e.height-f-g>=d,p=Math.min(e.height-f-(y?g:0),276*a),b=e.height-f-p,w=U(t,{...u,y:e.y+p+4*a},l),$=U(t,
{...u,y:e.y+p+w.height+6*a},h);return[m("g",{key:"dot"},Tn(t,{...e,height:p},n.dot,r)),m("path",{key:"rule",class:"rule",
d:`M${e.x} ${e.y+p}H${e.x+e.width}`}),m("g",{key:"score steps"},w.marks),m("g",{key:"softmax steps"},$.marks),y&&m("g",{
key:"softmax"},pl(t,{...e,y:e.y+p+f,height:b},s,o,i))]}function Np({dot:t,width:e,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=n?t.sum/Math.sqrt(e):t.sum,d=Number(c[a])/l-h;return Se(g=>{let y=(p,b)=>g(
p)===g(b);return n&&!y(g(t.sum)/Math.sqrt(e),f)||s&&!y(g(f)+g(s),o)?!1:r?!0:y(g(o)/l,o/l)&&y(g(o/l)-g(h),d)&&hr(g(d),Number(
u[a]))})}function $s({dot:t,bias:e,logit:n},s){return Se(o=>(t===null||e===null||n===null||o(o(t.sum)+o(e))===o(n))&&s(o))}
function hr(t,e){return It(Math.exp(t))===It(e)}function Se(t){let e=kl.least;for(;e<kl.most&&!t((n,s=0)=>Number(n.toFixed(
e+s)));)e++;return e}function vp({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?t.sum/Math.sqrt(e):t.sum,f=[...D("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${_(t.sum,h)}`,kind:"strong"}],n?[{text:`${Je} ÷ √${e}\
 = `},{text:_(u,h),kind:"strong"}]:[{text:`${Je} not divided by √${e}: scaling is off`}]];return s!==null&&f.push(o?[{
text:`${Je} no position bias: it is off`}]:[{text:`${Je} ${s<0?"−":"+"} ${_(Math.abs(s),h)} (position bias) = `},{text:_(
i,h),kind:"strong"}]),r?f.push([{text:`${Je} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${Je} ÷ te\
mperature ${Lp(a)} = `},{text:_(i/a,h),kind:"strong"}]),f}function _p({isMasked:t},e,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=e;if(t)return D("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,f=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:_(u,o),isRaised:!0},{text:` = ${It(f)}\
;`}],[{text:`${It(f)} / ${It(l)} = `},{text:ar(Number(h[n])),kind:"strong"},{text:","}],...D(`where ${It(l)} is the sum \
over ${s}${a?`, after ${_(a,o)}, the largest score, is subtracted from each`:""}.`)]}function It(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=1)return String(Number(t.toPrecision(5)));if(t===0||t>=.001)return String(Number(t.toPrecision(
4)));let[e="",n=""]=t.toExponential(3).split("e");return`${e} × 10${Array.from(n,s=>Op[s]??"").join("")}`}function Nn(t){
let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Lp(t){return String(
Math.round(1e3*t)/1e3)}var Je,$l,Ep,Sp,kl,Op,Oe=v(()=>{"use strict";x();Sn();Ht();bt();B();V();Je="→",$l=30,Ep=8,Sp=20,
kl={least:2,most:6},Op=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function Ml(t,e){let n=R(t),s=ze(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Rp(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Cp(t,r,s)}),o}function Al(t){return $s(
t,e=>(1/(1+Math.exp(-e(t.logit)))).toFixed(3)===t.learned.toFixed(3))}function Rp(t,e,n){let{hidden:s,dot:o,bias:r,logit:i}=n,
a=Al(n),c=R(t),l=tt(t,e),h=o&&r!==null?[...D("Sum of the products"),[{text:"h",kind:"math query-words"},{text:" · "},{text:"\
w",kind:"math key-words"},{text:` = ${_(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"+"} ${_(Math.abs(r),a)} (bia\
s) =`}],[{text:"logit "},{text:_(i,a),kind:"strong"}]]:[...D("Each unit is multiplied by a learned weight; the sum and a\
 bias give the"),[{text:"logit "},{text:_(i,a),kind:"strong"}]],u=U(t,{...l,y:0},h),f=mt(t,l.x,l.y+l.height-10*c,"More a\
bout the gate",{"data-more":"gate"},{isButton:!1}),d=Math.min(l.height-u.height-36*c,450*c),g=U(t,{...l,y:l.y+d+4*c},h),
y=Ue(t,[s],s,l.width);return[...Z(t,e,`${s.length} hidden units read the context`),m("g",{key:"dot"},o?Tn(t,{...l,height:d},
o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",words:"Weight of each unit",
colour:"key"}]):he(t,{...l,height:d},s,{colour:"query",numbered:y})),...g.marks,f.mark]}function Cp(t,e,n){let{reading:s}=t,
o=R(t),r=tt(t,e),{gate:i,trace:a}=s,c=U(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.
height-c.height-l-40*o},u=U(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Z(t,e,f()),n&&h.height>=60*o&&m("g",{key:"\
curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){return a.gate.
learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.gate=="number"?
"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(3)}`,kind:"str\
ong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.gate=="num\
ber"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...D(k),b]}let w=[[{text:"\
1 / (1 + e",kind:""},{text:_(-n.logit,Al(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];if(a.
gate.learned)return[...w,...D(`is the gate: ${T(i,1)} of the answer comes from the pointer, ${T(1-i,1)} from generation.`)];
let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`It is set\
 by hand to ${i.toFixed(3)}.`;return[...D($),...D("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){let $=Math.
max(Ip,Math.ceil(Math.abs(b))),k=I=>p.x+(I+$)/(2*$)*p.width,M=p.y+p.height,E=I=>M-I*p.height,A=Array.from({length:61},(I,P)=>{
let W=-$+P/30*$;return`${k(W).toFixed(1)} ${E(1/(1+Math.exp(-W))).toFixed(1)}`}),[O,N]=[k(b),E(w)],L=b>0;return[m("path",
{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${E(.5)}H${p.x+p.width}`}),[0,.5,1].map(I=>j(t,p.x-
6*o,E(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-$,0,$].map(I=>j(t,k(I),M+15*o,_(I,0),
{kind:"tiny",anchor:"middle",key:`logit ${I}`})),j(t,(k(0)+k(-$))/2,M+15*o,"logit",{kind:"tiny",anchor:"middle",key:"axi\
s"}),m("path",{key:"line",class:"curve",d:`M${A.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${O} ${M}V${N}H${p.x}`}),
m("circle",{key:"point",class:"point",cx:O,cy:N,r:5.5*o}),j(t,O+(L?-10:10)*o,L?Math.max(N-6*o,p.y+9*o):N-8*o,w.toFixed(2),
{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),j(t,p.x,p.y+p.height+15*o,`pointer ${T(i,1)}`,{kind:"small",key:"of pointer"}),j(t,p.x+p.width,
p.y+p.height+15*o,`generation ${T(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Ip,El=v(()=>{"use stri\
ct";x();Dt();Ft();Oe();Sn();bt();B();V();Ip=6});function Et(t,e,n,{largest:s,most:o=Ol,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(t),c=Math.max(1,Math.floor(e.height/(Sl*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Sl*a/u)),g=h.findIndex(({isChosen:A})=>A),y=u>=13*a&&h.some(({category:A})=>A!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:A})=>J(t,A,"strong")))+8*a,w=Math.max(0,...h.map(({beside:A=""})=>A?J(t,A,"small")+10*a:0)),$=Math.max(...h.
map(({label:A,says:O=""})=>Math.max(J(t,A,"strong"),f?J(t,O,"small"):0)))+8*a,k=Math.min($,.58*(e.width-p-b-w)),M={x:e.x+
p+k,width:Math.max(1,e.width-p-k-b-w)},E=s??(Math.max(...h.map(({parts:A})=>A.reduce((O,{value:N})=>O+Math.abs(N),0)))||
1);return[h.map((A,O)=>{let N=e.y+(O+.5)*u,L=O===g||(h.length-1-O)%d===0&&(g<0||Math.abs(O-g)>=d),I=M.x,P=Math.min(.62*u,
.42*o*a);return m("g",{key:A.key,class:`${A.open?"part ":""}choice row${A.isChosen?" here":""}${A.isOff?" off":""}`,"dat\
a-open":A.open??null,role:A.open?"button":null,tabindex:A.open?i&&!A.isChosen?"-1":0:null,"aria-label":A.open?`${A.label}\
: ${A.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*a,y:N-u/2,width:e.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&A.category!==void 0&&At(A.category,e.x,N-7.5*a,15*a),L&&j(t,e.x+p,N+(f&&A.says?-2:4.5)*a,A.label,{kind:A.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&A.says&&j(t,e.x+p,N+12.5*a,A.says,{kind:"small",width:k-6*a,key:"says"}),A.parts.
map(({value:W,colour:z},H)=>{let C=Math.abs(W)/E*M.width,G=m("rect",{key:`part ${H}`,class:`bar ${z}${W<0?" negative":""}${A.
isChosen?" chosen":""}`,x:I,y:N-P/2,width:Math.max(.5,Math.min(M.width,C)-(A.parts.length>1&&C>2?.8:0)),height:Math.max(
1,P)});return I+=C,G}),L&&A.beside&&j(t,e.x+e.width-b,N+4.5*a,A.beside,{kind:"small",anchor:"end",key:"beside"}),L&&j(t,
e.x+e.width,N+4.5*a,A.text,{kind:A.isChosen?"strong":"label",anchor:"end",key:"value"}),A.exact&&m("title",{},A.exact))}),
l&&j(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Xe(t,e,n,s=Ol){
return Math.min(s*R(t)*n,e.height)}var Sl,Ol,Ze=v(()=>{"use strict";x();Ae();bt();B();Sl=14,Ol=34});function Tl(t,e){let n=R(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Pp(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>Wp(t,s,e)}]}function Pp(t,e,n){let{reading:s}=t,
o=R(t),r=tt(t,e),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=me(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":_(p,2),text:T(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${_(p,4)}, `}\
probability ${T(d,3)}`}}),c=s.trace.architecture.locations,l=U(t,r,D(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Z(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},Et(t,u,a,{isWalked:!0})),h.mark]}function Wp(t,e,{location:n}){let{reading:s}=t,o=R(t),r=tt(t,e),{label:i}=s.nameOf(
n),a=me(s,n),{dot:c,bias:l,logit:h}=a,u=wl(s),f=$s(a,b=>h===null||!u||hr(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
d=s.probabilityOf("generation",n),g=[];if(c&&l!==null&&g.push(...D("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${_(Math.abs(l),f)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:_(h,f),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
w=Number(u.scores[n])-u.shift;g.push([{text:"→ e",kind:""},{text:_(w,f),isRaised:!0},{text:` = ${It(b)};`}],[{text:`${It(
b)} / ${It(u.total)} = `},{text:T(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...D(`${It(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${_(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...D(
"→ softmax over the whole list:"),[{text:T(d,1),kind:"strong"}]);let y=U(t,{...r,y:0},g),p=c?Math.min(r.height-y.height-
8*o,450*o):0;return[...Z(t,e,`How does it score ${i}?`),c&&m("g",{key:"dot"},Tn(t,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...U(
t,{...r,y:r.y+p+(c?6*o:0)},g).marks]}var Nl=v(()=>{"use strict";x();Dt();Ft();Ze();Oe();bt();B();V()});function mr(t,e,n=1){let s=e.type/dr,o=46*s,r=e.height-98*s,i=pr(t.count,o,r,Hp,s,Bp(t)),a=e.width>=1180*s,c=e.width<Fp*
s,l=e.width>=1040*s&&t.layers<=3,h=c?jp(t,s):Ll(t,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=e.width-2*vn-vl(Object.values(h)),[g,
y]=[o+12*s,e.height-4*s],p=Up(t.heads,d/t.layers-f,y-g,s),b=p.columns*(p.side+ks*s)-ks*s,w=t.heads>0?b+f:f,$=Math.max(0,
d-t.layers*w);c||(h.visits+=Math.min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.
min(.1*$,50*s));let k=e.width-2*vn-vl(Object.values(h))-t.layers*w,M=Math.min(k,t.hasPointer?220*s:60*s);h.bands+=M;let E=(k-
M)/t.layers,A={x:vn,width:h.visits},O=vn+h.visits+12*s,N=a?{x:O,width:h.slices}:null;N&&(O+=h.slices+12*s);let L=Array.from(
{length:t.layers},(K,rt)=>{let ct=O+rt*(w+E);return{x:ct,width:b,maps:Gp(t.heads,ct,g,y,p,s),stream:l?ct+(t.heads>0?b+10*
s:0):null}});O+=t.layers*(w+E);let I=e.width-vn,P=I-h.answer,W=P-h.leave-h.gate,z=O+h.scores+h.weights+8*s,H=W-h.flow-nt,
C=Math.min(190*s,.24*e.height)/n,G=t.hasGate?.56*e.height:(o+r)/2,at=fr*s,ht=t.hasPointer?e.height-C-Ln*at-6:(o+r-C)/2-at;
return{size:e,type:e.type,rows:i,visits:A,slices:N,layers:L,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+
h.scores,weights:O+h.scores+h.weights,ribbons:z,places:H,gate:W,gateWidth:h.gate,answers:{most:r-o<330?_n-1:_n,top:o,bottom:r+
60*s,x:P,right:I,segment:P-nt},right:I,top:o,bottom:r,full:C,across:{visits:i.map(({y:K})=>K),starts:[o-12*s,t.hasGeneration?
r:e.height-8],places:{room:[o+16*s,t.hasGeneration?ht-12*s:r],gap:22*s},generation:{start:ht,gap:at},gate:G-C/2},bands:{
ribbon:(K,rt,ct)=>ur(z,K,H,rt,ct),into:(K,rt,ct)=>ur(H+nt,K,W,rt,ct),out:(K,rt,ct)=>ur(W+h.gate,K,P-nt,rt,ct)}}}function ur(t,e,n,s,o){
return o?ie(t,e,n,s):ie(t,e,t,e)}function Ll({hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*
s,gaps:(n?24:12)*s,scores:46*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:nt,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?
152:140)*s}}function jp(t,e){return{...Ll(t,!1,e),visits:166*e,scores:0,weights:(t.hasPointer?48:130)*e,bands:(t.hasPointer?
88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}function Bp({count:t,pointerWeights:e}){let n=t-1,s=o=>o===n?2:
e[o]>=Dp?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function vl(t){return t.reduce((e,n)=>e+
n,0)}function pr(t,e,n,{least:s,most:o,lane:r},i,a){let c=n-e,l=t,h=0,u=Math.min(o*i,c/t);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/t)),u=(s+2)*i,l=Math.max(1,Math.floor((c-t*h)/(u-h))),u=(c-(t-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=e;return Array.
from({length:t},(g,y)=>{let p=f?f.has(y):y>=t-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function Up(t,e,n,s){let o={
columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(t/r)-_l*s,a=Math.min(i,(e-(r-1)*ks*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function Gp(t,e,n,s,{columns:o,side:r},i){let a=Math.ceil(t/o),c=Math.min((s-n)/a,
r+2.2*_l*i);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+ks*i),y:n+Math.floor(h/o)*c,side:r}))}function Ms(t,e,n,s){
let o=[];for(let[a,{wish:c,length:l}]of t.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+e<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-e))/(f+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(t[l]?.length)+e}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var vn,ks,
_l,nt,Ln,fr,_n,Dp,Hp,dr,Fp,pe=v(()=>{"use strict";x();B();vn=20,ks=8,_l=19,nt=8,Ln=3,fr=4,_n=4,Dp=.05,Hp={least:13.5,most:38,
lane:3},dr=13,Fp=760});function yr(t,e,n,s=1){let o=n/dr,[r,i]=[Il,e-Il],a=pr(t.count,r,i,Vp,o).map(({y:I,height:P,isFull:W})=>({x:I,width:P,isFull:W})),
c=Number(a.at(-1)?.width)>=qp*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+As*o,u=h+(X.title+X.inputs+As)*
o,f=[];for(let I=0;I<t.layers;I++){let P=Kp(t.heads,r,i,u+X.title*o,o),W=P.at(-1),H=(W?W.y+W.side+8*o:u)+X.title*o;f.push(
{y:u,maps:P,stream:H}),u=H+(X.bars+As)*o}let d=Yp(t,r,u+X.title*o,i-r,o),g=Math.ceil(t.values("context").length/d.columns)*
d.cell,y=u+X.title*o+Math.max(g,20*o)+As*o,p=y+(t.hasPointer?(X.title+X.scores)*o:0),b=p+(t.hasPointer?170:96)*o,w=b+nt+
((t.hasPointer?X.names:0)+(t.hasGate?48:30))*o,$=t.hasGate?28*o:0,k=Jp(i-r,o)/s,M=fr*o,E=i-k-Ln*M,A=Math.max(78*o,k*s/2+
6),O=w+$+34*o,N=i-k-16*o,L={most:_n,top:O,bottom:O+(_n+1)*A,x:r-6*o,right:N-8*o,segment:N};return{size:{width:e,height:L.
bottom+Math.max(0,(k*s-A)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:$,answers:L,full:k,across:{visits:a.map(({x:I})=>I),starts:[r,i],places:{room:[r,t.hasGeneration?
E-2*Rl*o:i],gap:Rl*o},generation:{start:E,gap:M},gate:i-k},bands:{ribbon:(I,P,W)=>br(p,I,b,P,W),into:(I,P,W)=>br(b+nt,I,
w,P,W),out:(I,P,W)=>W?Tc(w+$,I,N+nt,P):br(w+$,I,w,I,!1)}}}function br(t,e,n,s,o){return o?Ko(t,e,n,s):Ko(t,e,t,e)}function Kp(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+gr*o)/r,a=Math.min(i-gr*o,zp*o),c=Math.max(Rt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:s+c+Math.floor(h/r)*(a+c+gr*o),side:a,touch:Rt}))}function Yp(t,e,n,s,o){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Jp(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Rt,X,Il,Vp,qp,gr,zp,As,Rl,ge=v(()=>{"use strict";x();
B();pe();Rt=44,X={title:26,bars:34,inputs:64,scores:52,names:56},Il=16,Vp={least:20,most:110,lane:1},qp=62,gr=8,zp=160,As=
16,Rl=6});function Jt({reading:t,beside:e}){return e?[t,e]:[t]}function In(t){return Math.max(...Jt(t).map(({largestWeight:e})=>e))}
function Ss(t){return t.isOwnScale?1:In(t)}function Qe(t){return Es.layers+2*t}function et(t){let e=Es.layers+2*t.layers,
n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function Q(t,e){return t.
beat<e&&"hidden"}var Es,yt=v(()=>{"use strict";x();Es={visits:0,slices:1,layers:2}});function wr({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function Rn(t){let{reading:e,stage:n,
lit:s}=t;return n.layers.some(({maps:r},i)=>r.some((a,c)=>!e.isOff(i,c)&&$r(t,a,c).hasWeight))?s?.kind==="visit"?"last v\
isit reads it":"last visit’s largest":""}function $r({reading:t,stage:e},{side:n,touch:s},o){let r=12.5*e.type/13,i=t.
heads-1,a=F("100 %",1.04*r,!0),c=(f,d)=>F(`${f}${i}`,r)+d<=n,l=s!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${s!==
void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}function Os(t,e,n,s){let{reading:o,isOwnScale:r,stage:i}=t;if(!o.heads)
return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+F(Cl,12.5*a)>l,u=r?h?"own largest":Cl:
T(In(t)),f=e+12*a,d=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:le(Xp,xr,t.scale),x:f,y:n-9*a,width:c,
height:9*a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),m("text",{class:"sm\
all",x:f+c+5*a,y:n},u)],g=wr(t),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let w=17*a+c+F(u,12.5*a),$=m("rect",{class:"ground",
x:e-6*a,y:n+14*a-Rt,width:w+12*a,height:Rt});return m("g",{key:"scale",class:"switch",...y},$,d)}let p=F(g,12.5*a)+16*a,
b=Rn(t);return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-(b?33:17)*a},"Head maps: row reads column"),b&&m("tex\
t",{key:"weight",class:"small",x:e,y:n-17*a},`%: ${b}`),d,m("g",{key:"switch",class:"switch",...y},m("rect",{class:"hand\
le stays",x:e,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:e+8*a,y:n+21.5*a},g)))}var xr,
Cl,Xp,Ts=v(()=>{"use strict";x();B();ge();V();yt();En();xr=64,Cl="largest of each head",Xp=Float32Array.from({length:xr},
(t,e)=>e/(xr-1))});function Dl(t,e){let n=R(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:i=>tg(
t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>sg(t,i,e)}]}function tg(t,e,n){let{reading:s,
isOwnScale:o}=t,{layer:r,head:i,query:a,visit:c}=n,l=R(t),{count:h}=s,u=s.weights(r,i),f=s.isOff(r,i),d=o?u[Mt(u)]||1:In(
t),g=Math.min(.36*e.width,190*l),y=(e.width-g)/h>=Zp*l,p=ng(t,e,n,f,y),b=e.y+42*l,[w,$]=[e.width-g,e.height-44*l-p.height],
k=e.width<600*l?1.9:1.15,M={width:w/h,height:Math.min($/h,k*w/h)},E={x:e.x+g,y:b,width:w,height:M.height*h},A=`layers.${r}\
.heads.${i}`,O=M.height>=30*l,N=eg(M.height,13*l);return[j(t,e.x,e.y+15*l,g>=150*l?"The visit that asks":"Who asks",{kind:"\
strong",width:g-8*l}),m("g",{key:"columns"},I()),m("g",{key:"rows"},P()),m("image",{key:"weights",class:"map",href:le(u,
h,t.scale,d),...E,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-frame",...E}),m("g",{key:"\
cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},W()),m("rect",{key:"column",class:"chosen-column",x:E.
x+c*M.width,y:e.y,width:M.width,height:E.y+E.height-e.y,rx:3}),L(),m("rect",{key:"cell",class:"chosen-cell",x:E.x+c*M.width,
y:E.y+a*M.height,width:M.width,height:M.height}),p.at(E.y+E.height)];function L(){let H=E.y+a*M.height,C=19*l,G=(K,rt)=>m(
"rect",{key:K,class:"chosen-row",...rt,rx:3}),{height:at}=M;if(at>=C)return G("row",{x:e.x-3,y:H,width:e.width+3,height:at});
let ht={x:e.x-3,y:H+(at-C)/2,width:g,height:C};return[G("row",{x:E.x-1,y:H,width:E.width+2,height:at}),G("asking",ht)]}function I(){
let H=M.width>=14*l,C=Math.min(15*l,M.width-3*l),G=M.width>=30*l,at=E.x;return s.visits.map((ht,K)=>{let rt=String(wt[ht.
weekday]),ct=ht.weekday!==s.visits[K-1]?.weekday,jt=E.x+K*M.width,Ne=J(t,rt,"tiny"),Ii=!H&&ct&&jt>=at&&jt+Ne<=E.x+E.width;
Ii&&(at=jt+Ne+4*l);let ho=E.x+(K+.5)*M.width;return m("g",{key:`column ${K}`,class:`part choice${K===c?" here":""}${ht.masked?
" off":""}`,"data-open":`${A}.${a}.${K}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${K+1}: ${q(s,K)}${ht.
masked?", masked":""}`},m("rect",{class:"ground",x:E.x+K*M.width,y:e.y,width:M.width,height:42*l}),H&&At(ht.category,ho-
C/2,e.y+(G?0:22)*l,C),Ii&&j(t,jt,e.y+38*l,rt,{kind:"tiny",key:"weekday"}),G&&[j(t,ho,e.y+26*l,rt,{kind:"tiny",anchor:"mi\
ddle",key:"day"}),j(t,ho,e.y+38*l,M.width>=40*l?dt(ht.start_minute):`${Math.floor(ht.start_minute/60)} h`,{kind:"tiny",anchor:"\
middle",key:"hour"})],m("title",{},q(s,K)))})}function P(){return s.visits.map((H,C)=>{let G=E.y+(C+.5)*M.height,at=C===
a,ht=at||(h-1-C)%N===0&&Math.abs(C-a)>=N,K=Math.min(18*l,M.height-1.5*l),rt=M.height>=12*l,ct=e.x+(rt?K+10*l:4*l),jt=E.x-
ct-6*l,Ne=at||O?"strong":"label";return m("g",{key:`row ${C}`,class:`part choice${at?" here":""}`,"data-open":`${A}.${C}\
.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${q(s,C)}`},m("rect",{class:"ground",x:e.x,y:G-M.height/
2,width:g,height:M.height}),rt&&At(H.category,e.x+3*l,G-K/2,K),ht&&j(t,ct,G+(O?-2:4.5)*l,H.label,{kind:Ne,width:jt,key:"\
name"}),O&&j(t,ct,G+12*l,`${ue(s,C)} · ${ml(s,C)}`,{kind:"small",width:jt,key:"when"}),m("title",{},q(s,C)))})}function W(){
let H=[];for(let C=0;C<h;C++){if(h>Pl&&C!==a){H.push(m("rect",{key:`row ${C}`,class:"cell",x:E.x,y:E.y+C*M.height,width:E.
width,height:M.height,"data-open":`${A}.${C}.${c}`},m("title",{},q(s,C))));continue}for(let G=0;G<h;G++)H.push(z(C,G))}return H}
function z(H,C){let G=Number(u[H*h+C]),[at,ht]=[E.x+C*M.width,E.y+H*M.height],K=H===a&&C===c,rt=String(Math.round(100*G)),
ct=Ne=>M.width>=J(t,rt.padStart(2,"0"),Ne)+2*l,jt=(G>=Wl||y||H===a)&&M.height>=13*l&&ct("tiny");return m("g",{key:`${H} ${C}`,
class:"cell"},m("rect",{key:"cell",x:at,y:ht,width:M.width,height:M.height,"data-open":`${A}.${H}.${C}`,role:"button",tabindex:K?
0:"-1","aria-current":K?"true":null},m("title",{},`${q(s,H)} reads ${T(G,1)} from ${q(s,C)}`)),jt&&j(t,at+M.width/2,ht+M.
height/2+4.5*l,rt,{kind:G/d>=.3&&ct("strong")?"strong":"tiny",anchor:"middle",also:G/d>=Qp&&!f?"on-dark":"on-light",key:"\
weight"}))}}function eg(t,e){return Math.max(1,Math.ceil(e/t))}function ng(t,e,{layer:n,head:s,query:o,isLeaf:r},i,a){let{
canAct:c,canAsk:l,reading:h}=t,u=R(t),f=h.isRemoved(n,s),d=e.height>=330*u,g=`layers.${n}.heads.${s}`,p=[c&&{text:f?"Swi\
tch head on":"Switch head off",attributes:{"data-act":"head","data-part":g},isPressed:f},l&&!f&&{text:"Ask the hall: wha\
t without it?",attributes:{"data-act":"ask","data-part":g}},r?{text:"More about query and keys",attributes:{"data-more":"\
neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:wr(t),attributes:{"data-act":"scale"}}].filter(M=>M!==!1),b=a?"Va\
lues in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Wl)} on; each row adds up to 100.`,w=i?
"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${h.count>Pl?"A stronger colour i\
s more; each row adds up to 100 %.":b}`,$=d?D(w):[],k=U(t,{...e,y:0},$,"small").height;return{height:k+40*u,at(M){let E=e.
x,A=[];for(let{text:O,attributes:N,...L}of p){let I=mt(t,E,M+k+22*u,O,N,L);E+I.width>e.x+e.width||(A.push(I.mark),E+=I.width+
10*u)}return[m("g",{key:"explained"},U(t,{...e,y:M+3*u},$,"small").marks),m("g",{key:"controls"},A)]}}}function sg(t,e,{
layer:n,head:s,query:o,visit:r}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ee(i,
r);return[...Z(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"\
worked"},ws(t,tt(t,e),Ge(i,n,s,o,r),bs(i,n,s,o),r,[{letter:"q",words:`Query of ${q(i,o)}`,colour:"query"},{letter:"k",words:`\
Key of ${q(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${s}.${o}.${l}`}))]}var Pl,Wl,Zp,Qp,Hl=v(()=>{"use strict";x();Ae();Dt();Ft();Oe();Ht();bt();ce();Ts();B();V();yt();
En();Pl=24,Wl=.045,Zp=30,Qp=.6});function jl(t,e){let n=R(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>og(t,s,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>rg(t,s,e)}]:[]]}function og(t,e,{location:n}){
let{reading:s}=t,o=R(t),r=Ke(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=O=>r.visits.map(N=>({value:O*Number(g[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:Tt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:Tt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Tt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Tt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:Tt(u),isChosen:!0});let b=tt(
t,e),w=s.hasGate?[[{text:`${f} × ${Tt(a)} = ${Tt(l)}`}],...D("come from the pointer,"),[{text:`${d} × ${Tt(c)} = ${Tt(
h)}`}],...D("from generation. Together:"),[{text:Tt(u),kind:"strong"},{text:"."}],...D("All bars have one scale.")]:[...D(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=U(t,{...b,y:0},
w),k={...b,height:b.height-$.height-44*o},M=Xe(t,k,y.length,Fl),E=U(t,{...b,y:b.y+M+8*o},w),A=mt(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Z(t,e,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},Et(t,k,y,{most:Fl})),...E.marks,A.mark]}function rg(t,e,{location:n}){let{reading:s}=t,o=R(t),{visits:r,
pointer:i}=Ke(s,n),a=tt(t,e),c="Its visits";if(r.length===0){let p=D("None of the visits is here, so the pointer cannot \
choose it.");return[...Z(t,e,c),...U(t,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${ue(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:Tt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...D(u),[{text:Tt(i),kind:"strong"},
{text:"."}]],d=U(t,{...a,y:0},f),g={...a,height:a.height-d.height-8*o},y=Xe(t,g,h.length);return[...Z(t,e,c),m("g",{key:"\
rows"},Et(t,g,h,{isOrdered:!0})),...U(t,{...a,y:a.y+y+6*o},f).marks]}function Tt(t){return T(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var Fl,Bl=v(()=>{"use strict";x();Dt();Ft();Ze();Ht();bt();B();V();Fl=56});function Ul(t,e){let n=R(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>ig(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>ag(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>cg(t,s)}]}function ig(t,e,n){let{reading:s}=t,o=R(t),r=tt(t,e),i=U(t,
r,D("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:ue(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:_(Number(a[d]),2),text:T(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${q(s,d)}\
: score ${_(Number(a[d]),4)}, weight ${T(Number(c[d]),2)}`})),h=mt(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Z(t,e,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},Et(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ag(t,e,{visit:n}){let{
reading:s}=t;return[...Z(t,e,`How does the pointer score ${Ee(s,n)}, ${ue(s,n)}?`,`Score of ${Ee(s,n)}`),m("g",{key:"wor\
ked"},ws(t,tt(t,e),Ve(s,n),ys(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${q(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function cg(t,e){let{reading:n}=t,s=R(t),o=tt(t,e),r=n.pointerWeights,i=U(t,o,D("The weights of a place’s visits add up \
to its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:T(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>T(Number(r[y]),2)).join(" + ")} = ${T(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=mt(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Z(t,e,"Sums per place"),...i.marks,m("g",{key:"rows"},Et(t,c,a)),l.mark]}var Gl=v(
()=>{"use strict";x();Dt();Ft();Ze();Oe();Ht();bt();B();V()});function Vl(t,e){let n=R(t),s=ql(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>lg(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>hg(t,o,e)}]}function vs(t,{layer:e,visit:n,number:s}){return s??Nn(lt(t,`layers.${e}.residual_out`,n))}function ql(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,f,d,g="plain")=>{let y=lt(t,`${s}.${u}`,n),p=`length ${_(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${_(f,2)}, deviation ${_(d,2)}`}}function lg(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=R(t),
a=tt(t,e),c=vs(s,n),l=ql(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let w=mt(t,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(d.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Z(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${q(s,r)}`,`Layer ${o}\
: ${q(s,r)}`),m("g",{key:"rows"},Me(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function hg(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=R(t),a=vs(s,n),c=tt(t,e),{y:l}=c,h=[];for(let f of ug(s,o,r,a)){
let d=U(t,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Z(t,e,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},fg(t,u,o,r,a))]}function ug(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(lt(t,`${o}.${h}`,n)[s]),a=t.trace.interventions.residuals!==!1,c=[[...D("Comes in:"),kr(i("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Ns("Norm 1:",On(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(Ns("Norm\
 2:",On(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
null;return a?Mr(h,u,f,d,y):[...D(`${h} no residual connection, so only`),[{text:y??_(f,2),kind:"strong"}]]}}function Ns(t,e){
if(!e)return D(`${t} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=e,
l=Se(u=>{let f=u((u(n,1)-u(s,1))*u(o,1));return f!==u(r)||i===null||a===null?f===u(r):_(f*u(i,1)+u(a,1),2)===_(c,2)}),h=u=>_(
u,l+1);return[...D(t),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${_(r,l)};`}],...i===
null||a===null?D("then a learned factor and bias give").concat([kr(c)]):[[{text:`${_(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],kr(c)]]}function Mr(t,e,n,s,o=null){let r=Se(a=>o!==null||a(a(e)+a(n))===a(s)),i=n<0&&o===null?"−":
"+";return[...D(t),[{text:`${_(e,r)} ${i} ${o??_(Math.abs(n),r)} =`}],[{text:_(s,r),kind:"strong"}]]}function kr(t){return[
{text:_(t,2),kind:"strong"}]}function fg(t,e,n,s,o){let{reading:r}=t,i=R(t),a=lt(r,`layers.${n}.feed_forward.pre`,s),c=lt(
r,`layers.${n}.feed_forward.hidden`,s),l=xs(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.abs(
Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${_(Ye(h),2)}, the bias adds ${_(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,y=U(t,e,D(d+g),"small"),p=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${_(
Number(a[w]))} → ${_(Number(c[w]))}${l?` × ${_(Number(l.dot.second[w]),2)}`:""}`,text:_(Number(h[w]),2)}));return[...y.
marks,Et(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var _s=v(()=>{"use strict";x();Dt();Ft();Ze();Oe();
gs();Ht();bt();B();V()});function Ar(t,e){let n=R(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>gg(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>bg(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>wg(t,o,e)}]:[]]}function Er(t,e,n){let{trace:s,
count:o}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===e)||e==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/es)*es;return`${dt(c)}\
 to ${dt((c+es)%1440)}`}case"weekday":return Ka[r.weekday]??"";case"recency":{let c=pg(t,n);return c===null?"days before\
 the prediction":c>=Co?`${Co} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/De)*De,l=c+De;return c>=Po*De?`${se(Po*De)} or more`:`${c?se(c):"0"} to ${se(l)}`}default:{let c=o-
n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the end`}}}function pg({
trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/dg;return Math.round(o(t.predict_at)-
o(s))}function gg(t,e,{kind:n,visit:s}){let{reading:o}=t,r=R(t),i=tt(t,e),a=o.slices.map(({name:f,label:d,lengths:g})=>({
key:f,title:d,says:Er(o,f,s),values:lr(o,f,s),colour:Number(g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+
d.length,0),l=U(t,i,D(`${a.length} vectors, ${c} numbers together; the network learned a vector for every value.`),"smal\
l"),h=mt(t,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*
r,height:i.height-l.height-34*r};return[...Z(t,e,n==="inputs"?"What the last visit is made of":q(o,s)),...l.marks,m("g",
{key:"rows"},Me(t,u,a)),h.mark]}function bg(t,e,{kind:n,visit:s,number:o}){let{reading:r}=t,i=R(t),a=tt(t,e),c=lt(r,"inp\
uts.projected",s),l=o??Nn(c),h=xl(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} nu\
mbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],d={...a,height:Math.min(86*i,.26*a.height)},
g=xg(r,s,l),y=[],p=g.reduce((k,M)=>k+U(t,{...a,y:0},M).height+4*i,0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-
p-36*i},w=h?yg(h):[],$=b.y+(w.length?Xe(t,b,w.length)+6*i:0);for(let k of g){let M=U(t,{...a,y:$},k);if($+M.height>a.y+a.
height+2)break;y.push(...M.marks),$+=M.height+4*i}return[...Z(t,e,"The features, mixed into one vector"),m("g",{key:"vec\
tor"},Me(t,d,f,{chosen:l,open:k=>`${u}.${k}`})),w.length>0&&U(t,{...a,y:d.y+d.height+4*i},D(`Number ${l+1}: each feature\
 × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},Et(t,b,w)),m("g",{key:"lines"},y)]}function yg({parts:t,
bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:_(r.sum,2),
exact:`${o}: the sum of ${r.products.length} products is ${_(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,colour:"\
plain"}],text:_(e,2),exact:""}]}function xg(t,e,n){if(!t.has("inputs.norm"))return[];let s=Number(lt(t,"inputs.projected",
e)[n]),o=Number(lt(t,"layers.0.residual_in",e)[n]),r=On(t,"inputs.projected","inputs.norm","input_norm",e,n),i=Ns("Norm:",
r),a=[[...D("Sum:"),[{text:_(s,2),kind:"strong"}]],i];if(t.trace.architecture.components.includes("sinusoidal")){let c=t.
trace.architecture.d_model,l=fe(t,"pos_encoding",e*c+n);t.trace.interventions.sinusoidal===!1?a.push(D("No position enco\
ding: it is off.")):l!==null&&r&&(i=Mr("Position encoding:",r.result,l,o),a.push(i))}return i.push(...D("→ layers")),a}
function wg(t,e,{visit:n}){let{reading:s}=t,o=R(t),r=tt(t,e),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){
let p=Number(s.lastRow(g,y)[n]),b=s.isOff(g,y);i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"\
plain"}],text:b?"off":T(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(
s.pointerWeights[n]);if(i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:T(g,1),open:`point\
er.${n}`}),s.hasGate){let y=T(g*s.gate,1),p=Number(g.toFixed(3)),b=Se(w=>T(p*w(s.gate),1)===y);a.push(...D("To the answe\
r the pointer carries"),[{text:`${T(g,1)} × gate ${s.gate.toFixed(b)} = `},{text:y,kind:"strong"},{text:"."}])}}let c=U(
t,r,D(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=U(
t,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Xe(t,h,i.length),f=i.map(({parts:g})=>Number(
g[0]?.value)),d=Math.max(mg,...f);return[...Z(t,e,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"rows"},Et(t,h,i,{largest:d})),
m("g",{key:"end"},U(t,{...r,y:h.y+u+6*o},a).marks)]}var dg,mg,Sr=v(()=>{"use strict";x();He();Dt();Ft();Ze();Oe();_s();gs();
Ht();bt();B();V();dg=864e5,mg=.1});function zl(t,e){let n=Yt(e,t.reading);return n?ol(t,n,$g[n.kind](t,n)):[]}var $g,Kl=v(()=>{"use strict";x();bl();Dt();El();
Nl();Hl();Be();Bl();Gl();_s();Sr();Be();$g={head:Dl,stream:Vl,inputs:Ar,visit:Ar,context:gl,pointer:Ul,generation:Tl,gate:Ml,
place:jl}});function Yl(t,e){let n=Yt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Mg(n,e);break;case"stream":
return Ag(n,e);case"pointer":if(n.isLeaf)return Eg(n,e);break;case"generation":if(n.isLeaf)return Sg(n,e);break;case"gat\
e":return Og(e);default:break}return zt(Wt(kg(n),e),e,null)}function kg({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function Mg({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":q(o,s),l=`${q(o,n)}, reads ${T(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ge(o,t,e,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isOff(t,e)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${_(h.sum,2)}, which makes a score of\
 ${_(u,2)}. ${f}${d}`}}function Ag({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>_(Math.hypot(...lt(n,`${s}.${l}`,e))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${q(n,e)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Eg({visit:t},e){let n=T(Number(e.pointerWeights[t]),1),s=`The pointer gives ${q(e,
t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=Ve(e,t),c=r!==null&&!i?` and the bias of its position is ${_(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${_(o.sum,2)}${c}; its score is ${_(a,2)}. The weight counts for ${Ee(e,t)}.`}}function Sg({location:t},e){let{logit:n}=me(
e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${_(n,2)}; `,r=`the softmax over all places makes it ${T(
s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function Og(t){let e=zt({kind:"gate"},t,null),n=ze(t);if(!n)return e;let{logit:s,learned:o,hidden:r}=n,i=t.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${_(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var Jl=v(()=>{"use strict";x();Be();Ft();Ht();gt();Mn();V()});function Xl(t,{names:e,run:n},s){if(!e.length)return t;let o=Tg*s/13;return ls(t,r=>e.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Ng(i,n,o)}:null)}function Ng({attributes:{x:t,y:e,width:n}},s,o){let[r,i]=[Number(t)+
Number(n),Number(e)],a=.45*o;return m("g",{key:"put in",class:"badge"},m("circle",{cx:r,cy:i,r:o}),m("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var Tg,Zl=v(()=>{"use strict";
x();zo();B();Tg=7});function th(t,e){let n=vg[e];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,t.gate+n)))/100,o=t.has(
"gate.logit")?t.values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<_g&&s>0&&s<1?
null:s,isDone:!0}}var vg,_g,Ql,eh=v(()=>{"use strict";x();vg={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,
PageDown:-.2,Home:-1,End:1},_g=.00501,Ql="Up and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1\
; Left and Right lead to other parts."});function oh(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:i}=t.viewBox.baseVal,a=Number(t.getAttribute(
"font-size")),c=s.length*nh*a,l=c+i,h=[],u=t.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&Wg(p,getComputedStyle(b)),p.matches(Cg)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll("[visibility]")])y.remove();let f=document.createElementNS(
Ls,"title");f.textContent=e;let d=document.createElementNS(Ls,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:Lg),w=document.
createElementNS(Ls,"text");return w.textContent=it(y,r-2*sh,b,p===0),w.setAttribute("x",String(sh)),w.setAttribute("y",String(
(p+.8)*nh*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(t).color),w});return o.prepend(f,d,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",Ls),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Wg(t,e){if(t.
localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Ig){if(Pg.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(n);
s&&s!==Rg[n]&&t.setAttribute(n,s)}}var Ls,nh,Lg,sh,Ig,Rg,Cg,Pg,rh=v(()=>{"use strict";x();V();Ls="http://www.w3.org/2000\
/svg",nh=1.7,Lg=1.2,sh=20,Ig=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Rg={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},Cg=".handle, .handle-words, .control, .escape",Pg=new Set(["font-size","font-\
weight","text-anchor"])});function ah(t,e=null,n=null){if(e===null)return[Hg(t,n),Fg(t,n)];let s=Yt(e,t);return s?Dg[s.kind](t,s):[]}function Hg(t,e){
let{hasPointer:n}=t,s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[
q(t,r),o.duration_minutes,...n?[Tr(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Fg(t,e){
let{final:n}=t.trace.location_probabilities,o=[...n.map(({location:i})=>i),oe].map(i=>{let{pointer:a,generation:c,fromPointer:l,
fromGeneration:h}=Ke(t,i);return[i===oe?"A place that the model does not know":t.nameOf(i).label,a,c,l,h,t.probabilityOf(
"final",i),...e?[e.knownProbability(i)]:[]]}),r=Number(t.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, w\
ith a gate of ${t.gate.toFixed(3)}${r>0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place",
"By the pointer","By generation","From the pointer","From generation","Probability",...e?[`Probability ${e.words}`]:[]],
rows:r>0?[...o,jg(t,o,r)]:o}}function jg({gate:t,hasPointer:e,hasGeneration:n},s,o){let r=[Number(e),Number(n),t,1-t,1,1];
return(s[0]??[]).map((i,a)=>{if(a===0)return`${o} other ${o===1?"place":"places"}`;let c=s.map(h=>h[a]);if(c.includes(null))
return null;let l=c.map(Number).reduce((h,u)=>h+u,0);return Math.max(0,Number(r[a-1])-l)})}function Bg(t,{layer:e,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,d)=>q(t,d));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,d)=>[f,...a.subarray(d*i,(d+1)*i)])}];let h=bs(t,e,n,s),{dot:u}=Ge(t,e,n,s,o);return[Is(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,d)=>[f,Tr(h.scores[d]),a[s*i+d]])}]}function Ug(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=r.map(([,u])=>lt(t,`${o}\
.${u}`,s)),a=vs(t,e),c=xs(t,n,s,a),l=lt(t,`${o}.feed_forward.pre`,s),h=lt(t,`${o}.feed_forward.hidden`,s);return[{caption:`${q(
t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function ih(t,{kind:e,visit:n}){let s=lt(t,"inputs.projected",n),o=[{caption:`What ${q(t,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[a,Er(t,i,n),c[n]])},
Or("All features mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(i,a)=>{let[
c,l]=[Math.floor(a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push([
"Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function Gg(t){return[Or("The context: the last visit after all layers",t.values("context"))]}function Vg(t,{visit:e,isLeaf:n}){
let s=ys(t),o=t.visits.map((l,h)=>q(t,h)),r=t.values("pointer.content_scores"),i=t.has("pointer.bias")?t.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Tr(s.scores[h]),t.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=Ve(t,e);return[Is(`Query of the context × key of ${o[e]}`,["Query","Key"],c),
...a]}function qg(t,{location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[t.nameOf(i.location).label,me(
t,i.location).logit,i.probability])},{dot:r}=me(t,e);return n&&r?[Is(`Context × weights of ${t.nameOf(e).label}`,["Cont\
ext","Weight"],r),o]:[o]}function zg(t){let e=ze(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bia\
s",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[
e.dot?Is(s,["Hidden unit","Weight"],e.dot):Or(s,e.hidden),n]}function Kg(t,{location:e}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=Ke(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[q(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Is(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Or(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Tr(t){
return Number.isFinite(t)?t:"−∞"}var Dg,ch=v(()=>{"use strict";x();He();Be();Ft();_s();Sr();Ht();Dg={head:Bg,stream:Ug,
inputs:ih,visit:ih,context:Gg,pointer:Vg,generation:qg,gate:zg,place:Kg}});function lh(t,e,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of ah(e,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Re(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[o,n??"network",Yg(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([Yn(l)],{type:"text/csv"})),i.push(f.href),r.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
t.append(r),r.showModal()}function Yg(t){return t.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var hh=v(
()=>{"use strict";x();pn();ch()});function fh(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[s,o]=Jg[n]??[0,!1],r=e?t.indexOf(
e):-1,i=t[r];if(s===0||!i)return null;let a=Rs(i);if(!o){let f=t[r+s];return f&&Rs(f)===a?f:null}let c=[...new Set(t.map(
Rs))],l=c[c.indexOf(a)+s],h=t.filter(f=>Rs(f)===l),u=f=>Math.abs(uh(f)-uh(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function Rs(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function uh(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var Jg,dh=v(()=>{"use strict";x();Jg={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Nr={};Ri(Nr,{SLIDER_KEYS:()=>Ql,blockAround:()=>An,carryOf:()=>Dc,circuitSentence:()=>Ic,circuitWords:()=>_c,dragOf:()=>Wc,
effectOf:()=>Yc,markedAsCircuit:()=>Nc,markedAsPut:()=>Xl,neighbourOf:()=>tr,openedMarks:()=>zl,sentenceOfOpened:()=>Yl,
showTables:()=>lh,slid:()=>th,svgFile:()=>oh,turned:()=>Xo,walked:()=>fh});var mh=v(()=>{"use strict";x();Rc();Hc();Jc();
Kl();Jl();Zl();eh();rh();hh();dh()});function gh(t,e,n){return[...e.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...Xg(t,n)].reduce((o,r)=>ph(
r)>ph(o)?r:o)}function Xg(t,e){let{visits:n,trace:s,layers:o,heads:r}=t,{location:i,probability:a}=s.prediction,c=us(t.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:f},d)=>f.length>Number(n[u]?.label.length)?d:u,0)}];for(let u=0;u<
o;u++)for(let f=0;f<r;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:d}=zt(u,t,null),g=e?` ${hs(
u.kind)}, ${c}`:"";return{title:f,text:`${d}${g}`}})}function ph({title:t,text:e}){return t.length+e.length}var bh=v(()=>{
"use strict";x();Mn()});function Cn({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?null:t.hasVisitsOf(e)?e.pointerWeights:
null}function Cs(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=Cn(t),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),a=[...yh(e),...yh(n)],c=[...new Set(a)].flatMap(h=>Qg.map(u=>[
e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function yh({trace:t,locations:e}){let n=t.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=t.location_probabilities;return[...e,...[...s,...o??[]].map(({location:r})=>r)]}
function Ps({key:t,now:e,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(e-n)<Zg)return null;let a=e>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${t}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function Ws(t,e,n){return`${T(t,1)}; ${n} ${T(e,1)}`}var Zg,Qg,tn=v(()=>{"use strict";x();B();V();Zg=.6,Qg=["pointer",
"generation"]});var Pn,t0,Ds,xh=v(()=>{"use strict";x();Pn="Circuit",t0=[["bold","keeps the answer"],["faded","can be left out"]],Ds=class{circuit=null;failure="";#s;#t;#n=null;constructor(e,n){
this.#s=e,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of t0){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,Pn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#o(),this.#r(e,Pn),this.#t(),e&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(e){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${Pn} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${Pn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,Pn),this.#t()}}#r(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function $h(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function vr(t,e){return`${t.tag} ${t.
key??e}`}function n0(t,e){let n=t.match(Hs)??[],s=e.match(Hs)??[],o=e.split(Hs);return n.length!==s.length||t.split(Hs).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var wh,e0,Hs,Fs,kh=v(()=>{"use strict";x();B();wh="http://www.w3.org/2000/sv\
g",e0=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Hs=/-?\d+(?:\.\d+)?/g,Fs=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(e){
this.root=e,this.elements=[]}show(e,n=0){this.#d(),this.elements=this.#r(this.root,e,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(e,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(e.textContent!==a||s.length)&&(e.textContent=a),
[]}if(!s.length&&!e.firstChild){let a=n.map(c=>this.#i($h(c)));return e.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(vr(l.mark,a),c)}let i=n.map((a,c)=>{let l=$h(a),h=r.get(vr(l,c));r.delete(vr(l,c));let u=h??
document.createElementNS(wh,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(c,l??null)}return i}#i(e){let n=document.createElementNS(wh,e.tag);
for(let s in e.attributes){let o=$n(e.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:e,elements:this.#r(
n,e.children,[],!1)}),n}#l(e,n,s){let o=this.#s.get(e),r=o?.mark.attributes??{};for(let a of Object.keys(r))$n(n.attributes[a])===
null&&e.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=$n(c),h=$n(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&e0.has(a)?n0(h,l):null;u?this.#t.set(`${this.#a(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(
a,l)}let i=this.#r(e,n.children,o?.elements??[],s);this.#s.set(e,{mark:n,elements:i})}#a(e){let n=this.#n.get(e)??this.#o++;
return this.#n.set(e,n),n}#u(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#d();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#d(){cancelAnimationFrame(this.#e);for(let{element:e,name:n,end:s}of this.#t.values())
e.setAttribute(n,s);this.#t.clear()}}});function _r(t,e,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute(
"aria-label",t),s.addEventListener("click",n),s}var js,Mh=v(()=>{"use strict";x();js=class{#s=0;#t=0;#n=[];constructor(e,n){
this.show=n,this.button=_r("Play the story","play",()=>this.toggle()),this.back=_r("Step back","back",()=>this.step(-1)),
this.forth=_r("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
ge",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute("aria-label","Step of the story"),this.slider.
addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),e.append(this.button,this.back,this.forth,this.slider),
this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#t:null}get count(){return this.#n.length}get isTelling(){return this.
isOpen&&this.#t<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(e){this.#n=e,this.#t=Math.
min(this.#t,e.length-1),this.slider.max=String(e.length),this.#e(this.#s!==0)}toggle(){this.#s?this.pause():this.play()}play(){
let e=this.#t>=this.#n.length-1;this.goTo(this.isOpen&&!e?this.#t:0),this.#o()}pause(){clearTimeout(this.#s),this.#s=0,this.#e(
!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#t=0,this.#e(!1),this.show(null))}step(e){this.goTo(this.isOpen?
this.#t+e:e>0?0:this.#n.length-1)}goTo(e){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,e)),this.#e(
!1),this.show(this.#t)}#o(){let{title:e="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(e.length+n.length));if(this.#t>=
this.#n.length-1){this.pause();return}this.#s=window.setTimeout(()=>{this.goTo(this.#t+1),this.#o()},s),this.#e(!0)}#e(e){
this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-labe\
l",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-\
valuetext",this.isOpen?`Step ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function Bs({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let i=Lt(r,t),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&e&&h.push(e.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=t.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=Eh(f.map(p=>e?.knownProbability(p)??null),1),g=n&&e?r0(f,t,e):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,$=p.probability*s.full,k={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[M,
E]=["pointer","generation"].map(A=>Ah(p[A]*Te({reading:t},A),k[A])*s.full);return{...p,was:e?d[b]??null:null,wasByPath:k,
middle:w,start:w+(Number(M)-Number(E)-$)/2,height:$}})}function Ah(t,e){return Math.max(0,(e??t)-t)}function r0(t,e,n){let s=(o,r)=>r?
Eh(t.map(i=>n.shareOf(o,i)),Te({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function Eh(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function Us(t,e){let{reading:n,stage:s}=t,o=Cn(t),r=n.pointerWeights,i=p=>p.reduce((b,w)=>b+Ah(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=s0&&b<o0||Lr(e,p.location)<e.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=Ms(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:$,visits:k},M)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[M]),lost:$,visits:k,
answer:Lr(e,p)}));function y(p){let b=p.map($=>Math.max(r[$],o?.[$]??0)),w=b.reduce(($,k)=>$+k,0)||1;return p.reduce(($,k,M)=>$+
Number(b[M])/w*Number(s.across.visits[k]),0)}}function Gs({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
Ln),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:Lr(n,i)};return r+=c*e.full+o,l})}function Te({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function Nt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function Lr(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var s0,o0,en=v(()=>{"use strict";x();tn();gt();pe();s0=.03,
o0=5});function be({stage:t},e){let n=t.type/13;return F(e,12.5*n)+13*n}function Wn({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Vs(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return m("g",{key:`temperature ${e}`},nn(t,{act:`${e}_temperature`,words:Wn(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function nn(t,{act:e,
words:n,title:s,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!t.canAct)return[];let l=t.stage.type/13,h=i||Ir*l,u=be(t,n),
f=a?" stays":c?" on":"";return[m("rect",{key:`handle ${e}`,class:`handle${f}`,"data-act":e,x:o-u,y:r,width:u,height:h,rx:h/
2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`handle-words middle${f}`,x:o-u/2,y:r+h/2+4*l},n)]}var Ir,qs=v(
()=>{"use strict";x();B();V();Ir=18});function Sh(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[ye(t,n,"Visits",Rr(t,s),s),...i0(t),...e.rows.map((o,r)=>c0(
t,r))]}function Rr({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${e.head}`;return F(o,12.5*(t.type/13))<=n?o:s}function ye({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},F(n,15*r,!0)<=o?m("text",{x:e,y:17*r,class:"title"},n):m("text",{
x:e,y:17*r,class:"small strong"},it(n,o,12.5*r,!0)),m("text",{x:e,y:35*r,class:"small"},it(s,o,12.5*r)))}function i0({reading:t,
stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:i}of Cr(t)){let a=Number(e.rows[o]?.y)-Number(e.rows[o]?.height)/
2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return s}function Cr({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=a0(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(wt[s.weekday])})}return e}function a0({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function c0(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:i,isFull:a}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=kn(o,n).includes(e),d=c.masked?"unmask":"mask",g=a&&t.canAct&&e<n.count-1,y=g&&f?be(t,d)+4*l:0,p=Math.min(Ir*l,i),
b=zs(c),w=i>=33*l,$=(w?20:13)*l,k=h+$+(w?14:8)*l,M=Wr(t,e),E=Dr(t,e),A=f||E,O=M?42*l:0,N=s.visits.x+s.visits.width-4,L=N-
k,I=b.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),P=s.isDense?0:38*l,W=w?[m("text",{x:k,y:r-3*l,class:"\
strong"},it(c.label,L-y,13*l,!0)),m("text",{x:k,y:r+13*l,class:"small"},[b,I].find(z=>F(z,12.5*l)<=L-O)??dt(c.start_minute)),
M||L<F(b,12.5*l)+56*l?null:l0(N+4-50*l,r+5*l,48*l,c)]:[m("text",{x:k,y:r+4.4*l,class:A?"strong":"label"},it(c.label,L-Math.
max(P,O)-y-9,12.5*l,A)),M||s.isDense?null:m("text",{x:N-y,y:r+4.4*l,class:"small end"},dt(c.start_minute))];return m("g",
Pr(t,e,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&At(c.category,h+4*l,r-$/2,
$),a?W:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&m("text",{x:N,y:r+(w?13:4.4)*l,class:E?"strong end":
"small end"},M),g&&f&&nn(t,{act:"mask",words:d,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:N+2,y:w?r-17*l:r-p/2,height:p}),m("title",{},`${c.label}, ${wt[c.weekday]} ${b}`))}
function Pr({reading:t,lit:e,beat:n},s,o){let r=kn(e,t).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${t.count}\
: ${o.label}, ${wt[o.weekday]} ${zs(o)}${o.masked?", masked":""}${t.hasPointer&&n>=et(t).pointer?`; pointer weight ${T(t.
pointerWeights[s],1)}`:""}`}}function zs({start_minute:t,duration_minutes:e}){return`${dt(t)} · ${se(e)}`}function Wr({
reading:t,lit:e},n){return e?.kind!=="head"?"":T(t.lastRow(e.layer??0,e.head??0)[n])}function Dr({reading:t,lit:e},n){return e?.
kind!=="head"?!1:Mt(t.lastRow(e.layer??0,e.head??0))===n}function l0(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,Dn),i=Math.min(s,Math.max(0,s+o-Dn)),a=(c,l)=>m("rect",{class:"stay",x:t+c/Dn*n,y:e,width:Math.max(1,(l-c)/Dn*n),
height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,
y:e,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:t+(i||r)/Dn*n-2,y:e-3,width:5,
height:13}))}function Oh(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=e,
a=Math.max(...Jt(t).map(({longestSlice:y})=>y)),c=r/i.length,l=$t(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:p},b)=>i.map(({lengths:w},$)=>{let k=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:o+$*c,y:y+p/2-2-k,width:.72*
c,height:k}})),[f,d]=Hr(u,({visit:y})=>h||l.includes(y)),g=i.map(({short:y},p)=>m("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",Fr(t),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:je(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:je(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Hr(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function Fr(t){return{key:"slices",class:`part \
slices${kt(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Q(t,Es.slices),"aria-label":`Input \
of each visit: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var Dn,sn=v(()=>{"use strict";x();qs();Ae();gt();ce();
B();V();yt();Dn=1440});function Th(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[ye(t,n+6*o,"Answer",t.stage.isDense?"":h0(t),
s-n),...jr(t,e)]}function h0({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function jr(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,i=s.type/13,a=Lt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:w,height:$,start:k}=f,M=[{path:"poin\
ter",share:f.pointer*Te(t,"pointer")},{path:"generation",share:f.generation*Te(t,"generation")}],E=a===d,A=c+(y===null?6:
26)*i,O=ts(g,l-A-(r===d?20*i:2),13.5*i,2,!0),N=w-(O.length>1?22:8)*i,L=w+(O.length>1?2:0)*i,I=c+6*i,P=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${E?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${T(p,1)}; from the pointer ${T(M[0]?.share??0,1)}, from generation ${T(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,
width:u+10*i,height:L-N+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:nt-2,height:Math.max(1,$)}),
y!==null&&At(y,c+5*i,N-13*i,16*i),O.map((W,z)=>m("text",{key:`name ${z}`,class:d<0?"label halo":"strong halo",x:A,y:N+15*
z*i},W)),r===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:L,width:P,height:8*i}),M.map(({path:W,
share:z})=>{let H=m("rect",{key:W,class:`${W} bar`,x:I,y:L,width:Math.max(0,z*P),height:8*i});return I+=z*P,H}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*P,y:L-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},T(p,1)),b!==null&&u0(c+60*i,L+23*i,p,b))})}function u0(t,e,n,s){let{change:o,size:r,sign:i}=We(
n,s);return o===0?m("text",{key:"change",class:"small",x:t,y:e},"same"):m("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${i} ${r}`)}var Br=v(()=>{"use strict";x();en();Ae();gt();B();pe();V();sn()});function Nh(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Ur(t,f,f0(t,h,u,c,a*l),n.isDense?d:void 0)}function Ur(t,{
x:e,y:n,columns:s,cell:o},r,i){let a=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*a},l=t.reading.values("context"),h=Math.
max(...Jt(t).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${kt(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Q(t,et(
t.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"groun\
d",x:e-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,m("text",{key:"name",...i??c},"C\
ontext"),u,m("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function f0({reading:t,stage:e},n,s,o,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.
height-5*i,h=e.gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),
t.hasGeneration&&m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),t.has("\
gate.logit")&&m("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/
2+4}`})]}var Gr=v(()=>{"use strict";x();gt();B();yt()});function vh(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+a/2,u=Ks(t);return m("g",Vr(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function Ks({reading:t}){return t.trace.architecture.
components.includes("gate")}function Vr(t,e){let{reading:n}=t,s=t.canAct&&Ks(t);return{key:"gate",class:`part gate${kt(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":t.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} poi\
nter`},tabindex:"-1",visibility:Q(t,et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Ys(t,e,n){let{reading:s,stage:o,lit:r}=t,i=t.beat>=et(s).
gate,a=$=>Te(t,$),c=Lt(r,s),l=new Map,h=o.across.gate;for(let $ of e)l.set($,h),h+=$.probability*a($.path)*o.full;let u=new Map;
h=o.across.gate;for(let $ of["pointer","generation"])for(let[k]of n.entries())u.set(`${$} ${k}`,h),h+=Number(n[k]?.[$])*
a($)*o.full;let f=e.map($=>{let k=Number(l.get($)),M=$.probability*a($.path)*o.full,E=Nt($.start,$.start+$.probability*o.
full),A=Nt(k,k+M);return m("path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(
E,A,i)})}),[d,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap(($,k)=>{let M=$.start;return["pointer","generation"].map(
E=>{let A=Number($[E])*a(E),O=A*o.full,N=Number(u.get(`${E} ${k}`)),L=Nt(N,N+O),I=Nt(M,M+O),P=$.wasByPath[E],W=P===null?
null:p(E,N,M,O,P*o.full);M+=O;let z=`out ${E} ${$.location}`;return[O>0&&m("path",{key:z,class:`${E} band${b($.location)}`,
d:o.bands.out(L,I,i)}),W&&Ps({key:z,now:O,before:Number(P)*o.full,path:(H,C)=>o.bands.out(H,C,i),edges:W,style:b($.location),
title:`${$.label}, from ${E==="pointer"?"the pointer":"generation"}: ${Ws(A,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});
return[f,y,i&&r?.kind==="visit"&&w(r.visit??0)];function p($,k,M,E,A){let O=Math.abs(E-A),N=$==="pointer",L=(W,z)=>{let H=N?
W-(z?0:O):W+E-(z?O:0);return[H,H+O]},[I]=L(k,!1),P=Math.max(d,Math.min(g-O,I));return{more:[L(k,!0),L(M,!0)],less:[[P,P+
O],L(M,!1)]}}function b($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let k=s.pointerWeights,
M=e.find(({path:C,visits:G})=>C==="pointer"&&G.includes($));if(!M)return null;let E=[...M.visits].sort((C,G)=>C-G),O=E.slice(
0,E.indexOf($)).reduce((C,G)=>C+k[G],0)*o.full,N=k[$]*o.full,L=a("pointer"),I=Number(l.get(M))+O*L,P=n[M.answer],W=Number(
u.get(`pointer ${M.answer}`))+O*L,z=Number(P?.start)+O*L,H=P?.location===M.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Nt(M.start+O,M.start+O+N),Nt(I,I+N*L),i)}),H&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Nt(W,W+N*L),Nt(z,z+N*L),i)})]}}var Js=v(()=>{"use strict";x();tn();en();gt();B();V();yt()});function _h(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=Ks(t),f=`${T(e.gate)} pointer${u?"":", fixed"}`;return m("g",Vr(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Rt/2,s.size.width-
Rt),y:r+(i-Rt)/2,width:Rt,height:Rt})])}var Lh=v(()=>{"use strict";x();Js();B();ge();V()});function Ih(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:g})=>g==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=et(n).generation,h=i-a-(s.
isDense?38:46)*o,u=({label:g,location:y})=>y>=0?it(g,h,13*o):[g,g.replace(/others?/,"more")].find(b=>F(b,12.5*o)<=h)??"o\
thers",f=r.map((g,y)=>{let{probability:p,location:b}=g,w=c+y*17*o;return[m("text",{key:`name ${y}`,class:b<0?"small halo":
"label halo",x:a,y:w},u(g)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:w},T(p))]}),d=r.map(({label:g,probability:y,
start:p,location:b},w)=>m("rect",{key:`bar ${w}`,class:"generation bar",x:s.places,y:p,width:nt,height:l?Math.max(.8,y*s.
full):0},m("title",{},`${b<0?"The others":g}: ${T(y,1)} of the generation head`)));return m("g",qr(t,r),m("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?i:a,
y:c-18*o},"Generation"),f,d)}function qr(t,e){return{key:"generation",class:`part generation-block${kt(t,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Q(t,et(t.reading).generation),"aria-label":`Generation: ${e.
map(({label:n,probability:s})=>n+ne(n,s)).join(", ")}`}}var zr=v(()=>{"use strict";x();gt();B();pe();V();yt()});function Rh(t,e){let{reading:n,stage:s,lit:o}=t,r=Lt(o,n),i=e.filter(({path:l})=>l==="pointer"),a=p0(t,i),c=({location:l})=>r===
null||r===l?"":" dim";return m("g",{key:"places",visibility:Q(t,et(n).pointer)},i.map(l=>m("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:nt},m("title",{},`${l.label}\
: ${T(l.probability,1)} of the pointer`))),[g0,b0].map(l=>a.map(h=>l(t,h,c(h.flow)))))}function p0({reading:t,stage:e,lit:n},s){
let o=e.type/13,r=Lt(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[
...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d}=h,g=u>=0,y=ne(f,d),b=`${it(f,a-i-F(y,13*o,!0),13*o,g)}${y}`,
w=F(b,13*o,g)/2,$=h.start+d*e.full/2,k=Math.max(i+w,Math.min(a-w,$)),[M,E]=[k-w,k+w];for(let A=0;A<d0;A++){if(l.some(L=>L.
row===A&&M<L.right+8*o&&E>L.left-8*o))continue;let N=k>$?"":k<$?" end":" middle";l.push({flow:h,text:b,isBold:g,left:M,right:E,
row:A,anchor:N});break}}return l}function Ch({stage:t},{row:e}){return t.places+nt+(14+Kr*e)*t.type/13}function g0(t,e,n){
let{type:s,places:o,full:r}=t.stage,{flow:i,row:a}=e;return a>0&&m("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*r/2} ${o+nt}V${Ch(t,e)-11*s/13}`})}function b0(t,e,n){let{flow:s,text:o,isBold:r,left:i,right:a,
anchor:c}=e;return m("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:Ch(t,e)},o)}function Ph(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),i=t.
beat>=et(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(m0*Kr-6)*o;return m("g",qr(t,r),m(
"rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+nt-c+40*o,rx:6}),m("text",{class:"title end halo",
x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},d)=>{let g=ne(h,u),y=it(h,a-F(g,13*o),
13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+d*Kr*o},y),m("rect",{
key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?nt:0},m("title",{},`${l<0?"The\
 others":h}: ${T(u,1)} of the generation head`))]}))}var d0,Kr,m0,Wh=v(()=>{"use strict";x();zr();gt();B();pe();V();yt();
d0=4,Kr=17,m0=4});function Dh(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,i=Q(t,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=$t(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=F("Pointer",15*r,!0)+4*r,g=be(
t,Wn(t,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},$)=>{if(!w)return[];let k=a[$]>=.2*h||l.includes($)?"strong":"small",
M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end halo${M}`,x:s.scores,
y:b+4.4*r},_(c[$])),m("text",{key:`weight ${$}`,class:`${k} end${M}`,x:s.weights,y:b+4.4*r},T(a[$]))].filter(E=>E!==!1)}),
p=e.filter(({path:b})=>b==="pointer").map(b=>x0(t,b));return[m("g",Yr(t,e),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),ye(t,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&Vs(t,"pointer",Math.max(s.weights+6*r,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",visibility:i},Jr(t,e),p)]}function Yr(t,e){
return{key:"pointer",class:`part pointer-block${kt(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:Q(
t,et(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>n+ne(n,s)).join(", ")}`}}function Jr(t,e){let{reading:n,before:s,stage:o,lit:r}=t,i=n.pointerWeights,
a=Cn(t),c=$t(r,n),l=t.beat>=et(n).pointer,h=Ms(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??0)*o.full})),
0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*o.full;
return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" dim":"",
w=Nt(f,f+y);f+=y;let $=a?.[g]??null,k=$===null?0:($-i[g])*o.full,[M,E]=[d,Math.max(0,k)];d+=E;let A=`${n.visits[g]?.label}\
: `,O=$===null||!s?`${A}${T(i[g],1)} of the pointer`:`${A}${Ws(i[g],$,n.wordsFor(s))} of the pointer`;return[m("path",{key:`\
ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(Nt(p,p+y),w,l)},m("title",{},O)),Ps({key:`ribbon ${g}`,now:y,before:$===
null?null:$*o.full,path:(N,L)=>o.bands.ribbon(N,L,l),edges:{more:[[p+y+k,p+y],[f+k,f]],less:[[p+y,p+y+k],[M,M+E]]},style:b,
title:O})]})})}function x0(t,{path:e,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,lit:c}=t,l=a.type/
13,h=Lt(c,i),u=ne(s,o),d=i.hasGate&&Math.abs(r-a.across.gate+5*l)<y0*l?F("Gate 0.00",15*l,!0)/2-a.gateWidth/2:0,[g,y]=[a.
ribbons+2*l,a.gate-12*l-d],p=y-g,b=n>=0,w=it(s,p-F(u,13*l,!0),13*l,b),$=F(w+u,13*l,b)/2,k=Math.max(g+$,Math.min(a.places+
nt/2,y-$));return m("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},m("rect",{class:`${e} bar`,x:a.places,y:r,width:nt,
height:Math.max(.8,o*a.full)}),m("text",{class:`${b?"strong":"small"} middle halo`,x:k,y:r-5*l},w+u),m("title",{},`${s}:\
 ${T(o,1)} of the pointer`))}var y0,Xr=v(()=>{"use strict";x();tn();en();qs();gt();B();pe();V();yt();sn();y0=16});function Hh(t){return[Xt(t,17*(t.stage.type/13),"Visits",Rr(t,t.stage.size.width)),...w0(t),...t.stage.columns.map((e,n)=>$0(
t,n))]}function Xt({stage:t},e,n,s,o=t.right){let r=t.type/13,i=o-t.left-F(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,
y:e},it(s,i,12.5*r)))}function w0({reading:t,stage:e}){let n=e.type/13;return Cr(t).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[e.columns[s],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function $0(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:i,isFull:a}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=kn(o,n).includes(e),g=Math.min(20*l,i-3),y=dt(c.start_minute),p=Wr(t,e),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(E=>F(E,12.5*l,!0)<=i)??b[1],$=f?ts(c.label,i-6*l,12.5*l,2):[],k=d||Dr(t,
e),M={class:k?"strong middle":"small middle",x:r};return m("g",Pr(t,e,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[At(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...M,y:h+45*l},w),
$.map((E,A)=>m("text",{key:`name ${A}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*A)*l},E))]:m("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${wt[c.weekday]} ${zs(c)}`))}
function Fh(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,i=$t(s,e)[0]??e.count-1,a=e.visits[i],c=Math.max(
...Jt(t).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(X.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},_(p)),m("text",{key:`name ${f}`,class:"tiny \
middle",x:b,y:h+15*o},d)]});return m("g",Fr(t),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(X.title+X.inputs+6)*o,rx:6}),Xt(t,n.inputs+15*o,"Input vector",a?`${a.label}, ${wt[a.weekday]} ${dt(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var Hn=v(()=>{"use strict";x();Ae();gt();B();ge();V();yt();sn()});function jh(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",Yr(t,e),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(X.title+X.scores)*o,rx:6}),Xt(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),k0(t)),m("g",{key:"ribbons",visibility:Q(
t,et(n).pointer)},Jr(t,e))]}function k0({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
g=>_(g)),i=$t(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>F(g,11.5*s)>c-3),h=e.pointer+(X.title+
X.scores)*s,u=e.columns.find(g=>g.isFull),f=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),$=T(o[p]).replace(" %",""),k=F($,12.5*s,!0)/2;if(!y&&
(!w||g-k<d||g+k>f))return[];d=g+k;let M=w?"strong":"small",E=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:E+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(E+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:E},r[p]),m("text",{key:`weight ${p}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(A=>A!==!1)})}var Bh=v(
()=>{"use strict";x();gt();Xr();B();ge();Hn();V();yt()});function Uh(t){let{reading:e,stage:n}=t,s=n.type/13,o=Q(t,et(e).gate),r=Bs(t),i=[...Us(t,r),...Gs(t,r)];return[Ur(t,n.context,
M0(t)),...e.hasPointer?jh(t,i):[],m("g",{key:"flows",visibility:o},Ys(t,i,r)),...e.hasPointer?[Rh(t,i)]:[],...e.hasGeneration?
[Ph(t,i)]:[],...e.hasGate?[_h(t)]:[],m("g",{key:"answer",visibility:o},Xt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),jr(t,r))]}function M0({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:i}=e.
context,a=s+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(X.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Gh=v(
()=>{"use strict";x();Br();Gr();en();Js();B();Lh();Wh();Bh();ge();Hn();yt()});function Vh(t){let{stage:e}=t,n=e.type/13,s=Ss(t),o=m("g",{key:"legend",visibility:Q(t,Qe(0))},Os(t,e.visits.x,e.bottom+
(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((i,a)=>{let c=`Layer ${a}`,l=be(t,Wn(t,"attention")),h=F(c,15*n,!0)+l+4*n<=
i.width,u=Rn(t),d=F(u,12.5*n)<=i.width+12*n&&(h||!t.canAct)?u:"";return m("g",{key:`layer ${a}`,visibility:Q(t,Qe(a))},i.
maps.length?ye(t,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Vs(t,"attention",i.x+i.width,
(h?3:21)*n),i.maps.map((g,y)=>E0(t,g,a,y)),i.maps.map((g,y)=>Qr(t,g,a,y,s)),S0(t,a))});return[o,...r]}function E0(t,e,n,s){
let{reading:o,stage:r,lit:i}=t;if(o.isOff(n,s))return null;let a=o.lastRow(n,s),c=qh(t,n,s)?[...a.keys()].filter(u=>a[u]>=
A0):i?.kind==="visit"?[i.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
d=Math.max(.5,a[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:ie(l,[f-d,f+d],e.x,[h-d,
h+d])})})}function qh({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function Qr(t,e,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,{x:h,y:u,side:f,touch:d}=e,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=r.isOff(
n,s),{before:w,overlays:$}=t,k=$&&!b&&w?.isOff(n,s)?w:null,M=k?`; switched off ${r.wordsFor(k)}`:"",E=c?y[Mt(y)]||1:o,A=qh(
t,n,s),[O]=a?.kind==="visit"?$t(a,r):[],N=Mt(p),L=O??N,I=f/g,P=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,z=b?"switch on":"s\
witch off",H=d===void 0&&be(t,z)<=f-6*l,C=r.visits[N],G=$r(t,e,s);return m("g",{key:`head ${s}`,class:`part head${A?" li\
t":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: switched of\
f`:`${P}: the last visit reads most from visit ${N+1}, ${C?.label}, ${T(p[N])}${M}`},m("text",{class:"small",x:h,y:u-(d?
25:4)*l},G.name),!b&&G.hasWeight&&m("text",{key:"weight",class:`${O===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+f,
y:u-4*l},T(p[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("image",{key:"map",class:"\
map",href:le(y,g,t.scale,E),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&m("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&m("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),O!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+O*I,y:u,width:Math.max(2,I),height:f}),(O!==
void 0||A)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,I)}),m("title",{},
`${P}. ${b?"Switched off.":`The last visit reads ${T(p[L])} from ${r.visits[L]?.label}. A stronger colour is a larger we\
ight, up to ${T(E,1)}. Click to open.`}${k?` Switched off ${r.wordsFor(k)}.`:""}`),nn(t,{act:"head",words:H?z:b?"off":"o\
n",title:b?"Switch this head on again":"Switch this head off",isOn:!H&&!b,right:h+f-(d?0:3)*l,y:W}),t.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function S0(t,e){let{reading:n,
stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=Xs(n,e),c=ei(t),l=s.streamWidth-
8*r,h=a.map(({style:f,lengths:d},g)=>ti(t,e,f,s.rows.map(({y,height:p},b)=>{let w=Math.max(1,Math.min(5*r,(p-3)/a.length));
return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(d[b])/c*l,height:w-.6}}))),u=a.map(({name:f,style:d},g)=>[m("rect",
{class:d,x:i,y:s.bottom+(10+Zr*g)*r,width:9*r,height:9*r}),m("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+Zr*g)*r},f)]);
return m("g",ni(t,e),m("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
ye(t,i,"Stream",`+ layer ${e}`,s.streamWidth),h,u,O0(t,e,i+s.streamWidth+10*r))}function O0(t,e,n){let{reading:s,stage:o}=t;
if(!s.has(`layers.${e}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>nn(t,{act:l,words:String(h[Number(u)]),title:T0[l]??"",right:n,y:o.bottom+(5+
Zr*f)*r}))}function ti(t,e,n,s){let{lit:o,reading:r}=t,a=kt(t,"stream",e)!==""?[r.count-1]:$t(o,r),[c,l]=Hr(s,({visit:h})=>!a.
length||a.includes(h));return[m("path",{key:n,class:n,d:je(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n} dim`,d:je(
l)})]}function Xs(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"resi\
dual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ei(t){
let e=0;for(let n of Jt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Xs(n,s))e=Math.max(e,...o);return e||1}function ni(t,e){
let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`part stream${kt(t,"stream",e)}`,
"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",visibility:Q(t,Qe(e)+1),"aria-label":`Stream of layer ${e}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}var Zr,A0,T0,si=v(()=>{"use strict";x();qs();gt();ce();Ts();B();V();yt();sn();En();Zr=
19,A0=.05;T0={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"S\
elf-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, \
it adds nothing"}});function zh(t){let{stage:e}=t,n=e.type/13,s=Ss(t);return e.layers.map(({y:o,maps:r},i)=>m("g",{key:`layer ${i}`,visibility:Q(
t,Qe(i))},r.length>0&&Xt(t,o+15*n,`Layer ${i}`,Rn(t)),i===0&&Os(t,e.left+72*n,o+15*n,!0),r.map((a,c)=>Qr(t,a,i,c,s)),N0(
t,i)))}function N0(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),i=Xs(n,e),a=ei(t),c=r+X.bars*
o,l=i.map(({style:h,lengths:u},f)=>ti(t,e,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*X.bars*o;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",ni(t,e),m("rect",{class:"\
ground",x:s.left-6,y:r-X.title*o,width:s.right-s.left+12,height:(X.title+X.bars+4)*o,rx:6}),Xt(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),v0(t,i,r-10*o),l)}function v0({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:i})=>{let a=o-F(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},r)]})}var Kh=v(()=>{"use strict";x();si();Ts();B();ge();Hn();V();yt()});function Yh({stage:{size:t},...e}){let n=Cs(e),s={...e,stage:yr(e.reading,t.width,t.type,n)};return[m("g",{key:"visits"},
Hh(s)),m("g",{key:"inputs"},Fh(s)),m("g",{key:"layers"},zh(s)),m("g",{key:"decoder"},Uh(s))]}function Jh(t,e,n){return yr(
t,e,n).size.height}var Fn,oi=v(()=>{"use strict";x();tn();B();Gh();Kh();ge();Hn();Fn=700});function Xh(t){let{reading:e}=t,n=et(e),s=Bs(t),o=[...Us(t,s),...Gs(t,s)];return[Nh(t),...e.hasPointer?Dh(t,o):[],...e.hasGeneration?
[Ih(t,o)]:[],m("g",{key:"flows",visibility:Q(t,n.gate)},Ys(t,o,s)),e.hasGate?vh(t):null,m("g",{key:"answer",visibility:Q(
t,n.gate)},Th(t,s))].filter(r=>r!==null)}var Zh=v(()=>{"use strict";x();Br();Gr();en();Js();zr();Xr();B();yt()});function Qh(t){return t.stage.size.width<Fn?Yh(t):[m("g",{key:"visits"},Sh(t)),m("g",{key:"inputs"},Oh(t)),m("g",{key:"l\
ayers"},Vh(t)),m("g",{key:"decoder"},Xh(t))]}var tu=v(()=>{"use strict";x();Zh();si();B();oi();sn()});function su({clientWidth:t,clientHeight:e}){return t<Fn?`${t}`:`${t} ${e}`}function ou(t,{title:e,text:n}){let s=document.
createElement("strong");s.append(...vt(e)),t.replaceChildren(s," ",...vt(n))}function P0(t){return t.kind==="move"||t.kind===
"time"||t.kind==="stay"}function ii(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Zs,_0,L0,I0,R0,ri,eu,C0,nu,Qs,ru=v(()=>{"use strict";x();bn();bh();tn();xh();gt();kh();ce();Mn();pe();Mh();
oi();wn();tu();Zs=240,_0=150,L0=120,I0=13,R0=17,ri={type:16.7,width:900,side:36},eu=.5,C0=660,nu=matchMedia("(prefers-re\
duced-motion: reduce)"),Qs=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#u=null;#d=!1;#p=new Map;#y=0;#M="";#c;#O=!1;get opened(){
return this.#a}get#f(){return!this.#c||this.#s&&pc(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,n,s){this.root=e,this.hooks=n,this.#c=s,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new Ds(a,()=>this.#x(Zs)),i.before(this.circuits.
legend,this.circuits.button)}e.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Fs(this.drawn),this.
player=new js(o,a=>{this.#l=a,a!==null&&(this.#e=this.#r=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#x(Zs);let c=this.player.told?.part;c&&this.#_(c),this.hooks.told?.(a)}),this.#h()}#h(){let{drawn:e}=this;new ResizeObserver(
()=>{this.#M!==su(e)&&this.#x(0)}).observe(e),new MutationObserver(()=>this.#x(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#u||this.#w(ii(n))}),e.addEventListener("pointerlea\
ve",()=>this.#w(null)),e.addEventListener("focusin",({target:n})=>this.#w(ii(n))),e.addEventListener("focusout",()=>this.#w(
null)),e.addEventListener("keydown",n=>this.#P(n)),e.addEventListener("click",({target:n})=>this.#A(n)),e.addEventListener(
"pointerdown",n=>this.#m(n)),e.addEventListener("pointermove",n=>this.#$(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,s=>this.#$(s,!0))}complete(e,n){this.hooks=e,this.#c=n}show(e,n=null,s=null,o=this.hooks.against){this.#s=
new ae(e),this.#t=n&&new ae(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new ae(s),this.#p.clear(),
this.circuits?.renew(),this.#e=Wt(this.#r,this.#s);let r=Kc(this.#s);this.player.tell(r),ou(this.room,gh(this.#s,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#x(this.#u?.follows?0:Zs),i&&this.#T(),this.#O&&
this.showTables()}open(e){let n=e===null?this.#a:null;this.#a=e,this.#e=this.#r=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#x(Zs);let o=s&&n&&this.#I(n);o&&this.#E(o),s&&this.#T(),this.
hooks.opened?.(this.#a)}back(){this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){if(this.#O=!this.#s,
!this.#s||this.player.isTelling)return;let e=this.#n?this.#t:null,n=this.hooks.model?.();this.#c?.showTables(this.root,this.#s,
this.#f,e,n)}#I(e){return this.#L.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#T(){
if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&
e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){if(!this.#c)throw new Error("The\
 picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(
this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#r=e,!this.#s)return!1;let s=this.player.isTelling&&!this.#R(e??
"")?null:Wt(e,this.#s);return JSON.stringify(s)===JSON.stringify(this.#e)?!1:(this.#e=s,this.#x(0),!0)}#w(e){if(!this.light(
e))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&e)}#A(e){if(!(e instanceof Element)||
this.#d)return;let n=ii(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,
a]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#x(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#N(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#N(e,n){let s=this.#s&&Wt(e,this.#s),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):
r==="head"&&o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#m(e){this.#d=!1;let{
act:n,edit:s,carry:o}=this.hooks,r=this.#c;!this.#s||!r||!(n||o)||(this.#u=n?r.dragOf(e,this.#s,this.drawn,s!==void 0):r.
carryOf(e),this.#u?.follows&&e.preventDefault())}#$(e,n){let s=this.#u;if(!s||e.pointerId!==s.pointer)return;n&&(this.#u=
null);let o=s.to(e,n);o&&(this.#d=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
o.kind==="carry"?this.hooks.carry?.(o):P0(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#P(e){let n=e.target instanceof Element?
e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(e.altKey?this.#F(e.key,s):this.#v(
e.key,n,s))&&e.preventDefault()}#v(e,n,s){if(e==="Escape"&&this.#a!==null)return this.back(),!0;if(e==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(e.toLowerCase()==="t"&&this.#s)return this.showTables(),!0;if(e.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((e==="Enter"||e===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!a?this.#N(s??""):this.#A(n),!0}let o=this.#c;if(!o)return!1;if(this.#f!==null&&
this.#s){let a=o.neighbourOf(this.#f,e,this.#s),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(e)&&this.#C(e))return!0;let i=o.walked(this.#L,n,e)?.getAttribute("d\
ata-part")??null;return i!==null&&this.#E(i),i!==null}#R(e){let n=this.#L.find(s=>s.getAttribute("data-part")===e);return n instanceof
SVGElement?n:null}#E(e){let n=this.#R(e);n&&(this.#i=e,this.#D(),n.focus())}#_(e){let{root:n,foot:s}=this,o=this.#R(e)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.
documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:nu.matches?"auto":"smooth"})}#F(e,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[e],o=this.#s,r=o&&Wt(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#E(`vis\
its.${h+s}`)}else if(r.kind==="gate")this.#C(e);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(e),f=c.turned(o,h,u?eu:-eu);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;
return!0}#C(e){let n=this.#s&&this.#c?.slid(this.#s,e);return n&&this.hooks.act?.(n),!!n}get#L(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#D(){let e=this.#L,n=e.find(s=>s.getAttribute("data-part")===
this.#i)??e[0];for(let s of e){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#x(e){
this.#M=su(this.drawn);let n=this.#B();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#c,i=this.#f===null?[]:r?.openedMarks(
n,this.#f)??[];!i.length&&this.#f!==null&&(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#W(n);this.
drawing.show(c,nu.matches?0:e),this.#f===null&&this.#D();let l=this.#f===null?null:r?.sentenceOfOpened(this.#f,n.reading),
h=this.#e?null:this.player.told,u=a&&!this.#e?r?.circuitSentence(a,n.reading):null,{title:f,text:d}=l??h??u??zt(this.#e,
n.reading,n.before,this.player.isTelling),g=!(l||h||u||this.#e),y=this.root.classList.contains("tall"),p=g&&!y&&!this.#t&&
!this.hooks.isProjected,b=this.circuits?.failure??"",w=l||h||this.player.isTelling?"":this.#j(),$=this.putIn.names.includes(
this.#r??"")?`It was put in from the ${this.putIn.run} run.`:"",k=n.stage.streamWidth>0||y,M=!l&&k&&h?.bars||"",E=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",A=a&&this.#e?r?.circuitWords(a,this.#r):"";if(ou(this.caption,{title:f,
text:[d,E,M,$,A,w,b].filter(Boolean).join(" ")}),!p||b)return;let O=document.createElement("span");O.className="hint",O.
append(" ",Bc),this.caption.append(O),this.caption.offsetTop<0&&O.remove()}#W(e){let n=Qh(e);if(!this.#c)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#c,{type:r}=e.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#j(){clearTimeout(this.#y);
let e=this.#r??"",n=this.#p.get(e);return n!==void 0||!this.#e||this.#u?n??"":(this.#y=window.setTimeout(()=>{let s=this.#c?.
effectOf(this.#e,this.#s,this.hooks.whatIf)??"";this.#p.set(e,s),s&&this.caption.append(" ",...vt(s))},_0),"")}#B(){let{
clientWidth:e,clientHeight:n}=this.drawn,s=e<Fn;if(!this.#s||e<L0||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(R0,Math.max(I0,e/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,
before:this.#t,overlays:this.#n},a=Cs(i),c=this.#H(r,{width:e,height:n}),l=s?r:c,h=s?Jh(this.#s,e,l):n,u=s&&this.#f!==null?
C0:h;return{...i,beside:this.#o,stage:mr(this.#s,{width:e,height:u,type:l},a),lit:this.#e??Wt(this.player.told?.part,this.#s),
beat:this.#l??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#g("--map-least"),this.#g(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#H(e,n){if(!this.
hooks.isProjected||!this.#s||n.width<ri.width)return e;let s=Math.max(e,ri.type);return mr(this.#s,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=ri.side)?s:e}#g(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});var ci={};Ri(ci,{NetworkDrawing:()=>ai});var ai,li=v(()=>{"use strict";x();Oc();mh();ru();wn();vo();ai=class{#s;#t;#n=null;#o=null;#e=null;constructor(e,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new Qs(e,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},Nr),i&&(this.#e=new cs(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(e){return this.#e?.
follows(e)??!1}async compute({server:e,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||Ec(s,e))?null:Sc(this.#n.
meta,s,e,n)}draw(e){if(e!==this.#n){this.#n=e;let n=Vo.get(e),s=e.before&&xn(e.before);this.#o={trace:n??xn(e.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(e.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(e){let{player:n}=this.#t;e===null?n.close():n.beat!==Math.min(e,n.count-1)&&n.goTo(e)}mark(e){
this.#t.mark(e)}async address(e,n){let s=this.#t.file({title:this.#s});return e==="svg"?gn(s):Zn(s,n)}}});x();x();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(t)}catch{return null}};function u(k){return typeof k==
"string"&&Object.hasOwn(e,k)}let f=k=>{let M=s.exec(k??""),E=M?M[1]??"auto":k;o.toggleAttribute("data-transparent",M!==null),
u(E)?o.dataset.askedTheme=k??"":delete o.dataset.askedTheme,c=[E,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let k=new URL(
location.href);k.searchParams.delete("theme"),delete o.dataset.askedTheme,k.search!==location.search&&history.replaceState(
history.state,"",k)},g=()=>{let k=document.querySelector("[data-theme-button]");return k instanceof HTMLElement?k:null},
y=()=>{let k=document.querySelector(".top nav [aria-current]"),M=k?.parentElement;if(!k||!M)return;let[E,A]=[k.getBoundingClientRect(),
M.getBoundingClientRect()];M.scrollLeft+=E.left+E.width/2-A.left-A.width/2},p=()=>{let k=g();k&&(k.textContent=n[c]);let M=c===
"auto"?r.matches?"dark":"light":c;l||o.dataset.theme===M||(o.dataset.theme=M,document.dispatchEvent(new CustomEvent("poi\
nterscope:theme")))},b=({type:k})=>{document.querySelector(".deck")||(l=k==="beforeprint",l?o.dataset.theme="light":p())},
w=new Set,$=k=>{let M=k.target instanceof Element?k.target.closest("button"):null;M&&(k.preventDefault(),k.stopPropagation(),
w.add(M))};f(a),p(),document.addEventListener("click",$,!0),window.addEventListener("DOMContentLoaded",()=>{document.removeEventListener(
"click",$,!0);for(let k of w)k.click()});for(let k of["beforeprint","afterprint"])window.addEventListener(k,b);r.addEventListener(
"change",p),document.addEventListener("pointerscope:choose-theme",({detail:k})=>{(k===null||u(k)||s.test(k))&&f(k??a),p()}),
document.addEventListener("DOMContentLoaded",()=>{y();let k=g();k&&(k.hidden=!1,p(),k.addEventListener("click",()=>{c=e[c],
d();try{localStorage.setItem(t,c)}catch{}p()}))})})();x();x();var cf="exported"in document.documentElement.dataset,q1=lf().toString();function lf(){let t=location.hash.slice(1);return cf&&
t.includes("=")?new URLSearchParams(t):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function Pi(t){try{return JSON.parse(t)}catch{return t}}Vt();x();var ji={min:.5,max:4},xf={controls:["none","some","all"],caption:["none","title","all"]};function Gn(t,e){return t===
"scale"&&e!=="auto"?e.trim()!==""&&Number(e)>=ji.min&&Number(e)<=ji.max:t==="scale"?!0:t==="controls"||t==="caption"?xf[t].
includes(e):CSS.supports("color",e)}x();var Bi=Promise.resolve();function Ui(t){let e=Bi.then(wf).then(t);return Bi=e.catch(()=>{}),e}function wf(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}x();Vt();x();var uo={width:960,height:540};function Vi(t){return{"HTML frame":qi(t),"Web component":$f(t),Markdown:Ki(t),Quarto:kf(
t),LaTeX:Mf(t)}}function qi(t){let{title:e,embed:n}=t;return`<iframe src="${we(n)}" title="${we(e)}" width="${uo.width}"\
 height="${uo.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${zi(t)}</iframe>`}function $f(t){
let{server:e,attributes:n}=t,s=Object.entries({server:e,...n}).map(([o,r])=>r===""?o:`${o}="${we(r)}"`);return`<script s\
rc="${we(new URL("pointer-view.js",e).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${zi(t)}</pointer-view>`}function zi({title:t,caption:e,embed:n,picture:s}){let o=[t,e].filter(
Boolean).join(". ");return`<a href="${we(n)}"><img src="${we(s)}" alt="${we(o)}" width="${uo.width}"></a>`}function Ki({
title:t,embed:e,picture:n}){return`[![${Af(t)}](<${Gi(n)}>)](<${Gi(e)}>)`}function kf(t){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",qi(t),"```",":::",'::: {.content-visible unless-format="html"}',Ki(t),":::"].join(`
`)}function Mf({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Ef(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${_f([t,e].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function we(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Af(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Gi(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ef(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Sf={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Of=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Tf={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Nf=/[ąęįųĄĘĮŲ]/,vf=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function _f(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(vf,"")].flatMap(n=>[...Tf[n]??Lf(n)]).map(n=>Sf[n]??If(n)).join("")}function Lf(t){return Nf.test(t)?
t.normalize("NFD").slice(0,1):t}function If(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Of.test(t)?t:"?"}x();function Ji(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return Rf(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Yi("Title",n),Yi("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function Rf(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Yi(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Cf(n)),s.buffer}function Cf(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}x();function fo(t,e){let n=document.createElement("a");n.href=Pf(t),n.download=e,n.click()}function Pf(t){let e=URL.createObjectURL(
t);return setTimeout(()=>URL.revokeObjectURL(e),6e4),e}var Wf=[1,2,4],Df=2;function Zi({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Vn("Link"),embed:Vn("Embed"),json:Vn("JSON"),offline:Vn("Offline file")};a.json.target="_blank",
a.offline.title="One HTML file with this whole view inside, for use without a network";let c=ln("JSON",()=>Xi(r(),`${t()}\
.json`,"application/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, wh\
ich does not answer.";let h=Hf(()=>{let{link:p,embed:b}=e(),w=b?n():null;return{...p&&{Address:p},...w&&Vi(w)}}),u=()=>{
let p=e();for(let b of Object.keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}a.json.download=`${t()}.j\
son`,c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===null,l.hidden=xe.answers};for(let p of["pointerenter","foc\
usin"])i.addEventListener(p,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(
...Wf.map(p=>{let b=p===Df;return new Option(`${p}×`,String(p),b,b)}));let d=async p=>{let{address:b,meta:w,selection:$}=await s(
p,Number(f.value)),k=w.origin??e().embed??location.href,M=[w.title,$].filter(Boolean).join(": ");fo(Ji(b,p,{title:M,origin:k}),
`${t()}.${p}`)},g=()=>Xi(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement("span");return y.
append(ln("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,ln("SVG",()=>d("svg")),ln("CSV",g),a.json,c,a.offline,h,l),
u(),i}function Hf(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>ln(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Ff(l);h||o.select(),r.textContent=h?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function Ff(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function Vn(t){let e=document.createElement("a");return e.textContent=t,e}function ln(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Xi(t,e,n){fo(new Blob(
[t],{type:n}),e)}hn();x();var Qi={width:420,height:200},jf=300,$e=2,pt=20,qt=8,Bf=13,na=.75,Uf=3,Gf=7.5,Vf=44,qf=18,sa=240,oa=90,ra=56,ia=90,zf=48,
Kf=1.3,Yf=.6,Jf=9,aa=1.4,ca=["coloraxis","coloraxis2"];function la({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:t,layout:e};let i={width:n/r,height:s/r},a=o&&(i.width<Qi.width||i.height<Qi.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Xf(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...ea(t,l,c)}};let h=Qf(
Zf(t,l),c),u={...h,...ea(t,h,c),...ed(t,h,c),...od(h,c)};return{data:fd(t,h,c.height),layout:u}}function Xf(t,e){return ha(
t,e)}function ha(t,e){if(!ta(t)||!ta(e))return e;let n={...t};for(let[s,o]of Object.entries(e))n[s]=ha(t[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function ta(t){return typeof t=="object"&&t!==null&&!Array.isArray(
t)}function ua(t,e){return Object.entries(t).filter(([s])=>e.test(s))}function fa(t,e){return t[`yaxis${(e??"y").slice(1)}`]}
function da(t){return ua(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}function ma(t,e){return t[e]}function Zf(t,e){let{xaxis:n}=e,
s=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function Qf(t,{width:e,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=t,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=$e)return t;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let d=a.map((y,p)=>zn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...t,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:d}}}let[h,u]=o.domain??[0,1],f=(u-h)*(e-(n?oa:sa))/a.length;for(let d of[1,na]){let g=a.map((p,b)=>td(
zn(p,b,1/0),f/d));if(g.includes(""))continue;let y={...o.tickfont,size:d*s*t.template.layout.font.size};return{...t,xaxis:{
...c,ticktext:g,...d<1&&{tickfont:y}}}}return t}function td(t,e){let n=Math.floor(e/qt)-1,s=[];for(let o of t.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
Uf?s.join("<br>"):""}function ed(t,e,{width:n,height:s,isTiny:o,scale:r}){let i=nd(t,e),a=Math.max(...i.map(b=>b.length*
qt+zf)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*pt>s/(o?4:3),h=i.length>0&&!l,u=sd(e,s,r),d=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||pt)*aa+2,g=Math.min(e.margin?.t??8,h?c*pt+4:e.annotations?.length?
d:8),y=ca.some(b=>ma(e,b)?.colorbar?.orientation==="h"),p=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...e.margin,t:Math.ceil(g*r)}},...u}}function nd(t,e){if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of t)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||e.showlegend?[...n.values()]:[]}function sd(t,e,n){let{annotations:s=[],template:o}=t,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(r);if(!i.length)return{};let a=da(t).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-pt)/
aa);if(h>=l)return{};let u=Math.max(Jf,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function od(t,{
height:e,isTiny:n}){let s=Math.floor(e/3/qt),o=e-pa(t,1/0,s)-ra,r={};for(let i of ca){let a=ma(t,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=rd(t,i,a,o))}return r}function rd(t,e,n,s){let o=n.colorbar??{};if(s>=jf||o.ticktext||o.orientation==="h")return n;
let r=t.template.layout[e],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max($e,Math.floor(a/pt/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=pt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function ea(t,e,n){let{width:s,height:o,
isFixed:r,isTiny:i,isNarrow:a}=n,c=a?s:1/0,l=r?Math.floor(o/3/qt):1/0,h=pa(e,c,l),u=r?h?ra:ia:0,f=Math.max(o-h-(i?2*pt:u),
pt),d=i?s-oa:Math.max(s-sa,60);return Object.fromEntries(ua(e,/^[xy]axis/).map(([g,y])=>{let p=g.startsWith("x"),b=r&&p?
hd(y,e,f):y,[w,$]=b.domain??[0,1],k=($-w)*(p?d:f),M=e.template.layout.font.size*n.scale,E=cd(b,p,k,M,n),A=(p?void 0:id(t,
g,b))??e.meta.priority?.[g];return[g,ld(E,{isX:p,length:k,fontSize:M,upright:l,priority:A},n)]}))}function id(t,e,{tickvals:n=[]}){
let s=new Map;for(let{type:o,orientation:r,yaxis:i="y",x:a,y:c,z:l}of t){let u=o==="heatmap"?l:o==="bar"&&r==="h"?a:void 0;
if(!(i!==e.replace("axis","")||!u||!Array.isArray(c)))for(let[f,d]of c.entries()){let g=[u[f]??0].flatMap(p=>ad(p)?[...p]:
p),y=Math.max(...g.map(p=>Math.abs(Number(p))||0));s.set(d,Math.max(y,s.get(d)??0))}}return Math.max(0,...s.values())>0?
n.map(o=>s.get(o)??0):void 0}function ad(t){return typeof t=="object"&&t!==null&&Symbol.iterator in t}function cd(t,e,n,s,{
isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&!e&&i.length*qt>Kf*n?{...t,title:{}}:t;let[a,c]=t.domain??[
0,1];if(!e||!i||t.side==="top"||c-a>Yf)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(qt-1))+1),h=i.length>l?`${i.
slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:s-2},text:h}}}function ld(t,{isX:e,length:n,fontSize:s,
upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=t;if(t.visible===!1||t.
showticklabels===!1)return t;if(!u)return c||h&&e?ud(t,e,n,i):t;let d=u.length;if(l&&e&&d===1&&t.tickangle===0&&(u[0]??"").
length*qt>n-qt)return{...t,tickfont:{size:.75*s}};if(d<=$e&&(e||!c||n>=pt))return t;let y=!e&&c&&n/d<pt,p=e&&t.tickangle===
0&&u.every(E=>/^\d+$/.test(E)),b=qt*(String(d).length+1),w=Math.floor(n/(y?Bf:p?b:pt)),$=d<=$e?[d-1]:dd(d,w,r),k=e&&t.tickangle!==
0?o:1/0,M=ga(u,h?a:1/0,k);return{...t,...y&&{tickfont:{...t.tickfont,size:na*s}},tickvals:$.map(E=>f[E]??E),ticktext:$.map(
E=>M[E]??"")}}function hd(t,e,n){let[s]=fa(e,t.anchor)?.domain??[0,1],o=da(e).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=
s),-1/0),i=(s-r)*n;return t.side==="top"||i>2.4*pt?t:{...t,title:{},...i<.9*pt&&{showticklabels:!1}}}function ud(t,e,n,{
isTiny:s,isNarrow:o}){let r=Math.max($e,Math.floor(n/(e?Vf:pt*1.5)));if(t.tickvals){let h=e?1:Math.ceil(t.tickvals.length/
r);return{...t,tickvals:t.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.
max($e,Math.floor(n/qf))};let c=o&&e&&t.nticks&&!s?$e:r,l=Math.min(t.nticks??1/0,c);return s||t.nticks||l<5?{...a,nticks:l}:
t}function fd(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=fa(e,s.yaxis),[r,i]=o?.domain??
[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-ia)<a*pt?{...s,texttemplate:""}:s})}function dd(t,e,n){let s=[...Array(
t).keys()];if(t<=e)return s;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function pa({xaxis:t},e,n){
let s=t?.tickangle===0?[]:t?.ticktext??[],o=ga(s,e,n).map(r=>r.length);return Math.max(0,...o)*Gf}function ga(t,e,n){return t.
map((r,i)=>md(r,i,e,n)).every((r,i)=>r===t[i])?t:t.map((r,i)=>zn(r,i,n,e))}function md(t,e,n,s){return n===1/0&&t.length<=
s?t:zn(t,e,s,n)}function zn(t,e,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",
c=""]=r,[l="",h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return i+(h?`${e+1} ${d}`:d)+c}x();x();Ie();var pd={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function un(t){if(Array.isArray(t))return gd(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=pd[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(Le(t.bdata).buffer),s=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function gd(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function fn({values:t,
shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:bd(t,n*o,(n+1)*o),shape:s}}function ba({values:t,shape:e}){
return e.length<2?t:mo({values:t,shape:e})}function mo(t){return Array.from({length:t.shape[0]??0},(e,n)=>fn(t,n).values)}
function bd(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}hn();x();function xa(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function wa(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function $a(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function go(t,e){return t.map(s=>{let o=bo(s,e);return typeof o=="number"?`${s.title.toLowerCase()} ${o}`:o}).join(
", ")}function bo(t,e){return ka(t)[t.values.indexOf(e[t.name]??"")]}function ka({values:t,labels:e}){return e??t}var Kn=class{#s;#t;#n="";#o=0;#e=null;constructor(e,n){
this.#s=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...e.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=e.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=ka(e);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ya(s,r)}#i(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ya("Open",n)}#l({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(e,u)},i=h=>{this.pause(),r(o()+h)},a=po(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=po("‹",()=>i(-1)),l=po("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ya(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function po(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}x();x();var yo={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>Md(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+Ad(t/Math.SQRT2))},dn={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function xo(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function Aa({shape:t}){return t.reduce((e,n)=>e*n,1)}function Ea(t,e,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of t){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(Aa(i)),c=i.op==="table"?e(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:yd(t,i,l,r);o.push(a)}return o.at(-1)??new s(0)}function yd(t,e,n,s){let{op:o}=e;if(o==="c\
onstant")return $o(e,n);let r=wo(t,e,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o==="view"||o==="join")return i;if(o==="\
where")return i?a:c;if(o==="matmul")return wd(r);if(o==="collect")return dn.sum?.(r)??0;if(o==="softmax")return xd(t,e,n,
r);let l=dn[o];if(l)return l(r);let h=yo[o];if(!h)throw new RangeError(`There is no operation ${o}.`);return h(i,a)}function wo(t,e,n){
let{op:s,of:o=[],groups:r}=e,[i=0,a=0]=o;if(s==="view")return[[i,$d(e,n)]];if(s==="join")return[kd(t,o,n)];if(s==="colle\
ct")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(-1)??1],[h,u]=[Math.floor(
n/l),n%l],f=Math.floor(h/(e.shape.at(-2)??1))*c*l;return Ma(c).flatMap(d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in
dn){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=Ma(c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:
h}return o.map(c=>[c,t[c]?.shape.length?n:0])}function $o({values:t=0},e){return xo(Array.isArray(t)?t[e]??Number.NaN:t)}
function ko(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function xd(t,e,n,s){let{place:o,
width:r}=ko(t,e,n),i=Mo(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function Mo(t,e=1){let n=Math.
max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function wd(t){let e=0;for(let n=0;n<
t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function $d({shape:t,offset:e=0,strides:n,index:s},o){if(s)return s[o]??
0;let[r,i]=[e,o];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}function kd(t,e,n){
let s=n;for(let o of e){let r=Aa(t[o]??{op:"",shape:[]});if(s<r)return[o,s];s-=r}throw new RangeError(`No operand has th\
e element ${n}.`)}function Ma(t){return Array.from({length:t},(e,n)=>n)}function Md(t){let e=Math.floor(t);return t-e!==
.5?Math.round(t):e%2?e+1:e}function Ad(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let s=1;Math.abs(n)>Math.
abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Oa="all",Sa=new WeakMap;function Ta({data:t,layout:e},n){let{meta:s}=e;for(let o of s.parts??[]){let r=t[o.trace];if("\
lines"in o){let i=mn(o.lines,s,n);Object.assign(r,Sd(i,n[o.row],o))}else r[o.attribute]=ba(mn(o.is,s,n))}for(let{axis:o,
option:r,titles:i}of s.axis_titles??[]){let a=e[o],{title:c}=a.colorbar??a,l=i[Na(s,n,r)];(a.colorbar??a).title={...c,text:l}}}
function Na(t,e,n){let{values:s=[]}=t.choices?.find(({name:o})=>o===n)??{};return e[n]===Oa?0:s.indexOf(e[n]??"")}function mn(t,e,n){
let s=Ed(e);return{values:Ea(t,(r,i=[])=>{let a=s[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce(
(c,l)=>fn(c,Na(e,n,l)),a).values}),shape:t.at(-1)?.shape??[]}}function Ed(t){let e=Sa.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,s])=>[n,un(s)])),Sa.set(t,e)),e}function Sd({values:t,shape:e},n,{above:s,to:o}){let r=[],
i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==Oa&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=s||u>o||(r.push(
0,1,null),i.push(l,h,null))}return{x:r,y:i}}pn();function Eo(t,e){let{table:n}=Ot(t);if(n&&"rows"in n)return[n];if(ft(t))return[];let{data:s,layout:o}=t,r=n?[Rd(n,o.
meta,e)]:[];return n&&!n.beside?r:[...Ia(s).map(i=>Ra(o,i)),...r]}function La(t,e){let{cells:n,choices:s,table:o}=Ot(t),
r=n&&!ft(t)?[Id(t,n)]:Eo(t,e).map((l,h,{length:u})=>u>1?Ld(l):l),i=r[0]?.columns??[],a=o&&"rows"in o?[]:(s??[]).filter(({
name:l})=>!i.includes(l)),c=a.map(l=>bo(l,e));return Yn({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.
map(h=>[...c,...h]))})}function Ld({columns:[t="",...e],rows:n}){return{columns:["table","row","column","value"],rows:n.
flatMap(([s,...o])=>o.map((r,i)=>[t,s,e[i],r]))}}function Ia(t){return t.filter(e=>e.type==="heatmap"&&e.visible!==!1)}function Id({
data:t,layout:e},n){let s=Ia(t),o=s.flatMap(r=>{let{columns:i,rows:a}=Ra(e,r),c=Object.values(r.meta??{});return a.flatMap(
([l,...h])=>h.map((u,f)=>[...c,l,i[f+1],u]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:o}}function Rd(t,e,n){
let{columns:s,labels:o}=t;if("values"in t){let i=t.values.map(a=>mn(a,e,n).values);return{columns:s,rows:o.map((a,c)=>[a,
...i.map(l=>l[c])])}}let r=mo(mn(t.matrix,e,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Ra(t,e){
let n=un(e.z??[]),s=va(t,e,"y").map((o,r)=>[o,...Array.from(fn(n,r).values)]);return{columns:[e.name??"",...va(t,e,"x")],
rows:s}}function va(t,e,n){let s=e[n];if(Array.isArray(s))return s.map(c=>_a(String(c)));let o=t[`${n}axis`],i=t[`${n}ax\
is${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(_a);let{shape:a}=un(e.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function _a(t){return t.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}x();Vt();hn();var Cd=12,Ce=new Map,So=new Map;function No(t,e){let n=JSON.stringify(Object.values(t)),s=Ce.get(n)??new Map;
Ce.delete(n),Ce.set(n,s);for(let i of Ce.keys()){if(Ce.size<=Cd)break;Ce.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise(
(i,a)=>Pd(n,t,e,{resolve:i,reject:a}));return s.set(e,r),r.catch(()=>s.delete(e)),r}function Pd(t,e,n,s){let o=So.get(t);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);So.set(t,{query:e,views:r}),setTimeout(()=>{So.delete(t),Wd(e,r)},0)}
async function Wd(t,e){let{server:n,path:s,query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await Bt(`${s}/\
figures?${Gt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof ut&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of e)c?Dd(t,l).then(h,u):u(a)}}function Dd({server:t,path:e,
query:n,theme:s},o){let r=Gt({...n,theme:s});return Bt(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}var Oo=new Map;async function Pa(t,e){
let n=Oo.get(t),s=n??(t.startsWith("#")?Hd(t.slice(1)):Fd(t));n||(Oo.set(t,s),s.catch(()=>Oo.delete(t)));let o=await s;if(ft(
o))return o;let{templates:r={}}=o.layout.meta,i=r[e];if(!i)return o;let a=Ca(i),c=new Map;for(let f of Object.values(r))
Ca(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=To({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Ca(t){return t.layout.colorway}function To(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(s=>To(s,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([s,o])=>[s,To(o,e)])):e.get(t)??t}async function Hd(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function Fd(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);return e?.ok?e.json():Ut(e?.status??0,"The figure could not be loaded; reload the p\
age to try again.")}function Pe(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(s),i=n.startsWith("lessons\
/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${r}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Gt({...i&&t!=="json"?{step:s}:{},...o}).toString();return new URL(
h?`${c[t]}?${h}`:c[t],e).href}x();var Wa=/<br ?\/?>/i,Jn=null;function Da(t,e,{width:n,height:s,scale:o},r=zd){let{font:i}=e.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...e.margin},l={};for(let[u,f]of Object.entries(e)){if(!/^[xy]axis/.
test(u))continue;let d=f,g=u.startsWith("x"),y=jd(d,g,a,r);if(y===null||y&&!Vd(e,d,g))continue;l[u]={...d,automargin:!1};
let p=g?"b":"l";if(y&&(c[p]=Math.max(c[p],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((d.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let d=t.some(({coloraxis:p,visible:b})=>p===
u&&b!==!1)?Ud(e,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),y=(d+g+(1.02-1)*(n-c.l))/1.02;d&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=Xn(f.ticktext,{...a,
...f.tickfont},r).width;Gd(f,d,n,c)&&delete l[u]}return{...e,...l,margin:c}}function jd(t,e,n,s){if(t.visible===!1)return 0;
let o=t.title?.text??"";if(t.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=e?null:0,side:l}=t,
h=e&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(e?"bottom":"left")||t.ticks)return null;let f=t.tickfont?.size??n.size,d=Xn(i,
{...n,size:f},s);return 1+(h?d.width+.2*f:e?d.height:d.width)+Bd(t,o,n)}function Xn(t,{size:e,family:n},s){let[o,r,i]=[0,
1,0];for(let a of t){let c=a.includes("<b>")?700:400,l=a.split(Wa);r=Math.max(r,l.length);for(let h of l){let u=s(qd(h),
`${c} ${e}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:e+(r-1)*1.3*e+i}}function Bd(t,e,n){
if(!e)return 0;let{font:s,standoff:o}=t.title,r=s?.size??Math.round(1.2*n.size),i=e.split(Wa).length-1;return r*(.7+i*1.3)+
(o??6)}function Ud(t,e,n,s,o){let r=t[e]??{},a={...t.template.layout[e]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let d=Xn(
l??c.map(String),s,o),g=20+h,y=a.title?.text;if(!y)return g+1+d.width;let p=Math.round(1.2*s.size),b=Xn([y],{...s,size:p},
o).width,[w,$]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],k=u*n-20;return c.some(E=>Math.abs((E-w)/($-w)-.5)*k<b/2+1.3*(s.size/
2))?g+1+d.width+1.45*p+2:g+10+1.25*p}function Gd({domain:t=[0,1],categoryarray:e,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=t,
l=o-r-i,h=(c-a)*l/(e??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function Vd(t,e,n){let s=e.anchor??(n?"y":"x"),
o=t[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function qd(t){return t.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function zd(t,e){if(Jn??=document.createElement("canvas").getContext("2d"),!Jn)return{
width:0,descent:0};Jn.font=e;let{width:n,fontBoundingBoxDescent:s}=Jn.measureText(t);return{width:n,descent:s}}x();function Fa({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Ha(n,t,o),Ha(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function Ha(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function ja(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(Kd());if(!t._fullLayout)
return;let o=t._fullLayout,{_subplots:r}=t._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>e.includes(d));return[[h,
u],[u,h]].flatMap(([d,g])=>d&&g&&e.includes(d._name)&&(f||d.anchor===g._id)?n.map(p=>Yd(d,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function Kd(){let t=document.createElement("div");return t.className="view-marks",t}function Yd(t,e,n){
if(!t._length)return null;let s=t._id.startsWith("x"),o=[t.l2p(n-.5),t.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<t._length)||!e._length)return null;let[a,c]=s?[t._offset+r,e._offset]:[e._offset,t._offset+r],[l,h]=s?[i-r,e.
_length]:[e._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}x();vo();var Ba="vendor/plotly/plotly-traces-4.1.1.min.js",_o;function Qn(t){return window.Plotly?Promise.resolve(window.
Plotly):(_o??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${Ba}`,t).href:new URL(
`../${Ba}`,S).href;let o=()=>{_o=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page\
 to try again."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),s.addEventListener("error",o),document.
head.append(s)}),_o)}async function Ua(t,e,n){let{width:s,height:o}=t.layout,a={svg:await(await Qn()).toImage(t,{format:"\
svg",width:s,height:o,imageDataOnly:!0}),width:s,height:o};return e==="svg"?gn(a):Zn(a,n)}pn();bn();var di={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},mi=["inputs","removed"],W0=new Set(["server","source","model","lesson","view","theme","\
reads",...mi,...Object.keys(di)]),hu=["scale","accent","controls","caption"],D0=new Set([...hu,"fill"]),iu=":scope > a",
au="pointer-view:hover",hi=matchMedia("(prefers-color-scheme: dark)"),H0={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},F0=120,j0=[["short",576,0],["low",352,0],["tight",288,352]],to={height:525,width:640,
least:.75,most:4},ui={width:944,height:524,least:.6},B0="400px 0px",cu=660,U0="[data-answer]:not(pointer-view *)",G0=/^(\w+):(\d+)$/,
V0="The server draws this chart, and it does not answer.",q0="The answer above is computed in this browser.",z0="Type vi\
sits, or add a place, to see what the model answers.",on=null,fi=null,pi=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#u=!1;#d=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#I()},{rootMargin:B0});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#y=new MutationObserver(
e=>this.#T(e.map(({attributeName:n})=>n??"")));#M=e=>this.getAttribute(e);#c=()=>{if(!this.#n||!this.#t){this.#$();return}
this.#W(this.#E),this.#S()};#O=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#f=({type:e})=>this.#B(e==="beforeprint");connectedCallback(){
this.#s??=this.#H(),this.#C(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(au,this.#O),
hi.addEventListener("change",this.#c);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#f);this.#p.
observe(this),this.#y.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#d.observe(this):this.#u=!0,this.#$()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(au,this.#O),hi.removeEventListener(
"change",this.#c);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#f);this.#p.disconnect(),this.#y.
disconnect(),this.#d.disconnect(),this.#h.controls.pause()}mark(e){e.join()!==this.#a.join()&&(this.#a=e,this.#X())}get chosen(){
return this.#t?this.#k:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#Z();
return Math.ceil(e+qn(this.#t)+n)}get#h(){return this.#s??=this.#H(),this.#s}#I(){this.#u=!0,this.#d.disconnect(),this.#$()}#T(e){
e.some(s=>D0.has(s))&&(this.#C(),this.#S()),e.includes("beat")&&this.#A();let n=e.filter(s=>W0.has(s)&&!this.#w(s));e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#I():n.length?this.#$():this.#m.some(({name:s})=>e.includes(s))?this.#q()&&
this.#S():e.includes(this.#l)&&this.#$()}#w(e){let n=this.#n;return!n||!this.#t?!1:(e==="theme"&&this.#c(),e==="theme"||
e==="interventions"&&n.follows(this.getAttribute(e)??""))}#A(){if(!this.#r)return;let e=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(e>=1?e-1:null)}#N(e){e===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
e+1)),this.#b("beat",{beat:e===null?null:e+1})}get#m(){return this.#t?Ot(this.#t).choices??[]:[]}#$(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#D()}))}get#P(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#v(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:St.href}get#R(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#E(){let e=this.getAttribute("theme");return e===
"auto"?hi.matches?"dark":"light":(e??this.#R)==="dark"?"dark":"light"}get#_(){let e=this.getAttribute("scale");return e===
"auto"?this.#F:e!==null&&Gn("scale",e)?Number(e):1}get#F(){let{offsetWidth:e,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!e||!n)return 1;let s=Math.round(10*Math.min(n/to.height,e/to.width))/10;return Math.min(to.most,Math.max(to.least,
s))}#C(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#_)):
this.style.removeProperty("--scale"),e&&Gn("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("-\
-accent")}get#L(){if(this.hasAttribute("lesson")){let n=mi.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(di).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#D(){let{needsHistory:e,query:n}=this.#L;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#P&&r&&(!e||n.visits||n.record);
if(!o&&!i){this.#U(z0);return}if(!this.#u){this.#U("");return}let a=this.#E;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#v,path:this.#P,query:n,theme:a},l=this.hasAttribute("server")?this.#v:"",[h]=await Promise.
all([o?Pa(o,a):this.#x(c,r),o?null:r===ve?Promise.resolve().then(()=>(li(),ci)):Qn(l)]),u=ft(h),f=u?await Promise.resolve().then(()=>(li(),ci)):
null;u||await Qn(l),await Ui(()=>{s===this.#o&&(this.#ot(f?.NetworkDrawing??null,Ot(h).title),this.#t=u?h:structuredClone(
h),this.#it(this.#t),this.#j({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#K(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#x(e,n){let s=n===ve?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(e,o,{isSilent:!1});
if(r)return r;try{return await No(e,n)}catch(i){if(!lu(i))throw i;let a=await s?.compute(e,o,{isSilent:!0});if(!a)throw i;
return a}}#W(e){this.#R!==e?this.dataset.theme=e:delete this.dataset.theme}#j(e,n){if(!this.#t||ft(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;on??=r??(this.#E==="light"?s:null),!(on||this.hasAttribute("source"))&&(fi??=
No(e,n),fi.then(i=>{ft(i)||(on??=i.layout.template)}).catch(()=>{fi=null}))}#B(e){if(this.#i=e,!this.#t||!this.#r)return;
let n=on??this.#n;this.#W(e&&n?"light":this.#E),this.#S(),e||requestAnimationFrame(()=>this.#S())}#H(){let e=document.createElement(
"summary");e.textContent="Numbers";let n={title:this.#g("h3","view-title"),caption:this.#g("p","view-caption"),choices:this.#g(
"div","view-choices"),summary:this.#g("p","view-summary"),failure:this.#g("p","view-failure"),trust:this.#g("p","view-tr\
ust"),plot:this.#g("div","view-plot"),details:this.#g("details","view-table"),exports:Zi({name:()=>this.#tt,links:()=>this.#bt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>this.#t?La(this.#t,this.#k):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
e),n.details.addEventListener("toggle",()=>this.#Q());let s=new Kn(n.choices,{selected:()=>this.#k,select:(r,i)=>this.#dt(
r,i),open:r=>this.#b("open",r)}),o=this.querySelector(iu);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...o?[o]:[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#g(e,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?
s:document.createElement(e);return o.className=n,o}#ot(e,n){if(e===null==(this.#n===null))return;let s=this.#h,o=s.plot.
cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),
this.#n=e?new e(o,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#b("hover",{visits:r}),told:r=>this.#N(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#v,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):
null,this.#n?.bar&&s.summary.before(this.#n.bar)}#rt({figure:e,interventions:n}){this.#t=e;let{interventions:s}=this.#n??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#q()&&this.#S(),this.#b("interventi\
ons",n)}#z(e){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#h;for(let c of[n,s,o,r])c.hidden=e;i.hidden=!0;let a=this.#n?.
bar;a&&e&&(a.hidden=!0)}#U(e){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#z(
!0),this.#h.summary.textContent=e}#K(e){this.#U("");let{failure:n}=this.#h,s=lu(e)&&document.querySelector(U0)!==null,o=s?
V0:ee(e);if(n.replaceChildren(o),s&&n.append(" ",K0()),n.hidden=!1,this.#b("failed",{message:o}),!(e instanceof ut)||![0,
503].includes(e.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#$()),n.append(" ",r)}#it(e){let{title:n,caption:s,controls:o}=this.#h,r=Ot(e);n.textContent=r.title,n.
hidden=!1,s.replaceChildren(...vt(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",ft(e)),this.#z(!1),o.
offer(r,ft(e)?[]:e.data,!this.hasAttribute("fill")),this.#q()&&this.#S()}#at(e){let{trust:n}=this.#h;if(n.textContent=e?.
text??"",!e||this.hasAttribute("source")||!xe.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.
getAttribute("model")??"");s.href=new URL(`insights/${o}#view-${e.view}`,this.#v).href,s.textContent="Which explanation \
to believe",n.append(" ",s)}#S(){if(!this.#t)return;let{plot:e}=this.#h,n=this.#i,s=this.#G(qn(this.#t)),o=n?Math.min(s.
width||cu,cu):s.width;if(!o)return;if(ft(this.#t)){let i=s.isFixed?this.#ht:1;e.style.setProperty("zoom",i===1?"":String(
i)),e.style.height=`${s.height/i}px`,this.#n?.draw(this.#t)}else e.style.height=s.isFixed?`${s.height}px`:"",this.#ct(e,
this.#t,{...s,width:o});let r=!this.dataset.drawn;r&&this.querySelector(iu)?.remove(),this.#r=`${o}×${s.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#A(),this.#X(),this.#b("drawn",{})}#ct(e,{data:n,layout:s},o){let r=this.#i,
i=r&&on?{...s,template:on}:s,a=this.#Y({data:n,layout:i},o);window.Plotly?.react(e,a.data,r?{...a.layout,width:o.width}:
a.layout,H0),e.dataset.listening||this.#lt(e)}#Y({data:e,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#_,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=la({data:e,layout:Y0(n)},{width:s,height:o,isFixed:r,scale:a}),
f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Da(u.data,u.layout,
{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#lt(e){e.dataset.listening="true",e.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#b("open",n.data.meta);let[,s,o]=G0.exec(String([n.customdata].
flat()[0]))??[];s&&this.#b("select",{table:s,row:Number(o)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#b("hover",{
visits:Fa(n,this.#J)})}),e.on("plotly_unhover",()=>this.#b("hover",{visits:[]}))}get#J(){return this.#t?Ot(this.#t).visit_axes??
[]:[]}#b(e,n){this.dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#X(){!this.#t||!this.#r||(this.#n?
this.#n.mark(this.#a):ja(this.#h.plot,this.#J,this.#a))}#G(e){let{plot:n}=this.#h,s=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:s,height:e,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#C(),this.#ut();let{above:o,below:r}=this.#Z();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),F0);return{width:s,
height:i,isFixed:!0}}get#ht(){let e=Math.min(1,this.#_),[n,s]=[this.offsetWidth,this.offsetHeight],o=Math.min(n/ui.width,
s/ui.height)/e;return n<s||o>1||o*e<ui.least?1:o}#ut(){let[e,n]=[this.offsetWidth/this.#_,this.offsetHeight/this.#_],s=j0.
filter(([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#Z(){let{plot:e,details:n,
exports:s}=this.#h,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.
getBoundingClientRect().top-o.top)/r,below:a/r}}#ft(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)
return;let{width:e,height:n}=this.#G(qn(this.#t));e&&this.#r!==`${e}×${n}`&&this.#S()}#dt(e,n){this.setAttribute(e,String(
n)),this.#b("option",{[e]:n})}#q(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:wa(this.#m,this.#M);
if(n)return this.#K(new Error(n.message)),this.#l=n.name,!1;let s=Ot(e),o="";if(this.#m.length&&!ft(e)){let r=this.#k;this.#h.
controls.show(r);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Ta(e,r);let{summaries:i}=s;
i&&(s.summary=i.texts[$a(this.#m,i.by,r)]??""),o=`: ${go(this.#m,r)}`}return this.#h.summary.replaceChildren(...vt(s.summary??
"")),this.#h.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#k(){return xa(this.#m,this.#M)}#Q(){
let{details:e}=this.#h;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${Ot(this.#t).title}`),n.append(...this.#mt().map(
Re)),e.querySelector(".table-frame")?.remove(),e.append(n)}#mt(){return this.#t?Eo(this.#t,this.#k):[]}async#pt(e,n){let s=this.#t;
if(!s)throw new Error("There is no figure to save yet.");return{address:ft(s)?await this.#n?.address(e,n)??"":await Ua(this.#gt(
s),e,n),meta:Ot(s),selection:go(this.#m,this.#k)}}#gt(e){let{data:n,layout:s}=structuredClone(e),o=this.#G(s.height),{paper_bgcolor:r,
plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#Y(
{data:n,layout:s},o),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#tt(){
let e=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=e}=Object(Pi(this.getAttribute("against")??"{}")),
s=[e,n!==e&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],o=this.getAttribute("name")??
s.filter(Boolean).join("-"),r=this.#k,a=this.#m.filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="n\
umber"?`${c}-${r[c]}`:r[c]);return[o,...a].join("-")}get#et(){return{server:this.#v,path:this.#P,view:this.getAttribute(
"view")??"",values:{...this.#L.query,...this.#k}}}get#nt(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=hu.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Gn(s,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#bt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&xe.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#et;return{link:n,embed:Pe(
"embed",this.#st(o)),json:Pe("json",o),offline:Pe("offline",o)}}#st(e){let{controls:n,...s}=this.#nt,o={...e.values,...s,
...n&&n!=="some"&&{controls:n}};return{...e,values:o}}#yt(e){let n=this.#et,{title:s,summary:o=""}=Ot(e),r=["model","les\
son","view","reads",...mi,...Object.keys(di)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#k,...l&&{theme:l},
...c},u=this.#st(n);return{title:s,caption:o,name:this.#tt,server:n.server,embed:Pe("embed",u),picture:Pe("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function lu(t){return t instanceof ut&&t.status===0}function K0(){
let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=q0,t}function Y0(t){let e=Object.
entries(t).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
e)}customElements.define("pointer-view",pi);x();x();ke();var gi="pointerscope-beat",J0=100,uu=`.${gi}:not([data-reserved])`;function eo(t){return 1+t.querySelectorAll(`\
.${gi}.visible`).length}function X0(t,e,n){fu(e,n-1),t.syncFragments(e)}function fu(t,e){let n=t.querySelectorAll(".frag\
ment").length;return Array.from({length:Math.max(0,e)},(s,o)=>{let r=document.createElement("span");return r.className=`\
fragment ${gi}`,r.dataset.fragmentIndex=String(n+o),t.append(r),r})}function du(t,e){let[,n,s]=/^#\/(\d+)\/0\/(\d+)$/.exec(
e)??[],o=t[Number(n)];if(!o?.querySelector("pointer-view[beat]")||o.querySelector(uu))return null;let r=Number(s)+1-o.querySelectorAll(
".fragment").length,i=fu(o,Math.min(r,J0));for(let a of i)a.dataset.reserved="";return i.length?o:null}function mu(t,e){
let n=e.closest("section"),{beats:s}=e;if(!n||s<2||n.querySelector(uu))return;let o=Y(n,"[data-reserved]");for(let r of o.
splice(s-1))r.remove();for(let{dataset:r}of o)delete r.reserved;X0(t,n,s-o.length),bi(n)}function bi(t){for(let e of t.querySelectorAll(
"pointer-view[beat]")){let n=String(eo(t));e.getAttribute("beat")!==n&&e.setAttribute("beat",n)}}x();ke();function gu(t){return Y(t,".pdf-page").map(e=>{let n=e.getBoundingClientRect(),s=a=>{let{left:c,top:l,width:h,height:u}=a.
getBoundingClientRect();return{left:c-n.left,top:l-n.top,width:h,height:u}},o=(a,c=e)=>{let l=Pt(c,a);return l?.offsetHeight&&
getComputedStyle(l).visibility!=="hidden"?{box:s(l),size:Bn(l),text:yu(l)}:null},r=Pt(e,".deck-words"),i=Y(e,".step-fram\
e").find(yi);return{top:n.top+scrollY,title:o(".slide > :is(h1, h2)"),author:o(".slide > .author"),words:r?.offsetHeight?
{box:s(r),size:Bn(r),isCut:r.scrollHeight>r.clientHeight+1}:null,views:Y(e,".deck-shown > .place").map(a=>{let c=[...a.children].
find(yi)??a;return{box:s(c),summary:c.querySelector(".view-summary")?.textContent??""}}),step:i?Z0(i,s):null,asked:[".de\
ck-asked",".deck-answer",".deck-history"].map(a=>o(a)),choices:Y(e,".deck-choices").filter(yi).map(a=>bu(a,1,s))}})}function Z0(t,e){
let n=Number(t.firstElementChild instanceof HTMLElement&&t.firstElementChild.style.zoom)||1,s=o=>{let r=Pt(t,o);return r?.
offsetHeight?{box:e(r),size:n*Bn(r),text:r.textContent?.trim()??""}:null};return{box:e(t),title:s("h3"),formula:s(".form\
ula"),remark:s(".remark"),error:s(".failure"),picture:s(".step-picture"),tables:Y(t,".matrix").map(o=>bu(o,n,e))}}function bu(t,e,n){
let s=Pt(t,"figcaption"),o=Y(t,":is(td, th)"),r=Y(t,"tr").map(i=>[...i.children].map(a=>{let{backgroundColor:c,color:l}=getComputedStyle(
a);return{text:yu(a),background:pu(c),color:pu(l),box:n(a)}}));return{name:t.dataset.table??"",caption:s?{box:n(s),size:e*
Bn(s)}:null,box:n(t.querySelector("table")??t),size:e*Math.min(...o.map(Bn)),rows:r}}function yi(t){return!t.hasAttribute(
"data-away")}function yu(t){let e=t.cloneNode(!0);for(let n of e.querySelectorAll("math[alttext]"))n.replaceWith(n.getAttribute(
"alttext")??"");return e.textContent?.trim()??""}function Bn(t){return Number.parseFloat(getComputedStyle(t).fontSize)}var xi=document.
createElement("canvas");xi.width=xi.height=1;var jn=xi.getContext("2d",{willReadFrequently:!0});function pu(t){if(!jn)return"";
jn.clearRect(0,0,1,1),jn.fillStyle=t,jn.fillRect(0,0,1,1);let[e=0,n=0,s=0,o=0]=jn.getImageData(0,0,1,1).data;return o<128?
"":[e,n,s].map(r=>r.toString(16).padStart(2,"0")).join("")}x();var Q0=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],t1=["ArrowLeft","ArrowUp","PageUp","p","h","k"];var Eu="pointerscope-deck-begun",xu=["slidechanged","fragmentshown","fragmenthidden"],Zt=null;function Su(t,e){if(Zt&&!Zt.
closed){Zt.focus();return}if(Zt=window.open("","","width=900,height=700"),!Zt)return;let n=Zt.document;n.title=`Notes · ${e}`,
n.documentElement.className="pointerscope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let f of document.
querySelectorAll("style, link[rel=stylesheet]"))n.head.append(e1(n,f));let s=n.head.appendChild(n.createElement("style"));
n.body.className="speaker-page";let o=o1(n),r=s1()??wu(),i=()=>i1(t,o,r);o.clock.addEventListener("click",()=>{r=wu(),o.
clock.blur(),i()});let a=setInterval(i,1e3),c=0,l=()=>{clearTimeout(c),c=window.setTimeout(h,300)},h=()=>{s.sheet&&n1(s.
sheet),r1(t,o)},u=()=>{i(),h(),l()};for(let f of xu)t.on(f,u);document.addEventListener("pointer-view:drawn",l),Zt.addEventListener(
"resize",h),n.addEventListener("keydown",({key:f,target:d})=>{f===" "&&d===o.clock||(Q0.includes(f)&&t.next(),t1.includes(
f)&&t.prev())}),Zt.addEventListener("pagehide",()=>{clearInterval(a),clearTimeout(c);for(let f of xu)t.off(f,u);document.
removeEventListener("pointer-view:drawn",l)}),window.addEventListener("pagehide",()=>Zt?.close()),u()}function e1(t,e){let n=t.
importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute("href",e.href),n}function n1(t){let n=[...document.
querySelectorAll("style:empty")].flatMap(s=>[...s.sheet?.cssRules??[]]);for(let{cssText:s}of n.slice(t.cssRules.length))
t.insertRule(s,t.cssRules.length)}function s1(){try{let t=Number(sessionStorage.getItem(`${Eu}:${location.pathname}`));return t>
0?t:null}catch{return null}}function wu(){let t=Date.now();try{sessionStorage.setItem(`${Eu}:${location.pathname}`,String(
t))}catch{}return t}function o1(t){let e=(r,i)=>{let a=t.createElement(r);return a.className=i,t.body.append(a),a},n=e("\
p","speaker-time"),s=t.createElement("span"),o=Object.assign(t.createElement("button"),{textContent:"Restart the clock"});
return n.append(s," ",o),{time:s,clock:o,title:e("h1","speaker-title"),current:e("div","speaker-current"),next:e("p","sp\
eaker-next"),following:e("div","speaker-following"),notes:e("div","speaker-text")}}function r1(t,{current:e,following:n}){
let s=t.getSlides(),o=s.indexOf(t.getCurrentSlide());$u(s[o],e),$u(s[o+1],n)}function $u(t,e){let n=e.ownerDocument;if(e.
hidden=!t,!t)return;let s=(a,c)=>Object.assign(n.createElement(a),{className:c}),[o,r]=[s("div","reveal deck"),s("div","\
slides")],i=n.importNode(t,!0);i.className="present",i.removeAttribute("style"),i.removeAttribute("hidden"),i.querySelector(
"aside.notes")?.remove();for(let a of i.querySelectorAll("[tabindex], button, a, select, input, summary"))a.setAttribute(
"tabindex","-1");i.inert=!0,r.append(i),o.append(r),o.style.zoom=String(e.clientWidth/1280),e.replaceChildren(o)}function i1(t,{
time:e,title:n,notes:s,next:o},r){let i=t.getSlides(),a=t.getCurrentSlide(),c=i.indexOf(a),l=ku(i.slice(0,c+1)),h=ku(i),
u=Math.floor((Date.now()-r)/1e3),f=`${Math.floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=new Date().toLocaleTimeString(
[],{hour:"2-digit",minute:"2-digit"}),g=`this slide ends after ${Au(l)} min, the talk after ${Au(h)} min`,y=h?` · plan: ${g}`:
"";if(e.textContent=`${c+1} of ${i.length} · ${d} · ${f}${y}`,e.parentElement?.toggleAttribute("data-late",h>0&&u>60*l),
n.textContent=Mu(a),s.dataset.at!==String(c)){s.dataset.at=String(c);let w=a.querySelector("aside.notes"),$=[...w?.childNodes??
[]].map(k=>s.ownerDocument.importNode(k,!0));s.replaceChildren(...w?$:["No notes."])}let p=a.querySelectorAll(".fragment\
:not(.visible)").length,b=i[c+1];p?o.textContent=`${p} more on this slide`:o.textContent=b?`Next: ${Mu(b)}`:"The last sl\
ide"}function ku(t){return t.reduce((e,n)=>e+Number(n.dataset.minutes??0),0)}function Mu(t){return t.getAttribute("aria-\
label")??""}function Au(t){return String(Math.round(t*10)/10)}x();function no(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),a1(n,e)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function a1(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}x();Vt();x();function Ou(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function xt(t){return Number.isFinite(t)?Number.isSafeInteger(t)?String(t).replace("-","−"):String(Number(t.toPrecision(
6))).replaceAll("-","−"):t>0?"∞":"−∞"}function so(t){return t<0?`(${xt(t)})`:xt(t)}function wi(t){return Nu(t," \
+ ")}function Tu(t){return Nu(t,", ")}function oo(t,e){return t===e?e:`${t} = ${e}`}function Nu(t,e){return t.length<=24?
t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}x();var c1=30,[rn,an,Ct,l1,Qt]=[0,1,2,3,4],h1={add:["+",an],subtract:["−",an],multiply:["·",Ct],divide:["/",Ct],remainder:[
"mod",Ct],power:["^",l1],greater:[">",rn],greater_equal:["≥",rn],less:["<",rn],less_equal:["≤",rn],equal:["=",rn],not_equal:[
"≠",rn]},u1={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},_u=new Set(["sum","softmax"]);function ki(t,e,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:$o(c,a),op:"",parts:[]};let u=wo(t,c,a).map(([b,w])=>o(b,w)),[f,d,
g]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&g)return f?.value?d:g;if(l==="collect")return vu(u);if(l===
"matmul")return vu(Ru(u));if(l==="softmax")return g1(u,ko(t,c,a));let y=dn[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let p=yo[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(t.length-1,e)}function ro(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function io(t){
if(_u.has(t.op))return t;for(let e of t.parts){let n=io(e);if(n)return n}return null}function Mi(t){return t.op?Ai(t,null,
!1).text:xt(t.value)}function Lu(t){let e=xt(t.value),n=io(t);if(!n)return oo(Mi(t),e);if(n===t){if(t.op==="sum")return`\
Sum ${e}`;let s=Un(t),o=s.reduce((r,i)=>r+i,0);return`${xt(s[t.place??0]??0)} / ${xt(o)} = ${e}`}return`${Iu(t,n)??Ai(t,
n,!1).text} = ${e}`}function Un({parts:t,temperature:e}){return Mo(t.map(({value:n})=>n),e?.value)}function f1(t){let e=t.
parts.map(({value:i})=>i),n=Math.max(...e),s=t.temperature?.value??1,o=Math.abs(n/s)>c1;return{powers:o?Un(t):e.map(i=>Math.
exp(i/s)),isShifted:o,largest:n}}function Iu(t,e){if(t===e)return e.op==="sum"?`Sum ${xt(e.value)}`:null;let[n,s]=t.parts,
o=n&&Iu(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}, plus ${xt(s.value)}`:t.op==="divide"?`${o}, divided by ${xt(s.value)}`:
null}function Ai(t,e,n){let{op:s,parts:o,value:r}=t,i=_u.has(s);if(!s||t===e||i&&n)return{text:so(r),binding:Qt};let a=o.
map(f=>Ai(f,e,n||i)),c=a.map(({text:f})=>f);if(s==="sum")return{text:c.length?wi(c):"0",binding:an};if(s==="softmax")return{
text:m1(t,a),binding:Ct};if(s==="product")return{text:c.join(" · "),binding:Ct};let[l={text:"",binding:Qt},h]=a,u=h1[s];
if(u&&h){let[f,d]=u,g=s==="add"||s==="multiply",y=te(l,s==="power"?Qt:d),p=te(h,g?d:d+1);return{text:s==="power"?`${y}^${p}`:
`${y} ${f} ${p}`,binding:d}}return s==="negative"?{text:`−${te(l,Ct)}`,binding:an}:s==="sqrt"?{text:`√${te(l,Qt)}`,binding:Qt}:
s==="absolute"?{text:`|${d1(o[0],l)}|`,binding:Qt}:s==="sigmoid"?{text:`1 / (1 + e^(−${te(l,Qt)}))`,binding:Ct}:s==="g\
elu"?{text:`${te(l,Ct)} · Φ(${l.text})`,binding:Ct}:{text:`${u1[s]??s}(${Tu(c)})`,binding:Qt}}function d1(t,{text:e}){
return t&&!t.op?xt(t.value):e}function te({text:t,binding:e},n){return e<n?`(${t})`:t}function m1(t,e){let{place:n=0,temperature:s}=t,
{isShifted:o,largest:r}=f1(t),i=s?.value??1,a=e.map(c=>{let l=c;return o&&(l={text:`${te(c,an)} − ${so(r)}`,binding:an}),
i!==1&&(l={text:`${te(l,Ct)} / ${so(i)}`,binding:Ct}),`e^${te(l,Qt)}`});return`${a[n]} / (${wi(a)})`}function Ru(t){let e=[];
for(let n=0;n<t.length;n+=2){let s=t.slice(n,n+2);e.push({value:p1(s),op:"multiply",parts:s})}return e}function p1(t){return t.
reduce((e,{value:n})=>e*n,1)}function vu(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&
i?.op==="divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:$i(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,i]})=>r?.
parts[0]&&i?Ru([r.parts[0],i]):[]),o={value:$i(s),op:"sum",parts:s};return{value:$i(t),op:"divide",parts:[o,e]}}function $i(t){
return t.reduce((e,{value:n})=>e+n,0)}function g1(t,{place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(
0,n),place:e,...s&&{temperature:s}},i=Un(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}ke();x();ke();x();var b1=/\d[\d.,]*\d/g,y1={".":",",",":"."},Cu;function Pu(){return Cu??=document.querySelector('[data-decimal=","]')!==
null,Cu}function Wu(t){return Pu()?t.replaceAll(b1,e=>e.replaceAll(/[.,]/g,n=>y1[n]??n)):t}function Du(t){return Pu()?t.
replace(",","."):t}var Ei="figure[data-how]",Si="figure[data-how] tbody td";var Hu="figure[data-editable] tbody td";function cn(t){return"down"in t.dataset?[Y(t,"tbody td",HTMLTableCellElement)]:Y(
t,"tbody tr").map(e=>Y(e,"td",HTMLTableCellElement))}function ao(t,e){let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.
indexOf(e)??-1}}function Fu(t){let e=new Map;return n=>{let s=e.get(n);if(s!==void 0)return s;let o=Pt(t,`figure[data-ta\
ble="${CSS.escape(n)}"]`),r=o?cn(o):[],i=o&&{figure:o,cells:r.flat(),width:r[0]?.length??1,...Ti(o)};return e.set(n,i),i}}
function ju(t,e){let n=t?.cells[e];return n?Oi(n):Number.NaN}function Oi(t){return Ou(t.dataset.value??Du(x1(t)))}function x1(t){
let[e]=t.children;return e instanceof HTMLInputElement?e.value:t.textContent??""}function Bu(t){return re(t,"figcaption \
span").textContent??""}function Ti(t){let e=s=>Y(t,s).map(o=>o.title||(o.textContent??"")),n=e("tbody th");return"down"in
t.dataset?{rows:[],columns:n}:{rows:n,columns:e("thead th")}}pn();var w1={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};
function Uu(t,e){let n=s=>{let o=zu(s);o&&M1(o)};t.addEventListener("pointerover",n),t.addEventListener("focusin",n),t.addEventListener(
"click",n),e&&$1(t,e),t.addEventListener("pointerout",s=>{let o=os(s).closest(Ei),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&qu(vi(o))}),t.addEventListener("keydown",k1)}function Gu(t){for(let e of Y(t,Ei))for(let[n,s]of Y(
e,"tbody td").entries())s.tabIndex=n===0?0:-1}function $1(t,e){let n=0,s=async o=>{let r=zu(o);if(!r)return;n+=1;let i=n,
a=Ni(r),c=vi(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{let u=await e(l,h,ao(cn(a),r));i===n&&c.isConnected&&A1(
c,u,r)}catch(u){i===n&&(re(c,"[data-sum]").textContent=ee(u))}};t.addEventListener("click",s),t.addEventListener("keydow\
n",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=os(o).closest("[data-step]")?.querySelector("[data-opened]\
 button");r instanceof HTMLElement&&r.click()})}function k1(t){let e=os(t),n=e.closest(`${Si}, ${Hu}`),s=w1[t.key];if(e instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=Ni(
n),r=cn(o),{row:i,column:a}=ao(r,n),c="down"in o.dataset,l=c?s.column:s.row,h=c?s.row:s.column,u=r[i+l]?.[a+h];u&&(n.tabIndex=
-1,u.tabIndex=0,u.focus())}function M1(t,{withoutResult:e=!1}={}){let n=Ni(t),s=vi(n);qu(s);let o=Fu(s),r=ki(JSON.parse(
n.dataset.how??"[]"),cn(n).flat().indexOf(t),(h,u)=>ju(o(h),u));t.dataset.lit="result";for(let h of ro(r)){let u=o(h.table??
"")?.cells[h.index??0];u&&(u.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=e?"?":xt(Oi(t)),l=Number.isNaN(r.value)||e&&!r.op?a:oo(Mi(r),a);i.textContent=[S1(n,t),Wu(l)].filter(Boolean).join(
": "),delete i.dataset.above,t.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function A1(t,e,n){
t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=e,l=ki(i,a,(y,p)=>Vu(
c[y],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement("h3");u.textContent=[s,o,
r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent="Close",f.addEventListener(
"click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-frame",d.tabIndex=0,d.setAttribute(
"role","group"),d.setAttribute("aria-label",u.textContent),d.append(Re(E1(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=Lu(l),h.append(u,d,g,f),re(t,"[data-sum]").after(h),d.focus({preventScroll:!0}),h.scrollIntoView({block:"\
nearest"})}function E1(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=ro(a);return Vu(e[c],l).label},s=(a,...c)=>[a,...c.
map(xt)],o=io(t);if(!o)return{columns:["term","value"],rows:ro(t).map(({table:a="",value:c})=>s(e[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Un(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Vu(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.labels[n]??"",value:s===
void 0?Number.NaN:xo(s)}}function qu(t){for(let n of Y(t,"[data-lit]"))delete n.dataset.lit;let e=t.querySelector("[data\
-sum]");e&&(e.textContent="")}function zu(t){return t.target instanceof Element?t.target.closest(Si):null}function Ni(t){
return t.closest("figure")}function vi(t){return t.closest("[data-step]")}function S1(t,e){let{row:n,column:s}=ao(cn(t),
e),{rows:o,columns:r}=Ti(t);return[Bu(t),o[n],r[s]].filter(Boolean).join(", ")}ke();var Ku={width:1280,height:720},Yu={width:560,most:640},Ju=1e4,O1=400,T1=15e3,Xu={s:83,t:84},N1=[" ","Enter"],st=re(document,
".deck"),Li="preview"in st.dataset,co=/print-pdf/i.test(location.search),ef=window.Reveal;if(!ef)throw new Error("reveal\
.js is missing on this page.");var ot=new ef(st,{...sf(),margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"\
none",slideNumber:"c/t",hash:!Li,viewDistance:Ju,mobileViewDistance:Ju,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!v1(t)}),nf=0,lo=()=>Y(st,"section");function sf(){let{innerWidth:t,innerHeight:e}=window,
n=!co&&t<e&&t<=Yu.most,{width:s}=n?Yu:Ku,o=n?Math.round(s*e/t):Ku.height;return st.toggleAttribute("data-tall",n),st.style.
setProperty("--slide-width",`${s}px`),st.style.setProperty("--slide-height",`${o}px`),{width:s,height:o}}function Zu(){let t=Y(
st,'.deck-words math[display="block"]',MathMLElement);for(let{style:e}of t)e.removeProperty("--fitted");for(let{style:e,
clientWidth:n,scrollWidth:s}of t)s>n&&e.setProperty("--fitted",String(n/s))}function v1({key:t,defaultPrevented:e}){if(e)
return!0;let n=document.activeElement;return!n||n===document.body||!st.contains(n)?!1:n.closest("select, input, textarea\
, td, [contenteditable]")?!0:N1.includes(t)&&n.closest("button, summary, a")!==null}function of(t){let e=Y(t,".fragment.\
visible").map(({dataset:n})=>Number(n.fragmentIndex));return 1+Math.max(-1,...e)}function _i(t){let e=of(t);for(let n of Y(
t,"[data-stages]"))_1(n,e);for(let n of Y(t,"[data-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-a\
way",!s.includes(e))}bi(t)}function _1(t,e){let n=JSON.parse(t.dataset.stages??"[]"),s=n[Math.min(e,n.length-1)];if(!s)return;
for(let[i,a]of[...t.children].entries())a.toggleAttribute("data-away",i!==s.show);if(t.dataset.stage===String(e))return;
t.dataset.stage=String(e);let o=t.children[s.show];if(o?.localName!=="pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.
keys(i)));for(let i of r)L1(o,i,s.options[i])}function L1(t,e,n){n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(
n)&&t.setAttribute(e,String(n))}function Qu(){let t=lo(),e=Math.max(0,t.indexOf(ot.getCurrentSlide())),n=o=>{let r=t.indexOf(
o.closest("section"))-e;return 4*Math.abs(r)+(r<0?2:0)+(o.closest("[data-away]")?1:0)};return jo(st,"pointer-view[hidden\
][lazy]").sort((o,r)=>n(o)-n(r))[0]}function I1(t){return new Promise(e=>{let n=()=>{s.disconnect(),clearTimeout(o),e()},
s=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-failure:not([hidden])"))&&n()}),o=setTimeout(n,T1);
s.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute("hidden"),t.removeAttribute("lazy")})}function R1(){
let t=Math.max(0,nf-performance.now());return new Promise(e=>{let n=()=>{"requestIdleCallback"in window?requestIdleCallback(
()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function C1(){for(let t=Qu();t;t=Qu()){await I1(t);
let e=t.closest(".step-frame");e instanceof HTMLElement&&no([e]),co||await R1()}co&&(st.dataset.measured=JSON.stringify(
gu(st))),document.documentElement.dataset.allDrawn="true"}function P1({currentSlide:t}){nf=performance.now()+O1,_i(t??ot.
getCurrentSlide()),Li||W1()}function W1(){let{h:t,f:e=-1}=ot.getIndices(),n=e>=0?`#/${t}/0/${e}`:`#/${t||""}`;try{history.
replaceState(null,"",n)}catch{}}function tf(){let t=du(lo(),location.hash);t&&ot.isReady()&&ot.syncFragments(t)}function D1(){
document.documentElement.dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(t,e=>e.stopImmediatePropagation(),
{capture:!0})}function H1(){ot.addKeyBinding({keyCode:Xu.s,key:"S",description:"Speaker notes"},()=>Su(ot,st.dataset.title??
"")),ot.addKeyBinding({keyCode:Xu.t,key:"T",description:"Light or dark"},()=>re(st,"[data-theme-button]").click())}function F1(){
return Li?window.frameElement?.getAttribute("data-slide"):null}function j1(){st.addEventListener("pointer-view:drawn",({
target:t})=>{t instanceof HTMLElement&&t.hasAttribute("beat")&&mu(ot,t)}),st.addEventListener("pointer-view:beat",({target:t,
detail:e})=>{let n=t.closest("section");if(!n||n!==ot.getCurrentSlide()||e.beat===null)return;let s=of(n)-eo(n);e.beat!==
eo(n)&&ot.navigateFragment(s+e.beat-1)})}async function B1(){if(D1(),window.addEventListener("resize",()=>{ot.configure(
sf()),no(Y(st,".step-frame")),Zu()}),co){for(let e of jo(st,"pointer-view[beat]"))e.removeAttribute("beat");let t=new Promise(
e=>ot.on("pdf-ready",e));await ot.initialize(),await t}else{for(let e of lo())_i(e);tf(),window.addEventListener("hashch\
ange",tf,{capture:!0}),await ot.initialize(),H1(),j1();let t=F1()??st.dataset.start;t&&ot.slide(Number(t));for(let e of[
"slidechanged","fragmentshown","fragmenthidden"])ot.on(e,P1);document.addEventListener("deck:show",({detail:e})=>ot.slide(
e)),document.addEventListener("deck:step",({detail:e})=>e>0?ot.next():ot.prev())}for(let t of lo())_i(t);no(Y(st,".step-\
frame")),Zu(),Uu(st,null),Gu(st),document.documentElement.dataset.deckReady="true",await C1()}B1();})();
