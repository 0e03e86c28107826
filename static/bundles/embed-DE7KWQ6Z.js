import{b as as,c as ce,d as $t,f as It,g as is,h as en,i as le,j as cs,n as Wt,o as he,r as ls,s as hs}from"./embed-HTWDFJH6.js";function ms(e,t,n){switch(t.kind){case"head":return rr(e,t,n.architecture);case"mask":return ar(e,t.visit,n.visits);case"\
skip":return ir(e,t);case"residuals":return hr(e);case"gate":return cr(e,t);case"temperature":return lr(e,t)}}function rr({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,f)=>[Math.floor(
f/a),f%a]),c=e==="all"?i:e,h=c.some(([u,f])=>u===s&&f===o)?c.filter(([u,f])=>u!==s||f!==o):i.filter(([u,f])=>u===s&&f===
o||c.some(([d,p])=>u===d&&f===p));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function ar({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
a=>a!==o):[...e,o].sort((a,i)=>a-i);return r.length?{...t,mask_visits:r}:t}function ir({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(a=>a.layer!==n||a.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function cr({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function lr(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function hr({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}
var us=e=>e.map(t=>t+1),ur={gate:e=>`gate forced to ${e}`,only:e=>`${e} only`,attention_temperature:e=>`attention temper\
ature ${e}`,pointer_temperature:e=>`pointer temperature ${e}`,scaling:()=>"no division by √k",pointer_scaling:()=>"no \
division by √d",position_bias:()=>"no position bias",sinusoidal:()=>"no sinusoidal table",position_from_end:()=>"no po\
sition from the end",residuals:()=>"no residual connections",layer_norm:()=>"no layer norms",remove_heads:(e,{replace_with:t})=>`${e===
"all"?"every head":e.map(([s,o])=>`L${s} H${o}`).join(", ")} ${t==="mean"?"replaced by the mean":"removed"}`,replace_with:()=>"",
skip:e=>`${e.map(({layer:n,part:s})=>`${s.replace("_","-")} of layer ${n}`).join(", ")} skipped`,without_features:e=>`wi\
thout ${e.join(", ")}`,mask_visits:e=>`visit${e.length>1?"s":""} ${us(e).join(", ")} masked`,order:e=>`order ${us(e).join(
" ")}`};function fs(e){return Object.entries(e).flatMap(([t,n])=>{let s=ur,o=Object.hasOwn(s,t)?s[t]?.(n,e):"";return o?
[{key:t,text:o}]:[]})}function ps(e,t){return fs(e).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{t(Object.
fromEntries(Object.entries(e).filter(([a])=>a!==n)))}),o.append(r),o})}var ue=mr("model-files");var Ft=ue===null;function ds(e){return ue!==null&&Object.hasOwn(ue,e)}async function gs(e,t=$t){return Ft?It(`models/${encodeURIComponent(
e)}/vocabulary`,{},t):JSON.parse(new TextDecoder().decode(await $s(e,"vocabulary")))}async function ys({id:e,weights:t},n,s=$t){if(!Ft)return $s(e,"weights",n);let o=`api/models/${encodeURIComponent(e)}/we\
ights/${t?.sha256}`;return xs(new URL(o,s),"weights",n)}async function bs(e,{weights:t}){if(!t||!globalThis.crypto?.subtle)
return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",e))].map(o=>o.toString(16).padStart(2,"0")).join("")!==
t.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}async function $s(e,t,n=!1){let s=ue?.[e]?.[t];
if(!s)throw new Error(`This page holds no ${t} of ${e}.`);if(!s.startsWith("#"))return xs(new URL(s,document.baseURI),t,
n);let o=document.getElementById(s.slice(1))?.textContent??"";return he(o.trim()).buffer}async function xs(e,t,n){let s=await fetch(
e,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${t} could not be fetched (${s.status}).`);return s.arrayBuffer()}
function mr(e){let t=as(document,`script#${e}`,HTMLScriptElement);return t&&JSON.parse(t.textContent??"")}function Qt(e){let{tensors:t,...n}=e,s=Object.entries(t).map(([o,{data:r,shape:a}])=>[o,{values:new Float32Array(he(r).buffer),
shape:a}]);return{...n,tensors:Object.fromEntries(s)}}function nn({tensors:e,weights:t,...n}){let s=Object.entries(e).map(
([o,{values:r,shape:a}])=>[o,{dtype:"<f4",shape:a,data:Wt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.
fromEntries(s)}}var fr=["browser","server"],ks=20,pr="static/bundles/browser-model.js",ws={address:new URL("../bundles/browser-model.js",
import.meta.url).href,load(e){let t=null,n=o=>{t=o};return document.dispatchEvent(new CustomEvent("pointerscope:engine",
{detail:n})),t?Promise.resolve(t):String(e)===$t.href?import(ws.address):import(new URL(pr,e).href)}};function dr({prediction:{
name:e,location:t,probability:n}}){return n===0?"no known place":`${e??`#${t}`}, ${(100*n).toFixed(1)} %`}function Ms({prediction:e},{
prediction:t,places:n}){let s=t.location===e.location,o=s?"":`${n[t.location]?.label??t.name}, `,r=Math.round(1e3*e.probability)-
Math.round(1e3*t.probability);return{value:`${o}${(100*t.probability).toFixed(1)} %`,change:s&&r?`${r>0?"▲":"▼"} ${Math.
abs(r/10).toFixed(1)} points`:"",isMore:r>0}}function sn(e,t){e.textContent=t?dr(t):"…";let{location:n,probability:s}=t?.
prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:t?.engine}))r===void 0?delete e.dataset[o]:
e.dataset[o]=String(r)}var me=class{#e;#t;#n;#o=null;#s=null;#a=!1;draws=!1;sharesWeights=!0;constructor(t,n=null,s=$t){
this.#e=t,this.#n=s,this.#t=`models/${encodeURIComponent(t)}`,this.choose(n)}choose(t){this.choice=t&&fr.includes(t)?t:null,
Ft||(this.choice="browser"),this.obstacle="",this.#s||(this.#o=null)}get model(){return this.#s}get isInBrowser(){return this.#s!==
null&&this.choice!=="server"}async explain(t,n){if(this.choice==="browser"&&await this.prepare(),this.#s&&this.choice!==
"server")return this.#i(this.#s,t);if(!Ft)throw new ce(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?is(n):n;try{return{...await this.#r(t,o),engine:"server"}}catch(r){if(!(r instanceof
ce&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#s)return this.#i(this.#s,t);throw this.choose(
this.choice),r}}async searchPlaces(t){if(Ft||await this.prepare(),this.#s&&this.choice!=="server"){let{places:s}=this.#s;
return s.search(t,ks).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}let{items:n}=await It(
`${this.#t}/locations?${en({q:t,limit:ks})}`,{},this.#n);return n}async prepare(){try{this.#o??=this.#c(),this.#s=await this.#o}catch(t){
this.#a=!0,this.obstacle=le(t)}}#i(t,n){try{return{...t.trace(n),engine:"browser"}}catch(s){let{problems:o}=s;throw o?new ce(
422,o):s}}async#r(t,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#t}/vi\
ews/network?${gr(t)}`,{trace:r}=await It(o,{...n&&{signal:n}},this.#n);return Qt(r)}let s={method:"POST",headers:{"conte\
nt-type":"application/json"},body:JSON.stringify(t),...n&&{signal:n}};return It(`${this.#t}/explain?encoding=base64`,s,this.#n)}async#c(){
let t=await gs(this.#e,this.#n);if(!t.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on t\
he server.");let[{BrowserModel:n},s]=await Promise.all([ws.load(this.#n),ys(t,this.#a,this.#n)]),o=new n(t,s);return await bs(
s,t),o}};function gr(e){let t=Object.entries(e).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return en(
Object.fromEntries(t))}var yr={browser:"Computed in this browser.",server:"Computed in Python."},fe=class{#e;#t=document.createElement("output");#n=document.
createElement("span");#o=document.createElement("ul");#s=document.createElement("button");#a=document.createElement("spa\
n");#i=document.createElement("p");engine="server";constructor(t){this.#e=t,this.root=document.createElement("div"),this.
root.className="view-acts",this.root.hidden=!0,this.#t.dataset.answer="",this.#n.className="quiet",this.#o.setAttribute(
"aria-label","Changes"),this.#s.type="button",this.#s.textContent="as learned",this.#s.title="Take all changes back",this.#s.
addEventListener("click",()=>t({})),this.#a.className="quiet",this.#i.className="view-failure",this.#i.setAttribute("rol\
e","alert"),this.root.append(this.#t,this.#n,this.#o,this.#s,this.#a,this.#i)}show(t,n,{learned:s,isCompared:o,note:r}){
this.engine=t.engine,sn(this.#t,t),this.#t.title=yr[t.engine];let{value:a,change:i}=s?Ms(t,s):{value:"",change:""};this.#n.
textContent=a&&`as learned ${a}${i&&` ${i}`}`,this.root.classList.toggle("compares",o),this.#c(n),this.#r(r),this.fail("")}wait(t,n){
sn(this.#t,null),this.#n.textContent="",this.#c(t),this.#r(n),this.root.hidden=!1,this.#i.hidden=!0}fail(t){this.#i.textContent=
t,this.#i.hidden=!t,t&&(this.root.hidden=!1)}#r(t){this.#a.textContent=t,this.#a.hidden=!t}#c(t){let n=this.root.contains(
document.activeElement),s=ps(t,this.#e);this.#o.replaceChildren(...s),this.root.hidden=this.#s.hidden=s.length===0,n&&!this.
root.contains(document.activeElement)&&this.#s.focus()}};var br=["place","pointer","generation head","probability"];function Os(e,t,n){return{kind:cs,get trace(){return nn(t)},get before(){
return n&&nn(n)},meta:{...e,summary:$r(t,n),table:{columns:br,rows:xr(t)}}}}var pe=e=>`${(100*e).toFixed(1)} %`;function As({
prediction:{location:e,name:t},places:n}){return n[e]?.label??t??`#${e}`}function $r(e,t){let{probability:n,from_pointer:s,
from_generation:o}=e.prediction,r=n?`${As(e)} leads with ${pe(n)}: ${pe(s)} copied by the pointer, ${pe(o)} from the gen\
eration head.`:"No known place has any probability.";return t?`${r} Compared with: ${As(t)} with ${pe(t.prediction.probability)}\
.`:r}function xr(e){let{pointer:t,generation:n,final:s}=e.location_probabilities,o={pointer:t,generation:n,final:s},r={pointer:"\
pointer.probabilities",generation:"generation.probabilities",final:"probabilities"},a=(c,l)=>e.tensors[r[c]]?.values[l]??
o[c]?.find(h=>h.location===l)?.probability??null,i=[...s,...e.visits,...n??[]].map(({location:c})=>c);return[...new Set(
i)].map(c=>[e.places[c]?.label??`#${c}`,...Object.keys(r).map(l=>a(l,c))])}var kr="Loading the network …",wr="Waiting for the server …",Ss=new Map,de=class{#e;#t;#n=null;#o=null;#s=null;#a=null;#i=null;#r={};#c={};#l=[];#m=[];#h=0;#f=0;constructor(t,n){
this.#e=t,this.#t=n,this.bar=new fe(o=>this.#d(o));let{drawn:s}=t;s.addEventListener("focusin",()=>this.#$());for(let o of[
"pointerover","pointerdown"])s.addEventListener(o,({target:r})=>{r instanceof Element&&r.closest("[data-act]")&&this.#$()});
for(let o of[t.root,this.bar.root])o.addEventListener("keydown",r=>this.#A(r))}get text(){return Object.keys(this.#r).length?
JSON.stringify(this.#r):null}begin(t,n,s){this.#h+=1,cancelAnimationFrame(this.#f),this.#o=t,this.#s=n,this.#i=s,this.#r=
this.#c=n.interventions,this.#a=this.text?null:n,this.#l=[],this.#m=[];let o=this.#t.server(),r=n.notation!==null&&(o!==
null||ds(n.model));this.#n=r?Ar(n.model,o):null,r?this.#e.hooks.act=a=>this.#p(a):delete this.#e.hooks.act,this.#y(n,"se\
rver")}follows(t){if(t===(this.text??""))return!0;let n=this.#t.server()===null||this.#n?.isInBrowser;if(!this.#n||!n)return!1;
try{return this.#d(Object(JSON.parse(t||"{}"))),!0}catch{return!1}}#$(){this.#n?.prepare()}#p(t){if(!this.#s)return;let n=ms(
this.#c,t,this.#s);"isDone"in t&&!t.isDone?this.#x(n):this.#d(n)}#x(t){cancelAnimationFrame(this.#f),this.#f=requestAnimationFrame(
()=>{let s=this.#n?.model?.trace(this.#g(t));s&&(this.#e.show(s,this.#i??this.#a),this.#y(s,"browser",t))})}#d(t){this.#l.
push(this.#c),this.#m=[],this.#k(t)}#A(t){let n=t.key.toLowerCase();!this.#n||!(t.ctrlKey||t.metaKey)||!["z","y"].includes(
n)||(t.preventDefault(),n==="y"||t.shiftKey?this.#b(this.#m,this.#l):this.#b(this.#l,this.#m))}#b(t,n){let s=t.pop();s&&
(n.push(this.#c),this.#k(s))}async#k(t){let n=this.#n;if(!n)return;cancelAnimationFrame(this.#f),this.#c=t,this.#h+=1;let s=this.#h,
o=n.sharesWeights&&!n.obstacle;n.isInBrowser||this.bar.wait(t,o?kr:wr),this.#t.resized();try{await n.prepare();let r=Object.
keys(t).length>0,{engine:a,...i}=await this.#w(n,t),c=r&&!this.#i;if(c&&(this.#a??=await this.#w(n,{})),s!==this.#h||!this.#o)
return;let l={...i,interventions:t},h=this.#i??(c?this.#a:null);this.#s=l,this.#r=t,r||(this.#a=l),this.#y(l,a);let u=Os(
this.#o,l,this.#i);this.#t.answered({figure:u,trace:l,before:h,interventions:t})}catch(r){if(s!==this.#h||!this.#s)return;
n.choose(n.choice),this.#c=this.#r,this.#e.show(this.#s,this.#i??(this.text?this.#a:null)),this.#y(this.#s,this.bar.engine),
this.bar.fail(le(r)),this.#t.resized()}}async#w(t,n){let s=await t.explain(this.#g(n));if(!Mr(s))throw new Error("The se\
rver gave no trace of this network.");return s}#g(t){let{notation:n,user:s,predict_at:o,location_probabilities:r}=this.#s;
return{visits:n??"",user:s,predict_at:o,top_k:r.final.length,interventions:Object.keys(t).length?t:null}}#y(t,n,s=this.#r){
let{sharesWeights:o=!0,obstacle:r=""}=this.#n??{},a=Object.keys(s).length>0;this.bar.show({...t,engine:n},s,{learned:a&&
!this.#i?this.#a:null,isCompared:this.#i!==null,note:o&&r?`This browser cannot compute: ${r}`:""})}};function Mr(e){return"\
tensors"in e}function Ar(e,t){let n=JSON.stringify([t,e]),s=Ss.get(n)??new me(e,null,t??$t);return s.draws=!0,Ss.set(n,s),
s}function m(e,{key:t,...n}={},...s){return{tag:e,...typeof t=="string"&&{key:t},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(Or)}}function ge(e){return e==null||e===!1?null:String(typeof e=="number"?_t(e):e)}function _t(e){return Math.round(e*100)/100}function xt(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(_t),[c,l,h]=[e,n,
(e+n)/2].map(_t);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function on(e,t,n,s){
let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(_t),[c,l,h]=[e,n,(e+n)/2].map(_t);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Ns(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(_t),[c,l]=[e,n].map(
_t);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Or(e){return e!=null&&e!==!1&&e!==""}var Sr=/[ijlI.,:;'|!()[\]]/,Nr=/[mwMW%@—…]/,Er=/[A-ZÄÖÜ0-9+=<>]/;function H(e,t,n=!1){let s=0;for(let o of e)s+=rn(
o);return s*t*(n?1.06:1)}function rn(e){return Sr.test(e)||e===" "?.29:Nr.test(e)?.87:Er.test(e)?.65:.55}function Q(e,t,n,s=!1){
if(H(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-rn("…"),r="";for(let a of e){if(o-=rn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function ye(e,t,n,s,o=!1){let r=[],a="",i=e.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||H(h,
n,o)<=t){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,Q(a,t,n,o)]}function O(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function S(e,t=1){if(e===
Number.NEGATIVE_INFINITY)return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function mt(e){
let t=Math.round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function st(e){let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var rt=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];var Tr=.6,_r=["pointer","generation"];function Jt({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function be(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=Jt(
e),r=(h,[u=0,f=0])=>h+Math.max(u,f),a=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),i=[...Es(t),...Es(n)],c=[
...new Set(i)].flatMap(h=>_r.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,f)=>u+
Number(f[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Es({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function $e({key:e,now:t,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(t-n)<Tr)return null;let i=t>n?"more":"less",[c,l]=o[i];return!c||!l?null:m("path",{key:`${i} ${e}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&m("title",{},a))}function xe(e,t,n){return`${O(e,1)}; ${n} ${O(t,1)}`}var Lr=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function ft(e,t){for(let{kind:n,pattern:s}of Lr){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Rr(a,t)?a:null}return null}function Rr({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function et(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function ht(e,t){
return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??0]??null:null}var cn=5,Ts=1440,an=5,Cr=60,Pr={least:.1,most:10};function Ls(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=ft(a,t);if(r===
"gate")return vr(e,n);if(r==="attention_temperature")return _s(e,t,"attention");if(r==="pointer_temperature")return _s(e,
t,"pointer");if(!s||i?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?Fr(e,c,t,h,l):Ir(e,n,h)}function Rs({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||t==="touch")return null;let i=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=cn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function ln({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=Pr;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function vr({pointerId:e},t){let n=0;return{pointer:e,follows:!0,to({type:s,clientX:o,clientY:r},a){
let i=t.querySelector(".gate-frame")?.getBoundingClientRect();if(!i)return null;let l=i.height>i.width?(r-i.top)/i.height:
(o-i.left)/i.width;return s!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:a}}}}
function _s({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-t)>=cn,
!o)return null;let i=ln(n,s,(r-t)/Cr);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Ir({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-t)>=cn,!r)return null;let c=Math.sign(Wr(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function Wr(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-t)});return s.indexOf(Math.
min(...s))}function Fr({pointerId:e,clientX:t},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},f){
if(l||=Math.abs(u-t)>=2,!l)return null;let d=an*Math.round((u-t)/c*Ts/an),p=r==="time"?Math.min(Ts-an,Math.max(0,a+d)):Math.
max(0,i+d);return p===h&&!f?null:(h=p,{kind:r,visit:o,minutes:p,isDone:f})}}}var Gr=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Gt=class{constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=t.visits.
length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=
r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.
gate=t.gate.value,this.locations=t.visits.map(({location:a})=>a)}wordsFor(t){return t.words?t.words:t.trace.notation===this.
trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
return t in this.trace.tensors}weights(t,n){return this.values(`layers.${t}.heads.${n}.weights`)}lastRow(t,n){return this.
weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.remove_heads;return s?s===
"all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).some(s=>s.layer===t&&s.
part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.weights(
n,s))t=Math.max(t,o);return t||1}get slices(){return Gr.filter(([t])=>this.has(`inputs.${t}`)).map(([t="",n=""])=>({name:t,
label:n,lengths:this.#o(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:t})=>Math.max(
...t)))||1}stream(t){let n=`layers.${t}`,s=a=>this.isSkipped(t,a),o=new Float32Array(this.count),r=this.has(`${n}.attent\
ion_out`)?this.#o(`${n}.attention_out`):null;return{residual:this.#o(`${n}.residual_in`),attention:r&&s("attention")?o:r,
feedForward:s("feed_forward")?o:this.#o(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values(
"pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){let t=this.
pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{location:o,
...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].sort((s,o)=>o.
probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.category??null}}answer(t,n=[]){
let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:d})=>d),r=[...new Set(n)].filter(d=>!o.includes(
d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.includes(d)),...r].map(d=>this.#e(
d)),h=d=>l.reduce((p,g)=>p+g[d],0),u=this.#n(l),f={location:-1,label:`${u} others`,category:null,pointer:Math.max(0,Number(
this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,
1-h("probability")),count:u};return[...l,f]}#e(t){return{location:t,...this.nameOf(t),pointer:this.probabilityOf("pointe\
r",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){let s=t===
"final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(a=>a.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#t(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#t(
"final",t)?this.probabilityOf("final",t):null}#t(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#n(s);return[...s,{location:-1,label:`${r} others`,category:null,probability:Math.max(
0,o)}]}#n(t){return this.trace.architecture.locations-1-t.length}#o(t){let n=this.values(t),s=n.length/this.count;return Float32Array.
from({length:this.count},(o,r)=>Math.hypot(...n.subarray(r*s,(r+1)*s)))}};function pt(e){let t=0;for(let n=1;n<e.length;n++)
Number(e[n])>Number(e[t])&&(t=n);return t}var Hr=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function dt(e,t){for(let[s,o]of Hr){let r=o.exec(e??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,t),...a};return Vr(i,t)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:Br(s,
o,t)??i,number:null,location:s==="generation"?t.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function Br(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?pt(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?pt(s.lastRow(t,n)):null}function Vr({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return e==="head"&&n>=i.heads||e==="pointer"&&!i.hasPointer||e==="generation"&&!i.hasGeneration||
e==="gate"&&!i.hasGate?!1:t<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Cs(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=e,c=[{name:"",words:"Network"}],l=(u,f)=>c.push({name:u,words:f});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(i).label),a!==null&&l(e.name,`number ${a+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function hn(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function un(e,t,n){let s=dt(e,n),[
o,r]=Dr[t]??[0,0];if(!s||o===0&&r===0)return null;let a=jr(s,o,r,n);return a!==null&&dt(a,n)?a:null}var Dr={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function jr(e,t,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+t}`;let f=r*s.heads+a+t;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(f/s.heads)}.heads.${f%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(f,d){let p=f.findIndex(({location:y})=>y===
e.location),g=p<0||n===0?void 0:f[p+n];return g?`${d}.${g.location}`:null}}var mn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Ur=.78,fn=1.07,zr=1.12;function R(e){return e.stage.type/13}
function B(e,t,n="label"){let s=n==="title"||n==="strong";return fn*H(Ps(t),mn[n]*R(e),s)}function Ps(e){return e.replaceAll(
"−","+")}function I(e,t,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:Q(s,i/fn,mn[o]*R(e),l),u=[o,a,r].filter(Boolean).join(" ");return m("text",{...c&&{key:c},class:u,x:t,y:n},h)}function F(e,{
x:t,y:n,width:s},o,r="label"){let a=mn[r]*R(e),i=H(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let f=u.reduce(
(p,g)=>p+Yr(g,a),0),d=c.at(-1);d&&l+i+f<=s?(d.push({text:" "},...u),l+=i+f):(c.push([...u]),l=f)}return{marks:c.map((u,f)=>qr(
t,n+a*(1+1.5*f),u,r,a)),height:c.length*1.5*a}}function v(e){return e.split(" ").map(t=>[{text:t}])}function qr(e,t,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let f=[l,h&&"raised"].filter(Boolean).
join(" ");return m("tspan",{class:f||null,dy:u},c)});return m("text",{class:s,x:e,y:t},i)}function Yr({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Ur:1)*(t.includes("math")?zr:1);return fn*H(Ps(e),s*o,t.includes("strong"))}var Kr=[137,80,78,71,13,10,26,10],ke=256,pn=65535,Xr=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n});function kt(e,t,[n,s]){let o=e.length/t,r=new Uint8Array(3*ke);for(let l=0;l<ke;l++){
let h=l/(ke-1);for(let u of[0,1,2])r[3*l+u]=Math.round(n[u]+h*(s[u]-n[u]))}let a=new Uint8Array(o*(t+1));for(let l=0;l<o;l++)
for(let h=0;h<t;h++){let u=Math.min(1,Math.max(0,Number(e[l*t+h])||0));a[l*(t+1)+1+h]=Math.round(u*(ke-1))}let i=[...Me(
t),...Me(o),8,3,0,0,0],c=[...Kr,...we("IHDR",i),...we("PLTE",r),...we("IDAT",Zr(a)),...we("IEND",[])];return`data:image/\
png;base64,${Wt(c)}`}function we(e,t){let n=[...e].map(o=>o.charCodeAt(0)).concat(Array.from(t)),s=4294967295;for(let o of n)
s=Number(Xr[(s^o)&255])^s>>>8;return[...Me(t.length),...n,...Me(~s)]}function Zr(e){let t=[120,1];for(let o=0;o<e.length;o+=
pn){let r=e.subarray(o,o+pn),a=o+pn>=e.length,[i,c]=[r.length&255,r.length>>8];t.push(Number(a),i,c,i^255,c^255,...r)}let[
n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return[...t,s>>8,s&255,n>>8,n&255]}function Me(e){return[24,16,8,0].
map(t=>e>>>t&255)}var Qr=20,vs=46,dn=28,Ws=9;function Fs(e,t,n){let{width:s,height:o}=e.stage.size,r=R(e),a=Math.min(Qr*r,.035*s),i=Jr(e,t,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[m("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},i.marks,Gs(n,c,16*r).map(({card:l,box:h})=>m("g",{key:l.key},l.marks(h))))]}function Gs(e,t,n){let s=n*(e.
length-1),o=e.reduce((f,{least:d})=>f+d.width,s),r=e.reduce((f,{least:d})=>f+d.height,s),a=e.every(({least:f})=>f.height<=
t.height),i=e.every(({least:f})=>f.width<=t.width);if(e.length>1&&!(o<=t.width&&a)&&!(r<=t.height&&i)){let f=e.reduce((d,p)=>p.
rank>d.rank?p:d);return Gs(e.filter(d=>d!==f),t,n)}let c=e.length===1||o<=t.width&&a,l=e.reduce((f,{share:d=1})=>f+d,0),
{x:h,y:u}=t;return e.map(f=>{let d=(f.share??1)/l,p=c?{x:h,y:u,height:t.height,width:f.least.width+d*(t.width-o)}:{x:h,y:u,
width:t.width,height:f.least.height+d*(t.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:f,box:p}})}function D(e,{x:t,
y:n,width:s,height:o},r,a=r){let i=R(e),c=B(e,r,"title")<=s-28*i;return[m("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*i}),I(e,t+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function U(e,{x:t,y:n,width:s,height:o}){let r=R(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ot(e,t,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=R(e),
c=B(e,s,"label")+(r?24:4)*i;return{mark:m("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},m("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*i,width:c,height:30*i,rx:15*i}),I(e,t+(r?12:2)*i,n+4.5*i,s)),width:c}}function Jr(e,t,n){
let{width:s,height:o}=e.stage.size,r=R(e),a=Cs(t,e.reading),i=ta(e,a,n),c="goes back",l=46*r+B(e,c,"small"),h="You are h\
ere",u=B(e,h,"small")+10*r,f=s-n,d=f-i.end-20*r,p=o>=560*r&&gn(e,dn*r)>d,g=p?Is(e,f-n-u):Is(e,d,Ws*2),y=g?gn(e,g):0,b=p||
d-y>=u,w=p?d:d-y-(b?u:0),$=(p?46:8)*r+(dn*r-(g??0))/2;return{height:(p?vs+36:vs)*r,marks:[i.marks,w>=l+16*r&&[m("rect",{
class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),I(e,i.end+33*r,25.5*r,"Esc",{kind:"small",anchor:"middle"}),
I(e,i.end+58*r,25.5*r,c,{kind:"small"})],g!==null&&b&&I(e,f-y-10*r,(p?64:26)*r,h,{kind:"small",anchor:"end"}),g!==null&&
m("g",{key:"thumbnails"},ea(e,t,f-y,$,g))]}}function ta(e,t,n){let s=R(e),o=e.stage.size.width-2*n,r=n,a=[];for(let[i,{name:c,
words:l}]of t.entries()){let h=i===t.length-1,u=h?"strong":"label",f=Math.min(B(e,l,u),Math.max(20*s,n+o-r));if(a.push(m(
"g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"ar\
ia-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},m("rect",{class:"ground",x:r-3*s,y:6*s,width:f+6*s,height:30*
s,rx:5}),I(e,r,26*s,l,{kind:u,width:f+1}))),r+=f,h)break;a.push(m("path",{key:`then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*
s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function Is(e,t,n=Ws){let s=R(e);for(let o=dn;o>=n;o--)
if(gn(e,o*s)<=t)return o*s;return null}function gn(e,t){let{layers:n,heads:s}=e.reading;return n*(s*(t+2)+(t*.4+8*R(e)))+
2.2*t}function ea(e,t,n,s,o){let{reading:r}=e,a=R(e),i=[],c=n;for(let b=0;b<r.layers;b++){for(let $=0;$<r.heads;$++){let x=r.
weights(b,$),M=Math.max(...x)||1,E=r.isRemoved(b,$)||r.isSkipped(b,"attention");i.push(y(`layers.${b}.heads.${$}`,`Layer\
 ${b}, head ${$}${E?", switched off":""}`,c,o,[m("image",{key:"map",class:"map",href:kt(x.map(k=>k/M),r.count,e.scale),x:c,
y:s,width:o,height:o,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=o+2}let w=.4*o;i.push(y(`layers.${b}.stream`,`Lay\
er ${b}: residual stream`,c,w,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,x=0],M)=>m("rect",{key:`line ${M}`,class:"length",x:c+
2,y:s+$*o,width:Math.max(1,(w-4)*x),height:Math.max(1,.12*o)}))])),c+=w+8*a}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],f=.09*o,d=c+
1.2*o;r.hasPointer&&i.push(y("pointer","Pointer",c,1.2*o,[m("path",{class:"pointer",d:xt(c,[l-f,l],d,[h-f,h+f])})],[s,o/
2])),r.hasGeneration&&i.push(y("generation","Generation",c,1.2*o,[m("path",{class:"generation",d:xt(c,[l,l+f],d,[u-f,u+f])})],
[l,o/2])),r.hasGate&&i.push(y("gate","Gate",d,.3*o,[m("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
m("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:p}=r.trace.
prediction,g=d+.3*o;return i.push(y(`places.${p}`,`Answer: ${r.nameOf(p).label}`,g,.7*o-2,[m("rect",{class:"answer-bar",
x:g+2,y:l-f,width:.7*o-6,height:2*f})])),i;function y(b,w,$,x,M,[E,k]=[s,o]){let A=t.name===b||t.name.startsWith(`${b}.`),
N=b.includes("heads");return m("g",{key:b,class:`part thumb${A?" here":""}`,"data-open":b,role:"link",tabindex:0,"aria-l\
abel":w,"aria-current":A?"true":null},M.flat(),m("rect",{key:"frame",class:N||A?"thumb-frame":"ground",x:$,y:E,width:x,height:k,
rx:2}),m("title",{},w))}}var Hs=13;function wt(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=R(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,f=Array.from(n,Number),d=Vs(f),p=new Map([...r].map(N=>[N,S(f[N]??0,d)])),g=[...p.values()].
some(N=>B(e,N,"tiny")>h+2*c),y=p.size>0&&!g?Hs*c:1,b=g?Hs*c:0,[w,$]=s.extent??Ae(f),x=na(t.height-b,w,$,y),M=x>0?Math.max(
y,w*x):(t.height-b)/2,E=t.y+b+M,k=f.map((N,_)=>{let T=Math.abs(N)*x,P=_===a;return m("rect",{key:`bar ${_}`,class:`bar ${o}${N<
0?" negative":""}${P?" chosen":""}`,x:t.x+_*h+u/2,y:N<0?E:E-T,width:Math.max(.5,h-u),height:Math.max(.4,T)},i&&m("title",
{},i(_)))}),A=[...p].map(([N,_])=>I(e,t.x+Bs((N+.5)*h,B(e,_,"tiny")/2,t.width),g?t.y+9*c:E+(Number(f[N])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:N===a?"chosen":"",key:`number ${N}`}));return[m("path",{key:"line",class:"axis",d:`M${t.
x} ${E}H${t.x+t.width}`}),k,A]}function na(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Ht(e,t,n,s,o=null){let r=n.length,a=s/r,i=1.5*R(e),c=t.map(Vs),l=Array.from(n,(p,g)=>Math.
max(...t.map((y,b)=>B(e,S(Number(y[g]),c[b]),"tiny")))/2),h=[...l.keys()].sort((p,g)=>Math.abs(Number(n[g]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(y=>Math.abs(f(y)-f(p))>=d(p)+d(y)+i)&&u.add(p);
return u;function f(p){return Bs((p+.5)*a,d(p),s)}function d(p){return l[p]??0}}function Bs(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Ae(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function Vs(e){let t=Math.
max(...Ae(e));return t>=99.5?0:t>=.95?1:2}var Ds=8;function Lt(e,t,n,{chosen:s=null,open:o}={}){let r=R(e),a=t.width<380*r,i=Math.min(96*r,t.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(w=>Math.max(B(e,w.title,"strong"),c?B(e,w.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*t.width),f=t.x+u,d=t.width-u-l,p=a?17*r:0,g={x:f,width:d,height:Math.max(6*r,i-Ds*r-p)},y=n[0]?.values.length??
1,b=d/y;return[n.map(({key:w,title:$,says:x,values:M,colour:E,open:k},A)=>{let N=t.y+A*i,_=a?N+12*r:N+i/2+(c?-2:4)*r,T=a?
t.width:u-8*r,P=B(e,$,"strong")+10*r;return m("g",{key:w,class:k?"part choice row":"row","data-open":k??null,role:k?"but\
ton":null,tabindex:k?0:null,"aria-label":k?$:null},k&&m("rect",{key:"ground",class:"ground",x:t.x-4*r,y:N,width:t.width+
8*r,height:i,rx:4}),I(e,t.x,_,$,{kind:"strong",width:T,key:"title"}),a&&I(e,t.x+P,_,x,{kind:"small",width:t.width-P,key:"\
beside"}),c&&I(e,t.x,_+15*r,x,{kind:"small",width:T,key:"says"}),wt(e,{...g,y:N+p+Ds/2*r},M,{colour:E,chosen:s,exact:L=>`${$}\
, number ${L+1}: ${S(Number(M[L]),4)}`}),s!==null&&I(e,t.x+t.width,N+p+(i-p)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&m("rect",{key:"strongest",class:"strongest",x:f+s*b-1.5,y:t.y,width:b+3,height:i*n.length,
rx:3}),o&&m("g",{key:"positions"},Array.from({length:y},(w,$)=>m("rect",{key:`position ${$}`,class:"cell",x:f+$*b,y:t.y,
width:b,height:i*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},m("titl\
e",{},n.map(({title:x,values:M})=>`${x}: ${S(Number(M[$]),3)}`).join(`
`)))))]}function js(e){let t=aa(e??"").map(ia);for(let n=ra;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=yn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Us={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},sa={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},yn=new Map(Object.entries(sa).flatMap(([e,t])=>t.map(n=>[n,e]))),oa=new Set([...yn.keys()].flatMap(
e=>e.split(" "))),ra=Math.max(...[...yn.keys()].map(e=>e.split(" ").length));function aa(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function ia(e){let t=e.replace(/s$/,"");return oa.has(t)?t:e}var ca=24;function at(e,t,n,s){let o=s/ca;return m("path",{key:"icon",class:"icon",d:Us[js(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function G(e,t){let n=e.visits[t];return n?`${n.label}, ${Mt(e,t)}`:""}function Rt(e,t){return e.visits[t]?.label??""}function bn(e){
return e>0&&e<5e-4?"<0.1 %":O(e,1)}function Mt(e,t){let n=e.visits[t];return n?`${rt[n.weekday]} ${st(n.start_minute)}`:
""}function qs(e,t){return mt(e.visits[t]?.duration_minutes??0)}function Ys(e,t,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=e,l=R(e),h=t.width/c.count,u=h>=18*l,f=t.y+t.height-(u?38:18)*l,d=t.y+17*l,p=Math.max(...n)||1,g=Math.
max(0,f-d)/p,y=E(zs(n,r).map(k=>({visit:k,half:B(e,x(n[k],k),k===r?"strong":"tiny")/2}))),b=E(zs(n,r).map(k=>({visit:k,half:B(
e,M(k),k===r?"strong":"tiny")/2})));return[m("path",{key:"foot",class:"axis",d:`M${t.x} ${f}H${t.x+t.width}`}),c.visits.
map(({category:k},A)=>{let N=w(A),_=A===r,T=Number(n[A])*g;return m("g",{key:`visit ${A}`,class:`part choice${_?" here":
""}`,"data-open":i(A),role:"button",tabindex:"-1","aria-label":`${G(c,A)}: weight ${O(Number(n[A]),1)}`},m("rect",{key:"\
ground",class:"ground",x:t.x+A*h,y:t.y,width:h,height:t.height}),m("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:f-T,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,T)}),y.has(A)&&I(e,$(A,y),f-T-4*l,x(
n[A],A),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&at(k,N-7*l,f+5*l,14*l),b.has(A)&&I(e,$(A,b),
t.y+t.height-4*l,M(A),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),m("title",{},`${G(c,A)}: score ${S(Number(s[A]),
3)}, weight ${O(Number(n[A]),2)}`))})];function w(k){return t.x+(k+.5)*h}function $(k,A){let N=A.get(k)??0;return Math.max(
t.x+N,Math.min(t.x+t.width-N,w(k)))}function x(k,A){return A===r?bn(Number(k)):O(Number(k)).replace(" %","")}function M(k){
return S(Number(s[k])/o,k===r?2:1)}function E(k){let A=new Map;for(let{visit:N,half:_}of k){let T=Math.max(t.x+_,Math.min(
t.x+t.width-_,w(N)));[...A].every(([L,C])=>{let W=Math.max(t.x+C,Math.min(t.x+t.width-C,w(L)));return Math.abs(T-W)>=_+C+
3*l})&&A.set(N,_)}return A}}function zs(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function Ks(e,t){let n=R(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>la(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>ha(e,s)}]}function la(e,t){let{reading:n}=e,s=R(e),o=U(e,t),r=n.values(
"context"),a=F(e,o,v(`${G(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...D(e,t,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let f=r.subarray(u*c,(u+1)*c),d=o.width*f.length/c,p={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return f.length>0&&m("g",{key:`line ${u}`},wt(e,p,f,{colour:"\
stream",extent:Ae(r),numbered:Ht(e,[f],f,d),exact:g=>`Number ${u*c+g+1}: ${S(Number(f[g]),4)}`}))})]}function ha(e,t){let{
reading:n}=e,s=R(e),o=U(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=F(e,o,v("Each reads the same numbers, through a mat\
rix of its own:"),"small");return[...D(e,t,"What reads it"),...a.marks,r.length>0&&m("g",{key:"rows"},Lt(e,{...o,y:o.y+a.
height+6*s,height:o.height-a.height-6*s},r))]}function Bt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,a=e.values(`${r}.queries`),i=e.values(`${r}.keys`),c=a.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Dt(Ot(a,s,c),Ot(i,o,c));return Xs(h,l,null,e,o)}function Oe(e,t,n,s){let o=Ot(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return $n(o,e.trace.interventions.attention_temperature??1)}function Vt(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return Xs(Dt(n,Ot(s,t,n.length)),o,r,e,t)}function Se(e){return $n(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function Xs(e,t,n,s,o){let r=e.first.length,a=e.sum/(t?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Dt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:zt(n)}}function $n(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),a=zt(r),i=r.map(c=>c/a);return{scores:e,temperature:t,shift:o,exponentials:r,
total:a,weights:i}}function te(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let a=e.trace.architecture.d_model,i=Number(
e.values(t)[o*a+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:At(e,`${s}.weight`,r),bias:At(e,`${s}.bias`,r),result:Number(e.values(n)[o*a+r])}}function Ne(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],a=At(e,`${o}.bias`,s),i=tt(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Dt(i,Ot(r.values,s,i.length)),bias:a}}function Zs(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=At(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=e.
slices.map(({name:c,label:l})=>{let h=xn(e,c,t),u=Dt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:zt(i.map(({dot:c})=>c.sum))+o}}function xn(e,t,n){let s=e.values(`inputs.${t}`);return Ot(
s,n,s.length/e.count)}function tt(e,t,n){let s=e.values(t);return Ot(s,n,s.length/e.count)}function jt(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Dt(t,n.values):null,bias:At(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function St(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Dt(n,Ot(
s.values,t,n.length)):null,r=At(e,"gen_head.bias",t),a=e.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[t]):i}}function Qs(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
$n(t,1):null}function Ut(e,t){let{gate:n}=e,s=e.locations.flatMap((a,i)=>a===t?[i]:[]),o=e.hasPointer?zt(s.map(a=>Number(
e.pointerWeights[a]))):0,r=ua(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function ua(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(a=>a.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function At(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Ot(e,t,n){return e.subarray(t*n,(t+1)*n)}function zt(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var qt="→",Js=30,ma=8,fa=20,pa=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function ee(e,t,{first:n,second:s,products:o},r){let a=R(e),i=o.length,c=i>fa&&t.height>=176*a,l=c?34*a:0,h=(t.height-
l)/3,u=16*a,f=t.x+Js*a,d=t.width-Js*a,p=ne(o),g=Ht(e,[n,s,o],o,d,p),y=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=d/i,w=$=>`${S(
Number(n[$]),4)} × ${S(Number(s[$]),4)} = ${S(Number(o[$]),4)}`;return[m("rect",{key:"strongest",class:"strongest",x:f+
p*b-1,y:t.y+u,width:b+2,height:3*h-u-2*a,rx:3}),y.map(({letter:$,colour:x,values:M,title:E},k)=>{let A=t.y+k*h,N={x:f,y:A+
u,width:d,height:h-u-6*a};return m("g",{key:`row ${k}`},I(e,t.x,A+12*a,E,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),I(e,t.x,A+u+.5*N.height+5*a,$,{also:`math letter ${x}-words`,key:"letter"}),wt(e,N,M,{colour:x,numbered:g,chosen:p,
exact:w}))}),c&&da(e,{x:f,y:t.y+3*h,width:d,height:l},o)]}function da(e,{x:t,y:n,width:s},o){let r=R(e),a=s/o.length,i=Math.
max(ma,Math.ceil(o.length/8));for(;i<o.length&&i*a<B(e,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return m("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[f,d]=[t+h*i*a+2,t+(h*i+u.length)*a-2],p=u.reduce(
(g,y)=>g+y,0);return[m("path",{key:`span ${h}`,class:"axis",d:`M${f} ${n}v${4*r}H${d}v${-4*r}`}),I(e,(f+d)/2,n+17*r,S(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Ee(e,t,n,s,o,r,a){let i=R(e),c=ga(n,s,r),l=ya(n,s,o,a.over),
h={x:t.x,y:0,width:t.width},u=F(e,h,c).height+F(e,h,l).height+10*i,f=132*i,d=Math.max(70*i,Math.min(.36*t.height,210*i)),
p=t.height-u-d>=f,g=Math.min(t.height-u-(p?d:0),276*i),y=t.height-u-g,b=F(e,{...h,y:t.y+g+4*i},c),w=F(e,{...h,y:t.y+g+b.
height+6*i},l);return[m("g",{key:"dot"},ee(e,{...t,height:g},n.dot,r)),m("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+g}H${t.x+t.width}`}),m("g",{key:"score steps"},b.marks),m("g",{key:"softmax steps"},w.marks),p&&m("g",{key:"softmax"},
Ys(e,{...t,y:t.y+g+u,height:y},s,o,a))]}function ga({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...v("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${qt}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${qt} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${qt} no position bias: it is off`}]:[{text:`${qt} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${qt} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${qt}\
 ÷ temperature ${ba(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function ya({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=t;if(e)return v("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${gt(u)}\
;`}],[{text:`${gt(u)} / ${gt(c)} = `},{text:bn(Number(l[n])),kind:"strong"},{text:","}],...v(`where ${gt(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function gt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=100)return e.toFixed(0);if(e>=10)return e.toFixed(1);if(e>=.095)return e.toFixed(2);
if(e===0)return"0";let[t="",n=""]=e.toExponential(1).split("e");return`${t} × 10${Array.from(n,s=>pa[s]??"").join("")}`}
function ne(e){let t=0;for(let n=1;n<e.length;n++)Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function ba(e){
return String(Math.round(1e3*e)/1e3)}var $a=6;function to(e,t){let n=R(e),s=jt(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>xa(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ka(e,r,s)}),o}
function xa(e,t,{hidden:n,dot:s,bias:o,logit:r}){let a=R(e),i=U(e,t),c=s&&o!==null?[...v("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...v("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=F(e,{...i,
y:0},c),h=ot(e,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),f=F(e,{...i,y:i.y+u+4*a},c),d=Ht(e,[n],n,i.width);return[...D(e,t,`${n.length} hidden units read the context`),
m("g",{key:"dot"},s?ee(e,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):wt(e,{...i,height:u},n,{colour:"query",numbered:d})),...f.marks,
h.mark]}function ka(e,t,n){let{reading:s}=e,o=R(e),r=U(e,t),{gate:a,trace:i}=s,c=F(e,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=F(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...D(e,t,f()),n&&h.height>=60*o&&m("g",{key:"curve"},p(h,n)),...u.marks,m("g",{key:"shares"},g({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function f(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:y}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let x=y?`Only the ${y==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...v(x),b]}let w=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...w,...v(`is the gate: ${O(a,1)} of the answer comes from \
the pointer, ${O(1-a,1)} from generation.`)];let $=y?`Only the ${y==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...v($),...v("As learned it would be"),
...w]}function p(y,{logit:b,learned:w}){let $=Math.max($a,Math.ceil(Math.abs(b))),x=T=>y.x+(T+$)/(2*$)*y.width,M=y.y+y.height,
E=T=>M-T*y.height,k=Array.from({length:61},(T,P)=>{let L=-$+P/30*$;return`${x(L).toFixed(1)} ${E(1/(1+Math.exp(-L))).toFixed(
1)}`}),[A,N]=[x(b),E(w)],_=b>0;return[m("path",{key:"axes",class:"axis",d:`M${y.x} ${y.y}V${M}H${y.x+y.width}M${y.x} ${E(
.5)}H${y.x+y.width}`}),[0,.5,1].map(T=>I(e,y.x-6*o,E(T)+4*o,T===.5?"0.5":String(T),{kind:"tiny",anchor:"end",key:`share ${T}`})),
[-$,0,$].map(T=>I(e,x(T),M+15*o,S(T,0),{kind:"tiny",anchor:"middle",key:`logit ${T}`})),I(e,(x(0)+x(-$))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),m("path",{key:"line",class:"curve",d:`M${k.join("L")}`}),m("path",{key:"lead",
class:"lead",d:`M${A} ${M}V${N}H${y.x}`}),m("circle",{key:"point",class:"point",cx:A,cy:N,r:5.5*o}),I(e,A+(_?-10:10)*o,_?
Math.max(N-6*o,y.y+9*o):N-8*o,w.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function g(y){let b=a*y.width;
return[m("rect",{key:"pointer",class:"bar pointer",x:y.x,y:y.y,width:b,height:y.height}),m("rect",{key:"generation",class:"\
bar generation",x:y.x+b,y:y.y,width:y.width-b,height:y.height}),I(e,y.x,y.y+y.height+15*o,`pointer ${O(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),I(e,y.x+y.width,y.y+y.height+15*o,`generation ${O(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var eo=14,no=34;function it(e,t,n,{largest:s,most:o=no,isOrdered:r=!1,isWalked:a=!1}={}){let i=R(e),c=Math.max(1,Math.floor(
t.height/(eo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,t.height/(h.length+Number(l))),f=u>=30*
i,d=Math.max(1,Math.ceil(eo*i/u)),p=h.findIndex(({isChosen:k})=>k),g=u>=13*i&&h.some(({category:k})=>k!==void 0),y=g?22*
i:0,b=Math.max(...h.map(({text:k})=>B(e,k,"strong")))+8*i,w=Math.max(0,...h.map(({beside:k=""})=>k?B(e,k,"small")+10*i:0)),
$=Math.max(...h.map(({label:k,says:A=""})=>Math.max(B(e,k,"strong"),f?B(e,A,"small"):0)))+8*i,x=Math.min($,.58*(t.width-
y-b-w)),M={x:t.x+y+x,width:Math.max(1,t.width-y-x-b-w)},E=s??(Math.max(...h.map(({parts:k})=>k.reduce((A,{value:N})=>A+Math.
abs(N),0)))||1);return[h.map((k,A)=>{let N=t.y+(A+.5)*u,_=A===p||(h.length-1-A)%d===0&&(p<0||Math.abs(A-p)>=d),T=M.x,P=Math.
min(.62*u,.42*o*i);return m("g",{key:k.key,class:`${k.open?"part ":""}choice row${k.isChosen?" here":""}${k.isOff?" off":
""}`,"data-open":k.open??null,role:k.open?"button":null,tabindex:k.open?a&&!k.isChosen?"-1":0:null,"aria-label":k.open?`${k.
label}: ${k.text}`:null},m("rect",{key:"ground",class:"ground",x:t.x-3*i,y:N-u/2,width:t.width+6*i,height:u,rx:4}),g&&(_||
u>=17*i)&&k.category!==void 0&&at(k.category,t.x,N-7.5*i,15*i),_&&I(e,t.x+y,N+(f&&k.says?-2:4.5)*i,k.label,{kind:k.isChosen?
"strong":"label",width:x-6*i,key:"name"}),f&&k.says&&I(e,t.x+y,N+12.5*i,k.says,{kind:"small",width:x-6*i,key:"says"}),k.
parts.map(({value:L,colour:C},W)=>{let q=Math.abs(L)/E*M.width,z=m("rect",{key:`part ${W}`,class:`bar ${C}${L<0?" negati\
ve":""}${k.isChosen?" chosen":""}`,x:T,y:N-P/2,width:Math.max(.5,Math.min(M.width,q)-(k.parts.length>1&&q>2?.8:0)),height:Math.
max(1,P)});return T+=q,z}),_&&k.beside&&I(e,t.x+t.width-b,N+4.5*i,k.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
I(e,t.x+t.width,N+4.5*i,k.text,{kind:k.isChosen?"strong":"label",anchor:"end",key:"value"}),k.exact&&m("title",{},k.exact))}),
l&&I(e,t.x,t.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function Yt(e,t,n,s=no){
return Math.min(s*R(e)*n,t.height)}function so(e,t){let n=R(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>wa(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>Ma(e,s,t)}]}function wa(e,t,n){let{reading:s}=e,
o=R(e),r=U(e,t),i=(s.trace.location_probabilities.generation??[]).map(({location:f,probability:d})=>{let{label:p,category:g}=s.
nameOf(f),{logit:y}=St(s,f);return{key:`place ${f}`,label:p,category:g,parts:[{value:d,colour:"generation"}],beside:y===
null?"":S(y,2),text:O(d,1),open:`generation.${f}`,isChosen:f===n.location,exact:`${p}: ${y===null?"":`logit ${S(y,4)}, `}\
probability ${O(d,3)}`}}),c=s.trace.architecture.locations,l=F(e,r,v(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ot(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...D(e,t,"What the generation head expects"),...l.marks,m("g",{key:"\
rows"},it(e,u,i,{isWalked:!0})),h.mark]}function Ma(e,t,{location:n}){let{reading:s}=e,o=R(e),r=U(e,t),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=St(s,n),h=Qs(s),u=s.probabilityOf("generation",n),f=[];if(i&&c!==null&&f.push(...v("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&f.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let g=Number(h.exponentials[n]),y=Number(h.scores[n])-h.shift;f.push([{text:"→ e",kind:""},{text:S(
y,2),isRaised:!0},{text:` = ${gt(g)};`}],[{text:`${gt(g)} / ${gt(h.total)} = `},{text:O(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...v(`${gt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else f.push(...v("→ softmax over the whole list:"),[{text:O(u,1),kind:"strong"}]);
let d=F(e,{...r,y:0},f),p=i?Math.min(r.height-d.height-8*o,450*o):0;return[...D(e,t,`How does it score ${a}?`),i&&m("g",
{key:"dot"},ee(e,{...r,height:p},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...F(e,{...r,y:r.y+p+(i?6*o:0)},f).marks]}var se=20,Te=8,ro=19,Y=8,re=3,wn=4,oe=4,Aa={least:13.5,most:38,lane:3},Mn=13;function ao(e,t,n=1){let s=t.type/Mn,o=46*s,
r=t.height-98*s,a=An(e.count,o,r,Aa,s),i=t.width>=1180*s,c=t.width>=1040*s&&e.layers<=3,l=Oa(e,i,s),h=c?62*s:0,u=c?h+22*
s:16*s,f=t.width-2*se-oo(Object.values(l)),[d,p]=[o+12*s,t.height-4*s],g=Sa(e.heads,f/e.layers-u,p-d,s),y=g.columns*(g.side+
Te*s)-Te*s,b=e.heads>0?y+u:u,w=Math.max(0,f-e.layers*b);l.visits+=Math.min(.3*w,90*s),l.answer+=Math.min(.2*w,80*s),l.flow+=
Math.min(.1*w,50*s),l.leave+=Math.min(.1*w,50*s);let $=t.width-2*se-oo(Object.values(l))-e.layers*b,x=Math.min($,e.hasPointer?
220*s:60*s);l.bands+=x;let M=($-x)/e.layers,E={x:se,width:l.visits},k=se+l.visits+12*s,A=i?{x:k,width:l.slices}:null;A&&
(k+=l.slices+12*s);let N=Array.from({length:e.layers},(J,nt)=>{let Z=k+nt*(b+M);return{x:Z,width:y,maps:Na(e.heads,Z,d,p,
g,s),stream:c?Z+(e.heads>0?y+10*s:0):null}});k+=e.layers*(b+M);let _=t.width-se,T=_-l.answer,P=T-l.leave-l.gate,L=k+l.scores+
l.weights+8*s,C=P-l.flow-Y,W=Math.min(190*s,.24*t.height)/n,q=e.hasGate?.56*t.height:(o+r)/2,z=wn*s,X=e.hasPointer?t.height-
W-re*z-6:(o+r-W)/2-z;return{size:t,type:t.type,rows:a,visits:E,slices:A,layers:N,streamWidth:h,scores:k+l.scores,weights:k+
l.scores+l.weights,ribbons:L,places:C,gate:P,gateWidth:l.gate,answers:{most:r-o<330?oe-1:oe,top:o,bottom:r+60*s,x:T,right:_,
segment:T-Y},right:_,top:o,bottom:r,full:W,across:{visits:a.map(({y:J})=>J),starts:[o-12*s,t.height-8],places:{room:[o+16*
s,e.hasGeneration?X-12*s:r],gap:22*s},generation:{start:X,gap:z},gate:q-W/2},bands:{ribbon:(J,nt,Z)=>kn(L,J,C,nt,Z),into:(J,nt,Z)=>kn(
C+Y,J,P,nt,Z),out:(J,nt,Z)=>kn(P+l.gate,J,T-Y,nt,Z)}}}function kn(e,t,n,s,o){return o?xt(e,t,n,s):xt(e,t,e,t)}function Oa({
hasPointer:e,hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:
150*s,bands:e?112*s:0,bar:Y,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function oo(e){return e.reduce(
(t,n)=>t+n,0)}function An(e,t,n,{least:s,most:o,lane:r},a){let i=n-t,c=e,l=0,h=Math.min(o*a,i/e);h<s*a&&(l=Math.max(r,Math.
min(6*a,.35*i/e)),h=(s+2)*a,c=Math.max(1,Math.floor((i-e*l)/(h-l))),h=(i-(e-c)*l)/c);let u=t;return Array.from({length:e},
(f,d)=>{let p=d>=e-c,g=p?h:l;return u+=g,{y:u-g/2,height:g,isFull:p}})}function Sa(e,t,n,s){let o={columns:1,side:0};if(e===
0)return o;for(let r of[1,2,4]){let a=n/Math.ceil(e/r)-ro*s,i=Math.min(a,(t-(r-1)*Te*s)/r);i>o.side&&(o={columns:r,side:i})}
return o}function Na(e,t,n,s,{columns:o,side:r},a){let i=Math.ceil(e/o),c=Math.min((s-n)/i,r+2.2*ro*a);return Array.from(
{length:e},(l,h)=>({x:t+h%o*(r+Te*a),y:n+Math.floor(h/o)*c,side:r}))}function _e(e,t,n,s){let o=[];for(let[i,{wish:c,length:l}]of e.
entries())for(o.push({first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+t<=a(h))
break;let[f,d]=[u.last-u.first+1,h.last-h.first+1];u.wish=(f*u.wish+d*(h.wish-u.length-t))/(f+d),u.length+=t+h.length,u.
last=h.last,o.pop()}let r=[];for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(e[l]?.length)+
t}return r;function a({wish:i,length:c}){return Math.max(n,Math.min(s-c,i))}}var ut=44,V={title:26,bars:34,inputs:64,scores:52,names:56},io=16,Ea={least:20,most:110,lane:1},Ta=62,On=8,_a=160,Le=16,
co=6;function Nn(e,t,n,s=1){let o=n/Mn,[r,a]=[io,t-io],i=An(e.count,r,a,Ea,o).map(({y:T,height:P,isFull:L})=>({x:T,width:P,
isFull:L})),c=Number(i.at(-1)?.width)>=Ta*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Le*o,u=h+(V.title+
V.inputs+Le)*o,f=[];for(let T=0;T<e.layers;T++){let P=La(e.heads,r,a,u+V.title*o,o),L=P.at(-1),W=(L?L.y+L.side+8*o:u)+V.
title*o;f.push({y:u,maps:P,stream:W}),u=W+(V.bars+Le)*o}let d=Ra(e,r,u+V.title*o,a-r,o),p=Math.ceil(e.values("context").
length/d.columns)*d.cell,g=u+V.title*o+Math.max(p,20*o)+Le*o,y=g+(e.hasPointer?(V.title+V.scores)*o:0),b=y+(e.hasPointer?
170:96)*o,w=b+Y+((e.hasPointer?V.names:0)+(e.hasGate?48:30))*o,$=e.hasGate?28*o:0,x=Ca(a-r,o)/s,M=wn*o,E=a-x-re*M,k=Math.
max(78*o,x*s/2+6),A=w+$+34*o,N=a-x-16*o,_={most:oe,top:A,bottom:A+(oe+1)*k,x:r-6*o,right:N-8*o,segment:N};return{size:{width:t,
height:_.bottom+Math.max(0,(x*s-k)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:f,context:d,pointer:g,
ribbons:y,places:b,gate:w,gateHeight:$,answers:_,full:x,across:{visits:i.map(({x:T})=>T),starts:[r,a],places:{room:[r,e.
hasGeneration?E-2*co*o:a],gap:co*o},generation:{start:E,gap:M},gate:a-x},bands:{ribbon:(T,P,L)=>Sn(y,T,b,P,L),into:(T,P,L)=>Sn(
b+Y,T,w,P,L),out:(T,P,L)=>L?Ns(w+$,T,N+Y,P):Sn(w+$,T,w,T,!1)}}}function Sn(e,t,n,s,o){return o?on(e,t,n,s):on(e,t,e,t)}function La(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),a=(n-t+On*o)/r,i=Math.min(a-On*o,_a*o),c=Math.max(ut,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*a,y:s+c+Math.floor(h/r)*(i+c+On*o),side:i,touch:ut}))}function Ra(e,t,n,s,o){let{length:r}=e.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function Ca(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Re={visits:0,slices:1,layers:2};function yt({reading:e,beside:t}){return t?[e,t]:[e]}function Nt(e){return Math.max(
...yt(e).map(({largestWeight:t})=>t))}function Kt(e){return Re.layers+2*e}function K(e){let t=Re.layers+2*e.layers,n=e.hasPointer?
t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}function j(e,t){return e.beat>=t?1:0}var En=64,Pa=Float32Array.from({length:En},(e,t)=>t/(En-1));function Tn({isOwnScale:e}){return e?"Same scale for all hea\
ds":"Own scale for each head"}function Ce(e,t,n,s){let{reading:o,isOwnScale:r,stage:a}=e;if(!o.heads)return null;let i=a.
type/13,c=r?s?"own largest":"largest of each head":O(Nt(e)),l=60*i,h=t+12*i,u=[m("text",{class:"small",x:t,y:n},"0"),m("\
image",{class:"map",href:kt(Pa,En,e.scale),x:h,y:n-9*i,width:l,height:9*i,preserveAspectRatio:"none"}),m("rect",{class:"\
map-frame",x:h,y:n-9*i,width:l,height:9*i}),m("text",{class:"small",x:h+l+5*i,y:n},c)],f=Tn(e),d={"data-act":"scale",role:"\
button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":c}. ${f}`};
if(s){let g=17*i+l+H(c,12.5*i),y=m("rect",{class:"ground",x:t-6*i,y:n+14*i-ut,width:g+12*i,height:ut});return m("g",{key:"\
scale",class:"switch",...d},y,u)}let p=H(f,12.5*i)+16*i;return m("g",{key:"scale"},m("text",{class:"small",x:t,y:n-17*i},
"Weights in the maps of heads"),u,m("g",{key:"switch",class:"switch",...d},m("rect",{class:"handle stays",x:t,y:n+8*i,width:p,
height:19*i,rx:9.5*i}),m("text",{class:"handle-words stays",x:t+8*i,y:n+21.5*i},f)))}var lo=24,va=.045,Ia=.6;function ho(e,t){let n=R(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:a=>Wa(e,a,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:a=>Ha(e,a,t)}]}function Wa(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:a,query:i,visit:c}=n,l=R(e),{count:h}=s,u=s.weights(r,a),f=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),d=o?Math.max(...u)||1:Nt(e),p=Ga(e,t,n,f),g=Math.min(.36*t.width,190*l),y=t.y+42*l,[b,w]=[t.width-
g,t.height-44*l-p.height],$=t.width<600*l?1.9:1.15,x={width:b/h,height:Math.min(w/h,$*b/h)},M={x:t.x+g,y,width:b,height:x.
height*h},E=`layers.${r}.heads.${a}`,k=x.height>=30*l,A=Fa(x.height,13*l);return[I(e,t.x,t.y+15*l,g>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:g-8*l}),m("g",{key:"columns"},N()),m("g",{key:"rows"},_()),m("image",{key:"weig\
hts",class:"map",href:kt(u.map(L=>L/d),h,e.scale),...M,preserveAspectRatio:"none",opacity:f?.3:1}),m("rect",{key:"frame",
class:"map-frame",...M}),m("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},T()),m("rect",
{key:"column",class:"chosen-column",x:M.x+c*x.width,y:t.y,width:x.width,height:M.y+M.height-t.y,rx:3}),m("rect",{key:"ro\
w",class:"chosen-row",x:t.x-3,y:M.y+i*x.height,width:t.width+3,height:x.height,rx:3}),m("rect",{key:"cell",class:"chosen\
-cell",x:M.x+c*x.width,y:M.y+i*x.height,width:x.width,height:x.height}),p.at(M.y+M.height)];function N(){let L=x.width>=
14*l,C=Math.min(15*l,x.width-3*l),W=x.width>=30*l,q=M.x;return s.visits.map((z,X)=>{let J=String(rt[z.weekday]),nt=z.weekday!==
s.visits[X-1]?.weekday,Z=M.x+X*x.width,vt=B(e,J,"tiny"),rs=!L&&nt&&Z>=q&&Z+vt<=M.x+M.width;rs&&(q=Z+vt+4*l);let tn=M.x+(X+
.5)*x.width;return m("g",{key:`column ${X}`,class:`part choice${X===c?" here":""}${z.masked?" off":""}`,"data-open":`${E}\
.${i}.${X}`,role:"button",tabindex:"-1","aria-label":`Read from visit ${X+1}: ${G(s,X)}${z.masked?", masked":""}`},m("re\
ct",{class:"ground",x:M.x+X*x.width,y:t.y,width:x.width,height:42*l}),L&&at(z.category,tn-C/2,t.y+(W?0:22)*l,C),rs&&I(e,
Z,t.y+38*l,J,{kind:"tiny",key:"weekday"}),W&&[I(e,tn,t.y+26*l,J,{kind:"tiny",anchor:"middle",key:"day"}),I(e,tn,t.y+38*l,
x.width>=40*l?st(z.start_minute):`${Math.floor(z.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],m("titl\
e",{},G(s,X)))})}function _(){return s.visits.map((L,C)=>{let W=M.y+(C+.5)*x.height,q=C===i,z=q||(h-1-C)%A===0&&Math.abs(
C-i)>=A,X=Math.min(18*l,x.height-1.5*l),J=x.height>=12*l,nt=t.x+(J?X+10*l:4*l),Z=M.x-nt-6*l,vt=q||k?"strong":"label";return m(
"g",{key:`row ${C}`,class:`part choice${q?" here":""}`,"data-open":`${E}.${C}.${c}`,role:"button",tabindex:"-1","aria-la\
bel":`Visit ${C+1} asks: ${G(s,C)}`},m("rect",{class:"ground",x:t.x,y:W-x.height/2,width:g,height:x.height}),J&&at(L.category,
t.x+3*l,W-X/2,X),z&&I(e,nt,W+(k?-2:4.5)*l,L.label,{kind:vt,width:Z,key:"name"}),k&&I(e,nt,W+12*l,`${Mt(s,C)} · ${qs(s,C)}`,
{kind:"small",width:Z,key:"when"}),m("title",{},G(s,C)))})}function T(){let L=[];for(let C=0;C<h;C++){if(h>lo&&C!==i){L.
push(m("rect",{key:`row ${C}`,class:"cell",x:M.x,y:M.y+C*x.height,width:M.width,height:x.height,"data-open":`${E}.${C}.${c}`},
m("title",{},G(s,C))));continue}for(let W=0;W<h;W++)L.push(P(C,W))}return L}function P(L,C){let W=Number(u[L*h+C]),[q,z]=[
M.x+C*x.width,M.y+L*x.height],X=L===i&&C===c,J=String(Math.round(100*W)),nt=vt=>x.width>=B(e,J.padStart(2,"0"),vt)+2*l,Z=(W>=
va||L===i)&&x.height>=13*l&&nt("tiny");return m("g",{key:`${L} ${C}`,class:"cell"},m("rect",{key:"cell",x:q,y:z,width:x.
width,height:x.height,"data-open":`${E}.${L}.${C}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},m("titl\
e",{},`${G(s,L)} reads ${O(W,1)} from ${G(s,C)}`)),Z&&I(e,q+x.width/2,z+x.height/2+4.5*l,J,{kind:W/d>=.3&&nt("strong")?"\
strong":"tiny",anchor:"middle",also:W/d>=Ia&&!f?"on-dark":"on-light",key:"weight"}))}}function Fa(e,t){return Math.max(1,
Math.ceil(t/e))}function Ga(e,t,{layer:n,head:s,query:o,isLeaf:r},a){let{canAct:i,reading:c}=e,l=R(e),h=c.isRemoved(n,s),
u=t.height>=330*l,f=`layers.${n}.heads.${s}`,p=[i&&{text:h?"Switch head on":"Switch head off",attributes:{"data-act":"he\
ad","data-part":f},isPressed:h},r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"da\
ta-head":s,"data-query":o},isButton:!1}:{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data\
-head":s},isButton:!1},{text:Tn(e),attributes:{"data-act":"scale"}}].filter(w=>w!==!1),g=a?"Switched off: these weights \
would have been used.":`Columns: the visit it reads from. ${c.count>lo?"Darker is more; each row adds up to 100 %.":"Val\
ues in %; each row adds up to 100."}`,y=u?v(g):[],b=F(e,{...t,y:0},y,"small").height;return{height:b+40*l,at(w){let $=t.
x,x=[];for(let{text:M,attributes:E,...k}of p){let A=ot(e,$,w+b+22*l,M,E,k);$+A.width>t.x+t.width||(x.push(A.mark),$+=A.width+
10*l)}return[m("g",{key:"explained"},F(e,{...t,y:w+3*l},y,"small").marks),m("g",{key:"controls"},x)]}}}function Ha(e,t,{
layer:n,head:s,query:o,visit:r}){let{reading:a}=e,i=o===a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Rt(a,
r);return[...D(e,t,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),m("g",{key:"\
worked"},Ee(e,U(e,t),Bt(a,n,s,o,r),Oe(a,n,s,o),r,[{letter:"q",words:`Query of ${G(a,o)}`,colour:"query"},{letter:"k",words:`\
Key of ${G(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.h\
eads.${s}.${o}.${l}`}))]}var uo=56;function mo(e,t){let n=R(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Ba(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Va(e,s,t)}]:[]]}function Ba(e,t,{
location:n}){let{reading:s}=e,o=R(e),r=Ut(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[f,d]=[a.toFixed(2),(1-a).toFixed(2)],p=s.pointerWeights,g=[],y=A=>r.visits.map(N=>({value:A*Number(p[N]),colour:"pointe\
r"}));s.hasPointer&&g.push({key:"pointer",label:"Pointer",parts:y(1),text:ct(i),open:"pointer"}),s.hasGate&&g.push({key:"\
from pointer",label:`× gate ${f}`,parts:y(a),text:ct(l),open:"gate"}),s.hasGeneration&&g.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ct(c),open:`generation.${n}`}),s.hasGate&&g.push({key:"from gener\
ation",label:`× (1 − ${f})`,parts:[{value:h,colour:"generation"}],text:ct(h),open:"gate"}),g.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:A})=>A>0),text:ct(u),isChosen:!0});
let b=U(e,t),w=s.hasGate?[[{text:`${f} × ${ct(i)} = ${ct(l)}`}],...v("come from the pointer,"),[{text:`${d} × ${ct(c)}\
 = ${ct(h)}`}],...v("from generation. Together:"),[{text:ct(u),kind:"strong"},{text:"."}],...v("All bars have one scale.")]:
[...v(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=F(e,{...b,
y:0},w),x={...b,height:b.height-$.height-44*o},M=Yt(e,x,g.length,uo),E=F(e,{...b,y:b.y+M+8*o},w),k=ot(e,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...D(e,t,`How probable is ${s.nameOf(n).label}\
?`),m("g",{key:"rows"},it(e,x,g,{most:uo})),...E.marks,k.mark]}function Va(e,t,{location:n}){let{reading:s}=e,o=R(e),{visits:r,
pointer:a}=Ut(s,n),i=U(e,t),c="Its visits";if(r.length===0){let y=v("None of the visits is here, so the pointer cannot c\
hoose it.");return[...D(e,t,c),...F(e,i,y).marks]}let l=s.pointerWeights,h=r.map(y=>({key:`visit ${y}`,label:`${Mt(s,y)}\
 (visit ${y+1})`,parts:[{value:Number(l[y]),colour:"pointer"}],text:ct(Number(l[y])),open:`pointer.${y}`,isOff:s.visits[y]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",f=[...v(u),[{text:ct(a),kind:"strong"},
{text:"."}]],d=F(e,{...i,y:0},f),p={...i,height:i.height-d.height-8*o},g=Yt(e,p,h.length);return[...D(e,t,c),m("g",{key:"\
rows"},it(e,p,h,{isOrdered:!0})),...F(e,{...i,y:i.y+g+6*o},f).marks]}function ct(e){return O(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function fo(e,t){let n=R(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Da(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>ja(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Ua(e,s)}]}function Da(e,t,n){let{reading:s}=e,o=R(e),r=U(e,t),a=F(e,r,
v("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((f,d)=>({key:`visit ${d}`,label:f.label,says:Mt(s,d),category:f.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:S(Number(i[d]),2),text:O(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:f.masked,exact:`${G(s,d)}\
: score ${S(Number(i[d]),4)}, weight ${O(Number(c[d]),2)}`})),h=ot(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...D(e,t,"What the p\
ointer reads"),...a.marks,m("g",{key:"rows"},it(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function ja(e,t,{visit:n}){let{
reading:s}=e;return[...D(e,t,`How does the pointer score ${Rt(s,n)}, ${Mt(s,n)}?`,`Score of ${Rt(s,n)}`),m("g",{key:"wor\
ked"},Ee(e,U(e,t),Vt(s,n),Se(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${G(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Ua(e,t){let{reading:n}=e,s=R(e),o=U(e,t),r=n.pointerWeights,a=F(e,o,v("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:f,probability:d,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:f,parts:p.map(g=>({value:Number(r[g]),colour:"\
pointer"})),text:O(d,1),open:h>1?`places.${h}`:null,exact:`${p.map(g=>O(Number(r[g]),2)).join(" + ")} = ${O(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=ot(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...D(e,t,"Sums per place"),...a.marks,m("g",{key:"rows"},it(e,c,i)),l.mark]}function po(e,t){let n=R(e),s=go(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>za(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>qa(e,o,t)}]}function Ie(e,{layer:t,visit:n,number:s}){return s??ne(tt(e,`layers.${t}.residual_out`,n))}function go(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,a=u=>e.isSkipped(
t,u),i=[],c=(u,f,d,p="plain")=>{let g=tt(e,`${s}.${u}`,n),y=`length ${S(Math.hypot(...g))}`;i.push({key:u,title:f,says:d||
y,values:g,colour:p})},l=(u,f)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${f} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let f=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(f,2)}, deviation ${S(d,2)}`}}function za(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=R(e),
i=U(e,t),c=Ie(s,n),l=go(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,f=i.x,d=[],p=(g,y,b=!0)=>{let w=ot(e,f,i.y+i.
height-10*a,g,y,{isButton:b});f+w.width>i.x+i.width||(d.push(w.mark),f+=w.width+10*a)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...D(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${G(s,r)}`,`Layer ${o}\
: ${G(s,r)}`),m("g",{key:"rows"},Lt(e,h,l,{chosen:c,open:g=>`layers.${o}.stream.${r}.${g}`})),m("g",{key:"controls"},d)]}
function qa(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=R(e),i=Ie(s,n),c=U(e,t),{y:l}=c,h=[];for(let f of Ya(s,o,r,i)){
let d=F(e,{...c,y:l},f);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...D(e,t,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),m("g",{key:"lines"},h),
u.height>=90*a&&m("g",{key:"units"},Ka(e,u,o,r,i))]}function Ya(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
a=h=>Number(tt(e,`${o}.${h}`,n)[s]),i=e.trace.interventions.residuals!==!1,c=[[...v("Comes in:"),ve(a("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(Pe("Norm 1:",te(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),e.isSkipped(t,"attention")))),c.push(Pe("Norm\
 2:",te(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,f,d,p){let g=p?"0 (skipped)":
S(Math.abs(f),2);return i?[...v(h),[{text:`${S(u,2)} ${f<0&&!p?"−":"+"} ${g} =`}],ve(d)]:[...v(`${h} no residual conne\
ction, so only`),[{text:p?"0 (skipped)":S(f,2),kind:"strong"}]]}}function Pe(e,t){if(!t)return v(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=t;return[...v(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?v("then a learned factor\
 and bias give").concat([ve(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],ve(c)]]}function ve(e){
return[{text:S(e,2),kind:"strong"}]}function Ka(e,t,n,s,o){let{reading:r}=e,a=R(e),i=tt(r,`layers.${n}.feed_forward.pre`,
s),c=tt(r,`layers.${n}.feed_forward.hidden`,s),l=Ne(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((w,$)=>Math.
abs(Number(h[$]))-Math.abs(Number(h[w]))),f=Array.from(c).filter(w=>w>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",p=l?`${f} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(zt(h),2)}, the bias adds ${S(l.bias,2)}:`:`${f} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,g=F(e,t,v(d+p),"small"),y=Math.max(1,Math.floor((t.height-g.height)/
(20*a))),b=u.slice(0,y).map(w=>({key:`unit ${w}`,label:`unit ${w+1}`,parts:[{value:Number(h[w]),colour:"plain"}],beside:`${S(
Number(i[w]))} → ${S(Number(c[w]))}${l?` × ${S(Number(l.dot.second[w]),2)}`:""}`,text:S(Number(h[w]),2)}));return[...g.
marks,it(e,{...t,y:t.y+g.height+2*a,height:t.height-g.height-4*a},b)]}var yo=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var We=15,Xt=30;var _n=8,Ln=99;var Xa=864e5,Za=.1;function Rn(e,t){let n=R(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Ja(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>ti(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>si(e,o,t)}]:[]]}function Cn(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.includes(t)||t==="\
position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/We)*We;return`${st(
c)} to ${st((c+We)%1440)}`}case"weekday":return yo[r.weekday]??"";case"recency":{let c=Qa(e,n);return c===null?"days bef\
ore the prediction":c>=_n?`${_n} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Xt)*Xt,l=c+Xt;return c>=Ln*Xt?`${mt(Ln*Xt)} or more`:`${c?mt(c):"0"} to ${mt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Qa({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Xa;return Math.round(o(e.predict_at)-o(s))}function Ja(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=R(e),a=U(e,t),i=o.slices.map(({name:f,label:d,lengths:p})=>({key:f,title:d,says:Cn(o,f,s),values:xn(o,
f,s),colour:Number(p[s])===0?"plain off":"plain"})),c=i.reduce((f,{values:d})=>f+d.length,0),l=F(e,a,v(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ot(e,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...D(e,t,n==="inputs"?"What the last visit is made of":G(o,s)),...l.marks,m("g",{key:"rows"},Lt(e,u,i)),h.mark]}function ti(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,a=R(e),i=U(e,t),c=tt(r,"inputs.projected",s),l=o??ne(c),h=Zs(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,f=[{key:"projected",title:`${c.length} numbers`,says:"all features, mixed",values:c,colour:"\
stream"}],d={...i,height:Math.min(86*a,.26*i.height)},p=ni(r,s,l),g=[],y=p.reduce((x,M)=>x+F(e,{...i,y:0},M).height+4*a,
0),b={...i,y:d.y+d.height+28*a,height:i.height-d.height-y-36*a},w=h?ei(h):[],$=b.y+(w.length?Yt(e,b,w.length)+6*a:0);for(let x of p){
let M=F(e,{...i,y:$},x);if($+M.height>i.y+i.height+2)break;g.push(...M.marks),$+=M.height+4*a}return[...D(e,t,"The vecto\
r that enters the layers"),m("g",{key:"vector"},Lt(e,d,f,{chosen:l,open:x=>`${u}.${x}`})),w.length>0&&F(e,{...i,y:d.y+d.
height+4*a},v(`Number ${l+1}: each feature × its weights`),"small").marks,w.length>0&&m("g",{key:"rows"},it(e,b,w)),m("\
g",{key:"lines"},g)]}function ei({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.
sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products is ${S(r.sum,4)}`})),{key:"bi\
as",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function ni(e,t,n){let s=Number(tt(e,"inputs.pr\
ojected",t)[n]),o=Number(tt(e,"layers.0.residual_in",t)[n]),r=te(e,"inputs.projected","inputs.norm","input_norm",t,n),a=[
[...v("Sum:"),[{text:S(s,2),kind:"strong"}]],Pe("Norm:",r)];if(e.trace.architecture.components.includes("sinusoidal")){let i=e.
trace.architecture.d_model,c=At(e,"pos_encoding",t*i+n);e.trace.interventions.sinusoidal===!1?a.push(v("No position enco\
ding: it is off.")):c!==null&&r&&a.push([...v("Position encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(
c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}function si(e,t,{visit:n}){let{reading:s}=e,o=R(e),r=U(e,t),a=[];for(let p=0;p<
s.layers;p++)for(let g=0;g<s.heads;g++){let y=Number(s.lastRow(p,g)[n]),b=s.isRemoved(p,g)||s.isSkipped(p,"attention");a.
push({key:`${p} ${g}`,label:`Layer ${p}, head ${g}`,parts:[{value:y,colour:"plain"}],text:b?"off":O(y,1),open:`layers.${p}\
.heads.${g}.${s.count-1}.${n}`,isOff:b})}let i=[];if(s.hasPointer){let p=Number(s.pointerWeights[n]);a.push({key:"pointe\
r",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:O(p,1),open:`pointer.${n}`}),s.hasGate&&i.push(...v("To the a\
nswer the pointer carries"),[{text:`${O(p,1)} × gate ${s.gate.toFixed(2)} = `},{text:O(p*s.gate,1),kind:"strong"},{text:"\
."}])}let c=F(e,r,v(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),
"small"),l=F(e,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=Yt(e,h,a.length),f=a.map(
({parts:p})=>Number(p[0]?.value)),d=Math.max(Za,...f);return[...D(e,t,"Who reads it?"),...c.marks,a.length>0&&m("g",{key:"\
rows"},it(e,h,a,{largest:d})),m("g",{key:"end"},F(e,{...r,y:h.y+u+6*o},i).marks)]}var oi={head:ho,stream:po,inputs:Rn,visit:Rn,context:Ks,pointer:fo,generation:so,gate:to,place:mo};function bo(e,t){let n=dt(
t,e.reading);return n?Fs(e,n,oi[n.kind](e,n)):[]}function Ct(e,t,n){let{title:s,text:o}=ai(e,t,n),r=n?.words?ri(e,t,n):"";return{title:s,text:r?`${o} ${r}`:o}}function ri(e,t,n){
let s=vn(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(n))return`${s} the pointer gives it ${O(n.pointerWeights[e.
visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(e.location??0);return o===null?"":`${s} its probability i\
s ${O(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function ai(e,t,n){switch(e?.kind){case"visi\
t":return li(e.visit??0,t);case"head":return ui(e.layer??0,e.head??0,t);case"slices":return{title:"What a visit is made \
of.",text:`Each visit is ${t.slices.length} vectors side by side: ${$o(t.slices.map(({label:s})=>ii[s]??s))}. One matrix\
 mixes them into ${t.trace.architecture.d_model} numbers.`};case"stream":return xo(e.layer??0,t);case"context":return{title:"\
Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.d_model}\
 numbers. ${$o(ci(t),!0)} read nothing else of it.`};case"pointer":return ko(t);case"generation":return wo(t);case"gate":
return Mo(t);case"place":return mi(e.location??0,t);default:return fi(t,n)}}var ii={place:"place",who:"person",time:"tim\
e of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"position"};function ci(e){return[...e.hasPointer?["t\
he pointer"]:[],...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Et(e,t){let n=e.
visits[t];return n?`${n.label}, ${rt[n.weekday]} ${st(n.start_minute)}`:""}function li(e,t){let n=t.visits[e],s=[`A stay\
 of ${mt(n?.duration_minutes??0)}.`],o=hi(e,t);if(n?.masked)return{title:`${Et(t,e)}.`,text:"This visit is masked: nothi\
ng reads it."};if(o&&s.push(`The last visit reads it most in layer ${o.layer}, head ${o.head}: ${O(o.weight)}.`),t.hasPointer){
let r=t.pointerWeights[e],a=t.locations[e]??0,i=r*t.gate,c=t.probabilityOf("final",a);s.push(t.hasGate?`The pointer give\
s it ${O(r,1)}; through the gate that is ${Pn(i)} of the ${O(c,1)} of ${t.nameOf(a).label}.`:`The pointer gives it ${O(r,
1)} of the answer.`)}return{title:`${Et(t,e)}.`,text:s.join(" ")}}function hi(e,t){let n=null;for(let s=0;s<t.layers;s++)
for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function ui(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.interventions.replace_with===
"mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=n.lastRow(e,t),r=pt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${O(
o[i])} from ${Et(n,i)}`,l=r===n.count-1?"itself":Et(n,r);return{title:s,text:`The last visit reads ${O(o[r])} from ${l}${c}\
. Each row adds up to 100 %.`}}function xo(e,t){let{residual:n,attention:s,feedForward:o}=t.stream(e),r=t.count-1,a=s?`i\
ts heads add one of length ${S(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}.`,text:`The last visit \
comes in as a vector of length ${S(Number(n[r]))}; ${a}its feed-forward network adds one of length ${S(Number(o[r]))}.`}}
function ko(e){let t=e.pointerWeights,n=pt(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} visit\
s add up to ${O(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into weight\
s. Its favourite visit is ${Et(e,n)}, with ${O(t[n])}. Most probable to copy: ${s?.label}${o}.`}}function wo(e){let[t,n]=e.
generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2} places, visited or not. \
First comes ${t?.label} with ${O(t?.probability??0)}, then ${n?.label} with ${O(n?.probability??0)}.`}}function Mo(e){let{
gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network sets the gate":"The gate is set"} to ${t.toFixed(
2)}: ${O(t)} of the answer’s distribution comes from the pointer, ${O(1-t)} from generation.`}}function mi(e,t){let{label:n}=t.
nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${O(s,1)}`];if(t.hasGate){let i=t.probabilityOf("pointer",
e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.toFixed(2)} × ${O(i,1)} by the pointer + ${(1-l).toFixed(
2)} × ${O(c,1)} by generation`)}let r=t.locations.filter(i=>i===e).length,a=["It is not among the visits","It was visit\
ed once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.join("")}. ${a}.`}}function fi(e,t){let{prediction:n}=e.
trace,{label:s}=e.nameOf(n.location),o=`${s}, ${O(n.probability,1)}.`;if(t){let r=t.knownProbability(n.location),a=t.trace.
prediction.location===n.location,i=e.wordsFor(t),c=t.nameOf(t.trace.prediction.location).label,l=[...r===null?[]:[`That \
is ${pi(n.probability,r)} ${i}.`],...a?[]:[`${vn(i)} the answer was ${c}.`]];return{title:o,text:l.join(" ")}}return e.hasGate?
{title:o,text:`${Pn(n.from_pointer)} come from the pointer, ${Pn(n.from_generation)} from generation. Point at anything \
to see where it comes from and where it goes.`}:{title:o,text:"Point at anything to see where it comes from and where it\
 goes."}}function pi(e,t){let n=Math.round(1e3*e)-Math.round(1e3*t);return n===0?"the same as":`${Math.abs(n/10).toFixed(
1)} points ${n>0?"more":"less"} than`}function vn(e){return e.charAt(0).toUpperCase()+e.slice(1)}function Pn(e){return`${(100*
e).toFixed(1)} points`}function $o(e,t=!1){let n=e.at(-1)??"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?
vn(s):s}function Ao(e){let{count:t}=e,n=e.visits[t-1],s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===
1?`${Et(e,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Et(e,t-1)}. Where does this \
person go next?`,part:`visits.${t-1}`},{...Ct({kind:"slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++){o.push(
di(c,e));let l=xo(c,e);o.push({...l,text:`${l.text} The bars show the same for every visit.`,part:`visits.${t-1}`})}o.push(
{...Ct({kind:"context"},e,null),part:"context"}),e.hasPointer&&o.push({...ko(e),part:"pointer"}),e.hasGeneration&&o.push(
{...wo(e),part:"generation"});let{prediction:r}=e.trace,a=e.nameOf(r.location).label,i=e.hasGate?`${Mo(e).text} `:"";return o.
push({title:`${a}, ${O(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),
o}function di(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,text:"This network has no self-attention: no visit rea\
ds another one here.",part:null};let s=null,o=0;for(let a=0;a<t.heads;a++){if(t.isRemoved(e,a))continue;o+=1;let i=t.lastRow(
e,a),c=pt(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switc\
hed off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${Et(t,s.visit)}`;return{title:n,text:`In ${o===1?"on\
e head":`${o} heads`} every visit reads the others; darker means more. The strongest link of the last visit: head ${s.head}\
 reads ${O(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function Oo(e,t){let n=dt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return yi(n,t);break;case"stream":
return bi(n,t);case"pointer":if(n.isLeaf)return $i(n,t);break;case"generation":if(n.isLeaf)return xi(n,t);break;case"gat\
e":return ki(t);default:break}return Ct(ft(gi(n),t),t,null)}function gi({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function yi({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(p=>p>a).length,c=n===s?"its\
elf":G(o,s),l=`${G(o,n)}, reads ${O(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Bt(o,e,t,n,s),f=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${f}${d}`}}function bi({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...tt(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${G(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function $i({visit:e},t){let n=O(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${G(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Vt(t,e),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${Rt(t,e)}.`}}function xi({
location:e},t){let{logit:n}=St(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${O(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function ki(e){let t=Ct({kind:"gate"},e,null),n=jt(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,a=e.trace.gate.learned?`Its ${r.length} hidden units add up to a logit of ${S(s,2)}.`:
`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${a}`}}var wi="http://www.w3.org/2000/svg",Mi=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Fe=/-?\d+(?:\.\d+)?/g,Ge=class{#e=new WeakMap;#t=new Map;#n=new WeakMap;#o=0;#s=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#l(),this.elements=this.#a(this.root,t,this.elements,n>0),this.#t.size&&this.#c(n)}#a(t,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(t.textContent!==i||s.length)&&(t.textContent=i),[]}let r=new Map;for(let[
i,c]of s.entries()){let l=this.#e.get(c);l&&r.set(In(l.mark,i),c)}let a=n.map((i,c)=>{let l=typeof i=="string"?{tag:"tsp\
an",attributes:{},children:[i]}:i,h=r.get(In(l,c));r.delete(In(l,c));let u=h??document.createElementNS(wi,l.tag);return this.#i(
u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=t.childNodes[i];l!==c&&t.insertBefore(
c,l??null)}return a}#i(t,n,s){let o=this.#e.get(t),r=o?.mark.attributes??{};for(let i of Object.keys(r))ge(n.attributes[i])===
null&&t.removeAttribute(i);for(let[i,c]of Object.entries(n.attributes)){let l=ge(c),h=ge(r[i]);if(l===null||l===h)continue;
let u=s&&h!==null&&Mi.has(i)?Ai(h,l):null;u?this.#t.set(`${this.#r(t)} ${i}`,{element:t,name:i,at:u,end:l}):t.setAttribute(
i,l)}let a=this.#a(t,n.children,o?.elements??[],s);this.#e.set(t,{mark:n,elements:a})}#r(t){let n=this.#n.get(t)??this.#o++;
return this.#n.set(t,n),n}#c(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#l();
return}let a=1-(1-r)**3;for(let{element:i,name:c,at:l}of this.#t.values())i.setAttribute(c,l(a));this.#s=requestAnimationFrame(
s)};this.#s=requestAnimationFrame(s)}#l(){cancelAnimationFrame(this.#s);for(let{element:t,name:n,end:s}of this.#t.values())
t.setAttribute(n,s);this.#t.clear()}};function In(e,t){return`${e.tag} ${e.key??t}`}function Ai(e,t){let n=e.match(Fe)??
[],s=t.match(Fe)??[],o=t.split(Fe);return n.length!==s.length||e.split(Fe).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{
let l=Number(n[c]);return String(Math.round((l+r*(Number(i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var He=class{#e=0;#t=0;#n=[];constructor(t,n){this.show=n,this.button=Wn("Play the story","play",()=>this.toggle()),this.
back=Wn("Step back","back",()=>this.step(-1)),this.forth=Wn("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.#o(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#a(!1)}isOpen=!1;get isTelling(){return this.isOpen&&this.#t<this.#n.
length-1}get told(){return this.isOpen?this.#n[this.#t]??null:null}tell(t){this.#n=t,this.#t=Math.min(this.#t,t.length-1),
this.slider.max=String(t.length),this.#a(this.#e!==0)}toggle(){this.#e?this.pause():this.play()}play(){let t=this.#t>=this.#n.
length-1;this.#o(this.isOpen&&!t?this.#t:0),this.#s()}pause(){clearTimeout(this.#e),this.#e=0,this.#a(!1)}close(){this.isOpen&&
(this.pause(),this.isOpen=!1,this.#t=0,this.#a(!1),this.show(null))}step(t){this.#o(this.isOpen?this.#t+t:t>0?0:this.#n.
length-1)}#o(t){this.pause(),this.isOpen=!0,this.#t=Math.max(0,Math.min(this.#n.length-1,t)),this.#a(!1),this.show(this.#t)}#s(){
let{title:t="",text:n=""}=this.#n[this.#t]??{},s=Math.max(1800,55*(t.length+n.length));if(this.#t>=this.#n.length-1){this.
pause();return}this.#e=window.setTimeout(()=>{this.#o(this.#t+1),this.#s()},s),this.#a(!0)}#a(t){this.button.dataset.icon=
t?"pause":"play";let n=t?"Pause the story":"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,
this.slider.value=String(this.isOpen?this.#t+1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`St\
ep ${this.#t+1} of ${this.#n.length}`:"The whole picture"),this.back.disabled=this.isOpen&&this.#t===0,this.forth.disabled=
this.isOpen&&this.#t>=this.#n.length-1}};function Wn(e,t,n){let s=document.createElement("button");return s.type="button",
s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),s.addEventListener("click",n),s}var Be="http://www.w3.org/2000/svg",So=1.7,Oi=1.2,No=20,Si=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Ni={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Ei=new Set(["font-size","font-weight","text-ancho\
r"]);function Eo(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:a}=e.viewBox.baseVal,i=Number(e.getAttribute(
"font-size")),c=s.length*So*i,l=c+a,h=e.querySelectorAll("*");for(let[p,g]of o.querySelectorAll("*").entries()){let y=h[p];
y&&Ti(g,getComputedStyle(y));for(let b of["class","data-part","data-open","data-act","tabindex","role"])g.removeAttribute(
b)}for(let p of o.querySelectorAll('[opacity="0"]'))p.remove();let u=document.createElementNS(Be,"title");u.textContent=
t;let f=document.createElementNS(Be,"rect");f.setAttribute("y",String(-c)),f.setAttribute("width",String(r)),f.setAttribute(
"height",String(l)),f.setAttribute("fill",n);let d=s.map((p,g)=>{let y=i*(g?1:Oi),b=document.createElementNS(Be,"text");
return b.textContent=Q(p,r-2*No,y,g===0),b.setAttribute("x",String(No)),b.setAttribute("y",String((g+.8)*So*i-c)),b.setAttribute(
"font-size",String(y)),b.setAttribute("font-weight",g?"400":"600"),b.setAttribute("fill",getComputedStyle(e).color),b});
return o.prepend(u,f,...d),o.setAttribute("viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Be),o.setAttribute("widt\
h",String(r)),o.setAttribute("height",String(l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute(
"text-rendering","geometricPrecision"),o.setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("cl\
ass"),{svg:new XMLSerializer().serializeToString(o),width:r,height:l}}function Ti(e,t){if(e.localName==="g"){t.opacity!==
"1"&&e.setAttribute("opacity",t.opacity);return}e.localName==="image"&&e.setAttribute("style","image-rendering: pixelate\
d");for(let n of Si){if(Ei.has(n)&&e.localName!=="text")continue;let s=t.getPropertyValue(n);s&&s!==Ni[n]&&e.setAttribute(
n,s)}}function _o(e,t=null,n=null){if(t===null)return[Li(e,n),Ri(e,n)];let s=dt(t,e);return s?_i[s.kind](e,s):[]}var _i={head:Ci,
stream:Pi,inputs:To,visit:To,context:vi,pointer:Ii,generation:Wi,gate:Fi,place:Gi};function Li(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[G(e,r),o.duration_minutes,
...n?[Gn(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Ri(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=Ut(e,n),i=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,a,i,...t?[t.knownProbability(n)]:[]]})}}function Ci(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=e,i=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((f,d)=>G(e,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((f,d)=>[f,...i.subarray(d*a,
(d+1)*a)])}];let h=Oe(e,t,n,s),{dot:u}=Bt(e,t,n,s,o);return[Ve(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((f,d)=>[f,Gn(h.scores[d]),i[s*
a+d]])}]}function Pi(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),a=r.map(([,u])=>tt(e,`${o}.${u}`,s)),i=Ie(e,t),c=Ne(e,n,s,i),l=tt(e,
`${o}.feed_forward.pre`,s),h=tt(e,`${o}.feed_forward.hidden`,s);return[{caption:`${G(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,f)=>[f+1,...a.map(d=>d[f])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,f)=>[f+1,l[f],u,...c?[c.dot.second[f],c.dot.products[f]]:[]])}]}function To(e,{
kind:t,visit:n}){let s=tt(e,"inputs.projected",n),o=[{caption:`What ${G(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:a,label:i,lengths:c})=>[i,Cn(e,a,n),c[n]])},Fn("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(a,i)=>{let[c,l]=[Math.floor(i/e.heads),
i%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function vi(e){return[Fn(
"The context: the last visit after all layers",e.values("context"))]}function Ii(e,{visit:t,isLeaf:n}){let s=Se(e),o=e.visits.
map((l,h)=>G(e,h)),r=e.values("pointer.content_scores"),a=e.has("pointer.bias")?e.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],Gn(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Vt(e,t);return[Ve(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...i]}function Wi(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[e.nameOf(a.location).label,St(e,a.location).logit,
a.probability])},{dot:r}=St(e,t);return n&&r?[Ve(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Fi(e){let t=jt(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Ve(s,["Hidden un\
it","Weight"],t.dot):Fn(s,t.hidden),n]}function Gi(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Ut(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[G(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Ve(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function Fn(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function Gn(e){
return Number.isFinite(e)?e:"−∞"}function Lo(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=_o(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(ls(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([hs(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
e.append(o),o.showModal()}var ae=.03,Hi=5;function De({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let a=ht(r,e),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=e.answer(
i,h),f=u.slice(0,-1).map(({location:y})=>y),d=Co(f.map(y=>t?.knownProbability(y)??null),1),p=n&&t?Bi(f,e,t):null,g=(l-c)/
u.length;return u.map((y,b)=>{let w=c+(b+.5)*g,$=y.probability*s.full,x={pointer:p?.pointer[b]??null,generation:p?.generation[b]??
null},[M,E]=["pointer","generation"].map(k=>Ro(y[k]*Pt({reading:e},k),x[k])*s.full);return{...y,was:t?d[b]??null:null,wasByPath:x,
middle:w,start:w+(Number(M)-Number(E)-$)/2,height:$}})}function Ro(e,t){return Math.max(0,(t??e)-e)}function Bi(e,t,n){let s=(o,r)=>r?
Co(e.map(a=>n.shareOf(o,a)),Pt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function Co(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function je(e,t){let{reading:n,stage:s}=e,o=Jt(e),r=n.pointerWeights,a=p=>p.reduce((g,y)=>g+Ro(r[y],o?.[y]??null),0),i=n.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=i.filter((p,g)=>p.
probability+p.lost>=ae&&g<Hi||Hn(t,p.location)<t.length-1).map(p=>({...p,wish:d(p.visits)})),l=i.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} more place${l.
length===1?"":"s"}`,category:null,probability:l.reduce((g,{probability:y})=>g+y,0),lost:a(p),visits:p,wish:d(p)})}c.sort(
(p,g)=>p.wish-g.wish);let{room:h,gap:u}=s.across.places,f=_e(c.map(({wish:p,probability:g,lost:y})=>({wish:p,length:(g+y)*
s.full})),u,...h);return c.map(({location:p,label:g,probability:y,lost:b,visits:w},$)=>({path:"pointer",location:p,label:g,
probability:y,start:Number(f[$]),lost:b,visits:w,answer:Hn(t,p)}));function d(p){let g=p.map(b=>Math.max(r[b],o?.[b]??0)),
y=g.reduce((b,w)=>b+w,0)||1;return p.reduce((b,w,$)=>b+Number(g[$])/y*Number(s.across.visits[w]),0)}}function Ue({reading:e,
stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(re),{gap:o}=t.across.generation,{start:r}=t.across.generation;
return s.map(({location:a,label:i,probability:c})=>{let l={path:"generation",location:a,label:i,probability:c,start:r,lost:0,
visits:[],answer:Hn(n,a)};return r+=c*t.full+o,l})}function Pt({reading:e},t){return t==="pointer"?e.gate:1-e.gate}function lt(e,t){
let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function Hn(e,t){let n=e.findIndex(s=>s.location===t);return n<0?e.length-
1:n}function ze(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}_temperature`]??1;return m("g",{key:`temperature ${t}`},
Zt(e,{act:`${t}_temperature`,words:`T ${Number(o.toPrecision(2))}`,title:`Temperature of the ${t} softmax: ${o}. Drag to\
 the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function Zt(e,{act:t,words:n,title:s,right:o,y:r,stays:a=!1}){
if(!e.canAct)return[];let i=e.stage.type/13,c=H(n,12.5*i)+13*i,l=18*i,h=a?" stays":"";return[m("rect",{key:`handle ${t}`,
class:`handle${h}`,"data-act":t,x:o-c,y:r,width:c,height:l,rx:l/2},m("title",{},s)),m("text",{key:`handle words ${t}`,class:`\
handle-words middle${h}`,x:o-c/2,y:r+13*i},n)]}var ie=1440;function Po(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Tt(e,n,"Visits",e.lit?.kind==="head"?"read by th\
e last visit":"oldest first",s),...Vi(e),...t.rows.map((o,r)=>ji(e,r))]}function Tt({stage:e},t,n,s,o=400){let r=e.type/
13;return m("g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},m("text",{x:t,y:17*r,class:"title"},Q(n,o,15*r,!0)),
m("text",{x:t,y:35*r,class:"small"},Q(s,o,12.5*r)))}function Vi({reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,
end:r,weekday:a}of Bn(e)){let i=Number(t.rows[o]?.y)-Number(t.rows[o]?.height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.
height)/2;if(s.push(m("rect",{key:`day ${o}`,class:"day",x:t.visits.x+29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),
c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(m("text",{key:`weekday ${o}`,class:"small strong",x:t.visits.x,
y:l},a))}}return s}function Bn({visits:e}){let t=[];for(let[n,s]of e.entries()){let o=Di(s),r=t.at(-1);r?.day===o?r.end=
n:t.push({start:n,end:n,day:o,weekday:String(rt[s.weekday])})}return t}function Di({arrival:e,weekday:t}){return e?.split(
"T")[0]??String(t)}function ji(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:a,isFull:i}=s.rows[t],c=n.visits[t];if(!c)
throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-36*l,f=et(o,n).includes(t),
d=qe(c),p=a>=33*l,g=(p?20:13)*l,y=h+g+(p?14:8)*l,b=Dn(e,t),w=b||p?54*l:0,$=s.visits.x+s.visits.width-y-4,x=38*l,M=p?[m("\
text",{x:y,y:r-3*l,class:"strong"},Q(c.label,$,13*l,!0)),m("text",{x:y,y:r+13*l,class:"small"},d),b||$<H(d,12.5*l)+56*l?
null:Ui(s.visits.x+s.visits.width-50*l,r+5*l,48*l,c)]:[m("text",{x:y,y:r+4.4*l,class:f?"strong":"label"},Q(c.label,$-Math.
max(x,w)-9,12.5*l,f)),b?null:m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*l,class:"small end"},st(c.start_minute))];return m(
"g",Vn(e,t,c),m("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&at(c.category,h+4*l,r-
g/2,g),i?M:m("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),b&&i&&m("text",{x:s.visits.x+s.visits.width-4,y:r+4.4*
l,class:"strong end"},b),i&&t<n.count-1&&Zt(e,{act:"mask",words:c.masked?"show":"hide",title:c.masked?"Let the network s\
ee this visit again":"Hide this visit: nothing may read it",right:s.visits.x+s.visits.width-2,y:p?r-17*l:r-9*l}),m("titl\
e",{},`${c.label}, ${rt[c.weekday]} ${d}`))}function Vn({reading:e,lit:t},n,s){let o=et(t,e).includes(n);return{key:`vis\
it ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1","ar\
ia-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${rt[s.weekday]} ${qe(s)}${s.masked?", masked":""}${e.hasPointer?`; p\
ointer weight ${O(e.pointerWeights[n],1)}`:""}`}}function qe({start_minute:e,duration_minutes:t}){return`${st(e)} · ${mt(
t)}`}function Dn({reading:e,lit:t},n){return t?.kind!=="head"?"":O(e.lastRow(t.layer??0,t.head??0)[n])}function Ui(e,t,n,{
start_minute:s,duration_minutes:o}){let r=Math.min(s+o,ie),a=Math.min(s,Math.max(0,s+o-ie)),i=(c,l)=>m("rect",{class:"st\
ay",x:e+c/ie*n,y:t,width:Math.max(1,(l-c)/ie*n),height:7});return m("g",{key:"day","aria-hidden":"true",class:"day-ribbo\
n","data-drag":"time"},m("rect",{class:"track",x:e,y:t,width:n,height:7}),i(s,r),a>0&&i(0,a),m("rect",{class:"stay-end",
"data-drag":"stay",x:e+(a||r)/ie*n-2,y:t-3,width:5,height:13}))}function vo(e){let{reading:t,stage:n,lit:s}=e;if(!n.slices)
return[];let o=n.type/13,{x:r,width:a}=n.slices,{slices:i}=t,c=Math.max(...yt(e).map(({longestSlice:d})=>d)),l=a/i.length,
h=et(s,t),u=n.rows.flatMap(({y:d,height:p},g)=>i.map(({name:y,lengths:b},w)=>{let $=Math.max(2,p-4),x=Number(b[g])/c*$;return m(
"rect",{key:`${y} ${g}`,class:h.includes(g)?"length lit":"length",x:r+w*l,y:d+p/2-2-x,width:.72*l,height:x})})),f=i.map(
({label:d},p)=>m("text",{key:`name ${d}`,class:"tiny middle",x:r+(p+.36)*l,y:(p%2?40:26)*o},d));return[m("g",jn(e),m("re\
ct",{class:"ground",x:r-4,y:n.top-2,width:a+4,height:n.bottom-n.top+4}),f,u,m("text",{class:"small",x:r,y:n.bottom+18*o},
"Bars: lengths"),m("text",{class:"small",x:r,y:n.bottom+33*o},"of the vectors"))]}function jn(e){return{key:"slices",class:"\
part slices","data-part":"inputs",role:"button",tabindex:"-1",opacity:j(e,Re.slices),"aria-label":`What each visit is ma\
de of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function Io(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Tt(e,n+6*o,"Answer",zi(e),s-n),...Un(e,t)]}function zi({
reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of generation"}function Un(e,t){let{
reading:n,stage:s,lit:o,happened:r}=e,a=s.type/13,i=ht(o,n),{x:c,right:l,segment:h}=s.answers,u=l-c;return t.map(f=>{let{
location:d,label:p,category:g,probability:y,was:b,middle:w,height:$,start:x}=f,M=[{path:"pointer",share:f.pointer*Pt(e,"\
pointer")},{path:"generation",share:f.generation*Pt(e,"generation")}],E=i===d,k=c+(g===null?6:26)*a,A=ye(p,l-k-(r===d?20*
a:2),13.5*a,2,!0),N=w-(A.length>1?22:8)*a,_=w+(A.length>1?2:0)*a,T=c+6*a,P=u-8*a;return m("g",{key:`place ${d}`,class:`p\
art place${E?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"button",tabindex:d<0?null:
"-1","aria-label":`${p}: ${O(y,1)}; from the pointer ${O(M[0]?.share??0,1)}, from generation ${O(M[1]?.share??0,1)}${r===
d?"; this is what really happened":""}`},m("rect",{key:"ground",class:"ground",x:c-6*a,y:N-16*a,width:u+10*a,height:_-N+
50*a,rx:6}),m("rect",{key:"segment",class:"answer-bar",x:h,y:x,width:Y-2,height:Math.max(1,$)}),g!==null&&at(g,c+5*a,N-13*
a,16*a),A.map((L,C)=>m("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:k,y:N+15*C*a},L)),r===d&&m("path",
{key:"happened",class:"check",d:`M${l-16*a} ${N-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},m("title",{},"This is where the per\
son went.")),m("rect",{key:"track",class:"track",x:c+6*a,y:_,width:P,height:8*a}),M.map(({path:L,share:C})=>{let W=m("re\
ct",{key:L,class:`${L} bar`,x:T,y:_,width:Math.max(0,C*P),height:8*a});return T+=C*P,W}),b!==null&&m("rect",{key:"before",
class:"before",x:c+5*a+b*P,y:_-3*a,width:2,height:14*a}),m("text",{key:"probability",class:"strong halo",x:c+6*a,y:_+23*
a},O(y,1)),b!==null&&qi(c+60*a,_+23*a,y,b))})}function qi(e,t,n,s){let o=Math.round(1e3*n)-Math.round(1e3*s);if(o===0)return m(
"text",{key:"change",class:"small",x:e,y:t},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).toFixed(1)}`;return m("\
text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:e,y:t},r)}function Wo(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=52*s,l=c/a,h=n.scores-42*s,u=n.bottom+20*s;return zn(e,{x:h,
y:u,columns:a,cell:l},Yi(e,h,u,c,i*l))}function zn(e,{x:t,y:n,columns:s,cell:o},r){let a=e.stage.type/13,i=e.reading.values(
"context"),c=Math.max(...yt(e).flatMap(h=>[...h.values("context")].map(Math.abs)))||1,l=Array.from(i,(h,u)=>m("rect",{class:h<
0?"below-zero":"above-zero",x:t+u%s*o,y:n+Math.floor(u/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(h)/c)}));return m(
"g",{key:"context",class:"part context","data-part":"context",role:"button",tabindex:"-1",opacity:j(e,K(e.reading).context),
"aria-label":`Context: the last visit after all layers, ${i.length} numbers`},m("rect",{class:"ground",x:t-3,y:n-16*a,width:s*
o+6,height:Math.max(44,Math.ceil(i.length/s)*o+20*a)}),r,m("text",{class:"strong halo",x:t,y:n-5*a},"Context"),l,m("titl\
e",{},`The last visit after all layers: ${i.length} numbers. The pointer, the generation head and the gate read them.`))}
function Yi({reading:e,stage:t},n,s,o,r){let a=t.type/13,i=Number(t.rows.at(-1)?.y),c=n-6*a,l=t.size.height-5*a,h=t.gate+
9*a;return[m("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&m(
"path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),e.has("gate.logit")&&m("pa\
th",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function Fo(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+t.gate*s.full,
l=n?n.gate:t.gate,h=s.gate+i/2,u=Ye(e);return m("g",qn(e,"vertical"),m("rect",{key:"frame",class:"gate-frame",x:s.gate-3,
y:r-3,width:i+6,height:s.full+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.max(
0,c-r)}),m("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),m("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&m("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},m("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&m("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&m("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function Ye({reading:e}){return e.trace.architecture.
components.includes("gate")}function qn(e,t){let{reading:n,lit:s}=e,o=e.canAct&&Ye(e);return{key:"gate",class:`part gate${s?.
kind==="gate"?" lit":""}`,"data-part":"gate",role:o?"slider":"button",...o&&{"aria-orientation":t,"aria-valuenow":n.gate.
toFixed(3),"aria-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${O(n.gate)} pointer`},tabindex:"\
-1",opacity:j(e,K(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${O(n.gate)} pointer, ${O(1-n.gate)} generation${n.trace.
gate.learned?"":", not learned"}`}}function Ke(e,t,n){let{reading:s,stage:o,lit:r}=e,a=e.beat>=K(s).gate,i=$=>Pt(e,$),c=ht(
r,s),l=new Map,h=o.across.gate;for(let $ of t)l.set($,h),h+=$.probability*i($.path)*o.full;let u=new Map;h=o.across.gate;
for(let $ of["pointer","generation"])for(let[x]of n.entries())u.set(`${$} ${x}`,h),h+=Number(n[x]?.[$])*i($)*o.full;let f=t.
map($=>{let x=Number(l.get($)),M=$.probability*i($.path)*o.full,E=lt($.start,$.start+$.probability*o.full),k=lt(x,x+M);return m(
"path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${b($.location)}`,d:o.bands.into(E,k,a)})}),[d,p]=[o.across.
gate,o.across.gate+o.full],g=n.flatMap(($,x)=>{let M=$.start;return["pointer","generation"].map(E=>{let k=Number($[E])*i(
E),A=k*o.full,N=Number(u.get(`${E} ${x}`)),_=lt(N,N+A),T=lt(M,M+A),P=$.wasByPath[E],L=P===null?null:y(E,N,M,A,P*o.full);
M+=A;let C=`out ${E} ${$.location}`;return[A>0&&m("path",{key:C,class:`${E} band${b($.location)}`,d:o.bands.out(_,T,a)}),
L&&$e({key:C,now:A,before:Number(P)*o.full,path:(W,q)=>o.bands.out(W,q,a),edges:L,style:b($.location),title:`${$.label},\
 from ${E==="pointer"?"the pointer":"generation"}: ${xe(k,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});return[f,
g,a&&r?.kind==="visit"&&w(r.visit??0)];function y($,x,M,E,k){let A=Math.abs(E-k),N=$==="pointer",_=(L,C)=>{let W=N?L-(C?
0:A):L+E-(C?A:0);return[W,W+A]},[T]=_(x,!1),P=Math.max(d,Math.min(p-A,T));return{more:[_(x,!0),_(M,!0)],less:[[P,P+A],_(
M,!1)]}}function b($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function w($){let x=s.pointerWeights,M=t.
find(({path:q,visits:z})=>q==="pointer"&&z.includes($));if(!M)return null;let E=[...M.visits].sort((q,z)=>q-z),A=E.slice(
0,E.indexOf($)).reduce((q,z)=>q+x[z],0)*o.full,N=x[$]*o.full,_=i("pointer"),T=Number(l.get(M))+A*_,P=n[M.answer],L=Number(
u.get(`pointer ${M.answer}`))+A*_,C=Number(P?.start)+A*_,W=P?.location===M.location;return[m("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(lt(M.start+A,M.start+A+N),lt(T,T+N*_),a)}),W&&m("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(lt(L,L+N*_),lt(C,C+N*_),a)})]}}function Go(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+t.gate*i,
h=n?n.gate:t.gate,u=Ye(e),f=`${O(t.gate)} pointer${u?"":", fixed"}`;return m("g",qn(e,"horizontal"),m("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),m("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
i,height:a}),m("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*i,height:a}),m("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),m("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},f),h!==t.gate&&m("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},m("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[m("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),m("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-ut/2,s.size.width-
ut),y:r+(a-ut)/2,width:ut,height:ut})])}function Ho(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:f})=>f==="generation"),a=s.places-8*o,i=n.hasPointer?
s.scores+26*o:s.scores-38*o,c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=K(n).generation,h=r.map(({label:f,
probability:d,location:p},g)=>{let y=c+g*17*o;return[m("text",{key:`name ${g}`,class:p<0?"small halo":"label halo",x:i,y},
Q(f,a-i-46*o,13*o)),m("text",{key:`share ${g}`,class:"strong end halo",x:a,y},O(d))]}),u=r.map(({probability:f,start:d,location:p},g)=>m(
"rect",{key:`bar ${g}`,class:"generation bar",x:s.places,y:d,width:Y,height:l?Math.max(.8,f*s.full):0},m("title",{},`${p<
0?"The others":r[g]?.label}: ${O(f,1)} of the generation head`)));return m("g",Yn(e,r),m("rect",{class:"ground",x:i-4,y:c-
30*o,width:a-i+8,height:88*o}),m("text",{class:"title halo",x:i,y:c-18*o},"Generation"),h,u)}function Yn(e,t){return{key:"\
generation",class:"part generation-block","data-part":"generation",role:"button",tabindex:"-1",opacity:j(e,K(e.reading).
generation),"aria-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}var Ki=3,Kn=17,Xi=4;function Bo(e,t){let{reading:n,stage:s,lit:o}=e,r=ht(o,n),a=t.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return m("g",{key:"places",opacity:j(e,K(n).pointer)},a.map(c=>m("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:Y},m("ti\
tle",{},`${c.label}: ${O(c.probability,1)} of the pointer`))),Zi(e,a).map(c=>Qi(e,c,i(c.flow))))}function Zi({reading:e,
stage:t,lit:n},s){let o=t.type/13,r=ht(n,e),[a,i]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,f)=>c(f)-c(u))){let{location:u,label:f,probability:d,lost:p}=h;if(d+p<ae&&u>=0&&u!==r)
continue;let g=u>=0,y=` ${O(d)}`,w=`${Q(f,i-a-H(y,13*o,!0),13*o,g)}${y}`,$=H(w,13*o,g)/2,x=h.start+d*t.full/2,M=Math.max(
a+$,Math.min(i-$,x)),[E,k]=[M-$,M+$];for(let A=0;A<Ki;A++){if(l.some(T=>T.row===A&&E<T.right+8*o&&k>T.left-8*o))continue;
let _=M>x?"":M<x?" end":" middle";l.push({flow:h,text:w,isBold:g,left:E,right:k,row:A,anchor:_});break}}return l}function Qi({
stage:e},{flow:t,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=e.type/13,h=e.places+Y+(14+Kn*a)*l,u=t.start+t.
probability*e.full/2;return[a>0&&m("path",{key:`leader ${t.location}`,class:`leader${c}`,d:`M${u} ${e.places+Y}V${h-11*l}`}),
m("text",{key:`name ${t.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function Vo(e,t){
let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:l})=>l==="generation"),a=e.beat>=K(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Xi*Kn-6)*o;return m("g",Yn(e,r),m("rect",{class:"ground",x:s.right-i,y:c-34*
o,width:i,height:s.places+Y-c+34*o}),m("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:f},d)=>{let p=` ${O(u)}`,g=Q(h,i-H(p,13*o),13*o)+p;return[m("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*Kn*o},g),m("rect",{key:`bar ${d}`,class:"generation bar",x:f,y:s.places,
width:Math.max(.8,u*s.full),height:a?Y:0},m("title",{},`${l<0?"The others":h}: ${O(u,1)} of the generation head`))]}))}var Ji=16;function Do(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,a=j(e,K(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=et(o,n),h=Math.max(...i),u=s.rows.flatMap(({y:d,isFull:p},g)=>{if(!p)return[];let y=i[g]>=.2*h||l.includes(g)?"strong":
"small",b=l.length&&!l.includes(g)?" dim":"";return[m("text",{key:`score ${g}`,class:`small end${b}`,x:s.scores,y:d+4.4*
r},S(c[g])),m("text",{key:`weight ${g}`,class:`${y} end${b}`,x:s.weights,y:d+4.4*r},O(i[g]))]}),f=t.filter(({path:d})=>d===
"pointer").map(d=>tc(e,d));return[m("g",Xn(e,t),m("rect",{class:"ground",x:s.scores-38*r,y:s.top-2,width:s.weights-s.scores+
42*r,height:s.bottom-s.top+4}),Tt(e,s.scores-38*r,"Pointer","score  weight",200),ze(e,"pointer",s.weights+6*r),m("path",
{class:"fork pointer-line",d:`M${s.scores-36*r} ${s.bottom+8}V${s.top}`}),u),m("g",{key:"ribbons",opacity:a},Zn(e,t),f)]}
function Xn(e,t){return{key:"pointer",class:"part pointer-block","data-part":"pointer",role:"button",tabindex:"-1",opacity:j(
e,K(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${O(s)}`).join(", ")}`}}function Zn(e,t){let{reading:n,before:s,stage:o,lit:r}=e,a=n.
pointerWeights,i=Jt(e),c=et(r,n),l=e.beat>=K(n).pointer,h=_e(o.across.visits.map((u,f)=>({wish:u,length:Math.max(a[f],i?.[f]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let f=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((p,g)=>p-g).map(p=>{let g=a[p]*o.full,y=Number(h[p]),b=c.includes(p)?" lit":c.length?" d\
im":"",w=lt(f,f+g);f+=g;let $=i?.[p]??null,x=$===null?0:($-a[p])*o.full,[M,E]=[d,Math.max(0,x)];d+=E;let k=`${n.visits[p]?.
label}: `,A=$===null||!s?`${k}${O(a[p],1)} of the pointer`:`${k}${xe(a[p],$,n.wordsFor(s))} of the pointer`;return[m("pa\
th",{key:`ribbon ${p}`,class:`pointer band${b}`,d:o.bands.ribbon(lt(y,y+g),w,l)},m("title",{},A)),$e({key:`ribbon ${p}`,
now:g,before:$===null?null:$*o.full,path:(N,_)=>o.bands.ribbon(N,_,l),edges:{more:[[y+g+x,y+g],[f+x,f]],less:[[y+g,y+g+x],
[M,M+E]]},style:b,title:A})]})})}function tc(e,{path:t,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=e,h=c.type/13,u=ht(l,i),f=O(o),d=o+r>=ae||n<0||u===n,p=c.gate-c.ribbons-16*h,g=n>=0,y=Q(s,p-H(` ${f}`,13*h,!0),13*
h,g),b=H(`${y} ${f}`,13*h,g)/2,$=i.hasGate&&Math.abs(a-c.across.gate+5*h)<Ji*h?H("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
x=Math.min(c.places+Y/2,c.gate-6*h-$-b);return m("g",{key:`${t} ${n}`,class:u===null||u===n?"":"dim"},m("rect",{class:`${t}\
 bar`,x:c.places,y:a,width:Y,height:Math.max(.8,o*c.full)}),d&&m("text",{class:`${g?"strong":"small"} middle halo`,x,y:a-
5*h},`${y} ${f}`),m("title",{},`${s}: ${O(o,1)} of the pointer`))}function jo(e){return[bt(e,17*(e.stage.type/13),"Visits","oldest first"),...ec(e),...e.stage.columns.map((t,n)=>nc(e,n))]}
function bt({stage:e},t,n,s,o=e.right){let r=e.type/13,a=o-e.left-H(n,15*r,!0)-12*r;return m("g",{key:`title ${n}`,class:"\
heading","aria-hidden":"true"},m("text",{class:"title halo",x:e.left,y:t},n),m("text",{class:"small end halo",x:o,y:t},Q(
s,a,12.5*r)))}function ec({reading:e,stage:t}){let n=t.type/13;return Bn(e).flatMap(({start:s,end:o,weekday:r})=>{let[a,
i]=[t.columns[s],t.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[m("rect",{key:`day ${s}`,class:"\
day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=H(r,15*n,!0)&&m("text",{key:`\
weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function nc(e,t){let{reading:n,stage:s,
lit:o}=e,{x:r,width:a,isFull:i}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.type/
13,{top:h,height:u,hasNames:f}=s.chips,d=et(o,n).includes(t),p=Math.min(20*l,a-3),g=st(c.start_minute),y=Dn(e,t),b=[y||g,
y?y.replace(" %",""):g.slice(0,2)],w=b.find(M=>H(M,12.5*l,!0)<=a)??b[1],$=f?ye(c.label,a-6*l,12.5*l,2):[],x={class:d||y?
"strong middle":"small middle",x:r};return m("g",Vn(e,t,c),m("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),y:h,width:Math.
max(.8,a-2),height:u,rx:i?6*l:0}),i?[at(c.category,r-p/2,h+8*l,p),m("text",{key:"hour",...x,y:h+45*l},w),$.map((M,E)=>m(
"text",{key:`name ${E}`,class:`${d?"strong":"small"} middle`,x:r,y:h+(62+15*E)*l},M))]:m("rect",{class:"lane",x:r-Math.min(
1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),m("title",{},`${c.label}, ${rt[c.weekday]} ${qe(c)}`))}function Uo(e){let{
reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,a=et(s,t)[0]??t.count-1,i=t.visits[a],c=Math.max(...yt(e).map(({longestSlice:f})=>f)),
l=(n.right-n.left)/r.length,h=n.inputs+(V.title+46)*o,u=r.map(({name:f,label:d,lengths:p},g)=>{let y=Number(p[a]),b=n.left+
(g+.5)*l,w=y/c*30*o;return[m("rect",{key:`bar ${f}`,class:"length lit",x:b-9*o,y:h-w,width:18*o,height:w}),m("text",{key:`\
length ${f}`,class:"tiny middle",x:b,y:h-w-4*o},S(y)),m("text",{key:`name ${f}`,class:"small middle",x:b,y:h+15*o},d)]});
return m("g",jn(e),m("rect",{class:"ground",x:n.left,y:n.inputs,width:n.right-n.left,height:(V.title+V.inputs)*o}),bt(e,
n.inputs+15*o,"Input vector",i?`${i.label}, ${rt[i.weekday]} ${st(i.start_minute)}`:""),u,m("title",{},"Bars: length of \
each part’s vector"))}function zo(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[m("g",Xn(e,t),m("rect",{class:"ground",x:s.left,
y:r,width:s.right-s.left,height:(V.title+V.scores)*o}),bt(e,r+15*o,"Pointer","scores, and weights in percent"),m("path",
{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),sc(e)),m("g",{key:"ribbons",opacity:j(e,K(n).pointer)},
Zn(e,t))]}function sc({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,p=>S(p)),
a=et(n,e),i=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(p=>H(p,11.5*s)>c-3),h=t.pointer+(V.title+V.scores)*
s,u=t.columns.find(p=>p.isFull),f=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:p,isFull:g},y)=>{let b=a.
length&&!a.includes(y)?" dim":"",w=o[y]>=.2*i||a.includes(y),$=O(o[y]).replace(" %",""),x=H($,12.5*s,!0)/2;if(!g&&(!w||p-
x<d||p+x>f))return[];d=p+x;let M=w?"strong":"small",E=h-24*s;return[g&&m("text",l?{key:`score ${y}`,class:`tiny${b}`,x:p+
4*s,y:E+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(E+2*s).toFixed(2)})`}:{key:`score ${y}`,class:`tiny middle${b}`,
x:p,y:E},r[y]),m("text",{key:`weight ${y}`,class:`${M} middle${b}`,x:p,y:h-6*s},$)].filter(k=>k!==!1)})}function qo(e){let{reading:t,stage:n}=e,s=n.type/13,o=j(e,K(t).gate),r=De(e),a=[...je(e,r),...Ue(e,r)];return[zn(e,n.context,
oc(e)),...t.hasPointer?zo(e,a):[],m("g",{key:"flows",opacity:o},Ke(e,a,r)),...t.hasPointer?[Bo(e,a)]:[],...t.hasGeneration?
[Vo(e,a)]:[],...t.hasGate?[Go(e)]:[],m("g",{key:"answer",opacity:o},bt(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),Un(e,r))]}function oc({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:a}=t.
context,i=s+r*a+2,c=Math.ceil(e.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),f=t.right+
6;return[m("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(V.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),e.hasGeneration&&
m("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${f}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&m("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${f+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Qn=19;function Ko(e){let{stage:t,lit:n}=e,s=t.type/13,o=Nt(e),r=m("g",{key:"legend",opacity:j(e,Kt(0))},Ce(e,t.visits.
x,t.bottom+37*s,!1)),a=t.layers.map((i,c)=>{let l=`Layer ${c}`,h=H(l,15*s,!0)+45*s<=i.width,u=n?.kind==="visit"?"last vi\
sit’s read":"row reads column",f=h||!e.canAct?u:"";return m("g",{key:`layer ${c}`,opacity:j(e,Kt(c))},i.maps.length?Tt(
e,i.x,l,f,i.width+(i.stream===null?12:4)):null,i.maps.length>0&&ze(e,"attention",i.x+i.width,(h?3:21)*s),i.maps.map((d,p)=>rc(
e,d,c,p)),i.maps.map((d,p)=>Jn(e,d,c,p,o)),ac(e,c))});return[r,...a]}function rc(e,t,n,s){let{reading:o,stage:r,lit:a}=e;
if(a?.kind!=="visit"||o.isRemoved(n,s))return null;let i=a.visit??0,c=Number(r.rows[i]?.y),l=t.side/o.count,h=Math.max(.5,
Number(o.lastRow(n,s)[i])*r.full*.25),u=t.x-14,f=t.y+t.side-l/2;return m("path",{key:`band ${s}`,class:"attention-band",
d:xt(u,[c-h/2,c+h/2],t.x,[f-h/2,f+h/2])})}function Jn(e,t,n,s,o){let{reading:r,stage:a,lit:i,isOwnScale:c}=e,l=a.type/13,
{x:h,y:u,side:f,touch:d}=t,{count:p}=r,g=r.weights(n,s),y=r.lastRow(n,s),b=Yo(r,n,s),{before:w,overlays:$}=e,x=$&&w!==null&&
Yo(w,n,s)&&!b,M=x?`; switched off ${r.wordsFor(w)}`:"",E=c?Math.max(...g)||1:o,k=i?.kind==="head"&&i.layer===n&&i.head===
s,[A]=i?.kind==="visit"?et(i,r):[],N=pt(y),_=A??N,T=f/p,P=`Layer ${n}, head ${s}`,L=d?u-38*l:u+4,C=r.visits[N];return m(
"g",{key:`head ${s}`,class:`part head${k?" lit":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"\
-1","aria-label":b?`${P}: switched off`:`${P}: the last visit reads most from visit ${N+1}, ${C?.label}, ${O(y[N])}${M}`},
m("text",{class:"small",x:h,y:u-(d?25:4)*l},`head ${s}`),!b&&(d!==void 0||f>=70*l)&&m("text",{key:"weight",class:`${A===
void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+f,y:u-4*l},O(y[_])),m("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,
width:f+1,height:f+1}),m("image",{key:"map",class:"map",href:kt(Float32Array.from(g,W=>W/E),p,e.scale),x:h,y:u,width:f,height:f,
preserveAspectRatio:"none",opacity:b?.15:1}),b&&m("path",{key:"cross",class:"crossed",d:`M${h} ${u+f}L${h+f} ${u}`}),x&&
m("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+f}L${h+f} ${u}`}),A!==void 0&&!b&&m("rect",{key:"colu\
mn",class:"column",x:h+A*T,y:u,width:Math.max(2,T),height:f}),(A!==void 0||k)&&!b&&m("rect",{key:"last",class:"last-row",
x:h,y:u+f-Math.max(2,T),width:f,height:Math.max(2,T)}),m("title",{},`${P}. ${b?"Switched off.":`The last visit reads ${O(
y[_])} from ${r.visits[_]?.label}. Darker: larger weight, up to ${O(E,1)}. Click to open.`}${x?` Switched off ${r.wordsFor(
w)}.`:""}`),Zt(e,{act:"head",words:b?"on":"off",title:b?"Switch this head on again":"Switch this head off",right:h+f-(d?
0:3)*l,y:L}),e.canAct&&d!==void 0&&m("rect",{key:"touch",class:"ground","data-act":"head",x:h+f-d,y:u-d,width:d,height:d}))}
function Yo(e,t,n){return e.isRemoved(t,n)||e.isSkipped(t,"attention")}function ac(e,t){let{reading:n,stage:s,lit:o}=e,r=s.
layers[t];if(r?.stream===null||!r)return null;let a=s.type/13,i=r.stream,c=Xe(n,t),l=ts(e),h=s.streamWidth-8*a,u=et(o,n),
f=s.rows.flatMap(({y:p,height:g},y)=>{let b=Math.max(1,Math.min(5*a,(g-3)/c.length));return c.map(({name:w,lengths:$,style:x},M)=>m(
"rect",{key:`${w} ${y}`,class:`${x}${u.length&&!u.includes(y)?" dim":""}`,x:i,y:p+(M-c.length/2)*b,width:Number($[y])/l*
h,height:b-.6}))}),d=c.map(({name:p,style:g},y)=>[m("rect",{class:g,x:i,y:s.bottom+(10+Qn*y)*a,width:9*a,height:9*a}),m(
"text",{class:"small",x:i+14*a,y:s.bottom+(18.5+Qn*y)*a},p)]);return m("g",es(e,t),m("rect",{class:"ground",x:i-4,y:s.top-
2,width:s.streamWidth+14*a,height:s.bottom-s.top+66*a}),Tt(e,i,"Stream",`+ layer ${t}`,s.streamWidth),f,d,ic(e,t,i+s.streamWidth+
10*a))}function ic(e,t,n){let{reading:s,stage:o}=e,r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?
[{...i,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(t,"feed_\
forward")}].map(({act:l,words:h,isOff:u},f)=>Zt(e,{act:l,words:String(h[Number(u)]),title:cc[l]??"",right:n,y:o.bottom+(5+
Qn*f)*r}))}var cc={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Xe(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function ts(e){
let t=0;for(let n of yt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of Xe(n,s))t=Math.max(t,...o);return t||1}function es(e,t){
let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:"part stream","data-part":`layer\
s.${t}.stream`,role:"button",tabindex:"-1",opacity:j(e,Kt(t)+1),"aria-label":`Stream of layer ${t}: vector lengths of th\
e last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.
toFixed(1)}`}}function Xo(e){let{stage:t,lit:n}=e,s=t.type/13,o=Nt(e),r=n?.kind==="visit"?"what the last visit reads":"row reads colum\
n";return t.layers.map(({y:a,maps:i},c)=>m("g",{key:`layer ${c}`,opacity:j(e,Kt(c))},i.length>0&&bt(e,a+15*s,`Layer ${c}`,
r),c===0&&Ce(e,t.left+72*s,a+15*s,!0),i.map((l,h)=>Jn(e,l,c,h,o)),lc(e,c)))}function lc(e,t){let{reading:n,stage:s,lit:o}=e,
r=s.type/13,a=Number(s.layers[t]?.stream),i=Xe(n,t),c=ts(e),l=et(o,n),h=a+V.bars*r,u=s.columns.flatMap(({x:f,width:d},p)=>{
let g=Math.min(8*r,.86*d/i.length);return i.map(({name:y,lengths:b,style:w},$)=>{let x=Number(b[p])/c*V.bars*r;return m(
"rect",{key:`${y} ${p}`,class:`${w}${l.length&&!l.includes(p)?" dim":""}`,x:f+($-i.length/2)*g,y:h-x,width:.88*g,height:x})})});
return m("g",es(e,t),m("rect",{class:"ground",x:s.left,y:a-V.title*r,width:s.right-s.left,height:(V.title+V.bars)*r}),bt(
e,a-10*r,s.layers[t]?.maps.length?"Stream":`Layer ${t}`,""),hc(e,i,a-10*r),u)}function hc({stage:e},t,n){let s=e.type/13,
o=e.right;return[...t].reverse().map(({name:r,style:a})=>{let i=o-H(r,12.5*s);return o=i-26*s,[m("rect",{class:a,x:i-14*
s,y:n-9*s,width:9*s,height:9*s}),m("text",{class:"small",x:i,y:n},r)]})}var Ze=700;function Zo({stage:{size:e},...t}){let n=be(t),s={...t,stage:Nn(t.reading,e.width,e.type,n)};return[m("g",{key:"\
visits"},jo(s)),m("g",{key:"inputs"},Uo(s)),m("g",{key:"layers"},Xo(s)),m("g",{key:"decoder"},qo(s))]}function Qo(e,t,n){
return Nn(e,t,n).size.height}var uc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function tr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=uc[n]??[0,!1],r=t?e.indexOf(t):-1,a=e[r];if(s===0||!a)return null;let i=Qe(
a);if(!o){let f=e[r+s];return f&&Qe(f)===i?f:null}let c=[...new Set(e.map(Qe))],l=c[c.indexOf(i)+s],h=e.filter(f=>Qe(f)===
l),u=f=>Math.abs(Jo(f)-Jo(a));return h.sort((f,d)=>u(f)-u(d))[0]??null}function Qe(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Jo(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}function er(e){let{reading:t}=e,n=K(t),s=De(e),o=[...je(e,s),...Ue(e,s)];return[Wo(e),...t.hasPointer?Do(e,o):[],...t.hasGeneration?
[Ho(e,o)]:[],m("g",{key:"flows",opacity:j(e,n.gate)},Ke(e,o,s)),t.hasGate?Fo(e):null,m("g",{key:"answer",opacity:j(e,n.gate)},
Io(e,s))].filter(r=>r!==null)}function nr(e){return e.stage.size.width<Ze?Zo(e):[m("g",{key:"visits"},Po(e)),m("g",{key:"inputs"},vo(e)),m("g",{key:"l\
ayers"},Ko(e)),m("g",{key:"decoder"},er(e))]}var ns=240,mc=120,fc=13,pc=17,dc=.05,gc=.5,yc=660,bc=matchMedia("(prefers-reduced-motion: reduce)"),Je=class{#e=null;#t=null;#n=null;#o=null;#s=null;#a="";#i=null;#r=null;#c=null;#l=!1;happened=null;isOwnScale=!0;constructor(t,n={}){
this.root=t,this.hooks=n,t.classList.add("network-picture"),t.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part.");let s=document.createElement("div");s.className="pi\
cture-foot";let o=document.createElement("div");o.className="picture-controls",this.caption=document.createElement("p"),
this.caption.className="picture-caption";let r=document.createElement("button");r.type="button",r.textContent="Numbers",
r.title="The numbers behind what is shown, as a table (T)",r.addEventListener("click",()=>{this.#h()}),s.append(o,this.caption,
r),t.replaceChildren(this.drawn,...n.isStill?[]:[s]),this.drawing=new Ge(this.drawn),this.player=new He(o,a=>{this.#i=a,
a!==null&&this.#r!==null&&(this.#r=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.
isTelling),this.#u(ns)}),this.#m()}#m(){let{drawn:t}=this;new ResizeObserver(()=>this.#u(0)).observe(t),new MutationObserver(
()=>this.#u(0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),t.addEventListener("pointerover",({target:n})=>{
this.#c||this.#p(ss(n))}),t.addEventListener("pointerleave",()=>this.#p(null)),t.addEventListener("focusin",({target:n})=>this.#p(
ss(n))),t.addEventListener("focusout",()=>this.#p(null)),t.addEventListener("keydown",n=>this.#k(n)),t.addEventListener(
"click",({target:n})=>this.#x(n)),t.addEventListener("pointerdown",n=>this.#A(n)),t.addEventListener("pointermove",n=>this.#b(
n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#b(s,!0))}show(t,n=null,s=null){this.#e=new Gt(
t),this.#t=n&&new Gt(n,this.hooks.against),this.#n=s&&new Gt(s),this.#o=ft(this.#s,this.#e),this.player.tell(Ao(this.#e)),
this.#u(this.#c?.follows?0:ns)}open(t){let n=t===null?this.#r:null;this.#r=t,this.#o=this.#s=null;let s=this.drawn.contains(
document.activeElement);this.player.isOpen&&this.player.close(),this.#u(ns);let o=s&&n&&this.#f(n);o&&this.#g(o),s&&this.#$(),
this.hooks.opened?.(this.#r)}#h(){let{against:t}=this.hooks,n=t===void 0?null:this.#t;this.#e&&Lo(this.root,this.#e,this.#r,
n)}#f(t){return this.#M.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}.`))??null}#$(){if(this.
drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof SVGElement&&
t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){let s=getComputedStyle(this.root).
getPropertyValue("--paper").trim();return Eo(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#s=t,!this.#e)return!1;
let n=ft(t,this.#e);return JSON.stringify(n)===JSON.stringify(this.#o)?!1:(this.#o=n,this.#u(0),!0)}#p(t){if(!this.light(
t))return;let{kind:n,visit:s=0}=this.#o??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#o&&t)}#x(t){if(!(t instanceof Element)||
this.#l)return;let n=ss(t),s=t.closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,
i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#d(n,o);else{
let r=t.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#d(t,n){let s=this.#e&&ft(t,this.#e),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;r==="head"&&o({kind:r,layer:a,head:i}),r===
"visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attenti\
on"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#A(t){this.#l=!1;let{act:n,edit:s,carry:o}=this.hooks;!this.#e||
!(n||o)||(this.#c=n?Ls(t,this.#e,this.drawn,s!==void 0):Rs(t),this.#c?.follows&&t.preventDefault())}#b(t,n){let s=this.#c;
if(!s||t.pointerId!==s.pointer)return;n&&(this.#c=null);let o=s.to(t,n);o&&(this.#l=!0,!this.drawn.hasPointerCapture(s.pointer)&&
!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):$c(o)?this.hooks.edit?.(o):this.hooks.
act?.(o))}#k(t){let n=t.target instanceof Element?t.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("da\
ta-part")??null;(t.altKey?this.#y(t.key,s):this.#w(t.key,n,s))&&t.preventDefault()}#w(t,n,s){if(t==="Escape"&&this.#r!==
null)return this.open(hn(this.#r)||null),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(t.toLowerCase()===
"t"&&this.#e)return this.#h(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"car\
ry",name:s,x:0,y:0,state:"dropped"}),!0;if((t==="Enter"||t===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("\
data-open");return t===" "&&this.hooks.act&&!r?this.#d(s??""):this.#x(n),!0}if(this.#r!==null&&this.#e){let r=un(this.#r,
t,this.#e),a=n?.getAttribute("aria-current")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-curre\
nt="true"][data-open="${r}"]`);return a&&i instanceof SVGElement&&i.focus(),r!==null}let o=tr(this.#M,n,t)?.getAttribute(
"data-part")??null;return o!==null&&this.#g(o),o!==null}#g(t){let n=this.#M.find(s=>s.getAttribute("data-part")===t);n instanceof
SVGElement&&(this.#a=t,this.#O(),n.focus())}#y(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#e,
r=o&&ft(n,o),{act:a,edit:i}=this.hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!i||!o.visits[l+
s])return!0;i({kind:"move",visit:l,by:s,isDone:c}),this.#g(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.
max(0,o.gate+s*dc));a({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.
kind==="head"?"attention":"pointer";a({kind:"temperature",of:l,value:ln(o,l,s*gc),isDone:c})}else return!1;return!0}get#M(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#O(){let t=this.#M,n=t.find(s=>s.getAttribute("data-part")===
this.#a)??t[0];for(let s of t)s.setAttribute("tabindex",s===n?"0":"-1")}#u(t){let n=this.#E();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#r===null?[]:bo(n,this.#r);r.length||(this.#r=null),this.drawing.show(r.length?r:nr(n),bc.matches?0:t),this.#r===
null&&this.#O();let a=this.#r===null?null:Oo(this.#r,n.reading),i=this.#o?null:this.player.told;this.#N(a??i??Ct(this.#o,
n.reading,n.before))}#N({title:t,text:n}){let s=document.createElement("strong");s.textContent=t,this.caption.replaceChildren(
s,` ${n}`)}#E(){let{width:t,height:n}=this.drawn.getBoundingClientRect(),s=t<Ze;if(!this.#e||t<mc||n<1&&!s)return null;let r=(Number(
getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(pc,Math.max(fc,t/120));this.root.classList.toggle(
"tall",s);let a={reading:this.#e,before:this.#t,overlays:this.#t!==null&&this.hooks.against!==void 0},i=be(a),c=s?Qo(this.#e,
t,r):n,l=s&&this.#r!==null?yc:c;return{...a,beside:this.#n,stage:ao(this.#e,{width:t,height:l,type:r},i),lit:this.#o??ft(
this.player.told?.part,this.#e),beat:this.#i??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,
scale:[this.#S("--map-least"),this.#S("--attention")],canAct:this.hooks.act!==void 0}}#S(t){let n=getComputedStyle(this.
root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};
function $c(e){return e.kind==="move"||e.kind==="time"||e.kind==="stay"}function ss(e){return(e instanceof Element?e.closest(
"[data-part]"):null)?.getAttribute("data-part")??null}async function os({svg:e}){return`data:image/svg+xml,${encodeURIComponent(await xc(e))}`}async function sr(e,t){let n=new Image;
n.src=await os(e),await n.decode();let s=document.createElement("canvas");s.width=Math.round(e.width*t),s.height=Math.round(
e.height*t);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function xc(e){let t=await kc();return t&&e.replace("<title>",()=>`\
<style>${t}</style><title>`)||e}async function kc(){for(let e of document.styleSheets)try{for(let t of e.cssRules){if(!(t instanceof
CSSFontFaceRule)||!/\bInter\b/.test(t.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(t.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await wc(n,e.href??document.baseURI)})}`}}catch{}
return""}async function wc(e,t){if(e.startsWith("data:"))return e;let n=await fetch(new URL(e,t));return`data:font/woff2\
;base64,${Wt(new Uint8Array(await n.arrayBuffer()))}`}var or=class{#e;#t;#n=null;#o=null;#s=null;constructor(t,n){let{title:s,hover:o,acts:r,isStill:a}=n;this.#e=s,this.#t=new Je(
t,{...o&&{pointed:o},...a&&{isStill:a}}),r&&(this.#s=new de(this.#t,{...r,answered:i=>{this.#n=i.figure,this.#o=i,r.answered(
i)}}))}get bar(){return this.#s?.bar.root??null}get interventions(){return this.#s?.text??null}follows(t){return this.#s?.
follows(t)??!1}draw(t){if(t!==this.#n){this.#n=t;let n=t.before&&Qt(t.before);this.#o={trace:Qt(t.trace),before:n},this.#s?.
begin(t.meta,this.#o.trace,n)}this.#o&&this.#t.show(this.#o.trace,this.#o.before)}mark(t){this.#t.mark(t)}async address(t,n){
let s=this.#t.file({title:this.#e});return t==="svg"?os(s):sr(s,n)}};export{or as NetworkDrawing};
