import{b as $s,c as pe,d as xt,f as Ht,g as xs,h as cn,i as de,j as ks,n as Bt,o as ge,r as ws,s as Ms}from"./embed-HTWDFJH6.js";function ln(t,e,n){switch(e.kind){case"head":return wr(t,e,n.architecture);case"mask":return Mr(t,e.visit,n.visits);case"\
skip":return Ar(t,e);case"residuals":return Er(t);case"gate":return Or(t,e);case"temperature":return Sr(t,e)}}function wr({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,f)=>[Math.floor(
f/a),f%a]),c=t==="all"?i:t,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):i.filter(([u,f])=>u===s&&f===
o||c.some(([p,d])=>u===p&&f===d));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function Mr({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function Ar({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function Or({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function Sr(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function Er({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
var As=t=>t.map(e=>e+1),Nr={gate:t=>`gate forced to ${t}`,only:t=>`${t} only`,attention_temperature:t=>`attention temper\
ature ${t}`,pointer_temperature:t=>`pointer temperature ${t}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(t,{replace_with:e})=>`${t===
"all"?"every head":t.map(([s,o])=>`L${s} H${o}`).join(", ")} ${e==="mean"?"replaced by the mean":"switched off"}`,replace_with:()=>"",
skip:t=>`${t.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:t=>`wi\
thout ${t.join(", ")}`,mask_visits:t=>`visit${t.length>1?"s":""} ${As(t).join(", ")} masked`,order:t=>`order ${As(t).join(
" ")}`};function Os(t){return Object.entries(t).flatMap(([e,n])=>{let s=Nr,o=Object.hasOwn(s,e)?s[e]?.(n,t):"";return o?
[{key:e,text:o}]:[]})}function Ss(t,e){return Os(t).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{e(Object.
fromEntries(Object.entries(t).filter(([a])=>a!==n)))}),o.append(r),o})}var ye=Tr("model-files");var Dt=ye===null;function Es(t){return ye!==null&&Object.hasOwn(ye,t)}async function Ns(t,e=xt){return Dt?Ht(`models/${encodeURIComponent(
t)}/vocabulary`,{},e):JSON.parse(new TextDecoder().decode(await Ls(t,"vocabulary")))}async function Ts({id:t,weights:e},n,s=xt){if(!Dt)return Ls(t,"weights",n);let o=`api/models/${encodeURIComponent(t)}/we\
ights/${e?.sha256}`;return Rs(new URL(o,s),"weights",n)}async function _s(t,{weights:e}){if(!e||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
e.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function Ls(t,e,n=!1){let s=ye?.[t]?.[e];
if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.startsWith("#"))return Rs(new URL(s,document.baseURI),e,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return ge(o.trim()).buffer}async function Rs(t,e,n){let s=await fetch(
t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${e} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function Tr(t){let e=$s(document,`script#${t}`,HTMLScriptElement);return e&&JSON.parse(e.textContent??"")}function ee(t){let{tensors:e,...n}=t,s=Object.entries(e).map(([o,{data:r,shape:a}])=>[o,{values:new Float32Array(ge(r).buffer),
shape:a}]);return{...n,tensors:Object.fromEntries(s)}}function hn({tensors:t,weights:e,...n}){let s=Object.entries(t).map(
([o,{values:r,shape:a}])=>[o,{dtype:"<f4",shape:a,data:Bt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var _r=["browser","server"],Cs=20,Lr="static/bundles/browser-model.js",Ps={address:new URL("../bundles/browser-model.js",
import.meta.url).href,load(t){let e=null,n=o=>{e=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",
{detail:n})),e?Promise.resolve(e):String(t)===xt.href?import(Ps.address):import(new URL(Lr,t).href)}};function Rr({prediction:{
name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(1)} %`}function Is({prediction:t},{
prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??e.name}, `,r=Math.round(1e3*t.probability)-
Math.round(1e3*e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.
abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function un(t,e){t.textContent=e?Rr(e):"…";let{location:n,probability:s}=e?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.dataset[o]:
t.dataset[o]=String(r)}var be=class{#n;#t;#s;#o=null;#e=null;#a=!1;draws=!1;sharesWeights=!0;constructor(e,n=null,s=xt){
this.#n=e,this.#s=s,this.#t=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&_r.includes(e)?e:null,
Dt||(this.choice="browser"),this.obstacle="",this.#e||(this.#o=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.#e&&this.choice!==
"server")return this.#i(this.#e,e);if(!Dt)throw new pe(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?xs(n):n;try{return{...await this.#c(e,o),engine:"server"}}catch(r){if(!(r instanceof
pe&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.#i(this.#e,e);throw this.choose(
this.choice),r}}async searchPlaces(e){if(Dt||await this.prepare(),this.#e&&this.choice!=="server"){let{places:s}=this.#e;
return s.search(e,Cs).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await Ht(
`${this.#t}/locations?${cn({q:e,limit:Cs})}`,{},this.#s);return n}async prepare(){try{this.#o??=this.#r(),this.#e=await this.#o}catch(e){
this.#a=!0,this.obstacle=de(e)}}#i(e,n){try{return{...e.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new pe(
422,o):s}}async#c(e,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/vi\
ews/network?${Cr(e)}`,{trace:r}=await Ht(o,{...n&&{signal:n}},this.#s);return ee(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(e),...n&&{signal:n}};return Ht(`${this.#t}/explain?encoding=base64`,s,this.#s)}async#r(){
let e=await Ns(this.#n,this.#s);if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([Ps.load(this.#s),Ts(e,this.#a,this.#s)]),o=new n(e,s);return await _s(
s,e),o}};function Cr(t){let e=Object.entries(t).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return cn(
Object.fromEntries(e))}var Pr={browser:"Computed in this browser.",server:"Computed in Python."},$e=class{#n;#t=document.createElement("output");#s=document.
createElement("span");#o=document.createElement("ul");#e=document.createElement("button");#a=document.createElement("spa\
n");#i=document.createElement("p");engine="server";constructor(e){this.#n=e,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer="",this.#s.className="quiet",this.#o.setAttribute(
"aria-label","Changes"),this.#e.type="button",this.#e.textContent="as learned",this.#e.title="Take all changes back",this.#e.
addEventListener("click",()=>e({})),this.#a.className="quiet",this.#i.className="view-failure",this.#i.setAttribute("rol\
e","alert"),this.root.append(this.#t,this.#s,this.#o,this.#e,this.#a,this.#i)}show(e,n,{learned:s,isCompared:o,note:r}){
this.engine=e.engine,un(this.#t,e),this.#t.title=Pr[e.engine];let{value:a,change:i}=s?Is(e,s):{value:"",change:""};this.#s.
textContent=a&&`as learned ${a}${i&&` ${i}`}`,this.root.classList.toggle("compares",o),this.#r(n),this.#c(r),this.fail("")}wait(e,n){
un(this.#t,null),this.#s.textContent="",this.#r(e),this.#c(n),this.root.hidden=!1,this.#i.hidden=!0}fail(e){this.#i.textContent=
e,this.#i.hidden=!e,e&&(this.root.hidden=!1)}#c(e){this.#a.textContent=e,this.#a.hidden=!e}#r(e){let n=this.root.contains(
document.activeElement),s=Ss(e,this.#n);this.#o.replaceChildren(...s),this.root.hidden=this.#e.hidden=s.length===0,n&&!this.
root.contains(document.activeElement)&&this.#e.focus()}};var Ir=["place","pointer","generation head","probability"];function vs(t,e,n){return{kind:ks,get trace(){return hn(e)},get before(){
return n&&hn(n)},meta:{...t,summary:Wr(e,n),table:{columns:Ir,rows:vr(e)}}}}var xe=t=>`${(100*t).toFixed(1)} %`;function Ws({
prediction:{location:t,name:e},places:n}){return n[t]?.label??e??`#${t}`}function Wr(t,e){let{probability:n,from_pointer:s,
from_generation:o}=t.prediction,r=n?`${Ws(t)} leads with ${xe(n)}: ${xe(s)} copied by the pointer, ${xe(o)} from the gen\
eration head.`:"No known place has any probability.";return e?`${r} Compared with: ${Ws(e)} with ${xe(e.prediction.probability)}\
.`:r}function vr(t){let{pointer:e,generation:n,final:s}=t.location_probabilities,o={pointer:e,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},a=(c,l)=>t.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,i=[...s,...t.visits,...n??[]].map(({location:c})=>c);return[...new Set(
i)].map(c=>[t.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>a(l,c))])}var Fr="Loading the network …",Gr="Waiting for the server …",Fs=new Map,ke=class{#n;#t;#s=null;#o=null;#e=null;#a=null;#i=null;#c={};#r={};#l=[];#u=[];#h=0;#f=0;constructor(e,n){
this.#n=e,this.#t=n,this.bar=new $e(o=>this.#m(o));let{drawn:s}=e;s.addEventListener("focusin",()=>this.#b());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#b()});
for(let o of[e.root,this.bar.root])o.addEventListener("keydown",r=>this.#k(r))}get text(){return Object.keys(this.#c).length?
JSON.stringify(this.#c):null}begin(e,n,s){this.#h+=1,cancelAnimationFrame(this.#f),this.#o=e,this.#e=n,this.#i=s,this.#c=
this.#r=n.interventions,this.#a=this.text?null:n,this.#l=[],this.#u=[];let o=this.#t.server(),r=n.notation!==null&&(o!==
null||Es(n.model));this.#s=r?Br(n.model,o):null,r?this.#n.hooks.act=a=>this.#$(a):delete this.#n.hooks.act,this.#n.hooks.
whatIf=a=>this.#x(ln(this.#r,a,n)),this.#d(n,"server")}follows(e){if(e===(this.text??""))return!0;let n=this.#t.server()===
null||this.#s?.isInBrowser;if(!this.#s||!n)return!1;try{return this.#m(Object(JSON.parse(e||"{}"))),!0}catch{return!1}}#b(){
this.#s?.prepare()}#$(e){if(!this.#e)return;let n=ln(this.#r,e,this.#e);"isDone"in e&&!e.isDone?this.#O(n):this.#m(n)}#O(e){
cancelAnimationFrame(this.#f),this.#f=requestAnimationFrame(()=>{let n=this.#x(e);n&&(this.#n.show(n,this.#i??this.#a),this.#d(
n,"browser",e))})}#x(e){return this.#s?.model?.trace(this.#M(e))??null}#m(e){this.#l.push(this.#r),this.#u=[],this.#w(e)}#k(e){
let n=e.key.toLowerCase();!this.#s||!(e.ctrlKey||e.metaKey)||!["z","y"].includes(n)||(e.preventDefault(),n==="y"||e.shiftKey?
this.#g(this.#u,this.#l):this.#g(this.#l,this.#u))}#g(e,n){let s=e.pop();s&&(n.push(this.#r),this.#w(s))}async#w(e){let n=this.#s;
if(!n)return;cancelAnimationFrame(this.#f),this.#r=e,this.#h+=1;let s=this.#h,o=n.sharesWeights&&!n.obstacle;n.isInBrowser||
this.bar.wait(e,o?Fr:Gr),this.#t.resized();try{await n.prepare();let r=Object.keys(e).length>0,{engine:a,...i}=await this.#y(
n,e),c=r&&!this.#i;if(c&&(this.#a??=await this.#y(n,{})),s!==this.#h||!this.#o)return;let l={...i,interventions:e},h=this.#i??
(c?this.#a:null);this.#e=l,this.#c=e,r||(this.#a=l),this.#d(l,a);let u=vs(this.#o,l,this.#i);this.#t.answered({figure:u,
trace:l,before:h,interventions:e})}catch(r){if(s!==this.#h||!this.#e)return;n.choose(n.choice),this.#r=this.#c,this.#n.show(
this.#e,this.#i??(this.text?this.#a:null)),this.#d(this.#e,this.bar.engine),this.bar.fail(de(r)),this.#t.resized()}}async#y(e,n){
let s=await e.explain(this.#M(n));if(!Hr(s))throw new Error("The server gave no trace of this network.");return s}#M(e){
let{notation:n,user:s,predict_at:o,location_probabilities:r}=this.#e;return{visits:n??"",user:s,predict_at:o,top_k:r.final.
length,interventions:Object.keys(e).length?e:null}}#d(e,n,s=this.#c){let{sharesWeights:o=!0,obstacle:r=""}=this.#s??{},a=Object.
keys(s).length>0;this.bar.show({...e,engine:n},s,{learned:a&&!this.#i?this.#a:null,isCompared:this.#i!==null,note:o&&r?`\
This browser cannot compute: ${r}`:""})}};function Hr(t){return"tensors"in t}function Br(t,e){let n=JSON.stringify([e,t]),
s=Fs.get(n)??new be(t,null,e??xt);return s.draws=!0,Fs.set(n,s),s}function m(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Dr)}}function we(t){return t==null||t===!1?null:String(typeof t=="number"?Pt(t):t)}function Pt(t){return Math.round(t*100)/100}function kt(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Pt),[c,l,h]=[t,n,
(t+n)/2].map(Pt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function mn(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Pt),[c,l,h]=[t,n,(t+n)/2].map(Pt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Gs(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(Pt),[c,l]=[t,n].map(
Pt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Dr(t){return t!=null&&t!==!1&&t!==""}var Vr=/[ijlI.,:;'|!()[\]]/,jr=/[mwMW%@—…]/,Ur=/[A-ZÄÖÜ0-9+=<>]/;function H(t,e,n=!1){let s=0;for(let o of t)s+=fn(
o);return s*e*(n?1.06:1)}function fn(t){return Vr.test(t)||t===" "?.29:jr.test(t)?.87:Ur.test(t)?.65:.55}function Q(t,e,n,s=!1){
if(H(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-fn("…"),r="";for(let a of t){if(o-=fn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Me(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||H(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,Q(a,e,n,o)]}function O(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function S(t,e=1){if(t===
Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function wt(t){
let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function st(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var rt=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var zr=.6,qr=["pointer","generation"];function ne({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function Ae(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=ne(
t),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Hs(e),...Hs(n)],c=[
...new Set(i)].flatMap(h=>qr.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Hs({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function Oe({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<zr)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:m("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&m("title",{},a))}function Se(t,e,n){return`${O(t,1)}; ${n} ${O(e,1)}`}var Yr=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function dt(t,e){for(let{kind:n,pattern:s}of Yr){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Kr(a,e)?a:null}return null}function Kr({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:
t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function at(t,e){
return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function se(t,e){
return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:at(t,e)}function it({lit:t},e,n){return t?.kind===
e&&t.layer===n?" lit":""}function mt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??
0]??null:null}var dn=5,Bs=1440,pn=5,Xr=60,Zr={least:.1,most:10};function Vs(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=dt(a,e);if(r===
"gate")return Jr(t,n);if(r==="attention_temperature")return Ds(t,e,"attention");if(r==="pointer_temperature")return Ds(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ea(t,c,e,h,l):Qr(t,n,h)}function js({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=dn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function gn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=Zr;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Jr({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Ds({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=dn,
!o)return null;let i=gn(n,s,(r-e)/Xr);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Qr({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=dn,!r)return null;let c=Math.sign(ta(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ta(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function ea({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-e)>=2,!l)return null;let p=pn*Math.round((u-e)/c*Bs/pn),d=r==="time"?Math.min(Bs-pn,Math.max(0,a+p)):Math.
max(0,i+p);return d===h&&!f?null:(h=d,{kind:r,visit:o,minutes:d,isDone:f})}}}var na=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Mt=class{constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=e.visits.
length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
return e in this.trace.tensors}weights(e,n){return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.
weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.
part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))e=Math.max(e,o);return e||1}get slices(){return na.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",n=""])=>({name:e,
label:n,lengths:this.#o(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(
...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let e=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.category??null}}answer(e,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:p})=>p),r=[...new Set(n)].filter(p=>!o.includes(
p)),a=o.filter(p=>!n.includes(p)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(p=>!i.includes(p)),...r].map(p=>this.#n(
p)),h=p=>l.reduce((d,g)=>d+g[p],0),u=this.#s(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#n(e){return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointe\
r",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){let s=e===
"final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(a=>a.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#t(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#t(
"final",e)?this.probabilityOf("final",e):null}#t(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#s(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#s(e){return this.trace.architecture.locations-1-e.length}#o(e){let n=this.values(e),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function ft(t){let e=0;for(let n=1;n<t.length;n++)
Number(t[n])>Number(t[e])&&(e=n);return e}var sa=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function gt(t,e){for(let[s,o]of sa){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return ra(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:oa(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function oa(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?ft(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?ft(s.lastRow(e,n)):null}function ra({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Us(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function yn(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function bn(t,e,n){let s=gt(t,n),[
o,r]=aa[e]??[0,0];if(!s||o===0&&r===0)return null;let a=ia(s,o,r,n);return a!==null&&gt(a,n)?a:null}var aa={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ia(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let f=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,p){let d=f.findIndex(({location:y})=>y===
t.location),g=d<0||n===0?void 0:f[d+n];return g?`${p}.${g.location}`:null}}var $n={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},ca=.78,xn=1.07,la=1.12;function L(t){return t.stage.type/13}
function D(t,e,n="label"){let s=n==="title"||n==="strong";return xn*H(zs(e),$n[n]*L(t),s)}function zs(t){return t.replaceAll(
"−","+")}function v(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:Q(s,i/xn,$n[o]*L(t),l),u=[o,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:e,y:n},h)}function G(t,{
x:e,y:n,width:s},o,r="label"){let a=$n[r]*L(t),i=H(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(d,g)=>d+ua(g,a),0),p=c.at(-1);p&&l+i+f<=s?(p.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>ha(
e,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function I(t){return t.split(" ").map(e=>[{text:e}])}function ha(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:t,y:e},i)}function ua({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?ca:1)*(e.includes("math")?la:1);return xn*H(zs(t),s*o,e.includes("strong"))}var ma=[137,80,78,71,13,10,26,10],Ee=256,kn=65535,fa=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function At(t,e,[n,s]){let o=t.length/e,r=new Uint8Array(3*Ee);for(let l=0;l<Ee;l++){
let h=l/(Ee-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let a=new Uint8Array(o*(e+1));for(let l=0;l<o;l++)
for(let h=0;h<e;h++){let u=Math.min(1,Math.max(0,Number(t[l*e+h])||0));a[l*(e+1)+1+h]=Math.round(u*(Ee-1))}let i=[...Te(
e),...Te(o),8,3,0,0,0],c=[...ma,...Ne("IHDR",i),...Ne("PLTE",r),...Ne("IDAT",pa(a)),...Ne("IEND",[])];return`data:image/\
png;base64,${Bt(c)}`}function Ne(t,e){let n=[...t].map(o=>o.charCodeAt(0)).concat(Array.from(e)),s=4294967295;for(let o of n)
s=Number(fa[(s^o)&255])^s>>>8;return[...Te(e.length),...n,...Te(~s)]}function pa(t){let e=[120,1];for(let o=0;o<t.length;o+=
kn){let r=t.subarray(o,o+kn),a=o+kn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(Number(a),i,c,i^255,c^255,...r)}let[
n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return[...e,s>>8,s&255,n>>8,n&255]}function Te(t){return[24,16,8,0].
map(e=>t>>>e&255)}var da=20,qs=46,wn=28,Ks=9;function Xs(t,e,n){let{width:s,height:o}=t.stage.size,r=L(t),a=Math.min(da*r,.035*s),i=ga(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,Zs(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Zs(t,e,n){let s=n*(t.
length-1),o=t.reduce((f,{least:p})=>f+p.width,s),r=t.reduce((f,{least:p})=>f+p.height,s),a=t.every(({least:f})=>f.height<=
e.height),i=t.every(({least:f})=>f.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let f=t.reduce((p,d)=>d.
rank>p.rank?d:p);return Zs(t.filter(p=>p!==f),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((f,{share:p=1})=>f+p,0),
{x:h,y:u}=e;return t.map(f=>{let p=(f.share??1)/l,d=c?{x:h,y:u,height:e.height,width:f.least.width+p*(e.width-o)}:{x:h,y:u,
width:e.width,height:f.least.height+p*(e.height-r)};return c?h+=d.width+n:u+=d.height+n,{card:f,box:d}})}function U(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=L(t),c=D(t,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),v(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function q(t,{x:e,y:n,width:s,height:o}){let r=L(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ot(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=L(t),
c=D(t,s,"label")+(r?24:4)*i;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),v(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function ga(t,e,n){
let{width:s,height:o}=t.stage.size,r=L(t),a=Us(e,t.reading),i=ya(t,a,n),c="goes back",l=46*r+D(t,c,"small"),h="You are h\
ere",u=D(t,h,"small")+10*r,f=s-n,p=f-i.end-20*r,d=o>=560*r&&Mn(t,wn*r)>p,g=d?Ys(t,f-n-u):Ys(t,p,Ks*2),y=g?Mn(t,g):0,b=d||
p-y>=u,k=d?p:p-y-(b?u:0),$=(d?46:8)*r+(wn*r-(g??0))/2;return{height:(d?qs+36:qs)*r,marks:[i.marks,k>=l+16*r&&m("g",{key:"\
escape",class:"escape"},m("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),v(t,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),v(t,i.end+58*r,25.5*r,c,{kind:"small"})),g!==null&&b&&v(t,f-y-10*r,(d?64:26)*r,h,{
kind:"small",anchor:"end"}),g!==null&&m("g",{key:"thumbnails"},ba(t,e,f-y,$,g))]}}function ya(t,e,n){let s=L(t),o=t.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",f=Math.min(
D(t,l,u),Math.max(20*s,n+o-r));if(a.push(m("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"\
ground",x:r-3*s,y:6*s,width:f+6*s,height:30*s,rx:5}),v(t,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function Ys(t,e,n=Ks){
let s=L(t);for(let o=wn;o>=n;o--)if(Mn(t,o*s)<=e)return o*s;return null}function Mn(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*L(t)))+2.2*e}function ba(t,e,n,s,o){let{reading:r}=t,a=L(t),i=[],c=n;for(let b=0;b<r.layers;b++){
for(let $=0;$<r.heads;$++){let x=r.weights(b,$),M=Math.max(...x)||1,N=r.isRemoved(b,$)||r.isSkipped(b,"attention");i.push(
y(`layers.${b}.heads.${$}`,`Layer ${b}, head ${$}${N?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:At(
x.map(w=>w/M),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let k=.4*o;
i.push(y(`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>m("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+$*o,width:Math.max(1,(k-4)*x),height:Math.max(1,.12*o)}))])),c+=k+8*a}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,p=c+1.2*o;r.hasPointer&&i.push(y("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",
d:kt(c,[l-f,l],p,[h-f,h+f])})],[s,o/2])),r.hasGeneration&&i.push(y("generation","Generation",c,1.2*o,[m("path",{class:"g\
eneration",d:kt(c,[l,l+f],p,[u-f,u+f])})],[l,o/2])),r.hasGate&&i.push(y("gate","Gate",p,.3*o,[m("rect",{class:"pointer",
x:p+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),m("rect",{class:"generation",x:p+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:d}=r.trace.prediction,g=p+.3*o;return i.push(y(`places.${d}`,`Answer: ${r.nameOf(d).label}`,
g,.7*o-2,[m("rect",{class:"answer-bar",x:g+2,y:l-f,width:.7*o-6,height:2*f})])),i;function y(b,k,$,x,M,[N,w]=[s,o]){let A=e.
name===b||e.name.startsWith(`${b}.`),E=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-o\
pen":b,role:"link",tabindex:0,"aria-label":k,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:E||A?"th\
umb-frame":"ground",x:$,y:N,width:x,height:w,rx:2}),m("title",{},k))}}var Js=13;function Ot(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=L(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),p=to(f),d=new Map([...r].map(E=>[E,S(f[E]??0,p)])),g=[...d.values()].
some(E=>D(t,E,"tiny")>h+2*c),y=d.size>0&&!g?Js*c:1,b=g?Js*c:0,[k,$]=s.extent??_e(f),x=$a(e.height-b,k,$,y),M=x>0?Math.max(
y,k*x):(e.height-b)/2,N=e.y+b+M,w=f.map((E,T)=>{let _=Math.abs(E)*x,P=T===a;return m("rect",{key:`bar ${T}`,class:`bar ${o}${E<
0?" negative":""}${P?" chosen":""}`,x:e.x+T*h+u/2,y:E<0?N:N-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&m("title",
{},i(T)))}),A=[...d].map(([E,T])=>v(t,e.x+Qs((E+.5)*h,D(t,T,"tiny")/2,e.width),g?e.y+9*c:N+(Number(f[E])<0?-3:10.5)*c,T,
{kind:"tiny",anchor:"middle",also:E===a?"chosen":"",key:`number ${E}`}));return[m("path",{key:"line",class:"axis",d:`M${e.
x} ${N}H${e.x+e.width}`}),w,A]}function $a(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function Vt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*L(t),c=e.map(to),l=Array.from(n,(d,g)=>Math.
max(...e.map((y,b)=>D(t,S(Number(y[g]),c[b]),"tiny")))/2),h=[...l.keys()].sort((d,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[d])));o!==null&&h.unshift(o);let u=new Set;for(let d of h)[...u].every(y=>Math.abs(f(y)-f(d))>=p(d)+p(y)+i)&&u.add(d);
return u;function f(d){return Qs((d+.5)*a,p(d),s)}function p(d){return l[d]??0}}function Qs(t,e,n){return Math.max(e,Math.
min(n-e,t))}function _e(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function to(t){let e=Math.
max(..._e(t));return e>=99.5?0:e>=.95?1:2}var eo=8;function It(t,e,n,{chosen:s=null,open:o}={}){let r=L(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(D(t,k.title,"strong"),c?D(t,k.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),f=e.x+u,p=e.width-u-l,d=a?17*r:0,g={x:f,width:p,height:Math.max(6*r,i-eo*r-d)},y=n[0]?.values.length??
1,b=p/y;return[n.map(({key:k,title:$,says:x,values:M,colour:N,open:w},A)=>{let E=e.y+A*i,T=a?E+12*r:E+i/2+(c?-2:4)*r,_=a?
e.width:u-8*r,P=D(t,$,"strong")+10*r;return m("g",{key:k,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?$:null},w&&m("rect",{key:"ground",class:"ground",x:e.x-4*r,y:E,width:e.width+
8*r,height:i,rx:4}),v(t,e.x,T,$,{kind:"strong",width:_,key:"title"}),a&&v(t,e.x+P,T,x,{kind:"small",width:e.width-P,key:"\
beside"}),c&&v(t,e.x,T+15*r,x,{kind:"small",width:_,key:"says"}),Ot(t,{...g,y:E+d+eo/2*r},M,{colour:N,chosen:s,exact:W=>`${$}\
, number ${W+1}: ${S(Number(M[W]),4)}`}),s!==null&&v(t,e.x+e.width,E+d+(i-d)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:e.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:y},(k,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:e.y,
width:b,height:i*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${S(Number(M[$]),3)}`).join(`
`)))))]}function no(t){let e=Ma(t??"").map(Aa);for(let n=wa;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=An.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var so={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},xa={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},An=new Map(Object.entries(xa).flatMap(([t,e])=>e.map(n=>[n,t]))),ka=new Set([...An.keys()].flatMap(
t=>t.split(" "))),wa=Math.max(...[...An.keys()].map(t=>t.split(" ").length));function Ma(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Aa(t){let e=t.replace(/s$/,"");return ka.has(e)?e:t}var Oa=24;function ct(t,e,n,s){let o=s/Oa;return m("path",{key:"icon",class:"icon",d:so[no(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function B(t,e){let n=t.visits[e];return n?`${n.label}, ${St(t,e)}`:""}function Wt(t,e){return t.visits[e]?.label??""}function On(t){
return t>0&&t<5e-4?"<0.1 %":O(t,1)}function St(t,e){let n=t.visits[e];return n?`${rt[n.weekday]} ${st(n.start_minute)}`:
""}function ro(t,e){return wt(t.visits[e]?.duration_minutes??0)}function ao(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=L(t),h=e.width/c.count,u=h>=18*l,f=e.y+e.height-(u?38:18)*l,p=e.y+17*l,d=Math.max(...n)||1,g=Math.
max(0,f-p)/d,y=N(oo(n,r).map(w=>({visit:w,half:D(t,x(n[w],w),w===r?"strong":"tiny")/2}))),b=N(oo(n,r).map(w=>({visit:w,half:D(
t,M(w),w===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${e.x} ${f}H${e.x+e.width}`}),c.visits.
map(({category:w},A)=>{let E=k(A),T=A===r,_=Number(n[A])*g;return m("g",{key:`visit ${A}`,class:`part choice${T?" here":
""}`,"data-open":i(A),role:"button",tabindex:"-1","aria-label":`${B(c,A)}: weight ${O(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:e.x+A*h,y:e.y,width:h,height:e.height}),m("rect",{key:"bar",class:`bar ${a}${T?" chosen":""}`,x:E-
Math.min(.36*h,20*l),y:f-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),y.has(A)&&v(t,$(A,y),f-_-4*l,x(
n[A],A),{kind:T?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ct(w,E-7*l,f+5*l,14*l),b.has(A)&&v(t,$(A,b),
e.y+e.height-4*l,M(A),{kind:T?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${B(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function k(w){return e.x+(w+.5)*h}function $(w,A){let E=A.get(w)??0;return Math.max(
e.x+E,Math.min(e.x+e.width-E,k(w)))}function x(w,A){return A===r?On(Number(w)):O(Number(w)).replace(" %","")}function M(w){
return S(Number(s[w])/o,w===r?2:1)}function N(w){let A=new Map;for(let{visit:E,half:T}of w){let _=Math.max(e.x+T,Math.min(
e.x+e.width-T,k(E)));[...A].every(([W,C])=>{let R=Math.max(e.x+C,Math.min(e.x+e.width-C,k(W)));return Math.abs(_-R)>=T+C+
3*l})&&A.set(E,T)}return A}}function oo(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function io(t,e){let n=L(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Sa(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ea(t,s)}]}function Sa(t,e){let{reading:n}=t,s=L(t),o=q(t,e),r=n.values(
"context"),a=G(t,o,I(`${B(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...U(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),p=o.width*f.length/c,d={...o,
y:o.y+a.height+8*s+u*l,width:p,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},Ot(t,d,f,{colour:"\
stream",extent:_e(r),numbered:Vt(t,[f],f,p),exact:g=>`Number ${u*c+g+1}: ${S(Number(f[g]),4)}`}))})]}function Ea(t,e){let{
reading:n}=t,s=L(t),o=q(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=G(t,o,I("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...U(t,e,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},It(t,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}function jt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=zt(Nt(a,s,c),Nt(i,o,c));return co(h,l,null,t,o)}function Le(t,e,n,s){let o=Nt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Sn(o,t.trace.interventions.attention_temperature??1)}function Ut(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return co(zt(n,Nt(s,e,n.length)),o,r,t,e)}function Re(t){return Sn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function co(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function zt(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Kt(n)}}function Sn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=Kt(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function oe(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Et(t,`${s}.weight`,r),bias:Et(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function Ce(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=Et(t,`${o}.bias`,s),i=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:zt(i,Nt(r.values,s,i.length)),bias:a}}function lo(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Et(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=En(t,c,e),u=zt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:Kt(i.map(({dot:c})=>c.sum))+o}}function En(t,e,n){let s=t.values(`inputs.${e}`);return Nt(
s,n,s.length/t.count)}function et(t,e,n){let s=t.values(e);return Nt(s,n,s.length/t.count)}function qt(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?zt(e,n.values):null,bias:Et(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Tt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?zt(n,Nt(
s.values,e,n.length)):null,r=Et(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function ho(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Sn(e,1):null}function Yt(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?Kt(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Na(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Na(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Et(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Nt(t,e,n){return t.subarray(e*n,(e+1)*n)}function Kt(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var Xt="→",uo=30,Ta=8,_a=20,La=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function re(t,e,{first:n,second:s,products:o},r){let a=L(t),i=o.length,c=i>_a&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,f=e.x+uo*a,p=e.width-uo*a,d=ae(o),g=Vt(t,[n,s,o],o,p,d),y=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=p/i,k=$=>`${S(
Number(n[$]),4)} × ${S(Number(s[$]),4)} = ${S(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
d*b-1,y:e.y+u,width:b+2,height:3*h-u-2*a,rx:3}),y.map(({letter:$,colour:x,values:M,title:N},w)=>{let A=e.y+w*h,E={x:f,y:A+
u,width:p,height:h-u-6*a};return m("g",{key:`row ${w}`},v(t,e.x,A+12*a,N,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),v(t,e.x,A+u+.5*E.height+5*a,$,{also:`math letter ${x}-words`,key:"letter"}),Ot(t,E,M,{colour:x,numbered:g,chosen:d,
exact:k}))}),c&&Ra(t,{x:f,y:e.y+3*h,width:p,height:l},o)]}function Ra(t,{x:e,y:n,width:s},o){let r=L(t),a=s/o.length,i=Math.
max(Ta,Math.ceil(o.length/8));for(;i<o.length&&i*a<D(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,p]=[e+h*i*a+2,e+(h*i+u.length)*a-2],d=u.reduce(
(g,y)=>g+y,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${p}v${-4*r}`}),v(t,(f+p)/2,n+17*r,S(d,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Pe(t,e,n,s,o,r,a){let i=L(t),c=Ca(n,s,r),l=Pa(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=G(t,h,c).height+G(t,h,l).height+10*i,f=132*i,p=Math.max(70*i,Math.min(.36*e.height,210*i)),
d=e.height-u-p>=f,g=Math.min(e.height-u-(d?p:0),276*i),y=e.height-u-g,b=G(t,{...h,y:e.y+g+4*i},c),k=G(t,{...h,y:e.y+g+b.
height+6*i},l);return[m("g",{key:"dot"},re(t,{...e,height:g},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+g}H${e.x+e.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},k.marks),d&&m("g",{key:"softmax"},
ao(t,{...e,y:e.y+g+u,height:y},s,o,a))]}function Ca({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(t.sum,2)}`,kind:"strong"}],n?[{text:`${Xt}\
 ÷ √${e} = `},{text:S(h,2),kind:"strong"}]:[{text:`${Xt} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${Xt} no position bias: it is off`}]:[{text:`${Xt} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${Xt} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${Xt}\
 ÷ temperature ${Ia(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function Pa({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return I("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${yt(u)}\
;`}],[{text:`${yt(u)} / ${yt(c)} = `},{text:On(Number(l[n])),kind:"strong"},{text:","}],...I(`where ${yt(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function yt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>La[s]??"").join("")}`}
function ae(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Ia(t){
return String(Math.round(1e3*t)/1e3)}var Wa=6;function mo(t,e){let n=L(t),s=qt(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>va(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Fa(t,r,s)}),o}
function va(t,e,{hidden:n,dot:s,bias:o,logit:r}){let a=L(t),i=q(t,e),c=s&&o!==null?[...I("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...I("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=G(t,{...i,
y:0},c),h=ot(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=G(t,{...i,y:i.y+u+4*a},c),p=Vt(t,[n],n,i.width);return[...U(t,e,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?re(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Ot(t,{...i,height:u},n,{colour:"query",numbered:p})),...f.marks,
h.mark]}function Fa(t,e,n){let{reading:s}=t,o=L(t),r=q(t,e),{gate:a,trace:i}=s,c=G(t,{...r,y:0},p()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=G(t,{...r,y:r.y+r.height-c.height-l-6*o},p());return[
...U(t,e,f()),n&&h.height>=60*o&&m("g",{key:"curve"},d(h,n)),...u.marks,m("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function p(){let{only:y}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let x=y?`Only the ${y==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...I(x),b]}let k=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...k,...I(`is the gate: ${O(a,1)} of the answer comes from \
the pointer, ${O(1-a,1)} from generation.`)];let $=y?`Only the ${y==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...I($),...I("As learned it would be"),
...k]}function d(y,{logit:b,learned:k}){let $=Math.max(Wa,Math.ceil(Math.abs(b))),x=_=>y.x+(_+$)/(2*$)*y.width,M=y.y+y.height,
N=_=>M-_*y.height,w=Array.from({length:61},(_,P)=>{let W=-$+P/30*$;return`${x(W).toFixed(1)} ${N(1/(1+Math.exp(-W))).toFixed(
1)}`}),[A,E]=[x(b),N(k)],T=b>0;return[m("path",{key:"axes",class:"axis",d:`M${y.x} ${y.y}V${M}H${y.x+y.width}M${y.x} ${N(
.5)}H${y.x+y.width}`}),[0,.5,1].map(_=>v(t,y.x-6*o,N(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-$,0,$].map(_=>v(t,x(_),M+15*o,S(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),v(t,(x(0)+x(-$))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${E}H${y.x}`}),m("circle",{key:"point",class:"point",cx:A,cy:E,r:5.5*o}),v(t,A+(T?-10:10)*o,T?
Math.max(E-6*o,y.y+9*o):E-8*o,k.toFixed(2),{kind:"strong",anchor:T?"end":void 0,key:"value"})]}function g(y){let b=a*y.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:y.x,y:y.y,width:b,height:y.height}),m("rect",{key:"generation",class:"\
bar generation",x:y.x+b,y:y.y,width:y.width-b,height:y.height}),v(t,y.x,y.y+y.height+15*o,`pointer ${O(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),v(t,y.x+y.width,y.y+y.height+15*o,`generation ${O(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var fo=14,po=34;function lt(t,e,n,{largest:s,most:o=po,isOrdered:r=!1,isWalked:a=!1}={}){let i=L(t),c=Math.max(1,Math.floor(
e.height/(fo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),f=u>=30*
i,p=Math.max(1,Math.ceil(fo*i/u)),d=h.findIndex(({isChosen:w})=>w),g=u>=13*i&&h.some(({category:w})=>w!==void 0),y=g?22*
i:0,b=Math.max(...h.map(({text:w})=>D(t,w,"strong")))+8*i,k=Math.max(0,...h.map(({beside:w=""})=>w?D(t,w,"small")+10*i:0)),
$=Math.max(...h.map(({label:w,says:A=""})=>Math.max(D(t,w,"strong"),f?D(t,A,"small"):0)))+8*i,x=Math.min($,.58*(e.width-
y-b-k)),M={x:e.x+y+x,width:Math.max(1,e.width-y-x-b-k)},N=s??(Math.max(...h.map(({parts:w})=>w.reduce((A,{value:E})=>A+Math.
abs(E),0)))||1);return[h.map((w,A)=>{let E=e.y+(A+.5)*u,T=A===d||(h.length-1-A)%p===0&&(d<0||Math.abs(A-d)>=p),_=M.x,P=Math.
min(.62*u,.42*o*i);return m("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},m("rect",{key:"ground",class:"ground",x:e.x-3*i,y:E-u/2,width:e.width+6*i,height:u,rx:4}),g&&(T||
u>=17*i)&&w.category!==void 0&&ct(w.category,e.x,E-7.5*i,15*i),T&&v(t,e.x+y,E+(f&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:x-6*i,key:"name"}),f&&w.says&&v(t,e.x+y,E+12.5*i,w.says,{kind:"small",width:x-6*i,key:"says"}),w.
parts.map(({value:W,colour:C},R)=>{let F=Math.abs(W)/N*M.width,j=m("rect",{key:`part ${R}`,class:`bar ${C}${W<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:_,y:E-P/2,width:Math.max(.5,Math.min(M.width,F)-(w.parts.length>1&&F>2?.8:0)),height:Math.
max(1,P)});return _+=F,j}),T&&w.beside&&v(t,e.x+e.width-b,E+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),T&&
v(t,e.x+e.width,E+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&m("title",{},w.exact))}),
l&&v(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Zt(t,e,n,s=po){
return Math.min(s*L(t)*n,e.height)}function go(t,e){let n=L(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Ga(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>Ha(t,s,e)}]}function Ga(t,e,n){let{reading:s}=t,
o=L(t),r=q(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:p})=>{let{label:d,category:g}=s.
nameOf(f),{logit:y}=Tt(s,f);return{key:`place ${f}`,label:d,category:g,parts:[{value:p,colour:"generation"}],beside:y===
null?"":S(y,2),text:O(p,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${d}: ${y===null?"":`logit ${S(y,4)}, `}\
probability ${O(p,3)}`}}),c=s.trace.architecture.locations,l=G(t,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ot(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...U(t,e,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},lt(t,u,i,{isWalked:!0})),h.mark]}function Ha(t,e,{location:n}){let{reading:s}=t,o=L(t),r=q(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Tt(s,n),h=ho(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...I("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let g=Number(h.exponentials[n]),y=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:S(
y,2),isRaised:!0},{text:` = ${yt(g)};`}],[{text:`${yt(g)} / ${yt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...I(`${yt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...I("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let p=G(t,{...r,y:0},f),d=i?Math.min(r.height-p.height-8*o,450*o):0;return[...U(t,e,`How does it score ${a}?`),i&&m("g",
{key:"dot"},re(t,{...r,height:d},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...G(t,{...r,y:r.y+d+(i?6*o:0)},f).marks]}var ie=20,Ie=8,bo=19,K=8,le=3,Tn=4,ce=4,Ba=.05,Da={least:13.5,most:38,lane:3},_n=13,Va=900;function Ln(t,e,n=1){let s=e.
type/_n,o=46*s,r=e.height-98*s,a=Rn(t.count,o,r,Da,s,Ua(t)),i=e.width>=1180*s,c=e.width<Va*s,l=e.width>=1040*s&&t.layers<=
3,h=c?ja(t,s):$o(t,i,s),u=l?62*s:0,f=l?u+22*s:16*s,p=e.width-2*ie-yo(Object.values(h)),[d,g]=[o+12*s,e.height-4*s],y=za(
t.heads,p/t.layers-f,g-d,s),b=y.columns*(y.side+Ie*s)-Ie*s,k=t.heads>0?b+f:f,$=Math.max(0,p-t.layers*k);c||(h.visits+=Math.
min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.min(.1*$,50*s));let x=e.width-2*ie-
yo(Object.values(h))-t.layers*k,M=Math.min(x,t.hasPointer?220*s:60*s);h.bands+=M;let N=(x-M)/t.layers,w={x:ie,width:h.visits},
A=ie+h.visits+12*s,E=i?{x:A,width:h.slices}:null;E&&(A+=h.slices+12*s);let T=Array.from({length:t.layers},(Z,nt)=>{let J=A+
nt*(k+N);return{x:J,width:b,maps:qa(t.heads,J,d,g,y,s),stream:l?J+(t.heads>0?b+10*s:0):null}});A+=t.layers*(k+N);let _=e.
width-ie,P=_-h.answer,W=P-h.leave-h.gate,C=A+h.scores+h.weights+8*s,R=W-h.flow-K,F=Math.min(190*s,.24*e.height)/n,j=t.hasGate?
.56*e.height:(o+r)/2,tt=Tn*s,Y=t.hasPointer?e.height-F-le*tt-6:(o+r-F)/2-tt;return{size:e,type:e.type,rows:a,visits:w,slices:E,
layers:T,streamWidth:u,isDense:c,fork:A,context:(c?34:52)*s,scores:A+h.scores,weights:A+h.scores+h.weights,ribbons:C,places:R,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?ce-1:ce,top:o,bottom:r+60*s,x:P,right:_,segment:P-K},right:_,top:o,bottom:r,
full:F,across:{visits:a.map(({y:Z})=>Z),starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?Y-12*s:r],gap:22*
s},generation:{start:Y,gap:tt},gate:j-F/2},bands:{ribbon:(Z,nt,J)=>Nn(C,Z,R,nt,J),into:(Z,nt,J)=>Nn(R+K,Z,W,nt,J),out:(Z,nt,J)=>Nn(
W+h.gate,Z,P-K,nt,J)}}}function Nn(t,e,n,s,o){return o?kt(t,e,n,s):kt(t,e,t,e)}function $o({hasPointer:t,hasGate:e},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:K,flow:(e?
60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function ja(t,e){return{...$o(t,!1,e),visits:166*e,scores:0,weights:(t.
hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}function Ua({count:t,
pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=Ba?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function yo(t){return t.reduce((e,n)=>e+n,0)}function Rn(t,e,n,{least:s,most:o,lane:r},a,i){let c=n-e,l=t,h=0,u=Math.
min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*h)/(u-h))),u=(c-(t-l)*h)/
l);let f=i&&new Set(i.slice(0,l)),p=e;return Array.from({length:t},(d,g)=>{let y=f?f.has(g):g>=t-l,b=y?u:h;return p+=b,{
y:p-b/2,height:b,isFull:y}})}function za(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let a=n/
Math.ceil(t/r)-bo*s,i=Math.min(a,(e-(r-1)*Ie*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function qa(t,e,n,s,{columns:o,
side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*bo*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Ie*a),y:n+
Math.floor(h/o)*c,side:r}))}function We(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[f,p]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(f*u.wish+p*(h.wish-u.length-e))/(f+p),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var pt=44,V={title:26,bars:34,inputs:64,scores:52,names:56},xo=16,Ya={least:20,most:110,lane:1},Ka=62,Cn=8,Xa=160,ve=16,
ko=6;function In(t,e,n,s=1){let o=n/_n,[r,a]=[xo,e-xo],i=Rn(t.count,r,a,Ya,o).map(({y:_,height:P,isFull:W})=>({x:_,width:P,
isFull:W})),c=Number(i.at(-1)?.width)>=Ka*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+ve*o,u=h+(V.title+
V.inputs+ve)*o,f=[];for(let _=0;_<t.layers;_++){let P=Za(t.heads,r,a,u+V.title*o,o),W=P.at(-1),R=(W?W.y+W.side+8*o:u)+V.
title*o;f.push({y:u,maps:P,stream:R}),u=R+(V.bars+ve)*o}let p=Ja(t,r,u+V.title*o,a-r,o),d=Math.ceil(t.values("context").
length/p.columns)*p.cell,g=u+V.title*o+Math.max(d,20*o)+ve*o,y=g+(t.hasPointer?(V.title+V.scores)*o:0),b=y+(t.hasPointer?
170:96)*o,k=b+K+((t.hasPointer?V.names:0)+(t.hasGate?48:30))*o,$=t.hasGate?28*o:0,x=Qa(a-r,o)/s,M=Tn*o,N=a-x-le*M,w=Math.
max(78*o,x*s/2+6),A=k+$+34*o,E=a-x-16*o,T={most:ce,top:A,bottom:A+(ce+1)*w,x:r-6*o,right:E-8*o,segment:E};return{size:{width:e,
height:T.bottom+Math.max(0,(x*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:p,pointer:g,
ribbons:y,places:b,gate:k,gateHeight:$,answers:T,full:x,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,t.
hasGeneration?N-2*ko*o:a],gap:ko*o},generation:{start:N,gap:M},gate:a-x},bands:{ribbon:(_,P,W)=>Pn(y,_,b,P,W),into:(_,P,W)=>Pn(
b+K,_,k,P,W),out:(_,P,W)=>W?Gs(k+$,_,E+K,P):Pn(k+$,_,k,_,!1)}}}function Pn(t,e,n,s,o){return o?mn(t,e,n,s):mn(t,e,t,e)}function Za(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+Cn*o)/r,i=Math.min(a-Cn*o,Xa*o),c=Math.max(pt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Cn*o),side:i,touch:pt}))}function Ja(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function Qa(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Fe={visits:0,slices:1,layers:2};function bt({reading:t,beside:e}){return e?[t,e]:[t]}function _t(t){return Math.max(
...bt(t).map(({largestWeight:e})=>e))}function Jt(t){return Fe.layers+2*t}function X(t){let e=Fe.layers+2*t.layers,n=t.hasPointer?
e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function z(t,e){return t.beat>=e?1:0}var Wn=64,ti=Float32Array.from({length:Wn},(t,e)=>e/(Wn-1));function vn({isOwnScale:t}){return t?"Same scale for all hea\
ds":"Own scale for each head"}function he({lit:t}){return t?.kind==="visit"?"last visit reads it":"last visit’s largest"}
function Ge(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/13,c=r?s?"own largest":"\
largest of each head":O(_t(t)),l=60*i,h=e+12*i,u=[m("text",{class:"small",x:e,y:n},"0"),m("image",{class:"map",href:At(ti,
Wn,t.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"map-frame",x:h,y:n-9*i,width:l,
height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=vn(t),p={"data-act":"scale",role:"button",tabindex:"0","aria-l\
abel":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};if(s){let g=17*i+l+H(c,12.5*
i),y=m("rect",{class:"ground",x:e-6*i,y:n+14*i-pt,width:g+12*i,height:pt});return m("g",{key:"scale",class:"switch",...p},
y,u)}let d=H(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:e,y:n-33*i},"Head maps: row reads colum\
n"),m("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${he(t)}`),u,m("g",{key:"switch",class:"switch",...p},m("rect",
{class:"handle stays",x:e,y:n+8*i,width:d,height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},
f)))}var wo=24,ei=.045,ni=.6;function Mo(t,e){let n=L(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>si(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>ai(t,a,e)}]}function si(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=L(t),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),p=o?Math.max(...u)||1:_t(t),d=ri(t,e,n,f),g=Math.min(.36*e.width,190*l),y=e.y+42*l,[b,k]=[e.width-
g,e.height-44*l-d.height],$=e.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(k/h,$*b/h)},M={x:e.x+g,y,width:b,height:x.
height*h},N=`layers.${r}.heads.${a}`,w=x.height>=30*l,A=oi(x.height,13*l);return[v(t,e.x,e.y+15*l,g>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:g-8*l}),m("g",{key:"columns"},T()),m("g",{key:"rows"},_()),m("image",{key:"weig\
hts",class:"map",href:At(u.map(C=>C/p),h,t.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},P()),m("rect",
{key:"column",class:"chosen-column",x:M.x+c*x.width,y:e.y,width:x.width,height:M.y+M.height-e.y,rx:3}),E(),m("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*x.width,y:M.y+i*x.height,width:x.width,height:x.height}),d.at(M.y+M.height)];function E(){
let C=M.y+i*x.height,R=19*l,F=(Y,Z)=>m("rect",{key:Y,class:"chosen-row",...Z,rx:3}),{height:j}=x;if(j>=R)return F("row",
{x:e.x-3,y:C,width:e.width+3,height:j});let tt={x:e.x-3,y:C+(j-R)/2,width:g,height:R};return[F("row",{x:M.x-1,y:C,width:M.
width+2,height:j}),F("asking",tt)]}function T(){let C=x.width>=14*l,R=Math.min(15*l,x.width-3*l),F=x.width>=30*l,j=M.x;return s.
visits.map((tt,Y)=>{let Z=String(rt[tt.weekday]),nt=tt.weekday!==s.visits[Y-1]?.weekday,J=M.x+Y*x.width,Gt=D(t,Z,"tiny"),
bs=!C&&nt&&J>=j&&J+Gt<=M.x+M.width;bs&&(j=J+Gt+4*l);let an=M.x+(Y+.5)*x.width;return m("g",{key:`column ${Y}`,class:`par\
t choice${Y===c?" here":""}${tt.masked?" off":""}`,"data-open":`${N}.${i}.${Y}`,role:"button",tabindex:"-1","aria-label":`\
Read from visit ${Y+1}: ${B(s,Y)}${tt.masked?", masked":""}`},m("rect",{class:"ground",x:M.x+Y*x.width,y:e.y,width:x.width,
height:42*l}),C&&ct(tt.category,an-R/2,e.y+(F?0:22)*l,R),bs&&v(t,J,e.y+38*l,Z,{kind:"tiny",key:"weekday"}),F&&[v(t,an,e.
y+26*l,Z,{kind:"tiny",anchor:"middle",key:"day"}),v(t,an,e.y+38*l,x.width>=40*l?st(tt.start_minute):`${Math.floor(tt.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("title",{},B(s,Y)))})}function _(){return s.visits.map((C,R)=>{let F=M.
y+(R+.5)*x.height,j=R===i,tt=j||(h-1-R)%A===0&&Math.abs(R-i)>=A,Y=Math.min(18*l,x.height-1.5*l),Z=x.height>=12*l,nt=e.x+
(Z?Y+10*l:4*l),J=M.x-nt-6*l,Gt=j||w?"strong":"label";return m("g",{key:`row ${R}`,class:`part choice${j?" here":""}`,"da\
ta-open":`${N}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${B(s,R)}`},m("rect",{class:"grou\
nd",x:e.x,y:F-x.height/2,width:g,height:x.height}),Z&&ct(C.category,e.x+3*l,F-Y/2,Y),tt&&v(t,nt,F+(w?-2:4.5)*l,C.label,{
kind:Gt,width:J,key:"name"}),w&&v(t,nt,F+12*l,`${St(s,R)} · ${ro(s,R)}`,{kind:"small",width:J,key:"when"}),m("title",{},
B(s,R)))})}function P(){let C=[];for(let R=0;R<h;R++){if(h>wo&&R!==i){C.push(m("rect",{key:`row ${R}`,class:"cell",x:M.x,
y:M.y+R*x.height,width:M.width,height:x.height,"data-open":`${N}.${R}.${c}`},m("title",{},B(s,R))));continue}for(let F=0;F<
h;F++)C.push(W(R,F))}return C}function W(C,R){let F=Number(u[C*h+R]),[j,tt]=[M.x+R*x.width,M.y+C*x.height],Y=C===i&&R===
c,Z=String(Math.round(100*F)),nt=Gt=>x.width>=D(t,Z.padStart(2,"0"),Gt)+2*l,J=(F>=ei||C===i)&&x.height>=13*l&&nt("tiny");
return m("g",{key:`${C} ${R}`,class:"cell"},m("rect",{key:"cell",x:j,y:tt,width:x.width,height:x.height,"data-open":`${N}\
.${C}.${R}`,role:"button",tabindex:Y?0:"-1","aria-current":Y?"true":null},m("title",{},`${B(s,C)} reads ${O(F,1)} from ${B(
s,R)}`)),J&&v(t,j+x.width/2,tt+x.height/2+4.5*l,Z,{kind:F/p>=.3&&nt("strong")?"strong":"tiny",anchor:"middle",also:F/p>=
ni&&!f?"on-dark":"on-light",key:"weight"}))}}function oi(t,e){return Math.max(1,Math.ceil(e/t))}function ri(t,e,{layer:n,
head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=t,l=L(t),h=c.isRemoved(n,s),u=e.height>=330*l,f=`layers.${n}.heads.${s}`,
d=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":f},isPressed:h},r?{text:"More\
 about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"\
More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:vn(t),attributes:{
"data-act":"scale"}}].filter(k=>k!==!1),g=a?"Switched off: these weights would have been used.":`Columns: the visit it r\
eads from. ${c.count>wo?"Darker is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,y=u?I(g):
[],b=G(t,{...e,y:0},y,"small").height;return{height:b+40*l,at(k){let $=e.x,x=[];for(let{text:M,attributes:N,...w}of d){let A=ot(
t,$,k+b+22*l,M,N,w);$+A.width>e.x+e.width||(x.push(A.mark),$+=A.width+10*l)}return[m("g",{key:"explained"},G(t,{...e,y:k+
3*l},y,"small").marks),m("g",{key:"controls"},x)]}}}function ai(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Wt(a,r);return[...U(t,e,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"worked"},Pe(t,q(t,e),jt(a,n,s,o,r),Le(a,n,s,o),r,[{letter:"\
q",words:`Query of ${B(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${B(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Ao=56;function Oo(t,e){let n=L(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ii(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>ci(t,s,e)}]:[]]}function ii(t,e,{
location:n}){let{reading:s}=t,o=L(t),r=Yt(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,p]=[a.toFixed(2),(1-a).toFixed(2)],d=s.pointerWeights,g=[],y=A=>r.visits.map(E=>({value:A*Number(d[E]),colour:"pointe\
r"}));s.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:y(1),text:ht(i),open:"pointer"}),s.hasGate&&g.push({key:"\
from pointer",label:`× gate ${f}`,parts:y(a),text:ht(l),open:"gate"}),s.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ht(c),open:`generation.${n}`}),s.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:ht(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:ht(u),isChosen:!0});
let b=q(t,e),k=s.hasGate?[[{text:`${f} × ${ht(i)} = ${ht(l)}`}],...I("come from the pointer,"),[{text:`${p} × ${ht(c)}\
 = ${ht(h)}`}],...I("from generation. Together:"),[{text:ht(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=G(t,{...b,
y:0},k),x={...b,height:b.height-$.height-44*o},M=Zt(t,x,g.length,Ao),N=G(t,{...b,y:b.y+M+8*o},k),w=ot(t,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...U(t,e,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},lt(t,x,g,{most:Ao})),...N.marks,w.mark]}function ci(t,e,{location:n}){let{reading:s}=t,o=L(t),{visits:r,
pointer:a}=Yt(s,n),i=q(t,e),c="Its visits";if(r.length===0){let y=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...U(t,e,c),...G(t,i,y).marks]}let l=s.pointerWeights,h=r.map(y=>({key:`visit ${y}`,label:`${St(s,y)}\
 (visit ${y+1})`,parts:[{value:Number(l[y]),colour:"pointer"}],text:ht(Number(l[y])),open:`pointer.${y}`,isOff:s.visits[y]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...I(u),[{text:ht(a),kind:"strong"},
{text:"."}]],p=G(t,{...i,y:0},f),d={...i,height:i.height-p.height-8*o},g=Zt(t,d,h.length);return[...U(t,e,c),m("g",{key:"\
rows"},lt(t,d,h,{isOrdered:!0})),...G(t,{...i,y:i.y+g+6*o},f).marks]}function ht(t){return O(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function So(t,e){let n=L(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>li(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>hi(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>ui(t,s)}]}function li(t,e,n){let{reading:s}=t,o=L(t),r=q(t,e),a=G(t,r,
I("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,p)=>({key:`visit ${p}`,label:f.label,says:St(s,p),category:f.category,parts:[{value:Number(c[p]),colour:"pointer"}],
beside:S(Number(i[p]),2),text:O(Number(c[p]),1),open:`pointer.${p}`,isChosen:p===n.visit,isOff:f.masked,exact:`${B(s,p)}\
: score ${S(Number(i[p]),4)}, weight ${O(Number(c[p]),2)}`})),h=ot(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...U(t,e,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},lt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function hi(t,e,{visit:n}){let{
reading:s}=t;return[...U(t,e,`How does the pointer score ${Wt(s,n)}, ${St(s,n)}?`,`Score of ${Wt(s,n)}`),m("g",{key:"wor\
ked"},Pe(t,q(t,e),Ut(s,n),Re(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${B(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function ui(t,e){let{reading:n}=t,s=L(t),o=q(t,e),r=n.pointerWeights,a=G(t,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:p,
visits:d})=>({key:`place ${h}`,label:d.length>1?`${u} (${d.length})`:u,category:f,parts:d.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:O(p,1),open:h>1?`places.${h}`:null,exact:`${d.map(g=>O(Number(r[g]),2)).join(" + ")} = ${O(p,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=ot(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...U(t,e,"Sums per place"),...a.marks,m("g",{key:"rows"},lt(t,c,i)),l.mark]}function Eo(t,e){let n=L(t),s=No(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>mi(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>fi(t,o,e)}]}function De(t,{layer:e,visit:n,number:s}){return s??ae(et(t,`layers.${e}.residual_out`,n))}function No(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,f,p,d="plain")=>{let g=et(t,`${s}.${u}`,n),y=`length ${S(Math.hypot(...g))}`;i.push({key:u,title:f,says:p||
y,values:g,colour:d})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(t.values(`${s}.${u}.mean`)[n]),p=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(f,2)}, deviation ${S(p,2)}`}}function mi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),
i=q(t,e),c=De(s,n),l=No(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,p=[],d=(g,y,b=!0)=>{let k=ot(t,f,i.y+i.
height-10*a,g,y,{isButton:b});f+k.width>i.x+i.width||(p.push(k.mark),f+=k.width+10*a)};return r>0&&d("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||d("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),d("More about the \
layers",{"data-more":"layers"},!1),[...U(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${B(s,r)}`,`Layer ${o}\
: ${B(s,r)}`),m("g",{key:"rows"},It(t,h,l,{chosen:c,open:g=>`layers.${o}.stream.${r}.${g}`})),m("g",{key:"controls"},p)]}
function fi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),i=De(s,n),c=q(t,e),{y:l}=c,h=[];for(let f of pi(s,o,r,i)){
let p=G(t,{...c,y:l},f);if(l+p.height>c.y+c.height)break;h.push(...p.marks),l+=p.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...U(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},di(t,u,o,r,i))]}function pi(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(et(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),Be(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(He("Norm 1:",oe(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(He("Norm\
 2:",oe(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,f,p,d){let g=d?"0 (skipped)":
S(Math.abs(f),2);return i?[...I(h),[{text:`${S(u,2)} ${f<0&&!d?"−":"+"} ${g} =`}],Be(p)]:[...I(`${h} no residual conne\
ction, so only`),[{text:d?"0 (skipped)":S(f,2),kind:"strong"}]]}}function He(t,e){if(!e)return I(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...I(t),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?I("then a learned factor\
 and bias give").concat([Be(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],Be(c)]]}function Be(t){
return[{text:S(t,2),kind:"strong"}]}function di(t,e,n,s,o){let{reading:r}=t,a=L(t),i=et(r,`layers.${n}.feed_forward.pre`,
s),c=et(r,`layers.${n}.feed_forward.hidden`,s),l=Ce(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[k]))),f=Array.from(c).filter(k=>k>0).length,p=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",d=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(Kt(h),2)}, the bias adds ${S(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,g=G(t,e,I(p+d),"small"),y=Math.max(1,Math.floor((e.height-g.height)/
(20*a))),b=u.slice(0,y).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${S(
Number(i[k]))} → ${S(Number(c[k]))}${l?` × ${S(Number(l.dot.second[k]),2)}`:""}`,text:S(Number(h[k]),2)}));return[...g.
marks,lt(t,{...e,y:e.y+g.height+2*a,height:e.height-g.height-4*a},b)]}var To=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Ve=15,Qt=30;var Fn=8,Gn=99;var gi=864e5,yi=.1;function Hn(t,e){let n=L(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>$i(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>xi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Mi(t,o,e)}]:[]]}function Bn(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(e)||e==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ve)*Ve;return`${st(
c)} to ${st((c+Ve)%1440)}`}case"weekday":return To[r.weekday]??"";case"recency":{let c=bi(t,n);return c===null?"days bef\
ore the prediction":c>=Fn?`${Fn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Qt)*Qt,l=c+Qt;return c>=Gn*Qt?`${wt(Gn*Qt)} or more`:`${c?wt(c):"0"} to ${wt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function bi({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/gi;return Math.round(o(t.predict_at)-o(s))}function $i(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=L(t),a=q(t,e),i=o.slices.map(({name:f,label:p,lengths:d})=>({key:f,title:p,says:Bn(o,f,s),values:En(o,
f,s),colour:Number(d[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:p})=>f+p.length,0),l=G(t,a,I(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ot(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...U(t,e,n==="inputs"?"What the last visit is made of":B(o,s)),...l.marks,m("g",{key:"rows"},It(t,u,i)),h.mark]}function xi(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,a=L(t),i=q(t,e),c=et(r,"inputs.projected",s),l=o??ae(c),h=lo(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],p={...i,height:Math.min(86*a,.26*i.height)},d=wi(r,s,l),g=[],y=d.reduce((x,M)=>x+G(t,{...i,y:0},M).height+4*a,
0),b={...i,y:p.y+p.height+28*a,height:i.height-p.height-y-36*a},k=h?ki(h):[],$=b.y+(k.length?Zt(t,b,k.length)+6*a:0);for(let x of d){
let M=G(t,{...i,y:$},x);if($+M.height>i.y+i.height+2)break;g.push(...M.marks),$+=M.height+4*a}return[...U(t,e,"The vecto\
r that enters the layers"),m("g",{key:"vector"},It(t,p,f,{chosen:l,open:x=>`${u}.${x}`})),k.length>0&&G(t,{...i,y:p.y+p.
height+4*a},I(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&m("g",{key:"rows"},lt(t,b,k)),m("\
g",{key:"lines"},g)]}function ki({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:e,colour:"plain"}],text:S(e,2),exact:""}]}function wi(t,e,n){let s=Number(et(t,"inputs.pr\
ojected",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),r=oe(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[
[...I("Sum:"),[{text:S(s,2),kind:"strong"}]],He("Norm:",r)];if(t.trace.architecture.components.includes("sinusoidal")){let i=t.
trace.architecture.d_model,c=Et(t,"pos_encoding",e*i+n);t.trace.interventions.sinusoidal===!1?a.push(I("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...I("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}function Mi(t,e,{visit:n}){let{reading:s}=t,o=L(t),r=q(t,e),a=[];for(let d=0;d<
s.layers;d++)for(let g=0;g<s.heads;g++){let y=Number(s.lastRow(d,g)[n]),b=s.isRemoved(d,g)||s.isSkipped(d,"attention");a.
push({key:`${d} ${g}`,label:`Layer ${d}, head ${g}`,parts:[{value:y,colour:"plain"}],text:b?"off":O(y,1),open:`layers.${d}\
.heads.${g}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let d=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:d,colour:"pointer"}],text:O(d,1),open:`pointer.${n}`}),s.hasGate&&i.push(...I("To the a\
nswer the pointer carries"),[{text:`${O(d,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(d*s.gate,1),kind:"strong"},{text:"\
."}])}let c=G(t,r,I(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=G(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Zt(t,h,a.length),f=a.map(
({parts:d})=>Number(d[0]?.value)),p=Math.max(yi,...f);return[...U(t,e,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},lt(t,h,a,{largest:p})),m("g",{key:"end"},G(t,{...r,y:h.y+u+6*o},i).marks)]}var Ai={head:Mo,stream:Eo,inputs:Hn,visit:Hn,context:io,pointer:So,generation:go,gate:mo,place:Oo};function _o(t,e){let n=gt(
e,t.reading);return n?Xs(t,n,Ai[n.kind](t,n)):[]}var Ro="Point at anything to see what it does.";function vt(t,e,n){let{title:s,text:o}=Si(t,e,n),r=n?.words?Oi(t,e,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Oi(t,e,n){let s=Vn(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(
n))return`${s} the pointer gives it ${O(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(
t.location??0);return o===null?"":`${s} its probability is ${O(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function Si(t,e,n){switch(t?.kind){case"visit":return Ti(t.visit??0,e);case"head":return Li(t.layer??0,t.head??
0,e);case"slices":return{title:"What a visit is made of.",text:`Each visit is ${e.slices.length} vectors side by side: ${Lo(
e.slices.map(({label:s})=>Ei[s]??s))}. One matrix mixes them into ${e.trace.architecture.d_model} numbers.`};case"stream":
return Co(t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} la\
yers`} the last visit is ${e.trace.architecture.d_model} numbers. ${Lo(Ni(e),!0)} read nothing else of it.`};case"pointe\
r":return Po(e);case"generation":return Io(e);case"gate":return Wo(e);case"place":return Ri(t.location??0,e);default:return Ci(
e,n)}}var Ei={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"po\
sition"};function Ni(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has(
"gate.logit")?["the gate"]:[]]}function Lt(t,e){let n=t.visits[e];return n?`${n.label}, ${rt[n.weekday]} ${st(n.start_minute)}`:
""}function Ti(t,e){let n=e.visits[t],s=[],o=_i(t,e);if(n?.masked)return{title:`${Lt(e,t)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${O(o.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);s.push(e.hasGate?`The pointer give\
s it ${O(r,1)}, after the gate ${Dn(i)} of its place’s ${O(c,1)}.`:`The pointer gives it ${O(r,1)} of the answer.`)}return{
title:`${Lt(e,t)}.`,text:s.join(" ")}}function _i(t,e){let n=null;for(let s=0;s<e.layers;s++)for(let o=0;o<e.heads;o++){
if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,weight:r})}return n}function Li(t,e,n){
let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.interventions.replace_with==="mean";return{title:s,text:`\
Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weights it would have used.`}}let o=n.
lastRow(t,e),r=ft(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${O(o[i])} from ${Lt(n,i)}`,l=r===n.
count-1?"itself":Lt(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}
function Co(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,a=s?`its heads add one of length ${S(
Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${S(
Number(n[r]))}; ${a}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}function Po(t){let e=t.pointerWeights,
n=ft(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visits add up to ${O(s.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${Lt(t,n)}, with ${O(
e[n])}. Most probable to copy: ${s?.label}${o}.`}}function Io(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`\
It scores all ${t.trace.architecture.locations-2} places, visited or not. First comes ${e?.label} with ${O(e?.probability??
0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function Wo(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.
gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(2)}: ${O(e)} of the answer’s distribution com\
es from the pointer, ${O(1-e)} from generation.`}}function Ri(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),
o=[`Its probability is ${O(s,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;
o.push(`: gate ${l.toFixed(2)} × ${O(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${O(c,1)} by generation`)}let r=e.locations.
filter(i=>i===t).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}\
.`,text:`${o.join("")}. ${a}.`}}function Ci(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${O(n.
probability,1)}.`;if(e){let i=e.knownProbability(n.location),c=e.trace.prediction.location===n.location,l=t.wordsFor(e),
h=e.nameOf(e.trace.prediction.location).label,u=[...i===null?[]:[`That is ${Pi(n.probability,i)} ${l}.`],...c?[]:[`${Vn(
l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=t.count===1?"the visit":`these ${t.count} visits`,a=t.
hasGate?` ${Dn(n.from_pointer)} are copied from visits (pointer), ${Dn(n.from_generation)} are generated.`:"";return{title:o,
text:`A neural network read ${r} and expects this place next.${a}`}}function vo({kind:t},e,n){let{location:s,probability:o}=e.
trace.prediction,r=new Mt(n),{prediction:a}=n,i=t==="head"?"Switched off":"If nothing could read it",c=e.nameOf(s).label;
if(a.location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${O(a.probability,1)}.`}let l=O(
o,1),h=O(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function Pi(t,e){
let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function Vn(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Dn(t){return`${(100*t).toFixed(1)} poin\
ts`}function Lo(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?Vn(s):s}function Fo(t){
let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Lt(t,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Lt(t,e-1)}. Where does this person go next?`,part:`\
visits.${e-1}`},{...vt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++){o.push(Ii(c,t));let l=Co(c,t);
o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`layers.${c}.stream`})}o.push({...vt({kind:"c\
ontext"},t,null),part:"context"}),t.hasPointer&&o.push({...Po(t),part:"pointer"}),t.hasGeneration&&o.push({...Io(t),part:"\
generation"});let{prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${Wo(t).text} `:"";return o.push({title:`${a}\
, ${O(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function Ii(t,e){
let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){if(e.isRemoved(t,a))continue;o+=1;let i=e.lastRow(t,a),c=ft(i);(!s||
i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===e.count-1?"from itself":`from ${Lt(e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head} reads ${O(s.weight)}\
 ${r}.`,part:`layers.${t}.heads.${s.head}`}}function Go(t,e){let n=gt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return vi(n,e);break;case"stream":
return Fi(n,e);case"pointer":if(n.isLeaf)return Gi(n,e);break;case"generation":if(n.isLeaf)return Hi(n,e);break;case"gat\
e":return Bi(e);default:break}return vt(dt(Wi(n),e),e,null)}function Wi({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function vi({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(d=>d>a).length,c=n===s?"its\
elf":B(o,s),l=`${B(o,n)}, reads ${O(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=jt(o,t,e,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,p=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${f}${p}`}}function Fi({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>S(Math.hypot(
...et(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${B(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Gi({visit:t},e){let n=O(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${B(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Ut(e,t),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${Wt(e,t)}.`}}function Hi({
location:t},e){let{logit:n}=Tt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Bi(t){let e=vt({kind:"gate"},t,null),n=qt(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Di="http://www.w3.org/2000/svg",Vi=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
je=/-?\d+(?:\.\d+)?/g,Ue=class{#n=new WeakMap;#t=new Map;#s=new WeakMap;#o=0;#e=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#l(),this.elements=this.#a(this.root,e,this.elements,n>0),this.#t.size&&this.#r(n)}#a(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}let r=new Map;for(let[
i,c]of s.entries()){let l=this.#n.get(c);l&&r.set(jn(l.mark,i),c)}let a=n.map((i,c)=>{let l=typeof i=="string"?{tag:"tsp\
an",attributes:{},children:[i]}:i,h=r.get(jn(l,c));r.delete(jn(l,c));let u=h??document.createElementNS(Di,l.tag);return this.#i(
u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];l!==c&&e.insertBefore(
c,l??null)}return a}#i(e,n,s){let o=this.#n.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))we(n.attributes[i])===
null&&e.removeAttribute(i);for(let[i,c]of Object.entries(n.attributes)){let l=we(c),h=we(r[i]);if(l===null||l===h)continue;
let u=s&&h!==null&&Vi.has(i)?ji(h,l):null;u?this.#t.set(`${this.#c(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(
i,l)}let a=this.#a(e,n.children,o?.elements??[],s);this.#n.set(e,{mark:n,elements:a})}#c(e){let n=this.#s.get(e)??this.#o++;
return this.#s.set(e,n),n}#r(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#l();
return}let a=1-(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#e=requestAnimationFrame(
s)};this.#e=requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#e);for(let{element:e,name:n,end:s}of this.#t.values())
e.setAttribute(n,s);this.#t.clear()}};function jn(t,e){return`${t.tag} ${t.key??e}`}function ji(t,e){let n=t.match(je)??
[],s=e.match(je)??[],o=e.split(je);return n.length!==s.length||t.split(je).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var ze=class{#n=0;#t=0;#s=[];constructor(e,n){this.show=n,this.button=Un("Play the story","play",()=>this.toggle()),this.
back=Un("Step back","back",()=>this.step(-1)),this.forth=Un("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#a(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#s.
length-1}get told(){return this.isOpen?this.#s[this.#t]??null:null}tell(e){this.#s=e,this.#t=Math.min(this.#t,e.length-1),
this.slider.max=String(e.length),this.#a(this.#n!==0)}toggle(){this.#n?this.pause():this.play()}play(){let e=this.#t>=this.#s.
length-1;this.#o(this.isOpen&&!e?this.#t:0),this.#e()}pause(){clearTimeout(this.#n),this.#n=0,this.#a(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#t=0,this.#a(!1),this.show(null))}step(e){this.#o(this.isOpen?this.#t+e:e>0?0:this.#s.
length-1)}#o(e){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#s.length-1,e)),this.#a(!1),this.show(this.#t)}#e(){
let{title:e="",text:n=""}=this.#s[this.#t]??{},s=Math.max(1800,55*(e.length+n.length));if(this.#t>=this.#s.length-1){this.
pause();return}this.#n=window.setTimeout(()=>{this.#o(this.#t+1),this.#e()},s),this.#a(!0)}#a(e){this.button.dataset.icon=
e?"pause":"play";let n=e?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#t+1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#t+1} of ${this.#s.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=
this.isOpen&&this.#t>=this.#s.length-1}};function Un(t,e,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),s.addEventListener("click",n),s}var qe="http://www.w3.org/2000/svg",Ho=1.7,Ui=1.2,Bo=20,zi=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],qi={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Yi=".handle, .handle-words, .control, .escape",Ki=new Set(
["font-size","font-weight","text-anchor"]);function Do(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*Ho*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[g,y]of o.
querySelectorAll("*").entries()){let b=u[g];b&&Xi(y,getComputedStyle(b)),y.matches(Yi)&&h.push(y);for(let k of["class","\
data-part","data-open","data-act","tabindex","role"])y.removeAttribute(k)}for(let g of[...h,...o.querySelectorAll('[opac\
ity="0"]')])g.remove();let f=document.createElementNS(qe,"title");f.textContent=e;let p=document.createElementNS(qe,"rec\
t");p.setAttribute("y",String(-c)),p.setAttribute("width",String(r)),p.setAttribute("height",String(l)),p.setAttribute("\
fill",n);let d=s.map((g,y)=>{let b=i*(y?1:Ui),k=document.createElementNS(qe,"text");return k.textContent=Q(g,r-2*Bo,b,y===
0),k.setAttribute("x",String(Bo)),k.setAttribute("y",String((y+.8)*Ho*i-c)),k.setAttribute("font-size",String(b)),k.setAttribute(
"font-weight",y?"400":"600"),k.setAttribute("fill",getComputedStyle(t).color),k});return o.prepend(f,p,...d),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",qe),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Xi(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of zi){if(Ki.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==qi[n]&&t.setAttribute(n,s)}}function jo(t,e=null,n=null){if(e===null)return[Ji(t,n),Qi(t,n)];let s=gt(e,t);return s?Zi[s.kind](t,s):[]}var Zi={head:tc,
stream:ec,inputs:Vo,visit:Vo,context:nc,pointer:sc,generation:oc,gate:rc,place:ac};function Ji(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[B(t,r),o.duration_minutes,
...n?[qn(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Qi(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=Yt(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
s,o,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function tc(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((f,p)=>B(t,p));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,p)=>[f,...i.subarray(p*a,
(p+1)*a)])}];let h=Le(t,e,n,s),{dot:u}=jt(t,e,n,s,o);return[Ye(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,p)=>[f,qn(h.scores[p]),i[s*
a+p]])}]}function ec(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>et(t,`${o}.${u}`,s)),i=De(t,e),c=Ce(t,n,s,i),l=et(t,
`${o}.feed_forward.pre`,s),h=et(t,`${o}.feed_forward.hidden`,s);return[{caption:`${B(t,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(p=>p[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function Vo(t,{
kind:e,visit:n}){let s=et(t,"inputs.projected",n),o=[{caption:`What ${B(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,Bn(t,a,n),c[n]])},zn("All features mixed by one \
matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function nc(t){return[zn(
"The context: the last visit after all layers",t.values("context"))]}function sc(t,{visit:e,isLeaf:n}){let s=Re(t),o=t.visits.
map((l,h)=>B(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],qn(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Ut(t,e);return[Ye(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function oc(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Tt(t,a.location).logit,
a.probability])},{dot:r}=Tt(t,e);return n&&r?[Ye(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function rc(t){let e=qt(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?Ye(s,["Hidden un\
it","Weight"],e.dot):zn(s,e.hidden),n]}function ac(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Yt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[B(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Ye(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function zn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function qn(t){
return Number.isFinite(t)?t:"−∞"}function Uo(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=jo(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(ws(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Ms(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var ue=.03,ic=5;function Ke({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=mt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),f=u.slice(0,-1).map(({location:y})=>y),p=qo(f.map(y=>e?.knownProbability(y)??null),1),d=n&&e?cc(f,t,e):null,g=(l-c)/
u.length;return u.map((y,b)=>{let k=c+(b+.5)*g,$=y.probability*s.full,x={pointer:d?.pointer[b]??null,generation:d?.generation[b]??
null},[M,N]=["pointer","generation"].map(w=>zo(y[w]*Ft({reading:t},w),x[w])*s.full);return{...y,was:e?p[b]??null:null,wasByPath:x,
middle:k,start:k+(Number(M)-Number(N)-$)/2,height:$}})}function zo(t,e){return Math.max(0,(e??t)-t)}function cc(t,e,n){let s=(o,r)=>r?
qo(t.map(a=>n.shareOf(o,a)),Ft({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function qo(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function Xe(t,e){let{reading:n,stage:s}=t,o=ne(t),r=n.pointerWeights,a=d=>d.reduce((g,y)=>g+zo(r[y],o?.[y]??null),0),i=n.
pointedPlaces.map(d=>({...d,lost:a(d.visits)})).sort((d,g)=>g.probability+g.lost-d.probability-d.lost),c=i.filter((d,g)=>d.
probability+d.lost>=ue&&g<ic||Yn(e,d.location)<e.length-1).map(d=>({...d,wish:p(d.visits)})),l=i.filter(({location:d})=>!c.
some(g=>g.location===d));if(l.length){let d=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((g,{probability:y})=>g+y,0),lost:a(d),visits:d,wish:p(d)})}c.sort(
(d,g)=>d.wish-g.wish);let{room:h,gap:u}=s.across.places,f=We(c.map(({wish:d,probability:g,lost:y})=>({wish:d,length:(g+y)*
s.full})),u,...h);return c.map(({location:d,label:g,probability:y,lost:b,visits:k},$)=>({path:"pointer",location:d,label:g,
probability:y,start:Number(f[$]),lost:b,visits:k,answer:Yn(e,d)}));function p(d){let g=d.map(b=>Math.max(r[b],o?.[b]??0)),
y=g.reduce((b,k)=>b+k,0)||1;return d.reduce((b,k,$)=>b+Number(g[$])/y*Number(s.across.visits[k]),0)}}function Ze({reading:t,
stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(le),{gap:o}=e.across.generation,{start:r}=e.across.generation;
return s.map(({location:a,label:i,probability:c})=>{let l={path:"generation",location:a,label:i,probability:c,start:r,lost:0,
visits:[],answer:Yn(n,a)};return r+=c*e.full+o,l})}function Ft({reading:t},e){return e==="pointer"?t.gate:1-t.gate}function ut(t,e){
let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function Yn(t,e){let n=t.findIndex(s=>s.location===e);return n<0?t.length-
1:n}var Kn=18;function Rt({stage:t},e){let n=t.type/13;return H(e,12.5*n)+13*n}function me({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function Je(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return m("g",{key:`temperature ${e}`},te(t,{act:`${e}_temperature`,words:me(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function te(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!t.canAct)return[];let c=t.stage.type/13,l=a||Kn*c,h=Rt(t,n),u=i?
" stays":"";return[m("rect",{key:`handle ${e}`,class:`handle${u}`,"data-act":e,x:o-h,y:r,width:h,height:l,rx:l/2},m("tit\
le",{},s)),m("text",{key:`handle words ${e}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var fe=1440;function Yo(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Ct(t,n,"Visits",Xn(t),s),...lc(t),...e.rows.map(
(o,r)=>uc(t,r))]}function Xn({lit:t}){return t?.kind==="head"?`% read by the last visit in head ${t.head}`:"oldest first"}
function Ct({stage:t},e,n,s,o=400){let r=t.type/13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},
m("text",{x:e,y:17*r,class:"title"},Q(n,o,15*r,!0)),m("text",{x:e,y:35*r,class:"small"},Q(s,o,12.5*r)))}function lc({reading:t,
stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of Zn(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.height)/
2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:e.visits.x+29*n,y:i+
1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`weekda\
y ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function Zn({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=hc(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(rt[s.weekday])})}return e}function hc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function uc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,f=se(o,n).includes(e),p=c.masked?"unmask":"mask",d=i&&t.canAct&&e<n.count-1,g=d&&f?Rt(t,p)+4*l:0,y=Math.min(Kn*l,a),
b=Qe(c),k=a>=33*l,$=(k?20:13)*l,x=h+$+(k?14:8)*l,M=Qn(t,e),N=ts(t,e),w=f||N,A=M||k?54*l:0,E=s.visits.x+s.visits.width-4,
T=E-x,_=s.isDense?0:38*l,P=k?[m("text",{x,y:r-3*l,class:"strong"},Q(c.label,T-g,13*l,!0)),m("text",{x,y:r+13*l,class:"sm\
all"},b),M||T<H(b,12.5*l)+56*l?null:mc(E+4-50*l,r+5*l,48*l,c)]:[m("text",{x,y:r+4.4*l,class:w?"strong":"label"},Q(c.label,
T-Math.max(_,A)-g-9,12.5*l,w)),M||s.isDense?null:m("text",{x:E-g,y:r+4.4*l,class:"small end"},st(c.start_minute))];return m(
"g",Jn(t,e,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&ct(c.category,h+4*l,r-
$/2,$),i?P:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&m("text",{x:E,y:r+4.4*l,class:N?"strong end":"s\
mall end"},M),d&&te(t,{act:"mask",words:p,title:c.masked?"Unmask this visit, so that others may read it again":"Mask thi\
s visit: no other may read it",right:E+2,y:k?r-17*l:r-y/2,height:y}),m("title",{},`${c.label}, ${rt[c.weekday]} ${b}`))}
function Jn({reading:t,lit:e},n,s){let o=se(e,t).includes(n);return{key:`visit ${n}`,class:`part visit${o?" lit":""}${s.
masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","aria-label":`Visit ${n+1} of ${t.count}: ${s.label}\
, ${rt[s.weekday]} ${Qe(s)}${s.masked?", masked":""}${t.hasPointer?`; pointer weight ${O(t.pointerWeights[n],1)}`:""}`}}
function Qe({start_minute:t,duration_minutes:e}){return`${st(t)} · ${wt(e)}`}function Qn({reading:t,lit:e},n){return e?.
kind!=="head"?"":O(t.lastRow(e.layer??0,e.head??0)[n])}function ts({reading:t,lit:e},n){return e?.kind!=="head"?!1:ft(t.
lastRow(e.layer??0,e.head??0))===n}function mc(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.min(s+o,fe),a=Math.
min(s,Math.max(0,s+o-fe)),i=(c,l)=>m("rect",{class:"stay",x:t+c/fe*n,y:e,width:Math.max(1,(l-c)/fe*n),height:7});return m(
"g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},m("rect",{class:"track",x:t,y:e,width:n,height:7}),
i(s,r),a>0&&i(0,a),m("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/fe*n-2,y:e-3,width:5,height:13}))}function Ko(t){
let{reading:e,stage:n,lit:s}=t;if(!n.slices)return[];let o=n.type/13,{x:r,width:a}=n.slices,{slices:i}=e,c=Math.max(...bt(
t).map(({longestSlice:d})=>d)),l=a/i.length,h=at(s,e),u=s?.kind==="slices",f=n.rows.flatMap(({y:d,height:g},y)=>i.map(({
name:b,lengths:k},$)=>{let x=Math.max(2,g-4),M=Number(k[y])/c*x;return m("rect",{key:`${b} ${y}`,class:u||h.includes(y)?
"length lit":"length",x:r+$*l,y:d+g/2-2-M,width:.72*l,height:M})})),p=i.map(({label:d},g)=>m("text",{key:`name ${d}`,class:"\
tiny middle",x:r+(g+.36)*l,y:(g%2?40:26)*o},d));return[m("g",es(t),m("rect",{class:"ground",x:r-6,y:n.top-4,width:a+6,height:n.
bottom-n.top+8,rx:6}),p,f,m("text",{class:"small",x:r,y:n.bottom+18*o},"Bars: lengths"),m("text",{class:"small",x:r,y:n.
bottom+33*o},"of the vectors"))]}function es(t){return{key:"slices",class:`part slices${it(t,"slices")}`,"data-part":"in\
puts",role:"button",tabindex:"-1",opacity:z(t,Fe.slices),"aria-label":`What each visit is made of: ${t.reading.slices.map(
({label:e})=>e).join(", ")}`}}function Xo(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Ct(t,n+6*o,"Answer",t.stage.isDense?"":fc(t),
s-n),...ns(t,e)]}function fc({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function ns(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=mt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(f=>{let{location:p,label:d,category:g,probability:y,was:b,middle:k,height:$,start:x}=f,M=[{path:"poin\
ter",share:f.pointer*Ft(t,"pointer")},{path:"generation",share:f.generation*Ft(t,"generation")}],N=i===p,w=c+(g===null?6:
26)*a,A=Me(d,l-w-(r===p?20*a:2),13.5*a,2,!0),E=k-(A.length>1?22:8)*a,T=k+(A.length>1?2:0)*a,_=c+6*a,P=u-8*a;return m("g",
{key:`place ${p}`,class:`part place${N?" lit":i!==null&&o?" dim":""}`,"data-part":p<0?null:`places.${p}`,role:p<0?null:"\
button",tabindex:p<0?null:"-1","aria-label":`${d}: ${O(y,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(
M[1]?.share??0,1)}${r===p?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:E-16*a,
width:u+10*a,height:T-E+50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:K-2,height:Math.max(1,$)}),
g!==null&&ct(g,c+5*a,E-13*a,16*a),A.map((W,C)=>m("text",{key:`name ${C}`,class:p<0?"label halo":"strong halo",x:w,y:E+15*
C*a},W)),r===p&&m("path",{key:"happened",class:"check",d:`M${l-16*a} ${E-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",
{},"This is where the person went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:T,width:P,height:8*a}),M.map(({path:W,
share:C})=>{let R=m("rect",{key:W,class:`${W} bar`,x:_,y:T,width:Math.max(0,C*P),height:8*a});return _+=C*P,R}),b!==null&&
m("rect",{key:"before",class:"before",x:c+5*a+b*P,y:T-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:T+23*a},O(y,1)),b!==null&&pc(c+60*a,T+23*a,y,b))})}function pc(t,e,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return m("text",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return m("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}function Zo(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s;return ss(t,
{x:h,y:u,columns:a,cell:l},dc(t,h,u,c,i*l))}function ss(t,{x:e,y:n,columns:s,cell:o},r){let a=t.stage.type/13,i=t.reading.
values("context"),c=Math.max(...bt(t).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(i,(h,u)=>m("re\
ct",{class:h<0?"below-zero":"above-zero",x:e+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(
h)/c)}));return m("g",{key:"context",class:`part context${it(t,"context")}`,"data-part":"context",role:"button",tabindex:"\
-1",opacity:z(t,X(t.reading).context),"aria-label":`Context: the last visit after all layers, ${i.length} numbers`},m("r\
ect",{class:"ground",x:e-3,y:n-16*a,width:s*o+6,height:Math.max(44,Math.ceil(i.length/s)*o+20*a),rx:4}),r,m("text",{class:"\
strong halo",x:e,y:n-5*a},"Context"),l,m("title",{},`The last visit after all layers: ${i.length} numbers. The pointer, \
the generation head and the gate read them.`))}function dc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.
at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.gate+9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a}\
 ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&m("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+
r/2}H${n+o+12*a}`}),t.has("gate.logit")&&m("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}\
V${.56*e.size.height+e.full/2+4}`})]}function Jo(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?n.gate:e.gate,h=s.gate+i/2,u=tn(t);return m("g",os(t,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function tn({reading:t}){return t.trace.architecture.
components.includes("gate")}function os(t,e){let{reading:n}=t,s=t.canAct&&tn(t);return{key:"gate",class:`part gate${it(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"-1",opacity:z(t,
X(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function en(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=X(s).gate,i=$=>Ft(t,$),c=mt(r,s),l=new Map,
h=o.across.gate;for(let $ of e)l.set($,h),h+=$.probability*i($.path)*o.full;let u=new Map;h=o.across.gate;for(let $ of["\
pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*i($)*o.full;let f=e.map($=>{let x=Number(
l.get($)),M=$.probability*i($.path)*o.full,N=ut($.start,$.start+$.probability*o.full),w=ut(x,x+M);return m("path",{key:`\
into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(N,w,a)})}),[p,d]=[o.across.gate,o.across.
gate+o.full],g=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(N=>{let w=Number($[N])*i(N),A=w*o.full,
E=Number(u.get(`${N} ${x}`)),T=ut(E,E+A),_=ut(M,M+A),P=$.wasByPath[N],W=P===null?null:y(N,E,M,A,P*o.full);M+=A;let C=`ou\
t ${N} ${$.location}`;return[A>0&&m("path",{key:C,class:`${N} band${b($.location)}`,d:o.bands.out(T,_,a)}),W&&Oe({key:C,
now:A,before:Number(P)*o.full,path:(R,F)=>o.bands.out(R,F,a),edges:W,style:b($.location),title:`${$.label}, from ${N==="\
pointer"?"the pointer":"generation"}: ${Se(w,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});return[f,g,a&&r?.kind===
"visit"&&k(r.visit??0)];function y($,x,M,N,w){let A=Math.abs(N-w),E=$==="pointer",T=(W,C)=>{let R=E?W-(C?0:A):W+N-(C?A:0);
return[R,R+A]},[_]=T(x,!1),P=Math.max(p,Math.min(d-A,_));return{more:[T(x,!0),T(M,!0)],less:[[P,P+A],T(M,!1)]}}function b($){
return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function k($){let x=s.pointerWeights,M=e.find(({path:F,visits:j})=>F===
"pointer"&&j.includes($));if(!M)return null;let N=[...M.visits].sort((F,j)=>F-j),A=N.slice(0,N.indexOf($)).reduce((F,j)=>F+
x[j],0)*o.full,E=x[$]*o.full,T=i("pointer"),_=Number(l.get(M))+A*T,P=n[M.answer],W=Number(u.get(`pointer ${M.answer}`))+
A*T,C=Number(P?.start)+A*T,R=P?.location===M.location;return[m("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(ut(M.start+A,M.start+A+E),ut(_,_+E*T),a)}),R&&m("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(ut(W,
W+E*T),ut(C,C+E*T),a)})]}}function Qo(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=tn(t),f=`${O(e.gate)} pointer${u?"":", fixed"}`;return m("g",os(t,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==e.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-pt/2,s.size.width-
pt),y:r+(a-pt)/2,width:pt,height:pt})])}function tr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=X(n).generation,h=r.map(({
label:f,probability:p,location:d},g)=>{let y=c+g*17*o;return[m("text",{key:`name ${g}`,class:d<0?"small halo":"label hal\
o",x:i,y},Q(f,a-i-(s.isDense?38:46)*o,13*o)),m("text",{key:`share ${g}`,class:"strong end halo",x:a,y},O(p))]}),u=r.map(
({probability:f,start:p,location:d},g)=>m("rect",{key:`bar ${g}`,class:"generation bar",x:s.places,y:p,width:K,height:l?
Math.max(.8,f*s.full):0},m("title",{},`${d<0?"The others":r[g]?.label}: ${O(f,1)} of the generation head`)));return m("g",
rs(t,r),m("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),m("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function rs(t,e){return{key:"generation",class:`part generation-b\
lock${it(t,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(t,X(t.reading).generation),"ar\
ia-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var gc=3,as=17,yc=4;function er(t,e){let{reading:n,stage:s,lit:o}=t,r=mt(o,n),a=e.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:z(t,X(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:K},m("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),bc(t,a).map(c=>$c(t,c,i(c.flow))))}function bc({reading:t,
stage:e,lit:n},s){let o=e.type/13,r=mt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:p,lost:d}=h;if(p+d<ue&&u>=0&&u!==r)
continue;let g=u>=0,y=` ${O(p)}`,k=`${Q(f,i-a-H(y,13*o,!0),13*o,g)}${y}`,$=H(k,13*o,g)/2,x=h.start+p*e.full/2,M=Math.max(
a+$,Math.min(i-$,x)),[N,w]=[M-$,M+$];for(let A=0;A<gc;A++){if(l.some(_=>_.row===A&&N<_.right+8*o&&w>_.left-8*o))continue;
let T=M>x?"":M<x?" end":" middle";l.push({flow:h,text:k,isBold:g,left:N,right:w,row:A,anchor:T});break}}return l}function $c({
stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=t.type/13,h=t.places+K+(14+as*a)*l,u=e.start+e.
probability*t.full/2;return[a>0&&m("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+K}V${h-11*l}`}),
m("text",{key:`name ${e.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function nr(t,e){
let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=X(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(yc*as-6)*o;return m("g",rs(t,r),m("rect",{class:"ground",x:s.right-i,y:c-36*
o,width:i+6,height:s.places+K-c+40*o,rx:6}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},p)=>{let d=` ${O(u)}`,g=Q(h,i-H(d,13*o),13*o)+d;return[m("text",{key:`name ${p}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+p*as*o},g),m("rect",{key:`bar ${p}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:a?K:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var xc=16;function sr(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=z(t,X(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=at(o,n),h=Math.max(...i),u=s.fork+2*r,f={...!s.isDense&&{score:s.scores},weight:s.weights},p=H("Pointer",15*r,!0)+4*r,
d=Rt(t,me(t,"pointer")),g=s.rows.flatMap(({y:b,isFull:k},$)=>{if(!k)return[];let x=i[$]>=.2*h||l.includes($)?"strong":"s\
mall",M=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&m("text",{key:`score ${$}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},S(c[$])),m("text",{key:`weight ${$}`,class:`${x} end${M}`,x:s.weights,y:b+4.4*r},O(i[$]))].filter(N=>N!==!1)}),
y=e.filter(({path:b})=>b==="pointer").map(b=>kc(t,b));return[m("g",is(t,e),m("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ct(t,u,"Pointer","",200),Object.entries(f).map(([b,k])=>m("text",{key:b,class:"\
small end","aria-hidden":"true",x:k,y:35*r},b)),!s.isDense&&Je(t,"pointer",Math.max(s.weights+6*r,u+p+d)),m("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),g),m("g",{key:"ribbons",opacity:a},cs(t,e),y)]}function is(t,e){
return{key:"pointer",class:`part pointer-block${it(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
t,X(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function cs(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.
pointerWeights,i=ne(t),c=at(r,n),l=t.beat>=X(n).pointer,h=We(o.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,p=u.start+u.probability*
o.full;return[...u.visits].sort((d,g)=>d-g).map(d=>{let g=a[d]*o.full,y=Number(h[d]),b=c.includes(d)?" lit":c.length?" d\
im":"",k=ut(f,f+g);f+=g;let $=i?.[d]??null,x=$===null?0:($-a[d])*o.full,[M,N]=[p,Math.max(0,x)];p+=N;let w=`${n.visits[d]?.
label}: `,A=$===null||!s?`${w}${O(a[d],1)} of the pointer`:`${w}${Se(a[d],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${d}`,class:`pointer band${b}`,d:o.bands.ribbon(ut(y,y+g),k,l)},m("title",{},A)),Oe({key:`ribbon ${d}`,
now:g,before:$===null?null:$*o.full,path:(E,T)=>o.bands.ribbon(E,T,l),edges:{more:[[y+g+x,y+g],[f+x,f]],less:[[y+g,y+g+x],
[M,M+N]]},style:b,title:A})]})})}function kc(t,{path:e,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=t,h=c.type/13,u=mt(l,i),f=O(o),p=o+r>=ue||n<0||u===n,d=c.gate-c.ribbons-16*h,g=n>=0,y=Q(s,d-H(` ${f}`,13*h,!0),13*
h,g),b=H(`${y} ${f}`,13*h,g)/2,$=i.hasGate&&Math.abs(a-c.across.gate+5*h)<xc*h?H("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+K/2,c.gate-6*h-$-b);return m("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${e}\
 bar`,x:c.places,y:a,width:K,height:Math.max(.8,o*c.full)}),p&&m("text",{class:`${g?"strong":"small"} middle halo`,x,y:a-
5*h},`${y} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}function or(t){return[$t(t,17*(t.stage.type/13),"Visits",Xn(t)),...wc(t),...t.stage.columns.map((e,n)=>Mc(t,n))]}function $t({
stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-H(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"heading","a\
ria-hidden":"true"},m("text",{class:"title halo",x:t.left,y:e},n),m("text",{class:"small end halo",x:o,y:e},Q(s,a,12.5*r)))}
function wc({reading:t,stage:e}){let n=e.type/13;return Zn(t).flatMap(({start:s,end:o,weekday:r})=>{let[a,i]=[e.columns[s],
e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,class:"day",x:c+Math.
min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&m("text",{key:`weekday ${s}`,
class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Mc(t,e){let{reading:n,stage:s,lit:o}=t,
{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.type/13,{top:h,
height:u,hasNames:f}=s.chips,p=se(o,n).includes(e),d=Math.min(20*l,a-3),g=st(c.start_minute),y=Qn(t,e),b=[y||g,y?y.replace(
" %",""):g.slice(0,2)],k=b.find(N=>H(N,12.5*l,!0)<=a)??b[1],$=f?Me(c.label,a-6*l,12.5*l,2):[],x=p||ts(t,e),M={class:x?"s\
trong middle":"small middle",x:r};return m("g",Jn(t,e,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[ct(c.category,r-d/2,h+8*l,d),m("text",{key:"hour",...M,y:h+45*l},k),$.map((N,w)=>m(
"text",{key:`name ${w}`,class:`${x?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},N))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${rt[c.weekday]} ${Qe(c)}`))}function rr(t){let{
reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=at(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(...bt(t).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:f,label:p,lengths:d},g)=>{let y=Number(d[a]),b=n.left+
(g+.5)*l,k=y/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-k,width:18*o,height:k}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-k-4*o},S(y)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},p)]});
return m("g",es(t),m("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,height:(V.title+V.inputs+6)*
o,rx:6}),$t(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${rt[i.weekday]} ${st(i.start_minute)}`:""),u,m("title",{},"Ba\
rs: length of each part’s vector"))}function ar(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[m("g",is(t,e),m("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(V.title+V.scores)*o,rx:6}),$t(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),m("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Ac(t)),m("g",{key:"ribbons",opacity:z(t,X(
n).pointer)},cs(t,e))]}function Ac({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
d=>S(d)),a=at(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(d=>H(d,11.5*s)>c-3),h=e.pointer+(V.title+
V.scores)*s,u=e.columns.find(d=>d.isFull),f=u?u.x-u.width/2:e.right,p=e.left-8*s;return e.columns.flatMap(({x:d,isFull:g},y)=>{
let b=a.length&&!a.includes(y)?" dim":"",k=o[y]>=.2*i||a.includes(y),$=O(o[y]).replace(" %",""),x=H($,12.5*s,!0)/2;if(!g&&
(!k||d-x<p||d+x>f))return[];p=d+x;let M=k?"strong":"small",N=h-24*s;return[g&&m("text",l?{key:`score ${y}`,class:`tiny${b}`,
x:d+4*s,y:N+2*s,transform:`rotate(-90 ${(d+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${y}`,class:`tiny middl\
e${b}`,x:d,y:N},r[y]),m("text",{key:`weight ${y}`,class:`${M} middle${b}`,x:d,y:h-6*s},$)].filter(w=>w!==!1)})}function ir(t){let{reading:e,stage:n}=t,s=n.type/13,o=z(t,X(e).gate),r=Ke(t),a=[...Xe(t,r),...Ze(t,r)];return[ss(t,n.context,
Oc(t)),...e.hasPointer?ar(t,a):[],m("g",{key:"flows",opacity:o},en(t,a,r)),...e.hasPointer?[er(t,a)]:[],...e.hasGeneration?
[nr(t,a)]:[],...e.hasGate?[Qo(t)]:[],m("g",{key:"answer",opacity:o},$t(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),ns(t,r))]}function Oc({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),f=e.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var ls=19,Sc=.05;function lr(t){let{stage:e}=t,n=e.type/13,s=_t(t),o=m("g",{key:"legend",opacity:z(t,Jt(0))},Ge(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=Rt(t,me(t,"attention")),h=H(c,15*
n,!0)+l+4*n<=a.width,u=he(t),p=H(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return m("g",{key:`layer ${i}`,opacity:z(t,
Jt(i))},a.maps.length?Ct(t,a.x,c,p,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&Je(t,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((d,g)=>Ec(t,d,i,g)),a.maps.map((d,g)=>hs(t,d,i,g,s)),Nc(t,i))});return[o,...r]}function Ec(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=hr(t,n,s)?[...i.keys()].filter(u=>i[u]>=
Sc):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let f=Number(r.rows[u]?.y),
p=Math.max(.5,i[u]*r.full*.25)/2;return m("path",{key:`band ${s} ${u}`,class:"attention-band",d:kt(l,[f-p,f+p],e.x,[h-p,
h+p])})})}function hr({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function hs(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:f,touch:p}=e,{count:d}=r,g=r.weights(n,s),y=r.lastRow(n,s),b=cr(
r,n,s),{before:k,overlays:$}=t,x=$&&k!==null&&cr(k,n,s)&&!b,M=x?`; switched off ${r.wordsFor(k)}`:"",N=c?Math.max(...g)||
1:o,w=hr(t,n,s),[A]=i?.kind==="visit"?at(i,r):[],E=ft(y),T=A??E,_=f/d,P=`Layer ${n}, head ${s}`,W=p?u-38*l:u+4,C=b?"swit\
ch on":"switch off",R=p===void 0&&Rt(t,C)<=f-6*l?C:C.slice(7),F=r.visits[E];return m("g",{key:`head ${s}`,class:`part he\
ad${w?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${P}: s\
witched off`:`${P}: the last visit reads most from visit ${E+1}, ${F?.label}, ${O(y[E])}${M}`},m("text",{class:"small",x:h,
y:u-(p?25:4)*l},`head ${s}`),!b&&(p!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===void 0?"small":"strong"}${p?
"":" end"}`,x:p?h:h+f,y:u-4*l},O(y[T])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:f+1,height:f+1}),m("\
image",{key:"map",class:"map",href:At(Float32Array.from(g,j=>j/N),d,t.scale),x:h,y:u,width:f,height:f,preserveAspectRatio:"\
none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&m("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"column",class:"column",x:h+
A*_,y:u,width:Math.max(2,_),height:f}),(A!==void 0||w)&&!b&&m("rect",{key:"last",class:"last-row",x:h,y:u+f-Math.max(2,_),
width:f,height:Math.max(2,_)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${O(y[T])} from ${r.visits[T]?.
label}. Darker: larger weight, up to ${O(N,1)}. Click to open.`}${x?` Switched off ${r.wordsFor(k)}.`:""}`),te(t,{act:"h\
ead",words:R,title:b?"Switch this head on again":"Switch this head off",right:h+f-(p?0:3)*l,y:W}),t.canAct&&p!==void 0&&
m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-p,y:u-p,width:p,height:p}))}function cr(t,e,n){return t.isRemoved(
e,n)||t.isSkipped(e,"attention")}function Nc(t,e){let{reading:n,stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;
let r=s.type/13,a=o.stream,i=nn(n,e),c=ms(t),l=s.streamWidth-8*r,h=us(t,e),u=s.rows.flatMap(({y:p,height:d},g)=>{let y=Math.
max(1,Math.min(5*r,(d-3)/i.length));return i.map(({name:b,lengths:k,style:$},x)=>m("rect",{key:`${b} ${g}`,class:`${$}${h.
length&&!h.includes(g)?" dim":""}`,x:a,y:p+(x-i.length/2)*y,width:Number(k[g])/c*l,height:y-.6}))}),f=i.map(({name:p,style:d},g)=>[
m("rect",{class:d,x:a,y:s.bottom+(10+ls*g)*r,width:9*r,height:9*r}),m("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+ls*
g)*r},p)]);return m("g",fs(t,e),m("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+
66*r,rx:6}),Ct(t,a,"Stream",`+ layer ${e}`,s.streamWidth),u,f,Tc(t,e,a+s.streamWidth+10*r))}function Tc(t,e,n){let{reading:s,
stage:o}=t,r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};
return[{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(e,"attention")}]:
[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},f)=>te(
t,{act:l,words:String(h[Number(u)]),title:_c[l]??"",right:n,y:o.bottom+(5+ls*f)*r}))}var _c={residuals:"Residual connect\
ions of all layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its\
 heads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function us(t,e){let{lit:n,
reading:s}=t;return it(t,"stream",e)?[s.count-1]:at(n,s)}function nn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(
e);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,
style:"feed-forward"}]}function ms(t){let e=0;for(let n of bt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of nn(n,s))
e=Math.max(e,...o);return e||1}function fs(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"\
stream",class:`part stream${it(t,"stream",e)}`,"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:z(t,
Jt(e)+1),"aria-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, head\
s ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function ur(t){let{stage:e}=t,n=e.type/13,s=_t(t);return e.layers.map(({y:o,maps:r},a)=>m("g",{key:`layer ${a}`,opacity:z(
t,Jt(a))},r.length>0&&$t(t,o+15*n,`Layer ${a}`,he(t)),a===0&&Ge(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>hs(t,i,a,c,s)),Lc(
t,a)))}function Lc(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=nn(n,e),i=ms(t),c=us(t,e),l=r+
V.bars*o,h=s.columns.flatMap(({x:u,width:f},p)=>{let d=Math.min(8*o,.86*f/a.length);return a.map(({name:g,lengths:y,style:b},k)=>{
let $=Number(y[p])/i*V.bars*o;return m("rect",{key:`${g} ${p}`,class:`${b}${c.length&&!c.includes(p)?" dim":""}`,x:u+(k-
a.length/2)*d,y:l-$,width:.88*d,height:$})})});return m("g",fs(t,e),m("rect",{class:"ground",x:s.left-6,y:r-V.title*o,width:s.
right-s.left+12,height:(V.title+V.bars+4)*o,rx:6}),$t(t,r-10*o,s.layers[e]?.maps.length?"Stream":`Layer ${e}`,""),Rc(t,a,
r-10*o),h)}function Rc({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().map(({name:r,style:a})=>{let i=o-
H(r,12.5*s);return o=i-26*s,[m("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:i,y:n},
r)]})}var sn=700;function mr({stage:{size:t},...e}){let n=Ae(e),s={...e,stage:In(e.reading,t.width,t.type,n)};return[m("g",{key:"\
visits"},or(s)),m("g",{key:"inputs"},rr(s)),m("g",{key:"layers"},ur(s)),m("g",{key:"decoder"},ir(s))]}function fr(t,e,n){
return In(t,e,n).size.height}var Cc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function dr(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=Cc[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=on(
a);if(!o){let f=t[r+s];return f&&on(f)===i?f:null}let c=[...new Set(t.map(on))],l=c[c.indexOf(i)+s],h=t.filter(f=>on(f)===
l),u=f=>Math.abs(pr(f)-pr(a));return h.sort((f,p)=>u(f)-u(p))[0]??null}function on(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function pr(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function gr(t){let{reading:e}=t,n=X(e),s=Ke(t),o=[...Xe(t,s),...Ze(t,s)];return[Zo(t),...e.hasPointer?sr(t,o):[],...e.hasGeneration?
[tr(t,o)]:[],m("g",{key:"flows",opacity:z(t,n.gate)},en(t,o,s)),e.hasGate?Jo(t):null,m("g",{key:"answer",opacity:z(t,n.gate)},
Xo(t,s))].filter(r=>r!==null)}function yr(t){return t.stage.size.width<sn?mr(t):[m("g",{key:"visits"},Yo(t)),m("g",{key:"inputs"},Ko(t)),m("g",{key:"l\
ayers"},lr(t)),m("g",{key:"decoder"},gr(t))]}var ps=240,Pc=150,Ic=120,Wc=13,vc=17,ds={type:16.7,width:900,side:36},Fc=.05,Gc=.5,Hc=660,br=matchMedia("(prefers-reduce\
d-motion: reduce)"),rn=class{#n=null;#t=null;#s=!1;#o=null;#e=null;#a=null;#i="";#c=null;#r=null;#l=null;#u=!1;#h=new Map;#f=0;happened=null;isOwnScale=!0;constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),e.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#$()}),this.foot.append(s,o,r),e.replaceChildren(this.
drawn,...n.isStill?[]:[this.foot]),this.drawing=new Ue(this.drawn),this.player=new ze(s,a=>{this.#c=a,a!==null&&this.#r!==
null&&(this.#r=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.
toggleAttribute("data-in-story",a!==null),this.#p(ps);let i=this.player.told?.part;i&&this.#_(i)}),this.#b()}#b(){let{drawn:e}=this;
new ResizeObserver(()=>this.#p(0)).observe(e),new MutationObserver(()=>this.#p(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#l||this.#m(gs(n))}),e.addEventListener("pointerlea\
ve",()=>this.#m(null)),e.addEventListener("focusin",({target:n})=>this.#m(gs(n))),e.addEventListener("focusout",()=>this.#m(
null)),e.addEventListener("keydown",n=>this.#M(n)),e.addEventListener("click",({target:n})=>this.#k(n)),e.addEventListener(
"pointerdown",n=>this.#w(n)),e.addEventListener("pointermove",n=>this.#y(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,s=>this.#y(s,!0))}show(e,n=null,s=null,o=this.hooks.against){this.#n=new Mt(e),this.#t=n&&new Mt(n,
o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#o=s&&new Mt(s),this.#h.clear(),this.#e=dt(this.#a,this.#n);
let r=Fo(this.#n);this.player.tell(r),$r(this.room,Dc(r)),this.#p(this.#l?.follows?0:ps)}open(e){let n=e===null?this.#r:
null;this.#r=e,this.#e=this.#a=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),
this.#p(ps);let o=s&&n&&this.#O(n);o&&this.#S(o),s&&this.#x(),this.hooks.opened?.(this.#r)}#$(){let e=this.#s?this.#t:null;
this.#n&&Uo(this.root,this.#n,this.#r,e)}#O(e){return this.#A.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(
`${s}.`))??null}#x(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"\
]');e instanceof SVGElement&&e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){let s=getComputedStyle(
this.root).getPropertyValue("--paper").trim();return Do(this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#a=e,!this.#n)
return!1;let n=dt(e,this.#n);return JSON.stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#p(0),!0)}#m(e){if(!this.
light(e))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&e)}#k(e){if(!(e instanceof
Element)||this.#u)return;let n=gs(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){
let[r,a,i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#p(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#g(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#g(e,n){let s=this.#n&&dt(e,this.#n),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#w(e){this.#u=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#n||
!(n||o)||(this.#l=n?Vs(e,this.#n,this.drawn,s!==void 0):js(e),this.#l?.follows&&e.preventDefault())}#y(e,n){let s=this.#l;
if(!s||e.pointerId!==s.pointer)return;n&&(this.#l=null);let o=s.to(e,n);o&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):Vc(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#M(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(e.altKey?this.#L(e.key,s):this.#d(e.key,n,s))&&e.preventDefault()}#d(e,n,s){if(e==="Escape"&&this.#r!==
null)return this.open(yn(this.#r)||null),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()===
"t"&&this.#n)return this.#$(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"put"}),!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data\
-open");return e===" "&&this.hooks.act&&!r?this.#g(s??""):this.#k(n),!0}if(this.#r!==null&&this.#n){let r=bn(this.#r,e,this.#n),
a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-current="true"][\
data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let o=dr(this.#A,n,e)?.getAttribute("data-part")??
null;return o!==null&&this.#S(o),o!==null}#E(e){let n=this.#A.find(s=>s.getAttribute("data-part")===e);return n instanceof
SVGElement?n:null}#S(e){let n=this.#E(e);n&&(this.#i=e,this.#N(),n.focus())}#_(e){let{root:n,foot:s}=this,o=this.#E(e)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.
documentElement,i=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy({top:h,behavior:br.matches?"auto":"smooth"})}#L(e,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[e],o=this.#n,r=o&&dt(n,o),{act:a,edit:i}=this.hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind===
"visit"){let l=r.visit??0;if(!i||!o.visits[l+s])return!0;i({kind:"move",visit:l,by:s,isDone:c}),this.#S(`visits.${l+s}`)}else if(r.
kind==="gate"){let l=Math.min(1,Math.max(0,o.gate+s*Fc));a({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.
kind==="head"||r.kind==="pointer"){let l=r.kind==="head"?"attention":"pointer";a({kind:"temperature",of:l,value:gn(o,l,s*
Gc),isDone:c})}else return!1;return!0}get#A(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#N(){let e=this.#A,
n=e.find(s=>s.getAttribute("data-part")===this.#i)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#p(e){
let n=this.#P();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.
drawn.setAttribute("font-size",String(n.stage.type));let r=this.#r===null?[]:_o(n,this.#r);r.length||(this.#r=null),this.
drawing.show(r.length?r:yr(n),br.matches?0:e),this.#r===null&&this.#N();let a=this.#r===null?null:Go(this.#r,n.reading),
i=this.#e?null:this.player.told,{title:c,text:l}=a??i??vt(this.#e,n.reading,n.before),h=!(a||i||this.#e);this.root.toggleAttribute(
"data-idle",h);let u=h&&!this.#t&&!this.hooks.isProjected?Ro:"",f=a||i?"":this.#R();$r(this.caption,{title:c,text:[l,f,u].
filter(Boolean).join(" ")})}#R(){clearTimeout(this.#f);let e=this.#a??"",n=this.#h.get(e);return n!==void 0||!this.#e||this.#l?
n??"":(this.#f=window.setTimeout(()=>{let s=this.#C();this.#h.set(e,s),s&&this.caption.append(` ${s}`)},Pc),"")}#C(){let[
e,n]=[this.#e,this.#n],s=e&&n&&Bc(e,n);try{let o=s&&this.hooks.whatIf?.(s);return o?vo(e,n,o):""}catch{return""}}#P(){let{
width:e,height:n}=this.drawn.getBoundingClientRect(),s=e<sn;if(!this.#n||e<Ic||n<1&&!s)return null;let r=(Number(getComputedStyle(
this.root).getPropertyValue("--scale"))||1)*Math.min(vc,Math.max(Wc,e/120));this.root.classList.toggle("tall",s);let a={
reading:this.#n,before:this.#t,overlays:this.#s},i=Ae(a),c=this.#I(r,{width:e,height:n}),l=s?r:c,h=s?fr(this.#n,e,l):n,u=s&&
this.#r!==null?Hc:h;return{...a,beside:this.#o,stage:Ln(this.#n,{width:e,height:u,type:l},i),lit:this.#e??dt(this.player.
told?.part,this.#n),beat:this.#c??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#T(
"--map-least"),this.#T("--attention")],canAct:this.hooks.act!==void 0}}#I(e,n){if(!this.hooks.isProjected||!this.#n||n.width<
ds.width)return e;let s=Math.max(e,ds.type);return Ln(this.#n,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
ds.side)?s:e}#T(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function Bc({kind:t,layer:e=0,head:n=0,visit:s=0},o){if(t==="head"&&!o.
isRemoved(e,n)&&!o.isSkipped(e,"attention"))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!=="visi\
t"||r||s===o.count-1?null:{kind:"mask",visit:s}}function $r(t,{title:e,text:n}){let s=document.createElement("strong");s.
textContent=e,t.replaceChildren(s,` ${n}`)}function Dc(t){let e=({title:n,text:s})=>n.length+s.length;return t.reduce((n,s)=>e(
s)>e(n)?s:n)}function Vc(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function gs(t){return(t instanceof Element?
t.closest("[data-part]"):null)?.getAttribute("data-part")??null}async function ys({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await jc(t))}`}async function xr(t,e){let n=new Image;
n.src=await ys(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function jc(t){let e=await Uc();return e&&t.replace("<title>",()=>`\
<style>${e}</style><title>`)||t}async function Uc(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await zc(n,t.href??document.baseURI)})}`}}catch{}
return""}async function zc(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return`data:font/woff2\
;base64,${Bt(new Uint8Array(await n.arrayBuffer()))}`}var kr=class{#n;#t;#s=null;#o=null;#e=null;constructor(e,n){let{title:s,hover:o,acts:r,isStill:a,isProjected:i}=n;this.#n=
s,this.#t=new rn(e,{...o&&{pointed:o},...a&&{isStill:a},...i&&{isProjected:i}}),r&&(this.#e=new ke(this.#t,{...r,answered:c=>{
this.#s=c.figure,this.#o=c,r.answered(c)}}))}get bar(){return this.#e?.bar.root??null}get interventions(){return this.#e?.
text??null}follows(e){return this.#e?.follows(e)??!1}draw(e){if(e!==this.#s){this.#s=e;let n=e.before&&ee(e.before);this.#o=
{trace:ee(e.trace),before:n},this.#e?.begin(e.meta,this.#o.trace,n)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}mark(e){
this.#t.mark(e)}async address(e,n){let s=this.#t.file({title:this.#n});return e==="svg"?ys(s):xr(s,n)}};export{kr as NetworkDrawing};
