import{a as ks,f as ws,h as $e,i as Vt,j as hn,k as un,p as ke}from"./site-FFZDZ3ZW.js";import{b as $s}from"./site-TDSAGLFG.js";
import{a as jt}from"./site-YLI5USUM.js";import{a as Bt,b as we,i as Ss,j as Ts}from"./site-UDRN5D4T.js";import{
a as yt,b as Dt,g as Pt,h as Ms,k as mn,l as Os}from"./site-VTYE32HA.js";import{a as Hr}from"./site-2NDMKXN6.js";function As(t){let{tensors:e,lengths:n,...s}=t;return{...s,tensors:Ns(e,(o,r)=>({values:o,shape:r})),...n&&{lengths:Ns(n,
o=>o)}}}function Ns(t,e){return Object.fromEntries(Object.entries(t).map(([n,{data:s,shape:o}])=>[n,e(new Float32Array(we(
s).buffer),o)]))}var Es=t=>t.lengths!==void 0;function bl({tensors:t,weights:e,...n}){let s=Object.entries(t).map(([o,{values:r,
shape:a}])=>[o,{dtype:"<f4",shape:a,data:Bt(new Uint8Array(Float32Array.from(r).buffer))}]);return{...n,tensors:Object.fromEntries(
s)}}var ic={};Hr(ic,{SLIDER_KEYS:()=>Fo,blockAround:()=>bn,carryOf:()=>Fs,circuitSentence:()=>Is,circuitWords:()=>Ls,dragOf:()=>Gs,
markedAsCircuit:()=>vs,markedAsPut:()=>Go,neighbourOf:()=>xn,openedMarks:()=>Ao,sentenceOfOpened:()=>Co,showTables:()=>qo,
slid:()=>Ho,svgFile:()=>Bo,turned:()=>yn,walked:()=>Yo});function Me(t,e){return t.map(n);function n(s){let o=s.children.map(m=>typeof m=="string"?m:n(m)),{attributes:r}=s,a=r["\
data-part"],i=typeof a=="string"?e(a):null;if(!i)return{...s,children:o};let c=o.find(m=>typeof m!="string"&&m.tag==="re\
ct"),{className:l,words:h,onTop:u}=i;return{...s,attributes:{...r,class:`${r.class} ${l}`,"aria-label":`${r["aria-label"]}\
; ${h}`},children:[...o,...typeof c=="object"&&u?[u(c)]:[]]}}}function f(t,{key:e,...n}={},...s){let o=s.flat(Number.POSITIVE_INFINITY).filter(Vr),r={tag:t,attributes:n,children:o};return typeof e==
"string"&&(r.key=e),r}function oe(t){return t==null||t===!1?null:String(typeof t=="number"?ft(t):t)}function ft(t){return Math.round(t*100)/100}function Ut(t){return t.map(({x:e,y:n,width:s,height:o})=>{let r=ft(s);return`\
M${ft(e)} ${ft(n)}h${r}v${ft(o)}h${-r}Z`}).join("")}function wt(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l,
h]=[t,n,(t+n)/2].map(ft);return`M${c} ${o}C${h} ${o} ${h} ${a} ${l} ${a}L${l} ${i}C${h} ${i} ${h} ${r} ${c} ${r}Z`}function fn(t,e,n,s){
let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l,h]=[t,n,(t+n)/2].map(ft);return`M${o} ${c}C${o} ${h} ${a} ${h} ${a} ${l}\
L${i} ${l}C${i} ${h} ${r} ${h} ${r} ${c}Z`}function _s(t,e,n,s){let[o,r,a,i]=[e[0],e[1],s[0],s[1]].map(ft),[c,l]=[t,n].map(
ft);return`M${o} ${c}Q${o} ${a} ${l} ${a}L${l} ${i}Q${r} ${i} ${r} ${c}Z`}function Vr(t){return t!=null&&t!==!1&&t!==""}var Dr=/[ijlI.,:;'|!()[\]]/,Br=/[mwMW%@—…]/,jr=/[A-ZÄÖÜ0-9+=<>]/;function F(t,e,n=!1){let s=0;for(let o of t)s+=dn(
o);return s*e*(n?1.06:1)}function dn(t){return Dr.test(t)||t===" "?.29:Br.test(t)?.87:jr.test(t)?.65:.55}function Z(t,e,n,s=!1){
if(F(t,n,s)<=e)return t;let o=e/(n*(s?1.06:1))-dn("…"),r="";for(let a of t){if(o-=dn(a),o<0&&r)break;r+=a}return`${r.trimEnd()}\
…`}function Oe(t,e,n,s,o=!1){let r=[],a="",i=t.split(" ");for(let[c,l]of i.entries()){let h=a?`${a} ${l}`:l;if(!a||F(h,
n,o)<=e){a=h;continue}if(r.length===s-1){a=[a,...i.slice(c)].join(" ");break}r.push(a),a=l}return[...r,Z(a,e,n,o)]}function S(t,e=0){
let n=100*t,s=10**-e;return n>0&&n<s/2?`<${s.toFixed(e)} %`:`${n.toFixed(e).replace("-","−")} %`}function qt(t,e){let n=Math.
round(1e3*(t-e))/10;return{change:n,size:Math.abs(n).toFixed(1),sign:n>0?"▲":"▼"}}function N(t,e=1){if(t===Number.NEGATIVE_INFINITY)
return"−∞";let n=t.toFixed(e);return Number(n)===0?n.replace("-",""):n.replace("-","−")}function Mt(t){let e=Math.
round(t);if(e<60)return`${e} min`;let n=e%60;return`${Math.floor(e/60)} h${n?` ${String(n).padStart(2,"0")}`:""}`}function st(t){
let e=n=>String(Math.floor(n)).padStart(2,"0");return`${e(t/60)}:${e(t%60)}`}var at=["Mon","Tue","Wed","Thu","Fri","Sat",
"Sun"];function vs(t,e,n){return e?Me(t,s=>{let o=e.parts.find(a=>Rs(a.name)===s);if(!o)return null;let r=Ps(o.value);return{className:o.
isKept?"in-circuit":"spare",words:`${o.isKept?"in":"not in"} the smallest set, adds ${r} points`,onTop:a=>Ur(a,o,r,n)}}):
t}function Rs(t){return t.replace(/\.feed_forward$/,".stream")}function Ur({attributes:t},{layer:e,head:n},s,o){let[r,a,
i,c]=["x","y","width","height"].map(y=>Number(t[y])),l=e!==null&&n===null?`FFN ${s}`:s,h=.85*o,[u,m]=[F(l,h)+.9*h,1.5*h],
d=Number(r)+(e===null?Number(i)-u/2:Number(i)/2),g=Number(a)+(e===null?0:Number(c)-m/2-2);return f("g",{key:"circuit",class:"\
added"},f("rect",{x:d-u/2,y:g-m/2,width:u,height:m,rx:m/2}),f("text",{x:d,y:g+.36*h,"font-size":h},l))}function Ls({parts:t},e){
let n=t.find(r=>Rs(r.name)===e);if(!n)return"";let s=e===n.name?"It":"Its feed-forward network",o=n.isKept?"belongs":"do\
es not belong";return`${s} ${o} to the smallest set, and adds ${Ps(n.value)} points.`}function Ps(t){let e=Math.round(1e3*
t)/10,n=Math.abs(e).toFixed(Math.abs(e)<9.95?1:0);return Number(n)===0?"0":`${e<0?"−":"+"}${n}`}function Is(t,e){let{parts:n,
location:s,whole:o,smallest:r}=t,a=n.filter(({isKept:c})=>c),i=e.nameOf(s).label;return{title:`${a.length} of ${n.length}\
 parts alone predict ${i}, with ${S(r,1)}.`,text:`All give it ${S(o,1)}. The faded parts can be left out together. Numbe\
rs: points that each part adds on average (Shapley values).`}}var qr=[{kind:"visit",pattern:/^visits\.(?<visit>\d+)$/},{kind:"slices",pattern:/^inputs$/},{kind:"head",pattern:/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)$/},
{kind:"stream",pattern:/^layers\.(?<layer>\d+)\.stream$/},{kind:"context",pattern:/^context$/},{kind:"pointer",pattern:/^pointer$/},
{kind:"generation",pattern:/^generation$/},{kind:"gate",pattern:/^gate$/},{kind:"place",pattern:/^places\.(?<location>\d+)$/}];
function gt(t,e){for(let{kind:n,pattern:s}of qr){let o=s.exec(t??"");if(!o)continue;let r=Object.entries(o.groups??{}).map(
([i,c])=>[i,Number(c)]),a={kind:n,...Object.fromEntries(r)};return zr(a,e)?a:null}return null}function Nl({count:t,layers:e,
heads:n,hasPointer:s,hasGeneration:o,hasGate:r}){let a=i=>[...Array(i).keys()];return[...a(t).map(i=>`visits.${i}`),...a(
e).flatMap(i=>[...a(n).map(c=>`layers.${i}.heads.${c}`),`layers.${i}.stream`]),"context",...s?["pointer"]:[],...o?["gene\
ration"]:[],...r?["gate"]:[]]}function zr({kind:t,visit:e=0,layer:n=0,head:s=0,location:o=2},r){return t==="pointer"?r.hasPointer:
t==="generation"?r.hasGeneration:t==="gate"?r.hasGate:e<r.count&&n<r.layers&&(t!=="head"||s<r.heads)&&o>1&&o<r.trace.architecture.
locations}function it(t,e){return t?.kind==="visit"?[t.visit??0]:t?.kind!=="place"?[]:e.locations.flatMap((n,s)=>n===t.location?
[s]:[])}function re(t,e){return t!==null&&["head","stream","context"].includes(t.kind)?[e.count-1]:it(t,e)}function ct({
lit:t},e,n){return t?.kind===e&&t.layer===n?" lit":""}function dt(t,e){return t?.kind==="place"?t.location??null:t?.kind===
"visit"?e.locations[t.visit??0]??null:null}var gn=5,Ws=1440,pn=5,Yr=60,Kr={least:.1,most:10};function Gs(t,e,n,s){let o=t.target instanceof Element?t.target:null,r=o?.
closest("[data-act]")?.getAttribute("data-act"),a=o?.closest("[data-part]")?.getAttribute("data-part"),i=gt(a,e);if(r===
"gate")return Jr(t,n);if(r==="attention_temperature")return Cs(t,e,"attention");if(r==="pointer_temperature")return Cs(t,
e,"pointer");if(!s||i?.kind!=="visit"||r||t.pointerType==="touch")return null;let c=o?.closest(".day-ribbon"),l=o?.closest(
"[data-drag]")?.getAttribute("data-drag"),h=i.visit??0;return c&&(l==="time"||l==="stay")?Zr(t,c,e,h,l):Qr(t,n,h)}function Fs({
pointerId:t,pointerType:e,target:n,clientX:s,clientY:o}){let a=(n instanceof Element?n.closest("[data-part]"):null)?.getAttribute(
"data-part");if(!a||e==="touch")return null;let i=!1;return{pointer:t,follows:!0,to({type:c,clientX:l,clientY:h},u){return i||=
Math.hypot(l-s,h-o)>=gn,i?{kind:"carry",name:a,x:l,y:h,state:u?c==="pointerup"?"dropped":"left":"carried"}:null}}}function yn({
trace:t},e,n){let s=(t.interventions[`${e}_temperature`]??1)*2**n,{least:o,most:r}=Kr;return Number(Math.min(r,Math.max(
o,s)).toPrecision(2))}function Jr({pointerId:t},e){let n=e.querySelector(".gate-frame")?.getBoundingClientRect(),s=0;return{
pointer:t,follows:!0,to({type:o,clientX:r,clientY:a},i){if(!n)return null;let l=n.height>n.width?(a-n.top)/n.height:(r-n.
left)/n.width;return o!=="pointercancel"&&(s=Math.round(100*Math.min(1,Math.max(0,l)))/100),{kind:"gate",value:s,isDone:i}}}}
function Cs({pointerId:t,clientX:e},n,s){let o=!1;return{pointer:t,follows:!0,to({clientX:r},a){if(o||=Math.abs(r-e)>=gn,
!o)return null;let i=yn(n,s,(r-e)/Yr);return{kind:"temperature",of:s,value:i,isDone:a}}}}function Qr({pointerId:t,clientY:e},n,s){
let o=s,r=!1;return{pointer:t,follows:!1,to({clientY:a},i){if(r||=Math.abs(a-e)>=gn,!r)return null;let c=Math.sign(Xr(n,
a)-o);if(c===0&&!i)return null;let l={kind:"move",visit:o,by:c,isDone:i};return o+=c,l}}}function Xr(t,e){let s=[...t.querySelectorAll(
".visit > .chip")].map(o=>{let{top:r,bottom:a}=o.getBoundingClientRect();return Math.abs((r+a)/2-e)});return s.indexOf(Math.
min(...s))}function Zr({pointerId:t,clientX:e},n,s,o,r){let{start_minute:a=0,duration_minutes:i=0}=s.visits[o]??{},{width:c}=n.
querySelector(".track")?.getBoundingClientRect()??{width:1},l=!1,h=Number.NaN;return{pointer:t,follows:!0,to({clientX:u},m){
if(l||=Math.abs(u-e)>=2,!l)return null;let d=pn*Math.round((u-e)/c*Ws/pn),g=r==="time"?Math.min(Ws-pn,Math.max(0,a+d)):Math.
max(0,i+d);return g===h&&!m?null:(h=g,{kind:r,visit:o,minutes:g,isDone:m})}}}var ta=[["location","place"],["user","who"],["time","time"],["weekday","day"],["recency","ago"],["duration","stay"],["po\
sition_from_end","order"]],Ot=class{#t=new Map;constructor(e,n=""){this.trace=e,this.words=n,this.visits=e.visits,this.count=
e.visits.length;let{layers:s,heads:o,components:r}=e.architecture;this.layers=s,this.heads=r.includes("attention")?o:0,this.
hasPointer=r.includes("pointer"),this.hasGeneration=r.includes("generation"),this.hasGate=this.hasPointer&&this.hasGeneration,
this.gate=e.gate.value,this.locations=e.visits.map(({location:a})=>a)}wordsFor(e){return e.words?e.words:e.trace.notation===
this.trace.notation?"as learned":"before this change"}hasVisitsOf({locations:e}){return e.length===this.count&&e.every((n,s)=>n===
this.locations[s])}values(e){let n=this.trace.tensors[e];if(!n)throw new Error(`The trace has no ${e}.`);return n.values}has(e){
let{tensors:n,lengths:s={}}=this.trace;return e in n||e in s}weights(e,n){return this.values(`layers.${e}.heads.${n}.wei\
ghts`)}lastRow(e,n){return this.weights(e,n).subarray((this.count-1)*this.count)}isRemoved(e,n){let s=this.trace.interventions.
remove_heads;return s?s==="all"||s.some(([o,r])=>o===e&&r===n):!1}isSkipped(e,n){return(this.trace.interventions.skip??[]).
some(s=>s.layer===e&&s.part===n)}get largestWeight(){let e=0;for(let n=0;n<this.layers;n++)for(let s=0;s<this.heads;s++)
for(let o of this.weights(n,s))e=Math.max(e,o);return e||1}get slices(){return ta.filter(([e])=>this.has(`inputs.${e}`)).
map(([e="",n=""])=>({name:e,label:n,lengths:this.#e(`inputs.${e}`)}))}get longestSlice(){return Math.max(...this.slices.
map(({lengths:e})=>Math.max(...e)))||1}stream(e){let n=`layers.${e}`,s=a=>this.isSkipped(e,a),o=new Float32Array(this.count),
r=this.has(`${n}.attention_out`)?this.#e(`${n}.attention_out`):null;return{residual:this.#e(`${n}.residual_in`),attention:r&&
s("attention")?o:r,feedForward:s("feed_forward")?o:this.#e(`${n}.feed_forward.out`)}}get pointerWeights(){return this.hasPointer?
this.values("pointer.weights"):new Float32Array}get pointerScores(){return this.values("pointer.scores")}get pointedPlaces(){
let e=this.pointerWeights,n=new Map;for(let[s,o]of this.locations.entries()){if(!this.hasPointer)break;let r=n.get(o)??{
location:o,...this.nameOf(o),probability:0,visits:[]};r.probability+=e[s],r.visits.push(s),n.set(o,r)}return[...n.values()].
sort((s,o)=>o.probability-s.probability)}nameOf(e){let n=this.trace.places[e];return{label:n?.label??`#${e}`,category:n?.
category??null}}answer(e,n=[]){let{final:s}=this.trace.location_probabilities,o=s.slice(0,e).map(({location:d})=>d),r=[...new Set(
n)].filter(d=>!o.includes(d)),a=o.filter(d=>!n.includes(d)),i=a.slice(Math.max(0,a.length-r.length)),l=[...o.filter(d=>!i.
includes(d)),...r].map(d=>this.#n(d)),h=d=>l.reduce((g,y)=>g+y[d],0),u=this.#r(l),m={location:-1,label:Hs(u),category:null,
pointer:Math.max(0,Number(this.hasPointer)-h("pointer")),generation:Math.max(0,Number(this.hasGeneration)-h("generation")),
probability:Math.max(0,1-h("probability")),count:u};return[...l,m]}#n(e){return{location:e,...this.nameOf(e),pointer:this.
probabilityOf("pointer",e),generation:this.probabilityOf("generation",e),probability:this.probabilityOf("final",e)}}probabilityOf(e,n){
let s=e==="final"?"probabilities":`${e}.probabilities`,o=this.trace.tensors[s];return o?Number(o.values[n]):this.trace.location_probabilities[e]?.
find(a=>a.location===n)?.probability??0}shareOf(e,n){return(e==="pointer"?this.hasPointer:this.hasGeneration)?e==="gener\
ation"&&!this.#s(e,n)?null:(e==="pointer"?this.gate:1-this.gate)*this.probabilityOf(e,n):0}knownProbability(e){return this.#s(
"final",e)?this.probabilityOf("final",e):null}#s(e,n){let s=e==="final"?"probabilities":`${e}.probabilities`;return this.
has(s)||!!this.trace.location_probabilities[e]?.some(o=>o.location===n)}generated(e){let s=(this.trace.location_probabilities.
generation??[]).slice(0,e).map(({location:a,probability:i})=>({location:a,...this.nameOf(a),probability:i})),o=1-s.reduce(
(a,{probability:i})=>a+i,0),r=this.#r(s);return[...s,{location:-1,label:Hs(r),category:null,probability:Math.max(0,o)}]}#r(e){
let{architecture:n,ranks:s}=this.trace,o=s===void 0?n.locations:ws+s;return o-1-e.filter(({location:r})=>r<o).length}#e(e){
let n=this.#t.get(e);if(n)return n;let s=this.trace.lengths?.[e]??this.#o(e);return this.#t.set(e,s),s}#o(e){let n=this.
values(e),s=n.length/this.count,o=new Float32Array(this.count);for(let r=0;r<this.count;r++){let a=0;for(let i=r*s;i<(r+
1)*s;i++)a+=n[i]**2;o[r]=Math.sqrt(a)}return o}};function rt(t){let e=0,n=Number(t[0]);for(let s=1;s<t.length;s++){let o=t[s];
o>n&&(e=s,n=o)}return e}var Hs=t=>t===1?"1 other":`${t} others`;var ea=[["head",/^layers\.(?<layer>\d+)\.heads\.(?<head>\d+)(?:\.(?<query>\d+)\.(?<visit>\d+))?$/],["stream",/^layers\.(?<layer>\d+)\.stream(?:\.(?<visit>\d+)(?:\.(?<number>\d+))?)?$/],
["inputs",/^inputs(?:\.(?<number>\d+))?$/],["visit",/^visits\.(?<visit>\d+)(?:\.(?<number>\d+))?$/],["context",/^context$/],
["pointer",/^pointer(?:\.(?<visit>\d+))?$/],["generation",/^generation(?:\.(?<location>\d+))?$/],["gate",/^gate$/],["pla\
ce",/^places\.(?<location>\d+)$/]];function bt(t,e){for(let[s,o]of ea){let r=o.exec(t??"");if(!r)continue;let a=Object.fromEntries(
Object.entries(r.groups??{}).filter(([,c])=>c!==void 0).map(([c,l])=>[c,Number(l)])),i={...n(s,a,e),...a};return sa(i,e)?
i:null}return null;function n(s,o,{count:r,trace:a}){let i=r-1;return{kind:s,name:t??"",isLeaf:"query"in o||"number"in o||
s==="stream"&&"visit"in o||(s==="pointer"||s==="generation")&&Object.keys(o).length>0,layer:0,head:0,query:i,visit:na(s,
o,e)??i,number:null,location:s==="generation"?e.generated(1)[0]?.location??a.prediction.location:a.prediction.location}}}
function na(t,{layer:e=0,head:n=0},s){return t==="pointer"&&s.hasPointer?rt(s.pointerWeights):t==="head"&&e<s.layers&&n<
s.heads?rt(s.lastRow(e,n)):null}function sa({kind:t,layer:e,head:n,query:s,visit:o,number:r,location:a},i){let{locations:c,
d_model:l}=i.trace.architecture;return t==="head"&&n>=i.heads||t==="pointer"&&!i.hasPointer||t==="generation"&&!i.hasGeneration||
t==="gate"&&!i.hasGate?!1:e<i.layers&&s<i.count&&o<i.count&&(r??0)<l&&a>1&&a<c}function Vs(t,e){let{kind:n,layer:s,head:o,
isLeaf:r,number:a,location:i}=t,c=[{name:"",words:"Network"}],l=(u,m)=>c.push({name:u,words:m});return(n==="head"||n==="\
stream")&&l(`layers.${s}.stream`,`Layer ${s}`),n==="head"&&l(`layers.${s}.heads.${o}`,`Head ${o}`),n==="head"&&r&&l(t.name,
"one cell"),n==="stream"&&r&&l(`layers.${s}.stream.${t.visit}`,h()),n==="inputs"&&l("inputs","Inputs"),n==="visit"&&l(`v\
isits.${t.visit}`,h()),n==="context"&&l("context","Context"),n==="pointer"&&l("pointer","Pointer"),n==="pointer"&&r&&l(t.
name,h()),n==="generation"&&l("generation","Generation"),n==="generation"&&r&&l(t.name,e.nameOf(i).label),n==="gate"&&l(
"gate","Gate"),n==="place"&&l(t.name,e.nameOf(i).label),a!==null&&l(t.name,`number ${a+1}`),c;function h(){return`Visit ${t.
visit+1}`}}function bn(t){let e=t.split("."),n=e[0]==="layers",s=n?e[2]==="heads"?4:3:["visits","places"].includes(t.split(
".")[0]??"")?2:1;return e.length<=s?null:e.slice(0,n&&e[2]==="stream"?-1:s).join(".")}function xn(t,e,n){let s=bt(t,n),[
o,r]=oa[e]??[0,0];if(!s||o===0&&r===0)return null;let a=ra(s,o,r,n);return a!==null&&bt(a,n)?a:null}var oa={ArrowLeft:[-1,
0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ra(t,e,n,s){let{kind:o,layer:r,head:a,query:i,visit:c,number:l,
isLeaf:h}=t;switch(o){case"head":{if(h)return`layers.${r}.heads.${a}.${i+n}.${c+e}`;let m=r*s.heads+a+e;return n!==0?`la\
yers.${r+n}.heads.${a}`:`layers.${Math.floor(m/s.heads)}.heads.${m%s.heads}`}case"stream":return l!==null?`layers.${r}.s\
tream.${c+n}.${l+e}`:n!==0?`layers.${r}.stream.${c+n}`:`layers.${r+e}.stream${h?`.${c}`:""}`;case"inputs":return l===null?
null:`inputs.${l+e}`;case"visit":return l!==null&&e!==0?`visits.${c}.${l+e}`:n===0?null:`visits.${c+n}`;case"pointer":return n===
0?null:`pointer.${c+n}`;case"generation":return u(s.trace.location_probabilities.generation??[],"generation");case"place":
return u(s.trace.location_probabilities.final,"places");default:return null}function u(m,d){let g=m.findIndex(({location:p})=>p===
t.location),y=g<0||n===0?void 0:m[g+n];return y?`${d}.${y.location}`:null}}var $n={title:15.5,strong:13,label:13,small:12.5,tiny:11.5},aa=.78,kn=1.07,ia=1.12;function v(t){return t.stage.type/13}
function D(t,e,n="label"){let s=n==="title"||n==="strong";return kn*F(Ds(e),$n[n]*v(t),s)}function Ds(t){return t.replaceAll(
"−","+")}function C(t,e,n,s,{kind:o="label",also:r,anchor:a,width:i,key:c}={}){let l=o==="title"||o==="strong",h=i===void 0?
s:Z(s,i/kn,$n[o]*v(t),l),u=[o,a,r].filter(Boolean).join(" ");return f("text",{...c&&{key:c},class:u,x:e,y:n},h)}function H(t,{
x:e,y:n,width:s},o,r="label"){let a=$n[r]*v(t),i=F(" ",a),c=[],l=Number.POSITIVE_INFINITY;for(let u of o){let m=u.reduce(
(g,y)=>g+la(y,a),0),d=c.at(-1);d&&l+i+m<=s?(d.push({text:" "},...u),l+=i+m):(c.push([...u]),l=m)}return{marks:c.map((u,m)=>ca(
e,n+a*(1+1.5*m),u,r,a)),height:c.length*1.5*a}}function I(t){return t.split(" ").map(e=>[{text:e}])}function ca(t,e,n,s,o){
let r=.4*o,a=!1,i=n.map(({text:c,kind:l,isRaised:h=!1})=>{let u=h===a?null:h?-r:r;a=h;let m=[l,h&&"raised"].filter(Boolean).
join(" ");return f("tspan",{class:m||null,dy:u},c)});return f("text",{class:s,x:t,y:e},i)}function la({text:t,kind:e="",
isRaised:n=!1},s){let o=(n?aa:1)*(e.includes("math")?ia:1);return kn*F(Ds(t),s*o,e.includes("strong"))}var ha=[137,80,78,71,13,10,26,10],Se=256,wn=65535,ua=Uint32Array.from({length:256},(t,e)=>{let n=e;for(let s=0;s<8;s++)n=
n>>>1^(n&1?3988292384:0);return n}),Bs=new Map;function St(t,e,n,s=1){let o=t.length/e,r=Se-1,a=new Uint8Array(o*(e+1));
for(let l=0,h=0;l<t.length;l++,h++){l%e===0&&h++;let u=Math.round(Number(t[l])/s*r);a[h]=u>0?Math.min(r,u):0}let i=[...Ne(
e),...Ne(o),8,3,0,0,0],c=[ha,...Te("IHDR",i),...ma(n),...Te("IDAT",fa(a)),...Te("IEND",[])];return`data:image/png;base64\
,${Bt(js(c))}`}function ma([t,e]){let n=[...t,...e].join(" "),s=Bs.get(n);if(s)return s;let o=new Uint8Array(3*Se);for(let a=0;a<
3;a++){let[i,c]=[Number(t[a]),Number(e[a])];for(let l=0;l<Se;l++){let h=l/(Se-1);o[3*l+a]=Math.round(i+h*(c-i))}}let r=Te(
"PLTE",o);return Bs.set(n,r),r}function Te(t,e){let n=[...t].map(o=>o.charCodeAt(0)),s=4294967295;for(let o of[n,e]){let{
length:r}=o;for(let a=0;a<r;a++){let i=(s^o[a])&255;s=ua[i]^s>>>8}}return[Ne(e.length),n,e,Ne(~s)]}function fa(t){let e=[
[120,1]];for(let o=0;o<t.length;o+=wn){let r=t.subarray(o,o+wn),a=o+wn>=t.length,[i,c]=[r.length&255,r.length>>8];e.push(
[Number(a),i,c,i^255,c^255],r)}let[n,s]=[1,0];for(let o of t)n=(n+o)%65521,s=(s+n)%65521;return js([...e,[s>>8,s&255,n>>
8,n&255]])}function js(t){let e=new Uint8Array(t.reduce((s,{length:o})=>s+o,0)),n=0;for(let s of t)e.set(s,n),n+=s.length;
return e}function Ne(t){return[24,16,8,0].map(e=>t>>>e&255)}var da=20,Us=46,Mn=28,zs=9;function Ys(t,e,n){let{width:s,height:o}=t.stage.size,r=v(t),a=Math.min(da*r,.035*s),i=pa(t,e,
a),c={x:a,y:i.height,width:s-2*a,height:o-i.height-6*r};return[f("g",{key:"opened",class:"opened","font-size":13*r,"data\
-block":e.name},i.marks,Ks(n,c,16*r).map(({card:l,box:h})=>f("g",{key:l.key},l.marks(h))))]}function Ks(t,e,n){let s=n*(t.
length-1),o=t.reduce((m,{least:d})=>m+d.width,s),r=t.reduce((m,{least:d})=>m+d.height,s),a=t.every(({least:m})=>m.height<=
e.height),i=t.every(({least:m})=>m.width<=e.width);if(t.length>1&&!(o<=e.width&&a)&&!(r<=e.height&&i)){let m=t.reduce((d,g)=>g.
rank>d.rank?g:d);return Ks(t.filter(d=>d!==m),e,n)}let c=t.length===1||o<=e.width&&a,l=t.reduce((m,{share:d=1})=>m+d,0),
{x:h,y:u}=e;return t.map(m=>{let d=(m.share??1)/l,g=c?{x:h,y:u,height:e.height,width:m.least.width+d*(e.width-o)}:{x:h,y:u,
width:e.width,height:m.least.height+d*(e.height-r)};return c?h+=g.width+n:u+=g.height+n,{card:m,box:g}})}function j(t,{x:e,
y:n,width:s,height:o},r,a=r){let i=v(t),c=D(t,r,"title")<=s-28*i;return[f("rect",{key:"card",class:"card",x:e,y:n,width:s,
height:o,rx:10*i}),C(t,e+14*i,n+22*i,c?r:a,{kind:"title",width:s-28*i})]}function q(t,{x:e,y:n,width:s,height:o}){let r=v(
t);return{x:e+14*r,y:n+30*r,width:s-28*r,height:o-38*r}}function ot(t,e,n,s,o,{isButton:r=!0,isPressed:a}={}){let i=v(t),
c=D(t,s,"label")+(r?24:4)*i;return{mark:f("g",{key:s,class:`part control${r?"":" link-words"}${a?" pressed":""}`,role:"d\
ata-more"in o?"link":"button",tabindex:0,"aria-label":s,"aria-pressed":a===void 0?null:String(a),...o},f("rect",{class:r?
"control-ground":"ground",x:e,y:n-15*i,width:c,height:30*i,rx:15*i}),C(t,e+(r?12:2)*i,n+4.5*i,s)),width:c}}function pa(t,e,n){
let{width:s,height:o}=t.stage.size,r=v(t),a=Vs(e,t.reading),i=ga(t,a,n),c="goes back",l=46*r+D(t,c,"small"),h="You are h\
ere",u=D(t,h,"small")+10*r,m=s-n,d=m-i.end-20*r,g=o>=560*r&&On(t,Mn*r)>d,y=g?qs(t,m-n-u):qs(t,d,zs*2),p=y?On(t,y):0,b=g||
d-p>=u,k=g?d:d-p-(b?u:0),x=(g?46:8)*r+(Mn*r-(y??0))/2;return{height:(g?Us+36:Us)*r,marks:[i.marks,k>=l+16*r&&f("g",{key:"\
escape",class:"escape"},f("rect",{class:"key",x:i.end+16*r,y:10*r,width:34*r,height:22*r,rx:5*r}),C(t,i.end+33*r,25.5*r,
"Esc",{kind:"small",anchor:"middle"}),C(t,i.end+58*r,25.5*r,c,{kind:"small"})),y!==null&&b&&C(t,m-p-10*r,(g?64:26)*r,h,{
kind:"small",anchor:"end"}),y!==null&&f("g",{key:"thumbnails"},ya(t,e,m-p,x,y))]}}function ga(t,e,n){let s=v(t),o=t.stage.
size.width-2*n,r=n,a=[];for(let[i,{name:c,words:l}]of e.entries()){let h=i===e.length-1,u=h?"strong":"label",m=Math.min(
D(t,l,u),Math.max(20*s,n+o-r));if(a.push(f("g",{key:`crumb ${i}`,class:`part crumb${h?" current":""}`,"data-open":h?null:
c,role:h?null:"link",tabindex:h?null:0,"aria-current":h?"page":null,"aria-label":h?null:`Back to ${l}`},f("rect",{class:"\
ground",x:r-3*s,y:6*s,width:m+6*s,height:30*s,rx:5}),C(t,r,26*s,l,{kind:u,width:m+1}))),r+=m,h)break;a.push(f("path",{key:`\
then ${i}`,class:"chevron",d:`M${r+8*s} ${16.5*s}l${4.5*s} ${5*s}l${-4.5*s} ${5*s}`})),r+=21*s}return{marks:a,end:r}}function qs(t,e,n=zs){
let s=v(t);for(let o=Mn;o>=n;o--)if(On(t,o*s)<=e)return o*s;return null}function On(t,e){let{layers:n,heads:s}=t.reading;
return n*(s*(e+2)+(e*.4+8*v(t)))+2.2*e}function ya(t,e,n,s,o){let{reading:r}=t,a=v(t),i=[],c=n;for(let b=0;b<r.layers;b++){
for(let x=0;x<r.heads;x++){let $=r.weights(b,x),M=Math.max(...$)||1,A=r.isRemoved(b,x)||r.isSkipped(b,"attention");i.push(
p(`layers.${b}.heads.${x}`,`Layer ${b}, head ${x}${A?", switched off":""}`,c,o,[f("image",{key:"map",class:"map",href:St(
$,r.count,t.scale,M),x:c,y:s,width:o,height:o,preserveAspectRatio:"none",opacity:A?.2:1})])),c+=o+2}let k=.4*o;i.push(p(
`layers.${b}.stream`,`Layer ${b}: residual stream`,c,k,[[[.2,.6],[.45,.9],[.7,1]].map(([x=0,$=0],M)=>f("rect",{key:`line\
 ${M}`,class:"length",x:c+2,y:s+x*o,width:Math.max(1,(k-4)*$),height:Math.max(1,.12*o)}))])),c+=k+8*a}let l=s+o/2,[h,u]=[
s+.2*o,s+.8*o],m=.09*o,d=c+1.2*o;r.hasPointer&&i.push(p("pointer","Pointer",c,1.2*o,[f("path",{class:"pointer",d:wt(c,[l-
m,l],d,[h-m,h+m])})],[s,o/2])),r.hasGeneration&&i.push(p("generation","Generation",c,1.2*o,[f("path",{class:"generation",
d:wt(c,[l,l+m],d,[u-m,u+m])})],[l,o/2])),r.hasGate&&i.push(p("gate","Gate",d,.3*o,[f("rect",{class:"pointer",x:d+1,y:s+2,
width:.3*o-2,height:(o-4)*r.gate}),f("rect",{class:"generation",x:d+1,y:s+2+(o-4)*r.gate,width:.3*o-2,height:(o-4)*(1-r.
gate)})]));let{location:g}=r.trace.prediction,y=d+.3*o;return i.push(p(`places.${g}`,`Answer: ${r.nameOf(g).label}`,y,.7*
o-2,[f("rect",{class:"answer-bar",x:y+2,y:l-m,width:.7*o-6,height:2*m})])),i;function p(b,k,x,$,M,[A,w]=[s,o]){let O=e.name===
b||e.name.startsWith(`${b}.`),T=b.includes("heads");return f("g",{key:b,class:`part thumb${O?" here":""}`,"data-open":b,
role:"link",tabindex:0,"aria-label":k,"aria-current":O?"true":null},M.flat(),f("rect",{key:"frame",class:T||O?"thumb-fra\
me":"ground",x,y:A,width:$,height:w,rx:2}),f("title",{},k))}}var Js=13;function Tt(t,e,n,s){let{colour:o,numbered:r=new Set,chosen:a=null,exact:i}=s,c=v(t),l=n.length,h=e.width/l,u=h>
6?Math.min(.3*h,6*c):h>2.5?.8:0,m=Array.from(n,Number),d=Xs(m),g=new Map([...r].map(T=>[T,N(m[T]??0,d)])),y=[...g.values()].
some(T=>D(t,T,"tiny")>h+2*c),p=g.size>0&&!y?Js*c:1,b=y?Js*c:0,[k,x]=s.extent??Ae(m),$=ba(e.height-b,k,x,p),M=$>0?Math.max(
p,k*$):(e.height-b)/2,A=e.y+b+M,w=m.map((T,E)=>{let _=Math.abs(T)*$,L=E===a;return f("rect",{key:`bar ${E}`,class:`bar ${o}${T<
0?" negative":""}${L?" chosen":""}`,x:e.x+E*h+u/2,y:T<0?A:A-_,width:Math.max(.5,h-u),height:Math.max(.4,_)},i&&f("title",
{},i(E)))}),O=[...g].map(([T,E])=>C(t,e.x+Qs((T+.5)*h,D(t,E,"tiny")/2,e.width),y?e.y+9*c:A+(Number(m[T])<0?-3:10.5)*c,E,
{kind:"tiny",anchor:"middle",also:T===a?"chosen":"",key:`number ${T}`}));return[f("path",{key:"line",class:"axis",d:`M${e.
x} ${A}H${e.x+e.width}`}),w,O]}function ba(t,e,n,s){if(e+n===0)return 0;let o=t/(e+n);return Math.min(e,n)*o>=s?o:Math.max(
0,t-s)/Math.max(e,n)}function zt(t,e,n,s,o=null){let r=n.length,a=s/r,i=1.5*v(t),c=e.map(Xs),l=Array.from(n,(g,y)=>Math.
max(...e.map((p,b)=>D(t,N(Number(p[y]),c[b]),"tiny")))/2),h=[...l.keys()].sort((g,y)=>Math.abs(Number(n[y]))-Math.abs(Number(
n[g])));o!==null&&h.unshift(o);let u=new Set;for(let g of h)[...u].every(p=>Math.abs(m(p)-m(g))>=d(g)+d(p)+i)&&u.add(g);
return u;function m(g){return Qs((g+.5)*a,d(g),s)}function d(g){return l[g]??0}}function Qs(t,e,n){return Math.max(e,Math.
min(n-e,t))}function Ae(t){let e=Array.from(t);return[Math.max(0,...e),Math.max(0,...e.map(n=>-n))]}function Xs(t){let e=Math.
max(...Ae(t));return e>=99.5?0:e>=.95?1:2}var Zs=8;function It(t,e,n,{chosen:s=null,open:o}={}){let r=v(t),a=e.width<380*r,i=Math.min(96*r,e.height/n.length),c=!a&&
i>=34*r,l=s===null?0:54*r,h=Math.max(...n.map(k=>Math.max(D(t,k.title,"strong"),c?D(t,k.says,"small"):0))),u=a?0:Math.min(
h+12*r,.42*e.width),m=e.x+u,d=e.width-u-l,g=a?17*r:0,y={x:m,width:d,height:Math.max(6*r,i-Zs*r-g)},p=n[0]?.values.length??
1,b=d/p;return[n.map(({key:k,title:x,says:$,values:M,colour:A,open:w},O)=>{let T=e.y+O*i,E=a?T+12*r:T+i/2+(c?-2:4)*r,_=a?
e.width:u-8*r,L=D(t,x,"strong")+10*r;return f("g",{key:k,class:w?"part choice row":"row","data-open":w??null,role:w?"but\
ton":null,tabindex:w?0:null,"aria-label":w?x:null},w&&f("rect",{key:"ground",class:"ground",x:e.x-4*r,y:T,width:e.width+
8*r,height:i,rx:4}),C(t,e.x,E,x,{kind:"strong",width:_,key:"title"}),a&&C(t,e.x+L,E,$,{kind:"small",width:e.width-L,key:"\
beside"}),c&&C(t,e.x,E+15*r,$,{kind:"small",width:_,key:"says"}),Tt(t,{...y,y:T+g+Zs/2*r},M,{colour:A,chosen:s,exact:W=>`${x}\
, number ${W+1}: ${N(Number(M[W]),4)}`}),s!==null&&C(t,e.x+e.width,T+g+(i-g)/2+4.5*r,N(Number(M[s]),2),{kind:"strong",anchor:"\
end",key:"chosen"}))}),s!==null&&f("rect",{key:"strongest",class:"strongest",x:m+s*b-1.5,y:e.y,width:b+3,height:i*n.length,
rx:3}),o&&f("g",{key:"positions"},Array.from({length:p},(k,x)=>f("rect",{key:`position ${x}`,class:"cell",x:m+x*b,y:e.y,
width:b,height:i*n.length,"data-open":o(x),role:"button",tabindex:x===s?0:"-1","aria-current":x===s?"true":null},f("titl\
e",{},n.map(({title:$,values:M})=>`${$}: ${N(Number(M[x]),3)}`).join(`
`)))))]}function to(t){let e=wa(t??"").map(Ma);for(let n=ka;n>0;n--)for(let s=0;s+n<=e.length;s++){let o=Sn.get(e.slice(s,s+n).join(
" "));if(o)return o}return"pin"}var eo={pin:"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 1\
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
ental","bike share"]},Sn=new Map(Object.entries(xa).flatMap(([t,e])=>e.map(n=>[n,t]))),$a=new Set([...Sn.keys()].flatMap(
t=>t.split(" "))),ka=Math.max(...[...Sn.keys()].map(t=>t.split(" ").length));function wa(t){return t.normalize("NFD").replace(
/\p{M}/gu,"").toLowerCase().match(/\p{L}+/gu)??[]}function Ma(t){let e=t.replace(/s$/,"");return $a.has(e)?e:t}var Oa=24;function lt(t,e,n,s){let o=s/Oa;return f("path",{key:"icon",class:"icon",d:eo[to(t)],transform:`translate(${e.
toFixed(2)} ${n.toFixed(2)}) scale(${o.toFixed(4)})`,"stroke-width":(1.5/o).toFixed(2)})}function V(t,e){let n=t.visits[e];return n?`${n.label}, ${Nt(t,e)}`:""}function Wt(t,e){return t.visits[e]?.label??""}function Tn(t){
return t>0&&t<5e-4?"<0.1 %":S(t,1)}function Nt(t,e){let n=t.visits[e];return n?`${at[n.weekday]} ${st(n.start_minute)}`:
""}function so(t,e){return Mt(t.visits[e]?.duration_minutes??0)}function oo(t,e,{weights:n,scores:s,temperature:o},r,{colour:a,
open:i}){let{reading:c}=t,l=v(t),h=e.width/c.count,u=h>=18*l,m=e.y+e.height-(u?38:18)*l,d=e.y+17*l,g=Math.max(...n)||1,y=Math.
max(0,m-d)/g,p=A(no(n,r).map(w=>({visit:w,half:D(t,$(n[w],w),w===r?"strong":"tiny")/2}))),b=A(no(n,r).map(w=>({visit:w,half:D(
t,M(w),w===r?"strong":"tiny")/2})));return[f("path",{key:"foot",class:"axis",d:`M${e.x} ${m}H${e.x+e.width}`}),c.visits.
map(({category:w},O)=>{let T=k(O),E=O===r,_=Number(n[O])*y;return f("g",{key:`visit ${O}`,class:`part choice${E?" here":
""}`,"data-open":i(O),role:"button",tabindex:"-1","aria-label":`${V(c,O)}: weight ${S(Number(n[O]),1)}`},f("rect",{key:"\
ground",class:"ground",x:e.x+O*h,y:e.y,width:h,height:e.height}),f("rect",{key:"bar",class:`bar ${a}${E?" chosen":""}`,x:T-
Math.min(.36*h,20*l),y:m-_,width:Math.max(1,Math.min(.72*h,40*l)),height:Math.max(.5,_)}),p.has(O)&&C(t,x(O,p),m-_-4*l,$(
n[O],O),{kind:E?"strong":"tiny",anchor:"middle",also:"halo",key:"weight"}),u&&lt(w,T-7*l,m+5*l,14*l),b.has(O)&&C(t,x(O,b),
e.y+e.height-4*l,M(O),{kind:E?"strong":"tiny",anchor:"middle",key:"score"}),f("title",{},`${V(c,O)}: score ${N(Number(s[O]),
3)}, weight ${S(Number(n[O]),2)}`))})];function k(w){return e.x+(w+.5)*h}function x(w,O){let T=O.get(w)??0;return Math.max(
e.x+T,Math.min(e.x+e.width-T,k(w)))}function $(w,O){return O===r?Tn(Number(w)):S(Number(w)).replace(" %","")}function M(w){
return N(Number(s[w])/o,w===r?2:1)}function A(w){let O=new Map;for(let{visit:T,half:E}of w){let _=Math.max(e.x+E,Math.min(
e.x+e.width-E,k(T)));[...O].every(([W,P])=>{let R=Math.max(e.x+P,Math.min(e.x+e.width-P,k(W)));return Math.abs(_-R)>=E+P+
3*l})&&O.set(T,E)}return O}}function no(t,e){let n=[...Array(t.length).keys()].filter(s=>s!==e).sort((s,o)=>Number(t[o])-
Number(t[s]));return[e,...n]}function ro(t,e){let n=v(t);return[{key:"numbers",least:{width:320*n,height:190*n},rank:0,marks:s=>Sa(t,s)},{key:"reader\
s",least:{width:320*n,height:230*n},rank:1,marks:s=>Ta(t,s)}]}function Sa(t,e){let{reading:n}=t,s=v(t),o=q(t,e),r=n.values(
"context"),a=H(t,o,I(`${V(n,n.count-1)}, after ${n.layers===1?"the layer":`all ${n.layers} layers`}: ${r.length} numbers\
 of length ${N(Math.hypot(...r))}. Nothing else of the visit goes on.`)),i=Math.max(1,Math.min(Math.round(r.length/(o.width/
(40*s))),Math.floor((o.height-a.height)/(64*s)))),c=Math.ceil(r.length/i),l=Math.min(120*s,(o.height-a.height-8*s)/i);return[
...j(t,e,"The context"),...a.marks,Array.from({length:i},(h,u)=>{let m=r.subarray(u*c,(u+1)*c),d=o.width*m.length/c,g={...o,
y:o.y+a.height+8*s+u*l,width:d,height:Math.max(28*s,l-10*s)};return m.length>0&&f("g",{key:`line ${u}`},Tt(t,g,m,{colour:"\
stream",extent:Ae(r),numbered:zt(t,[m],m,d),exact:y=>`Number ${u*c+y+1}: ${N(Number(m[y]),4)}`}))})]}function Ta(t,e){let{
reading:n}=t,s=v(t),o=q(t,e),r=[];n.has("pointer.query")&&r.push({key:"pointer",title:"Pointer: its query",says:"meets t\
he key of each visit",values:n.values("pointer.query"),colour:"pointer",open:"pointer"}),n.has("generation.logits")&&r.push(
{key:"generation",title:"Generation: logits",says:"one for each place",values:n.values("generation.logits"),colour:"gene\
ration",open:"generation"}),n.has("gate.hidden")&&r.push({key:"gate",title:"Gate: hidden units",says:"add up to its logi\
t",values:n.values("gate.hidden"),colour:"plain",open:"gate"});let a=H(t,o,I(r.length>1?"Each reads the same numbers, th\
rough a matrix of its own:":"One part reads these numbers:"),"small");return[...j(t,e,"What reads it"),...a.marks,r.length>
0&&f("g",{key:"rows"},It(t,{...o,y:o.y+a.height+6*s,height:o.height-a.height-6*s},r))]}function Yt(t,e,n,s,o){let r=`layers.${e}.heads.${n}`,a=t.values(`${r}.queries`),i=t.values(`${r}.keys`),c=a.length/t.count,
l=t.trace.interventions.scaling!==!1,h=Jt(Et(a,s,c),Et(i,o,c));return ao(h,l,null,t,o)}function Ee(t,e,n,s){let o=Et(t.values(
`layers.${e}.heads.${n}.scores`),s,t.count);return Nn(o,t.trace.interventions.attention_temperature??1)}function Kt(t,e){
let n=t.values("pointer.query"),s=t.values("pointer.keys"),o=t.trace.interventions.pointer_scaling!==!1,r=t.has("pointer\
.bias")?Number(t.values("pointer.bias")[e]):null;return ao(Jt(n,Et(s,e,n.length)),o,r,t,e)}function _e(t){return Nn(t.pointerScores,
t.trace.interventions.pointer_temperature??1)}function ao(t,e,n,s,o){let r=t.first.length,a=t.sum/(e?Math.sqrt(r):1)+(n??
0),i=s.visits[o]?.masked??!1;return{dot:t,width:r,isScaled:e,bias:n,isBiasOff:n!==null&&s.trace.interventions.position_bias===
!1,isMasked:i,unmasked:a,score:i?Number.NEGATIVE_INFINITY:a}}function Jt(t,e){let n=Array.from(t,(s,o)=>s*e[o]);return{first:t,
second:e,products:n,sum:Zt(n)}}function Nn(t,e){let n=Array.from(t,Number).filter(Number.isFinite),s=Math.max(...n)/e,o=Math.
abs(s)>9?s:0,r=Array.from(t,c=>Math.exp(c/e-o)),a=Zt(r),i=r.map(c=>c/a);return{scores:t,temperature:e,shift:o,exponentials:r,
total:a,weights:i}}function ae(t,e,n,s,o,r){if(!t.has(`${n}.mean`))return null;let a=t.trace.architecture.d_model,i=Number(
t.values(e)[o*a+r]),c=Number(t.values(`${n}.mean`)[o]),l=Number(t.values(`${n}.reciprocal_deviation`)[o]);return{x:i,mean:c,
reciprocal:l,standard:(i-c)*l,weight:At(t,`${s}.weight`,r),bias:At(t,`${s}.bias`,r),result:Number(t.values(n)[o*a+r])}}function ve(t,e,n,s){
let o=`transformer.layers.${e}.linear2`,r=t.trace.weights?.[`${o}.weight`],a=At(t,`${o}.bias`,s),i=et(t,`layers.${e}.fee\
d_forward.hidden`,n);return!r||a===null?null:{dot:Jt(i,Et(r.values,s,i.length)),bias:a}}function io(t,e,n){let s=t.trace.
weights?.["input_proj.weight"],o=At(t,"input_proj.bias",n);if(!s||o===null)return null;let r=Number(s.shape[1]),a=n*r,i=t.
slices.map(({name:c,label:l})=>{let h=An(t,c,e),u=Jt(h,s.values.subarray(a,a+h.length));return a+=h.length,{name:c,label:l,
dot:u}});return{parts:i,bias:o,sum:Zt(i.map(({dot:c})=>c.sum))+o}}function An(t,e,n){let s=t.values(`inputs.${e}`);return Et(
s,n,s.length/t.count)}function et(t,e,n){let s=t.values(e);return Et(s,n,s.length/t.count)}function Qt(t){if(!t.has("gat\
e.logit")||!t.has("gate.hidden"))return null;let e=t.values("gate.hidden"),n=t.trace.weights?.["ptr_gen_gate.2.weight"],
s=Number(t.values("gate.logit")[0]);return{hidden:e,dot:n?Jt(e,n.values):null,bias:At(t,"ptr_gen_gate.2.bias",0),logit:s,
learned:1/(1+Math.exp(-s))}}function _t(t,e){let n=t.values("context"),s=t.trace.weights?.["gen_head.weight"],o=s?Jt(n,Et(
s.values,e,n.length)):null,r=At(t,"gen_head.bias",e),a=t.trace.tensors["generation.logits"]?.values,i=o&&r!==null?o.sum+
r:null;return{dot:o,bias:r,logit:a?Number(a[e]):i}}function co(t){let e=t.trace.tensors["generation.logits"]?.values;return e?
Nn(e,1):null}function Xt(t,e){let{gate:n}=t,s=t.locations.flatMap((a,i)=>a===e?[i]:[]),o=t.hasPointer?Zt(s.map(a=>Number(
t.pointerWeights[a]))):0,r=Na(t,e,o);return{visits:s,pointer:o,generation:r,gate:n,fromPointer:n*o,fromGeneration:(1-n)*
r,probability:n*o+(1-n)*r}}function Na(t,e,n){if(!t.hasGeneration)return 0;let s=t.trace.location_probabilities.generation;
if(t.has("generation.probabilities")||s?.some(a=>a.location===e)||t.gate===1)return t.probabilityOf("generation",e);let r=t.
probabilityOf("final",e)-t.gate*n;return Math.max(0,r)/(1-t.gate)}function At(t,e,n){let s=t.trace.weights?.[e];return s?
Number(s.values[n]):null}function Et(t,e,n){return t.subarray(e*n,(e+1)*n)}function Zt(t){return Array.from(t).reduce((e,n)=>e+
n,0)}var te="→",lo=30,Aa=8,Ea=20,_a=Object.fromEntries(Array.from("-0123456789",(t,e)=>[t,"⁻⁰¹²³⁴⁵⁶⁷⁸⁹"[e]??
""]));function ie(t,e,{first:n,second:s,products:o},r){let a=v(t),i=o.length,c=i>Ea&&e.height>=176*a,l=c?34*a:0,h=(e.height-
l)/3,u=16*a,m=e.x+lo*a,d=e.width-lo*a,g=ce(o),y=zt(t,[n,s,o],o,d,g),p=[{...r[0],values:n,title:r[0].words},{...r[1],values:s,
title:`× ${r[1].words}`},{letter:r[0].letter+r[1].letter,colour:"product",values:o,title:`= ${i} products`}],b=d/i,k=x=>`${N(
Number(n[x]),4)} × ${N(Number(s[x]),4)} = ${N(Number(o[x]),4)}`;return[f("rect",{key:"strongest",class:"strongest",x:m+
g*b-1,y:e.y+u,width:b+2,height:3*h-u-2*a,rx:3}),p.map(({letter:x,colour:$,values:M,title:A},w)=>{let O=e.y+w*h,T={x:m,y:O+
u,width:d,height:h-u-6*a};return f("g",{key:`row ${w}`},C(t,e.x,O+12*a,A,{kind:"small",also:"halo",width:e.width,key:"ti\
tle"}),C(t,e.x,O+u+.5*T.height+5*a,x,{also:`math letter ${$}-words`,key:"letter"}),Tt(t,T,M,{colour:$,numbered:y,chosen:g,
exact:k}))}),c&&va(t,{x:m,y:e.y+3*h,width:d,height:l},o)]}function va(t,{x:e,y:n,width:s},o){let r=v(t),a=s/o.length,i=Math.
max(Aa,Math.ceil(o.length/8));for(;i<o.length&&i*a<D(t,"−888.88","tiny");)i*=2;let c=Math.ceil(o.length/i);return f("g",
{key:"sums"},Array.from({length:c},(l,h)=>{let u=o.slice(h*i,(h+1)*i),[m,d]=[e+h*i*a+2,e+(h*i+u.length)*a-2],g=u.reduce(
(y,p)=>y+p,0);return[f("path",{key:`span ${h}`,class:"axis",d:`M${m} ${n}v${4*r}H${d}v${-4*r}`}),C(t,(m+d)/2,n+17*r,N(g,
2),{kind:"tiny",anchor:"middle",key:`sum ${h}`})]}))}function Re(t,e,n,s,o,r,a){let i=v(t),c=Ra(n,s,r),l=La(n,s,o,a.over),
h={x:e.x,y:0,width:e.width},u=H(t,h,c).height+H(t,h,l).height+10*i,m=132*i,d=Math.max(70*i,Math.min(.36*e.height,210*i)),
g=e.height-u-d>=m,y=Math.min(e.height-u-(g?d:0),276*i),p=e.height-u-y,b=H(t,{...h,y:e.y+y+4*i},c),k=H(t,{...h,y:e.y+y+b.
height+6*i},l);return[f("g",{key:"dot"},ie(t,{...e,height:y},n.dot,r)),f("path",{key:"rule",class:"rule",d:`M${e.x} ${e.
y+y}H${e.x+e.width}`}),f("g",{key:"score steps"},b.marks),f("g",{key:"softmax steps"},k.marks),g&&f("g",{key:"softmax"},
oo(t,{...e,y:e.y+y+u,height:p},s,o,a))]}function Ra({dot:t,width:e,isScaled:n,bias:s,isBiasOff:o,isMasked:r,unmasked:a},{
temperature:i},[c,l]){let h=n?t.sum/Math.sqrt(e):t.sum,u=[...I("Sum of the products"),[{text:c.letter,kind:`math ${c.colour}\
-words`},{text:" · "},{text:l.letter,kind:`math ${l.colour}-words`},{text:` = ${N(t.sum,2)}`,kind:"strong"}],n?[{text:`${te}\
 ÷ √${e} = `},{text:N(h,2),kind:"strong"}]:[{text:`${te} not divided by √${e}: scaling is off`}]];return s!==null&&
u.push(o?[{text:`${te} no position bias: it is off`}]:[{text:`${te} ${s<0?"−":"+"} ${N(Math.abs(s),2)} (position bias)\
 = `},{text:N(a,2),kind:"strong"}]),r?u.push([{text:`${te} masked: `},{text:"−∞",kind:"strong"}]):i!==1&&u.push([{text:`${te}\
 ÷ temperature ${Pa(i)} = `},{text:N(a/i,2),kind:"strong"}]),u}function La({isMasked:t},e,n,s){let{scores:o,temperature:r,
shift:a,exponentials:i,total:c,weights:l}=e;if(t)return I("The softmax gives a masked visit a weight of exactly 0.");let h=Number(
o[n])/r-a,u=Number(i[n]);return[[{text:"Softmax:"}],[{text:"e",kind:"math"},{text:N(h,2),isRaised:!0},{text:` = ${xt(u)}\
;`}],[{text:`${xt(u)} / ${xt(c)} = `},{text:Tn(Number(l[n])),kind:"strong"},{text:","}],...I(`where ${xt(c)} is the sum \
over ${s}${a?`, after ${N(a,2)}, the largest score, is subtracted from each`:""}.`)]}function xt(t){if(t>=1e3)return Math.
round(t).toLocaleString("en");if(t>=.095)return String(Number(t.toFixed(4)));if(t===0)return"0";let[e="",n=""]=t.toExponential(
1).split("e");return`${e} × 10${Array.from(n,s=>_a[s]??"").join("")}`}function ce(t){let e=0;for(let n=1;n<t.length;n++)
Math.abs(Number(t[n]))>Math.abs(Number(t[e]))&&(e=n);return e}function Pa(t){return String(Math.round(1e3*t)/1e3)}var Ia=6;function ho(t,e){let n=v(t),s=Qt(t.reading),o=[];return s&&o.push({key:"units",least:{width:320*n,height:240*n},
rank:1,share:1.4,marks:r=>Wa(t,r,s)}),o.push({key:"value",least:{width:280*n,height:230*n},rank:0,marks:r=>Ca(t,r,s)}),o}
function Wa(t,e,{hidden:n,dot:s,bias:o,logit:r}){let a=v(t),i=q(t,e),c=s&&o!==null?[...I("Sum of the products"),[{text:"\
h",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(s.sum,2)}`,kind:"strong"}],[{text:`\
→ ${o<0?"−":"+"} ${N(Math.abs(o),2)} (bias) =`}],[{text:"logit "},{text:N(r,2),kind:"strong"}]]:[...I("Each unit is \
multiplied by a learned weight; the sum and a bias give the"),[{text:"logit "},{text:N(r,2),kind:"strong"}]],l=H(t,{...i,
y:0},c),h=ot(t,i.x,i.y+i.height-10*a,"More about the gate",{"data-more":"gate"},{isButton:!1}),u=Math.min(i.height-l.height-
36*a,450*a),m=H(t,{...i,y:i.y+u+4*a},c),d=zt(t,[n],n,i.width);return[...j(t,e,`${n.length} hidden units read the context`),
f("g",{key:"dot"},s?ie(t,{...i,height:u},s,[{letter:"h",words:"Hidden units after the activation (GELU)",colour:"query"},
{letter:"w",words:"Weight of each unit",colour:"key"}]):Tt(t,{...i,height:u},n,{colour:"query",numbered:d})),...m.marks,
h.mark]}function Ca(t,e,n){let{reading:s}=t,o=v(t),r=q(t,e),{gate:a,trace:i}=s,c=H(t,{...r,y:0},d()),l=54*o,h={...r,x:r.
x+34*o,width:r.width-48*o,y:r.y+6*o,height:r.height-c.height-l-40*o},u=H(t,{...r,y:r.y+r.height-c.height-l-6*o},d());return[
...j(t,e,m()),n&&h.height>=60*o&&f("g",{key:"curve"},g(h,n)),...u.marks,f("g",{key:"shares"},y({...r,y:r.y+r.height-l+8*
o,height:22*o}))];function m(){return i.gate.learned?"From the logit to the gate":i.interventions.only?"One path alone a\
nswers":typeof i.interventions.gate=="number"?"A gate set by hand":"A fixed gate"}function d(){let{only:p}=i.interventions,
b=[{text:`gate = ${a.toFixed(3)}`,kind:"strong"}];if(!n){let $=p?`Only the ${p==="pointer"?"pointer":"generation head"} \
answers:`:typeof i.interventions.gate=="number"?"The gate is set by hand:":"This network learned no gate; both paths cou\
nt the same:";return[...I($),b]}let k=[[{text:"1 / (1 + e",kind:""},{text:N(-n.logit,2),isRaised:!0},{text:") = "},{text:n.
learned.toFixed(3),kind:"strong"}]];if(i.gate.learned)return[...k,...I(`is the gate: ${S(a,1)} of the answer comes from \
the pointer, ${S(1-a,1)} from generation.`)];let x=p?`Only the ${p==="pointer"?"pointer":"generation head"} answers, so \
that the gate is ${a.toFixed(2)}.`:`It is set by hand to ${a.toFixed(3)}.`;return[...I(x),...I("As learned it would be"),
...k]}function g(p,{logit:b,learned:k}){let x=Math.max(Ia,Math.ceil(Math.abs(b))),$=_=>p.x+(_+x)/(2*x)*p.width,M=p.y+p.height,
A=_=>M-_*p.height,w=Array.from({length:61},(_,L)=>{let W=-x+L/30*x;return`${$(W).toFixed(1)} ${A(1/(1+Math.exp(-W))).toFixed(
1)}`}),[O,T]=[$(b),A(k)],E=b>0;return[f("path",{key:"axes",class:"axis",d:`M${p.x} ${p.y}V${M}H${p.x+p.width}M${p.x} ${A(
.5)}H${p.x+p.width}`}),[0,.5,1].map(_=>C(t,p.x-6*o,A(_)+4*o,_===.5?"0.5":String(_),{kind:"tiny",anchor:"end",key:`share ${_}`})),
[-x,0,x].map(_=>C(t,$(_),M+15*o,N(_,0),{kind:"tiny",anchor:"middle",key:`logit ${_}`})),C(t,($(0)+$(-x))/2,M+15*o,"logit",
{kind:"tiny",anchor:"middle",key:"axis"}),f("path",{key:"line",class:"curve",d:`M${w.join("L")}`}),f("path",{key:"lead",
class:"lead",d:`M${O} ${M}V${T}H${p.x}`}),f("circle",{key:"point",class:"point",cx:O,cy:T,r:5.5*o}),C(t,O+(E?-10:10)*o,E?
Math.max(T-6*o,p.y+9*o):T-8*o,k.toFixed(2),{kind:"strong",anchor:E?"end":void 0,key:"value"})]}function y(p){let b=a*p.width;
return[f("rect",{key:"pointer",class:"bar pointer",x:p.x,y:p.y,width:b,height:p.height}),f("rect",{key:"generation",class:"\
bar generation",x:p.x+b,y:p.y,width:p.width-b,height:p.height}),C(t,p.x,p.y+p.height+15*o,`pointer ${S(a,1)}`,{kind:"sma\
ll",key:"of pointer"}),C(t,p.x+p.width,p.y+p.height+15*o,`generation ${S(1-a,1)}`,{kind:"small",anchor:"end",key:"of gen\
eration"})]}}var uo=14,mo=34;function ht(t,e,n,{largest:s,most:o=mo,isOrdered:r=!1,isWalked:a=!1}={}){let i=v(t),c=Math.max(1,Math.floor(
e.height/(uo*i))),l=!r&&n.length>c,h=l?n.slice(0,Math.max(1,c-1)):n,u=Math.min(o*i,e.height/(h.length+Number(l))),m=u>=30*
i,d=Math.max(1,Math.ceil(uo*i/u)),g=h.findIndex(({isChosen:w})=>w),y=u>=13*i&&h.some(({category:w})=>w!==void 0),p=y?22*
i:0,b=Math.max(...h.map(({text:w})=>D(t,w,"strong")))+8*i,k=Math.max(0,...h.map(({beside:w=""})=>w?D(t,w,"small")+10*i:0)),
x=Math.max(...h.map(({label:w,says:O=""})=>Math.max(D(t,w,"strong"),m?D(t,O,"small"):0)))+8*i,$=Math.min(x,.58*(e.width-
p-b-k)),M={x:e.x+p+$,width:Math.max(1,e.width-p-$-b-k)},A=s??(Math.max(...h.map(({parts:w})=>w.reduce((O,{value:T})=>O+Math.
abs(T),0)))||1);return[h.map((w,O)=>{let T=e.y+(O+.5)*u,E=O===g||(h.length-1-O)%d===0&&(g<0||Math.abs(O-g)>=d),_=M.x,L=Math.
min(.62*u,.42*o*i);return f("g",{key:w.key,class:`${w.open?"part ":""}choice row${w.isChosen?" here":""}${w.isOff?" off":
""}`,"data-open":w.open??null,role:w.open?"button":null,tabindex:w.open?a&&!w.isChosen?"-1":0:null,"aria-label":w.open?`${w.
label}: ${w.text}`:null},f("rect",{key:"ground",class:"ground",x:e.x-3*i,y:T-u/2,width:e.width+6*i,height:u,rx:4}),y&&(E||
u>=17*i)&&w.category!==void 0&&lt(w.category,e.x,T-7.5*i,15*i),E&&C(t,e.x+p,T+(m&&w.says?-2:4.5)*i,w.label,{kind:w.isChosen?
"strong":"label",width:$-6*i,key:"name"}),m&&w.says&&C(t,e.x+p,T+12.5*i,w.says,{kind:"small",width:$-6*i,key:"says"}),w.
parts.map(({value:W,colour:P},R)=>{let G=Math.abs(W)/A*M.width,z=f("rect",{key:`part ${R}`,class:`bar ${P}${W<0?" negati\
ve":""}${w.isChosen?" chosen":""}`,x:_,y:T-L/2,width:Math.max(.5,Math.min(M.width,G)-(w.parts.length>1&&G>2?.8:0)),height:Math.
max(1,L)});return _+=G,z}),E&&w.beside&&C(t,e.x+e.width-b,T+4.5*i,w.beside,{kind:"small",anchor:"end",key:"beside"}),E&&
C(t,e.x+e.width,T+4.5*i,w.text,{kind:w.isChosen?"strong":"label",anchor:"end",key:"value"}),w.exact&&f("title",{},w.exact))}),
l&&C(t,e.x,e.y+(h.length+.5)*u+4.5*i,`and ${n.length-h.length} more`,{kind:"small",key:"more"})]}function ee(t,e,n,s=mo){
return Math.min(s*v(t)*n,e.height)}function fo(t,e){let n=v(t);return[{key:"places",least:{width:300*n,height:230*n},rank:e.isLeaf?1:0,marks:s=>Ga(t,s,e)},
{key:"logit",least:{width:320*n,height:260*n},rank:e.isLeaf?0:1,share:1.3,marks:s=>Fa(t,s,e)}]}function Ga(t,e,n){let{reading:s}=t,
o=v(t),r=q(t,e),i=(s.trace.location_probabilities.generation??[]).map(({location:m,probability:d})=>{let{label:g,category:y}=s.
nameOf(m),{logit:p}=_t(s,m);return{key:`place ${m}`,label:g,category:y,parts:[{value:d,colour:"generation"}],beside:p===
null?"":N(p,2),text:S(d,1),open:`generation.${m}`,isChosen:m===n.location,exact:`${g}: ${p===null?"":`logit ${N(p,4)}, `}\
probability ${S(d,3)}`}}),c=s.trace.architecture.locations,l=H(t,r,I(`One logit for each of ${c.toLocaleString("en")} en\
tries of its list, padding and “unknown” among them; the softmax turns them into probabilities. The most probable places\
:`),"small"),h=ot(t,r.x,r.y+r.height-10*o,"More about generation",{"data-more":"generation"},{isButton:!1}),u={...r,y:r.
y+l.height+4*o,height:r.height-l.height-34*o};return[...j(t,e,"What the generation head expects"),...l.marks,f("g",{key:"\
rows"},ht(t,u,i,{isWalked:!0})),h.mark]}function Fa(t,e,{location:n}){let{reading:s}=t,o=v(t),r=q(t,e),{label:a}=s.nameOf(
n),{dot:i,bias:c,logit:l}=_t(s,n),h=co(s),u=s.probabilityOf("generation",n),m=[];if(i&&c!==null&&m.push(...I("Sum of the\
 products"),[{text:"c",kind:"math query-words"},{text:" · "},{text:"w",kind:"math key-words"},{text:` = ${N(i.sum,2)}`,
kind:"strong"}],[{text:`→ ${c<0?"−":"+"} ${N(Math.abs(c),2)} (bias) =`}]),l!==null&&m.push([{text:"logit "},{text:N(
l,2),kind:"strong"}]),h){let y=Number(h.exponentials[n]),p=Number(h.scores[n])-h.shift;m.push([{text:"→ e",kind:""},{text:N(
p,2),isRaised:!0},{text:` = ${xt(y)};`}],[{text:`${xt(y)} / ${xt(h.total)} = `},{text:S(Number(h.weights[n]),1),kind:"st\
rong"},{text:"."}],...I(`${xt(h.total)} is the sum over the whole list${h.shift?`, after ${N(h.shift,2)}, the largest lo\
git, is subtracted from each`:""}.`))}else m.push(...I("→ softmax over the whole list:"),[{text:S(u,1),kind:"strong"}]);
let d=H(t,{...r,y:0},m),g=i?Math.min(r.height-d.height-8*o,450*o):0;return[...j(t,e,`How does it score ${a}?`),i&&f("g",
{key:"dot"},ie(t,{...r,height:g},i,[{letter:"c",words:"The context: the last visit after all layers",colour:"query"},{letter:"\
w",words:`The weights of ${a}`,colour:"key"}])),...H(t,{...r,y:r.y+g+(i?6*o:0)},m).marks]}var le=20,Le=8,go=19,K=8,ue=3,_n=4,he=4,Ha=.05,Va={least:13.5,most:38,lane:3},vn=13,Da=760;function Rn(t,e,n=1){let s=e.
type/vn,o=46*s,r=e.height-98*s,a=Ln(t.count,o,r,Va,s,ja(t)),i=e.width>=1180*s,c=e.width<Da*s,l=e.width>=1040*s&&t.layers<=
3,h=c?Ba(t,s):yo(t,i,s),u=l?62*s:0,m=l?u+22*s:16*s,d=e.width-2*le-po(Object.values(h)),[g,y]=[o+12*s,e.height-4*s],p=Ua(
t.heads,d/t.layers-m,y-g,s),b=p.columns*(p.side+Le*s)-Le*s,k=t.heads>0?b+m:m,x=Math.max(0,d-t.layers*k);c||(h.visits+=Math.
min(.3*x,90*s),h.answer+=Math.min(.2*x,80*s),h.flow+=Math.min(.1*x,50*s),h.leave+=Math.min(.1*x,50*s));let $=e.width-2*le-
po(Object.values(h))-t.layers*k,M=Math.min($,t.hasPointer?220*s:60*s);h.bands+=M;let A=($-M)/t.layers,w={x:le,width:h.visits},
O=le+h.visits+12*s,T=i?{x:O,width:h.slices}:null;T&&(O+=h.slices+12*s);let E=Array.from({length:t.layers},(Q,nt)=>{let X=O+
nt*(k+A);return{x:X,width:b,maps:qa(t.heads,X,g,y,p,s),stream:l?X+(t.heads>0?b+10*s:0):null}});O+=t.layers*(k+A);let _=e.
width-le,L=_-h.answer,W=L-h.leave-h.gate,P=O+h.scores+h.weights+8*s,R=W-h.flow-K,G=Math.min(190*s,.24*e.height)/n,z=t.hasGate?
.56*e.height:(o+r)/2,tt=_n*s,Y=t.hasPointer?e.height-G-ue*tt-6:(o+r-G)/2-tt;return{size:e,type:e.type,rows:a,visits:w,slices:T,
layers:E,streamWidth:u,isDense:c,fork:O,context:(c?34:52)*s,scores:O+h.scores,weights:O+h.scores+h.weights,ribbons:P,places:R,
gate:W,gateWidth:h.gate,answers:{most:r-o<330?he-1:he,top:o,bottom:r+60*s,x:L,right:_,segment:L-K},right:_,top:o,bottom:r,
full:G,across:{visits:a.map(({y:Q})=>Q),starts:[o-12*s,e.height-8],places:{room:[o+16*s,t.hasGeneration?Y-12*s:r],gap:22*
s},generation:{start:Y,gap:tt},gate:z-G/2},bands:{ribbon:(Q,nt,X)=>En(P,Q,R,nt,X),into:(Q,nt,X)=>En(R+K,Q,W,nt,X),out:(Q,nt,X)=>En(
W+h.gate,Q,L-K,nt,X)}}}function En(t,e,n,s,o){return o?wt(t,e,n,s):wt(t,e,t,e)}function yo({hasPointer:t,hasGate:e},n,s){
return{visits:(n?224:176)*s,slices:(n?110:0)*s,gaps:(n?24:12)*s,scores:40*s,weights:t?46*s:150*s,bands:t?112*s:0,bar:K,flow:(e?
60:34)*s,gate:e?18*s:0,leave:46*s,answer:(n?152:140)*s}}function Ba(t,e){return{...yo(t,!1,e),visits:166*e,scores:0,weights:(t.
hasPointer?48:130)*e,bands:(t.hasPointer?88:0)*e,flow:(t.hasGate?44:30)*e,leave:36*e,answer:126*e}}function ja({count:t,
pointerWeights:e}){let n=t-1,s=o=>o===n?2:e[o]>=Ha?1+e[o]:o/t;return Array.from({length:t},(o,r)=>r).sort((o,r)=>s(r)-s(
o))}function po(t){return t.reduce((e,n)=>e+n,0)}function Ln(t,e,n,{least:s,most:o,lane:r},a,i){let c=n-e,l=t,h=0,u=Math.
min(o*a,c/t);u<s*a&&(h=Math.max(r,Math.min(6*a,.35*c/t)),u=(s+2)*a,l=Math.max(1,Math.floor((c-t*h)/(u-h))),u=(c-(t-l)*h)/
l);let m=i&&new Set(i.slice(0,l)),d=e;return Array.from({length:t},(g,y)=>{let p=m?m.has(y):y>=t-l,b=p?u:h;return d+=b,{
y:d-b/2,height:b,isFull:p}})}function Ua(t,e,n,s){let o={columns:1,side:0};if(t===0)return o;for(let r of[1,2,4]){let a=n/
Math.ceil(t/r)-go*s,i=Math.min(a,(e-(r-1)*Le*s)/r);i>o.side&&(o={columns:r,side:i})}return o}function qa(t,e,n,s,{columns:o,
side:r},a){let i=Math.ceil(t/o),c=Math.min((s-n)/i,r+2.2*go*a);return Array.from({length:t},(l,h)=>({x:e+h%o*(r+Le*a),y:n+
Math.floor(h/o)*c,side:r}))}function Pe(t,e,n,s){let o=[];for(let[i,{wish:c,length:l}]of t.entries())for(o.push({first:i,
last:i,wish:c-l/2,length:l});;){let h=o.at(-1),u=o.at(-2);if(!h||!u||a(u)+u.length+e<=a(h))break;let[m,d]=[u.last-u.first+
1,h.last-h.first+1];u.wish=(m*u.wish+d*(h.wish-u.length-e))/(m+d),u.length+=e+h.length,u.last=h.last,o.pop()}let r=[];for(let i of o){
let c=a(i);for(let l=i.first;l<=i.last;l++)r.push(c),c+=Number(t[l]?.length)+e}return r;function a({wish:i,length:c}){return Math.
max(n,Math.min(s-c,i))}}var pt=44,B={title:26,bars:34,inputs:64,scores:52,names:56},bo=16,za={least:20,most:110,lane:1},Ya=62,Pn=8,Ka=160,Ie=16,
xo=6;function Wn(t,e,n,s=1){let o=n/vn,[r,a]=[bo,e-bo],i=Ln(t.count,r,a,za,o).map(({y:_,height:L,isFull:W})=>({x:_,width:L,
isFull:W})),c=Number(i.at(-1)?.width)>=Ya*o,l={top:50*o,height:(c?86:54)*o,hasNames:c},h=l.top+l.height+Ie*o,u=h+(B.title+
B.inputs+Ie)*o,m=[];for(let _=0;_<t.layers;_++){let L=Ja(t.heads,r,a,u+B.title*o,o),W=L.at(-1),R=(W?W.y+W.side+8*o:u)+B.
title*o;m.push({y:u,maps:L,stream:R}),u=R+(B.bars+Ie)*o}let d=Qa(t,r,u+B.title*o,a-r,o),g=Math.ceil(t.values("context").
length/d.columns)*d.cell,y=u+B.title*o+Math.max(g,20*o)+Ie*o,p=y+(t.hasPointer?(B.title+B.scores)*o:0),b=p+(t.hasPointer?
170:96)*o,k=b+K+((t.hasPointer?B.names:0)+(t.hasGate?48:30))*o,x=t.hasGate?28*o:0,$=Xa(a-r,o)/s,M=_n*o,A=a-$-ue*M,w=Math.
max(78*o,$*s/2+6),O=k+x+34*o,T=a-$-16*o,E={most:he,top:O,bottom:O+(he+1)*w,x:r-6*o,right:T-8*o,segment:T};return{size:{width:e,
height:E.bottom+Math.max(0,($*s-w)/2)+8*o,type:n},type:n,left:r,right:a,columns:i,chips:l,inputs:h,layers:m,context:d,pointer:y,
ribbons:p,places:b,gate:k,gateHeight:x,answers:E,full:$,across:{visits:i.map(({x:_})=>_),starts:[r,a],places:{room:[r,t.
hasGeneration?A-2*xo*o:a],gap:xo*o},generation:{start:A,gap:M},gate:a-$},bands:{ribbon:(_,L,W)=>In(p,_,b,L,W),into:(_,L,W)=>In(
b+K,_,k,L,W),out:(_,L,W)=>W?_s(k+x,_,T+K,L):In(k+x,_,k,_,!1)}}}function In(t,e,n,s,o){return o?fn(t,e,n,s):fn(t,e,t,e)}function Ja(t,e,n,s,o){
let r=[4,3,2].find(l=>t%l===0)??Math.min(t,4),a=(n-e+Pn*o)/r,i=Math.min(a-Pn*o,Ka*o),c=Math.max(pt,40*o);return Array.from(
{length:t},(l,h)=>({x:e+h%r*a,y:s+c+Math.floor(h/r)*(i+c+Pn*o),side:i,touch:pt}))}function Qa(t,e,n,s,o){let{length:r}=t.
values("context"),a=Math.min(r,2**Math.ceil(Math.log2(Math.sqrt(6*r))));return{x:e,y:n,columns:a,cell:Math.min(11*o,(s-12*
o)/a)}}function Xa(t,e){return Math.min(170*e,(t-82*e)/2,.4*t)}var We={visits:0,slices:1,layers:2};function $t({reading:t,beside:e}){return e?[t,e]:[t]}function me(t){return Math.max(
...$t(t).map(({largestWeight:e})=>e))}function Ce(t){return t.isOwnScale?1:me(t)}function ne(t){return We.layers+2*t}function J(t){
let e=We.layers+2*t.layers,n=t.hasPointer?e+1:e,s=t.hasGeneration?n+1:n;return{context:e,pointer:n,generation:s,gate:s+1}}
function U(t,e){return t.beat>=e?1:0}var Cn=64,$o="largest of each head",Za=Float32Array.from({length:Cn},(t,e)=>e/(Cn-1));function Gn({isOwnScale:t}){return t?
"Same scale for all heads":"Own scale for each head"}function fe({lit:t}){return t?.kind==="visit"?"last visit reads it":
"last visit’s largest"}function Ge(t,e,n,s){let{reading:o,isOwnScale:r,stage:a}=t;if(!o.heads)return null;let i=a.type/
13,c=60*i,l=s||!("visits"in a)?0:a.visits.width,h=17*i+c+F($o,12.5*i)>l,u=r?h?"own largest":$o:S(me(t)),m=e+12*i,d=[f("t\
ext",{class:"small",x:e,y:n},"0"),f("image",{class:"map",href:St(Za,Cn,t.scale),x:m,y:n-9*i,width:c,height:9*i,preserveAspectRatio:"\
none"}),f("rect",{class:"map-frame",x:m,y:n-9*i,width:c,height:9*i}),f("text",{class:"small",x:m+c+5*i,y:n},u)],g=Gn(t),
y={"data-act":"scale",role:"button",tabindex:"0","aria-label":`Colours of the head maps go from 0 to ${r?"the largest we\
ight of each head":u}. ${g}`};if(s){let b=17*i+c+F(u,12.5*i),k=f("rect",{class:"ground",x:e-6*i,y:n+14*i-pt,width:b+12*i,
height:pt});return f("g",{key:"scale",class:"switch",...y},k,d)}let p=F(g,12.5*i)+16*i;return f("g",{key:"scale"},f("tex\
t",{class:"small",x:e,y:n-33*i},"Head maps: row reads column"),f("text",{key:"weight",class:"small",x:e,y:n-17*i},`%: ${fe(
t)}`),d,f("g",{key:"switch",class:"switch",...y},f("rect",{class:"handle stays",x:e,y:n+8*i,width:p,height:19*i,rx:9.5*i}),
f("text",{class:"handle-words stays",x:e+8*i,y:n+21.5*i},g)))}var ko=24,ti=.045,ei=.6;function wo(t,e){let n=v(t),s=t.stage.size.width>=600*n,o=Math.min(t.reading.count*14,170),r=Math.
max(200,Math.min(t.reading.count*20,300));return[{key:"map",least:{width:(s?150+r:240)*n,height:(120+o)*n},rank:e.isLeaf?
1:0,share:1.2,marks:a=>ni(t,a,e)},{key:"cell",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,marks:a=>ri(t,a,e)}]}function ni(t,e,n){
let{reading:s,isOwnScale:o}=t,{layer:r,head:a,query:i,visit:c}=n,l=v(t),{count:h}=s,u=s.weights(r,a),m=s.isRemoved(r,a)||
s.isSkipped(r,"attention"),d=o?u[rt(u)]||1:me(t),g=oi(t,e,n,m),y=Math.min(.36*e.width,190*l),p=e.y+42*l,[b,k]=[e.width-y,
e.height-44*l-g.height],x=e.width<600*l?1.9:1.15,$={width:b/h,height:Math.min(k/h,x*b/h)},M={x:e.x+y,y:p,width:b,height:$.
height*h},A=`layers.${r}.heads.${a}`,w=$.height>=30*l,O=si($.height,13*l);return[C(t,e.x,e.y+15*l,y>=150*l?"The visit th\
at asks":"Who asks",{kind:"strong",width:y-8*l}),f("g",{key:"columns"},E()),f("g",{key:"rows"},_()),f("image",{key:"weig\
hts",class:"map",href:St(u,h,t.scale,d),...M,preserveAspectRatio:"none",opacity:m?.3:1}),f("rect",{key:"frame",class:"ma\
p-frame",...M}),f("g",{key:"cells",role:"group","aria-label":`Weights of layer ${r}, head ${a}`},L()),f("rect",{key:"col\
umn",class:"chosen-column",x:M.x+c*$.width,y:e.y,width:$.width,height:M.y+M.height-e.y,rx:3}),T(),f("rect",{key:"cell",class:"\
chosen-cell",x:M.x+c*$.width,y:M.y+i*$.height,width:$.width,height:$.height}),g.at(M.y+M.height)];function T(){let P=M.y+
i*$.height,R=19*l,G=(Y,Q)=>f("rect",{key:Y,class:"chosen-row",...Q,rx:3}),{height:z}=$;if(z>=R)return G("row",{x:e.x-3,y:P,
width:e.width+3,height:z});let tt={x:e.x-3,y:P+(z-R)/2,width:y,height:R};return[G("row",{x:M.x-1,y:P,width:M.width+2,height:z}),
G("asking",tt)]}function E(){let P=$.width>=14*l,R=Math.min(15*l,$.width-3*l),G=$.width>=30*l,z=M.x;return s.visits.map(
(tt,Y)=>{let Q=String(at[tt.weekday]),nt=tt.weekday!==s.visits[Y-1]?.weekday,X=M.x+Y*$.width,Ht=D(t,Q,"tiny"),xs=!P&&nt&&
X>=z&&X+Ht<=M.x+M.width;xs&&(z=X+Ht+4*l);let ln=M.x+(Y+.5)*$.width;return f("g",{key:`column ${Y}`,class:`part choice${Y===
c?" here":""}${tt.masked?" off":""}`,"data-open":`${A}.${i}.${Y}`,role:"button",tabindex:"-1","aria-label":`Read from vi\
sit ${Y+1}: ${V(s,Y)}${tt.masked?", masked":""}`},f("rect",{class:"ground",x:M.x+Y*$.width,y:e.y,width:$.width,height:42*
l}),P&&lt(tt.category,ln-R/2,e.y+(G?0:22)*l,R),xs&&C(t,X,e.y+38*l,Q,{kind:"tiny",key:"weekday"}),G&&[C(t,ln,e.y+26*l,Q,{
kind:"tiny",anchor:"middle",key:"day"}),C(t,ln,e.y+38*l,$.width>=40*l?st(tt.start_minute):`${Math.floor(tt.start_minute/
60)} h`,{kind:"tiny",anchor:"middle",key:"hour"})],f("title",{},V(s,Y)))})}function _(){return s.visits.map((P,R)=>{let G=M.
y+(R+.5)*$.height,z=R===i,tt=z||(h-1-R)%O===0&&Math.abs(R-i)>=O,Y=Math.min(18*l,$.height-1.5*l),Q=$.height>=12*l,nt=e.x+
(Q?Y+10*l:4*l),X=M.x-nt-6*l,Ht=z||w?"strong":"label";return f("g",{key:`row ${R}`,class:`part choice${z?" here":""}`,"da\
ta-open":`${A}.${R}.${c}`,role:"button",tabindex:"-1","aria-label":`Visit ${R+1} asks: ${V(s,R)}`},f("rect",{class:"grou\
nd",x:e.x,y:G-$.height/2,width:y,height:$.height}),Q&&lt(P.category,e.x+3*l,G-Y/2,Y),tt&&C(t,nt,G+(w?-2:4.5)*l,P.label,{
kind:Ht,width:X,key:"name"}),w&&C(t,nt,G+12*l,`${Nt(s,R)} · ${so(s,R)}`,{kind:"small",width:X,key:"when"}),f("title",{},
V(s,R)))})}function L(){let P=[];for(let R=0;R<h;R++){if(h>ko&&R!==i){P.push(f("rect",{key:`row ${R}`,class:"cell",x:M.x,
y:M.y+R*$.height,width:M.width,height:$.height,"data-open":`${A}.${R}.${c}`},f("title",{},V(s,R))));continue}for(let G=0;G<
h;G++)P.push(W(R,G))}return P}function W(P,R){let G=Number(u[P*h+R]),[z,tt]=[M.x+R*$.width,M.y+P*$.height],Y=P===i&&R===
c,Q=String(Math.round(100*G)),nt=Ht=>$.width>=D(t,Q.padStart(2,"0"),Ht)+2*l,X=(G>=ti||P===i)&&$.height>=13*l&&nt("tiny");
return f("g",{key:`${P} ${R}`,class:"cell"},f("rect",{key:"cell",x:z,y:tt,width:$.width,height:$.height,"data-open":`${A}\
.${P}.${R}`,role:"button",tabindex:Y?0:"-1","aria-current":Y?"true":null},f("title",{},`${V(s,P)} reads ${S(G,1)} from ${V(
s,R)}`)),X&&C(t,z+$.width/2,tt+$.height/2+4.5*l,Q,{kind:G/d>=.3&&nt("strong")?"strong":"tiny",anchor:"middle",also:G/d>=
ei&&!m?"on-dark":"on-light",key:"weight"}))}}function si(t,e){return Math.max(1,Math.ceil(e/t))}function oi(t,e,{layer:n,
head:s,query:o,isLeaf:r},a){let{canAct:i,canAsk:c,reading:l}=t,h=v(t),u=l.isRemoved(n,s),m=e.height>=330*h,d=`layers.${n}\
.heads.${s}`,y=[i&&{text:u?"Switch head on":"Switch head off",attributes:{"data-act":"head","data-part":d},isPressed:u},
c&&!u&&{text:"Ask the hall: what without it?",attributes:{"data-act":"ask","data-part":d}},r?{text:"More about query and\
 keys",attributes:{"data-more":"neurons","data-layer":n,"data-head":s,"data-query":o},isButton:!1}:{text:"More about thi\
s head",attributes:{"data-more":"head","data-layer":n,"data-head":s},isButton:!1},{text:Gn(t),attributes:{"data-act":"sc\
ale"}}].filter(x=>x!==!1),p=a?"Switched off: these weights would have been used.":`Columns: the visit it reads from. ${l.
count>ko?"A stronger colour is more; each row adds up to 100 %.":"Values in %; each row adds up to 100."}`,b=m?I(p):[],k=H(
t,{...e,y:0},b,"small").height;return{height:k+40*h,at(x){let $=e.x,M=[];for(let{text:A,attributes:w,...O}of y){let T=ot(
t,$,x+k+22*h,A,w,O);$+T.width>e.x+e.width||(M.push(T.mark),$+=T.width+10*h)}return[f("g",{key:"explained"},H(t,{...e,y:x+
3*h},b,"small").marks),f("g",{key:"controls"},M)]}}}function ri(t,e,{layer:n,head:s,query:o,visit:r}){let{reading:a}=t,i=o===
a.count-1?"the last visit":`visit ${o+1}`,c=o===r?"itself":Wt(a,r);return[...j(t,e,`How much does ${i} read from ${c}?`,
`${i.charAt(0).toUpperCase()}${i.slice(1)} reads ${c}`),f("g",{key:"worked"},Re(t,q(t,e),Yt(a,n,s,o,r),Ee(a,n,s,o),r,[{letter:"\
q",words:`Query of ${V(a,o)}`,colour:"query"},{letter:"k",words:`Key of ${V(a,r)}`,colour:"key"}],{colour:"attention-bar",
over:`all ${a.count} visits of this row`,open:l=>`layers.${n}.heads.${s}.${o}.${l}`}))]}var Mo=56;function Oo(t,e){let n=v(t);return[{key:"shares",least:{width:310*n,height:230*n},rank:0,share:1.5,marks:s=>ai(
t,s,e)},...t.reading.hasPointer?[{key:"visits",least:{width:250*n,height:150*n},rank:1,marks:s=>ii(t,s,e)}]:[]]}function ai(t,e,{
location:n}){let{reading:s}=t,o=v(t),r=Xt(s,n),{gate:a,pointer:i,generation:c,fromPointer:l,fromGeneration:h,probability:u}=r,
[m,d]=[a.toFixed(2),(1-a).toFixed(2)],g=s.pointerWeights,y=[],p=O=>r.visits.map(T=>({value:O*Number(g[T]),colour:"pointe\
r"}));s.hasPointer&&y.push({key:"pointer",label:"Pointer",parts:p(1),text:ut(i),open:"pointer"}),s.hasGate&&y.push({key:"\
from pointer",label:`× gate ${m}`,parts:p(a),text:ut(l),open:"gate"}),s.hasGeneration&&y.push({key:"generation",label:"\
Generation",parts:[{value:c,colour:"generation"}],text:ut(c),open:`generation.${n}`}),s.hasGate&&y.push({key:"from gener\
ation",label:`× (1 − ${m})`,parts:[{value:h,colour:"generation"}],text:ut(h),open:"gate"}),y.push({key:"answer",label:"\
Answer",parts:[{value:l,colour:"pointer"},{value:h,colour:"generation"}].filter(({value:O})=>O>0),text:ut(u),isChosen:!0});
let b=q(t,e),k=s.hasGate?[[{text:`${m} × ${ut(i)} = ${ut(l)}`}],...I("come from the pointer,"),[{text:`${d} × ${ut(c)}\
 = ${ut(h)}`}],...I("from generation. Together:"),[{text:ut(u),kind:"strong"},{text:"."}],...I("All bars have one scale.")]:
[...I(`There is only ${s.hasPointer?"the pointer":"the generation head"}: its probability is the answer’s.`)],x=H(t,{...b,
y:0},k),$={...b,height:b.height-x.height-44*o},M=ee(t,$,y.length,Mo),A=H(t,{...b,y:b.y+M+8*o},k),w=ot(t,b.x,b.y+b.height-
10*o,"More about the answer",{"data-more":"prediction"},{isButton:!1});return[...j(t,e,`How probable is ${s.nameOf(n).label}\
?`),f("g",{key:"rows"},ht(t,$,y,{most:Mo})),...A.marks,w.mark]}function ii(t,e,{location:n}){let{reading:s}=t,o=v(t),{visits:r,
pointer:a}=Xt(s,n),i=q(t,e),c="Its visits";if(r.length===0){let p=I("None of the visits is here, so the pointer cannot c\
hoose it.");return[...j(t,e,c),...H(t,i,p).marks]}let l=s.pointerWeights,h=r.map(p=>({key:`visit ${p}`,label:`${Nt(s,p)}\
 (visit ${p+1})`,parts:[{value:Number(l[p]),colour:"pointer"}],text:ut(Number(l[p])),open:`pointer.${p}`,isOff:s.visits[p]?.
masked??!1})),u=r.length>1?"Together the pointer gives them":"The pointer gives it",m=[...I(u),[{text:ut(a),kind:"strong"},
{text:"."}]],d=H(t,{...i,y:0},m),g={...i,height:i.height-d.height-8*o},y=ee(t,g,h.length);return[...j(t,e,c),f("g",{key:"\
rows"},ht(t,g,h,{isOrdered:!0})),...H(t,{...i,y:i.y+y+6*o},m).marks]}function ut(t){return S(t,t>=.01||t===0?1:t>=1e-5?3:
5)}function So(t,e){let n=v(t);return[{key:"visits",least:{width:300*n,height:250*n},rank:e.isLeaf?1:0,share:.8,marks:s=>ci(
t,s,e)},{key:"score",least:{width:330*n,height:300*n},rank:e.isLeaf?0:1,share:1.6,marks:s=>li(t,s,e)},{key:"places",least:{
width:230*n,height:150*n},rank:2,share:.6,marks:s=>hi(t,s)}]}function ci(t,e,n){let{reading:s}=t,o=v(t),r=q(t,e),a=H(t,r,
I("A score for each visit, and its weight after the softmax."),"small"),i=s.pointerScores,c=s.pointerWeights,l=s.visits.
map((m,d)=>({key:`visit ${d}`,label:m.label,says:Nt(s,d),category:m.category,parts:[{value:Number(c[d]),colour:"pointer"}],
beside:N(Number(i[d]),2),text:S(Number(c[d]),1),open:`pointer.${d}`,isChosen:d===n.visit,isOff:m.masked,exact:`${V(s,d)}\
: score ${N(Number(i[d]),4)}, weight ${S(Number(c[d]),2)}`})),h=ot(t,r.x,r.y+r.height-10*o,"More about the pointer",{"da\
ta-more":"pointer"},{isButton:!1}),u={...r,y:r.y+a.height+4*o,height:r.height-a.height-34*o};return[...j(t,e,"What the p\
ointer reads"),...a.marks,f("g",{key:"rows"},ht(t,u,l,{isOrdered:!0,isWalked:!0})),h.mark]}function li(t,e,{visit:n}){let{
reading:s}=t;return[...j(t,e,`How does the pointer score ${Wt(s,n)}, ${Nt(s,n)}?`,`Score of ${Wt(s,n)}`),f("g",{key:"wor\
ked"},Re(t,q(t,e),Kt(s,n),_e(s),n,[{letter:"q",words:"Query of the context",colour:"query"},{letter:"k",words:`Key of ${V(
s,n)}`,colour:"key"}],{colour:"pointer",over:s.count===1?"its only visit":`all ${s.count} visits`,open:o=>`pointer.${o}`}))]}
function hi(t,e){let{reading:n}=t,s=v(t),o=q(t,e),r=n.pointerWeights,a=H(t,o,I("The weights of a place’s visits add up t\
o its probability. A part of a bar is a visit."),"small"),i=n.pointedPlaces.map(({location:h,label:u,category:m,probability:d,
visits:g})=>({key:`place ${h}`,label:g.length>1?`${u} (${g.length})`:u,category:m,parts:g.map(y=>({value:Number(r[y]),colour:"\
pointer"})),text:S(d,1),open:h>1?`places.${h}`:null,exact:`${g.map(y=>S(Number(r[y]),2)).join(" + ")} = ${S(d,2)}`})),c={
...o,y:o.y+a.height+6*s,height:o.height-a.height-36*s},l=ot(t,o.x,o.y+o.height-10*s,"More about the sums",{"data-more":"\
scatter-add"},{isButton:!1});return[...j(t,e,"Sums per place"),...a.marks,f("g",{key:"rows"},ht(t,c,i)),l.mark]}function To(t,e){let n=v(t),s=No(t.reading,e).length;return[{key:"vectors",least:{width:330*n,height:(44*s+90)*n},rank:e.
number===null?0:1,share:1.5,marks:o=>ui(t,o,e)},{key:"number",least:{width:320*n,height:250*n},rank:e.number===null?1:0,
marks:o=>mi(t,o,e)}]}function Ve(t,{layer:e,visit:n,number:s}){return s??ce(et(t,`layers.${e}.residual_out`,n))}function No(t,{
layer:e,visit:n}){let s=`layers.${e}`,o=t.has(`${s}.attention_out`),r=t.trace.interventions.residuals!==!1,a=u=>t.isSkipped(
e,u),i=[],c=(u,m,d,g="plain")=>{let y=et(t,`${s}.${u}`,n),p=`length ${N(Math.hypot(...y))}`;i.push({key:u,title:m,says:d||
p,values:y,colour:g})},l=(u,m)=>r?a(u)?"unchanged":"":a(u)?"nothing":`${m} alone`;return c("residual_in","Comes in","","\
stream"),o&&(c("norm1","Norm 1",h("norm1")),c("attention_out","The heads’ output",a("attention")?"skipped":"",a("atten\
tion")?"plain off":"plain"),c("residual_mid","After the heads",l("attention","heads"),"stream")),c("norm2",o?"Norm 2":"N\
orm",h("norm2")),c("feed_forward.out","Feed-forward output",a("feed_forward")?"skipped":"",a("feed_forward")?"plain off":
"plain"),c("residual_out","Leaves the layer",l("feed_forward","feed-forward"),"stream"),i;function h(u){if(!t.has(`${s}.${u}\
.mean`))return"off: unchanged";let m=Number(t.values(`${s}.${u}.mean`)[n]),d=1/Number(t.values(`${s}.${u}.reciprocal_dev\
iation`)[n]);return`mean ${N(m,2)}, deviation ${N(d,2)}`}}function ui(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=v(t),
i=q(t,e),c=Ve(s,n),l=No(s,n),h={...i,height:i.height-34*a},u=r===s.count-1,m=i.x,d=[],g=(y,p,b=!0)=>{let k=ot(t,m,i.y+i.
height-10*a,y,p,{isButton:b});m+k.width>i.x+i.width||(d.push(k.mark),m+=k.width+10*a)};return r>0&&g("Earlier visit",{"d\
ata-open":`layers.${o}.stream.${r-1}`}),u||g("Later visit",{"data-open":`layers.${o}.stream.${r+1}`}),g("More about the \
layers",{"data-more":"layers"},!1),[...j(t,e,`${u?"The last visit":`Visit ${r+1}`} in layer ${o}: ${V(s,r)}`,`Layer ${o}\
: ${V(s,r)}`),f("g",{key:"rows"},It(t,h,l,{chosen:c,open:y=>`layers.${o}.stream.${r}.${y}`})),f("g",{key:"controls"},d)]}
function mi(t,e,n){let{reading:s}=t,{layer:o,visit:r}=n,a=v(t),i=Ve(s,n),c=q(t,e),{y:l}=c,h=[];for(let m of fi(s,o,r,i)){
let d=H(t,{...c,y:l},m);if(l+d.height>c.y+c.height)break;h.push(...d.marks),l+=d.height+4*a}let u={...c,y:l+6*a,height:c.
y+c.height-l-6*a};return[...j(t,e,`Number ${i+1} of ${s.trace.architecture.d_model}, worked out`),f("g",{key:"lines"},h),
u.height>=90*a&&f("g",{key:"units"},di(t,u,o,r,i))]}function fi(t,e,n,s){let o=`layers.${e}`,r=`transformer.layers.${e}`,
a=h=>Number(et(t,`${o}.${h}`,n)[s]),i=t.trace.interventions.residuals!==!1,c=[[...I("Comes in:"),He(a("residual_in"))]];
return t.has(`${o}.attention_out`)&&(c.push(Fe("Norm 1:",ae(t,`${o}.residual_in`,`${o}.norm1`,`${r}.norm1`,n,s))),c.push(
l("After the heads:",a("residual_in"),a("attention_out"),a("residual_mid"),t.isSkipped(e,"attention")))),c.push(Fe("Norm\
 2:",ae(t,`${o}.residual_mid`,`${o}.norm2`,`${r}.norm2`,n,s))),c.push(l("After the feed-forward network:",a("residual_mi\
d"),a("feed_forward.out"),a("residual_out"),t.isSkipped(e,"feed_forward"))),c;function l(h,u,m,d,g){let y=g?"0 (skipped)":
N(Math.abs(m),2);return i?[...I(h),[{text:`${N(u,2)} ${m<0&&!g?"−":"+"} ${y} =`}],He(d)]:[...I(`${h} no residual conne\
ction, so only`),[{text:g?"0 (skipped)":N(m,2),kind:"strong"}]]}}function Fe(t,e){if(!e)return I(`${t} off, the number s\
tays as it is`);let{x:n,mean:s,reciprocal:o,standard:r,weight:a,bias:i,result:c}=e;return[...I(t),[{text:`(${N(n,2)} ${s<
0?"+":"−"} ${N(Math.abs(s),2)})`}],[{text:`× ${N(o,3)} = ${N(r,2)};`}],...a===null||i===null?I("then a learned factor\
 and bias give").concat([He(c)]):[[{text:`${N(r,2)} × ${N(a,2)} ${i<0?"−":"+"} ${N(Math.abs(i),2)} =`}],He(c)]]}function He(t){
return[{text:N(t,2),kind:"strong"}]}function di(t,e,n,s,o){let{reading:r}=t,a=v(t),i=et(r,`layers.${n}.feed_forward.pre`,
s),c=et(r,`layers.${n}.feed_forward.hidden`,s),l=ve(r,n,s,o),h=l?.dot.products??Array.from(c),u=[...h.keys()].sort((k,x)=>Math.
abs(Number(h[x]))-Math.abs(Number(h[k]))),m=Array.from(c).filter(k=>k>0).length,d=r.isSkipped(n,"feed_forward")?"The net\
work is skipped: nothing of this is added. ":"",g=l?`${m} of ${c.length} hidden units are above 0. Each is activated (GE\
LU), times a weight; all products add up to ${N(Zt(h),2)}, the bias adds ${N(l.bias,2)}:`:`${m} of ${c.length} hidden un\
its are above 0 after the activation (GELU). The largest:`,y=H(t,e,I(d+g),"small"),p=Math.max(1,Math.floor((e.height-y.height)/
(20*a))),b=u.slice(0,p).map(k=>({key:`unit ${k}`,label:`unit ${k+1}`,parts:[{value:Number(h[k]),colour:"plain"}],beside:`${N(
Number(i[k]))} → ${N(Number(c[k]))}${l?` × ${N(Number(l.dot.second[k]),2)}`:""}`,text:N(Number(h[k]),2)}));return[...y.
marks,ht(t,{...e,y:e.y+y.height+2*a,height:e.height-y.height-4*a},b)]}var pi=864e5,gi=.1;function Fn(t,e){let n=v(t),s=e.number!==null;return[{key:"features",least:{width:300*n,height:270*n},
rank:s?1:0,share:1.2,marks:o=>bi(t,o,e)},{key:"number",least:{width:310*n,height:250*n},rank:s?0:2,marks:o=>xi(t,o,e)},...e.
kind==="visit"?[{key:"readers",least:{width:240*n,height:200*n},rank:s?2:1,share:.6,marks:o=>wi(t,o,e)}]:[]]}function Hn(t,e,n){
let{trace:s,count:o}=t,r=t.visits[n],{without_features:a=[],position_from_end:i}=s.interventions;if(a.some(c=>c===e)||e===
"position_from_end"&&i===!1)return"left out: all zeros";if(!r)return"";switch(e){case"location":return r.label;case"user":
return s.user===null?"nobody in particular":`person ${s.user}`;case"time":{let c=Math.floor(r.start_minute/$e)*$e;return`${st(
c)} to ${st((c+$e)%1440)}`}case"weekday":return ks[r.weekday]??"";case"recency":{let c=yi(t,n);return c===null?"days bef\
ore the prediction":c>=hn?`${hn} or more days ago`:c===1?"1 day ago":c<=0?"the same day":`${c} days ago`}case"duration":{
let c=Math.floor(r.duration_minutes/Vt)*Vt,l=c+Vt;return c>=un*Vt?`${Mt(un*Vt)} or more`:`${c?Mt(c):"0"} to ${Mt(l)}`}default:{
let c=o-n;return c===1?"the last visit":`${c} from the end`}}}function yi({trace:t,visits:e},n){let s=e[n]?.arrival;if(!s)
return null;let o=r=>Date.parse(r.slice(0,10))/pi;return Math.round(o(t.predict_at)-o(s))}function bi(t,e,{kind:n,visit:s}){
let{reading:o}=t,r=v(t),a=q(t,e),i=o.slices.map(({name:m,label:d,lengths:g})=>({key:m,title:d,says:Hn(o,m,s),values:An(o,
m,s),colour:Number(g[s])===0?"plain off":"plain"})),c=i.reduce((m,{values:d})=>m+d.length,0),l=H(t,a,I(`${i.length} vect\
ors, ${c} numbers together; the network learned a vector for every value.`),"small"),h=ot(t,a.x,a.y+a.height-10*r,"More \
about features",{"data-more":"features"},{isButton:!1}),u={...a,y:a.y+l.height+2*r,height:a.height-l.height-34*r};return[
...j(t,e,n==="inputs"?"What the last visit is made of":V(o,s)),...l.marks,f("g",{key:"rows"},It(t,u,i)),h.mark]}function xi(t,e,{
kind:n,visit:s,number:o}){let{reading:r}=t,a=v(t),i=q(t,e),c=et(r,"inputs.projected",s),l=o??ce(c),h=io(r,s,l),u=n==="in\
puts"?"inputs":`visits.${s}`,m=[{key:"projected",title:`${c.length} numbers`,says:r.has("inputs.norm")?"all features, mi\
xed":"",values:c,colour:"stream"}],d={...i,height:Math.min(86*a,.26*i.height)},g=ki(r,s,l),y=[],p=g.reduce(($,M)=>$+H(t,
{...i,y:0},M).height+4*a,0),b={...i,y:d.y+d.height+28*a,height:i.height-d.height-p-36*a},k=h?$i(h):[],x=b.y+(k.length?ee(
t,b,k.length)+6*a:0);for(let $ of g){let M=H(t,{...i,y:x},$);if(x+M.height>i.y+i.height+2)break;y.push(...M.marks),x+=M.
height+4*a}return[...j(t,e,"The vector that enters the layers"),f("g",{key:"vector"},It(t,d,m,{chosen:l,open:$=>`${u}.${$}`})),
k.length>0&&H(t,{...i,y:d.y+d.height+4*a},I(`Number ${l+1}: each feature × its weights`),"small").marks,k.length>0&&f("\
g",{key:"rows"},ht(t,b,k)),f("g",{key:"lines"},y)]}function $i({parts:t,bias:e}){return[...t.map(({name:s,label:o,dot:r})=>({
key:s,label:o,parts:[{value:r.sum,colour:"plain"}],text:N(r.sum,2),exact:`${o}: the sum of ${r.products.length} products\
 is ${N(r.sum,4)}`})),{key:"bias",label:"bias",parts:[{value:e,colour:"plain"}],text:N(e,2),exact:""}]}function ki(t,e,n){
if(!t.has("inputs.norm"))return[];let s=Number(et(t,"inputs.projected",e)[n]),o=Number(et(t,"layers.0.residual_in",e)[n]),
r=ae(t,"inputs.projected","inputs.norm","input_norm",e,n),a=[[...I("Sum:"),[{text:N(s,2),kind:"strong"}]],Fe("Norm:",r)];
if(t.trace.architecture.components.includes("sinusoidal")){let i=t.trace.architecture.d_model,c=At(t,"pos_encoding",e*i+
n);t.trace.interventions.sinusoidal===!1?a.push(I("No position encoding: it is off.")):c!==null&&r&&a.push([...I("Positi\
on encoding:"),[{text:`${N(r.result,2)} ${c<0?"−":"+"} ${N(Math.abs(c),2)} =`}],[{text:N(o,2),kind:"strong"}]])}return a}
function wi(t,e,{visit:n}){let{reading:s}=t,o=v(t),r=q(t,e),a=[];for(let g=0;g<s.layers;g++)for(let y=0;y<s.heads;y++){let p=Number(
s.lastRow(g,y)[n]),b=s.isRemoved(g,y)||s.isSkipped(g,"attention");a.push({key:`${g} ${y}`,label:`Layer ${g}, head ${y}`,
parts:[{value:p,colour:"plain"}],text:b?"off":S(p,1),open:`layers.${g}.heads.${y}.${s.count-1}.${n}`,isOff:b})}let i=[];
if(s.hasPointer){let g=Number(s.pointerWeights[n]);a.push({key:"pointer",label:"Pointer",parts:[{value:g,colour:"pointer"}],
text:S(g,1),open:`pointer.${n}`}),s.hasGate&&i.push(...I("To the answer the pointer carries"),[{text:`${S(g,1)} × gate ${s.
gate.toFixed(2)} = `},{text:S(g*s.gate,1),kind:"strong"},{text:"."}])}let c=H(t,r,I(s.visits[n]?.masked?"This visit is m\
asked: nothing reads it.":"How much the last visit reads from it"),"small"),l=H(t,{...r,y:0},i),h={...r,y:r.y+c.height+2*
o,height:r.height-c.height-l.height-8*o},u=ee(t,h,a.length),m=a.map(({parts:g})=>Number(g[0]?.value)),d=Math.max(gi,...m);
return[...j(t,e,"Who reads it?"),...c.marks,a.length>0&&f("g",{key:"rows"},ht(t,h,a,{largest:d})),f("g",{key:"end"},H(t,
{...r,y:h.y+u+6*o},i).marks)]}var Mi={head:wo,stream:To,inputs:Fn,visit:Fn,context:ro,pointer:So,generation:fo,gate:ho,place:Oo};function Ao(t,e){let n=bt(
e,t.reading);return n?Ys(t,n,Mi[n.kind](t,n)):[]}var Dn="Point at anything to see what it does.";function Ct(t,e,n){let{title:s,text:o}=Si(t,e,n),r=n?.words?Oi(t,e,n):"";
return{title:s,text:r?`${o} ${r}`:o}}function Oi(t,e,n){let s=Bn(n.words);if(t?.kind==="visit"&&n.hasPointer&&e.hasVisitsOf(
n))return`${s} the pointer gives it ${S(n.pointerWeights[t.visit??0],1)}.`;if(t?.kind==="place"){let o=n.knownProbability(
t.location??0);return o===null?"":`${s} its probability is ${S(o,1)}.`}return t?.kind==="gate"?`${s} it is ${n.gate.toFixed(
2)}.`:""}function Si(t,e,n){switch(t?.kind){case"visit":return Ai(t.visit??0,e);case"head":return _i(t.layer??0,t.head??
0,e);case"slices":return{title:"What a visit is made of.",text:Ti(e)};case"stream":return _o(t.layer??0,e);case"context":
return{title:"Context.",text:`After ${e.layers===1?"its layer":`all ${e.layers} layers`} the last visit is ${e.trace.architecture.
d_model} numbers. ${Io(Eo(e),!0)} ${Eo(e).length===1?"reads":"read"} nothing else of it.`};case"pointer":return vo(e);case"\
generation":return Ro(e);case"gate":return Lo(e);case"place":return vi(t.location??0,e);default:return Ri(e,n)}}function Ti(t){
let{slices:e,trace:n}=t,s=Io(e.map(({label:r})=>Ni[r]??r)),o=n.architecture.d_model;return t.has("inputs.norm")?`Each vi\
sit is ${e.length} vectors side by side: ${s}. One matrix mixes them into ${o} numbers.`:`The network has ${e.length} ve\
ctors for each visit: ${s}. Its first layer reads ${o} numbers.`}var Ni={place:"place",who:"person",time:"time of day",day:"\
weekday",ago:"days ago",stay:"length of stay",order:"position"};function Eo(t){return[...t.hasPointer?["the pointer"]:[],
...t.hasGeneration?["the generation head"]:[],...t.has("gate.logit")?["the gate"]:[]]}function vt(t,e){let n=t.visits[e];
return n?`${n.label}, ${at[n.weekday]} ${st(n.start_minute)}`:""}function Ai(t,e){let n=e.visits[t],s=[],o=Ei(t,e);if(n?.
masked)return{title:`${vt(e,t)}.`,text:"This visit is masked: nothing reads it."};if(o&&s.push(`Layer ${o.layer}, head ${o.
head} reads most from it: ${S(o.weight)}.`),e.hasPointer){let r=e.pointerWeights[t],a=e.locations[t]??0,i=r*e.gate,c=e.probabilityOf(
"final",a);s.push(e.hasGate?`The pointer gives it ${S(r,1)}, after the gate ${Vn(i)} of its place’s ${S(c,1)}.`:`The p\
ointer gives it ${S(r,1)} of the answer.`)}return{title:`${vt(e,t)}.`,text:s.join(" ")}}function Ei(t,e){let n=null;for(let s=0;s<
e.layers;s++)for(let o=0;o<e.heads;o++){if(e.isRemoved(s,o))continue;let r=Number(e.lastRow(s,o)[t]);(!n||r>n.weight)&&(n=
{layer:s,head:o,weight:r})}return n}function _i(t,e,n){let s=`Layer ${t}, head ${e}.`;if(n.isRemoved(t,e)){let h=n.trace.
interventions.replace_with==="mean";return{title:s,text:`Switched off: its output is ${h?"its mean over the visits":"zer\
o"}. The map shows the weights it would have used.`}}let o=n.lastRow(t,e),r=rt(o),i=[...o.keys()].sort((h,u)=>o[u]-o[h])[1],
c=i===void 0?"":` and ${S(o[i])} from ${vt(n,i)}`,l=r===n.count-1?"itself":vt(n,r);return{title:s,text:`The last visit r\
eads ${S(o[r])} from ${l}${c}. Each row adds up to 100 %.`}}function _o(t,e){let{residual:n,attention:s,feedForward:o}=e.
stream(t),r=e.count-1,a=s?`its heads add one of length ${N(Number(s[r]))} and `:"";return{title:`Residual stream, layer ${t}\
.`,text:`The last visit comes in as a vector of length ${N(Number(n[r]))}; ${a}its feed-forward network adds one of leng\
th ${N(Number(o[r]))}.`}}function vo(t){let e=t.pointerWeights,n=rt(e),[s]=t.pointedPlaces,o=s&&s.visits.length>1?`; its\
 ${s.visits.length} visits add up to ${S(s.probability)}`:"";return{title:"Pointer.",text:`It scores every visit and tur\
ns the scores into weights. Its favourite visit is ${vt(t,n)}, with ${S(e[n])}. Most probable to copy: ${s?.label}${o}.`}}
function Ro(t){let[e,n]=t.generated(2);return{title:"Generation.",text:`It scores all ${t.trace.architecture.locations-2}\
 places, visited or not, and “unknown”. First comes ${e?.label} with ${S(e?.probability??0)}, then ${n?.label} with ${S(
n?.probability??0)}.`}}function Lo(t){let{gate:e,trace:n}=t;return{title:"Gate.",text:`${n.gate.learned?"The network set\
s the gate":"The gate is set"} to ${e.toFixed(2)}: ${S(e)} of the answer’s distribution comes from the pointer, ${S(1-
e)} from generation.`}}function vi(t,e){let{label:n}=e.nameOf(t),s=e.probabilityOf("final",t),o=[`Its probability is ${S(
s,1)}`];if(e.hasGate){let i=e.probabilityOf("pointer",t),c=e.probabilityOf("generation",t),{gate:l}=e;o.push(`: gate ${l.
toFixed(2)} × ${S(i,1)} by the pointer + ${(1-l).toFixed(2)} × ${S(c,1)} by generation`)}let r=e.locations.filter(i=>i===
t).length,a=["It is not among the visits","It was visited once"][r]??`It was visited ${r} times`;return{title:`${n}.`,text:`${o.
join("")}. ${a}.`}}function Ri(t,e){let{prediction:n}=t.trace,{label:s}=t.nameOf(n.location),o=`${s}, ${S(n.probability,
1)}.`;if(e){let i=e.knownProbability(n.location),c=e.trace.prediction.location===n.location,l=t.wordsFor(e),h=e.nameOf(e.
trace.prediction.location).label,u=[...i===null?[]:[`That is ${Li(n.probability,i)} ${l}.`],...c?[]:[`${Bn(l)} the answe\
r was ${h}.`]];return{title:o,text:u.join(" ")}}let r=t.count===1?"the visit":`these ${t.count} visits`,a=t.hasGate?` ${Vn(
n.from_pointer)} are copied from visits (pointer), ${Vn(n.from_generation)} are generated.`:"";return{title:o,text:`A ne\
ural network read ${r} and expects this place next.${a}`}}function Po({kind:t},e,n){let{location:s,probability:o}=e.trace.
prediction,r=new Ot(n),{prediction:a}=n,i=t==="head"?"Switched off":"If nothing could read it",c=e.nameOf(s).label;if(a.
location!==s){let u=r.nameOf(a.location).label;return`${i}, the answer would be ${u} with ${S(a.probability,1)}.`}let l=S(
o,1),h=S(a.probability,1);return l===h?`${i}, ${c} would still get ${l}.`:`${i}, ${c} would get ${h} instead of ${l}.`}function Li(t,e){
let{change:n,size:s}=qt(t,e);return n===0?"the same as":`${s} points ${n>0?"more":"less"} than`}function Bn(t){return t.
charAt(0).toUpperCase()+t.slice(1)}function Vn(t){return`${(100*t).toFixed(1)} points`}function Io(t,e=!1){let n=t.at(-1)??
"",s=t.length>1?`${t.slice(0,-1).join(", ")} and ${n}`:n;return e?Bn(s):s}function Wo(t){let{count:e}=t,n=t.visits[e-1],
s=t.visits[0],o=[{title:e===1?"One visit.":`${e} visits.`,text:e===1?`${vt(t,0)}. Where does this person go next?`:`They\
 begin with ${s?.label} and end with ${vt(t,e-1)}. Where does this person go next?`,part:`visits.${e-1}`},{...Ct({kind:"\
slices"},t,null),part:"inputs"}];for(let c=0;c<t.layers;c++)o.push(Pi(c,t)),o.push({..._o(c,t),bars:"The bars show the s\
ame for every visit.",part:`layers.${c}.stream`});o.push({...Ct({kind:"context"},t,null),part:"context"}),t.hasPointer&&
o.push({...vo(t),part:"pointer"}),t.hasGeneration&&o.push({...Ro(t),part:"generation"});let{prediction:r}=t.trace,a=t.nameOf(
r.location).label,i=t.hasGate?`${Lo(t).text} `:"";return o.push({title:`${a}, ${S(r.probability,1)}.`,text:`${i}The answ\
er after ${n?.label} is ${a}.`,part:`places.${r.location}`}),o}function Pi(t,e){let n=`Layer ${t}.`;if(!e.heads)return{title:n,
text:"This network has no self-attention: no visit reads another one here.",part:null};let s=null,o=0;for(let a=0;a<e.heads;a++){
if(e.isRemoved(t,a))continue;o+=1;let i=e.lastRow(t,a),c=rt(i);(!s||i[c]>s.weight)&&(s={head:a,visit:c,weight:i[c]})}if(!s)
return{title:n,text:"All of its heads are switched off.",part:null};let r=s.visit===e.count-1?"from itself":`from ${vt(e,
s.visit)}`;return{title:n,text:`In ${o===1?"one head":`${o} heads`} visits read one another; a stronger colour means mor\
e. The strongest link of the last visit: head ${s.head} reads ${S(s.weight)} ${r}.`,part:`layers.${t}.heads.${s.head}`}}function Co(t,e){let n=bt(t,e);if(!n)return null;switch(n.kind){case"head":if(n.isLeaf)return Wi(n,e);break;case"stream":
return Ci(n,e);case"pointer":if(n.isLeaf)return Gi(n,e);break;case"generation":if(n.isLeaf)return Fi(n,e);break;case"gat\
e":return Hi(e);default:break}return Ct(gt(Ii(n),e),e,null)}function Ii({kind:t,layer:e,head:n,visit:s,location:o}){return t===
"head"?`layers.${e}.heads.${n}`:t==="visit"?`visits.${s}`:t==="place"?`places.${o}`:t}function Wi({layer:t,head:e,query:n,
visit:s},o){let r=o.weights(t,e).subarray(n*o.count,(n+1)*o.count),a=Number(r[s]),i=r.filter(g=>g>a).length,c=n===s?"its\
elf":V(o,s),l=`${V(o,n)}, reads ${S(a,1)} from ${c}.`;if(o.visits[s]?.masked)return{title:l,text:"That visit is masked, \
so nothing may read it."};let{dot:h,score:u}=Yt(o,t,e,n,s),m=o.count===1?"It is the only visit.":i===0?"It is the strong\
est of its row.":`${i} of ${o.count} weights in its row ${i===1?"is":"are"} larger.`,d=o.isRemoved(t,e)||o.isSkipped(t,"\
attention")?" The head is off: the weight would have been used.":"";return{title:l,text:`Query and key multiply to ${N(h.
sum,2)}, which makes a score of ${N(u,2)}. ${m}${d}`}}function Ci({layer:t,visit:e},n){let s=`layers.${t}`,o=l=>N(Math.hypot(
...et(n,`${s}.${l}`,e))),r=n.has(`${s}.attention_out`),a=(l,h)=>n.isSkipped(t,h)?"nothing, since it is skipped":`one of \
length ${o(l)}`,i=r?`its heads give ${a("attention_out","attention")}, `:"",c=n.trace.interventions.residuals===!1?" Wit\
hout residual connections only what the last sublayer gives goes on.":"";return{title:`Layer ${t}, ${V(n,e)}.`,text:`The\
 visit comes in as a vector of length ${o("residual_in")}; ${i}its feed-forward network ${a("feed_forward.out","feed_for\
ward")}. It leaves with length ${o("residual_out")}.${c}`}}function Gi({visit:t},e){let n=S(Number(e.pointerWeights[t]),
1),s=`The pointer gives ${V(e,t)}, ${n}.`;if(e.visits[t]?.masked)return{title:s,text:"The visit is masked: it cannot be \
chosen."};let{dot:o,bias:r,isBiasOff:a,score:i}=Kt(e,t),c=r!==null&&!a?` and the bias of its position is ${N(r,2)}`:"";return{
title:s,text:`Query and key multiply to ${N(o.sum,2)}${c}; its score is ${N(i,2)}. The weight counts for ${Wt(e,t)}.`}}function Fi({
location:t},e){let{logit:n}=_t(e,t),s=e.probabilityOf("generation",t),o=n===null?"":`Its logit is ${N(n,2)}; `,r=`the so\
ftmax over all places makes it ${S(s,1)} of generation.`;return{title:`${e.nameOf(t).label}, scored by the generation he\
ad.`,text:o?o+r:r.charAt(0).toUpperCase()+r.slice(1)}}function Hi(t){let e=Ct({kind:"gate"},t,null),n=Qt(t);if(!n)return e;
let{logit:s,learned:o,hidden:r}=n,a=t.trace.gate.learned?`Its ${r.length} hidden units and the bias add up to a logit of\
 ${N(s,2)}.`:`As learned it would be ${o.toFixed(2)}.`;return{title:e.title,text:`${e.text} ${a}`}}var Vi=7;function Go(t,{names:e,run:n},s){if(!e.length)return t;let o=Vi*s/13;return Me(t,r=>e.includes(r)?{className:"p\
ut-in",words:`put in from the ${n} run`,onTop:a=>Di(a,n,o)}:null)}function Di({attributes:{x:t,y:e,width:n}},s,o){let[r,
a]=[Number(t)+Number(n),Number(e)],i=.45*o;return f("g",{key:"put in",class:"badge"},f("circle",{cx:r,cy:a,r:o}),f("path",
{d:`M${r+i} ${a-i}L${r-i} ${a+i}m0 ${-1.5*i}v${1.5*i}h${1.5*i}`}),f("title",{},`Put in from the ${s} run`))}var Bi={ArrowUp:-.05,ArrowLeft:-.05,ArrowDown:.05,ArrowRight:.05,PageUp:-.2,PageDown:.2,Home:-1,End:1},Fo="Up, Down, Pag\
e Up, Page Down, Home and End move it; Left and Right lead to other parts.";function Ho(t,e){let n=Bi[e];return n===void 0?
null:Math.round(100*Math.min(1,Math.max(0,t+n)))/100}var De="http://www.w3.org/2000/svg",Vo=1.7,ji=1.2,Do=20,Ui=["fill","stroke","stroke-width","stroke-dasharray","stroke-li\
necap","stroke-linejoin","opacity","paint-order","font-size","font-weight","text-anchor","text-decoration-line"],qi={fill:"\
rgb(0, 0, 0)",stroke:"none","stroke-width":"1px","stroke-dasharray":"none","stroke-linecap":"butt","stroke-linejoin":"mi\
ter",opacity:"1","paint-order":"normal","text-decoration-line":"none"},zi=".handle, .handle-words, .control, .escape",Yi=new Set(
["font-size","font-weight","text-anchor"]);function Bo(t,{title:e,ground:n,lines:s}){let o=t.cloneNode(!0),{width:r,height:a}=t.
viewBox.baseVal,i=Number(t.getAttribute("font-size")),c=s.length*Vo*i,l=c+a,h=[],u=t.querySelectorAll("*");for(let[y,p]of o.
querySelectorAll("*").entries()){let b=u[y];b&&Ki(p,getComputedStyle(b)),p.matches(zi)&&h.push(p);for(let k of["class","\
data-part","data-open","data-act","tabindex","role"])p.removeAttribute(k)}for(let y of[...h,...o.querySelectorAll('[opac\
ity="0"]')])y.remove();let m=document.createElementNS(De,"title");m.textContent=e;let d=document.createElementNS(De,"rec\
t");d.setAttribute("y",String(-c)),d.setAttribute("width",String(r)),d.setAttribute("height",String(l)),d.setAttribute("\
fill",n);let g=s.map((y,p)=>{let b=i*(p?1:ji),k=document.createElementNS(De,"text");return k.textContent=Z(y,r-2*Do,b,p===
0),k.setAttribute("x",String(Do)),k.setAttribute("y",String((p+.8)*Vo*i-c)),k.setAttribute("font-size",String(b)),k.setAttribute(
"font-weight",p?"400":"600"),k.setAttribute("fill",getComputedStyle(t).color),k});return o.prepend(m,d,...g),o.setAttribute(
"viewBox",`0 ${-c} ${r} ${l}`),o.setAttribute("xmlns",De),o.setAttribute("width",String(r)),o.setAttribute("height",String(
l)),o.setAttribute("font-family",getComputedStyle(t).fontFamily),o.setAttribute("text-rendering","geometricPrecision"),o.
setAttribute("role","img"),o.setAttribute("aria-label",e),o.removeAttribute("class"),{svg:new XMLSerializer().serializeToString(
o),width:r,height:l}}function Ki(t,e){if(t.localName==="g"){e.opacity!=="1"&&t.setAttribute("opacity",e.opacity);return}
t.localName==="image"&&t.setAttribute("style","image-rendering: pixelated");for(let n of Ui){if(Yi.has(n)&&t.localName!==
"text")continue;let s=e.getPropertyValue(n);s&&s!==qi[n]&&t.setAttribute(n,s)}}function Uo(t,e=null,n=null){if(e===null)return[Qi(t,n),Xi(t,n)];let s=bt(e,t);return s?Ji[s.kind](t,s):[]}var Ji={head:Zi,
stream:tc,inputs:jo,visit:jo,context:ec,pointer:nc,generation:sc,gate:oc,place:rc};function Qi(t,e){let{hasPointer:n}=t,
s=n&&e?.hasPointer&&t.hasVisitsOf(e)?e:null;return{caption:"Visits, oldest first",columns:["Visit","Stay in minutes",...n?
["Pointer score","Pointer weight"]:[],...s?[`Pointer weight ${s.words}`]:[]],rows:t.visits.map((o,r)=>[V(t,r),o.duration_minutes,
...n?[Un(t.pointerScores[r]),t.pointerWeights[r]]:[],...s?[s.pointerWeights[r]]:[]])}}function Xi(t,e){return{caption:`T\
he answer, with a gate of ${t.gate.toFixed(3)}`,columns:["Place","By the pointer","By generation","From the pointer","Fr\
om generation","Probability",...e?[`Probability ${e.words}`]:[]],rows:t.trace.location_probabilities.final.map(({location:n})=>{
let{pointer:s,generation:o,fromPointer:r,fromGeneration:a}=Xt(t,n),i=t.probabilityOf("final",n);return[t.nameOf(n).label,
s,o,r,a,i,...e?[e.knownProbability(n)]:[]]})}}function Zi(t,{layer:e,head:n,query:s,visit:o,isLeaf:r}){let{count:a}=t,i=t.
weights(e,n),c=`layer ${e}, head ${n}`,l=t.visits.map((m,d)=>V(t,d));if(!r)return[{caption:`Weights of ${c}: rows are th\
e visits that ask, columns those they read from`,columns:["Visit that asks",...l],rows:l.map((m,d)=>[m,...i.subarray(d*a,
(d+1)*a)])}];let h=Ee(t,e,n,s),{dot:u}=Yt(t,e,n,s,o);return[Be(`Query of ${l[s]} × key of ${l[o]}, ${c}`,["Query","Key"],
u),{caption:`The row of ${l[s]}`,columns:["Visit it reads from","Score","Weight"],rows:l.map((m,d)=>[m,Un(h.scores[d]),i[s*
a+d]])}]}function tc(t,e){let{layer:n,visit:s}=e,o=`layers.${n}`,r=[["Comes in","residual_in"],["Norm 1","norm1"],["Head\
s","attention_out"],["After the heads","residual_mid"],["Norm 2","norm2"],["Feed-forward","feed_forward.out"],["Leaves",
"residual_out"]].filter(([,u])=>t.has(`${o}.${u}`)),a=r.map(([,u])=>et(t,`${o}.${u}`,s)),i=Ve(t,e),c=ve(t,n,s,i),l=et(t,
`${o}.feed_forward.pre`,s),h=et(t,`${o}.feed_forward.hidden`,s);return[{caption:`${V(t,s)}, in layer ${n}`,columns:["Num\
ber",...r.map(([u=""])=>u)],rows:Array.from(a[0]??[],(u,m)=>[m+1,...a.map(d=>d[m])])},{caption:`Hidden units of the feed\
-forward network${c?`, and what they give number ${i+1}`:""}`,columns:["Unit","Before the activation","After it",...c?["\
Weight","Product"]:[]],rows:Array.from(h,(u,m)=>[m+1,l[m],u,...c?[c.dot.second[m],c.dot.products[m]]:[]])}]}function jo(t,{
kind:e,visit:n}){let s=et(t,"inputs.projected",n),o=[{caption:`What ${V(t,n)} is made of`,columns:["Feature","Value","Le\
ngth of its vector"],rows:t.slices.map(({name:a,label:i,lengths:c})=>[i,Hn(t,a,n),c[n]])},jn("All features mixed by one \
matrix",s)];if(e==="inputs")return o;let r=Array.from({length:t.layers*t.heads},(a,i)=>{let[c,l]=[Math.floor(i/t.heads),
i%t.heads];return[`Layer ${c}, head ${l}`,t.lastRow(c,l)[n]]});return t.hasPointer&&r.push(["Pointer",t.pointerWeights[n]]),
o.push({caption:"How much the last visit reads from it",columns:["Reader","Weight"],rows:r}),o}function ec(t){return[jn(
"The context: the last visit after all layers",t.values("context"))]}function nc(t,{visit:e,isLeaf:n}){let s=_e(t),o=t.visits.
map((l,h)=>V(t,h)),r=t.values("pointer.content_scores"),a=t.has("pointer.bias")?t.values("pointer.bias"):null,i=[{caption:"\
The pointer’s score and weight of each visit",columns:["Visit","Content score",...a?["Position bias"]:[],"Score","Weig\
ht"],rows:o.map((l,h)=>[l,r[h],...a?[a[h]]:[],Un(s.scores[h]),t.pointerWeights[h]])},{caption:"Weights added up by place",
columns:["Place","Visits","Probability"],rows:t.pointedPlaces.map(({label:l,visits:h,probability:u})=>[l,h.length,u])}];
if(!n)return i;let{dot:c}=Kt(t,e);return[Be(`Query of the context × key of ${o[e]}`,["Query","Key"],c),...i]}function sc(t,{
location:e,isLeaf:n}){let s=t.trace.location_probabilities.generation??[],o={caption:"The most probable places of the ge\
neration head",columns:["Place","Logit","Probability"],rows:s.map(a=>[t.nameOf(a.location).label,_t(t,a.location).logit,
a.probability])},{dot:r}=_t(t,e);return n&&r?[Be(`Context × weights of ${t.nameOf(e).label}`,["Context","Weight"],r),o]:
[o]}function oc(t){let e=Qt(t),n={caption:"The gate",columns:["Quantity","Value"],rows:[...e?[["Bias",e.bias],["Logit",e.
logit],["As learned",e.learned]]:[],["Gate",t.gate]]};if(!e)return[n];let s="Hidden units";return[e.dot?Be(s,["Hidden un\
it","Weight"],e.dot):jn(s,e.hidden),n]}function rc(t,{location:e}){let{visits:n,pointer:s,generation:o,gate:r,fromPointer:a,
fromGeneration:i,probability:c}=Xt(t,e);return[{caption:`How probable is ${t.nameOf(e).label}?`,columns:["Path","Probabi\
lity","Factor","Share of the answer"],rows:[["Pointer",s,r,a],["Generation",o,1-r,i],["Answer","","",c]]},{caption:"Its \
visits",columns:["Visit","Pointer weight"],rows:n.map(l=>[V(t,l),t.hasPointer?t.pointerWeights[l]:0])}]}function Be(t,e,{
first:n,second:s,products:o,sum:r}){return{caption:t,columns:["Number",...e,"Product"],rows:[...o.map((a,i)=>[i+1,n[i],s[i],
a]),["Sum","","",r]]}}function jn(t,e){return{caption:t,columns:["Number","Value"],rows:Array.from(e,(n,s)=>[s+1,n])}}function Un(t){
return Number.isFinite(t)?t:"−∞"}function qo(t,e,n,s=null){let o=document.createElement("dialog");o.className="picture-tables",o.setAttribute("aria-label",
"Numbers");let r=Uo(e,n,s);for(let l of r){let h=document.createElement("div");h.className="table-frame",h.tabIndex=0;let u=document.
createElement("h2");u.textContent=l.caption,h.append(Ss(l)),o.append(u,h)}let a=document.createElement("button");a.type=
"button",a.textContent="Close",a.addEventListener("click",()=>o.close());let i=document.createElement("a");i.textContent=
"Save as CSV",i.download=`${n??"network"}.csv`,i.href=URL.createObjectURL(new Blob([Ts(r)],{type:"text/csv"}));let c=document.
createElement("p");c.append(a," ",i),o.append(c),o.addEventListener("close",()=>{URL.revokeObjectURL(i.href),o.remove()}),
t.append(o),o.showModal()}var ac={ArrowLeft:[-1,!0],ArrowRight:[1,!0],ArrowUp:[-1,!1],ArrowDown:[1,!1]};function Yo(t,e,n){if(n==="Home")return t[0]??
null;if(n==="End")return t.at(-1)??null;let[s,o]=ac[n]??[0,!1],r=e?t.indexOf(e):-1,a=t[r];if(s===0||!a)return null;let i=je(
a);if(!o){let m=t[r+s];return m&&je(m)===i?m:null}let c=[...new Set(t.map(je))],l=c[c.indexOf(i)+s],h=t.filter(m=>je(m)===
l),u=m=>Math.abs(zo(m)-zo(a));return h.sort((m,d)=>u(m)-u(d))[0]??null}function je(t){return(t.getAttribute("data-part")??
"").replace(/\.\d+$/,"")}function zo(t){let{top:e,bottom:n}=t.getBoundingClientRect();return(e+n)/2}var cc=.6,lc=["pointer","generation"];function de({reading:t,before:e,overlays:n}){return!n||!e?.hasPointer||!t.hasPointer?
null:t.hasVisitsOf(e)?e.pointerWeights:null}function Ue(t){let{reading:e,before:n,overlays:s}=t;if(!s||!n)return 1;let o=de(
t),r=(h,[u=0,m=0])=>h+Math.max(u,m),a=Array.from(o??[],(h,u)=>[h,Number(e.pointerWeights[u])]),i=[...Ko(e),...Ko(n)],c=[
...new Set(i)].flatMap(h=>lc.map(u=>[e.shareOf(u,h)??0,n.shareOf(u,h)??0])),l=[0,1].map(h=>Math.max(0,1-c.reduce((u,m)=>u+
Number(m[h]),0)));return Math.max(1,a.reduce(r,0),[...c,l].reduce(r,0))}function Ko({trace:t,locations:e}){let n=t.tensors.
probabilities;if(n)return Array.from(n.values,(r,a)=>a);let{final:s,generation:o}=t.location_probabilities;return[...e,...[
...s,...o??[]].map(({location:r})=>r)]}function qe({key:t,now:e,before:n,path:s,edges:o,style:r="",title:a=""}){if(n===null||
Math.abs(e-n)<cc)return null;let i=e>n?"more":"less",[c,l]=o[i];return!c||!l?null:f("path",{key:`${i} ${t}`,class:`chang\
e ${i}${r}`,d:s(c,l)},a&&f("title",{},a))}function ze(t,e,n){return`${S(t,1)}; ${n} ${S(e,1)}`}var pe="Circuit",hc=[["bold","keeps the answer"],["faded","can be left out"]],Ye=class{circuit=null;failure="";#t;#n;#s=null;constructor(e,n){
this.#t=e,this.#n=n,this.button=document.createElement("button"),this.button.type="button",this.button.title="The smalle\
st set of parts that keeps the answer, and what each part adds (C)",this.button.addEventListener("click",()=>this.toggle()),
this.legend=document.createElement("ul"),this.legend.className="circuit-legend";for(let[s,o]of hc){let r=document.createElement(
"li");r.className=s,r.textContent=o,this.legend.append(r)}this.#o(!1,pe)}get isOn(){return this.button.getAttribute("ari\
a-pressed")==="true"}toggle(){let e=!this.isOn;this.#r(),this.#o(e,pe),this.#n(),e&&this.#e(0)}renew(){this.#r(),this.isOn&&
this.#e(250)}#r(){this.#s?.abort(),this.#s=this.circuit=null,this.failure=""}async#e(e){let n=new AbortController;if(this.#s=
n,this.#o(!0,`${pe} …`),await new Promise(s=>setTimeout(s,e)),!n.signal.aborted){try{let s=await this.#t(o=>{n.signal.
aborted||this.#o(!0,`${pe} ${Math.floor(100*o)} %`)},n.signal);if(n.signal.aborted)return;this.circuit=s}catch(s){if(n.signal.
aborted)return;this.failure=s instanceof Error?s.message:String(s)}this.#o(!0,pe),this.#n()}}#o(e,n){this.button.setAttribute(
"aria-pressed",String(e)),this.button.textContent=n,this.legend.hidden=this.circuit===null}};var Jo="http://www.w3.org/2000/svg",uc=new Set(["x","y","x1","y1","x2","y2","width","height","d","transform","points"]),
Ke=/-?\d+(?:\.\d+)?/g,Je=class{#t=new WeakMap;#n=new Map;#s=new WeakMap;#r=0;#e=0;constructor(e){this.root=e,this.elements=
[]}show(e,n=0){this.#f(),this.elements=this.#o(this.root,e,this.elements,n>0),this.#n.size&&this.#h(n)}#o(e,n,s,o){if(n.
every(i=>typeof i=="string")){let i=n.join("");return(e.textContent!==i||s.length)&&(e.textContent=i),[]}if(!s.length&&!e.
firstChild){let i=n.map(c=>this.#c(Qo(c)));return e.append(...i),i}let r=new Map;for(let[i,c]of s.entries()){let l=this.#t.
get(c);l&&r.set(qn(l.mark,i),c)}let a=n.map((i,c)=>{let l=Qo(i),h=r.get(qn(l,c));r.delete(qn(l,c));let u=h??document.createElementNS(
Jo,l.tag);return this.#m(u,l,o&&h!==void 0),u});for(let i of r.values())i.remove();for(let[i,c]of a.entries()){let l=e.childNodes[i];
l!==c&&e.insertBefore(c,l??null)}return a}#c(e){let n=document.createElementNS(Jo,e.tag);for(let s in e.attributes){let o=oe(
e.attributes[s]);o!==null&&n.setAttribute(s,o)}return this.#t.set(n,{mark:e,elements:this.#o(n,e.children,[],!1)}),n}#m(e,n,s){
let o=this.#t.get(e),r=o?.mark.attributes??{};for(let i of Object.keys(r))oe(n.attributes[i])===null&&e.removeAttribute(
i);for(let[i,c]of Object.entries(n.attributes)){let l=oe(c),h=oe(r[i]);if(l===null||l===h)continue;let u=s&&h!==null&&uc.
has(i)?mc(h,l):null;u?this.#n.set(`${this.#a(e)} ${i}`,{element:e,name:i,at:u,end:l}):e.setAttribute(i,l)}let a=this.#o(
e,n.children,o?.elements??[],s);this.#t.set(e,{mark:n,elements:a})}#a(e){let n=this.#s.get(e)??this.#r++;return this.#s.
set(e,n),n}#h(e){let n=performance.now(),s=o=>{let r=Math.min(1,Math.max(0,(o-n)/e));if(r===1){this.#f();return}let a=1-
(1-r)**3;for(let{element:i,name:c,at:l}of this.#n.values())i.setAttribute(c,l(a));this.#e=requestAnimationFrame(s)};this.#e=
requestAnimationFrame(s)}#f(){cancelAnimationFrame(this.#e);for(let{element:e,name:n,end:s}of this.#n.values())e.setAttribute(
n,s);this.#n.clear()}};function Qo(t){return typeof t=="string"?{tag:"tspan",attributes:{},children:[t]}:t}function qn(t,e){
return`${t.tag} ${t.key??e}`}function mc(t,e){let n=t.match(Ke)??[],s=e.match(Ke)??[],o=e.split(Ke);return n.length!==s.
length||t.split(Ke).join()!==o.join()?null:r=>{let a=s.map((i,c)=>{let l=Number(n[c]);return String(Math.round((l+r*(Number(
i)-l))*100)/100)});return o.map((i,c)=>i+(a[c]??"")).join("")}}var Qe=class{#t=0;#n=0;#s=[];constructor(e,n){this.show=n,this.button=zn("Play the story","play",()=>this.toggle()),this.
back=zn("Step back","back",()=>this.step(-1)),this.forth=zn("Step forward","forth",()=>this.step(1)),this.slider=document.
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
ole picture"),this.back.disabled=this.isOpen&&this.#n===0,this.forth.disabled=this.isOpen&&this.#n>=this.#s.length-1}};function zn(t,e,n){
let s=document.createElement("button");return s.type="button",s.dataset.icon=e,s.title=t,s.setAttribute("aria-label",t),
s.addEventListener("click",n),s}var fc=.03,dc=5;function Xe({reading:t,before:e,overlays:n,stage:s,happened:o,lit:r}){let a=dt(r,t),{most:i,top:c,bottom:l}=s.
answers,h=o===null?[]:[o];n&&e&&h.push(e.trace.prediction.location),a!==null&&r?.kind==="place"&&h.push(a);let u=t.answer(
i,h),m=u.slice(0,-1).map(({location:p})=>p),d=Zo(m.map(p=>e?.knownProbability(p)??null),1),g=n&&e?pc(m,t,e):null,y=(l-c)/
u.length;return u.map((p,b)=>{let k=c+(b+.5)*y,x=p.probability*s.full,$={pointer:g?.pointer[b]??null,generation:g?.generation[b]??
null},[M,A]=["pointer","generation"].map(w=>Xo(p[w]*Gt({reading:t},w),$[w])*s.full);return{...p,was:e?d[b]??null:null,wasByPath:$,
middle:k,start:k+(Number(M)-Number(A)-x)/2,height:x}})}function Xo(t,e){return Math.max(0,(e??t)-t)}function pc(t,e,n){let s=(o,r)=>r?
Zo(t.map(a=>n.shareOf(o,a)),Gt({reading:n},o)):[];return{pointer:s("pointer",e.hasPointer),generation:s("generation",e.hasGeneration)}}
function Zo(t,e){let n=t.filter(o=>o!==null),s=n.reduce((o,r)=>o-r,e);return[...t,n.length===t.length?Math.max(0,s):null]}
function Ze(t,e){let{reading:n,stage:s}=t,o=de(t),r=n.pointerWeights,a=p=>p.reduce((b,k)=>b+Xo(r[k],o?.[k]??null),0),i=n.
pointedPlaces.map(p=>({...p,lost:a(p.visits)})).sort((p,b)=>b.probability+b.lost-p.probability-p.lost),c=i.filter((p,b)=>p.
probability+p.lost>=fc&&b<dc||Yn(e,p.location)<e.length-1).map(p=>({...p,wish:y(p.visits)})),l=i.filter(({location:p})=>!c.
some(b=>b.location===p));if(l.length){let p=l.flatMap(b=>b.visits);c.push({location:-1,label:`${l.length} other${l.length===
1?"":"s"}`,category:null,probability:l.reduce((b,{probability:k})=>b+k,0),lost:a(p),visits:p,wish:y(p)})}c.sort((p,b)=>p.
wish-b.wish);let{room:h,gap:u}=s.across.places,m=c.map(({wish:p,probability:b,lost:k})=>({wish:p,length:(b+k)*s.full})),
d=m.reduce((p,{length:b})=>p-b,h[1]-h[0]),g=Pe(m,Math.max(0,Math.min(u,d/(m.length-1||1))),...h);return c.map(({location:p,
label:b,probability:k,lost:x,visits:$},M)=>({path:"pointer",location:p,label:b,probability:k,start:Number(g[M]),lost:x,visits:$,
answer:Yn(e,p)}));function y(p){let b=p.map(x=>Math.max(r[x],o?.[x]??0)),k=b.reduce((x,$)=>x+$,0)||1;return p.reduce((x,$,M)=>x+
Number(b[M])/k*Number(s.across.visits[$]),0)}}function tn({reading:t,stage:e},n){if(!t.hasGeneration)return[];let s=t.generated(
ue),{gap:o}=e.across.generation,{start:r}=e.across.generation;return s.map(({location:a,label:i,probability:c})=>{let l={
path:"generation",location:a,label:i,probability:c,start:r,lost:0,visits:[],answer:Yn(n,a)};return r+=c*e.full+o,l})}function Gt({
reading:t},e){return e==="pointer"?t.gate:1-t.gate}function mt(t,e){let n=(t+e)/2;return e-t>=.6?[t,e]:[n-.3,n+.3]}function Yn(t,e){
let n=t.findIndex(s=>s.location===e);return n<0?t.length-1:n}var Kn=18;function Rt({stage:t},e){let n=t.type/13;return F(e,12.5*n)+13*n}function ge({reading:t},e){let n=t.trace.interventions[`${e}\
_temperature`]??1;return`temp. ${Number(n.toPrecision(2))}`}function en(t,e,n,s=3){let o=t.reading.trace.interventions[`${e}\
_temperature`]??1;return f("g",{key:`temperature ${e}`},se(t,{act:`${e}_temperature`,words:ge(t,e),title:`Temperature of\
 the ${e} softmax: ${o}. Drag to the right for weights that are more alike.`,right:n,y:s,stays:!0}))}function se(t,{act:e,
words:n,title:s,right:o,y:r,height:a=0,stays:i=!1}){if(!t.canAct)return[];let c=t.stage.type/13,l=a||Kn*c,h=Rt(t,n),u=i?
" stays":"";return[f("rect",{key:`handle ${e}`,class:`handle${u}`,"data-act":e,x:o-h,y:r,width:h,height:l,rx:l/2},f("tit\
le",{},s)),f("text",{key:`handle words ${e}`,class:`handle-words middle${u}`,x:o-h/2,y:r+l/2+4*c},n)]}var ye=1440;function tr(t){let{stage:e}=t,{x:n,width:s}=e.visits;return[Lt(t,n,"Visits",Jn(t,s),s),...gc(t),...e.rows.map(
(o,r)=>bc(t,r))]}function Jn({stage:t,lit:e},n){if(e?.kind!=="head")return"oldest first";let s="% read by the last visit",
o=`${s} in head ${e.head}`;return F(o,12.5*(t.type/13))<=n?o:s}function Lt({stage:t},e,n,s,o=400){let r=t.type/13;return f(
"g",{key:`title ${n}`,class:"heading","aria-hidden":"true"},F(n,15*r,!0)<=o?f("text",{x:e,y:17*r,class:"title"},n):f("te\
xt",{x:e,y:17*r,class:"small strong"},Z(n,o,12.5*r,!0)),f("text",{x:e,y:35*r,class:"small"},Z(s,o,12.5*r)))}function gc({
reading:t,stage:e}){let n=e.type/13,s=[];for(let{start:o,end:r,weekday:a}of Qn(t)){let i=Number(e.rows[o]?.y)-Number(e.rows[o]?.
height)/2,c=Number(e.rows[r]?.y)+Number(e.rows[r]?.height)/2;if(s.push(f("rect",{key:`day ${o}`,class:"day",x:e.visits.x+
29*n,y:i+1.5,width:2.5,height:Math.max(1,c-i-3)})),c-i>=12*n){let l=Math.min(i+12.5*n,(i+c)/2+4.5*n);s.push(f("text",{key:`\
weekday ${o}`,class:"small strong",x:e.visits.x,y:l},a))}}return s}function Qn({visits:t}){let e=[];for(let[n,s]of t.entries()){
let o=yc(s),r=e.at(-1);r?.day===o?r.end=n:e.push({start:n,end:n,day:o,weekday:String(at[s.weekday])})}return e}function yc({
arrival:t,weekday:e}){return t?.split("T")[0]??String(e)}function bc(t,e){let{reading:n,stage:s,lit:o}=t,{y:r,height:a,isFull:i}=s.
rows[e],c=n.visits[e];if(!c)throw new Error("A row without a visit.");let l=s.type/13,h=s.visits.x+36*l,u=s.visits.width-
36*l,m=re(o,n).includes(e),d=c.masked?"unmask":"mask",g=i&&t.canAct&&e<n.count-1,y=g&&m?Rt(t,d)+4*l:0,p=Math.min(Kn*l,a),
b=nn(c),k=a>=33*l,x=(k?20:13)*l,$=h+x+(k?14:8)*l,M=Zn(t,e),A=ts(t,e),w=m||A,O=M?42*l:0,T=s.visits.x+s.visits.width-4,E=T-
$,_=s.isDense?0:38*l,L=k?[f("text",{x:$,y:r-3*l,class:"strong"},Z(c.label,E-y,13*l,!0)),f("text",{x:$,y:r+13*l,class:"sm\
all"},F(b,12.5*l)<=E-O?b:st(c.start_minute)),M||E<F(b,12.5*l)+56*l?null:xc(T+4-50*l,r+5*l,48*l,c)]:[f("text",{x:$,y:r+4.4*
l,class:w?"strong":"label"},Z(c.label,E-Math.max(_,O)-y-9,12.5*l,w)),M||s.isDense?null:f("text",{x:T-y,y:r+4.4*l,class:"\
small end"},st(c.start_minute))];return f("g",Xn(t,e,c),f("rect",{class:"chip",x:h,y:r-a/2+.5,width:u,height:Math.max(1,
a-1),rx:i?5*l:1}),i&&lt(c.category,h+4*l,r-x/2,x),i?L:f("rect",{class:"lane",x:h+2,y:r-1,width:u-4,height:2}),M&&i&&f("t\
ext",{x:T,y:r+(k?13:4.4)*l,class:A?"strong end":"small end"},M),g&&m&&se(t,{act:"mask",words:d,title:c.masked?"Unmask th\
is visit, so that others may read it again":"Mask this visit: no other may read it",right:T+2,y:k?r-17*l:r-p/2,height:p}),
f("title",{},`${c.label}, ${at[c.weekday]} ${b}`))}function Xn({reading:t,lit:e},n,s){let o=re(e,t).includes(n);return{key:`\
visit ${n}`,class:`part visit${o?" lit":""}${s.masked?" off":""}`,"data-part":`visits.${n}`,role:"button",tabindex:"-1",
"aria-label":`Visit ${n+1} of ${t.count}: ${s.label}, ${at[s.weekday]} ${nn(s)}${s.masked?", masked":""}${t.hasPointer?`\
; pointer weight ${S(t.pointerWeights[n],1)}`:""}`}}function nn({start_minute:t,duration_minutes:e}){return`${st(t)} · ${Mt(
e)}`}function Zn({reading:t,lit:e},n){return e?.kind!=="head"?"":S(t.lastRow(e.layer??0,e.head??0)[n])}function ts({reading:t,
lit:e},n){return e?.kind!=="head"?!1:rt(t.lastRow(e.layer??0,e.head??0))===n}function xc(t,e,n,{start_minute:s,duration_minutes:o}){
let r=Math.min(s+o,ye),a=Math.min(s,Math.max(0,s+o-ye)),i=(c,l)=>f("rect",{class:"stay",x:t+c/ye*n,y:e,width:Math.max(1,
(l-c)/ye*n),height:7});return f("g",{key:"day","aria-hidden":"true",class:"day-ribbon","data-drag":"time"},f("rect",{class:"\
track",x:t,y:e,width:n,height:7}),i(s,r),a>0&&i(0,a),f("rect",{class:"stay-end","data-drag":"stay",x:t+(a||r)/ye*n-2,y:e-
3,width:5,height:13}))}function er(t){let{reading:e,stage:n}=t;if(!n.slices)return[];let s=n.type/13,{x:o,width:r}=n.slices,
{slices:a}=e,i=Math.max(...$t(t).map(({longestSlice:y})=>y)),c=r/a.length,l=it(t.lit,e),h=t.lit?.kind==="slices",u=n.rows.
flatMap(({y,height:p},b)=>a.map(({lengths:k},x)=>{let $=Number(k[b])/i*Math.max(2,p-4);return{visit:b,x:o+x*c,y:y+p/2-2-
$,width:.72*c,height:$}})),[m,d]=es(u,({visit:y})=>h||l.includes(y)),g=a.map(({label:y},p)=>f("text",{key:`name ${y}`,class:"\
tiny middle",x:o+(p+.36)*c,y:(p%2?40:26)*s},y));return[f("g",ns(t),f("rect",{class:"ground",x:o-6,y:n.top-4,width:r+6,height:n.
bottom-n.top+8,rx:6}),g,f("path",{key:"bars",class:"length",d:Ut(d)}),m.length>0&&f("path",{key:"lit",class:"length lit",
d:Ut(m)}),f("text",{class:"small",x:o,y:n.bottom+18*s},"Bars: lengths"),f("text",{class:"small",x:o,y:n.bottom+33*s},"of\
 the vectors"))]}function es(t,e){return[t.filter(e),t.filter(n=>!e(n))]}function ns(t){return{key:"slices",class:`part \
slices${ct(t,"slices")}`,"data-part":"inputs",role:"button",tabindex:"-1",opacity:U(t,We.slices),"aria-label":`What each\
 visit is made of: ${t.reading.slices.map(({label:e})=>e).join(", ")}`}}function nr(t,e){let{x:n,right:s}=t.stage.answers,o=t.stage.type/13;return[Lt(t,n+6*o,"Answer",t.stage.isDense?"":$c(t),
s-n),...ss(t,e)]}function $c({reading:t}){return t.hasGate?"pointer and generation":t.hasPointer?"of the pointer":"of ge\
neration"}function ss(t,e){let{reading:n,stage:s,lit:o,happened:r}=t,a=s.type/13,i=dt(o,n),{x:c,right:l,segment:h}=s.answers,
u=l-c;return e.map(m=>{let{location:d,label:g,category:y,probability:p,was:b,middle:k,height:x,start:$}=m,M=[{path:"poin\
ter",share:m.pointer*Gt(t,"pointer")},{path:"generation",share:m.generation*Gt(t,"generation")}],A=i===d,w=c+(y===null?6:
26)*a,O=Oe(g,l-w-(r===d?20*a:2),13.5*a,2,!0),T=k-(O.length>1?22:8)*a,E=k+(O.length>1?2:0)*a,_=c+6*a,L=u-8*a;return f("g",
{key:`place ${d}`,class:`part place${A?" lit":i!==null&&o?" dim":""}`,"data-part":d<0?null:`places.${d}`,role:d<0?null:"\
button",tabindex:d<0?null:"-1","aria-label":`${g}: ${S(p,1)}; from the pointer ${S(M[0]?.share??0,1)}, from generation ${S(
M[1]?.share??0,1)}${r===d?"; this is what really happened":""}`},f("rect",{key:"ground",class:"ground",x:c-6*a,y:T-16*a,
width:u+10*a,height:E-T+50*a,rx:6}),f("rect",{key:"segment",class:"answer-bar",x:h,y:$,width:K-2,height:Math.max(1,x)}),
y!==null&&lt(y,c+5*a,T-13*a,16*a),O.map((W,P)=>f("text",{key:`name ${P}`,class:d<0?"label halo":"strong halo",x:w,y:T+15*
P*a},W)),r===d&&f("path",{key:"happened",class:"check",d:`M${l-16*a} ${T-5*a}l${4*a} ${5*a}l${9*a} ${-11*a}`},f("title",
{},"This is where the person went.")),f("rect",{key:"track",class:"track",x:c+6*a,y:E,width:L,height:8*a}),M.map(({path:W,
share:P})=>{let R=f("rect",{key:W,class:`${W} bar`,x:_,y:E,width:Math.max(0,P*L),height:8*a});return _+=P*L,R}),b!==null&&
f("rect",{key:"before",class:"before",x:c+5*a+b*L,y:E-3*a,width:2,height:14*a}),f("text",{key:"probability",class:"stron\
g halo",x:c+6*a,y:E+23*a},S(p,1)),b!==null&&kc(c+60*a,E+23*a,p,b))})}function kc(t,e,n,s){let{change:o,size:r,sign:a}=qt(
n,s);return o===0?f("text",{key:"change",class:"small",x:t,y:e},"same"):f("text",{key:"change",class:`${o>0?"more":"less"}\
 strong halo`,x:t,y:e},`${a} ${r}`)}function sr(t){let{reading:e,stage:n}=t,s=n.type/13,o=e.values("context");if(!n.layers.at(-1)||!o)return null;let a=2**Math.
ceil(Math.log2(Math.sqrt(o.length))),i=Math.ceil(o.length/a),c=n.context,l=c/a,h=n.fork-2*s,u=n.bottom+20*s,m={x:h,y:u,columns:a,
cell:l},d={class:"strong halo middle",x:h+c/2,y:u+i*l+14*s};return os(t,m,wc(t,h,u,c,i*l),n.isDense?d:void 0)}function os(t,{
x:e,y:n,columns:s,cell:o},r,a){let i=t.stage.type/13,c={class:"strong halo",x:e,y:n-5*i},l=t.reading.values("context"),h=Math.
max(...$t(t).flatMap(m=>[...m.values("context")].map(Math.abs)))||1,u=Array.from(l,(m,d)=>f("rect",{class:m<0?"below-zer\
o":"above-zero",x:e+d%s*o,y:n+Math.floor(d/s)*o,width:o-.5,height:o-.5,opacity:.12+.88*(Math.abs(m)/h)}));return f("g",{
key:"context",class:`part context${ct(t,"context")}`,"data-part":"context",role:"button",tabindex:"-1",opacity:U(t,J(t.reading).
context),"aria-label":`Context: the last visit after all layers, ${l.length} numbers`},f("rect",{class:"ground",x:e-3,y:n-
16*i,width:s*o+6,height:Math.max(44,Math.ceil(l.length/s)*o+20*i),rx:4}),r,f("text",{key:"name",...a??c},"Context"),u,f(
"title",{},`The last visit after all layers: ${l.length} numbers. The pointer, the generation head and the gate read the\
m.`))}function wc({reading:t,stage:e},n,s,o,r){let a=e.type/13,i=Number(e.rows.at(-1)?.y),c=n-6*a,l=e.size.height-5*a,h=e.
gate+9*a;return[f("path",{key:"from the last visit",class:"link",d:`M${c-8*a} ${i}H${c}V${s+r/2}H${n-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${n+o+2} ${s+r/2}H${n+o+12*a}`}),t.has("gate.logit")&&f("\
path",{key:"to the gate",class:"link dotted",d:`M${n+o/2} ${s+r+3*a}V${l}H${h}V${.56*e.size.height+e.full/2+4}`})]}function or(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,r=s.across.gate,a=r+s.full,i=s.gateWidth,c=r+e.gate*s.full,
l=n?.hasGate?n.gate:e.gate,h=s.gate+i/2,u=sn(t);return f("g",rs(t,"vertical"),f("rect",{key:"frame",class:"gate-frame",x:s.
gate-3,y:r-3,width:i+6,height:s.full+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:s.gate,y:r,width:i,height:Math.
max(0,c-r)}),f("rect",{key:"generation",class:"generation bar",x:s.gate,y:c,width:i,height:Math.max(0,a-c)}),f("text",{key:"\
name",class:"title middle halo",x:h,y:r-10*o},`Gate ${e.gate.toFixed(2)}`),l!==e.gate&&f("path",{key:"learned",class:"le\
arned",d:`M${s.gate+i+3} ${r+l*s.full}l${8*o} ${-5*o}v${10*o}Z`},f("title",{},`${n?e.wordsFor(n):""}: ${l.toFixed(2)}`)),
t.canAct&&u&&f("rect",{key:"handle",class:"valve","data-act":"gate",x:s.gate-8*o,y:c-6*o,width:i+16*o,height:12*o,rx:6*o}),
!u&&f("text",{key:"fixed",class:"small middle",x:h,y:a+18*o},"fixed"))}function sn({reading:t}){return t.trace.architecture.
components.includes("gate")}function rs(t,e){let{reading:n}=t,s=t.canAct&&sn(t);return{key:"gate",class:`part gate${ct(t,
"gate")}`,"data-part":"gate",role:s?"slider":"button",...s&&{"aria-orientation":e,"aria-valuenow":n.gate.toFixed(3),"ari\
a-valuemin":0,"aria-valuemax":1,"aria-description":t.sliderKeys,"aria-valuetext":`${n.gate.toFixed(2)}: ${S(n.gate)} poi\
nter`},tabindex:"-1",opacity:U(t,J(n).gate),"aria-label":`Gate ${n.gate.toFixed(2)}: ${S(n.gate)} pointer, ${S(1-n.gate)}\
 generation${n.trace.gate.learned?"":", not learned"}`}}function on(t,e,n){let{reading:s,stage:o,lit:r}=t,a=t.beat>=J(s).
gate,i=x=>Gt(t,x),c=dt(r,s),l=new Map,h=o.across.gate;for(let x of e)l.set(x,h),h+=x.probability*i(x.path)*o.full;let u=new Map;
h=o.across.gate;for(let x of["pointer","generation"])for(let[$]of n.entries())u.set(`${x} ${$}`,h),h+=Number(n[$]?.[x])*
i(x)*o.full;let m=e.map(x=>{let $=Number(l.get(x)),M=x.probability*i(x.path)*o.full,A=mt(x.start,x.start+x.probability*o.
full),w=mt($,$+M);return f("path",{key:`into ${x.path} ${x.location}`,class:`${x.path} band${b(x.location)}`,d:o.bands.into(
A,w,a)})}),[d,g]=[o.across.gate,o.across.gate+o.full],y=n.flatMap((x,$)=>{let M=x.start;return["pointer","generation"].map(
A=>{let w=Number(x[A])*i(A),O=w*o.full,T=Number(u.get(`${A} ${$}`)),E=mt(T,T+O),_=mt(M,M+O),L=x.wasByPath[A],W=L===null?
null:p(A,T,M,O,L*o.full);M+=O;let P=`out ${A} ${x.location}`;return[O>0&&f("path",{key:P,class:`${A} band${b(x.location)}`,
d:o.bands.out(E,_,a)}),W&&qe({key:P,now:O,before:Number(L)*o.full,path:(R,G)=>o.bands.out(R,G,a),edges:W,style:b(x.location),
title:`${x.label}, from ${A==="pointer"?"the pointer":"generation"}: ${ze(w,Number(L),t.before?s.wordsFor(t.before):"")}`})]})});
return[m,y,a&&r?.kind==="visit"&&k(r.visit??0)];function p(x,$,M,A,w){let O=Math.abs(A-w),T=x==="pointer",E=(W,P)=>{let R=T?
W-(P?0:O):W+A-(P?O:0);return[R,R+O]},[_]=E($,!1),L=Math.max(d,Math.min(g-O,_));return{more:[E($,!0),E(M,!0)],less:[[L,L+
O],E(M,!1)]}}function b(x){return c===null?"":c===x&&r?.kind==="place"?" lit":" dim"}function k(x){let $=s.pointerWeights,
M=e.find(({path:G,visits:z})=>G==="pointer"&&z.includes(x));if(!M)return null;let A=[...M.visits].sort((G,z)=>G-z),O=A.slice(
0,A.indexOf(x)).reduce((G,z)=>G+$[z],0)*o.full,T=$[x]*o.full,E=i("pointer"),_=Number(l.get(M))+O*E,L=n[M.answer],W=Number(
u.get(`pointer ${M.answer}`))+O*E,P=Number(L?.start)+O*E,R=L?.location===M.location;return[f("path",{key:"visit into",class:"\
pointer band lit",d:o.bands.into(mt(M.start+O,M.start+O+T),mt(_,_+T*E),a)}),R&&f("path",{key:"visit out",class:"pointer \
band lit",d:o.bands.out(mt(W,W+T*E),mt(P,P+T*E),a)})]}}function rr(t){let{reading:e,before:n,stage:s}=t,o=s.type/13,{gate:r,gateHeight:a,full:i}=s,c=s.across.gate,l=c+e.gate*i,
h=n?n.gate:e.gate,u=sn(t),m=`${S(e.gate)} pointer${u?"":", fixed"}`;return f("g",rs(t,"horizontal"),f("rect",{key:"frame",
class:"gate-frame",x:c-3,y:r-3,width:i+6,height:a+6,rx:4}),f("rect",{key:"pointer",class:"pointer bar",x:c,y:r,width:e.gate*
i,height:a}),f("rect",{key:"generation",class:"generation bar",x:l,y:r,width:(1-e.gate)*i,height:a}),f("text",{key:"name",
class:"title halo",x:s.left,y:r+11*o},`Gate ${e.gate.toFixed(2)}`),f("text",{key:"words",class:"small halo",x:s.left,y:r+
27*o},m),h!==e.gate&&f("path",{key:"learned",class:"learned",d:`M${c+h*i} ${r+a+3}l${5*o} ${8*o}h${-10*o}Z`},f("title",{},
`${n?e.wordsFor(n):""}: ${h.toFixed(2)}`)),t.canAct&&u&&[f("rect",{key:"handle",class:"valve",x:l-6*o,y:r-8*o,width:12*o,
height:a+16*o,rx:6*o}),f("rect",{key:"touch",class:"ground valve-touch","data-act":"gate",x:Math.min(l-pt/2,s.size.width-
pt),y:r+(a-pt)/2,width:pt,height:pt})])}function ar(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.filter(({path:m})=>m==="generation"),a=s.places-8*o,i=s.fork+(n.
hasPointer?s.context+14*o:2*o),c=n.hasPointer?s.bottom+34*o:Number(r[0]?.start)+12*o,l=t.beat>=J(n).generation,h=r.map(({
label:m,probability:d,location:g},y)=>{let p=c+y*17*o;return[f("text",{key:`name ${y}`,class:g<0?"small halo":"label hal\
o",x:i,y:p},Z(m,a-i-(s.isDense?38:46)*o,13*o)),f("text",{key:`share ${y}`,class:"strong end halo",x:a,y:p},S(d))]}),u=r.
map(({probability:m,start:d,location:g},y)=>f("rect",{key:`bar ${y}`,class:"generation bar",x:s.places,y:d,width:K,height:l?
Math.max(.8,m*s.full):0},f("title",{},`${g<0?"The others":r[y]?.label}: ${S(m,1)} of the generation head`)));return f("g",
as(t,r),f("rect",{class:"ground",x:i-4,y:c-30*o,width:a-i+8,height:88*o,rx:6}),f("text",{class:`title halo${s.isDense?" \
end":""}`,x:s.isDense?a:i,y:c-18*o},"Generation"),h,u)}function as(t,e){return{key:"generation",class:`part generation-b\
lock${ct(t,"generation")}`,"data-part":"generation",role:"button",tabindex:"-1",opacity:U(t,J(t.reading).generation),"ar\
ia-label":`Generation: ${e.map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}var Mc=4,is=17,Oc=4;function ir(t,e){let{reading:n,stage:s,lit:o}=t,r=dt(o,n),a=e.filter(({path:l})=>l==="pointer"),i=Sc(
t,a),c=({location:l})=>r===null||r===l?"":" dim";return f("g",{key:"places",opacity:U(t,J(n).pointer)},a.map(l=>f("rect",
{key:`bar ${l.location}`,class:`pointer bar${c(l)}`,x:l.start,y:s.places,width:Math.max(.8,l.probability*s.full),height:K},
f("title",{},`${l.label}: ${S(l.probability,1)} of the pointer`))),[Tc,Nc].map(l=>i.map(h=>l(t,h,c(h.flow)))))}function Sc({
reading:t,stage:e,lit:n},s){let o=e.type/13,r=dt(n,t),[a,i]=e.across.places.room,c=({location:h,probability:u})=>u+ +(r!==
null&&h===r),l=[];for(let h of[...s].sort((u,m)=>c(m)-c(u))){let{location:u,label:m,probability:d}=h,g=u>=0,y=` ${S(d)}`,
b=`${Z(m,i-a-F(y,13*o,!0),13*o,g)}${y}`,k=F(b,13*o,g)/2,x=h.start+d*e.full/2,$=Math.max(a+k,Math.min(i-k,x)),[M,A]=[$-k,
$+k];for(let w=0;w<Mc;w++){if(l.some(E=>E.row===w&&M<E.right+8*o&&A>E.left-8*o))continue;let T=$>x?"":$<x?" end":" middl\
e";l.push({flow:h,text:b,isBold:g,left:M,right:A,row:w,anchor:T});break}}return l}function cr({stage:t},{row:e}){return t.
places+K+(14+is*e)*t.type/13}function Tc(t,e,n){let{type:s,places:o,full:r}=t.stage,{flow:a,row:i}=e;return i>0&&f("path",
{key:`leader ${a.location}`,class:`leader${n}`,d:`M${a.start+a.probability*r/2} ${o+K}V${cr(t,e)-11*s/13}`})}function Nc(t,e,n){
let{flow:s,text:o,isBold:r,left:a,right:i,anchor:c}=e;return f("text",{key:`name ${s.location}`,class:`${r?"strong":"sma\
ll"}${c} halo${n}`,x:c===""?a:c===" end"?i:(a+i)/2,y:cr(t,e)},o)}function lr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=e.
filter(({path:l})=>l==="generation"),a=t.beat>=J(n).generation,i=n.hasPointer?.42*(s.right-s.left):s.right-s.left,c=s.places-
(Oc*is-6)*o;return f("g",as(t,r),f("rect",{class:"ground",x:s.right-i,y:c-36*o,width:i+6,height:s.places+K-c+40*o,rx:6}),
f("text",{class:"title end halo",x:s.right,y:c-19*o},"Generation"),r.map(({location:l,label:h,probability:u,start:m},d)=>{
let g=` ${S(u)}`,y=Z(h,i-F(g,13*o),13*o)+g;return[f("text",{key:`name ${d}`,class:l<0?"small end halo":"label end halo",
x:s.right,y:c+d*is*o},y),f("rect",{key:`bar ${d}`,class:"generation bar",x:m,y:s.places,width:Math.max(.8,u*s.full),height:a?
K:0},f("title",{},`${l<0?"The others":h}: ${S(u,1)} of the generation head`))]}))}var Ac=16;function hr(t,e){let{reading:n,stage:s,lit:o}=t,r=s.type/13,a=U(t,J(n).pointer),i=n.pointerWeights,c=n.pointerScores,
l=it(o,n),h=Math.max(...i),u=s.fork+2*r,m={...!s.isDense&&{score:s.scores},weight:s.weights},d=F("Pointer",15*r,!0)+4*r,
g=Rt(t,ge(t,"pointer")),y=s.rows.flatMap(({y:b,isFull:k},x)=>{if(!k)return[];let $=i[x]>=.2*h||l.includes(x)?"strong":"s\
mall",M=l.length&&!l.includes(x)?" dim":"";return[!s.isDense&&f("text",{key:`score ${x}`,class:`small end${M}`,x:s.scores,
y:b+4.4*r},N(c[x])),f("text",{key:`weight ${x}`,class:`${$} end${M}`,x:s.weights,y:b+4.4*r},S(i[x]))].filter(A=>A!==!1)}),
p=e.filter(({path:b})=>b==="pointer").map(b=>Ec(t,b));return[f("g",cs(t,e),f("rect",{class:"ground",x:u-4*r,y:s.top-4,width:s.
weights-u+8*r,height:s.bottom-s.top+8,rx:6}),Lt(t,u,"Pointer","",200),Object.entries(m).map(([b,k])=>f("text",{key:b,class:"\
small end","aria-hidden":"true",x:k,y:35*r},b)),!s.isDense&&en(t,"pointer",Math.max(s.weights+6*r,u+d+g)),f("path",{class:"\
fork pointer-line",d:`M${u+2*r} ${s.bottom+8}V${s.top}`}),y),f("g",{key:"ribbons",opacity:a},ls(t,e),p)]}function cs(t,e){
return{key:"pointer",class:`part pointer-block${ct(t,"pointer")}`,"data-part":"pointer",role:"button",tabindex:"-1",opacity:U(
t,J(t.reading).pointer),"aria-label":`Pointer: ${e.filter(({path:n})=>n==="pointer").sort((n,s)=>s.probability-n.probability).
map(({label:n,probability:s})=>`${n} ${S(s)}`).join(", ")}`}}function ls(t,e){let{reading:n,before:s,stage:o,lit:r}=t,a=n.
pointerWeights,i=de(t),c=it(r,n),l=t.beat>=J(n).pointer,h=Pe(o.across.visits.map((u,m)=>({wish:u,length:Math.max(a[m],i?.[m]??
0)*o.full})),0,...o.across.starts);return e.filter(({path:u})=>u==="pointer").flatMap(u=>{let m=u.start,d=u.start+u.probability*
o.full;return[...u.visits].sort((g,y)=>g-y).map(g=>{let y=a[g]*o.full,p=Number(h[g]),b=c.includes(g)?" lit":c.length?" d\
im":"",k=mt(m,m+y);m+=y;let x=i?.[g]??null,$=x===null?0:(x-a[g])*o.full,[M,A]=[d,Math.max(0,$)];d+=A;let w=`${n.visits[g]?.
label}: `,O=x===null||!s?`${w}${S(a[g],1)} of the pointer`:`${w}${ze(a[g],x,n.wordsFor(s))} of the pointer`;return[f("pa\
th",{key:`ribbon ${g}`,class:`pointer band${b}`,d:o.bands.ribbon(mt(p,p+y),k,l)},f("title",{},O)),qe({key:`ribbon ${g}`,
now:y,before:x===null?null:x*o.full,path:(T,E)=>o.bands.ribbon(T,E,l),edges:{more:[[p+y+$,p+y],[m+$,m]],less:[[p+y,p+y+$],
[M,M+A]]},style:b,title:O})]})})}function Ec(t,{path:e,location:n,label:s,probability:o,start:r}){let{reading:a,stage:i,
lit:c}=t,l=i.type/13,h=dt(c,a),u=S(o),d=a.hasGate&&Math.abs(r-i.across.gate+5*l)<Ac*l?F("Gate 0.00",15*l,!0)/2-i.gateWidth/
2:0,[g,y]=[i.ribbons+2*l,i.gate-12*l-d],p=y-g,b=n>=0,k=Z(s,p-F(` ${u}`,13*l,!0),13*l,b),x=F(`${k} ${u}`,13*l,b)/2,$=Math.
max(g+x,Math.min(i.places+K/2,y-x));return f("g",{key:`${e} ${n}`,class:h===null||h===n?"":"dim"},f("rect",{class:`${e} \
bar`,x:i.places,y:r,width:K,height:Math.max(.8,o*i.full)}),f("text",{class:`${b?"strong":"small"} middle halo`,x:$,y:r-5*
l},`${k} ${u}`),f("title",{},`${s}: ${S(o,1)} of the pointer`))}function ur(t){return[kt(t,17*(t.stage.type/13),"Visits",Jn(t,t.stage.size.width)),..._c(t),...t.stage.columns.map((e,n)=>vc(
t,n))]}function kt({stage:t},e,n,s,o=t.right){let r=t.type/13,a=o-t.left-F(n,15*r,!0)-12*r;return f("g",{key:`title ${n}`,
class:"heading","aria-hidden":"true"},f("text",{class:"title halo",x:t.left,y:e},n),f("text",{class:"small end halo",x:o,
y:e},Z(s,a,12.5*r)))}function _c({reading:t,stage:e}){let n=e.type/13;return Qn(t).flatMap(({start:s,end:o,weekday:r})=>{
let[a,i]=[e.columns[s],e.columns[o]];if(!a||!i)return[];let c=a.x-a.width/2,l=i.x+i.width/2;return[f("rect",{key:`day ${s}`,
class:"day",x:c+Math.min(1.5,.1*(l-c)),y:e.chips.top-8*n,width:Math.max(.5,l-c-3),height:2.5}),l-c>=F(r,15*n,!0)&&f("tex\
t",{key:`weekday ${s}`,class:"small strong",x:c+1.5,y:e.chips.top-13*n},r)].filter(h=>h!==!1)})}function vc(t,e){let{reading:n,
stage:s,lit:o}=t,{x:r,width:a,isFull:i}=s.columns[e],c=n.visits[e];if(!c)throw new Error("A column without a visit.");let l=s.
type/13,{top:h,height:u,hasNames:m}=s.chips,d=re(o,n).includes(e),g=Math.min(20*l,a-3),y=st(c.start_minute),p=Zn(t,e),b=[
p||y,p?p.replace(" %",""):y.slice(0,2)],k=b.find(A=>F(A,12.5*l,!0)<=a)??b[1],x=m?Oe(c.label,a-6*l,12.5*l,2):[],$=d||ts(t,
e),M={class:$?"strong middle":"small middle",x:r};return f("g",Xn(t,e,c),f("rect",{class:"chip",x:r-a/2+Math.min(1,.1*a),
y:h,width:Math.max(.8,a-2),height:u,rx:i?6*l:0}),i?[lt(c.category,r-g/2,h+8*l,g),f("text",{key:"hour",...M,y:h+45*l},k),
x.map((A,w)=>f("text",{key:`name ${w}`,class:`${$?"strong":"small"} middle`,x:r,y:h+(62+15*w)*l},A))]:f("rect",{class:"l\
ane",x:r-Math.min(1,a/4),y:h+2,width:Math.min(2,a/2),height:u-4}),f("title",{},`${c.label}, ${at[c.weekday]} ${nn(c)}`))}
function mr(t){let{reading:e,stage:n,lit:s}=t,o=n.type/13,{slices:r}=e,a=it(s,e)[0]??e.count-1,i=e.visits[a],c=Math.max(
...$t(t).map(({longestSlice:m})=>m)),l=(n.right-n.left)/r.length,h=n.inputs+(B.title+46)*o,u=r.map(({name:m,label:d,lengths:g},y)=>{
let p=Number(g[a]),b=n.left+(y+.5)*l,k=p/c*30*o;return[f("rect",{key:`bar ${m}`,class:"length lit",x:b-9*o,y:h-k,width:18*
o,height:k}),f("text",{key:`length ${m}`,class:"tiny middle",x:b,y:h-k-4*o},N(p)),f("text",{key:`name ${m}`,class:"small\
 middle",x:b,y:h+15*o},d)]});return f("g",ns(t),f("rect",{class:"ground",x:n.left-6,y:n.inputs-4*o,width:n.right-n.left+
12,height:(B.title+B.inputs+6)*o,rx:6}),kt(t,n.inputs+15*o,"Input vector",i?`${i.label}, ${at[i.weekday]} ${st(i.start_minute)}`:
""),u,f("title",{},"Bars: length of each part’s vector"))}function fr(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=s.pointer;return[f("g",cs(t,e),f("rect",{class:"ground",x:s.left-
6,y:r-2*o,width:s.right-s.left+12,height:(B.title+B.scores)*o,rx:6}),kt(t,r+15*o,"Pointer","scores, and weights in perce\
nt"),f("path",{class:"fork pointer-line",d:`M${s.left} ${r+22*o}H${s.right}`}),Rc(t)),f("g",{key:"ribbons",opacity:U(t,J(
n).pointer)},ls(t,e))]}function Rc({reading:t,stage:e,lit:n}){let s=e.type/13,o=t.pointerWeights,r=Array.from(t.pointerScores,
g=>N(g)),a=it(n,t),i=Math.max(...o),c=Number(e.columns.at(-1)?.width),l=r.some(g=>F(g,11.5*s)>c-3),h=e.pointer+(B.title+
B.scores)*s,u=e.columns.find(g=>g.isFull),m=u?u.x-u.width/2:e.right,d=e.left-8*s;return e.columns.flatMap(({x:g,isFull:y},p)=>{
let b=a.length&&!a.includes(p)?" dim":"",k=o[p]>=.2*i||a.includes(p),x=S(o[p]).replace(" %",""),$=F(x,12.5*s,!0)/2;if(!y&&
(!k||g-$<d||g+$>m))return[];d=g+$;let M=k?"strong":"small",A=h-24*s;return[y&&f("text",l?{key:`score ${p}`,class:`tiny${b}`,
x:g+4*s,y:A+2*s,transform:`rotate(-90 ${(g+4*s).toFixed(2)} ${(A+2*s).toFixed(2)})`}:{key:`score ${p}`,class:`tiny middl\
e${b}`,x:g,y:A},r[p]),f("text",{key:`weight ${p}`,class:`${M} middle${b}`,x:g,y:h-6*s},x)].filter(w=>w!==!1)})}function dr(t){let{reading:e,stage:n}=t,s=n.type/13,o=U(t,J(e).gate),r=Xe(t),a=[...Ze(t,r),...tn(t,r)];return[os(t,n.context,
Lc(t)),...e.hasPointer?fr(t,a):[],f("g",{key:"flows",opacity:o},on(t,a,r)),...e.hasPointer?[ir(t,a)]:[],...e.hasGeneration?
[lr(t,a)]:[],...e.hasGate?[rr(t)]:[],f("g",{key:"answer",opacity:o},kt(t,n.answers.top-10*s,"Answer",t.before?`line: ${e.
wordsFor(t.before)}`:"",n.answers.right),ss(t,r))]}function Lc({reading:t,stage:e}){let n=e.type/13,{x:s,y:o,columns:r,cell:a}=e.
context,i=s+r*a+2,c=Math.ceil(t.values("context").length/r)*a,[l,h]=[o+c/4,o+3*c/4],u=Number(e.columns.at(-1)?.x),m=e.right+
6;return[f("path",{key:"from the last visit",class:"link",d:`M${u} ${o-(B.title+12)*n}V${u>i+4?`${l}H${i}`:o-2}`}),t.hasGeneration&&
f("path",{key:"to generation",class:"link generation-line",d:`M${i} ${h}H${m}V${e.places-4}H${e.right}`}),t.has("gate.lo\
git")&&f("path",{key:"to the gate",class:"link dotted",d:`M${i} ${h}H${m+4}V${e.gate+e.gateHeight/2}H${e.right+3}`})]}var hs=19,Pc=.05;function gr(t){let{stage:e}=t,n=e.type/13,s=Ce(t),o=f("g",{key:"legend",opacity:U(t,ne(0))},Ge(t,e.visits.
x,e.bottom+(e.isDense?24:51)*n,e.isDense)),r=e.layers.map((a,i)=>{let c=`Layer ${i}`,l=Rt(t,ge(t,"attention")),h=F(c,15*
n,!0)+l+4*n<=a.width,u=fe(t),d=F(u,12.5*n)<=a.width+12*n&&(h||!t.canAct)?u:"";return f("g",{key:`layer ${i}`,opacity:U(t,
ne(i))},a.maps.length?Lt(t,a.x,c,d,a.width+(a.stream===null?12:4)):null,a.maps.length>0&&l<=a.width&&en(t,"attention",a.
x+a.width,(h?3:21)*n),a.maps.map((g,y)=>Ic(t,g,i,y)),a.maps.map((g,y)=>us(t,g,i,y,s)),Wc(t,i))});return[o,...r]}function Ic(t,e,n,s){
let{reading:o,stage:r,lit:a}=t;if(o.isRemoved(n,s))return null;let i=o.lastRow(n,s),c=yr(t,n,s)?[...i.keys()].filter(u=>i[u]>=
Pc):a?.kind==="visit"?[a.visit??0]:[],l=e.x-14,h=e.y+e.side-e.side/o.count/2;return c.map(u=>{let m=Number(r.rows[u]?.y),
d=Math.max(.5,i[u]*r.full*.25)/2;return f("path",{key:`band ${s} ${u}`,class:"attention-band",d:wt(l,[m-d,m+d],e.x,[h-d,
h+d])})})}function yr({lit:t},e,n){return t?.kind==="head"&&t.layer===e&&t.head===n}function us(t,e,n,s,o){let{reading:r,
stage:a,lit:i,isOwnScale:c}=t,l=a.type/13,{x:h,y:u,side:m,touch:d}=e,{count:g}=r,y=r.weights(n,s),p=r.lastRow(n,s),b=pr(
r,n,s),{before:k,overlays:x}=t,$=x&&k!==null&&pr(k,n,s)&&!b,M=$?`; switched off ${r.wordsFor(k)}`:"",A=c?y[rt(y)]||1:o,w=yr(
t,n,s),[O]=i?.kind==="visit"?it(i,r):[],T=rt(p),E=O??T,_=m/g,L=`Layer ${n}, head ${s}`,W=d?u-38*l:u+4,P=b?"switch on":"s\
witch off",R=d===void 0&&Rt(t,P)<=m-6*l?P:P.slice(7),G=r.visits[T];return f("g",{key:`head ${s}`,class:`part head${w?" l\
it":""}${b?" off":""}`,"data-part":`layers.${n}.heads.${s}`,role:"button",tabindex:"-1","aria-label":b?`${L}: switched o\
ff`:`${L}: the last visit reads most from visit ${T+1}, ${G?.label}, ${S(p[T])}${M}`},f("text",{class:"small",x:h,y:u-(d?
25:4)*l},`head ${s}`),!b&&(d!==void 0||m>=70*l)&&f("text",{key:"weight",class:`${O===void 0?"small":"strong"}${d?"":" en\
d"}`,x:d?h:h+m,y:u-4*l},S(p[E])),f("rect",{key:"frame",class:"map-frame",x:h-.5,y:u-.5,width:m+1,height:m+1}),f("image",
{key:"map",class:"map",href:St(y,g,t.scale,A),x:h,y:u,width:m,height:m,preserveAspectRatio:"none",opacity:b?.15:1}),b&&f(
"path",{key:"cross",class:"crossed",d:`M${h} ${u+m}L${h+m} ${u}`}),$&&f("path",{key:"earlier cross",class:"crossed earli\
er",d:`M${h} ${u+m}L${h+m} ${u}`}),O!==void 0&&!b&&f("rect",{key:"column",class:"column",x:h+O*_,y:u,width:Math.max(2,_),
height:m}),(O!==void 0||w)&&!b&&f("rect",{key:"last",class:"last-row",x:h,y:u+m-Math.max(2,_),width:m,height:Math.max(2,
_)}),f("title",{},`${L}. ${b?"Switched off.":`The last visit reads ${S(p[E])} from ${r.visits[E]?.label}. A stronger col\
our is a larger weight, up to ${S(A,1)}. Click to open.`}${$?` Switched off ${r.wordsFor(k)}.`:""}`),se(t,{act:"head",words:R,
title:b?"Switch this head on again":"Switch this head off",right:h+m-(d?0:3)*l,y:W}),t.canAct&&d!==void 0&&f("rect",{key:"\
touch",class:"ground","data-act":"head",x:h+m-d,y:u-d,width:d,height:d}))}function pr(t,e,n){return t.isRemoved(e,n)||t.
isSkipped(e,"attention")}function Wc(t,e){let{reading:n,stage:s}=t,o=s.layers[e];if(o?.stream===null||!o)return null;let r=s.
type/13,a=o.stream,i=rn(n,e),c=fs(t),l=s.streamWidth-8*r,h=i.map(({style:m,lengths:d},g)=>ms(t,e,m,s.rows.map(({y,height:p},b)=>{
let k=Math.max(1,Math.min(5*r,(p-3)/i.length));return{visit:b,x:a,y:y+(g-i.length/2)*k,width:Number(d[b])/c*l,height:k-.6}}))),
u=i.map(({name:m,style:d},g)=>[f("rect",{class:d,x:a,y:s.bottom+(10+hs*g)*r,width:9*r,height:9*r}),f("text",{class:"smal\
l",x:a+14*r,y:s.bottom+(18.5+hs*g)*r},m)]);return f("g",ds(t,e),f("rect",{class:"ground",x:a-4,y:s.top-2,width:s.streamWidth+
14*r,height:s.bottom-s.top+66*r,rx:6}),Lt(t,a,"Stream",`+ layer ${e}`,s.streamWidth),h,u,Cc(t,e,a+s.streamWidth+10*r))}function Cc(t,e,n){
let{reading:s,stage:o}=t;if(!s.has(`layers.${e}.residual_mid`))return[];let r=o.type/13,a=s.trace.interventions.residuals===
!1,i={act:"attention",words:["skip heads","use heads"],isOff:!1};return[{act:"residuals",words:["cut stream","join strea\
m"],isOff:a},...s.heads?[{...i,isOff:s.isSkipped(e,"attention")}]:[],{act:"feed_forward",words:["skip FFN","use FFN"],isOff:s.
isSkipped(e,"feed_forward")}].map(({act:l,words:h,isOff:u},m)=>se(t,{act:l,words:String(h[Number(u)]),title:Gc[l]??"",right:n,
y:o.bottom+(5+hs*m)*r}))}var Gc={residuals:"Residual connections of all layers: without them, only what sublayers add go\
es on",attention:"Self-attention of this layer: skipped, its heads add nothing",feed_forward:"Feed-forward network of th\
is layer: skipped, it adds nothing"};function ms(t,e,n,s){let{lit:o,reading:r}=t,i=ct(t,"stream",e)!==""?[r.count-1]:it(
o,r),[c,l]=es(s,({visit:h})=>!i.length||i.includes(h));return[f("path",{key:n,class:n,d:Ut(c)}),l.length>0&&f("path",{key:`${n}\
 dim`,class:`${n} dim`,d:Ut(l)})]}function rn(t,e){let{residual:n,attention:s,feedForward:o}=t.stream(e);return[{name:"s\
tream",lengths:n,style:"residual"},...s?[{name:"heads",lengths:s,style:"attention"}]:[],{name:"FFN",lengths:o,style:"fee\
d-forward"}]}function fs(t){let e=0;for(let n of $t(t))for(let s=0;s<n.layers;s++)for(let{lengths:o}of rn(n,s))e=Math.max(
e,...o);return e||1}function ds(t,e){let{residual:n,attention:s,feedForward:o}=t.reading.stream(e);return{key:"stream",class:`\
part stream${ct(t,"stream",e)}`,"data-part":`layers.${e}.stream`,role:"button",tabindex:"-1",opacity:U(t,ne(e)+1),"aria-\
label":`Stream of layer ${e}: vector lengths of the last visit: stream ${n.at(-1)?.toFixed(1)}${s?`, heads ${s.at(-1)?.toFixed(
1)}`:""}, feed-forward network ${o.at(-1)?.toFixed(1)}`}}function br(t){let{stage:e}=t,n=e.type/13,s=Ce(t);return e.layers.map(({y:o,maps:r},a)=>f("g",{key:`layer ${a}`,opacity:U(
t,ne(a))},r.length>0&&kt(t,o+15*n,`Layer ${a}`,fe(t)),a===0&&Ge(t,e.left+72*n,o+15*n,!0),r.map((i,c)=>us(t,i,a,c,s)),Fc(
t,a)))}function Fc(t,e){let{reading:n,stage:s}=t,o=s.type/13,r=Number(s.layers[e]?.stream),a=rn(n,e),i=fs(t),c=r+B.bars*
o,l=a.map(({style:h,lengths:u},m)=>ms(t,e,h,s.columns.map(({x:d,width:g},y)=>{let p=Math.min(8*o,.86*g/a.length),b=Number(
u[y])/i*B.bars*o;return{visit:y,x:d+(m-a.length/2)*p,y:c-b,width:.88*p,height:b}})));return f("g",ds(t,e),f("rect",{class:"\
ground",x:s.left-6,y:r-B.title*o,width:s.right-s.left+12,height:(B.title+B.bars+4)*o,rx:6}),kt(t,r-10*o,s.layers[e]?.maps.
length?"Stream":`Layer ${e}`,""),Hc(t,a,r-10*o),l)}function Hc({stage:t},e,n){let s=t.type/13,o=t.right;return[...e].reverse().
map(({name:r,style:a})=>{let i=o-F(r,12.5*s);return o=i-26*s,[f("rect",{class:a,x:i-14*s,y:n-9*s,width:9*s,height:9*s}),
f("text",{class:"small",x:i,y:n},r)]})}var be=700;function xr({stage:{size:t},...e}){let n=Ue(e),s={...e,stage:Wn(e.reading,t.width,t.type,n)};return[f("g",{key:"\
visits"},ur(s)),f("g",{key:"inputs"},mr(s)),f("g",{key:"layers"},br(s)),f("g",{key:"decoder"},dr(s))]}function $r(t,e,n){
return Wn(t,e,n).size.height}function kr(t){let{reading:e}=t,n=J(e),s=Xe(t),o=[...Ze(t,s),...tn(t,s)];return[sr(t),...e.hasPointer?hr(t,o):[],...e.hasGeneration?
[ar(t,o)]:[],f("g",{key:"flows",opacity:U(t,n.gate)},on(t,o,s)),e.hasGate?or(t):null,f("g",{key:"answer",opacity:U(t,n.gate)},
nr(t,s))].filter(r=>r!==null)}function wr(t){return t.stage.size.width<be?xr(t):[f("g",{key:"visits"},tr(t)),f("g",{key:"inputs"},er(t)),f("g",{key:"l\
ayers"},gr(t)),f("g",{key:"decoder"},kr(t))]}var an=240,Vc=150,Dc=120,Bc=13,jc=17,ps={type:16.7,width:900,side:36},Uc=.5,qc=660,Mr=matchMedia("(prefers-reduced-motio\
n: reduce)"),Or=class{#t=null;#n=null;#s=!1;#r=null;#e=null;#o=null;#c="";#m=null;#a=null;#h=null;#f=!1;#g=new Map;#b=0;#x="";#i;get opened(){
return this.#a}get#l(){return!this.#i||this.#t&&Es(this.#t.trace)?null:this.#a}happened=null;isOwnScale=!0;putIn={names:[],
run:""};constructor(e,n,s){this.root=e,this.hooks=n,this.#i=s,e.classList.add("network-picture"),e.toggleAttribute("data\
-leads-on",n.more!==void 0),this.drawn=document.createElementNS("http://www.w3.org/2000/svg","svg"),this.drawn.setAttribute(
"role","group"),this.drawn.setAttribute("aria-label","The network. Arrow keys walk it, Enter opens a part."),this.drawn.
setAttribute("tabindex","-1"),this.foot=document.createElement("div"),this.foot.className="picture-foot";let o=document.
createElement("div");o.className="picture-controls";let r=document.createElement("div");r.className="picture-words",this.
room=document.createElement("p"),this.room.className="picture-room",this.room.setAttribute("aria-hidden","true"),this.caption=
document.createElement("p"),this.caption.className="picture-caption",r.append(this.room,this.caption);let a=document.createElement(
"button");if(a.type="button",a.textContent="Numbers",a.title="The numbers behind what is shown, as a table (T)",a.addEventListener(
"click",()=>{this.showTables()}),this.foot.append(o,r,a),n.circuit){let i=async(...c)=>{if(!this.hooks.circuit)throw new Error(
"There is no answer yet.");return this.hooks.circuit(...c)};this.circuits=new Ye(i,()=>this.#u(an)),a.before(this.circuits.
legend,this.circuits.button)}e.replaceChildren(this.drawn,...n.isStill?[]:[this.foot]),this.drawing=new Je(this.drawn),this.
player=new Qe(o,i=>{this.#m=i,i!==null&&this.#a!==null&&(this.#a=null,this.hooks.opened?.(null)),this.root.toggleAttribute(
"data-telling",this.player.isTelling),this.root.toggleAttribute("data-in-story",i!==null),this.#u(an);let c=this.player.
told?.part;c&&this.#L(c),this.hooks.told?.(i)}),this.#A()}#A(){let{drawn:e}=this;new ResizeObserver(()=>{this.#x!==Sr(e)&&
this.#u(0)}).observe(e),new MutationObserver(()=>this.#u(0)).observe(document.documentElement,{attributeFilter:["data-th\
eme"]}),e.addEventListener("pointerover",({target:n})=>{this.#h||this.#d(gs(n))}),e.addEventListener("pointerleave",()=>this.#d(
null)),e.addEventListener("focusin",({target:n})=>this.#d(gs(n))),e.addEventListener("focusout",()=>this.#d(null)),e.addEventListener(
"keydown",n=>this.#v(n)),e.addEventListener("click",({target:n})=>this.#k(n)),e.addEventListener("pointerdown",n=>this.#_(
n)),e.addEventListener("pointermove",n=>this.#M(n,!1));for(let n of["pointerup","pointercancel"])e.addEventListener(n,s=>this.#M(
s,!0))}complete(e,n){this.hooks=e,this.#i=n}show(e,n=null,s=null,o=this.hooks.against){this.#t=new Ot(e),this.#n=n&&new Ot(
n,o),this.#s=n!==null&&o!==void 0&&o===this.hooks.against,this.#r=s&&new Ot(s),this.#g.clear(),this.circuits?.renew(),this.#e=
gt(this.#o,this.#t);let r=Wo(this.#t);this.player.tell(r),Tr(this.room,Yc(r.map(({bars:i="",...c})=>({...c,text:`${c.text}\
 ${i}`}))));let a=this.drawn.contains(document.activeElement);this.#u(this.#h?.follows?0:an),a&&this.#$()}open(e){let n=e===
null?this.#a:null;this.#a=e,this.#e=this.#o=null;let s=this.drawn.contains(document.activeElement);this.player.isOpen&&this.
player.close(),this.#u(an);let o=s&&n&&this.#E(n);o&&this.#y(o),s&&this.#$(),this.hooks.opened?.(this.#a)}back(){this.#a!==
null&&this.open(this.#i?.blockAround(this.#a)||null)}showTables(){let e=this.#s?this.#n:null;this.#t&&this.#i?.showTables(
this.root,this.#t,this.#l,e)}#E(e){return this.#p.map(s=>s.getAttribute("data-part")??"").find(s=>`${e}.`.startsWith(`${s}\
.`))??null}#$(){if(this.drawn.contains(document.activeElement))return;let e=this.drawn.querySelector('[tabindex="0"]');e instanceof
SVGElement&&e.focus()}mark(e){this.light(e.length?`visits.${e[0]}`:null)}file({title:e,lines:n=[]}){if(!this.#i)throw new Error(
"The picture cannot be saved yet.");let s=getComputedStyle(this.root).getPropertyValue("--paper").trim();return this.#i.
svgFile(this.drawn,{title:e,ground:s,lines:n})}light(e){if(this.#o=e,!this.#t)return!1;let n=gt(e,this.#t);return JSON.stringify(
n)===JSON.stringify(this.#e)?!1:(this.#e=n,this.#u(0),!0)}#d(e){if(!this.light(e))return;let{kind:n,visit:s=0}=this.#e??
{};this.hooks.pointed?.(n==="visit"?[s]:[],this.#e&&e)}#k(e){if(!(e instanceof Element)||this.#f)return;let n=gs(e),s=e.
closest("[data-more]"),o=e.closest("[data-act]")?.getAttribute("data-act");if(s){let[r,a,i]=["more","layer","head"].map(
c=>s.getAttribute(`data-${c}`));this.hooks.more?.(r??"",{layer:a??null,head:i??null})}else if(o==="scale")this.isOwnScale=
!this.isOwnScale,this.#u(0);else if(o)n&&o!=="gate"&&!o.endsWith("temperature")&&this.#w(n,o);else{let r=e.closest("[dat\
a-open]")?.getAttribute("data-open")??n;r!==null&&this.open(r||null)}}#w(e,n){let s=this.#t&&gt(e,this.#t),{act:o}=this.
hooks;if(!s||!o)return;let{kind:r,layer:a=0,head:i=0,visit:c=0}=s;n==="ask"?this.hooks.ask?.({layer:a,head:i}):r==="head"&&
o({kind:r,layer:a,head:i}),r==="visit"&&o({kind:"mask",visit:c}),r==="gate"&&o({kind:r,value:null,isDone:!0}),n==="resid\
uals"?o({kind:n}):(n==="attention"||n==="feed_forward")&&o({kind:"skip",layer:a,part:n})}#_(e){this.#f=!1;let{act:n,edit:s,
carry:o}=this.hooks,r=this.#i;!this.#t||!r||!(n||o)||(this.#h=n?r.dragOf(e,this.#t,this.drawn,s!==void 0):r.carryOf(e),this.#h?.
follows&&e.preventDefault())}#M(e,n){let s=this.#h;if(!s||e.pointerId!==s.pointer)return;n&&(this.#h=null);let o=s.to(e,
n);o&&(this.#f=!0,!this.drawn.hasPointerCapture(s.pointer)&&!n&&this.drawn.setPointerCapture(s.pointer),o.kind==="carry"?
this.hooks.carry?.(o):Kc(o)?this.hooks.edit?.(o):this.hooks.act?.(o))}#v(e){let n=e.target instanceof Element?e.target.closest(
"[data-part], [tabindex]"):null,s=n?.getAttribute("data-part")??null;(e.altKey?this.#P(e.key,s):this.#R(e.key,n,s))&&e.preventDefault()}#R(e,n,s){
if(e==="Escape"&&this.#a!==null)return this.back(),!0;if(e==="Escape"&&this.player.isOpen)return this.player.close(),!0;
if(e.toLowerCase()==="t"&&this.#t)return this.showTables(),!0;if(e.toLowerCase()==="c"&&this.circuits)return this.circuits.
toggle(),!0;if(e.toLowerCase()==="p"&&s!==null&&this.hooks.carry)return this.hooks.carry({kind:"carry",name:s,x:0,y:0,state:"\
put"}),!0;if((e==="Enter"||e===" ")&&n){let i=n.hasAttribute("data-act")||n.hasAttribute("data-open");return e===" "&&this.
hooks.act&&!i?this.#w(s??""):this.#k(n),!0}let o=this.#i;if(!o)return!1;if(this.#l!==null&&this.#t){let i=o.neighbourOf(
this.#l,e,this.#t),c=n?.getAttribute("aria-current")==="true";i!==null&&this.open(i);let l=this.drawn.querySelector(`[ar\
ia-current="true"][data-open="${i}"]`);return c&&l instanceof SVGElement&&l.focus(),i!==null}if(n?.getAttribute("role")===
"slider"&&!/Left|Right/.test(e)&&this.#S(e))return!0;let a=o.walked(this.#p,n,e)?.getAttribute("data-part")??null;return a!==
null&&this.#y(a),a!==null}#O(e){let n=this.#p.find(s=>s.getAttribute("data-part")===e);return n instanceof SVGElement?n:
null}#y(e){let n=this.#O(e);n&&(this.#c=e,this.#T(),n.focus())}#L(e){let{root:n,foot:s}=this,o=this.#O(e)?.getBoundingClientRect();
if(!o||!n.classList.contains("tall"))return;let r=n.scrollHeight>n.clientHeight+1,a=r?n:document.documentElement,i=r?n.getBoundingClientRect().
top:this.hooks.covered?.()??0,c=s.getBoundingClientRect().top,h=o.height<=c-i?(o.top+o.bottom-i-c)/2:o.top-i;a.scrollBy(
{top:h,behavior:Mr.matches?"auto":"smooth"})}#P(e,n){let s={ArrowUp:-1,ArrowLeft:-1,ArrowDown:1,ArrowRight:1}[e],o=this.#t,
r=o&&gt(n,o),{act:a,edit:i}=this.hooks,c=this.#i;if(!s||!r||!a||!c)return!1;let l=!0;if(r.kind==="visit"){let h=r.visit??
0;if(!i||!o.visits[h+s])return!0;i({kind:"move",visit:h,by:s,isDone:l}),this.#y(`visits.${h+s}`)}else if(r.kind==="gate")
this.#S(e);else if(r.kind==="head"||r.kind==="pointer"){let h=r.kind==="head"?"attention":"pointer",u=c.turned(o,h,s*Uc);
a({kind:"temperature",of:h,value:u,isDone:l})}else return!1;return!0}#S(e){let n=this.#i?.slid(this.#t?.gate??0,e)??null;
return n!==null&&this.hooks.act?.({kind:"gate",value:n,isDone:!0}),n!==null}get#p(){return[...this.drawn.querySelectorAll(
"[data-part][tabindex]")]}#T(){let e=this.#p,n=e.find(s=>s.getAttribute("data-part")===this.#c)??e[0];for(let s of e){let o=s===
n?"0":"-1";s.getAttribute("tabindex")!==o&&s.setAttribute("tabindex",o)}}#u(e){this.#x=Sr(this.drawn);let n=this.#G();if(!n)
return;let{width:s,height:o}=n.stage.size;this.drawn.setAttribute("viewBox",`0 0 ${s} ${o}`),this.drawn.setAttribute("fo\
nt-size",String(n.stage.type));let r=this.#i,a=this.#l===null?[]:r?.openedMarks(n,this.#l)??[];!a.length&&this.#l!==null&&
(this.#a=null);let i=this.circuits?.circuit??null,c=a.length?a:this.#I(n);this.drawing.show(c,Mr.matches?0:e),this.#l===
null&&this.#T();let l=this.#l===null?null:r?.sentenceOfOpened(this.#l,n.reading),h=this.#e?null:this.player.told,u=i&&!this.#e?
r?.circuitSentence(i,n.reading):null,{title:m,text:d}=l??h??u??Ct(this.#e,n.reading,n.before),g=!(l||h||u||this.#e),y=this.
root.classList.contains("tall"),p=`${m} ${d} ${Dn}`,b=!y&&p.length<=String(this.room.textContent).length,k=g&&b&&!this.#n&&
!this.hooks.isProjected,x=this.circuits?.failure||(k?Dn:""),$=l||h?"":this.#W(),M=this.putIn.names.includes(this.#o??"")?
`It was put in from the ${this.putIn.run} run.`:"",A=n.stage.streamWidth>0||y,w=!l&&A&&h?.bars||"",O=this.drawn.querySelector(
'[role="slider"]:focus')?n.sliderKeys:"",T=i&&this.#e?r?.circuitWords(i,this.#o):"";Tr(this.caption,{title:m,text:[d,O,w,
M,T,$,x].filter(Boolean).join(" ")})}#I(e){let n=wr(e);if(!this.#i)return n;let{markedAsCircuit:s,markedAsPut:o}=this.#i,
{type:r}=e.stage;return s(o(n,this.putIn,r),this.circuits?.circuit??null,r)}#W(){clearTimeout(this.#b);let e=this.#o??"",
n=this.#g.get(e);return n!==void 0||!this.#e||this.#h?n??"":(this.#b=window.setTimeout(()=>{let s=this.#C();this.#g.set(
e,s),s&&this.caption.append(" ",...jt(s))},Vc),"")}#C(){let[e,n]=[this.#e,this.#t],s=e&&n&&zc(e,n);try{let o=s&&this.hooks.
whatIf?.(s);return o?Po(e,n,o):""}catch{return""}}#G(){let{clientWidth:e,clientHeight:n}=this.drawn,s=e<be;if(!this.#t||
e<Dc||n<1&&!s)return null;let r=(Number(getComputedStyle(this.root).getPropertyValue("--scale"))||1)*Math.min(jc,Math.max(
Bc,e/120));this.root.classList.toggle("tall",s);let a={reading:this.#t,before:this.#n,overlays:this.#s},i=Ue(a),c=this.#F(
r,{width:e,height:n}),l=s?r:c,h=s?$r(this.#t,e,l):n,u=s&&this.#l!==null?qc:h;return{...a,beside:this.#r,stage:Rn(this.#t,
{width:e,height:u,type:l},i),lit:this.#e??gt(this.player.told?.part,this.#t),beat:this.#m??Number.POSITIVE_INFINITY,happened:this.
happened,isOwnScale:this.isOwnScale,scale:[this.#N("--map-least"),this.#N("--attention")],canAct:this.hooks.act!==void 0,
canAsk:this.hooks.ask!==void 0,sliderKeys:this.#i?.SLIDER_KEYS}}#F(e,n){if(!this.hooks.isProjected||!this.#t||n.width<ps.
width)return e;let s=Math.max(e,ps.type);return Rn(this.#t,{...n,type:s}).layers.flatMap(({maps:r})=>r).every(({side:r})=>r>=
ps.side)?s:e}#N(e){let n=getComputedStyle(this.root).getPropertyValue(e).trim().slice(1),[s=0,o=0,r=0]=(n.match(/../g)??
[]).map(a=>Number.parseInt(a,16));return[s,o,r]}};function Sr({clientWidth:t,clientHeight:e}){return t<be?`${t}`:`${t} ${e}`}
function zc({kind:t,layer:e=0,head:n=0,visit:s=0},o){if(t==="head"&&!o.isRemoved(e,n)&&!o.isSkipped(e,"attention"))return{
kind:t,layer:e,head:n};let r=o.visits[s]?.masked??!0;return t!=="visit"||r||s===o.count-1?null:{kind:"mask",visit:s}}function Tr(t,{
title:e,text:n}){let s=document.createElement("strong");s.append(...jt(e)),t.replaceChildren(s," ",...jt(n))}function Yc(t){
let e=({title:n,text:s})=>n.length+s.length;return t.reduce((n,s)=>e(s)>e(n)?s:n)}function Kc(t){return t.kind==="move"||
t.kind==="time"||t.kind==="stay"}function gs(t){return(t instanceof Element?t.closest("[data-part]"):null)?.getAttribute(
"data-part")??null}async function Jc({svg:t}){return`data:image/svg+xml,${encodeURIComponent(await Qc(t))}`}async function Cp(t,e){let n=new Image;
n.src=await Jc(t),await n.decode();let s=document.createElement("canvas");s.width=Math.round(t.width*e),s.height=Math.round(
t.height*e);let o=s.getContext("2d");if(!o)throw new Error("This browser cannot draw a PNG of this size.");return o.drawImage(
n,0,0,s.width,s.height),s.toDataURL("image/png")}async function Qc(t){let e=await Xc();return e&&t.replace("<title>",()=>`\
<style>${e}</style><title>`)||t}async function Xc(){for(let t of document.styleSheets)try{for(let e of t.cssRules){if(!(e instanceof
CSSFontFaceRule)||!/\bInter\b/.test(e.style.fontFamily))continue;let[,n=""]=/url\("?([^")]+)"?\)/.exec(e.style.getPropertyValue(
"src"))??[];return`@font-face{font-family:Inter;font-weight:400 700;src:url(${await Zc(n,t.href??document.baseURI)})}`}}catch{}
return""}async function Zc(t,e){if(t.startsWith("data:"))return t;let n=await fetch(new URL(t,e));return`data:font/woff2\
;base64,${Bt(new Uint8Array(await n.arrayBuffer()))}`}function tl({prediction:{name:t,location:e,probability:n}}){return n===0?"no known place":`${t??`#${e}`}, ${(100*n).toFixed(
1)} %`}function Vp({prediction:t},{prediction:e,places:n}){let s=e.location===t.location,o=s?"":`${n[e.location]?.label??
e.name}, `,{change:r,size:a,sign:i}=qt(t.probability,e.probability);return{value:`${o}${(100*e.probability).toFixed(1)} \
%`,change:s&&r?`${i} ${a} points`:"",isMore:r>0}}function Dp(t,e){t.replaceChildren(...jt(e?tl(e):"…"));let{location:n,
probability:s}=e?.prediction??{};for(let[o,r]of Object.entries({location:n,probability:s,engine:e?.engine}))r===void 0?delete t.
dataset[o]:t.dataset[o]=String(r)}function Bp(t){return t==="browser"?"computed in this browser":"computed by the server"}var xe={remove_heads:{changes:[{at:"layers.{layer}.heads.{head}.outputs",do:"replace_with"}],said:{text:"{items} {replac\
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
{position}",between:" ",first:1},parts:["position"],default:[]}};var zp="“{text}…” is too long for a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Yp="“{text}” has a \
time zone, but times are local to the people who make the visits. Leave out the time zone.",Kp="“{text}” is not a day an\
d time. Write Mon 08:00, 2026-11-16 08:00 or 08:00.",Jp="“{text}” is not a time of day. Write an hour from 00 to 23 and \
minutes from 00 to 59.",Qp="“{text}” is not a day. Write one of {days}, or a date such as 2026-11-16.",Xp="There is \
no date {text}. Write a date of the calendar, such as 2026-11-16.",Zp="The date {text} is out of range. Write a date bet\
ween {first_year} and {last_year}.";var tg="This is not a JSON object. Send a JSON object.";function Nr(t){return Object.entries(xe).flatMap(([e,n])=>{let s=t[e]??n.default;return(Array.isArray(s)?s.length:s!==n.
default)?[{key:e,declared:n,value:s}]:[]})}function Ar({parts:t},e){return(Array.isArray(e)?e:[e==="all"?t.map(()=>"*"):
e]).map(s=>s&&typeof s=="object"&&!Array.isArray(s)?s:Object.fromEntries([s].flat().map((o,r)=>[t[r],o])))}function pg(t,e,n){switch(e.kind){case"head":return nl(t,e,n.architecture);case"mask":return sl(t,e.visit,n.visits);case"\
skip":return ol(t,e);case"residuals":return il(t);case"gate":return rl(t,e);case"temperature":return al(t,e)}}function nl({
remove_heads:t=[],replace_with:e,...n},{layer:s,head:o},{layers:r,heads:a}){let i=Array.from({length:r*a},(u,m)=>[Math.floor(
m/a),m%a]),c=t==="all"?i:t,h=c.some(([u,m])=>u===s&&m===o)?c.filter(([u,m])=>u!==s||m!==o):i.filter(([u,m])=>u===s&&m===
o||c.some(([d,g])=>u===d&&m===g));return h.length?{...n,remove_heads:h,...e&&{replace_with:e}}:n}function sl({mask_visits:t=[],
...e},n,s){let o=s[n]?.sent??0;if(n===s.length-1)return{...e,...t.length&&{mask_visits:t}};let r=t.includes(o)?t.filter(
a=>a!==o):[...t,o].sort((a,i)=>a-i);return r.length?{...e,mask_visits:r}:e}function ol({skip:t=[],...e},{layer:n,part:s}){
let o=t.filter(a=>a.layer!==n||a.part!==s),r=o.length<t.length?o:[...t,{layer:n,part:s}];return r.length?{...e,skip:r}:e}
function rl({gate:t,only:e,...n},{value:s}){return s===null?n:{...n,gate:s}}function al(t,{of:e,value:n}){let s=`${e}_te\
mperature`,o={...t};return delete o[s],n===1?o:{...o,[s]:n}}function il({residuals:t,...e}){return t===!1?e:{...e,residuals:!1}}
var gg=t=>t.map(e=>e+1);function ys(t){let e=Nr(t).flatMap(({key:n,declared:s})=>s.of?[]:[n]);return Object.keys(t).filter(
n=>e.includes(n)).map(n=>({key:n,text:vr(n,t)}))}function vr(t,e){let n=xe[t],{text:s,item:o="",every:r="",single:a,between:i="\
, ",first:c=0}=n.said,l=e[t]??n.default,h=Ar(n,l).map(d=>ke(o,_r(d,g=>c?Number(g)+c:Er(g)))),u=typeof s=="string"?s:s[l]??
"",m=_r(xe,({of:d},g)=>d===t?vr(g,e):"");return ke(a&&h.length===1?a:u,{...m,value:Er(l),items:l==="all"?r:h.join(i)})}var Er=t=>String(
t).replaceAll("_","-"),_r=(t,e)=>Object.fromEntries(Object.entries(t).map(([n,s])=>[n,e(s,n)]));function yg(t){let e=ys(
t).map(({text:n})=>n);return e.length?`Changed: ${e.join("; ")}.`:"Nothing is changed."}function $g(t,e){return ys(t).map(({key:n,text:s})=>{let o=document.createElement("li"),r=document.createElement("button");
return r.type="button",r.textContent=`${s} ×`,r.title="Take this change back",r.addEventListener("click",()=>{e(Object.
fromEntries(Object.entries(t).filter(([a])=>a!==n)))}),o.append(r),o})}var cn=hl("model-files"),cl=500,Ft=cn===null;function Sg(t){return cn!==null&&Object.hasOwn(cn,t)}async function Rr(t,e=Dt){
return Ft?ll(`models/${encodeURIComponent(t)}/vocabulary`,e):JSON.parse(new TextDecoder().decode(await bs(t,"vocabulary")))}
async function ll(t,e){try{return await Pt(t,{},e)}catch(n){if(!(n instanceof yt)||n.status)throw n;let s=new URL(`api/${t}`,
e),o=await fetch(s,{cache:"force-cache"}).catch(()=>null);if(!o?.ok)throw n;return o.json()}}async function Tg(t,e=cl){if(Ft){
let n=`models/${encodeURIComponent(t)}/histories?limit=${e}`,{items:s}=await Pt(n);return s}return JSON.parse(new TextDecoder().
decode(await bs(t,"histories")))}async function Lr({id:t,weights:e},n,s=Dt){if(!Ft)return bs(t,"weights",n);let o=`api/m\
odels/${encodeURIComponent(t)}/weights/${e?.sha256}`;return Ir(new URL(o,s),"weights",n)}async function Pr(t,{weights:e}){
if(!e||!globalThis.crypto?.subtle)return;if([...new Uint8Array(await crypto.subtle.digest("SHA-256",t))].map(o=>o.toString(
16).padStart(2,"0")).join("")!==e.sha256)throw new Error("The weights were damaged on their way. Load the page again.")}
async function bs(t,e,n=!1){let s=cn?.[t]?.[e];if(!s)throw new Error(`This page holds no ${e} of ${t}.`);if(!s.startsWith(
"#"))return Ir(new URL(s,document.baseURI),e,n);let o=document.getElementById(s.slice(1))?.textContent??"";return we(o.trim()).
buffer}async function Ir(t,e,n){let s=await fetch(t,{cache:n?"reload":"default"});if(!s.ok)throw new Error(`The ${e} cou\
ld not be fetched (${s.status}).`);return s.arrayBuffer()}function hl(t){let e=$s(document,`script#${t}`,HTMLScriptElement);
return e&&JSON.parse(e.textContent??"")}var ul=["browser","server"],Wr=20,ml=300,fl=4,dl="static/bundles/browser-model.js",pl="The network could not be loaded.",
Fr={address:new URL("../bundles/browser-model.js",import.meta.url).href,load(t){let e=null,n=o=>{e=o};return document.dispatchEvent(
new CustomEvent("pointerscope:engine",{detail:n})),e?Promise.resolve(e):String(t)===Dt.href?import(Fr.address):import(new URL(
dl,t).href)}},Cr=class{#t;#n;#s;#r=null;#e=null;#o=!1;#c=new Map;draws=!1;sharesWeights=!0;constructor(e,n=null,s=Dt){this.#t=
e,this.#s=s,this.#n=`models/${encodeURIComponent(e)}`,this.choose(n)}choose(e){this.choice=e&&ul.includes(e)?e:null,Ft||
(this.choice="browser"),this.obstacle="",this.#e||(this.#r=null)}get model(){return this.#e}get isInBrowser(){return this.#e!==
null&&this.choice!=="server"}async explain(e,n){if(this.choice==="browser"&&await this.prepare(),this.draws&&this.sharesWeights&&
this.choice!=="server"&&await Promise.race([this.prepare(),new Promise(r=>setTimeout(r,ml))]),this.#e&&this.choice!=="se\
rver")return this.explainHere(e);if(!Ft)throw new yt(0,[{where:"",message:this.obstacle,suggestions:[]}]);let o=this.choice!==
"server"&&!!navigator.serviceWorker?.controller?Ms(n):n;try{return{...await this.#m(e,o),engine:"server"}}catch(r){if(!(r instanceof
yt&&r.status===0)||this.choice==="server")throw r;if(await this.prepare(),this.#e)return this.explainHere(e);throw this.
choose(this.choice),r}}async compute(e){await this.prepare();let n=this.#e;if(!n){let s=`The server does not answer. Thi\
s browser cannot compute: ${this.obstacle}`;throw this.choose(this.choice),new yt(0,[{where:"",message:s,suggestions:[]}])}
return Gr(()=>n.trace(n.queryOf(e)))}async searchPlaces(e){if(Ft||await this.prepare(),this.#e&&this.choice!=="server"){
let{places:s}=this.#e;return s.search(e,Wr).map(({id:o,category:r})=>({label:s.label(o),notation:s.notation(o),category:r}))}
let{items:n}=await Pt(`${this.#n}/locations?${mn({q:e,limit:Wr})}`,{},this.#s);return n}async prepare(){try{this.#r??=this.#a(),
this.#e=await this.#r}catch(e){this.#o=!0;let n=e instanceof yt?!e.status:e instanceof TypeError;this.obstacle=n?pl:Os(e)}}explainHere(e){
let n=this.#e,{interventions:s,...o}=e,r=JSON.stringify([o,s||null]),a=this.#c.get(r);if(a)return a;let i={...Gr(()=>n.trace(
e)),engine:"browser"},[c=""]=this.#c.keys();return this.#c.size>=fl&&this.#c.delete(c),this.#c.set(r,i),i}async#m(e,n){if(this.
draws&&(!this.sharesWeights||this.choice==="server"||this.obstacle)){let o=`${this.#n}/views/network?${gl(e)}`;try{let{trace:r}=await Pt(
o,{...n&&{signal:n}},this.#s);return As(r)}catch(r){if(!(r instanceof yt&&r.problems[0]?.where==="view"))throw r;this.draws=
!1}}let s={method:"POST",headers:{"content-type":"application/json"},body:JSON.stringify(e),...n&&{signal:n}};return Pt(
`${this.#n}/explain?encoding=base64`,s,this.#s)}async#a(){let e=await Rr(this.#t,this.#s);if(!e.weights)throw this.sharesWeights=
!1,new Error("The weights of this model stay on the server.");let[{BrowserModel:n},s]=await Promise.all([Fr.load(this.#s),
Lr(e,this.#o,this.#s)]),o=Pr(s,e);o.catch(()=>{});let r=new n(e,s);return await o,r}};function Gr(t){try{return t()}catch(e){
let{problems:n}=e;throw n?new yt(422,n):e}}function gl(t){let e=Object.entries(t).map(([n,s])=>[n,s!==null&&typeof s=="o\
bject"?JSON.stringify(s):s]);return mn(Object.fromEntries(e))}export{S as a,qt as b,tl as c,Vp as d,Dp as e,Bp as f,zp as g,Yp as h,Kp as i,Jp as j,Qp as k,Xp as l,Zp as m,tg as n,pg as o,
gg as p,ys as q,yg as r,$g as s,Ft as t,Sg as u,Tg as v,As as w,Es as x,bl as y,Cr as z,gt as A,Nl as B,Ot as C,ic as D,
Or as E,Jc as F,Cp as G};
