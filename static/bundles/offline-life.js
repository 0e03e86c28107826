(()=>{var Qr=Object.defineProperty;var ta=(e,t)=>{for(var n in t)Qr(e,n,{get:t[n],enumerable:!0})};var{currentScript:Gs}=document,ea=Gs instanceof HTMLScriptElement?Gs.src:"",O=new URL("static/js/",ea||document.baseURI).
href;(()=>{let e="pointerscope-theme",t={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),a=frameElement?.getAttribute("data-page")??null;a!==null&&(o.dataset.inRoom=a);let i=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(e)}catch{return null}};function u(g){return typeof g==
"string"&&Object.hasOwn(t,g)}let m=g=>{let $=s.exec(g??""),x=$?$[1]??"auto":g;o.toggleAttribute("data-transparent",$!==null),
u(x)?o.dataset.askedTheme=g??"":delete o.dataset.askedTheme,c=[x,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let g=new URL(
location.href);g.searchParams.delete("theme"),delete o.dataset.askedTheme,g.search!==location.search&&history.replaceState(
history.state,"",g)},y=()=>{let g=document.querySelector("[data-theme-button]");return g instanceof HTMLElement?g:null},
b=()=>{let g=y();g&&(g.textContent=n[c]);let $=c==="auto"?r.matches?"dark":"light":c;l||o.dataset.theme===$||(o.dataset.
theme=$,document.dispatchEvent(new CustomEvent("pointerscope:theme")))},p=({type:g})=>{document.querySelector(".deck")||
(l=g==="beforeprint",l?o.dataset.theme="light":b())};m(i),b();for(let g of["beforeprint","afterprint"])window.addEventListener(
g,p);r.addEventListener("change",b),document.addEventListener("pointerscope:choose-theme",({detail:g})=>{(g===null||u(g)||
s.test(g))&&m(g??i),b()}),document.addEventListener("DOMContentLoaded",()=>{let g=y();g&&(g.hidden=!1,b(),g.addEventListener(
"click",()=>{c=t[c],d();try{localStorage.setItem(e,c)}catch{}b()}))})})();function wn(e){let t=e instanceof Uint8Array?e:Uint8Array.from(e),n=t.toBase64?.();if(n!==void 0)return n;let s="";for(let o of t)
s+=String.fromCharCode(o);return btoa(s)}function Ne(e){let t=Uint8Array.fromBase64?.(e);if(t)return t;let n=atob(e),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var Us=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var Yt=1,Gt=2;var Ae=15,zt=30;var Mn=8,Tn=99;function Nn(e,t,n){switch(t.kind){case"head":return ra(e,t,n.architecture);case"mask":return aa(e,t.visit,n.visits);case"\
skip":return ia(e,t);case"residuals":return ha(e);case"gate":return ca(e,t);case"temperature":return la(e,t)}}function ra({
remove_heads:e=[],replace_with:t,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=e==="all"?i:e,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([d,y])=>u===d&&m===y));return h.length?{...n,remove_heads:h,...t&&{replace_with:t}}:n}function aa({mask_visits:e=[],
...t},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...t,...e.length&&{mask_visits:e}};let r=e.includes(o)?e.filter(
a=>a!==o):[...e,o].sort((a,i)=>a-i);return r.length?{...t,mask_visits:r}:t}function ia({skip:e=[],...t},{layer:n,part:s}){
let o=e.filter(a=>a.layer!==n||a.part!==s),r=o.length<e.length?o:[...e,{layer:n,part:s}];return r.length?{...t,skip:r}:t}
function ca({gate:e,only:t,...n},{value:s}){return s===null?n:{...n,gate:s}}function la(e,{of:t,value:n}){let s=`${t}_te\
mperature`,o={...e};return delete o[s],n===1?o:{...o,[s]:n}}function ha({residuals:e,...t}){return e===!1?t:{...t,residuals:!1}}function R(e,t,n){let s=ua(e,t,n);if(!s)throw new Error(`The page has no element that matches ${t}.`);return s}function ua(e,t,n){
let s=e.querySelector(t);return s&&ma(s,n)?s:null}function An(e){return R(e.content.cloneNode(!0),"*")}function ma(e,t){return e instanceof(t??HTMLElement)}var lt=e=>Math.floor(e/1440),Sn=e=>e-lt(e)*1440,Se=e=>fa(e+3,7),fa=(e,t)=>(e%t+t)%t,Ot=e=>new Date(e*864e5).toISOString().
slice(0,10),ce=e=>[Math.floor(e/60),e%60].map(t=>String(t).padStart(2,"0")).join(":");function Oe(e){let t=Date.parse(`${e}\
T00:00Z`)/864e5;return e>="0001"&&!Number.isNaN(t)&&Ot(t)===e?t:null}var cs={};ta(cs,{SLIDER_KEYS:()=>Jo,blockAround:()=>In,carryOf:()=>Js,circuitSentence:()=>zs,circuitWords:()=>qs,dragOf:()=>Xs,
markedAsCircuit:()=>Vs,markedAsPut:()=>Xo,neighbourOf:()=>Rn,openedMarks:()=>Go,sentenceOfOpened:()=>Zo,showTables:()=>ir,
slid:()=>Qo,svgFile:()=>nr,turned:()=>Ln,walked:()=>lr});function Ee(e,t){return e.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?t(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(e,{key:t,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(da),r={tag:e,attributes:n,children:o};return typeof t==
"string"&&(r.key=t),r}function le(e){return e==null||e===!1?null:String(typeof e=="number"?yt(e):e)}function yt(e){return Math.round(e*100)/100}function Kt(e){return e.map(({x:t,y:n,width:s,height:o})=>{let r=yt(s);return`\
M${yt(t)} ${yt(n)}h${r}v${yt(o)}h${-r}Z`}).join("")}function Et(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(yt),[c,l,
h]=[e,n,(e+n)/2].map(yt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function On(e,t,n,s){
let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(yt),[c,l,h]=[e,n,(e+n)/2].map(yt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Bs(e,t,n,s){let[o,r,a,i]=[t[0],t[1],s[0],s[1]].map(yt),[c,l]=[e,n].map(
yt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function da(e){return e!=null&&e!==!1&&e!==""}var pa=/[ijlI.,:;'|!()[\]]/,ga=/[mwMW%@—…]/,ya=/[A-ZÄÖÜ0-9+=<>]/;function U(e,t,n=!1){let s=0;for(let o of e)s+=En(
o);return s*t*(n?1.06:1)}function En(e){return pa.test(e)||e===" "?.29:ga.test(e)?.87:ya.test(e)?.65:.55}function nt(e,t,n,s=!1){
if(U(e,n,s)<=t)return e;let o=t/(n*(s?1.06:1))-En("…"),r="";for(let a of e){if(o-=En(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function _e(e,t,n,s,o=!1){let r=[],a="",i=e.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||U(h,
n,o)<=t){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,nt(a,t,n,o)]}function N(e,t=0){
let n=100*e,s=10**-t;return n>0&&n<s/2?`<${s.toFixed(t)} %`:`${n.toFixed(t).replace("-","−")} %`}function ve(e,t){let n=Math.
round(1e3*(e-t))/10;return{change:n,size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function S(e,t=1){if(e===Number.NEGATIVE_INFINITY)
return"−∞";let n=e.toFixed(t);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function _t(e){let t=Math.
round(e);if(t<60)return`${t} min`;let n=t%60;return`${Math.floor(t/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function at(e){
let t=n=>String(Math.floor(n)).padStart(2,"0");return`${t(e/60)}:${t(e%60)}`}var ht=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];function Vs(e,t,n){return t?Ee(e,s=>{let o=t.parts.find(a=>js(a.name)===s);if(!o)return null;let r=Ys(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>ba(a,o,r,n)}}):
e}function js(e){return e.replace(/\.feed_forward$/,".stream")}function ba({attributes:e},{layer:t,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(b=>Number(e[b])),l=t!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[U(l,h)+.9*h,1.5*h],
d=Number(r)+(t===null?Number(i)-u/2:Number(i)/2),y=Number(a)+(t===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:y-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:y+.36*h,"font-size":h},l))}function qs({parts:e},t){
let n=e.find(r=>js(r.name)===t);if(!n)return"";let s=t===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Ys(n.value)} points.`}function Ys(e){let t=Math.round(1e3*
e)/10,n=Math.abs(t).toFixed(Math.abs(t)<9.95?1:0);return Number(n)===0?"0":`${t<0?"−":"+"}${n}`}function zs(e,t){let{parts:n,
location:s,whole:o,smallest:r}=e,a=n.filter(({isKept:c})=>c),i=t.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone predict ${i}, with ${N(r,1)}.`,text:`All give it ${N(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var xa=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function kt(e,t){for(let{kind:n,pattern:s}of xa){let o=s.exec(e??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return $a(a,t)?a:null}return null}function $a({kind:e,visit:t=0,layer:n=0,head:s=0,location:o=2},r){return e==="pointer"?r.hasPointer:e==="generation"?r.hasGeneration:
e==="gate"?r.hasGate:t<r.count&&n<r.layers&&(e!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ut(e,t){
return e?.kind==="visit"?[e.visit??0]:e?.kind!=="place"?[]:t.locations.flatMap((n,s)=>n===e.location?[s]:[])}function he(e,t){
return e!==null&&["head","stream","context"].includes(e.kind)?[t.count-1]:ut(e,t)}function mt({lit:e},t,n){return e?.kind===
t&&e.layer===n?" lit":""}function bt(e,t){return e?.kind==="place"?e.location??null:e?.kind==="visit"?t.locations[e.visit??
0]??null:null}var vn=5,Ks=1440,_n=5,ka=60,wa={least:.1,most:10};function Xs(e,t,n,s){let o=e.target instanceof Element?e.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=kt(a,t);if(r===
"gate")return Ma(e,n);if(r==="attention_temperature")return Zs(e,t,"attention");if(r==="pointer_temperature")return Zs(e,
t,"pointer");if(!s||i?.kind!=="visit"||r||e.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?Aa(e,c,t,h,l):Ta(e,n,h)}function Js({
pointerId:e,pointerType:t,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||t==="touch")return null;let i=!1;return{pointer:e,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=vn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Ln({
trace:e},t,n){let s=(e.interventions[`${t}_temperature`]??1)*2**n,{least:o,most:r}=wa;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Ma({pointerId:e},t){let n=t.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:e,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Zs({pointerId:e,clientX:t},n,s){let o=!1;return{pointer:e,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-t)>=vn,
!o)return null;let i=Ln(n,s,(r-t)/ka);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Ta({pointerId:e,clientY:t},n,s){
let o=s,r=!1;return{pointer:e,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-t)>=vn,!r)return null;let c=Math.sign(Na(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function Na(e,t){let s=[...e.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-t)});return s.indexOf(Math.
min(...s))}function Aa({pointerId:e,clientX:t},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:e,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-t)>=2,!l)return null;let d=_n*Math.round((u-t)/c*Ks/_n),y=r==="time"?Math.min(Ks-_n,Math.max(0,a+d)):Math.
max(0,i+d);return y===h&&!m?null:(h=y,{kind:r,visit:o,minutes:y,isDone:m})}}}var Sa=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],vt=class{#t=new Map;constructor(t,n=""){this.trace=t,this.words=n,this.visits=t.visits,this.count=
t.visits.length;let{layers:s,heads:o,components:r}=t.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=t.gate.value,this.locations=t.visits.map(({location:a})=>a)}wordsFor(t){return t.words?t.words:t.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:t}){return t.length===this.count&&t.every((n,s)=>n===
this.locations[s])}values(t){let n=this.trace.tensors[t];if(!n)throw new Error(`The trace has no ${t}.`);return n.values}has(t){
let{tensors:n,lengths:s={}}=this.trace;return t in n||t in s}weights(t,n){return this.values(`layers.${t}.heads.${n}.wei\
ghts`)}lastRow(t,n){return this.weights(t,n).subarray((this.count-1)*this.count)}isRemoved(t,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===t&&r===n):!1}isSkipped(t,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===t&&s.part===n)}get largestWeight(){let t=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))t=Math.max(t,o);return t||1}get slices(){return Sa.filter(([t])=>this.has(`inputs.${t}`)).
map(([t="",n=""])=>({name:t,label:n,lengths:this.#n(`inputs.${t}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:t})=>Math.max(...t)))||1}stream(t){let n=`layers.${t}`,s=a=>this.isSkipped(t,a),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let t=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=t[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(t){let n=this.trace.places[t];return{label:n?.label??`#${t}`,category:n?.
category??null}}answer(t,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,t).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.
includes(d)),...r].map(d=>this.#e(d)),h=d=>l.reduce((y,b)=>y+b[d],0),u=this.#a(l),m={location:-1,label:Qs(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#e(t){return{location:t,...this.nameOf(t),pointer:this.
probabilityOf("pointer",t),generation:this.probabilityOf("generation",t),probability:this.probabilityOf("final",t)}}probabilityOf(t,n){
let s=t==="final"?"probabilities":`${t}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[t]?.
find(a=>a.location===n)?.probability??0}shareOf(t,n){return(t==="pointer"?this.hasPointer:this.hasGeneration)?t==="gener\
ation"&&!this.#s(t,n)?null:(t==="pointer"?this.gate:1-this.gate)*this.probabilityOf(t,n):0}knownProbability(t){return this.#s(
"final",t)?this.probabilityOf("final",t):null}#s(t,n){let s=t==="final"?"probabilities":`${t}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[t]?.some(o=>o.location===n)}generated(t){let s=(this.trace.location_probabilities.
generation??[]).slice(0,t).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#a(s);return[...s,{location:-1,label:Qs(r),category:null,probability:Math.max(0,o)}]}#a(t){
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:Gt+s;return o-1-t.filter(({location:r})=>r<o).length}#n(t){
let n=this.#t.get(t);if(n)return n;let s=this.trace.lengths?.[t]??this.#o(t);return this.#t.set(t,s),s}#o(t){let n=this.
values(t),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+
1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function ct(e){let t=0,n=Number(e[0]);for(let s=1;s<e.length;s++){let o=e[s];
o>n&&(t=s,n=o)}return t}var Qs=e=>e===1?"1 other":`${e} others`;var Oa=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function Mt(e,t){for(let[s,o]of Oa){let r=o.exec(e??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,t),...a};return _a(i,t)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:e??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:Ea(s,
o,t)??i,number:null,location:s==="generation"?t.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function Ea(e,{layer:t=0,head:n=0},s){return e==="pointer"&&s.hasPointer?ct(s.pointerWeights):e==="head"&&t<s.layers&&n<
s.heads?ct(s.lastRow(t,n)):null}function _a({kind:e,layer:t,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return e==="head"&&n>=i.heads||e==="pointer"&&!i.hasPointer||e==="generation"&&!i.hasGeneration||
e==="gate"&&!i.hasGate?!1:t<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function to(e,t){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=e,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(e.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${e.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${e.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(e.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(e.name,t.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(e.name,t.nameOf(i).label),a!==null&&l(e.name,`number ${a+1}`),c;function h(){return`Visit ${e.
visit+1}`}}function In(e){let t=e.split("."),n=t[0]==="layers",s=n?t[2]==="heads"?4:3:["visits","places"].includes(e.split(
".")[0]??"")?2:1;return t.length<=s?null:t.slice(0,n&&t[2]==="stream"?-1:s).join(".")}function Rn(e,t,n){let s=Mt(e,n),[
o,r]=va[t]??[0,0];if(!s||o===0&&r===0)return null;let a=La(s,o,r,n);return a!==null&&Mt(a,n)?a:null}var va={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function La(e,t,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=e;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+t}`;let m=r*s.heads+a+t;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+t}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+t}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+t}`;case"visit":return l!==null&&t!==0?`visits.${c}.${l+t}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let y=m.findIndex(({location:p})=>p===
e.location),b=y<0||n===0?void 0:m[y+n];return b?`${d}.${b.location}`:null}}var Pn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Ia=.78,Cn=1.07,Ra=1.12;function L(e){return e.stage.type/13}
function j(e,t,n="label"){let s=n==="title"||n==="strong";return Cn*U(eo(t),Pn[n]*L(e),s)}function eo(e){return e.replaceAll(
"−","+")}function F(e,t,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:nt(s,i/Cn,Pn[o]*L(e),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:t,y:n},h)}function B(e,{
x:t,y:n,width:s},o,r="label"){let a=Pn[r]*L(e),i=U(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(y,b)=>y+Ca(b,a),0),d=c.at(-1);d&&l+i+m<=s?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>Pa(
t,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function D(e){return e.split(" ").map(t=>[{text:t}])}function Pa(e,t,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:e,y:t},i)}function Ca({text:e,kind:t="",
isRaised:n=!1},s){let o=(n?Ia:1)*(t.includes("math")?Ra:1);return Cn*U(eo(e),s*o,t.includes("strong"))}var Wa=[137,80,78,71,13,10,26,10],Le=256,Wn=65535,Da=Uint32Array.from({length:256},(e,t)=>{let n=t;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),no=new Map;function Lt(e,t,n,s=1){let o=e.length/t,r=Le-1,a=new Uint8Array(o*(t+1));
for(let l=0,h=0;l<e.length;l++,h++){l%t===0&&h++;let u=Math.round(Number(e[l])/s*r);a[h]=u>0?Math.min(r,u):0}let i=[...Re(
t),...Re(o),8,3,0,0,0],c=[Wa,...Ie("IHDR",i),...Ha(n),...Ie("IDAT",Fa(a)),...Ie("IEND",[])];return`data:image/png;base64\
,${wn(so(c))}`}function Ha([e,t]){let n=[...e,...t].join(" "),s=no.get(n);if(s)return s;let o=new Uint8Array(3*Le);for(let a=0;a<
3;a++){let[i,c]=[Number(e[a]),Number(t[a])];for(let l=0;l<Le;l++){let h=l/(Le-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=Ie(
"PLTE",o);return no.set(n,r),r}function Ie(e,t){let n=[...e].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,t]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(s^o[a])&255;s=Da[i]^s>>>8}}return[Re(t.length),n,t,Re(~s)]}function Fa(e){let t=[
[120,1]];for(let o=0;o<e.length;o+=Wn){let r=e.subarray(o,o+Wn),a=o+Wn>=e.length,[i,c]=[r.length&255,r.length>>8];t.push(
[Number(a),i,c,i^255,c^255],r)}let[n,s]=[1,0];for(let o of e)n=(n+o)%65521,s=(s+n)%65521;return so([...t,[s>>8,s&255,n>>
8,n&255]])}function so(e){let t=new Uint8Array(e.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of e)t.set(s,n),n+=s.length;
return t}function Re(e){return[24,16,8,0].map(t=>e>>>t&255)}var Ga=20,oo=46,Dn=28,ao=9;function io(e,t,n){let{width:s,height:o}=e.stage.size,r=L(e),a=Math.min(Ga*r,.035*s),i=Ua(e,t,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":t.name},i.marks,co(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function co(e,t,n){let s=n*(e.
length-1),o=e.reduce((m,{least:d})=>m+d.width,s),r=e.reduce((m,{least:d})=>m+d.height,s),a=e.every(({least:m})=>m.height<=
t.height),i=e.every(({least:m})=>m.width<=t.width);if(e.length>1&&!(o<=t.width&&a)&&!(r<=t.height&&i)){let m=e.reduce((d,y)=>y.
rank>d.rank?y:d);return co(e.filter(d=>d!==m),t,n)}let c=e.length===1||o<=t.width&&a,l=e.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=t;return e.map(m=>{let d=(m.share??1)/l,y=c?{x:h,y:u,height:t.height,width:m.least.width+d*(t.width-o)}:{x:h,y:u,
width:t.width,height:m.least.height+d*(t.height-r)};return c?h+=y.width+n:u+=y.height+n,{card:m,box:y}})}function Y(e,{x:t,
y:n,width:s,height:o},r,a=r){let i=L(e),c=j(e,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:t,y:n,width:s,
height:o,rx:10*i}),F(e,t+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function K(e,{x:t,y:n,width:s,height:o}){let r=L(
e);return{x:t+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(e,t,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=L(e),
c=j(e,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:t,y:n-15*i,width:c,height:30*i,rx:15*i}),F(e,t+(r?12:2)*i,n+4.5*i,s)),width:c}}function Ua(e,t,n){
let{width:s,height:o}=e.stage.size,r=L(e),a=to(t,e.reading),i=Ba(e,a,n),c="goes back",l=46*r+j(e,c,"small"),h="You are h\
ere",u=j(e,h,"small")+10*r,m=s-n,d=m-i.end-20*r,y=o>=560*r&&Hn(e,Dn*r)>d,b=y?ro(e,m-n-u):ro(e,d,ao*2),p=b?Hn(e,b):0,g=y||
d-p>=u,$=y?d:d-p-(g?u:0),x=(y?46:8)*r+(Dn*r-(b??0))/2;return{height:(y?oo+36:oo)*r,marks:[i.marks,$>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),F(e,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),F(e,i.end+58*r,25.5*r,c,{kind:"small"})),b!==null&&g&&F(e,m-p-10*r,(y?64:26)*r,h,{
kind:"small",anchor:"end"}),b!==null&&f("g",{key:"thumbnails"},Va(e,t,m-p,x,b))]}}function Ba(e,t,n){let s=L(e),o=e.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of t.entries()){let h=i===t.length-1,u=h?"strong":"label",m=Math.min(
j(e,l,u),Math.max(20*s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),F(e,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function ro(e,t,n=ao){
let s=L(e);for(let o=Dn;o>=n;o--)if(Hn(e,o*s)<=t)return o*s;return null}function Hn(e,t){let{layers:n,heads:s}=e.reading;
return n*(s*(t+2)+(t*.4+8*L(e)))+2.2*t}function Va(e,t,n,s,o){let{reading:r}=e,a=L(e),i=[],c=n;for(let g=0;g<r.layers;g++){
for(let x=0;x<r.heads;x++){let k=r.weights(g,x),M=Math.max(...k)||1,E=r.isRemoved(g,x)||r.isSkipped(g,"attention");i.push(
p(`layers.${g}.heads.${x}`,`Layer ${g}, head ${x}${E?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Lt(
k,r.count,e.scale,M),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:E?.2:1})])),c+=o+2}let $=.4*o;i.push(p(
`layers.${g}.stream`,`Layer ${g}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,k=0],M)=>f("rect",{key:`line\
 ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,($-4)*k),height:Math.max(1,.12*o)}))])),c+=$+8*a}let l=s+o/2,[h,u]=[
s+.2*o,s+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&i.push(p("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:Et(c,[l-
m,l],d,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&i.push(p("generation","Generation",c,1.2*o,[f("path",{class:"generation",
d:Et(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&i.push(p("gate","Gate",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,
width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.
gate)})]));let{location:y}=r.trace.prediction,b=d+.3*o;return i.push(p(`places.${y}`,`Answer: ${r.nameOf(y).label}`,b,.7*
o-2,[f("rect",{class:"answer-bar",x:b+2,y:l-m,width:.7*o-6,height:2*m})])),i;function p(g,$,x,k,M,[E,w]=[s,o]){let T=t.name===
g||t.name.startsWith(`${g}.`),A=g.includes("heads");return f("g",{key:g,class:`part thumb${T?" here":""}`,"data-open":g,
role:"link",tabindex:0,"aria-label":$,"aria-current":T?"true":null},M.flat(),f("rect",{key:"frame",class:A||T?"thumb-fra\
me":"ground",x,y:E,width:k,height:w,rx:2}),f("title",{},$))}}var lo=13;function It(e,t,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=L(e),l=n.length,h=t.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=uo(m),y=new Map([...r].map(A=>[A,S(m[A]??0,d)])),b=[...y.values()].
some(A=>j(e,A,"tiny")>h+2*c),p=y.size>0&&!b?lo*c:1,g=b?lo*c:0,[$,x]=s.extent??Pe(m),k=ja(t.height-g,$,x,p),M=k>0?Math.max(
p,$*k):(t.height-g)/2,E=t.y+g+M,w=m.map((A,_)=>{let v=Math.abs(A)*k,P=_===a;return f("rect",{key:`bar ${_}`,class:`bar ${o}${A<
0?" negative":""}${P?" chosen":""}`,x:t.x+_*h+u/2,y:A<0?E:E-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},i&&f("title",
{},i(_)))}),T=[...y].map(([A,_])=>F(e,t.x+ho((A+.5)*h,j(e,_,"tiny")/2,t.width),b?t.y+9*c:E+(Number(m[A])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:A===a?"chosen":"",key:`number ${A}`}));return[f("path",{key:"line",class:"axis",d:`M${t.
x} ${E}H${t.x+t.width}`}),w,T]}function ja(e,t,n,s){if(t+n===0)return 0;let o=e/(t+n);return Math.min(t,n)*o>=s?o:Math.max(
0,e-s)/Math.max(t,n)}function Zt(e,t,n,s,o=null){let r=n.length,a=s/r,i=1.5*L(e),c=t.map(uo),l=Array.from(n,(y,b)=>Math.
max(...t.map((p,g)=>j(e,S(Number(p[b]),c[g]),"tiny")))/2),h=[...l.keys()].sort((y,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[y])));o!==null&&h.unshift(o);let u=new Set;for(let y of h)[...u].every(p=>Math.abs(m(p)-m(y))>=d(y)+d(p)+i)&&u.add(y);
return u;function m(y){return ho((y+.5)*a,d(y),s)}function d(y){return l[y]??0}}function ho(e,t,n){return Math.max(t,Math.
min(n-t,e))}function Pe(e){let t=Array.from(e);return[Math.max(0,...t),Math.max(0,...t.map(n=>-n))]}function uo(e){let t=Math.
max(...Pe(e));return t>=99.5?0:t>=.95?1:2}var mo=8;function Ut(e,t,n,{chosen:s=null,open:o}={}){let r=L(e),a=t.width<380*r,i=Math.min(96*r,t.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(j(e,$.title,"strong"),c?j(e,$.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*t.width),m=t.x+u,d=t.width-u-l,y=a?17*r:0,b={x:m,width:d,height:Math.max(6*r,i-mo*r-y)},p=n[0]?.values.length??
1,g=d/p;return[n.map(({key:$,title:x,says:k,values:M,colour:E,open:w},T)=>{let A=t.y+T*i,_=a?A+12*r:A+i/2+(c?-2:4)*r,v=a?
t.width:u-8*r,P=j(e,x,"strong")+10*r;return f("g",{key:$,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?x:null},w&&f("rect",{key:"ground",class:"ground",x:t.x-4*r,y:A,width:t.width+
8*r,height:i,rx:4}),F(e,t.x,_,x,{kind:"strong",width:v,key:"title"}),a&&F(e,t.x+P,_,k,{kind:"small",width:t.width-P,key:"\
beside"}),c&&F(e,t.x,_+15*r,k,{kind:"small",width:v,key:"says"}),It(e,{...b,y:A+y+mo/2*r},M,{colour:E,chosen:s,exact:H=>`${x}\
, number ${H+1}: ${S(Number(M[H]),4)}`}),s!==null&&F(e,t.x+t.width,A+y+(i-y)/2+4.5*r,S(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*g-1.5,y:t.y,width:g+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*g,y:t.y,
width:g,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:k,values:M})=>`${k}: ${S(Number(M[x]),3)}`).join(`
`)))))]}function fo(e){let t=Ka(e??"").map(Za);for(let n=za;n>0;n--)for(let s=0;s+n<=t.length;s++){let o=Fn.get(t.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var po={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
 0a1 1 0 1 0 -2 0M12 17.5V14l-3-3 4-3 2 3h2"},qa={home:["home","house","apartment","condo","residence","residence hall",
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
ental","bike share"]},Fn=new Map(Object.entries(qa).flatMap(([e,t])=>t.map(n=>[n,e]))),Ya=new Set([...Fn.keys()].flatMap(
e=>e.split(" "))),za=Math.max(...[...Fn.keys()].map(e=>e.split(" ").length));function Ka(e){return e.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Za(e){let t=e.replace(/s$/,"");return Ya.has(t)?t:e}var Xa=24;function ft(e,t,n,s){let o=s/Xa;return f("path",{key:"icon",class:"icon",d:po[fo(e)],transform:`translate(${t.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function V(e,t){let n=e.visits[t];return n?`${n.label}, ${Rt(e,t)}`:""}function Bt(e,t){return e.visits[t]?.label??""}function Gn(e){
return e>0&&e<5e-4?"<0.1 %":N(e,1)}function Rt(e,t){let n=e.visits[t];return n?`${ht[n.weekday]} ${at(n.start_minute)}`:
""}function yo(e,t){return _t(e.visits[t]?.duration_minutes??0)}function bo(e,t,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=e,l=L(e),h=t.width/c.count,u=h>=18*l,m=t.y+t.height-(u?38:18)*l,d=t.y+17*l,y=Math.max(...n)||1,b=Math.
max(0,m-d)/y,p=E(go(n,r).map(w=>({visit:w,half:j(e,k(n[w],w),w===r?"strong":"tiny")/2}))),g=E(go(n,r).map(w=>({visit:w,half:j(
e,M(w),w===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${t.x} ${m}H${t.x+t.width}`}),c.visits.
map(({category:w},T)=>{let A=$(T),_=T===r,v=Number(n[T])*b;return f("g",{key:`visit ${T}`,class:`part choice${_?" here":
""}`,"data-open":i(T),role:"button",tabindex:"-1","aria-label":`${V(c,T)}: weight ${N(Number(n[T]),1)}`},f("rect",{key:"\
ground",class:"ground",x:t.x+T*h,y:t.y,width:h,height:t.height}),f("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:A-
Math.min(.36*h,20*l),y:m-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),p.has(T)&&F(e,x(T,p),m-v-4*l,k(
n[T],T),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&ft(w,A-7*l,m+5*l,14*l),g.has(T)&&F(e,x(T,g),
t.y+t.height-4*l,M(T),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${V(c,T)}: score ${S(Number(s[T]),
3)}, weight ${N(Number(n[T]),2)}`))})];function $(w){return t.x+(w+.5)*h}function x(w,T){let A=T.get(w)??0;return Math.max(
t.x+A,Math.min(t.x+t.width-A,$(w)))}function k(w,T){return T===r?Gn(Number(w)):N(Number(w)).replace(" %","")}function M(w){
return S(Number(s[w])/o,w===r?2:1)}function E(w){let T=new Map;for(let{visit:A,half:_}of w){let v=Math.max(t.x+_,Math.min(
t.x+t.width-_,$(A)));[...T].every(([H,C])=>{let I=Math.max(t.x+C,Math.min(t.x+t.width-C,$(H)));return Math.abs(v-I)>=_+C+
3*l})&&T.set(A,_)}return T}}function go(e,t){let n=[...Array(e.length).keys()].filter(s=>s!==t).sort((s,o)=>Number(e[o])-
Number(e[s]));return[t,...n]}function xo(e,t){let n=L(e);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Ja(e,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Qa(e,s)}]}function Ja(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.values(
"context"),a=B(e,o,D(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${S(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...Y(e,t,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,y={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},It(e,y,m,{colour:"\
stream",extent:Pe(r),numbered:Zt(e,[m],m,d),exact:b=>`Number ${u*c+b+1}: ${S(Number(m[b]),4)}`}))})]}function Qa(e,t){let{
reading:n}=e,s=L(e),o=K(e,t),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=B(e,o,D(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...Y(e,t,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Ut(e,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function Xt(e,t,n,s,o){let r=`layers.${t}.heads.${n}`,a=e.values(`${r}.queries`),i=e.values(`${r}.keys`),c=a.length/e.count,
l=e.trace.interventions.scaling!==!1,h=Qt(Ct(a,s,c),Ct(i,o,c));return $o(h,l,null,e,o)}function Ce(e,t,n,s){let o=Ct(e.values(
`layers.${t}.heads.${n}.scores`),s,e.count);return Un(o,e.trace.interventions.attention_temperature??1)}function Jt(e,t){
let n=e.values("pointer.query"),s=e.values("pointer.keys"),o=e.trace.interventions.pointer_scaling!==!1,r=e.has("pointer\
.bias")?Number(e.values("pointer.bias")[t]):null;return $o(Qt(n,Ct(s,t,n.length)),o,r,e,t)}function We(e){return Un(e.pointerScores,
e.trace.interventions.pointer_temperature??1)}function $o(e,t,n,s,o){let r=e.first.length,a=e.sum/(t?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:e,width:r,isScaled:t,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Qt(e,t){let n=Array.from(e,(s,o)=>s*t[o]);return{first:e,
second:t,products:n,sum:ne(n)}}function Un(e,t){let n=Array.from(e,Number).filter(Number.isFinite),s=Math.max(...n)/t,o=Math.
abs(s)>9?s:0,r=Array.from(e,c=>Math.exp(c/t-o)),a=ne(r),i=r.map(c=>c/a);return{scores:e,temperature:t,shift:o,exponentials:r,
total:a,weights:i}}function ue(e,t,n,s,o,r){if(!e.has(`${n}.mean`))return null;let a=e.trace.architecture.d_model,i=Number(
e.values(t)[o*a+r]),c=Number(e.values(`${n}.mean`)[o]),l=Number(e.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Pt(e,`${s}.weight`,r),bias:Pt(e,`${s}.bias`,r),result:Number(e.values(n)[o*a+r])}}function De(e,t,n,s){
let o=`transformer.layers.${t}.linear2`,r=e.trace.weights?.[`${o}.weight`],a=Pt(e,`${o}.bias`,s),i=ot(e,`layers.${t}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Qt(i,Ct(r.values,s,i.length)),bias:a}}function ko(e,t,n){let s=e.trace.
weights?.["input_proj.weight"],o=Pt(e,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=e.
slices.map(({name:c,label:l})=>{let h=Bn(e,c,t),u=Qt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:ne(i.map(({dot:c})=>c.sum))+o}}function Bn(e,t,n){let s=e.values(`inputs.${t}`);return Ct(
s,n,s.length/e.count)}function ot(e,t,n){let s=e.values(t);return Ct(s,n,s.length/e.count)}function te(e){if(!e.has("gat\
e.logit")||!e.has("gate.hidden"))return null;let t=e.values("gate.hidden"),n=e.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(e.values("gate.logit")[0]);return{hidden:t,dot:n?Qt(t,n.values):null,bias:Pt(e,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Wt(e,t){let n=e.values("context"),s=e.trace.weights?.["gen_head.weight"],o=s?Qt(n,Ct(
s.values,t,n.length)):null,r=Pt(e,"gen_head.bias",t),a=e.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[t]):i}}function wo(e){let t=e.trace.tensors["generation.logits"]?.values;return t?
Un(t,1):null}function ee(e,t){let{gate:n}=e,s=e.locations.flatMap((a,i)=>a===t?[i]:[]),o=e.hasPointer?ne(s.map(a=>Number(
e.pointerWeights[a]))):0,r=ti(e,t,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function ti(e,t,n){if(!e.hasGeneration)return 0;let s=e.trace.location_probabilities.generation;
if(e.has("generation.probabilities")||s?.some(a=>a.location===t)||e.gate===1)return e.probabilityOf("generation",t);let r=e.
probabilityOf("final",t)-e.gate*n;return Math.max(0,r)/(1-e.gate)}function Pt(e,t,n){let s=e.trace.weights?.[t];return s?
Number(s.values[n]):null}function Ct(e,t,n){return e.subarray(t*n,(t+1)*n)}function ne(e){return Array.from(e).reduce((t,n)=>t+
n,0)}var se="→",Mo=30,ei=8,ni=20,si=Object.fromEntries(Array.from("-0123456789",(e,t)=>[e,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[t]??
""]));function me(e,t,{first:n,second:s,products:o},r){let a=L(e),i=o.length,c=i>ni&&t.height>=176*a,l=c?34*a:0,h=(t.height-
l)/3,u=16*a,m=t.x+Mo*a,d=t.width-Mo*a,y=fe(o),b=Zt(e,[n,s,o],o,d,y),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],g=d/i,$=x=>`${S(
Number(n[x]),4)} × ${S(Number(s[x]),4)} = ${S(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
y*g-1,y:t.y+u,width:g+2,height:3*h-u-2*a,rx:3}),p.map(({letter:x,colour:k,values:M,title:E},w)=>{let T=t.y+w*h,A={x:m,y:T+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${w}`},F(e,t.x,T+12*a,E,{kind:"small",also:"halo",width:t.width,key:"ti\
tle"}),F(e,t.x,T+u+.5*A.height+5*a,x,{also:`math letter ${k}-words`,key:"letter"}),It(e,A,M,{colour:k,numbered:b,chosen:y,
exact:$}))}),c&&oi(e,{x:m,y:t.y+3*h,width:d,height:l},o)]}function oi(e,{x:t,y:n,width:s},o){let r=L(e),a=s/o.length,i=Math.
max(ei,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(e,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[t+h*i*a+2,t+(h*i+u.length)*a-2],y=u.reduce(
(b,p)=>b+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),F(e,(m+d)/2,n+17*r,S(y,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function He(e,t,n,s,o,r,a){let i=L(e),c=ri(n,s,r),l=ai(n,s,o,a.over),
h={x:t.x,y:0,width:t.width},u=B(e,h,c).height+B(e,h,l).height+10*i,m=132*i,d=Math.max(70*i,Math.min(.36*t.height,210*i)),
y=t.height-u-d>=m,b=Math.min(t.height-u-(y?d:0),276*i),p=t.height-u-b,g=B(e,{...h,y:t.y+b+4*i},c),$=B(e,{...h,y:t.y+b+g.
height+6*i},l);return[f("g",{key:"dot"},me(e,{...t,height:b},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${t.x} ${t.
y+b}H${t.x+t.width}`}),f("g",{key:"score steps"},g.marks),f("g",{key:"softmax steps"},$.marks),y&&f("g",{key:"softmax"},
bo(e,{...t,y:t.y+b+u,height:p},s,o,a))]}function ri({dot:e,width:t,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?e.sum/Math.sqrt(t):e.sum,u=[...D("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${S(e.sum,2)}`,kind:"strong"}],n?[{text:`${se}\
 ÷ √${t} = `},{text:S(h,2),kind:"strong"}]:[{text:`${se} not divided by √${t}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${se} no position bias: it is off`}]:[{text:`${se} ${s<0?"−":"+"} ${S(Math.abs(s),2)} (position bias)\
 = `},{text:S(a,2),kind:"strong"}]),r?u.push([{text:`${se} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${se}\
 ÷ temperature ${ii(i)} = `},{text:S(a/i,2),kind:"strong"}]),u}function ai({isMasked:e},t,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=t;if(e)return D("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:S(h,2),isRaised:!0},{text:` = ${Tt(u)}\
;`}],[{text:`${Tt(u)} / ${Tt(c)} = `},{text:Gn(Number(l[n])),kind:"strong"},{text:","}],...D(`where ${Tt(c)} is the sum \
over ${s}${a?`, after ${S(a,2)}, the largest score, is subtracted from each`:""}.`)]}function Tt(e){if(e>=1e3)return Math.
round(e).toLocaleString("en");if(e>=.095)return String(Number(e.toFixed(4)));if(e===0)return"0";let[t="",n=""]=e.toExponential(
1).split("e");return`${t} × 10${Array.from(n,s=>si[s]??"").join("")}`}function fe(e){let t=0;for(let n=1;n<e.length;n++)
Math.abs(Number(e[n]))>Math.abs(Number(e[t]))&&(t=n);return t}function ii(e){return String(Math.round(1e3*e)/1e3)}var ci=6;function To(e,t){let n=L(e),s=te(e.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>li(e,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>hi(e,r,s)}),o}
function li(e,t,{hidden:n,dot:s,bias:o,logit:r}){let a=L(e),i=K(e,t),c=s&&o!==null?[...D("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${S(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:S(r,2),kind:"strong"}]]:[...D("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:S(r,2),kind:"strong"}]],l=B(e,{...i,
y:0},c),h=it(e,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),m=B(e,{...i,y:i.y+u+4*a},c),d=Zt(e,[n],n,i.width);return[...Y(e,t,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?me(e,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):It(e,{...i,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function hi(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),{gate:a,trace:i}=s,c=B(e,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=B(e,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...Y(e,t,m()),n&&h.height>=60*o&&f("g",{key:"curve"},y(h,n)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=i.interventions,
g=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let k=p?`Only the ${p==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...D(k),g]}let $=[[{text:"1 / (1 + e",kind:""},{text:S(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...$,...D(`is the gate: ${N(a,1)} of the answer comes from \
the pointer, ${N(1-a,1)} from generation.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...D(x),...D("As learned it would be"),
...$]}function y(p,{logit:g,learned:$}){let x=Math.max(ci,Math.ceil(Math.abs(g))),k=v=>p.x+(v+x)/(2*x)*p.width,M=p.y+p.height,
E=v=>M-v*p.height,w=Array.from({length:61},(v,P)=>{let H=-x+P/30*x;return`${k(H).toFixed(1)} ${E(1/(1+Math.exp(-H))).toFixed(
1)}`}),[T,A]=[k(g),E($)],_=g>0;return[f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${E(
.5)}H${p.x+p.width}`}),[0,.5,1].map(v=>F(e,p.x-6*o,E(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),
[-x,0,x].map(v=>F(e,k(v),M+15*o,S(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),F(e,(k(0)+k(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${T} ${M}V${A}H${p.x}`}),f("circle",{key:"point",class:"point",cx:T,cy:A,r:5.5*o}),F(e,T+(_?-10:10)*o,_?
Math.max(A-6*o,p.y+9*o):A-8*o,$.toFixed(2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function b(p){let g=a*p.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:p.x,y:p.y,width:g,height:p.height}),f("rect",{key:"generation",class:"\
bar generation",x:p.x+g,y:p.y,width:p.width-g,height:p.height}),F(e,p.x,p.y+p.height+15*o,`pointer ${N(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),F(e,p.x+p.width,p.y+p.height+15*o,`generation ${N(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var No=14,Ao=34;function dt(e,t,n,{largest:s,most:o=Ao,isOrdered:r=!1,isWalked:a=!1}={}){let i=L(e),c=Math.max(1,Math.floor(
t.height/(No*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,t.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(No*i/u)),y=h.findIndex(({isChosen:w})=>w),b=u>=13*i&&h.some(({category:w})=>w!==void 0),p=b?22*
i:0,g=Math.max(...h.map(({text:w})=>j(e,w,"strong")))+8*i,$=Math.max(0,...h.map(({beside:w=""})=>w?j(e,w,"small")+10*i:0)),
x=Math.max(...h.map(({label:w,says:T=""})=>Math.max(j(e,w,"strong"),m?j(e,T,"small"):0)))+8*i,k=Math.min(x,.58*(t.width-
p-g-$)),M={x:t.x+p+k,width:Math.max(1,t.width-p-k-g-$)},E=s??(Math.max(...h.map(({parts:w})=>w.reduce((T,{value:A})=>T+Math.
abs(A),0)))||1);return[h.map((w,T)=>{let A=t.y+(T+.5)*u,_=T===y||(h.length-1-T)%d===0&&(y<0||Math.abs(T-y)>=d),v=M.x,P=Math.
min(.62*u,.42*o*i);return f("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},f("rect",{key:"ground",class:"ground",x:t.x-3*i,y:A-u/2,width:t.width+6*i,height:u,rx:4}),b&&(_||
u>=17*i)&&w.category!==void 0&&ft(w.category,t.x,A-7.5*i,15*i),_&&F(e,t.x+p,A+(m&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:k-6*i,key:"name"}),m&&w.says&&F(e,t.x+p,A+12.5*i,w.says,{kind:"small",width:k-6*i,key:"says"}),w.
parts.map(({value:H,colour:C},I)=>{let G=Math.abs(H)/E*M.width,Z=f("rect",{key:`part ${I}`,class:`bar ${C}${H<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:v,y:A-P/2,width:Math.max(.5,Math.min(M.width,G)-(w.parts.length>1&&G>2?.8:0)),height:Math.
max(1,P)});return v+=G,Z}),_&&w.beside&&F(e,t.x+t.width-g,A+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(e,t.x+t.width,A+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&f("title",{},w.exact))}),
l&&F(e,t.x,t.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function oe(e,t,n,s=Ao){
return Math.min(s*L(e)*n,t.height)}function So(e,t){let n=L(e);return[{key:"places",least:{width:300*n,height:230*n},rank:t.isLeaf?1:0,marks:s=>ui(e,s,t)},
{key:"logit",least:{width:320*n,height:260*n},rank:t.isLeaf?0:1,share:1.3,marks:s=>mi(e,s,t)}]}function ui(e,t,n){let{reading:s}=e,
o=L(e),r=K(e,t),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:y,category:b}=s.
nameOf(m),{logit:p}=Wt(s,m);return{key:`place ${m}`,label:y,category:b,parts:[{value:d,colour:"generation"}],beside:p===
null?"":S(p,2),text:N(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${y}: ${p===null?"":`logit ${S(p,4)}, `}\
probability ${N(d,3)}`}}),c=s.trace.architecture.locations,l=B(e,r,D(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(e,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...Y(e,t,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},dt(e,u,i,{isWalked:!0})),h.mark]}function mi(e,t,{location:n}){let{reading:s}=e,o=L(e),r=K(e,t),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=Wt(s,n),h=wo(s),u=s.probabilityOf("generation",n),m=[];if(i&&c!==null&&m.push(...D("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${S(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${S(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:S(
l,2),kind:"strong"}]),h){let b=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:S(
p,2),isRaised:!0},{text:` = ${Tt(b)};`}],[{text:`${Tt(b)} / ${Tt(h.total)} = `},{text:N(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...D(`${Tt(h.total)} is the sum over the whole list${h.shift?`, after ${S(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...D("→ softmax over the whole list:"),[{text:N(u,1),kind:"strong"}]);
let d=B(e,{...r,y:0},m),y=i?Math.min(r.height-d.height-8*o,450*o):0;return[...Y(e,t,`How does it score ${a}?`),i&&f("g",
{key:"dot"},me(e,{...r,height:y},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...B(e,{...r,y:r.y+y+(i?6*o:0)},m).marks]}var de=20,Fe=8,Eo=19,J=8,ge=3,jn=4,pe=4,fi=.05,di={least:13.5,most:38,lane:3},qn=13,pi=760;function Yn(e,t,n=1){let s=t.
type/qn,o=46*s,r=t.height-98*s,a=zn(e.count,o,r,di,s,yi(e)),i=t.width>=1180*s,c=t.width<pi*s,l=t.width>=1040*s&&e.layers<=
3,h=c?gi(e,s):_o(e,i,s),u=l?62*s:0,m=l?u+22*s:16*s,d=t.width-2*de-Oo(Object.values(h)),[y,b]=[o+12*s,t.height-4*s],p=bi(
e.heads,d/e.layers-m,b-y,s),g=p.columns*(p.side+Fe*s)-Fe*s,$=e.heads>0?g+m:m,x=Math.max(0,d-e.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let k=t.width-2*de-
Oo(Object.values(h))-e.layers*$,M=Math.min(k,e.hasPointer?220*s:60*s);h.bands+=M;let E=(k-M)/e.layers,w={x:de,width:h.visits},
T=de+h.visits+12*s,A=i?{x:T,width:h.slices}:null;A&&(T+=h.slices+12*s);let _=Array.from({length:e.layers},(tt,rt)=>{let et=T+
rt*($+E);return{x:et,width:g,maps:xi(e.heads,et,y,b,p,s),stream:l?et+(e.heads>0?g+10*s:0):null}});T+=e.layers*($+E);let v=t.
width-de,P=v-h.answer,H=P-h.leave-h.gate,C=T+h.scores+h.weights+8*s,I=H-h.flow-J,G=Math.min(190*s,.24*t.height)/n,Z=e.hasGate?
.56*t.height:(o+r)/2,st=jn*s,X=e.hasPointer?t.height-G-ge*st-6:(o+r-G)/2-st;return{size:t,type:t.type,rows:a,visits:w,slices:A,
layers:_,streamWidth:u,isDense:c,fork:T,context:(c?34:52)*s,scores:T+h.scores,weights:T+h.scores+h.weights,ribbons:C,places:I,
gate:H,gateWidth:h.gate,answers:{most:r-o<330?pe-1:pe,top:o,bottom:r+60*s,x:P,right:v,segment:P-J},right:v,top:o,bottom:r,
full:G,across:{visits:a.map(({y:tt})=>tt),starts:[o-12*s,t.height-8],places:{room:[o+16*s,e.hasGeneration?X-12*s:r],gap:22*
s},generation:{start:X,gap:st},gate:Z-G/2},bands:{ribbon:(tt,rt,et)=>Vn(C,tt,I,rt,et),into:(tt,rt,et)=>Vn(I+J,tt,H,rt,et),
out:(tt,rt,et)=>Vn(H+h.gate,tt,P-J,rt,et)}}}function Vn(e,t,n,s,o){return o?Et(e,t,n,s):Et(e,t,e,t)}function _o({hasPointer:e,
hasGate:t},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:e?46*s:150*s,bands:e?
112*s:0,bar:J,flow:(t?60:34)*s,gate:t?18*s:0,leave:46*s,answer:(n?152:140)*s}}function gi(e,t){return{..._o(e,!1,t),visits:166*
t,scores:0,weights:(e.hasPointer?48:130)*t,bands:(e.hasPointer?88:0)*t,flow:(e.hasGate?44:30)*t,leave:36*t,answer:126*t}}
function yi({count:e,pointerWeights:t}){let n=e-1,s=o=>o===n?2:t[o]>=fi?1+t[o]:o/e;return Array.from({length:e},(o,r)=>r).
sort((o,r)=>s(r)-s(o))}function Oo(e){return e.reduce((t,n)=>t+n,0)}function zn(e,t,n,{least:s,most:o,lane:r},a,i){let c=n-
t,l=e,h=0,u=Math.min(o*a,c/e);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/e)),u=(s+2)*a,l=Math.max(1,Math.floor((c-e*h)/(u-h))),
u=(c-(e-l)*h)/l);let m=i&&new Set(i.slice(0,l)),d=t;return Array.from({length:e},(y,b)=>{let p=m?m.has(b):b>=e-l,g=p?u:h;
return d+=g,{y:d-g/2,height:g,isFull:p}})}function bi(e,t,n,s){let o={columns:1,side:0};if(e===0)return o;for(let r of[1,
2,4]){let a=n/Math.ceil(e/r)-Eo*s,i=Math.min(a,(t-(r-1)*Fe*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function xi(e,t,n,s,{
columns:o,side:r},a){let i=Math.ceil(e/o),c=Math.min((s-n)/i,r+2.2*Eo*a);return Array.from({length:e},(l,h)=>({x:t+h%o*(r+
Fe*a),y:n+Math.floor(h/o)*c,side:r}))}function Ge(e,t,n,s){let o=[];for(let[i,{wish:c,length:l}]of e.entries())for(o.push(
{first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+t<=a(h))break;let[m,d]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-t))/(m+d),u.length+=t+h.length,u.last=h.last,o.pop()}let r=[];
for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(e[l]?.length)+t}return r;function a({wish:i,
length:c}){return Math.max(n,Math.min(s-c,i))}}var xt=44,q={title:26,bars:34,inputs:64,scores:52,names:56},vo=16,$i={least:20,most:110,lane:1},ki=62,Kn=8,wi=160,Ue=16,
Lo=6;function Xn(e,t,n,s=1){let o=n/qn,[r,a]=[vo,t-vo],i=zn(e.count,r,a,$i,o).map(({y:v,height:P,isFull:H})=>({x:v,width:P,
isFull:H})),c=Number(i.at(-1)?.width)>=ki*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ue*o,u=h+(q.title+
q.inputs+Ue)*o,m=[];for(let v=0;v<e.layers;v++){let P=Mi(e.heads,r,a,u+q.title*o,o),H=P.at(-1),I=(H?H.y+H.side+8*o:u)+q.
title*o;m.push({y:u,maps:P,stream:I}),u=I+(q.bars+Ue)*o}let d=Ti(e,r,u+q.title*o,a-r,o),y=Math.ceil(e.values("context").
length/d.columns)*d.cell,b=u+q.title*o+Math.max(y,20*o)+Ue*o,p=b+(e.hasPointer?(q.title+q.scores)*o:0),g=p+(e.hasPointer?
170:96)*o,$=g+J+((e.hasPointer?q.names:0)+(e.hasGate?48:30))*o,x=e.hasGate?28*o:0,k=Ni(a-r,o)/s,M=jn*o,E=a-k-ge*M,w=Math.
max(78*o,k*s/2+6),T=$+x+34*o,A=a-k-16*o,_={most:pe,top:T,bottom:T+(pe+1)*w,x:r-6*o,right:A-8*o,segment:A};return{size:{width:t,
height:_.bottom+Math.max(0,(k*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:b,
ribbons:p,places:g,gate:$,gateHeight:x,answers:_,full:k,across:{visits:i.map(({x:v})=>v),starts:[r,a],places:{room:[r,e.
hasGeneration?E-2*Lo*o:a],gap:Lo*o},generation:{start:E,gap:M},gate:a-k},bands:{ribbon:(v,P,H)=>Zn(p,v,g,P,H),into:(v,P,H)=>Zn(
g+J,v,$,P,H),out:(v,P,H)=>H?Bs($+x,v,A+J,P):Zn($+x,v,$,v,!1)}}}function Zn(e,t,n,s,o){return o?On(e,t,n,s):On(e,t,e,t)}function Mi(e,t,n,s,o){
let r=[4,3,2].find(l=>e%l===0)??Math.min(e,4),a=(n-t+Kn*o)/r,i=Math.min(a-Kn*o,wi*o),c=Math.max(xt,40*o);return Array.from(
{length:e},(l,h)=>({x:t+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Kn*o),side:i,touch:xt}))}function Ti(e,t,n,s,o){let{length:r}=e.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:t,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function Ni(e,t){return Math.min(170*t,(e-82*t)/2,.4*e)}var Be={visits:0,slices:1,layers:2};function Nt({reading:e,beside:t}){return t?[e,t]:[e]}function ye(e){return Math.max(
...Nt(e).map(({largestWeight:t})=>t))}function Ve(e){return e.isOwnScale?1:ye(e)}function re(e){return Be.layers+2*e}function Q(e){
let t=Be.layers+2*e.layers,n=e.hasPointer?t+1:t,s=e.hasGeneration?n+1:n;return{context:t,pointer:n,generation:s,gate:s+1}}
function z(e,t){return e.beat>=t?1:0}var Jn=64,Io="largest of each head",Ai=Float32Array.from({length:Jn},(e,t)=>t/(Jn-1));function Qn({isOwnScale:e}){return e?
"Same scale for all heads":"Own scale for each head"}function be({lit:e}){return e?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function je(e,t,n,s){let{reading:o,isOwnScale:r,stage:a}=e;if(!o.heads)return null;let i=a.type/
13,c=60*i,l=s||!("visits"in a)?0:a.visits.width,h=17*i+c+U(Io,12.5*i)>l,u=r?h?"own largest":Io:N(ye(e)),m=t+12*i,d=[f("t\
ext",{class:"small",x:t,y:n},"0"),f("image",{class:"map",href:Lt(Ai,Jn,e.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],y=Qn(e),
b={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${y}`};if(s){let g=17*i+c+U(u,12.5*i),$=f("rect",{class:"ground",x:t-6*i,y:n+14*i-xt,width:g+12*i,
height:xt});return f("g",{key:"scale",class:"switch",...b},$,d)}let p=U(y,12.5*i)+16*i;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:t,y:n-33*i},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:t,y:n-17*i},`%: ${be(
e)}`),d,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:t,y:n+8*i,width:p,height:19*i,rx:9.5*i}),
f("text",{class:"handle-words stays",x:t+8*i,y:n+21.5*i},y)))}var Ro=24,Si=.045,Oi=.6;function Po(e,t){let n=L(e),s=e.stage.size.width>=600*n,o=Math.min(e.reading.count*14,170),r=Math.
max(200,Math.min(e.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:t.isLeaf?
1:0,share:1.2,marks:a=>Ei(e,a,t)},{key:"cell",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,marks:a=>Li(e,a,t)}]}function Ei(e,t,n){
let{reading:s,isOwnScale:o}=e,{layer:r,head:a,query:i,visit:c}=n,l=L(e),{count:h}=s,u=s.weights(r,a),m=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),d=o?u[ct(u)]||1:ye(e),y=vi(e,t,n,m),b=Math.min(.36*t.width,190*l),p=t.y+42*l,[g,$]=[t.width-b,
t.height-44*l-y.height],x=t.width<600*l?1.9:1.15,k={width:g/h,height:Math.min($/h,x*g/h)},M={x:t.x+b,y:p,width:g,height:k.
height*h},E=`layers.${r}.heads.${a}`,w=k.height>=30*l,T=_i(k.height,13*l);return[F(e,t.x,t.y+15*l,b>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:b-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},v()),f("image",{key:"weig\
hts",class:"map",href:Lt(u,h,e.scale,d),...M,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",class:"ma\
p-frame",...M}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},P()),f("rect",{key:"col\
umn",class:"chosen-column",x:M.x+c*k.width,y:t.y,width:k.width,height:M.y+M.height-t.y,rx:3}),A(),f("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*k.width,y:M.y+i*k.height,width:k.width,height:k.height}),y.at(M.y+M.height)];function A(){let C=M.y+
i*k.height,I=19*l,G=(X,tt)=>f("rect",{key:X,class:"chosen-row",...tt,rx:3}),{height:Z}=k;if(Z>=I)return G("row",{x:t.x-3,
y:C,width:t.width+3,height:Z});let st={x:t.x-3,y:C+(Z-I)/2,width:b,height:I};return[G("row",{x:M.x-1,y:C,width:M.width+2,
height:Z}),G("asking",st)]}function _(){let C=k.width>=14*l,I=Math.min(15*l,k.width-3*l),G=k.width>=30*l,Z=M.x;return s.
visits.map((st,X)=>{let tt=String(ht[st.weekday]),rt=st.weekday!==s.visits[X-1]?.weekday,et=M.x+X*k.width,qt=j(e,tt,"tin\
y"),Fs=!C&&rt&&et>=Z&&et+qt<=M.x+M.width;Fs&&(Z=et+qt+4*l);let kn=M.x+(X+.5)*k.width;return f("g",{key:`column ${X}`,class:`\
part choice${X===c?" here":""}${st.masked?" off":""}`,"data-open":`${E}.${i}.${X}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${X+1}: ${V(s,X)}${st.masked?", masked":""}`},f("rect",{class:"ground",x:M.x+X*k.width,y:t.y,width:k.
width,height:42*l}),C&&ft(st.category,kn-I/2,t.y+(G?0:22)*l,I),Fs&&F(e,et,t.y+38*l,tt,{kind:"tiny",key:"weekday"}),G&&[F(
e,kn,t.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(e,kn,t.y+38*l,k.width>=40*l?at(st.start_minute):`${Math.floor(
st.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},V(s,X)))})}function v(){return s.visits.
map((C,I)=>{let G=M.y+(I+.5)*k.height,Z=I===i,st=Z||(h-1-I)%T===0&&Math.abs(I-i)>=T,X=Math.min(18*l,k.height-1.5*l),tt=k.
height>=12*l,rt=t.x+(tt?X+10*l:4*l),et=M.x-rt-6*l,qt=Z||w?"strong":"label";return f("g",{key:`row ${I}`,class:`part choi\
ce${Z?" here":""}`,"data-open":`${E}.${I}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${I+1} asks: ${V(s,I)}`},
f("rect",{class:"ground",x:t.x,y:G-k.height/2,width:b,height:k.height}),tt&&ft(C.category,t.x+3*l,G-X/2,X),st&&F(e,rt,G+
(w?-2:4.5)*l,C.label,{kind:qt,width:et,key:"name"}),w&&F(e,rt,G+12*l,`${Rt(s,I)} · ${yo(s,I)}`,{kind:"small",width:et,key:"\
when"}),f("title",{},V(s,I)))})}function P(){let C=[];for(let I=0;I<h;I++){if(h>Ro&&I!==i){C.push(f("rect",{key:`row ${I}`,
class:"cell",x:M.x,y:M.y+I*k.height,width:M.width,height:k.height,"data-open":`${E}.${I}.${c}`},f("title",{},V(s,I))));continue}
for(let G=0;G<h;G++)C.push(H(I,G))}return C}function H(C,I){let G=Number(u[C*h+I]),[Z,st]=[M.x+I*k.width,M.y+C*k.height],
X=C===i&&I===c,tt=String(Math.round(100*G)),rt=qt=>k.width>=j(e,tt.padStart(2,"0"),qt)+2*l,et=(G>=Si||C===i)&&k.height>=
13*l&&rt("tiny");return f("g",{key:`${C} ${I}`,class:"cell"},f("rect",{key:"cell",x:Z,y:st,width:k.width,height:k.height,
"data-open":`${E}.${C}.${I}`,role:"button",tabindex:X?0:"-1","aria-current":X?"true":null},f("title",{},`${V(s,C)} reads\
 ${N(G,1)} from ${V(s,I)}`)),et&&F(e,Z+k.width/2,st+k.height/2+4.5*l,tt,{kind:G/d>=.3&&rt("strong")?"strong":"tiny",anchor:"\
middle",also:G/d>=Oi&&!m?"on-dark":"on-light",key:"weight"}))}}function _i(e,t){return Math.max(1,Math.ceil(t/e))}function vi(e,t,{
layer:n,head:s,query:o,isLeaf:r},a){let{canAct:i,canAsk:c,reading:l}=e,h=L(e),u=l.isRemoved(n,s),m=t.height>=330*h,d=`la\
yers.${n}.heads.${s}`,b=[i&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Qn(e),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>Ro?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,g=m?D(p):[],$=B(
e,{...t,y:0},g,"small").height;return{height:$+40*h,at(x){let k=t.x,M=[];for(let{text:E,attributes:w,...T}of b){let A=it(
e,k,x+$+22*h,E,w,T);k+A.width>t.x+t.width||(M.push(A.mark),k+=A.width+10*h)}return[f("g",{key:"explained"},B(e,{...t,y:x+
3*h},g,"small").marks),f("g",{key:"controls"},M)]}}}function Li(e,t,{layer:n,head:s,query:o,visit:r}){let{reading:a}=e,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Bt(a,r);return[...Y(e,t,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),f("g",{key:"worked"},He(e,K(e,t),Xt(a,n,s,o,r),Ce(a,n,s,o),r,[{letter:"\
q",words:`Query of ${V(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Co=56;function Wo(e,t){let n=L(e);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Ii(
e,s,t)},...e.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Ri(e,s,t)}]:[]]}function Ii(e,t,{
location:n}){let{reading:s}=e,o=L(e),r=ee(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],y=s.pointerWeights,b=[],p=T=>r.visits.map(A=>({value:T*Number(y[A]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:pt(i),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:p(a),text:pt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:pt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:pt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:T})=>T>0),text:pt(u),isChosen:!0});
let g=K(e,t),$=s.hasGate?[[{text:`${m} × ${pt(i)} = ${pt(l)}`}],...D("come from the pointer,"),[{text:`${d} × ${pt(c)}\
 = ${pt(h)}`}],...D("from generation. Together:"),[{text:pt(u),kind:"strong"},{text:"."}],...D("All bars have one scale.")]:
[...D(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=B(e,{...g,
y:0},$),k={...g,height:g.height-x.height-44*o},M=oe(e,k,b.length,Co),E=B(e,{...g,y:g.y+M+8*o},$),w=it(e,g.x,g.y+g.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...Y(e,t,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},dt(e,k,b,{most:Co})),...E.marks,w.mark]}function Ri(e,t,{location:n}){let{reading:s}=e,o=L(e),{visits:r,
pointer:a}=ee(s,n),i=K(e,t),c="Its visits";if(r.length===0){let p=D("None of the visits is here, so the pointer cannot c\
hoose it.");return[...Y(e,t,c),...B(e,i,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Rt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:pt(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...D(u),[{text:pt(a),kind:"strong"},
{text:"."}]],d=B(e,{...i,y:0},m),y={...i,height:i.height-d.height-8*o},b=oe(e,y,h.length);return[...Y(e,t,c),f("g",{key:"\
rows"},dt(e,y,h,{isOrdered:!0})),...B(e,{...i,y:i.y+b+6*o},m).marks]}function pt(e){return N(e,e>=.01||e===0?1:e>=1e-5?3:
5)}function Do(e,t){let n=L(e);return[{key:"visits",least:{width:300*n,height:250*n},rank:t.isLeaf?1:0,share:.8,marks:s=>Pi(
e,s,t)},{key:"score",least:{width:330*n,height:300*n},rank:t.isLeaf?0:1,share:1.6,marks:s=>Ci(e,s,t)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Wi(e,s)}]}function Pi(e,t,n){let{reading:s}=e,o=L(e),r=K(e,t),a=B(e,r,
D("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:Rt(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:S(Number(i[d]),2),text:N(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${V(s,d)}\
: score ${S(Number(i[d]),4)}, weight ${N(Number(c[d]),2)}`})),h=it(e,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...Y(e,t,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},dt(e,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Ci(e,t,{visit:n}){let{
reading:s}=e;return[...Y(e,t,`How does the pointer score ${Bt(s,n)}, ${Rt(s,n)}?`,`Score of ${Bt(s,n)}`),f("g",{key:"wor\
ked"},He(e,K(e,t),Jt(s,n),We(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Wi(e,t){let{reading:n}=e,s=L(e),o=K(e,t),r=n.pointerWeights,a=B(e,o,D("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:y})=>({key:`place ${h}`,label:y.length>1?`${u} (${y.length})`:u,category:m,parts:y.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:N(d,1),open:h>1?`places.${h}`:null,exact:`${y.map(b=>N(Number(r[b]),2)).join(" + ")} = ${N(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=it(e,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...Y(e,t,"Sums per place"),...a.marks,f("g",{key:"rows"},dt(e,c,i)),l.mark]}function Ho(e,t){let n=L(e),s=Fo(e.reading,t).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:t.
number===null?0:1,share:1.5,marks:o=>Di(e,o,t)},{key:"number",least:{width:320*n,height:250*n},rank:t.number===null?1:0,
marks:o=>Hi(e,o,t)}]}function ze(e,{layer:t,visit:n,number:s}){return s??fe(ot(e,`layers.${t}.residual_out`,n))}function Fo(e,{
layer:t,visit:n}){let s=`layers.${t}`,o=e.has(`${s}.attention_out`),r=e.trace.interventions.residuals!==!1,a=u=>e.isSkipped(
t,u),i=[],c=(u,m,d,y="plain")=>{let b=ot(e,`${s}.${u}`,n),p=`length ${S(Math.hypot(...b))}`;i.push({key:u,title:m,says:d||
p,values:b,colour:y})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!e.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(e.values(`${s}.${u}.mean`)[n]),d=1/Number(e.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${S(m,2)}, deviation ${S(d,2)}`}}function Di(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=L(e),
i=K(e,t),c=ze(s,n),l=Fo(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,d=[],y=(b,p,g=!0)=>{let $=it(e,m,i.y+i.
height-10*a,b,p,{isButton:g});m+$.width>i.x+i.width||(d.push($.mark),m+=$.width+10*a)};return r>0&&y("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||y("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),y("More about the \
layers",{"data-more":"layers"},!1),[...Y(e,t,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),f("g",{key:"rows"},Ut(e,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},d)]}
function Hi(e,t,n){let{reading:s}=e,{layer:o,visit:r}=n,a=L(e),i=ze(s,n),c=K(e,t),{y:l}=c,h=[];for(let m of Fi(s,o,r,i)){
let d=B(e,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...Y(e,t,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},Gi(e,u,o,r,i))]}function Fi(e,t,n,s){let o=`layers.${t}`,r=`transformer.layers.${t}`,
a=h=>Number(ot(e,`${o}.${h}`,n)[s]),i=e.trace.interventions.residuals!==!1,c=[[...D("Comes in:"),Ye(a("residual_in"))]];
return e.has(`${o}.attention_out`)&&(c.push(qe("Norm 1:",ue(e,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),e.isSkipped(t,"attention")))),c.push(qe("Norm\
 2:",ue(e,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),e.isSkipped(t,"feed_forward"))),c;function l(h,u,m,d,y){let b=y?"0 (skipped)":
S(Math.abs(m),2);return i?[...D(h),[{text:`${S(u,2)} ${m<0&&!y?"−":"+"} ${b} =`}],Ye(d)]:[...D(`${h} no residual conne\
ction, so only`),[{text:y?"0 (skipped)":S(m,2),kind:"strong"}]]}}function qe(e,t){if(!t)return D(`${e} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=t;return[...D(e),[{text:`(${S(n,2)} ${s<
0?"+":"−"} ${S(Math.abs(s),2)})`}],[{text:`× ${S(o,3)} = ${S(r,2)};`}],...a===null||i===null?D("then a learned factor\
 and bias give").concat([Ye(c)]):[[{text:`${S(r,2)} × ${S(a,2)} ${i<0?"−":"+"} ${S(Math.abs(i),2)} =`}],Ye(c)]]}function Ye(e){
return[{text:S(e,2),kind:"strong"}]}function Gi(e,t,n,s,o){let{reading:r}=e,a=L(e),i=ot(r,`layers.${n}.feed_forward.pre`,
s),c=ot(r,`layers.${n}.feed_forward.hidden`,s),l=De(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[$]))),m=Array.from(c).filter($=>$>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",y=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${S(ne(h),2)}, the bias adds ${S(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=B(e,t,D(d+y),"small"),p=Math.max(1,Math.floor((t.height-b.height)/
(20*a))),g=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${S(
Number(i[$]))} → ${S(Number(c[$]))}${l?` × ${S(Number(l.dot.second[$]),2)}`:""}`,text:S(Number(h[$]),2)}));return[...b.
marks,dt(e,{...t,y:t.y+b.height+2*a,height:t.height-b.height-4*a},g)]}var Ui=864e5,Bi=.1;function ts(e,t){let n=L(e),s=t.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>ji(e,o,t)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>qi(e,o,t)},...t.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Ki(e,o,t)}]:[]]}function es(e,t,n){
let{trace:s,count:o}=e,r=e.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===t)||t===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(t){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Ae)*Ae;return`${at(
c)} to ${at((c+Ae)%1440)}`}case"weekday":return Us[r.weekday]??"";case"recency":{let c=Vi(e,n);return c===null?"days bef\
ore the prediction":c>=Mn?`${Mn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/zt)*zt,l=c+zt;return c>=Tn*zt?`${_t(Tn*zt)} or more`:`${c?_t(c):"0"} to ${_t(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function Vi({trace:e,visits:t},n){let s=t[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/Ui;return Math.round(o(e.predict_at)-o(s))}function ji(e,t,{kind:n,visit:s}){
let{reading:o}=e,r=L(e),a=K(e,t),i=o.slices.map(({name:m,label:d,lengths:y})=>({key:m,title:d,says:es(o,m,s),values:Bn(o,
m,s),colour:Number(y[s])===0?"plain off":"plain"})),c=i.reduce((m,{values:d})=>m+d.length,0),l=B(e,a,D(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=it(e,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...Y(e,t,n==="inputs"?"What the last visit is made of":V(o,s)),...l.marks,f("g",{key:"rows"},Ut(e,u,i)),h.mark]}function qi(e,t,{
kind:n,visit:s,number:o}){let{reading:r}=e,a=L(e),i=K(e,t),c=ot(r,"inputs.projected",s),l=o??fe(c),h=ko(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,.26*i.height)},y=zi(r,s,l),b=[],p=y.reduce((k,M)=>k+B(e,
{...i,y:0},M).height+4*a,0),g={...i,y:d.y+d.height+28*a,height:i.height-d.height-p-36*a},$=h?Yi(h):[],x=g.y+($.length?oe(
e,g,$.length)+6*a:0);for(let k of y){let M=B(e,{...i,y:x},k);if(x+M.height>i.y+i.height+2)break;b.push(...M.marks),x+=M.
height+4*a}return[...Y(e,t,"The vector that enters the layers"),f("g",{key:"vector"},Ut(e,d,m,{chosen:l,open:k=>`${u}.${k}`})),
$.length>0&&B(e,{...i,y:d.y+d.height+4*a},D(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&f("\
g",{key:"rows"},dt(e,g,$)),f("g",{key:"lines"},b)]}function Yi({parts:e,bias:t}){return[...e.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:S(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${S(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:t,colour:"plain"}],text:S(t,2),exact:""}]}function zi(e,t,n){
if(!e.has("inputs.norm"))return[];let s=Number(ot(e,"inputs.projected",t)[n]),o=Number(ot(e,"layers.0.residual_in",t)[n]),
r=ue(e,"inputs.projected","inputs.norm","input_norm",t,n),a=[[...D("Sum:"),[{text:S(s,2),kind:"strong"}]],qe("Norm:",r)];
if(e.trace.architecture.components.includes("sinusoidal")){let i=e.trace.architecture.d_model,c=Pt(e,"pos_encoding",t*i+
n);e.trace.interventions.sinusoidal===!1?a.push(D("No position encoding: it is off.")):c!==null&&r&&a.push([...D("Positi\
on encoding:"),[{text:`${S(r.result,2)} ${c<0?"−":"+"} ${S(Math.abs(c),2)} =`}],[{text:S(o,2),kind:"strong"}]])}return a}
function Ki(e,t,{visit:n}){let{reading:s}=e,o=L(e),r=K(e,t),a=[];for(let y=0;y<s.layers;y++)for(let b=0;b<s.heads;b++){let p=Number(
s.lastRow(y,b)[n]),g=s.isRemoved(y,b)||s.isSkipped(y,"attention");a.push({key:`${y} ${b}`,label:`Layer ${y}, head ${b}`,
parts:[{value:p,colour:"plain"}],text:g?"off":N(p,1),open:`layers.${y}.heads.${b}.${s.count-1}.${n}`,isOff:g})}let i=[];
if(s.hasPointer){let y=Number(s.pointerWeights[n]);a.push({key:"pointer",label:"Pointer",parts:[{value:y,colour:"pointer"}],
text:N(y,1),open:`pointer.${n}`}),s.hasGate&&i.push(...D("To the answer the pointer carries"),[{text:`${N(y,1)} × gate ${s.
gate.toFixed(2)} = `},{text:N(y*s.gate,1),kind:"strong"},{text:"."}])}let c=B(e,r,D(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=B(e,{...r,y:0},i),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=oe(e,h,a.length),m=a.map(({parts:y})=>Number(y[0]?.value)),d=Math.max(Bi,...m);
return[...Y(e,t,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},dt(e,h,a,{largest:d})),f("g",{key:"end"},B(e,
{...r,y:h.y+u+6*o},i).marks)]}var Zi={head:Po,stream:Ho,inputs:ts,visit:ts,context:xo,pointer:Do,generation:So,gate:To,place:Wo};function Go(e,t){let n=Mt(
t,e.reading);return n?io(e,n,Zi[n.kind](e,n)):[]}var ss="Point at anything to see what it does.";function Vt(e,t,n){let{title:s,text:o}=Ji(e,t,n),r=n?.words?Xi(e,t,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Xi(e,t,n){let s=os(n.words);if(e?.kind==="visit"&&n.hasPointer&&t.hasVisitsOf(
n))return`${s} the pointer gives it ${N(n.pointerWeights[e.visit??0],1)}.`;if(e?.kind==="place"){let o=n.knownProbability(
e.location??0);return o===null?"":`${s} its probability is ${N(o,1)}.`}return e?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function Ji(e,t,n){switch(e?.kind){case"visit":return ec(e.visit??0,t);case"head":return sc(e.layer??0,e.head??
0,t);case"slices":return{title:"What a visit is made of.",text:Qi(t)};case"stream":return Bo(e.layer??0,t);case"context":
return{title:"Context.",text:`After ${t.layers===1?"its layer":`all ${t.layers} layers`} the last visit is ${t.trace.architecture.
d_model} numbers. ${zo(Uo(t),!0)} ${Uo(t).length===1?"reads":"read"} nothing else of it.`};case"pointer":return Vo(t);case"\
generation":return jo(t);case"gate":return qo(t);case"place":return oc(e.location??0,t);default:return rc(t,n)}}function Qi(e){
let{slices:t,trace:n}=e,s=zo(t.map(({label:r})=>tc[r]??r)),o=n.architecture.d_model;return e.has("inputs.norm")?`Each vi\
sit is ${t.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${t.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var tc={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function Uo(e){return[...e.hasPointer?["the pointer"]:[],
...e.hasGeneration?["the generation head"]:[],...e.has("gate.logit")?["the gate"]:[]]}function Dt(e,t){let n=e.visits[t];
return n?`${n.label}, ${ht[n.weekday]} ${at(n.start_minute)}`:""}function ec(e,t){let n=t.visits[e],s=[],o=nc(e,t);if(n?.
masked)return{title:`${Dt(t,e)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${N(o.weight)}.`),t.hasPointer){let r=t.pointerWeights[e],a=t.locations[e]??0,i=r*t.gate,c=t.probabilityOf(
"final",a);s.push(t.hasGate?`The pointer gives it ${N(r,1)}, after the gate ${ns(i)} of its place’s ${N(c,1)}.`:`The p\
ointer gives it ${N(r,1)} of the answer.`)}return{title:`${Dt(t,e)}.`,text:s.join(" ")}}function nc(e,t){let n=null;for(let s=0;s<
t.layers;s++)for(let o=0;o<t.heads;o++){if(t.isRemoved(s,o))continue;let r=Number(t.lastRow(s,o)[e]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function sc(e,t,n){let s=`Layer ${e}, head ${t}.`;if(n.isRemoved(e,t)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(e,t),r=ct(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=i===void 0?"":` and ${N(o[i])} from ${Dt(n,i)}`,l=r===n.count-1?"itself":Dt(n,r);return{title:s,text:`The last visit r\
eads ${N(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function Bo(e,t){let{residual:n,attention:s,feedForward:o}=t.
stream(e),r=t.count-1,a=s?`its heads add one of length ${S(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${e}\
.`,text:`The last visit comes in as a vector of length ${S(Number(n[r]))}; ${a}its feed-forward network adds one of leng\
th ${S(Number(o[r]))}.`}}function Vo(e){let t=e.pointerWeights,n=ct(t),[s]=e.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${N(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${Dt(e,n)}, with ${N(t[n])}. Most probable to copy: ${s?.label}${o}.`}}
function jo(e){let[t,n]=e.generated(2);return{title:"Generation.",text:`It scores all ${e.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${t?.label} with ${N(t?.probability??0)}, then ${n?.label} with ${N(
n?.probability??0)}.`}}function qo(e){let{gate:t,trace:n}=e;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${t.toFixed(2)}: ${N(t)} of the answer’s distribution comes from the pointer, ${N(1-
t)} from generation.`}}function oc(e,t){let{label:n}=t.nameOf(e),s=t.probabilityOf("final",e),o=[`Its probability is ${N(
s,1)}`];if(t.hasGate){let i=t.probabilityOf("pointer",e),c=t.probabilityOf("generation",e),{gate:l}=t;o.push(`: gate ${l.
toFixed(2)} × ${N(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${N(c,1)} by generation`)}let r=t.locations.filter(i=>i===
e).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${a}.`}}function rc(e,t){let{prediction:n}=e.trace,{label:s}=e.nameOf(n.location),o=`${s}, ${N(n.probability,
1)}.`;if(t){let i=t.knownProbability(n.location),c=t.trace.prediction.location===n.location,l=e.wordsFor(t),h=t.nameOf(t.
trace.prediction.location).label,u=[...i===null?[]:[`That is ${ac(n.probability,i)} ${l}.`],...c?[]:[`${os(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=e.count===1?"the visit":`these ${e.count} visits`,a=e.hasGate?` ${ns(
n.from_pointer)} are copied from visits (pointer), ${ns(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${a}`}}function Yo({kind:e},t,n){let{location:s,probability:o}=t.trace.
prediction,r=new vt(n),{prediction:a}=n,i=e==="head"?"Switched off":"If nothing could read it",c=t.nameOf(s).label;if(a.
location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${N(a.probability,1)}.`}let l=N(
o,1),h=N(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function ac(e,t){
let{change:n,size:s}=ve(e,t);return n===0?"the same as":`${s} points ${n>0?"more":"less"} than`}function os(e){return e.
charAt(0).toUpperCase()+e.slice(1)}function ns(e){return`${(100*e).toFixed(1)} points`}function zo(e,t=!1){let n=e.at(-1)??
"",s=e.length>1?`${e.slice(0,-1).join(", ")} and ${n}`:n;return t?os(s):s}function Ko(e){let{count:t}=e,n=e.visits[t-1],
s=e.visits[0],o=[{title:t===1?"One visit.":`${t} visits.`,text:t===1?`${Dt(e,0)}. Where does this person go next?`:`They\
 begin with ${s?.label} and end with ${Dt(e,t-1)}. Where does this person go next?`,part:`visits.${t-1}`},{...Vt({kind:"\
slices"},e,null),part:"inputs"}];for(let c=0;c<e.layers;c++)o.push(ic(c,e)),o.push({...Bo(c,e),bars:"The bars show the s\
ame for every visit.",part:`layers.${c}.stream`});o.push({...Vt({kind:"context"},e,null),part:"context"}),e.hasPointer&&
o.push({...Vo(e),part:"pointer"}),e.hasGeneration&&o.push({...jo(e),part:"generation"});let{prediction:r}=e.trace,a=e.nameOf(
r.location).label,i=e.hasGate?`${qo(e).text} `:"";return o.push({title:`${a}, ${N(r.probability,1)}.`,text:`${i}The answ\
er after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function ic(e,t){let n=`Layer ${e}.`;if(!t.heads)return{title:n,
text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let a=0;a<t.heads;a++){
if(t.isRemoved(e,a))continue;o+=1;let i=t.lastRow(e,a),c=ct(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)
return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===t.count-1?"from itself":`from ${Dt(t,
s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means mor\
e. The strongest link of the last visit: head ${s.head} reads ${N(s.weight)} ${r}.`,part:`layers.${e}.heads.${s.head}`}}function Zo(e,t){let n=Mt(e,t);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return lc(n,t);break;case"stream":
return hc(n,t);case"pointer":if(n.isLeaf)return uc(n,t);break;case"generation":if(n.isLeaf)return mc(n,t);break;case"gat\
e":return fc(t);default:break}return Vt(kt(cc(n),t),t,null)}function cc({kind:e,layer:t,head:n,visit:s,location:o}){return e===
"head"?`layers.${t}.heads.${n}`:e==="visit"?`visits.${s}`:e==="place"?`places.${o}`:e}function lc({layer:e,head:t,query:n,
visit:s},o){let r=o.weights(e,t).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(y=>y>a).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${N(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Xt(o,e,t,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(e,t)||o.isSkipped(e,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${S(h.
sum,2)}, which makes a score of ${S(u,2)}. ${m}${d}`}}function hc({layer:e,visit:t},n){let s=`layers.${e}`,o=l=>S(Math.hypot(
...ot(n,`${s}.${l}`,t))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(e,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${e}, ${V(n,t)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function uc({visit:e},t){let n=N(Number(t.pointerWeights[e]),
1),s=`The pointer gives ${V(t,e)}, ${n}.`;if(t.visits[e]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Jt(t,e),c=r!==null&&!a?` and the bias of its position is ${S(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${S(o.sum,2)}${c}; its score is ${S(i,2)}. The weight counts for ${Bt(t,e)}.`}}function mc({
location:e},t){let{logit:n}=Wt(t,e),s=t.probabilityOf("generation",e),o=n===null?"":`Its logit is ${S(n,2)}; `,r=`the so\
ftmax over all places makes it ${N(s,1)} of generation.`;return{title:`${t.nameOf(e).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function fc(e){let t=Vt({kind:"gate"},e,null),n=te(e);if(!n)return t;
let{logit:s,learned:o,hidden:r}=n,a=e.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${S(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:t.title,text:`${t.text} ${a}`}}var dc=7;function Xo(e,{names:t,run:n},s){if(!t.length)return e;let o=dc*s/13;return Ee(e,r=>t.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>pc(a,n,o)}:null)}function pc({attributes:{x:e,y:t,width:n}},s,o){let[r,
a]=[Number(e)+Number(n),Number(t)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var gc={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Jo="Up, Down, Pag\
e Up, Page Down, Home and End move it; Left and Right lead to other parts.";function Qo(e,t){let n=gc[t];return n===void 0?
null:Math.round(100*Math.min(1,Math.max(0,e+n)))/100}var Ke="http://www.w3.org/2000/svg",tr=1.7,yc=1.2,er=20,bc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],xc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},$c=".handle, .handle-words, .control, .escape",kc=new Set(
["font-size","font-weight","text-anchor"]);function nr(e,{title:t,ground:n,lines:s}){let o=e.cloneNode(!0),{width:r,height:a}=e.
viewBox.baseVal,i=Number(e.getAttribute("font-size")),c=s.length*tr*i,l=c+a,h=[],u=e.querySelectorAll("*");for(let[b,p]of o.
querySelectorAll("*").entries()){let g=u[b];g&&wc(p,getComputedStyle(g)),p.matches($c)&&h.push(p);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute($)}for(let b of[...h,...o.querySelectorAll('[opac\
ity="0"]')])b.remove();let m=document.createElementNS(Ke,"title");m.textContent=t;let d=document.createElementNS(Ke,"rec\
t");d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("\
fill",n);let y=s.map((b,p)=>{let g=i*(p?1:yc),$=document.createElementNS(Ke,"text");return $.textContent=nt(b,r-2*er,g,p===
0),$.setAttribute("x",String(er)),$.setAttribute("y",String((p+.8)*tr*i-c)),$.setAttribute("font-size",String(g)),$.setAttribute(
"font-weight",p?"400":"600"),$.setAttribute("fill",getComputedStyle(e).color),$});return o.prepend(m,d,...y),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ke),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(e).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",t),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function wc(e,t){if(e.localName==="g"){t.opacity!=="1"&&e.setAttribute("opacity",t.opacity);return}
e.localName==="image"&&e.setAttribute("style","image-rendering: pixelated");for(let n of bc){if(kc.has(n)&&e.localName!==
"text")continue;let s=t.getPropertyValue(n);s&&s!==xc[n]&&e.setAttribute(n,s)}}function sr({columns:e,rows:t}){let n=document.createElement("table");n.createTHead().insertRow().append(...e.map(r=>rs(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of t)o.insertRow().append(rs("th",r,"row"),...a.map(i=>rs("td",i)));
return n}function or(e){let t=s=>s.map(Oc).join(",");return`${e.map(({columns:s,rows:o})=>[s,...o].map(t).join(`\r
`)).join(`\r
\r
`)}\r
`}var Nc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Ac=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Sc=/^(?=[\t\r\n])/;function Oc(e){if(e==null)return"";if(typeof e=="number")return String(e);let t=e.replace(Ac,"$1'").replace(
Sc,"'"),n=Nc.test(e)?e:t;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function rs(e,t,n){let s=document.createElement(
e);n&&(s.scope=n);let o=typeof t=="number"&&!Number.isInteger(t)?t.toFixed(6):String(t??"–");return s.textContent=Number(
o)===0?o.replace("-",""):o,s}function ar(e,t=null,n=null){if(t===null)return[_c(e,n),vc(e,n)];let s=Mt(t,e);return s?Ec[s.kind](e,s):[]}var Ec={head:Lc,
stream:Ic,inputs:rr,visit:rr,context:Rc,pointer:Pc,generation:Cc,gate:Wc,place:Dc};function _c(e,t){let{hasPointer:n}=e,
s=n&&t?.hasPointer&&e.hasVisitsOf(t)?t:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:e.visits.map((o,r)=>[V(e,r),o.duration_minutes,
...n?[is(e.pointerScores[r]),e.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function vc(e,t){return{caption:`T\
he answer, with a gate of ${e.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...t?[`Probability ${t.words}`]:[]],rows:e.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=ee(e,n),i=e.probabilityOf("final",n);return[e.nameOf(n).label,
s,o,r,a,i,...t?[t.knownProbability(n)]:[]]})}}function Lc(e,{layer:t,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=e,i=e.
weights(t,n),c=`layer ${t}, head ${n}`,l=e.visits.map((m,d)=>V(e,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,
(d+1)*a)])}];let h=Ce(e,t,n,s),{dot:u}=Xt(e,t,n,s,o);return[Ze(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,is(h.scores[d]),i[s*
a+d]])}]}function Ic(e,t){let{layer:n,visit:s}=t,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>e.has(`${o}.${u}`)),a=r.map(([,u])=>ot(e,`${o}.${u}`,s)),i=ze(e,t),c=De(e,n,s,i),l=ot(e,
`${o}.feed_forward.pre`,s),h=ot(e,`${o}.feed_forward.hidden`,s);return[{caption:`${V(e,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function rr(e,{
kind:t,visit:n}){let s=ot(e,"inputs.projected",n),o=[{caption:`What ${V(e,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:e.slices.map(({name:a,label:i,lengths:c})=>[i,es(e,a,n),c[n]])},as("All features mixed by one \
matrix",s)];if(t==="inputs")return o;let r=Array.from({length:e.layers*e.heads},(a,i)=>{let[c,l]=[Math.floor(i/e.heads),
i%e.heads];return[`Layer ${c}, head ${l}`,e.lastRow(c,l)[n]]});return e.hasPointer&&r.push(["Pointer",e.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function Rc(e){return[as(
"The context: the last visit after all layers",e.values("context"))]}function Pc(e,{visit:t,isLeaf:n}){let s=We(e),o=e.visits.
map((l,h)=>V(e,h)),r=e.values("pointer.content_scores"),a=e.has("pointer.bias")?e.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],is(s.scores[h]),e.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:e.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Jt(e,t);return[Ze(`Query of the context × key of ${o[t]}`,["Query","Key"],c),...i]}function Cc(e,{
location:t,isLeaf:n}){let s=e.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[e.nameOf(a.location).label,Wt(e,a.location).logit,
a.probability])},{dot:r}=Wt(e,t);return n&&r?[Ze(`Context × weights of ${e.nameOf(t).label}`,["Context","Weight"],r),o]:
[o]}function Wc(e){let t=te(e),n={caption:"The gate",columns:["Quantity","Value"],rows:[...t?[["Bias",t.bias],["Logit",t.
logit],["As learned",t.learned]]:[],["Gate",e.gate]]};if(!t)return[n];let s="Hidden units";return[t.dot?Ze(s,["Hidden un\
it","Weight"],t.dot):as(s,t.hidden),n]}function Dc(e,{location:t}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=ee(e,t);return[{caption:`How probable is ${e.nameOf(t).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(e,l),e.hasPointer?e.pointerWeights[l]:0])}]}function Ze(e,t,{
first:n,second:s,products:o,sum:r}){return{caption:e,columns:["Number",...t,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function as(e,t){return{caption:e,columns:["Number","Value"],rows:Array.from(t,(n,s)=>[s+1,n])}}function is(e){
return Number.isFinite(e)?e:"−∞"}function ir(e,t,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=ar(t,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(sr(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([or(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
e.append(o),o.showModal()}var Hc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function lr(e,t,n){if(n==="Home")return e[0]??
null;if(n==="End")return e.at(-1)??null;let[s,o]=Hc[n]??[0,!1],r=t?e.indexOf(t):-1,a=e[r];if(s===0||!a)return null;let i=Xe(
a);if(!o){let m=e[r+s];return m&&Xe(m)===i?m:null}let c=[...new Set(e.map(Xe))],l=c[c.indexOf(i)+s],h=e.filter(m=>Xe(m)===
l),u=m=>Math.abs(cr(m)-cr(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function Xe(e){return(e.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function cr(e){let{top:t,bottom:n}=e.getBoundingClientRect();return(t+n)/2}var Fc=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function Gc(e){return e.split(Fc)}function Je(e){return Gc(e).map((t,n)=>{
if(n%2===0)return t;let s=document.createElement("span");return s.className="with-unit",s.textContent=t,s})}var Uc=.6,Bc=["pointer","generation"];function xe({reading:e,before:t,overlays:n}){return!n||!t?.hasPointer||!e.hasPointer?
null:e.hasVisitsOf(t)?t.pointerWeights:null}function Qe(e){let{reading:t,before:n,overlays:s}=e;if(!s||!n)return 1;let o=xe(
e),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(t.pointerWeights[u])]),i=[...hr(t),...hr(n)],c=[
...new Set(i)].flatMap(h=>Bc.map(u=>[t.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function hr({trace:e,locations:t}){let n=e.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=e.location_probabilities;return[...t,...[
...s,...o??[]].map(({location:r})=>r)]}function tn({key:e,now:t,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(t-n)<Uc)return null;let i=t>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${e}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function en(e,t,n){return`${N(e,1)}; ${n} ${N(t,1)}`}var $e="Circuit",Vc=[["bold","keeps the answer"],["faded","can be left out"]],nn=class{circuit=null;failure="";#t;#e;#s=null;constructor(t,n){
this.#t=t,this.#e=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Vc){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,$e)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let t=!this.isOn;this.#a(),this.#o(t,$e),this.#e(),t&&this.#n(0)}renew(){this.#a(),this.isOn&&
this.#n(250)}#a(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(t){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${$e} …`),await new Promise(s=>setTimeout(s,t)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${$e} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,$e),this.#e()}}#o(t,n){this.button.setAttribute(
"aria-pressed",String(t)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var ur="http://www.w3.org/2000/svg",jc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
sn=/-?\d+(?:\.\d+)?/g,on=class{#t=new WeakMap;#e=new Map;#s=new WeakMap;#a=0;#n=0;constructor(t){this.root=t,this.elements=
[]}show(t,n=0){this.#u(),this.elements=this.#o(this.root,t,this.elements,n>0),this.#e.size&&this.#c(n)}#o(t,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(t.textContent!==i||s.length)&&(t.textContent=i),[]}if(!s.length&&!t.
firstChild){let i=n.map(c=>this.#h(mr(c)));return t.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(ls(l.mark,i),c)}let a=n.map((i,c)=>{let l=mr(i),h=r.get(ls(l,c));r.delete(ls(l,c));let u=h??document.createElementNS(
ur,l.tag);return this.#f(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=t.childNodes[i];
l!==c&&t.insertBefore(c,l??null)}return a}#h(t){let n=document.createElementNS(ur,t.tag);for(let s in t.attributes){let o=le(
t.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#t.set(n,{mark:t,elements:this.#o(n,t.children,[],!1)}),n}#f(t,n,s){
let o=this.#t.get(t),r=o?.mark.attributes??{};for(let i of Object.keys(r))le(n.attributes[i])===null&&t.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=le(c),h=le(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&jc.
has(i)?qc(h,l):null;u?this.#e.set(`${this.#i(t)} ${i}`,{element:t,name:i,at:u,end:l}):t.setAttribute(i,l)}let a=this.#o(
t,n.children,o?.elements??[],s);this.#t.set(t,{mark:n,elements:a})}#i(t){let n=this.#s.get(t)??this.#a++;return this.#s.
set(t,n),n}#c(t){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/t));if(r===1){this.#u();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#e.values())i.setAttribute(c,l(a));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#n);for(let{element:t,name:n,end:s}of this.#e.values())t.setAttribute(
n,s);this.#e.clear()}};function mr(e){return typeof e=="string"?{tag:"tspan",attributes:{},children:[e]}:e}function ls(e,t){
return`${e.tag} ${e.key??t}`}function qc(e,t){let n=e.match(sn)??[],s=t.match(sn)??[],o=t.split(sn);return n.length!==s.
length||e.split(sn).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var rn=class{#t=0;#e=0;#s=[];constructor(t,n){this.show=n,this.button=hs("Play the story","play",()=>this.toggle()),this.
back=hs("Step back","back",()=>this.step(-1)),this.forth=hs("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),t.append(
this.button,this.back,this.forth,this.slider),this.#n(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#e<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#e]??
null:null}tell(t){this.#s=t,this.#e=Math.min(this.#e,t.length-1),this.slider.max=String(t.length),this.#n(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let t=this.#e>=this.#s.length-1;this.goTo(this.isOpen&&!t?this.#e:0),this.#a()}pause(){
clearTimeout(this.#t),this.#t=0,this.#n(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#n(!1),this.
show(null))}step(t){this.goTo(this.isOpen?this.#e+t:t>0?0:this.#s.length-1)}goTo(t){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#s.length-1,t)),this.#n(!1),this.show(this.#e)}#a(){let{title:t="",text:n=""}=this.#s[this.#e]??
{},s=Math.max(1800,55*(t.length+n.length));if(this.#e>=this.#s.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#a()},s),this.#n(!0)}#n(t){this.button.dataset.icon=t?"pause":"play";let n=t?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#e+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function hs(e,t,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=t,s.title=e,s.setAttribute("aria-label",e),
s.addEventListener("click",n),s}var Yc=.03,zc=5;function an({reading:e,before:t,overlays:n,stage:s,happened:o,lit:r}){let a=bt(r,e),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&t&&h.push(t.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=e.answer(
i,h),m=u.slice(0,-1).map(({location:p})=>p),d=dr(m.map(p=>t?.knownProbability(p)??null),1),y=n&&t?Kc(m,e,t):null,b=(l-c)/
u.length;return u.map((p,g)=>{let $=c+(g+.5)*b,x=p.probability*s.full,k={pointer:y?.pointer[g]??null,generation:y?.generation[g]??
null},[M,E]=["pointer","generation"].map(w=>fr(p[w]*jt({reading:e},w),k[w])*s.full);return{...p,was:t?d[g]??null:null,wasByPath:k,
middle:$,start:$+(Number(M)-Number(E)-x)/2,height:x}})}function fr(e,t){return Math.max(0,(t??e)-e)}function Kc(e,t,n){let s=(o,r)=>r?
dr(e.map(a=>n.shareOf(o,a)),jt({reading:n},o)):[];return{pointer:s("pointer",t.hasPointer),generation:s("generation",t.hasGeneration)}}
function dr(e,t){let n=e.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,t);return[...e,n.length===e.length?Math.max(0,s):null]}
function cn(e,t){let{reading:n,stage:s}=e,o=xe(e),r=n.pointerWeights,a=p=>p.reduce((g,$)=>g+fr(r[$],o?.[$]??null),0),i=n.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,g)=>g.probability+g.lost-p.probability-p.lost),c=i.filter((p,g)=>p.
probability+p.lost>=Yc&&g<zc||us(t,p.location)<t.length-1).map(p=>({...p,wish:b(p.visits)})),l=i.filter(({location:p})=>!c.
some(g=>g.location===p));if(l.length){let p=l.flatMap(g=>g.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((g,{probability:$})=>g+$,0),lost:a(p),visits:p,wish:b(p)})}c.sort((p,g)=>p.
wish-g.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:p,probability:g,lost:$})=>({wish:p,length:(g+$)*s.full})),
d=m.reduce((p,{length:g})=>p-g,h[1]-h[0]),y=Ge(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:p,
label:g,probability:$,lost:x,visits:k},M)=>({path:"pointer",location:p,label:g,probability:$,start:Number(y[M]),lost:x,visits:k,
answer:us(t,p)}));function b(p){let g=p.map(x=>Math.max(r[x],o?.[x]??0)),$=g.reduce((x,k)=>x+k,0)||1;return p.reduce((x,k,M)=>x+
Number(g[M])/$*Number(s.across.visits[k]),0)}}function ln({reading:e,stage:t},n){if(!e.hasGeneration)return[];let s=e.generated(
ge),{gap:o}=t.across.generation,{start:r}=t.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:us(n,a)};return r+=c*t.full+o,l})}function jt({
reading:e},t){return t==="pointer"?e.gate:1-e.gate}function gt(e,t){let n=(e+t)/2;return t-e>=.6?[e,t]:[n-.3,n+.3]}function us(e,t){
let n=e.findIndex(s=>s.location===t);return n<0?e.length-1:n}var ms=18;function Ht({stage:e},t){let n=e.type/13;return U(t,12.5*n)+13*n}function ke({reading:e},t){let n=e.trace.interventions[`${t}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function hn(e,t,n,s=3){let o=e.reading.trace.interventions[`${t}\
_temperature`]??1;return f("g",{key:`temperature ${t}`},ae(e,{act:`${t}_temperature`,words:ke(e,t),title:`Temperature of\
 the ${t} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ae(e,{act:t,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!e.canAct)return[];let c=e.stage.type/13,l=a||ms*c,h=Ht(e,n),u=i?
" stays":"";return[f("rect",{key:`handle ${t}`,class:`handle${u}`,"data-act":t,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${t}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var we=1440;function pr(e){let{stage:t}=e,{x:n,width:s}=t.visits;return[Ft(e,n,"Visits",fs(e,s),s),...Zc(e),...t.rows.map(
(o,r)=>Jc(e,r))]}function fs({stage:e,lit:t},n){if(t?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${t.head}`;return U(o,12.5*(e.type/13))<=n?o:s}function Ft({stage:e},t,n,s,o=400){let r=e.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},U(n,15*r,!0)<=o?f("text",{x:t,y:17*r,class:"title"},n):f("te\
xt",{x:t,y:17*r,class:"small strong"},nt(n,o,12.5*r,!0)),f("text",{x:t,y:35*r,class:"small"},nt(s,o,12.5*r)))}function Zc({
reading:e,stage:t}){let n=t.type/13,s=[];for(let{start:o,end:r,weekday:a}of ds(e)){let i=Number(t.rows[o]?.y)-Number(t.rows[o]?.
height)/2,c=Number(t.rows[r]?.y)+Number(t.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:t.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:t.visits.x,y:l},a))}}return s}function ds({visits:e}){let t=[];for(let[n,s]of e.entries()){
let o=Xc(s),r=t.at(-1);r?.day===o?r.end=n:t.push({start:n,end:n,day:o,weekday:String(ht[s.weekday])})}return t}function Xc({
arrival:e,weekday:t}){return e?.split("T")[0]??String(t)}function Jc(e,t){let{reading:n,stage:s,lit:o}=e,{y:r,height:a,isFull:i}=s.
rows[t],c=n.visits[t];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=he(o,n).includes(t),d=c.masked?"unmask":"mask",y=i&&e.canAct&&t<n.count-1,b=y&&m?Ht(e,d)+4*l:0,p=Math.min(ms*l,a),
g=un(c),$=a>=33*l,x=($?20:13)*l,k=h+x+($?14:8)*l,M=gs(e,t),E=ys(e,t),w=m||E,T=M?42*l:0,A=s.visits.x+s.visits.width-4,_=A-
k,v=s.isDense?0:38*l,P=$?[f("text",{x:k,y:r-3*l,class:"strong"},nt(c.label,_-b,13*l,!0)),f("text",{x:k,y:r+13*l,class:"s\
mall"},U(g,12.5*l)<=_-T?g:at(c.start_minute)),M||_<U(g,12.5*l)+56*l?null:Qc(A+4-50*l,r+5*l,48*l,c)]:[f("text",{x:k,y:r+4.4*
l,class:w?"strong":"label"},nt(c.label,_-Math.max(v,T)-b-9,12.5*l,w)),M||s.isDense?null:f("text",{x:A-b,y:r+4.4*l,class:"\
small end"},at(c.start_minute))];return f("g",ps(e,t,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,
a-1),rx:i?5*l:1}),i&&ft(c.category,h+4*l,r-x/2,x),i?P:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&f("t\
ext",{x:A,y:r+($?13:4.4)*l,class:E?"strong end":"small end"},M),y&&m&&ae(e,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:A+2,y:$?r-17*l:r-p/2,height:p}),
f("title",{},`${c.label}, ${ht[c.weekday]} ${g}`))}function ps({reading:e,lit:t},n,s){let o=he(t,e).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${e.count}: ${s.label}, ${ht[s.weekday]} ${un(s)}${s.masked?", masked":""}${e.hasPointer?`\
; pointer weight ${N(e.pointerWeights[n],1)}`:""}`}}function un({start_minute:e,duration_minutes:t}){return`${at(e)} · ${_t(
t)}`}function gs({reading:e,lit:t},n){return t?.kind!=="head"?"":N(e.lastRow(t.layer??0,t.head??0)[n])}function ys({reading:e,
lit:t},n){return t?.kind!=="head"?!1:ct(e.lastRow(t.layer??0,t.head??0))===n}function Qc(e,t,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,we),a=Math.min(s,Math.max(0,s+o-we)),i=(c,l)=>f("rect",{class:"stay",x:e+c/we*n,y:t,width:Math.max(1,
(l-c)/we*n),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"\
track",x:e,y:t,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:e+(a||r)/we*n-2,y:t-
3,width:5,height:13}))}function gr(e){let{reading:t,stage:n}=e;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:a}=t,i=Math.max(...Nt(e).map(({longestSlice:b})=>b)),c=r/a.length,l=ut(e.lit,t),h=e.lit?.kind==="slices",u=n.rows.
flatMap(({y:b,height:p},g)=>a.map(({lengths:$},x)=>{let k=Number($[g])/i*Math.max(2,p-4);return{visit:g,x:o+x*c,y:b+p/2-
2-k,width:.72*c,height:k}})),[m,d]=bs(u,({visit:b})=>h||l.includes(b)),y=a.map(({label:b},p)=>f("text",{key:`name ${b}`,
class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},b));return[f("g",xs(e),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+
6,height:n.bottom-n.top+8,rx:6}),y,f("path",{key:"bars",class:"length",d:Kt(d)}),m.length>0&&f("path",{key:"lit",class:"\
length lit",d:Kt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+
33*s},"of the vectors"))]}function bs(e,t){return[e.filter(t),e.filter(n=>!t(n))]}function xs(e){return{key:"slices",class:`\
part slices${mt(e,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:z(e,Be.slices),"aria-label":`What\
 each visit is made of: ${e.reading.slices.map(({label:t})=>t).join(", ")}`}}function yr(e,t){let{x:n,right:s}=e.stage.answers,o=e.stage.type/13;return[Ft(e,n+6*o,"Answer",e.stage.isDense?"":tl(e),
s-n),...$s(e,t)]}function tl({reading:e}){return e.hasGate?"pointer and generation":e.hasPointer?"of the pointer":"of ge\
neration"}function $s(e,t){let{reading:n,stage:s,lit:o,happened:r}=e,a=s.type/13,i=bt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return t.map(m=>{let{location:d,label:y,category:b,probability:p,was:g,middle:$,height:x,start:k}=m,M=[{path:"poin\
ter",share:m.pointer*jt(e,"pointer")},{path:"generation",share:m.generation*jt(e,"generation")}],E=i===d,w=c+(b===null?6:
26)*a,T=_e(y,l-w-(r===d?20*a:2),13.5*a,2,!0),A=$-(T.length>1?22:8)*a,_=$+(T.length>1?2:0)*a,v=c+6*a,P=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${E?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${y}: ${N(p,1)}; from the pointer ${N(M[0]?.share??0,1)}, from generation ${N(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:A-16*a,
width:u+10*a,height:_-A+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:J-2,height:Math.max(1,x)}),
b!==null&&ft(b,c+5*a,A-13*a,16*a),T.map((H,C)=>f("text",{key:`name ${C}`,class:d<0?"label halo":"strong halo",x:w,y:A+15*
C*a},H)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${A-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:_,width:P,height:8*a}),M.map(({path:H,
share:C})=>{let I=f("rect",{key:H,class:`${H} bar`,x:v,y:_,width:Math.max(0,C*P),height:8*a});return v+=C*P,I}),g!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+g*P,y:_-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:_+23*a},N(p,1)),g!==null&&el(c+60*a,_+23*a,p,g))})}function el(e,t,n,s){let{change:o,size:r,sign:a}=ve(
n,s);return o===0?f("text",{key:"change",class:"small",x:e,y:t},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:e,y:t},`${a} ${r}`)}function br(e){let{reading:t,stage:n}=e,s=n.type/13,o=t.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return ks(e,m,nl(e,h,u,c,i*l),n.isDense?d:void 0)}function ks(e,{
x:t,y:n,columns:s,cell:o},r,a){let i=e.stage.type/13,c={class:"strong halo",x:t,y:n-5*i},l=e.reading.values("context"),h=Math.
max(...Nt(e).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:t+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${mt(e,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:z(e,Q(e.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:t-3,y:n-
16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function nl({reading:e,stage:t},n,s,o,r){let a=t.type/13,i=Number(t.rows.at(-1)?.y),c=n-6*a,l=t.size.height-5*a,h=t.
gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),e.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*t.size.height+t.full/2+4}`})]}function xr(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+t.gate*s.full,
l=n?.hasGate?n.gate:t.gate,h=s.gate+i/2,u=mn(e);return f("g",ws(e,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${t.gate.toFixed(2)}`),l!==t.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?t.wordsFor(n):""}: ${l.toFixed(2)}`)),
e.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function mn({reading:e}){return e.trace.architecture.
components.includes("gate")}function ws(e,t){let{reading:n}=e,s=e.canAct&&mn(e);return{key:"gate",class:`part gate${mt(e,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":t,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":e.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${N(n.gate)} poi\
nter`},tabindex:"-1",opacity:z(e,Q(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${N(n.gate)} pointer, ${N(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function fn(e,t,n){let{reading:s,stage:o,lit:r}=e,a=e.beat>=Q(s).
gate,i=x=>jt(e,x),c=bt(r,s),l=new Map,h=o.across.gate;for(let x of t)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[k]of n.entries())u.set(`${x} ${k}`,h),h+=Number(n[k]?.[x])*
i(x)*o.full;let m=t.map(x=>{let k=Number(l.get(x)),M=x.probability*i(x.path)*o.full,E=gt(x.start,x.start+x.probability*o.
full),w=gt(k,k+M);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${g(x.location)}`,d:o.bands.into(
E,w,a)})}),[d,y]=[o.across.gate,o.across.gate+o.full],b=n.flatMap((x,k)=>{let M=x.start;return["pointer","generation"].map(
E=>{let w=Number(x[E])*i(E),T=w*o.full,A=Number(u.get(`${E} ${k}`)),_=gt(A,A+T),v=gt(M,M+T),P=x.wasByPath[E],H=P===null?
null:p(E,A,M,T,P*o.full);M+=T;let C=`out ${E} ${x.location}`;return[T>0&&f("path",{key:C,class:`${E} band${g(x.location)}`,
d:o.bands.out(_,v,a)}),H&&tn({key:C,now:T,before:Number(P)*o.full,path:(I,G)=>o.bands.out(I,G,a),edges:H,style:g(x.location),
title:`${x.label}, from ${E==="pointer"?"the pointer":"generation"}: ${en(w,Number(P),e.before?s.wordsFor(e.before):"")}`})]})});
return[m,b,a&&r?.kind==="visit"&&$(r.visit??0)];function p(x,k,M,E,w){let T=Math.abs(E-w),A=x==="pointer",_=(H,C)=>{let I=A?
H-(C?0:T):H+E-(C?T:0);return[I,I+T]},[v]=_(k,!1),P=Math.max(d,Math.min(y-T,v));return{more:[_(k,!0),_(M,!0)],less:[[P,P+
T],_(M,!1)]}}function g(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let k=s.pointerWeights,
M=t.find(({path:G,visits:Z})=>G==="pointer"&&Z.includes(x));if(!M)return null;let E=[...M.visits].sort((G,Z)=>G-Z),T=E.slice(
0,E.indexOf(x)).reduce((G,Z)=>G+k[Z],0)*o.full,A=k[x]*o.full,_=i("pointer"),v=Number(l.get(M))+T*_,P=n[M.answer],H=Number(
u.get(`pointer ${M.answer}`))+T*_,C=Number(P?.start)+T*_,I=P?.location===M.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(gt(M.start+T,M.start+T+A),gt(v,v+A*_),a)}),I&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(gt(H,H+A*_),gt(C,C+A*_),a)})]}}function $r(e){let{reading:t,before:n,stage:s}=e,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+t.gate*i,
h=n?n.gate:t.gate,u=mn(e),m=`${N(t.gate)} pointer${u?"":", fixed"}`;return f("g",ws(e,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:t.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-t.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${t.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==t.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?t.wordsFor(n):""}: ${h.toFixed(2)}`)),e.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-xt/2,s.size.width-
xt),y:r+(a-xt)/2,width:xt,height:xt})])}function kr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.filter(({path:m})=>m==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=e.beat>=Q(n).generation,h=r.map(({
label:m,probability:d,location:y},b)=>{let p=c+b*17*o;return[f("text",{key:`name ${b}`,class:y<0?"small halo":"label hal\
o",x:i,y:p},nt(m,a-i-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${b}`,class:"strong end halo",x:a,y:p},N(d))]}),u=r.
map(({probability:m,start:d,location:y},b)=>f("rect",{key:`bar ${b}`,class:"generation bar",x:s.places,y:d,width:J,height:l?
Math.max(.8,m*s.full):0},f("title",{},`${y<0?"The others":r[b]?.label}: ${N(m,1)} of the generation head`)));return f("g",
Ms(e,r),f("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function Ms(e,t){return{key:"generation",class:`part generation-b\
lock${mt(e,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:z(e,Q(e.reading).generation),"ar\
ia-label":`Generation: ${t.map(({label:n,probability:s})=>`${n} ${N(s)}`).join(", ")}`}}var sl=4,Ts=17,ol=4;function wr(e,t){let{reading:n,stage:s,lit:o}=e,r=bt(o,n),a=t.filter(({path:l})=>l==="pointer"),i=rl(
e,a),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",opacity:z(e,Q(n).pointer)},a.map(l=>f("rect",
{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:J},
f("title",{},`${l.label}: ${N(l.probability,1)} of the pointer`))),[al,il].map(l=>i.map(h=>l(e,h,c(h.flow)))))}function rl({
reading:e,stage:t,lit:n},s){let o=t.type/13,r=bt(n,e),[a,i]=t.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h,y=u>=0,b=` ${N(d)}`,
g=`${nt(m,i-a-U(b,13*o,!0),13*o,y)}${b}`,$=U(g,13*o,y)/2,x=h.start+d*t.full/2,k=Math.max(a+$,Math.min(i-$,x)),[M,E]=[k-$,
k+$];for(let w=0;w<sl;w++){if(l.some(_=>_.row===w&&M<_.right+8*o&&E>_.left-8*o))continue;let A=k>x?"":k<x?" end":" middl\
e";l.push({flow:h,text:g,isBold:y,left:M,right:E,row:w,anchor:A});break}}return l}function Mr({stage:e},{row:t}){return e.
places+J+(14+Ts*t)*e.type/13}function al(e,t,n){let{type:s,places:o,full:r}=e.stage,{flow:a,row:i}=t;return i>0&&f("path",
{key:`leader ${a.location}`,class:`leader${n}`,d:`M${a.start+a.probability*r/2} ${o+J}V${Mr(e,t)-11*s/13}`})}function il(e,t,n){
let{flow:s,text:o,isBold:r,left:a,right:i,anchor:c}=t;return f("text",{key:`name ${s.location}`,class:`${r?"strong":"sma\
ll"}${c} halo${n}`,x:c===""?a:c===" end"?i:(a+i)/2,y:Mr(e,t)},o)}function Tr(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=t.
filter(({path:l})=>l==="generation"),a=e.beat>=Q(n).generation,i=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-
(ol*Ts-6)*o;return f("g",Ms(e,r),f("rect",{class:"ground",x:s.right-i,y:c-36*o,width:i+6,height:s.places+J-c+40*o,rx:6}),
f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},d)=>{
let y=` ${N(u)}`,b=nt(h,i-U(y,13*o),13*o)+y;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+d*Ts*o},b),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:a?
J:0},f("title",{},`${l<0?"The others":h}: ${N(u,1)} of the generation head`))]}))}var cl=16;function Nr(e,t){let{reading:n,stage:s,lit:o}=e,r=s.type/13,a=z(e,Q(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=ut(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},d=U("Pointer",15*r,!0)+4*r,
y=Ht(e,ke(e,"pointer")),b=s.rows.flatMap(({y:g,isFull:$},x)=>{if(!$)return[];let k=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:g+4.4*r},S(c[x])),f("text",{key:`weight ${x}`,class:`${k} end${M}`,x:s.weights,y:g+4.4*r},N(i[x]))].filter(E=>E!==!1)}),
p=t.filter(({path:g})=>g==="pointer").map(g=>ll(e,g));return[f("g",Ns(e,t),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Ft(e,u,"Pointer","",200),Object.entries(m).map(([g,$])=>f("text",{key:g,class:"\
small end","aria-hidden":"true",x:$,y:35*r},g)),!s.isDense&&hn(e,"pointer",Math.max(s.weights+6*r,u+d+y)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),f("g",{key:"ribbons",opacity:a},As(e,t),p)]}function Ns(e,t){
return{key:"pointer",class:`part pointer-block${mt(e,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:z(
e,Q(e.reading).pointer),"aria-label":`Pointer: ${t.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${N(s)}`).join(", ")}`}}function As(e,t){let{reading:n,before:s,stage:o,lit:r}=e,a=n.
pointerWeights,i=xe(e),c=ut(r,n),l=e.beat>=Q(n).pointer,h=Ge(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??
0)*o.full})),0,...o.across.starts);return t.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((y,b)=>y-b).map(y=>{let b=a[y]*o.full,p=Number(h[y]),g=c.includes(y)?" lit":c.length?" d\
im":"",$=gt(m,m+b);m+=b;let x=i?.[y]??null,k=x===null?0:(x-a[y])*o.full,[M,E]=[d,Math.max(0,k)];d+=E;let w=`${n.visits[y]?.
label}: `,T=x===null||!s?`${w}${N(a[y],1)} of the pointer`:`${w}${en(a[y],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${y}`,class:`pointer band${g}`,d:o.bands.ribbon(gt(p,p+b),$,l)},f("title",{},T)),tn({key:`ribbon ${y}`,
now:b,before:x===null?null:x*o.full,path:(A,_)=>o.bands.ribbon(A,_,l),edges:{more:[[p+b+k,p+b],[m+k,m]],less:[[p+b,p+b+k],
[M,M+E]]},style:g,title:T})]})})}function ll(e,{path:t,location:n,label:s,probability:o,start:r}){let{reading:a,stage:i,
lit:c}=e,l=i.type/13,h=bt(c,a),u=N(o),d=a.hasGate&&Math.abs(r-i.across.gate+5*l)<cl*l?U("Gate 0.00",15*l,!0)/2-i.gateWidth/
2:0,[y,b]=[i.ribbons+2*l,i.gate-12*l-d],p=b-y,g=n>=0,$=nt(s,p-U(` ${u}`,13*l,!0),13*l,g),x=U(`${$} ${u}`,13*l,g)/2,k=Math.
max(y+x,Math.min(i.places+J/2,b-x));return f("g",{key:`${t} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${t} \
bar`,x:i.places,y:r,width:J,height:Math.max(.8,o*i.full)}),f("text",{class:`${g?"strong":"small"} middle halo`,x:k,y:r-5*
l},`${$} ${u}`),f("title",{},`${s}: ${N(o,1)} of the pointer`))}function Ar(e){return[At(e,17*(e.stage.type/13),"Visits",fs(e,e.stage.size.width)),...hl(e),...e.stage.columns.map((t,n)=>ul(
e,n))]}function At({stage:e},t,n,s,o=e.right){let r=e.type/13,a=o-e.left-U(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:e.left,y:t},n),f("text",{class:"small end halo",x:o,
y:t},nt(s,a,12.5*r)))}function hl({reading:e,stage:t}){let n=t.type/13;return ds(e).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[t.columns[s],t.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:t.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=U(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:t.chips.top-13*n},r)].filter(h=>h!==!1)})}function ul(e,t){let{reading:n,
stage:s,lit:o}=e,{x:r,width:a,isFull:i}=s.columns[t],c=n.visits[t];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,d=he(o,n).includes(t),y=Math.min(20*l,a-3),b=at(c.start_minute),p=gs(e,t),g=[
p||b,p?p.replace(" %",""):b.slice(0,2)],$=g.find(E=>U(E,12.5*l,!0)<=a)??g[1],x=m?_e(c.label,a-6*l,12.5*l,2):[],k=d||ys(e,
t),M={class:k?"strong middle":"small middle",x:r};return f("g",ps(e,t,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[ft(c.category,r-y/2,h+8*l,y),f("text",{key:"hour",...M,y:h+45*l},$),
x.map((E,w)=>f("text",{key:`name ${w}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},E))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${ht[c.weekday]} ${un(c)}`))}
function Sr(e){let{reading:t,stage:n,lit:s}=e,o=n.type/13,{slices:r}=t,a=ut(s,t)[0]??t.count-1,i=t.visits[a],c=Math.max(
...Nt(e).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(q.title+46)*o,u=r.map(({name:m,label:d,lengths:y},b)=>{
let p=Number(y[a]),g=n.left+(b+.5)*l,$=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:g-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${m}`,class:"tiny middle",x:g,y:h-$-4*o},S(p)),f("text",{key:`name ${m}`,class:"small\
 middle",x:g,y:h+15*o},d)]});return f("g",xs(e),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(q.title+q.inputs+6)*o,rx:6}),At(e,n.inputs+15*o,"Input vector",i?`${i.label}, ${ht[i.weekday]} ${at(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function Or(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=s.pointer;return[f("g",Ns(e,t),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(q.title+q.scores)*o,rx:6}),At(e,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),ml(e)),f("g",{key:"ribbons",opacity:z(e,Q(
n).pointer)},As(e,t))]}function ml({reading:e,stage:t,lit:n}){let s=t.type/13,o=e.pointerWeights,r=Array.from(e.pointerScores,
y=>S(y)),a=ut(n,e),i=Math.max(...o),c=Number(t.columns.at(-1)?.width),l=r.some(y=>U(y,11.5*s)>c-3),h=t.pointer+(q.title+
q.scores)*s,u=t.columns.find(y=>y.isFull),m=u?u.x-u.width/2:t.right,d=t.left-8*s;return t.columns.flatMap(({x:y,isFull:b},p)=>{
let g=a.length&&!a.includes(p)?" dim":"",$=o[p]>=.2*i||a.includes(p),x=N(o[p]).replace(" %",""),k=U(x,12.5*s,!0)/2;if(!b&&
(!$||y-k<d||y+k>m))return[];d=y+k;let M=$?"strong":"small",E=h-24*s;return[b&&f("text",l?{key:`score ${p}`,class:`tiny${g}`,
x:y+4*s,y:E+2*s,transform:`rotate(-90 ${(y+4*s).toFixed(2)} ${(E+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${g}`,x:y,y:E},r[p]),f("text",{key:`weight ${p}`,class:`${M} middle${g}`,x:y,y:h-6*s},x)].filter(w=>w!==!1)})}function Er(e){let{reading:t,stage:n}=e,s=n.type/13,o=z(e,Q(t).gate),r=an(e),a=[...cn(e,r),...ln(e,r)];return[ks(e,n.context,
fl(e)),...t.hasPointer?Or(e,a):[],f("g",{key:"flows",opacity:o},fn(e,a,r)),...t.hasPointer?[wr(e,a)]:[],...t.hasGeneration?
[Tr(e,a)]:[],...t.hasGate?[$r(e)]:[],f("g",{key:"answer",opacity:o},At(e,n.answers.top-10*s,"Answer",e.before?`line: ${t.
wordsFor(e.before)}`:"",n.answers.right),$s(e,r))]}function fl({reading:e,stage:t}){let n=t.type/13,{x:s,y:o,columns:r,cell:a}=t.
context,i=s+r*a+2,c=Math.ceil(e.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(t.columns.at(-1)?.x),m=t.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(q.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),e.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${t.places-4}H${t.right}`}),e.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${t.gate+t.gateHeight/2}H${t.right+3}`})]}var Ss=19,dl=.05;function vr(e){let{stage:t}=e,n=t.type/13,s=Ve(e),o=f("g",{key:"legend",opacity:z(e,re(0))},je(e,t.visits.
x,t.bottom+(t.isDense?24:51)*n,t.isDense)),r=t.layers.map((a,i)=>{let c=`Layer ${i}`,l=Ht(e,ke(e,"attention")),h=U(c,15*
n,!0)+l+4*n<=a.width,u=be(e),d=U(u,12.5*n)<=a.width+12*n&&(h||!e.canAct)?u:"";return f("g",{key:`layer ${i}`,opacity:z(e,
re(i))},a.maps.length?Ft(e,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&hn(e,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((y,b)=>pl(e,y,i,b)),a.maps.map((y,b)=>Os(e,y,i,b,s)),gl(e,i))});return[o,...r]}function pl(e,t,n,s){
let{reading:o,stage:r,lit:a}=e;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=Lr(e,n,s)?[...i.keys()].filter(u=>i[u]>=
dl):a?.kind==="visit"?[a.visit??0]:[],l=t.x-14,h=t.y+t.side-t.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:Et(l,[m-d,m+d],t.x,[h-d,
h+d])})})}function Lr({lit:e},t,n){return e?.kind==="head"&&e.layer===t&&e.head===n}function Os(e,t,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=e,l=a.type/13,{x:h,y:u,side:m,touch:d}=t,{count:y}=r,b=r.weights(n,s),p=r.lastRow(n,s),g=_r(
r,n,s),{before:$,overlays:x}=e,k=x&&$!==null&&_r($,n,s)&&!g,M=k?`; switched off ${r.wordsFor($)}`:"",E=c?b[ct(b)]||1:o,w=Lr(
e,n,s),[T]=i?.kind==="visit"?ut(i,r):[],A=ct(p),_=T??A,v=m/y,P=`Layer ${n}, head ${s}`,H=d?u-38*l:u+4,C=g?"switch on":"s\
witch off",I=d===void 0&&Ht(e,C)<=m-6*l?C:C.slice(7),G=r.visits[A];return f("g",{key:`head ${s}`,class:`part head${w?" l\
it":""}${g?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":g?`${P}: switched o\
ff`:`${P}: the last visit reads most from visit ${A+1}, ${G?.label}, ${N(p[A])}${M}`},f("text",{class:"small",x:h,y:u-(d?
25:4)*l},`head ${s}`),!g&&(d!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${T===void 0?"small":"strong"}${d?"":" en\
d"}`,x:d?h:h+m,y:u-4*l},N(p[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",
{key:"map",class:"map",href:Lt(b,y,e.scale,E),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:g?.15:1}),g&&f(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),k&&f("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+m}L${h+m} ${u}`}),T!==void 0&&!g&&f("rect",{key:"column",class:"column",x:h+T*v,y:u,width:Math.max(2,v),
height:m}),(T!==void 0||w)&&!g&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,v),width:m,height:Math.max(2,
v)}),f("title",{},`${P}. ${g?"Switched off.":`The last visit reads ${N(p[_])} from ${r.visits[_]?.label}. A stronger col\
our is a larger weight, up to ${N(E,1)}. Click to open.`}${k?` Switched off ${r.wordsFor($)}.`:""}`),ae(e,{act:"head",words:I,
title:g?"Switch this head on again":"Switch this head off",right:h+m-(d?0:3)*l,y:H}),e.canAct&&d!==void 0&&f("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function _r(e,t,n){return e.isRemoved(t,n)||e.
isSkipped(t,"attention")}function gl(e,t){let{reading:n,stage:s}=e,o=s.layers[t];if(o?.stream===null||!o)return null;let r=s.
type/13,a=o.stream,i=dn(n,t),c=_s(e),l=s.streamWidth-8*r,h=i.map(({style:m,lengths:d},y)=>Es(e,t,m,s.rows.map(({y:b,height:p},g)=>{
let $=Math.max(1,Math.min(5*r,(p-3)/i.length));return{visit:g,x:a,y:b+(y-i.length/2)*$,width:Number(d[g])/c*l,height:$-.6}}))),
u=i.map(({name:m,style:d},y)=>[f("rect",{class:d,x:a,y:s.bottom+(10+Ss*y)*r,width:9*r,height:9*r}),f("text",{class:"smal\
l",x:a+14*r,y:s.bottom+(18.5+Ss*y)*r},m)]);return f("g",vs(e,t),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Ft(e,a,"Stream",`+ layer ${t}`,s.streamWidth),h,u,yl(e,t,a+s.streamWidth+10*r))}function yl(e,t,n){
let{reading:s,stage:o}=e;if(!s.has(`layers.${t}.residual_mid`))return[];let r=o.type/13,a=s.trace.interventions.residuals===
!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(t,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(t,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>ae(e,{act:l,words:String(h[Number(u)]),title:bl[l]??"",right:n,
y:o.bottom+(5+Ss*m)*r}))}var bl={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function Es(e,t,n,s){let{lit:o,reading:r}=e,i=mt(e,"stream",t)!==""?[r.count-1]:ut(
o,r),[c,l]=bs(s,({visit:h})=>!i.length||i.includes(h));return[f("path",{key:n,class:n,d:Kt(c)}),l.length>0&&f("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Kt(l)})]}function dn(e,t){let{residual:n,attention:s,feedForward:o}=e.stream(t);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function _s(e){let t=0;for(let n of Nt(e))for(let s=0;s<n.layers;s++)for(let{lengths:o}of dn(n,s))t=Math.max(
t,...o);return t||1}function vs(e,t){let{residual:n,attention:s,feedForward:o}=e.reading.stream(t);return{key:"stream",class:`\
part stream${mt(e,"stream",t)}`,"data-part":`layers.${t}.stream`,role:"button",tabindex:"-1",opacity:z(e,re(t)+1),"aria-\
label":`Stream of layer ${t}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function Ir(e){let{stage:t}=e,n=t.type/13,s=Ve(e);return t.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,opacity:z(
e,re(a))},r.length>0&&At(e,o+15*n,`Layer ${a}`,be(e)),a===0&&je(e,t.left+72*n,o+15*n,!0),r.map((i,c)=>Os(e,i,a,c,s)),xl(
e,a)))}function xl(e,t){let{reading:n,stage:s}=e,o=s.type/13,r=Number(s.layers[t]?.stream),a=dn(n,t),i=_s(e),c=r+q.bars*
o,l=a.map(({style:h,lengths:u},m)=>Es(e,t,h,s.columns.map(({x:d,width:y},b)=>{let p=Math.min(8*o,.86*y/a.length),g=Number(
u[b])/i*q.bars*o;return{visit:b,x:d+(m-a.length/2)*p,y:c-g,width:.88*p,height:g}})));return f("g",vs(e,t),f("rect",{class:"\
ground",x:s.left-6,y:r-q.title*o,width:s.right-s.left+12,height:(q.title+q.bars+4)*o,rx:6}),At(e,r-10*o,s.layers[t]?.maps.
length?"Stream":`Layer ${t}`,""),$l(e,a,r-10*o),l)}function $l({stage:e},t,n){let s=e.type/13,o=e.right;return[...t].reverse().
map(({name:r,style:a})=>{let i=o-U(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var Me=700;function Rr({stage:{size:e},...t}){let n=Qe(t),s={...t,stage:Xn(t.reading,e.width,e.type,n)};return[f("g",{key:"\
visits"},Ar(s)),f("g",{key:"inputs"},Sr(s)),f("g",{key:"layers"},Ir(s)),f("g",{key:"decoder"},Er(s))]}function Pr(e,t,n){
return Xn(e,t,n).size.height}var Cr=e=>e.lengths!==void 0;function Wr(e){let{reading:t}=e,n=Q(t),s=an(e),o=[...cn(e,s),...ln(e,s)];return[br(e),...t.hasPointer?Nr(e,o):[],...t.hasGeneration?
[kr(e,o)]:[],f("g",{key:"flows",opacity:z(e,n.gate)},fn(e,o,s)),t.hasGate?xr(e):null,f("g",{key:"answer",opacity:z(e,n.gate)},
yr(e,s))].filter(r=>r!==null)}function Dr(e){return e.stage.size.width<Me?Rr(e):[f("g",{key:"visits"},pr(e)),f("g",{key:"inputs"},gr(e)),f("g",{key:"l\
ayers"},vr(e)),f("g",{key:"decoder"},Wr(e))]}var pn=240,kl=150,wl=120,Ml=13,Tl=17,Ls={type:16.7,width:900,side:36},Nl=.5,Al=660,Hr=matchMedia("(prefers-reduced-motio\
n: reduce)"),gn=class{#t=null;#e=null;#s=!1;#a=null;#n=null;#o=null;#h="";#f=null;#i=null;#c=null;#u=!1;#d=new Map;#p=0;#g="";#r;get opened(){
return this.#i}get#l(){return!this.#r||this.#t&&Cr(this.#t.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(t,n,s){this.root=t,this.hooks=n,this.#r=s,t.classList.add("network-picture"),t.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let a=document.createElement(
"button");if(a.type="button",a.textContent="Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,a),n.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new nn(i,()=>this.#m(pn)),a.before(this.circuits.
legend,this.circuits.button)}t.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new on(this.drawn),this.
player=new rn(o,i=>{this.#f=i,i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#m(pn);let c=this.player.
told?.part;c&&this.#I(c),this.hooks.told?.(i)}),this.#y()}#y(){let{drawn:t}=this;new ResizeObserver(()=>{this.#g!==Fr(t)&&
this.#m(0)}).observe(t),new MutationObserver(()=>this.#m(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),t.addEventListener("pointerover",({target:n})=>{this.#c||this.#x(Is(n))}),t.addEventListener("pointerleave",()=>this.#x(
null)),t.addEventListener("focusin",({target:n})=>this.#x(Is(n))),t.addEventListener("focusout",()=>this.#x(null)),t.addEventListener(
"keydown",n=>this.#v(n)),t.addEventListener("click",({target:n})=>this.#M(n)),t.addEventListener("pointerdown",n=>this.#_(
n)),t.addEventListener("pointermove",n=>this.#N(n,!1));for(let n of["pointerup","pointercancel"])t.addEventListener(n,s=>this.#N(
s,!0))}complete(t,n){this.hooks=t,this.#r=n}show(t,n=null,s=null,o=this.hooks.against){this.#t=new vt(t),this.#e=n&&new vt(
n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#a=s&&new vt(s),this.#d.clear(),this.circuits?.renew(),this.#n=
kt(this.#o,this.#t);let r=Ko(this.#t);this.player.tell(r),Gr(this.room,Ol(r.map(({bars:i="",...c})=>({...c,text:`${c.text}\
 ${i}`}))));let a=this.drawn.contains(document.activeElement);this.#m(this.#c?.follows?0:pn),a&&this.#b()}open(t){let n=t===
null?this.#i:null;this.#i=t,this.#n=this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#m(pn);let o=s&&n&&this.#k(n);o&&this.#w(o),s&&this.#b(),this.hooks.opened?.(this.#i)}back(){this.#i!==
null&&this.open(this.#r?.blockAround(this.#i)||null)}showTables(){let t=this.#s?this.#e:null;this.#t&&this.#r?.showTables(
this.root,this.#t,this.#l,t)}#k(t){return this.#$.map(s=>s.getAttribute("data-part")??"").find(s=>`${t}.`.startsWith(`${s}\
.`))??null}#b(){if(this.drawn.contains(document.activeElement))return;let t=this.drawn.querySelector('[tabindex="0"]');t instanceof
SVGElement&&t.focus()}mark(t){this.light(t.length?`visits.${t[0]}`:null)}file({title:t,lines:n=[]}){if(!this.#r)throw new Error(
"The picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#r.
svgFile(this.drawn,{title:t,ground:s,lines:n})}light(t){if(this.#o=t,!this.#t)return!1;let n=kt(t,this.#t);return JSON.stringify(
n)===JSON.stringify(this.#n)?!1:(this.#n=n,this.#m(0),!0)}#x(t){if(!this.light(t))return;let{kind:n,visit:s=0}=this.#n??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&t)}#M(t){if(!(t instanceof Element)||this.#u)return;let n=Is(t),s=t.
closest("[data-more]"),o=t.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#m(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#T(n,o);else{let r=t.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#T(t,n){let s=this.#t&&kt(t,this.#t),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):r==="head"&&
o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#_(t){this.#u=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#r;!this.#t||!r||!(n||o)||(this.#c=n?r.dragOf(t,this.#t,this.drawn,s!==void 0):r.carryOf(t),this.#c?.
follows&&t.preventDefault())}#N(t,n){let s=this.#c;if(!s||t.pointerId!==s.pointer)return;n&&(this.#c=null);let o=s.to(t,
n);o&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):El(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#v(t){let n=t.target instanceof Element?t.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(t.altKey?this.#R(t.key,s):this.#L(t.key,n,s))&&t.preventDefault()}#L(t,n,s){
if(t==="Escape"&&this.#i!==null)return this.back(),!0;if(t==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(t.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(t.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(t.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((t==="Enter"||t===" ")&&n){let i=n.hasAttribute("data-act")||n.hasAttribute("data-open");return t===" "&&this.
hooks.act&&!i?this.#T(s??""):this.#M(n),!0}let o=this.#r;if(!o)return!1;if(this.#l!==null&&this.#t){let i=o.neighbourOf(
this.#l,t,this.#t),c=n?.getAttribute("aria-current")==="true";i!==null&&this.open(i);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${i}"]`);return c&&l instanceof SVGElement&&l.focus(),i!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(t)&&this.#S(t))return!0;let a=o.walked(this.#$,n,t)?.getAttribute("data-part")??null;return a!==
null&&this.#w(a),a!==null}#A(t){let n=this.#$.find(s=>s.getAttribute("data-part")===t);return n instanceof SVGElement?n:
null}#w(t){let n=this.#A(t);n&&(this.#h=t,this.#O(),n.focus())}#I(t){let{root:n,foot:s}=this,o=this.#A(t)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.documentElement,i=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy(
{top:h,behavior:Hr.matches?"auto":"smooth"})}#R(t,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[t],o=this.#t,
r=o&&kt(n,o),{act:a,edit:i}=this.hooks,c=this.#r;if(!s||!r||!a||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!i||!o.visits[h+s])return!0;i({kind:"move",visit:h,by:s,isDone:l}),this.#w(`visits.${h+s}`)}else if(r.kind==="gate")
this.#S(t);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*Nl);
a({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#S(t){let n=this.#r?.slid(this.#t?.gate??0,t)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#$(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#O(){let t=this.#$,n=t.find(s=>s.getAttribute("data-part")===this.#h)??t[0];for(let s of t){let o=s===
n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#m(t){this.#g=Fr(this.drawn);let n=this.#D();if(!n)
return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let r=this.#r,a=this.#l===null?[]:r?.openedMarks(n,this.#l)??[];!a.length&&this.#l!==null&&
(this.#i=null);let i=this.circuits?.circuit??null,c=a.length?a:this.#P(n);this.drawing.show(c,Hr.matches?0:t),this.#l===
null&&this.#O();let l=this.#l===null?null:r?.sentenceOfOpened(this.#l,n.reading),h=this.#n?null:this.player.told,u=i&&!this.#n?
r?.circuitSentence(i,n.reading):null,{title:m,text:d}=l??h??u??Vt(this.#n,n.reading,n.before),y=!(l||h||u||this.#n),b=this.
root.classList.contains("tall"),p=`${m} ${d} ${ss}`,g=!b&&p.length<=String(this.room.textContent).length,$=y&&g&&!this.#e&&
!this.hooks.isProjected,x=this.circuits?.failure||($?ss:""),k=l||h?"":this.#C(),M=this.putIn.names.includes(this.#o??"")?
`It was put in from the ${this.putIn.run} run.`:"",E=n.stage.streamWidth>0||b,w=!l&&E&&h?.bars||"",T=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",A=i&&this.#n?r?.circuitWords(i,this.#o):"";Gr(this.caption,{title:m,text:[d,T,w,
M,A,k,x].filter(Boolean).join(" ")})}#P(t){let n=Dr(t);if(!this.#r)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#r,
{type:r}=t.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#C(){clearTimeout(this.#p);let t=this.#o??"",
n=this.#d.get(t);return n!==void 0||!this.#n||this.#c?n??"":(this.#p=window.setTimeout(()=>{let s=this.#W();this.#d.set(
t,s),s&&this.caption.append(" ",...Je(s))},kl),"")}#W(){let[t,n]=[this.#n,this.#t],s=t&&n&&Sl(t,n);try{let o=s&&this.hooks.
whatIf?.(s);return o?Yo(t,n,o):""}catch{return""}}#D(){let{clientWidth:t,clientHeight:n}=this.drawn,s=t<Me;if(!this.#t||
t<wl||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(Tl,Math.max(
Ml,t/120));this.root.classList.toggle("tall",s);let a={reading:this.#t,before:this.#e,overlays:this.#s},i=Qe(a),c=this.#H(
r,{width:t,height:n}),l=s?r:c,h=s?Pr(this.#t,t,l):n,u=s&&this.#l!==null?Al:h;return{...a,beside:this.#a,stage:Yn(this.#t,
{width:t,height:u,type:l},i),lit:this.#n??kt(this.player.told?.part,this.#t),beat:this.#f??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#E("--map-least"),this.#E("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#r?.SLIDER_KEYS}}#H(t,n){if(!this.hooks.isProjected||!this.#t||n.width<Ls.
width)return t;let s=Math.max(t,Ls.type);return Yn(this.#t,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
Ls.side)?s:t}#E(t){let n=getComputedStyle(this.root).getPropertyValue(t).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function Fr({clientWidth:e,clientHeight:t}){return e<Me?`${e}`:`${e} ${t}`}
function Sl({kind:e,layer:t=0,head:n=0,visit:s=0},o){if(e==="head"&&!o.isRemoved(t,n)&&!o.isSkipped(t,"attention"))return{
kind:e,layer:t,head:n};let r=o.visits[s]?.masked??!0;return e!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Gr(e,{
title:t,text:n}){let s=document.createElement("strong");s.append(...Je(t)),e.replaceChildren(s," ",...Je(n))}function Ol(e){
let t=({title:n,text:s})=>n.length+s.length;return e.reduce((n,s)=>t(s)>t(n)?s:n)}function El(e){return e.kind==="move"||
e.kind==="time"||e.kind==="stay"}function Is(e){return(e instanceof Element?e.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}function Rs(e,t){let n=[...new Set([...e].reverse())];if(t==="frequency"){let s=_l(e);n.sort((o,r)=>(s.get(r)??0)-(s.get(
o)??0))}return new Map(n.map((s,o)=>[s,Gt+o]))}function _l(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return t}var wt=3,vl=["home","work"],Ll={home:"Home",work:"Work"},Il=6,Rl="No such place",yn=class{places;visits;days=new Map;constructor(t,{
order:n,mostVisits:s}){this.order=n,this.mostVisits=s;let o=Cl(t);this.places=[...o.values()],this.visits=t.map(({place:r,
arrival:a,minutes:i})=>({place:o.get(r)?.id??0,arrival:a,minutes:i}));for(let[r,{arrival:a}]of this.visits.entries()){let i=this.
days.get(lt(a));i?i.push(r):this.days.set(lt(a),[r])}}canAsk(t){return t>=wt&&t<=this.visits.length}visitOn(t){let n=this.
visits[0],s=this.visits.at(-1);if(!n||!s||t===null||t<lt(n.arrival)||t>lt(s.arrival))return{index:null,words:`Choose a d\
ay of the file: ${$t(n?.arrival??0)} to ${$t(s?.arrival??0)}.`};let o=this.visits.findIndex(({arrival:c})=>lt(c)>=t),r=Math.
max(o,wt),a=this.visits[r]?.arrival??s.arrival,i=`the first one after it is on ${$t(a)}`;return lt(a)===t?{index:r,words:""}:
{index:r,words:o<wt?`The first ${wt} visits have too little before them; shown is ${$t(a)}.`:`There is no visit on ${$t(
t*1440)}; ${i}.`}}question(t){let n=this.visits.slice(Math.max(t-this.mostVisits,0),t),s=Rs(n.map(({place:i})=>i),this.order),
o=n.at(-1),r=this.visits[t],a=r?.arrival??(o?o.arrival+o.minutes:0);return{body:{visits:n.map(({place:i,arrival:c,minutes:l})=>({
location:s.get(i)??Yt,arrival:Ur(c),duration_minutes:l})),predict_at:Ur(a),top_k:Il},placeOf:new Map([...s].map(([i,c])=>[
c,i])),target:r?.place??null,history:n}}vocabulary({placeOf:t}){let n=[...t].map(([o,r])=>{let{name:a,category:i}=this.place(
r);return{id:o,name:a,category:i,typical_minutes:null}}),s=Pl(Gt+t.size,Gt+this.mostVisits);return[{id:Yt,name:"Somewher\
e else",category:null,typical_minutes:null},...n,...s.map(o=>({id:o,name:Rl,category:null,typical_minutes:null}))]}place(t){
return this.places[t]}};function Ps(e){let[t]=Rs(e,"frequency").keys(),n=e.at(-1)??0,s=e.slice(0,-1).lastIndexOf(n);return{
most_frequent_place:t??n,what_followed_last_time:s<0?n:e[s+1]??n}}function $t(e){let t=lt(e),n=new Date(`${Ot(t)}T00:00Z`),
s={day:"numeric",month:"long",year:"numeric",timeZone:"UTC"};return`${["Mon","Tue","Wed","Thu","Fri","Sat","Sun"][Se(t)]}\
 ${n.toLocaleDateString("en-GB",s)}`}var Cs=e=>ce(Sn(e)),Pl=(e,t)=>Array.from({length:Math.max(t-e,0)},(n,s)=>e+s),Ur=e=>`${Ot(
lt(e))}T${ce(Sn(e))}`;function Cl(e){let t=new Map;for(let o of e){let r=t.get(o.place);r?r.push(o):t.set(o.place,[o])}let n={
home:0,work:0},s=[...t].sort(([,o],[,r])=>r.length-o.length);return new Map(s.map(([o,r],a)=>{let i=vl.find(h=>r.filter(
u=>u.kind===h).length*2>r.length),c=r.find(h=>h.name!==null)?.name??`Place ${a+1}`;return i&&(n[i]+=1,c=Ll[i]+(n[i]===1?
"":` ${n[i]}`)),[o,{id:a,name:c,category:i==="work"?"office":i??null,visits:r.length}]}))}var Vr="an invented Timeline.json",Wl=12,Dl="2026-01-05",Hl={home:["HOME","47.3769000°, 8.5417000°"],work:["WORK","47.\
3901000°, 8.5157000°"],cafe:["UNKNOWN","47.3885000°, 8.5171000°"],canteen:["UNKNOWN","47.3909000°, 8.5140000°"],shop:[
"UNKNOWN","47.3778000°, 8.5400000°"],gym:["UNKNOWN","47.3811000°, 8.5322000°"],friends:["ALIASED_LOCATION","47.36500\
00°, 8.5520000°"],choir:["UNKNOWN","47.3702000°, 8.5441000°"],lake:["UNKNOWN","47.3560000°, 8.5380000°"],cinema:["\
UNKNOWN","47.3741000°, 8.5300000°"]},Fl=.05;function jr(){let e=Ul(7),t=[],n=0,s=(a,i,c)=>{let l=!["home","work"].includes(
a)&&e()<Fl,h=Hl[a]??["UNKNOWN",""],[u,m]=l?["UNKNOWN",`47.4${100+n}000°, 8.6000000°`]:h,d=l?`invented-new-${++n}`:`inv\
ented-${a}`;t.push({startTime:Br(i),endTime:Br(c),startTimeTimezoneUtcOffsetMinutes:60,endTimeTimezoneUtcOffsetMinutes:60,
visit:{hierarchyLevel:0,probability:.9,topCandidate:{placeId:d,semanticType:u,probability:.8,placeLocation:{latLng:m}}}})},
o=Oe(Dl)??0,r=o*1440;for(let a=o;a<o+Wl*7;a++){let i=a*1440,c=(h,u,m)=>{let d=Math.max(a*1440+Math.round(u*60+40*(e()-.5)),
i+8);r&&s("home",r,d-12),r=0,i=d+Math.round(m*60*(.8+.4*e())),s(h,d,i)},l=()=>{r=i+14};for(let[h,u,m]of Gl(Se(a),e))h===
"home"?l():c(h,u,m);r||l()}return s("home",r,r+60),JSON.stringify({semanticSegments:t})}function Gl(e,t){if(e>=5){let s=[];
return t()<.7&&s.push(["shop",10.5,.7],["home",0,0]),t()<.5&&s.push([t()<.6?"lake":"friends",14,2.5],["home",0,0]),e===5&&
t()<.6&&s.push([t()<.5?"cinema":"friends",19.5,2.6]),s}let n=[];return t()<.45&&n.push(["cafe",7.8,.3]),n.push(["work",8.4,
3.4]),t()<.75&&n.push([t()<.8?"canteen":"cafe",12.2,.6],["work",13,4]),e===1||e===3?(t()<.85&&n.push(["gym",17.8,1.2]),t()<
.5&&n.push(["shop",19.3,.4])):e===2&&t()<.9?n.push(["home",0,0],["choir",19.5,2]):t()<.5?n.push(["shop",17.8,.5]):e===4&&
t()<.6&&n.push(["friends",18.5,3]),n}function Br(e){let t=Math.floor(e/1440);return`${Ot(t)}T${ce(e-t*1440)}:00.000+01:0\
0`}function Ul(e){let t=e;return()=>(t=Math.imul(t,1664525)+1013904223>>>0,t/2**32)}function qr(e,t){if(!t)return{right:e,total:t,share:0,interval:[0,1]};let n=e/t,s=1.96*Math.sqrt(n*(1-n)/t+1.96**2/(4*t**
2)),o=1+1.96**2/t,r=n+1.96**2/(2*t);return{right:e,total:t,share:n,interval:[Math.max((r-s)/o,0),Math.min((r+s)/o,1)]}}function Yr(e,t){
let n=Math.max(e.length,1),s=e.filter((i,c)=>i&&!t[c]).length,o=t.filter((i,c)=>i&&!e[c]).length,r=(s-o)/n,a=1.96*Math.sqrt(
s+o-(s-o)**2/n)/n;return{value:r,interval:[r-a,r+a]}}var zr=12,Kr=8,Jr=["what_followed_last_time","most_frequent_place"],Bl={what_followed_last_time:"What followed last time",
most_frequent_place:"Most frequent place"};for(let e of["RTCPeerConnection","webkitRTCPeerConnection","WebTransport"])Reflect.
deleteProperty(globalThis,e);var W=R(document,"[data-life]"),Zr=R(W,"[data-status]"),xn=R(W,"[data-file]",HTMLInputElement),
Vl=R(W,"template[data-day]",HTMLTemplateElement),jl=R(W,"template[data-visit]",HTMLTemplateElement),bn=Kl(),ql=W.dataset.
rankedBy,Ws=class{#t=new Map;#e=0;#s=0;#a=Kr;#n=0;#o={};#h=null;constructor(t,n){this.diary=new yn(t.visits,{order:ql,mostVisits:bn.
network.architecture.max_visits}),this.picture=new gn(R(W,"[data-network]"),{act:s=>{this.#h&&(this.#o=Nn(this.#o,s,this.#h),
this.#f())},whatIf:s=>this.#h&&this.#i(Nn(this.#o,s,this.#h)),covered:()=>0},cs),this.#k(t,n),this.#b(),this.ask(this.diary.
visits.length),this.tally()}ask(t){this.#e=Math.min(Math.max(t,wt),this.diary.visits.length),this.#o={},this.#f(),this.#d()}#f(){
let t=this.diary.question(this.#e),n=this.#c(t,{}),s=Object.keys(this.#o).length>0,o=s?this.#c(t,this.#o):n;this.#h=o,this.
picture.happened=Zl(t),this.picture.show(o,s?n:null),this.#u(t,o),R(W,"[data-as-learned]").hidden=!s}#i(t){return this.#c(
this.diary.question(this.#e),t)}#c(t,n){return bn.nameLocations(this.diary.vocabulary(t)),{...bn.trace({...t.body,interventions:n}),
ranks:t.placeOf.size}}#u({history:t,target:n,placeOf:s},o){let{diary:r}=this,a=t.at(-1),i=r.visits[this.#e],c=a?r.place(
a.place).name:"";R(W,"[data-moment]").textContent=i?`${$t(i.arrival)}, ${Cs(i.arrival)}, after ${c}`:`After the last vis\
it of the file: ${c}, ${a?$t(a.arrival):""}`;let{location:l,probability:h}=o.prediction,u=R(W,"[data-answer]"),m=s.get(l),
d=Ps(t.map(({place:$})=>$));for(let[$,x]of Object.entries({network:m,...d})){let k=R(W,`[data-predictor="${$}"] [data-sa\
ys]`);k.textContent=x===void 0?"":`says ${r.place(x).name}`,k.toggleAttribute("data-right",n!==null&&x===n)}let y=m===void 0?
"No place of these visits":r.place(m).name;u.textContent=`${y} ${Te(h)}`,Object.assign(u.dataset,{location:l,probability:h,
engine:"browser"}),R(W,"[data-elsewhere]").textContent=`Any place outside the last ${t.length} visits: ${Te(o.unknown_probability)}\
. The picture counts it among the others.`;let b=R(W,"[data-really]");if(b.hidden=n===null,n===null)return;let p=m===n;b.
dataset.right=String(p),R(b,"[data-really-place]").textContent=r.place(n).name;let g=![...s.values()].includes(n);R(b,"[\
data-really-said]").textContent=p?"The network was right.":g?`It is not among the last ${t.length} visits, so the networ\
k could not name it.`:`The network gave it ${Te(Xl(o,s,n))}.`}#d(){let{visits:t}=this.diary,n=[...this.diary.days.keys()].
reverse(),s=t[this.#e]??t.at(-1),o=s?n.indexOf(lt(s.arrival)):0;o>=this.#n&&o<this.#n+this.#a||(this.#n=Math.max(o-1,0));
let a=this.#n+this.#a,c=n.slice(this.#n,a).map(l=>this.#p(l));R(W,"[data-days]").replaceChildren(...c),R(W,"[data-earlie\
r-days]").hidden=a>=n.length,R(W,"[data-later-days]").hidden=this.#n===0,R(W,"[data-before]",HTMLButtonElement).disabled=
this.#e<=wt,R(W,"[data-after]",HTMLButtonElement).disabled=this.#e>=t.length,R(W,"[data-next]").ariaCurrent=String(this.#e===
t.length)}#p(t){let n=An(Vl),s=this.diary.days.get(t)??[];return R(n,"h3").textContent=$t(t*1440),R(n,"ol").append(...s.
map(o=>this.#g(o))),n}#g(t){let n=An(jl),s=this.diary.visits[t],o=R(n,"button",HTMLButtonElement);if(!s)return n;let{name:r,
category:a}=this.diary.place(s.place);return o.disabled=!this.diary.canAsk(t),o.dataset.index=String(t),o.ariaCurrent=String(
t===this.#e),R(o,"[data-time]").textContent=Cs(s.arrival),R(o,"[data-place]").textContent=r,o.dataset.category=a??"",this.#r(
o,t),n}#r(t,n){let s=this.#t.get(n),o=R(t,"[data-mark]");o.textContent=s?s.network?"✓":s.isNew?"new":"✗":"",o.title=
s?s.network?"The network was right":s.isNew?"A place that the network could not name":"The network was wrong":""}async tally(){
let t=++this.#s,{visits:n}=this.diary,s=Number(R(W,"[data-tally-over]",HTMLSelectElement).value),o=Math.max(n.length-s,wt),
r=performance.now()+zr;for(let a=n.length-1;a>=o;a--)if(this.#t.has(a)||this.#t.set(a,this.#l(a)),!(performance.now()<r)){
if(this.#y(o,a),await new Promise(i=>setTimeout(i)),t!==this.#s)return;r=performance.now()+zr}this.#y(o,o)}#l(t){let n=this.
diary.question(t),{history:s,target:o,placeOf:r}=n,a=s.map(({place:c})=>c),i=Ps(a);return{network:r.get(bn.predict(n.body).
location)===o,most_frequent_place:i.most_frequent_place===o,what_followed_last_time:i.what_followed_last_time===o,isNew:o!==
null&&!a.includes(o)}}#y(t,n){let s=[...this.#t].filter(([a])=>a>=n).map(([,a])=>a),o=this.diary.visits.length-t,r=R(W,"\
[data-tally]");r.ariaBusy=String(s.length<o),R(W,"[data-tally-count]").textContent=s.length<o?`${s.length} counted …`:
"";for(let a of["network",...Jr]){let i=R(r,`[data-predictor="${a}"]`),{share:c,interval:l}=qr(s.filter(h=>h[a]).length,
s.length);i.style.setProperty("--share",String(c)),i.style.setProperty("--low",String(l[0])),i.style.setProperty("--high",
String(l[1])),R(i,"[data-share]").textContent=Te(c),R(i,"[data-interval]").textContent=`${Math.round(100*l[0])} to ${Math.
round(100*l[1])} %`}R(W,"[data-verdict]").textContent=s.length<o?"":Jl(s);for(let a of W.querySelectorAll("[data-days] b\
utton"))a instanceof HTMLElement&&this.#r(a,Number(a.dataset.index))}#k({form:t,leftOut:n,isZoneGuessed:s},o){let{visits:r,
places:a}=this.diary,[i,c]=[r[0],r.at(-1)];R(W,"[data-summary]").textContent=`${Ds(r.length,"visit")} to ${Ds(a.length,"\
place")}, ${$t(i?.arrival??0)} to ${$t(c?.arrival??0)}.`,R(W,"[data-read-as]").textContent=[`Read from ${o}, in the form\
 of ${t}.`,Ql(n),s?"Its times are in UTC and are shown in the time zone of this device.":"","Places without a name are n\
umbered by their visits."].filter(Boolean).join(" ");let l=R(W,"[data-go-to-day]",HTMLInputElement);l.min=Xr(i?.arrival),
l.max=Xr(c?.arrival),l.value="",R(W,"[data-day-found]").textContent="",R(W,"[data-start]").hidden=!0,R(W,"[data-diary]").
hidden=!1,R(W,"[data-diary] h1").focus()}#b(){let t=(n,s)=>{R(W,n).onclick=s};t("[data-before]",()=>this.ask(this.#e-1)),
t("[data-after]",()=>this.ask(this.#e+1)),t("[data-next]",()=>this.ask(this.diary.visits.length)),t("[data-as-learned]",
()=>this.ask(this.#e)),t("[data-earlier-days]",()=>{this.#a+=Kr,this.#d()}),t("[data-later-days]",()=>{this.#n=0,this.ask(
this.diary.visits.length)}),R(W,"[data-days]").onclick=({target:n})=>{let s=n instanceof Element?n.closest("button"):null;
s&&this.ask(Number(s.dataset.index))},R(W,"[data-tally-over]").onchange=()=>this.tally(),R(W,"[data-go-to-day]").onchange=
({target:n})=>{let s=n instanceof HTMLInputElement?Oe(n.value):null,{index:o,words:r}=this.diary.visitOn(s);R(W,"[data-d\
ay-found]").textContent=r,o!==null&&this.ask(o)}}end(){this.#s+=1,this.#t.clear()}},$n=null;function Hs(e,t=e.map(n=>n.name).
join(", ")){if(!e.length)return;ie(`Reading ${t} …`,!1);let n=zl();n.onmessage=({data:s})=>{n.terminate(),"refusal"in s?
ie(s.refusal,!0):s.timeline.visits.length<=wt?ie(`${t} holds ${Ds(s.timeline.visits.length,"visit")}: a prediction needs\
 more than ${wt}.`,!0):(ie("",!1),$n?.end(),$n=new Ws(s.timeline,t))},n.onerror=()=>{n.terminate(),ie(`${t} is too large\
 for this browser's memory, or this browser has no workers.`,!0)},n.postMessage(e)}function ie(e,t){Zr.textContent=e,Zr.
classList.toggle("failure",t),t&&(R(W,"[data-start]").hidden=!1,R(W,"[data-diary]").hidden=!0)}function Yl(){$n?.end(),$n=
null,xn.value="",ie("",!1),R(W,"[data-network]").replaceChildren(),R(W,"[data-start]").hidden=!1,R(W,"[data-diary]").hidden=
!0}function zl(){let e=R(document,"script[data-engine]",HTMLScriptElement).textContent??"";return new Worker(URL.createObjectURL(
new Blob([e],{type:"text/javascript"})))}function Kl(){let{life:e=""}=W.dataset,t=i=>{let c=document.getElementById(`${e}\
/${i}`)?.textContent??"";return Ne(c.trim())},n=JSON.parse(new TextDecoder().decode(t("vocabulary.json"))),s=t("weights.\
safetensors").buffer,o=[],r=i=>o.push(new i.BrowserModel(n,s));document.dispatchEvent(new CustomEvent("pointerscope:engi\
ne",{detail:r}));let[a]=o;if(!a)throw new Error("The page holds no network.");return a}function Zl({placeOf:e,target:t}){
return t===null?null:[...e].find(([,n])=>n===t)?.[0]??Yt}function Xl(e,t,n){let[s=Yt]=[...t].find(([,o])=>o===n)??[];return e.
tensors.probabilities?.values[s]??0}function Jl(e){let t=d=>e.map(y=>y[d]),n=d=>d.filter(Boolean).length,[s,o]=Jr,r=n(t(
o))>n(t(s))?o:s,{value:a,interval:i}=Yr(t("network"),t(r)),c=d=>`${Math.round(100*d)}`.replace("-","−"),l=`${c(i[0])} \
to ${c(i[1])}`,h=Bl[r].toLowerCase(),u=i[0]>0?`The network is ahead of “${h}” by ${c(a)} points (${l}).`:i[1]<0?`The\
 network is behind “${h}” by ${c(-a)} points (${l}): your life follows a simpler rule.`:`Between the network and “${h}\
” there is no clear difference (${l} points).`,m=n(t("isNew"));return m?`${u} ${Te(m/e.length)} of these ${e.length} v\
isits were to places outside the visits before them, which no predictor could name.`:u}function Ql(e){let t=Object.entries(
e).map(([n,s])=>`${s.toLocaleString("en")} ${n}`);return t.length?`Left out: ${t.join(", ")}.`:""}var Ds=(e,t)=>`${e.toLocaleString(
"en")} ${t}${e===1?"":"s"}`,Te=e=>`${Math.round(100*e)} %`,Xr=e=>e===void 0?"":Ot(lt(e));R(W,"[data-choose]").addEventListener(
"click",()=>xn.click());xn.addEventListener("change",()=>Hs([...xn.files??[]]));R(W,"[data-sample]").addEventListener("c\
lick",()=>{Hs([new File([jr()],"Timeline.json")],Vr)});R(W,"[data-start-over]").addEventListener("click",Yl);for(let e of[
"dragenter","dragover"])document.addEventListener(e,t=>{t.preventDefault(),W.toggleAttribute("data-over",!0)});document.
addEventListener("dragleave",({relatedTarget:e})=>{e||W.removeAttribute("data-over")});document.addEventListener("drop",
e=>{e.preventDefault(),W.removeAttribute("data-over"),Hs([...e.dataTransfer?.files??[]])});W.dataset.ready="";})();
