(()=>{var ba=Object.defineProperty;var xa=(t,e)=>{for(var n in e)ba(t,n,{get:e[n],enumerable:!0})};var{currentScript:Qs}=document,$a=Qs instanceof HTMLScriptElement?Qs.src:"",A=new URL("static/js/",$a||document.baseURI).
href;(()=>{let t="pointerscope-theme",e={auto:"light",light:"dark",dark:"auto"},n={auto:"Theme: system",light:"Theme: light",
dark:"Theme: dark"},s=/^transparent(?:-(light|dark))?$/,o=document.documentElement,r=matchMedia("(prefers-color-scheme: \
dark)"),a=frameElement?.getAttribute("data-page")??null;a!==null&&(o.dataset.inRoom=a);let i=new URLSearchParams(location.
search).get("theme"),c="auto",l=!1,h=()=>{try{return localStorage.getItem(t)}catch{return null}};function u(k){return typeof k==
"string"&&Object.hasOwn(e,k)}let m=k=>{let w=s.exec(k??""),S=w?w[1]??"auto":k;o.toggleAttribute("data-transparent",w!==null),
u(S)?o.dataset.askedTheme=k??"":delete o.dataset.askedTheme,c=[S,o.dataset.firstTheme,h()].find(u)??"auto"},d=()=>{let k=new URL(
location.href);k.searchParams.delete("theme"),delete o.dataset.askedTheme,k.search!==location.search&&history.replaceState(
history.state,"",k)},p=()=>{let k=document.querySelector("[data-theme-button]");return k instanceof HTMLElement?k:null},
b=()=>{let k=document.querySelector(".top nav [aria-current]"),w=k?.parentElement;if(!k||!w)return;let[S,M]=[k.getBoundingClientRect(),
w.getBoundingClientRect()];w.scrollLeft+=S.left+S.width/2-M.left-M.width/2},g=()=>{let k=p();k&&(k.textContent=n[c]);let w=c===
"auto"?r.matches?"dark":"light":c;l||o.dataset.theme===w||(o.dataset.theme=w,document.dispatchEvent(new CustomEvent("poi\
nterscope:theme")))},y=({type:k})=>{document.querySelector(".deck")||(l=k==="beforeprint",l?o.dataset.theme="light":g())},
$=new Set,x=k=>{let w=k.target instanceof Element?k.target.closest("button"):null;w&&(k.preventDefault(),k.stopPropagation(),
$.add(w))};m(i),g(),document.addEventListener("click",x,!0),window.addEventListener("DOMContentLoaded",()=>{document.removeEventListener(
"click",x,!0);for(let k of $)k.click()});for(let k of["beforeprint","afterprint"])window.addEventListener(k,y);r.addEventListener(
"change",g),document.addEventListener("pointerscope:choose-theme",({detail:k})=>{(k===null||u(k)||s.test(k))&&m(k??i),g()}),
document.addEventListener("DOMContentLoaded",()=>{b();let k=p();k&&(k.hidden=!1,g(),k.addEventListener("click",()=>{c=e[c],
d();try{localStorage.setItem(t,c)}catch{}g()}))})})();function _n(t){let e=t instanceof Uint8Array?t:Uint8Array.from(t),n=e.toBase64?.();if(n!==void 0)return n;let s="";for(let o of e)
s+=String.fromCharCode(o);return btoa(s)}function vn(t){let e=Uint8Array.fromBase64?.(t);if(e)return e;let n=atob(t),s=new Uint8Array(
n.length);for(let o=0;o<n.length;o++)s[o]=n.charCodeAt(o);return s}var to=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var ct=1,qt=2;var ve=15,Jt=30;var Ln=8,In=99,eo={location:"place",user:"person",time:"time",weekday:"weekday",recency:"recency",duration:"duration",position_from_end:"\
position"};function Rn(t,e,n){switch(e.kind){case"head":return Na(t,e,n.architecture);case"mask":return Sa(t,e.visit,n.visits);case"\
skip":return Ta(t,e);case"residuals":return Ea(t);case"gate":return Oa(t,e);case"temperature":return Aa(t,e)}}function Na({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=t==="all"?i:t,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([d,p])=>u===d&&m===p));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function Sa({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function Ta({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function Oa({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function Aa(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function Ea({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}function I(t,e,n){let s=_a(t,e,n);if(!s)throw new Error(`The page has no element that matches ${e}.`);return s}function _a(t,e,n){
let s=t.querySelector(e);return s&&va(s,n)?s:null}function Pn(t){return I(t.content.cloneNode(!0),"*")}function va(t,e){return t instanceof(e??HTMLElement)}var lt=t=>Math.floor(t/1440),Cn=t=>t-lt(t)*1440,Le=t=>La(t+3,7),La=(t,e)=>(t%e+e)%e,Lt=t=>new Date(t*864e5).toISOString().
slice(0,10),fe=t=>[Math.floor(t/60),t%60].map(e=>String(e).padStart(2,"0")).join(":");function Ie(t){let e=Date.parse(`${t}\
T00:00Z`)/864e5;return t>="0001"&&!Number.isNaN(e)&&Lt(e)===t?e:null}var xs={};xa(xs,{SLIDER_KEYS:()=>pr,blockAround:()=>ge,carryOf:()=>uo,circuitSentence:()=>io,circuitWords:()=>ro,dragOf:()=>ho,
effectOf:()=>wo,markedAsCircuit:()=>so,markedAsPut:()=>dr,neighbourOf:()=>Vn,openedMarks:()=>mr,sentenceOfOpened:()=>fr,
showTables:()=>Nr,slid:()=>gr,svgFile:()=>xr,turned:()=>Fn,walked:()=>Tr});function Re(t,e){return t.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?e(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(t,{key:e,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Ia),r={tag:t,attributes:n,children:o};return typeof e==
"string"&&(r.key=e),r}function de(t){return t==null||t===!1?null:String(typeof t=="number"?bt(t):t)}function bt(t){return Math.round(t*100)/100}function Qt(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=bt(s);return`\
M${bt(e)} ${bt(n)}h${r}v${bt(o)}h${-r}Z`}).join("")}function It(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(bt),[c,l,
h]=[t,n,(t+n)/2].map(bt);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function Wn(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(bt),[c,l,h]=[t,n,(t+n)/2].map(bt);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function no(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(bt),[c,l]=[t,n].map(
bt);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Ia(t){return t!=null&&t!==!1&&t!==""}var Ra=/[ijlI.,:;'|!()[\]]/,Pa=/[mwMW%@—…]/,Ca=/[A-ZÄÖÜ0-9+=<>]/;function G(t,e,n=!1){let s=0;for(let o of t)s+=Dn(
o);return s*e*(n?1.06:1)}function Dn(t){return Ra.test(t)||t===" "?.29:Pa.test(t)?.87:Ca.test(t)?.65:.55}function et(t,e,n,s=!1){
if(G(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-Dn("…"),r="";for(let a of t){if(o-=Dn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Pe(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||G(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,et(a,e,n,o)]}function T(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function Rt(t,e){return`${/\d$/.
test(t)?",":""} ${T(e)}`}function Ce(t,e){let n=o=>Math.round(10*Number((100*o).toFixed(1))),s=(n(t)-n(e))/10;return{change:s,
size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}function E(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.
toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Pt(t){let e=Math.round(t);if(e<60)return`${e}\
 min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function at(t){let e=n=>String(Math.
floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var ht=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];function so(t,e,n){return e?Re(t,s=>{let o=e.parts.find(a=>oo(a.name)===s);if(!o)return null;let r=ao(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>Wa(a,o,r,n)}}):
t}function oo(t){return t.replace(/\.feed_forward$/,".stream")}function Wa({attributes:t},{layer:e,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(b=>Number(t[b])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[G(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(i)-u/2:Number(i)/2),p=Number(a)+(e===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:p-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:p+.36*h,"font-size":h},l))}function ro({parts:t},e){
let n=t.find(r=>oo(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${ao(n.value)} points.`}function ao(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function io(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,a=n.filter(({isKept:c})=>c),i=e.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone ${a.length===1?"predicts":"predict"} ${i}, with ${T(r,1)}.`,text:`All give it ${T(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var Da=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function Mt(t,e){for(let{kind:n,pattern:s}of Da){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return Ha(a,e)?a:null}return null}function Ha({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:t==="generation"?r.hasGeneration:
t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.locations}function ut(t,e){
return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?[s]:[])}function pe(t,e){
return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:ut(t,e)}function mt({lit:t},e,n){return t?.kind===
e&&t.layer===n?" lit":""}function xt(t,e){return t?.kind==="place"?t.location??null:t?.kind==="visit"?e.locations[t.visit??
0]??null:null}var Gn=5,co=1440,Hn=5,Ga=60,Fa={least:.1,most:10};function ho(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=Mt(a,e);if(r===
"gate")return Ba(t,n);if(r==="attention_temperature")return lo(t,e,"attention");if(r==="pointer_temperature")return lo(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ja(t,c,e,h,l):Ua(t,n,h)}function uo({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=Gn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Fn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=Fa;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Ba({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function lo({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=Gn,
!o)return null;let i=Fn(n,s,(r-e)/Ga);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Ua({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=Gn,!r)return null;let c=Math.sign(Va(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function Va(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function ja({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=Hn*Math.round((u-e)/c*co/Hn),p=r==="time"?Math.min(co-Hn,Math.max(0,a+d)):Math.
max(0,i+d);return p===h&&!m?null:(h=p,{kind:r,visit:o,minutes:p,isDone:m})}}}var qa={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},Ct=class{#t=new Map;constructor(e,n=""){
this.trace=e,this.words=n,this.visits=e.visits,this.count=e.visits.length;let{layers:s,heads:o,components:r}=e.architecture;
this.layers=s,this.heads=r.includes("attention")?o:0,this.hasPointer=r.includes("pointer"),this.hasGeneration=r.includes(
"generation"),this.hasGate=this.hasPointer&&this.hasGeneration,this.gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){
return e.words?e.words:e.trace.notation===this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){
return e.length===this.count&&e.every((n,s)=>n===this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(
`The trace has no ${e}.`);return n.values}has(e){let{tensors:n,lengths:s={}}=this.trace;return e in n||e in s}weights(e,n){
return this.values(`layers.${e}.heads.${n}.weights`)}lastRow(e,n){return this.weights(e,n).subarray((this.count-1)*this.
count)}isRemoved(e,n){let s=this.trace.interventions.remove_heads;return s?s==="all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){
return(this.trace.interventions.skip??[]).some(s=>s.layer===e&&s.part===n)}isOff(e,n){return this.isRemoved(e,n)||this.isSkipped(
e,"attention")}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)for(let o of this.
weights(n,s))e=Math.max(e,o);return e||1}get slices(){return Object.entries(eo).filter(([e])=>this.has(`inputs.${e}`)).map(
([e,n])=>({name:e,label:n,short:qa[e]??n,lengths:this.#n(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:e})=>Math.max(...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#n(`${n}.attention_out`):null;return{residual:this.#n(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#n(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.
includes(d)),...r].map(d=>this.#e(d)),h=d=>l.reduce((p,b)=>p+b[d],0),u=this.#a(l),m={location:-1,label:mo(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#e(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):e==="final"&&
n===ct?this.trace.unknown_probability:this.trace.location_probabilities[e]?.find(a=>a.location===n)?.probability??0}shareOf(e,n){
return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="generation"&&!this.#s(e,n)?null:(e==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#s("final",e)?this.probabilityOf("final",e):null}#s(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`;return this.has(s)||e==="final"&&n===ct||!!this.trace.location_probabilities[e]?.
some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:a,
probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce((a,{probability:i})=>a+i,0),r=this.#a(s);return[
...s,{location:-1,label:mo(r),category:null,probability:Math.max(0,o)}]}#a(e){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:qt+s;return o-1-e.filter(({location:r})=>r<o).length}#n(e){let n=this.#t.get(e);if(n)return n;let s=this.
trace.lengths?.[e]??this.#o(e);return this.#t.set(e,s),s}#o(e){let n=this.values(e),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function ft(t){
let e=0,n=Number(t[0]);for(let s=1;s<t.length;s++){let o=t[s];o>n&&(e=s,n=o)}return e}var mo=t=>t===1?"1 other":`${t} ot\
hers`;var po="Point at anything to see what it does.";function Tt(t,e,n,s=!1){if(s&&t?.kind==="visit")return{title:`${Ot(e,t.visit??
0)}.`,text:""};let{title:o,text:r}=Ka(t,e,n),a=n?.words?Ya(t,e,n):"";return{title:o,text:a?`${r} ${a}`:r}}function Ya(t,e,n){
let s=Un(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${T(n.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability i\
s ${T(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function Ka(t,e,n){switch(t?.kind){case"visi\
t":return Za(t.visit??0,e);case"head":return Ja(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:za(e)};case"stream":return go(t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"\
its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model} numbers. ${$o(fo(e),!0)} ${fo(e).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return yo(e);case"generation":return bo(e);case"gate":return xo(
e);case"place":return Qa(t.location??0,e);default:return ti(e,n)}}function za(t){let{slices:e,trace:n}=t,s=$o(e.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=n.architecture.d_model;return t.has("inputs.norm")?`Each visit is ${e.length} vecto\
rs side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${e.length} vectors for each visit: ${s}\
. Its first layer reads ${o} numbers.`}function fo(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the\
 generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function Ot(t,e){let n=t.visits[e];return n?`${n.label}, ${ht[n.
weekday]} ${at(n.start_minute)}`:""}function Za(t,e){let n=e.visits[t],s=[],o=Xa(t,e);if(n?.masked)return{title:`${Ot(e,
t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it:\
 ${T(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);s.
push(e.hasGate?`The pointer gives it ${T(r,1)}, after the gate ${Bn(i)} of its place’s ${T(c,1)}.`:`The pointer gives \
it ${T(r,1)} of the answer.`)}return{title:`${Ot(e,t)}.`,text:s.join(" ")}}function Xa(t,e){let n=null;for(let s=0;s<e.layers;s++)
for(let o=0;o<e.heads;o++){if(e.isOff(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Ja(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isOff(t,e)){let l=n.trace.interventions.replace_with===
"mean"&&!n.isSkipped(t,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),[r=0,a]=[...o.keys()].sort((l,h)=>o[h]-o[l]),i=a===
void 0?"":` and ${T(o[a])} from ${Ot(n,a)}`,c=r===n.count-1?"itself":Ot(n,r);return{title:s,text:`The last visit reads ${T(
o[r])} from ${c}${i}.`}}function go(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,a=s?`its self\
-attention adds one of length ${E(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last vis\
it comes in as a vector of length ${E(Number(n[r]))}; ${a}its feed-forward network adds one of length ${E(Number(o[r]))}\
.`}}function yo(t){let e=t.pointerWeights,n=ft(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} v\
isits add up to ${T(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${Ot(t,n)}, with ${T(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function bo(t){let e=t.
generated(2).map(({label:s,probability:o})=>`${s} with ${T(o)}`),n=t.probabilityOf("generation",ct);return{title:"Genera\
tion.",text:`It scores all ${t.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${e.join(
", then ")}.${n<.01?"":` “Unknown” gets ${T(n)}.`}`}}function xo(t){let{gate:e,trace:n}=t,s=n.gate.learned?"network \
sets the gate":"gate is set";return{title:"Gate.",text:`${t.has("gate.logit")?`The ${s} to ${e.toFixed(2)}: `:"Without a\
 gate, "}${T(e)} of the answer’s distribution comes from the pointer, ${T(1-e)} from generation.`}}function Qa(t,e){let{
label:n}=e.nameOf(t),s=c=>T(e.probabilityOf(c,t),1),{gate:o}=e,r=e.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the \
pointer + ${(1-o).toFixed(2)} × ${s("generation")} by generation`:"",a=e.locations.filter(c=>c===t).length,i=["It is no\
t among the visits","It was visited once"][a]??`It was visited ${a} times`;return{title:`${n}.`,text:`Its probability is\
 ${s("final")}${r}. ${i}.`}}function ti(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${T(n.probability,
1)}`;if(e){let i=e.trace.prediction,c=t.wordsFor(e);if(i.location===n.location){let h=ei(n.probability,i.probability);return{
title:`${o}.`,text:`That is ${h} ${c}.`}}let l=e.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${T(
l,1)}).`,text:`${Un(c)} the answer was ${e.nameOf(i.location).label}, ${T(i.probability,1)}.`}}let r=t.count===1?"the vi\
sit":`these ${t.count} visits`,a=t.hasGate?` ${Bn(n.from_pointer)} are copied from visits (pointer), ${Bn(n.from_generation)}\
 are generated.`:"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${a}`}}function We(t){
return t==="head"?"Switched off":"Masked"}function De(t,e,n){let[s,o]=[T(e,1),T(n,1)];return s===o?`${t} would still get\
 ${s}.`:`${t} would get ${o} instead of ${s}.`}function ei(t,e){let{change:n,size:s}=Ce(t,e);return n===0?"the same as":
`${s} points ${n>0?"more":"less"} than`}function Un(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Bn(t){return`${(100*
t).toFixed(1)} points`}function $o(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?
Un(s):s}function ko(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===
1?`${Ot(t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${Ot(t,e-1)}. Where does this \
person go next?`,part:`visits.${e-1}`},{...Tt({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(
ni(c,t)),o.push({...go(c,t),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...Tt({kind:"\
context"},t,null),part:"context"}),t.hasPointer&&o.push({...yo(t),part:"pointer"}),t.hasGeneration&&o.push({...bo(t),part:"\
generation"});let{prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${xo(t).text} `:"";return o.push({title:`${a}\
, ${T(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function ni(t,e){
let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){if(e.isOff(t,a))continue;o+=1;let i=e.lastRow(t,a),c=ft(i);(!s||
i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===e.count-1?"from itself":`from ${Ot(e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${T(s.
weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}function wo(t,e,n){let s=t&&e&&si(t,e);try{let o=s&&n?.(s);return o?oi(t,e,o):""}catch{return""}}function si({kind:t,layer:e=0,
head:n=0,visit:s=0},o){if(t==="head"&&!o.isOff(e,n))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function oi({kind:t},e,n){let{location:s,probability:o}=e.trace.prediction,
r=new Ct(n),{prediction:a}=n,i=We(t),c=e.nameOf(s).label;if(a.location!==s){let l=r.nameOf(a.location).label;return`${i}\
, the answer would be ${l} with ${T(a.probability,1)}.`}return`${i}, ${De(c,o,a.probability)}`}var ri=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function At(t,e){for(let[s,o]of ri){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return ii(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:ai(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function ai(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?ft(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?ft(s.lastRow(e,n)):null}function ii({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Mo(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function ge(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function Vn(t,e,n){let s=At(t,n),[
o,r]=ci[e]??[0,0];if(!s||o===0&&r===0)return null;let a=li(s,o,r,n);return a!==null&&At(a,n)?a:null}var ci={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function li(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let m=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let p=m.findIndex(({location:g})=>g===
t.location),b=p<0||n===0?void 0:m[p+n];return b?`${d}.${b.location}`:null}}var jn={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},hi=.78,qn=1.07,ui=1.12;function L(t){return t.stage.type/13}
function Y(t,e,n="label"){let s=n==="title"||n==="strong";return qn*G(No(e),jn[n]*L(t),s)}function No(t){return t.replaceAll(
"−","+")}function F(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:et(s,i/qn,jn[o]*L(t),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:e,y:n},h)}function B(t,{
x:e,y:n,width:s},o,r="label"){let a=jn[r]*L(t),i=G(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(p,b)=>p+fi(b,a),0),d=c.at(-1);d&&l+i+m<=s?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>mi(
e,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function D(t){return t.split(" ").map(e=>[{text:e}])}function mi(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:t,y:e},i)}function fi({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?hi:1)*(e.includes("math")?ui:1);return qn*G(No(t),s*o,e.includes("strong"))}var di=[137,80,78,71,13,10,26,10],He=256,Yn=65535,pi=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),So=new Map;function Wt(t,e,n,s=1){let o=t.length/e,r=He-1,a=new Uint8Array(o*(e+1));
for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;let u=Math.round(Number(t[l])/s*r);a[h]=u>0?Math.min(r,u):0}let i=[...Fe(
e),...Fe(o),8,3,0,0,0],c=[di,...Ge("IHDR",i),...gi(n),...Ge("IDAT",yi(a)),...Ge("IEND",[])];return`data:image/png;base64\
,${_n(To(c))}`}function gi([t,e]){let n=[...t,...e].join(" "),s=So.get(n);if(s)return s;let o=new Uint8Array(3*He);for(let a=0;a<
3;a++){let[i,c]=[Number(t[a]),Number(e[a])];for(let l=0;l<He;l++){let h=l/(He-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=Ge(
"PLTE",o);return So.set(n,r),r}function Ge(t,e){let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(s^o[a])&255;s=pi[i]^s>>>8}}return[Fe(e.length),n,e,Fe(~s)]}function yi(t){let e=[
[120,1]];for(let o=0;o<t.length;o+=Yn){let r=t.subarray(o,o+Yn),a=o+Yn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(
[Number(a),i,c,i^255,c^255],r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return To([...e,[s>>8,s&255,n>>
8,n&255]])}function To(t){let e=new Uint8Array(t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;
return e}function Fe(t){return[24,16,8,0].map(e=>t>>>e&255)}var bi=20,Oo=46,Kn=28,Eo=9;function _o(t,e,n){let{width:s,height:o}=t.stage.size,r=L(t),a=Math.min(bi*r,.035*s),i=xi(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,vo(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function vo(t,e,n){let s=n*(t.
length-1),o=t.reduce((m,{least:d})=>m+d.width,s),r=t.reduce((m,{least:d})=>m+d.height,s),a=t.every(({least:m})=>m.height<=
e.height),i=t.every(({least:m})=>m.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let m=t.reduce((d,p)=>p.
rank>d.rank?p:d);return vo(t.filter(d=>d!==m),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=e;return t.map(m=>{let d=(m.share??1)/l,p=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:m.least.height+d*(e.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:m,box:p}})}function z(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=L(t),c=Y(t,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),F(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function X(t,{x:e,y:n,width:s,height:o}){let r=L(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function it(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=L(t),
c=Y(t,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),r?F(t,e+c/2,n+4.5*i,s,{anchor:"middle"}):F(t,e+2*i,
n+4.5*i,s)),width:c}}function xi(t,e,n){let{width:s,height:o}=t.stage.size,r=L(t),a=Mo(e,t.reading),i=ki(t,a,n),c=$i(t,i.
end+16*r,ge(e.name)??""),l="You are here",h=Y(t,l,"small")+10*r,u=s-n,m=u-i.end-20*r,d=o>=560*r&&zn(t,Kn*r)>m,p=d?Ao(t,u-
n-h):Ao(t,m,Eo*2),b=p?zn(t,p):0,g=d||m-b>=h,y=d?u-i.end:m-b-(g?h:0),$=(d?46:8)*r+(Kn*r-(p??0))/2;return{height:(d?Oo+36:
Oo)*r,marks:[i.marks,y>=c.width+16*r&&c.mark,p!==null&&g&&F(t,u-b-10*r,(d?64:26)*r,l,{kind:"small",anchor:"end"}),p!==null&&
f("g",{key:"thumbnails"},wi(t,e,u-b,$,p))]}}function $i(t,e,n){let s=L(t);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return it(t,e,21*s,"Back",{"data-open":n});let r="goes back";return{mark:f("g",{key:"escape",class:"escape"},f("\
rect",{class:"key",x:e,y:10*s,width:34*s,height:22*s,rx:5*s}),F(t,e+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),F(
t,e+42*s,25.5*s,r,{kind:"small"})),width:46*s+Y(t,r,"small")}}function ki(t,e,n){let s=L(t),o=t.stage.size.width-2*n,r=n,
a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",m=Math.min(Y(t,l,u),Math.max(20*
s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",
tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"ground",x:r-3*s,y:6*
s,width:m+6*s,height:30*s,rx:5}),F(t,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`then ${i}`,class:"\
chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function Ao(t,e,n=Eo){
let s=L(t);for(let o=Kn;o>=n;o--)if(zn(t,o*s)<=e)return o*s;return null}function zn(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*L(t)))+2.2*e}function wi(t,e,n,s,o){let{reading:r}=t,a=L(t),i=[],c=n;for(let y=0;y<r.layers;y++){
for(let x=0;x<r.heads;x++){let k=r.weights(y,x),w=Math.max(...k)||1,S=r.isOff(y,x);i.push(g(`layers.${y}.heads.${x}`,`La\
yer ${y}, head ${x}${S?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Wt(k,r.count,t.scale,w),x:c,y:s,
width:o,height:o,preserveAspectRatio:"none",opacity:S?.2:1})])),c+=o+2}let $=.4*o;i.push(g(`layers.${y}.stream`,`Layer ${y}\
: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,k=0],w)=>f("rect",{key:`line ${w}`,class:"length",x:c+2,y:s+
x*o,width:Math.max(1,($-4)*k),height:Math.max(1,.12*o)}))])),c+=$+8*a}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+1.2*
o;r.hasPointer&&i.push(g("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:It(c,[l-m,l],d,[h-m,h+m])})],[s,o/2])),
r.hasGeneration&&i.push(g("generation","Generation",c,1.2*o,[f("path",{class:"generation",d:It(c,[l,l+m],d,[u-m,u+m])})],
[l,o/2])),r.hasGate&&i.push(g("gate","Gate",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
f("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:p}=r.trace.
prediction,b=d+.3*o;return i.push(g(`places.${p}`,`Answer: ${r.nameOf(p).label}`,b,.7*o-2,[f("rect",{class:"answer-bar",
x:b+2,y:l-m,width:.7*o-6,height:2*m})])),i;function g(y,$,x,k,w,[S,M]=[s,o]){let N=e.name===y||e.name.startsWith(`${y}.`),
O=y.includes("heads");return f("g",{key:y,class:`part thumb${N?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-l\
abel":$,"aria-current":N?"true":null},w.flat(),f("rect",{key:"frame",class:O||N?"thumb-frame":"ground",x,y:S,width:k,height:M,
rx:2}),f("title",{},$))}}var Lo=13;function Dt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=L(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=Ro(m),p=new Map([...r].map(O=>[O,E(m[O]??0,d)])),b=[...p.values()].
some(O=>Y(t,O,"tiny")>h+2*c),g=p.size>0&&!b?Lo*c:1,y=b?Lo*c:0,[$,x]=s.extent??Be(m),k=Mi(e.height-y,$,x,g),w=k>0?Math.max(
g,$*k):(e.height-y)/2,S=e.y+y+w,M=m.map((O,_)=>{let v=Math.abs(O)*k,P=_===a;return f("rect",{key:`bar ${_}`,class:`bar ${o}${O<
0?" negative":""}${P?" chosen":""}`,x:e.x+_*h+u/2,y:O<0?S:S-v,width:Math.max(.5,h-u),height:Math.max(.4,v)},i&&f("title",
{},i(_)))}),N=[...p].map(([O,_])=>F(t,e.x+Io((O+.5)*h,Y(t,_,"tiny")/2,e.width),b?e.y+9*c:S+(Number(m[O])<0?-3:10.5)*c,_,
{kind:"tiny",anchor:"middle",also:O===a?"chosen":"",key:`number ${O}`}));return[f("path",{key:"line",class:"axis",d:`M${e.
x} ${S}H${e.x+e.width}`}),M,N]}function Mi(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function te(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*L(t),c=e.map(Ro),l=Array.from(n,(p,b)=>Math.
max(...e.map((g,y)=>Y(t,E(Number(g[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((p,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(g=>Math.abs(m(g)-m(p))>=d(p)+d(g)+i)&&u.add(p);
return u;function m(p){return Io((p+.5)*a,d(p),s)}function d(p){return l[p]??0}}function Io(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Be(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function Ro(t){let e=Math.
max(...Be(t));return e>=99.5?0:e>=.95?1:2}var Po=8;function Yt(t,e,n,{chosen:s=null,open:o}={}){let r=L(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map($=>Math.max(Y(t,$.title,"strong"),c?Y(t,$.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),m=e.x+u,d=e.width-u-l,p=a?17*r:0,b={x:m,width:d,height:Math.max(6*r,i-Po*r-p)},g=n[0]?.values.length??
1,y=d/g;return[n.map(({key:$,title:x,says:k,values:w,colour:S,open:M},N)=>{let O=e.y+N*i,_=a?O+12*r:O+i/2+(c?-2:4)*r,v=a?
e.width:u-8*r,P=Y(t,x,"strong")+10*r;return f("g",{key:$,class:M?"part choice row":"row","data-open":M??null,role:M?"but\
ton":null,tabindex:M?0:null,"aria-label":M?x:null},M&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:O,width:e.width+
8*r,height:i,rx:4}),F(t,e.x,_,x,{kind:"strong",width:v,key:"title"}),a&&F(t,e.x+P,_,k,{kind:"small",width:e.width-P,key:"\
beside"}),c&&F(t,e.x,_+15*r,k,{kind:"small",width:v,key:"says"}),Dt(t,{...b,y:O+p+Po/2*r},w,{colour:S,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${E(Number(w[W]),4)}`}),s!==null&&F(t,e.x+e.width,O+p+(i-p)/2+4.5*r,E(Number(w[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*y-1.5,y:e.y,width:y+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:g},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*y,y:e.y,
width:y,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:k,values:w})=>`${k}: ${E(Number(w[x]),3)}`).join(`
`)))))]}function Co(t){let e=Oi(t??"").map(Ai);for(let n=Ti;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Zn.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Wo={pin:"M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8\
 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",home:"M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.5\
3l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",restaurant:"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 \
0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",burger:"M12 16H4a2 2 0 1 1 0-4h16a2 2 0 1 1 0 4h-4.25M5 1\
2a2 2 0 0 1-2-2 9 7 0 0 1 18 0 2 2 0 0 1-2 2M5 16a2 2 0 0 0-2 2 3 3 0 0 0 3 3h12a3 3 0 0 0 3-3 2 2 0 0 0-2-2q0 0 0 0M6.6\
7 12l6.13 4.6a2 2 0 0 0 2.8-.4l3.15-4.2",pizza:"M12 14l-1 1M13.75 18.25l-1.25 1.42M17.77 5.65a15.68 15.68 0 0 0-12.12 12\
.12M18.8 9.3a1 1 0 0 0 2.1 7.7M21.96 20.73a1 1 0 0 1-1.23 1.23l-18-5a1 1 0 0 1-.69-1.23A19.68 19.68 0 0 1 15.73 2.04a1 1\
 0 0 1 1.23.69z",cafe:"M10 2v2M14 2v2M16 8a1 1 0 0 1 1 1v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1h14a4 4 0 1 1 0 \
8h-1M6 2v2",bakery:"M10.2 18H4.77a1.5 1.5 0 0 1-1.35-.97 11 11 0 0 1 .13-6.49M18 10.2V4.77a1.5 1.5 0 0 0-.97-1.35 11 11 \
0 0 0-6.49.13M18 5a4 3 0 0 1 4 3 2 2 0 0 1-2 2 10 10 0 0 0-5.14 1.42M5 18a3 4 0 0 0 3 4 2 2 0 0 0 2-2 10 10 0 0 1 1.42-5\
.14M8.71 2.55a10 10 0 0 0-6.16 6.16 1.5 1.5 0 0 0 .68 1.63l9.81 5.42a2 2 0 0 0 2.72-2.72l-5.42-9.81a1.5 1.5 0 0 0-1.63-.\
68",dessert:"M7 11l4.08 10.35a1 1 0 0 0 1.84 0L17 11M17 7A5 5 0 0 0 7 7M17 7a2 2 0 0 1 0 4H7a2 2 0 0 1 0-4",bar:"M8 22h8\
M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z",grocer:"M15 11l-1 9M19 11l-4-7M2 11h2\
0M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7M9 11l1 9",shop:"M15 21v-5a1 1 0 0 0-1-\
1h-4a1 1 0 0 0-1 1v5M17.77 10.31a1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0\
 1.12 1.12 0 0 0-1.55 0 2.5 2.5 0 0 1-3.77-3.25l2.89-4.18A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65.87l2.9 4.19a2.5 2.5 0 0 1-3.77\
 3.24M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",mall:"M16 10a4 4 0 0 1-8 0M3.1 6.03h17.79M3.4 5.47a2 2 0 0 0-.4 1\
.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",service:"M3 6a3 3 \
0 1 0 6 0a3 3 0 1 0 -6 0M8.12 8.12 12 12M20 4 8.12 15.88M3 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14.8 14.8 20 20",doctor:"M11 \
2v2M5 2v2M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1M8 15a6 6 0 0 0 12 0v-3M18 10a2 2 0 1 0 4 0a2 2 0 1 0 -\
4 0",hospital:"M12 7v4M14 21v-3a2 2 0 0 0-4 0v3M14 9h-4M18 11h2a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0\
 1 2-2h2M18 21V5a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16",pharmacy:"M10.5 20.5l10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0\
 7 7ZM8.5 8.5l7 7",bank:"M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2M10 12a2 2 0 1 0 4 \
0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01",post:"M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h\
-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2",office:"M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0\
 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2",building:"M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 \
2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16",workshop:"M12 16h.01M16 1\
6h.01M3 19a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V8.5a.5.5 0 0 0-.77-.42l-4.46 2.84A.5.5 0 0 1 15 10.5v-2a.5.5 0 0 0-.77-.42L9.7\
7 10.92A.5.5 0 0 1 9 10.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2zM8 16h.01",government:"M10 18v-7M11.12 2.21a2 2 0 0 1 1.76 0l7\
.84 3.85A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7",museum:"M12 22a1 1 0 0 1 0-20 10 9\
 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8zM13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0\
 1 0 -1 0M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0M8 7.5a0.5 0.5 0 1 0 1\
 0a0.5 0.5 0 1 0 -1 0",culture:"M10 11h.01M14 6h.01M18 6h.01M6.5 13.1h.01M22 5c0 9-4 12-6 12s-6-3-6-12c0-2 2-3 6-3s6 1 6\
 3M17.4 9.9c-.8.8-2 .8-2.8 0M10.1 7.1C9 7.2 7.7 7.7 6 8.6c-3.5 2-4.7 3.9-3.7 5.6 4.5 7.8 9.5 8.4 11.2 7.4.9-.5 1.9-2.1 1\
.9-4.7M9.1 16.5c.3-1.1 1.4-1.7 2.4-1.4",cinema:"M12.3 3.46l3.02 3.96M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.\
1-.3 2.2.3 2.5 1.3zM3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM6.18 5.28l3.1 3.9",music:"M21 16V3a1 1 0 0 0-1.28-.96l-10 2\
.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",stadium:"M10 14.66V17a1 1 \
0 0 1-1 1 2 2 0 0 0-2 2v2M14 14.66V17a1 1 0 0 0 1 1 2 2 0 0 1 2 2v2M17.92 10H19.5A2.5 2.5 0 0 0 22 7.5V5a1 1 0 0 0-1-1h-\
3M4 22h16M6 9a6 6 0 0 0 12 0V3a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1zM6.08 10H4.5A2.5 2.5 0 0 1 2 7.5V5a1 1 0 0 1 1-1h3",school:"\
M14 21v-3a2 2 0 0 0-4 0v3M18 4.93V21M4 6l7.11-3.79a2 2 0 0 1 1.79 0L20 6M6 11l-3.52 2.15a1 1 0 0 0-.48.85V19a2 2 0 0 0 2\
 2h16a2 2 0 0 0 2-2v-5a1 1 0 0 0-.48-.85L18 11M6 4.93V21M10 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",college:"M21.42 10.92a1 1 0 \
0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0\
 0 12 0v-3.5",library:"M4 3h6a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1M7 3v18M20.4 18.9c.2.\
5-.1 1.1-.6 1.3l-1.9.7c-.5.2-1.1-.1-1.3-.6L11.1 5.1c-.2-.5.1-1.1.6-1.3l1.9-.7c.5-.2 1.1.1 1.3.6Z",community:"M18 21a8 8 \
0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3",church:"M10 9h4M12 7v5M14 21v-3a\
2 2 0 0 0-4 0v3M18 9l3.52 2.15a1 1 0 0 1 .48.85V19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-7a1 1 0 0 1 .48-.85L6 9M6 21V7a1 1 0 0\
 1 .38-.78l5-4a1 1 0 0 1 1.25 0l5 4A1 1 0 0 1 18 7v14",park:"M10 10v.2A3 3 0 0 1 8.9 16H5a3 3 0 0 1-1-5.8V10a3 3 0 0 1 6\
 0ZM7 16v6M13 19v3M12 19h8.3a1 1 0 0 0 .7-1.7L18 14h.3a1 1 0 0 0 .7-1.7L16 9h.2a1 1 0 0 0 .8-1.7L13 3l-1.4 1.5",garden:"\
M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5\
 5 0 0 1-8-4M5 21h14",beach:"M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0",gym:"M17.\
6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 2.83-2.83l-2.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83\
zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 2 0 1 0 2.83-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.\
83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4.8-4.8",hotel:"M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9",train:"M8\
 3.1V7a4 4 0 0 0 8 0V3.1M9 15l-1-1M15 15l1-1M9 19c-2.8 0-5-2.2-5-5v-4a8 8 0 0 1 16 0v4c0 2.8-2.2 5-5 5ZM8 19l-2 3M16 19l\
2 3",bus:"M8 6v6M15 6v6M2 12h19.6M18 18h3s.5-1.7.8-2.8c.1-.4.2-.8.2-1.2 0-.4-.1-.8-.2-1.2l-1.4-5C20.1 6.8 19.1 6 18 6H4a\
2 2 0 0 0-2 2v10h3M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 18h5M14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",airport:"M17.8 19.2 16 1\
1l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2\
 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",ferry:"M12 2v2M12 9.19V13M19 12V6a2 2 0 00-2-2H7a2 2 0 0\
0-2 2v6M19.38 19A11.6 11.6 0 0021 13l-8.19-3.64a2 2 0 00-1.62 0L3 13a11.6 11.6 0 002.81 7.76M2 20c.6.5 1.2 1 2.5 1 2.5 0\
 2.5-2 5-2 1.3 0 1.9.5 2.5 1s1.2 1 2.5 1c2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",road:"M3 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 1\
9h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",car:"M19 17h2c.6 0 1-.4 1-1v-3c0-.9-\
.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 \
12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",bike:"M15 17.5a3.5 3.5 \
0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2 17.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M12 17.5V14l-3\
-3 4-3 2 3h2"},Ni={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm",
"dormitory"],restaurant:["restaurant","food","food court","food truck","diner","bistro","breakfast spot","joint","steakh\
ouse","noodle house","sushi","soup place","salad place","burrito place","taco place","dumpling"],burger:["burger","burge\
r joint","fast food","fast food restaurant","hot dog joint"],pizza:["pizza","pizzeria"],cafe:["cafe","cafeteria","coffee",
"tea","tea room"],bakery:["bakery","bagel shop","donut shop","sandwich place"],dessert:["dessert","dessert shop","ice cr\
eam","ice cream shop","cupcake","candy store"],bar:["bar","pub","gastropub","brewery","winery","biergarten","nightlife",
"nightclub"],grocer:["grocer","grocery","grocery store","supermarket","market","marketplace","bodega","convenience","con\
venience store","wine shop","liquor store","food shop","deli","food drink shop","fish market"],shop:["shop","store","bou\
tique","bookstore","hardware","smoke shop","antique","home store","home good","home improvement","flower shop","music st\
ore","pet store","bike shop","video store","arts crafts store"],mall:["mall","shopping mall","department store","outlet"],
service:["service","home service","salon","barbershop","barber","hairdresser","spa","laundry","laundry service","dry cle\
aner","tailor shop","tattoo parlor","tanning salon","nail salon","beauty"],doctor:["doctor","dentist","doctor s office",
"dentist s office","clinic","medical","veterinarian","assisted living"],hospital:["hospital","medical center","emergency\
 room"],pharmacy:["pharmacy","drugstore","chemist"],bank:["bank","atm","credit union","financial service"],post:["post o\
ffice","post box"],office:["office","work","workplace","coworking","startup","conference room"],building:["building","sk\
yscraper","convention center","event space","rooftop"],workshop:["workshop","factory","industrial","warehouse","distille\
ry","storage"],government:["government","government building","city hall","town hall","townhall","courthouse","court hou\
se","embassy","consulate","police","police station","fire station","military base","capitol building","monument","landma\
rk","historic site","castle"],museum:["museum","gallery","art gallery","art museum","public art","sculpture"],culture:["\
culture","theater","theatre","art","arts center","performing arts venue","circus","opera house","comedy club","aquarium",
"zoo","planetarium","entertainment"],cinema:["cinema","movie theater","multiplex","film studio"],music:["music","music v\
enue","concert hall","rock club","jazz club","recording studio"],stadium:["stadium","arena","racetrack","sports bar","bo\
wling alley","arcade","casino"],school:["school","kindergarten","nursery","daycare","child care"],college:["college","un\
iversity","campus","classroom","academic building","college building","student center","law school","medical school","tr\
ade school","fraternity house","sorority house"],library:["library"],community:["community","community center","neighbor\
hood","social","club house","city"],church:["church","chapel","cathedral","synagogue","mosque","temple","shrine","monast\
ery","house of worship","place of worship","spiritual","cemetery"],park:["park","playground","forest","outdoor","campgro\
und","plaza","scenic lookout","trail"],garden:["garden","allotment","farm","garden center","beer garden"],beach:["beach",
"pool","swimming pool","water park","lake","river","surf spot"],gym:["gym","fitness","yoga","yoga studio","sport","athle\
tic","dance studio","martial","court","field","rink","college gym","ski area","golf course"],hotel:["hotel","motel","hos\
tel","inn","resort","bed and breakfast","guest house"],train:["train","train station","subway","metro","railway","statio\
n","light rail","tram"],bus:["bus","bus station","bus stop","bus line"],airport:["airport","airport terminal","plane","h\
eliport"],ferry:["ferry","boat","harbor","harbour","marina","pier"],road:["road","street","bridge","highway","intersecti\
on","tunnel","toll plaza","rest area"],car:["car","car wash","parking","taxi","automotive","gas station","fuel","garage",
"car dealership","automotive shop","moving target","rental car location"],bike:["bike","bicycle","bike rental","bike sha\
re"]},Zn=new Map(Object.entries(Ni).flatMap(([t,e])=>e.map(n=>[n,t]))),Si=new Set([...Zn.keys()].flatMap(t=>t.split(" "))),
Ti=Math.max(...[...Zn.keys()].map(t=>t.split(" ").length));function Oi(t){return t.normalize("NFD").replace(/\p{M}/gu,"").
toLowerCase().match(/\p{L}+/gu)??[]}function Ai(t){let e=t.replace(/s$/,"");return Si.has(e)?e:t}var Ei=24;function dt(t,e,n,s){let o=s/Ei;return f("path",{key:"icon",class:"icon",d:Wo[Co(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function V(t,e){let n=t.visits[e];return n?`${n.label}, ${Ht(t,e)}`:""}function Kt(t,e){return t.visits[e]?.label??""}function Xn(t){
return t>0&&t<5e-4?"<0.1 %":T(t,1)}function Ht(t,e){let n=t.visits[e];return n?`${ht[n.weekday]} ${at(n.start_minute)}`:
""}function Ho(t,e){return Pt(t.visits[e]?.duration_minutes??0)}function Go(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=L(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,p=Math.max(...n)||1,b=Math.
max(0,m-d)/p,g=S(Do(n,r).map(M=>({visit:M,half:Y(t,k(n[M],M),M===r?"strong":"tiny")/2}))),y=S(Do(n,r).map(M=>({visit:M,half:Y(
t,w(M),M===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:M},N)=>{let O=$(N),_=N===r,v=Number(n[N])*b;return f("g",{key:`visit ${N}`,class:`part choice${_?" here":
""}`,"data-open":i(N),role:"button",tabindex:"-1","aria-label":`${V(c,N)}: weight ${T(Number(n[N]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+N*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${a}${_?" chosen":""}`,x:O-
Math.min(.36*h,20*l),y:m-v,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,v)}),g.has(N)&&F(t,x(N,g),m-v-4*l,k(
n[N],N),{kind:_?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&dt(M,O-7*l,m+5*l,14*l),y.has(N)&&F(t,x(N,y),
e.y+e.height-4*l,w(N),{kind:_?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${V(c,N)}: score ${E(Number(s[N]),
3)}, weight ${T(Number(n[N]),2)}`))})];function $(M){return e.x+(M+.5)*h}function x(M,N){let O=N.get(M)??0;return Math.max(
e.x+O,Math.min(e.x+e.width-O,$(M)))}function k(M,N){return N===r?Xn(Number(M)):T(Number(M)).replace(" %","")}function w(M){
return E(Number(s[M])/o,M===r?2:1)}function S(M){let N=new Map;for(let{visit:O,half:_}of M){let v=Math.max(e.x+_,Math.min(
e.x+e.width-_,$(O)));[...N].every(([W,j])=>{let H=Math.max(e.x+j,Math.min(e.x+e.width-j,$(W)));return Math.abs(v-H)>=_+j+
3*l})&&N.set(O,_)}return N}}function Do(t,e){let[n=e,...s]=[...Array(t.length).keys()].sort((o,r)=>Number(t[r])-Number(t[o]));
return[...new Set([n,e,...s])]}function Fo(t,e){let n=L(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>_i(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>vi(t,s)}]}function _i(t,e){let{reading:n}=t,s=L(t),o=X(t,e),r=n.values(
"context"),a=B(t,o,D(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${E(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...z(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,p={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},Dt(t,p,m,{colour:"\
stream",extent:Be(r),numbered:te(t,[m],m,d),exact:b=>`Number ${u*c+b+1}: ${E(Number(m[b]),4)}`}))})]}function vi(t,e){let{
reading:n}=t,s=L(t),o=X(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=B(t,o,D(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...z(t,e,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Yt(t,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function ee(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=se(Ft(a,s,c),Ft(i,o,c));return Bo(h,l,null,t,o)}function Ue(t,e,n,s){let o=Ft(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Jn(o,t.trace.interventions.attention_temperature??1)}function ne(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return Bo(se(n,Ft(s,e,n.length)),o,r,t,e)}function Ve(t){return Jn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function Bo(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function se(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:ae(n)}}function Jn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=ae(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function ye(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Gt(t,`${s}.weight`,r),bias:Gt(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function je(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=Gt(t,`${o}.bias`,s),i=ot(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:se(i,Ft(r.values,s,i.length)),bias:a}}function Uo(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Gt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=Qn(t,c,e),u=se(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:ae(i.map(({dot:c})=>c.sum))+o}}function Qn(t,e,n){let s=t.values(`inputs.${e}`);return Ft(
s,n,s.length/t.count)}function ot(t,e,n){let s=t.values(e);return Ft(s,n,s.length/t.count)}function oe(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?se(e,n.values):null,bias:Gt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Bt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?se(n,Ft(
s.values,e,n.length)):null,r=Gt(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function Vo(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Jn(e,1):null}function re(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?ae(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Li(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Li(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Gt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Ft(t,e,n){return t.subarray(e*n,(e+1)*n)}function ae(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var ie="→",jo=30,Ii=8,Ri=20,qo={least:2,most:6},Pi=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function be(t,e,{first:n,second:s,products:o},r){let a=L(t),i=o.length,c=i>Ri&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,m=e.x+jo*a,d=e.width-jo*a,p=xe(o),b=te(t,[n,s,o],o,d,p),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],y=d/i,$=x=>`${E(
Number(n[x]),4)} × ${E(Number(s[x]),4)} = ${E(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
p*y-1,y:e.y+u,width:y+2,height:3*h-u-2*a,rx:3}),g.map(({letter:x,colour:k,values:w,title:S},M)=>{let N=e.y+M*h,O={x:m,y:N+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${M}`},F(t,e.x,N+12*a,S,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),F(t,e.x,N+u+.5*O.height+5*a,x,{also:`math letter ${k}-words`,key:"letter"}),Dt(t,O,w,{colour:k,numbered:b,chosen:p,
exact:$}))}),c&&Ci(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function Ci(t,{x:e,y:n,width:s},o){let r=L(t),a=s/o.length,i=Math.
max(Ii,Math.ceil(o.length/8));for(;i<o.length&&i*a<Y(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],p=u.reduce(
(b,g)=>b+g,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),F(t,(m+d)/2,n+17*r,E(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function qe(t,e,n,s,o,r,a){let i=L(t),c=Wi(n,s,o),l=Di(n,s,r,c),h=Hi(
n,s,o,a.over,c),u={x:e.x,y:0,width:e.width},m=B(t,u,l).height+B(t,u,h).height+10*i,d=132*i,p=Math.max(70*i,Math.min(.36*
e.height,210*i)),b=e.height-m-p>=d,g=Math.min(e.height-m-(b?p:0),276*i),y=e.height-m-g,$=B(t,{...u,y:e.y+g+4*i},l),x=B(t,
{...u,y:e.y+g+$.height+6*i},h);return[f("g",{key:"dot"},be(t,{...e,height:g},n.dot,r)),f("path",{key:"rule",class:"rule",
d:`M${e.x} ${e.y+g}H${e.x+e.width}`}),f("g",{key:"score steps"},$.marks),f("g",{key:"softmax steps"},x.marks),b&&f("g",{
key:"softmax"},Go(t,{...e,y:e.y+g+m,height:y},s,o,a))]}function Wi({dot:t,width:e,isScaled:n,bias:s,unmasked:o,isMasked:r},a,i){
let{scores:c,temperature:l,shift:h,exponentials:u}=a,m=n?t.sum/Math.sqrt(e):t.sum,d=Number(c[i])/l-h;return zt(p=>{let b=(g,y)=>p(
g)===p(y);return n&&!b(p(t.sum)/Math.sqrt(e),m)||s&&!b(p(m)+p(s),o)?!1:r?!0:b(p(o)/l,o/l)&&b(p(o/l)-p(h),d)&&ts(p(d),Number(
u[i]))})}function Ye({dot:t,bias:e,logit:n},s){return zt(o=>(t===null||e===null||n===null||o(o(t.sum)+o(e))===o(n))&&s(o))}
function ts(t,e){return $t(Math.exp(t))===$t(e)}function zt(t){let e=qo.least;for(;e<qo.most&&!t((n,s=0)=>Number(n.toFixed(
e+s)));)e++;return e}function Di({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{temperature:i},[c,
l],h){let u=n?t.sum/Math.sqrt(e):t.sum,m=[...D("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${E(t.sum,h)}`,kind:"strong"}],n?[{text:`${ie} ÷ √${e}\
 = `},{text:E(u,h),kind:"strong"}]:[{text:`${ie} not divided by √${e}: scaling is off`}]];return s!==null&&m.push(o?[{
text:`${ie} no position bias: it is off`}]:[{text:`${ie} ${s<0?"−":"+"} ${E(Math.abs(s),h)} (position bias) = `},{text:E(
a,h),kind:"strong"}]),r?m.push([{text:`${ie} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&m.push([{text:`${ie} ÷ te\
mperature ${Gi(i)} = `},{text:E(a/i,h),kind:"strong"}]),m}function Hi({isMasked:t},e,n,s,o){let{scores:r,temperature:a,shift:i,
exponentials:c,total:l,weights:h}=e;if(t)return D("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/a-i,m=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:E(u,o),isRaised:!0},{text:` = ${$t(m)}\
;`}],[{text:`${$t(m)} / ${$t(l)} = `},{text:Xn(Number(h[n])),kind:"strong"},{text:","}],...D(`where ${$t(l)} is the sum \
over ${s}${i?`, after ${E(i,o)}, the largest score, is subtracted from each`:""}.`)]}function $t(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=1)return String(Number(t.toPrecision(5)));if(t===0||t>=.001)return String(Number(t.toPrecision(
4)));let[e="",n=""]=t.toExponential(3).split("e");return`${e} × 10${Array.from(n,s=>Pi[s]??"").join("")}`}function xe(t){
let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Gi(t){return String(
Math.round(1e3*t)/1e3)}var Fi=6;function Yo(t,e){let n=L(t),s=oe(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Bi(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ui(t,r,s)}),o}
function Ko(t){return Ye(t,e=>(1/(1+Math.exp(-e(t.logit)))).toFixed(3)===t.learned.toFixed(3))}function Bi(t,e,n){let{hidden:s,
dot:o,bias:r,logit:a}=n,i=Ko(n),c=L(t),l=X(t,e),h=o&&r!==null?[...D("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(o.sum,i)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${E(Math.abs(r),i)} (bias) =`}],[{text:"logit "},{text:E(a,i),kind:"strong"}]]:[...D("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:E(a,i),kind:"strong"}]],u=B(t,{...l,y:0},h),m=it(t,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),d=Math.min(l.height-u.height-36*c,450*c),p=B(
t,{...l,y:l.y+d+4*c},h),b=te(t,[s],s,l.width);return[...z(t,e,`${s.length} hidden units read the context`),f("g",{key:"d\
ot"},o?be(t,{...l,height:d},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Dt(t,{...l,height:d},s,{colour:"query",numbered:b})),...p.marks,m.mark]}function Ui(t,e,n){
let{reading:s}=t,o=L(t),r=X(t,e),{gate:a,trace:i}=s,c=B(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=B(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...z(t,e,m()),n&&h.height>=
60*o&&f("g",{key:"curve"},p(h,n)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function m(){
return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone answers":typeof i.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=i.interventions,y=[{text:`gate = ${a.toFixed(
3)}`,kind:"strong"}];if(!n){let k=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof i.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...D(k),y]}let $=[
[{text:"1 / (1 + e",kind:""},{text:E(-n.logit,Ko(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(i.gate.learned)return[...$,...D(`is the gate: ${T(a,1)} of the answer comes from the pointer, ${T(1-a,1)} from genera\
tion.`)];let x=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${a.toFixed(2)}.`:`\
It is set by hand to ${a.toFixed(3)}.`;return[...D(x),...D("As learned it would be"),...$]}function p(g,{logit:y,learned:$}){
let x=Math.max(Fi,Math.ceil(Math.abs(y))),k=v=>g.x+(v+x)/(2*x)*g.width,w=g.y+g.height,S=v=>w-v*g.height,M=Array.from({length:61},
(v,P)=>{let W=-x+P/30*x;return`${k(W).toFixed(1)} ${S(1/(1+Math.exp(-W))).toFixed(1)}`}),[N,O]=[k(y),S($)],_=y>0;return[
f("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${w}H${g.x+g.width}M${g.x} ${S(.5)}H${g.x+g.width}`}),[0,.5,1].map(v=>F(
t,g.x-6*o,S(v)+4*o,v===.5?"0.5":String(v),{kind:"tiny",anchor:"end",key:`share ${v}`})),[-x,0,x].map(v=>F(t,k(v),w+15*o,
E(v,0),{kind:"tiny",anchor:"middle",key:`logit ${v}`})),F(t,(k(0)+k(-x))/2,w+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${M.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${N} ${w}V${O}H${g.
x}`}),f("circle",{key:"point",class:"point",cx:N,cy:O,r:5.5*o}),F(t,N+(_?-10:10)*o,_?Math.max(O-6*o,g.y+9*o):O-8*o,$.toFixed(
2),{kind:"strong",anchor:_?"end":void 0,key:"value"})]}function b(g){let y=a*g.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:y,height:g.height}),f("rect",{key:"generation",class:"bar generation",x:g.x+y,y:g.y,width:g.
width-y,height:g.height}),F(t,g.x,g.y+g.height+15*o,`pointer ${T(a,1)}`,{kind:"small",key:"of pointer"}),F(t,g.x+g.width,
g.y+g.height+15*o,`generation ${T(1-a,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var zo=14,Zo=34;function pt(t,e,n,{largest:s,most:o=Zo,isOrdered:r=!1,isWalked:a=!1}={}){let i=L(t),c=Math.max(1,Math.floor(
e.height/(zo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(zo*i/u)),p=h.findIndex(({isChosen:M})=>M),b=u>=13*i&&h.some(({category:M})=>M!==void 0),g=b?22*
i:0,y=Math.max(...h.map(({text:M})=>Y(t,M,"strong")))+8*i,$=Math.max(0,...h.map(({beside:M=""})=>M?Y(t,M,"small")+10*i:0)),
x=Math.max(...h.map(({label:M,says:N=""})=>Math.max(Y(t,M,"strong"),m?Y(t,N,"small"):0)))+8*i,k=Math.min(x,.58*(e.width-
g-y-$)),w={x:e.x+g+k,width:Math.max(1,e.width-g-k-y-$)},S=s??(Math.max(...h.map(({parts:M})=>M.reduce((N,{value:O})=>N+Math.
abs(O),0)))||1);return[h.map((M,N)=>{let O=e.y+(N+.5)*u,_=N===p||(h.length-1-N)%d===0&&(p<0||Math.abs(N-p)>=d),v=w.x,P=Math.
min(.62*u,.42*o*i);return f("g",{key:M.key,class:`${M.open?"part ":""}choice row${M.isChosen?" here":""}${M.isOff?" off":
""}`,"data-open":M.open??null,role:M.open?"button":null,tabindex:M.open?a&&!M.isChosen?"-1":0:null,"aria-label":M.open?`${M.
label}: ${M.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*i,y:O-u/2,width:e.width+6*i,height:u,rx:4}),b&&(_||
u>=17*i)&&M.category!==void 0&&dt(M.category,e.x,O-7.5*i,15*i),_&&F(t,e.x+g,O+(m&&M.says?-2:4.5)*i,M.label,{kind:M.isChosen?
"strong":"label",width:k-6*i,key:"name"}),m&&M.says&&F(t,e.x+g,O+12.5*i,M.says,{kind:"small",width:k-6*i,key:"says"}),M.
parts.map(({value:W,colour:j},H)=>{let R=Math.abs(W)/S*w.width,U=f("rect",{key:`part ${H}`,class:`bar ${j}${W<0?" negati\
ve":""}${M.isChosen?" chosen":""}`,x:v,y:O-P/2,width:Math.max(.5,Math.min(w.width,R)-(M.parts.length>1&&R>2?.8:0)),height:Math.
max(1,P)});return v+=R,U}),_&&M.beside&&F(t,e.x+e.width-y,O+4.5*i,M.beside,{kind:"small",anchor:"end",key:"beside"}),_&&
F(t,e.x+e.width,O+4.5*i,M.text,{kind:M.isChosen?"strong":"label",anchor:"end",key:"value"}),M.exact&&f("title",{},M.exact))}),
l&&F(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function ce(t,e,n,s=Zo){
return Math.min(s*L(t)*n,e.height)}function Xo(t,e){let n=L(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Vi(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>ji(t,s,e)}]}function Vi(t,e,n){let{reading:s}=t,
o=L(t),r=X(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:p,category:b}=s.
nameOf(m),{logit:g}=Bt(s,m);return{key:`place ${m}`,label:p,category:b,parts:[{value:d,colour:"generation"}],beside:g===
null?"":E(g,2),text:T(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${p}: ${g===null?"":`logit ${E(g,4)}, `}\
probability ${T(d,3)}`}}),c=s.trace.architecture.locations,l=B(t,r,D(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=it(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...z(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},pt(t,u,i,{isWalked:!0})),h.mark]}function ji(t,e,{location:n}){let{reading:s}=t,o=L(t),r=X(t,e),{label:a}=s.nameOf(
n),i=Bt(s,n),{dot:c,bias:l,logit:h}=i,u=Vo(s),m=Ye(i,y=>h===null||!u||ts(y(y(h)-y(u.shift)),Number(u.exponentials[n]))),
d=s.probabilityOf("generation",n),p=[];if(c&&l!==null&&p.push(...D("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${E(c.sum,m)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${E(Math.abs(l),m)} (bias) =`}]),h!==null&&p.push([{text:"logit "},{text:E(h,m),kind:"strong"}]),u){let y=Number(u.exponentials[n]),
$=Number(u.scores[n])-u.shift;p.push([{text:"→ e",kind:""},{text:E($,m),isRaised:!0},{text:` = ${$t(y)};`}],[{text:`${$t(
y)} / ${$t(u.total)} = `},{text:T(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...D(`${$t(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${E(u.shift,m)}, the largest logit, is subtracted from each`:""}.`))}else p.push(...D(
"→ softmax over the whole list:"),[{text:T(d,1),kind:"strong"}]);let b=B(t,{...r,y:0},p),g=c?Math.min(r.height-b.height-
8*o,450*o):0;return[...z(t,e,`How does it score ${a}?`),c&&f("g",{key:"dot"},be(t,{...r,height:g},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${a}`,colour:"key"}])),...B(
t,{...r,y:r.y+g+(c?6*o:0)},p).marks]}var $e=20,Ke=8,Qo=19,Q=8,we=3,ns=4,ke=4,qi=.05,Yi={least:13.5,most:38,lane:3},ss=13,Ki=760;function os(t,e,n=1){let s=e.
type/ss,o=46*s,r=e.height-98*s,a=rs(t.count,o,r,Yi,s,Zi(t)),i=e.width>=1180*s,c=e.width<Ki*s,l=e.width>=1040*s&&t.layers<=
3,h=c?zi(t,s):tr(t,i,s),u=l?62*s:0,m=l?u+22*s:16*s,d=e.width-2*$e-Jo(Object.values(h)),[p,b]=[o+12*s,e.height-4*s],g=Xi(
t.heads,d/t.layers-m,b-p,s),y=g.columns*(g.side+Ke*s)-Ke*s,$=t.heads>0?y+m:m,x=Math.max(0,d-t.layers*$);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let k=e.width-2*$e-
Jo(Object.values(h))-t.layers*$,w=Math.min(k,t.hasPointer?220*s:60*s);h.bands+=w;let S=(k-w)/t.layers,M={x:$e,width:h.visits},
N=$e+h.visits+12*s,O=i?{x:N,width:h.slices}:null;O&&(N+=h.slices+12*s);let _=Array.from({length:t.layers},(q,tt)=>{let st=N+
tt*($+S);return{x:st,width:y,maps:Ji(t.heads,st,p,b,g,s),stream:l?st+(t.heads>0?y+10*s:0):null}});N+=t.layers*($+S);let v=e.
width-$e,P=v-h.answer,W=P-h.leave-h.gate,j=N+h.scores+h.weights+8*s,H=W-h.flow-Q,R=Math.min(190*s,.24*e.height)/n,U=t.hasGate?
.56*e.height:(o+r)/2,nt=ns*s,rt=t.hasPointer?e.height-R-we*nt-6:(o+r-R)/2-nt;return{size:e,type:e.type,rows:a,visits:M,slices:O,
layers:_,streamWidth:u,isDense:c,fork:N,context:(c?34:52)*s,scores:N+h.scores,weights:N+h.scores+h.weights,ribbons:j,places:H,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?ke-1:ke,top:o,bottom:r+60*s,x:P,right:v,segment:P-Q},right:v,top:o,bottom:r,
full:R,across:{visits:a.map(({y:q})=>q),starts:[o-12*s,t.hasGeneration?r:e.height-8],places:{room:[o+16*s,t.hasGeneration?
rt-12*s:r],gap:22*s},generation:{start:rt,gap:nt},gate:U-R/2},bands:{ribbon:(q,tt,st)=>es(j,q,H,tt,st),into:(q,tt,st)=>es(
H+Q,q,W,tt,st),out:(q,tt,st)=>es(W+h.gate,q,P-Q,tt,st)}}}function es(t,e,n,s,o){return o?It(t,e,n,s):It(t,e,t,e)}function tr({
hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:46*s,weights:t?46*s:
150*s,bands:t?112*s:0,bar:Q,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function zi(t,e){return{...tr(
t,!1,e),visits:166*e,scores:0,weights:(t.hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*
e,answer:126*e}}function Zi({count:t,pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=qi?1+e[o]:o/t;return Array.from({length:t},
(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Jo(t){return t.reduce((e,n)=>e+n,0)}function rs(t,e,n,{least:s,most:o,lane:r},a,i){
let c=n-e,l=t,h=0,u=Math.min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*
h)/(u-h))),u=(c-(t-l)*h)/l);let m=i&&new Set(i.slice(0,l)),d=e;return Array.from({length:t},(p,b)=>{let g=m?m.has(b):b>=
t-l,y=g?u:h;return d+=y,{y:d-y/2,height:y,isFull:g}})}function Xi(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[
1,2,4]){let a=n/Math.ceil(t/r)-Qo*s,i=Math.min(a,(e-(r-1)*Ke*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function Ji(t,e,n,s,{
columns:o,side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*Qo*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+
Ke*a),y:n+Math.floor(h/o)*c,side:r}))}function ze(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push(
{first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[m,d]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];
for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,
length:c}){return Math.max(n,Math.min(s-c,i))}}var kt=44,K={title:26,bars:34,inputs:64,scores:52,names:56},er=16,Qi={least:20,most:110,lane:1},tc=62,as=8,ec=160,Ze=16,
nr=6;function cs(t,e,n,s=1){let o=n/ss,[r,a]=[er,e-er],i=rs(t.count,r,a,Qi,o).map(({y:v,height:P,isFull:W})=>({x:v,width:P,
isFull:W})),c=Number(i.at(-1)?.width)>=tc*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ze*o,u=h+(K.title+
K.inputs+Ze)*o,m=[];for(let v=0;v<t.layers;v++){let P=nc(t.heads,r,a,u+K.title*o,o),W=P.at(-1),H=(W?W.y+W.side+8*o:u)+K.
title*o;m.push({y:u,maps:P,stream:H}),u=H+(K.bars+Ze)*o}let d=sc(t,r,u+K.title*o,a-r,o),p=Math.ceil(t.values("context").
length/d.columns)*d.cell,b=u+K.title*o+Math.max(p,20*o)+Ze*o,g=b+(t.hasPointer?(K.title+K.scores)*o:0),y=g+(t.hasPointer?
170:96)*o,$=y+Q+((t.hasPointer?K.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,k=oc(a-r,o)/s,w=ns*o,S=a-k-we*w,M=Math.
max(78*o,k*s/2+6),N=$+x+34*o,O=a-k-16*o,_={most:ke,top:N,bottom:N+(ke+1)*M,x:r-6*o,right:O-8*o,segment:O};return{size:{width:e,
height:_.bottom+Math.max(0,(k*s-M)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:b,
ribbons:g,places:y,gate:$,gateHeight:x,answers:_,full:k,across:{visits:i.map(({x:v})=>v),starts:[r,a],places:{room:[r,t.
hasGeneration?S-2*nr*o:a],gap:nr*o},generation:{start:S,gap:w},gate:a-k},bands:{ribbon:(v,P,W)=>is(g,v,y,P,W),into:(v,P,W)=>is(
y+Q,v,$,P,W),out:(v,P,W)=>W?no($+x,v,O+Q,P):is($+x,v,$,v,!1)}}}function is(t,e,n,s,o){return o?Wn(t,e,n,s):Wn(t,e,t,e)}function nc(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+as*o)/r,i=Math.min(a-as*o,ec*o),c=Math.max(kt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+as*o),side:i,touch:kt}))}function sc(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function oc(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var Xe={visits:0,slices:1,layers:2};function Et({reading:t,beside:e}){return e?[t,e]:[t]}function Me(t){return Math.max(
...Et(t).map(({largestWeight:e})=>e))}function Je(t){return t.isOwnScale?1:Me(t)}function le(t){return Xe.layers+2*t}function J(t){
let e=Xe.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}
function Z(t,e){return t.beat<e&&"hidden"}var ls=64,sr="largest of each head",rc=Float32Array.from({length:ls},(t,e)=>e/(ls-1));function hs({isOwnScale:t}){return t?
"Same scale for all heads":"Own scale for each head"}function Ne(t){let{reading:e,stage:n,lit:s}=t;return n.layers.some(
({maps:r},a)=>r.some((i,c)=>!e.isOff(a,c)&&us(t,i,c).hasWeight))?s?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function us({reading:t,stage:e},{side:n,touch:s},o){let r=12.5*e.type/13,a=t.heads-1,i=G("100 %",1.04*r,!0),c=(m,d)=>G(
`${m}${a}`,r)+d<=n,l=s!==void 0||c("H",i+.4*r),h=l?i+.4*r:0;return{name:`${s!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function Qe(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/13,c=60*i,l=s||!("visits"in
a)?0:a.visits.width,h=17*i+c+G(sr,12.5*i)>l,u=r?h?"own largest":sr:T(Me(t)),m=e+12*i,d=[f("text",{class:"small",x:e,y:n},
"0"),f("image",{class:"map",href:Wt(rc,ls,t.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"none"}),f("rect",
{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],p=hs(t),b={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${p}`};if(s){let $=17*i+c+G(u,12.5*i),x=f("rect",{class:"ground",x:e-6*i,y:n+14*i-kt,width:$+12*i,height:kt});return f(
"g",{key:"scale",class:"switch",...b},x,d)}let g=G(p,12.5*i)+16*i,y=Ne(t);return f("g",{key:"scale"},f("text",{class:"sm\
all",x:e,y:n-(y?33:17)*i},"Head maps: row reads column"),y&&f("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${y}`),
d,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:e,y:n+8*i,width:g,height:19*i,rx:9.5*i}),f("\
text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},p)))}var or=24,rr=.045,ac=30,ic=.6;function ar(t,e){let n=L(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),
r=Math.max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.
isLeaf?1:0,share:1.2,marks:a=>cc(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>uc(t,a,
e)}]}function cc(t,e,n){let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=L(t),{count:h}=s,u=s.weights(
r,a),m=s.isOff(r,a),d=o?u[ft(u)]||1:Me(t),p=Math.min(.36*e.width,190*l),b=(e.width-p)/h>=ac*l,g=hc(t,e,n,m,b),y=e.y+42*l,
[$,x]=[e.width-p,e.height-44*l-g.height],k=e.width<600*l?1.9:1.15,w={width:$/h,height:Math.min(x/h,k*$/h)},S={x:e.x+p,y,
width:$,height:w.height*h},M=`layers.${r}.heads.${a}`,N=w.height>=30*l,O=lc(w.height,13*l);return[F(t,e.x,e.y+15*l,p>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:p-8*l}),f("g",{key:"columns"},v()),f("g",{key:"rows"},P()),f("im\
age",{key:"weights",class:"map",href:Wt(u,h,t.scale,d),...S,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"f\
rame",class:"map-frame",...S}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},W()),f("\
rect",{key:"column",class:"chosen-column",x:S.x+c*w.width,y:e.y,width:w.width,height:S.y+S.height-e.y,rx:3}),_(),f("rect",
{key:"cell",class:"chosen-cell",x:S.x+c*w.width,y:S.y+i*w.height,width:w.width,height:w.height}),g.at(S.y+S.height)];function _(){
let H=S.y+i*w.height,R=19*l,U=(q,tt)=>f("rect",{key:q,class:"chosen-row",...tt,rx:3}),{height:nt}=w;if(nt>=R)return U("r\
ow",{x:e.x-3,y:H,width:e.width+3,height:nt});let rt={x:e.x-3,y:H+(nt-R)/2,width:p,height:R};return[U("row",{x:S.x-1,y:H,
width:S.width+2,height:nt}),U("asking",rt)]}function v(){let H=w.width>=14*l,R=Math.min(15*l,w.width-3*l),U=w.width>=30*
l,nt=S.x;return s.visits.map((rt,q)=>{let tt=String(ht[rt.weekday]),st=rt.weekday!==s.visits[q-1]?.weekday,St=S.x+q*w.width,
Xt=Y(t,tt,"tiny"),Js=!H&&st&&St>=nt&&St+Xt<=S.x+S.width;Js&&(nt=St+Xt+4*l);let En=S.x+(q+.5)*w.width;return f("g",{key:`\
column ${q}`,class:`part choice${q===c?" here":""}${rt.masked?" off":""}`,"data-open":`${M}.${i}.${q}`,role:"button",tabindex:"\
-1","aria-label":`Read from visit ${q+1}: ${V(s,q)}${rt.masked?", masked":""}`},f("rect",{class:"ground",x:S.x+q*w.width,
y:e.y,width:w.width,height:42*l}),H&&dt(rt.category,En-R/2,e.y+(U?0:22)*l,R),Js&&F(t,St,e.y+38*l,tt,{kind:"tiny",key:"we\
ekday"}),U&&[F(t,En,e.y+26*l,tt,{kind:"tiny",anchor:"middle",key:"day"}),F(t,En,e.y+38*l,w.width>=40*l?at(rt.start_minute):
`${Math.floor(rt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},V(s,q)))})}function P(){return s.
visits.map((H,R)=>{let U=S.y+(R+.5)*w.height,nt=R===i,rt=nt||(h-1-R)%O===0&&Math.abs(R-i)>=O,q=Math.min(18*l,w.height-1.5*
l),tt=w.height>=12*l,st=e.x+(tt?q+10*l:4*l),St=S.x-st-6*l,Xt=nt||N?"strong":"label";return f("g",{key:`row ${R}`,class:`\
part choice${nt?" here":""}`,"data-open":`${M}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${V(
s,R)}`},f("rect",{class:"ground",x:e.x,y:U-w.height/2,width:p,height:w.height}),tt&&dt(H.category,e.x+3*l,U-q/2,q),rt&&F(
t,st,U+(N?-2:4.5)*l,H.label,{kind:Xt,width:St,key:"name"}),N&&F(t,st,U+12*l,`${Ht(s,R)} · ${Ho(s,R)}`,{kind:"small",width:St,
key:"when"}),f("title",{},V(s,R)))})}function W(){let H=[];for(let R=0;R<h;R++){if(h>or&&R!==i){H.push(f("rect",{key:`ro\
w ${R}`,class:"cell",x:S.x,y:S.y+R*w.height,width:S.width,height:w.height,"data-open":`${M}.${R}.${c}`},f("title",{},V(s,
R))));continue}for(let U=0;U<h;U++)H.push(j(R,U))}return H}function j(H,R){let U=Number(u[H*h+R]),[nt,rt]=[S.x+R*w.width,
S.y+H*w.height],q=H===i&&R===c,tt=String(Math.round(100*U)),st=Xt=>w.width>=Y(t,tt.padStart(2,"0"),Xt)+2*l,St=(U>=rr||b||
H===i)&&w.height>=13*l&&st("tiny");return f("g",{key:`${H} ${R}`,class:"cell"},f("rect",{key:"cell",x:nt,y:rt,width:w.width,
height:w.height,"data-open":`${M}.${H}.${R}`,role:"button",tabindex:q?0:"-1","aria-current":q?"true":null},f("title",{},
`${V(s,H)} reads ${T(U,1)} from ${V(s,R)}`)),St&&F(t,nt+w.width/2,rt+w.height/2+4.5*l,tt,{kind:U/d>=.3&&st("strong")?"st\
rong":"tiny",anchor:"middle",also:U/d>=ic&&!m?"on-dark":"on-light",key:"weight"}))}}function lc(t,e){return Math.max(1,Math.
ceil(e/t))}function hc(t,e,{layer:n,head:s,query:o,isLeaf:r},a,i){let{canAct:c,canAsk:l,reading:h}=t,u=L(t),m=h.isRemoved(
n,s),d=e.height>=330*u,p=`layers.${n}.heads.${s}`,g=[c&&{text:m?"Switch head on":"Switch head off",attributes:{"data-act":"\
head","data-part":p},isPressed:m},l&&!m&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":p}},
r?{text:"More about query and keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:
{text:"More about this head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:hs(t),attributes:{
"data-act":"scale"}}].filter(w=>w!==!1),y=i?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.
round(100*rr)} on; each row adds up to 100.`,$=a?"Switched off: these weights would have been used.":`Columns: the visit\
 it reads from. ${h.count>or?"A stronger colour is more; each row adds up to 100 %.":y}`,x=d?D($):[],k=B(t,{...e,y:0},x,
"small").height;return{height:k+40*u,at(w){let S=e.x,M=[];for(let{text:N,attributes:O,..._}of g){let v=it(t,S,w+k+22*u,N,
O,_);S+v.width>e.x+e.width||(M.push(v.mark),S+=v.width+10*u)}return[f("g",{key:"explained"},B(t,{...e,y:w+3*u},x,"small").
marks),f("g",{key:"controls"},M)]}}}function uc(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===a.count-1?"\
the last visit":`visit ${o+1}`,c=o===r?"itself":Kt(a,r);return[...z(t,e,`How much does ${i} read from ${c}?`,`${i.charAt(
0).toUpperCase()}${i.slice(1)} reads ${c}`),f("g",{key:"worked"},qe(t,X(t,e),ee(a,n,s,o,r),Ue(a,n,s,o),r,[{letter:"q",words:`\
Query of ${V(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`al\
l ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var ir=56;function cr(t,e){let n=L(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>mc(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>fc(t,s,e)}]:[]]}function mc(t,e,{
location:n}){let{reading:s}=t,o=L(t),r=re(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],p=s.pointerWeights,b=[],g=N=>r.visits.map(O=>({value:N*Number(p[O]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:g(1),text:gt(i),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(a),text:gt(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:gt(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:gt(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:N})=>N>0),text:gt(u),isChosen:!0});
let y=X(t,e),$=s.hasGate?[[{text:`${m} × ${gt(i)} = ${gt(l)}`}],...D("come from the pointer,"),[{text:`${d} × ${gt(c)}\
 = ${gt(h)}`}],...D("from generation. Together:"),[{text:gt(u),kind:"strong"},{text:"."}],...D("All bars have one scale.")]:
[...D(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=B(t,{...y,
y:0},$),k={...y,height:y.height-x.height-44*o},w=ce(t,k,b.length,ir),S=B(t,{...y,y:y.y+w+8*o},$),M=it(t,y.x,y.y+y.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...z(t,e,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},pt(t,k,b,{most:ir})),...S.marks,M.mark]}function fc(t,e,{location:n}){let{reading:s}=t,o=L(t),{visits:r,
pointer:a}=re(s,n),i=X(t,e),c="Its visits";if(r.length===0){let g=D("None of the visits is here, so the pointer cannot c\
hoose it.");return[...z(t,e,c),...B(t,i,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${Ht(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:gt(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...D(u),[{text:gt(a),kind:"strong"},
{text:"."}]],d=B(t,{...i,y:0},m),p={...i,height:i.height-d.height-8*o},b=ce(t,p,h.length);return[...z(t,e,c),f("g",{key:"\
rows"},pt(t,p,h,{isOrdered:!0})),...B(t,{...i,y:i.y+b+6*o},m).marks]}function gt(t){return T(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function lr(t,e){let n=L(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>dc(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>pc(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>gc(t,s)}]}function dc(t,e,n){let{reading:s}=t,o=L(t),r=X(t,e),a=B(t,r,
D("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:Ht(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:E(Number(i[d]),2),text:T(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${V(s,d)}\
: score ${E(Number(i[d]),4)}, weight ${T(Number(c[d]),2)}`})),h=it(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...z(t,e,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},pt(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function pc(t,e,{visit:n}){let{
reading:s}=t;return[...z(t,e,`How does the pointer score ${Kt(s,n)}, ${Ht(s,n)}?`,`Score of ${Kt(s,n)}`),f("g",{key:"wor\
ked"},qe(t,X(t,e),ne(s,n),Ve(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function gc(t,e){let{reading:n}=t,s=L(t),o=X(t,e),r=n.pointerWeights,a=B(t,o,D("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:m,parts:p.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:T(d,1),open:h>1?`places.${h}`:null,exact:`${p.map(b=>T(Number(r[b]),2)).join(" + ")} = ${T(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=it(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...z(t,e,"Sums per place"),...a.marks,f("g",{key:"rows"},pt(t,c,i)),l.mark]}function hr(t,e){let n=L(t),s=ur(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>yc(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>bc(t,o,e)}]}function en(t,{layer:e,visit:n,number:s}){return s??xe(ot(t,`layers.${e}.residual_out`,n))}function ur(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,m,d,p="plain")=>{let b=ot(t,`${s}.${u}`,n),g=`length ${E(Math.hypot(...b))}`;i.push({key:u,title:m,says:d||
g,values:b,colour:p})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${E(m,2)}, deviation ${E(d,2)}`}}function yc(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),
i=X(t,e),c=en(s,n),l=ur(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,d=[],p=(b,g,y=!0)=>{let $=it(t,m,i.y+i.
height-10*a,b,g,{isButton:y});m+$.width>i.x+i.width||(d.push($.mark),m+=$.width+10*a)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...z(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),f("g",{key:"rows"},Yt(t,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},d)]}
function bc(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=L(t),i=en(s,n),c=X(t,e),{y:l}=c,h=[];for(let m of xc(s,o,r,i)){
let d=B(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...z(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},$c(t,u,o,r,i))]}function xc(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(ot(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...D("Comes in:"),ms(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(tn("Norm 1:",ye(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(tn("Norm\
 2:",ye(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,p){let b=p?"0 (skipped)":
null;return i?fs(h,u,m,d,b):[...D(`${h} no residual connection, so only`),[{text:b??E(m,2),kind:"strong"}]]}}function tn(t,e){
if(!e)return D(`${t} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e,
l=zt(u=>{let m=u((u(n,1)-u(s,1))*u(o,1));return m!==u(r)||a===null||i===null?m===u(r):E(m*u(a,1)+u(i,1),2)===E(c,2)}),h=u=>E(
u,l+1);return[...D(t),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${E(r,l)};`}],...a===
null||i===null?D("then a learned factor and bias give").concat([ms(c)]):[[{text:`${E(r,l)} × ${h(a)} ${i<0?"−":"+"} ${h(
Math.abs(i))} =`}],ms(c)]]}function fs(t,e,n,s,o=null){let r=zt(i=>o!==null||i(i(e)+i(n))===i(s)),a=n<0&&o===null?"−":
"+";return[...D(t),[{text:`${E(e,r)} ${a} ${o??E(Math.abs(n),r)} =`}],[{text:E(s,r),kind:"strong"}]]}function ms(t){return[
{text:E(t,2),kind:"strong"}]}function $c(t,e,n,s,o){let{reading:r}=t,a=L(t),i=ot(r,`layers.${n}.feed_forward.pre`,s),c=ot(
r,`layers.${n}.feed_forward.hidden`,s),l=je(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.abs(
Number(h[x]))-Math.abs(Number(h[$]))),m=Array.from(c).filter($=>$>0).length,d=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",p=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${E(ae(h),2)}, the bias adds ${E(l.bias,2)}:`:`${m} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,b=B(t,e,D(d+p),"small"),g=Math.max(1,Math.floor((e.height-b.height)/
(20*a))),y=u.slice(0,g).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${E(
Number(i[$]))} → ${E(Number(c[$]))}${l?` × ${E(Number(l.dot.second[$]),2)}`:""}`,text:E(Number(h[$]),2)}));return[...b.
marks,pt(t,{...e,y:e.y+b.height+2*a,height:e.height-b.height-4*a},y)]}var kc=864e5,wc=.1;function ds(t,e){let n=L(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Nc(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Sc(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>Ac(t,o,e)}]:[]]}function ps(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===e)||e===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/ve)*ve;return`${at(
c)} to ${at((c+ve)%1440)}`}case"weekday":return to[r.weekday]??"";case"recency":{let c=Mc(t,n);return c===null?"days bef\
ore the prediction":c>=Ln?`${Ln} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Jt)*Jt,l=c+Jt;return c>=In*Jt?`${Pt(In*Jt)} or more`:`${c?Pt(c):"0"} to ${Pt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function Mc({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/kc;return Math.
round(o(t.predict_at)-o(s))}function Nc(t,e,{kind:n,visit:s}){let{reading:o}=t,r=L(t),a=X(t,e),i=o.slices.map(({name:m,label:d,
lengths:p})=>({key:m,title:d,says:ps(o,m,s),values:Qn(o,m,s),colour:Number(p[s])===0?"plain off":"plain"})),c=i.reduce((m,{
values:d})=>m+d.length,0),l=B(t,a,D(`${i.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=it(t,a.x,a.y+a.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.
y+l.height+2*r,height:a.height-l.height-34*r};return[...z(t,e,n==="inputs"?"What the last visit is made of":V(o,s)),...l.
marks,f("g",{key:"rows"},Yt(t,u,i)),h.mark]}function Sc(t,e,{kind:n,visit:s,number:o}){let{reading:r}=t,a=L(t),i=X(t,e),
c=ot(r,"inputs.projected",s),l=o??xe(c),h=Uo(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,
.26*i.height)},p=Oc(r,s,l),b=[],g=p.reduce((k,w)=>k+B(t,{...i,y:0},w).height+4*a,0),y={...i,y:d.y+d.height+28*a,height:i.
height-d.height-g-36*a},$=h?Tc(h):[],x=y.y+($.length?ce(t,y,$.length)+6*a:0);for(let k of p){let w=B(t,{...i,y:x},k);if(x+
w.height>i.y+i.height+2)break;b.push(...w.marks),x+=w.height+4*a}return[...z(t,e,"The features, mixed into one vector"),
f("g",{key:"vector"},Yt(t,d,m,{chosen:l,open:k=>`${u}.${k}`})),$.length>0&&B(t,{...i,y:d.y+d.height+4*a},D(`Number ${l+1}\
: each feature × its weights`),"small").marks,$.length>0&&f("g",{key:"rows"},pt(t,y,$)),f("g",{key:"lines"},b)]}function Tc({
parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:E(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${E(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,
colour:"plain"}],text:E(e,2),exact:""}]}function Oc(t,e,n){if(!t.has("inputs.norm"))return[];let s=Number(ot(t,"inputs.p\
rojected",e)[n]),o=Number(ot(t,"layers.0.residual_in",e)[n]),r=ye(t,"inputs.projected","inputs.norm","input_norm",e,n),a=tn(
"Norm:",r),i=[[...D("Sum:"),[{text:E(s,2),kind:"strong"}]],a];if(t.trace.architecture.components.includes("sinusoidal")){
let c=t.trace.architecture.d_model,l=Gt(t,"pos_encoding",e*c+n);t.trace.interventions.sinusoidal===!1?i.push(D("No posit\
ion encoding: it is off.")):l!==null&&r&&(a=fs("Position encoding:",r.result,l,o),i.push(a))}return a.push(...D("→ layer\
s")),i}function Ac(t,e,{visit:n}){let{reading:s}=t,o=L(t),r=X(t,e),a=[];for(let p=0;p<s.layers;p++)for(let b=0;b<s.heads;b++){
let g=Number(s.lastRow(p,b)[n]),y=s.isOff(p,b);a.push({key:`${p} ${b}`,label:`Layer ${p}, head ${b}`,parts:[{value:g,colour:"\
plain"}],text:y?"off":T(g,1),open:`layers.${p}.heads.${b}.${s.count-1}.${n}`,isOff:y})}let i=[];if(s.hasPointer){let p=Number(
s.pointerWeights[n]);if(a.push({key:"pointer",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:T(p,1),open:`point\
er.${n}`}),s.hasGate){let b=T(p*s.gate,1),g=Number(p.toFixed(3)),y=zt($=>T(g*$(s.gate),1)===b);i.push(...D("To the answe\
r the pointer carries"),[{text:`${T(p,1)} × gate ${s.gate.toFixed(y)} = `},{text:b,kind:"strong"},{text:"."}])}}let c=B(
t,r,D(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=B(
t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=ce(t,h,a.length),m=a.map(({parts:p})=>Number(
p[0]?.value)),d=Math.max(wc,...m);return[...z(t,e,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},pt(t,h,a,{largest:d})),
f("g",{key:"end"},B(t,{...r,y:h.y+u+6*o},i).marks)]}var Ec={head:ar,stream:hr,inputs:ds,visit:ds,context:Fo,pointer:lr,generation:Xo,gate:Yo,place:cr};function mr(t,e){let n=At(
e,t.reading);return n?_o(t,n,Ec[n.kind](t,n)):[]}function fr(t,e){let n=At(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return vc(n,e);break;case"stream":
return Lc(n,e);case"pointer":if(n.isLeaf)return Ic(n,e);break;case"generation":if(n.isLeaf)return Rc(n,e);break;case"gat\
e":return Pc(e);default:break}return Tt(Mt(_c(n),e),e,null)}function _c({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function vc({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(p=>p>a).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${T(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=ee(o,t,e,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isOff(t,e)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${E(h.sum,2)}, which makes a score of\
 ${E(u,2)}. ${m}${d}`}}function Lc({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>E(Math.hypot(...ot(n,`${s}.${l}`,e))),r=n.
has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of length ${o(l)}`,i=r?`its head\
s give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${V(n,e)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function Ic({visit:t},e){let n=T(Number(e.pointerWeights[t]),1),s=`The pointer gives ${V(e,
t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:a,
score:i}=ne(e,t),c=r!==null&&!a?` and the bias of its position is ${E(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${E(o.sum,2)}${c}; its score is ${E(i,2)}. The weight counts for ${Kt(e,t)}.`}}function Rc({location:t},e){let{logit:n}=Bt(
e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${E(n,2)}; `,r=`the softmax over all places makes it ${T(
s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function Pc(t){let e=Tt({kind:"gate"},t,null),n=oe(t);if(!n)return e;let{logit:s,learned:o,hidden:r}=n,a=t.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${E(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Cc=7;function dr(t,{names:e,run:n},s){if(!e.length)return t;let o=Cc*s/13;return Re(t,r=>e.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>Wc(a,n,o)}:null)}function Wc({attributes:{x:t,y:e,width:n}},s,o){let[r,
a]=[Number(t)+Number(n),Number(e)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var Dc={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},Hc=.00501,pr="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function gr(t,e){
let n=Dc[e];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,t.gate+n)))/100,o=t.has("gate.logit")?t.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<Hc&&s>0&&s<1?null:s,isDone:!0}}var nn="http://www.w3.org/2000/svg",yr=1.7,Gc=1.2,br=20,Fc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],Bc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},Uc=".handle, .handle-words, .control, .escape",Vc=new Set(
["font-size","font-weight","text-anchor"]);function xr(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*yr*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[b,g]of o.
querySelectorAll("*").entries()){let y=u[b];y&&jc(g,getComputedStyle(y)),g.matches(Uc)&&h.push(g);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute($)}for(let b of[...h,...o.querySelectorAll("[visi\
bility]")])b.remove();let m=document.createElementNS(nn,"title");m.textContent=e;let d=document.createElementNS(nn,"rect");
d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",
n);let p=s.map((b,g)=>{let y=i*(g?1:Gc),$=document.createElementNS(nn,"text");return $.textContent=et(b,r-2*br,y,g===0),
$.setAttribute("x",String(br)),$.setAttribute("y",String((g+.8)*yr*i-c)),$.setAttribute("font-size",String(y)),$.setAttribute(
"font-weight",g?"400":"600"),$.setAttribute("fill",getComputedStyle(t).color),$});return o.prepend(m,d,...p),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",nn),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function jc(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of Fc){if(Vc.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==Bc[n]&&t.setAttribute(n,s)}}function $r({columns:t,rows:e}){let n=document.createElement("table");n.createTHead().insertRow().append(...t.map(r=>gs(
"th",r,"col")));let o=n.createTBody();for(let[r,...a]of e)o.insertRow().append(gs("th",r,"row"),...a.map(i=>gs("td",i)));
return n}function gs(t,e,n){let s=document.createElement(t);n&&(s.scope=n);let o=typeof e=="number"&&!Number.isInteger(e)?
e.toFixed(6):String(e??"–");return s.textContent=Number(o)===0?o.replace("-",""):o,s}function kr({columns:t,rows:e}){return`${[
t,...e].map(s=>s.map(Zc).join(",")).join(`\r
`)}\r
`}var qc=/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/,Yc=/(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\u200b"])*[=+\-@＝＋－＠])/g,
Kc=/^(?=[\t\r\n])/;function zc(t){return(Number.isInteger(t)?[]:[6,7,8,9]).map(s=>Number(t.toPrecision(s))).find(s=>Math.
fround(s)===t)??t}function Zc(t){if(t==null)return"";if(typeof t=="number")return Number.isNaN(t)?"":String(zc(t));let e=t.
replace(Yc,"$1'").replace(Kc,"'"),n=qc.test(t)?t:e;return/[",\r\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n}function Mr(t,e=null,n=null){if(e===null)return[Jc(t,n),Qc(t,n)];let s=At(e,t);return s?Xc[s.kind](t,s):[]}var Xc={head:el,
stream:nl,inputs:wr,visit:wr,context:sl,pointer:ol,generation:rl,gate:al,place:il};function Jc(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[V(t,r),o.duration_minutes,
...n?[bs(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Qc(t,e){let{final:n}=t.trace.
location_probabilities,o=[...n.map(({location:a})=>a),ct].map(a=>{let{pointer:i,generation:c,fromPointer:l,fromGeneration:h}=re(
t,a);return[a===ct?"A place that the model does not know":t.nameOf(a).label,i,c,l,h,t.probabilityOf("final",a),...e?[e.knownProbability(
a)]:[]]}),r=Number(t.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${t.gate.toFixed(3)}${r>
0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:r>0?[...o,tl(t,o,r)]:o}}function tl({
gate:t,hasPointer:e,hasGeneration:n},s,o){let r=[Number(e),Number(n),t,1-t,1,1];return(s[0]??[]).map((a,i)=>{if(i===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=s.map(h=>h[i]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[i-1])-l)})}function el(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.weights(
e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((m,d)=>V(t,d));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,(d+1)*a)])}];
let h=Ue(t,e,n,s),{dot:u}=ee(t,e,n,s,o);return[sn(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,bs(h.scores[d]),i[s*a+d]])}]}function nl(t,e){
let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>ot(t,`${o}.${u}`,s)),i=en(t,e),c=je(t,n,s,i),l=ot(t,`${o}.feed_forward.pre`,s),
h=ot(t,`${o}.feed_forward.hidden`,s);return[{caption:`${V(t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],
rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed-forward network${c?`, and w\
hat they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.
from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function wr(t,{kind:e,visit:n}){let s=ot(t,"in\
puts.projected",n),o=[{caption:`What ${V(t,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.
map(({name:a,label:i,lengths:c})=>[i,ps(t,a,n),c[n]])},ys("All features mixed by one matrix",s)];if(e==="inputs")return o;
let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),i%t.heads];return[`Layer ${c}, head ${l}`,
t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last vis\
it reads from it",columns:["Reader","Weight"],rows:r}),o}function sl(t){return[ys("The context: the last visit after all\
 layers",t.values("context"))]}function ol(t,{visit:e,isLeaf:n}){let s=Ve(t),o=t.visits.map((l,h)=>V(t,h)),r=t.values("p\
ointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"The pointer’s score and weigh\
t of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],
...a?[a[h]]:[],bs(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Pr\
obability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return i;let{dot:c}=ne(
t,e);return[sn(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function rl(t,{location:e,isLeaf:n}){let s=t.
trace.location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place",
"Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Bt(t,a.location).logit,a.probability])},{dot:r}=Bt(t,e);
return n&&r?[sn(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:[o]}function al(t){let e=oe(t),n={
caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.logit],["As learned",e.learned]]:
[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?sn(s,["Hidden unit","Weight"],e.dot):ys(s,e.hidden),
n]}function il(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,fromGeneration:i,probability:c}=re(
t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probability","Factor","Share of the answer"],
rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weig\
ht"],rows:n.map(l=>[V(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function sn(t,e,{first:n,second:s,products:o,sum:r}){return{
caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],a]),["Sum","","",r]]}}function ys(t,e){
return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function bs(t){return Number.isFinite(t)?
t:"−∞"}function Nr(t,e,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let a=[];for(let l of Mr(e,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append($r(l));let m=document.createElement("a");m.textContent=
"Save as CSV",m.setAttribute("aria-label",`Save as CSV: ${l.caption}`),m.download=`${[o,n??"network",cl(l.caption)].filter(
Boolean).join("-")}.csv`,m.href=URL.createObjectURL(new Blob([kr(l)],{type:"text/csv"})),a.push(m.href),r.append(u,h,m)}
let i=document.createElement("button");i.type="button",i.textContent="Close",i.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(i),r.append(c),r.addEventListener("close",()=>{for(let l of a)URL.revokeObjectURL(l);r.remove()}),
t.append(r),r.showModal()}function cl(t){return t.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var ll={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Tr(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=ll[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=on(
a);if(!o){let m=t[r+s];return m&&on(m)===i?m:null}let c=[...new Set(t.map(on))],l=c[c.indexOf(i)+s],h=t.filter(m=>on(m)===
l),u=m=>Math.abs(Sr(m)-Sr(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function on(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function Sr(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}var hl=/(\S*\d (?:%|(?:points?|min|h)\b)\S*)/;function ul(t){return t.split(hl)}function rn(t){return ul(t).map((e,n)=>{
if(n%2===0)return e;let s=document.createElement("span");return s.className="with-unit",s.textContent=e,s})}function Ar(t,e,n){return[...e.map(({title:o,text:r,bars:a=""})=>({title:o,text:`${r} ${a}`})),...ml(t,n)].reduce((o,r)=>Or(
r)>Or(o)?r:o)}function ml(t,e){let{visits:n,trace:s,layers:o,heads:r}=t,{location:a,probability:i}=s.prediction,c=De(t.nameOf(
a).label,i,1-i),h=[{kind:"visit",visit:n.reduce((u,{label:m},d)=>m.length>Number(n[u]?.label.length)?d:u,0)}];for(let u=0;u<
o;u++)for(let m=0;m<r;m++)h.push({kind:"head",layer:u,head:m});return h.map(u=>{let{title:m,text:d}=Tt(u,t,null),p=e?` ${We(
u.kind)}, ${c}`:"";return{title:m,text:`${d}${p}`}})}function Or({title:t,text:e}){return t.length+e.length}var fl=.6,dl=["pointer","generation"];function Se({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function an(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=Se(
t),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Er(e),...Er(n)],c=[
...new Set(i)].flatMap(h=>dl.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Er({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function cn({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<fl)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function ln(t,e,n){return`${T(t,1)}; ${n} ${T(e,1)}`}var Te="Circuit",pl=[["bold","keeps the answer"],["faded","can be left out"]],hn=class{circuit=null;failure="";#t;#e;#s=null;constructor(e,n){
this.#t=e,this.#e=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of pl){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,Te)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#a(),this.#o(e,Te),this.#e(),e&&this.#n(0)}renew(){this.#a(),this.isOn&&
this.#n(250)}#a(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#n(e){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${Te} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${Te} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,Te),this.#e()}}#o(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var _r="http://www.w3.org/2000/svg",gl=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
un=/-?\d+(?:\.\d+)?/g,mn=class{#t=new WeakMap;#e=new Map;#s=new WeakMap;#a=0;#n=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#u(),this.elements=this.#o(this.root,e,this.elements,n>0),this.#e.size&&this.#c(n)}#o(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}if(!s.length&&!e.
firstChild){let i=n.map(c=>this.#h(vr(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#t.
get(c);l&&r.set($s(l.mark,i),c)}let a=n.map((i,c)=>{let l=vr(i),h=r.get($s(l,c));r.delete($s(l,c));let u=h??document.createElementNS(
_r,l.tag);return this.#f(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#h(e){let n=document.createElementNS(_r,e.tag);for(let s in e.attributes){let o=de(
e.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#t.set(n,{mark:e,elements:this.#o(n,e.children,[],!1)}),n}#f(e,n,s){
let o=this.#t.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))de(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=de(c),h=de(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&gl.
has(i)?yl(h,l):null;u?this.#e.set(`${this.#i(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,n.children,o?.elements??[],s);this.#t.set(e,{mark:n,elements:a})}#i(e){let n=this.#s.get(e)??this.#a++;return this.#s.
set(e,n),n}#c(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#u();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#e.values())i.setAttribute(c,l(a));this.#n=requestAnimationFrame(s)};this.#n=
requestAnimationFrame(s)}#u(){cancelAnimationFrame(this.#n);for(let{element:e,name:n,end:s}of this.#e.values())e.setAttribute(
n,s);this.#e.clear()}};function vr(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function $s(t,e){
return`${t.tag} ${t.key??e}`}function yl(t,e){let n=t.match(un)??[],s=e.match(un)??[],o=e.split(un);return n.length!==s.
length||t.split(un).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var fn=class{#t=0;#e=0;#s=[];constructor(e,n){this.show=n,this.button=ks("Play the story","play",()=>this.toggle()),this.
back=ks("Step back","back",()=>this.step(-1)),this.forth=ks("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#n(!1)}isOpen=!1;get beat(){return this.isOpen?this.#e:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#e<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#e]??
null:null}tell(e){this.#s=e,this.#e=Math.min(this.#e,e.length-1),this.slider.max=String(e.length),this.#n(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let e=this.#e>=this.#s.length-1;this.goTo(this.isOpen&&!e?this.#e:0),this.#a()}pause(){
clearTimeout(this.#t),this.#t=0,this.#n(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#e=0,this.#n(!1),this.
show(null))}step(e){this.goTo(this.isOpen?this.#e+e:e>0?0:this.#s.length-1)}goTo(e){this.pause(),this.isOpen=!0,this.#e=
Math.max(0,Math.min(this.#s.length-1,e)),this.#n(!1),this.show(this.#e)}#a(){let{title:e="",text:n=""}=this.#s[this.#e]??
{},s=Math.max(1800,55*(e.length+n.length));if(this.#e>=this.#s.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#e+1),this.#a()},s),this.#n(!0)}#n(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#e+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#e+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#e===0,this.forth.disabled=this.isOpen&&this.#e>=this.#s.length-1}};function ks(t,e,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),
s.addEventListener("click",n),s}var bl=.03,xl=5;function dn({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=xt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),m=u.slice(0,-1).map(({location:g})=>g),d=Ir(m.map(g=>e?.knownProbability(g)??null),1),p=n&&e?$l(m,t,e):null,b=(l-c)/
u.length;return u.map((g,y)=>{let $=c+(y+.5)*b,x=g.probability*s.full,k={pointer:p?.pointer[y]??null,generation:p?.generation[y]??
null},[w,S]=["pointer","generation"].map(M=>Lr(g[M]*Zt({reading:t},M),k[M])*s.full);return{...g,was:e?d[y]??null:null,wasByPath:k,
middle:$,start:$+(Number(w)-Number(S)-x)/2,height:x}})}function Lr(t,e){return Math.max(0,(e??t)-t)}function $l(t,e,n){let s=(o,r)=>r?
Ir(t.map(a=>n.shareOf(o,a)),Zt({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function Ir(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function pn(t,e){let{reading:n,stage:s}=t,o=Se(t),r=n.pointerWeights,a=g=>g.reduce((y,$)=>y+Lr(r[$],o?.[$]??null),0),i=n.
pointedPlaces.map(g=>({...g,lost:a(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=i.filter((g,y)=>g.
probability+g.lost>=bl&&y<xl||ws(e,g.location)<e.length-1).map(g=>({...g,wish:b(g.visits)})),l=i.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:$})=>y+$,0),lost:a(g),visits:g,wish:b(g)})}c.sort((g,y)=>g.
wish-y.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:g,probability:y,lost:$})=>({wish:g,length:(y+$)*s.full})),
d=m.reduce((g,{length:y})=>g-y,h[1]-h[0]),p=ze(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:g,
label:y,probability:$,lost:x,visits:k},w)=>({path:"pointer",location:g,label:y,probability:$,start:Number(p[w]),lost:x,visits:k,
answer:ws(e,g)}));function b(g){let y=g.map(x=>Math.max(r[x],o?.[x]??0)),$=y.reduce((x,k)=>x+k,0)||1;return g.reduce((x,k,w)=>x+
Number(y[w])/$*Number(s.across.visits[k]),0)}}function gn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
we),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:ws(n,a)};return r+=c*e.full+o,l})}function Zt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function yt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function ws(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var Ms=18;function Ut({stage:t},e){let n=t.type/13;return G(e,12.5*n)+13*n}function Oe({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function yn(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return f("g",{key:`temperature ${e}`},he(t,{act:`${e}_temperature`,words:Oe(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function he(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i,isOn:c}){if(!t.canAct)return[];let l=t.stage.type/13,h=a||Ms*l,u=Ut(t,n),
m=i?" stays":c?" on":"";return[f("rect",{key:`handle ${e}`,class:`handle${m}`,"data-act":e,x:o-u,y:r,width:u,height:h,rx:h/
2},f("title",{},s)),f("text",{key:`handle words ${e}`,class:`handle-words middle${m}`,x:o-u/2,y:r+h/2+4*l},n)]}var Ae=1440;function Rr(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Vt(t,n,"Visits",Ns(t,s),s),...kl(t),...e.rows.map(
(o,r)=>Ml(t,r))]}function Ns({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${e.head}`;return G(o,12.5*(t.type/13))<=n?o:s}function Vt({stage:t},e,n,s,o=400){let r=t.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},G(n,15*r,!0)<=o?f("text",{x:e,y:17*r,class:"title"},n):f("te\
xt",{x:e,y:17*r,class:"small strong"},et(n,o,12.5*r,!0)),f("text",{x:e,y:35*r,class:"small"},et(s,o,12.5*r)))}function kl({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of Ss(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function Ss({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=wl(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(ht[s.weekday])})}return e}function wl({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Ml(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=pe(o,n).includes(e),d=c.masked?"unmask":"mask",p=i&&t.canAct&&e<n.count-1,b=p&&m?Ut(t,d)+4*l:0,g=Math.min(Ms*l,a),
y=bn(c),$=a>=33*l,x=($?20:13)*l,k=h+x+($?14:8)*l,w=Os(t,e),S=As(t,e),M=m||S,N=w?42*l:0,O=s.visits.x+s.visits.width-4,_=O-
k,v=y.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),P=s.isDense?0:38*l,W=$?[f("text",{x:k,y:r-3*l,class:"\
strong"},et(c.label,_-b,13*l,!0)),f("text",{x:k,y:r+13*l,class:"small"},[y,v].find(j=>G(j,12.5*l)<=_-N)??at(c.start_minute)),
w||_<G(y,12.5*l)+56*l?null:Nl(O+4-50*l,r+5*l,48*l,c)]:[f("text",{x:k,y:r+4.4*l,class:M?"strong":"label"},et(c.label,_-Math.
max(P,N)-b-9,12.5*l,M)),w||s.isDense?null:f("text",{x:O-b,y:r+4.4*l,class:"small end"},at(c.start_minute))];return f("g",
Ts(t,e,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&dt(c.category,h+4*l,r-x/2,
x),i?W:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),w&&i&&f("text",{x:O,y:r+($?13:4.4)*l,class:S?"strong end":
"small end"},w),p&&m&&he(t,{act:"mask",words:d,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:O+2,y:$?r-17*l:r-g/2,height:g}),f("title",{},`${c.label}, ${ht[c.weekday]} ${y}`))}
function Ts({reading:t,lit:e,beat:n},s,o){let r=pe(e,t).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${t.count}\
: ${o.label}, ${ht[o.weekday]} ${bn(o)}${o.masked?", masked":""}${t.hasPointer&&n>=J(t).pointer?`; pointer weight ${T(t.
pointerWeights[s],1)}`:""}`}}function bn({start_minute:t,duration_minutes:e}){return`${at(t)} · ${Pt(e)}`}function Os({
reading:t,lit:e},n){return e?.kind!=="head"?"":T(t.lastRow(e.layer??0,e.head??0)[n])}function As({reading:t,lit:e},n){return e?.
kind!=="head"?!1:ft(t.lastRow(e.layer??0,e.head??0))===n}function Nl(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,Ae),a=Math.min(s,Math.max(0,s+o-Ae)),i=(c,l)=>f("rect",{class:"stay",x:t+c/Ae*n,y:e,width:Math.max(1,(l-c)/Ae*n),
height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:t,
y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/Ae*n-2,y:e-3,width:5,
height:13}))}function Pr(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:a}=e,
i=Math.max(...Et(t).map(({longestSlice:b})=>b)),c=r/a.length,l=ut(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.flatMap(({y:b,
height:g},y)=>a.map(({lengths:$},x)=>{let k=Number($[y])/i*Math.max(2,g-4);return{visit:y,x:o+x*c,y:b+g/2-2-k,width:.72*
c,height:k}})),[m,d]=Es(u,({visit:b})=>h||l.includes(b)),p=a.map(({short:b},g)=>f("text",{key:`name ${b}`,class:"tiny mi\
ddle",x:o+(g+.36)*c,y:(g%2?40:26)*s},b));return[f("g",_s(t),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),p,f("path",{key:"bars",class:"length",d:Qt(d)}),m.length>0&&f("path",{key:"lit",class:"length lit",
d:Qt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function Es(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function _s(t){return{key:"slices",class:`part \
slices${mt(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:Z(t,Xe.slices),"aria-label":`Input \
of each visit: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function Cr(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Vt(t,n+6*o,"Answer",t.stage.isDense?"":Sl(t),
s-n),...vs(t,e)]}function Sl({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function vs(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=xt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(m=>{let{location:d,label:p,category:b,probability:g,was:y,middle:$,height:x,start:k}=m,w=[{path:"poin\
ter",share:m.pointer*Zt(t,"pointer")},{path:"generation",share:m.generation*Zt(t,"generation")}],S=i===d,M=c+(b===null?6:
26)*a,N=Pe(p,l-M-(r===d?20*a:2),13.5*a,2,!0),O=$-(N.length>1?22:8)*a,_=$+(N.length>1?2:0)*a,v=c+6*a,P=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${S?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${p}: ${T(g,1)}; from the pointer ${T(w[0]?.share??0,1)}, from generation ${T(
w[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:O-16*a,
width:u+10*a,height:_-O+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:k,width:Q-2,height:Math.max(1,x)}),
b!==null&&dt(b,c+5*a,O-13*a,16*a),N.map((W,j)=>f("text",{key:`name ${j}`,class:d<0?"label halo":"strong halo",x:M,y:O+15*
j*a},W)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${O-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:_,width:P,height:8*a}),w.map(({path:W,
share:j})=>{let H=f("rect",{key:W,class:`${W} bar`,x:v,y:_,width:Math.max(0,j*P),height:8*a});return v+=j*P,H}),y!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+y*P,y:_-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:_+23*a},T(g,1)),y!==null&&Tl(c+60*a,_+23*a,g,y))})}function Tl(t,e,n,s){let{change:o,size:r,sign:a}=Ce(
n,s);return o===0?f("text",{key:"change",class:"small",x:t,y:e},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${a} ${r}`)}function Wr(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return Ls(t,m,Ol(t,h,u,c,i*l),n.isDense?d:void 0)}function Ls(t,{
x:e,y:n,columns:s,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*i},l=t.reading.values("context"),h=Math.
max(...Et(t).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${mt(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:Z(t,J(
t.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"groun\
d",x:e-3,y:n-16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"C\
ontext"),u,f("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function Ol({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.
height-5*a,h=e.gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),
t.hasGeneration&&f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("\
gate.logit")&&f("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/
2+4}`})]}function Dr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+i/2,u=xn(t);return f("g",Is(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function xn({reading:t}){return t.trace.architecture.
components.includes("gate")}function Is(t,e){let{reading:n}=t,s=t.canAct&&xn(t);return{key:"gate",class:`part gate${mt(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":t.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${T(n.gate)} poi\
nter`},tabindex:"-1",visibility:Z(t,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${T(n.gate)} pointer, ${T(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function $n(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=J(s).
gate,i=x=>Zt(t,x),c=xt(r,s),l=new Map,h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[k]of n.entries())u.set(`${x} ${k}`,h),h+=Number(n[k]?.[x])*
i(x)*o.full;let m=e.map(x=>{let k=Number(l.get(x)),w=x.probability*i(x.path)*o.full,S=yt(x.start,x.start+x.probability*o.
full),M=yt(k,k+w);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${y(x.location)}`,d:o.bands.into(
S,M,a)})}),[d,p]=[o.across.gate,o.across.gate+o.full],b=n.flatMap((x,k)=>{let w=x.start;return["pointer","generation"].map(
S=>{let M=Number(x[S])*i(S),N=M*o.full,O=Number(u.get(`${S} ${k}`)),_=yt(O,O+N),v=yt(w,w+N),P=x.wasByPath[S],W=P===null?
null:g(S,O,w,N,P*o.full);w+=N;let j=`out ${S} ${x.location}`;return[N>0&&f("path",{key:j,class:`${S} band${y(x.location)}`,
d:o.bands.out(_,v,a)}),W&&cn({key:j,now:N,before:Number(P)*o.full,path:(H,R)=>o.bands.out(H,R,a),edges:W,style:y(x.location),
title:`${x.label}, from ${S==="pointer"?"the pointer":"generation"}: ${ln(M,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});
return[m,b,a&&r?.kind==="visit"&&$(r.visit??0)];function g(x,k,w,S,M){let N=Math.abs(S-M),O=x==="pointer",_=(W,j)=>{let H=O?
W-(j?0:N):W+S-(j?N:0);return[H,H+N]},[v]=_(k,!1),P=Math.max(d,Math.min(p-N,v));return{more:[_(k,!0),_(w,!0)],less:[[P,P+
N],_(w,!1)]}}function y(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let k=s.pointerWeights,
w=e.find(({path:R,visits:U})=>R==="pointer"&&U.includes(x));if(!w)return null;let S=[...w.visits].sort((R,U)=>R-U),N=S.slice(
0,S.indexOf(x)).reduce((R,U)=>R+k[U],0)*o.full,O=k[x]*o.full,_=i("pointer"),v=Number(l.get(w))+N*_,P=n[w.answer],W=Number(
u.get(`pointer ${w.answer}`))+N*_,j=Number(P?.start)+N*_,H=P?.location===w.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(yt(w.start+N,w.start+N+O),yt(v,v+O*_),a)}),H&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(yt(W,W+O*_),yt(j,j+O*_),a)})]}}function Hr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=xn(t),m=`${T(e.gate)} pointer${u?"":", fixed"}`;return f("g",Is(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-kt/2,s.size.width-
kt),y:r+(a-kt)/2,width:kt,height:kt})])}function Gr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:p})=>p==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=J(n).generation,h=a-i-(s.
isDense?38:46)*o,u=({label:p,location:b})=>b>=0?et(p,h,13*o):[p,p.replace(/others?/,"more")].find(y=>G(y,12.5*o)<=h)??"o\
thers",m=r.map((p,b)=>{let{probability:g,location:y}=p,$=c+b*17*o;return[f("text",{key:`name ${b}`,class:y<0?"small halo":
"label halo",x:i,y:$},u(p)),f("text",{key:`share ${b}`,class:"strong end halo",x:a,y:$},T(g))]}),d=r.map(({label:p,probability:b,
start:g,location:y},$)=>f("rect",{key:`bar ${$}`,class:"generation bar",x:s.places,y:g,width:Q,height:l?Math.max(.8,b*s.
full):0},f("title",{},`${y<0?"The others":p}: ${T(b,1)} of the generation head`)));return f("g",Rs(t,r),f("rect",{class:"\
ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?a:i,
y:c-18*o},"Generation"),m,d)}function Rs(t,e){return{key:"generation",class:`part generation-block${mt(t,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:Z(t,J(t.reading).generation),"aria-label":`Generation: ${e.
map(({label:n,probability:s})=>n+Rt(n,s)).join(", ")}`}}var Al=4,Ps=17,El=4;function Fr(t,e){let{reading:n,stage:s,lit:o}=t,r=xt(o,n),a=e.filter(({path:l})=>l==="pointer"),i=_l(
t,a),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",visibility:Z(t,J(n).pointer)},a.map(l=>f("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:Q},
f("title",{},`${l.label}: ${T(l.probability,1)} of the pointer`))),[vl,Ll].map(l=>i.map(h=>l(t,h,c(h.flow)))))}function _l({
reading:t,stage:e,lit:n},s){let o=e.type/13,r=xt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h,p=u>=0,b=Rt(m,d),y=`${et(
m,i-a-G(b,13*o,!0),13*o,p)}${b}`,$=G(y,13*o,p)/2,x=h.start+d*e.full/2,k=Math.max(a+$,Math.min(i-$,x)),[w,S]=[k-$,k+$];for(let M=0;M<
Al;M++){if(l.some(_=>_.row===M&&w<_.right+8*o&&S>_.left-8*o))continue;let O=k>x?"":k<x?" end":" middle";l.push({flow:h,text:y,
isBold:p,left:w,right:S,row:M,anchor:O});break}}return l}function Br({stage:t},{row:e}){return t.places+Q+(14+Ps*e)*t.type/
13}function vl(t,e,n){let{type:s,places:o,full:r}=t.stage,{flow:a,row:i}=e;return i>0&&f("path",{key:`leader ${a.location}`,
class:`leader${n}`,d:`M${a.start+a.probability*r/2} ${o+Q}V${Br(t,e)-11*s/13}`})}function Ll(t,e,n){let{flow:s,text:o,isBold:r,
left:a,right:i,anchor:c}=e;return f("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?
a:c===" end"?i:(a+i)/2,y:Br(t,e)},o)}function Ur(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="g\
eneration"),a=t.beat>=J(n).generation,i=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(El*Ps-6)*o;return f(
"g",Rs(t,r),f("rect",{class:"ground",x:s.right-i,y:c-36*o,width:i+6,height:s.places+Q-c+40*o,rx:6}),f("text",{class:"tit\
le end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},d)=>{let p=Rt(h,u),b=et(
h,i-G(p,13*o),13*o)+p;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+d*Ps*o},
b),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:a?Q:0},f("title",{},
`${l<0?"The others":h}: ${T(u,1)} of the generation head`))]}))}var Il=16;function Vr(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=Z(t,J(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=ut(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},d=G("Pointer",15*r,!0)+4*r,
p=Ut(t,Oe(t,"pointer")),b=s.rows.flatMap(({y,isFull:$},x)=>{if(!$)return[];let k=i[x]>=.2*h||l.includes(x)?"strong":"sma\
ll",w=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end halo${w}`,x:s.scores,
y:y+4.4*r},E(c[x])),f("text",{key:`weight ${x}`,class:`${k} end${w}`,x:s.weights,y:y+4.4*r},T(i[x]))].filter(S=>S!==!1)}),
g=e.filter(({path:y})=>y==="pointer").map(y=>Rl(t,y));return[f("g",Cs(t,e),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Vt(t,u,"Pointer","",200),Object.entries(m).map(([y,$])=>f("text",{key:y,class:"\
small end","aria-hidden":"true",x:$,y:35*r},y)),!s.isDense&&yn(t,"pointer",Math.max(s.weights+6*r,u+d+p)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),f("g",{key:"ribbons",visibility:a},Ws(t,e),g)]}function Cs(t,e){
return{key:"pointer",class:`part pointer-block${mt(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:Z(
t,J(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>n+Rt(n,s)).join(", ")}`}}function Ws(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.pointerWeights,
i=Se(t),c=ut(r,n),l=t.beat>=J(n).pointer,h=ze(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??0)*o.full})),
0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*o.full;
return[...u.visits].sort((p,b)=>p-b).map(p=>{let b=a[p]*o.full,g=Number(h[p]),y=c.includes(p)?" lit":c.length?" dim":"",
$=yt(m,m+b);m+=b;let x=i?.[p]??null,k=x===null?0:(x-a[p])*o.full,[w,S]=[d,Math.max(0,k)];d+=S;let M=`${n.visits[p]?.label}\
: `,N=x===null||!s?`${M}${T(a[p],1)} of the pointer`:`${M}${ln(a[p],x,n.wordsFor(s))} of the pointer`;return[f("path",{key:`\
ribbon ${p}`,class:`pointer band${y}`,d:o.bands.ribbon(yt(g,g+b),$,l)},f("title",{},N)),cn({key:`ribbon ${p}`,now:b,before:x===
null?null:x*o.full,path:(O,_)=>o.bands.ribbon(O,_,l),edges:{more:[[g+b+k,g+b],[m+k,m]],less:[[g+b,g+b+k],[w,w+S]]},style:y,
title:N})]})})}function Rl(t,{path:e,location:n,label:s,probability:o,start:r}){let{reading:a,stage:i,lit:c}=t,l=i.type/
13,h=xt(c,a),u=Rt(s,o),d=a.hasGate&&Math.abs(r-i.across.gate+5*l)<Il*l?G("Gate 0.00",15*l,!0)/2-i.gateWidth/2:0,[p,b]=[i.
ribbons+2*l,i.gate-12*l-d],g=b-p,y=n>=0,$=et(s,g-G(u,13*l,!0),13*l,y),x=G($+u,13*l,y)/2,k=Math.max(p+x,Math.min(i.places+
Q/2,b-x));return f("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${e} bar`,x:i.places,y:r,width:Q,
height:Math.max(.8,o*i.full)}),f("text",{class:`${y?"strong":"small"} middle halo`,x:k,y:r-5*l},$+u),f("title",{},`${s}:\
 ${T(o,1)} of the pointer`))}function jr(t){return[_t(t,17*(t.stage.type/13),"Visits",Ns(t,t.stage.size.width)),...Pl(t),...t.stage.columns.map((e,n)=>Cl(
t,n))]}function _t({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-G(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,
y:e},et(s,a,12.5*r)))}function Pl({reading:t,stage:e}){let n=e.type/13;return Ss(t).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=G(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function Cl(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,d=pe(o,n).includes(e),p=Math.min(20*l,a-3),b=at(c.start_minute),g=Os(t,e),y=[
g||b,g?g.replace(" %",""):b.slice(0,2)],$=y.find(S=>G(S,12.5*l,!0)<=a)??y[1],x=m?Pe(c.label,a-6*l,12.5*l,2):[],k=d||As(t,
e),w={class:k?"strong middle":"small middle",x:r};return f("g",Ts(t,e,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[dt(c.category,r-p/2,h+8*l,p),f("text",{key:"hour",...w,y:h+45*l},$),
x.map((S,M)=>f("text",{key:`name ${M}`,class:`${k?"strong":"small"} middle`,x:r,y:h+(62+15*M)*l},S))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${ht[c.weekday]} ${bn(c)}`))}
function qr(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=ut(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...Et(t).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(K.title+46)*o,u=r.map(({name:m,label:d,lengths:p},b)=>{
let g=Number(p[a]),y=n.left+(b+.5)*l,$=g/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:y-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${m}`,class:"tiny middle",x:y,y:h-$-4*o},E(g)),f("text",{key:`name ${m}`,class:"tiny \
middle",x:y,y:h+15*o},d)]});return f("g",_s(t),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(K.title+K.inputs+6)*o,rx:6}),_t(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${ht[i.weekday]} ${at(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function Yr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[f("g",Cs(t,e),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(K.title+K.scores)*o,rx:6}),_t(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Wl(t)),f("g",{key:"ribbons",visibility:Z(
t,J(n).pointer)},Ws(t,e))]}function Wl({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
p=>E(p)),a=ut(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(p=>G(p,11.5*s)>c-3),h=e.pointer+(K.title+
K.scores)*s,u=e.columns.find(p=>p.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:p,isFull:b},g)=>{
let y=a.length&&!a.includes(g)?" dim":"",$=o[g]>=.2*i||a.includes(g),x=T(o[g]).replace(" %",""),k=G(x,12.5*s,!0)/2;if(!b&&
(!$||p-k<d||p+k>m))return[];d=p+k;let w=$?"strong":"small",S=h-24*s;return[b&&f("text",l?{key:`score ${g}`,class:`tiny${y}`,
x:p+4*s,y:S+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(S+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${y}`,x:p,y:S},r[g]),f("text",{key:`weight ${g}`,class:`${w} middle${y}`,x:p,y:h-6*s},x)].filter(M=>M!==!1)})}function Kr(t){let{reading:e,stage:n}=t,s=n.type/13,o=Z(t,J(e).gate),r=dn(t),a=[...pn(t,r),...gn(t,r)];return[Ls(t,n.context,
Dl(t)),...e.hasPointer?Yr(t,a):[],f("g",{key:"flows",visibility:o},$n(t,a,r)),...e.hasPointer?[Fr(t,a)]:[],...e.hasGeneration?
[Ur(t,a)]:[],...e.hasGate?[Hr(t)]:[],f("g",{key:"answer",visibility:o},_t(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),vs(t,r))]}function Dl({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(K.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var Ds=19,Hl=.05;function zr(t){let{stage:e}=t,n=e.type/13,s=Je(t),o=f("g",{key:"legend",visibility:Z(t,le(0))},Qe(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=Ut(t,Oe(t,"attention")),h=G(c,15*
n,!0)+l+4*n<=a.width,u=Ne(t),d=G(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return f("g",{key:`layer ${i}`,visibility:Z(
t,le(i))},a.maps.length?Vt(t,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&yn(t,"attention",
a.x+a.width,(h?3:21)*n),a.maps.map((p,b)=>Gl(t,p,i,b)),a.maps.map((p,b)=>Hs(t,p,i,b,s)),Fl(t,i))});return[o,...r]}function Gl(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isOff(n,s))return null;let i=o.lastRow(n,s),c=Zr(t,n,s)?[...i.keys()].filter(u=>i[u]>=
Hl):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:It(l,[m-d,m+d],e.x,[h-d,
h+d])})})}function Zr({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function Hs(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:m,touch:d}=e,{count:p}=r,b=r.weights(n,s),g=r.lastRow(n,s),y=r.isOff(
n,s),{before:$,overlays:x}=t,k=x&&!y&&$?.isOff(n,s)?$:null,w=k?`; switched off ${r.wordsFor(k)}`:"",S=c?b[ft(b)]||1:o,M=Zr(
t,n,s),[N]=i?.kind==="visit"?ut(i,r):[],O=ft(g),_=N??O,v=m/p,P=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,j=y?"switch on":"s\
witch off",H=d===void 0&&Ut(t,j)<=m-6*l,R=r.visits[O],U=us(t,e,s);return f("g",{key:`head ${s}`,class:`part head${M?" li\
t":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${P}: switched of\
f`:`${P}: the last visit reads most from visit ${O+1}, ${R?.label}, ${T(g[O])}${w}`},f("text",{class:"small",x:h,y:u-(d?
25:4)*l},U.name),!y&&U.hasWeight&&f("text",{key:"weight",class:`${N===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+m,
y:u-4*l},T(g[_])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",{key:"map",class:"\
map",href:Wt(b,p,t.scale,S),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:y?.15:1}),y&&f("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),k&&f("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
m}L${h+m} ${u}`}),N!==void 0&&!y&&f("rect",{key:"column",class:"column",x:h+N*v,y:u,width:Math.max(2,v),height:m}),(N!==
void 0||M)&&!y&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,v),width:m,height:Math.max(2,v)}),f("title",{},
`${P}. ${y?"Switched off.":`The last visit reads ${T(g[_])} from ${r.visits[_]?.label}. A stronger colour is a larger we\
ight, up to ${T(S,1)}. Click to open.`}${k?` Switched off ${r.wordsFor(k)}.`:""}`),he(t,{act:"head",words:H?j:y?"off":"o\
n",title:y?"Switch this head on again":"Switch this head off",isOn:!H&&!y,right:h+m-(d?0:3)*l,y:W}),t.canAct&&d!==void 0&&
f("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function Fl(t,e){let{reading:n,
stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;let r=s.type/13,a=o.stream,i=kn(n,e),c=Fs(t),l=s.streamWidth-
8*r,h=i.map(({style:m,lengths:d},p)=>Gs(t,e,m,s.rows.map(({y:b,height:g},y)=>{let $=Math.max(1,Math.min(5*r,(g-3)/i.length));
return{visit:y,x:a,y:b+(p-i.length/2)*$,width:Number(d[y])/c*l,height:$-.6}}))),u=i.map(({name:m,style:d},p)=>[f("rect",
{class:d,x:a,y:s.bottom+(10+Ds*p)*r,width:9*r,height:9*r}),f("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+Ds*p)*r},m)]);
return f("g",Bs(t,e),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
Vt(t,a,"Stream",`+ layer ${e}`,s.streamWidth),h,u,Bl(t,e,a+s.streamWidth+10*r))}function Bl(t,e,n){let{reading:s,stage:o}=t;
if(!s.has(`layers.${e}.residual_mid`))return[];let r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?
[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_\
forward")}].map(({act:l,words:h,isOff:u},m)=>he(t,{act:l,words:String(h[Number(u)]),title:Ul[l]??"",right:n,y:o.bottom+(5+
Ds*m)*r}))}var Ul={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function Gs(t,e,n,s){let{lit:o,reading:r}=t,i=mt(t,"stream",e)!==""?[r.count-1]:ut(o,r),[c,l]=Es(s,({
visit:h})=>!i.length||i.includes(h));return[f("path",{key:n,class:n,d:Qt(c)}),l.length>0&&f("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Qt(l)})]}function kn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Fs(t){
let e=0;for(let n of Et(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of kn(n,s))e=Math.max(e,...o);return e||1}function Bs(t,e){
let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`part stream${mt(t,"stream",e)}`,
"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",visibility:Z(t,le(e)+1),"aria-label":`Stream of layer ${e}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function Xr(t){let{stage:e}=t,n=e.type/13,s=Je(t);return e.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,visibility:Z(
t,le(a))},r.length>0&&_t(t,o+15*n,`Layer ${a}`,Ne(t)),a===0&&Qe(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>Hs(t,i,a,c,s)),Vl(
t,a)))}function Vl(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=kn(n,e),i=Fs(t),c=r+K.bars*
o,l=a.map(({style:h,lengths:u},m)=>Gs(t,e,h,s.columns.map(({x:d,width:p},b)=>{let g=Math.min(8*o,.86*p/a.length),y=Number(
u[b])/i*K.bars*o;return{visit:b,x:d+(m-a.length/2)*g,y:c-y,width:.88*g,height:y}})));return f("g",Bs(t,e),f("rect",{class:"\
ground",x:s.left-6,y:r-K.title*o,width:s.right-s.left+12,height:(K.title+K.bars+4)*o,rx:6}),_t(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),jl(t,a,r-10*o),l)}function jl({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-G(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var Ee=700;function Jr({stage:{size:t},...e}){let n=an(e),s={...e,stage:cs(e.reading,t.width,t.type,n)};return[f("g",{key:"\
visits"},jr(s)),f("g",{key:"inputs"},qr(s)),f("g",{key:"layers"},Xr(s)),f("g",{key:"decoder"},Kr(s))]}function Qr(t,e,n){
return cs(t,e,n).size.height}var ta=t=>t.lengths!==void 0;function ea(t){let{reading:e}=t,n=J(e),s=dn(t),o=[...pn(t,s),...gn(t,s)];return[Wr(t),...e.hasPointer?Vr(t,o):[],...e.hasGeneration?
[Gr(t,o)]:[],f("g",{key:"flows",visibility:Z(t,n.gate)},$n(t,o,s)),e.hasGate?Dr(t):null,f("g",{key:"answer",visibility:Z(
t,n.gate)},Cr(t,s))].filter(r=>r!==null)}function na(t){return t.stage.size.width<Ee?Jr(t):[f("g",{key:"visits"},Rr(t)),f("g",{key:"inputs"},Pr(t)),f("g",{key:"l\
ayers"},zr(t)),f("g",{key:"decoder"},ea(t))]}var wn=240,ql=150,Yl=120,Kl=13,zl=17,Us={type:16.7,width:900,side:36},sa=.5,Zl=660,oa=matchMedia("(prefers-reduced-motio\
n: reduce)"),Mn=class{#t=null;#e=null;#s=!1;#a=null;#n=null;#o=null;#h="";#f=null;#i=null;#c=null;#u=!1;#d=new Map;#p=0;#g="";#r;#y=!1;get opened(){
return this.#i}get#l(){return!this.#r||this.#t&&ta(this.#t.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,n,s){this.root=e,this.hooks=n,this.#r=s,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let a=document.createElement(
"button");if(a.type="button",a.textContent="Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,a),n.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new hn(i,()=>this.#m(wn)),a.before(this.circuits.
legend,this.circuits.button)}e.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new mn(this.drawn),this.
player=new fn(o,i=>{this.#f=i,i!==null&&(this.#n=this.#o=null),i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),
this.#m(wn);let c=this.player.told?.part;c&&this.#R(c),this.hooks.told?.(i)}),this.#$()}#$(){let{drawn:e}=this;new ResizeObserver(
()=>{this.#g!==ra(e)&&this.#m(0)}).observe(e),new MutationObserver(()=>this.#m(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#c||this.#b(Vs(n))}),e.addEventListener("pointerlea\
ve",()=>this.#b(null)),e.addEventListener("focusin",({target:n})=>this.#b(Vs(n))),e.addEventListener("focusout",()=>this.#b(
null)),e.addEventListener("keydown",n=>this.#L(n)),e.addEventListener("click",({target:n})=>this.#S(n)),e.addEventListener(
"pointerdown",n=>this.#v(n)),e.addEventListener("pointermove",n=>this.#O(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,s=>this.#O(s,!0))}complete(e,n){this.hooks=e,this.#r=n}show(e,n=null,s=null,o=this.hooks.against){this.#t=
new Ct(e),this.#e=n&&new Ct(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#a=s&&new Ct(s),this.#d.clear(),
this.circuits?.renew(),this.#n=Mt(this.#o,this.#t);let r=ko(this.#t);this.player.tell(r),aa(this.room,Ar(this.#t,r,this.
hooks.act!==void 0));let a=this.drawn.contains(document.activeElement);this.#m(this.#c?.follows?0:wn),a&&this.#N(),this.#y&&
this.showTables()}open(e){let n=e===null?this.#i:null;this.#i=e,this.#n=this.#o=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#m(wn);let o=s&&n&&this.#k(n);o&&this.#M(o),s&&this.#N(),this.
hooks.opened?.(this.#i)}back(){this.#i!==null&&this.open(this.#r?.blockAround(this.#i)||null)}showTables(){if(this.#y=!this.#t,
!this.#t||this.player.isTelling)return;let e=this.#s?this.#e:null,n=this.hooks.model?.();this.#r?.showTables(this.root,this.#t,
this.#l,e,n)}#k(e){return this.#x.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#N(){
if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&
e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){if(!this.#r)throw new Error("The\
 picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#r.svgFile(
this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#o=e,!this.#t)return!1;let s=this.player.isTelling&&!this.#w(e??
"")?null:Mt(e,this.#t);return JSON.stringify(s)===JSON.stringify(this.#n)?!1:(this.#n=s,this.#m(0),!0)}#b(e){if(!this.light(
e))return;let{kind:n,visit:s=0}=this.#n??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#n&&e)}#S(e){if(!(e instanceof Element)||
this.#u)return;let n=Vs(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,
i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#m(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#T(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#T(e,n){let s=this.#t&&Mt(e,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):
r==="head"&&o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#v(e){this.#u=!1;let{
act:n,edit:s,carry:o}=this.hooks,r=this.#r;!this.#t||!r||!(n||o)||(this.#c=n?r.dragOf(e,this.#t,this.drawn,s!==void 0):r.
carryOf(e),this.#c?.follows&&e.preventDefault())}#O(e,n){let s=this.#c;if(!s||e.pointerId!==s.pointer)return;n&&(this.#c=
null);let o=s.to(e,n);o&&(this.#u=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
o.kind==="carry"?this.hooks.carry?.(o):Xl(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#L(e){let n=e.target instanceof Element?
e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(e.altKey?this.#P(e.key,s):this.#I(
e.key,n,s))&&e.preventDefault()}#I(e,n,s){if(e==="Escape"&&this.#i!==null)return this.back(),!0;if(e==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(e.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(e.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((e==="Enter"||e===" ")&&n){let i=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!i?this.#T(s??""):this.#S(n),!0}let o=this.#r;if(!o)return!1;if(this.#l!==null&&
this.#t){let i=o.neighbourOf(this.#l,e,this.#t),c=n?.getAttribute("aria-current")==="true";i!==null&&this.open(i);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${i}"]`);return c&&l instanceof SVGElement&&l.focus(),i!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(e)&&this.#A(e))return!0;let a=o.walked(this.#x,n,e)?.getAttribute("d\
ata-part")??null;return a!==null&&this.#M(a),a!==null}#w(e){let n=this.#x.find(s=>s.getAttribute("data-part")===e);return n instanceof
SVGElement?n:null}#M(e){let n=this.#w(e);n&&(this.#h=e,this.#E(),n.focus())}#R(e){let{root:n,foot:s}=this,o=this.#w(e)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.
documentElement,i=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy({top:h,behavior:oa.matches?"auto":"smooth"})}#P(e,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[e],o=this.#t,r=o&&Mt(n,o),{act:a,edit:i}=this.hooks,c=this.#r;if(!s||!r||!a||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!i||!o.visits[h+s])return!0;i({kind:"move",visit:h,by:s,isDone:l}),this.#M(`vis\
its.${h+s}`)}else if(r.kind==="gate")this.#A(e);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(e),m=c.turned(o,h,u?sa:-sa);a({kind:"temperature",of:h,value:m,isDone:l})}else return!1;
return!0}#A(e){let n=this.#t&&this.#r?.slid(this.#t,e);return n&&this.hooks.act?.(n),!!n}get#x(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#E(){let e=this.#x,n=e.find(s=>s.getAttribute("data-part")===
this.#h)??e[0];for(let s of e){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#m(e){
this.#g=ra(this.drawn);let n=this.#D();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#r,a=this.#l===null?[]:r?.openedMarks(
n,this.#l)??[];!a.length&&this.#l!==null&&(this.#i=null);let i=this.circuits?.circuit??null,c=a.length?a:this.#C(n);this.
drawing.show(c,oa.matches?0:e),this.#l===null&&this.#E();let l=this.#l===null?null:r?.sentenceOfOpened(this.#l,n.reading),
h=this.#n?null:this.player.told,u=i&&!this.#n?r?.circuitSentence(i,n.reading):null,{title:m,text:d}=l??h??u??Tt(this.#n,
n.reading,n.before,this.player.isTelling),p=!(l||h||u||this.#n),b=this.root.classList.contains("tall"),g=p&&!b&&!this.#e&&
!this.hooks.isProjected,y=this.circuits?.failure??"",$=l||h||this.player.isTelling?"":this.#W(),x=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",k=n.stage.streamWidth>0||b,w=!l&&k&&h?.bars||"",S=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",M=i&&this.#n?r?.circuitWords(i,this.#o):"";if(aa(this.caption,{title:m,
text:[d,S,w,x,M,$,y].filter(Boolean).join(" ")}),!g||y)return;let N=document.createElement("span");N.className="hint",N.
append(" ",po),this.caption.append(N),this.caption.offsetTop<0&&N.remove()}#C(e){let n=na(e);if(!this.#r)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#r,{type:r}=e.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#p);
let e=this.#o??"",n=this.#d.get(e);return n!==void 0||!this.#n||this.#c?n??"":(this.#p=window.setTimeout(()=>{let s=this.#r?.
effectOf(this.#n,this.#t,this.hooks.whatIf)??"";this.#d.set(e,s),s&&this.caption.append(" ",...rn(s))},ql),"")}#D(){let{
clientWidth:e,clientHeight:n}=this.drawn,s=e<Ee;if(!this.#t||e<Yl||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(zl,Math.max(Kl,e/120));this.root.classList.toggle("tall",s);let a={reading:this.#t,
before:this.#e,overlays:this.#s},i=an(a),c=this.#H(r,{width:e,height:n}),l=s?r:c,h=s?Qr(this.#t,e,l):n,u=s&&this.#l!==null?
Zl:h;return{...a,beside:this.#a,stage:os(this.#t,{width:e,height:u,type:l},i),lit:this.#n??Mt(this.player.told?.part,this.#t),
beat:this.#f??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#_("--map-least"),this.#_(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#r?.SLIDER_KEYS}}#H(e,n){if(!this.
hooks.isProjected||!this.#t||n.width<Us.width)return e;let s=Math.max(e,Us.type);return os(this.#t,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=Us.side)?s:e}#_(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function ra({clientWidth:t,clientHeight:e}){
return t<Ee?`${t}`:`${t} ${e}`}function aa(t,{title:e,text:n}){let s=document.createElement("strong");s.append(...rn(e)),
t.replaceChildren(s," ",...rn(n))}function Xl(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function Vs(t){
return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}function ia(t){let e=URL.createObjectURL(t);return setTimeout(()=>URL.revokeObjectURL(e),6e4),e}function js(t,e){let n=[...new Set([...t].reverse())];if(e==="frequency"){let s=Jl(t);n.sort((o,r)=>(s.get(r)??0)-(s.get(
o)??0))}return new Map(n.map((s,o)=>[s,qt+o]))}function Jl(t){let e=new Map;for(let n of t)e.set(n,(e.get(n)??0)+1);return e}var Nt=3,Ql=["home","work"],th={home:"Home",work:"Work"},eh=6,nh="No such place",Nn=class{places;visits;days=new Map;constructor(e,{
order:n,mostVisits:s}){this.order=n,this.mostVisits=s;let o=oh(e);this.places=[...o.values()],this.visits=e.map(({place:r,
arrival:a,minutes:i})=>({place:o.get(r)?.id??0,arrival:a,minutes:i}));for(let[r,{arrival:a}]of this.visits.entries()){let i=this.
days.get(lt(a));i?i.push(r):this.days.set(lt(a),[r])}}canAsk(e){return e>=Nt&&e<=this.visits.length}visitOn(e){let n=this.
visits[0],s=this.visits.at(-1);if(!n||!s||e===null||e<lt(n.arrival)||e>lt(s.arrival))return{index:null,words:`Choose a d\
ay of the file: ${wt(n?.arrival??0)} to ${wt(s?.arrival??0)}.`};let o=this.visits.findIndex(({arrival:c})=>lt(c)>=e),r=Math.
max(o,Nt),a=this.visits[r]?.arrival??s.arrival,i=`the first one after it is on ${wt(a)}`;return lt(a)===e?{index:r,words:""}:
{index:r,words:o<Nt?`The first ${Nt} visits have too little before them; shown is ${wt(a)}.`:`There is no visit on ${wt(
e*1440)}; ${i}.`}}question(e){let n=this.visits.slice(Math.max(e-this.mostVisits,0),e),s=js(n.map(({place:i})=>i),this.order),
o=n.at(-1),r=this.visits[e],a=r?.arrival??(o?o.arrival+o.minutes:0);return{body:{visits:n.map(({place:i,arrival:c,minutes:l})=>({
location:s.get(i)??ct,arrival:ca(c),duration_minutes:l})),predict_at:ca(a),top_k:eh},placeOf:new Map([...s].map(([i,c])=>[
c,i])),target:r?.place??null,history:n}}vocabulary({placeOf:e}){let n=[...e].map(([o,r])=>{let{name:a,category:i}=this.place(
r);return{id:o,name:a,category:i,typical_minutes:null}}),s=sh(qt+e.size,qt+this.mostVisits);return[{id:ct,name:"Somewher\
e else",category:null,typical_minutes:null},...n,...s.map(o=>({id:o,name:nh,category:null,typical_minutes:null}))]}place(e){
return this.places[e]}};function qs(t){let[e]=js(t,"frequency").keys(),n=t.at(-1)??0,s=t.slice(0,-1).lastIndexOf(n);return{
most_frequent_place:e??n,what_followed_last_time:s<0?n:t[s+1]??n}}function wt(t){let e=lt(t),n=new Date(`${Lt(e)}T00:00Z`),
s={day:"numeric",month:"long",year:"numeric",timeZone:"UTC"};return`${["Mon","Tue","Wed","Thu","Fri","Sat","Sun"][Le(e)]}\
 ${n.toLocaleDateString("en-GB",s)}`}var Ys=t=>fe(Cn(t)),sh=(t,e)=>Array.from({length:Math.max(e-t,0)},(n,s)=>t+s),ca=t=>`${Lt(
lt(t))}T${fe(Cn(t))}`;function oh(t){let e=new Map;for(let o of t){let r=e.get(o.place);r?r.push(o):e.set(o.place,[o])}let n={
home:0,work:0},s=[...e].sort(([,o],[,r])=>r.length-o.length);return new Map(s.map(([o,r],a)=>{let i=Ql.find(h=>r.filter(
u=>u.kind===h).length*2>r.length),c=r.find(h=>h.name!==null)?.name??`Place ${a+1}`;return i&&(n[i]+=1,c=th[i]+(n[i]===1?
"":` ${n[i]}`)),[o,{id:a,name:c,category:i==="work"?"office":i??null,visits:r.length}]}))}var ha="an invented Timeline.json",rh=12,ah="2026-01-05",ih={home:["HOME","47.3769000°, 8.5417000°"],work:["WORK","47.\
3901000°, 8.5157000°"],cafe:["UNKNOWN","47.3885000°, 8.5171000°"],canteen:["UNKNOWN","47.3909000°, 8.5140000°"],shop:[
"UNKNOWN","47.3778000°, 8.5400000°"],gym:["UNKNOWN","47.3811000°, 8.5322000°"],friends:["ALIASED_LOCATION","47.36500\
00°, 8.5520000°"],choir:["UNKNOWN","47.3702000°, 8.5441000°"],lake:["UNKNOWN","47.3560000°, 8.5380000°"],cinema:["\
UNKNOWN","47.3741000°, 8.5300000°"]},ch=.05;function ua(){let t=hh(7),e=[],n=0,s=(a,i,c)=>{let l=!["home","work"].includes(
a)&&t()<ch,h=ih[a]??["UNKNOWN",""],[u,m]=l?["UNKNOWN",`47.4${100+n}000°, 8.6000000°`]:h,d=l?`invented-new-${++n}`:`inv\
ented-${a}`;e.push({startTime:la(i),endTime:la(c),startTimeTimezoneUtcOffsetMinutes:60,endTimeTimezoneUtcOffsetMinutes:60,
visit:{hierarchyLevel:0,probability:.9,topCandidate:{placeId:d,semanticType:u,probability:.8,placeLocation:{latLng:m}}}})},
o=Ie(ah)??0,r=o*1440;for(let a=o;a<o+rh*7;a++){let i=a*1440,c=(h,u,m)=>{let d=Math.max(a*1440+Math.round(u*60+40*(t()-.5)),
i+8);r&&s("home",r,d-12),r=0,i=d+Math.round(m*60*(.8+.4*t())),s(h,d,i)},l=()=>{r=i+14};for(let[h,u,m]of lh(Le(a),t))h===
"home"?l():c(h,u,m);r||l()}return s("home",r,r+60),JSON.stringify({semanticSegments:e})}function lh(t,e){if(t>=5){let s=[];
return e()<.7&&s.push(["shop",10.5,.7],["home",0,0]),e()<.5&&s.push([e()<.6?"lake":"friends",14,2.5],["home",0,0]),t===5&&
e()<.6&&s.push([e()<.5?"cinema":"friends",19.5,2.6]),s}let n=[];return e()<.45&&n.push(["cafe",7.8,.3]),n.push(["work",8.4,
3.4]),e()<.75&&n.push([e()<.8?"canteen":"cafe",12.2,.6],["work",13,4]),t===1||t===3?(e()<.85&&n.push(["gym",17.8,1.2]),e()<
.5&&n.push(["shop",19.3,.4])):t===2&&e()<.9?n.push(["home",0,0],["choir",19.5,2]):e()<.5?n.push(["shop",17.8,.5]):t===4&&
e()<.6&&n.push(["friends",18.5,3]),n}function la(t){let e=Math.floor(t/1440);return`${Lt(e)}T${fe(t-e*1440)}:00.000+01:0\
0`}function hh(t){let e=t;return()=>(e=Math.imul(e,1664525)+1013904223>>>0,e/2**32)}var uh={what_followed_last_time:"what followed last time",most_frequent_place:"most frequent place"},Ks=["what_followed_\
last_time","most_frequent_place"];function ma(t){let e=d=>t.map(p=>p[d]),n=d=>d.filter(Boolean).length,[s,o]=Ks,r=n(e(o))>
n(e(s))?o:s,{value:a,interval:i}=mh(e("network"),e(r)),[c,l]=i,h=`“${uh[r]}”`,u=c>0?`The network is ahead of ${h} by\
 ${jt(a)} points (${jt(c)} to ${jt(l)}).`:l<0?`The network is behind ${h} by ${jt(-a)} points (${jt(-l)} to ${jt(-c)}): \
that rule predicts you better.`:`Between the network and ${h} there is no clear difference (${jt(c)} to ${jt(l)} points)\
.`,m=n(e("isNew"));return m?`${u} ${ue(m/t.length)} of these ${t.length} visits were to places outside the visits before\
 them, which no predictor could name.`:u}var jt=t=>`${Math.round(100*t)}`.replace("-","−"),ue=t=>`${Math.round(100*t)}\
 %`;function fa(t,e){if(!e)return{right:t,total:e,share:0,interval:[0,1]};let n=t/e,s=1.96*Math.sqrt(n*(1-n)/e+1.96**2/(4*
e**2)),o=1+1.96**2/e,r=n+1.96**2/(2*e);return{right:t,total:e,share:n,interval:[Math.max((r-s)/o,0),Math.min((r+s)/o,1)]}}
function mh(t,e){let n=Math.max(t.length,1),s=t.filter((i,c)=>i&&!e[c]).length,o=e.filter((i,c)=>i&&!t[c]).length,r=(s-o)/
n,a=1.96*Math.sqrt(s+o-(s-o)**2/n)/n;return{value:r,interval:[r-a,r+a]}}var da=12,pa=8;for(let t of["RTCPeerConnection","webkitRTCPeerConnection","WebTransport"])Reflect.deleteProperty(globalThis,
t);var C=I(document,"[data-life]"),ga=I(C,"[data-status]"),On=I(C,"[data-file]",HTMLInputElement),fh=I(C,"template[data-\
day]",HTMLTemplateElement),dh=I(C,"template[data-visit]",HTMLTemplateElement),Sn=bh(),ph=C.dataset.rankedBy,zs=class{#t=new Map;#e=0;#s=0;#a=pa;#n=0;#o={};#h=null;constructor(e,n){
this.diary=new Nn(e.visits,{order:ph,mostVisits:Sn.network.architecture.max_visits}),this.picture=new Mn(I(C,"[data-netw\
ork]"),{act:s=>{this.#h&&(this.#o=Rn(this.#o,s,this.#h),this.#f())},whatIf:s=>this.#h&&this.#i(Rn(this.#o,s,this.#h)),covered:()=>0},
xs),this.#$(e,n),this.#k(),this.ask(this.diary.visits.length),this.tally()}ask(e){this.#e=Math.min(Math.max(e,Nt),this.diary.
visits.length),this.#o={},this.#f(),this.#d()}#f(){let e=this.diary.question(this.#e),n=this.#c(e,{}),s=Object.keys(this.#o).
length>0,o=s?this.#c(e,this.#o):n;this.#h=o,this.picture.happened=xh(e),this.picture.show(o,s?n:null),this.#u(e,o),I(C,"\
[data-as-learned]").hidden=!s}#i(e){return this.#c(this.diary.question(this.#e),e)}#c(e,n){return Sn.nameLocations(this.
diary.vocabulary(e)),{...Sn.trace({...e.body,interventions:n}),ranks:e.placeOf.size}}#u({history:e,target:n,placeOf:s},o){
let{diary:r}=this,a=e.at(-1),i=r.visits[this.#e],c=a?r.place(a.place).name:"";I(C,"[data-moment]").textContent=i?`${wt(i.
arrival)}, ${Ys(i.arrival)}, after ${c}`:`After the last visit of the file: ${c}, ${a?wt(a.arrival):""}`;let{location:l,
probability:h}=o.prediction,u=I(C,"[data-answer]"),m=s.get(l),d=qs(e.map(({place:$})=>$));for(let[$,x]of Object.entries(
{network:m,...d})){let k=I(C,`[data-predictor="${$}"] [data-says]`);k.textContent=x===void 0?"":`says ${r.place(x).name}`,
k.toggleAttribute("data-right",n!==null&&x===n)}let p=m===void 0?"No place of these visits":r.place(m).name;u.textContent=
`${p}, ${ue(h)}`,Object.assign(u.dataset,{location:l,probability:h,engine:"browser"}),I(C,"[data-elsewhere]").textContent=
`Any place outside the last ${e.length} visits: ${ue(o.unknown_probability)}. The picture counts it among the others.`;let b=I(
C,"[data-really]");if(b.hidden=n===null,n===null)return;let g=m===n;b.dataset.right=String(g),I(b,"[data-really-place]").
textContent=r.place(n).name;let y=![...s.values()].includes(n);I(b,"[data-really-said]").textContent=g?"The network was \
right.":y?`It is not among the last ${e.length} visits, so the network could not name it.`:`The network gave it ${ue($h(
o,s,n))}.`}#d(){let{visits:e}=this.diary,n=[...this.diary.days.keys()].reverse(),s=e[this.#e]??e.at(-1),o=s?n.indexOf(lt(
s.arrival)):0;o>=this.#n&&o<this.#n+this.#a||(this.#n=Math.max(o-1,0));let a=this.#n+this.#a,c=n.slice(this.#n,a).map(l=>this.#p(
l));I(C,"[data-days]").replaceChildren(...c),I(C,"[data-earlier-days]").hidden=a>=n.length,I(C,"[data-later-days]").hidden=
this.#n===0,I(C,"[data-before]",HTMLButtonElement).disabled=this.#e<=Nt,I(C,"[data-after]",HTMLButtonElement).disabled=this.#e>=
e.length,I(C,"[data-next]").ariaCurrent=String(this.#e===e.length)}#p(e){let n=Pn(fh),s=this.diary.days.get(e)??[];return I(
n,"h3").textContent=wt(e*1440),I(n,"ol").append(...s.map(o=>this.#g(o))),n}#g(e){let n=Pn(dh),s=this.diary.visits[e],o=I(
n,"button",HTMLButtonElement);if(!s)return n;let{name:r,category:a}=this.diary.place(s.place);return o.disabled=!this.diary.
canAsk(e),o.dataset.index=String(e),o.ariaCurrent=String(e===this.#e),I(o,"[data-time]").textContent=Ys(s.arrival),I(o,"\
[data-place]").textContent=r,o.dataset.category=a??"",this.#r(o,e),n}#r(e,n){let s=this.#t.get(n),o=I(e,"[data-mark]");o.
textContent=s?s.network?"✓":s.isNew?"new":"✗":"",o.title=s?s.network?"The network was right":s.isNew?"A place that t\
he network could not name":"The network was wrong":""}async tally(){let e=++this.#s,{visits:n}=this.diary,s=Number(I(C,"\
[data-tally-over]",HTMLSelectElement).value),o=Math.max(n.length-s,Nt),r=performance.now()+da;for(let a=n.length-1;a>=o;a--)
if(this.#t.has(a)||this.#t.set(a,this.#y(a)),!(performance.now()<r)){if(this.#l(o,a),await new Promise(i=>setTimeout(i)),
e!==this.#s)return;r=performance.now()+da}this.#l(o,o)}#y(e){let n=this.diary.question(e),{history:s,target:o,placeOf:r}=n,
a=s.map(({place:c})=>c),i=qs(a);return{network:r.get(Sn.predict(n.body).location)===o,most_frequent_place:i.most_frequent_place===
o,what_followed_last_time:i.what_followed_last_time===o,isNew:o!==null&&!a.includes(o)}}#l(e,n){let s=[...this.#t].filter(
([a])=>a>=n).map(([,a])=>a),o=this.diary.visits.length-e,r=I(C,"[data-tally]");r.ariaBusy=String(s.length<o),I(C,"[data-\
tally-count]").textContent=s.length<o?`${s.length} counted …`:"";for(let a of["network",...Ks]){let i=I(r,`[data-predi\
ctor="${a}"]`),{share:c,interval:l}=fa(s.filter(h=>h[a]).length,s.length);i.style.setProperty("--share",String(c)),i.style.
setProperty("--low",String(l[0])),i.style.setProperty("--high",String(l[1])),I(i,"[data-share]").textContent=ue(c),I(i,"\
[data-interval]").textContent=`${Math.round(100*l[0])} to ${Math.round(100*l[1])} %`}I(C,"[data-verdict]").textContent=s.
length<o?"":ma(s);for(let a of C.querySelectorAll("[data-days] button"))a instanceof HTMLElement&&this.#r(a,Number(a.dataset.
index))}#$({form:e,leftOut:n,isZoneGuessed:s},o){let{visits:r,places:a}=this.diary,[i,c]=[r[0],r.at(-1)];I(C,"[data-summ\
ary]").textContent=`${Zs(r.length,"visit")} to ${Zs(a.length,"place")}, ${wt(i?.arrival??0)} to ${wt(c?.arrival??0)}.`,I(
C,"[data-read-as]").textContent=[`Read from ${o}, in the form of ${e}.`,kh(n),s?"Its times are in UTC and are shown in t\
he time zone of this device.":"","Places without a name are numbered by their visits."].filter(Boolean).join(" ");let l=I(
C,"[data-go-to-day]",HTMLInputElement);l.min=ya(i?.arrival),l.max=ya(c?.arrival),l.value="",I(C,"[data-day-found]").textContent=
"",I(C,"[data-start]").hidden=!0,I(C,"[data-diary]").hidden=!1,I(C,"[data-diary] h1").focus()}#k(){let e=(n,s)=>{I(C,n).
onclick=s};e("[data-before]",()=>this.ask(this.#e-1)),e("[data-after]",()=>this.ask(this.#e+1)),e("[data-next]",()=>this.
ask(this.diary.visits.length)),e("[data-as-learned]",()=>this.ask(this.#e)),e("[data-earlier-days]",()=>{this.#a+=pa,this.#d()}),
e("[data-later-days]",()=>{this.#n=0,this.ask(this.diary.visits.length)}),I(C,"[data-days]").onclick=({target:n})=>{let s=n instanceof
Element?n.closest("button"):null;s&&this.ask(Number(s.dataset.index))},I(C,"[data-tally-over]").onchange=()=>this.tally(),
I(C,"[data-go-to-day]").onchange=({target:n})=>{let s=n instanceof HTMLInputElement?Ie(n.value):null,{index:o,words:r}=this.
diary.visitOn(s);I(C,"[data-day-found]").textContent=r,o!==null&&this.ask(o)}}end(){this.#s+=1,this.#t.clear()}},An=null,
_e=null;function Xs(t,e=t.map(n=>n.name).join(", ")){if(!t.length)return;Tn(),me(`Reading ${e} …`,!1);let n=yh();_e=n,
n.onmessage=({data:s})=>{n===_e&&(Tn(),"refusal"in s?me(s.refusal,!0):s.timeline.visits.length<=Nt?me(`${e} holds ${Zs(s.
timeline.visits.length,"visit")}: a prediction needs more than ${Nt}.`,!0):(me("",!1),An?.end(),An=new zs(s.timeline,e)))},
n.onerror=()=>{n===_e&&(Tn(),me(`${e} is too large for this browser's memory, or this browser has no workers.`,!0))},n.postMessage(
t)}function me(t,e){ga.textContent=t,ga.classList.toggle("failure",e),e&&(I(C,"[data-start]").hidden=!1,I(C,"[data-diary\
]").hidden=!0)}function gh(){Tn(),An?.end(),An=null,On.value="",me("",!1),I(C,"[data-network]").replaceChildren(),I(C,"[\
data-start]").hidden=!1,I(C,"[data-diary]").hidden=!0}function Tn(){_e?.terminate(),_e=null}function yh(){let t=I(document,
"script[data-engine]",HTMLScriptElement).textContent??"";return new Worker(ia(new Blob([t],{type:"text/javascript"})))}function bh(){
let{life:t=""}=C.dataset,e=i=>{let c=document.getElementById(`${t}/${i}`)?.textContent??"";return vn(c.trim())},n=JSON.parse(
new TextDecoder().decode(e("vocabulary.json"))),s=e("weights.safetensors").buffer,o=[],r=i=>o.push(new i.BrowserModel(n,
s));document.dispatchEvent(new CustomEvent("pointerscope:engine",{detail:r}));let[a]=o;if(!a)throw new Error("The page h\
olds no network.");return a}function xh({placeOf:t,target:e}){return e===null?null:[...t].find(([,n])=>n===e)?.[0]??ct}function $h(t,e,n){
let[s=ct]=[...e].find(([,o])=>o===n)??[];return t.tensors.probabilities?.values[s]??0}function kh(t){let e=Object.entries(
t).map(([n,s])=>`${s.toLocaleString("en")} ${n}`);return e.length?`Left out: ${e.join(", ")}.`:""}var Zs=(t,e)=>`${t.toLocaleString(
"en")} ${e}${t===1?"":"s"}`,ya=t=>t===void 0?"":Lt(lt(t));I(C,"[data-choose]").addEventListener("click",()=>On.click());
On.addEventListener("change",()=>Xs([...On.files??[]]));I(C,"[data-sample]").addEventListener("click",()=>{Xs([new File(
[ua()],"Timeline.json")],ha)});I(C,"[data-start-over]").addEventListener("click",gh);for(let t of["dragenter","dragover"])
document.addEventListener(t,e=>{e.preventDefault(),C.toggleAttribute("data-over",!0)});document.addEventListener("dragle\
ave",({relatedTarget:t})=>{t||C.removeAttribute("data-over")});document.addEventListener("drop",t=>{t.preventDefault(),C.
removeAttribute("data-over"),Xs([...t.dataTransfer?.files??[]])});C.dataset.ready="";})();
