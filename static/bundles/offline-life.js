(()=>{var{currentScript:Ds}=document,Yr=Ds instanceof HTMLScriptElement?Ds.src:"",S=new URL("static/js/",Yr||document.baseURI).
href;(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),a=frameElement?.getAttribute("data-page")??null;a!==null&&(o.dataset.inRoom=a);let i=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(t)}catch{return null}};function u(g){return typeof g==
"string"&&Object.hasOwn(e,g)}let m=g=>{let $=s.exec(g??""),x=$?$[1]??"auto":g;o.toggleAttribute("data-transparent",$!==null),
u(x)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,c=[x,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let g=new URL(
location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,g.search!==location.search&&history.replaceState(
history.state,"",g)},y=()=>{let g=document.querySelector("[data-theme-button]");return g instanceof HTMLElement?g:null},
b=()=>{let g=y();g&&(g.textContent=n[c]);let $=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===$||(o.dataset.
theme=$,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:g})=>{document.querySelector(".deck")||
(l=g==="beforeprint",l?o.dataset.theme="light":b())};m(i),b();for(let g of["beforeprint","afterprint"])window.addEventListener(
g,p);r.addEventListener("change",b),document.addEventListener("pointerscope:choose-theme",({detail:g})=>{(g===null||u(g)||
s.test(g))&&m(g??i),b()}),document.addEventListener("DOMContentLoaded",()=>{let g=y();g&&(g.hidden=!1,b(),g.addEventListener(
"click",()=>{c=e[c],d();try{localStorage.setItem(t,c)}catch{}b()}))})})();function kn(t){let e=t instanceof Uint8Array?t:Uint8Array.from(t),n=e.toBase64?.();if(n!==void 0)return n;let s="";for(let o of e)
s+=String.fromCharCode(o);return btoa(s)}function Te(t){let e=Uint8Array.fromBase64?.(t);if(e)return e;let n=atob(t),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Hs=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var zt=1,Bt=2;var Ae=15,Kt=30;var wn=8,Mn=99;function Nn(t,e,n){switch(e.kind){case"head":return Xr(t,e,n.architecture);case"mask":return Jr(t,e.visit,n.visits);case"\
skip":return Qr(t,e);case"residuals":return na(t);case"gate":return ta(t,e);case"temperature":return ea(t,e)}}function Xr({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=t==="all"?i:t,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([d,y])=>u===d&&m===y));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function Jr({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function Qr({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function ta({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function ea(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function na({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}function R(t,e,n){let s=sa(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function sa(t,e,n){
let s=t.querySelector(e);return s&&oa(s,n)?s:null}function Tn(t){return R(t.content.cloneNode(!0),"*")}function oa(t,e){return t instanceof(e??HTMLElement)}var ct=t=>Math.floor(t/1440),An=t=>t-ct(t)*1440,Oe=t=>ra(t+3,7),ra=(t,e)=>(t%e+e)%e,St=t=>new Date(t*864e5).toISOString().
slice(0,10),le=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Se(t){let e=Date.parse(`${t}\
T00:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&St(e)===t?e:null}function f(t,{key:e,...n}={},...s){return{tag:t,...typeof e=="string"&&{key:e},attributes:n,children:s.flat(Number.POSITIVE_INFINITY).
filter(aa)}}function he(t){return t==null||t===!1?null:String(typeof t=="number"?yt(t):t)}function yt(t){return Math.round(t*100)/100}function Zt(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=yt(s);return`\
M${yt(e)} ${yt(n)}h${r}v${yt(o)}h${-r}Z`}).join("")}function Et(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(yt),[c,l,
h]=[t,n,(t+n)/2].map(yt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function On(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(yt),[c,l,h]=[t,n,(t+n)/2].map(yt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Fs(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(yt),[c,l]=[t,n].map(
yt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function aa(t){return t!=null&&t!==!1&&t!==""}var ia=/[ijlI.,:;'|!()[\]]/,ca=/[mwMW%@—…]/,la=/[A-ZÄÖÜ0-9+=<>]/;function B(t,e,n=!1){let s=0;for(let o of t)s+=Sn(
o);return s*e*(n?1.06:1)}function Sn(t){return ia.test(t)||t===" "?.29:ca.test(t)?.87:la.test(t)?.65:.55}function nt(t,e,n,s=!1){
if(B(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-Sn("…"),r="";for(let a of t){if(o-=Sn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Ee(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||B(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,nt(a,e,n,o)]}function T(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function _e(t,e){let n=Math.
round(1e3*(t-e))/10;return{change:n,size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function O(t,e=1){if(t===Number.NEGATIVE_INFINITY)
return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function _t(t){let e=Math.
round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function at(t){
let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var lt=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];var ha=.6,ua=["pointer","generation"];function ue({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function ve(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=ue(
t),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Gs(e),...Gs(n)],c=[
...new Set(i)].flatMap(h=>ua.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Gs({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function Le({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<ha)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function Ie(t,e,n){return`${T(t,1)}; ${n} ${T(e,1)}`}function Re(t,e){return t.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?e(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function Bs(t,e,n){return e?Re(t,s=>{let o=e.parts.find(a=>Us(a.name)===s);if(!o)return null;let r=js(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>ma(a,o,r,n)}}):
t}function Us(t){return t.replace(/\.feed_forward$/,".stream")}function ma({attributes:t},{layer:e,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(b=>Number(t[b])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[B(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(i)-u/2:Number(i)/2),y=Number(a)+(e===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:y-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:y+.36*h,"font-size":h},l))}function Vs({parts:t},e){
let n=t.find(r=>Us(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${js(n.value)} points.`}function js(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function qs(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,a=n.filter(({isKept:c})=>c),i=e.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone predict ${i}, with ${T(r,1)}.`,text:`All give it ${T(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var me="Circuit",fa=[["bold","keeps the answer"],["faded","can be left out"]],Pe=class{circuit=null;failure="";#t;#e;#s=null;constructor(e,n){
this.#t=e,this.#e=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of fa){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,me)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#r(),this.#o(e,me),this.#e(),e&&this.#n(0)}renew(){this.#r(),this.isOn&&
this.#n(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(e){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${me} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${me} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,me),this.#e()}}#o(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var da=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function kt(t,e){for(let{kind:n,pattern:s}of da){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return pa(a,e)?a:null}return null}function pa({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:
t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ht(t,e){
return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function fe(t,e){
return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:ht(t,e)}function ut({lit:t},e,n){return t?.kind===
e&&t.layer===n?" lit":""}function bt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??
0]??null:null}var _n=5,Ys=1440,En=5,ga=60,ya={least:.1,most:10};function Ks(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=kt(a,e);if(r===
"gate")return ba(t,n);if(r==="attention_temperature")return zs(t,e,"attention");if(r==="pointer_temperature")return zs(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ka(t,c,e,h,l):xa(t,n,h)}function Zs({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=_n,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function vn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=ya;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function ba({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function zs({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=_n,
!o)return null;let i=vn(n,s,(r-e)/ga);return{kind:"temperature",of:s,value:i,isDone:a}}}}function xa({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=_n,!r)return null;let c=Math.sign($a(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function $a(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function ka({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=En*Math.round((u-e)/c*Ys/En),y=r==="time"?Math.min(Ys-En,Math.max(0,a+d)):Math.
max(0,i+d);return y===h&&!m?null:(h=y,{kind:r,visit:o,minutes:y,isDone:m})}}}var wa=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],vt=class{#t=new Map;constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=
e.visits.length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
let{tensors:n,lengths:s={}}=this.trace;return e in n||e in s}weights(e,n){return this.values(`layers.${e}.heads.${n}.wei\
ghts`)}lastRow(e,n){return this.weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===e&&s.part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))e=Math.max(e,o);return e||1}get slices(){return wa.filter(([e])=>this.has(`inputs.${e}`)).
map(([e="",n=""])=>({name:e,label:n,lengths:this.#n(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:e})=>Math.max(...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.
includes(d)),...r].map(d=>this.#e(d)),h=d=>l.reduce((y,b)=>y+b[d],0),u=this.#r(l),m={location:-1,label:Xs(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#e(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(a=>a.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#s(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#s(
"final",e)?this.probabilityOf("final",e):null}#s(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#r(s);return[...s,{location:-1,label:Xs(r),category:null,probability:Math.max(0,o)}]}#r(e){
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:Bt+s;return o-1-e.filter(({location:r})=>r<o).length}#n(e){
let n=this.#t.get(e);if(n)return n;let s=this.trace.lengths?.[e]??this.#o(e);return this.#t.set(e,s),s}#o(e){let n=this.
values(e),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+
1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function mt(t){let e=0;for(let n=1;n<t.length;n++)Number(t[n])>Number(t[e])&&
(e=n);return e}var Xs=t=>t===1?"1 other":`${t} others`;var Ma=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Mt(t,e){for(let[s,o]of Ma){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return Ta(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:Na(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function Na(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?mt(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?mt(s.lastRow(e,n)):null}function Ta({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Js(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function Ln(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function In(t,e,n){let s=Mt(t,n),[
o,r]=Aa[e]??[0,0];if(!s||o===0&&r===0)return null;let a=Oa(s,o,r,n);return a!==null&&Mt(a,n)?a:null}var Aa={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Oa(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let m=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let y=m.findIndex(({location:p})=>p===
t.location),b=y<0||n===0?void 0:m[y+n];return b?`${d}.${b.location}`:null}}var Rn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Sa=.78,Pn=1.07,Ea=1.12;function L(t){return t.stage.type/13}
function j(t,e,n="label"){let s=n==="title"||n==="strong";return Pn*B(Qs(e),Rn[n]*L(t),s)}function Qs(t){return t.replaceAll(
"−","+")}function F(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:nt(s,i/Pn,Rn[o]*L(t),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:e,y:n},h)}function U(t,{
x:e,y:n,width:s},o,r="label"){let a=Rn[r]*L(t),i=B(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(y,b)=>y+va(b,a),0),d=c.at(-1);d&&l+i+m<=s?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>_a(
e,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function D(t){return t.split(" ").map(e=>[{text:e}])}function _a(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:t,y:e},i)}function va({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?Sa:1)*(e.includes("math")?Ea:1);return Pn*B(Qs(t),s*o,e.includes("strong"))}var La=[137,80,78,71,13,10,26,10],Ce=256,Cn=65535,Ia=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),to=new Map;function Lt(t,e,n){let s=t.length/e,o=new Uint8Array(s*(e+1));for(let i=0;i<
s;i++)for(let c=0;c<e;c++){let l=Math.min(1,Math.max(0,Number(t[i*e+c])||0));o[i*(e+1)+1+c]=Math.round(l*(Ce-1))}let r=[
...De(e),...De(s),8,3,0,0,0],a=[La,...We("IHDR",r),...Ra(n),...We("IDAT",Pa(o)),...We("IEND",[])];return`data:image/png;\
base64,${kn(eo(a))}`}function Ra([t,e]){let n=[...t,...e].join(" "),s=to.get(n);if(s)return s;let o=new Uint8Array(3*Ce);
for(let a=0;a<Ce;a++){let i=a/(Ce-1);for(let c of[0,1,2])o[3*a+c]=Math.round(t[c]+i*(e[c]-t[c]))}let r=We("PLTE",o);return to.
set(n,r),r}function We(t,e){let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e])for(let r=0;r<o.length;r++)
s=Number(Ia[(s^Number(o[r]))&255])^s>>>8;return[De(e.length),n,e,De(~s)]}function Pa(t){let e=[[120,1]];for(let o=0;o<t.
length;o+=Cn){let r=t.subarray(o,o+Cn),a=o+Cn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push([Number(a),i,c,i^255,c^255],
r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return eo([...e,[s>>8,s&255,n>>8,n&255]])}function eo(t){let e=new Uint8Array(
t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;return e}function De(t){return[24,16,8,0].map(
e=>t>>>e&255)}var Ca=20,no=46,Wn=28,oo=9;function ro(t,e,n){let{width:s,height:o}=t.stage.size,r=L(t),a=Math.min(Ca*r,.035*s),i=Wa(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,ao(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function ao(t,e,n){let s=n*(t.
length-1),o=t.reduce((m,{least:d})=>m+d.width,s),r=t.reduce((m,{least:d})=>m+d.height,s),a=t.every(({least:m})=>m.height<=
e.height),i=t.every(({least:m})=>m.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let m=t.reduce((d,y)=>y.
rank>d.rank?y:d);return ao(t.filter(d=>d!==m),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=e;return t.map(m=>{let d=(m.share??1)/l,y=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:m.least.height+d*(e.height-r)};return c?h+=y.width+n:u+=y.height+n,{card:m,box:y}})}function z(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=L(t),c=j(t,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),F(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function Z(t,{x:e,y:n,width:s,height:o}){let r=L(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=L(t),
c=j(t,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),F(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function Wa(t,e,n){
let{width:s,height:o}=t.stage.size,r=L(t),a=Js(e,t.reading),i=Da(t,a,n),c="goes back",l=46*r+j(t,c,"small"),h="You are h\
ere",u=j(t,h,"small")+10*r,m=s-n,d=m-i.end-20*r,y=o>=560*r&&Dn(t,Wn*r)>d,b=y?so(t,m-n-u):so(t,d,oo*2),p=b?Dn(t,b):0,g=y||
d-p>=u,$=y?d:d-p-(g?u:0),x=(y?46:8)*r+(Wn*r-(b??0))/2;return{height:(y?no+36:no)*r,marks:[i.marks,$>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(t,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),F(t,i.end+58*r,25.5*r,c,{kind:"small"})),b!==null&&g&&F(t,m-p-10*r,(y?64:26)*r,h,{
kind:"small",anchor:"end"}),b!==null&&f("g",{key:"thumbnails"},Ha(t,e,m-p,x,b))]}}function Da(t,e,n){let s=L(t),o=t.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",m=Math.min(
j(t,l,u),Math.max(20*s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),F(t,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function so(t,e,n=oo){
let s=L(t);for(let o=Wn;o>=n;o--)if(Dn(t,o*s)<=e)return o*s;return null}function Dn(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*L(t)))+2.2*e}function Ha(t,e,n,s,o){let{reading:r}=t,a=L(t),i=[],c=n;for(let g=0;g<r.layers;g++){
for(let x=0;x<r.heads;x++){let k=r.weights(g,x),M=Math.max(...k)||1,E=r.isRemoved(g,x)||r.isSkipped(g,"attention");i.push(
p(`layers.${g}.heads.${x}`,`Layer ${g}, head ${x}${E?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Lt(
k.map(w=>w/M),r.count,t.scale),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=o+2}let $=.4*o;
i.push(p(`layers.${g}.stream`,`Layer ${g}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,k=0],M)=>f("rect",{
key:`line ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,($-4)*k),height:Math.max(1,.12*o)}))])),c+=$+8*a}let l=s+o/
2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&i.push(p("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",
d:Et(c,[l-m,l],d,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&i.push(p("generation","Generation",c,1.2*o,[f("path",{class:"g\
eneration",d:Et(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&i.push(p("gate","Gate",d,.3*o,[f("rect",{class:"pointer",
x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:y}=r.trace.prediction,b=d+.3*o;return i.push(p(`places.${y}`,`Answer: ${r.nameOf(y).label}`,
b,.7*o-2,[f("rect",{class:"answer-bar",x:b+2,y:l-m,width:.7*o-6,height:2*m})])),i;function p(g,$,x,k,M,[E,w]=[s,o]){let N=e.
name===g||e.name.startsWith(`${g}.`),A=g.includes("heads");return f("g",{key:g,class:`part thumb${N?" here":""}`,"data-o\
pen":g,role:"link",tabindex:0,"aria-label":$,"aria-current":N?"true":null},M.flat(),f("rect",{key:"frame",class:A||N?"th\
umb-frame":"ground",x,y:E,width:k,height:w,rx:2}),f("title",{},$))}}var io=13;function It(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=L(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=lo(m),y=new Map([...r].map(A=>[A,O(m[A]??0,d)])),b=[...y.values()].
some(A=>j(t,A,"tiny")>h+2*c),p=y.size>0&&!b?io*c:1,g=b?io*c:0,[$,x]=s.extent??He(m),k=Fa(e.height-g,$,x,p),M=k>0?Math.max(
p,$*k):(e.height-g)/2,E=e.y+g+M,w=m.map((A,_)=>{let v=Math.abs(A)*k,C=_===a;return f("rect",{key:`bar ${_}`,class:`bar ${o}${A<
0?" negative":""}${C?" chosen":""}`,x:e.x+_*h+u/2,y:A<0?E:E-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},i&&f("title",
{},i(_)))}),N=[...y].map(([A,_])=>F(t,e.x+co((A+.5)*h,j(t,_,"tiny")/2,e.width),b?e.y+9*c:E+(Number(m[A])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:A===a?"chosen":"",key:`number ${A}`}));return[f("path",{key:"line",class:"axis",d:`M${e.
x} ${E}H${e.x+e.width}`}),w,N]}function Fa(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function Xt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*L(t),c=e.map(lo),l=Array.from(n,(y,b)=>Math.
max(...e.map((p,g)=>j(t,O(Number(p[b]),c[g]),"tiny")))/2),h=[...l.keys()].sort((y,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[y])));o!==null&&h.unshift(o);let u=new Set;for(let y of h)[...u].every(p=>Math.abs(m(p)-m(y))>=d(y)+d(p)+i)&&u.add(y);
return u;function m(y){return co((y+.5)*a,d(y),s)}function d(y){return l[y]??0}}function co(t,e,n){return Math.max(e,Math.
min(n-e,t))}function He(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function lo(t){let e=Math.
max(...He(t));return e>=99.5?0:e>=.95?1:2}var ho=8;function Ut(t,e,n,{chosen:s=null,open:o}={}){let r=L(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(j(t,$.title,"strong"),c?j(t,$.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),m=e.x+u,d=e.width-u-l,y=a?17*r:0,b={x:m,width:d,height:Math.max(6*r,i-ho*r-y)},p=n[0]?.values.length??
1,g=d/p;return[n.map(({key:$,title:x,says:k,values:M,colour:E,open:w},N)=>{let A=e.y+N*i,_=a?A+12*r:A+i/2+(c?-2:4)*r,v=a?
e.width:u-8*r,C=j(t,x,"strong")+10*r;return f("g",{key:$,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?x:null},w&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:A,width:e.width+
8*r,height:i,rx:4}),F(t,e.x,_,x,{kind:"strong",width:v,key:"title"}),a&&F(t,e.x+C,_,k,{kind:"small",width:e.width-C,key:"\
beside"}),c&&F(t,e.x,_+15*r,k,{kind:"small",width:v,key:"says"}),It(t,{...b,y:A+y+ho/2*r},M,{colour:E,chosen:s,exact:H=>`${x}\
, number ${H+1}: ${O(Number(M[H]),4)}`}),s!==null&&F(t,e.x+e.width,A+y+(i-y)/2+4.5*r,O(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*g-1.5,y:e.y,width:g+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*g,y:e.y,
width:g,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${O(Number(M[x]),3)}`).join(`
`)))))]}function uo(t){let e=Va(t??"").map(ja);for(let n=Ua;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Hn.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var mo={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Ga={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Hn=new Map(Object.entries(Ga).flatMap(([t,e])=>e.map(n=>[n,t]))),Ba=new Set([...Hn.keys()].flatMap(
t=>t.split(" "))),Ua=Math.max(...[...Hn.keys()].map(t=>t.split(" ").length));function Va(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function ja(t){let e=t.replace(/s$/,"");return Ba.has(e)?e:t}var qa=24;function ft(t,e,n,s){let o=s/qa;return f("path",{key:"icon",class:"icon",d:mo[uo(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function V(t,e){let n=t.visits[e];return n?`${n.label}, ${Rt(t,e)}`:""}function Vt(t,e){return t.visits[e]?.label??""}function Fn(t){
return t>0&&t<5e-4?"<0.1 %":T(t,1)}function Rt(t,e){let n=t.visits[e];return n?`${lt[n.weekday]} ${at(n.start_minute)}`:
""}function po(t,e){return _t(t.visits[e]?.duration_minutes??0)}function go(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=L(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,y=Math.max(...n)||1,b=Math.
max(0,m-d)/y,p=E(fo(n,r).map(w=>({visit:w,half:j(t,k(n[w],w),w===r?"strong":"tiny")/2}))),g=E(fo(n,r).map(w=>({visit:w,half:j(
t,M(w),w===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:w},N)=>{let A=$(N),_=N===r,v=Number(n[N])*b;return f("g",{key:`visit ${N}`,class:`part choice${_?" here":
""}`,"data-open":i(N),role:"button",tabindex:"-1","aria-label":`${V(c,N)}: weight ${T(Number(n[N]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+N*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:m-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(N)&&F(t,x(N,p),m-v-4*l,k(
n[N],N),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ft(w,A-7*l,m+5*l,14*l),g.has(N)&&F(t,x(N,g),
e.y+e.height-4*l,M(N),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${V(c,N)}: score ${O(Number(s[N]),
3)}, weight ${T(Number(n[N]),2)}`))})];function $(w){return e.x+(w+.5)*h}function x(w,N){let A=N.get(w)??0;return Math.max(
e.x+A,Math.min(e.x+e.width-A,$(w)))}function k(w,N){return N===r?Fn(Number(w)):T(Number(w)).replace(" %","")}function M(w){
return O(Number(s[w])/o,w===r?2:1)}function E(w){let N=new Map;for(let{visit:A,half:_}of w){let v=Math.max(e.x+_,Math.min(
e.x+e.width-_,$(A)));[...N].every(([H,P])=>{let I=Math.max(e.x+P,Math.min(e.x+e.width-P,$(H)));return Math.abs(v-I)>=_+P+
3*l})&&N.set(A,_)}return N}}function fo(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function yo(t,e){let n=L(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Ya(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>za(t,s)}]}function Ya(t,e){let{reading:n}=t,s=L(t),o=Z(t,e),r=n.values(
"context"),a=U(t,o,D(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...z(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,y={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},It(t,y,m,{colour:"\
stream",extent:He(r),numbered:Xt(t,[m],m,d),exact:b=>`Number ${u*c+b+1}: ${O(Number(m[b]),4)}`}))})]}function za(t,e){let{
reading:n}=t,s=L(t),o=Z(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=U(t,o,D(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...z(t,e,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Ut(t,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function Jt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=te(Ct(a,s,c),Ct(i,o,c));return bo(h,l,null,t,o)}function Fe(t,e,n,s){let o=Ct(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Gn(o,t.trace.interventions.attention_temperature??1)}function Qt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return bo(te(n,Ct(s,e,n.length)),o,r,t,e)}function Ge(t){return Gn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function bo(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function te(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:se(n)}}function Gn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=se(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function de(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Pt(t,`${s}.weight`,r),bias:Pt(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function Be(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=Pt(t,`${o}.bias`,s),i=ot(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:te(i,Ct(r.values,s,i.length)),bias:a}}function xo(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Pt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=Bn(t,c,e),u=te(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:se(i.map(({dot:c})=>c.sum))+o}}function Bn(t,e,n){let s=t.values(`inputs.${e}`);return Ct(
s,n,s.length/t.count)}function ot(t,e,n){let s=t.values(e);return Ct(s,n,s.length/t.count)}function ee(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?te(e,n.values):null,bias:Pt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Wt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?te(n,Ct(
s.values,e,n.length)):null,r=Pt(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function $o(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Gn(e,1):null}function ne(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?se(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Ka(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Ka(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Pt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Ct(t,e,n){return t.subarray(e*n,(e+1)*n)}function se(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var oe="→",ko=30,Za=8,Xa=20,Ja=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function pe(t,e,{first:n,second:s,products:o},r){let a=L(t),i=o.length,c=i>Xa&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,m=e.x+ko*a,d=e.width-ko*a,y=ge(o),b=Xt(t,[n,s,o],o,d,y),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],g=d/i,$=x=>`${O(
Number(n[x]),4)} × ${O(Number(s[x]),4)} = ${O(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
y*g-1,y:e.y+u,width:g+2,height:3*h-u-2*a,rx:3}),p.map(({letter:x,colour:k,values:M,title:E},w)=>{let N=e.y+w*h,A={x:m,y:N+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${w}`},F(t,e.x,N+12*a,E,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),F(t,e.x,N+u+.5*A.height+5*a,x,{also:`math letter ${k}-words`,key:"letter"}),It(t,A,M,{colour:k,numbered:b,chosen:y,
exact:$}))}),c&&Qa(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function Qa(t,{x:e,y:n,width:s},o){let r=L(t),a=s/o.length,i=Math.
max(Za,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],y=u.reduce(
(b,p)=>b+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),F(t,(m+d)/2,n+17*r,O(y,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Ue(t,e,n,s,o,r,a){let i=L(t),c=ti(n,s,r),l=ei(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=U(t,h,c).height+U(t,h,l).height+10*i,m=132*i,d=Math.max(70*i,Math.min(.36*e.height,210*i)),
y=e.height-u-d>=m,b=Math.min(e.height-u-(y?d:0),276*i),p=e.height-u-b,g=U(t,{...h,y:e.y+b+4*i},c),$=U(t,{...h,y:e.y+b+g.
height+6*i},l);return[f("g",{key:"dot"},pe(t,{...e,height:b},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+b}H${e.x+e.width}`}),f("g",{key:"score steps"},g.marks),f("g",{key:"softmax steps"},$.marks),y&&f("g",{key:"softmax"},
go(t,{...e,y:e.y+b+u,height:p},s,o,a))]}function ti({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...D("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(t.sum,2)}`,kind:"strong"}],n?[{text:`${oe}\
 ÷ √${e} = `},{text:O(h,2),kind:"strong"}]:[{text:`${oe} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${oe} no position bias: it is off`}]:[{text:`${oe} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(a,2),kind:"strong"}]),r?u.push([{text:`${oe} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${oe}\
 ÷ temperature ${ni(i)} = `},{text:O(a/i,2),kind:"strong"}]),u}function ei({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return D("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${Nt(u)}\
;`}],[{text:`${Nt(u)} / ${Nt(c)} = `},{text:Fn(Number(l[n])),kind:"strong"},{text:","}],...D(`where ${Nt(c)} is the sum \
over ${s}${a?`, after ${O(a,2)}, the largest score, is subtracted from each`:""}.`)]}function Nt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=.095)return t.toFixed(t>=100?1:t>=10?2:3);if(t===0)return"0";let[e="",n=""]=t.toExponential(
1).split("e");return`${e} × 10${Array.from(n,s=>Ja[s]??"").join("")}`}function ge(t){let e=0;for(let n=1;n<t.length;n++)
Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function ni(t){return String(Math.round(1e3*t)/1e3)}var si=6;function wo(t,e){let n=L(t),s=ee(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>oi(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ri(t,r,s)}),o}
function oi(t,e,{hidden:n,dot:s,bias:o,logit:r}){let a=L(t),i=Z(t,e),c=s&&o!==null?[...D("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${O(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:O(r,2),kind:"strong"}]]:[...D("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(r,2),kind:"strong"}]],l=U(t,{...i,
y:0},c),h=it(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),m=U(t,{...i,y:i.y+u+4*a},c),d=Xt(t,[n],n,i.width);return[...z(t,e,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?pe(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):It(t,{...i,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function ri(t,e,n){let{reading:s}=t,o=L(t),r=Z(t,e),{gate:a,trace:i}=s,c=U(t,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=U(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...z(t,e,m()),n&&h.height>=60*o&&f("g",{key:"curve"},y(h,n)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=i.interventions,
g=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...D(k),g]}let $=[[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...$,...D(`is the gate: ${T(a,1)} of the answer comes from \
the pointer, ${T(1-a,1)} from generation.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...D(x),...D("As learned it would be"),
...$]}function y(p,{logit:g,learned:$}){let x=Math.max(si,Math.ceil(Math.abs(g))),k=v=>p.x+(v+x)/(2*x)*p.width,M=p.y+p.height,
E=v=>M-v*p.height,w=Array.from({length:61},(v,C)=>{let H=-x+C/30*x;return`${k(H).toFixed(1)} ${E(1/(1+Math.exp(-H))).toFixed(
1)}`}),[N,A]=[k(g),E($)],_=g>0;return[f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${E(
.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>F(t,p.x-6*o,E(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),
[-x,0,x].map(v=>F(t,k(v),M+15*o,O(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),F(t,(k(0)+k(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${N} ${M}V${A}H${p.x}`}),f("circle",{key:"point",class:"point",cx:N,cy:A,r:5.5*o}),F(t,N+(_?-10:10)*o,_?
Math.max(A-6*o,p.y+9*o):A-8*o,$.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function b(p){let g=a*p.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:p.x,y:p.y,width:g,height:p.height}),f("rect",{key:"generation",class:"\
bar generation",x:p.x+g,y:p.y,width:p.width-g,height:p.height}),F(t,p.x,p.y+p.height+15*o,`pointer ${T(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),F(t,p.x+p.width,p.y+p.height+15*o,`generation ${T(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Mo=14,No=34;function dt(t,e,n,{largest:s,most:o=No,isOrdered:r=!1,isWalked:a=!1}={}){let i=L(t),c=Math.max(1,Math.floor(
e.height/(Mo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(Mo*i/u)),y=h.findIndex(({isChosen:w})=>w),b=u>=13*i&&h.some(({category:w})=>w!==void 0),p=b?22*
i:0,g=Math.max(...h.map(({text:w})=>j(t,w,"strong")))+8*i,$=Math.max(0,...h.map(({beside:w=""})=>w?j(t,w,"small")+10*i:0)),
x=Math.max(...h.map(({label:w,says:N=""})=>Math.max(j(t,w,"strong"),m?j(t,N,"small"):0)))+8*i,k=Math.min(x,.58*(e.width-
p-g-$)),M={x:e.x+p+k,width:Math.max(1,e.width-p-k-g-$)},E=s??(Math.max(...h.map(({parts:w})=>w.reduce((N,{value:A})=>N+Math.
abs(A),0)))||1);return[h.map((w,N)=>{let A=e.y+(N+.5)*u,_=N===y||(h.length-1-N)%d===0&&(y<0||Math.abs(N-y)>=d),v=M.x,C=Math.
min(.62*u,.42*o*i);return f("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*i,y:A-u/2,width:e.width+6*i,height:u,rx:4}),b&&(_||
u>=17*i)&&w.category!==void 0&&ft(w.category,e.x,A-7.5*i,15*i),_&&F(t,e.x+p,A+(m&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:k-6*i,key:"name"}),m&&w.says&&F(t,e.x+p,A+12.5*i,w.says,{kind:"small",width:k-6*i,key:"says"}),w.
parts.map(({value:H,colour:P},I)=>{let G=Math.abs(H)/E*M.width,Y=f("rect",{key:`part ${I}`,class:`bar ${P}${H<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:v,y:A-C/2,width:Math.max(.5,Math.min(M.width,G)-(w.parts.length>1&&G>2?.8:0)),height:Math.
max(1,C)});return v+=G,Y}),_&&w.beside&&F(t,e.x+e.width-g,A+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(t,e.x+e.width,A+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&f("title",{},w.exact))}),
l&&F(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function re(t,e,n,s=No){
return Math.min(s*L(t)*n,e.height)}function To(t,e){let n=L(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>ai(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>ii(t,s,e)}]}function ai(t,e,n){let{reading:s}=t,
o=L(t),r=Z(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:y,category:b}=s.
nameOf(m),{logit:p}=Wt(s,m);return{key:`place ${m}`,label:y,category:b,parts:[{value:d,colour:"generation"}],beside:p===
null?"":O(p,2),text:T(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${y}: ${p===null?"":`logit ${O(p,4)}, `}\
probability ${T(d,3)}`}}),c=s.trace.architecture.locations,l=U(t,r,D(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...z(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},dt(t,u,i,{isWalked:!0})),h.mark]}function ii(t,e,{location:n}){let{reading:s}=t,o=L(t),r=Z(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Wt(s,n),h=$o(s),u=s.probabilityOf("generation",n),m=[];if(i&&c!==null&&m.push(...D("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:O(
p,2),isRaised:!0},{text:` = ${Nt(b)};`}],[{text:`${Nt(b)} / ${Nt(h.total)} = `},{text:T(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...D(`${Nt(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...D("→ softmax over the whole list:"),[{text:T(u,1),kind:"strong"}]);
let d=U(t,{...r,y:0},m),y=i?Math.min(r.height-d.height-8*o,450*o):0;return[...z(t,e,`How does it score ${a}?`),i&&f("g",
{key:"dot"},pe(t,{...r,height:y},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...U(t,{...r,y:r.y+y+(i?6*o:0)},m).marks]}var ye=20,Ve=8,Oo=19,J=8,xe=3,Vn=4,be=4,ci=.05,li={least:13.5,most:38,lane:3},jn=13,hi=760;function qn(t,e,n=1){let s=e.
type/jn,o=46*s,r=e.height-98*s,a=Yn(t.count,o,r,li,s,mi(t)),i=e.width>=1180*s,c=e.width<hi*s,l=e.width>=1040*s&&t.layers<=
3,h=c?ui(t,s):So(t,i,s),u=l?62*s:0,m=l?u+22*s:16*s,d=e.width-2*ye-Ao(Object.values(h)),[y,b]=[o+12*s,e.height-4*s],p=fi(
t.heads,d/t.layers-m,b-y,s),g=p.columns*(p.side+Ve*s)-Ve*s,$=t.heads>0?g+m:m,x=Math.max(0,d-t.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let k=e.width-2*ye-
Ao(Object.values(h))-t.layers*$,M=Math.min(k,t.hasPointer?220*s:60*s);h.bands+=M;let E=(k-M)/t.layers,w={x:ye,width:h.visits},
N=ye+h.visits+12*s,A=i?{x:N,width:h.slices}:null;A&&(N+=h.slices+12*s);let _=Array.from({length:t.layers},(tt,rt)=>{let et=N+
rt*($+E);return{x:et,width:g,maps:di(t.heads,et,y,b,p,s),stream:l?et+(t.heads>0?g+10*s:0):null}});N+=t.layers*($+E);let v=e.
width-ye,C=v-h.answer,H=C-h.leave-h.gate,P=N+h.scores+h.weights+8*s,I=H-h.flow-J,G=Math.min(190*s,.24*e.height)/n,Y=t.hasGate?
.56*e.height:(o+r)/2,st=Vn*s,X=t.hasPointer?e.height-G-xe*st-6:(o+r-G)/2-st;return{size:e,type:e.type,rows:a,visits:w,slices:A,
layers:_,streamWidth:u,isDense:c,fork:N,context:(c?34:52)*s,scores:N+h.scores,weights:N+h.scores+h.weights,ribbons:P,places:I,
gate:H,gateWidth:h.gate,answers:{most:r-o<330?be-1:be,top:o,bottom:r+60*s,x:C,right:v,segment:C-J},right:v,top:o,bottom:r,
full:G,across:{visits:a.map(({y:tt})=>tt),starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?X-12*s:r],gap:22*
s},generation:{start:X,gap:st},gate:Y-G/2},bands:{ribbon:(tt,rt,et)=>Un(P,tt,I,rt,et),into:(tt,rt,et)=>Un(I+J,tt,H,rt,et),
out:(tt,rt,et)=>Un(H+h.gate,tt,C-J,rt,et)}}}function Un(t,e,n,s,o){return o?Et(t,e,n,s):Et(t,e,t,e)}function So({hasPointer:t,
hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?
112*s:0,bar:J,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function ui(t,e){return{...So(t,!1,e),visits:166*
e,scores:0,weights:(t.hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}
function mi({count:t,pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=ci?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).
sort((o,r)=>s(r)-s(o))}function Ao(t){return t.reduce((e,n)=>e+n,0)}function Yn(t,e,n,{least:s,most:o,lane:r},a,i){let c=n-
e,l=t,h=0,u=Math.min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*h)/(u-h))),
u=(c-(t-l)*h)/l);let m=i&&new Set(i.slice(0,l)),d=e;return Array.from({length:t},(y,b)=>{let p=m?m.has(b):b>=t-l,g=p?u:h;
return d+=g,{y:d-g/2,height:g,isFull:p}})}function fi(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,
2,4]){let a=n/Math.ceil(t/r)-Oo*s,i=Math.min(a,(e-(r-1)*Ve*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function di(t,e,n,s,{
columns:o,side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*Oo*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+
Ve*a),y:n+Math.floor(h/o)*c,side:r}))}function je(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push(
{first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[m,d]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];
for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,
length:c}){return Math.max(n,Math.min(s-c,i))}}var xt=44,q={title:26,bars:34,inputs:64,scores:52,names:56},Eo=16,pi={least:20,most:110,lane:1},gi=62,zn=8,yi=160,qe=16,
_o=6;function Zn(t,e,n,s=1){let o=n/jn,[r,a]=[Eo,e-Eo],i=Yn(t.count,r,a,pi,o).map(({y:v,height:C,isFull:H})=>({x:v,width:C,
isFull:H})),c=Number(i.at(-1)?.width)>=gi*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+qe*o,u=h+(q.title+
q.inputs+qe)*o,m=[];for(let v=0;v<t.layers;v++){let C=bi(t.heads,r,a,u+q.title*o,o),H=C.at(-1),I=(H?H.y+H.side+8*o:u)+q.
title*o;m.push({y:u,maps:C,stream:I}),u=I+(q.bars+qe)*o}let d=xi(t,r,u+q.title*o,a-r,o),y=Math.ceil(t.values("context").
length/d.columns)*d.cell,b=u+q.title*o+Math.max(y,20*o)+qe*o,p=b+(t.hasPointer?(q.title+q.scores)*o:0),g=p+(t.hasPointer?
170:96)*o,$=g+J+((t.hasPointer?q.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,k=$i(a-r,o)/s,M=Vn*o,E=a-k-xe*M,w=Math.
max(78*o,k*s/2+6),N=$+x+34*o,A=a-k-16*o,_={most:be,top:N,bottom:N+(be+1)*w,x:r-6*o,right:A-8*o,segment:A};return{size:{width:e,
height:_.bottom+Math.max(0,(k*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:b,
ribbons:p,places:g,gate:$,gateHeight:x,answers:_,full:k,across:{visits:i.map(({x:v})=>v),starts:[r,a],places:{room:[r,t.
hasGeneration?E-2*_o*o:a],gap:_o*o},generation:{start:E,gap:M},gate:a-k},bands:{ribbon:(v,C,H)=>Kn(p,v,g,C,H),into:(v,C,H)=>Kn(
g+J,v,$,C,H),out:(v,C,H)=>H?Fs($+x,v,A+J,C):Kn($+x,v,$,v,!1)}}}function Kn(t,e,n,s,o){return o?On(t,e,n,s):On(t,e,t,e)}function bi(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+zn*o)/r,i=Math.min(a-zn*o,yi*o),c=Math.max(xt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+zn*o),side:i,touch:xt}))}function xi(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function $i(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Ye={visits:0,slices:1,layers:2};function Tt({reading:t,beside:e}){return e?[t,e]:[t]}function Dt(t){return Math.max(
...Tt(t).map(({largestWeight:e})=>e))}function ae(t){return Ye.layers+2*t}function Q(t){let e=Ye.layers+2*t.layers,n=t.hasPointer?
e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}function K(t,e){return t.beat>=e?1:0}var Xn=64,vo="largest of each head",ki=Float32Array.from({length:Xn},(t,e)=>e/(Xn-1));function Jn({isOwnScale:t}){return t?
"Same scale for all heads":"Own scale for each head"}function $e({lit:t}){return t?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function ze(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/
13,c=60*i,l=s||!("visits"in a)?0:a.visits.width,h=17*i+c+B(vo,12.5*i)>l,u=r?h?"own largest":vo:T(Dt(t)),m=e+12*i,d=[f("t\
ext",{class:"small",x:e,y:n},"0"),f("image",{class:"map",href:Lt(ki,Xn,t.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],y=Jn(t),
b={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${y}`};if(s){let g=17*i+c+B(u,12.5*i),$=f("rect",{class:"ground",x:e-6*i,y:n+14*i-xt,width:g+12*i,
height:xt});return f("g",{key:"scale",class:"switch",...b},$,d)}let p=B(y,12.5*i)+16*i;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:e,y:n-33*i},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${$e(
t)}`),d,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:e,y:n+8*i,width:p,height:19*i,rx:9.5*i}),
f("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},y)))}var Lo=24,wi=.045,Mi=.6;function Io(t,e){let n=L(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>Ni(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>Oi(t,a,e)}]}function Ni(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=L(t),{count:h}=s,u=s.weights(r,a),m=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),d=o?u[mt(u)]||1:Dt(t),y=Ai(t,e,n,m),b=Math.min(.36*e.width,190*l),p=e.y+42*l,[g,$]=[e.width-b,
e.height-44*l-y.height],x=e.width<600*l?1.9:1.15,k={width:g/h,height:Math.min($/h,x*g/h)},M={x:e.x+b,y:p,width:g,height:k.
height*h},E=`layers.${r}.heads.${a}`,w=k.height>=30*l,N=Ti(k.height,13*l);return[F(t,e.x,e.y+15*l,b>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:b-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},v()),f("image",{key:"weig\
hts",class:"map",href:Lt(u.map(P=>P/d),h,t.scale),...M,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",
class:"map-frame",...M}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},C()),f("rect",
{key:"column",class:"chosen-column",x:M.x+c*k.width,y:e.y,width:k.width,height:M.y+M.height-e.y,rx:3}),A(),f("rect",{key:"\
cell",class:"chosen-cell",x:M.x+c*k.width,y:M.y+i*k.height,width:k.width,height:k.height}),y.at(M.y+M.height)];function A(){
let P=M.y+i*k.height,I=19*l,G=(X,tt)=>f("rect",{key:X,class:"chosen-row",...tt,rx:3}),{height:Y}=k;if(Y>=I)return G("row",
{x:e.x-3,y:P,width:e.width+3,height:Y});let st={x:e.x-3,y:P+(Y-I)/2,width:b,height:I};return[G("row",{x:M.x-1,y:P,width:M.
width+2,height:Y}),G("asking",st)]}function _(){let P=k.width>=14*l,I=Math.min(15*l,k.width-3*l),G=k.width>=30*l,Y=M.x;return s.
visits.map((st,X)=>{let tt=String(lt[st.weekday]),rt=st.weekday!==s.visits[X-1]?.weekday,et=M.x+X*k.width,Yt=j(t,tt,"tin\
y"),Ws=!P&&rt&&et>=Y&&et+Yt<=M.x+M.width;Ws&&(Y=et+Yt+4*l);let $n=M.x+(X+.5)*k.width;return f("g",{key:`column ${X}`,class:`\
part choice${X===c?" here":""}${st.masked?" off":""}`,"data-open":`${E}.${i}.${X}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${X+1}: ${V(s,X)}${st.masked?", masked":""}`},f("rect",{class:"ground",x:M.x+X*k.width,y:e.y,width:k.
width,height:42*l}),P&&ft(st.category,$n-I/2,e.y+(G?0:22)*l,I),Ws&&F(t,et,e.y+38*l,tt,{kind:"tiny",key:"weekday"}),G&&[F(
t,$n,e.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(t,$n,e.y+38*l,k.width>=40*l?at(st.start_minute):`${Math.floor(
st.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},V(s,X)))})}function v(){return s.visits.
map((P,I)=>{let G=M.y+(I+.5)*k.height,Y=I===i,st=Y||(h-1-I)%N===0&&Math.abs(I-i)>=N,X=Math.min(18*l,k.height-1.5*l),tt=k.
height>=12*l,rt=e.x+(tt?X+10*l:4*l),et=M.x-rt-6*l,Yt=Y||w?"strong":"label";return f("g",{key:`row ${I}`,class:`part choi\
ce${Y?" here":""}`,"data-open":`${E}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${V(s,I)}`},
f("rect",{class:"ground",x:e.x,y:G-k.height/2,width:b,height:k.height}),tt&&ft(P.category,e.x+3*l,G-X/2,X),st&&F(t,rt,G+
(w?-2:4.5)*l,P.label,{kind:Yt,width:et,key:"name"}),w&&F(t,rt,G+12*l,`${Rt(s,I)} · ${po(s,I)}`,{kind:"small",width:et,key:"\
when"}),f("title",{},V(s,I)))})}function C(){let P=[];for(let I=0;I<h;I++){if(h>Lo&&I!==i){P.push(f("rect",{key:`row ${I}`,
class:"cell",x:M.x,y:M.y+I*k.height,width:M.width,height:k.height,"data-open":`${E}.${I}.${c}`},f("title",{},V(s,I))));continue}
for(let G=0;G<h;G++)P.push(H(I,G))}return P}function H(P,I){let G=Number(u[P*h+I]),[Y,st]=[M.x+I*k.width,M.y+P*k.height],
X=P===i&&I===c,tt=String(Math.round(100*G)),rt=Yt=>k.width>=j(t,tt.padStart(2,"0"),Yt)+2*l,et=(G>=wi||P===i)&&k.height>=
13*l&&rt("tiny");return f("g",{key:`${P} ${I}`,class:"cell"},f("rect",{key:"cell",x:Y,y:st,width:k.width,height:k.height,
"data-open":`${E}.${P}.${I}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},f("title",{},`${V(s,P)} reads\
 ${T(G,1)} from ${V(s,I)}`)),et&&F(t,Y+k.width/2,st+k.height/2+4.5*l,tt,{kind:G/d>=.3&&rt("strong")?"strong":"tiny",anchor:"\
middle",also:G/d>=Mi&&!m?"on-dark":"on-light",key:"weight"}))}}function Ti(t,e){return Math.max(1,Math.ceil(e/t))}function Ai(t,e,{
layer:n,head:s,query:o,isLeaf:r},a){let{canAct:i,canAsk:c,reading:l}=t,h=L(t),u=l.isRemoved(n,s),m=e.height>=330*h,d=`la\
yers.${n}.heads.${s}`,b=[i&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Jn(t),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>Lo?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=m?D(p):[],$=U(
t,{...e,y:0},g,"small").height;return{height:$+40*h,at(x){let k=e.x,M=[];for(let{text:E,attributes:w,...N}of b){let A=it(
t,k,x+$+22*h,E,w,N);k+A.width>e.x+e.width||(M.push(A.mark),k+=A.width+10*h)}return[f("g",{key:"explained"},U(t,{...e,y:x+
3*h},g,"small").marks),f("g",{key:"controls"},M)]}}}function Oi(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Vt(a,r);return[...z(t,e,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),f("g",{key:"worked"},Ue(t,Z(t,e),Jt(a,n,s,o,r),Fe(a,n,s,o),r,[{letter:"\
q",words:`Query of ${V(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Ro=56;function Po(t,e){let n=L(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Si(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Ei(t,s,e)}]:[]]}function Si(t,e,{
location:n}){let{reading:s}=t,o=L(t),r=ne(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],y=s.pointerWeights,b=[],p=N=>r.visits.map(A=>({value:N*Number(y[A]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:pt(i),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:p(a),text:pt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:pt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:pt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:N})=>N>0),text:pt(u),isChosen:!0});
let g=Z(t,e),$=s.hasGate?[[{text:`${m} × ${pt(i)} = ${pt(l)}`}],...D("come from the pointer,"),[{text:`${d} × ${pt(c)}\
 = ${pt(h)}`}],...D("from generation. Together:"),[{text:pt(u),kind:"strong"},{text:"."}],...D("All bars have one scale.")]:
[...D(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=U(t,{...g,
y:0},$),k={...g,height:g.height-x.height-44*o},M=re(t,k,b.length,Ro),E=U(t,{...g,y:g.y+M+8*o},$),w=it(t,g.x,g.y+g.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...z(t,e,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},dt(t,k,b,{most:Ro})),...E.marks,w.mark]}function Ei(t,e,{location:n}){let{reading:s}=t,o=L(t),{visits:r,
pointer:a}=ne(s,n),i=Z(t,e),c="Its visits";if(r.length===0){let p=D("None of the visits is here, so the pointer cannot c\
hoose it.");return[...z(t,e,c),...U(t,i,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Rt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:pt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...D(u),[{text:pt(a),kind:"strong"},
{text:"."}]],d=U(t,{...i,y:0},m),y={...i,height:i.height-d.height-8*o},b=re(t,y,h.length);return[...z(t,e,c),f("g",{key:"\
rows"},dt(t,y,h,{isOrdered:!0})),...U(t,{...i,y:i.y+b+6*o},m).marks]}function pt(t){return T(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function Co(t,e){let n=L(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>_i(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>vi(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Li(t,s)}]}function _i(t,e,n){let{reading:s}=t,o=L(t),r=Z(t,e),a=U(t,r,
D("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:Rt(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:O(Number(i[d]),2),text:T(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${V(s,d)}\
: score ${O(Number(i[d]),4)}, weight ${T(Number(c[d]),2)}`})),h=it(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...z(t,e,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},dt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function vi(t,e,{visit:n}){let{
reading:s}=t;return[...z(t,e,`How does the pointer score ${Vt(s,n)}, ${Rt(s,n)}?`,`Score of ${Vt(s,n)}`),f("g",{key:"wor\
ked"},Ue(t,Z(t,e),Qt(s,n),Ge(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Li(t,e){let{reading:n}=t,s=L(t),o=Z(t,e),r=n.pointerWeights,a=U(t,o,D("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:y})=>({key:`place ${h}`,label:y.length>1?`${u} (${y.length})`:u,category:m,parts:y.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:T(d,1),open:h>1?`places.${h}`:null,exact:`${y.map(b=>T(Number(r[b]),2)).join(" + ")} = ${T(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=it(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...z(t,e,"Sums per place"),...a.marks,f("g",{key:"rows"},dt(t,c,i)),l.mark]}function Wo(t,e){let n=L(t),s=Do(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Ii(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Ri(t,o,e)}]}function Xe(t,{layer:e,visit:n,number:s}){return s??ge(ot(t,`layers.${e}.residual_out`,n))}function Do(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,m,d,y="plain")=>{let b=ot(t,`${s}.${u}`,n),p=`length ${O(Math.hypot(...b))}`;i.push({key:u,title:m,says:d||
p,values:b,colour:y})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(m,2)}, deviation ${O(d,2)}`}}function Ii(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),
i=Z(t,e),c=Xe(s,n),l=Do(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,d=[],y=(b,p,g=!0)=>{let $=it(t,m,i.y+i.
height-10*a,b,p,{isButton:g});m+$.width>i.x+i.width||(d.push($.mark),m+=$.width+10*a)};return r>0&&y("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||y("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),y("More about the \
layers",{"data-more":"layers"},!1),[...z(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),f("g",{key:"rows"},Ut(t,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},d)]}
function Ri(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),i=Xe(s,n),c=Z(t,e),{y:l}=c,h=[];for(let m of Pi(s,o,r,i)){
let d=U(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...z(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},Ci(t,u,o,r,i))]}function Pi(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(ot(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...D("Comes in:"),Ze(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Ke("Norm 1:",de(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(Ke("Norm\
 2:",de(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,y){let b=y?"0 (skipped)":
O(Math.abs(m),2);return i?[...D(h),[{text:`${O(u,2)} ${m<0&&!y?"−":"+"} ${b} =`}],Ze(d)]:[...D(`${h} no residual conne\
ction, so only`),[{text:y?"0 (skipped)":O(m,2),kind:"strong"}]]}}function Ke(t,e){if(!e)return D(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...D(t),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(o,3)} = ${O(r,2)};`}],...a===null||i===null?D("then a learned factor\
 and bias give").concat([Ze(c)]):[[{text:`${O(r,2)} × ${O(a,2)} ${i<0?"−":"+"} ${O(Math.abs(i),2)} =`}],Ze(c)]]}function Ze(t){
return[{text:O(t,2),kind:"strong"}]}function Ci(t,e,n,s,o){let{reading:r}=t,a=L(t),i=ot(r,`layers.${n}.feed_forward.pre`,
s),c=ot(r,`layers.${n}.feed_forward.hidden`,s),l=Be(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[$]))),m=Array.from(c).filter($=>$>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",y=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(se(h),2)}, the bias adds ${O(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=U(t,e,D(d+y),"small"),p=Math.max(1,Math.floor((e.height-b.height)/
(20*a))),g=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${O(
Number(i[$]))} → ${O(Number(c[$]))}${l?` × ${O(Number(l.dot.second[$]),2)}`:""}`,text:O(Number(h[$]),2)}));return[...b.
marks,dt(t,{...e,y:e.y+b.height+2*a,height:e.height-b.height-4*a},g)]}var Wi=864e5,Di=.1;function Qn(t,e){let n=L(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Fi(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Gi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Vi(t,o,e)}]:[]]}function ts(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===e)||e===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ae)*Ae;return`${at(
c)} to ${at((c+Ae)%1440)}`}case"weekday":return Hs[r.weekday]??"";case"recency":{let c=Hi(t,n);return c===null?"days bef\
ore the prediction":c>=wn?`${wn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Kt)*Kt,l=c+Kt;return c>=Mn*Kt?`${_t(Mn*Kt)} or more`:`${c?_t(c):"0"} to ${_t(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Hi({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Wi;return Math.round(o(t.predict_at)-o(s))}function Fi(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=L(t),a=Z(t,e),i=o.slices.map(({name:m,label:d,lengths:y})=>({key:m,title:d,says:ts(o,m,s),values:Bn(o,
m,s),colour:Number(y[s])===0?"plain off":"plain"})),c=i.reduce((m,{values:d})=>m+d.length,0),l=U(t,a,D(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=it(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...z(t,e,n==="inputs"?"What the last visit is made of":V(o,s)),...l.marks,f("g",{key:"rows"},Ut(t,u,i)),h.mark]}function Gi(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,a=L(t),i=Z(t,e),c=ot(r,"inputs.projected",s),l=o??ge(c),h=xo(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,.26*i.height)},y=Ui(r,s,l),b=[],p=y.reduce((k,M)=>k+U(t,
{...i,y:0},M).height+4*a,0),g={...i,y:d.y+d.height+28*a,height:i.height-d.height-p-36*a},$=h?Bi(h):[],x=g.y+($.length?re(
t,g,$.length)+6*a:0);for(let k of y){let M=U(t,{...i,y:x},k);if(x+M.height>i.y+i.height+2)break;b.push(...M.marks),x+=M.
height+4*a}return[...z(t,e,"The vector that enters the layers"),f("g",{key:"vector"},Ut(t,d,m,{chosen:l,open:k=>`${u}.${k}`})),
$.length>0&&U(t,{...i,y:d.y+d.height+4*a},D(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&f("\
g",{key:"rows"},dt(t,g,$)),f("g",{key:"lines"},b)]}function Bi({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:O(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${O(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,colour:"plain"}],text:O(e,2),exact:""}]}function Ui(t,e,n){
if(!t.has("inputs.norm"))return[];let s=Number(ot(t,"inputs.projected",e)[n]),o=Number(ot(t,"layers.0.residual_in",e)[n]),
r=de(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[[...D("Sum:"),[{text:O(s,2),kind:"strong"}]],Ke("Norm:",r)];
if(t.trace.architecture.components.includes("sinusoidal")){let i=t.trace.architecture.d_model,c=Pt(t,"pos_encoding",e*i+
n);t.trace.interventions.sinusoidal===!1?a.push(D("No position encoding: it is off.")):c!==null&&r&&a.push([...D("Positi\
on encoding:"),[{text:`${O(r.result,2)} ${c<0?"−":"+"} ${O(Math.abs(c),2)} =`}],[{text:O(o,2),kind:"strong"}]])}return a}
function Vi(t,e,{visit:n}){let{reading:s}=t,o=L(t),r=Z(t,e),a=[];for(let y=0;y<s.layers;y++)for(let b=0;b<s.heads;b++){let p=Number(
s.lastRow(y,b)[n]),g=s.isRemoved(y,b)||s.isSkipped(y,"attention");a.push({key:`${y} ${b}`,label:`Layer ${y}, head ${b}`,
parts:[{value:p,colour:"plain"}],text:g?"off":T(p,1),open:`layers.${y}.heads.${b}.${s.count-1}.${n}`,isOff:g})}let i=[];
if(s.hasPointer){let y=Number(s.pointerWeights[n]);a.push({key:"pointer",label:"Pointer",parts:[{value:y,colour:"pointer"}],
text:T(y,1),open:`pointer.${n}`}),s.hasGate&&i.push(...D("To the answer the pointer carries"),[{text:`${T(y,1)} × gate ${s.
gate.toFixed(2)} = `},{text:T(y*s.gate,1),kind:"strong"},{text:"."}])}let c=U(t,r,D(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=U(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=re(t,h,a.length),m=a.map(({parts:y})=>Number(y[0]?.value)),d=Math.max(Di,...m);
return[...z(t,e,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},dt(t,h,a,{largest:d})),f("g",{key:"end"},U(t,
{...r,y:h.y+u+6*o},i).marks)]}var ji={head:Io,stream:Wo,inputs:Qn,visit:Qn,context:yo,pointer:Co,generation:To,gate:wo,place:Po};function Ho(t,e){let n=Mt(
e,t.reading);return n?ro(t,n,ji[n.kind](t,n)):[]}var Go="Point at anything to see what it does.";function jt(t,e,n){let{title:s,text:o}=Yi(t,e,n),r=n?.words?qi(t,e,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function qi(t,e,n){let s=ns(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(
n))return`${s} the pointer gives it ${T(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(
t.location??0);return o===null?"":`${s} its probability is ${T(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function Yi(t,e,n){switch(t?.kind){case"visit":return Zi(t.visit??0,e);case"head":return Ji(t.layer??0,t.head??
0,e);case"slices":return{title:"What a visit is made of.",text:zi(e)};case"stream":return Bo(t.layer??0,e);case"context":
return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.
d_model} numbers. ${Yo(Fo(e),!0)} ${Fo(e).length===1?"reads":"read"} nothing else of it.`};case"pointer":return Uo(e);case"\
generation":return Vo(e);case"gate":return jo(e);case"place":return Qi(t.location??0,e);default:return tc(e,n)}}function zi(t){
let{slices:e,trace:n}=t,s=Yo(e.map(({label:r})=>Ki[r]??r)),o=n.architecture.d_model;return t.has("inputs.norm")?`Each vi\
sit is ${e.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${e.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var Ki={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function Fo(t){return[...t.hasPointer?["the pointer"]:[],
...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function Ht(t,e){let n=t.visits[e];
return n?`${n.label}, ${lt[n.weekday]} ${at(n.start_minute)}`:""}function Zi(t,e){let n=e.visits[t],s=[],o=Xi(t,e);if(n?.
masked)return{title:`${Ht(e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${T(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf(
"final",a);s.push(e.hasGate?`The pointer gives it ${T(r,1)}, after the gate ${es(i)} of its place’s ${T(c,1)}.`:`The p\
ointer gives it ${T(r,1)} of the answer.`)}return{title:`${Ht(e,t)}.`,text:s.join(" ")}}function Xi(t,e){let n=null;for(let s=0;s<
e.layers;s++)for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function Ji(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),r=mt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=i===void 0?"":` and ${T(o[i])} from ${Ht(n,i)}`,l=r===n.count-1?"itself":Ht(n,r);return{title:s,text:`The last visit r\
eads ${T(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Bo(t,e){let{residual:n,attention:s,feedForward:o}=e.
stream(t),r=e.count-1,a=s?`its heads add one of length ${O(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}\
.`,text:`The last visit comes in as a vector of length ${O(Number(n[r]))}; ${a}its feed-forward network adds one of leng\
th ${O(Number(o[r]))}.`}}function Uo(t){let e=t.pointerWeights,n=mt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${T(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${Ht(t,n)}, with ${T(e[n])}. Most probable to copy: ${s?.label}${o}.`}}
function Vo(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${e?.label} with ${T(e?.probability??0)}, then ${n?.label} with ${T(
n?.probability??0)}.`}}function jo(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${e.toFixed(2)}: ${T(e)} of the answer’s distribution comes from the pointer, ${T(1-
e)} from generation.`}}function Qi(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${T(
s,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.
toFixed(2)} × ${T(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${T(c,1)} by generation`)}let r=e.locations.filter(i=>i===
t).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${a}.`}}function tc(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${T(n.probability,
1)}.`;if(e){let i=e.knownProbability(n.location),c=e.trace.prediction.location===n.location,l=t.wordsFor(e),h=e.nameOf(e.
trace.prediction.location).label,u=[...i===null?[]:[`That is ${ec(n.probability,i)} ${l}.`],...c?[]:[`${ns(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=t.count===1?"the visit":`these ${t.count} visits`,a=t.hasGate?` ${es(
n.from_pointer)} are copied from visits (pointer), ${es(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${a}`}}function qo({kind:t},e,n){let{location:s,probability:o}=e.trace.
prediction,r=new vt(n),{prediction:a}=n,i=t==="head"?"Switched off":"If nothing could read it",c=e.nameOf(s).label;if(a.
location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${T(a.probability,1)}.`}let l=T(
o,1),h=T(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function ec(t,e){
let{change:n,size:s}=_e(t,e);return n===0?"the same as":`${s} points ${n>0?"more":"less"} than`}function ns(t){return t.
charAt(0).toUpperCase()+t.slice(1)}function es(t){return`${(100*t).toFixed(1)} points`}function Yo(t,e=!1){let n=t.at(-1)??
"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?ns(s):s}function zo(t){let{count:e}=t,n=t.visits[e-1],
s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Ht(t,0)}. Where does this person go next?`:`They\
 begin with ${s?.label} and end with ${Ht(t,e-1)}. Where does this person go next?`,part:`visits.${e-1}`},{...jt({kind:"\
slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(nc(c,t)),o.push({...Bo(c,t),bars:"The bars show the s\
ame for every visit.",part:`layers.${c}.stream`});o.push({...jt({kind:"context"},t,null),part:"context"}),t.hasPointer&&
o.push({...Uo(t),part:"pointer"}),t.hasGeneration&&o.push({...Vo(t),part:"generation"});let{prediction:r}=t.trace,a=t.nameOf(
r.location).label,i=t.hasGate?`${jo(t).text} `:"";return o.push({title:`${a}, ${T(r.probability,1)}.`,text:`${i}The answ\
er after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function nc(t,e){let n=`Layer ${t}.`;if(!e.heads)return{title:n,
text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){
if(e.isRemoved(t,a))continue;o+=1;let i=e.lastRow(t,a),c=mt(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)
return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===e.count-1?"from itself":`from ${Ht(e,
s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means mor\
e. The strongest link of the last visit: head ${s.head} reads ${T(s.weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}function Ko(t,e){let n=Mt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return oc(n,e);break;case"stream":
return rc(n,e);case"pointer":if(n.isLeaf)return ac(n,e);break;case"generation":if(n.isLeaf)return ic(n,e);break;case"gat\
e":return cc(e);default:break}return jt(kt(sc(n),e),e,null)}function sc({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function oc({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(y=>y>a).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${T(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Jt(o,t,e,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${m}${d}`}}function rc({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>O(Math.hypot(
...ot(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${V(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function ac({visit:t},e){let n=T(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${V(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Qt(e,t),c=r!==null&&!a?` and the bias of its position is ${O(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(o.sum,2)}${c}; its score is ${O(i,2)}. The weight counts for ${Vt(e,t)}.`}}function ic({
location:t},e){let{logit:n}=Wt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${O(n,2)}; `,r=`the so\
ftmax over all places makes it ${T(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function cc(t){let e=jt({kind:"gate"},t,null),n=ee(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${O(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Zo="http://www.w3.org/2000/svg",lc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Je=/-?\d+(?:\.\d+)?/g,Qe=class{#t=new WeakMap;#e=new Map;#s=new WeakMap;#r=0;#n=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#h(),this.elements=this.#o(this.root,e,this.elements,n>0),this.#e.size&&this.#i(n)}#o(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}if(!s.length&&!e.
firstChild){let i=n.map(c=>this.#l(Xo(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(ss(l.mark,i),c)}let a=n.map((i,c)=>{let l=Xo(i),h=r.get(ss(l,c));r.delete(ss(l,c));let u=h??document.createElementNS(
Zo,l.tag);return this.#m(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#l(e){let n=document.createElementNS(Zo,e.tag);for(let[s,o]of Object.entries(e.
attributes)){let r=he(o);r!==null&&n.setAttribute(s,r)}return this.#t.set(n,{mark:e,elements:this.#o(n,e.children,[],!1)}),
n}#m(e,n,s){let o=this.#t.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))he(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=he(c),h=he(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&lc.
has(i)?hc(h,l):null;u?this.#e.set(`${this.#a(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,n.children,o?.elements??[],s);this.#t.set(e,{mark:n,elements:a})}#a(e){let n=this.#s.get(e)??this.#r++;return this.#s.
set(e,n),n}#i(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#h();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#e.values())i.setAttribute(c,l(a));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#h(){cancelAnimationFrame(this.#n);for(let{element:e,name:n,end:s}of this.#e.values())e.setAttribute(
n,s);this.#e.clear()}};function Xo(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function ss(t,e){
return`${t.tag} ${t.key??e}`}function hc(t,e){let n=t.match(Je)??[],s=e.match(Je)??[],o=e.split(Je);return n.length!==s.
length||t.split(Je).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var uc=7;function Jo(t,{names:e,run:n},s){if(!e.length)return t;let o=uc*s/13;return Re(t,r=>e.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>mc(a,n,o)}:null)}function mc({attributes:{x:t,y:e,width:n}},s,o){let[r,
a]=[Number(t)+Number(n),Number(e)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var tn=class{#t=0;#e=0;#s=[];constructor(e,n){this.show=n,this.button=os("Play the story","play",()=>this.toggle()),this.
back=os("Step back","back",()=>this.step(-1)),this.forth=os("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#n(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#e<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#e]??
null:null}tell(e){this.#s=e,this.#e=Math.min(this.#e,e.length-1),this.slider.max=String(e.length),this.#n(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let e=this.#e>=this.#s.length-1;this.goTo(this.isOpen&&!e?this.#e:0),this.#r()}pause(){
clearTimeout(this.#t),this.#t=0,this.#n(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#n(!1),this.
show(null))}step(e){this.goTo(this.isOpen?this.#e+e:e>0?0:this.#s.length-1)}goTo(e){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#s.length-1,e)),this.#n(!1),this.show(this.#e)}#r(){let{title:e="",text:n=""}=this.#s[this.#e]??
{},s=Math.max(1800,55*(e.length+n.length));if(this.#e>=this.#s.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#r()},s),this.#n(!0)}#n(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#e+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function os(t,e,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),
s.addEventListener("click",n),s}var en="http://www.w3.org/2000/svg",Qo=1.7,fc=1.2,tr=20,dc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],pc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},gc=".handle, .handle-words, .control, .escape",yc=new Set(
["font-size","font-weight","text-anchor"]);function er(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*Qo*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[b,p]of o.
querySelectorAll("*").entries()){let g=u[b];g&&bc(p,getComputedStyle(g)),p.matches(gc)&&h.push(p);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute($)}for(let b of[...h,...o.querySelectorAll('[opac\
ity="0"]')])b.remove();let m=document.createElementNS(en,"title");m.textContent=e;let d=document.createElementNS(en,"rec\
t");d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("\
fill",n);let y=s.map((b,p)=>{let g=i*(p?1:fc),$=document.createElementNS(en,"text");return $.textContent=nt(b,r-2*tr,g,p===
0),$.setAttribute("x",String(tr)),$.setAttribute("y",String((p+.8)*Qo*i-c)),$.setAttribute("font-size",String(g)),$.setAttribute(
"font-weight",p?"400":"600"),$.setAttribute("fill",getComputedStyle(t).color),$});return o.prepend(m,d,...y),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",en),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function bc(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of dc){if(yc.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==pc[n]&&t.setAttribute(n,s)}}function nr({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>rs(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of e)o.insertRow().append(rs("th",r,"row"),...a.map(i=>rs("td",i)));
return n}function sr(t){let e=s=>s.map(Nc).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var kc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,wc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Mc=/^(?=[\t\r\n])/;function Nc(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(wc,"$1'").replace(
Mc,"'"),n=kc.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function rs(t,e,n){let s=document.createElement(
t);n&&(s.scope=n);let o=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function rr(t,e=null,n=null){if(e===null)return[Ac(t,n),Oc(t,n)];let s=Mt(e,t);return s?Tc[s.kind](t,s):[]}var Tc={head:Sc,
stream:Ec,inputs:or,visit:or,context:_c,pointer:vc,generation:Lc,gate:Ic,place:Rc};function Ac(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[V(t,r),o.duration_minutes,
...n?[is(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Oc(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=ne(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
s,o,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function Sc(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((m,d)=>V(t,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,
(d+1)*a)])}];let h=Fe(t,e,n,s),{dot:u}=Jt(t,e,n,s,o);return[nn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,is(h.scores[d]),i[s*
a+d]])}]}function Ec(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>ot(t,`${o}.${u}`,s)),i=Xe(t,e),c=Be(t,n,s,i),l=ot(t,
`${o}.feed_forward.pre`,s),h=ot(t,`${o}.feed_forward.hidden`,s);return[{caption:`${V(t,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function or(t,{
kind:e,visit:n}){let s=ot(t,"inputs.projected",n),o=[{caption:`What ${V(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,ts(t,a,n),c[n]])},as("All features mixed by one \
matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function _c(t){return[as(
"The context: the last visit after all layers",t.values("context"))]}function vc(t,{visit:e,isLeaf:n}){let s=Ge(t),o=t.visits.
map((l,h)=>V(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],is(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Qt(t,e);return[nn(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function Lc(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Wt(t,a.location).logit,
a.probability])},{dot:r}=Wt(t,e);return n&&r?[nn(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function Ic(t){let e=ee(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?nn(s,["Hidden un\
it","Weight"],e.dot):as(s,e.hidden),n]}function Rc(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=ne(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function nn(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function as(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function is(t){
return Number.isFinite(t)?t:"−∞"}function ar(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=rr(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(nr(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([sr(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var ke=.03,Pc=5;function sn({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=bt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),m=u.slice(0,-1).map(({location:p})=>p),d=cr(m.map(p=>e?.knownProbability(p)??null),1),y=n&&e?Cc(m,t,e):null,b=(l-c)/
u.length;return u.map((p,g)=>{let $=c+(g+.5)*b,x=p.probability*s.full,k={pointer:y?.pointer[g]??null,generation:y?.generation[g]??
null},[M,E]=["pointer","generation"].map(w=>ir(p[w]*qt({reading:t},w),k[w])*s.full);return{...p,was:e?d[g]??null:null,wasByPath:k,
middle:$,start:$+(Number(M)-Number(E)-x)/2,height:x}})}function ir(t,e){return Math.max(0,(e??t)-t)}function Cc(t,e,n){let s=(o,r)=>r?
cr(t.map(a=>n.shareOf(o,a)),qt({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function cr(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function on(t,e){let{reading:n,stage:s}=t,o=ue(t),r=n.pointerWeights,a=p=>p.reduce((g,$)=>g+ir(r[$],o?.[$]??null),0),i=n.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=i.filter((p,g)=>p.
probability+p.lost>=ke&&g<Pc||cs(e,p.location)<e.length-1).map(p=>({...p,wish:b(p.visits)})),l=i.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((g,{probability:$})=>g+$,0),lost:a(p),visits:p,wish:b(p)})}c.sort((p,g)=>p.
wish-g.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:p,probability:g,lost:$})=>({wish:p,length:(g+$)*s.full})),
d=m.reduce((p,{length:g})=>p-g,h[1]-h[0]),y=je(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:p,
label:g,probability:$,lost:x,visits:k},M)=>({path:"pointer",location:p,label:g,probability:$,start:Number(y[M]),lost:x,visits:k,
answer:cs(e,p)}));function b(p){let g=p.map(x=>Math.max(r[x],o?.[x]??0)),$=g.reduce((x,k)=>x+k,0)||1;return p.reduce((x,k,M)=>x+
Number(g[M])/$*Number(s.across.visits[k]),0)}}function rn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
xe),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:cs(n,a)};return r+=c*e.full+o,l})}function qt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function gt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function cs(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var ls=18;function Ft({stage:t},e){let n=t.type/13;return B(e,12.5*n)+13*n}function we({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function an(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return f("g",{key:`temperature ${e}`},ie(t,{act:`${e}_temperature`,words:we(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ie(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!t.canAct)return[];let c=t.stage.type/13,l=a||ls*c,h=Ft(t,n),u=i?
" stays":"";return[f("rect",{key:`handle ${e}`,class:`handle${u}`,"data-act":e,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${e}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Me=1440;function lr(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Gt(t,n,"Visits",hs(t,s),s),...Wc(t),...e.rows.map(
(o,r)=>Hc(t,r))]}function hs({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${e.head}`;return B(o,12.5*(t.type/13))<=n?o:s}function Gt({stage:t},e,n,s,o=400){let r=t.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},B(n,15*r,!0)<=o?f("text",{x:e,y:17*r,class:"title"},n):f("te\
xt",{x:e,y:17*r,class:"small strong"},nt(n,o,12.5*r,!0)),f("text",{x:e,y:35*r,class:"small"},nt(s,o,12.5*r)))}function Wc({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of us(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function us({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=Dc(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(lt[s.weekday])})}return e}function Dc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Hc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=fe(o,n).includes(e),d=c.masked?"unmask":"mask",y=i&&t.canAct&&e<n.count-1,b=y&&m?Ft(t,d)+4*l:0,p=Math.min(ls*l,a),
g=cn(c),$=a>=33*l,x=($?20:13)*l,k=h+x+($?14:8)*l,M=fs(t,e),E=ds(t,e),w=m||E,N=M?42*l:0,A=s.visits.x+s.visits.width-4,_=A-
k,v=s.isDense?0:38*l,C=$?[f("text",{x:k,y:r-3*l,class:"strong"},nt(c.label,_-b,13*l,!0)),f("text",{x:k,y:r+13*l,class:"s\
mall"},B(g,12.5*l)<=_-N?g:at(c.start_minute)),M||_<B(g,12.5*l)+56*l?null:Fc(A+4-50*l,r+5*l,48*l,c)]:[f("text",{x:k,y:r+4.4*
l,class:w?"strong":"label"},nt(c.label,_-Math.max(v,N)-b-9,12.5*l,w)),M||s.isDense?null:f("text",{x:A-b,y:r+4.4*l,class:"\
small end"},at(c.start_minute))];return f("g",ms(t,e,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,
a-1),rx:i?5*l:1}),i&&ft(c.category,h+4*l,r-x/2,x),i?C:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&f("t\
ext",{x:A,y:r+($?13:4.4)*l,class:E?"strong end":"small end"},M),y&&m&&ie(t,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:A+2,y:$?r-17*l:r-p/2,height:p}),
f("title",{},`${c.label}, ${lt[c.weekday]} ${g}`))}function ms({reading:t,lit:e},n,s){let o=fe(e,t).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${lt[s.weekday]} ${cn(s)}${s.masked?", masked":""}${t.hasPointer?`\
; pointer weight ${T(t.pointerWeights[n],1)}`:""}`}}function cn({start_minute:t,duration_minutes:e}){return`${at(t)} · ${_t(
e)}`}function fs({reading:t,lit:e},n){return e?.kind!=="head"?"":T(t.lastRow(e.layer??0,e.head??0)[n])}function ds({reading:t,
lit:e},n){return e?.kind!=="head"?!1:mt(t.lastRow(e.layer??0,e.head??0))===n}function Fc(t,e,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,Me),a=Math.min(s,Math.max(0,s+o-Me)),i=(c,l)=>f("rect",{class:"stay",x:t+c/Me*n,y:e,width:Math.max(1,
(l-c)/Me*n),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"\
track",x:t,y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/Me*n-2,y:e-
3,width:5,height:13}))}function hr(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:a}=e,i=Math.max(...Tt(t).map(({longestSlice:b})=>b)),c=r/a.length,l=ht(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:p},g)=>a.map(({lengths:$},x)=>{let k=Number($[g])/i*Math.max(2,p-4);return{visit:g,x:o+x*c,y:b+p/2-
2-k,width:.72*c,height:k}})),[m,d]=ps(u,({visit:b})=>h||l.includes(b)),y=a.map(({label:b},p)=>f("text",{key:`name ${b}`,
class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},b));return[f("g",gs(t),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+
6,height:n.bottom-n.top+8,rx:6}),y,f("path",{key:"bars",class:"length",d:Zt(d)}),m.length>0&&f("path",{key:"lit",class:"\
length lit",d:Zt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+
33*s},"of the vectors"))]}function ps(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function gs(t){return{key:"slices",class:`\
part slices${ut(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:K(t,Ye.slices),"aria-label":`What\
 each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function ur(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Gt(t,n+6*o,"Answer",t.stage.isDense?"":Gc(t),
s-n),...ys(t,e)]}function Gc({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function ys(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=bt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(m=>{let{location:d,label:y,category:b,probability:p,was:g,middle:$,height:x,start:k}=m,M=[{path:"poin\
ter",share:m.pointer*qt(t,"pointer")},{path:"generation",share:m.generation*qt(t,"generation")}],E=i===d,w=c+(b===null?6:
26)*a,N=Ee(y,l-w-(r===d?20*a:2),13.5*a,2,!0),A=$-(N.length>1?22:8)*a,_=$+(N.length>1?2:0)*a,v=c+6*a,C=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${E?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${y}: ${T(p,1)}; from the pointer ${T(M[0]?.share??0,1)}, from generation ${T(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:A-16*a,
width:u+10*a,height:_-A+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:J-2,height:Math.max(1,x)}),
b!==null&&ft(b,c+5*a,A-13*a,16*a),N.map((H,P)=>f("text",{key:`name ${P}`,class:d<0?"label halo":"strong halo",x:w,y:A+15*
P*a},H)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${A-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:_,width:C,height:8*a}),M.map(({path:H,
share:P})=>{let I=f("rect",{key:H,class:`${H} bar`,x:v,y:_,width:Math.max(0,P*C),height:8*a});return v+=P*C,I}),g!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+g*C,y:_-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:_+23*a},T(p,1)),g!==null&&Bc(c+60*a,_+23*a,p,g))})}function Bc(t,e,n,s){let{change:o,size:r,sign:a}=_e(
n,s);return o===0?f("text",{key:"change",class:"small",x:t,y:e},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${a} ${r}`)}function mr(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return bs(t,m,Uc(t,h,u,c,i*l),n.isDense?d:void 0)}function bs(t,{
x:e,y:n,columns:s,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*i},l=t.reading.values("context"),h=Math.
max(...Tt(t).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${ut(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:K(t,Q(t.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:e-3,y:n-
16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function Uc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.
gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function fr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+i/2,u=ln(t);return f("g",xs(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function ln({reading:t}){return t.trace.architecture.
components.includes("gate")}function xs(t,e){let{reading:n}=t,s=t.canAct&&ln(t);return{key:"gate",class:`part gate${ut(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} pointer`},tabindex:"-1",opacity:K(t,
Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function hn(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=Q(s).gate,i=x=>qt(t,x),c=bt(r,s),l=new Map,
h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[k]of n.entries())u.set(`${x} ${k}`,h),h+=Number(n[k]?.[x])*i(x)*o.full;let m=e.map(x=>{let k=Number(
l.get(x)),M=x.probability*i(x.path)*o.full,E=gt(x.start,x.start+x.probability*o.full),w=gt(k,k+M);return f("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${g(x.location)}`,d:o.bands.into(E,w,a)})}),[d,y]=[o.across.gate,o.across.
gate+o.full],b=n.flatMap((x,k)=>{let M=x.start;return["pointer","generation"].map(E=>{let w=Number(x[E])*i(E),N=w*o.full,
A=Number(u.get(`${E} ${k}`)),_=gt(A,A+N),v=gt(M,M+N),C=x.wasByPath[E],H=C===null?null:p(E,A,M,N,C*o.full);M+=N;let P=`ou\
t ${E} ${x.location}`;return[N>0&&f("path",{key:P,class:`${E} band${g(x.location)}`,d:o.bands.out(_,v,a)}),H&&Le({key:P,
now:N,before:Number(C)*o.full,path:(I,G)=>o.bands.out(I,G,a),edges:H,style:g(x.location),title:`${x.label}, from ${E==="\
pointer"?"the pointer":"generation"}: ${Ie(w,Number(C),t.before?s.wordsFor(t.before):"")}`})]})});return[m,b,a&&r?.kind===
"visit"&&$(r.visit??0)];function p(x,k,M,E,w){let N=Math.abs(E-w),A=x==="pointer",_=(H,P)=>{let I=A?H-(P?0:N):H+E-(P?N:0);
return[I,I+N]},[v]=_(k,!1),C=Math.max(d,Math.min(y-N,v));return{more:[_(k,!0),_(M,!0)],less:[[C,C+N],_(M,!1)]}}function g(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let k=s.pointerWeights,M=e.find(({path:G,visits:Y})=>G===
"pointer"&&Y.includes(x));if(!M)return null;let E=[...M.visits].sort((G,Y)=>G-Y),N=E.slice(0,E.indexOf(x)).reduce((G,Y)=>G+
k[Y],0)*o.full,A=k[x]*o.full,_=i("pointer"),v=Number(l.get(M))+N*_,C=n[M.answer],H=Number(u.get(`pointer ${M.answer}`))+
N*_,P=Number(C?.start)+N*_,I=C?.location===M.location;return[f("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(gt(M.start+N,M.start+N+A),gt(v,v+A*_),a)}),I&&f("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(gt(H,
H+A*_),gt(P,P+A*_),a)})]}}function dr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=ln(t),m=`${T(e.gate)} pointer${u?"":", fixed"}`;return f("g",xs(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-xt/2,s.size.width-
xt),y:r+(a-xt)/2,width:xt,height:xt})])}function pr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:m})=>m==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=Q(n).generation,h=r.map(({
label:m,probability:d,location:y},b)=>{let p=c+b*17*o;return[f("text",{key:`name ${b}`,class:y<0?"small halo":"label hal\
o",x:i,y:p},nt(m,a-i-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${b}`,class:"strong end halo",x:a,y:p},T(d))]}),u=r.
map(({probability:m,start:d,location:y},b)=>f("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:d,width:J,height:l?
Math.max(.8,m*s.full):0},f("title",{},`${y<0?"The others":r[b]?.label}: ${T(m,1)} of the generation head`)));return f("g",
$s(t,r),f("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function $s(t,e){return{key:"generation",class:`part generation-b\
lock${ut(t,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:K(t,Q(t.reading).generation),"ar\
ia-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${T(s)}`).join(", ")}`}}var Vc=3,ks=17,jc=4;function gr(t,e){let{reading:n,stage:s,lit:o}=t,r=bt(o,n),a=e.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return f("g",{key:"places",opacity:K(t,Q(n).pointer)},a.map(c=>f("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:J},f("ti\
tle",{},`${c.label}: ${T(c.probability,1)} of the pointer`))),qc(t,a).map(c=>Yc(t,c,i(c.flow))))}function qc({reading:t,
stage:e,lit:n},s){let o=e.type/13,r=bt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d,lost:y}=h;if(d+y<ke&&u>=0&&u!==r)
continue;let b=u>=0,p=` ${T(d)}`,$=`${nt(m,i-a-B(p,13*o,!0),13*o,b)}${p}`,x=B($,13*o,b)/2,k=h.start+d*e.full/2,M=Math.max(
a+x,Math.min(i-x,k)),[E,w]=[M-x,M+x];for(let N=0;N<Vc;N++){if(l.some(v=>v.row===N&&E<v.right+8*o&&w>v.left-8*o))continue;
let _=M>k?"":M<k?" end":" middle";l.push({flow:h,text:$,isBold:b,left:E,right:w,row:N,anchor:_});break}}return l}function Yc({
stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=t.type/13,h=t.places+J+(14+ks*a)*l,u=e.start+e.
probability*t.full/2;return[a>0&&f("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+J}V${h-11*l}`}),
f("text",{key:`name ${e.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function yr(t,e){
let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=Q(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(jc*ks-6)*o;return f("g",$s(t,r),f("rect",{class:"ground",x:s.right-i,y:c-36*
o,width:i+6,height:s.places+J-c+40*o,rx:6}),f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},d)=>{let y=` ${T(u)}`,b=nt(h,i-B(y,13*o),13*o)+y;return[f("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*ks*o},b),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:a?J:0},f("title",{},`${l<0?"The others":h}: ${T(u,1)} of the generation head`))]}))}var zc=16;function br(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=K(t,Q(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=ht(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},d=B("Pointer",15*r,!0)+4*r,
y=Ft(t,we(t,"pointer")),b=s.rows.flatMap(({y:g,isFull:$},x)=>{if(!$)return[];let k=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:g+4.4*r},O(c[x])),f("text",{key:`weight ${x}`,class:`${k} end${M}`,x:s.weights,y:g+4.4*r},T(i[x]))].filter(E=>E!==!1)}),
p=e.filter(({path:g})=>g==="pointer").map(g=>Kc(t,g));return[f("g",ws(t,e),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Gt(t,u,"Pointer","",200),Object.entries(m).map(([g,$])=>f("text",{key:g,class:"\
small end","aria-hidden":"true",x:$,y:35*r},g)),!s.isDense&&an(t,"pointer",Math.max(s.weights+6*r,u+d+y)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),f("g",{key:"ribbons",opacity:a},Ms(t,e),p)]}function ws(t,e){
return{key:"pointer",class:`part pointer-block${ut(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:K(
t,Q(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${T(s)}`).join(", ")}`}}function Ms(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.
pointerWeights,i=ue(t),c=ht(r,n),l=t.beat>=Q(n).pointer,h=je(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((y,b)=>y-b).map(y=>{let b=a[y]*o.full,p=Number(h[y]),g=c.includes(y)?" lit":c.length?" d\
im":"",$=gt(m,m+b);m+=b;let x=i?.[y]??null,k=x===null?0:(x-a[y])*o.full,[M,E]=[d,Math.max(0,k)];d+=E;let w=`${n.visits[y]?.
label}: `,N=x===null||!s?`${w}${T(a[y],1)} of the pointer`:`${w}${Ie(a[y],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${y}`,class:`pointer band${g}`,d:o.bands.ribbon(gt(p,p+b),$,l)},f("title",{},N)),Le({key:`ribbon ${y}`,
now:b,before:x===null?null:x*o.full,path:(A,_)=>o.bands.ribbon(A,_,l),edges:{more:[[p+b+k,p+b],[m+k,m]],less:[[p+b,p+b+k],
[M,M+E]]},style:g,title:N})]})})}function Kc(t,{path:e,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=t,h=c.type/13,u=bt(l,i),m=T(o),d=o+r>=ke||n<0||u===n,y=c.gate-c.ribbons-16*h,b=n>=0,p=nt(s,y-B(` ${m}`,13*h,!0),13*
h,b),g=B(`${p} ${m}`,13*h,b)/2,x=i.hasGate&&Math.abs(a-c.across.gate+5*h)<zc*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+J/2,c.gate-6*h-x-g);return f("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},f("rect",{class:`${e}\
 bar`,x:c.places,y:a,width:J,height:Math.max(.8,o*c.full)}),d&&f("text",{class:`${b?"strong":"small"} middle halo`,x:k,y:a-
5*h},`${p} ${m}`),f("title",{},`${s}: ${T(o,1)} of the pointer`))}function xr(t){return[At(t,17*(t.stage.type/13),"Visits",hs(t,t.stage.size.width)),...Zc(t),...t.stage.columns.map((e,n)=>Xc(
t,n))]}function At({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-B(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,
y:e},nt(s,a,12.5*r)))}function Zc({reading:t,stage:e}){let n=e.type/13;return us(t).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Xc(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,d=fe(o,n).includes(e),y=Math.min(20*l,a-3),b=at(c.start_minute),p=fs(t,e),g=[
p||b,p?p.replace(" %",""):b.slice(0,2)],$=g.find(E=>B(E,12.5*l,!0)<=a)??g[1],x=m?Ee(c.label,a-6*l,12.5*l,2):[],k=d||ds(t,
e),M={class:k?"strong middle":"small middle",x:r};return f("g",ms(t,e,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[ft(c.category,r-y/2,h+8*l,y),f("text",{key:"hour",...M,y:h+45*l},$),
x.map((E,w)=>f("text",{key:`name ${w}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},E))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${lt[c.weekday]} ${cn(c)}`))}
function $r(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=ht(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...Tt(t).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:m,label:d,lengths:y},b)=>{
let p=Number(y[a]),g=n.left+(b+.5)*l,$=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:g-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${m}`,class:"tiny middle",x:g,y:h-$-4*o},O(p)),f("text",{key:`name ${m}`,class:"small\
 middle",x:g,y:h+15*o},d)]});return f("g",gs(t),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(q.title+q.inputs+6)*o,rx:6}),At(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${lt[i.weekday]} ${at(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function kr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[f("g",ws(t,e),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(q.title+q.scores)*o,rx:6}),At(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Jc(t)),f("g",{key:"ribbons",opacity:K(t,Q(
n).pointer)},Ms(t,e))]}function Jc({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
y=>O(y)),a=ht(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(y=>B(y,11.5*s)>c-3),h=e.pointer+(q.title+
q.scores)*s,u=e.columns.find(y=>y.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:y,isFull:b},p)=>{
let g=a.length&&!a.includes(p)?" dim":"",$=o[p]>=.2*i||a.includes(p),x=T(o[p]).replace(" %",""),k=B(x,12.5*s,!0)/2;if(!b&&
(!$||y-k<d||y+k>m))return[];d=y+k;let M=$?"strong":"small",E=h-24*s;return[b&&f("text",l?{key:`score ${p}`,class:`tiny${g}`,
x:y+4*s,y:E+2*s,transform:`rotate(-90 ${(y+4*s).toFixed(2)} ${(E+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${g}`,x:y,y:E},r[p]),f("text",{key:`weight ${p}`,class:`${M} middle${g}`,x:y,y:h-6*s},x)].filter(w=>w!==!1)})}function wr(t){let{reading:e,stage:n}=t,s=n.type/13,o=K(t,Q(e).gate),r=sn(t),a=[...on(t,r),...rn(t,r)];return[bs(t,n.context,
Qc(t)),...e.hasPointer?kr(t,a):[],f("g",{key:"flows",opacity:o},hn(t,a,r)),...e.hasPointer?[gr(t,a)]:[],...e.hasGeneration?
[yr(t,a)]:[],...e.hasGate?[dr(t)]:[],f("g",{key:"answer",opacity:o},At(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),ys(t,r))]}function Qc({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Ns=19,tl=.05;function Nr(t){let{stage:e}=t,n=e.type/13,s=Dt(t),o=f("g",{key:"legend",opacity:K(t,ae(0))},ze(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=Ft(t,we(t,"attention")),h=B(c,15*
n,!0)+l+4*n<=a.width,u=$e(t),d=B(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return f("g",{key:`layer ${i}`,opacity:K(t,
ae(i))},a.maps.length?Gt(t,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&an(t,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((y,b)=>el(t,y,i,b)),a.maps.map((y,b)=>Ts(t,y,i,b,s)),nl(t,i))});return[o,...r]}function el(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=Tr(t,n,s)?[...i.keys()].filter(u=>i[u]>=
tl):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:Et(l,[m-d,m+d],e.x,[h-d,
h+d])})})}function Tr({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function Ts(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:m,touch:d}=e,{count:y}=r,b=r.weights(n,s),p=r.lastRow(n,s),g=Mr(
r,n,s),{before:$,overlays:x}=t,k=x&&$!==null&&Mr($,n,s)&&!g,M=k?`; switched off ${r.wordsFor($)}`:"",E=c?Math.max(...b)||
1:o,w=Tr(t,n,s),[N]=i?.kind==="visit"?ht(i,r):[],A=mt(p),_=N??A,v=m/y,C=`Layer ${n}, head ${s}`,H=d?u-38*l:u+4,P=g?"swit\
ch on":"switch off",I=d===void 0&&Ft(t,P)<=m-6*l?P:P.slice(7),G=r.visits[A];return f("g",{key:`head ${s}`,class:`part he\
ad${w?" lit":""}${g?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":g?`${C}: s\
witched off`:`${C}: the last visit reads most from visit ${A+1}, ${G?.label}, ${T(p[A])}${M}`},f("text",{class:"small",x:h,
y:u-(d?25:4)*l},`head ${s}`),!g&&(d!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${N===void 0?"small":"strong"}${d?
"":" end"}`,x:d?h:h+m,y:u-4*l},T(p[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("\
image",{key:"map",class:"map",href:Lt(Float32Array.from(b,Y=>Y/E),y,t.scale),x:h,y:u,width:m,height:m,preserveAspectRatio:"\
none",opacity:g?.15:1}),g&&f("path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),k&&f("path",{key:"earlie\
r cross",class:"crossed earlier",d:`M${h} ${u+m}L${h+m} ${u}`}),N!==void 0&&!g&&f("rect",{key:"column",class:"column",x:h+
N*v,y:u,width:Math.max(2,v),height:m}),(N!==void 0||w)&&!g&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,v),
width:m,height:Math.max(2,v)}),f("title",{},`${C}. ${g?"Switched off.":`The last visit reads ${T(p[_])} from ${r.visits[_]?.
label}. A stronger colour is a larger weight, up to ${T(E,1)}. Click to open.`}${k?` Switched off ${r.wordsFor($)}.`:""}`),
ie(t,{act:"head",words:I,title:g?"Switch this head on again":"Switch this head off",right:h+m-(d?0:3)*l,y:H}),t.canAct&&
d!==void 0&&f("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function Mr(t,e,n){
return t.isRemoved(e,n)||t.isSkipped(e,"attention")}function nl(t,e){let{reading:n,stage:s}=t,o=s.layers[e];if(o?.stream===
null||!o)return null;let r=s.type/13,a=o.stream,i=un(n,e),c=Os(t),l=s.streamWidth-8*r,h=i.map(({style:m,lengths:d},y)=>As(
t,e,m,s.rows.map(({y:b,height:p},g)=>{let $=Math.max(1,Math.min(5*r,(p-3)/i.length));return{visit:g,x:a,y:b+(y-i.length/
2)*$,width:Number(d[g])/c*l,height:$-.6}}))),u=i.map(({name:m,style:d},y)=>[f("rect",{class:d,x:a,y:s.bottom+(10+Ns*y)*r,
width:9*r,height:9*r}),f("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+Ns*y)*r},m)]);return f("g",Ss(t,e),f("rect",{class:"\
ground",x:a-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),Gt(t,a,"Stream",`+ layer ${e}`,s.streamWidth),
h,u,sl(t,e,a+s.streamWidth+10*r))}function sl(t,e,n){let{reading:s,stage:o}=t;if(!s.has(`layers.${e}.residual_mid`))return[];
let r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[
{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"\
feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>ie(t,{
act:l,words:String(h[Number(u)]),title:ol[l]??"",right:n,y:o.bottom+(5+Ns*m)*r}))}var ol={residuals:"Residual connection\
s of all layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its he\
ads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function As(t,e,n,s){let{lit:o,
reading:r}=t,i=ut(t,"stream",e)!==""?[r.count-1]:ht(o,r),[c,l]=ps(s,({visit:h})=>!i.length||i.includes(h));return[f("pat\
h",{key:n,class:n,d:Zt(c)}),l.length>0&&f("path",{key:`${n} dim`,class:`${n} dim`,d:Zt(l)})]}function un(t,e){let{residual:n,
attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"\
attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Os(t){let e=0;for(let n of Tt(t))for(let s=0;s<n.layers;s++)
for(let{lengths:o}of un(n,s))e=Math.max(e,...o);return e||1}function Ss(t,e){let{residual:n,attention:s,feedForward:o}=t.
reading.stream(e);return{key:"stream",class:`part stream${ut(t,"stream",e)}`,"data-part":`layers.${e}.stream`,role:"butt\
on",tabindex:"-1",opacity:K(t,ae(e)+1),"aria-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.
at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Ar(t){let{stage:e}=t,n=e.type/13,s=Dt(t);return e.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,opacity:K(
t,ae(a))},r.length>0&&At(t,o+15*n,`Layer ${a}`,$e(t)),a===0&&ze(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>Ts(t,i,a,c,s)),rl(
t,a)))}function rl(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=un(n,e),i=Os(t),c=r+q.bars*
o,l=a.map(({style:h,lengths:u},m)=>As(t,e,h,s.columns.map(({x:d,width:y},b)=>{let p=Math.min(8*o,.86*y/a.length),g=Number(
u[b])/i*q.bars*o;return{visit:b,x:d+(m-a.length/2)*p,y:c-g,width:.88*p,height:g}})));return f("g",Ss(t,e),f("rect",{class:"\
ground",x:s.left-6,y:r-q.title*o,width:s.right-s.left+12,height:(q.title+q.bars+4)*o,rx:6}),At(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),al(t,a,r-10*o),l)}function al({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-B(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var mn=700;function Or({stage:{size:t},...e}){let n=ve(e),s={...e,stage:Zn(e.reading,t.width,t.type,n)};return[f("g",{key:"\
visits"},xr(s)),f("g",{key:"inputs"},$r(s)),f("g",{key:"layers"},Ar(s)),f("g",{key:"decoder"},wr(s))]}function Sr(t,e,n){
return Zn(t,e,n).size.height}var Er=t=>t.lengths!==void 0;var il={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function vr(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=il[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=fn(
a);if(!o){let m=t[r+s];return m&&fn(m)===i?m:null}let c=[...new Set(t.map(fn))],l=c[c.indexOf(i)+s],h=t.filter(m=>fn(m)===
l),u=m=>Math.abs(_r(m)-_r(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function fn(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function _r(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function Lr(t){let{reading:e}=t,n=Q(e),s=sn(t),o=[...on(t,s),...rn(t,s)];return[mr(t),...e.hasPointer?br(t,o):[],...e.hasGeneration?
[pr(t,o)]:[],f("g",{key:"flows",opacity:K(t,n.gate)},hn(t,o,s)),e.hasGate?fr(t):null,f("g",{key:"answer",opacity:K(t,n.gate)},
ur(t,s))].filter(r=>r!==null)}function Ir(t){return t.stage.size.width<mn?Or(t):[f("g",{key:"visits"},lr(t)),f("g",{key:"inputs"},hr(t)),f("g",{key:"l\
ayers"},Nr(t)),f("g",{key:"decoder"},Lr(t))]}var dn=240,cl=150,ll=120,hl=13,ul=17,Es={type:16.7,width:900,side:36},ml=.05,fl=.5,dl=660,Rr=matchMedia("(prefers-reduce\
d-motion: reduce)"),pn=class{#t=null;#e=null;#s=!1;#r=null;#n=null;#o=null;#l="";#m=null;#a=null;#i=null;#h=!1;#f=new Map;#p=0;get opened(){
return this.#a}get#c(){return this.#t&&Er(this.#t.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],run:""};constructor(e,n={}){
this.root=e,this.hooks=n,e.classList.add("network-picture"),e.toggleAttribute("data-leads-on",n.more!==void 0),this.drawn=
document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute("role","group"),this.drawn.setAttribute(
"aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.createElement("div"),this.foot.className=
"picture-foot";let s=document.createElement("div");s.className="picture-controls";let o=document.createElement("div");o.
className="picture-words",this.room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute(
"aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className="picture-caption",o.append(this.room,
this.caption);let r=document.createElement("button");r.type="button",r.textContent="Numbers",r.title="The numbers behind\
 what is shown, as a table (T)",r.addEventListener("click",()=>{this.#y()}),this.foot.append(s,o,r),n.circuit&&(this.circuits=
new Pe(n.circuit,()=>this.#u(dn)),r.before(this.circuits.legend,this.circuits.button)),e.replaceChildren(this.drawn,...n.
isStill?[]:[this.foot]),this.drawing=new Qe(this.drawn),this.player=new tn(s,a=>{this.#m=a,a!==null&&this.#a!==null&&(this.#a=
null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute(
"data-in-story",a!==null),this.#u(dn);let i=this.player.told?.part;i&&this.#v(i),this.hooks.told?.(a)}),this.#g()}#g(){let{
drawn:e}=this;new ResizeObserver(()=>this.#u(0)).observe(e),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,
{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#i||this.#d(_s(n))}),e.addEventListener(
"pointerleave",()=>this.#d(null)),e.addEventListener("focusin",({target:n})=>this.#d(_s(n))),e.addEventListener("focusou\
t",()=>this.#d(null)),e.addEventListener("keydown",n=>this.#E(n)),e.addEventListener("click",({target:n})=>this.#w(n)),e.
addEventListener("pointerdown",n=>this.#S(n)),e.addEventListener("pointermove",n=>this.#N(n,!1));for(let n of["pointerup",
"pointercancel"])e.addEventListener(n,s=>this.#N(s,!0))}show(e,n=null,s=null,o=this.hooks.against){this.#t=new vt(e),this.#e=
n&&new vt(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new vt(s),this.#f.clear(),this.circuits?.
renew(),this.#n=kt(this.#o,this.#t);let r=zo(this.#t);this.player.tell(r),Pr(this.room,gl(r.map(({bars:i="",...c})=>({...c,
text:`${c.text} ${i}`}))));let a=this.drawn.contains(document.activeElement);this.#u(this.#i?.follows?0:dn),a&&this.#x()}open(e){
let n=e===null?this.#a:null;this.#a=e,this.#n=this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#u(dn);let o=s&&n&&this.#b(n);o&&this.#k(o),s&&this.#x(),this.hooks.opened?.(this.#a)}back(){
this.#a!==null&&this.open(Ln(this.#a)||null)}#y(){let e=this.#s?this.#e:null;this.#t&&ar(this.root,this.#t,this.#c,e)}#b(e){
return this.#$.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#x(){if(this.drawn.contains(
document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&e.focus()}mark(e){
this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){let s=getComputedStyle(this.root).getPropertyValue(
"--paper").trim();return er(this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#o=e,!this.#t)return!1;let n=kt(e,this.#t);
return JSON.stringify(n)===JSON.stringify(this.#n)?!1:(this.#n=n,this.#u(0),!0)}#d(e){if(!this.light(e))return;let{kind:n,
visit:s=0}=this.#n??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&e)}#w(e){if(!(e instanceof Element)||this.#h)return;
let n=_s(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["more","lay\
er","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")
this.isOwnScale=!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#M(n,o);else{let r=e.
closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#M(e,n){let s=this.#t&&kt(e,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):
r==="head"&&o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#S(e){this.#h=!1;let{
act:n,edit:s,carry:o}=this.hooks;!this.#t||!(n||o)||(this.#i=n?Ks(e,this.#t,this.drawn,s!==void 0):Zs(e),this.#i?.follows&&
e.preventDefault())}#N(e,n){let s=this.#i;if(!s||e.pointerId!==s.pointer)return;n&&(this.#i=null);let o=s.to(e,n);o&&(this.#h=
!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(
o):yl(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#E(e){let n=e.target instanceof Element?e.target.closest("[data-part]\
, [tabindex]"):null,s=n?.getAttribute("data-part")??null;(e.altKey?this.#L(e.key,s):this.#_(e.key,n,s))&&e.preventDefault()}#_(e,n,s){
if(e==="Escape"&&this.#a!==null)return this.back(),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(e.toLowerCase()==="t"&&this.#t)return this.#y(),!0;if(e.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),
!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),
!0;if((e==="Enter"||e===" ")&&n){let r=n.hasAttribute("data-act")||n.hasAttribute("data-open");return e===" "&&this.hooks.
act&&!r?this.#M(s??""):this.#w(n),!0}if(this.#c!==null&&this.#t){let r=In(this.#c,e,this.#t),a=n?.getAttribute("aria-cur\
rent")==="true";r!==null&&this.open(r);let i=this.drawn.querySelector(`[aria-current="true"][data-open="${r}"]`);return a&&
i instanceof SVGElement&&i.focus(),r!==null}let o=vr(this.#$,n,e)?.getAttribute("data-part")??null;return o!==null&&this.#k(
o),o!==null}#T(e){let n=this.#$.find(s=>s.getAttribute("data-part")===e);return n instanceof SVGElement?n:null}#k(e){let n=this.#T(
e);n&&(this.#l=e,this.#A(),n.focus())}#v(e){let{root:n,foot:s}=this,o=this.#T(e)?.getBoundingClientRect();if(!o||!n.classList.
contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.documentElement,i=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy(
{top:h,behavior:Rr.matches?"auto":"smooth"})}#L(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#t,
r=o&&kt(n,o),{act:a,edit:i}=this.hooks;if(!s||!r||!a)return!1;let c=!0;if(r.kind==="visit"){let l=r.visit??0;if(!i||!o.visits[l+
s])return!0;i({kind:"move",visit:l,by:s,isDone:c}),this.#k(`visits.${l+s}`)}else if(r.kind==="gate"){let l=Math.min(1,Math.
max(0,o.gate+s*ml));a({kind:"gate",value:Math.round(100*l)/100,isDone:c})}else if(r.kind==="head"||r.kind==="pointer"){let l=r.
kind==="head"?"attention":"pointer";a({kind:"temperature",of:l,value:vn(o,l,s*fl),isDone:c})}else return!1;return!0}get#$(){
return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#A(){let e=this.#$,n=e.find(s=>s.getAttribute("data-part")===
this.#l)??e[0];for(let s of e)s.setAttribute("tabindex",s===n?"0":"-1")}#u(e){let n=this.#P();if(!n)return;let{width:s,height:o}=n.
stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));
let r=this.#c===null?[]:Ho(n,this.#c);!r.length&&this.#c!==null&&(this.#a=null);let{type:a}=n.stage,i=this.circuits?.circuit??
null,c=r.length?r:Bs(Jo(Ir(n),this.putIn,a),i,a);this.drawing.show(c,Rr.matches?0:e),this.#c===null&&this.#A();let l=this.#c===
null?null:Ko(this.#c,n.reading),h=this.#n?null:this.player.told,u=i&&!this.#n?qs(i,n.reading):null,{title:m,text:d}=l??h??
u??jt(this.#n,n.reading,n.before),y=!(l||h||u||this.#n);this.root.toggleAttribute("data-idle",y);let b=y&&!u&&!this.#e&&
!this.hooks.isProjected,p=this.circuits?.failure||(b?Go:""),g=l||h?"":this.#I(),$=this.putIn.names.includes(this.#o??"")?
`It was put in from the ${this.putIn.run} run.`:"",x=n.stage.streamWidth>0||this.root.classList.contains("tall"),k=!l&&x&&
h?.bars||"",M=i&&this.#n?Vs(i,this.#o):"";Pr(this.caption,{title:m,text:[d,k,$,M,g,p].filter(Boolean).join(" ")})}#I(){clearTimeout(
this.#p);let e=this.#o??"",n=this.#f.get(e);return n!==void 0||!this.#n||this.#i?n??"":(this.#p=window.setTimeout(()=>{let s=this.#R();
this.#f.set(e,s),s&&this.caption.append(` ${s}`)},cl),"")}#R(){let[e,n]=[this.#n,this.#t],s=e&&n&&pl(e,n);try{let o=s&&this.
hooks.whatIf?.(s);return o?qo(e,n,o):""}catch{return""}}#P(){let{clientWidth:e,clientHeight:n}=this.drawn,s=e<mn;if(!this.#t||
e<ll||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(ul,Math.max(
hl,e/120));this.root.classList.toggle("tall",s);let a={reading:this.#t,before:this.#e,overlays:this.#s},i=ve(a),c=this.#C(
r,{width:e,height:n}),l=s?r:c,h=s?Sr(this.#t,e,l):n,u=s&&this.#c!==null?dl:h;return{...a,beside:this.#r,stage:qn(this.#t,
{width:e,height:u,type:l},i),lit:this.#n??kt(this.player.told?.part,this.#t),beat:this.#m??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#O("--map-least"),this.#O("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0}}#C(e,n){if(!this.hooks.isProjected||!this.#t||n.width<Es.width)return e;let s=Math.max(e,
Es.type);return qn(this.#t,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=Es.side)?s:e}#O(e){let n=getComputedStyle(
this.root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,
o,r]}};function pl({kind:t,layer:e=0,head:n=0,visit:s=0},o){if(t==="head"&&!o.isRemoved(e,n)&&!o.isSkipped(e,"attention"))
return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}
function Pr(t,{title:e,text:n}){let s=document.createElement("strong");s.textContent=e,t.replaceChildren(s,` ${n}`)}function gl(t){
let e=({title:n,text:s})=>n.length+s.length;return t.reduce((n,s)=>e(s)>e(n)?s:n)}function yl(t){return t.kind==="move"||
t.kind==="time"||t.kind==="stay"}function _s(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}function vs(t,e){let n=[...new Set([...t].reverse())];if(e==="frequency"){let s=bl(t);n.sort((o,r)=>(s.get(r)??0)-(s.get(
o)??0))}return new Map(n.map((s,o)=>[s,Bt+o]))}function bl(t){let e=new Map;for(let n of t)e.set(n,(e.get(n)??0)+1);return e}var wt=3,xl=["home","work"],$l={home:"Home",work:"Work"},kl=6,wl="No such place",gn=class{places;visits;days=new Map;constructor(e,{
order:n,mostVisits:s}){this.order=n,this.mostVisits=s;let o=Nl(e);this.places=[...o.values()],this.visits=e.map(({place:r,
arrival:a,minutes:i})=>({place:o.get(r)?.id??0,arrival:a,minutes:i}));for(let[r,{arrival:a}]of this.visits.entries()){let i=this.
days.get(ct(a));i?i.push(r):this.days.set(ct(a),[r])}}canAsk(e){return e>=wt&&e<=this.visits.length}visitOn(e){let n=this.
visits[0],s=this.visits.at(-1);if(!n||!s||e===null||e<ct(n.arrival)||e>ct(s.arrival))return{index:null,words:`Choose a d\
ay of the file: ${$t(n?.arrival??0)} to ${$t(s?.arrival??0)}.`};let o=this.visits.findIndex(({arrival:c})=>ct(c)>=e),r=Math.
max(o,wt),a=this.visits[r]?.arrival??s.arrival,i=`the first one after it is on ${$t(a)}`;return ct(a)===e?{index:r,words:""}:
{index:r,words:o<wt?`The first ${wt} visits have too little before them; shown is ${$t(a)}.`:`There is no visit on ${$t(
e*1440)}; ${i}.`}}question(e){let n=this.visits.slice(Math.max(e-this.mostVisits,0),e),s=vs(n.map(({place:i})=>i),this.order),
o=n.at(-1),r=this.visits[e],a=r?.arrival??(o?o.arrival+o.minutes:0);return{body:{visits:n.map(({place:i,arrival:c,minutes:l})=>({
location:s.get(i)??zt,arrival:Cr(c),duration_minutes:l})),predict_at:Cr(a),top_k:kl},placeOf:new Map([...s].map(([i,c])=>[
c,i])),target:r?.place??null,history:n}}vocabulary({placeOf:e}){let n=[...e].map(([o,r])=>{let{name:a,category:i}=this.place(
r);return{id:o,name:a,category:i,typical_minutes:null}}),s=Ml(Bt+e.size,Bt+this.mostVisits);return[{id:zt,name:"Somewher\
e else",category:null,typical_minutes:null},...n,...s.map(o=>({id:o,name:wl,category:null,typical_minutes:null}))]}place(e){
return this.places[e]}};function Ls(t){let[e]=vs(t,"frequency").keys(),n=t.at(-1)??0,s=t.slice(0,-1).lastIndexOf(n);return{
most_frequent_place:e??n,what_followed_last_time:s<0?n:t[s+1]??n}}function $t(t){let e=ct(t),n=new Date(`${St(e)}T00:00Z`),
s={day:"numeric",month:"long",year:"numeric",timeZone:"UTC"};return`${["Mon","Tue","Wed","Thu","Fri","Sat","Sun"][Oe(e)]}\
 ${n.toLocaleDateString("en-GB",s)}`}var Is=t=>le(An(t)),Ml=(t,e)=>Array.from({length:Math.max(e-t,0)},(n,s)=>t+s),Cr=t=>`${St(
ct(t))}T${le(An(t))}`;function Nl(t){let e=new Map;for(let o of t){let r=e.get(o.place);r?r.push(o):e.set(o.place,[o])}let n={
home:0,work:0},s=[...e].sort(([,o],[,r])=>r.length-o.length);return new Map(s.map(([o,r],a)=>{let i=xl.find(h=>r.filter(
u=>u.kind===h).length*2>r.length),c=r.find(h=>h.name!==null)?.name??`Place ${a+1}`;return i&&(n[i]+=1,c=$l[i]+(n[i]===1?
"":` ${n[i]}`)),[o,{id:a,name:c,category:i==="work"?"office":i??null,visits:r.length}]}))}var Dr="an invented Timeline.json",Tl=12,Al="2026-01-05",Ol={home:["HOME","47.3769000°, 8.5417000°"],work:["WORK","47.\
3901000°, 8.5157000°"],cafe:["UNKNOWN","47.3885000°, 8.5171000°"],canteen:["UNKNOWN","47.3909000°, 8.5140000°"],shop:[
"UNKNOWN","47.3778000°, 8.5400000°"],gym:["UNKNOWN","47.3811000°, 8.5322000°"],friends:["ALIASED_LOCATION","47.36500\
00°, 8.5520000°"],choir:["UNKNOWN","47.3702000°, 8.5441000°"],lake:["UNKNOWN","47.3560000°, 8.5380000°"],cinema:["\
UNKNOWN","47.3741000°, 8.5300000°"]},Sl=.05;function Hr(){let t=_l(7),e=[],n=0,s=(a,i,c)=>{let l=!["home","work"].includes(
a)&&t()<Sl,h=Ol[a]??["UNKNOWN",""],[u,m]=l?["UNKNOWN",`47.4${100+n}000°, 8.6000000°`]:h,d=l?`invented-new-${++n}`:`inv\
ented-${a}`;e.push({startTime:Wr(i),endTime:Wr(c),startTimeTimezoneUtcOffsetMinutes:60,endTimeTimezoneUtcOffsetMinutes:60,
visit:{hierarchyLevel:0,probability:.9,topCandidate:{placeId:d,semanticType:u,probability:.8,placeLocation:{latLng:m}}}})},
o=Se(Al)??0,r=o*1440;for(let a=o;a<o+Tl*7;a++){let i=a*1440,c=(h,u,m)=>{let d=Math.max(a*1440+Math.round(u*60+40*(t()-.5)),
i+8);r&&s("home",r,d-12),r=0,i=d+Math.round(m*60*(.8+.4*t())),s(h,d,i)},l=()=>{r=i+14};for(let[h,u,m]of El(Oe(a),t))h===
"home"?l():c(h,u,m);r||l()}return s("home",r,r+60),JSON.stringify({semanticSegments:e})}function El(t,e){if(t>=5){let s=[];
return e()<.7&&s.push(["shop",10.5,.7],["home",0,0]),e()<.5&&s.push([e()<.6?"lake":"friends",14,2.5],["home",0,0]),t===5&&
e()<.6&&s.push([e()<.5?"cinema":"friends",19.5,2.6]),s}let n=[];return e()<.45&&n.push(["cafe",7.8,.3]),n.push(["work",8.4,
3.4]),e()<.75&&n.push([e()<.8?"canteen":"cafe",12.2,.6],["work",13,4]),t===1||t===3?(e()<.85&&n.push(["gym",17.8,1.2]),e()<
.5&&n.push(["shop",19.3,.4])):t===2&&e()<.9?n.push(["home",0,0],["choir",19.5,2]):e()<.5?n.push(["shop",17.8,.5]):t===4&&
e()<.6&&n.push(["friends",18.5,3]),n}function Wr(t){let e=Math.floor(t/1440);return`${St(e)}T${le(t-e*1440)}:00.000+01:0\
0`}function _l(t){let e=t;return()=>(e=Math.imul(e,1664525)+1013904223>>>0,e/2**32)}function Fr(t,e){if(!e)return{right:t,total:e,share:0,interval:[0,1]};let n=t/e,s=1.96*Math.sqrt(n*(1-n)/e+1.96**2/(4*e**
2)),o=1+1.96**2/e,r=n+1.96**2/(2*e);return{right:t,total:e,share:n,interval:[Math.max((r-s)/o,0),Math.min((r+s)/o,1)]}}function Gr(t,e){
let n=Math.max(t.length,1),s=t.filter((i,c)=>i&&!e[c]).length,o=e.filter((i,c)=>i&&!t[c]).length,r=(s-o)/n,a=1.96*Math.sqrt(
s+o-(s-o)**2/n)/n;return{value:r,interval:[r-a,r+a]}}var Br=12,Ur=8,qr=["what_followed_last_time","most_frequent_place"],vl={what_followed_last_time:"What followed last time",
most_frequent_place:"Most frequent place"};for(let t of["RTCPeerConnection","webkitRTCPeerConnection","WebTransport"])Reflect.
deleteProperty(globalThis,t);var W=R(document,"[data-life]"),Vr=R(W,"[data-status]"),bn=R(W,"[data-file]",HTMLInputElement),
Ll=R(W,"template[data-day]",HTMLTemplateElement),Il=R(W,"template[data-visit]",HTMLTemplateElement),yn=Wl(),Rl=W.dataset.
rankedBy,Rs=class{#t=new Map;#e=0;#s=0;#r=Ur;#n=0;#o={};#l=null;constructor(e,n){this.diary=new gn(e.visits,{order:Rl,mostVisits:yn.
network.architecture.max_visits}),this.picture=new pn(R(W,"[data-network]"),{act:s=>{this.#l&&(this.#o=Nn(this.#o,s,this.#l),
this.#m())},whatIf:s=>this.#l&&this.#a(Nn(this.#o,s,this.#l)),covered:()=>0}),this.#x(e,n),this.#d(),this.ask(this.diary.
visits.length),this.tally()}ask(e){this.#e=Math.min(Math.max(e,wt),this.diary.visits.length),this.#o={},this.#m(),this.#f()}#m(){
let e=this.diary.question(this.#e),n=this.#i(e,{}),s=Object.keys(this.#o).length>0,o=s?this.#i(e,this.#o):n;this.#l=o,this.
picture.happened=Dl(e),this.picture.show(o,s?n:null),this.#h(e,o),R(W,"[data-as-learned]").hidden=!s}#a(e){return this.#i(
this.diary.question(this.#e),e)}#i(e,n){return yn.nameLocations(this.diary.vocabulary(e)),{...yn.trace({...e.body,interventions:n}),
ranks:e.placeOf.size}}#h({history:e,target:n,placeOf:s},o){let{diary:r}=this,a=e.at(-1),i=r.visits[this.#e],c=a?r.place(
a.place).name:"";R(W,"[data-moment]").textContent=i?`${$t(i.arrival)}, ${Is(i.arrival)}, after ${c}`:`After the last vis\
it of the file: ${c}, ${a?$t(a.arrival):""}`;let{location:l,probability:h}=o.prediction,u=R(W,"[data-answer]"),m=s.get(l),
d=Ls(e.map(({place:$})=>$));for(let[$,x]of Object.entries({network:m,...d})){let k=R(W,`[data-predictor="${$}"] [data-sa\
ys]`);k.textContent=x===void 0?"":`says ${r.place(x).name}`,k.toggleAttribute("data-right",n!==null&&x===n)}let y=m===void 0?
"No place of these visits":r.place(m).name;u.textContent=`${y} ${Ne(h)}`,Object.assign(u.dataset,{location:l,probability:h,
engine:"browser"}),R(W,"[data-elsewhere]").textContent=`Any place outside the last ${e.length} visits: ${Ne(o.unknown_probability)}\
. The picture counts it among the others.`;let b=R(W,"[data-really]");if(b.hidden=n===null,n===null)return;let p=m===n;b.
dataset.right=String(p),R(b,"[data-really-place]").textContent=r.place(n).name;let g=![...s.values()].includes(n);R(b,"[\
data-really-said]").textContent=p?"The network was right.":g?`It is not among the last ${e.length} visits, so the networ\
k could not name it.`:`The network gave it ${Ne(Hl(o,s,n))}.`}#f(){let{visits:e}=this.diary,n=[...this.diary.days.keys()].
reverse(),s=e[this.#e]??e.at(-1),o=s?n.indexOf(ct(s.arrival)):0;o>=this.#n&&o<this.#n+this.#r||(this.#n=Math.max(o-1,0));
let a=this.#n+this.#r,c=n.slice(this.#n,a).map(l=>this.#p(l));R(W,"[data-days]").replaceChildren(...c),R(W,"[data-earlie\
r-days]").hidden=a>=n.length,R(W,"[data-later-days]").hidden=this.#n===0,R(W,"[data-before]",HTMLButtonElement).disabled=
this.#e<=wt,R(W,"[data-after]",HTMLButtonElement).disabled=this.#e>=e.length,R(W,"[data-next]").ariaCurrent=String(this.#e===
e.length)}#p(e){let n=Tn(Ll),s=this.diary.days.get(e)??[];return R(n,"h3").textContent=$t(e*1440),R(n,"ol").append(...s.
map(o=>this.#c(o))),n}#c(e){let n=Tn(Il),s=this.diary.visits[e],o=R(n,"button",HTMLButtonElement);if(!s)return n;let{name:r,
category:a}=this.diary.place(s.place);return o.disabled=!this.diary.canAsk(e),o.dataset.index=String(e),o.ariaCurrent=String(
e===this.#e),R(o,"[data-time]").textContent=Is(s.arrival),R(o,"[data-place]").textContent=r,o.dataset.category=a??"",this.#g(
o,e),n}#g(e,n){let s=this.#t.get(n),o=R(e,"[data-mark]");o.textContent=s?s.network?"✓":s.isNew?"new":"✗":"",o.title=
s?s.network?"The network was right":s.isNew?"A place that the network could not name":"The network was wrong":""}async tally(){
let e=++this.#s,{visits:n}=this.diary,s=Number(R(W,"[data-tally-over]",HTMLSelectElement).value),o=Math.max(n.length-s,wt),
r=performance.now()+Br;for(let a=n.length-1;a>=o;a--)if(this.#t.has(a)||this.#t.set(a,this.#y(a)),!(performance.now()<r)){
if(this.#b(o,a),await new Promise(i=>setTimeout(i)),e!==this.#s)return;r=performance.now()+Br}this.#b(o,o)}#y(e){let n=this.
diary.question(e),{history:s,target:o,placeOf:r}=n,a=s.map(({place:c})=>c),i=Ls(a);return{network:r.get(yn.predict(n.body).
location)===o,most_frequent_place:i.most_frequent_place===o,what_followed_last_time:i.what_followed_last_time===o,isNew:o!==
null&&!a.includes(o)}}#b(e,n){let s=[...this.#t].filter(([a])=>a>=n).map(([,a])=>a),o=this.diary.visits.length-e,r=R(W,"\
[data-tally]");r.ariaBusy=String(s.length<o),R(W,"[data-tally-count]").textContent=s.length<o?`${s.length} counted …`:
"";for(let a of["network",...qr]){let i=R(r,`[data-predictor="${a}"]`),{share:c,interval:l}=Fr(s.filter(h=>h[a]).length,
s.length);i.style.setProperty("--share",String(c)),i.style.setProperty("--low",String(l[0])),i.style.setProperty("--high",
String(l[1])),R(i,"[data-share]").textContent=Ne(c),R(i,"[data-interval]").textContent=`${Math.round(100*l[0])} to ${Math.
round(100*l[1])} %`}R(W,"[data-verdict]").textContent=s.length<o?"":Fl(s);for(let a of W.querySelectorAll("[data-days] b\
utton"))a instanceof HTMLElement&&this.#g(a,Number(a.dataset.index))}#x({form:e,leftOut:n,isZoneGuessed:s},o){let{visits:r,
places:a}=this.diary,[i,c]=[r[0],r.at(-1)];R(W,"[data-summary]").textContent=`${Ps(r.length,"visit")} to ${Ps(a.length,"\
place")}, ${$t(i?.arrival??0)} to ${$t(c?.arrival??0)}.`,R(W,"[data-read-as]").textContent=[`Read from ${o}, in the form\
 of ${e}.`,Gl(n),s?"Its times are in UTC and are shown in the time zone of this device.":"","Places without a name are n\
umbered by their visits."].filter(Boolean).join(" ");let l=R(W,"[data-go-to-day]",HTMLInputElement);l.min=jr(i?.arrival),
l.max=jr(c?.arrival),l.value="",R(W,"[data-day-found]").textContent="",R(W,"[data-start]").hidden=!0,R(W,"[data-diary]").
hidden=!1,R(W,"[data-diary] h1").focus()}#d(){let e=(n,s)=>{R(W,n).onclick=s};e("[data-before]",()=>this.ask(this.#e-1)),
e("[data-after]",()=>this.ask(this.#e+1)),e("[data-next]",()=>this.ask(this.diary.visits.length)),e("[data-as-learned]",
()=>this.ask(this.#e)),e("[data-earlier-days]",()=>{this.#r+=Ur,this.#f()}),e("[data-later-days]",()=>{this.#n=0,this.ask(
this.diary.visits.length)}),R(W,"[data-days]").onclick=({target:n})=>{let s=n instanceof Element?n.closest("button"):null;
s&&this.ask(Number(s.dataset.index))},R(W,"[data-tally-over]").onchange=()=>this.tally(),R(W,"[data-go-to-day]").onchange=
({target:n})=>{let s=n instanceof HTMLInputElement?Se(n.value):null,{index:o,words:r}=this.diary.visitOn(s);R(W,"[data-d\
ay-found]").textContent=r,o!==null&&this.ask(o)}}end(){this.#s+=1,this.#t.clear()}},xn=null;function Cs(t,e=t.map(n=>n.name).
join(", ")){if(!t.length)return;ce(`Reading ${e} …`,!1);let n=Cl();n.onmessage=({data:s})=>{n.terminate(),"refusal"in s?
ce(s.refusal,!0):s.timeline.visits.length<=wt?ce(`${e} holds ${Ps(s.timeline.visits.length,"visit")}: a prediction needs\
 more than ${wt}.`,!0):(ce("",!1),xn?.end(),xn=new Rs(s.timeline,e))},n.onerror=()=>{n.terminate(),ce(`${e} is too large\
 for this browser's memory, or this browser has no workers.`,!0)},n.postMessage(t)}function ce(t,e){Vr.textContent=t,Vr.
classList.toggle("failure",e),e&&(R(W,"[data-start]").hidden=!1,R(W,"[data-diary]").hidden=!0)}function Pl(){xn?.end(),xn=
null,bn.value="",ce("",!1),R(W,"[data-network]").replaceChildren(),R(W,"[data-start]").hidden=!1,R(W,"[data-diary]").hidden=
!0}function Cl(){let t=R(document,"script[data-engine]",HTMLScriptElement).textContent??"";return new Worker(URL.createObjectURL(
new Blob([t],{type:"text/javascript"})))}function Wl(){let{life:t=""}=W.dataset,e=i=>{let c=document.getElementById(`${t}\
/${i}`)?.textContent??"";return Te(c.trim())},n=JSON.parse(new TextDecoder().decode(e("vocabulary.json"))),s=e("weights.\
safetensors").buffer,o=[],r=i=>o.push(new i.BrowserModel(n,s));document.dispatchEvent(new CustomEvent("pointerscope:engi\
ne",{detail:r}));let[a]=o;if(!a)throw new Error("The page holds no network.");return a}function Dl({placeOf:t,target:e}){
return e===null?null:[...t].find(([,n])=>n===e)?.[0]??zt}function Hl(t,e,n){let[s=zt]=[...e].find(([,o])=>o===n)??[];return t.
tensors.probabilities?.values[s]??0}function Fl(t){let e=d=>t.map(y=>y[d]),n=d=>d.filter(Boolean).length,[s,o]=qr,r=n(e(
o))>n(e(s))?o:s,{value:a,interval:i}=Gr(e("network"),e(r)),c=d=>`${Math.round(100*d)}`.replace("-","−"),l=`${c(i[0])} \
to ${c(i[1])}`,h=vl[r].toLowerCase(),u=i[0]>0?`The network is ahead of “${h}” by ${c(a)} points (${l}).`:i[1]<0?`The\
 network is behind “${h}” by ${c(-a)} points (${l}): your life follows a simpler rule.`:`Between the network and “${h}\
” there is no clear difference (${l} points).`,m=n(e("isNew"));return m?`${u} ${Ne(m/t.length)} of these ${t.length} v\
isits were to places outside the visits before them, which no predictor could name.`:u}function Gl(t){let e=Object.entries(
t).map(([n,s])=>`${s.toLocaleString("en")} ${n}`);return e.length?`Left out: ${e.join(", ")}.`:""}var Ps=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`,Ne=t=>`${Math.round(100*t)} %`,jr=t=>t===void 0?"":St(ct(t));R(W,"[data-choose]").addEventListener(
"click",()=>bn.click());bn.addEventListener("change",()=>Cs([...bn.files??[]]));R(W,"[data-sample]").addEventListener("c\
lick",()=>{Cs([new File([Hr()],"Timeline.json")],Dr)});R(W,"[data-start-over]").addEventListener("click",Pl);for(let t of[
"dragenter","dragover"])document.addEventListener(t,e=>{e.preventDefault(),W.toggleAttribute("data-over",!0)});document.
addEventListener("dragleave",({relatedTarget:t})=>{t||W.removeAttribute("data-over")});document.addEventListener("drop",
t=>{t.preventDefault(),W.removeAttribute("data-over"),Cs([...t.dataTransfer?.files??[]])});W.dataset.ready="";})();
