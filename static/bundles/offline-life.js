(()=>{var Kr=Object.defineProperty;var Zr=(t,e)=>{for(var n in e)Kr(t,n,{get:e[n],enumerable:!0})};var{currentScript:Ds}=document,Xr=Ds instanceof HTMLScriptElement?Ds.src:"",S=new URL("static/js/",Xr||document.baseURI).
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
s+=String.fromCharCode(o);return btoa(s)}function Ae(t){let e=Uint8Array.fromBase64?.(t);if(e)return e;let n=atob(t),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Hs=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Yt=1,Gt=2;var Oe=15,zt=30;var wn=8,Mn=99;function Tn(t,e,n){switch(e.kind){case"head":return ea(t,e,n.architecture);case"mask":return na(t,e.visit,n.visits);case"\
skip":return sa(t,e);case"residuals":return aa(t);case"gate":return oa(t,e);case"temperature":return ra(t,e)}}function ea({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=t==="all"?i:t,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([d,y])=>u===d&&m===y));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function na({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function sa({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function oa({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function ra(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function aa({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}function I(t,e,n){let s=ia(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function ia(t,e,n){
let s=t.querySelector(e);return s&&ca(s,n)?s:null}function Nn(t){return I(t.content.cloneNode(!0),"*")}function ca(t,e){return t instanceof(e??HTMLElement)}var lt=t=>Math.floor(t/1440),An=t=>t-lt(t)*1440,Se=t=>la(t+3,7),la=(t,e)=>(t%e+e)%e,St=t=>new Date(t*864e5).toISOString().
slice(0,10),ce=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Ee(t){let e=Date.parse(`${t}\
T00:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&St(e)===t?e:null}var as={};Zr(as,{blockAround:()=>Ln,carryOf:()=>Zs,circuitSentence:()=>qs,circuitWords:()=>Vs,dragOf:()=>Ks,markedAsCircuit:()=>Bs,
markedAsPut:()=>Zo,neighbourOf:()=>Rn,openedMarks:()=>Do,sentenceOfOpened:()=>Ko,showTables:()=>or,svgFile:()=>Qo,turned:()=>vn,
walked:()=>ar});function _e(t,e){return t.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?e(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(t,{key:e,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(ha),r={tag:t,attributes:n,children:o};return typeof e==
"string"&&(r.key=e),r}function le(t){return t==null||t===!1?null:String(typeof t=="number"?yt(t):t)}function yt(t){return Math.round(t*100)/100}function Kt(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=yt(s);return`\
M${yt(e)} ${yt(n)}h${r}v${yt(o)}h${-r}Z`}).join("")}function Et(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(yt),[c,l,
h]=[t,n,(t+n)/2].map(yt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function On(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(yt),[c,l,h]=[t,n,(t+n)/2].map(yt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Gs(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(yt),[c,l]=[t,n].map(
yt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function ha(t){return t!=null&&t!==!1&&t!==""}var ua=/[ijlI.,:;'|!()[\]]/,ma=/[mwMW%@—…]/,fa=/[A-ZÄÖÜ0-9+=<>]/;function B(t,e,n=!1){let s=0;for(let o of t)s+=Sn(
o);return s*e*(n?1.06:1)}function Sn(t){return ua.test(t)||t===" "?.29:ma.test(t)?.87:fa.test(t)?.65:.55}function nt(t,e,n,s=!1){
if(B(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-Sn("…"),r="";for(let a of t){if(o-=Sn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function ve(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||B(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,nt(a,e,n,o)]}function N(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function O(t,e=1){if(t===
Number.NEGATIVE_INFINITY)return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function _t(t){
let e=Math.round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:
""}`}function at(t){let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var ht=["Mon","Tue","We\
d","Thu","Fri","Sat","Sun"];function Bs(t,e,n){return e?_e(t,s=>{let o=e.parts.find(a=>Us(a.name)===s);if(!o)return null;let r=js(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>da(a,o,r,n)}}):
t}function Us(t){return t.replace(/\.feed_forward$/,".stream")}function da({attributes:t},{layer:e,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(b=>Number(t[b])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[B(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(i)-u/2:Number(i)/2),y=Number(a)+(e===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:y-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:y+.36*h,"font-size":h},l))}function Vs({parts:t},e){
let n=t.find(r=>Us(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${js(n.value)} points.`}function js(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function qs(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,a=n.filter(({isKept:c})=>c),i=e.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone predict ${i}, with ${N(r,1)}.`,text:`All give it ${N(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var pa=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function kt(t,e){for(let{kind:n,pattern:s}of pa){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return ga(a,e)?a:null}return null}function ga({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:
t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ut(t,e){
return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function he(t,e){
return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:ut(t,e)}function mt({lit:t},e,n){return t?.kind===
e&&t.layer===n?" lit":""}function bt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??
0]??null:null}var _n=5,Ys=1440,En=5,ya=60,ba={least:.1,most:10};function Ks(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=kt(a,e);if(r===
"gate")return xa(t,n);if(r==="attention_temperature")return zs(t,e,"attention");if(r==="pointer_temperature")return zs(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?wa(t,c,e,h,l):$a(t,n,h)}function Zs({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=_n,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function vn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=ba;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function xa({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function zs({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=_n,
!o)return null;let i=vn(n,s,(r-e)/ya);return{kind:"temperature",of:s,value:i,isDone:a}}}}function $a({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=_n,!r)return null;let c=Math.sign(ka(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ka(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function wa({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=En*Math.round((u-e)/c*Ys/En),y=r==="time"?Math.min(Ys-En,Math.max(0,a+d)):Math.
max(0,i+d);return y===h&&!m?null:(h=y,{kind:r,visit:o,minutes:y,isDone:m})}}}var Ma=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
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
for(let o of this.weights(n,s))e=Math.max(e,o);return e||1}get slices(){return Ma.filter(([e])=>this.has(`inputs.${e}`)).
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
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:Gt+s;return o-1-e.filter(({location:r})=>r<o).length}#n(e){
let n=this.#t.get(e);if(n)return n;let s=this.trace.lengths?.[e]??this.#o(e);return this.#t.set(e,s),s}#o(e){let n=this.
values(e),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+
1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function ct(t){let e=0,n=Number(t[0]);for(let s=1;s<t.length;s++){let o=t[s];
o>n&&(e=s,n=o)}return e}var Xs=t=>t===1?"1 other":`${t} others`;var Ta=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Mt(t,e){for(let[s,o]of Ta){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return Aa(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:Na(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function Na(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?ct(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?ct(s.lastRow(e,n)):null}function Aa({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Js(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function Ln(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Rn(t,e,n){let s=Mt(t,n),[
o,r]=Oa[e]??[0,0];if(!s||o===0&&r===0)return null;let a=Sa(s,o,r,n);return a!==null&&Mt(a,n)?a:null}var Oa={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Sa(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let m=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let y=m.findIndex(({location:p})=>p===
t.location),b=y<0||n===0?void 0:m[y+n];return b?`${d}.${b.location}`:null}}var In={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Ea=.78,Pn=1.07,_a=1.12;function L(t){return t.stage.type/13}
function j(t,e,n="label"){let s=n==="title"||n==="strong";return Pn*B(Qs(e),In[n]*L(t),s)}function Qs(t){return t.replaceAll(
"−","+")}function H(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:nt(s,i/Pn,In[o]*L(t),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:e,y:n},h)}function U(t,{
x:e,y:n,width:s},o,r="label"){let a=In[r]*L(t),i=B(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(y,b)=>y+La(b,a),0),d=c.at(-1);d&&l+i+m<=s?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>va(
e,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function F(t){return t.split(" ").map(e=>[{text:e}])}function va(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:t,y:e},i)}function La({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?Ea:1)*(e.includes("math")?_a:1);return Pn*B(Qs(t),s*o,e.includes("strong"))}var Ra=[137,80,78,71,13,10,26,10],Le=256,Cn=65535,Ia=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),to=new Map;function Lt(t,e,n,s=1){let o=t.length/e,r=Le-1,a=new Uint8Array(o*(e+1));
for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;let u=Math.round(Number(t[l])/s*r);a[h]=u>0?Math.min(r,u):0}let i=[...Ie(
e),...Ie(o),8,3,0,0,0],c=[Ra,...Re("IHDR",i),...Pa(n),...Re("IDAT",Ca(a)),...Re("IEND",[])];return`data:image/png;base64\
,${kn(eo(c))}`}function Pa([t,e]){let n=[...t,...e].join(" "),s=to.get(n);if(s)return s;let o=new Uint8Array(3*Le);for(let a=0;a<
3;a++){let[i,c]=[Number(t[a]),Number(e[a])];for(let l=0;l<Le;l++){let h=l/(Le-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=Re(
"PLTE",o);return to.set(n,r),r}function Re(t,e){let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(s^o[a])&255;s=Ia[i]^s>>>8}}return[Ie(e.length),n,e,Ie(~s)]}function Ca(t){let e=[
[120,1]];for(let o=0;o<t.length;o+=Cn){let r=t.subarray(o,o+Cn),a=o+Cn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(
[Number(a),i,c,i^255,c^255],r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return eo([...e,[s>>8,s&255,n>>
8,n&255]])}function eo(t){let e=new Uint8Array(t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;
return e}function Ie(t){return[24,16,8,0].map(e=>t>>>e&255)}var Wa=20,no=46,Wn=28,oo=9;function ro(t,e,n){let{width:s,height:o}=t.stage.size,r=L(t),a=Math.min(Wa*r,.035*s),i=Fa(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,ao(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function ao(t,e,n){let s=n*(t.
length-1),o=t.reduce((m,{least:d})=>m+d.width,s),r=t.reduce((m,{least:d})=>m+d.height,s),a=t.every(({least:m})=>m.height<=
e.height),i=t.every(({least:m})=>m.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let m=t.reduce((d,y)=>y.
rank>d.rank?y:d);return ao(t.filter(d=>d!==m),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=e;return t.map(m=>{let d=(m.share??1)/l,y=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:m.least.height+d*(e.height-r)};return c?h+=y.width+n:u+=y.height+n,{card:m,box:y}})}function Y(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=L(t),c=j(t,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),H(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function K(t,{x:e,y:n,width:s,height:o}){let r=L(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=L(t),
c=j(t,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),H(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function Fa(t,e,n){
let{width:s,height:o}=t.stage.size,r=L(t),a=Js(e,t.reading),i=Da(t,a,n),c="goes back",l=46*r+j(t,c,"small"),h="You are h\
ere",u=j(t,h,"small")+10*r,m=s-n,d=m-i.end-20*r,y=o>=560*r&&Fn(t,Wn*r)>d,b=y?so(t,m-n-u):so(t,d,oo*2),p=b?Fn(t,b):0,g=y||
d-p>=u,$=y?d:d-p-(g?u:0),x=(y?46:8)*r+(Wn*r-(b??0))/2;return{height:(y?no+36:no)*r,marks:[i.marks,$>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),H(t,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),H(t,i.end+58*r,25.5*r,c,{kind:"small"})),b!==null&&g&&H(t,m-p-10*r,(y?64:26)*r,h,{
kind:"small",anchor:"end"}),b!==null&&f("g",{key:"thumbnails"},Ha(t,e,m-p,x,b))]}}function Da(t,e,n){let s=L(t),o=t.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",m=Math.min(
j(t,l,u),Math.max(20*s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),H(t,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function so(t,e,n=oo){
let s=L(t);for(let o=Wn;o>=n;o--)if(Fn(t,o*s)<=e)return o*s;return null}function Fn(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*L(t)))+2.2*e}function Ha(t,e,n,s,o){let{reading:r}=t,a=L(t),i=[],c=n;for(let g=0;g<r.layers;g++){
for(let x=0;x<r.heads;x++){let k=r.weights(g,x),w=Math.max(...k)||1,E=r.isRemoved(g,x)||r.isSkipped(g,"attention");i.push(
p(`layers.${g}.heads.${x}`,`Layer ${g}, head ${x}${E?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Lt(
k,r.count,t.scale,w),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=o+2}let $=.4*o;i.push(p(
`layers.${g}.stream`,`Layer ${g}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,k=0],w)=>f("rect",{key:`line\
 ${w}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,($-4)*k),height:Math.max(1,.12*o)}))])),c+=$+8*a}let l=s+o/2,[h,u]=[
s+.2*o,s+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&i.push(p("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:Et(c,[l-
m,l],d,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&i.push(p("generation","Generation",c,1.2*o,[f("path",{class:"generation",
d:Et(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&i.push(p("gate","Gate",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,
width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.
gate)})]));let{location:y}=r.trace.prediction,b=d+.3*o;return i.push(p(`places.${y}`,`Answer: ${r.nameOf(y).label}`,b,.7*
o-2,[f("rect",{class:"answer-bar",x:b+2,y:l-m,width:.7*o-6,height:2*m})])),i;function p(g,$,x,k,w,[E,M]=[s,o]){let T=e.name===
g||e.name.startsWith(`${g}.`),A=g.includes("heads");return f("g",{key:g,class:`part thumb${T?" here":""}`,"data-open":g,
role:"link",tabindex:0,"aria-label":$,"aria-current":T?"true":null},w.flat(),f("rect",{key:"frame",class:A||T?"thumb-fra\
me":"ground",x,y:E,width:k,height:M,rx:2}),f("title",{},$))}}var io=13;function Rt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=L(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=lo(m),y=new Map([...r].map(A=>[A,O(m[A]??0,d)])),b=[...y.values()].
some(A=>j(t,A,"tiny")>h+2*c),p=y.size>0&&!b?io*c:1,g=b?io*c:0,[$,x]=s.extent??Pe(m),k=Ga(e.height-g,$,x,p),w=k>0?Math.max(
p,$*k):(e.height-g)/2,E=e.y+g+w,M=m.map((A,_)=>{let v=Math.abs(A)*k,P=_===a;return f("rect",{key:`bar ${_}`,class:`bar ${o}${A<
0?" negative":""}${P?" chosen":""}`,x:e.x+_*h+u/2,y:A<0?E:E-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},i&&f("title",
{},i(_)))}),T=[...y].map(([A,_])=>H(t,e.x+co((A+.5)*h,j(t,_,"tiny")/2,e.width),b?e.y+9*c:E+(Number(m[A])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:A===a?"chosen":"",key:`number ${A}`}));return[f("path",{key:"line",class:"axis",d:`M${e.
x} ${E}H${e.x+e.width}`}),M,T]}function Ga(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function Zt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*L(t),c=e.map(lo),l=Array.from(n,(y,b)=>Math.
max(...e.map((p,g)=>j(t,O(Number(p[b]),c[g]),"tiny")))/2),h=[...l.keys()].sort((y,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[y])));o!==null&&h.unshift(o);let u=new Set;for(let y of h)[...u].every(p=>Math.abs(m(p)-m(y))>=d(y)+d(p)+i)&&u.add(y);
return u;function m(y){return co((y+.5)*a,d(y),s)}function d(y){return l[y]??0}}function co(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Pe(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function lo(t){let e=Math.
max(...Pe(t));return e>=99.5?0:e>=.95?1:2}var ho=8;function Bt(t,e,n,{chosen:s=null,open:o}={}){let r=L(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(j(t,$.title,"strong"),c?j(t,$.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),m=e.x+u,d=e.width-u-l,y=a?17*r:0,b={x:m,width:d,height:Math.max(6*r,i-ho*r-y)},p=n[0]?.values.length??
1,g=d/p;return[n.map(({key:$,title:x,says:k,values:w,colour:E,open:M},T)=>{let A=e.y+T*i,_=a?A+12*r:A+i/2+(c?-2:4)*r,v=a?
e.width:u-8*r,P=j(t,x,"strong")+10*r;return f("g",{key:$,class:M?"part choice row":"row","data-open":M??null,role:M?"but\
ton":null,tabindex:M?0:null,"aria-label":M?x:null},M&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:A,width:e.width+
8*r,height:i,rx:4}),H(t,e.x,_,x,{kind:"strong",width:v,key:"title"}),a&&H(t,e.x+P,_,k,{kind:"small",width:e.width-P,key:"\
beside"}),c&&H(t,e.x,_+15*r,k,{kind:"small",width:v,key:"says"}),Rt(t,{...b,y:A+y+ho/2*r},w,{colour:E,chosen:s,exact:D=>`${x}\
, number ${D+1}: ${O(Number(w[D]),4)}`}),s!==null&&H(t,e.x+e.width,A+y+(i-y)/2+4.5*r,O(Number(w[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*g-1.5,y:e.y,width:g+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*g,y:e.y,
width:g,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:k,values:w})=>`${k}: ${O(Number(w[x]),3)}`).join(`
`)))))]}function uo(t){let e=ja(t??"").map(qa);for(let n=Va;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Dn.get(e.slice(s,s+n).join(
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},Ba={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Dn=new Map(Object.entries(Ba).flatMap(([t,e])=>e.map(n=>[n,t]))),Ua=new Set([...Dn.keys()].flatMap(
t=>t.split(" "))),Va=Math.max(...[...Dn.keys()].map(t=>t.split(" ").length));function ja(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function qa(t){let e=t.replace(/s$/,"");return Ua.has(e)?e:t}var Ya=24;function ft(t,e,n,s){let o=s/Ya;return f("path",{key:"icon",class:"icon",d:mo[uo(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function V(t,e){let n=t.visits[e];return n?`${n.label}, ${It(t,e)}`:""}function Ut(t,e){return t.visits[e]?.label??""}function Hn(t){
return t>0&&t<5e-4?"<0.1 %":N(t,1)}function It(t,e){let n=t.visits[e];return n?`${ht[n.weekday]} ${at(n.start_minute)}`:
""}function po(t,e){return _t(t.visits[e]?.duration_minutes??0)}function go(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=L(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,y=Math.max(...n)||1,b=Math.
max(0,m-d)/y,p=E(fo(n,r).map(M=>({visit:M,half:j(t,k(n[M],M),M===r?"strong":"tiny")/2}))),g=E(fo(n,r).map(M=>({visit:M,half:j(
t,w(M),M===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:M},T)=>{let A=$(T),_=T===r,v=Number(n[T])*b;return f("g",{key:`visit ${T}`,class:`part choice${_?" here":
""}`,"data-open":i(T),role:"button",tabindex:"-1","aria-label":`${V(c,T)}: weight ${N(Number(n[T]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+T*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:m-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(T)&&H(t,x(T,p),m-v-4*l,k(
n[T],T),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ft(M,A-7*l,m+5*l,14*l),g.has(T)&&H(t,x(T,g),
e.y+e.height-4*l,w(T),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${V(c,T)}: score ${O(Number(s[T]),
3)}, weight ${N(Number(n[T]),2)}`))})];function $(M){return e.x+(M+.5)*h}function x(M,T){let A=T.get(M)??0;return Math.max(
e.x+A,Math.min(e.x+e.width-A,$(M)))}function k(M,T){return T===r?Hn(Number(M)):N(Number(M)).replace(" %","")}function w(M){
return O(Number(s[M])/o,M===r?2:1)}function E(M){let T=new Map;for(let{visit:A,half:_}of M){let v=Math.max(e.x+_,Math.min(
e.x+e.width-_,$(A)));[...T].every(([D,C])=>{let R=Math.max(e.x+C,Math.min(e.x+e.width-C,$(D)));return Math.abs(v-R)>=_+C+
3*l})&&T.set(A,_)}return T}}function fo(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function yo(t,e){let n=L(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>za(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ka(t,s)}]}function za(t,e){let{reading:n}=t,s=L(t),o=K(t,e),r=n.values(
"context"),a=U(t,o,F(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${O(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...Y(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,y={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},Rt(t,y,m,{colour:"\
stream",extent:Pe(r),numbered:Zt(t,[m],m,d),exact:b=>`Number ${u*c+b+1}: ${O(Number(m[b]),4)}`}))})]}function Ka(t,e){let{
reading:n}=t,s=L(t),o=K(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=U(t,o,F(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...Y(t,e,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Bt(t,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function Xt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Qt(Ct(a,s,c),Ct(i,o,c));return bo(h,l,null,t,o)}function Ce(t,e,n,s){let o=Ct(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Gn(o,t.trace.interventions.attention_temperature??1)}function Jt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return bo(Qt(n,Ct(s,e,n.length)),o,r,t,e)}function We(t){return Gn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function bo(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Qt(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:ne(n)}}function Gn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=ne(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function ue(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Pt(t,`${s}.weight`,r),bias:Pt(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function Fe(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=Pt(t,`${o}.bias`,s),i=ot(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Qt(i,Ct(r.values,s,i.length)),bias:a}}function xo(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Pt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=Bn(t,c,e),u=Qt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:ne(i.map(({dot:c})=>c.sum))+o}}function Bn(t,e,n){let s=t.values(`inputs.${e}`);return Ct(
s,n,s.length/t.count)}function ot(t,e,n){let s=t.values(e);return Ct(s,n,s.length/t.count)}function te(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Qt(e,n.values):null,bias:Pt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Wt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Qt(n,Ct(
s.values,e,n.length)):null,r=Pt(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function $o(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Gn(e,1):null}function ee(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?ne(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Za(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Za(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Pt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Ct(t,e,n){return t.subarray(e*n,(e+1)*n)}function ne(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var se="→",ko=30,Xa=8,Ja=20,Qa=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function me(t,e,{first:n,second:s,products:o},r){let a=L(t),i=o.length,c=i>Ja&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,m=e.x+ko*a,d=e.width-ko*a,y=fe(o),b=Zt(t,[n,s,o],o,d,y),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],g=d/i,$=x=>`${O(
Number(n[x]),4)} × ${O(Number(s[x]),4)} = ${O(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
y*g-1,y:e.y+u,width:g+2,height:3*h-u-2*a,rx:3}),p.map(({letter:x,colour:k,values:w,title:E},M)=>{let T=e.y+M*h,A={x:m,y:T+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${M}`},H(t,e.x,T+12*a,E,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),H(t,e.x,T+u+.5*A.height+5*a,x,{also:`math letter ${k}-words`,key:"letter"}),Rt(t,A,w,{colour:k,numbered:b,chosen:y,
exact:$}))}),c&&ti(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function ti(t,{x:e,y:n,width:s},o){let r=L(t),a=s/o.length,i=Math.
max(Xa,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],y=u.reduce(
(b,p)=>b+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),H(t,(m+d)/2,n+17*r,O(y,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function De(t,e,n,s,o,r,a){let i=L(t),c=ei(n,s,r),l=ni(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=U(t,h,c).height+U(t,h,l).height+10*i,m=132*i,d=Math.max(70*i,Math.min(.36*e.height,210*i)),
y=e.height-u-d>=m,b=Math.min(e.height-u-(y?d:0),276*i),p=e.height-u-b,g=U(t,{...h,y:e.y+b+4*i},c),$=U(t,{...h,y:e.y+b+g.
height+6*i},l);return[f("g",{key:"dot"},me(t,{...e,height:b},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+b}H${e.x+e.width}`}),f("g",{key:"score steps"},g.marks),f("g",{key:"softmax steps"},$.marks),y&&f("g",{key:"softmax"},
go(t,{...e,y:e.y+b+u,height:p},s,o,a))]}function ei({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...F("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${O(t.sum,2)}`,kind:"strong"}],n?[{text:`${se}\
 ÷ √${e} = `},{text:O(h,2),kind:"strong"}]:[{text:`${se} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${se} no position bias: it is off`}]:[{text:`${se} ${s<0?"−":"+"} ${O(Math.abs(s),2)} (position bias)\
 = `},{text:O(a,2),kind:"strong"}]),r?u.push([{text:`${se} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${se}\
 ÷ temperature ${si(i)} = `},{text:O(a/i,2),kind:"strong"}]),u}function ni({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return F("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:O(h,2),isRaised:!0},{text:` = ${Tt(u)}\
;`}],[{text:`${Tt(u)} / ${Tt(c)} = `},{text:Hn(Number(l[n])),kind:"strong"},{text:","}],...F(`where ${Tt(c)} is the sum \
over ${s}${a?`, after ${O(a,2)}, the largest score, is subtracted from each`:""}.`)]}function Tt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=100)return t.toFixed(0);if(t>=10)return t.toFixed(1);if(t>=.095)return t.toFixed(2);
if(t===0)return"0";let[e="",n=""]=t.toExponential(1).split("e");return`${e} × 10${Array.from(n,s=>Qa[s]??"").join("")}`}
function fe(t){let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function si(t){
return String(Math.round(1e3*t)/1e3)}var oi=6;function wo(t,e){let n=L(t),s=te(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>ri(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>ai(t,r,s)}),o}
function ri(t,e,{hidden:n,dot:s,bias:o,logit:r}){let a=L(t),i=K(t,e),c=s&&o!==null?[...F("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${O(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:O(r,2),kind:"strong"}]]:[...F("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:O(r,2),kind:"strong"}]],l=U(t,{...i,
y:0},c),h=it(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),m=U(t,{...i,y:i.y+u+4*a},c),d=Zt(t,[n],n,i.width);return[...Y(t,e,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?me(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Rt(t,{...i,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function ai(t,e,n){let{reading:s}=t,o=L(t),r=K(t,e),{gate:a,trace:i}=s,c=U(t,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=U(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...Y(t,e,m()),n&&h.height>=60*o&&f("g",{key:"curve"},y(h,n)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=i.interventions,
g=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...F(k),g]}let $=[[{text:"1 / (1 + e",kind:""},{text:O(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...$,...F(`is the gate: ${N(a,1)} of the answer comes from \
the pointer, ${N(1-a,1)} from generation.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...F(x),...F("As learned it would be"),
...$]}function y(p,{logit:g,learned:$}){let x=Math.max(oi,Math.ceil(Math.abs(g))),k=v=>p.x+(v+x)/(2*x)*p.width,w=p.y+p.height,
E=v=>w-v*p.height,M=Array.from({length:61},(v,P)=>{let D=-x+P/30*x;return`${k(D).toFixed(1)} ${E(1/(1+Math.exp(-D))).toFixed(
1)}`}),[T,A]=[k(g),E($)],_=g>0;return[f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${w}H${p.x+p.width}M${p.x} ${E(
.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>H(t,p.x-6*o,E(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),
[-x,0,x].map(v=>H(t,k(v),w+15*o,O(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),H(t,(k(0)+k(-x))/2,w+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${T} ${w}V${A}H${p.x}`}),f("circle",{key:"point",class:"point",cx:T,cy:A,r:5.5*o}),H(t,T+(_?-10:10)*o,_?
Math.max(A-6*o,p.y+9*o):A-8*o,$.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function b(p){let g=a*p.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:p.x,y:p.y,width:g,height:p.height}),f("rect",{key:"generation",class:"\
bar generation",x:p.x+g,y:p.y,width:p.width-g,height:p.height}),H(t,p.x,p.y+p.height+15*o,`pointer ${N(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),H(t,p.x+p.width,p.y+p.height+15*o,`generation ${N(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var Mo=14,To=34;function dt(t,e,n,{largest:s,most:o=To,isOrdered:r=!1,isWalked:a=!1}={}){let i=L(t),c=Math.max(1,Math.floor(
e.height/(Mo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(Mo*i/u)),y=h.findIndex(({isChosen:M})=>M),b=u>=13*i&&h.some(({category:M})=>M!==void 0),p=b?22*
i:0,g=Math.max(...h.map(({text:M})=>j(t,M,"strong")))+8*i,$=Math.max(0,...h.map(({beside:M=""})=>M?j(t,M,"small")+10*i:0)),
x=Math.max(...h.map(({label:M,says:T=""})=>Math.max(j(t,M,"strong"),m?j(t,T,"small"):0)))+8*i,k=Math.min(x,.58*(e.width-
p-g-$)),w={x:e.x+p+k,width:Math.max(1,e.width-p-k-g-$)},E=s??(Math.max(...h.map(({parts:M})=>M.reduce((T,{value:A})=>T+Math.
abs(A),0)))||1);return[h.map((M,T)=>{let A=e.y+(T+.5)*u,_=T===y||(h.length-1-T)%d===0&&(y<0||Math.abs(T-y)>=d),v=w.x,P=Math.
min(.62*u,.42*o*i);return f("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":
""}`,"data-open":M.open??null,role:M.open?"button":null,tabindex:M.open?a&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.
label}: ${M.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*i,y:A-u/2,width:e.width+6*i,height:u,rx:4}),b&&(_||
u>=17*i)&&M.category!==void 0&&ft(M.category,e.x,A-7.5*i,15*i),_&&H(t,e.x+p,A+(m&&M.says?-2:4.5)*i,M.label,{kind:M.isChosen?
"strong":"label",width:k-6*i,key:"name"}),m&&M.says&&H(t,e.x+p,A+12.5*i,M.says,{kind:"small",width:k-6*i,key:"says"}),M.
parts.map(({value:D,colour:C},R)=>{let G=Math.abs(D)/E*w.width,Z=f("rect",{key:`part ${R}`,class:`bar ${C}${D<0?" negati\
ve":""}${M.isChosen?" chosen":""}`,x:v,y:A-P/2,width:Math.max(.5,Math.min(w.width,G)-(M.parts.length>1&&G>2?.8:0)),height:Math.
max(1,P)});return v+=G,Z}),_&&M.beside&&H(t,e.x+e.width-g,A+4.5*i,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
H(t,e.x+e.width,A+4.5*i,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&f("title",{},M.exact))}),
l&&H(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function oe(t,e,n,s=To){
return Math.min(s*L(t)*n,e.height)}function No(t,e){let n=L(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>ii(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>ci(t,s,e)}]}function ii(t,e,n){let{reading:s}=t,
o=L(t),r=K(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:y,category:b}=s.
nameOf(m),{logit:p}=Wt(s,m);return{key:`place ${m}`,label:y,category:b,parts:[{value:d,colour:"generation"}],beside:p===
null?"":O(p,2),text:N(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${y}: ${p===null?"":`logit ${O(p,4)}, `}\
probability ${N(d,3)}`}}),c=s.trace.architecture.locations,l=U(t,r,F(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},dt(t,u,i,{isWalked:!0})),h.mark]}function ci(t,e,{location:n}){let{reading:s}=t,o=L(t),r=K(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Wt(s,n),h=$o(s),u=s.probabilityOf("generation",n),m=[];if(i&&c!==null&&m.push(...F("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${O(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${O(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:O(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:O(
p,2),isRaised:!0},{text:` = ${Tt(b)};`}],[{text:`${Tt(b)} / ${Tt(h.total)} = `},{text:N(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...F(`${Tt(h.total)} is the sum over the whole list${h.shift?`, after ${O(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...F("→ softmax over the whole list:"),[{text:N(u,1),kind:"strong"}]);
let d=U(t,{...r,y:0},m),y=i?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(t,e,`How does it score ${a}?`),i&&f("g",
{key:"dot"},me(t,{...r,height:y},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...U(t,{...r,y:r.y+y+(i?6*o:0)},m).marks]}var de=20,He=8,Oo=19,J=8,ge=3,Vn=4,pe=4,li=.05,hi={least:13.5,most:38,lane:3},jn=13,ui=760;function qn(t,e,n=1){let s=e.
type/jn,o=46*s,r=e.height-98*s,a=Yn(t.count,o,r,hi,s,fi(t)),i=e.width>=1180*s,c=e.width<ui*s,l=e.width>=1040*s&&t.layers<=
3,h=c?mi(t,s):So(t,i,s),u=l?62*s:0,m=l?u+22*s:16*s,d=e.width-2*de-Ao(Object.values(h)),[y,b]=[o+12*s,e.height-4*s],p=di(
t.heads,d/t.layers-m,b-y,s),g=p.columns*(p.side+He*s)-He*s,$=t.heads>0?g+m:m,x=Math.max(0,d-t.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let k=e.width-2*de-
Ao(Object.values(h))-t.layers*$,w=Math.min(k,t.hasPointer?220*s:60*s);h.bands+=w;let E=(k-w)/t.layers,M={x:de,width:h.visits},
T=de+h.visits+12*s,A=i?{x:T,width:h.slices}:null;A&&(T+=h.slices+12*s);let _=Array.from({length:t.layers},(tt,rt)=>{let et=T+
rt*($+E);return{x:et,width:g,maps:pi(t.heads,et,y,b,p,s),stream:l?et+(t.heads>0?g+10*s:0):null}});T+=t.layers*($+E);let v=e.
width-de,P=v-h.answer,D=P-h.leave-h.gate,C=T+h.scores+h.weights+8*s,R=D-h.flow-J,G=Math.min(190*s,.24*e.height)/n,Z=t.hasGate?
.56*e.height:(o+r)/2,st=Vn*s,X=t.hasPointer?e.height-G-ge*st-6:(o+r-G)/2-st;return{size:e,type:e.type,rows:a,visits:M,slices:A,
layers:_,streamWidth:u,isDense:c,fork:T,context:(c?34:52)*s,scores:T+h.scores,weights:T+h.scores+h.weights,ribbons:C,places:R,
gate:D,gateWidth:h.gate,answers:{most:r-o<330?pe-1:pe,top:o,bottom:r+60*s,x:P,right:v,segment:P-J},right:v,top:o,bottom:r,
full:G,across:{visits:a.map(({y:tt})=>tt),starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?X-12*s:r],gap:22*
s},generation:{start:X,gap:st},gate:Z-G/2},bands:{ribbon:(tt,rt,et)=>Un(C,tt,R,rt,et),into:(tt,rt,et)=>Un(R+J,tt,D,rt,et),
out:(tt,rt,et)=>Un(D+h.gate,tt,P-J,rt,et)}}}function Un(t,e,n,s,o){return o?Et(t,e,n,s):Et(t,e,t,e)}function So({hasPointer:t,
hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?
112*s:0,bar:J,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function mi(t,e){return{...So(t,!1,e),visits:166*
e,scores:0,weights:(t.hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}
function fi({count:t,pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=li?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).
sort((o,r)=>s(r)-s(o))}function Ao(t){return t.reduce((e,n)=>e+n,0)}function Yn(t,e,n,{least:s,most:o,lane:r},a,i){let c=n-
e,l=t,h=0,u=Math.min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*h)/(u-h))),
u=(c-(t-l)*h)/l);let m=i&&new Set(i.slice(0,l)),d=e;return Array.from({length:t},(y,b)=>{let p=m?m.has(b):b>=t-l,g=p?u:h;
return d+=g,{y:d-g/2,height:g,isFull:p}})}function di(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,
2,4]){let a=n/Math.ceil(t/r)-Oo*s,i=Math.min(a,(e-(r-1)*He*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function pi(t,e,n,s,{
columns:o,side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*Oo*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+
He*a),y:n+Math.floor(h/o)*c,side:r}))}function Ge(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push(
{first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[m,d]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];
for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,
length:c}){return Math.max(n,Math.min(s-c,i))}}var xt=44,q={title:26,bars:34,inputs:64,scores:52,names:56},Eo=16,gi={least:20,most:110,lane:1},yi=62,zn=8,bi=160,Be=16,
_o=6;function Zn(t,e,n,s=1){let o=n/jn,[r,a]=[Eo,e-Eo],i=Yn(t.count,r,a,gi,o).map(({y:v,height:P,isFull:D})=>({x:v,width:P,
isFull:D})),c=Number(i.at(-1)?.width)>=yi*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Be*o,u=h+(q.title+
q.inputs+Be)*o,m=[];for(let v=0;v<t.layers;v++){let P=xi(t.heads,r,a,u+q.title*o,o),D=P.at(-1),R=(D?D.y+D.side+8*o:u)+q.
title*o;m.push({y:u,maps:P,stream:R}),u=R+(q.bars+Be)*o}let d=$i(t,r,u+q.title*o,a-r,o),y=Math.ceil(t.values("context").
length/d.columns)*d.cell,b=u+q.title*o+Math.max(y,20*o)+Be*o,p=b+(t.hasPointer?(q.title+q.scores)*o:0),g=p+(t.hasPointer?
170:96)*o,$=g+J+((t.hasPointer?q.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,k=ki(a-r,o)/s,w=Vn*o,E=a-k-ge*w,M=Math.
max(78*o,k*s/2+6),T=$+x+34*o,A=a-k-16*o,_={most:pe,top:T,bottom:T+(pe+1)*M,x:r-6*o,right:A-8*o,segment:A};return{size:{width:e,
height:_.bottom+Math.max(0,(k*s-M)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:b,
ribbons:p,places:g,gate:$,gateHeight:x,answers:_,full:k,across:{visits:i.map(({x:v})=>v),starts:[r,a],places:{room:[r,t.
hasGeneration?E-2*_o*o:a],gap:_o*o},generation:{start:E,gap:w},gate:a-k},bands:{ribbon:(v,P,D)=>Kn(p,v,g,P,D),into:(v,P,D)=>Kn(
g+J,v,$,P,D),out:(v,P,D)=>D?Gs($+x,v,A+J,P):Kn($+x,v,$,v,!1)}}}function Kn(t,e,n,s,o){return o?On(t,e,n,s):On(t,e,t,e)}function xi(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+zn*o)/r,i=Math.min(a-zn*o,bi*o),c=Math.max(xt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+zn*o),side:i,touch:xt}))}function $i(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function ki(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Ue={visits:0,slices:1,layers:2};function Nt({reading:t,beside:e}){return e?[t,e]:[t]}function ye(t){return Math.max(
...Nt(t).map(({largestWeight:e})=>e))}function Ve(t){return t.isOwnScale?1:ye(t)}function re(t){return Ue.layers+2*t}function Q(t){
let e=Ue.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}
function z(t,e){return t.beat>=e?1:0}var Xn=64,vo="largest of each head",wi=Float32Array.from({length:Xn},(t,e)=>e/(Xn-1));function Jn({isOwnScale:t}){return t?
"Same scale for all heads":"Own scale for each head"}function be({lit:t}){return t?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function je(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/
13,c=60*i,l=s||!("visits"in a)?0:a.visits.width,h=17*i+c+B(vo,12.5*i)>l,u=r?h?"own largest":vo:N(ye(t)),m=e+12*i,d=[f("t\
ext",{class:"small",x:e,y:n},"0"),f("image",{class:"map",href:Lt(wi,Xn,t.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],y=Jn(t),
b={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${y}`};if(s){let g=17*i+c+B(u,12.5*i),$=f("rect",{class:"ground",x:e-6*i,y:n+14*i-xt,width:g+12*i,
height:xt});return f("g",{key:"scale",class:"switch",...b},$,d)}let p=B(y,12.5*i)+16*i;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:e,y:n-33*i},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${be(
t)}`),d,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:e,y:n+8*i,width:p,height:19*i,rx:9.5*i}),
f("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},y)))}var Lo=24,Mi=.045,Ti=.6;function Ro(t,e){let n=L(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>Ni(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>Si(t,a,e)}]}function Ni(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=L(t),{count:h}=s,u=s.weights(r,a),m=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),d=o?u[ct(u)]||1:ye(t),y=Oi(t,e,n,m),b=Math.min(.36*e.width,190*l),p=e.y+42*l,[g,$]=[e.width-b,
e.height-44*l-y.height],x=e.width<600*l?1.9:1.15,k={width:g/h,height:Math.min($/h,x*g/h)},w={x:e.x+b,y:p,width:g,height:k.
height*h},E=`layers.${r}.heads.${a}`,M=k.height>=30*l,T=Ai(k.height,13*l);return[H(t,e.x,e.y+15*l,b>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:b-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},v()),f("image",{key:"weig\
hts",class:"map",href:Lt(u,h,t.scale,d),...w,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",class:"ma\
p-frame",...w}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},P()),f("rect",{key:"col\
umn",class:"chosen-column",x:w.x+c*k.width,y:e.y,width:k.width,height:w.y+w.height-e.y,rx:3}),A(),f("rect",{key:"cell",class:"\
chosen-cell",x:w.x+c*k.width,y:w.y+i*k.height,width:k.width,height:k.height}),y.at(w.y+w.height)];function A(){let C=w.y+
i*k.height,R=19*l,G=(X,tt)=>f("rect",{key:X,class:"chosen-row",...tt,rx:3}),{height:Z}=k;if(Z>=R)return G("row",{x:e.x-3,
y:C,width:e.width+3,height:Z});let st={x:e.x-3,y:C+(Z-R)/2,width:b,height:R};return[G("row",{x:w.x-1,y:C,width:w.width+2,
height:Z}),G("asking",st)]}function _(){let C=k.width>=14*l,R=Math.min(15*l,k.width-3*l),G=k.width>=30*l,Z=w.x;return s.
visits.map((st,X)=>{let tt=String(ht[st.weekday]),rt=st.weekday!==s.visits[X-1]?.weekday,et=w.x+X*k.width,qt=j(t,tt,"tin\
y"),Fs=!C&&rt&&et>=Z&&et+qt<=w.x+w.width;Fs&&(Z=et+qt+4*l);let $n=w.x+(X+.5)*k.width;return f("g",{key:`column ${X}`,class:`\
part choice${X===c?" here":""}${st.masked?" off":""}`,"data-open":`${E}.${i}.${X}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${X+1}: ${V(s,X)}${st.masked?", masked":""}`},f("rect",{class:"ground",x:w.x+X*k.width,y:e.y,width:k.
width,height:42*l}),C&&ft(st.category,$n-R/2,e.y+(G?0:22)*l,R),Fs&&H(t,et,e.y+38*l,tt,{kind:"tiny",key:"weekday"}),G&&[H(
t,$n,e.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),H(t,$n,e.y+38*l,k.width>=40*l?at(st.start_minute):`${Math.floor(
st.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},V(s,X)))})}function v(){return s.visits.
map((C,R)=>{let G=w.y+(R+.5)*k.height,Z=R===i,st=Z||(h-1-R)%T===0&&Math.abs(R-i)>=T,X=Math.min(18*l,k.height-1.5*l),tt=k.
height>=12*l,rt=e.x+(tt?X+10*l:4*l),et=w.x-rt-6*l,qt=Z||M?"strong":"label";return f("g",{key:`row ${R}`,class:`part choi\
ce${Z?" here":""}`,"data-open":`${E}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${V(s,R)}`},
f("rect",{class:"ground",x:e.x,y:G-k.height/2,width:b,height:k.height}),tt&&ft(C.category,e.x+3*l,G-X/2,X),st&&H(t,rt,G+
(M?-2:4.5)*l,C.label,{kind:qt,width:et,key:"name"}),M&&H(t,rt,G+12*l,`${It(s,R)} · ${po(s,R)}`,{kind:"small",width:et,key:"\
when"}),f("title",{},V(s,R)))})}function P(){let C=[];for(let R=0;R<h;R++){if(h>Lo&&R!==i){C.push(f("rect",{key:`row ${R}`,
class:"cell",x:w.x,y:w.y+R*k.height,width:w.width,height:k.height,"data-open":`${E}.${R}.${c}`},f("title",{},V(s,R))));continue}
for(let G=0;G<h;G++)C.push(D(R,G))}return C}function D(C,R){let G=Number(u[C*h+R]),[Z,st]=[w.x+R*k.width,w.y+C*k.height],
X=C===i&&R===c,tt=String(Math.round(100*G)),rt=qt=>k.width>=j(t,tt.padStart(2,"0"),qt)+2*l,et=(G>=Mi||C===i)&&k.height>=
13*l&&rt("tiny");return f("g",{key:`${C} ${R}`,class:"cell"},f("rect",{key:"cell",x:Z,y:st,width:k.width,height:k.height,
"data-open":`${E}.${C}.${R}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},f("title",{},`${V(s,C)} reads\
 ${N(G,1)} from ${V(s,R)}`)),et&&H(t,Z+k.width/2,st+k.height/2+4.5*l,tt,{kind:G/d>=.3&&rt("strong")?"strong":"tiny",anchor:"\
middle",also:G/d>=Ti&&!m?"on-dark":"on-light",key:"weight"}))}}function Ai(t,e){return Math.max(1,Math.ceil(e/t))}function Oi(t,e,{
layer:n,head:s,query:o,isLeaf:r},a){let{canAct:i,canAsk:c,reading:l}=t,h=L(t),u=l.isRemoved(n,s),m=e.height>=330*h,d=`la\
yers.${n}.heads.${s}`,b=[i&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Jn(t),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>Lo?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=m?F(p):[],$=U(
t,{...e,y:0},g,"small").height;return{height:$+40*h,at(x){let k=e.x,w=[];for(let{text:E,attributes:M,...T}of b){let A=it(
t,k,x+$+22*h,E,M,T);k+A.width>e.x+e.width||(w.push(A.mark),k+=A.width+10*h)}return[f("g",{key:"explained"},U(t,{...e,y:x+
3*h},g,"small").marks),f("g",{key:"controls"},w)]}}}function Si(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Ut(a,r);return[...Y(t,e,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),f("g",{key:"worked"},De(t,K(t,e),Xt(a,n,s,o,r),Ce(a,n,s,o),r,[{letter:"\
q",words:`Query of ${V(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Io=56;function Po(t,e){let n=L(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Ei(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>_i(t,s,e)}]:[]]}function Ei(t,e,{
location:n}){let{reading:s}=t,o=L(t),r=ee(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],y=s.pointerWeights,b=[],p=T=>r.visits.map(A=>({value:T*Number(y[A]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:pt(i),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:p(a),text:pt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:pt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:pt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:T})=>T>0),text:pt(u),isChosen:!0});
let g=K(t,e),$=s.hasGate?[[{text:`${m} × ${pt(i)} = ${pt(l)}`}],...F("come from the pointer,"),[{text:`${d} × ${pt(c)}\
 = ${pt(h)}`}],...F("from generation. Together:"),[{text:pt(u),kind:"strong"},{text:"."}],...F("All bars have one scale.")]:
[...F(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=U(t,{...g,
y:0},$),k={...g,height:g.height-x.height-44*o},w=oe(t,k,b.length,Io),E=U(t,{...g,y:g.y+w+8*o},$),M=it(t,g.x,g.y+g.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(t,e,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},dt(t,k,b,{most:Io})),...E.marks,M.mark]}function _i(t,e,{location:n}){let{reading:s}=t,o=L(t),{visits:r,
pointer:a}=ee(s,n),i=K(t,e),c="Its visits";if(r.length===0){let p=F("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(t,e,c),...U(t,i,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${It(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:pt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...F(u),[{text:pt(a),kind:"strong"},
{text:"."}]],d=U(t,{...i,y:0},m),y={...i,height:i.height-d.height-8*o},b=oe(t,y,h.length);return[...Y(t,e,c),f("g",{key:"\
rows"},dt(t,y,h,{isOrdered:!0})),...U(t,{...i,y:i.y+b+6*o},m).marks]}function pt(t){return N(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function Co(t,e){let n=L(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>vi(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>Li(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Ri(t,s)}]}function vi(t,e,n){let{reading:s}=t,o=L(t),r=K(t,e),a=U(t,r,
F("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:It(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:O(Number(i[d]),2),text:N(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${V(s,d)}\
: score ${O(Number(i[d]),4)}, weight ${N(Number(c[d]),2)}`})),h=it(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...Y(t,e,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},dt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Li(t,e,{visit:n}){let{
reading:s}=t;return[...Y(t,e,`How does the pointer score ${Ut(s,n)}, ${It(s,n)}?`,`Score of ${Ut(s,n)}`),f("g",{key:"wor\
ked"},De(t,K(t,e),Jt(s,n),We(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Ri(t,e){let{reading:n}=t,s=L(t),o=K(t,e),r=n.pointerWeights,a=U(t,o,F("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:y})=>({key:`place ${h}`,label:y.length>1?`${u} (${y.length})`:u,category:m,parts:y.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:N(d,1),open:h>1?`places.${h}`:null,exact:`${y.map(b=>N(Number(r[b]),2)).join(" + ")} = ${N(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=it(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(t,e,"Sums per place"),...a.marks,f("g",{key:"rows"},dt(t,c,i)),l.mark]}function Wo(t,e){let n=L(t),s=Fo(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Ii(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>Pi(t,o,e)}]}function ze(t,{layer:e,visit:n,number:s}){return s??fe(ot(t,`layers.${e}.residual_out`,n))}function Fo(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,m,d,y="plain")=>{let b=ot(t,`${s}.${u}`,n),p=`length ${O(Math.hypot(...b))}`;i.push({key:u,title:m,says:d||
p,values:b,colour:y})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${O(m,2)}, deviation ${O(d,2)}`}}function Ii(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),
i=K(t,e),c=ze(s,n),l=Fo(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,d=[],y=(b,p,g=!0)=>{let $=it(t,m,i.y+i.
height-10*a,b,p,{isButton:g});m+$.width>i.x+i.width||(d.push($.mark),m+=$.width+10*a)};return r>0&&y("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||y("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),y("More about the \
layers",{"data-more":"layers"},!1),[...Y(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),f("g",{key:"rows"},Bt(t,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},d)]}
function Pi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),i=ze(s,n),c=K(t,e),{y:l}=c,h=[];for(let m of Ci(s,o,r,i)){
let d=U(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...Y(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},Wi(t,u,o,r,i))]}function Ci(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(ot(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...F("Comes in:"),Ye(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(qe("Norm 1:",ue(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(qe("Norm\
 2:",ue(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,y){let b=y?"0 (skipped)":
O(Math.abs(m),2);return i?[...F(h),[{text:`${O(u,2)} ${m<0&&!y?"−":"+"} ${b} =`}],Ye(d)]:[...F(`${h} no residual conne\
ction, so only`),[{text:y?"0 (skipped)":O(m,2),kind:"strong"}]]}}function qe(t,e){if(!e)return F(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...F(t),[{text:`(${O(n,2)} ${s<
0?"+":"−"} ${O(Math.abs(s),2)})`}],[{text:`× ${O(o,3)} = ${O(r,2)};`}],...a===null||i===null?F("then a learned factor\
 and bias give").concat([Ye(c)]):[[{text:`${O(r,2)} × ${O(a,2)} ${i<0?"−":"+"} ${O(Math.abs(i),2)} =`}],Ye(c)]]}function Ye(t){
return[{text:O(t,2),kind:"strong"}]}function Wi(t,e,n,s,o){let{reading:r}=t,a=L(t),i=ot(r,`layers.${n}.feed_forward.pre`,
s),c=ot(r,`layers.${n}.feed_forward.hidden`,s),l=Fe(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[$]))),m=Array.from(c).filter($=>$>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",y=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${O(ne(h),2)}, the bias adds ${O(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=U(t,e,F(d+y),"small"),p=Math.max(1,Math.floor((e.height-b.height)/
(20*a))),g=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${O(
Number(i[$]))} → ${O(Number(c[$]))}${l?` × ${O(Number(l.dot.second[$]),2)}`:""}`,text:O(Number(h[$]),2)}));return[...b.
marks,dt(t,{...e,y:e.y+b.height+2*a,height:e.height-b.height-4*a},g)]}var Fi=864e5,Di=.1;function Qn(t,e){let n=L(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Gi(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Bi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>ji(t,o,e)}]:[]]}function ts(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===e)||e===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Oe)*Oe;return`${at(
c)} to ${at((c+Oe)%1440)}`}case"weekday":return Hs[r.weekday]??"";case"recency":{let c=Hi(t,n);return c===null?"days bef\
ore the prediction":c>=wn?`${wn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/zt)*zt,l=c+zt;return c>=Mn*zt?`${_t(Mn*zt)} or more`:`${c?_t(c):"0"} to ${_t(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Hi({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Fi;return Math.round(o(t.predict_at)-o(s))}function Gi(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=L(t),a=K(t,e),i=o.slices.map(({name:m,label:d,lengths:y})=>({key:m,title:d,says:ts(o,m,s),values:Bn(o,
m,s),colour:Number(y[s])===0?"plain off":"plain"})),c=i.reduce((m,{values:d})=>m+d.length,0),l=U(t,a,F(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=it(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...Y(t,e,n==="inputs"?"What the last visit is made of":V(o,s)),...l.marks,f("g",{key:"rows"},Bt(t,u,i)),h.mark]}function Bi(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,a=L(t),i=K(t,e),c=ot(r,"inputs.projected",s),l=o??fe(c),h=xo(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,.26*i.height)},y=Vi(r,s,l),b=[],p=y.reduce((k,w)=>k+U(t,
{...i,y:0},w).height+4*a,0),g={...i,y:d.y+d.height+28*a,height:i.height-d.height-p-36*a},$=h?Ui(h):[],x=g.y+($.length?oe(
t,g,$.length)+6*a:0);for(let k of y){let w=U(t,{...i,y:x},k);if(x+w.height>i.y+i.height+2)break;b.push(...w.marks),x+=w.
height+4*a}return[...Y(t,e,"The vector that enters the layers"),f("g",{key:"vector"},Bt(t,d,m,{chosen:l,open:k=>`${u}.${k}`})),
$.length>0&&U(t,{...i,y:d.y+d.height+4*a},F(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&f("\
g",{key:"rows"},dt(t,g,$)),f("g",{key:"lines"},b)]}function Ui({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:O(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${O(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,colour:"plain"}],text:O(e,2),exact:""}]}function Vi(t,e,n){
if(!t.has("inputs.norm"))return[];let s=Number(ot(t,"inputs.projected",e)[n]),o=Number(ot(t,"layers.0.residual_in",e)[n]),
r=ue(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[[...F("Sum:"),[{text:O(s,2),kind:"strong"}]],qe("Norm:",r)];
if(t.trace.architecture.components.includes("sinusoidal")){let i=t.trace.architecture.d_model,c=Pt(t,"pos_encoding",e*i+
n);t.trace.interventions.sinusoidal===!1?a.push(F("No position encoding: it is off.")):c!==null&&r&&a.push([...F("Positi\
on encoding:"),[{text:`${O(r.result,2)} ${c<0?"−":"+"} ${O(Math.abs(c),2)} =`}],[{text:O(o,2),kind:"strong"}]])}return a}
function ji(t,e,{visit:n}){let{reading:s}=t,o=L(t),r=K(t,e),a=[];for(let y=0;y<s.layers;y++)for(let b=0;b<s.heads;b++){let p=Number(
s.lastRow(y,b)[n]),g=s.isRemoved(y,b)||s.isSkipped(y,"attention");a.push({key:`${y} ${b}`,label:`Layer ${y}, head ${b}`,
parts:[{value:p,colour:"plain"}],text:g?"off":N(p,1),open:`layers.${y}.heads.${b}.${s.count-1}.${n}`,isOff:g})}let i=[];
if(s.hasPointer){let y=Number(s.pointerWeights[n]);a.push({key:"pointer",label:"Pointer",parts:[{value:y,colour:"pointer"}],
text:N(y,1),open:`pointer.${n}`}),s.hasGate&&i.push(...F("To the answer the pointer carries"),[{text:`${N(y,1)} × gate ${s.
gate.toFixed(2)} = `},{text:N(y*s.gate,1),kind:"strong"},{text:"."}])}let c=U(t,r,F(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=U(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=oe(t,h,a.length),m=a.map(({parts:y})=>Number(y[0]?.value)),d=Math.max(Di,...m);
return[...Y(t,e,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},dt(t,h,a,{largest:d})),f("g",{key:"end"},U(t,
{...r,y:h.y+u+6*o},i).marks)]}var qi={head:Ro,stream:Wo,inputs:Qn,visit:Qn,context:yo,pointer:Co,generation:No,gate:wo,place:Po};function Do(t,e){let n=Mt(
e,t.reading);return n?ro(t,n,qi[n.kind](t,n)):[]}var Go="Point at anything to see what it does.";function Vt(t,e,n){let{title:s,text:o}=zi(t,e,n),r=n?.words?Yi(t,e,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Yi(t,e,n){let s=ns(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(
n))return`${s} the pointer gives it ${N(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(
t.location??0);return o===null?"":`${s} its probability is ${N(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function zi(t,e,n){switch(t?.kind){case"visit":return Xi(t.visit??0,e);case"head":return Qi(t.layer??0,t.head??
0,e);case"slices":return{title:"What a visit is made of.",text:Ki(e)};case"stream":return Bo(t.layer??0,e);case"context":
return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.
d_model} numbers. ${Yo(Ho(e),!0)} ${Ho(e).length===1?"reads":"read"} nothing else of it.`};case"pointer":return Uo(e);case"\
generation":return Vo(e);case"gate":return jo(e);case"place":return tc(t.location??0,e);default:return ec(e,n)}}function Ki(t){
let{slices:e,trace:n}=t,s=Yo(e.map(({label:r})=>Zi[r]??r)),o=n.architecture.d_model;return t.has("inputs.norm")?`Each vi\
sit is ${e.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${e.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var Zi={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function Ho(t){return[...t.hasPointer?["the pointer"]:[],
...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function Ft(t,e){let n=t.visits[e];
return n?`${n.label}, ${ht[n.weekday]} ${at(n.start_minute)}`:""}function Xi(t,e){let n=e.visits[t],s=[],o=Ji(t,e);if(n?.
masked)return{title:`${Ft(e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${N(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf(
"final",a);s.push(e.hasGate?`The pointer gives it ${N(r,1)}, after the gate ${es(i)} of its place’s ${N(c,1)}.`:`The p\
ointer gives it ${N(r,1)} of the answer.`)}return{title:`${Ft(e,t)}.`,text:s.join(" ")}}function Ji(t,e){let n=null;for(let s=0;s<
e.layers;s++)for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function Qi(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),r=ct(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=i===void 0?"":` and ${N(o[i])} from ${Ft(n,i)}`,l=r===n.count-1?"itself":Ft(n,r);return{title:s,text:`The last visit r\
eads ${N(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Bo(t,e){let{residual:n,attention:s,feedForward:o}=e.
stream(t),r=e.count-1,a=s?`its heads add one of length ${O(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}\
.`,text:`The last visit comes in as a vector of length ${O(Number(n[r]))}; ${a}its feed-forward network adds one of leng\
th ${O(Number(o[r]))}.`}}function Uo(t){let e=t.pointerWeights,n=ct(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${N(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${Ft(t,n)}, with ${N(e[n])}. Most probable to copy: ${s?.label}${o}.`}}
function Vo(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${e?.label} with ${N(e?.probability??0)}, then ${n?.label} with ${N(
n?.probability??0)}.`}}function jo(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${e.toFixed(2)}: ${N(e)} of the answer’s distribution comes from the pointer, ${N(1-
e)} from generation.`}}function tc(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${N(
s,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.
toFixed(2)} × ${N(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${N(c,1)} by generation`)}let r=e.locations.filter(i=>i===
t).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${a}.`}}function ec(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${N(n.probability,
1)}.`;if(e){let i=e.knownProbability(n.location),c=e.trace.prediction.location===n.location,l=t.wordsFor(e),h=e.nameOf(e.
trace.prediction.location).label,u=[...i===null?[]:[`That is ${nc(n.probability,i)} ${l}.`],...c?[]:[`${ns(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=t.count===1?"the visit":`these ${t.count} visits`,a=t.hasGate?` ${es(
n.from_pointer)} are copied from visits (pointer), ${es(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${a}`}}function qo({kind:t},e,n){let{location:s,probability:o}=e.trace.
prediction,r=new vt(n),{prediction:a}=n,i=t==="head"?"Switched off":"If nothing could read it",c=e.nameOf(s).label;if(a.
location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${N(a.probability,1)}.`}let l=N(
o,1),h=N(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function nc(t,e){
let n=Math.round(1e3*t)-Math.round(1e3*e);return n===0?"the same as":`${Math.abs(n/10).toFixed(1)} points ${n>0?"more":"\
less"} than`}function ns(t){return t.charAt(0).toUpperCase()+t.slice(1)}function es(t){return`${(100*t).toFixed(1)} poin\
ts`}function Yo(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?ns(s):s}function zo(t){
let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${Ft(t,0)}. Where d\
oes this person go next?`:`They begin with ${s?.label} and end with ${Ft(t,e-1)}. Where does this person go next?`,part:`\
visits.${e-1}`},{...Vt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(sc(c,t)),o.push({...Bo(
c,t),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...Vt({kind:"context"},t,null),part:"\
context"}),t.hasPointer&&o.push({...Uo(t),part:"pointer"}),t.hasGeneration&&o.push({...Vo(t),part:"generation"});let{prediction:r}=t.
trace,a=t.nameOf(r.location).label,i=t.hasGate?`${jo(t).text} `:"";return o.push({title:`${a}, ${N(r.probability,1)}.`,text:`${i}\
The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function sc(t,e){let n=`Layer ${t}.`;if(!e.heads)
return{title:n,text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let a=0;a<
e.heads;a++){if(e.isRemoved(t,a))continue;o+=1;let i=e.lastRow(t,a),c=ct(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}
if(!s)return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===e.count-1?"from itself":`from ${Ft(
e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means m\
ore. The strongest link of the last visit: head ${s.head} reads ${N(s.weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}function Ko(t,e){let n=Mt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return rc(n,e);break;case"stream":
return ac(n,e);case"pointer":if(n.isLeaf)return ic(n,e);break;case"generation":if(n.isLeaf)return cc(n,e);break;case"gat\
e":return lc(e);default:break}return Vt(kt(oc(n),e),e,null)}function oc({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function rc({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(y=>y>a).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${N(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Xt(o,t,e,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${O(h.
sum,2)}, which makes a score of ${O(u,2)}. ${m}${d}`}}function ac({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>O(Math.hypot(
...ot(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${V(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function ic({visit:t},e){let n=N(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${V(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Jt(e,t),c=r!==null&&!a?` and the bias of its position is ${O(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${O(o.sum,2)}${c}; its score is ${O(i,2)}. The weight counts for ${Ut(e,t)}.`}}function cc({
location:t},e){let{logit:n}=Wt(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${O(n,2)}; `,r=`the so\
ftmax over all places makes it ${N(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function lc(t){let e=Vt({kind:"gate"},t,null),n=te(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${O(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var hc=7;function Zo(t,{names:e,run:n},s){if(!e.length)return t;let o=hc*s/13;return _e(t,r=>e.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>uc(a,n,o)}:null)}function uc({attributes:{x:t,y:e,width:n}},s,o){let[r,
a]=[Number(t)+Number(n),Number(e)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var Ke="http://www.w3.org/2000/svg",Xo=1.7,mc=1.2,Jo=20,fc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],dc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},pc=".handle, .handle-words, .control, .escape",gc=new Set(
["font-size","font-weight","text-anchor"]);function Qo(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*Xo*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[b,p]of o.
querySelectorAll("*").entries()){let g=u[b];g&&yc(p,getComputedStyle(g)),p.matches(pc)&&h.push(p);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute($)}for(let b of[...h,...o.querySelectorAll('[opac\
ity="0"]')])b.remove();let m=document.createElementNS(Ke,"title");m.textContent=e;let d=document.createElementNS(Ke,"rec\
t");d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("\
fill",n);let y=s.map((b,p)=>{let g=i*(p?1:mc),$=document.createElementNS(Ke,"text");return $.textContent=nt(b,r-2*Jo,g,p===
0),$.setAttribute("x",String(Jo)),$.setAttribute("y",String((p+.8)*Xo*i-c)),$.setAttribute("font-size",String(g)),$.setAttribute(
"font-weight",p?"400":"600"),$.setAttribute("fill",getComputedStyle(t).color),$});return o.prepend(m,d,...y),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ke),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function yc(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of fc){if(gc.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==dc[n]&&t.setAttribute(n,s)}}function tr({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>ss(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of e)o.insertRow().append(ss("th",r,"row"),...a.map(i=>ss("td",i)));
return n}function er(t){let e=s=>s.map(Mc).join(",");return`${t.map(({columns:s,rows:o})=>[s,...o].map(e).join(`\r
`)).join(`\r
\r
`)}\r
`}var $c=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,kc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
wc=/^(?=[\t\r\n])/;function Mc(t){if(t==null)return"";if(typeof t=="number")return String(t);let e=t.replace(kc,"$1'").replace(
wc,"'"),n=$c.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function ss(t,e,n){let s=document.createElement(
t);n&&(s.scope=n);let o=typeof e=="number"&&!Number.isInteger(e)?e.toFixed(6):String(e??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function sr(t,e=null,n=null){if(e===null)return[Nc(t,n),Ac(t,n)];let s=Mt(e,t);return s?Tc[s.kind](t,s):[]}var Tc={head:Oc,
stream:Sc,inputs:nr,visit:nr,context:Ec,pointer:_c,generation:vc,gate:Lc,place:Rc};function Nc(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[V(t,r),o.duration_minutes,
...n?[rs(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Ac(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=ee(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
s,o,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function Oc(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((m,d)=>V(t,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,
(d+1)*a)])}];let h=Ce(t,e,n,s),{dot:u}=Xt(t,e,n,s,o);return[Ze(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,rs(h.scores[d]),i[s*
a+d]])}]}function Sc(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>ot(t,`${o}.${u}`,s)),i=ze(t,e),c=Fe(t,n,s,i),l=ot(t,
`${o}.feed_forward.pre`,s),h=ot(t,`${o}.feed_forward.hidden`,s);return[{caption:`${V(t,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function nr(t,{
kind:e,visit:n}){let s=ot(t,"inputs.projected",n),o=[{caption:`What ${V(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,ts(t,a,n),c[n]])},os("All features mixed by one \
matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Ec(t){return[os(
"The context: the last visit after all layers",t.values("context"))]}function _c(t,{visit:e,isLeaf:n}){let s=We(t),o=t.visits.
map((l,h)=>V(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],rs(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Jt(t,e);return[Ze(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function vc(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Wt(t,a.location).logit,
a.probability])},{dot:r}=Wt(t,e);return n&&r?[Ze(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function Lc(t){let e=te(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?Ze(s,["Hidden un\
it","Weight"],e.dot):os(s,e.hidden),n]}function Rc(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=ee(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Ze(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function os(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function rs(t){
return Number.isFinite(t)?t:"−∞"}function or(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=sr(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(tr(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([er(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var Ic={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function ar(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=Ic[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=Xe(
a);if(!o){let m=t[r+s];return m&&Xe(m)===i?m:null}let c=[...new Set(t.map(Xe))],l=c[c.indexOf(i)+s],h=t.filter(m=>Xe(m)===
l),u=m=>Math.abs(rr(m)-rr(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function Xe(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function rr(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}var Pc=.6,Cc=["pointer","generation"];function xe({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function Je(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=xe(
t),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...ir(e),...ir(n)],c=[
...new Set(i)].flatMap(h=>Cc.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function ir({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function Qe({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<Pc)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function tn(t,e,n){return`${N(t,1)}; ${n} ${N(e,1)}`}var $e="Circuit",Wc=[["bold","keeps the answer"],["faded","can be left out"]],en=class{circuit=null;failure="";#t;#e;#s=null;constructor(e,n){
this.#t=e,this.#e=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Wc){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,$e)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#r(),this.#o(e,$e),this.#e(),e&&this.#n(0)}renew(){this.#r(),this.isOn&&
this.#n(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(e){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${$e} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${$e} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,$e),this.#e()}}#o(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var cr="http://www.w3.org/2000/svg",Fc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
nn=/-?\d+(?:\.\d+)?/g,sn=class{#t=new WeakMap;#e=new Map;#s=new WeakMap;#r=0;#n=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#u(),this.elements=this.#o(this.root,e,this.elements,n>0),this.#e.size&&this.#c(n)}#o(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}if(!s.length&&!e.
firstChild){let i=n.map(c=>this.#h(lr(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(is(l.mark,i),c)}let a=n.map((i,c)=>{let l=lr(i),h=r.get(is(l,c));r.delete(is(l,c));let u=h??document.createElementNS(
cr,l.tag);return this.#f(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#h(e){let n=document.createElementNS(cr,e.tag);for(let s in e.attributes){let o=le(
e.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#t.set(n,{mark:e,elements:this.#o(n,e.children,[],!1)}),n}#f(e,n,s){
let o=this.#t.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))le(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=le(c),h=le(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&Fc.
has(i)?Dc(h,l):null;u?this.#e.set(`${this.#i(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,n.children,o?.elements??[],s);this.#t.set(e,{mark:n,elements:a})}#i(e){let n=this.#s.get(e)??this.#r++;return this.#s.
set(e,n),n}#c(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#u();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#e.values())i.setAttribute(c,l(a));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#n);for(let{element:e,name:n,end:s}of this.#e.values())e.setAttribute(
n,s);this.#e.clear()}};function lr(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function is(t,e){
return`${t.tag} ${t.key??e}`}function Dc(t,e){let n=t.match(nn)??[],s=e.match(nn)??[],o=e.split(nn);return n.length!==s.
length||t.split(nn).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var on=class{#t=0;#e=0;#s=[];constructor(e,n){this.show=n,this.button=cs("Play the story","play",()=>this.toggle()),this.
back=cs("Step back","back",()=>this.step(-1)),this.forth=cs("Step forward","forth",()=>this.step(1)),this.slider=document.
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
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function cs(t,e,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),
s.addEventListener("click",n),s}var ke=.03,Hc=5;function rn({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=bt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),m=u.slice(0,-1).map(({location:p})=>p),d=ur(m.map(p=>e?.knownProbability(p)??null),1),y=n&&e?Gc(m,t,e):null,b=(l-c)/
u.length;return u.map((p,g)=>{let $=c+(g+.5)*b,x=p.probability*s.full,k={pointer:y?.pointer[g]??null,generation:y?.generation[g]??
null},[w,E]=["pointer","generation"].map(M=>hr(p[M]*jt({reading:t},M),k[M])*s.full);return{...p,was:e?d[g]??null:null,wasByPath:k,
middle:$,start:$+(Number(w)-Number(E)-x)/2,height:x}})}function hr(t,e){return Math.max(0,(e??t)-t)}function Gc(t,e,n){let s=(o,r)=>r?
ur(t.map(a=>n.shareOf(o,a)),jt({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function ur(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function an(t,e){let{reading:n,stage:s}=t,o=xe(t),r=n.pointerWeights,a=p=>p.reduce((g,$)=>g+hr(r[$],o?.[$]??null),0),i=n.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=i.filter((p,g)=>p.
probability+p.lost>=ke&&g<Hc||ls(e,p.location)<e.length-1).map(p=>({...p,wish:b(p.visits)})),l=i.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((g,{probability:$})=>g+$,0),lost:a(p),visits:p,wish:b(p)})}c.sort((p,g)=>p.
wish-g.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:p,probability:g,lost:$})=>({wish:p,length:(g+$)*s.full})),
d=m.reduce((p,{length:g})=>p-g,h[1]-h[0]),y=Ge(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:p,
label:g,probability:$,lost:x,visits:k},w)=>({path:"pointer",location:p,label:g,probability:$,start:Number(y[w]),lost:x,visits:k,
answer:ls(e,p)}));function b(p){let g=p.map(x=>Math.max(r[x],o?.[x]??0)),$=g.reduce((x,k)=>x+k,0)||1;return p.reduce((x,k,w)=>x+
Number(g[w])/$*Number(s.across.visits[k]),0)}}function cn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
ge),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:ls(n,a)};return r+=c*e.full+o,l})}function jt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function gt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function ls(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var hs=18;function Dt({stage:t},e){let n=t.type/13;return B(e,12.5*n)+13*n}function we({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ln(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return f("g",{key:`temperature ${e}`},ae(t,{act:`${e}_temperature`,words:we(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ae(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!t.canAct)return[];let c=t.stage.type/13,l=a||hs*c,h=Dt(t,n),u=i?
" stays":"";return[f("rect",{key:`handle ${e}`,class:`handle${u}`,"data-act":e,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${e}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var Me=1440;function mr(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Ht(t,n,"Visits",us(t,s),s),...Bc(t),...e.rows.map(
(o,r)=>Vc(t,r))]}function us({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${e.head}`;return B(o,12.5*(t.type/13))<=n?o:s}function Ht({stage:t},e,n,s,o=400){let r=t.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},B(n,15*r,!0)<=o?f("text",{x:e,y:17*r,class:"title"},n):f("te\
xt",{x:e,y:17*r,class:"small strong"},nt(n,o,12.5*r,!0)),f("text",{x:e,y:35*r,class:"small"},nt(s,o,12.5*r)))}function Bc({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of ms(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function ms({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=Uc(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(ht[s.weekday])})}return e}function Uc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Vc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=he(o,n).includes(e),d=c.masked?"unmask":"mask",y=i&&t.canAct&&e<n.count-1,b=y&&m?Dt(t,d)+4*l:0,p=Math.min(hs*l,a),
g=hn(c),$=a>=33*l,x=($?20:13)*l,k=h+x+($?14:8)*l,w=ds(t,e),E=ps(t,e),M=m||E,T=w?42*l:0,A=s.visits.x+s.visits.width-4,_=A-
k,v=s.isDense?0:38*l,P=$?[f("text",{x:k,y:r-3*l,class:"strong"},nt(c.label,_-b,13*l,!0)),f("text",{x:k,y:r+13*l,class:"s\
mall"},B(g,12.5*l)<=_-T?g:at(c.start_minute)),w||_<B(g,12.5*l)+56*l?null:jc(A+4-50*l,r+5*l,48*l,c)]:[f("text",{x:k,y:r+4.4*
l,class:M?"strong":"label"},nt(c.label,_-Math.max(v,T)-b-9,12.5*l,M)),w||s.isDense?null:f("text",{x:A-b,y:r+4.4*l,class:"\
small end"},at(c.start_minute))];return f("g",fs(t,e,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,
a-1),rx:i?5*l:1}),i&&ft(c.category,h+4*l,r-x/2,x),i?P:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),w&&i&&f("t\
ext",{x:A,y:r+($?13:4.4)*l,class:E?"strong end":"small end"},w),y&&m&&ae(t,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:A+2,y:$?r-17*l:r-p/2,height:p}),
f("title",{},`${c.label}, ${ht[c.weekday]} ${g}`))}function fs({reading:t,lit:e},n,s){let o=he(e,t).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${ht[s.weekday]} ${hn(s)}${s.masked?", masked":""}${t.hasPointer?`\
; pointer weight ${N(t.pointerWeights[n],1)}`:""}`}}function hn({start_minute:t,duration_minutes:e}){return`${at(t)} · ${_t(
e)}`}function ds({reading:t,lit:e},n){return e?.kind!=="head"?"":N(t.lastRow(e.layer??0,e.head??0)[n])}function ps({reading:t,
lit:e},n){return e?.kind!=="head"?!1:ct(t.lastRow(e.layer??0,e.head??0))===n}function jc(t,e,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,Me),a=Math.min(s,Math.max(0,s+o-Me)),i=(c,l)=>f("rect",{class:"stay",x:t+c/Me*n,y:e,width:Math.max(1,
(l-c)/Me*n),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"\
track",x:t,y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/Me*n-2,y:e-
3,width:5,height:13}))}function fr(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:a}=e,i=Math.max(...Nt(t).map(({longestSlice:b})=>b)),c=r/a.length,l=ut(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:p},g)=>a.map(({lengths:$},x)=>{let k=Number($[g])/i*Math.max(2,p-4);return{visit:g,x:o+x*c,y:b+p/2-
2-k,width:.72*c,height:k}})),[m,d]=gs(u,({visit:b})=>h||l.includes(b)),y=a.map(({label:b},p)=>f("text",{key:`name ${b}`,
class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},b));return[f("g",ys(t),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+
6,height:n.bottom-n.top+8,rx:6}),y,f("path",{key:"bars",class:"length",d:Kt(d)}),m.length>0&&f("path",{key:"lit",class:"\
length lit",d:Kt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+
33*s},"of the vectors"))]}function gs(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function ys(t){return{key:"slices",class:`\
part slices${mt(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:z(t,Ue.slices),"aria-label":`What\
 each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function dr(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Ht(t,n+6*o,"Answer",t.stage.isDense?"":qc(t),
s-n),...bs(t,e)]}function qc({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function bs(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=bt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(m=>{let{location:d,label:y,category:b,probability:p,was:g,middle:$,height:x,start:k}=m,w=[{path:"poin\
ter",share:m.pointer*jt(t,"pointer")},{path:"generation",share:m.generation*jt(t,"generation")}],E=i===d,M=c+(b===null?6:
26)*a,T=ve(y,l-M-(r===d?20*a:2),13.5*a,2,!0),A=$-(T.length>1?22:8)*a,_=$+(T.length>1?2:0)*a,v=c+6*a,P=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${E?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${y}: ${N(p,1)}; from the pointer ${N(w[0]?.share??0,1)}, from generation ${N(
w[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:A-16*a,
width:u+10*a,height:_-A+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:J-2,height:Math.max(1,x)}),
b!==null&&ft(b,c+5*a,A-13*a,16*a),T.map((D,C)=>f("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:M,y:A+15*
C*a},D)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${A-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:_,width:P,height:8*a}),w.map(({path:D,
share:C})=>{let R=f("rect",{key:D,class:`${D} bar`,x:v,y:_,width:Math.max(0,C*P),height:8*a});return v+=C*P,R}),g!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+g*P,y:_-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:_+23*a},N(p,1)),g!==null&&Yc(c+60*a,_+23*a,p,g))})}function Yc(t,e,n,s){let o=Math.round(1e3*n)-Math.round(
1e3*s);if(o===0)return f("text",{key:"change",class:"small",x:t,y:e},"same");let r=`${o>0?"▲":"▼"} ${(Math.abs(o)/10).
toFixed(1)}`;return f("text",{key:"change",class:`${o>0?"more":"less"} strong halo`,x:t,y:e},r)}function pr(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return xs(t,m,zc(t,h,u,c,i*l),n.isDense?d:void 0)}function xs(t,{
x:e,y:n,columns:s,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*i},l=t.reading.values("context"),h=Math.
max(...Nt(t).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${mt(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:z(t,Q(t.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:e-3,y:n-
16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function zc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.
gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function gr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+i/2,u=un(t);return f("g",$s(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function un({reading:t}){return t.trace.architecture.
components.includes("gate")}function $s(t,e){let{reading:n}=t,s=t.canAct&&un(t);return{key:"gate",class:`part gate${mt(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-valuetext":`${n.gate.toFixed(2)}: ${N(n.gate)} pointer`},tabindex:"-1",opacity:z(t,
Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${N(n.gate)} pointer, ${N(1-n.gate)} generation${n.trace.gate.learned?
"":", not learned"}`}}function mn(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=Q(s).gate,i=x=>jt(t,x),c=bt(r,s),l=new Map,
h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;h=o.across.gate;for(let x of["\
pointer","generation"])for(let[k]of n.entries())u.set(`${x} ${k}`,h),h+=Number(n[k]?.[x])*i(x)*o.full;let m=e.map(x=>{let k=Number(
l.get(x)),w=x.probability*i(x.path)*o.full,E=gt(x.start,x.start+x.probability*o.full),M=gt(k,k+w);return f("path",{key:`\
into ${x.path} ${x.location}`,class:`${x.path} band${g(x.location)}`,d:o.bands.into(E,M,a)})}),[d,y]=[o.across.gate,o.across.
gate+o.full],b=n.flatMap((x,k)=>{let w=x.start;return["pointer","generation"].map(E=>{let M=Number(x[E])*i(E),T=M*o.full,
A=Number(u.get(`${E} ${k}`)),_=gt(A,A+T),v=gt(w,w+T),P=x.wasByPath[E],D=P===null?null:p(E,A,w,T,P*o.full);w+=T;let C=`ou\
t ${E} ${x.location}`;return[T>0&&f("path",{key:C,class:`${E} band${g(x.location)}`,d:o.bands.out(_,v,a)}),D&&Qe({key:C,
now:T,before:Number(P)*o.full,path:(R,G)=>o.bands.out(R,G,a),edges:D,style:g(x.location),title:`${x.label}, from ${E==="\
pointer"?"the pointer":"generation"}: ${tn(M,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});return[m,b,a&&r?.kind===
"visit"&&$(r.visit??0)];function p(x,k,w,E,M){let T=Math.abs(E-M),A=x==="pointer",_=(D,C)=>{let R=A?D-(C?0:T):D+E-(C?T:0);
return[R,R+T]},[v]=_(k,!1),P=Math.max(d,Math.min(y-T,v));return{more:[_(k,!0),_(w,!0)],less:[[P,P+T],_(w,!1)]}}function g(x){
return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let k=s.pointerWeights,w=e.find(({path:G,visits:Z})=>G===
"pointer"&&Z.includes(x));if(!w)return null;let E=[...w.visits].sort((G,Z)=>G-Z),T=E.slice(0,E.indexOf(x)).reduce((G,Z)=>G+
k[Z],0)*o.full,A=k[x]*o.full,_=i("pointer"),v=Number(l.get(w))+T*_,P=n[w.answer],D=Number(u.get(`pointer ${w.answer}`))+
T*_,C=Number(P?.start)+T*_,R=P?.location===w.location;return[f("path",{key:"visit into",class:"pointer band lit",d:o.bands.
into(gt(w.start+T,w.start+T+A),gt(v,v+A*_),a)}),R&&f("path",{key:"visit out",class:"pointer band lit",d:o.bands.out(gt(D,
D+A*_),gt(C,C+A*_),a)})]}}function yr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=un(t),m=`${N(e.gate)} pointer${u?"":", fixed"}`;return f("g",$s(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-xt/2,s.size.width-
xt),y:r+(a-xt)/2,width:xt,height:xt})])}function br(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:m})=>m==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=Q(n).generation,h=r.map(({
label:m,probability:d,location:y},b)=>{let p=c+b*17*o;return[f("text",{key:`name ${b}`,class:y<0?"small halo":"label hal\
o",x:i,y:p},nt(m,a-i-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${b}`,class:"strong end halo",x:a,y:p},N(d))]}),u=r.
map(({probability:m,start:d,location:y},b)=>f("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:d,width:J,height:l?
Math.max(.8,m*s.full):0},f("title",{},`${y<0?"The others":r[b]?.label}: ${N(m,1)} of the generation head`)));return f("g",
ks(t,r),f("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function ks(t,e){return{key:"generation",class:`part generation-b\
lock${mt(t,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(t,Q(t.reading).generation),"ar\
ia-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${N(s)}`).join(", ")}`}}var Kc=3,ws=17,Zc=4;function xr(t,e){let{reading:n,stage:s,lit:o}=t,r=bt(o,n),a=e.filter(({path:c})=>c==="pointer"),i=({
location:c})=>r===null||r===c?"":" dim";return f("g",{key:"places",opacity:z(t,Q(n).pointer)},a.map(c=>f("rect",{key:`ba\
r ${c.location}`,class:`pointer bar${i(c)}`,x:c.start,y:s.places,width:Math.max(.8,c.probability*s.full),height:J},f("ti\
tle",{},`${c.label}: ${N(c.probability,1)} of the pointer`))),Xc(t,a).map(c=>Jc(t,c,i(c.flow))))}function Xc({reading:t,
stage:e,lit:n},s){let o=e.type/13,r=bt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==null&&h===
r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d,lost:y}=h;if(d+y<ke&&u>=0&&u!==r)
continue;let b=u>=0,p=` ${N(d)}`,$=`${nt(m,i-a-B(p,13*o,!0),13*o,b)}${p}`,x=B($,13*o,b)/2,k=h.start+d*e.full/2,w=Math.max(
a+x,Math.min(i-x,k)),[E,M]=[w-x,w+x];for(let T=0;T<Kc;T++){if(l.some(v=>v.row===T&&E<v.right+8*o&&M>v.left-8*o))continue;
let _=w>k?"":w<k?" end":" middle";l.push({flow:h,text:$,isBold:b,left:E,right:M,row:T,anchor:_});break}}return l}function Jc({
stage:t},{flow:e,text:n,isBold:s,left:o,right:r,row:a,anchor:i},c){let l=t.type/13,h=t.places+J+(14+ws*a)*l,u=e.start+e.
probability*t.full/2;return[a>0&&f("path",{key:`leader ${e.location}`,class:`leader${c}`,d:`M${u} ${t.places+J}V${h-11*l}`}),
f("text",{key:`name ${e.location}`,class:`${s?"strong":"small"}${i} halo${c}`,x:i===""?o:i===" end"?r:(o+r)/2,y:h},n)]}function $r(t,e){
let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="generation"),a=t.beat>=Q(n).generation,i=n.hasPointer?.42*
(s.right-s.left):s.right-s.left,c=s.places-(Zc*ws-6)*o;return f("g",ks(t,r),f("rect",{class:"ground",x:s.right-i,y:c-36*
o,width:i+6,height:s.places+J-c+40*o,rx:6}),f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,
label:h,probability:u,start:m},d)=>{let y=` ${N(u)}`,b=nt(h,i-B(y,13*o),13*o)+y;return[f("text",{key:`name ${d}`,class:l<
0?"small end halo":"label end halo",x:s.right,y:c+d*ws*o},b),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,
width:Math.max(.8,u*s.full),height:a?J:0},f("title",{},`${l<0?"The others":h}: ${N(u,1)} of the generation head`))]}))}var Qc=16;function kr(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=z(t,Q(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=ut(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},d=B("Pointer",15*r,!0)+4*r,
y=Dt(t,we(t,"pointer")),b=s.rows.flatMap(({y:g,isFull:$},x)=>{if(!$)return[];let k=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",w=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end${w}`,x:s.scores,
y:g+4.4*r},O(c[x])),f("text",{key:`weight ${x}`,class:`${k} end${w}`,x:s.weights,y:g+4.4*r},N(i[x]))].filter(E=>E!==!1)}),
p=e.filter(({path:g})=>g==="pointer").map(g=>tl(t,g));return[f("g",Ms(t,e),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ht(t,u,"Pointer","",200),Object.entries(m).map(([g,$])=>f("text",{key:g,class:"\
small end","aria-hidden":"true",x:$,y:35*r},g)),!s.isDense&&ln(t,"pointer",Math.max(s.weights+6*r,u+d+y)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),f("g",{key:"ribbons",opacity:a},Ts(t,e),p)]}function Ms(t,e){
return{key:"pointer",class:`part pointer-block${mt(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
t,Q(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${N(s)}`).join(", ")}`}}function Ts(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.
pointerWeights,i=xe(t),c=ut(r,n),l=t.beat>=Q(n).pointer,h=Ge(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((y,b)=>y-b).map(y=>{let b=a[y]*o.full,p=Number(h[y]),g=c.includes(y)?" lit":c.length?" d\
im":"",$=gt(m,m+b);m+=b;let x=i?.[y]??null,k=x===null?0:(x-a[y])*o.full,[w,E]=[d,Math.max(0,k)];d+=E;let M=`${n.visits[y]?.
label}: `,T=x===null||!s?`${M}${N(a[y],1)} of the pointer`:`${M}${tn(a[y],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${y}`,class:`pointer band${g}`,d:o.bands.ribbon(gt(p,p+b),$,l)},f("title",{},T)),Qe({key:`ribbon ${y}`,
now:b,before:x===null?null:x*o.full,path:(A,_)=>o.bands.ribbon(A,_,l),edges:{more:[[p+b+k,p+b],[m+k,m]],less:[[p+b,p+b+k],
[w,w+E]]},style:g,title:T})]})})}function tl(t,{path:e,location:n,label:s,probability:o,lost:r,start:a}){let{reading:i,stage:c,
lit:l}=t,h=c.type/13,u=bt(l,i),m=N(o),d=o+r>=ke||n<0||u===n,y=c.gate-c.ribbons-16*h,b=n>=0,p=nt(s,y-B(` ${m}`,13*h,!0),13*
h,b),g=B(`${p} ${m}`,13*h,b)/2,x=i.hasGate&&Math.abs(a-c.across.gate+5*h)<Qc*h?B("Gate 0.00",15*h,!0)/2-c.gateWidth/2:0,
k=Math.min(c.places+J/2,c.gate-6*h-x-g);return f("g",{key:`${e} ${n}`,class:u===null||u===n?"":"dim"},f("rect",{class:`${e}\
 bar`,x:c.places,y:a,width:J,height:Math.max(.8,o*c.full)}),d&&f("text",{class:`${b?"strong":"small"} middle halo`,x:k,y:a-
5*h},`${p} ${m}`),f("title",{},`${s}: ${N(o,1)} of the pointer`))}function wr(t){return[At(t,17*(t.stage.type/13),"Visits",us(t,t.stage.size.width)),...el(t),...t.stage.columns.map((e,n)=>nl(
t,n))]}function At({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-B(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,
y:e},nt(s,a,12.5*r)))}function el({reading:t,stage:e}){let n=e.type/13;return ms(t).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=B(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function nl(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,d=he(o,n).includes(e),y=Math.min(20*l,a-3),b=at(c.start_minute),p=ds(t,e),g=[
p||b,p?p.replace(" %",""):b.slice(0,2)],$=g.find(E=>B(E,12.5*l,!0)<=a)??g[1],x=m?ve(c.label,a-6*l,12.5*l,2):[],k=d||ps(t,
e),w={class:k?"strong middle":"small middle",x:r};return f("g",fs(t,e,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[ft(c.category,r-y/2,h+8*l,y),f("text",{key:"hour",...w,y:h+45*l},$),
x.map((E,M)=>f("text",{key:`name ${M}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},E))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${ht[c.weekday]} ${hn(c)}`))}
function Mr(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=ut(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...Nt(t).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:m,label:d,lengths:y},b)=>{
let p=Number(y[a]),g=n.left+(b+.5)*l,$=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:g-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${m}`,class:"tiny middle",x:g,y:h-$-4*o},O(p)),f("text",{key:`name ${m}`,class:"small\
 middle",x:g,y:h+15*o},d)]});return f("g",ys(t),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(q.title+q.inputs+6)*o,rx:6}),At(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${ht[i.weekday]} ${at(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function Tr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[f("g",Ms(t,e),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(q.title+q.scores)*o,rx:6}),At(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),sl(t)),f("g",{key:"ribbons",opacity:z(t,Q(
n).pointer)},Ts(t,e))]}function sl({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
y=>O(y)),a=ut(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(y=>B(y,11.5*s)>c-3),h=e.pointer+(q.title+
q.scores)*s,u=e.columns.find(y=>y.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:y,isFull:b},p)=>{
let g=a.length&&!a.includes(p)?" dim":"",$=o[p]>=.2*i||a.includes(p),x=N(o[p]).replace(" %",""),k=B(x,12.5*s,!0)/2;if(!b&&
(!$||y-k<d||y+k>m))return[];d=y+k;let w=$?"strong":"small",E=h-24*s;return[b&&f("text",l?{key:`score ${p}`,class:`tiny${g}`,
x:y+4*s,y:E+2*s,transform:`rotate(-90 ${(y+4*s).toFixed(2)} ${(E+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${g}`,x:y,y:E},r[p]),f("text",{key:`weight ${p}`,class:`${w} middle${g}`,x:y,y:h-6*s},x)].filter(M=>M!==!1)})}function Nr(t){let{reading:e,stage:n}=t,s=n.type/13,o=z(t,Q(e).gate),r=rn(t),a=[...an(t,r),...cn(t,r)];return[xs(t,n.context,
ol(t)),...e.hasPointer?Tr(t,a):[],f("g",{key:"flows",opacity:o},mn(t,a,r)),...e.hasPointer?[xr(t,a)]:[],...e.hasGeneration?
[$r(t,a)]:[],...e.hasGate?[yr(t)]:[],f("g",{key:"answer",opacity:o},At(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),bs(t,r))]}function ol({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Ns=19,rl=.05;function Or(t){let{stage:e}=t,n=e.type/13,s=Ve(t),o=f("g",{key:"legend",opacity:z(t,re(0))},je(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=Dt(t,we(t,"attention")),h=B(c,15*
n,!0)+l+4*n<=a.width,u=be(t),d=B(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return f("g",{key:`layer ${i}`,opacity:z(t,
re(i))},a.maps.length?Ht(t,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&ln(t,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((y,b)=>al(t,y,i,b)),a.maps.map((y,b)=>As(t,y,i,b,s)),il(t,i))});return[o,...r]}function al(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=Sr(t,n,s)?[...i.keys()].filter(u=>i[u]>=
rl):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:Et(l,[m-d,m+d],e.x,[h-d,
h+d])})})}function Sr({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function As(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:m,touch:d}=e,{count:y}=r,b=r.weights(n,s),p=r.lastRow(n,s),g=Ar(
r,n,s),{before:$,overlays:x}=t,k=x&&$!==null&&Ar($,n,s)&&!g,w=k?`; switched off ${r.wordsFor($)}`:"",E=c?b[ct(b)]||1:o,M=Sr(
t,n,s),[T]=i?.kind==="visit"?ut(i,r):[],A=ct(p),_=T??A,v=m/y,P=`Layer ${n}, head ${s}`,D=d?u-38*l:u+4,C=g?"switch on":"s\
witch off",R=d===void 0&&Dt(t,C)<=m-6*l?C:C.slice(7),G=r.visits[A];return f("g",{key:`head ${s}`,class:`part head${M?" l\
it":""}${g?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":g?`${P}: switched o\
ff`:`${P}: the last visit reads most from visit ${A+1}, ${G?.label}, ${N(p[A])}${w}`},f("text",{class:"small",x:h,y:u-(d?
25:4)*l},`head ${s}`),!g&&(d!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${T===void 0?"small":"strong"}${d?"":" en\
d"}`,x:d?h:h+m,y:u-4*l},N(p[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",
{key:"map",class:"map",href:Lt(b,y,t.scale,E),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:g?.15:1}),g&&f(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),k&&f("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+m}L${h+m} ${u}`}),T!==void 0&&!g&&f("rect",{key:"column",class:"column",x:h+T*v,y:u,width:Math.max(2,v),
height:m}),(T!==void 0||M)&&!g&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,v),width:m,height:Math.max(2,
v)}),f("title",{},`${P}. ${g?"Switched off.":`The last visit reads ${N(p[_])} from ${r.visits[_]?.label}. A stronger col\
our is a larger weight, up to ${N(E,1)}. Click to open.`}${k?` Switched off ${r.wordsFor($)}.`:""}`),ae(t,{act:"head",words:R,
title:g?"Switch this head on again":"Switch this head off",right:h+m-(d?0:3)*l,y:D}),t.canAct&&d!==void 0&&f("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function Ar(t,e,n){return t.isRemoved(e,n)||t.
isSkipped(e,"attention")}function il(t,e){let{reading:n,stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;let r=s.
type/13,a=o.stream,i=fn(n,e),c=Ss(t),l=s.streamWidth-8*r,h=i.map(({style:m,lengths:d},y)=>Os(t,e,m,s.rows.map(({y:b,height:p},g)=>{
let $=Math.max(1,Math.min(5*r,(p-3)/i.length));return{visit:g,x:a,y:b+(y-i.length/2)*$,width:Number(d[g])/c*l,height:$-.6}}))),
u=i.map(({name:m,style:d},y)=>[f("rect",{class:d,x:a,y:s.bottom+(10+Ns*y)*r,width:9*r,height:9*r}),f("text",{class:"smal\
l",x:a+14*r,y:s.bottom+(18.5+Ns*y)*r},m)]);return f("g",Es(t,e),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Ht(t,a,"Stream",`+ layer ${e}`,s.streamWidth),h,u,cl(t,e,a+s.streamWidth+10*r))}function cl(t,e,n){
let{reading:s,stage:o}=t;if(!s.has(`layers.${e}.residual_mid`))return[];let r=o.type/13,a=s.trace.interventions.residuals===
!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>ae(t,{act:l,words:String(h[Number(u)]),title:ll[l]??"",right:n,
y:o.bottom+(5+Ns*m)*r}))}var ll={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Os(t,e,n,s){let{lit:o,reading:r}=t,i=mt(t,"stream",e)!==""?[r.count-1]:ut(
o,r),[c,l]=gs(s,({visit:h})=>!i.length||i.includes(h));return[f("path",{key:n,class:n,d:Kt(c)}),l.length>0&&f("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Kt(l)})]}function fn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function Ss(t){let e=0;for(let n of Nt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of fn(n,s))e=Math.max(
e,...o);return e||1}function Es(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`\
part stream${mt(t,"stream",e)}`,"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:z(t,re(e)+1),"aria-\
label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Er(t){let{stage:e}=t,n=e.type/13,s=Ve(t);return e.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,opacity:z(
t,re(a))},r.length>0&&At(t,o+15*n,`Layer ${a}`,be(t)),a===0&&je(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>As(t,i,a,c,s)),hl(
t,a)))}function hl(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=fn(n,e),i=Ss(t),c=r+q.bars*
o,l=a.map(({style:h,lengths:u},m)=>Os(t,e,h,s.columns.map(({x:d,width:y},b)=>{let p=Math.min(8*o,.86*y/a.length),g=Number(
u[b])/i*q.bars*o;return{visit:b,x:d+(m-a.length/2)*p,y:c-g,width:.88*p,height:g}})));return f("g",Es(t,e),f("rect",{class:"\
ground",x:s.left-6,y:r-q.title*o,width:s.right-s.left+12,height:(q.title+q.bars+4)*o,rx:6}),At(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),ul(t,a,r-10*o),l)}function ul({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-B(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var Te=700;function _r({stage:{size:t},...e}){let n=Je(e),s={...e,stage:Zn(e.reading,t.width,t.type,n)};return[f("g",{key:"\
visits"},wr(s)),f("g",{key:"inputs"},Mr(s)),f("g",{key:"layers"},Er(s)),f("g",{key:"decoder"},Nr(s))]}function vr(t,e,n){
return Zn(t,e,n).size.height}var Lr=t=>t.lengths!==void 0;function Rr(t){let{reading:e}=t,n=Q(e),s=rn(t),o=[...an(t,s),...cn(t,s)];return[pr(t),...e.hasPointer?kr(t,o):[],...e.hasGeneration?
[br(t,o)]:[],f("g",{key:"flows",opacity:z(t,n.gate)},mn(t,o,s)),e.hasGate?gr(t):null,f("g",{key:"answer",opacity:z(t,n.gate)},
dr(t,s))].filter(r=>r!==null)}function Ir(t){return t.stage.size.width<Te?_r(t):[f("g",{key:"visits"},mr(t)),f("g",{key:"inputs"},fr(t)),f("g",{key:"l\
ayers"},Or(t)),f("g",{key:"decoder"},Rr(t))]}var dn=240,ml=150,fl=120,dl=13,pl=17,_s={type:16.7,width:900,side:36},gl=.05,yl=.5,bl=660,Pr=matchMedia("(prefers-reduce\
d-motion: reduce)"),pn=class{#t=null;#e=null;#s=!1;#r=null;#n=null;#o=null;#h="";#f=null;#i=null;#c=null;#u=!1;#d=new Map;#p=0;#g="";#a;get opened(){
return this.#i}get#l(){return!this.#a||this.#t&&Lr(this.#t.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,n,s){this.root=e,this.hooks=n,this.#a=s,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.foot=document.
createElement("div"),this.foot.className="picture-foot";let o=document.createElement("div");o.className="picture-control\
s";let r=document.createElement("div");r.className="picture-words",this.room=document.createElement("p"),this.room.className=
"picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=document.createElement("p"),this.caption.className=
"picture-caption",r.append(this.room,this.caption);let a=document.createElement("button");if(a.type="button",a.textContent=
"Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener("click",()=>{this.#b()}),this.foot.
append(o,r,a),n.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error("There is no answer yet.");return this.
hooks.circuit(...c)};this.circuits=new en(i,()=>this.#m(dn)),a.before(this.circuits.legend,this.circuits.button)}e.replaceChildren(
this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new sn(this.drawn),this.player=new on(o,i=>{this.#f=i,i!==null&&this.#i!==
null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.
toggleAttribute("data-in-story",i!==null),this.#m(dn);let c=this.player.told?.part;c&&this.#R(c),this.hooks.told?.(i)}),
this.#y()}#y(){let{drawn:e}=this;new ResizeObserver(()=>{this.#g!==Cr(e)&&this.#m(0)}).observe(e),new MutationObserver(()=>this.#m(
0)).observe(document.documentElement,{attributeFilter:["data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#c||
this.#x(vs(n))}),e.addEventListener("pointerleave",()=>this.#x(null)),e.addEventListener("focusin",({target:n})=>this.#x(
vs(n))),e.addEventListener("focusout",()=>this.#x(null)),e.addEventListener("keydown",n=>this.#v(n)),e.addEventListener(
"click",({target:n})=>this.#T(n)),e.addEventListener("pointerdown",n=>this.#_(n)),e.addEventListener("pointermove",n=>this.#A(
n,!1));for(let n of["pointerup","pointercancel"])e.addEventListener(n,s=>this.#A(s,!0))}complete(e,n){this.hooks=e,this.#a=
n}show(e,n=null,s=null,o=this.hooks.against){this.#t=new vt(e),this.#e=n&&new vt(n,o),this.#s=n!==null&&o!==void 0&&o===
this.hooks.against,this.#r=s&&new vt(s),this.#d.clear(),this.circuits?.renew(),this.#n=kt(this.#o,this.#t);let r=zo(this.#t);
this.player.tell(r),Wr(this.room,$l(r.map(({bars:i="",...c})=>({...c,text:`${c.text} ${i}`}))));let a=this.drawn.contains(
document.activeElement);this.#m(this.#c?.follows?0:dn),a&&this.#M()}open(e){let n=e===null?this.#i:null;this.#i=e,this.#n=
this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.player.close(),this.#m(dn);let o=s&&
n&&this.#k(n);o&&this.#w(o),s&&this.#M(),this.hooks.opened?.(this.#i)}back(){this.#i!==null&&this.open(this.#a?.blockAround(
this.#i)||null)}#b(){let e=this.#s?this.#e:null;this.#t&&this.#a?.showTables(this.root,this.#t,this.#l,e)}#k(e){return this.#$.
map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#M(){if(this.drawn.contains(document.
activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&e.focus()}mark(e){this.light(
e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){if(!this.#a)throw new Error("The picture cannot be saved yet.");
let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#a.svgFile(this.drawn,{title:e,ground:s,
lines:n})}light(e){if(this.#o=e,!this.#t)return!1;let n=kt(e,this.#t);return JSON.stringify(n)===JSON.stringify(this.#n)?
!1:(this.#n=n,this.#m(0),!0)}#x(e){if(!this.light(e))return;let{kind:n,visit:s=0}=this.#n??{};this.hooks.pointed?.(n==="\
visit"?[s]:[],this.#n&&e)}#T(e){if(!(e instanceof Element)||this.#u)return;let n=vs(e),s=e.closest("[data-more]"),o=e.closest(
"[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.
hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")this.isOwnScale=!this.isOwnScale,this.#m(0);else if(o)
n&&o!=="gate"&&!o.endsWith("temperature")&&this.#N(n,o);else{let r=e.closest("[data-open]")?.getAttribute("data-open")??
n;r!==null&&this.open(r||null)}}#N(e,n){let s=this.#t&&kt(e,this.#t),{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,
head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):r==="head"&&o({kind:r,layer:a,head:i}),r==="visit"&&o(
{kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="residuals"?o({kind:n}):(n==="attention"||n==="f\
eed_forward")&&o({kind:"skip",layer:a,part:n})}#_(e){this.#u=!1;let{act:n,edit:s,carry:o}=this.hooks,r=this.#a;!this.#t||
!r||!(n||o)||(this.#c=n?r.dragOf(e,this.#t,this.drawn,s!==void 0):r.carryOf(e),this.#c?.follows&&e.preventDefault())}#A(e,n){
let s=this.#c;if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=null);let o=s.to(e,n);o&&(this.#u=!0,!this.drawn.hasPointerCapture(
s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?this.hooks.carry?.(o):kl(o)?this.hooks.edit?.(o):
this.hooks.act?.(o))}#v(e){let n=e.target instanceof Element?e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute(
"data-part")??null;(e.altKey?this.#I(e.key,s):this.#L(e.key,n,s))&&e.preventDefault()}#L(e,n,s){if(e==="Escape"&&this.#i!==
null)return this.back(),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;if(e.toLowerCase()==="t"&&this.#t)
return this.#b(),!0;if(e.toLowerCase()==="c"&&this.circuits)return this.circuits.toggle(),!0;if(e.toLowerCase()==="p"&&s!==
null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((e==="Enter"||e===" ")&&
n){let a=n.hasAttribute("data-act")||n.hasAttribute("data-open");return e===" "&&this.hooks.act&&!a?this.#N(s??""):this.#T(
n),!0}let o=this.#a;if(!o)return!1;if(this.#l!==null&&this.#t){let a=o.neighbourOf(this.#l,e,this.#t),i=n?.getAttribute(
"aria-current")==="true";a!==null&&this.open(a);let c=this.drawn.querySelector(`[aria-current="true"][data-open="${a}"]`);
return i&&c instanceof SVGElement&&c.focus(),a!==null}let r=o.walked(this.#$,n,e)?.getAttribute("data-part")??null;return r!==
null&&this.#w(r),r!==null}#O(e){let n=this.#$.find(s=>s.getAttribute("data-part")===e);return n instanceof SVGElement?n:
null}#w(e){let n=this.#O(e);n&&(this.#h=e,this.#S(),n.focus())}#R(e){let{root:n,foot:s}=this,o=this.#O(e)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.documentElement,i=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy(
{top:h,behavior:Pr.matches?"auto":"smooth"})}#I(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#t,
r=o&&kt(n,o),{act:a,edit:i}=this.hooks,c=this.#a;if(!s||!r||!a||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!i||!o.visits[h+s])return!0;i({kind:"move",visit:h,by:s,isDone:l}),this.#w(`visits.${h+s}`)}else if(r.kind==="gate"){
let h=Math.min(1,Math.max(0,o.gate+s*gl));a({kind:"gate",value:Math.round(100*h)/100,isDone:l})}else if(r.kind==="head"||
r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*yl);a({kind:"temperature",of:h,value:u,
isDone:l})}else return!1;return!0}get#$(){return[...this.drawn.querySelectorAll("[data-part][tabindex]")]}#S(){let e=this.#$,
n=e.find(s=>s.getAttribute("data-part")===this.#h)??e[0];for(let s of e){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==
o&&s.setAttribute("tabindex",o)}}#m(e){this.#g=Cr(this.drawn);let n=this.#F();if(!n)return;let{width:s,height:o}=n.stage.
size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#a,
a=this.#l===null?[]:r?.openedMarks(n,this.#l)??[];!a.length&&this.#l!==null&&(this.#i=null);let i=this.circuits?.circuit??
null,c=a.length?a:this.#P(n);this.drawing.show(c,Pr.matches?0:e),this.#l===null&&this.#S();let l=this.#l===null?null:r?.
sentenceOfOpened(this.#l,n.reading),h=this.#n?null:this.player.told,u=i&&!this.#n?r?.circuitSentence(i,n.reading):null,{
title:m,text:d}=l??h??u??Vt(this.#n,n.reading,n.before),y=!(l||h||u||this.#n);this.root.toggleAttribute("data-idle",y);let b=y&&
!u&&!this.#e&&!this.hooks.isProjected,p=this.circuits?.failure||(b?Go:""),g=l||h?"":this.#C(),$=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",x=n.stage.streamWidth>0||this.root.classList.contains("t\
all"),k=!l&&x&&h?.bars||"",w=i&&this.#n?r?.circuitWords(i,this.#o):"";Wr(this.caption,{title:m,text:[d,k,$,w,g,p].filter(
Boolean).join(" ")})}#P(e){let n=Ir(e);if(!this.#a)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#a,{type:r}=e.stage;
return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#C(){clearTimeout(this.#p);let e=this.#o??"",n=this.#d.get(e);
return n!==void 0||!this.#n||this.#c?n??"":(this.#p=window.setTimeout(()=>{let s=this.#W();this.#d.set(e,s),s&&this.caption.
append(` ${s}`)},ml),"")}#W(){let[e,n]=[this.#n,this.#t],s=e&&n&&xl(e,n);try{let o=s&&this.hooks.whatIf?.(s);return o?qo(
e,n,o):""}catch{return""}}#F(){let{clientWidth:e,clientHeight:n}=this.drawn,s=e<Te;if(!this.#t||e<fl||n<1&&!s)return null;
let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(pl,Math.max(dl,e/120));this.root.classList.
toggle("tall",s);let a={reading:this.#t,before:this.#e,overlays:this.#s},i=Je(a),c=this.#D(r,{width:e,height:n}),l=s?r:c,
h=s?vr(this.#t,e,l):n,u=s&&this.#l!==null?bl:h;return{...a,beside:this.#r,stage:qn(this.#t,{width:e,height:u,type:l},i),
lit:this.#n??kt(this.player.told?.part,this.#t),beat:this.#f??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.
isOwnScale,scale:[this.#E("--map-least"),this.#E("--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==
void 0}}#D(e,n){if(!this.hooks.isProjected||!this.#t||n.width<_s.width)return e;let s=Math.max(e,_s.type);return qn(this.#t,
{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=_s.side)?s:e}#E(e){let n=getComputedStyle(this.root).getPropertyValue(
e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function Cr({clientWidth:t,
clientHeight:e}){return t<Te?`${t}`:`${t} ${e}`}function xl({kind:t,layer:e=0,head:n=0,visit:s=0},o){if(t==="head"&&!o.isRemoved(
e,n)&&!o.isSkipped(e,"attention"))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!=="visit"||r||s===
o.count-1?null:{kind:"mask",visit:s}}function Wr(t,{title:e,text:n}){let s=document.createElement("strong");s.textContent=
e,t.replaceChildren(s,` ${n}`)}function $l(t){let e=({title:n,text:s})=>n.length+s.length;return t.reduce((n,s)=>e(s)>e(
n)?s:n)}function kl(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function vs(t){return(t instanceof Element?
t.closest("[data-part]"):null)?.getAttribute("data-part")??null}function Ls(t,e){let n=[...new Set([...t].reverse())];if(e==="frequency"){let s=wl(t);n.sort((o,r)=>(s.get(r)??0)-(s.get(
o)??0))}return new Map(n.map((s,o)=>[s,Gt+o]))}function wl(t){let e=new Map;for(let n of t)e.set(n,(e.get(n)??0)+1);return e}var wt=3,Ml=["home","work"],Tl={home:"Home",work:"Work"},Nl=6,Al="No such place",gn=class{places;visits;days=new Map;constructor(e,{
order:n,mostVisits:s}){this.order=n,this.mostVisits=s;let o=Sl(e);this.places=[...o.values()],this.visits=e.map(({place:r,
arrival:a,minutes:i})=>({place:o.get(r)?.id??0,arrival:a,minutes:i}));for(let[r,{arrival:a}]of this.visits.entries()){let i=this.
days.get(lt(a));i?i.push(r):this.days.set(lt(a),[r])}}canAsk(e){return e>=wt&&e<=this.visits.length}visitOn(e){let n=this.
visits[0],s=this.visits.at(-1);if(!n||!s||e===null||e<lt(n.arrival)||e>lt(s.arrival))return{index:null,words:`Choose a d\
ay of the file: ${$t(n?.arrival??0)} to ${$t(s?.arrival??0)}.`};let o=this.visits.findIndex(({arrival:c})=>lt(c)>=e),r=Math.
max(o,wt),a=this.visits[r]?.arrival??s.arrival,i=`the first one after it is on ${$t(a)}`;return lt(a)===e?{index:r,words:""}:
{index:r,words:o<wt?`The first ${wt} visits have too little before them; shown is ${$t(a)}.`:`There is no visit on ${$t(
e*1440)}; ${i}.`}}question(e){let n=this.visits.slice(Math.max(e-this.mostVisits,0),e),s=Ls(n.map(({place:i})=>i),this.order),
o=n.at(-1),r=this.visits[e],a=r?.arrival??(o?o.arrival+o.minutes:0);return{body:{visits:n.map(({place:i,arrival:c,minutes:l})=>({
location:s.get(i)??Yt,arrival:Fr(c),duration_minutes:l})),predict_at:Fr(a),top_k:Nl},placeOf:new Map([...s].map(([i,c])=>[
c,i])),target:r?.place??null,history:n}}vocabulary({placeOf:e}){let n=[...e].map(([o,r])=>{let{name:a,category:i}=this.place(
r);return{id:o,name:a,category:i,typical_minutes:null}}),s=Ol(Gt+e.size,Gt+this.mostVisits);return[{id:Yt,name:"Somewher\
e else",category:null,typical_minutes:null},...n,...s.map(o=>({id:o,name:Al,category:null,typical_minutes:null}))]}place(e){
return this.places[e]}};function Rs(t){let[e]=Ls(t,"frequency").keys(),n=t.at(-1)??0,s=t.slice(0,-1).lastIndexOf(n);return{
most_frequent_place:e??n,what_followed_last_time:s<0?n:t[s+1]??n}}function $t(t){let e=lt(t),n=new Date(`${St(e)}T00:00Z`),
s={day:"numeric",month:"long",year:"numeric",timeZone:"UTC"};return`${["Mon","Tue","Wed","Thu","Fri","Sat","Sun"][Se(e)]}\
 ${n.toLocaleDateString("en-GB",s)}`}var Is=t=>ce(An(t)),Ol=(t,e)=>Array.from({length:Math.max(e-t,0)},(n,s)=>t+s),Fr=t=>`${St(
lt(t))}T${ce(An(t))}`;function Sl(t){let e=new Map;for(let o of t){let r=e.get(o.place);r?r.push(o):e.set(o.place,[o])}let n={
home:0,work:0},s=[...e].sort(([,o],[,r])=>r.length-o.length);return new Map(s.map(([o,r],a)=>{let i=Ml.find(h=>r.filter(
u=>u.kind===h).length*2>r.length),c=r.find(h=>h.name!==null)?.name??`Place ${a+1}`;return i&&(n[i]+=1,c=Tl[i]+(n[i]===1?
"":` ${n[i]}`)),[o,{id:a,name:c,category:i==="work"?"office":i??null,visits:r.length}]}))}var Hr="an invented Timeline.json",El=12,_l="2026-01-05",vl={home:["HOME","47.3769000°, 8.5417000°"],work:["WORK","47.\
3901000°, 8.5157000°"],cafe:["UNKNOWN","47.3885000°, 8.5171000°"],canteen:["UNKNOWN","47.3909000°, 8.5140000°"],shop:[
"UNKNOWN","47.3778000°, 8.5400000°"],gym:["UNKNOWN","47.3811000°, 8.5322000°"],friends:["ALIASED_LOCATION","47.36500\
00°, 8.5520000°"],choir:["UNKNOWN","47.3702000°, 8.5441000°"],lake:["UNKNOWN","47.3560000°, 8.5380000°"],cinema:["\
UNKNOWN","47.3741000°, 8.5300000°"]},Ll=.05;function Gr(){let t=Il(7),e=[],n=0,s=(a,i,c)=>{let l=!["home","work"].includes(
a)&&t()<Ll,h=vl[a]??["UNKNOWN",""],[u,m]=l?["UNKNOWN",`47.4${100+n}000°, 8.6000000°`]:h,d=l?`invented-new-${++n}`:`inv\
ented-${a}`;e.push({startTime:Dr(i),endTime:Dr(c),startTimeTimezoneUtcOffsetMinutes:60,endTimeTimezoneUtcOffsetMinutes:60,
visit:{hierarchyLevel:0,probability:.9,topCandidate:{placeId:d,semanticType:u,probability:.8,placeLocation:{latLng:m}}}})},
o=Ee(_l)??0,r=o*1440;for(let a=o;a<o+El*7;a++){let i=a*1440,c=(h,u,m)=>{let d=Math.max(a*1440+Math.round(u*60+40*(t()-.5)),
i+8);r&&s("home",r,d-12),r=0,i=d+Math.round(m*60*(.8+.4*t())),s(h,d,i)},l=()=>{r=i+14};for(let[h,u,m]of Rl(Se(a),t))h===
"home"?l():c(h,u,m);r||l()}return s("home",r,r+60),JSON.stringify({semanticSegments:e})}function Rl(t,e){if(t>=5){let s=[];
return e()<.7&&s.push(["shop",10.5,.7],["home",0,0]),e()<.5&&s.push([e()<.6?"lake":"friends",14,2.5],["home",0,0]),t===5&&
e()<.6&&s.push([e()<.5?"cinema":"friends",19.5,2.6]),s}let n=[];return e()<.45&&n.push(["cafe",7.8,.3]),n.push(["work",8.4,
3.4]),e()<.75&&n.push([e()<.8?"canteen":"cafe",12.2,.6],["work",13,4]),t===1||t===3?(e()<.85&&n.push(["gym",17.8,1.2]),e()<
.5&&n.push(["shop",19.3,.4])):t===2&&e()<.9?n.push(["home",0,0],["choir",19.5,2]):e()<.5?n.push(["shop",17.8,.5]):t===4&&
e()<.6&&n.push(["friends",18.5,3]),n}function Dr(t){let e=Math.floor(t/1440);return`${St(e)}T${ce(t-e*1440)}:00.000+01:0\
0`}function Il(t){let e=t;return()=>(e=Math.imul(e,1664525)+1013904223>>>0,e/2**32)}function Br(t,e){if(!e)return{right:t,total:e,share:0,interval:[0,1]};let n=t/e,s=1.96*Math.sqrt(n*(1-n)/e+1.96**2/(4*e**
2)),o=1+1.96**2/e,r=n+1.96**2/(2*e);return{right:t,total:e,share:n,interval:[Math.max((r-s)/o,0),Math.min((r+s)/o,1)]}}function Ur(t,e){
let n=Math.max(t.length,1),s=t.filter((i,c)=>i&&!e[c]).length,o=e.filter((i,c)=>i&&!t[c]).length,r=(s-o)/n,a=1.96*Math.sqrt(
s+o-(s-o)**2/n)/n;return{value:r,interval:[r-a,r+a]}}var Vr=12,jr=8,zr=["what_followed_last_time","most_frequent_place"],Pl={what_followed_last_time:"What followed last time",
most_frequent_place:"Most frequent place"};for(let t of["RTCPeerConnection","webkitRTCPeerConnection","WebTransport"])Reflect.
deleteProperty(globalThis,t);var W=I(document,"[data-life]"),qr=I(W,"[data-status]"),bn=I(W,"[data-file]",HTMLInputElement),
Cl=I(W,"template[data-day]",HTMLTemplateElement),Wl=I(W,"template[data-visit]",HTMLTemplateElement),yn=Gl(),Fl=W.dataset.
rankedBy,Ps=class{#t=new Map;#e=0;#s=0;#r=jr;#n=0;#o={};#h=null;constructor(e,n){this.diary=new gn(e.visits,{order:Fl,mostVisits:yn.
network.architecture.max_visits}),this.picture=new pn(I(W,"[data-network]"),{act:s=>{this.#h&&(this.#o=Tn(this.#o,s,this.#h),
this.#f())},whatIf:s=>this.#h&&this.#i(Tn(this.#o,s,this.#h)),covered:()=>0},as),this.#b(e,n),this.#k(),this.ask(this.diary.
visits.length),this.tally()}ask(e){this.#e=Math.min(Math.max(e,wt),this.diary.visits.length),this.#o={},this.#f(),this.#d()}#f(){
let e=this.diary.question(this.#e),n=this.#c(e,{}),s=Object.keys(this.#o).length>0,o=s?this.#c(e,this.#o):n;this.#h=o,this.
picture.happened=Bl(e),this.picture.show(o,s?n:null),this.#u(e,o),I(W,"[data-as-learned]").hidden=!s}#i(e){return this.#c(
this.diary.question(this.#e),e)}#c(e,n){return yn.nameLocations(this.diary.vocabulary(e)),{...yn.trace({...e.body,interventions:n}),
ranks:e.placeOf.size}}#u({history:e,target:n,placeOf:s},o){let{diary:r}=this,a=e.at(-1),i=r.visits[this.#e],c=a?r.place(
a.place).name:"";I(W,"[data-moment]").textContent=i?`${$t(i.arrival)}, ${Is(i.arrival)}, after ${c}`:`After the last vis\
it of the file: ${c}, ${a?$t(a.arrival):""}`;let{location:l,probability:h}=o.prediction,u=I(W,"[data-answer]"),m=s.get(l),
d=Rs(e.map(({place:$})=>$));for(let[$,x]of Object.entries({network:m,...d})){let k=I(W,`[data-predictor="${$}"] [data-sa\
ys]`);k.textContent=x===void 0?"":`says ${r.place(x).name}`,k.toggleAttribute("data-right",n!==null&&x===n)}let y=m===void 0?
"No place of these visits":r.place(m).name;u.textContent=`${y} ${Ne(h)}`,Object.assign(u.dataset,{location:l,probability:h,
engine:"browser"}),I(W,"[data-elsewhere]").textContent=`Any place outside the last ${e.length} visits: ${Ne(o.unknown_probability)}\
. The picture counts it among the others.`;let b=I(W,"[data-really]");if(b.hidden=n===null,n===null)return;let p=m===n;b.
dataset.right=String(p),I(b,"[data-really-place]").textContent=r.place(n).name;let g=![...s.values()].includes(n);I(b,"[\
data-really-said]").textContent=p?"The network was right.":g?`It is not among the last ${e.length} visits, so the networ\
k could not name it.`:`The network gave it ${Ne(Ul(o,s,n))}.`}#d(){let{visits:e}=this.diary,n=[...this.diary.days.keys()].
reverse(),s=e[this.#e]??e.at(-1),o=s?n.indexOf(lt(s.arrival)):0;o>=this.#n&&o<this.#n+this.#r||(this.#n=Math.max(o-1,0));
let a=this.#n+this.#r,c=n.slice(this.#n,a).map(l=>this.#p(l));I(W,"[data-days]").replaceChildren(...c),I(W,"[data-earlie\
r-days]").hidden=a>=n.length,I(W,"[data-later-days]").hidden=this.#n===0,I(W,"[data-before]",HTMLButtonElement).disabled=
this.#e<=wt,I(W,"[data-after]",HTMLButtonElement).disabled=this.#e>=e.length,I(W,"[data-next]").ariaCurrent=String(this.#e===
e.length)}#p(e){let n=Nn(Cl),s=this.diary.days.get(e)??[];return I(n,"h3").textContent=$t(e*1440),I(n,"ol").append(...s.
map(o=>this.#g(o))),n}#g(e){let n=Nn(Wl),s=this.diary.visits[e],o=I(n,"button",HTMLButtonElement);if(!s)return n;let{name:r,
category:a}=this.diary.place(s.place);return o.disabled=!this.diary.canAsk(e),o.dataset.index=String(e),o.ariaCurrent=String(
e===this.#e),I(o,"[data-time]").textContent=Is(s.arrival),I(o,"[data-place]").textContent=r,o.dataset.category=a??"",this.#a(
o,e),n}#a(e,n){let s=this.#t.get(n),o=I(e,"[data-mark]");o.textContent=s?s.network?"✓":s.isNew?"new":"✗":"",o.title=
s?s.network?"The network was right":s.isNew?"A place that the network could not name":"The network was wrong":""}async tally(){
let e=++this.#s,{visits:n}=this.diary,s=Number(I(W,"[data-tally-over]",HTMLSelectElement).value),o=Math.max(n.length-s,wt),
r=performance.now()+Vr;for(let a=n.length-1;a>=o;a--)if(this.#t.has(a)||this.#t.set(a,this.#l(a)),!(performance.now()<r)){
if(this.#y(o,a),await new Promise(i=>setTimeout(i)),e!==this.#s)return;r=performance.now()+Vr}this.#y(o,o)}#l(e){let n=this.
diary.question(e),{history:s,target:o,placeOf:r}=n,a=s.map(({place:c})=>c),i=Rs(a);return{network:r.get(yn.predict(n.body).
location)===o,most_frequent_place:i.most_frequent_place===o,what_followed_last_time:i.what_followed_last_time===o,isNew:o!==
null&&!a.includes(o)}}#y(e,n){let s=[...this.#t].filter(([a])=>a>=n).map(([,a])=>a),o=this.diary.visits.length-e,r=I(W,"\
[data-tally]");r.ariaBusy=String(s.length<o),I(W,"[data-tally-count]").textContent=s.length<o?`${s.length} counted …`:
"";for(let a of["network",...zr]){let i=I(r,`[data-predictor="${a}"]`),{share:c,interval:l}=Br(s.filter(h=>h[a]).length,
s.length);i.style.setProperty("--share",String(c)),i.style.setProperty("--low",String(l[0])),i.style.setProperty("--high",
String(l[1])),I(i,"[data-share]").textContent=Ne(c),I(i,"[data-interval]").textContent=`${Math.round(100*l[0])} to ${Math.
round(100*l[1])} %`}I(W,"[data-verdict]").textContent=s.length<o?"":Vl(s);for(let a of W.querySelectorAll("[data-days] b\
utton"))a instanceof HTMLElement&&this.#a(a,Number(a.dataset.index))}#b({form:e,leftOut:n,isZoneGuessed:s},o){let{visits:r,
places:a}=this.diary,[i,c]=[r[0],r.at(-1)];I(W,"[data-summary]").textContent=`${Cs(r.length,"visit")} to ${Cs(a.length,"\
place")}, ${$t(i?.arrival??0)} to ${$t(c?.arrival??0)}.`,I(W,"[data-read-as]").textContent=[`Read from ${o}, in the form\
 of ${e}.`,jl(n),s?"Its times are in UTC and are shown in the time zone of this device.":"","Places without a name are n\
umbered by their visits."].filter(Boolean).join(" ");let l=I(W,"[data-go-to-day]",HTMLInputElement);l.min=Yr(i?.arrival),
l.max=Yr(c?.arrival),l.value="",I(W,"[data-day-found]").textContent="",I(W,"[data-start]").hidden=!0,I(W,"[data-diary]").
hidden=!1,I(W,"[data-diary] h1").focus()}#k(){let e=(n,s)=>{I(W,n).onclick=s};e("[data-before]",()=>this.ask(this.#e-1)),
e("[data-after]",()=>this.ask(this.#e+1)),e("[data-next]",()=>this.ask(this.diary.visits.length)),e("[data-as-learned]",
()=>this.ask(this.#e)),e("[data-earlier-days]",()=>{this.#r+=jr,this.#d()}),e("[data-later-days]",()=>{this.#n=0,this.ask(
this.diary.visits.length)}),I(W,"[data-days]").onclick=({target:n})=>{let s=n instanceof Element?n.closest("button"):null;
s&&this.ask(Number(s.dataset.index))},I(W,"[data-tally-over]").onchange=()=>this.tally(),I(W,"[data-go-to-day]").onchange=
({target:n})=>{let s=n instanceof HTMLInputElement?Ee(n.value):null,{index:o,words:r}=this.diary.visitOn(s);I(W,"[data-d\
ay-found]").textContent=r,o!==null&&this.ask(o)}}end(){this.#s+=1,this.#t.clear()}},xn=null;function Ws(t,e=t.map(n=>n.name).
join(", ")){if(!t.length)return;ie(`Reading ${e} …`,!1);let n=Hl();n.onmessage=({data:s})=>{n.terminate(),"refusal"in s?
ie(s.refusal,!0):s.timeline.visits.length<=wt?ie(`${e} holds ${Cs(s.timeline.visits.length,"visit")}: a prediction needs\
 more than ${wt}.`,!0):(ie("",!1),xn?.end(),xn=new Ps(s.timeline,e))},n.onerror=()=>{n.terminate(),ie(`${e} is too large\
 for this browser's memory, or this browser has no workers.`,!0)},n.postMessage(t)}function ie(t,e){qr.textContent=t,qr.
classList.toggle("failure",e),e&&(I(W,"[data-start]").hidden=!1,I(W,"[data-diary]").hidden=!0)}function Dl(){xn?.end(),xn=
null,bn.value="",ie("",!1),I(W,"[data-network]").replaceChildren(),I(W,"[data-start]").hidden=!1,I(W,"[data-diary]").hidden=
!0}function Hl(){let t=I(document,"script[data-engine]",HTMLScriptElement).textContent??"";return new Worker(URL.createObjectURL(
new Blob([t],{type:"text/javascript"})))}function Gl(){let{life:t=""}=W.dataset,e=i=>{let c=document.getElementById(`${t}\
/${i}`)?.textContent??"";return Ae(c.trim())},n=JSON.parse(new TextDecoder().decode(e("vocabulary.json"))),s=e("weights.\
safetensors").buffer,o=[],r=i=>o.push(new i.BrowserModel(n,s));document.dispatchEvent(new CustomEvent("pointerscope:engi\
ne",{detail:r}));let[a]=o;if(!a)throw new Error("The page holds no network.");return a}function Bl({placeOf:t,target:e}){
return e===null?null:[...t].find(([,n])=>n===e)?.[0]??Yt}function Ul(t,e,n){let[s=Yt]=[...e].find(([,o])=>o===n)??[];return t.
tensors.probabilities?.values[s]??0}function Vl(t){let e=d=>t.map(y=>y[d]),n=d=>d.filter(Boolean).length,[s,o]=zr,r=n(e(
o))>n(e(s))?o:s,{value:a,interval:i}=Ur(e("network"),e(r)),c=d=>`${Math.round(100*d)}`.replace("-","−"),l=`${c(i[0])} \
to ${c(i[1])}`,h=Pl[r].toLowerCase(),u=i[0]>0?`The network is ahead of “${h}” by ${c(a)} points (${l}).`:i[1]<0?`The\
 network is behind “${h}” by ${c(-a)} points (${l}): your life follows a simpler rule.`:`Between the network and “${h}\
” there is no clear difference (${l} points).`,m=n(e("isNew"));return m?`${u} ${Ne(m/t.length)} of these ${t.length} v\
isits were to places outside the visits before them, which no predictor could name.`:u}function jl(t){let e=Object.entries(
t).map(([n,s])=>`${s.toLocaleString("en")} ${n}`);return e.length?`Left out: ${e.join(", ")}.`:""}var Cs=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`,Ne=t=>`${Math.round(100*t)} %`,Yr=t=>t===void 0?"":St(lt(t));I(W,"[data-choose]").addEventListener(
"click",()=>bn.click());bn.addEventListener("change",()=>Ws([...bn.files??[]]));I(W,"[data-sample]").addEventListener("c\
lick",()=>{Ws([new File([Gr()],"Timeline.json")],Hr)});I(W,"[data-start-over]").addEventListener("click",Dl);for(let t of[
"dragenter","dragover"])document.addEventListener(t,e=>{e.preventDefault(),W.toggleAttribute("data-over",!0)});document.
addEventListener("dragleave",({relatedTarget:t})=>{t||W.removeAttribute("data-over")});document.addEventListener("drop",
t=>{t.preventDefault(),W.removeAttribute("data-over"),Ws([...t.dataTransfer?.files??[]])});W.dataset.ready="";})();
