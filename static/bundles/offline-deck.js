(()=>{var of=Object.defineProperty;var v=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var Ii=(t,e)=>{for(var n in e)of(t,n,{get:e[n],enumerable:!0})};var Ri,rf,S,x=v(()=>{"use strict";({currentScript:Ri}=document),rf=Ri instanceof HTMLScriptElement?Ri.src:"",S=new URL("\
static/js/",rf||document.baseURI).href});async function Bt(t,e,n=St){let s=await mf(t,e,n);if(s.status!==hf)return Pi(s)}async function mf(t,e,n){let s=await fetch(
new URL(`api/${t}`,n),e).catch(Di),o=s!==null&&!lf.includes(s.status);if(String(n)===St.href&&gf(o&&!pf(s)),!o)return Hi();
if(s.ok)return s;let{errors:r=[]}=await Pi(s);throw new ut(s.status,r)}function Pi(t){return t.headers.get("content-type")?.
includes("json")?t.json().catch(Hi):Ut(t.status)}function Wi(t){let e=AbortSignal.timeout(uf);return t?AbortSignal.any([
t,e]):e}function pf({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function gf(t){t!==ye.answers&&
(ye.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function Di(t){if(bf(
t))throw t;return null}function Hi(t){return Di(t),Ut(0,ff)}function Ut(t,e=df(t)){throw new ut(t,[{where:"",message:e,suggestions:[]}])}
function bf(t){return t instanceof DOMException&&t.name==="AbortError"}function Gt(t){let e=Object.entries(t).filter(([,
n])=>(n??"")!=="");return new URLSearchParams(e.map(([n,s])=>[n,String(s)]))}function ee(t){return t instanceof Error?t.
message:String(t)}var ut,St,ye,lf,hf,uf,ff,df,Vt=v(()=>{"use strict";x();ut=class extends Error{constructor(e,n){super(n.
map(s=>s.message).join(" ")),this.status=e,this.problems=n}},St=new URL(S.replace(/^(.*\/)static\/.*$/,"$1")),ye={answers:!0},
lf=[502,504],hf=204,uf=5e3,ff="No response could be read. Your input is still here; check your connection and try again.",
df=t=>`The server answered with ${t}.`});function ft(t){return"kind"in t&&t.kind===Ne}function Ot(t){return ft(t)?t.meta:t.layout.meta}function Vn(t){return ft(t)?
t.meta.height??0:t.layout.height}var Ne,ln=v(()=>{"use strict";x();Ne="network"});function ve(t){let e=t instanceof Uint8Array?t:Uint8Array.from(t),n=e.toBase64?.();if(n!==void 0)return n;let s="";for(let o of e)
s+=String.fromCharCode(o);return btoa(s)}function _e(t){let e=Uint8Array.fromBase64?.(t);if(e)return e;let n=atob(t),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Le=v(()=>{"use strict";x()});function Ie({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Mo(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of e)o.insertRow().append(Mo("th",r,"row"),...i.map(a=>Mo("td",a)));
return n}function Mo(t,e,n){let s=document.createElement(t);n&&(s.scope=n);let o=typeof e=="number"&&!Number.isInteger(e)?
e.toFixed(6):String(e??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function Kn({columns:t,rows:e}){return`${[
t,...e].map(s=>s.map(vd).join(",")).join(`\r
`)}\r
`}function Nd(t){return(Number.isInteger(t)?[]:[6,7,8,9]).map(s=>Number(t.toPrecision(s))).find(s=>Math.fround(s)===t)??
t}function vd(t){if(t==null)return"";if(typeof t=="number")return Number.isNaN(t)?"":String(Nd(t));let e=t.replace(Od,"$\
1'").replace(Td,"'"),n=Sd.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}var Sd,Od,Td,mn=v(()=>{"u\
se strict";x();Sd=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Od=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Td=/^(?=[\t\r\n])/});async function pn({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await Yd(t))}`}async function Xn(t,e){let n=new Image;
n.src=await pn(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Yd(t){let e=await Jd();return e&&t.replace(/<svg[^>]*>/,
n=>`${n}<style>${e}</style>`)||t}async function Jd(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Xd(n,t.href??document.baseURI)})}`}}catch{}
return""}async function Xd(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return n.ok?`data:font\
/woff2;base64,${ve(new Uint8Array(await n.arrayBuffer()))}`:Ut(n.status)}var No=v(()=>{"use strict";x();Vt();Le()});function Qd(t){return t.split(Zd)}function vt(t){return Qd(t).map((e,n)=>{if(n%2===0)return e;let s=document.createElement(
"span");return s.className="with-unit",s.textContent=e,s})}var Zd,gn=v(()=>{"use strict";x();Zd=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/});function F(t,e,n=!1){let s=0;for(let o of t)s+=_o(o);return s*e*(n?1.06:1)}function _o(t){return tm.test(t)||t===" "?.29:
em.test(t)?.87:nm.test(t)?.65:.55}function it(t,e,n,s=!1){if(F(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-_o("…"),r="";
for(let i of t){if(o-=_o(i),o<0&&r)break;r+=i}return`${r.trimEnd()}…`}function Qn(t,e,n,s,o=!1){let r=[],i="",a=t.split(
" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||F(h,n,o)<=e){i=h;continue}if(r.length===s-1){i=[i,...a.slice(
c)].join(" ");break}r.push(i),i=l}return[...r,it(i,e,n,o)]}function T(t,e=0){let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.
toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function Pe(t,e){let n=o=>Math.round(10*Number((100*o).toFixed(1))),
s=(n(t)-n(e))/10;return{change:s,size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}function _(t,e=1){if(t===Number.NEGATIVE_INFINITY)
return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function ne(t){let e=Math.
round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function dt(t){
let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var tm,em,nm,wt,V=v(()=>{"use strict";x();tm=
/[ijlI.,:;'|!()[\]]/,em=/[mwMW%@—…]/,nm=/[A-ZÄÖÜ0-9+=<>]/;wt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]});function sm({prediction:{name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(
1)} %`}function Ua({prediction:t},{prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??
e.name}, `,{change:r,size:i,sign:a}=Pe(t.probability,e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} \
%`,change:s&&r?`${a} ${i} points`:"",isMore:r>0}}function Lo(t,e){t.replaceChildren(...vt(e?sm(e):"…"));let{location:n,
probability:s}=e?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.
dataset[o]:t.dataset[o]=String(r)}var Ga=v(()=>{"use strict";x();V();gn()});var bn,Io=v(()=>{"use strict";x();bn={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],
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
order {items}",item:"{position}",between:" ",first:1},parts:["position"],default:[]}}});var Va=v(()=>{"use strict";x()});var qa=v(()=>{"use strict";x()});var za,se,Ka,ts,We,Ro,Co,Ya,De=v(()=>{"use strict";x();za=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday",
"Sunday"],se=1,Ka=2,ts=15,We=30,Ro=8,Co=99,Ya={location:"place",user:"person",time:"time",weekday:"weekday",recency:"rec\
ency",duration:"duration",position_from_end:"position"}});function es(t,e){return t.replace(/\{(\w+)(:,)?[^}]*\}/g,(n,s,o)=>{let r=String(e[s]);return o?r.replace(/\B(?=(\d{3})+$)/g,
","):r})}var Po=v(()=>{"use strict";x();De()});function Ja(t){return Object.entries(bn).flatMap(([e,n])=>{let s=t[e]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:e,declared:n,value:s}]:[]})}function Xa({parts:t},e){return(Array.isArray(e)?e:[e==="all"?t.map(()=>"*"):
e]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[t[r],o])))}var Za=v(()=>{
"use strict";x();Io();Va();qa();Po()});function Do(t,e,n){switch(e.kind){case"head":return im(t,e,n.architecture);case"mask":return am(t,e.visit,n.visits);case"\
skip":return cm(t,e);case"residuals":return um(t);case"gate":return lm(t,e);case"temperature":return hm(t,e)}}function im({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,f)=>[Math.floor(
f/i),f%i]),c=t==="all"?a:t,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):a.filter(([u,f])=>u===s&&f===
o||c.some(([d,g])=>u===d&&f===g));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function am({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
i=>i!==o):[...t,o].sort((i,a)=>i-a);return r.length?{...e,mask_visits:r}:e}function cm({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(i=>i.layer!==n||i.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function lm({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function hm(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function um({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
function ec(t){let e=Ja(t).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(t).filter(n=>e.includes(n)).map(
n=>({key:n,text:Wo(n,t),short:Wo(n,t,rm)}))}function Wo(t,e,n=Number.POSITIVE_INFINITY){let s=bn[t],{text:o,item:r="",every:i="",
single:a,between:c=", ",first:l=0}=s.said,h=e[t]??s.default,u=Xa(s,h).map(y=>es(r,tc(y,p=>l?Number(p)+l:Qa(p)))),f=s.parts.
includes("head")&&u.length>n,d=typeof o=="string"?o:o[h]??"",g=tc(bn,({of:y},p)=>y===t?Wo(p,e):"");return es(a&&u.length===
1?a:d,{...g,value:Qa(h),items:h==="all"?i:f?`${u.length} heads`:u.join(c)})}var rm,Qa,tc,Ho=v(()=>{"use strict";x();Io();
Za();Po();rm=3;Qa=t=>String(t).replaceAll("_","-"),tc=(t,e)=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,e(s,n)]))});function sc(t,e){return ec(t).map(({key:n,text:s,short:o})=>{let r=document.createElement("li"),i=document.createElement(
"button");return i.type="button",i.textContent=`${o} ×`,i.title=o===s?nc:`${s}. ${nc}`,i.addEventListener("click",()=>{
e(Object.fromEntries(Object.entries(t).filter(([a])=>a!==n)))}),r.append(i),r})}var nc,oc=v(()=>{"use strict";x();Ho();nc=
"Take this change back"});var fm,ns,rc=v(()=>{"use strict";x();Ga();oc();gn();fm={browser:"Computed in this browser.",server:"Computed in Python."},
ns=class{#s;#t=document.createElement("output");#n=document.createElement("span");#o=document.createElement("ul");#e=document.
createElement("button");#r=document.createElement("span");#i=document.createElement("p");engine="server";constructor(e){
this.#s=e,this.root=document.createElement("div"),this.root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer=
"",this.#n.className="quiet",this.#o.setAttribute("aria-label","Changes"),this.#e.type="button",this.#e.textContent="as \
learned",this.#e.title="Take all changes back",this.#e.addEventListener("click",()=>e({})),this.#r.className="quiet",this.#i.
className="view-failure",this.#i.setAttribute("role","alert"),this.root.append(this.#t,this.#n,this.#o,this.#e,this.#r,this.#i)}show(e,n,{
learned:s,isCompared:o,note:r}){this.engine=e.engine,Lo(this.#t,e),this.#t.title=fm[e.engine];let{value:i,change:a}=s?Ua(
e,s):{value:"",change:""};this.#n.replaceChildren(...vt(i&&`as learned ${i}${a&&` ${a}`}`)),this.root.classList.toggle("\
compares",o),this.#a(n),this.#l(r),this.fail("")}wait(e,n){Lo(this.#t,null),this.#n.textContent="",this.#a(e),this.#l(n),
this.root.hidden=!1,this.#i.hidden=!0}fail(e){this.#i.textContent=e,this.#i.hidden=!e,e&&(this.root.hidden=!1)}#l(e){this.#r.
textContent=e,this.#r.hidden=!e}#a(e){let n=this.root.contains(document.activeElement),s=sc(e,this.#s);this.#o.replaceChildren(
...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.root.contains(document.activeElement)&&this.#e.focus()}}});function oe(t,e,n){let s=Pt(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function Pt(t,e,n){
let s=t.querySelector(e);return s&&ic(s,n)?s:null}function Y(t,e,n){return[...t.querySelectorAll(e)].filter(s=>ic(s,n))}
function Fo(t,e="pointer-view"){return[...t.querySelectorAll(e)]}function ss({target:t}){return t}function ic(t,e){return t instanceof
(e??HTMLElement)}var $e=v(()=>{"use strict";x()});function ac(t){return os!==null&&Object.hasOwn(os,t)}async function cc(t,e=St){return He?dm(`models/${encodeURIComponent(
t)}/vocabulary`,e):JSON.parse(new TextDecoder().decode(await uc(t,"vocabulary")))}async function dm(t,e){try{return await Bt(
t,{},e)}catch(n){if(!(n instanceof ut)||n.status)throw n;let s=new URL(`api/${t}`,e),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function lc({id:t,weights:e},n,s=St){if(!He)return uc(t,"weight\
s",n);let o=`api/models/${encodeURIComponent(t)}/weights/${e?.sha256}`;return fc(new URL(o,s),"weights",n)}async function hc(t,{
weights:e}){if(!e||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(
o=>o.toString(16).padStart(2,"0")).join("")!==e.sha256)throw new Error("The weights were damaged on their way. Load the \
page again.")}async function uc(t,e,n=!1){let s=os?.[t]?.[e];if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.
startsWith("#"))return fc(new URL(s,document.baseURI),e,n);let o=document.getElementById(s.slice(1))?.textContent??"";return _e(
o.trim()).buffer}async function fc(t,e,n){let s=await fetch(t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`Th\
e ${e} could not be fetched (${s.status}).`);return s.arrayBuffer()}function mm(t){let e=Pt(document,`script#${t}`,HTMLScriptElement);
return e&&JSON.parse(e.textContent??"")}var os,He,jo=v(()=>{"use strict";x();Vt();Le();$e();os=mm("model-files"),He=os===
null});function yn(t){let{tensors:e,lengths:n,...s}=t;return{...s,tensors:dc(e,(o,r)=>({values:o,shape:r})),...n&&{lengths:dc(n,
o=>o)}}}function dc(t,e){return Object.fromEntries(Object.entries(t).map(([n,{data:s,shape:o}])=>[n,e(new Float32Array(_e(
s).buffer),o)]))}function Bo({tensors:t,weights:e,...n}){let s=Object.entries(t).map(([o,{values:r,shape:i}])=>[o,{dtype:"\
<f4",shape:i,data:ve(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(s)}}var mc,xn=v(
()=>{"use strict";x();Le();mc=t=>t.lengths!==void 0});function gc(t){try{return t()}catch(e){let{problems:n}=e;throw n?new ut(422,n):e}}function wm(t){let e=Object.entries(t).
map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return Gt(Object.fromEntries(e))}var pm,pc,gm,bm,ym,xm,
bc,rs,yc=v(()=>{"use strict";x();Vt();jo();xn();pm=["browser","server"],pc=20,gm=300,bm=4,ym="static/bundles/browser-mod\
el.js",xm="The network could not be loaded.",bc={address:new URL("../bundles/browser-model.js",S).href,load(t){let e=null,
n=o=>{e=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),e?Promise.resolve(e):String(
t)===St.href?import(bc.address):import(new URL(ym,t).href)}},rs=class{#s;#t;#n;#o=null;#e=null;#r=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(e,n=null,s=St){
this.#s=e,this.#n=s,this.#t=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&pm.includes(e)?e:null,
He||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,gm))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(e);if(!He)return Ut(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?Wi(n):n;try{return{...await this.#l(e,o),engine:"server"}}catch(r){if(!(r instanceof ut&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(e);throw this.choose(this.choice),r}}async compute(e){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),Ut(0,s)}return gc(()=>n.trace(n.queryOf(e)))}async searchPlaces(e){if(He||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(e,pc).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Bt(`${this.#t}/locations?${Gt({q:e,limit:pc})}`,{},this.#n);return n}async prepare(){
try{this.#o??=this.#a(),this.#e=await this.#o}catch(e){this.#r=!0;let n=e instanceof ut?!e.status:e instanceof TypeError;
this.obstacle=n?xm:ee(e)}}explainHere(e){let n=this.#e,{interventions:s,...o}=e,r=JSON.stringify([o,s||null]),i=this.#i.
get(r);if(i)return i;let a={...gc(()=>n.trace(e)),engine:"browser"},[c=""]=this.#i.keys();return this.#i.size>=bm&&this.#i.
delete(c),this.#i.set(r,a),a}async#l(e,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}\
/views/network?${wm(e)}`;try{let{trace:r}=await Bt(o,{...n&&{signal:n}},this.#n);return yn(r)}catch(r){if(!(r instanceof
ut&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(e),...n&&{signal:n}};return Bt(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#a(){let e=await cc(
this.#s,this.#n);if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([bc.load(this.#n),lc(e,this.#r,this.#n)]),o=hc(s,e);o.catch(()=>{});let r=new n(e,
s);return await o,r}}});var xc,wc=v(()=>{"use strict";x();xc="No known place has any probability."});function Uo(t,e,n){return{kind:Ne,get trace(){return Bo(e)},get before(){return n&&Bo(n)},meta:{...t,summary:km(e,n),table:{
columns:$m,rows:Mm(e)}}}}function $c({prediction:{location:t,name:e},places:n}){return n[t]?.label??e??`#${t}`}function km(t,e){
let{probability:n,from_pointer:s,from_generation:o}=t.prediction,r=n?`${$c(t)} leads with ${is(n)}: ${is(s)} copied by t\
he pointer, ${is(o)} from the generation head.`:xc;return e?`${r} Compared with: ${$c(e)} with ${is(e.prediction.probability)}\
.`:r}function Mm(t){let{pointer:e,generation:n,final:s}=t.location_probabilities,o={pointer:e,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},i=(c,l)=>t.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...t.visits,...n??[]].map(({location:c})=>c);return[...new Set(
a)].map(c=>[t.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}var $m,is,kc=v(()=>{"use strict";x();ln();xn();
wc();$m=["place","pointer","generation head","probability"];is=t=>`${(100*t).toFixed(1)} %`});function Ec(t,e){return Vo(t,e).isInBrowser}async function Ac(t,e,n,s){let o=await Vo(e,n).compute(Gt(s)),r=Uo(t,o,null);
return Go.set(r,o),r}function Sm(t){return"tensors"in t}function Vo(t,e){let n=JSON.stringify([e,t]),s=Mc.get(n)??new rs(
t,null,e??St);return s.draws=!0,Mc.set(n,s),s}var Em,Am,Mc,Go,as,Sc=v(()=>{"use strict";x();rc();Vt();Ho();yc();jo();kc();
Em="Loading the network …",Am="Waiting for the server …",Mc=new Map,Go=new WeakMap;as=class{#s;#t;#n=null;#o=null;#e=null;#r=null;#i=null;#l={};#a={};#u=[];#d=[];#p=0;#b=0;constructor(e,n){
this.#s=e,this.#t=n,this.bar=new ns(o=>this.#h(o));let{drawn:s}=e;s.addEventListener("focusin",()=>this.#k());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#k()});
for(let o of[e.root,this.bar.root])o.addEventListener("keydown",r=>this.#N(r))}get text(){return Object.keys(this.#l).length?
JSON.stringify(this.#l):null}begin(e,n,s,o){this.#p+=1,cancelAnimationFrame(this.#b),this.#o=e,this.#e=n,this.#i=s,this.#l=
this.#a=n.interventions,this.#r=this.text?null:n,this.#u=[],this.#d=[];let r=this.#t.server(),i=n.notation!==null&&(r!==
null||ac(n.model));this.#n=i?Vo(n.model,r):null,i?this.#s.hooks.act=a=>this.#c(a):delete this.#s.hooks.act,this.#s.hooks.
whatIf=a=>this.#T(Do(this.#a,a,n)),this.#f(n,o)}follows(e){if(e===(this.text??""))return!0;let n=this.#t.server()===null||
this.#n?.isInBrowser;if(!this.#n||!n)return!1;try{return this.#h(Object(JSON.parse(e||"{}"))),!0}catch{return!1}}#k(){this.#n?.
prepare()}#c(e){if(!this.#e)return;let n=Do(this.#a,e,this.#e);"isDone"in e&&!e.isDone?this.#m(n):this.#h(n)}#m(e){cancelAnimationFrame(
this.#b),this.#b=requestAnimationFrame(()=>{let n=this.#T(e);n&&(this.#s.show(n,this.#i??this.#r),this.#f(n,"browser",e))})}#T(e){
return this.#n?.model?.trace(this.#L(e))??null}#h(e){this.#u.push(this.#a),this.#d=[],this.#v(e)}#N(e){let n=e.key.toLowerCase();
!this.#n||!(e.ctrlKey||e.metaKey)||!["z","y"].includes(n)||(e.preventDefault(),n==="y"||e.shiftKey?this.#x(this.#d,this.#u):
this.#x(this.#u,this.#d))}#x(e,n){let s=e.pop();s&&(n.push(this.#a),this.#v(s))}async#v(e){let n=this.#n;if(!n)return;cancelAnimationFrame(
this.#b),this.#a=e,this.#p+=1;let s=this.#p,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(e,o?Em:Am),this.#t.
resized();try{await n.prepare();let r=Object.keys(e).length>0,{engine:i,...a}=await this.#M(n,e),c=r&&!this.#i;if(c&&(this.#r??=
await this.#M(n,{})),s!==this.#p||!this.#o)return;let l={...a,interventions:e},h=this.#i??(c?this.#r:null);this.#e=l,this.#l=
e,r||(this.#r=l),this.#f(l,i);let u=Uo(this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:e})}catch(r){
if(s!==this.#p||!this.#e)return;n.choose(n.choice),this.#a=this.#l,this.#s.show(this.#e,this.#i??(this.text?this.#r:null)),
this.#f(this.#e,this.bar.engine),this.bar.fail(ee(r)),this.#t.resized()}}async#M(e,n){let s=await e.explain(this.#L(n));
if(!Sm(s))throw new Error("The server gave no trace of this network.");return s}#L(e){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
e).length?e:null}}#f(e,n,s=this.#l){let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},i=Object.keys(s).length>0;this.bar.
show({...e,engine:n},s,{learned:i&&!this.#i?this.#r:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}}});function cs(t,e){return t.map(n);function n(s){let o=s.children.map(f=>typeof f=="string"?f:n(f)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?e(i):null;if(!a)return{...s,children:o};let c=o.find(f=>typeof f!="string"&&f.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}var qo=v(()=>{"use strict";x()});function m(t,{key:e,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Om),r={tag:t,attributes:n,children:o};return typeof e==
"string"&&(r.key=e),r}function wn(t){return t==null||t===!1?null:String(typeof t=="number"?_t(t):t)}function _t(t){return Math.
round(t*100)/100}function Fe(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=_t(s);return`M${_t(e)} ${_t(n)}h${r}v${_t(
o)}h${-r}Z`}).join("")}function re(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(_t),[c,l,h]=[t,n,(t+n)/2].map(_t);return`\
M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function zo(t,e,n,s){let[o,r,i,a]=[e[0],
e[1],s[0],s[1]].map(_t),[c,l,h]=[t,n,(t+n)/2].map(_t);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}L${a} ${l}C${a} ${h}\
 ${r} ${h} ${r} ${c}Z`}function Oc(t,e,n,s){let[o,r,i,a]=[e[0],e[1],s[0],s[1]].map(_t),[c,l]=[t,n].map(_t);return`M${o} ${c}\
Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Om(t){return t!=null&&t!==!1&&t!==""}var B=v(()=>{"use str\
ict";x()});function Tc(t,e,n){return e?cs(t,s=>{let o=e.parts.find(i=>Nc(i.name)===s);if(!o)return null;let r=_c(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>Tm(i,o,r,n)}}):
t}function Nc(t){return t.replace(/\.feed_forward$/,".stream")}function Tm({attributes:t},{layer:e,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(t[y])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,f]=[F(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(e===null?0:Number(c)-f/2-2);return m("g",{key:"circuit",class:"\
added"},m("rect",{x:d-u/2,y:g-f/2,width:u,height:f,rx:f/2}),m("text",{x:d,y:g+.36*h,"font-size":h},l))}function vc({parts:t},e){
let n=t.find(r=>Nc(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${_c(n.value)} points.`}function _c(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function Lc(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,i=n.filter(({isKept:c})=>c),a=e.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone ${i.length===1?"predicts":"predict"} ${a}, with ${T(r,1)}.`,text:`All give it ${T(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Ic=v(()=>{"use strict";x();
qo();B();V()});function Wt(t,e){for(let{kind:n,pattern:s}of Nm){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return vm(i,e)?i:null}return null}function vm({kind:t,visit:e=0,
layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:
e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function $t(t,e){return t?.kind===
"visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function $n(t,e){return t!==
null&&["head","stream","context"].includes(t.kind)?[e.count-1]:$t(t,e)}function kt({lit:t},e,n){return t?.kind===e&&t.layer===
n?" lit":""}function Lt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}
var Nm,gt=v(()=>{"use strict";x();Nm=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},
{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},
{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},{kind:"generation",pattern:/^generation$/},{kind:"\
gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}]});function Pc(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.closest("[data-act]")?.getAttribute("data-act"),
i=o?.closest("[data-part]")?.getAttribute("data-part"),a=Wt(i,e);if(r==="gate")return Im(t,n);if(r==="attention_temperat\
ure")return Cc(t,e,"attention");if(r==="pointer_temperature")return Cc(t,e,"pointer");if(!s||a?.kind!=="visit"||r||t.pointerType===
"touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest("[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;
return c&&(l==="time"||l==="stay")?Pm(t,c,e,h,l):Rm(t,n,h)}function Wc({pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){
let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute("data-part");if(!i||e==="touch")return null;let a=!1;
return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=Math.hypot(l-s,h-o)>=Yo,a?{kind:"carry",name:i,
x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Jo({trace:t},e,n){let s=(t.interventions[`${e}\
_temperature`]??1)*2**n,{least:o,most:r}=Lm;return Number(Math.min(r,Math.max(o,s)).toPrecision(2))}function Im({pointerId:t},e){
let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{pointer:t,follows:!0,to({type:o,clientX:r,clientY:i},a){
if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.left)/n.width;return o!=="pointercancel"&&(s=Math.round(
100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}function Cc({pointerId:t,clientX:e},n,s){let o=!1;return{
pointer:t,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-e)>=Yo,!o)return null;let a=Jo(n,s,(r-e)/_m);return{kind:"tempe\
rature",of:s,value:a,isDone:i}}}}function Rm({pointerId:t,clientY:e},n,s){let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:i},a){
if(r||=Math.abs(i-e)>=Yo,!r)return null;let c=Math.sign(Cm(n,i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,
isDone:a};return o+=c,l}}}function Cm(t,e){let s=[...t.querySelectorAll(".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.
getBoundingClientRect();return Math.abs((r+i)/2-e)});return s.indexOf(Math.min(...s))}function Pm({pointerId:t,clientX:e},n,s,o,r){
let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.querySelector(".track")?.getBoundingClientRect()??
{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){if(l||=Math.abs(u-e)>=2,!l)return null;let d=Ko*
Math.round((u-e)/c*Rc/Ko),g=r==="time"?Math.min(Rc-Ko,Math.max(0,i+d)):Math.max(0,a+d);return g===h&&!f?null:(h=g,{kind:r,
visit:o,minutes:g,isDone:f})}}}var Yo,Rc,Ko,_m,Lm,Dc=v(()=>{"use strict";x();gt();Yo=5,Rc=1440,Ko=5,_m=60,Lm={least:.1,most:10}});function Mt(t){let e=0,n=Number(t[0]);for(let s=1;s<t.length;s++){let o=t[s];o>n&&(e=s,n=o)}return e}var Wm,ie,Hc,ae=v(()=>{
"use strict";x();De();Wm={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},ie=class{#s=new Map;constructor(e,n=""){
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
weights(n,s))e=Math.max(e,o);return e||1}get slices(){return Object.entries(Ya).filter(([e])=>this.has(`inputs.${e}`)).map(
([e,n])=>({name:e,label:n,short:Wm[e]??n,lengths:this.#e(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:e})=>Math.max(...e)))||1}stream(e){let n=`layers.${e}`,s=i=>this.isSkipped(e,i),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),i=o.filter(d=>!n.includes(d)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(d=>!a.
includes(d)),...r].map(d=>this.#t(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#o(l),f={location:-1,label:Hc(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,f]}#t(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):e==="final"&&
n===se?this.trace.unknown_probability:this.trace.location_probabilities[e]?.find(i=>i.location===n)?.probability??0}shareOf(e,n){
return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="generation"&&!this.#n(e,n)?null:(e==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#n("final",e)?this.probabilityOf("final",e):null}#n(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`;return this.has(s)||e==="final"&&n===se||!!this.trace.location_probabilities[e]?.
some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:i,
probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce((i,{probability:a})=>i+a,0),r=this.#o(s);return[
...s,{location:-1,label:Hc(r),category:null,probability:Math.max(0,o)}]}#o(e){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:Ka+s;return o-1-e.filter(({location:r})=>r<o).length}#e(e){let n=this.#s.get(e);if(n)return n;let s=this.
trace.lengths?.[e]??this.#r(e);return this.#s.set(e,s),s}#r(e){let n=this.values(e),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};Hc=
t=>t===1?"1 other":`${t} others`});function zt(t,e,n,s=!1){if(s&&t?.kind==="visit")return{title:`${Kt(e,t.visit??0)}.`,text:""};let{title:o,text:r}=Hm(t,e,
n),i=n?.words?Dm(t,e,n):"";return{title:o,text:i?`${r} ${i}`:r}}function Dm(t,e,n){let s=Zo(n.words);if(t?.kind==="visit"&&
n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${T(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="pla\
ce"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability is ${T(o,1)}.`}return t?.kind==="g\
ate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Hm(t,e,n){switch(t?.kind){case"visit":return jm(t.visit??0,e);case"h\
ead":return Um(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made of.",text:Fm(e)};case"stream":return Bc(
t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the\
 last visit is ${e.trace.architecture.d_model} numbers. ${qc(Fc(e),!0)} ${Fc(e).length===1?"reads":"read"} nothing else \
of it.`};case"pointer":return Uc(e);case"generation":return Gc(e);case"gate":return Vc(e);case"place":return Gm(t.location??
0,e);default:return Vm(e,n)}}function Fm(t){let{slices:e,trace:n}=t,s=qc(e.map(({label:r})=>r)).replace("recency","$& (d\
ays ago)"),o=n.architecture.d_model;return t.has("inputs.norm")?`Each visit is ${e.length} vectors side by side: ${s}. O\
ne matrix mixes them into ${o} numbers.`:`The network has ${e.length} vectors for each visit: ${s}. Its first layer read\
s ${o} numbers.`}function Fc(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],
...t.has("gate.logit")?["the gate"]:[]]}function Kt(t,e){let n=t.visits[e];return n?`${n.label}, ${wt[n.weekday]} ${dt(n.
start_minute)}`:""}function jm(t,e){let n=e.visits[t],s=[],o=Bm(t,e);if(n?.masked)return{title:`${Kt(e,t)}.`,text:"This \
visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${T(o.weight)}.`),
e.hasPointer){let r=e.pointerWeights[t],i=e.locations[t]??0,a=r*e.gate,c=e.probabilityOf("final",i);s.push(e.hasGate?`Th\
e pointer gives it ${T(r,1)}, after the gate ${Xo(a)} of its place’s ${T(c,1)}.`:`The pointer gives it ${T(r,1)} of th\
e answer.`)}return{title:`${Kt(e,t)}.`,text:s.join(" ")}}function Bm(t,e){let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<
e.heads;o++){if(e.isOff(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}
function Um(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isOff(t,e)){let l=n.trace.interventions.replace_with==="mean"&&!n.
isSkipped(t,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zero"}. The ma\
p shows the weights it would have used.`}}let o=n.lastRow(t,e),[r=0,i]=[...o.keys()].sort((l,h)=>o[h]-o[l]),a=i===void 0?
"":` and ${T(o[i])} from ${Kt(n,i)}`,c=r===n.count-1?"itself":Kt(n,r);return{title:s,text:`The last visit reads ${T(o[r])}\
 from ${c}${a}.`}}function Bc(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,i=s?`its self-atten\
tion adds one of length ${_(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit com\
es in as a vector of length ${_(Number(n[r]))}; ${i}its feed-forward network adds one of length ${_(Number(o[r]))}.`}}function Uc(t){
let e=t.pointerWeights,n=Mt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${T(
s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite\
 visit is ${Kt(t,n)}, with ${T(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function Gc(t){let e=t.generated(2).map(
({label:s,probability:o})=>`${s} with ${T(o)}`),n=t.probabilityOf("generation",se);return{title:"Generation.",text:`It s\
cores all ${t.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${e.join(", then ")}.${n<
.01?"":` “Unknown” gets ${T(n)}.`}`}}function Vc(t){let{gate:e,trace:n}=t,s=n.gate.learned?"network sets the gate":"\
gate is set";return{title:"Gate.",text:`${t.has("gate.logit")?`The ${s} to ${e.toFixed(2)}: `:"Without a gate, "}${T(e)}\
 of the answer’s distribution comes from the pointer, ${T(1-e)} from generation.`}}function Gm(t,e){let{label:n}=e.nameOf(
t),s=c=>T(e.probabilityOf(c,t),1),{gate:o}=e,r=e.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the pointer + ${(1-o).
toFixed(2)} × ${s("generation")} by generation`:"",i=e.locations.filter(c=>c===t).length,a=["It is not among the visits",
"It was visited once"][i]??`It was visited ${i} times`;return{title:`${n}.`,text:`Its probability is ${s("final")}${r}. ${a}\
.`}}function Vm(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${T(n.probability,1)}`;if(e){let a=e.
trace.prediction,c=t.wordsFor(e);if(a.location===n.location){let h=qm(n.probability,a.probability);return{title:`${o}.`,
text:`That is ${h} ${c}.`}}let l=e.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${T(l,1)}).`,text:`${Zo(
c)} the answer was ${e.nameOf(a.location).label}, ${T(a.probability,1)}.`}}let r=t.count===1?"the visit":`these ${t.count}\
 visits`,i=t.hasGate?` ${Xo(n.from_pointer)} are copied from visits (pointer), ${Xo(n.from_generation)} are generated.`:
"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${i}`}}function ls(t){return t==="h\
ead"?"Switched off":"Masked"}function hs(t,e,n){let[s,o]=[T(e,1),T(n,1)];return s===o?`${t} would still get ${s}.`:`${t}\
 would get ${o} instead of ${s}.`}function qm(t,e){let{change:n,size:s}=Pe(t,e);return n===0?"the same as":`${s} points ${n>
0?"more":"less"} than`}function Zo(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Xo(t){return`${(100*t).toFixed(
1)} points`}function qc(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?Zo(s):
s}function zc(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Kt(
t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Kt(t,e-1)}. Where does this person g\
o next?`,part:`visits.${e-1}`},{...zt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(zm(c,t)),
o.push({...Bc(c,t),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...zt({kind:"conte\
xt"},t,null),part:"context"}),t.hasPointer&&o.push({...Uc(t),part:"pointer"}),t.hasGeneration&&o.push({...Gc(t),part:"ge\
neration"});let{prediction:r}=t.trace,i=t.nameOf(r.location).label,a=t.hasGate?`${Vc(t).text} `:"";return o.push({title:`${i}\
, ${T(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function zm(t,e){
let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<e.heads;i++){if(e.isOff(t,i))continue;o+=1;let a=e.lastRow(t,i),c=Mt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===e.count-1?"from itself":`from ${Kt(e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${T(s.
weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}var jc,kn=v(()=>{"use strict";x();De();ae();V();jc="Point at anythin\
g to see what it does."});function Kc(t,e,n){let s=t&&e&&Km(t,e);try{let o=s&&n?.(s);return o?Ym(t,e,o):""}catch{return""}}function Km({kind:t,layer:e=0,
head:n=0,visit:s=0},o){if(t==="head"&&!o.isOff(e,n))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Ym({kind:t},e,n){let{location:s,probability:o}=e.trace.prediction,
r=new ie(n),{prediction:i}=n,a=ls(t),c=e.nameOf(s).label;if(i.location!==s){let l=r.nameOf(i.location).label;return`${a}\
, the answer would be ${l} with ${T(i.probability,1)}.`}return`${a}, ${hs(c,o,i.probability)}`}var Yc=v(()=>{"use strict";
x();ae();kn();V()});function Yt(t,e){for(let[s,o]of Jm){let r=o.exec(t??"");if(!r)continue;let i=Object.fromEntries(Object.entries(r.groups??
{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,e),...i};return Zm(a,e)?a:null}return null;function n(s,o,{
count:r,trace:i}){let a=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||s==="stream"&&"visit"in o||(s==="\
pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Xm(s,o,e)??a,number:null,location:s===
"generation"?e.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}function Xm(t,{layer:e=0,head:n=0},s){
return t==="pointer"&&s.hasPointer?Mt(s.pointerWeights):t==="head"&&e<s.layers&&n<s.heads?Mt(s.lastRow(e,n)):null}function Zm({
kind:t,layer:e,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,d_model:l}=a.trace.architecture;return t===
"head"&&n>=a.heads||t==="pointer"&&!a.hasPointer||t==="generation"&&!a.hasGeneration||t==="gate"&&!a.hasGate?!1:e<a.layers&&
s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function Jc(t,e){let{kind:n,layer:s,head:o,isLeaf:r,number:i,location:a}=t,c=[{
name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="stream")&&l(`layers.${s}.stream`,`La\
yer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,"one cell"),n==="stream"&&r&&l(`l\
ayers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`visits.${t.visit}`,h()),n==="conte\
xt"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.name,h()),n==="generation"&&l("g\
eneration","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(a).label),n==="gate"&&l("gate","Gate"),n==="place"&&l(t.
name,e.nameOf(a).label),i!==null&&l(t.name,`number ${i+1}`),c;function h(){return`Visit ${t.visit+1}`}}function Mn(t){let e=t.
split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(".")[0]??"")?2:1;return e.length<=
s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Qo(t,e,n){let s=Yt(t,n),[o,r]=Qm[e]??[0,0];if(!s||o===0&&r===
0)return null;let i=tp(s,o,r,n);return i!==null&&Yt(i,n)?i:null}function tp(t,e,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,
number:l,isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+e}`;let f=r*s.heads+i+e;return n!==
0?`layers.${r+n}.heads.${i}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}\
.stream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let g=f.findIndex(({location:p})=>p===
t.location),y=g<0||n===0?void 0:f[g+n];return y?`${d}.${y.location}`:null}}var Jm,Qm,je=v(()=>{"use strict";x();ae();Jm=
[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];Qm={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}});function R(t){return t.stage.type/13}function J(t,e,n="label"){let s=n==="title"||n==="strong";return er*F(Xc(e),tr[n]*R(
t),s)}function Xc(t){return t.replaceAll("−","+")}function j(t,e,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){
let l=o==="title"||o==="strong",h=a===void 0?s:it(s,a/er,tr[o]*R(t),l),u=[o,i,r].filter(Boolean).join(" ");return m("tex\
t",{...c&&{key:c},class:u,x:e,y:n},h)}function U(t,{x:e,y:n,width:s},o,r="label"){let i=tr[r]*R(t),a=F(" ",i),c=[],l=Number.
POSITIVE_INFINITY;for(let u of o){let f=u.reduce((g,y)=>g+op(y,i),0),d=c.at(-1);d&&l+a+f<=s?(d.push({text:" "},...u),l+=
a+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>sp(e,n+i*(1+1.5*f),u,r,i)),height:c.length*1.5*i}}function D(t){return t.
split(" ").map(e=>[{text:e}])}function sp(t,e,n,s,o){let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===
i?null:h?-r:r;i=h;let f=[l,h&&"raised"].filter(Boolean).join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("t\
ext",{class:s,x:t,y:e},a)}function op({text:t,kind:e="",isRaised:n=!1},s){let o=(n?ep:1)*(e.includes("math")?np:1);return er*
F(Xc(t),s*o,e.includes("strong"))}var tr,ep,er,np,bt=v(()=>{"use strict";x();B();V();tr={title:15.5,strong:13,label:13,small:12.5,
tiny:11.5},ep=.78,er=1.07,np=1.12});function ce(t,e,n,s=1){let o=t.length/e,r=us-1,i=new Uint8Array(o*(e+1));for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;
let u=Math.round(Number(t[l])/s*r);i[h]=u>0?Math.min(r,u):0}let a=[...ds(e),...ds(o),8,3,0,0,0],c=[rp,...fs("IHDR",a),...ap(
n),...fs("IDAT",cp(i)),...fs("IEND",[])];return`data:image/png;base64,${ve(Qc(c))}`}function ap([t,e]){let n=[...t,...e].
join(" "),s=Zc.get(n);if(s)return s;let o=new Uint8Array(3*us);for(let i=0;i<3;i++){let[a,c]=[Number(t[i]),Number(e[i])];
for(let l=0;l<us;l++){let h=l/(us-1);o[3*l+i]=Math.round(a+h*(c-a))}}let r=fs("PLTE",o);return Zc.set(n,r),r}function fs(t,e){
let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e]){let{length:r}=o;for(let i=0;i<r;i++){let a=(s^o[i])&
255;s=ip[a]^s>>>8}}return[ds(e.length),n,e,ds(~s)]}function cp(t){let e=[[120,1]];for(let o=0;o<t.length;o+=nr){let r=t.
subarray(o,o+nr),i=o+nr>=t.length,[a,c]=[r.length&255,r.length>>8];e.push([Number(i),a,c,a^255,c^255],r)}let[n,s]=[1,0];
for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return Qc([...e,[s>>8,s&255,n>>8,n&255]])}function Qc(t){let e=new Uint8Array(
t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;return e}function ds(t){return[24,16,8,0].map(
e=>t>>>e&255)}var rp,us,nr,ip,Zc,En=v(()=>{"use strict";x();Le();rp=[137,80,78,71,13,10,26,10],us=256,nr=65535,ip=Uint32Array.
from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=n>>>1^(n&1?3988292384:0);return n}),Zc=new Map});function sl(t,e,n){let{width:s,height:o}=t.stage.size,r=R(t),i=Math.min(lp*r,.035*s),a=hp(t,e,i),c={x:i,y:a.height,width:s-
2*i,height:o-a.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data-block":e.name},a.marks,ol(n,
c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function ol(t,e,n){let s=n*(t.length-1),o=t.reduce((f,{least:d})=>f+
d.width,s),r=t.reduce((f,{least:d})=>f+d.height,s),i=t.every(({least:f})=>f.height<=e.height),a=t.every(({least:f})=>f.width<=
e.width);if(t.length>1&&!(o<=e.width&&i)&&!(r<=e.height&&a)){let f=t.reduce((d,g)=>g.rank>d.rank?g:d);return ol(t.filter(
d=>d!==f),e,n)}let c=t.length===1||o<=e.width&&i,l=t.reduce((f,{share:d=1})=>f+d,0),{x:h,y:u}=e;return t.map(f=>{let d=(f.
share??1)/l,g=c?{x:h,y:u,height:e.height,width:f.least.width+d*(e.width-o)}:{x:h,y:u,width:e.width,height:f.least.height+
d*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function Z(t,{x:e,y:n,width:s,height:o},r,i=r){let a=R(
t),c=J(t,r,"title")<=s-28*a;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,height:o,rx:10*a}),j(t,e+14*a,n+22*
a,c?r:i,{kind:"title",width:s-28*a})]}function tt(t,{x:e,y:n,width:s,height:o}){let r=R(t);return{x:e+14*r,y:n+30*r,width:s-
28*r,height:o-38*r}}function mt(t,e,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(t),c=J(t,s,"label")+(r?24:4)*a;return{
mark:m("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"data-more"in o?"link":"button",tabindex:0,
"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},m("rect",{class:r?"control-ground":"ground",x:e,y:n-15*a,width:c,
height:30*a,rx:15*a}),r?j(t,e+c/2,n+4.5*a,s,{anchor:"middle"}):j(t,e+2*a,n+4.5*a,s)),width:c}}function hp(t,e,n){let{width:s,
height:o}=t.stage.size,r=R(t),i=Jc(e,t.reading),a=fp(t,i,n),c=up(t,a.end+16*r,Mn(e.name)??""),l="You are here",h=J(t,l,"\
small")+10*r,u=s-n,f=u-a.end-20*r,d=o>=560*r&&or(t,sr*r)>f,g=d?el(t,u-n-h):el(t,f,nl*2),y=g?or(t,g):0,p=d||f-y>=h,b=d?u-
a.end:f-y-(p?h:0),w=(d?46:8)*r+(sr*r-(g??0))/2;return{height:(d?tl+36:tl)*r,marks:[a.marks,b>=c.width+16*r&&c.mark,g!==null&&
p&&j(t,u-y-10*r,(d?64:26)*r,l,{kind:"small",anchor:"end"}),g!==null&&m("g",{key:"thumbnails"},dp(t,e,u-y,w,g))]}}function up(t,e,n){
let s=R(t);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return mt(t,e,21*s,"Back",{"data-open":n});let r="goe\
s back";return{mark:m("g",{key:"escape",class:"escape"},m("rect",{class:"key",x:e,y:10*s,width:34*s,height:22*s,rx:5*s}),
j(t,e+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),j(t,e+42*s,25.5*s,r,{kind:"small"})),width:46*s+J(t,r,"small")}}
function fp(t,e,n){let s=R(t),o=t.stage.size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of e.entries()){let h=a===e.length-
1,u=h?"strong":"label",f=Math.min(J(t,l,u),Math.max(20*s,n+o-r));if(i.push(m("g",{key:`crumb ${a}`,class:`part crumb${h?
" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:
`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),j(t,r,26*s,l,{kind:u,width:f+1}))),
r+=f,h)break;i.push(m("path",{key:`then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),
r+=21*s}return{marks:i,end:r}}function el(t,e,n=nl){let s=R(t);for(let o=sr;o>=n;o--)if(or(t,o*s)<=e)return o*s;return null}
function or(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*R(t)))+2.2*e}function dp(t,e,n,s,o){let{reading:r}=t,
i=R(t),a=[],c=n;for(let b=0;b<r.layers;b++){for(let $=0;$<r.heads;$++){let k=r.weights(b,$),M=Math.max(...k)||1,A=r.isOff(
b,$);a.push(p(`layers.${b}.heads.${$}`,`Layer ${b}, head ${$}${A?", switched off":""}`,c,o,[m("image",{key:"map",class:"\
map",href:ce(k,r.count,t.scale,M),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:A?.2:1})])),c+=o+2}let w=.4*
o;a.push(p(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,k=0],M)=>m("rect",
{key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.max(1,(w-4)*k),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+
o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+1.2*o;r.hasPointer&&a.push(p("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",
d:re(c,[l-f,l],d,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&a.push(p("generation","Generation",c,1.2*o,[m("path",{class:"g\
eneration",d:re(c,[l,l+f],d,[u-f,u+f])})],[l,o/2])),r.hasGate&&a.push(p("gate","Gate",d,.3*o,[m("rect",{class:"pointer",
x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return a.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),a;function p(b,w,$,k,M,[A,E]=[s,o]){let O=e.
name===b||e.name.startsWith(`${b}.`),N=b.includes("heads");return m("g",{key:b,class:`part thumb${O?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":w,"aria-current":O?"true":null},M.flat(),m("rect",{key:"frame",class:N||O?"th\
umb-frame":"ground",x:$,y:A,width:k,height:E,rx:2}),m("title",{},w))}}var lp,tl,sr,nl,Dt=v(()=>{"use strict";x();je();bt();
B();En();lp=20,tl=46,sr=28,nl=9});function le(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(t),l=n.length,h=e.width/l,u=h>6?Math.min(
.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=al(f),g=new Map([...r].map(N=>[N,_(f[N]??0,d)])),y=[...g.values()].some(N=>J(
t,N,"tiny")>h+2*c),p=g.size>0&&!y?rl*c:1,b=y?rl*c:0,[w,$]=s.extent??ms(f),k=mp(e.height-b,w,$,p),M=k>0?Math.max(p,w*k):(e.
height-b)/2,A=e.y+b+M,E=f.map((N,L)=>{let I=Math.abs(N)*k,P=L===i;return m("rect",{key:`bar ${L}`,class:`bar ${o}${N<0?"\
 negative":""}${P?" chosen":""}`,x:e.x+L*h+u/2,y:N<0?A:A-I,width:Math.max(.5,h-u),height:Math.max(.4,I)},a&&m("title",{},
a(L)))}),O=[...g].map(([N,L])=>j(t,e.x+il((N+.5)*h,J(t,L,"tiny")/2,e.width),y?e.y+9*c:A+(Number(f[N])<0?-3:10.5)*c,L,{kind:"\
tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.x} ${A}\
H${e.x+e.width}`}),E,O]}function mp(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(0,t-
s)/Math.max(e,n)}function Be(t,e,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(t),c=e.map(al),l=Array.from(n,(g,y)=>Math.max(
...e.map((p,b)=>J(t,_(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(f(p)-f(g))>=d(g)+d(p)+a)&&u.add(g);
return u;function f(g){return il((g+.5)*i,d(g),s)}function d(g){return l[g]??0}}function il(t,e,n){return Math.max(e,Math.
min(n-e,t))}function ms(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function al(t){let e=Math.
max(...ms(t));return e>=99.5?0:e>=.95?1:2}var rl,An=v(()=>{"use strict";x();bt();B();V();rl=13});function ke(t,e,n,{chosen:s=null,open:o}={}){let r=R(t),i=e.width<380*r,a=Math.min(96*r,e.height/n.length),c=!i&&a>=34*r,
l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(J(t,w.title,"strong"),c?J(t,w.says,"small"):0))),u=i?0:Math.min(h+12*r,
.42*e.width),f=e.x+u,d=e.width-u-l,g=i?17*r:0,y={x:f,width:d,height:Math.max(6*r,a-cl*r-g)},p=n[0]?.values.length??1,b=d/
p;return[n.map(({key:w,title:$,says:k,values:M,colour:A,open:E},O)=>{let N=e.y+O*a,L=i?N+12*r:N+a/2+(c?-2:4)*r,I=i?e.width:
u-8*r,P=J(t,$,"strong")+10*r;return m("g",{key:w,class:E?"part choice row":"row","data-open":E??null,role:E?"button":null,
tabindex:E?0:null,"aria-label":E?$:null},E&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+8*r,height:a,
rx:4}),j(t,e.x,L,$,{kind:"strong",width:I,key:"title"}),i&&j(t,e.x+P,L,k,{kind:"small",width:e.width-P,key:"beside"}),c&&
j(t,e.x,L+15*r,k,{kind:"small",width:I,key:"says"}),le(t,{...y,y:N+g+cl/2*r},M,{colour:A,chosen:s,exact:W=>`${$}, number\
 ${W+1}: ${_(Number(M[W]),4)}`}),s!==null&&j(t,e.x+e.width,N+g+(a-g)/2+4.5*r,_(Number(M[s]),2),{kind:"strong",anchor:"en\
d",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:a*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:p},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:e.y,
width:b,height:a*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${_(Number(M[$]),3)}`).join(`
`)))))]}var cl,ps=v(()=>{"use strict";x();An();bt();B();V();cl=8});function ll(t){let e=yp(t??"").map(xp);for(let n=bp;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=rr.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}function yp(t){return t.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??
[]}function xp(t){let e=t.replace(/s$/,"");return gp.has(e)?e:t}var hl,pp,rr,gp,bp,ul=v(()=>{"use strict";x();hl={pin:"M\
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
 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},pp={home:["home","house","apartmen\
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
"bike","bicycle","bike rental","bike share"]},rr=new Map(Object.entries(pp).flatMap(([t,e])=>e.map(n=>[n,t]))),gp=new Set(
[...rr.keys()].flatMap(t=>t.split(" "))),bp=Math.max(...[...rr.keys()].map(t=>t.split(" ").length))});function Et(t,e,n,s){let o=s/wp;return m("path",{key:"icon",class:"icon",d:hl[ll(t)],transform:`translate(${e.toFixed(2)}\
 ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}var wp,Me=v(()=>{"use strict";x();ul();B();
wp=24});function q(t,e){let n=t.visits[e];return n?`${n.label}, ${he(t,e)}`:""}function Ee(t,e){return t.visits[e]?.label??""}function ir(t){
return t>0&&t<5e-4?"<0.1 %":T(t,1)}function he(t,e){let n=t.visits[e];return n?`${wt[n.weekday]} ${dt(n.start_minute)}`:
""}function dl(t,e){return ne(t.visits[e]?.duration_minutes??0)}function ml(t,e,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=t,l=R(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-d)/g,p=A(fl(n,r).map(E=>({visit:E,half:J(t,k(n[E],E),E===r?"strong":"tiny")/2}))),b=A(fl(n,r).map(E=>({visit:E,half:J(
t,M(E),E===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:E},O)=>{let N=w(O),L=O===r,I=Number(n[O])*y;return m("g",{key:`visit ${O}`,class:`part choice${L?" here":
""}`,"data-open":a(O),role:"button",tabindex:"-1","aria-label":`${q(c,O)}: weight ${T(Number(n[O]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${i}${L?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-I,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,I)}),p.has(O)&&j(t,$(O,p),f-I-4*l,k(
n[O],O),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&Et(E,N-7*l,f+5*l,14*l),b.has(O)&&j(t,$(O,b),
e.y+e.height-4*l,M(O),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${q(c,O)}: score ${_(Number(s[O]),
3)}, weight ${T(Number(n[O]),2)}`))})];function w(E){return e.x+(E+.5)*h}function $(E,O){let N=O.get(E)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,w(E)))}function k(E,O){return O===r?ir(Number(E)):T(Number(E)).replace(" %","")}function M(E){
return _(Number(s[E])/o,E===r?2:1)}function A(E){let O=new Map;for(let{visit:N,half:L}of E){let I=Math.max(e.x+L,Math.min(
e.x+e.width-L,w(N)));[...O].every(([W,z])=>{let H=Math.max(e.x+z,Math.min(e.x+e.width-z,w(W)));return Math.abs(I-H)>=L+z+
3*l})&&O.set(N,L)}return O}}function fl(t,e){let[n=e,...s]=[...Array(t.length).keys()].sort((o,r)=>Number(t[r])-Number(t[o]));
return[...new Set([n,e,...s])]}var Ht=v(()=>{"use strict";x();Me();bt();B();V()});function pl(t,e){let n=R(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>$p(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>kp(t,s)}]}function $p(t,e){let{reading:n}=t,s=R(t),o=tt(t,e),r=n.values(
"context"),i=U(t,o,D(`${q(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${_(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...Z(t,e,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},le(t,g,f,{colour:"\
stream",extent:ms(r),numbered:Be(t,[f],f,d),exact:y=>`Number ${u*c+y+1}: ${_(Number(f[y]),4)}`}))})]}function kp(t,e){let{
reading:n}=t,s=R(t),o=tt(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets \
the key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.
push({key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"\
generation",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its \
logit",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=U(t,o,D(r.length>1?"Each reads the same numbers\
, through a matrix of its own:":"One part reads these numbers:"),"small");return[...Z(t,e,"What reads it"),...i.marks,r.
length>0&&m("g",{key:"rows"},ke(t,{...o,y:o.y+i.height+6*s,height:o.height-i.height-6*s},r))]}var gl=v(()=>{"use strict";
x();Dt();An();ps();Ht();bt();B();V()});function Ue(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,i=t.values(`${r}.queries`),a=t.values(`${r}.keys`),c=i.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Ve(fe(i,s,c),fe(a,o,c));return bl(h,l,null,t,o)}function gs(t,e,n,s){let o=fe(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return ar(o,t.trace.interventions.attention_temperature??1)}function Ge(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return bl(Ve(n,fe(s,e,n.length)),o,r,t,e)}function bs(t){return ar(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function bl(t,e,n,s,o){let r=t.first.length,i=t.sum/(e?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Ve(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Ke(n)}}function ar(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),i=Ke(r),a=r.map(c=>c/i);return{scores:t,temperature:e,shift:o,exponentials:r,
total:i,weights:a}}function Sn(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let i=t.trace.architecture.d_model,a=Number(
t.values(e)[o*i+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:ue(t,`${s}.weight`,r),bias:ue(t,`${s}.bias`,r),result:Number(t.values(n)[o*i+r])}}function ys(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],i=ue(t,`${o}.bias`,s),a=lt(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Ve(a,fe(r.values,s,a.length)),bias:i}}function yl(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=ue(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=t.
slices.map(({name:c,label:l})=>{let h=cr(t,c,e),u=Ve(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Ke(a.map(({dot:c})=>c.sum))+o}}function cr(t,e,n){let s=t.values(`inputs.${e}`);return fe(
s,n,s.length/t.count)}function lt(t,e,n){let s=t.values(e);return fe(s,n,s.length/t.count)}function qe(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Ve(e,n.values):null,bias:ue(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function de(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Ve(n,fe(
s.values,e,n.length)):null,r=ue(t,"gen_head.bias",e),i=t.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[e]):a}}function xl(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
ar(e,1):null}function ze(t,e){let{gate:n}=t,s=t.locations.flatMap((i,a)=>i===e?[a]:[]),o=t.hasPointer?Ke(s.map(i=>Number(
t.pointerWeights[i]))):0,r=Mp(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Mp(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(i=>i.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function ue(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function fe(t,e,n){return t.subarray(e*n,(e+1)*n)}function Ke(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Ft=v(()=>{"use strict";x()});function On(t,e,{first:n,second:s,products:o},r){let i=R(t),a=o.length,c=a>Ap&&e.height>=176*i,l=c?34*i:0,h=(e.height-l)/
3,u=16*i,f=e.x+wl*i,d=e.width-wl*i,g=Tn(o),y=Be(t,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=d/a,w=$=>`${_(
Number(n[$]),4)} × ${_(Number(s[$]),4)} = ${_(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*i,rx:3}),p.map(({letter:$,colour:k,values:M,title:A},E)=>{let O=e.y+E*h,N={x:f,y:O+
u,width:d,height:h-u-6*i};return m("g",{key:`row ${E}`},j(t,e.x,O+12*i,A,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),j(t,e.x,O+u+.5*N.height+5*i,$,{also:`math letter ${k}-words`,key:"letter"}),le(t,N,M,{colour:k,numbered:y,chosen:g,
exact:w}))}),c&&Op(t,{x:f,y:e.y+3*h,width:d,height:l},o)]}function Op(t,{x:e,y:n,width:s},o){let r=R(t),i=s/o.length,a=Math.
max(Ep,Math.ceil(o.length/8));for(;a<o.length&&a*i<J(t,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[f,d]=[e+h*a*i+2,e+(h*a+u.length)*i-2],g=u.reduce(
(y,p)=>y+p,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),j(t,(f+d)/2,n+17*r,_(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function xs(t,e,n,s,o,r,i){let a=R(t),c=Tp(n,s,o),l=Np(n,s,r,c),h=vp(
n,s,o,i.over,c),u={x:e.x,y:0,width:e.width},f=U(t,u,l).height+U(t,u,h).height+10*a,d=132*a,g=Math.max(70*a,Math.min(.36*
e.height,210*a)),y=e.height-f-g>=d,p=Math.min(e.height-f-(y?g:0),276*a),b=e.height-f-p,w=U(t,{...u,y:e.y+p+4*a},l),$=U(t,
{...u,y:e.y+p+w.height+6*a},h);return[m("g",{key:"dot"},On(t,{...e,height:p},n.dot,r)),m("path",{key:"rule",class:"rule",
d:`M${e.x} ${e.y+p}H${e.x+e.width}`}),m("g",{key:"score steps"},w.marks),m("g",{key:"softmax steps"},$.marks),y&&m("g",{
key:"softmax"},ml(t,{...e,y:e.y+p+f,height:b},s,o,i))]}function Tp({dot:t,width:e,isScaled:n,bias:s,unmasked:o,isMasked:r},i,a){
let{scores:c,temperature:l,shift:h,exponentials:u}=i,f=n?t.sum/Math.sqrt(e):t.sum,d=Number(c[a])/l-h;return Ae(g=>{let y=(p,b)=>g(
p)===g(b);return n&&!y(g(t.sum)/Math.sqrt(e),f)||s&&!y(g(f)+g(s),o)?!1:r?!0:y(g(o)/l,o/l)&&y(g(o/l)-g(h),d)&&lr(g(d),Number(
u[a]))})}function ws({dot:t,bias:e,logit:n},s){return Ae(o=>(t===null||e===null||n===null||o(o(t.sum)+o(e))===o(n))&&s(o))}
function lr(t,e){return It(Math.exp(t))===It(e)}function Ae(t){let e=$l.least;for(;e<$l.most&&!t((n,s=0)=>Number(n.toFixed(
e+s)));)e++;return e}function Np({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{temperature:a},[c,
l],h){let u=n?t.sum/Math.sqrt(e):t.sum,f=[...D("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${_(t.sum,h)}`,kind:"strong"}],n?[{text:`${Ye} ÷ √${e}\
 = `},{text:_(u,h),kind:"strong"}]:[{text:`${Ye} not divided by √${e}: scaling is off`}]];return s!==null&&f.push(o?[{
text:`${Ye} no position bias: it is off`}]:[{text:`${Ye} ${s<0?"−":"+"} ${_(Math.abs(s),h)} (position bias) = `},{text:_(
i,h),kind:"strong"}]),r?f.push([{text:`${Ye} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&f.push([{text:`${Ye} ÷ te\
mperature ${_p(a)} = `},{text:_(i/a,h),kind:"strong"}]),f}function vp({isMasked:t},e,n,s,o){let{scores:r,temperature:i,shift:a,
exponentials:c,total:l,weights:h}=e;if(t)return D("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/i-a,f=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:_(u,o),isRaised:!0},{text:` = ${It(f)}\
;`}],[{text:`${It(f)} / ${It(l)} = `},{text:ir(Number(h[n])),kind:"strong"},{text:","}],...D(`where ${It(l)} is the sum \
over ${s}${a?`, after ${_(a,o)}, the largest score, is subtracted from each`:""}.`)]}function It(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=1)return String(Number(t.toPrecision(5)));if(t===0||t>=.001)return String(Number(t.toPrecision(
4)));let[e="",n=""]=t.toExponential(3).split("e");return`${e} × 10${Array.from(n,s=>Sp[s]??"").join("")}`}function Tn(t){
let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function _p(t){return String(
Math.round(1e3*t)/1e3)}var Ye,wl,Ep,Ap,$l,Sp,Se=v(()=>{"use strict";x();An();Ht();bt();B();V();Ye="→",wl=30,Ep=8,Ap=20,
$l={least:2,most:6},Sp=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??""]))});function kl(t,e){let n=R(t),s=qe(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},rank:1,share:1.4,
marks:r=>Ip(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Rp(t,r,s)}),o}function Ml(t){return ws(
t,e=>(1/(1+Math.exp(-e(t.logit)))).toFixed(3)===t.learned.toFixed(3))}function Ip(t,e,n){let{hidden:s,dot:o,bias:r,logit:i}=n,
a=Ml(n),c=R(t),l=tt(t,e),h=o&&r!==null?[...D("Sum of the products"),[{text:"h",kind:"math query-words"},{text:" · "},{text:"\
w",kind:"math key-words"},{text:` = ${_(o.sum,a)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"+"} ${_(Math.abs(r),a)} (bia\
s) =`}],[{text:"logit "},{text:_(i,a),kind:"strong"}]]:[...D("Each unit is multiplied by a learned weight; the sum and a\
 bias give the"),[{text:"logit "},{text:_(i,a),kind:"strong"}]],u=U(t,{...l,y:0},h),f=mt(t,l.x,l.y+l.height-10*c,"More a\
bout the gate",{"data-more":"gate"},{isButton:!1}),d=Math.min(l.height-u.height-36*c,450*c),g=U(t,{...l,y:l.y+d+4*c},h),
y=Be(t,[s],s,l.width);return[...Z(t,e,`${s.length} hidden units read the context`),m("g",{key:"dot"},o?On(t,{...l,height:d},
o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",words:"Weight of each unit",
colour:"key"}]):le(t,{...l,height:d},s,{colour:"query",numbered:y})),...g.marks,f.mark]}function Rp(t,e,n){let{reading:s}=t,
o=R(t),r=tt(t,e),{gate:i,trace:a}=s,c=U(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.
height-c.height-l-40*o},u=U(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...Z(t,e,f()),n&&h.height>=60*o&&m("g",{key:"\
curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*o,height:22*o}))];function f(){return a.gate.
learned?"From the logit to the gate":a.interventions.only?"One path alone answers":typeof a.interventions.gate=="number"?
"A gate set by hand":"A fixed gate"}function d(){let{only:p}=a.interventions,b=[{text:`gate = ${i.toFixed(3)}`,kind:"str\
ong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof a.interventions.gate=="num\
ber"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...D(k),b]}let w=[[{text:"\
1 / (1 + e",kind:""},{text:_(-n.logit,Ml(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];if(a.
gate.learned)return[...w,...D(`is the gate: ${T(i,1)} of the answer comes from the pointer, ${T(1-i,1)} from generation.`)];
let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${i.toFixed(2)}.`:`It is set\
 by hand to ${i.toFixed(3)}.`;return[...D($),...D("As learned it would be"),...w]}function g(p,{logit:b,learned:w}){let $=Math.
max(Lp,Math.ceil(Math.abs(b))),k=I=>p.x+(I+$)/(2*$)*p.width,M=p.y+p.height,A=I=>M-I*p.height,E=Array.from({length:61},(I,P)=>{
let W=-$+P/30*$;return`${k(W).toFixed(1)} ${A(1/(1+Math.exp(-W))).toFixed(1)}`}),[O,N]=[k(b),A(w)],L=b>0;return[m("path",
{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${A(.5)}H${p.x+p.width}`}),[0,.5,1].map(I=>j(t,p.x-
6*o,A(I)+4*o,I===.5?"0.5":String(I),{kind:"tiny",anchor:"end",key:`share ${I}`})),[-$,0,$].map(I=>j(t,k(I),M+15*o,_(I,0),
{kind:"tiny",anchor:"middle",key:`logit ${I}`})),j(t,(k(0)+k(-$))/2,M+15*o,"logit",{kind:"tiny",anchor:"middle",key:"axi\
s"}),m("path",{key:"line",class:"curve",d:`M${E.join("L")}`}),m("path",{key:"lead",class:"lead",d:`M${O} ${M}V${N}H${p.x}`}),
m("circle",{key:"point",class:"point",cx:O,cy:N,r:5.5*o}),j(t,O+(L?-10:10)*o,L?Math.max(N-6*o,p.y+9*o):N-8*o,w.toFixed(2),
{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function y(p){let b=i*p.width;return[m("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:b,height:p.height}),m("rect",{key:"generation",class:"bar generation",x:p.x+b,y:p.y,width:p.
width-b,height:p.height}),j(t,p.x,p.y+p.height+15*o,`pointer ${T(i,1)}`,{kind:"small",key:"of pointer"}),j(t,p.x+p.width,
p.y+p.height+15*o,`generation ${T(1-i,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Lp,El=v(()=>{"use stri\
ct";x();Dt();Ft();Se();An();bt();B();V();Lp=6});function At(t,e,n,{largest:s,most:o=Sl,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(t),c=Math.max(1,Math.floor(e.height/(Al*
a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,e.height/(h.length+Number(l))),f=u>=30*a,d=Math.max(
1,Math.ceil(Al*a/u)),g=h.findIndex(({isChosen:E})=>E),y=u>=13*a&&h.some(({category:E})=>E!==void 0),p=y?22*a:0,b=Math.max(
...h.map(({text:E})=>J(t,E,"strong")))+8*a,w=Math.max(0,...h.map(({beside:E=""})=>E?J(t,E,"small")+10*a:0)),$=Math.max(...h.
map(({label:E,says:O=""})=>Math.max(J(t,E,"strong"),f?J(t,O,"small"):0)))+8*a,k=Math.min($,.58*(e.width-p-b-w)),M={x:e.x+
p+k,width:Math.max(1,e.width-p-k-b-w)},A=s??(Math.max(...h.map(({parts:E})=>E.reduce((O,{value:N})=>O+Math.abs(N),0)))||
1);return[h.map((E,O)=>{let N=e.y+(O+.5)*u,L=O===g||(h.length-1-O)%d===0&&(g<0||Math.abs(O-g)>=d),I=M.x,P=Math.min(.62*u,
.42*o*a);return m("g",{key:E.key,class:`${E.open?"part ":""}choice row${E.isChosen?" here":""}${E.isOff?" off":""}`,"dat\
a-open":E.open??null,role:E.open?"button":null,tabindex:E.open?i&&!E.isChosen?"-1":0:null,"aria-label":E.open?`${E.label}\
: ${E.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*a,y:N-u/2,width:e.width+6*a,height:u,rx:4}),y&&(L||u>=17*
a)&&E.category!==void 0&&Et(E.category,e.x,N-7.5*a,15*a),L&&j(t,e.x+p,N+(f&&E.says?-2:4.5)*a,E.label,{kind:E.isChosen?"s\
trong":"label",width:k-6*a,key:"name"}),f&&E.says&&j(t,e.x+p,N+12.5*a,E.says,{kind:"small",width:k-6*a,key:"says"}),E.parts.
map(({value:W,colour:z},H)=>{let C=Math.abs(W)/A*M.width,G=m("rect",{key:`part ${H}`,class:`bar ${z}${W<0?" negative":""}${E.
isChosen?" chosen":""}`,x:I,y:N-P/2,width:Math.max(.5,Math.min(M.width,C)-(E.parts.length>1&&C>2?.8:0)),height:Math.max(
1,P)});return I+=C,G}),L&&E.beside&&j(t,e.x+e.width-b,N+4.5*a,E.beside,{kind:"small",anchor:"end",key:"beside"}),L&&j(t,
e.x+e.width,N+4.5*a,E.text,{kind:E.isChosen?"strong":"label",anchor:"end",key:"value"}),E.exact&&m("title",{},E.exact))}),
l&&j(t,e.x,e.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Je(t,e,n,s=Sl){
return Math.min(s*R(t)*n,e.height)}var Al,Sl,Xe=v(()=>{"use strict";x();Me();bt();B();Al=14,Sl=34});function Ol(t,e){let n=R(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Cp(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>Pp(t,s,e)}]}function Cp(t,e,n){let{reading:s}=t,
o=R(t),r=tt(t,e),a=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:g,category:y}=s.
nameOf(f),{logit:p}=de(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":_(p,2),text:T(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${p===null?"":`logit ${_(p,4)}, `}\
probability ${T(d,3)}`}}),c=s.trace.architecture.locations,l=U(t,r,D(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=mt(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Z(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},At(t,u,a,{isWalked:!0})),h.mark]}function Pp(t,e,{location:n}){let{reading:s}=t,o=R(t),r=tt(t,e),{label:i}=s.nameOf(
n),a=de(s,n),{dot:c,bias:l,logit:h}=a,u=xl(s),f=ws(a,b=>h===null||!u||lr(b(b(h)-b(u.shift)),Number(u.exponentials[n]))),
d=s.probabilityOf("generation",n),g=[];if(c&&l!==null&&g.push(...D("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${_(c.sum,f)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${_(Math.abs(l),f)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:_(h,f),kind:"strong"}]),u){let b=Number(u.exponentials[n]),
w=Number(u.scores[n])-u.shift;g.push([{text:"→ e",kind:""},{text:_(w,f),isRaised:!0},{text:` = ${It(b)};`}],[{text:`${It(
b)} / ${It(u.total)} = `},{text:T(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...D(`${It(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${_(u.shift,f)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...D(
"→ softmax over the whole list:"),[{text:T(d,1),kind:"strong"}]);let y=U(t,{...r,y:0},g),p=c?Math.min(r.height-y.height-
8*o,450*o):0;return[...Z(t,e,`How does it score ${i}?`),c&&m("g",{key:"dot"},On(t,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${i}`,colour:"key"}])),...U(
t,{...r,y:r.y+p+(c?6*o:0)},g).marks]}var Tl=v(()=>{"use strict";x();Dt();Ft();Xe();Se();bt();B();V()});function dr(t,e,n=1){let s=e.type/fr,o=46*s,r=e.height-98*s,i=mr(t.count,o,r,Dp,s,jp(t)),a=e.width>=1180*s,c=e.width<Hp*
s,l=e.width>=1040*s&&t.layers<=3,h=c?Fp(t,s):_l(t,a,s),u=l?62*s:0,f=l?u+22*s:16*s,d=e.width-2*Nn-Nl(Object.values(h)),[g,
y]=[o+12*s,e.height-4*s],p=Bp(t.heads,d/t.layers-f,y-g,s),b=p.columns*(p.side+$s*s)-$s*s,w=t.heads>0?b+f:f,$=Math.max(0,
d-t.layers*w);c||(h.visits+=Math.min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.
min(.1*$,50*s));let k=e.width-2*Nn-Nl(Object.values(h))-t.layers*w,M=Math.min(k,t.hasPointer?220*s:60*s);h.bands+=M;let A=(k-
M)/t.layers,E={x:Nn,width:h.visits},O=Nn+h.visits+12*s,N=a?{x:O,width:h.slices}:null;N&&(O+=h.slices+12*s);let L=Array.from(
{length:t.layers},(K,rt)=>{let ct=O+rt*(w+A);return{x:ct,width:b,maps:Up(t.heads,ct,g,y,p,s),stream:l?ct+(t.heads>0?b+10*
s:0):null}});O+=t.layers*(w+A);let I=e.width-Nn,P=I-h.answer,W=P-h.leave-h.gate,z=O+h.scores+h.weights+8*s,H=W-h.flow-nt,
C=Math.min(190*s,.24*e.height)/n,G=t.hasGate?.56*e.height:(o+r)/2,at=ur*s,ht=t.hasPointer?e.height-C-_n*at-6:(o+r-C)/2-at;
return{size:e,type:e.type,rows:i,visits:E,slices:N,layers:L,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+
h.scores,weights:O+h.scores+h.weights,ribbons:z,places:H,gate:W,gateWidth:h.gate,answers:{most:r-o<330?vn-1:vn,top:o,bottom:r+
60*s,x:P,right:I,segment:P-nt},right:I,top:o,bottom:r,full:C,across:{visits:i.map(({y:K})=>K),starts:[o-12*s,t.hasGeneration?
r:e.height-8],places:{room:[o+16*s,t.hasGeneration?ht-12*s:r],gap:22*s},generation:{start:ht,gap:at},gate:G-C/2},bands:{
ribbon:(K,rt,ct)=>hr(z,K,H,rt,ct),into:(K,rt,ct)=>hr(H+nt,K,W,rt,ct),out:(K,rt,ct)=>hr(W+h.gate,K,P-nt,rt,ct)}}}function hr(t,e,n,s,o){
return o?re(t,e,n,s):re(t,e,t,e)}function _l({hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*
s,gaps:(n?24:12)*s,scores:46*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:nt,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?
152:140)*s}}function Fp(t,e){return{..._l(t,!1,e),visits:166*e,scores:0,weights:(t.hasPointer?48:130)*e,bands:(t.hasPointer?
88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}function jp({count:t,pointerWeights:e}){let n=t-1,s=o=>o===n?2:
e[o]>=Wp?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Nl(t){return t.reduce((e,n)=>e+
n,0)}function mr(t,e,n,{least:s,most:o,lane:r},i,a){let c=n-e,l=t,h=0,u=Math.min(o*i,c/t);u<s*i&&(h=Math.max(r,Math.min(
6*i,.35*c/t)),u=(s+2)*i,l=Math.max(1,Math.floor((c-t*h)/(u-h))),u=(c-(t-l)*h)/l);let f=a&&new Set(a.slice(0,l)),d=e;return Array.
from({length:t},(g,y)=>{let p=f?f.has(y):y>=t-l,b=p?u:h;return d+=b,{y:d-b/2,height:b,isFull:p}})}function Bp(t,e,n,s){let o={
columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let i=n/Math.ceil(t/r)-vl*s,a=Math.min(i,(e-(r-1)*$s*s)/r);a>o.
side&&(o={columns:r,side:a})}return o}function Up(t,e,n,s,{columns:o,side:r},i){let a=Math.ceil(t/o),c=Math.min((s-n)/a,
r+2.2*vl*i);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+$s*i),y:n+Math.floor(h/o)*c,side:r}))}function ks(t,e,n,s){
let o=[];for(let[a,{wish:c,length:l}]of t.entries())for(o.push({first:a,last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||i(u)+u.length+e<=i(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-e))/(f+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){let c=i(a);for(let l=a.first;l<=a.last;l++)
r.push(c),c+=Number(t[l]?.length)+e}return r;function i({wish:a,length:c}){return Math.max(n,Math.min(s-c,a))}}var Nn,$s,
vl,nt,_n,ur,vn,Wp,Dp,fr,Hp,me=v(()=>{"use strict";x();B();Nn=20,$s=8,vl=19,nt=8,_n=3,ur=4,vn=4,Wp=.05,Dp={least:13.5,most:38,
lane:3},fr=13,Hp=760});function br(t,e,n,s=1){let o=n/fr,[r,i]=[Ll,e-Ll],a=mr(t.count,r,i,Gp,o).map(({y:I,height:P,isFull:W})=>({x:I,width:P,isFull:W})),
c=Number(a.at(-1)?.width)>=Vp*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ms*o,u=h+(X.title+X.inputs+Ms)*
o,f=[];for(let I=0;I<t.layers;I++){let P=zp(t.heads,r,i,u+X.title*o,o),W=P.at(-1),H=(W?W.y+W.side+8*o:u)+X.title*o;f.push(
{y:u,maps:P,stream:H}),u=H+(X.bars+Ms)*o}let d=Kp(t,r,u+X.title*o,i-r,o),g=Math.ceil(t.values("context").length/d.columns)*
d.cell,y=u+X.title*o+Math.max(g,20*o)+Ms*o,p=y+(t.hasPointer?(X.title+X.scores)*o:0),b=p+(t.hasPointer?170:96)*o,w=b+nt+
((t.hasPointer?X.names:0)+(t.hasGate?48:30))*o,$=t.hasGate?28*o:0,k=Yp(i-r,o)/s,M=ur*o,A=i-k-_n*M,E=Math.max(78*o,k*s/2+
6),O=w+$+34*o,N=i-k-16*o,L={most:vn,top:O,bottom:O+(vn+1)*E,x:r-6*o,right:N-8*o,segment:N};return{size:{width:e,height:L.
bottom+Math.max(0,(k*s-E)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:f,context:d,pointer:y,ribbons:p,
places:b,gate:w,gateHeight:$,answers:L,full:k,across:{visits:a.map(({x:I})=>I),starts:[r,i],places:{room:[r,t.hasGeneration?
A-2*Il*o:i],gap:Il*o},generation:{start:A,gap:M},gate:i-k},bands:{ribbon:(I,P,W)=>gr(p,I,b,P,W),into:(I,P,W)=>gr(b+nt,I,
w,P,W),out:(I,P,W)=>W?Oc(w+$,I,N+nt,P):gr(w+$,I,w,I,!1)}}}function gr(t,e,n,s,o){return o?zo(t,e,n,s):zo(t,e,t,e)}function zp(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),i=(n-e+pr*o)/r,a=Math.min(i-pr*o,qp*o),c=Math.max(Rt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*i,y:s+c+Math.floor(h/r)*(a+c+pr*o),side:a,touch:Rt}))}function Kp(t,e,n,s,o){let{length:r}=t.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Yp(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Rt,X,Ll,Gp,Vp,pr,qp,Ms,Il,pe=v(()=>{"use strict";x();
B();me();Rt=44,X={title:26,bars:34,inputs:64,scores:52,names:56},Ll=16,Gp={least:20,most:110,lane:1},Vp=62,pr=8,qp=160,Ms=
16,Il=6});function Jt({reading:t,beside:e}){return e?[t,e]:[t]}function Ln(t){return Math.max(...Jt(t).map(({largestWeight:e})=>e))}
function As(t){return t.isOwnScale?1:Ln(t)}function Ze(t){return Es.layers+2*t}function et(t){let e=Es.layers+2*t.layers,
n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function Q(t,e){return t.
beat<e&&"hidden"}var Es,yt=v(()=>{"use strict";x();Es={visits:0,slices:1,layers:2}});function xr({isOwnScale:t}){return t?"Same scale for all heads":"Own scale for each head"}function In(t){let{reading:e,stage:n,
lit:s}=t;return n.layers.some(({maps:r},i)=>r.some((a,c)=>!e.isOff(i,c)&&wr(t,a,c).hasWeight))?s?.kind==="visit"?"last v\
isit reads it":"last visit’s largest":""}function wr({reading:t,stage:e},{side:n,touch:s},o){let r=12.5*e.type/13,i=t.
heads-1,a=F("100 %",1.04*r,!0),c=(f,d)=>F(`${f}${i}`,r)+d<=n,l=s!==void 0||c("H",a+.4*r),h=l?a+.4*r:0;return{name:`${s!==
void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}function Ss(t,e,n,s){let{reading:o,isOwnScale:r,stage:i}=t;if(!o.heads)
return null;let a=i.type/13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+F(Rl,12.5*a)>l,u=r?h?"own largest":Rl:
T(Ln(t)),f=e+12*a,d=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:ce(Jp,yr,t.scale),x:f,y:n-9*a,width:c,
height:9*a,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:f,y:n-9*a,width:c,height:9*a}),m("text",{class:"sm\
all",x:f+c+5*a,y:n},u)],g=xr(t),y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps \
go from 0 to ${r?"the largest weight of each head":u}. ${g}`};if(s){let w=17*a+c+F(u,12.5*a),$=m("rect",{class:"ground",
x:e-6*a,y:n+14*a-Rt,width:w+12*a,height:Rt});return m("g",{key:"scale",class:"switch",...y},$,d)}let p=F(g,12.5*a)+16*a,
b=In(t);return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-(b?33:17)*a},"Head maps: row reads column"),b&&m("tex\
t",{key:"weight",class:"small",x:e,y:n-17*a},`%: ${b}`),d,m("g",{key:"switch",class:"switch",...y},m("rect",{class:"hand\
le stays",x:e,y:n+8*a,width:p,height:19*a,rx:9.5*a}),m("text",{class:"handle-words stays",x:e+8*a,y:n+21.5*a},g)))}var yr,
Rl,Jp,Os=v(()=>{"use strict";x();B();pe();V();yt();En();yr=64,Rl="largest of each head",Jp=Float32Array.from({length:yr},
(t,e)=>e/(yr-1))});function Wl(t,e){let n=R(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.max(200,Math.min(t.reading.
count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?1:0,share:1.2,marks:i=>Qp(
t,i,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:i=>ng(t,i,e)}]}function Qp(t,e,n){let{reading:s,
isOwnScale:o}=t,{layer:r,head:i,query:a,visit:c}=n,l=R(t),{count:h}=s,u=s.weights(r,i),f=s.isOff(r,i),d=o?u[Mt(u)]||1:Ln(
t),g=Math.min(.36*e.width,190*l),y=(e.width-g)/h>=Xp*l,p=eg(t,e,n,f,y),b=e.y+42*l,[w,$]=[e.width-g,e.height-44*l-p.height],
k=e.width<600*l?1.9:1.15,M={width:w/h,height:Math.min($/h,k*w/h)},A={x:e.x+g,y:b,width:w,height:M.height*h},E=`layers.${r}\
.heads.${i}`,O=M.height>=30*l,N=tg(M.height,13*l);return[j(t,e.x,e.y+15*l,g>=150*l?"The visit that asks":"Who asks",{kind:"\
strong",width:g-8*l}),m("g",{key:"columns"},I()),m("g",{key:"rows"},P()),m("image",{key:"weights",class:"map",href:ce(u,
h,t.scale,d),...A,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",class:"map-frame",...A}),m("g",{key:"\
cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},W()),m("rect",{key:"column",class:"chosen-column",x:A.
x+c*M.width,y:e.y,width:M.width,height:A.y+A.height-e.y,rx:3}),L(),m("rect",{key:"cell",class:"chosen-cell",x:A.x+c*M.width,
y:A.y+a*M.height,width:M.width,height:M.height}),p.at(A.y+A.height)];function L(){let H=A.y+a*M.height,C=19*l,G=(K,rt)=>m(
"rect",{key:K,class:"chosen-row",...rt,rx:3}),{height:at}=M;if(at>=C)return G("row",{x:e.x-3,y:H,width:e.width+3,height:at});
let ht={x:e.x-3,y:H+(at-C)/2,width:g,height:C};return[G("row",{x:A.x-1,y:H,width:A.width+2,height:at}),G("asking",ht)]}function I(){
let H=M.width>=14*l,C=Math.min(15*l,M.width-3*l),G=M.width>=30*l,at=A.x;return s.visits.map((ht,K)=>{let rt=String(wt[ht.
weekday]),ct=ht.weekday!==s.visits[K-1]?.weekday,jt=A.x+K*M.width,Te=J(t,rt,"tiny"),Li=!H&&ct&&jt>=at&&jt+Te<=A.x+A.width;
Li&&(at=jt+Te+4*l);let lo=A.x+(K+.5)*M.width;return m("g",{key:`column ${K}`,class:`part choice${K===c?" here":""}${ht.masked?
" off":""}`,"data-open":`${E}.${a}.${K}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${K+1}: ${q(s,K)}${ht.
masked?", masked":""}`},m("rect",{class:"ground",x:A.x+K*M.width,y:e.y,width:M.width,height:42*l}),H&&Et(ht.category,lo-
C/2,e.y+(G?0:22)*l,C),Li&&j(t,jt,e.y+38*l,rt,{kind:"tiny",key:"weekday"}),G&&[j(t,lo,e.y+26*l,rt,{kind:"tiny",anchor:"mi\
ddle",key:"day"}),j(t,lo,e.y+38*l,M.width>=40*l?dt(ht.start_minute):`${Math.floor(ht.start_minute/60)} h`,{kind:"tiny",anchor:"\
middle",key:"hour"})],m("title",{},q(s,K)))})}function P(){return s.visits.map((H,C)=>{let G=A.y+(C+.5)*M.height,at=C===
a,ht=at||(h-1-C)%N===0&&Math.abs(C-a)>=N,K=Math.min(18*l,M.height-1.5*l),rt=M.height>=12*l,ct=e.x+(rt?K+10*l:4*l),jt=A.x-
ct-6*l,Te=at||O?"strong":"label";return m("g",{key:`row ${C}`,class:`part choice${at?" here":""}`,"data-open":`${E}.${C}\
.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${q(s,C)}`},m("rect",{class:"ground",x:e.x,y:G-M.height/
2,width:g,height:M.height}),rt&&Et(H.category,e.x+3*l,G-K/2,K),ht&&j(t,ct,G+(O?-2:4.5)*l,H.label,{kind:Te,width:jt,key:"\
name"}),O&&j(t,ct,G+12*l,`${he(s,C)} · ${dl(s,C)}`,{kind:"small",width:jt,key:"when"}),m("title",{},q(s,C)))})}function W(){
let H=[];for(let C=0;C<h;C++){if(h>Cl&&C!==a){H.push(m("rect",{key:`row ${C}`,class:"cell",x:A.x,y:A.y+C*M.height,width:A.
width,height:M.height,"data-open":`${E}.${C}.${c}`},m("title",{},q(s,C))));continue}for(let G=0;G<h;G++)H.push(z(C,G))}return H}
function z(H,C){let G=Number(u[H*h+C]),[at,ht]=[A.x+C*M.width,A.y+H*M.height],K=H===a&&C===c,rt=String(Math.round(100*G)),
ct=Te=>M.width>=J(t,rt.padStart(2,"0"),Te)+2*l,jt=(G>=Pl||y||H===a)&&M.height>=13*l&&ct("tiny");return m("g",{key:`${H} ${C}`,
class:"cell"},m("rect",{key:"cell",x:at,y:ht,width:M.width,height:M.height,"data-open":`${E}.${H}.${C}`,role:"button",tabindex:K?
0:"-1","aria-current":K?"true":null},m("title",{},`${q(s,H)} reads ${T(G,1)} from ${q(s,C)}`)),jt&&j(t,at+M.width/2,ht+M.
height/2+4.5*l,rt,{kind:G/d>=.3&&ct("strong")?"strong":"tiny",anchor:"middle",also:G/d>=Zp&&!f?"on-dark":"on-light",key:"\
weight"}))}}function tg(t,e){return Math.max(1,Math.ceil(e/t))}function eg(t,e,{layer:n,head:s,query:o,isLeaf:r},i,a){let{
canAct:c,canAsk:l,reading:h}=t,u=R(t),f=h.isRemoved(n,s),d=e.height>=330*u,g=`layers.${n}.heads.${s}`,p=[c&&{text:f?"Swi\
tch head on":"Switch head off",attributes:{"data-act":"head","data-part":g},isPressed:f},l&&!f&&{text:"Ask the hall: wha\
t without it?",attributes:{"data-act":"ask","data-part":g}},r?{text:"More about query and keys",attributes:{"data-more":"\
neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"\
head","data-layer":n,"data-head":s},isButton:!1},{text:xr(t),attributes:{"data-act":"scale"}}].filter(M=>M!==!1),b=a?"Va\
lues in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Pl)} on; each row adds up to 100.`,w=i?
"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${h.count>Cl?"A stronger colour i\
s more; each row adds up to 100 %.":b}`,$=d?D(w):[],k=U(t,{...e,y:0},$,"small").height;return{height:k+40*u,at(M){let A=e.
x,E=[];for(let{text:O,attributes:N,...L}of p){let I=mt(t,A,M+k+22*u,O,N,L);A+I.width>e.x+e.width||(E.push(I.mark),A+=I.width+
10*u)}return[m("g",{key:"explained"},U(t,{...e,y:M+3*u},$,"small").marks),m("g",{key:"controls"},E)]}}}function ng(t,e,{
layer:n,head:s,query:o,visit:r}){let{reading:i}=t,a=o===i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ee(i,
r);return[...Z(t,e,`How much does ${a} read from ${c}?`,`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),m("g",{key:"\
worked"},xs(t,tt(t,e),Ue(i,n,s,o,r),gs(i,n,s,o),r,[{letter:"q",words:`Query of ${q(i,o)}`,colour:"query"},{letter:"k",words:`\
Key of ${q(i,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${s}.${o}.${l}`}))]}var Cl,Pl,Xp,Zp,Dl=v(()=>{"use strict";x();Me();Dt();Ft();Se();Ht();bt();ae();Os();B();V();yt();
En();Cl=24,Pl=.045,Xp=30,Zp=.6});function Fl(t,e){let n=R(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>sg(t,s,e)},...t.
reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>og(t,s,e)}]:[]]}function sg(t,e,{location:n}){
let{reading:s}=t,o=R(t),r=ze(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,[f,d]=[
i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],p=O=>r.visits.map(N=>({value:O*Number(g[N]),colour:"pointer"}));s.
hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:Tt(a),open:"pointer"}),s.hasGate&&y.push({key:"from po\
inter",label:`× gate ${f}`,parts:p(i),text:Tt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"Generat\
ion",parts:[{value:c,colour:"generation"}],text:Tt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from generation",
label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:Tt(h),open:"gate"}),y.push({key:"answer",label:"Answe\
r",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:Tt(u),isChosen:!0});let b=tt(
t,e),w=s.hasGate?[[{text:`${f} × ${Tt(a)} = ${Tt(l)}`}],...D("come from the pointer,"),[{text:`${d} × ${Tt(c)} = ${Tt(
h)}`}],...D("from generation. Together:"),[{text:Tt(u),kind:"strong"},{text:"."}],...D("All bars have one scale.")]:[...D(
`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=U(t,{...b,y:0},
w),k={...b,height:b.height-$.height-44*o},M=Je(t,k,y.length,Hl),A=U(t,{...b,y:b.y+M+8*o},w),E=mt(t,b.x,b.y+b.height-10*o,
"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Z(t,e,`How probable is ${s.nameOf(n).label}?`),
m("g",{key:"rows"},At(t,k,y,{most:Hl})),...A.marks,E.mark]}function og(t,e,{location:n}){let{reading:s}=t,o=R(t),{visits:r,
pointer:i}=ze(s,n),a=tt(t,e),c="Its visits";if(r.length===0){let p=D("None of the visits is here, so the pointer cannot \
choose it.");return[...Z(t,e,c),...U(t,a,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${he(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:Tt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...D(u),[{text:Tt(i),kind:"strong"},
{text:"."}]],d=U(t,{...a,y:0},f),g={...a,height:a.height-d.height-8*o},y=Je(t,g,h.length);return[...Z(t,e,c),m("g",{key:"\
rows"},At(t,g,h,{isOrdered:!0})),...U(t,{...a,y:a.y+y+6*o},f).marks]}function Tt(t){return T(t,t>=.01||t===0?1:t>=1e-5?3:
5)}var Hl,jl=v(()=>{"use strict";x();Dt();Ft();Xe();Ht();bt();B();V();Hl=56});function Bl(t,e){let n=R(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>rg(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>ig(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>ag(t,s)}]}function rg(t,e,n){let{reading:s}=t,o=R(t),r=tt(t,e),i=U(t,
r,D("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:he(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:_(Number(a[d]),2),text:T(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${q(s,d)}\
: score ${_(Number(a[d]),4)}, weight ${T(Number(c[d]),2)}`})),h=mt(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...Z(t,e,"What the p\
ointer reads"),...i.marks,m("g",{key:"rows"},At(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ig(t,e,{visit:n}){let{
reading:s}=t;return[...Z(t,e,`How does the pointer score ${Ee(s,n)}, ${he(s,n)}?`,`Score of ${Ee(s,n)}`),m("g",{key:"wor\
ked"},xs(t,tt(t,e),Ge(s,n),bs(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${q(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function ag(t,e){let{reading:n}=t,s=R(t),o=tt(t,e),r=n.pointerWeights,i=U(t,o,D("The weights of a place’s visits add up \
to its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:T(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>T(Number(r[y]),2)).join(" + ")} = ${T(d,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=mt(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Z(t,e,"Sums per place"),...i.marks,m("g",{key:"rows"},At(t,c,a)),l.mark]}var Ul=v(
()=>{"use strict";x();Dt();Ft();Xe();Se();Ht();bt();B();V()});function Gl(t,e){let n=R(t),s=Vl(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>cg(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>lg(t,o,e)}]}function Ns(t,{layer:e,visit:n,number:s}){return s??Tn(lt(t,`layers.${e}.residual_out`,n))}function Vl(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,i=u=>t.isSkipped(
e,u),a=[],c=(u,f,d,g="plain")=>{let y=lt(t,`${s}.${u}`,n),p=`length ${_(Math.hypot(...y))}`;a.push({key:u,title:f,says:d||
p,values:y,colour:g})},l=(u,f)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${_(f,2)}, deviation ${_(d,2)}`}}function cg(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=R(t),
a=tt(t,e),c=Ns(s,n),l=Vl(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,f=a.x,d=[],g=(y,p,b=!0)=>{let w=mt(t,f,a.y+a.
height-10*i,y,p,{isButton:b});f+w.width>a.x+a.width||(d.push(w.mark),f+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...Z(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${q(s,r)}`,`Layer ${o}\
: ${q(s,r)}`),m("g",{key:"rows"},ke(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},d)]}
function lg(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,i=R(t),a=Ns(s,n),c=tt(t,e),{y:l}=c,h=[];for(let f of hg(s,o,r,a)){
let d=U(t,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...Z(t,e,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*i&&m("g",{key:"units"},ug(t,u,o,r,a))]}function hg(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
i=h=>Number(lt(t,`${o}.${h}`,n)[s]),a=t.trace.interventions.residuals!==!1,c=[[...D("Comes in:"),$r(i("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Ts("Norm 1:",Sn(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),t.isSkipped(e,"attention")))),c.push(Ts("Norm\
 2:",Sn(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,d,g){let y=g?"0 (skipped)":
null;return a?kr(h,u,f,d,y):[...D(`${h} no residual connection, so only`),[{text:y??_(f,2),kind:"strong"}]]}}function Ts(t,e){
if(!e)return D(`${t} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=e,
l=Ae(u=>{let f=u((u(n,1)-u(s,1))*u(o,1));return f!==u(r)||i===null||a===null?f===u(r):_(f*u(i,1)+u(a,1),2)===_(c,2)}),h=u=>_(
u,l+1);return[...D(t),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${_(r,l)};`}],...i===
null||a===null?D("then a learned factor and bias give").concat([$r(c)]):[[{text:`${_(r,l)} × ${h(i)} ${a<0?"−":"+"} ${h(
Math.abs(a))} =`}],$r(c)]]}function kr(t,e,n,s,o=null){let r=Ae(a=>o!==null||a(a(e)+a(n))===a(s)),i=n<0&&o===null?"−":
"+";return[...D(t),[{text:`${_(e,r)} ${i} ${o??_(Math.abs(n),r)} =`}],[{text:_(s,r),kind:"strong"}]]}function $r(t){return[
{text:_(t,2),kind:"strong"}]}function ug(t,e,n,s,o){let{reading:r}=t,i=R(t),a=lt(r,`layers.${n}.feed_forward.pre`,s),c=lt(
r,`layers.${n}.feed_forward.hidden`,s),l=ys(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.abs(
Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${_(Ke(h),2)}, the bias adds ${_(l.bias,2)}:`:`${f} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,y=U(t,e,D(d+g),"small"),p=Math.max(1,Math.floor((e.height-y.height)/
(20*i))),b=u.slice(0,p).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${_(
Number(a[w]))} → ${_(Number(c[w]))}${l?` × ${_(Number(l.dot.second[w]),2)}`:""}`,text:_(Number(h[w]),2)}));return[...y.
marks,At(t,{...e,y:e.y+y.height+2*i,height:e.height-y.height-4*i},b)]}var vs=v(()=>{"use strict";x();Dt();Ft();Xe();Se();
ps();Ht();bt();B();V()});function Mr(t,e){let n=R(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},rank:s?1:0,share:1.2,
marks:o=>pg(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>gg(t,o,e)},...e.kind==="visit"?[{
key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>xg(t,o,e)}]:[]]}function Er(t,e,n){let{trace:s,
count:o}=t,r=t.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.some(c=>c===e)||e==="position_\
from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":return s.
user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ts)*ts;return`${dt(c)}\
 to ${dt((c+ts)%1440)}`}case"weekday":return za[r.weekday]??"";case"recency":{let c=mg(t,n);return c===null?"days before\
 the prediction":c>=Ro?`${Ro} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{let c=Math.
floor(r.duration_minutes/We)*We,l=c+We;return c>=Co*We?`${ne(Co*We)} or more`:`${c?ne(c):"0"} to ${ne(l)}`}default:{let c=o-
n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the end`}}}function mg({
trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/fg;return Math.round(o(t.predict_at)-
o(s))}function pg(t,e,{kind:n,visit:s}){let{reading:o}=t,r=R(t),i=tt(t,e),a=o.slices.map(({name:f,label:d,lengths:g})=>({
key:f,title:d,says:Er(o,f,s),values:cr(o,f,s),colour:Number(g[s])===0?"plain off":"plain"})),c=a.reduce((f,{values:d})=>f+
d.length,0),l=U(t,i,D(`${a.length} vectors, ${c} numbers together; the network learned a vector for every value.`),"smal\
l"),h=mt(t,i.x,i.y+i.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*
r,height:i.height-l.height-34*r};return[...Z(t,e,n==="inputs"?"What the last visit is made of":q(o,s)),...l.marks,m("g",
{key:"rows"},ke(t,u,a)),h.mark]}function gg(t,e,{kind:n,visit:s,number:o}){let{reading:r}=t,i=R(t),a=tt(t,e),c=lt(r,"inp\
uts.projected",s),l=o??Tn(c),h=yl(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} nu\
mbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],d={...a,height:Math.min(86*i,.26*a.height)},
g=yg(r,s,l),y=[],p=g.reduce((k,M)=>k+U(t,{...a,y:0},M).height+4*i,0),b={...a,y:d.y+d.height+28*i,height:a.height-d.height-
p-36*i},w=h?bg(h):[],$=b.y+(w.length?Je(t,b,w.length)+6*i:0);for(let k of g){let M=U(t,{...a,y:$},k);if($+M.height>a.y+a.
height+2)break;y.push(...M.marks),$+=M.height+4*i}return[...Z(t,e,"The features, mixed into one vector"),m("g",{key:"vec\
tor"},ke(t,d,f,{chosen:l,open:k=>`${u}.${k}`})),w.length>0&&U(t,{...a,y:d.y+d.height+4*i},D(`Number ${l+1}: each feature\
 × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},At(t,b,w)),m("g",{key:"lines"},y)]}function bg({parts:t,
bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:_(r.sum,2),
exact:`${o}: the sum of ${r.products.length} products is ${_(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,colour:"\
plain"}],text:_(e,2),exact:""}]}function yg(t,e,n){if(!t.has("inputs.norm"))return[];let s=Number(lt(t,"inputs.projected",
e)[n]),o=Number(lt(t,"layers.0.residual_in",e)[n]),r=Sn(t,"inputs.projected","inputs.norm","input_norm",e,n),i=Ts("Norm:",
r),a=[[...D("Sum:"),[{text:_(s,2),kind:"strong"}]],i];if(t.trace.architecture.components.includes("sinusoidal")){let c=t.
trace.architecture.d_model,l=ue(t,"pos_encoding",e*c+n);t.trace.interventions.sinusoidal===!1?a.push(D("No position enco\
ding: it is off.")):l!==null&&r&&(i=kr("Position encoding:",r.result,l,o),a.push(i))}return i.push(...D("→ layers")),a}
function xg(t,e,{visit:n}){let{reading:s}=t,o=R(t),r=tt(t,e),i=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){
let p=Number(s.lastRow(g,y)[n]),b=s.isOff(g,y);i.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:p,colour:"\
plain"}],text:b?"off":T(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(
s.pointerWeights[n]);if(i.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:T(g,1),open:`point\
er.${n}`}),s.hasGate){let y=T(g*s.gate,1),p=Number(g.toFixed(3)),b=Ae(w=>T(p*w(s.gate),1)===y);a.push(...D("To the answe\
r the pointer carries"),[{text:`${T(g,1)} × gate ${s.gate.toFixed(b)} = `},{text:y,kind:"strong"},{text:"."}])}}let c=U(
t,r,D(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=U(
t,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Je(t,h,i.length),f=i.map(({parts:g})=>Number(
g[0]?.value)),d=Math.max(dg,...f);return[...Z(t,e,"Who reads it?"),...c.marks,i.length>0&&m("g",{key:"rows"},At(t,h,i,{largest:d})),
m("g",{key:"end"},U(t,{...r,y:h.y+u+6*o},a).marks)]}var fg,dg,Ar=v(()=>{"use strict";x();De();Dt();Ft();Xe();Se();vs();ps();
Ht();bt();B();V();fg=864e5,dg=.1});function ql(t,e){let n=Yt(e,t.reading);return n?sl(t,n,wg[n.kind](t,n)):[]}var wg,zl=v(()=>{"use strict";x();gl();Dt();El();
Tl();Dl();je();jl();Ul();vs();Ar();je();wg={head:Wl,stream:Gl,inputs:Mr,visit:Mr,context:pl,pointer:Bl,generation:Ol,gate:kl,
place:Fl}});function Kl(t,e){let n=Yt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return kg(n,e);break;case"stream":
return Mg(n,e);case"pointer":if(n.isLeaf)return Eg(n,e);break;case"generation":if(n.isLeaf)return Ag(n,e);break;case"gat\
e":return Sg(e);default:break}return zt(Wt($g(n),e),e,null)}function $g({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function kg({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":q(o,s),l=`${q(o,n)}, reads ${T(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Ue(o,t,e,n,s),f=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,d=o.isOff(t,e)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${_(h.sum,2)}, which makes a score of\
 ${_(u,2)}. ${f}${d}`}}function Mg({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>_(Math.hypot(...lt(n,`${s}.${l}`,e))),r=n.
has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of length ${o(l)}`,a=r?`its head\
s give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${q(n,e)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Eg({visit:t},e){let n=T(Number(e.pointerWeights[t]),1),s=`The pointer gives ${q(e,
t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:i,
score:a}=Ge(e,t),c=r!==null&&!i?` and the bias of its position is ${_(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${_(o.sum,2)}${c}; its score is ${_(a,2)}. The weight counts for ${Ee(e,t)}.`}}function Ag({location:t},e){let{logit:n}=de(
e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${_(n,2)}; `,r=`the softmax over all places makes it ${T(
s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function Sg(t){let e=zt({kind:"gate"},t,null),n=qe(t);if(!n)return e;let{logit:s,learned:o,hidden:r}=n,i=t.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${_(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:e.title,text:`${e.text} ${i}`}}var Yl=v(()=>{"use strict";x();je();Ft();Ht();gt();kn();V()});function Jl(t,{names:e,run:n},s){if(!e.length)return t;let o=Og*s/13;return cs(t,r=>e.includes(r)?{className:"put-in",words:`\
put in from the ${n} run`,onTop:i=>Tg(i,n,o)}:null)}function Tg({attributes:{x:t,y:e,width:n}},s,o){let[r,i]=[Number(t)+
Number(n),Number(e)],a=.45*o;return m("g",{key:"put in",class:"badge"},m("circle",{cx:r,cy:i,r:o}),m("path",{d:`M${r+a} ${i-
a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),m("title",{},`Put in from the ${s} run`))}var Og,Xl=v(()=>{"use strict";
x();qo();B();Og=7});function Ql(t,e){let n=Ng[e];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,t.gate+n)))/100,o=t.has(
"gate.logit")?t.values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<vg&&s>0&&s<1?
null:s,isDone:!0}}var Ng,vg,Zl,th=v(()=>{"use strict";x();Ng={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,
PageDown:-.2,Home:-1,End:1},vg=.00501,Zl="Up and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1\
; Left and Right lead to other parts."});function sh(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:i}=t.viewBox.baseVal,a=Number(t.getAttribute(
"font-size")),c=s.length*eh*a,l=c+i,h=[],u=t.querySelectorAll("*");for(let[y,p]of o.querySelectorAll("*").entries()){let b=u[y];
b&&Pg(p,getComputedStyle(b)),p.matches(Rg)&&h.push(p);for(let w of["class","data-part","data-open","data-act","tabindex",
"role"])p.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll("[visibility]")])y.remove();let f=document.createElementNS(
_s,"title");f.textContent=e;let d=document.createElementNS(_s,"rect");d.setAttribute("y",String(-c)),d.setAttribute("wid\
th",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",n);let g=s.map((y,p)=>{let b=a*(p?1:_g),w=document.
createElementNS(_s,"text");return w.textContent=it(y,r-2*nh,b,p===0),w.setAttribute("x",String(nh)),w.setAttribute("y",String(
(p+.8)*eh*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute("font-weight",p?"400":"600"),w.setAttribute("fill",
getComputedStyle(t).color),w});return o.prepend(f,d,...g),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("\
xmlns",_s),o.setAttribute("width",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(
t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-l\
abel",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Pg(t,e){if(t.
localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute("styl\
e","image-rendering: pixelated");for(let n of Lg){if(Cg.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(n);
s&&s!==Ig[n]&&t.setAttribute(n,s)}}var _s,eh,_g,nh,Lg,Ig,Rg,Cg,oh=v(()=>{"use strict";x();V();_s="http://www.w3.org/2000\
/svg",eh=1.7,_g=1.2,nh=20,Lg=["fill","stroke","stroke-width","stroke-dasharray","stroke-linecap","stroke-linejoin","opac\
ity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ig={fill:"rgb(0, 0, 0)",stroke:"none",
"stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"miter",opacity:"1","paint-orde\
r":"normal","text-decoration-line":"none"},Rg=".handle, .handle-words, .control, .escape",Cg=new Set(["font-size","font-\
weight","text-anchor"])});function ih(t,e=null,n=null){if(e===null)return[Dg(t,n),Hg(t,n)];let s=Yt(e,t);return s?Wg[s.kind](t,s):[]}function Dg(t,e){
let{hasPointer:n}=t,s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","\
Stay in minutes",...n?["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[
q(t,r),o.duration_minutes,...n?[Or(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Hg(t,e){
let{final:n}=t.trace.location_probabilities,o=[...n.map(({location:i})=>i),se].map(i=>{let{pointer:a,generation:c,fromPointer:l,
fromGeneration:h}=ze(t,i);return[i===se?"A place that the model does not know":t.nameOf(i).label,a,c,l,h,t.probabilityOf(
"final",i),...e?[e.knownProbability(i)]:[]]}),r=Number(t.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, w\
ith a gate of ${t.gate.toFixed(3)}${r>0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place",
"By the pointer","By generation","From the pointer","From generation","Probability",...e?[`Probability ${e.words}`]:[]],
rows:r>0?[...o,Fg(t,o,r)]:o}}function Fg({gate:t,hasPointer:e,hasGeneration:n},s,o){let r=[Number(e),Number(n),t,1-t,1,1];
return(s[0]??[]).map((i,a)=>{if(a===0)return`${o} other ${o===1?"place":"places"}`;let c=s.map(h=>h[a]);if(c.includes(null))
return null;let l=c.map(Number).reduce((h,u)=>h+u,0);return Math.max(0,Number(r[a-1])-l)})}function jg(t,{layer:e,head:n,
query:s,visit:o,isLeaf:r}){let{count:i}=t,a=t.weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,d)=>q(t,d));if(!r)
return[{caption:`Weights of ${c}: rows are the visits that ask, columns those they read from`,columns:["Visit that asks",
...l],rows:l.map((f,d)=>[f,...a.subarray(d*i,(d+1)*i)])}];let h=gs(t,e,n,s),{dot:u}=Ue(t,e,n,s,o);return[Ls(`Query of ${l[s]}\
 × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weigh\
t"],rows:l.map((f,d)=>[f,Or(h.scores[d]),a[s*i+d]])}]}function Bg(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes\
 in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],[
"Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),i=r.map(([,u])=>lt(t,`${o}\
.${u}`,s)),a=Ns(t,e),c=ys(t,n,s,a),l=lt(t,`${o}.feed_forward.pre`,s),h=lt(t,`${o}.feed_forward.hidden`,s);return[{caption:`${q(
t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,f)=>[f+1,...i.map(d=>d[f])])},
{caption:`Hidden units of the feed-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before \
the activation","After it",...c?["Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.
products[f]]:[]])}]}function rh(t,{kind:e,visit:n}){let s=lt(t,"inputs.projected",n),o=[{caption:`What ${q(t,n)} is made\
 of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.map(({name:i,label:a,lengths:c})=>[a,Er(t,i,n),c[n]])},
Sr("All features mixed by one matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(i,a)=>{let[
c,l]=[Math.floor(a/t.heads),a%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push([
"Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),
o}function Ug(t){return[Sr("The context: the last visit after all layers",t.values("context"))]}function Gg(t,{visit:e,isLeaf:n}){
let s=bs(t),o=t.visits.map((l,h)=>q(t,h)),r=t.values("pointer.content_scores"),i=t.has("pointer.bias")?t.values("pointer\
.bias"):null,a=[{caption:"The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Positi\
on bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],Or(s.scores[h]),t.pointerWeights[h]])},{caption:"\
Weights added up by place",columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[
l,h.length,u])}];if(!n)return a;let{dot:c}=Ge(t,e);return[Ls(`Query of the context × key of ${o[e]}`,["Query","Key"],c),
...a]}function Vg(t,{location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most prob\
able places of the generation head",columns:["Place","Logit","Probability"],rows:s.map(i=>[t.nameOf(i.location).label,de(
t,i.location).logit,i.probability])},{dot:r}=de(t,e);return n&&r?[Ls(`Context × weights of ${t.nameOf(e).label}`,["Cont\
ext","Weight"],r),o]:[o]}function qg(t){let e=qe(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bia\
s",e.bias],["Logit",e.logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[
e.dot?Ls(s,["Hidden unit","Weight"],e.dot):Sr(s,e.hidden),n]}function zg(t,{location:e}){let{visits:n,pointer:s,generation:o,
gate:r,fromPointer:i,fromGeneration:a,probability:c}=ze(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:[
"Path","Probability","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},
{caption:"Its visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[q(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Ls(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function Sr(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Or(t){
return Number.isFinite(t)?t:"−∞"}var Wg,ah=v(()=>{"use strict";x();De();je();Ft();vs();Ar();Ht();Wg={head:jg,stream:Bg,
inputs:rh,visit:rh,context:Ug,pointer:Gg,generation:Vg,gate:qg,place:zg}});function ch(t,e,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let i=[];for(let l of ih(e,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Ie(l));let f=document.createElement("a");f.textContent=
"Save as CSV",f.setAttribute("aria-label",`Save as CSV: ${l.caption}`),f.download=`${[o,n??"network",Kg(l.caption)].filter(
Boolean).join("-")}.csv`,f.href=URL.createObjectURL(new Blob([Kn(l)],{type:"text/csv"})),i.push(f.href),r.append(u,h,f)}
let a=document.createElement("button");a.type="button",a.textContent="Close",a.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(a),r.append(c),r.addEventListener("close",()=>{for(let l of i)URL.revokeObjectURL(l);r.remove()}),
t.append(r),r.showModal()}function Kg(t){return t.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var lh=v(
()=>{"use strict";x();mn();ah()});function uh(t,e,n){if(n==="Home")return t[0]??null;if(n==="End")return t.at(-1)??null;let[s,o]=Yg[n]??[0,!1],r=e?t.indexOf(
e):-1,i=t[r];if(s===0||!i)return null;let a=Is(i);if(!o){let f=t[r+s];return f&&Is(f)===a?f:null}let c=[...new Set(t.map(
Is))],l=c[c.indexOf(a)+s],h=t.filter(f=>Is(f)===l),u=f=>Math.abs(hh(f)-hh(i));return h.sort((f,d)=>u(f)-u(d))[0]??null}function Is(t){
return(t.getAttribute("data-part")??"").replace(/\.\d+$/,"")}function hh(t){let{top:e,bottom:n}=t.getBoundingClientRect();
return(e+n)/2}var Yg,fh=v(()=>{"use strict";x();Yg={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]}});var Tr={};Ii(Tr,{SLIDER_KEYS:()=>Zl,blockAround:()=>Mn,carryOf:()=>Wc,circuitSentence:()=>Lc,circuitWords:()=>vc,dragOf:()=>Pc,
effectOf:()=>Kc,markedAsCircuit:()=>Tc,markedAsPut:()=>Jl,neighbourOf:()=>Qo,openedMarks:()=>ql,sentenceOfOpened:()=>Kl,
showTables:()=>ch,slid:()=>Ql,svgFile:()=>sh,turned:()=>Jo,walked:()=>uh});var dh=v(()=>{"use strict";x();Ic();Dc();Yc();
zl();Yl();Xl();th();oh();lh();fh()});function ph(t,e,n){return[...e.map(({title:o,text:r,bars:i=""})=>({title:o,text:`${r} ${i}`})),...Jg(t,n)].reduce((o,r)=>mh(
r)>mh(o)?r:o)}function Jg(t,e){let{visits:n,trace:s,layers:o,heads:r}=t,{location:i,probability:a}=s.prediction,c=hs(t.nameOf(
i).label,a,1-a),h=[{kind:"visit",visit:n.reduce((u,{label:f},d)=>f.length>Number(n[u]?.label.length)?d:u,0)}];for(let u=0;u<
o;u++)for(let f=0;f<r;f++)h.push({kind:"head",layer:u,head:f});return h.map(u=>{let{title:f,text:d}=zt(u,t,null),g=e?` ${ls(
u.kind)}, ${c}`:"";return{title:f,text:`${d}${g}`}})}function mh({title:t,text:e}){return t.length+e.length}var gh=v(()=>{
"use strict";x();kn()});function Rn({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?null:t.hasVisitsOf(e)?e.pointerWeights:
null}function Rs(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=Rn(t),r=(h,[u=0,f=0])=>h+Math.max(u,f),
i=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),a=[...bh(e),...bh(n)],c=[...new Set(a)].flatMap(h=>Zg.map(u=>[
e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+Number(f[h]),0)));return Math.max(1,
i.reduce(r,0),[...c,l].reduce(r,0))}function bh({trace:t,locations:e}){let n=t.tensors.probabilities;if(n)return Array.from(
n.values,(r,i)=>i);let{final:s,generation:o}=t.location_probabilities;return[...e,...[...s,...o??[]].map(({location:r})=>r)]}
function Cs({key:t,now:e,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||Math.abs(e-n)<Xg)return null;let a=e>
n?"more":"less",[c,l]=o[a];return!c||!l?null:m("path",{key:`${a} ${t}`,class:`change ${a}${r}`,d:s(c,l)},i&&m("title",{},
i))}function Ps(t,e,n){return`${T(t,1)}; ${n} ${T(e,1)}`}var Xg,Zg,Qe=v(()=>{"use strict";x();B();V();Xg=.6,Zg=["pointer",
"generation"]});var Cn,Qg,Ws,yh=v(()=>{"use strict";x();Cn="Circuit",Qg=[["bold","keeps the answer"],["faded","can be left out"]],Ws=class{circuit=null;failure="";#s;#t;#n=null;constructor(e,n){
this.#s=e,this.#t=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Qg){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#r(!1,Cn)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#o(),this.#r(e,Cn),this.#t(),e&&this.#e(0)}renew(){this.#o(),this.isOn&&
this.#e(250)}#o(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(e){let n=new AbortController;if(this.#n=
n,this.#r(!0,`${Cn} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#s(o=>{n.signal.
aborted||this.#r(!0,`${Cn} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#r(!0,Cn),this.#t()}}#r(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}}});function wh(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function Nr(t,e){return`${t.tag} ${t.
key??e}`}function e0(t,e){let n=t.match(Ds)??[],s=e.match(Ds)??[],o=e.split(Ds);return n.length!==s.length||t.split(Ds).
join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(a)-l))*100)/100)});
return o.map((a,c)=>a+(i[c]??"")).join("")}}var xh,t0,Ds,Hs,$h=v(()=>{"use strict";x();B();xh="http://www.w3.org/2000/sv\
g",t0=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),Ds=/-?\d+(?:\.\d+)?/g,Hs=class{#s=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#e=0;constructor(e){
this.root=e,this.elements=[]}show(e,n=0){this.#d(),this.elements=this.#r(this.root,e,this.elements,n>0),this.#t.size&&this.#u(
n)}#r(e,n,s,o){if(n.every(a=>typeof a=="string")){let a=n.join("");return(e.textContent!==a||s.length)&&(e.textContent=a),
[]}if(!s.length&&!e.firstChild){let a=n.map(c=>this.#i(wh(c)));return e.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){
let l=this.#s.get(c);l&&r.set(Nr(l.mark,a),c)}let i=n.map((a,c)=>{let l=wh(a),h=r.get(Nr(l,c));r.delete(Nr(l,c));let u=h??
document.createElementNS(xh,l.tag);return this.#l(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.
entries()){let l=e.childNodes[a];l!==c&&e.insertBefore(c,l??null)}return i}#i(e){let n=document.createElementNS(xh,e.tag);
for(let s in e.attributes){let o=wn(e.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#s.set(n,{mark:e,elements:this.#r(
n,e.children,[],!1)}),n}#l(e,n,s){let o=this.#s.get(e),r=o?.mark.attributes??{};for(let a of Object.keys(r))wn(n.attributes[a])===
null&&e.removeAttribute(a);for(let[a,c]of Object.entries(n.attributes)){let l=wn(c),h=wn(r[a]);if(l===null||l===h)continue;
let u=s&&h!==null&&t0.has(a)?e0(h,l):null;u?this.#t.set(`${this.#a(e)} ${a}`,{element:e,name:a,at:u,end:l}):e.setAttribute(
a,l)}let i=this.#r(e,n.children,o?.elements??[],s);this.#s.set(e,{mark:n,elements:i})}#a(e){let n=this.#n.get(e)??this.#o++;
return this.#n.set(e,n),n}#u(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#d();
return}let i=1-(1-r)**3;for(let{element:a,name:c,at:l}of this.#t.values())a.setAttribute(c,l(i));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#d(){cancelAnimationFrame(this.#e);for(let{element:e,name:n,end:s}of this.#t.values())
e.setAttribute(n,s);this.#t.clear()}}});function vr(t,e,n){let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute(
"aria-label",t),s.addEventListener("click",n),s}var Fs,kh=v(()=>{"use strict";x();Fs=class{#s=0;#t=0;#n=[];constructor(e,n){
this.show=n,this.button=vr("Play the story","play",()=>this.toggle()),this.back=vr("Step back","back",()=>this.step(-1)),
this.forth=vr("Step forward","forth",()=>this.step(1)),this.slider=document.createElement("input"),this.slider.type="ran\
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
0,this.forth.disabled=this.isOpen&&this.#t>=this.#n.length-1}}});function js({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let i=Lt(r,t),{most:a,top:c,bottom:l}=s.answers,h=o===
null?[]:[o];n&&e&&h.push(e.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=t.answer(a,h),f=u.slice(
0,-1).map(({location:p})=>p),d=Eh(f.map(p=>e?.knownProbability(p)??null),1),g=n&&e?o0(f,t,e):null,y=(l-c)/u.length;return u.
map((p,b)=>{let w=c+(b+.5)*y,$=p.probability*s.full,k={pointer:g?.pointer[b]??null,generation:g?.generation[b]??null},[M,
A]=["pointer","generation"].map(E=>Mh(p[E]*Oe({reading:t},E),k[E])*s.full);return{...p,was:e?d[b]??null:null,wasByPath:k,
middle:w,start:w+(Number(M)-Number(A)-$)/2,height:$}})}function Mh(t,e){return Math.max(0,(e??t)-t)}function o0(t,e,n){let s=(o,r)=>r?
Eh(t.map(i=>n.shareOf(o,i)),Oe({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function Eh(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function Bs(t,e){let{reading:n,stage:s}=t,o=Rn(t),r=n.pointerWeights,i=p=>p.reduce((b,w)=>b+Mh(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(p=>({...p,lost:i(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=a.filter((p,b)=>p.
probability+p.lost>=n0&&b<s0||_r(e,p.location)<e.length-1).map(p=>({...p,wish:y(p.visits)})),l=a.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:p,probability:b,lost:w})=>({wish:p,length:(b+w)*s.full})),
d=f.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=ks(f,Math.max(0,Math.min(u,d/(f.length-1||1))),...h);return c.map(({location:p,
label:b,probability:w,lost:$,visits:k},M)=>({path:"pointer",location:p,label:b,probability:w,start:Number(g[M]),lost:$,visits:k,
answer:_r(e,p)}));function y(p){let b=p.map($=>Math.max(r[$],o?.[$]??0)),w=b.reduce(($,k)=>$+k,0)||1;return p.reduce(($,k,M)=>$+
Number(b[M])/w*Number(s.across.visits[k]),0)}}function Us({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
_n),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:_r(n,i)};return r+=c*e.full+o,l})}function Oe({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function Nt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function _r(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var n0,s0,tn=v(()=>{"use strict";x();Qe();gt();me();n0=.03,
s0=5});function ge({stage:t},e){let n=t.type/13;return F(e,12.5*n)+13*n}function Pn({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Gs(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return m("g",{key:`temperature ${e}`},en(t,{act:`${e}_temperature`,words:Pn(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function en(t,{act:e,
words:n,title:s,right:o,y:r,height:i=0,stays:a,isOn:c}){if(!t.canAct)return[];let l=t.stage.type/13,h=i||Lr*l,u=ge(t,n),
f=a?" stays":c?" on":"";return[m("rect",{key:`handle ${e}`,class:`handle${f}`,"data-act":e,x:o-u,y:r,width:u,height:h,rx:h/
2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`handle-words middle${f}`,x:o-u/2,y:r+h/2+4*l},n)]}var Lr,Vs=v(
()=>{"use strict";x();B();V();Lr=18});function Ah(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[be(t,n,"Visits",Ir(t,s),s),...r0(t),...e.rows.map((o,r)=>a0(
t,r))]}function Ir({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",o=`${s} \
in head ${e.head}`;return F(o,12.5*(t.type/13))<=n?o:s}function be({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",{
key:`title ${n}`,class:"heading","aria-hidden":"true"},F(n,15*r,!0)<=o?m("text",{x:e,y:17*r,class:"title"},n):m("text",{
x:e,y:17*r,class:"small strong"},it(n,o,12.5*r,!0)),m("text",{x:e,y:35*r,class:"small"},it(s,o,12.5*r)))}function r0({reading:t,
stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:i}of Rr(t)){let a=Number(e.rows[o]?.y)-Number(e.rows[o]?.height)/
2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+29*n,y:a+
1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:e.visits.x,y:l},i))}}return s}function Rr({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=i0(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(wt[s.weekday])})}return e}function i0({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function a0(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:i,isFull:a}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=$n(o,n).includes(e),d=c.masked?"unmask":"mask",g=a&&t.canAct&&e<n.count-1,y=g&&f?ge(t,d)+4*l:0,p=Math.min(Lr*l,i),
b=qs(c),w=i>=33*l,$=(w?20:13)*l,k=h+$+(w?14:8)*l,M=Pr(t,e),A=Wr(t,e),E=f||A,O=M?42*l:0,N=s.visits.x+s.visits.width-4,L=N-
k,I=b.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),P=s.isDense?0:38*l,W=w?[m("text",{x:k,y:r-3*l,class:"\
strong"},it(c.label,L-y,13*l,!0)),m("text",{x:k,y:r+13*l,class:"small"},[b,I].find(z=>F(z,12.5*l)<=L-O)??dt(c.start_minute)),
M||L<F(b,12.5*l)+56*l?null:c0(N+4-50*l,r+5*l,48*l,c)]:[m("text",{x:k,y:r+4.4*l,class:E?"strong":"label"},it(c.label,L-Math.
max(P,O)-y-9,12.5*l,E)),M||s.isDense?null:m("text",{x:N-y,y:r+4.4*l,class:"small end"},dt(c.start_minute))];return m("g",
Cr(t,e,c),m("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*l:1}),a&&Et(c.category,h+4*l,r-$/2,
$),a?W:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&m("text",{x:N,y:r+(w?13:4.4)*l,class:A?"strong end":
"small end"},M),g&&f&&en(t,{act:"mask",words:d,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:N+2,y:w?r-17*l:r-p/2,height:p}),m("title",{},`${c.label}, ${wt[c.weekday]} ${b}`))}
function Cr({reading:t,lit:e,beat:n},s,o){let r=$n(e,t).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${t.count}\
: ${o.label}, ${wt[o.weekday]} ${qs(o)}${o.masked?", masked":""}${t.hasPointer&&n>=et(t).pointer?`; pointer weight ${T(t.
pointerWeights[s],1)}`:""}`}}function qs({start_minute:t,duration_minutes:e}){return`${dt(t)} · ${ne(e)}`}function Pr({
reading:t,lit:e},n){return e?.kind!=="head"?"":T(t.lastRow(e.layer??0,e.head??0)[n])}function Wr({reading:t,lit:e},n){return e?.
kind!=="head"?!1:Mt(t.lastRow(e.layer??0,e.head??0))===n}function c0(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,Wn),i=Math.min(s,Math.max(0,s+o-Wn)),a=(c,l)=>m("rect",{class:"stay",x:t+c/Wn*n,y:e,width:Math.max(1,(l-c)/Wn*n),
height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,
y:e,width:n,height:7}),a(s,r),i>0&&a(0,i),m("rect",{class:"stay-end","data-drag":"stay",x:t+(i||r)/Wn*n-2,y:e-3,width:5,
height:13}))}function Sh(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=e,
a=Math.max(...Jt(t).map(({longestSlice:y})=>y)),c=r/i.length,l=$t(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:p},b)=>i.map(({lengths:w},$)=>{let k=Number(w[b])/a*Math.max(2,p-4);return{visit:b,x:o+$*c,y:y+p/2-2-k,width:.72*
c,height:k}})),[f,d]=Dr(u,({visit:y})=>h||l.includes(y)),g=i.map(({short:y},p)=>m("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[m("g",Hr(t),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:Fe(d)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:Fe(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Dr(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function Hr(t){return{key:"slices",class:`part \
slices${kt(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Q(t,Es.slices),"aria-label":`Input \
of each visit: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}var Wn,nn=v(()=>{"use strict";x();Vs();Me();gt();ae();
B();V();yt();Wn=1440});function Oh(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[be(t,n+6*o,"Answer",t.stage.isDense?"":l0(t),
s-n),...Fr(t,e)]}function l0({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function Fr(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,i=s.type/13,a=Lt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(f=>{let{location:d,label:g,category:y,probability:p,was:b,middle:w,height:$,start:k}=f,M=[{path:"poin\
ter",share:f.pointer*Oe(t,"pointer")},{path:"generation",share:f.generation*Oe(t,"generation")}],A=a===d,E=c+(y===null?6:
26)*i,O=Qn(g,l-E-(r===d?20*i:2),13.5*i,2,!0),N=w-(O.length>1?22:8)*i,L=w+(O.length>1?2:0)*i,I=c+6*i,P=u-8*i;return m("g",
{key:`place ${d}`,class:`part place${A?" lit":a!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${T(p,1)}; from the pointer ${T(M[0]?.share??0,1)}, from generation ${T(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,
width:u+10*i,height:L-N+50*i,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:nt-2,height:Math.max(1,$)}),
y!==null&&Et(y,c+5*i,N-13*i,16*i),O.map((W,z)=>m("text",{key:`name ${z}`,class:d<0?"label halo":"strong halo",x:E,y:N+15*
z*i},W)),r===d&&m("path",{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*i,y:L,width:P,height:8*i}),M.map(({path:W,
share:z})=>{let H=m("rect",{key:W,class:`${W} bar`,x:I,y:L,width:Math.max(0,z*P),height:8*i});return I+=z*P,H}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*i+b*P,y:L-3*i,width:2,height:14*i}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:L+23*i},T(p,1)),b!==null&&h0(c+60*i,L+23*i,p,b))})}function h0(t,e,n,s){let{change:o,size:r,sign:i}=Pe(
n,s);return o===0?m("text",{key:"change",class:"small",x:t,y:e},"same"):m("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${i} ${r}`)}var jr=v(()=>{"use strict";x();tn();Me();gt();B();me();V();nn()});function Th(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:i,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return Br(t,f,u0(t,h,u,c,a*l),n.isDense?d:void 0)}function Br(t,{
x:e,y:n,columns:s,cell:o},r,i){let a=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*a},l=t.reading.values("context"),h=Math.
max(...Jt(t).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,d)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${kt(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Q(t,et(
t.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"groun\
d",x:e-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,m("text",{key:"name",...i??c},"C\
ontext"),u,m("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function u0({reading:t,stage:e},n,s,o,r){let i=e.type/13,a=Number(e.rows.at(-1)?.y),c=n-6*i,l=e.size.
height-5*i,h=e.gate+9*i;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),
t.hasGeneration&&m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),t.has("\
gate.logit")&&m("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*e.size.height+e.full/
2+4}`})]}var Ur=v(()=>{"use strict";x();gt();B();yt()});function Nh(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+a/2,u=zs(t);return m("g",Gr(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:a+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.
max(0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function zs({reading:t}){return t.trace.architecture.
components.includes("gate")}function Gr(t,e){let{reading:n}=t,s=t.canAct&&zs(t);return{key:"gate",class:`part gate${kt(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":t.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} poi\
nter`},tabindex:"-1",visibility:Q(t,et(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function Ks(t,e,n){let{reading:s,stage:o,lit:r}=t,i=t.beat>=et(s).
gate,a=$=>Oe(t,$),c=Lt(r,s),l=new Map,h=o.across.gate;for(let $ of e)l.set($,h),h+=$.probability*a($.path)*o.full;let u=new Map;
h=o.across.gate;for(let $ of["pointer","generation"])for(let[k]of n.entries())u.set(`${$} ${k}`,h),h+=Number(n[k]?.[$])*
a($)*o.full;let f=e.map($=>{let k=Number(l.get($)),M=$.probability*a($.path)*o.full,A=Nt($.start,$.start+$.probability*o.
full),E=Nt(k,k+M);return m("path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(
A,E,i)})}),[d,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap(($,k)=>{let M=$.start;return["pointer","generation"].map(
A=>{let E=Number($[A])*a(A),O=E*o.full,N=Number(u.get(`${A} ${k}`)),L=Nt(N,N+O),I=Nt(M,M+O),P=$.wasByPath[A],W=P===null?
null:p(A,N,M,O,P*o.full);M+=O;let z=`out ${A} ${$.location}`;return[O>0&&m("path",{key:z,class:`${A} band${b($.location)}`,
d:o.bands.out(L,I,i)}),W&&Cs({key:z,now:O,before:Number(P)*o.full,path:(H,C)=>o.bands.out(H,C,i),edges:W,style:b($.location),
title:`${$.label}, from ${A==="pointer"?"the pointer":"generation"}: ${Ps(E,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});
return[f,y,i&&r?.kind==="visit"&&w(r.visit??0)];function p($,k,M,A,E){let O=Math.abs(A-E),N=$==="pointer",L=(W,z)=>{let H=N?
W-(z?0:O):W+A-(z?O:0);return[H,H+O]},[I]=L(k,!1),P=Math.max(d,Math.min(g-O,I));return{more:[L(k,!0),L(M,!0)],less:[[P,P+
O],L(M,!1)]}}function b($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let k=s.pointerWeights,
M=e.find(({path:C,visits:G})=>C==="pointer"&&G.includes($));if(!M)return null;let A=[...M.visits].sort((C,G)=>C-G),O=A.slice(
0,A.indexOf($)).reduce((C,G)=>C+k[G],0)*o.full,N=k[$]*o.full,L=a("pointer"),I=Number(l.get(M))+O*L,P=n[M.answer],W=Number(
u.get(`pointer ${M.answer}`))+O*L,z=Number(P?.start)+O*L,H=P?.location===M.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(Nt(M.start+O,M.start+O+N),Nt(I,I+N*L),i)}),H&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(Nt(W,W+N*L),Nt(z,z+N*L),i)})]}}var Ys=v(()=>{"use strict";x();Qe();tn();gt();B();V();yt()});function vh(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+e.gate*a,
h=n?n.gate:e.gate,u=zs(t),f=`${T(e.gate)} pointer${u?"":", fixed"}`;return m("g",Gr(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
a,height:i}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*a,height:i}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-Rt/2,s.size.width-
Rt),y:r+(i-Rt)/2,width:Rt,height:Rt})])}var _h=v(()=>{"use strict";x();Ys();B();pe();V()});function Lh(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:g})=>g==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=et(n).generation,h=i-a-(s.
isDense?38:46)*o,u=({label:g,location:y})=>y>=0?it(g,h,13*o):[g,g.replace(/others?/,"more")].find(b=>F(b,12.5*o)<=h)??"o\
thers",f=r.map((g,y)=>{let{probability:p,location:b}=g,w=c+y*17*o;return[m("text",{key:`name ${y}`,class:b<0?"small halo":
"label halo",x:a,y:w},u(g)),m("text",{key:`share ${y}`,class:"strong end halo",x:i,y:w},T(p))]}),d=r.map(({label:g,probability:y,
start:p,location:b},w)=>m("rect",{key:`bar ${w}`,class:"generation bar",x:s.places,y:p,width:nt,height:l?Math.max(.8,y*s.
full):0},m("title",{},`${b<0?"The others":g}: ${T(y,1)} of the generation head`)));return m("g",Vr(t,r),m("rect",{class:"\
ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?i:a,
y:c-18*o},"Generation"),f,d)}function Vr(t,e){return{key:"generation",class:`part generation-block${kt(t,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Q(t,et(t.reading).generation),"aria-label":`Generation: ${e.
map(({label:n,probability:s})=>`${n} ${T(s)}`).join(", ")}`}}var qr=v(()=>{"use strict";x();gt();B();me();V();yt()});function Ih(t,e){let{reading:n,stage:s,lit:o}=t,r=Lt(o,n),i=e.filter(({path:l})=>l==="pointer"),a=m0(t,i),c=({location:l})=>r===
null||r===l?"":" dim";return m("g",{key:"places",visibility:Q(t,et(n).pointer)},i.map(l=>m("rect",{key:`bar ${l.location}`,
class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:nt},m("title",{},`${l.label}\
: ${T(l.probability,1)} of the pointer`))),[p0,g0].map(l=>a.map(h=>l(t,h,c(h.flow)))))}function m0({reading:t,stage:e,lit:n},s){
let o=e.type/13,r=Lt(n,t),[i,a]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===r),l=[];for(let h of[
...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d}=h,g=u>=0,y=` ${T(d)}`,b=`${it(f,a-i-F(y,13*o,!0),13*
o,g)}${y}`,w=F(b,13*o,g)/2,$=h.start+d*e.full/2,k=Math.max(i+w,Math.min(a-w,$)),[M,A]=[k-w,k+w];for(let E=0;E<f0;E++){if(l.
some(L=>L.row===E&&M<L.right+8*o&&A>L.left-8*o))continue;let N=k>$?"":k<$?" end":" middle";l.push({flow:h,text:b,isBold:g,
left:M,right:A,row:E,anchor:N});break}}return l}function Rh({stage:t},{row:e}){return t.places+nt+(14+zr*e)*t.type/13}function p0(t,e,n){
let{type:s,places:o,full:r}=t.stage,{flow:i,row:a}=e;return a>0&&m("path",{key:`leader ${i.location}`,class:`leader${n}`,
d:`M${i.start+i.probability*r/2} ${o+nt}V${Rh(t,e)-11*s/13}`})}function g0(t,e,n){let{flow:s,text:o,isBold:r,left:i,right:a,
anchor:c}=e;return m("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?i:c===" end"?a:
(i+a)/2,y:Rh(t,e)},o)}function Ch(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),i=t.
beat>=et(n).generation,a=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(d0*zr-6)*o;return m("g",Vr(t,r),m(
"rect",{class:"ground",x:s.right-a,y:c-36*o,width:a+6,height:s.places+nt-c+40*o,rx:6}),m("text",{class:"title end halo",
x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:f},d)=>{let g=` ${T(u)}`,y=it(h,a-F(g,13*
o),13*o)+g;return[m("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+d*zr*o},y),m("rect",
{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,width:Math.max(.8,u*s.full),height:i?nt:0},m("title",{},`${l<0?"Th\
e others":h}: ${T(u,1)} of the generation head`))]}))}var f0,zr,d0,Ph=v(()=>{"use strict";x();qr();gt();B();me();V();yt();
f0=4,zr=17,d0=4});function Wh(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,i=Q(t,et(n).pointer),a=n.pointerWeights,c=n.pointerScores,l=$t(
o,n),h=Math.max(...a),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},d=F("Pointer",15*r,!0)+4*r,g=ge(
t,Pn(t,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},$)=>{if(!w)return[];let k=a[$]>=.2*h||l.includes($)?"strong":"small",
M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end halo${M}`,x:s.scores,
y:b+4.4*r},_(c[$])),m("text",{key:`weight ${$}`,class:`${k} end${M}`,x:s.weights,y:b+4.4*r},T(a[$]))].filter(A=>A!==!1)}),
p=e.filter(({path:b})=>b==="pointer").map(b=>y0(t,b));return[m("g",Kr(t,e),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),be(t,u,"Pointer","",200),Object.entries(f).map(([b,w])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&Gs(t,"pointer",Math.max(s.weights+6*r,u+d+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",visibility:i},Yr(t,e),p)]}function Kr(t,e){
return{key:"pointer",class:`part pointer-block${kt(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:Q(
t,et(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${T(s)}`).join(", ")}`}}function Yr(t,e){let{reading:n,before:s,stage:o,lit:r}=t,i=n.
pointerWeights,a=Rn(t),c=$t(r,n),l=t.beat>=et(n).pointer,h=ks(o.across.visits.map((u,f)=>({wish:u,length:Math.max(i[f],a?.[f]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=Nt(f,f+y);f+=y;let $=a?.[g]??null,k=$===null?0:($-i[g])*o.full,[M,A]=[d,Math.max(0,k)];d+=A;let E=`${n.visits[g]?.
label}: `,O=$===null||!s?`${E}${T(i[g],1)} of the pointer`:`${E}${Ps(i[g],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(Nt(p,p+y),w,l)},m("title",{},O)),Cs({key:`ribbon ${g}`,
now:y,before:$===null?null:$*o.full,path:(N,L)=>o.bands.ribbon(N,L,l),edges:{more:[[p+y+k,p+y],[f+k,f]],less:[[p+y,p+y+k],
[M,M+A]]},style:b,title:O})]})})}function y0(t,{path:e,location:n,label:s,probability:o,start:r}){let{reading:i,stage:a,
lit:c}=t,l=a.type/13,h=Lt(c,i),u=T(o),d=i.hasGate&&Math.abs(r-a.across.gate+5*l)<b0*l?F("Gate 0.00",15*l,!0)/2-a.gateWidth/
2:0,[g,y]=[a.ribbons+2*l,a.gate-12*l-d],p=y-g,b=n>=0,w=it(s,p-F(` ${u}`,13*l,!0),13*l,b),$=F(`${w} ${u}`,13*l,b)/2,k=Math.
max(g+$,Math.min(a.places+nt/2,y-$));return m("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:a.places,y:r,width:nt,height:Math.max(.8,o*a.full)}),m("text",{class:`${b?"strong":"small"} middle halo`,x:k,y:r-
5*l},`${w} ${u}`),m("title",{},`${s}: ${T(o,1)} of the pointer`))}var b0,Jr=v(()=>{"use strict";x();Qe();tn();Vs();gt();
B();me();V();yt();nn();b0=16});function Dh(t){return[Xt(t,17*(t.stage.type/13),"Visits",Ir(t,t.stage.size.width)),...x0(t),...t.stage.columns.map((e,n)=>w0(
t,n))]}function Xt({stage:t},e,n,s,o=t.right){let r=t.type/13,i=o-t.left-F(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,
y:e},it(s,i,12.5*r)))}function x0({reading:t,stage:e}){let n=e.type/13;return Rr(t).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[e.columns[s],e.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function w0(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:i,isFull:a}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,d=$n(o,n).includes(e),g=Math.min(20*l,i-3),y=dt(c.start_minute),p=Pr(t,e),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],w=b.find(A=>F(A,12.5*l,!0)<=i)??b[1],$=f?Qn(c.label,i-6*l,12.5*l,2):[],k=d||Wr(t,
e),M={class:k?"strong middle":"small middle",x:r};return m("g",Cr(t,e,c),m("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[Et(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...M,y:h+45*l},w),
$.map((A,E)=>m("text",{key:`name ${E}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*E)*l},A))]:m("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),m("title",{},`${c.label}, ${wt[c.weekday]} ${qs(c)}`))}
function Hh(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,i=$t(s,e)[0]??e.count-1,a=e.visits[i],c=Math.max(
...Jt(t).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(X.title+46)*o,u=r.map(({name:f,label:d,lengths:g},y)=>{
let p=Number(g[i]),b=n.left+(y+.5)*l,w=p/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},_(p)),m("text",{key:`name ${f}`,class:"tiny \
middle",x:b,y:h+15*o},d)]});return m("g",Hr(t),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(X.title+X.inputs+6)*o,rx:6}),Xt(t,n.inputs+15*o,"Input vector",a?`${a.label}, ${wt[a.weekday]} ${dt(a.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}var Dn=v(()=>{"use strict";x();Me();gt();B();pe();V();yt();nn()});function Fh(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",Kr(t,e),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(X.title+X.scores)*o,rx:6}),Xt(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),$0(t)),m("g",{key:"ribbons",visibility:Q(
t,et(n).pointer)},Yr(t,e))]}function $0({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
g=>_(g)),i=$t(n,t),a=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>F(g,11.5*s)>c-3),h=e.pointer+(X.title+
X.scores)*s,u=e.columns.find(g=>g.isFull),f=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},p)=>{
let b=i.length&&!i.includes(p)?" dim":"",w=o[p]>=.2*a||i.includes(p),$=T(o[p]).replace(" %",""),k=F($,12.5*s,!0)/2;if(!y&&
(!w||g-k<d||g+k>f))return[];d=g+k;let M=w?"strong":"small",A=h-24*s;return[y&&m("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:A+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(A+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:A},r[p]),m("text",{key:`weight ${p}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(E=>E!==!1)})}var jh=v(
()=>{"use strict";x();gt();Jr();B();pe();Dn();V();yt()});function Bh(t){let{reading:e,stage:n}=t,s=n.type/13,o=Q(t,et(e).gate),r=js(t),i=[...Bs(t,r),...Us(t,r)];return[Br(t,n.context,
k0(t)),...e.hasPointer?Fh(t,i):[],m("g",{key:"flows",visibility:o},Ks(t,i,r)),...e.hasPointer?[Ih(t,i)]:[],...e.hasGeneration?
[Ch(t,i)]:[],...e.hasGate?[vh(t)]:[],m("g",{key:"answer",visibility:o},Xt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Fr(t,r))]}function k0({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:i}=e.
context,a=s+r*i+2,c=Math.ceil(t.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(X.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Uh=v(
()=>{"use strict";x();jr();Ur();tn();Ys();B();_h();Ph();jh();pe();Dn();yt()});function Gh(t){let{stage:e}=t,n=e.type/13,s=As(t),o=m("g",{key:"legend",visibility:Q(t,Ze(0))},Ss(t,e.visits.x,e.bottom+
(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((i,a)=>{let c=`Layer ${a}`,l=ge(t,Pn(t,"attention")),h=F(c,15*n,!0)+l+4*n<=
i.width,u=In(t),d=F(u,12.5*n)<=i.width+12*n&&(h||!t.canAct)?u:"";return m("g",{key:`layer ${a}`,visibility:Q(t,Ze(a))},i.
maps.length?be(t,i.x,c,d,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&Gs(t,"attention",i.x+i.width,
(h?3:21)*n),i.maps.map((g,y)=>E0(t,g,a,y)),i.maps.map((g,y)=>Zr(t,g,a,y,s)),A0(t,a))});return[o,...r]}function E0(t,e,n,s){
let{reading:o,stage:r,lit:i}=t;if(o.isOff(n,s))return null;let a=o.lastRow(n,s),c=Vh(t,n,s)?[...a.keys()].filter(u=>a[u]>=
M0):i?.kind==="visit"?[i.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
d=Math.max(.5,a[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:re(l,[f-d,f+d],e.x,[h-d,
h+d])})})}function Vh({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function Zr(t,e,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=t,l=i.type/13,{x:h,y:u,side:f,touch:d}=e,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=r.isOff(
n,s),{before:w,overlays:$}=t,k=$&&!b&&w?.isOff(n,s)?w:null,M=k?`; switched off ${r.wordsFor(k)}`:"",A=c?y[Mt(y)]||1:o,E=Vh(
t,n,s),[O]=a?.kind==="visit"?$t(a,r):[],N=Mt(p),L=O??N,I=f/g,P=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,z=b?"switch on":"s\
witch off",H=d===void 0&&ge(t,z)<=f-6*l,C=r.visits[N],G=wr(t,e,s);return m("g",{key:`head ${s}`,class:`part head${E?" li\
t":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: switched of\
f`:`${P}: the last visit reads most from visit ${N+1}, ${C?.label}, ${T(p[N])}${M}`},m("text",{class:"small",x:h,y:u-(d?
25:4)*l},G.name),!b&&G.hasWeight&&m("text",{key:"weight",class:`${O===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+f,
y:u-4*l},T(p[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("image",{key:"map",class:"\
map",href:ce(y,g,t.scale,A),x:h,y:u,width:f,height:f,preserveAspectRatio:"none",opacity:b?.15:1}),b&&m("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),k&&m("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
f}L${h+f} ${u}`}),O!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+O*I,y:u,width:Math.max(2,I),height:f}),(O!==
void 0||E)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,I),width:f,height:Math.max(2,I)}),m("title",{},
`${P}. ${b?"Switched off.":`The last visit reads ${T(p[L])} from ${r.visits[L]?.label}. A stronger colour is a larger we\
ight, up to ${T(A,1)}. Click to open.`}${k?` Switched off ${r.wordsFor(k)}.`:""}`),en(t,{act:"head",words:H?z:b?"off":"o\
n",title:b?"Switch this head on again":"Switch this head off",isOn:!H&&!b,right:h+f-(d?0:3)*l,y:W}),t.canAct&&d!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}function A0(t,e){let{reading:n,
stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;let r=s.type/13,i=o.stream,a=Js(n,e),c=ti(t),l=s.streamWidth-
8*r,h=a.map(({style:f,lengths:d},g)=>Qr(t,e,f,s.rows.map(({y,height:p},b)=>{let w=Math.max(1,Math.min(5*r,(p-3)/a.length));
return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(d[b])/c*l,height:w-.6}}))),u=a.map(({name:f,style:d},g)=>[m("rect",
{class:d,x:i,y:s.bottom+(10+Xr*g)*r,width:9*r,height:9*r}),m("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+Xr*g)*r},f)]);
return m("g",ei(t,e),m("rect",{class:"ground",x:i-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
be(t,i,"Stream",`+ layer ${e}`,s.streamWidth),h,u,S0(t,e,i+s.streamWidth+10*r))}function S0(t,e,n){let{reading:s,stage:o}=t;
if(!s.has(`layers.${e}.residual_mid`))return[];let r=o.type/13,i=s.trace.interventions.residuals===!1,a={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:i},...s.heads?
[{...a,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>en(t,{act:l,words:String(h[Number(u)]),title:O0[l]??"",right:n,y:o.bottom+(5+
Xr*f)*r}))}function Qr(t,e,n,s){let{lit:o,reading:r}=t,a=kt(t,"stream",e)!==""?[r.count-1]:$t(o,r),[c,l]=Dr(s,({visit:h})=>!a.
length||a.includes(h));return[m("path",{key:n,class:n,d:Fe(c)}),l.length>0&&m("path",{key:`${n} dim`,class:`${n} dim`,d:Fe(
l)})]}function Js(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"resi\
dual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ti(t){
let e=0;for(let n of Jt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Js(n,s))e=Math.max(e,...o);return e||1}function ei(t,e){
let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`part stream${kt(t,"stream",e)}`,
"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",visibility:Q(t,Ze(e)+1),"aria-label":`Stream of layer ${e}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}var Xr,M0,O0,ni=v(()=>{"use strict";x();Vs();gt();ae();Os();B();V();yt();nn();En();Xr=
19,M0=.05;O0={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"S\
elf-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, \
it adds nothing"}});function qh(t){let{stage:e}=t,n=e.type/13,s=As(t);return e.layers.map(({y:o,maps:r},i)=>m("g",{key:`layer ${i}`,visibility:Q(
t,Ze(i))},r.length>0&&Xt(t,o+15*n,`Layer ${i}`,In(t)),i===0&&Ss(t,e.left+72*n,o+15*n,!0),r.map((a,c)=>Zr(t,a,i,c,s)),T0(
t,i)))}function T0(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),i=Js(n,e),a=ti(t),c=r+X.bars*
o,l=i.map(({style:h,lengths:u},f)=>Qr(t,e,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*X.bars*o;return{visit:y,x:d+(f-i.length/2)*p,y:c-b,width:.88*p,height:b}})));return m("g",ei(t,e),m("rect",{class:"\
ground",x:s.left-6,y:r-X.title*o,width:s.right-s.left+12,height:(X.title+X.bars+4)*o,rx:6}),Xt(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),N0(t,i,r-10*o),l)}function N0({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:i})=>{let a=o-F(r,12.5*s);return o=a-26*s,[m("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:a,y:n},r)]})}var zh=v(()=>{"use strict";x();ni();Os();B();pe();Dn();V();yt()});function Kh({stage:{size:t},...e}){let n=Rs(e),s={...e,stage:br(e.reading,t.width,t.type,n)};return[m("g",{key:"visits"},
Dh(s)),m("g",{key:"inputs"},Hh(s)),m("g",{key:"layers"},qh(s)),m("g",{key:"decoder"},Bh(s))]}function Yh(t,e,n){return br(
t,e,n).size.height}var Hn,si=v(()=>{"use strict";x();Qe();B();Uh();zh();pe();Dn();Hn=700});function Jh(t){let{reading:e}=t,n=et(e),s=js(t),o=[...Bs(t,s),...Us(t,s)];return[Th(t),...e.hasPointer?Wh(t,o):[],...e.hasGeneration?
[Lh(t,o)]:[],m("g",{key:"flows",visibility:Q(t,n.gate)},Ks(t,o,s)),e.hasGate?Nh(t):null,m("g",{key:"answer",visibility:Q(
t,n.gate)},Oh(t,s))].filter(r=>r!==null)}var Xh=v(()=>{"use strict";x();jr();Ur();tn();Ys();qr();Jr();B();yt()});function Zh(t){return t.stage.size.width<Hn?Kh(t):[m("g",{key:"visits"},Ah(t)),m("g",{key:"inputs"},Sh(t)),m("g",{key:"l\
ayers"},Gh(t)),m("g",{key:"decoder"},Jh(t))]}var Qh=v(()=>{"use strict";x();Xh();ni();B();si();nn()});function nu({clientWidth:t,clientHeight:e}){return t<Hn?`${t}`:`${t} ${e}`}function su(t,{title:e,text:n}){let s=document.
createElement("strong");s.append(...vt(e)),t.replaceChildren(s," ",...vt(n))}function C0(t){return t.kind==="move"||t.kind===
"time"||t.kind==="stay"}function ri(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}var Xs,v0,_0,L0,I0,oi,tu,R0,eu,Zs,ou=v(()=>{"use strict";x();gn();gh();Qe();yh();gt();$h();ae();kn();me();kh();
si();xn();Qh();Xs=240,v0=150,_0=120,L0=13,I0=17,oi={type:16.7,width:900,side:36},tu=.5,R0=660,eu=matchMedia("(prefers-re\
duced-motion: reduce)"),Zs=class{#s=null;#t=null;#n=!1;#o=null;#e=null;#r=null;#i="";#l=null;#a=null;#u=null;#d=!1;#p=new Map;#b=0;#k="";#c;get opened(){
return this.#a}get#m(){return!this.#c||this.#s&&mc(this.#s.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,n,s){this.root=e,this.hooks=n,this.#c=s,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let i=document.createElement(
"button");if(i.type="button",i.textContent="Numbers",i.title="The numbers behind what is shown, as a table (T)",i.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,i),n.circuit){let a=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new Ws(a,()=>this.#y(Xs)),i.before(this.circuits.
legend,this.circuits.button)}e.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Hs(this.drawn),this.
player=new Fs(o,a=>{this.#l=a,a!==null&&(this.#e=this.#r=null),a!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),
this.#y(Xs);let c=this.player.told?.part;c&&this.#R(c),this.hooks.told?.(a)}),this.#T()}#T(){let{drawn:e}=this;new ResizeObserver(
()=>{this.#k!==nu(e)&&this.#y(0)}).observe(e),new MutationObserver(()=>this.#y(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#u||this.#x(ri(n))}),e.addEventListener("pointerlea\
ve",()=>this.#x(null)),e.addEventListener("focusin",({target:n})=>this.#x(ri(n))),e.addEventListener("focusout",()=>this.#x(
null)),e.addEventListener("keydown",n=>this.#E(n)),e.addEventListener("click",({target:n})=>this.#v(n)),e.addEventListener(
"pointerdown",n=>this.#L(n)),e.addEventListener("pointermove",n=>this.#f(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,s=>this.#f(s,!0))}complete(e,n){this.hooks=e,this.#c=n}show(e,n=null,s=null,o=this.hooks.against){this.#s=
new ie(e),this.#t=n&&new ie(n,o),this.#n=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new ie(s),this.#p.clear(),
this.circuits?.renew(),this.#e=Wt(this.#r,this.#s);let r=zc(this.#s);this.player.tell(r),su(this.room,ph(this.#s,r,this.
hooks.act!==void 0));let i=this.drawn.contains(document.activeElement);this.#y(this.#u?.follows?0:Xs),i&&this.#N()}open(e){
let n=e===null?this.#a:null;this.#a=e,this.#e=this.#r=null;let s=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#y(Xs);let o=s&&n&&this.#h(n);o&&this.#I(o),s&&this.#N(),this.hooks.opened?.(this.#a)}back(){
this.#a!==null&&this.open(this.#c?.blockAround(this.#a)||null)}showTables(){let e=this.#n?this.#t:null;if(!this.#s||this.
player.isTelling)return;let n=this.hooks.model?.();this.#c?.showTables(this.root,this.#s,this.#m,e,n)}#h(e){return this.#A.
map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#N(){if(this.drawn.contains(document.
activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&e.focus()}mark(e){this.light(
e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){if(!this.#c)throw new Error("The picture cannot be saved yet.");
let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#c.svgFile(this.drawn,{title:e,ground:s,
lines:n})}light(e){if(this.#r=e,!this.#s)return!1;let s=this.player.isTelling&&!this.#w(e??"")?null:Wt(e,this.#s);return JSON.
stringify(s)===JSON.stringify(this.#e)?!1:(this.#e=s,this.#y(0),!0)}#x(e){if(!this.light(e))return;let{kind:n,visit:s=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&e)}#v(e){if(!(e instanceof Element)||this.#d)return;let n=ri(e),s=e.
closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#y(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#M(n,o);else{let r=e.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#M(e,n){let s=this.#s&&Wt(e,this.#s),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:i,head:a}):r==="head"&&
o({kind:r,layer:i,head:a}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#L(e){this.#d=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#c;!this.#s||!r||!(n||o)||(this.#u=n?r.dragOf(e,this.#s,this.drawn,s!==void 0):r.carryOf(e),this.#u?.
follows&&e.preventDefault())}#f(e,n){let s=this.#u;if(!s||e.pointerId!==s.pointer)return;n&&(this.#u=null);let o=s.to(e,
n);o&&(this.#d=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):C0(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#E(e){let n=e.target instanceof Element?e.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(e.altKey?this.#_(e.key,s):this.#C(e.key,n,s))&&e.preventDefault()}#C(e,n,s){
if(e==="Escape"&&this.#a!==null)return this.back(),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(e.toLowerCase()==="t"&&this.#s)return this.showTables(),!0;if(e.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((e==="Enter"||e===" ")&&n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return e===" "&&this.
hooks.act&&!a?this.#M(s??""):this.#v(n),!0}let o=this.#c;if(!o)return!1;if(this.#m!==null&&this.#s){let a=o.neighbourOf(
this.#m,e,this.#s),c=n?.getAttribute("aria-current")==="true";a!==null&&this.open(a);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${a}"]`);return c&&l instanceof SVGElement&&l.focus(),a!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(e)&&this.#H(e))return!0;let i=o.walked(this.#A,n,e)?.getAttribute("data-part")??null;return i!==
null&&this.#I(i),i!==null}#w(e){let n=this.#A.find(s=>s.getAttribute("data-part")===e);return n instanceof SVGElement?n:
null}#I(e){let n=this.#w(e);n&&(this.#i=e,this.#P(),n.focus())}#R(e){let{root:n,foot:s}=this,o=this.#w(e)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy(
{top:h,behavior:eu.matches?"auto":"smooth"})}#_(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#s,
r=o&&Wt(n,o),{act:i,edit:a}=this.hooks,c=this.#c;if(!s||!r||!i||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!a||!o.visits[h+s])return!0;a({kind:"move",visit:h,by:s,isDone:l}),this.#I(`visits.${h+s}`)}else if(r.kind==="gate")
this.#H(e);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=/Up|Right/.test(e),
f=c.turned(o,h,u?tu:-tu);i({kind:"temperature",of:h,value:f,isDone:l})}else return!1;return!0}#H(e){let n=this.#s&&this.#c?.
slid(this.#s,e);return n&&this.hooks.act?.(n),!!n}get#A(){return[...this.drawn.querySelectorAll("[data-part][tabindex]:n\
ot([visibility], [visibility] *)")]}#P(){let e=this.#A,n=e.find(s=>s.getAttribute("data-part")===this.#i)??e[0];for(let s of e){
let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#y(e){this.#k=nu(this.drawn);let n=this.#j();
if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute(
"font-size",String(n.stage.type));let r=this.#c,i=this.#m===null?[]:r?.openedMarks(n,this.#m)??[];!i.length&&this.#m!==null&&
(this.#a=null);let a=this.circuits?.circuit??null,c=i.length?i:this.#F(n);this.drawing.show(c,eu.matches?0:e),this.#m===
null&&this.#P();let l=this.#m===null?null:r?.sentenceOfOpened(this.#m,n.reading),h=this.#e?null:this.player.told,u=a&&!this.#e?
r?.circuitSentence(a,n.reading):null,{title:f,text:d}=l??h??u??zt(this.#e,n.reading,n.before,this.player.isTelling),g=!(l||
h||u||this.#e),y=this.root.classList.contains("tall"),p=g&&!y&&!this.#t&&!this.hooks.isProjected,b=this.circuits?.failure??
"",w=l||h||this.player.isTelling?"":this.#W(),$=this.putIn.names.includes(this.#r??"")?`It was put in from the ${this.putIn.
run} run.`:"",k=n.stage.streamWidth>0||y,M=!l&&k&&h?.bars||"",A=this.drawn.querySelector('[role="slider"]:focus')?n.sliderKeys:
"",E=a&&this.#e?r?.circuitWords(a,this.#r):"";if(su(this.caption,{title:f,text:[d,A,M,$,E,w,b].filter(Boolean).join(" ")}),
!p||b)return;let O=document.createElement("span");O.className="hint",O.append(" ",jc),this.caption.append(O),this.caption.
offsetTop<0&&O.remove()}#F(e){let n=Zh(e);if(!this.#c)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#c,{type:r}=e.stage;
return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#b);let e=this.#r??"",n=this.#p.get(e);
return n!==void 0||!this.#e||this.#u?n??"":(this.#b=window.setTimeout(()=>{let s=this.#c?.effectOf(this.#e,this.#s,this.
hooks.whatIf)??"";this.#p.set(e,s),s&&this.caption.append(" ",...vt(s))},v0),"")}#j(){let{clientWidth:e,clientHeight:n}=this.
drawn,s=e<Hn;if(!this.#s||e<_0||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||
1)*Math.min(I0,Math.max(L0,e/120));this.root.classList.toggle("tall",s);let i={reading:this.#s,before:this.#t,overlays:this.#n},
a=Rs(i),c=this.#B(r,{width:e,height:n}),l=s?r:c,h=s?Yh(this.#s,e,l):n,u=s&&this.#m!==null?R0:h;return{...i,beside:this.#o,
stage:dr(this.#s,{width:e,height:u,type:l},a),lit:this.#e??Wt(this.player.told?.part,this.#s),beat:this.#l??Number.POSITIVE_INFINITY,
happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#D("--map-least"),this.#D("--attention")],canAct:this.hooks.
act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#c?.SLIDER_KEYS}}#B(e,n){if(!this.hooks.isProjected||!this.#s||
n.width<oi.width)return e;let s=Math.max(e,oi.type);return dr(this.#s,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(
({side:r})=>r>=oi.side)?s:e}#D(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.
match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}}});var ai={};Ii(ai,{NetworkDrawing:()=>ii});var ii,ci=v(()=>{"use strict";x();Sc();dh();ou();xn();No();ii=class{#s;#t;#n=null;#o=null;#e=null;constructor(e,n){
let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;this.#s=s,this.#t=new Zs(e,{...o&&{pointed:o},...r&&{told:r},
...a&&{isStill:a},...c&&{isProjected:c}},Tr),i&&(this.#e=new as(this.#t,{...i,answered:l=>{this.#n=l.figure,this.#o=l,i.
answered(l)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.text??null}follows(e){return this.#e?.
follows(e)??!1}async compute({server:e,query:n},s,{isSilent:o}){return!this.#n||n.against||!(o||Ec(s,e))?null:Ac(this.#n.
meta,s,e,n)}draw(e){if(e!==this.#n){this.#n=e;let n=Go.get(e),s=e.before&&yn(e.before);this.#o={trace:n??yn(e.trace),before:s};
let o=n?"browser":"server";this.#e?.begin(e.meta,this.#o.trace,s,o)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}get beats(){
return this.#t.player.count}tell(e){let{player:n}=this.#t;e===null?n.close():n.beat!==Math.min(e,n.count-1)&&n.goTo(e)}mark(e){
this.#t.mark(e)}async address(e,n){let s=this.#t.file({title:this.#s});return e==="svg"?pn(s):Xn(s,n)}}});x();x();(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: lig\
ht",dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-sche\
me: dark)"),i=frameElement?.getAttribute("data-page")??null;i!==null&&(o.dataset.inRoom=i);let a=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(t)}catch{return null}};function u(k){return typeof k==
"string"&&Object.hasOwn(e,k)}let f=k=>{let M=s.exec(k??""),A=M?M[1]??"auto":k;o.toggleAttribute("data-transparent",M!==null),
u(A)?o.dataset.askedTheme=k??"":delete o.dataset.askedTheme,c=[A,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let k=new URL(
location.href);k.searchParams.delete("theme"),delete o.dataset.askedTheme,k.search!==location.search&&history.replaceState(
history.state,"",k)},g=()=>{let k=document.querySelector("[data-theme-button]");return k instanceof HTMLElement?k:null},
y=()=>{let k=document.querySelector(".top nav [aria-current]"),M=k?.parentElement;if(!k||!M)return;let[A,E]=[k.getBoundingClientRect(),
M.getBoundingClientRect()];M.scrollLeft+=A.left+A.width/2-E.left-E.width/2},p=()=>{let k=g();k&&(k.textContent=n[c]);let M=c===
"auto"?r.matches?"dark":"light":c;l||o.dataset.theme===M||(o.dataset.theme=M,document.dispatchEvent(new CustomEvent("poi\
nterscope:theme")))},b=({type:k})=>{document.querySelector(".deck")||(l=k==="beforeprint",l?o.dataset.theme="light":p())},
w=new Set,$=k=>{let M=k.target instanceof Element?k.target.closest("button"):null;M&&(k.preventDefault(),k.stopPropagation(),
w.add(M))};f(a),p(),document.addEventListener("click",$,!0),window.addEventListener("DOMContentLoaded",()=>{document.removeEventListener(
"click",$,!0);for(let k of w)k.click()});for(let k of["beforeprint","afterprint"])window.addEventListener(k,b);r.addEventListener(
"change",p),document.addEventListener("pointerscope:choose-theme",({detail:k})=>{(k===null||u(k)||s.test(k))&&f(k??a),p()}),
document.addEventListener("DOMContentLoaded",()=>{y();let k=g();k&&(k.hidden=!1,p(),k.addEventListener("click",()=>{c=e[c],
d();try{localStorage.setItem(t,c)}catch{}p()}))})})();x();x();var af="exported"in document.documentElement.dataset,V1=cf().toString();function cf(){let t=location.hash.slice(1);return af&&
t.includes("=")?new URLSearchParams(t):new URLSearchParams(location.search||document.documentElement.dataset.firstState)}function Ci(t){try{return JSON.parse(t)}catch{return t}}Vt();x();var Fi={min:.5,max:4},yf={controls:["none","some","all"],caption:["none","title","all"]};function Un(t,e){return t===
"scale"&&e!=="auto"?e.trim()!==""&&Number(e)>=Fi.min&&Number(e)<=Fi.max:t==="scale"?!0:t==="controls"||t==="caption"?yf[t].
includes(e):CSS.supports("color",e)}x();var ji=Promise.resolve();function Bi(t){let e=ji.then(xf).then(t);return ji=e.catch(()=>{}),e}function xf(){let{scheduler:t}=globalThis;
return t?t.postTask(()=>{},{priority:"background"}):new Promise(e=>setTimeout(e,0))}x();Vt();x();var ho={width:960,height:540};function Gi(t){return{"HTML frame":Vi(t),"Web component":wf(t),Markdown:zi(t),Quarto:$f(
t),LaTeX:kf(t)}}function Vi(t){let{title:e,embed:n}=t;return`<iframe src="${xe(n)}" title="${xe(e)}" width="${ho.width}"\
 height="${ho.height}" loading="lazy" allowfullscreen style="border: 0; max-width: 100%">${qi(t)}</iframe>`}function wf(t){
let{server:e,attributes:n}=t,s=Object.entries({server:e,...n}).map(([o,r])=>r===""?o:`${o}="${xe(r)}"`);return`<script s\
rc="${xe(new URL("pointer-view.js",e).href)}" defer><\/script>
<pointer-view ${s.join(" ")}>${qi(t)}</pointer-view>`}function qi({title:t,caption:e,embed:n,picture:s}){let o=[t,e].filter(
Boolean).join(". ");return`<a href="${xe(n)}"><img src="${xe(s)}" alt="${xe(o)}" width="${ho.width}"></a>`}function zi({
title:t,embed:e,picture:n}){return`[![${Mf(t)}](<${Ui(n)}>)](<${Ui(e)}>)`}function $f(t){return['::: {.content-visible w\
hen-format="html"}',"```{=html}",Vi(t),"```",":::",'::: {.content-visible unless-format="html"}',zi(t),":::"].join(`
`)}function kf({title:t,caption:e,name:n,embed:s,picture:o}){return["% \\usepackage{graphicx} \\usepackage[hidelinks]{hype\
rref}",`% The picture: ${o}`,`% As lines: pointerscope export MODEL VIEW --out ${n}.pdf, or SVG below the view`,"\\begin{\
figure}","  \\centering",`  \\href{${Ef(s)}}{\\includegraphics[width=\\linewidth]{${n}}}`,`  \\caption{${vf([t,e].filter(
Boolean).join(". "))}}`,"\\end{figure}"].join(`
`)}function xe(t){return t.replaceAll("&","&amp;").replaceAll('"',"&quot;").replaceAll("<","&lt;").replaceAll(">","&gt;")}
function Mf(t){return t.replace(/[\\`*_{}[\]<>()#!|]/g,"\\$&")}function Ui(t){return t.replaceAll("<","%3C").replaceAll(
">","%3E")}function Ef(t){return t.replace(/[%#&]/g,"\\$&").replaceAll("{","%7B").replaceAll("}","%7D")}var Af={"\\":"\\t\
extbackslash{}","~":"\\textasciitilde{}","^":"\\textasciicircum{}","<":"\\textless{}",">":"\\textgreater{}","|":"\\textba\
r{}","−":"$-$","√":"$\\surd$","‖":"$\\|$","·":"$\\cdot$","×":"$\\times$","±":"$\\pm$","°":"$^\\circ$","½":"$\\\
frac12$","²":"$^2$","→":"$\\to$","←":"$\\leftarrow$","↔":"$\\leftrightarrow$","≤":"$\\le$","≥":"$\\ge$","≠":"\
$\\ne$","≈":"$\\approx$","∞":"$\\infty$","∑":"$\\sum$",α:"$\\alpha$",β:"$\\beta$",γ:"$\\gamma$",Δ:"$\\Delta$",
λ:"$\\lambda$",μ:"$\\mu$",π:"$\\pi$",ρ:"$\\rho$",σ:"$\\sigma$","–":"--","—":"---","…":"\\dots{}"},Sf=/[\u0020-\u007e\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017e‘’“”]/,
Of={Đ:"D",đ:"d",Ð:"D",ð:"d",Þ:"Th",þ:"th",Ħ:"H",ħ:"h",Ŧ:"T",ŧ:"t",Ŋ:"N",ŋ:"n",Ĳ:"IJ",ĳ:"ij",Ŀ:"L",ŀ:"l",
ŉ:"n",ĸ:"k",ſ:"s"},Tf=/[ąęįųĄĘĮŲ]/,Nf=/[\p{Cf}\p{Cc}\p{Mn}]/gu;function vf(t){return[...t.normalize("NFC").replace(
/\s/g," ").replace(Nf,"")].flatMap(n=>[...Of[n]??_f(n)]).map(n=>Af[n]??Lf(n)).join("")}function _f(t){return Tf.test(t)?
t.normalize("NFD").slice(0,1):t}function Lf(t){return/[&%$#_{}]/.test(t)?`\\${t}`:Sf.test(t)?t:"?"}x();function Yi(t,e,{title:n,origin:s}){let o=t.slice(t.indexOf(",")+1);if(e==="svg")return If(decodeURIComponent(o),n,s);let r=Uint8Array.
from(atob(o),a=>a.charCodeAt(0)),i=[Ki("Title",n),Ki("Source",s)];return new Blob([r.subarray(0,33),...i,r.subarray(33)],
{type:"image/png"})}function If(t,e,n){let s=new DOMParser().parseFromString(t,"image/svg+xml").documentElement,o=(r,i)=>{
let a=document.createElementNS(s.namespaceURI,r);return a.textContent=i,a};return s.prepend(o("title",e),o("desc",n)),new Blob(
[new XMLSerializer().serializeToString(s)],{type:"image/svg+xml"})}function Ki(t,e){let n=new TextEncoder().encode(`iTXt${t}\
\0\0\0\0\0${e}`),s=new DataView(new ArrayBuffer(n.length+8));return s.setUint32(0,n.length-4),new Uint8Array(s.buffer).set(
n,4),s.setUint32(n.length+4,Rf(n)),s.buffer}function Rf(t){let e=-1;for(let n of t){e^=n;for(let s=0;s<8;s+=1)e=e>>>1^(e&
1?3988292384:0)}return~e>>>0}x();function uo(t,e){let n=document.createElement("a");n.href=Cf(t),n.download=e,n.click()}function Cf(t){let e=URL.createObjectURL(
t);return setTimeout(()=>URL.revokeObjectURL(e),6e4),e}var Pf=[1,2,4],Wf=2;function Xi({name:t,links:e,view:n,picture:s,csv:o,json:r}){let i=document.createElement("div");i.className=
"view-take";let a={link:Gn("Link"),embed:Gn("Embed"),json:Gn("JSON"),offline:Gn("Offline file")};a.json.target="_blank",
a.offline.title="One HTML file with this whole view inside, for use without a network";let c=cn("JSON",()=>Ji(r(),`${t()}\
.json`,"application/json")),l=document.createElement("span");l.textContent="Embeds and offline files need the server, wh\
ich does not answer.";let h=Df(()=>{let{link:p,embed:b}=e(),w=b?n():null;return{...p&&{Address:p},...w&&Gi(w)}}),u=()=>{
let p=e();for(let b of Object.keys(a)){let w=p[b];a[b].hidden=w===null,w!==null&&(a[b].href=w)}a.json.download=`${t()}.j\
son`,c.hidden=p.json!==null,h.hidden=p.link===null&&p.embed===null,l.hidden=ye.answers};for(let p of["pointerenter","foc\
usin"])i.addEventListener(p,u);let f=document.createElement("select");f.setAttribute("aria-label","Size of the PNG"),f.append(
...Pf.map(p=>{let b=p===Wf;return new Option(`${p}×`,String(p),b,b)}));let d=async p=>{let{address:b,meta:w,selection:$}=await s(
p,Number(f.value)),k=w.origin??e().embed??location.href,M=[w.title,$].filter(Boolean).join(": ");uo(Yi(b,p,{title:M,origin:k}),
`${t()}.${p}`)},g=()=>Ji(`\uFEFF${o()}`,`${t()}.csv`,"text/csv;charset=utf-8"),y=document.createElement("span");return y.
append(cn("PNG",()=>d("png"))," ",f),i.append(a.link,a.embed,y,cn("SVG",()=>d("svg")),cn("CSV",g),a.json,c,a.offline,h,l),
u(),i}function Df(t){let e=document.createElement("details");e.className="view-codes";let n=document.createElement("summ\
ary");n.textContent="Copy";let s=document.createElement("p"),o=document.createElement("textarea");Object.assign(o,{readOnly:!0,
rows:4,hidden:!0,spellcheck:!1});let r=document.createElement("span");r.setAttribute("role","status");let i=document.createElement(
"div");i.className="view-sheet",i.append(s,o),e.append(n,i),e.addEventListener("toggle",()=>{if(!e.open)return;r.textContent=
"",o.hidden=!0;let c=Object.entries(t()).map(([l,h])=>cn(l,()=>a(l,h)));s.replaceChildren(...c,r)});let a=async(c,l)=>{o.
value=l,o.hidden=!1,o.setAttribute("aria-label",c);let h=await Hf(l);h||o.select(),r.textContent=h?"Copied.":"Selected; \
copy it with the keyboard."};return e}async function Hf(t){return navigator.clipboard?navigator.clipboard.writeText(t).then(
()=>!0,()=>!1):!1}function Gn(t){let e=document.createElement("a");return e.textContent=t,e}function cn(t,e){let n=document.
createElement("button");return n.type="button",n.textContent=t,n.addEventListener("click",e),n}function Ji(t,e,n){uo(new Blob(
[t],{type:n}),e)}ln();x();var Zi={width:420,height:200},Ff=300,we=2,pt=20,qt=8,jf=13,ea=.75,Bf=3,Uf=7.5,Gf=44,Vf=18,na=240,sa=90,oa=56,ra=90,qf=48,
zf=1.3,Kf=.6,Yf=9,ia=1.4,aa=["coloraxis","coloraxis2"];function ca({data:t,layout:e},{width:n,height:s,isFixed:o,scale:r}){
if(!n)return{data:t,layout:e};let i={width:n/r,height:s/r},a=o&&(i.width<Zi.width||i.height<Zi.height),c={...i,isFixed:o,
isTiny:a,isNarrow:i.width<560,scale:r},l=a?Jf(e,e.meta.small??{}):e;if(!o)return{data:t,layout:{...l,...ta(t,l,c)}};let h=Zf(
Xf(t,l),c),u={...h,...ta(t,h,c),...td(t,h,c),...sd(h,c)};return{data:ud(t,h,c.height),layout:u}}function Jf(t,e){return la(
t,e)}function la(t,e){if(!Qi(t)||!Qi(e))return e;let n={...t};for(let[s,o]of Object.entries(e))n[s]=la(t[s],o);return Object.
fromEntries(Object.entries(n).filter(([,s])=>s!==null))}function Qi(t){return typeof t=="object"&&t!==null&&!Array.isArray(
t)}function ha(t,e){return Object.entries(t).filter(([s])=>e.test(s))}function ua(t,e){return t[`yaxis${(e??"y").slice(1)}`]}
function fa(t){return ha(t,/^yaxis/).map(([,e])=>e.domain??[0,1])}function da(t,e){return t[e]}function Xf(t,e){let{xaxis:n}=e,
s=t.find(i=>(i.xaxis??"x")==="x"&&Array.isArray(i.x))?.x,o=Array.isArray(s)?s.filter(i=>typeof i=="string"):[],r=Array.isArray(
s)&&o.length===s.length;return n?.tickangle!==-90||n.tickvals||!o.length||!r?e:{...e,xaxis:{...n,tickmode:"array",tickvals:o,
ticktext:o}}}function Zf(t,{width:e,isTiny:n,scale:s}){let{xaxis:o,yaxis:r,meta:i}=t,a=o?.ticktext;if(!o||o.tickangle!==
-90||!a||a.length<=we)return t;let c={...o,tickangle:0};if(i.visit_axes?.includes("xaxis")&&i.visit_axes.includes("yaxis")&&
r?.ticktext?.join()===a.join()){let d=a.map((y,p)=>qn(y,p,1/0)),g=a.map((y,p)=>String(p+1));return{...t,xaxis:{...c,ticktext:g},
yaxis:{...r,ticktext:d}}}let[h,u]=o.domain??[0,1],f=(u-h)*(e-(n?sa:na))/a.length;for(let d of[1,ea]){let g=a.map((p,b)=>Qf(
qn(p,b,1/0),f/d));if(g.includes(""))continue;let y={...o.tickfont,size:d*s*t.template.layout.font.size};return{...t,xaxis:{
...c,ticktext:g,...d<1&&{tickfont:y}}}}return t}function Qf(t,e){let n=Math.floor(e/qt)-1,s=[];for(let o of t.split(" ")){
let r=s.at(-1);if(o.length>n)return"";r!==void 0&&r.length+1+o.length<=n?s[s.length-1]=`${r} ${o}`:s.push(o)}return s.length<=
Bf?s.join("<br>"):""}function td(t,e,{width:n,height:s,isTiny:o,scale:r}){let i=ed(t,e),a=Math.max(...i.map(b=>b.length*
qt+qf)),c=Math.ceil(i.length/Math.max(1,Math.floor(n/a))),l=i.length>0&&c*pt>s/(o?4:3),h=i.length>0&&!l,u=nd(e,s,r),d=((u.
annotations?.find(({font:b})=>b?.size)?.font?.size??0)/r||pt)*ia+2,g=Math.min(e.margin?.t??8,h?c*pt+4:e.annotations?.length?
d:8),y=aa.some(b=>da(e,b)?.colorbar?.orientation==="h"),p=!e.margin||y&&!o;return{...l&&{showlegend:!1},...!p&&{margin:{
...e.margin,t:Math.ceil(g*r)}},...u}}function ed(t,e){if(e.showlegend===!1)return[];let n=new Map,s=0;for(let{name:o,type:r,
visible:i,showlegend:a,legendgroup:c}of t)!o||(a===!1||i===!1)||["heatmap","contour"].includes(r)||(s+=1,n.set(c||o,o.replace(
/<[^>]*>/g,"")));return s>1||e.showlegend?[...n.values()]:[]}function nd(t,e,n){let{annotations:s=[],template:o}=t,r=({yref:f,
yanchor:d})=>f==="paper"&&d==="bottom",i=s.filter(r);if(!i.length)return{};let a=fa(t).map(([f])=>f),c=i.filter(({y:f})=>f<
1).map(({y:f})=>Math.min(...a.map(d=>d-f).filter(d=>d>0),1-f)),l=o.layout.font.size,h=Math.min(l,Math.min(1,...c)*(e-pt)/
ia);if(h>=l)return{};let u=Math.max(Yf,h*n);return{annotations:s.map(f=>r(f)?{...f,font:{...f.font,size:u}}:f)}}function sd(t,{
height:e,isTiny:n}){let s=Math.floor(e/3/qt),o=e-ma(t,1/0,s)-oa,r={};for(let i of aa){let a=da(t,i);a&&(n?r[i]={...a,showscale:!1}:
r[i]=od(t,i,a,o))}return r}function od(t,e,n,s){let o=n.colorbar??{};if(s>=Ff||o.ticktext||o.orientation==="h")return n;
let r=t.template.layout[e],i=o.tickvals??r?.colorbar?.tickvals,a=(o.len??1)*s;if(!i){let u=Math.max(we,Math.floor(a/pt/1.5));
return{...n,colorbar:{...o,nticks:u}}}let[c,l]=[n.cmin??i[0]??0,n.cmax??i.at(-1)??1],h=[];for(let u of i){let f=h.at(-1);
(f===void 0||(u-f)/(l-c)*a>=pt)&&h.push(u)}return{...n,colorbar:{...o,tickvals:h}}}function ta(t,e,n){let{width:s,height:o,
isFixed:r,isTiny:i,isNarrow:a}=n,c=a?s:1/0,l=r?Math.floor(o/3/qt):1/0,h=ma(e,c,l),u=r?h?oa:ra:0,f=Math.max(o-h-(i?2*pt:u),
pt),d=i?s-sa:Math.max(s-na,60);return Object.fromEntries(ha(e,/^[xy]axis/).map(([g,y])=>{let p=g.startsWith("x"),b=r&&p?
ld(y,e,f):y,[w,$]=b.domain??[0,1],k=($-w)*(p?d:f),M=e.template.layout.font.size*n.scale,A=ad(b,p,k,M,n),E=(p?void 0:rd(t,
g,b))??e.meta.priority?.[g];return[g,cd(A,{isX:p,length:k,fontSize:M,upright:l,priority:E},n)]}))}function rd(t,e,{tickvals:n=[]}){
let s=new Map;for(let{type:o,orientation:r,yaxis:i="y",x:a,y:c,z:l}of t){let u=o==="heatmap"?l:o==="bar"&&r==="h"?a:void 0;
if(!(i!==e.replace("axis","")||!u||!Array.isArray(c)))for(let[f,d]of c.entries()){let g=[u[f]??0].flatMap(p=>id(p)?[...p]:
p),y=Math.max(...g.map(p=>Math.abs(Number(p))||0));s.set(d,Math.max(y,s.get(d)??0))}}return Math.max(0,...s.values())>0?
n.map(o=>s.get(o)??0):void 0}function id(t){return typeof t=="object"&&t!==null&&Symbol.iterator in t}function ad(t,e,n,s,{
isTiny:o,isFixed:r}){let i=t.title?.text??"";if(!o)return r&&!e&&i.length*qt>zf*n?{...t,title:{}}:t;let[a,c]=t.domain??[
0,1];if(!e||!i||t.side==="top"||c-a>Kf)return{...t,title:{}};let l=Math.max(4,Math.floor(n/(qt-1))+1),h=i.length>l?`${i.
slice(0,l-1)}…`:i;return{...t,title:{...t.title,standoff:0,font:{size:s-2},text:h}}}function cd(t,{isX:e,length:n,fontSize:s,
upright:o,priority:r},i){let{width:a,isFixed:c,isTiny:l,isNarrow:h}=i,{ticktext:u,tickvals:f=[]}=t;if(t.visible===!1||t.
showticklabels===!1)return t;if(!u)return c||h&&e?hd(t,e,n,i):t;let d=u.length;if(l&&e&&d===1&&t.tickangle===0&&(u[0]??"").
length*qt>n-qt)return{...t,tickfont:{size:.75*s}};if(d<=we&&(e||!c||n>=pt))return t;let y=!e&&c&&n/d<pt,p=e&&t.tickangle===
0&&u.every(A=>/^\d+$/.test(A)),b=qt*(String(d).length+1),w=Math.floor(n/(y?jf:p?b:pt)),$=d<=we?[d-1]:fd(d,w,r),k=e&&t.tickangle!==
0?o:1/0,M=pa(u,h?a:1/0,k);return{...t,...y&&{tickfont:{...t.tickfont,size:ea*s}},tickvals:$.map(A=>f[A]??A),ticktext:$.map(
A=>M[A]??"")}}function ld(t,e,n){let[s]=ua(e,t.anchor)?.domain??[0,1],o=fa(e).map(([,a])=>a),r=Math.max(...o.filter(a=>a<=
s),-1/0),i=(s-r)*n;return t.side==="top"||i>2.4*pt?t:{...t,title:{},...i<.9*pt&&{showticklabels:!1}}}function hd(t,e,n,{
isTiny:s,isNarrow:o}){let r=Math.max(we,Math.floor(n/(e?Gf:pt*1.5)));if(t.tickvals){let h=e?1:Math.ceil(t.tickvals.length/
r);return{...t,tickvals:t.tickvals.filter((u,f)=>f%h===0)}}let{dtick:i,...a}=t;if(t.type==="category")return e?t:{...a,nticks:Math.
max(we,Math.floor(n/Vf))};let c=o&&e&&t.nticks&&!s?we:r,l=Math.min(t.nticks??1/0,c);return s||t.nticks||l<5?{...a,nticks:l}:
t}function ud(t,e,n){return t.map(s=>{if(s.type!=="heatmap"||!s.texttemplate)return s;let o=ua(e,s.yaxis),[r,i]=o?.domain??
[0,1],a=o?.ticktext?.length;return a===void 0?s:(i-r)*(n-ra)<a*pt?{...s,texttemplate:""}:s})}function fd(t,e,n){let s=[...Array(
t).keys()];if(t<=e)return s;let o=Math.max(1,Math.ceil(t/Math.max(1,e)));if(!n)return s.filter(i=>i%o===0);let r=[];for(let i of[
...s].sort((a,c)=>(n[c]??0)-(n[a]??0)))r.every(a=>Math.abs(a-i)>=o)&&r.push(i);return r.sort((i,a)=>i-a)}function ma({xaxis:t},e,n){
let s=t?.tickangle===0?[]:t?.ticktext??[],o=pa(s,e,n).map(r=>r.length);return Math.max(0,...o)*Uf}function pa(t,e,n){return t.
map((r,i)=>dd(r,i,e,n)).every((r,i)=>r===t[i])?t:t.map((r,i)=>qn(r,i,n,e))}function dd(t,e,n,s){return n===1/0&&t.length<=
s?t:qn(t,e,s,n)}function qn(t,e,n,s=1/0){let o=s<1/0,r=/^(<b>[^<]*<\/b> )?(.*?)( <b>[^<]*<\/b>)?$/.exec(t)??[],[,i="",a="",
c=""]=r,[l="",h]=a.split(" · "),u=n<1/0?14:1/0,f=Math.min(o?Math.max(5,Math.floor(s/48)):u,n),d=l.length>f&&!l.includes(
"&")?`${l.slice(0,f-1)}…`:l;return i+(h?`${e+1} ${d}`:d)+c}x();x();Le();var md={f4:Float32Array,f8:Float64Array,i1:Int8Array,i2:Int16Array,i4:Int32Array,u1:Uint8Array,u2:Uint16Array,u4:Uint32Array};
function hn(t){if(Array.isArray(t))return pd(t);if(!("bdata"in t))return{values:t,shape:[t.length]};let e=md[t.dtype];if(!e)
throw new Error(`An array has the unknown type ${t.dtype}.`);let n=new e(_e(t.bdata).buffer),s=t.shape?String(t.shape).split(
",").map(Number):[n.length];return{values:n,shape:s}}function pd(t){if(!(typeof t[0]=="object"&&t[0]!==null))return{values:t,
shape:[t.length]};let n=t;return{values:n.flatMap(s=>Array.from(s)),shape:[n.length,n[0]?.length??0]}}function un({values:t,
shape:e},n){let[,...s]=e,o=s.reduce((r,i)=>r*i,1);return{values:gd(t,n*o,(n+1)*o),shape:s}}function ga({values:t,shape:e}){
return e.length<2?t:fo({values:t,shape:e})}function fo(t){return Array.from({length:t.shape[0]??0},(e,n)=>un(t,n).values)}
function gd(t,e,n){return Array.isArray(t)?t.slice(e,n):t.subarray(e,n)}ln();x();function ya(t,e){return Object.fromEntries(t.map(({name:n,values:s,value:o})=>[n,s.find(r=>String(r)===e(n))??o]))}function xa(t,e){
for(let{name:n,values:s}of t){let o=e(n);if(o===null||s.map(String).includes(o))continue;let r=typeof s[0]=="string"?`th\
ere are ${s.join(", ")}`:`they run from ${s[0]} to ${s.at(-1)}`;return{name:n,message:`There is no ${n} ${o}; ${r}.`}}return null}
function wa(t,e,n){return e.reduce((s,o)=>{let r=t.find(({name:i})=>i===o)?.values??[];return s*r.length+r.indexOf(n[o]??
"")},0)}function po(t,e){return t.map(s=>{let o=go(s,e);return typeof o=="number"?`${s.title.toLowerCase()} ${o}`:o}).join(
", ")}function go(t,e){return $a(t)[t.values.indexOf(e[t.name]??"")]}function $a({values:t,labels:e}){return e??t}var zn=class{#s;#t;#n="";#o=0;#e=null;constructor(e,n){
this.#s=e,this.#t=n}offer({choices:e=[],player:n},s,o){let r=e.length?[]:s.filter(c=>c.meta),i=JSON.stringify([e.map(({name:c,
values:l,labels:h})=>[c,l,h]),r.map(({name:c,meta:l})=>[c,l])]);if(this.#n===i)return;this.#n=i,this.pause(),this.#e=null,
this.#s.replaceChildren(...e.map(c=>this.#r(c))),r.length&&o&&this.#s.append(this.#i(r));let a=e.find(({name:c})=>c===n);
a&&this.#s.append(...this.#l(a))}show(e){for(let[n,s]of Object.entries(e)){let o=this.#s.querySelector(`select[name="${n}\
"]`);o instanceof HTMLSelectElement&&(o.value=String(s))}}pause(){clearInterval(this.#o),this.#o=0,this.#e&&(this.#e.textContent=
"Play")}#r(e){let{name:n,title:s,values:o}=e,r=document.createElement("select");r.name=n;let i=$a(e);return r.append(...o.
map((a,c)=>new Option(String(i[c]),String(a)))),r.addEventListener("change",()=>{this.pause();let a=o[r.selectedIndex];a!==
void 0&&this.#t.select(n,a)}),ba(s,r)}#i(e){let n=document.createElement("select");return n.append(new Option("…",""),
...e.map((s,o)=>new Option(s.name,String(o)))),n.addEventListener("change",()=>{let s=n.value?e[Number(n.value)]:void 0;
s?.meta&&this.#t.open(s.meta),n.value=""}),ba("Open",n)}#l({name:e,title:n,values:s}){let o=()=>s.indexOf(this.#t.selected()[e]??
""),r=h=>{let u=s[Math.max(0,Math.min(s.length-1,h))];u!==void 0&&this.#t.select(e,u)},i=h=>{this.pause(),r(o()+h)},a=mo(
"Play",()=>{if(this.#o){this.pause();return}o()===s.length-1&&r(0),a.textContent="Pause",this.#o=setInterval(()=>{r(o()+
1),o()===s.length-1&&this.pause()},1200)});this.#e=a;let c=mo("‹",()=>i(-1)),l=mo("›",()=>i(1));return c.setAttribute(
"aria-label",`${n} back`),l.setAttribute("aria-label",`${n} forward`),[c,a,l]}};function ba(t,e){let n=document.createElement(
"label");return n.append(`${t} `,e),n}function mo(t,e){let n=document.createElement("button");return n.type="button",n.textContent=
t,n.addEventListener("click",e),n}x();x();var bo={add:(t,e)=>t+e,subtract:(t,e)=>t-e,multiply:(t,e)=>t*e,divide:(t,e)=>t/e,power:(t,e)=>t**e,maximum:Math.max,minimum:Math.
min,greater:(t,e)=>+(t>e),greater_equal:(t,e)=>+(t>=e),less:(t,e)=>+(t<e),less_equal:(t,e)=>+(t<=e),equal:(t,e)=>+(t===e),
not_equal:(t,e)=>+(t!==e),negative:t=>-t,absolute:Math.abs,exp:Math.exp,log:Math.log,sqrt:Math.sqrt,sign:Math.sign,floor:Math.
floor,remainder:(t,e)=>(t%e+e)%e,isfinite:t=>Number(Number.isFinite(t)),round:(t,e)=>kd(t*10**e)/10**e,sin:Math.sin,cos:Math.
cos,tanh:Math.tanh,sigmoid:t=>1/(1+Math.exp(-t)),gelu:t=>t/2*(1+Md(t/Math.SQRT2))},fn={sum:t=>t.reduce((e,n)=>e+n,0),product:t=>t.
reduce((e,n)=>e*n,1),largest:t=>Math.max(...t),smallest:t=>Math.min(...t)};function yo(t){return typeof t=="string"?Number(
t.replace("inf","Infinity")):t}function Ma({shape:t}){return t.reduce((e,n)=>e*n,1)}function Ea(t,e,{single:n=!1}={}){let s=n?
Float32Array:Float64Array,o=[],r=(i,a)=>o[i]?.[a]??Number.NaN;for(let i of t){if(i.op==="opaque")throw new RangeError("O\
nly Python computes this.");let a=new s(Ma(i)),c=i.op==="table"?e(i.name??"",i.at):[];for(let l=0;l<a.length;l+=1)a[l]=i.
op==="table"?c[l]??Number.NaN:bd(t,i,l,r);o.push(a)}return o.at(-1)??new s(0)}function bd(t,e,n,s){let{op:o}=e;if(o==="c\
onstant")return wo(e,n);let r=xo(t,e,n).map(([u,f])=>s(u,f)),[i=0,a=0,c=0]=r;if(o==="view"||o==="join")return i;if(o==="\
where")return i?a:c;if(o==="matmul")return xd(r);if(o==="collect")return fn.sum?.(r)??0;if(o==="softmax")return yd(t,e,n,
r);let l=fn[o];if(l)return l(r);let h=bo[o];if(!h)throw new RangeError(`There is no operation ${o}.`);return h(i,a)}function xo(t,e,n){
let{op:s,of:o=[],groups:r}=e,[i=0,a=0]=o;if(s==="view")return[[i,wd(e,n)]];if(s==="join")return[$d(t,o,n)];if(s==="colle\
ct")return(r?.[n]??[]).map(c=>[i,c]);if(s==="matmul"){let[c,l]=[t[a]?.shape.at(-2)??0,e.shape.at(-1)??1],[h,u]=[Math.floor(
n/l),n%l],f=Math.floor(h/(e.shape.at(-2)??1))*c*l;return ka(c).flatMap(d=>[[i,h*c+d],[a,f+d*l+u]])}if(s==="softmax"||s in
fn){let c=t[i]?.shape.at(-1)??0,l=s==="softmax"?Math.floor(n/c):n,h=ka(c).map(u=>[i,l*c+u]);return o.length>1?[...h,[a,0]]:
h}return o.map(c=>[c,t[c]?.shape.length?n:0])}function wo({values:t=0},e){return yo(Array.isArray(t)?t[e]??Number.NaN:t)}
function $o(t,{of:e=[]},n){let s=t[e[0]??0]?.shape.at(-1)??1;return{place:n%s,width:s}}function yd(t,e,n,s){let{place:o,
width:r}=$o(t,e,n),i=ko(s.slice(0,r),s[r]);return(i[o]??Number.NaN)/i.reduce((a,c)=>a+c,0)}function ko(t,e=1){let n=Math.
max(...t),s=Math.min(Math.max(e,1e-30),1/1e-30);return t.map(o=>Math.exp((o-n)/s))}function xd(t){let e=0;for(let n=0;n<
t.length;n+=2)e+=(t[n]??0)*(t[n+1]??0);return e}function wd({shape:t,offset:e=0,strides:n,index:s},o){if(s)return s[o]??
0;let[r,i]=[e,o];for(let a=t.length-1;a>=0;a-=1){let c=t[a]??1;r+=i%c*(n?.[a]??0),i=Math.floor(i/c)}return r}function $d(t,e,n){
let s=n;for(let o of e){let r=Ma(t[o]??{op:"",shape:[]});if(s<r)return[o,s];s-=r}throw new RangeError(`No operand has th\
e element ${n}.`)}function ka(t){return Array.from({length:t},(e,n)=>n)}function kd(t){let e=Math.floor(t);return t-e!==
.5?Math.round(t):e%2?e+1:e}function Md(t){if(Math.abs(t)>6)return Math.sign(t);let[e,n]=[t,t];for(let s=1;Math.abs(n)>Math.
abs(e)*1e-17;s+=1)n*=2*t*t/(2*s+1),e+=n;return 2*Math.exp(-t*t)/Math.sqrt(Math.PI)*e}var Sa="all",Aa=new WeakMap;function Oa({data:t,layout:e},n){let{meta:s}=e;for(let o of s.parts??[]){let r=t[o.trace];if("\
lines"in o){let i=dn(o.lines,s,n);Object.assign(r,Ad(i,n[o.row],o))}else r[o.attribute]=ga(dn(o.is,s,n))}for(let{axis:o,
option:r,titles:i}of s.axis_titles??[]){let a=e[o],{title:c}=a.colorbar??a,l=i[Ta(s,n,r)];(a.colorbar??a).title={...c,text:l}}}
function Ta(t,e,n){let{values:s=[]}=t.choices?.find(({name:o})=>o===n)??{};return e[n]===Sa?0:s.indexOf(e[n]??"")}function dn(t,e,n){
let s=Ed(e);return{values:Ea(t,(r,i=[])=>{let a=s[r];if(!a)throw new Error(`The figure has no array ${r}.`);return i.reduce(
(c,l)=>un(c,Ta(e,n,l)),a).values}),shape:t.at(-1)?.shape??[]}}function Ed(t){let e=Aa.get(t);return e||(e=Object.fromEntries(
Object.entries(t.arrays??{}).map(([n,s])=>[n,hn(s)])),Aa.set(t,e)),e}function Ad({values:t,shape:e},n,{above:s,to:o}){let r=[],
i=[],[a=0,c=0]=e;for(let l=0;l<a;l+=1)if(!(n!==Sa&&l!==n))for(let h=0;h<c;h+=1){let u=Number(t[l*c+h]);u<=s||u>o||(r.push(
0,1,null),i.push(l,h,null))}return{x:r,y:i}}mn();function Eo(t,e){let{table:n}=Ot(t);if(n&&"rows"in n)return[n];if(ft(t))return[];let{data:s,layout:o}=t,r=n?[Id(n,o.
meta,e)]:[];return n&&!n.beside?r:[...La(s).map(i=>Ia(o,i)),...r]}function _a(t,e){let{cells:n,choices:s,table:o}=Ot(t),
r=n&&!ft(t)?[Ld(t,n)]:Eo(t,e).map((l,h,{length:u})=>u>1?_d(l):l),i=r[0]?.columns??[],a=o&&"rows"in o?[]:(s??[]).filter(({
name:l})=>!i.includes(l)),c=a.map(l=>go(l,e));return Kn({columns:[...a.map(({name:l})=>l),...i],rows:r.flatMap(({rows:l})=>l.
map(h=>[...c,...h]))})}function _d({columns:[t="",...e],rows:n}){return{columns:["table","row","column","value"],rows:n.
flatMap(([s,...o])=>o.map((r,i)=>[t,s,e[i],r]))}}function La(t){return t.filter(e=>e.type==="heatmap"&&e.visible!==!1)}function Ld({
data:t,layout:e},n){let s=La(t),o=s.flatMap(r=>{let{columns:i,rows:a}=Ia(e,r),c=Object.values(r.meta??{});return a.flatMap(
([l,...h])=>h.map((u,f)=>[...c,l,i[f+1],u]))});return{columns:[...Object.keys(s[0]?.meta??{}),...n],rows:o}}function Id(t,e,n){
let{columns:s,labels:o}=t;if("values"in t){let i=t.values.map(a=>dn(a,e,n).values);return{columns:s,rows:o.map((a,c)=>[a,
...i.map(l=>l[c])])}}let r=fo(dn(t.matrix,e,n));return{columns:s,rows:o.map((i,a)=>[i,...Array.from(r[a]??[])])}}function Ia(t,e){
let n=hn(e.z??[]),s=Na(t,e,"y").map((o,r)=>[o,...Array.from(un(n,r).values)]);return{columns:[e.name??"",...Na(t,e,"x")],
rows:s}}function Na(t,e,n){let s=e[n];if(Array.isArray(s))return s.map(c=>va(String(c)));let o=t[`${n}axis`],i=t[`${n}ax\
is${(e[`${n}axis`]??n).slice(1)}`]?.categoryarray??o?.categoryarray;if(i)return i.map(va);let{shape:a}=hn(e.z??[]);return[
...Array(a[n==="y"?0:1]??0).keys()].map(String)}function va(t){return t.replaceAll("&lt;","<").replaceAll("&gt;",">").replaceAll(
"&amp;","&")}x();Vt();ln();var Rd=12,Re=new Map,Ao=new Map;function To(t,e){let n=JSON.stringify(Object.values(t)),s=Re.get(n)??new Map;
Re.delete(n),Re.set(n,s);for(let i of Re.keys()){if(Re.size<=Rd)break;Re.delete(i)}let o=s.get(e);if(o)return o;let r=new Promise(
(i,a)=>Cd(n,t,e,{resolve:i,reject:a}));return s.set(e,r),r.catch(()=>s.delete(e)),r}function Cd(t,e,n,s){let o=Ao.get(t);
if(o){o.views.set(n,s);return}let r=new Map([[n,s]]);Ao.set(t,{query:e,views:r}),setTimeout(()=>{Ao.delete(t),Pd(e,r)},0)}
async function Pd(t,e){let{server:n,path:s,query:o,theme:r}=t,i=[...e.keys()].sort().join(",");try{let a=await Bt(`${s}/\
figures?${Gt({...o,views:i,theme:r})}`,{},n);for(let[c,{resolve:l}]of e)l(a[c])}catch(a){let c=e.size>1&&a instanceof ut&&
[404,422,500].includes(a.status);for(let[l,{resolve:h,reject:u}]of e)c?Wd(t,l).then(h,u):u(a)}}function Wd({server:t,path:e,
query:n,theme:s},o){let r=Gt({...n,theme:s});return Bt(`${e}/views/${encodeURIComponent(o)}?${r}`,{},t)}var So=new Map;async function Ca(t,e){
let n=So.get(t),s=n??(t.startsWith("#")?Dd(t.slice(1)):Hd(t));n||(So.set(t,s),s.catch(()=>So.delete(t)));let o=await s;if(ft(
o))return o;let{templates:r={}}=o.layout.meta,i=r[e];if(!i)return o;let a=Ra(i),c=new Map;for(let f of Object.values(r))
Ra(f).forEach((d,g)=>{c.set(d,a[g]??d)});let{data:l,layout:h}=Oo({data:o.data,layout:o.layout},c),{meta:u}=o.layout;return{
...o,data:l,layout:{...h,meta:u,template:i}}}function Ra(t){return t.layout.colorway}function Oo(t,e){return Array.isArray(
t)&&["string","object"].includes(typeof t[0])&&!Array.isArray(t[0])?t.map(s=>Oo(s,e)):t?.constructor===Object?Object.fromEntries(
Object.entries(t).map(([s,o])=>[s,Oo(o,e)])):e.get(t)??t}async function Dd(t){let e=document.getElementById(t);if(!e)throw new Error(
"The figure is missing in this file.");return JSON.parse(e.textContent??"")}async function Hd(t){let e=await fetch(new URL(
t,document.baseURI)).catch(()=>null);return e?.ok?e.json():Ut(e?.status??0,"The figure could not be loaded; reload the p\
age to try again.")}function Ce(t,{server:e,path:n,view:s,values:o}){let r=encodeURIComponent(s),i=n.startsWith("lessons\
/"),a=i?`embed/${n}`:`embed/${n.replace("models/","")}/${r}`,c={embed:a,picture:`${a}/picture.png`,json:`api/${n}/views/${r}`,
offline:i?`api/${n}/offline`:`api/${n}/views/${r}/offline`},h=Gt({...i&&t!=="json"?{step:s}:{},...o}).toString();return new URL(
h?`${c[t]}?${h}`:c[t],e).href}x();var Pa=/<br ?\/?>/i,Yn=null;function Wa(t,e,{width:n,height:s,scale:o},r=qd){let{font:i}=e.template.layout,a={size:i.size*
o,family:String(i.family??"sans-serif")},c={l:8,r:8,t:8,b:8,...e.margin},l={};for(let[u,f]of Object.entries(e)){if(!/^[xy]axis/.
test(u))continue;let d=f,g=u.startsWith("x"),y=Fd(d,g,a,r);if(y===null||y&&!Gd(e,d,g))continue;l[u]={...d,automargin:!1};
let p=g?"b":"l";if(y&&(c[p]=Math.max(c[p],Math.ceil(y)+8)),y&&!g){let b=Math.ceil((d.tickfont?.size??a.size)/2);c.t=Math.
max(c.t,b),c.b=Math.max(c.b,b)}}let h=s-c.t-c.b;for(let u of["coloraxis","coloraxis2"]){let d=t.some(({coloraxis:p,visible:b})=>p===
u&&b!==!1)?Bd(e,u,h,a,r):0,g=Math.min(12,c.l,c.t,c.b),y=(d+g+(1.02-1)*(n-c.l))/1.02;d&&(c.r=Math.max(c.r,Math.ceil(y)))}
for(let[u,f]of Object.entries(l)){if(!u.startsWith("x")||!f.ticktext||f.tickangle!==0)continue;let d=Jn(f.ticktext,{...a,
...f.tickfont},r).width;Ud(f,d,n,c)&&delete l[u]}return{...e,...l,margin:c}}function Fd(t,e,n,s){if(t.visible===!1)return 0;
let o=t.title?.text??"";if(t.showticklabels===!1)return o?null:0;let{ticktext:i,tickvals:a,tickangle:c=e?null:0,side:l}=t,
h=e&&c===-90;if(!i||!a||c!==0&&!h||l&&l!==(e?"bottom":"left")||t.ticks)return null;let f=t.tickfont?.size??n.size,d=Jn(i,
{...n,size:f},s);return 1+(h?d.width+.2*f:e?d.height:d.width)+jd(t,o,n)}function Jn(t,{size:e,family:n},s){let[o,r,i]=[0,
1,0];for(let a of t){let c=a.includes("<b>")?700:400,l=a.split(Pa);r=Math.max(r,l.length);for(let h of l){let u=s(Vd(h),
`${c} ${e}px ${n}`);o=Math.max(o,u.width),i=Math.max(i,u.descent)}}return{width:o,height:e+(r-1)*1.3*e+i}}function jd(t,e,n){
if(!e)return 0;let{font:s,standoff:o}=t.title,r=s?.size??Math.round(1.2*n.size),i=e.split(Pa).length-1;return r*(.7+i*1.3)+
(o??6)}function Bd(t,e,n,s,o){let r=t[e]??{},a={...t.template.layout[e]?.colorbar,...r.colorbar},{tickvals:c,ticktext:l,
thickness:h,len:u=1}=a,f=a.orientation==="h"||"x"in a||"xanchor"in a;if(r.showscale===!1||f||!c?.length||!h)return 0;let d=Jn(
l??c.map(String),s,o),g=20+h,y=a.title?.text;if(!y)return g+1+d.width;let p=Math.round(1.2*s.size),b=Jn([y],{...s,size:p},
o).width,[w,$]=[r.cmin??c[0]??0,r.cmax??c.at(-1)??1],k=u*n-20;return c.some(A=>Math.abs((A-w)/($-w)-.5)*k<b/2+1.3*(s.size/
2))?g+1+d.width+1.45*p+2:g+10+1.25*p}function Ud({domain:t=[0,1],categoryarray:e,ticktext:n=[]},s,o,{l:r,r:i}){let[a,c]=t,
l=o-r-i,h=(c-a)*l/(e??n).length,u=Math.min(r+a*l,i+(1-c)*l);return(s-h)/2>u}function Gd(t,e,n){let s=e.anchor??(n?"y":"x"),
o=t[`${s[0]}axis${s.slice(1)}`],[r]=o?.domain??[0,1];return r===0}function Vd(t){return t.replace(/<[^>]*>/g,"").replace(
/&nbsp;/g," ").replace(/&#?\w+;/g,"&")}function qd(t,e){if(Yn??=document.createElement("canvas").getContext("2d"),!Yn)return{
width:0,descent:0};Yn.font=e;let{width:n,fontBoundingBoxDescent:s}=Yn.measureText(t);return{width:n,descent:s}}x();function Ha({x:t,y:e,xaxis:n,yaxis:s},o){let r=[Da(n,t,o),Da(s,e,o)];return[...new Set(r.filter(i=>i!==null))]}function Da(t,e,n){
if(!t||e===void 0||!n.includes(t._name))return null;let s=t.type==="category"?t.d2l_noadd(e):e;return typeof s=="number"&&
Number.isInteger(s)?s:null}function Fa(t,e,n){let s=t.querySelector(":scope > .view-marks")??t.appendChild(zd());if(!t._fullLayout)
return;let o=t._fullLayout,{_subplots:r}=t._fullLayout,i=(r?.cartesian??[]).flatMap(a=>{let[,c,l]=/^x(\d*)y(\d*)$/.exec(
a)??[],[h,u]=[o[`xaxis${c}`],o[`yaxis${l}`]];if(!h||!u)return[];let f=[h,u].every(({_name:d})=>e.includes(d));return[[h,
u],[u,h]].flatMap(([d,g])=>d&&g&&e.includes(d._name)&&(f||d.anchor===g._id)?n.map(p=>Kd(d,g,p)):[])});s.replaceChildren(
...i.filter(a=>a!==null))}function zd(){let t=document.createElement("div");return t.className="view-marks",t}function Kd(t,e,n){
if(!t._length)return null;let s=t._id.startsWith("x"),o=[t.l2p(n-.5),t.l2p(n+.5)],[r,i]=[Math.min(...o),Math.max(...o)];
if(!(i>0&&r<t._length)||!e._length)return null;let[a,c]=s?[t._offset+r,e._offset]:[e._offset,t._offset+r],[l,h]=s?[i-r,e.
_length]:[e._length,i-r],u=document.createElement("div");return Object.assign(u.style,{left:`${a}px`,top:`${c}px`,width:`${l}\
px`,height:`${h}px`}),u}x();No();var ja="vendor/plotly/plotly-traces-4.1.1.min.js",vo;function Zn(t){return window.Plotly?Promise.resolve(window.
Plotly):(vo??=new Promise((e,n)=>{let s=document.createElement("script");s.src=t?new URL(`static/${ja}`,t).href:new URL(
`../${ja}`,S).href;let o=()=>{vo=void 0,s.remove(),n(new Error("The drawing library could not be loaded. Reload the page\
 to try again."))};s.addEventListener("load",()=>window.Plotly?e(window.Plotly):o()),s.addEventListener("error",o),document.
head.append(s)}),vo)}async function Ba(t,e,n){let{width:s,height:o}=t.layout,a={svg:await(await Zn()).toImage(t,{format:"\
svg",width:s,height:o,imageDataOnly:!0}),width:s,height:o};return e==="svg"?pn(a):Xn(a,n)}mn();gn();var fi={visits:"visits",record:"record",user:"user","predict-at":"predict_at","top-k":"top_k",interventions:"i\
nterventions",against:"against"},di=["inputs","removed"],P0=new Set(["server","source","model","lesson","view","theme","\
reads",...di,...Object.keys(fi)]),lu=["scale","accent","controls","caption"],W0=new Set([...lu,"fill"]),ru=":scope > a",
iu="pointer-view:hover",li=matchMedia("(prefers-color-scheme: dark)"),D0={displayModeBar:!1,displaylogo:!1,responsive:!0,
scrollZoom:!1,showAxisDragHandles:!1},H0=120,F0=[["short",576,0],["low",352,0],["tight",288,352]],Qs={height:525,width:640,
least:.75,most:4},hi={width:944,height:524,least:.6},j0="400px 0px",au=660,B0="[data-answer]:not(pointer-view *)",U0=/^(\w+):(\d+)$/,
G0="The server draws this chart, and it does not answer.",V0="The answer above is computed in this browser.",q0="Type vi\
sits, or add a place, to see what the model answers.",sn=null,ui=null,mi=class extends HTMLElement{#s=null;#t=null;#n=null;#o=0;#e=!1;#r="";#i=!1;#l="";#a=[];#u=!1;#d=new IntersectionObserver(
e=>{e.some(n=>n.isIntersecting)&&this.#N()},{rootMargin:j0});#p=new ResizeObserver(()=>requestAnimationFrame(()=>this.#V()));#b=new MutationObserver(
e=>this.#x(e.map(({attributeName:n})=>n??"")));#k=e=>this.getAttribute(e);#c=()=>{if(!this.#n||!this.#t){this.#E();return}
this.#W(this.#R),this.#O()};#m=({target:e,detail:n})=>{!(e instanceof HTMLElement)||e===this||!this.hasAttribute("linked")||
e.getAttribute("linked")===this.getAttribute("linked")&&this.mark(n.visits)};#T=({type:e})=>this.#B(e==="beforeprint");connectedCallback(){
this.#s??=this.#D(),this.#A(),document.addEventListener("pointerscope:theme",this.#c),document.addEventListener(iu,this.#m),
li.addEventListener("change",this.#c);for(let e of["beforeprint","afterprint"])window.addEventListener(e,this.#T);this.#p.
observe(this),this.#b.observe(this,{attributes:!0}),this.hasAttribute("lazy")?this.#d.observe(this):this.#u=!0,this.#E()}disconnectedCallback(){
document.removeEventListener("pointerscope:theme",this.#c),document.removeEventListener(iu,this.#m),li.removeEventListener(
"change",this.#c);for(let e of["beforeprint","afterprint"])window.removeEventListener(e,this.#T);this.#p.disconnect(),this.#b.
disconnect(),this.#d.disconnect(),this.#h.controls.pause()}mark(e){e.join()!==this.#a.join()&&(this.#a=e,this.#X())}get chosen(){
return this.#t?this.#$:{}}get beats(){return this.#n?.beats??0}get wantedHeight(){if(!this.#t)return 0;let{above:e,below:n}=this.#Z();
return Math.ceil(e+Vn(this.#t)+n)}get#h(){return this.#s??=this.#D(),this.#s}#N(){this.#u=!0,this.#d.disconnect(),this.#E()}#x(e){
e.some(s=>W0.has(s))&&(this.#A(),this.#O()),e.includes("beat")&&this.#M();let n=e.filter(s=>P0.has(s)&&!this.#v(s));e.includes(
"lazy")&&!this.hasAttribute("lazy")&&!this.#u?this.#N():n.length?this.#E():this.#f.some(({name:s})=>e.includes(s))?this.#q()&&
this.#O():e.includes(this.#l)&&this.#E()}#v(e){let n=this.#n;return!n||!this.#t?!1:(e==="theme"&&this.#c(),e==="theme"||
e==="interventions"&&n.follows(this.getAttribute(e)??""))}#M(){if(!this.#r)return;let e=Number.parseInt(this.getAttribute(
"beat")??"",10);this.#n?.tell(e>=1?e-1:null)}#L(e){e===null?this.removeAttribute("beat"):this.setAttribute("beat",String(
e+1)),this.#g("beat",{beat:e===null?null:e+1})}get#f(){return this.#t?Ot(this.#t).choices??[]:[]}#E(){this.#e||(this.#e=
!0,queueMicrotask(()=>{this.#e=!1,this.#y()}))}get#C(){let[e,n]=this.hasAttribute("lesson")?["lessons",this.getAttribute(
"lesson")]:["models",this.getAttribute("model")];return n?`${e}/${encodeURIComponent(n)}`:""}get#w(){let e=this.getAttribute(
"server");return e?new URL(e.endsWith("/")?e:`${e}/`,document.baseURI).href:St.href}get#I(){let e=this.parentElement?.closest(
"[data-theme]");return e instanceof HTMLElement?e.dataset.theme:void 0}get#R(){let e=this.getAttribute("theme");return e===
"auto"?li.matches?"dark":"light":(e??this.#I)==="dark"?"dark":"light"}get#_(){let e=this.getAttribute("scale");return e===
"auto"?this.#H:e!==null&&Un("scale",e)?Number(e):1}get#H(){let{offsetWidth:e,offsetHeight:n}=this;if(!this.hasAttribute(
"fill")||!e||!n)return 1;let s=Math.round(10*Math.min(n/Qs.height,e/Qs.width))/10;return Math.min(Qs.most,Math.max(Qs.least,
s))}#A(){let e=this.getAttribute("accent");this.hasAttribute("scale")?this.style.setProperty("--scale",String(this.#_)):
this.style.removeProperty("--scale"),e&&Un("accent",e)?this.style.setProperty("--accent",e):this.style.removeProperty("-\
-accent")}get#P(){if(this.hasAttribute("lesson")){let n=di.map(s=>[s,this.getAttribute(s)]);return{needsHistory:!1,query:Object.
fromEntries(n)}}if(this.getAttribute("reads")==="data set")return{needsHistory:!1,query:{}};let e=Object.entries(fi).map(
([n,s])=>[s,this.getAttribute(n)]);return{needsHistory:!0,query:Object.fromEntries(e)}}async#y(){let{needsHistory:e,query:n}=this.#P;
this.#o+=1;let s=this.#o,o=this.getAttribute("source"),r=this.getAttribute("view")??"",i=this.#C&&r&&(!e||n.visits||n.record);
if(!o&&!i){this.#U(q0);return}if(!this.#u){this.#U("");return}let a=this.#R;this.#W(a),this.setAttribute("aria-busy","tr\
ue");try{let c={server:this.#w,path:this.#C,query:n,theme:a},l=this.hasAttribute("server")?this.#w:"",[h]=await Promise.
all([o?Ca(o,a):this.#F(c,r),o?null:r===Ne?Promise.resolve().then(()=>(ci(),ai)):Zn(l)]),u=ft(h),f=u?await Promise.resolve().then(()=>(ci(),ai)):
null;u||await Zn(l),await Bi(()=>{s===this.#o&&(this.#ot(f?.NetworkDrawing??null,Ot(h).title),this.#t=u?h:structuredClone(
h),this.#it(this.#t),this.#j({...c,theme:"light"},r))})}catch(c){s===this.#o&&this.#K(c)}finally{s===this.#o&&this.removeAttribute(
"aria-busy")}}async#F(e,n){let s=n===Ne?this.#n:null,o=this.getAttribute("model")??"",r=await s?.compute(e,o,{isSilent:!1});
if(r)return r;try{return await To(e,n)}catch(i){if(!cu(i))throw i;let a=await s?.compute(e,o,{isSilent:!0});if(!a)throw i;
return a}}#W(e){this.#I!==e?this.dataset.theme=e:delete this.dataset.theme}#j(e,n){if(!this.#t||ft(this.#t))return;let{template:s,
meta:o}=this.#t.layout,r=o.templates?.light;sn??=r??(this.#R==="light"?s:null),!(sn||this.hasAttribute("source"))&&(ui??=
To(e,n),ui.then(i=>{ft(i)||(sn??=i.layout.template)}).catch(()=>{ui=null}))}#B(e){if(this.#i=e,!this.#t||!this.#r)return;
let n=sn??this.#n;this.#W(e&&n?"light":this.#R),this.#O(),e||requestAnimationFrame(()=>this.#O())}#D(){let e=document.createElement(
"summary");e.textContent="Numbers";let n={title:this.#S("h3","view-title"),caption:this.#S("p","view-caption"),choices:this.#S(
"div","view-choices"),summary:this.#S("p","view-summary"),failure:this.#S("p","view-failure"),trust:this.#S("p","view-tr\
ust"),plot:this.#S("div","view-plot"),details:this.#S("details","view-table"),exports:Xi({name:()=>this.#tt,links:()=>this.#bt(),
view:()=>this.#t&&this.#yt(this.#t),picture:(r,i)=>this.#pt(r,i),csv:()=>this.#t?_a(this.#t,this.#$):"",json:()=>JSON.stringify(
this.#t)})};n.title.hidden=!n.title.textContent,n.failure.setAttribute("role","alert"),n.plot.role="img",n.details.append(
e),n.details.addEventListener("toggle",()=>this.#Q());let s=new zn(n.choices,{selected:()=>this.#$,select:(r,i)=>this.#dt(
r,i),open:r=>this.#g("open",r)}),o=this.querySelector(ru);o?.classList.add("view-stand-in"),this.replaceChildren(...Object.
values(n),...o?[o]:[]),this.addEventListener("toggle",({target:r})=>this.#ft(r),!0);for(let r of[n.plot,n.details,n.choices,
n.exports,n.failure])r.hidden=!0;return{...n,controls:s}}#S(e,n){let s=this.querySelector(`.${n}`),o=s instanceof HTMLElement?
s:document.createElement(e);return o.className=n,o}#ot(e,n){if(e===null==(this.#n===null))return;let s=this.#h,o=s.plot.
cloneNode();o.removeAttribute("data-listening"),o.role=e?"group":"img",s.plot.replaceWith(o),s.plot=o,this.#n?.bar?.remove(),
this.#n=e?new e(o,{title:n,isProjected:this.hasAttribute("fill"),hover:r=>this.#g("hover",{visits:r}),told:r=>this.#L(r),
acts:{server:()=>this.hasAttribute("source")?null:this.#w,answered:r=>this.#rt(r),resized:()=>requestAnimationFrame(()=>this.#V())}}):
null,this.#n?.bar&&s.summary.before(this.#n.bar)}#rt({figure:e,interventions:n}){this.#t=e;let{interventions:s}=this.#n??
{};s?this.setAttribute("interventions",s):this.removeAttribute("interventions"),this.#q()&&this.#O(),this.#g("interventi\
ons",n)}#z(e){let{plot:n,details:s,choices:o,exports:r,failure:i}=this.#h;for(let c of[n,s,o,r])c.hidden=e;i.hidden=!0;let a=this.#n?.
bar;a&&e&&(a.hidden=!0)}#U(e){this.#t=null,this.#l="",this.removeAttribute("aria-busy"),this.#h.controls.pause(),this.#z(
!0),this.#h.summary.textContent=e}#K(e){this.#U("");let{failure:n}=this.#h,s=cu(e)&&document.querySelector(B0)!==null,o=s?
G0:ee(e);if(n.replaceChildren(o),s&&n.append(" ",z0()),n.hidden=!1,this.#g("failed",{message:o}),!(e instanceof ut)||![0,
503].includes(e.status))return;let r=document.createElement("button");r.type="button",r.textContent="Try again",r.addEventListener(
"click",()=>this.#E()),n.append(" ",r)}#it(e){let{title:n,caption:s,controls:o}=this.#h,r=Ot(e);n.textContent=r.title,n.
hidden=!1,s.replaceChildren(...vt(r.caption)),this.#at(r.trust),this.toggleAttribute("data-network",ft(e)),this.#z(!1),o.
offer(r,ft(e)?[]:e.data,!this.hasAttribute("fill")),this.#q()&&this.#O()}#at(e){let{trust:n}=this.#h;if(n.textContent=e?.
text??"",!e||this.hasAttribute("source")||!ye.answers)return;let s=document.createElement("a"),o=encodeURIComponent(this.
getAttribute("model")??"");s.href=new URL(`insights/${o}#view-${e.view}`,this.#w).href,s.textContent="Which explanation \
to believe",n.append(" ",s)}#O(){if(!this.#t)return;let{plot:e}=this.#h,n=this.#i,s=this.#G(Vn(this.#t)),o=n?Math.min(s.
width||au,au):s.width;if(!o)return;if(ft(this.#t)){let i=s.isFixed?this.#ht:1;e.style.setProperty("zoom",i===1?"":String(
i)),e.style.height=`${s.height/i}px`,this.#n?.draw(this.#t)}else e.style.height=s.isFixed?`${s.height}px`:"",this.#ct(e,
this.#t,{...s,width:o});let r=!this.dataset.drawn;r&&this.querySelector(ru)?.remove(),this.#r=`${o}×${s.height}`,this.dataset.
drawn="true",r&&this.hasAttribute("beat")&&this.#M(),this.#X(),this.#g("drawn",{})}#ct(e,{data:n,layout:s},o){let r=this.#i,
i=r&&sn?{...s,template:sn}:s,a=this.#Y({data:n,layout:i},o);window.Plotly?.react(e,a.data,r?{...a.layout,width:o.width}:
a.layout,D0),e.dataset.listening||this.#lt(e)}#Y({data:e,layout:n},{width:s,height:o,isFixed:r}){let i="rgba(0, 0, 0, 0)",
a=this.#_,{font:c,hoverlabel:l}=n.template.layout,h=c.size*a,u=ca({data:e,layout:K0(n)},{width:s,height:o,isFixed:r,scale:a}),
f={font:{size:h},hoverlabel:{...n.hoverlabel,font:{...l.font,size:h}}};return{data:u.data,layout:{...Wa(u.data,u.layout,
{width:s,height:o,scale:a}),...a!==1&&f,paper_bgcolor:i,plot_bgcolor:i,height:o}}}#lt(e){e.dataset.listening="true",e.on(
"plotly_click",({points:[n]})=>{if(!n)return;n.data.meta&&this.#g("open",n.data.meta);let[,s,o]=U0.exec(String([n.customdata].
flat()[0]))??[];s&&this.#g("select",{table:s,row:Number(o)})}),e.on("plotly_hover",({points:[n]})=>{n&&this.#g("hover",{
visits:Ha(n,this.#J)})}),e.on("plotly_unhover",()=>this.#g("hover",{visits:[]}))}get#J(){return this.#t?Ot(this.#t).visit_axes??
[]:[]}#g(e,n){this.dispatchEvent(new CustomEvent(`pointer-view:${e}`,{detail:n,bubbles:!0}))}#X(){!this.#t||!this.#r||(this.#n?
this.#n.mark(this.#a):Fa(this.#h.plot,this.#J,this.#a))}#G(e){let{plot:n}=this.#h,s=n.clientWidth;if(!this.hasAttribute(
"fill"))return{width:s,height:e,isFixed:!1};this.getAttribute("scale")==="auto"&&this.#A(),this.#ut();let{above:o,below:r}=this.#Z();
this.style.setProperty("--below",`${Math.ceil(r)}px`);let i=Math.max(Math.floor(this.offsetHeight-o-r),H0);return{width:s,
height:i,isFixed:!0}}get#ht(){let e=Math.min(1,this.#_),[n,s]=[this.offsetWidth,this.offsetHeight],o=Math.min(n/hi.width,
s/hi.height)/e;return n<s||o>1||o*e<hi.least?1:o}#ut(){let[e,n]=[this.offsetWidth/this.#_,this.offsetHeight/this.#_],s=F0.
filter(([,o,r])=>n<o||e<r).map(([o])=>o).join(" ");this.dataset.room!==s&&(this.dataset.room=s)}#Z(){let{plot:e,details:n,
exports:s}=this.#h,o=this.getBoundingClientRect(),r=o.height/this.offsetHeight||1,i=[n,s].filter(c=>c.offsetHeight).map(
c=>c.getBoundingClientRect()),a=i.length?Math.max(...i.map(({bottom:c})=>c))-Math.min(...i.map(({top:c})=>c)):0;return{above:(e.
getBoundingClientRect().top-o.top)/r,below:a/r}}#ft(e){if(this.hasAttribute("fill")&&e instanceof HTMLDetailsElement&&e.
open)for(let n of this.querySelectorAll("details"))n.open&&(n.open=n===e);requestAnimationFrame(()=>this.#V())}#V(){if(!this.#t)
return;let{width:e,height:n}=this.#G(Vn(this.#t));e&&this.#r!==`${e}×${n}`&&this.#O()}#dt(e,n){this.setAttribute(e,String(
n)),this.#g("option",{[e]:n})}#q(){let e=this.#t;if(!e)return!1;let n=this.hasAttribute("lenient")?null:xa(this.#f,this.#k);
if(n)return this.#K(new Error(n.message)),this.#l=n.name,!1;let s=Ot(e),o="";if(this.#f.length&&!ft(e)){let r=this.#$;this.#h.
controls.show(r);for(let a of e.data)a.meta&&(a.visible=Object.entries(a.meta).every(([c,l])=>r[c]===l));Oa(e,r);let{summaries:i}=s;
i&&(s.summary=i.texts[wa(this.#f,i.by,r)]??""),o=`: ${po(this.#f,r)}`}return this.#h.summary.replaceChildren(...vt(s.summary??
"")),this.#h.plot.setAttribute("aria-label",`${s.title}${o}. ${s.summary??""}`),this.#Q(),!0}get#$(){return ya(this.#f,this.#k)}#Q(){
let{details:e}=this.#h;if(!e.open||!this.#t)return;let n=document.createElement("div");n.className="table-frame",n.tabIndex=
0,n.setAttribute("role","region"),n.setAttribute("aria-label",`Numbers: ${Ot(this.#t).title}`),n.append(...this.#mt().map(
Ie)),e.querySelector(".table-frame")?.remove(),e.append(n)}#mt(){return this.#t?Eo(this.#t,this.#$):[]}async#pt(e,n){let s=this.#t;
if(!s)throw new Error("There is no figure to save yet.");return{address:ft(s)?await this.#n?.address(e,n)??"":await Ba(this.#gt(
s),e,n),meta:Ot(s),selection:po(this.#f,this.#$)}}#gt(e){let{data:n,layout:s}=structuredClone(e),o=this.#G(s.height),{paper_bgcolor:r,
plot_bgcolor:i}=s.template.layout,a=!this.dataset.theme&&document.documentElement.hasAttribute("data-transparent"),c=this.#Y(
{data:n,layout:s},o),l=a?{}:{paper_bgcolor:r,plot_bgcolor:i};return{data:c.data,layout:{...c.layout,width:o.width,...l}}}get#tt(){
let e=this.getAttribute("model")??this.getAttribute("lesson"),{model:n=e}=Object(Ci(this.getAttribute("against")??"{}")),
s=[e,n!==e&&`minus-${n}`,this.getAttribute("view"),this.hasAttribute("against")&&"difference"],o=this.getAttribute("name")??
s.filter(Boolean).join("-"),r=this.#$,a=this.#f.filter(({name:c,values:l})=>r[c]!==l[0]).map(({name:c})=>typeof r[c]=="n\
umber"?`${c}-${r[c]}`:r[c]);return[o,...a].join("-")}get#et(){return{server:this.#w,path:this.#C,view:this.getAttribute(
"view")??"",values:{...this.#P.query,...this.#$}}}get#nt(){let e=this.getAttribute("theme")??document.documentElement.dataset.
askedTheme,n=lu.map(s=>[s,this.getAttribute(s)??""]).filter(([s="",o])=>this.hasAttribute(s)&&Un(s,o??""));return{...e&&
{theme:e},...Object.fromEntries(n)}}#bt(){let e=new URL(location.href);e.hash=this.id;let n=this.id?e.href:null;if(!(!this.
hasAttribute("source")&&ye.answers))return{link:n,embed:null,json:null,offline:null};let o=this.#et;return{link:n,embed:Ce(
"embed",this.#st(o)),json:Ce("json",o),offline:Ce("offline",o)}}#st(e){let{controls:n,...s}=this.#nt,o={...e.values,...s,
...n&&n!=="some"&&{controls:n}};return{...e,values:o}}#yt(e){let n=this.#et,{title:s,summary:o=""}=Ot(e),r=["model","les\
son","view","reads",...di,...Object.keys(fi)],i=[...this.attributes].filter(({name:f})=>r.includes(f)),{theme:a,...c}=this.#nt,
l=a?.replace(/^transparent-?/,""),h={...Object.fromEntries(i.map(({name:f,value:d})=>[f,d])),...this.#$,...l&&{theme:l},
...c},u=this.#st(n);return{title:s,caption:o,name:this.#tt,server:n.server,embed:Ce("embed",u),picture:Ce("picture",u),attributes:Object.
fromEntries(Object.entries(h).map(([f,d])=>[f,String(d)]))}}};function cu(t){return t instanceof ut&&t.status===0}function z0(){
let t=document.createElement("span");return t.className="beside-browser-answer",t.textContent=V0,t}function K0(t){let e=Object.
entries(t).map(([n,s])=>{if(!/^[xy]axis/.test(n))return[n,s];let o=s,r=t[n.startsWith("x")?"xaxis":"yaxis"]?.categoryarray,
i=o.type==="category"&&!o.categoryarray&&r;return[n,i?{...o,categoryorder:"array",categoryarray:r}:o]});return Object.fromEntries(
e)}customElements.define("pointer-view",mi);x();x();$e();var pi="pointerscope-beat",Y0=100,hu=`.${pi}:not([data-reserved])`;function to(t){return 1+t.querySelectorAll(`\
.${pi}.visible`).length}function J0(t,e,n){uu(e,n-1),t.syncFragments(e)}function uu(t,e){let n=t.querySelectorAll(".frag\
ment").length;return Array.from({length:Math.max(0,e)},(s,o)=>{let r=document.createElement("span");return r.className=`\
fragment ${pi}`,r.dataset.fragmentIndex=String(n+o),t.append(r),r})}function fu(t,e){let[,n,s]=/^#\/(\d+)\/0\/(\d+)$/.exec(
e)??[],o=t[Number(n)];if(!o?.querySelector("pointer-view[beat]")||o.querySelector(hu))return null;let r=Number(s)+1-o.querySelectorAll(
".fragment").length,i=uu(o,Math.min(r,Y0));for(let a of i)a.dataset.reserved="";return i.length?o:null}function du(t,e){
let n=e.closest("section"),{beats:s}=e;if(!n||s<2||n.querySelector(hu))return;let o=Y(n,"[data-reserved]");for(let r of o.
splice(s-1))r.remove();for(let{dataset:r}of o)delete r.reserved;J0(t,n,s-o.length),gi(n)}function gi(t){for(let e of t.querySelectorAll(
"pointer-view[beat]")){let n=String(to(t));e.getAttribute("beat")!==n&&e.setAttribute("beat",n)}}x();$e();function pu(t){return Y(t,".pdf-page").map(e=>{let n=e.getBoundingClientRect(),s=a=>{let{left:c,top:l,width:h,height:u}=a.
getBoundingClientRect();return{left:c-n.left,top:l-n.top,width:h,height:u}},o=(a,c=e)=>{let l=Pt(c,a);return l?.offsetHeight&&
getComputedStyle(l).visibility!=="hidden"?{box:s(l),size:jn(l),text:bu(l)}:null},r=Pt(e,".deck-words"),i=Y(e,".step-fram\
e").find(bi);return{top:n.top+scrollY,title:o(".slide > :is(h1, h2)"),author:o(".slide > .author"),words:r?.offsetHeight?
{box:s(r),size:jn(r),isCut:r.scrollHeight>r.clientHeight+1}:null,views:Y(e,".deck-shown > .place").map(a=>{let c=[...a.children].
find(bi)??a;return{box:s(c),summary:c.querySelector(".view-summary")?.textContent??""}}),step:i?X0(i,s):null,asked:[".de\
ck-asked",".deck-answer",".deck-history"].map(a=>o(a)),choices:Y(e,".deck-choices").filter(bi).map(a=>gu(a,1,s))}})}function X0(t,e){
let n=Number(t.firstElementChild instanceof HTMLElement&&t.firstElementChild.style.zoom)||1,s=o=>{let r=Pt(t,o);return r?.
offsetHeight?{box:e(r),size:n*jn(r),text:r.textContent?.trim()??""}:null};return{box:e(t),title:s("h3"),formula:s(".form\
ula"),remark:s(".remark"),error:s(".failure"),picture:s(".step-picture"),tables:Y(t,".matrix").map(o=>gu(o,n,e))}}function gu(t,e,n){
let s=Pt(t,"figcaption"),o=Y(t,":is(td, th)"),r=Y(t,"tr").map(i=>[...i.children].map(a=>{let{backgroundColor:c,color:l}=getComputedStyle(
a);return{text:bu(a),background:mu(c),color:mu(l),box:n(a)}}));return{name:t.dataset.table??"",caption:s?{box:n(s),size:e*
jn(s)}:null,box:n(t.querySelector("table")??t),size:e*Math.min(...o.map(jn)),rows:r}}function bi(t){return!t.hasAttribute(
"data-away")}function bu(t){let e=t.cloneNode(!0);for(let n of e.querySelectorAll("math[alttext]"))n.replaceWith(n.getAttribute(
"alttext")??"");return e.textContent?.trim()??""}function jn(t){return Number.parseFloat(getComputedStyle(t).fontSize)}var yi=document.
createElement("canvas");yi.width=yi.height=1;var Fn=yi.getContext("2d",{willReadFrequently:!0});function mu(t){if(!Fn)return"";
Fn.clearRect(0,0,1,1),Fn.fillStyle=t,Fn.fillRect(0,0,1,1);let[e=0,n=0,s=0,o=0]=Fn.getImageData(0,0,1,1).data;return o<128?
"":[e,n,s].map(r=>r.toString(16).padStart(2,"0")).join("")}x();var Z0=["ArrowRight","ArrowDown","PageDown"," ","n","l","j"],Q0=["ArrowLeft","ArrowUp","PageUp","p","h","k"];var Eu="pointerscope-deck-begun",yu=["slidechanged","fragmentshown","fragmenthidden"],Zt=null;function Au(t,e){if(Zt&&!Zt.
closed){Zt.focus();return}if(Zt=window.open("","","width=900,height=700"),!Zt)return;let n=Zt.document;n.title=`Notes · ${e}`,
n.documentElement.className="pointerscope",n.documentElement.dataset.theme=document.documentElement.dataset.theme;for(let f of document.
querySelectorAll("style, link[rel=stylesheet]"))n.head.append(t1(n,f));let s=n.head.appendChild(n.createElement("style"));
n.body.className="speaker-page";let o=s1(n),r=n1()??xu(),i=()=>r1(t,o,r);o.clock.addEventListener("click",()=>{r=xu(),o.
clock.blur(),i()});let a=setInterval(i,1e3),c=0,l=()=>{clearTimeout(c),c=window.setTimeout(h,300)},h=()=>{s.sheet&&e1(s.
sheet),o1(t,o)},u=()=>{i(),h(),l()};for(let f of yu)t.on(f,u);document.addEventListener("pointer-view:drawn",l),Zt.addEventListener(
"resize",h),n.addEventListener("keydown",({key:f,target:d})=>{f===" "&&d===o.clock||(Z0.includes(f)&&t.next(),Q0.includes(
f)&&t.prev())}),Zt.addEventListener("pagehide",()=>{clearInterval(a),clearTimeout(c);for(let f of yu)t.off(f,u);document.
removeEventListener("pointer-view:drawn",l)}),window.addEventListener("pagehide",()=>Zt?.close()),u()}function t1(t,e){let n=t.
importNode(e,!0);return e instanceof HTMLLinkElement&&n.setAttribute("href",e.href),n}function e1(t){let n=[...document.
querySelectorAll("style:empty")].flatMap(s=>[...s.sheet?.cssRules??[]]);for(let{cssText:s}of n.slice(t.cssRules.length))
t.insertRule(s,t.cssRules.length)}function n1(){try{let t=Number(sessionStorage.getItem(`${Eu}:${location.pathname}`));return t>
0?t:null}catch{return null}}function xu(){let t=Date.now();try{sessionStorage.setItem(`${Eu}:${location.pathname}`,String(
t))}catch{}return t}function s1(t){let e=(r,i)=>{let a=t.createElement(r);return a.className=i,t.body.append(a),a},n=e("\
p","speaker-time"),s=t.createElement("span"),o=Object.assign(t.createElement("button"),{textContent:"Restart the clock"});
return n.append(s," ",o),{time:s,clock:o,title:e("h1","speaker-title"),current:e("div","speaker-current"),next:e("p","sp\
eaker-next"),following:e("div","speaker-following"),notes:e("div","speaker-text")}}function o1(t,{current:e,following:n}){
let s=t.getSlides(),o=s.indexOf(t.getCurrentSlide());wu(s[o],e),wu(s[o+1],n)}function wu(t,e){let n=e.ownerDocument;if(e.
hidden=!t,!t)return;let s=(a,c)=>Object.assign(n.createElement(a),{className:c}),[o,r]=[s("div","reveal deck"),s("div","\
slides")],i=n.importNode(t,!0);i.className="present",i.removeAttribute("style"),i.removeAttribute("hidden"),i.querySelector(
"aside.notes")?.remove();for(let a of i.querySelectorAll("[tabindex], button, a, select, input, summary"))a.setAttribute(
"tabindex","-1");i.inert=!0,r.append(i),o.append(r),o.style.zoom=String(e.clientWidth/1280),e.replaceChildren(o)}function r1(t,{
time:e,title:n,notes:s,next:o},r){let i=t.getSlides(),a=t.getCurrentSlide(),c=i.indexOf(a),l=$u(i.slice(0,c+1)),h=$u(i),
u=Math.floor((Date.now()-r)/1e3),f=`${Math.floor(u/60)}:${String(u%60).padStart(2,"0")}`,d=new Date().toLocaleTimeString(
[],{hour:"2-digit",minute:"2-digit"}),g=`this slide ends after ${Mu(l)} min, the talk after ${Mu(h)} min`,y=h?` · plan: ${g}`:
"";if(e.textContent=`${c+1} of ${i.length} · ${d} · ${f}${y}`,e.parentElement?.toggleAttribute("data-late",h>0&&u>60*l),
n.textContent=ku(a),s.dataset.at!==String(c)){s.dataset.at=String(c);let w=a.querySelector("aside.notes"),$=[...w?.childNodes??
[]].map(k=>s.ownerDocument.importNode(k,!0));s.replaceChildren(...w?$:["No notes."])}let p=a.querySelectorAll(".fragment\
:not(.visible)").length,b=i[c+1];p?o.textContent=`${p} more on this slide`:o.textContent=b?`Next: ${ku(b)}`:"The last sl\
ide"}function $u(t){return t.reduce((e,n)=>e+Number(n.dataset.minutes??0),0)}function ku(t){return t.getAttribute("aria-\
label")??""}function Mu(t){return String(Math.round(t*10)/10)}x();function eo(t){for(let e of t){let n=e.firstElementChild;if(!(n instanceof HTMLElement))continue;let[s,o]=[.4,2];for(let r=0;r<
7;r+=1){let i=r?(s+o)/2:2;if(n.style.zoom=String(i),i1(n,e)?s=i:o=i,s===2)break}n.style.zoom=String(s)}}function i1(t,e){
let n=[t,e,...t.querySelectorAll(".table-frame, .formula")];return e.scrollHeight<=e.clientHeight+1&&n.every(s=>s.scrollWidth<=
s.clientWidth+1)}x();Vt();x();function Su(t){return Number(t.replaceAll(",","").replace("−","-").replace("∞","Infinity").replace(/inf$/,"Infinity"))}
function xt(t){return Number.isFinite(t)?Number.isSafeInteger(t)?String(t).replace("-","−"):String(Number(t.toPrecision(
6))).replaceAll("-","−"):t>0?"∞":"−∞"}function no(t){return t<0?`(${xt(t)})`:xt(t)}function xi(t){return Tu(t," \
+ ")}function Ou(t){return Tu(t,", ")}function so(t,e){return t===e?e:`${t} = ${e}`}function Tu(t,e){return t.length<=24?
t.join(e):[...t.slice(0,24/2),"…",...t.slice(-2)].join(e)}x();var a1=30,[on,rn,Ct,c1,Qt]=[0,1,2,3,4],l1={add:["+",rn],subtract:["−",rn],multiply:["·",Ct],divide:["/",Ct],remainder:[
"mod",Ct],power:["^",c1],greater:[">",on],greater_equal:["≥",on],less:["<",on],less_equal:["≤",on],equal:["=",on],not_equal:[
"≠",on]},h1={log:"ln",maximum:"max",minimum:"min",largest:"max",smallest:"min"},vu=new Set(["sum","softmax"]);function $i(t,e,n){
let s=new Map,o=(i,a)=>{let c=`${i}:${a}`,l=s.get(c)??r(i,a);return s.set(c,l),l},r=(i,a)=>{let c=t[i];if(!c)throw new RangeError(
`The expression has no operation ${i}.`);let{op:l,name:h=""}=c;if(l==="table")return{value:n(h,a),op:"",parts:[],table:h,
index:a};if(l==="constant"||l==="opaque")return{value:wo(c,a),op:"",parts:[]};let u=xo(t,c,a).map(([b,w])=>o(b,w)),[f,d,
g]=u;if((l==="view"||l==="join")&&f)return f;if(l==="where"&&d&&g)return f?.value?d:g;if(l==="collect")return Nu(u);if(l===
"matmul")return Nu(Iu(u));if(l==="softmax")return p1(u,$o(t,c,a));let y=fn[l];if(y)return{value:y(u.map(({value:b})=>b)),
op:l,parts:u};let p=bo[l];if(!p||!f)throw new RangeError(`There is no operation ${l}.`);return{value:p(f.value,d?.value??
0),op:l,parts:u}};return o(t.length-1,e)}function oo(t){let e=new Map,n=new Set,s=o=>{n.has(o)||(n.add(o),o.table!==void 0&&
e.set(`${o.table}:${o.index}`,o),o.parts.forEach(s),o.temperature&&s(o.temperature))};return s(t),[...e.values()]}function ro(t){
if(vu.has(t.op))return t;for(let e of t.parts){let n=ro(e);if(n)return n}return null}function ki(t){return t.op?Mi(t,null,
!1).text:xt(t.value)}function _u(t){let e=xt(t.value),n=ro(t);if(!n)return so(ki(t),e);if(n===t){if(t.op==="sum")return`\
Sum ${e}`;let s=Bn(t),o=s.reduce((r,i)=>r+i,0);return`${xt(s[t.place??0]??0)} / ${xt(o)} = ${e}`}return`${Lu(t,n)??Mi(t,
n,!1).text} = ${e}`}function Bn({parts:t,temperature:e}){return ko(t.map(({value:n})=>n),e?.value)}function u1(t){let e=t.
parts.map(({value:i})=>i),n=Math.max(...e),s=t.temperature?.value??1,o=Math.abs(n/s)>a1;return{powers:o?Bn(t):e.map(i=>Math.
exp(i/s)),isShifted:o,largest:n}}function Lu(t,e){if(t===e)return e.op==="sum"?`Sum ${xt(e.value)}`:null;let[n,s]=t.parts,
o=n&&Lu(n,e);return!o||!s||s.op?null:t.op==="add"?`${o}, plus ${xt(s.value)}`:t.op==="divide"?`${o}, divided by ${xt(s.value)}`:
null}function Mi(t,e,n){let{op:s,parts:o,value:r}=t,i=vu.has(s);if(!s||t===e||i&&n)return{text:no(r),binding:Qt};let a=o.
map(f=>Mi(f,e,n||i)),c=a.map(({text:f})=>f);if(s==="sum")return{text:c.length?xi(c):"0",binding:rn};if(s==="softmax")return{
text:d1(t,a),binding:Ct};if(s==="product")return{text:c.join(" · "),binding:Ct};let[l={text:"",binding:Qt},h]=a,u=l1[s];
if(u&&h){let[f,d]=u,g=s==="add"||s==="multiply",y=te(l,s==="power"?Qt:d),p=te(h,g?d:d+1);return{text:s==="power"?`${y}^${p}`:
`${y} ${f} ${p}`,binding:d}}return s==="negative"?{text:`−${te(l,Ct)}`,binding:rn}:s==="sqrt"?{text:`√${te(l,Qt)}`,binding:Qt}:
s==="absolute"?{text:`|${f1(o[0],l)}|`,binding:Qt}:s==="sigmoid"?{text:`1 / (1 + e^(−${te(l,Qt)}))`,binding:Ct}:s==="g\
elu"?{text:`${te(l,Ct)} · Φ(${l.text})`,binding:Ct}:{text:`${h1[s]??s}(${Ou(c)})`,binding:Qt}}function f1(t,{text:e}){
return t&&!t.op?xt(t.value):e}function te({text:t,binding:e},n){return e<n?`(${t})`:t}function d1(t,e){let{place:n=0,temperature:s}=t,
{isShifted:o,largest:r}=u1(t),i=s?.value??1,a=e.map(c=>{let l=c;return o&&(l={text:`${te(c,rn)} − ${no(r)}`,binding:rn}),
i!==1&&(l={text:`${te(l,Ct)} / ${no(i)}`,binding:Ct}),`e^${te(l,Qt)}`});return`${a[n]} / (${xi(a)})`}function Iu(t){let e=[];
for(let n=0;n<t.length;n+=2){let s=t.slice(n,n+2);e.push({value:m1(s),op:"multiply",parts:s})}return e}function m1(t){return t.
reduce((e,{value:n})=>e*n,1)}function Nu(t){let e=t[0]?.parts[0]?.parts[1],n=t.every(({op:r,parts:[i]})=>r==="multiply"&&
i?.op==="divide"&&i.parts[1]===e);if(!e||e.op||!n)return{value:wi(t),op:"sum",parts:t};let s=t.flatMap(({parts:[r,i]})=>r?.
parts[0]&&i?Iu([r.parts[0],i]):[]),o={value:wi(s),op:"sum",parts:s};return{value:wi(t),op:"divide",parts:[o,e]}}function wi(t){
return t.reduce((e,{value:n})=>e+n,0)}function p1(t,{place:e,width:n}){let s=t[n],r={value:0,op:"softmax",parts:t.slice(
0,n),place:e,...s&&{temperature:s}},i=Bn(r),a=i.reduce((c,l)=>c+l,0);return{...r,value:(i[e]??Number.NaN)/a}}$e();x();$e();x();var g1=/\d[\d.,]*\d/g,b1={".":",",",":"."},Ru;function Cu(){return Ru??=document.querySelector('[data-decimal=","]')!==
null,Ru}function Pu(t){return Cu()?t.replaceAll(g1,e=>e.replaceAll(/[.,]/g,n=>b1[n]??n)):t}function Wu(t){return Cu()?t.
replace(",","."):t}var Ei="figure[data-how]",Ai="figure[data-how] tbody td";var Du="figure[data-editable] tbody td";function an(t){return"down"in t.dataset?[Y(t,"tbody td",HTMLTableCellElement)]:Y(
t,"tbody tr").map(e=>Y(e,"td",HTMLTableCellElement))}function io(t,e){let n=t.findIndex(s=>s.includes(e));return{row:n,column:t[n]?.
indexOf(e)??-1}}function Hu(t){let e=new Map;return n=>{let s=e.get(n);if(s!==void 0)return s;let o=Pt(t,`figure[data-ta\
ble="${CSS.escape(n)}"]`),r=o?an(o):[],i=o&&{figure:o,cells:r.flat(),width:r[0]?.length??1,...Oi(o)};return e.set(n,i),i}}
function Fu(t,e){let n=t?.cells[e];return n?Si(n):Number.NaN}function Si(t){return Su(t.dataset.value??Wu(y1(t)))}function y1(t){
let[e]=t.children;return e instanceof HTMLInputElement?e.value:t.textContent??""}function ju(t){return oe(t,"figcaption \
span").textContent??""}function Oi(t){let e=s=>Y(t,s).map(o=>o.title||(o.textContent??"")),n=e("tbody th");return"down"in
t.dataset?{rows:[],columns:n}:{rows:n,columns:e("thead th")}}mn();var x1={ArrowUp:{row:-1,column:0},ArrowDown:{row:1,column:0},ArrowLeft:{row:0,column:-1},ArrowRight:{row:0,column:1}};
function Bu(t,e){let n=s=>{let o=qu(s);o&&k1(o)};t.addEventListener("pointerover",n),t.addEventListener("focusin",n),t.addEventListener(
"click",n),e&&w1(t,e),t.addEventListener("pointerout",s=>{let o=ss(s).closest(Ei),{relatedTarget:r}=s,i=r instanceof Node&&
o?.contains(r);o&&!i&&Vu(Ni(o))}),t.addEventListener("keydown",$1)}function Uu(t){for(let e of Y(t,Ei))for(let[n,s]of Y(
e,"tbody td").entries())s.tabIndex=n===0?0:-1}function w1(t,e){let n=0,s=async o=>{let r=qu(o);if(!r)return;n+=1;let i=n,
a=Ti(r),c=Ni(a),{step:l=""}=c.dataset,{table:h=""}=a.dataset;try{let u=await e(l,h,io(an(a),r));i===n&&c.isConnected&&M1(
c,u,r)}catch(u){i===n&&(oe(c,"[data-sum]").textContent=ee(u))}};t.addEventListener("click",s),t.addEventListener("keydow\
n",o=>{if(o.key==="Enter"&&s(o),o.key!=="Escape")return;let r=ss(o).closest("[data-step]")?.querySelector("[data-opened]\
 button");r instanceof HTMLElement&&r.click()})}function $1(t){let e=ss(t),n=e.closest(`${Ai}, ${Du}`),s=x1[t.key];if(e instanceof
HTMLInputElement||!(n instanceof HTMLTableCellElement)||!s||t.altKey||t.ctrlKey||t.metaKey)return;t.preventDefault();let o=Ti(
n),r=an(o),{row:i,column:a}=io(r,n),c="down"in o.dataset,l=c?s.column:s.row,h=c?s.row:s.column,u=r[i+l]?.[a+h];u&&(n.tabIndex=
-1,u.tabIndex=0,u.focus())}function k1(t,{withoutResult:e=!1}={}){let n=Ti(t),s=Ni(n);Vu(s);let o=Hu(s),r=$i(JSON.parse(
n.dataset.how??"[]"),an(n).flat().indexOf(t),(h,u)=>Fu(o(h),u));t.dataset.lit="result";for(let h of oo(r)){let u=o(h.table??
"")?.cells[h.index??0];u&&(u.dataset.lit??="part")}let i=s.querySelector("[data-sum]");if(!(i instanceof HTMLElement))return;
let a=e?"?":xt(Si(t)),l=Number.isNaN(r.value)||e&&!r.op?a:so(ki(r),a);i.textContent=[A1(n,t),Pu(l)].filter(Boolean).join(
": "),delete i.dataset.above,t.getBoundingClientRect().bottom>i.getBoundingClientRect().top&&(i.dataset.above="")}function M1(t,e,n){
t.querySelector("[data-opened]")?.remove();let{title:s,row:o,column:r,expression:i,index:a,numbers:c}=e,l=$i(i,a,(y,p)=>Gu(
c[y],p).value),h=document.createElement("div");h.dataset.opened="";let u=document.createElement("h3");u.textContent=[s,o,
r].filter(Boolean).join(", ");let f=document.createElement("button");f.type="button",f.textContent="Close",f.addEventListener(
"click",()=>{h.remove(),n.focus()});let d=document.createElement("div");d.className="table-frame",d.tabIndex=0,d.setAttribute(
"role","group"),d.setAttribute("aria-label",u.textContent),d.append(Ie(E1(l,c)));let g=document.createElement("p");g.className=
"sum",g.textContent=_u(l),h.append(u,d,g,f),oe(t,"[data-sum]").after(h),d.focus({preventScroll:!0}),h.scrollIntoView({block:"\
nearest"})}function E1(t,e){let n=a=>{let[{table:c="",index:l=0}={}]=oo(a);return Gu(e[c],l).label},s=(a,...c)=>[a,...c.
map(xt)],o=ro(t);if(!o)return{columns:["term","value"],rows:oo(t).map(({table:a="",value:c})=>s(e[a]?.title??"",c))};let{
op:r,parts:i}=o;if(r==="softmax"){let a=Bn(o);return{columns:["term","score","exponential, largest score subtracted"],rows:i.
map((c,l)=>s(n(c),c.value,a[l]??0))}}return i.length&&i.every(a=>a.op==="multiply")?{columns:["term","first factor","sec\
ond factor","product"],rows:i.map(a=>s(n(a),...a.parts.map(({value:c})=>c),a.value))}:{columns:["term","value"],rows:i.map(
a=>s(n(a),a.value))}}function Gu(t,e){let n=t?.index.indexOf(e)??-1,s=t?.values[n];return{label:t?.labels[n]??"",value:s===
void 0?Number.NaN:yo(s)}}function Vu(t){for(let n of Y(t,"[data-lit]"))delete n.dataset.lit;let e=t.querySelector("[data\
-sum]");e&&(e.textContent="")}function qu(t){return t.target instanceof Element?t.target.closest(Ai):null}function Ti(t){
return t.closest("figure")}function Ni(t){return t.closest("[data-step]")}function A1(t,e){let{row:n,column:s}=io(an(t),
e),{rows:o,columns:r}=Oi(t);return[ju(t),o[n],r[s]].filter(Boolean).join(", ")}$e();var zu={width:1280,height:720},Ku={width:560,most:640},Yu=1e4,S1=400,O1=15e3,Ju={s:83,t:84},T1=[" ","Enter"],st=oe(document,
".deck"),_i="preview"in st.dataset,ao=/print-pdf/i.test(location.search),tf=window.Reveal;if(!tf)throw new Error("reveal\
.js is missing on this page.");var ot=new tf(st,{...nf(),margin:0,minScale:.1,maxScale:4,center:!1,transition:"none",backgroundTransition:"\
none",slideNumber:"c/t",hash:!_i,viewDistance:Yu,mobileViewDistance:Yu,pdfMaxPagesPerSlide:1,pdfPageHeightOffset:0,scrollActivationWidth:null,
postMessage:!1,keyboardCondition:t=>!N1(t)}),ef=0,co=()=>Y(st,"section");function nf(){let{innerWidth:t,innerHeight:e}=window,
n=!ao&&t<e&&t<=Ku.most,{width:s}=n?Ku:zu,o=n?Math.round(s*e/t):zu.height;return st.toggleAttribute("data-tall",n),st.style.
setProperty("--slide-width",`${s}px`),st.style.setProperty("--slide-height",`${o}px`),{width:s,height:o}}function Xu(){let t=Y(
st,'.deck-words math[display="block"]',MathMLElement);for(let{style:e}of t)e.removeProperty("--fitted");for(let{style:e,
clientWidth:n,scrollWidth:s}of t)s>n&&e.setProperty("--fitted",String(n/s))}function N1({key:t,defaultPrevented:e}){if(e)
return!0;let n=document.activeElement;return!n||n===document.body||!st.contains(n)?!1:n.closest("select, input, textarea\
, td, [contenteditable]")?!0:T1.includes(t)&&n.closest("button, summary, a")!==null}function sf(t){let e=Y(t,".fragment.\
visible").map(({dataset:n})=>Number(n.fragmentIndex));return 1+Math.max(-1,...e)}function vi(t){let e=sf(t);for(let n of Y(
t,"[data-stages]"))v1(n,e);for(let n of Y(t,"[data-at]")){let s=JSON.parse(n.dataset.at??"[]");n.toggleAttribute("data-a\
way",!s.includes(e))}gi(t)}function v1(t,e){let n=JSON.parse(t.dataset.stages??"[]"),s=n[Math.min(e,n.length-1)];if(!s)return;
for(let[i,a]of[...t.children].entries())a.toggleAttribute("data-away",i!==s.show);if(t.dataset.stage===String(e))return;
t.dataset.stage=String(e);let o=t.children[s.show];if(o?.localName!=="pointer-view")return;let r=new Set(n.flatMap(({options:i})=>Object.
keys(i)));for(let i of r)_1(o,i,s.options[i])}function _1(t,e,n){n===void 0?t.removeAttribute(e):t.getAttribute(e)!==String(
n)&&t.setAttribute(e,String(n))}function Zu(){let t=co(),e=Math.max(0,t.indexOf(ot.getCurrentSlide())),n=o=>{let r=t.indexOf(
o.closest("section"))-e;return 4*Math.abs(r)+(r<0?2:0)+(o.closest("[data-away]")?1:0)};return Fo(st,"pointer-view[hidden\
][lazy]").sort((o,r)=>n(o)-n(r))[0]}function L1(t){return new Promise(e=>{let n=()=>{s.disconnect(),clearTimeout(o),e()},
s=new MutationObserver(()=>{(t.dataset.drawn||t.querySelector(".view-failure:not([hidden])"))&&n()}),o=setTimeout(n,O1);
s.observe(t,{attributes:!0,childList:!0,subtree:!0}),t.removeAttribute("hidden"),t.removeAttribute("lazy")})}function I1(){
let t=Math.max(0,ef-performance.now());return new Promise(e=>{let n=()=>{"requestIdleCallback"in window?requestIdleCallback(
()=>e(),{timeout:200}):setTimeout(e,20)};t?setTimeout(n,t):n()})}async function R1(){for(let t=Zu();t;t=Zu()){await L1(t);
let e=t.closest(".step-frame");e instanceof HTMLElement&&eo([e]),ao||await I1()}ao&&(st.dataset.measured=JSON.stringify(
pu(st))),document.documentElement.dataset.allDrawn="true"}function C1({currentSlide:t}){ef=performance.now()+S1,vi(t??ot.
getCurrentSlide()),_i||P1()}function P1(){let{h:t,f:e=-1}=ot.getIndices(),n=e>=0?`#/${t}/0/${e}`:`#/${t||""}`;try{history.
replaceState(null,"",n)}catch{}}function Qu(){let t=fu(co(),location.hash);t&&ot.isReady()&&ot.syncFragments(t)}function W1(){
document.documentElement.dataset.framed="";for(let t of["beforeprint","afterprint"])window.addEventListener(t,e=>e.stopImmediatePropagation(),
{capture:!0})}function D1(){ot.addKeyBinding({keyCode:Ju.s,key:"S",description:"Speaker notes"},()=>Au(ot,st.dataset.title??
"")),ot.addKeyBinding({keyCode:Ju.t,key:"T",description:"Light or dark"},()=>oe(st,"[data-theme-button]").click())}function H1(){
return _i?window.frameElement?.getAttribute("data-slide"):null}function F1(){st.addEventListener("pointer-view:drawn",({
target:t})=>{t instanceof HTMLElement&&t.hasAttribute("beat")&&du(ot,t)}),st.addEventListener("pointer-view:beat",({target:t,
detail:e})=>{let n=t.closest("section");if(!n||n!==ot.getCurrentSlide()||e.beat===null)return;let s=sf(n)-to(n);e.beat!==
to(n)&&ot.navigateFragment(s+e.beat-1)})}async function j1(){if(W1(),window.addEventListener("resize",()=>{ot.configure(
nf()),eo(Y(st,".step-frame")),Xu()}),ao){for(let e of Fo(st,"pointer-view[beat]"))e.removeAttribute("beat");let t=new Promise(
e=>ot.on("pdf-ready",e));await ot.initialize(),await t}else{for(let e of co())vi(e);Qu(),window.addEventListener("hashch\
ange",Qu,{capture:!0}),await ot.initialize(),D1(),F1();let t=H1()??st.dataset.start;t&&ot.slide(Number(t));for(let e of[
"slidechanged","fragmentshown","fragmenthidden"])ot.on(e,C1);document.addEventListener("deck:show",({detail:e})=>ot.slide(
e)),document.addEventListener("deck:step",({detail:e})=>e>0?ot.next():ot.prev())}for(let t of co())vi(t);eo(Y(st,".step-\
frame")),Xu(),Bu(st,null),Uu(st),document.documentElement.dataset.deckReady="true",await R1()}j1();})();
