(()=>{var{currentScript:Ss}=document,Fr=Ss instanceof HTMLScriptElement?Ss.src:"",N=new URL("static/js/",Fr||document.baseURI).
href;function $e(t,e,n){let s=mn(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function mn(t,e,n){
let s=t.querySelector(e);return s&&Gr(s,n)?s:null}function Gr(t,e){return t instanceof(e??HTMLElement)}function fn(t,e,n){switch(e.kind){case"head":return Hr(t,e,n.architecture);case"mask":return Br(t,e.visit,n.visits);case"\
skip":return jr(t,e);case"residuals":return Ur(t);case"gate":return Dr(t,e);case"temperature":return Vr(t,e)}}function Hr({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,f)=>[Math.floor(
f/a),f%a]),c=t==="all"?i:t,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):i.filter(([u,f])=>u===s&&f===
o||c.some(([p,g])=>u===p&&f===g));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function Br({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function jr({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function Dr({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function Vr(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function Ur({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
var Es=t=>t.map(e=>e+1),qr={gate:t=>`gate forced to ${t}`,only:t=>`${t} only`,attention_temperature:t=>`attention temper\
ature ${t}`,pointer_temperature:t=>`pointer temperature ${t}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(t,{replace_with:e})=>`${t===
"all"?"every head":t.map(([s,o])=>`L${s} H${o}`).join(", ")} ${e==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:t=>`${t.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:t=>`wi\
thout ${t.join(", ")}`,mask_visits:t=>`visit${t.length>1?"s":""} ${Es(t).join(", ")} masked`,order:t=>`order ${Es(t).join(
" ")}`};function Ns(t){return Object.entries(t).flatMap(([e,n])=>{let s=qr,o=Object.hasOwn(s,e)?s[e]?.(n,t):"";return o?
[{key:e,text:o}]:[]})}function Ts(t,e){return Ns(t).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{e(Object.
fromEntries(Object.entries(t).filter(([a])=>a!==n)))}),o.append(r),o})}var $t=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=n}},yt=new URL(
N.replace(/^(.*\/)static\/.*$/,"$1")),_s={answers:!0},zr=[502,504],Yr=5e3,Kr="No response could be read. Your input is s\
till here; check your connection and try again.",Xr=t=>`The server answered with ${t}.`;async function jt(t,e,n=yt){let s=await Zr(
new URL(`api/${t}`,n),e);if(String(n)===yt.href&&Qr(s!==null&&!Jr(s)),!s)return Ls();if(!(s.headers.get("content-type")??
"").includes("json")){let a=Xr(s.status);throw new $t(s.status,[{where:"",message:a,suggestions:[]}])}let r=await s.json().
catch(Ls);if(!s.ok)throw new $t(s.status,r.errors??[]);return r}async function Zr(t,e){try{let n=await fetch(t,e);return zr.
includes(n.status)?null:n}catch(n){if(Cs(n))throw n;return null}}function Rs(t){let e=AbortSignal.timeout(Yr);return t?AbortSignal.
any([t,e]):e}function Jr({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function Qr(t){t!==
_s.answers&&(_s.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function Ls(t){
throw Cs(t)?t:new $t(0,[{where:"",message:Kr,suggestions:[]}])}function Cs(t){return t instanceof DOMException&&t.name===
"AbortError"}function pn(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,
s])=>[n,String(s)]))}function xe(t){return t instanceof Error?t.message:String(t)}function Dt(t){let e="";for(let n of t)e+=String.fromCharCode(n);return btoa(e)}function oe(t){let e=atob(t),n=new Uint8Array(
e.length);for(let s=0;s<e.length;s++)n[s]=e.charCodeAt(s);return n}var ke=ta("model-files");var Vt=ke===null;function Ps(t){return ke!==null&&Object.hasOwn(ke,t)}async function Is(t,e=yt){return Vt?jt(`models/${encodeURIComponent(
t)}/vocabulary`,{},e):JSON.parse(new TextDecoder().decode(await Fs(t,"vocabulary")))}async function vs({id:t,weights:e},n,s=yt){if(!Vt)return Fs(t,"weights",n);let o=`api/models/${encodeURIComponent(t)}/we\
ights/${e?.sha256}`;return Gs(new URL(o,s),"weights",n)}async function Ws(t,{weights:e}){if(!e||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
e.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function Fs(t,e,n=!1){let s=ke?.[t]?.[e];
if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.startsWith("#"))return Gs(new URL(s,document.baseURI),e,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return oe(o.trim()).buffer}async function Gs(t,e,n){let s=await fetch(
t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${e} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function ta(t){let e=mn(document,`script#${t}`,HTMLScriptElement);return e&&JSON.parse(e.textContent??"")}function re(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:a}])=>[o,{values:new Float32Array(oe(r).buffer),
shape:a}]);return{...n,tensors:Object.fromEntries(s)}}function dn({tensors:t,weights:e,...n}){let s=Object.entries(t).map(
([o,{values:r,shape:a}])=>[o,{dtype:"<f4",shape:a,data:Dt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var ea=["browser","server"],Hs=20,na=300,sa=4,oa="static/bundles/browser-model.js",Bs={address:new URL("../bundles/brows\
er-model.js",N).href,load(t){let e=null,n=o=>{e=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{
detail:n})),e?Promise.resolve(e):String(t)===yt.href?import(Bs.address):import(new URL(oa,t).href)}};function ra({prediction:{
name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(1)} %`}function js({prediction:t},{
prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??e.name}, `,r=Math.round(1e3*t.probability)-
Math.round(1e3*e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.
abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function gn(t,e){t.textContent=e?ra(e):"…";let{location:n,probability:s}=e?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.dataset[o]:
t.dataset[o]=String(r)}var we=class{#n;#e;#s;#a=null;#t=null;#o=!1;#i=new Map;draws=!1;sharesWeights=!0;constructor(e,n=null,s=yt){
this.#n=e,this.#s=s,this.#e=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&ea.includes(e)?e:null,
Vt||(this.choice="browser"),this.obstacle="",this.#t||(this.#a=null)}get model(){return this.#t}get isInBrowser(){return this.#t!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.#a&&this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,na))]),this.#t&&this.choice!==
"server")return this.explainHere(e);if(!Vt)throw new $t(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.
choice!=="server"&&!!navigator.serviceWorker?.controller?Rs(n):n;try{return{...await this.#c(e,o),engine:"server"}}catch(r){
if(!(r instanceof $t&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#t)return this.explainHere(
e);throw this.choose(this.choice),r}}async searchPlaces(e){if(Vt||await this.prepare(),this.#t&&this.choice!=="server"){
let{places:s}=this.#t;return s.search(e,Hs).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await jt(`${this.#e}/locations?${pn({q:e,limit:Hs})}`,{},this.#s);return n}async prepare(){try{this.#a??=this.#r(),
this.#t=await this.#a}catch(e){this.#o=!0,this.obstacle=xe(e)}}explainHere(e){let n=this.#t,{interventions:s,...o}=e,r=JSON.
stringify([o,s||null]),a=this.#i.get(r);if(a)return a;try{let i={...n.trace(e),engine:"browser"},[c=""]=this.#i.keys();return this.#i.
size>=sa&&this.#i.delete(c),this.#i.set(r,i),i}catch(i){let{problems:c}=i;throw c?new $t(422,c):i}}async#c(e,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#e}/views/network?${aa(e)}`,{trace:r}=await jt(
o,{...n&&{signal:n}},this.#s);return re(r)}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(
e),...n&&{signal:n}};return jt(`${this.#e}/explain?encoding=base64`,s,this.#s)}async#r(){let e=await Is(this.#n,this.#s);
if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},
s]=await Promise.all([Bs.load(this.#s),vs(e,this.#o,this.#s)]),o=Ws(s,e);o.catch(()=>{});let r=new n(e,s);return await o,
r}};function aa(t){let e=Object.entries(t).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return pn(
Object.fromEntries(e))}var ia={browser:"Computed in this browser.",server:"Computed in Python."},Me=class{#n;#e=document.createElement("output");#s=document.
createElement("span");#a=document.createElement("ul");#t=document.createElement("button");#o=document.createElement("spa\
n");#i=document.createElement("p");engine="server";constructor(e){this.#n=e,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#e.dataset.answer="",this.#s.className="quiet",this.#a.setAttribute(
"aria-label","Changes"),this.#t.type="button",this.#t.textContent="as learned",this.#t.title="Take all changes back",this.#t.
addEventListener("click",()=>e({})),this.#o.className="quiet",this.#i.className="view-failure",this.#i.setAttribute("rol\
e","alert"),this.root.append(this.#e,this.#s,this.#a,this.#t,this.#o,this.#i)}show(e,n,{learned:s,isCompared:o,note:r}){
this.engine=e.engine,gn(this.#e,e),this.#e.title=ia[e.engine];let{value:a,change:i}=s?js(e,s):{value:"",change:""};this.#s.
textContent=a&&`as learned ${a}${i&&` ${i}`}`,this.root.classList.toggle("compares",o),this.#r(n),this.#c(r),this.fail("")}wait(e,n){
gn(this.#e,null),this.#s.textContent="",this.#r(e),this.#c(n),this.root.hidden=!1,this.#i.hidden=!0}fail(e){this.#i.textContent=
e,this.#i.hidden=!e,e&&(this.root.hidden=!1)}#c(e){this.#o.textContent=e,this.#o.hidden=!e}#r(e){let n=this.root.contains(
document.activeElement),s=Ts(e,this.#n);this.#a.replaceChildren(...s),this.root.hidden=this.#t.hidden=s.length===0,n&&!this.
root.contains(document.activeElement)&&this.#t.focus()}};var Ds="network";var ca=["place","pointer","generation head","probability"];function Us(t,e,n){return{kind:Ds,get trace(){return dn(e)},get before(){
return n&&dn(n)},meta:{...t,summary:la(e,n),table:{columns:ca,rows:ha(e)}}}}var Ae=t=>`${(100*t).toFixed(1)} %`;function Vs({
prediction:{location:t,name:e},places:n}){return n[t]?.label??e??`#${t}`}function la(t,e){let{probability:n,from_pointer:s,
from_generation:o}=t.prediction,r=n?`${Vs(t)} leads with ${Ae(n)}: ${Ae(s)} copied by the pointer, ${Ae(o)} from the gen\
eration head.`:"No known place has any probability.";return e?`${r} Compared with: ${Vs(e)} with ${Ae(e.prediction.probability)}\
.`:r}function ha(t){let{pointer:e,generation:n,final:s}=t.location_probabilities,o={pointer:e,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},a=(c,l)=>t.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,i=[...s,...t.visits,...n??[]].map(({location:c})=>c);return[...new Set(
i)].map(c=>[t.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>a(l,c))])}var ua="Loading the network …",ma="Waiting for the server …",qs=new Map,Oe=class{#n;#e;#s=null;#a=null;#t=null;#o=null;#i=null;#c={};#r={};#l=[];#h=[];#u=0;#f=0;constructor(e,n){
this.#n=e,this.#e=n,this.bar=new Me(o=>this.#m(o));let{drawn:s}=e;s.addEventListener("focusin",()=>this.#b());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#b()});
for(let o of[e.root,this.bar.root])o.addEventListener("keydown",r=>this.#k(r))}get text(){return Object.keys(this.#c).length?
JSON.stringify(this.#c):null}begin(e,n,s){this.#u+=1,cancelAnimationFrame(this.#f),this.#a=e,this.#t=n,this.#i=s,this.#c=
this.#r=n.interventions,this.#o=this.text?null:n,this.#l=[],this.#h=[];let o=this.#e.server(),r=n.notation!==null&&(o!==
null||Ps(n.model));this.#s=r?pa(n.model,o):null,r?this.#n.hooks.act=a=>this.#$(a):delete this.#n.hooks.act,this.#n.hooks.
whatIf=a=>this.#x(fn(this.#r,a,n)),this.#d(n,"server")}follows(e){if(e===(this.text??""))return!0;let n=this.#e.server()===
null||this.#s?.isInBrowser;if(!this.#s||!n)return!1;try{return this.#m(Object(JSON.parse(e||"{}"))),!0}catch{return!1}}#b(){
this.#s?.prepare()}#$(e){if(!this.#t)return;let n=fn(this.#r,e,this.#t);"isDone"in e&&!e.isDone?this.#O(n):this.#m(n)}#O(e){
cancelAnimationFrame(this.#f),this.#f=requestAnimationFrame(()=>{let n=this.#x(e);n&&(this.#n.show(n,this.#i??this.#o),this.#d(
n,"browser",e))})}#x(e){return this.#s?.model?.trace(this.#M(e))??null}#m(e){this.#l.push(this.#r),this.#h=[],this.#w(e)}#k(e){
let n=e.key.toLowerCase();!this.#s||!(e.ctrlKey||e.metaKey)||!["z","y"].includes(n)||(e.preventDefault(),n==="y"||e.shiftKey?
this.#g(this.#h,this.#l):this.#g(this.#l,this.#h))}#g(e,n){let s=e.pop();s&&(n.push(this.#r),this.#w(s))}async#w(e){let n=this.#s;
if(!n)return;cancelAnimationFrame(this.#f),this.#r=e,this.#u+=1;let s=this.#u,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||
this.bar.wait(e,o?ua:ma),this.#e.resized();try{await n.prepare();let r=Object.keys(e).length>0,{engine:a,...i}=await this.#y(
n,e),c=r&&!this.#i;if(c&&(this.#o??=await this.#y(n,{})),s!==this.#u||!this.#a)return;let l={...i,interventions:e},h=this.#i??
(c?this.#o:null);this.#t=l,this.#c=e,r||(this.#o=l),this.#d(l,a);let u=Us(this.#a,l,this.#i);this.#e.answered({figure:u,
trace:l,before:h,interventions:e})}catch(r){if(s!==this.#u||!this.#t)return;n.choose(n.choice),this.#r=this.#c,this.#n.show(
this.#t,this.#i??(this.text?this.#o:null)),this.#d(this.#t,this.bar.engine),this.bar.fail(xe(r)),this.#e.resized()}}async#y(e,n){
let s=await e.explain(this.#M(n));if(!fa(s))throw new Error("The server gave no trace of this network.");return s}#M(e){
let{notation:n,user:s,predict_at:o,location_probabilities:r}=this.#t;return{visits:n??"",user:s,predict_at:o,top_k:r.final.
length,interventions:Object.keys(e).length?e:null}}#d(e,n,s=this.#c){let{sharesWeights:o=!0,obstacle:r=""}=this.#s??{},a=Object.
keys(s).length>0;this.bar.show({...e,engine:n},s,{learned:a&&!this.#i?this.#o:null,isCompared:this.#i!==null,note:o&&r?`\
This browser cannot compute: ${r}`:""})}};function fa(t){return"tensors"in t}function pa(t,e){let n=JSON.stringify([e,t]),
s=qs.get(n)??new we(t,null,e??yt);return s.draws=!0,qs.set(n,s),s}function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(da)}}function ae(t){return t==null||t===!1?null:String(typeof t=="number"?ft(t):t)}function ft(t){return Math.round(t*100)/100}function Ut(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=ft(s);return`\
M${ft(e)} ${ft(n)}h${r}v${ft(o)}h${-r}Z`}).join("")}function At(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l,
h]=[t,n,(t+n)/2].map(ft);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function yn(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l,h]=[t,n,(t+n)/2].map(ft);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function zs(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l]=[t,n].map(
ft);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function da(t){return t!=null&&t!==!1&&t!==""}var ga=/[ijlI.,:;'|!()[\]]/,ya=/[mwMW%@—…]/,ba=/[A-ZÄÖÜ0-9+=<>]/;function B(t,e,n=!1){let s=0;for(let o of t)s+=bn(
o);return s*e*(n?1.06:1)}function bn(t){return ga.test(t)||t===" "?.29:ya.test(t)?.87:ba.test(t)?.65:.55}function tt(t,e,n,s=!1){
if(B(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-bn("…"),r="";for(let a of t){if(o-=bn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Se(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||B(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,tt(a,e,n,o)]}function O(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function S(t,e=1){if(t===
Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Ot(t){
let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ot(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var at=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var $a=.6,xa=["pointer","generation"];function ie({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function Ee(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=ie(
t),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Ys(e),...Ys(n)],c=[
...new Set(i)].flatMap(h=>xa.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Ys({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function Ne({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<$a)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:m("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&m("title",{},a))}function Te(t,e,n){return`${O(t,1)}; ${n} ${O(e,1)}`}var ka=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function bt(t,e){for(let{kind:n,pattern:s}of ka){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return wa(a,e)?a:null}return null}function wa({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:
t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function it(t,e){
return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function ce(t,e){
return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:it(t,e)}function ct({lit:t},e,n){return t?.kind===
e&&t.layer===n?" lit":""}function pt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??
0]??null:null}var xn=5,Ks=1440,$n=5,Ma=60,Aa={least:.1,most:10};function Zs(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=bt(a,e);if(r===
"gate")return Oa(t,n);if(r==="attention_temperature")return Xs(t,e,"attention");if(r==="pointer_temperature")return Xs(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?Na(t,c,e,h,l):Sa(t,n,h)}function Js({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=xn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function kn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=Aa;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Oa({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Xs({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=xn,
!o)return null;let i=kn(n,s,(r-e)/Ma);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Sa({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=xn,!r)return null;let c=Math.sign(Ea(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function Ea(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function Na({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-e)>=2,!l)return null;let p=$n*Math.round((u-e)/c*Ks/$n),g=r==="time"?Math.min(Ks-$n,Math.max(0,a+p)):Math.
max(0,i+p);return g===h&&!f?null:(h=g,{kind:r,visit:o,minutes:g,isDone:f})}}}var Ta=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],St=class{#n=new Map;constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=
e.visits.length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))e=Math.max(e,o);return e||1}get slices(){return Ta.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#t(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(
...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#t(`${n}.attention_out`):null;return{residual:this.#t(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#t(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let e=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.category??null}}answer(e,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:p})=>p),r=[...new Set(n)].filter(p=>!o.includes(
p)),a=o.filter(p=>!n.includes(p)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(p=>!i.includes(p)),...r].map(p=>this.#e(
p)),h=p=>l.reduce((g,y)=>g+y[p],0),u=this.#a(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(e){return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointe\
r",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e===
"final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(a=>a.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#s(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#s(
"final",e)?this.probabilityOf("final",e):null}#s(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#a(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#a(e){return this.trace.architecture.locations-1-e.length}#t(e){let n=this.#n.get(e);if(n)return n;let s=this.#o(
e);return this.#n.set(e,s),s}#o(e){let n=this.values(e),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<
this.count;r++){let a=0;for(let i=r*s;i<(r+1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function dt(t){let e=0;for(let n=1;n<
t.length;n++)Number(t[n])>Number(t[e])&&(e=n);return e}var _a=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function xt(t,e){for(let[s,o]of _a){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return Ra(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:La(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function La(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?dt(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?dt(s.lastRow(e,n)):null}function Ra({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Qs(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function wn(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Mn(t,e,n){let s=xt(t,n),[
o,r]=Ca[e]??[0,0];if(!s||o===0&&r===0)return null;let a=Pa(s,o,r,n);return a!==null&&xt(a,n)?a:null}var Ca={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Pa(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let f=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let g=f.findIndex(({location:d})=>d===
t.location),y=g<0||n===0?void 0:f[g+n];return y?`${p}.${y.location}`:null}}var An={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Ia=.78,On=1.07,va=1.12;function R(t){return t.stage.type/13}
function D(t,e,n="label"){let s=n==="title"||n==="strong";return On*B(to(e),An[n]*R(t),s)}function to(t){return t.replaceAll(
"−","+")}function F(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:tt(s,i/On,An[o]*R(t),l),u=[o,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:e,y:n},h)}function H(t,{
x:e,y:n,width:s},o,r="label"){let a=An[r]*R(t),i=B(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(g,y)=>g+Fa(y,a),0),p=c.at(-1);p&&l+i+f<=s?(p.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>Wa(
e,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function v(t){return t.split(" ").map(e=>[{text:e}])}function Wa(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:t,y:e},i)}function Fa({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?Ia:1)*(e.includes("math")?va:1);return On*B(to(t),s*o,e.includes("strong"))}var Ga=[137,80,78,71,13,10,26,10],Le=256,Sn=65535,Ha=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),eo=new Map;function Et(t,e,n){let s=t.length/e,o=new Uint8Array(s*(e+1));for(let i=0;i<
s;i++)for(let c=0;c<e;c++){let l=Math.min(1,Math.max(0,Number(t[i*e+c])||0));o[i*(e+1)+1+c]=Math.round(l*(Le-1))}let r=[
...Re(e),...Re(s),8,3,0,0,0],a=[Ga,..._e("IHDR",r),..._e("PLTE",Ba(n)),..._e("IDAT",ja(o)),..._e("IEND",[])];return`data\
:image/png;base64,${Dt(no(a))}`}function Ba([t,e]){let n=[...t,...e].join(" "),s=eo.get(n);if(s)return s;let o=new Uint8Array(
3*Le);for(let r=0;r<Le;r++){let a=r/(Le-1);for(let i of[0,1,2])o[3*r+i]=Math.round(t[i]+a*(e[i]-t[i]))}return eo.set(n,o),
o}function _e(t,e){let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e])for(let r=0;r<o.length;r++)s=Number(
Ha[(s^Number(o[r]))&255])^s>>>8;return[Re(e.length),n,e,Re(~s)]}function ja(t){let e=[[120,1]];for(let o=0;o<t.length;o+=
Sn){let r=t.subarray(o,o+Sn),a=o+Sn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push([Number(a),i,c,i^255,c^255],r)}let[
n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return no([...e,[s>>8,s&255,n>>8,n&255]])}function no(t){let e=new Uint8Array(
t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;return e}function Re(t){return[24,16,8,0].map(
e=>t>>>e&255)}var Da=20,so=46,En=28,ro=9;function ao(t,e,n){let{width:s,height:o}=t.stage.size,r=R(t),a=Math.min(Da*r,.035*s),i=Va(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,io(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function io(t,e,n){let s=n*(t.
length-1),o=t.reduce((f,{least:p})=>f+p.width,s),r=t.reduce((f,{least:p})=>f+p.height,s),a=t.every(({least:f})=>f.height<=
e.height),i=t.every(({least:f})=>f.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let f=t.reduce((p,g)=>g.
rank>p.rank?g:p);return io(t.filter(p=>p!==f),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=e;return t.map(f=>{let p=(f.share??1)/l,g=c?{x:h,y:u,height:e.height,width:f.least.width+p*(e.width-o)}:{x:h,y:u,
width:e.width,height:f.least.height+p*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:f,box:g}})}function q(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=R(t),c=D(t,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),F(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function Y(t,{x:e,y:n,width:s,height:o}){let r=R(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=R(t),
c=D(t,s,"label")+(r?24:4)*i;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),F(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function Va(t,e,n){
let{width:s,height:o}=t.stage.size,r=R(t),a=Qs(e,t.reading),i=Ua(t,a,n),c="goes back",l=46*r+D(t,c,"small"),h="You are h\
ere",u=D(t,h,"small")+10*r,f=s-n,p=f-i.end-20*r,g=o>=560*r&&Nn(t,En*r)>p,y=g?oo(t,f-n-u):oo(t,p,ro*2),d=y?Nn(t,y):0,b=g||
p-d>=u,k=g?p:p-d-(b?u:0),$=(g?46:8)*r+(En*r-(y??0))/2;return{height:(g?so+36:so)*r,marks:[i.marks,k>=l+16*r&&m("g",{key:"\
escape",class:"escape"},m("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(t,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),F(t,i.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&F(t,f-d-10*r,(g?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&m("g",{key:"thumbnails"},qa(t,e,f-d,$,y))]}}function Ua(t,e,n){let s=R(t),o=t.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",f=Math.min(
D(t,l,u),Math.max(20*s,n+o-r));if(a.push(m("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"\
ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),F(t,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function oo(t,e,n=ro){
let s=R(t);for(let o=En;o>=n;o--)if(Nn(t,o*s)<=e)return o*s;return null}function Nn(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*R(t)))+2.2*e}function qa(t,e,n,s,o){let{reading:r}=t,a=R(t),i=[],c=n;for(let b=0;b<r.layers;b++){
for(let $=0;$<r.heads;$++){let x=r.weights(b,$),M=Math.max(...x)||1,T=r.isRemoved(b,$)||r.isSkipped(b,"attention");i.push(
d(`layers.${b}.heads.${$}`,`Layer ${b}, head ${$}${T?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:Et(
x.map(w=>w/M),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let k=.4*o;
i.push(d(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>m("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.max(1,(k-4)*x),height:Math.max(1,.12*o)}))])),c+=k+8*a}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,p=c+1.2*o;r.hasPointer&&i.push(d("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",
d:At(c,[l-f,l],p,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&i.push(d("generation","Generation",c,1.2*o,[m("path",{class:"g\
eneration",d:At(c,[l,l+f],p,[u-f,u+f])})],[l,o/2])),r.hasGate&&i.push(d("gate","Gate",p,.3*o,[m("rect",{class:"pointer",
x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,y=p+.3*o;return i.push(d(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
y,.7*o-2,[m("rect",{class:"answer-bar",x:y+2,y:l-f,width:.7*o-6,height:2*f})])),i;function d(b,k,$,x,M,[T,w]=[s,o]){let A=e.
name===b||e.name.startsWith(`${b}.`),E=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":k,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:E||A?"th\
umb-frame":"ground",x:$,y:T,width:x,height:w,rx:2}),m("title",{},k))}}var co=13;function Nt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=R(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=ho(f),g=new Map([...r].map(E=>[E,S(f[E]??0,p)])),y=[...g.values()].
some(E=>D(t,E,"tiny")>h+2*c),d=g.size>0&&!y?co*c:1,b=y?co*c:0,[k,$]=s.extent??Ce(f),x=za(e.height-b,k,$,d),M=x>0?Math.max(
d,k*x):(e.height-b)/2,T=e.y+b+M,w=f.map((E,_)=>{let L=Math.abs(E)*x,I=_===a;return m("rect",{key:`bar ${_}`,class:`bar ${o}${E<
0?" negative":""}${I?" chosen":""}`,x:e.x+_*h+u/2,y:E<0?T:T-L,width:Math.max(.5,h-u),height:Math.max(.4,L)},i&&m("title",
{},i(_)))}),A=[...g].map(([E,_])=>F(t,e.x+lo((E+.5)*h,D(t,_,"tiny")/2,e.width),y?e.y+9*c:T+(Number(f[E])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:E===a?"chosen":"",key:`number ${E}`}));return[m("path",{key:"line",class:"axis",d:`M${e.
x} ${T}H${e.x+e.width}`}),w,A]}function za(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function qt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*R(t),c=e.map(ho),l=Array.from(n,(g,y)=>Math.
max(...e.map((d,b)=>D(t,S(Number(d[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(d=>Math.abs(f(d)-f(g))>=p(g)+p(d)+i)&&u.add(g);
return u;function f(g){return lo((g+.5)*a,p(g),s)}function p(g){return l[g]??0}}function lo(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Ce(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function ho(t){let e=Math.
max(...Ce(t));return e>=99.5?0:e>=.95?1:2}var uo=8;function Wt(t,e,n,{chosen:s=null,open:o}={}){let r=R(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(D(t,k.title,"strong"),c?D(t,k.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),f=e.x+u,p=e.width-u-l,g=a?17*r:0,y={x:f,width:p,height:Math.max(6*r,i-uo*r-g)},d=n[0]?.values.length??
1,b=p/d;return[n.map(({key:k,title:$,says:x,values:M,colour:T,open:w},A)=>{let E=e.y+A*i,_=a?E+12*r:E+i/2+(c?-2:4)*r,L=a?
e.width:u-8*r,I=D(t,$,"strong")+10*r;return m("g",{key:k,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?$:null},w&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:E,width:e.width+
8*r,height:i,rx:4}),F(t,e.x,_,$,{kind:"strong",width:L,key:"title"}),a&&F(t,e.x+I,_,x,{kind:"small",width:e.width-I,key:"\
beside"}),c&&F(t,e.x,_+15*r,x,{kind:"small",width:L,key:"says"}),Nt(t,{...y,y:E+g+uo/2*r},M,{colour:T,chosen:s,exact:W=>`${$}\
, number ${W+1}: ${S(Number(M[W]),4)}`}),s!==null&&F(t,e.x+e.width,E+g+(i-g)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:d},(k,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:e.y,
width:b,height:i*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${S(Number(M[$]),3)}`).join(`
`)))))]}function mo(t){let e=Za(t??"").map(Ja);for(let n=Xa;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Tn.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var fo={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Ya={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Tn=new Map(Object.entries(Ya).flatMap(([t,e])=>e.map(n=>[n,t]))),Ka=new Set([...Tn.keys()].flatMap(
t=>t.split(" "))),Xa=Math.max(...[...Tn.keys()].map(t=>t.split(" ").length));function Za(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Ja(t){let e=t.replace(/s$/,"");return Ka.has(e)?e:t}var Qa=24;function lt(t,e,n,s){let o=s/Qa;return m("path",{key:"icon",class:"icon",d:fo[mo(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function j(t,e){let n=t.visits[e];return n?`${n.label}, ${Tt(t,e)}`:""}function Ft(t,e){return t.visits[e]?.label??""}function _n(t){
return t>0&&t<5e-4?"<0.1 %":O(t,1)}function Tt(t,e){let n=t.visits[e];return n?`${at[n.weekday]} ${ot(n.start_minute)}`:
""}function go(t,e){return Ot(t.visits[e]?.duration_minutes??0)}function yo(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=R(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,p=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,f-p)/g,d=T(po(n,r).map(w=>({visit:w,half:D(t,x(n[w],w),w===r?"strong":"tiny")/2}))),b=T(po(n,r).map(w=>({visit:w,half:D(
t,M(w),w===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:w},A)=>{let E=k(A),_=A===r,L=Number(n[A])*y;return m("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":i(A),role:"button",tabindex:"-1","aria-label":`${j(c,A)}: weight ${O(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+A*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:E-
Math.min(.36*h,20*l),y:f-L,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,L)}),d.has(A)&&F(t,$(A,d),f-L-4*l,x(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&lt(w,E-7*l,f+5*l,14*l),b.has(A)&&F(t,$(A,b),
e.y+e.height-4*l,M(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${j(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function k(w){return e.x+(w+.5)*h}function $(w,A){let E=A.get(w)??0;return Math.max(
e.x+E,Math.min(e.x+e.width-E,k(w)))}function x(w,A){return A===r?_n(Number(w)):O(Number(w)).replace(" %","")}function M(w){
return S(Number(s[w])/o,w===r?2:1)}function T(w){let A=new Map;for(let{visit:E,half:_}of w){let L=Math.max(e.x+_,Math.min(
e.x+e.width-_,k(E)));[...A].every(([W,P])=>{let C=Math.max(e.x+P,Math.min(e.x+e.width-P,k(W)));return Math.abs(L-C)>=_+P+
3*l})&&A.set(E,_)}return A}}function po(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function bo(t,e){let n=R(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ti(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>ei(t,s)}]}function ti(t,e){let{reading:n}=t,s=R(t),o=Y(t,e),r=n.values(
"context"),a=H(t,o,v(`${j(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...q(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=o.width*f.length/c,g={...o,
y:o.y+a.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Nt(t,g,f,{colour:"\
stream",extent:Ce(r),numbered:qt(t,[f],f,p),exact:y=>`Number ${u*c+y+1}: ${S(Number(f[y]),4)}`}))})]}function ei(t,e){let{
reading:n}=t,s=R(t),o=Y(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=H(t,o,v("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...q(t,e,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},Wt(t,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}function zt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Kt(Lt(a,s,c),Lt(i,o,c));return $o(h,l,null,t,o)}function Pe(t,e,n,s){let o=Lt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Ln(o,t.trace.interventions.attention_temperature??1)}function Yt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return $o(Kt(n,Lt(s,e,n.length)),o,r,t,e)}function Ie(t){return Ln(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function $o(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Kt(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Jt(n)}}function Ln(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=Jt(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function le(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:_t(t,`${s}.weight`,r),bias:_t(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function ve(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=_t(t,`${o}.bias`,s),i=nt(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Kt(i,Lt(r.values,s,i.length)),bias:a}}function xo(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=_t(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=Rn(t,c,e),u=Kt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:Jt(i.map(({dot:c})=>c.sum))+o}}function Rn(t,e,n){let s=t.values(`inputs.${e}`);return Lt(
s,n,s.length/t.count)}function nt(t,e,n){let s=t.values(e);return Lt(s,n,s.length/t.count)}function Xt(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Kt(e,n.values):null,bias:_t(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Rt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Kt(n,Lt(
s.values,e,n.length)):null,r=_t(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function ko(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Ln(e,1):null}function Zt(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?Jt(s.map(a=>Number(
t.pointerWeights[a]))):0,r=ni(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function ni(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function _t(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Lt(t,e,n){return t.subarray(e*n,(e+1)*n)}function Jt(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Qt="→",wo=30,si=8,oi=20,ri=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function he(t,e,{first:n,second:s,products:o},r){let a=R(t),i=o.length,c=i>oi&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,f=e.x+wo*a,p=e.width-wo*a,g=ue(o),y=qt(t,[n,s,o],o,p,g),d=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=p/i,k=$=>`${S(
Number(n[$]),4)} × ${S(Number(s[$]),4)} = ${S(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*a,rx:3}),d.map(({letter:$,colour:x,values:M,title:T},w)=>{let A=e.y+w*h,E={x:f,y:A+
u,width:p,height:h-u-6*a};return m("g",{key:`row ${w}`},F(t,e.x,A+12*a,T,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),F(t,e.x,A+u+.5*E.height+5*a,$,{also:`math letter ${x}-words`,key:"letter"}),Nt(t,E,M,{colour:x,numbered:y,chosen:g,
exact:k}))}),c&&ai(t,{x:f,y:e.y+3*h,width:p,height:l},o)]}function ai(t,{x:e,y:n,width:s},o){let r=R(t),a=s/o.length,i=Math.
max(si,Math.ceil(o.length/8));for(;i<o.length&&i*a<D(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,p]=[e+h*i*a+2,e+(h*i+u.length)*a-2],g=u.reduce(
(y,d)=>y+d,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),F(t,(f+p)/2,n+17*r,S(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function We(t,e,n,s,o,r,a){let i=R(t),c=ii(n,s,r),l=ci(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=H(t,h,c).height+H(t,h,l).height+10*i,f=132*i,p=Math.max(70*i,Math.min(.36*e.height,210*i)),
g=e.height-u-p>=f,y=Math.min(e.height-u-(g?p:0),276*i),d=e.height-u-y,b=H(t,{...h,y:e.y+y+4*i},c),k=H(t,{...h,y:e.y+y+b.
height+6*i},l);return[m("g",{key:"dot"},he(t,{...e,height:y},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),g&&m("g",{key:"softmax"},
yo(t,{...e,y:e.y+y+u,height:d},s,o,a))]}function ii({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(t.sum,2)}`,kind:"strong"}],n?[{text:`${Qt}\
 ÷ √${e} = `},{text:S(h,2),kind:"strong"}]:[{text:`${Qt} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Qt} no position bias: it is off`}]:[{text:`${Qt} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${Qt} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${Qt}\
 ÷ temperature ${li(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function ci({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return v("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${kt(u)}\
;`}],[{text:`${kt(u)} / ${kt(c)} = `},{text:_n(Number(l[n])),kind:"strong"},{text:","}],...v(`where ${kt(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function kt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>ri[s]??"").join("")}`}
function ue(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function li(t){
return String(Math.round(1e3*t)/1e3)}var hi=6;function Mo(t,e){let n=R(t),s=Xt(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>ui(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>mi(t,r,s)}),o}
function ui(t,e,{hidden:n,dot:s,bias:o,logit:r}){let a=R(t),i=Y(t,e),c=s&&o!==null?[...v("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...v("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=H(t,{...i,
y:0},c),h=rt(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=H(t,{...i,y:i.y+u+4*a},c),p=qt(t,[n],n,i.width);return[...q(t,e,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?he(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Nt(t,{...i,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function mi(t,e,n){let{reading:s}=t,o=R(t),r=Y(t,e),{gate:a,trace:i}=s,c=H(t,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=H(t,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...q(t,e,f()),n&&h.height>=60*o&&m("g",{key:"curve"},g(h,n)),...u.marks,m("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:d}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let x=d?`Only the ${d==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...v(x),b]}let k=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...k,...v(`is the gate: ${O(a,1)} of the answer comes from \
the pointer, ${O(1-a,1)} from generation.`)];let $=d?`Only the ${d==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...v($),...v("As learned it would be"),
...k]}function g(d,{logit:b,learned:k}){let $=Math.max(hi,Math.ceil(Math.abs(b))),x=L=>d.x+(L+$)/(2*$)*d.width,M=d.y+d.height,
T=L=>M-L*d.height,w=Array.from({length:61},(L,I)=>{let W=-$+I/30*$;return`${x(W).toFixed(1)} ${T(1/(1+Math.exp(-W))).toFixed(
1)}`}),[A,E]=[x(b),T(k)],_=b>0;return[m("path",{key:"axes",class:"axis",d:`M${d.x} ${d.y}V${M}H${d.x+d.width}M${d.x} ${T(
.5)}H${d.x+d.width}`}),[0,.5,1].map(L=>F(t,d.x-6*o,T(L)+4*o,L===.5?"0.5":String(L),{kind:"tiny",anchor:"end",key:`share ${L}`})),
[-$,0,$].map(L=>F(t,x(L),M+15*o,S(L,0),{kind:"tiny",anchor:"middle",key:`logit ${L}`})),F(t,(x(0)+x(-$))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${E}H${d.x}`}),m("circle",{key:"point",class:"point",cx:A,cy:E,r:5.5*o}),F(t,A+(_?-10:10)*o,_?
Math.max(E-6*o,d.y+9*o):E-8*o,k.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function y(d){let b=a*d.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:d.x,y:d.y,width:b,height:d.height}),m("rect",{key:"generation",class:"\
bar generation",x:d.x+b,y:d.y,width:d.width-b,height:d.height}),F(t,d.x,d.y+d.height+15*o,`pointer ${O(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),F(t,d.x+d.width,d.y+d.height+15*o,`generation ${O(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Ao=14,Oo=34;function ht(t,e,n,{largest:s,most:o=Oo,isOrdered:r=!1,isWalked:a=!1}={}){let i=R(t),c=Math.max(1,Math.floor(
e.height/(Ao*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),f=u>=30*
i,p=Math.max(1,Math.ceil(Ao*i/u)),g=h.findIndex(({isChosen:w})=>w),y=u>=13*i&&h.some(({category:w})=>w!==void 0),d=y?22*
i:0,b=Math.max(...h.map(({text:w})=>D(t,w,"strong")))+8*i,k=Math.max(0,...h.map(({beside:w=""})=>w?D(t,w,"small")+10*i:0)),
$=Math.max(...h.map(({label:w,says:A=""})=>Math.max(D(t,w,"strong"),f?D(t,A,"small"):0)))+8*i,x=Math.min($,.58*(e.width-
d-b-k)),M={x:e.x+d+x,width:Math.max(1,e.width-d-x-b-k)},T=s??(Math.max(...h.map(({parts:w})=>w.reduce((A,{value:E})=>A+Math.
abs(E),0)))||1);return[h.map((w,A)=>{let E=e.y+(A+.5)*u,_=A===g||(h.length-1-A)%p===0&&(g<0||Math.abs(A-g)>=p),L=M.x,I=Math.
min(.62*u,.42*o*i);return m("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*i,y:E-u/2,width:e.width+6*i,height:u,rx:4}),y&&(_||
u>=17*i)&&w.category!==void 0&&lt(w.category,e.x,E-7.5*i,15*i),_&&F(t,e.x+d,E+(f&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:x-6*i,key:"name"}),f&&w.says&&F(t,e.x+d,E+12.5*i,w.says,{kind:"small",width:x-6*i,key:"says"}),w.
parts.map(({value:W,colour:P},C)=>{let G=Math.abs(W)/T*M.width,U=m("rect",{key:`part ${C}`,class:`bar ${P}${W<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:L,y:E-I/2,width:Math.max(.5,Math.min(M.width,G)-(w.parts.length>1&&G>2?.8:0)),height:Math.
max(1,I)});return L+=G,U}),_&&w.beside&&F(t,e.x+e.width-b,E+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(t,e.x+e.width,E+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&m("title",{},w.exact))}),
l&&F(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function te(t,e,n,s=Oo){
return Math.min(s*R(t)*n,e.height)}function So(t,e){let n=R(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>fi(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>pi(t,s,e)}]}function fi(t,e,n){let{reading:s}=t,
o=R(t),r=Y(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:g,category:y}=s.
nameOf(f),{logit:d}=Rt(s,f);return{key:`place ${f}`,label:g,category:y,parts:[{value:p,colour:"generation"}],beside:d===
null?"":S(d,2),text:O(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${g}: ${d===null?"":`logit ${S(d,4)}, `}\
probability ${O(p,3)}`}}),c=s.trace.architecture.locations,l=H(t,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},ht(t,u,i,{isWalked:!0})),h.mark]}function pi(t,e,{location:n}){let{reading:s}=t,o=R(t),r=Y(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Rt(s,n),h=ko(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...v("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),d=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:S(
d,2),isRaised:!0},{text:` = ${kt(y)};`}],[{text:`${kt(y)} / ${kt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...v(`${kt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...v("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let p=H(t,{...r,y:0},f),g=i?Math.min(r.height-p.height-8*o,450*o):0;return[...q(t,e,`How does it score ${a}?`),i&&m("g",
{key:"dot"},he(t,{...r,height:g},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...H(t,{...r,y:r.y+g+(i?6*o:0)},f).marks]}var me=20,Fe=8,No=19,X=8,pe=3,Pn=4,fe=4,di=.05,gi={least:13.5,most:38,lane:3},In=13,yi=760;function vn(t,e,n=1){let s=e.
type/In,o=46*s,r=e.height-98*s,a=Wn(t.count,o,r,gi,s,$i(t)),i=e.width>=1180*s,c=e.width<yi*s,l=e.width>=1040*s&&t.layers<=
3,h=c?bi(t,s):To(t,i,s),u=l?62*s:0,f=l?u+22*s:16*s,p=e.width-2*me-Eo(Object.values(h)),[g,y]=[o+12*s,e.height-4*s],d=xi(
t.heads,p/t.layers-f,y-g,s),b=d.columns*(d.side+Fe*s)-Fe*s,k=t.heads>0?b+f:f,$=Math.max(0,p-t.layers*k);c||(h.visits+=Math.
min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.min(.1*$,50*s));let x=e.width-2*me-
Eo(Object.values(h))-t.layers*k,M=Math.min(x,t.hasPointer?220*s:60*s);h.bands+=M;let T=(x-M)/t.layers,w={x:me,width:h.visits},
A=me+h.visits+12*s,E=i?{x:A,width:h.slices}:null;E&&(A+=h.slices+12*s);let _=Array.from({length:t.layers},(J,st)=>{let Q=A+
st*(k+T);return{x:Q,width:b,maps:ki(t.heads,Q,g,y,d,s),stream:l?Q+(t.heads>0?b+10*s:0):null}});A+=t.layers*(k+T);let L=e.
width-me,I=L-h.answer,W=I-h.leave-h.gate,P=A+h.scores+h.weights+8*s,C=W-h.flow-X,G=Math.min(190*s,.24*e.height)/n,U=t.hasGate?
.56*e.height:(o+r)/2,et=Pn*s,K=t.hasPointer?e.height-G-pe*et-6:(o+r-G)/2-et;return{size:e,type:e.type,rows:a,visits:w,slices:E,
layers:_,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:P,places:C,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?fe-1:fe,top:o,bottom:r+60*s,x:I,right:L,segment:I-X},right:L,top:o,bottom:r,
full:G,across:{visits:a.map(({y:J})=>J),starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?K-12*s:r],gap:22*
s},generation:{start:K,gap:et},gate:U-G/2},bands:{ribbon:(J,st,Q)=>Cn(P,J,C,st,Q),into:(J,st,Q)=>Cn(C+X,J,W,st,Q),out:(J,st,Q)=>Cn(
W+h.gate,J,I-X,st,Q)}}}function Cn(t,e,n,s,o){return o?At(t,e,n,s):At(t,e,t,e)}function To({hasPointer:t,hasGate:e},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:X,flow:(e?
60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function bi(t,e){return{...To(t,!1,e),visits:166*e,scores:0,weights:(t.
hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}function $i({count:t,
pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=di?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function Eo(t){return t.reduce((e,n)=>e+n,0)}function Wn(t,e,n,{least:s,most:o,lane:r},a,i){let c=n-e,l=t,h=0,u=Math.
min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*h)/(u-h))),u=(c-(t-l)*h)/
l);let f=i&&new Set(i.slice(0,l)),p=e;return Array.from({length:t},(g,y)=>{let d=f?f.has(y):y>=t-l,b=d?u:h;return p+=b,{
y:p-b/2,height:b,isFull:d}})}function xi(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let a=n/
Math.ceil(t/r)-No*s,i=Math.min(a,(e-(r-1)*Fe*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function ki(t,e,n,s,{columns:o,
side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*No*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Fe*a),y:n+
Math.floor(h/o)*c,side:r}))}function Ge(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[f,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-e))/(f+p),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var gt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},_o=16,wi={least:20,most:110,lane:1},Mi=62,Fn=8,Ai=160,He=16,
Lo=6;function Hn(t,e,n,s=1){let o=n/In,[r,a]=[_o,e-_o],i=Wn(t.count,r,a,wi,o).map(({y:L,height:I,isFull:W})=>({x:L,width:I,
isFull:W})),c=Number(i.at(-1)?.width)>=Mi*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+He*o,u=h+(V.title+
V.inputs+He)*o,f=[];for(let L=0;L<t.layers;L++){let I=Oi(t.heads,r,a,u+V.title*o,o),W=I.at(-1),C=(W?W.y+W.side+8*o:u)+V.
title*o;f.push({y:u,maps:I,stream:C}),u=C+(V.bars+He)*o}let p=Si(t,r,u+V.title*o,a-r,o),g=Math.ceil(t.values("context").
length/p.columns)*p.cell,y=u+V.title*o+Math.max(g,20*o)+He*o,d=y+(t.hasPointer?(V.title+V.scores)*o:0),b=d+(t.hasPointer?
170:96)*o,k=b+X+((t.hasPointer?V.names:0)+(t.hasGate?48:30))*o,$=t.hasGate?28*o:0,x=Ei(a-r,o)/s,M=Pn*o,T=a-x-pe*M,w=Math.
max(78*o,x*s/2+6),A=k+$+34*o,E=a-x-16*o,_={most:fe,top:A,bottom:A+(fe+1)*w,x:r-6*o,right:E-8*o,segment:E};return{size:{width:e,
height:_.bottom+Math.max(0,(x*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:p,pointer:y,
ribbons:d,places:b,gate:k,gateHeight:$,answers:_,full:x,across:{visits:i.map(({x:L})=>L),starts:[r,a],places:{room:[r,t.
hasGeneration?T-2*Lo*o:a],gap:Lo*o},generation:{start:T,gap:M},gate:a-x},bands:{ribbon:(L,I,W)=>Gn(d,L,b,I,W),into:(L,I,W)=>Gn(
b+X,L,k,I,W),out:(L,I,W)=>W?zs(k+$,L,E+X,I):Gn(k+$,L,k,L,!1)}}}function Gn(t,e,n,s,o){return o?yn(t,e,n,s):yn(t,e,t,e)}function Oi(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+Fn*o)/r,i=Math.min(a-Fn*o,Ai*o),c=Math.max(gt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Fn*o),side:i,touch:gt}))}function Si(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function Ei(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Be={visits:0,slices:1,layers:2};function wt({reading:t,beside:e}){return e?[t,e]:[t]}function Ct(t){return Math.max(
...wt(t).map(({largestWeight:e})=>e))}function ee(t){return Be.layers+2*t}function Z(t){let e=Be.layers+2*t.layers,n=t.hasPointer?
e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function z(t,e){return t.beat>=e?1:0}var Bn=64,Ni=Float32Array.from({length:Bn},(t,e)=>e/(Bn-1));function jn({isOwnScale:t}){return t?"Same scale for all hea\
ds":"Own scale for each head"}function de({lit:t}){return t?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function je(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/13,c=r?s?"own largest":"\
largest of each head":O(Ct(t)),l=60*i,h=e+12*i,u=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:Et(Ni,
Bn,t.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*i,width:l,
height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=jn(t),p={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let y=17*i+l+B(c,12.5*
i),d=m("rect",{class:"ground",x:e-6*i,y:n+14*i-gt,width:y+12*i,height:gt});return m("g",{key:"scale",class:"switch",...p},
d,u)}let g=B(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-33*i},"Head maps: row reads colum\
n"),m("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${de(t)}`),u,m("g",{key:"switch",class:"switch",...p},m("rect",
{class:"handle stays",x:e,y:n+8*i,width:g,height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},
f)))}var Ro=24,Ti=.045,_i=.6;function Co(t,e){let n=R(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>Li(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>Pi(t,a,e)}]}function Li(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=R(t),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:Ct(t),g=Ci(t,e,n,f),y=Math.min(.36*e.width,190*l),d=e.y+42*l,[b,k]=[e.width-
y,e.height-44*l-g.height],$=e.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(k/h,$*b/h)},M={x:e.x+y,y:d,width:b,height:x.
height*h},T=`layers.${r}.heads.${a}`,w=x.height>=30*l,A=Ri(x.height,13*l);return[F(t,e.x,e.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),m("g",{key:"columns"},_()),m("g",{key:"rows"},L()),m("image",{key:"weig\
hts",class:"map",href:Et(u.map(P=>P/p),h,t.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},I()),m("rect",
{key:"column",class:"chosen-column",x:M.x+c*x.width,y:e.y,width:x.width,height:M.y+M.height-e.y,rx:3}),E(),m("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*x.width,y:M.y+i*x.height,width:x.width,height:x.height}),g.at(M.y+M.height)];function E(){
let P=M.y+i*x.height,C=19*l,G=(K,J)=>m("rect",{key:K,class:"chosen-row",...J,rx:3}),{height:U}=x;if(U>=C)return G("row",
{x:e.x-3,y:P,width:e.width+3,height:U});let et={x:e.x-3,y:P+(U-C)/2,width:y,height:C};return[G("row",{x:M.x-1,y:P,width:M.
width+2,height:U}),G("asking",et)]}function _(){let P=x.width>=14*l,C=Math.min(15*l,x.width-3*l),G=x.width>=30*l,U=M.x;return s.
visits.map((et,K)=>{let J=String(at[et.weekday]),st=et.weekday!==s.visits[K-1]?.weekday,Q=M.x+K*x.width,Bt=D(t,J,"tiny"),
Os=!P&&st&&Q>=U&&Q+Bt<=M.x+M.width;Os&&(U=Q+Bt+4*l);let un=M.x+(K+.5)*x.width;return m("g",{key:`column ${K}`,class:`par\
t choice${K===c?" here":""}${et.masked?" off":""}`,"data-open":`${T}.${i}.${K}`,role:"button",tabindex:"-1","aria-label":`\
Read from visit ${K+1}: ${j(s,K)}${et.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+K*x.width,y:e.y,width:x.width,
height:42*l}),P&&lt(et.category,un-C/2,e.y+(G?0:22)*l,C),Os&&F(t,Q,e.y+38*l,J,{kind:"tiny",key:"weekday"}),G&&[F(t,un,e.
y+26*l,J,{kind:"tiny",anchor:"middle",key:"day"}),F(t,un,e.y+38*l,x.width>=40*l?ot(et.start_minute):`${Math.floor(et.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},j(s,K)))})}function L(){return s.visits.map((P,C)=>{let G=M.
y+(C+.5)*x.height,U=C===i,et=U||(h-1-C)%A===0&&Math.abs(C-i)>=A,K=Math.min(18*l,x.height-1.5*l),J=x.height>=12*l,st=e.x+
(J?K+10*l:4*l),Q=M.x-st-6*l,Bt=U||w?"strong":"label";return m("g",{key:`row ${C}`,class:`part choice${U?" here":""}`,"da\
ta-open":`${T}.${C}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${C+1} asks: ${j(s,C)}`},m("rect",{class:"grou\
nd",x:e.x,y:G-x.height/2,width:y,height:x.height}),J&&lt(P.category,e.x+3*l,G-K/2,K),et&&F(t,st,G+(w?-2:4.5)*l,P.label,{
kind:Bt,width:Q,key:"name"}),w&&F(t,st,G+12*l,`${Tt(s,C)} · ${go(s,C)}`,{kind:"small",width:Q,key:"when"}),m("title",{},
j(s,C)))})}function I(){let P=[];for(let C=0;C<h;C++){if(h>Ro&&C!==i){P.push(m("rect",{key:`row ${C}`,class:"cell",x:M.x,
y:M.y+C*x.height,width:M.width,height:x.height,"data-open":`${T}.${C}.${c}`},m("title",{},j(s,C))));continue}for(let G=0;G<
h;G++)P.push(W(C,G))}return P}function W(P,C){let G=Number(u[P*h+C]),[U,et]=[M.x+C*x.width,M.y+P*x.height],K=P===i&&C===
c,J=String(Math.round(100*G)),st=Bt=>x.width>=D(t,J.padStart(2,"0"),Bt)+2*l,Q=(G>=Ti||P===i)&&x.height>=13*l&&st("tiny");
return m("g",{key:`${P} ${C}`,class:"cell"},m("rect",{key:"cell",x:U,y:et,width:x.width,height:x.height,"data-open":`${T}\
.${P}.${C}`,role:"button",tabindex:K?0:"-1","aria-current":K?"true":null},m("title",{},`${j(s,P)} reads ${O(G,1)} from ${j(
s,C)}`)),Q&&F(t,U+x.width/2,et+x.height/2+4.5*l,J,{kind:G/p>=.3&&st("strong")?"strong":"tiny",anchor:"middle",also:G/p>=
_i&&!f?"on-dark":"on-light",key:"weight"}))}}function Ri(t,e){return Math.max(1,Math.ceil(e/t))}function Ci(t,e,{layer:n,
head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=t,l=R(t),h=c.isRemoved(n,s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,
g=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},r?{text:"More\
 about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"\
More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:jn(t),attributes:{
"data-act":"scale"}}].filter(k=>k!==!1),y=a?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>Ro?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,d=u?v(y):
[],b=H(t,{...e,y:0},d,"small").height;return{height:b+40*l,at(k){let $=e.x,x=[];for(let{text:M,attributes:T,...w}of g){let A=rt(
t,$,k+b+22*l,M,T,w);$+A.width>e.x+e.width||(x.push(A.mark),$+=A.width+10*l)}return[m("g",{key:"explained"},H(t,{...e,y:k+
3*l},d,"small").marks),m("g",{key:"controls"},x)]}}}function Pi(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ft(a,r);return[...q(t,e,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"worked"},We(t,Y(t,e),zt(a,n,s,o,r),Pe(a,n,s,o),r,[{letter:"\
q",words:`Query of ${j(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${j(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Po=56;function Io(t,e){let n=R(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Ii(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>vi(t,s,e)}]:[]]}function Ii(t,e,{
location:n}){let{reading:s}=t,o=R(t),r=Zt(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[a.toFixed(2),(1-a).toFixed(2)],g=s.pointerWeights,y=[],d=A=>r.visits.map(E=>({value:A*Number(g[E]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:d(1),text:ut(i),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${f}`,parts:d(a),text:ut(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ut(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:ut(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:ut(u),isChosen:!0});
let b=Y(t,e),k=s.hasGate?[[{text:`${f} × ${ut(i)} = ${ut(l)}`}],...v("come from the pointer,"),[{text:`${p} × ${ut(c)}\
 = ${ut(h)}`}],...v("from generation. Together:"),[{text:ut(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=H(t,{...b,
y:0},k),x={...b,height:b.height-$.height-44*o},M=te(t,x,y.length,Po),T=H(t,{...b,y:b.y+M+8*o},k),w=rt(t,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(t,e,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},ht(t,x,y,{most:Po})),...T.marks,w.mark]}function vi(t,e,{location:n}){let{reading:s}=t,o=R(t),{visits:r,
pointer:a}=Zt(s,n),i=Y(t,e),c="Its visits";if(r.length===0){let d=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(t,e,c),...H(t,i,d).marks]}let l=s.pointerWeights,h=r.map(d=>({key:`visit ${d}`,label:`${Tt(s,d)}\
 (visit ${d+1})`,parts:[{value:Number(l[d]),colour:"pointer"}],text:ut(Number(l[d])),open:`pointer.${d}`,isOff:s.visits[d]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...v(u),[{text:ut(a),kind:"strong"},
{text:"."}]],p=H(t,{...i,y:0},f),g={...i,height:i.height-p.height-8*o},y=te(t,g,h.length);return[...q(t,e,c),m("g",{key:"\
rows"},ht(t,g,h,{isOrdered:!0})),...H(t,{...i,y:i.y+y+6*o},f).marks]}function ut(t){return O(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function vo(t,e){let n=R(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>Wi(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>Fi(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Gi(t,s)}]}function Wi(t,e,n){let{reading:s}=t,o=R(t),r=Y(t,e),a=H(t,r,
v("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:Tt(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:S(Number(i[p]),2),text:O(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${j(s,p)}\
: score ${S(Number(i[p]),4)}, weight ${O(Number(c[p]),2)}`})),h=rt(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...q(t,e,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},ht(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Fi(t,e,{visit:n}){let{
reading:s}=t;return[...q(t,e,`How does the pointer score ${Ft(s,n)}, ${Tt(s,n)}?`,`Score of ${Ft(s,n)}`),m("g",{key:"wor\
ked"},We(t,Y(t,e),Yt(s,n),Ie(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${j(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Gi(t,e){let{reading:n}=t,s=R(t),o=Y(t,e),r=n.pointerWeights,a=H(t,o,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:f,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:O(p,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>O(Number(r[y]),2)).join(" + ")} = ${O(p,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=rt(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(t,e,"Sums per place"),...a.marks,m("g",{key:"rows"},ht(t,c,i)),l.mark]}function Wo(t,e){let n=R(t),s=Fo(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Hi(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Bi(t,o,e)}]}function Ue(t,{layer:e,visit:n,number:s}){return s??ue(nt(t,`layers.${e}.residual_out`,n))}function Fo(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,f,p,g="plain")=>{let y=nt(t,`${s}.${u}`,n),d=`length ${S(Math.hypot(...y))}`;i.push({key:u,title:f,says:p||
d,values:y,colour:g})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),p=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(f,2)}, deviation ${S(p,2)}`}}function Hi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=R(t),
i=Y(t,e),c=Ue(s,n),l=Fo(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,p=[],g=(y,d,b=!0)=>{let k=rt(t,f,i.y+i.
height-10*a,y,d,{isButton:b});f+k.width>i.x+i.width||(p.push(k.mark),f+=k.width+10*a)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...q(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${j(s,r)}`,`Layer ${o}\
: ${j(s,r)}`),m("g",{key:"rows"},Wt(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),m("g",{key:"controls"},p)]}
function Bi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=R(t),i=Ue(s,n),c=Y(t,e),{y:l}=c,h=[];for(let f of ji(s,o,r,i)){
let p=H(t,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...q(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},Di(t,u,o,r,i))]}function ji(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(nt(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),Ve(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(De("Norm 1:",le(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(De("Norm\
 2:",le(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,p,g){let y=g?"0 (skipped)":
S(Math.abs(f),2);return i?[...v(h),[{text:`${S(u,2)} ${f<0&&!g?"−":"+"} ${y} =`}],Ve(p)]:[...v(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":S(f,2),kind:"strong"}]]}}function De(t,e){if(!e)return v(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...v(t),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?v("then a learned factor\
 and bias give").concat([Ve(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],Ve(c)]]}function Ve(t){
return[{text:S(t,2),kind:"strong"}]}function Di(t,e,n,s,o){let{reading:r}=t,a=R(t),i=nt(r,`layers.${n}.feed_forward.pre`,
s),c=nt(r,`layers.${n}.feed_forward.hidden`,s),l=ve(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(Jt(h),2)}, the bias adds ${S(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=H(t,e,v(p+g),"small"),d=Math.max(1,Math.floor((e.height-y.height)/
(20*a))),b=u.slice(0,d).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${S(
Number(i[k]))} → ${S(Number(c[k]))}${l?` × ${S(Number(l.dot.second[k]),2)}`:""}`,text:S(Number(h[k]),2)}));return[...y.
marks,ht(t,{...e,y:e.y+y.height+2*a,height:e.height-y.height-4*a},b)]}var Go=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var qe=15,ne=30;var Dn=8,Vn=99;var Vi=864e5,Ui=.1;function Un(t,e){let n=R(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>zi(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Yi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Zi(t,o,e)}]:[]]}function qn(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(e)||e==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/qe)*qe;return`${ot(
c)} to ${ot((c+qe)%1440)}`}case"weekday":return Go[r.weekday]??"";case"recency":{let c=qi(t,n);return c===null?"days bef\
ore the prediction":c>=Dn?`${Dn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/ne)*ne,l=c+ne;return c>=Vn*ne?`${Ot(Vn*ne)} or more`:`${c?Ot(c):"0"} to ${Ot(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function qi({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Vi;return Math.round(o(t.predict_at)-o(s))}function zi(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=R(t),a=Y(t,e),i=o.slices.map(({name:f,label:p,lengths:g})=>({key:f,title:p,says:qn(o,f,s),values:Rn(o,
f,s),colour:Number(g[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:p})=>f+p.length,0),l=H(t,a,v(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...q(t,e,n==="inputs"?"What the last visit is made of":j(o,s)),...l.marks,m("g",{key:"rows"},Wt(t,u,i)),h.mark]}function Yi(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,a=R(t),i=Y(t,e),c=nt(r,"inputs.projected",s),l=o??ue(c),h=xo(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...i,height:Math.min(86*a,.26*i.height)},g=Xi(r,s,l),y=[],d=g.reduce((x,M)=>x+H(t,{...i,y:0},M).height+4*a,
0),b={...i,y:p.y+p.height+28*a,height:i.height-p.height-d-36*a},k=h?Ki(h):[],$=b.y+(k.length?te(t,b,k.length)+6*a:0);for(let x of g){
let M=H(t,{...i,y:$},x);if($+M.height>i.y+i.height+2)break;y.push(...M.marks),$+=M.height+4*a}return[...q(t,e,"The vecto\
r that enters the layers"),m("g",{key:"vector"},Wt(t,p,f,{chosen:l,open:x=>`${u}.${x}`})),k.length>0&&H(t,{...i,y:p.y+p.
height+4*a},v(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},ht(t,b,k)),m("\
g",{key:"lines"},y)]}function Ki({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:e,colour:"plain"}],text:S(e,2),exact:""}]}function Xi(t,e,n){let s=Number(nt(t,"inputs.pr\
ojected",e)[n]),o=Number(nt(t,"layers.0.residual_in",e)[n]),r=le(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[
[...v("Sum:"),[{text:S(s,2),kind:"strong"}]],De("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let i=t.
trace.architecture.d_model,c=_t(t,"pos_encoding",e*i+n);t.trace.interventions.sinusoidal===!1?a.push(v("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...v("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}function Zi(t,e,{visit:n}){let{reading:s}=t,o=R(t),r=Y(t,e),a=[];for(let g=0;g<
s.layers;g++)for(let y=0;y<s.heads;y++){let d=Number(s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");a.
push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,parts:[{value:d,colour:"plain"}],text:b?"off":O(d,1),open:`layers.${g}\
.heads.${y}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let g=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:O(g,1),open:`pointer.${n}`}),s.hasGate&&i.push(...v("To the a\
nswer the pointer carries"),[{text:`${O(g,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(g*s.gate,1),kind:"strong"},{text:"\
."}])}let c=H(t,r,v(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=H(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=te(t,h,a.length),f=a.map(
({parts:g})=>Number(g[0]?.value)),p=Math.max(Ui,...f);return[...q(t,e,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},ht(t,h,a,{largest:p})),m("g",{key:"end"},H(t,{...r,y:h.y+u+6*o},i).marks)]}var Ji={head:Co,stream:Wo,inputs:Un,visit:Un,context:bo,pointer:vo,generation:So,gate:Mo,place:Io};function Ho(t,e){let n=xt(
e,t.reading);return n?ao(t,n,Ji[n.kind](t,n)):[]}var jo="Point at anything to see what it does.";function Gt(t,e,n){let{title:s,text:o}=tc(t,e,n),r=n?.words?Qi(t,e,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Qi(t,e,n){let s=Yn(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(
n))return`${s} the pointer gives it ${O(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(
t.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function tc(t,e,n){switch(t?.kind){case"visit":return sc(t.visit??0,e);case"head":return rc(t.layer??0,t.head??
0,e);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${Bo(
e.slices.map(({label:s})=>ec[s]??s))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":
return Do(t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} la\
yers`} the last visit is ${e.trace.architecture.d_model} numbers. ${Bo(nc(e),!0)} read nothing else of it.`};case"pointe\
r":return Vo(e);case"generation":return Uo(e);case"gate":return qo(e);case"place":return ac(t.location??0,e);default:return ic(
e,n)}}var ec={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function nc(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has(
"gate.logit")?["the gate"]:[]]}function Pt(t,e){let n=t.visits[e];return n?`${n.label}, ${at[n.weekday]} ${ot(n.start_minute)}`:
""}function sc(t,e){let n=e.visits[t],s=[],o=oc(t,e);if(n?.masked)return{title:`${Pt(e,t)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);s.push(e.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${zn(i)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${Pt(e,t)}.`,text:s.join(" ")}}function oc(t,e){let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<e.heads;o++){
if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function rc(t,e,n){
let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(t,e),r=dt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${O(o[i])} from ${Pt(n,i)}`,l=r===n.
count-1?"itself":Pt(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function Do(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,a=s?`its heads add one of length ${S(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${S(
Number(n[r]))}; ${a}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}function Vo(t){let e=t.pointerWeights,
n=dt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Pt(t,n)}, with ${O(
e[n])}. Most probable to copy: ${s?.label}${o}.`}}function Uo(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`\
It scores all ${t.trace.architecture.locations-2} places, visited or not. First comes ${e?.label} with ${O(e?.probability??
0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function qo(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(2)}: ${O(e)} of the answer’s distribution com\
es from the pointer, ${O(1-e)} from generation.`}}function ac(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),
o=[`Its probability is ${O(s,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;
o.push(`: gate ${l.toFixed(2)} × ${O(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=e.locations.
filter(i=>i===t).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${a}.`}}function ic(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${O(n.
probability,1)}.`;if(e){let i=e.knownProbability(n.location),c=e.trace.prediction.location===n.location,l=t.wordsFor(e),
h=e.nameOf(e.trace.prediction.location).label,u=[...i===null?[]:[`That is ${cc(n.probability,i)} ${l}.`],...c?[]:[`${Yn(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=t.count===1?"the visit":`these ${t.count} visits`,a=t.
hasGate?` ${zn(n.from_pointer)} are copied from visits (pointer), ${zn(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${a}`}}function zo({kind:t},e,n){let{location:s,probability:o}=e.
trace.prediction,r=new St(n),{prediction:a}=n,i=t==="head"?"Switched off":"If nothing could read it",c=e.nameOf(s).label;
if(a.location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${O(a.probability,1)}.`}let l=O(
o,1),h=O(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function cc(t,e){
let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function Yn(t){return t.charAt(0).toUpperCase()+t.slice(1)}function zn(t){return`${(100*t).toFixed(1)} poin\
ts`}function Bo(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?Yn(s):s}function Yo(t){
let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Pt(t,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Pt(t,e-1)}. Where does this person go next?`,part:`\
visits.${e-1}`},{...Gt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++){o.push(lc(c,t));let l=Do(c,t);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...Gt({kind:"c\
ontext"},t,null),part:"context"}),t.hasPointer&&o.push({...Vo(t),part:"pointer"}),t.hasGeneration&&o.push({...Uo(t),part:"\
generation"});let{prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${qo(t).text} `:"";return o.push({title:`${a}\
, ${O(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function lc(t,e){
let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){if(e.isRemoved(t,a))continue;o+=1;let i=e.lastRow(t,a),c=dt(i);(!s||
i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===e.count-1?"from itself":`from ${Pt(e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${O(s.weight)}\
 ${r}.`,part:`layers.${t}.heads.${s.head}`}}function Ko(t,e){let n=xt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return uc(n,e);break;case"stream":
return mc(n,e);case"pointer":if(n.isLeaf)return fc(n,e);break;case"generation":if(n.isLeaf)return pc(n,e);break;case"gat\
e":return dc(e);default:break}return Gt(bt(hc(n),e),e,null)}function hc({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function uc({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(g=>g>a).length,c=n===s?"its\
elf":j(o,s),l=`${j(o,n)}, reads ${O(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=zt(o,t,e,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,p=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${f}${p}`}}function mc({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>S(Math.hypot(
...nt(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${j(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function fc({visit:t},e){let n=O(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${j(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Yt(e,t),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${Ft(e,t)}.`}}function pc({
location:t},e){let{logit:n}=Rt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function dc(t){let e=Gt({kind:"gate"},t,null),n=Xt(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Xo="http://www.w3.org/2000/svg",gc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
ze=/-?\d+(?:\.\d+)?/g,Ye=class{#n=new WeakMap;#e=new Map;#s=new WeakMap;#a=0;#t=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#h(),this.elements=this.#o(this.root,e,this.elements,n>0),this.#e.size&&this.#l(n)}#o(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}if(!s.length&&!e.
firstChild){let i=n.map(c=>this.#i(Zo(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#n.
get(c);l&&r.set(Kn(l.mark,i),c)}let a=n.map((i,c)=>{let l=Zo(i),h=r.get(Kn(l,c));r.delete(Kn(l,c));let u=h??document.createElementNS(
Xo,l.tag);return this.#c(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#i(e){let n=document.createElementNS(Xo,e.tag);for(let[s,o]of Object.entries(e.
attributes)){let r=ae(o);r!==null&&n.setAttribute(s,r)}return this.#n.set(n,{mark:e,elements:this.#o(n,e.children,[],!1)}),
n}#c(e,n,s){let o=this.#n.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))ae(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=ae(c),h=ae(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&gc.
has(i)?yc(h,l):null;u?this.#e.set(`${this.#r(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,n.children,o?.elements??[],s);this.#n.set(e,{mark:n,elements:a})}#r(e){let n=this.#s.get(e)??this.#a++;return this.#s.
set(e,n),n}#l(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#h();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#e.values())i.setAttribute(c,l(a));this.#t=requestAnimationFrame(s)};this.#t=
requestAnimationFrame(s)}#h(){cancelAnimationFrame(this.#t);for(let{element:e,name:n,end:s}of this.#e.values())e.setAttribute(
n,s);this.#e.clear()}};function Zo(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function Kn(t,e){
return`${t.tag} ${t.key??e}`}function yc(t,e){let n=t.match(ze)??[],s=e.match(ze)??[],o=e.split(ze);return n.length!==s.
length||t.split(ze).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var bc=7;function Jo(t,e,n){if(!e.names.length)return t;let s=bc*n/13;return t.map(o);function o(r){let a=r.children.map(
l=>typeof l=="string"?l:o(l)),{attributes:i}=r;if(!e.names.includes(String(i["data-part"])))return{...r,children:a};let c=a.
find(l=>typeof l!="string"&&l.tag==="rect");return{...r,attributes:{...i,class:`${i.class} put-in`,"aria-label":`${i["ar\
ia-label"]}; put in from the ${e.run} run`},children:[...a,...typeof c=="object"?[$c(c,e.run,s)]:[]]}}}function $c({attributes:{
x:t,y:e,width:n}},s,o){let[r,a]=[Number(t)+Number(n),Number(e)],i=.45*o;return m("g",{key:"put in",class:"badge"},m("cir\
cle",{cx:r,cy:a,r:o}),m("path",{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),m("title",{},`Put in fr\
om the ${s} run`))}var Ke=class{#n=0;#e=0;#s=[];constructor(e,n){this.show=n,this.button=Xn("Play the story","play",()=>this.toggle()),this.
back=Xn("Step back","back",()=>this.step(-1)),this.forth=Xn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#a(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#o(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#e<this.#s.
length-1}get told(){return this.isOpen?this.#s[this.#e]??null:null}tell(e){this.#s=e,this.#e=Math.min(this.#e,e.length-1),
this.slider.max=String(e.length),this.#o(this.#n!==0)}toggle(){this.#n?this.pause():this.play()}play(){let e=this.#e>=this.#s.
length-1;this.#a(this.isOpen&&!e?this.#e:0),this.#t()}pause(){clearTimeout(this.#n),this.#n=0,this.#o(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#e=0,this.#o(!1),this.show(null))}step(e){this.#a(this.isOpen?this.#e+e:e>0?0:this.#s.
length-1)}#a(e){this.pause(),this.isOpen=!0,this.#e=Math.max(0,Math.min(this.#s.length-1,e)),this.#o(!1),this.show(this.#e)}#t(){
let{title:e="",text:n=""}=this.#s[this.#e]??{},s=Math.max(1800,55*(e.length+n.length));if(this.#e>=this.#s.length-1){this.
pause();return}this.#n=window.setTimeout(()=>{this.#a(this.#e+1),this.#t()},s),this.#o(!0)}#o(e){this.button.dataset.icon=
e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#e+1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#e+1} of ${this.#s.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=
this.isOpen&&this.#e>=this.#s.length-1}};function Xn(t,e,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),s.addEventListener("click",n),s}var Xe="http://www.w3.org/2000/svg",Qo=1.7,xc=1.2,tr=20,kc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],wc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Mc=".handle, .handle-words, .control, .escape",Ac=new Set(
["font-size","font-weight","text-anchor"]);function er(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*Qo*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[y,d]of o.
querySelectorAll("*").entries()){let b=u[y];b&&Oc(d,getComputedStyle(b)),d.matches(Mc)&&h.push(d);for(let k of["class","\
data-part","data-open","data-act","tabindex","role"])d.removeAttribute(k)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let f=document.createElementNS(Xe,"title");f.textContent=e;let p=document.createElementNS(Xe,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let g=s.map((y,d)=>{let b=i*(d?1:xc),k=document.createElementNS(Xe,"text");return k.textContent=tt(y,r-2*tr,b,d===
0),k.setAttribute("x",String(tr)),k.setAttribute("y",String((d+.8)*Qo*i-c)),k.setAttribute("font-size",String(b)),k.setAttribute(
"font-weight",d?"400":"600"),k.setAttribute("fill",getComputedStyle(t).color),k});return o.prepend(f,p,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Xe),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Oc(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of kc){if(Ac.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==wc[n]&&t.setAttribute(n,s)}}function nr({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>Zn(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of e)o.insertRow().append(Zn("th",r,"row"),...a.map(i=>Zn("td",i)));
return n}function sr(t){let e=s=>s.map(Lc).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var Nc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Tc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
_c=/^(?=[\t\r\n])/;function Lc(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(Tc,"$1'").replace(
_c,"'"),n=Nc.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Zn(t,e,n){let s=document.createElement(
t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}function rr(t,e=null,n=null){if(e===null)return[Cc(t,n),Pc(t,n)];let s=xt(e,t);return s?Rc[s.kind](t,s):[]}var Rc={head:Ic,
stream:vc,inputs:or,visit:or,context:Wc,pointer:Fc,generation:Gc,gate:Hc,place:Bc};function Cc(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[j(t,r),o.duration_minutes,
...n?[Qn(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Pc(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=Zt(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
s,o,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function Ic(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,p)=>j(t,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[f,...i.subarray(p*a,
(p+1)*a)])}];let h=Pe(t,e,n,s),{dot:u}=zt(t,e,n,s,o);return[Ze(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,Qn(h.scores[p]),i[s*
a+p]])}]}function vc(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>nt(t,`${o}.${u}`,s)),i=Ue(t,e),c=ve(t,n,s,i),l=nt(t,
`${o}.feed_forward.pre`,s),h=nt(t,`${o}.feed_forward.hidden`,s);return[{caption:`${j(t,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(p=>p[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function or(t,{
kind:e,visit:n}){let s=nt(t,"inputs.projected",n),o=[{caption:`What ${j(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,qn(t,a,n),c[n]])},Jn("All features mixed by one \
matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Wc(t){return[Jn(
"The context: the last visit after all layers",t.values("context"))]}function Fc(t,{visit:e,isLeaf:n}){let s=Ie(t),o=t.visits.
map((l,h)=>j(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],Qn(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Yt(t,e);return[Ze(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function Gc(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Rt(t,a.location).logit,
a.probability])},{dot:r}=Rt(t,e);return n&&r?[Ze(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function Hc(t){let e=Xt(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?Ze(s,["Hidden un\
it","Weight"],e.dot):Jn(s,e.hidden),n]}function Bc(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Zt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[j(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Ze(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function Jn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Qn(t){
return Number.isFinite(t)?t:"−∞"}function ar(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=rr(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(nr(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([sr(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var ge=.03,jc=5;function Je({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=pt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),f=u.slice(0,-1).map(({location:d})=>d),p=cr(f.map(d=>e?.knownProbability(d)??null),1),g=n&&e?Dc(f,t,e):null,y=(l-c)/
u.length;return u.map((d,b)=>{let k=c+(b+.5)*y,$=d.probability*s.full,x={pointer:g?.pointer[b]??null,generation:g?.generation[b]??
null},[M,T]=["pointer","generation"].map(w=>ir(d[w]*Ht({reading:t},w),x[w])*s.full);return{...d,was:e?p[b]??null:null,wasByPath:x,
middle:k,start:k+(Number(M)-Number(T)-$)/2,height:$}})}function ir(t,e){return Math.max(0,(e??t)-t)}function Dc(t,e,n){let s=(o,r)=>r?
cr(t.map(a=>n.shareOf(o,a)),Ht({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function cr(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function Qe(t,e){let{reading:n,stage:s}=t,o=ie(t),r=n.pointerWeights,a=d=>d.reduce((b,k)=>b+ir(r[k],o?.[k]??null),0),i=n.
pointedPlaces.map(d=>({...d,lost:a(d.visits)})).sort((d,b)=>b.probability+b.lost-d.probability-d.lost),c=i.filter((d,b)=>d.
probability+d.lost>=ge&&b<jc||ts(e,d.location)<e.length-1).map(d=>({...d,wish:y(d.visits)})),l=i.filter(({location:d})=>!c.
some(b=>b.location===d));if(l.length){let d=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:k})=>b+k,0),lost:a(d),visits:d,wish:y(d)})}c.sort((d,b)=>d.
wish-b.wish);let{room:h,gap:u}=s.across.places,f=c.map(({wish:d,probability:b,lost:k})=>({wish:d,length:(b+k)*s.full})),
p=f.reduce((d,{length:b})=>d-b,h[1]-h[0]),g=Ge(f,Math.max(0,Math.min(u,p/(f.length-1||1))),...h);return c.map(({location:d,
label:b,probability:k,lost:$,visits:x},M)=>({path:"pointer",location:d,label:b,probability:k,start:Number(g[M]),lost:$,visits:x,
answer:ts(e,d)}));function y(d){let b=d.map($=>Math.max(r[$],o?.[$]??0)),k=b.reduce(($,x)=>$+x,0)||1;return d.reduce(($,x,M)=>$+
Number(b[M])/k*Number(s.across.visits[x]),0)}}function tn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
pe),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:ts(n,a)};return r+=c*e.full+o,l})}function Ht({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function mt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function ts(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var es=18;function It({stage:t},e){let n=t.type/13;return B(e,12.5*n)+13*n}function ye({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function en(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return m("g",{key:`temperature ${e}`},se(t,{act:`${e}_temperature`,words:ye(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function se(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!t.canAct)return[];let c=t.stage.type/13,l=a||es*c,h=It(t,n),u=i?
" stays":"";return[m("rect",{key:`handle ${e}`,class:`handle${u}`,"data-act":e,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${e}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var be=1440;function lr(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[vt(t,n,"Visits",ns(t,s),s),...Vc(t),...e.rows.map(
(o,r)=>qc(t,r))]}function ns({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${e.head}`;return B(o,12.5*(t.type/13))<=n?o:s}function vt({stage:t},e,n,s,o=400){let r=t.type/13;return m(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},B(n,15*r,!0)<=o?m("text",{x:e,y:17*r,class:"title"},n):m("te\
xt",{x:e,y:17*r,class:"small strong"},tt(n,o,12.5*r,!0)),m("text",{x:e,y:35*r,class:"small"},tt(s,o,12.5*r)))}function Vc({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of ss(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function ss({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=Uc(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(at[s.weekday])})}return e}function Uc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function qc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=ce(o,n).includes(e),p=c.masked?"unmask":"mask",g=i&&t.canAct&&e<n.count-1,y=g&&f?It(t,p)+4*l:0,d=Math.min(es*l,a),
b=nn(c),k=a>=33*l,$=(k?20:13)*l,x=h+$+(k?14:8)*l,M=rs(t,e),T=as(t,e),w=f||T,A=M?42*l:0,E=s.visits.x+s.visits.width-4,_=E-
x,L=s.isDense?0:38*l,I=k?[m("text",{x,y:r-3*l,class:"strong"},tt(c.label,_-y,13*l,!0)),m("text",{x,y:r+13*l,class:"small"},
B(b,12.5*l)<=_-A?b:ot(c.start_minute)),M||_<B(b,12.5*l)+56*l?null:zc(E+4-50*l,r+5*l,48*l,c)]:[m("text",{x,y:r+4.4*l,class:w?
"strong":"label"},tt(c.label,_-Math.max(L,A)-y-9,12.5*l,w)),M||s.isDense?null:m("text",{x:E-y,y:r+4.4*l,class:"small end"},
ot(c.start_minute))];return m("g",os(t,e,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*
l:1}),i&&lt(c.category,h+4*l,r-$/2,$),i?I:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&m("text",{x:E,y:r+
(k?13:4.4)*l,class:T?"strong end":"small end"},M),g&&f&&se(t,{act:"mask",words:p,title:c.masked?"Unmask this visit, so t\
hat others may read it again":"Mask this visit: no other may read it",right:E+2,y:k?r-17*l:r-d/2,height:d}),m("title",{},
`${c.label}, ${at[c.weekday]} ${b}`))}function os({reading:t,lit:e},n,s){let o=ce(e,t).includes(n);return{key:`visit ${n}`,
class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`\
Visit ${n+1} of ${t.count}: ${s.label}, ${at[s.weekday]} ${nn(s)}${s.masked?", masked":""}${t.hasPointer?`; pointer weig\
ht ${O(t.pointerWeights[n],1)}`:""}`}}function nn({start_minute:t,duration_minutes:e}){return`${ot(t)} · ${Ot(e)}`}function rs({
reading:t,lit:e},n){return e?.kind!=="head"?"":O(t.lastRow(e.layer??0,e.head??0)[n])}function as({reading:t,lit:e},n){return e?.
kind!=="head"?!1:dt(t.lastRow(e.layer??0,e.head??0))===n}function zc(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,be),a=Math.min(s,Math.max(0,s+o-be)),i=(c,l)=>m("rect",{class:"stay",x:t+c/be*n,y:e,width:Math.max(1,(l-c)/be*n),
height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,
y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),m("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/be*n-2,y:e-3,width:5,
height:13}))}function hr(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:a}=e,
i=Math.max(...wt(t).map(({longestSlice:y})=>y)),c=r/a.length,l=it(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.flatMap(({y,
height:d},b)=>a.map(({lengths:k},$)=>{let x=Number(k[b])/i*Math.max(2,d-4);return{visit:b,x:o+$*c,y:y+d/2-2-x,width:.72*
c,height:x}})),[f,p]=is(u,({visit:y})=>h||l.includes(y)),g=a.map(({label:y},d)=>m("text",{key:`name ${y}`,class:"tiny mi\
ddle",x:o+(d+.36)*c,y:(d%2?40:26)*s},y));return[m("g",cs(t),m("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,m("path",{key:"bars",class:"length",d:Ut(p)}),f.length>0&&m("path",{key:"lit",class:"length lit",
d:Ut(f)}),m("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),m("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function is(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function cs(t){return{key:"slices",class:`part \
slices${ct(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:z(t,Be.slices),"aria-label":`What each\
 visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function ur(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[vt(t,n+6*o,"Answer",t.stage.isDense?"":Yc(t),
s-n),...ls(t,e)]}function Yc({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function ls(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=pt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(f=>{let{location:p,label:g,category:y,probability:d,was:b,middle:k,height:$,start:x}=f,M=[{path:"poin\
ter",share:f.pointer*Ht(t,"pointer")},{path:"generation",share:f.generation*Ht(t,"generation")}],T=i===p,w=c+(y===null?6:
26)*a,A=Se(g,l-w-(r===p?20*a:2),13.5*a,2,!0),E=k-(A.length>1?22:8)*a,_=k+(A.length>1?2:0)*a,L=c+6*a,I=u-8*a;return m("g",
{key:`place ${p}`,class:`part place${T?" lit":i!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${g}: ${O(d,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:E-16*a,
width:u+10*a,height:_-E+50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:X-2,height:Math.max(1,$)}),
y!==null&&lt(y,c+5*a,E-13*a,16*a),A.map((W,P)=>m("text",{key:`name ${P}`,class:p<0?"label halo":"strong halo",x:w,y:E+15*
P*a},W)),r===p&&m("path",{key:"happened",class:"check",d:`M${l-16*a} ${E-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:_,width:I,height:8*a}),M.map(({path:W,
share:P})=>{let C=m("rect",{key:W,class:`${W} bar`,x:L,y:_,width:Math.max(0,P*I),height:8*a});return L+=P*I,C}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*a+b*I,y:_-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:_+23*a},O(d,1)),b!==null&&Kc(c+60*a,_+23*a,d,b))})}function Kc(t,e,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}function mr(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,f={x:h,y:u,columns:a,
cell:l},p={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return hs(t,f,Xc(t,h,u,c,i*l),n.isDense?p:void 0)}function hs(t,{
x:e,y:n,columns:s,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*i},l=t.reading.values("context"),h=Math.
max(...wt(t).flatMap(f=>[...f.values("context")].map(Math.abs)))||1,u=Array.from(l,(f,p)=>m("rect",{class:f<0?"below-zer\
o":"above-zero",x:e+p%s*o,y:n+Math.floor(p/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(f)/h)}));return m("g",{
key:"context",class:`part context${ct(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:z(t,Z(t.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-
16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,m("text",{key:"name",...a??c},"Context"),u,m(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function Xc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.
gate+9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("gate.logit")&&m("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function fr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+i/2,u=sn(t);return m("g",us(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function sn({reading:t}){return t.trace.architecture.
components.includes("gate")}function us(t,e){let{reading:n}=t,s=t.canAct&&sn(t);return{key:"gate",class:`part gate${ct(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:z(t,
Z(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function on(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=Z(s).gate,i=$=>Ht(t,$),c=pt(r,s),l=new Map,
h=o.across.gate;for(let $ of e)l.set($,h),h+=$.probability*i($.path)*o.full;let u=new Map;h=o.across.gate;for(let $ of["\
pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*i($)*o.full;let f=e.map($=>{let x=Number(
l.get($)),M=$.probability*i($.path)*o.full,T=mt($.start,$.start+$.probability*o.full),w=mt(x,x+M);return m("path",{key:`\
into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(T,w,a)})}),[p,g]=[o.across.gate,o.across.
gate+o.full],y=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(T=>{let w=Number($[T])*i(T),A=w*o.full,
E=Number(u.get(`${T} ${x}`)),_=mt(E,E+A),L=mt(M,M+A),I=$.wasByPath[T],W=I===null?null:d(T,E,M,A,I*o.full);M+=A;let P=`ou\
t ${T} ${$.location}`;return[A>0&&m("path",{key:P,class:`${T} band${b($.location)}`,d:o.bands.out(_,L,a)}),W&&Ne({key:P,
now:A,before:Number(I)*o.full,path:(C,G)=>o.bands.out(C,G,a),edges:W,style:b($.location),title:`${$.label}, from ${T==="\
pointer"?"the pointer":"generation"}: ${Te(w,Number(I),t.before?s.wordsFor(t.before):"")}`})]})});return[f,y,a&&r?.kind===
"visit"&&k(r.visit??0)];function d($,x,M,T,w){let A=Math.abs(T-w),E=$==="pointer",_=(W,P)=>{let C=E?W-(P?0:A):W+T-(P?A:0);
return[C,C+A]},[L]=_(x,!1),I=Math.max(p,Math.min(g-A,L));return{more:[_(x,!0),_(M,!0)],less:[[I,I+A],_(M,!1)]}}function b($){
return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function k($){let x=s.pointerWeights,M=e.find(({path:G,visits:U})=>G===
"pointer"&&U.includes($));if(!M)return null;let T=[...M.visits].sort((G,U)=>G-U),A=T.slice(0,T.indexOf($)).reduce((G,U)=>G+
x[U],0)*o.full,E=x[$]*o.full,_=i("pointer"),L=Number(l.get(M))+A*_,I=n[M.answer],W=Number(u.get(`pointer ${M.answer}`))+
A*_,P=Number(I?.start)+A*_,C=I?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(mt(M.start+A,M.start+A+E),mt(L,L+E*_),a)}),C&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(mt(W,
W+E*_),mt(P,P+E*_),a)})]}}function pr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=sn(t),f=`${O(e.gate)} pointer${u?"":", fixed"}`;return m("g",us(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-gt/2,s.size.width-
gt),y:r+(a-gt)/2,width:gt,height:gt})])}function dr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=Z(n).generation,h=r.map(({
label:f,probability:p,location:g},y)=>{let d=c+y*17*o;return[m("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:i,y:d},tt(f,a-i-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${y}`,class:"strong end halo",x:a,y:d},O(p))]}),u=r.
map(({probability:f,start:p,location:g},y)=>m("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:p,width:X,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${g<0?"The others":r[y]?.label}: ${O(f,1)} of the generation head`)));return m("g",
ms(t,r),m("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function ms(t,e){return{key:"generation",class:`part generation-b\
lock${ct(t,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(t,Z(t.reading).generation),"ar\
ia-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Zc=3,fs=17,Jc=4;function gr(t,e){let{reading:n,stage:s,lit:o}=t,r=pt(o,n),a=e.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:z(t,Z(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:X},m("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),Qc(t,a).map(c=>tl(t,c,i(c.flow))))}function Qc({reading:t,
stage:e,lit:n},s){let o=e.type/13,r=pt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p,lost:g}=h;if(p+g<ge&&u>=0&&u!==r)
continue;let y=u>=0,d=` ${O(p)}`,k=`${tt(f,i-a-B(d,13*o,!0),13*o,y)}${d}`,$=B(k,13*o,y)/2,x=h.start+p*e.full/2,M=Math.max(
a+$,Math.min(i-$,x)),[T,w]=[M-$,M+$];for(let A=0;A<Zc;A++){if(l.some(L=>L.row===A&&T<L.right+8*o&&w>L.left-8*o))continue;
let _=M>x?"":M<x?" end":" middle";l.push({flow:h,text:k,isBold:y,left:T,right:w,row:A,anchor:_});break}}return l}function tl({
stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=t.type/13,h=t.places+X+(14+fs*a)*l,u=e.start+e.
probability*t.full/2;return[a>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+X}V${h-11*l}`}),
m("text",{key:`name ${e.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function yr(t,e){
let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=Z(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Jc*fs-6)*o;return m("g",ms(t,r),m("rect",{class:"ground",x:s.right-i,y:c-36*
o,width:i+6,height:s.places+X-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let g=` ${O(u)}`,y=tt(h,i-B(g,13*o),13*o)+g;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*fs*o},y),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:a?X:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var el=16;function br(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=z(t,Z(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=it(o,n),h=Math.max(...i),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},p=B("Pointer",15*r,!0)+4*r,
g=It(t,ye(t,"pointer")),y=s.rows.flatMap(({y:b,isFull:k},$)=>{if(!k)return[];let x=i[$]>=.2*h||l.includes($)?"strong":"s\
mall",M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},S(c[$])),m("text",{key:`weight ${$}`,class:`${x} end${M}`,x:s.weights,y:b+4.4*r},O(i[$]))].filter(T=>T!==!1)}),
d=e.filter(({path:b})=>b==="pointer").map(b=>nl(t,b));return[m("g",ps(t,e),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),vt(t,u,"Pointer","",200),Object.entries(f).map(([b,k])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:k,y:35*r},b)),!s.isDense&&en(t,"pointer",Math.max(s.weights+6*r,u+p+g)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),m("g",{key:"ribbons",opacity:a},ds(t,e),d)]}function ps(t,e){
return{key:"pointer",class:`part pointer-block${ct(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
t,Z(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function ds(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.
pointerWeights,i=ie(t),c=it(r,n),l=t.beat>=Z(n).pointer,h=Ge(o.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=a[g]*o.full,d=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",k=mt(f,f+y);f+=y;let $=i?.[g]??null,x=$===null?0:($-a[g])*o.full,[M,T]=[p,Math.max(0,x)];p+=T;let w=`${n.visits[g]?.
label}: `,A=$===null||!s?`${w}${O(a[g],1)} of the pointer`:`${w}${Te(a[g],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(mt(d,d+y),k,l)},m("title",{},A)),Ne({key:`ribbon ${g}`,
now:y,before:$===null?null:$*o.full,path:(E,_)=>o.bands.ribbon(E,_,l),edges:{more:[[d+y+x,d+y],[f+x,f]],less:[[d+y,d+y+x],
[M,M+T]]},style:b,title:A})]})})}function nl(t,{path:e,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=t,h=c.type/13,u=pt(l,i),f=O(o),p=o+r>=ge||n<0||u===n,g=c.gate-c.ribbons-16*h,y=n>=0,d=tt(s,g-B(` ${f}`,13*h,!0),13*
h,y),b=B(`${d} ${f}`,13*h,y)/2,$=i.hasGate&&Math.abs(a-c.across.gate+5*h)<el*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+X/2,c.gate-6*h-$-b);return m("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:c.places,y:a,width:X,height:Math.max(.8,o*c.full)}),p&&m("text",{class:`${y?"strong":"small"} middle halo`,x,y:a-
5*h},`${d} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}function $r(t){return[Mt(t,17*(t.stage.type/13),"Visits",ns(t,t.stage.size.width)),...sl(t),...t.stage.columns.map((e,n)=>ol(
t,n))]}function Mt({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-B(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,
y:e},tt(s,a,12.5*r)))}function sl({reading:t,stage:e}){let n=e.type/13;return ss(t).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&m("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function ol(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:f}=s.chips,p=ce(o,n).includes(e),g=Math.min(20*l,a-3),y=ot(c.start_minute),d=rs(t,e),b=[
d||y,d?d.replace(" %",""):y.slice(0,2)],k=b.find(T=>B(T,12.5*l,!0)<=a)??b[1],$=f?Se(c.label,a-6*l,12.5*l,2):[],x=p||as(t,
e),M={class:x?"strong middle":"small middle",x:r};return m("g",os(t,e,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[lt(c.category,r-g/2,h+8*l,g),m("text",{key:"hour",...M,y:h+45*l},k),
$.map((T,w)=>m("text",{key:`name ${w}`,class:`${x?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},T))]:m("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${at[c.weekday]} ${nn(c)}`))}
function xr(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=it(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...wt(t).map(({longestSlice:f})=>f)),l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:f,label:p,lengths:g},y)=>{
let d=Number(g[a]),b=n.left+(y+.5)*l,k=d/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-k,width:18*
o,height:k}),m("text",{key:`length ${f}`,class:"tiny middle",x:b,y:h-k-4*o},S(d)),m("text",{key:`name ${f}`,class:"small\
 middle",x:b,y:h+15*o},p)]});return m("g",cs(t),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(V.title+V.inputs+6)*o,rx:6}),Mt(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${at[i.weekday]} ${ot(i.start_minute)}`:
""),u,m("title",{},"Bars: length of each part’s vector"))}function kr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",ps(t,e),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(V.title+V.scores)*o,rx:6}),Mt(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),rl(t)),m("g",{key:"ribbons",opacity:z(t,Z(
n).pointer)},ds(t,e))]}function rl({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
g=>S(g)),a=it(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>B(g,11.5*s)>c-3),h=e.pointer+(V.title+
V.scores)*s,u=e.columns.find(g=>g.isFull),f=u?u.x-u.width/2:e.right,p=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},d)=>{
let b=a.length&&!a.includes(d)?" dim":"",k=o[d]>=.2*i||a.includes(d),$=O(o[d]).replace(" %",""),x=B($,12.5*s,!0)/2;if(!y&&
(!k||g-x<p||g+x>f))return[];p=g+x;let M=k?"strong":"small",T=h-24*s;return[y&&m("text",l?{key:`score ${d}`,class:`tiny${b}`,
x:g+4*s,y:T+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${d}`,class:`tiny middl\
e${b}`,x:g,y:T},r[d]),m("text",{key:`weight ${d}`,class:`${M} middle${b}`,x:g,y:h-6*s},$)].filter(w=>w!==!1)})}function wr(t){let{reading:e,stage:n}=t,s=n.type/13,o=z(t,Z(e).gate),r=Je(t),a=[...Qe(t,r),...tn(t,r)];return[hs(t,n.context,
al(t)),...e.hasPointer?kr(t,a):[],m("g",{key:"flows",opacity:o},on(t,a,r)),...e.hasPointer?[gr(t,a)]:[],...e.hasGeneration?
[yr(t,a)]:[],...e.hasGate?[pr(t)]:[],m("g",{key:"answer",opacity:o},Mt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),ls(t,r))]}function al({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var gs=19,il=.05;function Ar(t){let{stage:e}=t,n=e.type/13,s=Ct(t),o=m("g",{key:"legend",opacity:z(t,ee(0))},je(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=It(t,ye(t,"attention")),h=B(c,15*
n,!0)+l+4*n<=a.width,u=de(t),p=B(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return m("g",{key:`layer ${i}`,opacity:z(t,
ee(i))},a.maps.length?vt(t,a.x,c,p,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&en(t,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((g,y)=>cl(t,g,i,y)),a.maps.map((g,y)=>ys(t,g,i,y,s)),ll(t,i))});return[o,...r]}function cl(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=Or(t,n,s)?[...i.keys()].filter(u=>i[u]>=
il):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
p=Math.max(.5,i[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:At(l,[f-p,f+p],e.x,[h-p,
h+p])})})}function Or({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function ys(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:f,touch:p}=e,{count:g}=r,y=r.weights(n,s),d=r.lastRow(n,s),b=Mr(
r,n,s),{before:k,overlays:$}=t,x=$&&k!==null&&Mr(k,n,s)&&!b,M=x?`; switched off ${r.wordsFor(k)}`:"",T=c?Math.max(...y)||
1:o,w=Or(t,n,s),[A]=i?.kind==="visit"?it(i,r):[],E=dt(d),_=A??E,L=f/g,I=`Layer ${n}, head ${s}`,W=p?u-38*l:u+4,P=b?"swit\
ch on":"switch off",C=p===void 0&&It(t,P)<=f-6*l?P:P.slice(7),G=r.visits[E];return m("g",{key:`head ${s}`,class:`part he\
ad${w?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${I}: s\
witched off`:`${I}: the last visit reads most from visit ${E+1}, ${G?.label}, ${O(d[E])}${M}`},m("text",{class:"small",x:h,
y:u-(p?25:4)*l},`head ${s}`),!b&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+f,y:u-4*l},O(d[_])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:Et(Float32Array.from(y,U=>U/T),g,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*L,y:u,width:Math.max(2,L),height:f}),(A!==void 0||w)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,L),
width:f,height:Math.max(2,L)}),m("title",{},`${I}. ${b?"Switched off.":`The last visit reads ${O(d[_])} from ${r.visits[_]?.
label}. Darker: larger weight, up to ${O(T,1)}. Click to open.`}${x?` Switched off ${r.wordsFor(k)}.`:""}`),se(t,{act:"h\
ead",words:C,title:b?"Switch this head on again":"Switch this head off",right:h+f-(p?0:3)*l,y:W}),t.canAct&&p!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function Mr(t,e,n){return t.isRemoved(
e,n)||t.isSkipped(e,"attention")}function ll(t,e){let{reading:n,stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;
let r=s.type/13,a=o.stream,i=rn(n,e),c=$s(t),l=s.streamWidth-8*r,h=i.map(({style:f,lengths:p},g)=>bs(t,e,f,s.rows.map(({
y,height:d},b)=>{let k=Math.max(1,Math.min(5*r,(d-3)/i.length));return{visit:b,x:a,y:y+(g-i.length/2)*k,width:Number(p[b])/
c*l,height:k-.6}}))),u=i.map(({name:f,style:p},g)=>[m("rect",{class:p,x:a,y:s.bottom+(10+gs*g)*r,width:9*r,height:9*r}),
m("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+gs*g)*r},f)]);return m("g",xs(t,e),m("rect",{class:"ground",x:a-4,y:s.
top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),vt(t,a,"Stream",`+ layer ${e}`,s.streamWidth),h,u,hl(t,
e,a+s.streamWidth+10*r))}function hl(t,e,n){let{reading:s,stage:o}=t,r=o.type/13,a=s.trace.interventions.residuals===!1,
i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],
isOff:a},...s.heads?[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>se(t,{act:l,words:String(h[Number(u)]),title:ul[l]??"",right:n,
y:o.bottom+(5+gs*f)*r}))}var ul={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function bs(t,e,n,s){let{lit:o,reading:r}=t,i=ct(t,"stream",e)!==""?[r.count-1]:it(
o,r),[c,l]=is(s,({visit:h})=>!i.length||i.includes(h));return[m("path",{key:n,class:n,d:Ut(c)}),l.length>0&&m("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Ut(l)})]}function rn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function $s(t){let e=0;for(let n of wt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of rn(n,s))e=Math.max(
e,...o);return e||1}function xs(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`\
part stream${ct(t,"stream",e)}`,"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:z(t,ee(e)+1),"aria-\
label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Sr(t){let{stage:e}=t,n=e.type/13,s=Ct(t);return e.layers.map(({y:o,maps:r},a)=>m("g",{key:`layer ${a}`,opacity:z(
t,ee(a))},r.length>0&&Mt(t,o+15*n,`Layer ${a}`,de(t)),a===0&&je(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>ys(t,i,a,c,s)),ml(
t,a)))}function ml(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=rn(n,e),i=$s(t),c=r+V.bars*
o,l=a.map(({style:h,lengths:u},f)=>bs(t,e,h,s.columns.map(({x:p,width:g},y)=>{let d=Math.min(8*o,.86*g/a.length),b=Number(
u[y])/i*V.bars*o;return{visit:y,x:p+(f-a.length/2)*d,y:c-b,width:.88*d,height:b}})));return m("g",xs(t,e),m("rect",{class:"\
ground",x:s.left-6,y:r-V.title*o,width:s.right-s.left+12,height:(V.title+V.bars+4)*o,rx:6}),Mt(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),fl(t,a,r-10*o),l)}function fl({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-B(r,12.5*s);return o=i-26*s,[m("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
m("text",{class:"small",x:i,y:n},r)]})}var an=700;function Er({stage:{size:t},...e}){let n=Ee(e),s={...e,stage:Hn(e.reading,t.width,t.type,n)};return[m("g",{key:"\
visits"},$r(s)),m("g",{key:"inputs"},xr(s)),m("g",{key:"layers"},Sr(s)),m("g",{key:"decoder"},wr(s))]}function Nr(t,e,n){
return Hn(t,e,n).size.height}var pl={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function _r(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=pl[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=cn(
a);if(!o){let f=t[r+s];return f&&cn(f)===i?f:null}let c=[...new Set(t.map(cn))],l=c[c.indexOf(i)+s],h=t.filter(f=>cn(f)===
l),u=f=>Math.abs(Tr(f)-Tr(a));return h.sort((f,p)=>u(f)-u(p))[0]??null}function cn(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Tr(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function Lr(t){let{reading:e}=t,n=Z(e),s=Je(t),o=[...Qe(t,s),...tn(t,s)];return[mr(t),...e.hasPointer?br(t,o):[],...e.hasGeneration?
[dr(t,o)]:[],m("g",{key:"flows",opacity:z(t,n.gate)},on(t,o,s)),e.hasGate?fr(t):null,m("g",{key:"answer",opacity:z(t,n.gate)},
ur(t,s))].filter(r=>r!==null)}function Rr(t){return t.stage.size.width<an?Er(t):[m("g",{key:"visits"},lr(t)),m("g",{key:"inputs"},hr(t)),m("g",{key:"l\
ayers"},Ar(t)),m("g",{key:"decoder"},Lr(t))]}var ks=240,dl=150,gl=120,yl=13,bl=17,ws={type:16.7,width:900,side:36},$l=.05,xl=.5,kl=660,Cr=matchMedia("(prefers-reduce\
d-motion: reduce)"),ln=class{#n=null;#e=null;#s=!1;#a=null;#t=null;#o=null;#i="";#c=null;#r=null;#l=null;#h=!1;#u=new Map;#f=0;get opened(){
return this.#r}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(e,n={}){this.root=e,this.hooks=n,e.classList.
add("network-picture"),e.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://ww\
w.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute("aria-label","The network. Arr\
ow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className="picture-foot";let s=document.
createElement("div");s.className="picture-controls";let o=document.createElement("div");o.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,this.caption);let r=document.createElement(
"button");r.type="button",r.textContent="Numbers",r.title="The numbers behind what is shown, as a table (T)",r.addEventListener(
"click",()=>{this.#$()}),this.foot.append(s,o,r),e.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=
new Ye(this.drawn),this.player=new Ke(s,a=>{this.#c=a,a!==null&&this.#r!==null&&(this.#r=null,this.hooks.opened?.(null)),
this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",a!==null),this.#p(
ks);let i=this.player.told?.part;i&&this.#_(i)}),this.#b()}#b(){let{drawn:e}=this;new ResizeObserver(()=>this.#p(0)).observe(
e),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),e.addEventListener(
"pointerover",({target:n})=>{this.#l||this.#m(Ms(n))}),e.addEventListener("pointerleave",()=>this.#m(null)),e.addEventListener(
"focusin",({target:n})=>this.#m(Ms(n))),e.addEventListener("focusout",()=>this.#m(null)),e.addEventListener("keydown",n=>this.#M(
n)),e.addEventListener("click",({target:n})=>this.#k(n)),e.addEventListener("pointerdown",n=>this.#w(n)),e.addEventListener(
"pointermove",n=>this.#y(n,!1));for(let n of["pointerup","pointercancel"])e.addEventListener(n,s=>this.#y(s,!0))}show(e,n=null,s=null,o=this.
hooks.against){this.#n=new St(e),this.#e=n&&new St(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#a=s&&
new St(s),this.#u.clear(),this.#t=bt(this.#o,this.#n);let r=Yo(this.#n);this.player.tell(r),Pr(this.room,Ml(r)),this.#p(
this.#l?.follows?0:ks)}open(e){let n=e===null?this.#r:null;this.#r=e,this.#t=this.#o=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#p(ks);let o=s&&n&&this.#O(n);o&&this.#S(o),s&&this.#x(),this.
hooks.opened?.(this.#r)}#$(){let e=this.#s?this.#e:null;this.#n&&ar(this.root,this.#n,this.#r,e)}#O(e){return this.#A.map(
s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#x(){if(this.drawn.contains(document.activeElement))
return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&e.focus()}mark(e){this.light(e.length?`\
visits.${e[0]}`:null)}file({title:e,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return er(
this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#o=e,!this.#n)return!1;let n=bt(e,this.#n);return JSON.stringify(
n)===JSON.stringify(this.#t)?!1:(this.#t=n,this.#p(0),!0)}#m(e){if(!this.light(e))return;let{kind:n,visit:s=0}=this.#t??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#t&&e)}#k(e){if(!(e instanceof Element)||this.#h)return;let n=Ms(e),s=e.
closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#p(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#g(n,o);else{let r=e.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#g(e,n){let s=this.#n&&bt(e,this.#n),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:a,part:n})}#w(e){this.#h=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#n||!(n||o)||
(this.#l=n?Zs(e,this.#n,this.drawn,s!==void 0):Js(e),this.#l?.follows&&e.preventDefault())}#y(e,n){let s=this.#l;if(!s||
e.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(e,n);o&&(this.#h=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):Al(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#M(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(e.altKey?this.#L(e.key,s):this.#d(e.key,n,s))&&e.preventDefault()}#d(e,n,s){if(e==="Escape"&&this.#r!==
null)return this.open(wn(this.#r)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#n)return this.#$(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"put"}),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data\
-open");return e===" "&&this.hooks.act&&!r?this.#g(s??""):this.#k(n),!0}if(this.#r!==null&&this.#n){let r=Mn(this.#r,e,this.#n),
a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let o=_r(this.#A,n,e)?.getAttribute("data-part")??
null;return o!==null&&this.#S(o),o!==null}#E(e){let n=this.#A.find(s=>s.getAttribute("data-part")===e);return n instanceof
SVGElement?n:null}#S(e){let n=this.#E(e);n&&(this.#i=e,this.#N(),n.focus())}#_(e){let{root:n,foot:s}=this,o=this.#E(e)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.
documentElement,i=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy({top:h,behavior:Cr.matches?"auto":"smooth"})}#L(e,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[e],o=this.#n,r=o&&bt(n,o),{act:a,edit:i}=this.hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind===
"visit"){let l=r.visit??0;if(!i||!o.visits[l+s])return!0;i({kind:"move",visit:l,by:s,isDone:c}),this.#S(`visits.${l+s}`)}else if(r.
kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*$l));a({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.
kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attention":"pointer";a({kind:"temperature",of:l,value:kn(o,l,s*
xl),isDone:c})}else return!1;return!0}get#A(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#N(){let e=this.#A,
n=e.find(s=>s.getAttribute("data-part")===this.#i)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#p(e){
let n=this.#P();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.
drawn.setAttribute("font-size",String(n.stage.type));let r=this.#r===null?[]:Ho(n,this.#r);r.length||(this.#r=null);let a=r.
length?r:Jo(Rr(n),this.putIn,n.stage.type);this.drawing.show(a,Cr.matches?0:e),this.#r===null&&this.#N();let i=this.#r===
null?null:Ko(this.#r,n.reading),c=this.#t?null:this.player.told,{title:l,text:h}=i??c??Gt(this.#t,n.reading,n.before),u=!(i||
c||this.#t);this.root.toggleAttribute("data-idle",u);let f=u&&!this.#e&&!this.hooks.isProjected?jo:"",p=i||c?"":this.#R(),
g=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"";Pr(this.caption,{title:l,text:[
h,g,p,f].filter(Boolean).join(" ")})}#R(){clearTimeout(this.#f);let e=this.#o??"",n=this.#u.get(e);return n!==void 0||!this.#t||
this.#l?n??"":(this.#f=window.setTimeout(()=>{let s=this.#C();this.#u.set(e,s),s&&this.caption.append(` ${s}`)},dl),"")}#C(){
let[e,n]=[this.#t,this.#n],s=e&&n&&wl(e,n);try{let o=s&&this.hooks.whatIf?.(s);return o?zo(e,n,o):""}catch{return""}}#P(){
let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<an;if(!this.#n||e<gl||n<1&&!s)return null;let r=(Number(getComputedStyle(
this.root).getPropertyValue("--scale"))||1)*Math.min(bl,Math.max(yl,e/120));this.root.classList.toggle("tall",s);let a={
reading:this.#n,before:this.#e,overlays:this.#s},i=Ee(a),c=this.#I(r,{width:e,height:n}),l=s?r:c,h=s?Nr(this.#n,e,l):n,u=s&&
this.#r!==null?kl:h;return{...a,beside:this.#a,stage:vn(this.#n,{width:e,height:u,type:l},i),lit:this.#t??bt(this.player.
told?.part,this.#n),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#T(
"--map-least"),this.#T("--attention")],canAct:this.hooks.act!==void 0}}#I(e,n){if(!this.hooks.isProjected||!this.#n||n.width<
ws.width)return e;let s=Math.max(e,ws.type);return vn(this.#n,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
ws.side)?s:e}#T(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function wl({kind:t,layer:e=0,head:n=0,visit:s=0},o){if(t==="head"&&!o.
isRemoved(e,n)&&!o.isSkipped(e,"attention"))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!=="visi\
t"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Pr(t,{title:e,text:n}){let s=document.createElement("strong");s.
textContent=e,t.replaceChildren(s,` ${n}`)}function Ml(t){let e=({title:n,text:s})=>n.length+s.length;return t.reduce((n,s)=>e(
s)>e(n)?s:n)}function Al(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function Ms(t){return(t instanceof Element?
t.closest("[data-part]"):null)?.getAttribute("data-part")??null}async function As({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await Ol(t))}`}async function Ir(t,e){let n=new Image;
n.src=await As(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Ol(t){let e=await Sl();return e&&t.replace("<title>",()=>`\
<style>${e}</style><title>`)||t}async function Sl(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await El(n,t.href??document.baseURI)})}`}}catch{}
return""}async function El(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return`data:font/woff2\
;base64,${Dt(new Uint8Array(await n.arrayBuffer()))}`}var hn=class{#n;#e;#s=null;#a=null;#t=null;constructor(e,n){let{title:s,hover:o,acts:r,isStill:a,isProjected:i}=n;this.#n=
s,this.#e=new ln(e,{...o&&{pointed:o},...a&&{isStill:a},...i&&{isProjected:i}}),r&&(this.#t=new Oe(this.#e,{...r,answered:c=>{
this.#s=c.figure,this.#a=c,r.answered(c)}}))}get bar(){return this.#t?.bar.root??null}get interventions(){return this.#t?.
text??null}follows(e){return this.#t?.follows(e)??!1}draw(e){if(e!==this.#s){this.#s=e;let n=e.before&&re(e.before);this.#a=
{trace:re(e.trace),before:n},this.#t?.begin(e.meta,this.#a.trace,n)}this.#a&&this.#e.show(this.#a.trace,this.#a.before)}mark(e){
this.#e.mark(e)}async address(e,n){let s=this.#e.file({title:this.#n});return e==="svg"?As(s):Ir(s,n)}};var vr=$e(document,"#picture");async function Nl(){let t=JSON.parse($e(document,"#order").textContent??""),{figure:e,form:n,
width:s,height:o,scale:r}=t;Object.assign(vr.style,{width:`${s}px`,height:`${o}px`});let a=new hn(vr,{title:e.meta.title,
isStill:!0});a.draw(e),$e(document,"#made").textContent=await a.address(n,r)}Nl().then(()=>Wr(""),t=>Wr(String(t)));function Wr(t){
document.documentElement.dataset.ended=t}})();
