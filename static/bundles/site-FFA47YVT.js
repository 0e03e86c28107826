import{a as Ls,f as Ot,g as Ps,i as Oe,j as Ut,k as yn,l as bn,m as Rs,r as Ne}from"./site-GHMQDKFV.js";import{b as vs}from"./site-AXBYILDR.js";
import{a as Se,b as Te,e as zt}from"./site-BJF663HL.js";import{a as Cs,b as Gs}from"./site-62BCFDPO.js";import{
a as Ct,b as qt,f as Gt,g as Is,j as $n,l as xn,m as Ws}from"./site-C225MOGC.js";import{a as oa}from"./site-S64QPORY.js";function Hs(t){let{tensors:e,lengths:n,...s}=t;return{...s,tensors:Fs(e,(o,r)=>({values:o,shape:r})),...n&&{lengths:Fs(n,
o=>o)}}}function Fs(t,e){return Object.fromEntries(Object.entries(t).map(([n,{data:s,shape:o}])=>[n,e(new Float32Array(Te(
s).buffer),o)]))}var Ds=t=>t.lengths!==void 0;function Cl({tensors:t,weights:e,...n}){let s=Object.entries(t).map(([o,{values:r,
shape:a}])=>[o,{dtype:"<f4",shape:a,data:Se(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(
s)}}var vc={};oa(vc,{SLIDER_KEYS:()=>er,blockAround:()=>le,carryOf:()=>Xs,circuitSentence:()=>zs,circuitWords:()=>Us,dragOf:()=>Js,
effectOf:()=>io,markedAsCircuit:()=>Bs,markedAsPut:()=>tr,neighbourOf:()=>An,openedMarks:()=>Zo,sentenceOfOpened:()=>Qo,
showTables:()=>cr,slid:()=>nr,svgFile:()=>rr,turned:()=>Nn,walked:()=>hr});function Ae(t,e){return t.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?e(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(t,{key:e,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(ra),r={tag:t,attributes:n,children:o};return typeof e==
"string"&&(r.key=e),r}function ie(t){return t==null||t===!1?null:String(typeof t=="number"?ft(t):t)}function ft(t){return Math.round(t*100)/100}function Yt(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=ft(s);return`\
M${ft(e)} ${ft(n)}h${r}v${ft(o)}h${-r}Z`}).join("")}function Nt(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l,
h]=[t,n,(t+n)/2].map(ft);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function kn(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l,h]=[t,n,(t+n)/2].map(ft);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function Vs(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l]=[t,n].map(
ft);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function ra(t){return t!=null&&t!==!1&&t!==""}var aa=/[ijlI.,:;'|!()[\]]/,ia=/[mwMW%@—…]/,ca=/[A-ZÄÖÜ0-9+=<>]/;function C(t,e,n=!1){let s=0;for(let o of t)s+=wn(
o);return s*e*(n?1.06:1)}function wn(t){return aa.test(t)||t===" "?.29:ia.test(t)?.87:ca.test(t)?.65:.55}function Z(t,e,n,s=!1){
if(C(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-wn("…"),r="";for(let a of t){if(o-=wn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Ee(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||C(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,Z(a,e,n,o)]}function S(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function St(t,e){return`${/\d$/.
test(t)?",":""} ${S(e)}`}function Kt(t,e){let n=o=>Math.round(10*Number((100*o).toFixed(1))),s=(n(t)-n(e))/10;return{change:s,
size:Math.abs(s).toFixed(1),sign:s>0?"▲":"▼"}}function A(t,e=1){if(t===Number.NEGATIVE_INFINITY)return"−∞";let n=t.
toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Tt(t){let e=Math.round(t);if(e<60)return`${e}\
 min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function st(t){let e=n=>String(Math.
floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var rt=["Mon","Tue","Wed","Thu","Fri","Sat","Sun"];function Bs(t,e,n){return e?Ae(t,s=>{let o=e.parts.find(a=>js(a.name)===s);if(!o)return null;let r=qs(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>la(a,o,r,n)}}):
t}function js(t){return t.replace(/\.feed_forward$/,".stream")}function la({attributes:t},{layer:e,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(b=>Number(t[b])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[C(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(i)-u/2:Number(i)/2),p=Number(a)+(e===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:p-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:p+.36*h,"font-size":h},l))}function Us({parts:t},e){
let n=t.find(r=>js(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${qs(n.value)} points.`}function qs(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function zs(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,a=n.filter(({isKept:c})=>c),i=e.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone ${a.length===1?"predicts":"predict"} ${i}, with ${S(r,1)}.`,text:`All give it ${S(o,1)}. The faded parts ca\
n be left out together. Numbers: points that each part adds on average (Shapley values).`}}var ha=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function yt(t,e){for(let{kind:n,pattern:s}of ha){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return ua(a,e)?a:null}return null}function ql({count:t,layers:e,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let a=i=>[...Array(i).keys()];return[...a(t).map(i=>`visits.${i}`),...a(
e).flatMap(i=>[...a(n).map(c=>`layers.${i}.heads.${c}`),`layers.${i}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function ua({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:
t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function at(t,e){return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?
[s]:[])}function ce(t,e){return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:at(t,e)}function it({
lit:t},e,n){return t?.kind===e&&t.layer===n?" lit":""}function dt(t,e){return t?.kind==="place"?t.location??null:t?.kind===
"visit"?e.locations[t.visit??0]??null:null}var On=5,Ys=1440,Mn=5,ma=60,fa={least:.1,most:10};function Js(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=yt(a,e);if(r===
"gate")return da(t,n);if(r==="attention_temperature")return Ks(t,e,"attention");if(r==="pointer_temperature")return Ks(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?ya(t,c,e,h,l):pa(t,n,h)}function Xs({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=On,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function Nn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=fa;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function da({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Ks({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=On,
!o)return null;let i=Nn(n,s,(r-e)/ma);return{kind:"temperature",of:s,value:i,isDone:a}}}}function pa({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=On,!r)return null;let c=Math.sign(ga(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function ga(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function ya({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=Mn*Math.round((u-e)/c*Ys/Mn),p=r==="time"?Math.min(Ys-Mn,Math.max(0,a+d)):Math.
max(0,i+d);return p===h&&!m?null:(h=p,{kind:r,visit:o,minutes:p,isDone:m})}}}var ba={user:"who",weekday:"day",recency:"ago",duration:"stay",position_from_end:"order"},At=class{#t=new Map;constructor(e,n=""){
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
weights(n,s))e=Math.max(e,o);return e||1}get slices(){return Object.entries(Rs).filter(([e])=>this.has(`inputs.${e}`)).map(
([e,n])=>({name:e,label:n,short:ba[e]??n,lengths:this.#e(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:e})=>Math.max(...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.
includes(d)),...r].map(d=>this.#n(d)),h=d=>l.reduce((p,b)=>p+b[d],0),u=this.#r(l),m={location:-1,label:Zs(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#n(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):e==="final"&&
n===Ot?this.trace.unknown_probability:this.trace.location_probabilities[e]?.find(a=>a.location===n)?.probability??0}shareOf(e,n){
return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="generation"&&!this.#s(e,n)?null:(e==="pointer"?this.gate:1-
this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#s("final",e)?this.probabilityOf("final",e):null}#s(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`;return this.has(s)||e==="final"&&n===Ot||!!this.trace.location_probabilities[e]?.
some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.generation??[]).slice(0,e).map(({location:a,
probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce((a,{probability:i})=>a+i,0),r=this.#r(s);return[
...s,{location:-1,label:Zs(r),category:null,probability:Math.max(0,o)}]}#r(e){let{architecture:n,ranks:s}=this.trace,o=s===
void 0?n.locations:Ps+s;return o-1-e.filter(({location:r})=>r<o).length}#e(e){let n=this.#t.get(e);if(n)return n;let s=this.
trace.lengths?.[e]??this.#o(e);return this.#t.set(e,s),s}#o(e){let n=this.values(e),s=n.length/this.count,o=new Float32Array(
this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function ct(t){
let e=0,n=Number(t[0]);for(let s=1;s<t.length;s++){let o=t[s];o>n&&(e=s,n=o)}return e}var Zs=t=>t===1?"1 other":`${t} ot\
hers`;var to="Point at anything to see what it does.";function $t(t,e,n,s=!1){if(s&&t?.kind==="visit")return{title:`${xt(e,t.visit??
0)}.`,text:""};let{title:o,text:r}=xa(t,e,n),a=n?.words?$a(t,e,n):"";return{title:o,text:a?`${r} ${a}`:r}}function $a(t,e,n){
let s=Tn(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(n))return`${s} the pointer gives it ${S(n.pointerWeights[t.
visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(t.location??0);return o===null?"":`${s} its probability i\
s ${S(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(2)}.`:""}function xa(t,e,n){switch(t?.kind){case"visi\
t":return wa(t.visit??0,e);case"head":return Oa(t.layer??0,t.head??0,e);case"slices":return{title:"What a visit is made \
of.",text:ka(e)};case"stream":return eo(t.layer??0,e);case"context":return{title:"Context.",text:`After ${e.layers===1?"\
its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.d_model} numbers. ${ro(Qs(e),!0)} ${Qs(e).
length===1?"reads":"read"} nothing else of it.`};case"pointer":return no(e);case"generation":return so(e);case"gate":return oo(
e);case"place":return Na(t.location??0,e);default:return Sa(e,n)}}function ka(t){let{slices:e,trace:n}=t,s=ro(e.map(({label:r})=>r)).
replace("recency","$& (days ago)"),o=n.architecture.d_model;return t.has("inputs.norm")?`Each visit is ${e.length} vecto\
rs side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${e.length} vectors for each visit: ${s}\
. Its first layer reads ${o} numbers.`}function Qs(t){return[...t.hasPointer?["the pointer"]:[],...t.hasGeneration?["the\
 generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function xt(t,e){let n=t.visits[e];return n?`${n.label}, ${rt[n.
weekday]} ${st(n.start_minute)}`:""}function wa(t,e){let n=e.visits[t],s=[],o=Ma(t,e);if(n?.masked)return{title:`${xt(e,
t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.head} reads most from it:\
 ${S(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf("final",a);s.
push(e.hasGate?`The pointer gives it ${S(r,1)}, after the gate ${Sn(i)} of its place’s ${S(c,1)}.`:`The pointer gives \
it ${S(r,1)} of the answer.`)}return{title:`${xt(e,t)}.`,text:s.join(" ")}}function Ma(t,e){let n=null;for(let s=0;s<e.layers;s++)
for(let o=0;o<e.heads;o++){if(e.isOff(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n={layer:s,head:o,
weight:r})}return n}function Oa(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isOff(t,e)){let l=n.trace.interventions.replace_with===
"mean"&&!n.isSkipped(t,"attention");return{title:s,text:`Switched off: its output is ${l?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),[r=0,a]=[...o.keys()].sort((l,h)=>o[h]-o[l]),i=a===
void 0?"":` and ${S(o[a])} from ${xt(n,a)}`,c=r===n.count-1?"itself":xt(n,r);return{title:s,text:`The last visit reads ${S(
o[r])} from ${c}${i}.`}}function eo(t,e){let{residual:n,attention:s,feedForward:o}=e.stream(t),r=e.count-1,a=s?`its self\
-attention adds one of length ${A(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}.`,text:`The last vis\
it comes in as a vector of length ${A(Number(n[r]))}; ${a}its feed-forward network adds one of length ${A(Number(o[r]))}\
.`}}function no(t){let e=t.pointerWeights,n=ct(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its ${s.visits.length} v\
isits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and turns the scores into we\
ights. Its favourite visit is ${xt(t,n)}, with ${S(e[n])}. Most probable to copy: ${s?.label}${o}.`}}function so(t){let e=t.
generated(2).map(({label:s,probability:o})=>`${s} with ${S(o)}`),n=t.probabilityOf("generation",Ot);return{title:"Genera\
tion.",text:`It scores all ${t.trace.architecture.locations-2} places, visited or not, and “unknown”: first ${e.join(
", then ")}.${n<.01?"":` “Unknown” gets ${S(n)}.`}`}}function oo(t){let{gate:e,trace:n}=t,s=n.gate.learned?"network \
sets the gate":"gate is set";return{title:"Gate.",text:`${t.has("gate.logit")?`The ${s} to ${e.toFixed(2)}: `:"Without a\
 gate, "}${S(e)} of the answer’s distribution comes from the pointer, ${S(1-e)} from generation.`}}function Na(t,e){let{
label:n}=e.nameOf(t),s=c=>S(e.probabilityOf(c,t),1),{gate:o}=e,r=e.hasGate?`: ${o.toFixed(2)} × ${s("pointer")} by the \
pointer + ${(1-o).toFixed(2)} × ${s("generation")} by generation`:"",a=e.locations.filter(c=>c===t).length,i=["It is no\
t among the visits","It was visited once"][a]??`It was visited ${a} times`;return{title:`${n}.`,text:`Its probability is\
 ${s("final")}${r}. ${i}.`}}function Sa(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${S(n.probability,
1)}`;if(e){let i=e.trace.prediction,c=t.wordsFor(e);if(i.location===n.location){let h=Ta(n.probability,i.probability);return{
title:`${o}.`,text:`That is ${h} ${c}.`}}let l=e.knownProbability(n.location);return{title:l===null?`${o}.`:`${o} (${c} ${S(
l,1)}).`,text:`${Tn(c)} the answer was ${e.nameOf(i.location).label}, ${S(i.probability,1)}.`}}let r=t.count===1?"the vi\
sit":`these ${t.count} visits`,a=t.hasGate?` ${Sn(n.from_pointer)} are copied from visits (pointer), ${Sn(n.from_generation)}\
 are generated.`:"";return{title:`${o}.`,text:`A neural network read ${r} and expects this place next.${a}`}}function _e(t){
return t==="head"?"Switched off":"Masked"}function ve(t,e,n){let[s,o]=[S(e,1),S(n,1)];return s===o?`${t} would still get\
 ${s}.`:`${t} would get ${o} instead of ${s}.`}function Ta(t,e){let{change:n,size:s}=Kt(t,e);return n===0?"the same as":
`${s} points ${n>0?"more":"less"} than`}function Tn(t){return t.charAt(0).toUpperCase()+t.slice(1)}function Sn(t){return`${(100*
t).toFixed(1)} points`}function ro(t,e=!1){let n=t.at(-1)??"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?
Tn(s):s}function ao(t){let{count:e}=t,n=t.visits[e-1],s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===
1?`${xt(t,0)}. Where does this person go next?`:`They begin with ${s?.label} and end with ${xt(t,e-1)}. Where does this \
person go next?`,part:`visits.${e-1}`},{...$t({kind:"slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(
Aa(c,t)),o.push({...eo(c,t),bars:"The bars show the same for every visit.",part:`layers.${c}.stream`});o.push({...$t({kind:"\
context"},t,null),part:"context"}),t.hasPointer&&o.push({...no(t),part:"pointer"}),t.hasGeneration&&o.push({...so(t),part:"\
generation"});let{prediction:r}=t.trace,a=t.nameOf(r.location).label,i=t.hasGate?`${oo(t).text} `:"";return o.push({title:`${a}\
, ${S(r.probability,1)}.`,text:`${i}The answer after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function Aa(t,e){
let n=`Layer ${t}.`;if(!e.heads)return{title:n,text:"This network has no self-attention: no visit reads another one here\
.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){if(e.isOff(t,a))continue;o+=1;let i=e.lastRow(t,a),c=ct(i);(!s||
i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)return{title:n,text:"All of its heads are switched off.",part:null};
let r=s.visit===e.count-1?"from itself":`from ${xt(e,s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`}\
 visits read one another; a stronger colour means more. The strongest link of the last visit: head ${s.head} reads ${S(s.
weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}function io(t,e,n){let s=t&&e&&Ea(t,e);try{let o=s&&n?.(s);return o?_a(t,e,o):""}catch{return""}}function Ea({kind:t,layer:e=0,
head:n=0,visit:s=0},o){if(t==="head"&&!o.isOff(e,n))return{kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!==
"visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function _a({kind:t},e,n){let{location:s,probability:o}=e.trace.prediction,
r=new At(n),{prediction:a}=n,i=_e(t),c=e.nameOf(s).label;if(a.location!==s){let l=r.nameOf(a.location).label;return`${i}\
, the answer would be ${l} with ${S(a.probability,1)}.`}return`${i}, ${ve(c,o,a.probability)}`}var va=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function kt(t,e){for(let[s,o]of va){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return Pa(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:La(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function La(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?ct(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?ct(s.lastRow(e,n)):null}function Pa({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function co(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function le(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function An(t,e,n){let s=kt(t,n),[
o,r]=Ra[e]??[0,0];if(!s||o===0&&r===0)return null;let a=Ia(s,o,r,n);return a!==null&&kt(a,n)?a:null}var Ra={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Ia(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let m=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let p=m.findIndex(({location:g})=>g===
t.location),b=p<0||n===0?void 0:m[p+n];return b?`${d}.${b.location}`:null}}var En={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},Wa=.78,_n=1.07,Ca=1.12;function v(t){return t.stage.type/13}
function j(t,e,n="label"){let s=n==="title"||n==="strong";return _n*C(lo(e),En[n]*v(t),s)}function lo(t){return t.replaceAll(
"−","+")}function G(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:Z(s,i/_n,En[o]*v(t),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:e,y:n},h)}function F(t,{
x:e,y:n,width:s},o,r="label"){let a=En[r]*v(t),i=C(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(p,b)=>p+Fa(b,a),0),d=c.at(-1);d&&l+i+m<=s?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>Ga(
e,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function I(t){return t.split(" ").map(e=>[{text:e}])}function Ga(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:t,y:e},i)}function Fa({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?Wa:1)*(e.includes("math")?Ca:1);return _n*C(lo(t),s*o,e.includes("strong"))}var Ha=[137,80,78,71,13,10,26,10],Le=256,vn=65535,Da=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),ho=new Map;function Et(t,e,n,s=1){let o=t.length/e,r=Le-1,a=new Uint8Array(o*(e+1));
for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;let u=Math.round(Number(t[l])/s*r);a[h]=u>0?Math.min(r,u):0}let i=[...Re(
e),...Re(o),8,3,0,0,0],c=[Ha,...Pe("IHDR",i),...Va(n),...Pe("IDAT",Ba(a)),...Pe("IEND",[])];return`data:image/png;base64\
,${Se(uo(c))}`}function Va([t,e]){let n=[...t,...e].join(" "),s=ho.get(n);if(s)return s;let o=new Uint8Array(3*Le);for(let a=0;a<
3;a++){let[i,c]=[Number(t[a]),Number(e[a])];for(let l=0;l<Le;l++){let h=l/(Le-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=Pe(
"PLTE",o);return ho.set(n,r),r}function Pe(t,e){let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(s^o[a])&255;s=Da[i]^s>>>8}}return[Re(e.length),n,e,Re(~s)]}function Ba(t){let e=[
[120,1]];for(let o=0;o<t.length;o+=vn){let r=t.subarray(o,o+vn),a=o+vn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(
[Number(a),i,c,i^255,c^255],r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return uo([...e,[s>>8,s&255,n>>
8,n&255]])}function uo(t){let e=new Uint8Array(t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;
return e}function Re(t){return[24,16,8,0].map(e=>t>>>e&255)}var ja=20,mo=46,Ln=28,po=9;function go(t,e,n){let{width:s,height:o}=t.stage.size,r=v(t),a=Math.min(ja*r,.035*s),i=Ua(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,yo(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function yo(t,e,n){let s=n*(t.
length-1),o=t.reduce((m,{least:d})=>m+d.width,s),r=t.reduce((m,{least:d})=>m+d.height,s),a=t.every(({least:m})=>m.height<=
e.height),i=t.every(({least:m})=>m.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let m=t.reduce((d,p)=>p.
rank>d.rank?p:d);return yo(t.filter(d=>d!==m),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=e;return t.map(m=>{let d=(m.share??1)/l,p=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:m.least.height+d*(e.height-r)};return c?h+=p.width+n:u+=p.height+n,{card:m,box:p}})}function q(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=v(t),c=j(t,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),G(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function Y(t,{x:e,y:n,width:s,height:o}){let r=v(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ot(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=v(t),
c=j(t,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),r?G(t,e+c/2,n+4.5*i,s,{anchor:"middle"}):G(t,e+2*i,
n+4.5*i,s)),width:c}}function Ua(t,e,n){let{width:s,height:o}=t.stage.size,r=v(t),a=co(e,t.reading),i=za(t,a,n),c=qa(t,i.
end+16*r,le(e.name)??""),l="You are here",h=j(t,l,"small")+10*r,u=s-n,m=u-i.end-20*r,d=o>=560*r&&Pn(t,Ln*r)>m,p=d?fo(t,u-
n-h):fo(t,m,po*2),b=p?Pn(t,p):0,g=d||m-b>=h,y=d?u-i.end:m-b-(g?h:0),x=(d?46:8)*r+(Ln*r-(p??0))/2;return{height:(d?mo+36:
mo)*r,marks:[i.marks,y>=c.width+16*r&&c.mark,p!==null&&g&&G(t,u-b-10*r,(d?64:26)*r,l,{kind:"small",anchor:"end"}),p!==null&&
f("g",{key:"thumbnails"},Ya(t,e,u-b,x,p))]}}function qa(t,e,n){let s=v(t);if(globalThis.matchMedia?.("(pointer: coarse)").
matches)return ot(t,e,21*s,"Back",{"data-open":n});let r="goes back";return{mark:f("g",{key:"escape",class:"escape"},f("\
rect",{class:"key",x:e,y:10*s,width:34*s,height:22*s,rx:5*s}),G(t,e+17*s,25.5*s,"Esc",{kind:"small",anchor:"middle"}),G(
t,e+42*s,25.5*s,r,{kind:"small"})),width:46*s+j(t,r,"small")}}function za(t,e,n){let s=v(t),o=t.stage.size.width-2*n,r=n,
a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",m=Math.min(j(t,l,u),Math.max(20*
s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:c,role:h?null:"link",
tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"ground",x:r-3*s,y:6*
s,width:m+6*s,height:30*s,rx:5}),G(t,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`then ${i}`,class:"\
chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function fo(t,e,n=po){
let s=v(t);for(let o=Ln;o>=n;o--)if(Pn(t,o*s)<=e)return o*s;return null}function Pn(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*v(t)))+2.2*e}function Ya(t,e,n,s,o){let{reading:r}=t,a=v(t),i=[],c=n;for(let y=0;y<r.layers;y++){
for(let $=0;$<r.heads;$++){let M=r.weights(y,$),k=Math.max(...M)||1,N=r.isOff(y,$);i.push(g(`layers.${y}.heads.${$}`,`La\
yer ${y}, head ${$}${N?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:Et(M,r.count,t.scale,k),x:c,y:s,
width:o,height:o,preserveAspectRatio:"none",opacity:N?.2:1})])),c+=o+2}let x=.4*o;i.push(g(`layers.${y}.stream`,`Layer ${y}\
: residual stream`,c,x,[[[.2,.6],[.45,.9],[.7,1]].map(([$=0,M=0],k)=>f("rect",{key:`line ${k}`,class:"length",x:c+2,y:s+
$*o,width:Math.max(1,(x-4)*M),height:Math.max(1,.12*o)}))])),c+=x+8*a}let l=s+o/2,[h,u]=[s+.2*o,s+.8*o],m=.09*o,d=c+1.2*
o;r.hasPointer&&i.push(g("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:Nt(c,[l-m,l],d,[h-m,h+m])})],[s,o/2])),
r.hasGeneration&&i.push(g("generation","Generation",c,1.2*o,[f("path",{class:"generation",d:Nt(c,[l,l+m],d,[u-m,u+m])})],
[l,o/2])),r.hasGate&&i.push(g("gate","Gate",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,width:.3*o-2,height:(o-4)*r.gate}),
f("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.gate)})]));let{location:p}=r.trace.
prediction,b=d+.3*o;return i.push(g(`places.${p}`,`Answer: ${r.nameOf(p).label}`,b,.7*o-2,[f("rect",{class:"answer-bar",
x:b+2,y:l-m,width:.7*o-6,height:2*m})])),i;function g(y,x,$,M,k,[N,w]=[s,o]){let O=e.name===y||e.name.startsWith(`${y}.`),
T=y.includes("heads");return f("g",{key:y,class:`part thumb${O?" here":""}`,"data-open":y,role:"link",tabindex:0,"aria-l\
abel":x,"aria-current":O?"true":null},k.flat(),f("rect",{key:"frame",class:T||O?"thumb-frame":"ground",x:$,y:N,width:M,height:w,
rx:2}),f("title",{},x))}}var bo=13;function _t(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=v(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=xo(m),p=new Map([...r].map(T=>[T,A(m[T]??0,d)])),b=[...p.values()].
some(T=>j(t,T,"tiny")>h+2*c),g=p.size>0&&!b?bo*c:1,y=b?bo*c:0,[x,$]=s.extent??Ie(m),M=Ka(e.height-y,x,$,g),k=M>0?Math.max(
g,x*M):(e.height-y)/2,N=e.y+y+k,w=m.map((T,E)=>{let _=Math.abs(T)*M,P=E===a;return f("rect",{key:`bar ${E}`,class:`bar ${o}${T<
0?" negative":""}${P?" chosen":""}`,x:e.x+E*h+u/2,y:T<0?N:N-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&f("title",
{},i(E)))}),O=[...p].map(([T,E])=>G(t,e.x+$o((T+.5)*h,j(t,E,"tiny")/2,e.width),b?e.y+9*c:N+(Number(m[T])<0?-3:10.5)*c,E,
{kind:"tiny",anchor:"middle",also:T===a?"chosen":"",key:`number ${T}`}));return[f("path",{key:"line",class:"axis",d:`M${e.
x} ${N}H${e.x+e.width}`}),w,O]}function Ka(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function Jt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*v(t),c=e.map(xo),l=Array.from(n,(p,b)=>Math.
max(...e.map((g,y)=>j(t,A(Number(g[b]),c[y]),"tiny")))/2),h=[...l.keys()].sort((p,b)=>Math.abs(Number(n[b]))-Math.abs(Number(
n[p])));o!==null&&h.unshift(o);let u=new Set;for(let p of h)[...u].every(g=>Math.abs(m(g)-m(p))>=d(p)+d(g)+i)&&u.add(p);
return u;function m(p){return $o((p+.5)*a,d(p),s)}function d(p){return l[p]??0}}function $o(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Ie(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function xo(t){let e=Math.
max(...Ie(t));return e>=99.5?0:e>=.95?1:2}var ko=8;function Ft(t,e,n,{chosen:s=null,open:o}={}){let r=v(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(x=>Math.max(j(t,x.title,"strong"),c?j(t,x.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),m=e.x+u,d=e.width-u-l,p=a?17*r:0,b={x:m,width:d,height:Math.max(6*r,i-ko*r-p)},g=n[0]?.values.length??
1,y=d/g;return[n.map(({key:x,title:$,says:M,values:k,colour:N,open:w},O)=>{let T=e.y+O*i,E=a?T+12*r:T+i/2+(c?-2:4)*r,_=a?
e.width:u-8*r,P=j(t,$,"strong")+10*r;return f("g",{key:x,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?$:null},w&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:T,width:e.width+
8*r,height:i,rx:4}),G(t,e.x,E,$,{kind:"strong",width:_,key:"title"}),a&&G(t,e.x+P,E,M,{kind:"small",width:e.width-P,key:"\
beside"}),c&&G(t,e.x,E+15*r,M,{kind:"small",width:_,key:"says"}),_t(t,{...b,y:T+p+ko/2*r},k,{colour:N,chosen:s,exact:R=>`${$}\
, number ${R+1}: ${A(Number(k[R]),4)}`}),s!==null&&G(t,e.x+e.width,T+p+(i-p)/2+4.5*r,A(Number(k[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*y-1.5,y:e.y,width:y+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:g},(x,$)=>f("rect",{key:`position ${$}`,class:"cell",x:m+$*y,y:e.y,
width:y,height:i*n.length,"data-open":o($),role:"button",tabindex:$===s?0:"-1","aria-current":$===s?"true":null},f("titl\
e",{},n.map(({title:M,values:k})=>`${M}: ${A(Number(k[$]),3)}`).join(`
`)))))]}function wo(t){let e=Qa(t??"").map(ti);for(let n=Za;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Rn.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var Mo={pin:"M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8\
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
-3 4-3 2 3h2"},Ja={home:["home","house","apartment","condo","residence","residence hall","residential","housing","dorm",
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
re"]},Rn=new Map(Object.entries(Ja).flatMap(([t,e])=>e.map(n=>[n,t]))),Xa=new Set([...Rn.keys()].flatMap(t=>t.split(" "))),
Za=Math.max(...[...Rn.keys()].map(t=>t.split(" ").length));function Qa(t){return t.normalize("NFD").replace(/\p{M}/gu,"").
toLowerCase().match(/\p{L}+/gu)??[]}function ti(t){let e=t.replace(/s$/,"");return Xa.has(e)?e:t}var ei=24;function lt(t,e,n,s){let o=s/ei;return f("path",{key:"icon",class:"icon",d:Mo[wo(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function D(t,e){let n=t.visits[e];return n?`${n.label}, ${vt(t,e)}`:""}function Ht(t,e){return t.visits[e]?.label??""}function In(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function vt(t,e){let n=t.visits[e];return n?`${rt[n.weekday]} ${st(n.start_minute)}`:
""}function No(t,e){return Tt(t.visits[e]?.duration_minutes??0)}function So(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=v(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,p=Math.max(...n)||1,b=Math.
max(0,m-d)/p,g=N(Oo(n,r).map(w=>({visit:w,half:j(t,M(n[w],w),w===r?"strong":"tiny")/2}))),y=N(Oo(n,r).map(w=>({visit:w,half:j(
t,k(w),w===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:w},O)=>{let T=x(O),E=O===r,_=Number(n[O])*b;return f("g",{key:`visit ${O}`,class:`part choice${E?" here":
""}`,"data-open":i(O),role:"button",tabindex:"-1","aria-label":`${D(c,O)}: weight ${S(Number(n[O]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${a}${E?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),g.has(O)&&G(t,$(O,g),m-_-4*l,M(
n[O],O),{kind:E?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&lt(w,T-7*l,m+5*l,14*l),y.has(O)&&G(t,$(O,y),
e.y+e.height-4*l,k(O),{kind:E?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${D(c,O)}: score ${A(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function x(w){return e.x+(w+.5)*h}function $(w,O){let T=O.get(w)??0;return Math.max(
e.x+T,Math.min(e.x+e.width-T,x(w)))}function M(w,O){return O===r?In(Number(w)):S(Number(w)).replace(" %","")}function k(w){
return A(Number(s[w])/o,w===r?2:1)}function N(w){let O=new Map;for(let{visit:T,half:E}of w){let _=Math.max(e.x+E,Math.min(
e.x+e.width-E,x(T)));[...O].every(([R,V])=>{let W=Math.max(e.x+V,Math.min(e.x+e.width-V,x(R)));return Math.abs(_-W)>=E+V+
3*l})&&O.set(T,E)}return O}}function Oo(t,e){let[n=e,...s]=[...Array(t.length).keys()].sort((o,r)=>Number(t[r])-Number(t[o]));
return[...new Set([n,e,...s])]}function To(t,e){let n=v(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>ni(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>si(t,s)}]}function ni(t,e){let{reading:n}=t,s=v(t),o=Y(t,e),r=n.values(
"context"),a=F(t,o,I(`${D(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${A(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...q(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,p={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},_t(t,p,m,{colour:"\
stream",extent:Ie(r),numbered:Jt(t,[m],m,d),exact:b=>`Number ${u*c+b+1}: ${A(Number(m[b]),4)}`}))})]}function si(t,e){let{
reading:n}=t,s=v(t),o=Y(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=F(t,o,I(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...q(t,e,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},Ft(t,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function Xt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Qt(Pt(a,s,c),Pt(i,o,c));return Ao(h,l,null,t,o)}function We(t,e,n,s){let o=Pt(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Wn(o,t.trace.interventions.attention_temperature??1)}function Zt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return Ao(Qt(n,Pt(s,e,n.length)),o,r,t,e)}function Ce(t){return Wn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function Ao(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Qt(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:ne(n)}}function Wn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=ne(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function he(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:Lt(t,`${s}.weight`,r),bias:Lt(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function Ge(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=Lt(t,`${o}.bias`,s),i=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Qt(i,Pt(r.values,s,i.length)),bias:a}}function Eo(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=Lt(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=Cn(t,c,e),u=Qt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:ne(i.map(({dot:c})=>c.sum))+o}}function Cn(t,e,n){let s=t.values(`inputs.${e}`);return Pt(
s,n,s.length/t.count)}function et(t,e,n){let s=t.values(e);return Pt(s,n,s.length/t.count)}function te(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Qt(e,n.values):null,bias:Lt(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function Rt(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Qt(n,Pt(
s.values,e,n.length)):null,r=Lt(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function _o(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Wn(e,1):null}function ee(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?ne(s.map(a=>Number(
t.pointerWeights[a]))):0,r=oi(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function oi(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function Lt(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Pt(t,e,n){return t.subarray(e*n,(e+1)*n)}function ne(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var se="→",vo=30,ri=8,ai=20,Lo={least:2,most:6},ii=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function ue(t,e,{first:n,second:s,products:o},r){let a=v(t),i=o.length,c=i>ai&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,m=e.x+vo*a,d=e.width-vo*a,p=me(o),b=Jt(t,[n,s,o],o,d,p),g=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],y=d/i,x=$=>`${A(
Number(n[$]),4)} × ${A(Number(s[$]),4)} = ${A(Number(o[$]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
p*y-1,y:e.y+u,width:y+2,height:3*h-u-2*a,rx:3}),g.map(({letter:$,colour:M,values:k,title:N},w)=>{let O=e.y+w*h,T={x:m,y:O+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${w}`},G(t,e.x,O+12*a,N,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),G(t,e.x,O+u+.5*T.height+5*a,$,{also:`math letter ${M}-words`,key:"letter"}),_t(t,T,k,{colour:M,numbered:b,chosen:p,
exact:x}))}),c&&ci(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function ci(t,{x:e,y:n,width:s},o){let r=v(t),a=s/o.length,i=Math.
max(ri,Math.ceil(o.length/8));for(;i<o.length&&i*a<j(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],p=u.reduce(
(b,g)=>b+g,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),G(t,(m+d)/2,n+17*r,A(p,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Fe(t,e,n,s,o,r,a){let i=v(t),c=li(n,s,o),l=hi(n,s,r,c),h=ui(
n,s,o,a.over,c),u={x:e.x,y:0,width:e.width},m=F(t,u,l).height+F(t,u,h).height+10*i,d=132*i,p=Math.max(70*i,Math.min(.36*
e.height,210*i)),b=e.height-m-p>=d,g=Math.min(e.height-m-(b?p:0),276*i),y=e.height-m-g,x=F(t,{...u,y:e.y+g+4*i},l),$=F(t,
{...u,y:e.y+g+x.height+6*i},h);return[f("g",{key:"dot"},ue(t,{...e,height:g},n.dot,r)),f("path",{key:"rule",class:"rule",
d:`M${e.x} ${e.y+g}H${e.x+e.width}`}),f("g",{key:"score steps"},x.marks),f("g",{key:"softmax steps"},$.marks),b&&f("g",{
key:"softmax"},So(t,{...e,y:e.y+g+m,height:y},s,o,a))]}function li({dot:t,width:e,isScaled:n,bias:s,unmasked:o,isMasked:r},a,i){
let{scores:c,temperature:l,shift:h,exponentials:u}=a,m=n?t.sum/Math.sqrt(e):t.sum,d=Number(c[i])/l-h;return Dt(p=>{let b=(g,y)=>p(
g)===p(y);return n&&!b(p(t.sum)/Math.sqrt(e),m)||s&&!b(p(m)+p(s),o)?!1:r?!0:b(p(o)/l,o/l)&&b(p(o/l)-p(h),d)&&Gn(p(d),Number(
u[i]))})}function He({dot:t,bias:e,logit:n},s){return Dt(o=>(t===null||e===null||n===null||o(o(t.sum)+o(e))===o(n))&&s(o))}
function Gn(t,e){return pt(Math.exp(t))===pt(e)}function Dt(t){let e=Lo.least;for(;e<Lo.most&&!t((n,s=0)=>Number(n.toFixed(
e+s)));)e++;return e}function hi({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{temperature:i},[c,
l],h){let u=n?t.sum/Math.sqrt(e):t.sum,m=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}-words`},{text:"\
 · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${A(t.sum,h)}`,kind:"strong"}],n?[{text:`${se} ÷ √${e}\
 = `},{text:A(u,h),kind:"strong"}]:[{text:`${se} not divided by √${e}: scaling is off`}]];return s!==null&&m.push(o?[{
text:`${se} no position bias: it is off`}]:[{text:`${se} ${s<0?"−":"+"} ${A(Math.abs(s),h)} (position bias) = `},{text:A(
a,h),kind:"strong"}]),r?m.push([{text:`${se} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&m.push([{text:`${se} ÷ te\
mperature ${mi(i)} = `},{text:A(a/i,h),kind:"strong"}]),m}function ui({isMasked:t},e,n,s,o){let{scores:r,temperature:a,shift:i,
exponentials:c,total:l,weights:h}=e;if(t)return I("The softmax gives a masked visit a weight of exactly 0.");let u=Number(
r[n])/a-i,m=Number(c[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:A(u,o),isRaised:!0},{text:` = ${pt(m)}\
;`}],[{text:`${pt(m)} / ${pt(l)} = `},{text:In(Number(h[n])),kind:"strong"},{text:","}],...I(`where ${pt(l)} is the sum \
over ${s}${i?`, after ${A(i,o)}, the largest score, is subtracted from each`:""}.`)]}function pt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=1)return String(Number(t.toPrecision(5)));if(t===0||t>=.001)return String(Number(t.toPrecision(
4)));let[e="",n=""]=t.toExponential(3).split("e");return`${e} × 10${Array.from(n,s=>ii[s]??"").join("")}`}function me(t){
let e=0;for(let n=1;n<t.length;n++)Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function mi(t){return String(
Math.round(1e3*t)/1e3)}var fi=6;function Po(t,e){let n=v(t),s=te(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>di(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>pi(t,r,s)}),o}
function Ro(t){return He(t,e=>(1/(1+Math.exp(-e(t.logit)))).toFixed(3)===t.learned.toFixed(3))}function di(t,e,n){let{hidden:s,
dot:o,bias:r,logit:a}=n,i=Ro(n),c=v(t),l=Y(t,e),h=o&&r!==null?[...I("Sum of the products"),[{text:"h",kind:"math query-w\
ords"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(o.sum,i)}`,kind:"strong"}],[{text:`→ ${r<0?"−":"\
+"} ${A(Math.abs(r),i)} (bias) =`}],[{text:"logit "},{text:A(a,i),kind:"strong"}]]:[...I("Each unit is multiplied by a l\
earned weight; the sum and a bias give the"),[{text:"logit "},{text:A(a,i),kind:"strong"}]],u=F(t,{...l,y:0},h),m=ot(t,l.
x,l.y+l.height-10*c,"More about the gate",{"data-more":"gate"},{isButton:!1}),d=Math.min(l.height-u.height-36*c,450*c),p=F(
t,{...l,y:l.y+d+4*c},h),b=Jt(t,[s],s,l.width);return[...q(t,e,`${s.length} hidden units read the context`),f("g",{key:"d\
ot"},o?ue(t,{...l,height:d},o,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},{letter:"w",
words:"Weight of each unit",colour:"key"}]):_t(t,{...l,height:d},s,{colour:"query",numbered:b})),...p.marks,m.mark]}function pi(t,e,n){
let{reading:s}=t,o=v(t),r=Y(t,e),{gate:a,trace:i}=s,c=F(t,{...r,y:0},d()),l=54*o,h={...r,x:r.x+34*o,width:r.width-48*o,y:r.
y+6*o,height:r.height-c.height-l-40*o},u=F(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[...q(t,e,m()),n&&h.height>=
60*o&&f("g",{key:"curve"},p(h,n)),...u.marks,f("g",{key:"shares"},b({...r,y:r.y+r.height-l+8*o,height:22*o}))];function m(){
return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone answers":typeof i.interventions.
gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:g}=i.interventions,y=[{text:`gate = ${a.toFixed(
3)}`,kind:"strong"}];if(!n){let M=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers:`:typeof i.interventions.
gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths count the same:";return[...I(M),y]}let x=[
[{text:"1 / (1 + e",kind:""},{text:A(-n.logit,Ro(n)),isRaised:!0},{text:") = "},{text:n.learned.toFixed(3),kind:"strong"}]];
if(i.gate.learned)return[...x,...I(`is the gate: ${S(a,1)} of the answer comes from the pointer, ${S(1-a,1)} from genera\
tion.`)];let $=g?`Only the ${g==="pointer"?"pointer":"generation head"} answers, so that the gate is ${a.toFixed(2)}.`:`\
It is set by hand to ${a.toFixed(3)}.`;return[...I($),...I("As learned it would be"),...x]}function p(g,{logit:y,learned:x}){
let $=Math.max(fi,Math.ceil(Math.abs(y))),M=_=>g.x+(_+$)/(2*$)*g.width,k=g.y+g.height,N=_=>k-_*g.height,w=Array.from({length:61},
(_,P)=>{let R=-$+P/30*$;return`${M(R).toFixed(1)} ${N(1/(1+Math.exp(-R))).toFixed(1)}`}),[O,T]=[M(y),N(x)],E=y>0;return[
f("path",{key:"axes",class:"axis",d:`M${g.x} ${g.y}V${k}H${g.x+g.width}M${g.x} ${N(.5)}H${g.x+g.width}`}),[0,.5,1].map(_=>G(
t,g.x-6*o,N(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),[-$,0,$].map(_=>G(t,M(_),k+15*o,
A(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),G(t,(M(0)+M(-$))/2,k+15*o,"logit",{kind:"tiny",anchor:"middle",key:"\
axis"}),f("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),f("path",{key:"lead",class:"lead",d:`M${O} ${k}V${T}H${g.
x}`}),f("circle",{key:"point",class:"point",cx:O,cy:T,r:5.5*o}),G(t,O+(E?-10:10)*o,E?Math.max(T-6*o,g.y+9*o):T-8*o,x.toFixed(
2),{kind:"strong",anchor:E?"end":void 0,key:"value"})]}function b(g){let y=a*g.width;return[f("rect",{key:"pointer",class:"\
bar pointer",x:g.x,y:g.y,width:y,height:g.height}),f("rect",{key:"generation",class:"bar generation",x:g.x+y,y:g.y,width:g.
width-y,height:g.height}),G(t,g.x,g.y+g.height+15*o,`pointer ${S(a,1)}`,{kind:"small",key:"of pointer"}),G(t,g.x+g.width,
g.y+g.height+15*o,`generation ${S(1-a,1)}`,{kind:"small",anchor:"end",key:"of generation"})]}}var Io=14,Wo=34;function ht(t,e,n,{largest:s,most:o=Wo,isOrdered:r=!1,isWalked:a=!1}={}){let i=v(t),c=Math.max(1,Math.floor(
e.height/(Io*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(Io*i/u)),p=h.findIndex(({isChosen:w})=>w),b=u>=13*i&&h.some(({category:w})=>w!==void 0),g=b?22*
i:0,y=Math.max(...h.map(({text:w})=>j(t,w,"strong")))+8*i,x=Math.max(0,...h.map(({beside:w=""})=>w?j(t,w,"small")+10*i:0)),
$=Math.max(...h.map(({label:w,says:O=""})=>Math.max(j(t,w,"strong"),m?j(t,O,"small"):0)))+8*i,M=Math.min($,.58*(e.width-
g-y-x)),k={x:e.x+g+M,width:Math.max(1,e.width-g-M-y-x)},N=s??(Math.max(...h.map(({parts:w})=>w.reduce((O,{value:T})=>O+Math.
abs(T),0)))||1);return[h.map((w,O)=>{let T=e.y+(O+.5)*u,E=O===p||(h.length-1-O)%d===0&&(p<0||Math.abs(O-p)>=d),_=k.x,P=Math.
min(.62*u,.42*o*i);return f("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*i,y:T-u/2,width:e.width+6*i,height:u,rx:4}),b&&(E||
u>=17*i)&&w.category!==void 0&&lt(w.category,e.x,T-7.5*i,15*i),E&&G(t,e.x+g,T+(m&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:M-6*i,key:"name"}),m&&w.says&&G(t,e.x+g,T+12.5*i,w.says,{kind:"small",width:M-6*i,key:"says"}),w.
parts.map(({value:R,colour:V},W)=>{let L=Math.abs(R)/N*k.width,H=f("rect",{key:`part ${W}`,class:`bar ${V}${R<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:_,y:T-P/2,width:Math.max(.5,Math.min(k.width,L)-(w.parts.length>1&&L>2?.8:0)),height:Math.
max(1,P)});return _+=L,H}),E&&w.beside&&G(t,e.x+e.width-y,T+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),E&&
G(t,e.x+e.width,T+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&f("title",{},w.exact))}),
l&&G(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function oe(t,e,n,s=Wo){
return Math.min(s*v(t)*n,e.height)}function Co(t,e){let n=v(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>gi(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>yi(t,s,e)}]}function gi(t,e,n){let{reading:s}=t,
o=v(t),r=Y(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:p,category:b}=s.
nameOf(m),{logit:g}=Rt(s,m);return{key:`place ${m}`,label:p,category:b,parts:[{value:d,colour:"generation"}],beside:g===
null?"":A(g,2),text:S(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${p}: ${g===null?"":`logit ${A(g,4)}, `}\
probability ${S(d,3)}`}}),c=s.trace.architecture.locations,l=F(t,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ot(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...q(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},ht(t,u,i,{isWalked:!0})),h.mark]}function yi(t,e,{location:n}){let{reading:s}=t,o=v(t),r=Y(t,e),{label:a}=s.nameOf(
n),i=Rt(s,n),{dot:c,bias:l,logit:h}=i,u=_o(s),m=He(i,y=>h===null||!u||Gn(y(y(h)-y(u.shift)),Number(u.exponentials[n]))),
d=s.probabilityOf("generation",n),p=[];if(c&&l!==null&&p.push(...I("Sum of the products"),[{text:"c",kind:"math query-wo\
rds"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${A(c.sum,m)}`,kind:"strong"}],[{text:`→ ${l<0?"−":"+"}\
 ${A(Math.abs(l),m)} (bias) =`}]),h!==null&&p.push([{text:"logit "},{text:A(h,m),kind:"strong"}]),u){let y=Number(u.exponentials[n]),
x=Number(u.scores[n])-u.shift;p.push([{text:"→ e",kind:""},{text:A(x,m),isRaised:!0},{text:` = ${pt(y)};`}],[{text:`${pt(
y)} / ${pt(u.total)} = `},{text:S(Number(u.weights[n]),1),kind:"strong"},{text:"."}],...I(`${pt(u.total)} is the sum ove\
r the whole list${u.shift?`, after ${A(u.shift,m)}, the largest logit, is subtracted from each`:""}.`))}else p.push(...I(
"→ softmax over the whole list:"),[{text:S(d,1),kind:"strong"}]);let b=F(t,{...r,y:0},p),g=c?Math.min(r.height-b.height-
8*o,450*o):0;return[...q(t,e,`How does it score ${a}?`),c&&f("g",{key:"dot"},ue(t,{...r,height:g},c,[{letter:"c",words:"\
The context: the last visit after all layers",colour:"query"},{letter:"w",words:`The weights of ${a}`,colour:"key"}])),...F(
t,{...r,y:r.y+g+(c?6*o:0)},p).marks]}var fe=20,De=8,Fo=19,J=8,pe=3,Hn=4,de=4,bi=.05,$i={least:13.5,most:38,lane:3},Dn=13,xi=760;function Vn(t,e,n=1){let s=e.
type/Dn,o=46*s,r=e.height-98*s,a=Bn(t.count,o,r,$i,s,wi(t)),i=e.width>=1180*s,c=e.width<xi*s,l=e.width>=1040*s&&t.layers<=
3,h=c?ki(t,s):Ho(t,i,s),u=l?62*s:0,m=l?u+22*s:16*s,d=e.width-2*fe-Go(Object.values(h)),[p,b]=[o+12*s,e.height-4*s],g=Mi(
t.heads,d/t.layers-m,b-p,s),y=g.columns*(g.side+De*s)-De*s,x=t.heads>0?y+m:m,$=Math.max(0,d-t.layers*x);c||(h.visits+=Math.
min(.3*$,90*s),h.answer+=Math.min(.2*$,80*s),h.flow+=Math.min(.1*$,50*s),h.leave+=Math.min(.1*$,50*s));let M=e.width-2*fe-
Go(Object.values(h))-t.layers*x,k=Math.min(M,t.hasPointer?220*s:60*s);h.bands+=k;let N=(M-k)/t.layers,w={x:fe,width:h.visits},
O=fe+h.visits+12*s,T=i?{x:O,width:h.slices}:null;T&&(O+=h.slices+12*s);let E=Array.from({length:t.layers},(B,X)=>{let tt=O+
X*(x+N);return{x:tt,width:y,maps:Oi(t.heads,tt,p,b,g,s),stream:l?tt+(t.heads>0?y+10*s:0):null}});O+=t.layers*(x+N);let _=e.
width-fe,P=_-h.answer,R=P-h.leave-h.gate,V=O+h.scores+h.weights+8*s,W=R-h.flow-J,L=Math.min(190*s,.24*e.height)/n,H=t.hasGate?
.56*e.height:(o+r)/2,Q=Hn*s,nt=t.hasPointer?e.height-L-pe*Q-6:(o+r-L)/2-Q;return{size:e,type:e.type,rows:a,visits:w,slices:T,
layers:E,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:V,places:W,
gate:R,gateWidth:h.gate,answers:{most:r-o<330?de-1:de,top:o,bottom:r+60*s,x:P,right:_,segment:P-J},right:_,top:o,bottom:r,
full:L,across:{visits:a.map(({y:B})=>B),starts:[o-12*s,t.hasGeneration?r:e.height-8],places:{room:[o+16*s,t.hasGeneration?
nt-12*s:r],gap:22*s},generation:{start:nt,gap:Q},gate:H-L/2},bands:{ribbon:(B,X,tt)=>Fn(V,B,W,X,tt),into:(B,X,tt)=>Fn(W+
J,B,R,X,tt),out:(B,X,tt)=>Fn(R+h.gate,B,P-J,X,tt)}}}function Fn(t,e,n,s,o){return o?Nt(t,e,n,s):Nt(t,e,t,e)}function Ho({
hasPointer:t,hasGate:e},n,s){return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:46*s,weights:t?46*s:
150*s,bands:t?112*s:0,bar:J,flow:(e?60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function ki(t,e){return{...Ho(
t,!1,e),visits:166*e,scores:0,weights:(t.hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*
e,answer:126*e}}function wi({count:t,pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=bi?1+e[o]:o/t;return Array.from({length:t},
(o,r)=>r).sort((o,r)=>s(r)-s(o))}function Go(t){return t.reduce((e,n)=>e+n,0)}function Bn(t,e,n,{least:s,most:o,lane:r},a,i){
let c=n-e,l=t,h=0,u=Math.min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*
h)/(u-h))),u=(c-(t-l)*h)/l);let m=i&&new Set(i.slice(0,l)),d=e;return Array.from({length:t},(p,b)=>{let g=m?m.has(b):b>=
t-l,y=g?u:h;return d+=y,{y:d-y/2,height:y,isFull:g}})}function Mi(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[
1,2,4]){let a=n/Math.ceil(t/r)-Fo*s,i=Math.min(a,(e-(r-1)*De*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function Oi(t,e,n,s,{
columns:o,side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*Fo*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+
De*a),y:n+Math.floor(h/o)*c,side:r}))}function Ve(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push(
{first:i,last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[m,d]=[u.last-
u.first+1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];
for(let i of o){let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,
length:c}){return Math.max(n,Math.min(s-c,i))}}var gt=44,U={title:26,bars:34,inputs:64,scores:52,names:56},Do=16,Ni={least:20,most:110,lane:1},Si=62,jn=8,Ti=160,Be=16,
Vo=6;function qn(t,e,n,s=1){let o=n/Dn,[r,a]=[Do,e-Do],i=Bn(t.count,r,a,Ni,o).map(({y:_,height:P,isFull:R})=>({x:_,width:P,
isFull:R})),c=Number(i.at(-1)?.width)>=Si*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Be*o,u=h+(U.title+
U.inputs+Be)*o,m=[];for(let _=0;_<t.layers;_++){let P=Ai(t.heads,r,a,u+U.title*o,o),R=P.at(-1),W=(R?R.y+R.side+8*o:u)+U.
title*o;m.push({y:u,maps:P,stream:W}),u=W+(U.bars+Be)*o}let d=Ei(t,r,u+U.title*o,a-r,o),p=Math.ceil(t.values("context").
length/d.columns)*d.cell,b=u+U.title*o+Math.max(p,20*o)+Be*o,g=b+(t.hasPointer?(U.title+U.scores)*o:0),y=g+(t.hasPointer?
170:96)*o,x=y+J+((t.hasPointer?U.names:0)+(t.hasGate?48:30))*o,$=t.hasGate?28*o:0,M=_i(a-r,o)/s,k=Hn*o,N=a-M-pe*k,w=Math.
max(78*o,M*s/2+6),O=x+$+34*o,T=a-M-16*o,E={most:de,top:O,bottom:O+(de+1)*w,x:r-6*o,right:T-8*o,segment:T};return{size:{width:e,
height:E.bottom+Math.max(0,(M*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:b,
ribbons:g,places:y,gate:x,gateHeight:$,answers:E,full:M,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,t.
hasGeneration?N-2*Vo*o:a],gap:Vo*o},generation:{start:N,gap:k},gate:a-M},bands:{ribbon:(_,P,R)=>Un(g,_,y,P,R),into:(_,P,R)=>Un(
y+J,_,x,P,R),out:(_,P,R)=>R?Vs(x+$,_,T+J,P):Un(x+$,_,x,_,!1)}}}function Un(t,e,n,s,o){return o?kn(t,e,n,s):kn(t,e,t,e)}function Ai(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+jn*o)/r,i=Math.min(a-jn*o,Ti*o),c=Math.max(gt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+jn*o),side:i,touch:gt}))}function Ei(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function _i(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var je={visits:0,slices:1,layers:2};function wt({reading:t,beside:e}){return e?[t,e]:[t]}function ge(t){return Math.max(
...wt(t).map(({largestWeight:e})=>e))}function Ue(t){return t.isOwnScale?1:ge(t)}function re(t){return je.layers+2*t}function K(t){
let e=je.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}
function z(t,e){return t.beat<e&&"hidden"}var zn=64,Bo="largest of each head",vi=Float32Array.from({length:zn},(t,e)=>e/(zn-1));function Yn({isOwnScale:t}){return t?
"Same scale for all heads":"Own scale for each head"}function ye(t){let{reading:e,stage:n,lit:s}=t;return n.layers.some(
({maps:r},a)=>r.some((i,c)=>!e.isOff(a,c)&&Kn(t,i,c).hasWeight))?s?.kind==="visit"?"last visit reads it":"last visit’s l\
argest":""}function Kn({reading:t,stage:e},{side:n,touch:s},o){let r=12.5*e.type/13,a=t.heads-1,i=C("100 %",1.04*r,!0),c=(m,d)=>C(
`${m}${a}`,r)+d<=n,l=s!==void 0||c("H",i+.4*r),h=l?i+.4*r:0;return{name:`${s!==void 0||c("head ",h)?"head ":"H"}${o}`,hasWeight:l}}
function qe(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/13,c=60*i,l=s||!("visits"in
a)?0:a.visits.width,h=17*i+c+C(Bo,12.5*i)>l,u=r?h?"own largest":Bo:S(ge(t)),m=e+12*i,d=[f("text",{class:"small",x:e,y:n},
"0"),f("image",{class:"map",href:Et(vi,zn,t.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"none"}),f("rect",
{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],p=Yn(t),b={"data-act":"sc\
ale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest weight of each head":
u}. ${p}`};if(s){let x=17*i+c+C(u,12.5*i),$=f("rect",{class:"ground",x:e-6*i,y:n+14*i-gt,width:x+12*i,height:gt});return f(
"g",{key:"scale",class:"switch",...b},$,d)}let g=C(p,12.5*i)+16*i,y=ye(t);return f("g",{key:"scale"},f("text",{class:"sm\
all",x:e,y:n-(y?33:17)*i},"Head maps: row reads column"),y&&f("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${y}`),
d,f("g",{key:"switch",class:"switch",...b},f("rect",{class:"handle stays",x:e,y:n+8*i,width:g,height:19*i,rx:9.5*i}),f("\
text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},p)))}var jo=24,Uo=.045,Li=30,Pi=.6;function qo(t,e){let n=v(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),
r=Math.max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.
isLeaf?1:0,share:1.2,marks:a=>Ri(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>Ci(t,a,
e)}]}function Ri(t,e,n){let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=v(t),{count:h}=s,u=s.weights(
r,a),m=s.isOff(r,a),d=o?u[ct(u)]||1:ge(t),p=Math.min(.36*e.width,190*l),b=(e.width-p)/h>=Li*l,g=Wi(t,e,n,m,b),y=e.y+42*l,
[x,$]=[e.width-p,e.height-44*l-g.height],M=e.width<600*l?1.9:1.15,k={width:x/h,height:Math.min($/h,M*x/h)},N={x:e.x+p,y,
width:x,height:k.height*h},w=`layers.${r}.heads.${a}`,O=k.height>=30*l,T=Ii(k.height,13*l);return[G(t,e.x,e.y+15*l,p>=150*
l?"The visit that asks":"Who asks",{kind:"strong",width:p-8*l}),f("g",{key:"columns"},_()),f("g",{key:"rows"},P()),f("im\
age",{key:"weights",class:"map",href:Et(u,h,t.scale,d),...N,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"f\
rame",class:"map-frame",...N}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},R()),f("\
rect",{key:"column",class:"chosen-column",x:N.x+c*k.width,y:e.y,width:k.width,height:N.y+N.height-e.y,rx:3}),E(),f("rect",
{key:"cell",class:"chosen-cell",x:N.x+c*k.width,y:N.y+i*k.height,width:k.width,height:k.height}),g.at(N.y+N.height)];function E(){
let W=N.y+i*k.height,L=19*l,H=(B,X)=>f("rect",{key:B,class:"chosen-row",...X,rx:3}),{height:Q}=k;if(Q>=L)return H("row",
{x:e.x-3,y:W,width:e.width+3,height:Q});let nt={x:e.x-3,y:W+(Q-L)/2,width:p,height:L};return[H("row",{x:N.x-1,y:W,width:N.
width+2,height:Q}),H("asking",nt)]}function _(){let W=k.width>=14*l,L=Math.min(15*l,k.width-3*l),H=k.width>=30*l,Q=N.x;return s.
visits.map((nt,B)=>{let X=String(rt[nt.weekday]),tt=nt.weekday!==s.visits[B-1]?.weekday,bt=N.x+B*k.width,jt=j(t,X,"tiny"),
_s=!W&&tt&&bt>=Q&&bt+jt<=N.x+N.width;_s&&(Q=bt+jt+4*l);let gn=N.x+(B+.5)*k.width;return f("g",{key:`column ${B}`,class:`\
part choice${B===c?" here":""}${nt.masked?" off":""}`,"data-open":`${w}.${i}.${B}`,role:"button",tabindex:"-1","aria-lab\
el":`Read from visit ${B+1}: ${D(s,B)}${nt.masked?", masked":""}`},f("rect",{class:"ground",x:N.x+B*k.width,y:e.y,width:k.
width,height:42*l}),W&&lt(nt.category,gn-L/2,e.y+(H?0:22)*l,L),_s&&G(t,bt,e.y+38*l,X,{kind:"tiny",key:"weekday"}),H&&[G(
t,gn,e.y+26*l,X,{kind:"tiny",anchor:"middle",key:"day"}),G(t,gn,e.y+38*l,k.width>=40*l?st(nt.start_minute):`${Math.floor(
nt.start_minute/60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},D(s,B)))})}function P(){return s.visits.
map((W,L)=>{let H=N.y+(L+.5)*k.height,Q=L===i,nt=Q||(h-1-L)%T===0&&Math.abs(L-i)>=T,B=Math.min(18*l,k.height-1.5*l),X=k.
height>=12*l,tt=e.x+(X?B+10*l:4*l),bt=N.x-tt-6*l,jt=Q||O?"strong":"label";return f("g",{key:`row ${L}`,class:`part choic\
e${Q?" here":""}`,"data-open":`${w}.${L}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${L+1} asks: ${D(s,L)}`},
f("rect",{class:"ground",x:e.x,y:H-k.height/2,width:p,height:k.height}),X&&lt(W.category,e.x+3*l,H-B/2,B),nt&&G(t,tt,H+(O?
-2:4.5)*l,W.label,{kind:jt,width:bt,key:"name"}),O&&G(t,tt,H+12*l,`${vt(s,L)} · ${No(s,L)}`,{kind:"small",width:bt,key:"\
when"}),f("title",{},D(s,L)))})}function R(){let W=[];for(let L=0;L<h;L++){if(h>jo&&L!==i){W.push(f("rect",{key:`row ${L}`,
class:"cell",x:N.x,y:N.y+L*k.height,width:N.width,height:k.height,"data-open":`${w}.${L}.${c}`},f("title",{},D(s,L))));continue}
for(let H=0;H<h;H++)W.push(V(L,H))}return W}function V(W,L){let H=Number(u[W*h+L]),[Q,nt]=[N.x+L*k.width,N.y+W*k.height],
B=W===i&&L===c,X=String(Math.round(100*H)),tt=jt=>k.width>=j(t,X.padStart(2,"0"),jt)+2*l,bt=(H>=Uo||b||W===i)&&k.height>=
13*l&&tt("tiny");return f("g",{key:`${W} ${L}`,class:"cell"},f("rect",{key:"cell",x:Q,y:nt,width:k.width,height:k.height,
"data-open":`${w}.${W}.${L}`,role:"button",tabindex:B?0:"-1","aria-current":B?"true":null},f("title",{},`${D(s,W)} reads\
 ${S(H,1)} from ${D(s,L)}`)),bt&&G(t,Q+k.width/2,nt+k.height/2+4.5*l,X,{kind:H/d>=.3&&tt("strong")?"strong":"tiny",anchor:"\
middle",also:H/d>=Pi&&!m?"on-dark":"on-light",key:"weight"}))}}function Ii(t,e){return Math.max(1,Math.ceil(e/t))}function Wi(t,e,{
layer:n,head:s,query:o,isLeaf:r},a,i){let{canAct:c,canAsk:l,reading:h}=t,u=v(t),m=h.isRemoved(n,s),d=e.height>=330*u,p=`\
layers.${n}.heads.${s}`,g=[c&&{text:m?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":p},isPressed:m},
l&&!m&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":p}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Yn(t),attributes:{"data-act":"sc\
ale"}}].filter(k=>k!==!1),y=i?"Values in %; each row adds up to 100.":`Values in %, other rows from ${Math.round(100*Uo)}\
 on; each row adds up to 100.`,x=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from\
. ${h.count>jo?"A stronger colour is more; each row adds up to 100 %.":y}`,$=d?I(x):[],M=F(t,{...e,y:0},$,"small").height;
return{height:M+40*u,at(k){let N=e.x,w=[];for(let{text:O,attributes:T,...E}of g){let _=ot(t,N,k+M+22*u,O,T,E);N+_.width>
e.x+e.width||(w.push(_.mark),N+=_.width+10*u)}return[f("g",{key:"explained"},F(t,{...e,y:k+3*u},$,"small").marks),f("g",
{key:"controls"},w)]}}}function Ci(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===a.count-1?"the last visi\
t":`visit ${o+1}`,c=o===r?"itself":Ht(a,r);return[...q(t,e,`How much does ${i} read from ${c}?`,`${i.charAt(0).toUpperCase()}${i.
slice(1)} reads ${c}`),f("g",{key:"worked"},Fe(t,Y(t,e),Xt(a,n,s,o,r),We(a,n,s,o),r,[{letter:"q",words:`Query of ${D(a,o)}`,
colour:"query"},{letter:"k",words:`Key of ${D(a,r)}`,colour:"key"}],{colour:"attention-bar",over:`all ${a.count} visits \
of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var zo=56;function Yo(t,e){let n=v(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>Gi(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>Fi(t,s,e)}]:[]]}function Gi(t,e,{
location:n}){let{reading:s}=t,o=v(t),r=ee(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],p=s.pointerWeights,b=[],g=O=>r.visits.map(T=>({value:O*Number(p[T]),colour:"pointe\
r"}));s.hasPointer&&b.push({key:"pointer",label:"Pointer",parts:g(1),text:ut(i),open:"pointer"}),s.hasGate&&b.push({key:"\
from pointer",label:`× gate ${m}`,parts:g(a),text:ut(l),open:"gate"}),s.hasGeneration&&b.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ut(c),open:`generation.${n}`}),s.hasGate&&b.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:ut(h),open:"gate"}),b.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:ut(u),isChosen:!0});
let y=Y(t,e),x=s.hasGate?[[{text:`${m} × ${ut(i)} = ${ut(l)}`}],...I("come from the pointer,"),[{text:`${d} × ${ut(c)}\
 = ${ut(h)}`}],...I("from generation. Together:"),[{text:ut(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],$=F(t,{...y,
y:0},x),M={...y,height:y.height-$.height-44*o},k=oe(t,M,b.length,zo),N=F(t,{...y,y:y.y+k+8*o},x),w=ot(t,y.x,y.y+y.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...q(t,e,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},ht(t,M,b,{most:zo})),...N.marks,w.mark]}function Fi(t,e,{location:n}){let{reading:s}=t,o=v(t),{visits:r,
pointer:a}=ee(s,n),i=Y(t,e),c="Its visits";if(r.length===0){let g=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...q(t,e,c),...F(t,i,g).marks]}let l=s.pointerWeights,h=r.map(g=>({key:`visit ${g}`,label:`${vt(s,g)}\
 (visit ${g+1})`,parts:[{value:Number(l[g]),colour:"pointer"}],text:ut(Number(l[g])),open:`pointer.${g}`,isOff:s.visits[g]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...I(u),[{text:ut(a),kind:"strong"},
{text:"."}]],d=F(t,{...i,y:0},m),p={...i,height:i.height-d.height-8*o},b=oe(t,p,h.length);return[...q(t,e,c),f("g",{key:"\
rows"},ht(t,p,h,{isOrdered:!0})),...F(t,{...i,y:i.y+b+6*o},m).marks]}function ut(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function Ko(t,e){let n=v(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>Hi(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>Di(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>Vi(t,s)}]}function Hi(t,e,n){let{reading:s}=t,o=v(t),r=Y(t,e),a=F(t,r,
I("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:vt(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:A(Number(i[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${D(s,d)}\
: score ${A(Number(i[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=ot(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...q(t,e,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},ht(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function Di(t,e,{visit:n}){let{
reading:s}=t;return[...q(t,e,`How does the pointer score ${Ht(s,n)}, ${vt(s,n)}?`,`Score of ${Ht(s,n)}`),f("g",{key:"wor\
ked"},Fe(t,Y(t,e),Zt(s,n),Ce(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${D(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function Vi(t,e){let{reading:n}=t,s=v(t),o=Y(t,e),r=n.pointerWeights,a=F(t,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:p})=>({key:`place ${h}`,label:p.length>1?`${u} (${p.length})`:u,category:m,parts:p.map(b=>({value:Number(r[b]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${p.map(b=>S(Number(r[b]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=ot(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...q(t,e,"Sums per place"),...a.marks,f("g",{key:"rows"},ht(t,c,i)),l.mark]}function Jo(t,e){let n=v(t),s=Xo(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>Bi(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>ji(t,o,e)}]}function Ye(t,{layer:e,visit:n,number:s}){return s??me(et(t,`layers.${e}.residual_out`,n))}function Xo(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,m,d,p="plain")=>{let b=et(t,`${s}.${u}`,n),g=`length ${A(Math.hypot(...b))}`;i.push({key:u,title:m,says:d||
g,values:b,colour:p})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${A(m,2)}, deviation ${A(d,2)}`}}function Bi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=v(t),
i=Y(t,e),c=Ye(s,n),l=Xo(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,d=[],p=(b,g,y=!0)=>{let x=ot(t,m,i.y+i.
height-10*a,b,g,{isButton:y});m+x.width>i.x+i.width||(d.push(x.mark),m+=x.width+10*a)};return r>0&&p("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||p("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),p("More about the \
layers",{"data-more":"layers"},!1),[...q(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${D(s,r)}`,`Layer ${o}\
: ${D(s,r)}`),f("g",{key:"rows"},Ft(t,h,l,{chosen:c,open:b=>`layers.${o}.stream.${r}.${b}`})),f("g",{key:"controls"},d)]}
function ji(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=v(t),i=Ye(s,n),c=Y(t,e),{y:l}=c,h=[];for(let m of Ui(s,o,r,i)){
let d=F(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...q(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},qi(t,u,o,r,i))]}function Ui(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(et(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),Jn(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(ze("Norm 1:",he(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(ze("Norm\
 2:",he(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,p){let b=p?"0 (skipped)":
null;return i?Xn(h,u,m,d,b):[...I(`${h} no residual connection, so only`),[{text:b??A(m,2),kind:"strong"}]]}}function ze(t,e){
if(!e)return I(`${t} off, the number stays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e,
l=Dt(u=>{let m=u((u(n,1)-u(s,1))*u(o,1));return m!==u(r)||a===null||i===null?m===u(r):A(m*u(a,1)+u(i,1),2)===A(c,2)}),h=u=>A(
u,l+1);return[...I(t),[{text:`(${h(n)} ${s<0?"+":"−"} ${h(Math.abs(s))})`}],[{text:`× ${h(o)} = ${A(r,l)};`}],...a===
null||i===null?I("then a learned factor and bias give").concat([Jn(c)]):[[{text:`${A(r,l)} × ${h(a)} ${i<0?"−":"+"} ${h(
Math.abs(i))} =`}],Jn(c)]]}function Xn(t,e,n,s,o=null){let r=Dt(i=>o!==null||i(i(e)+i(n))===i(s)),a=n<0&&o===null?"−":
"+";return[...I(t),[{text:`${A(e,r)} ${a} ${o??A(Math.abs(n),r)} =`}],[{text:A(s,r),kind:"strong"}]]}function Jn(t){return[
{text:A(t,2),kind:"strong"}]}function qi(t,e,n,s,o){let{reading:r}=t,a=v(t),i=et(r,`layers.${n}.feed_forward.pre`,s),c=et(
r,`layers.${n}.feed_forward.hidden`,s),l=Ge(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((x,$)=>Math.abs(
Number(h[$]))-Math.abs(Number(h[x]))),m=Array.from(c).filter(x=>x>0).length,d=r.isSkipped(n,"feed_forward")?"The network\
 is skipped: nothing of this is added. ":"",p=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GELU),\
 times a weight; all products add up to ${A(ne(h),2)}, the bias adds ${A(l.bias,2)}:`:`${m} of ${c.length} hidden units \
are above 0 after the activation (GELU). The largest:`,b=F(t,e,I(d+p),"small"),g=Math.max(1,Math.floor((e.height-b.height)/
(20*a))),y=u.slice(0,g).map(x=>({key:`unit ${x}`,label:`unit ${x+1}`,parts:[{value:Number(h[x]),colour:"plain"}],beside:`${A(
Number(i[x]))} → ${A(Number(c[x]))}${l?` × ${A(Number(l.dot.second[x]),2)}`:""}`,text:A(Number(h[x]),2)}));return[...b.
marks,ht(t,{...e,y:e.y+b.height+2*a,height:e.height-b.height-4*a},y)]}var zi=864e5,Yi=.1;function Zn(t,e){let n=v(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>Ji(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>Xi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>tc(t,o,e)}]:[]]}function Qn(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===e)||e===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/Oe)*Oe;return`${st(
c)} to ${st((c+Oe)%1440)}`}case"weekday":return Ls[r.weekday]??"";case"recency":{let c=Ki(t,n);return c===null?"days bef\
ore the prediction":c>=yn?`${yn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Ut)*Ut,l=c+Ut;return c>=bn*Ut?`${Tt(bn*Ut)} or more`:`${c?Tt(c):"0"} to ${Tt(l)}`}default:{
let c=o-n,l=s.architecture.max_visits-1;return c===1?"the last visit":c>=l?`${l} or more from the end`:`${c} from the en\
d`}}}function Ki({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)return null;let o=r=>Date.parse(r.slice(0,10))/zi;return Math.
round(o(t.predict_at)-o(s))}function Ji(t,e,{kind:n,visit:s}){let{reading:o}=t,r=v(t),a=Y(t,e),i=o.slices.map(({name:m,label:d,
lengths:p})=>({key:m,title:d,says:Qn(o,m,s),values:Cn(o,m,s),colour:Number(p[s])===0?"plain off":"plain"})),c=i.reduce((m,{
values:d})=>m+d.length,0),l=F(t,a,I(`${i.length} vectors, ${c} numbers together; the network learned a vector for every \
value.`),"small"),h=ot(t,a.x,a.y+a.height-10*r,"More about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.
y+l.height+2*r,height:a.height-l.height-34*r};return[...q(t,e,n==="inputs"?"What the last visit is made of":D(o,s)),...l.
marks,f("g",{key:"rows"},Ft(t,u,i)),h.mark]}function Xi(t,e,{kind:n,visit:s,number:o}){let{reading:r}=t,a=v(t),i=Y(t,e),
c=et(r,"inputs.projected",s),l=o??me(c),h=Eo(r,s,l),u=n==="inputs"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.
length} numbers`,says:r.has("inputs.norm")?"before the norm":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,
.26*i.height)},p=Qi(r,s,l),b=[],g=p.reduce((M,k)=>M+F(t,{...i,y:0},k).height+4*a,0),y={...i,y:d.y+d.height+28*a,height:i.
height-d.height-g-36*a},x=h?Zi(h):[],$=y.y+(x.length?oe(t,y,x.length)+6*a:0);for(let M of p){let k=F(t,{...i,y:$},M);if($+
k.height>i.y+i.height+2)break;b.push(...k.marks),$+=k.height+4*a}return[...q(t,e,"The features, mixed into one vector"),
f("g",{key:"vector"},Ft(t,d,m,{chosen:l,open:M=>`${u}.${M}`})),x.length>0&&F(t,{...i,y:d.y+d.height+4*a},I(`Number ${l+1}\
: each feature × its weights`),"small").marks,x.length>0&&f("g",{key:"rows"},ht(t,y,x)),f("g",{key:"lines"},b)]}function Zi({
parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:A(r.
sum,2),exact:`${o}: the sum of ${r.products.length} products is ${A(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,
colour:"plain"}],text:A(e,2),exact:""}]}function Qi(t,e,n){if(!t.has("inputs.norm"))return[];let s=Number(et(t,"inputs.p\
rojected",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),r=he(t,"inputs.projected","inputs.norm","input_norm",e,n),a=ze(
"Norm:",r),i=[[...I("Sum:"),[{text:A(s,2),kind:"strong"}]],a];if(t.trace.architecture.components.includes("sinusoidal")){
let c=t.trace.architecture.d_model,l=Lt(t,"pos_encoding",e*c+n);t.trace.interventions.sinusoidal===!1?i.push(I("No posit\
ion encoding: it is off.")):l!==null&&r&&(a=Xn("Position encoding:",r.result,l,o),i.push(a))}return a.push(...I("→ layer\
s")),i}function tc(t,e,{visit:n}){let{reading:s}=t,o=v(t),r=Y(t,e),a=[];for(let p=0;p<s.layers;p++)for(let b=0;b<s.heads;b++){
let g=Number(s.lastRow(p,b)[n]),y=s.isOff(p,b);a.push({key:`${p} ${b}`,label:`Layer ${p}, head ${b}`,parts:[{value:g,colour:"\
plain"}],text:y?"off":S(g,1),open:`layers.${p}.heads.${b}.${s.count-1}.${n}`,isOff:y})}let i=[];if(s.hasPointer){let p=Number(
s.pointerWeights[n]);if(a.push({key:"pointer",label:"Pointer",parts:[{value:p,colour:"pointer"}],text:S(p,1),open:`point\
er.${n}`}),s.hasGate){let b=S(p*s.gate,1),g=Number(p.toFixed(3)),y=Dt(x=>S(g*x(s.gate),1)===b);i.push(...I("To the answe\
r the pointer carries"),[{text:`${S(p,1)} × gate ${s.gate.toFixed(y)} = `},{text:b,kind:"strong"},{text:"."}])}}let c=F(
t,r,I(s.visits[n]?.masked?"This visit is masked: nothing reads it.":"How much the last visit reads from it"),"small"),l=F(
t,{...r,y:0},i),h={...r,y:r.y+c.height+2*o,height:r.height-c.height-l.height-8*o},u=oe(t,h,a.length),m=a.map(({parts:p})=>Number(
p[0]?.value)),d=Math.max(Yi,...m);return[...q(t,e,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},ht(t,h,a,{largest:d})),
f("g",{key:"end"},F(t,{...r,y:h.y+u+6*o},i).marks)]}var ec={head:qo,stream:Jo,inputs:Zn,visit:Zn,context:To,pointer:Ko,generation:Co,gate:Po,place:Yo};function Zo(t,e){let n=kt(
e,t.reading);return n?go(t,n,ec[n.kind](t,n)):[]}function Qo(t,e){let n=kt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return sc(n,e);break;case"stream":
return oc(n,e);case"pointer":if(n.isLeaf)return rc(n,e);break;case"generation":if(n.isLeaf)return ac(n,e);break;case"gat\
e":return ic(e);default:break}return $t(yt(nc(n),e),e,null)}function nc({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function sc({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(p=>p>a).length,c=n===s?"its\
elf":D(o,s),l=`${D(o,n)}, reads ${S(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Xt(o,t,e,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isOff(t,e)?" The head is off: t\
he weight would have been used.":"";return{title:l,text:`Query and key multiply to ${A(h.sum,2)}, which makes a score of\
 ${A(u,2)}. ${m}${d}`}}function oc({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>A(Math.hypot(...et(n,`${s}.${l}`,e))),r=n.
has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of length ${o(l)}`,i=r?`its head\
s give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Without residual connections onl\
y what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${D(n,e)}.`,text:`The visit comes in as a vector o\
f length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_forward")}. It leaves with lengt\
h ${o("residual_out")}.${c}`}}function rc({visit:t},e){let n=S(Number(e.pointerWeights[t]),1),s=`The pointer gives ${D(e,
t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be chosen."};let{dot:o,bias:r,isBiasOff:a,
score:i}=Zt(e,t),c=r!==null&&!a?` and the bias of its position is ${A(r,2)}`:"";return{title:s,text:`Query and key multi\
ply to ${A(o.sum,2)}${c}; its score is ${A(i,2)}. The weight counts for ${Ht(e,t)}.`}}function ac({location:t},e){let{logit:n}=Rt(
e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${A(n,2)}; `,r=`the softmax over all places makes it ${S(
s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation head.`,text:o?o+r:r.charAt(0).toUpperCase()+
r.slice(1)}}function ic(t){let e=$t({kind:"gate"},t,null),n=te(t);if(!n)return e;let{logit:s,learned:o,hidden:r}=n,a=t.trace.
gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of ${A(s,2)}.`:`As learned it would be ${o.toFixed(
2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var cc=7;function tr(t,{names:e,run:n},s){if(!e.length)return t;let o=cc*s/13;return Ae(t,r=>e.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>lc(a,n,o)}:null)}function lc({attributes:{x:t,y:e,width:n}},s,o){let[r,
a]=[Number(t)+Number(n),Number(e)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var hc={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2,Home:-1,End:1},uc=.00501,er="Up \
and Page Up raise it, Down and Page Down lower it, Home and End set 0 and 1; Left and Right lead to other parts.";function nr(t,e){
let n=hc[e];if(n===void 0)return null;let s=Math.round(100*Math.min(1,Math.max(0,t.gate+n)))/100,o=t.has("gate.logit")?t.
values("gate.logit")[0]:Number.NaN;return{kind:"gate",value:Math.abs(s-1/(1+Math.exp(-o)))<uc&&s>0&&s<1?null:s,isDone:!0}}var Ke="http://www.w3.org/2000/svg",sr=1.7,mc=1.2,or=20,fc=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],dc={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},pc=".handle, .handle-words, .control, .escape",gc=new Set(
["font-size","font-weight","text-anchor"]);function rr(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*sr*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[b,g]of o.
querySelectorAll("*").entries()){let y=u[b];y&&yc(g,getComputedStyle(y)),g.matches(pc)&&h.push(g);for(let x of["class","\
data-part","data-open","data-act","tabindex","role"])g.removeAttribute(x)}for(let b of[...h,...o.querySelectorAll("[visi\
bility]")])b.remove();let m=document.createElementNS(Ke,"title");m.textContent=e;let d=document.createElementNS(Ke,"rect");
d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("fill",
n);let p=s.map((b,g)=>{let y=i*(g?1:mc),x=document.createElementNS(Ke,"text");return x.textContent=Z(b,r-2*or,y,g===0),x.
setAttribute("x",String(or)),x.setAttribute("y",String((g+.8)*sr*i-c)),x.setAttribute("font-size",String(y)),x.setAttribute(
"font-weight",g?"400":"600"),x.setAttribute("fill",getComputedStyle(t).color),x});return o.prepend(m,d,...p),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",Ke),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function yc(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of fc){if(gc.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==dc[n]&&t.setAttribute(n,s)}}function ir(t,e=null,n=null){if(e===null)return[$c(t,n),xc(t,n)];let s=kt(e,t);return s?bc[s.kind](t,s):[]}var bc={head:wc,
stream:Mc,inputs:ar,visit:ar,context:Oc,pointer:Nc,generation:Sc,gate:Tc,place:Ac};function $c(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[D(t,r),o.duration_minutes,
...n?[es(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function xc(t,e){let{final:n}=t.trace.
location_probabilities,o=[...n.map(({location:a})=>a),Ot].map(a=>{let{pointer:i,generation:c,fromPointer:l,fromGeneration:h}=ee(
t,a);return[a===Ot?"A place that the model does not know":t.nameOf(a).label,i,c,l,h,t.probabilityOf("final",a),...e?[e.knownProbability(
a)]:[]]}),r=Number(t.answer(n.length).at(-1)?.count)-1;return{caption:`The answer, with a gate of ${t.gate.toFixed(3)}${r>
0?`: the ${n.length} most probable of ${n.length+r} places`:""}`,columns:["Place","By the pointer","By generation","From\
 the pointer","From generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:r>0?[...o,kc(t,o,r)]:o}}function kc({
gate:t,hasPointer:e,hasGeneration:n},s,o){let r=[Number(e),Number(n),t,1-t,1,1];return(s[0]??[]).map((a,i)=>{if(i===0)return`${o}\
 other ${o===1?"place":"places"}`;let c=s.map(h=>h[i]);if(c.includes(null))return null;let l=c.map(Number).reduce((h,u)=>h+
u,0);return Math.max(0,Number(r[i-1])-l)})}function wc(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.weights(
e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((m,d)=>D(t,d));if(!r)return[{caption:`Weights of ${c}: rows are the visits\
 that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,(d+1)*a)])}];
let h=We(t,e,n,s),{dot:u}=Xt(t,e,n,s,o);return[Je(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],u),{caption:`\
The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,es(h.scores[d]),i[s*a+d]])}]}function Mc(t,e){
let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Heads","attention_out"],["Afte\
r the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves","residual_out"]].filter(([
,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>et(t,`${o}.${u}`,s)),i=Ye(t,e),c=Ge(t,n,s,i),l=et(t,`${o}.feed_forward.pre`,s),
h=et(t,`${o}.feed_forward.hidden`,s);return[{caption:`${D(t,s)}, in layer ${n}`,columns:["Number",...r.map(([u=""])=>u)],
rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed-forward network${c?`, and w\
hat they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["Weight","Product"]:[]],rows:Array.
from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function ar(t,{kind:e,visit:n}){let s=et(t,"in\
puts.projected",n),o=[{caption:`What ${D(t,n)} is made of`,columns:["Feature","Value","Length of its vector"],rows:t.slices.
map(({name:a,label:i,lengths:c})=>[i,Qn(t,a,n),c[n]])},ts("All features mixed by one matrix",s)];if(e==="inputs")return o;
let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),i%t.heads];return[`Layer ${c}, head ${l}`,
t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),o.push({caption:"How much the last vis\
it reads from it",columns:["Reader","Weight"],rows:r}),o}function Oc(t){return[ts("The context: the last visit after all\
 layers",t.values("context"))]}function Nc(t,{visit:e,isLeaf:n}){let s=Ce(t),o=t.visits.map((l,h)=>D(t,h)),r=t.values("p\
ointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"The pointer’s score and weigh\
t of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weight"],rows:o.map((l,h)=>[l,r[h],
...a?[a[h]]:[],es(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",columns:["Place","Visits","Pr\
obability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];if(!n)return i;let{dot:c}=Zt(
t,e);return[Je(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function Sc(t,{location:e,isLeaf:n}){let s=t.
trace.location_probabilities.generation??[],o={caption:"The most probable places of the generation head",columns:["Place",
"Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,Rt(t,a.location).logit,a.probability])},{dot:r}=Rt(t,e);
return n&&r?[Je(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:[o]}function Tc(t){let e=te(t),n={
caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.logit],["As learned",e.learned]]:
[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?Je(s,["Hidden unit","Weight"],e.dot):ts(s,e.hidden),
n]}function Ac(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,fromGeneration:i,probability:c}=ee(
t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probability","Factor","Share of the answer"],
rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its visits",columns:["Visit","Pointer weig\
ht"],rows:n.map(l=>[D(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Je(t,e,{first:n,second:s,products:o,sum:r}){return{
caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],a]),["Sum","","",r]]}}function ts(t,e){
return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function es(t){return Number.isFinite(t)?
t:"−∞"}function cr(t,e,n,s=null,o=""){let r=document.createElement("dialog");r.className="picture-tables",r.setAttribute("aria-\
label","Numbers");let a=[];for(let l of ir(e,n,s)){let h=document.createElement("div");h.className="table-frame",h.tabIndex=
0;let u=document.createElement("h2");u.textContent=l.caption,h.append(Cs(l));let m=document.createElement("a");m.textContent=
"Save as CSV",m.setAttribute("aria-label",`Save as CSV: ${l.caption}`),m.download=`${[o,n??"network",Ec(l.caption)].filter(
Boolean).join("-")}.csv`,m.href=URL.createObjectURL(new Blob([Gs(l)],{type:"text/csv"})),a.push(m.href),r.append(u,h,m)}
let i=document.createElement("button");i.type="button",i.textContent="Close",i.addEventListener("click",()=>r.close());let c=document.
createElement("p");c.append(i),r.append(c),r.addEventListener("close",()=>{for(let l of a)URL.revokeObjectURL(l);r.remove()}),
t.append(r),r.showModal()}function Ec(t){return t.split(/[,:]/,1).join().toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-")}var _c={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function hr(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=_c[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=Xe(
a);if(!o){let m=t[r+s];return m&&Xe(m)===i?m:null}let c=[...new Set(t.map(Xe))],l=c[c.indexOf(i)+s],h=t.filter(m=>Xe(m)===
l),u=m=>Math.abs(lr(m)-lr(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function Xe(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function lr(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}function mr(t,e,n){return[...e.map(({title:o,text:r,bars:a=""})=>({title:o,text:`${r} ${a}`})),...Lc(t,n)].reduce((o,r)=>ur(
r)>ur(o)?r:o)}function Lc(t,e){let{visits:n,trace:s,layers:o,heads:r}=t,{location:a,probability:i}=s.prediction,c=ve(t.nameOf(
a).label,i,1-i),h=[{kind:"visit",visit:n.reduce((u,{label:m},d)=>m.length>Number(n[u]?.label.length)?d:u,0)}];for(let u=0;u<
o;u++)for(let m=0;m<r;m++)h.push({kind:"head",layer:u,head:m});return h.map(u=>{let{title:m,text:d}=$t(u,t,null),p=e?` ${_e(
u.kind)}, ${c}`:"";return{title:m,text:`${d}${p}`}})}function ur({title:t,text:e}){return t.length+e.length}var Pc=.6,Rc=["pointer","generation"];function be({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function Ze(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=be(
t),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...fr(e),...fr(n)],c=[
...new Set(i)].flatMap(h=>Rc.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function fr({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function Qe({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<Pc)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function tn(t,e,n){return`${S(t,1)}; ${n} ${S(e,1)}`}var $e="Circuit",Ic=[["bold","keeps the answer"],["faded","can be left out"]],en=class{circuit=null;failure="";#t;#n;#s=null;constructor(e,n){
this.#t=e,this.#n=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of Ic){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,$e)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#r(),this.#o(e,$e),this.#n(),e&&this.#e(0)}renew(){this.#r(),this.isOn&&
this.#e(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#e(e){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${$e} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${$e} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,$e),this.#n()}}#o(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var dr="http://www.w3.org/2000/svg",Wc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
nn=/-?\d+(?:\.\d+)?/g,sn=class{#t=new WeakMap;#n=new Map;#s=new WeakMap;#r=0;#e=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#f(),this.elements=this.#o(this.root,e,this.elements,n>0),this.#n.size&&this.#h(n)}#o(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}if(!s.length&&!e.
firstChild){let i=n.map(c=>this.#c(pr(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(ns(l.mark,i),c)}let a=n.map((i,c)=>{let l=pr(i),h=r.get(ns(l,c));r.delete(ns(l,c));let u=h??document.createElementNS(
dr,l.tag);return this.#m(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#c(e){let n=document.createElementNS(dr,e.tag);for(let s in e.attributes){let o=ie(
e.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#t.set(n,{mark:e,elements:this.#o(n,e.children,[],!1)}),n}#m(e,n,s){
let o=this.#t.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))ie(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=ie(c),h=ie(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&Wc.
has(i)?Cc(h,l):null;u?this.#n.set(`${this.#i(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,n.children,o?.elements??[],s);this.#t.set(e,{mark:n,elements:a})}#i(e){let n=this.#s.get(e)??this.#r++;return this.#s.
set(e,n),n}#h(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#f();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#n.values())i.setAttribute(c,l(a));this.#e=requestAnimationFrame(s)};this.#e=
requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:e,name:n,end:s}of this.#n.values())e.setAttribute(
n,s);this.#n.clear()}};function pr(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function ns(t,e){
return`${t.tag} ${t.key??e}`}function Cc(t,e){let n=t.match(nn)??[],s=e.match(nn)??[],o=e.split(nn);return n.length!==s.
length||t.split(nn).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var on=class{#t=0;#n=0;#s=[];constructor(e,n){this.show=n,this.button=ss("Play the story","play",()=>this.toggle()),this.
back=ss("Step back","back",()=>this.step(-1)),this.forth=ss("Step forward","forth",()=>this.step(1)),this.slider=document.
createElement("input"),this.slider.type="range",this.slider.min="1",this.slider.autocomplete="off",this.slider.setAttribute(
"aria-label","Step of the story"),this.slider.addEventListener("input",()=>this.goTo(Number(this.slider.value)-1)),e.append(
this.button,this.back,this.forth,this.slider),this.#e(!1)}isOpen=!1;get beat(){return this.isOpen?this.#n:null}get count(){
return this.#s.length}get isTelling(){return this.isOpen&&this.#n<this.#s.length-1}get told(){return this.isOpen?this.#s[this.#n]??
null:null}tell(e){this.#s=e,this.#n=Math.min(this.#n,e.length-1),this.slider.max=String(e.length),this.#e(this.#t!==0)}toggle(){
this.#t?this.pause():this.play()}play(){let e=this.#n>=this.#s.length-1;this.goTo(this.isOpen&&!e?this.#n:0),this.#r()}pause(){
clearTimeout(this.#t),this.#t=0,this.#e(!1)}close(){this.isOpen&&(this.pause(),this.isOpen=!1,this.#n=0,this.#e(!1),this.
show(null))}step(e){this.goTo(this.isOpen?this.#n+e:e>0?0:this.#s.length-1)}goTo(e){this.pause(),this.isOpen=!0,this.#n=
Math.max(0,Math.min(this.#s.length-1,e)),this.#e(!1),this.show(this.#n)}#r(){let{title:e="",text:n=""}=this.#s[this.#n]??
{},s=Math.max(1800,55*(e.length+n.length));if(this.#n>=this.#s.length-1){this.pause();return}this.#t=window.setTimeout(()=>{
this.goTo(this.#n+1),this.#r()},s),this.#e(!0)}#e(e){this.button.dataset.icon=e?"pause":"play";let n=e?"Pause the story":
"Play the story";this.button.setAttribute("aria-label",n),this.button.title=n,this.slider.value=String(this.isOpen?this.#n+
1:this.#s.length),this.slider.setAttribute("aria-valuetext",this.isOpen?`Step ${this.#n+1} of ${this.#s.length}`:"The wh\
ole picture"),this.back.disabled=this.isOpen&&this.#n===0,this.forth.disabled=this.isOpen&&this.#n>=this.#s.length-1}};function ss(t,e,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),
s.addEventListener("click",n),s}var Gc=.03,Fc=5;function rn({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=dt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),m=u.slice(0,-1).map(({location:g})=>g),d=yr(m.map(g=>e?.knownProbability(g)??null),1),p=n&&e?Hc(m,t,e):null,b=(l-c)/
u.length;return u.map((g,y)=>{let x=c+(y+.5)*b,$=g.probability*s.full,M={pointer:p?.pointer[y]??null,generation:p?.generation[y]??
null},[k,N]=["pointer","generation"].map(w=>gr(g[w]*Vt({reading:t},w),M[w])*s.full);return{...g,was:e?d[y]??null:null,wasByPath:M,
middle:x,start:x+(Number(k)-Number(N)-$)/2,height:$}})}function gr(t,e){return Math.max(0,(e??t)-t)}function Hc(t,e,n){let s=(o,r)=>r?
yr(t.map(a=>n.shareOf(o,a)),Vt({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function yr(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function an(t,e){let{reading:n,stage:s}=t,o=be(t),r=n.pointerWeights,a=g=>g.reduce((y,x)=>y+gr(r[x],o?.[x]??null),0),i=n.
pointedPlaces.map(g=>({...g,lost:a(g.visits)})).sort((g,y)=>y.probability+y.lost-g.probability-g.lost),c=i.filter((g,y)=>g.
probability+g.lost>=Gc&&y<Fc||os(e,g.location)<e.length-1).map(g=>({...g,wish:b(g.visits)})),l=i.filter(({location:g})=>!c.
some(y=>y.location===g));if(l.length){let g=l.flatMap(y=>y.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((y,{probability:x})=>y+x,0),lost:a(g),visits:g,wish:b(g)})}c.sort((g,y)=>g.
wish-y.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:g,probability:y,lost:x})=>({wish:g,length:(y+x)*s.full})),
d=m.reduce((g,{length:y})=>g-y,h[1]-h[0]),p=Ve(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:g,
label:y,probability:x,lost:$,visits:M},k)=>({path:"pointer",location:g,label:y,probability:x,start:Number(p[k]),lost:$,visits:M,
answer:os(e,g)}));function b(g){let y=g.map($=>Math.max(r[$],o?.[$]??0)),x=y.reduce(($,M)=>$+M,0)||1;return g.reduce(($,M,k)=>$+
Number(y[k])/x*Number(s.across.visits[M]),0)}}function cn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
pe),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:os(n,a)};return r+=c*e.full+o,l})}function Vt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function mt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function os(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var rs=18;function It({stage:t},e){let n=t.type/13;return C(e,12.5*n)+13*n}function xe({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function ln(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return f("g",{key:`temperature ${e}`},ae(t,{act:`${e}_temperature`,words:xe(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function ae(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i,isOn:c}){if(!t.canAct)return[];let l=t.stage.type/13,h=a||rs*l,u=It(t,n),
m=i?" stays":c?" on":"";return[f("rect",{key:`handle ${e}`,class:`handle${m}`,"data-act":e,x:o-u,y:r,width:u,height:h,rx:h/
2},f("title",{},s)),f("text",{key:`handle words ${e}`,class:`handle-words middle${m}`,x:o-u/2,y:r+h/2+4*l},n)]}var ke=1440;function br(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Wt(t,n,"Visits",as(t,s),s),...Dc(t),...e.rows.map(
(o,r)=>Bc(t,r))]}function as({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${e.head}`;return C(o,12.5*(t.type/13))<=n?o:s}function Wt({stage:t},e,n,s,o=400){let r=t.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},C(n,15*r,!0)<=o?f("text",{x:e,y:17*r,class:"title"},n):f("te\
xt",{x:e,y:17*r,class:"small strong"},Z(n,o,12.5*r,!0)),f("text",{x:e,y:35*r,class:"small"},Z(s,o,12.5*r)))}function Dc({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of is(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function is({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=Vc(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(rt[s.weekday])})}return e}function Vc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function Bc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=ce(o,n).includes(e),d=c.masked?"unmask":"mask",p=i&&t.canAct&&e<n.count-1,b=p&&m?It(t,d)+4*l:0,g=Math.min(rs*l,a),
y=hn(c),x=a>=33*l,$=(x?20:13)*l,M=h+$+(x?14:8)*l,k=ls(t,e),N=hs(t,e),w=m||N,O=k?42*l:0,T=s.visits.x+s.visits.width-4,E=T-
M,_=y.replace(/\d+ h .*/,`${Math.round(c.duration_minutes/60)} h`),P=s.isDense?0:38*l,R=x?[f("text",{x:M,y:r-3*l,class:"\
strong"},Z(c.label,E-b,13*l,!0)),f("text",{x:M,y:r+13*l,class:"small"},[y,_].find(V=>C(V,12.5*l)<=E-O)??st(c.start_minute)),
k||E<C(y,12.5*l)+56*l?null:jc(T+4-50*l,r+5*l,48*l,c)]:[f("text",{x:M,y:r+4.4*l,class:w?"strong":"label"},Z(c.label,E-Math.
max(P,O)-b-9,12.5*l,w)),k||s.isDense?null:f("text",{x:T-b,y:r+4.4*l,class:"small end"},st(c.start_minute))];return f("g",
cs(t,e,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,a-1),rx:i?5*l:1}),i&&lt(c.category,h+4*l,r-$/2,
$),i?R:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),k&&i&&f("text",{x:T,y:r+(x?13:4.4)*l,class:N?"strong end":
"small end"},k),p&&m&&ae(t,{act:"mask",words:d,title:c.masked?"Unmask this visit, so that others may read it again":"Mas\
k this visit: no other may read it",right:T+2,y:x?r-17*l:r-g/2,height:g}),f("title",{},`${c.label}, ${rt[c.weekday]} ${y}`))}
function cs({reading:t,lit:e,beat:n},s,o){let r=ce(e,t).includes(s);return{key:`visit ${s}`,class:`part visit${r?" lit":
""}${o.masked?" off":""}`,"data-part":`visits.${s}`,role:"button",tabindex:"-1","aria-label":`Visit ${s+1} of ${t.count}\
: ${o.label}, ${rt[o.weekday]} ${hn(o)}${o.masked?", masked":""}${t.hasPointer&&n>=K(t).pointer?`; pointer weight ${S(t.
pointerWeights[s],1)}`:""}`}}function hn({start_minute:t,duration_minutes:e}){return`${st(t)} · ${Tt(e)}`}function ls({
reading:t,lit:e},n){return e?.kind!=="head"?"":S(t.lastRow(e.layer??0,e.head??0)[n])}function hs({reading:t,lit:e},n){return e?.
kind!=="head"?!1:ct(t.lastRow(e.layer??0,e.head??0))===n}function jc(t,e,n,{start_minute:s,duration_minutes:o}){let r=Math.
min(s+o,ke),a=Math.min(s,Math.max(0,s+o-ke)),i=(c,l)=>f("rect",{class:"stay",x:t+c/ke*n,y:e,width:Math.max(1,(l-c)/ke*n),
height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"track",x:t,
y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/ke*n-2,y:e-3,width:5,
height:13}))}function $r(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,{slices:a}=e,
i=Math.max(...wt(t).map(({longestSlice:b})=>b)),c=r/a.length,l=at(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.flatMap(({y:b,
height:g},y)=>a.map(({lengths:x},$)=>{let M=Number(x[y])/i*Math.max(2,g-4);return{visit:y,x:o+$*c,y:b+g/2-2-M,width:.72*
c,height:M}})),[m,d]=us(u,({visit:b})=>h||l.includes(b)),p=a.map(({short:b},g)=>f("text",{key:`name ${b}`,class:"tiny mi\
ddle",x:o+(g+.36)*c,y:(g%2?40:26)*s},b));return[f("g",ms(t),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),p,f("path",{key:"bars",class:"length",d:Yt(d)}),m.length>0&&f("path",{key:"lit",class:"length lit",
d:Yt(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function us(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function ms(t){return{key:"slices",class:`part \
slices${it(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",visibility:z(t,je.slices),"aria-label":`Input \
of each visit: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function xr(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Wt(t,n+6*o,"Answer",t.stage.isDense?"":Uc(t),
s-n),...fs(t,e)]}function Uc({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function fs(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=dt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(m=>{let{location:d,label:p,category:b,probability:g,was:y,middle:x,height:$,start:M}=m,k=[{path:"poin\
ter",share:m.pointer*Vt(t,"pointer")},{path:"generation",share:m.generation*Vt(t,"generation")}],N=i===d,w=c+(b===null?6:
26)*a,O=Ee(p,l-w-(r===d?20*a:2),13.5*a,2,!0),T=x-(O.length>1?22:8)*a,E=x+(O.length>1?2:0)*a,_=c+6*a,P=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${N?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${p}: ${S(g,1)}; from the pointer ${S(k[0]?.share??0,1)}, from generation ${S(
k[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:T-16*a,
width:u+10*a,height:E-T+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:M,width:J-2,height:Math.max(1,$)}),
b!==null&&lt(b,c+5*a,T-13*a,16*a),O.map((R,V)=>f("text",{key:`name ${V}`,class:d<0?"label halo":"strong halo",x:w,y:T+15*
V*a},R)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${T-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:E,width:P,height:8*a}),k.map(({path:R,
share:V})=>{let W=f("rect",{key:R,class:`${R} bar`,x:_,y:E,width:Math.max(0,V*P),height:8*a});return _+=V*P,W}),y!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+y*P,y:E-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:E+23*a},S(g,1)),y!==null&&qc(c+60*a,E+23*a,g,y))})}function qc(t,e,n,s){let{change:o,size:r,sign:a}=Kt(
n,s);return o===0?f("text",{key:"change",class:"small",x:t,y:e},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${a} ${r}`)}function kr(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return ds(t,m,zc(t,h,u,c,i*l),n.isDense?d:void 0)}function ds(t,{
x:e,y:n,columns:s,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*i},l=t.reading.values("context"),h=Math.
max(...wt(t).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${it(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",visibility:z(t,K(
t.reading).context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"groun\
d",x:e-3,y:n-16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"C\
ontext"),u,f("title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the \
gate read them.`))}function zc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.
height-5*a,h=e.gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),
t.hasGeneration&&f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("\
gate.logit")&&f("path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/
2+4}`})]}function wr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+i/2,u=un(t);return f("g",ps(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function un({reading:t}){return t.trace.architecture.
components.includes("gate")}function ps(t,e){let{reading:n}=t,s=t.canAct&&un(t);return{key:"gate",class:`part gate${it(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":t.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",visibility:z(t,K(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function mn(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=K(s).
gate,i=$=>Vt(t,$),c=dt(r,s),l=new Map,h=o.across.gate;for(let $ of e)l.set($,h),h+=$.probability*i($.path)*o.full;let u=new Map;
h=o.across.gate;for(let $ of["pointer","generation"])for(let[M]of n.entries())u.set(`${$} ${M}`,h),h+=Number(n[M]?.[$])*
i($)*o.full;let m=e.map($=>{let M=Number(l.get($)),k=$.probability*i($.path)*o.full,N=mt($.start,$.start+$.probability*o.
full),w=mt(M,M+k);return f("path",{key:`into ${$.path} ${$.location}`,class:`${$.path} band${y($.location)}`,d:o.bands.into(
N,w,a)})}),[d,p]=[o.across.gate,o.across.gate+o.full],b=n.flatMap(($,M)=>{let k=$.start;return["pointer","generation"].map(
N=>{let w=Number($[N])*i(N),O=w*o.full,T=Number(u.get(`${N} ${M}`)),E=mt(T,T+O),_=mt(k,k+O),P=$.wasByPath[N],R=P===null?
null:g(N,T,k,O,P*o.full);k+=O;let V=`out ${N} ${$.location}`;return[O>0&&f("path",{key:V,class:`${N} band${y($.location)}`,
d:o.bands.out(E,_,a)}),R&&Qe({key:V,now:O,before:Number(P)*o.full,path:(W,L)=>o.bands.out(W,L,a),edges:R,style:y($.location),
title:`${$.label}, from ${N==="pointer"?"the pointer":"generation"}: ${tn(w,Number(P),t.before?s.wordsFor(t.before):"")}`})]})});
return[m,b,a&&r?.kind==="visit"&&x(r.visit??0)];function g($,M,k,N,w){let O=Math.abs(N-w),T=$==="pointer",E=(R,V)=>{let W=T?
R-(V?0:O):R+N-(V?O:0);return[W,W+O]},[_]=E(M,!1),P=Math.max(d,Math.min(p-O,_));return{more:[E(M,!0),E(k,!0)],less:[[P,P+
O],E(k,!1)]}}function y($){return c===null?"":c===$&&r?.kind==="place"?" lit":" dim"}function x($){let M=s.pointerWeights,
k=e.find(({path:L,visits:H})=>L==="pointer"&&H.includes($));if(!k)return null;let N=[...k.visits].sort((L,H)=>L-H),O=N.slice(
0,N.indexOf($)).reduce((L,H)=>L+M[H],0)*o.full,T=M[$]*o.full,E=i("pointer"),_=Number(l.get(k))+O*E,P=n[k.answer],R=Number(
u.get(`pointer ${k.answer}`))+O*E,V=Number(P?.start)+O*E,W=P?.location===k.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(mt(k.start+O,k.start+O+T),mt(_,_+T*E),a)}),W&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(mt(R,R+T*E),mt(V,V+T*E),a)})]}}function Mr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=un(t),m=`${S(e.gate)} pointer${u?"":", fixed"}`;return f("g",ps(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-gt/2,s.size.width-
gt),y:r+(a-gt)/2,width:gt,height:gt})])}function Or(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:p})=>p==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=K(n).generation,h=a-i-(s.
isDense?38:46)*o,u=({label:p,location:b})=>b>=0?Z(p,h,13*o):[p,p.replace(/others?/,"more")].find(y=>C(y,12.5*o)<=h)??"ot\
hers",m=r.map((p,b)=>{let{probability:g,location:y}=p,x=c+b*17*o;return[f("text",{key:`name ${b}`,class:y<0?"small halo":
"label halo",x:i,y:x},u(p)),f("text",{key:`share ${b}`,class:"strong end halo",x:a,y:x},S(g))]}),d=r.map(({label:p,probability:b,
start:g,location:y},x)=>f("rect",{key:`bar ${x}`,class:"generation bar",x:s.places,y:g,width:J,height:l?Math.max(.8,b*s.
full):0},f("title",{},`${y<0?"The others":p}: ${S(b,1)} of the generation head`)));return f("g",gs(t,r),f("rect",{class:"\
ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" end":""}`,x:s.isDense?a:i,
y:c-18*o},"Generation"),m,d)}function gs(t,e){return{key:"generation",class:`part generation-block${it(t,"generation")}`,
"data-part":"generation",role:"button",tabindex:"-1",visibility:z(t,K(t.reading).generation),"aria-label":`Generation: ${e.
map(({label:n,probability:s})=>n+St(n,s)).join(", ")}`}}var Yc=4,ys=17,Kc=4;function Nr(t,e){let{reading:n,stage:s,lit:o}=t,r=dt(o,n),a=e.filter(({path:l})=>l==="pointer"),i=Jc(
t,a),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",visibility:z(t,K(n).pointer)},a.map(l=>f("re\
ct",{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:J},
f("title",{},`${l.label}: ${S(l.probability,1)} of the pointer`))),[Xc,Zc].map(l=>i.map(h=>l(t,h,c(h.flow)))))}function Jc({
reading:t,stage:e,lit:n},s){let o=e.type/13,r=dt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h,p=u>=0,b=St(m,d),y=`${Z(
m,i-a-C(b,13*o,!0),13*o,p)}${b}`,x=C(y,13*o,p)/2,$=h.start+d*e.full/2,M=Math.max(a+x,Math.min(i-x,$)),[k,N]=[M-x,M+x];for(let w=0;w<
Yc;w++){if(l.some(E=>E.row===w&&k<E.right+8*o&&N>E.left-8*o))continue;let T=M>$?"":M<$?" end":" middle";l.push({flow:h,text:y,
isBold:p,left:k,right:N,row:w,anchor:T});break}}return l}function Sr({stage:t},{row:e}){return t.places+J+(14+ys*e)*t.type/
13}function Xc(t,e,n){let{type:s,places:o,full:r}=t.stage,{flow:a,row:i}=e;return i>0&&f("path",{key:`leader ${a.location}`,
class:`leader${n}`,d:`M${a.start+a.probability*r/2} ${o+J}V${Sr(t,e)-11*s/13}`})}function Zc(t,e,n){let{flow:s,text:o,isBold:r,
left:a,right:i,anchor:c}=e;return f("text",{key:`name ${s.location}`,class:`${r?"strong":"small"}${c} halo${n}`,x:c===""?
a:c===" end"?i:(a+i)/2,y:Sr(t,e)},o)}function Tr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:l})=>l==="g\
eneration"),a=t.beat>=K(n).generation,i=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-(Kc*ys-6)*o;return f(
"g",gs(t,r),f("rect",{class:"ground",x:s.right-i,y:c-36*o,width:i+6,height:s.places+J-c+40*o,rx:6}),f("text",{class:"tit\
le end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},d)=>{let p=St(h,u),b=Z(
h,i-C(p,13*o),13*o)+p;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",x:s.right,y:c+d*ys*o},
b),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:a?J:0},f("title",{},
`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Qc=16;function Ar(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=z(t,K(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=at(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},d=C("Pointer",15*r,!0)+4*r,
p=It(t,xe(t,"pointer")),b=s.rows.flatMap(({y,isFull:x},$)=>{if(!x)return[];let M=i[$]>=.2*h||l.includes($)?"strong":"sma\
ll",k=l.length&&!l.includes($)?" dim":"";return[!s.isDense&&f("text",{key:`score ${$}`,class:`small end halo${k}`,x:s.scores,
y:y+4.4*r},A(c[$])),f("text",{key:`weight ${$}`,class:`${M} end${k}`,x:s.weights,y:y+4.4*r},S(i[$]))].filter(N=>N!==!1)}),
g=e.filter(({path:y})=>y==="pointer").map(y=>tl(t,y));return[f("g",bs(t,e),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Wt(t,u,"Pointer","",200),Object.entries(m).map(([y,x])=>f("text",{key:y,class:"\
small end","aria-hidden":"true",x,y:35*r},y)),!s.isDense&&ln(t,"pointer",Math.max(s.weights+6*r,u+d+p)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),b),f("g",{key:"ribbons",visibility:a},$s(t,e),g)]}function bs(t,e){
return{key:"pointer",class:`part pointer-block${it(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",visibility:z(
t,K(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>n+St(n,s)).join(", ")}`}}function $s(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.pointerWeights,
i=be(t),c=at(r,n),l=t.beat>=K(n).pointer,h=Ve(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??0)*o.full})),
0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*o.full;
return[...u.visits].sort((p,b)=>p-b).map(p=>{let b=a[p]*o.full,g=Number(h[p]),y=c.includes(p)?" lit":c.length?" dim":"",
x=mt(m,m+b);m+=b;let $=i?.[p]??null,M=$===null?0:($-a[p])*o.full,[k,N]=[d,Math.max(0,M)];d+=N;let w=`${n.visits[p]?.label}\
: `,O=$===null||!s?`${w}${S(a[p],1)} of the pointer`:`${w}${tn(a[p],$,n.wordsFor(s))} of the pointer`;return[f("path",{key:`\
ribbon ${p}`,class:`pointer band${y}`,d:o.bands.ribbon(mt(g,g+b),x,l)},f("title",{},O)),Qe({key:`ribbon ${p}`,now:b,before:$===
null?null:$*o.full,path:(T,E)=>o.bands.ribbon(T,E,l),edges:{more:[[g+b+M,g+b],[m+M,m]],less:[[g+b,g+b+M],[k,k+N]]},style:y,
title:O})]})})}function tl(t,{path:e,location:n,label:s,probability:o,start:r}){let{reading:a,stage:i,lit:c}=t,l=i.type/
13,h=dt(c,a),u=St(s,o),d=a.hasGate&&Math.abs(r-i.across.gate+5*l)<Qc*l?C("Gate 0.00",15*l,!0)/2-i.gateWidth/2:0,[p,b]=[i.
ribbons+2*l,i.gate-12*l-d],g=b-p,y=n>=0,x=Z(s,g-C(u,13*l,!0),13*l,y),$=C(x+u,13*l,y)/2,M=Math.max(p+$,Math.min(i.places+
J/2,b-$));return f("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${e} bar`,x:i.places,y:r,width:J,
height:Math.max(.8,o*i.full)}),f("text",{class:`${y?"strong":"small"} middle halo`,x:M,y:r-5*l},x+u),f("title",{},`${s}:\
 ${S(o,1)} of the pointer`))}function Er(t){return[Mt(t,17*(t.stage.type/13),"Visits",as(t,t.stage.size.width)),...el(t),...t.stage.columns.map((e,n)=>nl(
t,n))]}function Mt({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-C(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,
y:e},Z(s,a,12.5*r)))}function el({reading:t,stage:e}){let n=e.type/13;return is(t).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=C(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function nl(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,d=ce(o,n).includes(e),p=Math.min(20*l,a-3),b=st(c.start_minute),g=ls(t,e),y=[
g||b,g?g.replace(" %",""):b.slice(0,2)],x=y.find(N=>C(N,12.5*l,!0)<=a)??y[1],$=m?Ee(c.label,a-6*l,12.5*l,2):[],M=d||hs(t,
e),k={class:M?"strong middle":"small middle",x:r};return f("g",cs(t,e,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[lt(c.category,r-p/2,h+8*l,p),f("text",{key:"hour",...k,y:h+45*l},x),
$.map((N,w)=>f("text",{key:`name ${w}`,class:`${M?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},N))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${rt[c.weekday]} ${hn(c)}`))}
function _r(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=at(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...wt(t).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(U.title+46)*o,u=r.map(({name:m,label:d,lengths:p},b)=>{
let g=Number(p[a]),y=n.left+(b+.5)*l,x=g/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:y-9*o,y:h-x,width:18*
o,height:x}),f("text",{key:`length ${m}`,class:"tiny middle",x:y,y:h-x-4*o},A(g)),f("text",{key:`name ${m}`,class:"tiny \
middle",x:y,y:h+15*o},d)]});return f("g",ms(t),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+12,
height:(U.title+U.inputs+6)*o,rx:6}),Mt(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${rt[i.weekday]} ${st(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function vr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[f("g",bs(t,e),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(U.title+U.scores)*o,rx:6}),Mt(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),sl(t)),f("g",{key:"ribbons",visibility:z(
t,K(n).pointer)},$s(t,e))]}function sl({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
p=>A(p)),a=at(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(p=>C(p,11.5*s)>c-3),h=e.pointer+(U.title+
U.scores)*s,u=e.columns.find(p=>p.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:p,isFull:b},g)=>{
let y=a.length&&!a.includes(g)?" dim":"",x=o[g]>=.2*i||a.includes(g),$=S(o[g]).replace(" %",""),M=C($,12.5*s,!0)/2;if(!b&&
(!x||p-M<d||p+M>m))return[];d=p+M;let k=x?"strong":"small",N=h-24*s;return[b&&f("text",l?{key:`score ${g}`,class:`tiny${y}`,
x:p+4*s,y:N+2*s,transform:`rotate(-90 ${(p+4*s).toFixed(2)} ${(N+2*s).toFixed(2)})`}:{key:`score ${g}`,class:`tiny middl\
e${y}`,x:p,y:N},r[g]),f("text",{key:`weight ${g}`,class:`${k} middle${y}`,x:p,y:h-6*s},$)].filter(w=>w!==!1)})}function Lr(t){let{reading:e,stage:n}=t,s=n.type/13,o=z(t,K(e).gate),r=rn(t),a=[...an(t,r),...cn(t,r)];return[ds(t,n.context,
ol(t)),...e.hasPointer?vr(t,a):[],f("g",{key:"flows",visibility:o},mn(t,a,r)),...e.hasPointer?[Nr(t,a)]:[],...e.hasGeneration?
[Tr(t,a)]:[],...e.hasGate?[Mr(t)]:[],f("g",{key:"answer",visibility:o},Mt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),fs(t,r))]}function ol({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(U.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var xs=19,rl=.05;function Pr(t){let{stage:e}=t,n=e.type/13,s=Ue(t),o=f("g",{key:"legend",visibility:z(t,re(0))},qe(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=It(t,xe(t,"attention")),h=C(c,15*
n,!0)+l+4*n<=a.width,u=ye(t),d=C(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return f("g",{key:`layer ${i}`,visibility:z(
t,re(i))},a.maps.length?Wt(t,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&ln(t,"attention",
a.x+a.width,(h?3:21)*n),a.maps.map((p,b)=>al(t,p,i,b)),a.maps.map((p,b)=>ks(t,p,i,b,s)),il(t,i))});return[o,...r]}function al(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isOff(n,s))return null;let i=o.lastRow(n,s),c=Rr(t,n,s)?[...i.keys()].filter(u=>i[u]>=
rl):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:Nt(l,[m-d,m+d],e.x,[h-d,
h+d])})})}function Rr({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function ks(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:m,touch:d}=e,{count:p}=r,b=r.weights(n,s),g=r.lastRow(n,s),y=r.isOff(
n,s),{before:x,overlays:$}=t,M=$&&!y&&x?.isOff(n,s)?x:null,k=M?`; switched off ${r.wordsFor(M)}`:"",N=c?b[ct(b)]||1:o,w=Rr(
t,n,s),[O]=i?.kind==="visit"?at(i,r):[],T=ct(g),E=O??T,_=m/p,P=`Layer ${n}, head ${s}`,R=d?u-38*l:u+4,V=y?"switch on":"s\
witch off",W=d===void 0&&It(t,V)<=m-6*l,L=r.visits[T],H=Kn(t,e,s);return f("g",{key:`head ${s}`,class:`part head${w?" li\
t":""}${y?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":y?`${P}: switched of\
f`:`${P}: the last visit reads most from visit ${T+1}, ${L?.label}, ${S(g[T])}${k}`},f("text",{class:"small",x:h,y:u-(d?
25:4)*l},H.name),!y&&H.hasWeight&&f("text",{key:"weight",class:`${O===void 0?"small":"strong"}${d?"":" end"}`,x:d?h:h+m,
y:u-4*l},S(g[E])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",{key:"map",class:"\
map",href:Et(b,p,t.scale,N),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:y?.15:1}),y&&f("path",{key:"cros\
s",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),M&&f("path",{key:"earlier cross",class:"crossed earlier",d:`M${h} ${u+
m}L${h+m} ${u}`}),O!==void 0&&!y&&f("rect",{key:"column",class:"column",x:h+O*_,y:u,width:Math.max(2,_),height:m}),(O!==
void 0||w)&&!y&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,_),width:m,height:Math.max(2,_)}),f("title",{},
`${P}. ${y?"Switched off.":`The last visit reads ${S(g[E])} from ${r.visits[E]?.label}. A stronger colour is a larger we\
ight, up to ${S(N,1)}. Click to open.`}${M?` Switched off ${r.wordsFor(M)}.`:""}`),ae(t,{act:"head",words:W?V:y?"off":"o\
n",title:y?"Switch this head on again":"Switch this head off",isOn:!W&&!y,right:h+m-(d?0:3)*l,y:R}),t.canAct&&d!==void 0&&
f("rect",{key:"touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function il(t,e){let{reading:n,
stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;let r=s.type/13,a=o.stream,i=fn(n,e),c=Ms(t),l=s.streamWidth-
8*r,h=i.map(({style:m,lengths:d},p)=>ws(t,e,m,s.rows.map(({y:b,height:g},y)=>{let x=Math.max(1,Math.min(5*r,(g-3)/i.length));
return{visit:y,x:a,y:b+(p-i.length/2)*x,width:Number(d[y])/c*l,height:x-.6}}))),u=i.map(({name:m,style:d},p)=>[f("rect",
{class:d,x:a,y:s.bottom+(10+xs*p)*r,width:9*r,height:9*r}),f("text",{class:"small",x:a+14*r,y:s.bottom+(18.5+xs*p)*r},m)]);
return f("g",Os(t,e),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+14*r,height:s.bottom-s.top+66*r,rx:6}),
Wt(t,a,"Stream",`+ layer ${e}`,s.streamWidth),h,u,cl(t,e,a+s.streamWidth+10*r))}function cl(t,e,n){let{reading:s,stage:o}=t;
if(!s.has(`layers.${e}.residual_mid`))return[];let r=o.type/13,a=s.trace.interventions.residuals===!1,i={act:"attention",
words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join stream"],isOff:a},...s.heads?
[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.isSkipped(e,"feed_\
forward")}].map(({act:l,words:h,isOff:u},m)=>ae(t,{act:l,words:String(h[Number(u)]),title:ll[l]??"",right:n,y:o.bottom+(5+
xs*m)*r}))}var ll={residuals:"Residual connections of all layers: without them, only what sublayers add goes on",attention:"\
Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of this layer: skipped,\
 it adds nothing"};function ws(t,e,n,s){let{lit:o,reading:r}=t,i=it(t,"stream",e)!==""?[r.count-1]:at(o,r),[c,l]=us(s,({
visit:h})=>!i.length||i.includes(h));return[f("path",{key:n,class:n,d:Yt(c)}),l.length>0&&f("path",{key:`${n} dim`,class:`${n}\
 dim`,d:Yt(l)})]}function fn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"stream",lengths:n,
style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"feed-forward"}]}function Ms(t){
let e=0;for(let n of wt(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of fn(n,s))e=Math.max(e,...o);return e||1}function Os(t,e){
let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`part stream${it(t,"stream",e)}`,
"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",visibility:z(t,re(e)+1),"aria-label":`Stream of layer ${e}:\
 vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(1)}`:""}, feed-forward\
 network ${o.at(-1)?.toFixed(1)}`}}function Ir(t){let{stage:e}=t,n=e.type/13,s=Ue(t);return e.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,visibility:z(
t,re(a))},r.length>0&&Mt(t,o+15*n,`Layer ${a}`,ye(t)),a===0&&qe(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>ks(t,i,a,c,s)),hl(
t,a)))}function hl(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=fn(n,e),i=Ms(t),c=r+U.bars*
o,l=a.map(({style:h,lengths:u},m)=>ws(t,e,h,s.columns.map(({x:d,width:p},b)=>{let g=Math.min(8*o,.86*p/a.length),y=Number(
u[b])/i*U.bars*o;return{visit:b,x:d+(m-a.length/2)*g,y:c-y,width:.88*g,height:y}})));return f("g",Os(t,e),f("rect",{class:"\
ground",x:s.left-6,y:r-U.title*o,width:s.right-s.left+12,height:(U.title+U.bars+4)*o,rx:6}),Mt(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),ul(t,a,r-10*o),l)}function ul({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-C(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var we=700;function Wr({stage:{size:t},...e}){let n=Ze(e),s={...e,stage:qn(e.reading,t.width,t.type,n)};return[f("g",{key:"\
visits"},Er(s)),f("g",{key:"inputs"},_r(s)),f("g",{key:"layers"},Ir(s)),f("g",{key:"decoder"},Lr(s))]}function Cr(t,e,n){
return qn(t,e,n).size.height}function Gr(t){let{reading:e}=t,n=K(e),s=rn(t),o=[...an(t,s),...cn(t,s)];return[kr(t),...e.hasPointer?Ar(t,o):[],...e.hasGeneration?
[Or(t,o)]:[],f("g",{key:"flows",visibility:z(t,n.gate)},mn(t,o,s)),e.hasGate?wr(t):null,f("g",{key:"answer",visibility:z(
t,n.gate)},xr(t,s))].filter(r=>r!==null)}function Fr(t){return t.stage.size.width<we?Wr(t):[f("g",{key:"visits"},br(t)),f("g",{key:"inputs"},$r(t)),f("g",{key:"l\
ayers"},Pr(t)),f("g",{key:"decoder"},Gr(t))]}var dn=240,ml=150,fl=120,dl=13,pl=17,Ns={type:16.7,width:900,side:36},Hr=.5,gl=660,Dr=matchMedia("(prefers-reduced-motio\
n: reduce)"),Vr=class{#t=null;#n=null;#s=!1;#r=null;#e=null;#o=null;#c="";#m=null;#i=null;#h=null;#f=!1;#g=new Map;#$=0;#x="";#a;#k=!1;get opened(){
return this.#i}get#l(){return!this.#a||this.#t&&Ds(this.#t.trace)?null:this.#i}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,n,s){this.root=e,this.hooks=n,this.#a=s,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let a=document.createElement(
"button");if(a.type="button",a.textContent="Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,a),n.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new en(i,()=>this.#u(dn)),a.before(this.circuits.
legend,this.circuits.button)}e.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new sn(this.drawn),this.
player=new on(o,i=>{this.#m=i,i!==null&&(this.#e=this.#o=null),i!==null&&this.#i!==null&&(this.#i=null,this.hooks.opened?.(
null)),this.root.toggleAttribute("data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),
this.#u(dn);let c=this.player.told?.part;c&&this.#R(c),this.hooks.told?.(i)}),this.#E()}#E(){let{drawn:e}=this;new ResizeObserver(
()=>{this.#x!==Br(e)&&this.#u(0)}).observe(e),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,{attributeFilter:[
"data-theme"]}),e.addEventListener("pointerover",({target:n})=>{this.#h||this.#d(Ss(n))}),e.addEventListener("pointerlea\
ve",()=>this.#d(null)),e.addEventListener("focusin",({target:n})=>this.#d(Ss(n))),e.addEventListener("focusout",()=>this.#d(
null)),e.addEventListener("keydown",n=>this.#L(n)),e.addEventListener("click",({target:n})=>this.#M(n)),e.addEventListener(
"pointerdown",n=>this.#v(n)),e.addEventListener("pointermove",n=>this.#N(n,!1));for(let n of["pointerup","pointercancel"])
e.addEventListener(n,s=>this.#N(s,!0))}complete(e,n){this.hooks=e,this.#a=n}show(e,n=null,s=null,o=this.hooks.against){this.#t=
new At(e),this.#n=n&&new At(n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new At(s),this.#g.clear(),
this.circuits?.renew(),this.#e=yt(this.#o,this.#t);let r=ao(this.#t);this.player.tell(r),jr(this.room,mr(this.#t,r,this.
hooks.act!==void 0));let a=this.drawn.contains(document.activeElement);this.#u(this.#h?.follows?0:dn),a&&this.#w(),this.#k&&
this.showTables()}open(e){let n=e===null?this.#i:null;this.#i=e,this.#e=this.#o=null;let s=this.drawn.contains(document.
activeElement);this.player.isOpen&&this.player.close(),this.#u(dn);let o=s&&n&&this.#_(n);o&&this.#b(o),s&&this.#w(),this.
hooks.opened?.(this.#i)}back(){this.#i!==null&&this.open(this.#a?.blockAround(this.#i)||null)}showTables(){if(this.#k=!this.#t,
!this.#t||this.player.isTelling)return;let e=this.#s?this.#n:null,n=this.hooks.model?.();this.#a?.showTables(this.root,this.#t,
this.#l,e,n)}#_(e){return this.#p.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}.`))??null}#w(){
if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof SVGElement&&
e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){if(!this.#a)throw new Error("The\
 picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#a.svgFile(
this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#o=e,!this.#t)return!1;let s=this.player.isTelling&&!this.#y(e??
"")?null:yt(e,this.#t);return JSON.stringify(s)===JSON.stringify(this.#e)?!1:(this.#e=s,this.#u(0),!0)}#d(e){if(!this.light(
e))return;let{kind:n,visit:s=0}=this.#e??{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&e)}#M(e){if(!(e instanceof Element)||
this.#f)return;let n=Ss(e),s=e.closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,
i]=["more","layer","head"].map(c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o===
"scale")this.isOwnScale=!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#O(n,o);else{
let r=e.closest("[data-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#O(e,n){let s=this.#t&&yt(e,this.#t),
{act:o}=this.hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):
r==="head"&&o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),
n==="residuals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#v(e){this.#f=!1;let{
act:n,edit:s,carry:o}=this.hooks,r=this.#a;!this.#t||!r||!(n||o)||(this.#h=n?r.dragOf(e,this.#t,this.drawn,s!==void 0):r.
carryOf(e),this.#h?.follows&&e.preventDefault())}#N(e,n){let s=this.#h;if(!s||e.pointerId!==s.pointer)return;n&&(this.#h=
null);let o=s.to(e,n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),
o.kind==="carry"?this.hooks.carry?.(o):yl(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#L(e){let n=e.target instanceof Element?
e.target.closest("[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(e.altKey?this.#I(e.key,s):this.#P(
e.key,n,s))&&e.preventDefault()}#P(e,n,s){if(e==="Escape"&&this.#i!==null)return this.back(),!0;if(e==="Escape"&&this.player.
isOpen)return this.player.close(),!0;if(e.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(e.toLowerCase()===
"c"&&this.circuits)return this.circuits.toggle(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.
carry({kind:"carry",name:s,x:0,y:0,state:"put"}),!0;if((e==="Enter"||e===" ")&&n){let i=n.hasAttribute("data-act")||n.hasAttribute(
"data-open");return e===" "&&this.hooks.act&&!i?this.#O(s??""):this.#M(n),!0}let o=this.#a;if(!o)return!1;if(this.#l!==null&&
this.#t){let i=o.neighbourOf(this.#l,e,this.#t),c=n?.getAttribute("aria-current")==="true";i!==null&&this.open(i);let l=this.
drawn.querySelector(`[aria-current="true"][data-open="${i}"]`);return c&&l instanceof SVGElement&&l.focus(),i!==null}if(n?.
getAttribute("role")==="slider"&&!/Left|Right/.test(e)&&this.#S(e))return!0;let a=o.walked(this.#p,n,e)?.getAttribute("d\
ata-part")??null;return a!==null&&this.#b(a),a!==null}#y(e){let n=this.#p.find(s=>s.getAttribute("data-part")===e);return n instanceof
SVGElement?n:null}#b(e){let n=this.#y(e);n&&(this.#c=e,this.#T(),n.focus())}#R(e){let{root:n,foot:s}=this,o=this.#y(e)?.
getBoundingClientRect();if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.
documentElement,i=r?n.getBoundingClientRect().top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=
c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy({top:h,behavior:Dr.matches?"auto":"smooth"})}#I(e,n){let s={ArrowUp:-1,ArrowLeft:-1,
ArrowDown:1,ArrowRight:1}[e],o=this.#t,r=o&&yt(n,o),{act:a,edit:i}=this.hooks,c=this.#a;if(!s||!r||!a||!c)return!1;let l=!0;
if(r.kind==="visit"){let h=r.visit??0;if(!i||!o.visits[h+s])return!0;i({kind:"move",visit:h,by:s,isDone:l}),this.#b(`vis\
its.${h+s}`)}else if(r.kind==="gate")this.#S(e);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"atte\
ntion":"pointer",u=/Up|Right/.test(e),m=c.turned(o,h,u?Hr:-Hr);a({kind:"temperature",of:h,value:m,isDone:l})}else return!1;
return!0}#S(e){let n=this.#t&&this.#a?.slid(this.#t,e);return n&&this.hooks.act?.(n),!!n}get#p(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]:not([visibility], [visibility] *)")]}#T(){let e=this.#p,n=e.find(s=>s.getAttribute("data-part")===
this.#c)??e[0];for(let s of e){let o=s===n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#u(e){
this.#x=Br(this.drawn);let n=this.#G();if(!n)return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",
`0 0 ${s} ${o}`),this.drawn.setAttribute("font-size",String(n.stage.type));let r=this.#a,a=this.#l===null?[]:r?.openedMarks(
n,this.#l)??[];!a.length&&this.#l!==null&&(this.#i=null);let i=this.circuits?.circuit??null,c=a.length?a:this.#W(n);this.
drawing.show(c,Dr.matches?0:e),this.#l===null&&this.#T();let l=this.#l===null?null:r?.sentenceOfOpened(this.#l,n.reading),
h=this.#e?null:this.player.told,u=i&&!this.#e?r?.circuitSentence(i,n.reading):null,{title:m,text:d}=l??h??u??$t(this.#e,
n.reading,n.before,this.player.isTelling),p=!(l||h||u||this.#e),b=this.root.classList.contains("tall"),g=p&&!b&&!this.#n&&
!this.hooks.isProjected,y=this.circuits?.failure??"",x=l||h||this.player.isTelling?"":this.#C(),$=this.putIn.names.includes(
this.#o??"")?`It was put in from the ${this.putIn.run} run.`:"",M=n.stage.streamWidth>0||b,k=!l&&M&&h?.bars||"",N=this.drawn.
querySelector('[role="slider"]:focus')?n.sliderKeys:"",w=i&&this.#e?r?.circuitWords(i,this.#o):"";if(jr(this.caption,{title:m,
text:[d,N,k,$,w,x,y].filter(Boolean).join(" ")}),!g||y)return;let O=document.createElement("span");O.className="hint",O.
append(" ",to),this.caption.append(O),this.caption.offsetTop<0&&O.remove()}#W(e){let n=Fr(e);if(!this.#a)return n;let{markedAsCircuit:s,
markedAsPut:o}=this.#a,{type:r}=e.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#C(){clearTimeout(this.#$);
let e=this.#o??"",n=this.#g.get(e);return n!==void 0||!this.#e||this.#h?n??"":(this.#$=window.setTimeout(()=>{let s=this.#a?.
effectOf(this.#e,this.#t,this.hooks.whatIf)??"";this.#g.set(e,s),s&&this.caption.append(" ",...zt(s))},ml),"")}#G(){let{
clientWidth:e,clientHeight:n}=this.drawn,s=e<we;if(!this.#t||e<fl||n<1&&!s)return null;let r=(Number(getComputedStyle(this.
root).getPropertyValue("--scale"))||1)*Math.min(pl,Math.max(dl,e/120));this.root.classList.toggle("tall",s);let a={reading:this.#t,
before:this.#n,overlays:this.#s},i=Ze(a),c=this.#F(r,{width:e,height:n}),l=s?r:c,h=s?Cr(this.#t,e,l):n,u=s&&this.#l!==null?
gl:h;return{...a,beside:this.#r,stage:Vn(this.#t,{width:e,height:u,type:l},i),lit:this.#e??yt(this.player.told?.part,this.#t),
beat:this.#m??Number.POSITIVE_INFINITY,happened:this.happened,isOwnScale:this.isOwnScale,scale:[this.#A("--map-least"),this.#A(
"--attention")],canAct:this.hooks.act!==void 0,canAsk:this.hooks.ask!==void 0,sliderKeys:this.#a?.SLIDER_KEYS}}#F(e,n){if(!this.
hooks.isProjected||!this.#t||n.width<Ns.width)return e;let s=Math.max(e,Ns.type);return Vn(this.#t,{...n,type:s}).layers.
flatMap(({maps:r})=>r).every(({side:r})=>r>=Ns.side)?s:e}#A(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().
slice(1),[s=0,o=0,r=0]=(n.match(/../g)??[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function Br({clientWidth:t,clientHeight:e}){
return t<we?`${t}`:`${t} ${e}`}function jr(t,{title:e,text:n}){let s=document.createElement("strong");s.append(...zt(e)),
t.replaceChildren(s," ",...zt(n))}function yl(t){return t.kind==="move"||t.kind==="time"||t.kind==="stay"}function Ss(t){
return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute("data-part")??null}function bl({prediction:{name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(
1)} %`}function fg({prediction:t},{prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??
e.name}, `,{change:r,size:a,sign:i}=Kt(t.probability,e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} \
%`,change:s&&r?`${i} ${a} points`:"",isMore:r>0}}function dg(t,e){t.replaceChildren(...zt(e?bl(e):"…"));let{location:n,
probability:s}=e?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.
dataset[o]:t.dataset[o]=String(r)}function pg(t){return t==="browser"?"computed in this browser":"computed by the server"}var Me={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var $g="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",xg="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",kg="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",wg="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",Mg="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Og="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",Ng="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var Sg="This is not a JSON object. Send a JSON object.";function Ur(t){return Object.entries(Me).flatMap(([e,n])=>{let s=t[e]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:e,declared:n,value:s}]:[]})}function qr({parts:t},e){return(Array.isArray(e)?e:[e==="all"?t.map(()=>"*"):
e]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[t[r],o])))}var xl=3;function Dg(t,e,n){switch(e.kind){case"head":return kl(t,e,n.architecture);case"mask":return wl(t,e.visit,n.visits);case"\
skip":return Ml(t,e);case"residuals":return Sl(t);case"gate":return Ol(t,e);case"temperature":return Nl(t,e)}}function kl({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=t==="all"?i:t,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([d,p])=>u===d&&m===p));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function wl({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function Ml({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function Ol({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function Nl(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function Sl({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
var Vg=t=>t.map(e=>e+1);function As(t){let e=Ur(t).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(t).filter(
n=>e.includes(n)).map(n=>({key:n,text:Ts(n,t),short:Ts(n,t,xl)}))}function Ts(t,e,n=Number.POSITIVE_INFINITY){let s=Me[t],
{text:o,item:r="",every:a="",single:i,between:c=", ",first:l=0}=s.said,h=e[t]??s.default,u=qr(s,h).map(b=>Ne(r,Yr(b,g=>l?
Number(g)+l:zr(g)))),m=s.parts.includes("head")&&u.length>n,d=typeof o=="string"?o:o[h]??"",p=Yr(Me,({of:b},g)=>b===t?Ts(
g,e):"");return Ne(i&&u.length===1?i:d,{...p,value:zr(h),items:h==="all"?a:m?`${u.length} heads`:u.join(c)})}var zr=t=>String(
t).replaceAll("_","-"),Yr=(t,e)=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,e(s,n)]));function Bg(t){let e=As(
t).map(({text:n})=>n);return e.length?`Changed: ${e.join("; ")}.`:"Nothing is changed."}var Kr="Take this change back";function qg(t,e){return As(t).map(({key:n,text:s,short:o})=>{let r=document.createElement(
"li"),a=document.createElement("button");return a.type="button",a.textContent=`${o} ×`,a.title=o===s?Kr:`${s}. ${Kr}`,a.
addEventListener("click",()=>{e(Object.fromEntries(Object.entries(t).filter(([i])=>i!==n)))}),r.append(a),r})}var pn=El("model-files"),Tl=500,Bt=pn===null;function Xg(t){return pn!==null&&Object.hasOwn(pn,t)}async function Jr(t,e=qt){
return Bt?Al(`models/${encodeURIComponent(t)}/vocabulary`,e):JSON.parse(new TextDecoder().decode(await Es(t,"vocabulary")))}
async function Al(t,e){try{return await Gt(t,{},e)}catch(n){if(!(n instanceof Ct)||n.status)throw n;let s=new URL(`api/${t}`,
e),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Zg(t,e=Tl){if(Bt){
let n=`models/${encodeURIComponent(t)}/histories?limit=${e}`,{items:s}=await Gt(n);return s}return JSON.parse(new TextDecoder().
decode(await Es(t,"histories")))}async function Xr({id:t,weights:e},n,s=qt){if(!Bt)return Es(t,"weights",n);let o=`api/m\
odels/${encodeURIComponent(t)}/weights/${e?.sha256}`;return Qr(new URL(o,s),"weights",n)}async function Zr(t,{weights:e}){
if(!e||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==e.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function Es(t,e,n=!1){let s=pn?.[t]?.[e];if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.startsWith(
"#"))return Qr(new URL(s,document.baseURI),e,n);let o=document.getElementById(s.slice(1))?.textContent??"";return Te(o.trim()).
buffer}async function Qr(t,e,n){let s=await fetch(t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${e} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function El(t){let e=vs(document,`script#${t}`,HTMLScriptElement);
return e&&JSON.parse(e.textContent??"")}var _l=["browser","server"],ta=20,vl=300,Ll=4,Pl="static/bundles/browser-model.js",Rl="The network could not be loaded.",
sa={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(t){let e=null,n=o=>{e=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),e?Promise.resolve(e):String(t)===qt.href?import(sa.address):import(new URL(
Pl,t).href)}},ea=class{#t;#n;#s;#r=null;#e=null;#o=!1;#c=new Map;draws=!1;sharesWeights=!0;constructor(e,n=null,s=qt){this.#t=
e,this.#s=s,this.#n=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&_l.includes(e)?e:null,Bt||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,vl))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(e);if(!Bt)return $n(0,this.obstacle);let o=this.choice!=="server"&&!!navigator.serviceWorker?.
controller?Is(n):n;try{return{...await this.#m(e,o),engine:"server"}}catch(r){if(!(r instanceof Ct&&r.status===0)||this.
choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(e);throw this.choose(this.choice),r}}async compute(e){
await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. This browser cannot compute: ${this.obstacle}`;
this.choose(this.choice),$n(0,s)}return na(()=>n.trace(n.queryOf(e)))}async searchPlaces(e){if(Bt||await this.prepare(),
this.#e&&this.choice!=="server"){let{places:s}=this.#e;return s.search(e,ta).map(({id:o,category:r})=>({label:s.label(o),
notation:s.notation(o),category:r}))}let{items:n}=await Gt(`${this.#n}/locations?${xn({q:e,limit:ta})}`,{},this.#s);return n}async prepare(){
try{this.#r??=this.#i(),this.#e=await this.#r}catch(e){this.#o=!0;let n=e instanceof Ct?!e.status:e instanceof TypeError;
this.obstacle=n?Rl:Ws(e)}}explainHere(e){let n=this.#e,{interventions:s,...o}=e,r=JSON.stringify([o,s||null]),a=this.#c.
get(r);if(a)return a;let i={...na(()=>n.trace(e)),engine:"browser"},[c=""]=this.#c.keys();return this.#c.size>=Ll&&this.#c.
delete(c),this.#c.set(r,i),i}async#m(e,n){if(this.draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}\
/views/network?${Il(e)}`;try{let{trace:r}=await Gt(o,{...n&&{signal:n}},this.#s);return Hs(r)}catch(r){if(!(r instanceof
Ct&&r.problems[0]?.where==="view"))throw r;this.draws=!1}}let s={method:"POST",headers:{"content-type":"application/json"},
body:JSON.stringify(e),...n&&{signal:n}};return Gt(`${this.#n}/explain?encoding=base64`,s,this.#s)}async#i(){let e=await Jr(
this.#t,this.#s);if(!e.weights)throw this.sharesWeights=!1,new Error("The weights of this model stay on the server.");let[
{BrowserModel:n},s]=await Promise.all([sa.load(this.#s),Xr(e,this.#o,this.#s)]),o=Zr(s,e);o.catch(()=>{});let r=new n(e,
s);return await o,r}};function na(t){try{return t()}catch(e){let{problems:n}=e;throw n?new Ct(422,n):e}}function Il(t){let e=Object.
entries(t).map(([n,s])=>[n,s!==null&&typeof s=="object"?JSON.stringify(s):s]);return xn(Object.fromEntries(e))}var o0="a place the model does not know",r0="No known place has any probability.";export{S as a,Kt as b,bl as c,fg as d,dg as e,pg as f,$g as g,xg as h,kg as i,wg as j,Mg as k,Og as l,Ng as m,Sg as n,Dg as o,
Vg as p,As as q,Bg as r,qg as s,Bt as t,Xg as u,Zg as v,Hs as w,Ds as x,Cl as y,ea as z,o0 as A,r0 as B,yt as C,ql as D,
At as E,vc as F,Vr as G};
