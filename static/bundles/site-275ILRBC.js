import{a as An,f as En,h as ke,i as Vt,j as ds,k as ps,p as we}from"./site-FFZDZ3ZW.js";import{b as Nn}from"./site-AXBYILDR.js";
import{c as jt}from"./site-BLKUKBDL.js";import{a as Me,b as Oe,i as Ln,k as Pn}from"./site-2YZ2TJFR.js";import{
a as xt,b as Bt,g as Wt,h as _n,k as gs,l as vn}from"./site-VTYE32HA.js";import{a as Zr}from"./site-2NDMKXN6.js";function Rn(t){let{tensors:e,lengths:s,...n}=t;return{...n,tensors:In(e,(o,r)=>({values:o,shape:r})),...s&&{lengths:In(s,
o=>o)}}}function In(t,e){return Object.fromEntries(Object.entries(t).map(([s,{data:n,shape:o}])=>[s,e(new Float32Array(Oe(
n).buffer),o)]))}var Wn=t=>t.lengths!==void 0;function Ll({tensors:t,weights:e,...s}){let n=Object.entries(t).map(([o,{values:r,
shape:a}])=>[o,{dtype:"<f4",shape:a,data:Me(new Uint8Array(Float32Array.from(r).buffer))}]);return{...s,tensors:Object.fromEntries(
n)}}var Sc={};Zr(Sc,{SLIDER_KEYS:()=>Jo,blockAround:()=>ae,carryOf:()=>qn,circuitSentence:()=>Vn,circuitWords:()=>Hn,dragOf:()=>Un,
effectOf:()=>eo,markedAsCircuit:()=>Gn,markedAsPut:()=>Ko,neighbourOf:()=>Ts,openedMarks:()=>zo,sentenceOfOpened:()=>Yo,
showTables:()=>nr,slid:()=>Qo,svgFile:()=>tr,turned:()=>ks,walked:()=>rr});function Te(t,e){return t.map(s);function s(n){let o=n.children.map(m=>typeof m=="string"?m:s(m)),{attributes:r}=n,a=r["\
data-part"],i=typeof a=="string"?e(a):null;if(!i)return{...n,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...n,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(t,{key:e,...s}={},...n){let o=n.flat(Number.POSITIVE_INFINITY).filter(ta),r={tag:t,attributes:s,children:o};return typeof e==
"string"&&(r.key=e),r}function oe(t){return t==null||t===!1?null:String(typeof t=="number"?ft(t):t)}function ft(t){return Math.round(t*100)/100}function Ut(t){return t.map(({x:e,y:s,width:n,height:o})=>{let r=ft(n);return`\
M${ft(e)} ${ft(s)}h${r}v${ft(o)}h${-r}Z`}).join("")}function Tt(t,e,s,n){let[o,r,a,i]=[e[0],e[1],n[0],n[1]].map(ft),[c,l,
h]=[t,s,(t+s)/2].map(ft);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function ys(t,e,s,n){
let[o,r,a,i]=[e[0],e[1],n[0],n[1]].map(ft),[c,l,h]=[t,s,(t+s)/2].map(ft);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Cn(t,e,s,n){let[o,r,a,i]=[e[0],e[1],n[0],n[1]].map(ft),[c,l]=[t,s].map(
ft);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function ta(t){return t!=null&&t!==!1&&t!==""}var ea=/[ijlI.,:;'|!()[\]]/,sa=/[mwMW%@—…]/,na=/[A-ZÄÖÜ0-9+=<>]/;function C(t,e,s=!1){let n=0;for(let o of t)n+=bs(
o);return n*e*(s?1.06:1)}function bs(t){return ea.test(t)||t===" "?.29:sa.test(t)?.87:na.test(t)?.65:.55}function X(t,e,s,n=!1){
if(C(t,s,n)<=e)return t;let o=e/(s*(n?1.06:1))-bs("…"),r="";for(let a of t){if(o-=bs(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Se(t,e,s,n,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||C(h,
s,o)<=e){a=h;continue}if(r.length===n-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,X(a,e,s,o)]}function S(t,e=0){
let s=100*t,n=10**-e;return s>0&&s<n/2?`<${n.toFixed(e)} %`:`${s.toFixed(e).replace("-","−")} %`}function qt(t,e){let s=Math.
round(1e3*(t-e))/10;return{change:s,size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}function A(t,e=1){if(t===Number.NEGATIVE_INFINITY)
return"−∞";let s=t.toFixed(e);return Number(s)===0?s.replace("-",""):s.replace("-","−")}function St(t){let e=Math.
round(t);if(e<60)return`${e} min`;let s=e%60;return`${Math.floor(e/60)} h${s?` ${String(s).padStart(2,"0")}`:""}`}function nt(t){
let e=s=>String(Math.floor(s)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var at=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];function Gn(t,e,s){return e?Te(t,n=>{let o=e.parts.find(a=>Fn(a.name)===n);if(!o)return null;let r=Dn(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>oa(a,o,r,s)}}):
t}function Fn(t){return t.replace(/\.feed_forward$/,".stream")}function oa({attributes:t},{layer:e,head:s},n,o){let[r,a,
i,c]=["x","y","width","height"].map(b=>Number(t[b])),l=e!==null&&s===null?`FFN ${n}`:n,h=.85*o,[u,m]=[C(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(i)-u/2:Number(i)/2),g=Number(a)+(e===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:g-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:g+.36*h,"font-size":h},l))}function Hn({parts:t},e){
let s=t.find(r=>Fn(r.name)===e);if(!s)return"";let n=e===s.name?"It":"Its feed-forward network",o=s.isKept?"belongs":"do\
es not belong";return`${n} ${o} to the smallest set, and adds ${Dn(s.value)} points.`}function Dn(t){let e=Math.round(1e3*
t)/10,s=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(s)===0?"0":`${e<0?"−":"+"}${s}`}function Vn(t,e){let{parts:s,
location:n,whole:o,smallest:r}=t,a=s.filter(({isKept:c})=>c),i=e.nameOf(n).label;return{title:`${a.length} of ${s.length}\
 parts alone predict ${i}, with ${S(r,1)}.`,text:`All give it ${S(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var ra=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function yt(t,e){for(let{kind:s,pattern:n}of ra){let o=n.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:s,...Object.fromEntries(r)};return aa(a,e)?a:null}return null}function Dl({count:t,layers:e,
heads:s,hasPointer:n,hasGeneration:o,hasGate:r}){let a=i=>[...Array(i).keys()];return[...a(t).map(i=>`visits.${i}`),...a(
e).flatMap(i=>[...a(s).map(c=>`layers.${i}.heads.${c}`),`layers.${i}.stream`]),"context",...n?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function aa({kind:t,visit:e=0,layer:s=0,head:n=0,location:o=2},r){return t==="pointer"?r.hasPointer:
t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:e<r.count&&s<r.layers&&(t!=="head"||n<r.heads)&&o>1&&o<r.trace.architecture.
locations}function it(t,e){return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((s,n)=>s===t.location?
[n]:[])}function re(t,e){return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:it(t,e)}function ct({
lit:t},e,s){return t?.kind===e&&t.layer===s?" lit":""}function dt(t,e){return t?.kind==="place"?t.location??null:t?.kind===
"visit"?e.locations[t.visit??0]??null:null}var $s=5,Bn=1440,xs=5,ia=60,ca={least:.1,most:10};function Un(t,e,s,n){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=yt(a,e);if(r===
"gate")return la(t,s);if(r==="attention_temperature")return jn(t,e,"attention");if(r==="pointer_temperature")return jn(t,
e,"pointer");if(!n||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ma(t,c,e,h,l):ha(t,s,h)}function qn({
pointerId:t,pointerType:e,target:s,clientX:n,clientY:o}){let a=(s instanceof Element?s.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-n,h-o)>=$s,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function ks({
trace:t},e,s){let n=(t.interventions[`${e}_temperature`]??1)*2**s,{least:o,most:r}=ca;return Number(Math.min(r,Math.max(
o,n)).toPrecision(2))}function la({pointerId:t},e){let s=e.querySelector(".gate-frame")?.getBoundingClientRect(),n=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!s)return null;let l=s.height>s.width?(a-s.top)/s.height:(r-s.
left)/s.width;return o!=="pointercancel"&&(n=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:n,isDone:i}}}}
function jn({pointerId:t,clientX:e},s,n){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=$s,
!o)return null;let i=ks(s,n,(r-e)/ia);return{kind:"temperature",of:n,value:i,isDone:a}}}}function ha({pointerId:t,clientY:e},s,n){
let o=n,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=$s,!r)return null;let c=Math.sign(ua(s,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ua(t,e){let n=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return n.indexOf(Math.
min(...n))}function ma({pointerId:t,clientX:e},s,n,o,r){let{start_minute:a=0,duration_minutes:i=0}=n.visits[o]??{},{width:c}=s.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=xs*Math.round((u-e)/c*Bn/xs),g=r==="time"?Math.min(Bn-xs,Math.max(0,a+d)):Math.
max(0,i+d);return g===h&&!m?null:(h=g,{kind:r,visit:o,minutes:g,isDone:m})}}}var fa=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Nt=class{#t=new Map;constructor(e,s=""){this.trace=e,this.words=s,this.visits=e.visits,this.count=
e.visits.length;let{layers:n,heads:o,components:r}=e.architecture;this.layers=n,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((s,n)=>s===
this.locations[n])}values(e){let s=this.trace.tensors[e];if(!s)throw new Error(`The trace has no ${e}.`);return s.values}has(e){
let{tensors:s,lengths:n={}}=this.trace;return e in s||e in n}weights(e,s){return this.values(`layers.${e}.heads.${s}.wei\
ghts`)}lastRow(e,s){return this.weights(e,s).subarray((this.count-1)*this.count)}isRemoved(e,s){let n=this.trace.interventions.
remove_heads;return n?n==="all"||n.some(([o,r])=>o===e&&r===s):!1}isSkipped(e,s){return(this.trace.interventions.skip??[]).
some(n=>n.layer===e&&n.part===s)}isOff(e,s){return this.isRemoved(e,s)||this.isSkipped(e,"attention")}get largestWeight(){
let e=0;for(let s=0;s<this.layers;s++)for(let n=0;n<this.heads;n++)for(let o of this.weights(s,n))e=Math.max(e,o);return e||
1}get slices(){return fa.filter(([e])=>this.has(`inputs.${e}`)).map(([e="",s=""])=>({name:e,label:s,lengths:this.#e(`inp\
uts.${e}`)}))}get longestSlice(){return Math.max(...this.slices.map(({lengths:e})=>Math.max(...e)))||1}stream(e){let s=`\
layers.${e}`,n=a=>this.isSkipped(e,a),o=new Float32Array(this.count),r=this.has(`${s}.attention_out`)?this.#e(`${s}.atte\
ntion_out`):null;return{residual:this.#e(`${s}.residual_in`),attention:r&&n("attention")?o:r,feedForward:n("feed_forward")?
o:this.#e(`${s}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?this.values("pointer.weights"):new Float32Array}get pointerScores(){
return this.values("pointer.scores")}get pointedPlaces(){let e=this.pointerWeights,s=new Map;for(let[n,o]of this.locations.
entries()){if(!this.hasPointer)break;let r=s.get(o)??{location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=
e[n],r.visits.push(n),s.set(o,r)}return[...s.values()].sort((n,o)=>o.probability-n.probability)}nameOf(e){let s=this.trace.
places[e];return{label:s?.label??`#${e}`,category:s?.category??null}}answer(e,s=[]){let{final:n}=this.trace.location_probabilities,
o=n.slice(0,e).map(({location:d})=>d),r=[...new Set(s)].filter(d=>!o.includes(d)),a=o.filter(d=>!s.includes(d)),i=a.slice(
Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.includes(d)),...r].map(d=>this.#s(d)),h=d=>l.reduce((g,b)=>g+b[d],0),
u=this.#r(l),m={location:-1,label:zn(u),category:null,pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.
max(0,Number(this.hasGeneration)-h("generation")),probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#s(e){
return{location:e,...this.nameOf(e),pointer:this.probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),
probability:this.probabilityOf("final",e)}}probabilityOf(e,s){let n=e==="final"?"probabilities":`${e}.probabilities`,o=this.
trace.tensors[n];return o?Number(o.values[s]):this.trace.location_probabilities[e]?.find(a=>a.location===s)?.probability??
0}shareOf(e,s){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="generation"&&!this.#n(e,s)?null:(e==="point\
er"?this.gate:1-this.gate)*this.probabilityOf(e,s):0}knownProbability(e){return this.#n("final",e)?this.probabilityOf("f\
inal",e):null}#n(e,s){let n=e==="final"?"probabilities":`${e}.probabilities`;return this.has(n)||!!this.trace.location_probabilities[e]?.
some(o=>o.location===s)}generated(e){let n=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:a,
probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-n.reduce((a,{probability:i})=>a+i,0),r=this.#r(n);return[
...n,{location:-1,label:zn(r),category:null,probability:Math.max(0,o)}]}#r(e){let{architecture:s,ranks:n}=this.trace,o=n===
void 0?s.locations:En+n;return o-1-e.filter(({location:r})=>r<o).length}#e(e){let s=this.#t.get(e);if(s)return s;let n=this.
trace.lengths?.[e]??this.#o(e);return this.#t.set(e,n),n}#o(e){let s=this.values(e),n=s.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*n;i<(r+1)*n;i++)a+=s[i]**2;o[r]=Math.sqrt(a)}return o}};function rt(t){
let e=0,s=Number(t[0]);for(let n=1;n<t.length;n++){let o=t[n];o>s&&(e=n,s=o)}return e}var zn=t=>t===1?"1 other":`${t} ot\
hers`;var Ms="Point at anything to see what it does.";function $t(t,e,s,n=!1){if(n&&t?.kind==="visit")return{title:`${kt(e,t.visit??
0)}.`,text:""};let{title:o,text:r}=pa(t,e,s),a=s?.words?da(t,e,s):"";return{title:o,text:a?`${r} ${a}`:r}}function da(t,e,s){
let n=Os(s.words);if(t?.kind==="visit"&&s.hasPointer&&e.hasVisitsOf(s))return`${n} the pointer gives it ${S(s.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let o=s.knownProbability(t.location??0);return o===null?"":`${n} its probability i\
s ${S(o,1)}.`}return t?.kind==="gate"?`${n} it is ${s.gate.toFixed(2)}.`:""}function pa(t,e,s){switch(t?.kind){case"visi\
t":return ba(t.visit??0,e);case"head":return $a(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:ga(e)};case"stream":return Kn(t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"\
its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model} numbers. ${Zn(Yn(e),!0)} ${Yn(e).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return Jn(e);case"generation":return Qn(e);case"gate":return Xn(
e);case"place":return ka(t.location??0,e);default:return wa(e,s)}}function ga(t){let{slices:e,trace:s}=t,n=Zn(e.map(({label:r})=>ya[r]??
r)),o=s.architecture.d_model;return t.has("inputs.norm")?`Each visit is ${e.length} vectors side by side: ${n}. One matr\
ix mixes them into ${o} numbers.`:`The network has ${e.length} vectors for each visit: ${n}. Its first layer reads ${o} \
numbers.`}var ya={place:"place",who:"person",time:"time of day",day:"weekday",ago:"days ago",stay:"length of stay",order:"\
position"};function Yn(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the generation head"]:[],...t.has(
"gate.logit")?["the gate"]:[]]}function kt(t,e){let s=t.visits[e];return s?`${s.label}, ${at[s.weekday]} ${nt(s.start_minute)}`:
""}function ba(t,e){let s=e.visits[t],n=[],o=xa(t,e);if(s?.masked)return{title:`${kt(e,t)}.`,text:"This visit is masked:\
 nothing reads it."};if(o&&n.push(`Layer ${o.layer}, head ${o.head} reads most from it: ${S(o.weight)}.`),e.hasPointer){
let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);n.push(e.hasGate?`The pointer give\
s it ${S(r,1)}, after the gate ${ws(i)} of its place’s ${S(c,1)}.`:`The pointer gives it ${S(r,1)} of the answer.`)}return{
title:`${kt(e,t)}.`,text:n.join(" ")}}function xa(t,e){let s=null;for(let n=0;n<e.layers;n++)for(let o=0;o<e.heads;o++){
if(e.isOff(n,o))continue;let r=Number(e.lastRow(n,o)[t]);(!s||r>s.weight)&&(s={layer:n,head:o,weight:r})}return s}function $a(t,e,s){
let n=`Layer ${t}, head ${e}.`;if(s.isOff(t,e)){let h=s.trace.interventions.replace_with==="mean"&&!s.isSkipped(t,"atten\
tion");return{title:n,text:`Switched off: its output is ${h?"its mean over the visits":"zero"}. The map shows the weight\
s it would have used.`}}let o=s.lastRow(t,e),r=rt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],c=i===void 0?"":` and ${S(
o[i])} from ${kt(s,i)}`,l=r===s.count-1?"itself":kt(s,r);return{title:n,text:`The last visit reads ${S(o[r])} from ${l}${c}\
.`}}function Kn(t,e){let{residual:s,attention:n,feedForward:o}=e.stream(t),r=e.count-1,a=n?`its heads add one of length ${A(
Number(n[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last visit comes in as a vector of length ${A(
Number(s[r]))}; ${a}its feed-forward network adds one of length ${A(Number(o[r]))}.`}}function Jn(t){let e=t.pointerWeights,
s=rt(e),[n]=t.pointedPlaces,o=n&&n.visits.length>1?`; its ${n.visits.length} visits add up to ${S(n.probability)}`:"";return{
title:"Pointer.",text:`It scores every visit and turns the scores into weights. Its favourite visit is ${kt(t,s)}, with ${S(
e[s])}. Most probable to copy: ${n?.label}${o}.`}}function Qn(t){let[e,s]=t.generated(2);return{title:"Generation.",text:`\
It scores all ${t.trace.architecture.locations-2} places, visited or not, and “unknown”. First comes ${e?.label} wit\
h ${S(e?.probability??0)}, then ${s?.label} with ${S(s?.probability??0)}.`}}function Xn(t){let{gate:e,trace:s}=t;return{
title:"Gate.",text:`${s.gate.learned?"The network sets the gate":"The gate is set"} to ${e.toFixed(2)}: ${S(e)} of the a\
nswer’s distribution comes from the pointer, ${S(1-e)} from generation.`}}function ka(t,e){let{label:s}=e.nameOf(t),n=e.
probabilityOf("final",t),o=[`Its probability is ${S(n,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf(
"generation",t),{gate:l}=e;o.push(`: gate ${l.toFixed(2)} × ${S(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)}\
 by generation`)}let r=e.locations.filter(i=>i===t).length,a=["It is not among the visits","It was visited once"][r]??`I\
t was visited ${r} times`;return{title:`${s}.`,text:`${o.join("")}. ${a}.`}}function wa(t,e){let{prediction:s}=t.trace,{
label:n}=t.nameOf(s.location),o=`${n}, ${S(s.probability,1)}.`;if(e){let i=e.knownProbability(s.location),c=e.trace.prediction.
location===s.location,l=t.wordsFor(e),h=e.nameOf(e.trace.prediction.location).label,u=[...i===null?[]:[`That is ${Ma(s.probability,
i)} ${l}.`],...c?[]:[`${Os(l)} the answer was ${h}.`]];return{title:o,text:u.join(" ")}}let r=t.count===1?"the visit":`t\
hese ${t.count} visits`,a=t.hasGate?` ${ws(s.from_pointer)} are copied from visits (pointer), ${ws(s.from_generation)} a\
re generated.`:"";return{title:o,text:`A neural network read ${r} and expects this place next.${a}`}}function Ne(t){return t===
"head"?"Switched off":"Masked"}function Ae(t,e,s){let[n,o]=[S(e,1),S(s,1)];return n===o?`${t} would still get ${n}.`:`${t}\
 would get ${o} instead of ${n}.`}function Ma(t,e){let{change:s,size:n}=qt(t,e);return s===0?"the same as":`${n} points ${s>
0?"more":"less"} than`}function Os(t){return t.charAt(0).toUpperCase()+t.slice(1)}function ws(t){return`${(100*t).toFixed(
1)} points`}function Zn(t,e=!1){let s=t.at(-1)??"",n=t.length>1?`${t.slice(0,-1).join(", ")} and ${s}`:s;return e?Os(n):
n}function to(t){let{count:e}=t,s=t.visits[e-1],n=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${kt(
t,0)}. Where does this person go next?`:`They begin with ${n?.label} and end with ${kt(t,e-1)}. Where does this person g\
o next?`,part:`visits.${e-1}`},{...$t({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(Oa(c,t)),
o.push({...Kn(c,t),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...$t({kind:"conte\
xt"},t,null),part:"context"}),t.hasPointer&&o.push({...Jn(t),part:"pointer"}),t.hasGeneration&&o.push({...Qn(t),part:"ge\
neration"});let{prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${Xn(t).text} `:"";return o.push({title:`${a}\
, ${S(r.probability,1)}.`,text:`${i}The answer after ${s?.label} is ${a}.`,part:`places.${r.location}`}),o}function Oa(t,e){
let s=`Layer ${t}.`;if(!e.heads)return{title:s,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let n=null,o=0;for(let a=0;a<e.heads;a++){if(e.isOff(t,a))continue;o+=1;let i=e.lastRow(t,a),c=rt(i);(!n||
i[c]>n.weight)&&(n={head:a,visit:c,weight:i[c]})}if(!n)return{title:s,text:"All of its heads are switched off.",part:null};
let r=n.visit===e.count-1?"from itself":`from ${kt(e,n.visit)}`;return{title:s,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${n.head} reads ${S(n.
weight)} ${r}.`,part:`layers.${t}.heads.${n.head}`}}function eo(t,e,s){let n=t&&e&&Ta(t,e);try{let o=n&&s?.(n);return o?Sa(t,e,o):""}catch{return""}}function Ta({kind:t,layer:e=0,
head:s=0,visit:n=0},o){if(t==="head"&&!o.isOff(e,s))return{kind:t,layer:e,head:s};let r=o.visits[n]?.masked??!0;return t!==
"visit"||r||n===o.count-1?null:{kind:"mask",visit:n}}function Sa({kind:t},e,s){let{location:n,probability:o}=e.trace.prediction,
r=new Nt(s),{prediction:a}=s,i=Ne(t),c=e.nameOf(n).label;if(a.location!==n){let l=r.nameOf(a.location).label;return`${i}\
, the answer would be ${l} with ${S(a.probability,1)}.`}return`${i}, ${Ae(c,o,a.probability)}`}var Na=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function wt(t,e){for(let[n,o]of Na){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...s(n,a,e),...a};return Ea(i,e)?
i:null}return null;function s(n,o,{count:r,trace:a}){let i=r-1;return{kind:n,name:t??"",isLeaf:"query"in o||"number"in o||
n==="stream"&&"visit"in o||(n==="pointer"||n==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:Aa(n,
o,e)??i,number:null,location:n==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function Aa(t,{layer:e=0,head:s=0},n){return t==="pointer"&&n.hasPointer?rt(n.pointerWeights):t==="head"&&e<n.layers&&s<
n.heads?rt(n.lastRow(e,s)):null}function Ea({kind:t,layer:e,head:s,query:n,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&s>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&n<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function so(t,e){let{kind:s,layer:n,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(s==="head"||s==="\
stream")&&l(`layers.${n}.stream`,`Layer ${n}`),s==="head"&&l(`layers.${n}.heads.${o}`,`Head ${o}`),s==="head"&&r&&l(t.name,
"one cell"),s==="stream"&&r&&l(`layers.${n}.stream.${t.visit}`,h()),s==="inputs"&&l("inputs","Inputs"),s==="visit"&&l(`v\
isits.${t.visit}`,h()),s==="context"&&l("context","Context"),s==="pointer"&&l("pointer","Pointer"),s==="pointer"&&r&&l(t.
name,h()),s==="generation"&&l("generation","Generation"),s==="generation"&&r&&l(t.name,e.nameOf(i).label),s==="gate"&&l(
"gate","Gate"),s==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function ae(t){let e=t.split("."),s=e[0]==="layers",n=s?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=n?null:e.slice(0,s&&e[2]==="stream"?-1:n).join(".")}function Ts(t,e,s){let n=wt(t,s),[
o,r]=_a[e]??[0,0];if(!n||o===0&&r===0)return null;let a=va(n,o,r,s);return a!==null&&wt(a,s)?a:null}var _a={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function va(t,e,s,n){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+s}.${c+e}`;let m=r*n.heads+a+e;return s!==0?`la\
yers.${r+s}.heads.${a}`:`layers.${Math.floor(m/n.heads)}.heads.${m%n.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+s}.${l+e}`:s!==0?`layers.${r}.stream.${c+s}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:s===0?null:`visits.${c+s}`;case"pointer":return s===
0?null:`pointer.${c+s}`;case"generation":return u(n.trace.location_probabilities.generation??[],"generation");case"place":
return u(n.trace.location_probabilities.final,"places");default:return null}function u(m,d){let g=m.findIndex(({location:p})=>p===
t.location),b=g<0||s===0?void 0:m[g+s];return b?`${d}.${b.location}`:null}}var Ss={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},La=.78,Ns=1.07,Pa=1.12;function v(t){return t.stage.type/13}
function j(t,e,s="label"){let n=s==="title"||s==="strong";return Ns*C(no(e),Ss[s]*v(t),n)}function no(t){return t.replaceAll(
"−","+")}function G(t,e,s,n,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
n:X(n,i/Ns,Ss[o]*v(t),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:e,y:s},h)}function F(t,{
x:e,y:s,width:n},o,r="label"){let a=Ss[r]*v(t),i=C(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(g,b)=>g+Ra(b,a),0),d=c.at(-1);d&&l+i+m<=n?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>Ia(
e,s+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function I(t){return t.split(" ").map(e=>[{text:e}])}function Ia(t,e,s,n,o){
let r=.4*o,a=!1,i=s.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:n,x:t,y:e},i)}function Ra({text:t,kind:e="",
isRaised:s=!1},n){let o=(s?La:1)*(e.includes("math")?Pa:1);return Ns*C(no(t),n*o,e.includes("strong"))}var Wa=[137,80,78,71,13,10,26,10],Ee=256,As=65535,Ca=Uint32Array.from({length:256},(t,e)=>{let s=e;for(let n=0;n<8;n++)s=
s>>>1^(s&1?3988292384:0);return s}),oo=new Map;function At(t,e,s,n=1){let o=t.length/e,r=Ee-1,a=new Uint8Array(o*(e+1));
for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;let u=Math.round(Number(t[l])/n*r);a[h]=u>0?Math.min(r,u):0}let i=[...ve(
e),...ve(o),8,3,0,0,0],c=[Wa,..._e("IHDR",i),...Ga(s),..._e("IDAT",Fa(a)),..._e("IEND",[])];return`data:image/png;base64\
,${Me(ro(c))}`}function Ga([t,e]){let s=[...t,...e].join(" "),n=oo.get(s);if(n)return n;let o=new Uint8Array(3*Ee);for(let a=0;a<
3;a++){let[i,c]=[Number(t[a]),Number(e[a])];for(let l=0;l<Ee;l++){let h=l/(Ee-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=_e(
"PLTE",o);return oo.set(s,r),r}function _e(t,e){let s=[...t].map(o=>o.charCodeAt(0)),n=4294967295;for(let o of[s,e]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(n^o[a])&255;n=Ca[i]^n>>>8}}return[ve(e.length),s,e,ve(~n)]}function Fa(t){let e=[
[120,1]];for(let o=0;o<t.length;o+=As){let r=t.subarray(o,o+As),a=o+As>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(
[Number(a),i,c,i^255,c^255],r)}let[s,n]=[1,0];for(let o of t)s=(s+o)%65521,n=(n+s)%65521;return ro([...e,[n>>8,n&255,s>>
8,s&255]])}function ro(t){let e=new Uint8Array(t.reduce((n,{length:o})=>n+o,0)),s=0;for(let n of t)e.set(n,s),s+=n.length;
return e}function ve(t){return[24,16,8,0].map(e=>t>>>e&255)}var Ha=20,ao=46,Es=28,co=9;function lo(t,e,s){let{width:n,height:o}=t.stage.size,r=v(t),a=Math.min(Ha*r,.035*n),i=Da(t,e,
a),c={x:a,y:i.height,width:n-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,ho(s,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function ho(t,e,s){let n=s*(t.
length-1),o=t.reduce((m,{least:d})=>m+d.width,n),r=t.reduce((m,{least:d})=>m+d.height,n),a=t.every(({least:m})=>m.height<=
e.height),i=t.every(({least:m})=>m.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let m=t.reduce((d,g)=>g.
rank>d.rank?g:d);return ho(t.filter(d=>d!==m),e,s)}let c=t.length===1||o<=e.width&&a,l=t.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=e;return t.map(m=>{let d=(m.share??1)/l,g=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:m.least.height+d*(e.height-r)};return c?h+=g.width+s:u+=g.height+s,{card:m,box:g}})}function q(t,{x:e,
y:s,width:n,height:o},r,a=r){let i=v(t),c=j(t,r,"title")<=n-28*i;return[f("rect",{key:"card",class:"card",x:e,y:s,width:n,
height:o,rx:10*i}),G(t,e+14*i,s+22*i,c?r:a,{kind:"title",width:n-28*i})]}function Y(t,{x:e,y:s,width:n,height:o}){let r=v(
t);return{x:e+14*r,y:s+30*r,width:n-28*r,height:o-38*r}}function ot(t,e,s,n,o,{isButton:r=!0,isPressed:a}={}){let i=v(t),
c=j(t,n,"label")+(r?24:4)*i;return{mark:f("g",{key:n,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":n,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:e,y:s-15*i,width:c,height:30*i,rx:15*i}),G(t,e+(r?12:2)*i,s+4.5*i,n)),width:c}}function Da(t,e,s){
let{width:n,height:o}=t.stage.size,r=v(t),a=so(e,t.reading),i=Ba(t,a,s),c=Va(t,i.end+16*r,ae(e.name)??""),l="You are her\
e",h=j(t,l,"small")+10*r,u=n-s,m=u-i.end-20*r,d=o>=560*r&&_s(t,Es*r)>m,g=d?io(t,u-s-h):io(t,m,co*2),b=g?_s(t,g):0,p=d||m-
b>=h,y=d?u-i.end:m-b-(p?h:0),$=(d?46:8)*r+(Es*r-(g??0))/2;return{height:(d?ao+36:ao)*r,marks:[i.marks,y>=c.width+16*r&&c.
mark,g!==null&&p&&G(t,u-b-10*r,(d?64:26)*r,l,{kind:"small",anchor:"end"}),g!==null&&f("g",{key:"thumbnails"},ja(t,e,u-b,
$,g))]}}function Va(t,e,s){let n=v(t);if(globalThis.matchMedia?.("(pointer: coarse)").matches)return ot(t,e,21*n,"Back",
{"data-open":s});let r="goes back";return{mark:f("g",{key:"escape",class:"escape"},f("rect",{class:"key",x:e,y:10*n,width:34*
n,height:22*n,rx:5*n}),G(t,e+17*n,25.5*n,"Esc",{kind:"small",anchor:"middle"}),G(t,e+42*n,25.5*n,r,{kind:"small"})),width:46*
n+j(t,r,"small")}}function Ba(t,e,s){let n=v(t),o=t.stage.size.width-2*s,r=s,a=[];for(let[i,{name:c,words:l}]of e.entries()){
let h=i===e.length-1,u=h?"strong":"label",m=Math.min(j(t,l,u),Math.max(20*n,s+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`\
part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"ar\
ia-label":h?null:`Back to ${l}`},f("rect",{class:"ground",x:r-3*n,y:6*n,width:m+6*n,height:30*n,rx:5}),G(t,r,26*n,l,{kind:u,
width:m+1}))),r+=m,h)break;a.push(f("path",{key:`then ${i}`,class:"chevron",d:`M${r+8*n} ${16.5*n}l${4.5*n} ${5*n}l${-4.5*
n} ${5*n}`})),r+=21*n}return{marks:a,end:r}}function io(t,e,s=co){let n=v(t);for(let o=Es;o>=s;o--)if(_s(t,o*n)<=e)return o*
n;return null}function _s(t,e){let{layers:s,heads:n}=t.reading;return s*(n*(e+2)+(e*.4+8*v(t)))+2.2*e}function ja(t,e,s,n,o){
let{reading:r}=t,a=v(t),i=[],c=s;for(let y=0;y<r.layers;y++){for(let x=0;x<r.heads;x++){let M=r.weights(y,x),k=Math.max(
...M)||1,T=r.isOff(y,x);i.push(p(`layers.${y}.heads.${x}`,`Layer ${y}, head ${x}${T?", switched off":""}`,c,o,[f("image",
{key:"map",class:"map",href:At(M,r.count,t.scale,k),x:c,y:n,width:o,height:o,preserveAspectRatio:"none",opacity:T?.2:1})])),
c+=o+2}let $=.4*o;i.push(p(`layers.${y}.stream`,`Layer ${y}: residual stream`,c,$,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,M=0],k)=>f(
"rect",{key:`line ${k}`,class:"length",x:c+2,y:n+x*o,width:Math.max(1,($-4)*M),height:Math.max(1,.12*o)}))])),c+=$+8*a}let l=n+
o/2,[h,u]=[n+.2*o,n+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&i.push(p("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",
d:Tt(c,[l-m,l],d,[h-m,h+m])})],[n,o/2])),r.hasGeneration&&i.push(p("generation","Generation",c,1.2*o,[f("path",{class:"g\
eneration",d:Tt(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&i.push(p("gate","Gate",d,.3*o,[f("rect",{class:"pointer",
x:d+1,y:n+2,width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,y:n+2+(o-4)*r.gate,width:.3*o-2,height:(o-
4)*(1-r.gate)})]));let{location:g}=r.trace.prediction,b=d+.3*o;return i.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,
b,.7*o-2,[f("rect",{class:"answer-bar",x:b+2,y:l-m,width:.7*o-6,height:2*m})])),i;function p(y,$,x,M,k,[T,w]=[n,o]){let O=e.
name===y||e.name.startsWith(`${y}.`),N=y.includes("heads");return f("g",{key:y,class:`part thumb${O?" here":""}`,"data-o\
pen":y,role:"link",tabindex:0,"aria-label":$,"aria-current":O?"true":null},k.flat(),f("rect",{key:"frame",class:N||O?"th\
umb-frame":"ground",x,y:T,width:M,height:w,rx:2}),f("title",{},$))}}var uo=13;function Et(t,e,s,n){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=n,c=v(t),l=s.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(s,Number),d=fo(m),g=new Map([...r].map(N=>[N,A(m[N]??0,d)])),b=[...g.values()].
some(N=>j(t,N,"tiny")>h+2*c),p=g.size>0&&!b?uo*c:1,y=b?uo*c:0,[$,x]=n.extent??Le(m),M=Ua(e.height-y,$,x,p),k=M>0?Math.max(
p,$*M):(e.height-y)/2,T=e.y+y+k,w=m.map((N,E)=>{let _=Math.abs(N)*M,P=E===a;return f("rect",{key:`bar ${E}`,class:`bar ${o}${N<
0?" negative":""}${P?" chosen":""}`,x:e.x+E*h+u/2,y:N<0?T:T-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&f("title",
{},i(E)))}),O=[...g].map(([N,E])=>G(t,e.x+mo((N+.5)*h,j(t,E,"tiny")/2,e.width),b?e.y+9*c:T+(Number(m[N])<0?-3:10.5)*c,E,
{kind:"tiny",anchor:"middle",also:N===a?"chosen":"",key:`number ${N}`}));return[f("path",{key:"line",class:"axis",d:`M${e.
x} ${T}H${e.x+e.width}`}),w,O]}function Ua(t,e,s,n){if(e+s===0)return 0;let o=t/(e+s);return Math.min(e,s)*o>=n?o:Math.max(
0,t-n)/Math.max(e,s)}function zt(t,e,s,n,o=null){let r=s.length,a=n/r,i=1.5*v(t),c=e.map(fo),l=Array.from(s,(g,b)=>Math.
max(...e.map((p,y)=>j(t,A(Number(p[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((g,b)=>Math.abs(Number(s[b]))-Math.abs(Number(
s[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(m(p)-m(g))>=d(g)+d(p)+i)&&u.add(g);
return u;function m(g){return mo((g+.5)*a,d(g),n)}function d(g){return l[g]??0}}function mo(t,e,s){return Math.max(e,Math.
min(s-e,t))}function Le(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(s=>-s))]}function fo(t){let e=Math.
max(...Le(t));return e>=99.5?0:e>=.95?1:2}var po=8;function Ct(t,e,s,{chosen:n=null,open:o}={}){let r=v(t),a=e.width<380*r,i=Math.min(96*r,e.height/s.length),c=!a&&
i>=34*r,l=n===null?0:54*r,h=Math.max(...s.map($=>Math.max(j(t,$.title,"strong"),c?j(t,$.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),m=e.x+u,d=e.width-u-l,g=a?17*r:0,b={x:m,width:d,height:Math.max(6*r,i-po*r-g)},p=s[0]?.values.length??
1,y=d/p;return[s.map(({key:$,title:x,says:M,values:k,colour:T,open:w},O)=>{let N=e.y+O*i,E=a?N+12*r:N+i/2+(c?-2:4)*r,_=a?
e.width:u-8*r,P=j(t,x,"strong")+10*r;return f("g",{key:$,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?x:null},w&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:N,width:e.width+
8*r,height:i,rx:4}),G(t,e.x,E,x,{kind:"strong",width:_,key:"title"}),a&&G(t,e.x+P,E,M,{kind:"small",width:e.width-P,key:"\
beside"}),c&&G(t,e.x,E+15*r,M,{kind:"small",width:_,key:"says"}),Et(t,{...b,y:N+g+po/2*r},k,{colour:T,chosen:n,exact:R=>`${x}\
, number ${R+1}: ${A(Number(k[R]),4)}`}),n!==null&&G(t,e.x+e.width,N+g+(i-g)/2+4.5*r,A(Number(k[n]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),n!==null&&f("rect",{key:"strongest",class:"strongest",x:m+n*y-1.5,y:e.y,width:y+3,height:i*s.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},($,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*y,y:e.y,
width:y,height:i*s.length,"data-open":o(x),role:"button",tabindex:x===n?0:"-1","aria-current":x===n?"true":null},f("titl\
e",{},s.map(({title:M,values:k})=>`${M}: ${A(Number(k[x]),3)}`).join(`
`)))))]}function go(t){let e=Ka(t??"").map(Ja);for(let s=Ya;s>0;s--)for(let n=0;n+s<=e.length;n++){let o=vs.get(e.slice(n,n+s).join(
" "));if(o)return o}return"pin"}var yo={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
ental","bike share"]},vs=new Map(Object.entries(qa).flatMap(([t,e])=>e.map(s=>[s,t]))),za=new Set([...vs.keys()].flatMap(
t=>t.split(" "))),Ya=Math.max(...[...vs.keys()].map(t=>t.split(" ").length));function Ka(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Ja(t){let e=t.replace(/s$/,"");return za.has(e)?e:t}var Qa=24;function lt(t,e,s,n){let o=n/Qa;return f("path",{key:"icon",class:"icon",d:yo[go(t)],transform:`translate(${e.
toFixed(2)} ${s.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function D(t,e){let s=t.visits[e];return s?`${s.label}, ${_t(t,e)}`:""}function Gt(t,e){return t.visits[e]?.label??""}function Ls(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function _t(t,e){let s=t.visits[e];return s?`${at[s.weekday]} ${nt(s.start_minute)}`:
""}function xo(t,e){return St(t.visits[e]?.duration_minutes??0)}function $o(t,e,{weights:s,scores:n,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=v(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...s)||1,b=Math.
max(0,m-d)/g,p=T(bo(s,r).map(w=>({visit:w,half:j(t,M(s[w],w),w===r?"strong":"tiny")/2}))),y=T(bo(s,r).map(w=>({visit:w,half:j(
t,k(w),w===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:w},O)=>{let N=$(O),E=O===r,_=Number(s[O])*b;return f("g",{key:`visit ${O}`,class:`part choice${E?" here":
""}`,"data-open":i(O),role:"button",tabindex:"-1","aria-label":`${D(c,O)}: weight ${S(Number(s[O]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${a}${E?" chosen":""}`,x:N-
Math.min(.36*h,20*l),y:m-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),p.has(O)&&G(t,x(O,p),m-_-4*l,M(
s[O],O),{kind:E?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&lt(w,N-7*l,m+5*l,14*l),y.has(O)&&G(t,x(O,y),
e.y+e.height-4*l,k(O),{kind:E?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${D(c,O)}: score ${A(Number(n[O]),
3)}, weight ${S(Number(s[O]),2)}`))})];function $(w){return e.x+(w+.5)*h}function x(w,O){let N=O.get(w)??0;return Math.max(
e.x+N,Math.min(e.x+e.width-N,$(w)))}function M(w,O){return O===r?Ls(Number(w)):S(Number(w)).replace(" %","")}function k(w){
return A(Number(n[w])/o,w===r?2:1)}function T(w){let O=new Map;for(let{visit:N,half:E}of w){let _=Math.max(e.x+E,Math.min(
e.x+e.width-E,$(N)));[...O].every(([R,V])=>{let W=Math.max(e.x+V,Math.min(e.x+e.width-V,$(R)));return Math.abs(_-W)>=E+V+
3*l})&&O.set(N,E)}return O}}function bo(t,e){let s=[...Array(t.length).keys()].filter(n=>n!==e).sort((n,o)=>Number(t[o])-
Number(t[n]));return[e,...s]}function ko(t,e){let s=v(t);return[{key:"numbers",least:{width:320*s,height:190*s},rank:0,marks:n=>Xa(t,n)},{key:"reader\
s",least:{width:320*s,height:230*s},rank:1,marks:n=>Za(t,n)}]}function Xa(t,e){let{reading:s}=t,n=v(t),o=Y(t,e),r=s.values(
"context"),a=F(t,o,I(`${D(s,s.count-1)}, after ${s.layers===1?"the layer":`all ${s.layers} layers`}: ${r.length} numbers\
 of length ${A(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*n))),Math.floor((o.height-a.height)/(64*n)))),c=Math.ceil(r.length/i),l=Math.min(120*n,(o.height-a.height-8*n)/i);return[
...q(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,g={...o,
y:o.y+a.height+8*n+u*l,width:d,height:Math.max(28*n,l-10*n)};return m.length>0&&f("g",{key:`line ${u}`},Et(t,g,m,{colour:"\
stream",extent:Le(r),numbered:zt(t,[m],m,d),exact:b=>`Number ${u*c+b+1}: ${A(Number(m[b]),4)}`}))})]}function Za(t,e){let{
reading:s}=t,n=v(t),o=Y(t,e),r=[];s.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:s.values("pointer.query"),colour:"pointer",open:"pointer"}),s.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:s.values("generation.logits"),colour:"gene\
ration",open:"generation"}),s.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:s.values("gate.hidden"),colour:"plain",open:"gate"});let a=F(t,o,I(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...q(t,e,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Ct(t,{...o,y:o.y+a.height+6*n,height:o.height-a.height-6*n},r))]}function Yt(t,e,s,n,o){let r=`layers.${e}.heads.${s}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Jt(Lt(a,n,c),Lt(i,o,c));return wo(h,l,null,t,o)}function Pe(t,e,s,n){let o=Lt(t.values(
`layers.${e}.heads.${s}.scores`),n,t.count);return Ps(o,t.trace.interventions.attention_temperature??1)}function Kt(t,e){
let s=t.values("pointer.query"),n=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return wo(Jt(s,Lt(n,e,s.length)),o,r,t,e)}function Ie(t){return Ps(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function wo(t,e,s,n,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(s??
0),i=n.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:s,isBiasOff:s!==null&&n.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Jt(t,e){let s=Array.from(t,(n,o)=>n*e[o]);return{first:t,
second:e,products:s,sum:Zt(s)}}function Ps(t,e){let s=Array.from(t,Number).filter(Number.isFinite),n=Math.max(...s)/e,o=Math.
abs(n)>9?n:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=Zt(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function ie(t,e,s,n,o,r){if(!t.has(`${s}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${s}.mean`)[o]),l=Number(t.values(`${s}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:vt(t,`${n}.weight`,r),bias:vt(t,`${n}.bias`,r),result:Number(t.values(s)[o*a+r])}}function Re(t,e,s,n){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=vt(t,`${o}.bias`,n),i=et(t,`layers.${e}.fee\
d_forward.hidden`,s);return!r||a===null?null:{dot:Jt(i,Lt(r.values,n,i.length)),bias:a}}function Mo(t,e,s){let n=t.trace.
weights?.["input_proj.weight"],o=vt(t,"input_proj.bias",s);if(!n||o===null)return null;let r=Number(n.shape[1]),a=s*r,i=t.
slices.map(({name:c,label:l})=>{let h=Is(t,c,e),u=Jt(h,n.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:Zt(i.map(({dot:c})=>c.sum))+o}}function Is(t,e,s){let n=t.values(`inputs.${e}`);return Lt(
n,s,n.length/t.count)}function et(t,e,s){let n=t.values(e);return Lt(n,s,n.length/t.count)}function Qt(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),s=t.trace.weights?.["ptr_gen_gate.2.weight"],
n=Number(t.values("gate.logit")[0]);return{hidden:e,dot:s?Jt(e,s.values):null,bias:vt(t,"ptr_gen_gate.2.bias",0),logit:n,
learned:1/(1+Math.exp(-n))}}function Pt(t,e){let s=t.values("context"),n=t.trace.weights?.["gen_head.weight"],o=n?Jt(s,Lt(
n.values,e,s.length)):null,r=vt(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function Oo(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Ps(e,1):null}function Xt(t,e){let{gate:s}=t,n=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?Zt(n.map(a=>Number(
t.pointerWeights[a]))):0,r=ti(t,e,o);return{visits:n,pointer:o,generation:r,gate:s,fromPointer:s*o,fromGeneration:(1-s)*
r,probability:s*o+(1-s)*r}}function ti(t,e,s){if(!t.hasGeneration)return 0;let n=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||n?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*s;return Math.max(0,r)/(1-t.gate)}function vt(t,e,s){let n=t.trace.weights?.[e];return n?
Number(n.values[s]):null}function Lt(t,e,s){return t.subarray(e*s,(e+1)*s)}function Zt(t){return Array.from(t).reduce((e,s)=>e+
s,0)}var te="→",To=30,ei=8,si=20,So={least:2,most:6},ni=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function ce(t,e,{first:s,second:n,products:o},r){let a=v(t),i=o.length,c=i>si&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,m=e.x+To*a,d=e.width-To*a,g=le(o),b=zt(t,[s,n,o],o,d,g),p=[{...r[0],values:s,title:r[0].words},{...r[1],values:n,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],y=d/i,$=x=>`${A(
Number(s[x]),4)} × ${A(Number(n[x]),4)} = ${A(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
g*y-1,y:e.y+u,width:y+2,height:3*h-u-2*a,rx:3}),p.map(({letter:x,colour:M,values:k,title:T},w)=>{let O=e.y+w*h,N={x:m,y:O+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${w}`},G(t,e.x,O+12*a,T,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),G(t,e.x,O+u+.5*N.height+5*a,x,{also:`math letter ${M}-words`,key:"letter"}),Et(t,N,k,{colour:M,numbered:b,chosen:g,
exact:$}))}),c&&oi(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function oi(t,{x:e,y:s,width:n},o){let r=v(t),a=n/o.length,i=Math.
max(ei,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],g=u.reduce(
(b,p)=>b+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${s}v${4*r}H${d}v${-4*r}`}),G(t,(m+d)/2,s+17*r,A(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function We(t,e,s,n,o,r,a){let i=v(t),c=ri(s,n,o),l=ai(s,n,r,c),h=ii(
s,n,o,a.over,c),u={x:e.x,y:0,width:e.width},m=F(t,u,l).height+F(t,u,h).height+10*i,d=132*i,g=Math.max(70*i,Math.min(.36*
e.height,210*i)),b=e.height-m-g>=d,p=Math.min(e.height-m-(b?g:0),276*i),y=e.height-m-p,$=F(t,{...u,y:e.y+p+4*i},l),x=F(t,
{...u,y:e.y+p+$.height+6*i},h);return[f("g",{key:"dot"},ce(t,{...e,height:p},s.dot,r)),f("path",{key:"rule",class:"rule",
d:`M${e.x} ${e.y+p}H${e.x+e.width}`}),f("g",{key:"score steps"},$.marks),f("g",{key:"softmax steps"},x.marks),b&&f("g",{
key:"softmax"},$o(t,{...e,y:e.y+p+m,height:y},n,o,a))]}function ri({dot:t,width:e,isScaled:s,bias:n,unmasked:o,isMasked:r},a,i){
let{scores:c,temperature:l,shift:h,exponentials:u}=a,m=s?t.sum/Math.sqrt(e):t.sum,d=Number(c[i])/l-h;return No(g=>{let b=(p,y)=>g(
p)===g(y);return s&&!b(g(t.sum)/Math.sqrt(e),m)||n&&!b(g(m)+g(n),o)?!1:r?!0:b(g(o)/l,o/l)&&b(g(o/l)-g(h),d)&&Rs(g(d),Number(
u[i]))})}function Ce({dot:t,bias:e,logit:s},n){return No(o=>(t===null||e===null||s===null||o(o(t.sum)+o(e))===o(s))&&n(o))}
function Rs(t,e){return pt(Math.exp(t))===pt(e)}function No(t){let e=So.least;for(;e<So.most&&!t(s=>Number(s.toFixed(e)));)
e++;return e}function ai({dot:t,width:e,isScaled:s,bias:n,isBiasOff:o,isMasked:r,unmasked:a},{temperature:i},[c,l],h){let u=s?
t.sum/Math.sqrt(e):t.sum,m=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:" · "},{text:l.
letter,kind:`math ${l.colour}-words`},{text:` = ${A(t.sum,h)}`,kind:"strong"}],s?[{text:`${te} ÷ √${e} = `},{text:A(u,
h),kind:"strong"}]:[{text:`${te} not divided by √${e}: scaling is off`}]];return n!==null&&m.push(o?[{text:`${te} no p\
osition bias: it is off`}]:[{text:`${te} ${n<0?"−":"+"} ${A(Math.abs(n),h)} (position bias) = `},{text:A(a,h),kind:"st\
rong"}]),r?m.push([{text:`${te} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&m.push([{text:`${te} ÷ temperature ${ci(
i)} = `},{text:A(a/i,h),kind:"strong"}]),m}function ii({isMasked:t},e,s,n,o){let{scores:r,temperature:a,shift:i,exponentials:c,
total:l,weights:h}=e;if(t)return I("The softmax gives a masked visit a weight of exactly 0.");let u=Number(r[s])/a-i,m=Number(
c[s]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:A(u,o),isRaised:!0},{text:` = ${pt(m)};`}],[{text:`${pt(m)}\
 / ${pt(l)} = `},{text:Ls(Number(h[s])),kind:"strong"},{text:","}],...I(`where ${pt(l)} is the sum over ${n}${i?`, after\
 ${A(i,o)}, the largest score, is subtracted from each`:""}.`)]}function pt(t){if(t>=1e3)return Math.round(t).toLocaleString(
"en");if(t>=1)return String(Number(t.toPrecision(5)));if(t===0||t>=.001)return String(Number(t.toPrecision(4)));let[e="",
s=""]=t.toExponential(3).split("e");return`${e} × 10${Array.from(s,n=>ni[n]??"").join("")}`}function le(t){let e=0;for(let s=1;s<
t.length;s++)Math.abs(Number(t[s]))>Math.abs(Number(t[e]))&&(e=s);return e}function ci(t){return String(Math.round(1e3*t)/
1e3)}var li=6;function Ao(t,e){let s=v(t),n=Qt(t.reading),o=[];return n&&o.push({key:"units",least:{width:320*s,height:240*s},
rank:1,share:1.4,marks:r=>hi(t,r,n)}),o.push({key:"value",least:{width:280*s,height:230*s},rank:0,marks:r=>ui(t,r,n)}),o}
function Eo(t){return Ce(t,e=>(1/(1+Math.exp(-e(t.logit)))).toFixed(3)===t.learned.toFixed(3))}function hi(t,e,s){let{hidden:n,
dot:o,bias:r,logit:a}=s,i=Eo(s),c=v(t),l=Y(t,e),h=o&&r!==null?[...I("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(o.sum,i)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${A(Math.abs(r),i)} (bias) =`}],[{text:"logit "},{text:A(a,i),kind:"strong"}]]:[...I("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:A(a,i),kind:"strong"}]],u=F(t,{...l,y:0},h),m=ot(t,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),d=Math.min(l.height-u.height-36*c,450*c),g=F(
t,{...l,y:l.y+d+4*c},h),b=zt(t,[n],n,l.width);return[...q(t,e,`${n.length} hidden units read the context`),f("g",{key:"d\
ot"},o?ce(t,{...l,height:d},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):Et(t,{...l,height:d},n,{colour:"query",numbered:b})),...g.marks,m.mark]}function ui(t,e,s){
let{reading:n}=t,o=v(t),r=Y(t,e),{gate:a,trace:i}=n,c=F(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=F(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...q(t,e,m()),s&&h.height>=
60*o&&f("g",{key:"curve"},g(h,s)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function m(){
return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone answers":typeof i.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=i.interventions,y=[{text:`gate = ${a.toFixed(
3)}`,kind:"strong"}];if(!s){let M=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers:`:typeof i.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...I(M),y]}let $=[
[{text:"1 / (1 + e",kind:""},{text:A(-s.logit,Eo(s)),isRaised:!0},{text:") = "},{text:s.learned.toFixed(3),kind:"strong"}]];
if(i.gate.learned)return[...$,...I(`is the gate: ${S(a,1)} of the answer comes from the pointer, ${S(1-a,1)} from genera\
tion.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so that the gate is ${a.toFixed(2)}.`:`\
It is set by hand to ${a.toFixed(3)}.`;return[...I(x),...I("As learned it would be"),...$]}function g(p,{logit:y,learned:$}){
let x=Math.max(li,Math.ceil(Math.abs(y))),M=_=>p.x+(_+x)/(2*x)*p.width,k=p.y+p.height,T=_=>k-_*p.height,w=Array.from({length:61},
(_,P)=>{let R=-x+P/30*x;return`${M(R).toFixed(1)} ${T(1/(1+Math.exp(-R))).toFixed(1)}`}),[O,N]=[M(y),T($)],E=y>0;return[
f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${k}H${p.x+p.width}M${p.x} ${T(.5)}H${p.x+p.width}`}),[0,.5,1].map(_=>G(
t,p.x-6*o,T(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-x,0,x].map(_=>G(t,M(_),k+15*o,
A(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),G(t,(M(0)+M(-x))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${O} ${k}V${N}H${p.
x}`}),f("circle",{key:"point",class:"point",cx:O,cy:N,r:5.5*o}),G(t,O+(E?-10:10)*o,E?Math.max(N-6*o,p.y+9*o):N-8*o,$.toFixed(
2),{kind:"strong",anchor:E?"end":void 0,key:"value"})]}function b(p){let y=a*p.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:p.x,y:p.y,width:y,height:p.height}),f("rect",{key:"generation",class:"bar generation",x:p.x+y,y:p.y,width:p.
width-y,height:p.height}),G(t,p.x,p.y+p.height+15*o,`pointer ${S(a,1)}`,{kind:"small",key:"of pointer"}),G(t,p.x+p.width,
p.y+p.height+15*o,`generation ${S(1-a,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var _o=14,vo=34;function ht(t,e,s,{largest:n,most:o=vo,isOrdered:r=!1,isWalked:a=!1}={}){let i=v(t),c=Math.max(1,Math.floor(
e.height/(_o*i))),l=!r&&s.length>c,h=l?s.slice(0,Math.max(1,c-1)):s,u=Math.min(o*i,e.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(_o*i/u)),g=h.findIndex(({isChosen:w})=>w),b=u>=13*i&&h.some(({category:w})=>w!==void 0),p=b?22*
i:0,y=Math.max(...h.map(({text:w})=>j(t,w,"strong")))+8*i,$=Math.max(0,...h.map(({beside:w=""})=>w?j(t,w,"small")+10*i:0)),
x=Math.max(...h.map(({label:w,says:O=""})=>Math.max(j(t,w,"strong"),m?j(t,O,"small"):0)))+8*i,M=Math.min(x,.58*(e.width-
p-y-$)),k={x:e.x+p+M,width:Math.max(1,e.width-p-M-y-$)},T=n??(Math.max(...h.map(({parts:w})=>w.reduce((O,{value:N})=>O+Math.
abs(N),0)))||1);return[h.map((w,O)=>{let N=e.y+(O+.5)*u,E=O===g||(h.length-1-O)%d===0&&(g<0||Math.abs(O-g)>=d),_=k.x,P=Math.
min(.62*u,.42*o*i);return f("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*i,y:N-u/2,width:e.width+6*i,height:u,rx:4}),b&&(E||
u>=17*i)&&w.category!==void 0&&lt(w.category,e.x,N-7.5*i,15*i),E&&G(t,e.x+p,N+(m&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:M-6*i,key:"name"}),m&&w.says&&G(t,e.x+p,N+12.5*i,w.says,{kind:"small",width:M-6*i,key:"says"}),w.
parts.map(({value:R,colour:V},W)=>{let L=Math.abs(R)/T*k.width,H=f("rect",{key:`part ${W}`,class:`bar ${V}${R<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:_,y:N-P/2,width:Math.max(.5,Math.min(k.width,L)-(w.parts.length>1&&L>2?.8:0)),height:Math.
max(1,P)});return _+=L,H}),E&&w.beside&&G(t,e.x+e.width-y,N+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),E&&
G(t,e.x+e.width,N+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&f("title",{},w.exact))}),
l&&G(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${s.length-h.length} more`,{kind:"small",key:"more"})]}function ee(t,e,s,n=vo){
return Math.min(n*v(t)*s,e.height)}function Lo(t,e){let s=v(t);return[{key:"places",least:{width:300*s,height:230*s},rank:e.isLeaf?1:0,marks:n=>mi(t,n,e)},
{key:"logit",least:{width:320*s,height:260*s},rank:e.isLeaf?0:1,share:1.3,marks:n=>fi(t,n,e)}]}function mi(t,e,s){let{reading:n}=t,
o=v(t),r=Y(t,e),i=(n.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:g,category:b}=n.
nameOf(m),{logit:p}=Pt(n,m);return{key:`place ${m}`,label:g,category:b,parts:[{value:d,colour:"generation"}],beside:p===
null?"":A(p,2),text:S(d,1),open:`generation.${m}`,isChosen:m===s.location,exact:`${g}: ${p===null?"":`logit ${A(p,4)}, `}\
probability ${S(d,3)}`}}),c=n.trace.architecture.locations,l=F(t,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ot(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},ht(t,u,i,{isWalked:!0})),h.mark]}function fi(t,e,{location:s}){let{reading:n}=t,o=v(t),r=Y(t,e),{label:a}=n.nameOf(
s),i=Pt(n,s),{dot:c,bias:l,logit:h}=i,u=Oo(n),m=Ce(i,y=>h===null||!u||Rs(y(y(h)-y(u.shift)),Number(u.exponentials[s]))),
d=n.probabilityOf("generation",s),g=[];if(c&&l!==null&&g.push(...I("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(c.sum,m)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${A(Math.abs(l),m)} (bias) =`}]),h!==null&&g.push([{text:"logit "},{text:A(h,m),kind:"strong"}]),u){let y=Number(u.exponentials[s]),
$=Number(u.scores[s])-u.shift;g.push([{text:"→ e",kind:""},{text:A($,m),isRaised:!0},{text:` = ${pt(y)};`}],[{text:`${pt(
y)} / ${pt(u.total)} = `},{text:S(Number(u.weights[s]),1),kind:"strong"},{text:"."}],...I(`${pt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${A(u.shift,m)}, the largest logit, is subtracted from each`:""}.`))}else g.push(...I(
"→ softmax over the whole list:"),[{text:S(d,1),kind:"strong"}]);let b=F(t,{...r,y:0},g),p=c?Math.min(r.height-b.height-
8*o,450*o):0;return[...q(t,e,`How does it score ${a}?`),c&&f("g",{key:"dot"},ce(t,{...r,height:p},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${a}`,colour:"key"}])),...F(
t,{...r,y:r.y+p+(c?6*o:0)},g).marks]}var he=20,Ge=8,Io=19,J=8,me=3,Cs=4,ue=4,di=.05,pi={least:13.5,most:38,lane:3},Gs=13,gi=760;function Fs(t,e,s=1){let n=e.
type/Gs,o=46*n,r=e.height-98*n,a=Hs(t.count,o,r,pi,n,bi(t)),i=e.width>=1180*n,c=e.width<gi*n,l=e.width>=1040*n&&t.layers<=
3,h=c?yi(t,n):Ro(t,i,n),u=l?62*n:0,m=l?u+22*n:16*n,d=e.width-2*he-Po(Object.values(h)),[g,b]=[o+12*n,e.height-4*n],p=xi(
t.heads,d/t.layers-m,b-g,n),y=p.columns*(p.side+Ge*n)-Ge*n,$=t.heads>0?y+m:m,x=Math.max(0,d-t.layers*$);c||(h.visits+=Math.
min(.3*x,90*n),h.answer+=Math.min(.2*x,80*n),h.flow+=Math.min(.1*x,50*n),h.leave+=Math.min(.1*x,50*n));let M=e.width-2*he-
Po(Object.values(h))-t.layers*$,k=Math.min(M,t.hasPointer?220*n:60*n);h.bands+=k;let T=(M-k)/t.layers,w={x:he,width:h.visits},
O=he+h.visits+12*n,N=i?{x:O,width:h.slices}:null;N&&(O+=h.slices+12*n);let E=Array.from({length:t.layers},(B,Q)=>{let tt=O+
Q*($+T);return{x:tt,width:y,maps:$i(t.heads,tt,g,b,p,n),stream:l?tt+(t.heads>0?y+10*n:0):null}});O+=t.layers*($+T);let _=e.
width-he,P=_-h.answer,R=P-h.leave-h.gate,V=O+h.scores+h.weights+8*n,W=R-h.flow-J,L=Math.min(190*n,.24*e.height)/s,H=t.hasGate?
.56*e.height:(o+r)/2,Z=Cs*n,st=t.hasPointer?e.height-L-me*Z-6:(o+r-L)/2-Z;return{size:e,type:e.type,rows:a,visits:w,slices:N,
layers:E,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*n,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:V,places:W,
gate:R,gateWidth:h.gate,answers:{most:r-o<330?ue-1:ue,top:o,bottom:r+60*n,x:P,right:_,segment:P-J},right:_,top:o,bottom:r,
full:L,across:{visits:a.map(({y:B})=>B),starts:[o-12*n,e.height-8],places:{room:[o+16*n,t.hasGeneration?st-12*n:r],gap:22*
n},generation:{start:st,gap:Z},gate:H-L/2},bands:{ribbon:(B,Q,tt)=>Ws(V,B,W,Q,tt),into:(B,Q,tt)=>Ws(W+J,B,R,Q,tt),out:(B,Q,tt)=>Ws(
R+h.gate,B,P-J,Q,tt)}}}function Ws(t,e,s,n,o){return o?Tt(t,e,s,n):Tt(t,e,t,e)}function Ro({hasPointer:t,hasGate:e},s,n){
return{visits:(s?224:176)*n,slices:(s?110:0)*n,gaps:(s?24:12)*n,scores:46*n,weights:t?46*n:150*n,bands:t?112*n:0,bar:J,flow:(e?
60:34)*n,gate:e?18*n:0,leave:46*n,answer:(s?152:140)*n}}function yi(t,e){return{...Ro(t,!1,e),visits:166*e,scores:0,weights:(t.
hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}function bi({count:t,
pointerWeights:e}){let s=t-1,n=o=>o===s?2:e[o]>=di?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).sort((o,r)=>n(r)-n(
o))}function Po(t){return t.reduce((e,s)=>e+s,0)}function Hs(t,e,s,{least:n,most:o,lane:r},a,i){let c=s-e,l=t,h=0,u=Math.
min(o*a,c/t);u<n*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(n+2)*a,l=Math.max(1,Math.floor((c-t*h)/(u-h))),u=(c-(t-l)*h)/
l);let m=i&&new Set(i.slice(0,l)),d=e;return Array.from({length:t},(g,b)=>{let p=m?m.has(b):b>=t-l,y=p?u:h;return d+=y,{
y:d-y/2,height:y,isFull:p}})}function xi(t,e,s,n){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let a=s/
Math.ceil(t/r)-Io*n,i=Math.min(a,(e-(r-1)*Ge*n)/r);i>o.side&&(o={columns:r,side:i})}return o}function $i(t,e,s,n,{columns:o,
side:r},a){let i=Math.ceil(t/o),c=Math.min((n-s)/i,r+2.2*Io*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Ge*a),y:s+
Math.floor(h/o)*c,side:r}))}function Fe(t,e,s,n){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[m,d]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,length:c}){return Math.
max(s,Math.min(n-c,i))}}var gt=44,U={title:26,bars:34,inputs:64,scores:52,names:56},Wo=16,ki={least:20,most:110,lane:1},wi=62,Ds=8,Mi=160,He=16,
Co=6;function Bs(t,e,s,n=1){let o=s/Gs,[r,a]=[Wo,e-Wo],i=Hs(t.count,r,a,ki,o).map(({y:_,height:P,isFull:R})=>({x:_,width:P,
isFull:R})),c=Number(i.at(-1)?.width)>=wi*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+He*o,u=h+(U.title+
U.inputs+He)*o,m=[];for(let _=0;_<t.layers;_++){let P=Oi(t.heads,r,a,u+U.title*o,o),R=P.at(-1),W=(R?R.y+R.side+8*o:u)+U.
title*o;m.push({y:u,maps:P,stream:W}),u=W+(U.bars+He)*o}let d=Ti(t,r,u+U.title*o,a-r,o),g=Math.ceil(t.values("context").
length/d.columns)*d.cell,b=u+U.title*o+Math.max(g,20*o)+He*o,p=b+(t.hasPointer?(U.title+U.scores)*o:0),y=p+(t.hasPointer?
170:96)*o,$=y+J+((t.hasPointer?U.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,M=Si(a-r,o)/n,k=Cs*o,T=a-M-me*k,w=Math.
max(78*o,M*n/2+6),O=$+x+34*o,N=a-M-16*o,E={most:ue,top:O,bottom:O+(ue+1)*w,x:r-6*o,right:N-8*o,segment:N};return{size:{width:e,
height:E.bottom+Math.max(0,(M*n-w)/2)+8*o,type:s},type:s,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:b,
ribbons:p,places:y,gate:$,gateHeight:x,answers:E,full:M,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,t.
hasGeneration?T-2*Co*o:a],gap:Co*o},generation:{start:T,gap:k},gate:a-M},bands:{ribbon:(_,P,R)=>Vs(p,_,y,P,R),into:(_,P,R)=>Vs(
y+J,_,$,P,R),out:(_,P,R)=>R?Cn($+x,_,N+J,P):Vs($+x,_,$,_,!1)}}}function Vs(t,e,s,n,o){return o?ys(t,e,s,n):ys(t,e,t,e)}function Oi(t,e,s,n,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(s-e+Ds*o)/r,i=Math.min(a-Ds*o,Mi*o),c=Math.max(gt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:n+c+Math.floor(h/r)*(i+c+Ds*o),side:i,touch:gt}))}function Ti(t,e,s,n,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:s,columns:a,cell:Math.min(11*o,(n-12*
o)/a)}}function Si(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var De={visits:0,slices:1,layers:2};function Mt({reading:t,beside:e}){return e?[t,e]:[t]}function fe(t){return Math.max(
...Mt(t).map(({largestWeight:e})=>e))}function Ve(t){return t.isOwnScale?1:fe(t)}function se(t){return De.layers+2*t}function K(t){
let e=De.layers+2*t.layers,s=t.hasPointer?e+1:e,n=t.hasGeneration?s+1:s;return{context:e,pointer:s,generation:n,gate:n+1}}
function z(t,e){return t.beat<e&&"hidden"}var js=64,Go="largest of each head",Ni=Float32Array.from({length:js},(t,e)=>e/(js-1));function Us({isOwnScale:t}){return t?
"Same scale for all heads":"Own scale for each head"}function de(t){let{reading:e,stage:s,lit:n}=t;return s.layers.some(
({maps:r},a)=>r.some((i,c)=>!e.isOff(a,c)&&qs(t,i,c).hasWeight))?n?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function qs({reading:t,stage:e},{side:s,touch:n},o){let r=12.5*e.type/13,a=t.heads-1,i=C("100 %",1.04*r,!0),c=(m,d)=>C(
`${m}${a}`,r)+d<=s,l=n!==void 0||c("H",i+.4*r),h=l?i+.4*r:0;return{name:`${n!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function Be(t,e,s,n){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/13,c=60*i,l=n||!("visits"in
a)?0:a.visits.width,h=17*i+c+C(Go,12.5*i)>l,u=r?h?"own largest":Go:S(fe(t)),m=e+12*i,d=[f("text",{class:"small",x:e,y:s},
"0"),f("image",{class:"map",href:At(Ni,js,t.scale),x:m,y:s-9*i,width:c,height:9*i,preserveAspectRatio:"none"}),f("rect",
{class:"map-frame",x:m,y:s-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:s},u)],g=Us(t),b={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${g}`};if(n){let $=17*i+c+C(u,12.5*i),x=f("rect",{class:"ground",x:e-6*i,y:s+14*i-gt,width:$+12*i,height:gt});return f(
"g",{key:"scale",class:"switch",...b},x,d)}let p=C(g,12.5*i)+16*i,y=de(t);return f("g",{key:"scale"},f("text",{class:"sm\
all",x:e,y:s-(y?33:17)*i},"Head maps: row reads column"),y&&f("text",{key:"weight",class:"small",x:e,y:s-17*i},`%: ${y}`),
d,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:e,y:s+8*i,width:p,height:19*i,rx:9.5*i}),f("\
text",{class:"handle-words stays",x:e+8*i,y:s+21.5*i},g)))}var Fo=24,Ho=.045,Ai=30,Ei=.6;function Do(t,e){let s=v(t),n=t.stage.size.width>=600*s,o=Math.min(t.reading.count*14,170),
r=Math.max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(n?150+r:240)*s,height:(120+o)*s},rank:e.
isLeaf?1:0,share:1.2,marks:a=>_i(t,a,e)},{key:"cell",least:{width:330*s,height:300*s},rank:e.isLeaf?0:1,marks:a=>Pi(t,a,
e)}]}function _i(t,e,s){let{reading:n,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=s,l=v(t),{count:h}=n,u=n.weights(
r,a),m=n.isOff(r,a),d=o?u[rt(u)]||1:fe(t),g=Math.min(.36*e.width,190*l),b=(e.width-g)/h>=Ai*l,p=Li(t,e,s,m,b),y=e.y+42*l,
[$,x]=[e.width-g,e.height-44*l-p.height],M=e.width<600*l?1.9:1.15,k={width:$/h,height:Math.min(x/h,M*$/h)},T={x:e.x+g,y,
width:$,height:k.height*h},w=`layers.${r}.heads.${a}`,O=k.height>=30*l,N=vi(k.height,13*l);return[G(t,e.x,e.y+15*l,g>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:g-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},P()),f("im\
age",{key:"weights",class:"map",href:At(u,h,t.scale,d),...T,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"f\
rame",class:"map-frame",...T}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},R()),f("\
rect",{key:"column",class:"chosen-column",x:T.x+c*k.width,y:e.y,width:k.width,height:T.y+T.height-e.y,rx:3}),E(),f("rect",
{key:"cell",class:"chosen-cell",x:T.x+c*k.width,y:T.y+i*k.height,width:k.width,height:k.height}),p.at(T.y+T.height)];function E(){
let W=T.y+i*k.height,L=19*l,H=(B,Q)=>f("rect",{key:B,class:"chosen-row",...Q,rx:3}),{height:Z}=k;if(Z>=L)return H("row",
{x:e.x-3,y:W,width:e.width+3,height:Z});let st={x:e.x-3,y:W+(Z-L)/2,width:g,height:L};return[H("row",{x:T.x-1,y:W,width:T.
width+2,height:Z}),H("asking",st)]}function _(){let W=k.width>=14*l,L=Math.min(15*l,k.width-3*l),H=k.width>=30*l,Z=T.x;return n.
visits.map((st,B)=>{let Q=String(at[st.weekday]),tt=st.weekday!==n.visits[B-1]?.weekday,bt=T.x+B*k.width,Dt=j(t,Q,"tiny"),
Sn=!W&&tt&&bt>=Z&&bt+Dt<=T.x+T.width;Sn&&(Z=bt+Dt+4*l);let fs=T.x+(B+.5)*k.width;return f("g",{key:`column ${B}`,class:`\
part choice${B===c?" here":""}${st.masked?" off":""}`,"data-open":`${w}.${i}.${B}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${B+1}: ${D(n,B)}${st.masked?", masked":""}`},f("rect",{class:"ground",x:T.x+B*k.width,y:e.y,width:k.
width,height:42*l}),W&&lt(st.category,fs-L/2,e.y+(H?0:22)*l,L),Sn&&G(t,bt,e.y+38*l,Q,{kind:"tiny",key:"weekday"}),H&&[G(
t,fs,e.y+26*l,Q,{kind:"tiny",anchor:"middle",key:"day"}),G(t,fs,e.y+38*l,k.width>=40*l?nt(st.start_minute):`${Math.floor(
st.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},D(n,B)))})}function P(){return n.visits.
map((W,L)=>{let H=T.y+(L+.5)*k.height,Z=L===i,st=Z||(h-1-L)%N===0&&Math.abs(L-i)>=N,B=Math.min(18*l,k.height-1.5*l),Q=k.
height>=12*l,tt=e.x+(Q?B+10*l:4*l),bt=T.x-tt-6*l,Dt=Z||O?"strong":"label";return f("g",{key:`row ${L}`,class:`part choic\
e${Z?" here":""}`,"data-open":`${w}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${D(n,L)}`},
f("rect",{class:"ground",x:e.x,y:H-k.height/2,width:g,height:k.height}),Q&&lt(W.category,e.x+3*l,H-B/2,B),st&&G(t,tt,H+(O?
-2:4.5)*l,W.label,{kind:Dt,width:bt,key:"name"}),O&&G(t,tt,H+12*l,`${_t(n,L)} · ${xo(n,L)}`,{kind:"small",width:bt,key:"\
when"}),f("title",{},D(n,L)))})}function R(){let W=[];for(let L=0;L<h;L++){if(h>Fo&&L!==i){W.push(f("rect",{key:`row ${L}`,
class:"cell",x:T.x,y:T.y+L*k.height,width:T.width,height:k.height,"data-open":`${w}.${L}.${c}`},f("title",{},D(n,L))));continue}
for(let H=0;H<h;H++)W.push(V(L,H))}return W}function V(W,L){let H=Number(u[W*h+L]),[Z,st]=[T.x+L*k.width,T.y+W*k.height],
B=W===i&&L===c,Q=String(Math.round(100*H)),tt=Dt=>k.width>=j(t,Q.padStart(2,"0"),Dt)+2*l,bt=(H>=Ho||b||W===i)&&k.height>=
13*l&&tt("tiny");return f("g",{key:`${W} ${L}`,class:"cell"},f("rect",{key:"cell",x:Z,y:st,width:k.width,height:k.height,
"data-open":`${w}.${W}.${L}`,role:"button",tabindex:B?0:"-1","aria-current":B?"true":null},f("title",{},`${D(n,W)} reads\
 ${S(H,1)} from ${D(n,L)}`)),bt&&G(t,Z+k.width/2,st+k.height/2+4.5*l,Q,{kind:H/d>=.3&&tt("strong")?"strong":"tiny",anchor:"\
middle",also:H/d>=Ei&&!m?"on-dark":"on-light",key:"weight"}))}}function vi(t,e){return Math.max(1,Math.ceil(e/t))}function Li(t,e,{
layer:s,head:n,query:o,isLeaf:r},a,i){let{canAct:c,canAsk:l,reading:h}=t,u=v(t),m=h.isRemoved(s,n),d=e.height>=330*u,g=`\
layers.${s}.heads.${n}`,p=[c&&{text:m?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":g},isPressed:m},
l&&!m&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":g}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":s,"data-head":n,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":s,"data-head":n},isButton:!1},{text:Us(t),attributes:{"data-act":"sc\
ale"}}].filter(k=>k!==!1),y=i?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Ho)}\
 on; each row adds up to 100.`,$=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>Fo?"A stronger colour is more; each row adds up to 100 %.":y}`,x=d?I($):[],M=F(t,{...e,y:0},x,"small").height;
return{height:M+40*u,at(k){let T=e.x,w=[];for(let{text:O,attributes:N,...E}of p){let _=ot(t,T,k+M+22*u,O,N,E);T+_.width>
e.x+e.width||(w.push(_.mark),T+=_.width+10*u)}return[f("g",{key:"explained"},F(t,{...e,y:k+3*u},x,"small").marks),f("g",
{key:"controls"},w)]}}}function Pi(t,e,{layer:s,head:n,query:o,visit:r}){let{reading:a}=t,i=o===a.count-1?"the last visi\
t":`visit ${o+1}`,c=o===r?"itself":Gt(a,r);return[...q(t,e,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.
slice(1)} reads ${c}`),f("g",{key:"worked"},We(t,Y(t,e),Yt(a,s,n,o,r),Pe(a,s,n,o),r,[{letter:"q",words:`Query of ${D(a,o)}`,
colour:"query"},{letter:"k",words:`Key of ${D(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits \
of this row`,open:l=>`layers.${s}.heads.${n}.${o}.${l}`}))]}var Vo=56;function Bo(t,e){let s=v(t);return[{key:"shares",least:{width:310*s,height:230*s},rank:0,share:1.5,marks:n=>Ii(
t,n,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*s,height:150*s},rank:1,marks:n=>Ri(t,n,e)}]:[]]}function Ii(t,e,{
location:s}){let{reading:n}=t,o=v(t),r=Xt(n,s),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],g=n.pointerWeights,b=[],p=O=>r.visits.map(N=>({value:O*Number(g[N]),colour:"pointe\
r"}));n.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:p(1),text:ut(i),open:"pointer"}),n.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:p(a),text:ut(l),open:"gate"}),n.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ut(c),open:`generation.${s}`}),n.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:ut(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:ut(u),isChosen:!0});
let y=Y(t,e),$=n.hasGate?[[{text:`${m} × ${ut(i)} = ${ut(l)}`}],...I("come from the pointer,"),[{text:`${d} × ${ut(c)}\
 = ${ut(h)}`}],...I("from generation. Together:"),[{text:ut(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${n.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=F(t,{...y,
y:0},$),M={...y,height:y.height-x.height-44*o},k=ee(t,M,b.length,Vo),T=F(t,{...y,y:y.y+k+8*o},$),w=ot(t,y.x,y.y+y.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(t,e,`How probable is ${n.nameOf(s).label}\
?`),f("g",{key:"rows"},ht(t,M,b,{most:Vo})),...T.marks,w.mark]}function Ri(t,e,{location:s}){let{reading:n}=t,o=v(t),{visits:r,
pointer:a}=Xt(n,s),i=Y(t,e),c="Its visits";if(r.length===0){let p=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(t,e,c),...F(t,i,p).marks]}let l=n.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${_t(n,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:ut(Number(l[p])),open:`pointer.${p}`,isOff:n.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...I(u),[{text:ut(a),kind:"strong"},
{text:"."}]],d=F(t,{...i,y:0},m),g={...i,height:i.height-d.height-8*o},b=ee(t,g,h.length);return[...q(t,e,c),f("g",{key:"\
rows"},ht(t,g,h,{isOrdered:!0})),...F(t,{...i,y:i.y+b+6*o},m).marks]}function ut(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function jo(t,e){let s=v(t);return[{key:"visits",least:{width:300*s,height:250*s},rank:e.isLeaf?1:0,share:.8,marks:n=>Wi(
t,n,e)},{key:"score",least:{width:330*s,height:300*s},rank:e.isLeaf?0:1,share:1.6,marks:n=>Ci(t,n,e)},{key:"places",least:{
width:230*s,height:150*s},rank:2,share:.6,marks:n=>Gi(t,n)}]}function Wi(t,e,s){let{reading:n}=t,o=v(t),r=Y(t,e),a=F(t,r,
I("A score for each visit, and its weight after the softmax."),"small"),i=n.pointerScores,c=n.pointerWeights,l=n.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:_t(n,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:A(Number(i[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===s.visit,isOff:m.masked,exact:`${D(n,d)}\
: score ${A(Number(i[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=ot(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...q(t,e,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},ht(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Ci(t,e,{visit:s}){let{
reading:n}=t;return[...q(t,e,`How does the pointer score ${Gt(n,s)}, ${_t(n,s)}?`,`Score of ${Gt(n,s)}`),f("g",{key:"wor\
ked"},We(t,Y(t,e),Kt(n,s),Ie(n),s,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
n,s)}`,colour:"key"}],{colour:"pointer",over:n.count===1?"its only visit":`all ${n.count} visits`,open:o=>`pointer.${o}`}))]}
function Gi(t,e){let{reading:s}=t,n=v(t),o=Y(t,e),r=s.pointerWeights,a=F(t,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=s.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:m,parts:g.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(b=>S(Number(r[b]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+a.height+6*n,height:o.height-a.height-36*n},l=ot(t,o.x,o.y+o.height-10*n,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(t,e,"Sums per place"),...a.marks,f("g",{key:"rows"},ht(t,c,i)),l.mark]}function Uo(t,e){let s=v(t),n=qo(t.reading,e).length;return[{key:"vectors",least:{width:330*s,height:(44*n+90)*s},rank:e.
number===null?0:1,share:1.5,marks:o=>Fi(t,o,e)},{key:"number",least:{width:320*s,height:250*s},rank:e.number===null?1:0,
marks:o=>Hi(t,o,e)}]}function qe(t,{layer:e,visit:s,number:n}){return n??le(et(t,`layers.${e}.residual_out`,s))}function qo(t,{
layer:e,visit:s}){let n=`layers.${e}`,o=t.has(`${n}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,m,d,g="plain")=>{let b=et(t,`${n}.${u}`,s),p=`length ${A(Math.hypot(...b))}`;i.push({key:u,title:m,says:d||
p,values:b,colour:g})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${n}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${n}.${u}.mean`)[s]),d=1/Number(t.values(`${n}.${u}.reciprocal_dev\
iation`)[s]);return`mean ${A(m,2)}, deviation ${A(d,2)}`}}function Fi(t,e,s){let{reading:n}=t,{layer:o,visit:r}=s,a=v(t),
i=Y(t,e),c=qe(n,s),l=qo(n,s),h={...i,height:i.height-34*a},u=r===n.count-1,m=i.x,d=[],g=(b,p,y=!0)=>{let $=ot(t,m,i.y+i.
height-10*a,b,p,{isButton:y});m+$.width>i.x+i.width||(d.push($.mark),m+=$.width+10*a)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...q(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(n,r)}`,`Layer ${o}\
: ${D(n,r)}`),f("g",{key:"rows"},Ct(t,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},d)]}
function Hi(t,e,s){let{reading:n}=t,{layer:o,visit:r}=s,a=v(t),i=qe(n,s),c=Y(t,e),{y:l}=c,h=[];for(let m of Di(n,o,r,i)){
let d=F(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...q(t,e,`Number ${i+1} of ${n.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},Vi(t,u,o,r,i))]}function Di(t,e,s,n){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(et(t,`${o}.${h}`,s)[n]),i=t.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),Ue(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(je("Norm 1:",ie(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,s,n))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(je("Norm\
 2:",ie(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,s,n))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,g){let b=g?"0 (skipped)":
A(Math.abs(m),2);return i?[...I(h),[{text:`${A(u,2)} ${m<0&&!g?"−":"+"} ${b} =`}],Ue(d)]:[...I(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":A(m,2),kind:"strong"}]]}}function je(t,e){if(!e)return I(`${t} off, the number s\
tays as it is`);let{x:s,mean:n,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...I(t),[{text:`(${A(s,2)} ${n<
0?"+":"−"} ${A(Math.abs(n),2)})`}],[{text:`× ${A(o,3)} = ${A(r,2)};`}],...a===null||i===null?I("then a learned factor\
 and bias give").concat([Ue(c)]):[[{text:`${A(r,2)} × ${A(a,2)} ${i<0?"−":"+"} ${A(Math.abs(i),2)} =`}],Ue(c)]]}function Ue(t){
return[{text:A(t,2),kind:"strong"}]}function Vi(t,e,s,n,o){let{reading:r}=t,a=v(t),i=et(r,`layers.${s}.feed_forward.pre`,
n),c=et(r,`layers.${s}.feed_forward.hidden`,n),l=Re(r,s,n,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort(($,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[$]))),m=Array.from(c).filter($=>$>0).length,d=r.isSkipped(s,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${A(Zt(h),2)}, the bias adds ${A(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,b=F(t,e,I(d+g),"small"),p=Math.max(1,Math.floor((e.height-b.height)/
(20*a))),y=u.slice(0,p).map($=>({key:`unit ${$}`,label:`unit ${$+1}`,parts:[{value:Number(h[$]),colour:"plain"}],beside:`${A(
Number(i[$]))} → ${A(Number(c[$]))}${l?` × ${A(Number(l.dot.second[$]),2)}`:""}`,text:A(Number(h[$]),2)}));return[...b.
marks,ht(t,{...e,y:e.y+b.height+2*a,height:e.height-b.height-4*a},y)]}var Bi=864e5,ji=.1;function zs(t,e){let s=v(t),n=e.number!==null;return[{key:"features",least:{width:300*s,height:270*s},
rank:n?1:0,share:1.2,marks:o=>qi(t,o,e)},{key:"number",least:{width:310*s,height:250*s},rank:n?0:2,marks:o=>zi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*s,height:200*s},rank:n?2:1,share:.6,marks:o=>Ji(t,o,e)}]:[]]}function Ys(t,e,s){
let{trace:n,count:o}=t,r=t.visits[s],{without_features:a=[],position_from_end:i}=n.interventions;if(a.some(c=>c===e)||e===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return n.user===null?"nobody in particular":`person ${n.user}`;case"time":{let c=Math.floor(r.start_minute/ke)*ke;return`${nt(
c)} to ${nt((c+ke)%1440)}`}case"weekday":return An[r.weekday]??"";case"recency":{let c=Ui(t,s);return c===null?"days bef\
ore the prediction":c>=ds?`${ds} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Vt)*Vt,l=c+Vt;return c>=ps*Vt?`${St(ps*Vt)} or more`:`${c?St(c):"0"} to ${St(l)}`}default:{
let c=o-s;return c===1?"the last visit":`${c} from the end`}}}function Ui({trace:t,visits:e},s){let n=e[s]?.arrival;if(!n)
return null;let o=r=>Date.parse(r.slice(0,10))/Bi;return Math.round(o(t.predict_at)-o(n))}function qi(t,e,{kind:s,visit:n}){
let{reading:o}=t,r=v(t),a=Y(t,e),i=o.slices.map(({name:m,label:d,lengths:g})=>({key:m,title:d,says:Ys(o,m,n),values:Is(o,
m,n),colour:Number(g[n])===0?"plain off":"plain"})),c=i.reduce((m,{values:d})=>m+d.length,0),l=F(t,a,I(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ot(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...q(t,e,s==="inputs"?"What the last visit is made of":D(o,n)),...l.marks,f("g",{key:"rows"},Ct(t,u,i)),h.mark]}function zi(t,e,{
kind:s,visit:n,number:o}){let{reading:r}=t,a=v(t),i=Y(t,e),c=et(r,"inputs.projected",n),l=o??le(c),h=Mo(r,n,l),u=s==="in\
puts"?"inputs":`visits.${n}`,m=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,.26*i.height)},g=Ki(r,n,l),b=[],p=g.reduce((M,k)=>M+F(t,
{...i,y:0},k).height+4*a,0),y={...i,y:d.y+d.height+28*a,height:i.height-d.height-p-36*a},$=h?Yi(h):[],x=y.y+($.length?ee(
t,y,$.length)+6*a:0);for(let M of g){let k=F(t,{...i,y:x},M);if(x+k.height>i.y+i.height+2)break;b.push(...k.marks),x+=k.
height+4*a}return[...q(t,e,"The vector that enters the layers"),f("g",{key:"vector"},Ct(t,d,m,{chosen:l,open:M=>`${u}.${M}`})),
$.length>0&&F(t,{...i,y:d.y+d.height+4*a},I(`Number ${l+1}: each feature × its weights`),"small").marks,$.length>0&&f("\
g",{key:"rows"},ht(t,y,$)),f("g",{key:"lines"},b)]}function Yi({parts:t,bias:e}){return[...t.map(({name:n,label:o,dot:r})=>({
key:n,label:o,parts:[{value:r.sum,colour:"plain"}],text:A(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${A(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,colour:"plain"}],text:A(e,2),exact:""}]}function Ki(t,e,s){
if(!t.has("inputs.norm"))return[];let n=Number(et(t,"inputs.projected",e)[s]),o=Number(et(t,"layers.0.residual_in",e)[s]),
r=ie(t,"inputs.projected","inputs.norm","input_norm",e,s),a=[[...I("Sum:"),[{text:A(n,2),kind:"strong"}]],je("Norm:",r)];
if(t.trace.architecture.components.includes("sinusoidal")){let i=t.trace.architecture.d_model,c=vt(t,"pos_encoding",e*i+
s);t.trace.interventions.sinusoidal===!1?a.push(I("No position encoding: it is off.")):c!==null&&r&&a.push([...I("Positi\
on encoding:"),[{text:`${A(r.result,2)} ${c<0?"−":"+"} ${A(Math.abs(c),2)} =`}],[{text:A(o,2),kind:"strong"}]])}return a}
function Ji(t,e,{visit:s}){let{reading:n}=t,o=v(t),r=Y(t,e),a=[];for(let g=0;g<n.layers;g++)for(let b=0;b<n.heads;b++){let p=Number(
n.lastRow(g,b)[s]),y=n.isOff(g,b);a.push({key:`${g} ${b}`,label:`Layer ${g}, head ${b}`,parts:[{value:p,colour:"plain"}],
text:y?"off":S(p,1),open:`layers.${g}.heads.${b}.${n.count-1}.${s}`,isOff:y})}let i=[];if(n.hasPointer){let g=Number(n.pointerWeights[s]);
a.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],text:S(g,1),open:`pointer.${s}`}),n.hasGate&&i.
push(...I("To the answer the pointer carries"),[{text:`${S(g,1)} × gate ${n.gate.toFixed(2)} = `},{text:S(g*n.gate,1),kind:"\
strong"},{text:"."}])}let c=F(t,r,I(n.visits[s]?.masked?"This visit is masked: nothing reads it.":"How much the last vis\
it reads from it"),"small"),l=F(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=ee(t,
h,a.length),m=a.map(({parts:g})=>Number(g[0]?.value)),d=Math.max(ji,...m);return[...q(t,e,"Who reads it?"),...c.marks,a.
length>0&&f("g",{key:"rows"},ht(t,h,a,{largest:d})),f("g",{key:"end"},F(t,{...r,y:h.y+u+6*o},i).marks)]}var Qi={head:Do,stream:Uo,inputs:zs,visit:zs,context:ko,pointer:jo,generation:Lo,gate:Ao,place:Bo};function zo(t,e){let s=wt(
e,t.reading);return s?lo(t,s,Qi[s.kind](t,s)):[]}function Yo(t,e){let s=wt(t,e);if(!s)return null;switch(s.kind){case"head":if(s.isLeaf)return Zi(s,e);break;case"stream":
return tc(s,e);case"pointer":if(s.isLeaf)return ec(s,e);break;case"generation":if(s.isLeaf)return sc(s,e);break;case"gat\
e":return nc(e);default:break}return $t(yt(Xi(s),e),e,null)}function Xi({kind:t,layer:e,head:s,visit:n,location:o}){return t===
"head"?`layers.${e}.heads.${s}`:t==="visit"?`visits.${n}`:t==="place"?`places.${o}`:t}function Zi({layer:t,head:e,query:s,
visit:n},o){let r=o.weights(t,e).subarray(s*o.count,(s+1)*o.count),a=Number(r[n]),i=r.filter(g=>g>a).length,c=s===n?"its\
elf":D(o,n),l=`${D(o,s)}, reads ${S(a,1)} from ${c}.`;if(o.visits[n]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Yt(o,t,e,s,n),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isOff(t,e)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${A(h.sum,2)}, which makes a score of\
 ${A(u,2)}. ${m}${d}`}}function tc({layer:t,visit:e},s){let n=`layers.${t}`,o=l=>A(Math.hypot(...et(s,`${n}.${l}`,e))),r=s.
has(`${n}.attention_out`),a=(l,h)=>s.isSkipped(t,h)?"nothing, since it is skipped":`one of length ${o(l)}`,i=r?`its head\
s give ${a("attention_out","attention")}, `:"",c=s.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${D(s,e)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function ec({visit:t},e){let s=S(Number(e.pointerWeights[t]),1),n=`The pointer gives ${D(e,
t)}, ${s}.`;if(e.visits[t]?.masked)return{title:n,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:a,
score:i}=Kt(e,t),c=r!==null&&!a?` and the bias of its position is ${A(r,2)}`:"";return{title:n,text:`Query and key multi\
ply to ${A(o.sum,2)}${c}; its score is ${A(i,2)}. The weight counts for ${Gt(e,t)}.`}}function sc({location:t},e){let{logit:s}=Pt(
e,t),n=e.probabilityOf("generation",t),o=s===null?"":`Its logit is ${A(s,2)}; `,r=`the softmax over all places makes it ${S(
n,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function nc(t){let e=$t({kind:"gate"},t,null),s=Qt(t);if(!s)return e;let{logit:n,learned:o,hidden:r}=s,a=t.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${A(n,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var oc=7;function Ko(t,{names:e,run:s},n){if(!e.length)return t;let o=oc*n/13;return Te(t,r=>e.includes(r)?{className:"p\
ut-in",words:`put in from the ${s} run`,onTop:a=>rc(a,s,o)}:null)}function rc({attributes:{x:t,y:e,width:s}},n,o){let[r,
a]=[Number(t)+Number(s),Number(e)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${n} run`))}var ac={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},ic=.00501,Jo="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function Qo(t,e){
let s=ac[e];if(s===void 0)return null;let n=Math.round(100*Math.min(1,Math.max(0,t.gate+s)))/100,o=t.has("gate.logit")?t.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(n-1/(1+Math.exp(-o)))<ic&&n>0&&n<1?null:n,isDone:!0}}var ze="http://www.w3.org/2000/svg",Xo=1.7,cc=1.2,Zo=20,lc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],hc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},uc=".handle, .handle-words, .control, .escape",mc=new Set(
["font-size","font-weight","text-anchor"]);function tr(t,{title:e,ground:s,lines:n}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=n.length*Xo*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[b,p]of o.
querySelectorAll("*").entries()){let y=u[b];y&&fc(p,getComputedStyle(y)),p.matches(uc)&&h.push(p);for(let $ of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute($)}for(let b of[...h,...o.querySelectorAll("[visi\
bility]")])b.remove();let m=document.createElementNS(ze,"title");m.textContent=e;let d=document.createElementNS(ze,"rect");
d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",
s);let g=n.map((b,p)=>{let y=i*(p?1:cc),$=document.createElementNS(ze,"text");return $.textContent=X(b,r-2*Zo,y,p===0),$.
setAttribute("x",String(Zo)),$.setAttribute("y",String((p+.8)*Xo*i-c)),$.setAttribute("font-size",String(y)),$.setAttribute(
"font-weight",p?"400":"600"),$.setAttribute("fill",getComputedStyle(t).color),$});return o.prepend(m,d,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",ze),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function fc(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let s of lc){if(mc.has(s)&&t.localName!==
"text")continue;let n=e.getPropertyValue(s);n&&n!==hc[s]&&t.setAttribute(s,n)}}function sr(t,e=null,s=null){if(e===null)return[pc(t,s),gc(t,s)];let n=wt(e,t);return n?dc[n.kind](t,n):[]}var dc={head:yc,
stream:bc,inputs:er,visit:er,context:xc,pointer:$c,generation:kc,gate:wc,place:Mc};function pc(t,e){let{hasPointer:s}=t,
n=s&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...s?
["Pointer score","Pointer weight"]:[],...n?[`Pointer weight ${n.words}`]:[]],rows:t.visits.map((o,r)=>[D(t,r),o.duration_minutes,
...s?[Js(t.pointerScores[r]),t.pointerWeights[r]]:[],...n?[n.pointerWeights[r]]:[]])}}function gc(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:s})=>{
let{pointer:n,generation:o,fromPointer:r,fromGeneration:a}=Xt(t,s),i=t.probabilityOf("final",s);return[t.nameOf(s).label,
n,o,r,a,i,...e?[e.knownProbability(s)]:[]]})}}function yc(t,{layer:e,head:s,query:n,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,s),c=`layer ${e}, head ${s}`,l=t.visits.map((m,d)=>D(t,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,
(d+1)*a)])}];let h=Pe(t,e,s,n),{dot:u}=Yt(t,e,s,n,o);return[Ye(`Query of ${l[n]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[n]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,Js(h.scores[d]),i[n*
a+d]])}]}function bc(t,e){let{layer:s,visit:n}=e,o=`layers.${s}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>et(t,`${o}.${u}`,n)),i=qe(t,e),c=Re(t,s,n,i),l=et(t,
`${o}.feed_forward.pre`,n),h=et(t,`${o}.feed_forward.hidden`,n);return[{caption:`${D(t,n)}, in layer ${s}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function er(t,{
kind:e,visit:s}){let n=et(t,"inputs.projected",s),o=[{caption:`What ${D(t,s)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,Ys(t,a,s),c[s]])},Ks("All features mixed by one \
matrix",n)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[s]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[s]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function xc(t){return[Ks(
"The context: the last visit after all layers",t.values("context"))]}function $c(t,{visit:e,isLeaf:s}){let n=Ie(t),o=t.visits.
map((l,h)=>D(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],Js(n.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!s)return i;let{dot:c}=Kt(t,e);return[Ye(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function kc(t,{
location:e,isLeaf:s}){let n=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:n.map(a=>[t.nameOf(a.location).label,Pt(t,a.location).logit,
a.probability])},{dot:r}=Pt(t,e);return s&&r?[Ye(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function wc(t){let e=Qt(t),s={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[s];let n="Hidden units";return[e.dot?Ye(n,["Hidden un\
it","Weight"],e.dot):Ks(n,e.hidden),s]}function Mc(t,{location:e}){let{visits:s,pointer:n,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Xt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",n,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:s.map(l=>[D(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Ye(t,e,{
first:s,second:n,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,s[i],n[i],
a]),["Sum","","",r]]}}function Ks(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(s,n)=>[n+1,s])}}function Js(t){
return Number.isFinite(t)?t:"−∞"}function nr(t,e,s,n=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let a=[];for(let l of sr(e,s,n)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Ln(l));let m=document.createElement("a");m.textContent=
"Save as CSV",m.setAttribute("aria-label",`Save as CSV: ${l.caption}`),m.download=`${[o,s??"network",Oc(l.caption)].filter(
Boolean).join("-")}.csv`,m.href=URL.createObjectURL(new Blob([Pn([l])],{type:"text/csv"})),a.push(m.href),r.append(u,h,m)}
let i=document.createElement("button");i.type="button",i.textContent="Close",i.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(i),r.append(c),r.addEventListener("close",()=>{for(let l of a)URL.revokeObjectURL(l);r.remove()}),
t.append(r),r.showModal()}function Oc(t){return t.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var Tc={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function rr(t,e,s){if(s==="Home")return t[0]??
null;if(s==="End")return t.at(-1)??null;let[n,o]=Tc[s]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(n===0||!a)return null;let i=Ke(
a);if(!o){let m=t[r+n];return m&&Ke(m)===i?m:null}let c=[...new Set(t.map(Ke))],l=c[c.indexOf(i)+n],h=t.filter(m=>Ke(m)===
l),u=m=>Math.abs(or(m)-or(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function Ke(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function or(t){let{top:e,bottom:s}=t.getBoundingClientRect();return(e+s)/2}function ir(t,e,s){return[...e.map(({title:o,text:r,bars:a=""})=>({title:o,text:`${r} ${a}`})),...Nc(t,s)].reduce((o,r)=>ar(
r)>ar(o)?r:o)}function Nc(t,e){let{visits:s,trace:n,layers:o,heads:r}=t,{location:a,probability:i}=n.prediction,c=Ae(t.nameOf(
a).label,i,1-i),h=[{kind:"visit",visit:s.reduce((u,{label:m},d)=>m.length>Number(s[u]?.label.length)?d:u,0)}];for(let u=0;u<
o;u++)for(let m=0;m<r;m++)h.push({kind:"head",layer:u,head:m});return h.map(u=>{let{title:m,text:d}=$t(u,t,null),g=e?` ${Ne(
u.kind)}, ${c}`:"";return{title:m,text:`${d}${g}`}})}function ar({title:t,text:e}){return t.length+e.length}var Ac=.6,Ec=["pointer","generation"];function pe({reading:t,before:e,overlays:s}){return!s||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function Je(t){let{reading:e,before:s,overlays:n}=t;if(!n||!s)return 1;let o=pe(
t),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...cr(e),...cr(s)],c=[
...new Set(i)].flatMap(h=>Ec.map(u=>[e.shareOf(u,h)??0,s.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function cr({trace:t,locations:e}){let s=t.tensors.
probabilities;if(s)return Array.from(s.values,(r,a)=>a);let{final:n,generation:o}=t.location_probabilities;return[...e,...[
...n,...o??[]].map(({location:r})=>r)]}function Qe({key:t,now:e,before:s,path:n,edges:o,style:r="",title:a=""}){if(s===null||
Math.abs(e-s)<Ac)return null;let i=e>s?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:n(c,l)},a&&f("title",{},a))}function Xe(t,e,s){return`${S(t,1)}; ${s} ${S(e,1)}`}var ge="Circuit",_c=[["bold","keeps the answer"],["faded","can be left out"]],Ze=class{circuit=null;failure="";#t;#s;#n=null;constructor(e,s){
this.#t=e,this.#s=s,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[n,o]of _c){let r=document.createElement(
"li");r.className=n,r.textContent=o,this.legend.append(r)}this.#o(!1,ge)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#r(),this.#o(e,ge),this.#s(),e&&this.#e(0)}renew(){this.#r(),this.isOn&&
this.#e(250)}#r(){this.#n?.abort(),this.#n=this.circuit=null,this.failure=""}async#e(e){let s=new AbortController;if(this.#n=
s,this.#o(!0,`${ge} …`),await new Promise(n=>setTimeout(n,e)),!s.signal.aborted){try{let n=await this.#t(o=>{s.signal.
aborted||this.#o(!0,`${ge} ${Math.floor(100*o)} %`)},s.signal);if(s.signal.aborted)return;this.circuit=n}catch(n){if(s.signal.
aborted)return;this.failure=n instanceof Error?n.message:String(n)}this.#o(!0,ge),this.#s()}}#o(e,s){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=s,this.legend.hidden=this.circuit===null}};var lr="http://www.w3.org/2000/svg",vc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
ts=/-?\d+(?:\.\d+)?/g,es=class{#t=new WeakMap;#s=new Map;#n=new WeakMap;#r=0;#e=0;constructor(e){this.root=e,this.elements=
[]}show(e,s=0){this.#f(),this.elements=this.#o(this.root,e,this.elements,s>0),this.#s.size&&this.#h(s)}#o(e,s,n,o){if(s.
every(i=>typeof i=="string")){let i=s.join("");return(e.textContent!==i||n.length)&&(e.textContent=i),[]}if(!n.length&&!e.
firstChild){let i=s.map(c=>this.#c(hr(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of n.entries()){let l=this.#t.
get(c);l&&r.set(Qs(l.mark,i),c)}let a=s.map((i,c)=>{let l=hr(i),h=r.get(Qs(l,c));r.delete(Qs(l,c));let u=h??document.createElementNS(
lr,l.tag);return this.#m(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#c(e){let s=document.createElementNS(lr,e.tag);for(let n in e.attributes){let o=oe(
e.attributes[n]);o!==null&&s.setAttribute(n,o)}return this.#t.set(s,{mark:e,elements:this.#o(s,e.children,[],!1)}),s}#m(e,s,n){
let o=this.#t.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))oe(s.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(s.attributes)){let l=oe(c),h=oe(r[i]);if(l===null||l===h)continue;let u=n&&h!==null&&vc.
has(i)?Lc(h,l):null;u?this.#s.set(`${this.#i(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,s.children,o?.elements??[],n);this.#t.set(e,{mark:s,elements:a})}#i(e){let s=this.#n.get(e)??this.#r++;return this.#n.
set(e,s),s}#h(e){let s=performance.now(),n=o=>{let r=Math.min(1,Math.max(0,(o-s)/e));if(r===1){this.#f();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#s.values())i.setAttribute(c,l(a));this.#e=requestAnimationFrame(n)};this.#e=
requestAnimationFrame(n)}#f(){cancelAnimationFrame(this.#e);for(let{element:e,name:s,end:n}of this.#s.values())e.setAttribute(
s,n);this.#s.clear()}};function hr(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function Qs(t,e){
return`${t.tag} ${t.key??e}`}function Lc(t,e){let s=t.match(ts)??[],n=e.match(ts)??[],o=e.split(ts);return s.length!==n.
length||t.split(ts).join()!==o.join()?null:r=>{let a=n.map((i,c)=>{let l=Number(s[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var ss=class{#t=0;#s=0;#n=[];constructor(e,s){this.show=s,this.button=Xs("Play the story","play",()=>this.toggle()),this.
back=Xs("Step back","back",()=>this.step(-1)),this.forth=Xs("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#s:null}get count(){
return this.#n.length}get isTelling(){return this.isOpen&&this.#s<this.#n.length-1}get told(){return this.isOpen?this.#n[this.#s]??
null:null}tell(e){this.#n=e,this.#s=Math.min(this.#s,e.length-1),this.slider.max=String(e.length),this.#e(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let e=this.#s>=this.#n.length-1;this.goTo(this.isOpen&&!e?this.#s:0),this.#r()}pause(){
clearTimeout(this.#t),this.#t=0,this.#e(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#s=0,this.#e(!1),this.
show(null))}step(e){this.goTo(this.isOpen?this.#s+e:e>0?0:this.#n.length-1)}goTo(e){this.pause(),this.isOpen=!0,this.#s=
Math.max(0,Math.min(this.#n.length-1,e)),this.#e(!1),this.show(this.#s)}#r(){let{title:e="",text:s=""}=this.#n[this.#s]??
{},n=Math.max(1800,55*(e.length+s.length));if(this.#s>=this.#n.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#s+1),this.#r()},n),this.#e(!0)}#e(e){this.button.dataset.icon=e?"pause":"play";let s=e?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",s),this.button.title=s,this.slider.value=String(this.isOpen?this.#s+
1:this.#n.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#s+1} of ${this.#n.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#s===0,this.forth.disabled=this.isOpen&&this.#s>=this.#n.length-1}};function Xs(t,e,s){
let n=document.createElement("button");return n.type="button",n.dataset.icon=e,n.title=t,n.setAttribute("aria-label",t),
n.addEventListener("click",s),n}var Pc=.03,Ic=5;function ns({reading:t,before:e,overlays:s,stage:n,happened:o,lit:r}){let a=dt(r,t),{most:i,top:c,bottom:l}=n.
answers,h=o===null?[]:[o];s&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),m=u.slice(0,-1).map(({location:p})=>p),d=mr(m.map(p=>e?.knownProbability(p)??null),1),g=s&&e?Rc(m,t,e):null,b=(l-c)/
u.length;return u.map((p,y)=>{let $=c+(y+.5)*b,x=p.probability*n.full,M={pointer:g?.pointer[y]??null,generation:g?.generation[y]??
null},[k,T]=["pointer","generation"].map(w=>ur(p[w]*Ft({reading:t},w),M[w])*n.full);return{...p,was:e?d[y]??null:null,wasByPath:M,
middle:$,start:$+(Number(k)-Number(T)-x)/2,height:x}})}function ur(t,e){return Math.max(0,(e??t)-t)}function Rc(t,e,s){let n=(o,r)=>r?
mr(t.map(a=>s.shareOf(o,a)),Ft({reading:s},o)):[];return{pointer:n("pointer",e.hasPointer),generation:n("generation",e.hasGeneration)}}
function mr(t,e){let s=t.filter(o=>o!==null),n=s.reduce((o,r)=>o-r,e);return[...t,s.length===t.length?Math.max(0,n):null]}
function os(t,e){let{reading:s,stage:n}=t,o=pe(t),r=s.pointerWeights,a=p=>p.reduce((y,$)=>y+ur(r[$],o?.[$]??null),0),i=s.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,y)=>y.probability+y.lost-p.probability-p.lost),c=i.filter((p,y)=>p.
probability+p.lost>=Pc&&y<Ic||Zs(e,p.location)<e.length-1).map(p=>({...p,wish:b(p.visits)})),l=i.filter(({location:p})=>!c.
some(y=>y.location===p));if(l.length){let p=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:$})=>y+$,0),lost:a(p),visits:p,wish:b(p)})}c.sort((p,y)=>p.
wish-y.wish);let{room:h,gap:u}=n.across.places,m=c.map(({wish:p,probability:y,lost:$})=>({wish:p,length:(y+$)*n.full})),
d=m.reduce((p,{length:y})=>p-y,h[1]-h[0]),g=Fe(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:p,
label:y,probability:$,lost:x,visits:M},k)=>({path:"pointer",location:p,label:y,probability:$,start:Number(g[k]),lost:x,visits:M,
answer:Zs(e,p)}));function b(p){let y=p.map(x=>Math.max(r[x],o?.[x]??0)),$=y.reduce((x,M)=>x+M,0)||1;return p.reduce((x,M,k)=>x+
Number(y[k])/$*Number(n.across.visits[M]),0)}}function rs({reading:t,stage:e},s){if(!t.hasGeneration)return[];let n=t.generated(
me),{gap:o}=e.across.generation,{start:r}=e.across.generation;return n.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:Zs(s,a)};return r+=c*e.full+o,l})}function Ft({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function mt(t,e){let s=(t+e)/2;return e-t>=.6?[t,e]:[s-.3,s+.3]}function Zs(t,e){
let s=t.findIndex(n=>n.location===e);return s<0?t.length-1:s}var tn=18;function It({stage:t},e){let s=t.type/13;return C(e,12.5*s)+13*s}function ye({reading:t},e){let s=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(s.toPrecision(2))}`}function as(t,e,s,n=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return f("g",{key:`temperature ${e}`},ne(t,{act:`${e}_temperature`,words:ye(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:s,y:n,stays:!0}))}function ne(t,{act:e,
words:s,title:n,right:o,y:r,height:a=0,stays:i=!1}){if(!t.canAct)return[];let c=t.stage.type/13,l=a||tn*c,h=It(t,s),u=i?
" stays":"";return[f("rect",{key:`handle ${e}`,class:`handle${u}`,"data-act":e,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},n)),f("text",{key:`handle words ${e}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},s)]}var be=1440;function fr(t){let{stage:e}=t,{x:s,width:n}=e.visits;return[Rt(t,s,"Visits",en(t,n),n),...Wc(t),...e.rows.map(
(o,r)=>Gc(t,r))]}function en({stage:t,lit:e},s){if(e?.kind!=="head")return"oldest first";let n="% read by the last visit",
o=`${n} in head ${e.head}`;return C(o,12.5*(t.type/13))<=s?o:n}function Rt({stage:t},e,s,n,o=400){let r=t.type/13;return f(
"g",{key:`title ${s}`,class:"heading","aria-hidden":"true"},C(s,15*r,!0)<=o?f("text",{x:e,y:17*r,class:"title"},s):f("te\
xt",{x:e,y:17*r,class:"small strong"},X(s,o,12.5*r,!0)),f("text",{x:e,y:35*r,class:"small"},X(n,o,12.5*r)))}function Wc({
reading:t,stage:e}){let s=e.type/13,n=[];for(let{start:o,end:r,weekday:a}of sn(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(n.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*s,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*s){let l=Math.min(i+12.5*s,(i+c)/2+4.5*s);n.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return n}function sn({visits:t}){let e=[];for(let[s,n]of t.entries()){
let o=Cc(n),r=e.at(-1);r?.day===o?r.end=s:e.push({start:s,end:s,day:o,weekday:String(at[n.weekday])})}return e}function Cc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Gc(t,e){let{reading:s,stage:n,lit:o}=t,{y:r,height:a,isFull:i}=n.
rows[e],c=s.visits[e];if(!c)throw new Error("A row without a visit.");let l=n.type/13,h=n.visits.x+36*l,u=n.visits.width-
36*l,m=re(o,s).includes(e),d=c.masked?"unmask":"mask",g=i&&t.canAct&&e<s.count-1,b=g&&m?It(t,d)+4*l:0,p=Math.min(tn*l,a),
y=is(c),$=a>=33*l,x=($?20:13)*l,M=h+x+($?14:8)*l,k=on(t,e),T=rn(t,e),w=m||T,O=k?42*l:0,N=n.visits.x+n.visits.width-4,E=N-
M,_=n.isDense?0:38*l,P=$?[f("text",{x:M,y:r-3*l,class:"strong"},X(c.label,E-b,13*l,!0)),f("text",{x:M,y:r+13*l,class:"sm\
all"},C(y,12.5*l)<=E-O?y:nt(c.start_minute)),k||E<C(y,12.5*l)+56*l?null:Fc(N+4-50*l,r+5*l,48*l,c)]:[f("text",{x:M,y:r+4.4*
l,class:w?"strong":"label"},X(c.label,E-Math.max(_,O)-b-9,12.5*l,w)),k||n.isDense?null:f("text",{x:N-b,y:r+4.4*l,class:"\
small end"},nt(c.start_minute))];return f("g",nn(t,e,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,
a-1),rx:i?5*l:1}),i&&lt(c.category,h+4*l,r-x/2,x),i?P:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&i&&f("t\
ext",{x:N,y:r+($?13:4.4)*l,class:T?"strong end":"small end"},k),g&&m&&ne(t,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:N+2,y:$?r-17*l:r-p/2,height:p}),
f("title",{},`${c.label}, ${at[c.weekday]} ${y}`))}function nn({reading:t,lit:e,beat:s},n,o){let r=re(e,t).includes(n);return{
key:`visit ${n}`,class:`part visit${r?" lit":""}${o.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"\
-1","aria-label":`Visit ${n+1} of ${t.count}: ${o.label}, ${at[o.weekday]} ${is(o)}${o.masked?", masked":""}${t.hasPointer&&
s>=K(t).pointer?`; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function is({start_minute:t,duration_minutes:e}){return`${nt(
t)} · ${St(e)}`}function on({reading:t,lit:e},s){return e?.kind!=="head"?"":S(t.lastRow(e.layer??0,e.head??0)[s])}function rn({
reading:t,lit:e},s){return e?.kind!=="head"?!1:rt(t.lastRow(e.layer??0,e.head??0))===s}function Fc(t,e,s,{start_minute:n,
duration_minutes:o}){let r=Math.min(n+o,be),a=Math.min(n,Math.max(0,n+o-be)),i=(c,l)=>f("rect",{class:"stay",x:t+c/be*s,
y:e,width:Math.max(1,(l-c)/be*s),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"\
time"},f("rect",{class:"track",x:t,y:e,width:s,height:7}),i(n,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"sta\
y",x:t+(a||r)/be*s-2,y:e-3,width:5,height:13}))}function dr(t){let{reading:e,stage:s}=t;if(!s.slices)return[];let n=s.type/
13,{x:o,width:r}=s.slices,{slices:a}=e,i=Math.max(...Mt(t).map(({longestSlice:b})=>b)),c=r/a.length,l=it(t.lit,e),h=t.lit?.
kind==="slices",u=s.rows.flatMap(({y:b,height:p},y)=>a.map(({lengths:$},x)=>{let M=Number($[y])/i*Math.max(2,p-4);return{
visit:y,x:o+x*c,y:b+p/2-2-M,width:.72*c,height:M}})),[m,d]=an(u,({visit:b})=>h||l.includes(b)),g=a.map(({label:b},p)=>f(
"text",{key:`name ${b}`,class:"tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*n},b));return[f("g",cn(t),f("rect",{class:"groun\
d",x:o-6,y:s.top-4,width:r+6,height:s.bottom-s.top+8,rx:6}),g,f("path",{key:"bars",class:"length",d:Ut(d)}),m.length>0&&
f("path",{key:"lit",class:"length lit",d:Ut(m)}),f("text",{class:"small",x:o,y:s.bottom+18*n},"Bars: lengths"),f("text",
{class:"small",x:o,y:s.bottom+33*n},"of the vectors"))]}function an(t,e){return[t.filter(e),t.filter(s=>!e(s))]}function cn(t){
return{key:"slices",class:`part slices${ct(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:z(t,
De.slices),"aria-label":`What each visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function pr(t,e){let{x:s,right:n}=t.stage.answers,o=t.stage.type/13;return[Rt(t,s+6*o,"Answer",t.stage.isDense?"":Hc(t),
n-s),...ln(t,e)]}function Hc({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function ln(t,e){let{reading:s,stage:n,lit:o,happened:r}=t,a=n.type/13,i=dt(o,s),{x:c,right:l,segment:h}=n.answers,
u=l-c;return e.map(m=>{let{location:d,label:g,category:b,probability:p,was:y,middle:$,height:x,start:M}=m,k=[{path:"poin\
ter",share:m.pointer*Ft(t,"pointer")},{path:"generation",share:m.generation*Ft(t,"generation")}],T=i===d,w=c+(b===null?6:
26)*a,O=Se(g,l-w-(r===d?20*a:2),13.5*a,2,!0),N=$-(O.length>1?22:8)*a,E=$+(O.length>1?2:0)*a,_=c+6*a,P=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${T?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${S(p,1)}; from the pointer ${S(k[0]?.share??0,1)}, from generation ${S(
k[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:N-16*a,
width:u+10*a,height:E-N+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:J-2,height:Math.max(1,x)}),
b!==null&&lt(b,c+5*a,N-13*a,16*a),O.map((R,V)=>f("text",{key:`name ${V}`,class:d<0?"label halo":"strong halo",x:w,y:N+15*
V*a},R)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${N-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:E,width:P,height:8*a}),k.map(({path:R,
share:V})=>{let W=f("rect",{key:R,class:`${R} bar`,x:_,y:E,width:Math.max(0,V*P),height:8*a});return _+=V*P,W}),y!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+y*P,y:E-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:E+23*a},S(p,1)),y!==null&&Dc(c+60*a,E+23*a,p,y))})}function Dc(t,e,s,n){let{change:o,size:r,sign:a}=qt(
s,n);return o===0?f("text",{key:"change",class:"small",x:t,y:e},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${a} ${r}`)}function gr(t){let{reading:e,stage:s}=t,n=s.type/13,o=e.values("context");if(!s.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=s.context,l=c/a,h=s.fork-2*n,u=s.bottom+20*n,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*n};return hn(t,m,Vc(t,h,u,c,i*l),s.isDense?d:void 0)}function hn(t,{
x:e,y:s,columns:n,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:s-5*i},l=t.reading.values("context"),h=Math.
max(...Mt(t).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:e+d%n*o,y:s+Math.floor(d/n)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${ct(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:z(t,K(
t.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"groun\
d",x:e-3,y:s-16*i,width:n*o+6,height:Math.max(44,Math.ceil(l.length/n)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"C\
ontext"),u,f("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function Vc({reading:t,stage:e},s,n,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=s-6*a,l=e.size.
height-5*a,h=e.gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${n+r/2}H${s-2}`}),
t.hasGeneration&&f("path",{key:"to generation",class:"link generation-line",d:`M${s+o+2} ${n+r/2}H${s+o+12*a}`}),t.has("\
gate.logit")&&f("path",{key:"to the gate",class:"link dotted",d:`M${s+o/2} ${n+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/
2+4}`})]}function yr(t){let{reading:e,before:s,stage:n}=t,o=n.type/13,r=n.across.gate,a=r+n.full,i=n.gateWidth,c=r+e.gate*n.full,
l=s?.hasGate?s.gate:e.gate,h=n.gate+i/2,u=cs(t);return f("g",un(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:n.
gate-3,y:r-3,width:i+6,height:n.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:n.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:n.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${n.gate+i+3} ${r+l*n.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${s?e.wordsFor(s):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:n.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function cs({reading:t}){return t.trace.architecture.
components.includes("gate")}function un(t,e){let{reading:s}=t,n=t.canAct&&cs(t);return{key:"gate",class:`part gate${ct(t,
"gate")}`,"data-part":"gate",role:n?"slider":"button",...n&&{"aria-orientation":e,"aria-valuenow":s.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":t.sliderKeys,"aria-valuetext":`${s.gate.toFixed(2)}: ${S(s.gate)} poi\
nter`},tabindex:"-1",visibility:z(t,K(s).gate),"aria-label":`Gate ${s.gate.toFixed(2)}: ${S(s.gate)} pointer, ${S(1-s.gate)}\
 generation${s.trace.gate.learned?"":", not learned"}`}}function ls(t,e,s){let{reading:n,stage:o,lit:r}=t,a=t.beat>=K(n).
gate,i=x=>Ft(t,x),c=dt(r,n),l=new Map,h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[M]of s.entries())u.set(`${x} ${M}`,h),h+=Number(s[M]?.[x])*
i(x)*o.full;let m=e.map(x=>{let M=Number(l.get(x)),k=x.probability*i(x.path)*o.full,T=mt(x.start,x.start+x.probability*o.
full),w=mt(M,M+k);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${y(x.location)}`,d:o.bands.into(
T,w,a)})}),[d,g]=[o.across.gate,o.across.gate+o.full],b=s.flatMap((x,M)=>{let k=x.start;return["pointer","generation"].map(
T=>{let w=Number(x[T])*i(T),O=w*o.full,N=Number(u.get(`${T} ${M}`)),E=mt(N,N+O),_=mt(k,k+O),P=x.wasByPath[T],R=P===null?
null:p(T,N,k,O,P*o.full);k+=O;let V=`out ${T} ${x.location}`;return[O>0&&f("path",{key:V,class:`${T} band${y(x.location)}`,
d:o.bands.out(E,_,a)}),R&&Qe({key:V,now:O,before:Number(P)*o.full,path:(W,L)=>o.bands.out(W,L,a),edges:R,style:y(x.location),
title:`${x.label}, from ${T==="pointer"?"the pointer":"generation"}: ${Xe(w,Number(P),t.before?n.wordsFor(t.before):"")}`})]})});
return[m,b,a&&r?.kind==="visit"&&$(r.visit??0)];function p(x,M,k,T,w){let O=Math.abs(T-w),N=x==="pointer",E=(R,V)=>{let W=N?
R-(V?0:O):R+T-(V?O:0);return[W,W+O]},[_]=E(M,!1),P=Math.max(d,Math.min(g-O,_));return{more:[E(M,!0),E(k,!0)],less:[[P,P+
O],E(k,!1)]}}function y(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function $(x){let M=n.pointerWeights,
k=e.find(({path:L,visits:H})=>L==="pointer"&&H.includes(x));if(!k)return null;let T=[...k.visits].sort((L,H)=>L-H),O=T.slice(
0,T.indexOf(x)).reduce((L,H)=>L+M[H],0)*o.full,N=M[x]*o.full,E=i("pointer"),_=Number(l.get(k))+O*E,P=s[k.answer],R=Number(
u.get(`pointer ${k.answer}`))+O*E,V=Number(P?.start)+O*E,W=P?.location===k.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(mt(k.start+O,k.start+O+N),mt(_,_+N*E),a)}),W&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(mt(R,R+N*E),mt(V,V+N*E),a)})]}}function br(t){let{reading:e,before:s,stage:n}=t,o=n.type/13,{gate:r,gateHeight:a,full:i}=n,c=n.across.gate,l=c+e.gate*i,
h=s?s.gate:e.gate,u=cs(t),m=`${S(e.gate)} pointer${u?"":", fixed"}`;return f("g",un(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:n.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:n.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${s?e.wordsFor(s):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-gt/2,n.size.width-
gt),y:r+(a-gt)/2,width:gt,height:gt})])}function xr(t,e){let{reading:s,stage:n}=t,o=n.type/13,r=e.filter(({path:m})=>m==="generation"),a=n.places-8*o,i=n.fork+(s.
hasPointer?n.context+14*o:2*o),c=s.hasPointer?n.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=K(s).generation,h=r.map(({
label:m,probability:d,location:g},b)=>{let p=c+b*17*o;return[f("text",{key:`name ${b}`,class:g<0?"small halo":"label hal\
o",x:i,y:p},X(m,a-i-(n.isDense?38:46)*o,13*o)),f("text",{key:`share ${b}`,class:"strong end halo",x:a,y:p},S(d))]}),u=r.
map(({probability:m,start:d,location:g},b)=>f("rect",{key:`bar ${b}`,class:"generation bar",x:n.places,y:d,width:J,height:l?
Math.max(.8,m*n.full):0},f("title",{},`${g<0?"The others":r[b]?.label}: ${S(m,1)} of the generation head`)));return f("g",
mn(t,r),f("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${n.isDense?" \
end":""}`,x:n.isDense?a:i,y:c-18*o},"Generation"),h,u)}function mn(t,e){return{key:"generation",class:`part generation-b\
lock${ct(t,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",visibility:z(t,K(t.reading).generation),
"aria-label":`Generation: ${e.map(({label:s,probability:n})=>`${s} ${S(n)}`).join(", ")}`}}var Bc=4,fn=17,jc=4;function $r(t,e){let{reading:s,stage:n,lit:o}=t,r=dt(o,s),a=e.filter(({path:l})=>l==="pointer"),i=Uc(
t,a),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",visibility:z(t,K(s).pointer)},a.map(l=>f("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:n.places,width:Math.max(.8,l.probability*n.full),height:J},
f("title",{},`${l.label}: ${S(l.probability,1)} of the pointer`))),[qc,zc].map(l=>i.map(h=>l(t,h,c(h.flow)))))}function Uc({
reading:t,stage:e,lit:s},n){let o=e.type/13,r=dt(s,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...n].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h,g=u>=0,b=` ${S(d)}`,
y=`${X(m,i-a-C(b,13*o,!0),13*o,g)}${b}`,$=C(y,13*o,g)/2,x=h.start+d*e.full/2,M=Math.max(a+$,Math.min(i-$,x)),[k,T]=[M-$,
M+$];for(let w=0;w<Bc;w++){if(l.some(E=>E.row===w&&k<E.right+8*o&&T>E.left-8*o))continue;let N=M>x?"":M<x?" end":" middl\
e";l.push({flow:h,text:y,isBold:g,left:k,right:T,row:w,anchor:N});break}}return l}function kr({stage:t},{row:e}){return t.
places+J+(14+fn*e)*t.type/13}function qc(t,e,s){let{type:n,places:o,full:r}=t.stage,{flow:a,row:i}=e;return i>0&&f("path",
{key:`leader ${a.location}`,class:`leader${s}`,d:`M${a.start+a.probability*r/2} ${o+J}V${kr(t,e)-11*n/13}`})}function zc(t,e,s){
let{flow:n,text:o,isBold:r,left:a,right:i,anchor:c}=e;return f("text",{key:`name ${n.location}`,class:`${r?"strong":"sma\
ll"}${c} halo${s}`,x:c===""?a:c===" end"?i:(a+i)/2,y:kr(t,e)},o)}function wr(t,e){let{reading:s,stage:n}=t,o=n.type/13,r=e.
filter(({path:l})=>l==="generation"),a=t.beat>=K(s).generation,i=s.hasPointer?.42*(n.right-n.left):n.right-n.left,c=n.places-
(jc*fn-6)*o;return f("g",mn(t,r),f("rect",{class:"ground",x:n.right-i,y:c-36*o,width:i+6,height:n.places+J-c+40*o,rx:6}),
f("text",{class:"title end halo",x:n.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},d)=>{
let g=` ${S(u)}`,b=X(h,i-C(g,13*o),13*o)+g;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",
x:n.right,y:c+d*fn*o},b),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:n.places,width:Math.max(.8,u*n.full),height:a?
J:0},f("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Yc=16;function Mr(t,e){let{reading:s,stage:n,lit:o}=t,r=n.type/13,a=z(t,K(s).pointer),i=s.pointerWeights,c=s.pointerScores,
l=it(o,s),h=Math.max(...i),u=n.fork+2*r,m={...!n.isDense&&{score:n.scores},weight:n.weights},d=C("Pointer",15*r,!0)+4*r,
g=It(t,ye(t,"pointer")),b=n.rows.flatMap(({y,isFull:$},x)=>{if(!$)return[];let M=i[x]>=.2*h||l.includes(x)?"strong":"sma\
ll",k=l.length&&!l.includes(x)?" dim":"";return[!n.isDense&&f("text",{key:`score ${x}`,class:`small end halo${k}`,x:n.scores,
y:y+4.4*r},A(c[x])),f("text",{key:`weight ${x}`,class:`${M} end${k}`,x:n.weights,y:y+4.4*r},S(i[x]))].filter(T=>T!==!1)}),
p=e.filter(({path:y})=>y==="pointer").map(y=>Kc(t,y));return[f("g",dn(t,e),f("rect",{class:"ground",x:u-4*r,y:n.top-4,width:n.
weights-u+8*r,height:n.bottom-n.top+8,rx:6}),Rt(t,u,"Pointer","",200),Object.entries(m).map(([y,$])=>f("text",{key:y,class:"\
small end","aria-hidden":"true",x:$,y:35*r},y)),!n.isDense&&as(t,"pointer",Math.max(n.weights+6*r,u+d+g)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${n.bottom+8}V${n.top}`}),b),f("g",{key:"ribbons",visibility:a},pn(t,e),p)]}function dn(t,e){
return{key:"pointer",class:`part pointer-block${ct(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:z(
t,K(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:s})=>s==="pointer").sort((s,n)=>n.probability-s.probability).
map(({label:s,probability:n})=>`${s} ${S(n)}`).join(", ")}`}}function pn(t,e){let{reading:s,before:n,stage:o,lit:r}=t,a=s.
pointerWeights,i=pe(t),c=it(r,s),l=t.beat>=K(s).pointer,h=Fe(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,b)=>g-b).map(g=>{let b=a[g]*o.full,p=Number(h[g]),y=c.includes(g)?" lit":c.length?" d\
im":"",$=mt(m,m+b);m+=b;let x=i?.[g]??null,M=x===null?0:(x-a[g])*o.full,[k,T]=[d,Math.max(0,M)];d+=T;let w=`${s.visits[g]?.
label}: `,O=x===null||!n?`${w}${S(a[g],1)} of the pointer`:`${w}${Xe(a[g],x,s.wordsFor(n))} of the pointer`;return[f("pa\
th",{key:`ribbon ${g}`,class:`pointer band${y}`,d:o.bands.ribbon(mt(p,p+b),$,l)},f("title",{},O)),Qe({key:`ribbon ${g}`,
now:b,before:x===null?null:x*o.full,path:(N,E)=>o.bands.ribbon(N,E,l),edges:{more:[[p+b+M,p+b],[m+M,m]],less:[[p+b,p+b+M],
[k,k+T]]},style:y,title:O})]})})}function Kc(t,{path:e,location:s,label:n,probability:o,start:r}){let{reading:a,stage:i,
lit:c}=t,l=i.type/13,h=dt(c,a),u=S(o),d=a.hasGate&&Math.abs(r-i.across.gate+5*l)<Yc*l?C("Gate 0.00",15*l,!0)/2-i.gateWidth/
2:0,[g,b]=[i.ribbons+2*l,i.gate-12*l-d],p=b-g,y=s>=0,$=X(n,p-C(` ${u}`,13*l,!0),13*l,y),x=C(`${$} ${u}`,13*l,y)/2,M=Math.
max(g+x,Math.min(i.places+J/2,b-x));return f("g",{key:`${e} ${s}`,class:h===null||h===s?"":"dim"},f("rect",{class:`${e} \
bar`,x:i.places,y:r,width:J,height:Math.max(.8,o*i.full)}),f("text",{class:`${y?"strong":"small"} middle halo`,x:M,y:r-5*
l},`${$} ${u}`),f("title",{},`${n}: ${S(o,1)} of the pointer`))}function Or(t){return[Ot(t,17*(t.stage.type/13),"Visits",en(t,t.stage.size.width)),...Jc(t),...t.stage.columns.map((e,s)=>Qc(
t,s))]}function Ot({stage:t},e,s,n,o=t.right){let r=t.type/13,a=o-t.left-C(s,15*r,!0)-12*r;return f("g",{key:`title ${s}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},s),f("text",{class:"small end halo",x:o,
y:e},X(n,a,12.5*r)))}function Jc({reading:t,stage:e}){let s=e.type/13;return sn(t).flatMap(({start:n,end:o,weekday:r})=>{
let[a,i]=[e.columns[n],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${n}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*s,width:Math.max(.5,l-c-3),height:2.5}),l-c>=C(r,15*s,!0)&&f("tex\
t",{key:`weekday ${n}`,class:"small strong",x:c+1.5,y:e.chips.top-13*s},r)].filter(h=>h!==!1)})}function Qc(t,e){let{reading:s,
stage:n,lit:o}=t,{x:r,width:a,isFull:i}=n.columns[e],c=s.visits[e];if(!c)throw new Error("A column without a visit.");let l=n.
type/13,{top:h,height:u,hasNames:m}=n.chips,d=re(o,s).includes(e),g=Math.min(20*l,a-3),b=nt(c.start_minute),p=on(t,e),y=[
p||b,p?p.replace(" %",""):b.slice(0,2)],$=y.find(T=>C(T,12.5*l,!0)<=a)??y[1],x=m?Se(c.label,a-6*l,12.5*l,2):[],M=d||rn(t,
e),k={class:M?"strong middle":"small middle",x:r};return f("g",nn(t,e,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[lt(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...k,y:h+45*l},$),
x.map((T,w)=>f("text",{key:`name ${w}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},T))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${at[c.weekday]} ${is(c)}`))}
function Tr(t){let{reading:e,stage:s,lit:n}=t,o=s.type/13,{slices:r}=e,a=it(n,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...Mt(t).map(({longestSlice:m})=>m)),l=(s.right-s.left)/r.length,h=s.inputs+(U.title+46)*o,u=r.map(({name:m,label:d,lengths:g},b)=>{
let p=Number(g[a]),y=s.left+(b+.5)*l,$=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:y-9*o,y:h-$,width:18*
o,height:$}),f("text",{key:`length ${m}`,class:"tiny middle",x:y,y:h-$-4*o},A(p)),f("text",{key:`name ${m}`,class:"small\
 middle",x:y,y:h+15*o},d)]});return f("g",cn(t),f("rect",{class:"ground",x:s.left-6,y:s.inputs-4*o,width:s.right-s.left+
12,height:(U.title+U.inputs+6)*o,rx:6}),Ot(t,s.inputs+15*o,"Input vector",i?`${i.label}, ${at[i.weekday]} ${nt(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function Sr(t,e){let{reading:s,stage:n}=t,o=n.type/13,r=n.pointer;return[f("g",dn(t,e),f("rect",{class:"ground",x:n.left-
6,y:r-2*o,width:n.right-n.left+12,height:(U.title+U.scores)*o,rx:6}),Ot(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${n.left} ${r+22*o}H${n.right}`}),Xc(t)),f("g",{key:"ribbons",visibility:z(
t,K(s).pointer)},pn(t,e))]}function Xc({reading:t,stage:e,lit:s}){let n=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
g=>A(g)),a=it(s,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>C(g,11.5*n)>c-3),h=e.pointer+(U.title+
U.scores)*n,u=e.columns.find(g=>g.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*n;return e.columns.flatMap(({x:g,isFull:b},p)=>{
let y=a.length&&!a.includes(p)?" dim":"",$=o[p]>=.2*i||a.includes(p),x=S(o[p]).replace(" %",""),M=C(x,12.5*n,!0)/2;if(!b&&
(!$||g-M<d||g+M>m))return[];d=g+M;let k=$?"strong":"small",T=h-24*n;return[b&&f("text",l?{key:`score ${p}`,class:`tiny${y}`,
x:g+4*n,y:T+2*n,transform:`rotate(-90 ${(g+4*n).toFixed(2)} ${(T+2*n).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${y}`,x:g,y:T},r[p]),f("text",{key:`weight ${p}`,class:`${k} middle${y}`,x:g,y:h-6*n},x)].filter(w=>w!==!1)})}function Nr(t){let{reading:e,stage:s}=t,n=s.type/13,o=z(t,K(e).gate),r=ns(t),a=[...os(t,r),...rs(t,r)];return[hn(t,s.context,
Zc(t)),...e.hasPointer?Sr(t,a):[],f("g",{key:"flows",visibility:o},ls(t,a,r)),...e.hasPointer?[$r(t,a)]:[],...e.hasGeneration?
[wr(t,a)]:[],...e.hasGate?[br(t)]:[],f("g",{key:"answer",visibility:o},Ot(t,s.answers.top-10*n,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",s.answers.right),ln(t,r))]}function Zc({reading:t,stage:e}){let s=e.type/13,{x:n,y:o,columns:r,cell:a}=e.
context,i=n+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(U.title+12)*s}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var gn=19,tl=.05;function Ar(t){let{stage:e}=t,s=e.type/13,n=Ve(t),o=f("g",{key:"legend",visibility:z(t,se(0))},Be(t,e.visits.
x,e.bottom+(e.isDense?24:51)*s,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=It(t,ye(t,"attention")),h=C(c,15*
s,!0)+l+4*s<=a.width,u=de(t),d=C(u,12.5*s)<=a.width+12*s&&(h||!t.canAct)?u:"";return f("g",{key:`layer ${i}`,visibility:z(
t,se(i))},a.maps.length?Rt(t,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&as(t,"attention",
a.x+a.width,(h?3:21)*s),a.maps.map((g,b)=>el(t,g,i,b)),a.maps.map((g,b)=>yn(t,g,i,b,n)),sl(t,i))});return[o,...r]}function el(t,e,s,n){
let{reading:o,stage:r,lit:a}=t;if(o.isOff(s,n))return null;let i=o.lastRow(s,n),c=Er(t,s,n)?[...i.keys()].filter(u=>i[u]>=
tl):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${n} ${u}`,class:"attention-band",d:Tt(l,[m-d,m+d],e.x,[h-d,
h+d])})})}function Er({lit:t},e,s){return t?.kind==="head"&&t.layer===e&&t.head===s}function yn(t,e,s,n,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:m,touch:d}=e,{count:g}=r,b=r.weights(s,n),p=r.lastRow(s,n),y=r.isOff(
s,n),{before:$,overlays:x}=t,M=x&&!y&&$?.isOff(s,n)?$:null,k=M?`; switched off ${r.wordsFor(M)}`:"",T=c?b[rt(b)]||1:o,w=Er(
t,s,n),[O]=i?.kind==="visit"?it(i,r):[],N=rt(p),E=O??N,_=m/g,P=`Layer ${s}, head ${n}`,R=d?u-38*l:u+4,V=y?"switch on":"s\
witch off",W=d===void 0&&It(t,V)<=m-6*l?V:V.slice(7),L=r.visits[N],H=qs(t,e,n);return f("g",{key:`head ${n}`,class:`part\
 head${w?" lit":""}${y?" off":""}`,"data-part":`layers.${s}.heads.${n}`,role:"button",tabindex:"-1","aria-label":y?`${P}\
: switched off`:`${P}: the last visit reads most from visit ${N+1}, ${L?.label}, ${S(p[N])}${k}`},f("text",{class:"small",
x:h,y:u-(d?25:4)*l},H.name),!y&&H.hasWeight&&f("text",{key:"weight",class:`${O===void 0?"small":"strong"}${d?"":" end"}`,
x:d?h:h+m,y:u-4*l},S(p[E])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",{key:"\
map",class:"map",href:At(b,g,t.scale,T),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:y?.15:1}),y&&f("path",
{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),M&&f("path",{key:"earlier cross",class:"crossed earlier",d:`\
M${h} ${u+m}L${h+m} ${u}`}),O!==void 0&&!y&&f("rect",{key:"column",class:"column",x:h+O*_,y:u,width:Math.max(2,_),height:m}),
(O!==void 0||w)&&!y&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,_),width:m,height:Math.max(2,_)}),f("tit\
le",{},`${P}. ${y?"Switched off.":`The last visit reads ${S(p[E])} from ${r.visits[E]?.label}. A stronger colour is a la\
rger weight, up to ${S(T,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),ne(t,{act:"head",words:W,title:y?
"Switch this head on again":"Switch this head off",right:h+m-(d?0:3)*l,y:R}),t.canAct&&d!==void 0&&f("rect",{key:"touch",
class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function sl(t,e){let{reading:s,stage:n}=t,o=n.layers[e];
if(o?.stream===null||!o)return null;let r=n.type/13,a=o.stream,i=hs(s,e),c=xn(t),l=n.streamWidth-8*r,h=i.map(({style:m,lengths:d},g)=>bn(
t,e,m,n.rows.map(({y:b,height:p},y)=>{let $=Math.max(1,Math.min(5*r,(p-3)/i.length));return{visit:y,x:a,y:b+(g-i.length/
2)*$,width:Number(d[y])/c*l,height:$-.6}}))),u=i.map(({name:m,style:d},g)=>[f("rect",{class:d,x:a,y:n.bottom+(10+gn*g)*r,
width:9*r,height:9*r}),f("text",{class:"small",x:a+14*r,y:n.bottom+(18.5+gn*g)*r},m)]);return f("g",$n(t,e),f("rect",{class:"\
ground",x:a-4,y:n.top-2,width:n.streamWidth+14*r,height:n.bottom-n.top+66*r,rx:6}),Rt(t,a,"Stream",`+ layer ${e}`,n.streamWidth),
h,u,nl(t,e,a+n.streamWidth+10*r))}function nl(t,e,s){let{reading:n,stage:o}=t;if(!n.has(`layers.${e}.residual_mid`))return[];
let r=o.type/13,a=n.trace.interventions.residuals===!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[
{act:"residuals",words:["cut stream","join stream"],isOff:a},...n.heads?[{...i,isOff:n.isSkipped(e,"attention")}]:[],{act:"\
feed_forward",words:["skip FFN","use FFN"],isOff:n.isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>ne(t,{
act:l,words:String(h[Number(u)]),title:ol[l]??"",right:s,y:o.bottom+(5+gn*m)*r}))}var ol={residuals:"Residual connection\
s of all layers: without them, only what sublayers add goes on",attention:"Self-attention of this layer: skipped, its he\
ads add nothing",feed_forward:"Feed-forward network of this layer: skipped, it adds nothing"};function bn(t,e,s,n){let{lit:o,
reading:r}=t,i=ct(t,"stream",e)!==""?[r.count-1]:it(o,r),[c,l]=an(n,({visit:h})=>!i.length||i.includes(h));return[f("pat\
h",{key:s,class:s,d:Ut(c)}),l.length>0&&f("path",{key:`${s} dim`,class:`${s} dim`,d:Ut(l)})]}function hs(t,e){let{residual:s,
attention:n,feedForward:o}=t.stream(e);return[{name:"stream",lengths:s,style:"residual"},...n?[{name:"heads",lengths:n,style:"\
attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function xn(t){let e=0;for(let s of Mt(t))for(let n=0;n<s.layers;n++)
for(let{lengths:o}of hs(s,n))e=Math.max(e,...o);return e||1}function $n(t,e){let{residual:s,attention:n,feedForward:o}=t.
reading.stream(e);return{key:"stream",class:`part stream${ct(t,"stream",e)}`,"data-part":`layers.${e}.stream`,role:"butt\
on",tabindex:"-1",visibility:z(t,se(e)+1),"aria-label":`Stream of layer ${e}: vector lengths of the last visit: stream ${s.
at(-1)?.toFixed(1)}${n?`, heads ${n.at(-1)?.toFixed(1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function _r(t){let{stage:e}=t,s=e.type/13,n=Ve(t);return e.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,visibility:z(
t,se(a))},r.length>0&&Ot(t,o+15*s,`Layer ${a}`,de(t)),a===0&&Be(t,e.left+72*s,o+15*s,!0),r.map((i,c)=>yn(t,i,a,c,n)),rl(
t,a)))}function rl(t,e){let{reading:s,stage:n}=t,o=n.type/13,r=Number(n.layers[e]?.stream),a=hs(s,e),i=xn(t),c=r+U.bars*
o,l=a.map(({style:h,lengths:u},m)=>bn(t,e,h,n.columns.map(({x:d,width:g},b)=>{let p=Math.min(8*o,.86*g/a.length),y=Number(
u[b])/i*U.bars*o;return{visit:b,x:d+(m-a.length/2)*p,y:c-y,width:.88*p,height:y}})));return f("g",$n(t,e),f("rect",{class:"\
ground",x:n.left-6,y:r-U.title*o,width:n.right-n.left+12,height:(U.title+U.bars+4)*o,rx:6}),Ot(t,r-10*o,n.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),al(t,a,r-10*o),l)}function al({stage:t},e,s){let n=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-C(r,12.5*n);return o=i-26*n,[f("rect",{class:a,x:i-14*n,y:s-9*n,width:9*n,height:9*n}),
f("text",{class:"small",x:i,y:s},r)]})}var xe=700;function vr({stage:{size:t},...e}){let s=Je(e),n={...e,stage:Bs(e.reading,t.width,t.type,s)};return[f("g",{key:"\
visits"},Or(n)),f("g",{key:"inputs"},Tr(n)),f("g",{key:"layers"},_r(n)),f("g",{key:"decoder"},Nr(n))]}function Lr(t,e,s){
return Bs(t,e,s).size.height}function Pr(t){let{reading:e}=t,s=K(e),n=ns(t),o=[...os(t,n),...rs(t,n)];return[gr(t),...e.hasPointer?Mr(t,o):[],...e.hasGeneration?
[xr(t,o)]:[],f("g",{key:"flows",visibility:z(t,s.gate)},ls(t,o,n)),e.hasGate?yr(t):null,f("g",{key:"answer",visibility:z(
t,s.gate)},pr(t,n))].filter(r=>r!==null)}function Ir(t){return t.stage.size.width<xe?vr(t):[f("g",{key:"visits"},fr(t)),f("g",{key:"inputs"},dr(t)),f("g",{key:"l\
ayers"},Ar(t)),f("g",{key:"decoder"},Pr(t))]}var us=240,il=150,cl=120,ll=13,hl=17,kn={type:16.7,width:900,side:36},Rr=.5,ul=660,Wr=matchMedia("(prefers-reduced-motio\
n: reduce)"),Cr=class{#t=null;#s=null;#n=!1;#r=null;#e=null;#o=null;#c="";#m=null;#i=null;#h=null;#f=!1;#g=new Map;#x=0;#$="";#a;get opened(){
return this.#i}get#l(){return!this.#a||this.#t&&Wn(this.#t.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,s,n){this.root=e,this.hooks=s,this.#a=n,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",s.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let a=document.createElement(
"button");if(a.type="button",a.textContent="Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,a),s.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new Ze(i,()=>this.#u(us)),a.before(this.circuits.
legend,this.circuits.button)}e.replaceChildren(this.drawn,...s.isStill?[]:[this.foot]),this.drawing=new es(this.drawn),this.
player=new ss(o,i=>{this.#m=i,i!==null&&(this.#e=this.#o=null),i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),
this.#u(us);let c=this.player.told?.part;c&&this.#P(c),this.hooks.told?.(i)}),this.#A()}#A(){let{drawn:e}=this;new ResizeObserver(
()=>{this.#$!==Gr(e)&&this.#u(0)}).observe(e),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:s})=>{this.#h||this.#d(wn(s))}),e.addEventListener("pointerlea\
ve",()=>this.#d(null)),e.addEventListener("focusin",({target:s})=>this.#d(wn(s))),e.addEventListener("focusout",()=>this.#d(
null)),e.addEventListener("keydown",s=>this.#v(s)),e.addEventListener("click",({target:s})=>this.#w(s)),e.addEventListener(
"pointerdown",s=>this.#_(s)),e.addEventListener("pointermove",s=>this.#O(s,!1));for(let s of["pointerup","pointercancel"])
e.addEventListener(s,n=>this.#O(n,!0))}complete(e,s){this.hooks=e,this.#a=s}show(e,s=null,n=null,o=this.hooks.against){this.#t=
new Nt(e),this.#s=s&&new Nt(s,o),this.#n=s!==null&&o!==void 0&&o===this.hooks.against,this.#r=n&&new Nt(n),this.#g.clear(),
this.circuits?.renew(),this.#e=yt(this.#o,this.#t);let r=to(this.#t);this.player.tell(r),Fr(this.room,ir(this.#t,r,this.
hooks.act!==void 0));let a=this.drawn.contains(document.activeElement);this.#u(this.#h?.follows?0:us),a&&this.#k()}open(e){
let s=e===null?this.#i:null;this.#i=e,this.#e=this.#o=null;let n=this.drawn.contains(document.activeElement);this.player.
isOpen&&this.player.close(),this.#u(us);let o=n&&s&&this.#E(s);o&&this.#b(o),n&&this.#k(),this.hooks.opened?.(this.#i)}back(){
this.#i!==null&&this.open(this.#a?.blockAround(this.#i)||null)}showTables(){let e=this.#n?this.#s:null;if(!this.#t||this.
player.isTelling)return;let s=this.hooks.model?.();this.#a?.showTables(this.root,this.#t,this.#l,e,s)}#E(e){return this.#p.
map(n=>n.getAttribute("data-part")??"").find(n=>`${e}.`.startsWith(`${n}.`))??null}#k(){if(this.drawn.contains(document.
activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&e.focus()}mark(e){this.light(
e.length?`visits.${e[0]}`:null)}file({title:e,lines:s=[]}){if(!this.#a)throw new Error("The picture cannot be saved yet.");
let n=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#a.svgFile(this.drawn,{title:e,ground:n,
lines:s})}light(e){if(this.#o=e,!this.#t)return!1;let n=this.player.isTelling&&!this.#y(e??"")?null:yt(e,this.#t);return JSON.
stringify(n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#u(0),!0)}#d(e){if(!this.light(e))return;let{kind:s,visit:n=0}=this.#e??
{};this.hooks.pointed?.(s==="visit"?[n]:[],this.#e&&e)}#w(e){if(!(e instanceof Element)||this.#f)return;let s=wn(e),n=e.
closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(n){let[r,a,i]=["more","layer","head"].map(
c=>n.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#u(0);else if(o)s&&o!=="gate"&&!o.endsWith("temperature")&&this.#M(s,o);else{let r=e.closest("[dat\
a-open]")?.getAttribute("data-open")??s;r!==null&&this.open(r||null)}}#M(e,s){let n=this.#t&&yt(e,this.#t),{act:o}=this.
hooks;if(!n||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=n;s==="ask"?this.hooks.ask?.({layer:a,head:i}):r==="head"&&
o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),s==="resid\
uals"?o({kind:s}):(s==="attention"||s==="feed_forward")&&o({kind:"skip",layer:a,part:s})}#_(e){this.#f=!1;let{act:s,edit:n,
carry:o}=this.hooks,r=this.#a;!this.#t||!r||!(s||o)||(this.#h=s?r.dragOf(e,this.#t,this.drawn,n!==void 0):r.carryOf(e),this.#h?.
follows&&e.preventDefault())}#O(e,s){let n=this.#h;if(!n||e.pointerId!==n.pointer)return;s&&(this.#h=null);let o=n.to(e,
s);o&&(this.#f=!0,!this.drawn.hasPointerCapture(n.pointer)&&!s&&this.drawn.setPointerCapture(n.pointer),o.kind==="carry"?
this.hooks.carry?.(o):ml(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#v(e){let s=e.target instanceof Element?e.target.closest(
"[data-part], [tabindex]"):null,n=s?.getAttribute("data-part")??null;(e.altKey?this.#I(e.key,n):this.#L(e.key,s,n))&&e.preventDefault()}#L(e,s,n){
if(e==="Escape"&&this.#i!==null)return this.back(),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(e.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(e.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(e.toLowerCase()==="p"&&n!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:n,x:0,y:0,state:"\
put"}),!0;if((e==="Enter"||e===" ")&&s){let i=s.hasAttribute("data-act")||s.hasAttribute("data-open");return e===" "&&this.
hooks.act&&!i?this.#M(n??""):this.#w(s),!0}let o=this.#a;if(!o)return!1;if(this.#l!==null&&this.#t){let i=o.neighbourOf(
this.#l,e,this.#t),c=s?.getAttribute("aria-current")==="true";i!==null&&this.open(i);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${i}"]`);return c&&l instanceof SVGElement&&l.focus(),i!==null}if(s?.getAttribute("role")===
"slider"&&!/Left|Right/.test(e)&&this.#T(e))return!0;let a=o.walked(this.#p,s,e)?.getAttribute("data-part")??null;return a!==
null&&this.#b(a),a!==null}#y(e){let s=this.#p.find(n=>n.getAttribute("data-part")===e);return s instanceof SVGElement?s:
null}#b(e){let s=this.#y(e);s&&(this.#c=e,this.#S(),s.focus())}#P(e){let{root:s,foot:n}=this,o=this.#y(e)?.getBoundingClientRect();
if(!o||!s.classList.contains("tall"))return;let r=s.scrollHeight>s.clientHeight+1,a=r?s:document.documentElement,i=r?s.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=n.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy(
{top:h,behavior:Wr.matches?"auto":"smooth"})}#I(e,s){let n={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#t,
r=o&&yt(s,o),{act:a,edit:i}=this.hooks,c=this.#a;if(!n||!r||!a||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!i||!o.visits[h+n])return!0;i({kind:"move",visit:h,by:n,isDone:l}),this.#b(`visits.${h+n}`)}else if(r.kind==="gate")
this.#T(e);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=/Up|Right/.test(e),
m=c.turned(o,h,u?Rr:-Rr);a({kind:"temperature",of:h,value:m,isDone:l})}else return!1;return!0}#T(e){let s=this.#t&&this.#a?.
slid(this.#t,e);return s&&this.hooks.act?.(s),!!s}get#p(){return[...this.drawn.querySelectorAll("[data-part][tabindex]:n\
ot([visibility], [visibility] *)")]}#S(){let e=this.#p,s=e.find(n=>n.getAttribute("data-part")===this.#c)??e[0];for(let n of e){
let o=n===s?"0":"-1";n.getAttribute("tabindex")!==o&&n.setAttribute("tabindex",o)}}#u(e){this.#$=Gr(this.drawn);let s=this.#C();
if(!s)return;let{width:n,height:o}=s.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${n} ${o}`),this.drawn.setAttribute(
"font-size",String(s.stage.type));let r=this.#a,a=this.#l===null?[]:r?.openedMarks(s,this.#l)??[];!a.length&&this.#l!==null&&
(this.#i=null);let i=this.circuits?.circuit??null,c=a.length?a:this.#R(s);this.drawing.show(c,Wr.matches?0:e),this.#l===
null&&this.#S();let l=this.#l===null?null:r?.sentenceOfOpened(this.#l,s.reading),h=this.#e?null:this.player.told,u=i&&!this.#e?
r?.circuitSentence(i,s.reading):null,{title:m,text:d}=l??h??u??$t(this.#e,s.reading,s.before,this.player.isTelling),g=!(l||
h||u||this.#e),b=this.root.classList.contains("tall"),p=`${m} ${d} ${Ms}`,y=!b&&p.length<=String(this.room.textContent).
length,$=g&&y&&!this.#s&&!this.hooks.isProjected,x=this.circuits?.failure||($?Ms:""),M=l||h||this.player.isTelling?"":this.#W(),
k=this.putIn.names.includes(this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",T=s.stage.streamWidth>0||b,w=!l&&
T&&h?.bars||"",O=this.drawn.querySelector('[role="slider"]:focus')?s.sliderKeys:"",N=i&&this.#e?r?.circuitWords(i,this.#o):
"";Fr(this.caption,{title:m,text:[d,O,w,k,N,M,x].filter(Boolean).join(" ")})}#R(e){let s=Ir(e);if(!this.#a)return s;let{
markedAsCircuit:n,markedAsPut:o}=this.#a,{type:r}=e.stage;return n(o(s,this.putIn,r),this.circuits?.circuit??null,r)}#W(){
clearTimeout(this.#x);let e=this.#o??"",s=this.#g.get(e);return s!==void 0||!this.#e||this.#h?s??"":(this.#x=window.setTimeout(
()=>{let n=this.#a?.effectOf(this.#e,this.#t,this.hooks.whatIf)??"";this.#g.set(e,n),n&&this.caption.append(" ",...jt(n))},
il),"")}#C(){let{clientWidth:e,clientHeight:s}=this.drawn,n=e<xe;if(!this.#t||e<cl||s<1&&!n)return null;let r=(Number(getComputedStyle(
this.root).getPropertyValue("--scale"))||1)*Math.min(hl,Math.max(ll,e/120));this.root.classList.toggle("tall",n);let a={
reading:this.#t,before:this.#s,overlays:this.#n},i=Je(a),c=this.#G(r,{width:e,height:s}),l=n?r:c,h=n?Lr(this.#t,e,l):s,u=n&&
this.#l!==null?ul:h;return{...a,beside:this.#r,stage:Fs(this.#t,{width:e,height:u,type:l},i),lit:this.#e??yt(this.player.
told?.part,this.#t),beat:this.#m??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#N(
"--map-least"),this.#N("--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#a?.
SLIDER_KEYS}}#G(e,s){if(!this.hooks.isProjected||!this.#t||s.width<kn.width)return e;let n=Math.max(e,kn.type);return Fs(
this.#t,{...s,type:n}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=kn.side)?n:e}#N(e){let s=getComputedStyle(this.
root).getPropertyValue(e).trim().slice(1),[n=0,o=0,r=0]=(s.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[n,o,r]}};
function Gr({clientWidth:t,clientHeight:e}){return t<xe?`${t}`:`${t} ${e}`}function Fr(t,{title:e,text:s}){let n=document.
createElement("strong");n.append(...jt(e)),t.replaceChildren(n," ",...jt(s))}function ml(t){return t.kind==="move"||t.kind===
"time"||t.kind==="stay"}function wn(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-pa\
rt")??null}function fl({prediction:{name:t,location:e,probability:s}}){return s===0?"no known place":`${t??`#${e}`}, ${(100*s).toFixed(
1)} %`}function ag({prediction:t},{prediction:e,places:s}){let n=e.location===t.location,o=n?"":`${s[e.location]?.label??
e.name}, `,{change:r,size:a,sign:i}=qt(t.probability,e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} \
%`,change:n&&r?`${i} ${a} points`:"",isMore:r>0}}function ig(t,e){t.replaceChildren(...jt(e?fl(e):"…"));let{location:s,
probability:n}=e?.prediction??{};for(let[o,r]of Object.entries({location:s,probability:n,engine:e?.engine}))r===void 0?delete t.
dataset[o]:t.dataset[o]=String(r)}function cg(t){return t==="browser"?"computed in this browser":"computed by the server"}var $e={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
e_with}",item:"L{layer} H{head}",every:"every head"},needs:"attention",parts:["layer","head"],default:[]},replace_with:{
said:{text:{zero:"switched off",mean:"replaced by the mean"}},needs:"attention",of:"remove_heads",parts:["value"],default:"\
zero"},skip:{changes:[{at:"layers.{layer}.residual_mid",do:"keep",of:"layers.{layer}.residual_in",where:"attention"},{at:"\
layers.{layer}.residual_out",do:"keep",of:"layers.{layer}.residual_mid",where:"feed_forward"}],said:{text:"{items} skipp\
ed",item:"{part} of layer {layer}"},parts:["layer","part"],default:[]},residuals:{changes:[{at:"layers.*.residual_mid",do:"\
keep",of:"layers.*.attention_out"},{at:"layers.*.residual_out",do:"keep",of:"layers.*.feed_forward.out"}],said:{text:"no\
 residual connections"},parts:["value"],default:!0},layer_norm:{changes:[{at:"layers.*.norm1",do:"keep",of:"layers.*.res\
idual_in"},{at:"layers.*.norm2",do:"keep",of:"layers.*.residual_mid"}],said:{text:"no layer norms"},parts:["value"],default:!0},
scaling:{changes:[{at:"layers.*.heads.*.scores",do:"scale",by:"√k"}],said:{text:"no division by √k"},needs:"attentio\
n",parts:["value"],default:!0},attention_temperature:{changes:[{at:"layers.*.heads.*.weights",do:"soften",of:"layers.*.h\
eads.*.scores"}],said:{text:"attention temperature {value}"},needs:"attention",parts:["value"],default:1},pointer_scaling:{
changes:[{at:"pointer.content_scores",do:"scale",by:"√d"}],said:{text:"no division by √d"},parts:["value"],default:!0},
pointer_temperature:{changes:[{at:"pointer.weights",do:"soften",of:"pointer.scores"}],said:{text:"pointer temperature {v\
alue}"},parts:["value"],default:1},sinusoidal:{changes:[{at:"layers.0.residual_in",do:"keep",of:"inputs.norm"}],said:{text:"\
no sinusoidal table"},parts:["value"],default:!0},position_from_end:{changes:[{at:"inputs.position_from_end",do:"zero"}],
said:{text:"no position from the end"},parts:["value"],default:!0},position_bias:{changes:[{at:"pointer.bias",do:"zero"}],
said:{text:"no position bias"},parts:["value"],default:!0},without_features:{changes:[{at:"inputs.{feature}",do:"zero"}],
said:{text:"without {items}",item:"{feature}"},parts:["feature"],default:[]},gate:{changes:[{at:"gate.value",do:"fill"}],
said:{text:"gate forced to {value}"},requires:["pointer","generation"],parts:["value"],default:null},only:{changes:[{at:"\
gate.value",do:"fill",by:1,where:"pointer"},{at:"gate.value",do:"fill",by:0,where:"generation"}],said:{text:"{value} onl\
y"},requires:["{value}"],excludes:"gate",parts:["value"],default:null},mask_visits:{said:{text:"visits {items} masked",item:"\
{position}",single:"visit {items} masked",first:1},parts:["position"],default:[]},order:{said:{text:"order {items}",item:"\
{position}",between:" ",first:1},parts:["position"],default:[]}};var mg="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",fg="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",dg="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",pg="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",gg="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",yg="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",bg="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var xg="This is not a JSON object. Send a JSON object.";function Hr(t){return Object.entries($e).flatMap(([e,s])=>{let n=t[e]??s.default;return(Array.isArray(n)?n.length:n!==s.
default)?[{key:e,declared:s,value:n}]:[]})}function Dr({parts:t},e){return(Array.isArray(e)?e:[e==="all"?t.map(()=>"*"):
e]).map(n=>n&&typeof n=="object"&&!Array.isArray(n)?n:Object.fromEntries([n].flat().map((o,r)=>[t[r],o])))}var pl=3;function Ig(t,e,s){switch(e.kind){case"head":return gl(t,e,s.architecture);case"mask":return yl(t,e.visit,s.visits);case"\
skip":return bl(t,e);case"residuals":return kl(t);case"gate":return xl(t,e);case"temperature":return $l(t,e)}}function gl({
remove_heads:t=[],replace_with:e,...s},{layer:n,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=t==="all"?i:t,h=c.some(([u,m])=>u===n&&m===o)?c.filter(([u,m])=>u!==n||m!==o):i.filter(([u,m])=>u===n&&m===
o||c.some(([d,g])=>u===d&&m===g));return h.length?{...s,remove_heads:h,...e&&{replace_with:e}}:s}function yl({mask_visits:t=[],
...e},s,n){let o=n[s]?.sent??0;if(s===n.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function bl({skip:t=[],...e},{layer:s,part:n}){
let o=t.filter(a=>a.layer!==s||a.part!==n),r=o.length<t.length?o:[...t,{layer:s,part:n}];return r.length?{...e,skip:r}:e}
function xl({gate:t,only:e,...s},{value:n}){return n===null?s:{...s,gate:n}}function $l(t,{of:e,value:s}){let n=`${e}_te\
mperature`,o={...t};return delete o[n],s===1?o:{...o,[n]:s}}function kl({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
var Rg=t=>t.map(e=>e+1);function On(t){let e=Hr(t).flatMap(({key:s,declared:n})=>n.of?[]:[s]);return Object.keys(t).filter(
s=>e.includes(s)).map(s=>({key:s,text:Mn(s,t),short:Mn(s,t,pl)}))}function Mn(t,e,s=Number.POSITIVE_INFINITY){let n=$e[t],
{text:o,item:r="",every:a="",single:i,between:c=", ",first:l=0}=n.said,h=e[t]??n.default,u=Dr(n,h).map(b=>we(r,Br(b,p=>l?
Number(p)+l:Vr(p)))),m=n.parts.includes("head")&&u.length>s,d=typeof o=="string"?o:o[h]??"",g=Br($e,({of:b},p)=>b===t?Mn(
p,e):"");return we(i&&u.length===1?i:d,{...g,value:Vr(h),items:h==="all"?a:m?`${u.length} heads`:u.join(c)})}var Vr=t=>String(
t).replaceAll("_","-"),Br=(t,e)=>Object.fromEntries(Object.entries(t).map(([s,n])=>[s,e(n,s)]));function Wg(t){let e=On(
t).map(({text:s})=>s);return e.length?`Changed: ${e.join("; ")}.`:"Nothing is changed."}var jr="Take this change back";function Fg(t,e){return On(t).map(({key:s,text:n,short:o})=>{let r=document.createElement(
"li"),a=document.createElement("button");return a.type="button",a.textContent=`${o} ×`,a.title=o===n?jr:`${n}. ${jr}`,a.
addEventListener("click",()=>{e(Object.fromEntries(Object.entries(t).filter(([i])=>i!==s)))}),r.append(a),r})}var ms=Ol("model-files"),wl=500,Ht=ms===null;function jg(t){return ms!==null&&Object.hasOwn(ms,t)}async function Ur(t,e=Bt){
return Ht?Ml(`models/${encodeURIComponent(t)}/vocabulary`,e):JSON.parse(new TextDecoder().decode(await Tn(t,"vocabulary")))}
async function Ml(t,e){try{return await Wt(t,{},e)}catch(s){if(!(s instanceof xt)||s.status)throw s;let n=new URL(`api/${t}`,
e),o=await fetch(n,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw s;return o.json()}}async function Ug(t,e=wl){if(Ht){
let s=`models/${encodeURIComponent(t)}/histories?limit=${e}`,{items:n}=await Wt(s);return n}return JSON.parse(new TextDecoder().
decode(await Tn(t,"histories")))}async function qr({id:t,weights:e},s,n=Bt){if(!Ht)return Tn(t,"weights",s);let o=`api/m\
odels/${encodeURIComponent(t)}/weights/${e?.sha256}`;return Yr(new URL(o,n),"weights",s)}async function zr(t,{weights:e}){
if(!e||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==e.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function Tn(t,e,s=!1){let n=ms?.[t]?.[e];if(!n)throw new Error(`This page holds no ${e} of ${t}.`);if(!n.startsWith(
"#"))return Yr(new URL(n,document.baseURI),e,s);let o=document.getElementById(n.slice(1))?.textContent??"";return Oe(o.trim()).
buffer}async function Yr(t,e,s){let n=await fetch(t,{cache:s?"reload":"default"});if(!n.ok)throw new Error(`The ${e} cou\
ld not be fetched (${n.status}).`);return n.arrayBuffer()}function Ol(t){let e=Nn(document,`script#${t}`,HTMLScriptElement);
return e&&JSON.parse(e.textContent??"")}var Tl=["browser","server"],Kr=20,Sl=300,Nl=4,Al="static/bundles/browser-model.js",El="The network could not be loaded.",
Xr={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(t){let e=null,s=o=>{e=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:s})),e?Promise.resolve(e):String(t)===Bt.href?import(Xr.address):import(new URL(
Al,t).href)}},Jr=class{#t;#s;#n;#r=null;#e=null;#o=!1;#c=new Map;draws=!1;sharesWeights=!0;constructor(e,s=null,n=Bt){this.#t=
e,this.#n=n,this.#s=`models/${encodeURIComponent(e)}`,this.choose(s)}choose(e){this.choice=e&&Tl.includes(e)?e:null,Ht||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(e,s){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,Sl))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(e);if(!Ht)throw new xt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?_n(s):s;try{return{...await this.#m(e,o),engine:"server"}}catch(r){if(!(r instanceof
xt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(e);throw this.
choose(this.choice),r}}async compute(e){await this.prepare();let s=this.#e;if(!s){let n=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new xt(0,[{where:"",message:n,suggestions:[]}])}
return Qr(()=>s.trace(s.queryOf(e)))}async searchPlaces(e){if(Ht||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:n}=this.#e;return n.search(e,Kr).map(({id:o,category:r})=>({label:n.label(o),notation:n.notation(o),category:r}))}
let{items:s}=await Wt(`${this.#s}/locations?${gs({q:e,limit:Kr})}`,{},this.#n);return s}async prepare(){try{this.#r??=this.#i(),
this.#e=await this.#r}catch(e){this.#o=!0;let s=e instanceof xt?!e.status:e instanceof TypeError;this.obstacle=s?El:vn(e)}}explainHere(e){
let s=this.#e,{interventions:n,...o}=e,r=JSON.stringify([o,n||null]),a=this.#c.get(r);if(a)return a;let i={...Qr(()=>s.trace(
e)),engine:"browser"},[c=""]=this.#c.keys();return this.#c.size>=Nl&&this.#c.delete(c),this.#c.set(r,i),i}async#m(e,s){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#s}/views/network?${_l(e)}`;try{let{trace:r}=await Wt(
o,{...s&&{signal:s}},this.#n);return Rn(r)}catch(r){if(!(r instanceof xt&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let n={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e),...s&&{signal:s}};return Wt(
`${this.#s}/explain?encoding=base64`,n,this.#n)}async#i(){let e=await Ur(this.#t,this.#n);if(!e.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:s},n]=await Promise.all([Xr.load(this.#n),
qr(e,this.#o,this.#n)]),o=zr(n,e);o.catch(()=>{});let r=new s(e,n);return await o,r}};function Qr(t){try{return t()}catch(e){
let{problems:s}=e;throw s?new xt(422,s):e}}function _l(t){let e=Object.entries(t).map(([s,n])=>[s,n!==null&&typeof n=="o\
bject"?JSON.stringify(n):n]);return gs(Object.fromEntries(e))}export{S as a,qt as b,fl as c,ag as d,ig as e,cg as f,mg as g,fg as h,dg as i,pg as j,gg as k,yg as l,bg as m,xg as n,Ig as o,
Rg as p,On as q,Wg as r,Fg as s,Ht as t,jg as u,Ug as v,Rn as w,Wn as x,Ll as y,Jr as z,yt as A,Dl as B,Nt as C,Sc as D,
Cr as E};
