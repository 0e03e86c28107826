(()=>{var{currentScript:Rs}=document,Jr=Rs instanceof HTMLScriptElement?Rs.src:"",E=new URL("static/js/",Jr||document.baseURI).
href;function we(e,t,n){let s=yn(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function yn(e,t,n){
let s=e.querySelector(t);return s&&Qr(s,n)?s:null}function Qr(e,t){return e instanceof(t??HTMLElement)}function bn(e,t,n){switch(t.kind){case"head":return ti(e,t,n.architecture);case"mask":return ei(e,t.visit,n.visits);case"\
skip":return ni(e,t);case"residuals":return ri(e);case"gate":return si(e,t);case"temperature":return oi(e,t)}}function ti({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:i}){let a=Array.from({length:r*i},(u,m)=>[Math.floor(
m/i),m%i]),c=e==="all"?a:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):a.filter(([u,m])=>u===s&&m===
o||c.some(([p,g])=>u===p&&m===g));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function ei({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
i=>i!==o):[...e,o].sort((i,a)=>i-a);return r.length?{...t,mask_visits:r}:t}function ni({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(i=>i.layer!==n||i.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function si({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function oi(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function ri({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var Cs=e=>e.map(t=>t+1),ii={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${Cs(e).join(", ")} masked`,order:e=>`order ${Cs(e).join(
" ")}`};function Ps(e){return Object.entries(e).flatMap(([t,n])=>{let s=ii,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function Is(e,t){return Ps(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([i])=>i!==n)))}),o.append(r),o})}var it=class extends Error{constructor(t,n){super(n.map(s=>s.message).join(" ")),this.status=t,this.problems=n}},bt=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),Ws={answers:!0},ai=[502,504],ci=204,li=5e3,hi="No response could be read. Your inp\
ut is still here; check your connection and try again.",ui=e=>`The server answered with ${e}.`;async function Dt(e,t,n=bt){
let s=await mi(new URL(`api/${e}`,n),t);if(String(n)===bt.href&&pi(s!==null&&!fi(s)),!s)return vs();if(s.status===ci)return;
if(!(s.headers.get("content-type")??"").includes("json")){let i=ui(s.status);throw new it(s.status,[{where:"",message:i,
suggestions:[]}])}let r=await s.json().catch(vs);if(!s.ok)throw new it(s.status,r.errors??[]);return r}async function mi(e,t){
try{let n=await fetch(e,t);return ai.includes(n.status)?null:n}catch(n){if(Gs(n))throw n;return null}}function Fs(e){let t=AbortSignal.
timeout(li);return e?AbortSignal.any([e,t]):t}function fi({headers:e}){return e.get("cache-status")?.startsWith("service\
-worker")??!1}function pi(e){e!==Ws.answers&&(Ws.answers=e,document.dispatchEvent(new CustomEvent("pointerscope:server",
{detail:{answers:e}})))}function vs(e){throw Gs(e)?e:new it(0,[{where:"",message:hi,suggestions:[]}])}function Gs(e){return e instanceof
DOMException&&e.name==="AbortError"}function oe(e){let t=Object.entries(e).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(
t.map(([n,s])=>[n,String(s)]))}function ke(e){return e instanceof Error?e.message:String(e)}function jt(e){let t="";for(let n of e)t+=String.fromCharCode(n);return btoa(t)}function re(e){let t=atob(e),n=new Uint8Array(
t.length);for(let s=0;s<t.length;s++)n[s]=t.charCodeAt(s);return n}var Me=gi("model-files");var Vt=Me===null;function Hs(e){return Me!==null&&Object.hasOwn(Me,e)}async function Bs(e,t=bt){return Vt?di(`models/${encodeURIComponent(
e)}/vocabulary`,t):JSON.parse(new TextDecoder().decode(await Vs(e,"vocabulary")))}async function di(e,t){try{return await Dt(
e,{},t)}catch(n){if(!(n instanceof it)||n.status)throw n;let s=new URL(`api/${e}`,t),o=await fetch(s,{cache:"force-cache"}).
catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Ds({id:e,weights:t},n,s=bt){if(!Vt)return Vs(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/we\
ights/${t?.sha256}`;return Us(new URL(o,s),"weights",n)}async function js(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function Vs(e,t,n=!1){let s=Me?.[e]?.[t];
if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return Us(new URL(s,document.baseURI),t,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return re(o.trim()).buffer}async function Us(e,t,n){let s=await fetch(
e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function gi(e){let t=yn(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function ie(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:i}])=>[o,{values:new Float32Array(re(r).buffer),
shape:i}]);return{...n,tensors:Object.fromEntries(s)}}function $n({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([o,{values:r,shape:i}])=>[o,{dtype:"<f4",shape:i,data:jt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var yi=["browser","server"],qs=20,bi=300,$i=4,xi="static/bundles/browser-model.js",wi="The network could not be loaded.",
Ys={address:new URL("../bundles/browser-model.js",E).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent(
"pointerscope:engine",{detail:n})),t?Promise.resolve(t):String(e)===bt.href?import(Ys.address):import(new URL(xi,e).href)}};
function ki({prediction:{name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(
1)} %`}function Ks({prediction:e},{prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??
t.name}, `,r=Math.round(1e3*e.probability)-Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(
1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function xn(e,t){e.textContent=
t?ki(t):"…";let{location:n,probability:s}=t?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.
engine}))r===void 0?delete e.dataset[o]:e.dataset[o]=String(r)}var Ae=class{#n;#e;#s;#r=null;#t=null;#o=!1;#a=new Map;draws=!1;sharesWeights=!0;constructor(t,n=null,s=bt){
this.#n=t,this.#s=s,this.#e=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&yi.includes(t)?t:null,
Vt||(this.choice="browser"),this.obstacle="",this.#t||(this.#r=null)}get model(){return this.#t}get isInBrowser(){return this.#t!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#r&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,bi))]),this.#t&&this.choice!==
"server")return this.explainHere(t);if(!Vt)throw new it(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?Fs(n):n;try{return{...await this.#c(t,o),engine:"server"}}catch(r){
if(!(r instanceof it&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#t)return this.explainHere(
t);throw this.choose(this.choice),r}}async compute(t){await this.prepare();let n=this.#t;if(!n){let s=`The server does n\
ot answer. This browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new it(0,[{where:"",message:s,suggestions:[]}])}
return zs(()=>n.trace(n.queryOf(t)))}async searchPlaces(t){if(Vt||await this.prepare(),this.#t&&this.choice!=="server"){
let{places:s}=this.#t;return s.search(t,qs).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Dt(`${this.#e}/locations?${oe({q:t,limit:qs})}`,{},this.#s);return n}async prepare(){try{this.#r??=this.#i(),
this.#t=await this.#r}catch(t){this.#o=!0;let n=t instanceof it?!t.status:t instanceof TypeError;this.obstacle=n?wi:ke(t)}}explainHere(t){
let n=this.#t,{interventions:s,...o}=t,r=JSON.stringify([o,s||null]),i=this.#a.get(r);if(i)return i;let a={...zs(()=>n.trace(
t)),engine:"browser"},[c=""]=this.#a.keys();return this.#a.size>=$i&&this.#a.delete(c),this.#a.set(r,a),a}async#c(t,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/views/network?${Mi(t)}`,{trace:r}=await Dt(
o,{...n&&{signal:n}},this.#s);return ie(r)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
t),...n&&{signal:n}};return Dt(`${this.#e}/explain?encoding=base64`,s,this.#s)}async#i(){let t=await Bs(this.#n,this.#s);
if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([Ys.load(this.#s),Ds(t,this.#o,this.#s)]),o=js(s,t);o.catch(()=>{});let r=new n(t,s);return await o,
r}};function zs(e){try{return e()}catch(t){let{problems:n}=t;throw n?new it(422,n):t}}function Mi(e){let t=Object.entries(
e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return oe(Object.fromEntries(t))}var Ai={browser:"Computed in this browser.",server:"Computed in Python."},Oe=class{#n;#e=document.createElement("output");#s=document.
createElement("span");#r=document.createElement("ul");#t=document.createElement("button");#o=document.createElement("spa\
n");#a=document.createElement("p");engine="server";constructor(t){this.#n=t,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#e.dataset.answer="",this.#s.className="quiet",this.#r.setAttribute(
"aria-label","Changes"),this.#t.type="button",this.#t.textContent="as learned",this.#t.title="Take all changes back",this.#t.
addEventListener("click",()=>t({})),this.#o.className="quiet",this.#a.className="view-failure",this.#a.setAttribute("rol\
e","alert"),this.root.append(this.#e,this.#s,this.#r,this.#t,this.#o,this.#a)}show(t,n,{learned:s,isCompared:o,note:r}){
this.engine=t.engine,xn(this.#e,t),this.#e.title=Ai[t.engine];let{value:i,change:a}=s?Ks(t,s):{value:"",change:""};this.#s.
textContent=i&&`as learned ${i}${a&&` ${a}`}`,this.root.classList.toggle("compares",o),this.#i(n),this.#c(r),this.fail("")}wait(t,n){
xn(this.#e,null),this.#s.textContent="",this.#i(t),this.#c(n),this.root.hidden=!1,this.#a.hidden=!0}fail(t){this.#a.textContent=
t,this.#a.hidden=!t,t&&(this.root.hidden=!1)}#c(t){this.#o.textContent=t,this.#o.hidden=!t}#i(t){let n=this.root.contains(
document.activeElement),s=Is(t,this.#n);this.#r.replaceChildren(...s),this.root.hidden=this.#t.hidden=s.length===0,n&&!this.
root.contains(document.activeElement)&&this.#t.focus()}};var Xs="network";var Oi=["place","pointer","generation head","probability"];function wn(e,t,n){return{kind:Xs,get trace(){return $n(t)},get before(){
return n&&$n(n)},meta:{...e,summary:Si(t,n),table:{columns:Oi,rows:Ni(t)}}}}var Se=e=>`${(100*e).toFixed(1)} %`;function Zs({
prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function Si(e,t){let{probability:n,from_pointer:s,
from_generation:o}=e.prediction,r=n?`${Zs(e)} leads with ${Se(n)}: ${Se(s)} copied by the pointer, ${Se(o)} from the gen\
eration head.`:"No known place has any probability.";return t?`${r} Compared with: ${Zs(t)} with ${Se(t.prediction.probability)}\
.`:r}function Ni(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,o={pointer:t,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},i=(c,l)=>e.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,a=[...s,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(
a)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>i(l,c))])}var Ei="Loading the network …",Ti="Waiting for the server …",Js=new Map,kn=new WeakMap;function Qs(e,t){return Mn(e,
t).isInBrowser}async function to(e,t,n,s){let o=await Mn(t,n).compute(oe(s)),r=wn(e,o,null);return kn.set(r,o),r}var Ne=class{#n;#e;#s=null;#r=null;#t=null;#o=null;#a=null;#c={};#i={};#l=[];#h=[];#u=0;#p=0;constructor(t,n){
this.#n=t,this.#e=n,this.bar=new Oe(o=>this.#m(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#b());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#b()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#w(r))}get text(){return Object.keys(this.#c).length?
JSON.stringify(this.#c):null}begin(t,n,s,o){this.#u+=1,cancelAnimationFrame(this.#p),this.#r=t,this.#t=n,this.#a=s,this.#c=
this.#i=n.interventions,this.#o=this.text?null:n,this.#l=[],this.#h=[];let r=this.#e.server(),i=n.notation!==null&&(r!==
null||Hs(n.model));this.#s=i?Mn(n.model,r):null,i?this.#n.hooks.act=a=>this.#$(a):delete this.#n.hooks.act,this.#n.hooks.
whatIf=a=>this.#x(bn(this.#i,a,n)),this.#d(n,o)}follows(t){if(t===(this.text??""))return!0;let n=this.#e.server()===null||
this.#s?.isInBrowser;if(!this.#s||!n)return!1;try{return this.#m(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#b(){this.#s?.
prepare()}#$(t){if(!this.#t)return;let n=bn(this.#i,t,this.#t);"isDone"in t&&!t.isDone?this.#O(n):this.#m(n)}#O(t){cancelAnimationFrame(
this.#p),this.#p=requestAnimationFrame(()=>{let n=this.#x(t);n&&(this.#n.show(n,this.#a??this.#o),this.#d(n,"browser",t))})}#x(t){
return this.#s?.model?.trace(this.#M(t))??null}#m(t){this.#l.push(this.#i),this.#h=[],this.#k(t)}#w(t){let n=t.key.toLowerCase();
!this.#s||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#g(this.#h,this.#l):
this.#g(this.#l,this.#h))}#g(t,n){let s=t.pop();s&&(n.push(this.#i),this.#k(s))}async#k(t){let n=this.#s;if(!n)return;cancelAnimationFrame(
this.#p),this.#i=t,this.#u+=1;let s=this.#u,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?Ei:Ti),this.#e.
resized();try{await n.prepare();let r=Object.keys(t).length>0,{engine:i,...a}=await this.#y(n,t),c=r&&!this.#a;if(c&&(this.#o??=
await this.#y(n,{})),s!==this.#u||!this.#r)return;let l={...a,interventions:t},h=this.#a??(c?this.#o:null);this.#t=l,this.#c=
t,r||(this.#o=l),this.#d(l,i);let u=wn(this.#r,l,this.#a);this.#e.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){
if(s!==this.#u||!this.#t)return;n.choose(n.choice),this.#i=this.#c,this.#n.show(this.#t,this.#a??(this.text?this.#o:null)),
this.#d(this.#t,this.bar.engine),this.bar.fail(ke(r)),this.#e.resized()}}async#y(t,n){let s=await t.explain(this.#M(n));
if(!_i(s))throw new Error("The server gave no trace of this network.");return s}#M(t){let{notation:n,user:s,predict_at:o,
location_probabilities:r}=this.#t;return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(
t).length?t:null}}#d(t,n,s=this.#c){let{sharesWeights:o=!0,obstacle:r=""}=this.#s??{},i=Object.keys(s).length>0;this.bar.
show({...t,engine:n},s,{learned:i&&!this.#a?this.#o:null,isCompared:this.#a!==null,note:o&&r?`This browser cannot comput\
e: ${r}`:""})}};function _i(e){return"tensors"in e}function Mn(e,t){let n=JSON.stringify([t,e]),s=Js.get(n)??new Ae(e,null,
t??bt);return s.draws=!0,Js.set(n,s),s}function f(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Li)}}function ae(e){return e==null||e===!1?null:String(typeof e=="number"?pt(e):e)}function pt(e){return Math.round(e*100)/100}function Ut(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=pt(s);return`\
M${pt(t)} ${pt(n)}h${r}v${pt(o)}h${-r}Z`}).join("")}function At(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(pt),[c,l,
h]=[e,n,(e+n)/2].map(pt);return`M${c} ${o}C${h} ${o} ${h} ${i} ${l} ${i}L${l} ${a}C${h} ${a} ${h} ${r} ${c} ${r}Z`}function An(e,t,n,s){
let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(pt),[c,l,h]=[e,n,(e+n)/2].map(pt);return`M${o} ${c}C${o} ${h} ${i} ${h} ${i} ${l}\
L${a} ${l}C${a} ${h} ${r} ${h} ${r} ${c}Z`}function eo(e,t,n,s){let[o,r,i,a]=[t[0],t[1],s[0],s[1]].map(pt),[c,l]=[e,n].map(
pt);return`M${o} ${c}Q${o} ${i} ${l} ${i}L${l} ${a}Q${r} ${a} ${r} ${c}Z`}function Li(e){return e!=null&&e!==!1&&e!==""}var Ri=/[ijlI.,:;'|!()[\]]/,Ci=/[mwMW%@—…]/,Pi=/[A-ZÄÖÜ0-9+=<>]/;function H(e,t,n=!1){let s=0;for(let o of e)s+=On(
o);return s*t*(n?1.06:1)}function On(e){return Ri.test(e)||e===" "?.29:Ci.test(e)?.87:Pi.test(e)?.65:.55}function tt(e,t,n,s=!1){
if(H(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-On("…"),r="";for(let i of e){if(o-=On(i),o<0&&r)break;r+=i}return`${r.trimEnd()}\
…`}function Ee(e,t,n,s,o=!1){let r=[],i="",a=e.split(" ");for(let[c,l]of a.entries()){let h=i?`${i} ${l}`:l;if(!i||H(h,
n,o)<=t){i=h;continue}if(r.length===s-1){i=[i,...a.slice(c)].join(" ");break}r.push(i),i=l}return[...r,tt(i,t,n,o)]}function O(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ot(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ot(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var at=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var Ii=.6,Wi=["pointer","generation"];function ce({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Te(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=ce(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),i=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),a=[...no(t),...no(n)],c=[
...new Set(a)].flatMap(h=>Wi.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,i.reduce(r,0),[...c,l].reduce(r,0))}function no({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,i)=>i);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function _e({key:e,now:t,before:n,path:s,edges:o,style:r="",title:i=""}){if(n===null||
Math.abs(t-n)<Ii)return null;let a=t>n?"more":"less",[c,l]=o[a];return!c||!l?null:f("path",{key:`${a} ${e}`,class:`chang\
e ${a}${r}`,d:s(c,l)},i&&f("title",{},i))}function Le(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}function Re(e,t){return e.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,i=r["\
data-part"],a=typeof i=="string"?t(i):null;if(!a)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=a;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function so(e,t,n){return t?Re(e,s=>{let o=t.parts.find(i=>oo(i.name)===s);if(!o)return null;let r=io(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:i=>vi(i,o,r,n)}}):
e}function oo(e){return e.replace(/\.feed_forward$/,".stream")}function vi({attributes:e},{layer:t,head:n},s,o){let[r,i,
a,c]=["x","y","width","height"].map(y=>Number(e[y])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[H(l,h)+.9*h,1.5*h],
p=Number(r)+(t===null?Number(a)-u/2:Number(a)/2),g=Number(i)+(t===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:p-u/2,y:g-m/2,width:u,height:m,rx:m/2}),f("text",{x:p,y:g+.36*h,"font-size":h},l))}function ro({parts:e},t){
let n=e.find(r=>oo(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${io(n.value)} points.`}function io(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function ao(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,i=n.filter(({isKept:c})=>c),a=t.nameOf(s).label;return{title:`${i.length} of ${n.length}\
 parts alone predict ${a}, with ${O(r,1)}.`,text:`All give it ${O(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var le="Circuit",Ce=class{circuit=null;failure="";#n;#e;#s=null;constructor(t,n){this.#n=t,this.#e=n,this.button=document.
createElement("button"),this.button.type="button",this.button.title="The smallest set of parts that keeps the answer, an\
d what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),this.#o(!1,le)}get isOn(){return this.
button.getAttribute("aria-pressed")==="true"}toggle(){let t=!this.isOn;this.#o(t,le),this.#r(),this.#e(),t&&this.#t(0)}renew(){
this.#r(),this.isOn&&this.#t(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#t(t){let n=new AbortController;
if(this.#s=n,this.#o(!0,`${le} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#n(o=>{
n.signal.aborted||this.#o(!0,`${le} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){
if(n.signal.aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,le),this.#e()}}#o(t,n){this.button.
setAttribute("aria-pressed",String(t)),this.button.textContent=n}};var Fi=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function $t(e,t){for(let{kind:n,pattern:s}of Fi){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([a,c])=>[a,Number(c)]),i={kind:n,...Object.fromEntries(r)};return Gi(i,t)?i:null}return null}function Gi({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ct(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function he(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ct(e,t)}function lt({lit:e},t,n){return e?.kind===
t&&e.layer===n?" lit":""}function dt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var Nn=5,co=1440,Sn=5,Hi=60,Bi={least:.1,most:10};function ho(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),i=o?.closest("[data-part]")?.getAttribute("data-part"),a=$t(i,t);if(r===
"gate")return Di(e,n);if(r==="attention_temperature")return lo(e,t,"attention");if(r==="pointer_temperature")return lo(e,
t,"pointer");if(!s||a?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=a.visit??0;return c&&(l==="time"||l==="stay")?Ui(e,c,t,h,l):ji(e,n,h)}function uo({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let i=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!i||t==="touch")return null;let a=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return a||=
Math.hypot(l-s,h-o)>=Nn,a?{kind:"carry",name:i,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function En({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Bi;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Di({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:i},a){if(!n)return null;let l=n.height>n.width?(i-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:a}}}}
function lo({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},i){if(o||=Math.abs(r-t)>=Nn,
!o)return null;let a=En(n,s,(r-t)/Hi);return{kind:"temperature",of:s,value:a,isDone:i}}}}function ji({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:i},a){if(r||=Math.abs(i-t)>=Nn,!r)return null;let c=Math.sign(Vi(n,
i)-o);if(c===0&&!a)return null;let l={kind:"move",visit:o,by:c,isDone:a};return o+=c,l}}}function Vi(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:i}=o.getBoundingClientRect();return Math.abs((r+i)/2-t)});return s.indexOf(Math.
min(...s))}function Ui({pointerId:e,clientX:t},n,s,o,r){let{start_minute:i=0,duration_minutes:a=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let p=Sn*Math.round((u-t)/c*co/Sn),g=r==="time"?Math.min(co-Sn,Math.max(0,i+p)):Math.
max(0,a+p);return g===h&&!m?null:(h=g,{kind:r,visit:o,minutes:g,isDone:m})}}}var qi=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],St=class{#n=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:i})=>i)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return qi.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#t(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=i=>this.isSkipped(t,i),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#t(`${n}.attention_out`):null;return{residual:this.#t(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#t(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:p})=>p),r=[...new Set(n)].filter(p=>!o.includes(
p)),i=o.filter(p=>!n.includes(p)),a=i.slice(Math.max(0,i.length-r.length)),l=[...o.filter(p=>!a.includes(p)),...r].map(p=>this.#e(
p)),h=p=>l.reduce((g,y)=>g+y[p],0),u=this.#r(l),m={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,m]}#e(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(i=>i.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s(
"final",t)?this.probabilityOf("final",t):null}#s(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:i,probability:a})=>({location:i,...this.nameOf(i),probability:a})),o=1-s.reduce(
(i,{probability:a})=>i+a,0),r=this.#r(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#r(t){return this.trace.architecture.locations-1-t.length}#t(t){let n=this.#n.get(t);if(n)return n;let s=this.#o(
t);return this.#n.set(t,s),s}#o(t){let n=this.values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let i=0;for(let a=r*s;a<(r+1)*s;a++)i+=n[a]**2;o[r]=Math.sqrt(i)}return o}};function gt(e){let t=0;for(let n=1;n<
e.length;n++)Number(e[n])>Number(e[t])&&(t=n);return t}var zi=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function xt(e,t){for(let[s,o]of zi){let r=o.exec(e??"");if(!r)continue;let i=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),a={...n(s,i,t),...i};return Ki(a,t)?
a:null}return null;function n(s,o,{count:r,trace:i}){let a=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:a,visit:Yi(s,
o,t)??a,number:null,location:s==="generation"?t.generated(1)[0]?.location??i.prediction.location:i.prediction.location}}}
function Yi(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?gt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?gt(s.lastRow(t,n)):null}function Ki({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:i},a){let{locations:c,
d_model:l}=a.trace.architecture;return e==="head"&&n>=a.heads||e==="pointer"&&!a.hasPointer||e==="generation"&&!a.hasGeneration||
e==="gate"&&!a.hasGate?!1:t<a.layers&&s<a.count&&o<a.count&&(r??0)<l&&i>1&&i<c}function mo(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:i,location:a}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(a).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(a).label),i!==null&&l(e.name,`number ${i+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function Tn(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function _n(e,t,n){let s=xt(e,n),[
o,r]=Xi[t]??[0,0];if(!s||o===0&&r===0)return null;let i=Zi(s,o,r,n);return i!==null&&xt(i,n)?i:null}var Xi={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Zi(e,t,n,s){let{kind:o,layer:r,head:i,query:a,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${i}.${a+n}.${c+t}`;let m=r*s.heads+i+t;return n!==0?`la\
yers.${r+n}.heads.${i}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,p){let g=m.findIndex(({location:d})=>d===
e.location),y=g<0||n===0?void 0:m[g+n];return y?`${p}.${y.location}`:null}}var Ln={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Ji=.78,Rn=1.07,Qi=1.12;function R(e){return e.stage.type/13}
function j(e,t,n="label"){let s=n==="title"||n==="strong";return Rn*H(fo(t),Ln[n]*R(e),s)}function fo(e){return e.replaceAll(
"−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:i,width:a,key:c}={}){let l=o==="title"||o==="strong",h=a===void 0?
s:tt(s,a/Rn,Ln[o]*R(e),l),u=[o,i,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{
x:t,y:n,width:s},o,r="label"){let i=Ln[r]*R(e),a=H(" ",i),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(g,y)=>g+ea(y,i),0),p=c.at(-1);p&&l+a+m<=s?(p.push({text:" "},...u),l+=a+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>ta(
t,n+i*(1+1.5*m),u,r,i)),height:c.length*1.5*i}}function W(e){return e.split(" ").map(t=>[{text:t}])}function ta(e,t,n,s,o){
let r=.4*o,i=!1,a=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===i?null:h?-r:r;i=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:e,y:t},a)}function ea({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Ji:1)*(t.includes("math")?Qi:1);return Rn*H(fo(e),s*o,t.includes("strong"))}var na=[137,80,78,71,13,10,26,10],Ie=256,Cn=65535,sa=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),po=new Map;function Nt(e,t,n){let s=e.length/t,o=new Uint8Array(s*(t+1));for(let a=0;a<
s;a++)for(let c=0;c<t;c++){let l=Math.min(1,Math.max(0,Number(e[a*t+c])||0));o[a*(t+1)+1+c]=Math.round(l*(Ie-1))}let r=[
...We(t),...We(s),8,3,0,0,0],i=[na,...Pe("IHDR",r),...Pe("PLTE",oa(n)),...Pe("IDAT",ra(o)),...Pe("IEND",[])];return`data\
:image/png;base64,${jt(go(i))}`}function oa([e,t]){let n=[...e,...t].join(" "),s=po.get(n);if(s)return s;let o=new Uint8Array(
3*Ie);for(let r=0;r<Ie;r++){let i=r/(Ie-1);for(let a of[0,1,2])o[3*r+a]=Math.round(e[a]+i*(t[a]-e[a]))}return po.set(n,o),
o}function Pe(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t])for(let r=0;r<o.length;r++)s=Number(
sa[(s^Number(o[r]))&255])^s>>>8;return[We(t.length),n,t,We(~s)]}function ra(e){let t=[[120,1]];for(let o=0;o<e.length;o+=
Cn){let r=e.subarray(o,o+Cn),i=o+Cn>=e.length,[a,c]=[r.length&255,r.length>>8];t.push([Number(i),a,c,a^255,c^255],r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return go([...t,[s>>8,s&255,n>>8,n&255]])}function go(e){let t=new Uint8Array(
e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;return t}function We(e){return[24,16,8,0].map(
t=>e>>>t&255)}var ia=20,yo=46,Pn=28,$o=9;function xo(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),i=Math.min(ia*r,.035*s),a=aa(e,t,
i),c={x:i,y:a.height,width:s-2*i,height:o-a.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},a.marks,wo(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function wo(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:p})=>m+p.width,s),r=e.reduce((m,{least:p})=>m+p.height,s),i=e.every(({least:m})=>m.height<=
t.height),a=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&i)&&!(r<=t.height&&a)){let m=e.reduce((p,g)=>g.
rank>p.rank?g:p);return wo(e.filter(p=>p!==m),t,n)}let c=e.length===1||o<=t.width&&i,l=e.reduce((m,{share:p=1})=>m+p,0),
{x:h,y:u}=t;return e.map(m=>{let p=(m.share??1)/l,g=c?{x:h,y:u,height:t.height,width:m.least.width+p*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+p*(t.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:m,box:g}})}function q(e,{x:t,
y:n,width:s,height:o},r,i=r){let a=R(e),c=j(e,r,"title")<=s-28*a;return[f("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*a}),F(e,t+14*a,n+22*a,c?r:i,{kind:"title",width:s-28*a})]}function Y(e,{x:t,y:n,width:s,height:o}){let r=R(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(e,t,n,s,o,{isButton:r=!0,isPressed:i}={}){let a=R(e),
c=j(e,s,"label")+(r?24:4)*a;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${i?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":i===void 0?null:String(i),...o},f("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*a,width:c,height:30*a,rx:15*a}),F(e,t+(r?12:2)*a,n+4.5*a,s)),width:c}}function aa(e,t,n){
let{width:s,height:o}=e.stage.size,r=R(e),i=mo(t,e.reading),a=ca(e,i,n),c="goes back",l=46*r+j(e,c,"small"),h="You are h\
ere",u=j(e,h,"small")+10*r,m=s-n,p=m-a.end-20*r,g=o>=560*r&&In(e,Pn*r)>p,y=g?bo(e,m-n-u):bo(e,p,$o*2),d=y?In(e,y):0,b=g||
p-d>=u,w=g?p:p-d-(b?u:0),$=(g?46:8)*r+(Pn*r-(y??0))/2;return{height:(g?yo+36:yo)*r,marks:[a.marks,w>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:a.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(e,a.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),F(e,a.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&F(e,m-d-10*r,(g?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},la(e,t,m-d,$,y))]}}function ca(e,t,n){let s=R(e),o=e.stage.
size.width-2*n,r=n,i=[];for(let[a,{name:c,words:l}]of t.entries()){let h=a===t.length-1,u=h?"strong":"label",m=Math.min(
j(e,l,u),Math.max(20*s,n+o-r));if(i.push(f("g",{key:`crumb ${a}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),F(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;i.push(f("path",{key:`\
then ${a}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:i,end:r}}function bo(e,t,n=$o){
let s=R(e);for(let o=Pn;o>=n;o--)if(In(e,o*s)<=t)return o*s;return null}function In(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*R(e)))+2.2*t}function la(e,t,n,s,o){let{reading:r}=e,i=R(e),a=[],c=n;for(let b=0;b<r.layers;b++){
for(let $=0;$<r.heads;$++){let x=r.weights(b,$),M=Math.max(...x)||1,T=r.isRemoved(b,$)||r.isSkipped(b,"attention");a.push(
d(`layers.${b}.heads.${$}`,`Layer ${b}, head ${$}${T?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Nt(
x.map(k=>k/M),r.count,e.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let w=.4*o;
a.push(d(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>f("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*o)}))])),c+=w+8*i}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,p=c+1.2*o;r.hasPointer&&a.push(d("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",
d:At(c,[l-m,l],p,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&a.push(d("generation","Generation",c,1.2*o,[f("path",{class:"g\
eneration",d:At(c,[l,l+m],p,[u-m,u+m])})],[l,o/2])),r.hasGate&&a.push(d("gate","Gate",p,.3*o,[f("rect",{class:"pointer",
x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=p+.3*o;return a.push(d(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
y,.7*o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-m,width:.7*o-6,height:2*m})])),a;function d(b,w,$,x,M,[T,k]=[s,o]){let A=t.
name===b||t.name.startsWith(`${b}.`),N=b.includes("heads");return f("g",{key:b,class:`part thumb${A?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":w,"aria-current":A?"true":null},M.flat(),f("rect",{key:"frame",class:N||A?"th\
umb-frame":"ground",x:$,y:T,width:x,height:k,rx:2}),f("title",{},w))}}var ko=13;function Et(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:i=null,exact:a}=s,c=R(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),p=Ao(m),g=new Map([...r].map(N=>[N,S(m[N]??0,p)])),y=[...g.values()].
some(N=>j(e,N,"tiny")>h+2*c),d=g.size>0&&!y?ko*c:1,b=y?ko*c:0,[w,$]=s.extent??ve(m),x=ha(t.height-b,w,$,d),M=x>0?Math.max(
d,w*x):(t.height-b)/2,T=t.y+b+M,k=m.map((N,_)=>{let L=Math.abs(N)*x,I=_===i;return f("rect",{key:`bar ${_}`,class:`bar ${o}${N<
0?" negative":""}${I?" chosen":""}`,x:t.x+_*h+u/2,y:N<0?T:T-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},a&&f("title",
{},a(_)))}),A=[...g].map(([N,_])=>F(e,t.x+Mo((N+.5)*h,j(e,_,"tiny")/2,t.width),y?t.y+9*c:T+(Number(m[N])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:N===i?"chosen":"",key:`number ${N}`}));return[f("path",{key:"line",class:"axis",d:`M${t.
x} ${T}H${t.x+t.width}`}),k,A]}function ha(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function qt(e,t,n,s,o=null){let r=n.length,i=s/r,a=1.5*R(e),c=t.map(Ao),l=Array.from(n,(g,y)=>Math.
max(...t.map((d,b)=>j(e,S(Number(d[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(d=>Math.abs(m(d)-m(g))>=p(g)+p(d)+a)&&u.add(g);
return u;function m(g){return Mo((g+.5)*i,p(g),s)}function p(g){return l[g]??0}}function Mo(e,t,n){return Math.max(t,Math.
min(n-t,e))}function ve(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Ao(e){let t=Math.
max(...ve(e));return t>=99.5?0:t>=.95?1:2}var Oo=8;function vt(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),i=t.width<380*r,a=Math.min(96*r,t.height/n.length),c=!i&&
a>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(j(e,w.title,"strong"),c?j(e,w.says,"small"):0))),u=i?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,p=t.width-u-l,g=i?17*r:0,y={x:m,width:p,height:Math.max(6*r,a-Oo*r-g)},d=n[0]?.values.length??
1,b=p/d;return[n.map(({key:w,title:$,says:x,values:M,colour:T,open:k},A)=>{let N=t.y+A*a,_=i?N+12*r:N+a/2+(c?-2:4)*r,L=i?
t.width:u-8*r,I=j(e,$,"strong")+10*r;return f("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?$:null},k&&f("rect",{key:"ground",class:"ground",x:t.x-4*r,y:N,width:t.width+
8*r,height:a,rx:4}),F(e,t.x,_,$,{kind:"strong",width:L,key:"title"}),i&&F(e,t.x+I,_,x,{kind:"small",width:t.width-I,key:"\
beside"}),c&&F(e,t.x,_+15*r,x,{kind:"small",width:L,key:"says"}),Et(e,{...y,y:N+g+Oo/2*r},M,{colour:T,chosen:s,exact:v=>`${$}\
, number ${v+1}: ${S(Number(M[v]),4)}`}),s!==null&&F(e,t.x+t.width,N+g+(a-g)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:t.y,width:b+3,height:a*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:d},(w,$)=>f("rect",{key:`position ${$}`,class:"cell",x:m+$*b,y:t.y,
width:b,height:a*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},f("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${S(Number(M[$]),3)}`).join(`
`)))))]}function So(e){let t=pa(e??"").map(da);for(let n=fa;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Wn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var No={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},ua={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Wn=new Map(Object.entries(ua).flatMap(([e,t])=>t.map(n=>[n,e]))),ma=new Set([...Wn.keys()].flatMap(
e=>e.split(" "))),fa=Math.max(...[...Wn.keys()].map(e=>e.split(" ").length));function pa(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function da(e){let t=e.replace(/s$/,"");return ma.has(t)?t:e}var ga=24;function ht(e,t,n,s){let o=s/ga;return f("path",{key:"icon",class:"icon",d:No[So(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function D(e,t){let n=e.visits[t];return n?`${n.label}, ${Tt(e,t)}`:""}function Ft(e,t){return e.visits[t]?.label??""}function vn(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Tt(e,t){let n=e.visits[t];return n?`${at[n.weekday]} ${ot(n.start_minute)}`:
""}function To(e,t){return Ot(e.visits[t]?.duration_minutes??0)}function _o(e,t,{weights:n,scores:s,temperature:o},r,{colour:i,
open:a}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,p=t.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,m-p)/g,d=T(Eo(n,r).map(k=>({visit:k,half:j(e,x(n[k],k),k===r?"strong":"tiny")/2}))),b=T(Eo(n,r).map(k=>({visit:k,half:j(
e,M(k),k===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let N=w(A),_=A===r,L=Number(n[A])*y;return f("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":a(A),role:"button",tabindex:"-1","aria-label":`${D(c,A)}: weight ${O(Number(n[A]),1)}`},f("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),f("rect",{key:"bar",class:`bar ${i}${_?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:m-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),d.has(A)&&F(e,$(A,d),m-L-4*l,x(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ht(k,N-7*l,m+5*l,14*l),b.has(A)&&F(e,$(A,b),
t.y+t.height-4*l,M(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${D(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function w(k){return t.x+(k+.5)*h}function $(k,A){let N=A.get(k)??0;return Math.max(
t.x+N,Math.min(t.x+t.width-N,w(k)))}function x(k,A){return A===r?vn(Number(k)):O(Number(k)).replace(" %","")}function M(k){
return S(Number(s[k])/o,k===r?2:1)}function T(k){let A=new Map;for(let{visit:N,half:_}of k){let L=Math.max(t.x+_,Math.min(
t.x+t.width-_,w(N)));[...A].every(([v,P])=>{let C=Math.max(t.x+P,Math.min(t.x+t.width-P,w(v)));return Math.abs(L-C)>=_+P+
3*l})&&A.set(N,_)}return A}}function Eo(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Lo(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ya(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>ba(e,s)}]}function ya(e,t){let{reading:n}=e,s=R(e),o=Y(e,t),r=n.values(
"context"),i=B(e,o,W(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),a=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-i.height)/(64*s)))),c=Math.ceil(r.length/a),l=Math.min(120*s,(o.height-i.height-8*s)/a);return[
...q(e,t,"The context"),...i.marks,Array.from({length:a},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),p=o.width*m.length/c,g={...o,
y:o.y+i.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},Et(e,g,m,{colour:"\
stream",extent:ve(r),numbered:qt(e,[m],m,p),exact:y=>`Number ${u*c+y+1}: ${S(Number(m[y]),4)}`}))})]}function ba(e,t){let{
reading:n}=e,s=R(e),o=Y(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let i=B(e,o,W("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...q(e,t,"What reads it"),...i.marks,r.length>0&&f("g",{key:"rows"},vt(e,{...o,y:o.y+i.
height+6*s,height:o.height-i.height-6*s},r))]}function zt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,i=e.values(`${r}.queries`),a=e.values(`${r}.keys`),c=i.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Kt(Lt(i,s,c),Lt(a,o,c));return Ro(h,l,null,e,o)}function Fe(e,t,n,s){let o=Lt(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Fn(o,e.trace.interventions.attention_temperature??1)}function Yt(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Ro(Kt(n,Lt(s,t,n.length)),o,r,e,t)}function Ge(e){return Fn(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Ro(e,t,n,s,o){let r=e.first.length,i=e.sum/(t?Math.sqrt(r):1)+(n??
0),a=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:a,unmasked:i,score:a?Number.NEGATIVE_INFINITY:i}}function Kt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:Jt(n)}}function Fn(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),i=Jt(r),a=r.map(c=>c/i);return{scores:e,temperature:t,shift:o,exponentials:r,
total:i,weights:a}}function ue(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let i=e.trace.architecture.d_model,a=Number(
e.values(t)[o*i+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:a,mean:c,
reciprocal:l,standard:(a-c)*l,weight:_t(e,`${s}.weight`,r),bias:_t(e,`${s}.bias`,r),result:Number(e.values(n)[o*i+r])}}function He(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],i=_t(e,`${o}.bias`,s),a=nt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||i===null?null:{dot:Kt(a,Lt(r.values,s,a.length)),bias:i}}function Co(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=_t(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),i=n*r,a=e.
slices.map(({name:c,label:l})=>{let h=Gn(e,c,t),u=Kt(h,s.values.subarray(i,i+h.length));return i+=h.length,{name:c,label:l,
dot:u}});return{parts:a,bias:o,sum:Jt(a.map(({dot:c})=>c.sum))+o}}function Gn(e,t,n){let s=e.values(`inputs.${t}`);return Lt(
s,n,s.length/e.count)}function nt(e,t,n){let s=e.values(t);return Lt(s,n,s.length/e.count)}function Xt(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Kt(t,n.values):null,bias:_t(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Rt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Kt(n,Lt(
s.values,t,n.length)):null,r=_t(e,"gen_head.bias",t),i=e.trace.tensors["generation.logits"]?.values,a=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:i?Number(i[t]):a}}function Po(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Fn(t,1):null}function Zt(e,t){let{gate:n}=e,s=e.locations.flatMap((i,a)=>i===t?[a]:[]),o=e.hasPointer?Jt(s.map(i=>Number(
e.pointerWeights[i]))):0,r=$a(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function $a(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(i=>i.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function _t(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Lt(e,t,n){return e.subarray(t*n,(t+1)*n)}function Jt(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var Qt="→",Io=30,xa=8,wa=20,ka=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function me(e,t,{first:n,second:s,products:o},r){let i=R(e),a=o.length,c=a>wa&&t.height>=176*i,l=c?34*i:0,h=(t.height-
l)/3,u=16*i,m=t.x+Io*i,p=t.width-Io*i,g=fe(o),y=qt(e,[n,s,o],o,p,g),d=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${a} products`}],b=p/a,w=$=>`${S(
Number(n[$]),4)} × ${S(Number(s[$]),4)} = ${S(Number(o[$]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
g*b-1,y:t.y+u,width:b+2,height:3*h-u-2*i,rx:3}),d.map(({letter:$,colour:x,values:M,title:T},k)=>{let A=t.y+k*h,N={x:m,y:A+
u,width:p,height:h-u-6*i};return f("g",{key:`row ${k}`},F(e,t.x,A+12*i,T,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,A+u+.5*N.height+5*i,$,{also:`math letter ${x}-words`,key:"letter"}),Et(e,N,M,{colour:x,numbered:y,chosen:g,
exact:w}))}),c&&Ma(e,{x:m,y:t.y+3*h,width:p,height:l},o)]}function Ma(e,{x:t,y:n,width:s},o){let r=R(e),i=s/o.length,a=Math.
max(xa,Math.ceil(o.length/8));for(;a<o.length&&a*i<j(e,"−888.88","tiny");)a*=2;let c=Math.ceil(o.length/a);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*a,(h+1)*a),[m,p]=[t+h*a*i+2,t+(h*a+u.length)*i-2],g=u.reduce(
(y,d)=>y+d,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${p}v${-4*r}`}),F(e,(m+p)/2,n+17*r,S(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Be(e,t,n,s,o,r,i){let a=R(e),c=Aa(n,s,r),l=Oa(n,s,o,i.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*a,m=132*a,p=Math.max(70*a,Math.min(.36*t.height,210*a)),
g=t.height-u-p>=m,y=Math.min(t.height-u-(g?p:0),276*a),d=t.height-u-y,b=B(e,{...h,y:t.y+y+4*a},c),w=B(e,{...h,y:t.y+y+b.
height+6*a},l);return[f("g",{key:"dot"},me(e,{...t,height:y},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+y}H${t.x+t.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},w.marks),g&&f("g",{key:"softmax"},
_o(e,{...t,y:t.y+y+u,height:d},s,o,i))]}function Aa({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:i},{
temperature:a},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...W("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${Qt}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${Qt} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Qt} no position bias: it is off`}]:[{text:`${Qt} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(i,2),kind:"strong"}]),r?u.push([{text:`${Qt} masked: `},{text:"−∞",kind:"strong"}]):a!==1&&u.push([{text:`${Qt}\
 ÷ temperature ${Sa(a)} = `},{text:S(i/a,2),kind:"strong"}]),u}function Oa({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:i,exponentials:a,total:c,weights:l}=t;if(e)return W("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-i,u=Number(a[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${wt(u)}\
;`}],[{text:`${wt(u)} / ${wt(c)} = `},{text:vn(Number(l[n])),kind:"strong"},{text:","}],...W(`where ${wt(c)} is the sum \
over ${s}${i?`, after ${S(i,2)}, the largest score, is subtracted from each`:""}.`)]}function wt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>ka[s]??"").join("")}`}
function fe(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function Sa(e){
return String(Math.round(1e3*e)/1e3)}var Na=6;function Wo(e,t){let n=R(e),s=Xt(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Ea(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ta(e,r,s)}),o}
function Ea(e,t,{hidden:n,dot:s,bias:o,logit:r}){let i=R(e),a=Y(e,t),c=s&&o!==null?[...W("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...W("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=B(e,{...a,
y:0},c),h=rt(e,a.x,a.y+a.height-10*i,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(a.height-l.height-
36*i,450*i),m=B(e,{...a,y:a.y+u+4*i},c),p=qt(e,[n],n,a.width);return[...q(e,t,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?me(e,{...a,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Et(e,{...a,height:u},n,{colour:"query",numbered:p})),...m.marks,
h.mark]}function Ta(e,t,n){let{reading:s}=e,o=R(e),r=Y(e,t),{gate:i,trace:a}=s,c=B(e,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=B(e,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...q(e,t,m()),n&&h.height>=60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return a.gate.learned?"From the logit to the gate":a.interventions.only?"One path alone a\
nswers":typeof a.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:d}=a.interventions,
b=[{text:`gate = ${i.toFixed(3)}`,kind:"strong"}];if(!n){let x=d?`Only the ${d==="pointer"?"pointer":"generation head"} \
answers:`:typeof a.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...W(x),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(a.gate.learned)return[...w,...W(`is the gate: ${O(i,1)} of the answer comes from \
the pointer, ${O(1-i,1)} from generation.`)];let $=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${i.toFixed(2)}.`:`It is set by hand to ${i.toFixed(3)}.`;return[...W($),...W("As learned it would be"),
...w]}function g(d,{logit:b,learned:w}){let $=Math.max(Na,Math.ceil(Math.abs(b))),x=L=>d.x+(L+$)/(2*$)*d.width,M=d.y+d.height,
T=L=>M-L*d.height,k=Array.from({length:61},(L,I)=>{let v=-$+I/30*$;return`${x(v).toFixed(1)} ${T(1/(1+Math.exp(-v))).toFixed(
1)}`}),[A,N]=[x(b),T(w)],_=b>0;return[f("path",{key:"axes",class:"axis",d:`M${d.x} ${d.y}V${M}H${d.x+d.width}M${d.x} ${T(
.5)}H${d.x+d.width}`}),[0,.5,1].map(L=>F(e,d.x-6*o,T(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-$,0,$].map(L=>F(e,x(L),M+15*o,S(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),F(e,(x(0)+x(-$))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${N}H${d.x}`}),f("circle",{key:"point",class:"point",cx:A,cy:N,r:5.5*o}),F(e,A+(_?-10:10)*o,_?
Math.max(N-6*o,d.y+9*o):N-8*o,w.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(d){let b=i*d.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:d.x,y:d.y,width:b,height:d.height}),f("rect",{key:"generation",class:"\
bar generation",x:d.x+b,y:d.y,width:d.width-b,height:d.height}),F(e,d.x,d.y+d.height+15*o,`pointer ${O(i,1)}`,{kind:"sma\
ll",key:"of pointer"}),F(e,d.x+d.width,d.y+d.height+15*o,`generation ${O(1-i,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var vo=14,Fo=34;function ut(e,t,n,{largest:s,most:o=Fo,isOrdered:r=!1,isWalked:i=!1}={}){let a=R(e),c=Math.max(1,Math.floor(
t.height/(vo*a))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*a,t.height/(h.length+Number(l))),m=u>=30*
a,p=Math.max(1,Math.ceil(vo*a/u)),g=h.findIndex(({isChosen:k})=>k),y=u>=13*a&&h.some(({category:k})=>k!==void 0),d=y?22*
a:0,b=Math.max(...h.map(({text:k})=>j(e,k,"strong")))+8*a,w=Math.max(0,...h.map(({beside:k=""})=>k?j(e,k,"small")+10*a:0)),
$=Math.max(...h.map(({label:k,says:A=""})=>Math.max(j(e,k,"strong"),m?j(e,A,"small"):0)))+8*a,x=Math.min($,.58*(t.width-
d-b-w)),M={x:t.x+d+x,width:Math.max(1,t.width-d-x-b-w)},T=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:N})=>A+Math.
abs(N),0)))||1);return[h.map((k,A)=>{let N=t.y+(A+.5)*u,_=A===g||(h.length-1-A)%p===0&&(g<0||Math.abs(A-g)>=p),L=M.x,I=Math.
min(.62*u,.42*o*a);return f("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?i&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},f("rect",{key:"ground",class:"ground",x:t.x-3*a,y:N-u/2,width:t.width+6*a,height:u,rx:4}),y&&(_||
u>=17*a)&&k.category!==void 0&&ht(k.category,t.x,N-7.5*a,15*a),_&&F(e,t.x+d,N+(m&&k.says?-2:4.5)*a,k.label,{kind:k.isChosen?
"strong":"label",width:x-6*a,key:"name"}),m&&k.says&&F(e,t.x+d,N+12.5*a,k.says,{kind:"small",width:x-6*a,key:"says"}),k.
parts.map(({value:v,colour:P},C)=>{let G=Math.abs(v)/T*M.width,U=f("rect",{key:`part ${C}`,class:`bar ${P}${v<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:L,y:N-I/2,width:Math.max(.5,Math.min(M.width,G)-(k.parts.length>1&&G>2?.8:0)),height:Math.
max(1,I)});return L+=G,U}),_&&k.beside&&F(e,t.x+t.width-b,N+4.5*a,k.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(e,t.x+t.width,N+4.5*a,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&f("title",{},k.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*a,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function te(e,t,n,s=Fo){
return Math.min(s*R(e)*n,t.height)}function Go(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>_a(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>La(e,s,t)}]}function _a(e,t,n){let{reading:s}=e,
o=R(e),r=Y(e,t),a=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:p})=>{let{label:g,category:y}=s.
nameOf(m),{logit:d}=Rt(s,m);return{key:`place ${m}`,label:g,category:y,parts:[{value:p,colour:"generation"}],beside:d===
null?"":S(d,2),text:O(p,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${g}: ${d===null?"":`logit ${S(d,4)}, `}\
probability ${O(p,3)}`}}),c=s.trace.architecture.locations,l=B(e,r,W(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(e,t,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},ut(e,u,a,{isWalked:!0})),h.mark]}function La(e,t,{location:n}){let{reading:s}=e,o=R(e),r=Y(e,t),{label:i}=s.nameOf(
n),{dot:a,bias:c,logit:l}=Rt(s,n),h=Po(s),u=s.probabilityOf("generation",n),m=[];if(a&&c!==null&&m.push(...W("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(a.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),d=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:S(
d,2),isRaised:!0},{text:` = ${wt(y)};`}],[{text:`${wt(y)} / ${wt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...W(`${wt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...W("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let p=B(e,{...r,y:0},m),g=a?Math.min(r.height-p.height-8*o,450*o):0;return[...q(e,t,`How does it score ${i}?`),a&&f("g",
{key:"dot"},me(e,{...r,height:g},a,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${i}`,colour:"key"}])),...B(e,{...r,y:r.y+g+(a?6*o:0)},m).marks]}var pe=20,De=8,Bo=19,X=8,ge=3,Bn=4,de=4,Ra=.05,Ca={least:13.5,most:38,lane:3},Dn=13,Pa=760;function jn(e,t,n=1){let s=t.
type/Dn,o=46*s,r=t.height-98*s,i=Vn(e.count,o,r,Ca,s,Wa(e)),a=t.width>=1180*s,c=t.width<Pa*s,l=t.width>=1040*s&&e.layers<=
3,h=c?Ia(e,s):Do(e,a,s),u=l?62*s:0,m=l?u+22*s:16*s,p=t.width-2*pe-Ho(Object.values(h)),[g,y]=[o+12*s,t.height-4*s],d=va(
e.heads,p/e.layers-m,y-g,s),b=d.columns*(d.side+De*s)-De*s,w=e.heads>0?b+m:m,$=Math.max(0,p-e.layers*w);c||(h.visits+=Math.
min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.min(.1*$,50*s));let x=t.width-2*pe-
Ho(Object.values(h))-e.layers*w,M=Math.min(x,e.hasPointer?220*s:60*s);h.bands+=M;let T=(x-M)/e.layers,k={x:pe,width:h.visits},
A=pe+h.visits+12*s,N=a?{x:A,width:h.slices}:null;N&&(A+=h.slices+12*s);let _=Array.from({length:e.layers},(J,st)=>{let Q=A+
st*(w+T);return{x:Q,width:b,maps:Fa(e.heads,Q,g,y,d,s),stream:l?Q+(e.heads>0?b+10*s:0):null}});A+=e.layers*(w+T);let L=t.
width-pe,I=L-h.answer,v=I-h.leave-h.gate,P=A+h.scores+h.weights+8*s,C=v-h.flow-X,G=Math.min(190*s,.24*t.height)/n,U=e.hasGate?
.56*t.height:(o+r)/2,et=Bn*s,K=e.hasPointer?t.height-G-ge*et-6:(o+r-G)/2-et;return{size:t,type:t.type,rows:i,visits:k,slices:N,
layers:_,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:P,places:C,
gate:v,gateWidth:h.gate,answers:{most:r-o<330?de-1:de,top:o,bottom:r+60*s,x:I,right:L,segment:I-X},right:L,top:o,bottom:r,
full:G,across:{visits:i.map(({y:J})=>J),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?K-12*s:r],gap:22*
s},generation:{start:K,gap:et},gate:U-G/2},bands:{ribbon:(J,st,Q)=>Hn(P,J,C,st,Q),into:(J,st,Q)=>Hn(C+X,J,v,st,Q),out:(J,st,Q)=>Hn(
v+h.gate,J,I-X,st,Q)}}}function Hn(e,t,n,s,o){return o?At(e,t,n,s):At(e,t,e,t)}function Do({hasPointer:e,hasGate:t},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?112*s:0,bar:X,flow:(t?
60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Ia(e,t){return{...Do(e,!1,t),visits:166*t,scores:0,weights:(e.
hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}function Wa({count:e,
pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=Ra?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function Ho(e){return e.reduce((t,n)=>t+n,0)}function Vn(e,t,n,{least:s,most:o,lane:r},i,a){let c=n-t,l=e,h=0,u=Math.
min(o*i,c/e);u<s*i&&(h=Math.max(r,Math.min(6*i,.35*c/e)),u=(s+2)*i,l=Math.max(1,Math.floor((c-e*h)/(u-h))),u=(c-(e-l)*h)/
l);let m=a&&new Set(a.slice(0,l)),p=t;return Array.from({length:e},(g,y)=>{let d=m?m.has(y):y>=e-l,b=d?u:h;return p+=b,{
y:p-b/2,height:b,isFull:d}})}function va(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,2,4]){let i=n/
Math.ceil(e/r)-Bo*s,a=Math.min(i,(t-(r-1)*De*s)/r);a>o.side&&(o={columns:r,side:a})}return o}function Fa(e,t,n,s,{columns:o,
side:r},i){let a=Math.ceil(e/o),c=Math.min((s-n)/a,r+2.2*Bo*i);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+De*i),y:n+
Math.floor(h/o)*c,side:r}))}function je(e,t,n,s){let o=[];for(let[a,{wish:c,length:l}]of e.entries())for(o.push({first:a,
last:a,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||i(u)+u.length+t<=i(h))break;let[m,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(m*u.wish+p*(h.wish-u.length-t))/(m+p),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];for(let a of o){
let c=i(a);for(let l=a.first;l<=a.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function i({wish:a,length:c}){return Math.
max(n,Math.min(s-c,a))}}var yt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},jo=16,Ga={least:20,most:110,lane:1},Ha=62,Un=8,Ba=160,Ve=16,
Vo=6;function zn(e,t,n,s=1){let o=n/Dn,[r,i]=[jo,t-jo],a=Vn(e.count,r,i,Ga,o).map(({y:L,height:I,isFull:v})=>({x:L,width:I,
isFull:v})),c=Number(a.at(-1)?.width)>=Ha*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ve*o,u=h+(V.title+
V.inputs+Ve)*o,m=[];for(let L=0;L<e.layers;L++){let I=Da(e.heads,r,i,u+V.title*o,o),v=I.at(-1),C=(v?v.y+v.side+8*o:u)+V.
title*o;m.push({y:u,maps:I,stream:C}),u=C+(V.bars+Ve)*o}let p=ja(e,r,u+V.title*o,i-r,o),g=Math.ceil(e.values("context").
length/p.columns)*p.cell,y=u+V.title*o+Math.max(g,20*o)+Ve*o,d=y+(e.hasPointer?(V.title+V.scores)*o:0),b=d+(e.hasPointer?
170:96)*o,w=b+X+((e.hasPointer?V.names:0)+(e.hasGate?48:30))*o,$=e.hasGate?28*o:0,x=Va(i-r,o)/s,M=Bn*o,T=i-x-ge*M,k=Math.
max(78*o,x*s/2+6),A=w+$+34*o,N=i-x-16*o,_={most:de,top:A,bottom:A+(de+1)*k,x:r-6*o,right:N-8*o,segment:N};return{size:{width:t,
height:_.bottom+Math.max(0,(x*s-k)/2)+8*o,type:n},type:n,left:r,right:i,columns:a,chips:l,inputs:h,layers:m,context:p,pointer:y,
ribbons:d,places:b,gate:w,gateHeight:$,answers:_,full:x,across:{visits:a.map(({x:L})=>L),starts:[r,i],places:{room:[r,e.
hasGeneration?T-2*Vo*o:i],gap:Vo*o},generation:{start:T,gap:M},gate:i-x},bands:{ribbon:(L,I,v)=>qn(d,L,b,I,v),into:(L,I,v)=>qn(
b+X,L,w,I,v),out:(L,I,v)=>v?eo(w+$,L,N+X,I):qn(w+$,L,w,L,!1)}}}function qn(e,t,n,s,o){return o?An(e,t,n,s):An(e,t,e,t)}function Da(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),i=(n-t+Un*o)/r,a=Math.min(i-Un*o,Ba*o),c=Math.max(yt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*i,y:s+c+Math.floor(h/r)*(a+c+Un*o),side:a,touch:yt}))}function ja(e,t,n,s,o){let{length:r}=e.
values("context"),i=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:i,cell:Math.min(11*o,(s-12*
o)/i)}}function Va(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Ue={visits:0,slices:1,layers:2};function kt({reading:e,beside:t}){return t?[e,t]:[e]}function Ct(e){return Math.max(
...kt(e).map(({largestWeight:t})=>t))}function ee(e){return Ue.layers+2*e}function Z(e){let t=Ue.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function z(e,t){return e.beat>=t?1:0}var Yn=64,Uo="largest of each head",Ua=Float32Array.from({length:Yn},(e,t)=>t/(Yn-1));function Kn({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function ye({lit:e}){return e?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function qe(e,t,n,s){let{reading:o,isOwnScale:r,stage:i}=e;if(!o.heads)return null;let a=i.type/
13,c=60*a,l=s||!("visits"in i)?0:i.visits.width,h=17*a+c+H(Uo,12.5*a)>l,u=r?h?"own largest":Uo:O(Ct(e)),m=t+12*a,p=[f("t\
ext",{class:"small",x:t,y:n},"0"),f("image",{class:"map",href:Nt(Ua,Yn,e.scale),x:m,y:n-9*a,width:c,height:9*a,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:m,y:n-9*a,width:c,height:9*a}),f("text",{class:"small",x:m+c+5*a,y:n},u)],g=Kn(e),
y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${g}`};if(s){let b=17*a+c+H(u,12.5*a),w=f("rect",{class:"ground",x:t-6*a,y:n+14*a-yt,width:b+12*a,
height:yt});return f("g",{key:"scale",class:"switch",...y},w,p)}let d=H(g,12.5*a)+16*a;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:t,y:n-33*a},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:t,y:n-17*a},`%: ${ye(
e)}`),p,f("g",{key:"switch",class:"switch",...y},f("rect",{class:"handle stays",x:t,y:n+8*a,width:d,height:19*a,rx:9.5*a}),
f("text",{class:"handle-words stays",x:t+8*a,y:n+21.5*a},g)))}var qo=24,qa=.045,za=.6;function zo(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:i=>Ya(e,i,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:i=>Za(e,i,t)}]}function Ya(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:i,query:a,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,i),m=s.isRemoved(r,i)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:Ct(e),g=Xa(e,t,n,m),y=Math.min(.36*t.width,190*l),d=t.y+42*l,[b,w]=[t.width-
y,t.height-44*l-g.height],$=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,$*b/h)},M={x:t.x+y,y:d,width:b,height:x.
height*h},T=`layers.${r}.heads.${i}`,k=x.height>=30*l,A=Ka(x.height,13*l);return[F(e,t.x,t.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},L()),f("image",{key:"weig\
hts",class:"map",href:Nt(u.map(P=>P/p),h,e.scale),...M,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",
class:"map-frame",...M}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${i}`},I()),f("rect",
{key:"column",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),N(),f("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*x.width,y:M.y+a*x.height,width:x.width,height:x.height}),g.at(M.y+M.height)];function N(){
let P=M.y+a*x.height,C=19*l,G=(K,J)=>f("rect",{key:K,class:"chosen-row",...J,rx:3}),{height:U}=x;if(U>=C)return G("row",
{x:t.x-3,y:P,width:t.width+3,height:U});let et={x:t.x-3,y:P+(U-C)/2,width:y,height:C};return[G("row",{x:M.x-1,y:P,width:M.
width+2,height:U}),G("asking",et)]}function _(){let P=x.width>=14*l,C=Math.min(15*l,x.width-3*l),G=x.width>=30*l,U=M.x;return s.
visits.map((et,K)=>{let J=String(at[et.weekday]),st=et.weekday!==s.visits[K-1]?.weekday,Q=M.x+K*x.width,Bt=j(e,J,"tiny"),
Ls=!P&&st&&Q>=U&&Q+Bt<=M.x+M.width;Ls&&(U=Q+Bt+4*l);let gn=M.x+(K+.5)*x.width;return f("g",{key:`column ${K}`,class:`par\
t choice${K===c?" here":""}${et.masked?" off":""}`,"data-open":`${T}.${a}.${K}`,role:"button",tabindex:"-1","aria-label":`\
Read from visit ${K+1}: ${D(s,K)}${et.masked?", masked":""}`},f("rect",{class:"ground",x:M.x+K*x.width,y:t.y,width:x.width,
height:42*l}),P&&ht(et.category,gn-C/2,t.y+(G?0:22)*l,C),Ls&&F(e,Q,t.y+38*l,J,{kind:"tiny",key:"weekday"}),G&&[F(e,gn,t.
y+26*l,J,{kind:"tiny",anchor:"middle",key:"day"}),F(e,gn,t.y+38*l,x.width>=40*l?ot(et.start_minute):`${Math.floor(et.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},D(s,K)))})}function L(){return s.visits.map((P,C)=>{let G=M.
y+(C+.5)*x.height,U=C===a,et=U||(h-1-C)%A===0&&Math.abs(C-a)>=A,K=Math.min(18*l,x.height-1.5*l),J=x.height>=12*l,st=t.x+
(J?K+10*l:4*l),Q=M.x-st-6*l,Bt=U||k?"strong":"label";return f("g",{key:`row ${C}`,class:`part choice${U?" here":""}`,"da\
ta-open":`${T}.${C}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${D(s,C)}`},f("rect",{class:"grou\
nd",x:t.x,y:G-x.height/2,width:y,height:x.height}),J&&ht(P.category,t.x+3*l,G-K/2,K),et&&F(e,st,G+(k?-2:4.5)*l,P.label,{
kind:Bt,width:Q,key:"name"}),k&&F(e,st,G+12*l,`${Tt(s,C)} · ${To(s,C)}`,{kind:"small",width:Q,key:"when"}),f("title",{},
D(s,C)))})}function I(){let P=[];for(let C=0;C<h;C++){if(h>qo&&C!==a){P.push(f("rect",{key:`row ${C}`,class:"cell",x:M.x,
y:M.y+C*x.height,width:M.width,height:x.height,"data-open":`${T}.${C}.${c}`},f("title",{},D(s,C))));continue}for(let G=0;G<
h;G++)P.push(v(C,G))}return P}function v(P,C){let G=Number(u[P*h+C]),[U,et]=[M.x+C*x.width,M.y+P*x.height],K=P===a&&C===
c,J=String(Math.round(100*G)),st=Bt=>x.width>=j(e,J.padStart(2,"0"),Bt)+2*l,Q=(G>=qa||P===a)&&x.height>=13*l&&st("tiny");
return f("g",{key:`${P} ${C}`,class:"cell"},f("rect",{key:"cell",x:U,y:et,width:x.width,height:x.height,"data-open":`${T}\
.${P}.${C}`,role:"button",tabindex:K?0:"-1","aria-current":K?"true":null},f("title",{},`${D(s,P)} reads ${O(G,1)} from ${D(
s,C)}`)),Q&&F(e,U+x.width/2,et+x.height/2+4.5*l,J,{kind:G/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:G/p>=
za&&!m?"on-dark":"on-light",key:"weight"}))}}function Ka(e,t){return Math.max(1,Math.ceil(t/e))}function Xa(e,t,{layer:n,
head:s,query:o,isLeaf:r},i){let{canAct:a,reading:c}=e,l=R(e),h=c.isRemoved(n,s),u=t.height>=330*l,m=`layers.${n}.heads.${s}`,
g=[a&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":m},isPressed:h},r?{text:"More\
 about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"\
More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Kn(e),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>qo?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,d=u?W(y):
[],b=B(e,{...t,y:0},d,"small").height;return{height:b+40*l,at(w){let $=t.x,x=[];for(let{text:M,attributes:T,...k}of g){let A=rt(
e,$,w+b+22*l,M,T,k);$+A.width>t.x+t.width||(x.push(A.mark),$+=A.width+10*l)}return[f("g",{key:"explained"},B(e,{...t,y:w+
3*l},d,"small").marks),f("g",{key:"controls"},x)]}}}function Za(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:i}=e,a=o===
i.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ft(i,r);return[...q(e,t,`How much does ${a} read from ${c}?`,
`${a.charAt(0).toUpperCase()}${a.slice(1)} reads ${c}`),f("g",{key:"worked"},Be(e,Y(e,t),zt(i,n,s,o,r),Fe(i,n,s,o),r,[{letter:"\
q",words:`Query of ${D(i,o)}`,colour:"query"},{letter:"k",words:`Key of ${D(i,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${i.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Yo=56;function Ko(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Ja(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Qa(e,s,t)}]:[]]}function Ja(e,t,{
location:n}){let{reading:s}=e,o=R(e),r=Zt(s,n),{gate:i,pointer:a,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,p]=[i.toFixed(2),(1-i).toFixed(2)],g=s.pointerWeights,y=[],d=A=>r.visits.map(N=>({value:A*Number(g[N]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:d(1),text:mt(a),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:d(i),text:mt(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:mt(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:mt(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:mt(u),isChosen:!0});
let b=Y(e,t),w=s.hasGate?[[{text:`${m} × ${mt(a)} = ${mt(l)}`}],...W("come from the pointer,"),[{text:`${p} × ${mt(c)}\
 = ${mt(h)}`}],...W("from generation. Together:"),[{text:mt(u),kind:"strong"},{text:"."}],...W("All bars have one scale.")]:
[...W(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=B(e,{...b,
y:0},w),x={...b,height:b.height-$.height-44*o},M=te(e,x,y.length,Yo),T=B(e,{...b,y:b.y+M+8*o},w),k=rt(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(e,t,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},ut(e,x,y,{most:Yo})),...T.marks,k.mark]}function Qa(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:i}=Zt(s,n),a=Y(e,t),c="Its visits";if(r.length===0){let d=W("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(e,t,c),...B(e,a,d).marks]}let l=s.pointerWeights,h=r.map(d=>({key:`visit ${d}`,label:`${Tt(s,d)}\
 (visit ${d+1})`,parts:[{value:Number(l[d]),colour:"pointer"}],text:mt(Number(l[d])),open:`pointer.${d}`,isOff:s.visits[d]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...W(u),[{text:mt(i),kind:"strong"},
{text:"."}]],p=B(e,{...a,y:0},m),g={...a,height:a.height-p.height-8*o},y=te(e,g,h.length);return[...q(e,t,c),f("g",{key:"\
rows"},ut(e,g,h,{isOrdered:!0})),...B(e,{...a,y:a.y+y+6*o},m).marks]}function mt(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Xo(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>tc(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>ec(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>nc(e,s)}]}function tc(e,t,n){let{reading:s}=e,o=R(e),r=Y(e,t),i=B(e,r,
W("A score for each visit, and its weight after the softmax."),"small"),a=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,p)=>({key:`visit ${p}`,label:m.label,says:Tt(s,p),category:m.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:S(Number(a[p]),2),text:O(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:m.masked,exact:`${D(s,p)}\
: score ${S(Number(a[p]),4)}, weight ${O(Number(c[p]),2)}`})),h=rt(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+i.height+4*o,height:r.height-i.height-34*o};return[...q(e,t,"What the p\
ointer reads"),...i.marks,f("g",{key:"rows"},ut(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ec(e,t,{visit:n}){let{
reading:s}=e;return[...q(e,t,`How does the pointer score ${Ft(s,n)}, ${Tt(s,n)}?`,`Score of ${Ft(s,n)}`),f("g",{key:"wor\
ked"},Be(e,Y(e,t),Yt(s,n),Ge(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function nc(e,t){let{reading:n}=e,s=R(e),o=Y(e,t),r=n.pointerWeights,i=B(e,o,W("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),a=n.pointedPlaces.map(({location:h,label:u,category:m,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:m,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(p,2)}`})),c={
...o,y:o.y+i.height+6*s,height:o.height-i.height-36*s},l=rt(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(e,t,"Sums per place"),...i.marks,f("g",{key:"rows"},ut(e,c,a)),l.mark]}function Zo(e,t){let n=R(e),s=Jo(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>sc(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>oc(e,o,t)}]}function Ke(e,{layer:t,visit:n,number:s}){return s??fe(nt(e,`layers.${t}.residual_out`,n))}function Jo(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,i=u=>e.isSkipped(
t,u),a=[],c=(u,m,p,g="plain")=>{let y=nt(e,`${s}.${u}`,n),d=`length ${S(Math.hypot(...y))}`;a.push({key:u,title:m,says:p||
d,values:y,colour:g})},l=(u,m)=>r?i(u)?"unchanged":"":i(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",i("attention")?"skipped":"",i("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",i("feed_forward")?"skipped":"",i("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),a;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),p=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(m,2)}, deviation ${S(p,2)}`}}function sc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),
a=Y(e,t),c=Ke(s,n),l=Jo(s,n),h={...a,height:a.height-34*i},u=r===s.count-1,m=a.x,p=[],g=(y,d,b=!0)=>{let w=rt(e,m,a.y+a.
height-10*i,y,d,{isButton:b});m+w.width>a.x+a.width||(p.push(w.mark),m+=w.width+10*i)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...q(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}\
: ${D(s,r)}`),f("g",{key:"rows"},vt(e,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),f("g",{key:"controls"},p)]}
function oc(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,i=R(e),a=Ke(s,n),c=Y(e,t),{y:l}=c,h=[];for(let m of rc(s,o,r,a)){
let p=B(e,{...c,y:l},m);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*i}let u={...c,y:l+6*i,height:c.
y+c.height-l-6*i};return[...q(e,t,`Number ${a+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*i&&f("g",{key:"units"},ic(e,u,o,r,a))]}function rc(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
i=h=>Number(nt(e,`${o}.${h}`,n)[s]),a=e.trace.interventions.residuals!==!1,c=[[...W("Comes in:"),Ye(i("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(ze("Norm 1:",ue(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",i("residual_in"),i("attention_out"),i("residual_mid"),e.isSkipped(t,"attention")))),c.push(ze("Norm\
 2:",ue(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",i("residual_mi\
d"),i("feed_forward.out"),i("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,p,g){let y=g?"0 (skipped)":
S(Math.abs(m),2);return a?[...W(h),[{text:`${S(u,2)} ${m<0&&!g?"−":"+"} ${y} =`}],Ye(p)]:[...W(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":S(m,2),kind:"strong"}]]}}function ze(e,t){if(!t)return W(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:i,bias:a,result:c}=t;return[...W(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...i===null||a===null?W("then a learned factor\
 and bias give").concat([Ye(c)]):[[{text:`${S(r,2)} × ${S(i,2)} ${a<0?"−":"+"} ${S(Math.abs(a),2)} =`}],Ye(c)]]}function Ye(e){
return[{text:S(e,2),kind:"strong"}]}function ic(e,t,n,s,o){let{reading:r}=e,i=R(e),a=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=He(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),m=Array.from(c).filter(w=>w>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(Jt(h),2)}, the bias adds ${S(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=B(e,t,W(p+g),"small"),d=Math.max(1,Math.floor((t.height-y.height)/
(20*i))),b=u.slice(0,d).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(a[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...y.
marks,ut(e,{...t,y:t.y+y.height+2*i,height:t.height-y.height-4*i},b)]}var Qo=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Xe=15,ne=30;var Xn=8,Zn=99;var ac=864e5,cc=.1;function Jn(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>hc(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>uc(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>pc(e,o,t)}]:[]]}function Qn(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:i=[],position_from_end:a}=s.interventions;if(i.includes(t)||t==="\
position_from_end"&&a===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Xe)*Xe;return`${ot(
c)} to ${ot((c+Xe)%1440)}`}case"weekday":return Qo[r.weekday]??"";case"recency":{let c=lc(e,n);return c===null?"days bef\
ore the prediction":c>=Xn?`${Xn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/ne)*ne,l=c+ne;return c>=Zn*ne?`${Ot(Zn*ne)} or more`:`${c?Ot(c):"0"} to ${Ot(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function lc({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/ac;return Math.round(o(e.predict_at)-o(s))}function hc(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=R(e),i=Y(e,t),a=o.slices.map(({name:m,label:p,lengths:g})=>({key:m,title:p,says:Qn(o,m,s),values:Gn(o,
m,s),colour:Number(g[s])===0?"plain off":"plain"})),c=a.reduce((m,{values:p})=>m+p.length,0),l=B(e,i,W(`${a.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(e,i.x,i.y+i.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...i,y:i.y+l.height+2*r,height:i.height-l.height-34*r};return[
...q(e,t,n==="inputs"?"What the last visit is made of":D(o,s)),...l.marks,f("g",{key:"rows"},vt(e,u,a)),h.mark]}function uc(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,i=R(e),a=Y(e,t),c=nt(r,"inputs.projected",s),l=o??fe(c),h=Co(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...a,height:Math.min(86*i,.26*a.height)},g=fc(r,s,l),y=[],d=g.reduce((x,M)=>x+B(e,{...a,y:0},M).height+4*i,
0),b={...a,y:p.y+p.height+28*i,height:a.height-p.height-d-36*i},w=h?mc(h):[],$=b.y+(w.length?te(e,b,w.length)+6*i:0);for(let x of g){
let M=B(e,{...a,y:$},x);if($+M.height>a.y+a.height+2)break;y.push(...M.marks),$+=M.height+4*i}return[...q(e,t,"The vecto\
r that enters the layers"),f("g",{key:"vector"},vt(e,p,m,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&B(e,{...a,y:p.y+p.
height+4*i},W(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&f("g",{key:"rows"},ut(e,b,w)),f("\
g",{key:"lines"},y)]}function mc({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function fc(e,t,n){let s=Number(nt(e,"inputs.pr\
ojected",t)[n]),o=Number(nt(e,"layers.0.residual_in",t)[n]),r=ue(e,"inputs.projected","inputs.norm","input_norm",t,n),i=[
[...W("Sum:"),[{text:S(s,2),kind:"strong"}]],ze("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let a=e.
trace.architecture.d_model,c=_t(e,"pos_encoding",t*a+n);e.trace.interventions.sinusoidal===!1?i.push(W("No position enco\
ding: it is off.")):c!==null&&r&&i.push([...W("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return i}function pc(e,t,{visit:n}){let{reading:s}=e,o=R(e),r=Y(e,t),i=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let d=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");i.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:d,colour:"plain"}],text:b?"off":O(d,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let a=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);i.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`pointer.${n}`}),s.hasGate&&a.push(...W("To the a\
nswer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=B(e,r,W(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=B(e,{...r,y:0},a),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=te(e,h,i.length),m=i.map(
({parts:g})=>Number(g[0]?.value)),p=Math.max(cc,...m);return[...q(e,t,"Who reads it?"),...c.marks,i.length>0&&f("g",{key:"\
rows"},ut(e,h,i,{largest:p})),f("g",{key:"end"},B(e,{...r,y:h.y+u+6*o},a).marks)]}var dc={head:zo,stream:Zo,inputs:Jn,visit:Jn,context:Lo,pointer:Xo,generation:Go,gate:Wo,place:Ko};function tr(e,t){let n=xt(
t,e.reading);return n?xo(e,n,dc[n.kind](e,n)):[]}var nr="Point at anything to see what it does.";function Gt(e,t,n){let{title:s,text:o}=yc(e,t,n),r=n?.words?gc(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function gc(e,t,n){let s=es(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${O(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function yc(e,t,n){switch(e?.kind){case"visit":return xc(e.visit??0,t);case"head":return kc(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${t.slices.length} vectors side by side: ${er(
t.slices.map(({label:s})=>bc[s]??s))}. One matrix mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":
return sr(e.layer??0,t);case"context":return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} la\
yers`} the last visit is ${t.trace.architecture.d_model} numbers. ${er($c(t),!0)} read nothing else of it.`};case"pointe\
r":return or(t);case"generation":return rr(t);case"gate":return ir(t);case"place":return Mc(e.location??0,t);default:return Ac(
t,n)}}var bc={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function $c(e){return[...e.hasPointer?["the pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has(
"gate.logit")?["the gate"]:[]]}function Pt(e,t){let n=e.visits[t];return n?`${n.label}, ${at[n.weekday]} ${ot(n.start_minute)}`:
""}function xc(e,t){let n=t.visits[e],s=[],o=wc(e,t);if(n?.masked)return{title:`${Pt(t,e)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],i=t.locations[e]??0,a=r*t.gate,c=t.probabilityOf("final",i);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${ts(a)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${Pt(t,e)}.`,text:s.join(" ")}}function wc(e,t){let n=null;for(let s=0;s<t.layers;s++)for(let o=0;o<t.heads;o++){
if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function kc(e,t,n){
let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(e,t),r=gt(o),a=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=a===void 0?"":` and ${O(o[a])} from ${Pt(n,a)}`,l=r===n.
count-1?"itself":Pt(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function sr(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,i=s?`its heads add one of length ${S(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit comes in as a vector of length ${S(
Number(n[r]))}; ${i}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}function or(e){let t=e.pointerWeights,
n=gt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Pt(e,n)}, with ${O(
t[n])}. Most probable to copy: ${s?.label}${o}.`}}function rr(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`\
It scores all ${e.trace.architecture.locations-2} places, visited or not. First comes ${t?.label} with ${O(t?.probability??
0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function ir(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(2)}: ${O(t)} of the answer’s distribution com\
es from the pointer, ${O(1-t)} from generation.`}}function Mc(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),
o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let a=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;
o.push(`: gate ${l.toFixed(2)} × ${O(a,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=t.locations.
filter(a=>a===e).length,i=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${i}.`}}function Ac(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.
probability,1)}.`;if(t){let a=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),
h=t.nameOf(t.trace.prediction.location).label,u=[...a===null?[]:[`That is ${Oc(n.probability,a)} ${l}.`],...c?[]:[`${es(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,i=e.
hasGate?` ${ts(n.from_pointer)} are copied from visits (pointer), ${ts(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${i}`}}function ar({kind:e},t,n){let{location:s,probability:o}=t.
trace.prediction,r=new St(n),{prediction:i}=n,a=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;
if(i.location!==s){let u=r.nameOf(i.location).label;return`${a}, the answer would be ${u} with ${O(i.probability,1)}.`}let l=O(
o,1),h=O(i.probability,1);return l===h?`${a}, ${c} would still get ${l}.`:`${a}, ${c} would get ${h} instead of ${l}.`}function Oc(e,t){
let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function es(e){return e.charAt(0).toUpperCase()+e.slice(1)}function ts(e){return`${(100*e).toFixed(1)} poin\
ts`}function er(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?es(s):s}function cr(e){
let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Pt(e,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Pt(e,t-1)}. Where does this person go next?`,part:`\
visits.${t-1}`},{...Gt({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(Sc(c,e));let l=sr(c,e);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...Gt({kind:"c\
ontext"},e,null),part:"context"}),e.hasPointer&&o.push({...or(e),part:"pointer"}),e.hasGeneration&&o.push({...rr(e),part:"\
generation"});let{prediction:r}=e.trace,i=e.nameOf(r.location).label,a=e.hasGate?`${ir(e).text} `:"";return o.push({title:`${i}\
, ${O(r.probability,1)}.`,text:`${a}The answer after ${n?.label} is ${i}.`,part:`places.${r.location}`}),o}function Sc(e,t){
let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let i=0;i<t.heads;i++){if(t.isRemoved(e,i))continue;o+=1;let a=t.lastRow(e,i),c=gt(a);(!s||
a[c]>s.weight)&&(s={head:i,visit:c,weight:a[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===t.count-1?"from itself":`from ${Pt(t,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${O(s.weight)}\
 ${r}.`,part:`layers.${e}.heads.${s.head}`}}function lr(e,t){let n=xt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Ec(n,t);break;case"stream":
return Tc(n,t);case"pointer":if(n.isLeaf)return _c(n,t);break;case"generation":if(n.isLeaf)return Lc(n,t);break;case"gat\
e":return Rc(t);default:break}return Gt($t(Nc(n),t),t,null)}function Nc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function Ec({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),i=Number(r[s]),a=r.filter(g=>g>i).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${O(i,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=zt(o,e,t,n,s),m=o.count===1?"It is the only visit.":a===0?"It is the strong\
est of its row.":`${a} of ${o.count} weights in its row ${a===1?"is":"are"} larger.`,p=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${m}${p}`}}function Tc({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...nt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),i=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,a=r?`its heads give ${i("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${D(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${a}its feed-forward network ${i("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function _c({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${D(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:i,score:a}=Yt(t,e),c=r!==null&&!i?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(a,2)}. The weight counts for ${Ft(t,e)}.`}}function Lc({
location:e},t){let{logit:n}=Rt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Rc(e){let t=Gt({kind:"gate"},e,null),n=Xt(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,i=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${i}`}}var hr="http://www.w3.org/2000/svg",Cc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ze=/-?\d+(?:\.\d+)?/g,Je=class{#n=new WeakMap;#e=new Map;#s=new WeakMap;#r=0;#t=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#h(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#e.size&&this.#l(n)}#o(t,n,s,o){if(n.
every(a=>typeof a=="string")){let a=n.join("");return(t.textContent!==a||s.length)&&(t.textContent=a),[]}if(!s.length&&!t.
firstChild){let a=n.map(c=>this.#a(ur(c)));return t.append(...a),a}let r=new Map;for(let[a,c]of s.entries()){let l=this.#n.
get(c);l&&r.set(ns(l.mark,a),c)}let i=n.map((a,c)=>{let l=ur(a),h=r.get(ns(l,c));r.delete(ns(l,c));let u=h??document.createElementNS(
hr,l.tag);return this.#c(u,l,o&&h!==void 0),u});for(let a of r.values())a.remove();for(let[a,c]of i.entries()){let l=t.childNodes[a];
l!==c&&t.insertBefore(c,l??null)}return i}#a(t){let n=document.createElementNS(hr,t.tag);for(let[s,o]of Object.entries(t.
attributes)){let r=ae(o);r!==null&&n.setAttribute(s,r)}return this.#n.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),
n}#c(t,n,s){let o=this.#n.get(t),r=o?.mark.attributes??{};for(let a of Object.keys(r))ae(n.attributes[a])===null&&t.removeAttribute(
a);for(let[a,c]of Object.entries(n.attributes)){let l=ae(c),h=ae(r[a]);if(l===null||l===h)continue;let u=s&&h!==null&&Cc.
has(a)?Pc(h,l):null;u?this.#e.set(`${this.#i(t)} ${a}`,{element:t,name:a,at:u,end:l}):t.setAttribute(a,l)}let i=this.#o(
t,n.children,o?.elements??[],s);this.#n.set(t,{mark:n,elements:i})}#i(t){let n=this.#s.get(t)??this.#r++;return this.#s.
set(t,n),n}#l(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#h();return}let i=1-
(1-r)**3;for(let{element:a,name:c,at:l}of this.#e.values())a.setAttribute(c,l(i));this.#t=requestAnimationFrame(s)};this.#t=
requestAnimationFrame(s)}#h(){cancelAnimationFrame(this.#t);for(let{element:t,name:n,end:s}of this.#e.values())t.setAttribute(
n,s);this.#e.clear()}};function ur(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function ns(e,t){
return`${e.tag} ${e.key??t}`}function Pc(e,t){let n=e.match(Ze)??[],s=t.match(Ze)??[],o=t.split(Ze);return n.length!==s.
length||e.split(Ze).join()!==o.join()?null:r=>{let i=s.map((a,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
a)-l))*100)/100)});return o.map((a,c)=>a+(i[c]??"")).join("")}}var Ic=7;function mr(e,{names:t,run:n},s){if(!t.length)return e;let o=Ic*s/13;return Re(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:i=>Wc(i,n,o)}:null)}function Wc({attributes:{x:e,y:t,width:n}},s,o){let[r,
i]=[Number(e)+Number(n),Number(t)],a=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:i,r:o}),f("path",
{d:`M${r+a} ${i-a}L${r-a} ${i+a}m0 ${-1.5*a}v${1.5*a}h${1.5*a}`}),f("title",{},`Put in from the ${s} run`))}var Qe=class{#n=0;#e=0;#s=[];constructor(t,n){this.show=n,this.button=ss("Play the story","play",()=>this.toggle()),this.
back=ss("Step back","back",()=>this.step(-1)),this.forth=ss("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#t(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#e<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#e]??
null:null}tell(t){this.#s=t,this.#e=Math.min(this.#e,t.length-1),this.slider.max=String(t.length),this.#t(this.#n!==0)}toggle(){
this.#n?this.pause():this.play()}play(){let t=this.#e>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#e:0),this.#r()}pause(){
clearTimeout(this.#n),this.#n=0,this.#t(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#t(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#e+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#s.length-1,t)),this.#t(!1),this.show(this.#e)}#r(){let{title:t="",text:n=""}=this.#s[this.#e]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#s.length-1){this.pause();return}this.#n=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#r()},s),this.#t(!0)}#t(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#e+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function ss(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var tn="http://www.w3.org/2000/svg",fr=1.7,vc=1.2,pr=20,Fc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Gc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Hc=".handle, .handle-words, .control, .escape",Bc=new Set(
["font-size","font-weight","text-anchor"]);function dr(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:i}=e.
viewBox.baseVal,a=Number(e.getAttribute("font-size")),c=s.length*fr*a,l=c+i,h=[],u=e.querySelectorAll("*");for(let[y,d]of o.
querySelectorAll("*").entries()){let b=u[y];b&&Dc(d,getComputedStyle(b)),d.matches(Hc)&&h.push(d);for(let w of["class","\
data-part","data-open","data-act","tabindex","role"])d.removeAttribute(w)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let m=document.createElementNS(tn,"title");m.textContent=t;let p=document.createElementNS(tn,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let g=s.map((y,d)=>{let b=a*(d?1:vc),w=document.createElementNS(tn,"text");return w.textContent=tt(y,r-2*pr,b,d===
0),w.setAttribute("x",String(pr)),w.setAttribute("y",String((d+.8)*fr*a-c)),w.setAttribute("font-size",String(b)),w.setAttribute(
"font-weight",d?"400":"600"),w.setAttribute("fill",getComputedStyle(e).color),w});return o.prepend(m,p,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",tn),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Dc(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of Fc){if(Bc.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==Gc[n]&&e.setAttribute(n,s)}}function gr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>os(
"th",r,"col")));let o=n.createTBody();for(let[r,...i]of t)o.insertRow().append(os("th",r,"row"),...i.map(a=>os("td",a)));
return n}function yr(e){let t=s=>s.map(Yc).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Uc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,qc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
zc=/^(?=[\t\r\n])/;function Yc(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(qc,"$1'").replace(
zc,"'"),n=Uc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function os(e,t,n){let s=document.createElement(
e);return n&&(s.scope=n),s.textContent=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–"),s}function $r(e,t=null,n=null){if(t===null)return[Xc(e,n),Zc(e,n)];let s=xt(t,e);return s?Kc[s.kind](e,s):[]}var Kc={head:Jc,
stream:Qc,inputs:br,visit:br,context:tl,pointer:el,generation:nl,gate:sl,place:ol};function Xc(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[D(e,r),o.duration_minutes,
...n?[is(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Zc(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:i}=Zt(e,n),a=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,i,a,...t?[t.knownProbability(n)]:[]]})}}function Jc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:i}=e,a=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,p)=>D(e,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,p)=>[m,...a.subarray(p*i,
(p+1)*i)])}];let h=Fe(e,t,n,s),{dot:u}=zt(e,t,n,s,o);return[en(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,p)=>[m,is(h.scores[p]),a[s*
i+p]])}]}function Qc(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),i=r.map(([,u])=>nt(e,`${o}.${u}`,s)),a=Ke(e,t),c=He(e,n,s,a),l=nt(e,
`${o}.feed_forward.pre`,s),h=nt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${D(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(i[0]??[],(u,m)=>[m+1,...i.map(p=>p[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${a+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function br(e,{
kind:t,visit:n}){let s=nt(e,"inputs.projected",n),o=[{caption:`What ${D(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:i,label:a,lengths:c})=>[a,Qn(e,i,n),c[n]])},rs("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(i,a)=>{let[c,l]=[Math.floor(a/e.heads),
a%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function tl(e){return[rs(
"The context: the last visit after all layers",e.values("context"))]}function el(e,{visit:t,isLeaf:n}){let s=Ge(e),o=e.visits.
map((l,h)=>D(e,h)),r=e.values("pointer.content_scores"),i=e.has("pointer.bias")?e.values("pointer.bias"):null,a=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...i?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...i?[i[h]]:[],is(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return a;let{dot:c}=Yt(e,t);return[en(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...a]}function nl(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(i=>[e.nameOf(i.location).label,Rt(e,i.location).logit,
i.probability])},{dot:r}=Rt(e,t);return n&&r?[en(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function sl(e){let t=Xt(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?en(s,["Hidden un\
it","Weight"],t.dot):rs(s,t.hidden),n]}function ol(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:i,
fromGeneration:a,probability:c}=Zt(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,i],["Generation",o,1-r,a],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[D(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function en(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((i,a)=>[a+1,n[a],s[a],
i]),["Sum","","",r]]}}function rs(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function is(e){
return Number.isFinite(e)?e:"−∞"}function xr(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=$r(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(gr(l)),o.append(u,h)}let i=document.createElement("button");i.type=
"button",i.textContent="Close",i.addEventListener("click",()=>o.close());let a=document.createElement("a");a.textContent=
"Save as CSV",a.download=`${n??"network"}.csv`,a.href=URL.createObjectURL(new Blob([yr(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(i," ",a),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(a.href),o.remove()}),
e.append(o),o.showModal()}var be=.03,rl=5;function nn({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let i=dt(r,e),{most:a,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),i!==null&&r?.kind==="place"&&h.push(i);let u=e.answer(
a,h),m=u.slice(0,-1).map(({location:d})=>d),p=kr(m.map(d=>t?.knownProbability(d)??null),1),g=n&&t?il(m,e,t):null,y=(l-c)/
u.length;return u.map((d,b)=>{let w=c+(b+.5)*y,$=d.probability*s.full,x={pointer:g?.pointer[b]??null,generation:g?.generation[b]??
null},[M,T]=["pointer","generation"].map(k=>wr(d[k]*Ht({reading:e},k),x[k])*s.full);return{...d,was:t?p[b]??null:null,wasByPath:x,
middle:w,start:w+(Number(M)-Number(T)-$)/2,height:$}})}function wr(e,t){return Math.max(0,(t??e)-e)}function il(e,t,n){let s=(o,r)=>r?
kr(e.map(i=>n.shareOf(o,i)),Ht({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function kr(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function sn(e,t){let{reading:n,stage:s}=e,o=ce(e),r=n.pointerWeights,i=d=>d.reduce((b,w)=>b+wr(r[w],o?.[w]??null),0),a=n.
pointedPlaces.map(d=>({...d,lost:i(d.visits)})).sort((d,b)=>b.probability+b.lost-d.probability-d.lost),c=a.filter((d,b)=>d.
probability+d.lost>=be&&b<rl||as(t,d.location)<t.length-1).map(d=>({...d,wish:y(d.visits)})),l=a.filter(({location:d})=>!c.
some(b=>b.location===d));if(l.length){let d=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:w})=>b+w,0),lost:i(d),visits:d,wish:y(d)})}c.sort((d,b)=>d.
wish-b.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:d,probability:b,lost:w})=>({wish:d,length:(b+w)*s.full})),
p=m.reduce((d,{length:b})=>d-b,h[1]-h[0]),g=je(m,Math.max(0,Math.min(u,p/(m.length-1||1))),...h);return c.map(({location:d,
label:b,probability:w,lost:$,visits:x},M)=>({path:"pointer",location:d,label:b,probability:w,start:Number(g[M]),lost:$,visits:x,
answer:as(t,d)}));function y(d){let b=d.map($=>Math.max(r[$],o?.[$]??0)),w=b.reduce(($,x)=>$+x,0)||1;return d.reduce(($,x,M)=>$+
Number(b[M])/w*Number(s.across.visits[x]),0)}}function on({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
ge),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:i,label:a,probability:c})=>{let l={
path:"generation",location:i,label:a,probability:c,start:r,lost:0,visits:[],answer:as(n,i)};return r+=c*t.full+o,l})}function Ht({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function ft(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function as(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var cs=18;function It({stage:e},t){let n=e.type/13;return H(t,12.5*n)+13*n}function $e({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function rn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return f("g",{key:`temperature ${t}`},se(e,{act:`${t}_temperature`,words:$e(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function se(e,{act:t,
words:n,title:s,right:o,y:r,height:i=0,stays:a=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=i||cs*c,h=It(e,n),u=a?
" stays":"";return[f("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var xe=1440;function Mr(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Wt(e,n,"Visits",ls(e,s),s),...al(e),...t.rows.map(
(o,r)=>ll(e,r))]}function ls({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return H(o,12.5*(e.type/13))<=n?o:s}function Wt({stage:e},t,n,s,o=400){let r=e.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},H(n,15*r,!0)<=o?f("text",{x:t,y:17*r,class:"title"},n):f("te\
xt",{x:t,y:17*r,class:"small strong"},tt(n,o,12.5*r,!0)),f("text",{x:t,y:35*r,class:"small"},tt(s,o,12.5*r)))}function al({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:i}of hs(e)){let a=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:a+1.5,width:2.5,height:Math.max(1,c-a-3)})),c-a>=12*n){let l=Math.min(a+12.5*n,(a+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},i))}}return s}function hs({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=cl(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(at[s.weekday])})}return t}function cl({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function ll(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:i,isFull:a}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=he(o,n).includes(t),p=c.masked?"unmask":"mask",g=a&&e.canAct&&t<n.count-1,y=g&&m?It(e,p)+4*l:0,d=Math.min(cs*l,i),
b=an(c),w=i>=33*l,$=(w?20:13)*l,x=h+$+(w?14:8)*l,M=ms(e,t),T=fs(e,t),k=m||T,A=M?42*l:0,N=s.visits.x+s.visits.width-4,_=N-
x,L=s.isDense?0:38*l,I=w?[f("text",{x,y:r-3*l,class:"strong"},tt(c.label,_-y,13*l,!0)),f("text",{x,y:r+13*l,class:"small"},
H(b,12.5*l)<=_-A?b:ot(c.start_minute)),M||_<H(b,12.5*l)+56*l?null:hl(N+4-50*l,r+5*l,48*l,c)]:[f("text",{x,y:r+4.4*l,class:k?
"strong":"label"},tt(c.label,_-Math.max(L,A)-y-9,12.5*l,k)),M||s.isDense?null:f("text",{x:N-y,y:r+4.4*l,class:"small end"},
ot(c.start_minute))];return f("g",us(e,t,c),f("rect",{class:"chip",x:h,y:r-i/2+.5,width:u,height:Math.max(1,i-1),rx:a?5*
l:1}),a&&ht(c.category,h+4*l,r-$/2,$),a?I:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&a&&f("text",{x:N,y:r+
(w?13:4.4)*l,class:T?"strong end":"small end"},M),g&&m&&se(e,{act:"mask",words:p,title:c.masked?"Unmask this visit, so t\
hat others may read it again":"Mask this visit: no other may read it",right:N+2,y:w?r-17*l:r-d/2,height:d}),f("title",{},
`${c.label}, ${at[c.weekday]} ${b}`))}function us({reading:e,lit:t},n,s){let o=he(t,e).includes(n);return{key:`visit ${n}`,
class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`\
Visit ${n+1} of ${e.count}: ${s.label}, ${at[s.weekday]} ${an(s)}${s.masked?", masked":""}${e.hasPointer?`; pointer weig\
ht ${O(e.pointerWeights[n],1)}`:""}`}}function an({start_minute:e,duration_minutes:t}){return`${ot(e)} · ${Ot(t)}`}function ms({
reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function fs({reading:e,lit:t},n){return t?.
kind!=="head"?!1:gt(e.lastRow(t.layer??0,t.head??0))===n}function hl(e,t,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,xe),i=Math.min(s,Math.max(0,s+o-xe)),a=(c,l)=>f("rect",{class:"stay",x:e+c/xe*n,y:t,width:Math.max(1,(l-c)/xe*n),
height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:e,
y:t,width:n,height:7}),a(s,r),i>0&&a(0,i),f("rect",{class:"stay-end","data-drag":"stay",x:e+(i||r)/xe*n-2,y:t-3,width:5,
height:13}))}function Ar(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:i}=t,
a=Math.max(...kt(e).map(({longestSlice:y})=>y)),c=r/i.length,l=ct(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:d},b)=>i.map(({lengths:w},$)=>{let x=Number(w[b])/a*Math.max(2,d-4);return{visit:b,x:o+$*c,y:y+d/2-2-x,width:.72*
c,height:x}})),[m,p]=ps(u,({visit:y})=>h||l.includes(y)),g=i.map(({label:y},d)=>f("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(d+.36)*c,y:(d%2?40:26)*s},y));return[f("g",ds(e),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,f("path",{key:"bars",class:"length",d:Ut(p)}),m.length>0&&f("path",{key:"lit",class:"length lit",
d:Ut(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function ps(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function ds(e){return{key:"slices",class:`part \
slices${lt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:z(e,Ue.slices),"aria-label":`What each\
 visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function Or(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Wt(e,n+6*o,"Answer",e.stage.isDense?"":ul(e),
s-n),...gs(e,t)]}function ul({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function gs(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,i=s.type/13,a=dt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(m=>{let{location:p,label:g,category:y,probability:d,was:b,middle:w,height:$,start:x}=m,M=[{path:"poin\
ter",share:m.pointer*Ht(e,"pointer")},{path:"generation",share:m.generation*Ht(e,"generation")}],T=a===p,k=c+(y===null?6:
26)*i,A=Ee(g,l-k-(r===p?20*i:2),13.5*i,2,!0),N=w-(A.length>1?22:8)*i,_=w+(A.length>1?2:0)*i,L=c+6*i,I=u-8*i;return f("g",
{key:`place ${p}`,class:`part place${T?" lit":a!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${O(d,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*i,y:N-16*i,
width:u+10*i,height:_-N+50*i,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:X-2,height:Math.max(1,$)}),
y!==null&&ht(y,c+5*i,N-13*i,16*i),A.map((v,P)=>f("text",{key:`name ${P}`,class:p<0?"label halo":"strong halo",x:k,y:N+15*
P*i},v)),r===p&&f("path",{key:"happened",class:"check",d:`M${l-16*i} ${N-5*i}l${4*i} ${5*i}l${9*i} ${-11*i}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*i,y:_,width:I,height:8*i}),M.map(({path:v,
share:P})=>{let C=f("rect",{key:v,class:`${v} bar`,x:L,y:_,width:Math.max(0,P*I),height:8*i});return L+=P*I,C}),b!==null&&
f("rect",{key:"before",class:"before",x:c+5*i+b*I,y:_-3*i,width:2,height:14*i}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*i,y:_+23*i},O(d,1)),b!==null&&ml(c+60*i,_+23*i,d,b))})}function ml(e,t,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return f("text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return f("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Sr(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let i=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),a=Math.ceil(o.length/i),c=n.context,l=c/i,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:i,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+a*l+14*s};return ys(e,m,fl(e,h,u,c,a*l),n.isDense?p:void 0)}function ys(e,{
x:t,y:n,columns:s,cell:o},r,i){let a=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*a},l=e.reading.values("context"),h=Math.
max(...kt(e).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,p)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:t+p%s*o,y:n+Math.floor(p/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${lt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:z(e,Z(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:t-3,y:n-
16*a,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*a),rx:4}),r,f("text",{key:"name",...i??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function fl({reading:e,stage:t},n,s,o,r){let i=t.type/13,a=Number(t.rows.at(-1)?.y),c=n-6*i,l=t.size.height-5*i,h=t.
gate+9*i;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*i} ${a}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*i}`}),e.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*i}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Nr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,i=r+s.full,a=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+a/2,u=cn(e);return f("g",bs(e,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:a+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:a,height:Math.max(
0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:a,height:Math.max(0,i-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+a+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:a+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:i+18*o},"fixed"))}function cn({reading:e}){return e.trace.architecture.
components.includes("gate")}function bs(e,t){let{reading:n}=e,s=e.canAct&&cn(e);return{key:"gate",class:`part gate${lt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:z(e,
Z(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function ln(e,t,n){let{reading:s,stage:o,lit:r}=e,i=e.beat>=Z(s).gate,a=$=>Ht(e,$),c=dt(r,s),l=new Map,
h=o.across.gate;for(let $ of t)l.set($,h),h+=$.probability*a($.path)*o.full;let u=new Map;h=o.across.gate;for(let $ of["\
pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*a($)*o.full;let m=t.map($=>{let x=Number(
l.get($)),M=$.probability*a($.path)*o.full,T=ft($.start,$.start+$.probability*o.full),k=ft(x,x+M);return f("path",{key:`\
into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(T,k,i)})}),[p,g]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(T=>{let k=Number($[T])*a(T),A=k*o.full,
N=Number(u.get(`${T} ${x}`)),_=ft(N,N+A),L=ft(M,M+A),I=$.wasByPath[T],v=I===null?null:d(T,N,M,A,I*o.full);M+=A;let P=`ou\
t ${T} ${$.location}`;return[A>0&&f("path",{key:P,class:`${T} band${b($.location)}`,d:o.bands.out(_,L,i)}),v&&_e({key:P,
now:A,before:Number(I)*o.full,path:(C,G)=>o.bands.out(C,G,i),edges:v,style:b($.location),title:`${$.label}, from ${T==="\
pointer"?"the pointer":"generation"}: ${Le(k,Number(I),e.before?s.wordsFor(e.before):"")}`})]})});return[m,y,i&&r?.kind===
"visit"&&w(r.visit??0)];function d($,x,M,T,k){let A=Math.abs(T-k),N=$==="pointer",_=(v,P)=>{let C=N?v-(P?0:A):v+T-(P?A:0);
return[C,C+A]},[L]=_(x,!1),I=Math.max(p,Math.min(g-A,L));return{more:[_(x,!0),_(M,!0)],less:[[I,I+A],_(M,!1)]}}function b($){
return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let x=s.pointerWeights,M=t.find(({path:G,visits:U})=>G===
"pointer"&&U.includes($));if(!M)return null;let T=[...M.visits].sort((G,U)=>G-U),A=T.slice(0,T.indexOf($)).reduce((G,U)=>G+
x[U],0)*o.full,N=x[$]*o.full,_=a("pointer"),L=Number(l.get(M))+A*_,I=n[M.answer],v=Number(u.get(`pointer ${M.answer}`))+
A*_,P=Number(I?.start)+A*_,C=I?.location===M.location;return[f("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(ft(M.start+A,M.start+A+N),ft(L,L+N*_),i)}),C&&f("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(ft(v,
v+N*_),ft(P,P+N*_),i)})]}}function Er(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:i,full:a}=s,c=s.across.gate,l=c+t.gate*a,
h=n?n.gate:t.gate,u=cn(e),m=`${O(t.gate)} pointer${u?"":", fixed"}`;return f("g",bs(e,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:a+6,height:i+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
a,height:i}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*a,height:i}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*a} ${r+i+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:i+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-yt/2,s.size.width-
yt),y:r+(i-yt)/2,width:yt,height:yt})])}function Tr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),i=s.places-8*o,a=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Z(n).generation,h=r.map(({
label:m,probability:p,location:g},y)=>{let d=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:a,y:d},tt(m,i-a-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:i,y:d},O(p))]}),u=r.
map(({probability:m,start:p,location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:X,height:l?
Math.max(.8,m*s.full):0},f("title",{},`${g<0?"The others":r[y]?.label}: ${O(m,1)} of the generation head`)));return f("g",
$s(e,r),f("rect",{class:"ground",x:a-4,y:c-30*o,width:i-a+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?i:a,y:c-18*o},"Generation"),h,u)}function $s(e,t){return{key:"generation",class:`part generation-b\
lock${lt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(e,Z(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var pl=3,xs=17,dl=4;function _r(e,t){let{reading:n,stage:s,lit:o}=e,r=dt(o,n),i=t.filter(({path:c})=>c==="pointer"),a=({
location:c})=>r===null||r===c?"":" dim";return f("g",{key:"places",opacity:z(e,Z(n).pointer)},i.map(c=>f("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${a(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:X},f("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),gl(e,i).map(c=>yl(e,c,a(c.flow))))}function gl({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=dt(n,e),[i,a]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:p,lost:g}=h;if(p+g<be&&u>=0&&u!==r)
continue;let y=u>=0,d=` ${O(p)}`,w=`${tt(m,a-i-H(d,13*o,!0),13*o,y)}${d}`,$=H(w,13*o,y)/2,x=h.start+p*t.full/2,M=Math.max(
i+$,Math.min(a-$,x)),[T,k]=[M-$,M+$];for(let A=0;A<pl;A++){if(l.some(L=>L.row===A&&T<L.right+8*o&&k>L.left-8*o))continue;
let _=M>x?"":M<x?" end":" middle";l.push({flow:h,text:w,isBold:y,left:T,right:k,row:A,anchor:_});break}}return l}function yl({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:i,anchor:a},c){let l=e.type/13,h=e.places+X+(14+xs*i)*l,u=t.start+t.
probability*e.full/2;return[i>0&&f("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+X}V${h-11*l}`}),
f("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${a} halo${c}`,x:a===""?o:a===" end"?r:(o+r)/2,y:h},n)]}function Lr(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),i=e.beat>=Z(n).generation,a=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(dl*xs-6)*o;return f("g",$s(e,r),f("rect",{class:"ground",x:s.right-a,y:c-36*
o,width:a+6,height:s.places+X-c+40*o,rx:6}),f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},p)=>{let g=` ${O(u)}`,y=tt(h,a-H(g,13*o),13*o)+g;return[f("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*xs*o},y),f("rect",{key:`bar ${p}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:i?X:0},f("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var bl=16;function Rr(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,i=z(e,Z(n).pointer),a=n.pointerWeights,c=n.pointerScores,
l=ct(o,n),h=Math.max(...a),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},p=H("Pointer",15*r,!0)+4*r,
g=It(e,$e(e,"pointer")),y=s.rows.flatMap(({y:b,isFull:w},$)=>{if(!w)return[];let x=a[$]>=.2*h||l.includes($)?"strong":"s\
mall",M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&f("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},S(c[$])),f("text",{key:`weight ${$}`,class:`${x} end${M}`,x:s.weights,y:b+4.4*r},O(a[$]))].filter(T=>T!==!1)}),
d=t.filter(({path:b})=>b==="pointer").map(b=>$l(e,b));return[f("g",ws(e,t),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Wt(e,u,"Pointer","",200),Object.entries(m).map(([b,w])=>f("text",{key:b,class:"\
small end","aria-hidden":"true",x:w,y:35*r},b)),!s.isDense&&rn(e,"pointer",Math.max(s.weights+6*r,u+p+g)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),f("g",{key:"ribbons",opacity:i},ks(e,t),d)]}function ws(e,t){
return{key:"pointer",class:`part pointer-block${lt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
e,Z(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function ks(e,t){let{reading:n,before:s,stage:o,lit:r}=e,i=n.
pointerWeights,a=ce(e),c=ct(r,n),l=e.beat>=Z(n).pointer,h=je(o.across.visits.map((u,m)=>({wish:u,length:Math.max(i[m],a?.[m]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=i[g]*o.full,d=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",w=ft(m,m+y);m+=y;let $=a?.[g]??null,x=$===null?0:($-i[g])*o.full,[M,T]=[p,Math.max(0,x)];p+=T;let k=`${n.visits[g]?.
label}: `,A=$===null||!s?`${k}${O(i[g],1)} of the pointer`:`${k}${Le(i[g],$,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(ft(d,d+y),w,l)},f("title",{},A)),_e({key:`ribbon ${g}`,
now:y,before:$===null?null:$*o.full,path:(N,_)=>o.bands.ribbon(N,_,l),edges:{more:[[d+y+x,d+y],[m+x,m]],less:[[d+y,d+y+x],
[M,M+T]]},style:b,title:A})]})})}function $l(e,{path:t,location:n,label:s,probability:o,lost:r,start:i}){let{reading:a,stage:c,
lit:l}=e,h=c.type/13,u=dt(l,a),m=O(o),p=o+r>=be||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,d=tt(s,g-H(` ${m}`,13*h,!0),13*
h,y),b=H(`${d} ${m}`,13*h,y)/2,$=a.hasGate&&Math.abs(i-c.across.gate+5*h)<bl*h?H("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+X/2,c.gate-6*h-$-b);return f("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},f("rect",{class:`${t}\
 bar`,x:c.places,y:i,width:X,height:Math.max(.8,o*c.full)}),p&&f("text",{class:`${y?"strong":"small"} middle halo`,x,y:i-
5*h},`${d} ${m}`),f("title",{},`${s}: ${O(o,1)} of the pointer`))}function Cr(e){return[Mt(e,17*(e.stage.type/13),"Visits",ls(e,e.stage.size.width)),...xl(e),...e.stage.columns.map((t,n)=>wl(
e,n))]}function Mt({stage:e},t,n,s,o=e.right){let r=e.type/13,i=o-e.left-H(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:e.left,y:t},n),f("text",{class:"small end halo",x:o,
y:t},tt(s,i,12.5*r)))}function xl({reading:e,stage:t}){let n=t.type/13;return hs(e).flatMap(({start:s,end:o,weekday:r})=>{
let[i,a]=[t.columns[s],t.columns[o]];if(!i||!a)return[];let c=i.x-i.width/2,l=a.x+a.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function wl(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:i,isFull:a}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,p=he(o,n).includes(t),g=Math.min(20*l,i-3),y=ot(c.start_minute),d=ms(e,t),b=[
d||y,d?d.replace(" %",""):y.slice(0,2)],w=b.find(T=>H(T,12.5*l,!0)<=i)??b[1],$=m?Ee(c.label,i-6*l,12.5*l,2):[],x=p||fs(e,
t),M={class:x?"strong middle":"small middle",x:r};return f("g",us(e,t,c),f("rect",{class:"chip",x:r-i/2+Math.min(1,.1*i),
y:h,width:Math.max(.8,i-2),height:u,rx:a?6*l:0}),a?[ht(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...M,y:h+45*l},w),
$.map((T,k)=>f("text",{key:`name ${k}`,class:`${x?"strong":"small"} middle`,x:r,y:h+(62+15*k)*l},T))]:f("rect",{class:"l\
ane",x:r-Math.min(1,i/4),y:h+2,width:Math.min(2,i/2),height:u-4}),f("title",{},`${c.label}, ${at[c.weekday]} ${an(c)}`))}
function Pr(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,i=ct(s,t)[0]??t.count-1,a=t.visits[i],c=Math.max(
...kt(e).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:m,label:p,lengths:g},y)=>{
let d=Number(g[i]),b=n.left+(y+.5)*l,w=d/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-w,width:18*
o,height:w}),f("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-w-4*o},S(d)),f("text",{key:`name ${m}`,class:"small\
 middle",x:b,y:h+15*o},p)]});return f("g",ds(e),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(V.title+V.inputs+6)*o,rx:6}),Mt(e,n.inputs+15*o,"Input vector",a?`${a.label}, ${at[a.weekday]} ${ot(a.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function Ir(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[f("g",ws(e,t),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(V.title+V.scores)*o,rx:6}),Mt(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),kl(e)),f("g",{key:"ribbons",opacity:z(e,Z(
n).pointer)},ks(e,t))]}function kl({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
g=>S(g)),i=ct(n,e),a=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(g=>H(g,11.5*s)>c-3),h=t.pointer+(V.title+
V.scores)*s,u=t.columns.find(g=>g.isFull),m=u?u.x-u.width/2:t.right,p=t.left-8*s;return t.columns.flatMap(({x:g,isFull:y},d)=>{
let b=i.length&&!i.includes(d)?" dim":"",w=o[d]>=.2*a||i.includes(d),$=O(o[d]).replace(" %",""),x=H($,12.5*s,!0)/2;if(!y&&
(!w||g-x<p||g+x>m))return[];p=g+x;let M=w?"strong":"small",T=h-24*s;return[y&&f("text",l?{key:`score ${d}`,class:`tiny${b}`,
x:g+4*s,y:T+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${d}`,class:`tiny middl\
e${b}`,x:g,y:T},r[d]),f("text",{key:`weight ${d}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(k=>k!==!1)})}function Wr(e){let{reading:t,stage:n}=e,s=n.type/13,o=z(e,Z(t).gate),r=nn(e),i=[...sn(e,r),...on(e,r)];return[ys(e,n.context,
Ml(e)),...t.hasPointer?Ir(e,i):[],f("g",{key:"flows",opacity:o},ln(e,i,r)),...t.hasPointer?[_r(e,i)]:[],...t.hasGeneration?
[Lr(e,i)]:[],...t.hasGate?[Er(e)]:[],f("g",{key:"answer",opacity:o},Mt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),gs(e,r))]}function Ml({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:i}=t.
context,a=s+r*i+2,c=Math.ceil(e.values("context").length/r)*i,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>a+4?`${l}H${a}`:o-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${a} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${a} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Ms=19,Al=.05;function Fr(e){let{stage:t}=e,n=t.type/13,s=Ct(e),o=f("g",{key:"legend",opacity:z(e,ee(0))},qe(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((i,a)=>{let c=`Layer ${a}`,l=It(e,$e(e,"attention")),h=H(c,15*
n,!0)+l+4*n<=i.width,u=ye(e),p=H(u,12.5*n)<=i.width+12*n&&(h||!e.canAct)?u:"";return f("g",{key:`layer ${a}`,opacity:z(e,
ee(a))},i.maps.length?Wt(e,i.x,c,p,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&l<=i.width&&rn(e,"attention",i.
x+i.width,(h?3:21)*n),i.maps.map((g,y)=>Ol(e,g,a,y)),i.maps.map((g,y)=>As(e,g,a,y,s)),Sl(e,a))});return[o,...r]}function Ol(e,t,n,s){
let{reading:o,stage:r,lit:i}=e;if(o.isRemoved(n,s))return null;let a=o.lastRow(n,s),c=Gr(e,n,s)?[...a.keys()].filter(u=>a[u]>=
Al):i?.kind==="visit"?[i.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
p=Math.max(.5,a[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:At(l,[m-p,m+p],t.x,[h-p,
h+p])})})}function Gr({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function As(e,t,n,s,o){let{reading:r,
stage:i,lit:a,isOwnScale:c}=e,l=i.type/13,{x:h,y:u,side:m,touch:p}=t,{count:g}=r,y=r.weights(n,s),d=r.lastRow(n,s),b=vr(
r,n,s),{before:w,overlays:$}=e,x=$&&w!==null&&vr(w,n,s)&&!b,M=x?`; switched off ${r.wordsFor(w)}`:"",T=c?Math.max(...y)||
1:o,k=Gr(e,n,s),[A]=a?.kind==="visit"?ct(a,r):[],N=gt(d),_=A??N,L=m/g,I=`Layer ${n}, head ${s}`,v=p?u-38*l:u+4,P=b?"swit\
ch on":"switch off",C=p===void 0&&It(e,P)<=m-6*l?P:P.slice(7),G=r.visits[N];return f("g",{key:`head ${s}`,class:`part he\
ad${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${I}: s\
witched off`:`${I}: the last visit reads most from visit ${N+1}, ${G?.label}, ${O(d[N])}${M}`},f("text",{class:"small",x:h,
y:u-(p?25:4)*l},`head ${s}`),!b&&(p!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${A===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+m,y:u-4*l},O(d[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("\
image",{key:"map",class:"map",href:Nt(Float32Array.from(y,U=>U/T),g,e.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&f("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),x&&f("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+m}L${h+m} ${u}`}),A!==void 0&&!b&&f("rect",{key:"column",class:"column",x:h+
A*L,y:u,width:Math.max(2,L),height:m}),(A!==void 0||k)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,L),
width:m,height:Math.max(2,L)}),f("title",{},`${I}. ${b?"Switched off.":`The last visit reads ${O(d[_])} from ${r.visits[_]?.
label}. Darker: larger weight, up to ${O(T,1)}. Click to open.`}${x?` Switched off ${r.wordsFor(w)}.`:""}`),se(e,{act:"h\
ead",words:C,title:b?"Switch this head on again":"Switch this head off",right:h+m-(p?0:3)*l,y:v}),e.canAct&&p!==void 0&&
f("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-p,y:u-p,width:p,height:p}))}function vr(e,t,n){return e.isRemoved(
t,n)||e.isSkipped(t,"attention")}function Sl(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;
let r=s.type/13,i=o.stream,a=hn(n,t),c=Ss(e),l=s.streamWidth-8*r,h=a.map(({style:m,lengths:p},g)=>Os(e,t,m,s.rows.map(({
y,height:d},b)=>{let w=Math.max(1,Math.min(5*r,(d-3)/a.length));return{visit:b,x:i,y:y+(g-a.length/2)*w,width:Number(p[b])/
c*l,height:w-.6}}))),u=a.map(({name:m,style:p},g)=>[f("rect",{class:p,x:i,y:s.bottom+(10+Ms*g)*r,width:9*r,height:9*r}),
f("text",{class:"small",x:i+14*r,y:s.bottom+(18.5+Ms*g)*r},m)]);return f("g",Ns(e,t),f("rect",{class:"ground",x:i-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),Wt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),h,u,Nl(e,
t,i+s.streamWidth+10*r))}function Nl(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,i=s.trace.interventions.residuals===!1,
a={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:i},...s.heads?[{...a,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>se(e,{act:l,words:String(h[Number(u)]),title:El[l]??"",right:n,
y:o.bottom+(5+Ms*m)*r}))}var El={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Os(e,t,n,s){let{lit:o,reading:r}=e,a=lt(e,"stream",t)!==""?[r.count-1]:ct(
o,r),[c,l]=ps(s,({visit:h})=>!a.length||a.includes(h));return[f("path",{key:n,class:n,d:Ut(c)}),l.length>0&&f("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Ut(l)})]}function hn(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function Ss(e){let t=0;for(let n of kt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of hn(n,s))t=Math.max(
t,...o);return t||1}function Ns(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`\
part stream${lt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:z(e,ee(t)+1),"aria-\
label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Hr(e){let{stage:t}=e,n=t.type/13,s=Ct(e);return t.layers.map(({y:o,maps:r},i)=>f("g",{key:`layer ${i}`,opacity:z(
e,ee(i))},r.length>0&&Mt(e,o+15*n,`Layer ${i}`,ye(e)),i===0&&qe(e,t.left+72*n,o+15*n,!0),r.map((a,c)=>As(e,a,i,c,s)),Tl(
e,i)))}function Tl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),i=hn(n,t),a=Ss(e),c=r+V.bars*
o,l=i.map(({style:h,lengths:u},m)=>Os(e,t,h,s.columns.map(({x:p,width:g},y)=>{let d=Math.min(8*o,.86*g/i.length),b=Number(
u[y])/a*V.bars*o;return{visit:y,x:p+(m-i.length/2)*d,y:c-b,width:.88*d,height:b}})));return f("g",Ns(e,t),f("rect",{class:"\
ground",x:s.left-6,y:r-V.title*o,width:s.right-s.left+12,height:(V.title+V.bars+4)*o,rx:6}),Mt(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),_l(e,i,r-10*o),l)}function _l({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:i})=>{let a=o-H(r,12.5*s);return o=a-26*s,[f("rect",{class:i,x:a-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:a,y:n},r)]})}var un=700;function Br({stage:{size:e},...t}){let n=Te(t),s={...t,stage:zn(t.reading,e.width,e.type,n)};return[f("g",{key:"\
visits"},Cr(s)),f("g",{key:"inputs"},Pr(s)),f("g",{key:"layers"},Hr(s)),f("g",{key:"decoder"},Wr(s))]}function Dr(e,t,n){
return zn(e,t,n).size.height}var Ll={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Vr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Ll[n]??[0,!1],r=t?e.indexOf(t):-1,i=e[r];if(s===0||!i)return null;let a=mn(
i);if(!o){let m=e[r+s];return m&&mn(m)===a?m:null}let c=[...new Set(e.map(mn))],l=c[c.indexOf(a)+s],h=e.filter(m=>mn(m)===
l),u=m=>Math.abs(jr(m)-jr(i));return h.sort((m,p)=>u(m)-u(p))[0]??null}function mn(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function jr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function Ur(e){let{reading:t}=e,n=Z(t),s=nn(e),o=[...sn(e,s),...on(e,s)];return[Sr(e),...t.hasPointer?Rr(e,o):[],...t.hasGeneration?
[Tr(e,o)]:[],f("g",{key:"flows",opacity:z(e,n.gate)},ln(e,o,s)),t.hasGate?Nr(e):null,f("g",{key:"answer",opacity:z(e,n.gate)},
Or(e,s))].filter(r=>r!==null)}function qr(e){return e.stage.size.width<un?Br(e):[f("g",{key:"visits"},Mr(e)),f("g",{key:"inputs"},Ar(e)),f("g",{key:"l\
ayers"},Fr(e)),f("g",{key:"decoder"},Ur(e))]}var fn=240,Rl=150,Cl=120,Pl=13,Il=17,Es={type:16.7,width:900,side:36},Wl=.05,vl=.5,Fl=660,zr=matchMedia("(prefers-reduce\
d-motion: reduce)"),pn=class{#n=null;#e=null;#s=!1;#r=null;#t=null;#o=null;#a="";#c=null;#i=null;#l=null;#h=!1;#u=new Map;#p=0;get opened(){
return this.#i}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(t,n={}){this.root=t,this.hooks=n,t.classList.
add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://ww\
w.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arr\
ow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let o=document.createElement("div");o.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,this.caption);let r=document.createElement(
"button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T)",r.addEventListener(
"click",()=>{this.#$()}),this.foot.append(s,o,r),n.circuit&&(this.circuits=new Ce(n.circuit,()=>this.#f(fn)),r.before(this.
circuits.button)),t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Je(this.drawn),this.player=
new Qe(s,i=>{this.#c=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("dat\
a-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#f(fn);let a=this.player.told?.
part;a&&this.#_(a),this.hooks.told?.(i)}),this.#b()}#b(){let{drawn:t}=this;new ResizeObserver(()=>this.#f(0)).observe(t),
new MutationObserver(()=>this.#f(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener(
"pointerover",({target:n})=>{this.#l||this.#m(Ts(n))}),t.addEventListener("pointerleave",()=>this.#m(null)),t.addEventListener(
"focusin",({target:n})=>this.#m(Ts(n))),t.addEventListener("focusout",()=>this.#m(null)),t.addEventListener("keydown",n=>this.#M(
n)),t.addEventListener("click",({target:n})=>this.#w(n)),t.addEventListener("pointerdown",n=>this.#k(n)),t.addEventListener(
"pointermove",n=>this.#y(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#y(s,!0))}show(t,n=null,s=null,o=this.
hooks.against){this.#n=new St(t),this.#e=n&&new St(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&
new St(s),this.#u.clear(),this.circuits?.renew(),this.#t=$t(this.#o,this.#n);let r=cr(this.#n);this.player.tell(r),Yr(this.
room,Hl(r)),this.#f(this.#l?.follows?0:fn)}open(t){let n=t===null?this.#i:null;this.#i=t,this.#t=this.#o=null;let s=this.
drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#f(fn);let o=s&&n&&this.#O(n);o&&this.#S(
o),s&&this.#x(),this.hooks.opened?.(this.#i)}#$(){let t=this.#s?this.#e:null;this.#n&&xr(this.root,this.#n,this.#i,t)}#O(t){
return this.#A.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#x(){if(this.drawn.contains(
document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&t.focus()}mark(t){
this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return dr(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#n)return!1;let n=$t(t,this.#n);
return JSON.stringify(n)===JSON.stringify(this.#t)?!1:(this.#t=n,this.#f(0),!0)}#m(t){if(!this.light(t))return;let{kind:n,
visit:s=0}=this.#t??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#t&&t)}#w(t){if(!(t instanceof Element)||this.#h)return;
let n=Ts(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,i,a]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:i??null,head:a??null})}else if(o==="scale")
this.isOwnScale=!this.isOwnScale,this.#f(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#g(n,o);else{let r=t.
closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#g(t,n){let s=this.#n&&$t(t,this.#n),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:i=0,head:a=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:i,head:a}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:i,part:n})}#k(t){this.#h=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#n||
!(n||o)||(this.#l=n?ho(t,this.#n,this.drawn,s!==void 0):uo(t),this.#l?.follows&&t.preventDefault())}#y(t,n){let s=this.#l;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(t,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):Bl(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#M(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#L(t.key,s):this.#d(t.key,n,s))&&t.preventDefault()}#d(t,n,s){if(t==="Escape"&&this.#i!==
null)return this.open(Tn(this.#i)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#n)return this.#$(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(t.toLowerCase()===
"p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((t==="Enter"||t===
" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.hooks.act&&!r?this.#g(s??""):
this.#w(n),!0}if(this.#i!==null&&this.#n){let r=_n(this.#i,t,this.#n),i=n?.getAttribute("aria-current")==="true";r!==null&&
this.open(r);let a=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return i&&a instanceof SVGElement&&
a.focus(),r!==null}let o=Vr(this.#A,n,t)?.getAttribute("data-part")??null;return o!==null&&this.#S(o),o!==null}#N(t){let n=this.#A.
find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:null}#S(t){let n=this.#N(t);n&&(this.#a=t,this.#E(),
n.focus())}#_(t){let{root:n,foot:s}=this,o=this.#N(t)?.getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;
let r=n.scrollHeight>n.clientHeight+1,i=r?n:document.documentElement,a=r?n.getBoundingClientRect().top:this.hooks.covered?.()??
0,c=s.getBoundingClientRect().top,h=o.height<=c-a?(o.top+o.bottom-a-c)/2:o.top-a;i.scrollBy({top:h,behavior:zr.matches?"\
auto":"smooth"})}#L(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#n,r=o&&$t(n,o),{act:i,edit:a}=this.
hooks;if(!s||!r||!i)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!a||!o.visits[l+s])return!0;a({kind:"move",
visit:l,by:s,isDone:c}),this.#S(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Wl));i({kind:"\
gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attenti\
on":"pointer";i({kind:"temperature",of:l,value:En(o,l,s*vl),isDone:c})}else return!1;return!0}get#A(){return[...this.drawn.
querySelectorAll("[data-part][tabindex]")]}#E(){let t=this.#A,n=t.find(s=>s.getAttribute("data-part")===this.#a)??t[0];for(let s of t)
s.setAttribute("tabindex",s===n?"0":"-1")}#f(t){let n=this.#P();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.
setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#i===null?[]:
tr(n,this.#i);r.length||(this.#i=null);let{type:i}=n.stage,a=this.circuits?.circuit??null,c=r.length?r:so(mr(qr(n),this.
putIn,i),a,i);this.drawing.show(c,zr.matches?0:t),this.#i===null&&this.#E();let l=this.#i===null?null:lr(this.#i,n.reading),
h=this.#t?null:this.player.told,u=a&&!this.#t?ao(a,n.reading):null,{title:m,text:p}=l??h??u??Gt(this.#t,n.reading,n.before),
g=!(l||h||u||this.#t);this.root.toggleAttribute("data-idle",g);let y=g&&!u&&!this.#e&&!this.hooks.isProjected,d=this.circuits?.
failure||(y?nr:""),b=l||h?"":this.#R(),w=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run}\
 run.`:"",$=a&&this.#t?ro(a,this.#o):"";Yr(this.caption,{title:m,text:[p,w,$,b,d].filter(Boolean).join(" ")})}#R(){clearTimeout(
this.#p);let t=this.#o??"",n=this.#u.get(t);return n!==void 0||!this.#t||this.#l?n??"":(this.#p=window.setTimeout(()=>{let s=this.#C();
this.#u.set(t,s),s&&this.caption.append(` ${s}`)},Rl),"")}#C(){let[t,n]=[this.#t,this.#n],s=t&&n&&Gl(t,n);try{let o=s&&this.
hooks.whatIf?.(s);return o?ar(t,n,o):""}catch{return""}}#P(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<un;if(!this.#n||
t<Cl||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Il,Math.max(
Pl,t/120));this.root.classList.toggle("tall",s);let i={reading:this.#n,before:this.#e,overlays:this.#s},a=Te(i),c=this.#I(
r,{width:t,height:n}),l=s?r:c,h=s?Dr(this.#n,t,l):n,u=s&&this.#i!==null?Fl:h;return{...i,beside:this.#r,stage:jn(this.#n,
{width:t,height:u,type:l},a),lit:this.#t??$t(this.player.told?.part,this.#n),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#T("--map-least"),this.#T("--attention")],canAct:this.hooks.act!==void 0}}#I(t,n){
if(!this.hooks.isProjected||!this.#n||n.width<Es.width)return t;let s=Math.max(t,Es.type);return jn(this.#n,{...n,type:s}).
layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Es.side)?s:t}#T(t){let n=getComputedStyle(this.root).getPropertyValue(
t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(i=>Number.parseInt(i,16));return[s,o,r]}};function Gl({kind:e,
layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{kind:e,layer:t,head:n};
let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Yr(e,{title:t,text:n}){
let s=document.createElement("strong");s.textContent=t,e.replaceChildren(s,` ${n}`)}function Hl(e){let t=({title:n,text:s})=>n.
length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function Bl(e){return e.kind==="move"||e.kind==="time"||e.kind==="\
stay"}function Ts(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute("data-part")??null}async function _s({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await Dl(e))}`}async function Kr(e,t){let n=new Image;
n.src=await _s(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Dl(e){let t=await jl();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function jl(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Vl(n,e.href??document.baseURI)})}`}}catch{}
return""}async function Vl(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${jt(new Uint8Array(await n.arrayBuffer()))}`}var dn=class{#n;#e;#s=null;#r=null;#t=null;constructor(t,n){let{title:s,hover:o,told:r,acts:i,isStill:a,isProjected:c}=n;
this.#n=s,this.#e=new pn(t,{...o&&{pointed:o},...r&&{told:r},...a&&{isStill:a},...c&&{isProjected:c}}),i&&(this.#t=new Ne(
this.#e,{...i,answered:l=>{this.#s=l.figure,this.#r=l,i.answered(l)}}))}get bar(){return this.#t?.bar.root??null}get interventions(){
return this.#t?.text??null}follows(t){return this.#t?.follows(t)??!1}async compute({server:t,query:n},s,{isSilent:o}){return!this.#s||
n.against||!(o||Qs(s,t))?null:to(this.#s.meta,s,t,n)}draw(t){if(t!==this.#s){this.#s=t;let n=kn.get(t),s=t.before&&ie(t.
before);this.#r={trace:n??ie(t.trace),before:s};let o=n?"browser":"server";this.#t?.begin(t.meta,this.#r.trace,s,o)}this.#r&&
this.#e.show(this.#r.trace,this.#r.before)}get beats(){return this.#e.player.count}tell(t){let{player:n}=this.#e;t===null?
n.close():n.beat!==Math.min(t,n.count-1)&&n.goTo(t)}mark(t){this.#e.mark(t)}async address(t,n){let s=this.#e.file({title:this.#n});
return t==="svg"?_s(s):Kr(s,n)}};var Xr=we(document,"#picture");async function Ul(){let e=JSON.parse(we(document,"#order").textContent??""),{figure:t,form:n,
width:s,height:o,scale:r}=e;Object.assign(Xr.style,{width:`${s}px`,height:`${o}px`});let i=new dn(Xr,{title:t.meta.title,
isStill:!0});i.draw(t),we(document,"#made").textContent=await i.address(n,r)}Ul().then(()=>Zr(""),e=>Zr(String(e)));function Zr(e){
document.documentElement.dataset.ended=e}})();
