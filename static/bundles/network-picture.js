(()=>{var{currentScript:us}=document,pr=us instanceof HTMLScriptElement?us.src:"",E=new URL("static/js/",pr||document.baseURI).
href;function ue(t,e,n){let s=on(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function on(t,e,n){
let s=t.querySelector(e);return s&&dr(s,n)?s:null}function dr(t,e){return t instanceof(e??HTMLElement)}function fs(t,e,n){switch(e.kind){case"head":return gr(t,e,n.architecture);case"mask":return yr(t,e.visit,n.visits);case"\
skip":return br(t,e);case"residuals":return kr(t);case"gate":return $r(t,e);case"temperature":return xr(t,e)}}function gr({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,f)=>[Math.floor(
f/a),f%a]),c=t==="all"?i:t,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):i.filter(([u,f])=>u===s&&f===
o||c.some(([d,p])=>u===d&&f===p));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function yr({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function br({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function $r({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function xr(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function kr({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
var ms=t=>t.map(e=>e+1),wr={gate:t=>`gate forced to ${t}`,only:t=>`${t} only`,attention_temperature:t=>`attention temper\
ature ${t}`,pointer_temperature:t=>`pointer temperature ${t}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(t,{replace_with:e})=>`${t===
"all"?"every head":t.map(([s,o])=>`L${s} H${o}`).join(", ")} ${e==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:t=>`${t.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:t=>`wi\
thout ${t.join(", ")}`,mask_visits:t=>`visit${t.length>1?"s":""} ${ms(t).join(", ")} masked`,order:t=>`order ${ms(t).join(
" ")}`};function ps(t){return Object.entries(t).flatMap(([e,n])=>{let s=wr,o=Object.hasOwn(s,e)?s[e]?.(n,t):"";return o?
[{key:e,text:o}]:[]})}function ds(t,e){return ps(t).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{e(Object.
fromEntries(Object.entries(t).filter(([a])=>a!==n)))}),o.append(r),o})}var gt=class extends Error{constructor(e,n){super(n.map(s=>s.message).join(" ")),this.status=e,this.problems=n}},ft=new URL(
E.replace(/^(.*\/)static\/.*$/,"$1")),gs={answers:!0},Mr=[502,504],Ar=5e3,Or="No response could be read. Your input is s\
till here; check your connection and try again.",Sr=t=>`The server answered with ${t}.`;async function Ft(t,e,n=ft){let s=await Nr(
new URL(`api/${t}`,n),e);if(String(n)===ft.href&&Tr(s!==null&&!Er(s)),!s)return ys();if(!(s.headers.get("content-type")??
"").includes("json")){let a=Sr(s.status);throw new gt(s.status,[{where:"",message:a,suggestions:[]}])}let r=await s.json().
catch(ys);if(!s.ok)throw new gt(s.status,r.errors??[]);return r}async function Nr(t,e){try{let n=await fetch(t,e);return Mr.
includes(n.status)?null:n}catch(n){if($s(n))throw n;return null}}function bs(t){let e=AbortSignal.timeout(Ar);return t?AbortSignal.
any([t,e]):e}function Er({headers:t}){return t.get("cache-status")?.startsWith("service-worker")??!1}function Tr(t){t!==
gs.answers&&(gs.answers=t,document.dispatchEvent(new CustomEvent("pointerscope:server",{detail:{answers:t}})))}function ys(t){
throw $s(t)?t:new gt(0,[{where:"",message:Or,suggestions:[]}])}function $s(t){return t instanceof DOMException&&t.name===
"AbortError"}function rn(t){let e=Object.entries(t).filter(([,n])=>n!=null&&n!=="");return new URLSearchParams(e.map(([n,
s])=>[n,String(s)]))}function me(t){return t instanceof Error?t.message:String(t)}function Gt(t){let e="";for(let n of t)e+=String.fromCharCode(n);return btoa(e)}function te(t){return Uint8Array.from(atob(
t),e=>e.charCodeAt(0))}var fe=_r("model-files");var Ht=fe===null;function xs(t){return fe!==null&&Object.hasOwn(fe,t)}async function ks(t,e=ft){return Ht?Ft(`models/${encodeURIComponent(
t)}/vocabulary`,{},e):JSON.parse(new TextDecoder().decode(await As(t,"vocabulary")))}async function ws({id:t,weights:e},n,s=ft){if(!Ht)return As(t,"weights",n);let o=`api/models/${encodeURIComponent(t)}/we\
ights/${e?.sha256}`;return Os(new URL(o,s),"weights",n)}async function Ms(t,{weights:e}){if(!e||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
e.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function As(t,e,n=!1){let s=fe?.[t]?.[e];
if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.startsWith("#"))return Os(new URL(s,document.baseURI),e,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return te(o.trim()).buffer}async function Os(t,e,n){let s=await fetch(
t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${e} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function _r(t){let e=on(document,`script#${t}`,HTMLScriptElement);return e&&JSON.parse(e.textContent??"")}function ee(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:a}])=>[o,{values:new Float32Array(te(r).buffer),
shape:a}]);return{...n,tensors:Object.fromEntries(s)}}function an({tensors:t,weights:e,...n}){let s=Object.entries(t).map(
([o,{values:r,shape:a}])=>[o,{dtype:"<f4",shape:a,data:Gt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var Lr=["browser","server"],Ss=20,Rr="static/bundles/browser-model.js",Ns={address:new URL("../bundles/browser-model.js",
E).href,load(t){let e=null,n=o=>{e=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:n})),e?
Promise.resolve(e):String(t)===ft.href?import(Ns.address):import(new URL(Rr,t).href)}};function vr({prediction:{name:t,location:e,
probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(1)} %`}function Es({prediction:t},{prediction:e,
places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??e.name}, `,r=Math.round(1e3*t.probability)-Math.
round(1e3*e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.abs(
r/10).toFixed(1)} points`:"",isMore:r>0}}function cn(t,e){t.textContent=e?vr(e):"…";let{location:n,probability:s}=e?.prediction??
{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.dataset[o]:t.dataset[o]=
String(r)}var pe=class{#e;#t;#n;#o=null;#s=null;#a=!1;draws=!1;sharesWeights=!0;constructor(e,n=null,s=ft){this.#e=e,this.#n=
s,this.#t=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&Lr.includes(e)?e:null,Ht||(this.choice=
"browser"),this.obstacle="",this.#s||(this.#o=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==null&&
this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!=="serve\
r")return this.#i(this.#s,e);if(!Ht)throw new gt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?bs(n):n;try{return{...await this.#r(e,o),engine:"server"}}catch(r){if(!(r instanceof
gt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#s)return this.#i(this.#s,e);throw this.choose(
this.choice),r}}async searchPlaces(e){if(Ht||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(e,Ss).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await Ft(
`${this.#t}/locations?${rn({q:e,limit:Ss})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#c(),this.#s=await this.#o}catch(e){
this.#a=!0,this.obstacle=me(e)}}#i(e,n){try{return{...e.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new gt(
422,o):s}}async#r(e,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/vi\
ews/network?${Cr(e)}`,{trace:r}=await Ft(o,{...n&&{signal:n}},this.#n);return ee(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(e),...n&&{signal:n}};return Ft(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#c(){
let e=await ks(this.#e,this.#n);if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([Ns.load(this.#n),ws(e,this.#a,this.#n)]),o=new n(e,s);return await Ms(
s,e),o}};function Cr(t){let e=Object.entries(t).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return rn(
Object.fromEntries(e))}var Pr={browser:"Computed in this browser.",server:"Computed in Python."},de=class{#e;#t=document.createElement("output");#n=document.
createElement("span");#o=document.createElement("ul");#s=document.createElement("button");#a=document.createElement("spa\
n");#i=document.createElement("p");engine="server";constructor(e){this.#e=e,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer="",this.#n.className="quiet",this.#o.setAttribute(
"aria-label","Changes"),this.#s.type="button",this.#s.textContent="as learned",this.#s.title="Take all changes back",this.#s.
addEventListener("click",()=>e({})),this.#a.className="quiet",this.#i.className="view-failure",this.#i.setAttribute("rol\
e","alert"),this.root.append(this.#t,this.#n,this.#o,this.#s,this.#a,this.#i)}show(e,n,{learned:s,isCompared:o,note:r}){
this.engine=e.engine,cn(this.#t,e),this.#t.title=Pr[e.engine];let{value:a,change:i}=s?Es(e,s):{value:"",change:""};this.#n.
textContent=a&&`as learned ${a}${i&&` ${i}`}`,this.root.classList.toggle("compares",o),this.#c(n),this.#r(r),this.fail("")}wait(e,n){
cn(this.#t,null),this.#n.textContent="",this.#c(e),this.#r(n),this.root.hidden=!1,this.#i.hidden=!0}fail(e){this.#i.textContent=
e,this.#i.hidden=!e,e&&(this.root.hidden=!1)}#r(e){this.#a.textContent=e,this.#a.hidden=!e}#c(e){let n=this.root.contains(
document.activeElement),s=ds(e,this.#e);this.#o.replaceChildren(...s),this.root.hidden=this.#s.hidden=s.length===0,n&&!this.
root.contains(document.activeElement)&&this.#s.focus()}};var Ts="network";var Ir=["place","pointer","generation head","probability"];function Ls(t,e,n){return{kind:Ts,get trace(){return an(e)},get before(){
return n&&an(n)},meta:{...t,summary:Wr(e,n),table:{columns:Ir,rows:Fr(e)}}}}var ge=t=>`${(100*t).toFixed(1)} %`;function _s({
prediction:{location:t,name:e},places:n}){return n[t]?.label??e??`#${t}`}function Wr(t,e){let{probability:n,from_pointer:s,
from_generation:o}=t.prediction,r=n?`${_s(t)} leads with ${ge(n)}: ${ge(s)} copied by the pointer, ${ge(o)} from the gen\
eration head.`:"No known place has any probability.";return e?`${r} Compared with: ${_s(e)} with ${ge(e.prediction.probability)}\
.`:r}function Fr(t){let{pointer:e,generation:n,final:s}=t.location_probabilities,o={pointer:e,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},a=(c,l)=>t.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,i=[...s,...t.visits,...n??[]].map(({location:c})=>c);return[...new Set(
i)].map(c=>[t.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>a(l,c))])}var Gr="Loading the network …",Hr="Waiting for the server …",Rs=new Map,ye=class{#e;#t;#n=null;#o=null;#s=null;#a=null;#i=null;#r={};#c={};#l=[];#m=[];#h=0;#f=0;constructor(e,n){
this.#e=e,this.#t=n,this.bar=new de(o=>this.#d(o));let{drawn:s}=e;s.addEventListener("focusin",()=>this.#$());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#$()});
for(let o of[e.root,this.bar.root])o.addEventListener("keydown",r=>this.#A(r))}get text(){return Object.keys(this.#r).length?
JSON.stringify(this.#r):null}begin(e,n,s){this.#h+=1,cancelAnimationFrame(this.#f),this.#o=e,this.#s=n,this.#i=s,this.#r=
this.#c=n.interventions,this.#a=this.text?null:n,this.#l=[],this.#m=[];let o=this.#t.server(),r=n.notation!==null&&(o!==
null||xs(n.model));this.#n=r?jr(n.model,o):null,r?this.#e.hooks.act=a=>this.#p(a):delete this.#e.hooks.act,this.#y(n,"se\
rver")}follows(e){if(e===(this.text??""))return!0;let n=this.#t.server()===null||this.#n?.isInBrowser;if(!this.#n||!n)return!1;
try{return this.#d(Object(JSON.parse(e||"{}"))),!0}catch{return!1}}#$(){this.#n?.prepare()}#p(e){if(!this.#s)return;let n=fs(
this.#c,e,this.#s);"isDone"in e&&!e.isDone?this.#x(n):this.#d(n)}#x(e){cancelAnimationFrame(this.#f),this.#f=requestAnimationFrame(
()=>{let s=this.#n?.model?.trace(this.#g(e));s&&(this.#e.show(s,this.#i??this.#a),this.#y(s,"browser",e))})}#d(e){this.#l.
push(this.#c),this.#m=[],this.#k(e)}#A(e){let n=e.key.toLowerCase();!this.#n||!(e.ctrlKey||e.metaKey)||!["z","y"].includes(
n)||(e.preventDefault(),n==="y"||e.shiftKey?this.#b(this.#m,this.#l):this.#b(this.#l,this.#m))}#b(e,n){let s=e.pop();s&&
(n.push(this.#c),this.#k(s))}async#k(e){let n=this.#n;if(!n)return;cancelAnimationFrame(this.#f),this.#c=e,this.#h+=1;let s=this.#h,
o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(e,o?Gr:Hr),this.#t.resized();try{await n.prepare();let r=Object.
keys(e).length>0,{engine:a,...i}=await this.#w(n,e),c=r&&!this.#i;if(c&&(this.#a??=await this.#w(n,{})),s!==this.#h||!this.#o)
return;let l={...i,interventions:e},h=this.#i??(c?this.#a:null);this.#s=l,this.#r=e,r||(this.#a=l),this.#y(l,a);let u=Ls(
this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:e})}catch(r){if(s!==this.#h||!this.#s)return;
n.choose(n.choice),this.#c=this.#r,this.#e.show(this.#s,this.#i??(this.text?this.#a:null)),this.#y(this.#s,this.bar.engine),
this.bar.fail(me(r)),this.#t.resized()}}async#w(e,n){let s=await e.explain(this.#g(n));if(!Br(s))throw new Error("The se\
rver gave no trace of this network.");return s}#g(e){let{notation:n,user:s,predict_at:o,location_probabilities:r}=this.#s;
return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(e).length?e:null}}#y(e,n,s=this.#r){
let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},a=Object.keys(s).length>0;this.bar.show({...e,engine:n},s,{learned:a&&
!this.#i?this.#a:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot compute: ${r}`:""})}};function Br(t){return"\
tensors"in t}function jr(t,e){let n=JSON.stringify([e,t]),s=Rs.get(n)??new pe(t,null,e??ft);return s.draws=!0,Rs.set(n,s),
s}function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Vr)}}function be(t){return t==null||t===!1?null:String(typeof t=="number"?Rt(t):t)}function Rt(t){return Math.round(t*100)/100}function wt(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Rt),[c,l,h]=[t,n,
(t+n)/2].map(Rt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function ln(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Rt),[c,l,h]=[t,n,(t+n)/2].map(Rt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function vs(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Rt),[c,l]=[t,n].map(
Rt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Vr(t){return t!=null&&t!==!1&&t!==""}var Dr=/[ijlI.,:;'|!()[\]]/,Ur=/[mwMW%@—…]/,qr=/[A-ZÄÖÜ0-9+=<>]/;function B(t,e,n=!1){let s=0;for(let o of t)s+=hn(
o);return s*e*(n?1.06:1)}function hn(t){return Dr.test(t)||t===" "?.29:Ur.test(t)?.87:qr.test(t)?.65:.55}function J(t,e,n,s=!1){
if(B(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-hn("…"),r="";for(let a of t){if(o-=hn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function $e(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||B(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,J(a,e,n,o)]}function O(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function S(t,e=1){if(t===
Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function pt(t){
let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function ot(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var at=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var zr=.6,Yr=["pointer","generation"];function ne({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function xe(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=ne(
t),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Cs(e),...Cs(n)],c=[
...new Set(i)].flatMap(h=>Yr.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Cs({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function ke({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<zr)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:m("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&m("title",{},a))}function we(t,e,n){return`${O(t,1)}; ${n} ${O(e,1)}`}var Kr=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function dt(t,e){for(let{kind:n,pattern:s}of Kr){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Xr(a,e)?a:null}return null}function Xr({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:
t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function nt(t,e){
return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function ut(t,e){
return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??0]??null:null}var mn=5,Ps=1440,un=5,Zr=60,Qr={least:.1,most:10};function Ws(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=dt(a,e);if(r===
"gate")return Jr(t,n);if(r==="attention_temperature")return Is(t,e,"attention");if(r==="pointer_temperature")return Is(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?na(t,c,e,h,l):ta(t,n,h)}function Fs({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=mn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function fn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=Qr;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Jr({pointerId:t},e){let n=0;return{pointer:t,follows:!0,to({type:s,clientX:o,clientY:r},a){
let i=e.querySelector(".gate-frame")?.getBoundingClientRect();if(!i)return null;let l=i.height>i.width?(r-i.top)/i.height:
(o-i.left)/i.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:a}}}}
function Is({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=mn,
!o)return null;let i=fn(n,s,(r-e)/Zr);return{kind:"temperature",of:s,value:i,isDone:a}}}}function ta({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=mn,!r)return null;let c=Math.sign(ea(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ea(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function na({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=un*Math.round((u-e)/c*Ps/un),p=r==="time"?Math.min(Ps-un,Math.max(0,a+d)):Math.
max(0,i+d);return p===h&&!f?null:(h=p,{kind:r,visit:o,minutes:p,isDone:f})}}}var sa=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Bt=class{constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=e.visits.
length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))e=Math.max(e,o);return e||1}get slices(){return sa.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#o(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(
...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let e=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.category??null}}answer(e,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(
d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.includes(d)),...r].map(d=>this.#e(
d)),h=d=>l.reduce((p,g)=>p+g[d],0),u=this.#n(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(e){return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointe\
r",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e===
"final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(a=>a.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#t(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#t(
"final",e)?this.probabilityOf("final",e):null}#t(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(e){return this.trace.architecture.locations-1-e.length}#o(e){let n=this.values(e),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function yt(t){let e=0;for(let n=1;n<t.length;n++)
Number(t[n])>Number(t[e])&&(e=n);return e}var oa=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function bt(t,e){for(let[s,o]of oa){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return aa(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:ra(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function ra(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?yt(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?yt(s.lastRow(e,n)):null}function aa({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Gs(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function pn(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function dn(t,e,n){let s=bt(t,n),[
o,r]=ia[e]??[0,0];if(!s||o===0&&r===0)return null;let a=ca(s,o,r,n);return a!==null&&bt(a,n)?a:null}var ia={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ca(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let f=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let p=f.findIndex(({location:y})=>y===
t.location),g=p<0||n===0?void 0:f[p+n];return g?`${d}.${g.location}`:null}}var gn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},la=.78,yn=1.07,ha=1.12;function v(t){return t.stage.type/13}
function j(t,e,n="label"){let s=n==="title"||n==="strong";return yn*B(Hs(e),gn[n]*v(t),s)}function Hs(t){return t.replaceAll(
"−","+")}function W(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:J(s,i/yn,gn[o]*v(t),l),u=[o,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:e,y:n},h)}function G(t,{
x:e,y:n,width:s},o,r="label"){let a=gn[r]*v(t),i=B(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(p,g)=>p+ma(g,a),0),d=c.at(-1);d&&l+i+f<=s?(d.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>ua(
e,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function I(t){return t.split(" ").map(e=>[{text:e}])}function ua(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:t,y:e},i)}function ma({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?la:1)*(e.includes("math")?ha:1);return yn*B(Hs(t),s*o,e.includes("strong"))}var fa=[137,80,78,71,13,10,26,10],Me=256,bn=65535,pa=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function Mt(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*Me);for(let l=0;l<Me;l++){
let h=l/(Me-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let a=new Uint8Array(o*(e+1));for(let l=0;l<o;l++)
for(let h=0;h<e;h++){let u=Math.min(1,Math.max(0,Number(t[l*e+h])||0));a[l*(e+1)+1+h]=Math.round(u*(Me-1))}let i=[...Oe(
e),...Oe(o),8,3,0,0,0],c=[...fa,...Ae("IHDR",i),...Ae("PLTE",r),...Ae("IDAT",da(a)),...Ae("IEND",[])];return`data:image/\
png;base64,${Gt(c)}`}function Ae(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),s=4294967295;for(let o of n)
s=Number(pa[(s^o)&255])^s>>>8;return[...Oe(e.length),...n,...Oe(~s)]}function da(t){let e=[120,1];for(let o=0;o<t.length;o+=
bn){let r=t.subarray(o,o+bn),a=o+bn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(Number(a),i,c,i^255,c^255,...r)}let[
n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>8,n&255]}function Oe(t){return[24,16,8,0].
map(e=>t>>>e&255)}var ga=20,Bs=46,$n=28,Vs=9;function Ds(t,e,n){let{width:s,height:o}=t.stage.size,r=v(t),a=Math.min(ga*r,.035*s),i=ya(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,Us(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Us(t,e,n){let s=n*(t.
length-1),o=t.reduce((f,{least:d})=>f+d.width,s),r=t.reduce((f,{least:d})=>f+d.height,s),a=t.every(({least:f})=>f.height<=
e.height),i=t.every(({least:f})=>f.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let f=t.reduce((d,p)=>p.
rank>d.rank?p:d);return Us(t.filter(d=>d!==f),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((f,{share:d=1})=>f+d,0),
{x:h,y:u}=e;return t.map(f=>{let d=(f.share??1)/l,p=c?{x:h,y:u,height:e.height,width:f.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:f.least.height+d*(e.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:f,box:p}})}function D(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=v(t),c=j(t,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),W(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function q(t,{x:e,y:n,width:s,height:o}){let r=v(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function rt(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=v(t),
c=j(t,s,"label")+(r?24:4)*i;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),W(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function ya(t,e,n){
let{width:s,height:o}=t.stage.size,r=v(t),a=Gs(e,t.reading),i=ba(t,a,n),c="goes back",l=46*r+j(t,c,"small"),h="You are h\
ere",u=j(t,h,"small")+10*r,f=s-n,d=f-i.end-20*r,p=o>=560*r&&xn(t,$n*r)>d,g=p?js(t,f-n-u):js(t,d,Vs*2),y=g?xn(t,g):0,b=p||
d-y>=u,w=p?d:d-y-(b?u:0),$=(p?46:8)*r+($n*r-(g??0))/2;return{height:(p?Bs+36:Bs)*r,marks:[i.marks,w>=l+16*r&&[m("rect",{
class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),W(t,i.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
W(t,i.end+58*r,25.5*r,c,{kind:"small"})],g!==null&&b&&W(t,f-y-10*r,(p?64:26)*r,h,{kind:"small",anchor:"end"}),g!==null&&
m("g",{key:"thumbnails"},$a(t,e,f-y,$,g))]}}function ba(t,e,n){let s=v(t),o=t.stage.size.width-2*n,r=n,a=[];for(let[i,{name:c,
words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",f=Math.min(j(t,l,u),Math.max(20*s,n+o-r));if(a.push(m(
"g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),W(t,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function js(t,e,n=Vs){let s=v(t);for(let o=$n;o>=n;o--)
if(xn(t,o*s)<=e)return o*s;return null}function xn(t,e){let{layers:n,heads:s}=t.reading;return n*(s*(e+2)+(e*.4+8*v(t)))+
2.2*e}function $a(t,e,n,s,o){let{reading:r}=t,a=v(t),i=[],c=n;for(let b=0;b<r.layers;b++){for(let $=0;$<r.heads;$++){let x=r.
weights(b,$),M=Math.max(...x)||1,T=r.isRemoved(b,$)||r.isSkipped(b,"attention");i.push(y(`layers.${b}.heads.${$}`,`Layer\
 ${b}, head ${$}${T?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:Mt(x.map(k=>k/M),r.count,t.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),c+=o+2}let w=.4*o;i.push(y(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>m("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+$*o,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*o)}))])),c+=w+8*a}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+
1.2*o;r.hasPointer&&i.push(y("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:wt(c,[l-f,l],d,[h-f,h+f])})],[s,o/
2])),r.hasGeneration&&i.push(y("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:wt(c,[l,l+f],d,[u-f,u+f])})],
[l,o/2])),r.hasGate&&i.push(y("gate","Gate",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:p}=r.trace.
prediction,g=d+.3*o;return i.push(y(`places.${p}`,`Answer: ${r.nameOf(p).label}`,g,.7*o-2,[m("rect",{class:"answer-bar",
x:g+2,y:l-f,width:.7*o-6,height:2*f})])),i;function y(b,w,$,x,M,[T,k]=[s,o]){let A=e.name===b||e.name.startsWith(`${b}.`),
N=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:N||A?"thumb-frame":"ground",x:$,y:T,width:x,height:k,
rx:2}),m("title",{},w))}}var qs=13;function At(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=v(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=Ys(f),p=new Map([...r].map(N=>[N,S(f[N]??0,d)])),g=[...p.values()].
some(N=>j(t,N,"tiny")>h+2*c),y=p.size>0&&!g?qs*c:1,b=g?qs*c:0,[w,$]=s.extent??Se(f),x=xa(e.height-b,w,$,y),M=x>0?Math.max(
y,w*x):(e.height-b)/2,T=e.y+b+M,k=f.map((N,L)=>{let _=Math.abs(N)*x,P=L===a;return m("rect",{key:`bar ${L}`,class:`bar ${o}${N<
0?" negative":""}${P?" chosen":""}`,x:e.x+L*h+u/2,y:N<0?T:T-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&m("title",
{},i(L)))}),A=[...p].map(([N,L])=>W(t,e.x+zs((N+.5)*h,j(t,L,"tiny")/2,e.width),g?e.y+9*c:T+(Number(f[N])<0?-3:10.5)*c,L,
{kind:"tiny",anchor:"middle",also:N===a?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${e.
x} ${T}H${e.x+e.width}`}),k,A]}function xa(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function jt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*v(t),c=e.map(Ys),l=Array.from(n,(p,g)=>Math.
max(...e.map((y,b)=>j(t,S(Number(y[g]),c[b]),"tiny")))/2),h=[...l.keys()].sort((p,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(y=>Math.abs(f(y)-f(p))>=d(p)+d(y)+i)&&u.add(p);
return u;function f(p){return zs((p+.5)*a,d(p),s)}function d(p){return l[p]??0}}function zs(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Se(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function Ys(t){let e=Math.
max(...Se(t));return e>=99.5?0:e>=.95?1:2}var Ks=8;function vt(t,e,n,{chosen:s=null,open:o}={}){let r=v(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(j(t,w.title,"strong"),c?j(t,w.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),f=e.x+u,d=e.width-u-l,p=a?17*r:0,g={x:f,width:d,height:Math.max(6*r,i-Ks*r-p)},y=n[0]?.values.length??
1,b=d/y;return[n.map(({key:w,title:$,says:x,values:M,colour:T,open:k},A)=>{let N=e.y+A*i,L=a?N+12*r:N+i/2+(c?-2:4)*r,_=a?
e.width:u-8*r,P=j(t,$,"strong")+10*r;return m("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?$:null},k&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+
8*r,height:i,rx:4}),W(t,e.x,L,$,{kind:"strong",width:_,key:"title"}),a&&W(t,e.x+P,L,x,{kind:"small",width:e.width-P,key:"\
beside"}),c&&W(t,e.x,L+15*r,x,{kind:"small",width:_,key:"says"}),At(t,{...g,y:N+p+Ks/2*r},M,{colour:T,chosen:s,exact:R=>`${$}\
, number ${R+1}: ${S(Number(M[R]),4)}`}),s!==null&&W(t,e.x+e.width,N+p+(i-p)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:y},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:e.y,
width:b,height:i*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${S(Number(M[$]),3)}`).join(`
`)))))]}function Xs(t){let e=Aa(t??"").map(Oa);for(let n=Ma;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=kn.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Zs={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},ka={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},kn=new Map(Object.entries(ka).flatMap(([t,e])=>e.map(n=>[n,t]))),wa=new Set([...kn.keys()].flatMap(
t=>t.split(" "))),Ma=Math.max(...[...kn.keys()].map(t=>t.split(" ").length));function Aa(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Oa(t){let e=t.replace(/s$/,"");return wa.has(e)?e:t}var Sa=24;function it(t,e,n,s){let o=s/Sa;return m("path",{key:"icon",class:"icon",d:Zs[Xs(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function H(t,e){let n=t.visits[e];return n?`${n.label}, ${Ot(t,e)}`:""}function Ct(t,e){return t.visits[e]?.label??""}function wn(t){
return t>0&&t<5e-4?"<0.1 %":O(t,1)}function Ot(t,e){let n=t.visits[e];return n?`${at[n.weekday]} ${ot(n.start_minute)}`:
""}function Js(t,e){return pt(t.visits[e]?.duration_minutes??0)}function to(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=v(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,d=e.y+17*l,p=Math.max(...n)||1,g=Math.
max(0,f-d)/p,y=T(Qs(n,r).map(k=>({visit:k,half:j(t,x(n[k],k),k===r?"strong":"tiny")/2}))),b=T(Qs(n,r).map(k=>({visit:k,half:j(
t,M(k),k===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:k},A)=>{let N=w(A),L=A===r,_=Number(n[A])*g;return m("g",{key:`visit ${A}`,class:`part choice${L?" here":
""}`,"data-open":i(A),role:"button",tabindex:"-1","aria-label":`${H(c,A)}: weight ${O(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+A*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${a}${L?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),y.has(A)&&W(t,$(A,y),f-_-4*l,x(
n[A],A),{kind:L?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&it(k,N-7*l,f+5*l,14*l),b.has(A)&&W(t,$(A,b),
e.y+e.height-4*l,M(A),{kind:L?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${H(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function w(k){return e.x+(k+.5)*h}function $(k,A){let N=A.get(k)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,w(k)))}function x(k,A){return A===r?wn(Number(k)):O(Number(k)).replace(" %","")}function M(k){
return S(Number(s[k])/o,k===r?2:1)}function T(k){let A=new Map;for(let{visit:N,half:L}of k){let _=Math.max(e.x+L,Math.min(
e.x+e.width-L,w(N)));[...A].every(([R,C])=>{let F=Math.max(e.x+C,Math.min(e.x+e.width-C,w(R)));return Math.abs(_-F)>=L+C+
3*l})&&A.set(N,L)}return A}}function Qs(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function eo(t,e){let n=v(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Na(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ea(t,s)}]}function Na(t,e){let{reading:n}=t,s=v(t),o=q(t,e),r=n.values(
"context"),a=G(t,o,I(`${H(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...D(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,p={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},At(t,p,f,{colour:"\
stream",extent:Se(r),numbered:jt(t,[f],f,d),exact:g=>`Number ${u*c+g+1}: ${S(Number(f[g]),4)}`}))})]}function Ea(t,e){let{
reading:n}=t,s=v(t),o=q(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=G(t,o,I("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...D(t,e,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},vt(t,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}function Vt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Ut(Nt(a,s,c),Nt(i,o,c));return no(h,l,null,t,o)}function Ne(t,e,n,s){let o=Nt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Mn(o,t.trace.interventions.attention_temperature??1)}function Dt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return no(Ut(n,Nt(s,e,n.length)),o,r,t,e)}function Ee(t){return Mn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function no(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Ut(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Yt(n)}}function Mn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=Yt(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function se(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:St(t,`${s}.weight`,r),bias:St(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function Te(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=St(t,`${o}.bias`,s),i=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Ut(i,Nt(r.values,s,i.length)),bias:a}}function so(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=St(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=An(t,c,e),u=Ut(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:Yt(i.map(({dot:c})=>c.sum))+o}}function An(t,e,n){let s=t.values(`inputs.${e}`);return Nt(
s,n,s.length/t.count)}function et(t,e,n){let s=t.values(e);return Nt(s,n,s.length/t.count)}function qt(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Ut(e,n.values):null,bias:St(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Et(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Ut(n,Nt(
s.values,e,n.length)):null,r=St(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function oo(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Mn(e,1):null}function zt(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?Yt(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Ta(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Ta(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function St(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Nt(t,e,n){return t.subarray(e*n,(e+1)*n)}function Yt(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Kt="→",ro=30,_a=8,La=20,Ra=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function oe(t,e,{first:n,second:s,products:o},r){let a=v(t),i=o.length,c=i>La&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,f=e.x+ro*a,d=e.width-ro*a,p=re(o),g=jt(t,[n,s,o],o,d,p),y=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=d/i,w=$=>`${S(
Number(n[$]),4)} × ${S(Number(s[$]),4)} = ${S(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
p*b-1,y:e.y+u,width:b+2,height:3*h-u-2*a,rx:3}),y.map(({letter:$,colour:x,values:M,title:T},k)=>{let A=e.y+k*h,N={x:f,y:A+
u,width:d,height:h-u-6*a};return m("g",{key:`row ${k}`},W(t,e.x,A+12*a,T,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),W(t,e.x,A+u+.5*N.height+5*a,$,{also:`math letter ${x}-words`,key:"letter"}),At(t,N,M,{colour:x,numbered:g,chosen:p,
exact:w}))}),c&&va(t,{x:f,y:e.y+3*h,width:d,height:l},o)]}function va(t,{x:e,y:n,width:s},o){let r=v(t),a=s/o.length,i=Math.
max(_a,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],p=u.reduce(
(g,y)=>g+y,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),W(t,(f+d)/2,n+17*r,S(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function _e(t,e,n,s,o,r,a){let i=v(t),c=Ca(n,s,r),l=Pa(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=G(t,h,c).height+G(t,h,l).height+10*i,f=132*i,d=Math.max(70*i,Math.min(.36*e.height,210*i)),
p=e.height-u-d>=f,g=Math.min(e.height-u-(p?d:0),276*i),y=e.height-u-g,b=G(t,{...h,y:e.y+g+4*i},c),w=G(t,{...h,y:e.y+g+b.
height+6*i},l);return[m("g",{key:"dot"},oe(t,{...e,height:g},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+g}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),p&&m("g",{key:"softmax"},
to(t,{...e,y:e.y+g+u,height:y},s,o,a))]}function Ca({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(t.sum,2)}`,kind:"strong"}],n?[{text:`${Kt}\
 ÷ √${e} = `},{text:S(h,2),kind:"strong"}]:[{text:`${Kt} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Kt} no position bias: it is off`}]:[{text:`${Kt} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${Kt} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${Kt}\
 ÷ temperature ${Ia(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function Pa({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return I("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${$t(u)}\
;`}],[{text:`${$t(u)} / ${$t(c)} = `},{text:wn(Number(l[n])),kind:"strong"},{text:","}],...I(`where ${$t(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function $t(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>Ra[s]??"").join("")}`}
function re(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Ia(t){
return String(Math.round(1e3*t)/1e3)}var Wa=6;function ao(t,e){let n=v(t),s=qt(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Fa(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ga(t,r,s)}),o}
function Fa(t,e,{hidden:n,dot:s,bias:o,logit:r}){let a=v(t),i=q(t,e),c=s&&o!==null?[...I("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...I("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=G(t,{...i,
y:0},c),h=rt(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=G(t,{...i,y:i.y+u+4*a},c),d=jt(t,[n],n,i.width);return[...D(t,e,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?oe(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):At(t,{...i,height:u},n,{colour:"query",numbered:d})),...f.marks,
h.mark]}function Ga(t,e,n){let{reading:s}=t,o=v(t),r=q(t,e),{gate:a,trace:i}=s,c=G(t,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=G(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...D(t,e,f()),n&&h.height>=60*o&&m("g",{key:"curve"},p(h,n)),...u.marks,m("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:y}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let x=y?`Only the ${y==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...I(x),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...w,...I(`is the gate: ${O(a,1)} of the answer comes from \
the pointer, ${O(1-a,1)} from generation.`)];let $=y?`Only the ${y==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...I($),...I("As learned it would be"),
...w]}function p(y,{logit:b,learned:w}){let $=Math.max(Wa,Math.ceil(Math.abs(b))),x=_=>y.x+(_+$)/(2*$)*y.width,M=y.y+y.height,
T=_=>M-_*y.height,k=Array.from({length:61},(_,P)=>{let R=-$+P/30*$;return`${x(R).toFixed(1)} ${T(1/(1+Math.exp(-R))).toFixed(
1)}`}),[A,N]=[x(b),T(w)],L=b>0;return[m("path",{key:"axes",class:"axis",d:`M${y.x} ${y.y}V${M}H${y.x+y.width}M${y.x} ${T(
.5)}H${y.x+y.width}`}),[0,.5,1].map(_=>W(t,y.x-6*o,T(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-$,0,$].map(_=>W(t,x(_),M+15*o,S(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),W(t,(x(0)+x(-$))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${N}H${y.x}`}),m("circle",{key:"point",class:"point",cx:A,cy:N,r:5.5*o}),W(t,A+(L?-10:10)*o,L?
Math.max(N-6*o,y.y+9*o):N-8*o,w.toFixed(2),{kind:"strong",anchor:L?"end":void 0,key:"value"})]}function g(y){let b=a*y.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:y.x,y:y.y,width:b,height:y.height}),m("rect",{key:"generation",class:"\
bar generation",x:y.x+b,y:y.y,width:y.width-b,height:y.height}),W(t,y.x,y.y+y.height+15*o,`pointer ${O(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),W(t,y.x+y.width,y.y+y.height+15*o,`generation ${O(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var io=14,co=34;function ct(t,e,n,{largest:s,most:o=co,isOrdered:r=!1,isWalked:a=!1}={}){let i=v(t),c=Math.max(1,Math.floor(
e.height/(io*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),f=u>=30*
i,d=Math.max(1,Math.ceil(io*i/u)),p=h.findIndex(({isChosen:k})=>k),g=u>=13*i&&h.some(({category:k})=>k!==void 0),y=g?22*
i:0,b=Math.max(...h.map(({text:k})=>j(t,k,"strong")))+8*i,w=Math.max(0,...h.map(({beside:k=""})=>k?j(t,k,"small")+10*i:0)),
$=Math.max(...h.map(({label:k,says:A=""})=>Math.max(j(t,k,"strong"),f?j(t,A,"small"):0)))+8*i,x=Math.min($,.58*(e.width-
y-b-w)),M={x:e.x+y+x,width:Math.max(1,e.width-y-x-b-w)},T=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:N})=>A+Math.
abs(N),0)))||1);return[h.map((k,A)=>{let N=e.y+(A+.5)*u,L=A===p||(h.length-1-A)%d===0&&(p<0||Math.abs(A-p)>=d),_=M.x,P=Math.
min(.62*u,.42*o*i);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?a&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*i,y:N-u/2,width:e.width+6*i,height:u,rx:4}),g&&(L||
u>=17*i)&&k.category!==void 0&&it(k.category,e.x,N-7.5*i,15*i),L&&W(t,e.x+y,N+(f&&k.says?-2:4.5)*i,k.label,{kind:k.isChosen?
"strong":"label",width:x-6*i,key:"name"}),f&&k.says&&W(t,e.x+y,N+12.5*i,k.says,{kind:"small",width:x-6*i,key:"says"}),k.
parts.map(({value:R,colour:C},F)=>{let Y=Math.abs(R)/T*M.width,z=m("rect",{key:`part ${F}`,class:`bar ${C}${R<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:_,y:N-P/2,width:Math.max(.5,Math.min(M.width,Y)-(k.parts.length>1&&Y>2?.8:0)),height:Math.
max(1,P)});return _+=Y,z}),L&&k.beside&&W(t,e.x+e.width-b,N+4.5*i,k.beside,{kind:"small",anchor:"end",key:"beside"}),L&&
W(t,e.x+e.width,N+4.5*i,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&W(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Xt(t,e,n,s=co){
return Math.min(s*v(t)*n,e.height)}function lo(t,e){let n=v(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Ha(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>Ba(t,s,e)}]}function Ha(t,e,n){let{reading:s}=t,
o=v(t),r=q(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:p,category:g}=s.
nameOf(f),{logit:y}=Et(s,f);return{key:`place ${f}`,label:p,category:g,parts:[{value:d,colour:"generation"}],beside:y===
null?"":S(y,2),text:O(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${p}: ${y===null?"":`logit ${S(y,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=G(t,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=rt(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...D(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},ct(t,u,i,{isWalked:!0})),h.mark]}function Ba(t,e,{location:n}){let{reading:s}=t,o=v(t),r=q(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Et(s,n),h=oo(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...I("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let g=Number(h.exponentials[n]),y=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:S(
y,2),isRaised:!0},{text:` = ${$t(g)};`}],[{text:`${$t(g)} / ${$t(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...I(`${$t(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...I("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=G(t,{...r,y:0},f),p=i?Math.min(r.height-d.height-8*o,450*o):0;return[...D(t,e,`How does it score ${a}?`),i&&m("g",
{key:"dot"},oe(t,{...r,height:p},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...G(t,{...r,y:r.y+p+(i?6*o:0)},f).marks]}var ae=20,Le=8,uo=19,K=8,ce=3,Sn=4,ie=4,ja={least:13.5,most:38,lane:3},Nn=13;function mo(t,e,n=1){let s=e.type/Nn,o=46*s,
r=e.height-98*s,a=En(t.count,o,r,ja,s),i=e.width>=1180*s,c=e.width>=1040*s&&t.layers<=3,l=Va(t,i,s),h=c?62*s:0,u=c?h+22*
s:16*s,f=e.width-2*ae-ho(Object.values(l)),[d,p]=[o+12*s,e.height-4*s],g=Da(t.heads,f/t.layers-u,p-d,s),y=g.columns*(g.side+
Le*s)-Le*s,b=t.heads>0?y+u:u,w=Math.max(0,f-t.layers*b);l.visits+=Math.min(.3*w,90*s),l.answer+=Math.min(.2*w,80*s),l.flow+=
Math.min(.1*w,50*s),l.leave+=Math.min(.1*w,50*s);let $=e.width-2*ae-ho(Object.values(l))-t.layers*b,x=Math.min($,t.hasPointer?
220*s:60*s);l.bands+=x;let M=($-x)/t.layers,T={x:ae,width:l.visits},k=ae+l.visits+12*s,A=i?{x:k,width:l.slices}:null;A&&
(k+=l.slices+12*s);let N=Array.from({length:t.layers},(tt,st)=>{let Q=k+st*(b+M);return{x:Q,width:y,maps:Ua(t.heads,Q,d,
p,g,s),stream:c?Q+(t.heads>0?y+10*s:0):null}});k+=t.layers*(b+M);let L=e.width-ae,_=L-l.answer,P=_-l.leave-l.gate,R=k+l.
scores+l.weights+8*s,C=P-l.flow-K,F=Math.min(190*s,.24*e.height)/n,Y=t.hasGate?.56*e.height:(o+r)/2,z=Sn*s,Z=t.hasPointer?
e.height-F-ce*z-6:(o+r-F)/2-z;return{size:e,type:e.type,rows:a,visits:T,slices:A,layers:N,streamWidth:h,scores:k+l.scores,
weights:k+l.scores+l.weights,ribbons:R,places:C,gate:P,gateWidth:l.gate,answers:{most:r-o<330?ie-1:ie,top:o,bottom:r+60*
s,x:_,right:L,segment:_-K},right:L,top:o,bottom:r,full:F,across:{visits:a.map(({y:tt})=>tt),starts:[o-12*s,e.height-8],places:{
room:[o+16*s,t.hasGeneration?Z-12*s:r],gap:22*s},generation:{start:Z,gap:z},gate:Y-F/2},bands:{ribbon:(tt,st,Q)=>On(R,tt,
C,st,Q),into:(tt,st,Q)=>On(C+K,tt,P,st,Q),out:(tt,st,Q)=>On(P+l.gate,tt,_-K,st,Q)}}}function On(t,e,n,s,o){return o?wt(t,
e,n,s):wt(t,e,t,e)}function Va({hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*
s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:K,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}
function ho(t){return t.reduce((e,n)=>e+n,0)}function En(t,e,n,{least:s,most:o,lane:r},a){let i=n-e,c=t,l=0,h=Math.min(o*
a,i/t);h<s*a&&(l=Math.max(r,Math.min(6*a,.35*i/t)),h=(s+2)*a,c=Math.max(1,Math.floor((i-t*l)/(h-l))),h=(i-(t-c)*l)/c);let u=e;
return Array.from({length:t},(f,d)=>{let p=d>=t-c,g=p?h:l;return u+=g,{y:u-g/2,height:g,isFull:p}})}function Da(t,e,n,s){
let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let a=n/Math.ceil(t/r)-uo*s,i=Math.min(a,(e-(r-1)*Le*s)/
r);i>o.side&&(o={columns:r,side:i})}return o}function Ua(t,e,n,s,{columns:o,side:r},a){let i=Math.ceil(t/o),c=Math.min((s-
n)/i,r+2.2*uo*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Le*a),y:n+Math.floor(h/o)*c,side:r}))}function Re(t,e,n,s){
let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push({first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.
at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.
length-e))/(f+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)
r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,length:c}){return Math.max(n,Math.min(s-c,i))}}var mt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},fo=16,qa={least:20,most:110,lane:1},za=62,Tn=8,Ya=160,ve=16,
po=6;function Ln(t,e,n,s=1){let o=n/Nn,[r,a]=[fo,e-fo],i=En(t.count,r,a,qa,o).map(({y:_,height:P,isFull:R})=>({x:_,width:P,
isFull:R})),c=Number(i.at(-1)?.width)>=za*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+ve*o,u=h+(V.title+
V.inputs+ve)*o,f=[];for(let _=0;_<t.layers;_++){let P=Ka(t.heads,r,a,u+V.title*o,o),R=P.at(-1),F=(R?R.y+R.side+8*o:u)+V.
title*o;f.push({y:u,maps:P,stream:F}),u=F+(V.bars+ve)*o}let d=Xa(t,r,u+V.title*o,a-r,o),p=Math.ceil(t.values("context").
length/d.columns)*d.cell,g=u+V.title*o+Math.max(p,20*o)+ve*o,y=g+(t.hasPointer?(V.title+V.scores)*o:0),b=y+(t.hasPointer?
170:96)*o,w=b+K+((t.hasPointer?V.names:0)+(t.hasGate?48:30))*o,$=t.hasGate?28*o:0,x=Za(a-r,o)/s,M=Sn*o,T=a-x-ce*M,k=Math.
max(78*o,x*s/2+6),A=w+$+34*o,N=a-x-16*o,L={most:ie,top:A,bottom:A+(ie+1)*k,x:r-6*o,right:N-8*o,segment:N};return{size:{width:e,
height:L.bottom+Math.max(0,(x*s-k)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:d,pointer:g,
ribbons:y,places:b,gate:w,gateHeight:$,answers:L,full:x,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,t.
hasGeneration?T-2*po*o:a],gap:po*o},generation:{start:T,gap:M},gate:a-x},bands:{ribbon:(_,P,R)=>_n(y,_,b,P,R),into:(_,P,R)=>_n(
b+K,_,w,P,R),out:(_,P,R)=>R?vs(w+$,_,N+K,P):_n(w+$,_,w,_,!1)}}}function _n(t,e,n,s,o){return o?ln(t,e,n,s):ln(t,e,t,e)}function Ka(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+Tn*o)/r,i=Math.min(a-Tn*o,Ya*o),c=Math.max(mt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Tn*o),side:i,touch:mt}))}function Xa(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function Za(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Ce={visits:0,slices:1,layers:2};function xt({reading:t,beside:e}){return e?[t,e]:[t]}function Tt(t){return Math.max(
...xt(t).map(({largestWeight:e})=>e))}function Zt(t){return Ce.layers+2*t}function X(t){let e=Ce.layers+2*t.layers,n=t.hasPointer?
e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function U(t,e){return t.beat>=e?1:0}var Rn=64,Qa=Float32Array.from({length:Rn},(t,e)=>e/(Rn-1));function vn({isOwnScale:t}){return t?"Same scale for all hea\
ds":"Own scale for each head"}function Pe(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.
type/13,c=r?s?"own largest":"largest of each head":O(Tt(t)),l=60*i,h=e+12*i,u=[m("text",{class:"small",x:e,y:n},"0"),m("\
image",{class:"map",href:Mt(Qa,Rn,t.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"\
map-frame",x:h,y:n-9*i,width:l,height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=vn(t),d={"data-act":"scale",role:"\
button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};
if(s){let g=17*i+l+B(c,12.5*i),y=m("rect",{class:"ground",x:e-6*i,y:n+14*i-mt,width:g+12*i,height:mt});return m("g",{key:"\
scale",class:"switch",...d},y,u)}let p=B(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-17*i},
"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",...d},m("rect",{class:"handle stays",x:e,y:n+8*i,width:p,
height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},f)))}var go=24,Ja=.045,ti=.6;function yo(t,e){let n=v(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>ei(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>oi(t,a,e)}]}function ei(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=v(t),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),d=o?Math.max(...u)||1:Tt(t),p=si(t,e,n,f),g=Math.min(.36*e.width,190*l),y=e.y+42*l,[b,w]=[e.width-
g,e.height-44*l-p.height],$=e.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,$*b/h)},M={x:e.x+g,y,width:b,height:x.
height*h},T=`layers.${r}.heads.${a}`,k=x.height>=30*l,A=ni(x.height,13*l);return[W(t,e.x,e.y+15*l,g>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:g-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},L()),m("image",{key:"weig\
hts",class:"map",href:Mt(u.map(R=>R/d),h,t.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},_()),m("rect",
{key:"column",class:"chosen-column",x:M.x+c*x.width,y:e.y,width:x.width,height:M.y+M.height-e.y,rx:3}),m("rect",{key:"ro\
w",class:"chosen-row",x:e.x-3,y:M.y+i*x.height,width:e.width+3,height:x.height,rx:3}),m("rect",{key:"cell",class:"chosen\
-cell",x:M.x+c*x.width,y:M.y+i*x.height,width:x.width,height:x.height}),p.at(M.y+M.height)];function N(){let R=x.width>=
14*l,C=Math.min(15*l,x.width-3*l),F=x.width>=30*l,Y=M.x;return s.visits.map((z,Z)=>{let tt=String(at[z.weekday]),st=z.weekday!==
s.visits[Z-1]?.weekday,Q=M.x+Z*x.width,Wt=j(t,tt,"tiny"),hs=!R&&st&&Q>=Y&&Q+Wt<=M.x+M.width;hs&&(Y=Q+Wt+4*l);let sn=M.x+
(Z+.5)*x.width;return m("g",{key:`column ${Z}`,class:`part choice${Z===c?" here":""}${z.masked?" off":""}`,"data-open":`${T}\
.${i}.${Z}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${Z+1}: ${H(s,Z)}${z.masked?", masked":""}`},m("re\
ct",{class:"ground",x:M.x+Z*x.width,y:e.y,width:x.width,height:42*l}),R&&it(z.category,sn-C/2,e.y+(F?0:22)*l,C),hs&&W(t,
Q,e.y+38*l,tt,{kind:"tiny",key:"weekday"}),F&&[W(t,sn,e.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),W(t,sn,e.y+38*
l,x.width>=40*l?ot(z.start_minute):`${Math.floor(z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("ti\
tle",{},H(s,Z)))})}function L(){return s.visits.map((R,C)=>{let F=M.y+(C+.5)*x.height,Y=C===i,z=Y||(h-1-C)%A===0&&Math.abs(
C-i)>=A,Z=Math.min(18*l,x.height-1.5*l),tt=x.height>=12*l,st=e.x+(tt?Z+10*l:4*l),Q=M.x-st-6*l,Wt=Y||k?"strong":"label";return m(
"g",{key:`row ${C}`,class:`part choice${Y?" here":""}`,"data-open":`${T}.${C}.${c}`,role:"button",tabindex:"-1","aria-la\
bel":`Visit ${C+1} asks: ${H(s,C)}`},m("rect",{class:"ground",x:e.x,y:F-x.height/2,width:g,height:x.height}),tt&&it(R.category,
e.x+3*l,F-Z/2,Z),z&&W(t,st,F+(k?-2:4.5)*l,R.label,{kind:Wt,width:Q,key:"name"}),k&&W(t,st,F+12*l,`${Ot(s,C)} · ${Js(s,C)}`,
{kind:"small",width:Q,key:"when"}),m("title",{},H(s,C)))})}function _(){let R=[];for(let C=0;C<h;C++){if(h>go&&C!==i){R.
push(m("rect",{key:`row ${C}`,class:"cell",x:M.x,y:M.y+C*x.height,width:M.width,height:x.height,"data-open":`${T}.${C}.${c}`},
m("title",{},H(s,C))));continue}for(let F=0;F<h;F++)R.push(P(C,F))}return R}function P(R,C){let F=Number(u[R*h+C]),[Y,z]=[
M.x+C*x.width,M.y+R*x.height],Z=R===i&&C===c,tt=String(Math.round(100*F)),st=Wt=>x.width>=j(t,tt.padStart(2,"0"),Wt)+2*l,
Q=(F>=Ja||R===i)&&x.height>=13*l&&st("tiny");return m("g",{key:`${R} ${C}`,class:"cell"},m("rect",{key:"cell",x:Y,y:z,width:x.
width,height:x.height,"data-open":`${T}.${R}.${C}`,role:"button",tabindex:Z?0:"-1","aria-current":Z?"true":null},m("titl\
e",{},`${H(s,R)} reads ${O(F,1)} from ${H(s,C)}`)),Q&&W(t,Y+x.width/2,z+x.height/2+4.5*l,tt,{kind:F/d>=.3&&st("strong")?
"strong":"tiny",anchor:"middle",also:F/d>=ti&&!f?"on-dark":"on-light",key:"weight"}))}}function ni(t,e){return Math.max(
1,Math.ceil(e/t))}function si(t,e,{layer:n,head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=t,l=v(t),h=c.isRemoved(n,
s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,p=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"\
head","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"\
data-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"da\
ta-head":s},isButton:!1},{text:vn(t),attributes:{"data-act":"scale"}}].filter(w=>w!==!1),g=a?"Switched off: these weight\
s would have been used.":`Columns: the visit it reads from. ${c.count>go?"Darker is more; each row adds up to 100 %.":"V\
alues in %; each row adds up to 100."}`,y=u?I(g):[],b=G(t,{...e,y:0},y,"small").height;return{height:b+40*l,at(w){let $=e.
x,x=[];for(let{text:M,attributes:T,...k}of p){let A=rt(t,$,w+b+22*l,M,T,k);$+A.width>e.x+e.width||(x.push(A.mark),$+=A.width+
10*l)}return[m("g",{key:"explained"},G(t,{...e,y:w+3*l},y,"small").marks),m("g",{key:"controls"},x)]}}}function oi(t,e,{
layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ct(a,
r);return[...D(t,e,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"\
worked"},_e(t,q(t,e),Vt(a,n,s,o,r),Ne(a,n,s,o),r,[{letter:"q",words:`Query of ${H(a,o)}`,colour:"query"},{letter:"k",words:`\
Key of ${H(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${s}.${o}.${l}`}))]}var bo=56;function $o(t,e){let n=v(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ri(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>ai(t,s,e)}]:[]]}function ri(t,e,{
location:n}){let{reading:s}=t,o=v(t),r=zt(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,d]=[a.toFixed(2),(1-a).toFixed(2)],p=s.pointerWeights,g=[],y=A=>r.visits.map(N=>({value:A*Number(p[N]),colour:"pointe\
r"}));s.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:y(1),text:lt(i),open:"pointer"}),s.hasGate&&g.push({key:"\
from pointer",label:`× gate ${f}`,parts:y(a),text:lt(l),open:"gate"}),s.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:lt(c),open:`generation.${n}`}),s.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:lt(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:lt(u),isChosen:!0});
let b=q(t,e),w=s.hasGate?[[{text:`${f} × ${lt(i)} = ${lt(l)}`}],...I("come from the pointer,"),[{text:`${d} × ${lt(c)}\
 = ${lt(h)}`}],...I("from generation. Together:"),[{text:lt(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=G(t,{...b,
y:0},w),x={...b,height:b.height-$.height-44*o},M=Xt(t,x,g.length,bo),T=G(t,{...b,y:b.y+M+8*o},w),k=rt(t,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...D(t,e,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},ct(t,x,g,{most:bo})),...T.marks,k.mark]}function ai(t,e,{location:n}){let{reading:s}=t,o=v(t),{visits:r,
pointer:a}=zt(s,n),i=q(t,e),c="Its visits";if(r.length===0){let y=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...D(t,e,c),...G(t,i,y).marks]}let l=s.pointerWeights,h=r.map(y=>({key:`visit ${y}`,label:`${Ot(s,y)}\
 (visit ${y+1})`,parts:[{value:Number(l[y]),colour:"pointer"}],text:lt(Number(l[y])),open:`pointer.${y}`,isOff:s.visits[y]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...I(u),[{text:lt(a),kind:"strong"},
{text:"."}]],d=G(t,{...i,y:0},f),p={...i,height:i.height-d.height-8*o},g=Xt(t,p,h.length);return[...D(t,e,c),m("g",{key:"\
rows"},ct(t,p,h,{isOrdered:!0})),...G(t,{...i,y:i.y+g+6*o},f).marks]}function lt(t){return O(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function xo(t,e){let n=v(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>ii(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>ci(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>li(t,s)}]}function ii(t,e,n){let{reading:s}=t,o=v(t),r=q(t,e),a=G(t,r,
I("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Ot(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:S(Number(i[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${H(s,d)}\
: score ${S(Number(i[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=rt(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...D(t,e,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},ct(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ci(t,e,{visit:n}){let{
reading:s}=t;return[...D(t,e,`How does the pointer score ${Ct(s,n)}, ${Ot(s,n)}?`,`Score of ${Ct(s,n)}`),m("g",{key:"wor\
ked"},_e(t,q(t,e),Dt(s,n),Ee(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${H(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function li(t,e){let{reading:n}=t,s=v(t),o=q(t,e),r=n.pointerWeights,a=G(t,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:f,parts:p.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${p.map(g=>O(Number(r[g]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=rt(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...D(t,e,"Sums per place"),...a.marks,m("g",{key:"rows"},ct(t,c,i)),l.mark]}function ko(t,e){let n=v(t),s=wo(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>hi(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>ui(t,o,e)}]}function Fe(t,{layer:e,visit:n,number:s}){return s??re(et(t,`layers.${e}.residual_out`,n))}function wo(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,f,d,p="plain")=>{let g=et(t,`${s}.${u}`,n),y=`length ${S(Math.hypot(...g))}`;i.push({key:u,title:f,says:d||
y,values:g,colour:p})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(f,2)}, deviation ${S(d,2)}`}}function hi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=v(t),
i=q(t,e),c=Fe(s,n),l=wo(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,d=[],p=(g,y,b=!0)=>{let w=rt(t,f,i.y+i.
height-10*a,g,y,{isButton:b});f+w.width>i.x+i.width||(d.push(w.mark),f+=w.width+10*a)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...D(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${H(s,r)}`,`Layer ${o}\
: ${H(s,r)}`),m("g",{key:"rows"},vt(t,h,l,{chosen:c,open:g=>`layers.${o}.stream.${r}.${g}`})),m("g",{key:"controls"},d)]}
function ui(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=v(t),i=Fe(s,n),c=q(t,e),{y:l}=c,h=[];for(let f of mi(s,o,r,i)){
let d=G(t,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...D(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},fi(t,u,o,r,i))]}function mi(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(et(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),We(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Ie("Norm 1:",se(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(Ie("Norm\
 2:",se(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,d,p){let g=p?"0 (skipped)":
S(Math.abs(f),2);return i?[...I(h),[{text:`${S(u,2)} ${f<0&&!p?"−":"+"} ${g} =`}],We(d)]:[...I(`${h} no residual conne\
ction, so only`),[{text:p?"0 (skipped)":S(f,2),kind:"strong"}]]}}function Ie(t,e){if(!e)return I(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...I(t),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?I("then a learned factor\
 and bias give").concat([We(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],We(c)]]}function We(t){
return[{text:S(t,2),kind:"strong"}]}function fi(t,e,n,s,o){let{reading:r}=t,a=v(t),i=et(r,`layers.${n}.feed_forward.pre`,
s),c=et(r,`layers.${n}.feed_forward.hidden`,s),l=Te(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",p=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(Yt(h),2)}, the bias adds ${S(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,g=G(t,e,I(d+p),"small"),y=Math.max(1,Math.floor((e.height-g.height)/
(20*a))),b=u.slice(0,y).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(i[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...g.
marks,ct(t,{...e,y:e.y+g.height+2*a,height:e.height-g.height-4*a},b)]}var Mo=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Ge=15,Qt=30;var Cn=8,Pn=99;var pi=864e5,di=.1;function In(t,e){let n=v(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>yi(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>bi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>ki(t,o,e)}]:[]]}function Wn(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(e)||e==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ge)*Ge;return`${ot(
c)} to ${ot((c+Ge)%1440)}`}case"weekday":return Mo[r.weekday]??"";case"recency":{let c=gi(t,n);return c===null?"days bef\
ore the prediction":c>=Cn?`${Cn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Qt)*Qt,l=c+Qt;return c>=Pn*Qt?`${pt(Pn*Qt)} or more`:`${c?pt(c):"0"} to ${pt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function gi({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/pi;return Math.round(o(t.predict_at)-o(s))}function yi(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=v(t),a=q(t,e),i=o.slices.map(({name:f,label:d,lengths:p})=>({key:f,title:d,says:Wn(o,f,s),values:An(o,
f,s),colour:Number(p[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:d})=>f+d.length,0),l=G(t,a,I(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=rt(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...D(t,e,n==="inputs"?"What the last visit is made of":H(o,s)),...l.marks,m("g",{key:"rows"},vt(t,u,i)),h.mark]}function bi(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,a=v(t),i=q(t,e),c=et(r,"inputs.projected",s),l=o??re(c),h=so(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],d={...i,height:Math.min(86*a,.26*i.height)},p=xi(r,s,l),g=[],y=p.reduce((x,M)=>x+G(t,{...i,y:0},M).height+4*a,
0),b={...i,y:d.y+d.height+28*a,height:i.height-d.height-y-36*a},w=h?$i(h):[],$=b.y+(w.length?Xt(t,b,w.length)+6*a:0);for(let x of p){
let M=G(t,{...i,y:$},x);if($+M.height>i.y+i.height+2)break;g.push(...M.marks),$+=M.height+4*a}return[...D(t,e,"The vecto\
r that enters the layers"),m("g",{key:"vector"},vt(t,d,f,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&G(t,{...i,y:d.y+d.
height+4*a},I(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},ct(t,b,w)),m("\
g",{key:"lines"},g)]}function $i({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:e,colour:"plain"}],text:S(e,2),exact:""}]}function xi(t,e,n){let s=Number(et(t,"inputs.pr\
ojected",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),r=se(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[
[...I("Sum:"),[{text:S(s,2),kind:"strong"}]],Ie("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let i=t.
trace.architecture.d_model,c=St(t,"pos_encoding",e*i+n);t.trace.interventions.sinusoidal===!1?a.push(I("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...I("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}function ki(t,e,{visit:n}){let{reading:s}=t,o=v(t),r=q(t,e),a=[];for(let p=0;p<
s.layers;p++)for(let g=0;g<s.heads;g++){let y=Number(s.lastRow(p,g)[n]),b=s.isRemoved(p,g)||s.isSkipped(p,"attention");a.
push({key:`${p} ${g}`,label:`Layer ${p}, head ${g}`,parts:[{value:y,colour:"plain"}],text:b?"off":O(y,1),open:`layers.${p}\
.heads.${g}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let p=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:O(p,1),open:`pointer.${n}`}),s.hasGate&&i.push(...I("To the a\
nswer the pointer carries"),[{text:`${O(p,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(p*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(t,r,I(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Xt(t,h,a.length),f=a.map(
({parts:p})=>Number(p[0]?.value)),d=Math.max(di,...f);return[...D(t,e,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},ct(t,h,a,{largest:d})),m("g",{key:"end"},G(t,{...r,y:h.y+u+6*o},i).marks)]}var wi={head:yo,stream:ko,inputs:In,visit:In,context:eo,pointer:xo,generation:lo,gate:ao,place:$o};function Ao(t,e){let n=bt(
e,t.reading);return n?Ds(t,n,wi[n.kind](t,n)):[]}function Pt(t,e,n){let{title:s,text:o}=Ai(t,e,n),r=n?.words?Mi(t,e,n):"";return{title:s,text:r?`${o} ${r}`:o}}function Mi(t,e,n){
let s=Gn(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Ai(t,e,n){switch(t?.kind){case"visi\
t":return Ni(t.visit??0,e);case"head":return Ti(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${e.slices.length} vectors side by side: ${Oo(e.slices.map(({label:s})=>Oi[s]??s))}. One matrix\
 mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":return So(t.layer??0,e);case"context":return{title:"\
Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model}\
 numbers. ${Oo(Si(e),!0)} read nothing else of it.`};case"pointer":return No(e);case"generation":return Eo(e);case"gate":
return To(e);case"place":return _i(t.location??0,e);default:return Li(e,n)}}var Oi={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};function Si(t){return[...t.hasPointer?["t\
he pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function _t(t,e){let n=t.
visits[e];return n?`${n.label}, ${at[n.weekday]} ${ot(n.start_minute)}`:""}function Ni(t,e){let n=e.visits[t],s=[`A stay\
 of ${pt(n?.duration_minutes??0)}.`],o=Ei(t,e);if(n?.masked)return{title:`${_t(e,t)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${O(o.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);s.push(e.hasGate?`The pointer give\
s it ${O(r,1)}; through the gate that is ${Fn(i)} of the ${O(c,1)} of ${e.nameOf(a).label}.`:`The pointer gives it ${O(r,
1)} of the answer.`)}return{title:`${_t(e,t)}.`,text:s.join(" ")}}function Ei(t,e){let n=null;for(let s=0;s<e.layers;s++)
for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Ti(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(t,e),r=yt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${O(
o[i])} from ${_t(n,i)}`,l=r===n.count-1?"itself":_t(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function So(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,a=s?`i\
ts heads add one of length ${S(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit \
comes in as a vector of length ${S(Number(n[r]))}; ${a}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}
function No(t){let e=t.pointerWeights,n=yt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${_t(t,n)}, with ${O(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function Eo(t){let[e,n]=t.
generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2} places, visited or not. \
First comes ${e?.label} with ${O(e?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function To(t){let{
gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(
2)}: ${O(e)} of the answer’s distribution comes from the pointer, ${O(1-e)} from generation.`}}function _i(t,e){let{label:n}=e.
nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${O(s,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",
t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(2)} × ${O(i,1)} by the pointer + ${(1-l).toFixed(
2)} × ${O(c,1)} by generation`)}let r=e.locations.filter(i=>i===t).length,a=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${a}.`}}function Li(t,e){let{prediction:n}=t.
trace,{label:s}=t.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;if(e){let r=e.knownProbability(n.location),a=e.trace.
prediction.location===n.location,i=t.wordsFor(e),c=e.nameOf(e.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${Ri(n.probability,r)} ${i}.`],...a?[]:[`${Gn(i)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return t.hasGate?
{title:o,text:`${Fn(n.from_pointer)} come from the pointer, ${Fn(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function Ri(t,e){let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function Gn(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Fn(t){return`${(100*
t).toFixed(1)} points`}function Oo(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?
Gn(s):s}function _o(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===
1?`${_t(t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${_t(t,e-1)}. Where does this \
person go next?`,part:`visits.${e-1}`},{...Pt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++){o.push(
vi(c,t));let l=So(c,t);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`visits.${e-1}`})}o.push(
{...Pt({kind:"context"},t,null),part:"context"}),t.hasPointer&&o.push({...No(t),part:"pointer"}),t.hasGeneration&&o.push(
{...Eo(t),part:"generation"});let{prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${To(t).text} `:"";return o.
push({title:`${a}, ${O(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),
o}function vi(t,e){let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit rea\
ds another one here.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){if(e.isRemoved(t,a))continue;o+=1;let i=e.lastRow(
t,a),c=yt(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switc\
hed off.",part:null};let r=s.visit===e.count-1?"from itself":`from ${_t(e,s.visit)}`;return{title:n,text:`In ${o===1?"on\
e head":`${o} heads`} every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head}\
 reads ${O(s.weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}function Lo(t,e){let n=bt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Pi(n,e);break;case"stream":
return Ii(n,e);case"pointer":if(n.isLeaf)return Wi(n,e);break;case"generation":if(n.isLeaf)return Fi(n,e);break;case"gat\
e":return Gi(e);default:break}return Pt(dt(Ci(n),e),e,null)}function Ci({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function Pi({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(p=>p>a).length,c=n===s?"its\
elf":H(o,s),l=`${H(o,n)}, reads ${O(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Vt(o,t,e,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${f}${d}`}}function Ii({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>S(Math.hypot(
...et(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${H(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Wi({visit:t},e){let n=O(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${H(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Dt(e,t),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${Ct(e,t)}.`}}function Fi({
location:t},e){let{logit:n}=Et(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Gi(t){let e=Pt({kind:"gate"},t,null),n=qt(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Hi="http://www.w3.org/2000/svg",Bi=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
He=/-?\d+(?:\.\d+)?/g,Be=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#s=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#l(),this.elements=this.#a(this.root,e,this.elements,n>0),this.#t.size&&this.#c(n)}#a(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}let r=new Map;for(let[
i,c]of s.entries()){let l=this.#e.get(c);l&&r.set(Hn(l.mark,i),c)}let a=n.map((i,c)=>{let l=typeof i=="string"?{tag:"tsp\
an",attributes:{},children:[i]}:i,h=r.get(Hn(l,c));r.delete(Hn(l,c));let u=h??document.createElementNS(Hi,l.tag);return this.#i(
u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];l!==c&&e.insertBefore(
c,l??null)}return a}#i(e,n,s){let o=this.#e.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))be(n.attributes[i])===
null&&e.removeAttribute(i);for(let[i,c]of Object.entries(n.attributes)){let l=be(c),h=be(r[i]);if(l===null||l===h)continue;
let u=s&&h!==null&&Bi.has(i)?ji(h,l):null;u?this.#t.set(`${this.#r(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(
i,l)}let a=this.#a(e,n.children,o?.elements??[],s);this.#e.set(e,{mark:n,elements:a})}#r(e){let n=this.#n.get(e)??this.#o++;
return this.#n.set(e,n),n}#c(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#l();
return}let a=1-(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#s=requestAnimationFrame(
s)};this.#s=requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#s);for(let{element:e,name:n,end:s}of this.#t.values())
e.setAttribute(n,s);this.#t.clear()}};function Hn(t,e){return`${t.tag} ${t.key??e}`}function ji(t,e){let n=t.match(He)??
[],s=e.match(He)??[],o=e.split(He);return n.length!==s.length||t.split(He).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var je=class{#e=0;#t=0;#n=[];constructor(e,n){this.show=n,this.button=Bn("Play the story","play",()=>this.toggle()),this.
back=Bn("Step back","back",()=>this.step(-1)),this.forth=Bn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#a(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.
length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(e){this.#n=e,this.#t=Math.min(this.#t,e.length-1),
this.slider.max=String(e.length),this.#a(this.#e!==0)}toggle(){this.#e?this.pause():this.play()}play(){let e=this.#t>=this.#n.
length-1;this.#o(this.isOpen&&!e?this.#t:0),this.#s()}pause(){clearTimeout(this.#e),this.#e=0,this.#a(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#t=0,this.#a(!1),this.show(null))}step(e){this.#o(this.isOpen?this.#t+e:e>0?0:this.#n.
length-1)}#o(e){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,e)),this.#a(!1),this.show(this.#t)}#s(){
let{title:e="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(e.length+n.length));if(this.#t>=this.#n.length-1){this.
pause();return}this.#e=window.setTimeout(()=>{this.#o(this.#t+1),this.#s()},s),this.#a(!0)}#a(e){this.button.dataset.icon=
e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=
this.isOpen&&this.#t>=this.#n.length-1}};function Bn(t,e,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),s.addEventListener("click",n),s}var Ve="http://www.w3.org/2000/svg",Ro=1.7,Vi=1.2,vo=20,Di=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ui={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},qi=new Set(["font-size","font-weight","text-ancho\
r"]);function Co(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.viewBox.baseVal,i=Number(t.getAttribute(
"font-size")),c=s.length*Ro*i,l=c+a,h=t.querySelectorAll("*");for(let[p,g]of o.querySelectorAll("*").entries()){let y=h[p];
y&&zi(g,getComputedStyle(y));for(let b of["class","data-part","data-open","data-act","tabindex","role"])g.removeAttribute(
b)}for(let p of o.querySelectorAll('[opacity="0"]'))p.remove();let u=document.createElementNS(Ve,"title");u.textContent=
e;let f=document.createElementNS(Ve,"rect");f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute(
"height",String(l)),f.setAttribute("fill",n);let d=s.map((p,g)=>{let y=i*(g?1:Vi),b=document.createElementNS(Ve,"text");
return b.textContent=J(p,r-2*vo,y,g===0),b.setAttribute("x",String(vo)),b.setAttribute("y",String((g+.8)*Ro*i-c)),b.setAttribute(
"font-size",String(y)),b.setAttribute("font-weight",g?"400":"600"),b.setAttribute("fill",getComputedStyle(t).color),b});
return o.prepend(u,f,...d),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ve),o.setAttribute("widt\
h",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute(
"text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("cl\
ass"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function zi(t,e){if(t.localName==="g"){e.opacity!==
"1"&&t.setAttribute("opacity",e.opacity);return}t.localName==="image"&&t.setAttribute("style","image-rendering: pixelate\
d");for(let n of Di){if(qi.has(n)&&t.localName!=="text")continue;let s=e.getPropertyValue(n);s&&s!==Ui[n]&&t.setAttribute(
n,s)}}function Po({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>jn(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of e)o.insertRow().append(jn("th",r,"row"),...a.map(i=>jn("td",i)));
return n}function Io(t){let e=s=>s.map(Ji).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var Xi=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Zi=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Qi=/^(?=[\t\r\n])/;function Ji(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(Zi,"$1'").replace(
Qi,"'"),n=Xi.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function jn(t,e,n){let s=document.createElement(
t);return n&&(s.scope=n),s.textContent=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–"),s}function Fo(t,e=null,n=null){if(e===null)return[ec(t,n),nc(t,n)];let s=bt(e,t);return s?tc[s.kind](t,s):[]}var tc={head:sc,
stream:oc,inputs:Wo,visit:Wo,context:rc,pointer:ac,generation:ic,gate:cc,place:lc};function ec(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[H(t,r),o.duration_minutes,
...n?[Dn(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function nc(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=zt(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
s,o,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function sc(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,d)=>H(t,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[f,...i.subarray(d*a,
(d+1)*a)])}];let h=Ne(t,e,n,s),{dot:u}=Vt(t,e,n,s,o);return[De(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,Dn(h.scores[d]),i[s*
a+d]])}]}function oc(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>et(t,`${o}.${u}`,s)),i=Fe(t,e),c=Te(t,n,s,i),l=et(t,
`${o}.feed_forward.pre`,s),h=et(t,`${o}.feed_forward.hidden`,s);return[{caption:`${H(t,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(d=>d[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Wo(t,{
kind:e,visit:n}){let s=et(t,"inputs.projected",n),o=[{caption:`What ${H(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,Wn(t,a,n),c[n]])},Vn("All features mixed by one \
matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function rc(t){return[Vn(
"The context: the last visit after all layers",t.values("context"))]}function ac(t,{visit:e,isLeaf:n}){let s=Ee(t),o=t.visits.
map((l,h)=>H(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],Dn(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Dt(t,e);return[De(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function ic(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Et(t,a.location).logit,
a.probability])},{dot:r}=Et(t,e);return n&&r?[De(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function cc(t){let e=qt(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?De(s,["Hidden un\
it","Weight"],e.dot):Vn(s,e.hidden),n]}function lc(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=zt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[H(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function De(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function Vn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Dn(t){
return Number.isFinite(t)?t:"−∞"}function Go(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Fo(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Po(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Io(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var le=.03,hc=5;function Ue({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=ut(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),f=u.slice(0,-1).map(({location:y})=>y),d=Bo(f.map(y=>e?.knownProbability(y)??null),1),p=n&&e?uc(f,t,e):null,g=(l-c)/
u.length;return u.map((y,b)=>{let w=c+(b+.5)*g,$=y.probability*s.full,x={pointer:p?.pointer[b]??null,generation:p?.generation[b]??
null},[M,T]=["pointer","generation"].map(k=>Ho(y[k]*It({reading:t},k),x[k])*s.full);return{...y,was:e?d[b]??null:null,wasByPath:x,
middle:w,start:w+(Number(M)-Number(T)-$)/2,height:$}})}function Ho(t,e){return Math.max(0,(e??t)-t)}function uc(t,e,n){let s=(o,r)=>r?
Bo(t.map(a=>n.shareOf(o,a)),It({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function Bo(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function qe(t,e){let{reading:n,stage:s}=t,o=ne(t),r=n.pointerWeights,a=p=>p.reduce((g,y)=>g+Ho(r[y],o?.[y]??null),0),i=n.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=i.filter((p,g)=>p.
probability+p.lost>=le&&g<hc||Un(e,p.location)<e.length-1).map(p=>({...p,wish:d(p.visits)})),l=i.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((g,{probability:y})=>g+y,0),lost:a(p),visits:p,wish:d(p)})}c.sort(
(p,g)=>p.wish-g.wish);let{room:h,gap:u}=s.across.places,f=Re(c.map(({wish:p,probability:g,lost:y})=>({wish:p,length:(g+y)*
s.full})),u,...h);return c.map(({location:p,label:g,probability:y,lost:b,visits:w},$)=>({path:"pointer",location:p,label:g,
probability:y,start:Number(f[$]),lost:b,visits:w,answer:Un(e,p)}));function d(p){let g=p.map(b=>Math.max(r[b],o?.[b]??0)),
y=g.reduce((b,w)=>b+w,0)||1;return p.reduce((b,w,$)=>b+Number(g[$])/y*Number(s.across.visits[w]),0)}}function ze({reading:t,
stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(ce),{gap:o}=e.across.generation,{start:r}=e.across.generation;
return s.map(({location:a,label:i,probability:c})=>{let l={path:"generation",location:a,label:i,probability:c,start:r,lost:0,
visits:[],answer:Un(n,a)};return r+=c*e.full+o,l})}function It({reading:t},e){return e==="pointer"?t.gate:1-t.gate}function ht(t,e){
let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function Un(t,e){let n=t.findIndex(s=>s.location===e);return n<0?t.length-
1:n}function Ye(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}_temperature`]??1;return m("g",{key:`temperature ${e}`},
Jt(t,{act:`${e}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${e} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Jt(t,{act:e,words:n,title:s,right:o,y:r,stays:a=!1}){
if(!t.canAct)return[];let i=t.stage.type/13,c=B(n,12.5*i)+13*i,l=18*i,h=a?" stays":"";return[m("rect",{key:`handle ${e}`,
class:`handle${h}`,"data-act":e,x:o-c,y:r,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${e}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*i},n)]}var he=1440;function jo(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Lt(t,n,"Visits",t.lit?.kind==="head"?"read by th\
e last visit":"oldest first",s),...mc(t),...e.rows.map((o,r)=>pc(t,r))]}function Lt({stage:t},e,n,s,o=400){let r=t.type/
13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},m("text",{x:e,y:17*r,class:"title"},J(n,o,15*r,!0)),
m("text",{x:e,y:35*r,class:"small"},J(s,o,12.5*r)))}function mc({reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,
end:r,weekday:a}of qn(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.
height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),
c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`weekday ${o}`,class:"small strong",x:e.visits.x,
y:l},a))}}return s}function qn({visits:t}){let e=[];for(let[n,s]of t.entries()){let o=fc(s),r=e.at(-1);r?.day===o?r.end=
n:e.push({start:n,end:n,day:o,weekday:String(at[s.weekday])})}return e}function fc({arrival:t,weekday:e}){return t?.split(
"T")[0]??String(e)}function pc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.rows[e],c=n.visits[e];if(!c)
throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,f=nt(o,n).includes(e),
d=Ke(c),p=a>=33*l,g=(p?20:13)*l,y=h+g+(p?14:8)*l,b=Yn(t,e),w=b||p?54*l:0,$=s.visits.x+s.visits.width-y-4,x=38*l,M=p?[m("\
text",{x:y,y:r-3*l,class:"strong"},J(c.label,$,13*l,!0)),m("text",{x:y,y:r+13*l,class:"small"},d),b||$<B(d,12.5*l)+56*l?
null:dc(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[m("text",{x:y,y:r+4.4*l,class:f?"strong":"label"},J(c.label,$-Math.
max(x,w)-9,12.5*l,f)),b?null:m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small end"},ot(c.start_minute))];return m(
"g",zn(t,e,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&it(c.category,h+4*l,r-
g/2,g),i?M:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&i&&m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*
l,class:"strong end"},b),i&&e<n.count-1&&Jt(t,{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network s\
ee this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-2,y:p?r-17*l:r-9*l}),m("titl\
e",{},`${c.label}, ${at[c.weekday]} ${d}`))}function zn({reading:t,lit:e},n,s){let o=nt(e,t).includes(n);return{key:`vis\
it ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","ar\
ia-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${at[s.weekday]} ${Ke(s)}${s.masked?", masked":""}${t.hasPointer?`; p\
ointer weight ${O(t.pointerWeights[n],1)}`:""}`}}function Ke({start_minute:t,duration_minutes:e}){return`${ot(t)} · ${pt(
e)}`}function Yn({reading:t,lit:e},n){return e?.kind!=="head"?"":O(t.lastRow(e.layer??0,e.head??0)[n])}function dc(t,e,n,{
start_minute:s,duration_minutes:o}){let r=Math.min(s+o,he),a=Math.min(s,Math.max(0,s+o-he)),i=(c,l)=>m("rect",{class:"st\
ay",x:t+c/he*n,y:e,width:Math.max(1,(l-c)/he*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbo\
n","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),m("rect",{class:"stay-end",
"data-drag":"stay",x:t+(a||r)/he*n-2,y:e-3,width:5,height:13}))}function Vo(t){let{reading:e,stage:n,lit:s}=t;if(!n.slices)
return[];let o=n.type/13,{x:r,width:a}=n.slices,{slices:i}=e,c=Math.max(...xt(t).map(({longestSlice:d})=>d)),l=a/i.length,
h=nt(s,e),u=n.rows.flatMap(({y:d,height:p},g)=>i.map(({name:y,lengths:b},w)=>{let $=Math.max(2,p-4),x=Number(b[g])/c*$;return m(
"rect",{key:`${y} ${g}`,class:h.includes(g)?"length lit":"length",x:r+w*l,y:d+p/2-2-x,width:.72*l,height:x})})),f=i.map(
({label:d},p)=>m("text",{key:`name ${d}`,class:"tiny middle",x:r+(p+.36)*l,y:(p%2?40:26)*o},d));return[m("g",Kn(t),m("re\
ct",{class:"ground",x:r-4,y:n.top-2,width:a+4,height:n.bottom-n.top+4}),f,u,m("text",{class:"small",x:r,y:n.bottom+18*o},
"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function Kn(t){return{key:"slices",class:"\
part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:U(t,Ce.slices),"aria-label":`What each visit is ma\
de of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function Do(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Lt(t,n+6*o,"Answer",gc(t),s-n),...Xn(t,e)]}function gc({
reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of generation"}function Xn(t,e){let{
reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=ut(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return e.map(f=>{let{
location:d,label:p,category:g,probability:y,was:b,middle:w,height:$,start:x}=f,M=[{path:"pointer",share:f.pointer*It(t,"\
pointer")},{path:"generation",share:f.generation*It(t,"generation")}],T=i===d,k=c+(g===null?6:26)*a,A=$e(p,l-k-(r===d?20*
a:2),13.5*a,2,!0),N=w-(A.length>1?22:8)*a,L=w+(A.length>1?2:0)*a,_=c+6*a,P=u-8*a;return m("g",{key:`place ${d}`,class:`p\
art place${T?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${p}: ${O(y,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(M[1]?.share??0,1)}${r===
d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:N-16*a,width:u+10*a,height:L-N+
50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:K-2,height:Math.max(1,$)}),g!==null&&it(g,c+5*a,N-13*
a,16*a),A.map((R,C)=>m("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:k,y:N+15*C*a},R)),r===d&&m("path",
{key:"happened",class:"check",d:`M${l-16*a} ${N-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",{},"This is where the per\
son went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:L,width:P,height:8*a}),M.map(({path:R,share:C})=>{let F=m("re\
ct",{key:R,class:`${R} bar`,x:_,y:L,width:Math.max(0,C*P),height:8*a});return _+=C*P,F}),b!==null&&m("rect",{key:"before",
class:"before",x:c+5*a+b*P,y:L-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"strong halo",x:c+6*a,y:L+23*
a},O(y,1)),b!==null&&yc(c+60*a,L+23*a,y,b))})}function yc(t,e,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return m(
"text",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return m("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}function Uo(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=52*s,l=c/a,h=n.scores-42*s,u=n.bottom+20*s;return Zn(t,{x:h,
y:u,columns:a,cell:l},bc(t,h,u,c,i*l))}function Zn(t,{x:e,y:n,columns:s,cell:o},r){let a=t.stage.type/13,i=t.reading.values(
"context"),c=Math.max(...xt(t).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(i,(h,u)=>m("rect",{class:h<
0?"below-zero":"above-zero",x:e+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:U(t,X(t.reading).context),
"aria-label":`Context: the last visit after all layers, ${i.length} numbers`},m("rect",{class:"ground",x:e-3,y:n-16*a,width:s*
o+6,height:Math.max(44,Math.ceil(i.length/s)*o+20*a)}),r,m("text",{class:"strong halo",x:e,y:n-5*a},"Context"),l,m("titl\
e",{},`The last visit after all layers: ${i.length} numbers. The pointer, the generation head and the gate read them.`))}
function bc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.gate+
9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&m(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("gate.logit")&&m("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function qo(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+i/2,u=Xe(t);return m("g",Qn(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function Xe({reading:t}){return t.trace.architecture.
components.includes("gate")}function Qn(t,e){let{reading:n,lit:s}=t,o=t.canAct&&Xe(t);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":e,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:U(t,X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Ze(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=X(s).gate,i=$=>It(t,$),c=ut(
r,s),l=new Map,h=o.across.gate;for(let $ of e)l.set($,h),h+=$.probability*i($.path)*o.full;let u=new Map;h=o.across.gate;
for(let $ of["pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*i($)*o.full;let f=e.
map($=>{let x=Number(l.get($)),M=$.probability*i($.path)*o.full,T=ht($.start,$.start+$.probability*o.full),k=ht(x,x+M);return m(
"path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(T,k,a)})}),[d,p]=[o.across.
gate,o.across.gate+o.full],g=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(T=>{let k=Number($[T])*i(
T),A=k*o.full,N=Number(u.get(`${T} ${x}`)),L=ht(N,N+A),_=ht(M,M+A),P=$.wasByPath[T],R=P===null?null:y(T,N,M,A,P*o.full);
M+=A;let C=`out ${T} ${$.location}`;return[A>0&&m("path",{key:C,class:`${T} band${b($.location)}`,d:o.bands.out(L,_,a)}),
R&&ke({key:C,now:A,before:Number(P)*o.full,path:(F,Y)=>o.bands.out(F,Y,a),edges:R,style:b($.location),title:`${$.label},\
 from ${T==="pointer"?"the pointer":"generation"}: ${we(k,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});return[f,
g,a&&r?.kind==="visit"&&w(r.visit??0)];function y($,x,M,T,k){let A=Math.abs(T-k),N=$==="pointer",L=(R,C)=>{let F=N?R-(C?
0:A):R+T-(C?A:0);return[F,F+A]},[_]=L(x,!1),P=Math.max(d,Math.min(p-A,_));return{more:[L(x,!0),L(M,!0)],less:[[P,P+A],L(
M,!1)]}}function b($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let x=s.pointerWeights,M=e.
find(({path:Y,visits:z})=>Y==="pointer"&&z.includes($));if(!M)return null;let T=[...M.visits].sort((Y,z)=>Y-z),A=T.slice(
0,T.indexOf($)).reduce((Y,z)=>Y+x[z],0)*o.full,N=x[$]*o.full,L=i("pointer"),_=Number(l.get(M))+A*L,P=n[M.answer],R=Number(
u.get(`pointer ${M.answer}`))+A*L,C=Number(P?.start)+A*L,F=P?.location===M.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(ht(M.start+A,M.start+A+N),ht(_,_+N*L),a)}),F&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(ht(R,R+N*L),ht(C,C+N*L),a)})]}}function zo(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=Xe(t),f=`${O(e.gate)} pointer${u?"":", fixed"}`;return m("g",Qn(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-mt/2,s.size.width-
mt),y:r+(a-mt)/2,width:mt,height:mt})])}function Yo(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=X(n).generation,h=r.map(({label:f,
probability:d,location:p},g)=>{let y=c+g*17*o;return[m("text",{key:`name ${g}`,class:p<0?"small halo":"label halo",x:i,y},
J(f,a-i-46*o,13*o)),m("text",{key:`share ${g}`,class:"strong end halo",x:a,y},O(d))]}),u=r.map(({probability:f,start:d,location:p},g)=>m(
"rect",{key:`bar ${g}`,class:"generation bar",x:s.places,y:d,width:K,height:l?Math.max(.8,f*s.full):0},m("title",{},`${p<
0?"The others":r[g]?.label}: ${O(f,1)} of the generation head`)));return m("g",Jn(t,r),m("rect",{class:"ground",x:i-4,y:c-
30*o,width:a-i+8,height:88*o}),m("text",{class:"title halo",x:i,y:c-18*o},"Generation"),h,u)}function Jn(t,e){return{key:"\
generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:U(t,X(t.reading).
generation),"aria-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var $c=3,ts=17,xc=4;function Ko(t,e){let{reading:n,stage:s,lit:o}=t,r=ut(o,n),a=e.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:U(t,X(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:K},m("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),kc(t,a).map(c=>wc(t,c,i(c.flow))))}function kc({reading:t,
stage:e,lit:n},s){let o=e.type/13,r=ut(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:p}=h;if(d+p<le&&u>=0&&u!==r)
continue;let g=u>=0,y=` ${O(d)}`,w=`${J(f,i-a-B(y,13*o,!0),13*o,g)}${y}`,$=B(w,13*o,g)/2,x=h.start+d*e.full/2,M=Math.max(
a+$,Math.min(i-$,x)),[T,k]=[M-$,M+$];for(let A=0;A<$c;A++){if(l.some(_=>_.row===A&&T<_.right+8*o&&k>_.left-8*o))continue;
let L=M>x?"":M<x?" end":" middle";l.push({flow:h,text:w,isBold:g,left:T,right:k,row:A,anchor:L});break}}return l}function wc({
stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=t.type/13,h=t.places+K+(14+ts*a)*l,u=e.start+e.
probability*t.full/2;return[a>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+K}V${h-11*l}`}),
m("text",{key:`name ${e.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function Xo(t,e){
let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=X(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(xc*ts-6)*o;return m("g",Jn(t,r),m("rect",{class:"ground",x:s.right-i,y:c-34*
o,width:i,height:s.places+K-c+34*o}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},d)=>{let p=` ${O(u)}`,g=J(h,i-B(p,13*o),13*o)+p;return[m("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*ts*o},g),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:a?K:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var Mc=16;function Zo(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=U(t,X(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=nt(o,n),h=Math.max(...i),u=s.rows.flatMap(({y:d,isFull:p},g)=>{if(!p)return[];let y=i[g]>=.2*h||l.includes(g)?"strong":
"small",b=l.length&&!l.includes(g)?" dim":"";return[m("text",{key:`score ${g}`,class:`small end${b}`,x:s.scores,y:d+4.4*
r},S(c[g])),m("text",{key:`weight ${g}`,class:`${y} end${b}`,x:s.weights,y:d+4.4*r},O(i[g]))]}),f=e.filter(({path:d})=>d===
"pointer").map(d=>Ac(t,d));return[m("g",es(t,e),m("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Lt(t,s.scores-38*r,"Pointer","score  weight",200),Ye(t,"pointer",s.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:a},ns(t,e),f)]}
function es(t,e){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:U(
t,X(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function ns(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.
pointerWeights,i=ne(t),c=nt(r,n),l=t.beat>=X(n).pointer,h=Re(o.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((p,g)=>p-g).map(p=>{let g=a[p]*o.full,y=Number(h[p]),b=c.includes(p)?" lit":c.length?" d\
im":"",w=ht(f,f+g);f+=g;let $=i?.[p]??null,x=$===null?0:($-a[p])*o.full,[M,T]=[d,Math.max(0,x)];d+=T;let k=`${n.visits[p]?.
label}: `,A=$===null||!s?`${k}${O(a[p],1)} of the pointer`:`${k}${we(a[p],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${p}`,class:`pointer band${b}`,d:o.bands.ribbon(ht(y,y+g),w,l)},m("title",{},A)),ke({key:`ribbon ${p}`,
now:g,before:$===null?null:$*o.full,path:(N,L)=>o.bands.ribbon(N,L,l),edges:{more:[[y+g+x,y+g],[f+x,f]],less:[[y+g,y+g+x],
[M,M+T]]},style:b,title:A})]})})}function Ac(t,{path:e,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=t,h=c.type/13,u=ut(l,i),f=O(o),d=o+r>=le||n<0||u===n,p=c.gate-c.ribbons-16*h,g=n>=0,y=J(s,p-B(` ${f}`,13*h,!0),13*
h,g),b=B(`${y} ${f}`,13*h,g)/2,$=i.hasGate&&Math.abs(a-c.across.gate+5*h)<Mc*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+K/2,c.gate-6*h-$-b);return m("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:c.places,y:a,width:K,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${g?"strong":"small"} middle halo`,x,y:a-
5*h},`${y} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}function Qo(t){return[kt(t,17*(t.stage.type/13),"Visits","oldest first"),...Oc(t),...t.stage.columns.map((e,n)=>Sc(t,n))]}
function kt({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-B(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,y:e},J(
s,a,12.5*r)))}function Oc({reading:t,stage:e}){let n=e.type/13;return qn(t).flatMap(({start:s,end:o,weekday:r})=>{let[a,
i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Sc(t,e){let{reading:n,stage:s,
lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,d=nt(o,n).includes(e),p=Math.min(20*l,a-3),g=ot(c.start_minute),y=Yn(t,e),b=[y||g,
y?y.replace(" %",""):g.slice(0,2)],w=b.find(M=>B(M,12.5*l,!0)<=a)??b[1],$=f?$e(c.label,a-6*l,12.5*l,2):[],x={class:d||y?
"strong middle":"small middle",x:r};return m("g",zn(t,e,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[it(c.category,r-p/2,h+8*l,p),m("text",{key:"hour",...x,y:h+45*l},w),$.map((M,T)=>m(
"text",{key:`name ${T}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*T)*l},M))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${at[c.weekday]} ${Ke(c)}`))}function Jo(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=nt(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(...xt(t).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:f,label:d,lengths:p},g)=>{let y=Number(p[a]),b=n.left+
(g+.5)*l,w=y/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},S(y)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},d)]});
return m("g",Kn(t),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(V.title+V.inputs)*o}),kt(t,
n.inputs+15*o,"Input vector",i?`${i.label}, ${at[i.weekday]} ${ot(i.start_minute)}`:""),u,m("title",{},"Bars: length of \
each part’s vector"))}function tr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",es(t,e),m("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(V.title+V.scores)*o}),kt(t,r+15*o,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Nc(t)),m("g",{key:"ribbons",opacity:U(t,X(n).pointer)},
ns(t,e))]}function Nc({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,p=>S(p)),
a=nt(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(p=>B(p,11.5*s)>c-3),h=e.pointer+(V.title+V.scores)*
s,u=e.columns.find(p=>p.isFull),f=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:p,isFull:g},y)=>{let b=a.
length&&!a.includes(y)?" dim":"",w=o[y]>=.2*i||a.includes(y),$=O(o[y]).replace(" %",""),x=B($,12.5*s,!0)/2;if(!g&&(!w||p-
x<d||p+x>f))return[];d=p+x;let M=w?"strong":"small",T=h-24*s;return[g&&m("text",l?{key:`score ${y}`,class:`tiny${b}`,x:p+
4*s,y:T+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(T+2*s).toFixed(2)})`}:{key:`score ${y}`,class:`tiny middle${b}`,
x:p,y:T},r[y]),m("text",{key:`weight ${y}`,class:`${M} middle${b}`,x:p,y:h-6*s},$)].filter(k=>k!==!1)})}function er(t){let{reading:e,stage:n}=t,s=n.type/13,o=U(t,X(e).gate),r=Ue(t),a=[...qe(t,r),...ze(t,r)];return[Zn(t,n.context,
Ec(t)),...e.hasPointer?tr(t,a):[],m("g",{key:"flows",opacity:o},Ze(t,a,r)),...e.hasPointer?[Ko(t,a)]:[],...e.hasGeneration?
[Xo(t,a)]:[],...e.hasGate?[zo(t)]:[],m("g",{key:"answer",opacity:o},kt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),Xn(t,r))]}function Ec({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var ss=19;function sr(t){let{stage:e,lit:n}=t,s=e.type/13,o=Tt(t),r=m("g",{key:"legend",opacity:U(t,Zt(0))},Pe(t,e.visits.
x,e.bottom+37*s,!1)),a=e.layers.map((i,c)=>{let l=`Layer ${c}`,h=B(l,15*s,!0)+45*s<=i.width,u=n?.kind==="visit"?"last vi\
sit’s read":"row reads column",f=h||!t.canAct?u:"";return m("g",{key:`layer ${c}`,opacity:U(t,Zt(c))},i.maps.length?Lt(
t,i.x,l,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&Ye(t,"attention",i.x+i.width,(h?3:21)*s),i.maps.map((d,p)=>Tc(
t,d,c,p)),i.maps.map((d,p)=>os(t,d,c,p,o)),_c(t,c))});return[r,...a]}function Tc(t,e,n,s){let{reading:o,stage:r,lit:a}=t;
if(a?.kind!=="visit"||o.isRemoved(n,s))return null;let i=a.visit??0,c=Number(r.rows[i]?.y),l=e.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[i])*r.full*.25),u=e.x-14,f=e.y+e.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",
d:wt(u,[c-h/2,c+h/2],e.x,[f-h/2,f+h/2])})}function os(t,e,n,s,o){let{reading:r,stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,
{x:h,y:u,side:f,touch:d}=e,{count:p}=r,g=r.weights(n,s),y=r.lastRow(n,s),b=nr(r,n,s),{before:w,overlays:$}=t,x=$&&w!==null&&
nr(w,n,s)&&!b,M=x?`; switched off ${r.wordsFor(w)}`:"",T=c?Math.max(...g)||1:o,k=i?.kind==="head"&&i.layer===n&&i.head===
s,[A]=i?.kind==="visit"?nt(i,r):[],N=yt(y),L=A??N,_=f/p,P=`Layer ${n}, head ${s}`,R=d?u-38*l:u+4,C=r.visits[N];return m(
"g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"\
-1","aria-label":b?`${P}: switched off`:`${P}: the last visit reads most from visit ${N+1}, ${C?.label}, ${O(y[N])}${M}`},
m("text",{class:"small",x:h,y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===
void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+f,y:u-4*l},O(y[L])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,
width:f+1,height:f+1}),m("image",{key:"map",class:"map",href:Mt(Float32Array.from(g,F=>F/T),p,t.scale),x:h,y:u,width:f,height:f,
preserveAspectRatio:"none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&
m("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"colu\
mn",class:"column",x:h+A*_,y:u,width:Math.max(2,_),height:f}),(A!==void 0||k)&&!b&&m("rect",{key:"last",class:"last-row",
x:h,y:u+f-Math.max(2,_),width:f,height:Math.max(2,_)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${O(
y[L])} from ${r.visits[L]?.label}. Darker: larger weight, up to ${O(T,1)}. Click to open.`}${x?` Switched off ${r.wordsFor(
w)}.`:""}`),Jt(t,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?
0:3)*l,y:R}),t.canAct&&d!==void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}
function nr(t,e,n){return t.isRemoved(e,n)||t.isSkipped(e,"attention")}function _c(t,e){let{reading:n,stage:s,lit:o}=t,r=s.
layers[e];if(r?.stream===null||!r)return null;let a=s.type/13,i=r.stream,c=Qe(n,e),l=rs(t),h=s.streamWidth-8*a,u=nt(o,n),
f=s.rows.flatMap(({y:p,height:g},y)=>{let b=Math.max(1,Math.min(5*a,(g-3)/c.length));return c.map(({name:w,lengths:$,style:x},M)=>m(
"rect",{key:`${w} ${y}`,class:`${x}${u.length&&!u.includes(y)?" dim":""}`,x:i,y:p+(M-c.length/2)*b,width:Number($[y])/l*
h,height:b-.6}))}),d=c.map(({name:p,style:g},y)=>[m("rect",{class:g,x:i,y:s.bottom+(10+ss*y)*a,width:9*a,height:9*a}),m(
"text",{class:"small",x:i+14*a,y:s.bottom+(18.5+ss*y)*a},p)]);return m("g",as(t,e),m("rect",{class:"ground",x:i-4,y:s.top-
2,width:s.streamWidth+14*a,height:s.bottom-s.top+66*a}),Lt(t,i,"Stream",`+ layer ${e}`,s.streamWidth),f,d,Lc(t,e,i+s.streamWidth+
10*a))}function Lc(t,e,n){let{reading:s,stage:o}=t,r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?
[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>Jt(t,{act:l,words:String(h[Number(u)]),title:Rc[l]??"",right:n,y:o.bottom+(5+
ss*f)*r}))}var Rc={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Qe(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function rs(t){
let e=0;for(let n of xt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Qe(n,s))e=Math.max(e,...o);return e||1}function as(t,e){
let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:"part stream","data-part":`layer\
s.${e}.stream`,role:"button",tabindex:"-1",opacity:U(t,Zt(e)+1),"aria-label":`Stream of layer ${e}: vector lengths of th\
e last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.
toFixed(1)}`}}function or(t){let{stage:e,lit:n}=t,s=e.type/13,o=Tt(t),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return e.layers.map(({y:a,maps:i},c)=>m("g",{key:`layer ${c}`,opacity:U(t,Zt(c))},i.length>0&&kt(t,a+15*s,`Layer ${c}`,
r),c===0&&Pe(t,e.left+72*s,a+15*s,!0),i.map((l,h)=>os(t,l,c,h,o)),vc(t,c)))}function vc(t,e){let{reading:n,stage:s,lit:o}=t,
r=s.type/13,a=Number(s.layers[e]?.stream),i=Qe(n,e),c=rs(t),l=nt(o,n),h=a+V.bars*r,u=s.columns.flatMap(({x:f,width:d},p)=>{
let g=Math.min(8*r,.86*d/i.length);return i.map(({name:y,lengths:b,style:w},$)=>{let x=Number(b[p])/c*V.bars*r;return m(
"rect",{key:`${y} ${p}`,class:`${w}${l.length&&!l.includes(p)?" dim":""}`,x:f+($-i.length/2)*g,y:h-x,width:.88*g,height:x})})});
return m("g",as(t,e),m("rect",{class:"ground",x:s.left,y:a-V.title*r,width:s.right-s.left,height:(V.title+V.bars)*r}),kt(
t,a-10*r,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),Cc(t,i,a-10*r),u)}function Cc({stage:t},e,n){let s=t.type/13,
o=t.right;return[...e].reverse().map(({name:r,style:a})=>{let i=o-B(r,12.5*s);return o=i-26*s,[m("rect",{class:a,x:i-14*
s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:i,y:n},r)]})}var Je=700;function rr({stage:{size:t},...e}){let n=xe(e),s={...e,stage:Ln(e.reading,t.width,t.type,n)};return[m("g",{key:"\
visits"},Qo(s)),m("g",{key:"inputs"},Jo(s)),m("g",{key:"layers"},or(s)),m("g",{key:"decoder"},er(s))]}function ar(t,e,n){
return Ln(t,e,n).size.height}var Pc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function cr(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=Pc[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=tn(
a);if(!o){let f=t[r+s];return f&&tn(f)===i?f:null}let c=[...new Set(t.map(tn))],l=c[c.indexOf(i)+s],h=t.filter(f=>tn(f)===
l),u=f=>Math.abs(ir(f)-ir(a));return h.sort((f,d)=>u(f)-u(d))[0]??null}function tn(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function ir(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function lr(t){let{reading:e}=t,n=X(e),s=Ue(t),o=[...qe(t,s),...ze(t,s)];return[Uo(t),...e.hasPointer?Zo(t,o):[],...e.hasGeneration?
[Yo(t,o)]:[],m("g",{key:"flows",opacity:U(t,n.gate)},Ze(t,o,s)),e.hasGate?qo(t):null,m("g",{key:"answer",opacity:U(t,n.gate)},
Do(t,s))].filter(r=>r!==null)}function hr(t){return t.stage.size.width<Je?rr(t):[m("g",{key:"visits"},jo(t)),m("g",{key:"inputs"},Vo(t)),m("g",{key:"l\
ayers"},sr(t)),m("g",{key:"decoder"},lr(t))]}var is=240,Ic=120,Wc=13,Fc=17,Gc=.05,Hc=.5,Bc=660,jc=matchMedia("(prefers-reduced-motion: reduce)"),en=class{#e=null;#t=null;#n=null;#o=null;#s=null;#a="";#i=null;#r=null;#c=null;#l=!1;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),e.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part.");let s=document.createElement("div");s.className="pi\
cture-foot";let o=document.createElement("div");o.className="picture-controls",this.caption=document.createElement("p"),
this.caption.className="picture-caption";let r=document.createElement("button");r.type="button",r.textContent="Numbers",
r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("click",()=>{this.#h()}),s.append(o,this.caption,
r),e.replaceChildren(this.drawn,...n.isStill?[]:[s]),this.drawing=new Be(this.drawn),this.player=new je(o,a=>{this.#i=a,
a!==null&&this.#r!==null&&(this.#r=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.#u(is)}),this.#m()}#m(){let{drawn:e}=this;new ResizeObserver(()=>this.#u(0)).observe(e),new MutationObserver(
()=>this.#u(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{
this.#c||this.#p(cs(n))}),e.addEventListener("pointerleave",()=>this.#p(null)),e.addEventListener("focusin",({target:n})=>this.#p(
cs(n))),e.addEventListener("focusout",()=>this.#p(null)),e.addEventListener("keydown",n=>this.#k(n)),e.addEventListener(
"click",({target:n})=>this.#x(n)),e.addEventListener("pointerdown",n=>this.#A(n)),e.addEventListener("pointermove",n=>this.#b(
n,!1));for(let n of["pointerup","pointercancel"])e.addEventListener(n,s=>this.#b(s,!0))}show(e,n=null,s=null){this.#e=new Bt(
e),this.#t=n&&new Bt(n,this.hooks.against),this.#n=s&&new Bt(s),this.#o=dt(this.#s,this.#e),this.player.tell(_o(this.#e)),
this.#u(this.#c?.follows?0:is)}open(e){let n=e===null?this.#r:null;this.#r=e,this.#o=this.#s=null;let s=this.drawn.contains(
document.activeElement);this.player.isOpen&&this.player.close(),this.#u(is);let o=s&&n&&this.#f(n);o&&this.#g(o),s&&this.#$(),
this.hooks.opened?.(this.#r)}#h(){let{against:e}=this.hooks,n=e===void 0?null:this.#t;this.#e&&Go(this.root,this.#e,this.#r,
n)}#f(e){return this.#M.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#$(){if(this.
drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&
e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){let s=getComputedStyle(this.root).
getPropertyValue("--paper").trim();return Co(this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#s=e,!this.#e)return!1;
let n=dt(e,this.#e);return JSON.stringify(n)===JSON.stringify(this.#o)?!1:(this.#o=n,this.#u(0),!0)}#p(e){if(!this.light(
e))return;let{kind:n,visit:s=0}=this.#o??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#o&&e)}#x(e){if(!(e instanceof Element)||
this.#l)return;let n=cs(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,
i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#d(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#d(e,n){let s=this.#e&&dt(e,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#A(e){this.#l=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#e||
!(n||o)||(this.#c=n?Ws(e,this.#e,this.drawn,s!==void 0):Fs(e),this.#c?.follows&&e.preventDefault())}#b(e,n){let s=this.#c;
if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=null);let o=s.to(e,n);o&&(this.#l=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):Vc(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#k(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(e.altKey?this.#y(e.key,s):this.#w(e.key,n,s))&&e.preventDefault()}#w(e,n,s){if(e==="Escape"&&this.#r!==
null)return this.open(pn(this.#r)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#e)return this.#h(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"dropped"}),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("\
data-open");return e===" "&&this.hooks.act&&!r?this.#d(s??""):this.#x(n),!0}if(this.#r!==null&&this.#e){let r=dn(this.#r,
e,this.#e),a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let o=cr(this.#M,n,e)?.getAttribute(
"data-part")??null;return o!==null&&this.#g(o),o!==null}#g(e){let n=this.#M.find(s=>s.getAttribute("data-part")===e);n instanceof
SVGElement&&(this.#a=e,this.#O(),n.focus())}#y(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#e,
r=o&&dt(n,o),{act:a,edit:i}=this.hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!i||!o.visits[l+
s])return!0;i({kind:"move",visit:l,by:s,isDone:c}),this.#g(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.
max(0,o.gate+s*Gc));a({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.
kind==="head"?"attention":"pointer";a({kind:"temperature",of:l,value:fn(o,l,s*Hc),isDone:c})}else return!1;return!0}get#M(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#O(){let e=this.#M,n=e.find(s=>s.getAttribute("data-part")===
this.#a)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#u(e){let n=this.#E();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#r===null?[]:Ao(n,this.#r);r.length||(this.#r=null),this.drawing.show(r.length?r:hr(n),jc.matches?0:e),this.#r===
null&&this.#O();let a=this.#r===null?null:Lo(this.#r,n.reading),i=this.#o?null:this.player.told;this.#N(a??i??Pt(this.#o,
n.reading,n.before))}#N({title:e,text:n}){let s=document.createElement("strong");s.textContent=e,this.caption.replaceChildren(
s,` ${n}`)}#E(){let{width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<Je;if(!this.#e||e<Ic||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Fc,Math.max(Wc,e/120));this.root.classList.toggle(
"tall",s);let a={reading:this.#e,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},i=xe(a),c=s?ar(this.#e,
e,r):n,l=s&&this.#r!==null?Bc:c;return{...a,beside:this.#n,stage:mo(this.#e,{width:e,height:l,type:r},i),lit:this.#o??dt(
this.player.told?.part,this.#e),beat:this.#i??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,
scale:[this.#S("--map-least"),this.#S("--attention")],canAct:this.hooks.act!==void 0}}#S(e){let n=getComputedStyle(this.
root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};
function Vc(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function cs(t){return(t instanceof Element?t.closest(
"[data-part]"):null)?.getAttribute("data-part")??null}async function ls({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await Dc(t))}`}async function ur(t,e){let n=new Image;
n.src=await ls(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Dc(t){let e=await Uc();return e&&t.replace("<title>",()=>`\
<style>${e}</style><title>`)||t}async function Uc(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await qc(n,t.href??document.baseURI)})}`}}catch{}
return""}async function qc(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return`data:font/woff2\
;base64,${Gt(new Uint8Array(await n.arrayBuffer()))}`}var nn=class{#e;#t;#n=null;#o=null;#s=null;constructor(e,n){let{title:s,hover:o,acts:r,isStill:a}=n;this.#e=s,this.#t=new en(
e,{...o&&{pointed:o},...a&&{isStill:a}}),r&&(this.#s=new ye(this.#t,{...r,answered:i=>{this.#n=i.figure,this.#o=i,r.answered(
i)}}))}get bar(){return this.#s?.bar.root??null}get interventions(){return this.#s?.text??null}follows(e){return this.#s?.
follows(e)??!1}draw(e){if(e!==this.#n){this.#n=e;let n=e.before&&ee(e.before);this.#o={trace:ee(e.trace),before:n},this.#s?.
begin(e.meta,this.#o.trace,n)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}mark(e){this.#t.mark(e)}async address(e,n){
let s=this.#t.file({title:this.#e});return e==="svg"?ls(s):ur(s,n)}};var mr=ue(document,"#picture");async function zc(){let t=JSON.parse(ue(document,"#order").textContent??""),{figure:e,form:n,
width:s,height:o,scale:r}=t;Object.assign(mr.style,{width:`${s}px`,height:`${o}px`});let a=new nn(mr,{title:e.meta.title,
isStill:!0});a.draw(e),ue(document,"#made").textContent=await a.address(n,r)}zc().then(()=>fr(""),t=>fr(String(t)));function fr(t){
document.documentElement.dataset.ended=t}})();
